/* Commands of a program: read the file, parse it and show its diagnostics. */
#include "program_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "input.h"

/* True once an error of the program is shown. */
static bool is_error_shown;

static void show(void *state, const sdyrt_diagnostic *d) {
    is_error_shown = is_error_shown || d->severity == SDYRT_ERROR;
    opt_show(state, d);
}

int program_failed(const char *what) {
    return is_error_shown ? CLI_FAILED : cli_fail_library(what);
}

int program_run_file(const char *command, const program_file *file,
                     program_run *run, const void *options) {
    sdyrt_pool *pool = NULL;
    sdyrt_sdy_version version = SDYRT_SDY_NEWEST;
    sdyrt_source source = SDYRT_SOURCE_INIT;
    const char *const path = file->path;
    if (path == NULL)
        return cli_usage("%s: no FILE; see 'sdyrt help %s'", command, command);
    if (file->sdy_version != NULL &&
        !opt_sdy_version_named(file->sdy_version, &version))
        return cli_usage("--sdy-version: expected " OPT_SDY_VERSIONS
                         ", found '%s'",
                         file->sdy_version);
    char *const text = opt_read_all(path, &source.bytes);
    if (text == NULL)
        return cli_fail("cannot read '%s': %s", path, strerror(errno));
    source.name = strcmp(path, "-") == 0 ? "<stdin>" : path;
    source.text = text;
    opt_register_dialects();
    int rc =
        sdyrt_pool_create(&pool) == SDYRT_OK ? CLI_OK : cli_fail_library(NULL);
    if (rc == CLI_OK) {
        sdyrt_pool_set_handler(pool, show, stderr);
        sdyrt_pool_hide_ops(pool, true);
        (void)sdyrt_pool_set_sdy_version(pool, version); /* valid */
        rc = run(options, pool, &source);
    }
    sdyrt_pool_destroy(pool);
    free(text);
    return rc;
}

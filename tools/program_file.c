#include "program_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "input.h"

/* Errors of the program have places in it. */
static bool is_error_shown;

static void show(void *state, const sdyrt_diagnostic *d) {
    is_error_shown = is_error_shown || d->severity == SDYRT_ERROR;
    opt_show(state, d);
}

int program_failed(const char *what) {
    return is_error_shown ? CLI_FAILED : cli_fail_library(what);
}

int program_run_file(const char *command, const char *path, program_run *run,
                     const void *options) {
    sdyrt_pool *pool = NULL;
    sdyrt_source source = SDYRT_SOURCE_INIT;
    if (path == NULL)
        return cli_usage("%s: no FILE; see 'sdyrt help %s'", command, command);
    char *const text = opt_read_all(path, &source.bytes);
    if (text == NULL)
        return cli_fail("cannot read '%s': %s", path, strerror(errno));
    source.name = strcmp(path, "-") == 0 ? "<stdin>" : path;
    source.text = text;
    int rc =
        sdyrt_pool_create(&pool) == SDYRT_OK ? CLI_OK : cli_fail_library(NULL);
    if (rc == CLI_OK) {
        sdyrt_pool_set_handler(pool, show, stderr);
        sdyrt_pool_hide_ops(pool, true);
        rc = run(options, pool, &source);
    }
    sdyrt_pool_destroy(pool);
    free(text);
    return rc;
}

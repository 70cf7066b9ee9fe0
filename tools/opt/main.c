/* sdyrt-opt: read, verify, transform and print programs, with mlir-opt's
 * habits.
 */
#include "expect.h"
#include "input.h"
#include "options.h"
#include "roundtrip.h"
#include <sdyrt/version.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A program: the whole text, or a part between markers. */
typedef struct part {
    const char *text;
    size_t bytes;
    int first_line;
} part;

static bool run(opt_options *o, sdyrt_pool *pool, const part *p) {
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.name = o->path;
    source.text = p->text;
    source.bytes = p->bytes;
    source.first_line = p->first_line;
    source.allow_unknown_ops = o->allow_unknown_ops;
    source.bare = o->is_bare;
    sdyrt_program *program = NULL;
    sdyrt_status status = sdyrt_program_parse(pool, &source, &program);
    const char *const passes =
        o->pipeline.whole != NULL ? o->pipeline.whole : o->pipeline.text;
    if (status == SDYRT_OK && o->verifies_roundtrip &&
        !opt_comes_back(&source, program, pool)) {
        o->has_other_text = true;
        status = SDYRT_ARGUMENT; /* which is reported */
    }
    if (status == SDYRT_OK && passes != NULL)
        status = sdyrt_program_run_pipeline(program, passes, &o->run);
    if (status == SDYRT_OK)
        status =
            sdyrt_program_print(program, &o->print, sdyi_out_write, &o->out);
    sdyrt_program_destroy(program);
    /* diagnostics have been shown; a file's failure is reported at its end */
    if (status != SDYRT_OK && status != SDYRT_ARGUMENT &&
        o->out.failure[0] == '\0')
        fprintf(stderr, "sdyrt-opt: %s\n", sdyrt_last_error());
    return status == SDYRT_OK;
}

/* Run one program; with -verify-diagnostics an expected error is no failure. */
static bool run_part(opt_options *o, sdyrt_pool *pool, const part *p) {
    if (o->expects == NULL)
        return run(o, pool, p);
    opt_expected *const expected =
        opt_expected_of(o->path, p->text, p->bytes, p->first_line,
                        strcmp(o->expects, "only-expected") == 0);
    sdyrt_pool_set_handler(pool, opt_expected_take, expected);
    (void)run(o, pool, p);
    return opt_expected_end(expected);
}

/* The start of the next marker, or the end. */
static const char *find_marker(const char *text, const char *end,
                               const char *marker) {
    const size_t n = strlen(marker);
    for (; (size_t)(end - text) >= n; text++) {
        text = memchr(text, marker[0], (size_t)(end - text) - n + 1);
        if (text == NULL)
            return end;
        if (memcmp(text, marker, n) == 0)
            return text;
    }
    return end;
}

/* Run each part as a program, and print markers between them. */
static bool run_parts(opt_options *o, sdyrt_pool *pool, const char *text,
                      size_t bytes) {
    const char *const end = text + bytes;
    bool is_right = true;
    part p = {.text = text, .first_line = 1};
    for (;;) {
        const char *const next =
            o->marker == NULL ? end : find_marker(p.text, end, o->marker);
        p.bytes = (size_t)(next - p.text);
        is_right &= run_part(o, pool, &p);
        if (next == end)
            return is_right;
        for (; p.text < next; p.text++)
            p.first_line += *p.text == '\n';
        p.text = next + strlen(o->marker);
        (void)sdyi_out_write(&o->out, o->out_marker, strlen(o->out_marker));
        (void)sdyi_out_write(&o->out, "\n", 1);
    }
}

static int run_file(opt_options *o) {
    size_t bytes = 0;
    char *const text = opt_read_all(o->path, &bytes);
    sdyrt_pool *pool = NULL;
    bool is_right = false;
    if (text == NULL) {
        fprintf(stderr, "sdyrt-opt: cannot open input file '%s': %s\n", o->path,
                strerror(errno));
        return 1;
    }
    if (sdyi_out_open(&o->out, o->out_path) &&
        sdyrt_pool_create(&pool) != SDYRT_OK)
        fprintf(stderr, "sdyrt-opt: %s\n", sdyrt_last_error());
    if (pool != NULL) {
        sdyrt_pool_set_handler(pool, opt_show, stderr);
        sdyrt_pool_hide_ops(pool, o->hides_ops);
        (void)sdyrt_pool_set_sdy_version(pool, o->sdy_version); /* valid */
        is_right = run_parts(o, pool, text, bytes);
    }
    is_right = sdyi_out_finish(&o->out) && is_right && !o->has_other_text &&
               sdyi_out_keep(&o->out);
    if (o->out.failure[0] != '\0')
        fprintf(stderr, "sdyrt-opt: %s\n", o->out.failure);
    sdyi_out_drop(&o->out);
    sdyrt_pool_destroy(pool);
    free(text);
    return is_right ? 0 : 1;
}

static int run_command(opt_options *o) {
    if (o->shows_help)
        opt_print_help();
    else if (o->shows_version)
        puts(sdyrt_version());
    else if (o->lists_passes)
        opt_print_passes();
    else if (o->shows_dialects)
        opt_print_dialects();
    else
        return run_file(o);
    if (fflush(stdout) == 0 && !ferror(stdout))
        return 0;
    fprintf(stderr, "sdyrt-opt: cannot write standard output: %s\n",
            strerror(errno));
    return 1;
}

int main(int argc, char **argv) {
    sdyi_out_limits_fail();
    opt_register_dialects();
    opt_options o;
    int rc = opt_options_read(&o, argc, argv);
    if (rc == 0)
        rc = run_command(&o);
    opt_options_free(&o);
    return rc;
}

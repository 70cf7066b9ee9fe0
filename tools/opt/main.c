/* sdyrt-opt: read, verify, transform and print programs, with mlir-opt's
 * habits.
 */
#include "passes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct options {
    const char *path;
    sdyrt_program_print_options print;
    bool allow_unknown_ops;
    opt_pipeline pipeline;
    sdyrt_run_options run;
} options;

static bool write_out(void *state, const char *text, size_t bytes) {
    return fwrite(text, 1, bytes, state) == bytes;
}

/* As mlir-opt shows it: the place, the line, and a mark below it. */
static void show(void *state, const sdyrt_diagnostic *d) {
    static const char *const words[] = {"error", "warning", "remark", "note"};
    FILE *const out = state;
    if (d->file != NULL)
        fprintf(out, "%s:%d:%d: ", d->file, d->line, d->column);
    fprintf(out, "%s: %s\n", words[d->severity], d->text);
    if (d->source_line != NULL)
        fprintf(out, "%.*s\n%*s\n", (int)d->source_line_bytes, d->source_line,
                d->column, "^");
}

static char *read_all(const char *path, size_t *bytes) {
    FILE *const file = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
    if (file == NULL)
        return NULL;
    size_t capacity = 1 << 16, n = 0;
    char *text = malloc(capacity);
    *bytes = 0;
    while (text != NULL &&
           (n = fread(text + *bytes, 1, capacity - *bytes, file)) > 0) {
        *bytes += n;
        if (*bytes < capacity)
            continue;
        char *const more = realloc(text, capacity *= 2);
        if (more == NULL)
            free(text);
        text = more;
    }
    if (file != stdin)
        (void)fclose(file);
    return text;
}

static int run(const options *o, sdyrt_pool *pool, const char *text,
               size_t bytes) {
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.name = o->path;
    source.text = text;
    source.bytes = bytes;
    source.allow_unknown_ops = o->allow_unknown_ops;
    sdyrt_program *program = NULL;
    sdyrt_status status = sdyrt_program_parse(pool, &source, &program);
    if (status == SDYRT_OK && o->pipeline.text != NULL)
        status = sdyrt_program_run_pipeline(program, o->pipeline.text, &o->run);
    if (status == SDYRT_OK)
        status = sdyrt_program_print(program, &o->print, write_out, stdout);
    sdyrt_program_destroy(program);
    if (status != SDYRT_OK && sdyrt_last_error_kind() != SDYRT_KIND_PROGRAM)
        fprintf(stderr, "sdyrt-opt: %s\n", sdyrt_last_error());
    return status == SDYRT_OK ? 0 : 1;
}

static void print_help(void) {
    puts("sdyrt-opt [options] [passes] [file]: read, verify, transform and "
         "print a program\n"
         "  --allow-unregistered-dialect  keep ops of unknown dialects\n"
         "  --mlir-print-ir-after-all     print after each pass, to stderr\n"
         "  --mlir-print-op-generic       print all ops in the generic form\n"
         "  --mlir-timing                 print the time of each pass\n"
         "  --pass-pipeline=<text>        "
         "\"builtin.module(cse,func.func(canonicalize))\"");
    opt_print_passes();
}

static bool write_err(void *state, const char *text, size_t bytes) {
    (void)state;
    return fwrite(text, 1, bytes, stderr) == bytes;
}

/* An argument without its dashes. */
static bool take_option(options *o, const char *name) {
    if (strcmp(name, "mlir-print-op-generic") == 0)
        o->print.generic = true;
    else if (strcmp(name, "allow-unregistered-dialect") == 0)
        o->allow_unknown_ops = true;
    else if (strcmp(name, "mlir-print-ir-after-all") == 0)
        o->run.print_after_all = write_err;
    else if (strcmp(name, "mlir-timing") == 0)
        o->run.timing = write_err;
    else
        return opt_take_pass(&o->pipeline, name);
    return true;
}

int main(int argc, char **argv) {
    options o = {.path = "-",
                 .print = SDYRT_PROGRAM_PRINT_OPTIONS_INIT,
                 .run = SDYRT_RUN_OPTIONS_INIT};
    for (int i = 1; i < argc; i++) {
        const char *const name =
            argv[i] + (argv[i][0] == '-') + (strncmp(argv[i], "--", 2) == 0);
        if (argv[i][0] != '-' || argv[i][1] == '\0') {
            o.path = argv[i];
        } else if (strcmp(name, "help") == 0) {
            print_help();
            return 0;
        } else if (!take_option(&o, name)) {
            fprintf(stderr, "sdyrt-opt: unknown option %s\n", argv[i]);
            return 2;
        }
    }
    opt_close_pipeline(&o.pipeline);
    size_t bytes;
    char *const text = read_all(o.path, &bytes);
    sdyrt_pool *pool = NULL;
    if (text == NULL || sdyrt_pool_create(&pool) != SDYRT_OK) {
        fprintf(stderr, "sdyrt-opt: cannot read %s\n", o.path);
        free(text);
        return 1;
    }
    sdyrt_pool_set_handler(pool, show, stderr);
    const int rc = run(&o, pool, text, bytes);
    sdyrt_pool_destroy(pool);
    free(text);
    free(o.pipeline.text);
    return rc;
}

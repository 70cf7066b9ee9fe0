/* sdyrt-opt: read, verify, transform and print programs, with mlir-opt's
 * habits.
 */
#include <sdyrt/program.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct options {
    const char *path;
    sdyrt_program_print_options print;
    bool allow_unknown_ops;
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
    if (status == SDYRT_OK)
        status = sdyrt_program_print(program, &o->print, write_out, stdout);
    sdyrt_program_destroy(program);
    if (status != SDYRT_OK && sdyrt_last_error_kind() != SDYRT_KIND_PROGRAM)
        fprintf(stderr, "sdyrt-opt: %s\n", sdyrt_last_error());
    return status == SDYRT_OK ? 0 : 1;
}

static bool is(const char *argument, const char *name) {
    return strncmp(argument, "--", 2) == 0 ? strcmp(argument + 2, name) == 0
                                           : strcmp(argument + 1, name) == 0;
}

int main(int argc, char **argv) {
    options o = {.path = "-", .print = SDYRT_PROGRAM_PRINT_OPTIONS_INIT};
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] != '-' || argv[i][1] == '\0')
            o.path = argv[i];
        else if (is(argv[i], "mlir-print-op-generic"))
            o.print.generic = true;
        else if (is(argv[i], "allow-unregistered-dialect"))
            o.allow_unknown_ops = true;
        else {
            fprintf(stderr, "sdyrt-opt: unknown option %s\n", argv[i]);
            return 2;
        }
    }
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
    return rc;
}

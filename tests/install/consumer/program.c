/* A user's program in C that reads programs: PROGRAM FILE.mlir prints the file
 * as it was read. Two threads do so at once, each with a pool of its own, and
 * must agree; each has a program refused before, and has its diagnostic. */
#include <sdyrt/opt.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct work {
    const char *text;
    size_t bytes;
    char *printed; /* as it came */
    size_t n;
    char error[256]; /* "line:column: text" */
    int failed;
} work;

static bool take(void *state, const char *text, size_t bytes) {
    work *const w = state;
    char *const more = realloc(w->printed, w->n + bytes);
    if (more == NULL)
        return false;
    memcpy(more + w->n, text, bytes);
    w->printed = more;
    w->n += bytes;
    return true;
}

static void keep(void *state, const sdyrt_diagnostic *d) {
    work *const w = state;
    if (d->severity == SDYRT_ERROR)
        snprintf(w->error, sizeof w->error, "%d:%d: %s", d->line, d->column,
                 d->text);
}

static sdyrt_status parse(sdyrt_pool *pool, const char *text, size_t bytes,
                          sdyrt_program **program) {
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.text = text;
    source.bytes = bytes;
    return sdyrt_program_parse(pool, &source, program);
}

/* A program that does not verify is refused, with a diagnostic. */
static int check_diagnostic(work *w, sdyrt_pool *pool) {
    static const char wrong[] =
        "func.func @f(%a: tensor<2xf32>) -> tensor<3xf32> {\n"
        "  return %a : tensor<2xf32>\n"
        "}\n";
    static const char expected[] = "2:3: type of return operand 0";
    sdyrt_program *program = NULL;
    return parse(pool, wrong, sizeof wrong - 1, &program) == SDYRT_ARGUMENT &&
           sdyrt_last_error_kind() == SDYRT_KIND_PROGRAM && program == NULL &&
           strncmp(w->error, expected, sizeof expected - 1) == 0;
}

static void *run(void *argument) {
    work *const w = argument;
    sdyrt_pool *pool = NULL;
    sdyrt_program *program = NULL;
    w->failed = sdyrt_pool_create(&pool) != SDYRT_OK;
    if (w->failed)
        return NULL;
    sdyrt_pool_set_handler(pool, keep, w);
    w->failed = !check_diagnostic(w, pool) ||
                parse(pool, w->text, w->bytes, &program) != SDYRT_OK ||
                sdyrt_program_run_pipeline(
                    program, "builtin.module(symbol-dce)", NULL) != SDYRT_OK ||
                sdyrt_program_print(program, NULL, take, w) != SDYRT_OK;
    if (w->failed)
        fprintf(stderr, "%s; %s\n", w->error, sdyrt_last_error());
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    return NULL;
}

static char *read_file(const char *path, size_t *bytes) {
    char *const text = malloc(1 << 20);
    FILE *const file = fopen(path, "rb");
    *bytes = text == NULL || file == NULL ? 0 : fread(text, 1, 1 << 20, file);
    if (file != NULL)
        fclose(file);
    return text;
}

int main(int argc, char **argv) {
    size_t bytes;
    char *const text = read_file(argc == 2 ? argv[1] : "", &bytes);
    work w[2] = {{.text = text, .bytes = bytes},
                 {.text = text, .bytes = bytes}};
    pthread_t thread;
    if (bytes == 0 || pthread_create(&thread, NULL, run, &w[0]) != 0)
        return 2;
    run(&w[1]);
    pthread_join(thread, NULL);
    int failed = w[0].failed || w[1].failed;
    if (!failed &&
        (w[0].n != w[1].n || memcmp(w[0].printed, w[1].printed, w[0].n) != 0)) {
        fprintf(stderr, "two threads print different texts\n");
        failed = 1;
    }
    fwrite(w[0].printed, 1, w[0].n, stdout);
    free(w[0].printed);
    free(w[1].printed);
    free(text);
    return failed;
}

/* Print the values of a program whose sharding is not fully replicated, as it
 * is or after passes:
 *     show_shardings FILE.mlir
 *     show_shardings FILE.mlir 'builtin.module(sdy-user-priority-propagate)'
 * A program as JAX writes it: print(jax.jit(f).lower(..).as_text()). */
#include <errno.h>
#include <sdyrt/opt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void show_diagnostic(void *state, const sdyrt_diagnostic *d) {
    (void)state;
    fprintf(stderr, "%s:%d:%d: %s\n", d->file == NULL ? "-" : d->file, d->line,
            d->column, d->text);
}

static bool is_replicated(const sdyrt_sharding *sharding) {
    for (int d = 0; d < sdyrt_sharding_rank(sharding); d++)
        if (sdyrt_sharding_dim_at(sharding, d).axes.count > 0)
            return false;
    return sdyrt_sharding_unreduced(sharding, NULL).count == 0;
}

static void fail(void) {
    fprintf(stderr, "show_shardings: %s\n", sdyrt_last_error());
    exit(1);
}

/* Print a sharding, and release it. */
static void show(const char *name, const char *type,
                 const sdyrt_sharding *sharding) {
    char text[512];
    if (sharding != NULL && !is_replicated(sharding)) {
        sdyrt_sharding_print(sharding, text, sizeof text);
        printf("  %-10s %-24s %s\n", name, type, text);
    }
    sdyrt_sharding_release(sharding);
}

static void show_value(const sdyrt_value *value) {
    const sdyrt_sharding *sharding = NULL;
    sdyrt_type_info type = SDYRT_TYPE_INFO_INIT;
    const char *name = NULL;
    if (sdyrt_value_name(value, &name) != SDYRT_OK ||
        sdyrt_value_type(value, &type) != SDYRT_OK ||
        sdyrt_value_sharding(value, &sharding) != SDYRT_OK)
        fail();
    show(name, type.text, sharding);
}

/* Print the shardings of a function's results. */
static void show_results(const sdyrt_operation *function, int n) {
    for (int i = 0; i < n; i++) {
        const sdyrt_sharding *sharding = NULL;
        sdyrt_type_info type = SDYRT_TYPE_INFO_INIT;
        char name[32];
        snprintf(name, sizeof name, "result %d", i);
        if (sdyrt_function_result_type(function, i, &type) != SDYRT_OK ||
            sdyrt_function_result_sharding(function, i, &sharding) != SDYRT_OK)
            fail();
        show(name, type.text, sharding);
    }
}

/* Print the results of an operation, and the arguments of its blocks. */
static sdyrt_walk_result visit(void *state, const sdyrt_operation *op) {
    (void)state;
    sdyrt_function_info function = SDYRT_FUNCTION_INFO_INIT;
    sdyrt_operation_info info = SDYRT_OPERATION_INFO_INIT;
    sdyrt_operation_info_get(op, &info);
    if (sdyrt_function_info_get(op, &function) == SDYRT_OK) {
        printf("@%s\n", function.name);
        show_results(op, function.n_results);
    }
    for (int i = 0; i < info.n_results; i++)
        show_value(sdyrt_operation_result_at(op, i));
    for (int r = 0; r < info.n_regions; r++) {
        const sdyrt_region *const region = sdyrt_operation_region_at(op, r);
        const sdyrt_block *block = sdyrt_region_first(region);
        for (; block != NULL; block = sdyrt_block_next(block))
            for (int i = 0; i < sdyrt_block_argument_count(block); i++)
                show_value(sdyrt_block_argument_at(block, i));
    }
    return SDYRT_WALK_ADVANCE;
}

static char *read_file(const char *path, size_t *bytes) {
    FILE *const file = fopen(path, "rb");
    char *text = NULL;
    if (file != NULL && fseek(file, 0, SEEK_END) == 0) {
        *bytes = (size_t)ftell(file);
        rewind(file);
        text = malloc(*bytes + 1);
        if (text != NULL && fread(text, 1, *bytes, file) != *bytes) {
            free(text);
            text = NULL;
        }
    }
    if (file != NULL)
        fclose(file);
    return text;
}

int main(int argc, char **argv) {
    sdyrt_source source = SDYRT_SOURCE_INIT;
    if (argc < 2) {
        fprintf(stderr, "usage: show_shardings FILE.mlir [PIPELINE]\n");
        return 2;
    }
    source.name = argv[1];
    char *const text = read_file(source.name, &source.bytes);
    if (text == NULL) {
        fprintf(stderr, "show_shardings: cannot read %s: %s\n", source.name,
                strerror(errno));
        return 1;
    }
    source.text = text;
    sdyrt_pool *pool = NULL;
    sdyrt_program *program = NULL;
    sdyrt_status status = sdyrt_pool_create(&pool);
    if (status == SDYRT_OK) {
        sdyrt_pool_set_handler(pool, show_diagnostic, NULL);
        status = sdyrt_program_parse(pool, &source, &program);
    }
    if (status == SDYRT_OK && argc > 2)
        status = sdyrt_program_run_pipeline(program, argv[2], NULL);
    if (status == SDYRT_OK)
        sdyrt_operation_walk(sdyrt_program_operation(program),
                             SDYRT_WALK_PRE_ORDER, visit, NULL);
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    free(text);
    return status != SDYRT_OK;
}

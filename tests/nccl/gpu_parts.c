/* A matrix of bytes whose rows, or columns, are spread over all ranks; and
 * which tests run. */
#include "gpu_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of a rank: odd, so that parts lie at any address. */
enum { ROWS = 15, COLUMNS = 21 };

static unsigned char element(int row, int column, int seed) {
    return (unsigned char)((row * 7 + column * 13 + seed * 31) % 251);
}

void gpu_parts_values(const gpu_rank *r, const gpu_parts *p, bool is_by_rows,
                      int seed, unsigned char *host) {
    const int rows = is_by_rows ? ROWS : p->rows;
    const int columns = is_by_rows ? p->columns : COLUMNS;
    const int row = is_by_rows ? r->rank * ROWS : 0;
    const int column = is_by_rows ? 0 : r->rank * COLUMNS;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            host[i * columns + j] = element(row + i, column + j, seed);
}

static sdyrt_status make_plan(gpu_rank *r, sdyrt_context *context,
                              const gpu_parts *p, bool is_to_columns,
                              sdyrt_plan **plan) {
    char type[64], rows[64], columns[64];
    (void)snprintf(type, sizeof type, "tensor<%dx%dxi8>", p->rows, p->columns);
    (void)snprintf(rows, sizeof rows, "<mesh<[\"x\"=%d]>, [{\"x\"}, {}]>",
                   r->size);
    (void)snprintf(columns, sizeof columns, "<mesh<[\"x\"=%d]>, [{}, {\"x\"}]>",
                   r->size);
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    TRY(sdyrt_type_parse(type, &op.type));
    TRY(sdyrt_sharding_parse(is_to_columns ? rows : columns, NULL, 0,
                             &op.from));
    TRY(sdyrt_sharding_parse(is_to_columns ? columns : rows, NULL, 0, &op.to));
    const sdyrt_status status = sdyrt_plan_create(context, &op, NULL, plan);
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    return status;
}

sdyrt_status gpu_parts_make(gpu_rank *r, sdyrt_context *context, int seed,
                            gpu_parts *p) {
    *p = (gpu_parts){.rows = ROWS * r->size, .columns = COLUMNS * r->size};
    p->bytes = (size_t)(ROWS * COLUMNS * r->size);
    void *memory[2];
    for (int i = 0; i < 2; i++)
        TRY(sdyrt_alloc(context, p->bytes, &memory[i]));
    p->by_rows = memory[0];
    p->by_columns = memory[1];
    p->host = malloc(2 * p->bytes);
    EXPECT(p->host != NULL);
    gpu_parts_values(r, p, true, seed, p->host);
    TRY(sdyrt_copy(context, p->by_rows, p->host, p->bytes));
    TRY(make_plan(r, context, p, true, &p->to_columns));
    return make_plan(r, context, p, false, &p->to_rows);
}

sdyrt_status gpu_parts_compare(gpu_rank *r, sdyrt_context *context,
                               const gpu_parts *p, bool is_by_rows, int seed) {
    unsigned char *const found = p->host + p->bytes;
    gpu_parts_values(r, p, is_by_rows, seed, p->host);
    TRY(sdyrt_copy(context, found, is_by_rows ? p->by_rows : p->by_columns,
                   p->bytes));
    EXPECT(memcmp(p->host, found, p->bytes) == 0);
    return SDYRT_OK;
}

bool gpu_is_chosen(int number, char **names, int n_names) {
    const gpu_test *const test = &gpu_tests[number];
    for (int i = 0; i < n_names; i++)
        if (strcmp(names[i], test->name) == 0)
            return true;
    return n_names == 0 && !test->is_last;
}

const char *gpu_unknown_test(char **names, int n_names) {
    for (int i = 0; i < n_names; i++) {
        int k = 0;
        while (k < n_gpu_tests && strcmp(names[i], gpu_tests[k].name) != 0)
            k++;
        if (k == n_gpu_tests)
            return names[i];
    }
    return NULL;
}

void gpu_parts_free(sdyrt_context *context, gpu_parts *p) {
    sdyrt_plan_destroy(p->to_columns);
    sdyrt_plan_destroy(p->to_rows);
    sdyrt_free(context, p->by_rows);
    sdyrt_free(context, p->by_columns);
    free(p->host);
}

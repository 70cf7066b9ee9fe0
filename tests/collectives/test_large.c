/* Sizes that do not fit 32 bits: a tensor of more than 2^31 elements and a
 * shard of more than 4 GiB, every byte compared. Skipped where the memory is
 * not there, and under sanitizers, which take several times as much. */
#include <sdyrt/sdyrt.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "large.h"

#define NEEDED_GIB 12 /* 8.1 are used */

/* The byte of element `i`: a hash of all its bits, simple enough for the
 * compiler to make several at once. */
static inline uint8_t byte_of(uint64_t i) {
    const uint32_t low = (uint32_t)i * UINT32_C(0x9e3779b1);
    const uint32_t high = (uint32_t)(i >> 32) * UINT32_C(0x85ebca77);
    return (uint8_t)((low ^ high) >> 24);
}

typedef struct large {
    const sdyrt_op *op;
    int64_t wrong[2];   /* elements of each rank */
    int64_t first[2];   /* the first of them */
    int64_t checked[2]; /* elements of the out tile */
} large;

/* Rows of a tile are contiguous; tensors here have one or two dimensions. */
static int64_t row_start(const sdyrt_type *type, const sdyrt_tile *tile,
                         int64_t row) {
    return type->rank == 1
               ? tile->offset[0]
               : (tile->offset[0] + row) * type->dims[1] + tile->offset[1];
}

static void fill(const sdyrt_type *type, const sdyrt_tile *tile, uint8_t *at) {
    const int64_t rows = type->rank == 1 ? 1 : tile->size[0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t start = (uint64_t)row_start(type, tile, row);
        const uint64_t n = (uint64_t)tile->size[type->rank - 1];
        for (uint64_t i = 0; i < n; i++)
            at[i] = byte_of(start + i);
        at += n;
    }
}

static int64_t count_wrong(const sdyrt_type *type, const sdyrt_tile *tile,
                           const uint8_t *at, int64_t *first) {
    const int64_t rows = type->rank == 1 ? 1 : tile->size[0];
    int64_t wrong = 0;
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t start = (uint64_t)row_start(type, tile, row);
        const uint64_t n = (uint64_t)tile->size[type->rank - 1];
        int64_t here = 0;
        for (uint64_t i = 0; i < n; i++)
            here += at[i] != byte_of(start + i);
        for (uint64_t i = 0; wrong == 0 && here > 0 && i < n; i++)
            if (at[i] != byte_of(start + i)) {
                *first = (int64_t)(start + i);
                break;
            }
        wrong += here;
        at += n;
    }
    return wrong;
}

static sdyrt_status run_large(sdyrt_context *context, void *argument) {
    large *l = argument;
    const sdyrt_op *op = l->op;
    const int rank = sdyrt_context_rank(context);
    sdyrt_tile in_tile, out_tile;
    void *in = NULL, *out = NULL;
    sdyrt_status status = sdyrt_tile_of(op->from, &op->type, rank, &in_tile);
    if (status == SDYRT_OK)
        status = sdyrt_tile_of(op->to, &op->type, rank, &out_tile);
    if (status == SDYRT_OK)
        status = sdyrt_alloc(context, (size_t)in_tile.elements, &in);
    if (status == SDYRT_OK)
        status = sdyrt_alloc(context, (size_t)out_tile.elements, &out);
    if (status == SDYRT_OK) {
        fill(&op->type, &in_tile, in);
        memset(out, 0, (size_t)out_tile.elements);
        status = sdyrt_run(context, op, NULL, in, out);
    }
    if (status == SDYRT_OK) {
        l->checked[rank] = out_tile.elements;
        l->wrong[rank] =
            count_wrong(&op->type, &out_tile, out, &l->first[rank]);
    }
    sdyrt_free(context, in);
    sdyrt_free(context, out);
    return status;
}

/* Run a reshard on two ranks; the elements of both out tiles. */
static int64_t assert_moves(const char *type, const sdyrt_sharding *from,
                            const sdyrt_sharding *to) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    op.from = from;
    op.to = to;
    assert_int_equal(sdyrt_type_parse(type, &op.type), SDYRT_OK);
    large l = {.op = &op};
    if (sdyrt_threads_run(NULL, 2, run_large, &l) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    for (int rank = 0; rank < 2; rank++)
        if (l.wrong[rank] > 0)
            fail_msg("rank %d: %lld elements are wrong, the first is %lld",
                     rank, (long long)l.wrong[rank], (long long)l.first[rank]);
    return l.checked[0] + l.checked[1];
}

static const sdyrt_sharding *parse(const char *text) {
    const sdyrt_sharding *sharding;
    if (sdyrt_sharding_parse(text, NULL, 0, &sharding) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    return sharding;
}

static void test_tensor_above_2_31_elements(void **state) {
    (void)state;
    const sdyrt_sharding *from = parse("<mesh<[\"x\"=2]>, [{\"x\"}, {}]>");
    const sdyrt_sharding *to = parse("<mesh<[\"x\"=2]>, [{}, {\"x\"}]>");
    assert_int_equal(assert_moves("tensor<2x1073741827xui8>", from, to),
                     2 * (GIB + 3));
    sdyrt_sharding_release(from);
    sdyrt_sharding_release(to);
}

static void test_shard_above_4_gib(void **state) {
    (void)state;
    const int64_t size = 4 * GIB + 1007;
    const int64_t offsets[] = {0, 4 * GIB + 7, size};
    const sdyrt_sharding *even = parse("<mesh<[\"x\"=2]>, [{\"x\"}]>");
    const sdyrt_sharding *swapped =
        parse("<mesh<[\"x\"=2], device_ids=[1, 0]>, [{\"x\"}]>");
    const sdyrt_sharding *from, *to;
    assert_int_equal(sdyrt_sharding_with_offsets(even, 0, offsets, 3, &from),
                     SDYRT_OK);
    assert_int_equal(sdyrt_sharding_with_offsets(swapped, 0, offsets, 3, &to),
                     SDYRT_OK);
    assert_int_equal(assert_moves("tensor<4294968303xui8>", from, to), size);
    sdyrt_sharding_release(even);
    sdyrt_sharding_release(swapped);
    sdyrt_sharding_release(from);
    sdyrt_sharding_release(to);
}

int main(void) {
    const int64_t available = available_gib();
    if (SANITIZED || available < NEEDED_GIB) {
        (void)printf("skipped: %s\n",
                     SANITIZED ? "built with a sanitizer"
                               : "less than 12 GiB of memory are available");
        return 77;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tensor_above_2_31_elements),
        cmocka_unit_test(test_shard_above_4_gib),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

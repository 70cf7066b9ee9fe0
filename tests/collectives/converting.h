/* Operations whose result is of another dtype, for any backend of 4 ranks: the
 * bits are those of the plain operation, converted. */
#ifndef TESTS_COLLECTIVES_CONVERTING_H
#define TESTS_COLLECTIVES_CONVERTING_H

#include "base/status.h"
#include "kernels/box.h"
#include <sdyrt/sdyrt.h>
#include <stdlib.h>
#include <string.h>

#define CONVERT_RANKS 4

typedef struct convert_case {
    sdyrt_op_kind kind;
    const char *type;
    sdyrt_dtype to_dtype;
    const char *from, *to, *axes; /* on @m, axes x and y of 2 */
    int64_t pad;                  /* elements after each row of the result */
} convert_case;

static const convert_case convert_cases[] = {
    {SDYRT_OP_ALL_GATHER, "tensor<7x5xf32>", SDYRT_BF16,
     "<@m, [{\"x\"}, {\"y\"}]>", "<@m, [{}, {\"y\"}]>", "[{\"x\"}, {}]", 0},
    {SDYRT_OP_ALL_GATHER, "tensor<7x5xbf16>", SDYRT_F32,
     "<@m, [{\"x\"}, {\"y\"}]>", "<@m, [{}, {\"y\"}]>", "[{\"x\"}, {}]", 3},
    {SDYRT_OP_ALL_SLICE, "tensor<6x4xf64>", SDYRT_F16, "<@m, [{}, {}]>",
     "<@m, [{\"y\"}, {}]>", "[{\"y\"}, {}]", 0},
    {SDYRT_OP_ALL_TO_ALL, "tensor<6x4xf16>", SDYRT_BF16, "<@m, [{\"x\"}, {}]>",
     "<@m, [{}, {\"x\"}]>", "[{\"x\"}: 0->1]", 0},
    {SDYRT_OP_RESHARD, "tensor<300x70xf32>", SDYRT_BF16,
     "<@m, [{\"x\", \"y\"}, {}]>", "<@m, [{}, {\"y\", \"x\"}]>", NULL, 2},
    {SDYRT_OP_RESHARD, "tensor<3x2xi64>", SDYRT_I8,
     "<@m, [{\"x\", \"y\"}, {}]>", "<@m, [{}, {\"y\"}]>", NULL,
     0}, /* empty tiles */
    {SDYRT_OP_REDUCE_SCATTER, "tensor<6x4xf32>", SDYRT_BF16,
     "<@m, [{}, {}], unreduced={\"x\"}>", "<@m, [{\"x\"}, {}]>",
     "[{\"x\"}, {}]", 1},
    {SDYRT_OP_ALL_REDUCE, "tensor<6x4xbf16>", SDYRT_F32,
     "<@m, [{}, {}], unreduced={\"y\"}>", "<@m, [{}, {}]>", "{\"y\"}", 0},
    {SDYRT_OP_ALL_REDUCE, "tensor<200x150xf32>", SDYRT_F16,
     "<@m, [{}, {}], unreduced={\"x\", \"y\"}>", "<@m, [{}, {}]>",
     "{\"x\", \"y\"}", 0}, /* in shares */
    {SDYRT_OP_ALL_REDUCE, "tensor<f32>", SDYRT_I32,
     "<@m, [], unreduced={\"x\"}>", "<@m, []>", "{\"x\"}", 0},
    {SDYRT_OP_RESHARD, "tensor<200x150xf32>", SDYRT_BF16,
     "<@m, [{\"x\"}, {}], unreduced={\"y\"}>", "<@m, [{}, {\"x\"}]>", NULL, 0},
    {SDYRT_OP_RESHARD, "tensor<6x1708xf64>", SDYRT_F32,
     "<@m, [{}, {\"x\"}], unreduced={\"y\"}>", "<@m, [{}, {}]>", NULL,
     0}, /* shares gathered in scratch, packed, from elsewhere in it */
    {SDYRT_OP_SHARDED_TO_UNREDUCED, "tensor<6x4xi32>", SDYRT_F64,
     "<@m, [{\"x\"}, {}]>", "<@m, [{}, {}], unreduced={\"x\"}>",
     "[{\"x\"}, {}]", 2},
    {SDYRT_OP_REPLICATED_TO_UNREDUCED, "tensor<6x4xf64>", SDYRT_F32,
     "<@m, [{\"y\"}, {}]>", "<@m, [{\"y\"}, {}], unreduced={\"x\"}>", "{\"x\"}",
     0},
};
enum { N_CONVERT_CASES = sizeof convert_cases / sizeof convert_cases[0] };

#define CONVERT_EXPECT(condition)                                              \
    do {                                                                       \
        if (!(condition))                                                      \
            return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,                 \
                             "%s:%d: not so: %s (%s)", __FILE__, __LINE__,     \
                             #condition, sdyrt_last_error());                  \
    } while (0)

/* Released by convert_release. */
static inline sdyrt_status convert_op(const convert_case *c, sdyrt_op *op) {
    *op = (sdyrt_op)SDYRT_OP_INIT;
    op->kind = c->kind;
    op->axes = c->axes;
    sdyrt_named_mesh mesh = {"m", NULL};
    SDYI_TRY(sdyrt_mesh_parse("<[\"x\"=2,\"y\"=2]>", &mesh.mesh));
    SDYI_TRY(sdyrt_type_parse(c->type, &op->type));
    SDYI_TRY(sdyrt_sharding_parse(c->from, &mesh, 1, &op->from));
    SDYI_TRY(sdyrt_sharding_parse(c->to, &mesh, 1, &op->to));
    sdyrt_mesh_release(mesh.mesh);
    return SDYRT_OK;
}

static inline void convert_release(const sdyrt_op *op) {
    sdyrt_sharding_release(op->from);
    sdyrt_sharding_release(op->to);
}

/* Run the operation and copy the result to `result`, of `bytes` bytes, whose
 * bytes outside the tile stay. */
static inline sdyrt_status convert_run(sdyrt_context *context,
                                       const sdyrt_op *op,
                                       const sdyrt_plan_options *options,
                                       const void *in, size_t in_bytes,
                                       void *result, size_t bytes) {
    void *source, *target;
    SDYI_TRY(sdyrt_alloc(context, in_bytes, &source));
    SDYI_TRY(sdyrt_alloc(context, bytes, &target));
    memset(result, 0x5a, bytes);
    SDYI_TRY(sdyrt_copy(context, source, in, in_bytes));
    SDYI_TRY(sdyrt_copy(context, target, result, bytes));
    SDYI_TRY(sdyrt_run(context, op, options, source, target));
    SDYI_TRY(sdyrt_copy(context, result, target, bytes));
    sdyrt_free(context, source);
    sdyrt_free(context, target);
    return SDYRT_OK;
}

static inline sdyrt_status convert_one(sdyrt_context *context,
                                       const convert_case *c) {
    static const int64_t one = 1;
    const int rank = sdyrt_context_rank(context);
    sdyrt_op op;
    sdyrt_tile in_tile, out_tile;
    SDYI_TRY(convert_op(c, &op));
    SDYI_TRY(sdyrt_tile_of(op.from, &op.type, rank, &in_tile));
    SDYI_TRY(sdyrt_tile_of(op.to, &op.type, rank, &out_tile));
    const size_t width = sdyrt_dtype_bytes(op.type.dtype);
    const size_t in_bytes = (size_t)in_tile.elements * width;
    int64_t strides[SDYRT_MAX_RANK] = {0}, span = 1;
    for (int d = op.type.rank - 1; d >= 0; d--) {
        strides[d] = span;
        span *= (out_tile.size[d] > 0 ? out_tile.size[d] : 1);
        span += d == op.type.rank - 1 ? c->pad : 0;
    }
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.out_strides = strides;

    /* small integers: every sum and conversion is exact but for i8 and bf16 */
    int64_t *const values = calloc((size_t)in_tile.elements + 1, 8);
    char *const in = malloc(in_bytes + 1);
    char *const plain = malloc((size_t)span * 16);
    char *const expected = malloc((size_t)span * 16);
    char *const result = malloc((size_t)span * 16);
    CONVERT_EXPECT(values && in && plain && expected && result);
    for (int64_t i = 0; i < in_tile.elements; i++)
        values[i] = (i * 7 + rank * 31) % 333 - 100;
    sdyi_convert_box(SDYRT_I64, values, &one, op.type.dtype, in, &one,
                     &in_tile.elements, 1);
    SDYI_TRY(convert_run(context, &op, &options, in, in_bytes, plain,
                         (size_t)span * width));
    op.converts = true;
    op.out_dtype = c->to_dtype;
    const size_t bytes = (size_t)span * sdyrt_dtype_bytes(c->to_dtype);
    SDYI_TRY(convert_run(context, &op, &options, in, in_bytes, result, bytes));
    memset(expected, 0x5a, bytes);
    if (out_tile.elements > 0)
        sdyi_convert_box(op.type.dtype, plain, strides, c->to_dtype, expected,
                         strides, out_tile.size, op.type.rank);
    CONVERT_EXPECT(memcmp(result, expected, bytes) == 0);
    free(values);
    free(in);
    free(plain);
    free(expected);
    free(result);
    convert_release(&op);
    return SDYRT_OK;
}

/* A rank of CONVERT_RANKS; twice, so that plans are found again. */
static inline sdyrt_status convert_all(sdyrt_context *context, void *argument) {
    (void)argument;
    for (int i = 0; i < 2 * N_CONVERT_CASES; i++) {
        const sdyrt_status status =
            convert_one(context, &convert_cases[i % N_CONVERT_CASES]);
        if (status != SDYRT_OK)
            sdyi_fail_prefix("case %d: ", i % N_CONVERT_CASES);
        SDYI_TRY(status);
    }
    return SDYRT_OK;
}

#endif

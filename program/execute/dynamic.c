/* Dynamic ops whose result types are static: the shape operands are read in a
 * run, which fails if they give another shape than the type has. */
#include "kernels/box.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/execute/execute.h"
#include "program/execute/index.h"

#include <string.h>

sdyrt_status sdyi_execute_get_dimension_size(sdyi_compiler *c,
                                             const sdyi_op *op) {
    const int64_t dim = sdyi_hlo_int(op, SDYI_NAME_DIMENSION, 0);
    int32_t *const size = SDYI_NEW(c->zone, int32_t, 1);
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    *size = (int32_t)sdyi_in_shape(c, op, 0)->dims[dim];
    sdyi_slot_bind(c, &op->results[0], sdyi_slot_constant(c, &out, size));
    return SDYRT_OK;
}

/* -- shapes as operands ---------------------------------------------------- */

typedef struct expect_plan {
    sdyrt_dtype dtype; /* of the sizes */
    const int64_t *sizes;
    int n;
} expect_plan;

static sdyrt_status run_expect(const sdyi_thunk *t, const sdyi_frame *f) {
    const expect_plan *const p = t->plan;
    for (int d = 0; d < p->n; d++) {
        const int64_t size = sdyi_index_at(sdyi_in(t, f, 0), p->dtype, d);
        if (size != p->sizes[d])
            return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                   "size %d is %lld, and %lld in the type of "
                                   "the result",
                                   d, (long long)size, (long long)p->sizes[d]);
    }
    return SDYRT_OK;
}

void sdyi_expect_sizes(sdyi_compiler *c, const sdyi_op *op, int operand,
                       const int64_t *sizes, int n) {
    const int slot = sdyi_slot_of(c, sdyi_operand(op, operand));
    expect_plan *const plan = SDYI_PLAN(c, expect_plan);
    *plan = (expect_plan){
        sdyi_slot_shape(c, slot)->dtype,
        sdyi_zone_copy(c->zone, sizes, (size_t)(n + 1) * sizeof *sizes), n};
    sdyi_emit_effect(c, op, run_expect, plan, slot);
}

static sdyrt_status expect_shape(sdyi_compiler *c, const sdyi_op *op,
                                 int operand) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    sdyi_expect_sizes(c, op, operand, out.dims, out.rank);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_dynamic_reshape(sdyi_compiler *c, const sdyi_op *op) {
    SDYI_TRY(expect_shape(c, op, 1));
    return sdyi_execute_reshape(c, op);
}

sdyrt_status sdyi_execute_dynamic_broadcast_in_dim(sdyi_compiler *c,
                                                   const sdyi_op *op) {
    SDYI_TRY(expect_shape(c, op, 1));
    return sdyi_execute_broadcast_in_dim(c, op);
}

sdyrt_status sdyi_execute_dynamic_iota(sdyi_compiler *c, const sdyi_op *op) {
    SDYI_TRY(expect_shape(c, op, 0));
    return sdyi_execute_iota(c, op);
}

/* -- real_dynamic_slice ---------------------------------------------------- */

typedef struct slice_plan {
    sdyi_shape in, out;
    sdyrt_dtype index;
} slice_plan;

static sdyrt_status run_slice(const sdyi_thunk *t, const sdyi_frame *f) {
    const slice_plan *const p = t->plan;
    int64_t strides[SDYRT_MAX_RANK], offset = 0;
    for (int d = 0; d < p->in.rank; d++) {
        const int64_t start = sdyi_index_at(sdyi_in(t, f, 1), p->index, d);
        const int64_t limit = sdyi_index_at(sdyi_in(t, f, 2), p->index, d);
        const int64_t step = sdyi_index_at(sdyi_in(t, f, 3), p->index, d);
        if (start < 0 || start > limit || limit > p->in.dims[d] || step < 1 ||
            (limit - start) / step + ((limit - start) % step != 0) !=
                p->out.dims[d])
            return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                   "the slice of dimension %d is not of the "
                                   "%lld elements of the result",
                                   d, (long long)p->out.dims[d]);
        offset += start * p->in.strides[d];
        strides[d] = p->out.dims[d] > 1 ? step * p->in.strides[d] : 0;
    }
    if (p->out.count > 0)
        sdyi_copy_box((const char *)sdyi_in(t, f, 0) +
                          offset * (int64_t)p->in.width,
                      strides, sdyi_out(t, f, 0), p->out.strides, p->out.dims,
                      p->out.rank, p->out.width);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_real_dynamic_slice(sdyi_compiler *c,
                                             const sdyi_op *op) {
    slice_plan *const plan = SDYI_PLAN(c, slice_plan);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->out));
    plan->in = *sdyi_in_shape(c, op, 0);
    plan->index = sdyi_in_shape(c, op, 1)->dtype;
    return sdyi_emit(c, op, run_slice, plan);
}

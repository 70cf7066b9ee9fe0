/* Slices at computed start indices, which are clamped so that the whole slice
 * is inside. */
#include "kernels/box.h"
#include "program/execute/execute.h"
#include "program/execute/index.h"

#include <string.h>

int64_t sdyi_index_at(const void *indices, sdyrt_dtype dtype, int64_t i) {
    const char *const at =
        (const char *)indices + (size_t)i * sdyrt_dtype_bytes(dtype);
    uint64_t bits = 0;
    memcpy(&bits, at, sdyrt_dtype_bytes(dtype));
    if (dtype == SDYRT_I8)
        return (int8_t)bits;
    if (dtype == SDYRT_I16)
        return (int16_t)bits;
    if (dtype == SDYRT_I32)
        return (int32_t)bits;
    return bits > INT64_MAX && dtype == SDYRT_U64 ? INT64_MAX : (int64_t)bits;
}

typedef struct slice_plan {
    sdyi_shape whole, part;
    int first; /* operand that is the first index */
    sdyrt_dtype index;
    bool is_in_place;
} slice_plan;

static int64_t offset_of(const sdyi_thunk *t, const sdyi_frame *f) {
    const slice_plan *const p = t->plan;
    int64_t offset = 0;
    for (int d = 0; d < p->whole.rank; d++) {
        const int64_t start =
            sdyi_index_at(sdyi_in(t, f, p->first + d), p->index, 0);
        offset += sdyi_clamped(start, p->whole.dims[d] - p->part.dims[d]) *
                  p->whole.strides[d];
    }
    return offset * (int64_t)p->whole.width;
}

static void copy_part(const slice_plan *p, const char *in,
                      const int64_t *in_strides, char *out,
                      const int64_t *out_strides) {
    if (p->part.count > 0)
        sdyi_copy_box(in, in_strides, out, out_strides, p->part.dims,
                      p->part.rank, p->part.width);
}

static sdyrt_status run_slice(const sdyi_thunk *t, const sdyi_frame *f) {
    const slice_plan *const p = t->plan;
    copy_part(p, (const char *)sdyi_in(t, f, 0) + offset_of(t, f),
              p->whole.strides, sdyi_out(t, f, 0), p->part.strides);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_dynamic_slice(sdyi_compiler *c, const sdyi_op *op) {
    slice_plan *const plan = SDYI_PLAN(c, slice_plan);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->part));
    plan->whole = *sdyi_in_shape(c, op, 0);
    plan->first = 1;
    if (plan->whole.rank > 0)
        plan->index = sdyi_in_shape(c, op, 1)->dtype;
    return sdyi_emit(c, op, run_slice, plan);
}

static sdyrt_status run_update(const sdyi_thunk *t, const sdyi_frame *f) {
    const slice_plan *const p = t->plan;
    sdyi_out_of_in(t, f, 0, 0, p->whole.bytes, p->is_in_place);
    char *const out = sdyi_out(t, f, 0);
    copy_part(p, sdyi_in(t, f, 1), p->part.strides, out + offset_of(t, f),
              p->whole.strides);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_dynamic_update_slice(sdyi_compiler *c,
                                               const sdyi_op *op) {
    slice_plan *const plan = SDYI_PLAN(c, slice_plan);
    plan->whole = *sdyi_in_shape(c, op, 0);
    plan->part = *sdyi_in_shape(c, op, 1);
    plan->first = 2;
    if (plan->whole.rank > 0)
        plan->index = sdyi_in_shape(c, op, 2)->dtype;
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_update, plan, &thunk));
    sdyi_slot_take_over(c, &thunk, 0, 0, &plan->is_in_place);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

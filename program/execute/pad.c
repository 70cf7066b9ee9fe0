/* concatenate, pad and dynamic_pad. */
#include "kernels/box.h"
#include "program/execute/execute.h"
#include "program/execute/index.h"
#include "program/ir/row.h"

#include <string.h>

/* -- concatenate ----------------------------------------------------------- */

typedef struct concatenate_plan {
    sdyi_shape out;
    int dim;
    const int64_t *sizes; /* of the operands in it */
} concatenate_plan;

static sdyrt_status run_concatenate(const sdyi_thunk *t, const sdyi_frame *f) {
    const concatenate_plan *const p = t->plan;
    const int64_t inner = p->out.strides[p->dim];
    const int64_t outer =
        p->out.count == 0 ? 0 : p->out.count / (p->out.dims[p->dim] * inner);
    const size_t row = (size_t)(p->out.dims[p->dim] * inner) * p->out.width;
    char *to = sdyi_out(t, f, 0);
    for (int i = 0; i < t->n_in; i++) {
        const size_t bytes = (size_t)(p->sizes[i] * inner) * p->out.width;
        const char *const from = sdyi_in(t, f, i);
        for (int64_t k = 0; k < outer && bytes > 0; k++)
            memcpy(to + (size_t)k * row, from + (size_t)k * bytes, bytes);
        to += bytes;
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_concatenate(sdyi_compiler *c, const sdyi_op *op) {
    concatenate_plan *const plan = SDYI_PLAN(c, concatenate_plan);
    int64_t *const sizes = SDYI_NEW(c->zone, int64_t, op->n_operands);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->out));
    plan->dim = (int)sdyi_op_attr(op, SDYI_NAME_DIMENSION)->cells[0].integer;
    for (int i = 0; i < op->n_operands; i++)
        sizes[i] = sdyi_in_shape(c, op, i)->dims[plan->dim];
    plan->sizes = sizes;
    return sdyi_emit(c, op, run_concatenate, plan);
}

/* -- pad ------------------------------------------------------------------- */

typedef struct pad_plan {
    sdyi_shape out;
    /* Elements of the operand that are not cropped, and their places. */
    int64_t counts[SDYRT_MAX_RANK];
    int64_t in_strides[SDYRT_MAX_RANK], out_strides[SDYRT_MAX_RANK];
    int64_t in_offset, out_offset;
} pad_plan;

static sdyrt_status pad(const pad_plan *p, const sdyi_thunk *t,
                        const sdyi_frame *f) {
    const int64_t width = (int64_t)p->out.width;
    char *const out = sdyi_out(t, f, 0);
    static const int64_t one = 1;
    if (p->out.count > 0)
        sdyi_fill_box(out, &one, &p->out.count, 1, p->out.width,
                      sdyi_in(t, f, 1));
    for (int d = 0; d < p->out.rank; d++)
        if (p->counts[d] <= 0)
            return SDYRT_OK;
    sdyi_copy_box((const char *)sdyi_in(t, f, 0) + p->in_offset * width,
                  p->in_strides, out + p->out_offset * width, p->out_strides,
                  p->counts, p->out.rank, p->out.width);
    return SDYRT_OK;
}

static sdyrt_status run_pad(const sdyi_thunk *t, const sdyi_frame *f) {
    return pad(t->plan, t, f);
}

/* One dimension of a pad: element i moves to low + i * step; places below 0 and
 * from `size` on are cropped. Sums do not overflow for any `low`, and the step
 * of a single element is ignored. */
static void plan_pad_dim(pad_plan *p, int d, int64_t low, int64_t interior,
                         const sdyi_shape *in) {
    const int64_t step = in->dims[d] > 1 ? interior + 1 : 1;
    const int64_t below = low >= 0 ? -1 : -(low + 1) / step;
    const int64_t first = (below < in->dims[d] ? below : in->dims[d]) + 1;
    int64_t room;
    if (__builtin_sub_overflow(p->out.dims[d] - 1, low, &room))
        room = INT64_MAX;
    int64_t last = room < 0 ? -1 : room / step;
    last = last < in->dims[d] - 1 ? last : in->dims[d] - 1;
    p->counts[d] = last - first + 1;
    if (p->counts[d] <= 0)
        return;
    p->in_strides[d] = in->strides[d];
    p->out_strides[d] = p->counts[d] > 1 ? step * p->out.strides[d] : 0;
    p->in_offset += first * in->strides[d];
    p->out_offset += (low + first * step) * p->out.strides[d];
}

sdyrt_status sdyi_execute_pad(sdyi_compiler *c, const sdyi_op *op) {
    pad_plan *const plan = SDYI_PLAN(c, pad_plan);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->out));
    int n;
    const int64_t *const low =
        sdyi_copy_ints(c, op, SDYI_NAME_EDGE_PADDING_LOW, &n);
    const int64_t *const interior =
        sdyi_copy_ints(c, op, SDYI_NAME_INTERIOR_PADDING, &n);
    for (int d = 0; d < n; d++)
        plan_pad_dim(plan, d, low[d], interior[d], sdyi_in_shape(c, op, 0));
    return sdyi_emit(c, op, run_pad, plan);
}

typedef struct dynamic_plan {
    sdyi_shape in, out;
    sdyrt_dtype sizes; /* of their elements */
} dynamic_plan;

static sdyrt_status run_dynamic_pad(const sdyi_thunk *t, const sdyi_frame *f) {
    const dynamic_plan *const p = t->plan;
    pad_plan made = {.out = p->out};
    for (int d = 0; d < p->out.rank; d++) {
        const int64_t low = sdyi_index_at(sdyi_in(t, f, 2), p->sizes, d);
        const int64_t high = sdyi_index_at(sdyi_in(t, f, 3), p->sizes, d);
        const int64_t inside = sdyi_index_at(sdyi_in(t, f, 4), p->sizes, d);
        const int64_t n = p->in.dims[d], gaps = n > 1 ? n - 1 : 0;
        int64_t size;
        if (inside < 0 || __builtin_mul_overflow(gaps, inside, &size) ||
            __builtin_add_overflow(size, n, &size) ||
            __builtin_add_overflow(size, low, &size) ||
            __builtin_add_overflow(size, high, &size) || size != p->out.dims[d])
            return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                   "the padding of dimension %d does not give "
                                   "the %lld elements of the result",
                                   d, (long long)p->out.dims[d]);
        plan_pad_dim(&made, d, low, inside, &p->in);
    }
    return pad(&made, t, f);
}

sdyrt_status sdyi_execute_dynamic_pad(sdyi_compiler *c, const sdyi_op *op) {
    dynamic_plan *const plan = SDYI_PLAN(c, dynamic_plan);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->out));
    plan->in = *sdyi_in_shape(c, op, 0);
    plan->sizes = sdyi_in_shape(c, op, 2)->dtype;
    return sdyi_emit(c, op, run_dynamic_pad, plan);
}

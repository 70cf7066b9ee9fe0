/* dot_general and dot: operands become stacks of matrices, converted to the
 * type that is computed in, where they are not already. */
#include "kernels/box.h"
#include "program/dialects/stablehlo/verify.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"
#include "program/execute/gemm.h"

#include <string.h>

/* An operand as [batch][rows][columns]. */
typedef struct side {
    int64_t counts[SDYRT_MAX_RANK],
        strides[SDYRT_MAX_RANK];   /* of the operand */
    int64_t dense[SDYRT_MAX_RANK]; /* of what is packed */
    int rank;
    int64_t count;
    size_t width;
    sdyrt_dtype dtype;
    bool is_dense;      /* it lies so already */
    int packed, wanted; /* slots of scratch */
} side;

typedef struct dot_plan {
    side sides[2];
    int64_t batch, m, n, k;
    sdyrt_dtype dtype, out; /* computed in, of the result */
    int row, product;       /* slots */
    int64_t count;
} dot_plan;

static void add_dim(side *s, const sdyi_shape *in, int64_t dim,
                    int64_t *product) {
    s->counts[s->rank] = in->dims[dim];
    s->strides[s->rank++] = in->strides[dim];
    *product *= in->dims[dim];
}

static bool holds(const int64_t *dims, int n, int64_t dim) {
    for (int i = 0; i < n; i++)
        if (dims[i] == dim)
            return true;
    return false;
}

static void end_side(side *s, const sdyi_shape *in) {
    int64_t dense = 1;
    s->is_dense = true;
    for (int d = s->rank - 1; d >= 0; d--) {
        s->dense[d] = dense;
        s->is_dense &= s->counts[d] == 1 || s->strides[d] == dense;
        dense *= s->counts[d];
    }
    s->count = in->count;
    s->width = in->width;
    s->dtype = in->dtype;
}

static const void *prepare(const side *s, const void *in, const sdyi_frame *f,
                           sdyrt_dtype wanted) {
    const void *data = in;
    if (s->count == 0)
        return data;
    if (!s->is_dense) {
        sdyi_copy_box(in, s->strides, f->data[s->packed], s->dense, s->counts,
                      s->rank, s->width);
        data = f->data[s->packed];
    }
    if (s->dtype == wanted)
        return data;
    sdyi_convert(f->data[s->wanted], wanted, data, s->dtype, s->count);
    return f->data[s->wanted];
}

static sdyrt_status run_dot(const sdyi_thunk *t, const sdyi_frame *f) {
    const dot_plan *const p = t->plan;
    const size_t width = sdyrt_dtype_bytes(p->dtype);
    const char *a = prepare(&p->sides[0], sdyi_in(t, f, 0), f, p->dtype);
    const char *b = prepare(&p->sides[1], sdyi_in(t, f, 1), f, p->dtype);
    char *const product =
        p->dtype == p->out ? sdyi_out(t, f, 0) : f->data[p->product];
    for (int64_t i = 0; i < p->batch && p->count > 0; i++)
        sdyi_gemm(p->dtype, a + (size_t)(i * p->m * p->k) * width,
                  b + (size_t)(i * p->k * p->n) * width,
                  product + (size_t)(i * p->m * p->n) * width, f->data[p->row],
                  p->m, p->n, p->k);
    if (p->dtype != p->out && p->count > 0)
        sdyi_convert(sdyi_out(t, f, 0), p->out, product, p->dtype, p->count);
    return SDYRT_OK;
}

static sdyrt_status emit_dot(sdyi_compiler *c, const sdyi_op *op,
                             dot_plan *plan) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    if (out.narrow > 0)
        return sdyi_refuse(op, "a result of less than 8 bits");
    plan->out = out.dtype;
    plan->dtype = sdyi_gemm_dtype(out.dtype);
    plan->count = out.count;
    const size_t width = sdyrt_dtype_bytes(plan->dtype);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_dot, plan, &thunk));
    for (int i = 0; i < 2; i++) {
        side *const s = &plan->sides[i];
        const size_t count = (size_t)s->count;
        s->packed = sdyi_slot_scratch(c, s->is_dense ? 0 : count * s->width);
        s->wanted =
            sdyi_slot_scratch(c, s->dtype == plan->dtype ? 0 : count * width);
    }
    plan->row = sdyi_slot_scratch(c, SDYI_GEMM_ROWS * (size_t)plan->n * 16);
    plan->product = sdyi_slot_scratch(
        c, plan->dtype == plan->out ? 0 : (size_t)out.count * width);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

static const int64_t *ints_of(sdyi_compiler *c, sdyi_hlo_ints list) {
    int64_t *const copy = SDYI_NEW(c->zone, int64_t, list.n + 1);
    for (int i = 0; i < list.n; i++)
        copy[i] = list.at[i].integer;
    return copy;
}

sdyrt_status sdyi_execute_dot_general(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_attr *const numbers = sdyi_hlo_attr(op, 0);
    dot_plan *const plan = SDYI_PLAN(c, dot_plan);
    plan->batch = plan->m = plan->n = plan->k = 1;
    for (int i = 0; i < 2; i++) {
        const sdyi_shape in = *sdyi_in_shape(c, op, i);
        const sdyi_hlo_ints batch = sdyi_hlo_field(numbers, i);
        const sdyi_hlo_ints inner = sdyi_hlo_field(numbers, 2 + i);
        const int64_t *const batches = ints_of(c, batch);
        const int64_t *const inners = ints_of(c, inner);
        side *const s = &plan->sides[i];
        int64_t n_batch = 1, n_inner = 1, n_free = 1;
        for (int k = 0; k < batch.n; k++)
            add_dim(s, &in, batches[k], &n_batch);
        for (int k = 0; k < inner.n && i == 1; k++)
            add_dim(s, &in, inners[k], &n_inner);
        for (int d = 0; d < in.rank; d++)
            if (!holds(batches, batch.n, d) && !holds(inners, inner.n, d))
                add_dim(s, &in, d, &n_free);
        for (int k = 0; k < inner.n && i == 0; k++)
            add_dim(s, &in, inners[k], &n_inner);
        end_side(s, &in);
        plan->batch = n_batch;
        plan->k = n_inner;
        *(i == 0 ? &plan->m : &plan->n) = n_free;
    }
    return emit_dot(c, op, plan);
}

/* A matrix or vector times a matrix or vector. */
sdyrt_status sdyi_execute_dot(sdyi_compiler *c, const sdyi_op *op) {
    dot_plan *const plan = SDYI_PLAN(c, dot_plan);
    plan->batch = plan->m = plan->n = plan->k = 1;
    const sdyi_shape a = *sdyi_in_shape(c, op, 0), b = *sdyi_in_shape(c, op, 1);
    if (a.rank == 2)
        add_dim(&plan->sides[0], &a, 0, &plan->m);
    add_dim(&plan->sides[0], &a, a.rank - 1, &plan->k);
    plan->k = 1;
    add_dim(&plan->sides[1], &b, 0, &plan->k);
    if (b.rank == 2)
        add_dim(&plan->sides[1], &b, 1, &plan->n);
    end_side(&plan->sides[0], &a);
    end_side(&plan->sides[1], &b);
    return emit_dot(c, op, plan);
}

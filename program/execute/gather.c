/* gather and scatter. Both move windows: one of the operand, which starts at an
 * index vector, and one of the result or the updates. */
#include "kernels/box.h"
#include "kernels/merge.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"
#include "program/execute/fold.h"
#include "program/execute/index.h"
#include "program/ir/row.h"

#include <string.h>

/* `moved` is gather's result, or scatter's updates. */
typedef struct windows {
    sdyi_shape operand, indices, moved;
    /* Components of an index vector: their stride, and for each the dimension
     * of the operand that it indexes. */
    int n_components;
    int64_t component_stride;
    int64_t component_dims[SDYRT_MAX_RANK];
    /* Dimensions of `moved` that number the index vectors. */
    int n_batch;
    int64_t batch_counts[SDYRT_MAX_RANK], batch_dims[SDYRT_MAX_RANK];
    int64_t batch_strides[SDYRT_MAX_RANK]; /* in the indices */
    /* Batching dimensions of the operand: their index is that of a batch
     * dimension. */
    int n_paired;
    int64_t paired_dims[SDYRT_MAX_RANK], paired_batch[SDYRT_MAX_RANK];
    /* Dimensions of the window: of the operand, of `moved`. */
    int n_window;
    int64_t window_counts[SDYRT_MAX_RANK];
    int64_t operand_dims[SDYRT_MAX_RANK], moved_dims[SDYRT_MAX_RANK];
} windows;

static void plan_batch(windows *w, const sdyi_attr *numbers) {
    const sdyi_hlo_ints window = sdyi_hlo_field(numbers, SDYI_GATHER_OFFSET);
    const int64_t vector = sdyi_hlo_field_int(numbers, SDYI_GATHER_VECTOR);
    const sdyi_hlo_ints paired = sdyi_hlo_field(numbers, SDYI_GATHER_BATCH);
    const sdyi_hlo_ints pairs =
        sdyi_hlo_field(numbers, SDYI_GATHER_INDICES_BATCH);
    for (int d = 0; d < w->indices.rank; d++) {
        if (d == vector)
            continue;
        for (int k = 0; k < pairs.n; k++)
            if (pairs.at[k].integer == d) {
                w->paired_dims[w->n_paired] = paired.at[k].integer;
                w->paired_batch[w->n_paired++] = w->n_batch;
            }
        w->batch_counts[w->n_batch] = w->indices.dims[d];
        w->batch_strides[w->n_batch++] = w->indices.strides[d];
    }
    int n = 0;
    for (int d = 0; d < w->moved.rank; d++)
        if (!sdyi_hlo_has(window, d))
            w->batch_dims[n++] = d;
    w->component_stride =
        vector < w->indices.rank ? w->indices.strides[vector] : 0;
}

static void plan_windows(windows *w, const sdyi_attr *numbers) {
    const sdyi_hlo_ints window = sdyi_hlo_field(numbers, SDYI_GATHER_OFFSET);
    const sdyi_hlo_ints dropped =
        sdyi_hlo_field(numbers, SDYI_GATHER_COLLAPSED);
    const sdyi_hlo_ints paired = sdyi_hlo_field(numbers, SDYI_GATHER_BATCH);
    const sdyi_hlo_ints map = sdyi_hlo_field(numbers, SDYI_GATHER_MAP);
    plan_batch(w, numbers);
    w->n_components = map.n;
    for (int i = 0; i < map.n; i++)
        w->component_dims[i] = map.at[i].integer;
    for (int d = 0; d < w->operand.rank; d++) {
        if (sdyi_hlo_has(dropped, d) || sdyi_hlo_has(paired, d))
            continue;
        const int64_t moved = window.at[w->n_window].integer;
        w->window_counts[w->n_window] = w->moved.dims[moved];
        w->moved_dims[w->n_window] = moved;
        w->operand_dims[w->n_window++] = d;
    }
}

/* The start of the window of an index vector, in the operand. */
static void find_start(const windows *w, const void *indices,
                       const int64_t *batch, int64_t *start) {
    int64_t at = 0;
    for (int d = 0; d < w->operand.rank; d++)
        start[d] = 0;
    for (int k = 0; k < w->n_batch; k++)
        at += batch[k] * w->batch_strides[k];
    for (int i = 0; i < w->n_components; i++)
        start[w->component_dims[i]] = sdyi_index_at(
            indices, w->indices.dtype, at + i * w->component_stride);
    for (int i = 0; i < w->n_paired; i++)
        start[w->paired_dims[i]] = batch[w->paired_batch[i]];
}

/* -- gather ---------------------------------------------------------------- */

typedef struct gather_plan {
    windows w;
    int64_t most[SDYRT_MAX_RANK]; /* places that a window may start at */
    int64_t in_strides[SDYRT_MAX_RANK], out_strides[SDYRT_MAX_RANK];
} gather_plan;

static sdyrt_status run_gather(const sdyi_thunk *t, const sdyi_frame *f) {
    const gather_plan *const p = t->plan;
    const windows *const w = &p->w;
    const int64_t width = (int64_t)w->operand.width;
    int64_t batch[SDYRT_MAX_RANK] = {0}, start[SDYRT_MAX_RANK];
    if (w->moved.count == 0)
        return SDYRT_OK;
    do {
        int64_t in = 0, out = 0;
        find_start(w, sdyi_in(t, f, 1), batch, start);
        for (int d = 0; d < w->operand.rank; d++)
            in += sdyi_clamped(start[d], p->most[d]) * w->operand.strides[d];
        for (int k = 0; k < w->n_batch; k++)
            out += batch[k] * w->moved.strides[w->batch_dims[k]];
        sdyi_copy_box((const char *)sdyi_in(t, f, 0) + in * width,
                      p->in_strides, (char *)sdyi_out(t, f, 0) + out * width,
                      p->out_strides, w->window_counts, w->n_window,
                      w->operand.width);
    } while (sdyi_next_index(batch, w->batch_counts, w->n_batch));
    return SDYRT_OK;
}

/* A gather of windows of the given sizes (`slice_sizes`); without them dropped
 * dimensions have size 1. */
static sdyrt_status emit_gather(sdyi_compiler *c, const sdyi_op *op,
                                const sdyi_hlo_ints *given) {
    gather_plan *const plan = SDYI_PLAN(c, gather_plan);
    windows *const w = &plan->w;
    int64_t sizes[SDYRT_MAX_RANK];
    SDYI_TRY(sdyi_out_shape(op, 0, &w->moved));
    w->operand = *sdyi_in_shape(c, op, 0);
    w->indices = *sdyi_in_shape(c, op, 1);
    plan_windows(w, sdyi_op_attr(op, SDYI_NAME_DIMENSION_NUMBERS));
    for (int d = 0; d < w->operand.rank; d++)
        sizes[d] = given == NULL ? 1 : given->at[d].integer;
    for (int i = 0; i < w->n_window; i++)
        sizes[w->operand_dims[i]] = w->window_counts[i];
    for (int d = 0; d < w->operand.rank; d++)
        plan->most[d] = w->operand.dims[d] - sizes[d];
    if (given == NULL)
        sdyi_expect_sizes(c, op, 2, sizes, w->operand.rank);
    for (int i = 0; i < w->n_window; i++) {
        plan->in_strides[i] = w->operand.strides[w->operand_dims[i]];
        plan->out_strides[i] = w->moved.strides[w->moved_dims[i]];
    }
    return sdyi_emit(c, op, run_gather, plan);
}

sdyrt_status sdyi_execute_gather(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_hlo_ints sizes = sdyi_hlo_ints_at(op, SDYI_NAME_SLICE_SIZES);
    return emit_gather(c, op, &sizes);
}

sdyrt_status sdyi_execute_dynamic_gather(sdyi_compiler *c, const sdyi_op *op) {
    return emit_gather(c, op, NULL);
}

/* -- torch_index_select ---------------------------------------------------- */

/* Rows of the operand along a dimension, by indices that follow the first
 * batch_dims dimensions, which both have. */
typedef struct select_plan {
    int64_t batches, outer, inner; /* before the dimension, after it */
    int64_t size, n;               /* of the dimension; indices of a batch */
    size_t width;
    sdyrt_dtype index;
} select_plan;

static sdyrt_status run_select(const sdyi_thunk *t, const sdyi_frame *f) {
    const select_plan *const p = t->plan;
    const size_t row = (size_t)p->inner * p->width;
    char *to = sdyi_out(t, f, 0);
    for (int64_t b = 0; b < p->batches && row > 0; b++)
        for (int64_t o = 0; o < p->outer; o++)
            for (int64_t i = 0; i < p->n; i++, to += row) {
                const int64_t index = sdyi_clamped(
                    sdyi_index_at(sdyi_in(t, f, 1), p->index, b * p->n + i),
                    p->size - 1);
                memcpy(to,
                       (const char *)sdyi_in(t, f, 0) +
                           (size_t)((b * p->outer + o) * p->size + index) * row,
                       row);
            }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_torch_index_select(sdyi_compiler *c,
                                             const sdyi_op *op) {
    const sdyi_shape in = *sdyi_in_shape(c, op, 0);
    const sdyi_shape indices = *sdyi_in_shape(c, op, 1);
    const int64_t dim = sdyi_hlo_int(op, SDYI_NAME_DIM, 0),
                  batch = sdyi_hlo_int(op, SDYI_NAME_BATCH_DIMS, 0);
    select_plan *const plan = SDYI_PLAN(c, select_plan);
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    if (dim < 0 || dim >= in.rank || batch < 0 || batch > dim ||
        batch > indices.rank || sdyi_is_small_float(indices.dtype))
        return sdyi_refuse(op, "these dimensions");
    *plan = (select_plan){1, 1,        in.strides[dim], in.dims[dim],
                          1, in.width, indices.dtype};
    for (int64_t d = 0; d < dim; d++)
        *(d < batch ? &plan->batches : &plan->outer) *= in.dims[d];
    for (int64_t d = batch; d < indices.rank; d++)
        plan->n *= indices.dims[d];
    if (plan->batches * plan->n != indices.count ||
        indices.count * plan->outer * plan->inner != out.count ||
        (plan->size == 0 && out.count > 0))
        return sdyi_refuse(op, "these sizes");
    return sdyi_emit(c, op, run_select, plan);
}

/* -- scatter --------------------------------------------------------------- */

enum { SCATTER_BLOCK = 256 };

typedef struct scatter_plan {
    windows w;
    int n; /* operands */
    const size_t *widths;
    bool *is_in_place; /* by operand */
    bool sets;         /* the body returns the updates */
    sdyi_loop *loop;   /* or is one operation; NULL: run it */
    sdyi_body body;
    int64_t batch_of[SDYRT_MAX_RANK]; /* of a dimension of `moved`; -1: none */
    int inner; /* 1: the last dimension is a run in both; 0 */
} scatter_plan;

/* A contiguous run of elements, in the operand and in the updates. */
static sdyrt_status scatter_run(const sdyi_thunk *t, const sdyi_frame *f,
                                int64_t to, int64_t from, int64_t n) {
    const scatter_plan *const p = t->plan;
    const size_t width = p->w.operand.width;
    if (p->sets) {
        for (int k = 0; k < p->n; k++)
            memcpy((char *)sdyi_out(t, f, k) + (size_t)to * p->widths[k],
                   (const char *)sdyi_in(t, f, p->n + 1 + k) +
                       (size_t)from * p->widths[k],
                   (size_t)n * p->widths[k]);
        return SDYRT_OK;
    }
    for (int64_t i = 0; i < n && p->loop != NULL; i += SCATTER_BLOCK) {
        char made[SCATTER_BLOCK * 16];
        const int64_t some = n - i < SCATTER_BLOCK ? n - i : SCATTER_BLOCK;
        char *const old = (char *)sdyi_out(t, f, 0) + (size_t)(to + i) * width;
        const void *const in[] = {old, (const char *)sdyi_in(t, f, 2) +
                                           (size_t)(from + i) * width};
        p->loop(made, in, some);
        memcpy(old, made, (size_t)some * width);
    }
    for (int64_t i = 0; i < n && p->loop == NULL; i++) {
        void *acc[SDYI_MOST_FOLDED];
        const void *x[SDYI_MOST_FOLDED];
        for (int k = 0; k < p->n; k++) {
            acc[k] =
                (char *)sdyi_out(t, f, k) + (size_t)(to + i) * p->widths[k];
            x[k] = (const char *)sdyi_in(t, f, p->n + 1 + k) +
                   (size_t)(from + i) * p->widths[k];
        }
        SDYI_TRY(sdyi_body_fold(&p->body, f, acc, x, p->widths, p->n));
    }
    return SDYRT_OK;
}

/* A run of `n` updates from `index` on, without those outside the operand. */
static sdyrt_status scatter_at(const sdyi_thunk *t, const sdyi_frame *f,
                               const int64_t *index, int64_t from, int64_t n) {
    const scatter_plan *const p = t->plan;
    const windows *const w = &p->w;
    int64_t batch[SDYRT_MAX_RANK], start[SDYRT_MAX_RANK];
    for (int d = 0; d < w->moved.rank; d++)
        if (p->batch_of[d] >= 0)
            batch[p->batch_of[d]] = index[d];
    find_start(w, sdyi_in(t, f, p->n), batch, start);
    for (int i = 0; i < w->n_window; i++) {
        /* an index near the ends of i64 stays outside */
        int64_t *const at = &start[w->operand_dims[i]];
        if (__builtin_add_overflow(*at, index[w->moved_dims[i]], at))
            return SDYRT_OK;
    }
    int64_t to = 0, first = 0, last = n;
    for (int d = 0; d < w->operand.rank; d++) {
        const bool is_run = p->inner == 1 && d == w->operand.rank - 1;
        const int64_t size = w->operand.dims[d];
        if (!is_run && (start[d] < 0 || start[d] >= size))
            return SDYRT_OK;
        if (is_run) {
            if (start[d] >= size || start[d] <= -n)
                return SDYRT_OK;
            first = start[d] < 0 ? -start[d] : 0;
            last = n < size - start[d] ? n : size - start[d];
        }
        to += start[d] * w->operand.strides[d];
    }
    return last <= first
               ? SDYRT_OK
               : scatter_run(t, f, to + first, from + first, last - first);
}

static sdyrt_status run_scatter(const sdyi_thunk *t, const sdyi_frame *f) {
    const scatter_plan *const p = t->plan;
    const windows *const w = &p->w;
    for (int k = 0; k < p->n; k++)
        sdyi_out_of_in(t, f, k, k, (size_t)w->operand.count * p->widths[k],
                       p->is_in_place[k]);
    if (w->moved.count == 0 || w->operand.count == 0)
        return SDYRT_OK;
    const int outer = w->moved.rank - p->inner;
    const int64_t run = p->inner == 1 ? w->moved.dims[outer] : 1;
    int64_t index[SDYRT_MAX_RANK] = {0}, from = 0;
    do {
        SDYI_TRY(scatter_at(t, f, index, from, run));
        from += run;
    } while (sdyi_next_index(index, w->moved.dims, outer));
    return SDYRT_OK;
}

/* True for a body of 2n arguments that returns the last n: it sets elements. */
static bool returns_updates(const sdyi_op *op, int n) {
    const sdyi_block *const block = op->regions[0].first;
    if (block->first != block->last || block->last->n_operands != n)
        return false;
    for (int k = 0; k < n; k++)
        if (sdyi_operand(block->last, k) != block->args[n + k])
            return false;
    return true;
}

static void plan_scatter(scatter_plan *p, const sdyi_op *op) {
    windows *const w = &p->w;
    plan_windows(w, sdyi_op_attr(op, SDYI_NAME_SCATTER_DIMENSION_NUMBERS));
    for (int d = 0; d < w->moved.rank; d++)
        p->batch_of[d] = -1;
    for (int k = 0; k < w->n_batch; k++)
        p->batch_of[w->batch_dims[k]] = k;
    p->inner = w->n_window > 0 &&
               w->operand_dims[w->n_window - 1] == w->operand.rank - 1 &&
               w->moved_dims[w->n_window - 1] == w->moved.rank - 1;
    p->sets = returns_updates(op, p->n);
    const sdyi_op *const only = sdyi_body_single(op, 0);
    if (p->n == 1 && only != NULL && only->row->loops != NULL &&
        !only->row->loops->is_function && w->operand.narrow == 0)
        p->loop = only->row->loops->at[w->operand.dtype];
}

sdyrt_status sdyi_execute_scatter(sdyi_compiler *c, const sdyi_op *op) {
    const int n = op->n_operands / 2;
    scatter_plan *const plan = SDYI_PLAN(c, scatter_plan);
    SDYI_TRY(sdyi_body_check(c, op, 0, n));
    plan->n = n;
    plan->widths = sdyi_in_widths(c, op, n);
    plan->is_in_place = SDYI_NEW(c->zone, bool, n);
    plan->w.operand = *sdyi_in_shape(c, op, 0);
    plan->w.indices = *sdyi_in_shape(c, op, n);
    plan->w.moved = *sdyi_in_shape(c, op, n + 1);
    plan_scatter(plan, op);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_scatter, plan, &thunk));
    for (int k = 0; k < n; k++)
        sdyi_slot_take_over(c, &thunk, k, k, &plan->is_in_place[k]);
    if (!plan->sets && plan->loop == NULL)
        SDYI_TRY(sdyi_compile_body(c, op, 0, NULL, &plan->body));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

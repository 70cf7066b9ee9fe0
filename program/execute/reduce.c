/* reduce and map. */
#include "program/execute/execute.h"
#include "program/execute/fold.h"
#include "program/ir/row.h"

#include "kernels/merge.h"

#include <string.h>

/* The operand's dimensions, and where an element's result is: stride 0 where a
 * dimension is reduced. */
typedef struct reduce_plan {
    sdyi_shape in;
    int64_t out_strides[SDYRT_MAX_RANK];
    int64_t out_count;
    /* A fold: the last dimensions, merged, that are all reduced or all kept. */
    const sdyi_fold *fold;
    int outer; /* dimensions before these */
    int64_t inner;
    bool is_along;
    int scratch; /* slot of the accumulators */
    /* A body. */
    sdyi_body body;
    int n;
    const size_t *widths;
    int n_reduced;
    int64_t reduced[SDYRT_MAX_RANK], reduced_strides[SDYRT_MAX_RANK];
    int n_kept;
    int64_t kept[SDYRT_MAX_RANK], kept_strides[SDYRT_MAX_RANK];
} reduce_plan;

static sdyrt_status run_fold(const sdyi_thunk *t, const sdyi_frame *f) {
    const reduce_plan *const p = t->plan;
    char *const acc = f->data[p->scratch];
    const char *x = sdyi_in(t, f, 0);
    p->fold->open(acc, sdyi_in(t, f, 1), p->out_count);
    int64_t index[SDYRT_MAX_RANK] = {0};
    const size_t row = (size_t)p->inner * p->in.width;
    if (p->in.count > 0)
        do {
            int64_t at = 0;
            for (int d = 0; d < p->outer; d++)
                at += index[d] * p->out_strides[d];
            char *const to = acc + (size_t)at * p->fold->width;
            if (p->is_along)
                p->fold->along(to, x, p->inner);
            else
                p->fold->across(to, x, p->inner);
            x += row;
        } while (sdyi_next_index(index, p->in.dims, p->outer));
    p->fold->close(sdyi_out(t, f, 0), acc, p->out_count);
    return SDYRT_OK;
}

/* One result: the operands' elements from `start` on. */
static sdyrt_status fold_one(const sdyi_thunk *t, const sdyi_frame *f,
                             int64_t start, void *const *acc) {
    const reduce_plan *const p = t->plan;
    int64_t index[SDYRT_MAX_RANK] = {0};
    const void *x[SDYI_MOST_FOLDED];
    do {
        int64_t at = start;
        for (int d = 0; d < p->n_reduced; d++)
            at += index[d] * p->reduced_strides[d];
        for (int k = 0; k < p->n; k++)
            x[k] = (const char *)sdyi_in(t, f, k) + (size_t)at * p->widths[k];
        SDYI_TRY(sdyi_body_fold(&p->body, f, acc, x, p->widths, p->n));
    } while (sdyi_next_index(index, p->reduced, p->n_reduced));
    return SDYRT_OK;
}

static sdyrt_status run_body(const sdyi_thunk *t, const sdyi_frame *f) {
    const reduce_plan *const p = t->plan;
    int64_t index[SDYRT_MAX_RANK] = {0};
    void *acc[SDYI_MOST_FOLDED];
    if (p->out_count == 0)
        return SDYRT_OK;
    size_t result = 0;
    do {
        int64_t start = 0;
        for (int d = 0; d < p->n_kept; d++)
            start += index[d] * p->kept_strides[d];
        for (int k = 0; k < p->n; k++) {
            acc[k] = (char *)sdyi_out(t, f, k) + result * p->widths[k];
            memcpy(acc[k], sdyi_in(t, f, p->n + k), p->widths[k]);
        }
        if (p->in.count > 0)
            SDYI_TRY(fold_one(t, f, start, acc));
        result++;
    } while (sdyi_next_index(index, p->kept, p->n_kept));
    return SDYRT_OK;
}

static void plan_dims(reduce_plan *p, const int64_t *dims, int n_dims,
                      const sdyi_shape *out) {
    bool is_reduced[SDYRT_MAX_RANK] = {false};
    for (int i = 0; i < n_dims; i++)
        is_reduced[dims[i]] = true;
    for (int d = 0; d < p->in.rank; d++) {
        if (is_reduced[d]) {
            p->reduced[p->n_reduced] = p->in.dims[d];
            p->reduced_strides[p->n_reduced++] = p->in.strides[d];
            continue;
        }
        p->out_strides[d] = out->strides[p->n_kept];
        p->kept[p->n_kept] = p->in.dims[d];
        p->kept_strides[p->n_kept++] = p->in.strides[d];
    }
    p->out_count = out->count;
    p->inner = 1;
    p->outer = p->in.rank;
    p->is_along = p->outer > 0 && is_reduced[p->outer - 1];
    while (p->outer > 0 && is_reduced[p->outer - 1] == p->is_along)
        p->inner *= p->in.dims[--p->outer];
}

sdyrt_status sdyi_execute_reduce(sdyi_compiler *c, const sdyi_op *op) {
    const int n = op->n_operands / 2;
    reduce_plan *const plan = SDYI_PLAN(c, reduce_plan);
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    SDYI_TRY(sdyi_body_check(c, op, 0, n));
    plan->in = *sdyi_in_shape(c, op, 0);
    plan->n = n;
    int n_dims;
    const int64_t *const dims = sdyi_copy_ints(c, op, 0, &n_dims);
    plan_dims(plan, dims, n_dims, &out);
    if (n == 1)
        plan->fold = sdyi_fold_of(op, 0, out.dtype);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, plan->fold != NULL ? run_fold : run_body,
                             plan, &thunk));
    size_t *const widths = SDYI_NEW(c->zone, size_t, n);
    for (int k = 0; k < n; k++)
        widths[k] = sdyi_in_shape(c, op, k)->width;
    plan->widths = widths;
    if (plan->fold != NULL)
        plan->scratch =
            sdyi_slot_scratch(c, (size_t)out.count * plan->fold->width);
    else
        SDYI_TRY(sdyi_compile_body(c, op, 0, NULL, &plan->body));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* -- map ------------------------------------------------------------------- */

typedef struct map_plan {
    sdyi_body body;
    int64_t n;
    size_t width;
    const size_t *widths; /* of the operands */
} map_plan;

static sdyrt_status run_map(const sdyi_thunk *t, const sdyi_frame *f) {
    const map_plan *const p = t->plan;
    for (int64_t i = 0; i < p->n; i++) {
        for (int k = 0; k < t->n_in; k++)
            f->data[p->body.args[k]] =
                (char *)f->data[t->in[k]] + (size_t)i * p->widths[k];
        SDYI_TRY(sdyi_thunks_run(&p->body.thunks, f));
        memcpy((char *)sdyi_out(t, f, 0) + (size_t)i * p->width,
               f->data[p->body.results[0]], p->width);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_map(sdyi_compiler *c, const sdyi_op *op) {
    map_plan *const plan = SDYI_PLAN(c, map_plan);
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    size_t *const widths = SDYI_NEW(c->zone, size_t, op->n_operands + 1);
    for (int k = 0; k < op->n_operands; k++)
        widths[k] = sdyi_in_shape(c, op, k)->width;
    plan->n = out.count;
    plan->width = out.width;
    plan->widths = widths;
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_map, plan, &thunk));
    SDYI_TRY(sdyi_compile_body(c, op, 0, NULL, &plan->body));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

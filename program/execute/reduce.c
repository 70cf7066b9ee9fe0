/* reduce and map: folds of known operations, split for threads, and bodies that
 * run element by element. */
#include "program/execute/execute.h"
#include "program/execute/fold.h"
#include "program/execute/threads.h"
#include "program/ir/row.h"

#include "kernels/merge.h"

#include <string.h>

/* The operand's dimensions, and the strides of the result: 0 for a reduced
 * dimension. */
typedef struct reduce_plan {
    sdyi_shape in;
    int64_t out_strides[SDYRT_MAX_RANK];
    int64_t out_count;
    /* A fold: the last dimensions, merged, are all reduced or all kept. */
    const sdyi_fold *fold;
    int outer; /* dimensions before these */
    int64_t inner;
    bool is_along;
    int scratch;   /* slot of the accumulators */
    int n_leading; /* first dimensions that are kept */
    int64_t slices, part, n_parts;
    sdyi_task *split;
    /* Fields of a body. */
    sdyi_body body;
    int n;
    const size_t *widths;
    int n_reduced;
    int64_t reduced[SDYRT_MAX_RANK], reduced_strides[SDYRT_MAX_RANK];
    int n_kept;
    int64_t kept[SDYRT_MAX_RANK], kept_strides[SDYRT_MAX_RANK];
} reduce_plan;

/* The split of a fold for threads, by its shape alone:
 * - slices: the first dimensions that are kept; results and elements of a slice
 *   are contiguous;
 * - columns of the last dimensions, where these are kept;
 * - blocks of elements of one result: each has an accumulator, and these are
 *   joined in their order. */
enum { PART = 1 << 15, COLUMNS = 256 };

typedef struct job {
    const reduce_plan *plan;
    const char *x, *init;
    char *acc, *out;
} job;

/* Fold the elements of one slice, `n` columns from `column` on. */
static void fold_slice(const reduce_plan *p, const char *x, char *acc,
                       int64_t column, int64_t n) {
    const int rank = p->outer - p->n_leading;
    const int64_t *const strides = p->out_strides + p->n_leading;
    int64_t index[SDYRT_MAX_RANK] = {0};
    x += (size_t)column * p->in.width;
    acc += (size_t)column * p->fold->width;
    do {
        int64_t at = 0;
        for (int d = 0; d < rank; d++)
            at += index[d] * strides[d];
        char *const to = acc + (size_t)at * p->fold->width;
        if (p->is_along)
            p->fold->along(to, x, n);
        else
            p->fold->across(to, x, n);
        x += (size_t)p->inner * p->in.width;
    } while (sdyi_next_index(index, p->in.dims + p->n_leading, rank));
}

static void fold_slices(void *state, int64_t part, int thread) {
    const job *const j = state;
    const reduce_plan *const p = j->plan;
    const int64_t from = part * p->part, rest = p->slices - from;
    const int64_t n = rest < p->part ? rest : p->part;
    const int64_t results = p->out_count / p->slices;
    const int64_t elements = p->in.count / p->slices;
    char *const acc = j->acc + (size_t)(from * results) * p->fold->width;
    (void)thread;
    p->fold->open(acc, j->init, n * results);
    for (int64_t i = 0; i < n && elements > 0; i++)
        fold_slice(p, j->x + (size_t)((from + i) * elements) * p->in.width,
                   acc + (size_t)(i * results) * p->fold->width, 0, p->inner);
    p->fold->close(j->out + (size_t)(from * results) * p->in.width, acc,
                   n * results);
}

static void fold_columns(void *state, int64_t part, int thread) {
    const job *const j = state;
    const reduce_plan *const p = j->plan;
    const int64_t from = part * p->part, rest = p->inner - from;
    (void)thread;
    fold_slice(p, j->x, j->acc, from, rest < p->part ? rest : p->part);
}

/* Fold one block, whose accumulator starts with its first element. */
static void fold_block(void *state, int64_t part, int thread) {
    const job *const j = state;
    const reduce_plan *const p = j->plan;
    const int64_t from = part * p->part, rest = p->in.count - from;
    const char *const x = j->x + (size_t)from * p->in.width;
    char *const acc = j->acc + (size_t)part * p->fold->width;
    (void)thread;
    p->fold->open(acc, x, 1);
    p->fold->along(acc, x + p->in.width, (rest < p->part ? rest : p->part) - 1);
}

static sdyrt_status run_fold(const sdyi_thunk *t, const sdyi_frame *f) {
    const reduce_plan *const p = t->plan;
    job j = {p, sdyi_in(t, f, 0), sdyi_in(t, f, 1), f->data[p->scratch],
             sdyi_out(t, f, 0)};
    if (p->split != fold_slices && p->in.count > 0) {
        char *const acc = j.acc;
        p->fold->open(acc, j.init, p->out_count);
        if (p->split == fold_block)
            j.acc += p->fold->width;
        sdyi_threads_run(p->n_parts, p->split, &j);
        for (int64_t i = 0; i < p->n_parts && p->split == fold_block; i++)
            p->fold->join(acc, j.acc + (size_t)i * p->fold->width);
        p->fold->close(j.out, acc, p->out_count);
        return SDYRT_OK;
    }
    sdyi_threads_run(p->n_parts, fold_slices, &j);
    return SDYRT_OK;
}

/* Choose the split; returns the number of accumulators. */
static int64_t plan_split(reduce_plan *p) {
    p->slices = 1;
    while (p->n_leading < p->outer && p->out_strides[p->n_leading] != 0)
        p->slices *= p->in.dims[p->n_leading++];
    int64_t n = p->slices, accumulators = p->out_count;
    p->split = fold_slices;
    p->part = PART / (p->slices > 0 ? p->in.count / p->slices + 1 : 1) + 1;
    if (p->slices == 1 && p->in.count > 2 * (int64_t)PART) {
        if (!p->is_along && p->inner >= 2 * COLUMNS) {
            p->split = fold_columns;
            p->part = COLUMNS;
            n = p->inner;
        } else if (p->is_along && p->out_count == 1 && p->outer == 0) {
            p->split = fold_block;
            p->part = PART;
            n = p->in.count;
            accumulators += (n + p->part - 1) / p->part;
        }
    }
    p->n_parts = (n + p->part - 1) / p->part;
    return accumulators;
}

/* Fold one result by the body: the operands' elements from `start` on. */
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
    const int64_t *const dims =
        sdyi_copy_ints(c, op, SDYI_NAME_DIMENSIONS, &n_dims);
    plan_dims(plan, dims, n_dims, &out);
    if (n == 1)
        plan->fold = sdyi_fold_of(c, op, 0, out.dtype);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, plan->fold != NULL ? run_fold : run_body,
                             plan, &thunk));
    plan->widths = sdyi_in_widths(c, op, n);
    if (plan->fold != NULL)
        plan->scratch =
            sdyi_slot_scratch(c, (size_t)plan_split(plan) * plan->fold->width);
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
    plan->n = out.count;
    plan->width = out.width;
    plan->widths = sdyi_in_widths(c, op, op->n_operands);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_map, plan, &thunk));
    SDYI_TRY(sdyi_compile_body(c, op, 0, NULL, &plan->body));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

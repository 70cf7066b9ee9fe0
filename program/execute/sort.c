/* sort and top_k: a merge sort of places, which is stable and never leaves the
 * line, whatever the comparator says. */
#include "program/dialects/stablehlo/verify.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"
#include "program/execute/fold.h"
#include "program/ir/row.h"
#include "program/rows/op_kind.h"

#include <string.h>

typedef struct sort_plan {
    sdyi_shape shape; /* of every operand */
    int dim, n;
    const size_t *widths;
    int places, other; /* slots */
    /* The order: a comparison of operand `key`, or the body. */
    sdyi_loop *compare;
    int key;
    bool is_swapped;
    sdyi_body body;
    int64_t k; /* top_k: how many are wanted */
} sort_plan;

/* A line along the dimension: where it starts, in elements. */
typedef struct line {
    const sdyi_thunk *thunk;
    const sdyi_frame *frame;
    int64_t start, stride;
} line;

static const void *element(const line *l, int operand, int64_t place) {
    const sort_plan *const p = l->thunk->plan;
    return (const char *)sdyi_in(l->thunk, l->frame, operand) +
           (size_t)(l->start + place * l->stride) * p->widths[operand];
}

/* Whether the element at place `a` comes before that at `b`. */
static sdyrt_status is_before(const line *l, int64_t a, int64_t b,
                              bool *before) {
    const sort_plan *const p = l->thunk->plan;
    uint8_t answer;
    if (p->compare != NULL) {
        const void *const in[] = {element(l, p->key, p->is_swapped ? b : a),
                                  element(l, p->key, p->is_swapped ? a : b)};
        p->compare(&answer, in, 1);
        *before = answer != 0;
        return SDYRT_OK;
    }
    for (int k = 0; k < p->n; k++) {
        l->frame->data[p->body.args[2 * k]] = (void *)element(l, k, a);
        l->frame->data[p->body.args[2 * k + 1]] = (void *)element(l, k, b);
    }
    SDYI_TRY(sdyi_thunks_run(&p->body.thunks, l->frame));
    *before = *(const uint8_t *)l->frame->data[p->body.results[0]] != 0;
    return SDYRT_OK;
}

/* Merge the sorted runs [from, middle) and [middle, to). */
static sdyrt_status merge(const line *l, const int64_t *in, int64_t *out,
                          int64_t from, int64_t middle, int64_t to) {
    int64_t i = from, j = middle;
    for (int64_t k = from; k < to; k++) {
        bool takes_right = i == middle;
        if (i < middle && j < to)
            SDYI_TRY(is_before(l, in[j], in[i], &takes_right));
        out[k] = takes_right ? in[j++] : in[i++];
    }
    return SDYRT_OK;
}

/* `*sorted`: which of the two buffers has the places in order. */
static sdyrt_status sort_line(const line *l, int64_t n, int64_t *places,
                              int64_t *other, const int64_t **sorted) {
    for (int64_t i = 0; i < n; i++)
        places[i] = i;
    for (int64_t run = 1; run < n; run *= 2) {
        for (int64_t from = 0; from < n; from += 2 * run) {
            const int64_t middle = from + run < n ? from + run : n;
            const int64_t to = middle + run < n ? middle + run : n;
            SDYI_TRY(merge(l, places, other, from, middle, to));
        }
        int64_t *const swap = places;
        places = other;
        other = swap;
    }
    *sorted = places;
    return SDYRT_OK;
}

/* The line of a number: lines are counted by the elements before the dimension,
 * then by those behind it. */
static line line_at(const sdyi_thunk *t, const sdyi_frame *f, int64_t number) {
    const sort_plan *const p = t->plan;
    const int64_t inner = p->shape.strides[p->dim];
    return (line){
        t, f, number / inner * inner * p->shape.dims[p->dim] + number % inner,
        inner};
}

static sdyrt_status run_sort(const sdyi_thunk *t, const sdyi_frame *f) {
    const sort_plan *const p = t->plan;
    if (p->shape.count == 0)
        return SDYRT_OK;
    const int64_t size = p->shape.dims[p->dim];
    for (int64_t i = 0; i < p->shape.count / size; i++) {
        const line l = line_at(t, f, i);
        const int64_t *sorted;
        SDYI_TRY(sort_line(&l, size, f->data[p->places], f->data[p->other],
                           &sorted));
        for (int k = 0; k < p->n; k++)
            for (int64_t j = 0; j < size; j++)
                memcpy((char *)sdyi_out(t, f, k) +
                           (size_t)(l.start + j * l.stride) * p->widths[k],
                       element(&l, k, sorted[j]), p->widths[k]);
    }
    return SDYRT_OK;
}

/* The comparison that a body is, of its two arguments of one operand. */
static void find_compare(sort_plan *p, const sdyi_op *op, sdyrt_dtype dtype) {
    const sdyi_block *const block = op->regions[0].first;
    const sdyi_op *const only = block->first;
    if (only->next != block->last ||
        only->row->kind != SDYI_OP_STABLEHLO_COMPARE ||
        sdyi_operand(block->last, 0) != &only->results[0])
        return;
    const sdyi_value *const a = sdyi_operand(only, 0), *const b = sdyi_operand(
                                                           only, 1);
    if (a->op != NULL || b->op != NULL || sdyi_value_block(a) != block ||
        sdyi_value_block(b) != block || a->index / 2 != b->index / 2 ||
        a->index == b->index)
        return;
    const sdyi_attr *const kind = sdyi_hlo_attr(only, 1);
    p->key = a->index / 2;
    p->is_swapped = a->index > b->index;
    p->compare = sdyi_loop_compare((int)sdyi_hlo_int(only, 0, 0), dtype,
                                   kind != NULL && kind->cells[0].integer == 2);
}

static void add_scratch(sdyi_compiler *c, sort_plan *plan) {
    const size_t bytes = (size_t)plan->shape.dims[plan->dim] * sizeof(int64_t);
    plan->places = sdyi_slot_scratch(c, bytes);
    plan->other = sdyi_slot_scratch(c, bytes);
}

sdyrt_status sdyi_execute_sort(sdyi_compiler *c, const sdyi_op *op) {
    sort_plan *const plan = SDYI_PLAN(c, sort_plan);
    plan->shape = *sdyi_in_shape(c, op, 0);
    plan->n = op->n_operands;
    const int64_t dim = sdyi_hlo_int(op, 0, -1);
    plan->dim = (int)(dim < 0 ? dim + plan->shape.rank : dim);
    if (plan->shape.rank == 0)
        return sdyi_execute_identity(c, op);
    size_t *const widths = SDYI_NEW(c->zone, size_t, plan->n);
    for (int k = 0; k < plan->n; k++)
        widths[k] = sdyi_in_shape(c, op, k)->width;
    plan->widths = widths;
    find_compare(plan, op, sdyi_in_shape(c, op, 0)->dtype);
    if (plan->compare != NULL && plan->key > 0)
        find_compare(plan, op, sdyi_in_shape(c, op, plan->key)->dtype);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_sort, plan, &thunk));
    add_scratch(c, plan);
    if (plan->compare == NULL)
        SDYI_TRY(sdyi_compile_body(c, op, 0, NULL, &plan->body));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* -- top_k ----------------------------------------------------------------- */

/* The largest first, NaN above all; equal ones in their order. */
static sdyrt_status run_top_k(const sdyi_thunk *t, const sdyi_frame *f) {
    const sort_plan *const p = t->plan;
    const int64_t size = p->shape.dims[p->dim];
    const size_t width = p->widths[0];
    char *values = sdyi_out(t, f, 0);
    int32_t *indices = sdyi_out(t, f, 1);
    for (int64_t i = 0; size > 0 && i < p->shape.count / size; i++) {
        const line l = line_at(t, f, i);
        const int64_t *sorted;
        SDYI_TRY(sort_line(&l, size, f->data[p->places], f->data[p->other],
                           &sorted));
        for (int64_t j = 0; j < p->k; j++) {
            memcpy(values, element(&l, 0, sorted[j]), width);
            values += width;
            *indices++ = (int32_t)sorted[j];
        }
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_top_k(sdyi_compiler *c, const sdyi_op *op) {
    enum { GT = 3 };
    sort_plan *const plan = SDYI_PLAN(c, sort_plan);
    plan->shape = *sdyi_in_shape(c, op, 0);
    plan->n = 1;
    plan->dim = plan->shape.rank - 1;
    plan->k = sdyi_hlo_int(op, 0, 0);
    size_t *const width = SDYI_NEW(c->zone, size_t, 1);
    *width = plan->shape.width;
    plan->widths = width;
    plan->compare = sdyi_loop_compare(GT, plan->shape.dtype, true);
    sdyi_shape indices;
    SDYI_TRY(sdyi_out_shape(op, 1, &indices));
    if (plan->compare == NULL || indices.dtype != SDYRT_I32)
        return sdyi_refuse(op, "elements of type %s",
                           sdyrt_dtype_name(plan->shape.dtype));
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_top_k, plan, &thunk));
    add_scratch(c, plan);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* reduce_window and select_and_scatter: bodies that run over the windows of a
 * padded operand. */
#include "kernels/merge.h"
#include "program/execute/execute.h"
#include "program/execute/fold.h"
#include "program/ir/row.h"

#include <assert.h>
#include <string.h>

/* A window over the operand: its elements are `dilations` apart, those of the
 * operand `spread` apart, after `low` elements of padding. */
typedef struct window {
    sdyi_shape in, out; /* of a place of the window */
    int64_t sizes[SDYRT_MAX_RANK], strides[SDYRT_MAX_RANK];
    int64_t dilations[SDYRT_MAX_RANK]; /* of the window */
    int64_t spread[SDYRT_MAX_RANK];    /* of the operand */
    int64_t low[SDYRT_MAX_RANK];
} window;

static void set_list(sdyi_compiler *c, const sdyi_op *op, sdyi_name name,
                     int64_t *list, int rank, int step) {
    int n;
    const int64_t *const given = sdyi_copy_ints(c, op, name, &n);
    for (int d = 0; d < rank; d++)
        list[d] = given != NULL ? given[d * step] : step == 2 ? 0 : 1;
}

/* The operand's element under an element of a window; -1: padding or a hole. */
static int64_t element_at(const window *w, const int64_t *place,
                          const int64_t *in_window) {
    int64_t element = 0;
    for (int d = 0; d < w->in.rank; d++) {
        const int64_t at = place[d] * w->strides[d] +
                           in_window[d] * w->dilations[d] - w->low[d];
        if (at < 0 || at % w->spread[d] != 0 ||
            at / w->spread[d] >= w->in.dims[d])
            return -1;
        element += at / w->spread[d] * w->in.strides[d];
    }
    return element;
}

/* -- reduce_window --------------------------------------------------------- */

typedef struct window_plan {
    window w;
    int n;
    const size_t *widths;
    const sdyi_fold *fold;
    sdyi_body body;
} window_plan;

/* Fold one window; padding and holes are elements with the initial value. */
static sdyrt_status fold_window(const sdyi_thunk *t, const sdyi_frame *f,
                                const int64_t *place, size_t result) {
    const window_plan *const p = t->plan;
    int64_t index[SDYRT_MAX_RANK] = {0};
    void *acc[SDYI_MOST_FOLDED];
    const void *x[SDYI_MOST_FOLDED];
    _Alignas(16) char one[16];
    assert(p->n >= 1);
    for (int k = 0; k < p->n; k++) {
        acc[k] = (char *)sdyi_out(t, f, k) + result * p->widths[k];
        memcpy(acc[k], sdyi_in(t, f, p->n + k), p->widths[k]);
    }
    if (p->fold != NULL)
        p->fold->open(one, acc[0], 1);
    do {
        const int64_t at = element_at(&p->w, place, index);
        for (int k = 0; k < p->n; k++)
            x[k] = at < 0 ? sdyi_in(t, f, p->n + k)
                          : (const char *)sdyi_in(t, f, k) +
                                (size_t)at * p->widths[k];
        if (p->fold != NULL)
            p->fold->along(one, x[0], 1);
        else
            SDYI_TRY(sdyi_body_fold(&p->body, f, acc, x, p->widths, p->n));
    } while (sdyi_next_index(index, p->w.sizes, p->w.in.rank));
    if (p->fold != NULL)
        p->fold->close(acc[0], one, 1);
    return SDYRT_OK;
}

static sdyrt_status run_window(const sdyi_thunk *t, const sdyi_frame *f) {
    const window_plan *const p = t->plan;
    int64_t place[SDYRT_MAX_RANK] = {0};
    size_t result = 0;
    if (p->w.out.count > 0)
        do {
            SDYI_TRY(fold_window(t, f, place, result++));
        } while (sdyi_next_index(place, p->w.out.dims, p->w.out.rank));
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_reduce_window(sdyi_compiler *c, const sdyi_op *op) {
    const int n = op->n_operands / 2;
    window_plan *const plan = SDYI_PLAN(c, window_plan);
    window *const w = &plan->w;
    SDYI_TRY(sdyi_body_check(c, op, 0, n));
    SDYI_TRY(sdyi_out_shape(op, 0, &w->out));
    w->in = *sdyi_in_shape(c, op, 0);
    set_list(c, op, SDYI_NAME_WINDOW_DIMENSIONS, w->sizes, w->in.rank, 1);
    set_list(c, op, SDYI_NAME_WINDOW_STRIDES, w->strides, w->in.rank, 1);
    set_list(c, op, SDYI_NAME_BASE_DILATIONS, w->spread, w->in.rank, 1);
    set_list(c, op, SDYI_NAME_WINDOW_DILATIONS, w->dilations, w->in.rank, 1);
    set_list(c, op, SDYI_NAME_PADDING, w->low, w->in.rank, 2);
    plan->n = n;
    plan->widths = sdyi_in_widths(c, op, n);
    if (n == 1)
        plan->fold = sdyi_fold_of(c, op, 0, w->in.dtype);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_window, plan, &thunk));
    if (plan->fold == NULL)
        SDYI_TRY(sdyi_compile_body(c, op, 0, NULL, &plan->body));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* -- select_and_scatter ---------------------------------------------------- */

typedef struct select_plan {
    window w; /* `out`: the source */
    sdyi_body select, scatter;
    bool begins_each; /* an element of the source is folded into the initial
                       * value, and then with what is there, as StableHLO's
                       * interpreter does */
} select_plan;

/* The element that the body selects in a window, padding left out; -1: the
 * window is all padding. */
static sdyrt_status select_one(const sdyi_thunk *t, const sdyi_frame *f,
                               const int64_t *place, int64_t *selected) {
    const select_plan *const p = t->plan;
    const char *const in = sdyi_in(t, f, 0);
    const size_t width = p->w.in.width;
    int64_t index[SDYRT_MAX_RANK] = {0};
    *selected = -1;
    do {
        const int64_t at = element_at(&p->w, place, index);
        if (at < 0)
            continue;
        bool keeps = *selected >= 0;
        if (keeps) {
            f->data[p->select.args[0]] =
                (void *)(in + (size_t)*selected * width);
            f->data[p->select.args[1]] = (void *)(in + (size_t)at * width);
            SDYI_TRY(sdyi_thunks_run(&p->select.thunks, f));
            keeps = *(const uint8_t *)f->data[p->select.results[0]] != 0;
        }
        if (!keeps)
            *selected = at;
    } while (sdyi_next_index(index, p->w.sizes, p->w.in.rank));
    return SDYRT_OK;
}

static sdyrt_status scatter_one(const sdyi_thunk *t, const sdyi_frame *f,
                                void *old, const void *source) {
    const select_plan *const p = t->plan;
    const size_t width = p->w.in.width;
    _Alignas(16) char begun[16];
    void *const acc = p->begins_each ? begun : old;
    const void *x = source;
    memcpy(begun, sdyi_in(t, f, 2), width);
    SDYI_TRY(sdyi_body_fold(&p->scatter, f, &acc, &x, &width, 1));
    if (!p->begins_each)
        return SDYRT_OK;
    x = old;
    SDYI_TRY(sdyi_body_fold(&p->scatter, f, &acc, &x, &width, 1));
    memcpy(old, begun, width);
    return SDYRT_OK;
}

static sdyrt_status run_select(const sdyi_thunk *t, const sdyi_frame *f) {
    const select_plan *const p = t->plan;
    const size_t width = p->w.in.width;
    char *const out = sdyi_out(t, f, 0);
    const char *source = sdyi_in(t, f, 1);
    for (int64_t i = 0; i < p->w.in.count; i++)
        memcpy(out + (size_t)i * width, sdyi_in(t, f, 2), width);
    int64_t place[SDYRT_MAX_RANK] = {0};
    if (p->w.out.count > 0 && p->w.in.count > 0)
        do {
            int64_t selected;
            SDYI_TRY(select_one(t, f, place, &selected));
            if (selected >= 0) {
                SDYI_TRY(
                    scatter_one(t, f, out + (size_t)selected * width, source));
            }
            source += width;
        } while (sdyi_next_index(place, p->w.out.dims, p->w.out.rank));
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_select_and_scatter(sdyi_compiler *c,
                                             const sdyi_op *op) {
    select_plan *const plan = SDYI_PLAN(c, select_plan);
    window *const w = &plan->w;
    SDYI_TRY(sdyi_body_check(c, op, 0, 1));
    SDYI_TRY(sdyi_body_check(c, op, 1, 1));
    w->in = *sdyi_in_shape(c, op, 0);
    w->out = *sdyi_in_shape(c, op, 1);
    set_list(c, op, SDYI_NAME_WINDOW_DIMENSIONS, w->sizes, w->in.rank, 1);
    set_list(c, op, SDYI_NAME_WINDOW_STRIDES, w->strides, w->in.rank, 1);
    set_list(c, op, SDYI_NAME_PADDING, w->low, w->in.rank, 2);
    for (int d = 0; d < w->in.rank; d++)
        w->dilations[d] = w->spread[d] = 1;
    plan->begins_each = c->rounds_steps;
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_select, plan, &thunk));
    SDYI_TRY(sdyi_compile_body(c, op, 0, NULL, &plan->select));
    SDYI_TRY(sdyi_compile_body(c, op, 1, NULL, &plan->scatter));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

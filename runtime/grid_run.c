/* One-shot operations on grids: a context's cache of plans, whose key is the
 * numbers of sdyi_grid_key, the strides and a few options. */
#include "base/status.h"
#include "runtime/log.h"
#include "runtime/plan.h"
#include <sdyrt/grid.h>

#include <assert.h>
#include <stdlib.h>
#include <string.h>
/* out of memory is a status, not an exit */
#define HASH_NONFATAL_OOM 1
#define uthash_nonfatal_oom(element) (is_out_of_memory = true)
#include <uthash.h>

/* Capacity of the cache; the oldest plan is evicted. */
#define MAX_PLANS 1024

/* The part of a key that is neither operation nor strides; keys are compared
 * byte by byte. */
typedef struct choices {
    sdyrt_planner planner;
    size_t max_scratch_bytes;
    int registered;
    bool has_strides[2]; /* in, out: they follow in the key */
    sdyrt_combine_fn combine;
    void *argument;
} choices;

typedef struct sdyi_grid_plan {
    void *key; /* choices, strides, the numbers of the operation */
    sdyrt_plan *plan;
    /* On a device, of an operation with a root: one plan for each that came,
     * `plan` among them; NULL: `plan` is all. Groups have roots of their own,
     * and ranks make and forget plans together: so all roots are one entry. */
    sdyrt_plan **by_root;
    int64_t n_roots;
    UT_hash_handle hh; /* in order of insertion */
} entry;

static void entry_free(entry *e) {
    for (int64_t i = 0; e->by_root != NULL && i < e->n_roots; i++)
        if (e->by_root[i] != e->plan)
            sdyrt_plan_destroy(e->by_root[i]);
    sdyrt_plan_destroy(e->plan);
    free(e->by_root);
    free(e->key);
    free(e);
}

void sdyi_grid_plans_free(sdyrt_context *context) {
    entry *e, *next;
    HASH_ITER(hh, context->grid_plans, e, next) {
        HASH_DEL(context->grid_plans, e);
        entry_free(e);
    }
}

/* -- keys ------------------------------------------------------------------ */

static sdyrt_status make_key(const sdyi_grid_resolved *r,
                             const sdyrt_plan_options *options, char **key,
                             size_t *bytes) {
    const int64_t *const strides[] = {options->in_strides,
                                      options->out_strides};
    const size_t rank = (size_t)r->op->type.rank;
    sdyi_grid_key numbers = {0};
    sdyi_grid_key_put(&numbers, r);
    choices c;
    memset(&c, 0, sizeof c); /* padding is compared too */
    *bytes = sizeof c + (2 * rank + numbers.n) * sizeof(int64_t);
    *key = numbers.lacks_memory ? NULL : calloc(1, *bytes);
    if (*key == NULL) {
        free(numbers.numbers);
        return SDYI_NO_MEMORY(*bytes);
    }
    c.planner = options->planner;
    c.max_scratch_bytes = options->max_scratch_bytes;
    c.registered = options->registered;
    c.combine = sdyi_grid_kinds[r->op->kind].reduces ? r->op->combine : NULL;
    c.argument = c.combine == NULL ? NULL : r->op->combine_argument;
    char *at = *key + sizeof c;
    for (int i = 0; i < 2; i++) {
        c.has_strides[i] = strides[i] != NULL;
        if (strides[i] != NULL)
            memcpy(at, strides[i], rank * sizeof(int64_t));
        at += rank * sizeof(int64_t);
    }
    memcpy(*key, &c, sizeof c);
    memcpy(at, numbers.numbers, numbers.n * sizeof(int64_t));
    free(numbers.numbers);
    return SDYRT_OK;
}

/* -- plans ----------------------------------------------------------------- */

/* True for a rooted operation on a device: its entry has a plan for each root.
 */
static bool has_own_roots(const sdyrt_context *context,
                          const sdyi_grid_resolved *r) {
    return context->backend->is_device &&
           sdyi_grid_kinds[r->op->kind].is_rooted;
}

/* Room for the plans of all roots. */
static sdyrt_status make_roots(const sdyi_grid_resolved *r, entry *e) {
    const size_t bytes = (size_t)r->n_members * sizeof(sdyrt_plan *);
    e->by_root = calloc(1, bytes);
    if (e->by_root == NULL)
        return SDYI_NO_MEMORY(bytes);
    e->n_roots = r->n_members;
    return SDYRT_OK;
}

/* Make a plan and keep it, with its key. */
static sdyrt_status insert(sdyrt_context *context, const sdyi_grid_resolved *r,
                           const sdyrt_plan_options *options, void *key,
                           size_t bytes, entry **made) {
    bool is_out_of_memory = false;
    entry *const e = calloc(1, sizeof *e);
    if (e == NULL) {
        free(key);
        return SDYI_NO_MEMORY(sizeof *e);
    }
    e->key = key;
    sdyrt_status status = SDYRT_OK;
    if (has_own_roots(context, r))
        status = make_roots(r, e);
    if (status == SDYRT_OK)
        status = sdyi_grid_plan_create(context, r->op, options, NULL, &e->plan);
    if (status != SDYRT_OK) {
        entry_free(e);
        return status;
    }
    e->plan->bound->call.is_compared = !sdyi_grid_kinds[r->op->kind].hears_all;
    if (e->by_root != NULL)
        e->by_root[r->root] = e->plan;
    if (HASH_COUNT(context->grid_plans) >= MAX_PLANS) {
        entry *const oldest = context->grid_plans;
        HASH_DEL(context->grid_plans, oldest);
        entry_free(oldest);
    }
    HASH_ADD_KEYPTR(hh, context->grid_plans, e->key, bytes, e);
    if (is_out_of_memory) {
        entry_free(e);
        return SDYI_NO_MEMORY(sizeof *e);
    }
    *made = e;
    return SDYRT_OK;
}

/* The plan of this group's root, made as all ranks have decided for the first.
 */
static sdyrt_status find_root(sdyrt_context *context,
                              const sdyi_grid_resolved *r,
                              const sdyrt_plan_options *options, entry *e,
                              sdyrt_plan **plan) {
    *plan = e->plan;
    if (e->by_root == NULL)
        return SDYRT_OK;
    sdyrt_plan **const of_root = &e->by_root[r->root];
    if (*of_root == NULL)
        SDYI_TRY(
            sdyi_grid_plan_create(context, r->op, options, e->plan, of_root));
    *plan = *of_root;
    return SDYRT_OK;
}

static sdyrt_status find_plan(sdyrt_context *context, const sdyrt_grid_op *op,
                              const sdyrt_plan_options *options,
                              sdyrt_plan **plan) {
    static const sdyrt_plan_options none = SDYRT_PLAN_OPTIONS_INIT;
    sdyi_grid_resolved r;
    sdyi_model model;
    if (options == NULL)
        options = &none;
    SDYI_TRY(sdyi_options_check(options, &model));
    SDYI_TRY(sdyi_grid_resolve(op, &r));
    /* ranks of a device make plans together: all find one, or none */
    if (context->backend->is_device &&
        (options->in_strides != NULL || options->out_strides != NULL))
        return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_STRIDES,
                         "strides of a one-shot operation on a grid, on %s; a "
                         "plan may have them",
                         context->backend->name);
    char *key = NULL;
    size_t bytes = 0;
    sdyi_grid_resolved of_all = r;
    if (has_own_roots(context, &r))
        of_all.root = 0;
    SDYI_TRY(make_key(&of_all, options, &key, &bytes));
    assert(key != NULL);
    entry *e = NULL;
    HASH_FIND(hh, context->grid_plans, key, bytes, e);
    if (e == NULL)
        SDYI_TRY(insert(context, &r, options, key, bytes, &e));
    else
        free(key);
    return find_root(context, &r, options, e, plan);
}

sdyrt_status sdyrt_grid_run(sdyrt_context *context, const sdyrt_grid_op *op,
                            const sdyrt_plan_options *options, const void *in,
                            void *out) {
    SDYI_NOT_NULL(context);
    sdyrt_plan *plan = NULL;
    const double start = sdyi_log_time(context);
    const sdyrt_status status = find_plan(context, op, options, &plan);
    if (status == SDYRT_OK)
        return sdyi_plan_run(plan, in, out, NULL);
    context->backend->refuse(context);
    sdyi_log_refusal(context, NULL, start, status);
    return status;
}

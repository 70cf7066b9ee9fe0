/* One-shot operations on grids: plans that a context keeps by the numbers that
 * say what is moved, and how. */
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

/* When the cache is full the oldest plan makes room. */
#define MAX_PLANS 1024

/* What decides a plan beside the operation and the strides. */
typedef struct choices {
    sdyrt_planner planner;
    size_t max_scratch_bytes;
    int registered;
    bool has_strides[2]; /* which follow */
    sdyrt_combine_fn combine;
    void *argument;
} choices;

typedef struct sdyi_grid_plan {
    void *key; /* choices, strides, the numbers of the operation */
    sdyrt_plan *plan;
    UT_hash_handle hh; /* in order of insertion */
} entry;

static void entry_free(entry *e) {
    sdyrt_plan_destroy(e->plan);
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
    memset(&c, 0, sizeof c); /* what is between its members is compared too */
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

/* Make a plan and keep it, with its key. */
static sdyrt_status insert(sdyrt_context *context, const sdyrt_grid_op *op,
                           const sdyrt_plan_options *options, void *key,
                           size_t bytes, sdyrt_plan **plan) {
    bool is_out_of_memory = false;
    entry *const e = calloc(1, sizeof *e);
    if (e == NULL) {
        free(key);
        return SDYI_NO_MEMORY(sizeof *e);
    }
    e->key = key;
    const sdyrt_status status =
        sdyi_grid_plan_create(context, op, options, NULL, &e->plan);
    if (status != SDYRT_OK) {
        entry_free(e);
        return status;
    }
    e->plan->bound->call.is_compared = !sdyi_grid_kinds[op->kind].hears_all;
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
    *plan = e->plan;
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
    SDYI_TRY(make_key(&r, options, &key, &bytes));
    assert(key != NULL);
    entry *e = NULL;
    HASH_FIND(hh, context->grid_plans, key, bytes, e);
    if (e == NULL)
        return insert(context, op, options, key, bytes, plan);
    free(key);
    *plan = e->plan;
    return SDYRT_OK;
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

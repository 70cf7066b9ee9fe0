/* One-shot calls: plans that a context keeps by the value of the operation.
 *
 * Where ranks make plans together all must find one or none, so strides and, on
 * a device, roots, which differ from rank to rank, are no part of the key. A
 * rank that comes with others makes a plan for these like the first, alone. Nor
 * is the model of the estimate, which no step depends on. */
#include "base/alloc.h"
#include "base/hash.h"
#include "base/status.h"
#include "collectives/ops/verify.h"
#include "mesh/refs.h"
#include "runtime/bound_plan.h"
#include "runtime/log.h"
#include <sdyrt/cuda.h>

#include <assert.h>
#include <stdlib.h>
#include <string.h>
/* out of memory is a status, not an exit */
#define HASH_NONFATAL_OOM 1
#define uthash_nonfatal_oom(element) (is_out_of_memory = true)
#include <uthash.h>

/* Capacity of the cache; the oldest plan is evicted. */
#define MAX_PLANS 1024

/* Plans of one operation with other strides; and one more for each root. */
#define MAX_OTHERS 32

/* A plan and a copy of all that it was made from. */
typedef struct sdyi_cached_plan {
    uint64_t hash;
    sdyrt_op op;             /* its pointers are this entry's own */
    sdyrt_op_axes *own_axes; /* what op.own_axes points into */
    sdyrt_plan_options options;
    sdyrt_plan *plan;
    struct sdyi_cached_plan *others; /* of the same operation, newest first:
                                        root, options and plan alone */
    UT_hash_handle hh;               /* in order of insertion */
} entry;

/* -- keys ------------------------------------------------------------------ */

static sdyrt_dtype out_dtype_of(const sdyrt_op *op) {
    return op->converts ? op->out_dtype : op->type.dtype;
}

/* The fields that are part of the key. */
static unsigned fields_of(const sdyrt_context *context) {
    return context->backend->is_device ? ~SDYI_BIT(ROOT) : ~0u;
}

/* A list of own axes as the one list of an operation. */
static sdyrt_op_axes listed(const sdyrt_axis_list *list) {
    return (sdyrt_op_axes){sizeof(sdyrt_op_axes), list, 1, NULL, 0};
}

static uint64_t hash_own_axes(uint64_t hash, const sdyrt_op *op) {
    const sdyrt_op_axes own = listed(&op->own_axes);
    return op->own_axes.refs == NULL ? hash : sdyi_op_axes_hash(hash, &own);
}

static bool same_own_axes(const sdyrt_op *a, const sdyrt_op *b) {
    const sdyrt_op_axes x = listed(&a->own_axes), y = listed(&b->own_axes);
    return (a->own_axes.refs == NULL) == (b->own_axes.refs == NULL) &&
           (a->own_axes.refs == NULL || sdyi_op_axes_equal(&x, &y));
}

static uint64_t hash_call(const sdyrt_op *op, const sdyrt_plan_options *options,
                          unsigned fields) {
    const int64_t head[] = {(int64_t)op->kind,
                            (int64_t)op->type.dtype,
                            (int64_t)out_dtype_of(op),
                            op->type.rank,
                            op->from == NULL ? 0 : (int64_t)op->from->hash,
                            op->to == NULL ? 0 : (int64_t)op->to->hash};
    uint64_t hash =
        sdyi_hash_ints(SDYI_HASH_START, head, sizeof head / sizeof *head);
    hash = sdyi_hash_ints(hash, op->type.dims, op->type.rank);
    if (op->axes != NULL)
        hash = sdyi_hash_string(hash, op->axes);
    hash = sdyi_op_axes_hash(hash, op->axis_lists);
    hash = hash_own_axes(hash, op);
    hash = sdyi_op_fields_hash(hash, op, fields);
    hash = sdyi_hash_ranks(hash, op->from_ranks, op->n_from_ranks);
    hash = sdyi_hash_ranks(hash, op->to_ranks, op->n_to_ranks);
    hash = sdyi_hash_int(hash, (int64_t)options->planner);
    hash = sdyi_hash_int(hash, (int64_t)options->max_scratch_bytes);
    return sdyi_hash_int(hash, options->registered);
}

static bool same_array(const void *a, const void *b, size_t bytes) {
    if (a == NULL || b == NULL)
        return a == b;
    return memcmp(a, b, bytes) == 0;
}

static bool same_sharding(const sdyrt_sharding *a, const sdyrt_sharding *b) {
    return a == b || (a != NULL && b != NULL && sdyi_sharding_equal(a, b));
}

static bool same_call(const entry *e, const sdyrt_op *op,
                      const sdyrt_plan_options *options, unsigned fields) {
    const sdyrt_op *x = &e->op;
    if (x->kind != op->kind || !sdyi_op_fields_equal(x, op, fields) ||
        x->type.value_class != op->type.value_class ||
        x->type.dtype != op->type.dtype ||
        out_dtype_of(x) != out_dtype_of(op) || x->type.rank != op->type.rank ||
        memcmp(x->type.dims, op->type.dims,
               (size_t)op->type.rank * sizeof op->type.dims[0]) != 0)
        return false;
    if ((x->axes == NULL) != (op->axes == NULL) ||
        (x->axes != NULL && strcmp(x->axes, op->axes) != 0) ||
        !sdyi_op_axes_equal(x->axis_lists, op->axis_lists))
        return false;
    return same_own_axes(x, op) && same_sharding(x->from, op->from) &&
           same_sharding(x->to, op->to) &&
           x->n_from_ranks == op->n_from_ranks &&
           x->n_to_ranks == op->n_to_ranks &&
           same_array(x->from_ranks, op->from_ranks,
                      (size_t)op->n_from_ranks * sizeof(int)) &&
           same_array(x->to_ranks, op->to_ranks,
                      (size_t)op->n_to_ranks * sizeof(int)) &&
           e->options.planner == options->planner &&
           e->options.max_scratch_bytes == options->max_scratch_bytes &&
           e->options.registered == options->registered;
}

/* The same strides and root. */
static bool is_same_rest(const entry *e, const sdyrt_op *op,
                         const sdyrt_plan_options *options) {
    const size_t bytes = (size_t)op->type.rank * sizeof *options->in_strides;
    return sdyi_op_fields_equal(&e->op, op, SDYI_BIT(ROOT)) &&
           same_array(e->options.in_strides, options->in_strides, bytes) &&
           same_array(e->options.out_strides, options->out_strides, bytes);
}

/* -- entries --------------------------------------------------------------- */

/* NULL does nothing. */
static void entry_free(entry *e) {
    if (e == NULL)
        return;
    entry_free(e->others);
    sdyrt_plan_destroy(e->plan);
    sdyrt_sharding_release(e->op.from);
    sdyrt_sharding_release(e->op.to);
    free((void *)(uintptr_t)e->op.axes);
    free((void *)(uintptr_t)e->op.axis_lists);
    free(e->own_axes);
    sdyi_op_fields_free(&e->op);
    free((void *)(uintptr_t)e->op.from_ranks);
    free((void *)(uintptr_t)e->op.to_ranks);
    free((void *)(uintptr_t)e->options.in_strides);
    free((void *)(uintptr_t)e->options.out_strides);
    free(e);
}

/* A copy of `bytes` bytes; NULL for NULL. Clears `*ok` when there is no
 * memory. */
static void *copy_of(const void *data, size_t bytes, bool *ok) {
    if (data == NULL)
        return NULL;
    void *copy = malloc(bytes > 0 ? bytes : 1);
    if (copy == NULL)
        *ok = false;
    else
        memcpy(copy, data, bytes);
    return copy;
}

/* Keep the options of a call on `op`. */
static void copy_options(entry *e, const sdyrt_op *op,
                         const sdyrt_plan_options *options, bool *ok) {
    const size_t strides = (size_t)op->type.rank * sizeof(int64_t);
    e->options = *options;
    e->options.in_strides = copy_of(options->in_strides, strides, ok);
    e->options.out_strides = copy_of(options->out_strides, strides, ok);
}

/* Keep the own axes of `op`; false: no memory. */
static bool copy_own_axes(entry *e, const sdyrt_op *op) {
    const sdyrt_op_axes own = listed(&op->own_axes);
    if (op->own_axes.refs == NULL)
        return true;
    e->own_axes = sdyi_op_axes_copy(&own);
    if (e->own_axes != NULL)
        e->op.own_axes = e->own_axes->lists[0];
    return e->own_axes != NULL;
}

static entry *entry_create(uint64_t hash, const sdyrt_op *op,
                           const sdyrt_plan_options *options) {
    entry *e = calloc(1, sizeof *e);
    if (e == NULL)
        return NULL;
    bool ok = true;
    e->hash = hash;
    e->op = *op;
    ok = sdyi_op_fields_copy(&e->op);
    e->op.from = op->from == NULL ? NULL : sdyrt_sharding_retain(op->from);
    e->op.to = sdyrt_sharding_retain(op->to);
    e->op.axes =
        op->axes == NULL ? NULL : copy_of(op->axes, strlen(op->axes) + 1, &ok);
    if (op->axis_lists != NULL) {
        e->op.axis_lists = sdyi_op_axes_copy(op->axis_lists);
        ok = ok && e->op.axis_lists != NULL;
    }
    ok = copy_own_axes(e, op) && ok;
    e->op.from_ranks =
        copy_of(op->from_ranks, (size_t)op->n_from_ranks * sizeof(int), &ok);
    e->op.to_ranks =
        copy_of(op->to_ranks, (size_t)op->n_to_ranks * sizeof(int), &ok);
    copy_options(e, op, options, &ok);
    if (ok)
        return e;
    entry_free(e);
    return NULL;
}

void sdyi_cached_plans_free(sdyrt_context *context) {
    entry *e, *next;
    HASH_ITER(hh, context->plans, e, next) {
        HASH_DEL(context->plans, e);
        entry_free(e);
    }
}

/* -- lookup ---------------------------------------------------------------- */

/* Two different calls with one hash evict each other: rare, and correct. */
static sdyrt_status cache_insert(sdyrt_context *context, uint64_t hash,
                                 const sdyrt_op *op,
                                 const sdyrt_plan_options *options,
                                 sdyrt_plan **plan) {
    sdyrt_plan *made = NULL;
    SDYI_TRY(sdyi_plan_create(context, op, options, NULL, &made));
    if (sdyi_op_is_grouped(op))
        made->bound->call.is_compared = !sdyi_op_kinds[op->kind].hears_all;
    entry *e = entry_create(hash, op, options);
    if (e == NULL) {
        sdyrt_plan_destroy(made);
        return SDYI_NO_MEMORY(sizeof *e);
    }
    e->plan = made;
    entry *old;
    HASH_FIND(hh, context->plans, &hash, sizeof hash, old);
    if (old == NULL && HASH_COUNT(context->plans) >= MAX_PLANS)
        old = context->plans;
    if (old != NULL) {
        HASH_DEL(context->plans, old);
        entry_free(old);
    }
    bool is_out_of_memory = false;
    HASH_ADD(hh, context->plans, hash, sizeof e->hash, e);
    if (is_out_of_memory) {
        entry_free(e);
        return SDYI_NO_MEMORY(sizeof *e);
    }
    *plan = made;
    return SDYRT_OK;
}

/* True when a placement has a rank for each device of the mesh. */
static bool has_length(const int *ranks, int64_t n,
                       const sdyrt_sharding *sharding) {
    return ranks == NULL || sharding->mesh == NULL ||
           sdyrt_mesh_is_maximal(sharding->mesh) ||
           n == sharding->mesh->n_devices;
}

static bool has_own_axes_or_none(const sdyrt_op *op) {
    return op->own_axes.refs == NULL
               ? op->own_axes.count == 0
               : sdyi_check_axis_list(&op->own_axes, "'own_axes'") == SDYRT_OK;
}

/* True when the arrays of an operation that is not verified yet may be read. */
static bool is_hashable(const sdyrt_op *op) {
    return (unsigned)op->kind < SDYRT_OP_COUNT && sdyi_op_fields_readable(op) &&
           has_own_axes_or_none(op) && op->type.rank >= 0 &&
           op->type.rank <= SDYRT_MAX_RANK && op->to != NULL &&
           (op->axis_lists == NULL ||
            (op->axes == NULL &&
             sdyi_op_axes_check(op->axis_lists) == SDYRT_OK)) &&
           op->n_from_ranks >= 0 && op->n_to_ranks >= 0 &&
           has_length(op->from_ranks, op->n_from_ranks,
                      op->from == NULL ? op->to : op->from) &&
           has_length(op->to_ranks, op->n_to_ranks, op->to);
}

/* Plans that an operation may have besides its first. */
static int64_t most_others(const sdyrt_context *context, const sdyrt_op *op) {
    return context->backend->is_device && sdyi_op_uses(op->kind, SDYI_BIT(ROOT))
               ? MAX_OTHERS + context->size
               : MAX_OTHERS;
}

/* The plan of an entry's operation with these strides and this root. */
static sdyrt_status find_other(sdyrt_context *context, entry *first,
                               const sdyrt_op *op,
                               const sdyrt_plan_options *options,
                               sdyrt_plan **plan) {
    assert(first != NULL);
    entry *e = first, *last = NULL;
    const int64_t most = most_others(context, op);
    for (int64_t n = 0; e != NULL && n <= most; n++, e = e->others) {
        if (is_same_rest(e, op, options)) {
            *plan = e->plan;
            return SDYRT_OK;
        }
        last = n == most - 1 ? e : last;
    }
    if (last != NULL) { /* the oldest makes room */
        entry_free(last->others);
        last->others = NULL;
    }
    SDYI_ALLOC(e, 1);
    e->op =
        (sdyrt_op){.kind = op->kind, .root = op->root, .n_root = op->n_root};
    bool ok = sdyi_op_fields_copy(&e->op);
    copy_options(e, op, options, &ok);
    const sdyrt_status status =
        ok ? sdyi_plan_create(context, op, options, first->plan, &e->plan)
           : SDYI_NO_MEMORY(sizeof *e);
    if (status != SDYRT_OK) {
        entry_free(e);
        return status;
    }
    e->others = first->others;
    first->others = e;
    *plan = e->plan;
    return SDYRT_OK;
}

static sdyrt_status find_plan(sdyrt_context *context, const sdyrt_op *op,
                              const sdyrt_plan_options *options,
                              sdyrt_plan **plan) {
    SDYI_NOT_NULL(op);
    SDYI_STRUCT(op);
    static const sdyrt_plan_options none = SDYRT_PLAN_OPTIONS_INIT;
    if (options == NULL)
        options = &none;
    sdyi_model model;
    SDYI_TRY(sdyi_options_check(options, &model));
    if (!is_hashable(op))
        return sdyrt_op_verify(op); /* says what is wrong */
    const unsigned fields = fields_of(context);
    const uint64_t hash = hash_call(op, options, fields);
    entry *e;
    HASH_FIND(hh, context->plans, &hash, sizeof hash, e);
    return e != NULL && same_call(e, op, options, fields)
               ? find_other(context, e, op, options, plan)
               : cache_insert(context, hash, op, options, plan);
}

static sdyrt_status run(sdyrt_context *context, const sdyrt_op *op,
                        const sdyrt_plan_options *options, const void *in,
                        void *out, struct CUstream_st *const *stream) {
    sdyrt_plan *plan = NULL;
    const double start = sdyi_log_time(context);
    sdyrt_status status = find_plan(context, op, options, &plan);
    if (status == SDYRT_OK && plan == NULL)
        status = sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "the operation is malformed");
    if (status != SDYRT_OK) {
        context->backend->refuse(context);
        sdyi_log_refusal(context, op, start, status);
        return status;
    }
    return sdyi_plan_run(plan, in, out, stream);
}

sdyrt_status sdyrt_run(sdyrt_context *context, const sdyrt_op *op,
                       const sdyrt_plan_options *options, const void *in,
                       void *out) {
    SDYI_NOT_NULL(context);
    return run(context, op, options, in, out, NULL);
}

sdyrt_status sdyrt_run_on(sdyrt_context *context, const sdyrt_op *op,
                          const sdyrt_plan_options *options, const void *in,
                          void *out, struct CUstream_st *stream) {
    SDYI_NOT_NULL(context);
    return run(context, op, options, in, out, &stream);
}

/* Making plans: devices, tiles and strides, then the steps (direct.c). */
#include "collectives/plan/plan.h"
#include "base/hash.h"
#include "base/status.h"
#include "collectives/ops/verify.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static sdyrt_status fail_placement(const sdyrt_plan *plan, const char *which,
                                   int64_t device, int64_t rank) {
    const bool is_one = plan->n_ranks == 1;
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PLACEMENT,
                     "device %" PRId64 " of the mesh of '%s' is rank %" PRId64
                     ", but there %s %d rank%s",
                     device, which, rank, is_one ? "is" : "are", plan->n_ranks,
                     is_one ? "" : "s");
}

/* This rank's device in a mesh, -1 for none; every device's rank must be in the
 * context. */
static sdyrt_status find_device(const sdyrt_plan *plan, const char *which,
                                const sdyrt_mesh *mesh, const int *ranks,
                                int64_t n_ranks, int64_t *device) {
    const bool is_maximal = sdyrt_mesh_is_maximal(mesh);
    const int64_t first = is_maximal ? mesh->device_ids[0] : 0;
    const int64_t last = is_maximal ? first : mesh->n_devices - 1;
    *device = -1;
    if (ranks == NULL) {
        if (last >= plan->n_ranks)
            return fail_placement(plan, which, last, last);
        if (plan->rank >= first && plan->rank <= last)
            *device = plan->rank;
        return SDYRT_OK;
    }
    for (int64_t d = first; d <= last && d < n_ranks; d++) {
        if (ranks[d] >= plan->n_ranks)
            return fail_placement(plan, which, d, ranks[d]);
        if (ranks[d] == plan->rank)
            *device = d;
    }
    return SDYRT_OK;
}

/* Take a buffer's strides over, tight ones where none are given, and work out
 * how far it reaches. */
static sdyrt_status set_strides(const char *which, const sdyrt_tile *tile,
                                sdyrt_dtype dtype, const int64_t *given,
                                int64_t *strides, size_t *bytes) {
    int64_t tight = 1;
    for (int d = tile->rank - 1; d >= 0; d--) {
        strides[d] = given == NULL ? tight : given[d];
        tight *= tile->elements == 0 ? 1 : tile->size[d];
    }
    *bytes = 0;
    if (tile->elements == 0)
        return SDYRT_OK;
    /* smallest stride first: each must step over all that is within */
    int64_t span = 1;
    bool done[SDYRT_MAX_RANK] = {false};
    for (int i = 0; i < tile->rank; i++) {
        int next = -1;
        for (int d = 0; d < tile->rank; d++)
            if (!done[d] && tile->size[d] > 1 &&
                (next < 0 || strides[d] < strides[next]))
                next = d;
        if (next < 0)
            break;
        done[next] = true;
        int64_t reach;
        if (strides[next] < span)
            return sdyi_fail(
                SDYRT_ARGUMENT, SDYRT_KIND_STRIDES,
                "stride %" PRId64 " of dimension %d of '%s' is less than the "
                "%" PRId64 " elements within: elements would share places",
                strides[next], next, which, span);
        if (__builtin_mul_overflow(strides[next], tile->size[next] - 1,
                                   &reach) ||
            __builtin_add_overflow(span, reach, &span))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                             "stride %" PRId64 " of dimension %d of '%s' "
                             "reaches beyond 2^63 - 1 elements",
                             strides[next], next, which);
    }
    if (__builtin_mul_overflow((size_t)span, sdyrt_dtype_bytes(dtype), bytes) ||
        *bytes > PTRDIFF_MAX)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                         "'%s' spans %" PRId64 " elements: too many bytes",
                         which, span);
    return SDYRT_OK;
}

static sdyrt_status tile_of_device(const sdyrt_sharding *sharding,
                                   const sdyrt_type *type, int64_t device,
                                   sdyrt_tile *tile) {
    *tile = (sdyrt_tile){.rank = type->rank};
    return device < 0 ? SDYRT_OK : sdyrt_tile_of(sharding, type, device, tile);
}

/* What is said and compared of a plan of registered memory: by it ranks choose
 * how they send. */
static sdyrt_status add_registered(sdyrt_plan *plan) {
    static const char words[] = " in registered memory";
    const size_t length = strlen(plan->text);
    char *const text = realloc(plan->text, length + sizeof words);
    if (text == NULL)
        return SDYI_NO_MEMORY(length + sizeof words);
    memcpy(text + length, words, sizeof words);
    plan->text = text;
    plan->fingerprint = sdyi_hash_string(plan->fingerprint, words);
    return SDYRT_OK;
}

static sdyrt_status fill_plan(sdyrt_plan *plan, const sdyi_resolved *r,
                              const sdyrt_plan_options *options) {
    const sdyrt_op *op = r->op;
    plan->is_registered = options != NULL && options->registered != 0;
    if (plan->is_registered)
        SDYI_TRY(add_registered(plan));
    plan->kind = op->kind;
    plan->type = op->type;
    plan->out_dtype = r->out_dtype;
    SDYI_TRY(find_device(plan, "from", r->from->mesh, r->from_ranks,
                         r->n_from_ranks, &plan->in_device));
    SDYI_TRY(find_device(plan, "to", r->to->mesh, r->to_ranks, r->n_to_ranks,
                         &plan->out_device));
    SDYI_TRY(
        tile_of_device(r->from, &op->type, plan->in_device, &plan->in_tile));
    SDYI_TRY(
        tile_of_device(r->to, &op->type, plan->out_device, &plan->out_tile));
    SDYI_TRY(set_strides("in", &plan->in_tile, op->type.dtype,
                         options == NULL ? NULL : options->in_strides,
                         plan->in_strides, &plan->in_bytes));
    SDYI_TRY(set_strides("out", &plan->out_tile, plan->out_dtype,
                         options == NULL ? NULL : options->out_strides,
                         plan->out_strides, &plan->out_bytes));
    plan->is_strided = options != NULL && (options->in_strides != NULL ||
                                           options->out_strides != NULL);
    SDYI_TRY(sdyi_plan_direct(r, plan));
    if (options != NULL && options->max_scratch_bytes > 0 &&
        plan->scratch_bytes > options->max_scratch_bytes)
        return sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_SCRATCH_LIMIT,
                         "%s needs %zu bytes of scratch on rank %d, and may "
                         "have %zu",
                         sdyrt_op_name(op->kind), plan->scratch_bytes,
                         plan->rank, options->max_scratch_bytes);
    return SDYRT_OK;
}

/* A number of the model; 0, which is none, is `usual`. */
static sdyrt_status set_model(const char *name, double given, double usual,
                              double *value) {
    if (!isfinite(given) || given < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "options: %s is %g, expected a number above 0, or 0 "
                         "for %g",
                         name, given, usual);
    *value = given > 0 ? given : usual;
    return SDYRT_OK;
}

sdyrt_status sdyi_options_check(const sdyrt_plan_options *options,
                                sdyi_model *model) {
    static const sdyrt_plan_options none = SDYRT_PLAN_OPTIONS_INIT;
    if (options == NULL)
        options = &none;
    SDYI_STRUCT(options);
    SDYI_TRY(set_model("exchange_seconds", options->exchange_seconds, 5e-6,
                       &model->exchange_seconds));
    SDYI_TRY(set_model("message_seconds", options->message_seconds, 1e-6,
                       &model->message_seconds));
    SDYI_TRY(set_model("bytes_a_second", options->bytes_a_second, 5e9,
                       &model->bytes_a_second));
    if (options->registered != 0 && options->registered != 1)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "options: registered is %d, expected 0 or 1",
                         options->registered);
    switch (options->planner) {
    case SDYRT_PLANNER_AUTO:
    case SDYRT_PLANNER_DIRECT:
        return SDYRT_OK;
    case SDYRT_PLANNER_SHARDY:
        return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                         "plans by Shardy's sequence of collectives are not "
                         "offered; the planner may be auto or direct");
    }
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                     "there is no planner %d", (int)options->planner);
}

sdyrt_status sdyi_plan_make(int rank, int n_ranks, const sdyrt_op *op,
                            const sdyrt_plan_options *options,
                            sdyrt_plan **plan) {
    *plan = NULL;
    sdyi_model model;
    SDYI_TRY(sdyi_options_check(options, &model));
    sdyi_resolved r;
    SDYI_TRY(sdyi_op_resolve(op, &r));
    sdyrt_plan *p = calloc(1, sizeof *p);
    sdyrt_status status;
    if (p == NULL) {
        status = SDYI_NO_MEMORY(sizeof *p);
        goto free_resolved;
    }
    p->rank = rank;
    p->n_ranks = n_ranks;
    p->model = model;
    status = sdyi_describe_op(&r, &p->text, &p->fingerprint);
    if (status == SDYRT_OK)
        status = fill_plan(p, &r, options);
    *plan = p;

free_resolved:
    sdyi_resolved_free(&r);
    return status;
}

sdyrt_status sdyrt_plan_preview(const sdyrt_op *op,
                                const sdyrt_plan_options *options, int rank,
                                int n_ranks, sdyrt_plan **plan) {
    SDYI_NOT_NULL(op);
    SDYI_NOT_NULL(plan);
    if (rank < 0 || rank >= n_ranks)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "rank %d is not in [0, %d)", rank, n_ranks);
    sdyrt_plan *made;
    const sdyrt_status status =
        sdyi_plan_make(rank, n_ranks, op, options, &made);
    if (status == SDYRT_OK)
        *plan = made;
    else
        sdyi_plan_free(made);
    return status;
}

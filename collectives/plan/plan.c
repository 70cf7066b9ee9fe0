/* Making plans: devices, tiles and strides, then the steps (direct.c). */
#include "collectives/plan/plan.h"
#include "base/alloc.h"
#include "base/hash.h"
#include "base/status.h"
#include "collectives/ops/verify.h"

#include <assert.h>
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

/* Set a buffer's strides, row-major where none are given, and the bytes from
 * its first to its last element. */
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

/* Options that all ranks of a plan must give alike, as they decide what moves:
 * appended to its text, and hashed into its fingerprint. */
static sdyrt_status add_words(sdyrt_plan *plan, const char *words) {
    const size_t length = strlen(plan->text);
    const size_t bytes = strlen(words) + 1;
    SDYI_RESIZE(plan->text, length + bytes);
    memcpy(plan->text + length, words, bytes);
    plan->fingerprint = sdyi_hash_string(plan->fingerprint, words);
    return SDYRT_OK;
}

static bool is_by_sequence(const sdyrt_plan_options *options) {
    return options != NULL && options->planner == SDYRT_PLANNER_SHARDY;
}

/* Take over the options but for strides; `other`: the name of an operation that
 * Shardy has no sequence for, or NULL. */
static sdyrt_status set_options(sdyrt_plan *plan,
                                const sdyrt_plan_options *options,
                                const char *other) {
    plan->is_registered = options != NULL && options->registered != 0;
    plan->is_strided = options != NULL && (options->in_strides != NULL ||
                                           options->out_strides != NULL);
    if (plan->is_registered)
        SDYI_TRY(add_words(plan, " in registered memory"));
    if (!is_by_sequence(options))
        return SDYRT_OK;
    if (other != NULL)
        return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                         "the planner shardy is of reshard, not of %s; the "
                         "planner may be auto or direct",
                         other);
    return add_words(plan, " by Shardy's sequence");
}

static sdyrt_status set_both_strides(sdyrt_plan *plan,
                                     const sdyrt_plan_options *options) {
    SDYI_TRY(set_strides("in", &plan->in_tile, plan->type.dtype,
                         options == NULL ? NULL : options->in_strides,
                         plan->in_strides, &plan->in_bytes));
    return set_strides("out", &plan->out_tile, plan->out_dtype,
                       options == NULL ? NULL : options->out_strides,
                       plan->out_strides, &plan->out_bytes);
}

/* The steps take as much scratch as there may be. */
static sdyrt_status check_scratch(const sdyrt_plan *plan,
                                  const sdyrt_plan_options *options) {
    if (options != NULL && options->max_scratch_bytes > 0 &&
        plan->scratch_bytes > options->max_scratch_bytes)
        return sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_SCRATCH_LIMIT,
                         "%s needs %zu byte%s of scratch on rank %d, and may "
                         "have %zu",
                         plan->name, plan->scratch_bytes,
                         plan->scratch_bytes == 1 ? "" : "s", plan->rank,
                         options->max_scratch_bytes);
    return SDYRT_OK;
}

/* The tile of this rank at one end, in dimensions of the operation's type. */
static void set_tile(const sdyrt_plan *plan, const sdyi_resolved *r,
                     const sdyi_dist *dist, int64_t device, sdyrt_tile *tile) {
    sdyi_box box;
    *tile = (sdyrt_tile){.rank = r->type.rank};
    if (device < 0)
        return;
    (void)sdyi_box_of(dist, plan->rank, &box);
    tile->elements = 1;
    for (int d = 0, k = 0; d < tile->rank; d++, k++) {
        tile->offset[d] = box.offset[k];
        tile->size[d] = box.size[k];
        if (r->has_pieces && d == r->dim) { /* pieces, and one of them */
            tile->offset[d] = 0;
            tile->size[d] *= box.size[++k];
        }
        tile->elements *= tile->size[d];
    }
}

static void set_tiles(sdyrt_plan *plan, const sdyi_resolved *r) {
    const sdyi_dists *const l = plan->dists;
    set_tile(plan, r, l->in_origin == NULL ? &l->in : l->in_origin,
             plan->in_device, &plan->in_tile);
    set_tile(plan, r, &l->out, plan->out_device, &plan->out_tile);
}

/* Strides of the dimensions of the tile, as those of the index space, which has
 * the pieces of an all_to_all along one dimension as one more. */
static void split_strides(const sdyrt_plan *plan, const sdyi_resolved *r,
                          const sdyi_dist *dist, int64_t *strides) {
    if (!r->has_pieces)
        return;
    sdyi_box box;
    (void)sdyi_box_of(dist, plan->rank, &box);
    memmove(&strides[r->dim + 1], &strides[r->dim],
            (size_t)(r->type.rank - r->dim) * sizeof *strides);
    strides[r->dim] *= box.size[r->dim + 1];
}

/* An update_halo that writes nothing but halos; all of it where they are zero
 * first. */
static bool has_same_halos(const sdyi_resolved *r) {
    bool is_same =
        r->op->kind == SDYRT_OP_UPDATE_HALO && !r->op->zero_undefined;
    for (int d = 0; d < r->to->rank && is_same; d++)
        is_same = sdyi_same_halo(&r->from->dims[d], &r->to->dims[d]);
    return is_same;
}

static sdyi_movement movement_of(const sdyi_resolved *r) {
    const sdyrt_op *const op = r->op;
    return (sdyi_movement){
        .reduction = r->reduction,
        .combiner = {.divisor = op->averages ? r->n_members : 0,
                     .combine = op->combine,
                     .argument = op->combine_argument},
        .fills = r->introduced.count > 0 || op->zero_undefined,
        .filler = r->introduced.count > 0 ? r->to->unreduced_op : SDYRT_SUM,
        .may_be_in_place = op->kind == SDYRT_OP_ALL_REDUCE || has_same_halos(r),
        .stays_in_place = op->kind == SDYRT_OP_UPDATE_HALO,
        .converts_first = op->converts_terms};
}

/* The name of an operation that Shardy has no sequence for; NULL: it has. */
static const char *without_sequence(const sdyi_resolved *r) {
    const bool has_more = r->is_grouped || sdyi_sharding_has_halo(r->from) ||
                          sdyi_sharding_has_halo(r->to);
    return r->op->kind != SDYRT_OP_RESHARD ? sdyrt_op_name(r->op->kind)
           : has_more                      ? "one with own axes or halos"
                                           : NULL;
}

/* A buffer that no movement of a group reads or writes may be NULL. */
static void drop_unused_buffers(sdyrt_plan *plan, const sdyi_resolved *r) {
    if (sdyi_plan_moves(plan, false) == 0)
        plan->in_bytes = 0;
    if (sdyi_plan_moves(plan, true) == 0 && !r->op->zero_undefined)
        plan->out_bytes = 0;
}

static sdyrt_status fill_plan(sdyrt_plan *plan, const sdyi_resolved *r,
                              const sdyrt_plan_options *options) {
    const sdyrt_op *op = r->op;
    plan->name = sdyrt_op_name(op->kind);
    SDYI_TRY(set_options(plan, options, without_sequence(r)));
    plan->type = r->type;
    plan->out_dtype = r->out_dtype;
    plan->root = r->root;
    SDYI_TRY(find_device(plan, "from", r->from->mesh, r->from_ranks,
                         r->n_from_ranks, &plan->in_device));
    SDYI_TRY(find_device(plan, "to", r->to->mesh, r->to_ranks, r->n_to_ranks,
                         &plan->out_device));
    SDYI_TRY(sdyi_dists_init(plan->dists, r));
    set_tiles(plan, r);
    if (op->counts_vary && plan->is_strided)
        return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                         "%s: strides, and counts that vary", plan->name);
    SDYI_TRY(set_both_strides(plan, options));
    split_strides(plan, r, &plan->dists->in, plan->in_strides);
    split_strides(plan, r, &plan->dists->out, plan->out_strides);
    if (r->is_grouped)
        drop_unused_buffers(plan, r);
    if (sdyi_op_uses(op->kind, SDYI_BIT(ROOT)))
        SDYI_TRY(sdyi_plan_groups(plan, r));
    const sdyi_movement m = movement_of(r);
    SDYI_TRY(r->is_counted             ? sdyi_plan_by_counts(r, &m, plan)
             : is_by_sequence(options) ? sdyi_plan_sequence(r, plan)
                                       : sdyi_plan_direct(&m, plan));
    return check_scratch(plan, options);
}

/* -- making ---------------------------------------------------------------- */

/* A number of the model; 0, which is not set, is `usual`. */
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
    case SDYRT_PLANNER_SHARDY:
        return SDYRT_OK;
    }
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                     "there is no planner %d", (int)options->planner);
}

/* A plan with nothing but its model and the room for what it has. What there is
 * at a failure is the caller's to free. */
static sdyrt_status plan_new(int rank, int n_ranks,
                             const sdyrt_plan_options *options,
                             sdyrt_plan **plan) {
    sdyi_model model;
    SDYI_TRY(sdyi_options_check(options, &model));
    SDYI_ALLOC(*plan, 1);
    (*plan)->rank = rank;
    (*plan)->n_ranks = n_ranks;
    (*plan)->model = model;
    SDYI_ALLOC((*plan)->dists, 1);
    SDYI_ALLOC((*plan)->boxes, 1);
    return SDYRT_OK;
}

sdyrt_status sdyi_plan_make(int rank, int n_ranks, const sdyrt_op *op,
                            const sdyrt_plan_options *options,
                            sdyrt_plan **plan) {
    *plan = NULL;
    sdyrt_plan *p = NULL;
    sdyi_resolved r;
    sdyrt_status status = plan_new(rank, n_ranks, options, &p);
    if (status == SDYRT_OK)
        status = sdyi_op_resolve(op, &r);
    if (status != SDYRT_OK) {
        sdyi_plan_free(p);
        return status;
    }
    status = sdyi_describe_op(&r, &p->text, &p->fingerprint);
    if (status == SDYRT_OK)
        status = fill_plan(p, &r, options);
    *plan = p;
    sdyi_resolved_free(&r);
    return status;
}

static sdyrt_status check_rank(int rank, int n_ranks) {
    if (rank < 0 || rank >= n_ranks)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "rank %d is not in [0, %d)", rank, n_ranks);
    return SDYRT_OK;
}

sdyrt_status sdyrt_plan_preview(const sdyrt_op *op,
                                const sdyrt_plan_options *options, int rank,
                                int n_ranks, sdyrt_plan **plan) {
    SDYI_NOT_NULL(op);
    SDYI_NOT_NULL(plan);
    SDYI_TRY(check_rank(rank, n_ranks));
    sdyrt_plan *made = NULL;
    const sdyrt_status status =
        sdyi_plan_make(rank, n_ranks, op, options, &made);
    if (status == SDYRT_OK)
        *plan = made;
    else
        sdyi_plan_free(made);
    return status;
}

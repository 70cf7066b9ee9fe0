/* Making programs. What all ranks must do alike each decides alone, from axis
 * lists, sizes and the limit of scratch (collective.c, here); they meet once to
 * learn whether one has failed, and once more where communicators are made. */
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/nccl/program.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Bytes of a part of a box, at least, however little room there is: the widest
 * element. */
#define LEAST_PART ((size_t)16)

/* -- messages -------------------------------------------------------------- */

/* An upper bound of the shards of `split` that one shard of `by` overlaps. */
static int64_t touched(const sdyi_split *by, const sdyi_split *split) {
    const int64_t n = sdyi_split_shards(split), m = sdyi_split_shards(by);
    const int64_t size = split->size, elements = sdyi_split_largest(by);
    const bool has_halo = sdyi_split_has_halo(by) || sdyi_split_has_halo(split);
    const int64_t all = n < size ? n : size; /* others are empty */
    const int64_t most = all < elements ? all : elements;
    if (n == 1 || (!has_halo && sdyi_split_alike(by, split)))
        return 1;
    if (has_halo) { /* with which shards of no elements have some */
        const int64_t halos = by->low + by->high + split->low + split->high;
        if (split->partition == SDYRT_OFFSETS || size == 0 || size % n != 0)
            return n;
        const int64_t reach = (elements + halos) / (size / n) + 2;
        return reach < n ? reach : n;
    }
    if (m == 1 || split->partition == SDYRT_OFFSETS)
        return most;
    const bool is_even =
        by->partition != SDYRT_OFFSETS && size % n == 0 && size % m == 0;
    if (is_even && m % n == 0)
        return 1;
    if (is_even && n % m == 0)
        return n / m;
    const int64_t least = size / n > 0 ? size / n : 1;
    const int64_t reach = elements / least + 2;
    return reach < most ? reach : most;
}

/* a * b, or as much as there is. */
static size_t product(size_t a, size_t b) {
    size_t all;
    return __builtin_mul_overflow(a, b, &all) ? SIZE_MAX / 4 : all;
}

/* An upper bound of the boxes that a rank's tile at the end `here` of a step
 * shares with tiles at `there`. */
static size_t count_boxes(const sdyi_dist *here, const sdyi_dist *there) {
    size_t n = 1;
    for (int d = 0; d < here->n_dims; d++)
        n = product(n, (size_t)touched(&here->splits[d], &there->splits[d]));
    return n;
}

/* Bytes of a box that one round moves where not all boxes fit the scratch: an
 * equal share of one half of it. */
static size_t part_of_limit(const sdyi_nccl_rank *me, size_t n_boxes) {
    assert(n_boxes > 0);
    const size_t part = me->limit / 2 / n_boxes;
    if (part < LEAST_PART)
        return LEAST_PART;
    return part < SDYI_NCCL_SEGMENT
               ? part
               : part / SDYI_NCCL_SEGMENT * SDYI_NCCL_SEGMENT;
}

/* Boxes of planned counts, of which each member has one for each other: all
 * members know those of all. */
static size_t limit_of_counts(const sdyi_nccl_rank *me, const sdyi_counts *c,
                              size_t width) {
    const size_t n = (size_t)c->n;
    const size_t largest = c->rows == NULL ? 0 : sdyi_counts_largest(c, width);
    return product(2 * n, sdyi_nccl_segment(largest)) <= me->limit
               ? SIZE_MAX
               : part_of_limit(me, 2 * n);
}

/* Boxes that a rank packs in a step, at both ends, at most. `must_pack`: also
 * those that are one run of memory. */
static size_t count_packed(const sdyi_step *step, int tensor_rank,
                           bool is_strided, bool must_pack) {
    const sdyi_end *const from = &step->source, *const to = &step->target;
    size_t n = 0;
    if (must_pack || sdyi_nccl_may_pack(from, to, tensor_rank, is_strided))
        n += product(count_boxes(from->dist, to->dist),
                     (size_t)sdyi_fan_out(from->dist, to->dist));
    if (must_pack || step->n_terms > 1 ||
        sdyi_nccl_may_pack(to, from, tensor_rank, is_strided))
        n += count_boxes(to->dist, from->dist);
    return n;
}

/* True if a pair of ranks may have boxes of several movements: those of halos.
 * Pairs of members are in one each. */
static bool shares_messages(const sdyi_nccl_path *path) {
    const sdyi_dist *const to = path->step.target.dist;
    for (int d = 0; d < to->n_dims && path->n_more > 0; d++)
        if (sdyi_split_has_halo(&to->splits[d]))
            return true;
    return false;
}

/* True for a step that each rank does alone; some ranks may not have it. */
static bool is_local(const sdyi_nccl_path *path) {
    const sdyrt_step_kind kind = path->step.kind;
    return path->n_more == 0 &&
           (kind == SDYRT_STEP_FILL || kind == SDYRT_STEP_COPY ||
            kind == SDYRT_STEP_CONVERT);
}

/* Bytes of a box that one round moves: all of it where the packed boxes of
 * every rank fit the scratch memory; otherwise the share of a box in half of
 * the scratch memory, on the rank that packs most boxes. */
static size_t limit_of(const sdyi_nccl_rank *me, const sdyi_nccl_path *path,
                       int tensor_rank, bool is_strided, size_t width) {
    const sdyi_step *const step = &path->step;
    const bool must_pack = shares_messages(path);
    if (step->counts != NULL)
        return limit_of_counts(me, step->counts, width);
    size_t n_boxes = count_packed(step, tensor_rank, is_strided, must_pack);
    size_t largest = step->block_bytes;
    for (int i = 0; i < path->n_more; i++) {
        const sdyi_step *const s = &path->more[i];
        n_boxes += count_packed(s, tensor_rank, is_strided, must_pack);
        largest = s->block_bytes > largest ? s->block_bytes : largest;
    }
    if (product(n_boxes, sdyi_nccl_segment(largest)) <= me->limit)
        return SIZE_MAX;
    return part_of_limit(me, n_boxes);
}

/* -- paths ----------------------------------------------------------------- */

/* A program whose paths are being decided. */
typedef struct draft {
    const sdyrt_context *context;
    int tensor_rank;
    bool is_strided;
    size_t width; /* of an element of the result */
    sdyi_nccl_program *program;
    size_t n_missing; /* communicators that are to be made */
} draft;

static bool has_comm(const sdyi_nccl_path *path) {
    return path->kind != SDYI_NCCL_MESSAGES || path->is_in_group;
}

/* True if an earlier path has the communicator of this one. A program that is
 * made like this one later then finds the same: there, whatever room is left.
 */
static bool is_wanted(const draft *d, const sdyi_nccl_path *path) {
    const sdyi_nccl_program *const p = d->program;
    for (int i = 0; i < p->n_parts; i++)
        if (has_comm(&p->paths[i]) &&
            sdyi_nccl_comm_is_same(&p->paths[i].step, &path->step))
            return true;
    return false;
}

/* The communicator of a collective, or of messages within groups. */
static sdyi_nccl_place find_comm(draft *d, sdyi_nccl_path *path) {
    const sdyi_nccl_place place =
        sdyi_nccl_comm_find(d->context, &path->step, d->n_missing,
                            path->kind == SDYI_NCCL_MESSAGES, &path->comm);
    if (place != SDYI_NCCL_THERE && is_wanted(d, path))
        return SDYI_NCCL_MISSING;
    d->n_missing += place == SDYI_NCCL_MISSING;
    return place;
}

/* Ranks of a communicator that may give a message more than one of NCCL's
 * channels, of which it has 64 at most. */
#define MOST_MEMBERS 64

/* The group that the messages of a path stay in; false: there is none smaller
 * than all ranks, or it is too large to be worth a communicator. */
static bool find_group(const draft *d, const sdyi_nccl_path *path,
                       sdyi_group *group) {
    const sdyi_step *const step = &path->step;
    *group = (sdyi_group){.root = -1};
    bool is_found = true;
    if (step->counts != NULL)
        *group = step->group;
    else
        is_found = sdyi_step_spread(step, d->tensor_rank, &group->digits);
    for (int i = 0; i < path->n_more && is_found; i++)
        is_found =
            sdyi_step_spread(&path->more[i], d->tensor_rank, &group->digits);
    if (!is_found)
        return false;
    group->placement = step->source.dist->placement;
    sdyi_group_set_members(group, d->context->rank);
    return group->n > 1 && group->n < d->context->size &&
           group->n <= MOST_MEMBERS;
}

/* Messages within groups go by the communicators of these: NCCL gives one the
 * fewer channels the more ranks its communicator has, and the fewest where some
 * are on other nodes. */
static void choose_comm(draft *d, sdyi_nccl_path *path) {
    const sdyi_step step = path->step;
    sdyi_group group;
    if (d->program->is_registered || step.block_bytes == 0 ||
        !find_group(d, path, &group))
        return;
    path->step.group = group;
    path->is_in_group = find_comm(d, path) != SDYI_NCCL_FULL;
    if (!path->is_in_group)
        path->step = step;
}

static sdyrt_status append(draft *d, sdyi_nccl_path *path) {
    sdyi_nccl_program *const p = d->program;
    SDYI_RESIZE(p->paths, p->n_parts + 1);
    if (path->kind == SDYI_NCCL_MESSAGES && !is_local(path)) {
        path->limit = limit_of(d->context->state, path, d->tensor_rank,
                               d->is_strided, d->width);
        choose_comm(d, path);
    }
    p->paths[p->n_parts++] = *path;
    return SDYRT_OK;
}

static sdyrt_status add_path(draft *d, const sdyi_step *step) {
    const sdyi_nccl_rank *me = d->context->state;
    const sdyi_nccl_program *const p = d->program;
    sdyi_nccl_path path = {.step = *step, .limit = SIZE_MAX};
    sdyi_nccl_choose(me, d->is_strided, d->tensor_rank, d->context->rank,
                     &path);
    if (path.kind == SDYI_NCCL_ALL_TO_ALL && p->is_registered)
        path.kind = SDYI_NCCL_MESSAGES; /* as it is within NCCL */
    if (path.kind != SDYI_NCCL_MESSAGES &&
        find_comm(d, &path) == SDYI_NCCL_FULL)
        path.kind = SDYI_NCCL_MESSAGES;
    if (path.kind == SDYI_NCCL_MESSAGES && step->n_parts > 0) {
        for (int i = 0; i < step->n_parts; i++)
            SDYI_TRY(add_path(d, &step->parts[i]));
        return SDYRT_OK;
    }
    return append(d, &path);
}

/* The movements of one value, which are the last steps of a plan, as one. */
static sdyrt_status add_movements(draft *d, const sdyi_step *steps, int n) {
    sdyi_nccl_path path = {.step = steps[0],
                           .more = &steps[1],
                           .n_more = n - 1,
                           .kind = SDYI_NCCL_MESSAGES};
    return append(d, &path);
}

static sdyrt_status start(draft *d, const sdyrt_plan *plan, bool is_strided) {
    d->tensor_rank = plan->dists->rank;
    d->is_strided = is_strided;
    d->width = sdyrt_dtype_bytes(plan->out_dtype);
    d->n_missing = 0;
    SDYI_ALLOC(d->program, 1);
    const sdyi_nccl_rank *const me = d->context->state;
    d->program->is_registered = me->registers && plan->is_registered;
    d->program->in_bytes = plan->in_bytes;
    d->program->out_bytes = plan->out_bytes;
    /* where it is converted each movement has a part of scratch of its own */
    const bool are_one =
        plan->dists->n_more > 0 && plan->type.dtype == plan->out_dtype;
    const int n_last = are_one ? plan->dists->n_more + 1 : 0;
    for (int i = 0; i < plan->n_steps - n_last; i++)
        SDYI_TRY(add_path(d, &plan->steps[i]));
    return are_one
               ? add_movements(d, &plan->steps[plan->n_steps - n_last], n_last)
               : SDYRT_OK;
}

static sdyrt_status make_comms(sdyrt_context *context, sdyi_nccl_program *p) {
    for (int i = 0; i < p->n_parts; i++)
        if (has_comm(&p->paths[i]))
            SDYI_TRY(sdyi_nccl_comm_make(context, &p->paths[i].step,
                                         &p->paths[i].comm));
    return SDYRT_OK;
}

static sdyrt_status build(sdyrt_context *context, int tensor_rank,
                          sdyi_nccl_program *p, sdyi_nccl_warmup *warmup) {
    size_t bytes;
    SDYI_ALLOC(p->parts, p->n_parts + 1);
    SDYI_TRY(sdyi_nccl_build(context, tensor_rank, p, &bytes));
    if (bytes > 0)
        SDYI_TRY(sdyi_nccl_scratch_get(context->state, bytes, &p->scratch));
    return warmup == NULL ? SDYRT_OK
                          : sdyi_nccl_preconnect_prepare(context, p, warmup);
}

/* -- the backend's entries ------------------------------------------------- */

static void drop_warmup(sdyrt_context *context, sdyi_nccl_warmup *warmup) {
    if (warmup->memory != NULL && sdyi_nccl_quiesce(context))
        sdyi_gpu_free(warmup->memory);
    *warmup = (sdyi_nccl_warmup){.memory = NULL};
}

static void discard(sdyrt_context *context, draft *d,
                    sdyi_nccl_warmup *warmup) {
    drop_warmup(context, warmup);
    sdyi_nccl_program_free(context, d->program);
    d->program = NULL;
}

/* All have built their programs, unless communicators are missing, and connect
 * them alike. */
static sdyrt_status meet_built(sdyrt_context *context, const char *topic,
                               sdyrt_status status, const sdyi_call *call,
                               sdyi_agreement *a, sdyi_nccl_warmup *warmup) {
    a->most = warmup->is_small;
    SDYI_TRY(sdyi_nccl_meet(context, topic, status, call, a, context->timeout));
    warmup->is_small = a->most != 0;
    return SDYRT_OK;
}

/* Make `d->program`. Collective. */
static sdyrt_status compile(sdyrt_context *context, sdyrt_status status,
                            const sdyi_call *call, const sdyrt_plan *plan,
                            draft *d, sdyi_nccl_warmup *warmup) {
    sdyi_agreement strided = {.flag = plan->is_strided};
    if (status == SDYRT_OK)
        status = sdyi_nccl_check(context);
    if (status == SDYRT_OK)
        status = start(d, plan, plan->is_strided);
    if (status == SDYRT_OK && d->n_missing == 0)
        status = build(context, d->tensor_rank, d->program, warmup);
    SDYI_TRY(
        meet_built(context, "making a plan", status, call, &strided, warmup));
    if (!strided.is_split && d->n_missing == 0)
        return SDYRT_OK;
    if (strided.is_split) { /* all meet twice, as some must decide anew */
        discard(context, d, warmup);
        status = start(d, plan, true);
    }
    if (d->n_missing > 0 && status == SDYRT_OK)
        SDYI_TRY(make_comms(context, d->program));
    if (status == SDYRT_OK)
        status = build(context, d->tensor_rank, d->program, warmup);
    sdyi_agreement none = {.flag = false};
    return meet_built(context, "having made a plan", status, call, &none,
                      warmup);
}

static sdyrt_status compile_and_connect(sdyrt_context *context,
                                        sdyrt_status status,
                                        const sdyi_call *call,
                                        const sdyrt_plan *plan, draft *d) {
    sdyi_nccl_warmup warmup = {.memory = NULL};
    status = compile(context, status, call, plan, d, &warmup);
    if (status == SDYRT_OK) {
        status = sdyi_nccl_preconnect(context, call, d->program, &warmup);
        if (status != SDYRT_OK) /* the others have gone on */
            status = sdyi_nccl_break(context, status, true);
    }
    drop_warmup(context, &warmup);
    return status;
}

/* Make `d->program` by the decisions of all ranks for `like`. Local. */
static sdyrt_status compile_like(sdyrt_context *context, const sdyrt_plan *plan,
                                 const sdyi_nccl_program *like, draft *d) {
    SDYI_TRY(sdyi_nccl_check(context));
    SDYI_TRY(start(d, plan, like->is_strided));
    assert(d->n_missing == 0); /* as the same groups are there for `like` */
    return build(context, d->tensor_rank, d->program, NULL);
}

sdyrt_status sdyi_nccl_compile(sdyrt_context *context, sdyrt_status status,
                               const sdyi_call *call, const sdyrt_plan *plan,
                               const void *like, void **program) {
    sdyi_nccl_rank *me = context->state;
    int before = 0;
    draft d = {.context = context};
    const sdyrt_status entered = sdyi_gpu_enter(me->device, &before);
    if (status == SDYRT_OK)
        status = entered;
    if (like != NULL && status == SDYRT_OK)
        status = compile_like(context, plan, like, &d);
    else if (like == NULL)
        status = compile_and_connect(context, status, call, plan, &d);
    if (status == SDYRT_OK) {
        assert(d.program != NULL);
        d.program->is_strided = d.is_strided;
        *program = d.program;
    } else {
        sdyi_nccl_program_free(context, d.program);
    }
    sdyi_gpu_leave(me->device, before);
    return status;
}

static void free_round(sdyi_nccl_round *round) {
    sdyi_batch_free(round->before);
    sdyi_batch_free(round->after);
    free(round->sends);
}

void sdyi_nccl_program_free(sdyrt_context *context, void *program) {
    sdyi_nccl_program *p = program;
    if (p == NULL)
        return;
    sdyi_nccl_rank *const me = context->state;
    const bool is_quiet = sdyi_nccl_quiesce(context);
    /* after a failure NCCL may still be called of graphs that are gone */
    if (atomic_load(&me->failure.status) == SDYRT_OK)
        me->n_captured -= p->n_captured;
    if (!is_quiet) {
        p->next_left = me->left;
        me->left = p;
        return;
    }
    for (int i = 0; i < p->n_parts && p->parts != NULL; i++) {
        for (int64_t k = 0; k < p->parts[i].n_rounds; k++)
            free_round(&p->parts[i].rounds[k]);
        free(p->parts[i].rounds);
    }
    sdyi_nccl_scratch_put(me, p->scratch);
    free(p->parts);
    free(p->paths);
    free(p);
}

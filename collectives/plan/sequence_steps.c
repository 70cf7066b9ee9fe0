/* A reshard by Shardy's sequence of collectives (mesh/sequence.h): a step for
 * each of them, from `in` through tiles in scratch to `out`.
 *
 *   [{a}, {}] -> [{}, {b, a}]:  all_slice in -> scratch,
 *                               all_to_all scratch -> out
 *
 * Each tile between has a range of scratch of its own, so that a rank that is
 * ahead never writes where another still reads. */
#include "base/alloc.h"
#include "base/status.h"
#include "collectives/plan/plan.h"
#include "mesh/internal.h"
#include "mesh/sequence_state.h"

#include <stdlib.h>
#include <string.h>

/* The value after a move. */
typedef struct stage {
    const sdyrt_sharding *sharding; /* held */
    bool is_on_target;              /* on the target's mesh and ranks */
} stage;

/* The stages of a sequence, collected by its callback: one for each move. */
typedef struct stages {
    const sdyi_resolved *r;
    sdyrt_plan *plan;
    stage *list;
    int n;
    size_t length;   /* of the plan's text of the sequence */
    bool keeps_mesh; /* it ends on the source's mesh */
    char *memory;    /* of lists; given out from the front */
    size_t used;
    sdyrt_status status;
} stages;

static sdyrt_status refuse(const char *why) {
    return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                     "the planner shardy does not do this reshard: %s; the "
                     "planner may be auto or direct",
                     why);
}

static bool is_by_blocks(const sdyrt_sharding *s) {
    for (int d = 0; d < s->rank; d++)
        if (s->dims[d].partition != SDYRT_CEIL)
            return false;
    return true;
}

static sdyrt_status check(const sdyi_resolved *r) {
    if (r->out_dtype != r->op->type.dtype)
        return refuse("elements are converted");
    if (sdyrt_mesh_is_maximal(r->from->mesh) ||
        sdyrt_mesh_is_maximal(r->to->mesh))
        return refuse("a side is one device");
    if (!sdyi_mesh_equal_axes(r->from->mesh, r->to->mesh))
        return refuse("its meshes have other axes");
    if (r->reduced.count > 0 || r->introduced.count > 0)
        return refuse("unreduced axes change");
    if (!is_by_blocks(r->from) || !is_by_blocks(r->to))
        return refuse("a dimension is not cut into equal blocks");
    return SDYRT_OK;
}

/* -- the text -------------------------------------------------------------- */

static void print_lists(sdyi_text *out, const sdyrt_mesh *mesh,
                        const sdyi_axes *lists, int rank) {
    sdyi_text_add(out, "[");
    for (int d = 0; d < rank; d++) {
        sdyi_text_add(out, "%s", d == 0 ? "" : ", ");
        sdyi_print_axes(out, mesh, NULL, sdyi_span_of(&lists[d]));
    }
    sdyi_text_add(out, "]");
}

static void print_move(sdyi_text *out, const stages *s, const sdyi_move *move,
                       const sdyrt_sharding *to) {
    static const char *const names[] = {[SDYI_MOVE_SLICE] = "all_slice",
                                        [SDYI_MOVE_PERMUTE] =
                                            "collective_permute",
                                        [SDYI_MOVE_TO_ALL] = "all_to_all",
                                        [SDYI_MOVE_GATHER] = "all_gather"};
    char type[256];
    sdyi_text_add(out, "%%%d = sdy.%s ", s->n + 1, names[move->kind]);
    if (move->kind == SDYI_MOVE_TO_ALL) {
        sdyi_text_add(out, "[");
        sdyi_print_axes(out, to->mesh, NULL, sdyi_span_of(move->axes));
        sdyi_text_add(out, ": %d->%d] ", move->source, move->target);
    } else if (move->kind != SDYI_MOVE_PERMUTE) {
        print_lists(out, to->mesh, move->axes, to->rank);
        sdyi_text_add(out, " ");
    }
    sdyi_text_add(out, "%%%d out_sharding=", s->n);
    sdyi_print_sharding(out, to);
    (void)sdyrt_type_print(&s->r->op->type, type, sizeof type);
    sdyi_text_add(out, " : %s\n", type);
}

/* Append a move, as an op of Shardy's, to the plan's text. */
static sdyrt_status add_line(stages *s, const sdyi_move *move,
                             const sdyrt_sharding *to) {
    sdyi_text out;
    sdyi_text_start(&out, NULL, 0);
    print_move(&out, s, move, to);
    const size_t bytes = out.length + 1;
    SDYI_RESIZE(s->plan->sequence, s->length + bytes);
    sdyi_text_start(&out, s->plan->sequence + s->length, bytes);
    print_move(&out, s, move, to);
    s->length += out.length;
    return SDYRT_OK;
}

/* -- the moves ------------------------------------------------------------- */

static void *take(void *state, size_t bytes) {
    stages *const s = state;
    void *const memory = s->memory + s->used;
    s->used += (bytes + 15) / 16 * 16;
    return memory;
}

/* Room for what a sequence asks for: five lists a dimension and one more, and
 * two small tables. */
static size_t room_of(int rank) {
    const size_t n = (size_t)rank + 1;
    return 5 * (n * sizeof(sdyi_axes) + 16) + n * sizeof(int64_t) +
           SDYI_MAX_REFS * sizeof(sdyi_sequence_place) + 2 * 16;
}

static sdyrt_status add_stage(stages *s, const sdyi_move *move) {
    const sdyrt_sharding *const from = s->r->from, *const to = s->r->to;
    const bool is_on_target = move->is_on_target && !s->keeps_mesh;
    const sdyrt_sharding *const on = is_on_target ? to : from;
    sdyi_sharding_parts parts = {.mesh = on->mesh,
                                 .mesh_name = on->mesh_name,
                                 .rank = to->rank,
                                 .unreduced = on->unreduced,
                                 .unreduced_op = on->unreduced_op};
    for (int d = 0; d < parts.rank; d++)
        parts.dims[d] = (sdyi_dim){.axes = sdyi_span_of(&move->dims[d])};
    SDYI_RESIZE(s->list, s->n + 1);
    stage *const made = &s->list[s->n];
    SDYI_TRY(sdyi_sharding_build(&parts, &made->sharding));
    made->is_on_target = is_on_target;
    const sdyrt_status status = add_line(s, move, made->sharding);
    s->n++;
    return status;
}

static void reported(void *state, const sdyi_move *move) {
    stages *const s = state;
    if (s->status == SDYRT_OK)
        s->status = add_stage(s, move);
}

static bool is_whole(const sdyrt_sharding *s) {
    return sdyi_sharding_equivalent(s, NULL, true);
}

static bool has_same_ranks(const sdyi_resolved *r) {
    if (r->from_ranks == NULL || r->to_ranks == NULL)
        return r->from_ranks == r->to_ranks;
    return r->n_from_ranks == r->n_to_ranks &&
           memcmp(r->from_ranks, r->to_ranks,
                  (size_t)r->n_to_ranks * sizeof *r->to_ranks) == 0;
}

static sdyrt_status find_stages(stages *s) {
    const sdyrt_sharding *const from = s->r->from, *const to = s->r->to;
    const int rank = to->rank;
    sdyi_span before[SDYRT_MAX_RANK], after[SDYRT_MAX_RANK];
    for (int d = 0; d < rank; d++) {
        before[d] = from->dims[d].axes;
        after[d] = to->dims[d].axes;
    }
    s->keeps_mesh = is_whole(to);
    SDYI_RESIZE(s->memory, room_of(rank));
    const sdyi_sequence sequence = {
        .mesh = to->mesh,
        .changes_mesh =
            !s->keeps_mesh && (from->mesh != to->mesh || !has_same_ranks(s->r)),
        .rank = rank,
        .sizes = s->r->op->type.dims,
        .from = before,
        .to = after,
        .alloc = take,
        .move = reported,
        .state = s};
    if (!(is_whole(from) && is_whole(to)))
        sdyi_sequence_make(&sequence);
    return s->status;
}

/* -- the steps ------------------------------------------------------------- */

/* The operation from one stage to the next; -1: the source, n - 1: the target.
 */
static sdyi_resolved between(const stages *s, int i) {
    sdyi_resolved r = *s->r;
    if (i >= 0)
        r.from = s->list[i].sharding;
    if (i >= 0 && s->list[i].is_on_target) {
        r.from_ranks = s->r->to_ranks;
        r.n_from_ranks = s->r->n_to_ranks;
    }
    if (i + 1 < s->n - 1)
        r.to = s->list[i + 1].sharding;
    if (i + 1 < s->n - 1 && !s->list[i + 1].is_on_target) {
        r.to_ranks = s->r->from_ranks;
        r.n_to_ranks = s->r->n_from_ranks;
    }
    return r;
}

static sdyrt_status add_steps(const stages *s) {
    sdyrt_plan *const plan = s->plan;
    const int n = s->n > 1 ? s->n : 1;
    sdyi_end at = sdyi_plan_in(plan, plan->dists);
    SDYI_ALLOC(plan->stages, n);
    SDYI_ALLOC(plan->steps, n);
    for (int i = 0; i < n; i++) {
        const sdyi_resolved r = between(s, i - 1);
        sdyi_dists *const l = &plan->stages[i];
        plan->n_stages = i + 1;
        SDYI_TRY(sdyi_dists_init(l, &r));
        sdyi_step *const step = &plan->steps[i];
        step->source = at;
        step->source.dist = step->source.origin = &l->in;
        step->target =
            i == n - 1 ? sdyi_plan_out(plan, l)
                       : sdyi_scratch_end(plan, &l->moved, plan->type.dtype);
        step->n_terms = 1;
        plan->n_steps = i + 1;
        sdyi_step_classify(step, l->rank, plan->rank);
        at = step->target;
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_plan_sequence(const sdyi_resolved *r, sdyrt_plan *plan) {
    stages s = {.r = r, .plan = plan};
    SDYI_TRY(check(r));
    SDYI_ALLOC(plan->sequence, 1);
    plan->lower_bound = sdyi_lower_bound(plan);
    sdyrt_status status = find_stages(&s);
    if (status == SDYRT_OK)
        status = add_steps(&s);
    for (int i = 0; i < s.n; i++)
        sdyrt_sharding_release(s.list[i].sharding);
    free(s.list);
    free(s.memory);
    return status;
}

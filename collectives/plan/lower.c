/* From an operation to steps.
 *
 * Every operation is a movement between two distributions (dist.h): the
 * tensor's dimensions plus one for partial terms that are kept, one for a value
 * that only the first device along introduced axes holds, and one for terms
 * that are combined. The shapes that result:
 *
 *   movement         exchange in -> out
 *   introduced axes  fill out; exchange in -> out
 *   terms, each result wanted once (reduce_scatter)
 *                    reduce in -> out
 *   terms, wanted more than once (all_reduce)
 *                    reduce in -> a share each; exchange share -> out
 *   the same, small  reduce in -> out on every rank that wants it (through
 *                    scratch when out may be in)
 *
 * All ranks take the same decisions, from sizes that they all know. */
#include "base/status.h"
#include "collectives/plan/dist.h"
#include "collectives/plan/plan.h"
#include "collectives/plan/route.h"

#include <stdlib.h>
#include <string.h>

/* Below this a share each costs more in waiting than it saves in bytes. */
#define SMALL_TILE_BYTES ((int64_t)32 * 1024)

/* One end of a step: the side that says which boxes, the buffer that they are
 * in, and the side whose tile starts where the buffer starts. */
typedef struct end {
    const sdyi_dist *side;
    sdyrt_buffer_id buffer;
    const sdyi_dist *origin;
    int64_t strides[SDYRT_MAX_RANK];
} end;

/* -- steps ----------------------------------------------------------------- */

void sdyi_exchange_free(sdyi_exchange *step) {
    free(step->sends);
    free(step->receives);
    free(step->terms);
    *step = (sdyi_exchange){.n_terms = 1};
}

/* A growing array of boxes, in coordinates of the buffers at both ends. */
typedef struct collector {
    const sdyi_lowering *l;
    const end *own;
    const end *other; /* of receives; NULL: not asked for */
    sdyi_box own_origin;
    sdyi_peer_box *pieces;
    int64_t count;
    int64_t capacity;
} collector;

static sdyrt_status collect(void *argument, int64_t peer, const sdyi_box *box) {
    collector *c = argument;
    if (c->count == c->capacity) {
        const int64_t capacity = c->capacity == 0 ? 8 : 2 * c->capacity;
        sdyi_peer_box *grown =
            realloc(c->pieces, (size_t)capacity * sizeof *grown);
        if (grown == NULL)
            return SDYI_NO_MEMORY((size_t)capacity * sizeof *grown);
        c->pieces = grown;
        c->capacity = capacity;
    }
    sdyi_box peer_origin;
    if (c->other != NULL)
        (void)sdyi_box_of(c->other->origin, peer, &peer_origin);
    sdyi_peer_box *piece = &c->pieces[c->count++];
    *piece = (sdyi_peer_box){.peer = (int)peer};
    for (int d = 0; d < c->l->rank; d++) {
        piece->counts[d] = box->size[d];
        piece->offset[d] = box->offset[d] - c->own_origin.offset[d];
        if (c->other != NULL)
            piece->peer_offset[d] = box->offset[d] - peer_origin.offset[d];
    }
    return SDYRT_OK;
}

static sdyrt_status collect_pieces(const sdyi_lowering *l, sdyi_router *router,
                                   const end *from, const end *to,
                                   sdyi_exchange *step) {
    const int rank = l->plan->rank;
    collector sends = {.l = l, .own = from};
    collector receives = {.l = l, .own = to, .other = from};
    (void)sdyi_box_of(from->origin, rank, &sends.own_origin);
    (void)sdyi_box_of(to->origin, rank, &receives.own_origin);
    sdyrt_status status = sdyi_route_sends(router, rank, collect, &sends);
    if (status == SDYRT_OK)
        status = sdyi_route_receives(router, rank, collect, &receives);
    step->sends = sends.pieces;
    step->n_sends = sends.count;
    step->receives = receives.pieces;
    step->n_receives = receives.count;
    return status;
}

/* Append a step that moves `from` to `to`, `n_terms` boxes for each target
 * box. */
static sdyrt_status add_exchange(sdyi_lowering *l, sdyi_router *router,
                                 const end *from, const end *to,
                                 int64_t n_terms) {
    sdyrt_plan *plan = l->plan;
    sdyi_exchange *step = &plan->steps[plan->n_steps++];
    *step = (sdyi_exchange){.kind = n_terms > 1 ? SDYRT_STEP_REDUCE
                                                : SDYRT_STEP_EXCHANGE,
                            .source = from->buffer,
                            .target = to->buffer,
                            .dtype = plan->dtype,
                            .reduction = l->r->reduction,
                            .rank = l->rank,
                            .n_terms = n_terms};
    memcpy(step->source_strides, from->strides, sizeof step->source_strides);
    memcpy(step->target_strides, to->strides, sizeof step->target_strides);
    SDYI_TRY(collect_pieces(l, router, from, to, step));
    for (int64_t i = 0; i < step->n_receives; i += n_terms)
        step->bytes += sdyi_exchange_box_bytes(step, step->receives[i].counts);
    return SDYRT_OK;
}

static sdyrt_status add_movement(sdyi_lowering *l, const end *from,
                                 const end *to) {
    sdyi_router *router;
    SDYI_TRY(sdyi_router_create(from->side, to->side, &router));
    const sdyrt_status status = add_exchange(l, router, from, to, 1);
    sdyi_router_destroy(router);
    return status;
}

static int64_t elements_of(const sdyi_lowering *l, const sdyi_box *box) {
    int64_t n = 1;
    for (int d = 0; d < l->rank; d++)
        n *= box->size[d];
    return n;
}

/* Fill the out tile with the identity unless all of it is moved there. */
static void add_fill(sdyi_lowering *l) {
    sdyrt_plan *plan = l->plan;
    sdyi_box out, moved;
    if (l->r->introduced.count == 0 || !sdyi_box_of(&l->out, plan->rank, &out))
        return;
    if (sdyi_box_of(&l->moved, plan->rank, &moved) &&
        elements_of(l, &moved) == elements_of(l, &out))
        return;
    sdyi_exchange *step = &plan->steps[plan->n_steps++];
    *step = (sdyi_exchange){.kind = SDYRT_STEP_FILL,
                            .target = SDYRT_BUFFER_OUT,
                            .dtype = plan->dtype,
                            .reduction = l->r->to->unreduced_op,
                            .rank = l->rank,
                            .n_terms = 1};
    memcpy(step->target_strides, plan->out_strides, sizeof plan->out_strides);
    memcpy(step->counts, out.size, (size_t)l->rank * sizeof out.size[0]);
}

/* -- the shapes of plans --------------------------------------------------- */

/* An end in scratch, tight, of the size of this rank's tile of `side`. */
static end scratch_end(sdyi_lowering *l, const sdyi_dist *side) {
    end e = {.side = side, .buffer = SDYRT_BUFFER_SCRATCH, .origin = side};
    sdyi_box box;
    const bool has_tile = sdyi_box_of(side, l->plan->rank, &box);
    int64_t n = 1;
    for (int d = l->rank - 1; d >= 0; d--) {
        e.strides[d] = n;
        n *= has_tile ? box.size[d] : 0;
    }
    l->plan->scratch_bytes =
        has_tile ? (size_t)n * sdyrt_dtype_bytes(l->plan->dtype) : 0;
    return e;
}

static bool is_small(const sdyi_lowering *l) {
    int64_t bytes = (int64_t)sdyrt_dtype_bytes(l->plan->dtype);
    for (int d = 0; d < l->rank; d++)
        if (__builtin_mul_overflow(bytes, sdyi_split_largest(&l->in.splits[d]),
                                   &bytes))
            return false;
    return bytes < SMALL_TILE_BYTES;
}

static sdyrt_status lower_shared_reduction(sdyi_lowering *l, const end *in,
                                           const end *out, int64_t n_terms) {
    const bool in_target = sdyi_have_same_tiles(l, &l->in, &l->moved) &&
                           l->r->introduced.count == 0;
    sdyi_make_shares(l, n_terms);
    const sdyi_dist shared = sdyi_combined(l, &l->shares);
    const sdyi_dist wanted = sdyi_combined(l, &l->moved);
    end share = *out; /* a share of the out tile is at its place in it */
    if (!in_target)
        share = scratch_end(l, &l->shares);
    share.side = &l->shares;
    sdyi_router *router;
    SDYI_TRY(sdyi_router_create(&l->in, &l->shares, &router));
    const sdyrt_status status = add_exchange(l, router, in, &share, n_terms);
    sdyi_router_destroy(router);
    SDYI_TRY(status);
    share.side = &shared;
    end to = *out;
    to.side = &wanted;
    return add_movement(l, &share, &to);
}

static sdyrt_status lower_reduction(sdyi_lowering *l, const end *in,
                                    const end *out, int64_t n_terms) {
    sdyi_router *router;
    SDYI_TRY(sdyi_router_create(&l->in, &l->moved, &router));
    sdyrt_status status;
    if (sdyi_router_fan_out(router) > 1 && l->rank > 0 && !is_small(l)) {
        status = lower_shared_reduction(l, in, out, n_terms);
    } else if (l->may_be_in_place) {
        const sdyi_dist wanted = sdyi_combined(l, &l->moved);
        end through = scratch_end(l, &l->moved);
        status = add_exchange(l, router, in, &through, n_terms);
        through.side = through.origin = &wanted;
        end to = *out;
        to.side = &wanted;
        if (status == SDYRT_OK)
            status = add_movement(l, &through, &to);
    } else {
        status = add_exchange(l, router, in, out, n_terms);
    }
    sdyi_router_destroy(router);
    return status;
}

/* Elements of the out tile that this rank must be sent, at least. */
static int64_t lacking(const sdyi_lowering *l, bool is_reduced) {
    sdyi_box wanted, held, both;
    if (!sdyi_box_of(&l->moved, l->plan->rank, &wanted))
        return 0;
    int64_t n = elements_of(l, &wanted);
    if (!is_reduced && sdyi_box_of(&l->in, l->plan->rank, &held) &&
        sdyi_box_intersect(&wanted, &held, l->in.n_dims, &both))
        n -= elements_of(l, &both);
    return n;
}

static sdyrt_status lower(sdyi_lowering *l) {
    sdyrt_plan *plan = l->plan;
    sdyi_make_dists(l);
    end in = {.side = &l->in, .buffer = SDYRT_BUFFER_IN, .origin = &l->in};
    end out = {
        .side = &l->moved, .buffer = SDYRT_BUFFER_OUT, .origin = &l->out};
    memcpy(in.strides, plan->in_strides, sizeof in.strides);
    memcpy(out.strides, plan->out_strides, sizeof out.strides);
    const int64_t n_terms =
        sdyi_split_shards(&l->in.splits[l->rank + SDYI_REDUCED]);
    l->may_be_in_place = l->r->op->kind == SDYRT_OP_ALL_REDUCE &&
                         sdyi_have_same_tiles(l, &l->in, &l->out);
    plan->in_place = l->may_be_in_place &&
                     memcmp(in.strides, out.strides, sizeof in.strides) == 0;
    plan->lower_bound =
        (size_t)lacking(l, n_terms > 1) * sdyrt_dtype_bytes(plan->dtype);
    add_fill(l);
    if (n_terms > 1)
        return lower_reduction(l, &in, &out, n_terms);
    return add_movement(l, &in, &out);
}

sdyrt_status sdyi_lower(const sdyi_resolved *r, sdyrt_plan *plan) {
    sdyi_lowering *l = calloc(1, sizeof *l); /* large for a thread's stack */
    if (l == NULL)
        return SDYI_NO_MEMORY(sizeof *l);
    l->r = r;
    l->plan = plan;
    l->rank = r->op->type.rank;
    sdyrt_status status = sdyi_placement_init(&l->from_placement, r->from->mesh,
                                              r->from_ranks, r->n_from_ranks);
    if (status == SDYRT_OK)
        status = sdyi_placement_init(&l->to_placement, r->to->mesh, r->to_ranks,
                                     r->n_to_ranks);
    if (status == SDYRT_OK)
        status = lower(l);
    sdyi_placement_free(&l->from_placement);
    sdyi_placement_free(&l->to_placement);
    free(l);
    return status;
}

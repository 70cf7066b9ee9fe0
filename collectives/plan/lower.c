/* Lowering steps to boxes, for backends that have no collectives. */
#include "base/alloc.h"
#include "base/status.h"
#include "collectives/plan/counts.h"
#include "collectives/plan/plan.h"
#include "collectives/plan/route.h"

#include <stdlib.h>
#include <string.h>

void sdyi_exchange_free(sdyi_exchange *boxes) {
    free(boxes->sends);
    free(boxes->receives);
    free(boxes->terms);
    *boxes = (sdyi_exchange){.n_terms = 1};
}

/* -- one step -------------------------------------------------------------- */

/* A growing array of boxes, in coordinates of the buffers at both ends. */
typedef struct collector {
    int tensor_rank;
    const sdyi_end *other; /* of receives; NULL: not asked for */
    sdyi_box own_origin;
    sdyi_peer_box *pieces;
    int64_t count;
    int64_t capacity;
} collector;

static sdyrt_status collect(void *argument, int64_t peer, const sdyi_box *box) {
    collector *c = argument;
    SDYI_GROW(c->pieces, c->count, c->capacity, 8);
    sdyi_box peer_origin;
    if (c->other != NULL)
        (void)sdyi_box_of(c->other->origin, peer, &peer_origin);
    sdyi_peer_box *piece = &c->pieces[c->count++];
    *piece = (sdyi_peer_box){.peer = (int)peer};
    for (int d = 0; d < c->tensor_rank; d++) {
        piece->counts[d] = box->size[d];
        piece->offset[d] = box->offset[d] - c->own_origin.offset[d];
        if (c->other != NULL)
            piece->peer_offset[d] = box->offset[d] - peer_origin.offset[d];
    }
    return SDYRT_OK;
}

static sdyrt_status collect_pieces(const sdyi_step *step, int tensor_rank,
                                   int rank, sdyi_exchange *boxes) {
    collector sends = {.tensor_rank = tensor_rank};
    collector receives = {.tensor_rank = tensor_rank, .other = &step->source};
    (void)sdyi_box_of(step->source.origin, rank, &sends.own_origin);
    (void)sdyi_box_of(step->target.origin, rank, &receives.own_origin);
    sdyi_router *router;
    SDYI_TRY(sdyi_router_create(step->source.dist, step->target.dist, &router));
    sdyrt_status status = sdyi_route_sends(router, rank, collect, &sends);
    if (status == SDYRT_OK)
        status = sdyi_route_receives(router, rank, collect, &receives);
    sdyi_router_destroy(router);
    boxes->sends = sends.pieces;
    boxes->n_sends = sends.count;
    boxes->receives = receives.pieces;
    boxes->n_receives = receives.count;
    return status;
}

/* Bytes from the start of an end's range to `box` there. */
static int64_t start_of(const sdyi_end *end, const sdyi_box *box,
                        int tensor_rank, int rank) {
    sdyi_box origin;
    (void)sdyi_box_of(end->origin, rank, &origin);
    return (sdyi_offset(box->offset, end->strides, tensor_rank) -
            sdyi_offset(origin.offset, end->strides, tensor_rank)) *
           (int64_t)sdyrt_dtype_bytes(end->dtype);
}

sdyrt_status sdyi_step_lower(const sdyi_step *step, int tensor_rank, int rank,
                             sdyi_exchange *boxes) {
    *boxes = (sdyi_exchange){.kind = step->n_terms > 1 ? SDYRT_STEP_REDUCE
                                                       : SDYRT_STEP_EXCHANGE,
                             .source = step->source.buffer,
                             .target = step->target.buffer,
                             .dtype = step->target.dtype,
                             .reduction = step->reduction,
                             .combiner = step->combiner,
                             .rank = tensor_rank,
                             .source_start = (int64_t)step->source.offset,
                             .target_start = (int64_t)step->target.offset,
                             .n_terms = step->n_terms};
    memcpy(boxes->source_strides, step->source.strides,
           sizeof boxes->source_strides);
    memcpy(boxes->target_strides, step->target.strides,
           sizeof boxes->target_strides);
    if (step->kind == SDYRT_STEP_FILL || step->kind == SDYRT_STEP_CONVERT) {
        sdyi_box box;
        boxes->kind = step->kind;
        (void)sdyi_box_of(step->target.dist, rank, &box);
        memcpy(boxes->counts, box.size,
               (size_t)tensor_rank * sizeof box.size[0]);
        if (step->kind == SDYRT_STEP_CONVERT) {
            boxes->dtype = step->source.dtype;
            boxes->target_dtype = step->target.dtype;
            boxes->source_start +=
                start_of(&step->source, &box, tensor_rank, rank);
            boxes->target_start +=
                start_of(&step->target, &box, tensor_rank, rank);
        }
        return SDYRT_OK;
    }
    SDYI_TRY(step->counts != NULL
                 ? sdyi_counts_lower(step->counts, boxes)
                 : collect_pieces(step, tensor_rank, rank, boxes));
    boxes->bytes = sdyi_exchange_written(boxes);
    return SDYRT_OK;
}

/* -- a plan ---------------------------------------------------------------- */

static sdyrt_status lower_all(const sdyrt_plan *plan, sdyi_boxes *made) {
    size_t n = 1;
    for (int i = 0; i < plan->n_steps; i++)
        n += (size_t)plan->steps[i].n_parts + 1;
    SDYI_ALLOC(made->exchanges, n);
    SDYI_ALLOC(made->steps, n);
    for (int i = 0; i < plan->n_steps; i++) {
        const sdyi_step *const whole = &plan->steps[i];
        const bool has_parts = whole->n_parts > 0;
        const sdyi_step *const steps = has_parts ? whole->parts : whole;
        for (int k = 0; k < (has_parts ? whole->n_parts : 1); k++) {
            made->steps[made->n] = i;
            SDYI_TRY(sdyi_step_lower(&steps[k], plan->dists->rank, plan->rank,
                                     &made->exchanges[made->n++]));
        }
    }
    return SDYRT_OK;
}

static void free_boxes(sdyi_boxes *boxes) {
    for (int i = 0; i < boxes->n; i++)
        sdyi_exchange_free(&boxes->exchanges[i]);
    free(boxes->exchanges);
    free(boxes->steps);
    *boxes = (sdyi_boxes){0};
}

sdyrt_status sdyi_plan_boxes(const sdyrt_plan *plan, sdyi_boxes **boxes) {
    sdyi_boxes *const made = plan->boxes;
    *boxes = made;
    if (made->exchanges != NULL)
        return SDYRT_OK;
    const sdyrt_status status = lower_all(plan, made);
    if (status != SDYRT_OK)
        free_boxes(made);
    return status;
}

static void free_steps(sdyi_step *steps, int n) {
    for (int i = 0; i < n; i++)
        free_steps(steps[i].parts, steps[i].n_parts);
    free(steps);
}

void sdyi_plan_free(sdyrt_plan *plan) {
    if (plan == NULL)
        return;
    if (plan->boxes != NULL)
        free_boxes(plan->boxes);
    free(plan->boxes);
    free_steps(plan->steps, plan->n_steps);
    if (plan->dists != NULL)
        sdyi_dists_free(plan->dists);
    free(plan->dists);
    for (int i = 0; i < plan->n_stages; i++)
        sdyi_dists_free(&plan->stages[i]);
    free(plan->stages);
    sdyi_counts_free(plan->counts);
    free(plan->sequence);
    free(plan->groups);
    free(plan->text);
    free(plan);
}

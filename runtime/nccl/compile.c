/* Making programs, which all ranks do together: they agree on what is done
 * natively and how other boxes are cut, and each learns whether another has
 * failed. */
#include "base/status.h"
#include "collectives/plan/plan.h"
#include "runtime/nccl/native.h"

#include <stdlib.h>
#include <string.h>

/* Bytes of a part of a box, at least, however little room there is: the widest
 * element. */
#define LEAST_PART ((size_t)16)

static uint64_t most(uint64_t a, uint64_t b) {
    return a > b ? a : b;
}

/* By number of the exchange: not all ranks have the same fills. */
static void measure(sdyrt_context *context, const sdyi_exchange *steps,
                    int n_steps) {
    sdyi_nccl_rank *me = context->state;
    memset(me->own.packed, 0, sizeof me->own.packed);
    for (int i = 0, exchange = 0; i < n_steps; i++) {
        if (steps[i].kind == SDYRT_STEP_FILL)
            continue;
        sdyi_nccl_measure(&steps[i], context->rank,
                          &me->own.packed[exchange].bytes,
                          &me->own.packed[exchange].n_boxes);
        exchange++;
    }
}

/* Bytes of a box that one round moves: all of it where every rank has the room,
 * and otherwise what two halves of the room hold for the rank that packs most
 * boxes. */
static size_t limit_of(const sdyrt_context *context, int exchange) {
    const sdyi_nccl_rank *me = context->state;
    uint64_t bytes = 0, n_boxes = 0;
    for (int r = 0; r < context->size; r++) {
        bytes = most(bytes, me->cards[r].packed[exchange].bytes);
        n_boxes = most(n_boxes, me->cards[r].packed[exchange].n_boxes);
    }
    if (bytes <= me->limit)
        return SIZE_MAX;
    const size_t part = me->limit / 2 / (size_t)n_boxes;
    if (part < LEAST_PART)
        return LEAST_PART;
    return part < SDYI_NCCL_SEGMENT
               ? part
               : part / SDYI_NCCL_SEGMENT * SDYI_NCCL_SEGMENT;
}

/* -- what is done natively ------------------------------------------------- */

/* What a plan becomes on this rank, while it is compiled. */
typedef struct draft {
    const sdyi_exchange *steps;
    int n_steps;
    int n_exchanges;
    sdyi_nccl_native natives[SDYI_NCCL_MAX_STEPS + 1]; /* by exchange; BOTH */
    bool is_native[SDYI_NCCL_MAX_STEPS + 1];
    sdyi_nccl_way ways[SDYI_NCCL_MAX_STEPS]; /* by step */
} draft;

/* The step of an exchange. */
static int step_of(const draft *d, int exchange) {
    int i = 0;
    while (d->steps[i].kind == SDYRT_STEP_FILL || exchange-- > 0)
        i++;
    return i;
}

static void free_draft(draft *d) {
    for (int i = 0; i <= SDYI_NCCL_MAX_STEPS; i++)
        sdyi_nccl_native_free(&d->natives[i]);
}

/* Put on the own card what this rank could do. */
static sdyrt_status offer(sdyrt_context *context, draft *d) {
    sdyi_nccl_rank *me = context->state;
    memset(me->own.offers, 0, sizeof me->own.offers);
    for (int i = 0; i < d->n_steps; i++) {
        if (d->steps[i].kind == SDYRT_STEP_FILL)
            continue;
        sdyi_nccl_native *native = &d->natives[d->n_exchanges];
        SDYI_TRY(sdyi_nccl_recognise(context, &d->steps[i], native));
        me->own.offers[d->n_exchanges++] = sdyi_nccl_offer_of(native);
    }
    if (d->n_exchanges != 2)
        return SDYRT_OK;
    sdyi_nccl_native *both = &d->natives[SDYI_NCCL_BOTH];
    SDYI_TRY(sdyi_nccl_recognise_pair(context, &d->steps[step_of(d, 0)],
                                      &d->steps[step_of(d, 1)], both));
    me->own.offers[SDYI_NCCL_BOTH] = sdyi_nccl_offer_of(both);
    return SDYRT_OK;
}

/* From all cards: the same verdict on all ranks. */
static void decide(const sdyrt_context *context, draft *d) {
    for (int e = 0; e < d->n_exchanges; e++)
        d->ways[step_of(d, e)].limit = limit_of(context, e);
    d->is_native[SDYI_NCCL_BOTH] =
        d->n_exchanges == 2 &&
        sdyi_nccl_accept(context, SDYI_NCCL_BOTH, &d->natives[SDYI_NCCL_BOTH]);
    for (int e = 0; e < d->n_exchanges && !d->is_native[SDYI_NCCL_BOTH]; e++)
        d->is_native[e] = sdyi_nccl_accept(context, e, &d->natives[e]);
}

/* Get the communicators, with all ranks; by messages goes what no more can be
 * kept for. Errors: on all or none. */
static sdyrt_status get_groups(sdyrt_context *context, draft *d) {
    for (int e = 0; e <= SDYI_NCCL_BOTH; e++) {
        const sdyi_nccl_native *native = &d->natives[e];
        const bool is_member = native->kind > SDYI_NCCL_MESSAGES;
        sdyi_nccl_comm *comm = NULL;
        bool has_room = false;
        if (!d->is_native[e])
            continue;
        SDYI_TRY(sdyi_nccl_group(context, native->members,
                                 is_member ? native->n : 0, &comm, &has_room));
        if (!is_member || !has_room)
            continue;
        sdyi_nccl_way *way = &d->ways[step_of(d, e == SDYI_NCCL_BOTH ? 0 : e)];
        way->native = native;
        way->comm = comm;
        if (e == SDYI_NCCL_BOTH)
            d->ways[step_of(d, 1)].is_done = true;
    }
    return SDYRT_OK;
}

static sdyrt_status build(sdyrt_context *context, const draft *d,
                          sdyi_nccl_program *program, void **warmth) {
    size_t bytes;
    SDYI_TRY(sdyi_nccl_build(context, d->steps, d->n_steps, d->ways, program,
                             &bytes));
    if (bytes > 0)
        SDYI_TRY(
            sdyi_nccl_scratch_get(context->state, bytes, &program->scratch));
    return sdyi_nccl_warm_prepare(context, program, warmth);
}

/* -- the backend's entries ------------------------------------------------- */

static sdyrt_status build_together(sdyrt_context *context,
                                   const sdyi_call *call, const draft *d,
                                   sdyi_nccl_program **program) {
    void *warmth = NULL;
    sdyi_nccl_program *p = calloc(1, sizeof *p);
    sdyrt_status status =
        p == NULL ? SDYI_NO_MEMORY(sizeof *p) : build(context, d, p, &warmth);
    status = sdyi_nccl_meet(context, SDYI_MEET_COMPILED, status, call,
                            context->timeout);
    if (status == SDYRT_OK) {
        status = sdyi_nccl_warm_up(context, call, p, warmth);
        if (status != SDYRT_OK) /* the others have gone on */
            status = sdyi_nccl_break(context, status, true);
    }
    if (warmth != NULL) {
        sdyi_nccl_quiesce(context);
        sdyi_gpu_free(warmth);
    }
    if (status == SDYRT_OK)
        *program = p;
    else
        sdyi_nccl_program_free(context, p);
    return status;
}

static sdyrt_status compile(sdyrt_context *context, sdyrt_status status,
                            const sdyi_call *call, const sdyi_exchange *steps,
                            int n_steps, sdyi_nccl_program **program) {
    draft d = {.steps = steps, .n_steps = n_steps};
    if (status == SDYRT_OK)
        status = sdyi_nccl_check(context);
    measure(context, steps, status == SDYRT_OK ? n_steps : 0);
    if (status == SDYRT_OK)
        status = offer(context, &d);
    status = sdyi_nccl_meet(context, SDYI_MEET_COMPILE, status, call,
                            context->timeout);
    if (status == SDYRT_OK) {
        decide(context, &d);
        status = get_groups(context, &d);
    }
    if (status == SDYRT_OK)
        status = build_together(context, call, &d, program);
    free_draft(&d);
    return status;
}

sdyrt_status sdyi_nccl_compile(sdyrt_context *context, sdyrt_status status,
                               const sdyi_call *call, const sdyrt_plan *plan,
                               void **program) {
    sdyi_nccl_rank *me = context->state;
    int before = 0;
    const sdyrt_status entered = sdyi_gpu_enter(me->device, &before);
    sdyi_nccl_program *made = NULL;
    sdyi_boxes none = {0}, *boxes = &none;
    if (status == SDYRT_OK)
        status = entered;
    if (status == SDYRT_OK)
        status = sdyi_plan_boxes(plan, &boxes);
    status = compile(context, status, call, boxes->exchanges, boxes->n, &made);
    sdyi_gpu_leave(me->device, before);
    if (status == SDYRT_OK)
        *program = made;
    return status;
}

sdyrt_status sdyi_nccl_agree(sdyrt_context *context, bool *holds) {
    sdyi_nccl_rank *me = context->state;
    me->own.holds = *holds;
    SDYI_TRY(sdyi_nccl_meet(context, SDYI_MEET_AGREE, sdyi_nccl_check(context),
                            NULL, context->timeout));
    for (int r = 0; r < context->size; r++)
        *holds = *holds && me->cards[r].holds;
    return SDYRT_OK;
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
    sdyi_nccl_quiesce(context);
    for (int i = 0; i < p->n_parts; i++) {
        for (int64_t k = 0; k < p->parts[i].n_rounds; k++)
            free_round(&p->parts[i].rounds[k]);
        free(p->parts[i].rounds);
    }
    sdyi_nccl_scratch_put(p->scratch);
    free(p);
}

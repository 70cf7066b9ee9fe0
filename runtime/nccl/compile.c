/* Making programs, which all ranks do together: they agree on how boxes are
 * cut, each learns whether another has failed, and NCCL connects those who have
 * not met. */
#include "runtime/nccl/program.h"
#include "runtime/status.h"

#include <stdlib.h>
#include <string.h>

/* Bytes of a part of a box, at least, however little room there is: the widest
 * element. */
#define LEAST_PART ((size_t)16)

static uint64_t most(uint64_t a, uint64_t b) {
    return a > b ? a : b;
}

/* By number of the exchange: not all ranks have the same fills. */
static void measure(sdyrt_context *context, const sdyi_step *steps,
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

static sdyrt_status build(sdyrt_context *context, const sdyi_step *steps,
                          int n_steps, sdyi_nccl_program *program) {
    size_t limits[SDYI_NCCL_MAX_STEPS] = {0};
    for (int i = 0, exchange = 0; i < n_steps; i++)
        if (steps[i].kind != SDYRT_STEP_FILL)
            limits[i] = limit_of(context, exchange++);
    size_t bytes;
    SDYI_TRY(sdyi_nccl_build(context, steps, n_steps, limits, program, &bytes));
    return bytes == 0 ? SDYRT_OK
                      : sdyi_nccl_scratch_get(context->state, bytes,
                                              &program->scratch);
}

/* -- connecting ------------------------------------------------------------ */

/* Messages of a byte to and from the peers of a round that NCCL has not
 * connected; `to` has room for them. */
static void add_strangers(sdyi_nccl_rank *me, int n_ranks,
                          const sdyi_nccl_round *from, sdyi_nccl_round *to) {
    for (int64_t i = 0; i < from->n_sends; i++) {
        const sdyi_nccl_message *m = &from->sends[i];
        if (me->has_met[m->peer])
            continue;
        me->has_met[m->peer] = true;
        to->sends[to->n_sends++] =
            (sdyi_nccl_message){m->peer, m->distance, 0, 0, 1};
    }
    for (int64_t i = 0; i < from->n_receives; i++) {
        const sdyi_nccl_message *m = &from->receives[i];
        if (me->has_met[n_ranks + m->peer])
            continue;
        me->has_met[n_ranks + m->peer] = true;
        to->receives[to->n_receives++] =
            (sdyi_nccl_message){m->peer, m->distance, 0, 1 + m->peer, 1};
    }
}

static int64_t messages_of(const sdyi_nccl_part *part) {
    return part->n_rounds == 0
               ? 0
               : part->rounds[0].n_sends + part->rounds[0].n_receives;
}

/* Send a byte to who was not sent one before: the first message between two
 * makes NCCL connect them, which is not to happen while a graph is captured. */
static sdyrt_status meet_peers(sdyrt_context *context, const sdyi_call *call,
                               const sdyi_nccl_program *program) {
    sdyi_nccl_rank *me = context->state;
    for (int i = 0; i < program->n_parts; i++) {
        const sdyi_nccl_part *part = &program->parts[i];
        if (messages_of(part) == 0)
            continue;
        const sdyi_nccl_round *first = &part->rounds[0]; /* has every peer */
        sdyi_nccl_round round = {0};
        round.sends = calloc((size_t)messages_of(part), sizeof *round.sends);
        if (round.sends == NULL)
            return SDYI_NO_MEMORY((size_t)messages_of(part) *
                                  sizeof *round.sends);
        round.receives = round.sends + first->n_sends;
        add_strangers(me, context->size, first, &round);
        sdyrt_status status = SDYRT_OK;
        if (round.n_sends + round.n_receives > 0) {
            sdyi_nccl_op *op = sdyi_nccl_op_start(me, call->text);
            void *const bases[SDYI_BASES] = {me->pad};
            status = sdyi_nccl_follow(me, me->stream);
            if (status == SDYRT_OK)
                status =
                    sdyi_nccl_run_messages(context, &round, bases, me->stream);
            if (status == SDYRT_OK)
                status = sdyi_nccl_op_mark(me, op, me->stream);
        }
        free(round.sends);
        SDYI_TRY(status);
    }
    return SDYRT_OK;
}

/* -- the backend's entries ------------------------------------------------- */

static sdyrt_status compile(sdyrt_context *context, sdyrt_status status,
                            const sdyi_call *call, const sdyi_step *steps,
                            int n_steps, sdyi_nccl_program **program) {
    if (status == SDYRT_OK)
        status = sdyi_nccl_check(context);
    measure(context, steps, status == SDYRT_OK ? n_steps : 0);
    SDYI_TRY(sdyi_nccl_meet(context, SDYI_MEET_COMPILE, status, call,
                            context->timeout));
    sdyi_nccl_program *p = calloc(1, sizeof *p);
    status = p == NULL ? SDYI_NO_MEMORY(sizeof *p)
                       : build(context, steps, n_steps, p);
    status = sdyi_nccl_meet(context, SDYI_MEET_COMPILED, status, call,
                            context->timeout);
    if (status == SDYRT_OK) {
        status = meet_peers(context, call, p);
        if (status != SDYRT_OK) /* the others have gone on */
            (void)sdyi_nccl_break(context, status, true);
    }
    if (status == SDYRT_OK)
        *program = p;
    else
        sdyi_nccl_program_free(context, p);
    return status;
}

sdyrt_status sdyi_nccl_compile(sdyrt_context *context, sdyrt_status status,
                               const sdyi_call *call, const sdyi_step *steps,
                               int n_steps, void **program) {
    sdyi_nccl_rank *me = context->state;
    int before = 0;
    const sdyrt_status entered = sdyi_gpu_enter(me->device, &before);
    sdyi_nccl_program *made = NULL;
    status = compile(context, status == SDYRT_OK ? entered : status, call,
                     steps, n_steps, &made);
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

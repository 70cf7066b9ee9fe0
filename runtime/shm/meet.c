/* Meetings of all ranks of the shared-memory engine: entering operations,
 * comparing their calls, barriers; see shm.h for the states. */
#include "base/calls.h"
#include "base/status.h"
#include "runtime/shm/shm.h"

/* Stages of an operation in which all ranks of the node meet, in this order:
 * CALLED and COMPARED where calls are compared, BARRIER in a barrier. */
typedef enum stage { STAGE_CALLED, STAGE_COMPARED, STAGE_BARRIER } stage;

static uint64_t stage_mark(const sdyi_shm_rank *me, stage target) {
    return me->op * SDYI_SHM_STAGES + (uint64_t)target;
}

static uint64_t call_of(const sdyi_shm_rank *me, int peer, char *text) {
    uint64_t fingerprint = 0;
    (void)sdyi_shm_words_read(
        &me->peers[peer].slot->calls[me->op % SDYI_SHM_OPS], me->op,
        &fingerprint, text); /* its owner waits for this rank before long */
    return fingerprint;
}

/* -- counting -------------------------------------------------------------- */

/* The ranks that have come to a stage, counted in one word of the node, so that
 * none need look at all others: from the low bits on how many they are, the
 * index of the last, whether some call something else than the one before, and
 * the operation. A count that is full is true. One that is not may be of
 * another operation, where ranks have called different things, refused, or gone
 * on: then what each rank shows of itself is looked at. */
#define COUNT_BITS 15
#define COUNT_MASK (((uint64_t)1 << COUNT_BITS) - 1)
#define COUNT_DIFFERS ((uint64_t)1 << (2 * COUNT_BITS))
#define COUNT_OP(op) ((op) << (2 * COUNT_BITS + 1))

static atomic_ullong *count_of(const sdyi_shm_rank *me, stage target) {
    return &me->peers[0].slot->met[me->op % 2][target];
}

static bool is_of(uint64_t count, uint64_t op) {
    return (count ^ COUNT_OP(op)) < COUNT_OP((uint64_t)1);
}

static bool is_full(const sdyi_shm_rank *me, uint64_t count) {
    return is_of(count, me->op) &&
           (count & COUNT_MASK) == (uint64_t)me->n_peers;
}

/* True where the count proves that all have come to a stage; false is no proof
 * of the opposite. */
static bool have_all_come(const sdyi_shm_rank *me, stage target) {
    return is_full(me, atomic_load(count_of(me, target)));
}

/* Likewise: all have come to the first stage with one call. */
static bool are_alike(const sdyi_shm_rank *me) {
    const uint64_t count = atomic_load(count_of(me, STAGE_CALLED));
    return is_full(me, count) && (count & COUNT_DIFFERS) == 0;
}

/* The count with this rank. */
static uint64_t count_in(const sdyrt_context *context, uint64_t before) {
    const sdyi_shm_rank *me = context->state;
    const uint64_t own = (uint64_t)me->peer_of[context->rank];
    const uint64_t first = COUNT_OP(me->op) | own << COUNT_BITS | 1;
    if (!is_of(before, me->op))
        return first;
    const int last = (int)(before >> COUNT_BITS & COUNT_MASK);
    const bool differs = call_of(me, last, NULL) != me->call->fingerprint;
    return (first + (before & COUNT_MASK)) | (before & COUNT_DIFFERS) |
           (differs ? COUNT_DIFFERS : 0);
}

/* Come to a stage; the last one wakes all. */
static void come(const sdyrt_context *context, stage target) {
    const sdyi_shm_rank *me = context->state;
    atomic_ullong *const count = count_of(me, target);
    unsigned long long before = atomic_load(count), now;
    atomic_store(&me->slot->reached, stage_mark(me, target));
    do
        now = count_in(context, before);
    while (!atomic_compare_exchange_weak(count, &before, now));
    for (int i = 0; i < me->n_peers && is_full(me, now); i++)
        sdyi_shm_wake(context, i);
}

/* -- meeting --------------------------------------------------------------- */

/* Wait until all peers have reached a stage, starting with those after the own
 * rank: they come later where ranks come in order. */
static sdyrt_status reach(sdyrt_context *context, stage target) {
    sdyi_shm_rank *me = context->state;
    const int own = me->peer_of[context->rank];
    const uint64_t mark = stage_mark(me, target);
    sdyi_shm_wait wait = {0};
    come(context, target);
    for (int n = 1; n < me->n_peers && !have_all_come(me, target);) {
        const int i = (own + n) % me->n_peers;
        const bool has_ended = sdyi_shm_has_ended(me, i);
        /* of a rank that has refused a later call may show: so does the
         * refusal then, which is looked at after this */
        const bool has_reached =
            atomic_load(&me->peers[i].slot->reached) >= mark;
        if (sdyi_shm_has_refused(me, i))
            return sdyi_shm_refused(me);
        if (has_reached) {
            n++;
            continue;
        }
        if (target == STAGE_BARRIER && !sdyi_shm_is_broken(context))
            SDYI_TRY(sdyi_shm_check(context, i, has_ended, "meeting"));
        if (target != STAGE_BARRIER && has_ended &&
            !sdyi_shm_is_broken(context))
            return sdyi_shm_ended_without(context, me->peers[i].rank,
                                          "comparing it with");
        SDYI_TRY(sdyi_shm_wait_for(context, &wait, me->peers[i].rank,
                                   "to reach it"));
    }
    return SDYRT_OK;
}

/* The end of a comparison without `verify`: no rank may be in a barrier, which
 * the next operations of others would end; and no rank's next call, which need
 * not be compared, may take the place of this one before all have read it. */
static sdyrt_status meet_comparing(sdyrt_context *context) {
    sdyi_shm_rank *me = context->state;
    for (int r = 0; r < me->n_peers; r++) {
        char text[SDYI_SHM_TEXT] = "";
        if (atomic_load(&me->peers[r].slot->reached) <
            stage_mark(me, STAGE_BARRIER))
            continue;
        (void)call_of(me, r, text);
        return sdyi_shm_calls_differ(context, me->peers[r].rank, text);
    }
    return reach(context, STAGE_COMPARED);
}

/* Compare the call across the node; the same verdict everywhere, before
 * anything is posted: the context stays whole. */
static sdyrt_status compare_calls(sdyrt_context *context) {
    const sdyi_shm_rank *me = context->state;
    char texts[2][SDYI_SHM_TEXT] = {"", ""};
    SDYI_TRY(reach(context, STAGE_CALLED));
    if (are_alike(me)) /* so none is in a barrier */
        return context->verify ? SDYRT_OK : reach(context, STAGE_COMPARED);
    const uint64_t of_zero = call_of(me, 0, NULL);
    int first = -1, other = 0;
    for (int r = 0; r < me->n_peers && first < 0; r++) {
        const int beside = sdyi_call_first(me->call, r);
        other = r;
        first = sdyi_call_other(me->call, r, call_of(me, r, NULL),
                                call_of(me, beside, NULL), of_zero);
    }
    if (first >= 0) {
        (void)call_of(me, first, texts[0]);
        (void)call_of(me, other, texts[1]);
    }
    if (!context->verify)
        SDYI_TRY(meet_comparing(context));
    return first < 0
               ? SDYRT_OK
               : sdyi_fail_calls(me->op, first, texts[0], other, texts[1]);
}

sdyrt_status sdyi_shm_enter(sdyrt_context *context, const sdyi_call *call) {
    sdyi_shm_rank *me = context->state;
    me->op++;
    me->phase = 0;
    me->call = call;
    if (me->n_peers > 1) /* nobody else reads it */
        sdyi_shm_words_write(&me->slot->calls[me->op % SDYI_SHM_OPS], me->op,
                             call->fingerprint, call->text);
    atomic_store_explicit(&me->slot->entered, me->op, memory_order_release);
    if (me->net != NULL)
        me->net->progress(context); /* messages since the last one */
    if (sdyi_shm_is_broken(context))
        return sdyi_shm_lost(context, NULL);
    if (!context->verify && !call->is_compared)
        return SDYRT_OK;
    me->is_meeting = true;
    const sdyrt_status status =
        me->net == NULL ? compare_calls(context) : me->net->compare(context);
    me->is_meeting = false;
    return status;
}

sdyrt_status sdyi_shm_barrier(sdyrt_context *context) {
    static const sdyi_call barrier = {.fingerprint = 1, .text = "a barrier"};
    sdyi_shm_rank *me = context->state;
    sdyrt_status status = sdyi_shm_enter(context, &barrier);
    me->is_meeting = true;
    if (status == SDYRT_OK)
        status = me->net == NULL ? reach(context, STAGE_BARRIER)
                                 : me->net->barrier(context);
    me->is_meeting = false;
    sdyi_shm_end(context);
    return status;
}

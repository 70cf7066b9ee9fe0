/* What all ranks of the shared-memory engine do together: entering operations,
 * comparing their calls, barriers; see shm.h for the states. */
#include "base/calls.h"
#include "base/status.h"
#include "runtime/shm/shm.h"

/* What all ranks of the node do in turn in one operation: those that compare
 * their calls come to the first two, those in a barrier to the last. */
typedef enum stage { STAGE_CALLED, STAGE_COMPARED, STAGE_BARRIER } stage;

static uint64_t stage_mark(const sdyi_shm_rank *me, stage target) {
    return me->op * SDYI_SHM_STAGES + (uint64_t)target;
}

/* Wait until all peers have reached a stage. */
static sdyrt_status reach(sdyrt_context *context, stage target) {
    sdyi_shm_rank *me = context->state;
    const uint64_t mark = stage_mark(me, target);
    atomic_store(&me->slot->reached, mark);
    sdyi_shm_wait wait = {0};
    for (int i = 0; i < me->n_peers;) {
        const bool has_ended = sdyi_shm_has_ended(me, i);
        /* of a rank that has refused a later call may show: so does the
         * refusal then, which is looked at after this */
        const bool has_reached =
            atomic_load(&me->peers[i].slot->reached) >= mark;
        if (sdyi_shm_has_refused(me, i))
            return sdyi_shm_refused(me);
        if (has_reached) {
            i++;
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
    for (int i = 0; i < me->n_peers; i++) /* it may have been the last */
        sdyi_shm_wake(context, i);
    return SDYRT_OK;
}

static uint64_t call_of(const sdyi_shm_rank *me, int peer, char *text) {
    uint64_t fingerprint = 0;
    (void)sdyi_shm_words_read(
        &me->peers[peer].slot->calls[me->op % SDYI_SHM_OPS], me->op,
        &fingerprint, text); /* its owner waits for this rank before long */
    return fingerprint;
}

/* Of calls that are compared, whatever `verify` says: no rank is in a barrier,
 * which would end by what the others do next; and the next call, which need not
 * be compared, does not take the place of this one before all have read it. */
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
        me->net->progress(context); /* what came since the last one */
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

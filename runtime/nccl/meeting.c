/* Where all ranks exchange cards over the bootstrap and come to one verdict. */
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <stdio.h>
#include <string.h>

static void fill_card(sdyi_nccl_card *card, sdyi_nccl_topic topic,
                      sdyrt_status status, const sdyi_call *call) {
    card->topic = (int32_t)topic;
    card->status = (int32_t)status;
    card->kind = (int32_t)sdyrt_last_error_kind();
    card->text[0] = card->call[0] = '\0';
    if (status != SDYRT_OK)
        (void)snprintf(card->text, sizeof card->text, "%s", sdyrt_last_error());
    card->fingerprint = call == NULL ? 0 : call->fingerprint;
    if (call != NULL)
        (void)snprintf(card->call, sizeof card->call, "%s", call->text);
}

static const char *text_of(const sdyi_nccl_card *card) {
    static const char *const words[] = {
        [SDYI_MEET_START] = "making a context",
        [SDYI_MEET_DEVICE] = "choosing a device",
        [SDYI_MEET_ROOT] = "making a communicator",
        [SDYI_MEET_CONNECTED] = "making a communicator",
        [SDYI_MEET_COMPILE] = "making a plan",
        [SDYI_MEET_COMPILED] = "making a plan",
        [SDYI_MEET_GROUP] = "looking for a group",
        [SDYI_MEET_IDLE] = "making a group",
        [SDYI_MEET_GROUPED] = "making a group",
        [SDYI_MEET_AGREE] = "looking for a plan",
        [SDYI_MEET_CALL] = "running a plan"};
    return card->call[0] != '\0' ? card->call : words[card->topic];
}

sdyrt_status sdyi_nccl_meet(sdyrt_context *context, sdyi_nccl_topic topic,
                            sdyrt_status status, const sdyi_call *call,
                            double timeout) {
    sdyi_nccl_rank *me = context->state;
    const sdyi_nccl_card *const cards = me->cards;
    fill_card(&me->own, topic, status, call);
    const sdyrt_status met = me->bootstrap.allgather(
        me->bootstrap.state, &me->own, me->cards, sizeof me->own, timeout);
    if (status != SDYRT_OK) /* the bootstrap's text goes after the own */
        return sdyi_fail(status, (sdyrt_error_kind)me->own.kind, "%s",
                         me->own.text);
    if (met != SDYRT_OK)
        return topic >= SDYI_MEET_COMPILE ? sdyi_nccl_break(context, met, true)
                                          : met;
    for (int r = 0; r < context->size; r++)
        if (cards[r].status != SDYRT_OK)
            return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                             "rank %d failed: %s", r, cards[r].text);
    for (int r = 1; r < context->size; r++)
        if (cards[r].topic != cards[0].topic ||
            cards[r].fingerprint != cards[0].fingerprint)
            return sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                             "rank 0 calls %s, rank %d calls %s",
                             text_of(&cards[0]), r, text_of(&cards[r]));
    return SDYRT_OK;
}

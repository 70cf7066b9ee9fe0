/* Where all ranks come to one verdict by way of the bootstrap. */
#include "base/agree.h"
#include "base/hash.h"
#include "base/status.h"
#include "runtime/nccl/rank.h"

static const char *words_of(sdyi_nccl_topic topic) {
    static const char *const words[] = {
        [SDYI_MEET_START] = "making a context",
        [SDYI_MEET_DEVICE] = "choosing a device",
        [SDYI_MEET_ROOT] = "making a communicator",
        [SDYI_MEET_CONNECTED] = "making a communicator",
        [SDYI_MEET_COMPILE] = "making a plan",
        [SDYI_MEET_COMPILED] = "making a plan",
        [SDYI_MEET_IDLE] = "making a group",
        [SDYI_MEET_GROUPED] = "making a group",
        [SDYI_MEET_CALL] = "running a plan"};
    return words[topic];
}

sdyrt_status sdyi_nccl_meet(sdyrt_context *context, sdyi_nccl_topic topic,
                            sdyrt_status status, const sdyi_call *call,
                            sdyi_nccl_flag *flag, double timeout) {
    const sdyi_nccl_rank *me = context->state;
    sdyi_agreement a = {
        .fingerprint =
            sdyi_hash_int(call == NULL ? 0 : call->fingerprint, (int64_t)topic),
        .text = call == NULL ? words_of(topic) : call->text,
        .flag = flag != NULL && flag->is_set};
    bool is_lost;
    const sdyrt_status met =
        sdyi_agree(&me->bootstrap, status, &a, timeout, &is_lost);
    if (flag != NULL)
        *flag = (sdyi_nccl_flag){.is_set = a.flag, .is_split = a.is_split};
    return is_lost && status == SDYRT_OK && topic >= SDYI_MEET_COMPILE
               ? sdyi_nccl_break(context, met, true)
               : met;
}

sdyrt_status sdyi_nccl_exchange_hellos(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    return me->bootstrap.allgather(me->bootstrap.state, &me->own, me->hellos,
                                   sizeof me->own, context->timeout);
}

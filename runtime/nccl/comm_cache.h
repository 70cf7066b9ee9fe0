/* Communicators of the groups of plans' steps. */
#ifndef SDYI_RUNTIME_NCCL_COMM_CACHE_H
#define SDYI_RUNTIME_NCCL_COMM_CACHE_H

#include "collectives/plan/plan.h"
#include "runtime/nccl/rank.h"

typedef enum sdyi_nccl_place {
    SDYI_NCCL_THERE,
    SDYI_NCCL_MISSING, /* and there is room for it */
    SDYI_NCCL_FULL     /* a context keeps SDYI_NCCL_GROUPS */
} sdyi_nccl_place;

/* The communicator of a step's group, in the order of its members; `*comm` is
 * NULL where it is missing or this rank is in no group. That of all ranks in
 * their order is the world's. `n_wanted`: others that are missing as well. The
 * same verdict on all ranks. */
sdyi_nccl_place sdyi_nccl_comm_find(const sdyrt_context *context,
                                    const sdyi_step *step, size_t n_wanted,
                                    sdyi_nccl_comm **comm);

/* Make it, if it is missing: with the rank's device as this thread's. It is
 * kept for the life of the context and must not be used once `me->comm` is
 * NULL.
 *
 * Collective: all ranks of the context. May wait for the device.
 * Errors:     those of sdyi_nccl_meet; SYSTEM, RANK_MISSING: making it, which
 *             breaks the context. All ranks fail or none. */
sdyrt_status sdyi_nccl_comm_make(sdyrt_context *context, const sdyi_step *step,
                                 sdyi_nccl_comm **comm);

#endif

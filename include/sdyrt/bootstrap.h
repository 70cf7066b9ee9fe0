/* Bootstraps, by which ranks that share nothing yet find each other. A backend
 * that brings no job of its own (nccl) is given one. */
#ifndef SDYRT_BOOTSTRAP_H
#define SDYRT_BOOTSTRAP_H

#include <sdyrt/status.h>

SDYRT_BEGIN

/* Callbacks and what they need: the library's, from the calls below, or the
 * caller's own, over whatever its processes talk by.
 *
 * Collective: the callbacks are called by all ranks, in the same order, by one
 *             thread at a time for each bootstrap.
 * Units:      seconds of `timeout` from the call on, above 0.
 * Errors:     a callback returns what the context then fails with. The
 *             library's end with TIMEOUT (RANK_MISSING) where a rank does not
 *             come, ABORTED (RANK_FAILED) where one has gone, MISMATCH
 *             (RANKS_DIFFER) where one calls something else, each text naming
 *             the rank; every later call then ends with ABORTED. */
typedef struct sdyrt_bootstrap {
    size_t struct_bytes;
    int rank, size;
    void *state; /* the callbacks' */
    /* Gather `bytes` of each rank, by rank, into `all`, of size * bytes; `own`
     * may be this rank's place in it. On an error `all` has any values. */
    sdyrt_status (*allgather)(void *state, const void *own, void *all,
                              size_t bytes, double timeout);
    sdyrt_status (*barrier)(void *state, double timeout);
    /* Replace each of `n` numbers by its maximum over all ranks; on an error
     * they have any values. NULL: allgather does it, which gives each rank the
     * numbers of all others. */
    sdyrt_status (*max)(void *state, uint64_t *numbers, size_t n,
                        double timeout);
    /* Free `state`; NULL: there is nothing to free. Local. */
    void (*free)(void *state);
} sdyrt_bootstrap;

#define SDYRT_BOOTSTRAP_INIT SDYRT_INIT_(sdyrt_bootstrap)

/* Find the other processes of a job by TCP, as the environment says:
 *   RANK, WORLD_SIZE          or else SLURM_PROCID, SLURM_NTASKS
 *   MASTER_ADDR, MASTER_PORT  where rank 0 listens meanwhile
 *   SDYRT_MASTER_PORT         instead of MASTER_PORT
 *   SDYRT_JOB_ID              told apart by this, or else by
 *                             TORCHELASTIC_RUN_ID or SLURM_JOB_ID
 * torchrun, srun and `sdyrt launch` set what is needed. Under torchrun, which
 * listens on MASTER_PORT itself, the port is MASTER_PORT + 1000, or - 1000 from
 * 64536 on. A job of one rank needs no port.
 *
 * Connections that are not of the job are refused and disturb nobody. Messages
 * go through rank 0 and are not encrypted: the network must be a trusted one,
 * as for NCCL and MPI. No thread is started.
 *
 * Collective: all processes of the job; returns when all have come.
 * Units:      seconds, which later calls do not keep; 0: as the environment's
 *             SDYRT_TIMEOUT says (default 600). A look-up of names may take
 *             longer.
 * Ownership:  the caller's, until sdyrt_bootstrap_free.
 * Errors:     NULL_ARGUMENT, STRUCT_BYTES; BAD_VALUE, which names the variable,
 *             or how this rank differs from rank 0; RANK_MISSING, which names
 *             those that did not come; RANK_FAILED; SYSTEM, also for a port in
 *             use; NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_bootstrap_env(double timeout,
                                           sdyrt_bootstrap *bootstrap);

/* Make the bootstraps of `n` ranks that are threads of this process, for
 * several GPUs in one; `bootstraps` has room for `n`. Local.
 *
 * Ownership: each is freed on its own, in any order; a rank whose bootstrap is
 *            freed counts as gone.
 * Errors:    NULL_ARGUMENT, STRUCT_BYTES (of the first), BAD_VALUE, NO_MEMORY.
 */
SDYRT_API sdyrt_status sdyrt_bootstrap_threads(int n,
                                               sdyrt_bootstrap *bootstraps);

/* Free the state of a bootstrap; it is empty afterwards, as from INIT. NULL
 * and an empty one do nothing. Local. */
SDYRT_API void sdyrt_bootstrap_free(sdyrt_bootstrap *bootstrap);

SDYRT_END

#endif

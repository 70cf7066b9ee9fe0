/* Checks that every bootstrap passes, a user's too, and the words in which
 * those of the library describe their calls. */
#ifndef SDYI_RUNTIME_BOOTSTRAP_BOOTSTRAP_H
#define SDYI_RUNTIME_BOOTSTRAP_BOOTSTRAP_H

#include "base/clock.h"
#include "base/status.h"
#include <sdyrt/bootstrap.h>

/* A check that a context can be made of it.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE. */
SDYI_EXPORT sdyrt_status sdyi_bootstrap_check(const sdyrt_bootstrap *bootstrap);

/* Find where a rank stands among those of its node, which choose their GPUs by
 * it: by the order of the ranks on each node, or as the environment's
 * LOCAL_RANK, or else SLURM_LOCALID, says where a rank is a process of its own.
 * Where it says so of all, ranks do not gather the places of each other.
 * Collective. Errors: those of the bootstrap; BAD_VALUE, NO_MEMORY. */
SDYI_EXPORT sdyrt_status sdyi_bootstrap_locate(const sdyrt_bootstrap *bootstrap,
                                               double timeout, int *rank);

/* A number of this node: the same on ranks of one running kernel and host name.
 */
SDYI_EXPORT uint64_t sdyi_bootstrap_node(void);

#define SDYI_BOOTSTRAP_KERNEL_TEXT 40

/* The boot id of the running kernel: the same on ranks of one machine, whatever
 * their containers call it. Empty where it is not known. Returns `text`. */
SDYI_EXPORT const char *
sdyi_bootstrap_kernel(char text[SDYI_BOOTSTRAP_KERNEL_TEXT]);

/* -- calls of all ranks ---------------------------------------------------- */

typedef enum sdyi_bootstrap_kind {
    SDYI_CALL_GATHER,
    SDYI_CALL_BARRIER,
    SDYI_CALL_MAX
} sdyi_bootstrap_kind;

/* A call as ranks show it to each other. */
typedef struct sdyi_bootstrap_call {
    uint64_t seq;   /* from 1; 0: none yet */
    uint64_t bytes; /* of each rank */
    uint64_t kind;
} sdyi_bootstrap_call;

typedef struct sdyi_call_text {
    char text[96];
} sdyi_call_text;

/* "bootstrap call #2 (allgather of 8 bytes a rank)", ".. (barrier)", ".. (max
 * of 8 bytes a rank)". */
SDYI_EXPORT sdyi_call_text
sdyi_bootstrap_describe(const sdyi_bootstrap_call *call);

/* A check of the arguments of an allgather of `bytes` bytes of each of `size`
 * ranks, of a barrier where that is 0; `*total`: bytes of the result.
 * Errors: BAD_VALUE (the timeout, the bytes), NULL_ARGUMENT. */
SDYI_EXPORT sdyrt_status sdyi_bootstrap_check_call(int size, const void *own,
                                                   const void *all,
                                                   size_t bytes, double timeout,
                                                   size_t *total);

/* Fails: `rank` is in `call`, which is not the `own` of `own_rank`.
 * Errors: MISMATCH (RANKS_DIFFER). */
SDYI_EXPORT sdyrt_status sdyi_bootstrap_differ(int rank,
                                               const sdyi_bootstrap_call *call,
                                               int own_rank,
                                               const sdyi_bootstrap_call *own);

/* Fails: an earlier call has broken the bootstrap, as `breakage` says.
 * Errors: ABORTED (RANK_FAILED). */
SDYI_EXPORT sdyrt_status sdyi_bootstrap_unusable(const char *breakage);

#endif

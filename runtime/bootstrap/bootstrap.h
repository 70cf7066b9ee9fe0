/* What holds for every bootstrap, whoever's callbacks it has. */
#ifndef SDYI_RUNTIME_BOOTSTRAP_BOOTSTRAP_H
#define SDYI_RUNTIME_BOOTSTRAP_BOOTSTRAP_H

#include <sdyrt/bootstrap.h>

/* Whether a context can be made of it.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE. */
sdyrt_status sdyi_bootstrap_check(const sdyrt_bootstrap *bootstrap);

/* Where a rank stands among those of its node, which choose its GPU by it. */
typedef struct sdyi_local {
    int rank;
    int size;
} sdyi_local;

/* Find out: by the order of the ranks on each node, or as the environment's
 * LOCAL_RANK, or else SLURM_LOCALID, says where a rank is a process of its own.
 * Collective. Errors: those of `allgather`; BAD_VALUE, NO_MEMORY. */
sdyrt_status sdyi_bootstrap_locate(const sdyrt_bootstrap *bootstrap,
                                   double timeout, sdyi_local *local);

/* How many bytes an allgather gives; BAD_VALUE when they cannot be. */
sdyrt_status sdyi_bootstrap_bytes(int size, size_t bytes, size_t *total);

#endif

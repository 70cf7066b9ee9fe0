/* A compiled function, and the memory of one run of it at a time. */
#ifndef SDYI_PROGRAM_EXECUTE_UNIT_H
#define SDYI_PROGRAM_EXECUTE_UNIT_H

#include "program/execute/compile.h"

struct sdyi_comm;
struct sdyi_rank;

typedef struct sdyi_unit {
    sdyi_thunks thunks;
    const sdyi_slot *slots;
    const int *args, *results; /* slots */
    const int *homes; /* slots that are in the results' buffers; -1: none */
    int n_slots, n_args, n_results, n_thunks;
    size_t arena_bytes;
    const struct sdyi_comm *const *comms; /* comm.h */
    int n_comms;
    bool has_partitions; /* an op depends on partitions */
    size_t most_bytes;   /* of one buffer of the arena */
    sdyi_origin largest; /* the op that has it */
} sdyi_unit;

/* Compile a function and all that it calls; `like` has the pool, the zone, the
 * symbols and the executable's shardings. */
sdyrt_status sdyi_unit_compile(const sdyi_compiler *like,
                               const sdyi_op *function, sdyi_unit *unit);

typedef struct sdyi_memory {
    const sdyi_unit *unit;
    void **data; /* by slot */
    char *arena;
} sdyi_memory;

/* Allocate the memory of a run; on an error too it may be freed.
 * Errors: NO_MEMORY. */
sdyrt_status sdyi_memory_make(const sdyi_unit *unit, sdyi_memory *memory);
void sdyi_memory_free(sdyi_memory *memory);

/* Run a unit on arguments and results of the caller's. */
sdyrt_status sdyi_memory_run(const sdyi_memory *memory,
                             const atomic_bool *is_stopped,
                             const struct sdyi_rank *rank,
                             const void *const *arguments,
                             void *const *results);

#endif

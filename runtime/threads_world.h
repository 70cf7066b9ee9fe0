/* The world of the threads backend: a slot for each rank, where it posts what
 * it offers, and what ranks know of each other's failures.
 *
 * Operations are numbered alike on all ranks. A rank that fails one closes its
 * slot for it and says so to the world: the others of that operation fail as
 * well and the next one starts clean. A rank that waits too long, or whose
 * function ends in an error, breaks the world for good, since the ranks no
 * longer agree where they are. */
#ifndef SDYI_RUNTIME_THREADS_WORLD_H
#define SDYI_RUNTIME_THREADS_WORLD_H

#include "base/clock.h"
#include "runtime/context.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#define SDYI_SLOT_TEXT 512
#define SDYI_FAILED_OPS 64

typedef struct sdyi_slot {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    /* what the rank offers, under `lock` */
    uint64_t op; /* number of its operation; 0 before the first */
    int phase;   /* number of the exchange within it */
    const char *data;
    const int64_t *strides;
    int64_t readers_left;
    int active;         /* readers that are copying */
    uint64_t closed_op; /* no reader may start on this operation or earlier */
    bool gone;          /* left the world */
    /* the call of `op` */
    uint64_t fingerprint;
    char text[SDYI_SLOT_TEXT];
} sdyi_slot;

/* An operation that some rank failed. */
typedef struct sdyi_failure {
    atomic_uint_least64_t op;
    /* under the world's lock */
    int rank;
    char text[SDYI_SLOT_TEXT];
} sdyi_failure;

typedef struct sdyi_world {
    int size;
    atomic_int members;
    /* by number of the operation modulo the array's size: a rank may fail
     * several while others are still in the first */
    sdyi_failure failures[SDYI_FAILED_OPS];
    atomic_int broken;    /* SDYRT_OK, or the status that broke it */
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t reached_changed;
    char breakage[SDYI_SLOT_TEXT];
    uint64_t *reached; /* by rank: how far it came in barriers */
    sdyi_slot slots[];
} sdyi_world;

/* One rank's view of it. */
typedef struct sdyi_threads_rank {
    sdyi_world *w;
    uint64_t op;
    int phase;
    const sdyi_call *call;
} sdyi_threads_rank;

/* Errors: BAD_VALUE unless 1 <= n_ranks <= 4096. */
sdyrt_status sdyi_check_thread_count(int n_ranks);

/* NULL: no memory. */
sdyi_world *sdyi_world_create(int size);
void sdyi_world_free(sdyi_world *w);

/* This rank fails its operation for a reason of its own (this thread's error
 * text): tell the others. */
void sdyi_world_record_failure(const sdyrt_context *context);

/* Whether another rank has failed this rank's operation or broken the world. */
bool sdyi_world_is_lost(const sdyi_threads_rank *me);

/* The failure of a rank that is_lost. `waiting_for` says what it waited for,
 * when it did. No slot's lock may be held. */
sdyrt_status sdyi_world_lost(const sdyrt_context *context,
                             const char *waiting_for);

/* This rank has waited its time: the world is broken. */
sdyrt_status sdyi_world_time_out(const sdyrt_context *context,
                                 const char *waiting_for);

/* This rank's function has ended in an error (this thread's error text): nobody
 * need wait for it. */
void sdyi_world_leave_broken(const sdyrt_context *context);

/* Where a slot's rank is, for a person. The slot's lock is held. */
void sdyi_slot_describe(const sdyi_slot *s, int rank, const char *verb,
                        char *text, size_t bytes);

/* After a failure: nobody starts reading this rank's buffers any more, and
 * those who have started are waited for. */
void sdyi_slot_close(const sdyrt_context *context);

/* Wait until all ranks have reached stage `stage` (1 to 3) of this operation.
 */
sdyrt_status sdyi_world_reach(const sdyrt_context *context, int stage);

#endif

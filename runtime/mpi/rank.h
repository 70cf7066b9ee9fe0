/* One rank's state in the mpi backend.
 *
 * Ranks whose processes can map each other's memory form a node; each has a
 * slot there, at the start of its arena, where it posts what it offers, and its
 * peers copy straight out of its arena. Between nodes, what a slot says is said
 * in notes (net.h) and boxes travel in chunks (transfer.h).
 *
 * The protocol is that of the threads backend (threads_world.h): operations are
 * numbered alike on all ranks; a reader waits until the owner has posted,
 * announces itself, copies and signs off; the owner leaves a step when all its
 * readers have. A rank that fails an operation closes its slot for it and tells
 * all others; one that waits too long breaks the context for good.
 *
 * One communicator a context, the duplicate of the caller's: all that moves is
 * point to point in its ranks, so groups need none of their own. */
#ifndef SDYI_RUNTIME_MPI_RANK_H
#define SDYI_RUNTIME_MPI_RANK_H

#include "runtime/context.h"
#include "runtime/mpi/arena.h"

#include <mpi.h>
#include <stdatomic.h>

#define SDYI_MPI_TEXT 512
#define SDYI_MPI_FAILED_OPS 64
#define SDYI_MPI_SLOT_BYTES ((size_t)8192)

_Static_assert(ATOMIC_LLONG_LOCK_FREE == 2 && ATOMIC_INT_LOCK_FREE == 2,
               "processes share atomics");

/* The number of an exchange: its operation and its place in it. */
static inline uint64_t sdyi_mpi_seq(uint64_t op, int phase) {
    return op * 8 + (uint64_t)phase;
}

/* Where a posted buffer is. */
typedef enum sdyi_mpi_where {
    SDYI_MPI_ARENA,  /* `data` is an offset in the owner's arena */
    SDYI_MPI_PRIVATE /* `data` is an address in the owner's process */
} sdyi_mpi_where;

/* In shared memory; written by its owner, but for `readers`. */
typedef struct sdyi_mpi_slot {
    uint64_t token; /* proves that it is the right process's */
    _Alignas(64) atomic_ullong posted; /* seq; of what stands below */
    uint64_t fingerprint;
    int64_t where;
    int64_t data;
    int64_t strides[SDYRT_MAX_RANK];
    /* Readers at work, and from bit 32 on how often one was done, modulo
     * 2^32. */
    _Alignas(64) atomic_ullong readers;
    _Alignas(64) atomic_ullong closed_op; /* no reader starts on it any more */
    atomic_ullong reached;                /* in barriers: op * 4 + stage */
    atomic_ullong failed[SDYI_MPI_FAILED_OPS]; /* by number modulo the size */
    atomic_int gone;                           /* the context is destroyed */
    atomic_int broken;                         /* SDYRT_OK, or what broke it */
    _Alignas(64) atomic_ullong alarm; /* the first rank's: failures so far */
    char text[SDYI_MPI_TEXT];         /* of the operation posted */
    char failure[SDYI_MPI_TEXT];
    char breakage[SDYI_MPI_TEXT];
} sdyi_mpi_slot;

_Static_assert(sizeof(sdyi_mpi_slot) <= SDYI_MPI_SLOT_BYTES,
               "a slot fits its place");

/* A rank of the own node. */
typedef struct sdyi_mpi_peer {
    int rank;
    pid_t pid;
    sdyi_mpi_slot *slot;
    const char *base; /* of its arena */
    size_t bytes;
} sdyi_mpi_peer;

/* An operation that another rank failed. */
typedef struct sdyi_mpi_failure {
    uint64_t op;
    int rank;
    char text[SDYI_MPI_TEXT];
} sdyi_mpi_failure;

typedef struct sdyi_mpi_rank {
    MPI_Comm comm;
    uint64_t op;
    int phase;
    const sdyi_call *call; /* NULL: a barrier */
    /* the node */
    sdyi_arena arena;
    sdyi_mpi_slot *slot;  /* the own */
    sdyi_mpi_peer *peers; /* by rank, with the own one; one on its own node */
    int n_peers;
    int *peer_of;         /* by rank: index in `peers`, -1 on another node */
    bool can_pull;        /* by process_vm_readv */
    char *bounce;         /* for that: SDYI_MPI_CHUNK bytes */
    uint32_t done_before; /* readers that were done before this exchange */
    void *staging;        /* in the arena: for buffers that are not */
    size_t staging_bytes;
    /* the other nodes; NULL: there are none */
    struct sdyi_mpi_net *net;
    /* failures */
    sdyrt_status broken;
    char breakage[SDYI_MPI_TEXT];
    uint64_t alarm_seen;
    sdyi_mpi_failure failures[SDYI_MPI_FAILED_OPS];
    unsigned spins; /* turns of a wait before it yields */
    uint64_t token;
} sdyi_mpi_rank;

/* -- waiting (wait.c) ------------------------------------------------------ */

/* A wait: zero-initialised, then a turn for each look at what is awaited. */
typedef struct sdyi_mpi_wait {
    unsigned turns;
    int64_t start; /* ns */
    int64_t deadline;
    int64_t next_look;
} sdyi_mpi_wait;

/* Let others run, and messages arrive. False: the context's time is over. */
bool sdyi_mpi_wait_turn(sdyrt_context *context, sdyi_mpi_wait *wait);

/* A peer has left the operation because another rank failed it, and this one
 * is to hear of that as well: wait for it, but not for long. True: heard. */
bool sdyi_mpi_wait_for_cause(sdyrt_context *context);

/* -- failing (fail.c) ------------------------------------------------------ */

/* This rank fails its operation for a reason of its own (this thread's error
 * text): tell the others. */
void sdyi_mpi_record_failure(sdyrt_context *context);

/* Whether another rank has failed this operation, or the context is broken. */
bool sdyi_mpi_is_lost(sdyrt_context *context);

/* The failure of a rank that is_lost. `waiting_for`: what it waited for, or
 * NULL. */
sdyrt_status sdyi_mpi_lost(const sdyrt_context *context,
                           const char *waiting_for);

/* Break the context, unless it is broken already, and tell the others. */
void sdyi_mpi_break(sdyrt_context *context, sdyrt_status status,
                    const char *text);

/* This rank has waited its time: the context is broken. */
sdyrt_status sdyi_mpi_time_out(sdyrt_context *context, const char *waiting_for);

/* An MPI call failed: keep its words and break the context. */
sdyrt_status sdyi_mpi_error(sdyrt_context *context, const char *what, int code);

/* Break the context where the process of a peer has died. */
void sdyi_mpi_look_for_dead(sdyrt_context *context);

/* Where a rank is, for a person. */
void sdyi_mpi_describe(const sdyrt_context *context, int rank, const char *verb,
                       char *text, size_t bytes);

/* -- the node (node.c) ----------------------------------------------------- */

/* What a reader gets of a peer's source buffer. */
typedef struct sdyi_mpi_offer {
    sdyi_mpi_where where;
    const char *data;
    const int64_t *strides;
} sdyi_mpi_offer;

/* Post the source of `step` for the own node. */
void sdyi_mpi_post(sdyrt_context *context, const sdyi_step *step,
                   const sdyi_buffers *buffers);

/* Wait until `rank`, of the own node, has posted this exchange, and announce a
 * reader. */
sdyrt_status sdyi_mpi_start_reading(sdyrt_context *context, int rank,
                                    sdyi_mpi_offer *offer);
void sdyi_mpi_stop_reading(const sdyrt_context *context, int rank);

/* Readers of this exchange that are at work, and those that are done. */
void sdyi_mpi_readers(const sdyi_mpi_rank *me, uint32_t *active,
                      uint32_t *done);

/* After a failure: nobody starts reading this rank's buffers any more, and
 * those who have started are waited for. */
void sdyi_mpi_close(sdyrt_context *context);

/* How many bytes of staging a step may take. */
size_t sdyi_mpi_staging_needed(const sdyi_mpi_rank *me, const sdyi_step *step);

/* -- boxes (pull.c) -------------------------------------------------------- */

/* A box cut into boxes of at most `limit` bytes (or one element), the same at
 * both ends of a transfer. */
typedef struct sdyi_mpi_chunks {
    int64_t counts[SDYRT_MAX_RANK];
    int rank;
    int dim;       /* that is cut into blocks; those before it into ones */
    int64_t block; /* elements of `dim` in one */
    int64_t n_blocks;
    int64_t n;
} sdyi_mpi_chunks;

void sdyi_mpi_cut(const int64_t *counts, int rank, size_t width, size_t limit,
                  sdyi_mpi_chunks *chunks);
void sdyi_mpi_chunk(const sdyi_mpi_chunks *chunks, int64_t i, int64_t *offset,
                    int64_t *counts);

/* Bytes of a box; boxes of plans never overflow. */
size_t sdyi_mpi_box_bytes(const int64_t *counts, int rank, size_t width);

/* Row-major strides without gaps. */
void sdyi_mpi_tight(const int64_t *counts, int rank, int64_t *strides);

/* Bytes of the runs that a box is made of in a buffer with these strides. */
size_t sdyi_mpi_run_bytes(const int64_t *counts, const int64_t *strides,
                          int rank, size_t width);

/* Runs below this are not worth a place in a list of process_vm_readv. */
#define SDYI_MPI_LONG_RUN ((size_t)4096)
#define SDYI_MPI_CHUNK ((size_t)256 * 1024)

/* Copy a box out of the private memory of the process `pid`; `bounce` holds
 * SDYI_MPI_CHUNK bytes. */
sdyrt_status sdyi_mpi_pull(pid_t pid, const char *in, const int64_t *in_strides,
                           char *out, const int64_t *out_strides,
                           const int64_t *counts, int rank, size_t width,
                           char *bounce);

#endif

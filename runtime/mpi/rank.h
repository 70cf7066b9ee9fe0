/* One rank's state in the mpi backend.
 *
 * Ranks whose processes can map each other's memory form a node; each has a
 * slot there, at the start of its arena, where it posts what it offers, and its
 * peers copy straight out of its arena. Between nodes, what a slot says is said
 * in notes (net.h) and boxes travel in chunks (transfer.h).
 *
 * The protocol is that of the threads backend (threads_world.h): operations are
 * numbered alike on all ranks; a reader waits until the owner has posted, puts
 * its mark on it, copies and marks it done; the owner leaves a step when all
 * its readers have. What is small is eager: the owner posts a copy and goes on,
 * and only when it needs the place again, some operations later, waits until
 * its readers have ended theirs. A rank that fails an operation closes its slot
 * for it and tells all others; one that waits too long breaks the context for
 * good.
 *
 * One communicator a context, the duplicate of the caller's: all that moves is
 * point to point in its ranks, so groups need none of their own. */
#ifndef SDYI_RUNTIME_MPI_RANK_H
#define SDYI_RUNTIME_MPI_RANK_H

#include "runtime/context.h"
#include "runtime/mpi/arena.h"
#include "runtime/mpi/slot.h"

#include <mpi.h>

/* A rank of the own node. */
typedef struct sdyi_mpi_peer {
    int rank;
    pid_t pid;
    sdyi_mpi_slot *slot;
    const char *base; /* of its arena */
    size_t bytes;
    bool is_dead;
    /* Bit p: what is eager in place p of the own slot is for it, and it was
     * not yet seen to have ended the operation. */
    uint32_t eager;
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
    const sdyi_call *call; /* NULL: between operations */
    /* the node */
    sdyi_arena arena;
    sdyi_mpi_slot *slot; /* the own */
    size_t slot_bytes;
    sdyi_mpi_peer *peers; /* by rank, with the own one; one on its own node */
    int n_peers;
    int *peer_of;  /* by rank: index in `peers`, -1 on another node */
    bool can_pull; /* by process_vm_readv */
    char *bounce;  /* for that: SDYI_MPI_CHUNK bytes */
    /* Of this exchange: what is posted waits for no reader. */
    bool is_eager;
    uint64_t eager_ops[SDYI_MPI_OPS * SDYI_MPI_EAGER_PHASES];
    void *staging; /* in the arena: for buffers that are not */
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
sdyrt_status sdyi_mpi_post(sdyrt_context *context, const sdyi_step *step,
                           const sdyi_buffers *buffers);

/* Wait until `rank`, of the own node, has posted this exchange, and put a mark
 * on it unless it is eager. */
sdyrt_status sdyi_mpi_start_reading(sdyrt_context *context, int rank,
                                    sdyi_mpi_offer *offer);
void sdyi_mpi_stop_reading(const sdyrt_context *context, int rank);

/* MISMATCH when `peer` is known to call something else in this operation. */
sdyrt_status sdyi_mpi_compare(sdyrt_context *context,
                              const sdyi_mpi_peer *peer);

/* How far `peer` is with reading what is posted. */
typedef enum sdyi_mpi_reading {
    SDYI_MPI_TO_COME,
    SDYI_MPI_AT_WORK,
    SDYI_MPI_DONE
} sdyi_mpi_reading;

sdyi_mpi_reading sdyi_mpi_reader(const sdyi_mpi_rank *me, int peer);

/* The operation is over for this rank. After a failure: nobody starts reading
 * its buffers any more, and those who have started are waited for. */
void sdyi_mpi_end(sdyrt_context *context);
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

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

#include "collectives/plan/boxes.h"
#include "runtime/context.h"
#include "runtime/mpi/arena.h"
#include "runtime/mpi/slot.h"

#include <mpi.h>

_Static_assert(SDYI_MAX_STEPS <= SDYI_MPI_PHASES, "a number for each step");

/* Bytes of a chunk, at most, unless one element is more. */
#define SDYI_MPI_CHUNK ((size_t)256 * 1024)

/* A rank of the own node. */
typedef struct sdyi_mpi_peer {
    int rank;
    pid_t pid;
    sdyi_mpi_slot *slot;
    const char *base; /* of its arena */
    size_t bytes;
    /* Bit p: what is eager in place p of the own slot is for it, and it was
     * not yet seen to have ended the operation. */
    uint32_t eager;
} sdyi_mpi_peer;

/* Copies, in the arena, of what is sent from buffers that are not. */
typedef struct sdyi_mpi_staging {
    char *memory;
    size_t bytes;
    /* Of this exchange, when it is staged chunk by chunk. */
    const sdyi_exchange *step;
    const char *source; /* the first element of the box */
    sdyi_mpi_posting *posting;
    sdyi_parts chunks;
    int64_t next; /* chunk; all are staged when it is chunks.n */
} sdyi_mpi_staging;

/* A box that is read chunk by chunk. */
typedef struct sdyi_mpi_stream {
    const sdyi_peer_box *piece;
    int owner; /* index in `peers` */
    sdyi_mpi_posting *posting;
    sdyi_parts chunks;
    int64_t next;
} sdyi_mpi_stream;

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
    int *peer_of; /* by rank: index in `peers`, -1 on another node */
    sdyi_mpi_staging staging; /* for buffers that are not in the arena */
    sdyi_mpi_stream *streams; /* chunks that are read in this exchange */
    int n_streams;
    int64_t streams_capacity;
    /* Of this exchange: what is posted waits for no reader. */
    bool is_eager;
    uint64_t eager_ops[SDYI_MPI_OPS * SDYI_MPI_EAGER_PHASES];
    /* the other nodes; NULL: there are none */
    struct sdyi_mpi_net *net;
    /* failures */
    sdyrt_status broken;
    char breakage[SDYI_MPI_TEXT];
    uint64_t alarm_seen;
    sdyi_mpi_failure failure;  /* of this operation, if its number is here */
    sdyi_mpi_failure *pending; /* of later ones, of ranks on other nodes */
    int n_pending, pending_capacity;
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

/* Rank `rank`, on another node, has failed operation `op`. */
void sdyi_mpi_hear_failure(sdyi_mpi_rank *me, uint64_t op, int rank,
                           const char *text);

/* Begin to look for failures of operation me->op. */
void sdyi_mpi_watch(sdyi_mpi_rank *me);

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

/* What MPI says of an error code; returns `text`. */
const char *sdyi_mpi_error_text(int code, char text[MPI_MAX_ERROR_STRING]);

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
sdyrt_status sdyi_mpi_post(sdyrt_context *context, const sdyi_exchange *step,
                           const sdyi_buffers *buffers);

/* Wait until `rank`, of the own node, has posted this exchange, and put a mark
 * on it unless it is eager. */
sdyrt_status sdyi_mpi_start_reading(sdyrt_context *context, int rank,
                                    sdyi_mpi_offer *offer);

/* Take the mark off. ABORTED when the owner did not wait for that: what was
 * read may be anything. */
sdyrt_status sdyi_mpi_stop_reading(sdyrt_context *context, int rank);

/* Say to a peer how far this rank is with reading what it has posted: so many
 * chunks, or SDYI_MPI_READ. */
void sdyi_mpi_put_mark(const sdyrt_context *context, int owner,
                       uint64_t chunks);

/* What a peer has posted, or will, in this exchange. */
sdyi_mpi_posting *sdyi_mpi_posting_of(const sdyi_mpi_rank *me, int peer);

/* Look at a rank that this one waits for: MISMATCH when it calls something
 * else, or has left the operation without `what`; the cause when there is one.
 * `has_left`: it had ended the operation before what is waited for was looked
 * at. */
sdyrt_status sdyi_mpi_check(sdyrt_context *context, int rank, bool has_left,
                            const char *what);

/* Whether a peer of the own node, by index, has ended this operation. */
bool sdyi_mpi_has_left(const sdyi_mpi_rank *me, int peer);

/* How far a peer, by index, is with reading what is posted: below
 * sdyi_mpi_mark(seq, 0) when it is to come, then a number that goes up to
 * sdyi_mpi_mark(seq, SDYI_MPI_READ). */
uint64_t sdyi_mpi_reader(const sdyi_mpi_rank *me, int peer);

/* The operation is over for this rank. After a failure: nobody starts reading
 * its buffers any more, and those who have started are waited for. */
void sdyi_mpi_end(sdyrt_context *context);
void sdyi_mpi_close(sdyrt_context *context);

/* -- staging (stage.c) ----------------------------------------------------- */

/* The smallest box around all that a step sends on this node; false: it sends
 * nothing there. */
bool sdyi_mpi_sent_box(const sdyi_mpi_rank *me, const sdyi_exchange *step,
                       int64_t *offset, int64_t *counts);

/* Whether a box is staged all at once. */
bool sdyi_mpi_stages_whole(const sdyi_exchange *step, const int64_t *counts);

/* Have room for what steps stage and read in chunks. */
sdyrt_status sdyi_mpi_stage_prepare(sdyrt_context *context,
                                    const sdyi_exchange *steps, int n_steps);

/* Copy the box to `place`, in the arena, and say where it is as if the whole
 * buffer were there. */
void sdyi_mpi_stage_whole(const sdyi_mpi_rank *me, const sdyi_exchange *step,
                          const char *source, const int64_t *offset,
                          const int64_t *counts, char *place,
                          sdyi_mpi_posting *p);

/* Say what will be staged, chunk by chunk. */
void sdyi_mpi_stage_start(sdyi_mpi_rank *me, const sdyi_exchange *step,
                          const char *source, const int64_t *offset,
                          const int64_t *counts, sdyi_mpi_posting *p);

/* Stage the chunks that there is room for; true: there were some. */
bool sdyi_mpi_stage_more(sdyi_mpi_rank *me);

/* Read chunks of `piece`, which its owner has offered, along with others. */
void sdyi_mpi_stream_open(sdyi_mpi_rank *me, const sdyi_exchange *step,
                          const sdyi_peer_box *piece);

/* Read all that were opened to the end. */
sdyrt_status sdyi_mpi_stream_all(sdyrt_context *context,
                                 const sdyi_exchange *step,
                                 const sdyi_buffers *buffers);

/* Nothing is staged any more in this exchange, nor read in chunks. */
void sdyi_mpi_stage_end(const sdyrt_context *context);

#endif

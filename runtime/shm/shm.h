/* The shared-memory engine: ranks that can read each other's memory, threads of
 * one process or processes of one node, exchange boxes.
 *
 * Each rank has a slot that all its peers have mapped (slot.h). Operations are
 * numbered alike on all ranks, and exchanges within them. In an exchange a rank
 * posts what it sends, reads what its peers have posted, and waits for its own
 * readers; reading and waiting end in one of these ways:
 *
 *   what       | state of               | when
 *   -----------+------------------------+-----------------------------------
 *   posting    | none                   | seq is not this exchange's
 *              | EAGER                  | a copy in the slot: no marks, the
 *              |                        | owner goes on; the place is free
 *              |                        | when those it is for have ended
 *              |                        | the operation
 *              | RENDEZVOUS             | where it is: readers leave marks
 *              | CHUNKS                 | `staged` grows, readers' marks
 *              |                        | follow, at most a ring behind
 *   mark       | below (seq, 0)         | the reader is to come
 *              | (seq, n)               | it reads, and has n chunks
 *              | (seq, READ)            | it has signed off
 *   operation  | entered                | the call can be read
 *              | ended                  | the rank reads and shows no more:
 *              |                        | MISMATCH where a peer needs more, but
 *              |                        | for a refusal or a broken context,
 *              |                        | which show before `ended` does
 *   refusal    | (op, from phase p)     | a wrong argument: the rank takes no
 *              |                        | part from phase p on. Its peers do
 *              |                        | without its boxes, finish what they
 *              |                        | are in with the others, refuse what
 *              |                        | follows of the operation, and end it
 *              |                        | with ABORTED; the next one works
 *   gone       | STAYS                  | the rank may come
 *              | RETURNED, DESTROYS     | it is past its last operation: what
 *              |                        | it has shown stays, and who waits for
 *              |                        | it in a later one breaks the context
 *              | DESTROYED              | so have all; its process may end
 *              | GAVE_UP                | not all have: nobody waits for all
 *              |                        | any more; its process may end
 *   context    | whole                  |
 *              | broken                 | anything else failed on some rank:
 *              |                        | whatever waits ends, and all later
 *              |                        | calls report the first cause
 *
 * A reader puts its mark before it checks that the context is whole, and a rank
 * that breaks the context looks at marks after that: one sees the other. Where
 * threads of one process share addresses, the rank that breaks it waits for its
 * readers, since its buffers are its caller's again; memory that processes have
 * mapped stays, and they check after reading that the context was whole.
 *
 * Ranks beyond the peers are reached by messages: `net`. */
#ifndef SDYI_SHM_SHM_H
#define SDYI_SHM_SHM_H

#include "base/clock.h"
#include "collectives/plan/boxes.h"
#include "runtime/context.h"
#include "runtime/shm/arena.h"
#include "runtime/shm/slot.h"

/* Turns of a wait before it yields, where each rank can have a core. */
#define SDYI_SHM_SPINS 2000

/* Bytes of a chunk, at most, unless one element is more. */
#define SDYI_SHM_CHUNK ((size_t)256 * 1024)

/* A rank of the own node. */
typedef struct sdyi_shm_peer {
    int rank;
    pid_t pid;
    sdyi_shm_slot *slot;
    uintptr_t base; /* postings count from it */
    size_t bytes;   /* mapped from there */
} sdyi_shm_peer;

/* Copies, in the arena, of what is sent from buffers that are not. */
typedef struct sdyi_shm_staging {
    char *memory;
    size_t bytes;
    /* Of this exchange, when it is staged chunk by chunk. */
    const sdyi_exchange *step;
    const char *source; /* the first element of the box */
    sdyi_shm_posting *posting;
    sdyi_parts chunks;
    int64_t next; /* chunk; all are staged when it is chunks.n */
} sdyi_shm_staging;

/* A box that is read chunk by chunk. */
typedef struct sdyi_shm_stream {
    const sdyi_peer_box *piece;
    int owner; /* index in `peers` */
    const sdyi_shm_posting *posting;
    sdyi_parts chunks;
    int64_t next;
} sdyi_shm_stream;

/* A rank has refused an operation, from a phase on. */
typedef struct sdyi_shm_refusal {
    uint64_t op;
    uint64_t number; /* sdyi_shm_refusal_number */
    int rank;
    char text[SDYI_SHM_TEXT];
} sdyi_shm_refusal;

/* One message of a batch (message.c). */
typedef struct sdyi_shm_job {
    const sdyrt_message *message;
    int peer;        /* index in `peers`; -1: it is on another node */
    uint64_t number; /* 0: not begun */
    void *copy;      /* in the arena; NULL: none */
    bool is_done;
    /* to or from another node: chunks that were started, that may be sent, and
     * that have gone or come */
    int64_t next, granted, arrived;
} sdyi_shm_job;

/* The ranks that are no peers. Entries are called by the rank's thread. */
typedef struct sdyi_shm_net {
    /* Send and receive what can be. */
    void (*progress)(sdyrt_context *context);
    /* Make room for what the steps need. */
    sdyrt_status (*prepare)(sdyrt_context *context, const sdyi_exchange *steps,
                            int n_steps);
    /* An exchange: offer and expect boxes; wait until all have come, after
     * which those of a reduction are where `term` says (NULL: refused); wait
     * until all have gone; forget it. */
    sdyrt_status (*start)(sdyrt_context *context, const sdyi_exchange *step,
                          const sdyi_buffers *buffers);
    sdyrt_status (*receive)(sdyrt_context *context);
    sdyi_term (*term)(const sdyrt_context *context, int rank);
    sdyrt_status (*flush)(sdyrt_context *context);
    void (*finish)(sdyrt_context *context);
    /* The operation is over. */
    void (*end)(sdyrt_context *context);
    /* Compare the call of all ranks, and wait for all. */
    sdyrt_status (*compare)(sdyrt_context *context);
    sdyrt_status (*barrier)(sdyrt_context *context);
    /* Messages to all ranks: this rank refuses the operation from a phase on;
     * the context is broken. */
    void (*refuse)(sdyrt_context *context, uint64_t number, const char *text);
    void (*report_broken)(sdyrt_context *context, sdyrt_status status,
                          const char *text);
    /* The text "rank 3 VERB; .." with the last that is known of a rank: its
     * operation, or how it left. */
    void (*describe)(const sdyrt_context *context, int rank, const char *verb,
                     char *text, size_t bytes);
    /* True for a rank, also a peer, that is gone and whose messages have all
     * been received; `*last` is its last operation. */
    bool (*is_gone)(const sdyrt_context *context, int rank, uint64_t *last);
    /* Do what can be done of a message now; forget one, done or not. */
    sdyrt_status (*message)(sdyrt_context *context, sdyi_shm_job *job);
    void (*forget)(sdyrt_context *context, sdyi_shm_job *job);
} sdyi_shm_net;

/* One rank's view: the first member of the state of a context. */
typedef struct sdyi_shm_rank {
    uint64_t op;
    int phase;
    const sdyi_call *call;      /* NULL: between operations */
    const sdyi_exchange *step;  /* NULL: between exchanges */
    bool is_meeting;            /* in a barrier or comparison */
    sdyi_shm_slot *slot;        /* the own */
    const sdyi_shm_peer *peers; /* by rank, with the own one */
    int n_peers;
    const int *peer_of;      /* by rank: index in `peers`, -1: no peer */
    bool shares_addresses;   /* peers are threads of this process */
    unsigned spins;          /* turns of a wait before it yields */
    const sdyi_shm_net *net; /* NULL: all ranks are peers */
    /* Bit p of each peer: what is eager in place p of the own slot is for it,
     * and it was not yet seen to have ended the operation. */
    uint32_t *eager;
    uint64_t eager_ops[SDYI_SHM_PLACES];
    bool is_eager; /* in this exchange no reader is waited for */
    /* for buffers that peers have not mapped */
    sdyi_arena arena;
    sdyi_shm_staging staging;
    sdyi_shm_stream *streams; /* open in this exchange */
    int n_streams;
    int64_t streams_capacity;
    sdyi_shm_refusal refusal; /* by another rank, when `op` is this one */
    /* The breakage, once this rank knows of it. */
    sdyrt_status broken;
    sdyrt_error_kind kind;
    char breakage[SDYI_SHM_TEXT];
} sdyi_shm_rank;

/* -- meetings (meet.c) ----------------------------------------------------- */

/* Enter the next operation; compare it across all ranks when asked to. Errors:
 * those of sdyi_shm_begin. */
sdyrt_status sdyi_shm_enter(sdyrt_context *context, const sdyi_call *call);

/* An entry of sdyi_backend. */
SDYI_EXPORT sdyrt_status sdyi_shm_barrier(sdyrt_context *context);

/* -- operations (exchange.c): what host_run.h runs ------------------------- */

/* Have room for what the steps of a new plan need. Local. */
sdyrt_status sdyi_shm_prepare(sdyrt_context *context,
                              const sdyi_exchange *steps, int n_steps);

/* Start an operation: all ranks call begin, the same exchanges, end. With
 * `verify`, compares `call` across all ranks first. On an error of begin or
 * exchange the operation is over, and end is not called.
 * Errors: MISMATCH, TIMEOUT, ABORTED. */
sdyrt_status sdyi_shm_begin(sdyrt_context *context, const sdyi_call *call);

/* Run a step of kind EXCHANGE or REDUCE: returns when this rank's receives are
 * in place and its source buffer is no longer read. */
sdyrt_status sdyi_shm_exchange(sdyrt_context *context,
                               const sdyi_exchange *step,
                               const sdyi_buffers *buffers);

void sdyi_shm_end(sdyrt_context *context);

/* Entries of sdyi_backend. A refusal waits while some peer has not ended the
 * operation of the earlier refusal whose place in the slot it takes. */
SDYI_EXPORT void sdyi_shm_refuse(sdyrt_context *context);
SDYI_EXPORT void sdyi_shm_abort(sdyrt_context *context, sdyrt_status status,
                                const char *text);

static inline sdyi_shm_posting *sdyi_shm_posting_of(const sdyi_shm_rank *me,
                                                    int peer) {
    const int place =
        me->phase < SDYI_SHM_EAGER_PHASES
            ? (int)(me->op % SDYI_SHM_OPS) * SDYI_SHM_EAGER_PHASES + me->phase
            : SDYI_SHM_PLACES;
    return &me->peers[peer].slot->postings[place];
}

/* Set the mark to READ; fails where the context was broken meanwhile: the bytes
 * read may be anything. */
sdyrt_status sdyi_shm_stop_reading(sdyrt_context *context, int owner);

/* Set this rank's mark on the posting of `owner`: chunks read so far, or
 * SDYI_SHM_READ. Wakes the owner. */
void sdyi_shm_put_mark(const sdyrt_context *context, int owner,
                       uint64_t chunks);

/* True if a peer, by index, has read so many chunks of this exchange, or has
 * refused it. */
bool sdyi_shm_has_read(sdyi_shm_rank *me, int peer, uint64_t chunks);

/* -- messages (message.c) -------------------------------------------------- */

/* MISMATCH: a message of `sent` bytes has come where this rank receives another
 * number of bytes. */
SDYI_EXPORT sdyrt_status sdyi_shm_fail_bytes(sdyrt_context *context,
                                             const sdyi_shm_job *j,
                                             size_t sent);

/* Entry of sdyi_backend. */
SDYI_EXPORT sdyrt_status sdyi_shm_batch(sdyrt_context *context,
                                        const sdyrt_message *messages, int n,
                                        struct CUstream_st *const *stream);

/* -- waiting (wait.c) ------------------------------------------------------ */

/* A wait: zero-initialised, then a turn for each look at what is awaited. */
typedef struct sdyi_shm_wait {
    int only; /* 1 + index of the one peer that can end it; 0: any may */
    unsigned turns;
    bool is_drowsy; /* `sleeps` is set: the next turn may sleep */
    unsigned bell;  /* this rank's bell before the last look at what it waits
                       for */
    sdyi_patience patience; /* started after spinning */
    double next_look;       /* by sdyi_clock */
    int gone;       /* 1 + the rank that was seen to be gone at the last look */
    bool is_broken; /* the context was, at the last look */
} sdyi_shm_wait;

/* Let others run, and messages arrive. False: the context's timeout is over. */
SDYI_EXPORT bool sdyi_shm_wait_turn(sdyrt_context *context,
                                    sdyi_shm_wait *wait);

/* Wake a peer, by index, if it sleeps and may wait for this rank. */
void sdyi_shm_wake(const sdyrt_context *context, int peer);

/* Wake the peers that `step` sends to. */
void sdyi_shm_wake_readers(const sdyrt_context *context,
                           const sdyi_exchange *step);

/* Wait a turn for `rank` to `verb`. An error ends the wait: the context is
 * broken, or is now, since `rank` was gone before this operation, or the time
 * is over. The caller's loop checks first whether the wait is over, also
 * because `rank` has ended the operation without: where a rank is gone after
 * ending it, either the loop's condition holds or another rank reports why it
 * never will. */
SDYI_EXPORT sdyrt_status sdyi_shm_wait_for(sdyrt_context *context,
                                           sdyi_shm_wait *wait, int rank,
                                           const char *verb);

/* -- failing (fail.c) ------------------------------------------------------ */

/* True for a broken context; the first call copies the cause from the slot of
 * the rank that broke it, and passes it on to other nodes. */
SDYI_EXPORT bool sdyi_shm_is_broken(sdyrt_context *context);

/* The failure of a call of a context that is broken. `waiting_for`: what it
 * waited for, or NULL. */
SDYI_EXPORT sdyrt_status sdyi_shm_lost(sdyrt_context *context,
                                       const char *waiting_for);

/* Break the context, unless it is broken already, for a reason of this rank's
 * own: this thread's error, of `status`. The other ranks see it. */
SDYI_EXPORT sdyrt_status sdyi_shm_break(sdyrt_context *context,
                                        sdyrt_status status);

/* A rank that is no peer says that it has broken the context. */
SDYI_EXPORT void sdyi_shm_hear_broken(sdyrt_context *context,
                                      sdyrt_status status, const char *text);

/* `rank` does something else: MISMATCH, after which the context is broken. The
 * `text` of its call, or `what` it has not done for this rank in an operation
 * that it has ended: "sending to". */
SDYI_EXPORT sdyrt_status sdyi_shm_calls_differ(sdyrt_context *context, int rank,
                                               const char *text);
SDYI_EXPORT sdyrt_status sdyi_shm_ended_without(sdyrt_context *context,
                                                int rank, const char *what);

/* True if a peer, by index, has ended this operation. */
bool sdyi_shm_has_ended(const sdyi_shm_rank *me, int peer);

/* MISMATCH when a peer, by index, is known to call something else as this
 * operation, or `has_ended` it without `what`; looked at in this order: whether
 * it has ended, what this rank waits for, whether the context is broken. */
sdyrt_status sdyi_shm_check(sdyrt_context *context, int peer, bool has_ended,
                            const char *what);

/* True for a peer, by index, that refuses the operation from this phase or an
 * earlier one; the first such refusal is copied to me->refusal. */
SDYI_EXPORT bool sdyi_shm_has_refused(sdyi_shm_rank *me, int peer);

/* Fail with the refusal in me->refusal; note there the refusal of a rank that
 * is no peer, unless there is one of this operation already. */
SDYI_EXPORT sdyrt_status sdyi_shm_refused(const sdyi_shm_rank *me);
SDYI_EXPORT void sdyi_shm_hear_refusal(sdyi_shm_rank *me,
                                       const sdyi_shm_refusal *refusal);

/* Refuse this operation, as sdyi_shm_refusal_number says. */
void sdyi_shm_refuse_from(sdyrt_context *context, uint64_t number,
                          const char *text);

/* Break the context where the process of a peer has died, or where a rank that
 * this one needs in what it is in, but does not wait for just now, was gone
 * before this operation, or has ended it without fetching its box. */
void sdyi_shm_look_around(sdyrt_context *context);

/* -- staging (stage.c) ----------------------------------------------------- */

/* The smallest box around all that a step sends to peers; false: nothing. */
bool sdyi_shm_sent_box(const sdyi_shm_rank *me, const sdyi_exchange *step,
                       int64_t *offset, int64_t *counts);

/* True for a box that is staged in one copy: a small box, a box of a reduction,
 * or one of more chunks than a mark can count. */
bool sdyi_shm_stages_whole(const sdyi_exchange *step, const int64_t *counts);

/* Have room for what steps stage and read in chunks. */
sdyrt_status sdyi_shm_stage_prepare(sdyi_shm_rank *me,
                                    const sdyi_exchange *steps, int n_steps);

/* Copy the box to `place`, and say where it is as if the whole buffer were
 * there. */
void sdyi_shm_stage_whole(const sdyi_exchange *step, const char *source,
                          const int64_t *offset, const int64_t *counts,
                          char *place, uintptr_t base, sdyi_shm_posting *p);

/* Describe in posting `p` the box that will be staged chunk by chunk. */
void sdyi_shm_stage_start(sdyi_shm_rank *me, const sdyi_exchange *step,
                          const char *source, const int64_t *offset,
                          const int64_t *counts, uintptr_t base,
                          sdyi_shm_posting *p);

/* Stage the chunks that there is room for; true: there were some, and readers
 * have been woken. */
bool sdyi_shm_stage_more(const sdyrt_context *context);

/* Read chunks of `piece`, which its owner has posted, along with others. */
void sdyi_shm_stream_open(sdyi_shm_rank *me, const sdyi_exchange *step,
                          const sdyi_peer_box *piece);

/* Read all that were opened to the end. */
sdyrt_status sdyi_shm_stream_all(sdyrt_context *context,
                                 const sdyi_exchange *step,
                                 const sdyi_buffers *buffers);

/* Nothing is staged any more in this exchange, nor read in chunks. */
void sdyi_shm_stage_end(sdyi_shm_rank *me);

#endif

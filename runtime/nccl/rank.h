/* One rank's state in the NCCL backend.
 *
 * Three threads touch it: the caller's, which puts operations on streams and
 * waits for the device only where the queues are full, and the two of the
 * watchdog, which see how operations end and abort the communicators when
 * something is wrong. Members that several threads use say so.
 *
 * All operations of a context follow each other in the order they were called
 * in, whatever streams they are on: one that comes on another stream than the
 * last waits there for the last one's mark. So packing memory is shared by all
 * plans, the mark of the last operation stands for all before, and NCCL sees
 * one order.
 *
 * The first failure breaks the context for good, because after it ranks no
 * longer agree where they are. */
#ifndef SDYI_RUNTIME_NCCL_RANK_H
#define SDYI_RUNTIME_NCCL_RANK_H

#include "base/agree.h"
#include "base/clock.h"
#include "base/topology.h"
#include "runtime/bootstrap/bootstrap.h"
#include "runtime/context.h"
#include "runtime/nccl/api.h"
#include "runtime/nccl/gpu.h"
#include <sdyrt/nccl.h>

#include <pthread.h>
#include <stdatomic.h>

#define SDYI_NCCL_TEXT 512
#define SDYI_NCCL_OPS 1024 /* last operations kept: as many as CUDA queues */
#define SDYI_NCCL_SHOWN 64 /* of those, printed after a failure */

/* Launches and the like that are on streams and not done, at most, but for
 * those of one call. CUDA queues 1024: the call that finds its queue full
 * waits, where nothing but an abort ends it, which NCCL does not allow during a
 * call of its own. NCCL waits in the same way where its queue of works is full:
 * so half of that queue counts as LOAD. The rest is for an eighth that may be
 * done and not be known to be, and for one call. A group takes about a work for
 * each of its peers. */
#define SDYI_NCCL_LOAD 896
#define SDYI_NCCL_CALL_LOAD 3 /* of a group of NCCL or a collective, about */
#define SDYI_NCCL_WORK 48     /* bytes in NCCL's queue */
#define SDYI_NCCL_WORKS ((size_t)1 << 20) /* bytes of it, by default */

/* -- what was called ------------------------------------------------------- */

typedef enum sdyi_nccl_stage {
    SDYI_OP_NONE,
    SDYI_OP_ISSUED,   /* the call is under way */
    SDYI_OP_ENQUEUED, /* it is on its stream, and marked */
    SDYI_OP_CAPTURED, /* it went into a graph */
    SDYI_OP_REFUSED,  /* its arguments were wrong */
    SDYI_OP_DONE
} sdyi_nccl_stage;

typedef struct sdyi_nccl_op {
    uint64_t number; /* from 1 on */
    sdyi_nccl_stage stage;
    double issued, enqueued, done; /* seconds of the monotonic clock */
    struct CUevent_st *mark;       /* recorded after it */
    char text[192];
} sdyi_nccl_op;

/* The last operations, by number modulo their count; numbers whose place is
 * that of the operation marked last are left out. All three threads use it. */
typedef struct sdyi_nccl_flight {
    pthread_mutex_t lock;
    uint64_t n;       /* operations so far */
    uint64_t oldest;  /* operations before this one are known to be done */
    double last_done; /* time at which an operation was last seen to be done */
    sdyi_nccl_op ops[SDYI_NCCL_OPS];
} sdyi_nccl_flight;

/* -- what went wrong ------------------------------------------------------- */

/* All three threads use it; `status` is read without the lock. */
typedef struct sdyi_nccl_failure {
    pthread_mutex_t lock;
    atomic_int status; /* SDYRT_OK: none */
    sdyrt_error_kind kind;
    bool is_reported; /* a call has returned it */
    char text[SDYI_NCCL_TEXT];
} sdyi_nccl_failure;

typedef struct sdyi_nccl_watchdog {
    pthread_t looker, watch;
    bool has_looker, has_watch;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t woken;
    bool is_called; /* there is a failure to act on */
    bool is_ended;
    bool is_looking;  /* the looker calls CUDA or NCCL */
    uint64_t n_begun; /* looks that have begun; `n_looks`: that have ended */
    uint64_t n_looks;
    uint64_t n_wanted; /* looks up to this one begin without a pause */
} sdyi_nccl_watchdog;

/* -- the rank -------------------------------------------------------------- */

/* Memory that boxes are packed in, shared by all plans that it is large enough
 *
 * for. */
typedef struct sdyi_nccl_scratch {
    int64_t users;
    size_t bytes;
    void *memory;
} sdyi_nccl_scratch;

/* A collective that was called once, so that NCCL has connected its ranks. */
typedef struct sdyi_nccl_connected {
    const sdyi_nccl_comm *comm;
    int kind;
    int dtype, op;
    size_t bytes;
} sdyi_nccl_connected;

/* Ranks that one may be connected with for messages of batches. */
#define SDYI_NCCL_PEERS 48
#define SDYI_NCCL_LINKS (2 * SDYI_NCCL_PEERS)

/* A direction of messages between two ranks (links.c). */
typedef struct sdyi_nccl_link {
    sdyi_nccl_comm *_Atomic comm; /* of the two; NULL: not made, or aborted */
    struct CUstream_st *stream;
    struct CUevent_st *done; /* of a batch, on that stream */
    int peer;
    bool receives;
} sdyi_nccl_link;

/* Two ranks that are connected. */
typedef struct sdyi_nccl_pair {
    int lower, higher;
    int ctas; /* thread blocks of each of their links */
} sdyi_nccl_pair;

/* Modes of NCCL's calls, which return at once or when done; see `blocking` of
 * sdyrt_nccl_config. */
typedef enum sdyi_nccl_mode {
    SDYI_NCCL_NONBLOCKING,
    SDYI_NCCL_BLOCKING,
    SDYI_NCCL_MIXED
} sdyi_nccl_mode;

typedef struct sdyi_nccl_rank {
    const sdyi_nccl_api *api;
    sdyrt_bootstrap bootstrap; /* the caller's */
    bool is_made; /* the context: a bootstrap that fails breaks it */
    int device;
    char bus_id[32];         /* of the device; "": not known */
    sdyi_locality *locality; /* NULL: not known, or nothing is bound */
    bool is_bound;
    pthread_t bound; /* the thread, if is_bound */
    sdyi_nccl_mode mode;
    size_t limit; /* of scratch, bytes */
    struct {
        int split_share, max_ctas, traffic_class; /* or SDYI_NCCL_UNSET */
        const char *name; /* NULL: none; lives as long as the process */
    } wanted;             /* of communicators */
    bool is_deterministic;
    bool registers; /* memory of sdyrt_alloc, and scratch */
    /* Peers p (sent to) and size + p (received from) that NCCL has a connection
     * to by `comm`, and after these the same by `registered`. */
    bool *is_peer_connected;
    sdyi_nccl_connected *connected;
    size_t n_connected;

    /* One call of NCCL at a time, from any thread; an abort does not take the
     * lock where a call holds it (comm.c). */
    pthread_mutex_t lock;
    sdyi_nccl_comm *_Atomic comm; /* NULL once all are, or are being, aborted */
    atomic_bool is_aborted;       /* the abort of all is over */
    bool is_adopted;
    /* A second communicator of all ranks, where the context registers: the only
     * one that memory is registered with. It carries messages alone, of plans
     * with registered memory at both ends; never collectives, which with NVLS
     * would wait on the host for all ranks of the machine, deaf to an abort.
     * NULL: there is none, or it was aborted. */
    sdyi_nccl_comm *_Atomic registered;
    pthread_mutex_t table_lock; /* of `partitions`, besides `lock` to change */
    struct sdyi_nccl_cached *partitions; /* uthash */
    struct sdyi_nccl_buffer *buffers;    /* uthash: all memory that was given */
    uint64_t n_given_back;               /* of these, so far */
    /* Of all ranks, and used by none: whether communicators share resources
     * with what they are split off NCCL reads in the configuration of that
     * one, and links must share none. NULL until ranks connect. */
    sdyi_nccl_comm *_Atomic link_root;
    int n_links;
    sdyi_nccl_link links[SDYI_NCCL_LINKS];
    sdyi_nccl_pair *pairs; /* of all ranks, sorted */
    size_t n_pairs;
    sdyi_nccl_comm *_Atomic root; /* in mode MIXED, that all are split off */
    sdyi_nccl_comm *slot;         /* place for the communicator that NCCL splits
                                     off */

    struct CUstream_st *stream;
    struct CUstream_st *upload_stream;   /* of batches: never waits for runs */
    struct CUstream_st *transfer_stream; /* while others pack; goes first */
    struct CUevent_st *forked, *joined, *ready[2], *moved[2];
    uint64_t last; /* number of the stream of the operation marked last */
    uint64_t next; /* number of the stream that follows it */
    struct CUevent_st *mark; /* event of the operation marked last; NULL: there
                                was none */
    struct {
        int64_t sum; /* since the last mark */
        uint64_t n;  /* marks so far */
        struct CUevent_st *marks[4];
    } load;            /* launches under way, in quarters of SDYI_NCCL_LOAD */
    size_t works;      /* bytes of NCCL's queue of works */
    bool is_capturing; /* calls go into a graph now */
    /* Operations in graphs that may exist: those of plans that do, as their
     * graphs go first, and all messages. The watch reads it. */
    atomic_llong n_captured;
    sdyi_nccl_scratch *scratch;
    char *pad; /* a byte to send and one for each rank to receive */
    /* Seconds to wait after a failure while no operation ends; a third of them
     * for the abort before that. */
    double patience;
    /* Programs that are never freed, as their launches may not have ended. */
    struct sdyi_nccl_program *left;
    struct sdyi_nccl_rank *next_left;

    sdyi_nccl_flight flight;
    sdyi_nccl_failure failure;
    sdyi_nccl_watchdog watchdog;
} sdyi_nccl_rank;

/* -- time ------------------------------------------------------------------ */

/* Let others run for a while, longer the longer it has lasted; `*turn` starts
 * at 0. */
void sdyi_nccl_pause(int *turn);

/* -- flight.c -------------------------------------------------------------- */

/* Remember an operation that is being called. */
sdyi_nccl_op *sdyi_nccl_op_start(sdyi_nccl_rank *me, const char *text);
/* Record an event after an operation on the stream that was followed last. Each
 * operation has one, since the caller may never call again and this operation
 * still has a deadline. */
sdyrt_status sdyi_nccl_op_mark(sdyi_nccl_rank *me, sdyi_nccl_op *op,
                               struct CUstream_st *stream);
void sdyi_nccl_op_set(sdyi_nccl_rank *me, sdyi_nccl_op *op,
                      sdyi_nccl_stage stage);

/* Count an operation that goes into a graph; says once in a process where NCCL
 * may then do what loses data (load.c). */
void sdyi_nccl_count_captured(sdyi_nccl_rank *me);

/* Count the next `launches` on `stream`, which follows all earlier ones: where
 * too many are under way wait until some are done or the context is broken.
 * Does nothing while a graph is captured. */
sdyrt_status sdyi_nccl_make_room(sdyrt_context *context, int64_t launches,
                                 struct CUstream_st *stream);
/* The load of a group of so many messages, in launches (SDYI_NCCL_LOAD). */
int64_t sdyi_nccl_group_load(const sdyi_nccl_rank *me, int64_t n_messages);

/* See which operations are done. `*late` is the first that is not, has had
 * `timeout` seconds since it was called and the one before was done, and whose
 * number is not 0. Errors: those of the device. */
sdyrt_status sdyi_nccl_flight_look(sdyi_nccl_rank *me, double timeout,
                                   sdyi_nccl_op *late);
/* As sdyi_nccl_flight_look, without a query of the device: by the operations
 * that are known to be done. */
bool sdyi_nccl_flight_late(sdyi_nccl_rank *me, double timeout,
                           sdyi_nccl_op *late);

/* Write the operations to stderr, and to a file in SDYRT_TRACE_DIR. */
void sdyi_nccl_flight_print(sdyrt_context *context);

/* -- watchdog.c ------------------------------------------------------------ */

/* End the context with this thread's error text, `status` and kind, unless it
 * has ended before. `is_reported`: the caller returns this function's result to
 * the user: `status`, or the failure that had ended the context before if no
 * call has returned that yet. */
sdyrt_status sdyi_nccl_break(sdyrt_context *context, sdyrt_status status,
                             bool is_reported);

/* Fails if the context has ended: once with the original failure, from then on
 * with ABORTED. */
sdyrt_status sdyi_nccl_check(sdyrt_context *context);

/* Fail with NCCL's words for a result that is none of SUCCESS, IN_PROGRESS. */
sdyrt_status sdyi_nccl_fail(const sdyi_nccl_rank *me, const char *call,
                            sdyi_nccl_result result);

sdyrt_status sdyi_nccl_watchdog_start(sdyrt_context *context);
/* Wait for it to end; after a failure the communicator is aborted then. */
void sdyi_nccl_watchdog_end(sdyi_nccl_rank *me);
/* Leave it with an abort that does not end, and with the rank. */
void sdyi_nccl_watchdog_leave(sdyi_nccl_rank *me);

/* -- config.c -------------------------------------------------------------- */

/* Set what the configuration says of this rank, before anything is known of the
 * others, and open NCCL. */
sdyrt_status sdyi_nccl_configure(sdyrt_context *context,
                                 const sdyrt_nccl_config *config,
                                 int *n_devices);

/* Check the settings that must be the same on all ranks; `status` is that of
 * this rank so far. `*must_locate`: some rank chooses its device by its place
 * on its node. */
sdyrt_status sdyi_nccl_config_compare(sdyrt_context *context,
                                      sdyrt_status status,
                                      const sdyrt_nccl_config *config,
                                      bool *must_locate);

/* -- meetings (meet.c) ----------------------------------------------------- */

/* Come to one verdict with all ranks (base/agree.h): `status` is that of this
 * rank so far. `topic`, the purpose, and `call`, unless NULL, must be the same
 * on all ranks; the root of a call, in each group. `agreement`, unless NULL,
 * has more to agree on; its fingerprint and text are filled in here.
 * Errors: `status`, with the text it came with; ABORTED with that of a rank
 *         that failed; MISMATCH where ranks call different things; those of the
 *         bootstrap, which break the context if it has begun. */
sdyrt_status sdyi_nccl_meet(sdyrt_context *context, const char *topic,
                            sdyrt_status status, const sdyi_call *call,
                            sdyi_agreement *agreement, double timeout);

/* -- comm.c: all with the rank's lock free --------------------------------- */

/* Make `me->comm` of the unique id `id`, within the timeout; in mode MIXED all
 * ranks also meet, and wait for each other twice the timeout. */
sdyrt_status sdyi_nccl_connect(sdyrt_context *context, const sdyi_nccl_id *id,
                               sdyi_nccl_mode mode);
/* Split the world: `*made` becomes the communicator of the ranks of one colour,
 * in the order of their keys; with NO_COLOUR it stays as it is. `ctas`: 0: a
 * group's; LINK_ROOT: what links are split off; else a link's, whose kernels
 * have so many thread blocks at most. Collective. */
#define SDYI_NCCL_LINK_ROOT (-1)
sdyrt_status sdyi_nccl_split(sdyrt_context *context, int colour, int key,
                             int ctas, sdyi_nccl_comm *_Atomic *made);
/* Ask until NCCL is done with the last call on a communicator, a rank has
 * failed or `deadline`, of the monotonic clock, has come. */
sdyrt_status sdyi_nccl_ask(sdyrt_context *context, sdyi_nccl_comm *comm,
                           const char *call, double deadline);
/* End all by force: waits for nobody. */
void sdyi_nccl_abort(sdyi_nccl_rank *me);

/* End all that are left, with all ranks, within the timeout: after that they
 * are aborted, or where NCCL's calls block left to a thread of their own, and
 * what was called is written down. With the watchdog ended. */
void sdyi_nccl_disconnect(sdyrt_context *context);

/* -- links.c --------------------------------------------------------------- */

/* Later work on `stream` comes after all that is on links. */
sdyrt_status sdyi_nccl_join_links(sdyi_nccl_rank *me,
                                  struct CUstream_st *stream);
/* Free their streams and events. */
void sdyi_nccl_links_free(sdyi_nccl_rank *me);

/* -- comm_cache.c ---------------------------------------------------------- */

/* Partitions of the ranks that a context keeps the communicators of, and where
 * these share what the world's has (split_share). */
#define SDYI_NCCL_GROUPS 32
#define SDYI_NCCL_SHARING_GROUPS 256
/* With the world's, that of registered memory and what others are split off. */
#define SDYI_NCCL_COMMS (SDYI_NCCL_SHARING_GROUPS + SDYI_NCCL_LINKS + 4)

/* The asynchronous error of a communicator that was split off: those of groups,
 * of links, and `registered`. With the rank's lock held. */
sdyi_nccl_result sdyi_nccl_comms_error(const sdyi_nccl_rank *me);
/* List the communicators that were split off, the last made first, so that all
 * members end them in one order; returns their number. `takes`: remove them
 * from the rank. */
size_t sdyi_nccl_comms_list(sdyi_nccl_rank *me, bool takes,
                            sdyi_nccl_comm **comms);
void sdyi_nccl_comms_free(sdyi_nccl_rank *me);

/* -- memory.c -------------------------------------------------------------- */

/* sdyi_backend's alloc and free. */
sdyrt_status sdyi_nccl_alloc(sdyrt_context *context, size_t bytes,
                             void **memory);
void sdyi_nccl_free(sdyrt_context *context, void *memory);

/* Memory of the rank's device, which is this thread's; registered where the
 * context registers.
 * Errors: NO_MEMORY; SYSTEM: NCCL does not register it. */
sdyrt_status sdyi_nccl_memory_take(sdyi_nccl_rank *me, size_t bytes,
                                   void **memory);
/* Give it back, on any device: nothing uses it any more. NULL does nothing. */
void sdyi_nccl_memory_give(sdyi_nccl_rank *me, void *memory);
/* True if [memory, memory + bytes) is within one buffer that
 * sdyi_nccl_memory_take gave. */
bool sdyi_nccl_memory_has(const sdyi_nccl_rank *me, const void *memory,
                          size_t bytes);
/* Free all memory that is left, while the communicator it is registered with
 * exists. */
void sdyi_nccl_memory_end(sdyi_nccl_rank *me);

/* At least so many bytes; counts a user. */
sdyrt_status sdyi_nccl_scratch_get(sdyi_nccl_rank *me, size_t bytes,
                                   sdyi_nccl_scratch **scratch);
/* NULL does nothing. */
void sdyi_nccl_scratch_put(sdyi_nccl_rank *me, sdyi_nccl_scratch *scratch);

/* -- run.c ----------------------------------------------------------------- */

/* Order `stream` after the operation marked last. */
sdyrt_status sdyi_nccl_follow(sdyi_nccl_rank *me, struct CUstream_st *stream);
/* Order `stream` after the stream of transfers. */
sdyrt_status sdyi_nccl_join_transfers(sdyi_nccl_rank *me,
                                      struct CUstream_st *stream);

/* -- backend.c, create.c --------------------------------------------------- */

/* sdyi_backend's wait and fini. */
sdyrt_status sdyi_nccl_wait(sdyrt_context *context);
void sdyi_nccl_fini(sdyrt_context *context);

/* Wait, before memory is freed, until all operations are done; after a failure,
 * until the communicators are aborted and the operations have ended by that.
 * False: no operation has ended for half a minute, or the abort has not within
 * ten seconds: memory is then never freed. */
bool sdyi_nccl_quiesce(sdyrt_context *context);
/* After a failure: wait until the watchdog has aborted the communicators, which
 * waits for graphs to be destroyed. False: it has not within ten seconds. */
bool sdyi_nccl_wait_for_abort(sdyi_nccl_rank *me);
/* sdyi_nccl_break, with `is_reported`, for a failure after which part of `op`
 * may be on `stream`: once the communicators are aborted that part is marked,
 * so that it is waited for. */
sdyrt_status sdyi_nccl_break_op(sdyrt_context *context, sdyrt_status failure,
                                sdyi_nccl_op *op, struct CUstream_st *stream);

/* sdyrt_nccl_create, of the plug-in. */
sdyrt_status sdyi_nccl_create(const sdyrt_config *config,
                              const sdyrt_nccl_config *nccl_config,
                              const sdyrt_bootstrap *bootstrap,
                              sdyrt_context **context);

extern const sdyi_backend sdyi_backend_nccl;

#endif

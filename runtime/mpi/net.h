/* Ranks on other nodes: control messages and rendezvous.
 *
 * Any rank may send a control message at any time; a receive for the next one
 * is always posted, so none is ever left over, and they do not overtake each
 * other. A box between a sender S and a receiver R goes so:
 *
 *   S         | message     | R
 *   ----------+-------------+-------------------------------------------
 *   offers    | RTS ->      | waits for it, or finds it later; it holds the
 *             |             | box itself when that is little (eager)
 *   waits     | <- CTS n    | has posted buffers for n chunks
 *   sends     | chunks ->   | unpacks, posts more, says so
 *   is done   | <- FIN      | has all of it
 *             | <- ENDED    | has ended the operation without: MISMATCH
 *   does      | <- REFUSED  | takes no part in operation `seq` from a phase
 *   without   |             | on; said to all ranks before anything else
 *
 * and whatever a rank is in ends with BROKEN, which the first that breaks the
 * context tells all.
 *
 * A rank that destroys a context that is whole says GONE to all, peers too,
 * after all that its operations had to say, and answers until all have said so.
 * What another rank then does that still waits for it:
 *
 *   waits for          | gone since       | then
 *   -------------------+------------------+-------------------------------
 *   anything           | an earlier       | ABORTED: the context is broken
 *                      | operation        |
 *   a box, or its FIN  | this one         | MISMATCH: it did something else
 *   a barrier, or the  | this one         | waits on: a refusal that it has
 *   comparison         |                  | heard of is on its way here too,
 *                      |                  | or a rank that did something else
 *                      |                  | answers REACHED with a CLAIM
 *   all to be gone     | it said GAVE_UP, | leaves without the others; their
 *                      | out of time      | operations go on
 *
 * So many chunks of many peers are under way at once, packing and unpacking
 * overlap with sending, no message is above SDYI_SHM_CHUNK, and the memory is
 * the same for any size of box. */
#ifndef SDYI_RUNTIME_MPI_NET_H
#define SDYI_RUNTIME_MPI_NET_H

#include "runtime/mpi/rank.h"

/* Bytes within an offer, at most; chunks under way, each way. */
#define SDYI_NET_INLINE ((size_t)16 * 1024)
#define SDYI_NET_BUFFERS 8

#define SDYI_NET_CTL_TAG 1
#define SDYI_NET_MAIL_TAG 2  /* chunks of messages */
#define SDYI_NET_CHUNK_TAG 3 /* of boxes, and above: see `tags` */
#define SDYI_NET_ALIGNMENT 64

typedef enum sdyi_ctl_kind {
    SDYI_CTL_RTS,     /* of `bytes`; the payload unless it follows */
    SDYI_CTL_CTS,     /* `value` chunks may be sent by now */
    SDYI_CTL_FIN,     /* the box has arrived */
    SDYI_CTL_ENDED,   /* the operation; the box was not fetched */
    SDYI_CTL_REFUSED, /* the sender refuses operation `seq` from phase `value`
                       */
    SDYI_CTL_BROKEN,  /* the context, with status `value` */
    SDYI_CTL_REACHED, /* a CLAIM of a barrier, in round `value` */
    SDYI_CTL_CLAIM,   /* the sender's call of operation `seq`, to compare */
    SDYI_CTL_VERDICT, /* rank 0's verdict on claims; `value`: a rank that
                         differs, 0: none */
    SDYI_CTL_GONE,    /* the sender; `seq` was its last operation */
    SDYI_CTL_GAVE_UP, /* waiting for all to be gone */
    /* messages between two ranks (mail.c); `seq` is the number of one */
    SDYI_CTL_MAIL,  /* of `bytes`; the payload unless it follows */
    SDYI_CTL_GRANT, /* `value` chunks may be sent by now */
    SDYI_CTL_TAKEN  /* it has arrived */
} sdyi_ctl_kind;

typedef struct sdyi_ctl_head {
    int32_t kind;
    int32_t rank; /* the sender */
    uint64_t seq; /* or an operation */
    uint64_t fingerprint;
    uint64_t bytes;
    int64_t value;
    uint32_t payload_bytes;
    uint32_t text_bytes; /* after the payload; with the final NUL */
    uint64_t unused[2];  /* the payload starts on a cache line */
} sdyi_ctl_head;

#define SDYI_CTL_BYTES                                                         \
    (sizeof(sdyi_ctl_head) + SDYI_NET_INLINE + 2 * SDYI_SHM_TEXT)

typedef struct sdyi_ctl {
    size_t capacity;
    struct sdyi_ctl *next; /* of the free ones */
    _Alignas(64) char data[];
} sdyi_ctl;

/* Messages to and from a rank (mail.c), by their numbers. */
typedef struct sdyi_mail {
    uint64_t sent, posted, taken;
    uint64_t bytes; /* of the message posted last, with its payload */
    char *payload;  /* room for SDYI_NET_INLINE; made when first needed */
    sdyi_shm_job *outgoing, *incoming; /* NULL: none is under way */
} sdyi_mail;

/* The state of a rank by its messages; of a peer only whether it is gone. */
typedef struct sdyi_heard {
    uint64_t seq;   /* number of its last offer */
    uint64_t taken; /* number of the last offer that was expected */
    uint64_t fingerprint;
    uint64_t bytes;
    char *payload; /* room for SDYI_NET_INLINE; made when first needed */
    uint32_t payload_bytes;
    bool is_gone;
    uint64_t last_op; /* the last operation that it ended, once it is gone */
    uint64_t claim_op;
    uint64_t claim;
    char rts_text[SDYI_SHM_TEXT]; /* of the calls */
    char claim_text[SDYI_SHM_TEXT];
    /* the boxes of this exchange; -1: none */
    int incoming;
    int outgoing;
    sdyi_mail mail;
} sdyi_heard;

/* A box on its way; `next` of `n` chunks are granted (incoming) or sent. */
typedef struct sdyi_transfer {
    const sdyi_peer_box *piece;
    int64_t strides[SDYRT_MAX_RANK];
    char *data; /* its first element */
    sdyi_parts chunks;
    int64_t next;
    int64_t granted; /* outgoing: chunks that may be sent */
    int64_t arrived; /* incoming */
    bool is_open;    /* incoming: offered, and larger than a message */
    bool is_done;
} sdyi_transfer;

/* A chunk under way. */
typedef struct sdyi_chunk {
    char *data;
    int rank; /* the other end */
    uint64_t seq;
    int transfer; /* -1: of a context that is broken */
    int64_t number;
    sdyi_shm_job *job; /* of a message; NULL: of a box */
} sdyi_chunk;

typedef struct sdyi_mpi_net {
    int size;     /* ranks */
    int n_remote; /* on other nodes */
    int tags;     /* for chunks: so many from SDYI_NET_CHUNK_TAG on */
    MPI_Request next_ctl;
    char *incoming_ctl;         /* SDYI_CTL_BYTES, aligned */
    sdyi_heard *heard;          /* by rank */
    int n_untaken;              /* offers that were not expected so far */
    int n_gone;                 /* of the other ranks */
    bool has_given_up;          /* one of them */
    uint64_t arrived[32];       /* barriers, by round */
    uint64_t barrier_op;        /* the last barrier of this rank */
    sdyi_shm_refusal *refusals; /* of this operation and later ones */
    int n_refusals, refusals_capacity;
    uint64_t verdict_op;
    int verdict[2]; /* two ranks that call different things; -1: none do */
    char verdict_texts[2][SDYI_SHM_TEXT];
    /* messages being sent; requests and messages side by side */
    MPI_Request *requests;
    sdyi_ctl **ctls;
    int *finished;
    int n_ctls, ctls_capacity;
    sdyi_ctl *free_small, *free_large;
    sdyi_ctl *reserve; /* to say BROKEN to all */
    /* the exchange */
    const sdyi_exchange *step; /* NULL: between exchanges */
    uint64_t seq;
    sdyi_transfer *incoming, *outgoing;
    int n_incoming, n_outgoing, incoming_capacity, outgoing_capacity;
    int incoming_left, outgoing_left;
    int first;      /* transfer that is fed first */
    uint64_t moves; /* incremented by each arrival and departure */
    char *terms;    /* incoming boxes of a reduction, one by one */
    size_t terms_bytes;
    /* chunks: sends, then receives */
    sdyi_chunk chunks[2 * SDYI_NET_BUFFERS];
    MPI_Request chunk_requests[2 * SDYI_NET_BUFFERS];
    int n_active;
    char *chunk_memory;
} sdyi_mpi_net;

/* -- the network (net.c) --------------------------------------------------- */

/* Start talking; the network is the context's from then on. */
sdyrt_status sdyi_mpi_net_create(sdyrt_context *context);

/* Stop; `is_clean` when nothing is on its way to or from this rank. */
void sdyi_mpi_net_destroy(sdyi_mpi_net *net, bool is_clean);

extern const sdyi_shm_net sdyi_mpi_net_entries; /* rndv.c */

/* Send GONE or GAVE_UP to all ranks, peers too. */
void sdyi_mpi_net_leave(sdyrt_context *context, sdyi_ctl_kind kind);

/* True if all other ranks are gone and have received all messages of this rank:
 * none is under way to it or from it. */
bool sdyi_mpi_net_is_idle(const sdyi_mpi_net *net);

/* The last operation that has ended on this rank: the one before, while it is
 * in an operation. */
static inline uint64_t sdyi_mpi_net_over(const sdyi_mpi_rank *me) {
    return me->shm.call == NULL ? me->shm.op : me->shm.op - 1;
}

/* End the operation: ENDED goes to ranks whose offers in it were not taken. */
void sdyi_mpi_net_end(sdyrt_context *context);

/* Do without the boxes of ranks that refuse this exchange. */
void sdyi_mpi_net_apply_refusals(sdyrt_context *context);

/* Send and receive what can be; an error of MPI breaks the context. */
void sdyi_mpi_net_progress(sdyrt_context *context);

void sdyi_mpi_net_describe(const sdyrt_context *context, int rank,
                           const char *verb, char *text, size_t bytes);
bool sdyi_mpi_net_is_gone(const sdyrt_context *context, int rank,
                          uint64_t *last);

/* -- control messages (ctl.c) ---------------------------------------------- */

/* Make a control message with a text; the payload, if any, is for the caller to
 * fill in before it returns to sdyi_mpi_ctl_send. NULL: no memory. */
sdyi_ctl *sdyi_mpi_ctl_make(sdyi_mpi_net *net, const sdyi_ctl_head *head,
                            const char *text);
void sdyi_mpi_ctl_send(sdyrt_context *context, int rank, sdyi_ctl *ctl);

/* There is no memory for a message: the context is broken. */
void sdyi_mpi_ctl_no_memory(sdyrt_context *context);

/* Send a control message without a payload. */
void sdyi_mpi_ctl_say(sdyrt_context *context, int rank, sdyi_ctl_head head,
                      const char *text);

/* Send a control message to all ranks on other nodes. */
void sdyi_mpi_ctl_notify(sdyrt_context *context, sdyi_ctl_kind kind,
                         uint64_t seq, int64_t value, const char *text);

/* Allocate control messages until `n` of this size are free, so that a run
 * allocates none. */
sdyrt_status sdyi_mpi_ctl_stock(sdyi_mpi_net *net, int n, bool is_large);

/* Make room for more messages under way. */
sdyrt_status sdyi_mpi_ctl_grow(sdyi_mpi_net *net);

/* Post the receive of the next control message; returns MPI's code. */
int sdyi_mpi_ctl_expect(const sdyi_mpi_rank *me);

/* -- all ranks (net.c) --------------------------------------------------- */

/* Wait until all ranks of the context have come. */
sdyrt_status sdyi_mpi_net_barrier(sdyrt_context *context);

/* Answer the REACHED of ranks that wait in a barrier by a CLAIM, where this
 * rank called another operation instead, which has ended here. */
void sdyi_mpi_net_answer(sdyrt_context *context);

/* True for a rank that is known to call something else as this operation; the
 * mismatch breaks the context. */
bool sdyi_mpi_net_differs(const sdyi_mpi_rank *me, const sdyi_heard *heard);
sdyrt_status sdyi_mpi_net_mismatch(sdyrt_context *context, int rank);

/* Compare the call across all ranks; the same verdict everywhere. */
sdyrt_status sdyi_mpi_net_compare(sdyrt_context *context);

/* -- boxes (rndv.c) ---------------------------------------------------- */

/* Act on the last offer, CLAIM or GONE of `rank`, in an exchange: take the box,
 * or break the context by a mismatch. */
void sdyi_mpi_rndv_look(sdyrt_context *context, int rank);

/* -- chunks (rndv.c) ----------------------------------------------------- */

/* Take in what has come, and start what can be, a chunk of each transfer in
 * turn. */
void sdyi_mpi_rndv_feed(sdyrt_context *context);

/* A free buffer for sends (from 0 on) or receives (SDYI_NET_BUFFERS); -1: none.
 */
int sdyi_mpi_free_chunk(const sdyi_mpi_net *net, int from);

/* Send chunk `i`, or from SDYI_NET_BUFFERS on post its buffer. False: an error
 * of MPI, which breaks the context. */
bool sdyi_mpi_start_chunk(sdyrt_context *context, int i, size_t bytes, int tag);

/* -- messages of a batch (mail.c) ---------------------------------------- */

sdyrt_status sdyi_mpi_mail_advance(sdyrt_context *context, sdyi_shm_job *j);
void sdyi_mpi_mail_forget(sdyrt_context *context, sdyi_shm_job *j);
void sdyi_mpi_mail_hear(sdyrt_context *context, sdyi_mail *mail,
                        const sdyi_ctl_head *h, const char *payload);

/* A chunk of a message has gone, or has come. */
void sdyi_mpi_mail_chunk(sdyrt_context *context, const sdyi_chunk *c,
                         bool has_come);

#endif

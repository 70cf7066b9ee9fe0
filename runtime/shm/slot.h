/* The slot of a rank: memory that all ranks of its node have mapped. Only its
 * owner writes it, but for `marks`, `taken`, `bell`, `sleeps`, and the fields
 * of the node. */
#ifndef SDYI_SHM_SLOT_H
#define SDYI_SHM_SLOT_H

#include <sdyrt/plan.h>
#include <sdyrt/status.h>
#include <sdyrt/type.h>

#include <stdatomic.h>
#include <stdbool.h>

#define SDYI_SHM_TEXT 512
#define SDYI_SHM_OPS 16 /* operations with a place in a slot */
/* exchanges of an operation, at most */
#define SDYI_SHM_PHASES SDYRT_MAX_HOST_EXCHANGES
#define SDYI_SHM_EAGER_PHASES 2 /* the first ones, which may be eager */
#define SDYI_SHM_EAGER_BYTES 4096
#define SDYI_SHM_PLACES (SDYI_SHM_OPS * SDYI_SHM_EAGER_PHASES)

_Static_assert(ATOMIC_LLONG_LOCK_FREE == 2 && ATOMIC_INT_LOCK_FREE == 2,
               "processes share atomics");
_Static_assert(SDYI_SHM_PLACES <= 32, "a rank has a bit for each place");

/* Stages of an operation in which all ranks meet (meet.c). */
#define SDYI_SHM_STAGES 3

/* The number of an exchange: its operation and its place in it. */
static inline uint64_t sdyi_shm_seq(uint64_t op, int phase) {
    return op * SDYI_SHM_PHASES + (uint64_t)phase;
}

static inline uint64_t sdyi_shm_op_of(uint64_t seq) {
    return seq / SDYI_SHM_PHASES;
}

/* The phase from which on a rank refuses an operation, and the kind of its
 * error. */
static inline uint64_t sdyi_shm_refusal_number(uint64_t phase,
                                               sdyrt_error_kind kind) {
    return ((uint64_t)kind << 32) + phase;
}

static inline uint64_t sdyi_shm_refusal_phase(uint64_t number) {
    return number & UINT32_MAX;
}

/* A text about an operation, with a number. It may be read at any time: `op` is
 * 0 while it is written, and looked at again after it was read. */
typedef struct sdyi_shm_words {
    atomic_ullong op;
    atomic_ullong number;
    atomic_ullong text[SDYI_SHM_TEXT / 8];
} sdyi_shm_words;

void sdyi_shm_words_write(sdyi_shm_words *words, uint64_t op, uint64_t number,
                          const char *text);

/* False: they are not of `op`, and nothing is written. `text`: room for
 * SDYI_SHM_TEXT, or NULL. */
bool sdyi_shm_words_read(const sdyi_shm_words *words, uint64_t op,
                         uint64_t *number, char *text);

/* The end of a rank: one that comes to no more operations is gone. A thread
 * stays until it returns or destroys its context; a process destroys it, and
 * then has either left with all others or given up. */
typedef enum sdyi_shm_gone {
    SDYI_SHM_STAYS,
    SDYI_SHM_RETURNED,  /* destroying its context, as its function returned */
    SDYI_SHM_DESTROYS,  /* destroying its context: a process waits there for
                           all ranks to do so */
    SDYI_SHM_DESTROYED, /* all ranks have: its process may end */
    SDYI_SHM_GAVE_UP    /* without all ranks: its process may end as well */
} sdyi_shm_gone;

/* Protocols by which a posting is read, in the words of MPI and UCX. */
typedef enum sdyi_shm_protocol {
    SDYI_SHM_EAGER,      /* a copy, that stays until those it is for have ended
                            the operation */
    SDYI_SHM_RENDEZVOUS, /* where it is, or all of it in staging */
    SDYI_SHM_CHUNKS,     /* a copy, chunk by chunk, in a ring at `data` */
    SDYI_SHM_REFUSED     /* never posted: the rank takes no part any more */
} sdyi_shm_protocol;

/* The source buffer of an exchange. */
typedef struct sdyi_shm_posting {
    _Alignas(64) atomic_ullong seq; /* written last */
    uint64_t fingerprint;           /* of the call */
    sdyi_shm_protocol protocol;
    int64_t data; /* from the owner's base, as if all of the buffer were there;
                     the ring's start */
    int64_t strides[SDYRT_MAX_RANK];
    /* SDYI_SHM_CHUNKS: the box that is staged, in coordinates of the buffer,
     * and how many chunks of it so far. */
    int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
    atomic_ullong staged;
} sdyi_shm_posting;

/* A reader's mark: a number that only grows. Of an exchange it is first the
 * chunks that were read, then SDYI_SHM_READ. */
#define SDYI_SHM_READ (((uint64_t)1 << 20) - 1)

static inline uint64_t sdyi_shm_mark(uint64_t seq, uint64_t chunks) {
    return (seq << 20) + chunks;
}

typedef struct sdyi_shm_slot {
    uint64_t token; /* proves that the slot is of the expected process */
    _Alignas(64) atomic_ullong entered; /* the operation it came to last */
    /* The rank has ended operations up to this one: it reads nothing more of
     * peers, and its own postings, eager ones aside, are invalid. */
    _Alignas(64) atomic_ullong ended;
    atomic_ullong reached; /* op * SDYI_SHM_STAGES + stage */
    atomic_int gone;       /* an sdyi_shm_gone */
    /* The futex that the owner sleeps on (wait.c); a rank that has something
     * for the owner increments it. `sleeps`, set from before it sleeps: 1 + the
     * index of the peer that it waits for, or -1 for any. */
    _Alignas(64) atomic_uint bell;
    atomic_int sleeps;
    /* The failure of the context that this rank has found first. */
    atomic_int breaking; /* a thread writes it */
    int broken;          /* its status */
    int broken_kind;
    int is_heard; /* from a rank on another node, which sends it to all
                     others */
    char breakage[SDYI_SHM_TEXT];
    /* Of the node; only the first rank's slot's are in use. */
    _Alignas(64) atomic_int breaker; /* 1 + index of the rank that broke the
                                        context; 0: it is not broken */
    atomic_int has_refused;          /* some rank, once */
    /* counts of ranks at each stage, of this operation and the next (meet.c) */
    _Alignas(64) atomic_ullong met[2][SDYI_SHM_STAGES];
    /* By number of the operation modulo the size. */
    _Alignas(64) sdyi_shm_words calls[SDYI_SHM_OPS];
    /* `number`: from which phase on, and why (sdyi_shm_refusal_number) */
    sdyi_shm_words refusals[SDYI_SHM_OPS];
    sdyi_shm_posting postings[SDYI_SHM_PLACES + 1]; /* by place; the last is
                                                       of later phases */
    _Alignas(64) char eager[SDYI_SHM_PLACES][SDYI_SHM_EAGER_BYTES];
    atomic_ullong marks[]; /* by index of the node's ranks, written by them */
} sdyi_shm_slot;

/* Of messages from the slot's owner to one rank: see message.c. */
typedef struct sdyi_shm_mail {
    _Alignas(64) atomic_ullong posted; /* number of the last; written last */
    int64_t data;                      /* from the owner's base */
    size_t bytes;
    _Alignas(64) atomic_ullong taken; /* by the receiver: twice the number of
                                         the last that it has, and 1 while it
                                         reads the next */
} sdyi_shm_mail;

/* Bytes to the mail, which follows the marks. */
static inline size_t sdyi_shm_mail_start(int ranks) {
    const size_t bytes =
        sizeof(sdyi_shm_slot) + (size_t)ranks * sizeof(atomic_ullong);
    return (bytes + 63) / 64 * 64;
}

/* The mail to a rank, by its index in the node. */
static inline sdyi_shm_mail *sdyi_shm_mail_to(sdyi_shm_slot *slot, int ranks,
                                              int to) {
    char *const start = (char *)slot + sdyi_shm_mail_start(ranks);
    return (sdyi_shm_mail *)(void *)start + to;
}

/* Bytes of the slot of one of so many ranks. */
static inline size_t sdyi_shm_slot_bytes(int ranks) {
    const size_t bytes =
        sdyi_shm_mail_start(ranks) + (size_t)ranks * sizeof(sdyi_shm_mail);
    return (bytes + 4095) / 4096 * 4096;
}

#endif

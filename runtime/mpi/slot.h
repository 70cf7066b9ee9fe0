/* What a rank shows the others of its node: a slot at the start of its arena,
 * which they all have mapped. Its owner alone writes it, but for `marks`.
 *
 * What is read at any time, whatever its owner does meanwhile, has a number
 * that is 0 while it is written and looked at again after it was read. */
#ifndef SDYI_RUNTIME_MPI_SLOT_H
#define SDYI_RUNTIME_MPI_SLOT_H

#include <sdyrt/type.h>

#include <stdatomic.h>
#include <stdbool.h>

#define SDYI_MPI_TEXT 512
#define SDYI_MPI_FAILURES 64    /* that a slot remembers */
#define SDYI_MPI_OPS 16         /* that a slot remembers */
#define SDYI_MPI_PHASES 8       /* exchanges of an operation, at most */
#define SDYI_MPI_EAGER_PHASES 2 /* those of which may be eager */
#define SDYI_MPI_EAGER_BYTES 4096

_Static_assert(ATOMIC_LLONG_LOCK_FREE == 2 && ATOMIC_INT_LOCK_FREE == 2,
               "processes share atomics");

_Static_assert(SDYI_MPI_OPS *SDYI_MPI_EAGER_PHASES <= 32,
               "sdyi_mpi_peer.eager has a bit for each place");

/* The number of an exchange: its operation and its place in it. */
static inline uint64_t sdyi_mpi_seq(uint64_t op, int phase) {
    return op * SDYI_MPI_PHASES + (uint64_t)phase;
}

/* A text about an operation; may be read at any time. */
typedef struct sdyi_mpi_words {
    atomic_ullong op;
    atomic_ullong fingerprint;
    char text[SDYI_MPI_TEXT];
} sdyi_mpi_words;

void sdyi_mpi_words_write(sdyi_mpi_words *words, uint64_t op,
                          uint64_t fingerprint, const char *text);

/* False: they are not of `op`, and nothing is written. `text`: room for
 * SDYI_MPI_TEXT, or NULL. */
bool sdyi_mpi_words_read(const sdyi_mpi_words *words, uint64_t op,
                         uint64_t *fingerprint, char *text);

/* The operation of an exchange. */
static inline uint64_t sdyi_mpi_op_of(uint64_t seq) {
    return seq / SDYI_MPI_PHASES;
}

/* Where a posted buffer is. */
typedef enum sdyi_mpi_where {
    SDYI_MPI_EAGER, /* as in the arena; a copy of what is sent, that stays
                       while any of those it is for is in the operation */
    SDYI_MPI_ARENA, /* `data` is an offset in the owner's arena */
    SDYI_MPI_CHUNKS /* a copy, chunk by chunk, in a ring at `data` */
} sdyi_mpi_where;

/* The source buffer of an exchange. Read by those it is for: when it is eager
 * until they end the operation, else while they have their mark on it. */
typedef struct sdyi_mpi_posting {
    _Alignas(64) atomic_ullong seq; /* 0: being written */
    atomic_ullong fingerprint;      /* of the call */
    atomic_int where;
    int64_t data; /* as if all of the buffer were there; the ring's start */
    int64_t strides[SDYRT_MAX_RANK];
    /* SDYI_MPI_CHUNKS: the box that is staged, in coordinates of the buffer,
     * and how many chunks of it (chunks.h) so far. */
    int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
    atomic_ullong staged;
} sdyi_mpi_posting;

/* What a reader has done: a number that only grows. Of an exchange it is first
 * the chunks that were read, then SDYI_MPI_READ. */
#define SDYI_MPI_READ (((uint64_t)1 << 20) - 1)

static inline uint64_t sdyi_mpi_mark(uint64_t seq, uint64_t chunks) {
    return (seq << 20) + chunks;
}

typedef struct sdyi_mpi_slot {
    uint64_t token; /* proves that it is the right process's */
    _Alignas(64) atomic_ullong entered; /* the operation it came to last */
    /* Operations to this one are over for it: it reads nothing more of them,
     * and shows nothing more that is not eager. */
    _Alignas(64) atomic_ullong ended;
    atomic_ullong reached;    /* in barriers: op * 4 + stage */
    atomic_int leaving;       /* the context is being destroyed */
    atomic_int gone;          /* and no rank is needed for that any more */
    atomic_int broken;        /* SDYRT_OK, or what broke it */
    atomic_ullong n_failures; /* so far */
    /* The first rank's: goes up with each failure and breakage of the node. */
    _Alignas(64) atomic_ullong alarm;
    char breakage[SDYI_MPI_TEXT];
    sdyi_mpi_words calls[SDYI_MPI_OPS];         /* by number modulo the size */
    sdyi_mpi_words failures[SDYI_MPI_FAILURES]; /* the last, by number; their
                                                   operations ascend */
    sdyi_mpi_posting postings[SDYI_MPI_OPS * SDYI_MPI_PHASES]; /* by seq */
    _Alignas(64) char eager[SDYI_MPI_OPS * SDYI_MPI_EAGER_PHASES]
                           [SDYI_MPI_EAGER_BYTES];
    atomic_ullong marks[]; /* by index of the node's ranks, written by them */
} sdyi_mpi_slot;

/* Bytes of the slot of one of so many ranks. */
static inline size_t sdyi_mpi_slot_bytes(int ranks) {
    return sizeof(sdyi_mpi_slot) + (size_t)ranks * sizeof(atomic_ullong);
}

#endif

/* The language of plans: steps, each a collective of a group of ranks or a
 * local action, between two distributions.
 *
 * A step says what moves, never how: its kind and its group follow from the
 * axis lists and the sizes of its two ends, so that every rank comes to the
 * same verdict alone, and nothing in it costs anything per peer. A backend
 * either has the kind, or asks for the boxes of the step (lower.c), which are
 * an exchange: what goes to and comes from each peer. */
#ifndef SDYI_PLAN_STEP_H
#define SDYI_PLAN_STEP_H

#include "base/reductions.h"
#include "base/status.h"
#include "collectives/plan/dist.h"

struct sdyi_term;   /* kernels/box.h */
struct sdyi_counts; /* counts.h */

/* -- steps ----------------------------------------------------------------- */

/* Ranks that take part in a collective: devices whose positions differ in some
 * digits alone, ordered by the number that these digits form. */
typedef struct sdyi_group {
    const sdyi_placement *placement; /* NULL: the step has no group */
    sdyi_digit_list digits;          /* major to minor */
    int64_t n;                       /* members */
    int64_t own;                     /* this rank among them; -1: no member */
    int64_t base; /* position of the member at index 0; with `own` */
    /* broadcast, reduce: the rank that has the value before, or gets it; the
     * last member where it is not one of the devices; -1: none */
    int root;
    bool is_root_apart;
} sdyi_group;

/* One end of a step: the boxes that ranks have there, and the buffer that they
 * are in. */
typedef struct sdyi_end {
    const sdyi_dist *dist;
    const sdyi_dist *origin; /* its tile starts where the range does */
    sdyrt_buffer_id buffer;
    size_t offset; /* of the range in the buffer, bytes */
    size_t bytes;  /* of this rank's range, first to last element */
    sdyrt_dtype dtype;
    int64_t strides[SDYRT_MAX_RANK]; /* of this rank, elements */
} sdyi_end;

typedef struct sdyi_step {
    sdyrt_step_kind kind;
    sdyi_group group;
    sdyi_end source; /* FILL: not set */
    sdyi_end target;
    sdyrt_reduction reduction; /* of terms; FILL: whose identity is filled in */
    sdyi_combiner combiner;
    int64_t n_terms; /* 1: nothing is combined */
    /* All blocks that members of one group exchange have one shape (which may
     * differ between groups). The same value on all ranks. */
    bool is_even;
    size_t block_bytes; /* of a block on any rank, at most; of the source */
    /* The counts that decide its boxes; NULL: they follow from the ends. */
    const struct sdyi_counts *counts;
    /* The steps that replace this one on a backend that lacks its kind; none:
     * the backend moves the boxes of this step. */
    struct sdyi_step *parts;
    int n_parts;
} sdyi_step;

/* Fill in a group whose placement and digits are set, as seen by `rank`. */
SDYI_EXPORT void sdyi_group_set_members(sdyi_group *group, int rank);

/* The rank of a member. */
SDYI_EXPORT int sdyi_group_rank(const sdyi_group *group, int64_t member);

/* The block that member `from` has of what member `to` wants, in coordinates of
 * the index space; false: it is empty. */
SDYI_EXPORT bool sdyi_step_block(const sdyi_step *step, int64_t from,
                                 int64_t to, sdyi_box *block);

/* A box that is as large as each block between any two ranks, or larger: that
 * of `block_bytes`. */
SDYI_EXPORT void sdyi_step_largest_block(const sdyi_step *step, int tensor_rank,
                                         int64_t *counts);

/* Set the kind of a step, its group, and whether it is even, from its ends:
 * `rank` is this rank. `n_terms` and `reduction` are set. */
void sdyi_step_classify(sdyi_step *step, int tensor_rank, int rank);

/* Ranks that want each box of `from`, among one copy of the mesh axes that both
 * replicate over; or all replicas of `to` where the ends have no common digits.
 */
SDYI_EXPORT int64_t sdyi_fan_out(const sdyi_dist *from, const sdyi_dist *to);

/* Add to `digits`, major first, those of positions in which two ranks that
 * exchange boxes of a step may differ: its boxes stay in groups that differ in
 * these alone. By axis lists and sizes. False: not in groups of one mesh, or
 * `digits` has others that overlap. Of a step without counts. */
SDYI_EXPORT bool sdyi_step_spread(const sdyi_step *step, int tensor_rank,
                                  sdyi_digit_list *digits);

/* -- broadcast.c ----------------------------------------------------------- */

/* The group of a broadcast: a holder of a tile and its share, as large as that
 * of each other holder, of the ranks that want it. A holder may be among those
 * only where all want one tile. False: no broadcast, or groups share ranks. */
bool sdyi_find_broadcast(const sdyi_dist *from, const sdyi_dist *to, int rank,
                         sdyi_group *group);

/* -- boxes ----------------------------------------------------------------- */

/* A box that goes to or comes from `peer`. At most one a peer and direction in
 * one exchange. */
typedef struct sdyi_peer_box {
    int peer; /* rank; the own rank: a local copy */
    int64_t counts[SDYRT_MAX_RANK];
    int64_t offset[SDYRT_MAX_RANK];      /* in the own buffer */
    int64_t peer_offset[SDYRT_MAX_RANK]; /* in the peer's; receives only */
} sdyi_peer_box;

/* A step in the form for backends that move boxes: of kind FILL, EXCHANGE,
 * REDUCE or CONVERT. */
typedef struct sdyi_exchange {
    sdyrt_step_kind kind;
    sdyrt_buffer_id source; /* EXCHANGE, REDUCE: what is sent */
    sdyrt_buffer_id target;
    sdyrt_dtype dtype;
    sdyrt_dtype target_dtype;  /* CONVERT: what `dtype` becomes */
    sdyrt_reduction reduction; /* REDUCE: how terms combine; FILL: of what the
                                  target gets the identity */
    sdyi_combiner combiner;    /* REDUCE */
    int rank;                  /* dimensions of the boxes */
    int64_t source_strides[SDYRT_MAX_RANK]; /* of this rank, elements */
    int64_t target_strides[SDYRT_MAX_RANK];
    int64_t counts[SDYRT_MAX_RANK]; /* FILL, CONVERT: of the box */
    /* Bytes from the start of the buffer to the range that offsets count in;
     * CONVERT: to the box. */
    int64_t source_start;
    int64_t target_start;
    sdyi_peer_box *sends; /* by peer, without the own box */
    int64_t n_sends;
    sdyi_peer_box
        *receives; /* this rank's own box too; REDUCE: the `n_terms` boxes for
                      one target box follow each other in order of terms */
    int64_t n_receives;
    size_t bytes;            /* written by the receives, the own box too */
    int64_t n_terms;         /* 1 unless REDUCE */
    struct sdyi_term *terms; /* REDUCE: room for n_terms, for the backend */
} sdyi_exchange;

/* Bytes of a box of the exchange; those of plans never overflow. */
static inline size_t sdyi_exchange_box_bytes(const sdyi_exchange *step,
                                             const int64_t *counts) {
    size_t bytes = sdyrt_dtype_bytes(step->dtype);
    for (int d = 0; d < step->rank; d++)
        bytes *= (size_t)counts[d];
    return bytes;
}

/* Bytes that the receives of the exchange write. */
static inline size_t sdyi_exchange_written(const sdyi_exchange *step) {
    size_t bytes = 0;
    for (int64_t i = 0; i < step->n_receives; i += step->n_terms)
        bytes += sdyi_exchange_box_bytes(step, step->receives[i].counts);
    return bytes;
}

/* Elements from the first to `offset`. */
static inline int64_t sdyi_offset(const int64_t *offset, const int64_t *strides,
                                  int rank) {
    int64_t sum = 0;
    for (int d = 0; d < rank; d++)
        sum += offset[d] * strides[d];
    return sum;
}

/* The element at `offset` of a tensor of elements of `width` bytes; as with
 * strchr, const is the caller's. NULL: the tensor, and so each box of it, is
 * empty. */
static inline void *sdyi_element(const void *tensor, const int64_t *offset,
                                 const int64_t *strides, int rank,
                                 size_t width) {
    char *const first = (char *)(uintptr_t)tensor;
    return first == NULL
               ? NULL
               : first + sdyi_offset(offset, strides, rank) * (int64_t)width;
}

#endif

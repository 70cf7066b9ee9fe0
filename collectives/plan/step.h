/* The steps of a plan as boxes in coordinates of local buffers, all sizes
 * known. */
#ifndef SDYI_PLAN_STEP_H
#define SDYI_PLAN_STEP_H

#include <sdyrt/plan.h>

struct sdyi_term; /* kernels/box.h */

/* A box that goes to or comes from `peer`. At most one a peer and direction in
 * one step. */
typedef struct sdyi_peer_box {
    int peer; /* rank; the own rank: a local copy */
    int64_t counts[SDYRT_MAX_RANK];
    int64_t offset[SDYRT_MAX_RANK];      /* in the own buffer */
    int64_t peer_offset[SDYRT_MAX_RANK]; /* in the peer's; receives only */
} sdyi_peer_box;

#define SDYI_MAX_STEPS 4 /* of a plan */

typedef struct sdyi_exchange {
    sdyrt_step_kind kind;
    sdyrt_buffer_id source; /* EXCHANGE, REDUCE: what is sent */
    sdyrt_buffer_id target;
    sdyrt_dtype dtype;
    sdyrt_reduction reduction; /* REDUCE: how terms combine; FILL: of what the
                                  target gets the identity */
    int rank;                  /* dimensions of the boxes */
    int64_t source_strides[SDYRT_MAX_RANK]; /* of this rank, elements */
    int64_t target_strides[SDYRT_MAX_RANK];
    int64_t counts[SDYRT_MAX_RANK]; /* FILL: the box at the target's start */
    sdyi_peer_box *sends;           /* by peer, without the own box */
    int64_t n_sends;
    sdyi_peer_box
        *receives; /* with the own box; REDUCE: `n_terms` boxes for one
                   target box follow each other in order of terms */
    int64_t n_receives;
    size_t bytes;            /* that the receives write; the own box counts */
    int64_t n_terms;         /* 1 unless REDUCE */
    struct sdyi_term *terms; /* REDUCE: room for n_terms, for the backend */
} sdyi_exchange;

/* Bytes of a box of the step; those of plans never overflow. */
static inline size_t sdyi_exchange_box_bytes(const sdyi_exchange *step,
                                             const int64_t *counts) {
    size_t bytes = sdyrt_dtype_bytes(step->dtype);
    for (int d = 0; d < step->rank; d++)
        bytes *= (size_t)counts[d];
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

#endif

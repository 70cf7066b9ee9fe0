/* The steps of a plan, as a backend sees them: boxes in coordinates of local
 * buffers, all sizes known. */
#ifndef SDYI_RUNTIME_STEP_H
#define SDYI_RUNTIME_STEP_H

#include "kernels/box.h"
#include <sdyrt/plan.h>

/* A box that goes to or comes from `peer`. At most one a peer and direction in
 * one step. */
typedef struct sdyi_piece {
    int peer; /* rank; the own rank: a local copy */
    int64_t counts[SDYRT_MAX_RANK];
    int64_t offset[SDYRT_MAX_RANK];      /* in the own buffer */
    int64_t peer_offset[SDYRT_MAX_RANK]; /* in the peer's; receives only */
} sdyi_piece;

#define SDYI_MAX_STEPS 4 /* of a plan */

typedef struct sdyi_step {
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
    sdyi_piece *sends;              /* by peer, without the own box */
    int64_t n_sends;
    sdyi_piece *receives; /* with the own box; REDUCE: `n_terms` boxes for one
                             target box follow each other in order of terms */
    int64_t n_receives;
    size_t bytes;     /* that the receives write; the own box counts */
    int64_t n_terms;  /* 1 unless REDUCE */
    sdyi_term *terms; /* REDUCE: room for n_terms, for the backend */
} sdyi_step;

typedef struct sdyi_buffers {
    const void *in;
    void *out;
    void *scratch;
} sdyi_buffers;

static inline const void *sdyi_buffer_read(const sdyi_buffers *buffers,
                                           sdyrt_buffer_id id) {
    return id == SDYRT_BUFFER_IN    ? buffers->in
           : id == SDYRT_BUFFER_OUT ? buffers->out
                                    : buffers->scratch;
}

static inline void *sdyi_buffer_write(const sdyi_buffers *buffers,
                                      sdyrt_buffer_id id) {
    return id == SDYRT_BUFFER_OUT ? buffers->out : buffers->scratch;
}

/* Bytes of a box of the step; those of plans never overflow. */
static inline size_t sdyi_step_box_bytes(const sdyi_step *step,
                                         const int64_t *counts) {
    size_t bytes = sdyrt_dtype_bytes(step->dtype);
    for (int d = 0; d < step->rank; d++)
        bytes *= (size_t)counts[d];
    return bytes;
}

/* Bytes that a step writes into a cache shared with others: `ranks` of them on
 * this machine run it alike, and of today's cores 8 share a cache. */
static inline size_t sdyi_step_moved(const sdyi_step *step, int ranks) {
    const size_t sharing = ranks < 8 ? (size_t)ranks : 8;
    return step->bytes < SIZE_MAX / 8 ? step->bytes * sharing : SIZE_MAX;
}

/* Elements from the first to `offset`. */
static inline int64_t sdyi_offset(const int64_t *offset, const int64_t *strides,
                                  int rank) {
    int64_t sum = 0;
    for (int d = 0; d < rank; d++)
        sum += offset[d] * strides[d];
    return sum;
}

/* The first element of a received box in its source, a buffer at `data` with
 * `strides`, and in this rank's target. */
static inline const void *sdyi_piece_source(const sdyi_step *step,
                                            const sdyi_piece *piece,
                                            const char *data,
                                            const int64_t *strides) {
    return data + sdyi_offset(piece->peer_offset, strides, step->rank) *
                      (int64_t)sdyrt_dtype_bytes(step->dtype);
}

static inline void *sdyi_piece_target(const sdyi_step *step,
                                      const sdyi_piece *piece,
                                      const sdyi_buffers *buffers) {
    return (char *)sdyi_buffer_write(buffers, step->target) +
           sdyi_offset(piece->offset, step->target_strides, step->rank) *
               (int64_t)sdyrt_dtype_bytes(step->dtype);
}

#endif

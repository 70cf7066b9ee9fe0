/* Rows whose counts are in memory of the device, on a CUDA device: packing them
 * into messages of one size, which carry their counts, and taking them out.
 *
 * Each of n members has a row of counts, of `width` numbers: how many rows of
 * the tensor it has for each member (all_to_all), has (all_gather), or has for
 * each piece (reduce_scatter). A message is that row and room for `room` rows.
 * All of it is in memory of ragged_bytes, in slots of `slot` bytes:
 *
 *   to member 0 | 1 | .. | n - 1 | from member 0 | 1 | .. | n - 1 | spans |
 *   blocks that have looked at the counts of a member, from 0 when packed
 *
 * An all_gather has one slot for all members. What a member has for itself it
 * takes from where it packed it.
 *
 * Each member checks the rows of counts of all, once they have come. Where a
 * count is negative or more than there is room for, or members of a
 * reduce_scatter disagree, nothing is written, and all of `received` is -1.
 *
 * Returns before it is done; allocates nothing, and may be captured in a graph.
 * Errors: BACKEND with SYSTEM and the runtime's own words. */
#ifndef SDYI_KERNELS_RAGGED_H
#define SDYI_KERNELS_RAGGED_H

#include "kernels/host_device.h"
#include <sdyrt/type.h>

SDYRT_BEGIN

#define SDYI_RAGGED_ALIGNMENT 256

typedef struct sdyi_ragged {
    bool gathers, reduces; /* neither: an all_to_all */
    int64_t n, own;        /* members, this one among them */
    int64_t width;         /* of a row of counts */
    int64_t in_capacity, out_capacity;
    int64_t room;      /* rows in a message, which no count is above */
    size_t line;       /* bytes of a row */
    size_t slot;       /* bytes */
    sdyrt_dtype dtype; /* of what is reduced */
    sdyrt_reduction reduction;
} sdyi_ragged;

/* Rows that this member takes from another: `count` of them, at row `at` of
 * `out`. */
typedef struct sdyi_ragged_span {
    int64_t count, at;
} sdyi_ragged_span;

static inline SDYI_HD size_t sdyi_ragged_aligned(size_t bytes) {
    return (bytes + SDYI_RAGGED_ALIGNMENT - 1) / SDYI_RAGGED_ALIGNMENT *
           SDYI_RAGGED_ALIGNMENT;
}

/* Bytes of a slot before its rows: the counts, aligned. */
static inline SDYI_HD size_t sdyi_ragged_head(const sdyi_ragged *r) {
    return sdyi_ragged_aligned((size_t)r->width * sizeof(int64_t));
}

/* Slots of what is sent. */
static inline SDYI_HD int64_t sdyi_ragged_sends(const sdyi_ragged *r) {
    return r->gathers ? 1 : r->n;
}

static inline SDYI_HD size_t sdyi_ragged_to(const sdyi_ragged *r,
                                            int64_t member) {
    return r->gathers ? 0 : (size_t)member * r->slot;
}

static inline SDYI_HD size_t sdyi_ragged_from(const sdyi_ragged *r,
                                              int64_t member) {
    return member == r->own ? sdyi_ragged_to(r, member)
                            : (size_t)(sdyi_ragged_sends(r) + member) * r->slot;
}

static inline SDYI_HD size_t sdyi_ragged_spans(const sdyi_ragged *r) {
    return (size_t)(sdyi_ragged_sends(r) + r->n) * r->slot;
}

static inline SDYI_HD size_t sdyi_ragged_arrived(const sdyi_ragged *r) {
    return sdyi_ragged_spans(r) + (size_t)r->n * sizeof(sdyi_ragged_span);
}

static inline SDYI_HD size_t sdyi_ragged_bytes(const sdyi_ragged *r) {
    return sdyi_ragged_arrived(r) + sizeof(sdyi_ragged_span);
}

/* Pack `counts`, in memory of the device, and the rows of `in` that they count;
 * where some do not fit, the counts alone. */
sdyrt_status sdyi_ragged_pack(const sdyi_ragged *r, const void *in,
                              const int64_t *counts, void *memory,
                              void *stream);

/* Unpack the messages that have come: to `out` in order of the members, or
 * combined in that order; to `received`, unless NULL, the number of rows from
 * each, or the counts of a reduce_scatter. */
sdyrt_status sdyi_ragged_unpack(const sdyi_ragged *r, void *memory, void *out,
                                int64_t *received, void *stream);

/* As sdyi_batch_load. */
sdyrt_status sdyi_ragged_load(void);

SDYRT_END

#endif

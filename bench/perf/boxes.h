/* The boxes that a plan moves, for doing the same by hand. */
#ifndef BENCH_PERF_BOXES_H
#define BENCH_PERF_BOXES_H

#include "bench/perf/method.h"

typedef struct perf_box {
    int peer;
    int64_t offset[SDYRT_MAX_RANK]; /* in the local tile */
    int64_t size[SDYRT_MAX_RANK];
    int64_t where[SDYRT_MAX_RANK]; /* in the global tensor */
    size_t bytes;
    size_t at;         /* of its bytes among those of the peer */
    bool contiguous;   /* in the tile, */
    size_t tile_start; /* from this byte on */
} perf_box;

/* One direction of an exchange: boxes by peer, and alike at both ends. */
typedef struct perf_boxes {
    int64_t n;
    perf_box *boxes;
    sdyrt_tile tile;
    size_t width;
} perf_boxes;

/* Boxes [first, first + n) of one peer. */
typedef struct perf_span {
    int peer;
    int64_t first;
    int64_t n;
    size_t bytes;
} perf_span;

/* Whether the plan is one exchange from in to out. */
bool perf_is_exchange(const perf_call *call);

/* Its boxes, sent or received. */
sdyrt_status perf_boxes_get(const perf_call *call, bool sent,
                            perf_boxes *boxes);
void perf_boxes_free(perf_boxes *boxes);

/* The span that begins with box `first`. */
perf_span perf_span_at(const perf_boxes *boxes, int64_t first);

/* Copy a box of a tile to, or from, contiguous memory. */
void perf_pack(const perf_boxes *boxes, const perf_box *box, const void *tile,
               void *packed);
void perf_unpack(const perf_boxes *boxes, const perf_box *box,
                 const void *packed, void *tile);

#endif

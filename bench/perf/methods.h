/* The shared parts of the methods that the library is compared with. */
#ifndef BENCH_PERF_METHODS_H
#define BENCH_PERF_METHODS_H

#include "bench/perf/perf.h"

/* -- groups (methods.c) ---------------------------------------------------- */

/* The ranks that share an op's axes with a rank, in the order of the axes. */
typedef struct perf_group {
    int64_t n; /* 0: the rank is outside the mesh */
    int64_t index;
    int64_t *ranks;
} perf_group;

/* Local. */
sdyrt_status perf_group_get(const perf_call *call, perf_group *group);
void perf_group_free(perf_group *group);

/* Collective: `*even` is true if `bytes` is equal on all ranks of a mesh. */
sdyrt_status perf_even(const perf_call *call, size_t bytes, bool *even);

/* Collective: `*fits` stays true if it is on all ranks, and all have equal
 * tiles in as many shares as the call of the operation in a group of `n`
 * has. */
sdyrt_status perf_equal_shares(const perf_call *call, int64_t n, bool *fits);

/* True if nothing travels, so that a bare call is a copy. */
bool perf_is_local(sdyrt_op_kind kind);

/* -- boxes (methods.c) ----------------------------------------------------- */

/* A box that a plan moves, to be moved by hand. */
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

/* One direction of an exchange: boxes by peer, in one order at both ends. */
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

/* True if the plan is one exchange from in to out, whose boxes it lists. */
bool perf_is_exchange(const perf_call *call);

/* The plan's boxes, sent or received. */
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

/* -- copies (methods.c) ---------------------------------------------------- */

/* A copy of `bytes` between buffers that do not overlap. */
typedef sdyrt_status (*perf_copy_fn)(const perf_call *call, void *to,
                                     const void *from, size_t bytes);

/* Write as many bytes as the plan brings together, by `copy`: `in`, of the in
 * tile's size, to `out` as often as needed; without an in tile one half of
 * `out` to the other. */
sdyrt_status perf_copy_as_many(const perf_call *call, const void *in, void *out,
                               perf_copy_fn copy);

/* memcpy. */
sdyrt_status perf_copy_memory(const perf_call *call, void *to, const void *from,
                              size_t bytes);

/* True if the rank has a stream; cudaMemcpyAsync on it; synchronize with it. */
bool perf_has_stream(const perf_call *call);
sdyrt_status perf_gpu_copy_on(const perf_call *call, void *to, const void *from,
                              size_t bytes);
sdyrt_status perf_gpu_finish(const perf_call *call, void *state);

/* Memory with touched pages, to be freed. */
char *perf_touched(size_t bytes);

#endif

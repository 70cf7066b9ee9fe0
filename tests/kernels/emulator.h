/* The kernels of kernels/cuda, run by the host: every thread of every block,
 * half by half, over memory that checks and counts each access. Included by
 * one file a program, after <cmocka.h>. */
#ifndef TESTS_KERNELS_EMULATOR_H
#define TESTS_KERNELS_EMULATOR_H

#include <string.h>

#include <vector>

#include "kernels/cuda/convert.cuh"
#include "kernels/cuda/fold.cuh"
#include "kernels/cuda/move.cuh"
#include "kernels/cuda/tiling.h"

enum { SLACK = 64, UNTOUCHED = 0xa5 };

/* One of the buffers of a run, at any alignment. */
struct buffer {
    std::vector<char> memory;
    std::vector<unsigned char> stores; /* to each byte */
    char *base = NULL;
    size_t bytes = 0;

    void init(size_t size, size_t shift) {
        bytes = size;
        memory.assign(size + 2 * SLACK, (char)UNTOUCHED);
        stores.assign(size, 0);
        const uintptr_t at = (uintptr_t)memory.data();
        base = memory.data() + (SLACK - at % SLACK) % SLACK + shift % SLACK;
    }
    bool holds(const void *at, size_t n) const {
        const uintptr_t first = (uintptr_t)base, p = (uintptr_t)at;
        return p >= first && p + n <= first + bytes;
    }
};

static buffer buffers[SDYI_BASES];

/* The accesses of a run. */
static struct {
    const char *wrong;              /* the first wrong one */
    int64_t loaded[17], stored[17]; /* bytes, by the width of the access */
    size_t shared_bytes;
    /* By thread, in order, when `traces`: where in shared memory, and where in
     * a buffer. */
    bool traces;
    uint32_t thread;
    std::vector<uint64_t> shared[SDYI_THREADS], global[SDYI_THREADS];
    uint32_t shared_width, global_width;
} seen;

static inline void is_wrong(const char *what) {
    if (!seen.wrong)
        seen.wrong = what;
}

static inline buffer *holder(const void *at, size_t bytes) {
    if ((uintptr_t)at % bytes != 0)
        is_wrong("an access at an address that it does not fit");
    for (int b = 0; b < SDYI_BASES; b++)
        if (buffers[b].holds(at, bytes))
            return &buffers[b];
    is_wrong("an access outside the buffers");
    return NULL;
}

static inline void trace_global(const void *at, size_t bytes) {
    if (seen.traces)
        seen.global[seen.thread].push_back((uintptr_t)at);
    seen.global_width = (uint32_t)bytes;
}

void sdyi_host_loads(const void *at, size_t bytes) {
    holder(at, bytes);
    seen.loaded[bytes] += (int64_t)bytes;
    trace_global(at, bytes);
}

void sdyi_host_stores(const void *at, size_t bytes) {
    seen.stored[bytes] += (int64_t)bytes;
    trace_global(at, bytes);
    buffer *const b = holder(at, bytes);
    for (size_t i = 0; b && i < bytes; i++)
        if (b->stores[(size_t)((const char *)at - b->base) + i]++ != 0)
            is_wrong("a second store to a byte");
}

void sdyi_host_shares(uint32_t at, size_t bytes) {
    if (at % bytes != 0 || at + bytes > seen.shared_bytes)
        is_wrong("an access that shared memory does not fit");
    if (seen.traces)
        seen.shared[seen.thread].push_back(at);
    seen.shared_width = (uint32_t)bytes;
}

/* ---- a device ---- */

/* A half of a tile; `count` gets what its warps did, when seen.traces. */
template <class HALF>
static inline void run_threads(HALF half, void (*count)(bool second),
                               bool second) {
    for (uint32_t t = 0; t < SDYI_THREADS; t++) {
        seen.thread = t;
        seen.shared[t].clear();
        seen.global[t].clear();
        half(t);
    }
    if (seen.traces)
        count(second);
}

template <class POLICY>
static inline void run_block(const sdyi_launch *launch, uint32_t block,
                             uint32_t grid, void (*count)(bool second)) {
    std::vector<sdyi_wide> memory(POLICY::memory_bytes / sizeof(sdyi_wide));
    char *const shared = (char *)memory.data();
    for (uint32_t tile = block; tile < launch->n_tiles; tile += grid) {
        const uint32_t i = sdyi_find_piece(launch, tile);
        if (tile < launch->first[i] || tile >= launch->first[i + 1])
            is_wrong("a tile of another piece");
        const sdyi_cuda_piece piece = launch->pieces[i];
        const uint32_t within = tile - launch->first[i];
        memset(shared, UNTOUCHED, POLICY::memory_bytes);
        run_threads(
            [&](uint32_t t) {
                POLICY::first(*launch, piece, within, t, shared);
            },
            count, false);
        if (POLICY::two_halves)
            run_threads(
                [&](uint32_t t) {
                    POLICY::second(*launch, piece, within, t, shared);
                },
                count, true);
    }
}

template <class POLICY>
static inline void launch(const sdyi_gpu_tiling *tiling, sdyi_launch args,
                          void (*count)(bool second) = NULL) {
    if (tiling->n_pieces == 0)
        return;
    seen.wrong = NULL;
    memset(seen.loaded, 0, sizeof seen.loaded);
    memset(seen.stored, 0, sizeof seen.stored);
    seen.shared_bytes = POLICY::memory_bytes;
    seen.traces = count != NULL;
    args.pieces = tiling->pieces;
    args.first = tiling->first;
    args.spans = tiling->spans;
    args.n_pieces = (uint32_t)tiling->n_pieces;
    args.n_tiles = sdyi_tiling_tiles(tiling);
    for (int b = 0; b < SDYI_BASES; b++)
        args.bases[b] = buffers[b].base;
    const uint32_t grid = args.n_tiles < 7 ? args.n_tiles : 7;
    for (uint32_t block = grid; block-- > 0;) /* in any order */
        run_block<POLICY>(&args, block, grid, count);
    if (seen.wrong)
        fail_msg("%s", seen.wrong);
}

/* Moves, by the kernel that they need. */
static inline void launch_moves(const sdyi_gpu_tiling *tiling,
                                void (*count)(bool second) = NULL) {
    const sdyi_launch none = sdyi_launch();
    if (tiling->tiled && tiling->tuning.shape == SDYI_TILE_LARGE)
        launch<sdyi_moves_large>(tiling, none, count);
    else if (tiling->tiled)
        launch<sdyi_moves_tiled>(tiling, none, count);
    else if (tiling->tuning.half_lines)
        launch<sdyi_moves_half_lines>(tiling, none, count);
    else
        launch<sdyi_moves_rows>(tiling, none, count);
}

#endif

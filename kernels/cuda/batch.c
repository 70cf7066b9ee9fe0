/* Batches on a device: a tiling in device memory, the kernel that runs it, and
 * its launch. A batch's arrays stay on the host until batches are placed
 * together in one allocation. */
#include "base/alloc.h"
#include "base/integers.h"
#include "base/status.h"
#include "kernels/cuda.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/tiling.h"

#include <assert.h>
#include <cuda_runtime_api.h>
#include <stdlib.h>
#include <string.h>

/* One block a tile keeps all multiprocessors busy to the end; from here on
 * blocks take several. */
enum { MOST_BLOCKS = 1 << 16, ALIGNMENT = 16 };

enum { PIECES, SPANS, FIRST, N_PARTS };

/* Memory of the device, of the batches that were placed together. */
typedef struct sdyi_block {
    void *memory;
    int64_t users;
} sdyi_block;

struct sdyi_batch {
    const void *kernel;
    sdyi_launch launch;      /* but for the bases */
    char *image;             /* until it is placed */
    size_t offsets[N_PARTS]; /* in the image, or where that was copied to */
    size_t bytes;            /* 0: no boxes */
    sdyi_block *block;       /* NULL: it is not placed */
    uint32_t bases;          /* bit b: base b is used */
    uint32_t misfits[SDYI_BASES];
};

static sdyrt_status cuda_failure(cudaError_t error, const char *what) {
    cudaGetLastError(); /* cleared: it is reported here */
    if (error == cudaErrorMemoryAllocation)
        return sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY, "%s: %s", what,
                         cudaGetErrorString(error));
    return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s: %s (%s)", what,
                     cudaGetErrorString(error), cudaGetErrorName(error));
}

#define TRY_CUDA(call)                                                         \
    do {                                                                       \
        const cudaError_t error_ = (call);                                     \
        if (error_ != cudaSuccess)                                             \
            return cuda_failure(error_, #call);                                \
    } while (0)

/* Keep the tiling's arrays, one after the other. */
static sdyrt_status keep(sdyi_batch *batch, const sdyi_gpu_tiling *tiling) {
    const struct {
        const void *from;
        size_t bytes;
    } parts[N_PARTS] = {
        [PIECES] = {tiling->pieces,
                    (size_t)tiling->n_pieces * sizeof *tiling->pieces},
        [SPANS] = {tiling->spans,
                   (size_t)tiling->n_spans * sizeof *tiling->spans},
        [FIRST] = {tiling->first,
                   ((size_t)tiling->n_pieces + 1) * sizeof *tiling->first}};
    for (int i = 0; i < N_PARTS; i++) {
        batch->offsets[i] = batch->bytes;
        batch->bytes += sdyi_round_up(parts[i].bytes, ALIGNMENT);
    }
    SDYI_ALLOC(batch->image, batch->bytes);
    for (int i = 0; i < N_PARTS; i++)
        if (parts[i].bytes > 0)
            memcpy(batch->image + batch->offsets[i], parts[i].from,
                   parts[i].bytes);
    return SDYRT_OK;
}

/* Make a batch of a tiling, whose arrays are freed, and of `launch`, the other
 * arguments of the kernel. */
static sdyrt_status make(sdyi_gpu_tiling *tiling, const void *kernel,
                         const sdyi_launch *launch, sdyi_batch **batch) {
    sdyi_batch *const made = calloc(1, sizeof *made);
    if (!made) {
        sdyi_tiling_free(tiling);
        return SDYI_NO_MEMORY(sizeof *made);
    }
    made->kernel = kernel;
    made->launch = *launch;
    made->launch.n_pieces = (uint32_t)tiling->n_pieces;
    made->launch.n_tiles = sdyi_tiling_tiles(tiling);
    made->bases = tiling->bases;
    memcpy(made->misfits, tiling->misfits, sizeof made->misfits);
    const sdyrt_status status =
        tiling->n_pieces > 0 ? keep(made, tiling) : SDYRT_OK;
    sdyi_tiling_free(tiling);
    if (status != SDYRT_OK) {
        sdyi_batch_free(made);
        return status;
    }
    *batch = made;
    return SDYRT_OK;
}

sdyrt_status sdyi_batch_moves_tuned(const sdyi_gpu_move *moves, int64_t n,
                                    size_t width, const sdyi_tuning *tuning,
                                    sdyi_batch **batch) {
    const sdyi_launch launch = {.n_pieces = 0};
    sdyi_gpu_tiling tiling;
    SDYI_TRY(sdyi_tile_moves(moves, n, width, tuning, &tiling));
    return make(&tiling, sdyi_move_kernel(tiling.tiled, &tiling.tuning),
                &launch, batch);
}

sdyrt_status sdyi_batch_moves(const sdyi_gpu_move *moves, int64_t n,
                              size_t width, sdyi_batch **batch) {
    return sdyi_batch_moves_tuned(moves, n, width, NULL, batch);
}

sdyrt_status sdyi_batch_folds(const sdyi_gpu_fold *folds, int64_t n,
                              sdyrt_dtype dtype, sdyrt_reduction reduction,
                              sdyi_batch **batch) {
    const sdyi_launch launch = {.n_pieces = 0};
    sdyi_gpu_tiling tiling;
    SDYI_TRY(sdyi_tile_folds(folds, n, dtype, reduction, &tiling));
    return make(&tiling, sdyi_fold_kernel(dtype, reduction), &launch, batch);
}

sdyrt_status sdyi_batch_fills(const sdyi_gpu_move *fills, int64_t n,
                              size_t width, const void *value,
                              sdyi_batch **batch) {
    sdyi_launch launch = {.n_pieces = 0};
    sdyi_gpu_tiling tiling;
    SDYI_NOT_NULL(value);
    SDYI_TRY(sdyi_tile_fills(fills, n, width, &tiling));
    for (size_t at = 0; at < sizeof launch.value; at += width)
        memcpy(launch.value + at, value, width);
    return make(&tiling, sdyi_fill_kernel(), &launch, batch);
}

sdyrt_status sdyi_batch_converts(const sdyi_gpu_move *moves, int64_t n,
                                 sdyrt_dtype from, sdyrt_dtype to,
                                 sdyi_batch **batch) {
    const sdyi_launch launch = {.from = (uint32_t)from, .to = (uint32_t)to};
    sdyi_gpu_tiling tiling;
    SDYI_TRY(sdyi_tile_converts(moves, n, from, to, &tiling));
    return make(&tiling, sdyi_convert_kernel(from, to), &launch, batch);
}

/* -- placing --------------------------------------------------------------- */

static sdyrt_status upload(void *to, const void *from, size_t bytes,
                           cudaStream_t stream) {
    TRY_CUDA(cudaMemcpyAsync(to, from, bytes, cudaMemcpyHostToDevice, stream));
    TRY_CUDA(cudaStreamSynchronize(stream));
    return SDYRT_OK;
}

/* The images of batches in one, of `bytes` bytes, on the device. */
static sdyrt_status upload_all(sdyi_batch *const *batches, int64_t n,
                               size_t bytes, cudaStream_t stream,
                               void **memory) {
    const cudaError_t error = cudaMalloc(memory, bytes);
    if (error != cudaSuccess)
        return cuda_failure(error, "cudaMalloc for batches");
    char *const all = malloc(bytes);
    if (!all)
        return SDYI_NO_MEMORY(bytes);
    size_t at = 0;
    for (int64_t i = 0; i < n; i++) {
        if (!batches[i] || !batches[i]->image)
            continue;
        memcpy(all + at, batches[i]->image, batches[i]->bytes);
        at += batches[i]->bytes;
    }
    const sdyrt_status status = upload(*memory, all, bytes, stream);
    free(all);
    return status;
}

/* Let a batch use what lies `at` in the block. */
static void join(sdyi_batch *batch, sdyi_block *block, size_t at) {
    char *const start = (char *)block->memory + at;
    sdyi_launch *const l = &batch->launch;
    l->pieces = (const sdyi_cuda_piece *)(start + batch->offsets[PIECES]);
    l->spans = (const sdyi_cuda_span *)(start + batch->offsets[SPANS]);
    l->first = (const uint32_t *)(start + batch->offsets[FIRST]);
    free(batch->image);
    batch->image = NULL;
    batch->block = block;
    block->users++;
}

sdyrt_status sdyi_batch_place(sdyi_batch *const *batches, int64_t n,
                              void *stream) {
    size_t bytes = 0;
    for (int64_t i = 0; i < n; i++)
        if (batches[i] && batches[i]->image)
            bytes += batches[i]->bytes;
    if (bytes == 0)
        return SDYRT_OK;
    sdyi_block *block;
    SDYI_ALLOC(block, 1);
    const sdyrt_status status =
        upload_all(batches, n, bytes, stream, &block->memory);
    if (status != SDYRT_OK) {
        if (block->memory)
            cudaFree(block->memory);
        free(block);
        return status;
    }
    size_t at = 0;
    for (int64_t i = 0; i < n; i++) {
        if (!batches[i] || !batches[i]->image)
            continue;
        join(batches[i], block, at);
        at += batches[i]->bytes;
    }
    return SDYRT_OK;
}

void sdyi_batch_free(sdyi_batch *batch) {
    if (!batch)
        return;
    sdyi_block *const block = batch->block;
    if (block && --block->users == 0) {
        cudaFree(block->memory);
        free(block);
    }
    free(batch->image);
    free(batch);
}

/* -- running --------------------------------------------------------------- */

/* A check of the buffers that boxes lie in: not NULL, and aligned to elements
 * where those are computed on. */
static sdyrt_status check_bases(const sdyi_batch *batch, void *const *bases) {
    for (int b = 0; b < SDYI_BASES; b++) {
        if (!(batch->bases >> b & 1))
            continue;
        if (!bases[b])
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BUFFER_NULL,
                             "buffer %d of a batch is NULL", b);
        if ((uintptr_t)bases[b] & batch->misfits[b])
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BUFFER_ALIGNMENT,
                             "buffer %d of a batch, at %p, is not a multiple "
                             "of the element's %u bytes",
                             b, bases[b], batch->misfits[b] + 1);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_batch_run(const sdyi_batch *batch,
                            void *const bases[SDYI_BASES], void *stream) {
    const uint32_t tiles = batch->launch.n_tiles;
    if (tiles == 0)
        return SDYRT_OK;
    assert(batch->block); /* it was placed */
    SDYI_TRY(check_bases(batch, bases));
    sdyi_launch launch = batch->launch;
    for (int b = 0; b < SDYI_BASES; b++)
        launch.bases[b] = bases[b];
    void *arguments[] = {&launch};
    const dim3 grid = {tiles < MOST_BLOCKS ? tiles : MOST_BLOCKS, 1, 1};
    const dim3 block = {SDYI_THREADS, 1, 1};
    const cudaError_t error =
        cudaLaunchKernel(batch->kernel, grid, block, arguments, 0, stream);
    if (error != cudaSuccess)
        return cuda_failure(error, "the launch of a batch");
    return SDYRT_OK;
}

static sdyrt_status load(const void *kernel) {
    struct cudaFuncAttributes attributes;
    TRY_CUDA(cudaFuncGetAttributes(&attributes, kernel));
    return SDYRT_OK;
}

sdyrt_status sdyi_batch_load(void) {
    const sdyi_tuning usual = {.half_lines = false};
    SDYI_TRY(load(sdyi_move_kernel(false, &usual)));
    SDYI_TRY(load(sdyi_move_kernel(true, &usual)));
    SDYI_TRY(load(sdyi_fill_kernel()));
    for (int from = 0; from < SDYRT_DTYPE_COUNT; from++)
        for (int to = 0; to < SDYRT_DTYPE_COUNT; to++)
            SDYI_TRY(
                load(sdyi_convert_kernel((sdyrt_dtype)from, (sdyrt_dtype)to)));
    for (int dtype = 0; dtype < SDYRT_DTYPE_COUNT; dtype++)
        for (int r = 0; r < SDYRT_REDUCTION_COUNT; r++) {
            const void *const kernel =
                sdyi_fold_kernel((sdyrt_dtype)dtype, (sdyrt_reduction)r);
            if (kernel)
                SDYI_TRY(load(kernel));
        }
    return SDYRT_OK;
}

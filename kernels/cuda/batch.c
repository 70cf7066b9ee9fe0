/* Batches on a device: a tiling in device memory, the kernel that runs it, and
 * its launch. */
#include "base/status.h"
#include "kernels/cuda.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/plan.h"

#include <cuda_runtime_api.h>
#include <stdlib.h>
#include <string.h>

/* One block a tile keeps all multiprocessors busy to the end; from here on
 * blocks take several. */
enum { MOST_BLOCKS = 1 << 16, ALIGNMENT = 16 };

struct sdyi_batch {
    const void *kernel;
    sdyi_launch launch; /* but for the bases */
    void *memory;       /* on the device; NULL: no boxes */
    uint32_t bases;     /* bit b: base b is used */
    uint32_t misfits[SDYI_BASES];
};

static sdyrt_status cuda_failure(cudaError_t error, const char *what) {
    cudaGetLastError(); /* which is told here, and not once more */
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

static size_t aligned(size_t bytes) {
    return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* On a stream of its own: the copy is done when this returns, and nothing else
 * on the device is waited for. */
static sdyrt_status upload(void *to, const void *from, size_t bytes) {
    cudaStream_t stream;
    TRY_CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    cudaError_t error =
        cudaMemcpyAsync(to, from, bytes, cudaMemcpyHostToDevice, stream);
    if (error == cudaSuccess)
        error = cudaStreamSynchronize(stream);
    cudaStreamDestroy(stream);
    TRY_CUDA(error);
    return SDYRT_OK;
}

/* Put the tiling's arrays on the device, one after the other. */
static sdyrt_status place(sdyi_batch *batch, const sdyi_tiling *tiling) {
    const struct {
        const void *from;
        size_t bytes;
    } parts[] = {
        {tiling->pieces, (size_t)tiling->n_pieces * sizeof *tiling->pieces},
        {tiling->spans, (size_t)tiling->n_spans * sizeof *tiling->spans},
        {tiling->first,
         ((size_t)tiling->n_pieces + 1) * sizeof *tiling->first}};
    size_t offsets[3], bytes = 0;
    for (int i = 0; i < 3; i++) {
        offsets[i] = bytes;
        bytes += aligned(parts[i].bytes);
    }
    char *const image = malloc(bytes);
    if (!image)
        return SDYI_NO_MEMORY(bytes);
    memset(image, 0, bytes);
    for (int i = 0; i < 3; i++)
        if (parts[i].bytes > 0)
            memcpy(image + offsets[i], parts[i].from, parts[i].bytes);

    void *memory = NULL;
    const cudaError_t error = cudaMalloc(&memory, bytes);
    if (error != cudaSuccess) {
        free(image);
        return cuda_failure(error, "cudaMalloc for a batch");
    }
    batch->memory = memory;
    const sdyrt_status status = upload(memory, image, bytes);
    free(image);
    batch->launch.pieces =
        (const sdyi_cuda_piece *)((char *)memory + offsets[0]);
    batch->launch.spans = (const sdyi_cuda_span *)((char *)memory + offsets[1]);
    batch->launch.first = (const uint32_t *)((char *)memory + offsets[2]);
    return status;
}

/* Make a batch of a tiling, whose arrays are freed, and of what the kernel gets
 * beside: `launch`. */
static sdyrt_status make(sdyi_tiling *tiling, const void *kernel,
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
        tiling->n_pieces > 0 ? place(made, tiling) : SDYRT_OK;
    sdyi_tiling_free(tiling);
    if (status != SDYRT_OK) {
        sdyi_batch_free(made);
        return status;
    }
    *batch = made;
    return SDYRT_OK;
}

sdyrt_status sdyi_batch_moves(const sdyi_move *moves, int64_t n, size_t width,
                              sdyi_batch **batch) {
    const sdyi_launch launch = {.n_pieces = 0};
    sdyi_tiling tiling;
    SDYI_TRY(sdyi_tile_moves(moves, n, width, &tiling));
    return make(&tiling, sdyi_move_kernel(tiling.tiled), &launch, batch);
}

sdyrt_status sdyi_batch_folds(const sdyi_fold *folds, int64_t n,
                              sdyrt_dtype dtype, sdyrt_reduction reduction,
                              sdyi_batch **batch) {
    const sdyi_launch launch = {.n_pieces = 0};
    sdyi_tiling tiling;
    SDYI_TRY(sdyi_tile_folds(folds, n, dtype, reduction, &tiling));
    return make(&tiling, sdyi_fold_kernel(dtype, reduction), &launch, batch);
}

sdyrt_status sdyi_batch_fills(const sdyi_move *fills, int64_t n, size_t width,
                              const void *value, sdyi_batch **batch) {
    sdyi_launch launch = {.n_pieces = 0};
    sdyi_tiling tiling;
    SDYI_NOT_NULL(value);
    SDYI_TRY(sdyi_tile_fills(fills, n, width, &tiling));
    for (size_t at = 0; at < sizeof launch.value; at += width)
        memcpy(launch.value + at, value, width);
    return make(&tiling, sdyi_fill_kernel(), &launch, batch);
}

sdyrt_status sdyi_batch_converts(const sdyi_move *moves, int64_t n,
                                 sdyrt_dtype from, sdyrt_dtype to,
                                 sdyi_batch **batch) {
    const sdyi_launch launch = {.from = (uint32_t)from, .to = (uint32_t)to};
    sdyi_tiling tiling;
    SDYI_TRY(sdyi_tile_converts(moves, n, from, to, &tiling));
    return make(&tiling, sdyi_convert_kernel(), &launch, batch);
}

void sdyi_batch_free(sdyi_batch *batch) {
    if (!batch)
        return;
    if (batch->memory)
        cudaFree(batch->memory);
    free(batch);
}

/* Whether the kernel can have these buffers. */
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
    SDYI_TRY(load(sdyi_move_kernel(false)));
    SDYI_TRY(load(sdyi_move_kernel(true)));
    SDYI_TRY(load(sdyi_fill_kernel()));
    SDYI_TRY(load(sdyi_convert_kernel()));
    for (int dtype = 0; dtype < SDYRT_DTYPE_COUNT; dtype++)
        for (int r = 0; r < SDYRT_REDUCTION_COUNT; r++) {
            const void *const kernel =
                sdyi_fold_kernel((sdyrt_dtype)dtype, (sdyrt_reduction)r);
            if (kernel)
                SDYI_TRY(load(kernel));
        }
    return SDYRT_OK;
}

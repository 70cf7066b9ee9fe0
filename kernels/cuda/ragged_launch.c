/* Launches of the kernels of ragged rows. */
#include "base/status.h"
#include "kernels/cuda/ragged_kernels.h"
#include "kernels/cuda/tiles.h"

#include <cuda_runtime_api.h>

/* Blocks of a launch, about, and bytes that one copies at a time. */
enum { MOST_BLOCKS = 2048, BLOCK_BYTES = 16 * SDYI_THREADS };

static sdyrt_status check(cudaError_t error, const char *what) {
    if (error == cudaSuccess)
        return SDYRT_OK;
    (void)cudaGetLastError(); /* cleared: it is reported here */
    return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s: %s (%s)", what,
                     cudaGetErrorString(error), cudaGetErrorName(error));
}

/* Bytes of an access that rows and a buffer allow. */
static size_t width_of(const sdyi_ragged *r, const void *buffer) {
    const size_t bits = r->line | (uintptr_t)buffer | 16;
    return bits & -bits;
}

/* A launch for `n` slots, each with blocks enough for its bytes. */
static sdyrt_status launch(const sdyi_ragged_launch *l, const void *kernel,
                           int64_t n, const char *what, void *stream) {
    const size_t bytes = (size_t)l->r.room * l->r.line;
    const size_t wanted = (bytes + BLOCK_BYTES - 1) / BLOCK_BYTES;
    const size_t most = (size_t)(n < MOST_BLOCKS ? MOST_BLOCKS / n : 1);
    const size_t blocks = wanted < 1 ? 1 : wanted < most ? wanted : most;
    const dim3 grid = {(unsigned)n, (unsigned)blocks, 1};
    const dim3 block = {SDYI_THREADS, 1, 1};
    void *arguments[] = {(void *)(uintptr_t)l};
    return check(cudaLaunchKernel(kernel, grid, block, arguments, 0, stream),
                 what);
}

sdyrt_status sdyi_ragged_pack(const sdyi_ragged *r, const void *in,
                              const int64_t *counts, void *memory,
                              void *stream) {
    const sdyi_ragged_launch l = {
        .r = *r, .in = in, .counts = counts, .memory = memory};
    return launch(&l, sdyi_ragged_pack_kernel(width_of(r, in)),
                  sdyi_ragged_sends(r), "the launch that packs rows", stream);
}

sdyrt_status sdyi_ragged_unpack(const sdyi_ragged *r, void *memory, void *out,
                                int64_t *received, void *stream) {
    const sdyi_ragged_launch l = {
        .r = *r, .memory = memory, .out = out, .received = received};
    void *arguments[] = {(void *)(uintptr_t)&l};
    const dim3 members = {(unsigned)r->n, 1, 1}, block = {SDYI_THREADS, 1, 1};
    SDYI_TRY(check(cudaLaunchKernel(sdyi_ragged_look_kernel(), members, block,
                                    arguments, 0, stream),
                   "the launch that looks at counts"));
    return r->reduces
               ? launch(&l, sdyi_ragged_reduce_kernel(r->dtype, r->reduction),
                        1, "the launch that reduces rows", stream)
               : launch(&l, sdyi_ragged_unpack_kernel(width_of(r, out)), r->n,
                        "the launch that unpacks rows", stream);
}

static sdyrt_status load(const void *kernel) {
    struct cudaFuncAttributes attributes;
    return check(cudaFuncGetAttributes(&attributes, kernel),
                 "cudaFuncGetAttributes");
}

sdyrt_status sdyi_ragged_load(void) {
    SDYI_TRY(load(sdyi_ragged_look_kernel()));
    for (size_t width = 1; width <= 16; width *= 2) {
        SDYI_TRY(load(sdyi_ragged_pack_kernel(width)));
        SDYI_TRY(load(sdyi_ragged_unpack_kernel(width)));
    }
    for (int dtype = 0; dtype < SDYRT_DTYPE_COUNT; dtype++)
        for (int r = 0; r < SDYRT_REDUCTION_COUNT; r++) {
            const void *const kernel = sdyi_ragged_reduce_kernel(
                (sdyrt_dtype)dtype, (sdyrt_reduction)r);
            if (kernel != NULL)
                SDYI_TRY(load(kernel));
        }
    return SDYRT_OK;
}

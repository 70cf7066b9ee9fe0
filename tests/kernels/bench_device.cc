/* A device that is the host, for programs that launch batches: the kernels' own
 * code is run when it is launched, every thread of every block (emulator.h),
 * and what kernels/cuda/batch.c, ragged_launch.c and the bench call of CUDA is
 * done at once. Its clock says that a kernel takes a microsecond. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

extern "C" {
#include <cmocka.h>
}

#include <stdlib.h>

#include <cuda_runtime_api.h>

#include "kernels/cuda/kernels.h"
#include "kernels/emulator.h"
#include "kernels/ragged_emulator.h"

/* A kernel, given its argument. */
typedef void (*emulated)(const void *argument, dim3 grid);

template <class POLICY> static void run(const void *argument, dim3 grid) {
    seen.shared_bytes = POLICY::memory_bytes;
    for (uint32_t block = 0; block < grid.x; block++)
        run_block<POLICY>(static_cast<const sdyi_launch *>(argument), block,
                          grid.x, NULL);
}

template <class POLICY> static const void *kernel(void) {
    const emulated function = run<POLICY>;
    return reinterpret_cast<const void *>(function);
}

const void *sdyi_move_kernel(bool tiled, const sdyi_tuning *tuning) {
    if (tiled)
        return tuning->shape == SDYI_TILE_LARGE ? kernel<sdyi_moves_large>()
                                                : kernel<sdyi_moves_tiled>();
    return tuning->half_lines ? kernel<sdyi_moves_half_lines>()
                              : kernel<sdyi_moves_rows>();
}

const void *sdyi_fill_kernel(void) {
    return kernel<sdyi_fills>();
}

const void *sdyi_fold_kernel(sdyrt_dtype dtype, sdyrt_reduction reduction) {
#define FOLD(D, R, T, ...)                                                     \
    if (dtype == SDYRT_##D && reduction == SDYRT_##R)                          \
        return kernel<SDYI_FOLDS_AS(D, R, T)>();
    SDYI_FOLDS(FOLD)
#undef FOLD
    return NULL;
}

const void *sdyi_convert_kernel(sdyrt_dtype from, sdyrt_dtype to) {
#define PAIR(FROM, TO)                                                         \
    if (from == SDYRT_##FROM && to == SDYRT_##TO)                              \
        return kernel<sdyi_converts_floats<SDYRT_##FROM, SDYRT_##TO>>();
    SDYI_FLOAT_PAIRS(PAIR)
#undef PAIR
    return kernel<sdyi_converts>();
}

/* ---- ragged rows ---- */

template <emulated_ragged RUN>
static void run_rows(const void *argument, dim3 grid) {
    RUN(*static_cast<const sdyi_ragged_launch *>(argument), grid.x, grid.y);
}

template <emulated_ragged RUN> static const void *rows_kernel(void) {
    const emulated function = run_rows<RUN>;
    return reinterpret_cast<const void *>(function);
}

template <class U> static const void *pack_kernel(void) {
    return rows_kernel<emulate_pack<U>>();
}

template <class U> static const void *unpack_kernel(void) {
    return rows_kernel<emulate_unpack<U>>();
}

const void *sdyi_ragged_pack_kernel(size_t width) {
    return RAGGED_OF_WIDTH(width, pack_kernel)();
}

const void *sdyi_ragged_unpack_kernel(size_t width) {
    return RAGGED_OF_WIDTH(width, unpack_kernel)();
}

const void *sdyi_ragged_look_kernel(void) {
    return rows_kernel<emulate_look>();
}

const void *sdyi_ragged_reduce_kernel(sdyrt_dtype dtype,
                                      sdyrt_reduction reduction) {
#define FOLD(D, R, T, ...)                                                     \
    if (dtype == SDYRT_##D && reduction == SDYRT_##R)                          \
        return rows_kernel<emulate_reduce<                                     \
            sdyi_kept<SDYRT_##D, number_##T>::as, SDYRT_##R>>();
    SDYI_FOLDS(FOLD)
#undef FOLD
    return NULL;
}

/* ---- of CUDA ---- */

static float now; /* milliseconds */
static size_t l2_fetch = 64;

cudaError_t cudaLaunchKernel(const void *function, dim3 grid, dim3, void **args,
                             size_t, cudaStream_t) {
    reinterpret_cast<emulated>(const_cast<void *>(function))(args[0], grid);
    now += 1e-3F;
    return cudaSuccess;
}

cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *, const void *) {
    return cudaSuccess;
}

cudaError_t cudaMalloc(void **memory, size_t bytes) {
    *memory = aligned_alloc(256, (bytes + 255) / 256 * 256);
    return *memory == NULL ? cudaErrorMemoryAllocation : cudaSuccess;
}

cudaError_t cudaFree(void *memory) {
    free(memory);
    return cudaSuccess;
}

cudaError_t cudaMemset(void *memory, int value, size_t bytes) {
    memset(memory, value, bytes);
    return cudaSuccess;
}

cudaError_t cudaMemcpy(void *to, const void *from, size_t bytes,
                       cudaMemcpyKind) {
    memcpy(to, from, bytes);
    return cudaSuccess;
}

cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes,
                            cudaMemcpyKind, cudaStream_t) {
    memcpy(to, from, bytes);
    now += 1e-3F;
    return cudaSuccess;
}

cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned) {
    *stream = NULL;
    return cudaSuccess;
}

cudaError_t cudaStreamSynchronize(cudaStream_t) {
    return cudaSuccess;
}

cudaError_t cudaStreamDestroy(cudaStream_t) {
    return cudaSuccess;
}

cudaError_t cudaEventCreate(cudaEvent_t *event) {
    *event = static_cast<cudaEvent_t>(calloc(1, sizeof now));
    return *event == NULL ? cudaErrorMemoryAllocation : cudaSuccess;
}

cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t) {
    memcpy(event, &now, sizeof now);
    return cudaSuccess;
}

cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t start,
                                 cudaEvent_t end) {
    float first, last;
    memcpy(&first, start, sizeof first);
    memcpy(&last, end, sizeof last);
    *milliseconds = last - first;
    return cudaSuccess;
}

cudaError_t cudaGetDeviceCount(int *n) {
    *n = 1;
    return cudaSuccess;
}

cudaError_t cudaGetDevice(int *device) {
    *device = 0;
    return cudaSuccess;
}

cudaError_t cudaGetDeviceProperties(cudaDeviceProp *properties, int) {
    memset(properties, 0, sizeof *properties);
    strcpy(properties->name, "the host");
    return cudaSuccess;
}

cudaError_t cudaDriverGetVersion(int *version) {
    *version = 0;
    return cudaSuccess;
}

cudaError_t cudaRuntimeGetVersion(int *version) {
    *version = 0;
    return cudaSuccess;
}

cudaError_t cudaDeviceGetLimit(size_t *value, cudaLimit) {
    *value = l2_fetch;
    return cudaSuccess;
}

cudaError_t cudaDeviceSetLimit(cudaLimit, size_t value) {
    l2_fetch = value;
    return cudaSuccess;
}

cudaError_t cudaDeviceSynchronize(void) {
    return cudaSuccess;
}

cudaError_t cudaGetLastError(void) {
    return cudaSuccess;
}

const char *cudaGetErrorString(cudaError_t) {
    return "an error";
}

const char *cudaGetErrorName(cudaError_t) {
    return "cudaError";
}

/* The device of a rank with CUDA: streams, copies and memory. */
#include "bench/perf/gpu.h"
#include <cuda_runtime_api.h>
#include <stdio.h>

#define TRY_CUDA(call)                                                         \
    do {                                                                       \
        const cudaError_t error_ = (call);                                     \
        if (error_ != cudaSuccess)                                             \
            return cudaGetErrorString(error_);                                 \
    } while (0)

int perf_gpu_count(void) {
    int n = 0;
    return cudaGetDeviceCount(&n) == cudaSuccess ? n : 0;
}

const char *perf_gpu_open(int device, struct CUstream_st **stream) {
    TRY_CUDA(cudaSetDevice(device));
    TRY_CUDA(cudaStreamCreateWithFlags(stream, cudaStreamNonBlocking));
    return NULL;
}

void perf_gpu_close(struct CUstream_st *stream) {
    (void)cudaStreamDestroy(stream);
}

void perf_gpu_describe(char *text, size_t bytes) {
    struct cudaDeviceProp properties;
    int driver = 0;
    text[0] = '\0';
    if (cudaGetDeviceProperties(&properties, 0) == cudaSuccess &&
        cudaDriverGetVersion(&driver) == cudaSuccess)
        snprintf(text, bytes, "%s, driver for CUDA %d.%d", properties.name,
                 driver / 1000, driver % 1000 / 10);
}

const char *perf_gpu_copy(void *to, const void *from, size_t bytes,
                          struct CUstream_st *stream) {
    TRY_CUDA(
        cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice, stream));
    return NULL;
}

const char *perf_gpu_wait(struct CUstream_st *stream) {
    TRY_CUDA(cudaStreamSynchronize(stream));
    return NULL;
}

const char *perf_gpu_alloc(size_t bytes, void **memory) {
    TRY_CUDA(cudaMalloc(memory, bytes));
    return NULL;
}

void perf_gpu_free(void *memory) {
    (void)cudaFree(memory);
}

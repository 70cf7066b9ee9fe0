/* The device of a rank in a build without CUDA: there is none. */
#include "bench/perf/gpu.h"

static const char no_cuda[] = "sdyrt_perf was built without CUDA";

int perf_gpu_count(void) {
    return 0;
}

const char *perf_gpu_open(int device, struct CUstream_st **stream) {
    (void)device;
    (void)stream;
    return no_cuda;
}

void perf_gpu_close(struct CUstream_st *stream) {
    (void)stream;
}

void perf_gpu_describe(char *text, size_t bytes) {
    (void)bytes;
    text[0] = '\0';
}

const char *perf_gpu_copy(void *to, const void *from, size_t bytes,
                          struct CUstream_st *stream) {
    (void)to;
    (void)from;
    (void)bytes;
    (void)stream;
    return no_cuda;
}

const char *perf_gpu_wait(struct CUstream_st *stream) {
    (void)stream;
    return no_cuda;
}

const char *perf_gpu_alloc(size_t bytes, void **memory) {
    (void)bytes;
    (void)memory;
    return no_cuda;
}

void perf_gpu_free(void *memory) {
    (void)memory;
}

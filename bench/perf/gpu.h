/* The device of a rank, for what the library is compared with: gpu_cuda.c, or
 * gpu_none.c in a build without CUDA. It has no CUDA type, so that who includes
 * it needs none. What may fail returns NULL, or why it did. */
#ifndef BENCH_PERF_GPU_H
#define BENCH_PERF_GPU_H

#include <stddef.h>

struct CUstream_st; /* what a cudaStream_t points to */

/* How many devices there are; 0 too where CUDA cannot be used. */
int perf_gpu_count(void);

/* Make a device this thread's, with a stream of its own. */
const char *perf_gpu_open(int device, struct CUstream_st **stream);
void perf_gpu_close(struct CUstream_st *stream);

/* Such as "NVIDIA H100 80GB HBM3, driver for CUDA 13.0", of the first device;
 * "": there is none. */
void perf_gpu_describe(char *text, size_t bytes);

/* Put a copy between memory of the device on `stream`. */
const char *perf_gpu_copy(void *to, const void *from, size_t bytes,
                          struct CUstream_st *stream);

/* Wait until all that is on `stream` is done. */
const char *perf_gpu_wait(struct CUstream_st *stream);

/* Memory of this thread's device. */
const char *perf_gpu_alloc(size_t bytes, void **memory);
void perf_gpu_free(void *memory);

#endif

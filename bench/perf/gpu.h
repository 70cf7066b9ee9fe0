/* The device of a rank, for methods that the library is compared with:
 * gpu_cuda.c, or gpu_none.c in a build without CUDA. No CUDA types, so that
 * files that include it do not need CUDA. Functions that may fail return NULL,
 * or the reason. */
#ifndef BENCH_PERF_GPU_H
#define BENCH_PERF_GPU_H

#include <stddef.h>

struct CUstream_st; /* cudaStream_t points to it */

/* The number of devices; 0 too if CUDA cannot be used. */
int perf_gpu_count(void);

/* Make a device current for this thread, with a stream of its own. */
const char *perf_gpu_open(int device, struct CUstream_st **stream);
void perf_gpu_close(struct CUstream_st *stream);

/* The first device, as "NVIDIA H100 80GB HBM3, driver for CUDA 13.0"; or "". */
void perf_gpu_describe(char *text, size_t bytes);

/* Enqueue a copy between memory of the device on `stream`. */
const char *perf_gpu_copy(void *to, const void *from, size_t bytes,
                          struct CUstream_st *stream);

/* Synchronize with `stream`. */
const char *perf_gpu_wait(struct CUstream_st *stream);

/* Memory of this thread's device. */
const char *perf_gpu_alloc(size_t bytes, void **memory);
void perf_gpu_free(void *memory);

#endif

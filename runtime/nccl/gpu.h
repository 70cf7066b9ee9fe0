/* The device, as the NCCL backend uses it: streams, events, memory.
 *
 * Without a CUDA type, so that who includes this needs no CUDA, and tests put
 * host memory in its place. Failures are BACKEND with the kind SYSTEM, in
 * CUDA's own words. Nothing waits for the device unless it says so. */
#ifndef SDYI_RUNTIME_NCCL_GPU_H
#define SDYI_RUNTIME_NCCL_GPU_H

#include <sdyrt/status.h>

#include <stdbool.h>
#include <stdint.h>

struct CUstream_st; /* what a cudaStream_t points to */
struct CUevent_st;

/* The number of devices; fails where CUDA cannot be used. */
sdyrt_status sdyi_gpu_count(int *count);

/* Make a device this thread's. */
sdyrt_status sdyi_gpu_select(int device);

/* This thread's device: 0 until it has chosen one. */
sdyrt_status sdyi_gpu_current(int *device);

/* True if this process has the primary context of a device. Selecting a device
 * makes it where there is none, with about 0.5 GB of memory. */
bool sdyi_gpu_has_context(int device);

/* Make `device` this thread's; `*before` is the one to restore. A thread that
 * had not chosen a device keeps this one (gpu.c). */
sdyrt_status sdyi_gpu_enter(int device, int *before);
void sdyi_gpu_leave(int device, int before);

/* The PCI bus id of a device, such as "0000:1b:00.0"; "": it is not known. 32
 * bytes are enough. */
void sdyi_gpu_pci(int device, char *text, size_t bytes);

/* Let this thread call what CUDA forbids while another captures a graph. */
sdyrt_status sdyi_gpu_relax_capture(void);

/* Multiprocessors of a device: each runs a thread block of NCCL's at least. */
sdyrt_status sdyi_gpu_processors(int device, int *n);

/* -- memory ---------------------------------------------------------------- */

/* Free bytes of this thread's device, and all. */
sdyrt_status sdyi_gpu_memory(size_t *n_free, size_t *all);

/* Of this thread's device. May wait for the device. */
sdyrt_status sdyi_gpu_alloc(size_t bytes, void **memory);
/* Waits for the device. */
void sdyi_gpu_free(void *memory);

/* `*owns`: `memory` is managed, or of `device` itself, so that its kernels may
 * use it. False for host memory and memory of other devices. */
sdyrt_status sdyi_gpu_owns(int device, const void *memory, bool *owns);

/* Copy after earlier work on `stream`, between any two kinds of memory. Where
 * one is pageable host memory it may wait for the device. */
sdyrt_status sdyi_gpu_copy(void *to, const void *from, size_t bytes,
                           struct CUstream_st *stream);

/* -- order ----------------------------------------------------------------- */

/* A stream that does not wait for the legacy default stream. */
sdyrt_status sdyi_gpu_stream_create(struct CUstream_st **stream);
/* A stream of the highest priority. */
sdyrt_status sdyi_gpu_stream_create_first(struct CUstream_st **stream);
void sdyi_gpu_stream_destroy(struct CUstream_st *stream);

/* A number that no other stream of the process has or had, as handles may. */
sdyrt_status sdyi_gpu_stream_id(struct CUstream_st *stream, uint64_t *id);

/* `*is_capturing`: work put on the stream goes into a graph. */
sdyrt_status sdyi_gpu_stream_is_capturing(struct CUstream_st *stream,
                                          bool *is_capturing);

/* An event without a time. */
sdyrt_status sdyi_gpu_event_create(struct CUevent_st **event);
void sdyi_gpu_event_destroy(struct CUevent_st *event);

/* Mark the work that is on `stream` now. */
sdyrt_status sdyi_gpu_event_record(struct CUevent_st *event,
                                   struct CUstream_st *stream);

/* `*is_done`: the work marked last is done, or none was marked. Errors: also
 * those of the work. */
sdyrt_status sdyi_gpu_event_is_done(struct CUevent_st *event, bool *is_done);

/* Later work on `stream` comes after what was marked last. */
sdyrt_status sdyi_gpu_stream_wait(struct CUstream_st *stream,
                                  struct CUevent_st *event);

#endif

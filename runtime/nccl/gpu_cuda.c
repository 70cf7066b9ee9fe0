/* The device by CUDA's runtime. */
#include "base/status.h"
#include "runtime/nccl/driver.h"
#include "runtime/nccl/gpu.h"

#include <cuda_runtime.h>
#include <cudaTypedefs.h>
#include <string.h>

/* cudaStream_t and cudaEvent_t are pointers to the types that gpu.h names. */

static sdyrt_status fail(const char *call, cudaError_t error) {
    (void)cudaGetLastError(); /* cleared for the next check of a launch */
    return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s: %s (%s)", call,
                     cudaGetErrorString(error), cudaGetErrorName(error));
}

#define TRY_CUDA(call, ...)                                                    \
    do {                                                                       \
        const cudaError_t error_ = call(__VA_ARGS__);                          \
        if (error_ != cudaSuccess)                                             \
            return fail(#call, error_);                                        \
    } while (0)

static sdyrt_status fail_driver(void) {
    int driver = 0, runtime = 0;
    char remedy[192];
    (void)cudaDriverGetVersion(&driver);
    (void)cudaRuntimeGetVersion(&runtime);
    sdyi_driver_remedy(driver, runtime, remedy, sizeof remedy);
    (void)cudaGetLastError();
    return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s", remedy);
}

sdyrt_status sdyi_gpu_count(int *count) {
    int n = 0;
    const cudaError_t error = cudaGetDeviceCount(&n);
    if (error == cudaErrorInsufficientDriver)
        return fail_driver();
    if (error != cudaSuccess)
        return fail("cudaGetDeviceCount", error);
    *count = n;
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_select(int device) {
    TRY_CUDA(cudaSetDevice, device);
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_current(int *device) {
    TRY_CUDA(cudaGetDevice, device);
    return SDYRT_OK;
}

/* The plug-in links no driver, so its function is found at run time. */
bool sdyi_gpu_has_context(int device) {
    void *found = NULL;
    enum cudaDriverEntryPointQueryResult result;
#if CUDART_VERSION >= 12050
    const cudaError_t error = cudaGetDriverEntryPointByVersion(
        "cuDevicePrimaryCtxGetState", &found, 7000, cudaEnableDefault, &result);
#else
    const cudaError_t error = cudaGetDriverEntryPoint(
        "cuDevicePrimaryCtxGetState", &found, cudaEnableDefault, &result);
#endif
    if (error != cudaSuccess || found == NULL) {
        (void)cudaGetLastError();
        return false;
    }
    PFN_cuDevicePrimaryCtxGetState_v7000 get_state;
    unsigned int flags = 0;
    int is_active = 0;
    memcpy(&get_state, &found, sizeof get_state);
    return get_state(device, &flags, &is_active) == CUDA_SUCCESS &&
           is_active != 0;
}

void sdyi_gpu_pci(int device, char *text, size_t bytes) {
    if (cudaDeviceGetPCIBusId(text, (int)bytes, device) == cudaSuccess)
        return;
    (void)cudaGetLastError();
    *text = '\0';
}

sdyrt_status sdyi_gpu_relax_capture(void) {
    enum cudaStreamCaptureMode mode = cudaStreamCaptureModeRelaxed;
    TRY_CUDA(cudaThreadExchangeStreamCaptureMode, &mode);
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_processors(int device, int *n) {
    TRY_CUDA(cudaDeviceGetAttribute, n, cudaDevAttrMultiProcessorCount, device);
    return SDYRT_OK;
}

/* -- memory ---------------------------------------------------------------- */

sdyrt_status sdyi_gpu_memory(size_t *n_free, size_t *all) {
    TRY_CUDA(cudaMemGetInfo, n_free, all);
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_alloc(size_t bytes, void **memory) {
    const cudaError_t error = cudaMalloc(memory, bytes > 0 ? bytes : 1);
    if (error == cudaErrorMemoryAllocation) {
        (void)cudaGetLastError();
        return sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY,
                         "no memory for %zu bytes on the device", bytes);
    }
    return error == cudaSuccess ? SDYRT_OK : fail("cudaMalloc", error);
}

void sdyi_gpu_free(void *memory) {
    (void)cudaFree(memory);
}

sdyrt_status sdyi_gpu_owns(int device, const void *memory, bool *owns) {
    struct cudaPointerAttributes a;
    TRY_CUDA(cudaPointerGetAttributes, &a, memory);
    *owns = a.type == cudaMemoryTypeManaged ||
            (a.type == cudaMemoryTypeDevice && a.device == device);
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_copy(void *to, const void *from, size_t bytes,
                           struct CUstream_st *stream) {
    TRY_CUDA(cudaMemcpyAsync, to, from, bytes, cudaMemcpyDefault, stream);
    return SDYRT_OK;
}

/* -- order ----------------------------------------------------------------- */

sdyrt_status sdyi_gpu_stream_create(struct CUstream_st **stream) {
    TRY_CUDA(cudaStreamCreateWithFlags, stream, cudaStreamNonBlocking);
    return SDYRT_OK;
}

/* The default priority is the lowest that there is. */
sdyrt_status sdyi_gpu_stream_create_first(struct CUstream_st **stream) {
    int highest;
    TRY_CUDA(cudaDeviceGetStreamPriorityRange, NULL, &highest);
    TRY_CUDA(cudaStreamCreateWithPriority, stream, cudaStreamNonBlocking,
             highest);
    return SDYRT_OK;
}

void sdyi_gpu_stream_destroy(struct CUstream_st *stream) {
    if (stream != NULL)
        (void)cudaStreamDestroy(stream);
}

sdyrt_status sdyi_gpu_stream_id(struct CUstream_st *stream, uint64_t *id) {
    unsigned long long number = 0;
    TRY_CUDA(cudaStreamGetId, stream, &number);
    *id = number;
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_stream_is_capturing(struct CUstream_st *stream,
                                          bool *is_capturing) {
    enum cudaStreamCaptureStatus status = cudaStreamCaptureStatusNone;
    TRY_CUDA(cudaStreamIsCapturing, stream, &status);
    *is_capturing = status != cudaStreamCaptureStatusNone;
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_event_create(struct CUevent_st **event) {
    TRY_CUDA(cudaEventCreateWithFlags, event, cudaEventDisableTiming);
    return SDYRT_OK;
}

void sdyi_gpu_event_destroy(struct CUevent_st *event) {
    if (event != NULL)
        (void)cudaEventDestroy(event);
}

sdyrt_status sdyi_gpu_event_record(struct CUevent_st *event,
                                   struct CUstream_st *stream) {
    TRY_CUDA(cudaEventRecord, event, stream);
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_event_is_done(struct CUevent_st *event, bool *is_done) {
    /* also while this thread, or any, captures another stream */
    enum cudaStreamCaptureMode mode = cudaStreamCaptureModeRelaxed;
    TRY_CUDA(cudaThreadExchangeStreamCaptureMode, &mode);
    const cudaError_t error = cudaEventQuery(event);
    TRY_CUDA(cudaThreadExchangeStreamCaptureMode, &mode);
    if (error == cudaErrorNotReady) /* no failure */
        (void)cudaGetLastError();
    else if (error != cudaSuccess)
        return fail("cudaEventQuery", error);
    *is_done = error == cudaSuccess;
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_stream_wait(struct CUstream_st *stream,
                                  struct CUevent_st *event) {
    TRY_CUDA(cudaStreamWaitEvent, stream, event, 0);
    return SDYRT_OK;
}

/* Stands between sdyrt_perf and the library (ld --wrap) and goes wrong as the
 * environment's PERF_FAULT says:
 *
 *   run       the lowest bit of the last byte of rank 0's out tile is flipped;
 *             where each run brings counts, that of the first one
 *   bit       the same of rank 1's
 *   place     the last element of rank 1's out tile is the one before it
 *   nothing   nothing is moved
 *   memory    rank 1 gets no memory
 *
 * A check that passes any of the moves is no check. */
#include <sdyrt/cuda.h>
#include <sdyrt/sdyrt.h>
#include <stdlib.h>
#include <string.h>

struct CUstream_st;

sdyrt_status __real_sdyrt_plan_create(sdyrt_context *context,
                                      const sdyrt_op *op,
                                      const sdyrt_plan_options *options,
                                      sdyrt_plan **plan);
sdyrt_status __wrap_sdyrt_plan_create(sdyrt_context *context,
                                      const sdyrt_op *op,
                                      const sdyrt_plan_options *options,
                                      sdyrt_plan **plan);
sdyrt_status __real_sdyrt_plan_run(sdyrt_plan *plan, const void *in, void *out);
sdyrt_status __wrap_sdyrt_plan_run(sdyrt_plan *plan, const void *in, void *out);
sdyrt_status __real_sdyrt_plan_run_on(sdyrt_plan *plan, const void *in,
                                      void *out, struct CUstream_st *stream);
sdyrt_status __wrap_sdyrt_plan_run_on(sdyrt_plan *plan, const void *in,
                                      void *out, struct CUstream_st *stream);

sdyrt_status __real_sdyrt_plan_run_v(sdyrt_plan *plan, const int64_t *counts,
                                     const void *in, void *out,
                                     int64_t *received);
sdyrt_status __wrap_sdyrt_plan_run_v(sdyrt_plan *plan, const int64_t *counts,
                                     const void *in, void *out,
                                     int64_t *received);

sdyrt_status __real_sdyrt_alloc(sdyrt_context *context, size_t bytes,
                                void **memory);
sdyrt_status __wrap_sdyrt_alloc(sdyrt_context *context, size_t bytes,
                                void **memory);

static _Thread_local sdyrt_context *rank; /* whose plans these are */
static _Thread_local size_t width;        /* of their elements */

static bool is_fault(const char *name) {
    const char *fault = getenv("PERF_FAULT");
    return fault != NULL && strcmp(fault, name) == 0;
}

sdyrt_status __wrap_sdyrt_alloc(sdyrt_context *context, size_t bytes,
                                void **memory) {
    if (is_fault("memory") && sdyrt_context_rank(context) == 1)
        return SDYRT_MEMORY;
    return __real_sdyrt_alloc(context, bytes, memory);
}

sdyrt_status __wrap_sdyrt_plan_create(sdyrt_context *context,
                                      const sdyrt_op *op,
                                      const sdyrt_plan_options *options,
                                      sdyrt_plan **plan) {
    rank = context;
    width = sdyrt_dtype_bytes(op->type.dtype);
    return __real_sdyrt_plan_create(context, op, options, plan);
}

/* `out` may be memory of a device. */
static sdyrt_status spoil(const sdyrt_plan *plan, void *out,
                          sdyrt_status status) {
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    const bool place = is_fault("place");
    if ((!is_fault("run") && !is_fault("bit") && !place) ||
        status != SDYRT_OK || sdyrt_plan_info_get(plan, &info) != SDYRT_OK ||
        info.rank != !is_fault("run") || info.out_tile.elements < 1 + place)
        return status;
    char bytes[16];
    char *last = (char *)out + (size_t)(info.out_tile.elements - 1) * width;
    status = sdyrt_copy(rank, bytes, place ? last - width : last, width);
    if (!place)
        bytes[width - 1] ^= 1;
    return status == SDYRT_OK ? sdyrt_copy(rank, last, bytes, width) : status;
}

sdyrt_status __wrap_sdyrt_plan_run(sdyrt_plan *plan, const void *in,
                                   void *out) {
    if (is_fault("nothing"))
        return SDYRT_OK;
    return spoil(plan, out, __real_sdyrt_plan_run(plan, in, out));
}

sdyrt_status __wrap_sdyrt_plan_run_on(sdyrt_plan *plan, const void *in,
                                      void *out, struct CUstream_st *stream) {
    return spoil(plan, out, __real_sdyrt_plan_run_on(plan, in, out, stream));
}

/* The way there, which asks what it has received, is left as it is. */
sdyrt_status __wrap_sdyrt_plan_run_v(sdyrt_plan *plan, const int64_t *counts,
                                     const void *in, void *out,
                                     int64_t *received) {
    const sdyrt_status status =
        __real_sdyrt_plan_run_v(plan, counts, in, out, received);
    if (status == SDYRT_OK && received == NULL && is_fault("run") &&
        sdyrt_context_rank(rank) == 0)
        *(char *)out ^= 1;
    return status;
}

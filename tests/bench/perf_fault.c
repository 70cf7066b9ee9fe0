/* Stands between sdyrt_perf and the library (ld --wrap) and, when the
 * environment says PERF_FAULT=run, flips a bit of the last byte of rank 0's out
 * tile after each run. A check that passes this is no check. */
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

enum { ELEMENT_BYTES = 4 }; /* of what this is used with */

static _Thread_local sdyrt_context *rank; /* whose plans these are */

sdyrt_status __wrap_sdyrt_plan_create(sdyrt_context *context,
                                      const sdyrt_op *op,
                                      const sdyrt_plan_options *options,
                                      sdyrt_plan **plan) {
    rank = context;
    return __real_sdyrt_plan_create(context, op, options, plan);
}

/* `out` may be memory of a device. */
static sdyrt_status spoil(const sdyrt_plan *plan, void *out,
                          sdyrt_status status) {
    const char *fault = getenv("PERF_FAULT");
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    if (fault == NULL || strcmp(fault, "run") != 0 || status != SDYRT_OK ||
        sdyrt_plan_info_get(plan, &info) != SDYRT_OK || info.rank != 0 ||
        info.out_tile.elements == 0)
        return status;
    char *last = (char *)out + info.out_tile.elements * ELEMENT_BYTES - 1;
    char byte;
    status = sdyrt_copy(rank, &byte, last, 1);
    byte ^= 1;
    return status == SDYRT_OK ? sdyrt_copy(rank, last, &byte, 1) : status;
}

sdyrt_status __wrap_sdyrt_plan_run(sdyrt_plan *plan, const void *in,
                                   void *out) {
    return spoil(plan, out, __real_sdyrt_plan_run(plan, in, out));
}

sdyrt_status __wrap_sdyrt_plan_run_on(sdyrt_plan *plan, const void *in,
                                      void *out, struct CUstream_st *stream) {
    return spoil(plan, out, __real_sdyrt_plan_run_on(plan, in, out, stream));
}

/* Stands between the sdyrt command and the library (ld --wrap) and goes wrong
 * as the environment's CHECK_FAULT says:
 *
 *   nothing   plans move nothing
 *   bits      the first byte of rank 1's out tile is another one
 *   before    the byte before rank 1's out tile is another one
 *   claim     a plan says that one byte more is received
 *   format    f16 becomes bf16, bf16 f16, an 8-bit float another 8-bit float
 *
 * A check that passes any of them is no check. */
#include <sdyrt/sdyrt.h>
#include <stdlib.h>
#include <string.h>

/* The library's other parts call them as well. */
#pragma GCC visibility push(default)
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
sdyrt_status __real_sdyrt_plan_info_get(const sdyrt_plan *plan,
                                        sdyrt_plan_info *info);
sdyrt_status __wrap_sdyrt_plan_info_get(const sdyrt_plan *plan,
                                        sdyrt_plan_info *info);
#pragma GCC visibility pop

static bool is_fault(const char *name) {
    const char *fault = getenv("CHECK_FAULT");
    return fault != NULL && strcmp(fault, name) == 0;
}

/* Of the plan that this thread made last, which is the one that it runs. */
static _Thread_local sdyrt_context *context_of_plan;

sdyrt_status __wrap_sdyrt_plan_create(sdyrt_context *context,
                                      const sdyrt_op *op,
                                      const sdyrt_plan_options *options,
                                      sdyrt_plan **plan) {
    context_of_plan = context;
    sdyrt_op other = *op;
    const bool has_pair =
        op->out_dtype == SDYRT_F16 || op->out_dtype == SDYRT_BF16 ||
        (op->out_dtype > SDYRT_F8E4M3 && op->out_dtype < SDYRT_F8E3M4);
    if (is_fault("format") && op->converts && has_pair)
        other.out_dtype = (sdyrt_dtype)(op->out_dtype ^ 1);
    return __real_sdyrt_plan_create(context, &other, options, plan);
}

/* Change a byte of a buffer. */
static sdyrt_status flip(unsigned char *at) {
    unsigned char byte = 0;
    sdyrt_status status = sdyrt_copy(context_of_plan, &byte, at, 1);
    byte ^= 0xff;
    if (status == SDYRT_OK)
        status = sdyrt_copy(context_of_plan, at, &byte, 1);
    return status;
}

sdyrt_status __wrap_sdyrt_plan_run(sdyrt_plan *plan, const void *in,
                                   void *out) {
    if (is_fault("nothing"))
        return SDYRT_OK;
    const sdyrt_status status = __real_sdyrt_plan_run(plan, in, out);
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    if (status != SDYRT_OK ||
        __real_sdyrt_plan_info_get(plan, &info) != SDYRT_OK || info.rank != 1 ||
        info.out_tile.elements == 0)
        return status;
    unsigned char *first = out;
    if (is_fault("bits"))
        return flip(first);
    if (is_fault("before"))
        return flip(first - 1);
    return status;
}

sdyrt_status __wrap_sdyrt_plan_info_get(const sdyrt_plan *plan,
                                        sdyrt_plan_info *info) {
    const sdyrt_status status = __real_sdyrt_plan_info_get(plan, info);
    if (status == SDYRT_OK && is_fault("claim"))
        info->bytes_received++;
    return status;
}

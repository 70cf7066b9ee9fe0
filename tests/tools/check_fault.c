/* Stands between the sdyrt command and the library (ld --wrap) and goes wrong
 * as the environment's CHECK_FAULT says:
 *
 *   nothing   plans move nothing
 *   bits      the first byte of rank 1's out tile is another one
 *   before    the byte before rank 1's out tile is another one
 *   claim     a plan says that one byte more is received
 *
 * A check that passes any of them is no check. */
#include <sdyrt/sdyrt.h>
#include <stdlib.h>
#include <string.h>

sdyrt_status __real_sdyrt_plan_run(sdyrt_plan *plan, const void *in, void *out);
sdyrt_status __wrap_sdyrt_plan_run(sdyrt_plan *plan, const void *in, void *out);
sdyrt_status __real_sdyrt_plan_info_get(const sdyrt_plan *plan,
                                        sdyrt_plan_info *info);
sdyrt_status __wrap_sdyrt_plan_info_get(const sdyrt_plan *plan,
                                        sdyrt_plan_info *info);

static bool is_fault(const char *name) {
    const char *fault = getenv("CHECK_FAULT");
    return fault != NULL && strcmp(fault, name) == 0;
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
        first[0] ^= 0xff;
    if (is_fault("before"))
        first[-1] ^= 0xff;
    return status;
}

sdyrt_status __wrap_sdyrt_plan_info_get(const sdyrt_plan *plan,
                                        sdyrt_plan_info *info) {
    const sdyrt_status status = __real_sdyrt_plan_info_get(plan, info);
    if (status == SDYRT_OK && is_fault("claim"))
        info->bytes_received++;
    return status;
}

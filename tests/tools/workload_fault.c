/* Stands between sdyrt_workload and sdyrt_plan_run (ld --wrap) and moves
 * wrongly, as the environment's WORKLOAD_FAULT says:
 *
 *   nothing   nothing is moved
 *   bit       the lowest bit of the last byte of rank 1's out tile is flipped
 *   place     the two last bytes of rank 1's out tile get the ones before
 *
 * A check that passes any of them is no check. */
#include <sdyrt/sdyrt.h>
#include <stdlib.h>
#include <string.h>

sdyrt_status __real_sdyrt_plan_run(sdyrt_plan *plan, const void *in, void *out);
sdyrt_status __wrap_sdyrt_plan_run(sdyrt_plan *plan, const void *in, void *out);

/* The tensors that this is used with have 2-byte elements. */
enum { ELEMENT_BYTES = 2 };

sdyrt_status __wrap_sdyrt_plan_run(sdyrt_plan *plan, const void *in,
                                   void *out) {
    const char *fault = getenv("WORKLOAD_FAULT");
    if (fault == NULL)
        fault = "";
    if (strcmp(fault, "nothing") == 0)
        return SDYRT_OK;
    const sdyrt_status status = __real_sdyrt_plan_run(plan, in, out);
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    if (status != SDYRT_OK || sdyrt_plan_info_get(plan, &info) != SDYRT_OK ||
        info.rank != 1 || info.out_tile.elements < 2)
        return status;
    char *end = (char *)out + info.out_tile.elements * ELEMENT_BYTES;
    if (strcmp(fault, "bit") == 0)
        end[-1] ^= 1;
    if (strcmp(fault, "place") == 0)
        memcpy(end - ELEMENT_BYTES, end - 2 * ELEMENT_BYTES, ELEMENT_BYTES);
    return status;
}

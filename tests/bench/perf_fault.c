/* Stands between sdyrt_perf and the library (ld --wrap) and, when the
 * environment says PERF_FAULT=run, flips a bit of the last byte of rank 0's out
 * tile after each run. A check that passes this is no check. */
#include <sdyrt/sdyrt.h>
#include <stdlib.h>
#include <string.h>

sdyrt_status __real_sdyrt_plan_run(sdyrt_plan *plan, const void *in, void *out);
sdyrt_status __wrap_sdyrt_plan_run(sdyrt_plan *plan, const void *in, void *out);

enum { ELEMENT_BYTES = 4 }; /* of what this is used with */

sdyrt_status __wrap_sdyrt_plan_run(sdyrt_plan *plan, const void *in,
                                   void *out) {
    const sdyrt_status status = __real_sdyrt_plan_run(plan, in, out);
    const char *fault = getenv("PERF_FAULT");
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    if (fault != NULL && strcmp(fault, "run") == 0 && status == SDYRT_OK &&
        sdyrt_plan_info_get(plan, &info) == SDYRT_OK && info.rank == 0 &&
        info.out_tile.elements > 0)
        ((char *)out)[info.out_tile.elements * ELEMENT_BYTES - 1] ^= 1;
    return status;
}

/* Stands between sdyrt_workload and the library (ld --wrap) and goes wrong as
 * the environment's WORKLOAD_FAULT says:
 *
 *   memory    rank 1 gets no memory
 *   nothing   nothing is moved
 *   bit       the lowest bit of the last byte of rank 1's out tile is flipped
 *   place     the last element of rank 1's out tile is the one before it
 *
 * A check that passes any of the moves is no check. */
#include <sdyrt/sdyrt.h>
#include <stdlib.h>
#include <string.h>

sdyrt_status __real_sdyrt_alloc(sdyrt_context *context, size_t bytes,
                                void **memory);
sdyrt_status __wrap_sdyrt_alloc(sdyrt_context *context, size_t bytes,
                                void **memory);
sdyrt_status __real_sdyrt_plan_run(sdyrt_plan *plan, const void *in, void *out);
sdyrt_status __wrap_sdyrt_plan_run(sdyrt_plan *plan, const void *in, void *out);

enum { ELEMENT_BYTES = 2 }; /* of the tensors that this is used with */

static bool is_fault(const char *name) {
    const char *fault = getenv("WORKLOAD_FAULT");
    return fault != NULL && strcmp(fault, name) == 0;
}

sdyrt_status __wrap_sdyrt_alloc(sdyrt_context *context, size_t bytes,
                                void **memory) {
    if (is_fault("memory") && sdyrt_context_rank(context) == 1)
        return SDYRT_MEMORY;
    return __real_sdyrt_alloc(context, bytes, memory);
}

sdyrt_status __wrap_sdyrt_plan_run(sdyrt_plan *plan, const void *in,
                                   void *out) {
    if (is_fault("nothing"))
        return SDYRT_OK;
    const sdyrt_status status = __real_sdyrt_plan_run(plan, in, out);
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    if (status != SDYRT_OK || sdyrt_plan_info_get(plan, &info) != SDYRT_OK ||
        info.rank != 1 || info.out_tile.elements < 2)
        return status;
    char *end = (char *)out + info.out_tile.elements * ELEMENT_BYTES;
    if (is_fault("bit"))
        end[-1] ^= 1;
    if (is_fault("place"))
        memcpy(end - ELEMENT_BYTES, end - 2 * ELEMENT_BYTES, ELEMENT_BYTES);
    return status;
}

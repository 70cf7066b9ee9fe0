/* memcpy of as many bytes as the plan brings together: the one method to
 * compare with on threads, by both its names. */
#include "bench/perf/method.h"
#include <string.h>

sdyrt_status perf_copy_as_many(const perf_call *call, const void *in, void *out,
                               perf_copy_fn copy) {
    if (call->out_bytes < 2)
        return SDYRT_OK;
    const sdyrt_plan_info *info = call->info;
    const size_t total =
        info->bytes_received + info->bytes_local + info->bytes_filled;
    char *const to = out;
    const bool own = call->in_bytes > 0;
    const char *const from = own ? in : to + call->out_bytes / 2;
    const size_t from_bytes = own ? call->in_bytes : call->out_bytes / 2;
    size_t at = 0;
    for (size_t done = 0; done < total;) {
        size_t part = total - done < from_bytes ? total - done : from_bytes;
        const size_t room = (own ? call->out_bytes : from_bytes) - at;
        part = part < room ? part : room;
        PERF_TRY(copy(call, to + at, from, part));
        at = part == room ? 0 : at + part;
        done += part;
    }
    return SDYRT_OK;
}

sdyrt_status perf_copy_memory(const perf_call *call, void *to, const void *from,
                              size_t bytes) {
    (void)call;
    memcpy(to, from, bytes);
    /* The compiler must not drop what nobody reads. */
    __asm__ volatile("" : : "r"(to) : "memory");
    return SDYRT_OK;
}

static sdyrt_status run_memcpy(const perf_call *call, void *state) {
    (void)state;
    return perf_copy_as_many(call, call->in, call->out, perf_copy_memory);
}

const perf_method perf_method_threads_raw = {.name = "raw", .run = run_memcpy};
const perf_method perf_method_threads_memcpy = {.name = "memcpy",
                                                .run = run_memcpy};

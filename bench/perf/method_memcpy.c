/* memcpy of as many bytes as the plan brings together: the one method to
 * compare with on threads, by both its names. */
#include "bench/perf/method.h"
#include <string.h>

void perf_copy_as_many(const perf_call *call, const void *in, void *out) {
    if (call->out_bytes < 2)
        return;
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
        memcpy(to + at, from, part);
        at = part == room ? 0 : at + part;
        done += part;
    }
    /* The compiler must not drop what nobody reads. */
    __asm__ volatile("" : : "r"(to) : "memory");
}

static sdyrt_status run_memcpy(const perf_call *call, void *state) {
    (void)state;
    perf_copy_as_many(call, call->in, call->out);
    return SDYRT_OK;
}

const perf_method perf_method_threads_raw = {.name = "raw", .run = run_memcpy};
const perf_method perf_method_threads_memcpy = {.name = "memcpy",
                                                .run = run_memcpy};

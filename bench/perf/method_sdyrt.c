/* The library's own way, and memcpy of as many bytes. */
#include "bench/perf/method.h"
#include <string.h>

static sdyrt_status run_plan(const perf_call *call, void *state) {
    (void)state;
    return sdyrt_plan_run(call->plan, call->in, call->out);
}

static sdyrt_status run_in_place(const perf_call *call, void *state) {
    (void)state;
    return sdyrt_plan_run(call->plan, call->out, call->out);
}

const perf_method perf_method_sdyrt = {
    .name = "sdyrt", .checked = true, .run = run_plan};

const perf_method perf_method_sdyrt_in_place = {
    .name = "in place", .checked = true, .run = run_in_place};

/* Write as many bytes as the plan has to bring together: the in tile to `out`
 * as often as it takes, half of `out` to the other where there is no in. */
static sdyrt_status run_memcpy(const perf_call *call, void *state) {
    (void)state;
    if (call->out_bytes < 2)
        return SDYRT_OK;
    const sdyrt_plan_info *info = call->info;
    const size_t total =
        info->bytes_received + info->bytes_local + info->bytes_filled;
    char *const out = call->out;
    const bool own = call->in_bytes > 0;
    const char *const from = own ? call->in : out + call->out_bytes / 2;
    const size_t from_bytes = own ? call->in_bytes : call->out_bytes / 2;
    size_t at = 0;
    for (size_t done = 0; done < total;) {
        size_t part = total - done < from_bytes ? total - done : from_bytes;
        const size_t room = (own ? call->out_bytes : from_bytes) - at;
        part = part < room ? part : room;
        memcpy(out + at, from, part);
        at = part == room ? 0 : at + part;
        done += part;
    }
    /* The compiler must not drop what nobody reads. */
    __asm__ volatile("" : : "r"(out) : "memory");
    return SDYRT_OK;
}

const perf_method perf_method_memcpy = {.name = "raw", .run = run_memcpy};

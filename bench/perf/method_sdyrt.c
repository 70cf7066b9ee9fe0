/* The library's own way. */
#include "bench/perf/method.h"

static sdyrt_status run_plan(const perf_call *call, void *state) {
    (void)state;
    return sdyrt_plan_run(call->plan, call->in, call->out);
}

static sdyrt_status run_in_place(const perf_call *call, void *state) {
    (void)state;
    return sdyrt_plan_run(call->plan, call->out, call->out);
}

static sdyrt_status wait_all(const perf_call *call, void *state) {
    (void)state;
    return sdyrt_wait(call->rank->context);
}

const perf_method perf_method_sdyrt = {
    .name = "sdyrt", .checked = true, .run = run_plan, .finish = wait_all};

const perf_method perf_method_sdyrt_in_place = {.name = "in place",
                                                .checked = true,
                                                .run = run_in_place,
                                                .finish = wait_all};

/* All are timed in turn, in batches, on the least that can be asked for: with
 * one rank what differs between plan_run and the one-shot call is the look-up
 * of the plan, and on a device, where nothing is waited for until the batch is
 * on its stream, plan_run and the bare call differ by what the library does. */
#include "bench/perf/overhead.h"
#include "bench/common/machine.h"
#include "bench/perf/subject.h"
#include <sdyrt/cuda.h>

/* A longer batch on a device would fill its queue, and wait for it. */
enum { BATCH = 10000, DEVICE_BATCH = 100, METHODS = 3 };

static sdyrt_status run_one_shot(const perf_call *call, void *state) {
    (void)state;
    const perf_rank *rank = call->rank;
    return rank->stream == NULL
               ? sdyrt_run(rank->context, call->op, NULL, call->in, call->out)
               : sdyrt_run_on(rank->context, call->op, NULL, call->in,
                              call->out, rank->stream);
}

static sdyrt_status time_one(const perf_call *call, const perf_method *method,
                             void *state, int batch, double *seconds) {
    PERF_TRY(call->rank->backend->barrier(call->rank));
    const double start = now_seconds();
    for (int i = 0; i < batch; i++)
        PERF_TRY(method->run(call, state));
    *seconds = (now_seconds() - start) / batch;
    return perf_finish(method, call, state);
}

static sdyrt_status measure(perf_worker *w, const perf_call *call,
                            const perf_method *bare, void *state,
                            perf_overhead *result) {
    const perf_method one_shot = {
        .name = "run", .run = run_one_shot, .finish = perf_method_sdyrt.finish};
    const perf_method *const methods[METHODS] = {&perf_method_sdyrt, &one_shot,
                                                 bare};
    perf_stats *const results[METHODS] = {&result->plan_run, &result->one_shot,
                                          &result->bare};
    const int n = w->options->samples;
    const int batch =
        sdyrt_context_is_device(w->rank->context) ? DEVICE_BATCH : BATCH;
    *result = (perf_overhead){0};
    for (int i = -2; i < n; i++) { /* the first call makes the plan */
        for (int m = 0; m < METHODS; m++) {
            double seconds;
            if (methods[m] == NULL)
                continue;
            PERF_TRY(time_one(call, methods[m], state, batch, &seconds));
            if (i >= 0)
                w->times[m * n + i] = seconds;
        }
    }
    for (int m = 0; m < METHODS; m++) {
        if (methods[m] == NULL)
            continue;
        *results[m] = perf_stats_of(w->times + (size_t)(m * n), n);
        results[m]->batch = batch;
    }
    return SDYRT_OK;
}

sdyrt_status perf_overhead_measure(perf_worker *w, const perf_row *row,
                                   perf_overhead *result) {
    perf_subject s;
    PERF_TRY(perf_subject_open(w, row, &s));
    const perf_method *bare = w->rank->backend->bare;
    void *state = NULL;
    bool fits = bare != NULL;
    sdyrt_status status = SDYRT_OK;
    if (fits && bare->open != NULL)
        status = bare->open(&s.call, &state, &fits);
    if (status == SDYRT_OK) {
        status = measure(w, &s.call, fits ? bare : NULL, state, result);
        if (fits && bare->close != NULL)
            bare->close(state);
    }
    perf_subject_close(&s);
    return status;
}

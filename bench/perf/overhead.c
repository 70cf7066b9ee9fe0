/* The two are timed in turn, in batches, on the least that can be asked for:
 * with one rank what differs is the look-up of the plan. */
#include "bench/perf/overhead.h"
#include "bench/common/machine.h"
#include <stdio.h>
#include <stdlib.h>

enum { BATCH = 10000 };

typedef struct subject {
    sdyrt_op op;
    sdyrt_plan *plan;
} subject;

static sdyrt_status make(perf_worker *w, subject *s) {
    char text[128];
    s->op = (sdyrt_op)SDYRT_OP_INIT;
    s->op.kind = SDYRT_OP_ALL_TO_ALL;
    s->op.axes = "[{\"x\"}: 0->1]";
    snprintf(text, sizeof text, "tensor<%dx%dxf32>", 2 * w->rank->size,
             2 * w->rank->size);
    PERF_TRY(sdyrt_type_parse(text, &s->op.type));
    snprintf(text, sizeof text, "<mesh<[\"x\"=%d]>, [{\"x\"}, {}]>",
             w->rank->size);
    PERF_TRY(sdyrt_sharding_parse(text, NULL, 0, &s->op.from));
    snprintf(text, sizeof text, "<mesh<[\"x\"=%d]>, [{}, {\"x\"}]>",
             w->rank->size);
    PERF_TRY(sdyrt_sharding_parse(text, NULL, 0, &s->op.to));
    return sdyrt_plan_create(w->rank->context, &s->op, NULL, &s->plan);
}

static sdyrt_status time_both(perf_worker *w, const subject *s, void *in,
                              void *out, double *plan_run, double *one_shot) {
    PERF_TRY(w->rank->backend->barrier(w->rank));
    const double start = now_seconds();
    for (int i = 0; i < BATCH; i++)
        PERF_TRY(sdyrt_plan_run(s->plan, in, out));
    const double middle = now_seconds();
    for (int i = 0; i < BATCH; i++)
        PERF_TRY(sdyrt_run(w->rank->context, &s->op, NULL, in, out));
    *plan_run = (middle - start) / BATCH;
    *one_shot = (now_seconds() - middle) / BATCH;
    return SDYRT_OK;
}

static sdyrt_status measure(perf_worker *w, const subject *s, void *in,
                            void *out, perf_stats *plan_run,
                            perf_stats *one_shot) {
    const int n = w->options->samples;
    double unused;
    for (int i = 0; i < 2; i++) /* the first call makes the plan */
        PERF_TRY(time_both(w, s, in, out, &unused, &unused));
    for (int i = 0; i < n; i++)
        PERF_TRY(time_both(w, s, in, out, &w->times[i], &w->times[n + i]));
    *plan_run = perf_stats_of(w->times, n);
    *one_shot = perf_stats_of(w->times + n, n);
    plan_run->batch = one_shot->batch = BATCH;
    return SDYRT_OK;
}

sdyrt_status perf_overhead(perf_worker *w, perf_stats *plan_run,
                           perf_stats *one_shot) {
    subject s = {0};
    void *in = NULL, *out = NULL;
    const size_t bytes = 4 * 4 * (size_t)w->rank->size;
    sdyrt_status status = make(w, &s);
    if (status == SDYRT_OK)
        status = sdyrt_alloc(w->rank->context, bytes, &in);
    if (status == SDYRT_OK)
        status = sdyrt_alloc(w->rank->context, bytes, &out);
    if (status == SDYRT_OK)
        status = measure(w, &s, in, out, plan_run, one_shot);
    sdyrt_free(w->rank->context, out);
    sdyrt_free(w->rank->context, in);
    sdyrt_plan_destroy(s.plan);
    sdyrt_sharding_release(s.op.from);
    sdyrt_sharding_release(s.op.to);
    return status;
}

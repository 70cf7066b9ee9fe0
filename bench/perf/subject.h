/* What the methods of a row work on: its plan, and this rank's tiles. */
#ifndef BENCH_PERF_SUBJECT_H
#define BENCH_PERF_SUBJECT_H

#include "bench/perf/measure.h"

typedef struct perf_subject {
    sdyrt_plan *plan;
    sdyrt_plan_info info;
    perf_data data;
    perf_call call; /* points into the others */
} perf_subject;

/* Collective: plan `row` and fill the in tile. */
sdyrt_status perf_subject_open(perf_worker *w, const perf_row *row,
                               perf_subject *subject);
void perf_subject_close(perf_subject *subject);

#endif

/* What a run shows: the table, in the columns of nccl-tests and more, and the
 * JSON document. */
#ifndef BENCH_PERF_REPORT_H
#define BENCH_PERF_REPORT_H

#include "bench/perf/overhead.h"
#include <jansson.h>

typedef struct perf_report {
    const perf_options *options;
    const perf_rows *rows;
    perf_methods methods;
    int ranks;
    json_t *results; /* a list */
    int64_t wrong;   /* of all rows and methods */
    double bus_sum;  /* of busbw in GB/s, and of how many */
    int n_bus;
    double seconds[PERF_MAX_METHODS]; /* of a workload: medians x tensors */
    bool complete[PERF_MAX_METHODS];  /* ... of every row */
} perf_report;

/* Print the rows, unmeasured, and the memory that they take. */
void perf_report_dry(const perf_rows *rows, int ranks);

void perf_report_start(const perf_options *options, const perf_rows *rows,
                       int ranks, perf_report *report);
void perf_report_row(perf_report *report, const perf_row *row,
                     const perf_result *result);
void perf_report_overhead(perf_report *report, const perf_row *row,
                          const perf_overhead *result);
void perf_report_end(const perf_report *report);

/* Write the JSON document if one is asked for; false, with a line on stderr,
 * when the file cannot be written. Frees what the report holds. */
bool perf_report_write(perf_report *report);

void perf_progress(const perf_row *row, int sample);
void perf_progress_clear(void);

#endif

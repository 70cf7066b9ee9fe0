/* The JSON document, and what it has in common with the table. Times are in
 * microseconds, GB are 10^9 bytes. */
#ifndef BENCH_PERF_REPORT_JSON_H
#define BENCH_PERF_REPORT_JSON_H

#include "bench/perf/report.h"

json_t *perf_json_of_row(const perf_report *report, const perf_row *row,
                         const perf_result *result);
json_t *perf_json_of_overhead(const perf_row *row, const perf_overhead *result);

double perf_gb_per_second(double bytes, double seconds);
const char *perf_redop(const perf_row *row);
const char *perf_buffers(const perf_options *options); /* what they are of */

/* The median of method `m` over the library's. */
double perf_ratio(const perf_result *result, int m);

#endif

/* How the program says what is wrong. */
#ifndef BENCH_WORKLOAD_FAIL_H
#define BENCH_WORKLOAD_FAIL_H

#include <stdbool.h>

/* Print `sdyrt_workload: ` and a text, one line, to stderr; returns false. */
bool workload_fail(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

#endif

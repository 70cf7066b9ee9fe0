/* How a program says what is wrong. */
#ifndef BENCH_COMMON_FAIL_H
#define BENCH_COMMON_FAIL_H

#include <stdbool.h>

/* Print the name of the program and a text, one line, to stderr; returns false.
 */
bool bench_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Print nothing from now on: another process says it. */
void bench_fail_silent(bool silent);

#endif

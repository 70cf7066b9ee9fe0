/* Numbers of a command line. */
#ifndef BENCH_COMMON_COUNT_H
#define BENCH_COMMON_COUNT_H

#include <stdbool.h>

/* Read the number that `option` has. False, with a line on stderr, for what is
 * none from `least` to `most`. */
bool read_count(const char *option, const char *text, int least, int most,
                int *count);

#endif

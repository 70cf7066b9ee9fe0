/* What makes rows. False or NULL, with a line on stderr, when anything is
 * wrong. */
#ifndef BENCH_PERF_ROWS_MAKE_H
#define BENCH_PERF_ROWS_MAKE_H

#include "bench/perf/rows.h"

/* Keep a copy of `text` as long as the rows; NULL, without a line: no memory.
 */
const char *perf_rows_keep(perf_rows *rows, const char *text);

/* A row more, empty. */
perf_row *perf_rows_add(perf_rows *rows);

/* Set what follows from the operation, which is verified. */
bool perf_row_finish(perf_rows *rows, perf_row *row, int size);

/* Add the rows of --op, on the meshes that are there. */
bool perf_rows_add_cases(const perf_options *options, int size,
                         perf_rows *rows);

#endif

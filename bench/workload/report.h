/* What a run shows: the progress bar, the table, the JSON document. */
#ifndef BENCH_WORKLOAD_REPORT_H
#define BENCH_WORKLOAD_REPORT_H

#include "bench/common/machine.h"
#include "bench/workload/run.h"

typedef struct progress {
    size_t written;
    double seconds;
    double shown; /* when */
} progress;

/* Show that memory is being made ready. */
void progress_prepare(void);

/* Show that tensor `t` is being moved, at most twenty times a second. */
void progress_show(progress *bar, const workload *work, int t);
void progress_add(progress *bar, const move_cost *cost);
void progress_clear(void);

/* The outcome of a whole run. */
typedef struct run_result {
    const workload *work;
    run_options options;
    machine machine;
    const move_cost *costs; /* by tensor */
    size_t tile_bytes;      /* that the run needs, as run_memory says */
    double prepare_seconds; /* of them, making memory ready */
    double seconds;         /* all of the run */
} run_result;

/* Print the table: a row a kind, and the total. */
void report_print(const run_result *result);

/* Write the table as a JSON document; false, with a line on stderr, when the
 * file cannot be written. */
bool report_write(const run_result *result, const char *path);

#endif

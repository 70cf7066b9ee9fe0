/* sdyrt_perf: measure operations in the manner of nccl-tests, check every
 * element, and compare with the raw call in the same run. */
#include "bench/common/fail.h"
#include "bench/common/machine.h"
#include "bench/perf/report.h"
#include "bench/perf/start.h"
#include "bench/perf/tiles.h"
#include <stdlib.h>
#include <unistd.h>

typedef struct job {
    const perf_options *options;
    const perf_rows *rows;
    perf_report *report; /* rank 0's */
} job;

static sdyrt_status measure_rows(perf_worker *w, const job *j) {
    for (int i = 0; i < j->rows->n; i++) {
        perf_result result;
        PERF_TRY(perf_measure(w, &j->rows->rows[i], &result));
        if (w->progress != NULL)
            perf_progress_clear();
        if (w->rank->rank == 0)
            perf_report_row(j->report, &j->rows->rows[i], &result);
    }
    return SDYRT_OK;
}

static sdyrt_status measure_all(perf_worker *w, const job *j) {
    if (!j->options->overhead)
        return measure_rows(w, j);
    for (int i = 0; i < j->rows->n; i++) {
        perf_overhead result;
        PERF_TRY(perf_overhead_measure(w, &j->rows->rows[i], &result));
        if (w->rank->rank == 0)
            perf_report_overhead(j->report, &j->rows->rows[i], &result);
    }
    return SDYRT_OK;
}

static sdyrt_status run_rank(perf_rank *rank, void *argument) {
    const job *j = argument;
    perf_worker w = {.rank = rank,
                     .options = j->options,
                     .methods = perf_methods_of(j->options)};
    if (rank->rank == 0 && isatty(STDERR_FILENO))
        w.progress = perf_progress;
    size_t in, out;
    PERF_TRY(perf_rows_largest(j->rows, rank->rank, &in, &out));
    w.times = calloc((size_t)PERF_MAX_METHODS * (size_t)j->options->samples,
                     sizeof *w.times);
    sdyrt_status status = w.times == NULL ? SDYRT_MEMORY : SDYRT_OK;
    if (status == SDYRT_OK)
        status = perf_tiles_make(&w, in, out);
    if (status == SDYRT_OK)
        status = measure_all(&w, j);
    perf_tiles_free(&w);
    free(w.times);
    return status;
}

static bool enough_memory(const perf_rows *rows) {
    const size_t available = machine_find().memory_available;
    return rows->total_memory <= available ||
           bench_fail("this needs %.2f GB for the tiles of the largest row, in "
                      "and out, and %.2f GB of memory are free",
                      1e-9 * (double)rows->total_memory,
                      1e-9 * (double)available);
}

static bool measure(const perf_options *options, perf_rows *rows, int size,
                    int me) {
    if (!perf_rows_make(options, size, rows))
        return false;
    if (options->dry_run) {
        if (me == 0)
            perf_report_dry(rows, size);
        return true;
    }
    if (!enough_memory(rows))
        return false;
    perf_report report;
    if (me == 0)
        perf_report_start(options, rows, size, &report);
    job j = {options, rows, &report};
    bool good = options->backend->run(size, run_rank, &j);
    if (me == 0) {
        if (good)
            perf_report_end(&report);
        good = perf_report_write(&report) && good;
        if (report.wrong > 0)
            good = bench_fail("%lld wrong elements", (long long)report.wrong);
    }
    return good;
}

/* How many ranks to ask for: as said, one for the overhead, as the meshes
 * need. */
static int wanted_ranks(const perf_options *options, const perf_rows *rows) {
    if (options->ranks > 0)
        return options->ranks;
    return options->overhead ? 1 : rows->ranks;
}

int main(int argc, char **argv) {
    bench_fail_silent(perf_is_echo());
    perf_options options;
    perf_rows rows = {0};
    bool good = perf_options_read(argc, argv, &options) &&
                perf_rows_open(&options, &rows);
    if (!good) {
        perf_wait_for_text();
    } else {
        int size, me;
        good = options.backend->open(wanted_ranks(&options, &rows), &size, &me);
        bench_fail_silent(me != 0);
        good = good && measure(&options, &rows, size, me);
        options.backend->close();
    }
    perf_rows_free(&rows);
    return fflush(stdout) == 0 && good ? EXIT_SUCCESS : EXIT_FAILURE;
}

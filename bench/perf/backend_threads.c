/* Ranks as threads of this process. */
#include "bench/common/fail.h"
#include "bench/perf/method.h"
#include "bench/perf/options.h"
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_RANKS = 4, MAX_RANKS = 4096 };

/* What one rank tells the others; read between two barriers. */
typedef struct slot {
    _Alignas(64) double values[PERF_MAX_VALUES];
} slot;

typedef struct job {
    perf_rank_fn fn;
    void *argument;
    slot *slots;
} job;

static bool threads_open(int wanted, int *size, int *me) {
    if (wanted > MAX_RANKS)
        return bench_fail("-N %d: one process has at most %d ranks", wanted,
                          MAX_RANKS);
    *size = wanted > 0 ? wanted : DEFAULT_RANKS;
    *me = 0;
    return true;
}

static void threads_close(void) {}

static sdyrt_status run_rank(sdyrt_context *context, void *argument) {
    const job *j = argument;
    perf_rank rank = {.backend = &perf_threads,
                      .context = context,
                      .rank = sdyrt_context_rank(context),
                      .size = sdyrt_context_size(context),
                      .state = j->slots};
    return j->fn(&rank, j->argument);
}

static bool threads_run(int size, perf_rank_fn fn, void *argument) {
    slot *slots = aligned_alloc(_Alignof(slot), (size_t)size * sizeof *slots);
    if (slots == NULL)
        return bench_fail("no memory for %d ranks", size);
    job j = {fn, argument, slots};
    const sdyrt_status status = sdyrt_threads_run(NULL, size, run_rank, &j);
    free(slots);
    if (status == SDYRT_OK)
        return true;
    const char *text = sdyrt_last_error();
    return bench_fail("%s", *text != '\0' ? text : sdyrt_status_name(status));
}

static sdyrt_status threads_barrier(perf_rank *rank) {
    return sdyrt_barrier(rank->context);
}

static sdyrt_status threads_combine(perf_rank *rank, perf_combine how,
                                    double *values, int n) {
    slot *slots = rank->state;
    memcpy(slots[rank->rank].values, values, (size_t)n * sizeof *values);
    PERF_TRY(sdyrt_barrier(rank->context));
    for (int i = 0; i < n; i++) {
        values[i] = slots[0].values[i];
        for (int r = 1; r < rank->size; r++) {
            const double value = slots[r].values[i];
            if (how == PERF_SUM)
                values[i] += value;
            else if (value > values[i])
                values[i] = value;
        }
    }
    return sdyrt_barrier(rank->context);
}

static bool threads_one_clock(const perf_rank *rank) {
    (void)rank;
    return true;
}

static const perf_method *const methods[] = {&perf_method_threads_raw,
                                             &perf_method_threads_memcpy, NULL};

_Static_assert(sizeof methods / sizeof *methods - 1 <= PERF_MAX_VS,
               "--vs all takes all of them");

const perf_backend perf_threads = {
    .name = "threads",
    .open = threads_open,
    .run = threads_run,
    .close = threads_close,
    .barrier = threads_barrier,
    .combine = threads_combine,
    .one_clock = threads_one_clock,
    .methods = methods,
};

/* Ranks with a GPU each: the processes of a job, or threads of this process.
 * What fails on one ends them all: the others may be waiting for it. */
#include "bench/common/fail.h"
#include "bench/perf/gpu.h"
#include "bench/perf/nccl_state.h"
#include "bench/perf/options.h"
#include "bench/perf/start.h"
#include <pthread.h>
#include <sdyrt/nccl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef SDYRT_PERF_MPI
#include <sdyrt/mpi.h>
#endif

#define PATIENCE 86400 /* seconds; who has gone is known at once */

/* This process's. */
static struct {
    perf_start start;
    sdyrt_bootstrap meeting; /* of the processes, if it is one rank */
    bool mpi_is_open;
    char software[1024];
} self = {.meeting = SDYRT_BOOTSTRAP_INIT};

/* -- meeting --------------------------------------------------------------- */

static sdyrt_status join_mpi(sdyrt_bootstrap *bootstrap) {
#ifdef SDYRT_PERF_MPI
    if (!self.mpi_is_open)
        MPI_Init(NULL, NULL);
    self.mpi_is_open = true;
    return sdyrt_bootstrap_mpi(MPI_COMM_WORLD, bootstrap);
#else
    (void)bootstrap;
    return SDYRT_UNSUPPORTED;
#endif
}

/* The ranks that are processes. */
static sdyrt_status join(sdyrt_bootstrap *bootstrap) {
    *bootstrap = (sdyrt_bootstrap)SDYRT_BOOTSTRAP_INIT;
    return self.start == PERF_MPIRUN ? join_mpi(bootstrap)
                                     : sdyrt_bootstrap_env(0, bootstrap);
}

sdyrt_status perf_nccl_gather(perf_rank *rank, const void *own, void *all,
                              size_t bytes) {
    const sdyrt_bootstrap *meeting =
        &((const perf_nccl_state *)rank->state)->meeting;
    return meeting->allgather(meeting->state, own, all, bytes, PATIENCE);
}

static sdyrt_status nccl_barrier(perf_rank *rank) {
    const sdyrt_bootstrap *meeting =
        &((const perf_nccl_state *)rank->state)->meeting;
    return meeting->barrier(meeting->state, PATIENCE);
}

static sdyrt_status nccl_combine(perf_rank *rank, perf_combine how,
                                 double *values, int n) {
    const size_t bytes = (size_t)n * sizeof *values;
    double *all = malloc((size_t)rank->size * bytes);
    if (all == NULL)
        return SDYRT_MEMORY;
    const sdyrt_status status = perf_nccl_gather(rank, values, all, bytes);
    for (int i = 0; status == SDYRT_OK && i < n; i++) {
        values[i] = all[i];
        for (int r = 1; r < rank->size; r++) {
            const double value = all[r * n + i];
            if (how == PERF_SUM)
                values[i] += value;
            else if (value > values[i])
                values[i] = value;
        }
    }
    free(all);
    return status;
}

/* Ranks of one machine, since it was started, have one clock. */
static sdyrt_status compare_clocks(perf_rank *rank) {
    perf_nccl_state *state = rank->state;
    enum { BYTES = 64 };
    char own[BYTES] = "";
    FILE *file = fopen("/proc/sys/kernel/random/boot_id", "r");
    if (file != NULL) {
        (void)!fread(own, 1, sizeof own - 1, file);
        fclose(file);
    }
    char *all = malloc((size_t)rank->size * BYTES);
    if (all == NULL)
        return SDYRT_MEMORY;
    const sdyrt_status status = perf_nccl_gather(rank, own, all, BYTES);
    state->one_clock = own[0] != '\0' || rank->size == 1;
    for (int r = 0; status == SDYRT_OK && r < rank->size; r++)
        state->one_clock = state->one_clock &&
                           memcmp(all + (size_t)r * BYTES, all, BYTES) == 0;
    free(all);
    return status;
}

static bool nccl_one_clock(const perf_rank *rank) {
    return ((const perf_nccl_state *)rank->state)->one_clock;
}

/* -- a rank ---------------------------------------------------------------- */

sdyrt_status perf_nccl_try(perf_rank *rank, const char *call, const char *why) {
    if (why == NULL)
        return SDYRT_OK;
    snprintf(rank->error, sizeof rank->error, "%s: %s", call, why);
    return SDYRT_BACKEND;
}

/* A stream on the context's device. The context does not say which that is, but
 * its memory does. Without CUDA of the program's own it runs on the context's
 * stream, beside nothing. */
static sdyrt_status open_stream(perf_rank *rank) {
    void *memory = NULL;
    if (perf_gpu_count() == 0)
        return SDYRT_OK;
    PERF_TRY(sdyrt_alloc(rank->context, 1, &memory));
    const char *why = perf_gpu_open(memory, &rank->stream);
    sdyrt_free(rank->context, memory);
    return perf_nccl_try(rank, "making a stream", why);
}

static sdyrt_status run_rank(perf_rank *rank, const sdyrt_bootstrap *peers,
                             perf_rank_fn fn, void *argument) {
    PERF_TRY(sdyrt_nccl_create(NULL, NULL, peers, &rank->context));
    PERF_TRY(open_stream(rank));
    PERF_TRY(compare_clocks(rank));
    PERF_TRY(fn(rank, argument));
#ifdef SDYRT_PERF_NCCL
    perf_nccl_raw_end(rank->state);
#endif
    if (rank->stream != NULL)
        perf_gpu_close(rank->stream);
    sdyrt_context_destroy(rank->context);
    return SDYRT_OK;
}

/* The process ends with what failed first; of several processes, one that was
 * aborted leaves it to the others to say why, or to the first. */
static _Noreturn void end_all(const perf_rank *rank, sdyrt_status status) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&lock);
    const char *text = sdyrt_last_error();
    if (rank->error[0] != '\0')
        text = rank->error;
    bench_fail_silent(self.start != PERF_ALONE && rank->rank != 0 &&
                      status == SDYRT_ABORTED);
    bench_fail("rank %d: %s", rank->rank,
               *text != '\0' ? text : sdyrt_status_name(status));
    fflush(stdout);
#ifdef SDYRT_PERF_MPI
    if (self.mpi_is_open)
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
#endif
    _Exit(EXIT_FAILURE);
}

/* -- ranks ----------------------------------------------------------------- */

static bool run_process(int size, perf_rank_fn fn, void *argument) {
    perf_nccl_state state = {.meeting = self.meeting};
    sdyrt_bootstrap peers;
    perf_rank rank = {.backend = &perf_nccl,
                      .rank = self.meeting.rank,
                      .size = size,
                      .state = &state};
    sdyrt_status status = join(&peers);
    if (status == SDYRT_OK)
        status = run_rank(&rank, &peers, fn, argument);
    if (status != SDYRT_OK)
        end_all(&rank, status);
    sdyrt_bootstrap_free(&peers);
    return true;
}

typedef struct seat {
    pthread_t thread;
    perf_rank rank;
    perf_nccl_state state;
    const sdyrt_bootstrap *peers;
    perf_rank_fn fn;
    void *argument;
} seat;

static void *seat_main(void *argument) {
    seat *s = argument;
    const sdyrt_status status =
        run_rank(&s->rank, s->peers, s->fn, s->argument);
    if (status != SDYRT_OK)
        end_all(&s->rank, status);
    return NULL;
}

static bool run_threads(int size, perf_rank_fn fn, void *argument) {
    const size_t n = (size_t)size;
    seat *seats = calloc(n, sizeof *seats);
    sdyrt_bootstrap *both = calloc(2 * n, sizeof *both);
    if (seats == NULL || both == NULL) {
        free(seats);
        free(both);
        return bench_fail("no memory for %d ranks", size);
    }
    both[0] = both[n] = (sdyrt_bootstrap)SDYRT_BOOTSTRAP_INIT;
    bool good = sdyrt_bootstrap_threads(size, both) == SDYRT_OK &&
                sdyrt_bootstrap_threads(size, both + n) == SDYRT_OK;
    if (!good)
        bench_fail("%s", sdyrt_last_error());
    int started = 0;
    for (; good && started < size; started++) {
        seat *s = &seats[started];
        s->state.meeting = both[started];
        s->peers = &both[n + (size_t)started];
        s->fn = fn;
        s->argument = argument;
        s->rank = (perf_rank){.backend = &perf_nccl,
                              .rank = started,
                              .size = size,
                              .state = &s->state};
        if (pthread_create(&s->thread, NULL, seat_main, s) != 0) {
            bench_fail("no thread for rank %d", started);
            _Exit(EXIT_FAILURE);
        }
    }
    for (int r = 0; r < started; r++)
        pthread_join(seats[r].thread, NULL);
    for (size_t i = 0; i < 2 * n; i++)
        sdyrt_bootstrap_free(&both[i]);
    free(both);
    free(seats);
    return good;
}

static bool nccl_run(int size, perf_rank_fn fn, void *argument) {
    return self.start == PERF_ALONE ? run_threads(size, fn, argument)
                                    : run_process(size, fn, argument);
}

/* -- the process ----------------------------------------------------------- */

static bool nccl_open(int wanted, int *size, int *me) {
    *me = 0;
    self.start = perf_started_by();
    if (!sdyrt_nccl_describe(self.software, sizeof self.software)) {
        bench_fail("--backend nccl: %s", self.software);
        perf_wait_for_text();
        return false;
    }
    if (self.start == PERF_ALONE) {
        const int devices = perf_gpu_count();
        *size = wanted > 0 ? wanted : devices > 0 ? devices : 1;
        return devices == 0 || *size <= devices ||
               bench_fail("%d ranks are threads with a GPU each, and there %s "
                          "%d; 'sdyrt launch --share-gpus -n %d -- sdyrt_perf "
                          "..' runs processes that share one",
                          *size, devices == 1 ? "is" : "are", devices, *size);
    }
    if (join(&self.meeting) != SDYRT_OK) {
        bench_fail("--backend nccl: %s",
                   *sdyrt_last_error() != '\0'
                       ? sdyrt_last_error()
                       : "mpirun needs a build with its MPI");
        perf_wait_for_text();
        return false;
    }
    *size = self.meeting.size;
    *me = self.meeting.rank;
    bench_fail_silent(*me != 0);
    return wanted <= *size ||
           bench_fail("%d ranks are needed, and the job has %d", wanted, *size);
}

static void nccl_close(void) {
    sdyrt_bootstrap_free(&self.meeting);
#ifdef SDYRT_PERF_MPI
    if (self.mpi_is_open)
        MPI_Finalize();
#endif
}

static void nccl_describe(char *software, char *device, size_t bytes) {
    snprintf(software, bytes, "%s", self.software);
    perf_gpu_describe(device, bytes);
}

static sdyrt_status nccl_alloc(perf_rank *rank, size_t bytes, void **memory) {
    return perf_nccl_try(rank, "cudaMalloc", perf_gpu_alloc(bytes, memory));
}

static void nccl_free(perf_rank *rank, void *memory) {
    (void)rank;
    perf_gpu_free(memory);
}

static const perf_method *const methods[] = {
#ifdef SDYRT_PERF_NCCL
    &perf_method_nccl_raw,
#endif
    &perf_method_nccl_memcpy, NULL};

_Static_assert(sizeof methods / sizeof *methods - 1 <= PERF_MAX_VS,
               "--vs all takes all of them");

const perf_backend perf_nccl = {
    .name = "nccl",
    .open = nccl_open,
    .run = nccl_run,
    .close = nccl_close,
    .barrier = nccl_barrier,
    .combine = nccl_combine,
    .alloc = nccl_alloc,
    .free = nccl_free,
    .foreign = "cudaMalloc",
    .one_clock = nccl_one_clock,
    .describe = nccl_describe,
    .methods = methods,
#ifdef SDYRT_PERF_NCCL
    .bare = &perf_method_nccl_raw,
#endif
};

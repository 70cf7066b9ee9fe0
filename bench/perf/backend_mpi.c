/* Ranks as processes that mpirun started. Errors of MPI itself end the run, as
 * they do by default. */
#include "bench/common/fail.h"
#include "bench/perf/mpi_state.h"
#include "bench/perf/options.h"
#include <sdyrt/mpi.h>
#include <stdlib.h>

static bool is_open;

static bool mpi_open(int wanted, int *size, int *me) {
    MPI_Init(NULL, NULL);
    is_open = true;
    MPI_Comm_size(MPI_COMM_WORLD, size);
    MPI_Comm_rank(MPI_COMM_WORLD, me);
    bench_fail_silent(*me != 0);
    if (wanted > *size)
        return bench_fail("%d ranks are needed, and mpirun started %d", wanted,
                          *size);
    return true;
}

static void mpi_close(void) {
    if (is_open)
        MPI_Finalize();
}

/* Whether all ranks are on one node. */
static bool on_one_node(int size) {
    MPI_Comm node;
    int n;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL,
                        &node);
    MPI_Comm_size(node, &n);
    MPI_Comm_free(&node);
    int all = n == size;
    MPI_Allreduce(MPI_IN_PLACE, &all, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    return all != 0;
}

static sdyrt_status run_rank(perf_rank_fn fn, perf_rank *rank, void *argument) {
    PERF_TRY(sdyrt_mpi_create(NULL, MPI_COMM_WORLD, &rank->context));
    const sdyrt_status status = fn(rank, argument);
    if (status == SDYRT_OK)
        sdyrt_context_destroy(rank->context);
    return status;
}

static bool mpi_run(int size, perf_rank_fn fn, void *argument) {
    perf_mpi_state state = {.one_node = on_one_node(size)};
    MPI_Comm_dup(MPI_COMM_WORLD, &state.comm);
    perf_rank rank = {.backend = &perf_mpi, .size = size, .state = &state};
    MPI_Comm_rank(state.comm, &rank.rank);
    const sdyrt_status status = run_rank(fn, &rank, argument);
    if (status != SDYRT_OK) { /* the others may be waiting for this one */
        const char *text = sdyrt_last_error();
        bench_fail_silent(false);
        bench_fail("rank %d: %s", rank.rank,
                   *text != '\0' ? text : sdyrt_status_name(status));
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    }
    MPI_Comm_free(&state.comm);
    return true;
}

static sdyrt_status mpi_barrier(perf_rank *rank) {
    MPI_Barrier(perf_comm(rank));
    return SDYRT_OK;
}

static sdyrt_status mpi_combine(perf_rank *rank, perf_combine how,
                                double *values, int n) {
    MPI_Allreduce(MPI_IN_PLACE, values, n, MPI_DOUBLE,
                  how == PERF_SUM ? MPI_SUM : MPI_MAX, perf_comm(rank));
    return SDYRT_OK;
}

static bool mpi_one_clock(const perf_rank *rank) {
    return ((const perf_mpi_state *)rank->state)->one_node;
}

static const perf_method *const methods[] = {
    &perf_method_mpi_raw,
    &perf_method_mpi_alltoallw,
    &perf_method_mpi_neighbor_alltoallw,
    &perf_method_mpi_pack,
    &perf_method_mpi_unpack,
    &perf_method_mpi_memcpy,
    NULL};

_Static_assert(sizeof methods / sizeof *methods - 1 <= PERF_MAX_VS,
               "--vs all takes all of them");

const perf_backend perf_mpi = {
    .name = "mpi",
    .open = mpi_open,
    .run = mpi_run,
    .close = mpi_close,
    .barrier = mpi_barrier,
    .combine = mpi_combine,
    .one_clock = mpi_one_clock,
    .methods = methods,
};

/* The code that one would write with MPI for tiles of any sizes: MPI_Allgatherv
 * and MPI_Alltoallv; and for halos: MPI_Sendrecv of a face after another, so
 * that corners arrive too. */
#include "bench/perf/method_mpi.h"
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* -- parts ----------------------------------------------------------------- */

static int64_t line_bytes(const perf_call *call) {
    int64_t bytes = (int64_t)call->width;
    for (int d = 1; d < call->op->type.rank; d++)
        bytes *= call->op->type.dims[d];
    return bytes;
}

/* The rows that each member has of an all_gather. */
static sdyrt_status report_sizes(const perf_call *call,
                                 const perf_mpi_group *group, int64_t line,
                                 perf_mpi_parts *parts) {
    sdyrt_status status;
    const int64_t own = (int64_t)call->in_bytes / line;
    int64_t *const all =
        cli_gather(call->rank->meeting, &own, sizeof own, &status);
    for (int64_t q = 0; all != NULL && q < group->of.n; q++)
        parts->received[q] = (int)all[group->of.ranks[q]];
    free(all);
    return status;
}

sdyrt_status perf_mpi_parts_open(const perf_call *call,
                                 const perf_mpi_group *group,
                                 perf_mpi_parts *parts, bool *fits) {
    const int64_t n = group->of.n, line = line_bytes(call);
    parts->sent = cli_alloc(4 * (size_t)n + 1, sizeof *parts->sent);
    parts->sent_at = parts->sent + n;
    parts->received = parts->sent_at + n;
    parts->received_at = parts->received + n;
    *fits = line <= INT_MAX && (int64_t)call->in_bytes / line <= INT_MAX &&
            (int64_t)call->out_bytes / line <= INT_MAX;
    parts->row = perf_mpi_bytes((size_t)line);
    if (call->matrix == NULL)
        PERF_TRY(report_sizes(call, group, line, parts));
    for (int64_t q = 0; call->matrix != NULL && q < n; q++) {
        parts->sent[q] = (int)call->matrix[group->of.index * n + q];
        parts->received[q] = (int)call->matrix[q * n + group->of.index];
    }
    for (int64_t q = 1; q < n; q++) {
        parts->sent_at[q] = parts->sent_at[q - 1] + parts->sent[q - 1];
        parts->received_at[q] =
            parts->received_at[q - 1] + parts->received[q - 1];
    }
    return SDYRT_OK;
}

void perf_mpi_parts_close(perf_mpi_parts *parts) {
    if (parts->sent != NULL)
        MPI_Type_free(&parts->row);
    free(parts->sent);
    parts->sent = NULL;
}

/* Exchange rows, after the counts where each run brings its own. */
static void exchange(const perf_call *call, MPI_Comm comm,
                     const perf_mpi_parts *parts) {
    void *const out = call->back != NULL ? call->between : call->out;
    if (call->counts != NULL)
        MPI_Alltoall(parts->sent, 1, MPI_INT, parts->received, 1, MPI_INT,
                     comm);
    MPI_Alltoallv(call->in, parts->sent, parts->sent_at, parts->row, out,
                  parts->received, parts->received_at, parts->row, comm);
    if (call->back != NULL)
        MPI_Alltoallv(out, parts->received, parts->received_at, parts->row,
                      call->out, parts->sent, parts->sent_at, parts->row, comm);
}

void perf_mpi_parts_run(const perf_call *call, const perf_mpi_group *group,
                        const perf_mpi_parts *parts) {
    if (group->comm == MPI_COMM_NULL)
        return; /* outside the mesh */
    if (call->matrix != NULL)
        exchange(call, group->comm, parts);
    else
        MPI_Allgatherv(call->in, parts->received[group->of.index], parts->row,
                       call->out, parts->received, parts->received_at,
                       parts->row, group->comm);
}

/* -- halos ----------------------------------------------------------------- */

/* The rank whose tile is next to this rank's in dimension `dim`, after it or
 * before; MPI_PROC_NULL: none. */
static int neighbour(const perf_call *call, int dim, bool is_after) {
    const sdyrt_sharding *const sharding = call->op->to;
    const int n_dims = sdyrt_sharding_rank(sharding);
    int64_t own[SDYRT_MAX_RANK], index;
    assert(dim < n_dims);
    for (int d = 0; d < n_dims; d++)
        if (sdyrt_shard_index(sharding, d, call->rank->rank, &own[d]) !=
            SDYRT_OK)
            return MPI_PROC_NULL;
    own[dim] += is_after ? 1 : -1;
    for (int rank = 0; rank < call->rank->size; rank++) {
        bool is_it = true;
        for (int d = 0; d < n_dims && is_it; d++)
            is_it = sdyrt_shard_index(sharding, d, rank, &index) == SDYRT_OK &&
                    index == own[d];
        if (is_it)
            return rank;
    }
    return MPI_PROC_NULL;
}

/* The face of a dimension from row `at` on. */
static MPI_Datatype face(const sdyrt_tile *tile, int dim, int64_t width,
                         int64_t at, MPI_Datatype element) {
    int sizes[SDYRT_MAX_RANK], subsizes[SDYRT_MAX_RANK],
        starts[SDYRT_MAX_RANK] = {0};
    MPI_Datatype type;
    for (int d = 0; d < tile->rank; d++) {
        sizes[d] = (int)tile->size[d];
        subsizes[d] = d == dim ? (int)width : sizes[d];
    }
    starts[dim] = (int)at;
    MPI_Type_create_subarray(tile->rank, sizes, subsizes, starts, MPI_ORDER_C,
                             element, &type);
    MPI_Type_commit(&type);
    return type;
}

static void open_dim(const perf_call *call, int d, MPI_Datatype element,
                     perf_mpi_faces *faces) {
    const sdyrt_tile *const tile = &call->info->out_tile;
    const sdyrt_dim_sharding dim = sdyrt_sharding_dim_at(call->op->to, d);
    const int64_t end = tile->size[d] - dim.high;
    const bool has[] = {dim.low > 0, dim.high > 0};
    const int64_t width[] = {dim.low, dim.high};
    for (int side = 0; side < 2; side++) { /* to those after, to those before */
        if (!has[side]) {
            faces->to[d][side] = faces->from[d][side] = MPI_PROC_NULL;
            faces->sent[d][side] = faces->received[d][side] = MPI_DATATYPE_NULL;
            continue;
        }
        faces->to[d][side] = neighbour(call, d, side == 0);
        faces->from[d][side] = neighbour(call, d, side != 0);
        faces->sent[d][side] = face(
            tile, d, width[side], side == 0 ? end - dim.low : dim.low, element);
        faces->received[d][side] =
            face(tile, d, width[side], side == 0 ? 0 : end, element);
    }
}

sdyrt_status perf_mpi_faces_open(const perf_call *call, perf_mpi_faces *faces,
                                 bool *fits) {
    const sdyrt_sharding *const sharding = call->op->to;
    const sdyrt_tile *const tile = &call->info->out_tile;
    int64_t shards = 1;
    for (int d = 0; d < tile->rank; d++) {
        const sdyrt_dim_sharding dim = sdyrt_sharding_dim_at(sharding, d);
        const int64_t core = tile->size[d] - dim.low - dim.high;
        shards *= sdyrt_sharding_shards(sharding, d);
        *fits = *fits && core >= dim.low && core >= dim.high &&
                tile->size[d] <= INT_MAX;
    }
    *fits = *fits && shards == call->rank->size;
    PERF_TRY(perf_all(call->rank, fits));
    if (!*fits)
        return SDYRT_OK;
    MPI_Datatype element = perf_mpi_bytes(call->width);
    for (faces->rank = 0; faces->rank < tile->rank; faces->rank++)
        open_dim(call, faces->rank, element, faces);
    MPI_Type_free(&element);
    return SDYRT_OK;
}

void perf_mpi_faces_close(perf_mpi_faces *faces) {
    for (int d = 0; d < faces->rank; d++)
        for (int side = 0; side < 2; side++)
            if (faces->sent[d][side] != MPI_DATATYPE_NULL) {
                MPI_Type_free(&faces->sent[d][side]);
                MPI_Type_free(&faces->received[d][side]);
            }
    faces->rank = 0;
}

void perf_mpi_faces_run(const perf_call *call, const perf_mpi_faces *faces) {
    for (int d = 0; d < faces->rank; d++)
        for (int side = 0; side < 2; side++)
            if (faces->sent[d][side] != MPI_DATATYPE_NULL)
                MPI_Sendrecv(call->out, 1, faces->sent[d][side],
                             faces->to[d][side], 0, call->out, 1,
                             faces->received[d][side], faces->from[d][side], 0,
                             MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

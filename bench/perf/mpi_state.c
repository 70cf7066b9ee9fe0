#include "bench/perf/mpi_state.h"
#include <stdlib.h>
#include <string.h>

sdyrt_status perf_mpi_group_open(const perf_call *call, perf_mpi_group *group) {
    const sdyrt_mesh *mesh = sdyrt_sharding_mesh(call->op->from);
    const int me = call->rank->rank;
    int64_t position, count = 0, index = 0;
    *group = (perf_mpi_group){.comm = MPI_COMM_NULL};
    int color = MPI_UNDEFINED;
    if (sdyrt_mesh_position_of(mesh, me, &position) == SDYRT_OK) {
        PERF_TRY(
            sdyrt_mesh_group(mesh, call->axes, me, NULL, 0, &count, &index));
        group->ranks = calloc((size_t)count, sizeof *group->ranks);
        if (group->ranks == NULL)
            return SDYRT_MEMORY;
        PERF_TRY(sdyrt_mesh_group(mesh, call->axes, me, group->ranks, count,
                                  &count, &index));
        color = (int)group->ranks[0];
        group->n = (int)count;
    }
    MPI_Comm_split(perf_comm(call->rank), color, (int)index, &group->comm);
    return SDYRT_OK;
}

void perf_mpi_group_close(perf_mpi_group *group) {
    if (group->comm != MPI_COMM_NULL)
        MPI_Comm_free(&group->comm);
    free(group->ranks);
    group->ranks = NULL;
}

bool perf_mpi_all(const perf_call *call, bool mine) {
    int all = mine;
    MPI_Allreduce(MPI_IN_PLACE, &all, 1, MPI_INT, MPI_MIN,
                  perf_comm(call->rank));
    return all != 0;
}

bool perf_mpi_even(const perf_call *call, size_t bytes) {
    const bool owner =
        call->info->in_device >= 0 || call->info->out_device >= 0;
    long long ends[] = {owner ? (long long)bytes : 0,
                        owner ? -(long long)bytes : -INT64_MAX};
    MPI_Allreduce(MPI_IN_PLACE, ends, 2, MPI_LONG_LONG, MPI_MAX,
                  perf_comm(call->rank));
    return ends[0] == -ends[1];
}

MPI_Datatype perf_mpi_type(sdyrt_dtype dtype) {
    switch (dtype) {
    case SDYRT_F64:
        return MPI_DOUBLE;
    case SDYRT_F32:
        return MPI_FLOAT;
    case SDYRT_I8:
        return MPI_INT8_T;
    case SDYRT_I16:
        return MPI_INT16_T;
    case SDYRT_I32:
        return MPI_INT32_T;
    case SDYRT_I64:
        return MPI_INT64_T;
    case SDYRT_U8:
        return MPI_UINT8_T;
    case SDYRT_U16:
        return MPI_UINT16_T;
    case SDYRT_U32:
        return MPI_UINT32_T;
    case SDYRT_U64:
        return MPI_UINT64_T;
    case SDYRT_C64:
        return MPI_C_FLOAT_COMPLEX;
    case SDYRT_C128:
        return MPI_C_DOUBLE_COMPLEX;
    default:
        return MPI_DATATYPE_NULL;
    }
}

char *perf_touched(size_t bytes) {
    char *memory = malloc(bytes + 1);
    if (memory != NULL)
        memset(memory, 1, bytes + 1);
    return memory;
}

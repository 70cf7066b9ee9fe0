#include "bench/perf/mpi_state.h"
#include <stdlib.h>
#include <string.h>

sdyrt_status perf_mpi_group_open(const perf_call *call, perf_mpi_group *group) {
    group->comm = MPI_COMM_NULL;
    PERF_TRY(perf_group_get(call, &group->of));
    const int color = group->of.n > 0 ? (int)group->of.ranks[0] : MPI_UNDEFINED;
    MPI_Comm_split(perf_comm(call->rank), color, (int)group->of.index,
                   &group->comm);
    return SDYRT_OK;
}

void perf_mpi_group_close(perf_mpi_group *group) {
    if (group->comm != MPI_COMM_NULL)
        MPI_Comm_free(&group->comm);
    perf_group_free(&group->of);
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

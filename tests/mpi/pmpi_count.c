#include "mpi/pmpi_count.h"

pmpi_counts pmpi_live;

/* `made`: the handle that a call may have set. */
#define CREATES(kind, null, made, name, parameters, arguments)                 \
    int MPI_##name parameters {                                                \
        const int code = PMPI_##name arguments;                                \
        if (code == MPI_SUCCESS && *(made) != (null)) {                        \
            pmpi_live.kind++;                                                  \
            pmpi_live.created++;                                               \
        }                                                                      \
        return code;                                                           \
    }

#define FREES(kind, name, type)                                                \
    int MPI_##name(type *handle) {                                             \
        const int code = PMPI_##name(handle);                                  \
        if (code == MPI_SUCCESS)                                               \
            pmpi_live.kind--;                                                  \
        return code;                                                           \
    }

#define COMM(name, parameters, arguments)                                      \
    CREATES(comms, MPI_COMM_NULL, made, name, parameters, arguments)
COMM(Comm_dup, (MPI_Comm comm, MPI_Comm *made), (comm, made))
COMM(Comm_dup_with_info, (MPI_Comm comm, MPI_Info info, MPI_Comm *made),
     (comm, info, made))
COMM(Comm_idup, (MPI_Comm comm, MPI_Comm *made, MPI_Request *request),
     (comm, made, request))
COMM(Comm_create, (MPI_Comm comm, MPI_Group group, MPI_Comm *made),
     (comm, group, made))
COMM(Comm_create_group,
     (MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *made),
     (comm, group, tag, made))
COMM(Comm_split, (MPI_Comm comm, int color, int key, MPI_Comm *made),
     (comm, color, key, made))
COMM(Comm_split_type,
     (MPI_Comm comm, int type, int key, MPI_Info info, MPI_Comm *made),
     (comm, type, key, info, made))
FREES(comms, Comm_free, MPI_Comm)
FREES(comms, Comm_disconnect, MPI_Comm)

#define WIN(name, parameters, arguments)                                       \
    CREATES(windows, MPI_WIN_NULL, made, name, parameters, arguments)
WIN(Win_create,
    (void *base, MPI_Aint size, int unit, MPI_Info info, MPI_Comm comm,
     MPI_Win *made),
    (base, size, unit, info, comm, made))
WIN(Win_allocate,
    (MPI_Aint size, int unit, MPI_Info info, MPI_Comm comm, void *base,
     MPI_Win *made),
    (size, unit, info, comm, base, made))
WIN(Win_allocate_shared,
    (MPI_Aint size, int unit, MPI_Info info, MPI_Comm comm, void *base,
     MPI_Win *made),
    (size, unit, info, comm, base, made))
WIN(Win_create_dynamic, (MPI_Info info, MPI_Comm comm, MPI_Win *made),
    (info, comm, made))
FREES(windows, Win_free, MPI_Win)

#define TYPE(name, parameters, arguments)                                      \
    CREATES(types, MPI_DATATYPE_NULL, made, name, parameters, arguments)
TYPE(Type_dup, (MPI_Datatype type, MPI_Datatype *made), (type, made))
TYPE(Type_contiguous, (int n, MPI_Datatype type, MPI_Datatype *made),
     (n, type, made))
TYPE(Type_vector,
     (int n, int block, int stride, MPI_Datatype type, MPI_Datatype *made),
     (n, block, stride, type, made))
TYPE(Type_create_hvector,
     (int n, int block, MPI_Aint stride, MPI_Datatype type, MPI_Datatype *made),
     (n, block, stride, type, made))
TYPE(Type_indexed,
     (int n, const int blocks[], const int at[], MPI_Datatype type,
      MPI_Datatype *made),
     (n, blocks, at, type, made))
TYPE(Type_create_hindexed,
     (int n, const int blocks[], const MPI_Aint at[], MPI_Datatype type,
      MPI_Datatype *made),
     (n, blocks, at, type, made))
TYPE(Type_create_indexed_block,
     (int n, int block, const int at[], MPI_Datatype type, MPI_Datatype *made),
     (n, block, at, type, made))
TYPE(Type_create_hindexed_block,
     (int n, int block, const MPI_Aint at[], MPI_Datatype type,
      MPI_Datatype *made),
     (n, block, at, type, made))
TYPE(Type_create_struct,
     (int n, const int blocks[], const MPI_Aint at[],
      const MPI_Datatype types[], MPI_Datatype *made),
     (n, blocks, at, types, made))
TYPE(Type_create_subarray,
     (int n, const int sizes[], const int subsizes[], const int starts[],
      int order, MPI_Datatype type, MPI_Datatype *made),
     (n, sizes, subsizes, starts, order, type, made))
TYPE(Type_create_resized,
     (MPI_Datatype type, MPI_Aint lower, MPI_Aint extent, MPI_Datatype *made),
     (type, lower, extent, made))
FREES(types, Type_free, MPI_Datatype)

CREATES(ops, MPI_OP_NULL, made, Op_create,
        (MPI_User_function * function, int commutes, MPI_Op *made),
        (function, commutes, made))
FREES(ops, Op_free, MPI_Op)

#define GROUP(name, parameters, arguments)                                     \
    CREATES(groups, MPI_GROUP_NULL, made, name, parameters, arguments)
GROUP(Comm_group, (MPI_Comm comm, MPI_Group *made), (comm, made))
GROUP(Group_incl, (MPI_Group group, int n, const int ranks[], MPI_Group *made),
      (group, n, ranks, made))
GROUP(Group_excl, (MPI_Group group, int n, const int ranks[], MPI_Group *made),
      (group, n, ranks, made))
GROUP(Group_range_incl,
      (MPI_Group group, int n, int ranges[][3], MPI_Group *made),
      (group, n, ranges, made))
FREES(groups, Group_free, MPI_Group)

CREATES(infos, MPI_INFO_NULL, made, Info_create, (MPI_Info * made), (made))
CREATES(infos, MPI_INFO_NULL, made, Info_dup, (MPI_Info info, MPI_Info *made),
        (info, made))
FREES(infos, Info_free, MPI_Info)

CREATES(errhandlers, MPI_ERRHANDLER_NULL, made, Comm_create_errhandler,
        (MPI_Comm_errhandler_function * function, MPI_Errhandler *made),
        (function, made))
CREATES(errhandlers, MPI_ERRHANDLER_NULL, made, Comm_get_errhandler,
        (MPI_Comm comm, MPI_Errhandler *made), (comm, made))
FREES(errhandlers, Errhandler_free, MPI_Errhandler)

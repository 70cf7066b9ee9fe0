/* Agreement of runtime/nccl/api.h with nccl.h, tested by the compiler; built
 * where there is an nccl.h. */
#include "runtime/nccl/api.h"

#include <nccl.h>

#define SAME_VALUE(ours, theirs)                                               \
    _Static_assert((int)(ours) == (int)(theirs), #ours " is not " #theirs)

SAME_VALUE(SDYI_NCCL_SUCCESS, ncclSuccess);
SAME_VALUE(SDYI_NCCL_CUDA_ERROR, ncclUnhandledCudaError);
SAME_VALUE(SDYI_NCCL_SYSTEM_ERROR, ncclSystemError);
SAME_VALUE(SDYI_NCCL_INTERNAL_ERROR, ncclInternalError);
SAME_VALUE(SDYI_NCCL_INVALID_ARGUMENT, ncclInvalidArgument);
SAME_VALUE(SDYI_NCCL_INVALID_USAGE, ncclInvalidUsage);
SAME_VALUE(SDYI_NCCL_REMOTE_ERROR, ncclRemoteError);
SAME_VALUE(SDYI_NCCL_IN_PROGRESS, ncclInProgress);
SAME_VALUE(SDYI_NCCL_INT8, ncclInt8);
SAME_VALUE(SDYI_NCCL_UINT8, ncclUint8);
SAME_VALUE(SDYI_NCCL_INT32, ncclInt32);
SAME_VALUE(SDYI_NCCL_UINT32, ncclUint32);
SAME_VALUE(SDYI_NCCL_INT64, ncclInt64);
SAME_VALUE(SDYI_NCCL_UINT64, ncclUint64);
SAME_VALUE(SDYI_NCCL_FLOAT16, ncclFloat16);
SAME_VALUE(SDYI_NCCL_FLOAT32, ncclFloat32);
SAME_VALUE(SDYI_NCCL_FLOAT64, ncclFloat64);
SAME_VALUE(SDYI_NCCL_BFLOAT16, ncclBfloat16);
SAME_VALUE(SDYI_NCCL_SUM, ncclSum);
SAME_VALUE(SDYI_NCCL_PROD, ncclProd);
SAME_VALUE(SDYI_NCCL_MAX, ncclMax);
SAME_VALUE(SDYI_NCCL_MIN, ncclMin);
SAME_VALUE(SDYI_NCCL_HAS_TRAFFIC_CLASS, NCCL_VERSION(2, 26, 0));
SAME_VALUE(SDYI_NCCL_HAS_COMM_NAME, NCCL_VERSION(2, 27, 0));
SAME_VALUE(SDYI_NCCL_UNSET, NCCL_CONFIG_UNDEF_INT);
SAME_VALUE(SDYI_NCCL_NO_COLOUR, NCCL_SPLIT_NOCOLOR);
SAME_VALUE(SDYI_NCCL_OLDEST, NCCL_VERSION(2, 18, 0));
_Static_assert(sizeof(sdyi_nccl_result) == sizeof(ncclResult_t), "result");
_Static_assert(sizeof(sdyi_nccl_dtype) == sizeof(ncclDataType_t), "dtype");
_Static_assert(sizeof(sdyi_nccl_redop) == sizeof(ncclRedOp_t), "reduction");
_Static_assert(sizeof(sdyi_nccl_id) == sizeof(ncclUniqueId), "unique id");

/* Ours is a prefix of theirs. */
#define SAME_PLACE(ours, theirs)                                               \
    _Static_assert(offsetof(sdyi_nccl_config, ours) ==                         \
                           offsetof(ncclConfig_t, theirs) &&                   \
                       sizeof((sdyi_nccl_config){0}.ours) ==                   \
                           sizeof((ncclConfig_t){0}.theirs),                   \
                   #ours " is not where " #theirs " is")

SAME_PLACE(size, size);
SAME_PLACE(magic, magic);
SAME_PLACE(version, version);
SAME_PLACE(blocking, blocking);
SAME_PLACE(cga_cluster_size, cgaClusterSize);
SAME_PLACE(min_ctas, minCTAs);
SAME_PLACE(max_ctas, maxCTAs);
SAME_PLACE(net_name, netName);
SAME_PLACE(split_share, splitShare);
#if NCCL_VERSION_CODE >= SDYI_NCCL_HAS_TRAFFIC_CLASS
SAME_PLACE(traffic_class, trafficClass);
#endif
#if NCCL_VERSION_CODE >= SDYI_NCCL_HAS_COMM_NAME
SAME_PLACE(comm_name, commName);
_Static_assert(sizeof(sdyi_nccl_config) <= sizeof(ncclConfig_t), "config");
#endif

/* From here on the names of our types stand for NCCL's, so that the lists of
 * functions declare NCCL's own. */
#define sdyi_nccl_result ncclResult_t
#define sdyi_nccl_dtype ncclDataType_t
#define sdyi_nccl_redop ncclRedOp_t
#define sdyi_nccl_comm struct ncclComm
#define sdyi_nccl_id ncclUniqueId
#define sdyi_nccl_config ncclConfig_t
#define SAME_FUNCTION(member, name, returns, parameters)                       \
    _Static_assert(                                                            \
        __builtin_types_compatible_p(__typeof__(name), returns parameters),    \
        #name " has another type");
SDYI_NCCL_REQUIRED(SAME_FUNCTION)
SDYI_NCCL_OPTIONAL(SAME_FUNCTION)

int main(void) {
    return 0;
}

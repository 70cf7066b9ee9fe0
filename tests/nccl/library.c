/* A library that looks like NCCL to who opens it: VERSION is what it says of
 * itself, and LACKS_SEND leaves a function out. It keeps in SEEN_GRAPH_REGISTER
 * what the environment says of NCCL_GRAPH_REGISTER when it is opened. */
#define _POSIX_C_SOURCE 200112L
#include <stdlib.h>

#define EXPORT __attribute__((visibility("default")))

__attribute__((constructor)) static void see(void) {
    const char *const value = getenv("NCCL_GRAPH_REGISTER");
    (void)setenv("SEEN_GRAPH_REGISTER", value == NULL ? "none" : value, 1);
}

EXPORT int ncclGetVersion(int *version);
EXPORT int ncclGetVersion(int *version) {
    *version = VERSION;
    return VERSION == 0; /* a failure */
}

#define STUB(name)                                                             \
    EXPORT int name(void);                                                     \
    EXPORT int name(void) {                                                    \
        return 5;                                                              \
    }

STUB(ncclGetUniqueId)
STUB(ncclCommInitRankConfig)
STUB(ncclCommSplit)
STUB(ncclCommFinalize)
STUB(ncclCommDestroy)
STUB(ncclCommAbort)
STUB(ncclCommGetAsyncError)
STUB(ncclCommCount)
STUB(ncclCommUserRank)
STUB(ncclCommCuDevice)
STUB(ncclGetErrorString)
STUB(ncclGetLastError)
STUB(ncclGroupStart)
STUB(ncclGroupEnd)
STUB(ncclRecv)
STUB(ncclAllGather)
STUB(ncclReduceScatter)
STUB(ncclAllReduce)
STUB(ncclReduce)
STUB(ncclBroadcast)
#ifndef LACKS_SEND
STUB(ncclSend)
#endif

/* A library that looks like NCCL to who opens it: VERSION is what it says of
 * itself, and LACKS_SEND leaves a function out. */
#define EXPORT __attribute__((visibility("default")))

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
STUB(ncclBroadcast)
#ifndef LACKS_SEND
STUB(ncclSend)
#endif

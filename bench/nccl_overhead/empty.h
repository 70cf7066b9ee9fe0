/* A device and an NCCL whose functions do nothing. */
#ifndef SDYRT_BENCH_NCCL_OVERHEAD_EMPTY_H
#define SDYRT_BENCH_NCCL_OVERHEAD_EMPTY_H

#include "runtime/nccl/api.h"

typedef enum empty_call {
    EMPTY_GET_DEVICE,
    EMPTY_CAPTURING,
    EMPTY_ATTRIBUTES,
    EMPTY_RECORD,
    EMPTY_WAIT,
    EMPTY_LAUNCH,
    EMPTY_GROUP,
    EMPTY_NCCL,
    EMPTY_QUERY,
    EMPTY_CALLS
} empty_call;

/* How often this thread has called it, and its name. */
int64_t empty_count(empty_call call);
const char *empty_name(empty_call call);

extern const sdyi_nccl_api empty_api;

#endif

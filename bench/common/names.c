/* The library prints these names; here they are read. */
#include "bench/common/names.h"
#include <string.h>

bool op_by_name(const char *name, sdyrt_op_kind *kind) {
    for (int i = 0; i < SDYRT_OP_COUNT; i++) {
        if (strcmp(sdyrt_op_name((sdyrt_op_kind)i), name) == 0) {
            *kind = (sdyrt_op_kind)i;
            return true;
        }
    }
    return false;
}

bool reduction_by_name(const char *name, sdyrt_reduction *reduction) {
    for (int i = 0; i < SDYRT_REDUCTION_COUNT; i++) {
        if (strcmp(sdyrt_reduction_name((sdyrt_reduction)i), name) == 0) {
            *reduction = (sdyrt_reduction)i;
            return true;
        }
    }
    return false;
}

bool dtype_by_name(const char *name, sdyrt_dtype *dtype) {
    static const struct {
        const char *name;
        sdyrt_dtype dtype;
    } nccl[] = {
        {"int8", SDYRT_I8},       {"uint8", SDYRT_U8},
        {"int32", SDYRT_I32},     {"uint32", SDYRT_U32},
        {"int64", SDYRT_I64},     {"uint64", SDYRT_U64},
        {"half", SDYRT_F16},      {"float", SDYRT_F32},
        {"double", SDYRT_F64},    {"bfloat16", SDYRT_BF16},
        {"f8e4m3", SDYRT_F8E4M3}, {"f8e5m2", SDYRT_F8E5M2},
    };
    for (int i = 0; i < SDYRT_DTYPE_COUNT; i++) {
        if (strcmp(sdyrt_dtype_name((sdyrt_dtype)i), name) == 0) {
            *dtype = (sdyrt_dtype)i;
            return true;
        }
    }
    for (size_t i = 0; i < sizeof nccl / sizeof *nccl; i++) {
        if (strcmp(nccl[i].name, name) == 0) {
            *dtype = nccl[i].dtype;
            return true;
        }
    }
    return false;
}

/* Tables of element types and reductions. */
#include <sdyrt/type.h>

static const struct dtype {
    const char *name;
    size_t bytes;
} dtypes[SDYRT_DTYPE_COUNT] = {
    [SDYRT_F64] = {"f64", 8},
    [SDYRT_F32] = {"f32", 4},
    [SDYRT_F16] = {"f16", 2},
    [SDYRT_BF16] = {"bf16", 2},
    [SDYRT_I8] = {"i8", 1},
    [SDYRT_I16] = {"i16", 2},
    [SDYRT_I32] = {"i32", 4},
    [SDYRT_I64] = {"i64", 8},
    [SDYRT_U8] = {"ui8", 1},
    [SDYRT_U16] = {"ui16", 2},
    [SDYRT_U32] = {"ui32", 4},
    [SDYRT_U64] = {"ui64", 8},
    [SDYRT_C64] = {"complex<f32>", 8},
    [SDYRT_C128] = {"complex<f64>", 16},
    [SDYRT_BOOL] = {"i1", 1},
    [SDYRT_F8E4M3] = {"f8E4M3", 1},
    [SDYRT_F8E4M3FN] = {"f8E4M3FN", 1},
    [SDYRT_F8E4M3FNUZ] = {"f8E4M3FNUZ", 1},
    [SDYRT_F8E4M3B11FNUZ] = {"f8E4M3B11FNUZ", 1},
    [SDYRT_F8E5M2] = {"f8E5M2", 1},
    [SDYRT_F8E5M2FNUZ] = {"f8E5M2FNUZ", 1},
    [SDYRT_F8E3M4] = {"f8E3M4", 1},
    [SDYRT_F8E8M0FNU] = {"f8E8M0FNU", 1},
};

size_t sdyrt_dtype_bytes(sdyrt_dtype dtype) {
    return (unsigned)dtype < SDYRT_DTYPE_COUNT ? dtypes[dtype].bytes : 0;
}

const char *sdyrt_dtype_name(sdyrt_dtype dtype) {
    return (unsigned)dtype < SDYRT_DTYPE_COUNT ? dtypes[dtype].name : "?";
}

const char *sdyrt_reduction_name(sdyrt_reduction reduction) {
    switch (reduction) {
    case SDYRT_SUM:
        return "sum";
    case SDYRT_MAX:
        return "max";
    case SDYRT_MIN:
        return "min";
    case SDYRT_PROD:
        return "prod";
    case SDYRT_REDUCTION_COUNT:
        break;
    }
    return "?";
}

bool sdyrt_can_reduce(sdyrt_dtype dtype, sdyrt_reduction reduction) {
    if ((unsigned)reduction >= SDYRT_REDUCTION_COUNT)
        return false;
    switch (dtype) {
    case SDYRT_F64:
    case SDYRT_F32:
    case SDYRT_F16:
    case SDYRT_BF16:
    case SDYRT_I8:
    case SDYRT_I16:
    case SDYRT_I32:
    case SDYRT_I64:
    case SDYRT_U8:
    case SDYRT_U16:
    case SDYRT_U32:
    case SDYRT_U64:
        return true;
    case SDYRT_C64: /* complex numbers have no order */
    case SDYRT_C128:
        return reduction == SDYRT_SUM || reduction == SDYRT_PROD;
    case SDYRT_BOOL:
    case SDYRT_F8E4M3:
    case SDYRT_F8E4M3FN:
    case SDYRT_F8E4M3FNUZ:
    case SDYRT_F8E4M3B11FNUZ:
    case SDYRT_F8E5M2:
    case SDYRT_F8E5M2FNUZ:
    case SDYRT_F8E3M4:
    case SDYRT_F8E8M0FNU:
    case SDYRT_DTYPE_COUNT:
        break;
    }
    return false;
}

/* What is known of element types and reductions: tables. */
#include <sdyrt/type.h>

size_t sdyrt_dtype_bytes(sdyrt_dtype dtype) {
#define BYTES(name, text, bytes) bytes,
    static const size_t table[] = {SDYRT_DTYPES(BYTES)};
#undef BYTES
    return (unsigned)dtype < SDYRT_DTYPE_COUNT ? table[dtype] : 0;
}

const char *sdyrt_dtype_name(sdyrt_dtype dtype) {
#define TEXT(name, text, bytes) text,
    static const char *const table[] = {SDYRT_DTYPES(TEXT)};
#undef TEXT
    return (unsigned)dtype < SDYRT_DTYPE_COUNT ? table[dtype] : "?";
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

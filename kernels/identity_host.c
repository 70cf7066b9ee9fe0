/* The identities of reductions. */
#include "kernels/box.h"

#include <string.h>

/* The bits of the identity as an unsigned number of the element's width, for
 * the dtypes whose elements are one number. */
static uint64_t identity_bits(sdyrt_dtype dtype, sdyrt_reduction reduction) {
    static const struct {
        uint64_t one, least, greatest;
    } of[SDYRT_DTYPE_COUNT] = {
        [SDYRT_F64] = {0x3ff0000000000000, 0xfff0000000000000,
                       0x7ff0000000000000},
        [SDYRT_F32] = {0x3f800000, 0xff800000, 0x7f800000},
        [SDYRT_F16] = {0x3c00, 0xfc00, 0x7c00},
        [SDYRT_BF16] = {0x3f80, 0xff80, 0x7f80},
        [SDYRT_I8] = {1, 0x80, INT8_MAX},
        [SDYRT_I16] = {1, 0x8000, INT16_MAX},
        [SDYRT_I32] = {1, 0x80000000, INT32_MAX},
        [SDYRT_I64] = {1, 0x8000000000000000, INT64_MAX},
        [SDYRT_U8] = {1, 0, UINT8_MAX},
        [SDYRT_U16] = {1, 0, UINT16_MAX},
        [SDYRT_U32] = {1, 0, UINT32_MAX},
        [SDYRT_U64] = {1, 0, UINT64_MAX},
        [SDYRT_C64] = {0x3f800000, 0, 0}, /* the real part */
        [SDYRT_C128] = {0x3ff0000000000000, 0, 0},
    };
    switch (reduction) {
    case SDYRT_MAX:
        return of[dtype].least;
    case SDYRT_MIN:
        return of[dtype].greatest;
    case SDYRT_PROD:
        return of[dtype].one;
    default:
        return 0;
    }
}

void sdyi_identity(sdyrt_dtype dtype, sdyrt_reduction reduction, void *value) {
    const size_t width = sdyrt_dtype_bytes(dtype);
    const uint64_t bits = identity_bits(dtype, reduction);
    memset(value, 0, width);
    for (size_t i = 0; i < width && i < sizeof bits; i++)
        ((unsigned char *)value)[i] = (unsigned char)(bits >> 8 * i);
}

/* The identities of reductions. */
#include "base/reductions.h"
#include "kernels/box.h"
#include "kernels/convert_values.h"

#include <string.h>

typedef enum identity { ZERO, ONE, ONES, LEAST, GREATEST } identity;

#define FOLD(dtype, reduction, T, identity, ...)                               \
    [SDYRT_##dtype].of[SDYRT_##reduction] = identity,
static const struct {
    unsigned char of[SDYRT_REDUCTION_COUNT];
} identities[SDYRT_DTYPE_COUNT] = {SDYI_FOLDS(FOLD)};

/* `size`: as sdyi_int_of gives it. */
static uint64_t int_bits(int size, identity which) {
    const int bits = size < 0 ? -size : size;
    switch (which) {
    case ZERO:
        return 0;
    case ONE:
        return 1;
    case ONES:
        return sdyi_ones(bits);
    case LEAST:
        return size < 0 ? (uint64_t)1 << (bits - 1) : 0;
    case GREATEST:
        return sdyi_ones(size < 0 ? bits - 1 : bits);
    }
    return 0;
}

/* Of a complex number: the real part, which alone may be other than 0. */
static uint64_t float_bits(sdyrt_dtype dtype, identity which) {
    switch (which) {
    case ZERO: /* also where 0 is no number */
        return 0;
    case ONE:
        return sdyi_pack(dtype, sdyi_finite(false, 1, 0));
    case LEAST:
    case GREATEST:
        return sdyi_pack(dtype, (sdyi_unpacked){.kind = SDYI_INFINITE,
                                                .negative = which == LEAST});
    case ONES: /* of no float */
        break;
    }
    return 0;
}

void sdyi_identity(sdyrt_dtype dtype, sdyrt_reduction reduction, void *value) {
    const identity which = (identity)identities[dtype].of[reduction];
    const int size = sdyi_int_of(dtype);
    const uint64_t bits =
        size != 0 ? int_bits(size, which) : float_bits(dtype, which);
    const size_t width = sdyrt_dtype_bytes(dtype);
    memset(value, 0, width);
    for (size_t i = 0; i < width && i < sizeof bits; i++)
        ((unsigned char *)value)[i] = (unsigned char)(bits >> 8 * i);
}

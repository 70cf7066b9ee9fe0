/* Small whole numbers as elements of any dtype. */
#ifndef BENCH_NUMBERS_H
#define BENCH_NUMBERS_H

#include <sdyrt/type.h>

/* The bits of a whole number >= 0 as a float with a mantissa of `m` bits (the
 * hidden one not counted) and an exponent biased by `bias`. */
static inline uint64_t bench_float_bits(uint64_t value, int m, int bias) {
    if (value == 0)
        return 0;
    int e = 63 - __builtin_clzll(value);
    if (e > m) {
        const int drop = e - m;
        const uint64_t half = (uint64_t)1 << (drop - 1);
        const uint64_t odd = value >> drop & 1;
        value = (value + half - 1 + odd) >> drop;
        if (value >> (m + 1) != 0) {
            value >>= 1;
            e++;
        }
    } else {
        value <<= m - e;
    }
    return (uint64_t)(e + bias) << m | (value ^ (uint64_t)1 << m);
}

/* The bits of a small number as an element; of a complex one its real part. */
static inline uint64_t bench_bits_of(sdyrt_dtype dtype, uint64_t value) {
    switch (dtype) {
    case SDYRT_F64:
    case SDYRT_C128:
        return bench_float_bits(value, 52, 1023);
    case SDYRT_F32:
    case SDYRT_C64:
        return bench_float_bits(value, 23, 127);
    case SDYRT_F16:
        return bench_float_bits(value, 10, 15);
    case SDYRT_BF16:
        return bench_float_bits(value, 7, 127);
    case SDYRT_F8E4M3FN:
        return bench_float_bits(value, 3, 7);
    case SDYRT_F8E5M2:
        return bench_float_bits(value, 2, 15);
    case SDYRT_I8:
    case SDYRT_I16:
    case SDYRT_I32:
    case SDYRT_I64:
    case SDYRT_U8:
    case SDYRT_U16:
    case SDYRT_U32:
    case SDYRT_U64:
    case SDYRT_BOOL:
    case SDYRT_F8E4M3: /* dtypes from here on have no terms, they only move */
    case SDYRT_F8E4M3FNUZ:
    case SDYRT_F8E4M3B11FNUZ:
    case SDYRT_F8E5M2FNUZ:
    case SDYRT_F8E3M4:
    case SDYRT_F8E8M0FNU:
    case SDYRT_DTYPE_COUNT:
        break;
    }
    return value;
}

#endif

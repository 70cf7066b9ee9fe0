/* Converting one element of any dtype to any other, by integer arithmetic only,
 * so that hosts and devices give the same bits. As stablehlo.convert, and where
 * that leaves it open:
 *
 *   to a float     rounded once, to nearest even, subnormal results too; what
 *                  is too large becomes infinity, or NaN where there is none.
 *                  A NaN keeps its sign and first bits where it can.
 *   f8E8M0FNU      has no zero and no sign: what is at most 2^-127 becomes
 *                  2^-127, what is below zero NaN; the one digit of its numbers
 *                  is odd, so what lies between two becomes the larger one
 *   float to int   towards zero; the nearest that there is when it is out of
 *                  range; NaN becomes 0
 *   int to int     wraps
 *   i1             0 or 1: whether the value, or a part of it, is not zero
 *   complex        from real with 0 as imaginary part, to real without it
 *
 * A dtype to itself keeps its bits. */
#ifndef SDYI_KERNELS_CONVERT_VALUES_H
#define SDYI_KERNELS_CONVERT_VALUES_H

#include "kernels/host_device.h"
#include <sdyrt/type.h>

/* The bits of an element; `high` of 16 bytes only. */
typedef struct sdyi_bits {
    uint64_t low, high;
} sdyi_bits;

/* The encoding of infinities and NaNs in a format. */
typedef enum sdyi_specials {
    SDYI_IEEE,    /* the largest exponent: infinities and NaNs */
    SDYI_NAN_ALL, /* NaN: all bits but the sign; no infinity */
    SDYI_NAN_80,  /* NaN: what would be -0; no infinity */
    SDYI_SCALE    /* f8E8M0FNU: an exponent alone */
} sdyi_specials;

typedef struct sdyi_float_format {
    int exponent_bits, fraction_bits, bias;
    sdyi_specials specials;
} sdyi_float_format;

/* clang-format off */

/* X(dtype, exponent bits, fraction bits, bias, specials): floats, and complex
 * dtypes by their parts. */
#define SDYI_FLOAT_FORMATS(X)                                                  \
    X(F64,          11, 52, 1023, SDYI_IEEE)                                   \
    X(C128,         11, 52, 1023, SDYI_IEEE)                                   \
    X(F32,           8, 23,  127, SDYI_IEEE)                                   \
    X(C64,           8, 23,  127, SDYI_IEEE)                                   \
    X(F16,           5, 10,   15, SDYI_IEEE)                                   \
    X(BF16,          8,  7,  127, SDYI_IEEE)                                   \
    X(F8E4M3,        4,  3,    7, SDYI_IEEE)                                   \
    X(F8E4M3FN,      4,  3,    7, SDYI_NAN_ALL)                                \
    X(F8E4M3FNUZ,    4,  3,    8, SDYI_NAN_80)                                 \
    X(F8E4M3B11FNUZ, 4,  3,   11, SDYI_NAN_80)                                 \
    X(F8E5M2,        5,  2,   15, SDYI_IEEE)                                   \
    X(F8E5M2FNUZ,    5,  2,   16, SDYI_NAN_80)                                 \
    X(F8E3M4,        3,  4,    3, SDYI_IEEE)                                   \
    X(F8E8M0FNU,     8,  0,  127, SDYI_SCALE)

/* X(dtype, bits): negative of a signed one. i1 is the unsigned number of its
 * byte. */
#define SDYI_INT_FORMATS(X)                                                    \
    X(I8, -8) X(I16, -16) X(I32, -32) X(I64, -64)                              \
    X(U8,  8) X(U16,  16) X(U32,  32) X(U64,  64) X(BOOL, 8)

/* clang-format on */

/* The format of a float, or of a part of a complex dtype; exponent_bits is 0
 * for any other dtype. */
SDYI_HD static inline sdyi_float_format sdyi_float_of(sdyrt_dtype dtype) {
#define SDYI_FLOAT(name, exponent, fraction, bias, specials)                   \
    case SDYRT_##name: {                                                       \
        const sdyi_float_format format = {exponent, fraction, bias, specials}; \
        return format;                                                         \
    }
#define SDYI_NO_FLOAT(name, bits) case SDYRT_##name:
    switch (dtype) {
        SDYI_FLOAT_FORMATS(SDYI_FLOAT)
        SDYI_INT_FORMATS(SDYI_NO_FLOAT)
    case SDYRT_DTYPE_COUNT:
        break;
    }
    const sdyi_float_format none = {0, 0, 0, SDYI_IEEE};
    return none;
#undef SDYI_FLOAT
#undef SDYI_NO_FLOAT
}

/* Bits of an integer dtype's numbers: negative when it is signed, 0 when it is
 * none. */
SDYI_HD static inline int sdyi_int_of(sdyrt_dtype dtype) {
#define SDYI_INT(name, bits)                                                   \
    case SDYRT_##name:                                                         \
        return bits;
#define SDYI_NO_INT(name, ...) case SDYRT_##name:
    switch (dtype) {
        SDYI_INT_FORMATS(SDYI_INT)
        SDYI_FLOAT_FORMATS(SDYI_NO_INT)
    case SDYRT_DTYPE_COUNT:
        break;
    }
    return 0;
#undef SDYI_INT
#undef SDYI_NO_INT
}

typedef enum sdyi_kind {
    SDYI_ZERO,
    SDYI_FINITE,
    SDYI_INFINITE,
    SDYI_NAN
} sdyi_kind;

/* A value on its way: digits * 2^(exponent - 63), with the top digit set. */
typedef struct sdyi_unpacked {
    sdyi_kind kind;
    bool negative;
    int exponent;
    uint64_t digits; /* of NaN: the fraction's bits, from the top */
} sdyi_unpacked;

/* The lowest `bits` bits: 0 to 64 of them. */
SDYI_HD static inline uint64_t sdyi_ones(int bits) {
    return bits >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << bits) - 1;
}

/* digits * 2^unit */
SDYI_HD static inline sdyi_unpacked sdyi_finite(bool negative, uint64_t digits,
                                                int unit) {
    sdyi_unpacked v = {SDYI_ZERO, negative, 0, 0};
    if (digits == 0)
        return v;
#if defined(__CUDA_ARCH__)
    const int zeros = __clzll((long long)digits);
#else
    const int zeros = __builtin_clzll(digits);
#endif
    v.kind = SDYI_FINITE;
    v.exponent = unit + 63 - zeros;
    v.digits = digits << zeros;
    return v;
}

SDYI_HD static inline sdyi_unpacked sdyi_unpack_float(sdyi_float_format f,
                                                      uint64_t bits) {
    if (f.specials == SDYI_SCALE) {
        sdyi_unpacked scale = sdyi_finite(false, 1, (int)bits - f.bias);
        if (bits == 0xff)
            scale.kind = SDYI_NAN;
        return scale;
    }
    const int size = f.exponent_bits + f.fraction_bits;
    const bool negative = bits >> size & 1;
    const uint64_t number = bits & sdyi_ones(size);
    const uint64_t fraction = bits & sdyi_ones(f.fraction_bits);
    const int field = (int)(number >> f.fraction_bits);
    const bool most = field == (int)sdyi_ones(f.exponent_bits);
    sdyi_unpacked v = {SDYI_NAN, negative, 0,
                       fraction << (64 - f.fraction_bits)};
    if (f.specials == SDYI_IEEE && most) {
        if (fraction == 0)
            v.kind = SDYI_INFINITE;
        return v;
    }
    if ((f.specials == SDYI_NAN_ALL && number == sdyi_ones(size)) ||
        (f.specials == SDYI_NAN_80 && negative && number == 0))
        return v;
    const uint64_t hidden = (uint64_t)(field != 0) << f.fraction_bits;
    return sdyi_finite(negative, fraction | hidden,
                       (field != 0 ? field : 1) - f.bias - f.fraction_bits);
}

/* The bits of an infinity or a NaN; a format without infinities has a NaN for
 * both. */
SDYI_HD static inline uint64_t sdyi_pack_special(sdyi_float_format f,
                                                 sdyi_unpacked v) {
    const int size = f.exponent_bits + f.fraction_bits;
    const uint64_t sign = (uint64_t)v.negative << size;
    const uint64_t infinity = sdyi_ones(f.exponent_bits) << f.fraction_bits;
    switch (f.specials) {
    case SDYI_IEEE:
        if (v.kind != SDYI_NAN)
            return sign | infinity;
        return sign | infinity | (uint64_t)1 << (f.fraction_bits - 1) |
               v.digits >> (64 - f.fraction_bits);
    case SDYI_NAN_ALL:
        return sign | sdyi_ones(size);
    case SDYI_NAN_80:
        return (uint64_t)1 << size;
    case SDYI_SCALE:
        break;
    }
    return sdyi_ones(size);
}

SDYI_HD static inline uint64_t sdyi_pack_float(sdyi_float_format f,
                                               sdyi_unpacked v) {
    const int size = f.exponent_bits + f.fraction_bits;
    const bool scale = f.specials == SDYI_SCALE;
    const uint64_t sign = (uint64_t)v.negative << size;
    if (v.kind == SDYI_ZERO)
        return scale || f.specials == SDYI_NAN_80 ? 0 : sign;
    if (v.kind != SDYI_FINITE || (scale && v.negative))
        return sdyi_pack_special(f, v);

    /* Digits below the last one that there is room for: 11 or more. */
    const int least = scale ? -f.bias : 1 - f.bias;
    const int below = v.exponent < least ? least - v.exponent : 0;
    if (scale && below > 0)
        return 0;
    const int shift = 63 - f.fraction_bits + below;
    if (shift > 64) /* less than half of the smallest */
        return f.specials == SDYI_NAN_80 ? 0 : sign;
    const uint64_t whole = shift == 64 ? 0 : v.digits >> shift;
    const uint64_t rest = v.digits << (64 - shift) % 64;
    const uint64_t half = (uint64_t)1 << 63;
    /* The top digit counts one in the exponent's field. */
    uint64_t number =
        whole - scale +
        ((uint64_t)(v.exponent + below - least) << f.fraction_bits);
    number += rest > half || (rest == half && (scale || number & 1));

    const uint64_t largest =
        f.specials == SDYI_IEEE
            ? (sdyi_ones(f.exponent_bits) << f.fraction_bits) - 1
            : sdyi_ones(size) - (f.specials != SDYI_NAN_80);
    if (number > largest) {
        v.kind = SDYI_INFINITE;
        return sdyi_pack_special(f, v);
    }
    return number == 0 && f.specials == SDYI_NAN_80 ? 0 : sign | number;
}

/* `size`: as sdyi_int_of gives it. */
SDYI_HD static inline uint64_t sdyi_pack_int(int size, sdyi_unpacked v) {
    const int bits = size < 0 ? -size : size;
    const uint64_t most = size < 0     ? sdyi_ones(bits - 1) + v.negative
                          : v.negative ? 0
                                       : sdyi_ones(bits);
    uint64_t number = most;
    if (v.kind == SDYI_ZERO || v.kind == SDYI_NAN ||
        (v.kind == SDYI_FINITE && v.exponent < 0))
        return 0;
    if (v.kind == SDYI_FINITE && v.exponent < 64) {
        number = v.digits >> (63 - v.exponent);
        number = number < most ? number : most;
    }
    return (v.negative ? 0 - number : number) & sdyi_ones(bits);
}

SDYI_HD static inline sdyi_unpacked sdyi_unpack(sdyrt_dtype dtype,
                                                uint64_t bits) {
    const int size = sdyi_int_of(dtype);
    if (size == 0)
        return sdyi_unpack_float(sdyi_float_of(dtype), bits);
    const bool negative = size < 0 && bits >> (-size - 1) & 1;
    const uint64_t all = sdyi_ones(size < 0 ? -size : size);
    if (dtype == SDYRT_BOOL)
        bits = bits != 0;
    return sdyi_finite(negative, (negative ? 0 - bits : bits) & all, 0);
}

SDYI_HD static inline uint64_t sdyi_pack(sdyrt_dtype dtype, sdyi_unpacked v) {
    const int size = sdyi_int_of(dtype);
    return size == 0 ? sdyi_pack_float(sdyi_float_of(dtype), v)
                     : sdyi_pack_int(size, v);
}

SDYI_HD static inline bool sdyi_is_complex(sdyrt_dtype dtype) {
    return dtype == SDYRT_C64 || dtype == SDYRT_C128;
}

SDYI_HD static inline sdyi_bits
sdyi_convert_value(sdyrt_dtype from, sdyrt_dtype to, sdyi_bits element) {
    if (from == to)
        return element;
    sdyi_bits result = {0, 0};
    uint64_t re = element.low, im = 0;
    if (from == SDYRT_C64) {
        im = re >> 32;
        re &= 0xffffffff;
    } else if (from == SDYRT_C128) {
        im = element.high;
    }

    const sdyi_unpacked v = sdyi_unpack(from, re);
    if (to == SDYRT_BOOL) {
        result.low =
            v.kind != SDYI_ZERO ||
            (sdyi_is_complex(from) && sdyi_unpack(from, im).kind != SDYI_ZERO);
        return result;
    }
    const int to_int = sdyi_int_of(to), from_int = sdyi_int_of(from);
    if (to_int != 0 && from_int != 0) { /* wraps */
        const uint64_t number =
            v.kind == SDYI_ZERO ? 0 : v.digits >> (63 - v.exponent);
        result.low = (v.negative ? 0 - number : number) &
                     sdyi_ones(to_int < 0 ? -to_int : to_int);
        return result;
    }
    result.low = sdyi_pack(to, v);
    if (sdyi_is_complex(from) && sdyi_is_complex(to)) {
        im = sdyi_pack(to, sdyi_unpack(from, im));
        if (to == SDYRT_C64)
            result.low |= im << 32;
        else
            result.high = im;
    }
    return result;
}

#endif

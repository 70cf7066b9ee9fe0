/* Combining two values, and converting the 16-bit floats, without branches so
 * that loops over them vectorise. Unlike C's operators, integers wrap, NaN
 * wins, +0 is above -0, and rounding is to nearest even. */
#ifndef SDYI_KERNELS_REDUCE_VALUES_H
#define SDYI_KERNELS_REDUCE_VALUES_H

#include "kernels/host_device.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* X(T, its type, the type to wrap in), T being that of reductions.h: one that
 * no operand is promoted from to a signed one. Signed numbers wrap as unsigned
 * ones. */
#define SDYI_NUMBERS(X)                                                        \
    X(f32, float, float)                                                       \
    X(f64, double, double)                                                     \
    X(i8, int8_t, int8_t)                                                      \
    X(i16, int16_t, int16_t)                                                   \
    X(i32, int32_t, int32_t)                                                   \
    X(i64, int64_t, int64_t)                                                   \
    X(u8, uint8_t, uint32_t)                                                   \
    X(u16, uint16_t, uint32_t)                                                 \
    X(u32, uint32_t, uint32_t)                                                 \
    X(u64, uint64_t, uint64_t)                                                 \
    X(i1, uint8_t, bool) /* any byte but 0 is true */

/* number_f32 ..; value_f32 ..: as elements lie in memory, at any alignment,
 * written as anything; wide_u8 ..: what to wrap in. */
#define NUMBER(T, type, wide)                                                  \
    typedef type number_##T;                                                   \
    typedef type __attribute__((aligned(1), may_alias)) value_##T;             \
    typedef wide wide_##T;
SDYI_NUMBERS(NUMBER)
#undef NUMBER

/* The folds of reductions.h by what differs in them: AS_THEY_ARE computes in T,
 * WIDENED in what wraps. Signed numbers wrap as unsigned ones. */
#define SDYI_ARITHMETIC(AS_THEY_ARE, WIDENED)                                  \
    SDYI_FLOAT_FOLDS(AS_THEY_ARE, , f32)                                       \
    SDYI_FLOAT_FOLDS(AS_THEY_ARE, , f64)                                       \
    SDYI_WRAPPING_FOLDS(WIDENED, , u8)                                         \
    SDYI_WRAPPING_FOLDS(WIDENED, , u16)                                        \
    SDYI_WRAPPING_FOLDS(WIDENED, , u32)                                        \
    SDYI_WRAPPING_FOLDS(WIDENED, , u64)                                        \
    SDYI_ORDERED_FOLDS(AS_THEY_ARE, , i8)                                      \
    SDYI_ORDERED_FOLDS(AS_THEY_ARE, , i16)                                     \
    SDYI_ORDERED_FOLDS(AS_THEY_ARE, , i32)                                     \
    SDYI_ORDERED_FOLDS(AS_THEY_ARE, , i64)                                     \
    SDYI_ORDERED_FOLDS(AS_THEY_ARE, , u8)                                      \
    SDYI_ORDERED_FOLDS(AS_THEY_ARE, , u16)                                     \
    SDYI_ORDERED_FOLDS(AS_THEY_ARE, , u32)                                     \
    SDYI_ORDERED_FOLDS(AS_THEY_ARE, , u64)

/* X(dtype, its name here): the dtypes of 16 bits that combine as f32. */
#define SDYI_HALVES(X)                                                         \
    X(F16, f16)                                                                \
    X(BF16, bf16)

#define BITS(F, T, U)                                                          \
    SDYI_HD static inline U bits_of_##F(T value) {                             \
        U bits;                                                                \
        memcpy(&bits, &value, sizeof bits);                                    \
        return bits;                                                           \
    }                                                                          \
    SDYI_HD static inline T F##_of_bits(U bits) {                              \
        T value;                                                               \
        memcpy(&value, &bits, sizeof value);                                   \
        return value;                                                          \
    }
BITS(f32, float, uint32_t)
BITS(f64, double, uint64_t)
#undef BITS

/* Equal values have equal bits, or are zeros: then `&` is +0 if one of them
 * is, and `|` is -0 if one of them is. */
#define EXTREMES(F, T)                                                         \
    SDYI_HD static inline T max_##F(T a, T b) {                                \
        const T most = ((a > b) | (a != a)) ? a : b;                           \
        const T same = F##_of_bits(bits_of_##F(a) & bits_of_##F(b));           \
        return a == b ? same : most;                                           \
    }                                                                          \
    SDYI_HD static inline T min_##F(T a, T b) {                                \
        const T least = ((a < b) | (a != a)) ? a : b;                          \
        const T same = F##_of_bits(bits_of_##F(a) | bits_of_##F(b));           \
        return a == b ? same : least;                                          \
    }
EXTREMES(f32, float)
EXTREMES(f64, double)
#undef EXTREMES

SDYI_HD static inline float f32_of_bf16(uint16_t value) {
    return f32_of_bits((uint32_t)value << 16);
}

SDYI_HD static inline uint16_t bf16_of_f32(float value) {
    const uint32_t u = bits_of_f32(value);
    const uint32_t rounded = (u + 0x7fff + (u >> 16 & 1)) >> 16;
    const uint32_t quiet = u >> 16 | 0x40;
    return (uint16_t)((int32_t)(u & 0x7fffffff) > 0x7f800000 ? quiet : rounded);
}

/* `yes ? a : b`, where the compiler would put the float arithmetic behind `a`
 * into a branch of its own. */
SDYI_HD static inline uint32_t pick(bool yes, uint32_t a, uint32_t b) {
    const uint32_t mask = 0 - (uint32_t)yes;
    return (a & mask) | (b & ~mask);
}

/* f16: 1 sign, 5 exponent (bias 15), 10 fraction bits; f32: 1, 8 (127), 23.
 * Comparisons are signed: SSE2 has no others. */
SDYI_HD static inline float f32_of_f16(uint16_t value) {
    const uint32_t sign = (uint32_t)(value & 0x8000) << 16;
    const int32_t rest = value & 0x7fff;
    const uint32_t subnormal = bits_of_f32((float)rest * 0x1p-24f);
    const uint32_t shift = rest >= 0x7c00 ? 2 * 112u << 23 : 112u << 23;
    const uint32_t normal = ((uint32_t)rest << 13) + shift;
    return f32_of_bits(sign | pick(rest < 0x400, subnormal, normal));
}

SDYI_HD static inline uint16_t f16_of_f32(float value) {
    const uint32_t sign = bits_of_f32(value) >> 16 & 0x8000;
    const uint32_t rest = bits_of_f32(value) & 0x7fffffff;
    const int32_t order = (int32_t)rest;
    /* The last bit of 0.5 is the least f16, so the addition rounds to it. */
    const uint32_t subnormal =
        bits_of_f32(f32_of_bits(rest) + 0.5f) - bits_of_f32(0.5f);
    const uint32_t normal =
        (rest - (112u << 23) + 0xfff + (rest >> 13 & 1)) >> 13;
    const uint32_t quiet = 0x7e00 | (rest >> 13 & 0x1ff);
    uint32_t number = pick(order < 0x38800000, subnormal, normal);
    number = pick(order >= 0x47800000, 0x7c00, number);
    number = pick(order > 0x7f800000, quiet, number);
    return (uint16_t)(sign | number);
}

#endif

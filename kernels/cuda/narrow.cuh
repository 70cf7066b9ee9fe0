/* The bits of an f32 from those of a narrower float, and back, as
 * convert_values.h has them, but in a few instructions of 32 bits: for floats
 * with a fraction whose zeros have signs. Products and sums here are exact. */
#ifndef SDYI_KERNELS_CUDA_NARROW_CUH
#define SDYI_KERNELS_CUDA_NARROW_CUH

#include "kernels/convert_values.h"
#include "kernels/cuda/fold.cuh"

template <sdyrt_dtype D> struct sdyi_format;
#define SDYI_FORMAT(name, exponent_, fraction_, bias_, specials_)              \
    template <> struct sdyi_format<SDYRT_##name> {                             \
        static constexpr int exponent = exponent_, fraction = fraction_;       \
        static constexpr int bias = bias_, size = exponent_ + fraction_;       \
        static constexpr sdyi_specials specials = specials_;                   \
    };
SDYI_FLOAT_FORMATS(SDYI_FORMAT)

template <sdyrt_dtype D> struct sdyi_narrow {
    typedef sdyi_format<D> f;
    static_assert(f::size < 16 && f::fraction > 1 &&
                      (f::specials == SDYI_IEEE || f::specials == SDYI_NAN_ALL),
                  "a dtype of another kind has no sdyi_narrow");
    static constexpr bool has_infinity = f::specials == SDYI_IEEE;
    /* All bits but the sign; an infinity's; fraction bits that f32 has more. */
    static constexpr uint32_t ones = (1u << f::size) - 1;
    static constexpr uint32_t infinity = ((1u << f::exponent) - 1)
                                         << f::fraction;
    static constexpr int rest = 23 - f::fraction;

    static SDYI_HD uint32_t widen(uint32_t bits) {
        const uint32_t number = bits & ones, shifted = number << rest;
        const uint32_t fraction = shifted & 0x7fffff;
        const float scale = f32_of_bits((uint32_t)(254 - f::bias) << 23);
        const uint32_t finite = f::bias == 127
                                    ? shifted
                                    : bits_of_f32(f32_of_bits(shifted) * scale);
        const uint32_t quiet = (uint32_t)(fraction != 0) << 22;
        const bool is_special =
            has_infinity ? number >= infinity : number == ones;
        return bits >> f::size << 31 |
               pick(is_special, 0x7f800000 | quiet | fraction, finite);
    }

    /* A NaN's bits from those of an f32. */
    static SDYI_HD uint32_t nan(uint32_t bits) {
        return has_infinity ? infinity | 1u << (f::fraction - 1) |
                                  (bits & 0x7fffff) >> rest
                            : ones;
    }

    static SDYI_HD uint32_t round(uint32_t bits) {
        constexpr uint32_t first = 128 - f::bias; /* of normals: their field */
        const uint32_t all = bits & 0x7fffffff;
        const uint32_t field = all < 0x800000 ? 1 : all >> 23;
        const uint32_t digits = (all & 0x7fffff) | (uint32_t)(all >= 0x800000)
                                                       << 23;
        const uint32_t below = field < first ? first - field : 0;
        const uint32_t shift = sdyi_least(rest + below, 31);
        const uint32_t rounded =
            digits + (1u << (shift - 1)) - 1 + (digits >> shift & 1);
        /* The top digit counts one in the exponent's field. */
        uint32_t number =
            (rounded >> shift) + ((field + below - first) << f::fraction);
        const uint32_t over = has_infinity ? infinity : ones;
        number = sdyi_least(number, over);
        number = pick(all > 0x7f800000, nan(bits), number);
        return bits >> 31 << f::size | number;
    }
};

/* What the device has instructions for, or is shorter. */
template <>
SDYI_HD inline uint32_t sdyi_narrow<SDYRT_BF16>::round(uint32_t bits) {
    return sdyi_bf16::narrow(f32_of_bits(bits));
}

template <>
SDYI_HD inline uint32_t sdyi_narrow<SDYRT_F16>::round(uint32_t bits) {
    const bool is_nan = (bits & 0x7fffffff) > 0x7f800000;
    return pick(is_nan, (bits >> 16 & 0x8000) | nan(bits),
                sdyi_f16::narrow(f32_of_bits(bits)));
}

template <> struct sdyi_narrow<SDYRT_F32> { /* is none */
    static SDYI_HD uint32_t widen(uint32_t bits) {
        return bits;
    }
    static SDYI_HD uint32_t round(uint32_t bits) {
        return bits;
    }
};

#endif

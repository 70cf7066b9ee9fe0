/* Converting the tiles of a batch. One kernel knows all pairs of dtypes, by the
 * arithmetic of convert_values.h. Common pairs of floats have one each, by
 * narrow.cuh, and take four elements an access where these are aligned. */
#ifndef SDYI_KERNELS_CUDA_CONVERT_CUH
#define SDYI_KERNELS_CUDA_CONVERT_CUH

#include "base/dtypes.h"
#include "kernels/convert_values.h"
#include "kernels/cuda/narrow.cuh"

/* Bytes of an element, as sdyrt_dtype_bytes. */
SDYI_HD inline uint32_t sdyi_bytes_of(sdyrt_dtype dtype) {
#define SDYI_BYTES(name, text, bytes, ...)                                     \
    case SDYRT_##name:                                                         \
        return bytes;
    switch (dtype) {
        SDYI_DTYPES(SDYI_BYTES)
    case SDYRT_DTYPE_COUNT:
        break;
    }
    return 0;
#undef SDYI_BYTES
}

SDYI_HD inline sdyi_bits sdyi_load_bits(const char *at, uint32_t width) {
    sdyi_bits bits = {0, 0};
    switch (width) {
    case 1:
        bits.low = sdyi_load<uint8_t>(at);
        break;
    case 2:
        bits.low = sdyi_load<uint16_t>(at);
        break;
    case 4:
        bits.low = sdyi_load<uint32_t>(at);
        break;
    case 8:
        bits.low = sdyi_load<uint64_t>(at);
        break;
    default: {
        const sdyi_wide wide = sdyi_load<sdyi_wide>(at);
        bits.low = wide.low;
        bits.high = wide.high;
    }
    }
    return bits;
}

SDYI_HD inline void sdyi_store_bits(char *at, uint32_t width, sdyi_bits bits) {
    switch (width) {
    case 1:
        sdyi_store<uint8_t>(at, (uint8_t)bits.low);
        break;
    case 2:
        sdyi_store<uint16_t>(at, (uint16_t)bits.low);
        break;
    case 4:
        sdyi_store<uint32_t>(at, (uint32_t)bits.low);
        break;
    case 8:
        sdyi_store<uint64_t>(at, bits.low);
        break;
    default: {
        const sdyi_wide wide = {bits.low, bits.high};
        sdyi_store<sdyi_wide>(at, wide);
    }
    }
}

/* ---- pairs of dtypes ---- */

/* Any pair, known when the kernel runs: every thread takes the same path. */
struct sdyi_any_pair {
    typedef sdyi_bits value;
    sdyrt_dtype from, to;
    uint32_t in_width, out_width;

    SDYI_HD explicit sdyi_any_pair(const sdyi_launch &launch)
        : from((sdyrt_dtype)launch.from), to((sdyrt_dtype)launch.to),
          in_width(sdyi_bytes_of(from)), out_width(sdyi_bytes_of(to)) {}
    SDYI_HD value load(const char *at) const {
        return sdyi_load_bits(at, in_width);
    }
    SDYI_HD void store(char *at, value element) const {
        sdyi_store_bits(at, out_width, sdyi_convert_value(from, to, element));
    }
};

/* f32 and a narrower float, or two of these. */
template <sdyrt_dtype FROM, sdyrt_dtype TO> struct sdyi_float_pair {
    static constexpr int in_width = sdyi_element_bytes(FROM);
    static constexpr int out_width = sdyi_element_bytes(TO);
    typedef typename sdyi_access<in_width>::type in_element;
    typedef typename sdyi_access<out_width>::type out_element;
    typedef in_element value;
    /* Four elements. */
    typedef typename sdyi_access<4 * in_width>::type in_quad;
    typedef typename sdyi_access<4 * out_width>::type out_quad;

    static SDYI_HD out_element of(in_element element) {
        return (out_element)sdyi_narrow<TO>::round(
            sdyi_narrow<FROM>::widen(element));
    }
    static SDYI_HD out_quad four(const in_quad &quad) {
        in_element in[4];
        out_element out[4];
        out_quad converted;
        memcpy(in, &quad, sizeof in);
        SDYI_UNROLL
        for (int v = 0; v < 4; v++)
            out[v] = of(in[v]);
        memcpy(&converted, out, sizeof converted);
        return converted;
    }
    SDYI_HD value load(const char *at) const {
        return sdyi_load<in_element>(at);
    }
    SDYI_HD void store(char *at, value element) const {
        sdyi_store<out_element>(at, of(element));
    }
};

/* X(from, to): pairs that have a kernel of their own. */
#define SDYI_FLOAT_PAIRS(X)                                                    \
    X(F32, BF16)                                                               \
    X(BF16, F32)                                                               \
    X(F32, F16)                                                                \
    X(F16, F32)                                                                \
    X(F32, F8E4M3FN)                                                           \
    X(F8E4M3FN, F32)                                                           \
    X(F32, F8E5M2)                                                             \
    X(F8E5M2, F32)

/* ---- tiles ---- */

enum { SDYI_CONVERTS_AHEAD = 4 }; /* loads of a thread on their way at a time */

/* Elements at + 0, + SDYI_THREADS, .. below `end`, one an access. */
template <class PAIR>
SDYI_HD inline void
sdyi_convert_elements(const PAIR &pair, const sdyi_cuda_piece &piece,
                      uint32_t at, uint32_t end, const char *in, char *out) {
    constexpr uint32_t AHEAD = SDYI_CONVERTS_AHEAD;
    SDYI_ROLLED
    while (at < end) {
        typename PAIR::value values[AHEAD] = {};
        SDYI_UNROLL
        for (uint32_t k = 0; k < AHEAD; k++)
            if (at + k * SDYI_THREADS < end)
                values[k] = pair.load(
                    in + sdyi_locate(&piece, at + k * SDYI_THREADS, true));
        /* One copy of the arithmetic; the values move up, as an index that is
         * no constant would put them into local memory. */
        SDYI_ROLLED
        for (uint32_t k = 0; k < AHEAD && at < end; k++) {
            pair.store(out + sdyi_locate(&piece, at, false), values[0]);
            SDYI_UNROLL
            for (uint32_t j = 1; j < AHEAD; j++)
                values[j - 1] = values[j];
            at += SDYI_THREADS;
        }
    }
}

/* Elements from `at` to `end`, whole fours of them, four an access. */
template <class PAIR>
SDYI_HD inline void sdyi_convert_quads(const sdyi_cuda_piece &piece,
                                       uint32_t at, uint32_t end,
                                       const char *in, char *out) {
    constexpr uint32_t AHEAD = SDYI_CONVERTS_AHEAD, STEP = 4 * SDYI_THREADS;
    SDYI_ROLLED
    for (; at < end; at += AHEAD * STEP) {
        typename PAIR::in_quad quads[AHEAD] = {};
        SDYI_UNROLL
        for (uint32_t k = 0; k < AHEAD; k++)
            if (at + k * STEP < end)
                quads[k] = sdyi_load<typename PAIR::in_quad>(
                    in + sdyi_locate(&piece, at + k * STEP, true));
        SDYI_UNROLL
        for (uint32_t k = 0; k < AHEAD; k++)
            if (at + k * STEP < end)
                sdyi_store<typename PAIR::out_quad>(
                    out + sdyi_locate(&piece, at + k * STEP, false),
                    PAIR::four(quads[k]));
    }
}

/* The policy of the kernel that converts any pair. */
struct sdyi_converts : sdyi_one_half {
    static constexpr int blocks = 4;

    static SDYI_HD void first(const sdyi_launch &launch,
                              const sdyi_cuda_piece &piece, uint32_t tile,
                              uint32_t thread, char *) {
        const uint32_t start = tile * piece.tile;
        sdyi_convert_elements(sdyi_any_pair(launch), piece, start + thread,
                              sdyi_least(start + piece.tile, piece.total),
                              launch.bases[piece.in_base],
                              launch.bases[piece.out_base]);
    }
};

/* The policy of the kernel of a pair in SDYI_FLOAT_PAIRS. */
template <sdyrt_dtype FROM, sdyrt_dtype TO>
struct sdyi_converts_floats : sdyi_one_half {
    typedef sdyi_float_pair<FROM, TO> pair;
    static constexpr int blocks = 4;

    static SDYI_HD void first(const sdyi_launch &launch,
                              const sdyi_cuda_piece &piece, uint32_t tile,
                              uint32_t thread, char *) {
        const char *const in = launch.bases[piece.in_base];
        char *const out = launch.bases[piece.out_base];
        const uint32_t start = tile * piece.tile;
        const uint32_t end = sdyi_least(start + piece.tile, piece.total);
        const bool fits = piece.vector_bits % 4 == 0 &&
                          (uintptr_t)in % sizeof(typename pair::in_quad) == 0 &&
                          (uintptr_t)out % sizeof(typename pair::out_quad) == 0;
        const uint32_t whole = fits ? end - end % 4 : start;
        sdyi_convert_quads<pair>(piece, start + 4 * thread, whole, in, out);
        sdyi_convert_elements(pair(), piece, whole + thread, end, in, out);
    }
};

#endif

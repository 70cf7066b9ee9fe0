/* Converting the tiles of a batch, by the arithmetic of convert_values.h. One
 * kernel knows all dtypes: every thread takes the same path through it. */
#ifndef SDYI_KERNELS_CUDA_CONVERT_CUH
#define SDYI_KERNELS_CUDA_CONVERT_CUH

#include "base/dtypes.h"
#include "kernels/convert_values.h"
#include "kernels/cuda/access.cuh"

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

/* The policy of the kernel that converts. */
struct sdyi_converts : sdyi_one_half {
    static constexpr int blocks = 4;

    static SDYI_HD void first(const sdyi_launch &launch,
                              const sdyi_cuda_piece &piece, uint32_t tile,
                              uint32_t thread, char *) {
        const sdyrt_dtype from = (sdyrt_dtype)launch.from;
        const sdyrt_dtype to = (sdyrt_dtype)launch.to;
        const uint32_t in_width = sdyi_bytes_of(from);
        const uint32_t out_width = sdyi_bytes_of(to);
        const char *const in = launch.bases[piece.in_base];
        char *const out = launch.bases[piece.out_base];
        const uint32_t start = tile * piece.tile;
        const uint32_t end = sdyi_least(start + piece.tile, piece.total);
        SDYI_ROLLED
        for (uint32_t at = start + thread; at < end; at += SDYI_THREADS) {
            const sdyi_bits element =
                sdyi_load_bits(in + sdyi_locate(&piece, at, true), in_width);
            sdyi_store_bits(out + sdyi_locate(&piece, at, false), out_width,
                            sdyi_convert_value(from, to, element));
        }
    }
};

#endif

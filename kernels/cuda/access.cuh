/* Loads and stores of 1 to 16 bytes at addresses that are multiples of that.
 *
 * Kernels are written as functions of a thread's number and of memory that
 * stands for the block's shared memory. They compile for the host as well,
 * where a test runs every thread of every block; there each access is checked
 * and reported to it. */
#ifndef SDYI_KERNELS_CUDA_ACCESS_CUH
#define SDYI_KERNELS_CUDA_ACCESS_CUH

#include "kernels/cuda/tiles.h"

#include <string.h>

#if !defined(__CUDACC__)
/* Given by the test. */
void sdyi_host_loads(const void *at, size_t bytes);
void sdyi_host_stores(const void *at, size_t bytes);
void sdyi_host_shares(uint32_t at, size_t bytes);
#endif

struct alignas(16) sdyi_wide {
    uint64_t low, high;
};

/* The type of an access of so many bytes. */
template <int WIDTH> struct sdyi_access;
template <> struct sdyi_access<1> { typedef uint8_t type; };
template <> struct sdyi_access<2> { typedef uint16_t type; };
template <> struct sdyi_access<4> { typedef uint32_t type; };
template <> struct sdyi_access<8> { typedef uint64_t type; };
template <> struct sdyi_access<16> { typedef sdyi_wide type; };

/* Data is read once, so it is the first to leave the caches; written data stays
 * as long as it can, as it is often sent next. */
template <class T> SDYI_HD inline T sdyi_load(const char *at) {
#if defined(__CUDA_ARCH__)
    return __ldcs(reinterpret_cast<const T *>(at));
#else
    T value;
#if !defined(__CUDACC__)
    sdyi_host_loads(at, sizeof value);
#endif
    memcpy(&value, at, sizeof value);
    return value;
#endif
}

#if defined(__CUDA_ARCH__)
template <> inline __device__ uint64_t sdyi_load<uint64_t>(const char *at) {
    return __ldcs(reinterpret_cast<const unsigned long long *>(at));
}

template <> inline __device__ sdyi_wide sdyi_load<sdyi_wide>(const char *at) {
    const ulonglong2 value = __ldcs(reinterpret_cast<const ulonglong2 *>(at));
    return {value.x, value.y};
}
#endif

/* Policies of a kernel's loads: sdyi_load, or with a hint that the L2 cache
 * prefetch 64 bytes for an access of 16: half of a line, which is all that runs
 * of 64 bytes need of it. A hint is no bound: it may fetch more or less. */
struct sdyi_streams {
    template <class T> static SDYI_HD T load(const char *at) {
        return sdyi_load<T>(at);
    }
};

struct sdyi_half_lines {
    template <class T> static SDYI_HD T load(const char *at) {
        return sdyi_load<T>(at);
    }
};

#if defined(__CUDA_ARCH__)
template <>
inline __device__ sdyi_wide sdyi_half_lines::load<sdyi_wide>(const char *at) {
    sdyi_wide value;
    asm("ld.global.cs.L2::64B.v2.u64 {%0, %1}, [%2];"
        : "=l"(value.low), "=l"(value.high)
        : "l"(__cvta_generic_to_global(at)));
    return value;
}
#endif

/* The part of a policy (kernel.cuh) that does all of a tile in one go, without
 * shared memory. */
struct sdyi_one_half {
    static constexpr bool two_halves = false;
    static constexpr size_t memory_bytes = 16;

    static SDYI_HD void second(const sdyi_launch &, const sdyi_cuda_piece &,
                               uint32_t, uint32_t, const char *) {}
};

template <class T> SDYI_HD inline void sdyi_store(char *at, T value) {
#if defined(__CUDA_ARCH__)
    *reinterpret_cast<T *>(at) = value;
#else
#if !defined(__CUDACC__)
    sdyi_host_stores(at, sizeof value);
#endif
    memcpy(at, &value, sizeof value);
#endif
}

/* The same for the tile in shared memory, at `at`. */
template <class T> SDYI_HD inline T sdyi_take(const char *memory, uint32_t at) {
#if defined(__CUDACC__)
    return *reinterpret_cast<const T *>(memory + at);
#else
    T value;
    sdyi_host_shares(at, sizeof value);
    memcpy(&value, memory + at, sizeof value);
    return value;
#endif
}

template <class T>
SDYI_HD inline void sdyi_put(char *memory, uint32_t at, T value) {
#if defined(__CUDACC__)
    *reinterpret_cast<T *>(memory + at) = value;
#else
    sdyi_host_shares(at, sizeof value);
    memcpy(memory + at, &value, sizeof value);
#endif
}

#endif

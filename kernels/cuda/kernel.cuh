/* The kernel that all batches run: blocks take tile after tile, and a policy
 * (sdyi_moves, ..) has a thread's work on one. */
#ifndef SDYI_KERNELS_CUDA_KERNEL_CUH
#define SDYI_KERNELS_CUDA_KERNEL_CUH

#include "kernels/cuda/tiles.h"

/* Blocks that registers are left for on one multiprocessor: as many as cover
 * the time from a tile's first load to its last store. */
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ == 750 /* 1024 threads at most */
#define SDYI_BLOCKS(POLICY) 4
#else
#define SDYI_BLOCKS(POLICY) POLICY::blocks
#endif

template <class POLICY>
__global__ void __launch_bounds__(SDYI_THREADS, SDYI_BLOCKS(POLICY))
    sdyi_kernel(const __grid_constant__ sdyi_launch launch) {
    __shared__ alignas(16) char memory[POLICY::memory_bytes];
    __shared__ alignas(16) sdyi_cuda_piece piece;
    static_assert(sizeof piece % sizeof(uint4) == 0, "copied by uint4");
    for (uint32_t tile = blockIdx.x; tile < launch.n_tiles; tile += gridDim.x) {
        const uint32_t i = sdyi_find_piece(&launch, tile);
        /* Copied whole: loading its rank first would be one more wait. */
        if (threadIdx.x < sizeof piece / sizeof(uint4))
            reinterpret_cast<uint4 *>(&piece)[threadIdx.x] =
                reinterpret_cast<const uint4 *>(&launch.pieces[i])[threadIdx.x];
        const uint32_t within = tile - launch.first[i];
        __syncthreads();
        POLICY::first(launch, piece, within, threadIdx.x, memory);
        if (POLICY::two_halves) {
            __syncthreads();
            POLICY::second(launch, piece, within, threadIdx.x, memory);
        }
        __syncthreads(); /* before the next piece is written over this one */
    }
}

#endif

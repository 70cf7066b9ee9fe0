/* The kernels of ragged rows: a block works on one slot; in the kernel that
 * checks all counts on one member, and in those that reduce on a part of it
 * all. */
#include "kernels/cuda/ragged.cuh"

static __device__ sdyi_worker worker_of(uint32_t block, uint32_t n_blocks) {
    return {block * SDYI_THREADS + threadIdx.x, n_blocks * SDYI_THREADS};
}

/* The sums of all threads of the block, for each of them. Called once. */
static __device__ sdyi_ragged_sums add_up(sdyi_ragged_sums sums) {
    enum { WARP = 32, WARPS = SDYI_THREADS / WARP };
    __shared__ uint64_t of_warps[WARPS][2];
    for (int lanes = WARP / 2; lanes > 0; lanes /= 2) {
        sums.first += __shfl_down_sync(0xffffffff, sums.first, lanes);
        sums.second += __shfl_down_sync(0xffffffff, sums.second, lanes);
    }
    if (threadIdx.x % WARP == 0) {
        of_warps[threadIdx.x / WARP][0] = sums.first;
        of_warps[threadIdx.x / WARP][1] = sums.second;
    }
    sums = {0, 0, __syncthreads_or(sums.is_wrong) != 0};
    for (int warp = 0; warp < WARPS; warp++) {
        sums.first += of_warps[warp][0];
        sums.second += of_warps[warp][1];
    }
    return sums;
}

static __device__ unsigned *arrived_of(const sdyi_ragged_launch &l) {
    return reinterpret_cast<unsigned *>(l.memory + sdyi_ragged_arrived(&l.r));
}

template <class U>
static __global__ void __launch_bounds__(SDYI_THREADS)
    pack(const __grid_constant__ sdyi_ragged_launch launch) {
    const sdyi_ragged_sums all =
        add_up(sdyi_sums_to(launch, blockIdx.x, worker_of(0, 1)));
    if (blockIdx.x == 0 && blockIdx.y == 0 && threadIdx.x == 0)
        *arrived_of(launch) = 0;
    sdyi_pack_rows<U>(launch, sdyi_span_to(launch, blockIdx.x, all), blockIdx.x,
                      worker_of(blockIdx.y, gridDim.y));
}

/* A block looks at the counts of a member; the last one that has done so, with
 * which the number of those that have is 0 again, at what all have found. */
static __global__ void __launch_bounds__(SDYI_THREADS)
    look(const __grid_constant__ sdyi_ragged_launch launch) {
    __shared__ bool is_last;
    const sdyi_worker worker = worker_of(0, 1);
    const sdyi_ragged_sums all =
        add_up(sdyi_sums_of(launch, blockIdx.x, worker));
    if (threadIdx.x == 0) {
        sdyi_judge_member(launch, blockIdx.x, all);
        __threadfence(); /* the span is there before the block has arrived */
        is_last = atomicInc(arrived_of(launch), gridDim.x - 1) == gridDim.x - 1;
        __threadfence(); /* and others' spans are read after */
    }
    __syncthreads();
    if (!is_last)
        return;
    const bool is_wrong = __syncthreads_or(sdyi_are_wrong(launch, worker)) != 0;
    sdyi_report_ragged(launch, is_wrong, worker);
}

template <class U>
static __global__ void __launch_bounds__(SDYI_THREADS)
    unpack(const __grid_constant__ sdyi_ragged_launch launch) {
    sdyi_unpack_rows<U>(launch, blockIdx.x, worker_of(blockIdx.y, gridDim.y));
}

template <class F, sdyrt_reduction R>
static __global__ void __launch_bounds__(SDYI_THREADS)
    reduce(const __grid_constant__ sdyi_ragged_launch launch) {
    sdyi_reduce_rows<F, R>(launch, worker_of(blockIdx.y, gridDim.y));
}

const void *sdyi_ragged_pack_kernel(size_t width) {
    return width == 16  ? (const void *)pack<sdyi_wide>
           : width == 8 ? (const void *)pack<uint64_t>
           : width == 4 ? (const void *)pack<uint32_t>
           : width == 2 ? (const void *)pack<uint16_t>
                        : (const void *)pack<uint8_t>;
}

const void *sdyi_ragged_look_kernel(void) {
    return (const void *)look;
}

const void *sdyi_ragged_unpack_kernel(size_t width) {
    return width == 16  ? (const void *)unpack<sdyi_wide>
           : width == 8 ? (const void *)unpack<uint64_t>
           : width == 4 ? (const void *)unpack<uint32_t>
           : width == 2 ? (const void *)unpack<uint16_t>
                        : (const void *)unpack<uint8_t>;
}

const void *sdyi_ragged_reduce_kernel(sdyrt_dtype dtype,
                                      sdyrt_reduction reduction) {
#define SDYI_FOLD(D, R, T, ...)                                                \
    if (dtype == SDYRT_##D && reduction == SDYRT_##R)                          \
        return (const void *)                                                  \
            reduce<sdyi_kept<SDYRT_##D, number_##T>::as, SDYRT_##R>;
    SDYI_FOLDS(SDYI_FOLD)
    return NULL;
}

/* The kernels of ragged rows: a block works on one slot, except in the kernel
 * that checks all counts and in those that reduce. */
#include "kernels/cuda/ragged.cuh"

static __device__ sdyi_worker worker_of(uint32_t block, uint32_t n_blocks) {
    return {block * SDYI_THREADS + threadIdx.x, n_blocks * SDYI_THREADS};
}

template <class U>
static __global__ void __launch_bounds__(SDYI_THREADS)
    pack(const __grid_constant__ sdyi_ragged_launch launch) {
    __shared__ sdyi_ragged_span span;
    if (threadIdx.x == 0)
        span = sdyi_span_to(launch, blockIdx.x);
    __syncthreads();
    sdyi_pack_rows<U>(launch, span, blockIdx.x,
                      worker_of(blockIdx.y, gridDim.y));
}

static __global__ void __launch_bounds__(SDYI_THREADS)
    look(const __grid_constant__ sdyi_ragged_launch launch) {
    const sdyi_worker worker = worker_of(0, 1);
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

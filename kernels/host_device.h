/* Macros for functions that a CUDA compiler makes for host and device, and for
 * loops that device code unrolls or, to save registers, must not. */
#ifndef SDYI_KERNELS_HOST_DEVICE_H
#define SDYI_KERNELS_HOST_DEVICE_H

#if defined(__CUDACC__)
#define SDYI_HD __host__ __device__
#else
#define SDYI_HD
#endif

#if defined(__CUDA_ARCH__)
#define SDYI_UNROLL _Pragma("unroll")
#define SDYI_ROLLED _Pragma("unroll 1")
#else
#define SDYI_UNROLL
#define SDYI_ROLLED
#endif

#endif

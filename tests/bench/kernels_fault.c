/* Stands between bench_kernels and the kernels (ld --wrap) and goes wrong as
 * the environment's KERNELS_FAULT says:
 *
 *   copy, fill, sum   a bit of the first element is flipped
 *   beyond            the element after the first run of a copy is written
 *
 * A bench that times any of them is no bench. */
#include "kernels/box.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

void __real_sdyi_copy_box(const void *in, const int64_t *in_strides, void *out,
                          const int64_t *out_strides, const int64_t *counts,
                          int rank, size_t width);
void __wrap_sdyi_copy_box(const void *in, const int64_t *in_strides, void *out,
                          const int64_t *out_strides, const int64_t *counts,
                          int rank, size_t width);
void __real_sdyi_fill_box(void *out, const int64_t *strides,
                          const int64_t *counts, int rank, size_t width,
                          const void *value);
void __wrap_sdyi_fill_box(void *out, const int64_t *strides,
                          const int64_t *counts, int rank, size_t width,
                          const void *value);
void __real_sdyi_reduce_box(sdyrt_dtype dtype, sdyrt_reduction reduction,
                            const sdyi_term *terms, int64_t n_terms, void *out,
                            const int64_t *strides, const int64_t *counts,
                            int rank);
void __wrap_sdyi_reduce_box(sdyrt_dtype dtype, sdyrt_reduction reduction,
                            const sdyi_term *terms, int64_t n_terms, void *out,
                            const int64_t *strides, const int64_t *counts,
                            int rank);

static bool is_fault(const char *name) {
    const char *fault = getenv("KERNELS_FAULT");
    return fault != NULL && strcmp(fault, name) == 0;
}

void __wrap_sdyi_copy_box(const void *in, const int64_t *in_strides, void *out,
                          const int64_t *out_strides, const int64_t *counts,
                          int rank, size_t width) {
    __real_sdyi_copy_box(in, in_strides, out, out_strides, counts, rank, width);
    if (is_fault("copy"))
        *(char *)out ^= 1;
    if (is_fault("beyond"))
        ((char *)out)[(size_t)counts[rank - 1] * width] ^= 1;
}

void __wrap_sdyi_fill_box(void *out, const int64_t *strides,
                          const int64_t *counts, int rank, size_t width,
                          const void *value) {
    __real_sdyi_fill_box(out, strides, counts, rank, width, value);
    if (is_fault("fill"))
        *(char *)out ^= 1;
}

void __wrap_sdyi_reduce_box(sdyrt_dtype dtype, sdyrt_reduction reduction,
                            const sdyi_term *terms, int64_t n_terms, void *out,
                            const int64_t *strides, const int64_t *counts,
                            int rank) {
    __real_sdyi_reduce_box(dtype, reduction, terms, n_terms, out, strides,
                           counts, rank);
    if (is_fault("sum"))
        *(char *)out ^= 1;
}

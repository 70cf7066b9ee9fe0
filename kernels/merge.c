/* Normalising boxes. Strides of 2^62 are fine: magnitudes are unsigned and
 * products checked. */
#include "kernels/merge.h"

static uint64_t magnitude(int64_t stride) {
    return stride < 0 ? 0 - (uint64_t)stride : (uint64_t)stride;
}

int64_t sdyi_dims_sort(sdyi_dims *dims, const int64_t *counts, int rank,
                       const int64_t *strides) {
    int64_t elements = 1;
    for (int d = 0; d < rank; d++)
        if (counts[d] == 0)
            return 0;

    dims->rank = 0;
    for (int d = 0; d < rank; d++) {
        if (counts[d] == 1)
            continue;
        if (__builtin_mul_overflow(elements, counts[d], &elements))
            elements = INT64_MAX;
        int at = dims->rank++;
        for (; at > 0 &&
               magnitude(strides[dims->source[at - 1]]) < magnitude(strides[d]);
             at--) {
            dims->counts[at] = dims->counts[at - 1];
            dims->source[at] = dims->source[at - 1];
        }
        dims->counts[at] = counts[d];
        dims->source[at] = d;
    }
    return elements;
}

unsigned sdyi_dims_breaks(const sdyi_dims *dims, const int64_t *strides) {
    unsigned breaks = 0;
    for (int d = 0; d + 1 < dims->rank; d++) {
        int64_t whole;
        if (__builtin_mul_overflow(strides[dims->source[d + 1]],
                                   dims->counts[d + 1], &whole) ||
            whole != strides[dims->source[d]])
            breaks |= 1u << d;
    }
    return breaks;
}

void sdyi_dims_merge(sdyi_dims *dims, unsigned breaks) {
    int last = 0;
    for (int d = 1; d < dims->rank; d++) {
        if (breaks >> (d - 1) & 1)
            dims->counts[++last] = dims->counts[d];
        else
            dims->counts[last] *= dims->counts[d];
        dims->source[last] = dims->source[d];
    }
    if (dims->rank > 0)
        dims->rank = last + 1;
}

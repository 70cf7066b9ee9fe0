/* Converting boxes: element by element, in the order of the output. */
#include "kernels/box.h"
#include "kernels/convert_values.h"
#include "kernels/merge.h"

#include <string.h>

/* `count` elements, the steps in bytes. */
static void convert_run(sdyrt_dtype from, const char *in, int64_t in_step,
                        size_t in_width, sdyrt_dtype to, char *out,
                        int64_t out_step, size_t out_width, int64_t count) {
    for (int64_t i = 0; i < count; i++) {
        sdyi_bits element = {0, 0};
        memcpy(&element, in + i * in_step, in_width); /* little-endian */
        element = sdyi_convert_value(from, to, element);
        memcpy(out + i * out_step, &element, out_width);
    }
}

void sdyi_convert_box(sdyrt_dtype from, const void *in,
                      const int64_t *in_strides, sdyrt_dtype to, void *out,
                      const int64_t *out_strides, const int64_t *counts,
                      int rank) {
    const size_t in_width = sdyrt_dtype_bytes(from);
    const size_t out_width = sdyrt_dtype_bytes(to);
    if (from == to) {
        sdyi_copy_box(in, in_strides, out, out_strides, counts, rank, in_width);
        return;
    }
    sdyi_dims dims;
    if (sdyi_dims_sort(&dims, counts, rank, out_strides) == 0)
        return;
    sdyi_dims_merge(&dims, sdyi_dims_breaks(&dims, in_strides) |
                               sdyi_dims_breaks(&dims, out_strides));
    int64_t in_steps[SDYRT_MAX_RANK + 1] = {0};
    int64_t out_steps[SDYRT_MAX_RANK + 1] = {0};
    for (int d = 0; d < dims.rank; d++) {
        in_steps[d] = in_strides[dims.source[d]] * (int64_t)in_width;
        out_steps[d] = out_strides[dims.source[d]] * (int64_t)out_width;
    }

    const int outer = dims.rank > 0 ? dims.rank - 1 : 0;
    const int64_t count = dims.rank > 0 ? dims.counts[outer] : 1;
    int64_t index[SDYRT_MAX_RANK] = {0};
    do {
        const char *from_at = in;
        char *to_at = out;
        for (int d = 0; d < outer; d++) {
            from_at += index[d] * in_steps[d];
            to_at += index[d] * out_steps[d];
        }
        convert_run(from, from_at, in_steps[outer], in_width, to, to_at,
                    out_steps[outer], out_width, count);
    } while (sdyi_next_index(index, dims.counts, outer));
}

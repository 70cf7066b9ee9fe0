/* Bytes grow with every dimension, so that a size is found by halving. */
#include "bench/perf/sizes.h"
#include "bench/common/fail.h"

bool perf_local_bytes(const sdyrt_op *op, int size, size_t *bytes) {
    *bytes = 0;
    for (int rank = 0; rank < size; rank++) {
        sdyrt_tile in, out;
        if (sdyrt_tile_of(op->from, &op->type, rank, &in) != SDYRT_OK ||
            sdyrt_tile_of(op->to, &op->type, rank, &out) != SDYRT_OK)
            return bench_fail("%s: %s", sdyrt_op_name(op->kind),
                              sdyrt_last_error());
        const int64_t most =
            in.elements > out.elements ? in.elements : out.elements;
        size_t local;
        if (__builtin_mul_overflow((size_t)most,
                                   sdyrt_dtype_bytes(op->type.dtype), &local))
            return bench_fail("%s: the bytes do not fit 64 bits",
                              sdyrt_op_name(op->kind));
        *bytes = local > *bytes ? local : *bytes;
    }
    return true;
}

sdyrt_type perf_sized(const sdyrt_type *type, int64_t value) {
    sdyrt_type result = *type;
    for (int d = 0; d < type->rank; d++)
        if (type->dims[d] == SDYRT_DYNAMIC)
            result.dims[d] = value;
    return result;
}

bool perf_solve(sdyrt_op *op, const sdyrt_type *type, int64_t step,
                size_t bytes, int size) {
    int64_t low = 1, high = (int64_t)(bytes / (size_t)step) * size + 2;
    while (high - low > 1) {
        const int64_t middle = low + (high - low) / 2;
        op->type = perf_sized(type, middle * step);
        int64_t elements;
        size_t local = SIZE_MAX;
        if (sdyrt_type_elements(&op->type, &elements) == SDYRT_OK &&
            !perf_local_bytes(op, size, &local))
            return false;
        if (local <= bytes)
            low = middle;
        else
            high = middle;
    }
    op->type = perf_sized(type, low * step);
    return true;
}

bool perf_has_unknown(const sdyrt_type *type) {
    for (int d = 0; d < type->rank; d++)
        if (type->dims[d] == SDYRT_DYNAMIC)
            return true;
    return false;
}

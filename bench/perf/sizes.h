/* What a size in bytes comes to for a type with `?`. */
#ifndef BENCH_PERF_SIZES_H
#define BENCH_PERF_SIZES_H

#include <sdyrt/sdyrt.h>

/* The bytes of the largest local buffer of any of `size` ranks; false, with a
 * line on stderr, when they cannot be told. */
bool perf_local_bytes(const sdyrt_op *op, int size, size_t *bytes);

bool perf_has_unknown(const sdyrt_type *type);

/* `type` with `value` for every `?`. */
sdyrt_type perf_sized(const sdyrt_type *type, int64_t value);

/* Set op->type to `type` with one number for every `?`: the multiple of `step`
 * (at least one of it) that makes the largest local buffer the largest that is
 * not above `bytes`. */
bool perf_solve(sdyrt_op *op, const sdyrt_type *type, int64_t step,
                size_t bytes, int size);

#endif

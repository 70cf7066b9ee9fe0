/* Operations, reductions and dtypes by their names. */
#ifndef BENCH_COMMON_NAMES_H
#define BENCH_COMMON_NAMES_H

#include <sdyrt/sdyrt.h>

/* Each is false, and writes nothing, for a name that is not known. */
bool op_by_name(const char *name, sdyrt_op_kind *kind);
bool reduction_by_name(const char *name, sdyrt_reduction *reduction);

/* The names of MLIR (`bf16`), and those of nccl-tests (`bfloat16`). */
bool dtype_by_name(const char *name, sdyrt_dtype *dtype);

#endif

/* Indices: those that a program computes, and those of loops over boxes. */
#ifndef SDYI_PROGRAM_EXECUTE_INDEX_H
#define SDYI_PROGRAM_EXECUTE_INDEX_H

#include "program/execute/compile.h"

/* Element `i` of a tensor of integers, clamped to 2^63 - 1. */
int64_t sdyi_index_at(const void *indices, sdyrt_dtype dtype, int64_t i);

/* A step that fails the run unless the elements of an operand equal `sizes`. */
void sdyi_expect_sizes(sdyi_compiler *c, const sdyi_op *op, int operand,
                       const int64_t *sizes, int n);

/* The index clamped to 0 .. most. */
static inline int64_t sdyi_clamped(int64_t index, int64_t most) {
    return index < 0 ? 0 : index > most ? most : index;
}

/* The index of element `at` of a box, row-major. */
static inline void sdyi_index_of(int64_t at, const int64_t *counts, int rank,
                                 int64_t *index) {
    for (int d = rank - 1; d >= 0; d--) {
        index[d] = at % counts[d];
        at /= counts[d];
    }
}

#endif

/* Products other than dot_general: both operands are packed as stacks of
 * matrices, and the stacks multiplied. */
#ifndef SDYI_PROGRAM_EXECUTE_CONTRACTION_H
#define SDYI_PROGRAM_EXECUTE_CONTRACTION_H

#include "program/execute/elementwise.h"

/* Dimensions of a stack, as they lie in a tensor. */
typedef struct sdyi_strided {
    int64_t counts[2 * SDYRT_MAX_RANK], strides[2 * SDYRT_MAX_RANK];
    int n;
} sdyi_strided;

static inline void sdyi_strided_add(sdyi_strided *l, int64_t count,
                                    int64_t stride) {
    l->counts[l->n] = count;
    l->strides[l->n++] = stride;
}

typedef struct sdyi_packed {
    sdyi_strided stack;
    sdyrt_dtype dtype;
    int64_t n;             /* elements of the tensor */
    int converted, packed; /* slots */
} sdyi_packed;

typedef struct sdyi_contraction {
    sdyi_packed sides[2];
    sdyi_strided result; /* as it is made, in the result */
    int64_t batch, m, n, k;
    const void *one;   /* the number 1: there is no left operand; NULL */
    sdyrt_dtype dtype; /* of the computation */
    sdyi_conversion round;
    const sdyi_conversion *step; /* each is rounded; NULL: wider sums */
    size_t out_width;
    int product, rounded, row; /* slots */
    /* Fields of ragged_dot: the rows, or the inner dimension, are in groups. */
    enum { NOT_RAGGED, RAGGED_ROWS, RAGGED_INNER } ragged;
    int64_t groups, inner; /* rows, or columns, that are one of the ragged */
    int64_t sizes_step;    /* from the groups of a batch to the next; 0 */
    sdyrt_dtype sizes;
} sdyi_contraction;

/* Dimensions of a stack, in the order of operands, are the batch's first; of
 * lhs then rows and the inner ones, of rhs the inner ones and columns. */
sdyrt_status sdyi_emit_contraction(sdyi_compiler *c, const sdyi_op *op,
                                   sdyi_contraction *plan);

#endif

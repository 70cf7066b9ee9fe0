/* Folding elements with a known operation, such as the sum of a row. Floats are
 * added and multiplied in f64 and rounded once; the accumulator begins with the
 * initial value. */
#ifndef SDYI_PROGRAM_EXECUTE_FOLD_H
#define SDYI_PROGRAM_EXECUTE_FOLD_H

#include "program/execute/compile.h"

typedef struct sdyi_fold {
    size_t width; /* of an accumulator; 0: there is no such fold */
    /* acc[i] = f(acc[i], x[i]) */
    void (*across)(void *acc, const void *x, int64_t n);
    /* *acc = f(.. f(*acc, x[0]) .., x[n - 1]), in any order */
    void (*along)(void *acc, const void *x, int64_t n);
    /* All accumulators from one element; the elements from accumulators. */
    void (*open)(void *acc, const void *init, int64_t n);
    void (*close)(void *out, const void *acc, int64_t n);
    /* *acc = f(*acc, *other), both accumulators */
    void (*join)(void *acc, const void *other);
} sdyi_fold;

/* The fold of a region with one op, on elements of a dtype. NULL: there is
 * none, as for floats whose steps are each rounded. */
const sdyi_fold *sdyi_fold_of(const sdyi_compiler *c, const sdyi_op *op,
                              int region, sdyrt_dtype dtype);

/* Run a body on accumulators and elements, and copy its results to the
 * accumulators. The addresses of the arguments are set to those of `acc`, then
 * of `x`. */
sdyrt_status sdyi_body_fold(const sdyi_body *body, const sdyi_frame *frame,
                            void *const *acc, const void *const *x,
                            const size_t *widths, int n);

/* Refuses a region's argument that is not a scalar of the operand's dtype. */
sdyrt_status sdyi_body_takes(const sdyi_op *op, int region, int arg,
                             const sdyi_shape *operand);
/* Refuses a region unless argument i has the dtype of operand i % n. */
sdyrt_status sdyi_body_check(sdyi_compiler *c, const sdyi_op *op, int region,
                             int n);

/* The most values that a body may fold at once. */
enum { SDYI_MOST_FOLDED = 16 };

#endif

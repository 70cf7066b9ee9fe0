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

/* That of a region with one op, on elements of a dtype; NULL: none, as for
 * floats of which each step is rounded. */
const sdyi_fold *sdyi_fold_of(const sdyi_compiler *c, const sdyi_op *op,
                              int region, sdyrt_dtype dtype);

/* Run a body on accumulators and elements, and put its results into the
 * accumulators: addresses of the arguments of both are `data`'s. */
sdyrt_status sdyi_body_fold(const sdyi_body *body, const sdyi_frame *frame,
                            void *const *acc, const void *const *x,
                            const size_t *widths, int n);

/* That an argument of a region is a scalar of the dtype of an operand. */
sdyrt_status sdyi_body_takes(const sdyi_op *op, int region, int arg,
                             const sdyi_shape *operand);
/* That a region's arguments are scalars of the dtypes of the first `n`
 * operands, twice. */
sdyrt_status sdyi_body_check(sdyi_compiler *c, const sdyi_op *op, int region,
                             int n);

/* How many values a body folds at once, at most. */
enum { SDYI_MOST_FOLDED = 16 };

#endif

/* The list of reductions, and how values of each dtype combine by them: the
 * tables and loops over them, of hosts and devices, are made of it.
 *
 * A reduction is a constant of sdyrt_reduction (type.h), a row in
 * SDYI_REDUCTIONS and one in the folds of each kind of dtype that has it. What
 * has no row cannot be asked for: sdyrt_can_reduce is made of the same. */
#ifndef SDYI_BASE_REDUCTIONS_H
#define SDYI_BASE_REDUCTIONS_H

#include <sdyrt/type.h>

/* clang-format off */

/* X(name, text, whether `unreduced=..` of a sharding can say it, as in Shardy).
 * Texts are StableHLO's. */
#define SDYI_REDUCTIONS(X)                                                     \
    X(SUM,  "sum",  true)                                                      \
    X(MAX,  "max",  true)                                                      \
    X(MIN,  "min",  true)                                                      \
    X(PROD, "prod", false)                                                     \
    X(AND,  "and",  false)                                                     \
    X(OR,   "or",   false)                                                     \
    X(XOR,  "xor",  false)

/* X(dtype, reduction, T, identity, NCCL's, a op b)
 *
 *   T         what values are while they combine: f32, u8 ..; of F16 it is f32
 *   identity  the value that changes no other: ZERO, ONE, ONES in all bits, the
 *             LEAST, the GREATEST (infinities of floats)
 *   NCCL's    the operation that gives the same; NONE: there is none
 *
 * NCCL's max and min of floats (fmaxf) lose NaNs, which ours keep. */
#define SDYI_FLOAT_FOLDS(X, dtype, T)                                          \
    X(dtype, SUM,  T, ZERO,     SUM,  a + b)                                   \
    X(dtype, PROD, T, ONE,      PROD, a * b)                                   \
    X(dtype, MAX,  T, LEAST,    NONE, max_##T(a, b))                           \
    X(dtype, MIN,  T, GREATEST, NONE, min_##T(a, b))
/* TRUE: all bits of a true value. */
#define SDYI_BITWISE_FOLDS(X, dtype, T, TRUE)                                  \
    X(dtype, AND,  T, TRUE,     NONE, a & b)                                   \
    X(dtype, OR,   T, ZERO,     NONE, a | b)                                   \
    X(dtype, XOR,  T, ZERO,     NONE, a ^ b)
/* T unsigned, for signed numbers too: the bits are the same. They wrap. */
#define SDYI_WRAPPING_FOLDS(X, dtype, T)                                       \
    X(dtype, SUM,  T, ZERO,     SUM,  a + b)                                   \
    X(dtype, PROD, T, ONE,      PROD, a * b)                                   \
    SDYI_BITWISE_FOLDS(X, dtype, T, ONES)
#define SDYI_ORDERED_FOLDS(X, dtype, T)                                        \
    X(dtype, MAX,  T, LEAST,    MAX,  a > b ? a : b)                           \
    X(dtype, MIN,  T, GREATEST, MIN,  a < b ? a : b)
/* Complex numbers have no order, so no MAX and MIN. */
#define SDYI_COMPLEX_FOLDS(X, dtype, T)                                        \
    X(dtype, SUM,  T, ZERO,     SUM,  a + b)                                   \
    X(dtype, PROD, T, ONE,      NONE, a * b)

#define SDYI_INTEGER_FOLDS(X, dtype, T, UNSIGNED)                              \
    SDYI_WRAPPING_FOLDS(X, dtype, UNSIGNED)                                    \
    SDYI_ORDERED_FOLDS(X, dtype, T)

/* Every dtype and reduction that go together. */
#define SDYI_FOLDS(X)                                                          \
    SDYI_FLOAT_FOLDS(X, F64, f64)                                              \
    SDYI_FLOAT_FOLDS(X, F32, f32)                                              \
    SDYI_FLOAT_FOLDS(X, F16, f32)                                              \
    SDYI_FLOAT_FOLDS(X, BF16, f32)                                             \
    SDYI_INTEGER_FOLDS(X, I8, i8, u8)                                          \
    SDYI_INTEGER_FOLDS(X, I16, i16, u16)                                       \
    SDYI_INTEGER_FOLDS(X, I32, i32, u32)                                       \
    SDYI_INTEGER_FOLDS(X, I64, i64, u64)                                       \
    SDYI_INTEGER_FOLDS(X, U8, u8, u8)                                          \
    SDYI_INTEGER_FOLDS(X, U16, u16, u16)                                       \
    SDYI_INTEGER_FOLDS(X, U32, u32, u32)                                       \
    SDYI_INTEGER_FOLDS(X, U64, u64, u64)                                       \
    SDYI_COMPLEX_FOLDS(X, C64, c64)                                            \
    SDYI_COMPLEX_FOLDS(X, C128, c128)                                          \
    SDYI_BITWISE_FOLDS(X, BOOL, i1, ONE)

/* clang-format on */

/* Variants of combining that no sdyrt_reduction names; all zero: none. */
typedef struct sdyi_combiner {
    int64_t divisor;          /* of an average: divisor of the sum; 0: none */
    sdyrt_combine_fn combine; /* instead of a reduction; NULL: none */
    void *argument;
} sdyi_combiner;

/* "average", "generic", or the name of the reduction. */
const char *sdyi_combiner_name(sdyrt_reduction reduction,
                               const sdyi_combiner *combiner);

/* True if `unreduced=..` of a sharding may name it; false for a number that is
 * no reduction. */
bool sdyi_may_be_unreduced(sdyrt_reduction reduction);

#endif

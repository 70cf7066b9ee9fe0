/* The folds of fold.h: a table of add, multiply, and, or, xor, max and min for
 * each dtype, and folding by a body of any other ops. */
#include "program/execute/fold.h"

#include "program/execute/elementwise.h"
#include "program/execute/loops.h"
#include "program/ir/row.h"

typedef double acc_F32, acc_F64, acc_F16, acc_BF16;
typedef int8_t acc_I8;
typedef int16_t acc_I16;
typedef int32_t acc_I32;
typedef int64_t acc_I64;
typedef uint8_t acc_U8, acc_BOOL;
typedef uint16_t acc_U16;
typedef uint32_t acc_U32;
typedef uint64_t acc_U64;
typedef work_C128 acc_C64, acc_C128;

enum {
    LANES = 32
}; /* several vectors: a single one would wait for its
                        previous sum */

/* `along` starts its lanes with elements, not a neutral value: not every fold
 * has one that keeps the sign of a zero. */
#define FOLD(name, T, expression)                                              \
    static inline acc_##T name##_one_##T(acc_##T a, acc_##T x) {               \
        return (acc_##T)(expression);                                          \
    }                                                                          \
    static void name##_join_##T(void *acc, const void *other) {                \
        *(acc_##T *)acc =                                                      \
            name##_one_##T(*(acc_##T *)acc, *(const acc_##T *)other);          \
    }                                                                          \
    static SDYI_CLONES_##T void name##_across_##T(void *acc, const void *from, \
                                                  int64_t n) {                 \
        acc_##T *restrict const to = acc;                                      \
        const at_##T *restrict const xs = from;                                \
        for (int64_t i = 0; i < n; i++)                                        \
            to[i] = name##_one_##T(to[i], (acc_##T)get_##T(xs[i]));            \
    }                                                                          \
    static SDYI_CLONES_##T void name##_along_##T(void *acc, const void *from,  \
                                                 int64_t n) {                  \
        acc_##T *const to = acc;                                               \
        const at_##T *const xs = from;                                         \
        int64_t i = 0;                                                         \
        if (n >= 2 * LANES) {                                                  \
            acc_##T lane[LANES];                                               \
            for (; i < LANES; i++)                                             \
                lane[i] = (acc_##T)get_##T(xs[i]);                             \
            for (; i + LANES <= n; i += LANES)                                 \
                for (int k = 0; k < LANES; k++)                                \
                    lane[k] =                                                  \
                        name##_one_##T(lane[k], (acc_##T)get_##T(xs[i + k]));  \
            for (int k = 0; k < LANES; k++)                                    \
                *to = name##_one_##T(*to, lane[k]);                            \
        }                                                                      \
        for (; i < n; i++)                                                     \
            *to = name##_one_##T(*to, (acc_##T)get_##T(xs[i]));                \
    }

#define ENDS(none, T)                                                          \
    static void open_##T(void *acc, const void *init, int64_t n) {             \
        for (int64_t i = 0; i < n; i++)                                        \
            ((acc_##T *)acc)[i] = (acc_##T)get_##T(*(const at_##T *)init);     \
    }                                                                          \
    static void close_##T(void *out, const void *acc, int64_t n) {             \
        for (int64_t i = 0; i < n; i++)                                        \
            ((at_##T *)out)[i] = put_##T(((const acc_##T *)acc)[i]);           \
    }
SDYI_REAL_TYPES(ENDS, )
SDYI_COMPLEX_TYPES(ENDS, )
ENDS(, BOOL)

#define ADD_INT(name, T) FOLD(name, T, (bits_##T)a + (bits_##T)x)
#define MULTIPLY_INT(name, T) FOLD(name, T, (bits_##T)a *(bits_##T)x)
#define MAXIMUM_INT(name, T) FOLD(name, T, a > x ? a : x)
#define MINIMUM_INT(name, T) FOLD(name, T, a < x ? a : x)
#define AND_INT(name, T) FOLD(name, T, a &x)
#define OR_INT(name, T) FOLD(name, T, a | x)
#define XOR_INT(name, T) FOLD(name, T, a ^ x)
SDYI_INT_TYPES(ADD_INT, add)
SDYI_INT_TYPES(MULTIPLY_INT, multiply)
SDYI_INT_TYPES(MAXIMUM_INT, maximum)
SDYI_INT_TYPES(MINIMUM_INT, minimum)
SDYI_INT_TYPES(AND_INT, and)
SDYI_INT_TYPES(OR_INT, or)
SDYI_INT_TYPES(XOR_INT, xor)
AND_INT(and, BOOL)
OR_INT(or, BOOL)
XOR_INT(xor, BOOL)
#define ADD_FLOAT(name, T) FOLD(name, T, a + x)
#define MULTIPLY_FLOAT(name, T) FOLD(name, T, a *x)

/* max_f64 and min_f64 without a branch. Of two zeros the result is their sum:
 * +0 unless both are -0. */
static inline double greater_of(double a, double x) {
    double most = a > x ? a : x;
    most = a == 0 && x == 0 ? a + x : most;
    return a != a ? a : most;
}

static inline double less_of(double a, double x) {
    double least = a < x ? a : x;
    least = a == 0 && x == 0 ? -(-a - x) : least;
    return a != a ? a : least;
}

#define MAXIMUM_FLOAT(name, T) FOLD(name, T, greater_of(a, x))
#define MINIMUM_FLOAT(name, T) FOLD(name, T, less_of(a, x))
SDYI_FLOAT_TYPES(ADD_FLOAT, add)
SDYI_FLOAT_TYPES(MULTIPLY_FLOAT, multiply)
SDYI_FLOAT_TYPES(MAXIMUM_FLOAT, maximum)
SDYI_FLOAT_TYPES(MINIMUM_FLOAT, minimum)
SDYI_COMPLEX_TYPES(ADD_FLOAT, add)

#define ENTRY(name, T)                                                         \
    [SDYRT_##T] = {sizeof(acc_##T), name##_across_##T, name##_along_##T,       \
                   open_##T,        close_##T,         name##_join_##T},
static const struct {
    const sdyi_loops *loops;
    sdyi_fold at[SDYRT_DTYPE_COUNT];
} folds[] = {
    {&sdyi_loops_add,
     {SDYI_REAL_TYPES(ENTRY, add) SDYI_COMPLEX_TYPES(ENTRY, add)
          ENTRY(or, BOOL)}},
    {&sdyi_loops_multiply, {SDYI_REAL_TYPES(ENTRY, multiply) ENTRY(and, BOOL)}},
    {&sdyi_loops_maximum, {SDYI_REAL_TYPES(ENTRY, maximum) ENTRY(or, BOOL)}},
    {&sdyi_loops_minimum, {SDYI_REAL_TYPES(ENTRY, minimum) ENTRY(and, BOOL)}},
    {&sdyi_loops_and, {SDYI_INT_TYPES(ENTRY, and) ENTRY(and, BOOL)}},
    {&sdyi_loops_or, {SDYI_INT_TYPES(ENTRY, or) ENTRY(or, BOOL)}},
    {&sdyi_loops_xor, {SDYI_INT_TYPES(ENTRY, xor) ENTRY(xor, BOOL)}},
};

const sdyi_fold *sdyi_fold_of(const sdyi_compiler *c, const sdyi_op *op,
                              int region, sdyrt_dtype dtype) {
    const sdyi_op *const only = sdyi_body_single(op, region);
    sdyrt_dtype own;
    if ((c->rounds_steps && !sdyi_is_whole(dtype)) || only == NULL ||
        only->n_operands != 2 ||
        !sdyi_type_dtype(sdyi_type_element(only->results[0].type), &own) ||
        own != dtype)
        return NULL;
    for (size_t i = 0; i < sizeof folds / sizeof folds[0]; i++)
        if (folds[i].loops == only->row->loops)
            return folds[i].at[dtype].width > 0 ? &folds[i].at[dtype] : NULL;
    return NULL;
}

sdyrt_status sdyi_body_fold(const sdyi_body *body, const sdyi_frame *frame,
                            void *const *acc, const void *const *x,
                            const size_t *widths, int n) {
    char made[SDYI_MOST_FOLDED][16];
    for (int k = 0; k < n; k++) {
        frame->data[body->args[k]] = acc[k];
        frame->data[body->args[n + k]] = (void *)x[k];
    }
    SDYI_TRY(sdyi_thunks_run(&body->thunks, frame));
    for (int k = 0; k < n; k++) /* results may be the arguments */
        memcpy(made[k], frame->data[body->results[k]], widths[k]);
    for (int k = 0; k < n; k++)
        memcpy(acc[k], made[k], widths[k]);
    return SDYRT_OK;
}

sdyrt_status sdyi_body_takes(const sdyi_op *op, int region, int arg,
                             const sdyi_shape *operand) {
    const sdyi_value *const value = op->regions[region].first->args[arg];
    sdyi_shape shape;
    SDYI_TRY(sdyi_shape_of(op, value->type, &shape));
    if (shape.rank != 0 || shape.dtype != operand->dtype)
        return sdyi_refuse(op, "a body of other types than its operands, which "
                               "have to be converted before");
    return SDYRT_OK;
}

sdyrt_status sdyi_body_check(sdyi_compiler *c, const sdyi_op *op, int region,
                             int n) {
    const sdyi_block *const block = op->regions[region].first;
    if (n > SDYI_MOST_FOLDED)
        return sdyi_refuse(op, "more than %d operands", SDYI_MOST_FOLDED);
    for (int i = 0; i < block->n_args; i++)
        SDYI_TRY(sdyi_body_takes(op, region, i, sdyi_in_shape(c, op, i % n)));
    return SDYRT_OK;
}

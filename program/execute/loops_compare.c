/* Comparisons, and conversion. */
#include "kernels/box.h"
#include "program/execute/elementwise.h"
#include "program/execute/loops.h"

#define COMPARE(none, T)                                                       \
    SDYI_LOOP2(eq, T, BOOL, x == y)                                            \
    SDYI_LOOP2(ne, T, BOOL, x != y)                                            \
    SDYI_LOOP2(ge, T, BOOL, x >= y)                                            \
    SDYI_LOOP2(gt, T, BOOL, x > y)                                             \
    SDYI_LOOP2(le, T, BOOL, x <= y)                                            \
    SDYI_LOOP2(lt, T, BOOL, x < y)
SDYI_REAL_TYPES(COMPARE, )
COMPARE(, BOOL)
SDYI_LOOP2(eq, C64, BOOL, x == y)
SDYI_LOOP2(ne, C64, BOOL, x != y)
SDYI_LOOP2(eq, C128, BOOL, x == y)
SDYI_LOOP2(ne, C128, BOOL, x != y)

/* Floats as integers in their total order: the bits below the sign of negative
 * ones are inverted. */
#define ORDERED(T, wide, most)                                                 \
    static wide order_##T(at_##T x) {                                          \
        return (wide)(x < 0 ? x ^ (most) : x);                                 \
    }                                                                          \
    SDYI_LOOP2(total_eq, T, BOOL, x == y)                                      \
    SDYI_LOOP2(total_ne, T, BOOL, x != y)                                      \
    SDYI_LOOP2(total_ge, T, BOOL, order_##T(x) >= order_##T(y))                \
    SDYI_LOOP2(total_gt, T, BOOL, order_##T(x) > order_##T(y))                 \
    SDYI_LOOP2(total_le, T, BOOL, order_##T(x) <= order_##T(y))                \
    SDYI_LOOP2(total_lt, T, BOOL, order_##T(x) < order_##T(y))
ORDERED(I16, int16_t, INT16_MAX)
ORDERED(I32, int32_t, INT32_MAX)
ORDERED(I64, int64_t, INT64_MAX)

#define ROW(none, T)                                                           \
    [SDYRT_##T] = {eq_##T, ne_##T, ge_##T, gt_##T, le_##T, lt_##T},
#define TOTAL_ROW(T, I)                                                        \
    [SDYRT_##T] = {total_eq_##I, total_ne_##I, total_ge_##I,                   \
                   total_gt_##I, total_le_##I, total_lt_##I},

sdyi_loop *sdyi_loop_compare(int direction, sdyrt_dtype dtype, bool is_total) {
    static sdyi_loop *const loops[SDYRT_DTYPE_COUNT][6] = {
        SDYI_REAL_TYPES(ROW, ) ROW(, BOOL)[SDYRT_C64] = {eq_C64, ne_C64},
        [SDYRT_C128] = {eq_C128, ne_C128}};
    static sdyi_loop *const total[SDYRT_DTYPE_COUNT][6] = {TOTAL_ROW(
        F32, I32) TOTAL_ROW(F64, I64) TOTAL_ROW(F16, I16) TOTAL_ROW(BF16, I16)};
    sdyi_loop *const ordered = total[dtype][direction];
    return is_total && ordered != NULL ? ordered : loops[dtype][direction];
}

/* Common conversions, as loops that compilers vectorize. */
#define CONVERT(FROM, TO)                                                      \
    static void convert_##FROM##_##TO(void *out, const void *in, int64_t n) {  \
        at_##TO *restrict const to = out;                                      \
        const at_##FROM *restrict const from = in;                             \
        for (int64_t i = 0; i < n; i++)                                        \
            to[i] = put_##TO(get_##FROM(from[i]));                             \
    }
CONVERT(BF16, F32)
CONVERT(F32, BF16)
CONVERT(F32, F64)
CONVERT(F64, F32)
CONVERT(I32, F32)
CONVERT(BOOL, F32)
CONVERT(BOOL, I32)

static const struct {
    sdyrt_dtype from, to;
    void (*run)(void *out, const void *in, int64_t n);
} common[] = {{SDYRT_BF16, SDYRT_F32, convert_BF16_F32},
              {SDYRT_F32, SDYRT_BF16, convert_F32_BF16},
              {SDYRT_F32, SDYRT_F64, convert_F32_F64},
              {SDYRT_F64, SDYRT_F32, convert_F64_F32},
              {SDYRT_I32, SDYRT_F32, convert_I32_F32},
              {SDYRT_BOOL, SDYRT_F32, convert_BOOL_F32},
              {SDYRT_BOOL, SDYRT_I32, convert_BOOL_I32}};

void sdyi_convert(void *out, sdyrt_dtype to, const void *in, sdyrt_dtype from,
                  int64_t n) {
    static const int64_t one = 1, two = 2;
    const bool drops = (from == SDYRT_C64 || from == SDYRT_C128) &&
                       to != SDYRT_C64 && to != SDYRT_C128;
    for (size_t i = 0; i < sizeof common / sizeof common[0]; i++)
        if (common[i].from == from && common[i].to == to) {
            common[i].run(out, in, n);
            return;
        }
    if (drops) /* the imaginary part */
        sdyi_convert_box(from == SDYRT_C64 ? SDYRT_F32 : SDYRT_F64, in, &two,
                         to, out, &one, &n, 1);
    else
        sdyi_convert_box(from, in, &one, to, out, &one, &n, 1);
}

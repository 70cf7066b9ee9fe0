/* The loops of reduce_host.c over contiguous blocks. Included once for each
 * instruction set, without a guard, with
 *   LOOP(name)   the function's name for that set
 *   LOOP_TARGET  its attribute
 * Ends with `LOOP(loops)`, the table of a dtype's loops. */

/* to[i] = left[i] op right[i], computed in W. `to` may be one of the two. */
#define COMBINE(name, T, W, expression)                                        \
    LOOP_TARGET static void LOOP(name)(void *to, const void *left,             \
                                       const void *right, int64_t n) {         \
        value_##T *const r = to;                                               \
        const value_##T *const lefts = left, *const rights = right;            \
        INDEPENDENT                                                            \
        for (int64_t i = 0; i < n; i++) {                                      \
            const W a = lefts[i], b = rights[i];                               \
            r[i] = (value_##T)(expression);                                    \
        }                                                                      \
    }
#define AS_THEY_ARE(dtype, reduction, T, identity, nccl, expression)           \
    COMBINE(reduction##_##T, T, value_##T, expression)
#define WIDENED(dtype, reduction, T, identity, nccl, expression)               \
    COMBINE(reduction##_##T, T, wide_##T, expression)
SDYI_ARITHMETIC(AS_THEY_ARE, WIDENED)
SDYI_BITWISE_FOLDS(WIDENED, , i1, )

/* The 16-bit floats are combined as f32. */
#define CONVERT(name, FROM, TO, convert)                                       \
    LOOP_TARGET static void LOOP(name)(void *to, const void *from,             \
                                       int64_t n) {                            \
        TO *const r = to;                                                      \
        const FROM *const a = from;                                            \
        INDEPENDENT                                                            \
        for (int64_t i = 0; i < n; i++)                                        \
            r[i] = convert(a[i]);                                              \
    }
#define CONVERT_HALF(dtype, T)                                                 \
    CONVERT(widen_##T, value_u16, value_f32, f32_of_##T)                       \
    CONVERT(narrow_##T, value_f32, value_u16, T##_of_f32)
SDYI_HALVES(CONVERT_HALF)

/* Complex numbers by their parts, of which n are counted: sums are those of
 * the parts, products by hand. */
#define COMBINE_COMPLEX(T)                                                     \
    COMBINE(SUM_##T, T, value_##T, a + b)                                      \
    LOOP_TARGET static void LOOP(PROD_##T)(void *to, const void *left,         \
                                           const void *right, int64_t n) {     \
        value_##T *const r = to;                                               \
        const value_##T *const a = left, *const b = right;                     \
        INDEPENDENT                                                            \
        for (int64_t i = 0; i < n; i += 2) {                                   \
            const value_##T re = a[i] * b[i] - a[i + 1] * b[i + 1];            \
            const value_##T im = a[i] * b[i + 1] + a[i + 1] * b[i];            \
            r[i] = re;                                                         \
            r[i + 1] = im;                                                     \
        }                                                                      \
    }
COMBINE_COMPLEX(c64)
COMBINE_COMPLEX(c128)

/* A loop for each fold: one that reductions.h has and this file not does not
 * compile. */
#define PARTS(name, text, bytes, numbers, nccl)                                \
    [SDYRT_##name].parts = (numbers),
#define FOLD(dtype, reduction, T, ...)                                         \
    [SDYRT_##dtype].combine[SDYRT_##reduction] = LOOP(reduction##_##T),
#define HALF(dtype, T)                                                         \
    [SDYRT_##dtype].widen = LOOP(widen_##T),                                   \
    [SDYRT_##dtype].narrow = LOOP(narrow_##T),
static const loops LOOP(loops)[SDYRT_DTYPE_COUNT] = {
    SDYI_DTYPES(PARTS) SDYI_FOLDS(FOLD) SDYI_HALVES(HALF)};

#undef COMBINE
#undef AS_THEY_ARE
#undef WIDENED
#undef COMBINE_COMPLEX
#undef CONVERT
#undef CONVERT_HALF
#undef PARTS
#undef FOLD
#undef HALF

/* The loops of reduce_host.c over contiguous blocks. Included once for each
 * instruction set, without a guard, with
 *   LOOP(name)   the function's name for that set
 *   LOOP_TARGET  its attribute
 * Ends with `LOOP(loops)`, the table of a dtype's loops. */

/* to[i] = left[i] op right[i]. `to` may be one of the two. */
#define COMBINE(name, T, expression)                                           \
    LOOP_TARGET static void LOOP(name)(void *to, const void *left,             \
                                       const void *right, int64_t n) {         \
        T *const r = to;                                                       \
        const T *const lefts = left, *const rights = right;                    \
        INDEPENDENT                                                            \
        for (int64_t i = 0; i < n; i++) {                                      \
            const T a = lefts[i], b = rights[i];                               \
            r[i] = (T)(expression);                                            \
        }                                                                      \
    }

/* Integers: W is an unsigned type that no operand is promoted from. */
#define COMBINE_WRAPPING(F, W)                                                 \
    COMBINE(sum_##F, value_##F, (W)a + (W)b)                                   \
    COMBINE(prod_##F, value_##F, (W)a *(W)b)
#define COMBINE_ORDERED(F)                                                     \
    COMBINE(max_##F, value_##F, a > b ? a : b)                                 \
    COMBINE(min_##F, value_##F, a < b ? a : b)
COMBINE_WRAPPING(u8, uint32_t)
COMBINE_WRAPPING(u16, uint32_t)
COMBINE_WRAPPING(u32, uint32_t)
COMBINE_WRAPPING(u64, uint64_t)
COMBINE_ORDERED(i8)
COMBINE_ORDERED(i16)
COMBINE_ORDERED(i32)
COMBINE_ORDERED(i64)
COMBINE_ORDERED(u8)
COMBINE_ORDERED(u16)
COMBINE_ORDERED(u32)
COMBINE_ORDERED(u64)

#define COMBINE_FLOAT(F)                                                       \
    COMBINE(sum_##F, value_##F, a + b)                                         \
    COMBINE(prod_##F, value_##F, a *b)                                         \
    COMBINE(max_##F, value_##F, max_##F(a, b))                                 \
    COMBINE(min_##F, value_##F, min_##F(a, b))
COMBINE_FLOAT(f32)
COMBINE_FLOAT(f64)

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
CONVERT(widen_f16, value_u16, value_f32, f32_of_f16)
CONVERT(narrow_f16, value_f32, value_u16, f16_of_f32)
CONVERT(widen_bf16, value_u16, value_f32, f32_of_bf16)
CONVERT(narrow_bf16, value_f32, value_u16, bf16_of_f32)

/* Complex products; n counts real numbers, as for the sum. */
#define COMBINE_COMPLEX(name, F)                                               \
    LOOP_TARGET static void LOOP(name)(void *to, const void *left,             \
                                       const void *right, int64_t n) {         \
        value_##F *const r = to;                                               \
        const value_##F *const a = left, *const b = right;                     \
        INDEPENDENT                                                            \
        for (int64_t i = 0; i < n; i += 2) {                                   \
            const value_##F re = a[i] * b[i] - a[i + 1] * b[i + 1];            \
            const value_##F im = a[i] * b[i + 1] + a[i + 1] * b[i];            \
            r[i] = re;                                                         \
            r[i + 1] = im;                                                     \
        }                                                                      \
    }
COMBINE_COMPLEX(prod_c64, f32)
COMBINE_COMPLEX(prod_c128, f64)

#define FOUR(sum_type, F)                                                      \
    .combine = {[SDYRT_SUM] = LOOP(sum_##sum_type),                            \
                [SDYRT_MAX] = LOOP(max_##F),                                   \
                [SDYRT_MIN] = LOOP(min_##F),                                   \
                [SDYRT_PROD] = LOOP(prod_##sum_type)}
static const loops LOOP(loops)[SDYRT_DTYPE_COUNT] = {
    [SDYRT_F64] = {FOUR(f64, f64)},
    [SDYRT_F32] = {FOUR(f32, f32)},
    [SDYRT_F16] = {FOUR(f32, f32), .widen = LOOP(widen_f16),
                   .narrow = LOOP(narrow_f16)},
    [SDYRT_BF16] = {FOUR(f32, f32), .widen = LOOP(widen_bf16),
                    .narrow = LOOP(narrow_bf16)},
    [SDYRT_I8] = {FOUR(u8, i8)},
    [SDYRT_I16] = {FOUR(u16, i16)},
    [SDYRT_I32] = {FOUR(u32, i32)},
    [SDYRT_I64] = {FOUR(u64, i64)},
    [SDYRT_U8] = {FOUR(u8, u8)},
    [SDYRT_U16] = {FOUR(u16, u16)},
    [SDYRT_U32] = {FOUR(u32, u32)},
    [SDYRT_U64] = {FOUR(u64, u64)},
    [SDYRT_C64] =
        {.combine =
             {[SDYRT_SUM] = LOOP(sum_f32), [SDYRT_PROD] = LOOP(prod_c64)},
         .parts = 2},
    [SDYRT_C128] =
        {.combine =
             {[SDYRT_SUM] = LOOP(sum_f64), [SDYRT_PROD] = LOOP(prod_c128)},
         .parts = 2},
};

#undef COMBINE
#undef COMBINE_WRAPPING
#undef COMBINE_ORDERED
#undef COMBINE_FLOAT
#undef COMBINE_COMPLEX
#undef CONVERT
#undef FOUR

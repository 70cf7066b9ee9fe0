/* The element types of loops, and macros that make a loop over elements from
 * one expression: the only definition of what an operation computes.
 *
 * An element type T (F32, BF16, I8, ..) is stored as at_T and computed as
 * work_T: f16 and bf16 in f32, with one rounding after each operation. */
#ifndef SDYI_PROGRAM_EXECUTE_LOOPS_H
#define SDYI_PROGRAM_EXECUTE_LOOPS_H

#include "kernels/reduce_values.h"
#include "program/execute/frame.h"

#include <complex.h>
#include <math.h>

/* Clones of a loop for the widest vectors of the processor. Results are the
 * same: no multiply-add is contracted. Sanitizers are not ready when the clone
 * is chosen. Clones are static, as gcc exports the resolvers of others. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) &&          \
    !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) &&                   \
    !defined(__SANITIZE_THREAD__)
#define SDYI_CLONES                                                            \
    __attribute__((target_clones("arch=x86-64-v4", "avx2", "default")))
#else
#define SDYI_CLONES
#endif

/* The types with cloned loops. */
#define SDYI_CLONES_F32 SDYI_CLONES
#define SDYI_CLONES_F64 SDYI_CLONES
#define SDYI_CLONES_F16 SDYI_CLONES
#define SDYI_CLONES_BF16 SDYI_CLONES
#define SDYI_CLONES_I32 SDYI_CLONES
#define SDYI_CLONES_C64
#define SDYI_CLONES_C128
#define SDYI_CLONES_I8
#define SDYI_CLONES_I16
#define SDYI_CLONES_I64
#define SDYI_CLONES_U8
#define SDYI_CLONES_U16
#define SDYI_CLONES_U32
#define SDYI_CLONES_U64
#define SDYI_CLONES_BOOL

/* X(name, T) for each type of a class. */
#define SDYI_SIGNED_TYPES(X, name)                                             \
    X(name, I8) X(name, I16) X(name, I32) X(name, I64)
#define SDYI_UNSIGNED_TYPES(X, name)                                           \
    X(name, U8) X(name, U16) X(name, U32) X(name, U64)
#define SDYI_INT_TYPES(X, name)                                                \
    SDYI_SIGNED_TYPES(X, name) SDYI_UNSIGNED_TYPES(X, name)
#define SDYI_FLOAT_TYPES(X, name)                                              \
    X(name, F32) X(name, F64) X(name, F16) X(name, BF16)
#define SDYI_COMPLEX_TYPES(X, name) X(name, C64) X(name, C128)
#define SDYI_REAL_TYPES(X, name)                                               \
    SDYI_INT_TYPES(X, name) SDYI_FLOAT_TYPES(X, name)

typedef float _Complex at_C64;
typedef double _Complex at_C128;
typedef at_C128 work_C64; /* in f64: one rounding of each part at the end */
typedef at_C128 work_C128;
typedef float at_F32, work_F32, work_F16, work_BF16;
typedef double at_F64, work_F64;
typedef uint16_t at_F16, at_BF16;
typedef int8_t at_I8, work_I8;
typedef int16_t at_I16, work_I16;
typedef int32_t at_I32, work_I32;
typedef int64_t at_I64, work_I64;
typedef uint8_t at_U8, work_U8, at_BOOL, work_BOOL;
typedef uint16_t at_U16, work_U16;
typedef uint32_t at_U32, work_U32;
typedef uint64_t at_U64, work_U64;
/* The bits of an integer in an unsigned type that is not promoted to a signed
 * one, so that they wrap. */
typedef uint32_t bits_I8, bits_I16, bits_I32, bits_U8, bits_U16, bits_U32;
typedef uint64_t bits_I64, bits_U64;
/* The unsigned type of the element's width. */
typedef uint8_t mask_I8, mask_U8;
typedef uint16_t mask_I16, mask_U16;
typedef uint32_t mask_I32, mask_U32;
typedef uint64_t mask_I64, mask_U64;

#define get_F32(x) (x)
#define get_F64(x) (x)
#define get_F16(x) f32_of_f16(x)
#define get_BF16(x) f32_of_bf16(x)
#define get_C64(x) (x)
#define get_C128(x) (x)
#define get_I8(x) (x)
#define get_I16(x) (x)
#define get_I32(x) (x)
#define get_I64(x) (x)
#define get_U8(x) (x)
#define get_U16(x) (x)
#define get_U32(x) (x)
#define get_U64(x) (x)
#define get_BOOL(x) ((x) != 0)
#define put_F32(x) ((float)(x))
#define put_F64(x) ((double)(x))
#define put_F16(x) f16_of_f32((float)(x))
#define put_BF16(x) bf16_of_f32((float)(x))
#define put_C64(x) ((at_C64)(x))
#define put_C128(x) (x)
#define put_I8(x) ((int8_t)(x))
#define put_I16(x) ((int16_t)(x))
#define put_I32(x) ((int32_t)(x))
#define put_I64(x) ((int64_t)(x))
#define put_U8(x) ((uint8_t)(x))
#define put_U16(x) ((uint16_t)(x))
#define put_U32(x) ((uint32_t)(x))
#define put_U64(x) ((uint64_t)(x))
#define put_BOOL(x) ((uint8_t)((x) != 0))

/* A complex number from its parts; clang has no CMPLX. */
static inline work_C128 complex_of(double real, double imaginary) {
    const double parts[2] = {real, imaginary};
    work_C128 number;
    memcpy(&number, parts, sizeof number);
    return number;
}

/* A static loop `name`_T of one operand, `x`, or two, `x` and `y`; T_OUT is the
 * type of its result. */
#define SDYI_LOOP1(name, T, T_OUT, expression)                                 \
    static SDYI_CLONES_##T void name##_##T(void *out, const void *const *in,   \
                                           int64_t n) {                        \
        at_##T_OUT *restrict const to = out;                                   \
        const at_##T *restrict const xs = in[0];                               \
        for (int64_t i = 0; i < n; i++) {                                      \
            const work_##T x = get_##T(xs[i]);                                 \
            to[i] = put_##T_OUT(expression);                                   \
        }                                                                      \
    }
#define SDYI_LOOP2(name, T, T_OUT, expression)                                 \
    static SDYI_CLONES_##T void name##_##T(void *out, const void *const *in,   \
                                           int64_t n) {                        \
        at_##T_OUT *restrict const to = out;                                   \
        const at_##T *const xs = in[0], *const ys = in[1];                     \
        for (int64_t i = 0; i < n; i++) {                                      \
            const work_##T x = get_##T(xs[i]), y = get_##T(ys[i]);             \
            to[i] = put_##T_OUT(expression);                                   \
        }                                                                      \
    }

/* The loops of floats by an expression for f32, also of f16 and bf16, and one
 * for f64; and those of complex numbers. */
#define SDYI_FLOAT_LOOPS1(name, f32, f64)                                      \
    SDYI_LOOP1(name, F32, F32, f32)                                            \
    SDYI_LOOP1(name, F64, F64, f64)                                            \
    SDYI_LOOP1(name, F16, F16, f32)                                            \
    SDYI_LOOP1(name, BF16, BF16, f32)
#define SDYI_FLOAT_LOOPS2(name, f32, f64)                                      \
    SDYI_LOOP2(name, F32, F32, f32)                                            \
    SDYI_LOOP2(name, F64, F64, f64)                                            \
    SDYI_LOOP2(name, F16, F16, f32)                                            \
    SDYI_LOOP2(name, BF16, BF16, f32)
#define SDYI_COMPLEX_LOOPS1(name, expression)                                  \
    SDYI_LOOP1(name, C64, C64, expression)                                     \
    SDYI_LOOP1(name, C128, C128, expression)
#define SDYI_COMPLEX_LOOPS2(name, expression)                                  \
    SDYI_LOOP2(name, C64, C64, expression)                                     \
    SDYI_LOOP2(name, C128, C128, expression)

/* The table of an operation's loops by dtype, and an entry of it. */
#define SDYI_TABLE(name, ...)                                                  \
    const sdyi_loops sdyi_loops_##name = {.at = {__VA_ARGS__}};
#define SDYI_AT(name, T) [SDYRT_##T] = name##_##T,

#endif

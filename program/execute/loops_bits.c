/* Bitwise operations and shifts. A shift by the width or more, read as an
 * unsigned number, shifts all bits out. */
#include "program/execute/elementwise.h"
#include "program/execute/loops.h"

#define AND(T) SDYI_LOOP2(and, T, T, x &y)
#define OR(T) SDYI_LOOP2(or, T, T, x | y)
#define XOR(T) SDYI_LOOP2(xor, T, T, x ^ y)
#define NOT(T) SDYI_LOOP1(not, T, T, ~(bits_##T)x)
SDYI_INT_TYPES(AND)
SDYI_INT_TYPES(OR)
SDYI_INT_TYPES(XOR)
SDYI_INT_TYPES(NOT)
AND(BOOL)
OR(BOOL)
XOR(BOOL)
SDYI_LOOP1(not, BOOL, BOOL, !x)

#define WIDTH(T) (8 * sizeof(at_##T))
#define SHIFT_LEFT(T)                                                          \
    SDYI_LOOP2(shift_left, T, T,                                               \
               (mask_##T)y >= WIDTH(T)                                         \
                   ? 0                                                         \
                   : (bits_##T)x << ((mask_##T)y & (WIDTH(T) - 1)))
#define SHIFT_RIGHT_LOGICAL(T)                                                 \
    SDYI_LOOP2(shift_right_logical, T, T,                                      \
               (mask_##T)y >= WIDTH(T)                                         \
                   ? 0                                                         \
                   : (mask_##T)x >> ((mask_##T)y & (WIDTH(T) - 1)))
/* `>>` of a negative number keeps its sign with all compilers in use. */
#define SHIFT_RIGHT_SIGNED(T)                                                  \
    SDYI_LOOP2(shift_right_arithmetic, T, T,                                   \
               x >> ((mask_##T)y >= WIDTH(T) ? WIDTH(T) - 1                    \
                                             : (mask_##T)y & (WIDTH(T) - 1)))
/* An arithmetic shift copies the top bit of unsigned numbers too. */
#define SHIFT_RIGHT_UNSIGNED(T, S)                                             \
    SDYI_LOOP2(shift_right_arithmetic, T, T,                                   \
               (at_##S)x >>                                                    \
                   (y >= WIDTH(T) ? WIDTH(T) - 1 : y & (WIDTH(T) - 1)))
SDYI_INT_TYPES(SHIFT_LEFT)
SDYI_INT_TYPES(SHIFT_RIGHT_LOGICAL)
SDYI_SIGNED_TYPES(SHIFT_RIGHT_SIGNED)
SHIFT_RIGHT_UNSIGNED(U8, I8)
SHIFT_RIGHT_UNSIGNED(U16, I16)
SHIFT_RIGHT_UNSIGNED(U32, I32)
SHIFT_RIGHT_UNSIGNED(U64, I64)

#define POPCNT(T) SDYI_LOOP1(popcnt, T, T, __builtin_popcountll((mask_##T)x))
#define COUNT_LEADING_ZEROS(T)                                                 \
    SDYI_LOOP1(count_leading_zeros, T, T,                                      \
               x == 0 ? WIDTH(T)                                               \
                      : (size_t)__builtin_clzll((mask_##T)x) + WIDTH(T) - 64)
SDYI_INT_TYPES(POPCNT)
SDYI_INT_TYPES(COUNT_LEADING_ZEROS)

/* mulhi: the high half of the product. */
#define MULHI_NARROW(T, wide)                                                  \
    SDYI_LOOP2(mulhi, T, T, (wide)x *(wide)y >> WIDTH(T))
MULHI_NARROW(I8, int64_t)
MULHI_NARROW(I16, int64_t)
MULHI_NARROW(I32, int64_t)
MULHI_NARROW(U8, uint64_t)
MULHI_NARROW(U16, uint64_t)
MULHI_NARROW(U32, uint64_t)

static uint64_t high_half(uint64_t x, uint64_t y) {
    const uint64_t low = (x & UINT32_MAX) * (y & UINT32_MAX);
    const uint64_t a = (x >> 32) * (y & UINT32_MAX) + (low >> 32);
    const uint64_t b = (x & UINT32_MAX) * (y >> 32) + (a & UINT32_MAX);
    return (x >> 32) * (y >> 32) + (a >> 32) + (b >> 32);
}

SDYI_LOOP2(mulhi, U64, U64, high_half(x, y))
SDYI_LOOP2(mulhi, I64, I64,
           high_half((uint64_t)x, (uint64_t)y) - (x < 0 ? (uint64_t)y : 0) -
               (y < 0 ? (uint64_t)x : 0))

#define TABLE(name, types, ...)                                                \
    const sdyi_loops sdyi_loops_##name = {{types(AT_##name) __VA_ARGS__}};
#define AT_and(T) SDYI_AT(and, T)
#define AT_or(T) SDYI_AT(or, T)
#define AT_xor(T) SDYI_AT(xor, T)
#define AT_not(T) SDYI_AT(not, T)
#define AT_shift_left(T) SDYI_AT(shift_left, T)
#define AT_shift_right_logical(T) SDYI_AT(shift_right_logical, T)
#define AT_shift_right_arithmetic(T) SDYI_AT(shift_right_arithmetic, T)
#define AT_popcnt(T) SDYI_AT(popcnt, T)
#define AT_count_leading_zeros(T) SDYI_AT(count_leading_zeros, T)
#define AT_mulhi(T) SDYI_AT(mulhi, T)
TABLE(and, SDYI_INT_TYPES, SDYI_AT(and, BOOL))
TABLE(or, SDYI_INT_TYPES, SDYI_AT(or, BOOL))
TABLE(xor, SDYI_INT_TYPES, SDYI_AT(xor, BOOL))
TABLE(not, SDYI_INT_TYPES, SDYI_AT(not, BOOL))
TABLE(shift_left, SDYI_INT_TYPES, )
TABLE(shift_right_logical, SDYI_INT_TYPES, )
TABLE(shift_right_arithmetic, SDYI_INT_TYPES, )
TABLE(popcnt, SDYI_INT_TYPES, )
TABLE(count_leading_zeros, SDYI_INT_TYPES, )
TABLE(mulhi, SDYI_INT_TYPES, )

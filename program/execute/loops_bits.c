/* Bitwise operations and shifts. A shift by the width or more, read as an
 * unsigned number, shifts all bits out. */
#include "program/execute/elementwise.h"
#include "program/execute/loops.h"

#define AND(name, T) SDYI_LOOP2(name, T, T, x &y)
#define OR(name, T) SDYI_LOOP2(name, T, T, x | y)
#define XOR(name, T) SDYI_LOOP2(name, T, T, x ^ y)
#define NOT(name, T) SDYI_LOOP1(name, T, T, ~(bits_##T)x)
SDYI_INT_TYPES(AND, and)
SDYI_INT_TYPES(OR, or)
SDYI_INT_TYPES(XOR, xor)
SDYI_INT_TYPES(NOT, not )
AND(and, BOOL)
OR(or, BOOL)
XOR(xor, BOOL)
SDYI_LOOP1(not, BOOL, BOOL, !x)

#define WIDTH(T) (8 * sizeof(at_##T))
#define SHIFT_LEFT(name, T)                                                    \
    SDYI_LOOP2(name, T, T,                                                     \
               (mask_##T)y >= WIDTH(T)                                         \
                   ? 0                                                         \
                   : (bits_##T)x << ((mask_##T)y & (WIDTH(T) - 1)))
#define SHIFT_RIGHT_LOGICAL(name, T)                                           \
    SDYI_LOOP2(name, T, T,                                                     \
               (mask_##T)y >= WIDTH(T)                                         \
                   ? 0                                                         \
                   : (mask_##T)x >> ((mask_##T)y & (WIDTH(T) - 1)))
/* `>>` of a negative number keeps its sign with all compilers in use. */
#define SHIFT_RIGHT_SIGNED(name, T)                                            \
    SDYI_LOOP2(name, T, T,                                                     \
               x >> ((mask_##T)y >= WIDTH(T) ? WIDTH(T) - 1                    \
                                             : (mask_##T)y & (WIDTH(T) - 1)))
/* An arithmetic shift copies the top bit of unsigned numbers too. */
#define SHIFT_RIGHT_UNSIGNED(T, S)                                             \
    SDYI_LOOP2(shift_right_arithmetic, T, T,                                   \
               (at_##S)x >>                                                    \
                   (y >= WIDTH(T) ? WIDTH(T) - 1 : y & (WIDTH(T) - 1)))
SDYI_INT_TYPES(SHIFT_LEFT, shift_left)
SDYI_INT_TYPES(SHIFT_RIGHT_LOGICAL, shift_right_logical)
SDYI_SIGNED_TYPES(SHIFT_RIGHT_SIGNED, shift_right_arithmetic)
SHIFT_RIGHT_UNSIGNED(U8, I8)
SHIFT_RIGHT_UNSIGNED(U16, I16)
SHIFT_RIGHT_UNSIGNED(U32, I32)
SHIFT_RIGHT_UNSIGNED(U64, I64)

#define POPCNT(name, T)                                                        \
    SDYI_LOOP1(name, T, T, __builtin_popcountll((mask_##T)x))
#define COUNT_LEADING_ZEROS(name, T)                                           \
    SDYI_LOOP1(name, T, T,                                                     \
               x == 0 ? WIDTH(T)                                               \
                      : (size_t)__builtin_clzll((mask_##T)x) + WIDTH(T) - 64)
SDYI_INT_TYPES(POPCNT, popcnt)
SDYI_INT_TYPES(COUNT_LEADING_ZEROS, count_leading_zeros)

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

SDYI_TABLE(and, SDYI_INT_TYPES(SDYI_AT, and) SDYI_AT(and, BOOL))
SDYI_TABLE(or, SDYI_INT_TYPES(SDYI_AT, or) SDYI_AT(or, BOOL))
SDYI_TABLE(xor, SDYI_INT_TYPES(SDYI_AT, xor) SDYI_AT(xor, BOOL))
SDYI_TABLE(not, SDYI_INT_TYPES(SDYI_AT, not ) SDYI_AT(not, BOOL))
SDYI_TABLE(shift_left, SDYI_INT_TYPES(SDYI_AT, shift_left))
SDYI_TABLE(shift_right_logical, SDYI_INT_TYPES(SDYI_AT, shift_right_logical))
SDYI_TABLE(shift_right_arithmetic,
           SDYI_INT_TYPES(SDYI_AT, shift_right_arithmetic))
SDYI_TABLE(popcnt, SDYI_INT_TYPES(SDYI_AT, popcnt))
SDYI_TABLE(count_leading_zeros, SDYI_INT_TYPES(SDYI_AT, count_leading_zeros))
SDYI_TABLE(mulhi, SDYI_INT_TYPES(SDYI_AT, mulhi))

/* Float formats: bits to double and back, rounding to nearest even. */
#ifndef SDYI_PROGRAM_IR_FLOAT_H
#define SDYI_PROGRAM_IR_FLOAT_H

#include "program/ir/type.h"

/* The value of the low bits of `bits`; a NaN for formats wider than f64. */
double sdyi_float_value(sdyi_float format, uint64_t bits);
/* The bits of the nearest value. Overflow gives infinity, or NaN in a format
 * without infinity, as LLVM rounds. */
uint64_t sdyi_float_bits(sdyi_float format, double value);
/* The smallest number above 0 and the largest; false: wider than f64. */
bool sdyi_float_range(sdyi_float format, double *least, double *most);

/* f8E8M0FNU has no sign bit, but LLVM's numbers of this format have one: a
 * scalar attribute keeps it in this bit above the format's eight; in the byte
 * of an element the sign is ORed into the highest bit. */
enum { SDYI_SCALE_SIGN = 0x100 };
uint64_t sdyi_float_element(sdyi_float format, uint64_t bits);

/* -- formats wider than f64 ------------------------------------------------ */

/* The bits of a value, which is exact in these formats. */
void sdyi_float_widen(sdyi_float format, double value, uint64_t words[2]);
/* Replace non-canonical codes of f80 by canonical ones, as LLVM reads them. */
void sdyi_float_unify(sdyi_float format, uint64_t words[2]);

/* +-significand * 2^exponent; a zero, an infinity, a NaN have none. */
typedef struct sdyi_float_parts {
    bool is_negative, is_finite;
    uint64_t significand[2];
    int exponent;
    int precision; /* bits of a significand in the format */
    int least;     /* exponent of the format's smallest number */
} sdyi_float_parts;

/* Any format: `words` has the type's number of words. */
sdyi_float_parts sdyi_float_split(sdyi_float format, const uint64_t *words);

/* The value of a decimal number, independent of the locale. */
double sdyi_float_read(const char *text);

#endif

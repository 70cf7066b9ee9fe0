/* Formats of floats: bits to double and back, rounding to nearest even, as
 * constants are read and printed. */
#ifndef SDYI_PROGRAM_IR_FLOAT_H
#define SDYI_PROGRAM_IR_FLOAT_H

#include "program/ir/type.h"

/* The value of the low bits of `bits`; formats wider than f64 are not known:
 * a NaN. */
double sdyi_float_value(sdyi_float format, uint64_t bits);
/* The bits of the nearest value. What is too large becomes infinite, or a NaN
 * where the format has no infinity, as LLVM rounds. */
uint64_t sdyi_float_bits(sdyi_float format, double value);
/* The smallest number above 0, and the largest; false: one wider than f64. */
bool sdyi_float_range(sdyi_float format, double *least, double *most);

/* f8E8M0FNU has no bit for a sign. LLVM's numbers of this format have one
 * nevertheless: a number that stands alone keeps it, in this bit over the
 * format's; in the byte of an element the sign is put over the highest bit. */
enum { SDYI_SCALE_SIGN = 0x100 };
uint64_t sdyi_float_element(sdyi_float format, uint64_t bits);

/* -- formats wider than f64 ------------------------------------------------ */

/* The bits of a value, all of which these formats hold. */
void sdyi_float_widen(sdyi_float format, double value, uint64_t words[2]);
/* Codes of f80 that say the same become one, as LLVM reads them. */
void sdyi_float_unify(sdyi_float format, uint64_t words[2]);

/* +-significand * 2^exponent; a zero, and what is no number, have none. */
typedef struct sdyi_float_parts {
    bool is_negative, is_finite;
    uint64_t significand[2];
    int exponent;
    int precision; /* bits that the format has for a significand */
    int least;     /* exponent of its smallest number */
} sdyi_float_parts;

/* Of any format: as many words as the type has. */
sdyi_float_parts sdyi_float_split(sdyi_float format, const uint64_t *words);

/* The value of a decimal number, whatever the locale. */
double sdyi_float_read(const char *text);

#endif

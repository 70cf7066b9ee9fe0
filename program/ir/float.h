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

/* The value of a decimal number, whatever the locale. */
double sdyi_float_read(const char *text);

/* The bits of a format's significand, the one that is not stored included; 0:
 * a format wider than f64. */
int sdyi_float_precision(sdyi_float format);

#endif

/* The text of the types of MLIR's dialect quant. */
#ifndef SDYI_PROGRAM_DIALECTS_QUANT_QUANT_TEXT_H
#define SDYI_PROGRAM_DIALECTS_QUANT_QUANT_TEXT_H

#include "program/text/dialect.h"

extern const sdyi_dialect sdyi_dialect_quant; /* parse_quant.c */

void sdyi_print_quant(sdyi_printer *out, const sdyi_type *type);

#endif

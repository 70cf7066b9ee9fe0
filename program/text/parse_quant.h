/* The interface between parse_quant.c and parse_quantile.c. */
#ifndef SDYI_PROGRAM_TEXT_PARSE_QUANT_H
#define SDYI_PROGRAM_TEXT_PARSE_QUANT_H

#include "program/text/parser.h"

/* The printed text of a type being read, in a buffer for all of it. */
typedef struct sdyi_quant_text {
    char *text, *end;
    size_t room;
} sdyi_quant_text;

void sdyi_quant_put(sdyi_quant_text *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* `i8`, `f32` */
void sdyi_quant_put_number(sdyi_quant_text *out, const sdyi_type *type);
void sdyi_quant_put_real(sdyi_parser *p, sdyi_quant_text *out, double value);
sdyrt_status sdyi_quant_read_real(sdyi_parser *p, double *value);

/* Starts after the word at `place`: `<i4:f16, {-1.0, ..}>`. parse_quantile.c */
sdyrt_status sdyi_read_quantile(sdyi_parser *p, sdyi_loc place,
                                sdyi_quant_text *out);

#endif

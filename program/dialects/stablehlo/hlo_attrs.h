/* Readers and printers of StableHLO's attributes, shared by the files of its
 * text. */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_HLO_ATTRS_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_HLO_ATTRS_H

#include "program/text/dialect.h"
#include "program/text/syntax.h"

/* `[b, 0, f]x[0, i, o]->[b, 0, f]`, bare and in angle brackets */
sdyrt_status sdyi_read_conv(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_conv_attr(sdyi_parser *p, const sdyi_attr **attr);
void sdyi_print_conv(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_conv_attr(sdyi_printer *out, const sdyi_attr *attr);

/* Forms of ops, to a NULL name: syntax_window.c */
extern const sdyi_syntax_form sdyi_stablehlo_forms[];

#endif

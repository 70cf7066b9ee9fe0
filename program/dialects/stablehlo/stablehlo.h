/* Forms of StableHLO's ops that are code. */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_STABLEHLO_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_STABLEHLO_H

#include "program/ir/row.h"

sdyrt_status sdyi_read_while(struct sdyi_parser *p, sdyi_op_parts *parts);
void sdyi_print_while(struct sdyi_printer *out, const sdyi_op *op);
sdyrt_status sdyi_read_reduce(struct sdyi_parser *p, sdyi_op_parts *parts);
void sdyi_print_reduce(struct sdyi_printer *out, const sdyi_op *op);
sdyrt_status sdyi_read_scan(struct sdyi_parser *p, sdyi_op_parts *parts);
void sdyi_print_scan(struct sdyi_printer *out, const sdyi_op *op);
const char *sdyi_scan_arg_name(const sdyi_op *op, int index);
/* "c" for integers, "cst" for others. */
const char *sdyi_constant_name(const sdyi_op *op);
/* But for those with has_side_effect = true. */
bool sdyi_custom_call_is_pure(const sdyi_op *op);
extern const sdyi_pattern sdyi_case_patterns[];

#endif

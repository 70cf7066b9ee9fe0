/* Forms and verifiers of builtin.module, func ops and references to
 * functions. */
#ifndef SDYI_PROGRAM_DIALECTS_FUNC_FUNC_H
#define SDYI_PROGRAM_DIALECTS_FUNC_FUNC_H

#include "program/ir/row.h"

sdyrt_status sdyi_read_module(struct sdyi_parser *p, sdyi_op_parts *parts);
void sdyi_print_module(struct sdyi_printer *out, const sdyi_op *op);
sdyrt_status sdyi_read_func(struct sdyi_parser *p, sdyi_op_parts *parts);
void sdyi_print_func(struct sdyi_printer *out, const sdyi_op *op);

sdyrt_status sdyi_verify_module(const sdyi_op *op);
sdyrt_status sdyi_verify_cast(const sdyi_op *op);
bool sdyi_is_function_type(const sdyi_attr *attr);
bool sdyi_holds_dicts(const sdyi_attr *attr);
sdyrt_status sdyi_verify_func(const sdyi_op *op);
/* Checks that returned types are the function's, after the body's ops. */
sdyrt_status sdyi_verify_returns(const sdyi_op *op);
sdyrt_status sdyi_verify_call(const sdyi_op *op,
                              const struct sdyi_symbols *symbols);
/* For an op that calls its first operand, a function value. */
sdyrt_status sdyi_verify_called(const sdyi_op *op);
sdyrt_status sdyi_verify_reference(const sdyi_op *op,
                                   const struct sdyi_symbols *symbols);
/* For an op with the symbol of an equivalent function, `decomposition`. */
sdyrt_status sdyi_verify_decomposition(const sdyi_op *op,
                                       const struct sdyi_symbols *symbols);

#endif

/* Calls and callees, for passes that rewrite both. */
#ifndef SDYI_PROGRAM_DIALECTS_FUNC_CALL_H
#define SDYI_PROGRAM_DIALECTS_FUNC_CALL_H

#include "program/ir/callgraph.h"
#include "program/rows/op_kind.h"

/* Call `visit` for each call of a function with a body, callees before callers,
 * in each function in textual order, nested calls in place. All calls are
 * collected before the first visit. Errors, without any visit: recursion, or so
 * many paths through calls that a clone for each would be too much. */
typedef sdyrt_status sdyi_visit_call(void *state, sdyi_op *call,
                                     sdyi_op *callee);
sdyrt_status sdyi_calls_visit(const sdyi_symbols *symbols,
                              sdyi_visit_call *visit, void *state);

void sdyi_call_set_callee(sdyi_op *call, sdyi_name name);

/* A clone of a function at the end of the table; its callees are cloned too,
 * recursively. The calls have no cycle. */
sdyi_op *sdyi_func_clone(sdyi_symbols *symbols, const sdyi_op *function);

/* Replace the terminator of a body of one block by one of another kind, such as
 * func.return or sdy.return. */
void sdyi_body_return(const sdyi_region *body, sdyi_op_kind kind);

/* The attribute of clones that holds the name of the original function. */
const char *sdyi_original_name(const sdyi_op *function);
void sdyi_set_original_name(sdyi_op *function, const char *name);

/* The entry function: @main, or the only function; NULL: none. Errors: several,
 * none of them @main. */
sdyrt_status sdyi_find_main(sdyi_op *module, sdyi_op **function);
/* Set the type of a function from its arguments and its first func.return. */
void sdyi_func_set_type(sdyi_op *func);

/* Results of a function by its type attribute. */
int sdyi_func_result_count(const sdyi_op *function);
const sdyi_type *sdyi_func_result_type(const sdyi_op *function, int i);

#endif

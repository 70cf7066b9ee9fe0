/* Calls and the functions that they call, for passes that rewrite both. */
#ifndef SDYI_PROGRAM_DIALECTS_FUNC_CALL_H
#define SDYI_PROGRAM_DIALECTS_FUNC_CALL_H

#include "program/ir/callgraph.h"
#include "program/rows/op_kind.h"

/* Call `visit` for each call of a function with a body, of the functions with
 * those that they call before them, in each in the order of the text: nested
 * calls where they stand. All are listed before the first is visited. A
 * function that calls itself, directly or not, or so many ways through calls
 * that a clone for each is too much: an error, nothing visited. */
typedef sdyrt_status sdyi_visit_call(void *state, sdyi_op *call,
                                     sdyi_op *callee);
sdyrt_status sdyi_calls_visit(const sdyi_symbols *symbols,
                              sdyi_visit_call *visit, void *state);

void sdyi_call_set_callee(sdyi_op *call, sdyi_name name);

/* A clone behind all else in the table, which calls clones of its own; their
 * calls go in no circle. */
sdyi_op *sdyi_func_clone(sdyi_symbols *symbols, const sdyi_op *function);

/* Have a body of one block return its values by an op of another kind, such as
 * func.return or sdy.return. */
void sdyi_body_return(const sdyi_region *body, sdyi_op_kind kind);

/* The attribute that clones of a function have: the name of the function. */
const char *sdyi_original_name(const sdyi_op *function);
void sdyi_set_original_name(sdyi_op *function, const char *name);

/* The function that the user's arguments and results are of: @main, or the only
 * one; NULL: there is none. Errors: several, and none of that name. */
sdyrt_status sdyi_find_main(sdyi_op *module, sdyi_op **function);
/* Set the type of a function by its arguments and its first return. */
void sdyi_func_set_type(sdyi_op *func);

/* How many results a function says it has, and of which types. */
int sdyi_func_result_count(const sdyi_op *function);
const sdyi_type *sdyi_func_result_type(const sdyi_op *function, int i);

#endif

/* The handles of parts of a program, and what is behind them. */
#ifndef SDYI_PROGRAM_PARTS_H
#define SDYI_PROGRAM_PARTS_H

#include "program/internal.h"
#include "program/ir/row.h"
#include "program/rows/op_kind.h"

static inline sdyi_op *sdyi_part_op(const sdyrt_operation *operation) {
    return (sdyi_op *)operation;
}

static inline const sdyrt_operation *sdyi_handle(const sdyi_op *op) {
    return (const sdyrt_operation *)op;
}

static inline sdyi_value *sdyi_part_value(const sdyrt_value *value) {
    return (sdyi_value *)value;
}

/* The program that an op is in. */
static inline sdyrt_program *sdyi_program_of(const sdyi_op *op) {
    return (sdyrt_program *)((char *)op->module -
                             offsetof(sdyrt_program, module));
}

/* The first op in a module; NULL: there is none. */
const sdyi_op *sdyi_module_first(const sdyi_op *module);

/* What a function says it has; NULL: it is no function. */
const sdyi_type *sdyi_function_type(const sdyi_op *op);

/* That an op is a function with argument, or result, `i`. Errors: BAD_VALUE. */
sdyrt_status sdyi_check_function(const char *caller, const sdyi_op *op,
                                 bool is_result, int i);

#endif

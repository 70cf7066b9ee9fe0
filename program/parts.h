/* Handles of the public interface, and their conversion to parts of
 * programs. */
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

/* The program of an op, which contains its module. */
static inline sdyrt_program *sdyi_program_of(const sdyi_op *op) {
    return (sdyrt_program *)((char *)op->module -
                             offsetof(sdyrt_program, module));
}

/* The first op of a module; NULL: it is empty. */
const sdyi_op *sdyi_module_first(const sdyi_op *module);

/* The type in a function's attribute; NULL: not a function. */
const sdyi_type *sdyi_function_type(const sdyi_op *op);

/* Error BAD_VALUE unless the op is a function with an argument or result
 * `i`. */
sdyrt_status sdyi_check_function(const char *caller, const sdyi_op *op,
                                 bool is_result, int i);

#endif

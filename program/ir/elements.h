/* Elements of constants in any form: `dense<..>`, `sparse<..>`, and
 * `dense_resource<..>`, whose bytes are in the module's resources. Rewrites
 * that like MLIR's do not look into the last two use sdyi_dense_elements of
 * attr.h. */
#ifndef SDYI_PROGRAM_IR_ELEMENTS_H
#define SDYI_PROGRAM_IR_ELEMENTS_H

#include "program/ir/module.h"

/* Elements of an attribute of an op. Errors, about the op: elements elided when
 * the program was printed, a count that differs from the type's, or elements
 * that are no numbers. */
sdyrt_status sdyi_elements_of(const sdyi_op *op, const sdyi_attr *attr,
                              sdyi_elements *elements);
/* false: not readable as elements; reports nothing. */
bool sdyi_has_elements(const sdyi_op *op, const sdyi_attr *attr,
                       sdyi_elements *elements);
/* The name of the attribute that holds a constant op's value. */
sdyi_name sdyi_constant_value_name(const sdyi_op *op);
/* Elements of a value that a constant op makes; false: it is no such value, or
 * they are not readable. */
bool sdyi_constant_elements(const sdyi_value *value, sdyi_elements *elements);

#endif

/* Elements of constants, whatever their form: the values of `dense<..>`, of
 * `sparse<..>`, and of `dense_resource<..>` whose bytes stand behind the
 * program. What must not see through a form, as MLIR's own rewriting does not,
 * takes sdyi_dense_elements of attr.h. */
#ifndef SDYI_PROGRAM_IR_ELEMENTS_H
#define SDYI_PROGRAM_IR_ELEMENTS_H

#include "program/ir/module.h"

/* Those of an attribute of an op. Errors, about the op: they were left out when
 * the program was printed, they are not as many as the type says, or no
 * numbers. */
sdyrt_status sdyi_elements_of(const sdyi_op *op, const sdyi_attr *attr,
                              sdyi_elements *elements);
/* false: it has none; nothing is said of it. */
bool sdyi_has_elements(const sdyi_op *op, const sdyi_attr *attr,
                       sdyi_elements *elements);
/* The attribute that a constant makes its result of. */
sdyi_name sdyi_constant_value_name(const sdyi_op *op);
/* Those of a value that a constant makes; false: no constant does, or there are
 * none. */
bool sdyi_constant_elements(const sdyi_value *value, sdyi_elements *elements);

#endif

/* Copies of ops with their regions. */
#ifndef SDYI_PROGRAM_IR_CLONE_H
#define SDYI_PROGRAM_IR_CLONE_H

#include "program/ir/module.h"
#include "program/ir/side_table.h"

/* A copy in no block. `map`, by value number, gives its operands, values
 * without an entry stay; results and arguments of the copy are added to it. */
sdyi_op *sdyi_op_clone(const sdyi_op *op, sdyi_side_table *map);
/* Append copies of a region's blocks to another region. */
void sdyi_region_clone(const sdyi_region *region, sdyi_module *module,
                       sdyi_region *to, sdyi_side_table *map);
/* The entry of `map` for a value, or the value itself without one. */
sdyi_value *sdyi_mapped(const sdyi_side_table *map, sdyi_value *value);

#endif

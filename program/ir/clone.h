/* Copies of ops, with all in them. */
#ifndef SDYI_PROGRAM_IR_CLONE_H
#define SDYI_PROGRAM_IR_CLONE_H

#include "program/ir/beside.h"
#include "program/ir/module.h"

/* A copy, in no block. Operands are those that `map` has for the values'
 * numbers, or else the same; results and arguments of the copy are put in. */
sdyi_op *sdyi_op_clone(const sdyi_op *op, sdyi_beside *map);
/* Copies of a region's blocks, behind those of another. */
void sdyi_region_clone(const sdyi_region *region, sdyi_module *module,
                       sdyi_region *to, sdyi_beside *map);
/* The value that `map` has for another, or that one itself. */
sdyi_value *sdyi_mapped(const sdyi_beside *map, sdyi_value *value);

#endif

/* Attributes that record, on the program itself, where shardings come from:
 *
 *   sdy.sharding_origins = {a = "input: 0", b = "self"}
 *     which argument, result of a function, constraint or manual computation
 *     an axis comes from; constraints and manual computations have names
 *     (sdy.sharding_origin_name); ": 0" is any other place
 *   sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"a" =
 *       operand-0 -> [operand-1, result-0]}]}]>
 *     the axes that went through an op, and in which step of all
 *
 * Both are read from a history. */
#ifndef SDYI_PROGRAM_PROPAGATION_ORIGINS_H
#define SDYI_PROGRAM_PROPAGATION_ORIGINS_H

#include "program/ir/symbol.h"
#include "program/propagation/history.h"

typedef struct sdyi_origins {
    sdyi_zone *zone;
    sdyi_layouts layouts;
    sdyi_side_table values; /* by a value's number: the origins of its axes */
    sdyi_side_table names;  /* by an op's number: its name */
    int n_constraints, n_manual;
} sdyi_origins;

/* Note the origins of the shardings that a module has before propagation. The
 * module is not changed. */
void sdyi_origins_start(sdyi_origins *origins, sdyi_module *module,
                        const sdyi_symbols *symbols, sdyi_zone *zone);
/* Follow the origins along a history, and write them as attributes. */
void sdyi_origins_write(sdyi_origins *origins, sdyi_module *module,
                        const sdyi_history *history);

void sdyi_edges_write(sdyi_module *module, const sdyi_history *history);

#endif

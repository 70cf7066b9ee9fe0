/* Side effects of ops. */
#ifndef SDYI_PROGRAM_IR_EFFECTS_H
#define SDYI_PROGRAM_IR_EFFECTS_H

#include "program/ir/row.h"

/* No effects, those of nested ops included: equal ops have equal
 * results. */
bool sdyi_op_is_effect_free(const sdyi_op *op);
/* Unused and without effects, no terminator and no symbol: may be erased. */
bool sdyi_op_is_dead(const sdyi_op *op);

static inline bool sdyi_op_is_unused(const sdyi_op *op) {
    for (int i = 0; i < op->n_results; i++)
        if (op->results[i].uses != NULL)
            return false;
    return true;
}

#endif

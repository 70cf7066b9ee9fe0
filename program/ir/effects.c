/* Effects and deadness of ops, by their rows and nested ops. */
#include "program/ir/effects.h"

bool sdyi_op_is_effect_free(const sdyi_op *op) {
    if (op->row->is_pure != NULL)
        return op->row->is_pure(op);
    if (sdyi_op_has(op, SDYI_PURE))
        return true;
    if (!sdyi_op_has(op, SDYI_EFFECTS_INSIDE))
        return false;
    for (int i = 0; i < op->n_regions; i++)
        for (const sdyi_block *b = op->regions[i].first; b != NULL; b = b->next)
            for (const sdyi_op *inner = b->first; inner != NULL;
                 inner = inner->next)
                if (!sdyi_op_is_effect_free(inner))
                    return false;
    return true;
}

bool sdyi_op_is_dead(const sdyi_op *op) {
    return sdyi_op_is_unused(op) && !sdyi_op_has(op, SDYI_TERMINATOR) &&
           !sdyi_op_has(op, SDYI_SYMBOL) && sdyi_op_is_effect_free(op);
}

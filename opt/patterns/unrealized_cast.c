/* The fold of builtin.unrealized_conversion_cast: A -> B -> A is the first
 * operand. */
#include "opt/patterns/patterns.h"
#include "program/dialects/make.h"

static bool are_types_of(const sdyi_op *operands, const sdyi_op *results) {
    if (operands->n_operands != results->n_results)
        return false;
    for (int i = 0; i < results->n_results; i++)
        if (sdyi_operand(operands, i)->type != results->results[i].type)
            return false;
    return true;
}

/* A cast between equal types, or one that undoes the cast before it. */
static bool fold_unrealized(sdyi_op *op) {
    const sdyi_op *from = op;
    if (op->n_operands == 0 || op->n_results == 0)
        return false;
    if (!are_types_of(op, op)) {
        from = sdyi_made_by(sdyi_operand(op, 0),
                            SDYI_OP_BUILTIN_UNREALIZED_CONVERSION_CAST);
        if (from == NULL || !are_types_of(from, op) ||
            from->n_results != op->n_operands)
            return false;
        for (int i = 0; i < op->n_operands; i++)
            if (sdyi_operand(op, i) != sdyi_result(from, i))
                return false;
    }
    for (int i = 0; i < op->n_results; i++)
        sdyi_value_replace(&op->results[i], sdyi_operand(from, i));
    sdyi_op_erase(op);
    return true;
}

const sdyi_pattern sdyi_unrealized_patterns[] = {{"fold", fold_unrealized},
                                                 {NULL, NULL}};

/* The directions of each factor, computed from the op's kind, the uses of its
 * operands and the priority. */
#include "program/propagation/schedule.h"

#include "program/rows/op_kind.h"

#include <string.h>

/* -- entries of rows ------------------------------------------------------- */

bool sdyi_always_elementwise(const sdyi_op *op) {
    (void)op;
    return true;
}

bool sdyi_is_cast_elementwise(const sdyi_op *op) {
    const sdyi_type *const in = sdyi_operand(op, 0)->type;
    const sdyi_type *const out = op->results[0].type;
    return in->n == out->n && memcmp(in->cells, out->cells,
                                     (size_t)in->n * sizeof *in->cells) == 0;
}

int sdyi_direct_both(const sdyi_op *op) {
    (void)op;
    return SDYI_DIRECTION_BOTH;
}

int sdyi_direct_forward(const sdyi_op *op) {
    (void)op;
    return SDYI_DIRECTION_FORWARD;
}

int sdyi_direct_moves(const sdyi_op *op) {
    const sdyi_attr *const target =
        sdyi_op_attr(op, SDYI_NAME_CALL_TARGET_NAME);
    return sdyi_attr_is(target, SDYI_ATTR_STRING) &&
                   (strcmp(sdyi_attr_text(target), "MoveToDevice") == 0 ||
                    strcmp(sdyi_attr_text(target), "MoveToHost") == 0)
               ? SDYI_DIRECTION_BOTH
               : SDYI_DIRECTION_NONE;
}

/* -- the schedule ---------------------------------------------------------- */

bool sdyi_is_elementwise(const sdyi_op *op) {
    return op->row->is_elementwise != NULL ? op->row->is_elementwise(op)
                                           : sdyi_op_has(op, SDYI_ELEMENTWISE);
}

static int direct(const sdyi_op *op) {
    if (op->row->direct != NULL)
        return op->row->direct(op);
    return sdyi_is_elementwise(op) ? SDYI_DIRECTION_BOTH : SDYI_DIRECTION_NONE;
}

static bool is_scalar(const sdyi_type *type) {
    return type->kind == SDYI_TYPE_TENSOR && type->n == 0;
}

static bool operands_have_one_use(const sdyi_op *op) {
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        if (!is_scalar(value->type) && !sdyi_value_has_one_use(value))
            return false;
    }
    return true;
}

bool sdyi_schedule(const sdyi_op *op, const sdyi_rule *rule, int priority,
                   unsigned char *directions) {
    const int any =
        priority < 4 && op->row->kind == SDYI_OP_STABLEHLO_BROADCAST_IN_DIM
            ? SDYI_DIRECTION_BACKWARD
            : SDYI_DIRECTION_BOTH;
    int all = priority >= 3 ? any : SDYI_DIRECTION_NONE;
    if (all != SDYI_DIRECTION_BOTH &&
        (priority >= 1 || operands_have_one_use(op)))
        all |= direct(op);
    bool is_any = false;
    for (int f = 0; f < rule->n_factors; f++) {
        int direction = all;
        if (priority >= 2 && rule->types[f] == SDYI_FACTOR_PASS_THROUGH)
            direction |= any;
        directions[f] =
            (unsigned char)(rule->blocked[f] ? SDYI_DIRECTION_NONE : direction);
        is_any = is_any || directions[f] != SDYI_DIRECTION_NONE;
    }
    return is_any;
}

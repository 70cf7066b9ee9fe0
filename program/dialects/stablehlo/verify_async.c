/* async_start and async_done: a computation and the future of its results. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_region.h"
#include "program/rows/op_kind.h"

/* Inference errors contain the op's name but do not print the op. */
#define FAIL(op, ...)                                                          \
    SDYI_HLO_FAIL(op, "'stablehlo.async_start' op " __VA_ARGS__)

static sdyrt_status check_args(const sdyi_op *op, const sdyi_block *block) {
    if (op->n_operands != block->n_args)
        return FAIL(op,
                    "number of operands (%d) must match number of "
                    "region arguments (%d)",
                    op->n_operands, block->n_args);
    for (int i = 0; i < op->n_operands; i++)
        if (sdyi_hlo_in(op, i) != block->args[i]->type)
            return FAIL(
                op,
                "operand type %s at index %d must match region argument type "
                "%s",
                sdyi_type_text(op->module->pool, sdyi_hlo_in(op, i)), i,
                sdyi_type_text(op->module->pool, block->args[i]->type));
    return SDYRT_OK;
}

static sdyrt_status infer_future(const sdyi_op *op, const sdyi_type **type) {
    const sdyi_hlo_region body = sdyi_hlo_region_of(op, 0);
    const sdyi_op *const started = body.block->first;
    if (started->next == NULL || started->next != body.end)
        return FAIL(op,
                    "region must contain exactly one operation and a return");
    if (!sdyi_op_has(started, SDYI_MAY_BE_ASYNC))
        return FAIL(op, "region must contain a collective or slice operation");
    SDYI_TRY(check_args(op, body.block));
    if (body.end->n_operands != 1)
        return FAIL(op, "region must return exactly one value, but got %d",
                    body.end->n_operands);
    const sdyi_type *const result = sdyi_hlo_in(body.end, 0);
    *type = sdyi_type_future(op->module->pool, &result, 1);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_async_start(const sdyi_op *op) {
    const sdyi_type *type = NULL;
    SDYI_TRY(sdyi_hlo_inferred(op, infer_future(op, &type)));
    return type == sdyi_hlo_out(op, 0) ? SDYRT_OK
                                       : sdyi_hlo_mismatch(op, &type, 1);
}

sdyrt_status sdyi_verify_async_done(const sdyi_op *op) {
    const sdyi_type *const future = sdyi_hlo_in(op, 0);
    const sdyi_type **const types = sdyi_hlo_new_types(op, future->n);
    for (int i = 0; i < future->n; i++)
        types[i] = future->cells[i].type;
    return sdyi_hlo_expect(op, types, future->n);
}

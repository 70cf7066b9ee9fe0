/* Verifiers of Shardy's other ops: edges, barriers, named computations,
 * constants. */
#include "program/dialects/sdy/sdy.h"

#include "program/ir/quant.h"
#include "program/text/print.h"

#include <stdio.h>
#include <string.h>

/* -- types ----------------------------------------------------------------- */

/* ODS's error on a value of a wrong type. */
static sdyrt_status fail_type(const sdyi_op *op, const char *what,
                              const sdyi_type *type, const char *wanted) {
    sdyi_pool *const pool = op->module->pool;
    return sdyi_error(pool, op,
                      "%s #0 must be %s of any non-token type values, but got "
                      "%s",
                      what, wanted, sdyi_type_text(pool, type));
}

sdyrt_status sdyi_verify_ranked_operand(const sdyi_op *op) {
    const sdyi_type *const type = sdyi_operand(op, 0)->type;
    return type->kind == SDYI_TYPE_TENSOR
               ? SDYRT_OK
               : fail_type(op, "operand", type, "ranked tensor");
}

sdyrt_status sdyi_verify_static_result(const sdyi_op *op) {
    const sdyi_type *const type = op->results[0].type;
    return sdyi_type_is_static(type)
               ? SDYRT_OK
               : fail_type(op, "result", type, "statically shaped tensor");
}

/* -- inferred results ------------------------------------------------------ */

/* `list` with another item: `'T', 'U'`. */
static const char *join(sdyi_pool *pool, const char *list,
                        const sdyi_type *type) {
    const char *const text = sdyi_type_text(pool, type);
    const size_t bytes = strlen(list) + strlen(text) + 3;
    char *const both = sdyi_zone_alloc(&pool->zone, bytes);
    (void)snprintf(both, bytes, "%s%s%s", list, list[0] == '\0' ? "" : ", ",
                   text);
    return both;
}

static sdyrt_status fail_inferred(const sdyi_op *op, const char *inferred) {
    sdyi_pool *const pool = op->module->pool;
    const char *has = "";
    for (int i = 0; i < op->n_results; i++)
        has = join(pool, has, op->results[i].type);
    (void)sdyi_error_at(pool, sdyi_op_loc(op),
                        "'%s' op inferred type(s) %s are incompatible with "
                        "return type(s) of operation %s",
                        sdyi_op_name(op), inferred, has);
    return sdyi_error(pool, op, "failed to infer returned types");
}

sdyrt_status sdyi_verify_constant(const sdyi_op *op) {
    const sdyi_type *const type = sdyi_op_attr(op, SDYI_NAME_VALUE)->type;
    const sdyi_type *const out = op->results[0].type;
    return sdyi_quant_holds(out, type)
               ? SDYRT_OK
               : fail_inferred(op, sdyi_type_text(op->module->pool, type));
}

sdyrt_status sdyi_verify_named_results(const sdyi_op *op) {
    const sdyi_op *const last = op->regions[0].first->last;
    bool is_same = last->n_operands == op->n_results;
    for (int i = 0; i < op->n_results && is_same; i++)
        is_same = sdyi_operand(last, i)->type == op->results[i].type;
    if (is_same)
        return SDYRT_OK;
    const char *inferred = "";
    for (int i = 0; i < last->n_operands; i++)
        inferred =
            join(op->module->pool, inferred, sdyi_operand(last, i)->type);
    return fail_inferred(op, inferred);
}

/* -- named computations ---------------------------------------------------- */

static sdyrt_status verify_arguments(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_block *const body = op->regions[0].first;
    if (body->n_args != op->n_operands)
        return sdyi_error_bare(
            pool, op,
            "number of block arguments must match the number "
            "of operands: %d != %d",
            body->n_args, op->n_operands);
    for (int i = 0; i < body->n_args; i++)
        if (body->args[i]->type != sdyi_operand(op, i)->type)
            return sdyi_error_bare(
                pool, op,
                "expected the type of the %d'th block argument to match the "
                "type of the corresponding operand: %s vs %s",
                i, sdyi_type_text(pool, body->args[i]->type),
                sdyi_type_text(pool, sdyi_operand(op, i)->type));
    return SDYRT_OK;
}

static sdyrt_status verify_side(const sdyi_op *op, sdyi_name name,
                                const char *kind, bool is_in) {
    const sdyi_attr *const list = sdyi_op_attr(op, name);
    sdyi_zone *const zone = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    const int n = is_in ? op->n_operands : op->n_results;
    if (list == NULL)
        return SDYRT_OK;
    const sdyi_type **const types = SDYI_NEW(zone, const sdyi_type *, n);
    for (int i = 0; i < n; i++)
        types[i] = is_in ? sdyi_operand(op, i)->type : op->results[i].type;
    const sdyrt_status status = sdyi_verify_shardings(op, list, types, n, kind);
    sdyi_zone_reset(zone, mark);
    return status;
}

sdyrt_status sdyi_verify_named(const sdyi_op *op,
                               const struct sdyi_symbols *symbols) {
    (void)symbols;
    SDYI_TRY(verify_arguments(op));
    SDYI_TRY(verify_side(op, SDYI_NAME_IN_SHARDINGS, "in_shardings", true));
    return verify_side(op, SDYI_NAME_OUT_SHARDINGS, "out_shardings", false);
}

/* -- edges ----------------------------------------------------------------- */

/* For a tensor, a vector or a memref. */
static bool has_static_shape(const sdyi_type *type) {
    for (int i = 0; i < type->n; i++)
        if (type->cells[i].integer < 0)
            return false;
    return type->kind != SDYI_TYPE_UNRANKED;
}

static sdyrt_status verify_static(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const type = op->results[0].type;
    return has_static_shape(type)
               ? SDYRT_OK
               : sdyi_error(pool, op,
                            "expected %s to have a static-shaped result. type: "
                            "%s",
                            sdyi_op_name(op), sdyi_type_text(pool, type));
}

static sdyrt_status verify_single_user(const sdyi_op *op, const char *what) {
    return sdyi_value_has_one_use(sdyi_operand(op, 0))
               ? SDYRT_OK
               : sdyi_error(op->module->pool, op,
                            "expected %s of %s to have a single user", what,
                            sdyi_op_name(op));
}

sdyrt_status sdyi_verify_edge(const sdyi_op *op,
                              const struct sdyi_symbols *symbols) {
    (void)symbols;
    sdyi_pool *const pool = op->module->pool;
    const sdyi_op *const made = sdyi_operand(op, 0)->op;
    const sdyi_attr *const sharding = sdyi_op_attr(op, SDYI_NAME_SHARDING);
    SDYI_TRY(verify_static(op));
    SDYI_TRY(verify_single_user(op, "input"));
    if (made != NULL && strncmp(sdyi_op_name(made), "sdy.", 4) == 0 &&
        !sdyi_op_has(made, SDYI_DATA_FLOW)) {
        (void)sdyi_error(pool, op,
                         "expected input of %s to not be defined by an "
                         "SdyDialect op (other than an sdy.named_computation).",
                         sdyi_op_name(op));
        sdyi_note(pool, sdyi_op_loc(made),
                  "sdy op defining the input of the %s", sdyi_op_name(op));
        return SDYRT_ARGUMENT;
    }
    return sharding == NULL
               ? SDYRT_OK
               : sdyi_verify_sharding(op, sharding, op->results[0].type,
                                      (sdyi_owner){NULL, -1});
}

static bool is_named(const sdyi_op *op, const char *name) {
    return op != NULL && strcmp(sdyi_op_name(op), name) == 0;
}

sdyrt_status sdyi_verify_func_edge(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_value *const value = sdyi_operand(op, 0);
    SDYI_TRY(verify_static(op));
    SDYI_TRY(verify_single_user(op, "operand"));
    if (value->op != NULL && !is_named(value->op, "func.call"))
        return sdyi_error(pool, op,
                          "expected operand of %s to be a result of call op.",
                          sdyi_op_name(op));
    if (value->op == NULL &&
        !is_named(sdyi_block_parent(sdyi_value_block(value)), "func.func"))
        return sdyi_error(pool, op,
                          "expected operand of %s to be a block argument of a "
                          "func op.",
                          sdyi_op_name(op));
    return SDYRT_OK;
}

/* -- barriers -------------------------------------------------------------- */

/* index of BOTH in rows/enums.def */
#define DIRECTION_BOTH 3

sdyrt_status sdyi_verify_barrier(const sdyi_op *op) {
    const sdyi_attr *const direction =
        sdyi_op_attr(op, SDYI_NAME_ALLOWED_DIRECTION);
    return direction->cells[0].integer == DIRECTION_BOTH
               ? sdyi_error(op->module->pool, op,
                            "cannot specify `BOTH` as the direction. Not "
                            "blocking propagation direction makes the op "
                            "redundant.")
               : SDYRT_OK;
}

/* Verifiers of builtin.module, the func ops, and references to functions. */
#include "program/dialects/func/func.h"
#include "program/ir/symbol.h"
#include "program/rows/op_kind.h"
#include "program/text/print.h"

#include <string.h>

/* -- modules --------------------------------------------------------------- */

sdyrt_status sdyi_verify_module(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    if (op->regions[0].first->n_args > 0)
        return sdyi_error(pool, op, "region should have no arguments");
    for (int i = 0; i < op->attrs.n; i++) {
        const sdyi_name name = op->attrs.pairs[i].name;
        const char *const text = sdyi_name_text(pool, name);
        if (name != SDYI_NAME_SYM_NAME && name != SDYI_NAME_SYM_VISIBILITY &&
            strchr(text, '.') == NULL)
            return sdyi_error(pool, op,
                              "can only contain attributes with "
                              "dialect-prefixed names, found: '%s'",
                              text);
    }
    return SDYRT_OK;
}

/* -- casts ----------------------------------------------------------------- */

sdyrt_status sdyi_verify_cast(const sdyi_op *op) {
    return op->n_results > 0
               ? SDYRT_OK
               : sdyi_error(op->module->pool, op,
                            "expected at least one result for cast operation");
}

/* -- functions ------------------------------------------------------------- */

/* Argument or result attributes: their number, names and values. */
static sdyrt_status verify_dicts(const sdyi_op *op, bool is_args) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const type = sdyi_signature(op);
    const sdyi_attr *const all =
        sdyi_op_attr(op, is_args ? SDYI_NAME_ARG_ATTRS : SDYI_NAME_RES_ATTRS);
    const int n = is_args ? type->n_inputs : type->n - type->n_inputs;
    const char *const what = is_args ? "argument" : "result";
    if (all == NULL)
        return SDYRT_OK;
    if (all->n != n)
        return sdyi_error(pool, op,
                          "expects %s attribute array to have the same number "
                          "of elements as the number of function %ss, got "
                          "%lld, but expected %d",
                          what, what, (long long)all->n, n);
    for (int i = 0; i < n; i++) {
        const sdyi_attr *const dict = all->cells[i].attr;
        for (int k = 0; k < sdyi_attr_dict_size(dict); k++) {
            const sdyi_pair pair = sdyi_attr_dict_at(dict, k);
            if (strchr(sdyi_name_text(pool, pair.name), '.') == NULL)
                return sdyi_error(pool, op,
                                  "%ss may only have dialect attributes", what);
            SDYI_TRY(is_args ? pool->hooks->verify_arg_attr(op, i, pair.name,
                                                            pair.value)
                             : pool->hooks->verify_result_attr(op, i, pair.name,
                                                               pair.value));
        }
    }
    return SDYRT_OK;
}

static sdyrt_status verify_body(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_block *const block = op->regions[0].first;
    const sdyi_type *const type = sdyi_signature(op);
    if (block == NULL)
        return SDYRT_OK;
    if (block->n_args != type->n_inputs)
        return sdyi_error(pool, op,
                          "entry block must have %d arguments to match "
                          "function signature",
                          type->n_inputs);
    for (int i = 0; i < block->n_args; i++)
        if (block->args[i]->type != type->cells[i].type)
            return sdyi_error(pool, op,
                              "type of entry block argument #%d(%s) must match "
                              "the type of the corresponding argument in "
                              "function signature(%s)",
                              i, sdyi_type_text(pool, block->args[i]->type),
                              sdyi_type_text(pool, type->cells[i].type));
    return SDYRT_OK;
}

bool sdyi_is_function_type(const sdyi_attr *attr) {
    return sdyi_type_is(attr->type, SDYI_TYPE_FUNCTION);
}

/* For an array: all elements are dictionaries. */
bool sdyi_holds_dicts(const sdyi_attr *attr) {
    for (int64_t i = 0; i < attr->n; i++)
        if (!sdyi_attr_is(attr->cells[i].attr, SDYI_ATTR_DICT))
            return false;
    return true;
}

sdyrt_status sdyi_verify_func(const sdyi_op *op) {
    SDYI_TRY(verify_dicts(op, true));
    SDYI_TRY(verify_dicts(op, false));
    return verify_body(op);
}

static sdyrt_status verify_return(const sdyi_op *func, const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const type = sdyi_signature(func);
    const char *const name =
        sdyi_attr_text(sdyi_op_attr(func, SDYI_NAME_SYM_NAME));
    const int n = type->n - type->n_inputs;
    if (op->n_operands != n)
        return sdyi_error(pool, op,
                          "has %d operands, but enclosing function (@%s) "
                          "returns %d",
                          op->n_operands, name, n);
    for (int i = 0; i < n; i++) {
        const sdyi_type *const is = sdyi_operand(op, i)->type;
        const sdyi_type *const wanted = type->cells[type->n_inputs + i].type;
        if (is != wanted)
            return sdyi_error_bare(pool, op,
                                   "type of return operand %d (%s) doesn't "
                                   "match function result type (%s) in "
                                   "function @%s",
                                   i, sdyi_type_text(pool, is),
                                   sdyi_type_text(pool, wanted), name);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_returns(const sdyi_op *op) {
    for (const sdyi_block *b = op->regions[0].first; b != NULL; b = b->next)
        if (b->last != NULL && b->last->row->kind == SDYI_OP_FUNC_RETURN)
            SDYI_TRY(verify_return(op, b->last));
    return SDYRT_OK;
}

/* -- calls ----------------------------------------------------------------- */

/* `'T', 'U'` of a function type's results; `type` NULL: of the op's results. */
static const char *result_types(const sdyi_op *op, const sdyi_type *type) {
    sdyi_pool *const pool = op->module->pool;
    const int n = type == NULL ? op->n_results : type->n - type->n_inputs;
    size_t bytes = 1;
    char *text = sdyi_zone_string(&pool->zone, "", 0);
    for (int i = 0; i < n; i++) {
        const char *const one = sdyi_type_text(
            pool, type == NULL ? op->results[i].type
                               : type->cells[type->n_inputs + i].type);
        const size_t length = strlen(one);
        char *const longer = sdyi_zone_alloc(&pool->zone, bytes + length + 2);
        memcpy(longer, text, bytes - 1);
        longer[bytes - 1] = ',';
        longer[bytes] = ' ';
        memcpy(longer + bytes - 1 + (i > 0 ? 2 : 0), one, length + 1);
        bytes += length + (i > 0 ? 2 : 0);
        text = longer;
    }
    return text;
}

static sdyrt_status verify_call_operands(const sdyi_op *op,
                                         const sdyi_type *type) {
    sdyi_pool *const pool = op->module->pool;
    if (op->n_operands != type->n_inputs)
        return sdyi_error(pool, op, "incorrect number of operands for callee");
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_type *const is = sdyi_operand(op, i)->type;
        if (is != type->cells[i].type)
            return sdyi_error(pool, op,
                              "operand type mismatch: expected operand type "
                              "%s, but provided %s for operand number %d",
                              sdyi_type_text(pool, type->cells[i].type),
                              sdyi_type_text(pool, is), i);
    }
    return SDYRT_OK;
}

static sdyrt_status verify_call_results(const sdyi_op *op,
                                        const sdyi_type *type) {
    sdyi_pool *const pool = op->module->pool;
    if (op->n_results != type->n - type->n_inputs)
        return sdyi_error(pool, op, "incorrect number of results for callee");
    for (int i = 0; i < op->n_results; i++) {
        if (op->results[i].type == type->cells[type->n_inputs + i].type)
            continue;
        (void)sdyi_error(pool, op, "result type mismatch at index %d", i);
        sdyi_note(pool, sdyi_op_loc(op), "      op result types: %s",
                  result_types(op, NULL));
        sdyi_note(pool, sdyi_op_loc(op), "function result types: %s",
                  result_types(op, type));
        return SDYRT_ARGUMENT;
    }
    return SDYRT_OK;
}

/* The func.func of a symbol in a table; NULL: none. */
static const sdyi_op *find_func(const sdyi_attr *symbol,
                                const sdyi_symbols *symbols) {
    const sdyi_op *const op =
        symbol->n == 1
            ? sdyi_symbols_find(symbols, (sdyi_name)symbol->cells[0].integer)
            : NULL;
    return op != NULL && strcmp(sdyi_op_name(op), "func.func") == 0 ? op : NULL;
}

static const char *symbol_text(const sdyi_op *op, const sdyi_attr *symbol) {
    return sdyi_name_text(op->module->pool,
                          (sdyi_name)symbol->cells[0].integer);
}

sdyrt_status sdyi_verify_call(const sdyi_op *op, const sdyi_symbols *symbols) {
    const sdyi_attr *const callee = sdyi_op_attr(op, SDYI_NAME_CALLEE);
    const sdyi_op *const func = find_func(callee, symbols);
    if (func == NULL)
        return sdyi_error(op->module->pool, op,
                          "'%s' does not reference a valid function",
                          symbol_text(op, callee));
    SDYI_TRY(verify_call_operands(op, sdyi_signature(func)));
    return verify_call_results(op, sdyi_signature(func));
}

/* Operands after the first, and results, must have the types of operand 0. */
sdyrt_status sdyi_verify_called(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const type = sdyi_operand(op, 0)->type;
    const int n_results = type->n - type->n_inputs;
    bool is_same = op->n_operands - 1 == type->n_inputs;
    for (int i = 0; is_same && i < type->n_inputs; i++)
        is_same = sdyi_operand(op, 1 + i)->type == type->cells[i].type;
    if (!is_same)
        return sdyi_error(pool, op,
                          "failed to verify that callee input types match "
                          "argument types");
    is_same = op->n_results == n_results;
    for (int i = 0; is_same && i < n_results; i++)
        is_same = op->results[i].type == type->cells[type->n_inputs + i].type;
    return is_same ? SDYRT_OK
                   : sdyi_error(pool, op,
                                "failed to verify that callee result types "
                                "match result types");
}

/* -- decompositions -------------------------------------------------------- */

/* Operands or results (`kind`) against the types of the decomposition. */
static sdyrt_status verify_decomposed(const sdyi_op *op, const char *kind,
                                      int n, const sdyi_cell *types,
                                      int n_types) {
    sdyi_pool *const pool = op->module->pool;
    if (n != n_types)
        return sdyi_error_at(pool, sdyi_op_loc(op),
                             "has %d %s(s), but decomposition has %d", n, kind,
                             n_types);
    for (int i = 0; i < n; i++) {
        const sdyi_type *const is =
            kind[0] == 'o' ? sdyi_operand(op, i)->type : op->results[i].type;
        if (is != types[i].type)
            return sdyi_error_at(
                pool, sdyi_op_loc(op),
                "%s at index %d has type %s, but decomposition has type %s",
                kind, i, sdyi_type_text(pool, is),
                sdyi_type_text(pool, types[i].type));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_decomposition(const sdyi_op *op,
                                       const sdyi_symbols *symbols) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const symbol = sdyi_op_attr(op, SDYI_NAME_DECOMPOSITION);
    const sdyi_op *const func = find_func(symbol, symbols);
    if (func == NULL)
        return sdyi_error_at(pool, sdyi_op_loc(op),
                             "'%s' does not reference a valid function",
                             symbol_text(op, symbol));
    const sdyi_type *const type = sdyi_signature(func);
    SDYI_TRY(verify_decomposed(op, "operand", op->n_operands, type->cells,
                               type->n_inputs));
    return verify_decomposed(op, "result", op->n_results,
                             type->cells + type->n_inputs,
                             type->n - type->n_inputs);
}

/* -- references to functions ----------------------------------------------- */

sdyrt_status sdyi_verify_reference(const sdyi_op *op,
                                   const sdyi_symbols *symbols) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const symbol = sdyi_op_attr(op, SDYI_NAME_VALUE);
    const sdyi_op *const func = find_func(symbol, symbols);
    if (func == NULL)
        return sdyi_error(pool, op, "reference to undefined function '%s'",
                          symbol_text(op, symbol));
    return op->results[0].type == sdyi_signature(func)
               ? SDYRT_OK
               : sdyi_error(pool, op,
                            "reference to function with mismatched type");
}

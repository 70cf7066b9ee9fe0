/* Parser of ops: results, the generic form, blocks and regions. */
#include "program/text/scope.h"
#include "program/text/syntax.h"

#include <string.h>

/* -- operands -------------------------------------------------------------- */

/* `%a` or, for operands only, `%a#1` */
static sdyrt_status read_value(sdyi_parser *p, bool is_argument,
                               struct sdyi_operand_name *name) {
    if (sdyi_token_is(p) != SDYI_TOKEN_VALUE)
        return sdyi_parse_wrong(p, "expected SSA operand");
    *name = (struct sdyi_operand_name){.name = p->lexer.token};
    sdyi_lexer_next(&p->lexer);
    const sdyi_token *const hash = &p->lexer.token;
    if (hash->kind != SDYI_TOKEN_WORD || hash->start[0] != '#')
        return SDYRT_OK;
    if (is_argument)
        return sdyi_parse_fail(p, "result number not allowed in argument list");
    int64_t result;
    if (hash->start[1] < '0' || hash->start[1] > '9' ||
        !sdyi_digits_value(hash->start + 1, hash->length - 1, &result) ||
        result > INT32_MAX)
        return sdyi_parse_fail(p, "invalid SSA value result number");
    name->result = (int)result;
    sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_operand(sdyi_parser *p, struct sdyi_operand_name *name) {
    return read_value(p, false, name);
}

void sdyi_operand_list_add(sdyi_parser *p, sdyi_operand_list *list,
                           struct sdyi_operand_name name) {
    SDYI_GROW(p->zone, list->names, list->n, list->capacity);
    list->names[list->n++] = name;
}

sdyrt_status sdyi_read_operands(sdyi_parser *p, sdyi_operand_list *list) {
    if (sdyi_token_is(p) != SDYI_TOKEN_VALUE)
        return SDYRT_OK;
    do {
        struct sdyi_operand_name name;
        if (list->n == SDYI_MAX_OPERANDS)
            return sdyi_parse_fail(p, "more than %d operands",
                                   SDYI_MAX_OPERANDS);
        SDYI_TRY(sdyi_read_operand(p, &name));
        sdyi_operand_list_add(p, list, name);
    } while (sdyi_take(p, ","));
    return SDYRT_OK;
}

sdyrt_status sdyi_resolve_one(sdyi_parser *p,
                              const struct sdyi_operand_name *name,
                              const sdyi_type *type, sdyi_value **value) {
    return sdyi_scope_find(p, name, type, value);
}

sdyrt_status sdyi_resolve(sdyi_parser *p, const sdyi_operand_list *list,
                          const sdyi_type *const *types, int n_types,
                          sdyi_op_parts *parts) {
    if (list->n != n_types)
        return sdyi_error_at(p->pool, sdyi_place(p),
                             "expected %d operand type%s but had %d", list->n,
                             list->n == 1 ? "" : "s", n_types);
    sdyi_value **const values = SDYI_NEW(p->zone, sdyi_value *, list->n);
    for (int i = 0; i < list->n; i++)
        SDYI_TRY(sdyi_scope_find(p, &list->names[i], types[i], &values[i]));
    parts->operands = values;
    parts->n_operands = list->n;
    return SDYRT_OK;
}

/* -- regions --------------------------------------------------------------- */

sdyrt_status sdyi_read_region_arg(sdyi_parser *p, sdyi_region_args *args) {
    SDYI_GROW(p->zone, args->at, args->n, args->capacity);
    struct sdyi_region_arg *const arg = &args->at[args->n];
    arg->loc = sdyi_place(p);
    SDYI_TRY(read_value(p, p->own != NULL, &arg->name));
    if (p->own != NULL)
        SDYI_TRY(sdyi_expect(p, ":"));
    else
        SDYI_TRY(sdyi_expect_in(p, ":", " and type for SSA operand"));
    SDYI_TRY(sdyi_read_type(p, &arg->type));
    args->n++;
    return SDYRT_OK;
}

static sdyrt_status add_args(sdyi_parser *p, sdyi_block *block,
                             const sdyi_region_args *args) {
    for (int i = 0; i < args->n; i++) {
        const struct sdyi_region_arg *const arg = &args->at[i];
        sdyi_value *const value =
            sdyi_block_add_arg(p->module, block, arg->type, arg->loc);
        SDYI_TRY(sdyi_scope_define_arg(p, &arg->name, value));
    }
    return SDYRT_OK;
}

/* An entry block argument that precedes its region. */
static sdyrt_status add_entry_arg(sdyi_parser *p, sdyi_block *block,
                                  const struct sdyi_region_arg *arg) {
    sdyi_value *const value =
        sdyi_block_add_arg(p->module, block, arg->type, arg->loc);
    SDYI_TRY(sdyi_scope_check_arg(p, &arg->name.name));
    return sdyi_scope_define(p, &arg->name.name, &value, 1);
}

/* `^bb0(%a: T):` */
static sdyrt_status read_label(sdyi_parser *p, sdyi_block **block) {
    if (sdyi_token_is(p) != SDYI_TOKEN_BLOCK)
        return sdyi_parse_wrong(p, "expected block name");
    SDYI_TRY(sdyi_scope_define_block(p, &p->lexer.token, block));
    sdyi_lexer_next(&p->lexer);
    sdyi_region_args args = {.n = 0};
    if (sdyi_take(p, "(")) {
        if (!sdyi_at(p, ")")) {
            do {
                SDYI_TRY(sdyi_read_region_arg(p, &args));
                SDYI_TRY(sdyi_read_optional_loc(p, &args.at[args.n - 1].loc));
            } while (sdyi_take(p, ","));
        }
        SDYI_TRY(sdyi_expect(p, ")"));
    }
    SDYI_TRY(add_args(p, *block, &args));
    return sdyi_expect_in(p, ":", " after block name");
}

static sdyrt_status read_ops(sdyi_parser *p, sdyi_block *block) {
    while (!sdyi_at(p, "}") && sdyi_token_is(p) != SDYI_TOKEN_BLOCK)
        SDYI_TRY(sdyi_read_op(p, block));
    return SDYRT_OK;
}

static sdyrt_status read_blocks(sdyi_parser *p, const sdyi_region_args *args,
                                sdyi_region *region) {
    SDYI_TRY(sdyi_expect_in(p, "{", " to begin a region"));
    const bool has_args = args != NULL && args->n > 0;
    if (sdyi_token_is(p) != SDYI_TOKEN_BLOCK &&
        (has_args || !sdyi_at(p, "}"))) {
        sdyi_block *const block = sdyi_block_make(p->module);
        sdyi_region_append(region, block);
        for (int i = 0; has_args && i < args->n; i++)
            SDYI_TRY(add_entry_arg(p, block, &args->at[i]));
        SDYI_TRY(read_ops(p, block));
    } else if (has_args) {
        return sdyi_parse_fail(p, "invalid block name in region with named "
                                  "arguments");
    }
    while (!sdyi_at(p, "}")) {
        sdyi_block *block;
        SDYI_TRY(read_label(p, &block));
        sdyi_region_append(region, block);
        SDYI_TRY(read_ops(p, block));
    }
    return sdyi_expect(p, "}");
}

sdyrt_status sdyi_read_region(sdyi_parser *p, const sdyi_region_args *args,
                              bool is_isolated, const char *dialect,
                              sdyi_region *region) {
    const char *const before = p->dialect;
    const char *const own = p->own;
    p->own = NULL;
    SDYI_TRY(sdyi_enter(p));
    p->dialect = dialect == NULL ? "" : dialect;
    sdyi_scope_open(p, is_isolated);
    SDYI_TRY(read_blocks(p, args, region));
    SDYI_TRY(sdyi_scope_close(p));
    p->dialect = before;
    p->own = own;
    sdyi_leave(p);
    return SDYRT_OK;
}

/* -- the generic form ------------------------------------------------------ */

static const sdyi_row *row_of(const sdyi_parser *p,
                              const sdyi_op_parts *parts) {
    return sdyi_row_of(p->pool, parts->name);
}

/* `[^bb1, ^bb2]` */
static sdyrt_status read_successors(sdyi_parser *p, sdyi_op_parts *parts) {
    if (!sdyi_at(p, "["))
        return SDYRT_OK;
    const sdyi_row *const row = row_of(p, parts);
    if (row->name != NULL && (row->traits & SDYI_TERMINATOR) == 0)
        return sdyi_parse_fail(p, "successors in non-terminator");
    sdyi_lexer_next(&p->lexer);
    if (sdyi_at(p, "]"))
        return sdyi_parse_wrong(p, "expected list element");
    sdyi_block **blocks = NULL;
    int n = 0, capacity = 0;
    do {
        if (sdyi_token_is(p) != SDYI_TOKEN_BLOCK)
            return sdyi_parse_fail(p, "expected block name");
        SDYI_GROW(p->zone, blocks, n, capacity);
        blocks[n++] = sdyi_scope_block(p, &p->lexer.token);
        sdyi_lexer_next(&p->lexer);
    } while (sdyi_take(p, ","));
    parts->successors = blocks;
    parts->n_successors = n;
    return sdyi_take(p, "]") ? SDYRT_OK
                             : sdyi_parse_wrong(p, "expected ',' or ']'");
}

/* `({..}, {..})` */
sdyrt_status sdyi_read_regions(sdyi_parser *p, const char *dialect,
                               sdyi_op_parts *parts) {
    if (!sdyi_take(p, "("))
        return SDYRT_OK;
    const sdyi_row *const row = row_of(p, parts);
    sdyi_region *regions = NULL;
    int capacity = 0;
    do {
        SDYI_GROW(p->zone, regions, parts->n_regions, capacity);
        /* blocks get their region when the op is made */
        SDYI_TRY(sdyi_read_region(p, NULL, (row->traits & SDYI_ISOLATED) != 0,
                                  dialect, &regions[parts->n_regions]));
        parts->n_regions++;
    } while (sdyi_take(p, ","));
    parts->regions = regions;
    return sdyi_expect_in(p, ")", " to end region list");
}

/* Error: an op's type must be a function type. */
static sdyrt_status fail_type(sdyi_parser *p, sdyi_loc place) {
    const sdyi_type *type;
    SDYI_TRY(sdyi_read_type(p, &type));
    return sdyi_error_at(p->pool, place, "expected function type");
}

/* `"name"(%a) <{..}> ({..}) {..} : (T) -> U`, after the name */
static sdyrt_status read_generic(sdyi_parser *p, sdyi_op_parts *parts) {
    sdyi_operand_list operands = {.names = NULL};
    sdyi_type_list inputs = {.types = NULL}, results = {.types = NULL};
    const sdyi_attr *properties = NULL;
    SDYI_TRY(sdyi_expect_in(p, "(", " to start operand list"));
    SDYI_TRY(sdyi_read_operands(p, &operands));
    SDYI_TRY(sdyi_expect_in(p, ")", " to end operand list"));
    SDYI_TRY(read_successors(p, parts));
    if (sdyi_take(p, "<")) {
        SDYI_TRY(sdyi_read_properties(p, &properties));
        SDYI_TRY(sdyi_expect_in(p, ">", " to close properties"));
    }
    SDYI_TRY(sdyi_read_regions(p, p->dialect, parts));
    SDYI_TRY(sdyi_read_optional_dict(p, &parts->attrs));
    SDYI_TRY(sdyi_expect_in(p, ":", " followed by operation type"));
    const sdyi_loc place = sdyi_place(p);
    if (!sdyi_at(p, "("))
        return fail_type(p, place);
    SDYI_TRY(sdyi_read_function_type(p, &inputs, &results));
    if (inputs.n != operands.n)
        return sdyi_error_at(p->pool, place,
                             "expected %d operand type%s but had %d",
                             operands.n, operands.n == 1 ? "" : "s", inputs.n);
    parts->results = results.types;
    parts->n_results = results.n;
    SDYI_TRY(sdyi_resolve(p, &operands, inputs.types, inputs.n, parts));
    return sdyi_take_properties(p, properties, parts);
}

/* -- results --------------------------------------------------------------- */

/* A name left of `=`, and its number of results: `%0:2`. */
typedef struct result_name {
    sdyi_token name;
    int64_t n;
} result_name;

typedef struct result_list {
    result_name *names;
    int n, capacity;
    int64_t n_values;
} result_list;

static sdyrt_status read_results(sdyi_parser *p, result_list *list) {
    if (sdyi_token_is(p) != SDYI_TOKEN_VALUE)
        return SDYRT_OK;
    do {
        if (sdyi_token_is(p) != SDYI_TOKEN_VALUE)
            return sdyi_parse_wrong(p, "expected valid ssa identifier");
        const sdyi_token name = p->lexer.token;
        int64_t n = 1;
        sdyi_lexer_next(&p->lexer);
        if (sdyi_take(p, ":")) {
            sdyi_lexer after = p->lexer;
            if (sdyi_token_is(p) != SDYI_TOKEN_NUMBER || sdyi_is_float(p))
                return sdyi_parse_wrong(p, "expected integer number of "
                                           "results");
            if (sdyi_lexer_integer(&after, SDYRT_KIND_PROGRAM,
                                   SDYI_WANT_INTEGER, &n) != SDYRT_OK ||
                n < 1)
                return sdyi_parse_fail(p, "expected named operation to have at "
                                          "least 1 result");
            sdyi_parse_back(p, &after);
        }
        SDYI_GROW(p->zone, list->names, list->n, list->capacity);
        list->names[list->n++] = (result_name){name, n};
        if (__builtin_add_overflow(list->n_values, n, &list->n_values))
            return sdyi_parse_fail(p, "more than 2^63 - 1 results");
    } while (sdyi_take(p, ","));
    return sdyi_expect_in(p, "=", " after SSA name");
}

static sdyrt_status define_results(sdyi_parser *p, const result_list *list,
                                   sdyi_op *op) {
    if (list->n == 0)
        return SDYRT_OK;
    if (op->n_results == 0)
        return sdyi_error_at(p->pool, sdyi_place_of(p, &list->names[0].name),
                             "cannot name an operation with no results");
    if (op->n_results != list->n_values)
        return sdyi_error_at(p->pool, sdyi_place_of(p, &list->names[0].name),
                             "operation defines %d results but was provided "
                             "%lld to bind",
                             op->n_results, (long long)list->n_values);
    int first = 0;
    for (int i = 0; i < list->n; i++) {
        sdyi_value **const values =
            SDYI_NEW(p->zone, sdyi_value *, (int)list->names[i].n);
        for (int k = 0; k < list->names[i].n; k++)
            values[k] = &op->results[first++];
        SDYI_TRY(sdyi_scope_define(p, &list->names[i].name, values,
                                   (int)list->names[i].n));
    }
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status check_results(sdyi_parser *p, const sdyi_op_parts *parts) {
    return parts->n_results <= SDYI_MAX_OPERANDS
               ? SDYRT_OK
               : sdyi_error_at(p->pool, parts->loc,
                               "%d results, an op is limited to %d",
                               parts->n_results, SDYI_MAX_OPERANDS);
}

static sdyrt_status check_known(sdyi_parser *p, const sdyi_op_parts *parts) {
    if (row_of(p, parts) != p->pool->unknown || p->allows_unknown ||
        sdyi_dialect_is_known(p->pool, parts->name))
        return SDYRT_OK;                         /* or a verifier error */
    return sdyi_error_at(p->pool, sdyi_place(p), /* after the name */
                         "operation being parsed with an unregistered dialect. "
                         "If this is intended, please use "
                         "-allow-unregistered-dialect with the MLIR tool used");
}

static sdyrt_status read_generic_op(sdyi_parser *p, sdyi_op_parts *parts) {
    const char *name;
    SDYI_TRY(
        sdyi_parse_again(p, sdyi_lexer_string(&p->lexer, SDYRT_KIND_PROGRAM,
                                              SDYI_WANT_OP_NAME, &name)));
    if (name[0] == '\0')
        return sdyi_error_at(p->pool, parts->loc,
                             "empty operation name is "
                             "invalid");
    parts->name = sdyi_current_name(p, name, strlen(name));
    SDYI_TRY(check_known(p, parts));
    return read_generic(p, parts);
}

static sdyrt_status read_own_op(sdyi_parser *p, sdyi_op_parts *parts) {
    parts->name = sdyi_read_op_name(p);
    const sdyi_row *const row = row_of(p, parts);
    if (row == p->pool->unknown)
        return sdyi_fail_unknown_op(p, parts);
    if (row->read == NULL && row->syntax == NULL)
        return sdyi_error_at(p->pool, parts->loc,
                             "custom op '%s' has no custom assembly form",
                             row->name);
    const char *const before = p->own;
    p->own = row->name;
    sdyi_lexer_next(&p->lexer);
    SDYI_TRY(row->read != NULL ? row->read(p, parts)
                               : sdyi_syntax_read(p, row, parts));
    sdyi_take_attr_dict(p, parts);
    p->own = before;
    return SDYRT_OK;
}

static sdyrt_status read_parts(sdyi_parser *p, sdyi_op_parts *parts) {
    parts->loc = sdyi_place(p);
    if (sdyi_token_is(p) == SDYI_TOKEN_STRING)
        return read_generic_op(p, parts);
    if (sdyi_at_op_name(p))
        return read_own_op(p, parts);
    return sdyi_parse_wrong(p, "expected operation name in quotes");
}

sdyrt_status sdyi_read_op(sdyi_parser *p, sdyi_block *block) {
    const sdyi_zone_mark before = sdyi_zone_get_mark(p->zone);
    result_list results = {.names = NULL};
    sdyi_op_parts parts = {.name = SDYI_NAME_NONE};
    SDYI_TRY(sdyi_enter(p));
    SDYI_TRY(read_results(p, &results));
    SDYI_TRY(read_parts(p, &parts));
    SDYI_TRY(check_results(p, &parts));
    sdyi_op *const op = sdyi_op_make(p->module, &parts);
    SDYI_TRY(sdyi_set_fallbacks(p, op));
    SDYI_TRY(sdyi_read_optional_loc(p, &parts.loc));
    sdyi_op_set_loc(op, parts.loc);
    sdyi_op_append(block, op);
    SDYI_TRY(define_results(p, &results, op));
    sdyi_leave(p);
    sdyi_zone_reset(p->zone, before);
    return SDYRT_OK;
}

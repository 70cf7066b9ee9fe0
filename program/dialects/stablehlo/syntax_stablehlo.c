/* Text forms of stablehlo.while and stablehlo.reduce, whose block arguments are
 * in the op's own line. */
#include "program/dialects/stablehlo/build.h"
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/rows/op_kind.h"
#include "program/text/parser.h"
#include "program/text/print.h"

#include <assert.h>
#include <string.h>

const char *sdyi_constant_name(const sdyi_op *op) {
    const sdyi_type *const element = sdyi_type_element(op->results[0].type);
    return sdyi_type_is(element, SDYI_TYPE_INTEGER) ? "c" : "cst";
}

static sdyrt_status check_count(sdyi_parser *p, sdyi_loc place, int n_operands,
                                int n_types) {
    return n_operands == n_types
               ? SDYRT_OK
               : sdyi_error_at(p->pool, place,
                               "custom op '%s' number of operands and types do "
                               "not match: got %d operands and %d types",
                               p->own, n_operands, n_types);
}

/* -- while ----------------------------------------------------------------- */

static sdyrt_status expect_word(sdyi_parser *p, const char *word) {
    return sdyi_take(p, word) ? SDYRT_OK
                              : sdyi_parse_fail_own(p, "expected '%s'", word);
}

/* `(%iterArg = %a, ..) : T, U attributes {..} cond {..} do {..}` */
sdyrt_status sdyi_read_while(sdyi_parser *p, sdyi_op_parts *parts) {
    sdyi_operand_list operands = {.names = NULL}, args = {.names = NULL};
    sdyi_type_list types = {.types = NULL};
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_expect(p, "("));
    if (!sdyi_at(p, ")")) {
        do {
            struct sdyi_operand_name name;
            SDYI_TRY(sdyi_read_operand(p, &name));
            sdyi_operand_list_add(p, &args, name);
            SDYI_TRY(sdyi_expect(p, "="));
            SDYI_TRY(sdyi_read_operand(p, &name));
            sdyi_operand_list_add(p, &operands, name);
        } while (sdyi_take(p, ","));
    }
    SDYI_TRY(sdyi_expect(p, ")"));
    if (operands.n > 0) {
        SDYI_TRY(sdyi_expect(p, ":"));
        do {
            const sdyi_type *type;
            SDYI_TRY(sdyi_read_type(p, &type));
            sdyi_type_list_add(p, &types, type);
        } while (sdyi_take(p, ","));
    }
    SDYI_TRY(check_count(p, place, operands.n, types.n));
    if (sdyi_take(p, "attributes"))
        SDYI_TRY(sdyi_read_dict(p, &parts->attrs));
    SDYI_TRY(sdyi_resolve(p, &operands, types.types, types.n, parts));
    parts->results = types.types;
    parts->n_results = types.n;
    parts->regions = SDYI_NEW(p->zone, sdyi_region, 2);
    parts->n_regions = 2;
    assert(args.n == operands.n);
    sdyi_region_args region_args = {
        .at = SDYI_NEW(p->zone, struct sdyi_region_arg, args.n), .n = args.n};
    for (int i = 0; i < args.n; i++)
        region_args.at[i] =
            (struct sdyi_region_arg){args.names[i], types.types[i],
                                     sdyi_place_of(p, &args.names[i].name)};
    SDYI_TRY(expect_word(p, "cond"));
    SDYI_TRY(
        sdyi_read_region(p, &region_args, false, NULL, &parts->regions[0]));
    SDYI_TRY(expect_word(p, "do"));
    return sdyi_read_region(p, &region_args, false, NULL, &parts->regions[1]);
}

void sdyi_print_while(sdyi_printer *out, const sdyi_op *op) {
    static const sdyi_region_form form = {false, true, false};
    const sdyi_block *const body = op->regions[0].first;
    sdyi_put(out, '(');
    for (int i = 0; i < op->n_operands; i++) {
        sdyi_comma(out, i);
        sdyi_print_value(out, body->args[i]);
        sdyi_puts(out, " = ");
        sdyi_print_value(out, sdyi_operand(op, i));
    }
    sdyi_put(out, ')');
    for (int i = 0; i < op->n_operands; i++) {
        sdyi_puts(out, i == 0 ? " : " : ", ");
        sdyi_print_type(out, sdyi_operand(op, i)->type);
    }
    sdyi_print_attrs(out, op, NULL, 0, "attributes ");
    sdyi_newline(out);
    sdyi_puts(out, "cond ");
    sdyi_print_region(out, &op->regions[0], form);
    sdyi_puts(out, " do ");
    sdyi_print_region(out, &op->regions[1], form);
}

/* -- reduce ---------------------------------------------------------------- */

/* `(%x init: %a), (%y init: %b)` */
static sdyrt_status read_inputs(sdyi_parser *p, sdyi_operand_list *inputs) {
    sdyi_operand_list inits = {.names = NULL};
    while (sdyi_take(p, "(")) {
        struct sdyi_operand_name name;
        SDYI_TRY(sdyi_read_operand(p, &name));
        sdyi_operand_list_add(p, inputs, name);
        SDYI_TRY(sdyi_expect(p, "init"));
        SDYI_TRY(sdyi_expect(p, ":"));
        SDYI_TRY(sdyi_read_operand(p, &name));
        sdyi_operand_list_add(p, &inits, name);
        SDYI_TRY(sdyi_expect(p, ")"));
        if (!sdyi_take(p, ","))
            break;
    }
    for (int i = 0; i < inits.n; i++)
        sdyi_operand_list_add(p, inputs, inits.names[i]);
    return SDYRT_OK;
}

/* The body for `applies stablehlo.add`. */
static void make_body(sdyi_parser *p, sdyi_name name, const sdyi_type *type,
                      sdyi_loc loc, sdyi_region *region) {
    sdyi_block *const block = sdyi_block_make(p->module);
    sdyi_value *const args[2] = {
        sdyi_block_add_arg(p->module, block, type, loc),
        sdyi_block_add_arg(p->module, block, type, loc)};
    sdyi_op_parts parts = {.name = name,
                           .loc = loc,
                           .operands = args,
                           .n_operands = 2,
                           .results = &type,
                           .n_results = 1};
    sdyi_op *const op = sdyi_op_make(p->module, &parts);
    sdyi_op_append(block, op);
    sdyi_value *const result = &op->results[0];
    const sdyi_op_parts end = {.name =
                                   SDYI_NAME_COUNT + SDYI_OP_STABLEHLO_RETURN,
                               .loc = loc,
                               .operands = &result,
                               .n_operands = 1};
    sdyi_op_append(block, sdyi_op_make(p->module, &end));
    sdyi_region_append(region, block);
}

/* `(..) -> ..` */
static sdyrt_status read_function_type(sdyi_parser *p, sdyi_type_list *inputs,
                                       sdyi_type_list *results) {
    const sdyi_loc place = sdyi_place(p);
    const sdyi_type *type;
    if (sdyi_at(p, "("))
        return sdyi_read_function_type(p, inputs, results);
    SDYI_TRY(sdyi_read_type(p, &type));
    return sdyi_error_at(p->pool, place,
                         "custom op '%s' invalid kind of type specified: "
                         "expected builtin.function, but found %s",
                         p->own, sdyi_type_text(p->pool, type));
}

/* ` across dimensions = [1] {..} : (..) -> ..` */
static sdyrt_status read_rest(sdyi_parser *p, sdyi_type_list *types,
                              sdyi_type_list *results, sdyi_op_parts *parts,
                              const sdyi_attr **dims) {
    SDYI_TRY(sdyi_expect(p, "across"));
    SDYI_TRY(sdyi_expect(p, "dimensions"));
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(sdyi_read_i64s(p, dims));
    SDYI_TRY(sdyi_read_optional_dict(p, &parts->attrs));
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(read_function_type(p, types, results));
    parts->results = results->types;
    parts->n_results = results->n;
    return SDYRT_OK;
}

/* `reducer(%a: T, %b: T) (%c: U, %d: U) {..}`: the block's arguments are the
 * firsts of all pairs, then the seconds. */
static sdyrt_status read_reducer(sdyi_parser *p, sdyi_region *region) {
    sdyi_region_args pairs = {.n = 0};
    SDYI_TRY(sdyi_expect(p, "reducer"));
    while (sdyi_take(p, "(")) {
        SDYI_TRY(sdyi_read_region_arg(p, &pairs));
        SDYI_TRY(sdyi_read_optional_loc(p, &pairs.at[pairs.n - 1].loc));
        SDYI_TRY(sdyi_expect(p, ","));
        SDYI_TRY(sdyi_read_region_arg(p, &pairs));
        SDYI_TRY(sdyi_read_optional_loc(p, &pairs.at[pairs.n - 1].loc));
        SDYI_TRY(sdyi_expect(p, ")"));
    }
    const int n = pairs.n;
    sdyi_region_args args = {.at = SDYI_NEW(p->zone, struct sdyi_region_arg, n),
                             .n = n};
    for (int i = 0; i < n; i++)
        args.at[i / 2 + (i % 2) * (n / 2)] = pairs.at[i];
    return sdyi_read_region(p, &args, false, NULL, region);
}

/* The name of a commutative binary op. */
static sdyrt_status read_applied(sdyi_parser *p, sdyi_loc loc,
                                 sdyi_name *name) {
    if (!sdyi_at_op_name(p))
        return sdyi_parse_fail(p, "expected bare identifier or keyword");
    SDYI_TRY(sdyi_read_word(p, name));
    const sdyi_row *const row = sdyi_row_of(p->pool, *name);
    if (row->name != NULL && strncmp(row->name, "stablehlo.", 10) == 0 &&
        (row->traits & SDYI_COMMUTATIVE) != 0)
        return SDYRT_OK;
    return sdyi_error_at(p->pool, loc,
                         "custom op '%s' expected the inner-op to be a "
                         "commutative binary-op from the stablehlo dialect, "
                         "with zero region, producing single result",
                         p->own);
}

static sdyrt_status read_reduce(sdyi_parser *p, sdyi_op_parts *parts,
                                const sdyi_attr **dims) {
    sdyi_operand_list inputs = {.names = NULL};
    sdyi_type_list types = {.types = NULL}, results = {.types = NULL};
    sdyi_name inner = SDYI_NAME_NONE;
    const sdyi_loc loc = sdyi_place(p);
    parts->loc = loc; /* MLIR's location is not the op's name */
    SDYI_TRY(read_inputs(p, &inputs));
    if (sdyi_take(p, "applies"))
        SDYI_TRY(read_applied(p, loc, &inner));
    SDYI_TRY(read_rest(p, &types, &results, parts, dims));
    parts->regions = SDYI_NEW(p->zone, sdyi_region, 1);
    parts->n_regions = 1;
    if (inner == SDYI_NAME_NONE)
        SDYI_TRY(read_reducer(p, parts->regions));
    SDYI_TRY(check_count(p, loc, inputs.n, types.n));
    SDYI_TRY(sdyi_resolve(p, &inputs, types.types, types.n, parts));
    if (inner == SDYI_NAME_NONE)
        return SDYRT_OK;
    if (results.n == 0)
        return sdyi_error_at(p->pool, loc,
                             "expected a single operand and a single result "
                             "of a reduce that applies an operation");
    SDYI_TRY(sdyi_read_optional_loc(p, &parts->loc));
    make_body(p, inner, sdyi_scalar_of(p->pool, results.types[0]), parts->loc,
              parts->regions);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_reduce(sdyi_parser *p, sdyi_op_parts *parts) {
    const sdyi_loc name = parts->loc;
    const sdyi_attr *dims;
    SDYI_TRY(read_reduce(p, parts, &dims));
    return sdyi_set_once(p, parts, name, SDYI_NAME_DIMENSIONS, dims);
}

/* The only op of a body that `applies` can print: commutative, on both
 * arguments in order, and returned; NULL: none. As in MLIR, its attributes are
 * not printed. */
static const sdyi_op *applied_op(const sdyi_op *op) {
    const sdyi_block *const block = op->regions[0].first;
    if (block == NULL || block->next != NULL || op->n_operands != 2 ||
        block->n_args != 2)
        return NULL;
    const sdyi_op *const inner = block->first;
    const sdyi_op *const end = block->last;
    if (inner == NULL || inner->next != end || inner->n_operands != 2 ||
        inner->n_results != 1 || end->n_operands != 1 ||
        sdyi_operand(end, 0) != &inner->results[0] ||
        strncmp(sdyi_op_name(inner), "stablehlo.", 10) != 0 ||
        !sdyi_op_has(inner, SDYI_COMMUTATIVE))
        return NULL;
    const sdyi_type *const type = inner->results[0].type;
    if (sdyi_operand(inner, 0) != block->args[0] ||
        sdyi_operand(inner, 1) != block->args[1] ||
        block->args[0]->type != type || block->args[1]->type != type ||
        type != sdyi_scalar_of(op->module->pool, op->results[0].type) ||
        type != sdyi_scalar_of(op->module->pool, sdyi_operand(op, 0)->type))
        return NULL;
    return inner;
}

static void print_reducer(sdyi_printer *out, const sdyi_op *op) {
    static const sdyi_region_form form = {false, true, false};
    const sdyi_block *const block = op->regions[0].first;
    const int n = block->n_args / 2;
    sdyi_newline(out);
    sdyi_puts(out, " reducer");
    for (int i = 0; i < n; i++) {
        sdyi_put(out, '(');
        sdyi_print_arg(out, block->args[i]);
        sdyi_puts(out, ", ");
        sdyi_print_arg(out, block->args[i + n]);
        sdyi_puts(out, ") ");
    }
    sdyi_put(out, ' ');
    sdyi_print_region(out, &op->regions[0], form);
}

void sdyi_print_reduce(sdyi_printer *out, const sdyi_op *op) {
    static const sdyi_attr_row row = {.form = SDYI_FORM_I64S};
    const sdyi_op *const applied = applied_op(op);
    const sdyi_name dims = SDYI_NAME_DIMENSIONS;
    const int n = op->n_operands / 2;
    for (int i = 0; i < n; i++) {
        sdyi_puts(out, i > 0 ? ", (" : "(");
        sdyi_print_value(out, sdyi_operand(op, i));
        sdyi_puts(out, " init: ");
        sdyi_print_value(out, sdyi_operand(op, i + n));
        sdyi_put(out, ')');
    }
    if (applied != NULL)
        sdyi_print(out, " applies %s", sdyi_op_name(applied));
    sdyi_puts(out, " across dimensions = ");
    sdyi_print_form(out, &row, sdyi_op_attr(op, dims));
    sdyi_print_attrs(out, op, &dims, 1, "");
    sdyi_puts(out, " : ");
    sdyi_print_function_type(out, op);
    if (applied == NULL)
        print_reducer(out, op);
}

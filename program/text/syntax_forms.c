/* Forms in C, beyond the elements of the language: each reads and prints the
 * attributes of its row in row order. */
#include "program/text/dialect.h"
#include "program/text/syntax.h"

#include <string.h>

sdyrt_status sdyi_read_constant_value(sdyi_parser *p, const sdyi_attr **value) {
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_attr(p, value));
    return sdyi_attr_has_elements(*value)
               ? SDYRT_OK
               : sdyi_error_at(p->pool, place,
                               "custom op '%s' invalid kind of attribute "
                               "specified",
                               p->own);
}

/* `dense<..> : T`: a constant whose type is the result's */
static sdyrt_status read_constant(sdyi_syntax_reader *r) {
    const sdyi_attr *value;
    SDYI_TRY(sdyi_read_constant_value(r->p, &value));
    sdyi_syntax_set(r, SDYI_NAME_VALUE, value);
    sdyi_syntax_add_types(r, &r->result_types, value->type, 1);
    return SDYRT_OK;
}

/* `%a, %b : T, U`, or nothing */
static sdyrt_status read_values(sdyi_syntax_reader *r) {
    SDYI_TRY(sdyi_syntax_operands(r));
    if (r->operands.n == 0)
        return SDYRT_OK;
    SDYI_TRY(sdyi_expect(r->p, ":"));
    return sdyi_syntax_types(r, &r->operand_types);
}

static sdyrt_status read_all_regions(sdyi_syntax_reader *r) {
    return sdyi_read_regions(r->p, NULL, r->parts);
}

/* `%a, %b`; an error in their number is reported at the op. */
static sdyrt_status read_operands(sdyi_syntax_reader *r) {
    r->operands_place = r->parts->loc;
    return sdyi_syntax_operands(r);
}

static void print_operands(sdyi_printer *out, const sdyi_op *op) {
    sdyi_print_operands(out, op, 0, op->n_operands);
}

/* `%a, %b, `: each operand is followed by a comma. */
static sdyrt_status read_inputs(sdyi_syntax_reader *r) {
    r->operands_place = r->parts->loc;
    while (sdyi_token_is(r->p) == SDYI_TOKEN_VALUE) {
        struct sdyi_operand_name name;
        SDYI_TRY(sdyi_read_operand(r->p, &name));
        sdyi_operand_list_add(r->p, &r->operands, name);
        SDYI_TRY(sdyi_expect(r->p, ","));
    }
    return SDYRT_OK;
}

/* `%i, %j, `: operands after the first, each followed by a comma. With none,
 * MLIR prints one comma, which it cannot parse. */
static sdyrt_status read_starts(sdyi_syntax_reader *r) {
    const sdyi_lexer comma = r->p->lexer;
    if (sdyi_take(r->p, ",") && sdyi_token_is(r->p) == SDYI_TOKEN_WORD)
        return SDYRT_OK;
    sdyi_parse_back(r->p, &comma);
    return read_inputs(r);
}

/* ` : T, U` after operands, or nothing */
static sdyrt_status read_operand_types(sdyi_syntax_reader *r) {
    return sdyi_take(r->p, ":") ? sdyi_syntax_types(r, &r->operand_types)
                                : SDYRT_OK;
}

/* `%a : T to U, V`, or `to U` */
static sdyrt_status read_cast(sdyi_syntax_reader *r) {
    SDYI_TRY(read_values(r));
    SDYI_TRY(sdyi_expect(r->p, "to"));
    return sdyi_syntax_types(r, &r->result_types);
}

/* As read_values, with results of the operands' types; `()` without
 * operands. */
static sdyrt_status read_pairs(sdyi_syntax_reader *r) {
    if (sdyi_token_is(r->p) != SDYI_TOKEN_VALUE) {
        SDYI_TRY(sdyi_expect(r->p, "("));
        return sdyi_expect(r->p, ")");
    }
    SDYI_TRY(read_values(r));
    for (int i = 0; i < r->operand_types.n; i++)
        sdyi_syntax_add_types(r, &r->result_types, r->operand_types.types[i],
                              1);
    return SDYRT_OK;
}

/* `(%a: T, %b: U) {..}`: the only region and its arguments, whose attributes
 * MLIR drops */
static sdyrt_status read_body(sdyi_syntax_reader *r) {
    sdyi_parser *const p = r->p;
    static const char in[] = " in argument list";
    sdyi_region_args args = {.n = 0};
    SDYI_TRY(sdyi_expect_in(p, "(", in));
    if (!sdyi_at(p, ")")) {
        do {
            sdyi_dict dropped = {.n = 0};
            SDYI_TRY(sdyi_read_region_arg(p, &args));
            SDYI_TRY(sdyi_read_optional_dict(p, &dropped));
            SDYI_TRY(sdyi_read_optional_loc(p, &args.at[args.n - 1].loc));
        } while (sdyi_take(p, ","));
    }
    SDYI_TRY(sdyi_expect_in(p, ")", in));
    r->parts->regions = SDYI_NEW(p->zone, sdyi_region, 1);
    r->parts->n_regions = 1;
    return sdyi_read_region(p, &args, (r->row->traits & SDYI_ISOLATED) != 0,
                            r->row->dialect, r->parts->regions);
}

static void print_constant(sdyi_printer *out, const sdyi_op *op) {
    sdyi_print_attr(out, sdyi_op_attr(op, SDYI_NAME_VALUE));
}

static void print_values(sdyi_printer *out, const sdyi_op *op) {
    if (op->n_operands == 0)
        return;
    sdyi_put(out, ' ');
    sdyi_print_operands(out, op, 0, op->n_operands);
    sdyi_puts(out, " : ");
    sdyi_syntax_print_operand_types(out, op);
}

static void print_inputs(sdyi_printer *out, const sdyi_op *op) {
    sdyi_print_operands(out, op, 0, op->n_operands);
    sdyi_put(out, ',');
}

static void print_starts(sdyi_printer *out, const sdyi_op *op) {
    sdyi_print_operands(out, op, 1, op->n_operands);
    sdyi_put(out, ',');
}

static void print_types(sdyi_printer *out, const sdyi_op *op) {
    if (op->n_operands == 0)
        return;
    sdyi_puts(out, " : ");
    sdyi_syntax_print_operand_types(out, op);
}

static void print_cast(sdyi_printer *out, const sdyi_op *op) {
    if (op->n_operands > 0) {
        sdyi_print_operands(out, op, 0, op->n_operands);
        print_types(out, op);
        sdyi_put(out, ' ');
    }
    sdyi_puts(out, "to ");
    for (int i = 0; i < op->n_results; i++) {
        sdyi_comma(out, i);
        sdyi_print_type(out, op->results[i].type);
    }
}

static void print_pairs(sdyi_printer *out, const sdyi_op *op) {
    if (op->n_operands == 0)
        sdyi_puts(out, "()");
    else
        print_values(out, op);
}

static void print_body(sdyi_printer *out, const sdyi_op *op) {
    static const sdyi_region_form form = {false, true, false};
    const sdyi_block *const block = op->regions[0].first;
    sdyi_put(out, '(');
    for (int i = 0; block != NULL && i < block->n_args; i++) {
        sdyi_comma(out, i);
        sdyi_print_arg(out, block->args[i]);
    }
    sdyi_puts(out, ") ");
    sdyi_print_region(out, &op->regions[0], form);
}

static const sdyi_syntax_form forms[] = {
    {"values", read_values, print_values, {NULL}},
    {"pairs", read_pairs, print_pairs, {NULL}},
    {"regions", read_all_regions, sdyi_print_regions, {NULL}},
    {"operands", read_operands, print_operands, {NULL}},
    {"inputs", read_inputs, print_inputs, {NULL}},
    {"starts", read_starts, print_starts, {NULL}},
    {"types", read_operand_types, print_types, {NULL}},
    {"cast", read_cast, print_cast, {NULL}},
    {"body", read_body, print_body, {NULL}},
    {"constant", read_constant, print_constant, {"value"}},
};

static bool is_named(const sdyi_syntax_form *form, const char *name,
                     size_t length) {
    return strlen(form->name) == length &&
           memcmp(name, form->name, length) == 0;
}

const sdyi_syntax_form *sdyi_syntax_form_of(const sdyi_pool *pool,
                                            const char *name, size_t length) {
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (is_named(&forms[i], name, length))
            return &forms[i];
    for (int i = 0; pool->dialects[i] != NULL; i++)
        for (const sdyi_syntax_form *f = pool->dialects[i]->forms;
             f != NULL && f->name != NULL; f++)
            if (is_named(f, name, length))
                return f;
    return NULL;
}

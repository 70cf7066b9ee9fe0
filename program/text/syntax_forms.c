/* Forms in C, beyond the elements of the language: each reads and prints the
 * attributes of its row in row order. */
#include "program/text/syntax.h"

#include "program/ir/attr_form.h"
#include "program/ir/extension.h"
#include "program/ir/record.h"

#include <string.h>

static const sdyi_attr *ints(sdyi_syntax_reader *r, const int64_t *values,
                             int n) {
    return sdyi_attr_i64s(r->p->pool, values, n);
}

/* `[0:4, 1:8:2]`: start, limit, stride, which is 1 by default */
static sdyrt_status read_ranges(sdyi_syntax_reader *r) {
    sdyi_parser *const p = r->p;
    int64_t *values[3] = {NULL, NULL, NULL};
    int n = 0, capacity = 0;
    SDYI_TRY(sdyi_expect(p, "["));
    if (!sdyi_at(p, "]")) {
        do {
            if (n == capacity) {
                int grown[3] = {capacity, capacity, capacity};
                for (int i = 0; i < 3; i++)
                    values[i] = sdyi_zone_grow(p->zone, values[i], (size_t)n,
                                               &grown[i], sizeof *values[i]);
                capacity = grown[0];
            }
            SDYI_TRY(sdyi_read_integer(p, &values[0][n]));
            SDYI_TRY(sdyi_expect(p, ":"));
            SDYI_TRY(sdyi_read_integer(p, &values[1][n]));
            values[2][n] = 1;
            if (sdyi_take(p, ":"))
                SDYI_TRY(sdyi_read_integer(p, &values[2][n]));
            n++;
            if (sdyi_at(p, "]"))
                break;
            SDYI_TRY(sdyi_expect(p, ","));
        } while (true);
    }
    SDYI_TRY(sdyi_expect(p, "]"));
    sdyi_syntax_set(r, SDYI_NAME_START_INDICES, ints(r, values[0], n));
    sdyi_syntax_set(r, SDYI_NAME_LIMIT_INDICES, ints(r, values[1], n));
    sdyi_syntax_set(r, SDYI_NAME_STRIDES, ints(r, values[2], n));
    return SDYRT_OK;
}

/* MLIR accepts no full attribute here. */
static sdyrt_status read_dims(sdyi_syntax_reader *r, const sdyi_attr **attr) {
    return sdyi_read_numbers(r->p, SDYI_FORM_I64S, attr);
}

/* `batching_dims = [0] x [0], contracting_dims = [1] x [0]` */
static sdyrt_status read_dot(sdyi_syntax_reader *r) {
    sdyi_parser *const p = r->p;
    sdyi_cell cells[4];
    for (int i = 0; i < 4; i++)
        cells[i].attr = ints(r, NULL, 0);
    if (sdyi_take(p, "batching_dims")) {
        SDYI_TRY(sdyi_expect(p, "="));
        SDYI_TRY(read_dims(r, &cells[SDYI_DOT_LHS_BATCHING_DIMENSIONS].attr));
        SDYI_TRY(sdyi_expect(p, "x"));
        SDYI_TRY(read_dims(r, &cells[SDYI_DOT_RHS_BATCHING_DIMENSIONS].attr));
        SDYI_TRY(sdyi_expect(p, ","));
    }
    SDYI_TRY(sdyi_expect(p, "contracting_dims"));
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(read_dims(r, &cells[SDYI_DOT_LHS_CONTRACTING_DIMENSIONS].attr));
    SDYI_TRY(sdyi_expect(p, "x"));
    SDYI_TRY(read_dims(r, &cells[SDYI_DOT_RHS_CONTRACTING_DIMENSIONS].attr));
    sdyi_syntax_set(r, SDYI_NAME_DOT_DIMENSION_NUMBERS,
                    sdyi_attr_make(p->pool, SDYI_ATTR_RECORD, SDYI_RECORD_DOT,
                                   NULL, cells, 4));
    return SDYRT_OK;
}

static bool are_digits(const char *at, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (at[i] < '0' || at[i] > '9')
            return false;
    return true;
}

/* Set an i32 attribute from its digits. */
static sdyrt_status set_bits(sdyi_syntax_reader *r, sdyi_name name,
                             const char *what, const char *digits, size_t n) {
    int64_t value;
    if (!sdyi_digits_value(digits, n, &value) || value > INT32_MAX)
        return sdyi_parse_fail_own(r->p, "unable to parse %s '%.*s'", what,
                                   (int)n, digits);
    sdyi_syntax_set(
        r, name,
        sdyi_attr_integer(r->p->pool,
                          sdyi_type_integer(r->p->pool, 32, SDYI_SIGNLESS),
                          value));
    return SDYRT_OK;
}

/* `e5m10`, one word for the lexer */
static sdyrt_status read_exponent(sdyi_syntax_reader *r) {
    const sdyi_token token = r->p->lexer.token;
    if (!sdyi_at_keyword(r->p))
        return sdyi_parse_fail_own(r->p, "expected valid keyword");
    const char *const m = memchr(token.start, 'm', token.length);
    const size_t before = m == NULL ? 0 : (size_t)(m - token.start);
    if (before < 2 || token.start[0] != 'e' || before + 1 == token.length ||
        !are_digits(token.start + 1, before - 1) ||
        !are_digits(m + 1, token.length - before - 1))
        return sdyi_parse_fail_own(r->p,
                                   "expected exponent mantissa in format "
                                   "e#m#, saw %.*s",
                                   (int)token.length, token.start);
    SDYI_TRY(set_bits(r, SDYI_NAME_EXPONENT_BITS, "exponent", token.start + 1,
                      before - 1));
    SDYI_TRY(set_bits(r, SDYI_NAME_MANTISSA_BITS, "mantissa", m + 1,
                      token.length - before - 1));
    sdyi_lexer_next(&r->p->lexer);
    return SDYRT_OK;
}

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

/* `dense<..> : T`, compared with an operand of that type, which may follow. */
static sdyrt_status read_expected(sdyi_syntax_reader *r) {
    const sdyi_attr *value;
    SDYI_TRY(sdyi_read_form(r->p, &r->row->attrs[0], &value));
    sdyi_syntax_set(r, SDYI_NAME_VALUE, value);
    SDYI_TRY(sdyi_read_attr_dict(r->p, NULL, r->parts));
    const sdyi_type *type = value->type;
    if (sdyi_take(r->p, ":"))
        SDYI_TRY(sdyi_read_type(r->p, &type));
    sdyi_syntax_add_types(r, &r->operand_types, type, 1);
    return SDYRT_OK;
}

/* ` : T, U`, or ` : T` for all operands */
static sdyrt_status read_alike(sdyi_syntax_reader *r) {
    SDYI_TRY(sdyi_expect(r->p, ":"));
    SDYI_TRY(sdyi_syntax_types(r, &r->operand_types));
    if (r->operand_types.n == 1)
        sdyi_syntax_add_types(r, &r->operand_types, r->operand_types.types[0],
                              r->operands.n - 1);
    return SDYRT_OK;
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
            SDYI_TRY(sdyi_read_optional_loc(p, &args.locs[args.n - 1]));
        } while (sdyi_take(p, ","));
    }
    SDYI_TRY(sdyi_expect_in(p, ")", in));
    r->parts->regions = SDYI_NEW(p->zone, sdyi_region, 1);
    r->parts->n_regions = 1;
    return sdyi_read_region(p, &args, (r->row->traits & SDYI_ISOLATED) != 0,
                            r->row->dialect, r->parts->regions);
}

static void print_ranges(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const start = sdyi_op_attr(op, SDYI_NAME_START_INDICES);
    const sdyi_attr *const limit = sdyi_op_attr(op, SDYI_NAME_LIMIT_INDICES);
    const sdyi_attr *const stride = sdyi_op_attr(op, SDYI_NAME_STRIDES);
    sdyi_put(out, '[');
    for (int64_t i = 0; i < start->n; i++) {
        sdyi_print(out, "%s%lld:%lld", i > 0 ? ", " : "",
                   (long long)start->cells[i].integer,
                   (long long)limit->cells[i].integer);
        if (stride->cells[i].integer != 1)
            sdyi_print(out, ":%lld", (long long)stride->cells[i].integer);
    }
    sdyi_put(out, ']');
}

static void print_i64s(sdyi_printer *out, const sdyi_attr *attr) {
    static const sdyi_attr_row row = {.form = SDYI_FORM_I64S};
    sdyi_print_form(out, &row, attr);
}

static void print_dot(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_cell *const cells =
        sdyi_op_attr(op, SDYI_NAME_DOT_DIMENSION_NUMBERS)->cells;
    if (cells[SDYI_DOT_LHS_BATCHING_DIMENSIONS].attr->n > 0 ||
        cells[SDYI_DOT_RHS_BATCHING_DIMENSIONS].attr->n > 0) {
        sdyi_puts(out, "batching_dims = ");
        print_i64s(out, cells[SDYI_DOT_LHS_BATCHING_DIMENSIONS].attr);
        sdyi_puts(out, " x ");
        print_i64s(out, cells[SDYI_DOT_RHS_BATCHING_DIMENSIONS].attr);
        sdyi_puts(out, ", ");
    }
    sdyi_puts(out, "contracting_dims = ");
    print_i64s(out, cells[SDYI_DOT_LHS_CONTRACTING_DIMENSIONS].attr);
    sdyi_puts(out, " x ");
    print_i64s(out, cells[SDYI_DOT_RHS_CONTRACTING_DIMENSIONS].attr);
}

static void print_exponent(sdyi_printer *out, const sdyi_op *op) {
    sdyi_print(
        out, "e%lldm%lld",
        (long long)sdyi_op_attr(op, SDYI_NAME_EXPONENT_BITS)->cells[0].integer,
        (long long)sdyi_op_attr(op, SDYI_NAME_MANTISSA_BITS)->cells[0].integer);
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

static void print_expected(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const value = sdyi_op_attr(op, SDYI_NAME_VALUE);
    sdyi_name shown[] = {SDYI_NAME_VALUE};
    sdyi_print_attr(out, value);
    sdyi_print_attrs(out, op, shown, 1, "");
    if (value->type != sdyi_operand(op, 0)->type) {
        sdyi_puts(out, " : ");
        sdyi_print_type(out, sdyi_operand(op, 0)->type);
    }
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
        sdyi_puts(out, i > 0 ? ", " : "");
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
        if (i > 0)
            sdyi_puts(out, ", ");
        sdyi_print_arg(out, block->args[i]);
    }
    sdyi_puts(out, ") ");
    sdyi_print_region(out, &op->regions[0], form);
}

/* `max ` before the axes; a sum, the default, is not printed. */
static sdyrt_status read_reduction(sdyi_syntax_reader *r) {
    const sdyi_attr *attr;
    if (!sdyi_at_keyword(r->p))
        return SDYRT_OK;
    SDYI_TRY(sdyi_read_enum(r->p, SDYI_ENUM_REDUCTION_OP, &attr));
    if (attr->cells[0].integer != 0)
        sdyi_syntax_set(r, SDYI_NAME_REDUCTION_OP, attr);
    return SDYRT_OK;
}

static void print_reduction(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_REDUCTION_OP);
    if (attr == NULL || attr->cells[0].integer == 0)
        return;
    sdyi_print_enum_word(out, attr);
    sdyi_put(out, ' ');
}

/* `"private" ` before a symbol, optional. */
static sdyrt_status read_visibility(sdyi_syntax_reader *r) {
    const sdyi_attr *attr;
    if (sdyi_token_is(r->p) != SDYI_TOKEN_STRING)
        return SDYRT_OK;
    SDYI_TRY(sdyi_read_attr_of(
        r->p, sdyi_type_simple(r->p->pool, SDYI_TYPE_NONE), &attr));
    sdyi_syntax_set(r, SDYI_NAME_SYM_VISIBILITY, attr);
    return SDYRT_OK;
}

static void print_visibility(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_SYM_VISIBILITY);
    if (attr == NULL)
        return;
    sdyi_print_attr(out, attr);
    sdyi_put(out, ' ');
}

/* `2x?` */
static sdyrt_status read_dimensions(sdyi_syntax_reader *r) {
    const sdyi_attr *attr;
    SDYI_TRY(sdyi_read_dimension_list(r->p, &attr));
    sdyi_syntax_set(r, SDYI_NAME_SHAPE, attr);
    return SDYRT_OK;
}

static void print_dimensions(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_SHAPE);
    if (attr->n == 0)
        sdyi_puts(out, "[]");
    for (int64_t i = 0; i < attr->n; i++) {
        sdyi_puts(out, i > 0 ? "x" : "");
        if (attr->cells[i].integer == SDYRT_DYNAMIC)
            sdyi_put(out, '?');
        else
            sdyi_put_integer(out, attr->cells[i].integer);
    }
}

static const sdyi_syntax_form forms[] = {
    {"visibility", read_visibility, print_visibility, {"sym_visibility"}},
    {"dimensions", read_dimensions, print_dimensions, {"shape"}},
    {"reduction", read_reduction, print_reduction, {"reduction_op"}},
    {"values", read_values, print_values, {NULL}},
    {"pairs", read_pairs, print_pairs, {NULL}},
    {"regions", read_all_regions, sdyi_print_regions, {NULL}},
    {"operands", read_operands, print_operands, {NULL}},
    {"inputs", read_inputs, print_inputs, {NULL}},
    {"starts", read_starts, print_starts, {NULL}},
    {"expected", read_expected, print_expected, {"value"}},
    {"alike", read_alike, print_types, {NULL}},
    {"types", read_operand_types, print_types, {NULL}},
    {"cast", read_cast, print_cast, {NULL}},
    {"body", read_body, print_body, {NULL}},
    {"ranges",
     read_ranges,
     print_ranges,
     {"start_indices", "limit_indices", "strides"}},
    {"dot", read_dot, print_dot, {"dot_dimension_numbers"}},
    {"exponent",
     read_exponent,
     print_exponent,
     {"exponent_bits", "mantissa_bits"}},
    {"constant", read_constant, print_constant, {"value"}},
    {"window",
     sdyi_read_window,
     sdyi_print_window,
     {"window_strides", "padding", "lhs_dilation", "rhs_dilation",
      "window_reversal"}},
};

static bool is_named(const sdyi_syntax_form *form, const char *name,
                     size_t length) {
    return strlen(form->name) == length &&
           memcmp(name, form->name, length) == 0;
}

const sdyi_syntax_form *sdyi_syntax_form_of(const char *name, size_t length) {
    const sdyi_extension *e;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (is_named(&forms[i], name, length))
            return &forms[i];
    for (int i = 0; (e = sdyi_extension_at(i)) != NULL; i++)
        for (const sdyi_syntax_form *f = e->forms; f != NULL && f->name != NULL;
             f++)
            if (is_named(f, name, length))
                return f;
    return NULL;
}

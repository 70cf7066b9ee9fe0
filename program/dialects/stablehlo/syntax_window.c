/* Forms of StableHLO's ops: ranges of slices, dimensions of products, formats
 * of reduce_precision, and windows of convolutions, `{stride = [1, 1], pad =
 * [[0, 1], [2, 3]], lhs_dilate = .., rhs_dilate = .., reverse = [false]}`. */
#include "program/dialects/stablehlo/hlo_attrs.h"
#include "program/ir/attr_form.h"
#include "program/ir/record.h"
#include "program/text/syntax.h"

#include <string.h>

/* -- slices, products, formats --------------------------------------------- */

/* `[0:4, 1:8:2]`: start, limit, stride, which is 1 by default */
static sdyrt_status read_ranges(sdyi_syntax_reader *r) {
    sdyi_parser *const p = r->p;
    static const sdyi_name names[3] = {
        SDYI_NAME_START_INDICES, SDYI_NAME_LIMIT_INDICES, SDYI_NAME_STRIDES};
    sdyi_cell_list lists[3] = {{.cells = NULL}};
    SDYI_TRY(sdyi_expect(p, "["));
    if (!sdyi_at(p, "]")) {
        do {
            SDYI_TRY(sdyi_add_integer(p, 0, &lists[0]));
            SDYI_TRY(sdyi_expect(p, ":"));
            SDYI_TRY(sdyi_add_integer(p, 0, &lists[1]));
            if (sdyi_take(p, ":"))
                SDYI_TRY(sdyi_add_integer(p, 0, &lists[2]));
            else
                sdyi_cell_list_add(p, &lists[2], (sdyi_cell){.integer = 1});
            if (sdyi_at(p, "]"))
                break;
            SDYI_TRY(sdyi_expect(p, ","));
        } while (true);
    }
    SDYI_TRY(sdyi_expect(p, "]"));
    for (int i = 0; i < 3; i++)
        sdyi_syntax_set(
            r, names[i],
            sdyi_attr_make(p->pool, SDYI_ATTR_DENSE_ARRAY, 0,
                           sdyi_type_integer(p->pool, 64, SDYI_SIGNLESS),
                           lists[i].cells, lists[i].n));
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
        cells[i].attr = sdyi_attr_i64s(p->pool, NULL, 0);
    if (sdyi_take(p, "batching_dims")) {
        SDYI_TRY(sdyi_expect(p, "="));
        SDYI_TRY(read_dims(r, &cells[SDYI_DOT_LHS_BATCH].attr));
        SDYI_TRY(sdyi_expect(p, "x"));
        SDYI_TRY(read_dims(r, &cells[SDYI_DOT_RHS_BATCH].attr));
        SDYI_TRY(sdyi_expect(p, ","));
    }
    SDYI_TRY(sdyi_expect(p, "contracting_dims"));
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(read_dims(r, &cells[SDYI_DOT_LHS_CONTRACT].attr));
    SDYI_TRY(sdyi_expect(p, "x"));
    SDYI_TRY(read_dims(r, &cells[SDYI_DOT_RHS_CONTRACT].attr));
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
    if (cells[SDYI_DOT_LHS_BATCH].attr->n > 0 ||
        cells[SDYI_DOT_RHS_BATCH].attr->n > 0) {
        sdyi_puts(out, "batching_dims = ");
        print_i64s(out, cells[SDYI_DOT_LHS_BATCH].attr);
        sdyi_puts(out, " x ");
        print_i64s(out, cells[SDYI_DOT_RHS_BATCH].attr);
        sdyi_puts(out, ", ");
    }
    sdyi_puts(out, "contracting_dims = ");
    print_i64s(out, cells[SDYI_DOT_LHS_CONTRACT].attr);
    sdyi_puts(out, " x ");
    print_i64s(out, cells[SDYI_DOT_RHS_CONTRACT].attr);
}

static void print_exponent(sdyi_printer *out, const sdyi_op *op) {
    sdyi_print(
        out, "e%lldm%lld",
        (long long)sdyi_op_attr(op, SDYI_NAME_EXPONENT_BITS)->cells[0].integer,
        (long long)sdyi_op_attr(op, SDYI_NAME_MANTISSA_BITS)->cells[0].integer);
}

/* -- windows --------------------------------------------------------------- */

/* Attributes of a window and their keywords. */
static const struct {
    const char *word;
    sdyi_name name;
    sdyi_form form;
} window_parts[] = {{"stride", SDYI_NAME_WINDOW_STRIDES, SDYI_FORM_I64S},
                    {"pad", SDYI_NAME_PADDING, SDYI_FORM_ELEMENTS},
                    {"lhs_dilate", SDYI_NAME_LHS_DILATION, SDYI_FORM_I64S},
                    {"rhs_dilate", SDYI_NAME_RHS_DILATION, SDYI_FORM_I64S},
                    {"reverse", SDYI_NAME_WINDOW_REVERSAL, SDYI_FORM_BOOLS}};
#define N_WINDOW 5

/* `[0, 1]` */
static sdyrt_status read_pair(sdyi_syntax_reader *r, int64_t *pair) {
    sdyi_parser *const p = r->p;
    int n = 0;
    SDYI_TRY(sdyi_expect(p, "["));
    if (!sdyi_at(p, "]")) {
        do {
            int64_t value;
            SDYI_TRY(sdyi_read_integer(p, &value));
            if (n < 2)
                pair[n] = value;
            n++;
        } while (sdyi_take(p, ","));
    }
    SDYI_TRY(sdyi_expect(p, "]"));
    return n == 2 ? SDYRT_OK
                  : sdyi_parse_fail_own(p,
                                        "Expected array with 2 elements, got "
                                        "%d elements instead",
                                        n);
}

/* `[[0, 1], [2, 3]]` as a constant of n rows and 2 columns */
static sdyrt_status read_pad(sdyi_syntax_reader *r, const sdyi_attr **attr) {
    sdyi_parser *const p = r->p;
    int64_t *values = NULL;
    int n = 0, capacity = 0;
    SDYI_TRY(sdyi_expect(p, "["));
    if (!sdyi_at(p, "]")) {
        do {
            while (n + 2 > capacity)
                values = sdyi_zone_grow(p->zone, values, (size_t)n, &capacity,
                                        sizeof *values);
            SDYI_TRY(read_pair(r, values + n));
            n += 2;
        } while (sdyi_take(p, ","));
    }
    const int64_t dims[2] = {n / 2, 2};
    *attr = sdyi_attr_dense_i64s(p->pool, dims, 2, values, n);
    return sdyi_expect(p, "]");
}

/* The index of the next keyword, which is consumed; duplicates are errors. */
static sdyrt_status read_window_word(sdyi_parser *p, bool *is_read, int *i) {
    const sdyi_token word = p->lexer.token;
    for (*i = 0; *i < N_WINDOW; ++*i)
        if (!is_read[*i] && sdyi_take(p, window_parts[*i].word)) {
            is_read[*i] = true;
            return SDYRT_OK;
        }
    sdyi_lexer_next(&p->lexer);
    return sdyi_parse_fail_own(p, "Unexpected keyword %.*s", (int)word.length,
                               word.start);
}

/* `stride = [..], pad = [[0, 1], ..], lhs_dilate = .., rhs_dilate = .., reverse
 * = [false]`, each optional, in any order */
static sdyrt_status read_window(sdyi_syntax_reader *r) {
    sdyi_parser *const p = r->p;
    bool is_read[N_WINDOW] = {false};
    SDYI_TRY(sdyi_expect(p, "{"));
    while (sdyi_token_is(p) == SDYI_TOKEN_WORD) {
        int i;
        const sdyi_attr *attr;
        SDYI_TRY(read_window_word(p, is_read, &i));
        SDYI_TRY(sdyi_expect(p, "="));
        SDYI_TRY(window_parts[i].form == SDYI_FORM_ELEMENTS
                     ? read_pad(r, &attr)
                     : sdyi_read_plain_numbers(p, window_parts[i].form, &attr));
        sdyi_syntax_set(r, window_parts[i].name, attr);
        if (!sdyi_take(p, ","))
            break;
    }
    return sdyi_expect(p, "}");
}

static void print_pad(sdyi_printer *out, const sdyi_attr *attr) {
    const int64_t n = attr->type->cells[0].integer;
    sdyi_put(out, '[');
    for (int64_t i = 0; i < n; i++)
        sdyi_print(out, "%s[%lld, %lld]", i > 0 ? ", " : "",
                   (long long)sdyi_dense_i64_at(attr, 2 * i),
                   (long long)sdyi_dense_i64_at(attr, 2 * i + 1));
    sdyi_put(out, ']');
}

static void print_window(sdyi_printer *out, const sdyi_op *op) {
    bool is_first = true;
    sdyi_put(out, '{');
    for (int i = 0; i < N_WINDOW; i++) {
        const sdyi_attr *const attr = sdyi_op_attr(op, window_parts[i].name);
        if (attr == NULL)
            continue;
        const sdyi_attr_row row = {.form = window_parts[i].form};
        sdyi_print(out, "%s%s = ", is_first ? "" : ", ", window_parts[i].word);
        if (row.form == SDYI_FORM_ELEMENTS)
            print_pad(out, attr);
        else
            sdyi_print_form(out, &row, attr);
        is_first = false;
    }
    sdyi_put(out, '}');
}

const sdyi_syntax_form sdyi_stablehlo_forms[] = {
    {"ranges",
     read_ranges,
     print_ranges,
     {"start_indices", "limit_indices", "strides"}},
    {"dot", read_dot, print_dot, {"dot_dimension_numbers"}},
    {"exponent",
     read_exponent,
     print_exponent,
     {"exponent_bits", "mantissa_bits"}},
    {"window",
     read_window,
     print_window,
     {"window_strides", "padding", "lhs_dilation", "rhs_dilation",
      "window_reversal"}},
    {NULL, NULL, NULL, {NULL}}};

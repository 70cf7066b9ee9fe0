#include "program/text/syntax.h"

#include "program/ir/record.h"

#include <string.h>

/* An element of a syntax. */
typedef enum kind {
    END,
    LITERAL,    /* a run of spaces and other characters */
    OPERAND,    /* `number` */
    OPERANDS,   /* from `number` on */
    ATTRIBUTE,  /* `text` */
    SYMBOL,     /* `text` */
    DICTIONARY, /* */
    TYPES,      /* `text` */
    CUSTOM,     /* `text` */
    GROUP,      /* `text`: the attribute */
    GROUP_END
} kind;

typedef struct element {
    kind kind;
    int number;
    const char *text;
    size_t length;
} element;

static bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           (c >= '0' && c <= '9');
}

static size_t word_length(const char *at) {
    size_t n = 0;
    while (is_word(at[n]))
        n++;
    return n;
}

/* `%1` or `%1*` */
static const char *scan_operand(const char *at, element *e) {
    e->number = at[1] - '0';
    e->kind = at[2] == '*' ? OPERANDS : OPERAND;
    return at + (e->kind == OPERANDS ? 3 : 2);
}

/* The next element; returns where it ends. `is_in_group`: a backquote ends a
 * group. */
static const char *scan(const char *at, bool is_in_group, element *e) {
    *e = (element){
        .kind = END, .text = at + 1, .length = word_length(at + (*at != '\0'))};
    const char *const after_word = at + 1 + e->length;
    switch (*at) {
    case '\0':
        return at;
    case '%':
        return scan_operand(at, e);
    case '$':
        e->kind = ATTRIBUTE;
        return after_word;
    case '@':
        e->kind = SYMBOL;
        return after_word;
    case '!':
        e->kind = CUSTOM;
        return after_word;
    case '{':
        e->kind = DICTIONARY;
        return at + 2;
    case '<':
        if (e->length == 0 || *after_word != '>')
            break;
        e->kind = TYPES;
        return after_word + 1;
    case '`':
        e->kind = is_in_group ? GROUP_END : GROUP;
        return is_in_group ? at + 1 : after_word + 1;
    default:
        break;
    }
    e->kind = LITERAL;
    e->text = at;
    e->length = 1 + strcspn(at + 1, "%$@!{<`");
    return at + e->length;
}

/* The row of an element's attribute; they are few. */
static const sdyi_attr_row *attr_row(const sdyi_row *row, const element *e,
                                     int *index) {
    for (int i = 0; i < SDYI_ROW_ATTRS && row->attrs[i].name != NULL; i++)
        if (strlen(row->attrs[i].name) == e->length &&
            memcmp(row->attrs[i].name, e->text, e->length) == 0) {
            *index = i;
            return &row->attrs[i];
        }
    return NULL;
}

static bool is(const element *e, const char *text) {
    return strlen(text) == e->length && memcmp(e->text, text, e->length) == 0;
}

/* ------------------------------------------------------------ reading ---- */

typedef struct reader {
    sdyi_parser *p;
    const sdyi_row *row;
    sdyi_op_parts *parts;
    sdyi_operand_list operands;
    sdyi_type_list operand_types, result_types;
} reader;

static sdyi_name name_at(reader *r, int index) {
    return sdyi_name_of_string(r->p->pool, r->row->attrs[index].name);
}

static void set_attr(reader *r, int index, const sdyi_attr *attr) {
    sdyi_parse_set(r->p, &r->parts->attrs, name_at(r, index), attr);
}

/* The tokens of a literal, between its spaces. */
static sdyrt_status read_literal(reader *r, const element *e) {
    const char *at = e->text;
    const char *const end = at + e->length;
    while (at < end) {
        if (*at == ' ') {
            at++;
            continue;
        }
        size_t n = is_word(*at) ? word_length(at) : 1;
        if (at[0] == '-' && at[1] == '>')
            n = 2;
        char token[64];
        memcpy(token, at, n);
        token[n] = '\0';
        SDYI_TRY(sdyi_expect(r->p, token));
        at += n;
    }
    return SDYRT_OK;
}

static sdyrt_status read_operand(reader *r) {
    struct sdyi_operand_name name;
    SDYI_TRY(sdyi_read_operand(r->p, &name));
    sdyi_operand_list_add(r->p, &r->operands, name);
    return SDYRT_OK;
}

/* None or more; a comma before what is no operand ends them and stays where a
 * literal comes behind it. */
static sdyrt_status read_operands(reader *r) {
    while (sdyi_token_is(r->p) == SDYI_TOKEN_VALUE) {
        SDYI_TRY(read_operand(r));
        if (!sdyi_at(r->p, ","))
            break;
        sdyi_lexer ahead = r->p->lexer;
        sdyi_lexer_next(&ahead);
        if (ahead.token.kind != SDYI_TOKEN_VALUE)
            break;
        sdyi_lexer_next(&r->p->lexer);
    }
    return SDYRT_OK;
}

static sdyrt_status read_symbol(reader *r, int index) {
    sdyi_name name;
    SDYI_TRY(sdyi_read_symbol(r->p, &name));
    const sdyi_attr_row *const row = &r->row->attrs[index];
    set_attr(r, index,
             row->form == SDYI_FORM_SYMBOL
                 ? sdyi_attr_symbol(r->p->pool, name)
                 : sdyi_attr_bytes(r->p->pool, SDYI_ATTR_STRING, NULL,
                                   sdyi_name_text(r->p->pool, name),
                                   sdyi_name_length(r->p->pool, name)));
    return SDYRT_OK;
}

/* -- types ----------------------------------------------------------------- */

static void add_types(reader *r, sdyi_type_list *list, const sdyi_type *type,
                      int n) {
    for (int i = 0; i < n; i++)
        sdyi_type_list_add(r->p, list, type);
}

static sdyrt_status read_function(reader *r) {
    return sdyi_read_function_type(r->p, &r->operand_types, &r->result_types);
}

/* `T`, or all as a function */
static sdyrt_status read_same(reader *r, bool may_be_function) {
    if (may_be_function && sdyi_at(r->p, "("))
        return read_function(r);
    const sdyi_type *type;
    SDYI_TRY(sdyi_read_type(r->p, &type));
    add_types(r, &r->operand_types, type, r->operands.n);
    add_types(r, &r->result_types, type, r->parts->n_results);
    return SDYRT_OK;
}

static sdyrt_status read_type_list(reader *r, sdyi_type_list *list) {
    do {
        const sdyi_type *type;
        SDYI_TRY(sdyi_read_type(r->p, &type));
        sdyi_type_list_add(r->p, list, type);
    } while (sdyi_take(r->p, ","));
    return SDYRT_OK;
}

static sdyrt_status read_select(reader *r) {
    if (sdyi_at(r->p, "("))
        return read_function(r);
    const sdyi_type *predicate, *type;
    SDYI_TRY(sdyi_read_type(r->p, &predicate));
    SDYI_TRY(sdyi_expect(r->p, ","));
    SDYI_TRY(sdyi_read_type(r->p, &type));
    add_types(r, &r->operand_types, predicate, 1);
    add_types(r, &r->operand_types, type, 2);
    add_types(r, &r->result_types, type, 1);
    return SDYRT_OK;
}

/* The type of a part of a complex number, of the same shape. */
static const sdyi_type *part_type(sdyi_pool *pool, const sdyi_type *type) {
    if (sdyi_type_is(type, SDYI_TYPE_COMPLEX))
        return type->element;
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR) ||
        !sdyi_type_is(type->element, SDYI_TYPE_COMPLEX))
        return NULL;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    int64_t *const dims = SDYI_NEW(&pool->scratch, int64_t, type->n);
    for (int i = 0; i < type->n; i++)
        dims[i] = type->cells[i].integer;
    const sdyi_type *const part =
        sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, dims, type->n,
                         type->element->element, type->encoding);
    sdyi_zone_reset(&pool->scratch, mark);
    return part;
}

static sdyrt_status read_complex(reader *r) {
    if (sdyi_at(r->p, "("))
        return read_function(r);
    const sdyi_type *type;
    SDYI_TRY(sdyi_read_type(r->p, &type));
    const sdyi_type *const part = part_type(r->p->pool, type);
    if (part == NULL)
        return sdyi_parse_fail(r->p, "expected tensor with complex element "
                                     "type");
    add_types(r, &r->operand_types, part, 2);
    add_types(r, &r->result_types, type, 1);
    return SDYRT_OK;
}

static sdyrt_status read_types(reader *r, const element *e) {
    if (is(e, "fn"))
        return read_function(r);
    if (is(e, "same"))
        return read_same(r, true);
    if (is(e, "all"))
        return read_same(r, false);
    if (is(e, "0")) {
        const sdyi_type *type;
        SDYI_TRY(sdyi_read_type(r->p, &type));
        add_types(r, &r->operand_types, type, 1);
        return SDYRT_OK;
    }
    if (is(e, "results"))
        return read_type_list(r, &r->result_types);
    if (is(e, "select"))
        return read_select(r);
    if (is(e, "complex"))
        return read_complex(r);
    return read_type_list(r, &r->operand_types);
}

/* -- forms that are code --------------------------------------------------- */

static const sdyi_attr *ints(reader *r, const int64_t *values, int n) {
    return sdyi_attr_i64s(r->p->pool, values, n);
}

/* `[0:4, 1:8:2]`: start, limit, stride 1 unless it is written */
static sdyrt_status read_ranges(reader *r) {
    sdyi_parser *const p = r->p;
    int64_t *values[3] = {NULL, NULL, NULL};
    int n = 0, capacity = 0;
    SDYI_TRY(sdyi_expect(p, "["));
    while (!sdyi_at(p, "]")) {
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
        if (!sdyi_take(p, ","))
            break;
    }
    SDYI_TRY(sdyi_expect(p, "]"));
    for (int i = 0; i < 3; i++) /* start_indices, limit_indices, strides */
        set_attr(r, i, ints(r, values[i], n));
    return SDYRT_OK;
}

static sdyrt_status read_dims(reader *r, const sdyi_attr **attr) {
    static const sdyi_attr_row row = {.form = SDYI_FORM_I64S};
    return sdyi_read_form(r->p, &row, attr);
}

/* `batching_dims = [0] x [0], contracting_dims = [1] x [0]` */
static sdyrt_status read_dot(reader *r) {
    sdyi_parser *const p = r->p;
    sdyi_cell cells[4];
    for (int i = 0; i < 4; i++)
        cells[i].attr = ints(r, NULL, 0);
    if (sdyi_take(p, "batching_dims")) {
        SDYI_TRY(sdyi_expect(p, "="));
        SDYI_TRY(read_dims(r, &cells[0].attr));
        SDYI_TRY(sdyi_expect(p, "x"));
        SDYI_TRY(read_dims(r, &cells[1].attr));
        SDYI_TRY(sdyi_expect(p, ","));
    }
    SDYI_TRY(sdyi_expect(p, "contracting_dims"));
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(read_dims(r, &cells[2].attr));
    SDYI_TRY(sdyi_expect(p, "x"));
    SDYI_TRY(read_dims(r, &cells[3].attr));
    set_attr(r, 0,
             sdyi_attr_make(p->pool, SDYI_ATTR_RECORD, SDYI_RECORD_DOT, NULL,
                            cells, 4));
    return SDYRT_OK;
}

/* `e5m10`, which the lexer has as one word */
static sdyrt_status read_exponent(reader *r) {
    const sdyi_token token = r->p->lexer.token;
    const char *const m = token.kind == SDYI_TOKEN_WORD
                              ? memchr(token.start, 'm', token.length)
                              : NULL;
    int64_t exponent, mantissa;
    if (m == NULL || token.start[0] != 'e' ||
        !sdyi_digits_value(token.start + 1, (size_t)(m - token.start) - 1,
                           &exponent) ||
        !sdyi_digits_value(m + 1, token.length - (size_t)(m - token.start) - 1,
                           &mantissa))
        return sdyi_parse_fail(r->p, "expected exponent mantissa in format "
                                     "e#m#");
    const sdyi_type *const i32 =
        sdyi_type_integer(r->p->pool, 32, SDYI_SIGNLESS);
    set_attr(r, 0, sdyi_attr_integer(r->p->pool, i32, exponent));
    set_attr(r, 1, sdyi_attr_integer(r->p->pool, i32, mantissa));
    sdyi_lexer_next(&r->p->lexer);
    return SDYRT_OK;
}

/* `dense<..> : T`: the constant, whose type is the result's */
static sdyrt_status read_constant(reader *r) {
    const sdyi_attr *value;
    SDYI_TRY(sdyi_read_attr(r->p, &value));
    const sdyi_type *type = value->type;
    if (sdyi_take(r->p, ":"))
        SDYI_TRY(sdyi_read_type(r->p, &type));
    set_attr(r, 0, value);
    add_types(r, &r->result_types, type, 1);
    return SDYRT_OK;
}

/* `%a, %b : T, U`, or nothing */
static sdyrt_status read_values(reader *r) {
    SDYI_TRY(read_operands(r));
    if (r->operands.n == 0)
        return SDYRT_OK;
    SDYI_TRY(sdyi_expect(r->p, ":"));
    return read_type_list(r, &r->operand_types);
}

/* The same, with results of the operands' types; `()` of none. */
static sdyrt_status read_pairs(reader *r) {
    if (sdyi_take(r->p, "("))
        return sdyi_expect(r->p, ")");
    SDYI_TRY(read_values(r));
    for (int i = 0; i < r->operand_types.n; i++)
        add_types(r, &r->result_types, r->operand_types.types[i], 1);
    return SDYRT_OK;
}

/* `(%a: T, %b: U) {..}`: the only region, with its arguments */
static sdyrt_status read_body(reader *r) {
    sdyi_parser *const p = r->p;
    sdyi_region_args args = {.n = 0};
    SDYI_TRY(sdyi_expect(p, "("));
    while (!sdyi_at(p, ")")) {
        SDYI_TRY(sdyi_read_region_arg(p, &args));
        SDYI_TRY(sdyi_read_optional_loc(p, &args.locs[args.n - 1]));
        if (!sdyi_take(p, ","))
            break;
    }
    SDYI_TRY(sdyi_expect(p, ")"));
    r->parts->regions = SDYI_NEW(p->zone, sdyi_region, 1);
    r->parts->n_regions = 1;
    return sdyi_read_region(p, &args, (r->row->traits & SDYI_ISOLATED) != 0,
                            r->row->dialect, r->parts->regions);
}

struct custom {
    const char *name;
    sdyrt_status (*read)(reader *r);
    void (*print)(sdyi_printer *out, const sdyi_op *op);
    const char *attrs[8]; /* that it holds */
};

static const struct custom *find_custom(const element *e);

/* -- all ------------------------------------------------------------------- */

/* Whether what a group begins with stands here: its first literal. */
static bool is_at_group(reader *r, const char *at) {
    element e;
    sdyi_lexer ahead = r->p->lexer;
    (void)scan(at, true, &e);
    if (e.kind != LITERAL)
        return false;
    for (size_t i = 0; i < e.length;) {
        if (e.text[i] == ' ') {
            i++;
            continue;
        }
        const size_t n = is_word(e.text[i]) ? word_length(e.text + i) : 1;
        char token[64];
        memcpy(token, e.text + i, n);
        token[n] = '\0';
        if (!sdyi_lexer_take(&ahead, token))
            return false;
        i += n;
    }
    return true;
}

static const char *skip_group(const char *at) {
    element e;
    do {
        at = scan(at, true, &e);
    } while (e.kind != GROUP_END);
    return at;
}

static sdyrt_status read_element(reader *r, const element *e) {
    int index = 0;
    switch (e->kind) {
    case LITERAL:
        return read_literal(r, e);
    case OPERAND:
        return read_operand(r);
    case OPERANDS:
        return read_operands(r);
    case ATTRIBUTE: {
        const sdyi_attr *attr;
        const sdyi_attr_row *const row = attr_row(r->row, e, &index);
        SDYI_TRY(sdyi_read_form(r->p, row, &attr));
        set_attr(r, index, attr);
        return SDYRT_OK;
    }
    case SYMBOL:
        (void)attr_row(r->row, e, &index);
        return read_symbol(r, index);
    case DICTIONARY:
        return sdyi_read_optional_dict(r->p, &r->parts->attrs);
    case TYPES:
        return read_types(r, e);
    case CUSTOM:
        return find_custom(e)->read(r);
    case END:
    case GROUP:
    case GROUP_END:
        break;
    }
    return SDYRT_OK;
}

static sdyrt_status read_elements(reader *r) {
    const char *at = r->row->syntax;
    bool is_in_group = false;
    for (;;) {
        element e;
        at = scan(at, is_in_group, &e);
        if (e.kind == END)
            return SDYRT_OK;
        if (e.kind == GROUP && !is_at_group(r, at))
            at = skip_group(at);
        else if (e.kind == GROUP || e.kind == GROUP_END)
            is_in_group = e.kind == GROUP;
        else
            SDYI_TRY(read_element(r, &e));
    }
}

/* How many results an op has whose syntax does not say: one, unless the row
 * says otherwise. */
static int results_of(const sdyi_row *row) {
    return row->results == NULL ? 1 : row->results[0] - '0';
}

sdyrt_status sdyi_syntax_read(sdyi_parser *p, const sdyi_row *row,
                              sdyi_op_parts *parts) {
    reader r = {.p = p, .row = row, .parts = parts};
    const sdyi_loc place = parts->loc;
    parts->n_results = results_of(row);
    SDYI_TRY(read_elements(&r));
    if (r.operand_types.n != r.operands.n)
        return sdyi_error_at(p->pool, place,
                             "number of operands and types do not match: got "
                             "%d operands and %d types",
                             r.operands.n, r.operand_types.n);
    parts->n_results = r.result_types.n;
    parts->results = r.result_types.types;
    return sdyi_resolve(p, &r.operands, r.operand_types.types,
                        r.operand_types.n, parts);
}

/* ----------------------------------------------------------- printing ---- */

static const sdyi_attr *attr_at(const sdyi_op *op, int index) {
    return sdyi_op_attr(op, sdyi_attr_name(op, index));
}

static bool has_one_type(const sdyi_op *op) {
    const sdyi_type *const type =
        op->n_results > 0 ? op->results[0].type : sdyi_operand(op, 0)->type;
    for (int i = 0; i < op->n_operands; i++)
        if (sdyi_operand(op, i)->type != type)
            return false;
    for (int i = 0; i < op->n_results; i++)
        if (op->results[i].type != type)
            return false;
    return true;
}

static void print_operand_types(sdyi_printer *out, const sdyi_op *op) {
    for (int i = 0; i < op->n_operands; i++) {
        if (i > 0)
            sdyi_puts(out, ", ");
        sdyi_print_type(out, sdyi_operand(op, i)->type);
    }
}

static bool is_select(const sdyi_op *op) {
    const sdyi_type *const type = op->results[0].type;
    return sdyi_operand(op, 1)->type == type &&
           sdyi_operand(op, 2)->type == type;
}

static bool is_complex(const sdyi_op *op) {
    const sdyi_type *const part =
        part_type(op->module->pool, op->results[0].type);
    return sdyi_operand(op, 0)->type == part &&
           sdyi_operand(op, 1)->type == part;
}

static void print_types(sdyi_printer *out, const sdyi_op *op,
                        const element *e) {
    if (is(e, "all") || (is(e, "same") && has_one_type(op)) ||
        (is(e, "complex") && is_complex(op))) {
        sdyi_print_type(out, op->n_results > 0 ? op->results[0].type
                                               : sdyi_operand(op, 0)->type);
    } else if (is(e, "0")) {
        sdyi_print_type(out, sdyi_operand(op, 0)->type);
    } else if (is(e, "results")) {
        for (int i = 0; i < op->n_results; i++) {
            if (i > 0)
                sdyi_puts(out, ", ");
            sdyi_print_type(out, op->results[i].type);
        }
    } else if (is(e, "operands")) {
        print_operand_types(out, op);
    } else if (is(e, "select") && is_select(op)) {
        sdyi_print_type(out, sdyi_operand(op, 0)->type);
        sdyi_puts(out, ", ");
        sdyi_print_type(out, op->results[0].type);
    } else {
        sdyi_print_function_type(out, op);
    }
}

static void print_ranges(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const start = attr_at(op, 0);
    const sdyi_attr *const limit = attr_at(op, 1);
    const sdyi_attr *const stride = attr_at(op, 2);
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
    const sdyi_cell *const cells = attr_at(op, 0)->cells;
    if (cells[0].attr->n > 0 || cells[1].attr->n > 0) {
        sdyi_puts(out, "batching_dims = ");
        print_i64s(out, cells[0].attr);
        sdyi_puts(out, " x ");
        print_i64s(out, cells[1].attr);
        sdyi_puts(out, ", ");
    }
    sdyi_puts(out, "contracting_dims = ");
    print_i64s(out, cells[2].attr);
    sdyi_puts(out, " x ");
    print_i64s(out, cells[3].attr);
}

static void print_exponent(sdyi_printer *out, const sdyi_op *op) {
    sdyi_print(out, "e%lldm%lld", (long long)attr_at(op, 0)->cells[0].integer,
               (long long)attr_at(op, 1)->cells[0].integer);
}

static void print_constant(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const value = attr_at(op, 0);
    sdyi_print_attr(out, value);
    if (value->type != op->results[0].type) {
        sdyi_puts(out, " : ");
        sdyi_print_type(out, op->results[0].type);
    }
}

static void print_values(sdyi_printer *out, const sdyi_op *op) {
    if (op->n_operands == 0)
        return;
    sdyi_put(out, ' ');
    sdyi_print_operands(out, op, 0, op->n_operands);
    sdyi_puts(out, " : ");
    print_operand_types(out, op);
}

static void print_pairs(sdyi_printer *out, const sdyi_op *op) {
    if (op->n_operands == 0)
        sdyi_puts(out, " ()");
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
        sdyi_print_value(out, block->args[i]);
        sdyi_puts(out, ": ");
        sdyi_print_type(out, block->args[i]->type);
    }
    sdyi_puts(out, ") ");
    sdyi_print_region(out, &op->regions[0], form);
}

/* -- windows of convolutions ----------------------------------------------- */

/* The attributes of a window: their words, and where a row has them. */
static const struct {
    const char *word;
    int index;
    sdyi_form form;
} window_parts[] = {{"stride", 1, SDYI_FORM_I64S},
                    {"pad", 2, SDYI_FORM_ELEMENTS},
                    {"lhs_dilate", 3, SDYI_FORM_I64S},
                    {"rhs_dilate", 4, SDYI_FORM_I64S},
                    {"reverse", 5, SDYI_FORM_BOOLS}};
#define N_WINDOW 5

/* `[[0, 1], [2, 3]]` as a constant of n rows of two */
static sdyrt_status read_pad(reader *r, const sdyi_attr **attr) {
    sdyi_parser *const p = r->p;
    int64_t *values = NULL;
    int n = 0, capacity = 0;
    SDYI_TRY(sdyi_expect(p, "["));
    while (!sdyi_at(p, "]")) {
        while (n + 2 > capacity)
            values = sdyi_zone_grow(p->zone, values, (size_t)n, &capacity,
                                    sizeof *values);
        SDYI_TRY(sdyi_expect(p, "["));
        SDYI_TRY(sdyi_read_integer(p, &values[n++]));
        SDYI_TRY(sdyi_expect(p, ","));
        SDYI_TRY(sdyi_read_integer(p, &values[n++]));
        SDYI_TRY(sdyi_expect(p, "]"));
        if (!sdyi_take(p, ","))
            break;
    }
    const int64_t dims[2] = {n / 2, 2};
    *attr = sdyi_attr_dense_i64s(p->pool, dims, 2, values, n);
    return sdyi_expect(p, "]");
}

/* `stride = [..], pad = [[0, 1], ..], lhs_dilate = .., rhs_dilate = ..,
 * reverse = [false]`, any of them */
static sdyrt_status read_window(reader *r) {
    sdyi_parser *const p = r->p;
    while (!sdyi_at(p, "}")) {
        int i = 0;
        while (i < N_WINDOW && !sdyi_take(p, window_parts[i].word))
            i++;
        if (i == N_WINDOW)
            return sdyi_parse_fail(p, "expected stride, pad, lhs_dilate, "
                                      "rhs_dilate or reverse");
        const sdyi_attr *attr;
        const sdyi_attr_row row = {.form = window_parts[i].form};
        SDYI_TRY(sdyi_expect(p, "="));
        SDYI_TRY(row.form == SDYI_FORM_ELEMENTS
                     ? read_pad(r, &attr)
                     : sdyi_read_form(p, &row, &attr));
        set_attr(r, window_parts[i].index, attr);
        if (!sdyi_take(p, ","))
            break;
    }
    return SDYRT_OK;
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
    for (int i = 0; i < N_WINDOW; i++) {
        const sdyi_attr *const attr = attr_at(op, window_parts[i].index);
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
}

/* -- all ------------------------------------------------------------------- */

static const struct custom customs[] = {
    {"values", read_values, print_values, {NULL}},
    {"pairs", read_pairs, print_pairs, {NULL}},
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
     read_window,
     print_window,
     {"window_strides", "padding", "lhs_dilation", "rhs_dilation",
      "window_reversal"}},
};

static const struct custom *find_custom(const element *e) {
    for (size_t i = 0; i < sizeof customs / sizeof *customs; i++)
        if (is(e, customs[i].name))
            return &customs[i];
    return NULL;
}

/* The attributes that a syntax has a place for, by their rows. */
static void mark_custom(const sdyi_row *row, const element *e, bool *shown) {
    const struct custom *const c = find_custom(e);
    for (int k = 0; k < 8 && c->attrs[k] != NULL; k++)
        for (int i = 0; i < SDYI_ROW_ATTRS && row->attrs[i].name != NULL; i++)
            if (strcmp(row->attrs[i].name, c->attrs[k]) == 0)
                shown[i] = true;
}

static void mark_shown(const sdyi_row *row, bool *shown) {
    bool is_in_group = false;
    element e;
    const char *at = row->syntax;
    do {
        int index = 0;
        at = scan(at, is_in_group, &e);
        if (e.kind == GROUP || e.kind == GROUP_END)
            is_in_group = e.kind == GROUP;
        if (e.kind == CUSTOM)
            mark_custom(row, &e, shown);
        else if ((e.kind == ATTRIBUTE || e.kind == SYMBOL) &&
                 attr_row(row, &e, &index) != NULL)
            shown[index] = true;
    } while (e.kind != END);
}

/* Without those that a form shows, and those that are what an op has when they
 * are left out. */
static void print_rest(sdyi_printer *out, const sdyi_op *op) {
    bool shown[SDYI_ROW_ATTRS] = {false};
    sdyi_name left_out[SDYI_ROW_ATTRS];
    int n = 0;
    mark_shown(op->row, shown);
    for (int i = 0; i < SDYI_ROW_ATTRS && op->row->attrs[i].name != NULL; i++)
        if (shown[i] || sdyi_is_fallback(op, i))
            left_out[n++] = sdyi_attr_name(op, i);
    sdyi_print_attrs(out, op, left_out, n, "");
}

static void print_element(sdyi_printer *out, const sdyi_op *op,
                          const element *e) {
    int index = 0;
    switch (e->kind) {
    case LITERAL:
        sdyi_put_bytes(out, e->text, e->length);
        break;
    case OPERAND:
        sdyi_print_value(out, sdyi_operand(op, e->number));
        break;
    case OPERANDS:
        sdyi_print_operands(out, op, e->number, op->n_operands);
        break;
    case ATTRIBUTE: {
        const sdyi_attr_row *const row = attr_row(op->row, e, &index);
        sdyi_print_form(out, row, attr_at(op, index));
        break;
    }
    case SYMBOL: {
        (void)attr_row(op->row, e, &index);
        const sdyi_attr *const attr = attr_at(op, index);
        if (sdyi_attr_is(attr, SDYI_ATTR_SYMBOL))
            sdyi_print_attr(out, attr);
        else
            sdyi_print_symbol(out, sdyi_attr_text(attr), (size_t)attr->n);
        break;
    }
    case DICTIONARY:
        print_rest(out, op);
        break;
    case TYPES:
        print_types(out, op, e);
        break;
    case CUSTOM:
        find_custom(e)->print(out, op);
        break;
    case END:
    case GROUP:
    case GROUP_END:
        break;
    }
}

void sdyi_syntax_print(sdyi_printer *out, const sdyi_op *op) {
    const char *at = op->row->syntax;
    bool is_in_group = false;
    for (;;) {
        element e;
        int index = 0;
        at = scan(at, is_in_group, &e);
        if (e.kind == END)
            return;
        if (e.kind == GROUP && (attr_row(op->row, &e, &index) == NULL ||
                                attr_at(op, index) == NULL))
            at = skip_group(at);
        else if (e.kind == GROUP || e.kind == GROUP_END)
            is_in_group = e.kind == GROUP;
        else
            print_element(out, op, &e);
    }
}

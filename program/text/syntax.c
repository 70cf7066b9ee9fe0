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

/* ------------------------------------------------------------ reading ---- */

static sdyi_name name_at(sdyi_syntax_reader *r, int index) {
    const sdyi_pool *const pool = r->p->pool;
    return pool->attr_names[(r->row - pool->rows) * SDYI_ROW_ATTRS + index];
}

void sdyi_syntax_set(sdyi_syntax_reader *r, int index, const sdyi_attr *attr) {
    sdyi_parse_set(r->p, &r->parts->attrs, name_at(r, index), attr);
}

/* The tokens of a literal, between its spaces. */
static sdyrt_status read_literal(sdyi_syntax_reader *r, const element *e) {
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

static sdyrt_status read_operand(sdyi_syntax_reader *r) {
    struct sdyi_operand_name name;
    SDYI_TRY(sdyi_read_operand(r->p, &name));
    sdyi_operand_list_add(r->p, &r->operands, name);
    return SDYRT_OK;
}

/* None or more; a comma before what is no operand ends them and stays where a
 * literal comes behind it. */
sdyrt_status sdyi_syntax_operands(sdyi_syntax_reader *r) {
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

static sdyrt_status read_symbol(sdyi_syntax_reader *r, int index) {
    sdyi_name name;
    SDYI_TRY(sdyi_read_symbol(r->p, &name));
    const sdyi_attr_row *const row = &r->row->attrs[index];
    sdyi_syntax_set(r, index,
                    row->form == SDYI_FORM_SYMBOL
                        ? sdyi_attr_symbol(r->p->pool, name)
                        : sdyi_attr_bytes(r->p->pool, SDYI_ATTR_STRING, NULL,
                                          sdyi_name_text(r->p->pool, name),
                                          sdyi_name_length(r->p->pool, name)));
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

/* Whether what a group begins with stands here: its first literal. */
static bool is_at_group(sdyi_syntax_reader *r, const char *at) {
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

static sdyrt_status read_element(sdyi_syntax_reader *r, const element *e) {
    int index = 0;
    switch (e->kind) {
    case LITERAL:
        return read_literal(r, e);
    case OPERAND:
        return read_operand(r);
    case OPERANDS:
        return sdyi_syntax_operands(r);
    case ATTRIBUTE: {
        const sdyi_attr *attr;
        const sdyi_attr_row *const row = attr_row(r->row, e, &index);
        SDYI_TRY(sdyi_read_form(r->p, row, &attr));
        sdyi_syntax_set(r, index, attr);
        return SDYRT_OK;
    }
    case SYMBOL:
        (void)attr_row(r->row, e, &index);
        return read_symbol(r, index);
    case DICTIONARY:
        return sdyi_read_optional_dict(r->p, &r->parts->attrs);
    case TYPES:
        return sdyi_syntax_read_types(r, e->text, e->length);
    case CUSTOM:
        return sdyi_syntax_form_of(e->text, e->length)->read(r);
    case END:
    case GROUP:
    case GROUP_END:
        break;
    }
    return SDYRT_OK;
}

static sdyrt_status read_elements(sdyi_syntax_reader *r) {
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
    sdyi_syntax_reader r = {.p = p, .row = row, .parts = parts};
    parts->n_results = results_of(row);
    SDYI_TRY(read_elements(&r));
    if (r.operand_types.n != r.operands.n)
        return sdyi_error_at(p->pool,
                             r.operands.n == 0
                                 ? sdyi_place(p)
                                 : sdyi_place_of(p, &r.operands.names[0].name),
                             "custom op '%s' number of operands and types do "
                             "not match: got %d operands and %d types",
                             row->name, r.operands.n, r.operand_types.n);
    parts->n_results = r.result_types.n;
    parts->results = r.result_types.types;
    return sdyi_resolve(p, &r.operands, r.operand_types.types,
                        r.operand_types.n, parts);
}

/* ----------------------------------------------------------- printing ---- */

/* The attributes that a syntax has a place for, by their rows. */
static void mark_custom(const sdyi_row *row, const element *e, bool *shown) {
    const sdyi_syntax_form *const c = sdyi_syntax_form_of(e->text, e->length);
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
        sdyi_print_form(out, row, sdyi_syntax_attr(op, index));
        break;
    }
    case SYMBOL: {
        (void)attr_row(op->row, e, &index);
        const sdyi_attr *const attr = sdyi_syntax_attr(op, index);
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
        sdyi_syntax_print_types(out, op, e->text, e->length);
        break;
    case CUSTOM:
        sdyi_syntax_form_of(e->text, e->length)->print(out, op);
        break;
    case END:
    case GROUP:
    case GROUP_END:
        break;
    }
}

/* Whether a group's attribute is there to be shown. */
static bool shows_group(const sdyi_op *op, const element *e) {
    int index = 0;
    return attr_row(op->row, e, &index) != NULL &&
           sdyi_syntax_attr(op, index) != NULL && !sdyi_is_fallback(op, index);
}

void sdyi_syntax_print(sdyi_printer *out, const sdyi_op *op) {
    const char *at = op->row->syntax;
    bool is_in_group = false;
    for (;;) {
        element e;
        at = scan(at, is_in_group, &e);
        if (e.kind == END)
            return;
        if (e.kind == GROUP && !shows_group(op, &e))
            at = skip_group(at);
        else if (e.kind == GROUP || e.kind == GROUP_END)
            is_in_group = e.kind == GROUP;
        else
            print_element(out, op, &e);
    }
}

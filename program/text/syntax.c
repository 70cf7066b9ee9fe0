/* The interpreter of custom forms (syntax.h): scans a row's syntax once, then
 * reads and prints ops by it. */
#include "program/text/syntax.h"

#include "program/ir/record.h"

#include <string.h>

/* An element of a scanned syntax, and the fields that it uses. */
typedef enum kind {
    END,
    LITERAL,    /* characters with their spaces */
    OPERAND,    /* `number` */
    OPERANDS,   /* operands from `number` on */
    ATTRIBUTE,  /* `text` */
    SYMBOL,     /* `text` */
    INDICES,    /* `text` */
    DICTIONARY, /* */
    TYPES,      /* `text` */
    CUSTOM,     /* `text` */
    GROUP,      /* `text`: the attribute's name */
    GROUP_END
} kind;

typedef struct element {
    kind kind;
    int number;
    const char *text;
    size_t length;
    int index;           /* ATTRIBUTE, SYMBOL, GROUP: index in the row */
    const char **tokens; /* LITERAL: to NULL */
    const sdyi_syntax_form *form; /* CUSTOM */
    const struct element *after;  /* GROUP: its GROUP_END */
} element;

/* A row's syntax after scanning. */
struct sdyi_syntax_code {
    bool shown[SDYI_ROW_ATTRS]; /* by row index: has an element */
    element elements[];         /* to an END */
};

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

/* Scans the next element; returns the text after it. `is_in_group`: a backquote
 * ends a group. */
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
    case '#':
        e->kind = INDICES;
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
    e->length = 1 + strcspn(at + 1, "%$@#!{<`");
    return at + e->length;
}

/* Index of an attribute in a row; -1: none. */
static int index_of(const sdyi_row *row, const char *name, size_t length) {
    for (int i = 0; i < SDYI_ROW_ATTRS && row->attrs[i].name != NULL; i++)
        if (strlen(row->attrs[i].name) == length &&
            memcmp(row->attrs[i].name, name, length) == 0)
            return i;
    return -1;
}

/* The tokens of a literal, without spaces. */
static const char **tokens_of(sdyi_zone *zone, const element *e) {
    const char **const tokens = SDYI_NEW(zone, const char *, e->length + 1);
    int n = 0;
    for (size_t i = 0; i < e->length;) {
        const char *const at = e->text + i;
        size_t length = is_word(*at) ? word_length(at) : 1;
        if (at[0] == '-' && at[1] == '>')
            length = 2;
        if (*at != ' ')
            tokens[n++] = sdyi_zone_string(zone, at, length);
        i += length;
    }
    return tokens;
}

/* Sets the fields of an element that depend on the row. */
static void resolve(sdyi_pool *pool, const sdyi_row *row, element *e,
                    bool *shown) {
    if (e->kind == LITERAL)
        e->tokens = tokens_of(&pool->zone, e);
    if (e->kind == ATTRIBUTE || e->kind == SYMBOL || e->kind == INDICES ||
        e->kind == GROUP)
        e->index = index_of(row, e->text, e->length);
    const bool is_unit =
        e->index >= 0 && row->attrs[e->index].form == SDYI_FORM_UNIT;
    if (e->index >= 0 && (e->kind == ATTRIBUTE || e->kind == SYMBOL ||
                          e->kind == INDICES || (e->kind == GROUP && is_unit)))
        shown[e->index] = true;
    if (e->kind != CUSTOM)
        return;
    e->form = sdyi_syntax_form_of(pool, e->text, e->length);
    for (int k = 0; k < 8 && e->form->attrs[k] != NULL; k++) {
        const char *const name = e->form->attrs[k];
        const int index = index_of(row, name, strlen(name));
        if (index >= 0)
            shown[index] = true;
    }
}

static const struct sdyi_syntax_code *scan_all(sdyi_pool *pool,
                                               const sdyi_row *row) {
    sdyi_zone *const zone = &pool->zone;
    struct sdyi_syntax_code *const code = sdyi_zone_alloc(
        zone, sizeof *code + (strlen(row->syntax) + 1) * sizeof(element));
    element *group = NULL;
    element *e = code->elements;
    const char *at = row->syntax;
    do {
        at = scan(at, group != NULL, e);
        resolve(pool, row, e, code->shown);
        if (e->kind == GROUP_END && group != NULL) {
            group->after = e;
            group = NULL;
        } else if (e->kind == GROUP) {
            group = e;
        }
    } while (e++->kind != END);
    return code;
}

static const struct sdyi_syntax_code *code_of(sdyi_pool *pool,
                                              const sdyi_row *row) {
    const struct sdyi_syntax_code **const code = &pool->syntaxes[row->kind];
    if (*code == NULL)
        *code = scan_all(pool, row);
    return *code;
}

/* ------------------------------------------------------------ reading ---- */

static sdyi_name name_at(sdyi_syntax_reader *r, int index) {
    const sdyi_pool *const pool = r->p->pool;
    return pool->attr_names[r->row->kind * SDYI_ROW_ATTRS + index];
}

void sdyi_syntax_set(sdyi_syntax_reader *r, sdyi_name name,
                     const sdyi_attr *attr) {
    sdyi_parse_set(r->p, &r->parts->attrs, name, attr);
}

static sdyrt_status read_literal(sdyi_syntax_reader *r, const element *e) {
    for (const char *const *token = e->tokens; *token != NULL; token++)
        SDYI_TRY(sdyi_expect_word(r->p, *token));
    return SDYRT_OK;
}

static void note_place(sdyi_syntax_reader *r) {
    if (r->operands_place.source == NULL)
        r->operands_place = sdyi_place(r->p);
}

static sdyrt_status read_operand(sdyi_syntax_reader *r) {
    struct sdyi_operand_name name;
    note_place(r);
    SDYI_TRY(sdyi_read_operand(r->p, &name));
    sdyi_operand_list_add(r->p, &r->operands, name);
    return SDYRT_OK;
}

/* Any number of operands. `stays`: a comma without an operand after it is not
 * consumed, since it begins the next literal. */
static sdyrt_status read_operands(sdyi_syntax_reader *r, bool stays) {
    if (r->operands.n > 0) /* after the single operands */
        r->operands_place = sdyi_place(r->p);
    note_place(r);
    while (sdyi_token_is(r->p) == SDYI_TOKEN_VALUE) {
        SDYI_TRY(read_operand(r));
        if (!sdyi_at(r->p, ","))
            break;
        sdyi_lexer ahead = r->p->lexer;
        sdyi_lexer_next(&ahead);
        if (stays && ahead.token.kind != SDYI_TOKEN_VALUE)
            break;
        sdyi_lexer_next(&r->p->lexer);
        if (ahead.token.kind != SDYI_TOKEN_VALUE)
            return read_operand(r);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_syntax_operands(sdyi_syntax_reader *r) {
    return read_operands(r, false);
}

static sdyrt_status read_attribute(sdyi_syntax_reader *r, int index) {
    const sdyi_attr *attr;
    SDYI_TRY(sdyi_read_form(r->p, &r->row->attrs[index], &attr));
    sdyi_syntax_set(r, name_at(r, index), attr);
    return SDYRT_OK;
}

static sdyrt_status read_symbol(sdyi_syntax_reader *r, int index) {
    const sdyi_pool *const pool = r->p->pool;
    sdyi_name name;
    if (r->row->attrs[index].form == SDYI_FORM_SYMBOL)
        return read_attribute(r, index);
    SDYI_TRY(sdyi_read_symbol(r->p, &name));
    sdyi_syntax_set(r, name_at(r, index),
                    sdyi_attr_bytes(r->p->pool, SDYI_ATTR_STRING, NULL,
                                    sdyi_name_text(pool, name),
                                    sdyi_name_length(pool, name)));
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

/* True if the first tokens of a group are next; of a comma, only it and the
 * word after it are compared. */
static bool has_tokens(const sdyi_syntax_reader *r, const element *group) {
    sdyi_lexer ahead = r->p->lexer;
    const char *const *const tokens = group[1].tokens;
    const bool has_comma = strcmp(tokens[0], ",") == 0;
    for (int i = 0; tokens[i] != NULL && !(has_comma && i == 2); i++)
        if (!sdyi_lexer_take(&ahead, sdyi_old_word(r->p, tokens[i])))
            return false;
    return true;
}

/* A group is present if its first token is next; a comma is ambiguous if the
 * next group begins with one too. */
static bool is_at_group(const sdyi_syntax_reader *r, const element *group) {
    if (group[1].kind != LITERAL)
        return false;
    const bool has_comma = strcmp(group[1].tokens[0], ",") == 0;
    if (!has_comma || !sdyi_at(r->p, ","))
        return has_tokens(r, group);
    const element *const next = group->after + 1;
    return next->kind != GROUP || !has_tokens(r, next) || has_tokens(r, group);
}

static sdyrt_status read_element(sdyi_syntax_reader *r, const element *e) {
    switch (e->kind) {
    case LITERAL:
        return read_literal(r, e);
    case OPERAND:
        r->operands_place = r->parts->loc;
        return read_operand(r);
    case OPERANDS:
        return read_operands(r, e[1].kind == LITERAL && e[1].text[0] == ',');
    case ATTRIBUTE:
        return read_attribute(r, e->index);
    case SYMBOL:
        return read_symbol(r, e->index);
    case INDICES: {
        const sdyi_attr *attr;
        SDYI_TRY(sdyi_read_index_list(r->p, "[", "]", r->parts->loc,
                                      &r->operands, &attr));
        sdyi_syntax_set(r, name_at(r, e->index), attr);
        return SDYRT_OK;
    }
    case DICTIONARY:
        return sdyi_read_attr_dict(r->p, NULL, r->parts);
    case TYPES:
        return sdyi_syntax_read_types(r, e->text, e->length);
    case CUSTOM:
        return e->form->read(r);
    case END:
    case GROUP:
    case GROUP_END:
        break;
    }
    return SDYRT_OK;
}

static sdyrt_status read_elements(sdyi_syntax_reader *r) {
    const element *e = code_of(r->p->pool, r->row)->elements;
    for (; e->kind != END; e++) {
        if (e->kind == GROUP && !is_at_group(r, e))
            e = e->after;
        else if (e->kind == GROUP && e->index >= 0 &&
                 r->row->attrs[e->index].form == SDYI_FORM_UNIT)
            sdyi_syntax_set(r, name_at(r, e->index),
                            sdyi_attr_unit(r->p->pool));
        SDYI_TRY(read_element(r, e));
    }
    return SDYRT_OK;
}

/* The number of results of an op whose syntax does not give it: one, or the
 * row's number. */
static int results_of(const sdyi_row *row) {
    return row->results == NULL ? 1 : row->results[0] - '0';
}

/* MLIR resolves the single operands before it reports the count of others. */
static sdyrt_status fail_count(sdyi_syntax_reader *r) {
    const int n = r->n_alone;
    if (sdyi_at_no_token(r->p))
        return sdyi_parse_fail(r->p, "expected types");
    sdyi_operand_list alone = r->operands;
    alone.n = n;
    if (n > 0)
        SDYI_TRY(
            sdyi_resolve(r->p, &alone, r->operand_types.types, n, r->parts));
    return sdyi_error_at(r->p->pool, r->operands_place,
                         "custom op '%s' number of operands and types do not "
                         "match: got %d operands and %d types",
                         r->row->name, r->operands.n - n,
                         r->operand_types.n - n);
}

sdyrt_status sdyi_syntax_read(sdyi_parser *p, const sdyi_row *row,
                              sdyi_op_parts *parts) {
    sdyi_syntax_reader r = {.p = p, .row = row, .parts = parts};
    parts->n_results = results_of(row);
    SDYI_TRY(read_elements(&r));
    if (r.operand_types.n != r.operands.n)
        return fail_count(&r);
    parts->n_results = r.result_types.n;
    parts->results = r.result_types.types;
    return sdyi_resolve(p, &r.operands, r.operand_types.types,
                        r.operand_types.n, parts);
}

/* ----------------------------------------------------------- printing ---- */

/* Without attributes that the form shows, and fallbacks. */
static void print_rest(sdyi_printer *out, const sdyi_op *op) {
    const bool *const shown = code_of(out->pool, op->row)->shown;
    sdyi_name left_out[SDYI_ROW_ATTRS];
    int n = 0;
    for (int i = 0; i < SDYI_ROW_ATTRS && op->row->attrs[i].name != NULL; i++)
        if (shown[i] || sdyi_is_fallback(op, i))
            left_out[n++] = sdyi_attr_name(op, i);
    sdyi_print_attrs(out, op, left_out, n, "");
}

static void print_element(sdyi_printer *out, const sdyi_op *op,
                          const element *e) {
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
    case ATTRIBUTE:
        sdyi_print_form(out, &op->row->attrs[e->index],
                        sdyi_op_attr(op, sdyi_attr_name(op, e->index)));
        break;
    case SYMBOL: {
        const sdyi_attr *const attr =
            sdyi_op_attr(op, sdyi_attr_name(op, e->index));
        if (sdyi_attr_is(attr, SDYI_ATTR_SYMBOL))
            sdyi_print_attr(out, attr);
        else
            sdyi_print_symbol(out, sdyi_attr_text(attr), (size_t)attr->n);
        break;
    }
    case INDICES: {
        int operand = 1;
        sdyi_print_index_list(out, op,
                              sdyi_op_attr(op, sdyi_attr_name(op, e->index)),
                              "[]", &operand);
        break;
    }
    case DICTIONARY:
        print_rest(out, op);
        break;
    case TYPES:
        sdyi_syntax_print_types(out, op, e->text, e->length);
        break;
    case CUSTOM:
        e->form->print(out, op);
        break;
    case END:
    case GROUP:
    case GROUP_END:
        break;
    }
}

/* True if the group's attribute is present and not its fallback. */
static bool shows_group(const sdyi_op *op, const element *group) {
    return group->index >= 0 &&
           sdyi_op_attr(op, sdyi_attr_name(op, group->index)) != NULL &&
           !sdyi_is_fallback(op, group->index);
}

void sdyi_syntax_print(sdyi_printer *out, const sdyi_op *op) {
    const element *e = code_of(out->pool, op->row)->elements;
    for (; e->kind != END; e++) {
        if (e->kind == GROUP && !shows_group(op, e))
            e = e->after;
        print_element(out, op, e);
    }
}

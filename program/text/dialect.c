/* Attributes and types of dialects: `#a.b<..>` is `#a<b<..>>`. Those of
 * unregistered dialects are kept as text, if these are allowed. */
#include "program/text/dialect.h"
#include "program/text/scope.h"

#include <string.h>

/* -- the parts of dialects ------------------------------------------------- */

const sdyi_kind_form *sdyi_kind_form_of(const sdyi_pool *pool,
                                        sdyi_attr_kind kind) {
    for (int i = 0; pool->dialects[i] != NULL; i++)
        for (const sdyi_kind_form *k = pool->dialects[i]->kinds;
             k != NULL && k->before != NULL; k++)
            if (k->kind == kind)
                return k;
    return NULL;
}

const sdyi_kind_form *sdyi_form_of(const sdyi_pool *pool, sdyi_form form) {
    for (int i = 0; pool->dialects[i] != NULL; i++)
        for (const sdyi_kind_form *k = pool->dialects[i]->kinds;
             k != NULL && k->before != NULL; k++)
            if (k->form == form)
                return k;
    return NULL;
}

const sdyi_record_form *sdyi_record_form_of(const sdyi_pool *pool, int record) {
    int i = 0;
    while (pool->dialects[i]->records == NULL)
        i++;
    return &pool->dialects[i]->records[record];
}

/* -- the text -------------------------------------------------------------- */

/* Matching of the brackets in a body, character by character. */
typedef struct body {
    char open[SDYI_MAX_NESTING];
    int depth;
    const char *seen; /* last string: MLIR reports errors there */
    const char *end;
} body;

/* Process one character; false: a mismatch, or nesting too deep. */
static bool take_bracket(body *b, char c) {
    static const char opening[] = "<[({", closing[] = ">])}";
    const char *const closes = strchr(closing, c);
    if (c == '\0')
        return false;
    if (closes != NULL && b->open[b->depth - 1] != opening[closes - closing])
        return false;
    if (closes != NULL)
        b->depth--;
    else if (strchr(opening, c) != NULL && b->depth == SDYI_MAX_NESTING)
        return false;
    else if (strchr(opening, c) != NULL)
        b->open[b->depth++] = c;
    return true;
}

/* Scan from an opening bracket to after the one that closes it; false: there is
 * none. */
static bool scan_body(const sdyi_parser *p, const char *at, body *b) {
    *b = (body){.seen = at};
    do {
        if (at >= p->lexer.end)
            return false;
        if (*at == '"') {
            sdyi_lexer string = p->lexer;
            sdyi_lexer_skip(&string, (size_t)(at - string.token.start));
            b->seen = at;
            if (string.token.kind == SDYI_TOKEN_BAD)
                return false;
            at += string.token.length;
            continue;
        }
        const bool is_arrow =
            *at == '-' && at + 1 < p->lexer.end && at[1] == '>';
        if (!is_arrow && !take_bracket(b, *at)) {
            b->seen = b->depth == SDYI_MAX_NESTING ? at : b->seen;
            return false;
        }
        at += is_arrow ? 2 : 1;
    } while (b->depth > 0);
    b->end = at;
    return true;
}

static sdyrt_status fail_body(sdyi_parser *p, const body *b) {
    sdyi_lexer_skip(&p->lexer, (size_t)(b->seen - p->lexer.token.start));
    const sdyi_loc place = sdyi_place(p);
    if (sdyi_token_is(p) == SDYI_TOKEN_BAD)
        return sdyi_parse_fail(p, "expected string");
    if (b->depth == SDYI_MAX_NESTING)
        return sdyi_error_at(p->pool, place, "nesting is deeper than %d levels",
                             SDYI_MAX_NESTING);
    return sdyi_error_at(p->pool, place,
                         "unbalanced '%c' character in pretty dialect name",
                         b->open[b->depth - 1]);
}

sdyrt_status sdyi_skip_dialect_text(sdyi_parser *p, size_t *length) {
    const char *const start = p->lexer.token.start;
    const char *end = start + p->lexer.token.length;
    if (sdyi_has_body(p)) {
        body b;
        if (!scan_body(p, end, &b))
            return fail_body(p, &b);
        end = b.end;
    }
    *length = (size_t)(end - start) - 1;
    sdyi_lexer_skip(&p->lexer, *length + 1);
    return SDYRT_OK;
}

/* Drop the diagnostics since `before`. */
static void take_back(sdyi_parser *p, const sdyi_sink *before) {
    p->pool->sink = *before;
    *p->pool->sink.end = NULL;
}

/* Restore dropped diagnostics: from `first` to the end of `after`. */
static void report_again(sdyi_parser *p, const sdyi_sink *before,
                         sdyi_diagnostic *first, const sdyi_sink *after) {
    sdyi_sink *const sink = &p->pool->sink;
    if (first == NULL)
        return;
    *sink->end = first;
    sink->end = after->end;
    sink->last = after->last;
    sink->n_errors += after->n_errors - before->n_errors;
}

/* The optional `: T` after an attribute, ignored for attributes read here.
 * Characters that are no token are reported first. */
static sdyrt_status read_after(sdyi_parser *p) {
    const sdyi_type *type;
    if (sdyi_at_no_token(p))
        (void)sdyi_parse_fail(p, "expected attribute value");
    return sdyi_take(p, ":") ? sdyi_read_type(p, &type) : SDYRT_OK;
}

/* Move the lexer after the attribute, where MLIR continues on an error inside;
 * false: its brackets do not match, which is reported instead. */
static bool go_after(sdyi_parser *p, const sdyi_lexer *start,
                     const sdyi_sink *before) {
    body b;
    const char *const name = start->token.start;
    const char *end = name + start->token.length;
    sdyi_parse_back(p, start);
    const bool has_body = sdyi_has_body(p);
    if (has_body && !scan_body(p, end, &b)) {
        take_back(p, before);
        (void)fail_body(p, &b);
        return false;
    }
    sdyi_lexer_skip(&p->lexer, (size_t)((has_body ? b.end : end) - name));
    return true;
}

/* MLIR finds the end of an attribute, and checks the text after it, before it
 * parses the body: errors come in that order. */
static sdyrt_status read_own_attr(sdyi_parser *p, bool *is_own,
                                  const sdyi_attr **attr) {
    const sdyi_lexer start = p->lexer;
    const bool has_body = sdyi_has_body(p);
    const sdyi_sink before = p->pool->sink;
    const char *const own = p->own;
    const int depth = p->depth;
    const char *const name = start.token.start;
    const sdyrt_status status = sdyi_read_own_attr(p, is_own, attr);
    if (status == SDYRT_MEMORY || (status == SDYRT_OK && !*is_own))
        return status;
    const bool is_at_body = p->lexer.token.start == name + start.token.length;
    if (status == SDYRT_OK && (!has_body || is_at_body) &&
        !go_after(p, &start, &before)) /* where MLIR continues */
        return SDYRT_ARGUMENT;
    if (status == SDYRT_OK)
        return sdyi_at(p, ":") ? read_after(p) : SDYRT_OK;
    const sdyi_lexer at = p->lexer;
    if (!go_after(p, &start, &before))
        return SDYRT_ARGUMENT;
    p->own = own;
    p->depth = depth;
    if (sdyi_at_no_token(p) || sdyi_at(p, ":")) {
        const sdyi_sink after = p->pool->sink;
        sdyi_diagnostic *const reported = *before.end;
        take_back(p, &before);
        SDYI_TRY(read_after(p));
        report_again(p, &before, reported, &after);
    } else if (!has_body) {
        sdyi_parse_back(p, &at);
    }
    return status;
}

/* -- names ----------------------------------------------------------------- */

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_word_byte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.';
}

sdyi_dialect_name sdyi_dialect_name_of(const char *text, size_t length) {
    size_t n = 0;
    while (n < length && text[n] != '.' && text[n] != '<')
        n++;
    sdyi_dialect_name name = {.dialect = text,
                              .dialect_length = n,
                              .rest = text + n + 1,
                              .is_angled = n < length && text[n] == '<'};
    name.rest_length = n < length ? length - n - (name.is_angled ? 2 : 1) : 0;
    while (name.rest_length > 0 && name.is_angled && *name.rest == ' ') {
        name.rest++;
        name.rest_length--;
    }
    const bool is_word =
        name.rest_length > 0 && (is_letter(*name.rest) || *name.rest == '_');
    while (is_word && name.word_length < name.rest_length &&
           is_word_byte(name.rest[name.word_length]))
        name.word_length++;
    return name;
}

bool sdyi_dialect_name_is(const sdyi_dialect_name *name, const char *dialect,
                          const char *word) {
    return sdyi_is_word(name->dialect, name->dialect_length, dialect) &&
           (word == NULL || sdyi_is_word(name->rest, name->word_length, word));
}

bool sdyi_dialect_name_is_known(const sdyi_parser *p,
                                const sdyi_dialect_name *name) {
    const sdyi_pool *const pool = p->pool;
    for (int i = 0; i < pool->n_rows; i++)
        if (pool->rows[i] != pool->unknown &&
            strncmp(pool->rows[i]->name, name->dialect, name->dialect_length) ==
                0 &&
            pool->rows[i]->name[name->dialect_length] == '.')
            return true;
    return false;
}

/* The place after the dialect name and the `.` or `<` that follows. */
static sdyi_loc place_of_rest(const sdyi_dialect_name *name, sdyi_loc place) {
    place.offset += (uint32_t)(name->rest - name->dialect) + 1;
    return place;
}

#define UNREGISTERED                                                           \
    "created with unregistered dialect. If this is intended, please call "     \
    "allowUnregisteredDialects() on the MLIRContext, or use "                  \
    "-allow-unregistered-dialect with the MLIR opt tool used"

/* NULL: the dialect adds nothing to the text, or is unregistered. */
static const sdyi_dialect *dialect_of(const sdyi_pool *pool,
                                      const sdyi_dialect_name *name) {
    for (int i = 0; pool->dialects[i] != NULL; i++)
        if (sdyi_dialect_name_is(name, pool->dialects[i]->name, NULL))
            return pool->dialects[i];
    return NULL;
}

sdyrt_status sdyi_check_dialect_type(sdyi_parser *p, sdyi_loc place,
                                     const sdyi_dialect_name *name) {
    const sdyi_loc at_rest = place_of_rest(name, place);
    const sdyi_dialect *const d = dialect_of(p->pool, name);
    if (d != NULL && d->unknown_type != NULL && name->word_length == 0)
        return sdyi_error_at(p->pool, at_rest, "expected valid keyword");
    if (d != NULL && d->unknown_type != NULL)
        return sdyi_error_at(p->pool, at_rest, "%s: %.*s", d->unknown_type,
                             (int)name->word_length, name->rest);
    if (d != NULL && d->types != NULL)
        return sdyi_error_at(p->pool, at_rest,
                             "unknown  type `%.*s` in dialect `%.*s`",
                             (int)name->word_length, name->rest,
                             (int)name->dialect_length, name->dialect);
    if (sdyi_dialect_name_is_known(p, name))
        return sdyi_error_at(p->pool, at_rest,
                             "dialect '%.*s' provides no type parsing hook",
                             (int)name->dialect_length, name->dialect);
    if (p->allows_unknown)
        return SDYRT_OK;
    return sdyi_error_at(p->pool, name->is_angled ? place : at_rest,
                         "`!\"%.*s\"<\"%.*s\">` type " UNREGISTERED,
                         (int)name->dialect_length, name->dialect,
                         (int)name->rest_length, name->rest);
}

/* The form of a type, under the current name of its dialect or the former
 * one; NULL: none. */
static const sdyi_type_form *type_form(const sdyi_pool *pool,
                                       const sdyi_dialect_name *name) {
    for (int i = 0; pool->dialects[i] != NULL; i++) {
        const sdyi_dialect *const d = pool->dialects[i];
        if (!sdyi_dialect_name_is(name, d->name, NULL) &&
            (d->old == NULL ||
             !sdyi_dialect_name_is(name, d->old->dialect, NULL)))
            continue;
        for (const sdyi_type_form *t = d->types; t != NULL && t->read != NULL;
             t++)
            if (t->word == NULL ||
                (sdyi_is_word(name->rest, name->word_length, t->word) &&
                 (!t->is_bare || (!name->is_angled &&
                                  name->word_length == name->rest_length))))
                return t;
    }
    return NULL;
}

sdyrt_status sdyi_read_in_dialect(sdyi_parser *p, const sdyi_lexer *start,
                                  const sdyi_dialect_name *name, bool *is_known,
                                  const sdyi_type **type) {
    const sdyi_type_form *const form = type_form(p->pool, name);
    const sdyi_lexer ahead = p->lexer;
    const char *const own = p->own;
    *is_known = form != NULL;
    if (form == NULL)
        return SDYRT_OK;
    sdyi_parse_back(p, start);
    const sdyi_loc place = place_of_rest(name, sdyi_place(p));
    sdyi_lexer_next(&p->lexer);
    p->own = NULL;
    if (name->is_angled) {
        SDYI_TRY(sdyi_expect(p, "<"));
        sdyi_lexer_next(&p->lexer);
    }
    SDYI_TRY(form->read(p, name, place, type));
    p->own = own;
    sdyi_parse_back(p, &ahead);
    return SDYRT_OK;
}

/* A name, or a name and one `<..>` up to the end. */
static bool is_simple(const char *text, size_t length) {
    size_t n = 0;
    if (length == 0 || !is_letter(*text))
        return false;
    while (n < length && (is_letter(text[n]) || text[n] == '.' ||
                          text[n] == '_' || (text[n] >= '0' && text[n] <= '9')))
        n++;
    return n == length || (text[n] == '<' && text[length - 1] == '>');
}

const char *sdyi_dialect_text(sdyi_parser *p, const sdyi_dialect_name *name,
                              size_t *length) {
    const char *const inside = name->dialect + name->dialect_length + 1;
    if (!name->is_angled || name->rest != inside ||
        !is_simple(name->rest, name->rest_length))
        return name->dialect;
    char *const text =
        sdyi_zone_string(p->zone, name->dialect, *length - 1); /* without `>` */
    text[name->dialect_length] = '.';
    *length -= 1;
    return text;
}

static sdyrt_status check_attr(sdyi_parser *p, sdyi_loc place,
                               const sdyi_dialect_name *name,
                               const sdyi_type *type) {
    const sdyi_loc at_rest = place_of_rest(name, place);
    const sdyi_dialect *const d = dialect_of(p->pool, name);
    const bool has_attrs =
        d != NULL && (d->is_generated || d->unknown_attr != NULL);
    if (has_attrs && name->word_length == 0)
        return sdyi_error_at(p->pool, at_rest, "expected valid keyword");
    if (has_attrs && d->unknown_attr != NULL)
        return sdyi_error_at(p->pool, at_rest, "%s", d->unknown_attr);
    if (has_attrs)
        return sdyi_error_at(p->pool, at_rest,
                             "unknown attribute `%.*s` in dialect `%.*s`",
                             (int)name->word_length, name->rest,
                             (int)name->dialect_length, name->dialect);
    if (sdyi_dialect_name_is_known(p, name))
        return sdyi_error_at(
            p->pool, at_rest,
            "dialect '%.*s' provides no attribute parsing hook",
            (int)name->dialect_length, name->dialect);
    if (p->allows_unknown)
        return SDYRT_OK;
    return sdyi_error_at(
        p->pool, name->is_angled ? place : at_rest,
        "#\"%.*s\"<\"%.*s\"> : %s attribute " UNREGISTERED,
        (int)name->dialect_length, name->dialect, (int)name->rest_length,
        name->rest, type == NULL ? "'none'" : sdyi_type_text(p->pool, type));
}

/* Errors on names without a valid dialect: `#1<..>`, `#.a` */
static sdyrt_status fail_namespace(sdyi_parser *p) {
    const sdyi_token token = p->lexer.token;
    const bool is_empty = token.start[1] == '.';
    sdyi_loc place = sdyi_place(p);
    size_t length;
    SDYI_TRY(sdyi_skip_dialect_text(p, &length));
    place.offset += is_empty ? 2 : 0;
    return sdyi_error_at(p->pool, place, "invalid dialect namespace '\"%.*s\"'",
                         is_empty ? 0 : (int)token.length - 1, token.start + 1);
}

static sdyrt_status read_dialect_attr(sdyi_parser *p, const sdyi_type *type,
                                      const sdyi_attr **attr) {
    const sdyi_token *const token = &p->lexer.token;
    const char first = token->start[1];
    if (memchr(token->start, '.', token->length) == NULL && !sdyi_has_body(p))
        return sdyi_alias_attr(p, attr);
    if ((first >= '0' && first <= '9') || first == '.')
        return fail_namespace(p);
    bool is_own;
    SDYI_TRY(read_own_attr(p, &is_own, attr));
    if (is_own)
        return SDYRT_OK;
    const sdyi_loc place = sdyi_place(p);
    const char *const start = token->start + 1;
    size_t length = 0;
    SDYI_TRY(sdyi_skip_dialect_text(p, &length));
    if (sdyi_take(p, ":"))
        SDYI_TRY(sdyi_read_type(p, &type));
    const sdyi_dialect_name name = sdyi_dialect_name_of(start, length);
    SDYI_TRY(check_attr(p, place, &name, type));
    const char *const text = sdyi_dialect_text(p, &name, &length);
    if (sdyi_type_is(type, SDYI_TYPE_NONE))
        type = NULL; /* not printed for these */
    *attr = sdyi_attr_bytes(p->pool, SDYI_ATTR_OPAQUE, type, text, length);
    return SDYRT_OK;
}

/* The type of an attribute of a kind that has types; NULL: the kind has
 * none. */
static const sdyi_type *type_of(const sdyi_parser *p, const sdyi_attr *attr) {
    const sdyi_type *const own =
        attr->type != NULL ? attr->type
                           : sdyi_type_simple(p->pool, SDYI_TYPE_NONE);
    switch ((int)attr->kind) {
    case SDYI_ATTR_INTEGER:
    case SDYI_ATTR_FLOAT:
    case SDYI_ATTR_DENSE:
    case SDYI_ATTR_STRINGS:
    case SDYI_ATTR_SPARSE:
    case SDYI_ATTR_RESOURCE:
        return attr->type;
    case SDYI_ATTR_STRING:
        return own;
    case SDYI_ATTR_OPAQUE: {
        const sdyi_dialect_name name =
            sdyi_dialect_name_of(sdyi_attr_text(attr), (size_t)attr->n);
        return sdyi_dialect_name_is_known(p, &name) ? NULL : own;
    }
    default:
        return NULL;
    }
}

sdyrt_status sdyi_read_dialect_attr(sdyi_parser *p, const sdyi_type *type,
                                    const sdyi_attr **attr) {
    SDYI_TRY(read_dialect_attr(p, type, attr));
    const sdyi_type *const own = type == NULL ? NULL : type_of(p, *attr);
    return own == NULL || own == type
               ? SDYRT_OK
               : sdyi_parse_fail(p,
                                 "attribute type different than expected: "
                                 "expected %s, but got %s",
                                 sdyi_type_text(p->pool, type),
                                 sdyi_type_text(p->pool, own));
}

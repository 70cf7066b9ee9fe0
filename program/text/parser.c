/* The parser's base: errors, tokens, the top level of a text. */
#include "program/text/parser.h"
#include "program/text/builtin.h"
#include "program/text/print.h"
#include "program/text/scope.h"

#include <stdio.h>
#include <string.h>

/* -- errors ---------------------------------------------------------------- */

sdyi_loc sdyi_place_of(const sdyi_parser *p, const sdyi_token *token) {
    const uintptr_t at = (uintptr_t)token->start,
                    text = (uintptr_t)p->source->text;
    if (at < text || at > text + p->source->bytes)
        return p->outside;
    return (sdyi_loc){.source = p->source,
                      .offset = (uint32_t)(token->start - p->source->text)};
}

sdyi_loc sdyi_place(const sdyi_parser *p) {
    return sdyi_place_of(p, &p->lexer.token);
}

/* The first invalid escape of a string, or `end`. */
static const char *wrong_escape(const char *at, const char *end) {
    static const char hex[] = "0123456789abcdefABCDEF";
    for (; at < end; at++) {
        if (*at != '\\')
            continue;
        if (end - at > 1 && at[1] != '\0' && strchr("\"\\nt", at[1]) != NULL)
            at++;
        else if (end - at > 2 && at[1] != '\0' && strchr(hex, at[1]) != NULL &&
                 at[2] != '\0' && strchr(hex, at[2]) != NULL)
            at += 2;
        else
            return at;
    }
    return end;
}

/* MLIR's message on a character that begins no token; NULL: it begins one. */
static const char *character_problem(const sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    if (token->kind != SDYI_TOKEN_PUNCT || token->length != 1)
        return NULL;
    const char *const after = token->start + 1;
    switch (token->start[0]) {
    case '%':
        return "invalid SSA name";
    case '^':
        return "invalid block name";
    case '!':
        return "invalid type identifier";
    case '#':
        return "invalid attribute name";
    case '.':
        return p->lexer.end - after > 1 && after[0] == '.' && after[1] == '.'
                   ? NULL
                   : "expected three consecutive dots for an ellipsis";
    default:
        return strchr("/:,(){}[]<>=+*?|-", token->start[0]) == NULL
                   ? "unexpected character"
                   : NULL;
    }
}

bool sdyi_at_no_token(const sdyi_parser *p) {
    return sdyi_token_is(p) == SDYI_TOKEN_BAD || character_problem(p) != NULL;
}

/* Error on a malformed token. */
static sdyrt_status fail_bad(sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    sdyi_loc place = sdyi_place(p);
    const char *const end = token->start + token->length;
    const char *const quote = memchr(token->start, '"', token->length);
    if (quote == NULL) {
        place.offset += (uint32_t)token->length;
        return sdyi_error_at(p->pool, place,
                             "@ identifier expected to start with letter or "
                             "'_'");
    }
    const char *const wrong = wrong_escape(quote + 1, end);
    place.offset += (uint32_t)(wrong - token->start);
    return sdyi_error_at(p->pool, place,
                         wrong < end ? "unknown escape in string literal"
                                     : "expected '\"' in string literal");
}

static sdyrt_status fail_at(sdyi_parser *p, sdyi_loc place, bool is_own,
                            const char *format, va_list arguments) {
    char text[1024];
    if (p->lexer.token.kind == SDYI_TOKEN_BAD &&
        p->lexer.token.start[0] == '@') {
        place = sdyi_place(p);
        place.offset++;
        return sdyi_error_at(p->pool, place,
                             "@ identifier expected to start with letter or "
                             "'_'");
    }
    if (p->lexer.token.kind == SDYI_TOKEN_BAD)
        return fail_bad(p);
    const char *const problem = character_problem(p);
    if (problem != NULL) {
        place = sdyi_place(p);
        place.offset += sdyi_at(p, "."); /* MLIR reports after it */
        return sdyi_error_at(p->pool, place, "%s", problem);
    }
    (void)vsnprintf(text, sizeof text, format, arguments);
    if (is_own && p->own != NULL)
        return sdyi_error_at(p->pool, place, "custom op '%s' %s", p->own, text);
    return sdyi_error_at(p->pool, place, "%s", text);
}

/* The next token; at the end of the text, its last character. */
static sdyi_loc place_to_show(const sdyi_parser *p) {
    sdyi_loc place = sdyi_place(p);
    place.offset -= sdyi_token_is(p) == SDYI_TOKEN_END && place.offset > 0;
    return place;
}

sdyrt_status sdyi_parse_fail(sdyi_parser *p, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const sdyrt_status status =
        fail_at(p, place_to_show(p), false, format, arguments);
    va_end(arguments);
    return status;
}

sdyrt_status sdyi_parse_fail_own(sdyi_parser *p, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const sdyrt_status status =
        fail_at(p, place_to_show(p), true, format, arguments);
    va_end(arguments);
    return status;
}

sdyrt_status sdyi_parse_follows(sdyi_parser *p, sdyrt_status status,
                                const char *format, ...) {
    const bool is_reported = status == SDYRT_ARGUMENT &&
                             sdyrt_last_error_kind() != SDYRT_KIND_LIMIT &&
                             !sdyi_at_no_token(p);
    if (!is_reported)
        return status;
    char text[256], own[256] = "";
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (p->own != NULL)
        (void)snprintf(own, sizeof own, "custom op '%s' ", p->own);
    sdyi_error_follows(p->pool, place_to_show(p), "%s%s", own, text);
    return status;
}

static uint32_t without_space(const char *text, uint32_t end) {
    while (end > 0 && (text[end - 1] == ' ' || text[end - 1] == '\t'))
        end--;
    return end;
}

/* The end of the text before the next token, skipping empty lines and line
 * comments, as MLIR does. */
static sdyi_loc place_after(const sdyi_parser *p) {
    const char *const text = p->source->text;
    sdyi_loc place = place_to_show(p);
    uint32_t end = place.offset;
    for (;;) {
        end = without_space(text, end);
        if (end == 0)
            return place;
        if (text[end - 1] != '\n' && text[end - 1] != '\r') {
            place.offset = end;
            return place;
        }
        uint32_t line = --end;
        while (line > 0 && text[line - 1] != '\n' && text[line - 1] != '\r')
            line--;
        for (uint32_t i = line; i + 1 < end; i++)
            if (text[i] == '/' && text[i + 1] == '/') {
                end = i;
                break;
            }
    }
}

sdyrt_status sdyi_parse_wrong(sdyi_parser *p, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const sdyrt_status status =
        fail_at(p, place_after(p), false, format, arguments);
    va_end(arguments);
    return status;
}

void sdyi_parse_wrong_too(sdyi_parser *p, const char *text) {
    if (sdyrt_last_error_kind() != SDYRT_KIND_LIMIT && !sdyi_at_no_token(p))
        sdyi_error_follows(p->pool, place_after(p), "%s", text);
}

/* -- tokens ---------------------------------------------------------------- */

sdyrt_status sdyi_expect_in(sdyi_parser *p, const char *spelling,
                            const char *in) {
    return sdyi_take(p, spelling) ? SDYRT_OK
                                  : sdyi_fail_expected(p, spelling, in);
}

sdyrt_status sdyi_fail_expected(sdyi_parser *p, const char *spelling,
                                const char *in) {
    const char first = spelling[0];
    return first >= 'a' && first <= 'z'
               ? sdyi_parse_fail_own(p, "expected '%s'%s", spelling, in)
               : sdyi_parse_wrong(p, "expected '%s'%s", spelling, in);
}

sdyrt_status sdyi_expect(sdyi_parser *p, const char *spelling) {
    return sdyi_expect_in(p, spelling, "");
}

void sdyi_parse_back(sdyi_parser *p, const sdyi_lexer *before) {
    const sdyi_lexer now = p->lexer;
    p->lexer = *before;
    p->lexer.names = now.names;
    p->lexer.ids = now.ids;
    p->lexer.ids_capacity = now.ids_capacity;
}

bool sdyi_has_body(const sdyi_parser *p) {
    const char *const at = p->lexer.token.start + p->lexer.token.length;
    return at < p->lexer.end && *at == '<';
}

sdyrt_status sdyi_read_integer(sdyi_parser *p, int64_t *value) {
    return sdyi_parse_again(p, sdyi_lexer_integer(&p->lexer, SDYRT_KIND_PROGRAM,
                                                  SDYI_WANT_INTEGER, value));
}

sdyrt_status sdyi_read_word(sdyi_parser *p, sdyi_name *name) {
    const sdyi_token *const token = &p->lexer.token;
    if (!sdyi_at_keyword(p))
        return sdyi_parse_fail(p, "expected valid keyword");
    *name = sdyi_name_of(p->pool, token->start, token->length);
    sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

const char *sdyi_resolved(sdyi_parser *p, const sdyi_token *token,
                          size_t *length) {
    const char *const text = sdyi_token_content(token, length);
    if (!token->has_escapes)
        return text;
    char *const resolved = sdyi_zone_alloc(p->zone, *length + 1);
    *length = sdyi_token_unescape(token, resolved);
    return resolved;
}

sdyrt_status sdyi_read_symbol(sdyi_parser *p, sdyi_name *name) {
    const sdyi_token *const token = &p->lexer.token;
    if (token->kind != SDYI_TOKEN_SYMBOL)
        return sdyi_parse_fail_own(p, "expected valid '@'-identifier for "
                                      "symbol name");
    size_t length;
    const char *const text = sdyi_resolved(p, token, &length);
    *name = sdyi_name_of(p->pool, text, length);
    sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

void sdyi_cell_list_add(sdyi_parser *p, sdyi_cell_list *list, sdyi_cell cell) {
    SDYI_GROW(p->zone, list->cells, list->n, list->capacity);
    list->cells[list->n++] = cell;
}

sdyrt_status sdyi_read_list(sdyi_parser *p, const char *open, const char *close,
                            sdyi_read_item *read, int id,
                            sdyi_cell_list *list) {
    SDYI_TRY(sdyi_expect(p, open));
    if (sdyi_take(p, close))
        return SDYRT_OK;
    do {
        SDYI_TRY(read(p, id, list));
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, close);
}

sdyrt_status sdyi_read_items(sdyi_parser *p, sdyi_read_item *read, int id,
                             sdyi_attr_kind kind, const sdyi_attr **attr) {
    sdyi_cell_list list = {.cells = NULL};
    SDYI_TRY(sdyi_read_list(p, "[", "]", read, id, &list));
    *attr = sdyi_attr_make(p->pool, kind, 0, NULL, list.cells, list.n);
    return SDYRT_OK;
}

sdyrt_status sdyi_enter(sdyi_parser *p) {
    if (p->depth == SDYI_MAX_NESTING)
        return sdyi_parse_fail(p, "nesting is deeper than %d levels",
                               SDYI_MAX_NESTING);
    p->depth++;
    return SDYRT_OK;
}

/* -- texts ----------------------------------------------------------------- */

/* `#name = attr` and `!name = type` */
static sdyrt_status read_alias(sdyi_parser *p) {
    const sdyi_token name = p->lexer.token;
    const bool is_type = name.start[0] == '!';
    SDYI_TRY(sdyi_alias_check(p, &name));
    sdyi_lexer_next(&p->lexer);
    SDYI_TRY(sdyi_expect_in(p, "=",
                            is_type ? " in type alias definition"
                                    : " in attribute alias definition"));
    sdyi_alias alias = {.name = name};
    p->n_alias_uses = 0;
    if (is_type)
        SDYI_TRY(sdyi_read_type(p, &alias.type));
    else
        SDYI_TRY(sdyi_read_attr(p, &alias.attr));
    return sdyi_alias_define(p, &alias);
}

static bool is_alias(const sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    return token->kind == SDYI_TOKEN_WORD &&
           (token->start[0] == '#' || token->start[0] == '!');
}

/* The top-level ops of a text, into the body of an implicit module. */
static sdyrt_status read_top(sdyi_parser *p, sdyi_block *body) {
    while (sdyi_token_is(p) != SDYI_TOKEN_END) {
        if (is_alias(p))
            SDYI_TRY(read_alias(p));
        else if (sdyi_at(p, "{-#"))
            SDYI_TRY(sdyi_read_resources(p));
        else
            SDYI_TRY(sdyi_read_op(p, body));
    }
    return SDYRT_OK;
}

static sdyrt_status fail_number(const sdyi_module *module,
                                const sdyi_block *body, sdyi_loc loc) {
    int n = 0;
    for (const sdyi_op *op = body->first; op != NULL; op = op->next)
        n++;
    return sdyi_error_at(module->pool, loc,
                         "source must contain a single top-level operation, "
                         "found: %d",
                         n);
}

/* A text with a module as its only op is that module; all others get an
 * implicit module. */
static sdyrt_status set_top(sdyi_module *module, sdyi_block *body,
                            sdyi_loc loc) {
    const sdyi_name name = sdyi_name_of_string(module->pool, "builtin.module");
    sdyi_op *const first = body->first;
    const bool is_one = first != NULL && first->next == NULL;
    if (is_one && (first->name == name || module->source->is_bare)) {
        sdyi_op_remove(first);
        module->op = first;
        return SDYRT_OK;
    }
    if (module->source->is_bare)
        return fail_number(module, body, loc);
    sdyi_region region = {.first = NULL};
    sdyi_region_append(&region, body);
    const sdyi_op_parts parts = {
        .name = name, .loc = loc, .n_regions = 1, .regions = &region};
    module->op = sdyi_op_make(module, &parts);
    return SDYRT_OK;
}

/* A location whose source line is not shown: of the file, or of a text that is
 * not MLIR. */
static sdyi_loc bare_place(const sdyi_parser *p, int line, int column) {
    const sdyi_cell cells[3] = {
        {.integer = sdyi_name_of_string(p->pool, p->source->name)},
        {.integer = line},
        {.integer = column}};
    return (sdyi_loc){.source = p->source,
                      .written = sdyi_attr_make(p->pool, SDYI_ATTR_LOCATION,
                                                SDYI_LOC_FILE, NULL, cells, 3)};
}

static sdyrt_status read_text(sdyi_parser *p) {
    const char *const foreign = sdyi_foreign(p->source->text, p->source->bytes);
    if (foreign != NULL)
        return sdyi_error_at(p->pool, bare_place(p, p->source->first_line, 1),
                             "%s", foreign);
    sdyi_block *const body = sdyi_block_make(p->module);
    sdyi_scope_open(p, true);
    const sdyrt_status status = read_top(p, body);
    SDYI_TRY(status);
    SDYI_TRY(sdyi_scope_close(p));
    SDYI_TRY(sdyi_bind_locs(p, body));
    return set_top(p->module, body, bare_place(p, 0, 0));
}

void sdyi_parse_end(sdyi_pool *pool) {
    if (pool->lexer != NULL)
        sdyi_lexer_free(pool->lexer);
    pool->lexer = NULL;
    sdyi_zone_free(&pool->scopes);
}

sdyrt_status sdyi_parse(sdyi_module *module, sdyi_source *source,
                        bool allows_unknown) {
    sdyi_pool *const pool = module->pool;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    module->source = source;
    sdyi_parser *const p = SDYI_NEW(&pool->scratch, sdyi_parser, 1);
    *p = (sdyi_parser){.pool = pool,
                       .module = module,
                       .source = source,
                       .zone = &pool->scratch,
                       .scopes = &pool->scopes,
                       .allows_unknown = allows_unknown,
                       .dialect = "builtin"};
    if (source->bytes > UINT32_MAX - 1)
        return sdyi_error_at(pool, (sdyi_loc){.source = source},
                             "a text of %zu bytes; at most %u are possible",
                             source->bytes, UINT32_MAX - 1);
    sdyi_lexer_start_bytes(&p->lexer, source->text, source->bytes);
    p->lexer.says_no_place = true;
    p->lexer.expand = sdyi_expand_part;
    p->lexer.parser = p;
    sdyi_types_start(p);
    pool->lexer = &p->lexer;
    const sdyrt_status status = read_text(p);
    sdyi_parse_end(pool);
    sdyi_zone_reset(&pool->scratch, mark);
    return status;
}

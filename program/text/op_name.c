/* Op names in custom forms: with a dialect, or with the region's default
 * one. */
#include "program/text/parser.h"

#include <string.h>

/* Integer types `i32`, `si8`, `ui1` are no op names. */
static bool is_integer_type(const sdyi_token *token) {
    const char *at = token->start;
    const char *const end = at + token->length;
    at += *at == 's' || *at == 'u';
    if (at == end || *at++ != 'i' || at == end)
        return false;
    while (at < end && *at >= '0' && *at <= '9')
        at++;
    return at == end;
}

bool sdyi_at_op_name(const sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    return token->kind == SDYI_TOKEN_WORD && token->start[0] != '#' &&
           token->start[0] != '!' && !is_integer_type(token);
}

/* True for `a.b`, not for `a` or `a.`. */
static bool has_dialect(const sdyi_token *name) {
    const char *const dot = memchr(name->start, '.', name->length);
    return dot != NULL && dot + 1 < name->start + name->length;
}

/* A name without a dialect is of the region's default dialect. */
sdyi_name sdyi_read_op_name(sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    if (has_dialect(token) || p->dialect[0] == '\0')
        return sdyi_current_name(p, token->start, token->length);
    p->old = NULL;
    const size_t prefix = strlen(p->dialect) + 1;
    char *const text = sdyi_zone_alloc(p->zone, prefix + token->length);
    memcpy(text, p->dialect, prefix - 1);
    text[prefix - 1] = '.';
    memcpy(text + prefix, token->start, token->length);
    return sdyi_name_of(p->pool, text, prefix + token->length);
}

/* Error for an unknown op of a known dialect. */
static sdyrt_status fail_unknown_of(sdyi_parser *p, const sdyi_op_parts *parts,
                                    const char *name) {
    const sdyi_token *const token = &p->lexer.token;
    if (strlen(name) == token->length)
        return sdyi_error_at(p->pool, parts->loc, "custom op '%s' is unknown",
                             name);
    return sdyi_error_at(p->pool, parts->loc,
                         "custom op '%.*s' is unknown (tried '%s' as well)",
                         (int)token->length, token->start, name);
}

sdyrt_status sdyi_fail_unknown_op(sdyi_parser *p, const sdyi_op_parts *parts) {
    const char *const name = sdyi_name_text(p->pool, parts->name);
    const sdyi_token *const token = &p->lexer.token;
    if (!has_dialect(token) && p->dialect[0] == '\0')
        (void)sdyi_error_at(p->pool, parts->loc,
                            "Dialect `' not found for custom op '%.*s'  "
                            "(tried '.%.*s' as well)",
                            (int)token->length, token->start,
                            (int)token->length, token->start);
    else if (!sdyi_dialect_is_known(p->pool, parts->name))
        (void)sdyi_error_at(p->pool, parts->loc,
                            "Dialect `%.*s' not found for custom op '%.*s' ",
                            (int)strcspn(name, "."), name, (int)token->length,
                            token->start);
    else
        return fail_unknown_of(p, parts, name);
    sdyi_note(p->pool, parts->loc, "Available dialects: %s",
              sdyi_dialects_text(p->pool));
    return SDYRT_ARGUMENT;
}

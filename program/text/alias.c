#include "program/text/scope.h"

#include <string.h>

#define uthash_malloc(bytes) sdyi_zone_alloc_raw(p->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* An alias by its name. */
struct sdyi_alias_entry {
    UT_hash_handle hh;
    sdyi_alias alias;
};

sdyrt_status sdyi_alias_define(sdyi_parser *p, const sdyi_alias *alias) {
    struct sdyi_alias_entry *found = NULL;
    HASH_FIND(hh, p->aliases, alias->name.start, alias->name.length, found);
    if (found != NULL)
        return sdyi_error_at(p->pool, sdyi_place_of(p, &alias->name),
                             "redefinition of %s alias id '%.*s'",
                             alias->type != NULL ? "type" : "attribute",
                             (int)alias->name.length - 1,
                             alias->name.start + 1);
    found = SDYI_NEW(p->zone, struct sdyi_alias_entry, 1);
    found->alias = *alias;
    HASH_ADD_KEYPTR(hh, p->aliases, found->alias.name.start,
                    found->alias.name.length, found);
    return SDYRT_OK;
}

static const sdyi_alias *find_named(sdyi_parser *p, const char *name,
                                    size_t length) {
    struct sdyi_alias_entry *found = NULL;
    HASH_FIND(hh, p->aliases, name, length, found);
    return found == NULL ? NULL : &found->alias;
}

static const sdyi_alias *find(sdyi_parser *p) {
    return find_named(p, p->lexer.token.start, p->lexer.token.length);
}

const sdyi_attr *sdyi_alias_named(sdyi_parser *p, const char *name,
                                  size_t length) {
    const sdyi_alias *const alias = find_named(p, name, length);
    return alias == NULL ? NULL : alias->attr;
}

const sdyi_attr *sdyi_alias_find(sdyi_parser *p) {
    const sdyi_alias *const alias = find(p);
    return alias == NULL ? NULL : alias->attr;
}

/* Go past an alias; it must be defined. */
static sdyrt_status take(sdyi_parser *p, const sdyi_alias **alias) {
    const sdyi_token name = p->lexer.token;
    *alias = find(p);
    sdyi_lexer_next(&p->lexer);
    if (*alias == NULL)
        return sdyi_parse_wrong(p, "undefined symbol alias id '%.*s'",
                                (int)name.length - 1, name.start + 1);
    return SDYRT_OK;
}

sdyrt_status sdyi_alias_attr(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_alias *alias = NULL;
    SDYI_TRY(take(p, &alias));
    *attr = alias->attr;
    return SDYRT_OK;
}

sdyrt_status sdyi_alias_type(sdyi_parser *p, const sdyi_type **type) {
    const sdyi_alias *alias = NULL;
    SDYI_TRY(take(p, &alias));
    *type = alias->type;
    return SDYRT_OK;
}

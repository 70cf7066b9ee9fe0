/* Aliases of attributes and types, by name. */
#include "program/text/scope.h"

#include <string.h>

/* Lives in the module's zone: distinct[1] attributes, kept here too, are
 * defined within ops and outlive an op's scratch memory. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(&p->module->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* Limit of expansion: if each alias uses the one before it twice, forty lines
 * print as more than memory and disks hold. Locations do not count: they print
 * by alias. */
#define MOST_USES (1 << 16)

/* An alias, keyed by name. */
struct sdyi_alias_entry {
    UT_hash_handle hh;
    sdyi_alias alias;
    int64_t n_uses; /* uses of aliases in its expansion, itself included */
};

sdyrt_status sdyi_alias_check(sdyi_parser *p, const sdyi_token *name) {
    const char *const kind = name->start[0] == '!' ? "type" : "attribute";
    struct sdyi_alias_entry *found = NULL;
    HASH_FIND(hh, p->aliases, name->start, name->length, found);
    if (found != NULL)
        return sdyi_error_at(p->pool, sdyi_place_of(p, name),
                             "redefinition of %s alias id '%.*s'", kind,
                             (int)name->length - 1, name->start + 1);
    if (memchr(name->start, '.', name->length) != NULL)
        return sdyi_error_at(p->pool, sdyi_place_of(p, name),
                             "%s names with a '.' are reserved for "
                             "dialect-defined names",
                             kind);
    return SDYRT_OK;
}

sdyrt_status sdyi_alias_define(sdyi_parser *p, const sdyi_alias *alias) {
    struct sdyi_alias_entry *found;
    if (p->n_alias_uses > MOST_USES &&
        !sdyi_attr_is(alias->attr, SDYI_ATTR_LOCATION))
        return sdyi_error_at(p->pool, sdyi_place_of(p, &alias->name),
                             "alias '%.*s' stands for more than %d uses of "
                             "other aliases",
                             (int)alias->name.length - 1, alias->name.start + 1,
                             MOST_USES);
    found = SDYI_NEW(&p->module->zone, struct sdyi_alias_entry, 1);
    found->alias = *alias;
    found->n_uses =
        sdyi_attr_is(alias->attr, SDYI_ATTR_LOCATION) ? 1 : 1 + p->n_alias_uses;
    HASH_ADD_KEYPTR(hh, p->aliases, found->alias.name.start,
                    found->alias.name.length, found);
    return SDYRT_OK;
}

static const struct sdyi_alias_entry *
find_named(sdyi_parser *p, const char *name, size_t length) {
    struct sdyi_alias_entry *found = NULL;
    HASH_FIND(hh, p->aliases, name, length, found);
    return found;
}

static const struct sdyi_alias_entry *find(sdyi_parser *p) {
    return find_named(p, p->lexer.token.start, p->lexer.token.length);
}

const sdyi_attr *sdyi_alias_named(sdyi_parser *p, const char *name,
                                  size_t length) {
    const struct sdyi_alias_entry *const found = find_named(p, name, length);
    return found == NULL ? NULL : found->alias.attr;
}

const sdyi_attr *sdyi_alias_find(sdyi_parser *p) {
    const struct sdyi_alias_entry *const found = find(p);
    return found == NULL ? NULL : found->alias.attr;
}

/* Consume an alias; NULL, with an error reported, if it is not defined. */
static const sdyi_alias *take(sdyi_parser *p) {
    const sdyi_token name = p->lexer.token;
    const struct sdyi_alias_entry *const found = find(p);
    sdyi_lexer_next(&p->lexer);
    if (found == NULL) {
        (void)sdyi_parse_wrong(p, "undefined symbol alias id '%.*s'",
                               (int)name.length - 1, name.start + 1);
        return NULL;
    }
    p->n_alias_uses += found->n_uses;
    return &found->alias;
}

sdyrt_status sdyi_alias_attr(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_alias *const alias = take(p);
    if (alias == NULL)
        return SDYRT_ARGUMENT;
    *attr = alias->attr;
    return SDYRT_OK;
}

sdyrt_status sdyi_alias_type(sdyi_parser *p, const sdyi_type **type) {
    const sdyi_alias *const alias = take(p);
    if (alias == NULL)
        return SDYRT_ARGUMENT;
    *type = alias->type;
    return SDYRT_OK;
}

/* Former names of ops, attributes and types: a dialect is read under both, and
 * printed with the current ones. */
#include "program/text/dialect.h"

#include <string.h>

const sdyi_old_names *sdyi_old_dialect(const sdyi_pool *pool, const char *text,
                                       size_t length) {
    for (int i = 0; pool->dialects[i] != NULL; i++) {
        const sdyi_old_names *const old = pool->dialects[i]->old;
        if (old != NULL && sdyi_is_word(text, length, old->dialect))
            return old;
    }
    return NULL;
}

const char *sdyi_old_word(const sdyi_parser *p, const char *word) {
    for (int i = 0; p->old != NULL && p->old->words[i][0] != NULL; i++)
        if (strcmp(word, p->old->words[i][1]) == 0)
            return p->old->words[i][0];
    return word;
}

sdyrt_status sdyi_expect_word(sdyi_parser *p, const char *word) {
    for (int i = 0; p->old != NULL && p->old->words[i][0] != NULL; i++)
        if (sdyi_at(p, p->old->words[i][1]))
            return sdyi_parse_fail_own(p,
                                       "expected '%s', which is the name of "
                                       "'%s' in ops of the dialect %s",
                                       p->old->words[i][0], p->old->words[i][1],
                                       p->old->dialect);
    return sdyi_expect(p, sdyi_old_word(p, word));
}

sdyi_name sdyi_current_name(sdyi_parser *p, const char *text, size_t length) {
    const char *const dot = memchr(text, '.', length);
    const size_t prefix = dot == NULL ? 0 : (size_t)(dot - text);
    p->old =
        prefix + 1 < length ? sdyi_old_dialect(p->pool, text, prefix) : NULL;
    if (p->old == NULL)
        return sdyi_name_of(p->pool, text, length);
    for (int i = 0; p->old->ops[i][0] != NULL; i++)
        if (sdyi_is_word(text, length, p->old->ops[i][0]))
            return sdyi_name_of_string(p->pool, p->old->ops[i][1]);
    const size_t n = strlen(p->old->current), rest = length - prefix;
    char *const name = sdyi_zone_alloc(p->zone, n + rest);
    memcpy(name, p->old->current, n);
    memcpy(name + n, dot, rest);
    return sdyi_name_of(p->pool, name, n + rest);
}

const sdyi_attr *sdyi_rename_attrs(sdyi_parser *p, const sdyi_attr *attrs) {
    sdyi_dict dict = {.pairs = NULL};
    if (p->old == NULL)
        return attrs;
    for (int i = 0; i < sdyi_attr_dict_size(attrs); i++) {
        const sdyi_pair pair = sdyi_attr_dict_at(attrs, i);
        sdyi_name name = pair.name;
        for (int k = 0; p->old->words[k][0] != NULL; k++)
            if (strcmp(sdyi_name_text(p->pool, name), p->old->words[k][0]) == 0)
                name = sdyi_name_of_string(p->pool, p->old->words[k][1]);
        sdyi_parse_set(p, &dict, name, pair.value);
    }
    return sdyi_attr_of_dict(p->pool, &dict);
}

/* Former names of ops, attributes and types: the dialect mesh, now shard. It is
 * read under both names, and printed with the current ones. */
#include "program/text/parser.h"

#include <string.h>

static const struct {
    const char *old, *current;
} ops[] =
    {
        {"mesh.mesh", "shard.grid"},
        {"mesh.cluster", "shard.grid"},
        {"mesh.mesh_shape", "shard.grid_shape"},
        {"mesh.cluster_shape", "shard.grid_shape"},
},
  words[] = {
      {"mesh", "grid"},
      {"mesh_axes", "grid_axes"},
};

static const char prefix[] = "mesh.";
#define PREFIX (sizeof prefix - 1)

static bool is_word(const char *text, size_t length, const char *word) {
    return strlen(word) == length && memcmp(text, word, length) == 0;
}

const char *sdyi_old_word(const sdyi_parser *p, const char *word) {
    for (size_t i = 0; p->is_old && i < sizeof words / sizeof *words; i++)
        if (strcmp(word, words[i].current) == 0)
            return words[i].old;
    return word;
}

sdyrt_status sdyi_expect_word(sdyi_parser *p, const char *word) {
    for (size_t i = 0; p->is_old && i < sizeof words / sizeof *words; i++)
        if (sdyi_at(p, words[i].current))
            return sdyi_parse_fail_own(p,
                                       "expected '%s', which is the name of "
                                       "'%s' in ops of the dialect mesh",
                                       words[i].old, words[i].current);
    return sdyi_expect(p, sdyi_old_word(p, word));
}

sdyi_name sdyi_current_name(sdyi_parser *p, const char *text, size_t length) {
    p->is_old = length > PREFIX && memcmp(text, prefix, PREFIX) == 0;
    if (!p->is_old)
        return sdyi_name_of(p->pool, text, length);
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++)
        if (is_word(text, length, ops[i].old))
            return sdyi_name_of_string(p->pool, ops[i].current);
    static const char current[] = "shard.";
    const size_t n = sizeof current - 1, rest = length - PREFIX;
    char *const name = sdyi_zone_alloc(p->zone, n + rest);
    memcpy(name, current, n);
    memcpy(name + n, text + PREFIX, rest);
    return sdyi_name_of(p->pool, name, n + rest);
}

const sdyi_attr *sdyi_rename_attrs(sdyi_parser *p, const sdyi_attr *attrs) {
    sdyi_dict dict = {.pairs = NULL};
    if (!p->is_old)
        return attrs;
    for (int i = 0; i < sdyi_attr_dict_size(attrs); i++) {
        const sdyi_pair pair = sdyi_attr_dict_at(attrs, i);
        sdyi_name name = pair.name;
        for (size_t k = 0; k < sizeof words / sizeof *words; k++)
            if (strcmp(sdyi_name_text(p->pool, name), words[k].old) == 0)
                name = sdyi_name_of_string(p->pool, words[k].current);
        sdyi_parse_set(p, &dict, name, pair.value);
    }
    return sdyi_attr_of_dict(p->pool, &dict);
}

/* Parser of attributes, except for those of dialects. */
#include "program/ir/float.h"
#include "program/text/builtin.h"
#include "program/text/dialect.h"
#include "program/text/parser.h"
#include "program/text/print.h"
#include "program/text/scope.h"

#include <stdlib.h>
#include <string.h>

/* Hash tables are memory of the zone. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(p->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* -- strings, symbols ------------------------------------------------------ */

static sdyrt_status read_string(sdyi_parser *p, const sdyi_type *type,
                                const sdyi_attr **attr) {
    const sdyi_token token = p->lexer.token;
    size_t length;
    const char *const text = sdyi_resolved(p, &token, &length);
    sdyi_lexer_next(&p->lexer);
    if (type == NULL && sdyi_take(p, ":"))
        SDYI_TRY(sdyi_read_type(p, &type));
    if (sdyi_type_is(type, SDYI_TYPE_NONE)) /* `none` is the absence of a
                                               type */
        type = NULL;
    *attr = sdyi_attr_bytes(p->pool, SDYI_ATTR_STRING, type, text, length);
    return SDYRT_OK;
}

/* `::` before a nested symbol, with optional space between the colons. */
static sdyrt_status take_colons(sdyi_parser *p, bool *is_nested) {
    const sdyi_lexer before = p->lexer;
    *is_nested = sdyi_take(p, ":") && sdyi_take(p, ":");
    if (!*is_nested)
        sdyi_parse_back(p, &before);
    else if (sdyi_token_is(p) != SDYI_TOKEN_SYMBOL)
        return sdyi_parse_fail(p, "expected nested symbol reference "
                                  "identifier");
    return SDYRT_OK;
}

/* `@a::@b` */
static sdyrt_status read_symbol_attr(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell_list list = {.cells = NULL};
    bool is_nested;
    do {
        sdyi_name name;
        SDYI_TRY(sdyi_read_symbol(p, &name));
        sdyi_cell_list_add(p, &list, (sdyi_cell){.integer = name});
        SDYI_TRY(take_colons(p, &is_nested));
    } while (is_nested);
    *attr =
        sdyi_attr_make(p->pool, SDYI_ATTR_SYMBOL, 0, NULL, list.cells, list.n);
    return SDYRT_OK;
}

/* -- lists and dictionaries ------------------------------------------------ */

static sdyrt_status add_attr(sdyi_parser *p, sdyi_cell_list *list) {
    sdyi_cell cell = {.attr = NULL};
    SDYI_TRY(sdyi_read_attr(p, &cell.attr));
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

static sdyrt_status read_array(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell_list list = {.cells = NULL};
    SDYI_TRY(sdyi_expect(p, "["));
    if (!sdyi_at(p, "]")) {
        do {
            SDYI_TRY(add_attr(p, &list));
        } while (sdyi_take(p, ","));
        if (!sdyi_at(p, "]"))
            return sdyi_parse_wrong(p, "expected ',' or ']'");
    }
    SDYI_TRY(sdyi_expect(p, "]"));
    *attr =
        sdyi_attr_make(p->pool, SDYI_ATTR_ARRAY, 0, NULL, list.cells, list.n);
    return SDYRT_OK;
}

void sdyi_parse_set(sdyi_parser *p, sdyi_dict *dict, sdyi_name name,
                    const sdyi_attr *value) {
    sdyi_dict_set(p->pool, p->zone, dict, name, value);
}

/* An attribute name before `=`: a word or a string. */
static sdyrt_status read_key(sdyi_parser *p, sdyi_name *name) {
    const sdyi_token token = p->lexer.token;
    if (token.kind != SDYI_TOKEN_STRING)
        return sdyi_token_is(p) == SDYI_TOKEN_WORD
                   ? sdyi_read_word(p, name)
                   : sdyi_parse_wrong(p, "expected attribute name");
    size_t length;
    const char *const text = sdyi_resolved(p, &token, &length);
    if (length == 0)
        return sdyi_parse_fail(p, "expected valid attribute name");
    *name = sdyi_name_of(p->pool, text, length);
    sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

/* Dictionaries with more pairs find duplicates by a hash table, and are sorted
 * at their end. */
#define MOST_PLAIN 16

typedef struct key {
    UT_hash_handle hh;
    sdyi_name name;
} key;

static void add_key(sdyi_parser *p, key **keys, sdyi_name name) {
    key *const k = SDYI_NEW(p->zone, key, 1);
    k->name = name;
    HASH_ADD(hh, *keys, name, sizeof k->name, k);
}

static bool has_key(sdyi_parser *p, const sdyi_dict *dict, key **keys,
                    sdyi_name name) {
    key *found = NULL;
    if (dict->n < MOST_PLAIN)
        return sdyi_dict_get(dict, name) != NULL;
    if (*keys == NULL)
        for (int i = 0; i < dict->n; i++)
            add_key(p, keys, dict->pairs[i].name);
    HASH_FIND(hh, *keys, &name, sizeof name, found);
    return found != NULL;
}

static void add_pair(sdyi_parser *p, sdyi_dict *dict, key **keys,
                     sdyi_pair pair) {
    if (dict->n < MOST_PLAIN) {
        sdyi_parse_set(p, dict, pair.name, pair.value);
        return;
    }
    add_key(p, keys, pair.name);
    SDYI_GROW(p->zone, dict->pairs, dict->n, dict->capacity);
    dict->pairs[dict->n++] = pair;
}

typedef struct named_pair {
    const char *text;
    size_t length;
    sdyi_pair pair;
} named_pair;

static int compare_names(const void *a, const void *b) {
    const named_pair *const x = a, *const y = b;
    const size_t least = x->length < y->length ? x->length : y->length;
    const int order = memcmp(x->text, y->text, least);
    return order != 0 ? order
                      : (x->length > y->length) - (x->length < y->length);
}

static void sort_pairs(const sdyi_parser *p, const sdyi_dict *dict) {
    if (dict->n <= MOST_PLAIN)
        return;
    named_pair *const named = SDYI_NEW(p->zone, named_pair, dict->n);
    for (int i = 0; i < dict->n; i++) {
        const sdyi_name name = dict->pairs[i].name;
        named[i] =
            (named_pair){sdyi_name_text(p->pool, name),
                         sdyi_name_length(p->pool, name), dict->pairs[i]};
    }
    qsort(named, (size_t)dict->n, sizeof *named, compare_names);
    for (int i = 0; i < dict->n; i++)
        dict->pairs[i] = named[i].pair;
}

sdyrt_status sdyi_read_dict(sdyi_parser *p, sdyi_dict *dict) {
    static const char in[] = " in attribute dictionary";
    key *keys = NULL;
    SDYI_TRY(sdyi_expect_in(p, "{", in));
    if (sdyi_take(p, "}"))
        return SDYRT_OK;
    do {
        const sdyi_loc place = sdyi_place(p);
        sdyi_name name = SDYI_NAME_NONE;
        SDYI_TRY(read_key(p, &name));
        if (has_key(p, dict, &keys, name))
            return sdyi_error_at(p->pool, place,
                                 "duplicate key '%s' in dictionary attribute",
                                 sdyi_name_text(p->pool, name));
        const sdyi_attr *value = NULL;
        if (sdyi_take(p, "="))
            SDYI_TRY(sdyi_read_attr(p, &value));
        else
            value = sdyi_attr_unit(p->pool);
        add_pair(p, dict, &keys, (sdyi_pair){name, value});
    } while (sdyi_take(p, ","));
    sort_pairs(p, dict);
    return sdyi_expect_in(p, "}", in);
}

sdyrt_status sdyi_read_optional_dict(sdyi_parser *p, sdyi_dict *dict) {
    return sdyi_at(p, "{") ? sdyi_read_dict(p, dict) : SDYRT_OK;
}

static sdyrt_status read_dict_attr(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_dict dict = {.pairs = NULL};
    SDYI_TRY(sdyi_read_dict(p, &dict));
    *attr = sdyi_attr_of_dict(p->pool, &dict);
    return SDYRT_OK;
}

/* Starts after `array`: `<i64: 1, 2>` */
static sdyrt_status read_dense_array(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_type *type;
    sdyi_cell_list list = {.cells = NULL};
    SDYI_TRY(sdyi_expect_in(p, "<", " after 'array'"));
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_type(p, &type));
    if (!sdyi_type_is(type, SDYI_TYPE_INTEGER) &&
        !sdyi_type_is(type, SDYI_TYPE_FLOAT))
        return sdyi_error_at(p->pool, place,
                             "expected integer or float type, got: %s",
                             sdyi_type_text(p->pool, type));
    if (!sdyi_type_is_bool(type) && type->width % 8 != 0)
        return sdyi_error_at(p->pool, place,
                             "element type bitwidth must be a multiple of 8");
    const bool has_elements = sdyi_take(p, ":");
    if (!has_elements && !sdyi_at(p, ">"))
        return sdyi_parse_wrong(p, "expected ':' after dense array type");
    const int each = sdyi_type_words(type);
    uint64_t *const words = SDYI_NEW(p->zone, uint64_t, each);
    while (has_elements) {
        SDYI_TRY(sdyi_read_array_number(p, type, words));
        SDYI_TRY(sdyi_check_wide(p, type, list.n / each + 1));
        for (int i = 0; i < each; i++)
            sdyi_cell_list_add(p, &list,
                               (sdyi_cell){.integer = (int64_t)words[i]});
        if (!sdyi_take(p, ","))
            break;
    }
    SDYI_TRY(sdyi_expect_in(p, ">", " to close an array attribute"));
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_DENSE_ARRAY, 0, type, list.cells,
                           list.n);
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status read_type_attr(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_type *type;
    SDYI_TRY(sdyi_read_type(p, &type));
    *attr = sdyi_attr_of_type(p->pool, type);
    return SDYRT_OK;
}

/* True at the first word of a type. */
static bool starts_type(const sdyi_parser *p) {
    static const char *const words[] = {"tensor", "complex", "tuple", "vector",
                                        "memref", "index",   "none"};
    const char *const at = p->lexer.token.start;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (sdyi_at(p, words[i]))
            return true;
    if (sdyi_float_named(at, p->lexer.token.length) != SDYI_FLOAT_COUNT)
        return true;
    const size_t prefix = at[0] == 'i' ? 1 : 2;
    return at[0] == '!' || ((at[0] == 'i' || ((at[0] == 's' || at[0] == 'u') &&
                                              at[1] == 'i')) &&
                            p->lexer.token.length > prefix &&
                            at[prefix] >= '0' && at[prefix] <= '9');
}

bool sdyi_starts_attr(const sdyi_parser *p) {
    static const char *const words[] = {
        "true",       "false",   "dense",    "affine_map",
        "affine_set", "strided", "distinct", "dense_resource",
        "sparse",     "array",   "unit",     "-",
        "[",          "{",       "("};
    const sdyi_token_kind kind = sdyi_token_is(p);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (sdyi_at(p, words[i]))
            return true;
    return kind == SDYI_TOKEN_NUMBER || kind == SDYI_TOKEN_STRING ||
           kind == SDYI_TOKEN_SYMBOL ||
           (kind == SDYI_TOKEN_WORD &&
            (p->lexer.token.start[0] == '#' || starts_type(p)));
}

static sdyrt_status read_word(sdyi_parser *p, const sdyi_type *type,
                              const sdyi_attr **attr) {
    if (p->lexer.token.start[0] == '#')
        return sdyi_read_dialect_attr(p, type, attr);
    const bool is_true = sdyi_at(p, "true");
    if (is_true || sdyi_at(p, "false")) {
        sdyi_lexer_next(&p->lexer);
        *attr = sdyi_attr_bool(p->pool, is_true);
        return SDYRT_OK;
    }
    if (sdyi_at(p, "dense"))
        return sdyi_read_dense(p, type, attr);
    if (sdyi_at(p, "affine_map") || sdyi_at(p, "affine_set"))
        return sdyi_read_affine(p, attr);
    if (sdyi_at(p, "strided"))
        return sdyi_read_strided(p, attr);
    if (sdyi_at(p, "distinct"))
        return sdyi_read_distinct(p, attr);
    if (sdyi_at(p, "dense_resource"))
        return sdyi_read_resource(p, type, attr);
    if (sdyi_at(p, "sparse"))
        return sdyi_read_sparse(p, type, attr);
    if (sdyi_take(p, "array"))
        return read_dense_array(p, attr);
    if (sdyi_take(p, "unit")) {
        *attr = sdyi_attr_unit(p->pool);
        return SDYRT_OK;
    }
    if (sdyi_at(p, "loc")) {
        p->pool->has_aliased_attrs = true;
        return sdyi_read_loc(p, attr);
    }
    return starts_type(p) ? read_type_attr(p, attr)
                          : sdyi_parse_wrong(p, "expected attribute value");
}

static sdyrt_status read_any(sdyi_parser *p, const sdyi_type *type,
                             const sdyi_attr **attr) {
    switch (sdyi_token_is(p)) {
    case SDYI_TOKEN_NUMBER:
        return sdyi_read_number_attr(p, type, attr);
    case SDYI_TOKEN_STRING:
        return read_string(p, type, attr);
    case SDYI_TOKEN_SYMBOL:
        return read_symbol_attr(p, attr);
    case SDYI_TOKEN_WORD:
        return read_word(p, type, attr);
    case SDYI_TOKEN_PUNCT:
    case SDYI_TOKEN_END:
    case SDYI_TOKEN_BAD:
    case SDYI_TOKEN_VALUE:
    case SDYI_TOKEN_BLOCK:
        break;
    }
    if (sdyi_at(p, "-"))
        return sdyi_read_number_attr(p, type, attr);
    if (sdyi_at(p, "["))
        return read_array(p, attr);
    if (sdyi_at(p, "{"))
        return read_dict_attr(p, attr);
    if (sdyi_at(p, "("))
        return read_type_attr(p, attr);
    return sdyi_parse_wrong(p, "expected attribute value");
}

sdyrt_status sdyi_read_attr_of(sdyi_parser *p, const sdyi_type *type,
                               const sdyi_attr **attr) {
    const char *const own = p->own;
    SDYI_TRY(sdyi_enter(p));
    p->own = NULL;
    const sdyrt_status status = read_any(p, type, attr);
    p->own = own;
    SDYI_TRY(status);
    sdyi_leave(p);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_attr(sdyi_parser *p, const sdyi_attr **attr) {
    return sdyi_read_attr_of(p, NULL, attr);
}

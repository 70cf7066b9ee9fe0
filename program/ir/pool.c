/* The pool: start and end, names, lookup of rows and dialects. */
#include "program/ir/pool.h"

#include "program/ir/attr.h"
#include "program/ir/bind.h"
#include "program/ir/extension.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Hash tables are memory of the zone. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(&pool->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#define HASH_FUNCTION(key, length, hash)                                       \
    ((hash) = sdyi_intern_hash(key, length))
#include <uthash.h>

/* -- names ----------------------------------------------------------------- */

typedef struct sdyi_named {
    UT_hash_handle hh;
    sdyi_name number;
    char text[];
} named;

sdyi_name sdyi_name_of(sdyi_pool *pool, const char *text, size_t length) {
    named *found = NULL;
    HASH_FIND(hh, pool->by_text, text, length, found);
    if (found != NULL)
        return found->number;
    SDYI_GROW(&pool->zone, pool->names, pool->n_names, pool->names_capacity);
    found = sdyi_zone_alloc(&pool->zone, sizeof *found + length + 1);
    if (length > 0)
        memcpy(found->text, text, length);
    found->number = (sdyi_name)pool->n_names;
    HASH_ADD_KEYPTR(hh, pool->by_text, found->text, length, found);
    pool->names[pool->n_names++] = (struct sdyi_name_text){found->text, length};
    return found->number;
}

sdyi_name sdyi_name_of_string(sdyi_pool *pool, const char *text) {
    return sdyi_name_of(pool, text, strlen(text));
}

const char *sdyi_name_text(const sdyi_pool *pool, sdyi_name name) {
    return pool->names[name].text;
}

size_t sdyi_name_length(const sdyi_pool *pool, sdyi_name name) {
    return pool->names[name].length;
}

int sdyi_name_compare(const sdyi_pool *pool, sdyi_name a, sdyi_name b) {
    const struct sdyi_name_text *const x = &pool->names[a];
    const struct sdyi_name_text *const y = &pool->names[b];
    const size_t least = x->length < y->length ? x->length : y->length;
    const int order = memcmp(x->text, y->text, least);
    return order != 0 ? order
                      : (x->length > y->length) - (x->length < y->length);
}

const struct sdyi_row *sdyi_row_of(const sdyi_pool *pool, sdyi_name name) {
    const sdyi_name first = SDYI_NAME_COUNT;
    return name >= first && name - first < (sdyi_name)pool->n_rows
               ? pool->rows[name - first]
               : pool->unknown;
}

bool sdyi_dialect_is_known(const sdyi_pool *pool, sdyi_name name) {
    const char *const text = sdyi_name_text(pool, name);
    const char *const dot = strchr(text, '.');
    const size_t length = dot == NULL ? 0 : (size_t)(dot - text) + 1;
    for (int i = 0; i < pool->n_rows && length > 0; i++)
        if (pool->rows[i] != pool->unknown &&
            strncmp(pool->rows[i]->name, text, length) == 0)
            return true;
    return false;
}

static int compare_dialects(const char *a, const char *b) {
    const size_t n = strcspn(a, "."), m = strcspn(b, ".");
    const int order = memcmp(a, b, n < m ? n : m);
    return order != 0 ? order : (n > m) - (n < m);
}

/* An op name of the next dialect in alphabetical order after that of `last`,
 * which may be NULL; NULL at the end. */
static const char *next_dialect(const sdyi_pool *pool, const char *last) {
    const char *next = NULL;
    for (int i = 0; i < pool->n_rows; i++) {
        const char *const name = pool->rows[i]->name;
        if (name != NULL &&
            (last == NULL || compare_dialects(name, last) > 0) &&
            (next == NULL || compare_dialects(name, next) < 0))
            next = name;
    }
    return next;
}

const char *sdyi_dialects_text(sdyi_pool *pool) {
    size_t bytes = 1;
    for (const char *d = NULL; (d = next_dialect(pool, d)) != NULL;)
        bytes += strcspn(d, ".") + 2;
    char *const text = sdyi_zone_alloc(&pool->zone, bytes);
    char *at = text;
    for (const char *d = NULL; (d = next_dialect(pool, d)) != NULL;)
        at += snprintf(at, bytes - (size_t)(at - text), "%s%.*s",
                       at == text ? "" : ", ", (int)strcspn(d, "."), d);
    return text;
}

/* -- the pool -------------------------------------------------------------- */

static const char *const names[] = {
#define SDYI_NAME(constant, text) text,
#include "program/ir/names.def"
#undef SDYI_NAME
};

static void add_rows(sdyi_pool *pool, const sdyi_row *rows, int first, int n) {
    for (int i = 0; i < n; i++) {
        assert(pool->rows[first + i] == pool->unknown);
        pool->rows[first + i] = &rows[i];
    }
}

/* The rows of the table and of all extensions, by their kinds. */
static void collect_rows(sdyi_pool *pool, const sdyi_row *rows, int n_rows) {
    const sdyi_extension *e;
    pool->n_rows = n_rows;
    for (int i = 0; (e = sdyi_extension_at(i)) != NULL; i++)
        if (e->first + e->n_rows > pool->n_rows)
            pool->n_rows = e->first + e->n_rows;
    pool->rows = SDYI_NEW(&pool->zone, const sdyi_row *, pool->n_rows);
    for (int i = 0; i < pool->n_rows; i++)
        pool->rows[i] = pool->unknown;
    add_rows(pool, rows, 0, n_rows);
    for (int i = 0; (e = sdyi_extension_at(i)) != NULL; i++)
        add_rows(pool, e->rows, e->first, e->n_rows);
}

static int count(const struct sdyi_dialect *const *dialects) {
    int n = 0;
    while (dialects[n] != NULL)
        n++;
    return n;
}

/* Set the pool's dialects: the given ones and those of all extensions. */
static void collect_dialects(sdyi_pool *pool,
                             const struct sdyi_dialect *const *dialects) {
    const sdyi_extension *e;
    int n = count(dialects);
    for (int i = 0; (e = sdyi_extension_at(i)) != NULL; i++)
        n += count(e->dialects);
    const struct sdyi_dialect **at =
        SDYI_NEW(&pool->zone, const struct sdyi_dialect *, n + 1);
    pool->dialects = at;
    while (*dialects != NULL)
        *at++ = *dialects++;
    for (int i = 0; (e = sdyi_extension_at(i)) != NULL; i++)
        for (int k = 0; e->dialects[k] != NULL; k++)
            *at++ = e->dialects[k];
}

/* The name of a kind that has no row: no text has it. */
static void skip_name(sdyi_pool *pool) {
    SDYI_GROW(&pool->zone, pool->names, pool->n_names, pool->names_capacity);
    pool->names[pool->n_names++] = (struct sdyi_name_text){"", 0};
}

void sdyi_pool_start(sdyi_pool *pool, const struct sdyi_row *rows, int n_rows,
                     const struct sdyi_row *unknown,
                     const struct sdyi_dialect *const *dialects) {
    sdyi_zone_start(&pool->zone, &pool->guard);
    sdyi_zone_start(&pool->scratch, &pool->guard);
    sdyi_zone_start(&pool->scopes, &pool->guard);
    pool->values.zone = &pool->zone;
    pool->unknown = unknown;
    collect_rows(pool, rows, n_rows);
    collect_dialects(pool, dialects);
    sdyi_sink_start(&pool->sink);
    for (int i = 0; i < SDYI_NAME_COUNT; i++)
        (void)sdyi_name_of_string(pool, names[i]);
    for (int i = 0; i < pool->n_rows; i++)
        if (pool->rows[i] == unknown)
            skip_name(pool);
        else
            (void)sdyi_name_of_string(pool, pool->rows[i]->name);
    pool->syntaxes =
        SDYI_NEW(&pool->zone, const struct sdyi_syntax_code *, pool->n_rows);
    pool->attr_names =
        SDYI_NEW(&pool->zone, sdyi_name, pool->n_rows * SDYI_ROW_ATTRS);
    for (int i = 0; i < pool->n_rows; i++)
        for (int k = 0;
             k < SDYI_ROW_ATTRS && pool->rows[i]->attrs[k].name != NULL; k++)
            pool->attr_names[i * SDYI_ROW_ATTRS + k] =
                sdyi_name_of_string(pool, pool->rows[i]->attrs[k].name);
}

void sdyi_pool_free(sdyi_pool *pool) {
    sdyi_pool_unbind(pool);
    sdyi_pool_let_go(pool);
    sdyi_zone_free(&pool->scopes);
    sdyi_zone_free(&pool->scratch);
    sdyi_zone_free(&pool->zone);
}

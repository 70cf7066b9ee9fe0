/* Names of printed values.
 *
 * As in MLIR: a region's values are named before those of nested regions, each
 * of which continues from its counters. A name in use in the region or around
 * it gets the next number of one shared counter: %cst, %cst_0, %c, %c_1. In the
 * generic form numbers are unique in the whole text, and the last region is
 * numbered first. */
#include "program/text/print.h"

#include <stdio.h>
#include <string.h>

/* A name in use, hashed: buckets are in order of age, newest first, so a
 * region's names are removed from the front at its end. */
typedef struct used_name {
    struct used_name *next;  /* in the bucket */
    struct used_name *older; /* in all buckets */
    unsigned hash;
    int text; /* offset in `texts` */
} used_name;

typedef struct naming {
    sdyi_zone *zone; /* of the result */
    sdyi_zone *used; /* of names in use */
    const sdyi_pool *pool;
    bool is_generic, by_location;
    struct sdyi_value_name *of;
    char *texts;
    int texts_length, texts_capacity;
    used_name **buckets; /* their number is a power of two */
    int n_buckets, n_used;
    used_name *newest;
    int next_value, next_arg, next_conflict;
} naming;

static used_name **bucket(const naming *n, unsigned hash) {
    return &n->buckets[hash & (unsigned)(n->n_buckets - 1)];
}

/* Double the buckets: each splits into two, which keep its order. */
static void add_buckets(naming *n) {
    used_name **const before = n->buckets;
    const int half = n->n_buckets;
    n->n_buckets = half == 0 ? 64 : 2 * half;
    n->buckets = SDYI_NEW(n->zone, used_name *, n->n_buckets);
    for (int i = 0; i < half; i++) {
        used_name **ends[2] = {&n->buckets[i], &n->buckets[half + i]};
        for (used_name *u = before[i]; u != NULL; u = u->next) {
            used_name ***const end = &ends[(u->hash & (unsigned)half) != 0];
            **end = u;
            *end = &u->next;
        }
        *ends[0] = *ends[1] = NULL;
    }
}

static void make_room(naming *n, size_t bytes) {
    while ((size_t)(n->texts_capacity - n->texts_length) < bytes)
        n->texts = sdyi_zone_grow(n->zone, n->texts, (size_t)n->texts_length,
                                  &n->texts_capacity, 1);
    if (n->n_used == n->n_buckets)
        add_buckets(n);
}

static bool is_used(const naming *n, const char *text, unsigned hash) {
    const used_name *u = *bucket(n, hash);
    while (u != NULL &&
           (u->hash != hash || strcmp(n->texts + u->text, text) != 0))
        u = u->next;
    return u != NULL;
}

/* The name, or the name with a number if it is in use; returns its offset. */
static int make_unique(naming *n, const char *name) {
    const size_t bytes = strlen(name) + 16;
    make_room(n, bytes);
    char *const text = n->texts + n->texts_length;
    (void)snprintf(text, bytes, "%s", name);
    unsigned hash = sdyi_intern_hash(text, strlen(text));
    while (is_used(n, text, hash)) {
        (void)snprintf(text, bytes, "%s_%d", name, n->next_conflict++);
        hash = sdyi_intern_hash(text, strlen(text));
    }
    used_name *const u = SDYI_NEW(n->used, used_name, 1);
    *u = (used_name){*bucket(n, hash), n->newest, hash, n->texts_length};
    *bucket(n, hash) = n->newest = u;
    n->n_used++;
    n->texts_length += (int)strlen(text) + 1;
    return u->text;
}

/* -- names of locations ---------------------------------------------------- */

/* The first loc("name") in a location; NULL: none in `*left` locations. */
static const sdyi_attr *find_name(const sdyi_attr *loc, int *left) {
    const sdyi_attr *found = NULL;
    if (!sdyi_attr_is(loc, SDYI_ATTR_LOCATION) || --*left < 0)
        return NULL;
    if (loc->number == SDYI_LOC_NAME)
        return loc;
    if (loc->number == SDYI_LOC_CALLSITE || loc->number == SDYI_LOC_FUSED)
        for (int64_t i = loc->number == SDYI_LOC_FUSED;
             i < loc->n && found == NULL; i++)
            found = find_name(loc->cells[i].attr, left);
    return found;
}

static bool is_letter(unsigned char c) {
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

/* Identifier from a text: a space becomes `_`, another invalid character its
 * code; `_` precedes an invalid first character. */
static char *as_name(sdyi_zone *zone, const char *text, size_t length) {
    char *const name = sdyi_zone_alloc_raw(zone, 2 * length + 2);
    char *at = name;
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)text[i];
        const bool begins = is_letter(c) || (c != 0 && strchr("$._- ", c));
        if (i == 0 && !begins)
            *at++ = '_';
        if (c == ' ')
            *at++ = '_';
        else if (begins || (c >= '0' && c <= '9'))
            *at++ = (char)c;
        else
            at += snprintf(at, 3, "%X", c);
    }
    *at = '\0';
    return name;
}

/* The name in a value's location, an identifier; NULL: none. */
static const char *name_by_location(const naming *n, const sdyi_value *value) {
    int left = 4096;
    const sdyi_attr *const loc =
        n->by_location ? find_name(sdyi_value_loc(value).written, &left) : NULL;
    if (loc == NULL)
        return NULL;
    const sdyi_name name = (sdyi_name)loc->cells[0].integer;
    return as_name(n->zone, sdyi_name_text(n->pool, name),
                   sdyi_name_length(n->pool, name));
}

/* -- values ---------------------------------------------------------------- */

static void set(naming *n, const sdyi_value *value, const char *name) {
    struct sdyi_value_name *const v = &n->of[value->number];
    const char *const located = name_by_location(n, value);
    name = located != NULL ? located : name;
    v->group = 1;
    if (name == NULL || name[0] == '\0')
        v->number = n->next_value++;
    else
        v->number = ~make_unique(n, name);
}

/* Item `i` of a list "values,indices". */
static const char *name_at(naming *n, const char *names, int i) {
    for (; i > 0; i--) {
        const char *const comma = strchr(names, ',');
        if (comma == NULL)
            return NULL;
        names = comma + 1;
    }
    return sdyi_zone_string(n->zone, names, strcspn(names, ","));
}

static void name_results(naming *n, const sdyi_op *op) {
    if (op->n_results == 0)
        return;
    if (!n->is_generic && op->row->result_names != NULL) {
        for (int i = 0; i < op->n_results; i++)
            set(n, &op->results[i], name_at(n, op->row->result_names, i));
        return;
    }
    set(n, &op->results[0],
        !n->is_generic && op->row->result_name != NULL
            ? op->row->result_name(op)
            : NULL);
    struct sdyi_value_name *const first = &n->of[op->results[0].number];
    first->group = op->n_results;
    for (int i = 1; i < op->n_results; i++)
        first[i].number = i;
}

/* The row's name for an argument of a region's first block; NULL: default. */
static const char *arg_name(const naming *n, const sdyi_block *block, int i) {
    const sdyi_op *const op = block->region->op;
    if (n->is_generic || op == NULL || block->prev != NULL)
        return NULL;
    return op->row->arg_name_at != NULL ? op->row->arg_name_at(op, i)
                                        : op->row->arg_name;
}

static void name_block(naming *n, const sdyi_block *block) {
    for (int i = 0; i < block->n_args; i++) {
        char name[32] = "";
        const char *const own = arg_name(n, block, i);
        if (own == NULL && block->prev == NULL)
            (void)snprintf(name, sizeof name, "arg%d", n->next_arg++);
        set(n, block->args[i], own != NULL ? own : name);
    }
    for (const sdyi_op *op = block->first; op != NULL; op = op->next)
        name_results(n, op);
}

static void name_region(naming *n, const sdyi_region *region);

/* Names a region from the current counters, then drops its names. */
static void name_inner(naming *n, const sdyi_region *region) {
    const naming before = *n;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(n->used);
    name_region(n, region);
    for (; n->newest != before.newest; n->newest = n->newest->older)
        *bucket(n, n->newest->hash) = n->newest->next;
    n->n_used = before.n_used;
    sdyi_zone_reset(n->used, mark);
    if (n->is_generic)
        return;
    n->next_value = before.next_value;
    n->next_arg = before.next_arg;
    n->next_conflict = before.next_conflict;
}

static void name_regions(naming *n, const sdyi_op *op) {
    if (n->is_generic)
        for (int r = op->n_regions - 1; r >= 0; r--)
            name_inner(n, &op->regions[r]);
    else
        for (int r = 0; r < op->n_regions; r++)
            name_inner(n, &op->regions[r]);
}

/* Regions of all ops in a region: in generic form from back to front. */
static void name_all_inner(naming *n, const sdyi_region *region) {
    if (n->is_generic)
        for (const sdyi_block *b = region->last; b != NULL; b = b->prev)
            for (const sdyi_op *op = b->last; op != NULL; op = op->prev)
                name_regions(n, op);
    else
        for (const sdyi_block *b = region->first; b != NULL; b = b->next)
            for (const sdyi_op *op = b->first; op != NULL; op = op->next)
                name_regions(n, op);
}

static void name_region(naming *n, const sdyi_region *region) {
    for (const sdyi_block *b = region->first; b != NULL; b = b->next)
        name_block(n, b);
    name_all_inner(n, region);
}

const sdyi_value_names *sdyi_names_of(const sdyi_op *op,
                                      const sdyi_print_options *options,
                                      sdyi_zone *zone) {
    naming n = {
        .zone = zone,
        .used = &op->module->pool->scopes,
        .pool = op->module->pool,
        .is_generic = options->is_generic,
        .by_location = options->names_by_location,
        .of = SDYI_NEW(zone, struct sdyi_value_name, op->module->n_values)};
    const sdyi_zone_mark mark = sdyi_zone_get_mark(n.used);
    sdyi_value_names *const names = SDYI_NEW(zone, sdyi_value_names, 1);
    name_results(&n, op);
    if (!n.is_generic) /* regions of the outermost op count from 0 */
        n.next_value = n.next_arg = n.next_conflict = 0;
    name_regions(&n, op);
    sdyi_zone_reset(n.used, mark);
    names->of = n.of;
    names->texts = n.texts;
    return names;
}

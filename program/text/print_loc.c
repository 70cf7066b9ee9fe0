/* Printer of locations, and the aliases that MLIR gives to locations, affine
 * maps, integer sets and distinct attributes.
 *
 * A dry run visits every such attribute in printing order. Numbers are then
 * assigned by alias word, nested attributes first, within one depth in the
 * order of visits. Attributes and arguments print their location in place, so
 * the aliases in it are defined before the program; aliases that only ops use
 * are defined after it. Resources of visited attributes come last. */
#include "program/ir/resource.h"
#include "program/text/print.h"

#include <stdlib.h>
#include <string.h>

#define uthash_malloc(bytes) sdyi_zone_alloc_raw(v->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

typedef struct entry { /* a visited attribute */
    UT_hash_handle hh;
    const sdyi_attr *attr;
    int depth; /* 0: neither a location nor around one; else 1 + the depth of
                  its parts */
    int visit; /* number of the first visit */
    int number;
    int64_t id;       /* DISTINCT: above 0 once printed */
    bool is_deferred; /* used by ops only */
} entry;

typedef struct frame { /* an attribute whose parts are being visited */
    entry *of;
    int64_t next;
    int deepest;
} frame;

struct sdyi_loc_names {
    sdyi_zone *zone;
    entry *entries; /* uthash: by address */
    entry **sorted; /* entries with a number */
    int n, n_visits;
    int64_t n_ids; /* distinct attributes printed so far */
    frame *frames;
    int n_frames, capacity;
};

typedef struct sdyi_loc_names names;

/* -- visits ---------------------------------------------------------------- */

static entry *find(const names *v, const sdyi_attr *attr) {
    entry *found = NULL;
    HASH_FIND_PTR(v->entries, &attr, found);
    return found;
}

/* The alias word; NULL: no aliases for this attribute. */
static const char *word_of(const sdyi_attr *attr) {
    if (attr->kind == SDYI_ATTR_LOCATION)
        return "loc";
    if (attr->kind == SDYI_ATTR_DISTINCT)
        return sdyi_attr_is(attr->cells[0].attr, SDYI_ATTR_UNIT) ? NULL
                                                                 : "distinct";
    if (attr->kind == SDYI_ATTR_AFFINE_MAP)
        return "map";
    return attr->kind == SDYI_ATTR_AFFINE_SET ? "set" : NULL;
}

/* Part `i` of an attribute that may contain locations; NULL: no attribute. */
static const sdyi_attr *part_of(const sdyi_attr *attr, int64_t i) {
    switch (attr->kind) {
    case SDYI_ATTR_LOCATION:
        if (attr->number == SDYI_LOC_NAME)
            return i == 1 ? attr->cells[i].attr : NULL;
        return attr->number == SDYI_LOC_CALLSITE ||
                       attr->number == SDYI_LOC_FUSED
                   ? attr->cells[i].attr
                   : NULL;
    case SDYI_ATTR_ARRAY:
        return attr->cells[i].attr;
    case SDYI_ATTR_DISTINCT: /* an attribute and a number */
        return i == 0 ? attr->cells[0].attr : NULL;
    case SDYI_ATTR_DICT: /* names and attributes alternate */
        return i % 2 == 1 ? attr->cells[i].attr : NULL;
    default:
        return NULL;
    }
}

static bool is_affine(const sdyi_attr *attr) {
    return attr->kind == SDYI_ATTR_AFFINE_MAP ||
           attr->kind == SDYI_ATTR_AFFINE_SET;
}

/* True for kinds that have aliases, contain such attributes, or are
 * resources. */
static bool may_hold(const sdyi_attr *attr) {
    return attr->kind == SDYI_ATTR_LOCATION || attr->kind == SDYI_ATTR_ARRAY ||
           attr->kind == SDYI_ATTR_DICT || attr->kind == SDYI_ATTR_DISTINCT ||
           is_affine(attr) || attr->kind == SDYI_ATTR_RESOURCE;
}

static int64_t parts(const sdyi_attr *attr) {
    return may_hold(attr) && !is_affine(attr) &&
                   attr->kind != SDYI_ATTR_RESOURCE
               ? attr->n
               : 0;
}

static void push(names *v, entry *e) {
    SDYI_GROW(v->zone, v->frames, v->n_frames, v->capacity);
    v->frames[v->n_frames++] = (frame){.of = e};
}

/* Move an alias, and the aliases in it, before the program. */
static void keep_in_front(names *v, entry *first) {
    const int bottom = v->n_frames;
    push(v, first);
    while (v->n_frames > bottom) {
        entry *const e = v->frames[--v->n_frames].of;
        if (!e->is_deferred)
            continue;
        e->is_deferred = false;
        for (int64_t i = 0; i < parts(e->attr); i++) {
            const sdyi_attr *const part = part_of(e->attr, i);
            entry *const inner = part == NULL ? NULL : find(v, part);
            if (inner != NULL)
                push(v, inner);
        }
    }
}

/* The entry of an attribute; a new one is pushed, to visit its parts. */
static entry *enter(names *v, const sdyi_attr *attr, bool is_deferred) {
    entry *e = find(v, attr);
    if (e != NULL) {
        if (!is_deferred)
            keep_in_front(v, e);
        return e;
    }
    e = SDYI_NEW(v->zone, entry, 1);
    e->attr = attr;
    e->visit = v->n_visits++;
    e->is_deferred = is_deferred;
    e->depth = -1;
    HASH_ADD_PTR(v->entries, attr, e);
    push(v, e);
    return e;
}

static void visit(names *v, const sdyi_attr *attr, bool is_deferred) {
    const int bottom = v->n_frames;
    (void)enter(v, attr, is_deferred);
    while (v->n_frames > bottom) {
        frame *const f = &v->frames[v->n_frames - 1];
        if (f->next == parts(f->of->attr)) {
            const bool is_named = word_of(f->of->attr) != NULL;
            const int depth = f->deepest > 0 ? f->deepest + 1 : is_named;
            f->of->depth = depth;
            v->n_frames--;
            if (v->n_frames > bottom && f[-1].deepest < depth)
                f[-1].deepest = depth;
            continue;
        }
        const sdyi_attr *const part = part_of(f->of->attr, f->next++);
        if (part == NULL || !may_hold(part))
            continue;
        const int top = v->n_frames - 1;
        const entry *const e = enter(v, part, is_deferred);
        if (v->n_frames - 1 == top && v->frames[top].deepest < e->depth)
            v->frames[top].deepest = e->depth;
    }
}

/* The location attribute of a place: explicit, or its position in the
 * source. */
static const sdyi_attr *attr_of(sdyi_pool *pool, sdyi_loc loc) {
    if (loc.written != NULL)
        return loc.written;
    if (loc.source == NULL)
        return sdyi_attr_make(pool, SDYI_ATTR_LOCATION, SDYI_LOC_UNKNOWN, NULL,
                              NULL, 0);
    int line, column;
    sdyi_source_position(loc.source, &pool->zone, loc.offset, &line, &column);
    const sdyi_cell cells[3] = {
        {.integer = sdyi_name_of_string(pool, loc.source->name)},
        {.integer = line},
        {.integer = column}};
    return sdyi_attr_make(pool, SDYI_ATTR_LOCATION, SDYI_LOC_FILE, NULL, cells,
                          3);
}

/* -- numbers --------------------------------------------------------------- */

static int compare(const void *a, const void *b) {
    const entry *const x = *(entry *const *)a;
    const entry *const y = *(entry *const *)b;
    const int words = strcmp(word_of(x->attr), word_of(y->attr));
    return x->depth != y->depth ? x->depth - y->depth
           : words != 0         ? words
                                : x->visit - y->visit;
}

/* The next free number of an alias word. */
static int next_number(const char *word, int next[4]) {
    static const char *const words[] = {"distinct", "loc", "map", "set"};
    int i = 0;
    while (i < 3 && strcmp(words[i], word) != 0)
        i++;
    return next[i]++;
}

static void number(names *v) {
    v->sorted = SDYI_NEW(v->zone, entry *, v->n_visits);
    for (entry *e = v->entries; e != NULL; e = e->hh.next)
        if (word_of(e->attr) != NULL)
            v->sorted[v->n++] = e;
    if (v->n > 0)
        qsort(v->sorted, (size_t)v->n, sizeof *v->sorted, compare);
    int next[4] = {0};
    for (int i = 0; i < v->n; i++)
        v->sorted[i]->number = next_number(word_of(v->sorted[i]->attr), next);
}

/* -- texts ----------------------------------------------------------------- */

static void put_file(sdyi_printer *out, const sdyi_attr *attr) {
    const sdyi_cell *const c = attr->cells;
    sdyi_print_quoted_name(out, c[0].integer);
    sdyi_print(out, ":%lld:%lld", (long long)c[1].integer,
               (long long)c[2].integer);
    if (attr->n < 5 ||
        (c[3].integer == c[1].integer && c[4].integer == c[2].integer))
        return;
    sdyi_puts(out, " to ");
    if (c[3].integer != c[1].integer)
        sdyi_put_integer(out, c[3].integer);
    sdyi_print(out, ":%lld", (long long)c[4].integer);
}

static void put_inner(sdyi_printer *out, const sdyi_attr *attr, int depth);

static void put_fused(sdyi_printer *out, const sdyi_attr *attr, int depth) {
    sdyi_puts(out, "fused");
    if (attr->cells[0].attr != NULL) {
        sdyi_put(out, '<');
        sdyi_print_attr(out, attr->cells[0].attr);
        sdyi_put(out, '>');
    }
    sdyi_put(out, '[');
    for (int64_t i = 1; i < attr->n; i++) {
        sdyi_puts(out, i > 1 ? ", " : "");
        put_inner(out, attr->cells[i].attr, depth);
    }
    sdyi_put(out, ']');
}

/* The text within `loc(..)`. */
static void put_body(sdyi_printer *out, const sdyi_attr *attr, int depth) {
    switch ((sdyi_location)attr->number) {
    case SDYI_LOC_FILE:
        put_file(out, attr);
        break;
    case SDYI_LOC_NAME:
        sdyi_print_quoted_name(out, attr->cells[0].integer);
        if (attr->cells[1].attr != NULL) {
            sdyi_put(out, '(');
            put_inner(out, attr->cells[1].attr, depth);
            sdyi_put(out, ')');
        }
        break;
    case SDYI_LOC_CALLSITE:
        sdyi_puts(out, "callsite(");
        put_inner(out, attr->cells[0].attr, depth);
        sdyi_puts(out, " at ");
        put_inner(out, attr->cells[1].attr, depth);
        sdyi_put(out, ')');
        break;
    case SDYI_LOC_FUSED:
        put_fused(out, attr, depth);
        break;
    case SDYI_LOC_UNKNOWN:
    case SDYI_LOC_ALIAS:
        sdyi_puts(out, "unknown");
        break;
    }
}

static void put_alias(sdyi_printer *out, const entry *e) {
    sdyi_put(out, '#');
    sdyi_puts(out, word_of(e->attr));
    if (e->number > 0)
        sdyi_put_integer(out, e->number);
}

static const entry *alias_of(const sdyi_printer *out, const sdyi_attr *attr) {
    return out->locs == NULL || out->is_dry ? NULL : find(out->locs, attr);
}

/* The alias; without aliases, as in messages, the body down to a depth. */
static void put_inner(sdyi_printer *out, const sdyi_attr *attr, int depth) {
    const entry *const e = alias_of(out, attr);
    if (e != NULL)
        put_alias(out, e);
    else if (depth == 0)
        sdyi_puts(out, "unknown");
    else
        put_body(out, attr, depth - 1);
}

#define DEPTH 64

void sdyi_print_loc_attr(sdyi_printer *out, const sdyi_attr *attr) {
    if (out->is_dry) {
        visit(out->locs, attr, false);
        return;
    }
    const entry *const e = alias_of(out, attr);
    if (e != NULL) {
        put_alias(out, e);
        return;
    }
    sdyi_puts(out, "loc(");
    put_body(out, attr, DEPTH);
    sdyi_put(out, ')');
}

bool sdyi_print_alias(sdyi_printer *out, const sdyi_attr *attr) {
    if (out->locs != NULL && out->is_dry && may_hold(attr)) {
        visit(out->locs, attr, false);
        return false;
    }
    const entry *const e = alias_of(out, attr);
    if (e == NULL || word_of(attr) == NULL)
        return false;
    put_alias(out, e);
    return true;
}

/* Ids are assigned in printing order; messages show the id of the text. */
void sdyi_print_distinct(sdyi_printer *out, const sdyi_attr *attr) {
    int64_t id = attr->cells[1].integer;
    entry *const e = out->locs == NULL ? NULL : find(out->locs, attr);
    if (e != NULL && !out->is_dry) {
        if (e->id == 0)
            e->id = ++out->locs->n_ids;
        id = e->id - 1;
    }
    sdyi_print(out, "distinct[%lld]<", (long long)id);
    if (!sdyi_attr_is(attr->cells[0].attr, SDYI_ATTR_UNIT))
        sdyi_print_attr(out, attr->cells[0].attr);
    sdyi_put(out, '>');
}

/* -- the program ----------------------------------------------------------- */

void sdyi_visit_op_loc(sdyi_printer *out, const sdyi_op *op) {
    if (out->is_dry && out->options.has_locations)
        visit(out->locs, attr_of(out->pool, sdyi_op_loc(op)), true);
}

void sdyi_print_op_loc(sdyi_printer *out, const sdyi_op *op) {
    if (!out->options.has_locations || out->is_dry)
        return;
    sdyi_puts(out, " loc(");
    put_inner(out, attr_of(out->pool, sdyi_op_loc(op)), DEPTH);
    sdyi_put(out, ')');
}

void sdyi_print_arg_loc(sdyi_printer *out, const sdyi_value *value) {
    if (!out->options.has_locations)
        return;
    const sdyi_attr *const attr = attr_of(out->pool, sdyi_value_loc(value));
    if (out->is_dry) {
        visit(out->locs, attr, false);
        return;
    }
    sdyi_puts(out, " loc(");
    put_body(out, attr, DEPTH);
    sdyi_put(out, ')');
}

static void define_one(sdyi_printer *out, const sdyi_attr *attr) {
    if (attr->kind == SDYI_ATTR_DISTINCT) {
        sdyi_print_distinct(out, attr);
    } else if (is_affine(attr)) {
        sdyi_print_affine(out, attr);
    } else {
        sdyi_puts(out, "loc(");
        put_body(out, attr, DEPTH);
        sdyi_put(out, ')');
    }
}

static void define(sdyi_printer *out, bool is_deferred) {
    for (int i = 0; i < out->locs->n; i++) {
        const entry *const e = out->locs->sorted[i];
        if (e->is_deferred != is_deferred)
            continue;
        put_alias(out, e);
        sdyi_puts(out, " = ");
        define_one(out, e->attr);
        sdyi_put(out, '\n');
    }
}

void sdyi_locs_start(sdyi_printer *out) {
    names *const v = SDYI_NEW(&out->pool->scopes, names, 1);
    v->zone = &out->pool->scopes;
    out->locs = v;
    out->is_dry = true;
}

void sdyi_locs_define(sdyi_printer *out) {
    out->is_dry = false;
    number(out->locs);
    define(out, false);
}

/* -- resources ------------------------------------------------------------- */

static sdyi_resource *resource_of(const sdyi_module *module, const entry *e) {
    return e->attr->kind == SDYI_ATTR_RESOURCE
               ? sdyi_resource_of(module, e->attr)
               : NULL;
}

/* Resources of the visited attributes, each once. */
static void print_resources(sdyi_printer *out, const sdyi_module *module) {
    const entry *const first = out->locs->entries;
    const int64_t most = out->options.most_resource;
    int n = 0, n_left_out = 0;
    for (const entry *e = first; e != NULL; e = e->hh.next)
        if (resource_of(module, e) != NULL)
            resource_of(module, e)->is_printed = false;
    for (const entry *e = first; e != NULL; e = e->hh.next) {
        sdyi_resource *const found = resource_of(module, e);
        if (found == NULL || found->is_printed)
            continue;
        found->is_printed = true;
        if (most > 0 && 2 * found->bytes->n + 4 > most) { /* "0x.." */
            n_left_out++;
            continue;
        }
        sdyi_puts(out, n++ == 0 ? "\n{-#\n  dialect_resources: {\n    builtin: "
                                  "{\n      "
                                : ",\n      ");
        sdyi_print_word(out, sdyi_name_text(out->pool, found->key),
                        sdyi_name_length(out->pool, found->key));
        sdyi_puts(out, ": ");
        sdyi_print_hex(out, (const unsigned char *)sdyi_attr_text(found->bytes),
                       (size_t)found->bytes->n);
    }
    if (n > 0)
        sdyi_puts(out, "\n    }\n  }\n#-}\n");
    else if (n_left_out > 0)
        sdyi_puts(out, "\n{-#\n\n#-}\n");
}

void sdyi_locs_end(sdyi_printer *out, const sdyi_module *module) {
    define(out, true);
    print_resources(out, module);
}

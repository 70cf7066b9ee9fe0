/* The names that values are printed with.
 *
 * As in MLIR: a region's values are named before those of the regions of its
 * ops, which go on from its counters, each on its own. A name that is in use,
 * in the region or around it, gets the next number of one counter for all:
 * %cst, %cst_0, %c, %c_1. In the generic form numbers are unique in the whole
 * text, and given to the last region first. */
#include "program/text/print.h"

#include <stdio.h>
#include <string.h>

#define uthash_malloc(bytes) sdyi_zone_alloc_raw(n->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

typedef struct used_name {
    UT_hash_handle hh;
    struct used_name *older; /* of the region */
    char text[];
} used_name;

typedef struct naming {
    sdyi_zone *zone;
    bool is_generic;
    struct sdyi_value_name *of;
    used_name *used; /* uthash: of this region and those around it */
    used_name *newest;
    int next_value, next_arg, next_conflict;
} naming;

static used_name *find(const naming *n, const char *text) {
    used_name *found = NULL;
    HASH_FIND_STR(n->used, text, found);
    return found;
}

/* The name itself, or with a number behind it. */
static const char *make_unique(naming *n, const char *name) {
    const size_t bytes = strlen(name) + 16;
    used_name *const u = sdyi_zone_alloc(n->zone, sizeof *u + bytes);
    (void)snprintf(u->text, bytes, "%s", name);
    while (find(n, u->text) != NULL)
        (void)snprintf(u->text, bytes, "%s_%d", name, n->next_conflict++);
    HASH_ADD_STR(n->used, text, u);
    u->older = n->newest;
    n->newest = u;
    return u->text;
}

static void set(naming *n, const sdyi_value *value, const char *name) {
    struct sdyi_value_name *const v = &n->of[value->number];
    v->group = 1;
    if (name == NULL || name[0] == '\0')
        v->number = n->next_value++;
    else
        v->text = make_unique(n, name);
}

/* Name `i` of a list "values,indices". */
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

/* What an argument of a region's first block is called; NULL: "arg". */
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

/* A region, from the counters as they are; its names end with it. */
static void name_inner(naming *n, const sdyi_region *region) {
    const naming before = *n;
    n->newest = NULL;
    name_region(n, region);
    for (used_name *u = n->newest; u != NULL; u = u->older)
        HASH_DEL(n->used, u);
    n->newest = before.newest;
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

/* The regions of a region's ops. */
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

const sdyi_value_names *sdyi_names_of(const sdyi_op *op, bool is_generic,
                                      sdyi_zone *zone) {
    naming n = {
        .zone = zone,
        .is_generic = is_generic,
        .of = SDYI_NEW(zone, struct sdyi_value_name, op->module->n_values)};
    sdyi_value_names *const names = SDYI_NEW(zone, sdyi_value_names, 1);
    names->of = n.of;
    name_results(&n, op);
    name_regions(&n, op);
    return names;
}

/* Symbol tables, and references to symbols in attributes. */
#include "program/ir/symbol.h"

#include "program/ir/pool.h"
#include "program/ir/row.h"

#include <stdio.h>
#include <string.h>

/* -- an op's name ---------------------------------------------------------- */

/* An unregistered op has two places: its properties come before attributes. */
static const sdyi_attr *attr_of(const sdyi_op *op, sdyi_name name) {
    const sdyi_attr *const properties =
        op->row->name == NULL ? sdyi_op_attr(op, SDYI_NAME_PROPERTIES) : NULL;
    const sdyi_attr *const property = sdyi_attr_is(properties, SDYI_ATTR_DICT)
                                          ? sdyi_attr_dict_get(properties, name)
                                          : NULL;
    return property == NULL ? sdyi_op_attr(op, name) : property;
}

sdyi_name sdyi_symbol_name(const sdyi_op *op) {
    const sdyi_attr *const name = attr_of(op, SDYI_NAME_SYM_NAME);
    return sdyi_attr_is(name, SDYI_ATTR_STRING)
               ? sdyi_name_of(op->module->pool, sdyi_attr_text(name),
                              (size_t)name->n)
               : SDYI_NAME_NONE;
}

static bool has_visibility(const sdyi_op *op, const char *text) {
    const sdyi_attr *const seen = attr_of(op, SDYI_NAME_SYM_VISIBILITY);
    return sdyi_attr_is(seen, SDYI_ATTR_STRING) &&
           strcmp(sdyi_attr_text(seen), text) == 0;
}

bool sdyi_symbol_is_private(const sdyi_op *op) {
    return has_visibility(op, "private");
}

bool sdyi_symbol_is_public(const sdyi_op *op) {
    return !has_visibility(op, "private") && !has_visibility(op, "nested");
}

/* -- tables ---------------------------------------------------------------- */

static void note(sdyi_symbols *symbols, sdyi_name name, sdyi_op *op) {
    sdyi_side_table_set(&symbols->by_name, (int)name, op);
}

/* Index the first op of each name; returns the first duplicate, or NULL. */
static sdyi_op *fill(sdyi_symbols *symbols, sdyi_op *table, sdyi_zone *zone) {
    sdyi_op *second = NULL;
    *symbols =
        (sdyi_symbols){.table = table, .by_name = sdyi_side_table_of(zone)};
    for (const sdyi_block *b = table->regions[0].first; b != NULL; b = b->next)
        for (sdyi_op *op = b->first; op != NULL; op = op->next) {
            if (!sdyi_attr_is(attr_of(op, SDYI_NAME_SYM_NAME),
                              SDYI_ATTR_STRING))
                continue;
            const sdyi_name name = sdyi_symbol_name(op); /* NONE: "" */
            if (sdyi_symbols_find(symbols, name) == NULL)
                note(symbols, name, op);
            else if (second == NULL)
                second = op;
        }
    return second;
}

void sdyi_symbols_start(sdyi_symbols *symbols, sdyi_op *table,
                        sdyi_zone *zone) {
    (void)fill(symbols, table, zone);
}

sdyrt_status sdyi_symbols_verify(sdyi_symbols *symbols, sdyi_op *table,
                                 sdyi_zone *zone) {
    sdyi_pool *const pool = table->module->pool;
    const sdyi_op *const second = fill(symbols, table, zone);
    if (second == NULL)
        return SDYRT_OK;
    const sdyi_name name = sdyi_symbol_name(second);
    (void)sdyi_error_bare(pool, second, "redefinition of symbol named '%s'",
                          sdyi_name_text(pool, name));
    sdyi_note(pool, sdyi_op_loc(sdyi_symbols_find(symbols, name)),
              "see existing symbol definition here");
    return SDYRT_ARGUMENT;
}

sdyi_op *sdyi_symbols_find(const sdyi_symbols *symbols, sdyi_name name) {
    return sdyi_side_table_get(&symbols->by_name, (int)name);
}

sdyi_name sdyi_symbols_fresh(sdyi_symbols *symbols, sdyi_name name) {
    sdyi_pool *const pool = symbols->table->module->pool;
    sdyi_name fresh = name;
    while (sdyi_symbols_find(symbols, fresh) != NULL) {
        const size_t length = sdyi_name_length(pool, name);
        const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
        char *const text = sdyi_zone_alloc(&pool->scratch, length + 16);
        memcpy(text, sdyi_name_text(pool, name), length);
        const int more =
            snprintf(text + length, 16, "_%d", symbols->n_suffixes++);
        fresh = sdyi_name_of(pool, text, length + (size_t)more);
        sdyi_zone_reset(&pool->scratch, mark);
    }
    return fresh;
}

static void set_name(sdyi_op *op, sdyi_name name) {
    sdyi_pool *const pool = op->module->pool;
    sdyi_op_set_attr(op, SDYI_NAME_SYM_NAME,
                     sdyi_attr_string(pool, sdyi_name_text(pool, name)));
}

void sdyi_symbols_insert(sdyi_symbols *symbols, sdyi_op *op, sdyi_op *after) {
    const sdyi_name name = sdyi_symbols_fresh(symbols, sdyi_symbol_name(op));
    if (name != sdyi_symbol_name(op))
        set_name(op, name);
    if (after == NULL || after->next == NULL)
        sdyi_op_append(symbols->table->regions[0].last, op);
    else
        sdyi_op_insert_before(op, after->next);
    note(symbols, name, op);
}

void sdyi_symbols_erase(sdyi_symbols *symbols, sdyi_op *op) {
    note(symbols, sdyi_symbol_name(op), NULL);
    sdyi_op_erase(op);
}

/* -- uses ------------------------------------------------------------------ */

/* Nested attributes; the parser limits their depth. */
static void visit_in(const sdyi_attr *attr, sdyi_visit_reference *visit,
                     void *state) {
    if (sdyi_attr_is(attr, SDYI_ATTR_SYMBOL) ||
        sdyi_attr_is(attr, SDYI_ATTR_SHARDING)) {
        visit(state, attr);
    } else if (sdyi_attr_is(attr, SDYI_ATTR_ARRAY) ||
               sdyi_attr_is(attr, SDYI_ATTR_SHARDINGS)) {
        for (int64_t i = 0; i < attr->n; i++)
            visit_in(attr->cells[i].attr, visit, state);
    } else if (sdyi_attr_is(attr, SDYI_ATTR_DICT)) {
        for (int i = 0; i < sdyi_attr_dict_size(attr); i++)
            visit_in(sdyi_attr_dict_at(attr, i).value, visit, state);
    }
}

void sdyi_references(const sdyi_op *op, sdyi_visit_reference *visit,
                     void *state) {
    for (int i = 0; i < op->attrs.n; i++)
        visit_in(op->attrs.pairs[i].value, visit, state);
}

typedef struct search {
    sdyi_pool *pool;
    sdyi_visit_symbol *visit;
    void *state;
} search;

static void visit_names(void *state, const sdyi_attr *attr) {
    const search *const s = state;
    if (attr->kind == SDYI_ATTR_SHARDING) {
        const char *const text =
            sdyrt_sharding_mesh_name(sdyi_attr_get_sharding(attr));
        const sdyi_name name =
            text == NULL ? 0 : sdyi_name_of_string(s->pool, text);
        if (text != NULL)
            s->visit(s->state, &name, 1);
        return;
    }
    sdyi_name *const names = SDYI_NEW(&s->pool->scratch, sdyi_name, attr->n);
    for (int64_t i = 0; i < attr->n; i++)
        names[i] = (sdyi_name)attr->cells[i].integer;
    s->visit(s->state, names, (int)attr->n);
}

void sdyi_symbol_uses(const sdyi_op *op, sdyi_visit_symbol *visit,
                      void *state) {
    search s = {op->module->pool, visit, state};
    sdyi_references(op, visit_names, &s);
}

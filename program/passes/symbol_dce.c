/* Erase symbols that nothing alive refers to, of those that are not public:
 *
 *   func.func private @f() {..}        func.func @main() {..}
 *   func.func @main() {..}        ->
 */
#include "program/ir/symbol.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"

typedef struct liveness {
    sdyi_zone *zone;
    sdyi_beside is_live; /* by an op's number */
    sdyi_beside symbols; /* of a table, by its number */
    sdyi_op **list;      /* live ops whose uses are to be followed */
    int n, capacity;
    const sdyi_op *user; /* that is being followed */
    bool is_opaque;      /* it may be a table, of an unknown dialect */
} liveness;

static void follow(liveness *l, sdyi_op *op) {
    SDYI_GROW(l->zone, l->list, l->n, l->capacity);
    l->list[l->n++] = op;
}

static void mark_live(liveness *l, sdyi_op *op) {
    if (sdyi_beside_get(&l->is_live, op->number) != NULL)
        return;
    sdyi_beside_set(&l->is_live, op->number, op);
    follow(l, op);
}

static bool is_table(const sdyi_op *op) {
    return sdyi_op_has(op, SDYI_SYMBOL_TABLE);
}

static bool is_symbol(const sdyi_op *op) {
    return sdyi_op_has(op, SDYI_SYMBOL) &&
           sdyi_symbol_name(op) != SDYI_NAME_NONE;
}

static sdyi_symbols *symbols_of(liveness *l, sdyi_op *table) {
    sdyi_symbols *symbols = sdyi_beside_get(&l->symbols, table->number);
    if (symbols == NULL) {
        symbols = SDYI_NEW(l->zone, sdyi_symbols, 1);
        sdyi_symbols_start(symbols, table, l->zone);
        sdyi_beside_set(&l->symbols, table->number, symbols);
    }
    return symbols;
}

/* The symbol of the nearest table around that has the first name, and those
 * that the others name in it. */
static void mark_used(void *state, const sdyi_name *names, int n) {
    liveness *const l = state;
    sdyi_op *table = sdyi_op_parent(l->user);
    while (table != NULL && !is_table(table))
        table = sdyi_op_parent(table);
    for (int i = 0; i < n && table != NULL && is_table(table); i++) {
        table = sdyi_symbols_find(symbols_of(l, table), names[i]);
        if (table != NULL)
            mark_live(l, table);
    }
}

/* What is in a table is followed for itself, as far as it is alive. */
static void start_table(liveness *l, const sdyi_op *table) {
    for (const sdyi_block *b = table->regions[0].first; b != NULL; b = b->next)
        for (sdyi_op *op = b->first; op != NULL; op = op->next)
            if (!is_symbol(op))
                follow(l, op);
            else if (sdyi_symbol_is_public(op))
                mark_live(l, op);
}

/* Whether symbols may be in it that names in it stand for, as in a module. */
static bool may_be_table(const sdyi_op *op) {
    return op->n_regions == 1 && op->row->name == NULL &&
           !sdyi_dialect_is_known(op->module->pool, op->name);
}

static sdyi_walk follow_op(void *state, sdyi_op *op) {
    liveness *const l = state;
    l->is_opaque = may_be_table(op);
    if (l->is_opaque)
        return SDYI_WALK_STOP;
    l->user = op;
    sdyi_symbol_uses(op, mark_used, l);
    if (!is_table(op))
        return SDYI_WALK_ON;
    start_table(l, op);
    return SDYI_WALK_SKIP;
}

static sdyi_walk erase_dead(void *state, sdyi_op *op) {
    const liveness *const l = state;
    const sdyi_op *const parent = sdyi_op_parent(op);
    if (parent == NULL || !is_table(parent) || !is_symbol(op) ||
        sdyi_beside_get(&l->is_live, op->number) != NULL)
        return SDYI_WALK_ON;
    sdyi_op_erase(op);
    return SDYI_WALK_SKIP;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    if (!is_table(op))
        return sdyi_error(op->module->pool, op,
                          " was scheduled to run under SymbolDCE, but does not "
                          "define a symbol table");
    sdyi_zone *const zone = &op->module->pool->scratch;
    liveness l = {.zone = zone,
                  .is_live = sdyi_beside_of(zone),
                  .symbols = sdyi_beside_of(zone)};
    start_table(&l, op);
    while (l.n > 0) {
        sdyi_op *const followed = l.list[--l.n];
        (void)sdyi_walk_pre(followed, follow_op, &l);
        if (l.is_opaque)
            return sdyi_error_bare(
                op->module->pool, followed,
                "operation contains potentially unknown symbol table, meaning "
                "that we can't reliable compute symbol uses");
    }
    (void)sdyi_walk_pre(op, erase_dead, &l);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_symbol_dce = {
    .name = "symbol-dce",
    .title = "SymbolDCEPass",
    .summary = "erase symbols that are not public and not used",
    .run = run,
};

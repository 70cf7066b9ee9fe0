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
    sdyi_side_table is_live; /* by an op's number */
    sdyi_side_table symbols; /* of a table, by its number */
    sdyi_op **list; /* live ops of tables, whose uses are to be followed */
    int n, capacity;
    sdyi_op *table; /* the symbol table around the op whose uses are being
                       followed */
} liveness;

static void follow(liveness *l, sdyi_op *op) {
    SDYI_GROW(l->zone, l->list, l->n, l->capacity);
    l->list[l->n++] = op;
}

static void mark_live(liveness *l, sdyi_op *op) {
    if (sdyi_side_table_get(&l->is_live, op->number) != NULL)
        return;
    sdyi_side_table_set(&l->is_live, op->number, op);
    follow(l, op);
}

static bool is_table(const sdyi_op *op) {
    return sdyi_op_has(op, SDYI_SYMBOL_TABLE);
}

static bool is_symbol(const sdyi_op *op) {
    return sdyi_op_has(op, SDYI_SYMBOL) &&
           sdyi_symbol_name(op) != SDYI_NAME_NONE;
}

static bool is_private(const sdyi_op *op) {
    return !is_symbol(op) || sdyi_symbol_is_private(op);
}

/* -- uses ------------------------------------------------------------------ */

static sdyi_symbols *symbols_of(liveness *l, sdyi_op *table) {
    sdyi_symbols *symbols = sdyi_side_table_get(&l->symbols, table->number);
    if (symbols == NULL) {
        symbols = SDYI_NEW(l->zone, sdyi_symbols, 1);
        sdyi_symbols_start(symbols, table, l->zone);
        sdyi_side_table_set(&l->symbols, table->number, symbols);
    }
    return symbols;
}

/* Mark the symbols of a nested reference as live: the first name in the table
 * around, each next name in the symbol before; none of them if a name is not
 * found, or is private in a nested table. */
static void mark_used(void *state, const sdyi_name *names, int n) {
    liveness *const l = state;
    sdyi_op **const used = SDYI_NEW(l->zone, sdyi_op *, n);
    sdyi_op *table = l->table;
    for (int i = 0; i < n; i++) {
        used[i] = is_table(table)
                      ? sdyi_symbols_find(symbols_of(l, table), names[i])
                      : NULL;
        if (used[i] == NULL || (i > 0 && sdyi_symbol_is_private(used[i])))
            return;
        table = used[i];
    }
    for (int i = 0; i < n; i++)
        mark_live(l, used[i]);
}

/* True for an op of an unknown dialect whose only region may be a symbol
 * table. */
static bool is_unclear(const sdyi_op *op) {
    return op->row->name == NULL && op->n_regions == 1;
}

static sdyi_walk mark_uses(void *state, sdyi_op *op) {
    if (is_unclear(op))
        return SDYI_WALK_STOP;
    sdyi_symbol_uses(op, mark_used, state);
    return is_table(op) ? SDYI_WALK_SKIP : SDYI_WALK_ON;
}

/* -- tables ---------------------------------------------------------------- */

/* Follow live ops and symbols of a table. In a hidden one, which no other table
 * can refer to, only public symbols are alive by themselves. */
static sdyrt_status follow_table(liveness *l, sdyi_op *table, bool is_hidden) {
    const int first = l->n;
    for (const sdyi_block *b = table->regions[0].first; b != NULL; b = b->next)
        for (sdyi_op *op = b->first; op != NULL; op = op->next)
            if (!is_symbol(op))
                follow(l, op);
            else if (sdyi_symbol_is_public(op) ||
                     !(is_hidden || sdyi_symbol_is_private(op)))
                mark_live(l, op);
    while (l->n > first) {
        sdyi_op *const op = l->list[--l->n];
        if (is_table(op))
            SDYI_TRY(follow_table(l, op, is_hidden || is_private(op)));
        l->table = sdyi_op_parent(op);
        if (!sdyi_walk_pre(op, mark_uses, l))
            return sdyi_error_bare(op->module->pool, op,
                                   "operation contains potentially unknown "
                                   "symbol table, meaning that we can't "
                                   "reliable compute symbol uses");
    }
    return SDYRT_OK;
}

static sdyi_walk erase_dead(void *state, sdyi_op *table) {
    const liveness *const l = state;
    if (!is_table(table))
        return SDYI_WALK_ON;
    for (const sdyi_block *b = table->regions[0].first; b != NULL; b = b->next)
        for (sdyi_op *op = b->first, *next; op != NULL; op = next) {
            next = op->next;
            if (is_symbol(op) &&
                sdyi_side_table_get(&l->is_live, op->number) == NULL)
                sdyi_op_erase(op);
        }
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    if (!is_table(op))
        return sdyi_error(op->module->pool, op,
                          " was scheduled to run under SymbolDCE, but does not "
                          "define a symbol table");
    sdyi_zone *const zone = &op->module->pool->scratch;
    liveness l = {.zone = zone,
                  .is_live = sdyi_side_table_of(zone),
                  .symbols = sdyi_side_table_of(zone)};
    SDYI_TRY(
        follow_table(&l, op, sdyi_op_parent(op) == NULL || is_private(op)));
    (void)sdyi_walk_pre(op, erase_dead, &l);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_symbol_dce = {
    .name = "symbol-dce",
    .title = "SymbolDCEPass",
    .summary = "erase symbols that are not public and not used",
    .run = run,
};

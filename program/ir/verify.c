/* The verifier's walk; blocks, terminators and symbol tables. */
#include "program/ir/verify.h"

#include "program/ir/record.h"
#include "program/ir/symbol.h"

#include <string.h>

/* -- symbols --------------------------------------------------------------- */

/* The mesh symbol of replica groups given as mesh axes. */
static sdyrt_status verify_attrs(const sdyi_op *op,
                                 const sdyi_symbols *symbols) {
    for (int i = 0; i < op->attrs.n; i++) {
        const sdyi_attr *const attr = op->attrs.pairs[i].value;
        if (!sdyi_attr_is(attr, SDYI_ATTR_RECORD) ||
            attr->number != SDYI_RECORD_REPLICA_GROUP_MESH_AXES ||
            !sdyi_attr_is(attr->cells[0].attr, SDYI_ATTR_SYMBOL))
            continue;
        const sdyi_name name = (sdyi_name)attr->cells[0].attr->cells[0].integer;
        if (sdyi_symbols_find(symbols, name) == NULL)
            return sdyi_error(op->module->pool, op,
                              "replica_groups: mesh symbol '%s' not found",
                              sdyi_name_text(op->module->pool, name));
    }
    return SDYRT_OK;
}

/* References to symbols of a table from all ops in it, nested tables excluded:
 * region by region, the last found first, MLIR's order. */
static sdyrt_status verify_uses(const sdyi_op *table,
                                const sdyi_symbols *symbols) {
    sdyi_zone *const zone = &table->module->pool->scratch;
    const sdyi_region **found = NULL;
    int n = 0, capacity = 0;
    SDYI_GROW(zone, found, n, capacity);
    found[n++] = &table->regions[0];
    while (n > 0) {
        const sdyi_region *const region = found[--n];
        for (const sdyi_block *b = region->first; b != NULL; b = b->next)
            for (const sdyi_op *op = b->first; op != NULL; op = op->next) {
                if (op->row->verify_symbols != NULL)
                    SDYI_TRY(op->row->verify_symbols(op, symbols));
                SDYI_TRY(verify_attrs(op, symbols));
                for (int r = 0;
                     r < op->n_regions && !sdyi_op_has(op, SDYI_SYMBOL_TABLE);
                     r++) {
                    SDYI_GROW(zone, found, n, capacity);
                    found[n++] = &op->regions[r];
                }
            }
    }
    return SDYRT_OK;
}

static sdyrt_status verify_table(sdyi_op *op) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    sdyi_symbols symbols;
    sdyrt_status status = sdyi_symbols_verify(&symbols, op, zone);
    if (status == SDYRT_OK)
        status = verify_attrs(op, &symbols);
    if (status == SDYRT_OK)
        status = verify_uses(op, &symbols);
    sdyi_zone_reset(zone, mark);
    return status;
}

/* -- blocks ---------------------------------------------------------------- */

static bool may_lack_terminator(const sdyi_block *block) {
    const sdyi_row *const row = block->region->op->row;
    return block->prev == NULL && block->next == NULL &&
           (row->name == NULL || (row->traits & SDYI_NO_TERMINATOR) != 0);
}

static sdyrt_status verify_block_start(const sdyi_block *block) {
    const sdyi_op *const parent = block->region->op;
    sdyi_pool *const pool = parent->module->pool;
    if (block->first == NULL)
        return may_lack_terminator(block)
                   ? SDYRT_OK
                   : sdyi_error_at(pool, sdyi_op_loc(parent),
                                   "empty block: expect at least a "
                                   "terminator");
    for (const sdyi_op *op = block->first; op->next != NULL; op = op->next)
        if (op->n_successors > 0)
            return sdyi_error_bare(pool, op,
                                   "operation with block successors must "
                                   "terminate its parent block");
    return SDYRT_OK;
}

static sdyrt_status verify_block_end(const sdyi_block *block) {
    sdyi_op *const last = block->last;
    if (last == NULL)
        return SDYRT_OK;
    sdyi_pool *const pool = last->module->pool;
    for (int i = 0; i < last->n_successors; i++)
        if (sdyi_successors(last)[i]->region != block->region)
            return sdyi_error(pool, last,
                              "branching to block of a different region");
    if (may_lack_terminator(block) || last->row->name == NULL ||
        sdyi_op_has(last, SDYI_TERMINATOR))
        return SDYRT_OK;
    const char *const text = pool->hooks->op_text(last);
    return sdyi_error_bare(pool, last, "block with no terminator, has %s%s",
                           strchr(text, '\n') == NULL ? "" : "\n", text);
}

/* -- the walk -------------------------------------------------------------- */

static bool is_apart(const sdyi_op *op) {
    return op->n_regions > 0 && sdyi_op_has(op, SDYI_ISOLATED);
}

static sdyrt_status verify_op(sdyi_op *op);

static sdyrt_status verify_block(const sdyi_block *block) {
    SDYI_TRY(verify_block_start(block));
    for (sdyi_op *op = block->first; op != NULL; op = op->next)
        if (!is_apart(op))
            SDYI_TRY(verify_op(op));
    return verify_block_end(block);
}

static sdyrt_status verify_isolated(const sdyi_op *op) {
    sdyrt_status status = SDYRT_OK;
    for (int r = 0; r < op->n_regions; r++)
        for (const sdyi_block *b = op->regions[r].first; b != NULL; b = b->next)
            for (sdyi_op *o = b->first; o != NULL; o = o->next) {
                const sdyrt_status its =
                    is_apart(o) ? sdyi_verify(o) : SDYRT_OK;
                if (its == SDYRT_MEMORY)
                    return its;
                if (its != SDYRT_OK)
                    status = its;
            }
    return status;
}

/* An op of a known dialect that is not in the table: reported here, not by the
 * reader, as in MLIR. */
static sdyrt_status verify_unknown(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const char *const name = sdyi_op_name(op);
    const int length = (int)strcspn(name, ".");
    if (op->row->name != NULL || !sdyi_dialect_is_known(pool, op->name))
        return SDYRT_OK;
    return sdyi_error_bare(pool, op,
                           "unregistered operation '%s' found in dialect "
                           "('%.*s') that does not allow unknown operations",
                           name, length, name);
}

static sdyrt_status verify_terminators(const sdyi_op *op) {
    const char *const name = op->row->terminator;
    sdyi_pool *const pool = op->module->pool;
    for (int r = 0; name != NULL && r < op->n_regions; r++) {
        const sdyi_block *const block = op->regions[r].first;
        if (block == NULL || strcmp(sdyi_op_name(block->last), name) == 0)
            continue;
        (void)sdyi_error(pool, op,
                         "expects regions to end with '%s', found '%s'", name,
                         sdyi_op_name(block->last));
        sdyi_note(pool, sdyi_op_loc(op),
                  "in custom textual format, the absence of terminator implies "
                  "'%s'",
                  name);
        return SDYRT_ARGUMENT;
    }
    return SDYRT_OK;
}

static sdyrt_status verify_op(sdyi_op *op) {
    sdyi_zone *const scratch = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(scratch);
    SDYI_TRY(sdyi_verify_alone(op));
    sdyi_zone_reset(scratch, mark); /* frees memory of each op at once */
    for (int r = 0; r < op->n_regions; r++)
        for (const sdyi_block *b = op->regions[r].first; b != NULL; b = b->next)
            SDYI_TRY(verify_block(b));
    SDYI_TRY(verify_isolated(op));
    SDYI_TRY(verify_unknown(op));
    SDYI_TRY(verify_terminators(op));
    SDYI_TRY(sdyi_verify_isolation(op));
    if (op->row->verify_regions != NULL)
        SDYI_TRY(op->row->verify_regions(op));
    return sdyi_op_has(op, SDYI_SYMBOL_TABLE) ? verify_table(op) : SDYRT_OK;
}

sdyrt_status sdyi_verify(sdyi_op *op) {
    SDYI_TRY(verify_op(op));
    return sdyi_verify_dominance(op);
}

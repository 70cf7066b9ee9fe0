/* Edits of modules, ops, blocks, use lists and attributes. */
#include "program/ir/module.h"
#include "program/ir/row.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

/* -- modules --------------------------------------------------------------- */

void sdyi_module_start(sdyi_module *module, sdyi_pool *pool) {
    *module = (sdyi_module){.pool = pool};
    sdyi_zone_start(&module->zone, &pool->guard);
    module->seen = sdyi_side_table_of(&module->zone);
}

void sdyi_module_free(sdyi_module *module) {
    sdyi_zone_free(&module->zone);
}

static void report(const sdyi_op *op, void (*entry)(void *state, sdyi_op *op)) {
    if (entry != NULL)
        entry(op->module->listener->state, (sdyi_op *)op);
}

#define TELL(op, entry)                                                        \
    do {                                                                       \
        if ((op)->module->listener != NULL)                                    \
            report(op, (op)->module->listener->entry);                         \
    } while (0)

/* -- uses ------------------------------------------------------------------ */

static void unlink_use(sdyi_use *use) {
    if (use->value == NULL)
        return;
    use->user->module->n_changes++;
    *use->link = use->next;
    if (use->next != NULL)
        use->next->link = use->link;
    use->value = NULL;
}

static void link_use(sdyi_use *use, sdyi_value *value) {
    use->user->module->n_changes++;
    use->value = value;
    use->next = value->uses;
    use->link = &value->uses;
    if (value->uses != NULL)
        value->uses->link = &use->next;
    value->uses = use;
}

static void set_use(sdyi_use *use, sdyi_value *value) {
    unlink_use(use);
    link_use(use, value);
}

void sdyi_operand_set(sdyi_op *op, int i, sdyi_value *value) {
    set_use(&op->operands[i], value);
    TELL(op, changed);
}

void sdyi_operands_set(sdyi_op *op, sdyi_value *const *values, int n) {
    const int before = op->n_operands;
    sdyi_use *uses = op->operands;
    if (n > before)
        uses = SDYI_NEW(&op->module->zone, sdyi_use, n);
    for (int i = 0; i < before; i++)
        unlink_use(&op->operands[i]);
    op->operands = uses;
    op->n_operands = n;
    for (int i = 0; i < n; i++) {
        uses[i].user = op;
        link_use(&uses[i], values[i]);
    }
    TELL(op, changed);
}

void sdyi_value_replace(sdyi_value *value, sdyi_value *by) {
    assert(value != by);
    while (value->uses != NULL) {
        sdyi_op *const user = value->uses->user;
        set_use(value->uses, by);
        TELL(user, changed);
    }
}

/* -- making ---------------------------------------------------------------- */

static void copy_attrs(sdyi_op *op, const sdyi_dict *from) {
    for (int i = 0; i < from->n; i++)
        op->attrs.pairs[i] = from->pairs[i];
    op->attrs.n = op->attrs.capacity = from->n;
}

/* One allocation: the op, results, operands, attributes, regions,
 * successors. */
static sdyi_op *allocate(sdyi_module *module, const sdyi_op_parts *parts) {
    const size_t operands = offsetof(sdyi_op, results) +
                            (size_t)parts->n_results * sizeof(sdyi_value);
    const size_t attrs =
        operands + (size_t)parts->n_operands * sizeof(sdyi_use);
    const size_t regions = attrs + (size_t)parts->attrs.n * sizeof(sdyi_pair);
    const size_t successors =
        regions + (size_t)parts->n_regions * sizeof(sdyi_region);
    char *const memory = sdyi_zone_alloc(
        &module->zone,
        successors + (size_t)parts->n_successors * sizeof(sdyi_block *));
    sdyi_op *const op = (sdyi_op *)(void *)memory;
    op->operands = (sdyi_use *)(void *)(memory + operands);
    op->attrs.pairs = (sdyi_pair *)(void *)(memory + attrs);
    op->regions = (sdyi_region *)(void *)(memory + regions);
    return op;
}

sdyi_op *sdyi_op_make(sdyi_module *module, const sdyi_op_parts *parts) {
    sdyi_op *const op = allocate(module, parts);
    op->row = sdyi_row_of(module->pool, parts->name);
    op->name = parts->name;
    op->module = module;
    op->number = module->n_ops++;
    sdyi_op_set_loc(op, parts->loc);
    op->n_operands = parts->n_operands;
    op->n_results = parts->n_results;
    op->n_regions = parts->n_regions;
    op->n_successors = parts->n_successors;
    for (int i = 0; i < op->n_successors; i++)
        sdyi_successors(op)[i] = parts->successors[i];
    copy_attrs(op, &parts->attrs);
    for (int i = 0; i < op->n_operands; i++) {
        op->operands[i].user = op;
        link_use(&op->operands[i], parts->operands[i]);
    }
    for (int i = 0; i < op->n_results; i++)
        op->results[i] = (sdyi_value){.type = parts->results[i],
                                      .op = op,
                                      .index = i,
                                      .number = module->n_values++};
    for (int i = 0; i < op->n_regions; i++) {
        op->regions[i].op = op;
        if (parts->regions != NULL)
            sdyi_region_take(&op->regions[i], &parts->regions[i]);
    }
    return op;
}

void sdyi_op_set_kind(sdyi_op *op, sdyi_name name) {
    op->module->n_changes++;
    op->name = name;
    op->row = sdyi_row_of(op->module->pool, name);
    TELL(op, changed);
}

sdyi_block *sdyi_block_make(sdyi_module *module) {
    return SDYI_NEW(&module->zone, sdyi_block, 1);
}

sdyi_value *sdyi_block_add_arg(sdyi_module *module, sdyi_block *block,
                               const sdyi_type *type, sdyi_loc loc) {
    module->n_changes++;
    sdyi_argument *const arg = SDYI_NEW(&module->zone, sdyi_argument, 1);
    *arg = (sdyi_argument){.value = {.type = type,
                                     .index = block->n_args,
                                     .number = module->n_values++},
                           .block = block,
                           .loc = loc};
    SDYI_GROW(&module->zone, block->args, block->n_args, block->args_capacity);
    block->args[block->n_args++] = &arg->value;
    return &arg->value;
}

void sdyi_block_keep_args(sdyi_module *module, sdyi_block *block,
                          const int *kept, int n) {
    module->n_changes++;
    for (int i = 0; i < n; i++) {
        block->args[i] = block->args[kept[i]];
        block->args[i]->index = i;
    }
    block->n_args = n;
}

void sdyi_block_drop_args(sdyi_module *module, sdyi_block *block) {
    int n = 0;
    module->n_changes++;
    for (int i = 0; i < block->n_args; i++) {
        sdyi_value *const arg = block->args[i];
        if (arg->uses == NULL)
            continue;
        arg->index = n;
        block->args[n++] = arg;
    }
    block->n_args = n;
}

void sdyi_region_append(sdyi_region *region, sdyi_block *block) {
    block->region = region;
    block->prev = region->last;
    block->next = NULL;
    if (region->last == NULL)
        region->first = block;
    else
        region->last->next = block;
    region->last = block;
    if (region->op != NULL)
        region->op->module->n_changes++;
}

void sdyi_block_erase(sdyi_block *block) {
    sdyi_region *const region = block->region;
    while (block->last != NULL)
        sdyi_op_erase(block->last);
    *(block->prev == NULL ? &region->first : &block->prev->next) = block->next;
    *(block->next == NULL ? &region->last : &block->next->prev) = block->prev;
    block->region = NULL;
    region->op->module->n_changes++;
}

int sdyi_region_count(const sdyi_region *region) {
    int n = 0;
    for (const sdyi_block *b = region->first; b != NULL; b = b->next)
        n++;
    return n;
}

void sdyi_region_take(sdyi_region *to, sdyi_region *from) {
    for (sdyi_block *b = from->first, *next; b != NULL; b = next) {
        next = b->next;
        sdyi_region_append(to, b);
    }
    from->first = from->last = NULL;
    if (from->op != NULL)
        from->op->module->n_changes++;
}

/* -- places in a block ----------------------------------------------------- */

/* Order numbers with gaps: an op inserted between two takes the middle; without
 * room, the block is renumbered on the next query. 0: no number. */
#define ORDER_GAP 64

static void number_block(const sdyi_block *block) {
    int order = 0;
    for (sdyi_op *op = block->first; op != NULL; op = op->next) {
        assert(order < INT_MAX - ORDER_GAP);
        op->order = order += ORDER_GAP;
    }
}

static void give_order(sdyi_op *op) {
    const int before = op->prev == NULL ? 0 : op->prev->order;
    const bool is_unknown = op->prev != NULL && before == 0;
    if (op->next == NULL)
        op->order =
            is_unknown || before > INT_MAX - ORDER_GAP ? 0 : before + ORDER_GAP;
    else
        op->order = is_unknown || op->next->order - before < 2
                        ? 0
                        : before + (op->next->order - before) / 2;
}

bool sdyi_op_is_before(sdyi_op *op, sdyi_op *other) {
    assert(op->block == other->block);
    if (op->order == 0 || other->order == 0)
        number_block(op->block);
    return op->order < other->order;
}

void sdyi_op_append(sdyi_block *block, sdyi_op *op) {
    op->block = block;
    op->prev = block->last;
    op->next = NULL;
    if (block->last == NULL)
        block->first = op;
    else
        block->last->next = op;
    block->last = op;
    op->module->n_changes++;
    give_order(op);
    TELL(op, inserted);
}

static void link_before(sdyi_op *op, sdyi_op *other) {
    op->block = other->block;
    op->prev = other->prev;
    op->next = other;
    other->prev = op;
    if (op->prev == NULL)
        op->block->first = op;
    else
        op->prev->next = op;
    op->module->n_changes++;
    give_order(op);
}

void sdyi_op_insert_before(sdyi_op *op, sdyi_op *other) {
    link_before(op, other);
    TELL(op, inserted);
}

void sdyi_op_move_before(sdyi_op *op, sdyi_op *other) {
    sdyi_op_remove(op);
    link_before(op, other);
}

void sdyi_op_remove(sdyi_op *op) {
    sdyi_block *const block = op->block;
    op->module->n_changes++;
    *(op->prev == NULL ? &block->first : &op->prev->next) = op->next;
    *(op->next == NULL ? &block->last : &op->next->prev) = op->prev;
    op->block = NULL;
    op->prev = op->next = NULL;
    op->order = 0;
}

void sdyi_op_become_block(sdyi_op *op, sdyi_block *block) {
    sdyi_op *const end = block->last;
    while (block->first != NULL) {
        sdyi_op *const inner = block->first;
        sdyi_op_remove(inner);
        sdyi_op_insert_before(inner, op);
    }
    for (int i = 0; i < block->n_args; i++)
        sdyi_value_replace(block->args[i], sdyi_operand(op, i));
    for (int i = 0; i < op->n_results; i++)
        sdyi_value_replace(&op->results[i], sdyi_operand(end, i));
    sdyi_op_erase(op);
    sdyi_op_erase(end);
}

/* Last op first, so that users go before the ops they use; the listener sees
 * each op with its operands. */
void sdyi_op_erase(sdyi_op *op) {
    for (int r = op->n_regions - 1; r >= 0; r--)
        for (const sdyi_block *b = op->regions[r].last; b != NULL; b = b->prev)
            while (b->last != NULL)
                sdyi_op_erase(b->last);
    TELL(op, erased);
    for (int i = 0; i < op->n_operands; i++)
        unlink_use(&op->operands[i]);
    if (op->block != NULL)
        sdyi_op_remove(op);
}

bool sdyi_op_replace(sdyi_op *op, sdyi_value *by) {
    sdyi_value_replace(&op->results[0], by);
    sdyi_op_erase(op);
    return true;
}

/* -- attributes ------------------------------------------------------------ */

void sdyi_op_set_attr(sdyi_op *op, sdyi_name name, const sdyi_attr *value) {
    op->module->n_changes++;
    sdyi_dict_set(op->module->pool, &op->module->zone, &op->attrs, name, value);
    TELL(op, changed);
}

/* -- queries --------------------------------------------------------------- */

sdyi_op *sdyi_block_parent(const sdyi_block *block) {
    return block == NULL || block->region == NULL ? NULL : block->region->op;
}

sdyi_op *sdyi_op_parent(const sdyi_op *op) {
    return sdyi_block_parent(op->block);
}

bool sdyi_op_is_in(const sdyi_op *op, const sdyi_op *other) {
    while (op != NULL && op != other)
        op = sdyi_op_parent(op);
    return op != NULL;
}

sdyi_block *sdyi_value_block(const sdyi_value *value) {
    return value->op != NULL ? value->op->block
                             : sdyi_argument_of(value)->block;
}

sdyi_op *sdyi_value_around(const sdyi_value *value) {
    return value->op != NULL ? value->op
                             : sdyi_block_parent(sdyi_value_block(value));
}

sdyi_loc sdyi_value_loc(const sdyi_value *value) {
    return value->op != NULL ? sdyi_op_loc(value->op)
                             : sdyi_argument_of(value)->loc;
}

/* Encoding of `where`: 0, none; even, the address of a loc(..) attribute; odd,
 * twice the offset in the source, plus 1. */
sdyi_loc sdyi_op_loc(const sdyi_op *op) {
    if (op->where == 0)
        return (sdyi_loc){0};
    if (op->where % 2 == 0)
        return (sdyi_loc){.written = (const sdyi_attr *)(uintptr_t)op->where};
    return (sdyi_loc){.source = op->module->source,
                      .offset = (uint32_t)(op->where >> 1)};
}

void sdyi_op_set_loc(sdyi_op *op, sdyi_loc loc) {
    assert(loc.written != NULL || loc.source == NULL ||
           loc.source == op->module->source);
    op->where = loc.written != NULL  ? (uintptr_t)loc.written
                : loc.source != NULL ? (uint64_t)loc.offset << 1 | 1
                                     : 0;
}

const char *sdyi_op_name(const sdyi_op *op) {
    return sdyi_name_text(op->module->pool, op->name);
}

bool sdyi_value_has_other_users(const sdyi_value *value, const sdyi_op *user) {
    const sdyi_op *other = NULL;
    for (const sdyi_use *u = value->uses; u != NULL; u = u->next) {
        if (u->user == user || u->user == other)
            continue;
        if (other != NULL)
            return true;
        other = u->user;
    }
    return false;
}

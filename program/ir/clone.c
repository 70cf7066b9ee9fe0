/* Clones of ops and regions: all ops first, then operands, since a graph region
 * may use values before their definition. */
#include "program/ir/clone.h"

#include "program/ir/written.h"

sdyi_value *sdyi_mapped(const sdyi_side_table *map, sdyi_value *value) {
    sdyi_value *const by = sdyi_side_table_get(map, value->number);
    return by == NULL ? value : by;
}

/* Without operands and regions, which may use values not yet cloned. */
static sdyi_op *clone_bare(const sdyi_op *op, sdyi_side_table *map) {
    sdyi_module *const module = op->module;
    const sdyi_type **const types =
        SDYI_NEW(&module->pool->scratch, const sdyi_type *, op->n_results);
    for (int i = 0; i < op->n_results; i++)
        types[i] = op->results[i].type;
    const sdyi_op_parts parts = {.name = op->name,
                                 .loc = sdyi_op_loc(op),
                                 .results = types,
                                 .n_results = op->n_results,
                                 .successors = sdyi_successors(op),
                                 .n_successors = op->n_successors,
                                 .n_regions = op->n_regions,
                                 .attrs = op->attrs};
    sdyi_op *const copy = sdyi_op_make(module, &parts);
    for (int i = 0; i < op->n_results; i++) {
        sdyi_side_table_set(map, op->results[i].number, &copy->results[i]);
        sdyi_written_copy(module, &op->results[i], &copy->results[i]);
    }
    return copy;
}

static void clone_rest(const sdyi_op *op, sdyi_op *copy, sdyi_side_table *map) {
    sdyi_value **const values =
        SDYI_NEW(&op->module->pool->scratch, sdyi_value *, op->n_operands);
    for (int i = 0; i < op->n_operands; i++)
        values[i] = sdyi_mapped(map, sdyi_operand(op, i));
    sdyi_operands_set(copy, values, op->n_operands);
    for (int i = 0; i < op->n_regions; i++)
        sdyi_region_clone(&op->regions[i], op->module, &copy->regions[i], map);
}

/* The copy at the place of `block` in `region`; `copy` is the first one. */
static sdyi_block *copied_block(sdyi_block *copy, const sdyi_region *region,
                                sdyi_block *block) {
    if (block->region != region)
        return block;
    for (const sdyi_block *b = region->first; b != NULL && b != block;
         b = b->next)
        copy = copy->next;
    return copy;
}

void sdyi_region_clone(const sdyi_region *region, sdyi_module *module,
                       sdyi_region *to, sdyi_side_table *map) {
    sdyi_block *const before = to->last;
    for (const sdyi_block *b = region->first; b != NULL; b = b->next) {
        sdyi_block *const copy = sdyi_block_make(module);
        sdyi_region_append(to, copy);
        for (int i = 0; i < b->n_args; i++) {
            sdyi_value *const arg = sdyi_block_add_arg(
                module, copy, b->args[i]->type, sdyi_value_loc(b->args[i]));
            sdyi_side_table_set(map, b->args[i]->number, arg);
            sdyi_written_copy(module, b->args[i], arg);
        }
        for (const sdyi_op *op = b->first; op != NULL; op = op->next)
            sdyi_op_append(copy, clone_bare(op, map));
    }
    sdyi_block *const first = before == NULL ? to->first : before->next;
    const sdyi_block *copy = first;
    for (const sdyi_block *b = region->first; b != NULL;
         b = b->next, copy = copy->next) {
        sdyi_op *twin = copy->first;
        for (const sdyi_op *op = b->first; op != NULL;
             op = op->next, twin = twin->next) {
            clone_rest(op, twin, map);
            for (int i = 0; i < op->n_successors; i++)
                sdyi_successors(twin)[i] =
                    copied_block(first, region, sdyi_successors(op)[i]);
        }
    }
}

sdyi_op *sdyi_op_clone(const sdyi_op *op, sdyi_side_table *map) {
    sdyi_op *const copy = clone_bare(op, map);
    clone_rest(op, copy, map);
    return copy;
}

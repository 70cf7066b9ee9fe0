/* Storage of shardings and data-flow links, by the tables of the header. */
#include "program/dialects/shardable.h"

#include "program/rows/op_kind.h"

#include <string.h>

/* -- links of data-flow ops ------------------------------------------------ */

static bool has_flow(const sdyi_op *op, sdyi_flow flow) {
    return op != NULL && (op->row->flow & (unsigned)flow) != 0;
}

sdyi_op *sdyi_edge_of(const sdyi_value *owner) {
    sdyi_op *const user = owner->uses == NULL ? NULL : owner->uses->user;
    return user != NULL && user->row->kind == SDYI_OP_SDY_DATA_FLOW_EDGE ? user
                                                                         : NULL;
}

sdyi_value *sdyi_owner_of(const sdyi_value *target) {
    if (target->op != NULL)
        return has_flow(target->op, SDYI_FLOW_RESULTS) ? (sdyi_value *)target
                                                       : NULL;
    const sdyi_op *const op = sdyi_block_parent(sdyi_value_block(target));
    if (sdyi_value_block(target)->prev != NULL)
        return NULL;
    if (has_flow(op, SDYI_FLOW_ARGS_OWN))
        return (sdyi_value *)target;
    return has_flow(op, SDYI_FLOW_ARGS_FOLLOW) && target->index < op->n_results
               ? sdyi_result(op, target->index)
               : NULL;
}

/* The first region with sources in its terminator. */
static int first_source_region(const sdyi_op *op) {
    return has_flow(op, SDYI_FLOW_ARGS_FOLLOW) ? 1 : 0;
}

static int region_number(const sdyi_op *op, const sdyi_region *region) {
    return (int)(region - op->regions);
}

static sdyi_value *owner_of_operand(const sdyi_op *op, int i) {
    if (has_flow(op, SDYI_FLOW_OPERANDS) && i < op->n_results)
        return sdyi_result(op, i);
    if (!has_flow(op, SDYI_FLOW_ARGS_OWN))
        return NULL;
    const sdyi_block *const body = op->regions[0].first;
    return body != NULL && i < body->n_args ? body->args[i] : NULL;
}

sdyi_value *sdyi_owner_of_use(const sdyi_use *use) {
    const sdyi_op *const user = use->user;
    const int i = (int)(use - user->operands);
    if (user->row->flow != 0)
        return owner_of_operand(user, i);
    const sdyi_op *const op = sdyi_op_parent(user);
    return sdyi_op_has(user, SDYI_TERMINATOR) &&
                   has_flow(op, SDYI_FLOW_RESULTS) && i < op->n_results &&
                   region_number(op, user->block->region) >=
                       first_source_region(op)
               ? sdyi_result(op, i)
               : NULL;
}

/* The terminator of a region; NULL: none. */
static const sdyi_op *end_of(const sdyi_region *region) {
    return region->first == NULL ? NULL : region->first->last;
}

int sdyi_flow_source_count(const sdyi_value *owner) {
    const sdyi_op *const op = owner->op;
    if (op == NULL)
        return 1;
    return op->n_regions - first_source_region(op) +
           has_flow(op, SDYI_FLOW_OPERANDS);
}

sdyi_use *sdyi_flow_source_use(const sdyi_value *owner, int i) {
    const sdyi_op *const op = owner->op;
    const sdyi_op *user = op;
    if (op == NULL)
        user = sdyi_block_parent(sdyi_value_block(owner));
    else if (!has_flow(op, SDYI_FLOW_OPERANDS) || i-- > 0)
        user = end_of(&op->regions[first_source_region(op) + i]);
    return &user->operands[owner->index];
}

sdyi_value *sdyi_flow_source(const sdyi_value *owner, int i) {
    return sdyi_flow_source_use(owner, i)->value;
}

int sdyi_flow_target_count(const sdyi_value *owner) {
    return has_flow(owner->op, SDYI_FLOW_ARGS_FOLLOW) ? owner->op->n_regions
                                                      : 0;
}

sdyi_value *sdyi_flow_target(const sdyi_value *owner, int i) {
    return owner->op->regions[i].first->args[owner->index];
}

/* -- places ---------------------------------------------------------------- */

sdyi_value *sdyi_shardable(sdyi_value *value) {
    sdyi_value *const owner = sdyi_owner_of(value);
    if (owner != NULL) {
        const sdyi_op *const edge = sdyi_edge_of(owner);
        return edge == NULL ? owner : sdyi_result(edge, 0);
    }
    if (value->op != NULL)
        return value;
    const sdyi_op *const op = sdyi_block_parent(sdyi_value_block(value));
    if (op == NULL || sdyi_value_block(value)->prev != NULL)
        return NULL;
    if (op->row->kind == SDYI_OP_FUNC_FUNC)
        return value;
    return has_flow(op, SDYI_FLOW_ARGS_ARE_OPERANDS) &&
                   value->index < op->n_operands
               ? sdyi_shardable(sdyi_operand(op, value->index))
               : NULL;
}

/* The attribute with the sharding of an op's results; `*is_list`: one sharding
 * for each. */
static sdyi_name place_of_results(const sdyi_op *op, bool *is_list) {
    *is_list = false;
    switch (op->row->kind) {
    case SDYI_OP_SDY_DATA_FLOW_EDGE:
    case SDYI_OP_SDY_SHARDING_CONSTRAINT:
    case SDYI_OP_SDY_RESHARD:
        return SDYI_NAME_SHARDING;
    default:
        if (sdyi_op_has(op, SDYI_COLLECTIVE))
            return SDYI_NAME_OUT_SHARDING;
        *is_list = true;
        return has_flow(op, SDYI_FLOW_ARGS_OWN) ? SDYI_NAME_OUT_SHARDINGS
                                                : SDYI_NAME_SDY_SHARDING;
    }
}

static const sdyi_attr *entry_of(const sdyi_attr *list, int i) {
    return sdyi_attr_is(list, SDYI_ATTR_SHARDINGS) && i < list->n
               ? list->cells[i].attr
               : NULL;
}

static const sdyi_attr *known(const sdyi_attr *attr) {
    return sdyi_attr_is(attr, SDYI_ATTR_SHARDING) ? attr : NULL;
}

static const sdyi_attr *of_result(const sdyi_op *op, int i) {
    bool is_list;
    const sdyi_attr *const attr =
        sdyi_op_attr(op, place_of_results(op, &is_list));
    return known(is_list ? entry_of(attr, i) : attr);
}

/* The sharding in entry `i` of argument or result attributes. */
static const sdyi_attr *of_dict(const sdyi_op *function, sdyi_name list,
                                int i) {
    const sdyi_attr *const dicts = sdyi_op_attr(function, list);
    if (!sdyi_attr_is(dicts, SDYI_ATTR_ARRAY) || i >= dicts->n ||
        !sdyi_attr_is(dicts->cells[i].attr, SDYI_ATTR_DICT))
        return NULL;
    return known(
        sdyi_attr_dict_get(dicts->cells[i].attr, SDYI_NAME_SDY_SHARDING));
}

const sdyi_attr *sdyi_manual_axes_of(const sdyi_op *op) {
    const sdyi_attr *const axes = sdyi_op_attr(op, SDYI_NAME_MANUAL_AXES);
    return sdyi_attr_is(axes, SDYI_ATTR_MANUAL_AXES) && axes->n > 0 ? axes
                                                                    : NULL;
}

static const sdyi_attr *of_body_arg(const sdyi_op *op, int i) {
    const sdyi_attr *const attr =
        known(entry_of(sdyi_op_attr(op, SDYI_NAME_IN_SHARDINGS), i));
    const sdyi_attr *const axes = sdyi_manual_axes_of(op);
    return attr == NULL || axes == NULL
               ? attr
               : sdyi_sharding_inside(op->module->pool, attr, axes);
}

const sdyi_attr *sdyi_sharding_of(const sdyi_value *value) {
    const sdyi_value *const at = sdyi_shardable((sdyi_value *)value);
    if (at == NULL)
        return NULL;
    if (at->op != NULL)
        return of_result(at->op, at->index);
    const sdyi_op *const op = sdyi_block_parent(sdyi_value_block(at));
    return has_flow(op, SDYI_FLOW_ARGS_OWN)
               ? of_body_arg(op, at->index)
               : of_dict(op, SDYI_NAME_ARG_ATTRS, at->index);
}

const sdyi_attr *sdyi_arg_sharding_of(const sdyi_op *function, int i) {
    return of_dict(function, SDYI_NAME_ARG_ATTRS, i);
}

const sdyi_attr *sdyi_result_sharding_of(const sdyi_op *function, int i) {
    return of_dict(function, SDYI_NAME_RES_ATTRS, i);
}

/* -- setting --------------------------------------------------------------- */

/* Set a list of `n` shardings: NULL entries keep theirs in `list`, or are fully
 * open on the mesh of the first given one. */
static void set_list(sdyi_op *op, sdyi_name name,
                     const sdyi_attr *const *shardings,
                     const sdyi_type *const *types, int n) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const list = sdyi_op_attr(op, name);
    const sdyi_attr *like = NULL;
    for (int i = 0; i < n && like == NULL; i++)
        like = shardings[i];
    if (like == NULL)
        return;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, n);
    for (int i = 0; i < n; i++) {
        const sdyi_attr *attr = shardings[i];
        if (attr == NULL)
            attr = entry_of(list, i);
        if (attr == NULL)
            attr = sdyi_sharding_open(
                pool, like,
                types[i]->kind == SDYI_TYPE_TENSOR ? types[i]->n : 0);
        cells[i].attr = attr != NULL ? attr : like;
    }
    sdyi_op_set_attr(
        op, name, sdyi_attr_make(pool, SDYI_ATTR_SHARDINGS, 0, NULL, cells, n));
    sdyi_zone_reset(&pool->scratch, mark);
}

sdyi_value *sdyi_past_barriers(sdyi_value *value) {
    while (value->op != NULL &&
           value->op->row->kind == SDYI_OP_SDY_PROPAGATION_BARRIER)
        value = sdyi_operand(value->op, 0);
    return value;
}

void sdyi_shardings_set(sdyi_op *op, const sdyi_attr *const *shardings) {
    bool is_list;
    const sdyi_name name = place_of_results(op, &is_list);
    if (!is_list) {
        if (shardings[0] != NULL)
            sdyi_op_set_attr(op, name, shardings[0]);
        return;
    }
    sdyi_zone *const scratch = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(scratch);
    const sdyi_type **const types =
        SDYI_NEW(scratch, const sdyi_type *, op->n_results);
    for (int i = 0; i < op->n_results; i++)
        types[i] = op->results[i].type;
    set_list(op, name, shardings, types, op->n_results);
    sdyi_zone_reset(scratch, mark);
}

/* The number of arguments or results by the function's type attribute; 0
 * without one. */
static int count_of(const sdyi_op *function, sdyi_name list) {
    const sdyi_attr *const attr =
        sdyi_op_attr(function, SDYI_NAME_FUNCTION_TYPE);
    if (!sdyi_attr_is(attr, SDYI_ATTR_TYPE))
        return 0;
    return list == SDYI_NAME_ARG_ATTRS ? attr->type->n_inputs
                                       : attr->type->n - attr->type->n_inputs;
}

/* Set shardings in `count` dictionaries from `first` on; NULL entries are left
 * alone or, with `clears`, removed. An empty list is removed as a whole. */
static void set_dicts(sdyi_op *function, sdyi_name name,
                      const sdyi_attr *const *shardings, int first, int count,
                      bool clears) {
    const int n = count_of(function, name);
    sdyi_pool *const pool = function->module->pool;
    const sdyi_attr *const old = sdyi_op_attr(function, name);
    const bool has_list = sdyi_attr_is(old, SDYI_ATTR_ARRAY);
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, n);
    bool is_empty = true;
    for (int i = 0; i < n; i++) {
        const sdyi_attr *dict =
            has_list && i < old->n ? old->cells[i].attr : NULL;
        const sdyi_attr *const sharding =
            i >= first && i < first + count ? shardings[i - first] : NULL;
        const bool is_set = sharding != NULL || (clears && i == first);
        if (dict == NULL || is_set)
            dict = sdyi_attr_dict_with(
                pool, sdyi_attr_is(dict, SDYI_ATTR_DICT) ? dict : NULL,
                SDYI_NAME_SDY_SHARDING,
                is_set ? sharding : of_dict(function, name, i));
        cells[i].attr = dict;
        is_empty = is_empty && dict->n == 0;
    }
    sdyi_op_set_attr(
        function, name,
        is_empty ? NULL
                 : sdyi_attr_make(pool, SDYI_ATTR_ARRAY, 0, NULL, cells, n));
    sdyi_zone_reset(&pool->scratch, mark);
}

void sdyi_arg_shardings_set(sdyi_op *function,
                            const sdyi_attr *const *shardings) {
    set_dicts(function, SDYI_NAME_ARG_ATTRS, shardings, 0,
              count_of(function, SDYI_NAME_ARG_ATTRS), false);
}

void sdyi_result_shardings_set(sdyi_op *function,
                               const sdyi_attr *const *shardings) {
    set_dicts(function, SDYI_NAME_RES_ATTRS, shardings, 0,
              count_of(function, SDYI_NAME_RES_ATTRS), false);
}

void sdyi_arg_sharding_set(sdyi_op *function, int i,
                           const sdyi_attr *sharding) {
    set_dicts(function, SDYI_NAME_ARG_ATTRS, &sharding, i, 1, true);
}

void sdyi_result_sharding_set(sdyi_op *function, int i,
                              const sdyi_attr *sharding) {
    set_dicts(function, SDYI_NAME_RES_ATTRS, &sharding, i, 1, true);
}

/* A body argument: the op stores its sharding as seen from outside. */
static void set_body_arg(const sdyi_value *arg, const sdyi_attr *sharding) {
    const sdyi_block *const block = sdyi_value_block(arg);
    sdyi_op *const op = sdyi_block_parent(block);
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const axes = sdyi_manual_axes_of(op);
    const sdyi_attr *const outside =
        entry_of(sdyi_op_attr(op, SDYI_NAME_IN_SHARDINGS), arg->index);
    if (axes != NULL && outside != NULL)
        sharding = sdyi_sharding_outside(pool, outside, sharding, axes);
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyi_attr **const list =
        SDYI_NEW(&pool->scratch, const sdyi_attr *, block->n_args);
    const sdyi_type **const types =
        SDYI_NEW(&pool->scratch, const sdyi_type *, block->n_args);
    for (int i = 0; i < block->n_args; i++)
        types[i] = block->args[i]->type;
    list[arg->index] = sharding;
    set_list(op, SDYI_NAME_IN_SHARDINGS, list, types, block->n_args);
    sdyi_zone_reset(&pool->scratch, mark);
}

static void set_result(const sdyi_value *result, const sdyi_attr *sharding) {
    sdyi_zone *const scratch = &result->op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(scratch);
    const sdyi_attr **const list =
        SDYI_NEW(scratch, const sdyi_attr *, result->op->n_results);
    list[result->index] = sharding;
    sdyi_shardings_set(result->op, list);
    sdyi_zone_reset(scratch, mark);
}

void sdyi_sharding_set(sdyi_value *value, const sdyi_attr *sharding) {
    const sdyi_value *const at = sdyi_shardable(value);
    if (at == NULL)
        return;
    if (at->op != NULL) {
        set_result(at, sharding);
        return;
    }
    sdyi_op *const op = sdyi_block_parent(sdyi_value_block(at));
    if (has_flow(op, SDYI_FLOW_ARGS_OWN))
        set_body_arg(at, sharding);
    else
        set_dicts(op, SDYI_NAME_ARG_ATTRS, &sharding, at->index, 1, false);
}

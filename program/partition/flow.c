/* Ops with bodies, and calls:
 *
 *   while, case, if       values have the layouts of the results; bodies are
 *                         visited
 *   optimization_barrier  operands have the layouts of the results
 *   named, manual         the body is spliced in; values of a manual
 *                         computation are tiles along the manual axes, and such
 *                         a tile is the global tensor of its body
 *   call, composite       values have the layouts of the function's */
#include "program/partition/tiles.h"

#include "program/dialects/shardable.h"

static const sdyi_layout **new_layouts(sdyi_tiles *t, int n) {
    return SDYI_NEW(t->zone, const sdyi_layout *, n);
}

/* Note the layouts of an op's results, as their shardings say but without
 * unreduced axes; the list of them. */
static const sdyi_layout **note_results(sdyi_tiles *t, sdyi_op *op) {
    const sdyi_layout **const list = new_layouts(t, op->n_results);
    for (int i = 0; i < op->n_results; i++)
        list[i] = sdyi_summed(t, sdyi_wanted(t, &op->results[i]));
    for (int i = 0; i < op->n_results; i++)
        (void)sdyi_set_layout(t, &op->results[i], list[i]);
    return list;
}

static void operands_to_layout(sdyi_tiles *t, sdyi_op *op,
                               const sdyi_layout *const *list) {
    for (int i = 0; i < op->n_operands; i++)
        sdyi_operand_to_layout(t, op, i, list[i]);
}

/* -- control flow ---------------------------------------------------------- */

static void visit_while(sdyi_tiles *t, sdyi_op *op) {
    const sdyi_layout *const *const list = note_results(t, op);
    operands_to_layout(t, op, list);
    for (int r = 0; r < op->n_regions; r++) {
        sdyi_block *const body = op->regions[r].first;
        for (int i = 0; i < body->n_args; i++)
            (void)sdyi_set_layout(t, body->args[i], list[i]);
        sdyi_visit_block(t, body, list, r == 0 ? 0 : op->n_results);
    }
}

static void visit_branches(sdyi_tiles *t, sdyi_op *op) {
    const sdyi_layout *const *const list = note_results(t, op);
    sdyi_operand_to_layout(t, op, 0, NULL);
    for (int r = 0; r < op->n_regions; r++)
        sdyi_visit_block(t, op->regions[r].first, list, op->n_results);
}

static void visit_barrier(sdyi_tiles *t, sdyi_op *op) {
    operands_to_layout(t, op, note_results(t, op));
}

/* -- calls ----------------------------------------------------------------- */

/* The function that an op names; NULL: there is none that is cut. */
static const sdyi_op *named_by(const sdyi_tiles *t, const sdyi_op *op,
                               sdyi_name attr) {
    const sdyi_attr *const name = sdyi_op_attr(op, attr);
    const sdyi_op *const function =
        sdyi_attr_is(name, SDYI_ATTR_SYMBOL) && name->n == 1
            ? sdyi_symbols_find(&t->symbols, (sdyi_name)name->cells[0].integer)
            : NULL;
    return sdyi_is_kind(function, SDYI_OP_FUNC_FUNC) &&
                   sdyi_side_table_get(&t->cut, function->number) != NULL
               ? function
               : NULL;
}

static void call_to_layout(sdyi_tiles *t, sdyi_op *op, const sdyi_op *callee) {
    for (int i = 0; i < op->n_operands; i++)
        sdyi_operand_to_layout(
            t, op, i,
            sdyi_summed(t, sdyi_find_layout(t, callee,
                                            sdyi_arg_sharding_of(callee, i),
                                            sdyi_operand(op, i)->type)));
    for (int i = 0; i < op->n_results; i++)
        (void)sdyi_set_layout(
            t, &op->results[i],
            sdyi_summed(t, sdyi_find_layout(t, callee,
                                            sdyi_result_sharding_of(callee, i),
                                            op->results[i].type)));
    for (int i = 0; i < op->n_results; i++)
        sdyi_result_to_layout(t, &op->results[i],
                              sdyi_summed(t, sdyi_wanted(t, &op->results[i])),
                              SDYRT_SUM);
}

static sdyi_op *call_of(sdyi_op *op) {
    const sdyi_attr *const callee = sdyi_op_attr(op, SDYI_NAME_DECOMPOSITION);
    const sdyi_attr *const sharding = sdyi_op_attr(op, SDYI_NAME_SDY_SHARDING);
    sdyi_op *const call =
        sdyi_replace_like(op, SDYI_OP_FUNC_CALL, &(sdyi_dict){.n = 0});
    sdyi_op_set_attr(call, SDYI_NAME_CALLEE, callee);
    sdyi_op_set_attr(call, SDYI_NAME_SDY_SHARDING, sharding);
    return call;
}

/* A composite is a call of its decomposition. */
static bool visit_call(sdyi_tiles *t, sdyi_op *op, sdyi_name attr) {
    const sdyi_op *const callee = named_by(t, op, attr);
    if (callee == NULL)
        return false;
    if (op->row->kind != SDYI_OP_FUNC_CALL)
        op = call_of(op);
    call_to_layout(t, op, callee);
    return true;
}

/* -- named and manual computations ----------------------------------------- */

static bool divides(const sdyi_layout *layout, const sdyi_type *type) {
    for (int d = 0; d < type->n; d++)
        if (type->cells[d].integer %
                sdyi_shard_count(layout->sharding->dims[d].axes) !=
            0)
            return false;
    return true;
}

/* The refs of a list that are of manual axes, or the others. */
static sdyi_span chosen(sdyi_tiles *t, const sdyi_attr *manual,
                        const sdyrt_mesh *mesh, sdyi_span axes, bool are) {
    sdyi_ref *const refs = SDYI_NEW(&t->pool->scratch, sdyi_ref, axes.count);
    int n = 0;
    for (int i = 0; i < axes.count; i++)
        if (sdyi_is_manual_axis(t->pool, manual,
                                mesh->names[axes.refs[i].axis]) == are)
            refs[n++] = axes.refs[i];
    return (sdyi_span){refs, n};
}

static const sdyi_layout *part_of(sdyi_tiles *t, const sdyi_attr *manual,
                                  const sdyi_layout *layout, bool are) {
    const sdyrt_mesh *const mesh = sdyi_layout_mesh(layout);
    sdyi_sharding_parts parts;
    sdyi_layout_parts(layout, &parts);
    for (int d = 0; d < parts.rank; d++)
        parts.dims[d].axes = chosen(t, manual, mesh, parts.dims[d].axes, are);
    parts.unreduced = chosen(t, manual, mesh, parts.unreduced, are);
    return sdyi_make_layout(t, &parts);
}

/* A value on the edge of a manual computation: its layout outside, and in it.
 * Along free axes it stays cut where they divide it, as tiles inside and
 * outside are then the same. */
typedef struct edge {
    const sdyi_layout *outside, *inside;
} edge;

static edge find_edge(sdyi_tiles *t, sdyi_op *op, const sdyi_attr *manual,
                      const sdyi_attr *sharding, const sdyi_type *type) {
    const sdyi_layout *const named = sdyi_find_layout(t, op, sharding, type);
    if (manual == NULL)
        return (edge){sdyi_summed(t, named), sdyi_summed(t, named)};
    edge e = {sdyi_edge_layout(t, op, sharding, type), NULL};
    const sdyi_layout *const cut =
        e.outside == NULL ? NULL : part_of(t, manual, e.outside, true);
    if (e.outside == cut)
        ;
    else if (!t->is_whole && e.outside->sharding->unreduced.count == 0 &&
             divides(e.outside, type))
        e.inside = part_of(t, manual, e.outside, false);
    else
        e.outside = cut;
    return e;
}

/* A temporary cast: the tile stays, its global type changes, on entering or
 * leaving a manual computation. */
static sdyi_value *cross(sdyi_tiles *t, sdyi_op *before, sdyi_value *value,
                         const sdyi_type *type, const sdyi_layout *layout) {
    sdyi_value *const made =
        sdyi_put_op(before, SDYI_OP_SDY_PROPAGATION_BARRIER, &value, 1, type);
    (void)sdyi_set_layout(t, made, layout);
    sdyi_op_list_add(&t->bounds, made->op);
    return made;
}

static const sdyi_attr *entry(const sdyi_op *op, sdyi_name name, int i) {
    const sdyi_attr *const list = sdyi_op_attr(op, name);
    return sdyi_attr_is(list, SDYI_ATTR_SHARDINGS) && i < list->n
               ? list->cells[i].attr
               : NULL;
}

/* Manual axes, those around it too. */
static const sdyi_attr *joined(sdyi_tiles *t, const sdyi_attr *a,
                               const sdyi_attr *b) {
    if (a == NULL || b == NULL)
        return a == NULL ? b : a;
    sdyi_cell *const cells =
        SDYI_NEW(&t->pool->scratch, sdyi_cell, a->n + b->n);
    for (int64_t i = 0; i < a->n + b->n; i++)
        cells[i] = i < a->n ? a->cells[i] : b->cells[i - a->n];
    return sdyi_attr_make(t->pool, SDYI_ATTR_MANUAL_AXES, 0, NULL, cells,
                          a->n + b->n);
}

/* Splice the body of a computation in before the op, whose operands become the
 * values that the body returns; `around`: the manual axes outside. */
static sdyi_op *open_body(sdyi_tiles *t, sdyi_op *op) {
    const sdyi_attr *const manual = sdyi_manual_axes_of(op);
    const sdyi_attr *const around = t->manual;
    sdyi_block *const body = op->regions[0].first;
    sdyi_op *const end = body->last;
    for (int i = 0; i < op->n_operands; i++) {
        sdyi_value *const arg = body->args[i];
        const edge e =
            find_edge(t, op, manual, entry(op, SDYI_NAME_IN_SHARDINGS, i),
                      sdyi_operand(op, i)->type);
        sdyi_value *value =
            sdyi_to_layout(t, op, sdyi_operand(op, i), e.outside);
        if (manual != NULL) {
            t->manual = joined(t, around, manual);
            value = cross(t, op, value, arg->type, e.inside);
            t->manual = around;
        }
        sdyi_value_replace(arg, value);
    }
    sdyi_value **const values =
        SDYI_NEW(&t->pool->scratch, sdyi_value *, end->n_operands);
    for (int i = 0; i < end->n_operands; i++)
        values[i] = sdyi_operand(end, i);
    sdyi_operands_set(op, values, end->n_operands);
    sdyi_op_erase(end);
    sdyi_op *const first = body->first == NULL ? op : body->first;
    for (sdyi_op *inner = body->first, *next; inner != NULL; inner = next) {
        next = inner->next;
        sdyi_op_move_before(inner, op);
    }
    op->regions[0].first = op->regions[0].last = NULL;
    t->manual = joined(t, around, manual);
    return first;
}

/* The manual axes outside of a computation that ends. */
static const sdyi_attr *manual_outside(sdyi_tiles *t, const sdyi_attr *manual) {
    const int64_t n = t->manual->n - manual->n;
    return n == 0 ? NULL
                  : sdyi_attr_make(t->pool, SDYI_ATTR_MANUAL_AXES, 0, NULL,
                                   t->manual->cells, n);
}

static void close_body(sdyi_tiles *t, sdyi_op *op) {
    const sdyi_attr *const manual = sdyi_manual_axes_of(op);
    const sdyi_attr *const inside = t->manual;
    const sdyi_attr *const around =
        manual == NULL ? inside : manual_outside(t, manual);
    for (int i = 0; i < op->n_results; i++) {
        sdyi_value *const result = &op->results[i];
        const sdyi_attr *const sharding = entry(op, SDYI_NAME_OUT_SHARDINGS, i);
        const edge e = find_edge(t, op, manual, sharding, result->type);
        sdyi_value *value =
            sdyi_to_layout(t, op, sdyi_operand(op, i), e.inside);
        t->manual = around;
        if (manual != NULL)
            value = cross(t, op, value, result->type, e.outside);
        value = sdyi_to_layout(
            t, op, value,
            manual == NULL ? e.outside
                           : sdyi_find_layout(t, op, sharding, result->type));
        sdyi_value_replace(result, value);
        t->manual = inside;
    }
    t->manual = around;
    sdyi_op_erase(op);
}

/* -- all ------------------------------------------------------------------- */

bool sdyi_visit_flow(sdyi_tiles *t, sdyi_op *op, sdyi_op **next) {
    switch (op->row->kind) {
    case SDYI_OP_STABLEHLO_WHILE:
        visit_while(t, op);
        return true;
    case SDYI_OP_STABLEHLO_CASE:
    case SDYI_OP_STABLEHLO_IF:
        visit_branches(t, op);
        return true;
    case SDYI_OP_STABLEHLO_OPTIMIZATION_BARRIER:
        visit_barrier(t, op);
        return true;
    case SDYI_OP_SDY_MANUAL_COMPUTATION:
    case SDYI_OP_SDY_NAMED_COMPUTATION:
        if (op->regions[0].first != NULL)
            *next = open_body(t, op);
        else
            close_body(t, op);
        return true;
    case SDYI_OP_FUNC_CALL:
        return visit_call(t, op, SDYI_NAME_CALLEE);
    case SDYI_OP_STABLEHLO_COMPOSITE:
        return visit_call(t, op, SDYI_NAME_DECOMPOSITION);
    default:
        return false;
    }
}

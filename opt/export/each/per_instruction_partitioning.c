/* Sharded ops, each partitioned by itself: it is replaced by a manual
 * computation along the axes of its shardings. Other ops stay as they are.
 *
 *   %0 = stablehlo.reverse %x, dims = [0]                %x has <@m, [{"a"}]>
 *   ->
 *   %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>]
 *        out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%b: ..) {
 *     stablehlo.reverse %b
 *     collective_permute
 *   }
 *
 * The op is put into a function of a module of its own, which is partitioned.
 * Meanwhile that module is nested in the program's, and meshes that passes add
 * to either are copied to the other. */
#include "opt/export/each/each.h"
#include "opt/pipeline.h"
#include "program/dialects/make.h"
#include "program/dialects/shardable.h"
#include "program/ir/clone.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"

#include <stdio.h>
#include <string.h>

typedef struct options {
    const char *filter; /* see each.h; "" or NULL: all */
    bool has_halos;
    int64_t n_replicas, n_partitions;
} options;

static const sdyi_pass_option pass_options[] = {
    {"filter", SDYI_OPTION_STRING, NULL,
     "ops that are partitioned, pad,slice,selectLow=2,selectHigh=7; else all",
     offsetof(options, filter)},
    {"enable-halo-exchange", SDYI_OPTION_BOOL, "true",
     "shards get elements of their neighbours", offsetof(options, has_halos)},
    SDYI_DEVICE_OPTIONS(options),
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

typedef struct partitioner {
    sdyi_reshards r;
    const options *o;
} partitioner;

/* -- ops that are taken ---------------------------------------------------- */

static sdyi_walk find_outer(void *state, sdyi_op *op) {
    const sdyi_op **const whole = state;
    for (int i = 0; i < op->n_operands; i++)
        if (op != *whole &&
            !sdyi_op_is_in(sdyi_value_around(sdyi_operand(op, i)), *whole))
            return SDYI_WALK_STOP;
    return SDYI_WALK_ON;
}

/* True for a partial sum, which an all_reduce or reduce_scatter completes: in a
 * function of its own it would be the full sum, and be summed twice. */
static bool is_term(const sdyi_value *value) {
    for (const sdyi_use *use = value->uses; use != NULL; use = use->next)
        if (sdyi_is_kind(use->user, SDYI_OP_SDY_ALL_REDUCE) ||
            sdyi_is_kind(use->user, SDYI_OP_SDY_REDUCE_SCATTER))
            return true;
    return false;
}

/* True for a reduce along sharded dimensions whose initial value is not known
 * to be the identity: each shard would count it. */
static bool begins_often(partitioner *p, const sdyi_each_op *e) {
    const sdyi_op *const op = e->op;
    bool is_cut = false;
    if (!sdyi_is_kind(op, SDYI_OP_STABLEHLO_REDUCE))
        return false;
    const sdyi_layout *const in =
        sdyi_layout_of(&p->r.layouts, e->shardings[0]);
    const sdyi_hlo_ints dims = sdyi_hlo_ints_at(op, SDYI_NAME_DIMENSIONS);
    for (int i = 0; i < dims.n; i++)
        is_cut =
            is_cut || in->sharding->dims[dims.at[i].integer].axes.count > 0;
    for (int i = 0; i < op->n_results && is_cut; i++) {
        const sdyi_value *const start = sdyi_operand(op, op->n_results + i);
        const sdyi_attr *const value =
            start->op == NULL ? NULL : sdyi_op_attr(start->op, SDYI_NAME_VALUE);
        if (value == NULL ||
            value != sdyi_identity_of(op, i, start->type->element))
            return true;
    }
    return false;
}

/* True if an op can be outlined: it has results, captures nothing, is no call,
 * and its tensors are static and no partial sums. */
static bool can_stand_alone(sdyi_op *op) {
    const sdyi_op *whole = op;
    for (int i = 0; i < op->n_results; i++)
        if (is_term(&op->results[i]))
            return false;
    if (op->n_results == 0 || sdyi_is_kind(op, SDYI_OP_FUNC_CALL) ||
        (op->n_regions > 0 && !sdyi_walk_pre(op, find_outer, &whole)))
        return false;
    for (int i = 0; i < op->n_operands + op->n_results; i++) {
        const sdyi_type *const type = sdyi_tensor(op, i)->type;
        if (!sdyi_type_is(type, SDYI_TYPE_TENSOR) || !sdyi_type_is_static(type))
            return false;
    }
    return true;
}

/* A result's sharding without unreduced axes: the op's sum is complete. */
static const sdyi_attr *without_sums(partitioner *p,
                                     const sdyi_layout *layout) {
    sdyi_sharding_parts parts;
    if (layout->sharding->unreduced.count == 0)
        return layout->attr;
    sdyi_layout_parts(layout, &parts);
    parts.unreduced = (sdyi_span){NULL, 0};
    return sdyi_layout_make(&p->r.layouts, &parts)->attr;
}

/* The shardings of an op's tensors: on one mesh, those that it lacks closed.
 * Errors: PROGRAM, several meshes. */
static sdyrt_status find_shardings(partitioner *p, sdyi_each_op *e) {
    sdyi_op *const op = e->op;
    const int n = op->n_operands + op->n_results;
    const sdyrt_mesh *mesh;
    e->shardings = SDYI_NEW(&p->r.pool->scratch, const sdyi_attr *, n);
    for (int i = 0; i < n; i++) {
        const sdyi_layout *const own =
            sdyi_own_layout(&p->r, sdyi_tensor(op, i));
        if (own == NULL)
            continue;
        e->shardings[i] = i < op->n_operands ? own->attr : without_sums(p, own);
        if (e->mesh == NULL || !sdyi_cuts_something(e->mesh))
            e->mesh = own;
    }
    if (!sdyi_common_mesh(&p->r.symbols, e->shardings, n, &mesh))
        return sdyi_error(p->r.pool, op,
                          "its operands and results are on several meshes");
    for (int i = 0; i < n; i++)
        if (e->shardings[i] == NULL)
            e->shardings[i] = sdyi_sharding_closed(p->r.pool, e->mesh->attr,
                                                   sdyi_tensor(op, i)->type->n);
    return SDYRT_OK;
}

/* -- the op in a module of its own ----------------------------------------- */

static sdyi_op *make_in(sdyi_op *like, sdyi_block *block, sdyi_op_kind kind,
                        int n_regions) {
    const sdyi_op_parts parts = {.name = SDYI_NAME_COUNT + (sdyi_name)kind,
                                 .loc = sdyi_op_loc(like),
                                 .n_regions = n_regions};
    sdyi_op *const op = sdyi_op_make(like->module, &parts);
    sdyi_op_append(block, op);
    for (int r = 0; r < n_regions; r++)
        sdyi_region_append(&op->regions[r], sdyi_block_make(like->module));
    return op;
}

static void say_function(partitioner *p, sdyi_op *function,
                         const sdyi_each_op *e) {
    const int n = e->op->n_operands;
    sdyi_op_set_attr(function, SDYI_NAME_SYM_NAME,
                     sdyi_attr_string(p->r.pool, "main"));
    sdyi_op_set_attr(
        function, SDYI_NAME_FUNCTION_TYPE,
        sdyi_attr_of_type(p->r.pool,
                          sdyi_type_function(p->r.pool, e->types, n,
                                             e->types + n, e->op->n_results)));
    sdyi_arg_shardings_set(function, e->shardings);
    sdyi_result_shardings_set(function, e->shardings + n);
}

/* A module with the meshes of the program, and a function of the op. */
static sdyi_op *outline(partitioner *p, const sdyi_each_op *e) {
    sdyi_zone *const zone = &p->r.pool->scratch;
    sdyi_op *const op = e->op;
    sdyi_block *const all = p->r.symbols.table->regions[0].first;
    sdyi_side_table map = sdyi_side_table_of(zone);
    sdyi_op *const own = make_in(op, all, SDYI_OP_BUILTIN_MODULE, 1);
    sdyi_block *const block = own->regions[0].first;
    for (const sdyi_op *other = all->first; other != own; other = other->next)
        if (sdyi_is_kind(other, SDYI_OP_SDY_MESH))
            sdyi_op_append(block, sdyi_op_clone(other, &map));
    sdyi_op *const function = make_in(op, block, SDYI_OP_FUNC_FUNC, 1);
    sdyi_block *const body = function->regions[0].first;
    for (int i = 0; i < op->n_operands; i++)
        (void)sdyi_block_add_arg(op->module, body, e->types[i],
                                 sdyi_op_loc(op));
    sdyi_op *const copy = sdyi_op_clone(op, &map);
    for (int i = 0; i < op->n_operands; i++)
        sdyi_operand_set(copy, i, body->args[i]);
    sdyi_op_append(body, copy);
    sdyi_value **const results = SDYI_NEW(zone, sdyi_value *, op->n_results);
    for (int i = 0; i < op->n_results; i++) {
        results[i] = &copy->results[i];
        results[i]->type = e->types[op->n_operands + i];
        sdyi_sharding_set(results[i], e->shardings[op->n_operands + i]);
    }
    sdyi_each_set_sizes(e, copy);
    sdyi_op *const end = make_in(op, body, SDYI_OP_FUNC_RETURN, 0);
    sdyi_operands_set(end, results, op->n_results);
    say_function(p, function, e);
    return own;
}

/* -- partitioning it ------------------------------------------------------- */

static sdyrt_status run_on(sdyi_op *own, const char *text) {
    sdyi_pass_step *steps;
    SDYI_TRY(sdyi_pipeline_read_on(own->module->pool,
                                   SDYI_NAME_COUNT + SDYI_OP_BUILTIN_MODULE,
                                   text, &steps));
    return sdyi_steps_run(steps, own, NULL);
}

/* Meshes that were added are put before the program's first op, once. */
static int lend_meshes(partitioner *p, sdyi_op *own, sdyi_op **lent, int room) {
    sdyi_side_table map = sdyi_side_table_of(&p->r.pool->scratch);
    int n = 0;
    for (const sdyi_op *op = own->regions[0].first->first;
         op != NULL && n < room; op = op->next)
        if (sdyi_is_kind(op, SDYI_OP_SDY_MESH) &&
            sdyi_symbols_find(&p->r.symbols, sdyi_symbol_name(op)) == NULL) {
            lent[n] = sdyi_op_clone(op, &map);
            sdyi_symbols_insert(&p->r.symbols, lent[n++], NULL);
        }
    return n;
}

/* Reshards are inserted after the permutation factors are resolved, but before
 * that for a reverse: resolving puts its result on a mesh of another device
 * order, which a reshard would undo. */
static sdyrt_status partition(partitioner *p, sdyi_op *own, bool is_reverse) {
    static const char insert[] =
        "func.func(sdy-insert-explicit-reshards{enable-full-version=true})";
    char text[320], counts[64];
    sdyi_op *lent[1]; /* at most one, as the module has one op */
    (void)snprintf(counts, sizeof counts,
                   "replica-count=%lld partition-count=%lld",
                   (long long)p->o->n_replicas, (long long)p->o->n_partitions);
    (void)snprintf(text, sizeof text,
                   "%s%ssdy-resolve-permutation-factors{enable-halo-exchange="
                   "%s %s}%s%s",
                   is_reverse ? insert : "", is_reverse ? "," : "",
                   p->o->has_halos ? "true" : "false", counts,
                   is_reverse ? "" : ",", is_reverse ? "" : insert);
    SDYI_TRY(run_on(own, text));
    const int n = lend_meshes(p, own, lent, 1);
    (void)snprintf(text, sizeof text,
                   "func.func(sdy-reshard-to-collectives,sdy-pad-for-"
                   "divisibility),sdy-convert-global-to-local{%s},"
                   "sdy-drop-sharding-and-mesh",
                   counts);
    const sdyrt_status status = run_on(own, text);
    for (int i = 0; i < n; i++)
        sdyi_symbols_erase(&p->r.symbols, lent[i]);
    return status;
}

/* -- the manual computation ------------------------------------------------ */

static const sdyi_attr *list_of(sdyi_pool *pool,
                                const sdyi_attr *const *shardings, int n) {
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, n);
    for (int i = 0; i < n; i++)
        cells[i].attr = shardings[i];
    return sdyi_attr_make(pool, SDYI_ATTR_SHARDINGS, 0, NULL, cells, n);
}

static void add_names(const sdyrt_mesh *mesh, sdyi_span axes, int *list,
                      int *n) {
    for (int i = 0; i < axes.count; i++) {
        bool is_there = false;
        for (int k = 0; k < *n; k++)
            is_there = is_there || list[k] == axes.refs[i].axis;
        if (!is_there && axes.refs[i].axis < mesh->n_axes)
            list[(*n)++] = axes.refs[i].axis;
    }
}

/* All axes that the shardings of the op's tensors name, in order of
 * appearance. */
static const sdyi_attr *axes_of(partitioner *p, const sdyi_each_op *e) {
    const sdyrt_mesh *const mesh = sdyi_layout_mesh(e->mesh);
    int list[SDYRT_MAX_AXES], n = 0;
    for (int i = 0; i < e->op->n_operands + e->op->n_results; i++) {
        const sdyrt_sharding *const s =
            sdyi_layout_of(&p->r.layouts, e->shardings[i])->sharding;
        for (int d = 0; d < s->rank; d++)
            add_names(mesh, s->dims[d].axes, list, &n);
        add_names(mesh, s->replicated, list, &n);
        add_names(mesh, s->unreduced, list, &n);
    }
    sdyi_cell *const cells = SDYI_NEW(&p->r.pool->scratch, sdyi_cell, n);
    for (int i = 0; i < n; i++)
        cells[i].integer = sdyi_name_of_string(p->r.pool, mesh->names[list[i]]);
    return sdyi_attr_make(p->r.pool, SDYI_ATTR_MANUAL_AXES, 0, NULL, cells, n);
}

/* A value padded by zeros at its ends, or sliced, to a type. */
static sdyi_value *resized(sdyi_op *before, sdyi_value *value,
                           const sdyi_type *type, const sdyi_attr *sharding) {
    const int64_t *const sizes = sdyi_sizes_of(before->module->pool, type);
    bool is_longer = false;
    for (int d = 0; d < type->n; d++)
        is_longer = is_longer || sizes[d] > sdyi_size_at(value->type, d);
    return is_longer ? sdyi_put_longer(before, value, sizes, NULL, sharding)
                     : sdyi_put_shorter(before, value, sizes, sharding);
}

static void put_manual(partitioner *p, const sdyi_each_op *e,
                       sdyi_op *function) {
    sdyi_op *const op = e->op;
    const int n = op->n_operands;
    sdyi_value **const operands =
        SDYI_NEW(&p->r.pool->scratch, sdyi_value *, n);
    for (int i = 0; i < n; i++)
        operands[i] =
            resized(op, sdyi_operand(op, i), e->types[i], e->shardings[i]);
    sdyi_op *const manual =
        sdyi_insert_op(op, SDYI_OP_SDY_MANUAL_COMPUTATION, operands, n,
                       e->types + n, op->n_results);
    sdyi_op_set_attr(manual, SDYI_NAME_IN_SHARDINGS,
                     list_of(p->r.pool, e->shardings, n));
    sdyi_op_set_attr(manual, SDYI_NAME_OUT_SHARDINGS,
                     list_of(p->r.pool, e->shardings + n, op->n_results));
    sdyi_op_set_attr(manual, SDYI_NAME_MANUAL_AXES, axes_of(p, e));
    sdyi_region_take(&manual->regions[0], &function->regions[0]);
    sdyi_op *const end = manual->regions[0].first->last;
    sdyi_op_set_kind(end, SDYI_NAME_COUNT + SDYI_OP_SDY_RETURN);
    for (int i = 0; i < op->n_results; i++)
        sdyi_value_replace(&op->results[i],
                           resized(op, &manual->results[i], op->results[i].type,
                                   e->shardings[n + i]));
    sdyi_op_erase(op);
}

static sdyrt_status visit(partitioner *p, sdyi_op *op) {
    sdyi_each_op e = {.op = op};
    if (!can_stand_alone(op))
        return SDYRT_OK;
    SDYI_TRY(find_shardings(p, &e));
    if (begins_often(p, &e) || !sdyi_each_lengthen(&p->r, &e))
        return SDYRT_OK;
    sdyi_op *const own = outline(p, &e);
    SDYI_TRY(partition(p, own, sdyi_is_kind(op, SDYI_OP_STABLEHLO_REVERSE)));
    sdyi_op *function = own->regions[0].first->first;
    while (!sdyi_is_kind(function, SDYI_OP_FUNC_FUNC))
        function = function->next;
    put_manual(p, &e, function);
    sdyi_op_erase(own);
    return SDYRT_OK;
}

/* -- the pass -------------------------------------------------------------- */

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    partitioner p = {.o = chosen};
    sdyi_op_list list = {.zone = &op->module->pool->scopes};
    const sdyi_local_options counts = {.n_replicas = p.o->n_replicas,
                                       .n_partitions = p.o->n_partitions};
    SDYI_TRY(sdyi_check_counts(&counts, op));
    sdyrt_status status = SDYRT_OK;
    sdyi_reshards_start(&p.r, op);
    sdyi_each_list(&p.r, op, p.o->filter, &list);
    for (int i = 0; i < list.n && status == SDYRT_OK; i++)
        status = visit(&p, list.ops[i]);
    sdyi_reshards_end(&p.r);
    return status;
}

const sdyi_pass sdyi_pass_per_instruction_partitioning = {
    .name = "sdy-per-instruction-partitioning",
    .summary = "partition ops one by one, into manual computations",
    .on = SDYI_ON_MODULE,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .run = run,
};

/* Ops that are cut, each partitioned by itself: a manual computation along all
 * axes holds what a device does. What is around it stays as it was.
 *
 *   %0 = stablehlo.reverse %x, dims = [0]                %x has <@m, [{"a"}]>
 *   ->
 *   %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>]
 *        out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%b: ..) {
 *     collective_permute %b
 *     stablehlo.reverse
 *   }
 *
 * The op is put into a function of a module of its own, which is partitioned.
 * That module is in the program's, so meshes that passes add to one are put
 * into the other as well, until it is done. */
#include "program/dialects/make.h"
#include "program/dialects/shardable.h"
#include "program/ir/clone.h"
#include "program/ir/walk.h"
#include "program/passes/export/local/local.h"
#include "program/passes/export/reshards/reshards.h"
#include "program/passes/pass.h"
#include "program/passes/pipeline.h"

#include <stdio.h>
#include <string.h>

typedef struct options {
    const char *filter; /* names of ops, a,b; "" or NULL: all */
    bool has_halos;
    int64_t n_replicas, n_partitions;
} options;

static const sdyi_pass_option pass_options[] = {
    {"filter", SDYI_OPTION_STRING, NULL,
     "ops that are partitioned, stablehlo.pad,stablehlo.slice; else all",
     offsetof(options, filter)},
    {"enable-halo-exchange", SDYI_OPTION_BOOL, "true",
     "shards get elements of their neighbours", offsetof(options, has_halos)},
    SDYI_DEVICE_OPTIONS(options),
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

typedef struct partitioner {
    sdyi_reshards r;
    const options *o;
    sdyi_symbols symbols;
    int64_t next_channel;
} partitioner;

/* -- ops that are taken ---------------------------------------------------- */

static bool is_wanted(const partitioner *p, const sdyi_op *op) {
    const char *const name = sdyi_op_name(op);
    const size_t length = strlen(name);
    const char *at = p->o->filter;
    if (at == NULL || *at == '\0')
        return true;
    for (;; at++) {
        const size_t n = strcspn(at, ",");
        if (n == length && strncmp(at, name, n) == 0)
            return true;
        at += n;
        if (*at == '\0')
            return false;
    }
}

/* Whether its shards are even, on one mesh, which is `*mesh` then. */
static bool is_even(partitioner *p, const sdyi_value *value,
                    const sdyi_layout **mesh) {
    const sdyi_layout *const layout = sdyi_own_layout(&p->r, value);
    if (!sdyi_type_is(value->type, SDYI_TYPE_TENSOR) ||
        !sdyi_type_is_static(value->type))
        return false;
    if (layout == NULL)
        return true;
    const sdyrt_sharding *const s = layout->sharding;
    if (s->rank != value->type->n || s->unreduced.count > 0 ||
        s->mesh_name == NULL)
        return false;
    for (int d = 0; d < s->rank; d++)
        if (value->type->cells[d].integer % sdyi_shard_count(s->dims[d].axes) !=
            0)
            return false;
    if (!sdyi_cuts_something(layout))
        return true;
    if (*mesh == NULL)
        *mesh = layout;
    return sdyi_layout_mesh(*mesh) == sdyi_layout_mesh(layout);
}

static bool is_in_manual(const sdyi_op *op) {
    for (; op != NULL; op = sdyi_op_parent(op))
        if (sdyi_is_kind(op, SDYI_OP_SDY_MANUAL_COMPUTATION))
            return true;
    return false;
}

static sdyi_walk find_outer(void *state, sdyi_op *op) {
    const sdyi_op **const whole = state;
    for (int i = 0; i < op->n_operands; i++)
        if (op != *whole &&
            !sdyi_op_is_in(sdyi_value_around(sdyi_operand(op, i)), *whole))
            return SDYI_WALK_STOP;
    return SDYI_WALK_ON;
}

/* Whether what is in an op takes values from around it. */
static bool takes_outer(sdyi_op *op) {
    const sdyi_op *whole = op;
    return op->n_regions > 0 && !sdyi_walk_pre(op, find_outer, &whole);
}

/* The layout of a value that is cut; NULL: the op is left as it is. */
static const sdyi_layout *mesh_of(partitioner *p, sdyi_op *op) {
    const sdyi_layout *mesh = NULL;
    if (strncmp(sdyi_op_name(op), "stablehlo.", 10) != 0 ||
        sdyi_op_has(op, SDYI_TERMINATOR) || op->row->flow != 0 ||
        op->n_results == 0 || !is_wanted(p, op) || is_in_manual(op) ||
        takes_outer(op))
        return NULL;
    for (int i = 0; i < op->n_operands + op->n_results; i++)
        if (!is_even(p, sdyi_tensor(op, i), &mesh))
            return NULL;
    return mesh;
}

/* -- the op in a module of its own ----------------------------------------- */

static const sdyi_attr *sharding_of(partitioner *p, const sdyi_value *value,
                                    const sdyi_layout *mesh) {
    const sdyi_layout *const own = sdyi_own_layout(&p->r, value);
    return own != NULL
               ? own->attr
               : sdyi_sharding_closed(p->r.pool, mesh->attr, value->type->n);
}

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

static void say_function(partitioner *p, sdyi_op *function, sdyi_op *op,
                         const sdyi_layout *mesh) {
    const int n = op->n_operands, all = n + op->n_results;
    sdyi_zone *const zone = &p->r.pool->scratch;
    const sdyi_type **const types = SDYI_NEW(zone, const sdyi_type *, all);
    const sdyi_attr **const shardings = SDYI_NEW(zone, const sdyi_attr *, all);
    for (int i = 0; i < all; i++) {
        types[i] = sdyi_tensor(op, i)->type;
        shardings[i] = sharding_of(p, sdyi_tensor(op, i), mesh);
    }
    sdyi_op_set_attr(function, SDYI_NAME_SYM_NAME,
                     sdyi_attr_string(p->r.pool, "main"));
    sdyi_op_set_attr(
        function, SDYI_NAME_FUNCTION_TYPE,
        sdyi_attr_of_type(p->r.pool, sdyi_type_function(p->r.pool, types, n,
                                                        types + n, all - n)));
    sdyi_arg_shardings_set(function, shardings);
    sdyi_result_shardings_set(function, shardings + n);
}

/* A module with the meshes of the program, and a function of the op. */
static sdyi_op *outline(partitioner *p, sdyi_op *op, const sdyi_layout *mesh) {
    sdyi_zone *const zone = &p->r.pool->scratch;
    sdyi_block *const all = p->symbols.table->regions[0].first;
    sdyi_beside map = sdyi_beside_of(zone);
    sdyi_op *const own = make_in(op, all, SDYI_OP_BUILTIN_MODULE, 1);
    sdyi_block *const block = own->regions[0].first;
    for (const sdyi_op *other = all->first; other != own; other = other->next)
        if (sdyi_is_kind(other, SDYI_OP_SDY_MESH))
            sdyi_op_append(block, sdyi_op_clone(other, &map));
    sdyi_op *const function = make_in(op, block, SDYI_OP_FUNC_FUNC, 1);
    sdyi_block *const body = function->regions[0].first;
    for (int i = 0; i < op->n_operands; i++)
        (void)sdyi_block_add_arg(op->module, body, sdyi_operand(op, i)->type,
                                 sdyi_op_loc(op));
    sdyi_op *const copy = sdyi_op_clone(op, &map);
    for (int i = 0; i < op->n_operands; i++)
        sdyi_operand_set(copy, i, body->args[i]);
    sdyi_op_append(body, copy);
    sdyi_value **const results = SDYI_NEW(zone, sdyi_value *, op->n_results);
    for (int i = 0; i < op->n_results; i++)
        results[i] = &copy->results[i];
    sdyi_op *const end = make_in(op, body, SDYI_OP_FUNC_RETURN, 0);
    sdyi_operands_set(end, results, op->n_results);
    say_function(p, function, op, mesh);
    return own;
}

/* -- partitioning it ------------------------------------------------------- */

static sdyrt_status run_on(sdyi_op *own, const char *text) {
    sdyi_step *steps;
    SDYI_TRY(sdyi_pipeline_read_on(own->module->pool,
                                   SDYI_NAME_COUNT + SDYI_OP_BUILTIN_MODULE,
                                   text, &steps));
    return sdyi_steps_run(steps, own, NULL);
}

/* Meshes that were added are put before the program's first op, once. */
static int lend_meshes(partitioner *p, sdyi_op *own, sdyi_op **lent, int room) {
    sdyi_beside map = sdyi_beside_of(&p->r.pool->scratch);
    int n = 0;
    for (const sdyi_op *op = own->regions[0].first->first;
         op != NULL && n < room; op = op->next)
        if (sdyi_is_kind(op, SDYI_OP_SDY_MESH) &&
            sdyi_symbols_find(&p->symbols, sdyi_symbol_name(op)) == NULL) {
            lent[n] = sdyi_op_clone(op, &map);
            sdyi_symbols_insert(&p->symbols, lent[n++], NULL);
        }
    return n;
}

static sdyrt_status partition(partitioner *p, sdyi_op *own) {
    char text[256], counts[64];
    sdyi_op *lent[1]; /* of one op at most one is reversed */
    (void)snprintf(counts, sizeof counts,
                   "replica-count=%lld partition-count=%lld",
                   (long long)p->o->n_replicas, (long long)p->o->n_partitions);
    (void)snprintf(text, sizeof text,
                   "func.func(sdy-insert-explicit-reshards{enable-full-version="
                   "true}),sdy-resolve-permutation-factors{enable-halo-"
                   "exchange=%s %s}",
                   p->o->has_halos ? "true" : "false", counts);
    SDYI_TRY(run_on(own, text));
    const int n = lend_meshes(p, own, lent, 1);
    (void)snprintf(text, sizeof text,
                   "func.func(sdy-reshard-to-collectives,sdy-pad-for-"
                   "divisibility),sdy-convert-global-to-local{%s},"
                   "sdy-drop-sharding-and-mesh",
                   counts);
    const sdyrt_status status = run_on(own, text);
    for (int i = 0; i < n; i++)
        sdyi_symbols_erase(&p->symbols, lent[i]);
    return status;
}

/* -- the manual computation ------------------------------------------------ */

static const sdyi_attr *shardings_of(partitioner *p, sdyi_op *op, int first,
                                     int n, const sdyi_layout *mesh) {
    sdyi_cell *const cells = SDYI_NEW(&p->r.pool->scratch, sdyi_cell, n);
    for (int i = 0; i < n; i++)
        cells[i].attr = sharding_of(p, sdyi_tensor(op, first + i), mesh);
    return sdyi_attr_make(p->r.pool, SDYI_ATTR_SHARDINGS, 0, NULL, cells, n);
}

static const sdyi_attr *all_axes(partitioner *p, const sdyrt_mesh *mesh) {
    sdyi_cell *const cells =
        SDYI_NEW(&p->r.pool->scratch, sdyi_cell, mesh->n_axes);
    for (int i = 0; i < mesh->n_axes; i++)
        cells[i].integer = sdyi_name_of_string(p->r.pool, mesh->names[i]);
    return sdyi_attr_make(p->r.pool, SDYI_ATTR_MANUAL_AXES, 0, NULL, cells,
                          mesh->n_axes);
}

static sdyi_walk number_channel(void *state, sdyi_op *op) {
    partitioner *const p = state;
    if (sdyi_channel_of(op) > 0)
        sdyi_set(op, "channel_handle",
                 sdyi_channel_attr(p->r.pool, p->next_channel++));
    return SDYI_WALK_ON;
}

static void put_manual(partitioner *p, sdyi_op *op, sdyi_op *function,
                       const sdyi_layout *mesh) {
    const int n = op->n_operands;
    sdyi_zone *const zone = &p->r.pool->scratch;
    sdyi_value **const operands = SDYI_NEW(zone, sdyi_value *, n);
    const sdyi_type **const types =
        SDYI_NEW(zone, const sdyi_type *, op->n_results);
    for (int i = 0; i < n; i++)
        operands[i] = sdyi_operand(op, i);
    for (int i = 0; i < op->n_results; i++)
        types[i] = op->results[i].type;
    const sdyi_op_parts parts = {.name = SDYI_NAME_COUNT +
                                         SDYI_OP_SDY_MANUAL_COMPUTATION,
                                 .loc = sdyi_op_loc(op),
                                 .operands = operands,
                                 .n_operands = n,
                                 .results = types,
                                 .n_results = op->n_results,
                                 .n_regions = 1};
    sdyi_op *const manual = sdyi_op_make(op->module, &parts);
    sdyi_op_set_attr(manual, SDYI_NAME_IN_SHARDINGS,
                     shardings_of(p, op, 0, n, mesh));
    sdyi_op_set_attr(manual, SDYI_NAME_OUT_SHARDINGS,
                     shardings_of(p, op, n, op->n_results, mesh));
    sdyi_op_set_attr(manual, SDYI_NAME_MANUAL_AXES,
                     all_axes(p, sdyi_layout_mesh(mesh)));
    sdyi_region_take(&manual->regions[0], &function->regions[0]);
    sdyi_op *const end = manual->regions[0].first->last;
    sdyi_op_set_kind(end, SDYI_NAME_COUNT + SDYI_OP_SDY_RETURN);
    sdyi_op_insert_before(manual, op);
    (void)sdyi_walk_pre(manual, number_channel, p);
    for (int i = 0; i < op->n_results; i++)
        sdyi_value_replace(&op->results[i], &manual->results[i]);
    sdyi_op_erase(op);
}

static sdyrt_status visit(partitioner *p, sdyi_op *op) {
    const sdyi_layout *const mesh = mesh_of(p, op);
    if (mesh == NULL)
        return SDYRT_OK;
    sdyi_op *const own = outline(p, op, mesh);
    const sdyrt_status status = partition(p, own);
    sdyi_op *function = own->regions[0].first->first;
    while (!sdyi_is_kind(function, SDYI_OP_FUNC_FUNC))
        function = function->next;
    if (status == SDYRT_OK)
        put_manual(p, op, function, mesh);
    sdyi_op_erase(own);
    return status;
}

/* -- the pass -------------------------------------------------------------- */

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    /* Memory of texts, which is free while there is none being read. */
    sdyi_zone *const zone = &op->module->pool->scopes;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    partitioner p = {.r = {.pool = op->module->pool},
                     .o = chosen,
                     .next_channel = sdyi_free_channel(op)};
    sdyi_op_list list = {.zone = zone};
    const sdyi_local_options counts = {.n_replicas = p.o->n_replicas,
                                       .n_partitions = p.o->n_partitions};
    SDYI_TRY(sdyi_check_counts(&counts, op));
    sdyrt_status status = SDYRT_OK;
    sdyi_symbols_start(&p.symbols, op, zone);
    sdyi_layouts_start(&p.r.layouts, &p.symbols, zone);
    (void)sdyi_walk_post(op, sdyi_op_list_visit, &list);
    for (int i = 0; i < list.n && status == SDYRT_OK; i++)
        status = visit(&p, list.ops[i]);
    sdyi_zone_reset(zone, mark);
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

/* Reshards of dimensions that an op permutes, so that each device has all the
 * elements it needs:
 *
 *   %0 = stablehlo.slice %x [1:7] {sdy.sharding = [<@m, [{"a"}]>]}
 *   ->                                            where a window is no slice
 *   %0 = sdy.reshard %x <@m, [{}]>
 *   %1 = stablehlo.slice %0 [1:7] {sdy.sharding = [<@m, [{}]>]}
 *   %2 = sdy.reshard %1 <@m, [{"a"}]>
 *
 * With enable-halo-exchange reverses, pads and slices stay sharded where shards
 * need the elements of a few neighbours only. */
#include "opt/export/permutation/permutation.h"
#include "program/ir/walk.h"
#include "program/passes/data_flow_edges.h"
#include "program/passes/pass.h"

#include "opt/axes.h"
#include "program/dialects/shardable.h"

#include <string.h>

typedef struct options {
    bool has_halos;
    int64_t n_replicas, n_partitions;
} options;

static const sdyi_pass_option pass_options[] = {
    {"enable-halo-exchange", SDYI_OPTION_BOOL, "true",
     "shards get elements of their neighbours", offsetof(options, has_halos)},
    SDYI_DEVICE_OPTIONS(options),
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

/* -- layouts --------------------------------------------------------------- */

int64_t sdyi_permuter_shards(const sdyi_layout *layout, int d) {
    return layout == NULL ? 1
                          : sdyi_shard_count(layout->sharding->dims[d].axes);
}

bool sdyi_has_same_dims(const sdyi_layout *a, const sdyi_layout *b) {
    return a != NULL && b != NULL && sdyi_same_mesh(a->sharding, b->sharding) &&
           a->sharding->rank == b->sharding->rank &&
           sdyi_has_equal_dims(a->sharding, b->sharding);
}

/* -- whole dimensions ------------------------------------------------------ */

/* True if each shard of a pad's result needs operand elements of the same shard
 * only; interior padding counts as a need for others. */
static bool is_padded_in_place(const sdyi_op *op, int d, int64_t shards) {
    const int64_t in = sdyi_size_at(sdyi_operand(op, 0)->type, d);
    const int64_t block = sdyi_ceil(in, shards);
    const int64_t part =
        sdyi_ceil(sdyi_size_at(op->results[0].type, d), shards);
    for (int64_t t = 0; t < shards; t++) {
        const int64_t from = t * part -
                             sdyi_hlo_int_at(op, SDYI_NAME_EDGE_PADDING_LOW, d),
                      to = from + part;
        const int64_t first = from < 0 ? 0 : from, end = to < in ? to : in;
        if (first < end && (first < t * block || end > (t + 1) * block))
            return false;
    }
    return sdyi_hlo_int_at(op, SDYI_NAME_INTERIOR_PADDING, d) == 0;
}

/* True if no shard needs elements of another. For slices, and for pads in
 * jaxlib 0.10.2: if each shard of the result is a prefix of the operand's. */
static bool is_in_place(const sdyi_permuter *p, const sdyi_op *op, int d,
                        int64_t shards) {
    const bool is_slice = sdyi_is_kind(op, SDYI_OP_STABLEHLO_SLICE);
    const int64_t in = sdyi_size_at(sdyi_operand(op, 0)->type, d);
    const int64_t out = sdyi_size_at(op->results[0].type, d);
    if (shards == 1 || (is_slice && in == out))
        return true;
    if (!is_slice && !p->is_old)
        return is_padded_in_place(op, d, shards);
    return sdyi_hlo_int_at(op,
                           is_slice ? SDYI_NAME_START_INDICES
                                    : SDYI_NAME_EDGE_PADDING_LOW,
                           d) == 0 &&
           sdyi_hlo_int_at(
               op, is_slice ? SDYI_NAME_STRIDES : SDYI_NAME_INTERIOR_PADDING,
               d) == (is_slice ? 1 : 0) &&
           sdyi_ceil(in, shards) == sdyi_ceil(out, shards);
}

static bool is_cut_out(const sdyi_op *op) {
    return sdyi_is_kind(op, SDYI_OP_STABLEHLO_SLICE) ||
           sdyi_is_kind(op, SDYI_OP_STABLEHLO_PAD);
}

/* Find the factors to replicate, by factor. A pad that moves all elements and
 * keeps their number passes shardings through by its rule. */
static bool *find_moved(sdyi_permuter *p, const sdyi_op *op,
                        const sdyi_rule *rule,
                        const sdyi_layout *const *layouts) {
    bool *const moved = SDYI_NEW(&p->r.pool->scratch, bool, rule->n_factors);
    const bool is_same =
        sdyi_has_same_dims(layouts[0], layouts[op->n_operands]);
    for (int i = 0; i < rule->n_factors; i++)
        moved[i] = rule->types[i] == SDYI_FACTOR_PERMUTATION;
    for (int d = 0; is_cut_out(op) && d < rule->tensors[0].rank; d++) {
        bool *const is_moved = &moved[rule->tensors[0].dims[d].factors[0]];
        const int64_t shards = sdyi_permuter_shards(layouts[0], d);
        *is_moved = (*is_moved && !is_same) || !is_in_place(p, op, d, shards);
    }
    return moved;
}

/* The layout of a tensor without axes along the factors; NULL: that it has. */
static const sdyi_layout *without_moved(sdyi_permuter *p, sdyi_projection *all,
                                        int tensor, const bool *moved) {
    bool is_changed = false;
    sdyi_sharding_parts parts;
    for (int i = 0; i < all->rule->n_factors; i++) {
        sdyi_factor *const factor = sdyi_factor_of(all, tensor, i);
        if (!moved[i] || !factor->is_there ||
            (factor->axes.count == 0 && factor->overflow.count == 0))
            continue;
        factor->axes = factor->overflow = (sdyi_span){NULL, 0};
        is_changed = true;
    }
    if (!is_changed)
        return NULL;
    sdyi_unproject(all, tensor, &parts);
    parts.mesh = all->layouts[tensor]->sharding->mesh;
    parts.mesh_name = all->layouts[tensor]->sharding->mesh_name;
    return sdyi_layout_make(&p->r.layouts, &parts);
}

static bool has_one_mesh(const sdyi_layout *const *layouts, int n,
                         const sdyrt_mesh **mesh) {
    *mesh = NULL;
    for (int i = 0; i < n; i++) {
        const sdyrt_mesh *const own =
            layouts[i] == NULL ? NULL : sdyi_layout_mesh(layouts[i]);
        if (own == NULL || sdyrt_mesh_is_empty(own))
            continue;
        if (sdyrt_mesh_is_maximal(own) ||
            (*mesh != NULL && !sdyi_mesh_equal_axes(*mesh, own)))
            return false;
        *mesh = *mesh == NULL ? own : *mesh;
    }
    return *mesh != NULL;
}

static void make_whole(sdyi_permuter *p, sdyi_op *op, const sdyi_rule *rule) {
    const int n = op->n_operands + op->n_results;
    sdyi_zone *const zone = &p->r.pool->scratch;
    const sdyi_layout **const layouts = SDYI_NEW(zone, const sdyi_layout *, n);
    const sdyrt_mesh *mesh;
    for (int i = 0; i < n; i++)
        layouts[i] = sdyi_reshards_layout(&p->r, sdyi_tensor(op, i));
    if (!has_one_mesh(layouts, n, &mesh))
        return;
    sdyi_projection all = {.rule = rule,
                           .mesh = mesh,
                           .zone = zone,
                           .n_tensors = n,
                           .layouts = layouts,
                           .closes_missing = true};
    sdyi_project(&all);
    const bool *const moved = find_moved(p, op, rule, layouts);
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_layout *const new = without_moved(p, &all, i, moved);
        if (new != NULL)
            sdyi_operand_set(
                op, i, sdyi_put_reshard(op, sdyi_operand(op, i), new->attr));
    }
    sdyi_op *const before = op->next;
    for (int i = 0; i < op->n_results; i++) {
        const sdyi_layout *const new =
            without_moved(p, &all, op->n_operands + i, moved);
        if (new != NULL)
            sdyi_reshard_result(before, &op->results[i], new);
    }
}

/* -- ops ------------------------------------------------------------------- */

static bool permutes(const sdyi_rule *rule) {
    for (int i = 0; i < rule->n_factors; i++)
        if (rule->types[i] == SDYI_FACTOR_PERMUTATION)
            return true;
    return false;
}

static sdyrt_status check_meshes(sdyi_permuter *p, sdyi_op *op) {
    for (int i = 0; i < op->n_operands + op->n_results; i++) {
        const sdyi_layout *const layout =
            sdyi_own_layout(&p->r, sdyi_tensor(op, i));
        if (layout != NULL)
            SDYI_TRY(sdyi_check_devices(op, sdyi_layout_mesh(layout)));
    }
    return SDYRT_OK;
}

static void visit(sdyi_permuter *p, sdyi_op *op) {
    p->status = check_meshes(p, op);
    if (p->status != SDYRT_OK)
        return;
    if (sdyi_is_kind(op, SDYI_OP_STABLEHLO_RESHAPE)) {
        sdyi_permute_reshape(p, op);
        return;
    }
    const sdyi_rule *const rule = sdyi_rule_of(op, false, &p->r.pool->scratch);
    if (rule == NULL || rule->is_custom || !(permutes(rule) || is_cut_out(op)))
        return;
    if (p->has_halos && sdyi_is_kind(op, SDYI_OP_STABLEHLO_REVERSE) &&
        sdyi_permute_reverse(p, op))
        return;
    if (p->has_halos && !p->is_old && is_cut_out(op) &&
        sdyi_permute_halo(p, op))
        return;
    make_whole(p, op, rule);
}

/* No rule of a custom call has permutation factors; asking for it would warn of
 * unknown targets. */
static sdyi_walk list_op(void *state, sdyi_op *op) {
    if (strncmp(sdyi_op_name(op), "stablehlo.", 10) == 0 &&
        !sdyi_op_has(op, SDYI_TERMINATOR) &&
        !sdyi_is_kind(op, SDYI_OP_STABLEHLO_CUSTOM_CALL))
        sdyi_op_list_add(state, op);
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    const options *const o = chosen;
    sdyi_permuter p = {.next_channel = sdyi_free_channel(op),
                       .has_halos = o->has_halos,
                       .is_old = sdyi_sdy_version(op->module->pool) ==
                                 SDYRT_SDY_JAXLIB_0_10_2,
                       .local = {.n_replicas = o->n_replicas,
                                 .n_partitions = o->n_partitions}};
    sdyi_op_list list = {.zone = &op->module->pool->scopes};
    SDYI_TRY(sdyi_check_counts(&p.local, op));
    sdyi_reshards_start(&p.r, op);
    (void)sdyi_walk_post(op, list_op, &list);
    for (int i = 0; i < list.n && p.status == SDYRT_OK; i++) {
        const sdyi_zone_mark scratch = sdyi_zone_get_mark(&p.r.pool->scratch);
        visit(&p, list.ops[i]);
        sdyi_zone_reset(&p.r.pool->scratch, scratch);
    }
    sdyi_reshards_end(&p.r);
    return p.status;
}

const sdyi_pass sdyi_pass_resolve_permutation_factors = {
    .name = "sdy-resolve-permutation-factors",
    .title = "ShardyResolvePermutationFactorsPass",
    .summary = "let shards have all that an op moves along a dimension",
    .on = SDYI_ON_MODULE,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .run = run,
};

/* Ops that other shards' elements come by. */
#include "program/passes/export/permutation/permutation.h"

#include "program/dialects/shardable.h"

static sdyi_value *put_sized(sdyi_op *before, sdyi_op_kind kind,
                             sdyi_value *const *operands, int n,
                             const int64_t *sizes) {
    const sdyi_type *const type = operands[0]->type;
    return sdyi_put_op(
        before, kind, operands, n,
        sdyi_resized(before->module->pool, type, sizes, type->n));
}

static int64_t *sizes_of(const sdyi_op *at, const sdyi_value *value) {
    const int rank = value->type->n;
    int64_t *const sizes = SDYI_NEW(&at->module->pool->scratch, int64_t, rank);
    for (int d = 0; d < rank; d++)
        sizes[d] = sdyi_dim_of(value->type, d);
    return sizes;
}

sdyi_value *sdyi_put_slice(sdyi_op *before, sdyi_value *value,
                           const int64_t *starts, const int64_t *limits,
                           const int64_t *strides) {
    const int rank = value->type->n;
    int64_t *const sizes = sizes_of(before, value);
    for (int d = 0; d < rank; d++)
        sizes[d] = sdyi_ceil(limits[d] - starts[d], strides[d]);
    sdyi_value *const made =
        put_sized(before, SDYI_OP_STABLEHLO_SLICE, &value, 1, sizes);
    sdyi_set_ints(made->op, "start_indices", starts, rank);
    sdyi_set_ints(made->op, "limit_indices", limits, rank);
    sdyi_set_ints(made->op, "strides", strides, rank);
    return made;
}

sdyi_value *sdyi_put_pad(sdyi_op *before, sdyi_value *value, sdyi_value *with,
                         const int64_t *low, const int64_t *high,
                         const int64_t *interior) {
    const int rank = value->type->n;
    int64_t *const sizes = sizes_of(before, value);
    sdyi_value *const operands[] = {value, with};
    for (int d = 0; d < rank; d++)
        sizes[d] += low[d] + high[d] +
                    (sizes[d] > 0 ? (sizes[d] - 1) * interior[d] : 0);
    sdyi_value *const made =
        put_sized(before, SDYI_OP_STABLEHLO_PAD, operands, 2, sizes);
    sdyi_set_ints(made->op, "edge_padding_low", low, rank);
    sdyi_set_ints(made->op, "edge_padding_high", high, rank);
    sdyi_set_ints(made->op, "interior_padding", interior, rank);
    return made;
}

sdyi_value *sdyi_put_joined(sdyi_op *before, sdyi_value *const *values, int n,
                            int dim) {
    int64_t *const sizes = sizes_of(before, values[0]);
    for (int i = 1; i < n; i++)
        sizes[dim] += sdyi_dim_of(values[i]->type, dim);
    sdyi_value *const made =
        put_sized(before, SDYI_OP_STABLEHLO_CONCATENATE, values, n, sizes);
    sdyi_set_int(made->op, "dimension", dim);
    return made;
}

sdyi_value *sdyi_put_moved(sdyi_permuter *p, sdyi_op *before, sdyi_value *value,
                           const sdyrt_mesh *mesh, sdyi_span axes,
                           int64_t distance) {
    sdyi_pool *const pool = p->r.pool;
    sdyi_digit_list list = {.count = 0};
    int64_t n = 0, *const pairs =
                       SDYI_NEW(&pool->scratch, int64_t, 2 * mesh->n_devices);
    sdyi_digits_of(mesh, axes, &list);
    const sdyi_digits digits = sdyi_digits_in(&list);
    for (int64_t at = 0; at < mesh->n_devices; at++) {
        const int64_t shard = sdyi_digits_index(digits, at);
        const int64_t to = shard + distance;
        if (to < 0 || to >= sdyi_digits_size(digits))
            continue;
        const int64_t target = at - sdyi_digits_position(digits, shard) +
                               sdyi_digits_position(digits, to);
        pairs[2 * n] = mesh->device_ids == NULL ? at : mesh->device_ids[at];
        pairs[2 * n + 1] =
            mesh->device_ids == NULL ? target : mesh->device_ids[target];
        n++;
    }
    sdyi_value *const made = sdyi_put_op(
        before, SDYI_OP_STABLEHLO_COLLECTIVE_PERMUTE, &value, 1, value->type);
    const int64_t dims[] = {n, 2};
    sdyi_set(made->op, "source_target_pairs",
             sdyi_attr_dense_i64s(pool, dims, 2, pairs, (int)(2 * n)));
    sdyi_set(made->op, "channel_handle",
             sdyi_channel_attr(pool, p->next_channel++));
    return made;
}

/* -- manual computations --------------------------------------------------- */

/* Axes by name, once, in the order of the mesh. */
static const sdyi_attr *manual_axes(sdyi_permuter *p, const sdyi_layout *layout,
                                    const bool *dims) {
    const sdyrt_sharding *const s = layout->sharding;
    const int n_axes = s->mesh->n_axes;
    sdyi_cell *const cells = SDYI_NEW(&p->r.pool->scratch, sdyi_cell, n_axes);
    int n = 0;
    for (int axis = 0; axis < n_axes; axis++) {
        bool is_used = false;
        for (int d = 0; d < s->rank; d++)
            for (int i = 0; dims[d] && i < s->dims[d].axes.count; i++)
                is_used = is_used || s->dims[d].axes.refs[i].axis == axis;
        if (is_used)
            cells[n++].integer =
                sdyi_name_of_string(p->r.pool, s->mesh->names[axis]);
    }
    return sdyi_attr_make(p->r.pool, SDYI_ATTR_MANUAL_AXES, 0, NULL, cells, n);
}

static const sdyi_type *part_of(sdyi_pool *pool, const sdyi_type *type,
                                const sdyi_layout *layout, const bool *dims) {
    int64_t *const sizes = SDYI_NEW(&pool->scratch, int64_t, type->n);
    for (int d = 0; d < type->n; d++) {
        sizes[d] = sdyi_dim_of(type, d);
        if (dims[d])
            sizes[d] /= sdyi_permuter_shards(layout, d);
    }
    return sdyi_resized(pool, type, sizes, type->n);
}

sdyi_op *sdyi_put_manual(sdyi_permuter *p, sdyi_op *before,
                         sdyi_value *const *operands, int n,
                         const sdyi_layout *layout, const bool *dims) {
    sdyi_module *const module = before->module;
    const sdyi_loc loc = sdyi_op_loc(before);
    sdyi_cell *const in = SDYI_NEW(&p->r.pool->scratch, sdyi_cell, n);
    sdyi_op *const op = sdyi_op_make(
        module, &(sdyi_op_parts){.name = SDYI_NAME_COUNT +
                                         SDYI_OP_SDY_MANUAL_COMPUTATION,
                                 .loc = loc,
                                 .operands = operands,
                                 .n_operands = n,
                                 .results = &operands[0]->type,
                                 .n_results = 1,
                                 .n_regions = 1});
    sdyi_block *const body = sdyi_block_make(module);
    sdyi_region_append(&op->regions[0], body);
    for (int i = 0; i < n; i++) {
        const sdyi_type *const type = operands[i]->type;
        in[i].attr =
            i == 0 ? layout->attr
                   : sdyi_sharding_closed(p->r.pool, layout->attr, type->n);
        (void)sdyi_block_add_arg(
            module, body,
            i == 0 ? part_of(p->r.pool, type, layout, dims) : type, loc);
    }
    sdyi_op_append(
        body, sdyi_op_make(module, &(sdyi_op_parts){.name = SDYI_NAME_COUNT +
                                                            SDYI_OP_SDY_RETURN,
                                                    .loc = loc,
                                                    .operands = &body->args[0],
                                                    .n_operands = 1}));
    sdyi_op_set_attr(
        op, SDYI_NAME_IN_SHARDINGS,
        sdyi_attr_make(p->r.pool, SDYI_ATTR_SHARDINGS, 0, NULL, in, n));
    sdyi_op_set_attr(
        op, SDYI_NAME_OUT_SHARDINGS,
        sdyi_attr_make(p->r.pool, SDYI_ATTR_SHARDINGS, 0, NULL, in, 1));
    sdyi_op_set_attr(op, SDYI_NAME_MANUAL_AXES, manual_axes(p, layout, dims));
    sdyi_op_insert_before(op, before);
    return op;
}

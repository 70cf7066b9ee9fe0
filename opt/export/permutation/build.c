/* Collective permutes that bring elements of other shards, and the manual
 * computations around them. */
#include "opt/export/permutation/permutation.h"

#include "program/dialects/shardable.h"

/* -- sizes that shards divide ---------------------------------------------- */

int64_t *sdyi_even_sizes(sdyi_zone *zone, const sdyi_type *type,
                         const sdyi_layout *layout, const bool *dims) {
    int64_t *const sizes = SDYI_NEW(zone, int64_t, type->n);
    for (int d = 0; d < type->n; d++) {
        sizes[d] = sdyi_size_at(type, d);
        const int64_t n = sdyi_permuter_shards(layout, d);
        if (dims == NULL || dims[d])
            sizes[d] = sdyi_ceil(sizes[d], n) * n;
    }
    return sizes;
}

/* -- neighbours ------------------------------------------------------------ */

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
        pairs[2 * n] = sdyi_device_at(mesh, at);
        pairs[2 * n++ + 1] = sdyi_device_at(mesh, target);
    }
    if (n == 0)
        return NULL;
    sdyi_value *const made = sdyi_put_op(
        before, SDYI_OP_STABLEHLO_COLLECTIVE_PERMUTE, &value, 1, value->type);
    const int64_t dims[] = {n, 2};
    sdyi_op_set_attr(made->op, SDYI_NAME_SOURCE_TARGET_PAIRS,
                     sdyi_attr_dense_i64s(pool, dims, 2, pairs, (int)(2 * n)));
    sdyi_op_set_attr(made->op, SDYI_NAME_CHANNEL_HANDLE,
                     sdyi_channel_attr(pool, p->next_channel++));
    return made;
}

/* -- manual computations --------------------------------------------------- */

void sdyi_mark_axes(const sdyi_layout *layout, int first, int end,
                    const bool *dims, bool *is_manual) {
    for (int d = first; d < end; d++) {
        const sdyi_span axes = layout->sharding->dims[d].axes;
        for (int i = 0; i < axes.count && (dims == NULL || dims[d]); i++)
            is_manual[axes.refs[i].axis] = true;
    }
}

bool sdyi_can_be_manual(const sdyi_layout *layout, const bool *is_manual) {
    for (int d = 0; d < layout->sharding->rank; d++) {
        const sdyi_span axes = layout->sharding->dims[d].axes;
        for (int i = 1; i < axes.count; i++)
            if (is_manual[axes.refs[i].axis] &&
                !is_manual[axes.refs[i - 1].axis])
                return false;
    }
    return true;
}

static const sdyi_attr *manual_axes(sdyi_permuter *p, const sdyrt_mesh *mesh,
                                    const bool *is_manual) {
    sdyi_cell *const cells =
        SDYI_NEW(&p->r.pool->scratch, sdyi_cell, mesh->n_axes);
    int n = 0;
    for (int axis = 0; axis < mesh->n_axes; axis++)
        if (is_manual[axis])
            cells[n++].integer =
                sdyi_name_of_string(p->r.pool, mesh->names[axis]);
    return sdyi_attr_make(p->r.pool, SDYI_ATTR_MANUAL_AXES, 0, NULL, cells, n);
}

const sdyi_type *sdyi_part_along(sdyi_pool *pool, const sdyi_type *type,
                                 const sdyi_layout *layout,
                                 const bool *is_manual) {
    int64_t *const sizes = sdyi_sizes_of(pool, type);
    for (int d = 0; d < type->n; d++) {
        const sdyi_span axes = layout->sharding->dims[d].axes;
        for (int i = 0; i < axes.count; i++)
            if (is_manual[axes.refs[i].axis])
                sizes[d] /= axes.refs[i].size;
    }
    return sdyi_resized(pool, type, sizes, type->n);
}

/* The body with its arguments, and in_shardings: the first operand has
 * `layout`, the others are replicated. */
static sdyi_block *put_args(sdyi_permuter *p, sdyi_op *op,
                            const sdyi_layout *layout, const bool *is_manual) {
    const int n = op->n_operands;
    sdyi_cell *const in = SDYI_NEW(&p->r.pool->scratch, sdyi_cell, n);
    sdyi_block *const body = sdyi_block_make(op->module);
    sdyi_region_append(&op->regions[0], body);
    for (int i = 0; i < n; i++) {
        const sdyi_type *const type = sdyi_operand(op, i)->type;
        in[i].attr =
            i == 0 ? layout->attr
                   : sdyi_sharding_closed(p->r.pool, layout->attr, type->n);
        (void)sdyi_block_add_arg(
            op->module, body,
            i == 0 ? sdyi_part_along(p->r.pool, type, layout, is_manual) : type,
            sdyi_op_loc(op));
    }
    sdyi_op_set_attr(
        op, SDYI_NAME_IN_SHARDINGS,
        sdyi_attr_make(p->r.pool, SDYI_ATTR_SHARDINGS, 0, NULL, in, n));
    return body;
}

sdyi_op *sdyi_put_manual(sdyi_permuter *p, sdyi_op *before,
                         sdyi_value *const *operands, int n,
                         const sdyi_layout *layout, const bool *is_manual,
                         const sdyi_attr *out, const sdyi_type *result) {
    const sdyi_cell of_result = {.attr = out};
    sdyi_op *const op = sdyi_insert_op(before, SDYI_OP_SDY_MANUAL_COMPUTATION,
                                       operands, n, &result, 1);
    sdyi_block *const body = put_args(p, op, layout, is_manual);
    const sdyi_maker m = {
        .module = before->module, .block = body, .loc = sdyi_op_loc(before)};
    (void)sdyi_make_op(&m, SDYI_OP_SDY_RETURN, body->args, 1, NULL);
    sdyi_op_set_attr(
        op, SDYI_NAME_OUT_SHARDINGS,
        sdyi_attr_make(p->r.pool, SDYI_ATTR_SHARDINGS, 0, NULL, &of_result, 1));
    sdyi_op_set_attr(op, SDYI_NAME_MANUAL_AXES,
                     manual_axes(p, sdyi_layout_mesh(layout), is_manual));
    return op;
}

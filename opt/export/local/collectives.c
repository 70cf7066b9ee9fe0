/* Shardy's collectives as those of StableHLO.
 *
 * Several dimensions at once (all_gather, all_to_all, reduce_scatter) are one
 * collective along a new front dimension: tiles are transposed to the front
 * before it, or from there to their dimensions after it. */
#include "opt/export/local/local.h"

#include "program/dialects/sdy/sdy.h"

/* -- axes of ops ----------------------------------------------------------- */

/* Axes of each dimension, and all in turn. */
typedef struct by_dim {
    int rank, n_cut; /* dimensions that have some */
    sdyi_span *dims;
    int64_t *counts; /* of devices along them */
    sdyi_span all;
    int64_t n_all;
} by_dim;

static sdyi_span joined(sdyi_local *l, const sdyi_span *lists, int n) {
    int count = 0;
    for (int i = 0; i < n; i++)
        count += lists[i].count;
    sdyi_ref *const refs = SDYI_NEW(&l->pool->scratch, sdyi_ref, count);
    count = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < lists[i].count; k++)
            refs[count++] = lists[i].refs[k];
    return (sdyi_span){refs, count};
}

static by_dim axes_by_dim(sdyi_local *l, const sdyrt_mesh *mesh,
                          const sdyi_attr *lists) {
    by_dim b = {.rank = (int)lists->n,
                .dims = SDYI_NEW(&l->pool->scratch, sdyi_span, lists->n),
                .counts = SDYI_NEW(&l->pool->scratch, int64_t, lists->n)};
    for (int d = 0; d < b.rank; d++) {
        b.dims[d] = sdyi_axes_of_attr(l, mesh, lists->cells[d].attr);
        b.counts[d] = sdyi_axes_shards(b.dims[d]);
        b.n_cut += b.dims[d].count > 0;
    }
    b.all = joined(l, b.dims, b.rank);
    b.n_all = sdyi_axes_shards(b.all);
    return b;
}

static const sdyi_attr *own_axes(const sdyi_op *op) {
    return sdyi_op_attr(op, sdyi_collective_axes(op));
}

/* -- all_gather ------------------------------------------------------------ */

static sdyi_value *gather_dim(sdyi_local *l, sdyi_op *op, sdyi_value *value,
                              int dim, sdyi_span axes) {
    const sdyrt_sharding *const on = sdyi_local_sharding(l, &op->results[0]);
    int64_t *const sizes = sdyi_sizes_of(l->pool, value->type);
    sizes[dim] *= sdyi_axes_shards(axes);
    sdyi_value *const made =
        sdyi_put_op(op, SDYI_OP_STABLEHLO_ALL_GATHER, &value, 1,
                    sdyi_resized(l->pool, value->type, sizes, value->type->n));
    sdyi_set_int(made->op, SDYI_NAME_ALL_GATHER_DIM, dim);
    sdyi_set_groups(l, made->op, on, axes);
    return made;
}

/* [L0, L1] by f0, f1: [f0*f1, L0, L1] -> [f0, f1, L0, L1] -> [f0, L0, f1, L1]
 * -> [f0*L0, f1*L1] */
static sdyi_value *gather_dims(sdyi_local *l, sdyi_op *op, const by_dim *b) {
    sdyi_value *value = sdyi_operand(op, 0);
    const int64_t *const sizes = sdyi_sizes_of(l->pool, value->type);
    int64_t *const front = SDYI_NEW(&l->pool->scratch, int64_t, 2 * b->rank);
    int64_t *const order = SDYI_NEW(&l->pool->scratch, int64_t, 2 * b->rank);
    int64_t *const all = SDYI_NEW(&l->pool->scratch, int64_t, b->rank + 1);
    int n = 0, at = 0;
    all[0] = 1;
    for (int d = 0; d < b->rank; d++)
        all[d + 1] = sizes[d];
    value = sdyi_put_reshape(op, value, all, b->rank + 1);
    value = gather_dim(l, op, value, 0, b->all);
    for (int d = 0; d < b->rank; d++) {
        if (b->dims[d].count > 0) {
            order[at++] = n;
            front[n++] = b->counts[d];
        }
        order[at++] = b->n_cut + d;
        all[d] = sizes[d] * b->counts[d];
    }
    for (int d = 0; d < b->rank; d++)
        front[n++] = sizes[d];
    value = sdyi_put_reshape(op, value, front, n);
    value = sdyi_put_transpose(op, value, order);
    return sdyi_put_reshape(op, value, all, b->rank);
}

sdyrt_status sdyi_local_all_gather(sdyi_local *l, sdyi_op *op) {
    const by_dim b = axes_by_dim(
        l, sdyi_local_sharding(l, &op->results[0])->mesh, own_axes(op));
    sdyi_value *value = sdyi_operand(op, 0);
    if (b.n_cut > 1 && !l->options->gathers_by_dim)
        value = gather_dims(l, op, &b);
    else
        for (int d = b.rank - 1; d >= 0; d--)
            if (b.dims[d].count > 0)
                value = gather_dim(l, op, value, d, b.dims[d]);
    sdyi_local_replace(l, op, value);
    return SDYRT_OK;
}

/* -- all_slice ------------------------------------------------------------- */

sdyrt_status sdyi_local_all_slice(sdyi_local *l, sdyi_op *op) {
    const sdyrt_mesh *const mesh =
        sdyi_local_sharding(l, &op->results[0])->mesh;
    const by_dim b = axes_by_dim(l, mesh, own_axes(op));
    sdyi_value *const value = sdyi_operand(op, 0);
    sdyi_local_replace(l, op,
                       b.n_cut == 0 ? value
                                    : sdyi_put_part(l, op, value, mesh, b.dims,
                                                    op->results[0].type));
    return SDYRT_OK;
}

/* -- all_to_all ------------------------------------------------------------ */

typedef struct param {
    sdyi_span axes;
    int64_t count;
    int source, target;
} param;

static sdyi_value *exchange(sdyi_local *l, sdyi_op *op, sdyi_value *value,
                            const param *p) {
    int64_t *const sizes = sdyi_sizes_of(l->pool, value->type);
    sizes[p->target] /= p->count;
    sizes[p->source] *= p->count;
    sdyi_value *const made =
        sdyi_put_op(op, SDYI_OP_STABLEHLO_ALL_TO_ALL, &value, 1,
                    sdyi_resized(l->pool, value->type, sizes, value->type->n));
    sdyi_set_int(made->op, SDYI_NAME_SPLIT_DIMENSION, p->target);
    sdyi_set_int(made->op, SDYI_NAME_CONCAT_DIMENSION, p->source);
    sdyi_set_int(made->op, SDYI_NAME_SPLIT_COUNT, p->count);
    sdyi_set_groups(l, made->op, sdyi_local_sharding(l, &op->results[0]),
                    p->axes);
    return made;
}

/* The parameters by their target. */
static int read_params(sdyi_local *l, const sdyi_op *op, param **params) {
    const sdyrt_mesh *const mesh =
        sdyi_local_sharding(l, &op->results[0])->mesh;
    const sdyi_attr *const attr = own_axes(op);
    const int n = (int)(attr->n / 3);
    *params = SDYI_NEW(&l->pool->scratch, param, n);
    for (int i = 0; i < n; i++) {
        param p = {.axes = sdyi_axes_of_attr(l, mesh, attr->cells[3 * i].attr),
                   .source = (int)attr->cells[3 * i + 1].integer,
                   .target = (int)attr->cells[3 * i + 2].integer};
        int at = i;
        p.count = sdyi_axes_shards(p.axes);
        while (at > 0 && (*params)[at - 1].target > p.target) {
            (*params)[at] = (*params)[at - 1];
            at--;
        }
        (*params)[at] = p;
    }
    return n;
}

/* The parameter that moves axes to a dimension, or from it; -1: none. */
static int param_at(const param *params, int n, int dim, bool is_target) {
    for (int i = 0; i < n; i++)
        if ((is_target ? params[i].target : params[i].source) == dim)
            return i;
    return -1;
}

/* Target dimensions are split, [n, L/n], and their blocks transposed to the
 * front and exchanged as one dimension; after that each goes before its
 * source. */
static sdyi_value *exchange_all(sdyi_local *l, sdyi_op *op, const param *params,
                                int n) {
    sdyi_value *value = sdyi_operand(op, 0);
    const int rank = value->type->n;
    sdyi_zone *const zone = &l->pool->scratch;
    const int64_t *const sizes = sdyi_sizes_of(l->pool, value->type);
    int64_t *const split = SDYI_NEW(zone, int64_t, rank + n);
    int64_t *const order = SDYI_NEW(zone, int64_t, rank + n);
    int64_t *const rest = SDYI_NEW(zone, int64_t, rank + n + 1);
    sdyi_span *const lists = SDYI_NEW(zone, sdyi_span, n);
    param whole = {.count = 1};
    int k = 0, fronts = 0, backs = n;
    for (int d = 0; d < rank; d++) {
        const int p = param_at(params, n, d, true);
        if (p >= 0) {
            order[fronts++] = k;
            split[k++] = params[p].count;
        }
        order[backs++] = k;
        split[k++] = p < 0 ? sizes[d] : sizes[d] / params[p].count;
    }
    for (int i = 0; i < n; i++) {
        lists[i] = params[i].axes;
        whole.count *= params[i].count;
    }
    whole.axes = joined(l, lists, n);
    value = sdyi_put_reshape(op, value, split, rank + n);
    value = sdyi_put_transpose(op, value, order);
    const int64_t *const moved = sdyi_sizes_of(l->pool, value->type);
    rest[0] = whole.count;
    for (int d = 0; d < rank; d++)
        rest[1 + d] = moved[n + d];
    value = sdyi_put_reshape(op, value, rest, rank + 1);
    value = exchange(l, op, value, &whole);
    value = sdyi_put_reshape(op, value, moved, rank + n);
    k = 0;
    for (int d = 0; d < rank; d++) {
        const int p = param_at(params, n, d, false);
        if (p >= 0)
            order[k++] = p;
        order[k++] = n + d;
        rest[d] = moved[n + d] * (p < 0 ? 1 : params[p].count);
    }
    value = sdyi_put_transpose(op, value, order);
    return sdyi_put_reshape(op, value, rest, rank);
}

sdyrt_status sdyi_local_all_to_all(sdyi_local *l, sdyi_op *op) {
    param *params;
    sdyi_value *value = sdyi_operand(op, 0);
    const int n = read_params(l, op, &params);
    for (int i = 0; i < n; i++)
        if (sdyi_hlo_dim(value->type, params[i].target) % params[i].count != 0)
            return sdyi_error(l->pool, op,
                              n == 1 ? "dimension not divisible by num devices "
                                       "per group"
                                     : "dynamic shape or dimension not "
                                       "divisible by num devices per param");
    if (n == 1)
        value = exchange(l, op, value, &params[0]);
    else if (n > 1)
        value = exchange_all(l, op, params, n);
    sdyi_local_replace(l, op, value);
    return SDYRT_OK;
}

/* -- reductions ------------------------------------------------------------ */

static sdyi_op_kind combining(const sdyi_local *l, const sdyi_op *op,
                              sdyi_span axes) {
    const sdyrt_reduction reduction = sdyi_reduction_of(op);
    return reduction == SDYRT_MAX ? SDYI_OP_STABLEHLO_MAXIMUM
           : reduction == SDYRT_MIN
               ? SDYI_OP_STABLEHLO_MINIMUM
               : sdyi_combining(l, sdyi_operand(op, 0), axes);
}

static sdyi_value *reduce(sdyi_local *l, sdyi_op *op, sdyi_value *value,
                          sdyi_span axes, int64_t scattered) {
    const bool scatters = scattered >= 0;
    int64_t *const sizes = sdyi_sizes_of(l->pool, value->type);
    if (scatters)
        sizes[scattered] /= sdyi_axes_shards(axes);
    sdyi_value *const made = sdyi_put_op(
        op,
        scatters ? SDYI_OP_STABLEHLO_REDUCE_SCATTER
                 : SDYI_OP_STABLEHLO_ALL_REDUCE,
        &value, 1, sdyi_resized(l->pool, value->type, sizes, value->type->n));
    if (scatters)
        sdyi_set_int(made->op, SDYI_NAME_SCATTER_DIMENSION, scattered);
    sdyi_set_groups(l, made->op, sdyi_local_sharding(l, &op->results[0]), axes);
    sdyi_put_body(made->op, combining(l, op, axes), value->type);
    return made;
}

sdyrt_status sdyi_local_all_reduce(sdyi_local *l, sdyi_op *op) {
    const sdyi_span axes = sdyi_axes_of_attr(
        l, sdyi_local_sharding(l, &op->results[0])->mesh, own_axes(op));
    sdyi_value *const value = sdyi_operand(op, 0);
    sdyi_local_replace(
        l, op, axes.count == 0 ? value : reduce(l, op, value, axes, -1));
    return SDYRT_OK;
}

/* [f0*L0, f1*L1] -> [f0, L0, f1, L1] -> [f0, f1, L0, L1] -> [f0*f1, L0, L1],
 * of which each device gets one. */
static sdyi_value *scatter_dims(sdyi_local *l, sdyi_op *op, const by_dim *b) {
    sdyi_value *value = sdyi_operand(op, 0);
    sdyi_zone *const zone = &l->pool->scratch;
    const int64_t *const sizes = sdyi_sizes_of(l->pool, value->type);
    int64_t *const split = SDYI_NEW(zone, int64_t, 2 * b->rank);
    int64_t *const order = SDYI_NEW(zone, int64_t, 2 * b->rank);
    int64_t *const rest = SDYI_NEW(zone, int64_t, b->rank + 1);
    int n = 0, fronts = 0, backs = b->n_cut;
    rest[0] = b->n_all;
    for (int d = 0; d < b->rank; d++) {
        if (b->dims[d].count > 0) {
            order[fronts++] = n;
            split[n++] = b->counts[d];
        }
        order[backs++] = n;
        rest[1 + d] = split[n++] = sizes[d] / b->counts[d];
    }
    value = sdyi_put_reshape(op, value, split, n);
    value = sdyi_put_transpose(op, value, order);
    value = sdyi_put_reshape(op, value, rest, b->rank + 1);
    value = reduce(l, op, value, b->all, 0);
    return sdyi_put_reshape(op, value, rest + 1, b->rank);
}

sdyrt_status sdyi_local_reduce_scatter(sdyi_local *l, sdyi_op *op) {
    const sdyrt_mesh *const mesh =
        sdyi_local_sharding(l, &op->results[0])->mesh;
    const by_dim b = axes_by_dim(l, mesh, own_axes(op));
    sdyi_value *value = sdyi_operand(op, 0);
    if (b.n_cut == 1) {
        for (int d = 0; d < b.rank; d++)
            if (b.dims[d].count > 0)
                value = reduce(l, op, value, b.dims[d], d);
    } else if (b.n_cut > 1 && l->options->combines_scatters) {
        value = scatter_dims(l, op, &b);
    } else if (b.n_cut > 1) {
        value = reduce(l, op, value, b.all, -1);
        value = sdyi_put_part(l, op, value, mesh, b.dims, op->results[0].type);
    }
    sdyi_local_replace(l, op, value);
    return SDYRT_OK;
}

/* -- collective_permute ---------------------------------------------------- */

static void add_refs(sdyi_axes *all, const sdyrt_sharding *s) {
    for (int d = 0; d < s->rank; d++)
        sdyi_axes_append_all(all, s->dims[d].axes);
    sdyi_axes_append_all(all, s->replicated);
    sdyi_axes_append_all(all, s->unreduced);
}

/* The axes of the dimensions, then the others in mesh order, all cut at the
 * same places: who has which block, and which copy of it. */
static void key_of(const sdyrt_sharding *s, const sdyi_axes *atoms,
                   sdyi_axes *key) {
    key->count = 0;
    for (int d = 0; d < s->rank; d++)
        for (int i = 0; i < s->dims[d].axes.count; i++)
            for (int k = 0; k < atoms->count; k++)
                if (sdyi_ref_contains(s->dims[d].axes.refs[i], atoms->refs[k]))
                    sdyi_axes_append(key, atoms->refs[k]);
    for (int k = 0; k < atoms->count; k++)
        if (sdyi_axes_find(key, atoms->refs[k]) < 0)
            sdyi_axes_append(key, atoms->refs[k]);
}

static const sdyi_attr *pairs_of(sdyi_local *l, const sdyrt_sharding *from,
                                 const sdyrt_sharding *to) {
    sdyi_axes used = {.count = 0}, atoms, key;
    sdyi_digit_list before = {.count = 0}, after = {.count = 0};
    const int64_t n = to->mesh->n_devices;
    add_refs(&used, from);
    add_refs(&used, to);
    sdyi_axes_ordered_refs(to->mesh, sdyi_span_of(&used), &atoms);
    key_of(from, &atoms, &key);
    sdyi_digits_of(from->mesh, sdyi_span_of(&key), &before);
    key_of(to, &atoms, &key);
    sdyi_digits_of(to->mesh, sdyi_span_of(&key), &after);
    int64_t *const pairs = SDYI_NEW(&l->pool->scratch, int64_t, 2 * n);
    for (int64_t i = 0; i < n; i++) {
        const int64_t block = sdyi_digits_index(
            sdyi_digits_in(&before), sdyi_mesh_position(from->mesh, i));
        const int64_t at = sdyi_digits_position(sdyi_digits_in(&after), block);
        pairs[2 * i] = i;
        pairs[2 * i + 1] = sdyi_device_at(to->mesh, at);
    }
    return sdyi_attr_dense_i64s(l->pool, (int64_t[]){n, 2}, 2, pairs,
                                (int)(2 * n));
}

sdyrt_status sdyi_local_collective_permute(sdyi_local *l, sdyi_op *op) {
    sdyi_value *value = sdyi_operand(op, 0);
    const sdyrt_sharding *const from = sdyi_local_sharding(l, value);
    const sdyrt_sharding *const to = sdyi_local_sharding(l, &op->results[0]);
    sdyi_value *const made = sdyi_put_op(
        op, SDYI_OP_STABLEHLO_COLLECTIVE_PERMUTE, &value, 1, value->type);
    sdyi_op_set_attr(made->op, SDYI_NAME_SOURCE_TARGET_PAIRS,
                     pairs_of(l, from, to));
    sdyi_op_set_attr(made->op, SDYI_NAME_CHANNEL_HANDLE, sdyi_next_channel(l));
    sdyi_local_replace(l, op, made);
    return SDYRT_OK;
}

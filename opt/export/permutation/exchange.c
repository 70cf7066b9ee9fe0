/* An exchange with a few neighbouring shards, in a manual computation along the
 * axes of the shards:
 *
 *   %0 = stablehlo.slice %x [1:15]      %x: tensor<16xf32> on 8 shards of 2
 *   ->
 *   %0 = sdy.manual_computation(%x, %zero) .. (%b: tensor<2xf32>, ..) {
 *     collective_permute %b             from the shard after, the first keeps
 *     concatenate %b, ..                nothing
 *     pad                               by a shard of the result on both ends
 *     dynamic_slice .. at this shard's first element
 *   }
 *   %1 = stablehlo.slice %0 [0:14]      from 16, as many as shards have
 */
#include "opt/export/permutation/permutation.h"

#include "program/dialects/shardable.h"

static int64_t *numbers(const sdyi_halos *h) {
    return SDYI_NEW(&h->p->r.pool->scratch, int64_t, h->rank);
}

static sdyi_local device_of(const sdyi_halos *h) {
    return (sdyi_local){.pool = h->p->r.pool, .options = &h->p->local};
}

static const sdyrt_mesh *mesh_of(const sdyi_halos *h) {
    return sdyi_layout_mesh(h->layout);
}

/* -- blocks ---------------------------------------------------------------- */

/* A block sent `distance` shards on, with the padding value on devices that
 * received none. */
static sdyi_value *fill_edge(const sdyi_halos *h, sdyi_value *moved,
                             const sdyi_halo_dim *dim, int64_t distance) {
    const sdyrt_mesh *const mesh = mesh_of(h);
    const int64_t n = mesh->n_devices;
    sdyi_local l = device_of(h);
    bool *const receives = SDYI_NEW(&l.pool->scratch, bool, n);
    for (int64_t i = 0; i < n; i++) {
        const int64_t from = sdyi_place_along(mesh, dim->axes, i) - distance;
        receives[i] = from >= 0 && from < dim->shards;
    }
    sdyi_value *const mine = sdyi_put_flag(&l, h->end, receives, n);
    sdyi_value *const mask = sdyi_put_broadcast(h->end, mine, moved->type);
    return sdyi_put_select(h->end, mask, moved,
                           sdyi_put_broadcast(h->end, h->padding, moved->type));
}

/* A block with those of its neighbours around it. */
static sdyi_value *join_neighbours(const sdyi_halos *h, sdyi_value *block,
                                   int d) {
    const sdyi_halo_dim *const dim = &h->dims[d];
    const int64_t n = dim->left + 1 + dim->right;
    sdyi_value **const all = SDYI_NEW(&h->p->r.pool->scratch, sdyi_value *, n);
    for (int64_t i = 0; i < n; i++) {
        const int64_t distance = dim->left - i;
        all[i] = block;
        if (distance == 0)
            continue;
        sdyi_value *const moved = sdyi_put_moved(
            h->p, h->end, block, mesh_of(h), dim->axes, distance);
        if (moved != NULL)
            all[i] =
                h->fills_edges ? fill_edge(h, moved, dim, distance) : moved;
    }
    return sdyi_keep(sdyi_put_joined(h->end, all, (int)n, d), h->inside);
}

/* -- places ---------------------------------------------------------------- */

/* A digit of this device's number: (number / divisor) % size. */
static sdyi_value *put_digit(const sdyi_halos *h, sdyi_value *device,
                             sdyi_ref ref) {
    const sdyrt_mesh *const mesh = mesh_of(h);
    const int64_t divisor =
        mesh->minor[ref.axis] * mesh->sizes[ref.axis] / (ref.pre * ref.size);
    sdyi_value *digit = device;
    if (divisor > 1)
        digit = sdyi_put_binary(h->end, SDYI_OP_STABLEHLO_DIVIDE, digit,
                                sdyi_put_i64(h->end, divisor));
    if (ref.size < mesh->n_devices)
        digit = sdyi_put_binary(h->end, SDYI_OP_STABLEHLO_REMAINDER, digit,
                                sdyi_put_i64(h->end, ref.size));
    return digit;
}

/* The number of this device's shard. */
static sdyi_value *put_shard(const sdyi_halos *h, sdyi_span axes) {
    const sdyrt_mesh *const mesh = mesh_of(h);
    sdyi_local l = device_of(h);
    if (mesh->device_ids != NULL)
        return sdyi_put_offset(&l, h->end, mesh, axes, 1);
    sdyi_value *const device = sdyi_put_device(&l, h->end);
    sdyi_value *shard = NULL;
    for (int i = 0; i < axes.count; i++) {
        sdyi_value *const digit = put_digit(h, device, axes.refs[i]);
        if (shard == NULL) {
            shard = digit;
            continue;
        }
        shard = sdyi_put_binary(h->end, SDYI_OP_STABLEHLO_MULTIPLY, shard,
                                sdyi_put_i64(h->end, axes.refs[i].size));
        shard = sdyi_put_binary(h->end, SDYI_OP_STABLEHLO_ADD, shard, digit);
    }
    return shard;
}

/* The start index of this shard's slice of the exchanged blocks; `*zero`: a
 * constant 0, the start along other dimensions. */
static sdyi_value *put_start(const sdyi_halos *h, const sdyi_halo_dim *dim,
                             sdyi_value *shard, sdyi_value **zero) {
    static const int64_t one = 1;
    if (dim->starts != NULL) {
        sdyi_value *const table = sdyi_put_constant(
            h->end, sdyi_attr_dense_i64s(h->p->r.pool, &dim->shards, 1,
                                         dim->starts, (int)dim->shards));
        sdyi_value *const start = sdyi_put_reshape(
            h->end, sdyi_put_slice_at(h->end, table, &shard, &one), NULL, 0);
        *zero = sdyi_put_i64(h->end, 0);
        return start;
    }
    const int64_t block = dim->in * dim->step;
    sdyi_value *const step = sdyi_put_i64(h->end, dim->out - block);
    sdyi_value *const first = sdyi_put_i64(
        h->end, -dim->low + dim->left * block + dim->out * dim->step);
    sdyi_value *const by =
        sdyi_put_binary(h->end, SDYI_OP_STABLEHLO_MULTIPLY, shard, step);
    sdyi_value *const start =
        sdyi_put_binary(h->end, SDYI_OP_STABLEHLO_ADD, by, first);
    *zero = sdyi_put_i64(h->end, 0);
    return sdyi_put_binary(h->end, SDYI_OP_STABLEHLO_MAXIMUM, start, *zero);
}

/* The shard's part of the result out of the joined blocks. */
static sdyi_value *exchange_dim(const sdyi_halos *h, sdyi_value *value, int d) {
    const sdyi_halo_dim *const dim = &h->dims[d];
    int64_t *const edge = numbers(h), *const interior = numbers(h);
    int64_t *const sizes = numbers(h);
    sdyi_value *zero, **const starts = SDYI_NEW(&h->p->r.pool->scratch,
                                                sdyi_value *, h->rank);
    edge[d] = dim->out * dim->step;
    interior[d] = dim->step - 1;
    value = sdyi_keep(sdyi_put_pad(h->end, join_neighbours(h, value, d),
                                   h->padding, edge, edge, interior),
                      h->inside);
    sdyi_value *const start = put_start(h, dim, put_shard(h, dim->axes), &zero);
    for (int e = 0; e < h->rank; e++) {
        sizes[e] = e == d ? dim->out : sdyi_size_at(value->type, e);
        starts[e] = e == d ? start : zero;
    }
    return sdyi_keep(sdyi_put_slice_at(h->end, value, starts, sizes),
                     h->inside);
}

sdyi_value *sdyi_put_exchange(sdyi_halos *h, sdyi_value *value,
                              sdyi_value *with, const bool *is_manual,
                              const sdyi_attr *out, const sdyi_type *result) {
    sdyi_value *const operands[] = {value, with};
    sdyi_op *const manual = sdyi_put_manual(h->p, h->op, operands, 2, h->layout,
                                            is_manual, out, result);
    const sdyi_block *const body = manual->regions[0].first;
    h->end = body->last;
    h->padding = body->args[1];
    h->inside =
        sdyi_sharding_inside(h->p->r.pool, h->layout->attr,
                             sdyi_op_attr(manual, SDYI_NAME_MANUAL_AXES));
    sdyi_value *made = body->args[0];
    for (int d = 0; d < h->rank; d++)
        if (h->dims[d].is_exchanged)
            made = exchange_dim(h, made, d);
    return made;
}

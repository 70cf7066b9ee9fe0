/* Pads and slices whose shards need elements of a few neighbours:
 *
 *   %0 = stablehlo.slice %x [1:15]      %x: tensor<16xf32> on 8 shards of 2
 *   ->
 *   %0 = sdy.manual_computation(%x, %zero) .. (%b: tensor<2xf32>, ..) {
 *     collective_permute %b             from the shard behind, the first keeps
 *     concatenate %b, ..                nothing
 *     dynamic_slice .. at this shard's first element
 *   }
 *   %1 = stablehlo.slice %0 [0:14]      from 16, as many as shards have
 *
 * Along a dimension of n shards, an element i of the operand becomes element
 * i * step + low of the result; a slice has low = -start and step 1. Shard t of
 * the result has the places [t * out, (t + 1) * out), so it needs what is there
 * of the operand, of shards t - left to t + right. */
#include "program/passes/export/permutation/permutation.h"

#include "program/dialects/shardable.h"
#include "program/ir/elements.h"

typedef struct halo_dim {
    int64_t shards;  /* 1: not cut */
    int64_t in, out; /* elements of a shard */
    int64_t low, step;
    int64_t left, right; /* neighbours */
    bool moves; /* a shard needs others, or not its own from the first on */
} halo_dim;

typedef struct halos {
    sdyi_permuter *p;
    sdyi_op *op;
    const sdyi_layout *layout;
    halo_dim *dims;
    bool is_pad;
    int rank;
    sdyi_op *end;        /* of the body */
    sdyi_value *padding; /* in the body: a scalar */
    bool is_zero;        /* it is known to be 0 */
} halos;

/* -- what shards need ------------------------------------------------------ */

static int64_t clip(int64_t i, int64_t n) {
    return i < 0 ? 0 : i < n ? i : n - 1;
}

static int64_t entry(const halos *h, int list, int d) {
    return sdyi_hlo_ints_at(h->op, list).at[d].integer;
}

/* Behind the operand's last element shards have more of them. */
static void find_needs(halo_dim *dim, int64_t all) {
    const int64_t size = dim->in * dim->shards;
    for (int64_t t = 0; t < dim->shards && t * dim->out < all; t++) {
        const int64_t from = t * dim->out - dim->low;
        const int64_t to = from + dim->out - 1;
        const int64_t first =
            clip(from < 0 ? 0 : sdyi_ceil(from, dim->step), size) / dim->in;
        const int64_t last = clip(to < 0 ? 0 : to / dim->step, size) / dim->in;
        if (t - first > dim->left)
            dim->left = t - first;
        if (last - t > dim->right)
            dim->right = last - t;
        dim->moves = dim->moves || first != t || last != t;
    }
}

/* False: too many neighbours, or it takes every so manieth element. */
static bool find_dim(const halos *h, int d) {
    halo_dim *const dim = &h->dims[d];
    const int64_t all = sdyi_dim_of(h->op->results[0].type, d);
    dim->shards = sdyi_permuter_shards(h->layout, d);
    const int64_t size = sdyi_dim_of(sdyi_operand(h->op, 0)->type, d);
    if (dim->shards == 1)
        return true;
    if (size == 0 || all == 0 ||
        (!h->is_pad && size != all && entry(h, 2, d) != 1))
        return false;
    dim->in = sdyi_ceil(size, dim->shards);
    dim->out = sdyi_ceil(all, dim->shards);
    dim->low = h->is_pad ? entry(h, 0, d) : -entry(h, 0, d);
    dim->step = h->is_pad ? entry(h, 2, d) + 1 : 1;
    dim->moves = !h->is_pad && dim->low != 0;
    find_needs(dim, all);
    return dim->left + dim->right + 1 < dim->shards ||
           (dim->left <= 1 && dim->right <= 1);
}

/* -- in the body ----------------------------------------------------------- */

static int64_t *numbers(const halos *h) {
    return SDYI_NEW(&h->p->r.pool->scratch, int64_t, h->rank);
}

static sdyi_local device_of(const halos *h) {
    return (sdyi_local){.pool = h->p->r.pool, .options = &h->p->local};
}

/* Of a block that comes `distance` shards on: on devices that get none there is
 * the padding. */
static sdyi_value *fill_edge(const halos *h, sdyi_value *moved, int d,
                             int64_t distance) {
    const sdyrt_sharding *const s = h->layout->sharding;
    const int64_t n = s->mesh->n_devices;
    sdyi_pool *const pool = h->p->r.pool;
    sdyi_local l = device_of(h);
    sdyi_dense_room room;
    sdyi_dense_open(pool,
                    sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, &n, 1,
                                     sdyi_type_integer(pool, 1, SDYI_SIGNLESS),
                                     NULL),
                    false, (size_t)n, &room);
    for (int64_t i = 0; i < n; i++) {
        const int64_t from =
            sdyi_place_along(s->mesh, s->dims[d].axes, i) - distance;
        room.bytes[i] = from >= 0 && from < h->dims[d].shards;
    }
    sdyi_value *const mine =
        sdyi_put_lookup(&l, h->end, sdyi_dense_close(pool, &room));
    sdyi_value *const mask = sdyi_put_broadcast(h->end, mine, moved->type);
    sdyi_value *const none =
        sdyi_put_broadcast(h->end, h->padding, moved->type);
    sdyi_value *const operands[] = {mask, moved, none};
    return sdyi_put_op(h->end, SDYI_OP_STABLEHLO_SELECT, operands, 3,
                       moved->type);
}

static sdyi_value *put_neighbour(const halos *h, sdyi_value *block, int d,
                                 int64_t distance) {
    const sdyrt_sharding *const s = h->layout->sharding;
    sdyi_value *const moved =
        sdyi_put_moved(h->p, h->end, block, s->mesh, s->dims[d].axes, distance);
    return h->is_pad && !h->is_zero ? fill_edge(h, moved, d, distance) : moved;
}

/* A block with those of its neighbours around it. */
static sdyi_value *join_neighbours(const halos *h, sdyi_value *block, int d) {
    const halo_dim *const dim = &h->dims[d];
    const int64_t n = dim->left + 1 + dim->right;
    sdyi_value **const all = SDYI_NEW(&h->p->r.pool->scratch, sdyi_value *, n);
    for (int64_t i = 0; i < n; i++)
        all[i] =
            i == dim->left ? block : put_neighbour(h, block, d, dim->left - i);
    return n == 1 ? block : sdyi_put_joined(h->end, all, (int)n, d);
}

/* Where a shard's first element of the result is, from the first of the blocks
 * that are joined. */
static int64_t place_of(const halo_dim *dim, int64_t shard) {
    return shard * (dim->out - dim->in * dim->step) - dim->low +
           dim->left * dim->in * dim->step;
}

/* The shard's part of the result out of the joined blocks. */
static sdyi_value *take_part(const halos *h, sdyi_value *value, int d) {
    const halo_dim *const dim = &h->dims[d];
    const sdyrt_sharding *const s = h->layout->sharding;
    const int64_t length = (sdyi_dim_of(value->type, d) - 1) * dim->step + 1;
    int64_t *const low = numbers(h), *const high = numbers(h);
    int64_t *const interior = numbers(h), *const sizes = numbers(h);
    for (int64_t t = 0; t < dim->shards; t++) {
        const int64_t at = place_of(dim, t);
        low[d] = -at > low[d] ? -at : low[d];
        high[d] =
            at + dim->out - length > high[d] ? at + dim->out - length : high[d];
    }
    interior[d] = dim->step - 1;
    if (low[d] > 0 || high[d] > 0 || interior[d] > 0)
        value = sdyi_put_pad(h->end, value, h->padding, low, high, interior);
    int64_t *const table =
        SDYI_NEW(&h->p->r.pool->scratch, int64_t, s->mesh->n_devices);
    sdyi_value **const starts =
        SDYI_NEW(&h->p->r.pool->scratch, sdyi_value *, h->rank);
    for (int64_t i = 0; i < s->mesh->n_devices; i++)
        table[i] = low[d] +
                   place_of(dim, sdyi_place_along(s->mesh, s->dims[d].axes, i));
    sdyi_local l = device_of(h);
    for (int e = 0; e < h->rank; e++) {
        sizes[e] = e == d ? dim->out : sdyi_dim_of(value->type, e);
        starts[e] = e == d
                        ? sdyi_put_entry(&l, h->end, table, s->mesh->n_devices)
                        : sdyi_put_i64(h->end, 0);
    }
    return sdyi_put_slice_at(h->end, value, starts, sizes);
}

/* The op along dimensions that are not cut. */
static sdyi_value *do_whole_dims(const halos *h, sdyi_value *value) {
    int64_t *const first = numbers(h), *const second = numbers(h);
    int64_t *const third = numbers(h);
    bool is_any = false;
    for (int d = 0; d < h->rank; d++) {
        const bool is_cut = h->dims[d].shards > 1;
        const int64_t size = sdyi_dim_of(value->type, d);
        first[d] = is_cut ? 0 : entry(h, 0, d);
        second[d] = is_cut ? (h->is_pad ? 0 : size) : entry(h, 1, d);
        third[d] = is_cut ? (h->is_pad ? 0 : 1) : entry(h, 2, d);
        is_any = is_any || first[d] != 0 ||
                 second[d] != (h->is_pad ? 0 : size) ||
                 third[d] != (h->is_pad ? 0 : 1);
    }
    if (!is_any)
        return value;
    return h->is_pad
               ? sdyi_put_pad(h->end, value, h->padding, first, second, third)
               : sdyi_put_slice(h->end, value, first, second, third);
}

static void fill_body(const halos *h, sdyi_value *value) {
    for (int d = 0; d < h->rank; d++) {
        const halo_dim *const dim = &h->dims[d];
        if (dim->shards > 1 && (dim->moves || dim->in != dim->out ||
                                dim->low != 0 || dim->step != 1)) {
            sdyi_value *const joined = join_neighbours(h, value, d);
            value = take_part(h, joined, d);
        }
    }
    sdyi_operand_set(h->end, 0, do_whole_dims(h, value));
}

/* -- around it ------------------------------------------------------------- */

static bool is_zero(const sdyi_value *value) {
    sdyi_elements e;
    return sdyi_constant_elements(value, &e) && sdyi_elements_are_zero(&e);
}

/* The operand with shards of one size. */
static sdyi_value *even_operand(const halos *h, sdyi_value *with) {
    sdyi_value *const value = sdyi_operand(h->op, 0);
    int64_t *const none = numbers(h), *const high = numbers(h);
    bool is_any = false;
    for (int d = 0; d < h->rank; d++) {
        const halo_dim *const dim = &h->dims[d];
        if (dim->shards > 1)
            high[d] = dim->in * dim->shards - sdyi_dim_of(value->type, d);
        is_any = is_any || high[d] > 0;
    }
    if (!is_any)
        return value;
    sdyi_value *const padded =
        sdyi_put_pad(h->op, value, with, none, high, none);
    sdyi_sharding_set(padded, h->layout->attr);
    return padded;
}

/* The result without what shards have behind its end. */
static sdyi_value *trimmed(const halos *h, sdyi_value *value) {
    const sdyi_type *const type = h->op->results[0].type;
    int64_t *const starts = numbers(h), *const limits = numbers(h);
    int64_t *const strides = numbers(h);
    if (value->type == type)
        return value;
    for (int d = 0; d < h->rank; d++) {
        limits[d] = sdyi_dim_of(type, d);
        strides[d] = 1;
    }
    sdyi_value *const cut =
        sdyi_put_slice(h->op, value, starts, limits, strides);
    sdyi_sharding_set(cut, h->layout->attr);
    return cut;
}

static void exchange(halos *h) {
    sdyi_value *const with =
        h->is_pad ? sdyi_operand(h->op, 1)
                  : sdyi_put_number(h->op, h->op->results[0].type->element, 0);
    const sdyi_type *const type = h->op->results[0].type;
    int64_t *const sizes = numbers(h);
    bool *const dims = SDYI_NEW(&h->p->r.pool->scratch, bool, h->rank);
    for (int d = 0; d < h->rank; d++) {
        dims[d] = h->dims[d].shards > 1;
        sizes[d] =
            dims[d] ? h->dims[d].out * h->dims[d].shards : sdyi_dim_of(type, d);
    }
    sdyi_value *const operands[] = {even_operand(h, with), with};
    sdyi_op *const manual =
        sdyi_put_manual(h->p, h->op, operands, 2, h->layout, dims);
    const sdyi_block *const body = manual->regions[0].first;
    manual->results[0].type = sdyi_resized(h->p->r.pool, type, sizes, h->rank);
    h->end = body->last;
    h->padding = body->args[1];
    h->is_zero = is_zero(with);
    fill_body(h, body->args[0]);
    sdyi_value_replace(&h->op->results[0], trimmed(h, &manual->results[0]));
    sdyi_op_erase(h->op);
}

bool sdyi_permute_halo(sdyi_permuter *p, sdyi_op *op) {
    halos h = {.p = p,
               .op = op,
               .layout = sdyi_reshards_layout(&p->r, sdyi_operand(op, 0)),
               .is_pad = sdyi_is_kind(op, SDYI_OP_STABLEHLO_PAD),
               .rank = op->results[0].type->n};
    bool moves = false;
    if (!sdyi_has_same_dims(h.layout,
                            sdyi_own_layout(&p->r, &op->results[0])) ||
        h.layout->sharding->unreduced.count > 0)
        return false;
    h.dims = SDYI_NEW(&p->r.pool->scratch, halo_dim, h.rank);
    for (int d = 0; d < h.rank; d++) {
        if (!find_dim(&h, d))
            return false;
        moves = moves || h.dims[d].moves;
    }
    if (moves)
        exchange(&h);
    return true;
}

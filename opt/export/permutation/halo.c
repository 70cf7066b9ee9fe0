/* Pads and slices whose shards need elements of a few neighbours. Along a
 * dimension of n shards, an element i of the operand becomes element
 * i * step + low of the result; a slice has low = -start and step 1. Shard t of
 * the result has the elements [t * out, (t + 1) * out), so it needs the operand
 * elements that become these, of shards t - left to t + right. */
#include "opt/export/permutation/permutation.h"

#include "program/dialects/shardable.h"

static bool is_pad(const sdyi_halos *h) {
    return sdyi_is_kind(h->op, SDYI_OP_STABLEHLO_PAD);
}

/* Entry `d` of list 0, 1 or 2: starts, limits and strides of a slice; low, high
 * and interior padding of a pad. */
static int64_t entry(const sdyi_halos *h, int list, int d) {
    static const sdyi_name of_pad[] = {SDYI_NAME_EDGE_PADDING_LOW,
                                       SDYI_NAME_EDGE_PADDING_HIGH,
                                       SDYI_NAME_INTERIOR_PADDING},
                           of_slice[] = {SDYI_NAME_START_INDICES,
                                         SDYI_NAME_LIMIT_INDICES,
                                         SDYI_NAME_STRIDES};
    return sdyi_hlo_ints_at(h->op, (is_pad(h) ? of_pad : of_slice)[list])
        .at[d]
        .integer;
}

/* -- what shards need ------------------------------------------------------ */

/* The neighbours that shards need (`left`, `right`), in an operand of `all`
 * elements. True if any shard needs another's, or no elements at all. */
static bool find_needs(sdyi_halo_dim *dim, int64_t all) {
    bool needs = false;
    for (int64_t t = 0; t < dim->shards; t++) {
        const int64_t from = (t * dim->out - dim->low) / dim->step;
        const int64_t to = from + dim->out - 1;
        const int64_t first = (from < 0 ? 0 : from) / dim->in;
        const int64_t last = (to < all ? to : all - 1) / dim->in;
        if (to < 0 || from >= all || to < from) {
            needs = true;
            continue;
        }
        if (t - first > dim->left)
            dim->left = t - first;
        if (last - t > dim->right)
            dim->right = last - t;
        needs = needs || first != t || last != t;
    }
    return needs;
}

/* False: too many neighbours, a slice with strides, or a dimension of size
 * 0. */
static bool find_dim(sdyi_halos *h, int d, bool *needs) {
    sdyi_halo_dim *const dim = &h->dims[d];
    const int64_t all = sdyi_size_at(h->op->results[0].type, d);
    const int64_t size = sdyi_size_at(sdyi_operand(h->op, 0)->type, d);
    dim->axes = h->layout->sharding->dims[d].axes;
    dim->shards = sdyi_permuter_shards(h->layout, d);
    if (dim->shards == 1)
        return true;
    if (size == 0 || all == 0 || (!is_pad(h) && entry(h, 2, d) != 1))
        return false;
    dim->in = sdyi_ceil(size, dim->shards);
    dim->out = sdyi_ceil(all, dim->shards);
    dim->low = is_pad(h) ? entry(h, 0, d) : -entry(h, 0, d);
    dim->step = is_pad(h) ? entry(h, 2, d) + 1 : 1;
    /* A shard of a slice has to be the front of the operand's. */
    const bool needs_this =
        find_needs(dim, size) || (!is_pad(h) && dim->low != 0);
    dim->is_exchanged =
        needs_this || dim->in != dim->out || dim->low != 0 || dim->step != 1;
    *needs = *needs || needs_this;
    return dim->left + dim->right + 1 < dim->shards ||
           (dim->left <= 1 && dim->right <= 1);
}

/* -- the op ---------------------------------------------------------------- */

/* The op along dimensions that are not cut. */
static sdyi_value *do_whole_dims(const sdyi_halos *h, sdyi_value *value) {
    sdyi_zone *const zone = &h->p->r.pool->scratch;
    int64_t *lists[3];
    bool is_any = false;
    for (int k = 0; k < 3; k++)
        lists[k] = SDYI_NEW(zone, int64_t, h->rank);
    for (int d = 0; d < h->rank; d++) {
        const int64_t none[] = {0, is_pad(h) ? 0 : sdyi_size_at(value->type, d),
                                is_pad(h) ? 0 : 1};
        for (int k = 0; k < 3; k++) {
            lists[k][d] = h->dims[d].shards > 1 ? none[k] : entry(h, k, d);
            is_any = is_any || lists[k][d] != none[k];
        }
    }
    if (!is_any)
        return value;
    return sdyi_keep(
        is_pad(h) ? sdyi_put_pad(h->end, value, h->padding, lists[0], lists[1],
                                 lists[2])
                  : sdyi_put_slice(h->end, value, lists[0], lists[1], lists[2]),
        h->inside);
}

static void exchange(sdyi_halos *h) {
    sdyi_zone *const zone = &h->p->r.pool->scratch;
    sdyi_op *const op = h->op;
    sdyi_value *const value = sdyi_operand(op, 0);
    sdyi_value *with = is_pad(h) ? sdyi_operand(op, 1) : NULL;
    const sdyi_type *const type = op->results[0].type;
    const sdyi_attr *const sharding = h->layout->attr;
    bool *const is_manual =
        SDYI_NEW(zone, bool, sdyi_layout_mesh(h->layout)->n_axes);
    bool *const is_cut = SDYI_NEW(zone, bool, h->rank);
    for (int d = 0; d < h->rank; d++)
        is_cut[d] = h->dims[d].shards > 1;
    sdyi_mark_axes(h->layout, 0, h->rank, is_cut, is_manual);
    sdyi_value *const even = sdyi_put_longer(
        op, value, sdyi_even_sizes(zone, value->type, h->layout, NULL), with,
        sharding);
    if (with == NULL)
        with = sdyi_put_number(op, type->element, 0);
    h->fills_edges = is_pad(h) && !sdyi_is_zero(with);
    sdyi_value *const made = sdyi_put_exchange(
        h, even, with, is_manual, sharding,
        sdyi_resized(h->p->r.pool, type,
                     sdyi_even_sizes(zone, type, h->layout, NULL), h->rank));
    sdyi_operand_set(h->end, 0, do_whole_dims(h, made));
    sdyi_op_replace(
        op, sdyi_put_shorter(op, &sdyi_op_parent(h->end)->results[0],
                             sdyi_sizes_of(h->p->r.pool, type), sharding));
}

bool sdyi_permute_halo(sdyi_permuter *p, sdyi_op *op) {
    sdyi_halos h = {.p = p,
                    .op = op,
                    .layout = sdyi_reshards_layout(&p->r, sdyi_operand(op, 0)),
                    .rank = op->results[0].type->n};
    bool needs = false;
    if (!sdyi_has_same_dims(h.layout,
                            sdyi_own_layout(&p->r, &op->results[0])) ||
        h.layout->sharding->unreduced.count > 0)
        return false;
    h.dims = SDYI_NEW(&p->r.pool->scratch, sdyi_halo_dim, h.rank);
    for (int d = 0; d < h.rank; d++)
        if (!find_dim(&h, d, &needs))
            return false;
    if (needs)
        exchange(&h);
    return true;
}

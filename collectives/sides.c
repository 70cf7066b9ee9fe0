/* Making the sides of an operation; see sides.h. */
#include "collectives/sides.h"

#include <string.h>

static sdyi_split cut(int64_t size, int64_t shards) {
    return (sdyi_split){.size = size, .outer = shards, .inner = 1};
}

static void tensor_dims(const sdyrt_sharding *sharding, const sdyrt_type *type,
                        const sdyi_placement *placement, sdyi_side *side) {
    *side = (sdyi_side){.placement = placement,
                        .n_dims = type->rank + SDYI_EXTRA_DIMS};
    for (int d = 0; d < type->rank; d++) {
        side->splits[d] = sdyi_split_of(sharding, d, type->dims[d]);
        if (d < sharding->rank)
            sdyi_digits_of(sharding->mesh, sharding->dims[d].axes,
                           &side->digits[d]);
    }
    for (int e = 0; e < SDYI_EXTRA_DIMS; e++)
        side->splits[type->rank + e] = sdyi_split_whole(1);
}

/* Give `side` an extra dimension of one index a device along `axes`. */
static int64_t cut_extra(sdyi_side *side, int dim, const sdyrt_mesh *mesh,
                         const sdyi_axes *axes) {
    sdyi_digits *digits = &side->digits[dim];
    digits->count = 0;
    sdyi_digits_of(mesh, sdyi_span_of(axes), digits);
    const int64_t n = sdyi_digits_size(digits);
    side->splits[dim] = cut(n, n);
    return n;
}

static bool all_coexist(sdyi_span a, sdyi_span b) {
    for (int i = 0; i < a.count; i++)
        for (int j = 0; j < b.count; j++)
            if (!sdyi_ref_can_coexist(a.refs[i], b.refs[j]))
                return false;
    return true;
}

/* Where axes that shard a dimension before are introduced after, each device
 * keeps its part of the out tile and the rest is filled. Takes those axes out
 * of `introduced`. */
static void keep_own_parts(sdyi_lowering *l, sdyi_axes *introduced) {
    const sdyrt_sharding *from = l->r->from, *to = l->r->to;
    if (from->mesh != to->mesh || introduced->count == 0)
        return;
    for (int d = 0; d < to->rank; d++) {
        const sdyi_span before = from->dims[d].axes, after = to->dims[d].axes;
        if (sdyi_axes_prefix_status(after, before) != SDYI_PREFIX_STRICT)
            continue;
        sdyi_axes lost, outside, rest;
        sdyi_axes_set_diff(to->mesh, before, after, &lost);
        if (!all_coexist(sdyi_span_of(&lost), sdyi_span_of(introduced)))
            continue; /* the difference below would be empty */
        sdyi_axes_set_diff(to->mesh, sdyi_span_of(&lost),
                           sdyi_span_of(introduced), &outside);
        if (outside.count != 0)
            continue;
        sdyi_digits digits = {.count = 0};
        sdyi_digits_of(to->mesh, sdyi_span_of(&lost), &digits);
        l->moved.splits[d].inner = sdyi_digits_size(&digits);
        l->moved.splits[d].blocks = &l->in.splits[d];
        for (int i = 0; i < digits.count; i++)
            l->moved.digits[d].at[l->moved.digits[d].count++] = digits.at[i];
        sdyi_axes_set_diff(to->mesh, sdyi_span_of(introduced),
                           sdyi_span_of(&lost), &rest);
        *introduced = rest;
    }
}

void sdyi_make_sides(sdyi_lowering *l) {
    const sdyi_resolved *r = l->r;
    const sdyrt_type *type = &r->op->type;
    tensor_dims(r->from, type, &l->from_placement, &l->in);
    tensor_dims(r->to, type, &l->to_placement, &l->out);
    (void)cut_extra(&l->in, l->rank + SDYI_KEPT, r->from->mesh, &r->kept);
    (void)cut_extra(&l->out, l->rank + SDYI_KEPT, r->to->mesh, &r->kept);
    const int64_t n_terms =
        cut_extra(&l->in, l->rank + SDYI_REDUCED, r->from->mesh, &r->reduced);
    l->out.splits[l->rank + SDYI_REDUCED] = sdyi_split_whole(n_terms);

    l->moved = l->out;
    sdyi_axes introduced = r->introduced;
    keep_own_parts(l, &introduced);
    const int64_t n = cut_extra(&l->moved, l->rank + SDYI_INTRODUCED,
                                r->to->mesh, &introduced);
    l->moved.splits[l->rank + SDYI_INTRODUCED] = cut(1, n);
}

/* The dimension to cut into shares: the outermost with enough elements, for
 * long runs, else the largest. */
static int share_dim(const sdyi_lowering *l, int64_t n_shares) {
    int best = 0;
    int64_t most = -1;
    for (int d = 0; d < l->rank; d++) {
        const int64_t size = sdyi_split_largest(&l->in.splits[d]);
        if (size >= n_shares)
            return d;
        if (size > most) {
            most = size;
            best = d;
        }
    }
    return best;
}

void sdyi_make_shares(sdyi_lowering *l, int64_t n_terms) {
    l->shares = l->in;
    const int d = share_dim(l, n_terms);
    l->shares.splits[d].inner = n_terms;
    sdyi_digits_of(l->r->from->mesh, sdyi_span_of(&l->r->reduced),
                   &l->shares.digits[d]);
    l->shares.splits[l->rank + SDYI_REDUCED] = sdyi_split_whole(n_terms);
    l->shares.digits[l->rank + SDYI_REDUCED].count = 0;
}

sdyi_side sdyi_combined(const sdyi_lowering *l, const sdyi_side *side) {
    sdyi_side one = *side;
    one.splits[l->rank + SDYI_REDUCED] = sdyi_split_whole(1);
    one.digits[l->rank + SDYI_REDUCED].count = 0;
    return one;
}

bool sdyi_have_same_tiles(const sdyi_lowering *l, const sdyi_side *a,
                          const sdyi_side *b) {
    if (!sdyi_placement_equal(a->placement, b->placement))
        return false;
    for (int d = 0; d < l->rank; d++) {
        const sdyi_split *x = &a->splits[d], *y = &b->splits[d];
        if (x->outer != y->outer || x->inner != y->inner ||
            x->partition != y->partition ||
            a->digits[d].count != b->digits[d].count ||
            memcmp(a->digits[d].at, b->digits[d].at,
                   (size_t)a->digits[d].count * sizeof a->digits[d].at[0]) != 0)
            return false;
        for (int64_t i = 0; x->partition == SDYRT_OFFSETS && i <= x->outer; i++)
            if (x->offsets[i] != y->offsets[i])
                return false;
    }
    return true;
}

bool sdyi_box_of(const sdyi_side *side, int64_t rank, sdyi_box *box) {
    memset(box, 0, sizeof *box);
    const int64_t position = sdyi_placement_position(side->placement, rank);
    if (position < 0)
        return false;
    int64_t indices[SDYI_MAX_DIMS];
    sdyi_side_indices(side, position, indices);
    return sdyi_side_box(side, indices, box);
}

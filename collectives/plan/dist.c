/* Distributions, and those of an operation; see dist.h. */
#include "collectives/plan/dist.h"
#include "base/alloc.h"
#include "base/status.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

sdyrt_status sdyi_placement_init(sdyi_placement *placement,
                                 const sdyrt_mesh *mesh, const int *ranks,
                                 int64_t n_ranks) {
    *placement = (sdyi_placement){.mesh = mesh};
    if (ranks == NULL)
        return SDYRT_OK;
    placement->n_ranks = n_ranks;
    for (int64_t i = 0; i < n_ranks; i++)
        if (ranks[i] >= placement->n_devices)
            placement->n_devices = (int64_t)ranks[i] + 1;
    assert(placement->n_devices > 0 && n_ranks > 0); /* a mesh has a device */
    SDYI_ALLOC(placement->devices, placement->n_devices);
    SDYI_ALLOC(placement->ranks, n_ranks);
    memcpy(placement->ranks, ranks, (size_t)n_ranks * sizeof *ranks);
    for (int64_t r = 0; r < placement->n_devices; r++)
        placement->devices[r] = -1;
    for (int64_t i = 0; i < n_ranks; i++)
        placement->devices[ranks[i]] = i;
    return SDYRT_OK;
}

void sdyi_placement_free(sdyi_placement *placement) {
    free(placement->devices);
    free(placement->ranks);
    placement->devices = NULL;
    placement->ranks = NULL;
}

int64_t sdyi_placement_position(const sdyi_placement *placement, int64_t rank) {
    int64_t device = rank;
    if (placement->ranks != NULL)
        device = rank < placement->n_devices ? placement->devices[rank] : -1;
    return sdyi_mesh_position(placement->mesh, device);
}

int64_t sdyi_placement_rank(const sdyi_placement *placement, int64_t position) {
    const sdyrt_mesh *mesh = placement->mesh;
    const int64_t device =
        mesh->device_ids == NULL ? position : mesh->device_ids[position];
    return placement->ranks == NULL ? device : placement->ranks[device];
}

bool sdyi_placement_equal(const sdyi_placement *a, const sdyi_placement *b) {
    const int64_t n = a->mesh->n_devices;
    if (n != b->mesh->n_devices)
        return false;
    const bool is_listed = a->mesh->device_ids != NULL || a->ranks != NULL ||
                           b->mesh->device_ids != NULL || b->ranks != NULL;
    if (a->mesh == b->mesh && a->ranks == b->ranks)
        return true;
    if (a->mesh == b->mesh && a->ranks != NULL && b->ranks != NULL &&
        a->n_ranks == b->n_ranks)
        return memcmp(a->ranks, b->ranks,
                      (size_t)a->n_ranks * sizeof *a->ranks) == 0;
    for (int64_t p = 0; is_listed && p < n; p++)
        if (sdyi_placement_rank(a, p) != sdyi_placement_rank(b, p))
            return false;
    return true;
}

bool sdyi_dist_box(const sdyi_dist *side, const int64_t *indices,
                   sdyi_box *box) {
    bool is_full = true;
    for (int d = 0; d < side->n_dims; d++) {
        int64_t begin, end;
        sdyi_split_tile(&side->splits[d], indices[d], &begin, &end);
        box->offset[d] = begin;
        box->size[d] = end - begin;
        is_full = is_full && end > begin;
    }
    return is_full;
}

int64_t sdyi_dist_replicas(const sdyi_dist *side) {
    return side->placement->mesh->n_devices /
           sdyi_digits_size(sdyi_digits_in(&side->digits));
}

void sdyi_dist_indices(const sdyi_dist *side, int64_t position,
                       int64_t *indices) {
    for (int d = 0; d < side->n_dims; d++)
        indices[d] = sdyi_digits_index(sdyi_dist_digits(side, d), position);
}

int64_t sdyi_dist_position(const sdyi_dist *side, const int64_t *indices) {
    int64_t position = 0;
    for (int d = 0; d < side->n_dims; d++)
        position += sdyi_digits_position(sdyi_dist_digits(side, d), indices[d]);
    return position;
}

bool sdyi_boxes_overlap(const int64_t *a, const int64_t *a_size,
                        const int64_t *b, const int64_t *b_size, int n_dims,
                        int64_t *offset, int64_t *size) {
    for (int d = 0; d < n_dims; d++) {
        const int64_t a_end = a[d] + a_size[d], b_end = b[d] + b_size[d];
        offset[d] = a[d] > b[d] ? a[d] : b[d];
        size[d] = (a_end < b_end ? a_end : b_end) - offset[d];
        if (size[d] <= 0)
            return false;
    }
    return true;
}

/* -- of an operation ------------------------------------------------------- */

void sdyi_dist_start(const sdyrt_sharding *sharding, const sdyrt_type *type,
                     const sdyi_placement *placement, sdyi_dist *side) {
    *side = (sdyi_dist){.placement = placement,
                        .n_dims = type->rank + SDYI_EXTRA_DIMS};
    for (int d = 0; d < type->rank; d++) {
        side->splits[d] = sdyi_split_of(sharding, d, type->dims[d]);
        if (d < sharding->rank)
            sdyi_digits_of(sharding->mesh, sharding->dims[d].axes,
                           &side->digits);
        side->digits_end[d] = side->digits.count;
    }
    for (int e = 0; e < SDYI_EXTRA_DIMS; e++) {
        side->splits[type->rank + e] = sdyi_split_evenly(1, 1);
        side->digits_end[type->rank + e] = side->digits.count;
    }
}

int64_t sdyi_dist_add_digits(sdyi_dist *side, int dim, sdyi_digits more) {
    sdyi_digit *const end = side->digits.at + side->digits_end[dim];
    const int after = side->digits.count - side->digits_end[dim];
    memmove(end + more.count, end, (size_t)after * sizeof *end);
    memcpy(end, more.at, (size_t)more.count * sizeof *end);
    side->digits.count += more.count;
    for (int d = dim; d < side->n_dims; d++)
        side->digits_end[d] += more.count;
    return sdyi_digits_size(more);
}

/* The same, by the digits of `axes`. */
static int64_t add_digits(sdyi_dist *side, int dim, const sdyrt_mesh *mesh,
                          sdyi_span axes) {
    sdyi_digit_list more;
    more.count = 0;
    sdyi_digits_of(mesh, axes, &more);
    return sdyi_dist_add_digits(side, dim, sdyi_digits_in(&more));
}

void sdyi_dist_drop_digits(sdyi_dist *side, int dim) {
    const sdyi_digits lost = sdyi_dist_digits(side, dim);
    sdyi_digit *const end = side->digits.at + side->digits_end[dim];
    const int after = side->digits.count - side->digits_end[dim];
    memmove(end - lost.count, end, (size_t)after * sizeof *end);
    side->digits.count -= lost.count;
    for (int d = dim; d < side->n_dims; d++)
        side->digits_end[d] -= lost.count;
}

/* Give `side` an extra dimension of one index a device along `axes`, and along
 * `own` digits. */
static int64_t cut_extra(sdyi_dist *side, int dim, const sdyrt_mesh *mesh,
                         const sdyi_axes *axes, sdyi_digits own) {
    const int64_t n = add_digits(side, dim, mesh, sdyi_span_of(axes)) *
                      sdyi_dist_add_digits(side, dim, own);
    side->splits[dim] = sdyi_split_evenly(n, n);
    return n;
}

/* The case of introduced axes that sharded a dimension before: each device
 * keeps its part of the out tile and the rest is filled. Takes those axes out
 * of `introduced`. */
static void keep_own_parts(sdyi_dists *l, sdyi_axes *introduced) {
    const sdyrt_sharding *from = l->from, *to = l->to;
    if (from->mesh != to->mesh || introduced->count == 0)
        return;
    for (int d = 0; d < to->rank; d++) {
        const sdyi_span before = from->dims[d].axes, after = to->dims[d].axes;
        if (sdyi_axes_prefix_status(after, before) != SDYI_PREFIX_STRICT)
            continue;
        sdyi_axes lost, outside, rest;
        sdyi_axes_set_diff(to->mesh, before, after, &lost);
        if (!sdyi_axes_coexist(sdyi_span_of(&lost), sdyi_span_of(introduced)))
            continue; /* the difference below would be empty */
        sdyi_axes_set_diff(to->mesh, sdyi_span_of(&lost),
                           sdyi_span_of(introduced), &outside);
        if (outside.count != 0)
            continue;
        l->moved.splits[d].inner =
            add_digits(&l->moved, d, to->mesh, sdyi_span_of(&lost));
        l->moved.splits[d].blocks = &l->in.splits[d];
        sdyi_axes_set_diff(to->mesh, sdyi_span_of(introduced),
                           sdyi_span_of(&lost), &rest);
        *introduced = rest;
    }
}

static void make_dists(sdyi_dists *l, const sdyi_resolved *r) {
    const sdyrt_type *type = &r->type;
    sdyi_dist_start(r->from, type, &l->from_placement, &l->in);
    sdyi_dist_start(r->to, type, &l->to_placement, &l->out);
    static const sdyi_digit_list none = {.count = 0};
    (void)cut_extra(&l->in, l->rank + SDYI_KEPT, r->from->mesh, &r->kept,
                    sdyi_digits_in(&r->own_from));
    (void)cut_extra(&l->out, l->rank + SDYI_KEPT, r->to->mesh, &r->kept,
                    sdyi_digits_in(&r->own_to));
    const int64_t n_terms =
        cut_extra(&l->in, l->rank + SDYI_REDUCED, r->from->mesh, &r->reduced,
                  sdyi_digits_in(&none));
    l->out.splits[l->rank + SDYI_REDUCED] = sdyi_split_evenly(n_terms, 1);

    l->moved = l->out;
    sdyi_axes introduced = r->introduced;
    keep_own_parts(l, &introduced);
    const int64_t n =
        cut_extra(&l->moved, l->rank + SDYI_INTRODUCED, r->to->mesh,
                  &introduced, sdyi_digits_in(&none));
    l->moved.splits[l->rank + SDYI_INTRODUCED] = sdyi_split_evenly(1, n);
}

sdyrt_status sdyi_dists_init(sdyi_dists *l, const sdyi_resolved *r) {
    l->rank = r->op->type.rank;
    l->from = sdyrt_sharding_retain(r->from);
    l->to = sdyrt_sharding_retain(r->to);
    SDYI_TRY(sdyi_placement_init(&l->from_placement, r->from->mesh,
                                 r->from_ranks, r->n_from_ranks));
    SDYI_TRY(sdyi_placement_init(&l->to_placement, r->to->mesh, r->to_ranks,
                                 r->n_to_ranks));
    make_dists(l, r);
    return sdyi_dists_in_groups(l, r);
}

void sdyi_dists_free(sdyi_dists *l) {
    sdyi_placement_free(&l->from_placement);
    sdyi_placement_free(&l->to_placement);
    sdyrt_sharding_release(l->from);
    sdyrt_sharding_release(l->to);
    free(l->in_origin);
    free(l->more);
    free(l->offsets);
}

/* -- of reductions --------------------------------------------------------- */

/* A side after the terms are combined: there is one. */
static void combine(const sdyi_dists *l, const sdyi_dist *side,
                    sdyi_dist *one) {
    *one = *side;
    one->splits[l->rank + SDYI_REDUCED] = sdyi_split_evenly(1, 1);
    sdyi_dist_drop_digits(one, l->rank + SDYI_REDUCED);
}

void sdyi_make_combined(sdyi_dists *l) {
    combine(l, &l->moved, &l->combined);
}

/* The dimension to cut into shares: the outermost with enough elements, for
 * long runs, else the largest. */
static int share_dim(const sdyi_dists *l, int64_t n_shares) {
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

void sdyi_make_shares(sdyi_dists *l) {
    const int terms = l->rank + SDYI_REDUCED;
    const int64_t n_terms = sdyi_split_shards(&l->in.splits[terms]);
    l->shares = l->in;
    const int d = share_dim(l, n_terms);
    sdyi_dist_drop_digits(&l->shares, terms);
    l->shares.splits[terms] = sdyi_split_evenly(n_terms, 1);
    l->shares.splits[d].inner =
        sdyi_dist_add_digits(&l->shares, d, sdyi_dist_digits(&l->in, terms));
    combine(l, &l->shares, &l->combined_shares);
}

bool sdyi_have_same_tiles(const sdyi_dists *l, const sdyi_dist *a,
                          const sdyi_dist *b) {
    if (!sdyi_placement_equal(a->placement, b->placement))
        return false;
    for (int d = 0; d < l->rank; d++) {
        const sdyi_split *x = &a->splits[d], *y = &b->splits[d];
        const sdyi_digits own = sdyi_dist_digits(a, d);
        const sdyi_digits other = sdyi_dist_digits(b, d);
        if (x->outer != y->outer || x->inner != y->inner ||
            x->partition != y->partition || own.count != other.count ||
            memcmp(own.at, other.at, (size_t)own.count * sizeof *own.at) != 0)
            return false;
        for (int64_t i = 0; x->partition == SDYRT_OFFSETS && i <= x->outer; i++)
            if (x->offsets[i] != y->offsets[i])
                return false;
    }
    return true;
}

bool sdyi_box_of(const sdyi_dist *side, int64_t rank, sdyi_box *box) {
    memset(box, 0, sizeof *box);
    const int64_t position = sdyi_placement_position(side->placement, rank);
    if (position < 0)
        return false;
    int64_t indices[SDYI_MAX_DIMS];
    sdyi_dist_indices(side, position, indices);
    return sdyi_dist_box(side, indices, box);
}

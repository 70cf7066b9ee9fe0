/* The distributions of operations on grids.
 *
 * The value of each group is one index along SDYI_KEPT, which the axes that are
 * not listed number on both ends: nothing leaves a group. Within a group:
 *
 *   operation        before                      after
 *   all_gather       cut                         whole
 *   all_slice        whole                       cut
 *   all_reduce       a term each                 whole, all terms
 *   reduce_scatter   a term each                 cut, all terms
 *   all_to_all       `concat_axis` cut           `axis` cut
 *   the same, along  a piece of a further        `axis` cut
 *     one dimension    dimension each
 *   broadcast        whole, at the root          whole
 *   scatter          whole, at the root          cut
 *   gather           cut                         whole, at the root
 *   reduce           a term each                 whole, all terms, at the root
 *   send_recv, shift a movement for each rising sequence of pairs
 *   update_halo      cut                         cut, tiles with halos
 *   reshard          cut                         cut otherwise, with halos
 *   what has counts  cut by their sums           cut by their sums (counts.c)
 *
 * "At the root" is one index of SDYI_INTRODUCED, cut n ways so that the root's
 * shard has it. A rising sequence (q0, p0), (q1, p1) .. with q0 < q1 .. and
 * p0 < p1 .. is one index a pair, which q's shard has before and p's after.
 *
 * Of an update_halo SDYI_KEPT is of the axes that split nothing; of a reshard
 * there is no group and one value, of which such axes have copies. Where a
 * dimension is periodic the tensor is followed by an image of itself, and has
 * one before it: what halos reach of each is a movement of its own. */
#include "mesh/grid.h"
#include "base/status.h"
#include "collectives/plan/plan.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- dimensions ------------------------------------------------------------ */

/* An end with nothing cut. */
static void start_end(const sdyi_dists *l, const int64_t *dims,
                      sdyi_dist *side) {
    *side = (sdyi_dist){.placement = &l->from_placement,
                        .n_dims = l->rank + SDYI_EXTRA_DIMS};
    for (int d = 0; d < side->n_dims; d++)
        side->splits[d] = sdyi_split_evenly(d < l->rank ? dims[d] : 1, 1);
}

/* Cut a dimension of an end by `digits`: at `offsets`, or else with what is
 * over in the last shards. */
static void cut(sdyi_dist *side, int dim, const sdyi_digit_list *digits,
                const int64_t *offsets) {
    const int64_t n = sdyi_dist_add_digits(side, dim, sdyi_digits_in(digits));
    sdyi_split *const split = &side->splits[dim];
    split->outer = n;
    split->partition = SDYRT_HIGH;
    if (offsets != NULL && n > 1) {
        split->partition = SDYRT_OFFSETS;
        split->offsets = offsets;
    }
}

/* One index a shard along an extra dimension. */
static void cut_into_ones(sdyi_dist *side, int dim,
                          const sdyi_digit_list *digits) {
    const int64_t n = sdyi_dist_add_digits(side, dim, sdyi_digits_in(digits));
    side->splits[dim] = sdyi_split_evenly(n, n);
}

/* -- rising sequences ------------------------------------------------------ */

/* A sequence as offsets of shards, n + 1 at each end: how many of its sources,
 * and destinations, are before each member. */
typedef struct sequences {
    int64_t n; /* members */
    int64_t *offsets;
    int count;
} sequences;

static int64_t *ends_of(const sequences *s, int i, int end) {
    return s->offsets + (2 * i + end) * (s->n + 1);
}

static sdyrt_status add_sequence(sequences *s) {
    const size_t each = 2 * (size_t)(s->n + 1);
    const size_t bytes = (size_t)(s->count + 1) * each * sizeof *s->offsets;
    int64_t *const grown = realloc(s->offsets, bytes);
    if (grown == NULL)
        return SDYI_NO_MEMORY(bytes);
    s->offsets = grown;
    memset(grown + (size_t)s->count++ * each, 0, each * sizeof *grown);
    return SDYRT_OK;
}

/* Pairs with sources [first, last) that send to the member `by` further. */
static sdyrt_status add_range(sequences *s, int64_t by) {
    const int64_t first = by < 0 ? -by : 0;
    const int64_t count = s->n - (by < 0 ? -by : by);
    if (count <= 0)
        return SDYRT_OK;
    SDYI_TRY(add_sequence(s));
    for (int end = 0; end < 2; end++) {
        int64_t *const offsets = ends_of(s, s->count - 1, end);
        const int64_t start = end == 0 ? first : first + by;
        for (int64_t i = 0; i <= s->n; i++) {
            const int64_t before = i - start;
            offsets[i] = before < 0 ? 0 : before < count ? before : count;
        }
    }
    return SDYRT_OK;
}

static sdyrt_status shift_sequences(const sdyrt_grid_op *op, sequences *s) {
    const int64_t n = s->n;
    if (!op->rotate)
        return op->shift_offset > -n && op->shift_offset < n
                   ? add_range(s, op->shift_offset)
                   : SDYRT_OK;
    const int64_t by = (op->shift_offset % n + n) % n;
    SDYI_TRY(add_range(s, by));
    return by == 0 ? SDYRT_OK : add_range(s, by - n);
}

static int compare_pairs(const void *a, const void *b) {
    const sdyrt_grid_pair *const x = a, *const y = b;
    if (x->source != y->source)
        return x->source < y->source ? -1 : 1;
    return (x->destination > y->destination) -
           (x->destination < y->destination);
}

/* True if `p` extends the rising sequence that ends with `last`. Pairs come
 * sorted by source. */
static bool can_follow(const sdyrt_grid_pair *last, const sdyrt_grid_pair *p) {
    return last->source < p->source && last->destination < p->destination;
}

/* Deal sorted pairs out to sequences, each to the first that it can follow;
 * `last` has room for as many as there are pairs. */
static sdyrt_status deal_pairs(const sdyrt_grid_pair *pairs, int64_t n,
                               sdyrt_grid_pair *last, sequences *s) {
    for (int64_t i = 0; i < n; i++) {
        int k = 0;
        while (k < s->count && !can_follow(&last[k], &pairs[i]))
            k++;
        if (k == s->count)
            SDYI_TRY(add_sequence(s));
        last[k] = pairs[i];
        ends_of(s, k, 0)[pairs[i].source + 1] = 1;
        ends_of(s, k, 1)[pairs[i].destination + 1] = 1;
    }
    for (int k = 0; k < s->count; k++)
        for (int end = 0; end < 2; end++)
            for (int64_t i = 1; i <= s->n; i++)
                ends_of(s, k, end)[i] += ends_of(s, k, end)[i - 1];
    return SDYRT_OK;
}

static sdyrt_status pair_sequences(const sdyrt_grid_op *op, sequences *s) {
    const size_t bytes = (size_t)op->n_pairs * sizeof *op->pairs;
    if (op->n_pairs == 0)
        return SDYRT_OK;
    sdyrt_grid_pair *const sorted = malloc(2 * bytes);
    if (sorted == NULL)
        return SDYI_NO_MEMORY(2 * bytes);
    memcpy(sorted, op->pairs, bytes);
    qsort(sorted, (size_t)op->n_pairs, sizeof *sorted, compare_pairs);
    const sdyrt_status status =
        deal_pairs(sorted, op->n_pairs, sorted + op->n_pairs, s);
    free(sorted);
    return status;
}

/* The ends of sequence `i`, by the digits that number the members. */
static void make_movers(const sdyi_dists *l, const sequences *s, int i,
                        const sdyi_digit_list *digits, sdyi_dist *from,
                        sdyi_dist *to) {
    const int dim = l->rank + SDYI_INTRODUCED;
    *from = *to = l->out;
    for (int end = 0; end < 2; end++) {
        sdyi_dist *const side = end == 0 ? from : to;
        const int64_t *const offsets = ends_of(s, i, end);
        (void)sdyi_dist_add_digits(side, dim, sdyi_digits_in(digits));
        side->splits[dim] = (sdyi_split){.size = offsets[s->n],
                                         .outer = s->n,
                                         .inner = 1,
                                         .partition = SDYRT_OFFSETS,
                                         .offsets = offsets};
    }
}

/* The movements of pairs of members along `digits`. */
static sdyrt_status make_sequences(sdyi_dists *l, const sdyrt_grid_op *op,
                                   const sdyi_digit_list *digits) {
    sequences s = {.n = sdyi_digits_size(sdyi_digits_in(digits))};
    const sdyrt_status status = op->kind == SDYRT_GRID_SHIFT
                                    ? shift_sequences(op, &s)
                                    : pair_sequences(op, &s);
    l->offsets = s.offsets;
    SDYI_TRY(status);
    if (s.count == 0) { /* nobody has an index, and there is none */
        l->in.splits[l->rank + SDYI_INTRODUCED] = sdyi_split_evenly(0, 1);
        l->moved.splits[l->rank + SDYI_INTRODUCED] = sdyi_split_evenly(0, 1);
        return SDYRT_OK;
    }
    const size_t bytes = (size_t)s.count * sizeof *l->more;
    l->more = malloc(bytes);
    if (l->more == NULL)
        return SDYI_NO_MEMORY(bytes);
    l->n_more = s.count - 1;
    make_movers(l, &s, 0, digits, &l->in, &l->moved);
    for (int i = 0; i < l->n_more; i++) {
        make_movers(l, &s, i + 1, digits, &l->more[i].from, &l->more[i].to);
        l->more[i].to_origin = l->out;
    }
    return SDYRT_OK;
}

/* -- halos ----------------------------------------------------------------- */

/* The images that halos reach along a dimension: from -1, where there is a low
 * one, to 1. */
static void image_range(const sdyi_grid_resolved *r, int d, int *first,
                        int *last) {
    const sdyrt_grid_op *const op = r->op;
    const bool wraps =
        d < op->n_periodic && op->periodic[d] && op->type.dims[d] > 0;
    *first = wraps && r->after[d].low > 0 ? -1 : 0;
    *last = wraps && r->after[d].high > 0 ? 1 : 0;
}

/* The next of the images around a tensor; false after the last. */
static bool next_image(const sdyi_grid_resolved *r, int *image) {
    for (int d = 0; d < r->op->type.rank; d++) {
        int first, last;
        image_range(r, d, &first, &last);
        if (++image[d] <= last)
            return true;
        image[d] = first;
    }
    return false;
}

/* Give the tiles of an end their halos, of an image. */
static void add_halos(sdyi_dist *side, const sdyi_grid_dim *dims, int rank,
                      const int *image, bool is_padded) {
    for (int d = 0; d < rank; d++) {
        sdyi_split *const split = &side->splits[d];
        split->low = dims[d].low;
        split->high = dims[d].high;
        split->image = image[d] * split->size;
        split->is_padded = is_padded;
    }
}

static sdyrt_status add_image(sdyi_dists *l, const sdyi_grid_resolved *r,
                              const int *image) {
    const size_t bytes = (size_t)(l->n_more + 1) * sizeof *l->more;
    sdyi_movers *const grown = realloc(l->more, bytes);
    if (grown == NULL)
        return SDYI_NO_MEMORY(bytes);
    l->more = grown;
    sdyi_movers *const m = &grown[l->n_more++];
    *m = (sdyi_movers){l->in, l->out, l->out};
    add_halos(&m->to, r->after, l->rank, image, false);
    add_halos(&m->to_origin, r->after, l->rank, image, true);
    return SDYRT_OK;
}

static sdyrt_status make_images(sdyi_dists *l, const sdyi_grid_resolved *r) {
    int image[SDYRT_MAX_RANK] = {0};
    for (int d = 0; d < l->rank; d++) {
        int last;
        image_range(r, d, &image[d], &last);
    }
    do {
        bool is_itself = true;
        for (int d = 0; d < l->rank; d++)
            is_itself = is_itself && image[d] == 0;
        if (!is_itself)
            SDYI_TRY(add_image(l, r, image));
    } while (next_image(r, image));
    return SDYRT_OK;
}

/* Tiles with halos, for ends whose cuts are set: what lies in `in` is the shard
 * alone, and to `out` comes what its halos have of the tensor. */
static sdyrt_status make_halos(sdyi_dists *l, const sdyi_grid_resolved *r) {
    static const int none[SDYRT_MAX_RANK] = {0};
    l->in_origin = malloc(sizeof *l->in_origin);
    if (l->in_origin == NULL)
        return SDYI_NO_MEMORY(sizeof *l->in_origin);
    *l->in_origin = l->in;
    l->moved = l->out;
    SDYI_TRY(make_images(l, r)); /* of the cuts */
    add_halos(l->in_origin, r->before, l->rank, none, true);
    add_halos(&l->out, r->after, l->rank, none, true);
    add_halos(&l->moved, r->after, l->rank, none, false);
    return SDYRT_OK;
}

static sdyrt_status make_update(sdyi_dists *l, const sdyi_grid_resolved *r) {
    for (int d = 0; d < l->rank; d++) {
        sdyi_digit_list digits, others;
        sdyi_grid_digits(r->op->grid, r->after[d].axes, r->after[d].n_axes,
                         &digits, &others);
        cut(&l->in, d, &digits, NULL);
    }
    l->out = l->in;
    return make_halos(l, r);
}

/* Between two shardings, which hold their grids and offsets. */
static sdyrt_status make_reshard(sdyi_dists *l, const sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    SDYI_TRY(sdyrt_grid_sharding_cores(op->before, &op->type, &l->from));
    SDYI_TRY(sdyrt_grid_sharding_cores(op->after, &op->type, &l->to));
    SDYI_TRY(sdyi_placement_init(&l->from_placement, l->from->mesh, op->ranks,
                                 op->n_ranks));
    SDYI_TRY(sdyi_placement_init(&l->to_placement, l->to->mesh, op->ranks,
                                 op->n_ranks));
    sdyi_dist_start(l->from, &op->type, &l->from_placement, &l->in);
    sdyi_dist_start(l->to, &op->type, &l->to_placement, &l->out);
    return make_halos(l, r);
}

/* The digits of axes that split nothing. */
static void digits_of_rest(const sdyi_grid_resolved *r, sdyi_digit_list *rest) {
    int axes[SDYRT_MAX_AXES], n = 0;
    sdyi_digit_list split;
    for (int d = 0; d < r->op->type.rank; d++)
        for (int i = 0; i < r->after[d].n_axes; i++)
            axes[n++] = r->after[d].axes[i];
    sdyi_grid_digits(r->op->grid, axes, n, &split, rest);
}

/* -- an operation ---------------------------------------------------------- */

/* Cut `side` so that the root alone has the value. */
static sdyrt_status put_at_root(sdyi_dists *l, const sdyi_grid_resolved *r,
                                sdyi_dist *side) {
    const int dim = l->rank + SDYI_INTRODUCED;
    const int64_t n = r->n_members;
    if (n == 1)
        return SDYRT_OK;
    const size_t bytes = (size_t)(n + 1) * sizeof *l->offsets;
    l->offsets = malloc(bytes);
    if (l->offsets == NULL)
        return SDYI_NO_MEMORY(bytes);
    for (int64_t i = 0; i <= n; i++)
        l->offsets[i] = i > r->root;
    cut(side, dim, &r->members, l->offsets);
    return SDYRT_OK;
}

/* Cut dimension `before` of `in` and dimension `after` of `out` by the members;
 * -1: that end is not cut. */
static void cut_ends(sdyi_dists *l, const sdyi_grid_resolved *r, int before,
                     const int64_t *offsets_before, int after,
                     const int64_t *offsets_after) {
    if (before >= 0)
        cut(&l->in, before, &r->members, offsets_before);
    if (after >= 0)
        cut(&l->out, after, &r->members, offsets_after);
}

static void have_terms(sdyi_dists *l, const sdyi_grid_resolved *r) {
    const int dim = l->rank + SDYI_REDUCED;
    cut_into_ones(&l->in, dim, &r->members);
    l->out.splits[dim] = sdyi_split_evenly(r->n_members, 1);
}

/* Cut both ends by the sums of counts, or where each run brings its counts into
 * equal capacities. */
static sdyrt_status cut_by_counts(sdyi_dists *l, const sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    const int64_t n = r->n_members;
    const size_t bytes = 2 * (size_t)(n + 1) * sizeof *l->offsets;
    l->offsets = calloc(1, bytes);
    if (l->offsets == NULL)
        return SDYI_NO_MEMORY(bytes);
    for (int end = 0; end < 2; end++) {
        int64_t *const offsets = l->offsets + end * (n + 1);
        sdyi_dist *const side = end == 0 ? &l->in : &l->out;
        for (int64_t p = 0; p < n; p++) {
            int64_t size = end == 0 ? op->in_capacity : op->out_capacity;
            if (!op->counts_vary)
                size = 0;
            for (int64_t q = 0; q < n && !op->counts_vary; q++)
                size += end == 0 ? sdyi_grid_count(r, p, q)
                                 : sdyi_grid_count(r, q, p);
            offsets[p + 1] = offsets[p] + size;
        }
        side->splits[op->axis] = sdyi_split_evenly(offsets[n], 1);
        cut(side, op->axis, &r->members, offsets);
    }
    l->moved = l->out;
    return SDYRT_OK;
}

static sdyrt_status copy_offsets(const int64_t *offsets, int64_t n,
                                 int64_t **copy) {
    const size_t bytes = (size_t)n * sizeof *offsets;
    if (offsets == NULL)
        return SDYRT_OK;
    *copy = malloc(bytes);
    if (*copy == NULL)
        return SDYI_NO_MEMORY(bytes);
    memcpy(*copy, offsets, bytes);
    return SDYRT_OK;
}

static sdyrt_status make_ends(sdyi_dists *l, const sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    const bool is_along_one_dim = op->axis == op->concat_axis;
    if (sdyi_grid_kinds[op->kind].cuts != NULL)
        SDYI_TRY(copy_offsets(op->offsets, op->n_offsets, &l->axis_offsets));
    if (op->kind == SDYRT_GRID_ALL_TO_ALL && !is_along_one_dim)
        SDYI_TRY(copy_offsets(op->concat_offsets, op->n_concat_offsets,
                              &l->concat_offsets));
    if (sdyi_grid_kinds[op->kind].reduces)
        have_terms(l, r);
    switch (op->kind) {
    case SDYRT_GRID_ALL_GATHER:
    case SDYRT_GRID_GATHER:
        cut_ends(l, r, op->axis, l->axis_offsets, -1, NULL);
        break;
    case SDYRT_GRID_ALL_SLICE:
    case SDYRT_GRID_SCATTER:
    case SDYRT_GRID_REDUCE_SCATTER:
        cut_ends(l, r, -1, NULL, op->axis, l->axis_offsets);
        break;
    case SDYRT_GRID_ALL_TO_ALL:
        cut_ends(l, r, op->concat_axis, l->concat_offsets,
                 op->axis + is_along_one_dim, l->axis_offsets);
        break;
    case SDYRT_GRID_ALL_REDUCE:
    case SDYRT_GRID_BROADCAST:
    case SDYRT_GRID_REDUCE:
    case SDYRT_GRID_SEND_RECV:
    case SDYRT_GRID_SHIFT:
    case SDYRT_GRID_UPDATE_HALO:
    case SDYRT_GRID_RESHARD:
    case SDYRT_GRID_KIND_COUNT:
        break;
    }
    l->moved = l->out;
    if (op->kind == SDYRT_GRID_BROADCAST || op->kind == SDYRT_GRID_SCATTER)
        return put_at_root(l, r, &l->in);
    if (op->kind == SDYRT_GRID_GATHER || op->kind == SDYRT_GRID_REDUCE)
        return put_at_root(l, r, &l->moved);
    return SDYRT_OK;
}

sdyrt_status sdyi_grid_dists_init(sdyi_dists *l, const sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    const bool is_shift =
        op->kind == SDYRT_GRID_SHIFT && !sdyi_grid_is_counted(op);
    const bool has_pieces = sdyi_grid_has_pieces(op);
    int64_t dims[SDYRT_MAX_RANK + 1] = {0};
    l->rank = op->type.rank + has_pieces;
    for (int d = 0, k = 0; d < op->type.rank; d++) {
        if (has_pieces && d == op->axis)
            dims[k++] = r->n_members;
        dims[k++] = r->type.dims[d];
    }
    if (op->kind == SDYRT_GRID_RESHARD)
        return make_reshard(l, r);
    l->grid = sdyrt_mesh_retain(op->grid);
    SDYI_TRY(sdyi_placement_init(&l->from_placement, op->grid, op->ranks,
                                 op->n_ranks));
    start_end(l, dims, &l->in);
    /* a shift is of groups along its axis alone */
    sdyi_digit_list along = r->members, others = r->others;
    if (is_shift)
        sdyi_grid_digits(op->grid, &op->shift_axis, 1, &along, &others);
    if (op->kind == SDYRT_GRID_UPDATE_HALO)
        digits_of_rest(r, &others);
    cut_into_ones(&l->in, l->rank + SDYI_KEPT, &others);
    if (op->kind == SDYRT_GRID_UPDATE_HALO)
        return make_update(l, r);
    l->out = l->moved = l->in;
    if (sdyi_grid_is_counted(op))
        return cut_by_counts(l, r);
    return is_shift || op->kind == SDYRT_GRID_SEND_RECV
               ? make_sequences(l, op, &along)
               : make_ends(l, r);
}

/* The distributions of operations in groups, which those of their shardings
 * (dist.c) lack. The value of each own coordinate is one index along SDYI_KEPT.
 * Within a group:
 *
 *   operation        before                      after
 *   all_gather       cut                         whole
 *   all_slice        whole                       cut
 *   all_reduce       a term each                 whole, all terms
 *   reduce_scatter   a term each                 cut, all terms
 *   all_to_all       one dimension cut           another cut
 *   the same, along  a piece of a further        the dimension cut
 *     one dimension    dimension each
 *   broadcast        whole, at the root          whole
 *   scatter          whole, at the root          cut
 *   gather           cut                         whole, at the root
 *   reduce           a term each                 whole, all terms, at the root
 *   send_recv, shift a movement for each rising sequence of pairs
 *   update_halo      cut                         cut, with halos (halos.c)
 *   reshard          cut                         cut otherwise, with halos
 *   what has counts  cut by their sums           cut by their sums (counts.c)
 *
 * "At the root" is one index of SDYI_INTRODUCED, cut n ways so that the root's
 * shard has it. A rising sequence (q0, p0), (q1, p1) .. with q0 < q1 .. and
 * p0 < p1 .. is one index a pair, which q's shard has before and p's after. */
#include "base/alloc.h"
#include "base/status.h"
#include "collectives/plan/plan.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- dimensions ------------------------------------------------------------ */

/* Cut a dimension of an end by `digits` at `offsets`. */
static void cut(sdyi_dist *side, int dim, const sdyi_digit_list *digits,
                const int64_t *offsets) {
    const int64_t n = sdyi_dist_add_digits(side, dim, sdyi_digits_in(digits));
    sdyi_split *const split = &side->splits[dim];
    *split = sdyi_split_evenly(offsets[n], n);
    if (n > 1) {
        split->partition = SDYRT_OFFSETS;
        split->offsets = offsets;
    }
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
    SDYI_RESIZE(s->offsets, (size_t)(s->count + 1) * each);
    memset(s->offsets + (size_t)s->count++ * each, 0,
           each * sizeof *s->offsets);
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

static sdyrt_status shift_sequences(const sdyrt_op *op, sequences *s) {
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
    const sdyrt_pair *const x = a, *const y = b;
    if (x->source != y->source)
        return x->source < y->source ? -1 : 1;
    return (x->destination > y->destination) -
           (x->destination < y->destination);
}

/* True if `p` extends the rising sequence that ends with `last`. Pairs come
 * sorted by source. */
static bool can_follow(const sdyrt_pair *last, const sdyrt_pair *p) {
    return last->source < p->source && last->destination < p->destination;
}

/* Deal sorted pairs out to sequences, each to the first that it can follow;
 * `last` has room for as many as there are pairs. */
static sdyrt_status deal_pairs(const sdyrt_pair *pairs, int64_t n,
                               sdyrt_pair *last, sequences *s) {
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

static sdyrt_status pair_sequences(const sdyrt_op *op, sequences *s) {
    if (op->n_pairs == 0)
        return SDYRT_OK;
    sdyrt_pair *sorted;
    SDYI_ALLOC(sorted, 2 * op->n_pairs);
    memcpy(sorted, op->pairs, (size_t)op->n_pairs * sizeof *op->pairs);
    qsort(sorted, (size_t)op->n_pairs, sizeof *sorted, compare_pairs);
    const sdyrt_status status =
        deal_pairs(sorted, op->n_pairs, sorted + op->n_pairs, s);
    free(sorted);
    return status;
}

/* The movements of pairs of members. */
static sdyrt_status make_sequences(sdyi_dists *l, const sdyi_resolved *r) {
    sequences s = {.n = r->n_members};
    const int dim = l->rank + SDYI_INTRODUCED;
    const sdyrt_status status = r->op->kind == SDYRT_OP_SHIFT
                                    ? shift_sequences(r->op, &s)
                                    : pair_sequences(r->op, &s);
    l->offsets = s.offsets;
    SDYI_TRY(status);
    if (s.count == 0) { /* no movements: the dimension has no index */
        l->in.splits[dim] = l->moved.splits[dim] = sdyi_split_evenly(0, 1);
        return SDYRT_OK;
    }
    SDYI_ALLOC(l->more, s.count);
    l->n_more = s.count - 1;
    for (int i = 0; i < l->n_more; i++) {
        sdyi_movers *const m = &l->more[i];
        *m = (sdyi_movers){l->in, l->out, l->out};
        cut(&m->from, dim, &r->members, ends_of(&s, i + 1, 0));
        cut(&m->to, dim, &r->members, ends_of(&s, i + 1, 1));
    }
    cut(&l->in, dim, &r->members, ends_of(&s, 0, 0));
    cut(&l->moved, dim, &r->members, ends_of(&s, 0, 1));
    return SDYRT_OK;
}

/* -- roots ----------------------------------------------------------------- */

/* Cut `side` so that the root alone has the value. */
static sdyrt_status put_at_root(sdyi_dists *l, const sdyi_resolved *r,
                                sdyi_dist *side) {
    const int64_t n = r->n_members;
    if (n == 1)
        return SDYRT_OK;
    SDYI_ALLOC(l->offsets, n + 1);
    for (int64_t i = 0; i <= n; i++)
        l->offsets[i] = i > r->root;
    cut(side, l->rank + SDYI_INTRODUCED, &r->members, l->offsets);
    return SDYRT_OK;
}

/* The position of the first device that takes part in what the one at
 * `position` does: of the same own coordinates and the same tile of each
 * group's global value. */
static int64_t first_beside(const sdyi_resolved *r, const sdyi_dist *whole,
                            int64_t position) {
    const sdyi_digits own = sdyi_digits_in(&r->own_from);
    int64_t first = sdyi_digits_position(own, sdyi_digits_index(own, position));
    for (int d = 0; d < r->type.rank; d++) {
        const sdyi_digits digits = sdyi_dist_digits(whole, d);
        first +=
            sdyi_digits_position(digits, sdyi_digits_index(digits, position));
    }
    return first;
}

sdyrt_status sdyi_plan_groups(sdyrt_plan *plan, const sdyi_resolved *r) {
    const sdyi_dists *const l = plan->dists;
    const sdyi_placement *const placement = &l->from_placement;
    const sdyi_dist *const whole =
        r->op->kind == SDYRT_OP_GATHER ? &l->out : &l->in;
    SDYI_ALLOC(plan->groups, plan->n_ranks);
    for (int k = 0; k < plan->n_ranks; k++)
        plan->groups[k] = k;
    for (int64_t p = 0; p < placement->mesh->n_devices; p++)
        plan->groups[sdyi_placement_rank(placement, p)] =
            (int)sdyi_placement_rank(placement, first_beside(r, whole, p));
    return SDYRT_OK;
}

/* -- parts along one dimension --------------------------------------------- */

/* Cut both ends by the sums of counts, or where each run brings its counts into
 * equal capacities. */
static sdyrt_status cut_by_counts(sdyi_dists *l, const sdyi_resolved *r) {
    const sdyrt_op *const op = r->op;
    const int64_t n = r->n_members;
    SDYI_ALLOC(l->offsets, 2 * (n + 1));
    for (int end = 0; end < 2; end++) {
        int64_t *const offsets = l->offsets + end * (n + 1);
        sdyi_dist *const side = end == 0 ? &l->in : &l->out;
        for (int64_t p = 0; p < n; p++) {
            int64_t size = end == 0 ? op->in_capacity : op->out_capacity;
            if (!op->counts_vary)
                size = 0;
            for (int64_t q = 0; q < n && !op->counts_vary; q++)
                size += end == 0 ? sdyi_count_between(r, p, q)
                                 : sdyi_count_between(r, q, p);
            offsets[p + 1] = offsets[p] + size;
        }
        sdyi_dist_drop_digits(side, r->dim);
        cut(side, r->dim, &r->members, offsets);
    }
    l->moved = l->out;
    return SDYRT_OK;
}

/* Give an end one more dimension before `dim`, of `size` indices. */
static void insert_dim(sdyi_dist *side, int dim, int64_t size) {
    const size_t after = (size_t)(side->n_dims - dim);
    memmove(&side->splits[dim + 1], &side->splits[dim],
            after * sizeof *side->splits);
    memmove(&side->digits_end[dim + 1], &side->digits_end[dim],
            after * sizeof *side->digits_end);
    side->splits[dim] = sdyi_split_evenly(size, 1);
    side->digits_end[dim] = dim == 0 ? 0 : side->digits_end[dim - 1];
    side->n_dims++;
}

/* The pieces of an all_to_all along one dimension: one index a member. */
static void make_pieces(sdyi_dists *l, const sdyi_resolved *r) {
    const int64_t n = r->n_members;
    insert_dim(&l->in, r->dim, n);
    insert_dim(&l->out, r->dim, n);
    l->rank++;
    (void)sdyi_dist_add_digits(&l->in, r->dim, sdyi_digits_in(&r->members));
    l->in.splits[r->dim] = sdyi_split_evenly(n, n);
    l->moved = l->out;
}

sdyrt_status sdyi_dists_in_groups(sdyi_dists *l, const sdyi_resolved *r) {
    if (r->is_counted)
        return cut_by_counts(l, r);
    if (r->has_pieces)
        make_pieces(l, r);
    switch (r->op->kind) {
    case SDYRT_OP_BROADCAST:
    case SDYRT_OP_SCATTER:
        return put_at_root(l, r, &l->in);
    case SDYRT_OP_GATHER:
    case SDYRT_OP_REDUCE:
        return put_at_root(l, r, &l->moved);
    case SDYRT_OP_SEND_RECV:
    case SDYRT_OP_SHIFT:
        return make_sequences(l, r);
    case SDYRT_OP_RESHARD:
    case SDYRT_OP_UPDATE_HALO:
        return sdyi_dists_add_halos(l, r);
    case SDYRT_OP_ALL_GATHER:
    case SDYRT_OP_ALL_SLICE:
    case SDYRT_OP_ALL_REDUCE:
    case SDYRT_OP_REDUCE_SCATTER:
    case SDYRT_OP_ALL_TO_ALL:
    case SDYRT_OP_COLLECTIVE_PERMUTE:
    case SDYRT_OP_SHARDED_TO_UNREDUCED:
    case SDYRT_OP_REPLICATED_TO_UNREDUCED:
    case SDYRT_OP_COUNT:
        break;
    }
    return SDYRT_OK;
}

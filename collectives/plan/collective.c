/* The collective that a movement is, from the axis lists of its two ends.
 *
 * Positions are read in digits common to both ends. Each dimension's lists then
 * have a common prefix. Digits that the source has after it are gathered or
 * moved; digits that the target has there are moved to, or sliced by, where
 * devices have all of it already:
 *
 *   after the common prefixes              the movement
 *   nothing                                copy
 *   target: digits that the source replicates along
 *                                          copy (a slice), or of the below
 *   source: digits that the target replicates along
 *                                          all_gather
 *   source, and in another dimension target all_to_all
 *   source: terms alone, and the target replicates
 *                                          all_reduce
 *   source: terms alone, target: some of their digits
 *                                          reduce_scatter
 *   source: those of a root alone, and the target replicates
 *                                          broadcast
 *   source: terms alone, target: a root that all of them come to
 *                                          reduce, in groups
 *   both, in one dimension; or positions have no common digits:
 *     all tiles are the same, once each    permute
 *     all tiles are the same, one holder   broadcast
 *     else                                 exchange, reduce
 *
 *   tiles with halos                       exchange
 *
 * The members of a group differ in the digits that the source has after the
 * prefixes. Each has a block of what each other wants, where the tiles of one
 * end nest in those of the other; where they do not, boxes leave the group, and
 * the movement is an exchange. */
#include "collectives/plan/step.h"

#include <string.h>

/* Parts of the explicitly cut dimensions that are compared one by one. */
#define MAX_COMPARED 4096

/* -- common digits --------------------------------------------------------- */

enum { REPLICATED = -1 };

/* The digits of one end: by dimension, major to minor, as indices of the common
 * ones. */
typedef struct lists {
    unsigned char at[SDYI_MAX_DIGITS];
    int first[SDYI_MAX_DIMS + 1];
    signed char dim[SDYI_MAX_DIGITS]; /* of a common digit; or REPLICATED */
} lists;

typedef struct relation {
    const sdyi_dist *from, *to;
    const sdyi_placement *placement; /* of the common digits */
    bool is_common;
    int n;
    sdyi_digit digits[SDYI_MAX_DIGITS]; /* minor first */
    lists source, target;
} relation;

/* True if both have the same set of ranks. */
static bool are_same_ranks(const sdyi_placement *a, const sdyi_placement *b) {
    const int64_t n = a->mesh->n_devices;
    if (n != b->mesh->n_devices)
        return false;
    for (int64_t p = 0; p < n; p++)
        if (sdyi_placement_position(b, sdyi_placement_rank(a, p)) < 0)
            return false;
    return true;
}

/* The placement in whose positions both ends can be read: that of both or, if
 * one end cuts nothing and has the same ranks, the other's. NULL: none. */
static const sdyi_placement *common_placement(const sdyi_dist *from,
                                              const sdyi_dist *to) {
    if (sdyi_placement_equal(from->placement, to->placement))
        return from->placement;
    const bool is_from_whole = from->digits.count == 0;
    if (!is_from_whole && to->digits.count > 0)
        return NULL;
    if (!are_same_ranks(from->placement, to->placement))
        return NULL;
    return is_from_whole ? to->placement : from->placement;
}

static void list_digits(const relation *r, const sdyi_dist *dist, lists *l) {
    int count = 0;
    memset(l->dim, REPLICATED, sizeof l->dim);
    for (int d = 0; d < dist->n_dims; d++) {
        l->first[d] = count;
        const sdyi_digits own = sdyi_dist_digits(dist, d);
        for (int i = 0; i < own.count; i++) {
            const sdyi_digit whole = own.at[i];
            for (int k = r->n - 1; k >= 0; k--)
                if (r->digits[k].stride >= whole.stride &&
                    r->digits[k].stride < whole.stride * whole.size) {
                    l->at[count++] = (unsigned char)k;
                    l->dim[k] = (signed char)d;
                }
        }
    }
    l->first[dist->n_dims] = count;
}

static void relate(const sdyi_dist *from, const sdyi_dist *to, relation *r) {
    sdyi_cuts cuts;
    *r = (relation){.from = from, .to = to};
    r->placement = common_placement(from, to);
    if (r->placement == NULL)
        return;
    sdyi_cuts_start(&cuts, r->placement->mesh->n_devices);
    sdyi_cuts_add(&cuts, sdyi_digits_in(&from->digits));
    sdyi_cuts_add(&cuts, sdyi_digits_in(&to->digits));
    r->is_common = sdyi_cuts_finish(&cuts);
    if (!r->is_common)
        return;
    for (int c = 0; c + 1 < cuts.count; c++)
        r->digits[r->n++] =
            (sdyi_digit){cuts.at[c], cuts.at[c + 1] / cuts.at[c]};
    list_digits(r, from, &r->source);
    list_digits(r, to, &r->target);
}

/* -- tiles ----------------------------------------------------------------- */

/* The size b of a dimension's shards, if shard i starts at min(i * b, end); 0:
 * some start elsewhere. */
static int64_t grid_of(const sdyi_split *split) {
    int64_t block = split->size / split->outer;
    if (split->partition == SDYRT_CEIL)
        block += split->size % split->outer != 0;
    else if (split->partition == SDYRT_OFFSETS)
        block = split->offsets[1];
    else if (split->size % split->outer != 0)
        return 0;
    for (int64_t i = 0; split->partition == SDYRT_OFFSETS && i <= split->outer;
         i++)
        if (split->offsets[i] !=
            (block == 0 || i <= split->size / block ? i * block : split->size))
            return 0;
    if (split->inner == 1 || block == 0)
        return block;
    return block % split->inner == 0 && split->size % block == 0
               ? block / split->inner
               : 0;
}

typedef enum fit { APART, NESTED, EVEN } fit;

static bool are_cut_alike(const sdyi_split *a, const sdyi_split *b) {
    return a->outer == b->outer && a->inner == 1 && b->inner == 1 &&
           a->partition == b->partition && a->partition != SDYRT_OFFSETS;
}

/* The fit of two cuts of one dimension: EVEN or NESTED where each shard of
 * `coarse` is made of as many of `fine`, EVEN if these are of one size within
 * it; else APART. */
static fit compare_splits(const sdyi_split *coarse, const sdyi_split *fine) {
    const int64_t n = sdyi_split_shards(coarse);
    const int64_t each = sdyi_split_shards(fine) / n;
    if (coarse->size == 0 || (n == 1 && each == 1) ||
        are_cut_alike(coarse, fine))
        return EVEN;
    const int64_t large = n == 1 ? coarse->size : grid_of(coarse);
    const int64_t small = grid_of(fine);
    if (large > 0 && small > 0 && large == small * each)
        return coarse->size % large == 0 || each == 1 ? EVEN : NESTED;
    if (n == 1)
        return NESTED;
    if (n * each > MAX_COMPARED)
        return APART;
    fit found = EVEN;
    for (int64_t i = 0; i < n * each; i++) {
        const int64_t start = sdyi_split_start(fine, i);
        const int64_t size = sdyi_split_start(fine, i + 1) - start;
        const int64_t first = i / each * each;
        if (i == first && start != sdyi_split_start(coarse, i / each))
            return APART;
        if (size !=
            sdyi_split_start(fine, first + 1) - sdyi_split_start(fine, first))
            found = NESTED;
    }
    return found;
}

static bool have_same_tiles(const sdyi_dist *a, const sdyi_dist *b) {
    for (int d = 0; d < a->n_dims; d++)
        if (sdyi_split_shards(&a->splits[d]) !=
                sdyi_split_shards(&b->splits[d]) ||
            compare_splits(&a->splits[d], &b->splits[d]) == APART)
            return false;
    return true;
}

/* -- movements within groups ----------------------------------------------- */

/* A movement within groups, by what happens to its digits. */
typedef struct movement {
    fit fit;
    bool is_gathered; /* some digit of a tensor's dimension leaves it */
    bool is_reduced;  /* some digit of the terms does */
    bool is_moved;    /* and some of these come to another dimension */
    bool is_sliced; /* a digit that the source replicates along comes to one */
    bool is_from_root;
    bool is_to_root;
    int n_to_root; /* terms' digits that come to the root */
    sdyi_digit_list digits;
} movement;

static void add_digit(const relation *r, int k, sdyi_digit_list *digits) {
    digits->at[digits->count++] = r->digits[k];
}

/* True if one member of each group has, or gets, the one index of a dimension:
 * the root, which the offsets alone know. */
static bool is_of_root(const sdyi_split *split) {
    return split->partition == SDYRT_OFFSETS && split->size == 1;
}

/* Take dimension `d` into a movement, if it is a root's at one end alone. */
static bool look_at_root(const relation *r, int d, int tensor_rank,
                         movement *m) {
    const lists *const s = &r->source, *const t = &r->target;
    const bool is_source = s->first[d] < s->first[d + 1];
    const bool is_target = t->first[d] < t->first[d + 1];
    if (d != tensor_rank + SDYI_INTRODUCED || is_source == is_target ||
        !is_of_root(&(is_source ? r->from : r->to)->splits[d]))
        return false;
    for (int i = s->first[d]; i < s->first[d + 1]; i++)
        add_digit(r, s->at[i], &m->digits);
    for (int j = t->first[d]; j < t->first[d + 1]; j++)
        m->n_to_root += s->dim[t->at[j]] == tensor_rank + SDYI_REDUCED;
    m->is_from_root = is_source;
    m->is_to_root = is_target;
    m->fit = m->fit == EVEN ? NESTED : m->fit; /* the others have none */
    return true;
}

/* Take dimension `d` into a movement: the digits that leave it or come to it,
 * and the fit of its two cuts. */
static void look_at_dim(const relation *r, int d, int tensor_rank,
                        movement *m) {
    const lists *const s = &r->source, *const t = &r->target;
    if (look_at_root(r, d, tensor_rank, m))
        return;
    int i = s->first[d], j = t->first[d];
    const int s_end = s->first[d + 1], t_end = t->first[d + 1];
    while (i < s_end && j < t_end && s->at[i] == t->at[j])
        i++, j++;
    const bool is_left = i < s_end, comes = j < t_end;
    for (; i < s_end; i++)
        add_digit(r, s->at[i], &m->digits);
    if (is_left && d == tensor_rank + SDYI_REDUCED)
        m->is_reduced = true;
    else if (is_left)
        m->is_gathered = true;
    bool is_moved = false;
    for (; j < t_end; j++)
        is_moved |= s->dim[t->at[j]] != REPLICATED;
    m->is_moved |= is_moved;
    m->is_sliced |= comes && !is_moved;
    const sdyi_split *const source = &r->from->splits[d];
    const sdyi_split *const target = &r->to->splits[d];
    fit found =
        comes ? compare_splits(source, target) : compare_splits(target, source);
    if (is_left && comes)
        found = APART;
    else if (!is_left && !is_moved && found == NESTED)
        found = EVEN; /* nobody else has a part of these */
    if (is_moved && d == tensor_rank + SDYI_INTRODUCED)
        found = APART; /* one device gets it all */
    m->fit = found < m->fit ? found : m->fit;
}

/* As all digits are in some list or replicated along, a digit that comes to one
 * dimension and is not replicated by the source leaves another. */
static sdyrt_step_kind kind_of(const movement *m, int64_t n_terms) {
    if (n_terms > 1) {
        if (m->fit == APART || m->is_gathered || !m->is_reduced ||
            m->is_from_root || m->is_to_root)
            return SDYRT_STEP_REDUCE;
        return m->is_moved ? SDYRT_STEP_REDUCE_SCATTER : SDYRT_STEP_ALL_REDUCE;
    }
    if (m->fit == APART || m->is_to_root)
        return SDYRT_STEP_EXCHANGE;
    if (m->digits.count == 0)
        return SDYRT_STEP_COPY;
    if (m->is_moved)
        return SDYRT_STEP_ALL_TO_ALL;
    return m->is_from_root && !m->is_gathered && !m->is_sliced
               ? SDYRT_STEP_BROADCAST
               : SDYRT_STEP_ALL_GATHER;
}

/* True if all terms of a group, and nothing else, come to its root. */
static bool is_reduced_to_root(const movement *m) {
    return m->fit != APART && m->is_reduced && m->is_to_root &&
           !m->is_from_root && !m->is_gathered && !m->is_moved &&
           !m->is_sliced && m->n_to_root == m->digits.count;
}

void sdyi_group_set_members(sdyi_group *group, int rank) {
    const sdyi_digits digits = sdyi_digits_in(&group->digits);
    group->n = sdyi_digits_size(digits);
    group->own = group->root = -1;
    group->base = 0;
    const int64_t position = sdyi_placement_position(group->placement, rank);
    if (position < 0)
        return;
    group->own = sdyi_digits_index(digits, position);
    group->base = position - sdyi_digits_position(digits, group->own);
}

/* Set the root of a step that has one: of the members, which differ in the
 * shards of dimension `d`, that with the one index. Its block is all. */
static void set_root(sdyi_step *step, int d) {
    const bool is_broadcast = step->kind == SDYRT_STEP_BROADCAST;
    sdyi_group *const group = &step->group;
    if (!is_broadcast && step->kind != SDYRT_STEP_REDUCE)
        return;
    step->is_even = true;
    if (group->own < 0)
        return;
    const sdyi_dist *const dist =
        is_broadcast ? step->source.dist : step->target.dist;
    int64_t i = 0;
    while (dist->splits[d].offsets[i + 1] == 0)
        i++;
    group->root = (int)sdyi_placement_rank(
        group->placement,
        group->base + sdyi_digits_position(sdyi_dist_digits(dist, d), i));
}

/* -- a step ---------------------------------------------------------------- */

static int64_t largest_tile(const sdyi_split *split) {
    return sdyi_split_largest(split) + split->low + split->high;
}

void sdyi_step_largest_block(const sdyi_step *step, int tensor_rank,
                             int64_t *counts) {
    for (int d = 0; d < tensor_rank; d++) {
        const int64_t a = largest_tile(&step->source.dist->splits[d]);
        const int64_t b = largest_tile(&step->target.dist->splits[d]);
        counts[d] = a < b ? a : b;
    }
}

static size_t largest_bytes(const sdyi_step *step, int tensor_rank) {
    int64_t counts[SDYRT_MAX_RANK];
    size_t bytes = sdyrt_dtype_bytes(step->source.dtype);
    sdyi_step_largest_block(step, tensor_rank, counts);
    for (int d = 0; d < tensor_rank; d++)
        bytes *= (size_t)counts[d];
    return bytes;
}

void sdyi_step_classify(sdyi_step *step, int tensor_rank, int rank) {
    const sdyi_dist *const from = step->source.dist;
    const sdyi_dist *const to = step->target.dist;
    relation r;
    movement m = {.fit = EVEN};
    relate(from, to, &r);
    step->kind = step->n_terms > 1 ? SDYRT_STEP_REDUCE : SDYRT_STEP_EXCHANGE;
    step->block_bytes = largest_bytes(step, tensor_rank);
    step->is_even = false;
    step->group = (sdyi_group){.own = -1, .root = -1};
    for (int d = 0; d < to->n_dims; d++)
        if (sdyi_split_has_halo(&to->splits[d]))
            return;
    for (int d = 0; r.is_common && d < from->n_dims; d++)
        look_at_dim(&r, d, tensor_rank, &m);
    if (r.is_common)
        step->kind = kind_of(&m, step->n_terms);
    if (step->kind == SDYRT_STEP_COPY) {
        step->is_even = true;
    } else if (step->kind == SDYRT_STEP_EXCHANGE && have_same_tiles(from, to)) {
        if (sdyi_dist_replicas(to) <= sdyi_dist_replicas(from)) {
            step->kind = SDYRT_STEP_PERMUTE;
        } else if (sdyi_find_broadcast(from, to, rank, &step->group)) {
            step->kind = SDYRT_STEP_BROADCAST;
            step->is_even = true;
        } else {
            step->group = (sdyi_group){.own = -1, .root = -1};
        }
    } else if (step->kind != SDYRT_STEP_EXCHANGE &&
               (step->kind != SDYRT_STEP_REDUCE || is_reduced_to_root(&m))) {
        step->is_even = m.fit == EVEN;
        step->group.placement = r.placement;
        step->group.digits = m.digits;
        sdyi_group_set_members(&step->group, rank);
        set_root(step, tensor_rank + SDYI_INTRODUCED);
    }
}

int64_t sdyi_fan_out(const sdyi_dist *from, const sdyi_dist *to) {
    relation r;
    relate(from, to, &r);
    if (!r.is_common || !sdyi_placement_equal(from->placement, to->placement))
        return sdyi_dist_replicas(to);
    int64_t n = 1;
    for (int k = 0; k < r.n; k++)
        if (r.target.dim[k] == REPLICATED && r.source.dim[k] != REPLICATED)
            n *= r.digits[k].size;
    return n;
}

/* -- groups ---------------------------------------------------------------- */

/* Mark the digits of dimension `d` at the source whose numbers differ between
 * ranks with overlapping tiles: all but those of the common prefix where tiles
 * nest. */
static void mark_dim(const relation *r, int d, int tensor_rank, bool *differs) {
    movement m = {.fit = EVEN};
    const lists *const s = &r->source;
    look_at_dim(r, d, tensor_rank, &m);
    const bool is_apart = m.fit == APART ||
                          sdyi_split_has_halo(&r->from->splits[d]) ||
                          sdyi_split_has_halo(&r->to->splits[d]);
    const int end = s->first[d + 1];
    for (int i = is_apart ? s->first[d] : end - m.digits.count; i < end; i++)
        differs[s->at[i]] = true;
}

/* Add a digit to a list by strides; false: another overlaps with it. */
static bool insert_digit(sdyi_digit_list *list, sdyi_digit added) {
    int i = 0;
    for (; i < list->count && list->at[i].stride > added.stride; i++)
        if (list->at[i].stride < added.stride * added.size)
            return false;
    if (i < list->count && list->at[i].stride == added.stride)
        return list->at[i].size == added.size;
    if (i < list->count && added.stride < list->at[i].stride * list->at[i].size)
        return false;
    memmove(&list->at[i + 1], &list->at[i],
            (size_t)(list->count++ - i) * sizeof list->at[0]);
    list->at[i] = added;
    return true;
}

bool sdyi_step_spread(const sdyi_step *step, int tensor_rank,
                      sdyi_digit_list *digits) {
    const sdyi_dist *const from = step->source.dist, *const to =
                                                         step->target.dist;
    bool differs[SDYI_MAX_DIGITS] = {false};
    relation r;
    if (!sdyi_placement_equal(from->placement, to->placement))
        return false;
    relate(from, to, &r);
    if (!r.is_common)
        return false;
    for (int d = 0; d < from->n_dims; d++)
        mark_dim(&r, d, tensor_rank, differs);
    for (int k = 0; k < r.n; k++) {
        /* any replica may serve those that lack something else */
        differs[k] |=
            r.source.dim[k] == REPLICATED && r.target.dim[k] != REPLICATED;
        if (differs[k] && !insert_digit(digits, r.digits[k]))
            return false;
    }
    return true;
}

int sdyi_group_rank(const sdyi_group *group, int64_t member) {
    if (group->is_root_apart && member == group->n - 1)
        return group->root;
    return (int)sdyi_placement_rank(
        group->placement,
        group->base +
            sdyi_digits_position(sdyi_digits_in(&group->digits), member));
}

bool sdyi_step_block(const sdyi_step *step, int64_t from, int64_t to,
                     sdyi_box *block) {
    const sdyi_group *const g = &step->group;
    const sdyi_digits digits = sdyi_digits_in(&g->digits);
    sdyi_box source, target;
    int64_t indices[SDYI_MAX_DIMS];
    sdyi_dist_indices(step->source.dist,
                      g->base + sdyi_digits_position(digits, from), indices);
    if (!sdyi_dist_box(step->source.dist, indices, &source))
        return false;
    sdyi_dist_indices(step->target.dist,
                      g->base + sdyi_digits_position(digits, to), indices);
    return sdyi_dist_box(step->target.dist, indices, &target) &&
           sdyi_box_intersect(&source, &target, step->source.dist->n_dims,
                              block);
}

/* A path from one split of a tensor's dimensions to another, where there is no
 * single step for each dimension: Dijkstra's search over splits, by the bytes
 * that a device receives. An edge is one of
 *
 *   all_gather   a dimension loses axes at its end
 *   all_slice    a dimension gains axes at its end that cut no other
 *   all_to_all   axes at the end of one dimension go to that of another
 *
 * Pieces of shards are shards of the tensor only where sizes divide evenly. A
 * dimension of which that is not known is resharded in one step: from all of
 * its axes to none, and back. */
#include "shard/passes/shard_passes.h"

/* Limit of splits in the search; beyond it dimensions are gathered and cut. */
enum { MOST_NODES = 400 };

typedef struct node {
    sdyi_ints *split;
    double bytes;
    int from; /* node before it; -1: the first */
    bool is_done;
    sdyi_reshard_step step; /* to it */
} node;

typedef struct search {
    sdyi_zone *zone;
    const sdyi_type *type;
    sdyi_ints shape; /* of the grid */
    const sdyi_grid_sharding *to;
    node *nodes;
    int n, capacity;
} search;

/* -- lists of axes --------------------------------------------------------- */

static sdyi_ints joined(const search *s, sdyi_ints a, sdyi_ints b) {
    const size_t n = (size_t)a.n + (size_t)b.n;
    sdyi_cell *const cells = SDYI_NEW(s->zone, sdyi_cell, n);
    for (int i = 0; i < a.n + b.n; i++)
        cells[i] = i < a.n ? a.cells[i] : b.cells[i - a.n];
    return (sdyi_ints){cells, a.n + b.n};
}

static sdyi_ints first_of(sdyi_ints axes, int n) {
    return (sdyi_ints){axes.cells, n};
}

static sdyi_ints rest(sdyi_ints axes, int n) {
    return (sdyi_ints){axes.cells + n, axes.n - n};
}

static bool are_free(const search *s, const sdyi_ints *split, sdyi_ints axes) {
    for (int d = 0; d < s->type->n; d++)
        for (int i = 0; i < axes.n; i++)
            if (sdyi_ints_have(split[d], axes.cells[i].integer))
                return false;
    return true;
}

/* -- sizes ----------------------------------------------------------------- */

static bool is_even(const search *s, int d, sdyi_ints axes) {
    const int64_t size = s->type->cells[d].integer;
    const int64_t n = sdyi_group_size(axes, s->shape);
    return size != SDYRT_DYNAMIC && n != SDYRT_DYNAMIC && n > 0 &&
           size % n == 0;
}

/* True if a dimension may gain axes: `after` cuts it evenly, or it was whole
 * and its size or the grid's is not known. */
static bool may_cut(const search *s, int d, sdyi_ints before, sdyi_ints after) {
    const bool is_known = s->type->cells[d].integer != SDYRT_DYNAMIC &&
                          sdyi_group_size(after, s->shape) != SDYRT_DYNAMIC;
    return is_even(s, d, after) || (!is_known && before.n == 0);
}

/* A size that is not known counts as 2. */
static double members(const search *s, sdyi_ints axes) {
    const int64_t n = sdyi_group_size(axes, s->shape);
    return n == SDYRT_DYNAMIC ? 2 : (double)n;
}

/* The tile of a device. */
static double share(const search *s, const sdyi_ints *split) {
    double part = 1;
    for (int d = 0; d < s->type->n; d++)
        part /= members(s, split[d]) > 0 ? members(s, split[d]) : 1;
    return part;
}

/* The share of the tensor that a device receives in a step, plus a constant for
 * each step, so that many small steps do not seem cheap. */
static double cost(const search *s, const node *from,
                   const sdyi_reshard_step *step) {
    const double per_step = 1.0 / 32, n = members(s, step->axes);
    const double part = share(s, from->split);
    if (step->kind == SDYI_OP_SHARD_ALL_SLICE)
        return per_step;
    const double received = part * (n > 0 ? n - 1 : 0);
    return per_step + (step->kind == SDYI_OP_SHARD_ALL_TO_ALL && n > 0
                           ? received / n
                           : received);
}

/* -- the search ------------------------------------------------------------ */

void sdyi_split_after(sdyi_zone *zone, const sdyi_reshard_step *step,
                      sdyi_ints *split) {
    const search s = {.zone = zone};
    sdyi_ints *const at = &split[step->dim];
    if (step->kind == SDYI_OP_SHARD_ALL_SLICE) {
        *at = joined(&s, *at, step->axes);
        return;
    }
    at->n -= step->axes.n;
    if (step->kind == SDYI_OP_SHARD_ALL_TO_ALL)
        split[step->other] = joined(&s, split[step->other], step->axes);
}

static int find(const search *s, const sdyi_ints *split) {
    for (int i = 0; i < s->n; i++) {
        int d = 0;
        while (d < s->type->n &&
               sdyi_ints_equal(s->nodes[i].split[d], split[d]))
            d++;
        if (d == s->type->n)
            return i;
    }
    return -1;
}

static void reach(search *s, int from, sdyi_reshard_step step) {
    const size_t rank = (size_t)s->type->n;
    const double bytes = s->nodes[from].bytes + cost(s, &s->nodes[from], &step);
    sdyi_ints *const split = SDYI_NEW(s->zone, sdyi_ints, rank + 1);
    for (size_t d = 0; d < rank; d++)
        split[d] = s->nodes[from].split[d];
    sdyi_split_after(s->zone, &step, split);
    int i = find(s, split);
    if (i < 0) {
        SDYI_GROW(s->zone, s->nodes, s->n, s->capacity);
        i = s->n++;
        s->nodes[i] = (node){.split = split, .bytes = bytes + 1};
    }
    if (s->nodes[i].bytes <= bytes)
        return;
    s->nodes[i].bytes = bytes;
    s->nodes[i].from = from;
    s->nodes[i].step = step;
}

/* The last `k` axes of a dimension go: to all devices, to other dimensions. */
static void reach_without(search *s, int from, int d, int k) {
    const sdyi_ints *const split = s->nodes[from].split;
    const sdyi_ints axes = rest(split[d], split[d].n - k);
    if (axes.n < split[d].n && !is_even(s, d, split[d]))
        return;
    reach(s, from, (sdyi_reshard_step){SDYI_OP_SHARD_ALL_GATHER, d, d, axes});
    for (int e = 0; e < s->type->n; e++) {
        const sdyi_ints had = s->nodes[from].split[e];
        if (e != d && may_cut(s, e, had, joined(s, had, axes)))
            reach(s, from,
                  (sdyi_reshard_step){SDYI_OP_SHARD_ALL_TO_ALL, d, e, axes});
    }
}

static void reach_with(search *s, int from, int d, sdyi_ints axes) {
    const sdyi_ints *const split = s->nodes[from].split;
    if (are_free(s, split, axes) &&
        may_cut(s, d, split[d], joined(s, split[d], axes)))
        reach(s, from,
              (sdyi_reshard_step){SDYI_OP_SHARD_ALL_SLICE, d, d, axes});
}

static void reach_all(search *s, int from) {
    for (int d = 0; d < s->type->n; d++) {
        const sdyi_ints has = s->nodes[from].split[d];
        const sdyi_ints wanted = sdyi_split_at(s->to, d);
        for (int k = 1; k <= has.n; k++)
            reach_without(s, from, d, k);
        if (has.n < wanted.n && sdyi_ints_equal(has, first_of(wanted, has.n)))
            reach_with(s, from, d, rest(wanted, has.n));
        for (int e = 0; e < s->type->n; e++)
            for (int i = 0; i < sdyi_split_at(s->to, e).n; i++)
                reach_with(s, from, d,
                           (sdyi_ints){sdyi_split_at(s->to, e).cells + i, 1});
    }
}

static int nearest(const search *s) {
    int best = -1;
    for (int i = 0; i < s->n; i++)
        if (!s->nodes[i].is_done &&
            (best < 0 || s->nodes[i].bytes < s->nodes[best].bytes))
            best = i;
    return best;
}

static bool is_target(const search *s, int i) {
    for (int d = 0; d < s->type->n; d++)
        if (!sdyi_ints_equal(s->nodes[i].split[d], sdyi_split_at(s->to, d)))
            return false;
    return true;
}

/* -- the moves ------------------------------------------------------------- */

static int steps_to(const search *s, int i, sdyi_reshard_step **steps) {
    int n = 0;
    for (int at = i; s->nodes[at].from >= 0; at = s->nodes[at].from)
        n++;
    *steps = SDYI_NEW(s->zone, sdyi_reshard_step, (size_t)n);
    for (int at = i, k = n; k > 0; at = s->nodes[at].from)
        (*steps)[--k] = s->nodes[at].step;
    return n;
}

/* The plan without a search: gather each dimension that changes, then cut it.
 * -1 where a dimension may not be cut. */
static int gather_and_cut(search *s, sdyi_reshard_step **steps) {
    const sdyi_ints *const split = s->nodes[0].split;
    *steps = SDYI_NEW(s->zone, sdyi_reshard_step, 2 * (size_t)s->type->n);
    int n = 0;
    for (int is_cut = 0; is_cut < 2; is_cut++)
        for (int d = 0; d < s->type->n; d++) {
            const sdyi_ints wanted = sdyi_split_at(s->to, d);
            const sdyi_ints axes = is_cut ? wanted : split[d];
            if (axes.n == 0 || sdyi_ints_equal(split[d], wanted))
                continue;
            if (is_cut && !may_cut(s, d, (sdyi_ints){NULL, 0}, axes))
                return -1;
            (*steps)[n++] = (sdyi_reshard_step){
                is_cut ? SDYI_OP_SHARD_ALL_SLICE : SDYI_OP_SHARD_ALL_GATHER, d,
                d, axes};
        }
    return n;
}

int sdyi_plan_reshard(const sdyi_op *shard, const sdyi_type *type,
                      const sdyi_ints *from, const sdyi_grid_sharding *to,
                      sdyi_reshard_step **steps) {
    search s = {.zone = &shard->module->pool->scratch,
                .type = type,
                .shape = sdyi_grid_named(shard, to->grid),
                .to = to};
    SDYI_GROW(s.zone, s.nodes, s.n, s.capacity);
    s.nodes[s.n++] = (node){.split = (sdyi_ints *)from, .from = -1};
    while (s.n < MOST_NODES) {
        const int i = nearest(&s);
        if (i < 0)
            return -1;
        if (is_target(&s, i))
            return steps_to(&s, i, steps);
        s.nodes[i].is_done = true;
        reach_all(&s, i);
    }
    return gather_and_cut(&s, steps);
}

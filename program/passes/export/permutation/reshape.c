/* Reshapes. A group is the fewest dimensions of the operand that are as many
 * elements as some of the result: 6x4 -> 3x2x4 has 6 -> 3x2 and 4 -> 4. Shards
 * must have the same elements on both sides. Where they are uneven, the front
 * dimensions of a group must be cut into blocks of as many elements, and
 * nothing else:
 *
 *   6 -> 3x2 on 4 shards: 2 of 6 are 1x2      3x2 -> 6 on 2: 2x2 are not 3
 *
 * Others become whole before the reshape, and are cut again behind it. */
#include "program/passes/export/permutation/permutation.h"

#include "program/dialects/shardable.h"

typedef struct side {
    const sdyi_type *type;
    const sdyi_layout *layout;
    int first, end; /* the group's dimensions */
} side;

static bool is_cut(const side *s, int d) {
    return sdyi_permuter_shards(s->layout, d) > 1;
}

static bool is_uneven(const side *s) {
    for (int d = s->first; d < s->end; d++)
        if (sdyi_dim_of(s->type, d) % sdyi_permuter_shards(s->layout, d) != 0)
            return true;
    return false;
}

/* Elements of a shard, if the group's first dimension larger than 1 alone is
 * cut; 0: others are. */
static int64_t block_of(const side *s, int64_t *shards) {
    int64_t block = 1;
    bool is_front = true;
    *shards = 1;
    for (int d = s->first; d < s->end; d++) {
        const int64_t size = sdyi_dim_of(s->type, d);
        const int64_t n = sdyi_permuter_shards(s->layout, d);
        if (n > 1 && !is_front)
            return 0;
        if (n > 1)
            *shards = n;
        block *= sdyi_ceil(size, n);
        is_front = is_front && size == 1 && n == 1;
    }
    return block;
}

/* A group's elements in order: those that a shard has next to each other, then
 * the axes that go on from one run of them to the next. */
typedef struct run {
    int64_t size;   /* of elements; 0: axes */
    sdyi_axes axes; /* `size` 0 */
} run;

static void add_run(run *runs, int *n, const side *s, sdyi_ref ref) {
    if (*n == 0 || runs[*n - 1].size > 0)
        runs[(*n)++] = (run){.size = 0};
    sdyi_axes_add_or_merge(sdyi_layout_mesh(s->layout), &runs[*n - 1].axes,
                           ref);
}

static int find_runs(const side *s, run *runs) {
    int n = 0;
    for (int d = s->first; d < s->end; d++) {
        const sdyi_span axes = s->layout->sharding->dims[d].axes;
        const int64_t rest =
            sdyi_dim_of(s->type, d) / sdyi_permuter_shards(s->layout, d);
        for (int i = 0; i < axes.count; i++)
            if (axes.refs[i].size > 1)
                add_run(runs, &n, s, axes.refs[i]);
        if (rest > 1 && n > 0 && runs[n - 1].size > 0)
            runs[n - 1].size *= rest;
        else if (rest > 1)
            runs[n++] = (run){.size = rest};
    }
    return n;
}

/* Whether shards of even parts have the same elements. */
static bool has_same_runs(sdyi_zone *zone, const side *in, const side *out) {
    run *const from = SDYI_NEW(zone, run, 2 * (in->end - in->first));
    run *const to = SDYI_NEW(zone, run, 2 * (out->end - out->first));
    const int n = find_runs(in, from);
    if (n != find_runs(out, to))
        return false;
    for (int i = 0; i < n; i++)
        if (from[i].size != to[i].size ||
            (from[i].size == 0 && !sdyi_axes_equal(sdyi_span_of(&from[i].axes),
                                                   sdyi_span_of(&to[i].axes))))
            return false;
    return true;
}

static bool is_in_place(sdyi_zone *zone, const side *in, const side *out) {
    int64_t from, to;
    if (!is_uneven(in) && !is_uneven(out))
        return has_same_runs(zone, in, out);
    const int64_t block = block_of(in, &from);
    return block > 0 && block == block_of(out, &to) && from == to;
}

/* The next group of both sides; false: there is none. */
static bool next_group(side *in, side *out) {
    int64_t from = 1, to = 1;
    in->first = in->end;
    out->first = out->end;
    if (in->end == in->type->n && out->end == out->type->n)
        return false;
    if (in->end < in->type->n)
        from = sdyi_dim_of(in->type, in->end++);
    if (out->end < out->type->n)
        to = sdyi_dim_of(out->type, out->end++);
    while (from != to) {
        if (from < to)
            from *= sdyi_dim_of(in->type, in->end++);
        else
            to *= sdyi_dim_of(out->type, out->end++);
    }
    while (in->end < in->type->n && sdyi_dim_of(in->type, in->end) == 1)
        in->end++;
    while (out->end < out->type->n && sdyi_dim_of(out->type, out->end) == 1)
        out->end++;
    return true;
}

static void make_whole(const side *s, sdyi_sharding_parts *parts,
                       bool *is_changed) {
    for (int d = s->first; d < s->end; d++) {
        *is_changed = *is_changed || is_cut(s, d);
        parts->dims[d].axes = (sdyi_span){NULL, 0};
    }
}

static void start(side *s, const sdyi_value *value, const sdyi_layout *layout,
                  sdyi_sharding_parts *parts) {
    *s = (side){.type = value->type, .layout = layout};
    if (layout != NULL)
        sdyi_layout_parts(layout, parts);
}

void sdyi_permute_reshape(sdyi_permuter *p, sdyi_op *op) {
    sdyi_value *const value = sdyi_operand(op, 0);
    sdyi_value *const result = &op->results[0];
    const sdyi_layout *const before = sdyi_reshards_layout(&p->r, value);
    const sdyi_layout *const behind = sdyi_own_layout(&p->r, result);
    sdyi_sharding_parts from = {.rank = 0}, to = {.rank = 0};
    side in, out;
    bool changes_in = false, changes_out = false;
    int64_t count;
    if (before == NULL || behind == NULL ||
        before->sharding->rank != value->type->n ||
        behind->sharding->rank != result->type->n ||
        !sdyi_type_is_static(value->type) ||
        !sdyi_type_count(value->type, &count) || count == 0)
        return;
    start(&in, value, before, &from);
    start(&out, result, behind, &to);
    while (next_group(&in, &out))
        if (!is_in_place(&p->r.pool->scratch, &in, &out)) {
            make_whole(&in, &from, &changes_in);
            make_whole(&out, &to, &changes_out);
        }
    if (changes_in)
        sdyi_operand_set(
            op, 0,
            sdyi_put_reshard(op, value,
                             sdyi_layout_make(&p->r.layouts, &from)->attr));
    if (changes_out)
        sdyi_reshard_result(op->next, result,
                            sdyi_layout_make(&p->r.layouts, &to));
}

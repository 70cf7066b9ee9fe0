/* Gather and scatter of a tensor that is sharded along indexed dimensions: an
 * index into another shard has no effect here.
 *
 *   gather   indices are relative to this shard, and elements of others are 0;
 *            the all_reduce after it adds up all shards
 *   scatter  indices are relative to this shard, those of others out of range.
 *            Where updates are sharded, one shard has the input, the others
 *            begin with the identity of the reduction */
#include "opt/export/local/local.h"

/* The parts that gather and scatter have in common. */
typedef struct access {
    sdyi_local *l;
    sdyi_indexed x;
    sdyi_value *in, *indices;
    const sdyi_type *whole; /* of `in` */
} access;

static access access_of(sdyi_local *l, sdyi_op *op) {
    const sdyi_indexed x = sdyi_indexed_of(op);
    sdyi_value *const in = sdyi_operand(op, 0);
    return (access){l, x, in, sdyi_operand(op, x.at), sdyi_global_type(l, in)};
}

/* The first element of this shard along a dimension, as an index. */
static sdyi_value *first_of(const access *a, int dim) {
    sdyi_value *at = sdyi_put_first(a->l, a->x.op, a->in, dim);
    return sdyi_put_op(a->x.op, SDYI_OP_STABLEHLO_CONVERT, &at, 1,
                       sdyi_scalar_of(a->l->pool, a->indices->type));
}

static sdyi_value *index_constant(const access *a, int64_t value) {
    return sdyi_put_constant(
        a->x.op, sdyi_attr_dense_ints(
                     a->l->pool, sdyi_scalar_of(a->l->pool, a->indices->type),
                     &value, 1));
}

/* A scalar for each component, everywhere in the indices' shape. */
static sdyi_value *spread(const access *a, sdyi_value *const *scalars) {
    const int64_t one = 1;
    const int n = a->x.map.n;
    sdyi_value *all = scalars[0];
    if (n > 1) {
        sdyi_value **const rows =
            SDYI_NEW(&a->l->pool->scratch, sdyi_value *, n);
        for (int i = 0; i < n; i++)
            rows[i] = sdyi_put_reshape(a->x.op, scalars[i], &one, 1);
        all = sdyi_put_joined(a->x.op, rows, n, 0);
    }
    return sdyi_put_components(&a->x, all, a->indices->type);
}

/* Indices of a type that has all places along sharded dimensions. */
static sdyi_value *wide_indices(const access *a) {
    const int64_t largest = sdyi_largest_index(a->indices->type->element);
    for (int i = 0; i < a->x.map.n; i++) {
        const int dim = (int)a->x.map.at[i].integer;
        if (sdyi_is_sharded_at(a->l, a->in, dim) &&
            a->whole->cells[dim].integer - 1 > largest)
            return sdyi_put_convert(
                a->x.op, a->indices,
                sdyi_type_integer(a->l->pool, 64, SDYI_SIGNLESS));
    }
    return a->indices;
}

/* -- gather ---------------------------------------------------------------- */

typedef struct gathering {
    access a;
    bool *is_lone; /* by dimension: sharded, one element is taken */
} gathering;

/* An i1 mask of the index components that fall into this shard; NULL: none is
 * along a sharded dimension. `*shifted`: indices relative to the shard's
 * start. */
static sdyi_value *find_mask(const gathering *g, sdyi_value **shifted) {
    const access *const a = &g->a;
    const int n = a->x.map.n;
    sdyi_zone *const zone = &a->l->pool->scratch;
    sdyi_value **const low = SDYI_NEW(zone, sdyi_value *, n);
    sdyi_value **const high = SDYI_NEW(zone, sdyi_value *, n);
    bool is_sharded = false;
    for (int i = 0; i < n; i++)
        is_sharded = is_sharded || g->is_lone[a->x.map.at[i].integer];
    *shifted = a->indices;
    if (!is_sharded)
        return NULL;
    sdyi_value *const index =
        sdyi_put_clamped(&a->x, a->indices, a->whole, (sdyi_hlo_ints){.n = 0});
    for (int i = 0; i < n; i++) {
        const int dim = (int)a->x.map.at[i].integer;
        const int64_t whole = a->whole->cells[dim].integer;
        if (!g->is_lone[dim]) {
            low[i] = index_constant(a, 0);
            high[i] = index_constant(a, whole - 1);
            continue;
        }
        low[i] = first_of(a, dim);
        high[i] = sdyi_put_binary(
            a->x.op, SDYI_OP_STABLEHLO_ADD, low[i],
            index_constant(a, a->in->type->cells[dim].integer - 1));
    }
    sdyi_value *const lows = spread(a, low), *const highs = spread(a, high);
    sdyi_value *mask;
    *shifted = sdyi_put_relative(&a->x, index, lows, highs, &mask);
    return mask;
}

/* An i1 scalar, true in the first shard along the lone dimensions without an
 * index component: the element taken there is element 0. NULL: no such
 * dimension. */
static sdyi_value *find_first(const gathering *g) {
    const access *const a = &g->a;
    sdyi_value *mask = NULL;
    for (int d = 0; d < a->whole->n; d++) {
        if (!g->is_lone[d] || sdyi_hlo_has(a->x.map, d))
            continue;
        sdyi_value *const at = sdyi_put_first(a->l, a->x.op, a->in, d);
        sdyi_value *const is_first =
            sdyi_put_compare(a->x.op, at, sdyi_put_i64(a->x.op, 0), SDYI_EQ);
        mask = mask == NULL ? is_first
                            : sdyi_put_binary(a->x.op, SDYI_OP_STABLEHLO_AND,
                                              mask, is_first);
    }
    return mask;
}

/* Set slice_sizes to local ones; `*axes`: those of dimensions from which single
 * elements are taken. */
static sdyrt_status size_slices(gathering *g, sdyi_axes *axes) {
    const access *const a = &g->a;
    const int rank = a->whole->n;
    const sdyi_hlo_ints batch =
        sdyi_hlo_field(sdyi_hlo_numbers(a->x.op), SDYI_GATHER_BATCH);
    const sdyi_hlo_ints slices =
        sdyi_hlo_ints_at(a->x.op, SDYI_NAME_SLICE_SIZES);
    int64_t *const sizes = SDYI_NEW(&a->l->pool->scratch, int64_t, rank);
    bool is_cut = false;
    axes->count = 0;
    for (int d = 0; d < rank; d++) {
        const sdyi_span along = sdyi_axes_at(a->l, a->in, d);
        sizes[d] = slices.at[d].integer;
        is_cut = is_cut || along.count > 0;
        if (along.count == 0 || sdyi_hlo_has(batch, d))
            continue;
        if (sizes[d] == a->whole->cells[d].integer) {
            sizes[d] = a->in->type->cells[d].integer;
        } else if (sizes[d] == 1) {
            g->is_lone[d] = true;
            sdyi_axes_append_all(axes, along);
        } else {
            return sdyi_error(a->l->pool, a->x.op,
                              "dimension %d is sharded but the slice is not a "
                              "full slice and requires device communication.",
                              d);
        }
    }
    sdyi_set_ints(a->x.op, SDYI_NAME_SLICE_SIZES, sizes, rank);
    if (is_cut)
        sdyi_set_missing(a->x.op, SDYI_NAME_INDICES_ARE_SORTED);
    return SDYRT_OK;
}

sdyrt_status sdyi_local_gather(sdyi_local *l, sdyi_op *op) {
    gathering g = {.a = access_of(l, op)};
    access *const a = &g.a;
    sdyi_axes axes;
    g.is_lone = SDYI_NEW(&l->pool->scratch, bool, a->in->type->n);
    SDYI_TRY(size_slices(&g, &axes));
    if (axes.count == 0)
        return SDYRT_OK;
    a->indices = wide_indices(a);
    SDYI_TRY(sdyi_check_summed(l, op, sdyi_local_sharding(l, a->in)->mesh,
                               sdyi_span_of(&axes), "the gather",
                               "collapsed operand dimensions of the gather"));
    sdyi_value *shifted;
    sdyi_value *mask = find_mask(&g, &shifted);
    sdyi_value *const is_first = find_first(&g);
    if (mask == NULL)
        mask = is_first;
    else if (is_first != NULL)
        mask = sdyi_put_binary(op, SDYI_OP_STABLEHLO_AND, mask,
                               sdyi_put_broadcast(op, is_first, mask->type));
    sdyi_value *const result = &op->results[0];
    const sdyi_type *const type = result->type;
    sdyi_operand_set(op, 1, shifted);
    /* The select is put after the gather, which stays. */
    sdyi_op *const after = op->next;
    if (mask != is_first)
        mask = sdyi_put_all_components(&a->x, after, mask);
    mask = sdyi_put_over_result(&a->x, after, mask);
    sdyi_use *const use = result->uses;
    sdyi_value *const none = sdyi_put_constant(
        after,
        sdyi_attr_splat(l->pool, type, NULL,
                        (size_t)sdyi_type_stored_bits(type->element) / 8));
    sdyi_value *const kept = sdyi_put_select(after, mask, result, none);
    sdyi_operand_set(use->user, (int)(use - use->user->operands), kept);
    return SDYRT_OK;
}

/* -- scatter --------------------------------------------------------------- */

/* The other lists of a scatter have the same positions in its record as those
 * of a gather. */

/* The input is updated once along the axes. */
static sdyrt_status start_once(const access *a, int i, sdyi_span axes) {
    const sdyi_value *const updates =
        sdyi_operand(a->x.op, a->x.op->n_operands - 1);
    const sdyi_attr *const none =
        sdyi_identity_of(a->x.op, i, sdyi_operand(a->x.op, i)->type->element);
    if (none == NULL)
        return sdyi_error(a->l->pool, a->x.op,
                          "updates are sharded, and its computation is no "
                          "reduction");
    sdyi_start_once(a->l, a->x.op, i, none,
                    sdyi_local_sharding(a->l, updates)->mesh, axes);
    return SDYRT_OK;
}

/* The axes along which updates are sharded and the input is not. */
static void find_update_axes(const access *a, sdyi_hlo_ints window,
                             sdyi_axes *axes) {
    const sdyi_value *const updates =
        sdyi_operand(a->x.op, a->x.op->n_operands - 1);
    axes->count = 0;
    for (int d = 0; d < updates->type->n; d++) {
        const sdyi_span along = sdyi_axes_at(a->l, updates, d);
        if (sdyi_hlo_has(window, d))
            continue;
        for (int i = 0; i < along.count; i++) {
            bool is_there = false;
            for (int k = 0; k < a->whole->n; k++)
                is_there = is_there ||
                           sdyi_axes_overlap_ref(sdyi_axes_at(a->l, a->in, k),
                                                 along.refs[i]);
            if (!is_there)
                sdyi_axes_append(axes, along.refs[i]);
        }
    }
}

/* Indices from the first element of this shard on, along the dimensions that
 * are `indexed`. */
static void shift(const access *a, const bool *indexed) {
    const int n = a->x.map.n;
    sdyi_value **const low = SDYI_NEW(&a->l->pool->scratch, sdyi_value *, n);
    bool is_sharded = false;
    for (int i = 0; i < n; i++)
        is_sharded = is_sharded || indexed[a->x.map.at[i].integer];
    if (!is_sharded)
        return;
    for (int i = 0; i < n; i++) {
        const int dim = (int)a->x.map.at[i].integer;
        low[i] = indexed[dim] ? first_of(a, dim) : index_constant(a, 0);
    }
    sdyi_operand_set(a->x.op, a->x.at,
                     sdyi_put_binary(a->x.op, SDYI_OP_STABLEHLO_SUBTRACT,
                                     a->indices, spread(a, low)));
    sdyi_set_missing(a->x.op, SDYI_NAME_INDICES_ARE_SORTED);
    sdyi_set_missing(a->x.op, SDYI_NAME_UNIQUE_INDICES);
}

/* The sharded dimensions of the input whose indices become relative to the
 * shard: not those that a window spans, as each shard takes its tile of the
 * window. Other windows need the dimension replicated and an index. */
static sdyrt_status find_indexed(const access *a, const sdyi_attr *numbers,
                                 bool *indexed) {
    const sdyi_hlo_ints window = sdyi_hlo_field(numbers, SDYI_SCATTER_WINDOW);
    const sdyi_hlo_ints inserted =
        sdyi_hlo_field(numbers, SDYI_SCATTER_INSERTED);
    const sdyi_hlo_ints batch = sdyi_hlo_field(numbers, SDYI_GATHER_BATCH);
    const sdyi_value *const updates =
        sdyi_operand(a->x.op, a->x.op->n_operands - 1);
    const sdyi_type *const all = sdyi_global_type(a->l, updates);
    for (int d = 0, next = 0; d < a->whole->n; d++) {
        const sdyi_span axes = sdyi_axes_at(a->l, a->in, d);
        const bool is_mapped = sdyi_hlo_has(a->x.map, d);
        indexed[d] = axes.count > 0 && is_mapped;
        if (sdyi_hlo_has(inserted, d)) {
            if (axes.count > 0 && !is_mapped)
                return sdyi_error(a->l->pool, a->x.op,
                                  "dimension %d is sharded and inserted, and "
                                  "no index is along it",
                                  d);
        } else if (!sdyi_hlo_has(batch, d)) {
            const int along = (int)window.at[next++].integer;
            const sdyi_span cut = sdyi_axes_at(a->l, updates, along);
            const bool is_whole =
                all->cells[along].integer == a->whole->cells[d].integer;
            if (is_whole ? !sdyi_axes_equal(axes, cut)
                         : cut.count > 0 || (axes.count > 0 && !is_mapped))
                return sdyi_error(a->l->pool, a->x.op,
                                  "dimension %d is sharded, and windows are "
                                  "not placed in its shards",
                                  d);
            indexed[d] = indexed[d] && !is_whole;
        }
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_local_scatter(sdyi_local *l, sdyi_op *op) {
    const sdyi_attr *const numbers =
        sdyi_op_attr(op, SDYI_NAME_SCATTER_DIMENSION_NUMBERS);
    access a = access_of(l, op);
    bool *const indexed = SDYI_NEW(&l->pool->scratch, bool, a.whole->n);
    sdyi_axes axes;
    SDYI_TRY(find_indexed(&a, numbers, indexed));
    find_update_axes(&a, sdyi_hlo_field(numbers, SDYI_SCATTER_WINDOW), &axes);
    if (axes.count > 0)
        for (int i = 0; i < op->n_results; i++)
            SDYI_TRY(start_once(&a, i, sdyi_span_of(&axes)));
    a.indices = wide_indices(&a);
    shift(&a, indexed);
    return SDYRT_OK;
}

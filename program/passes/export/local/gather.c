/* Gather and scatter of a tensor that is sharded where indices say a place: an
 * index that is in another shard counts for nothing here.
 *
 *   gather   indices are those of this shard, what others have is 0; the
 *            all_reduce behind it adds up all shards
 *   scatter  indices are those of this shard, and others are out of range.
 * Where updates are sharded, one shard has the input, the others begin with
 *            what changes nothing */
#include "program/passes/export/local/local.h"

#include "program/ir/float.h"

#include <string.h>

/* What a gather or scatter is made of. */
typedef struct access {
    sdyi_local *l;
    sdyi_op *op;
    sdyi_value *in, *indices;
    const sdyi_type *whole; /* of `in` */
    sdyi_hlo_ints map;      /* the dimension that each component is along */
    int64_t vector;         /* the dimension of components */
} access;

static bool has_components(const access *a) {
    return a->vector < a->indices->type->n;
}

/* The first element of this shard along a dimension, as an index. */
static sdyi_value *first_of(const access *a, int dim) {
    sdyi_value *at = sdyi_put_offset(
        a->l, a->op, sdyi_local_sharding(a->l, a->in)->mesh,
        sdyi_axes_at(a->l, a->in, dim), a->in->type->cells[dim].integer);
    const sdyi_type *const element = a->indices->type->element;
    return sdyi_put_op(
        a->op, SDYI_OP_STABLEHLO_CONVERT, &at, 1,
        sdyi_type_shaped(a->l->pool, SDYI_TYPE_TENSOR, NULL, 0, element, NULL));
}

/* A constant of the indices' element, whose bytes are those of an integer. */
static const sdyi_attr *index_attr(const access *a, const int64_t *values,
                                   int n, const sdyi_type *type) {
    const size_t bytes =
        (size_t)sdyi_type_stored_bits(a->indices->type->element) / 8;
    bool is_splat = true;
    for (int i = 1; i < n; i++)
        is_splat = is_splat && values[i] == values[0];
    sdyi_dense_room room;
    sdyi_dense_open(a->l->pool, type, is_splat,
                    (size_t)(is_splat ? 1 : n) * bytes, &room);
    for (int i = 0; i < (is_splat ? 1 : n); i++)
        memcpy(room.bytes + (size_t)i * bytes, &values[i], bytes);
    return sdyi_dense_close(a->l->pool, &room);
}

static sdyi_value *index_constant(const access *a, int64_t value) {
    return sdyi_put_constant(
        a->op,
        index_attr(a, &value, 1, sdyi_scalar_of(a->l->pool, a->indices->type)));
}

/* A scalar for each component, everywhere in the indices' shape. */
static sdyi_value *spread(const access *a, sdyi_value *const *scalars) {
    const int n = a->map.n;
    const int64_t one = 1;
    if (n == 1)
        return sdyi_put_broadcast(a->op, scalars[0], a->indices->type);
    sdyi_value **const rows = SDYI_NEW(&a->l->pool->scratch, sdyi_value *, n);
    for (int i = 0; i < n; i++)
        rows[i] = sdyi_put_reshape(a->op, scalars[i], &one, 1);
    const int64_t all = n;
    sdyi_value *const joined =
        sdyi_put_op(a->op, SDYI_OP_STABLEHLO_CONCATENATE, rows, n,
                    sdyi_resized(a->l->pool, rows[0]->type, &all, 1));
    sdyi_set_int(joined->op, "dimension", 0);
    sdyi_value *const made =
        sdyi_put_broadcast(a->op, joined, a->indices->type);
    sdyi_set_ints(made->op, "broadcast_dimensions", &a->vector, 1);
    return made;
}

static sdyi_value *compare(const access *a, sdyi_value *x, sdyi_value *y,
                           int direction) {
    sdyi_pool *const pool = a->l->pool;
    sdyi_value *const operands[] = {x, y};
    int64_t *const dims = SDYI_NEW(&pool->scratch, int64_t, x->type->n);
    for (int d = 0; d < x->type->n; d++)
        dims[d] = x->type->cells[d].integer;
    sdyi_value *const made = sdyi_put_op(
        a->op, SDYI_OP_STABLEHLO_COMPARE, operands, 2,
        sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, dims, x->type->n,
                         sdyi_type_integer(pool, 1, SDYI_SIGNLESS), NULL));
    const sdyi_cell cell = {.integer = direction};
    sdyi_set(made->op, "comparison_direction",
             sdyi_attr_make(pool, SDYI_ATTR_ENUM,
                            SDYI_ENUM_COMPARISON_DIRECTION, NULL, &cell, 1));
    return made;
}

enum { EQ = 0, GE = 2, LE = 4 };

static sdyi_value *select(sdyi_op *op, sdyi_value *mask, sdyi_value *yes,
                          sdyi_value *no) {
    sdyi_value *const operands[] = {mask, yes, no};
    return sdyi_put_op(op, SDYI_OP_STABLEHLO_SELECT, operands, 3, yes->type);
}

/* -- gather ---------------------------------------------------------------- */

enum { OFFSETS, COLLAPSED, IN_BATCH, INDICES_BATCH, MAP, VECTOR };

typedef struct gathering {
    access a;
    sdyi_hlo_ints offsets, batch, slices;
    bool *is_lone; /* by dimension: sharded, one element is taken */
} gathering;

/* Indices as they are along the whole, in range. */
static sdyi_value *clamped(const gathering *g) {
    const access *const a = &g->a;
    const int n = a->map.n;
    sdyi_pool *const pool = a->l->pool;
    int64_t *const last = SDYI_NEW(&pool->scratch, int64_t, n);
    bool is_splat = true;
    for (int i = 0; i < n; i++) {
        const int dim = (int)a->map.at[i].integer;
        last[i] = a->whole->cells[dim].integer - g->slices.at[dim].integer;
        is_splat = is_splat && last[i] == last[0];
    }
    const int64_t zero = 0, all = n;
    sdyi_value *const low =
        sdyi_put_constant(a->op, index_attr(a, &zero, 1, a->indices->type));
    sdyi_value *high;
    if (is_splat) {
        high =
            sdyi_put_constant(a->op, index_attr(a, last, 1, a->indices->type));
    } else {
        high = sdyi_put_constant(
            a->op, index_attr(a, last, n,
                              sdyi_resized(pool, a->indices->type, &all, 1)));
        high = sdyi_put_broadcast(a->op, high, a->indices->type);
        sdyi_set_ints(high->op, "broadcast_dimensions", &a->vector, 1);
    }
    sdyi_value *const operands[] = {low, a->indices, high};
    return sdyi_put_op(a->op, SDYI_OP_STABLEHLO_CLAMP, operands, 3,
                       a->indices->type);
}

/* All of a mask along the dimension of components. */
static sdyi_value *all_of(const gathering *g, sdyi_value *mask) {
    const access *const a = &g->a;
    sdyi_pool *const pool = a->l->pool;
    int64_t *const dims = SDYI_NEW(&pool->scratch, int64_t, mask->type->n);
    int n = 0;
    for (int d = 0; d < mask->type->n; d++)
        if (d != a->vector)
            dims[n++] = mask->type->cells[d].integer;
    sdyi_value *const operands[] = {
        mask, sdyi_put_number(a->op, mask->type->element, 1)};
    const sdyi_type *const type = sdyi_resized(pool, mask->type, dims, n);
    const sdyi_op_parts parts = {.name =
                                     SDYI_NAME_COUNT + SDYI_OP_STABLEHLO_REDUCE,
                                 .loc = sdyi_op_loc(a->op),
                                 .operands = operands,
                                 .n_operands = 2,
                                 .results = &type,
                                 .n_results = 1,
                                 .n_regions = 1};
    sdyi_op *const reduce = sdyi_op_make(a->op->module, &parts);
    sdyi_op_insert_before(reduce, a->op);
    sdyi_set_ints(reduce, "dimensions", &a->vector, 1);
    sdyi_put_body(reduce, SDYI_OP_STABLEHLO_AND, mask->type);
    return &reduce->results[0];
}

/* Which indices are in this shard; NULL: no component is along a sharded
 * dimension. `*shifted` are the indices from its first element on. */
static sdyi_value *find_mask(const gathering *g, sdyi_value **shifted) {
    const access *const a = &g->a;
    const int n = a->map.n;
    sdyi_zone *const zone = &a->l->pool->scratch;
    sdyi_value **const low = SDYI_NEW(zone, sdyi_value *, n);
    sdyi_value **const high = SDYI_NEW(zone, sdyi_value *, n);
    bool is_sharded = false;
    for (int i = 0; i < n; i++)
        is_sharded = is_sharded || g->is_lone[a->map.at[i].integer];
    *shifted = a->indices;
    if (!is_sharded)
        return NULL;
    sdyi_value *const index = clamped(g);
    for (int i = 0; i < n; i++) {
        const int dim = (int)a->map.at[i].integer;
        const int64_t whole = a->whole->cells[dim].integer;
        if (!g->is_lone[dim]) {
            low[i] = index_constant(a, 0);
            high[i] = index_constant(a, whole - 1);
            continue;
        }
        low[i] = first_of(a, dim);
        high[i] = sdyi_put_binary(
            a->op, SDYI_OP_STABLEHLO_ADD, low[i],
            index_constant(a, a->in->type->cells[dim].integer - 1));
    }
    sdyi_value *const lows = spread(a, low), *const highs = spread(a, high);
    *shifted = sdyi_put_binary(a->op, SDYI_OP_STABLEHLO_SUBTRACT, index, lows);
    sdyi_value *const above = compare(a, index, lows, GE);
    sdyi_value *const below = compare(a, index, highs, LE);
    return sdyi_put_binary(a->op, SDYI_OP_STABLEHLO_AND, above, below);
}

/* Whether this is the first shard along the lone dimensions that no index is
 * along, where the only element that can be taken is; NULL: there are none. */
static sdyi_value *find_first(const gathering *g) {
    const access *const a = &g->a;
    sdyi_value *mask = NULL;
    for (int d = 0; d < a->whole->n; d++) {
        if (!g->is_lone[d] || sdyi_hlo_has(a->map, d))
            continue;
        sdyi_value *const at = sdyi_put_offset(
            a->l, a->op, sdyi_local_sharding(a->l, a->in)->mesh,
            sdyi_axes_at(a->l, a->in, d), a->in->type->cells[d].integer);
        sdyi_value *const is_first = compare(a, at, sdyi_put_i64(a->op, 0), EQ);
        mask = mask == NULL ? is_first
                            : sdyi_put_binary(a->op, SDYI_OP_STABLEHLO_AND,
                                              mask, is_first);
    }
    return mask;
}

/* A mask of the indices' places, over the result. */
static sdyi_value *over_result(const gathering *g, sdyi_value *mask,
                               const sdyi_type *type) {
    sdyi_value *const made = sdyi_put_broadcast(g->a.op, mask, type);
    if (mask->type->n == 0)
        return made;
    int64_t *const dims =
        SDYI_NEW(&g->a.l->pool->scratch, int64_t, mask->type->n);
    int n = 0;
    for (int d = 0; d < type->n; d++)
        if (!sdyi_hlo_has(g->offsets, d))
            dims[n++] = d;
    sdyi_set_ints(made->op, "broadcast_dimensions", dims, n);
    return made;
}

static sdyi_value *zeros_of(sdyi_op *op, const sdyi_type *type) {
    sdyi_pool *const pool = op->module->pool;
    const size_t bytes = (size_t)sdyi_type_stored_bits(type->element) / 8;
    sdyi_dense_room room;
    sdyi_dense_open(pool, type, true, bytes, &room);
    memset(room.bytes, 0, bytes);
    return sdyi_put_constant(op, sdyi_dense_close(pool, &room));
}

/* Sizes of slices are those of parts; `*axes` cut what single elements are
 * taken of. */
static sdyrt_status size_slices(gathering *g, sdyi_axes *axes) {
    const access *const a = &g->a;
    const int rank = a->whole->n;
    int64_t *const sizes = SDYI_NEW(&a->l->pool->scratch, int64_t, rank);
    axes->count = 0;
    for (int d = 0; d < rank; d++) {
        const sdyi_span along = sdyi_axes_at(a->l, a->in, d);
        sizes[d] = g->slices.at[d].integer;
        if (along.count == 0 || sdyi_hlo_has(g->batch, d))
            continue;
        if (sizes[d] == a->whole->cells[d].integer) {
            sizes[d] = a->in->type->cells[d].integer;
        } else if (sizes[d] == 1) {
            g->is_lone[d] = true;
            for (int i = 0; i < along.count; i++)
                sdyi_axes_append(axes, along.refs[i]);
        } else {
            return sdyi_error(a->l->pool, a->op,
                              "dimension %d is sharded but the slice is not a "
                              "full slice and requires device communication.",
                              d);
        }
    }
    sdyi_set_ints(a->op, "slice_sizes", sizes, rank);
    return SDYRT_OK;
}

sdyrt_status sdyi_local_gather(sdyi_local *l, sdyi_op *op) {
    const sdyi_attr *const numbers = sdyi_hlo_attr(op, 0);
    sdyi_value *const in = sdyi_operand(op, 0);
    sdyi_axes axes;
    gathering g = {.a = {.l = l,
                         .op = op,
                         .in = in,
                         .indices = sdyi_operand(op, 1),
                         .whole = sdyi_global_type(l, in),
                         .map = sdyi_hlo_field(numbers, MAP),
                         .vector = sdyi_hlo_field_int(numbers, VECTOR)},
                   .offsets = sdyi_hlo_field(numbers, OFFSETS),
                   .batch = sdyi_hlo_field(numbers, IN_BATCH),
                   .slices = sdyi_hlo_ints_at(op, 1),
                   .is_lone = SDYI_NEW(&l->pool->scratch, bool, in->type->n)};
    SDYI_TRY(size_slices(&g, &axes));
    if (axes.count == 0)
        return SDYRT_OK;
    SDYI_TRY(sdyi_check_summed(l, op, sdyi_local_sharding(l, in)->mesh,
                               sdyi_span_of(&axes), "the gather",
                               "collapsed operand dimensions of the gather"));
    sdyi_value *shifted;
    sdyi_value *mask = find_mask(&g, &shifted);
    sdyi_value *const is_first = find_first(&g);
    sdyi_value *const result = &op->results[0];
    const sdyi_type *const type = result->type;
    sdyi_operand_set(op, 1, shifted);
    /* The gather stays, the select goes behind it. */
    sdyi_op *const behind = op->next;
    g.a.op = behind;
    if (mask != NULL && has_components(&g.a))
        mask = all_of(&g, mask);
    if (mask != NULL)
        mask = over_result(&g, mask, type);
    if (is_first != NULL) {
        sdyi_value *const wide = over_result(&g, is_first, type);
        mask = mask == NULL
                   ? wide
                   : sdyi_put_binary(behind, SDYI_OP_STABLEHLO_AND, mask, wide);
    }
    sdyi_use *const use = result->uses;
    sdyi_value *const none = zeros_of(behind, type);
    sdyi_value *const kept = select(behind, mask, result, none);
    sdyi_operand_set(use->user, (int)(use - use->user->operands), kept);
    return SDYRT_OK;
}

/* -- scatter --------------------------------------------------------------- */

enum { WINDOW, INSERTED };

/* The largest number of an element, or the least. */
static uint64_t extreme_of(const sdyi_type *element, bool is_largest) {
    const uint64_t top = (uint64_t)1 << (element->width - 1);
    if (sdyi_type_is(element, SDYI_TYPE_FLOAT))
        return sdyi_float_bits((sdyi_float)element->format,
                               is_largest ? __builtin_inf() : -__builtin_inf());
    if (element->sign == SDYI_UNSIGNED || element->width == 1)
        return is_largest ? top | (top - 1) : 0;
    return is_largest ? top - 1 : ~(top - 1); /* with all bits above it */
}

/* The bits of what an op does not change; false: it is no reduction. */
static bool identity_bits(const sdyi_op *op, const sdyi_type *element,
                          uint64_t *bits) {
    switch (op->row->kind) {
    case SDYI_OP_STABLEHLO_ADD:
    case SDYI_OP_STABLEHLO_OR:
        *bits = 0;
        return true;
    case SDYI_OP_STABLEHLO_AND:
        *bits = element->width == 1 ? 1 : UINT64_MAX;
        return true;
    case SDYI_OP_STABLEHLO_MULTIPLY:
        *bits = sdyi_type_is(element, SDYI_TYPE_FLOAT)
                    ? sdyi_float_bits((sdyi_float)element->format, 1.0)
                    : 1;
        return true;
    case SDYI_OP_STABLEHLO_MAXIMUM:
    case SDYI_OP_STABLEHLO_MINIMUM:
        *bits = extreme_of(element, op->row->kind == SDYI_OP_STABLEHLO_MINIMUM);
        return true;
    default:
        return false;
    }
}

/* The constant that a body's value `i` is not changed by. Of complex numbers it
 * is 0, so their sums alone have one. */
static bool identity_of(const sdyi_op *op, int i, const sdyi_type *element,
                        sdyi_dense_room *room) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_block *const body = op->regions[0].first;
    const sdyi_op *const given = sdyi_operand(body->last, i)->op;
    const size_t bytes = (size_t)sdyi_type_stored_bits(element) / 8;
    uint64_t bits = 0;
    if (given == NULL || bytes == 0 ||
        (sdyi_type_is(element, SDYI_TYPE_COMPLEX)
             ? given->row->kind != SDYI_OP_STABLEHLO_ADD
             : !identity_bits(given, element, &bits)))
        return false;
    sdyi_dense_open(
        pool, sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, NULL, 0, element, NULL),
        true, bytes, room);
    memset(room->bytes, 0, bytes);
    memcpy(room->bytes, &bits, bytes < sizeof bits ? bytes : sizeof bits);
    return true;
}

/* On one device along the axes the input, on others what changes nothing. */
static sdyrt_status start_once(const access *a, int i, sdyi_span axes) {
    const sdyrt_mesh *const mesh =
        sdyi_local_sharding(a->l, sdyi_operand(a->op, a->op->n_operands - 1))
            ->mesh;
    sdyi_pool *const pool = a->l->pool;
    sdyi_value *const in = sdyi_operand(a->op, i);
    const int64_t n = mesh->n_devices;
    sdyi_dense_room room;
    if (!identity_of(a->op, i, in->type->element, &room))
        return sdyi_error(pool, a->op,
                          "updates are sharded, and its computation is no "
                          "reduction");
    sdyi_value *const none =
        sdyi_put_constant(a->op, sdyi_dense_close(pool, &room));
    const sdyi_type *const type =
        sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, &n, 1,
                         sdyi_type_integer(pool, 1, SDYI_SIGNLESS), NULL);
    sdyi_dense_open(pool, type, false, (size_t)n, &room);
    for (int64_t k = 0; k < n; k++)
        room.bytes[k] = sdyi_place_along(mesh, axes, k) == 0;
    sdyi_value *const mine =
        sdyi_put_lookup(a->l, a->op, sdyi_dense_close(pool, &room));
    sdyi_value *const mask = sdyi_put_broadcast(a->op, mine, in->type);
    sdyi_value *const wide = sdyi_put_broadcast(a->op, none, in->type);
    sdyi_operand_set(a->op, i, select(a->op, mask, in, wide));
    return SDYRT_OK;
}

/* The axes along which updates are sharded and the input is not. */
static void find_update_axes(const access *a, sdyi_hlo_ints window,
                             sdyi_axes *axes) {
    const sdyi_value *const updates =
        sdyi_operand(a->op, a->op->n_operands - 1);
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

/* Indices from the first element of this shard on. */
static void shift(const access *a) {
    const int n = a->map.n;
    sdyi_value **const low = SDYI_NEW(&a->l->pool->scratch, sdyi_value *, n);
    bool is_sharded = false;
    for (int i = 0; i < n; i++)
        is_sharded = is_sharded ||
                     sdyi_is_sharded_at(a->l, a->in, (int)a->map.at[i].integer);
    if (!is_sharded)
        return;
    for (int i = 0; i < n; i++) {
        const int dim = (int)a->map.at[i].integer;
        low[i] = sdyi_is_sharded_at(a->l, a->in, dim) ? first_of(a, dim)
                                                      : index_constant(a, 0);
    }
    const int at = (a->op->n_operands - 1) / 2;
    sdyi_operand_set(a->op, at,
                     sdyi_put_binary(a->op, SDYI_OP_STABLEHLO_SUBTRACT,
                                     a->indices, spread(a, low)));
}

sdyrt_status sdyi_local_scatter(sdyi_local *l, sdyi_op *op) {
    const sdyi_attr *const numbers = sdyi_hlo_attr(op, 0);
    const int n = (op->n_operands - 1) / 2;
    sdyi_value *const in = sdyi_operand(op, 0);
    const access a = {.l = l,
                      .op = op,
                      .in = in,
                      .indices = sdyi_operand(op, n),
                      .whole = sdyi_global_type(l, in),
                      .map = sdyi_hlo_field(numbers, MAP),
                      .vector = sdyi_hlo_field_int(numbers, VECTOR)};
    const sdyi_hlo_ints inserted = sdyi_hlo_field(numbers, INSERTED);
    sdyi_axes axes;
    for (int i = 0; i < inserted.n; i++)
        if (!sdyi_hlo_has(a.map, inserted.at[i].integer) &&
            sdyi_is_sharded_at(l, in, (int)inserted.at[i].integer))
            return sdyi_error(l->pool, op,
                              "dimension %lld is sharded and inserted, and no "
                              "index is along it",
                              (long long)inserted.at[i].integer);
    find_update_axes(&a, sdyi_hlo_field(numbers, WINDOW), &axes);
    if (axes.count > 0)
        for (int i = 0; i < n; i++)
            SDYI_TRY(start_once(&a, i, sdyi_span_of(&axes)));
    shift(&a);
    return SDYRT_OK;
}

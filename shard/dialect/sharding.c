/* Shardings of the dialect shard: lookup, comparison, local types. */
#include "shard/dialect/build.h"

#include <stdio.h>

sdyi_value *sdyi_make_shard(const sdyi_maker *m, sdyi_value *value,
                            sdyi_value *sharding, bool for_users) {
    sdyi_value *const operands[] = {value, sharding};
    sdyi_op *const op =
        sdyi_make_op(m, SDYI_OP_SHARD_SHARD, operands, 2, value->type);
    if (for_users)
        sdyi_op_set_attr(op, SDYI_NAME_ANNOTATE_FOR_USERS,
                         sdyi_attr_unit(m->module->pool));
    return &op->results[0];
}

sdyi_op *sdyi_make_place(const sdyi_maker *m, sdyi_op_kind kind,
                         const sdyi_attr *grid, sdyi_ints axes, int n) {
    sdyi_op *const op = sdyi_make_source(m, kind, n, sdyi_index_type(m));
    sdyi_op_set_attr(op, SDYI_NAME_GRID, grid);
    if (axes.n > 0)
        sdyi_op_set_attr(
            op, SDYI_NAME_AXES,
            sdyi_attr_array(m->module->pool, 16, axes.cells, axes.n));
    return op;
}

void sdyi_set_groups_on(sdyi_op *op, const sdyi_attr *grid, sdyi_ints axes) {
    sdyi_op_set_attr(op, SDYI_NAME_GRID, grid);
    sdyi_op_set_attr(op, SDYI_NAME_GRID_AXES,
                     sdyi_attr_array(op->module->pool, 16, axes.cells, axes.n));
}

bool sdyi_is_for_users(const sdyi_op *shard) {
    return sdyi_op_attr(shard, SDYI_NAME_ANNOTATE_FOR_USERS) != NULL;
}

/* Bounded, since unreachable code may have cycles. */
const sdyi_op *sdyi_sharding_after(const sdyi_value *sharding) {
    enum { MOST_STEPS = 100 };
    for (int i = 0; i < MOST_STEPS; i++) {
        const sdyi_op *const get =
            sdyi_made_by(sharding, SDYI_OP_SHARD_GET_SHARDING);
        if (get == NULL)
            return sdyi_made_by(sharding, SDYI_OP_SHARD_SHARDING);
        const sdyi_op *const shard =
            sdyi_made_by(sdyi_operand(get, 0), SDYI_OP_SHARD_SHARD);
        if (shard == NULL)
            return NULL;
        sharding = sdyi_operand(shard, 1);
    }
    return NULL;
}

sdyi_grid_sharding sdyi_sharding_of_value(const sdyi_value *sharding) {
    sdyi_grid_sharding s = {.grid = NULL};
    const sdyi_op *const op = sdyi_sharding_after(sharding);
    if (op == NULL)
        return s;
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const split = sdyi_op_attr(op, SDYI_NAME_SPLIT_AXES);
    sdyi_ints *const axes =
        SDYI_NEW(&pool->scratch, sdyi_ints, (size_t)split->n);
    for (int64_t i = 0; i < split->n; i++)
        axes[i] = sdyi_ints_of(split->cells[i].attr);
    return (sdyi_grid_sharding){
        .grid = sdyi_op_attr(op, SDYI_NAME_GRID),
        .split = axes,
        .n_split = (int)split->n,
        .halos = sdyi_ints_at(op, SDYI_NAME_STATIC_HALO_SIZES),
        .offsets = sdyi_ints_at(op, SDYI_NAME_STATIC_SHARDED_DIMS_OFFSETS),
        .op = op->n_operands > 0 ? op : NULL};
}

sdyi_grid_sharding sdyi_grid_sharding_of(const sdyi_op *shard) {
    return sdyi_is_shard(shard) ? sdyi_sharding_of_value(sdyi_operand(shard, 1))
                                : (sdyi_grid_sharding){.grid = NULL};
}

sdyi_ints sdyi_split_at(const sdyi_grid_sharding *s, int dim) {
    return dim < s->n_split ? s->split[dim] : (sdyi_ints){NULL, 0};
}

bool sdyi_same_split(const sdyi_grid_sharding *a, const sdyi_grid_sharding *b) {
    const int n = a->n_split > b->n_split ? a->n_split : b->n_split;
    if (a->grid != b->grid)
        return false;
    for (int i = 0; i < n; i++)
        if (!sdyi_ints_equal(sdyi_split_at(a, i), sdyi_split_at(b, i)))
            return false;
    return true;
}

/* Operands of dynamic entries are compared as values, in order. */
static bool same_operands(const sdyi_op *a, const sdyi_op *b) {
    const int n = a == NULL ? 0 : a->n_operands;
    if (n != (b == NULL ? 0 : b->n_operands))
        return false;
    for (int i = 0; i < n; i++)
        if (sdyi_operand(a, i) != sdyi_operand(b, i))
            return false;
    return true;
}

bool sdyi_equal_shardings(const sdyi_grid_sharding *a,
                          const sdyi_grid_sharding *b) {
    return sdyi_same_split(a, b) && sdyi_ints_equal(a->halos, b->halos) &&
           sdyi_ints_equal(a->offsets, b->offsets) &&
           same_operands(a->op, b->op);
}

bool sdyi_is_replicated(const sdyi_grid_sharding *s) {
    for (int i = 0; i < s->n_split; i++)
        if (s->split[i].n > 0)
            return false;
    return true;
}

const sdyi_attr *sdyi_split_attr(sdyi_pool *pool, const sdyi_grid_sharding *s,
                                 sdyi_attr_kind kind) {
    sdyi_cell *const dims =
        SDYI_NEW(&pool->scratch, sdyi_cell, (size_t)s->n_split);
    for (int d = 0; d < s->n_split; d++)
        dims[d].attr =
            sdyi_attr_array(pool, 16, s->split[d].cells, s->split[d].n);
    return sdyi_attr_make(pool, kind, 0, NULL, dims, s->n_split);
}

sdyi_value *sdyi_make_sharding(const sdyi_maker *m,
                               const sdyi_grid_sharding *s) {
    sdyi_pool *const pool = m->module->pool;
    const sdyi_cell none[2] = {{.integer = 0}, {.integer = 0}};
    sdyi_op *const op = sdyi_make_source(m, SDYI_OP_SHARD_SHARDING, 1,
                                         sdyi_type_grid_sharding(pool));
    sdyi_op_set_attr(op, SDYI_NAME_GRID, s->grid);
    sdyi_op_set_attr(op, SDYI_NAME_SPLIT_AXES,
                     sdyi_split_attr(pool, s, SDYI_ATTR_GRID_AXES));
    sdyi_op_set_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES,
                     sdyi_attr_array(pool, 32, none, 2));
    return &op->results[0];
}

/* `[0, 1]`, with `?` for dynamic entries. */
static void put_ints(sdyi_collected *text, const char *before, sdyi_ints list) {
    char number[32];
    sdyi_collect_string(text, before);
    sdyi_collect_string(text, "[");
    for (int i = 0; i < list.n; i++) {
        const int64_t value = list.cells[i].integer;
        (void)snprintf(number, sizeof number, "%lld", (long long)value);
        sdyi_collect_string(text, i > 0 ? ", " : "");
        sdyi_collect_string(text, value == SDYRT_DYNAMIC ? "?" : number);
    }
    sdyi_collect_string(text, "]");
}

const char *sdyi_sharding_text(sdyi_pool *pool, const sdyi_grid_sharding *s) {
    sdyi_collected text = {.zone = &pool->zone, .text = ""};
    sdyi_collect_string(&text, "[");
    for (int i = 0; i < s->n_split; i++)
        put_ints(&text, i > 0 ? ", " : "", s->split[i]);
    sdyi_collect_string(&text, "]");
    if (s->halos.n > 0)
        put_ints(&text, " halo_sizes = ", s->halos);
    if (s->offsets.n > 0)
        put_ints(&text, " sharded_dims_offsets = ", s->offsets);
    return text.text;
}

/* -- grids ----------------------------------------------------------------- */

sdyrt_grid_sharding sdyi_grid_split_of(sdyi_zone *zone,
                                       const sdyi_attr *split) {
    sdyrt_grid_sharding sharding = SDYRT_GRID_SHARDING_INIT;
    sdyrt_grid_axes *const axes =
        SDYI_NEW(zone, sdyrt_grid_axes, (size_t)split->n + 1);
    for (int64_t d = 0; d < split->n; d++) {
        const sdyi_ints list = sdyi_ints_of(split->cells[d].attr);
        axes[d] = (sdyrt_grid_axes){sdyi_ints_axes(zone, list), list.n};
    }
    sharding.split_axes = axes;
    sharding.n_split_axes = (int)split->n;
    return sharding;
}

sdyi_ints sdyi_grid_named(const sdyi_op *op, const sdyi_attr *grid) {
    const sdyi_op *table = op;
    while (table != NULL && !sdyi_op_has(table, SDYI_SYMBOL_TABLE))
        table = sdyi_op_parent(table);
    const sdyi_block *const block =
        table == NULL ? NULL : table->regions[0].first;
    for (const sdyi_op *o = block == NULL ? NULL : block->first; o != NULL;
         o = o->next)
        if (sdyi_is_kind(o, SDYI_OP_SHARD_GRID) &&
            sdyi_symbol_name(o) == (sdyi_name)grid->cells[0].integer)
            return sdyi_grid_shape(o);
    return (sdyi_ints){NULL, 0};
}

int64_t sdyi_absent_axis(const sdyi_op *op, const sdyi_grid_sharding *s,
                         int *rank) {
    *rank = sdyi_grid_named(op, s->grid).n;
    for (int d = 0; d < s->n_split; d++)
        for (int i = 0; i < s->split[d].n; i++)
            if (s->split[d].cells[i].integer >= *rank)
                return s->split[d].cells[i].integer;
    return -1;
}

bool sdyi_are_even(sdyi_ints offsets, int64_t size) {
    const int n = offsets.n - 1;
    if (n < 1 || size == SDYRT_DYNAMIC)
        return false;
    for (int i = 0; i <= n; i++)
        if (offsets.cells[i].integer != sdyi_part_start(size, n, i))
            return false;
    return true;
}

/* The common difference of `n` + 1 offsets; SDYRT_DYNAMIC: none. */
static int64_t distance_of(sdyi_ints offsets, int first, int64_t n) {
    if (first > offsets.n || n >= offsets.n - first)
        return SDYRT_DYNAMIC;
    int64_t distance = SDYRT_DYNAMIC;
    for (int64_t i = first; i < first + n; i++) {
        const int64_t a = offsets.cells[i].integer;
        const int64_t b = offsets.cells[i + 1].integer;
        if (a == SDYRT_DYNAMIC || b == SDYRT_DYNAMIC ||
            (i > first && b - a != distance))
            return SDYRT_DYNAMIC;
        distance = b - a;
    }
    return distance;
}

/* `size` plus both halos of the k-th split dimension. */
static int64_t with_halos(int64_t size, sdyi_ints halos, int k) {
    for (int i = 2 * k; i < 2 * k + 2 && i < halos.n; i++) {
        const int64_t halo = halos.cells[i].integer;
        if (halo == SDYRT_DYNAMIC || size == SDYRT_DYNAMIC ||
            __builtin_add_overflow(size, halo, &size))
            return SDYRT_DYNAMIC;
    }
    return size < 0 ? SDYRT_DYNAMIC : size;
}

/* The number of offsets from `first` on. */
static int64_t offsets_left(const sdyi_grid_sharding *s, int first) {
    return s->offsets.n - first;
}

const sdyi_type *sdyi_local_type(const sdyi_op *op, const sdyi_type *type,
                                 const sdyi_grid_sharding *s) {
    sdyi_pool *const pool = op->module->pool;
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR) || type->n == 0 ||
        s->grid == NULL)
        return type;
    const sdyi_ints shape = sdyi_grid_named(op, s->grid);
    int64_t *const dims = SDYI_NEW(&pool->scratch, int64_t, (size_t)type->n);
    int k = 0, first = 0;
    for (int d = 0; d < type->n; d++) {
        const sdyi_ints axes = sdyi_split_at(s, d);
        dims[d] = type->cells[d].integer;
        if (axes.n == 0)
            continue;
        const int64_t n = sdyi_group_size(axes, shape);
        if (s->offsets.n > 0 && n != SDYRT_DYNAMIC) {
            dims[d] = distance_of(s->offsets, first, n);
            first += n < offsets_left(s, first) ? (int)n + 1 : 0;
        } else {
            dims[d] = sdyi_size_divided(dims[d], n);
        }
        dims[d] = with_halos(dims[d], s->halos, k++);
    }
    return sdyi_type_like(pool, type, dims, type->n);
}

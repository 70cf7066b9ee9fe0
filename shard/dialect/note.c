/* `sdyrt.shard` of a function's argument or result: the global tensor of which
 * it is the shard, and its sharding.
 *
 *   {global = tensor<7xi32>, grid = @g, split_axes = [array<i16: 0>],
 *    halo_sizes = array<i64: ..>, sharded_dims_offsets = array<i64: ..>} */
#include "program/dialects/sdy/edit.h"
#include "shard/dialect/build.h"

/* -- making ---------------------------------------------------------------- */

static void put(sdyi_pool *pool, const sdyi_attr **dict, sdyi_name name,
                const sdyi_attr *attr) {
    *dict = sdyi_attr_dict_with(pool, *dict, name, attr);
}

static void put_list(sdyi_pool *pool, const sdyi_attr **dict, sdyi_name name,
                     sdyi_ints list) {
    if (list.n > 0)
        put(pool, dict, name, sdyi_attr_array(pool, 64, list.cells, list.n));
}

void sdyi_note_shard(sdyi_op *func, sdyi_name list, int n, int i,
                     const sdyi_type *type, const sdyi_grid_sharding *s) {
    sdyi_pool *const pool = func->module->pool;
    const sdyi_attr **const attrs =
        SDYI_NEW(&pool->scratch, const sdyi_attr *, (size_t)n);
    const sdyi_attr *dict = NULL;
    put(pool, &dict, SDYI_NAME_GLOBAL, sdyi_attr_of_type(pool, type));
    put(pool, &dict, SDYI_NAME_GRID, s->grid);
    put(pool, &dict, SDYI_NAME_SPLIT_AXES,
        sdyi_split_attr(pool, s, SDYI_ATTR_ARRAY));
    put_list(pool, &dict, SDYI_NAME_HALO_SIZES, s->halos);
    put_list(pool, &dict, SDYI_NAME_SHARDED_DIMS_OFFSETS, s->offsets);
    attrs[i] = dict;
    sdyi_dicts_set(func, list, n, SDYI_NAME_SDYRT_SHARD, attrs);
}

/* -- reading --------------------------------------------------------------- */

/* NULL: an empty list, or none. */
static const int64_t *copy_list(sdyi_zone *zone, const sdyi_attr *list,
                                int *n) {
    const sdyi_ints has = sdyi_attr_is(list, SDYI_ATTR_DENSE_ARRAY)
                              ? sdyi_ints_of(list)
                              : (sdyi_ints){NULL, 0};
    *n = has.n;
    return has.n > 0 ? sdyi_ints_values(zone, has) : NULL;
}

static const sdyi_op *find_grid(const sdyi_symbols *symbols,
                                const sdyi_attr *name) {
    const sdyi_op *const named =
        sdyi_attr_is(name, SDYI_ATTR_SYMBOL) && name->n == 1
            ? sdyi_symbols_find(symbols, (sdyi_name)name->cells[0].integer)
            : NULL;
    return named != NULL && named->row->kind == SDYI_OP_SHARD_GRID ? named
                                                                   : NULL;
}

bool sdyi_noted_shard(const sdyi_op *func, sdyi_name list, int i,
                      const sdyi_symbols *symbols, sdyi_zone *zone,
                      sdyi_shard_note *note) {
    const sdyi_attr *const dicts = sdyi_op_attr(func, list);
    const sdyi_attr *const dict =
        dicts == NULL || i >= dicts->n
            ? NULL
            : sdyi_attr_dict_get(dicts->cells[i].attr, SDYI_NAME_SDYRT_SHARD);
    if (!sdyi_attr_is(dict, SDYI_ATTR_DICT))
        return false;
    const sdyi_attr *const global = sdyi_attr_dict_get(dict, SDYI_NAME_GLOBAL);
    const sdyi_attr *const split =
        sdyi_attr_dict_get(dict, SDYI_NAME_SPLIT_AXES);
    note->grid = find_grid(symbols, sdyi_attr_dict_get(dict, SDYI_NAME_GRID));
    if (!sdyi_attr_is(global, SDYI_ATTR_TYPE) ||
        !sdyi_type_is(global->type, SDYI_TYPE_TENSOR) ||
        !sdyi_type_is_static(global->type) || note->grid == NULL ||
        !sdyi_attr_is(split, SDYI_ATTR_ARRAY) || split->n > SDYRT_MAX_RANK)
        return false;
    for (int64_t d = 0; d < split->n; d++)
        if (!sdyi_attr_is(split->cells[d].attr, SDYI_ATTR_DENSE_ARRAY))
            return false;
    sdyrt_grid_sharding *const s = &note->sharding;
    int n_offsets;
    *s = sdyi_grid_split_of(zone, split);
    s->halo_sizes = copy_list(
        zone, sdyi_attr_dict_get(dict, SDYI_NAME_HALO_SIZES), &s->n_halo_sizes);
    s->sharded_dims_offsets = copy_list(
        zone, sdyi_attr_dict_get(dict, SDYI_NAME_SHARDED_DIMS_OFFSETS),
        &n_offsets);
    s->n_sharded_dims_offsets = n_offsets;
    note->global = global->type;
    return true;
}

/* What devices have of values that no op computes: constants, and arguments. */
#include "program/dialects/sdy/edit.h"
#include "program/passes/shard/shard.h"

#include <string.h>

/* Whether a constant of the local type says all of it. */
static bool is_alike(const sdyi_op *op, const sdyi_type *local) {
    sdyi_elements e;
    return sdyi_type_is_static(local) &&
           (sdyi_is_kind(op, SDYI_OP_TENSOR_EMPTY) ||
            (sdyi_dense_elements(sdyi_op_attr(op, sdyi_attr_name(op, 0)), &e) &&
             e.is_splat));
}

/* A constant of equal elements, of another shape. */
static void set_shape(sdyi_op *op, const sdyi_type *type) {
    sdyi_pool *const pool = op->module->pool;
    op->results[0].type = type;
    if (sdyi_is_kind(op, SDYI_OP_TENSOR_EMPTY))
        return;
    sdyi_elements e = {.bytes = NULL};
    (void)sdyi_dense_elements(sdyi_op_attr(op, sdyi_attr_name(op, 0)), &e);
    sdyi_dense_room room;
    sdyi_dense_open(pool, type, true, (size_t)e.n, &room);
    memcpy(room.bytes, e.bytes, (size_t)e.n);
    sdyi_op_set_attr(op, sdyi_attr_name(op, 0), sdyi_dense_close(pool, &room));
}

sdyi_value *sdyi_localise(const sdyi_maker *m, const sdyi_op *shard,
                          sdyi_op *op, const sdyi_grid_sharding *s) {
    sdyi_value *const result = &op->results[0];
    const sdyi_type *const local = sdyi_local_type(shard, result->type, s);
    if (local == result->type)
        return result;
    if (!is_alike(op, local))
        return sdyi_cut_whole(m, shard, result, s);
    set_shape(op, local);
    return result;
}

/* -- arguments ------------------------------------------------------------- */

static void put(sdyi_pool *pool, const sdyi_attr **dict, const char *name,
                const sdyi_attr *attr) {
    *dict =
        sdyi_attr_dict_with(pool, *dict, sdyi_name_of_string(pool, name), attr);
}

static void put_list(sdyi_pool *pool, const sdyi_attr **dict, const char *name,
                     sdyi_ints list) {
    if (list.n > 0)
        put(pool, dict, name,
            sdyi_attr_make(pool, SDYI_ATTR_DENSE_ARRAY, 0,
                           sdyi_type_integer(pool, 64, SDYI_SIGNLESS),
                           list.cells, list.n));
}

void sdyi_note_shard(sdyi_op *func, int i, const sdyi_type *type,
                     const sdyi_grid_sharding *s) {
    sdyi_pool *const pool = func->module->pool;
    const int n = func->regions[0].first->n_args;
    sdyi_cell *const dims =
        SDYI_NEW(&pool->scratch, sdyi_cell, (size_t)s->n_split);
    const sdyi_attr **const attrs =
        SDYI_NEW(&pool->scratch, const sdyi_attr *, (size_t)n);
    const sdyi_attr *dict = NULL;
    for (int d = 0; d < s->n_split; d++)
        dims[d].attr = sdyi_attr_i16s(pool, s->split[d].cells, s->split[d].n);
    put(pool, &dict, "global", sdyi_attr_of_type(pool, type));
    put(pool, &dict, "grid", s->grid);
    put(pool, &dict, "split_axes",
        sdyi_attr_make(pool, SDYI_ATTR_ARRAY, 0, NULL, dims, s->n_split));
    put_list(pool, &dict, "halo_sizes", s->halos);
    put_list(pool, &dict, "sharded_dims_offsets", s->offsets);
    attrs[i] = dict;
    sdyi_dicts_set(func, SDYI_NAME_ARG_ATTRS, n, SDYI_NAME_SDYRT_SHARD, attrs);
}

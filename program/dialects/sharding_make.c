/* Making shardings from others; meshes of shardings. */
#include "program/dialects/shardable.h"

#include <string.h>

/* -- making ---------------------------------------------------------------- */

const sdyi_attr *sdyi_sharding_make(sdyi_pool *pool, const sdyi_attr *like,
                                    const sdyrt_dim_sharding *dims, int rank,
                                    sdyrt_axis_list replicated,
                                    sdyrt_axis_list unreduced,
                                    sdyrt_reduction reduction) {
    const sdyrt_sharding *const from = sdyi_attr_get_sharding(like);
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    desc.mesh = sdyrt_sharding_mesh(from);
    desc.mesh_name = sdyrt_sharding_mesh_name(from);
    desc.rank = rank;
    desc.dims = dims;
    desc.replicated = replicated;
    desc.unreduced = unreduced;
    desc.unreduced_op = reduction;
    const sdyi_attr *attr = NULL;
    return sdyi_attr_sharding_of(pool, &desc, &attr) == SDYRT_OK ? attr : NULL;
}

static const sdyi_attr *without_axes(sdyi_pool *pool, const sdyi_attr *like,
                                     int rank, bool is_open) {
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
    const sdyrt_axis_list none = {NULL, 0};
    if (rank > SDYRT_MAX_RANK)
        return NULL;
    for (int d = 0; d < rank; d++)
        dims[d] = (sdyrt_dim_sharding){.open = is_open};
    return sdyi_sharding_make(pool, like, dims, rank, none, none, SDYRT_SUM);
}

const sdyi_attr *sdyi_sharding_open(sdyi_pool *pool, const sdyi_attr *like,
                                    int rank) {
    return without_axes(pool, like, rank, true);
}

const sdyi_attr *sdyi_sharding_closed(sdyi_pool *pool, const sdyi_attr *like,
                                      int rank) {
    return without_axes(pool, like, rank, false);
}

/* -- manual computations --------------------------------------------------- */

/* The manual axes that filter a list. */
typedef struct filter {
    sdyi_pool *pool;
    const sdyi_attr *manual_axes;
} filter;

static bool is_manual(const filter *f, const char *axis) {
    for (int64_t i = 0; i < f->manual_axes->n; i++)
        if (strcmp(sdyi_name_text(f->pool,
                                  (sdyi_name)f->manual_axes->cells[i].integer),
                   axis) == 0)
            return true;
    return false;
}

static int copy_axes(const filter *f, sdyrt_axis_list list, bool manual,
                     sdyrt_axis_ref *to) {
    int n = 0;
    for (int i = 0; i < list.count; i++)
        if (is_manual(f, list.refs[i].name) == manual)
            to[n++] = list.refs[i];
    return n;
}

static sdyrt_axis_list free_axes(const filter *f, sdyrt_axis_list list) {
    sdyrt_axis_ref *const refs =
        SDYI_NEW(&f->pool->scratch, sdyrt_axis_ref, list.count);
    const int n = copy_axes(f, list, false, refs);
    return (sdyrt_axis_list){refs, n};
}

/* The free axes of a dimension, which come after its manual ones. */
static sdyrt_axis_list after_manual(const filter *f, sdyrt_axis_list list) {
    int n = list.count;
    while (n > 0 && !is_manual(f, list.refs[n - 1].name))
        n--;
    return (sdyrt_axis_list){list.refs + n, list.count - n};
}

const sdyi_attr *sdyi_sharding_inside(sdyi_pool *pool, const sdyi_attr *outside,
                                      const sdyi_attr *manual_axes) {
    const filter f = {pool, manual_axes};
    const sdyrt_sharding *const from = sdyi_attr_get_sharding(outside);
    const int rank = sdyrt_sharding_rank(from);
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
    sdyrt_reduction reduction;
    for (int d = 0; d < rank; d++) {
        dims[d] = sdyrt_sharding_dim_at(from, d);
        dims[d].axes = after_manual(&f, dims[d].axes);
    }
    const sdyrt_axis_list unreduced =
        sdyrt_sharding_unreduced(from, &reduction);
    const sdyi_attr *const attr =
        sdyi_sharding_make(pool, outside, dims, rank,
                           free_axes(&f, sdyrt_sharding_replicated(from)),
                           free_axes(&f, unreduced), reduction);
    sdyi_zone_reset(&pool->scratch, mark);
    return attr;
}

const sdyi_attr *sdyi_sharding_outside(sdyi_pool *pool,
                                       const sdyi_attr *outside,
                                       const sdyi_attr *inside,
                                       const sdyi_attr *manual_axes) {
    const filter f = {pool, manual_axes};
    const sdyrt_sharding *const from = sdyi_attr_get_sharding(outside);
    const sdyrt_sharding *const in = sdyi_attr_get_sharding(inside);
    const int rank = sdyrt_sharding_rank(in);
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
    sdyrt_reduction reduction;
    for (int d = 0; d < rank; d++) {
        dims[d] = sdyrt_sharding_dim_at(in, d);
        const sdyrt_axis_list free = dims[d].axes;
        const sdyrt_axis_list old = d < sdyrt_sharding_rank(from)
                                        ? sdyrt_sharding_dim_at(from, d).axes
                                        : (sdyrt_axis_list){NULL, 0};
        sdyrt_axis_ref *const refs =
            SDYI_NEW(&pool->scratch, sdyrt_axis_ref, old.count + free.count);
        int n = copy_axes(&f, old, true, refs);
        n += copy_axes(&f, free, false, refs + n);
        dims[d].axes = (sdyrt_axis_list){refs, n};
    }
    const sdyi_attr *const attr = sdyi_sharding_make(
        pool, inside, dims, rank, sdyrt_sharding_replicated(from),
        sdyrt_sharding_unreduced(from, &reduction), SDYRT_SUM);
    sdyi_zone_reset(&pool->scratch, mark);
    return attr;
}

/* -- meshes ---------------------------------------------------------------- */

const sdyrt_mesh *sdyi_mesh_in(const sdyi_op *op) {
    const sdyi_attr *const mesh =
        op == NULL ? NULL : sdyi_op_attr(op, SDYI_NAME_MESH);
    return sdyi_attr_is(mesh, SDYI_ATTR_MESH) ? sdyi_attr_get_mesh(mesh) : NULL;
}

sdyi_op *sdyi_mesh_op(const sdyi_symbols *symbols, const sdyi_attr *sharding) {
    const char *const name =
        sdyrt_sharding_mesh_name(sdyi_attr_get_sharding(sharding));
    return name == NULL
               ? NULL
               : sdyi_symbols_find(
                     symbols,
                     sdyi_name_of_string(symbols->table->module->pool, name));
}

const sdyrt_mesh *sdyi_mesh_of(const sdyi_symbols *symbols,
                               const sdyi_attr *sharding) {
    const sdyrt_sharding *const s = sdyi_attr_get_sharding(sharding);
    return sdyrt_sharding_mesh_name(s) == NULL
               ? sdyrt_sharding_mesh(s)
               : sdyi_mesh_in(sdyi_mesh_op(symbols, sharding));
}

bool sdyi_join_mesh(const sdyrt_mesh *next, const sdyrt_mesh **mesh) {
    if (next == NULL || next == *mesh)
        return true;
    if (*mesh == NULL || sdyrt_mesh_is_empty(*mesh))
        *mesh = next;
    else
        return sdyrt_mesh_is_empty(next);
    return true;
}

bool sdyi_common_mesh(const sdyi_symbols *symbols,
                      const sdyi_attr *const *shardings, int n,
                      const sdyrt_mesh **mesh) {
    *mesh = NULL;
    for (int i = 0; i < n; i++)
        if (shardings[i] != NULL &&
            !sdyi_join_mesh(sdyi_mesh_of(symbols, shardings[i]), mesh))
            return false;
    return true;
}

/* -- of functions ---------------------------------------------------------- */

static bool is_on_device(const sdyi_symbols *symbols,
                         const sdyi_attr *sharding) {
    const sdyrt_mesh *const mesh = sdyi_mesh_of(symbols, sharding);
    return mesh != NULL && sdyrt_mesh_is_maximal(mesh);
}

static const sdyi_attr *shardings_of(const sdyi_symbols *symbols,
                                     const sdyi_op *function, bool is_arg) {
    sdyi_pool *const pool = function->module->pool;
    const sdyi_type *const type = sdyi_signature(function);
    const int first = is_arg ? 0 : type->n_inputs;
    const int n = is_arg ? type->n_inputs : type->n - first;
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, n);
    const sdyi_attr *like = NULL;
    for (int i = 0; i < n; i++) {
        cells[i].attr = is_arg ? sdyi_arg_sharding_of(function, i)
                               : sdyi_result_sharding_of(function, i);
        if (like == NULL && cells[i].attr != NULL &&
            !is_on_device(symbols, cells[i].attr))
            like = cells[i].attr;
    }
    if (like == NULL)
        return NULL;
    for (int i = 0; i < n; i++) {
        const sdyi_type *const own = type->cells[first + i].type;
        if (cells[i].attr == NULL)
            cells[i].attr =
                sdyi_sharding_open(pool, like, sdyi_sharded_rank(own));
    }
    return sdyi_attr_make(pool, SDYI_ATTR_SHARDINGS, 0, NULL, cells, n);
}

const sdyi_attr *sdyi_arg_shardings_of(const sdyi_symbols *symbols,
                                       const sdyi_op *function) {
    return shardings_of(symbols, function, true);
}

const sdyi_attr *sdyi_result_shardings_of(const sdyi_symbols *symbols,
                                          const sdyi_op *function) {
    return shardings_of(symbols, function, false);
}

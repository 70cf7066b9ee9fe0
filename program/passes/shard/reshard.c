/* From one sharding to another, by collectives: one step for each dimension, in
 * order, the first of these that fits.
 *
 *   halo      splits are equal, halos are not (dimension 0 alone): the core is
 *             put into a tensor with the other halos, which are exchanged
 *   move      the last axis of [d] becomes the last of [e]: all_to_all
 *   split     [d] gains an axis at its end that is in no other: all_slice
 *   unsplit   [d] loses axes at its end: all_gather
 *
 * Sizes that do not divide evenly are refused, as all_slice does. */
#include "program/passes/shard/shard.h"

#include <string.h>

typedef struct resharding {
    const sdyi_maker *m;
    sdyi_pool *pool;
    const sdyi_op *shard; /* for grids and errors */
    const sdyi_type *type;
    sdyi_grid_sharding from, now;
    const sdyi_grid_sharding *to;
    sdyi_ints *split; /* of `now`, for all dimensions */
    sdyi_value *value;
} resharding;

/* -- lists of axes --------------------------------------------------------- */

/* Whether `all` is `first` with one axis behind it. */
static bool is_with_one(sdyi_ints all, sdyi_ints first) {
    return all.n == first.n + 1 &&
           sdyi_ints_equal((sdyi_ints){all.cells, first.n}, first);
}

static sdyi_ints last_axis(sdyi_ints axes) {
    return (sdyi_ints){axes.cells + axes.n - 1, 1};
}

static sdyi_ints without_last(sdyi_ints axes) {
    return (sdyi_ints){axes.cells, axes.n - 1};
}

static bool has_parts(const sdyi_grid_sharding *s) {
    return s->halos.n > 0 || s->offsets.n > 0;
}

static int64_t group_of(const resharding *r, sdyi_ints axes) {
    return sdyi_group_size(axes, sdyi_grid_named(r->shard, r->to->grid));
}

/* -- types ----------------------------------------------------------------- */

/* What is known to leave a rest has no parts of one type. */
static bool may_divide(int64_t size, int64_t parts) {
    return size == SDYRT_DYNAMIC || parts == SDYRT_DYNAMIC ||
           (parts > 0 && size % parts == 0);
}

/* Whether an axis cuts a dimension now. Devices along it have different parts,
 * and slices of these would not be slices of one tensor. */
static bool is_in_use(const resharding *r, sdyi_ints axis) {
    for (int d = 0; d < r->type->n; d++)
        for (int i = 0; i < r->split[d].n; i++)
            if (r->split[d].cells[i].integer == axis.cells->integer)
                return true;
    return false;
}

/* The type of the value with other sizes. */
static const sdyi_type *with_sizes(const resharding *r, const int64_t *dims) {
    const sdyi_type *const type = r->value->type;
    return sdyi_type_shaped(r->pool, SDYI_TYPE_TENSOR, dims, type->n,
                            type->element, type->encoding);
}

static int64_t *sizes_of(const resharding *r) {
    const sdyi_type *const type = r->value->type;
    int64_t *const dims = SDYI_NEW(&r->pool->scratch, int64_t, (size_t)type->n);
    for (int i = 0; i < type->n; i++)
        dims[i] = type->cells[i].integer;
    return dims;
}

/* -- steps ----------------------------------------------------------------- */

static sdyi_op *collective(resharding *r, sdyi_op_kind kind, sdyi_ints axes,
                           const int64_t *dims) {
    sdyi_op *const op =
        sdyi_make_op(r->m, kind, &r->value, 1, with_sizes(r, dims));
    sdyi_make_attr(op, "grid", r->to->grid);
    sdyi_make_attr(op, "grid_axes",
                   sdyi_attr_i16s(r->pool, axes.cells, axes.n));
    r->value = &op->results[0];
    return op;
}

static void cast_to_shard(resharding *r) {
    const sdyi_type *const type = sdyi_local_type(r->shard, r->type, &r->now);
    r->value = &sdyi_make_op(r->m, SDYI_OP_TENSOR_CAST, &r->value, 1, type)
                    ->results[0];
}

static bool split(resharding *r, int d) {
    const sdyi_ints wanted = sdyi_split_at(r->to, d);
    if (has_parts(&r->now) || has_parts(r->to) ||
        !is_with_one(wanted, r->split[d]))
        return false;
    const sdyi_ints axis = last_axis(wanted);
    int64_t *const dims = sizes_of(r);
    if (is_in_use(r, axis) || !may_divide(dims[d], group_of(r, axis)))
        return false;
    dims[d] = sdyi_size_divided(dims[d], group_of(r, axis));
    sdyi_op *const op = collective(r, SDYI_OP_SHARD_ALL_SLICE, axis, dims);
    sdyi_make_index_attr(op, "slice_axis", d);
    r->split[d] = wanted;
    return true;
}

static bool unsplit(resharding *r, int d) {
    const sdyi_ints wanted = sdyi_split_at(r->to, d), has = r->split[d];
    if (has_parts(&r->now) || has_parts(r->to) || wanted.n >= has.n ||
        !sdyi_ints_equal((sdyi_ints){has.cells, wanted.n}, wanted))
        return false;
    const sdyi_ints rest = {has.cells + wanted.n, has.n - wanted.n};
    int64_t *const dims = sizes_of(r);
    dims[d] = sdyi_size_times(dims[d], group_of(r, rest));
    sdyi_op *const op = collective(r, SDYI_OP_SHARD_ALL_GATHER, rest, dims);
    sdyi_make_index_attr(op, "gather_axis", d);
    r->split[d] = wanted;
    cast_to_shard(r);
    return true;
}

/* Where the last axis of dimension `d` goes: to the end of the dimension that
 * it becomes minor of. -1: nowhere. */
static int target_of(const resharding *r, int d) {
    const sdyi_ints has = r->split[d];
    if (has.n == 0 ||
        !sdyi_ints_equal(sdyi_split_at(r->to, d), without_last(has)))
        return -1;
    for (int e = 0; e < r->type->n; e++) {
        const sdyi_ints wanted = sdyi_split_at(r->to, e);
        if (e != d && is_with_one(wanted, r->split[e]) &&
            last_axis(wanted).cells->integer == last_axis(has).cells->integer)
            return e;
    }
    return -1;
}

static bool move(resharding *r, int d) {
    const int e = has_parts(&r->now) || has_parts(r->to) ? -1 : target_of(r, d);
    if (e < 0)
        return false;
    const sdyi_ints axis = last_axis(r->split[d]);
    const int64_t group = group_of(r, axis);
    int64_t *const dims = sizes_of(r);
    if (!may_divide(dims[e], group))
        return false;
    dims[d] = sdyi_size_times(dims[d], group);
    dims[e] = sdyi_size_divided(dims[e], group);
    sdyi_op *const op = collective(r, SDYI_OP_SHARD_ALL_TO_ALL, axis, dims);
    sdyi_make_index_attr(op, "split_axis", e);
    sdyi_make_index_attr(op, "concat_axis", d);
    r->split[d] = without_last(r->split[d]);
    r->split[e] = sdyi_split_at(r->to, e);
    cast_to_shard(r);
    return true;
}

/* -- halos ----------------------------------------------------------------- */

/* Halo `i` of split dimension `k`. */
static int64_t halo_at(sdyi_ints halos, int k, int i) {
    return 2 * k + i < halos.n ? halos.cells[2 * k + i].integer : 0;
}

static bool are_static(sdyi_ints list) {
    for (int i = 0; i < list.n; i++)
        if (list.cells[i].integer == SDYRT_DYNAMIC)
            return false;
    return true;
}

/* The parts of a slice of `core` at `at`. */
static void set_slice(resharding *r, sdyi_op *op, const int64_t *at,
                      const int64_t *core, int n_tensors) {
    const int n = r->type->n;
    sdyi_cell counts[5] = {{.integer = 1}, {.integer = n_tensors - 1}};
    int64_t *const ones = SDYI_NEW(&r->pool->scratch, int64_t, (size_t)n);
    for (int i = 0; i < n; i++)
        ones[i] = 1;
    sdyi_make_attr(op, "operandSegmentSizes",
                   sdyi_attr_i32s(r->pool, counts, 3 + n_tensors));
    sdyi_make_attr(op, "static_offsets", sdyi_attr_i64s(r->pool, at, n));
    sdyi_make_attr(op, "static_sizes", sdyi_attr_i64s(r->pool, core, n));
    sdyi_make_attr(op, "static_strides", sdyi_attr_i64s(r->pool, ones, n));
}

/* The core goes from its place behind the one halo to that behind the other. */
static void copy_core(resharding *r, const int64_t *core, const int64_t *at,
                      const int64_t *to, const int64_t *out) {
    sdyi_value *operands[2];
    operands[1] =
        &sdyi_make_op(r->m, SDYI_OP_TENSOR_EMPTY, NULL, 0, with_sizes(r, out))
             ->results[0];
    sdyi_op *const cut = sdyi_make_op(r->m, SDYI_OP_TENSOR_EXTRACT_SLICE,
                                      &r->value, 1, with_sizes(r, core));
    set_slice(r, cut, at, core, 1);
    operands[0] = &cut->results[0];
    sdyi_op *const put = sdyi_make_op(r->m, SDYI_OP_TENSOR_INSERT_SLICE,
                                      operands, 2, operands[1]->type);
    set_slice(r, put, to, core, 2);
    r->value = &put->results[0];
}

static bool update_halo(resharding *r, int d) {
    const sdyi_ints has = r->from.halos, wanted = r->to->halos;
    const int n = r->type->n;
    if (d != 0 || !sdyi_same_split(&r->now, r->to) || r->now.offsets.n > 0 ||
        r->to->offsets.n > 0 || !are_static(has) || !are_static(wanted) ||
        sdyi_ints_equal(has, wanted))
        return false;
    sdyi_zone *const zone = &r->pool->scratch;
    int64_t *const core = sizes_of(r), *const out = sizes_of(r);
    int64_t *const at = SDYI_NEW(zone, int64_t, (size_t)n);
    int64_t *const to = SDYI_NEW(zone, int64_t, (size_t)n);
    for (int i = 0, k = 0; i < n; i++) {
        if (r->split[i].n == 0)
            continue;
        if (core[i] == SDYRT_DYNAMIC)
            return false;
        core[i] -= halo_at(has, k, 0) + halo_at(has, k, 1);
        if (core[i] < 0)
            return false;
        at[i] = halo_at(has, k, 0);
        to[i] = halo_at(wanted, k, 0);
        out[i] = core[i] + to[i] + halo_at(wanted, k, 1);
        k++;
    }
    copy_core(r, core, at, to, out);
    sdyi_cell *const dims = SDYI_NEW(zone, sdyi_cell, (size_t)r->from.n_split);
    for (int i = 0; i < r->from.n_split; i++)
        dims[i].attr =
            sdyi_attr_i16s(r->pool, r->from.split[i].cells, r->from.split[i].n);
    sdyi_op *const op = sdyi_make_op(r->m, SDYI_OP_SHARD_UPDATE_HALO, &r->value,
                                     1, r->value->type);
    sdyi_make_attr(op, "grid", r->to->grid);
    sdyi_make_attr(op, "split_axes",
                   sdyi_attr_make(r->pool, SDYI_ATTR_GRID_AXES, 0, NULL, dims,
                                  r->from.n_split));
    sdyi_make_attr(op, "static_halo_sizes",
                   sdyi_attr_make(r->pool, SDYI_ATTR_DENSE_ARRAY, 0,
                                  sdyi_type_integer(r->pool, 64, SDYI_SIGNLESS),
                                  wanted.cells, wanted.n));
    r->value = &op->results[0];
    r->now.halos = wanted;
    return true;
}

/* -- all ------------------------------------------------------------------- */

static sdyi_value *fail(const resharding *r) {
    const char *const from = sdyi_sharding_text(r->pool, &r->from);
    const char *const to = sdyi_sharding_text(r->pool, r->to);
    (void)sdyi_error_at(r->pool, sdyi_op_loc(r->shard),
                        "Failed to reshard; probably hitting an unknown "
                        "resharding pattern: got %s expected %s",
                        sdyi_sharding_text(r->pool, &r->now), to);
    sdyi_error_follows(r->pool, sdyi_op_loc(r->shard),
                       "Failed to reshard from %s to %s", from, to);
    return NULL;
}

sdyi_value *sdyi_reshard(const sdyi_maker *m, const sdyi_op *shard,
                         sdyi_value *local, const sdyi_type *type,
                         const sdyi_grid_sharding *from,
                         const sdyi_grid_sharding *to) {
    sdyi_pool *const pool = m->module->pool;
    resharding r = {
        m,
        pool,
        shard,
        type,
        *from,
        *from,
        to,
        .split = SDYI_NEW(&pool->scratch, sdyi_ints, (size_t)type->n + 1),
        .value = local};
    if (sdyi_equal_shardings(from, to) ||
        (sdyi_is_replicated(from) && sdyi_is_replicated(to)))
        return local;
    for (int i = 0; i < type->n; i++)
        r.split[i] = sdyi_split_at(from, i);
    r.now.split = r.split;
    r.now.n_split = type->n;
    if (from->grid != to->grid)
        return fail(&r);
    for (int d = 0; d < type->n && !sdyi_equal_shardings(&r.now, to); d++)
        (void)(update_halo(&r, d) || move(&r, d) || split(&r, d) ||
               unsplit(&r, d));
    return sdyi_equal_shardings(&r.now, to) &&
                   r.value->type == sdyi_local_type(shard, type, to)
               ? r.value
               : fail(&r);
}

/* From one sharding to another, by collectives: one step for each dimension, in
 * order, the first of these that fits.
 *
 *   halo      splits are equal, halos are not (dimension 0 alone): the core is
 *             put into a tensor with the other halos, which are exchanged
 *   move      the last axis of [d] becomes the last of [e]: all_to_all
 *   split     [d] gains an axis at its end that is in no other: all_slice
 *   unsplit   [d] loses axes at its end: all_gather
 *
 * Shards of sizes that differ are of `?` elements. What cuts a part of them is
 * not what cuts the whole, so these steps are for dimensions that are whole
 * before or after; all others are gathered, then cut (cut.c). */
#include "program/dialects/standard/slice_make.h"
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
    r->value = sdyi_make_cast(r->m, r->value,
                              sdyi_local_type(r->shard, r->type, &r->now));
}

/* Whether the shards of a dimension that are cut by all of `axes` are those
 * that the last of these cut out of what is cut by the first `n`. */
static bool nests(const resharding *r, int d, sdyi_ints axes, int n) {
    const int64_t size = r->type->cells[d].integer;
    return n == 0 || size == SDYRT_DYNAMIC ||
           may_divide(size, group_of(r, axes));
}

static bool split(resharding *r, int d) {
    const sdyi_ints wanted = sdyi_split_at(r->to, d);
    if (has_parts(&r->now) || has_parts(r->to) ||
        !is_with_one(wanted, r->split[d]))
        return false;
    const sdyi_ints axis = last_axis(wanted);
    int64_t *const dims = sizes_of(r);
    if (is_in_use(r, axis) || !may_divide(dims[d], group_of(r, axis)) ||
        !nests(r, d, wanted, wanted.n - 1))
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
        !sdyi_ints_equal((sdyi_ints){has.cells, wanted.n}, wanted) ||
        !nests(r, d, has, wanted.n))
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
    if (!nests(r, d, r->split[d], r->split[d].n - 1) ||
        !nests(r, e, sdyi_split_at(r->to, e), r->split[e].n))
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

/* The size of dimension `d` of the value, which only a run knows, with `more`
 * elements. */
static sdyi_value *size_with(resharding *r, int d, int64_t more) {
    sdyi_value *operands[] = {r->value, sdyi_make_index(r->m, d)};
    operands[0] = &sdyi_make_op(r->m, SDYI_OP_TENSOR_DIM, operands, 2,
                                sdyi_index_type(r->m))
                       ->results[0];
    operands[1] = sdyi_make_index(r->m, more);
    return &sdyi_make_op(r->m, SDYI_OP_ARITH_ADDI, operands, 2,
                         sdyi_index_type(r->m))
                ->results[0];
}

/* The core goes from its place behind the one halo to that behind the other;
 * `less` and `more`: how the sizes of core and result differ from the value's.
 */
static void copy_core(resharding *r, const int64_t *at, const int64_t *to,
                      const int64_t *less, const int64_t *more) {
    int64_t *const core = sizes_of(r), *const out = sizes_of(r);
    sdyi_value *cores[SDYRT_MAX_RANK], *outs[SDYRT_MAX_RANK], *operands[2];
    int n = 0;
    for (int d = 0; d < r->type->n; d++) {
        if (core[d] == SDYRT_DYNAMIC) {
            cores[n] = size_with(r, d, -less[d]);
            outs[n++] = size_with(r, d, more[d]);
            continue;
        }
        core[d] -= less[d];
        out[d] += more[d];
    }
    const sdyi_box from = {at, core, cores, 0, n},
                   into = {to, core, cores, 0, n};
    operands[1] = sdyi_make_empty(r->m, outs, n, with_sizes(r, out));
    operands[0] =
        sdyi_make_slice(r->m, &r->value, 1, &from, with_sizes(r, core));
    r->value = sdyi_make_slice(r->m, operands, 2, &into, operands[1]->type);
}

static bool update_halo(resharding *r, int d) {
    const sdyi_ints has = r->from.halos, wanted = r->to->halos;
    const int n = r->type->n;
    if (d != 0 || !sdyi_same_split(&r->now, r->to) || r->now.offsets.n > 0 ||
        r->to->offsets.n > 0 || !are_static(has) || !are_static(wanted) ||
        sdyi_ints_equal(has, wanted))
        return false;
    sdyi_zone *const zone = &r->pool->scratch;
    const int64_t *const local = sizes_of(r);
    int64_t *const at = SDYI_NEW(zone, int64_t, (size_t)n);
    int64_t *const to = SDYI_NEW(zone, int64_t, (size_t)n);
    int64_t *const less = SDYI_NEW(zone, int64_t, (size_t)n);
    int64_t *const more = SDYI_NEW(zone, int64_t, (size_t)n);
    for (int i = 0, k = 0; i < n; i++) {
        if (r->split[i].n == 0)
            continue;
        at[i] = halo_at(has, k, 0);
        to[i] = halo_at(wanted, k, 0);
        less[i] = at[i] + halo_at(has, k, 1);
        more[i] = to[i] + halo_at(wanted, k, 1) - less[i];
        if (local[i] != SDYRT_DYNAMIC && local[i] < less[i])
            return false;
        k++;
    }
    copy_core(r, at, to, less, more);
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

/* -- shards of sizes that differ ------------------------------------------- */

/* Where a dimension is cut, if it is not by the rule: the offsets are of all
 * dimensions that are split, one after another. */
static sdyi_ints offsets_at(const resharding *r, const sdyi_grid_sharding *s,
                            int dim) {
    int first = 0;
    for (int d = 0; d < dim && s->offsets.n > 0; d++)
        if (sdyi_split_at(s, d).n > 0)
            first += (int)group_of(r, sdyi_split_at(s, d)) + 1;
    const sdyi_ints axes = sdyi_split_at(s, dim);
    if (s->offsets.n == 0 || axes.n == 0)
        return (sdyi_ints){NULL, 0};
    const sdyi_ints offsets = {s->offsets.cells + first,
                               (int)group_of(r, axes) + 1};
    return sdyi_are_even(offsets, r->type->cells[dim].integer)
               ? (sdyi_ints){NULL, 0}
               : offsets;
}

/* Whether a sharding has shards of sizes that differ, in a tensor whose size is
 * known. */
static bool is_uneven(const resharding *r, const sdyi_grid_sharding *s) {
    bool is_found = false;
    for (int d = 0; d < r->type->n; d++) {
        const sdyi_ints axes = sdyi_split_at(s, d);
        const int64_t size = r->type->cells[d].integer;
        const int64_t group = group_of(r, axes);
        if (axes.n == 0)
            continue;
        if (size == SDYRT_DYNAMIC || group == SDYRT_DYNAMIC || group == 0)
            return false;
        is_found = is_found || size % group != 0 || offsets_at(r, s, d).n > 0;
    }
    return is_found;
}

/* What even shards need more than one step for is an error, as upstream. */
static bool may_gather(const resharding *r) {
    return r->now.halos.n == 0 && r->to->halos.n == 0 &&
           (is_uneven(r, &r->from) || is_uneven(r, r->to));
}

static void gather(resharding *r, int d) {
    int64_t *const dims = sizes_of(r);
    dims[d] = sdyi_size_times(dims[d], group_of(r, r->split[d]));
    sdyi_op *const op =
        collective(r, SDYI_OP_SHARD_ALL_GATHER, r->split[d], dims);
    sdyi_make_index_attr(op, "gather_axis", d);
    dims[d] = r->type->cells[d].integer;
    r->value = sdyi_make_cast(r->m, r->value, with_sizes(r, dims));
    r->split[d] = (sdyi_ints){NULL, 0};
}

static sdyi_value *binary(resharding *r, sdyi_op_kind kind, sdyi_value *a,
                          sdyi_value *b) {
    sdyi_value *const operands[] = {a, b};
    return &sdyi_make_op(r->m, kind, operands, 2, sdyi_index_type(r->m))
                ->results[0];
}

/* The number of a device's shard. */
static sdyi_value *shard_number(resharding *r, sdyi_ints axes) {
    const sdyi_ints shape = sdyi_grid_named(r->shard, r->to->grid);
    sdyi_op *const at = sdyi_make_source(
        r->m, SDYI_OP_SHARD_PROCESS_MULTI_INDEX, axes.n, sdyi_index_type(r->m));
    sdyi_make_attr(at, "grid", r->to->grid);
    sdyi_make_attr(at, "axes", sdyi_attr_i16s(r->pool, axes.cells, axes.n));
    sdyi_value *number = &at->results[0];
    for (int i = 1; i < axes.n; i++) {
        sdyi_value *const size =
            sdyi_make_index(r->m, shape.cells[axes.cells[i].integer].integer);
        number = binary(r, SDYI_OP_ARITH_ADDI,
                        binary(r, SDYI_OP_ARITH_MULI, number, size),
                        &at->results[i]);
    }
    return number;
}

/* A table of offsets, as a tensor. */
static sdyi_value *table_of(resharding *r, sdyi_ints offsets) {
    const int64_t n = offsets.n;
    const sdyi_type *const type =
        sdyi_type_shaped(r->pool, SDYI_TYPE_TENSOR, &n, 1,
                         sdyi_type_integer(r->pool, 64, SDYI_SIGNLESS), NULL);
    sdyi_dense_room room;
    sdyi_dense_open(r->pool, type, false, (size_t)n * sizeof n, &room);
    for (int i = 0; i < offsets.n; i++)
        memcpy(room.bytes + (size_t)i * sizeof n, &offsets.cells[i].integer,
               sizeof n);
    sdyi_op *const op = sdyi_make_source(r->m, SDYI_OP_ARITH_CONSTANT, 1, type);
    sdyi_op_set_attr(op, SDYI_NAME_VALUE, sdyi_dense_close(r->pool, &room));
    return &op->results[0];
}

static sdyi_value *entry_at(resharding *r, sdyi_value *table,
                            sdyi_value *number) {
    sdyi_value *const operands[] = {table, number};
    sdyi_value *const entry = &sdyi_make_op(r->m, SDYI_OP_TENSOR_EXTRACT,
                                            operands, 2, table->type->element)
                                   ->results[0];
    return &sdyi_make_op(r->m, SDYI_OP_ARITH_INDEX_CAST, &entry, 1,
                         sdyi_index_type(r->m))
                ->results[0];
}

/* What no collective cuts: a slice from an offset to the next. */
static void cut_at_offsets(resharding *r, int d, sdyi_ints offsets) {
    sdyi_value *const table = table_of(r, offsets);
    sdyi_value *const number = shard_number(r, sdyi_split_at(r->to, d));
    sdyi_value *const next =
        binary(r, SDYI_OP_ARITH_ADDI, number, sdyi_make_index(r->m, 1));
    sdyi_value *values[SDYRT_MAX_RANK + 2];
    int64_t *const dims = sizes_of(r);
    int64_t *const at = SDYI_NEW(&r->pool->scratch, int64_t, r->type->n);
    int n = 0;
    values[n++] = entry_at(r, table, number);
    sdyi_value *const size =
        binary(r, SDYI_OP_ARITH_SUBI, entry_at(r, table, next), values[0]);
    dims[d] = at[d] = SDYRT_DYNAMIC;
    for (int i = 0; i < r->type->n; i++)
        if (dims[i] == SDYRT_DYNAMIC)
            values[n++] = i == d ? size : size_with(r, i, 0);
    const sdyi_box box = {at, dims, values, 1, n - 1};
    r->value = sdyi_make_slice(r->m, &r->value, 1, &box, with_sizes(r, dims));
}

static void cut(resharding *r, int d) {
    const sdyi_ints axes = sdyi_split_at(r->to, d);
    const sdyi_ints offsets = offsets_at(r, r->to, d);
    const int64_t group = group_of(r, axes);
    r->split[d] = axes;
    if (offsets.n > 0) {
        cut_at_offsets(r, d, offsets);
        return;
    }
    int64_t *const dims = sizes_of(r);
    const int64_t size = sdyi_size_divided(dims[d], group);
    if (size == SDYRT_DYNAMIC && dims[d] != SDYRT_DYNAMIC) {
        dims[d] = SDYRT_DYNAMIC;
        r->value = sdyi_make_cast(r->m, r->value, with_sizes(r, dims));
    }
    dims[d] = size;
    sdyi_op *const op = collective(r, SDYI_OP_SHARD_ALL_SLICE, axes, dims);
    sdyi_make_index_attr(op, "slice_axis", d);
}

/* All dimensions that change are whole, then they are cut again. */
static void gather_and_cut(resharding *r) {
    const int n = r->type->n;
    bool *const changes = SDYI_NEW(&r->pool->scratch, bool, (size_t)n);
    for (int d = 0; d < n; d++) {
        const sdyi_ints offsets = offsets_at(r, &r->now, d);
        changes[d] = !sdyi_ints_equal(r->split[d], sdyi_split_at(r->to, d)) ||
                     !sdyi_ints_equal(offsets, offsets_at(r, r->to, d));
    }
    for (int d = 0; d < n; d++)
        if (changes[d] && r->split[d].n > 0)
            gather(r, d);
    for (int d = 0; d < n; d++)
        if (changes[d] && sdyi_split_at(r->to, d).n > 0)
            cut(r, d);
    r->now = *r->to;
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

/* Offsets that cut as none would are none. */
static sdyi_grid_sharding without_even(const resharding *r,
                                       const sdyi_grid_sharding *s) {
    sdyi_grid_sharding plain = *s;
    for (int d = 0; d < r->type->n && s->grid != NULL; d++)
        if (offsets_at(r, s, d).n > 0)
            return plain;
    plain.offsets.n = 0;
    return plain;
}

static void start(resharding *r) {
    for (int i = 0; i < r->type->n; i++)
        r->split[i] = sdyi_split_at(&r->from, i);
    r->now = r->from;
    r->now.split = r->split;
    r->now.n_split = r->type->n;
}

static sdyi_value *finish(const resharding *r) {
    return sdyi_equal_shardings(&r->now, r->to) &&
                   r->value->type == sdyi_local_type(r->shard, r->type, r->to)
               ? r->value
               : fail(r);
}

sdyi_value *sdyi_reshard(const sdyi_maker *m, const sdyi_op *shard,
                         sdyi_value *local, const sdyi_type *type,
                         const sdyi_grid_sharding *from,
                         const sdyi_grid_sharding *to) {
    sdyi_pool *const pool = m->module->pool;
    resharding r = {
        .m = m,
        .pool = pool,
        .shard = shard,
        .type = type,
        .from = *from,
        .to = to,
        .split = SDYI_NEW(&pool->scratch, sdyi_ints, (size_t)type->n + 1),
        .value = local};
    if (sdyi_equal_shardings(from, to) ||
        (sdyi_is_replicated(from) && sdyi_is_replicated(to)))
        return local;
    start(&r);
    if (from->grid != to->grid)
        return fail(&r);
    const sdyi_grid_sharding target = without_even(&r, to);
    r.to = &target;
    r.from = without_even(&r, from);
    start(&r);
    for (int d = 0; d < type->n && !sdyi_equal_shardings(&r.now, r.to); d++)
        (void)(update_halo(&r, d) || move(&r, d) || split(&r, d) ||
               unsplit(&r, d));
    if (!sdyi_equal_shardings(&r.now, r.to) && may_gather(&r))
        gather_and_cut(&r);
    return finish(&r);
}

sdyi_value *sdyi_cut_whole(const sdyi_maker *m, const sdyi_op *shard,
                           sdyi_value *whole, const sdyi_grid_sharding *to) {
    sdyi_pool *const pool = m->module->pool;
    resharding r = {.m = m,
                    .pool = pool,
                    .shard = shard,
                    .type = whole->type,
                    .from = {.grid = to->grid},
                    .to = to,
                    .split = SDYI_NEW(&pool->scratch, sdyi_ints,
                                      (size_t)whole->type->n + 1),
                    .value = whole};
    start(&r);
    if (to->halos.n == 0)
        gather_and_cut(&r);
    return finish(&r);
}

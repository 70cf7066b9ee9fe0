/* From one sharding to another, by collectives. Where splits are equal, halos
 * are not: the core is put into a tensor with the other halos, which are
 * exchanged. Otherwise it is one step for each dimension, in order, the first
 * of these that fits:
 *
 *   move      the last axis of [d] becomes the last of [e]: all_to_all
 *   split     [d] gains an axis at its end that is in no other: all_slice
 *   unsplit   [d] loses axes at its end: all_gather
 *
 * If these do not suffice, a path is searched (plan.c). Halos are dropped
 * before the first step and added after the last. Shards of different sizes are
 * of `?` elements: where no path is found they are gathered, then sliced
 * (cut.c). */
#include "shard/passes/reshard.h"

#include "program/dialects/stablehlo/build.h"
#include "shard/standard/slice_make.h"

/* -- lists of axes --------------------------------------------------------- */

/* True if `all` is `first` and one more axis. */
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

/* Reset the state to the sharding of `from`. */
static void start(sdyi_resharding *r) {
    for (int i = 0; i < r->type->n; i++)
        r->split[i] = sdyi_split_at(&r->from, i);
    r->now = r->from;
    r->now.split = r->split;
    r->now.n_split = r->type->n;
}

int64_t sdyi_reshard_group(const sdyi_resharding *r, sdyi_ints axes) {
    return sdyi_group_size(axes, sdyi_grid_named(r->shard, r->to->grid));
}

/* -- types ----------------------------------------------------------------- */

/* False only if the sizes are known and parts would differ in size, for which
 * there is no one type. */
static bool may_divide(int64_t size, int64_t parts) {
    return size == SDYRT_DYNAMIC || parts == SDYRT_DYNAMIC ||
           (parts > 0 && size % parts == 0);
}

/* True if an axis splits a dimension already: devices along it hold different
 * shards, and slices of those would not form one tensor. */
static bool is_in_use(const sdyi_resharding *r, sdyi_ints axis) {
    for (int d = 0; d < r->type->n; d++)
        if (sdyi_ints_have(r->split[d], axis.cells->integer))
            return true;
    return false;
}

/* The type of the value with other sizes. */
const sdyi_type *sdyi_reshard_type(const sdyi_resharding *r,
                                   const int64_t *dims) {
    const sdyi_type *const type = r->value->type;
    return sdyi_type_like(r->pool, type, dims, type->n);
}

int64_t *sdyi_reshard_sizes(const sdyi_resharding *r) {
    return sdyi_sizes_of(r->pool, r->value->type);
}

/* -- steps ----------------------------------------------------------------- */

sdyi_op *sdyi_reshard_by(sdyi_resharding *r, sdyi_op_kind kind, sdyi_ints axes,
                         const int64_t *dims) {
    sdyi_op *const op =
        sdyi_make_op(r->m, kind, &r->value, 1, sdyi_reshard_type(r, dims));
    sdyi_set_groups_on(op, r->to->grid, axes);
    r->value = &op->results[0];
    return op;
}

static void cast_to_shard(sdyi_resharding *r) {
    r->value = sdyi_make_cast(r->m, r->value,
                              sdyi_local_type(r->shard, r->type, &r->now));
}

/* True if cutting a dimension by the first `n` axes, and the pieces by the
 * last, gives the shards of all `axes`. */
static bool nests(const sdyi_resharding *r, int d, sdyi_ints axes, int n) {
    const int64_t size = r->type->cells[d].integer;
    return n == 0 || size == SDYRT_DYNAMIC ||
           may_divide(size, sdyi_reshard_group(r, axes));
}

/* Emit the op of a step; a gathered size is cast to that of the local type. */
static void take(sdyi_resharding *r, const sdyi_reshard_step *step) {
    const int d = step->dim, e = step->other;
    const int64_t group = sdyi_reshard_group(r, step->axes);
    int64_t *const dims = sdyi_reshard_sizes(r);
    if (step->kind != SDYI_OP_SHARD_ALL_SLICE)
        dims[d] = sdyi_size_times(dims[d], group);
    if (step->kind != SDYI_OP_SHARD_ALL_GATHER)
        dims[e] = sdyi_size_divided(dims[e], group);
    sdyi_op *const op = sdyi_reshard_by(r, step->kind, step->axes, dims);
    sdyi_split_after(&r->pool->scratch, step, r->split);
    if (step->kind == SDYI_OP_SHARD_ALL_SLICE) {
        sdyi_make_index_attr(op, SDYI_NAME_SLICE_AXIS, e);
        return;
    }
    if (step->kind == SDYI_OP_SHARD_ALL_TO_ALL)
        sdyi_make_index_attr(op, SDYI_NAME_SPLIT_AXIS, e);
    sdyi_make_index_attr(op,
                         step->kind == SDYI_OP_SHARD_ALL_TO_ALL
                             ? SDYI_NAME_CONCAT_AXIS
                             : SDYI_NAME_GATHER_AXIS,
                         d);
    cast_to_shard(r);
}

/* -- a step for each dimension --------------------------------------------- */

static bool add(sdyi_resharding *r, sdyi_op_kind kind, int d, int e,
                sdyi_ints axes) {
    r->steps[r->n_steps] = (sdyi_reshard_step){kind, d, e, axes};
    sdyi_split_after(&r->pool->scratch, &r->steps[r->n_steps++], r->split);
    return true;
}

/* The size of a dimension, as it is split now. */
static int64_t local_size(const sdyi_resharding *r, int d) {
    return sdyi_size_divided(r->type->cells[d].integer,
                             sdyi_reshard_group(r, r->split[d]));
}

static bool split(sdyi_resharding *r, int d) {
    const sdyi_ints wanted = sdyi_split_at(r->to, d);
    if (!is_with_one(wanted, r->split[d]))
        return false;
    const sdyi_ints axis = last_axis(wanted);
    return !is_in_use(r, axis) &&
           may_divide(local_size(r, d), sdyi_reshard_group(r, axis)) &&
           nests(r, d, wanted, wanted.n - 1) &&
           add(r, SDYI_OP_SHARD_ALL_SLICE, d, d, axis);
}

static bool unsplit(sdyi_resharding *r, int d) {
    const sdyi_ints wanted = sdyi_split_at(r->to, d), has = r->split[d];
    return wanted.n < has.n &&
           sdyi_ints_equal((sdyi_ints){has.cells, wanted.n}, wanted) &&
           nests(r, d, has, wanted.n) &&
           add(r, SDYI_OP_SHARD_ALL_GATHER, d, d,
               (sdyi_ints){has.cells + wanted.n, has.n - wanted.n});
}

/* The dimension that the last axis of `d` moves to, as its minor-most axis, by
 * one all_to_all. -1: none. */
static int target_of(const sdyi_resharding *r, int d) {
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

static bool move(sdyi_resharding *r, int d) {
    const int e = target_of(r, d);
    if (e < 0)
        return false;
    const sdyi_ints axis = last_axis(r->split[d]);
    return nests(r, d, r->split[d], r->split[d].n - 1) &&
           nests(r, e, sdyi_split_at(r->to, e), r->split[e].n) &&
           add(r, SDYI_OP_SHARD_ALL_TO_ALL, d, e, axis);
}

/* The steps to the wanted splits; false: there are none. */
static bool find_steps(sdyi_resharding *r) {
    r->steps =
        SDYI_NEW(&r->pool->scratch, sdyi_reshard_step, (size_t)r->type->n);
    for (int d = 0; d < r->type->n && !sdyi_same_split(&r->now, r->to); d++)
        (void)(move(r, d) || split(r, d) || unsplit(r, d));
    if (sdyi_same_split(&r->now, r->to))
        return true;
    start(r);
    r->n_steps =
        sdyi_plan_reshard(r->shard, r->type, r->split, r->to, &r->steps);
    return r->n_steps >= 0;
}

static bool take_steps(sdyi_resharding *r) {
    if (!find_steps(r))
        return false;
    start(r);
    for (int i = 0; i < r->n_steps; i++)
        take(r, &r->steps[i]);
    return true;
}

/* -- halos ----------------------------------------------------------------- */

/* Halo `i` of split dimension `k`. */
static int64_t halo_at(sdyi_ints halos, int k, int i) {
    return 2 * k + i < halos.n ? halos.cells[2 * k + i].integer : 0;
}

static bool are_static(sdyi_ints list) {
    return sdyi_ints_dynamic(list) == 0;
}

/* Ops for the size of dimension `d` of the value, which is dynamic, plus
 * `more`. */
sdyi_value *sdyi_reshard_size(sdyi_resharding *r, int d, int64_t more) {
    sdyi_value *const size = sdyi_make_dim(r->m, r->value, d);
    return sdyi_make_binary(r->m, SDYI_OP_ARITH_ADDI, size,
                            sdyi_make_index(r->m, more));
}

/* Copy the core from its offset after the old halo to that after the new one;
 * `less` and `more`: how the sizes of core and result differ from the
 * value's. */
static void copy_core(sdyi_resharding *r, const int64_t *at, const int64_t *to,
                      const int64_t *less, const int64_t *more) {
    int64_t *const core = sdyi_reshard_sizes(r), *const out =
                                                     sdyi_reshard_sizes(r);
    sdyi_value *cores[SDYRT_MAX_RANK], *outs[SDYRT_MAX_RANK], *operands[2];
    int n = 0;
    for (int d = 0; d < r->type->n; d++) {
        if (core[d] == SDYRT_DYNAMIC) {
            cores[n] = sdyi_reshard_size(r, d, -less[d]);
            outs[n++] = sdyi_reshard_size(r, d, more[d]);
            continue;
        }
        core[d] -= less[d];
        out[d] += more[d];
    }
    const sdyi_slice_box from = {at, core, cores, 0, n},
                         into = {to, core, cores, 0, n};
    operands[1] = sdyi_make_empty(r->m, outs, n, sdyi_reshard_type(r, out));
    operands[0] =
        sdyi_make_slice(r->m, &r->value, 1, &from, sdyi_reshard_type(r, core));
    r->value = sdyi_make_slice(r->m, operands, 2, &into, operands[1]->type);
}

static bool update_halo(sdyi_resharding *r) {
    const sdyi_ints has = r->from.halos, wanted = r->to->halos;
    const int n = r->type->n;
    if (r->now.offsets.n > 0 || r->to->offsets.n > 0 || !are_static(has) ||
        !are_static(wanted) || sdyi_ints_equal(has, wanted))
        return false;
    sdyi_zone *const zone = &r->pool->scratch;
    const int64_t *const local = sdyi_reshard_sizes(r);
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
    sdyi_op *const op = sdyi_make_op(r->m, SDYI_OP_SHARD_UPDATE_HALO, &r->value,
                                     1, r->value->type);
    sdyi_op_set_attr(op, SDYI_NAME_GRID, r->to->grid);
    sdyi_op_set_attr(op, SDYI_NAME_SPLIT_AXES,
                     sdyi_split_attr(r->pool, &r->from, SDYI_ATTR_GRID_AXES));
    sdyi_op_set_attr(op, SDYI_NAME_STATIC_HALO_SIZES,
                     sdyi_attr_array(r->pool, 64, wanted.cells, wanted.n));
    r->value = &op->results[0];
    r->now.halos = wanted;
    return true;
}

/* -- all ------------------------------------------------------------------- */

/* A sharding's text, with the grid if `other` is on a different one. */
static const char *text_of(sdyi_pool *pool, const sdyi_grid_sharding *s,
                           const sdyi_grid_sharding *other) {
    const char *const text = sdyi_sharding_text(pool, s);
    if (s->grid == other->grid)
        return text;
    sdyi_collected all = {.zone = &pool->zone, .text = ""};
    sdyi_collect_string(&all, text);
    sdyi_collect_string(&all, " on @");
    sdyi_collect_string(
        &all, sdyi_name_text(pool, (sdyi_name)s->grid->cells[0].integer));
    return all.text;
}

static sdyi_value *fail(const sdyi_op *shard, const sdyi_grid_sharding *from,
                        const sdyi_grid_sharding *to) {
    sdyi_pool *const pool = shard->module->pool;
    const char *const has = text_of(pool, from, to);
    const char *const wanted = text_of(pool, to, from);
    (void)sdyi_error_at(pool, sdyi_op_loc(shard),
                        "Failed to reshard; probably hitting an unknown "
                        "resharding pattern: got %s expected %s",
                        has, wanted);
    sdyi_error_follows(pool, sdyi_op_loc(shard),
                       "Failed to reshard from %s to %s", has, wanted);
    if (from->grid != to->grid)
        sdyi_note(pool, sdyi_op_loc(shard),
                  "a value stays on one grid: annotate it with shardings of "
                  "that one alone");
    else if (!are_static(from->halos) || !are_static(to->halos))
        sdyi_note(pool, sdyi_op_loc(shard),
                  "halos that only a run knows cannot change: write their "
                  "sizes as numbers");
    return NULL;
}

static sdyi_resharding resharding_of(const sdyi_maker *m, const sdyi_op *shard,
                                     sdyi_value *local, const sdyi_type *type,
                                     const sdyi_grid_sharding *from,
                                     const sdyi_grid_sharding *to) {
    sdyi_pool *const pool = m->module->pool;
    sdyi_resharding r = {
        .m = m,
        .pool = pool,
        .shard = shard,
        .type = type,
        .from = *from,
        .to = to,
        .split = SDYI_NEW(&pool->scratch, sdyi_ints, (size_t)type->n + 1),
        .value = local};
    start(&r);
    return r;
}

/* A reshard between splits without halos, or between halos of one split; NULL:
 * there is none. */
static sdyi_value *reshard_part(const sdyi_maker *m, const sdyi_op *shard,
                                sdyi_value *local, const sdyi_type *type,
                                const sdyi_grid_sharding *from,
                                const sdyi_grid_sharding *to) {
    sdyi_resharding r = resharding_of(m, shard, local, type, from, to);
    const sdyi_grid_sharding target = sdyi_without_even_offsets(&r, to);
    r.to = &target;
    r.from = sdyi_without_even_offsets(&r, from);
    start(&r);
    const bool has_offsets = r.from.offsets.n > 0 || target.offsets.n > 0;
    if (sdyi_equal_shardings(&r.now, &target))
        return local;
    if (has_offsets ||
        !(sdyi_same_split(from, to) ? update_halo(&r) : take_steps(&r))) {
        if (from->halos.n > 0 || to->halos.n > 0 ||
            (!sdyi_is_uneven(&r, &r.from) && !sdyi_is_uneven(&r, &target)))
            return NULL;
        sdyi_gather_and_cut(&r);
    }
    return sdyi_equal_shardings(&r.now, &target) &&
                   r.value->type == sdyi_local_type(shard, type, &target)
               ? r.value
               : NULL;
}

sdyi_value *sdyi_reshard(const sdyi_maker *m, const sdyi_op *shard,
                         sdyi_value *local, const sdyi_type *type,
                         const sdyi_grid_sharding *from,
                         const sdyi_grid_sharding *to) {
    sdyi_grid_sharding core = *from, wanted = *to;
    if (sdyi_equal_shardings(from, to) ||
        (sdyi_is_replicated(from) && sdyi_is_replicated(to)))
        return local;
    if (from->grid != to->grid)
        return fail(shard, from, to);
    sdyi_value *value = local;
    if (!sdyi_same_split(from, to) || from->offsets.n > 0 ||
        to->offsets.n > 0) {
        core.halos.n = wanted.halos.n = 0;
        value = reshard_part(m, shard, value, type, from, &core);
        if (value != NULL)
            value = reshard_part(m, shard, value, type, &core, &wanted);
        core = wanted;
    }
    if (value != NULL)
        value = reshard_part(m, shard, value, type, &core, to);
    return value == NULL ? fail(shard, from, to) : value;
}

sdyi_value *sdyi_cut_whole(const sdyi_maker *m, const sdyi_op *shard,
                           sdyi_value *whole, const sdyi_grid_sharding *to) {
    const sdyi_grid_sharding from = {.grid = to->grid};
    sdyi_grid_sharding core = *to;
    core.halos.n = 0;
    sdyi_resharding r =
        resharding_of(m, shard, whole, whole->type, &from, &core);
    sdyi_gather_and_cut(&r);
    sdyi_value *const value =
        r.value->type == sdyi_local_type(shard, whole->type, &core)
            ? reshard_part(m, shard, r.value, whole->type, &core, to)
            : NULL;
    return value == NULL ? fail(shard, &from, to) : value;
}

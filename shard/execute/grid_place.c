/* The place of a process in its grid, and the shapes of shards. */
#include "program/dialects/make.h"
#include "program/ir/record.h"
#include "shard/dialect/shard.h"
#include "shard/execute/entries.h"
#include "shard/execute/grid.h"
#include "shard/rows/op_kind.h"

#include <string.h>

/* -- the place of a process ------------------------------------------------ */

typedef struct place_plan {
    sdyi_grid grid;
    const int *axes;
    int n_axes; /* that are returned, or that are split */
} place_plan;

static sdyrt_status bind(const sdyi_thunk *t, const sdyi_frame *f,
                         int64_t *sizes) {
    const place_plan *const p = t->plan;
    const int n_ranks = f->rank->world.size;
    char text[128];
    return sdyi_grid_bind(p->grid.sizes, p->grid.n, n_ranks, sizes)
               ? SDYRT_OK
               : sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                 "is on a grid of %s devices, and it runs on "
                                 "%d %s",
                                 sdyi_sizes_text(p->grid.sizes, p->grid.n, text,
                                                 sizeof text),
                                 n_ranks, n_ranks == 1 ? "rank" : "ranks");
}

static sdyrt_status run_shape(const sdyi_thunk *t, const sdyi_frame *f) {
    const place_plan *const p = t->plan;
    int64_t sizes[SDYI_GRID_MOST_AXES];
    SDYI_TRY(bind(t, f, sizes));
    for (int i = 0; i < t->n_out; i++)
        *(int64_t *)sdyi_out(t, f, i) = sizes[p->axes[i]];
    return SDYRT_OK;
}

static sdyrt_status run_coordinates(const sdyi_thunk *t, const sdyi_frame *f) {
    const place_plan *const p = t->plan;
    int64_t sizes[SDYI_GRID_MOST_AXES], at[SDYI_GRID_MOST_AXES];
    int64_t rest = f->rank->world.rank;
    SDYI_TRY(bind(t, f, sizes));
    for (int i = p->grid.n - 1; i >= 0; i--) {
        at[i] = rest % sizes[i];
        rest /= sizes[i];
    }
    for (int i = 0; i < t->n_out; i++)
        *(int64_t *)sdyi_out(t, f, i) = at[p->axes[i]];
    return SDYRT_OK;
}

static sdyrt_status run_number(const sdyi_thunk *t, const sdyi_frame *f) {
    int64_t sizes[SDYI_GRID_MOST_AXES];
    SDYI_TRY(bind(t, f, sizes));
    *(int64_t *)sdyi_out(t, f, 0) = f->rank->world.rank;
    return SDYRT_OK;
}

static sdyrt_status run_neighbors(const sdyi_thunk *t, const sdyi_frame *f) {
    const place_plan *const p = t->plan;
    int64_t sizes[SDYI_GRID_MOST_AXES], at[SDYI_GRID_MOST_AXES];
    SDYI_TRY(bind(t, f, sizes));
    for (int i = 0; i < t->n_in; i++) {
        at[i] = *(const int64_t *)sdyi_in(t, f, i);
        if (at[i] < 0 || at[i] >= sizes[i])
            return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                   "has coordinate %lld on axis %d of size "
                                   "%lld",
                                   (long long)at[i], i, (long long)sizes[i]);
    }
    for (int i = 0; i < 2; i++)
        *(int64_t *)sdyi_out(t, f, i) = sdyi_grid_neighbor(
            sizes, p->grid.n, p->axes, p->n_axes, at, i == 0 ? -1 : 1);
    return SDYRT_OK;
}

/* An op that returns numbers for axes of the grid; without an axis for all. */
static sdyrt_status emit_place(sdyi_compiler *c, const sdyi_op *op,
                               sdyi_name axes, sdyi_run *run) {
    place_plan *const plan = SDYI_PLAN(c, place_plan);
    SDYI_TRY(sdyi_grid_read(c, op, &plan->grid));
    const sdyi_ints listed = sdyi_ints_at(op, axes);
    int *const all = SDYI_NEW(c->zone, int, plan->grid.n + 1);
    for (int i = 0; i < plan->grid.n; i++)
        all[i] = i;
    plan->axes = listed.n > 0 ? sdyi_ints_axes(c->zone, listed) : all;
    plan->n_axes = listed.n;
    c->has_partitions = true;
    return sdyi_emit(c, op, run, plan);
}

sdyrt_status sdyi_execute_grid_shape(sdyi_compiler *c, const sdyi_op *op) {
    return emit_place(c, op, SDYI_NAME_AXES, run_shape);
}

sdyrt_status sdyi_execute_process_multi_index(sdyi_compiler *c,
                                              const sdyi_op *op) {
    return emit_place(c, op, SDYI_NAME_AXES, run_coordinates);
}

sdyrt_status sdyi_execute_process_linear_index(sdyi_compiler *c,
                                               const sdyi_op *op) {
    return emit_place(c, op, SDYI_NAME_AXES, run_number);
}

sdyrt_status sdyi_execute_neighbors(sdyi_compiler *c, const sdyi_op *op) {
    return emit_place(c, op, SDYI_NAME_SPLIT_AXES, run_neighbors);
}

/* -- shapes of shards ------------------------------------------------------ */

typedef struct shape_plan {
    place_plan place; /* first, as bind reads the plan as this */
    sdyi_numbers dims, device, offsets, halos;
    sdyrt_grid_sharding sharding; /* its grid is made in a run */
    int lists;                    /* slot: offsets and halos of a run */
} shape_plan;

/* Read the operands: sizes, the sharding, which has no data, the device, then
 * the sharding's own. */
static void fill_shape(const sdyi_thunk *t, const sdyi_frame *f,
                       sdyrt_grid_sharding *sharding, int64_t *dims,
                       int64_t *device) {
    const shape_plan *const p = t->plan;
    int64_t *const offsets = f->data[p->lists];
    int64_t *const halos = offsets + p->offsets.n;
    int operand = 0;
    sdyi_numbers_fill(t, f, &p->dims, &operand, dims);
    operand++;
    sdyi_numbers_fill(t, f, &p->device, &operand, device);
    sdyi_numbers_fill(t, f, &p->offsets, &operand, offsets);
    sdyi_numbers_fill(t, f, &p->halos, &operand, halos);
    *sharding = p->sharding;
    sharding->halo_sizes = p->halos.n > 0 ? halos : NULL;
    sharding->n_halo_sizes = p->halos.n;
    sharding->sharded_dims_offsets = p->offsets.n > 0 ? offsets : NULL;
    sharding->n_sharded_dims_offsets = p->offsets.n;
}

static sdyrt_status run_shard_shape(const sdyi_thunk *t, const sdyi_frame *f) {
    const shape_plan *const p = t->plan;
    int64_t sizes[SDYI_GRID_MOST_AXES], at[SDYI_GRID_MOST_AXES], device = 0;
    sdyrt_type type = {.dtype = SDYRT_F32, .rank = p->dims.n};
    sdyrt_grid_sharding sharding;
    sdyrt_shard shard = SDYRT_SHARD_INIT;
    SDYI_TRY(bind(t, f, sizes));
    fill_shape(t, f, &sharding, type.dims, at);
    sdyrt_status status =
        sdyrt_grid_create(sizes, p->place.grid.n, &sharding.grid);
    if (status == SDYRT_OK)
        status = sdyrt_grid_device(sharding.grid, at, &device);
    if (status == SDYRT_OK)
        status = sdyrt_grid_shard(&sharding, &type, device, &shard);
    sdyrt_mesh_release(sharding.grid);
    for (int d = 0; d < t->n_out && status == SDYRT_OK; d++)
        *(int64_t *)sdyi_out(t, f, d) = shard.core.size[d];
    return sdyi_comm_place(t, status);
}

static sdyrt_status emit_shard_shape(sdyi_compiler *c, const sdyi_op *op,
                                     const sdyi_op *sharding,
                                     shape_plan *plan) {
    sdyi_thunk thunk;
    const int n = op->n_operands + sharding->n_operands;
    const size_t bytes =
        (size_t)(plan->offsets.n + plan->halos.n) * sizeof(int64_t);
    SDYI_TRY(sdyi_thunk_make(c, op, run_shard_shape, plan, &thunk));
    int *const in = SDYI_NEW(c->zone, int, n);
    memcpy(in, thunk.in, (size_t)op->n_operands * sizeof *in);
    for (int i = op->n_operands; i < n; i++)
        in[i] = sdyi_slot_of(c, sdyi_operand(sharding, i - op->n_operands));
    thunk.in = in;
    thunk.n_in = n;
    plan->lists = sdyi_slot_scratch(c, bytes);
    c->has_partitions = true;
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* The shard.sharding op that a value of a sharding type stands for: its own, or
 * that of the value whose sharding shard.get_sharding asks for. NULL: made by
 * another op. */
static const sdyi_op *sharding_of(const sdyi_value *value) {
    const sdyi_op *const get = sdyi_made_by(value, SDYI_OP_SHARD_GET_SHARDING);
    const sdyi_op *const shard =
        get == NULL ? NULL
                    : sdyi_made_by(sdyi_operand(get, 0), SDYI_OP_SHARD_SHARD);
    if (shard != NULL)
        value = sdyi_operand(shard, 1);
    return sdyi_made_by(value, SDYI_OP_SHARD_SHARDING);
}

sdyrt_status sdyi_execute_shard_shape(sdyi_compiler *c, const sdyi_op *op) {
    shape_plan *const plan = SDYI_PLAN(c, shape_plan);
    plan->dims = sdyi_numbers_read(c, op, SDYI_NAME_DIMS);
    plan->device = sdyi_numbers_read(c, op, SDYI_NAME_DEVICE);
    const sdyi_op *const from =
        sharding_of(sdyi_operand(op, plan->dims.n_of_run));
    if (from == NULL)
        return sdyi_refuse(op, "a sharding that is not of a shard.sharding, "
                               "nor of the result of a shard.shard");
    SDYI_TRY(sdyi_grid_read(c, from, &plan->place.grid));
    if (plan->device.n != plan->place.grid.n)
        return sdyi_refuse(op,
                           "%d coordinates of a device on a grid of %d axes",
                           plan->device.n, plan->place.grid.n);
    if (plan->dims.n > SDYRT_MAX_RANK || op->n_results != plan->dims.n)
        return sdyi_refuse(op, "%d sizes and %d results, of at most %d",
                           plan->dims.n, op->n_results, SDYRT_MAX_RANK);
    plan->sharding = sdyi_grid_split(c, from);
    plan->offsets =
        sdyi_numbers_read(c, from, SDYI_NAME_STATIC_SHARDED_DIMS_OFFSETS);
    plan->halos = sdyi_numbers_read(c, from, SDYI_NAME_STATIC_HALO_SIZES);
    return emit_shard_shape(c, op, from, plan);
}

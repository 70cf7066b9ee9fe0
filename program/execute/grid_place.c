/* The place of a process in its grid, and the shapes of shards. */
#include "program/dialects/make.h"
#include "program/dialects/shard/shard.h"
#include "program/execute/execute.h"
#include "program/execute/grid.h"
#include "program/ir/record.h"
#include "program/rows/op_kind.h"

#include <string.h>

/* -- the place of a process ------------------------------------------------ */

typedef struct place_plan {
    sdyi_grid grid;
    const int *axes;
    int n_axes; /* that are asked for, or that are split */
} place_plan;

static sdyrt_status bind(const sdyi_thunk *t, const sdyi_frame *f,
                         int64_t *sizes) {
    const place_plan *const p = t->plan;
    const int n_ranks = f->rank->world.size;
    char text[128];
    return sdyi_grid_bind(&p->grid, n_ranks, sizes)
               ? SDYRT_OK
               : sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                 "is on a grid of %s devices, and it runs on "
                                 "%d %s",
                                 sdyi_grid_text(&p->grid, text, sizeof text),
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
    *(int64_t *)sdyi_out(t, f, 0) = f->rank->world.rank;
    return SDYRT_OK;
}

/* The number of the device a step along the split axes away; -1: none. */
static int64_t step(const place_plan *p, const int64_t *sizes,
                    const int64_t *from, int by) {
    int64_t at[SDYI_GRID_MOST_AXES], device = 0;
    memcpy(at, from, (size_t)p->grid.n * sizeof *at);
    int i = p->n_axes - 1;
    for (; i >= 0; i--) {
        const int axis = p->axes[i];
        at[axis] += by;
        if (at[axis] >= 0 && at[axis] < sizes[axis])
            break;
        at[axis] = by < 0 ? sizes[axis] - 1 : 0;
    }
    for (int k = 0; k < p->grid.n; k++)
        device = device * sizes[k] + at[k];
    return i < 0 ? -1 : device;
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
    *(int64_t *)sdyi_out(t, f, 0) = step(p, sizes, at, -1);
    *(int64_t *)sdyi_out(t, f, 1) = step(p, sizes, at, 1);
    return SDYRT_OK;
}

/* An op that asks for axes of the grid, or without any for all of them. */
static sdyrt_status emit_place(sdyi_compiler *c, const sdyi_op *op,
                               const char *axes, sdyi_run *run) {
    place_plan *const plan = SDYI_PLAN(c, place_plan);
    SDYI_TRY(sdyi_grid_read(c, op, &plan->grid));
    const sdyi_ints listed = sdyi_ints_of(sdyi_shard_attr(op, axes));
    int *const all = SDYI_NEW(c->zone, int, plan->grid.n + 1);
    for (int i = 0; i < plan->grid.n; i++)
        all[i] = i;
    plan->axes = listed.n > 0 ? sdyi_grid_axes(c, listed) : all;
    plan->n_axes = listed.n;
    c->has_partitions = true;
    return sdyi_emit(c, op, run, plan);
}

sdyrt_status sdyi_execute_grid_shape(sdyi_compiler *c, const sdyi_op *op) {
    return emit_place(c, op, "axes", run_shape);
}

sdyrt_status sdyi_execute_process_multi_index(sdyi_compiler *c,
                                              const sdyi_op *op) {
    return emit_place(c, op, "axes", run_coordinates);
}

sdyrt_status sdyi_execute_process_linear_index(sdyi_compiler *c,
                                               const sdyi_op *op) {
    return emit_place(c, op, "axes", run_number);
}

sdyrt_status sdyi_execute_neighbors(sdyi_compiler *c, const sdyi_op *op) {
    return emit_place(c, op, "split_axes", run_neighbors);
}

/* -- shapes of shards ------------------------------------------------------ */

/* Numbers of the text, where SDYRT_DYNAMIC stands for an operand. */
typedef struct number_list {
    const int64_t *at;
    int n;
} number_list;

typedef struct shape_plan {
    place_plan place; /* first: what bind looks at */
    number_list dims, device;
    sdyrt_grid_sharding sharding; /* its grid is made in a run */
} shape_plan;

static number_list copy_numbers(sdyi_compiler *c, const sdyi_op *op,
                                const char *name) {
    const sdyi_ints ints = sdyi_ints_of(sdyi_shard_attr(op, name));
    int64_t *const copy = SDYI_NEW(c->zone, int64_t, ints.n + 1);
    for (int i = 0; i < ints.n; i++)
        copy[i] = ints.cells[i].integer;
    return (number_list){copy, ints.n};
}

static void fill(const sdyi_thunk *t, const sdyi_frame *f,
                 const number_list *list, int *operand, int64_t *to) {
    for (int i = 0; i < list->n; i++)
        to[i] = list->at[i] != SDYRT_DYNAMIC
                    ? list->at[i]
                    : *(const int64_t *)sdyi_in(t, f, (*operand)++);
}

static sdyrt_status run_shard_shape(const sdyi_thunk *t, const sdyi_frame *f) {
    const shape_plan *const p = t->plan;
    int64_t sizes[SDYI_GRID_MOST_AXES], at[SDYI_GRID_MOST_AXES], device = 0;
    sdyrt_type type = {.dtype = SDYRT_F32, .rank = p->dims.n};
    sdyrt_grid_sharding sharding = p->sharding;
    sdyrt_shard shard = SDYRT_SHARD_INIT;
    int operand = 0;
    SDYI_TRY(bind(t, f, sizes));
    fill(t, f, &p->dims, &operand, type.dims);
    fill(t, f, &p->device, &operand, at);
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

/* The static lists of a sharding. */
static sdyrt_status read_sharding(sdyi_compiler *c, const sdyi_op *op,
                                  const sdyi_op *from,
                                  sdyrt_grid_sharding *to) {
    const sdyi_attr *const split = sdyi_shard_attr(from, "split_axes");
    sdyrt_grid_axes *const axes =
        SDYI_NEW(c->zone, sdyrt_grid_axes, split->n + 1);
    const number_list halos = copy_numbers(c, from, "static_halo_sizes");
    const number_list offsets =
        copy_numbers(c, from, "static_sharded_dims_offsets");
    if (from->n_operands > 0)
        return sdyi_refuse(op, "halos or offsets that only a run knows");
    for (int d = 0; d < (int)split->n; d++) {
        const sdyi_ints list = sdyi_ints_of(split->cells[d].attr);
        axes[d] = (sdyrt_grid_axes){sdyi_grid_axes(c, list), list.n};
    }
    *to = (sdyrt_grid_sharding)SDYRT_GRID_SHARDING_INIT;
    to->split_axes = axes;
    to->n_split_axes = (int)split->n;
    to->halo_sizes = halos.n > 0 ? halos.at : NULL;
    to->n_halo_sizes = halos.n;
    to->sharded_dims_offsets = offsets.n > 0 ? offsets.at : NULL;
    to->n_sharded_dims_offsets = offsets.n;
    return SDYRT_OK;
}

/* The sharding, which has no slot, stands between the sizes and the device. */
static sdyrt_status emit_shard_shape(sdyi_compiler *c, const sdyi_op *op,
                                     int sharding, const shape_plan *plan) {
    int *const in = SDYI_NEW(c->zone, int, op->n_operands + op->n_results);
    int *const out = in + op->n_operands;
    int n = 0;
    for (int i = 0; i < op->n_operands; i++)
        if (i != sharding)
            in[n++] = sdyi_slot_of(c, sdyi_operand(op, i));
    for (int i = 0; i < op->n_results; i++) {
        sdyi_shape shape;
        SDYI_TRY(sdyi_out_shape(op, i, &shape));
        out[i] = sdyi_slot_new(c, &shape);
        sdyi_slot_bind(c, &op->results[i], out[i]);
    }
    sdyi_thunk_append(c, &(sdyi_thunk){.run = run_shard_shape,
                                       .plan = plan,
                                       .in = in,
                                       .out = out,
                                       .n_in = n,
                                       .n_out = op->n_results,
                                       .position = c->position,
                                       .origin = sdyi_origin_of(c, op)});
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_shard_shape(sdyi_compiler *c, const sdyi_op *op) {
    shape_plan *const plan = SDYI_PLAN(c, shape_plan);
    plan->dims = copy_numbers(c, op, "dims");
    plan->device = copy_numbers(c, op, "device");
    int at = 0; /* of the sharding among the operands */
    for (int i = 0; i < plan->dims.n; i++)
        at += plan->dims.at[i] == SDYRT_DYNAMIC;
    const sdyi_op *const from =
        sdyi_made_by(sdyi_operand(op, at), SDYI_OP_SHARD_SHARDING);
    if (from == NULL)
        return sdyi_refuse(op, "a sharding that is not of a shard.sharding");
    SDYI_TRY(sdyi_grid_read(c, from, &plan->place.grid));
    if (plan->device.n != plan->place.grid.n)
        return sdyi_refuse(op,
                           "%d coordinates of a device on a grid of %d axes",
                           plan->device.n, plan->place.grid.n);
    if (plan->dims.n > SDYRT_MAX_RANK || op->n_results != plan->dims.n)
        return sdyi_refuse(op, "%d sizes and %d results, of at most %d",
                           plan->dims.n, op->n_results, SDYRT_MAX_RANK);
    SDYI_TRY(read_sharding(c, op, from, &plan->sharding));
    c->has_partitions = true;
    return emit_shard_shape(c, op, at, plan);
}

/* Ops of MLIR's dialect shard; see grid.h. */
#include "shard/execute/grid.h"

#include "program/ir/record.h"
#include "shard/dialect/build.h"
#include "shard/execute/entries.h"
#include "shard/rows/op_kind.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- grids ----------------------------------------------------------------- */

sdyrt_status sdyi_grid_read(const sdyi_compiler *c, const sdyi_op *op,
                            sdyi_grid *grid) {
    const sdyi_op *const named = sdyi_grid_of(op, &c->symbols);
    if (named == NULL)
        return sdyi_refuse(op, "a grid that is not there");
    const sdyi_ints shape = sdyi_grid_shape(named);
    if (shape.n > SDYI_GRID_MOST_AXES)
        return sdyi_refuse(op, "a grid of more than %d axes",
                           SDYI_GRID_MOST_AXES);
    grid->n = shape.n;
    for (int i = 0; i < shape.n; i++)
        grid->sizes[i] = shape.cells[i].integer;
    return sdyi_ints_dynamic(shape) <= 1
               ? SDYRT_OK
               : sdyi_refuse(op, "a grid with more than one size `?`");
}

sdyrt_grid_sharding sdyi_grid_split(sdyi_compiler *c, const sdyi_op *op) {
    return sdyi_grid_split_of(c->zone, sdyi_op_attr(op, SDYI_NAME_SPLIT_AXES));
}

sdyi_numbers sdyi_numbers_read(sdyi_compiler *c, const sdyi_op *op,
                               sdyi_name name) {
    const sdyi_ints ints = sdyi_ints_at(op, name);
    return (sdyi_numbers){sdyi_ints_values(c->zone, ints), ints.n,
                          sdyi_ints_dynamic(ints)};
}

void sdyi_numbers_fill(const sdyi_thunk *t, const sdyi_frame *f,
                       const sdyi_numbers *numbers, int *operand, int64_t *to) {
    for (int i = 0; i < numbers->n; i++)
        to[i] = numbers->at[i] != SDYRT_DYNAMIC
                    ? numbers->at[i]
                    : *(const int64_t *)sdyi_in(t, f, (*operand)++);
}

/* A shard.sharding value, which has no data; axes are checked here. */
sdyrt_status sdyi_execute_grid_sharding(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_grid_sharding s = sdyi_sharding_of_value(&op->results[0]);
    int rank = 0;
    const int64_t axis = s.grid == NULL ? -1 : sdyi_absent_axis(op, &s, &rank);
    if (axis >= 0)
        return sdyi_refuse(op, "grid axis %lld of a grid of rank %d",
                           (long long)axis, rank);
    return sdyi_execute_token(c, op);
}

sdyrt_status sdyi_execute_shard(sdyi_compiler *c, const sdyi_op *op) {
    return sdyi_alias(c, op, 0, 0);
}

/* -- collectives ----------------------------------------------------------- */

typedef struct move_plan {
    int link;
    size_t bytes; /* of the operand, which the result begins as; 0: it does
                     not */
    const sdyi_grid_move *move;
} move_plan;

/* Run the operation of a move whose root or halos a run computes. */
static sdyrt_status run_op(const sdyi_thunk *t, const sdyi_frame *f,
                           const int64_t *halos, const void *in,
                           sdyi_grid_op *made) {
    const move_plan *const p = t->plan;
    sdyrt_status status =
        sdyi_grid_op_make(p->move, f->rank->links[p->link].grid, halos, made);
    if (status == SDYRT_OK)
        status = sdyrt_run(f->rank->world.context, &made->op, NULL, in,
                           sdyi_out(t, f, 0));
    sdyi_grid_op_free(made);
    return sdyi_comm_place(t, status);
}

/* A collective whose root a run computes, the same on all members: the context
 * caches a plan for each root. */
static sdyrt_status run_rooted(const sdyi_thunk *t, const sdyi_frame *f) {
    const move_plan *const p = t->plan;
    sdyi_grid_op made = {.op = p->move->op};
    int64_t root[SDYI_GRID_MOST_AXES];
    int operand = 1;
    sdyi_numbers_fill(t, f, &p->move->root, &operand, root);
    made.op.root = root;
    SDYI_TRY(run_op(t, f, NULL, sdyi_grid_terms(p->move, t, f), &made));
    sdyi_grid_wrap(p->move, t, f);
    return SDYRT_OK;
}

sdyrt_status sdyi_grid_gather_numbers(const sdyi_thunk *t, const sdyi_frame *f,
                                      sdyi_comm_link *link, const int64_t *mine,
                                      const int64_t **all) {
    const size_t bytes =
        (size_t)f->rank->world.size * (size_t)link->n_gathered * sizeof *mine;
    *all = link->gathered;
    return sdyi_link_run(t, link, mine, link->gathered, bytes);
}

/* The type of the tensor of all cores (shards without halos), from that of the
 * local shard. Returns the dimension that has no room for its halos, or -1. */
static int find_cores(const sdyi_grid_move *move, const int64_t *sizes,
                      const int64_t *halos, sdyrt_type *type) {
    const sdyrt_grid_sharding *const all = &move->split;
    for (int d = 0; d < all->n_split_axes && d < type->rank && !move->is_whole;
         d++) {
        const sdyrt_grid_axes *const split = &all->split_axes[d];
        if (split->count == 0)
            continue;
        if (move->halos.n > 0) {
            if (halos[0] < 0 || halos[1] < 0 ||
                halos[0] > type->dims[d] - halos[1])
                return d;
            type->dims[d] -= halos[0] + halos[1];
            halos += 2;
        }
        for (int i = 0; i < split->count; i++)
            type->dims[d] *= sizes[split->axes[i]];
    }
    return -1;
}

/* An update of halos whose sizes a run computes, the same on all ranks. */
static sdyrt_status run_halos(const sdyi_thunk *t, const sdyi_frame *f) {
    const move_plan *const p = t->plan;
    sdyi_comm_link *const link = &f->rank->links[p->link];
    const int n = p->move->halos.n;
    int64_t halos[2 * SDYRT_MAX_RANK], sizes[SDYI_GRID_MOST_AXES];
    const int64_t *all = NULL;
    int operand = 1;
    sdyi_numbers_fill(t, f, &p->move->halos, &operand, halos);
    SDYI_TRY(sdyi_grid_gather_numbers(t, f, link, halos, &all));
    for (int i = 0; i < n * f->rank->world.size; i++)
        if (all[i] != all[i % n])
            return sdyi_thunk_fail(t, SDYRT_MISMATCH,
                                   "has halo %d of %lld on rank 0 and of %lld "
                                   "on rank %d",
                                   i % n, (long long)all[i % n],
                                   (long long)all[i], i / n);
    sdyi_grid_op made = {.op = p->move->op};
    (void)sdyi_grid_bind(p->move->grid.sizes, p->move->grid.n,
                         f->rank->world.size, sizes);
    const int wrong = find_cores(p->move, sizes, halos, &made.op.type);
    if (wrong >= 0)
        return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                               "has no room in dimension %d for its halos",
                               wrong);
    void *const out = sdyi_out(t, f, 0);
    if (p->bytes > 0)
        memcpy(out, sdyi_in(t, f, 0), p->bytes);
    return run_op(t, f, halos, out, &made);
}

static sdyrt_status run_move(const sdyi_thunk *t, const sdyi_frame *f) {
    const move_plan *const p = t->plan;
    void *const out = sdyi_out(t, f, 0);
    const void *in = sdyi_grid_terms(p->move, t, f);
    if (p->bytes > 0)
        in = memcpy(out, in, p->bytes);
    SDYI_TRY(sdyi_link_move(t, &f->rank->links[p->link], 0, in, out));
    sdyi_grid_wrap(p->move, t, f);
    return SDYRT_OK;
}

static const struct {
    sdyrt_op_kind kind;
    bool leaves_undefined; /* zeros here */
} kinds[SDYI_SHARD_OP_END] = {
    [SDYI_OP_SHARD_ALL_GATHER] = {SDYRT_OP_ALL_GATHER, false},
    [SDYI_OP_SHARD_ALL_REDUCE] = {SDYRT_OP_ALL_REDUCE, false},
    [SDYI_OP_SHARD_ALL_SLICE] = {SDYRT_OP_ALL_SLICE, false},
    [SDYI_OP_SHARD_ALL_TO_ALL] = {SDYRT_OP_ALL_TO_ALL, false},
    [SDYI_OP_SHARD_BROADCAST] = {SDYRT_OP_BROADCAST, false},
    [SDYI_OP_SHARD_GATHER] = {SDYRT_OP_GATHER, true},
    [SDYI_OP_SHARD_REDUCE] = {SDYRT_OP_REDUCE, true},
    [SDYI_OP_SHARD_REDUCE_SCATTER] = {SDYRT_OP_REDUCE_SCATTER, false},
    [SDYI_OP_SHARD_SCATTER] = {SDYRT_OP_SCATTER, false},
    [SDYI_OP_SHARD_RECV] = {SDYRT_OP_SEND_RECV, true},
    [SDYI_OP_SHARD_SHIFT] = {SDYRT_OP_SHIFT, true},
    [SDYI_OP_SHARD_UPDATE_HALO] = {SDYRT_OP_UPDATE_HALO, false},
};

/* The type of the global value, as <sdyrt/op.h> defines it for each kind. */
static void set_type(sdyi_grid_move *move, const sdyi_shape *in,
                     const sdyi_shape *out) {
    sdyrt_op *const op = &move->op;
    move->in = in;
    move->out = out;
    op->type = (sdyrt_type){.dtype = in->dtype, .rank = in->rank};
    memcpy(op->type.dims, in->dims, sizeof op->type.dims);
    if (move->before >= 0 && move->before != move->after)
        op->type.dims[move->before] = out->dims[move->before];
    op->converts = in->dtype != out->dtype;
    op->out_dtype = out->dtype;
}

static sdyrt_status read_dims(sdyi_compiler *c, const sdyi_op *op,
                              sdyi_grid_move *move) {
    sdyrt_op *const to = &move->op;
    for (int i = 0; i < move->n_grid_axes; i++)
        if (move->grid_axes[i] == sdyi_shard_int(op, SDYI_NAME_SHIFT_AXIS, -1))
            to->shift_axis = i;
    to->shift_offset = sdyi_shard_int(op, SDYI_NAME_OFFSET, 0);
    to->rotate = sdyi_op_attr(op, SDYI_NAME_ROTATE) != NULL;
    move->root = sdyi_numbers_read(c, op, SDYI_NAME_ROOT);
    to->root = move->root.n > 0 ? move->root.at : NULL;
    to->n_root = move->root.n;
    move->is_of_run = move->root.n_of_run > 0;
    return move->root.n <= SDYI_GRID_MOST_AXES
               ? SDYRT_OK
               : sdyi_refuse(op, "a root of more than %d coordinates",
                             SDYI_GRID_MOST_AXES);
}

/* An update of halos; its global type is found when the grid is known. */
static sdyrt_status read_halos(sdyi_compiler *c, const sdyi_op *op,
                               sdyi_grid_move *move) {
    move->split = sdyi_grid_split(c, op);
    move->halos = sdyi_numbers_read(c, op, SDYI_NAME_STATIC_HALO_SIZES);
    move->split.n_halo_sizes = move->halos.n;
    move->is_in_place = true;
    move->is_of_run = move->halos.n_of_run > 0;
    move->n_gathered = move->is_of_run ? move->halos.n : 0;
    const sdyi_attr *const global = sdyi_op_attr(op, SDYI_NAME_SDYRT_GLOBAL);
    move->is_whole = sdyi_attr_is(global, SDYI_ATTR_TYPE) &&
                     sdyi_type_is_static(global->type) &&
                     global->type->n == move->op.type.rank;
    for (int d = 0; d < move->op.type.rank && move->is_whole; d++)
        move->op.type.dims[d] = global->type->cells[d].integer;
    return move->halos.n <= 2 * SDYRT_MAX_RANK
               ? SDYRT_OK
               : sdyi_refuse(op, "%d halos", move->halos.n);
}

void sdyi_grid_move_add(sdyi_compiler *c, const sdyi_grid_move *move,
                        const sdyi_origin *origin) {
    const sdyi_comm comm = {.kind = SDYI_COMM_GRID,
                            .grid = move,
                            .link = sdyi_grid_link,
                            .origin = *origin};
    sdyi_comm_put(c, &comm);
    c->has_partitions = true;
}

sdyrt_status sdyi_grid_move_start(sdyi_compiler *c, const sdyi_op *op,
                                  sdyi_grid_move **move) {
    *move = SDYI_NEW(c->zone, sdyi_grid_move, 1);
    sdyrt_op *const to = &(*move)->op;
    *to = (sdyrt_op)SDYRT_OP_INIT;
    SDYI_TRY(sdyi_grid_read(c, op, &(*move)->grid));
    const sdyi_ints axes = sdyi_ints_at(op, SDYI_NAME_GRID_AXES);
    to->kind = kinds[op->row->kind].kind;
    to->zero_undefined = kinds[op->row->kind].leaves_undefined;
    (*move)->grid_axes = sdyi_ints_axes(c->zone, axes);
    (*move)->n_grid_axes = axes.n;
    (*move)->before = (int)sdyi_cut_before(op);
    (*move)->after = (int)sdyi_cut_after(op);
    return SDYRT_OK;
}

static void emit_move(sdyi_compiler *c, const sdyi_grid_move *move,
                      sdyi_thunk *thunk) {
    move_plan *const plan = SDYI_PLAN(c, move_plan);
    *plan = (move_plan){c->n_comms, 0, move};
    if (move->is_in_place)
        plan->bytes = sdyi_slot_shape(c, thunk->in[0])->bytes;
    thunk->plan = plan;
    sdyi_let_go(c);
    sdyi_grid_move_add(c, move, &thunk->origin);
    sdyi_thunk_append(c, thunk);
}

sdyrt_status sdyi_execute_grid_collective(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_grid_move *move;
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_grid_move_start(c, op, &move));
    SDYI_TRY(read_dims(c, op, move));
    SDYI_TRY(sdyi_thunk_make(c, op, run_move, NULL, &thunk));
    set_type(move, sdyi_slot_shape(c, thunk.in[0]),
             sdyi_slot_shape(c, thunk.out[0]));
    if (sdyi_grid_reduces(move))
        SDYI_TRY(sdyi_grid_reduction_read(c, op, move));
    if (move->op.kind == SDYRT_OP_UPDATE_HALO)
        SDYI_TRY(read_halos(c, op, move));
    if (move->is_of_run)
        thunk.run = move->halos.n > 0 ? run_halos : run_rooted;
    emit_move(c, move, &thunk);
    return SDYRT_OK;
}

void sdyi_grid_pair_emit(sdyi_compiler *c, sdyi_grid_move *move,
                         sdyi_thunk *thunk) {
    thunk->run = run_move;
    set_type(move, sdyi_slot_shape(c, thunk->in[0]),
             sdyi_slot_shape(c, thunk->out[0]));
    emit_move(c, move, thunk);
}

/* -- plans ----------------------------------------------------------------- */

static sdyrt_status check_tile(const sdyi_comm *comm, const sdyi_shape *shape,
                               const sdyrt_tile *tile, const char *what) {
    for (int d = 0; d < shape->rank; d++)
        if (shape->dims[d] != tile->size[d])
            return sdyi_comm_fail(
                comm, SDYRT_ARGUMENT,
                "has %s of size %lld in dimension %d, which on this rank is of "
                "size %lld",
                what, (long long)shape->dims[d], d, (long long)tile->size[d]);
    return SDYRT_OK;
}

static sdyrt_status place(const sdyi_comm *comm, sdyrt_status status) {
    const sdyi_thunk thunk = {.origin = comm->origin};
    return sdyi_comm_place(&thunk, status);
}

/* Fails unless the plan's tiles have the sizes of the buffers: types of the
 * text hold for every rank, and pieces differ where members do not divide a
 * size. */
static sdyrt_status check_tiles(const sdyi_comm *comm, const sdyrt_plan *plan) {
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    SDYI_TRY(sdyrt_plan_info_get(plan, &info));
    SDYI_TRY(check_tile(comm, comm->grid->in, &info.in_tile, "an operand"));
    return check_tile(comm, comm->grid->out, &info.out_tile, "a result");
}

/* check_tiles of an operation whose root a run computes: tiles are alike for
 * all roots. */
static sdyrt_status check_rooted(const sdyi_comm *comm, const sdyrt_mesh *grid,
                                 const sdyi_world *world) {
    static const int64_t zeros[SDYI_GRID_MOST_AXES];
    sdyi_grid_op made = {.op = comm->grid->op};
    sdyrt_plan *plan = NULL;
    made.op.root = zeros;
    sdyrt_status status = sdyi_grid_op_make(comm->grid, grid, NULL, &made);
    if (status == SDYRT_OK)
        status =
            sdyrt_plan_preview(&made.op, NULL, world->rank, world->size, &plan);
    status = place(comm, status);
    if (status == SDYRT_OK)
        status = check_tiles(comm, plan);
    sdyi_grid_op_free(&made);
    sdyrt_plan_destroy(plan);
    return status;
}

static sdyrt_status make_plan(const sdyi_comm *comm, const sdyrt_mesh *grid,
                              const int64_t *sizes, const sdyi_world *world,
                              sdyi_comm_link *link) {
    const sdyi_grid_move *const move = comm->grid;
    sdyi_grid_op made = {.op = move->op};
    if (made.op.kind == SDYRT_OP_UPDATE_HALO) {
        const int wrong =
            find_cores(move, sizes, move->halos.at, &made.op.type);
        if (wrong >= 0)
            return sdyi_comm_fail(comm, SDYRT_ARGUMENT,
                                  "has no room in dimension %d for its halos",
                                  wrong);
    }
    link->plans = calloc(1, sizeof(sdyrt_plan *));
    if (link->plans == NULL)
        return SDYI_NO_MEMORY(sizeof(sdyrt_plan *));
    sdyrt_status status = sdyi_grid_op_make(move, grid, move->halos.at, &made);
    if (status == SDYRT_OK)
        status = sdyi_link_plan(world, &made.op, &link->plans[0]);
    sdyi_grid_op_free(&made);
    SDYI_TRY(place(comm, status));
    link->n_plans = 1;
    return check_tiles(comm, link->plans[0]);
}

sdyrt_status sdyi_grid_link(const sdyi_comm *comm, const sdyi_world *world,
                            sdyi_comm_link *link) {
    const sdyi_grid_move *const move = comm->grid;
    int64_t sizes[SDYI_GRID_MOST_AXES];
    if (!sdyi_grid_bind(move->grid.sizes, move->grid.n, world->size, sizes)) {
        char text[128];
        return sdyi_comm_fail(
            comm, SDYRT_ARGUMENT,
            "is on a grid of %s devices, and it runs on %d "
            "%s",
            sdyi_sizes_text(move->grid.sizes, move->grid.n, text, sizeof text),
            world->size, world->size == 1 ? "rank" : "ranks");
    }
    if (move->n_gathered > 0)
        SDYI_TRY(sdyi_link_gather_number(&comm->origin, world, move->n_gathered,
                                         link));
    const sdyrt_mesh *grid = NULL;
    SDYI_TRY(sdyrt_grid_create(sizes, move->grid.n, &grid));
    if (move->is_of_run) {
        const size_t bytes =
            3 * (size_t)move->n_peers * (size_t)world->size * sizeof(int64_t);
        link->grid = grid;
        link->scratch = bytes == 0 ? NULL : malloc(bytes);
        if (bytes > 0 && link->scratch == NULL)
            return SDYI_NO_MEMORY(bytes);
        return move->root.n_of_run > 0 ? check_rooted(comm, grid, world)
                                       : SDYRT_OK;
    }
    const sdyrt_status status = make_plan(comm, grid, sizes, world, link);
    sdyrt_mesh_release(grid);
    return status;
}

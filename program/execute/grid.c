/* Ops of MLIR's dialect shard; see grid.h. */
#include "program/execute/grid.h"

#include "program/dialects/shard/shard.h"
#include "program/execute/execute.h"
#include "program/ir/record.h"
#include "program/rows/op_kind.h"

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
    int n_unknown = 0;
    if (shape.n > SDYI_GRID_MOST_AXES)
        return sdyi_refuse(op, "a grid of more than %d axes",
                           SDYI_GRID_MOST_AXES);
    grid->n = shape.n;
    for (int i = 0; i < shape.n; i++) {
        grid->sizes[i] = shape.cells[i].integer;
        n_unknown += grid->sizes[i] == SDYRT_DYNAMIC;
    }
    return n_unknown <= 1
               ? SDYRT_OK
               : sdyi_refuse(op, "a grid with more than one size `?`");
}

const char *sdyi_grid_text(const sdyi_grid *grid, char *text, size_t size) {
    size_t n = 0;
    text[0] = 0;
    for (int i = 0; i < grid->n && n < size; i++)
        n += (size_t)(grid->sizes[i] == SDYRT_DYNAMIC
                          ? snprintf(text + n, size - n, i == 0 ? "?" : "x?")
                          : snprintf(text + n, size - n,
                                     i == 0 ? "%lld" : "x%lld",
                                     (long long)grid->sizes[i]));
    return text;
}

bool sdyi_grid_bind(const sdyi_grid *grid, int n_ranks, int64_t *sizes) {
    int64_t known = 1;
    for (int i = 0; i < grid->n; i++)
        if (grid->sizes[i] != SDYRT_DYNAMIC &&
            (grid->sizes[i] == 0 ||
             __builtin_mul_overflow(known, grid->sizes[i], &known)))
            return false;
    if (n_ranks % known != 0)
        return false;
    int64_t all = known;
    for (int i = 0; i < grid->n; i++) {
        const bool is_known = grid->sizes[i] != SDYRT_DYNAMIC;
        sizes[i] = is_known ? grid->sizes[i] : n_ranks / known;
        all *= is_known ? 1 : sizes[i];
    }
    return all == n_ranks;
}

int *sdyi_grid_axes(sdyi_compiler *c, sdyi_ints axes) {
    int *const copy = SDYI_NEW(c->zone, int, axes.n + 1);
    for (int i = 0; i < axes.n; i++)
        copy[i] = (int)axes.cells[i].integer;
    return copy;
}

/* Shardings have no data. */
sdyrt_status sdyi_execute_grid_sharding(sdyi_compiler *c, const sdyi_op *op) {
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

/* With a root of this run, the same on all members: the context has a plan for
 * each. */
static sdyrt_status run_rooted(const sdyi_thunk *t, const sdyi_frame *f) {
    const move_plan *const p = t->plan;
    const sdyi_link *const link = &f->rank->links[p->link];
    sdyrt_grid_op op = p->move->op;
    int64_t root[SDYI_GRID_MOST_AXES];
    int operand = 1;
    for (int i = 0; i < op.n_root; i++)
        root[i] = op.root[i] != SDYRT_DYNAMIC
                      ? op.root[i]
                      : *(const int64_t *)sdyi_in(t, f, operand++);
    op.root = root;
    op.grid = link->grid;
    return sdyi_comm_place(t,
                           sdyrt_grid_run(f->rank->world.context, &op, NULL,
                                          sdyi_in(t, f, 0), sdyi_out(t, f, 0)));
}

static sdyrt_status run_move(const sdyi_thunk *t, const sdyi_frame *f) {
    const move_plan *const p = t->plan;
    void *const out = sdyi_out(t, f, 0);
    const void *in = sdyi_in(t, f, 0);
    if (p->bytes > 0)
        in = memcpy(out, in, p->bytes);
    return sdyi_link_move(t, &f->rank->links[p->link], 0, in, out);
}

static const sdyrt_grid_kind kinds[SDYI_OP_COUNT] = {
    [SDYI_OP_SHARD_ALL_GATHER] = SDYRT_GRID_ALL_GATHER,
    [SDYI_OP_SHARD_ALL_REDUCE] = SDYRT_GRID_ALL_REDUCE,
    [SDYI_OP_SHARD_ALL_SLICE] = SDYRT_GRID_ALL_SLICE,
    [SDYI_OP_SHARD_ALL_TO_ALL] = SDYRT_GRID_ALL_TO_ALL,
    [SDYI_OP_SHARD_BROADCAST] = SDYRT_GRID_BROADCAST,
    [SDYI_OP_SHARD_GATHER] = SDYRT_GRID_GATHER,
    [SDYI_OP_SHARD_REDUCE] = SDYRT_GRID_REDUCE,
    [SDYI_OP_SHARD_REDUCE_SCATTER] = SDYRT_GRID_REDUCE_SCATTER,
    [SDYI_OP_SHARD_SCATTER] = SDYRT_GRID_SCATTER,
    [SDYI_OP_SHARD_RECV] = SDYRT_GRID_SEND_RECV,
    [SDYI_OP_SHARD_SHIFT] = SDYRT_GRID_SHIFT,
    [SDYI_OP_SHARD_UPDATE_HALO] = SDYRT_GRID_UPDATE_HALO,
};

/* Integers that are known now. */
static sdyrt_status read_known(sdyi_compiler *c, const sdyi_op *op,
                               const char *name, const int64_t **list, int *n) {
    const sdyi_ints ints = sdyi_ints_of(sdyi_shard_attr(op, name));
    int64_t *const copy = SDYI_NEW(c->zone, int64_t, ints.n + 1);
    for (int i = 0; i < ints.n; i++) {
        copy[i] = ints.cells[i].integer;
        if (copy[i] == SDYRT_DYNAMIC)
            return sdyi_refuse(op, "%s that only a run knows", name);
    }
    *list = copy;
    *n = ints.n;
    return SDYRT_OK;
}

static sdyrt_status read_reduction(const sdyi_op *op, sdyrt_grid_op *to) {
    static const struct {
        const char *name;
        sdyrt_reduction reduction;
    } known[] = {
        {"sum", SDYRT_SUM},       {"max", SDYRT_MAX},
        {"min", SDYRT_MIN},       {"product", SDYRT_PROD},
        {"average", SDYRT_SUM},   {"bitwise_and", SDYRT_AND},
        {"bitwise_or", SDYRT_OR}, {"bitwise_xor", SDYRT_XOR},
    };
    const char *const name = sdyi_enums[SDYI_ENUM_REDUCTION_KIND]
                                 .words[sdyi_shard_int(op, "reduction", 0)];
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(known[i].name, name) == 0) {
            to->reduction = known[i].reduction;
            to->averages = strcmp(name, "average") == 0;
            return SDYRT_OK;
        }
    return sdyi_refuse(op, "the reduction %s", name);
}

/* The type of the whole value, as <sdyrt/grid.h> says of each kind. */
static void set_type(sdyi_grid_move *move, const sdyi_shape *in,
                     const sdyi_shape *out) {
    sdyrt_grid_op *const op = &move->op;
    const bool gathers =
        op->kind == SDYRT_GRID_ALL_GATHER || op->kind == SDYRT_GRID_GATHER;
    const sdyi_shape *const whole = gathers ? out : in;
    op->type = (sdyrt_type){.dtype = in->dtype, .rank = in->rank};
    memcpy(op->type.dims, whole->dims, sizeof op->type.dims);
    if (op->kind == SDYRT_GRID_ALL_TO_ALL && op->axis != op->concat_axis)
        op->type.dims[op->concat_axis] = out->dims[op->concat_axis];
    op->converts = in->dtype != out->dtype;
    op->out_dtype = out->dtype;
}

/* Coordinates, of which those that only a run knows are operands. */
static sdyrt_status read_root(sdyi_compiler *c, const sdyi_op *op,
                              sdyi_grid_move *move) {
    const sdyi_ints ints = sdyi_ints_of(sdyi_shard_attr(op, "root"));
    int64_t *const copy = SDYI_NEW(c->zone, int64_t, ints.n + 1);
    if (ints.n > SDYI_GRID_MOST_AXES)
        return sdyi_refuse(op, "a root of more than %d coordinates",
                           SDYI_GRID_MOST_AXES);
    for (int i = 0; i < ints.n; i++) {
        copy[i] = ints.cells[i].integer;
        move->n_of_run += copy[i] == SDYRT_DYNAMIC;
    }
    move->op.root = copy;
    move->op.n_root = ints.n;
    return SDYRT_OK;
}

static sdyrt_status read_dims(sdyi_compiler *c, const sdyi_op *op,
                              sdyi_grid_move *move) {
    static const char *const names[] = {"gather_axis", "slice_axis",
                                        "split_axis"};
    sdyrt_grid_op *const to = &move->op;
    to->axis = (int)sdyi_scatter_axis(op);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        to->axis = (int)sdyi_shard_int(op, names[i], to->axis);
    to->concat_axis = (int)sdyi_shard_int(op, "concat_axis", 0);
    to->shift_axis = (int)sdyi_shard_int(op, "shift_axis", 0);
    to->shift_offset = sdyi_shard_int(op, "offset", 0);
    to->rotate = sdyi_shard_attr(op, "rotate") != NULL;
    if (sdyi_shard_attr(op, "reduction") != NULL)
        SDYI_TRY(read_reduction(op, to));
    return read_root(c, op, move);
}

/* An update of halos: the tensor is that of all cores. */
static sdyrt_status read_halos(sdyi_compiler *c, const sdyi_op *op,
                               const sdyi_shape *in, sdyi_grid_move *move) {
    const sdyi_attr *const split = sdyi_shard_attr(op, "split_axes");
    sdyrt_grid_axes *const axes =
        SDYI_NEW(c->zone, sdyrt_grid_axes, split->n + 1);
    sdyrt_grid_sharding *const after = &move->after;
    *after = (sdyrt_grid_sharding)SDYRT_GRID_SHARDING_INIT;
    after->split_axes = axes;
    after->n_split_axes = (int)split->n;
    SDYI_TRY(read_known(c, op, "static_halo_sizes", &after->halo_sizes,
                        &after->n_halo_sizes));
    const int64_t *halos = after->halo_sizes;
    for (int d = 0; d < (int)split->n; d++) {
        const sdyi_ints list = sdyi_ints_of(split->cells[d].attr);
        axes[d] = (sdyrt_grid_axes){sdyi_grid_axes(c, list), list.n};
        if (list.n == 0 || d >= in->rank)
            continue;
        int64_t size = in->dims[d];
        if (after->n_halo_sizes > 0) {
            size -= halos[0] + halos[1];
            halos += 2;
        }
        for (int i = 0; i < list.n; i++) {
            const int64_t shards = move->grid.sizes[axes[d].axes[i]];
            if (shards == SDYRT_DYNAMIC)
                return sdyi_refuse(op, "halos along an axis of size `?`");
            size *= shards;
        }
        move->op.type.dims[d] = size;
    }
    move->is_in_place = true;
    move->op.zero_undefined = false;
    return SDYRT_OK;
}

static void emit_move(sdyi_compiler *c, const sdyi_grid_move *move,
                      sdyi_thunk *thunk, size_t bytes) {
    move_plan *const plan = SDYI_PLAN(c, move_plan);
    *plan = (move_plan){c->n_comms, move->is_in_place ? bytes : 0, move};
    thunk->plan = plan;
    if (move->n_of_run > 0)
        thunk->run = run_rooted;
    const sdyi_comm comm = {
        .kind = SDYI_COMM_GRID, .grid = move, .origin = thunk->origin};
    sdyi_comm_add(c, &comm);
    c->has_partitions = true;
    sdyi_thunk_append(c, thunk);
}

static sdyrt_status start(sdyi_compiler *c, const sdyi_op *op,
                          sdyi_grid_move **move) {
    *move = SDYI_NEW(c->zone, sdyi_grid_move, 1);
    sdyrt_grid_op *const to = &(*move)->op;
    *to = (sdyrt_grid_op)SDYRT_GRID_OP_INIT;
    SDYI_TRY(sdyi_grid_read(c, op, &(*move)->grid));
    const sdyi_ints axes = sdyi_ints_of(sdyi_shard_attr(op, "grid_axes"));
    to->kind = kinds[op->row->kind];
    to->grid_axes = sdyi_grid_axes(c, axes);
    to->n_grid_axes = axes.n;
    to->zero_undefined = true;
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_grid_collective(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_grid_move *move;
    sdyi_thunk thunk;
    SDYI_TRY(start(c, op, &move));
    SDYI_TRY(read_dims(c, op, move));
    SDYI_TRY(sdyi_thunk_make(c, op, run_move, NULL, &thunk));
    const sdyi_shape *const in = sdyi_slot_shape(c, thunk.in[0]);
    set_type(move, in, sdyi_slot_shape(c, thunk.out[0]));
    if (move->op.kind == SDYRT_GRID_UPDATE_HALO) {
        move->op.n_grid_axes = 0;
        SDYI_TRY(read_halos(c, op, in, move));
    }
    thunk.n_in = 1 + move->n_of_run;
    emit_move(c, move, &thunk, in->bytes);
    return SDYRT_OK;
}

/* -- send, recv ------------------------------------------------------------ */

static bool is_same_group(const sdyi_op *a, const sdyi_op *b) {
    return sdyi_shard_attr(a, "grid") == sdyi_shard_attr(b, "grid") &&
           sdyi_shard_attr(a, "grid_axes") == sdyi_shard_attr(b, "grid_axes");
}

/* The partner of a send or a recv: in the same groups the k-th of one is for
 * the k-th of the other. NULL: there is none. */
static const sdyi_op *partner_of(const sdyi_op *op) {
    const int other = op->row->kind == SDYI_OP_SHARD_SEND ? SDYI_OP_SHARD_RECV
                                                          : SDYI_OP_SHARD_SEND;
    int n = 0;
    for (const sdyi_op *o = op->block->first; o != op; o = o->next)
        n += o->row->kind == op->row->kind && is_same_group(o, op);
    for (const sdyi_op *o = op->block->first; o != NULL; o = o->next)
        if ((int)o->row->kind == other && is_same_group(o, op) && n-- == 0)
            return o;
    return NULL;
}

/* A member by its coordinates along the axes of its group. */
static sdyrt_status read_member(sdyi_compiler *c, const sdyi_op *op,
                                const char *name, const sdyi_grid_move *move,
                                int64_t *member) {
    const int64_t *at = NULL;
    int n = 0;
    SDYI_TRY(read_known(c, op, name, &at, &n));
    if (n == 0 && move->op.n_grid_axes > 0)
        return sdyi_refuse(op, "no %s", name);
    *member = 0;
    for (int i = 0; i < n; i++) {
        const int64_t size = move->grid.sizes[move->op.grid_axes[i]];
        if (size == SDYRT_DYNAMIC)
            return sdyi_refuse(op, "groups along an axis of size `?`");
        *member = *member * size + at[i];
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_grid_send(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_op *const recv = partner_of(op);
    if (recv == NULL || (recv->order < op->order))
        return sdyi_refuse(op, "no shard.recv of its group behind it");
    return sdyi_alias(c, op, 0, 0);
}

/* What the partner sends; all members but the destination have zeros. */
sdyrt_status sdyi_execute_grid_recv(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_op *const send = partner_of(op);
    sdyi_grid_move *move;
    sdyi_thunk thunk;
    if (send == NULL || send->order > op->order)
        return sdyi_refuse(op, "no shard.send of its group before it");
    SDYI_TRY(start(c, op, &move));
    sdyrt_grid_pair *const pair = SDYI_NEW(c->zone, sdyrt_grid_pair, 1);
    SDYI_TRY(read_member(c, op, "source", move, &pair->source));
    SDYI_TRY(read_member(c, send, "destination", move, &pair->destination));
    move->op.pairs = pair;
    move->op.n_pairs = 1;
    SDYI_TRY(sdyi_thunk_make(c, op, run_move, NULL, &thunk));
    int *const from = SDYI_NEW(c->zone, int, 1);
    *from = sdyi_slot_of(c, sdyi_operand(send, 0));
    thunk.in = from;
    thunk.n_in = 1;
    const sdyi_shape *const in = sdyi_slot_shape(c, *from);
    const sdyi_shape *const out = sdyi_slot_shape(c, thunk.out[0]);
    if (in->bytes != out->bytes || in->dtype != out->dtype)
        return sdyi_refuse(op, "another type than its shard.send");
    set_type(move, in, out);
    emit_move(c, move, &thunk, in->bytes);
    return SDYRT_OK;
}

/* -- plans ----------------------------------------------------------------- */

sdyrt_status sdyi_grid_link(const sdyi_comm *comm, const sdyi_world *world,
                            sdyi_link *link) {
    const sdyi_grid_move *const move = comm->grid;
    int64_t sizes[SDYI_GRID_MOST_AXES];
    const sdyrt_mesh *grid = NULL;
    char text[128];
    if (!sdyi_grid_bind(&move->grid, world->size, sizes))
        return sdyi_comm_fail(comm, SDYRT_ARGUMENT,
                              "is on a grid of %s devices, and it runs on %d "
                              "%s",
                              sdyi_grid_text(&move->grid, text, sizeof text),
                              world->size, world->size == 1 ? "rank" : "ranks");
    link->plans = calloc(1, sizeof(sdyrt_plan *));
    if (link->plans == NULL)
        return SDYI_NO_MEMORY(sizeof(sdyrt_plan *));
    SDYI_TRY(sdyrt_grid_create(sizes, move->grid.n, &grid));
    if (move->n_of_run > 0) {
        link->grid = grid;
        return SDYRT_OK;
    }
    sdyrt_grid_op op = move->op;
    sdyrt_grid_sharding after = move->after;
    op.grid = after.grid = grid;
    if (op.kind == SDYRT_GRID_UPDATE_HALO)
        op.after = &after;
    const sdyrt_status status =
        sdyrt_grid_plan_create(world->context, &op, NULL, &link->plans[0]);
    link->n_plans = status == SDYRT_OK;
    sdyrt_mesh_release(grid);
    return status;
}

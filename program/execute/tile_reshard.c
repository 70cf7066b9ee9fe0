/* sdyrt.reshard: one plan of the runtime, from tile to tile. Terms of products,
 * and, or and xor, which shardings cannot express, are reduced first. */
#include "program/dialects/sdyrt/sdyrt.h"

#include "program/dialects/sdy/sdy.h"
#include "program/execute/execute.h"
#include "program/execute/shardy.h"
#include "program/rows/op_kind.h"
#include "program/text/print.h"

#include <stdio.h>
#include <string.h>

/* uthash allocates tables in memory of the unit. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(c->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* -- shardings ------------------------------------------------------------- */

/* A sharding with other unreduced axes, for as long as the executable. */
static sdyrt_status make_sharding(sdyi_compiler *c, const sdyrt_sharding *like,
                                  sdyrt_axis_list unreduced, sdyrt_reduction op,
                                  const sdyrt_sharding **sharding) {
    const sdyrt_sharding **const room = sdyi_sharding_room(c);
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
    desc.mesh = sdyrt_sharding_mesh(like);
    desc.rank = sdyrt_sharding_rank(like);
    desc.dims = dims;
    desc.unreduced = unreduced;
    desc.unreduced_op = op;
    for (int d = 0; d < desc.rank; d++)
        dims[d] = sdyrt_sharding_dim_at(like, d);
    SDYI_TRY(sdyrt_sharding_create(&desc, room));
    *sharding = *room;
    return SDYRT_OK;
}

/* Manual axes; without any it is no list at all, as Shardy's operations have
 * it. */
static sdyrt_axis_list axes_of(sdyi_compiler *c, const sdyi_attr *manual) {
    if (manual == NULL || manual->n == 0)
        return (sdyrt_axis_list){NULL, 0};
    sdyrt_axis_ref *const axes = SDYI_NEW(c->zone, sdyrt_axis_ref, manual->n);
    for (int64_t i = 0; i < manual->n; i++)
        axes[i].name =
            sdyi_name_text(c->pool, (sdyi_name)manual->cells[i].integer);
    return (sdyrt_axis_list){axes, (int)manual->n};
}

/* -- movements ------------------------------------------------------------- */

/* The key of a movement: attributes with one text are one pointer. */
typedef struct move_key {
    const sdyi_attr *global, *from, *to, *reduction, *manual;
    int64_t in_size, out_size;
} move_key;

typedef struct sdyi_tile_move {
    move_key key;
    const sdyi_shardy *shardy;
    UT_hash_handle hh;
} tile_move;

/* "tensor<8x6xf32> from <@m, [{"x"}, {}]> to <@m, [{}, {"x"}]>" */
static const char *text_of(sdyi_compiler *c, const sdyi_op *op) {
    const char *const type =
        sdyi_attr_text_of(c->pool, sdyi_op_attr(op, SDYI_NAME_GLOBAL));
    const char *const from =
        sdyi_attr_text_of(c->pool, sdyi_op_attr(op, SDYI_NAME_FROM));
    const char *const to =
        sdyi_attr_text_of(c->pool, sdyi_op_attr(op, SDYI_NAME_TO));
    const size_t skip = strlen("#sdy.sharding");
    const size_t bytes = strlen(type) + strlen(from) + strlen(to) + 16;
    char *const text = sdyi_zone_alloc(c->zone, bytes);
    (void)snprintf(text, bytes, "%s from %s to %s", type, from + skip,
                   to + skip);
    return text;
}

/* Reduce all unreduced axes in place; `*before`: the sharding after that. */
static sdyrt_status combine(sdyi_compiler *c, const sdyrt_sharding *from,
                            sdyrt_axis_list unreduced,
                            sdyrt_reduction reduction, sdyi_shardy *s,
                            const sdyrt_sharding **before) {
    const sdyrt_axis_list none = {NULL, 0};
    sdyrt_axis_list *const list = SDYI_NEW(c->zone, sdyrt_axis_list, 1);
    sdyrt_op_axes *const axes = SDYI_NEW(c->zone, sdyrt_op_axes, 1);
    *list = unreduced;
    *axes = (sdyrt_op_axes)SDYRT_OP_AXES_INIT;
    axes->lists = list;
    axes->n_lists = 1;
    SDYI_TRY(make_sharding(c, from, none, SDYRT_SUM, before));
    s->moves[s->n++] = (sdyi_comm_move){.kind = SDYRT_OP_ALL_REDUCE,
                                        .from = *before,
                                        .to = *before,
                                        .reduction = reduction,
                                        .axes = axes};
    return SDYRT_OK;
}

static sdyrt_status add_moves(sdyi_compiler *c, const sdyi_op *op,
                              sdyi_shardy *s) {
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_REDUCTION);
    const sdyrt_sharding *from = NULL, *to = NULL;
    sdyrt_reduction known;
    SDYI_TRY(sdyi_bind_sharding(op, sdyi_op_attr(op, SDYI_NAME_FROM), &from));
    SDYI_TRY(sdyi_bind_sharding(op, sdyi_op_attr(op, SDYI_NAME_TO), &to));
    from = sdyi_sharding_keep(c, from);
    to = sdyi_sharding_keep(c, to);
    const sdyrt_axis_list terms = sdyrt_sharding_unreduced(from, &known);
    const sdyrt_reduction reduction =
        attr == NULL ? known : sdyi_reduction_named(attr);
    if (terms.count > 0 && !sdyi_reduction_is_of_shardings(reduction))
        SDYI_TRY(combine(c, from, terms, reduction, s, &from));
    else if (terms.count > 0 && reduction != known)
        SDYI_TRY(make_sharding(c, from, terms, reduction, &from));
    s->moves[s->n++] =
        (sdyi_comm_move){.kind = SDYRT_OP_RESHARD, .from = from, .to = to};
    return SDYRT_OK;
}

static sdyrt_status make_shardy(sdyi_compiler *c, const sdyi_op *op,
                                const move_key *key,
                                const sdyi_shardy **shardy) {
    sdyi_shape shape;
    SDYI_TRY(sdyi_shape_of(op, key->global->type, &shape));
    sdyi_shardy *const s = SDYI_NEW(c->zone, sdyi_shardy, 1);
    s->type = (sdyrt_type){.dtype = shape.dtype, .rank = shape.rank};
    memcpy(s->type.dims, shape.dims, sizeof s->type.dims);
    s->own = axes_of(c, key->manual);
    s->first = c->n_comms;
    s->in_size = key->in_size;
    s->out_size = key->out_size;
    s->text = text_of(c, op);
    *shardy = s;
    return add_moves(c, op, s);
}

/* The movement of an op, shared with earlier ops of the same key. */
static sdyrt_status find_shardy(sdyi_compiler *c, const sdyi_op *op,
                                int64_t in_size, int64_t out_size,
                                const sdyi_shardy **shardy) {
    const move_key key = {.global = sdyi_op_attr(op, SDYI_NAME_GLOBAL),
                          .from = sdyi_op_attr(op, SDYI_NAME_FROM),
                          .to = sdyi_op_attr(op, SDYI_NAME_TO),
                          .reduction = sdyi_op_attr(op, SDYI_NAME_REDUCTION),
                          .manual = sdyi_op_attr(op, SDYI_NAME_MANUAL_AXES),
                          .in_size = in_size,
                          .out_size = out_size};
    tile_move *found = NULL;
    HASH_FIND(hh, c->tile_moves, &key, sizeof key, found);
    if (found == NULL) {
        SDYI_TRY(make_shardy(c, op, &key, shardy));
        found = SDYI_NEW(c->zone, tile_move, 1);
        found->key = key;
        found->shardy = *shardy;
        HASH_ADD(hh, c->tile_moves, key, sizeof key, found);
    }
    *shardy = found->shardy;
    return SDYRT_OK;
}

/* -- cause of a reshard ---------------------------------------------------- */

/* The use of a value by an op at the position of `op`, else its first use. */
static const sdyi_use *use_at(const sdyi_value *value, const sdyi_op *op) {
    const sdyi_use *found = value->uses;
    for (const sdyi_use *u = found; u != NULL; u = u->next) {
        found = u;
        if (u->user->where == op->where)
            break;
    }
    return found;
}

/* The op of the program that a reshard is for: at the reshard's position, the
 * op that made the value or, after other reshards, one that uses it. */
static sdyi_cause cause_of(const sdyi_op *op) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    const sdyi_op *const made_by = value->op;
    if (made_by != NULL && made_by->where == op->where &&
        made_by->row->kind != SDYI_OP_SDYRT_RESHARD)
        return (sdyi_cause){sdyi_op_name(made_by),
                            (int)(value - made_by->results), true};
    const sdyi_use *use = use_at(&op->results[0], op);
    while (use != NULL && use->user->row->kind == SDYI_OP_SDYRT_RESHARD)
        use = use_at(&use->user->results[0], op);
    if (use == NULL)
        return (sdyi_cause){.op = NULL};
    return (sdyi_cause){sdyi_op_name(use->user),
                        (int)(use - use->user->operands), false};
}

/* -- the op ---------------------------------------------------------------- */

typedef struct reshard_plan {
    int link;
} reshard_plan;

static sdyrt_status run(const sdyi_thunk *t, const sdyi_frame *f) {
    const reshard_plan *const p = t->plan;
    return sdyi_shardy_run(t, &f->rank->links[p->link], sdyi_in(t, f, 0),
                           sdyi_out(t, f, 0));
}

sdyrt_status sdyi_execute_tile_reshard(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_shardy *s = NULL;
    sdyi_shape tile;
    if (c->is_process)
        return sdyi_refuse(op, "a tile in a function of "
                               "interpreter.run_parallel");
    SDYI_TRY(sdyi_out_shape(op, 0, &tile));
    SDYI_TRY(
        find_shardy(c, op, sdyi_in_shape(c, op, 0)->count, tile.count, &s));
    reshard_plan *const plan = SDYI_PLAN(c, reshard_plan);
    const sdyi_comm comm = {.kind = SDYI_COMM_SHARDY,
                            .shardy = s,
                            .cause = cause_of(op),
                            .origin = sdyi_origin_of(c, op)};
    *plan = (reshard_plan){c->n_comms};
    sdyi_comm_add(c, &comm);
    c->has_partitions = true;
    return sdyi_emit(c, op, run, plan);
}

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

/* Reduce all unreduced axes in place; returns the tiling after that. */
static const sdyi_tiling *combine(sdyi_compiler *c, const sdyi_tiling *from,
                                  sdyrt_reduction reduction, sdyi_shardy *s) {
    sdyi_tiling *const before = SDYI_NEW(c->zone, sdyi_tiling, 1);
    sdyrt_axis_list *const list = SDYI_NEW(c->zone, sdyrt_axis_list, 1);
    sdyrt_op_axes *const axes = SDYI_NEW(c->zone, sdyrt_op_axes, 1);
    *before = *from;
    before->unreduced.count = 0;
    *list = from->unreduced;
    *axes = (sdyrt_op_axes)SDYRT_OP_AXES_INIT;
    axes->lists = list;
    axes->n_lists = 1;
    sdyi_shardy_move(s, SDYRT_OP_ALL_REDUCE, before, before);
    s->moves[s->n - 1].axes = axes;
    s->moves[s->n - 1].reduction = reduction;
    return before;
}

static void add_moves(sdyi_compiler *c, const sdyi_op *op,
                      const sdyrt_sharding *from, const sdyrt_sharding *to,
                      sdyi_shardy *s) {
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_REDUCTION);
    sdyi_tiling *const first = sdyi_tiling_of(c, from);
    const sdyi_tiling *before = first;
    const sdyi_tiling *const after = sdyi_tiling_of(c, to);
    const sdyrt_reduction reduction =
        attr == NULL ? first->unreduced_op : sdyi_reduction_named(attr);
    if (first->unreduced.count > 0 &&
        !sdyi_reduction_is_of_shardings(reduction))
        before = combine(c, first, reduction, s);
    else
        first->unreduced_op = reduction;
    sdyi_shardy_move(s, SDYRT_OP_RESHARD, before, after);
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

static sdyrt_status make_shardy(sdyi_compiler *c, const sdyi_op *op,
                                const move_key *key,
                                const sdyi_shardy **shardy) {
    const sdyi_manual before = c->manual;
    const sdyrt_sharding *from = NULL, *to = NULL;
    sdyi_shape whole;
    SDYI_TRY(sdyi_shape_of(op, key->global->type, &whole));
    SDYI_TRY(sdyi_bind_sharding(op, key->from, &from));
    SDYI_TRY(sdyi_bind_sharding(op, key->to, &to));
    if (key->manual != NULL)
        sdyi_manual_enter(c, key->manual);
    sdyi_shardy *const s =
        sdyi_shardy_start(c, op, &whole, sdyrt_sharding_mesh(to));
    if (s == NULL)
        return SDYRT_UNSUPPORTED;
    s->in_size = key->in_size;
    s->out_size = key->out_size;
    s->text = text_of(c, op);
    add_moves(c, op, from, to, s);
    c->manual = before;
    *shardy = s;
    return SDYRT_OK;
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

/* The cause of a reshard, an op at its position: the one that made the value
 * or, after other reshards, one that uses it. */
sdyi_cause sdyi_cause_of(const sdyi_op *op) {
    if (op->row->kind != SDYI_OP_SDYRT_RESHARD)
        return (sdyi_cause){.op = NULL};
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

sdyrt_status sdyi_execute_tile_reshard(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_shardy *s = NULL;
    sdyi_shape tile;
    if (c->is_process)
        return sdyi_refuse(op, "a tile in a function of "
                               "interpreter.run_parallel");
    SDYI_TRY(sdyi_out_shape(op, 0, &tile));
    const int in = sdyi_slot_of(c, sdyi_operand(op, 0));
    SDYI_TRY(find_shardy(c, op, sdyi_slot_shape(c, in)->count, tile.count, &s));
    const int out = sdyi_slot_new(c, &tile);
    sdyi_shardy_emit(c, op, s, in, out);
    sdyi_slot_bind(c, &op->results[0], out);
    return SDYRT_OK;
}

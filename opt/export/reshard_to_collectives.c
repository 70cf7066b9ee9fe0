/* A reshard becomes the collectives that do it (mesh/sequence.h):
 *
 *   %1 = sdy.reshard %0 <@m, [{}, {"b", "a"}]>       where %0 has [{"a"}, {}]
 *   ->
 *   %1 = sdy.all_slice [{}, {"b"}] %0 out_sharding=<@m, [{"a"}, {"b"}]>
 *   %2 = sdy.all_to_all [{"a"}: 0->1] %1 out_sharding=<@m, [{}, {"b", "a"}]>
 *
 * One stays where an end is on one device alone, or the ends' meshes differ in
 * more than their devices. */
#include "mesh/sequence.h"
#include "opt/export/reshards/reshards.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"

#include "opt/axes.h"
#include "program/dialects/shardable.h"

typedef struct options {
    bool keeps_redundant;
} options;

static const sdyi_pass_option pass_options[] = {
    {"keep-redundant-reshards", SDYI_OPTION_BOOL, "false",
     "leave reshards that change nothing", offsetof(options, keeps_redundant)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

typedef struct pass {
    sdyi_reshards r;
    bool keeps_redundant;
} pass;

/* One reshard: the value after the collectives so far, and both layouts. */
typedef struct route {
    sdyi_reshards *r;
    sdyi_op *op;
    sdyi_value *value;
    const sdyi_layout *from, *to;
} route;

static void *alloc(void *state, size_t bytes) {
    const route *const w = state;
    return sdyi_zone_alloc_raw(&w->r->pool->scratch, bytes);
}

static const sdyi_attr *lists_attr(const route *w, const sdyi_axes *lists) {
    sdyi_span spans[SDYRT_MAX_RANK];
    const int rank = w->from->sharding->rank;
    for (int d = 0; d < rank; d++)
        spans[d] = sdyi_span_of(&lists[d]);
    return sdyi_axes_lists_attr(w->r->pool, w->from->sharding->mesh, spans,
                                rank);
}

static const sdyi_attr *moved_attr(const route *w, const sdyi_move *move) {
    const sdyi_cell cells[] = {
        {.attr = sdyi_axes_attr(w->r->pool, w->from->sharding->mesh,
                                sdyi_span_of(move->axes))},
        {.integer = move->source},
        {.integer = move->target}};
    return sdyi_attr_make(w->r->pool, SDYI_ATTR_A2A_PARAMS, 0, NULL, cells, 3);
}

/* The sharding after a move: closed, with the target's unreduced axes. */
static const sdyi_attr *sharding_of(const route *w, const sdyi_move *move) {
    sdyi_sharding_parts parts;
    sdyi_layout_parts(w->to, &parts);
    const sdyrt_sharding *const on =
        move->is_on_target ? w->to->sharding : w->from->sharding;
    parts.mesh = on->mesh;
    parts.mesh_name = on->mesh_name;
    parts.replicated = (sdyi_span){NULL, 0};
    for (int d = 0; d < parts.rank; d++)
        parts.dims[d] = (sdyi_dim){.axes = sdyi_span_of(&move->dims[d])};
    const sdyi_layout *const made = sdyi_layout_make(&w->r->layouts, &parts);
    return made == NULL ? w->to->attr : made->attr;
}

static void put_move(void *state, const sdyi_move *move) {
    route *const w = state;
    const sdyi_attr *const sharding = sharding_of(w, move);
    switch (move->kind) {
    case SDYI_MOVE_SLICE:
        w->value = sdyi_put_collective(w->op, SDYI_OP_SDY_ALL_SLICE, w->value,
                                       lists_attr(w, move->axes), sharding);
        break;
    case SDYI_MOVE_PERMUTE:
        w->value = sdyi_put_collective(w->op, SDYI_OP_SDY_COLLECTIVE_PERMUTE,
                                       w->value, NULL, sharding);
        break;
    case SDYI_MOVE_TO_ALL:
        w->value = sdyi_put_collective(w->op, SDYI_OP_SDY_ALL_TO_ALL, w->value,
                                       moved_attr(w, move), sharding);
        break;
    case SDYI_MOVE_GATHER:
        w->value = sdyi_put_collective(w->op, SDYI_OP_SDY_ALL_GATHER, w->value,
                                       lists_attr(w, move->axes), sharding);
        break;
    }
}

static void put_moves(route *w) {
    const int rank = w->from->sharding->rank;
    const sdyi_type *const type = w->value->type;
    sdyi_span from[SDYRT_MAX_RANK], to[SDYRT_MAX_RANK];
    int64_t sizes[SDYRT_MAX_RANK];
    for (int d = 0; d < rank; d++) {
        from[d] = w->from->sharding->dims[d].axes;
        to[d] = w->to->sharding->dims[d].axes;
        sizes[d] = type->cells[d].integer;
    }
    const sdyrt_mesh *const mesh = w->to->sharding->mesh;
    const sdyi_sequence sequence = {.mesh = mesh,
                                    .changes_mesh =
                                        w->from->sharding->mesh != mesh,
                                    .rank = rank,
                                    .sizes = sizes,
                                    .from = from,
                                    .to = to,
                                    .alloc = alloc,
                                    .move = put_move,
                                    .state = w};
    sdyi_sequence_make(&sequence);
}

/* Find the layouts of both ends, looking through propagation barriers. False:
 * there is none, or no collectives turn one into the other. */
static bool find_ends(route *w) {
    w->value = sdyi_past_barriers(w->value);
    w->to = sdyi_own_layout(w->r, &w->op->results[0]);
    w->from = sdyi_own_layout(w->r, w->value);
    if (w->to == NULL || !sdyi_type_is_static(w->value->type))
        return false;
    if (w->from == NULL)
        w->from = sdyi_layout_of(&w->r->layouts,
                                 sdyi_sharding_closed(w->r->pool, w->to->attr,
                                                      w->to->sharding->rank));
    if (w->from == NULL || sdyrt_mesh_is_maximal(sdyi_layout_mesh(w->from)) ||
        sdyrt_mesh_is_maximal(sdyi_layout_mesh(w->to)) ||
        w->from->sharding->rank != w->to->sharding->rank)
        return false;
    if (!sdyi_cuts_something(w->to) && sdyi_cuts_something(w->from))
        w->to = sdyi_layout_of(&w->r->layouts,
                               sdyi_sharding_closed(w->r->pool, w->from->attr,
                                                    w->from->sharding->rank));
    return !sdyi_cuts_something(w->to) ||
           sdyi_mesh_equal_axes(sdyi_layout_mesh(w->from),
                                sdyi_layout_mesh(w->to));
}

static sdyi_walk visit(void *state, sdyi_op *op) {
    pass *const p = state;
    if (op->row->kind != SDYI_OP_SDY_RESHARD)
        return SDYI_WALK_ON;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&p->r.pool->scratch);
    route w = {.r = &p->r, .op = op, .value = sdyi_operand(op, 0)};
    if (find_ends(&w) &&
        !(p->keeps_redundant && sdyi_is_cut_alike(w.from->attr, w.to->attr))) {
        if (sdyi_cuts_something(w.from) || sdyi_cuts_something(w.to))
            put_moves(&w);
        sdyi_op_replace(op, w.value);
    }
    sdyi_zone_reset(&p->r.pool->scratch, mark);
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    const options *const o = chosen;
    pass p = {.keeps_redundant = o->keeps_redundant};
    sdyi_reshards_start(&p.r, op->module->op);
    (void)sdyi_walk_post(op, visit, &p);
    sdyi_reshards_end(&p.r);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_reshard_to_collectives = {
    .name = "sdy-reshard-to-collectives",
    .title = "ReshardToCollectivesPass",
    .summary = "make collectives of reshards",
    .on = SDYI_ON_FUNCTION,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .run = run,
};

/* Shardy's collectives and manual computations, as movements of the runtime;
 * see shardy.h. */
#include "program/execute/shardy.h"

#include "program/dialects/sdy/sdy.h"
#include "program/execute/execute.h"

#include <string.h>

/* -- axes ------------------------------------------------------------------ */

static sdyrt_axis_ref copy_ref(sdyi_compiler *c, const sdyrt_axis_ref *ref) {
    return (sdyrt_axis_ref){
        sdyi_zone_string(c->zone, ref->name, strlen(ref->name)), ref->pre,
        ref->size};
}

/* The list of axes that an attribute of kind AXES holds. */
static sdyrt_axis_list read_axes(sdyi_compiler *c, const sdyi_attr *axes) {
    const int n = (int)(axes->n / 3);
    sdyrt_axis_ref *const refs = SDYI_NEW(c->zone, sdyrt_axis_ref, n + 1);
    for (int i = 0; i < n; i++) {
        const sdyi_cell *const cells = &axes->cells[(ptrdiff_t)3 * i];
        const sdyrt_axis_ref ref = {
            sdyi_name_text(c->pool, (sdyi_name)cells[0].integer),
            cells[1].integer, cells[2].integer};
        refs[i] = copy_ref(c, &ref);
        if (refs[i].pre == 0)
            refs[i].size = 0;
    }
    return (sdyrt_axis_list){refs, n};
}

static bool is_outer(const sdyi_compiler *c, const char *axis) {
    for (int i = 0; i < c->manual.n; i++)
        if (strcmp(c->manual.axes[i].name, axis) == 0)
            return true;
    return false;
}

static int64_t size_of(const sdyi_tiling *t, const char *axis, int *at) {
    for (*at = 0; *at < t->n_axes; ++*at)
        if (strcmp(t->axes[*at].name, axis) == 0)
            return t->axes[*at].size;
    return 1;
}

/* Sort axes in the order of the mesh, and merge neighbouring sub-axes; returns
 * their number. */
static int normalize(const sdyi_tiling *t, sdyrt_axis_ref *refs, int n) {
    for (int i = 1; i < n; i++)
        for (int k = i, a, b; k > 0; k--) {
            (void)size_of(t, refs[k - 1].name, &a);
            (void)size_of(t, refs[k].name, &b);
            if (a < b || (a == b && refs[k - 1].pre <= refs[k].pre))
                break;
            const sdyrt_axis_ref moved = refs[k];
            refs[k] = refs[k - 1];
            refs[k - 1] = moved;
        }
    int last = -1, at;
    for (int i = 0; i < n; i++) {
        if (last >= 0 && strcmp(refs[last].name, refs[i].name) == 0 &&
            refs[last].pre * refs[last].size == refs[i].pre)
            refs[last].size *= refs[i].size;
        else
            refs[++last] = refs[i];
        if (refs[last].pre == 1 &&
            refs[last].size == size_of(t, refs[last].name, &at))
            refs[last].pre = refs[last].size = 0;
    }
    return last + 1;
}

/* The concatenation of axis lists, normalized in `mesh` unless that is NULL. */
static sdyrt_axis_list join_lists(sdyi_compiler *c, const sdyi_tiling *mesh,
                                  const sdyrt_axis_list *lists, int n) {
    int count = 0;
    for (int i = 0; i < n; i++)
        count += lists[i].count;
    sdyrt_axis_ref *const refs = SDYI_NEW(c->zone, sdyrt_axis_ref, count + 1);
    int at = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < lists[i].count; k++)
            refs[at++] = lists[i].refs[k];
    if (mesh != NULL)
        count = normalize(mesh, refs, count);
    return (sdyrt_axis_list){refs, count};
}

/* -- tilings --------------------------------------------------------------- */

static void copy_mesh(sdyi_compiler *c, const sdyrt_mesh *mesh,
                      sdyi_tiling *tiling) {
    const int n = sdyrt_mesh_axis_count(mesh);
    sdyrt_mesh_axis *const axes = SDYI_NEW(c->zone, sdyrt_mesh_axis, n + 1);
    for (int i = 0; i < n; i++) {
        const sdyrt_mesh_axis axis = sdyrt_mesh_axis_at(mesh, i);
        axes[i] = (sdyrt_mesh_axis){
            sdyi_zone_string(c->zone, axis.name, strlen(axis.name)), axis.size};
    }
    tiling->axes = axes;
    tiling->n_axes = n;
    tiling->n_devices = sdyrt_mesh_device_count(mesh);
    int64_t *const devices = SDYI_NEW(c->zone, int64_t, tiling->n_devices + 1);
    bool is_in_order = true;
    for (int64_t i = 0; i < tiling->n_devices; i++) {
        (void)sdyrt_mesh_device_at(mesh, i, &devices[i]);
        is_in_order &= devices[i] == i;
    }
    tiling->devices = is_in_order ? NULL : devices;
}

/* The tiling of a replicated value: the outer manual axes shard dimension 0, no
 * other dimension is sharded. */
static sdyi_tiling *tile_whole(sdyi_compiler *c, const sdyrt_mesh *mesh) {
    sdyi_tiling *const tiling = SDYI_NEW(c->zone, sdyi_tiling, 1);
    copy_mesh(c, mesh, tiling);
    tiling->dims[0].axes = (sdyrt_axis_list){c->manual.axes, c->manual.n};
    return tiling;
}

sdyi_tiling *sdyi_tiling_of(sdyi_compiler *c, const sdyrt_sharding *s,
                            const sdyi_attr *keep) {
    sdyi_tiling *const tiling = tile_whole(c, sdyrt_sharding_mesh(s));
    const int rank = sdyrt_sharding_rank(s);
    sdyrt_reduction reduction = SDYRT_SUM;
    for (int d = 0; d <= rank; d++) {
        const sdyrt_axis_list axes =
            d < rank ? sdyrt_sharding_dim_at(s, d).axes
                     : sdyrt_sharding_unreduced(s, &reduction);
        sdyrt_axis_ref *const refs =
            SDYI_NEW(c->zone, sdyrt_axis_ref, axes.count + 1);
        int n = 0;
        for (int i = 0; i < axes.count; i++) {
            bool is_kept = keep == NULL;
            for (int64_t k = 0; keep != NULL && k < keep->n; k++)
                is_kept |=
                    strcmp(sdyi_name_text(c->pool,
                                          (sdyi_name)keep->cells[k].integer),
                           axes.refs[i].name) == 0;
            if (is_kept && !is_outer(c, axes.refs[i].name))
                refs[n++] = copy_ref(c, &axes.refs[i]);
        }
        const sdyrt_axis_list kept = {refs, n};
        if (d < rank)
            tiling->dims[d + 1].axes = kept;
        else
            tiling->unreduced = kept;
    }
    tiling->unreduced_op = reduction;
    return tiling;
}

/* sdyi_tiling_of for a replicated value. Axes unreduced by a maximum or minimum
 * are dropped: equal terms of these are replicas of the value. */
static sdyi_tiling *tile(sdyi_compiler *c, const sdyrt_sharding *s,
                         const sdyi_attr *keep) {
    sdyi_tiling *const tiling = sdyi_tiling_of(c, s, keep);
    if (tiling->unreduced_op != SDYRT_SUM)
        tiling->unreduced.count = 0;
    tiling->unreduced_op = SDYRT_SUM;
    return tiling;
}

/* -- emitting -------------------------------------------------------------- */

sdyi_shardy *sdyi_shardy_start(sdyi_compiler *c, const sdyi_op *op,
                               const sdyi_shape *shape,
                               const sdyrt_mesh *mesh) {
    if (shape->rank >= SDYRT_MAX_RANK) {
        (void)sdyi_refuse(op, "a tensor of %d dimensions", shape->rank);
        return NULL;
    }
    sdyi_shardy *const made = SDYI_NEW(c->zone, sdyi_shardy, 1);
    sdyrt_type *const type = &made->type;
    made->first = c->n_comms;
    *type = (sdyrt_type){.dtype = shape->dtype, .rank = shape->rank + 1};
    type->dims[0] = 1;
    for (int i = 0; i < c->manual.n; i++)
        for (int a = 0; a < sdyrt_mesh_axis_count(mesh); a++) {
            const sdyrt_mesh_axis axis = sdyrt_mesh_axis_at(mesh, a);
            if (strcmp(axis.name, c->manual.axes[i].name) == 0)
                type->dims[0] *= axis.size;
        }
    memcpy(type->dims + 1, shape->dims, (size_t)shape->rank * sizeof(int64_t));
    return made;
}

void sdyi_shardy_move(sdyi_shardy *s, sdyrt_op_kind kind,
                      const sdyi_tiling *from, const sdyi_tiling *to) {
    s->moves[s->n++] = (sdyi_comm_move){.kind = kind, .from = from, .to = to};
}

typedef struct shardy_plan {
    int link;
    size_t bytes; /* of the result */
} shardy_plan;

static sdyrt_status run(const sdyi_thunk *t, const sdyi_frame *f) {
    const shardy_plan *const p = t->plan;
    return sdyi_shardy_run(t, &f->rank->links[p->link], sdyi_in(t, f, 0),
                           sdyi_out(t, f, 0), p->bytes);
}

void sdyi_shardy_emit(sdyi_compiler *c, const sdyi_op *op, const sdyi_shardy *s,
                      bool is_value, int in, int out) {
    shardy_plan *const plan = SDYI_PLAN(c, shardy_plan);
    int *const slots = SDYI_NEW(c->zone, int, 2);
    slots[0] = in;
    slots[1] = out;
    sdyi_slot_use(c, in);
    const sdyi_comm comm = {.kind = SDYI_COMM_SHARDY,
                            .shardy = s,
                            .is_value = is_value,
                            .cause = sdyi_cause_of(op),
                            .origin = sdyi_origin_of(c, op)};
    *plan = (shardy_plan){c->n_comms, sdyi_slot_shape(c, out)->bytes};
    sdyi_comm_add(c, &comm);
    c->has_partitions = true;
    sdyi_thunk_append(c, &(sdyi_thunk){.run = run,
                                       .plan = plan,
                                       .in = slots,
                                       .out = slots + 1,
                                       .n_in = 1,
                                       .n_out = 1,
                                       .position = c->position,
                                       .origin = comm.origin});
}

/* -- collectives ----------------------------------------------------------- */

/* The axis lists of an attribute, after an empty one for dimension 0; or one
 * list alone. */
static const sdyrt_op_axes *read_lists(sdyi_compiler *c, const sdyi_attr *attr,
                                       sdyrt_axis_list *all) {
    const bool is_one = sdyi_attr_is(attr, SDYI_ATTR_AXES);
    const int n = is_one ? 1 : (int)attr->n + 1;
    sdyrt_axis_list *const lists = SDYI_NEW(c->zone, sdyrt_axis_list, n + 1);
    for (int i = is_one ? 0 : 1; i < n; i++)
        lists[i] = read_axes(c, is_one ? attr : attr->cells[i - 1].attr);
    sdyrt_op_axes *const axes = SDYI_NEW(c->zone, sdyrt_op_axes, 1);
    *axes = (sdyrt_op_axes)SDYRT_OP_AXES_INIT;
    axes->lists = lists;
    axes->n_lists = n;
    *all = join_lists(c, NULL, lists, n);
    return axes;
}

static const sdyrt_op_axes *read_params(sdyi_compiler *c,
                                        const sdyi_attr *attr) {
    const int n = (int)(attr->n / 3);
    sdyrt_all_to_all_param *const params =
        SDYI_NEW(c->zone, sdyrt_all_to_all_param, n + 1);
    for (int i = 0; i < n; i++) {
        const sdyi_cell *const cells = &attr->cells[(ptrdiff_t)3 * i];
        params[i] = (sdyrt_all_to_all_param){read_axes(c, cells[0].attr),
                                             cells[1].integer + 1,
                                             cells[2].integer + 1};
    }
    sdyrt_op_axes *const axes = SDYI_NEW(c->zone, sdyrt_op_axes, 1);
    *axes = (sdyrt_op_axes)SDYRT_OP_AXES_INIT;
    axes->params = params;
    axes->n_params = n;
    return axes;
}

static sdyrt_op_kind kind_of(const sdyi_op *op) {
    for (int kind = 0; kind < SDYRT_OP_COUNT; kind++)
        if (strcmp(sdyi_op_name(op) + strlen("sdy."),
                   sdyrt_op_name((sdyrt_op_kind)kind)) == 0)
            return (sdyrt_op_kind)kind;
    return SDYRT_OP_RESHARD;
}

/* The collective itself, from the tile of the operand to that of the result.
 * The axes of a sum become unreduced axes of the source. */
static void add_collective(sdyi_compiler *c, const sdyi_op *op,
                           sdyi_tiling *from, const sdyi_tiling *to,
                           sdyi_shardy *s) {
    const sdyrt_op_kind kind = kind_of(op);
    const bool reduces =
        kind == SDYRT_OP_ALL_REDUCE || kind == SDYRT_OP_REDUCE_SCATTER;
    const sdyi_attr *const attr = sdyi_op_attr(op, sdyi_collective_axes(op));
    sdyi_comm_move move = {.kind = kind, .from = from, .to = to};
    sdyrt_axis_list all = {NULL, 0};
    if (sdyi_attr_is(attr, SDYI_ATTR_A2A_PARAMS))
        move.axes = read_params(c, attr);
    else if (attr != NULL)
        move.axes = read_lists(c, attr, &all);
    if (reduces)
        move.reduction = sdyi_reduction_of(op);
    if (reduces && move.reduction == SDYRT_SUM) {
        const sdyrt_axis_list lists[] = {to->unreduced, all};
        from->unreduced = join_lists(c, from, lists, 2);
    }
    s->moves[s->n++] = move;
}

sdyrt_status sdyi_execute_shardy(sdyi_compiler *c, const sdyi_op *op) {
    const sdyrt_sharding *from = NULL, *to = NULL;
    bool is_known, is_to_known;
    SDYI_TRY(sdyi_bound_sharding_of(sdyi_operand(op, 0), &is_known, &from));
    SDYI_TRY(sdyi_bound_sharding_of(&op->results[0], &is_to_known, &to));
    if (!is_known || !is_to_known || to == NULL ||
        !sdyi_type_is(op->results[0].type, SDYI_TYPE_TENSOR))
        return sdyi_refuse(op, "a sharding of a mesh that is not there");
    if (c->is_process)
        return sdyi_refuse(op, "a sharding in a function of "
                               "interpreter.run_parallel");
    const sdyrt_mesh *const mesh = sdyrt_sharding_mesh(to);
    if (sdyrt_mesh_is_maximal(mesh) || sdyrt_mesh_is_empty(mesh))
        return sdyi_alias(c, op, 0, 0);
    const int in = sdyi_slot_of(c, sdyi_operand(op, 0));
    const sdyi_shape shape = *sdyi_slot_shape(c, in);
    sdyi_shardy *const s = sdyi_shardy_start(c, op, &shape, mesh);
    if (s == NULL)
        return SDYRT_UNSUPPORTED;
    sdyi_tiling *const before =
        from == NULL ? tile_whole(c, mesh) : tile(c, from, NULL);
    sdyi_tiling *const after = tile(c, to, NULL);
    const sdyrt_mesh *const from_mesh =
        from == NULL ? mesh : sdyrt_sharding_mesh(from);
    sdyi_shardy_move(s, SDYRT_OP_RESHARD, tile_whole(c, from_mesh), before);
    add_collective(c, op, before, after, s);
    sdyi_shardy_move(s, SDYRT_OP_RESHARD, after, tile_whole(c, mesh));
    const int out = sdyi_slot_new(c, &shape);
    sdyi_shardy_emit(c, op, s, true, in, out);
    sdyi_slot_bind(c, &op->results[0], out);
    return SDYRT_OK;
}

/* -- manual computations --------------------------------------------------- */

/* A reshard between all of a value and its tile along the manual axes, on
 * entering (`is_in`) or leaving. `shape` is that of the new slot. */
static sdyrt_status cut(sdyi_compiler *c, const sdyi_op *op, int i, bool is_in,
                        int in, const sdyi_shape *shape, int *out) {
    const sdyi_attr *const shardings = sdyi_op_attr(
        op, is_in ? SDYI_NAME_IN_SHARDINGS : SDYI_NAME_OUT_SHARDINGS);
    const sdyrt_sharding *sharding = NULL;
    const sdyrt_mesh *const mesh = sdyi_mesh_at(op, shardings->cells[i].attr);
    if (mesh == NULL)
        return sdyi_refuse(op, "a sharding of a mesh that is not there");
    SDYI_TRY(sdyi_bind_sharding(op, shardings->cells[i].attr, &sharding));
    *out = sdyi_slot_new(c, shape);
    sdyi_shardy *const s =
        sdyi_shardy_start(c, op, sdyi_slot_shape(c, is_in ? in : *out), mesh);
    if (s == NULL)
        return SDYRT_UNSUPPORTED;
    const sdyi_attr *const manual = sdyi_op_attr(op, SDYI_NAME_MANUAL_AXES);
    const sdyi_tiling *const all = tile_whole(c, mesh);
    const sdyi_tiling *const part =
        is_in ? tile(c, sharding, manual) : sdyi_tiling_of(c, sharding, manual);
    sdyi_shardy_move(s, SDYRT_OP_RESHARD, is_in ? all : part,
                     is_in ? part : all);
    sdyi_shardy_emit(c, op, s, false, in, *out);
    return SDYRT_OK;
}

void sdyi_manual_enter(sdyi_compiler *c, const sdyi_attr *manual) {
    const int n = c->manual.n + (int)manual->n;
    sdyrt_axis_ref *const axes = SDYI_NEW(c->zone, sdyrt_axis_ref, n + 1);
    for (int i = 0; i < c->manual.n; i++)
        axes[i] = c->manual.axes[i];
    for (int64_t i = 0; i < manual->n; i++) {
        const sdyrt_axis_ref ref = {
            sdyi_name_text(c->pool, (sdyi_name)manual->cells[i].integer), 0, 0};
        axes[c->manual.n + i] = copy_ref(c, &ref);
    }
    c->manual.axes = axes;
    c->manual.n = n;
}

sdyrt_status sdyi_execute_manual_computation(sdyi_compiler *c,
                                             const sdyi_op *op) {
    const sdyi_block *const block = op->regions[0].first;
    const sdyi_attr *const manual = sdyi_op_attr(op, SDYI_NAME_MANUAL_AXES);
    if (manual->n == 0)
        return sdyi_execute_region(c, op);
    if (c->is_process)
        return sdyi_refuse(op, "in a function of interpreter.run_parallel");
    for (int i = 0; i < op->n_operands; i++) {
        const int in = sdyi_slot_of(c, sdyi_operand(op, i));
        sdyi_shape part;
        int out = 0;
        SDYI_TRY(sdyi_shape_of(op, block->args[i]->type, &part));
        SDYI_TRY(cut(c, op, i, true, in, &part, &out));
        sdyi_slot_bind(c, block->args[i], out);
    }
    const sdyi_manual before = c->manual;
    const int *results;
    int n;
    sdyi_manual_enter(c, manual);
    SDYI_TRY(sdyi_compile_block(c, block, c->thunks, &results, &n));
    c->manual = before;
    for (int i = 0; i < op->n_results; i++) {
        sdyi_shape whole;
        int out = 0;
        SDYI_TRY(sdyi_out_shape(op, i, &whole));
        SDYI_TRY(cut(c, op, i, false, results[i], &whole, &out));
        sdyi_slot_bind(c, &op->results[i], out);
    }
    return SDYRT_OK;
}

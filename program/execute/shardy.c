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

static bool is_outer(const sdyi_compiler *c, const char *axis) {
    for (int i = 0; i < c->manual.n; i++)
        if (strcmp(c->manual.axes[i].name, axis) == 0)
            return true;
    return false;
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

sdyi_tiling *sdyi_tiling_of(sdyi_compiler *c, const sdyrt_sharding *s) {
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
            if (!is_outer(c, axes.refs[i].name))
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
} shardy_plan;

static sdyrt_status run(const sdyi_thunk *t, const sdyi_frame *f) {
    const shardy_plan *const p = t->plan;
    return sdyi_shardy_run(t, &f->rank->links[p->link], sdyi_in(t, f, 0),
                           sdyi_out(t, f, 0));
}

void sdyi_shardy_emit(sdyi_compiler *c, const sdyi_op *op, const sdyi_shardy *s,
                      int in, int out) {
    shardy_plan *const plan = SDYI_PLAN(c, shardy_plan);
    int *const slots = SDYI_NEW(c->zone, int, 2);
    slots[0] = in;
    slots[1] = out;
    sdyi_slot_use(c, in);
    const sdyi_comm comm = {.kind = SDYI_COMM_SHARDY,
                            .shardy = s,
                            .cause = sdyi_cause_of(op),
                            .origin = sdyi_origin_of(c, op)};
    *plan = (shardy_plan){c->n_comms};
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

/* Ops that bring a value to another sharding: all_reduce of its unreduced axes,
 * conversions to new unreduced axes, and reshard. */
#include "opt/axes.h"
#include "opt/export/reshards/reshards.h"
#include "program/dialects/sdy/sdy.h"
#include "program/dialects/shardable.h"
#include "program/ir/record.h"

static const sdyi_span nothing = {NULL, 0};

bool sdyi_cuts_something(const sdyi_layout *layout) {
    for (int d = 0; layout != NULL && d < layout->sharding->rank; d++)
        if (layout->sharding->dims[d].axes.count > 0)
            return true;
    return false;
}

/* -- making ops ------------------------------------------------------------ */

static sdyi_op *put(sdyi_op *before, sdyi_op_kind kind, sdyi_value *value) {
    const sdyi_maker m = {.module = before->module,
                          .before = before,
                          .loc = sdyi_value_loc(value)};
    return sdyi_make_op(&m, kind, &value, 1, value->type);
}

sdyi_value *sdyi_put_reshard(sdyi_op *before, sdyi_value *value,
                             const sdyi_attr *sharding) {
    sdyi_op *const op = put(before, SDYI_OP_SDY_RESHARD, value);
    sdyi_op_set_attr(op, SDYI_NAME_SHARDING, sharding);
    return &op->results[0];
}

sdyi_value *sdyi_put_collective(sdyi_op *before, sdyi_op_kind kind,
                                sdyi_value *value, const sdyi_attr *axes,
                                const sdyi_attr *sharding) {
    sdyi_op *const op = put(before, kind, value);
    if (axes != NULL)
        sdyi_op_set_attr(op, sdyi_collective_axes(op), axes);
    sdyi_op_set_attr(op, SDYI_NAME_OUT_SHARDING, sharding);
    return &op->results[0];
}

/* -- attributes ------------------------------------------------------------ */

const sdyi_attr *sdyi_axes_attr(sdyi_pool *pool, const sdyrt_mesh *mesh,
                                sdyi_span axes) {
    sdyi_cell *const cells =
        SDYI_NEW(&pool->scratch, sdyi_cell, 3 * axes.count);
    for (int i = 0; i < axes.count; i++) {
        const sdyi_ref ref = axes.refs[i];
        cells[3 * i].integer = sdyi_name_of_string(pool, mesh->names[ref.axis]);
        cells[3 * i + 1].integer = ref.sub ? ref.pre : 0;
        cells[3 * i + 2].integer = ref.sub ? ref.size : 0;
    }
    return sdyi_attr_make(pool, SDYI_ATTR_AXES, 0, NULL, cells, 3 * axes.count);
}

const sdyi_attr *sdyi_axes_lists_attr(sdyi_pool *pool, const sdyrt_mesh *mesh,
                                      const sdyi_span *lists, int rank) {
    sdyi_cell cells[SDYRT_MAX_RANK];
    for (int d = 0; d < rank; d++)
        cells[d].attr = sdyi_axes_attr(pool, mesh, lists[d]);
    return sdyi_attr_make(pool, SDYI_ATTR_AXES_LISTS, 0, NULL, cells, rank);
}

static const sdyi_attr *attr_of(sdyi_reshards *r,
                                const sdyi_sharding_parts *parts,
                                const sdyi_layout *fallback) {
    const sdyi_layout *const made = sdyi_layout_make(&r->layouts, parts);
    return made == NULL ? fallback->attr : made->attr;
}

/* -- unreduced axes that go ------------------------------------------------ */

static sdyi_span without(sdyi_reshards *r, const sdyrt_mesh *mesh, sdyi_span a,
                         sdyi_span b) {
    sdyi_axes left;
    sdyi_axes_set_diff(mesh, a, b, &left);
    return sdyi_kept(r, &left);
}

static void set_reduction(sdyi_op *op, sdyrt_reduction reduction) {
    const sdyi_cell cell = {.integer = (int64_t)reduction};
    sdyi_op_set_attr(op, SDYI_NAME_REDUCTION_OP,
                     sdyi_attr_make(op->module->pool, SDYI_ATTR_ENUM,
                                    SDYI_ENUM_REDUCTION_OP, NULL, &cell, 1));
}

sdyi_value *sdyi_put_all_reduce(sdyi_reshards *r, sdyi_op *before,
                                sdyi_value *value, const sdyi_layout *layout,
                                sdyi_span axes) {
    sdyi_axes sorted;
    sdyi_sharding_parts parts;
    const sdyrt_mesh *const mesh = sdyi_layout_mesh(layout);
    sdyi_axes_copy(&sorted, axes);
    sdyi_axes_sort_and_merge(mesh, &sorted);
    sdyi_layout_parts(layout, &parts);
    const sdyrt_reduction reduction = parts.unreduced_op;
    parts.unreduced = without(r, mesh, parts.unreduced, axes);
    if (parts.unreduced.count == 0)
        parts.unreduced_op = SDYRT_SUM;
    sdyi_value *const reduced = sdyi_put_collective(
        before, SDYI_OP_SDY_ALL_REDUCE, value,
        sdyi_axes_attr(r->pool, mesh, sdyi_span_of(&sorted)),
        attr_of(r, &parts, layout));
    if (reduction != SDYRT_SUM)
        set_reduction(reduced->op, reduction);
    return reduced;
}

sdyi_value *sdyi_reduce(sdyi_reshards *r, sdyi_op *before, sdyi_value *value,
                        sdyi_span kept) {
    const sdyi_layout *const layout = sdyi_own_layout(r, value);
    if (layout == NULL || layout->sharding->unreduced.count == 0)
        return value;
    const sdyi_span gone =
        without(r, sdyi_layout_mesh(layout), layout->sharding->unreduced, kept);
    return gone.count == 0
               ? value
               : sdyi_put_all_reduce(r, before, value, layout, gone);
}

/* -- unreduced axes that come ---------------------------------------------- */

/* The steps to the new unreduced axes: a reshard if dimensions change
 * otherwise, replicated_to_unreduced for axes of no dimension,
 * sharded_to_unreduced for axes that dimensions give up. */
typedef struct route {
    const sdyi_layout *from, *to;
    bool has_reshard;
    sdyi_dim dims[SDYRT_MAX_RANK]; /* until the last step */
    sdyi_span given[SDYRT_MAX_RANK];
    sdyi_axes all_given;
} route;

static void plan_dim(sdyi_reshards *r, route *w, sdyi_span new, int d) {
    const sdyrt_mesh *const mesh = sdyi_layout_mesh(w->to);
    const sdyi_dim *const in = &w->from->sharding->dims[d];
    const sdyi_dim *const out = &w->to->sharding->dims[d];
    const sdyi_prefix_status status =
        sdyi_axes_prefix_status(out->axes, in->axes);
    w->dims[d] = *out;
    w->given[d] = nothing;
    if (status == SDYI_PREFIX_STRICT) {
        const sdyi_span given = without(r, mesh, in->axes, out->axes);
        if (without(r, mesh, given, new).count == 0) {
            w->dims[d] = *in;
            w->given[d] = given;
            sdyi_axes_append_all(&w->all_given, given);
            return;
        }
    }
    w->has_reshard = w->has_reshard || status != SDYI_PREFIX_EQUAL;
}

/* Turn replicated axes into unreduced ones: along `replicated` one device keeps
 * its data. */
static sdyi_value *spread_out(sdyi_reshards *r, sdyi_op *before,
                              sdyi_value *value, const route *w,
                              sdyi_sharding_parts *parts,
                              sdyi_span replicated) {
    const sdyrt_mesh *const mesh = sdyi_layout_mesh(w->to);
    sdyi_axes all;
    sdyi_axes_copy(&all, parts->unreduced);
    sdyi_axes_append_all(&all, replicated);
    sdyi_axes_sort_and_merge(mesh, &all);
    parts->unreduced = sdyi_kept(r, &all);
    parts->unreduced_op = w->to->sharding->unreduced_op;
    parts->replicated = w->to->sharding->replicated;
    return sdyi_put_collective(before, SDYI_OP_SDY_REPLICATED_TO_UNREDUCED,
                               value, sdyi_axes_attr(r->pool, mesh, replicated),
                               attr_of(r, parts, w->to));
}

/* The axes `new` become unreduced ones of a value. */
static sdyi_value *unreduce(sdyi_reshards *r, sdyi_op *before,
                            sdyi_value *value, const sdyi_layout *from,
                            const sdyi_layout *to, sdyi_span new) {
    const int rank = to->sharding->rank;
    route w = {.from = from, .to = to};
    sdyi_sharding_parts parts;
    for (int d = 0; d < rank; d++)
        plan_dim(r, &w, new, d);
    sdyi_layout_parts(from, &parts);
    for (int d = 0; d < rank; d++)
        parts.dims[d] = w.dims[d];
    if (w.has_reshard)
        value = sdyi_put_reshard(before, value, attr_of(r, &parts, to));
    const sdyi_span replicated =
        without(r, sdyi_layout_mesh(to), new, sdyi_span_of(&w.all_given));
    if (replicated.count > 0)
        value = spread_out(r, before, value, &w, &parts, replicated);
    if (w.all_given.count > 0)
        value = sdyi_put_collective(
            before, SDYI_OP_SDY_SHARDED_TO_UNREDUCED, value,
            sdyi_axes_lists_attr(r->pool, sdyi_layout_mesh(to), w.given, rank),
            to->attr);
    return value;
}

/* -- to a target ----------------------------------------------------------- */

static bool has_rank_of(const sdyi_layout *a, const sdyi_layout *b) {
    return a->sharding->rank == b->sharding->rank;
}

static sdyi_value *unreduce_to(sdyi_reshards *r, sdyi_op *before,
                               sdyi_value *value, const sdyi_layout *target) {
    const sdyi_layout *const from = sdyi_own_layout(r, value);
    if (from == NULL || !has_rank_of(from, target) ||
        sdyi_layout_mesh(from) != sdyi_layout_mesh(target))
        return value;
    const sdyi_span new =
        without(r, sdyi_layout_mesh(target), target->sharding->unreduced,
                from->sharding->unreduced);
    return new.count == 0 ? value
                          : unreduce(r, before, value, from, target, new);
}

sdyi_value *sdyi_reshard_to(sdyi_reshards *r, sdyi_op *before,
                            sdyi_value *value, const sdyi_layout *target,
                            bool is_full) {
    value = sdyi_reduce(r, before, value,
                        target == NULL ? nothing : target->sharding->unreduced);
    if (target != NULL && target->sharding->unreduced.count > 0)
        value = unreduce_to(r, before, value, target);
    const sdyi_layout *const from = sdyi_own_layout(r, value);
    if (!is_full || (target == NULL && from == NULL))
        return value;
    const sdyi_attr *const to =
        target != NULL
            ? target->attr
            : sdyi_sharding_closed(r->pool, from->attr, from->sharding->rank);
    return sdyi_is_cut_alike(from == NULL ? NULL : from->attr, to)
               ? value
               : sdyi_put_reshard(before, value, to);
}

/* Manual axes made explicit: those that a sharding of a manual computation does
 * not mention become replicated axes of it, and the list is in mesh order:
 *
 *   in_shardings=[<@m, [{"a"}]>] manual_axes={"b", "a"}
 *   ->
 *   in_shardings=[<@m, [{"a"}], replicated={"b"}>] manual_axes={"a", "b"}
 *
 * A sharding on an empty mesh gets the mesh of the others. */
#include "program/dialects/sdy/edit.h"
#include "program/dialects/shardable.h"
#include "program/ir/bind.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

#include "mesh/internal.h"

typedef struct cleaner {
    sdyi_pool *pool;
    sdyi_symbols symbols;
    /* of the computation that is being cleaned */
    const sdyrt_mesh *mesh;
    const sdyi_attr *like; /* a sharding that names it */
    const sdyi_attr *manual_axes;
} cleaner;

/* -- lists of refs --------------------------------------------------------- */

static void add_mentioned(sdyi_axes *list, const sdyrt_sharding *s) {
    for (int d = 0; d < s->rank; d++)
        sdyi_axes_append_all(list, s->dims[d].axes);
    sdyi_axes_append_all(list, s->replicated);
    sdyi_axes_append_all(list, s->unreduced);
}

/* The manual axes, in the mesh's order. */
static void manual_refs(const cleaner *c, sdyi_axes *list) {
    list->count = 0;
    for (int64_t i = 0; i < c->manual_axes->n; i++) {
        const sdyi_name name = (sdyi_name)c->manual_axes->cells[i].integer;
        const int axis =
            sdyi_mesh_find_axis(c->mesh, sdyi_name_text(c->pool, name),
                                sdyi_name_length(c->pool, name));
        if (axis >= 0)
            sdyi_axes_append(list, sdyi_ref_full(c->mesh, axis));
    }
    sdyi_axes_sort_mesh(list);
}

static sdyrt_axis_list by_name(const cleaner *c, sdyi_span list) {
    sdyrt_axis_ref *const refs =
        SDYI_NEW(&c->pool->scratch, sdyrt_axis_ref, list.count);
    for (int i = 0; i < list.count; i++)
        refs[i] = (sdyrt_axis_ref){c->mesh->names[list.refs[i].axis],
                                   list.refs[i].sub ? list.refs[i].pre : 0,
                                   list.refs[i].sub ? list.refs[i].size : 0};
    return (sdyrt_axis_list){refs, list.count};
}

/* -- computations ---------------------------------------------------------- */

/* The sharding with the manual axes that it does not mention as replicated
 * ones. */
static sdyrt_status mention(const cleaner *c, const sdyi_attr **sharding) {
    const sdyrt_sharding *s;
    sdyi_axes manual, mentioned = {.count = 0}, missing, all = {.count = 0};
    SDYI_TRY(sdyi_bind(c->pool, *sharding, c->mesh, NULL, &s));
    manual_refs(c, &manual);
    add_mentioned(&mentioned, s);
    sdyi_axes_sort_plain(c->mesh, &mentioned);
    sdyi_axes_set_diff(c->mesh, sdyi_span_of(&manual), sdyi_span_of(&mentioned),
                       &missing);
    if (missing.count == 0)
        return SDYRT_OK;
    sdyi_axes_append_all(&all, s->replicated);
    sdyi_axes_append_all(&all, sdyi_span_of(&missing));
    sdyi_axes_sort_and_merge(c->mesh, &all);
    sdyi_sharding_edit edit, named;
    sdyi_edit_start(&edit, *sharding);
    sdyi_edit_start(&named, c->like);
    edit.desc.mesh = named.desc.mesh;
    edit.desc.mesh_name = named.desc.mesh_name;
    edit.desc.replicated = by_name(c, sdyi_span_of(&all));
    return sdyi_edit_end(c->pool, &edit, sharding);
}

static sdyrt_status clean_list(const cleaner *c, sdyi_op *op, sdyi_name name,
                               bool is_in) {
    const sdyi_attr *const list = sdyi_op_attr(op, name);
    sdyi_cell *const cells = SDYI_NEW(&c->pool->scratch, sdyi_cell, list->n);
    for (int64_t i = 0; i < list->n; i++) {
        const sdyi_type *const type =
            is_in ? sdyi_operand(op, (int)i)->type : op->results[i].type;
        cells[i] = list->cells[i];
        if (sdyi_type_is_shaped(type))
            SDYI_TRY(mention(c, &cells[i].attr));
    }
    sdyi_op_set_attr(
        op, name,
        sdyi_attr_make(c->pool, SDYI_ATTR_SHARDINGS, 0, NULL, cells, list->n));
    return SDYRT_OK;
}

/* The first sharding on a mesh that is not empty, or else the first. */
static const sdyi_attr *find_like(const cleaner *c, const sdyi_attr *in,
                                  const sdyi_attr *out) {
    const sdyi_attr *found = NULL;
    for (int64_t i = 0; i < in->n + out->n; i++) {
        const sdyi_attr *const s =
            i < in->n ? in->cells[i].attr : out->cells[i - in->n].attr;
        const sdyrt_mesh *const mesh = sdyi_mesh_of(&c->symbols, s);
        if (mesh != NULL && !sdyrt_mesh_is_empty(mesh))
            return s;
        found = found == NULL ? s : found;
    }
    return found;
}

static void sort_axes(const cleaner *c, sdyi_op *op) {
    sdyi_axes manual;
    manual_refs(c, &manual);
    sdyi_cell *const cells =
        SDYI_NEW(&c->pool->scratch, sdyi_cell, manual.count);
    for (int i = 0; i < manual.count; i++)
        cells[i].integer =
            sdyi_name_of_string(c->pool, c->mesh->names[manual.refs[i].axis]);
    sdyi_op_set_attr(op, SDYI_NAME_MANUAL_AXES,
                     sdyi_attr_make(c->pool, SDYI_ATTR_MANUAL_AXES, 0, NULL,
                                    cells, manual.count));
}

static bool is_body_empty(const sdyi_op *op) {
    const sdyi_block *const body = op->regions[0].first;
    return body->first == body->last;
}

static sdyrt_status clean(cleaner *c, sdyi_op *op) {
    const sdyi_attr *const in = sdyi_op_attr(op, SDYI_NAME_IN_SHARDINGS);
    const sdyi_attr *const out = sdyi_op_attr(op, SDYI_NAME_OUT_SHARDINGS);
    c->manual_axes = sdyi_op_attr(op, SDYI_NAME_MANUAL_AXES);
    if (c->manual_axes->n == 0)
        return SDYRT_OK;
    if (in->n + out->n == 0)
        return is_body_empty(op)
                   ? SDYRT_OK
                   : sdyi_error_bare(
                         c->pool, op,
                         "op has manual_axes when there are no in/out "
                         "shardings and the body is not empty. This isn't "
                         "allowed at this stage, please contact the Shardy "
                         "team or file a bug.");
    c->like = find_like(c, in, out);
    c->mesh = sdyi_mesh_of(&c->symbols, c->like);
    SDYI_TRY(clean_list(c, op, SDYI_NAME_IN_SHARDINGS, true));
    SDYI_TRY(clean_list(c, op, SDYI_NAME_OUT_SHARDINGS, false));
    sort_axes(c, op);
    return SDYRT_OK;
}

static sdyrt_status visit(void *state, sdyi_op *op) {
    return op->row->kind == SDYI_OP_SDY_MANUAL_COMPUTATION ? clean(state, op)
                                                           : SDYRT_OK;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    cleaner c = {.pool = op->module->pool};
    sdyi_symbols_start(&c.symbols, op, &c.pool->scratch);
    return sdyi_try_post(op, visit, &c);
}

const sdyi_pass sdyi_pass_manual_axes_cleanup = {
    .name = "sdy-manual-axes-cleanup",
    .title = "ManualAxesCleanupPass",
    .summary = "mention all manual axes in the shardings of computations",
    .on = SDYI_ON_MODULE,
    .run = run,
};

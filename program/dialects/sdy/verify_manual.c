/* Verifier of manual computations, whose body has local types along the manual
 * axes: the same rules for operands and results. */
#include "program/dialects/sdy/sdy.h"

#include "mesh/internal.h"
#include "program/text/print.h"

#include <string.h>

/* Operands or results, with global and local types. */
typedef struct side {
    const sdyi_op *op;
    const char *kind; /* "operand", "result" */
    const sdyi_attr *shardings;
    const sdyi_type **global, **local;
    int n_global, n_local;
} side;

static bool is_manual(const sdyi_op *op, const char *axis) {
    const sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const axes = sdyi_op_attr(op, SDYI_NAME_MANUAL_AXES);
    for (int64_t i = 0; i < axes->n; i++)
        if (strcmp(sdyi_name_text(pool, (sdyi_name)axes->cells[i].integer),
                   axis) == 0)
            return true;
    return false;
}

/* -- one value ------------------------------------------------------------- */

static sdyrt_status verify_order(const side *s, int i,
                                 const sdyrt_sharding *sharding) {
    const sdyrt_mesh *const mesh = sharding->mesh;
    for (int d = 0; d < sharding->rank; d++) {
        const sdyi_span axes = sharding->dims[d].axes;
        const sdyi_ref *free = NULL; /* the last one so far */
        for (int k = 0; k < axes.count; k++) {
            if (!is_manual(s->op, mesh->names[axes.refs[k].axis])) {
                free = &axes.refs[k];
                continue;
            }
            if (free != NULL)
                return sdyi_error(
                    s->op->module->pool, s->op,
                    "%s sharding at index %d must have all manual axes come "
                    "before free axes in its dimension sharding at index %d. "
                    "Saw manual axis %s after free axis %s",
                    s->kind, i, d, sdyi_ref_text(mesh, axes.refs[k]).text,
                    sdyi_ref_text(mesh, *free).text);
        }
    }
    return SDYRT_OK;
}

/* The number of shards of a dimension over manual axes. */
static int64_t manual_shards(const side *s, const sdyrt_sharding *sharding,
                             int d) {
    int64_t shards = 1;
    const sdyi_span axes = sharding->dims[d].axes;
    for (int k = 0; k < axes.count; k++)
        if (is_manual(s->op, sharding->mesh->names[axes.refs[k].axis]))
            shards *= axes.refs[k].size;
    return shards;
}

static sdyrt_status verify_shape(const side *s, int i,
                                 const sdyrt_sharding *sharding) {
    sdyi_pool *const pool = s->op->module->pool;
    const sdyi_type *const global = s->global[i];
    const sdyi_type *expected = global;
    if (global->kind == SDYI_TYPE_TENSOR && sharding->rank == global->n) {
        int64_t dims[SDYRT_MAX_RANK];
        for (int d = 0; d < global->n; d++) {
            const int64_t size = global->cells[d].integer;
            const int64_t shards = manual_shards(s, sharding, d);
            if (size != SDYRT_DYNAMIC && size % shards != 0)
                return sdyi_error(pool, s->op,
                                  "%s dimension size %lld is not divisible by "
                                  "the manual axes size %lld",
                                  s->kind, (long long)size, (long long)shards);
            dims[d] = size == SDYRT_DYNAMIC ? size : size / shards;
        }
        expected = sdyi_type_like(pool, global, dims, global->n);
    }
    if (expected == s->local[i])
        return SDYRT_OK;
    return sdyi_error(pool, s->op,
                      "%s shape, corresponding sharding, and region %s shape "
                      "at index %d must match. Expected local shape %s, actual "
                      "local shape %s",
                      s->kind, s->kind, i, sdyi_type_text(pool, expected),
                      sdyi_type_text(pool, s->local[i]));
}

static sdyrt_status verify_side(const side *s) {
    SDYI_TRY(sdyi_verify_shardings(s->op, s->shardings, s->global, s->n_global,
                                   s->kind));
    if (s->n_global != s->n_local)
        return sdyi_error(s->op->module->pool, s->op,
                          "number of op %ss and region %ss must match. Op has "
                          "%d op %ss and %d region %ss",
                          s->kind, s->kind, s->n_global, s->kind, s->n_local,
                          s->kind);
    for (int i = 0; i < s->n_global; i++) {
        const sdyrt_sharding *sharding;
        SDYI_TRY(
            sdyi_bind_sharding(s->op, s->shardings->cells[i].attr, &sharding));
        SDYI_TRY(verify_order(s, i, sharding));
        SDYI_TRY(verify_shape(s, i, sharding));
    }
    return SDYRT_OK;
}

/* -- the common mesh ------------------------------------------------------- */

/* Empty meshes match any. */
static bool join_meshes(const sdyi_op *op, const sdyi_attr *shardings,
                        const sdyrt_mesh **mesh) {
    for (int64_t i = 0; i < shardings->n; i++) {
        const sdyrt_mesh *const m = sdyi_mesh_at(op, shardings->cells[i].attr);
        if (*mesh == NULL || sdyrt_mesh_is_empty(*mesh))
            *mesh = m;
        else if (m != *mesh && !sdyrt_mesh_is_empty(m))
            return false;
    }
    return true;
}

static sdyrt_status verify_axes(const sdyi_op *op, const sdyi_attr *in,
                                const sdyi_attr *out) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const axes = sdyi_op_attr(op, SDYI_NAME_MANUAL_AXES);
    const sdyrt_mesh *mesh = NULL;
    if (in->n == 0 && out->n == 0)
        return SDYRT_OK;
    const bool is_one =
        join_meshes(op, in, &mesh) && join_meshes(op, out, &mesh);
    if (axes->n > 0 && !is_one)
        return sdyi_error(pool, op,
                          "all in and out shardings must be bound to the same "
                          "mesh or an empty mesh.");
    for (int64_t i = 0; i < axes->n; i++) {
        const sdyi_name name = (sdyi_name)axes->cells[i].integer;
        const char *const text = sdyi_name_text(pool, name);
        if (sdyi_mesh_find_axis(mesh, text, sdyi_name_length(pool, name)) < 0)
            return sdyi_error(pool, op, "unknown manual axis: \"%s\"", text);
    }
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

static void set_types(side *s, const sdyi_op *op, bool is_operands) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const sdyi_block *const body = op->regions[0].first;
    const sdyi_op *const last = body->last;
    s->n_global = is_operands ? op->n_operands : op->n_results;
    s->n_local = is_operands ? body->n_args : last->n_operands;
    s->global = SDYI_NEW(zone, const sdyi_type *, s->n_global);
    s->local = SDYI_NEW(zone, const sdyi_type *, s->n_local);
    for (int i = 0; i < s->n_global; i++)
        s->global[i] =
            is_operands ? sdyi_operand(op, i)->type : op->results[i].type;
    for (int i = 0; i < s->n_local; i++)
        s->local[i] =
            is_operands ? body->args[i]->type : sdyi_operand(last, i)->type;
}

static sdyrt_status verify_sides(const sdyi_op *op, const sdyi_attr *in,
                                 const sdyi_attr *out) {
    side operands = {.op = op, .kind = "operand", .shardings = in};
    side results = {.op = op, .kind = "result", .shardings = out};
    set_types(&operands, op, true);
    set_types(&results, op, false);
    SDYI_TRY(verify_side(&operands));
    return verify_side(&results);
}

sdyrt_status sdyi_verify_manual_axes(const sdyi_op *op) {
    const sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const axes = sdyi_op_attr(op, SDYI_NAME_MANUAL_AXES);
    for (int64_t i = 0; i < axes->n; i++)
        SDYI_TRY(sdyi_verify_not_manual(
            op, sdyi_name_text(pool, (sdyi_name)axes->cells[i].integer),
            (sdyi_owner){NULL, -1}));
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_manual(const sdyi_op *op,
                                const struct sdyi_symbols *symbols) {
    (void)symbols;
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const in = sdyi_op_attr(op, SDYI_NAME_IN_SHARDINGS);
    const sdyi_attr *const out = sdyi_op_attr(op, SDYI_NAME_OUT_SHARDINGS);
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyrt_status status = verify_sides(op, in, out);
    sdyi_zone_reset(&pool->scratch, mark);
    SDYI_TRY(status);
    return verify_axes(op, in, out);
}

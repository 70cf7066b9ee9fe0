/* Verifiers of Shardy's collectives, reshard and sharding_constraint, by the
 * rules of collectives/ops. */
#include "program/dialects/sdy/sdy.h"

#include "collectives/ops/verify.h"
#include "mesh/refs.h"
#include "program/dialects/shardable.h"
#include "program/rows/op_kind.h"
#include "program/text/print.h"

#include <stddef.h>
#include <string.h>

/* -- axes ------------------------------------------------------------------ */

/* The refs of an attribute AXES. */
static sdyrt_status add_axes(const sdyi_pool *pool, sdyi_refs *refs,
                             const sdyi_attr *axes, sdyi_span *list) {
    const int first = refs->count;
    for (int64_t i = 0; i < axes->n; i += 3) {
        const int64_t pre = axes->cells[i + 1].integer;
        const int64_t size = axes->cells[i + 2].integer;
        const char *const name =
            sdyi_name_text(pool, (sdyi_name)axes->cells[i].integer);
        SDYI_TRY(sdyi_refs_add(refs, name, pre != 0 || size != 0, pre, size));
    }
    *list = sdyi_refs_since(refs, first);
    return SDYRT_OK;
}

static sdyrt_status fail_count(int64_t n) {
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                     "%lld lists of axes; at most %d are possible",
                     (long long)n, SDYRT_MAX_RANK);
}

sdyi_name sdyi_collective_axes(const sdyi_op *op) {
    switch (op->row->kind) {
    case SDYI_OP_SDY_ALL_GATHER:
        return SDYI_NAME_GATHERING_AXES;
    case SDYI_OP_SDY_ALL_SLICE:
        return SDYI_NAME_SLICING_AXES;
    case SDYI_OP_SDY_ALL_TO_ALL:
        return SDYI_NAME_PARAMS;
    case SDYI_OP_SDY_ALL_REDUCE:
        return SDYI_NAME_REDUCTION_AXES;
    case SDYI_OP_SDY_REDUCE_SCATTER:
        return SDYI_NAME_REDUCE_SCATTER_AXES;
    case SDYI_OP_SDY_SHARDED_TO_UNREDUCED:
    case SDYI_OP_SDY_REPLICATED_TO_UNREDUCED:
        return SDYI_NAME_AXES;
    default:
        return SDYI_NAME_NONE;
    }
}

/* The op's axes, whatever the kind of its attribute. */
static sdyrt_status read_axes(const sdyi_op *op, sdyi_refs *refs,
                              sdyi_op_axes *axes) {
    const sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const attr = sdyi_op_attr(op, sdyi_collective_axes(op));
    if (sdyi_attr_is(attr, SDYI_ATTR_AXES)) {
        axes->n_lists = 1;
        SDYI_TRY(add_axes(pool, refs, attr, &axes->lists[0]));
    } else if (sdyi_attr_is(attr, SDYI_ATTR_AXES_LISTS)) {
        if (attr->n > SDYRT_MAX_RANK)
            return fail_count(attr->n);
        for (int64_t i = 0; i < attr->n; i++)
            SDYI_TRY(add_axes(pool, refs, attr->cells[i].attr,
                              &axes->lists[axes->n_lists++]));
    } else if (sdyi_attr_is(attr, SDYI_ATTR_A2A_PARAMS)) {
        if (attr->n > 3 * SDYRT_MAX_RANK)
            return fail_count(attr->n / 3);
        for (int64_t i = 0; i < attr->n; i += 3) {
            sdyi_a2a_param *const param = &axes->params[axes->n_params++];
            SDYI_TRY(add_axes(pool, refs, attr->cells[i].attr, &param->axes));
            param->source = attr->cells[i + 1].integer;
            param->target = attr->cells[i + 2].integer;
        }
    }
    axes->n_unknown = refs->n_unknown;
    axes->unknown = refs->unknown;
    return SDYRT_OK;
}

/* -- errors ---------------------------------------------------------------- */

/* Reports the last failure in Shardy's words, and for one about meshes a note
 * with the operand's mesh. */
static sdyrt_status report(const sdyi_op *op, const sdyi_resolved *r) {
    sdyi_pool *const pool = op->module->pool;
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    (void)sdyi_error_again(pool, op, "");
    if (r->from != NULL &&
        (kind == SDYRT_KIND_COLL_MESH_MISMATCH ||
         kind == SDYRT_KIND_CP_MESH_AXES || kind == SDYRT_KIND_CP_SAME_IDS))
        sdyi_note(pool, sdyi_value_loc(sdyi_operand(op, 0)), "operand mesh: %s",
                  sdyi_attr_text_of(pool, sdyi_attr_mesh(pool, r->from->mesh)));
    return SDYRT_ARGUMENT;
}

/* -- ops ------------------------------------------------------------------- */

/* The runtime's operation of the same name as the op. */
static sdyrt_op_kind kind_of(const sdyi_op *op) {
    const char *const name = strchr(sdyi_op_name(op), '.') + 1;
    int kind = 0;
    while (kind < SDYRT_OP_COUNT &&
           strcmp(name, sdyrt_op_name((sdyrt_op_kind)kind)) != 0)
        kind++;
    return (sdyrt_op_kind)kind;
}

sdyrt_reduction sdyi_reduction_of(const sdyi_op *op) {
    const sdyi_attr *const attr =
        op->row->attrs[2].name == NULL
            ? NULL
            : sdyi_op_attr(op, SDYI_NAME_REDUCTION_OP);
    return attr == NULL ? SDYRT_SUM : (sdyrt_reduction)attr->cells[0].integer;
}

static void start(sdyi_resolved *r, const sdyrt_op *made) {
    memset(r, 0, offsetof(sdyi_resolved, reduced));
    r->op = made;
    r->from = made->from;
    r->to = made->to;
    r->has_mesh_refs = true;
}

/* A missing operand sharding means replicated: a temporary one, released before
 * anything else is allocated. */
static sdyrt_status check_missing(sdyi_resolved *r) {
    const sdyrt_sharding *made;
    SDYI_TRY(sdyi_make_replicated(r->to, &made));
    r->from = made;
    const sdyrt_status status = sdyi_check_kind(r);
    r->from = NULL;
    sdyrt_sharding_release(made);
    return status;
}

/* The runtime's descriptor of the op, without axes. `is_known`: the operand's
 * sharding is valid; if not, that is reported at its op. */
static sdyrt_status bind_sides(const sdyi_op *op, sdyrt_op *made,
                               sdyi_resolved *r, bool *is_known) {
    const sdyi_attr *const out = sdyi_op_attr(op, SDYI_NAME_OUT_SHARDING);
    *made = (sdyrt_op){.kind = kind_of(op), .reduction = sdyi_reduction_of(op)};
    SDYI_TRY(
        sdyi_bound_sharding_of(sdyi_operand(op, 0), is_known, &made->from));
    SDYI_TRY(sdyi_bind_sharding(op, out, &made->to));
    start(r, made);
    return SDYRT_OK;
}

/* Rules of all collectives are checked with the op, as in MLIR; the others with
 * the symbols. */
sdyrt_status sdyi_verify_sides(const sdyi_op *op) {
    sdyrt_op made;
    sdyi_resolved r;
    bool is_known;
    if (sdyi_sharding_of(sdyi_operand(op, 0)) == NULL &&
        !sdyi_op_may_lack_from(kind_of(op)))
        return sdyi_error(op->module->pool, op,
                          "collective on operand without sharding");
    SDYI_TRY(sdyi_verify_sharding(op, sdyi_op_attr(op, SDYI_NAME_OUT_SHARDING),
                                  op->results[0].type, (sdyi_owner){NULL, -1}));
    SDYI_TRY(bind_sides(op, &made, &r, &is_known));
    if (!is_known || made.from == NULL)
        return SDYRT_OK;
    return sdyi_check_sides(&r) == SDYRT_OK ? SDYRT_OK : report(op, &r);
}

sdyrt_status sdyi_verify_collective(const sdyi_op *op,
                                    const struct sdyi_symbols *symbols) {
    (void)symbols;
    sdyrt_op made;
    sdyi_resolved r;
    sdyi_refs refs;
    bool is_known;
    SDYI_TRY(bind_sides(op, &made, &r, &is_known));
    if (!is_known)
        return SDYRT_OK;
    refs.mesh = made.to->mesh;
    refs.count = refs.n_unknown = 0;
    sdyrt_status status = read_axes(op, &refs, &r.axes);
    if (status == SDYRT_OK)
        status = made.from == NULL ? check_missing(&r) : sdyi_check_kind(&r);
    return status == SDYRT_OK ? status : report(op, &r);
}

sdyrt_status sdyi_verify_reshard(const sdyi_op *op,
                                 const struct sdyi_symbols *symbols) {
    (void)symbols;
    const sdyi_attr *const sharding = sdyi_op_attr(op, SDYI_NAME_SHARDING);
    sdyrt_op made = {.kind = SDYRT_OP_RESHARD};
    sdyi_resolved r;
    bool is_known;
    SDYI_TRY(sdyi_verify_sharding(op, sharding, op->results[0].type,
                                  (sdyi_owner){NULL, -1}));
    SDYI_TRY(sdyi_bound_sharding_of(sdyi_past_barriers(sdyi_operand(op, 0)),
                                    &is_known, &made.from));
    if (!is_known || made.from == NULL)
        return SDYRT_OK;
    SDYI_TRY(sdyi_bind_sharding(op, sharding, &made.to));
    start(&r, &made);
    return sdyi_check_kind(&r) == SDYRT_OK ? SDYRT_OK : report(op, &r);
}

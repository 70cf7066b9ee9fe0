/* Verification of an operation: the checks that all kinds share, the rules of
 * the kind, the needs of a plan; then the resolved operation is filled in. */
#include "collectives/ops/verify.h"

#include "base/status.h"

#include <string.h>

/* -- what a plan needs: a size, and a reduction for the dtype -------------- */

sdyrt_status sdyi_check_size(const sdyrt_type *type) {
    if (type->value_class != SDYRT_TENSOR)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_DYNAMIC_SHAPE,
                         "a plan needs a tensor of static shape, this value "
                         "has no shape");
    int64_t elements;
    int64_t bytes;
    SDYI_TRY(sdyrt_type_elements(type, &elements));
    if (__builtin_mul_overflow(elements,
                               (int64_t)sdyrt_dtype_bytes(type->dtype), &bytes))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                         "%lld elements of %s do not fit 2^63 - 1 bytes",
                         (long long)elements, sdyrt_dtype_name(type->dtype));
    return SDYRT_OK;
}

static sdyrt_status check_dtype(const sdyi_resolved *r, sdyi_span axes,
                                const sdyrt_mesh *mesh, sdyrt_dtype dtype,
                                sdyrt_reduction reduction) {
    if (axes.count == 0 || sdyrt_can_reduce(dtype, reduction))
        return SDYRT_OK;
    return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_DTYPE_REDUCTION,
                     "%s: %s has no reduction %s, needed along %s",
                     sdyrt_op_name(r->op->kind), sdyrt_dtype_name(dtype),
                     sdyrt_reduction_name(reduction),
                     sdyi_axes_text(mesh, axes).text);
}

static sdyrt_status check_reductions(const sdyi_resolved *r) {
    /* a group of one has no terms to combine */
    if (r->op->combine == NULL && (!r->is_grouped || r->n_members > 1))
        SDYI_TRY(check_dtype(r, sdyi_span_of(&r->reduced), r->from->mesh,
                             r->op->converts_terms ? r->out_dtype
                                                   : r->op->type.dtype,
                             r->reduction));
    if (r->out_dtype != r->op->type.dtype && r->kept.count > 0)
        return sdyi_fail(
            SDYRT_UNSUPPORTED, SDYRT_KIND_DTYPE_REDUCTION,
            "%s: terms along %s stay terms and cannot be "
            "converted from %s to %s",
            sdyrt_op_name(r->op->kind),
            sdyi_axes_text(r->from->mesh, sdyi_span_of(&r->kept)).text,
            sdyrt_dtype_name(r->op->type.dtype),
            sdyrt_dtype_name(r->out_dtype));
    /* Zeros can be placed for any dtype, other identities cannot. */
    if (r->to->unreduced_op == SDYRT_SUM)
        return SDYRT_OK;
    return check_dtype(r, sdyi_span_of(&r->introduced), r->to->mesh,
                       r->out_dtype, r->to->unreduced_op);
}

static sdyrt_status check_plannable(const sdyi_resolved *r) {
    SDYI_TRY(sdyi_check_size(&r->type));
    SDYI_TRY(check_reductions(r));
    SDYI_TRY(sdyi_check_placement("from_ranks", r->from->mesh, r->from_ranks,
                                  r->n_from_ranks));
    return sdyi_check_placement("to_ranks", r->to->mesh, r->to_ranks,
                                r->n_to_ranks);
}

/* -- the descriptor -------------------------------------------------------- */

static sdyrt_status check_descriptor(const sdyrt_op *op) {
    SDYI_NOT_NULL(op);
    SDYI_STRUCT(op);
    if ((unsigned)op->kind >= SDYRT_OP_COUNT)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "there is no operation kind %d", (int)op->kind);
    const sdyi_kind_traits *const kind = &sdyi_op_kinds[op->kind];
    if (sdyi_op_uses(op->kind, SDYI_BIT(REDUCTION)) &&
        (unsigned)op->reduction >= SDYRT_REDUCTION_COUNT)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: there is no reduction %d", kind->name,
                         (int)op->reduction);
    SDYI_TRY(sdyi_check_type(&op->type));
    if (op->converts && (unsigned)op->out_dtype >= SDYRT_DTYPE_COUNT)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: 'out_dtype' is %d, there is no such dtype",
                         kind->name, (int)op->out_dtype);
    if (op->to == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "%s: 'to' is NULL, the result needs a sharding",
                         kind->name);
    SDYI_TRY(sdyi_op_fields_check(op));
    const bool has_axes = kind->form != SDYI_AXES_NONE;
    if (op->axes != NULL && op->axis_lists != NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: both 'axes' and 'axis_lists' are given",
                         kind->name);
    if (has_axes && op->axes == NULL && op->axis_lists == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "%s: 'axes' is NULL, the operation needs them",
                         kind->name);
    if (!has_axes && op->axes != NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: 'axes' is '%s', the operation has none",
                         kind->name, op->axes);
    if (!has_axes && op->axis_lists != NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: 'axis_lists' is given, the operation has none",
                         kind->name);
    return SDYRT_OK;
}

/* -- both shardings -------------------------------------------------------- */

sdyrt_status sdyi_make_replicated(const sdyrt_sharding *to,
                                  const sdyrt_sharding **replicated) {
    sdyi_sharding_parts parts = {
        .mesh = to->mesh, .mesh_name = to->mesh_name, .rank = to->rank};
    for (int d = 0; d < to->rank; d++)
        parts.dims[d].open = true;
    return sdyi_sharding_build(&parts, replicated);
}

/* `status`; the text of a failure then begins with `what`, which it is of. */
static sdyrt_status named(const char *what, sdyrt_status status) {
    if (status != SDYRT_OK)
        sdyi_fail_prefix("%s: ", what);
    return status;
}

/* Fill in both shardings and placements. A value on no mesh, or of a reshard on
 * the empty one, is replicated where the other side is, unless it has
 * a placement of its own. */
static sdyrt_status hold_shardings(sdyi_resolved *r) {
    const sdyrt_op *const op = r->op;
    const bool joins = op->kind == SDYRT_OP_RESHARD;
    r->from_ranks = op->from_ranks;
    r->n_from_ranks = op->n_from_ranks;
    r->to_ranks = op->to_ranks;
    r->n_to_ranks = op->n_to_ranks;
    if (op->from == NULL || (joins && sdyrt_mesh_is_empty(op->from->mesh))) {
        r->to = sdyrt_sharding_retain(op->to);
        if (op->from_ranks == NULL) {
            r->from_ranks = op->to_ranks;
            r->n_from_ranks = op->n_to_ranks;
        }
        return sdyi_make_replicated(op->to, &r->from);
    }
    r->from = sdyrt_sharding_retain(op->from);
    if (joins && sdyrt_mesh_is_empty(op->to->mesh)) {
        if (op->to_ranks == NULL) {
            r->to_ranks = op->from_ranks;
            r->n_to_ranks = op->n_from_ranks;
        }
        return sdyi_make_replicated(op->from, &r->to);
    }
    r->to = sdyrt_sharding_retain(op->to);
    return SDYRT_OK;
}

sdyrt_status sdyi_fail_meshes(const sdyi_resolved *r, sdyrt_error_kind kind,
                              const char *what) {
    char before[SDYI_TEXT_BYTES];
    char after[SDYI_TEXT_BYTES];
    sdyrt_mesh_print(r->from->mesh, before, sizeof before);
    sdyrt_mesh_print(r->to->mesh, after, sizeof after);
    return sdyi_fail_detail(sdyi_fail(SDYRT_ARGUMENT, kind, "%s", what),
                            ": %s, %s", after, before);
}

sdyrt_status sdyi_check_sides(const sdyi_resolved *r) {
    if (r->from->mesh != r->to->mesh && !sdyi_op_kinds[r->op->kind].two_meshes)
        return sdyi_fail_meshes(r, SDYRT_KIND_COLL_MESH_MISMATCH,
                                "result mesh does not match operand mesh");
    /* A reshard may come from or go to a maximal mesh, whose shardings are of
     * rank 0 for any value. */
    if (r->from->rank != r->to->rank && r->op->kind != SDYRT_OP_RESHARD)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_COLL_RANK_MISMATCH,
                         "result sharding has rank %d but operand sharding "
                         "has rank %d",
                         r->to->rank, r->from->rank);
    return SDYRT_OK;
}

bool sdyi_op_may_lack_from(sdyrt_op_kind kind) {
    return sdyi_op_kinds[kind].missing_from;
}

/* The checks that all kinds share; fills in r->from and r->to. */
static sdyrt_status check_shardings(sdyi_resolved *r) {
    const sdyrt_op *const op = r->op;
    const sdyi_kind_traits *const kind = &sdyi_op_kinds[op->kind];
    if (op->from == NULL && !kind->missing_from)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_COLL_NO_OPERAND_SHARDING,
                         "%s: collective on operand without sharding",
                         kind->name);
    if (op->from != NULL)
        SDYI_TRY(
            named("operand", sdyrt_sharding_verify(op->from, &op->type, NULL)));
    SDYI_TRY(named("result", sdyrt_sharding_verify(op->to, &op->type, NULL)));
    SDYI_TRY(hold_shardings(r));
    return op->from == NULL ? SDYRT_OK : named(kind->name, sdyi_check_sides(r));
}

/* -- what becomes of unreduced axes ---------------------------------------- */

/* Append what is in `a` and not in `list`, and what is in both. Unlike
 * sdyi_axes_set_diff, a ref of `list` that does not coexist with `a` takes
 * nothing away: its terms are not those of any part of `a`. */
static void split_ref(const sdyrt_mesh *mesh, sdyi_ref a, sdyi_span list,
                      sdyi_axes *only, sdyi_axes *both) {
    sdyi_axes coexisting;
    coexisting.count = 0;
    for (int i = 0; i < list.count; i++) {
        sdyi_ref part;
        if (!sdyi_ref_overlap(a, list.refs[i], &part))
            continue;
        sdyi_axes_append(&coexisting, list.refs[i]);
        if (both != NULL)
            sdyi_axes_append(both, part);
    }
    sdyi_axes rest;
    sdyi_axes_set_diff(mesh, (sdyi_span){&a, 1}, sdyi_span_of(&coexisting),
                       &rest);
    sdyi_axes_append_all(only, sdyi_span_of(&rest));
}

/* Terms along the same refs of two meshes are the same terms when the meshes
 * differ in device ids alone. */
static bool terms_can_stay(const sdyi_resolved *r) {
    return sdyi_mesh_equal_axes(r->from->mesh, r->to->mesh) &&
           r->from->unreduced_op == r->to->unreduced_op;
}

static sdyrt_status resolve_unreduced(sdyi_resolved *r) {
    const sdyi_span nothing = {NULL, 0};
    const bool stay = terms_can_stay(r);
    const sdyi_span before = r->from->unreduced;
    const sdyi_span after = r->to->unreduced;
    sdyi_axes removed;
    removed.count = 0;
    for (int i = 0; i < before.count; i++)
        split_ref(r->from->mesh, before.refs[i], stay ? after : nothing,
                  &removed, &r->kept);
    sdyi_axes_sort_mesh(&r->kept);
    for (int i = 0; i < after.count; i++)
        split_ref(r->to->mesh, after.refs[i], stay ? before : nothing,
                  &r->introduced, NULL);

    if (r->op->kind == SDYRT_OP_RESHARD) {
        r->reduction = r->from->unreduced_op;
        sdyi_axes_copy(&r->reduced, sdyi_span_of(&removed));
        return SDYRT_OK;
    }
    r->reduction = r->op->reduction;
    return sdyi_op_uses(r->op->kind, SDYI_BIT(REDUCTION))
               ? sdyi_op_axes_flatten(&r->axes, &r->reduced)
               : SDYRT_OK;
}

/* -- all of it ------------------------------------------------------------- */

static sdyrt_status resolve(sdyi_resolved *r) {
    const sdyrt_op *const op = r->op;
    const sdyi_axes_form form = sdyi_axes_form_of(op->kind);
    if (op->axes != NULL)
        SDYI_TRY(sdyi_op_axes_parse(op->axes, op->to->mesh, form, &r->axes));
    if (op->axis_lists != NULL)
        SDYI_TRY(
            sdyi_op_axes_take(op->axis_lists, op->to->mesh, form, &r->axes));
    SDYI_TRY(check_shardings(r));
    SDYI_TRY(named(sdyrt_op_name(op->kind), sdyi_check_rules(r)));
    SDYI_TRY(resolve_unreduced(r));
    SDYI_TRY(named(sdyrt_op_name(op->kind), sdyi_resolve_groups(r)));
    return check_plannable(r);
}

/* Room for refs, 18 KB, stays as it is. */
static void clear(sdyi_resolved *r) {
    memset(r, 0, offsetof(sdyi_resolved, reduced));
    r->reduced.count = r->kept.count = r->introduced.count = 0;
    r->own.count = r->members.count = 0;
    r->own_from.count = r->own_to.count = 0;
}

sdyrt_status sdyi_op_resolve(const sdyrt_op *op, sdyi_resolved *r) {
    SDYI_TRY(check_descriptor(op));
    clear(r);
    r->op = op;
    r->is_grouped = sdyi_op_is_grouped(op);
    r->dim = -1;
    r->n_members = 1;
    r->type = op->type;
    r->out_dtype = op->converts ? op->out_dtype : op->type.dtype;
    const sdyrt_status status = resolve(r);
    if (status != SDYRT_OK)
        sdyi_resolved_free(r);
    return status;
}

void sdyi_resolved_free(sdyi_resolved *r) {
    sdyi_op_axes_free(&r->axes);
    sdyrt_sharding_release(r->from);
    sdyrt_sharding_release(r->to);
    clear(r);
}

sdyrt_status sdyrt_op_verify(const sdyrt_op *op) {
    sdyi_resolved r;
    SDYI_TRY(sdyi_op_resolve(op, &r));
    sdyi_resolved_free(&r);
    return SDYRT_OK;
}

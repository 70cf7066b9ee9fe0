/* Rules about unreduced axes: what may become of them, and the operations that
 * combine or make them. */
#include "collectives/rules.h"

#include "runtime/status.h"

/* -- unreduced axes before and after -------------------------------------- */

static sdyrt_status check_introduced(const sdyi_rule *rule, bool may_sum) {
    sdyi_axes introduced;
    sdyi_axes_set_diff(rule->to->mesh, rule->to->unreduced,
                       rule->from->unreduced, &introduced);
    if (introduced.count == 0)
        return SDYRT_OK;
    char text[SDYI_TEXT_BYTES];
    sdyi_axes_text(text, rule->to->mesh, sdyi_span_of(&introduced));
    if (!may_sum)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_UNRED_INTRODUCED,
                         "%s introduces unreduced axes %s in its result",
                         sdyrt_op_name(rule->kind), text);
    if (rule->to->unreduced_op != SDYRT_SUM)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_UNRED_INTRODUCED_OP,
                         "%s introduces unreduced axes %s with reduction %s, "
                         "expected sum",
                         sdyrt_op_name(rule->kind), text,
                         sdyrt_reduction_name(rule->to->unreduced_op));
    return SDYRT_OK;
}

static sdyrt_status check_removed(const sdyi_rule *rule, sdyi_removal allowed) {
    sdyi_axes removed;
    sdyi_axes_set_diff(rule->from->mesh, rule->from->unreduced,
                       rule->to->unreduced, &removed);
    if (removed.count == 0 || allowed == SDYI_REMOVE_ANY ||
        rule->from->unreduced_op == rule->reduction)
        return SDYRT_OK;
    char text[SDYI_TEXT_BYTES];
    return sdyi_fail(
        SDYRT_ARGUMENT, SDYRT_KIND_UNRED_REMOVED_OP,
        "%s with reduction %s removes unreduced axes %s of reduction %s",
        sdyrt_op_name(rule->kind), sdyrt_reduction_name(rule->reduction),
        sdyi_axes_text(text, rule->from->mesh, sdyi_span_of(&removed)),
        sdyrt_reduction_name(rule->from->unreduced_op));
}

static sdyrt_status check_kept(const sdyi_rule *rule) {
    if (rule->from->unreduced_op == rule->to->unreduced_op ||
        !sdyi_axes_overlap(rule->from->unreduced, rule->to->unreduced))
        return SDYRT_OK;
    char before[SDYI_TEXT_BYTES];
    char after[SDYI_TEXT_BYTES];
    return sdyi_fail(
        SDYRT_ARGUMENT, SDYRT_KIND_UNRED_KEPT_OP,
        "%s keeps unreduced axes but changes their reduction: %s %s in the "
        "operand, %s %s in the result",
        sdyrt_op_name(rule->kind),
        sdyrt_reduction_name(rule->from->unreduced_op),
        sdyi_axes_text(before, rule->from->mesh, rule->from->unreduced),
        sdyrt_reduction_name(rule->to->unreduced_op),
        sdyi_axes_text(after, rule->to->mesh, rule->to->unreduced));
}

sdyrt_status sdyi_check_transition(const sdyi_rule *rule, bool may_sum,
                                   sdyi_removal allowed) {
    if (rule->from->mesh != rule->to->mesh)
        return SDYRT_OK;
    SDYI_TRY(check_introduced(rule, may_sum));
    SDYI_TRY(check_removed(rule, allowed));
    return check_kept(rule);
}

/* -- operations on unreduced axes ----------------------------------------- */

static bool overlaps_dims(const sdyrt_sharding *sharding, sdyi_ref a) {
    for (int d = 0; d < sharding->rank; d++) {
        if (sdyi_axes_overlap_ref(sharding->dims[d].axes, a))
            return true;
    }
    return false;
}

static sdyrt_status fail_axis(sdyrt_error_kind kind, const sdyi_rule *rule,
                              sdyi_ref axis, const char *what) {
    char text[SDYI_TEXT_BYTES];
    return sdyi_fail(SDYRT_ARGUMENT, kind, "%s: axis %s overlaps with %s",
                     sdyrt_op_name(rule->kind),
                     sdyi_ref_text(text, rule->to->mesh, axis), what);
}

/* The one list of all_reduce and replicated_to_unreduced. */
static sdyrt_status check_flat_list(const sdyi_rule *rule) {
    const sdyi_op_axes *const axes = rule->axes;
    SDYI_TRY(sdyi_check_mesh_order(rule->to->mesh, axes->unknown,
                                   axes->lists[0], SDYRT_KIND_UNREDUCED_ORDER));
    sdyi_list_check check = {.mesh = rule->to->mesh, .unknown = axes->unknown};
    return sdyi_list_check_add(&check, axes->lists[0]);
}

sdyrt_status sdyi_check_all_reduce(const sdyi_rule *rule) {
    const sdyrt_sharding *const from = rule->from;
    const sdyrt_sharding *const to = rule->to;
    if (!sdyi_sharding_equivalent(from, to, true) ||
        (!sdyi_same_mesh_ref(from, to) &&
         !sdyi_sharding_equivalent(from, NULL, true))) {
        char before[SDYI_TEXT_BYTES];
        char after[SDYI_TEXT_BYTES];
        sdyrt_sharding_print(from, before, sizeof before);
        sdyrt_sharding_print(to, after, sizeof after);
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_AR_NOT_EQUIVALENT,
                         "operand and result sharding are not equivalent: %s, "
                         "%s",
                         before, after);
    }
    SDYI_TRY(check_flat_list(rule));
    const sdyi_span axes = rule->axes->lists[0];
    for (int i = 0; i < axes.count; i++) {
        if (overlaps_dims(from, axes.refs[i]) ||
            sdyi_axes_overlap_ref(from->replicated, axes.refs[i]))
            return fail_axis(SDYRT_KIND_AR_OVERLAP_DIM_OR_REPL, rule,
                             axes.refs[i],
                             "operand dimension sharding or replicated axes");
        if (sdyi_axes_overlap_ref(to->unreduced, axes.refs[i]))
            return fail_axis(SDYRT_KIND_AR_OVERLAP_UNREDUCED, rule,
                             axes.refs[i], "result unreduced axes");
    }
    return sdyi_check_transition(rule, false, SDYI_REMOVE_BY_REDUCTION);
}

/* The result's unreduced axes are the operand's and those of the operation. */
static sdyrt_status check_unreduced_result(const sdyi_rule *rule,
                                           sdyrt_error_kind kind) {
    const sdyrt_mesh *const mesh = rule->to->mesh;
    const sdyi_span kept = rule->from->unreduced;
    sdyi_axes expected;
    SDYI_TRY(sdyi_op_axes_flatten(rule->axes, &expected));
    if (kept.count > SDYI_MAX_REFS - expected.count)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "%d unreduced axes, above the limit of %d",
                         kept.count + expected.count, SDYI_MAX_REFS);
    for (int i = 0; i < kept.count; i++)
        sdyi_axes_append(&expected, kept.refs[i]);
    sdyi_axes_sort_and_merge(mesh, &expected);
    if (sdyi_axes_equal(sdyi_span_of(&expected), rule->to->unreduced))
        return SDYRT_OK;
    char expected_text[SDYI_TEXT_BYTES];
    char actual_text[SDYI_TEXT_BYTES];
    return sdyi_fail(
        SDYRT_ARGUMENT, kind, "%s: result unreduced axes %s, expected %s",
        sdyrt_op_name(rule->kind),
        sdyi_axes_text(actual_text, mesh, rule->to->unreduced),
        sdyi_axes_text(expected_text, mesh, sdyi_span_of(&expected)));
}

static sdyrt_status check_result_sums(const sdyi_rule *rule,
                                      sdyrt_error_kind kind) {
    if (rule->to->unreduced_op != SDYRT_SUM)
        return sdyi_fail(SDYRT_ARGUMENT, kind,
                         "%s: the result has reduction %s, expected sum",
                         sdyrt_op_name(rule->kind),
                         sdyrt_reduction_name(rule->to->unreduced_op));
    return SDYRT_OK;
}

sdyrt_status sdyi_check_sharded_to_unreduced(const sdyi_rule *rule) {
    SDYI_TRY(check_result_sums(rule, SDYRT_KIND_S2U_OP));
    SDYI_TRY(sdyi_check_axes_per_dim(rule, SDYI_GATHER, "shard-to-unreduced"));
    SDYI_TRY(check_unreduced_result(rule, SDYRT_KIND_S2U_AXES));
    return check_kept(rule);
}

/* The whole of each dimension's sharding, open flag and priority included. */
static bool same_dims(const sdyrt_sharding *a, const sdyrt_sharding *b) {
    if (!sdyi_sharding_equivalent(a, b, true))
        return false;
    for (int d = 0; d < a->rank; d++) {
        const sdyi_dim *const p = &a->dims[d];
        const sdyi_dim *const q = &b->dims[d];
        if (p->open != q->open || p->has_priority != q->has_priority ||
            (p->has_priority && p->priority != q->priority))
            return false;
    }
    return true;
}

sdyrt_status sdyi_check_replicated_to_unreduced(const sdyi_rule *rule) {
    const sdyrt_sharding *const from = rule->from;
    SDYI_TRY(check_result_sums(rule, SDYRT_KIND_R2U_OP));
    if (!same_dims(from, rule->to)) {
        char before[SDYI_TEXT_BYTES];
        char after[SDYI_TEXT_BYTES];
        sdyrt_sharding_print(from, before, sizeof before);
        sdyrt_sharding_print(rule->to, after, sizeof after);
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_R2U_DIMS,
                         "operand and result have different dimension "
                         "shardings: %s, %s",
                         before, after);
    }
    const sdyi_span axes = rule->axes->lists[0];
    if (axes.count == 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_R2U_EMPTY,
                         "replicated_to_unreduced: the axes are empty");
    SDYI_TRY(check_flat_list(rule));
    for (int i = 0; i < axes.count; i++) {
        if (overlaps_dims(from, axes.refs[i]))
            return fail_axis(SDYRT_KIND_R2U_OVERLAP_DIM, rule, axes.refs[i],
                             "operand dimension sharding");
        if (sdyi_axes_overlap_ref(from->unreduced, axes.refs[i]))
            return fail_axis(SDYRT_KIND_R2U_OVERLAP_UNREDUCED, rule,
                             axes.refs[i], "operand unreduced axes");
    }
    SDYI_TRY(check_unreduced_result(rule, SDYRT_KIND_R2U_AXES));
    return check_kept(rule);
}

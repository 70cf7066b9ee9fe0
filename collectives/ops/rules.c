/* The rules of each kind of operation, and those that are stricter than
 * Shardy's: axes of each dimension, unreduced axes, then the kinds.
 *
 * Both shardings are verified on their own before, and all kinds but
 * collective_permute and reshard have one mesh: that of `to`. */
#include "collectives/ops/rules.h"

#include "base/status.h"
#include "collectives/ops/infer.h"

#include <string.h>

sdyrt_status sdyi_op_axes_flatten(const sdyi_op_axes *axes, sdyi_axes *out) {
    out->count = 0;
    for (int i = 0; i < axes->n_lists + axes->n_params; i++) {
        const sdyi_span list = i < axes->n_lists
                                   ? axes->lists[i]
                                   : axes->params[i - axes->n_lists].axes;
        if (list.count > SDYI_MAX_REFS - out->count)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                             "the axes of the operation are more than %d refs",
                             SDYI_MAX_REFS);
        for (int k = 0; k < list.count; k++)
            sdyi_axes_append(out, list.refs[k]);
    }
    return SDYRT_OK;
}

/* -- by dimension ---------------------------------------------------------- */

typedef enum dim_step { GATHER, SLICE } dim_step;

static sdyrt_status check_dim_result(const sdyi_rule *rule, int dim,
                                     sdyi_span inferred) {
    const sdyi_span actual = rule->to->dims[dim].axes;
    if (sdyi_axes_equal(inferred, actual))
        return SDYRT_OK;
    char inferred_text[SDYI_TEXT_BYTES];
    char actual_text[SDYI_TEXT_BYTES];
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_COLL_RESULT_MISMATCH,
                     "result sharding doesn't match expected sharding %s on "
                     "dimension %d: it is %s",
                     sdyi_axes_text(inferred_text, rule->to->mesh, inferred),
                     dim, sdyi_axes_text(actual_text, rule->to->mesh, actual));
}

/* `flavour` names the axes in the text of a gather. */
static sdyrt_status check_axes_per_dim(const sdyi_rule *rule, dim_step step,
                                       const char *flavour) {
    const sdyi_op_axes *const axes = rule->axes;
    const sdyrt_mesh *const mesh = rule->to->mesh;
    sdyi_list_check check = {.mesh = mesh, .unknown = axes->unknown};
    for (int d = 0; d < axes->n_lists; d++)
        SDYI_TRY(sdyi_list_check_add(&check, axes->lists[d]));
    if (axes->n_lists != rule->to->rank)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_COLL_AXES_RANK,
                         "result sharding has rank %d but collective axes has "
                         "rank %d",
                         rule->to->rank, axes->n_lists);
    for (int d = 0; d < axes->n_lists; d++) {
        const sdyi_span list = rule->from->dims[d].axes;
        sdyi_axes inferred;
        SDYI_TRY(step == GATHER ? sdyi_infer_gather(mesh, list, axes->lists[d],
                                                    flavour, d, &inferred)
                                : sdyi_infer_slice(mesh, list, axes->lists[d],
                                                   d, &inferred));
        SDYI_TRY(check_dim_result(rule, d, sdyi_span_of(&inferred)));
    }
    return SDYRT_OK;
}

/* -- all_to_all ----------------------------------------------------------- */

static sdyrt_status check_dim_range(int64_t dim, int rank, const char *name,
                                    sdyrt_error_kind kind) {
    if (dim < 0 || dim >= rank)
        return sdyi_fail(SDYRT_ARGUMENT, kind,
                         "%s dimension %lld is out of range [0, %d)", name,
                         (long long)dim, rank);
    return SDYRT_OK;
}

static sdyrt_status use_dim(bool used[SDYRT_MAX_RANK], int64_t dim) {
    if (used[dim])
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_A2A_DIM_REUSED,
                         "overlapping source/target dimensions in all-to-all "
                         "params: %lld",
                         (long long)dim);
    used[dim] = true;
    return SDYRT_OK;
}

static sdyrt_status check_params(const sdyi_rule *rule,
                                 bool used[SDYRT_MAX_RANK]) {
    const sdyi_op_axes *const axes = rule->axes;
    const int rank = rule->to->rank;
    sdyi_list_check check = {.mesh = rule->to->mesh, .unknown = axes->unknown};
    int64_t previous = -1;
    for (int i = 0; i < axes->n_params; i++) {
        const sdyi_a2a_param *const param = &axes->params[i];
        SDYI_TRY(sdyi_list_check_add(&check, param->axes));
        SDYI_TRY(check_dim_range(param->source, rank, "source",
                                 SDYRT_KIND_A2A_SRC_RANGE));
        SDYI_TRY(check_dim_range(param->target, rank, "target",
                                 SDYRT_KIND_A2A_TGT_RANGE));
        SDYI_TRY(use_dim(used, param->source));
        SDYI_TRY(use_dim(used, param->target));
        if (param->source < previous)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_A2A_SRC_ORDER,
                             "source dimensions are not sorted in ascending "
                             "order: %lld appears after %lld",
                             (long long)param->source, (long long)previous);
        previous = param->source;
    }
    return SDYRT_OK;
}

static sdyrt_status check_all_to_all(const sdyi_rule *rule) {
    const sdyi_op_axes *const axes = rule->axes;
    const sdyrt_mesh *const mesh = rule->to->mesh;
    if (axes->n_params == 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_A2A_EMPTY,
                         "all_to_all: the parameter list is empty");
    bool used[SDYRT_MAX_RANK] = {false};
    SDYI_TRY(check_params(rule, used));
    for (int i = 0; i < axes->n_params; i++) {
        const sdyi_a2a_param *const param = &axes->params[i];
        const int source = (int)param->source;
        const int target = (int)param->target;
        sdyi_axes inferred;
        SDYI_TRY(sdyi_infer_gather(mesh, rule->from->dims[source].axes,
                                   param->axes, "all-to-all", source,
                                   &inferred));
        SDYI_TRY(check_dim_result(rule, source, sdyi_span_of(&inferred)));
        SDYI_TRY(sdyi_infer_slice(mesh, rule->from->dims[target].axes,
                                  param->axes, target, &inferred));
        SDYI_TRY(check_dim_result(rule, target, sdyi_span_of(&inferred)));
    }
    for (int d = 0; d < rule->to->rank; d++) {
        if (!used[d])
            SDYI_TRY(check_dim_result(rule, d, rule->from->dims[d].axes));
    }
    return SDYRT_OK;
}

/* -- collective_permute --------------------------------------------------- */

static sdyrt_status check_collective_permute(const sdyi_rule *rule) {
    const sdyrt_sharding *const from = rule->from;
    const sdyrt_sharding *const to = rule->to;
    if (!sdyi_mesh_equal_axes(from->mesh, to->mesh)) {
        char before[SDYI_TEXT_BYTES];
        char after[SDYI_TEXT_BYTES];
        sdyrt_mesh_print(from->mesh, before, sizeof before);
        sdyrt_mesh_print(to->mesh, after, sizeof after);
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_CP_MESH_AXES,
                         "result mesh has different axes than operand mesh: "
                         "%s, %s",
                         after, before);
    }
    if (from->mesh == to->mesh && !sdyi_same_mesh_ref(from, to))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_CP_SAME_IDS,
                         "result mesh name is different but same device ids as "
                         "operand: @%s, @%s",
                         to->mesh_name, from->mesh_name);
    for (int d = 0; d < to->rank; d++) {
        int64_t before;
        int64_t after;
        SDYI_TRY(sdyi_axes_size(from->dims[d].axes, &before));
        SDYI_TRY(sdyi_axes_size(to->dims[d].axes, &after));
        if (before != after)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_CP_SIZE,
                             "sharded size of result doesn't match operand on "
                             "dimension %d: %lld != %lld",
                             d, (long long)after, (long long)before);
    }
    return SDYRT_OK;
}

/* -- unreduced axes before and after -------------------------------------- */

typedef enum removal {
    REMOVE_BY_REDUCTION, /* the operation's own */
    REMOVE_ANY
} removal;

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

static sdyrt_status check_removed(const sdyi_rule *rule, removal allowed) {
    sdyi_axes removed;
    sdyi_axes_set_diff(rule->from->mesh, rule->from->unreduced,
                       rule->to->unreduced, &removed);
    if (removed.count == 0 || allowed == REMOVE_ANY ||
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

/* From the unreduced axes of `from` to those of `to`: what is introduced (only
 * with `may_sum`, and then by sum), what is removed, and that what is kept
 * keeps its reduction. Meshes that differ are not compared. */
static sdyrt_status check_transition(const sdyi_rule *rule, bool may_sum,
                                     removal allowed) {
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

static sdyrt_status check_all_reduce(const sdyi_rule *rule) {
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
    return check_transition(rule, false, REMOVE_BY_REDUCTION);
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

static sdyrt_status check_sharded_to_unreduced(const sdyi_rule *rule) {
    SDYI_TRY(check_result_sums(rule, SDYRT_KIND_S2U_OP));
    SDYI_TRY(check_axes_per_dim(rule, GATHER, "shard-to-unreduced"));
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

static sdyrt_status check_replicated_to_unreduced(const sdyi_rule *rule) {
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

/* -- the rule of a kind ---------------------------------------------------- */

bool sdyi_same_mesh_ref(const sdyrt_sharding *a, const sdyrt_sharding *b) {
    return a->mesh == b->mesh &&
           (a->mesh_name == NULL || b->mesh_name == NULL ||
            strcmp(a->mesh_name, b->mesh_name) == 0);
}

static sdyrt_status check_kind(const sdyi_rule *rule) {
    switch (rule->kind) {
    case SDYRT_OP_ALL_GATHER:
        return check_axes_per_dim(rule, GATHER, "gathering");
    case SDYRT_OP_ALL_SLICE:
        return check_axes_per_dim(rule, SLICE, NULL);
    case SDYRT_OP_ALL_REDUCE:
        return check_all_reduce(rule);
    case SDYRT_OP_REDUCE_SCATTER:
        SDYI_TRY(check_transition(rule, false, REMOVE_BY_REDUCTION));
        return check_axes_per_dim(rule, SLICE, NULL);
    case SDYRT_OP_ALL_TO_ALL:
        return check_all_to_all(rule);
    case SDYRT_OP_COLLECTIVE_PERMUTE:
        return check_collective_permute(rule);
    case SDYRT_OP_SHARDED_TO_UNREDUCED:
        return check_sharded_to_unreduced(rule);
    case SDYRT_OP_REPLICATED_TO_UNREDUCED:
        return check_replicated_to_unreduced(rule);
    case SDYRT_OP_RESHARD:
        return rule->from_given ? check_transition(rule, true, REMOVE_ANY)
                                : SDYRT_OK;
    case SDYRT_OP_COUNT:
        break;
    }
    return SDYRT_OK;
}

/* -- stricter than Shardy ------------------------------------------------- */

static sdyrt_status check_coexist(const sdyrt_mesh *mesh, sdyi_span a,
                                  sdyi_span b) {
    for (int i = 0; i < a.count; i++) {
        for (int k = 0; k < b.count; k++) {
            if (sdyi_ref_can_coexist(a.refs[i], b.refs[k]))
                continue;
            char a_text[SDYI_TEXT_BYTES];
            char b_text[SDYI_TEXT_BYTES];
            return sdyi_fail(
                SDYRT_ARGUMENT, SDYRT_KIND_SUB_GAP,
                "no factorisation of axis \"%s\" of size %lld holds both %s "
                "and %s",
                mesh->names[a.refs[i].axis],
                (long long)mesh->sizes[a.refs[i].axis],
                sdyi_ref_text(a_text, mesh, a.refs[i]),
                sdyi_ref_text(b_text, mesh, b.refs[k]));
        }
    }
    return SDYRT_OK;
}

static sdyrt_status check_coexist_with(const sdyrt_sharding *sharding,
                                       sdyi_span axes) {
    for (int d = 0; d < sharding->rank; d++)
        SDYI_TRY(check_coexist(sharding->mesh, axes, sharding->dims[d].axes));
    return check_coexist(sharding->mesh, axes, sharding->unreduced);
}

static sdyrt_status fail_unreduced_changed(const sdyi_rule *rule) {
    char before[SDYI_TEXT_BYTES];
    char after[SDYI_TEXT_BYTES];
    return sdyi_fail(
        SDYRT_ARGUMENT, SDYRT_KIND_UNREDUCED_CHANGED,
        "%s leaves unreduced axes as they are, unless it combines their "
        "terms: %s %s in the operand, %s %s in the result",
        sdyrt_op_name(rule->kind),
        sdyrt_reduction_name(rule->from->unreduced_op),
        sdyi_axes_text(before, rule->from->mesh, rule->from->unreduced),
        sdyrt_reduction_name(rule->to->unreduced_op),
        sdyi_axes_text(after, rule->to->mesh, rule->to->unreduced));
}

static sdyrt_status check_unreduced_kept(const sdyi_rule *rule) {
    if (!sdyi_axes_equal(rule->from->unreduced, rule->to->unreduced) ||
        (rule->to->unreduced.count > 0 &&
         rule->from->unreduced_op != rule->to->unreduced_op))
        return fail_unreduced_changed(rule);
    return SDYRT_OK;
}

/* What is unreduced no more has been combined. */
static sdyrt_status check_removed_is_reduced(const sdyi_rule *rule,
                                             sdyi_span reduced) {
    const sdyrt_mesh *const mesh = rule->from->mesh;
    sdyi_axes removed;
    sdyi_axes lost;
    SDYI_TRY(check_coexist(mesh, rule->from->unreduced, rule->to->unreduced));
    sdyi_axes_set_diff(mesh, rule->from->unreduced, rule->to->unreduced,
                       &removed);
    sdyi_axes_set_diff(mesh, sdyi_span_of(&removed), reduced, &lost);
    return lost.count == 0 ? SDYRT_OK : fail_unreduced_changed(rule);
}

sdyrt_status sdyi_check_rules(const sdyi_rule *rule) {
    SDYI_TRY(check_kind(rule));
    if (rule->kind == SDYRT_OP_RESHARD)
        return SDYRT_OK;

    sdyi_axes axes;
    SDYI_TRY(sdyi_op_axes_flatten(rule->axes, &axes));
    SDYI_TRY(sdyi_check_sub_axes(rule->to->mesh, sdyi_span_of(&axes)));
    if (rule->kind != SDYRT_OP_COLLECTIVE_PERMUTE) {
        SDYI_TRY(check_coexist_with(rule->from, sdyi_span_of(&axes)));
        SDYI_TRY(check_coexist_with(rule->to, sdyi_span_of(&axes)));
    }
    switch (rule->kind) {
    case SDYRT_OP_ALL_REDUCE:
    case SDYRT_OP_REDUCE_SCATTER:
        return check_removed_is_reduced(rule, sdyi_span_of(&axes));
    case SDYRT_OP_SHARDED_TO_UNREDUCED:
    case SDYRT_OP_REPLICATED_TO_UNREDUCED:
        return SDYRT_OK; /* compared by their own rules */
    default:
        return check_unreduced_kept(rule);
    }
}

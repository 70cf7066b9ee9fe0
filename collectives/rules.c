/* The rules of each kind of operation, and those that are stricter than
 * Shardy's.
 *
 * Both shardings are verified on their own before, and all kinds but
 * collective_permute and reshard have one mesh: that of `to`. */
#include "collectives/rules.h"

#include "runtime/status.h"

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

bool sdyi_same_mesh_ref(const sdyrt_sharding *a, const sdyrt_sharding *b) {
    return a->mesh == b->mesh &&
           (a->mesh_name == NULL || b->mesh_name == NULL ||
            strcmp(a->mesh_name, b->mesh_name) == 0);
}

static sdyrt_status check_kind(const sdyi_rule *rule) {
    switch (rule->kind) {
    case SDYRT_OP_ALL_GATHER:
        return sdyi_check_axes_per_dim(rule, SDYI_GATHER, "gathering");
    case SDYRT_OP_ALL_SLICE:
        return sdyi_check_axes_per_dim(rule, SDYI_SLICE, NULL);
    case SDYRT_OP_ALL_REDUCE:
        return sdyi_check_all_reduce(rule);
    case SDYRT_OP_REDUCE_SCATTER:
        SDYI_TRY(sdyi_check_transition(rule, false, SDYI_REMOVE_BY_REDUCTION));
        return sdyi_check_axes_per_dim(rule, SDYI_SLICE, NULL);
    case SDYRT_OP_ALL_TO_ALL:
        return sdyi_check_all_to_all(rule);
    case SDYRT_OP_COLLECTIVE_PERMUTE:
        return sdyi_check_collective_permute(rule);
    case SDYRT_OP_SHARDED_TO_UNREDUCED:
        return sdyi_check_sharded_to_unreduced(rule);
    case SDYRT_OP_REPLICATED_TO_UNREDUCED:
        return sdyi_check_replicated_to_unreduced(rule);
    case SDYRT_OP_RESHARD:
        return rule->from_given
                   ? sdyi_check_transition(rule, true, SDYI_REMOVE_ANY)
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

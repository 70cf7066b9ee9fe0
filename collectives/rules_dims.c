/* Rules about the axes of each dimension: operations with a list per dimension,
 * all_to_all and collective_permute. */
#include "collectives/rules.h"

#include "collectives/infer.h"
#include "runtime/status.h"

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

sdyrt_status sdyi_check_axes_per_dim(const sdyi_rule *rule, sdyi_dim_step step,
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
        SDYI_TRY(
            step == SDYI_GATHER
                ? sdyi_infer_gather(mesh, list, axes->lists[d], flavour, d,
                                    &inferred)
                : sdyi_infer_slice(mesh, list, axes->lists[d], d, &inferred));
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

sdyrt_status sdyi_check_all_to_all(const sdyi_rule *rule) {
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

sdyrt_status sdyi_check_collective_permute(const sdyi_rule *rule) {
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

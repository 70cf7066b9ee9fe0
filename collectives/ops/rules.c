/* The rules of each kind of operation, in Shardy's order and words, and those
 * that are stricter than Shardy's: axes of each dimension, unreduced axes, then
 * the kinds. Facts that Shardy's text leaves out follow it as a detail.
 *
 * Both shardings are verified on their own before, and all kinds but
 * collective_permute and reshard have one mesh: that of `to`. */
#include "collectives/ops/verify.h"

#include "base/status.h"
#include "base/text.h"

#include <string.h>

/* Equal meshes under equal names: to Shardy two names are two meshes, even of
 * equal axes. An inline mesh has no name, and agrees with any unless meshes are
 * references, as in a program. */
static bool same_mesh_ref(const sdyi_resolved *r) {
    const char *const from = r->from->mesh_name;
    const char *const to = r->to->mesh_name;
    if (r->from->mesh != r->to->mesh)
        return false;
    if (from == NULL || to == NULL)
        return !r->has_mesh_refs || from == to;
    return strcmp(from, to) == 0;
}

/* -- by dimension ---------------------------------------------------------- */

/* `["a", "b":(1)2]`: how Shardy has a list in its errors. */
static sdyi_short_text list_text(const sdyrt_mesh *mesh, sdyi_span list) {
    sdyi_short_text t;
    sdyi_text out;
    sdyi_text_start(&out, t.text, sizeof t.text);
    sdyi_text_add(&out, "[");
    for (int i = 0; i < list.count; i++) {
        sdyi_text_add(&out, "%s", i > 0 ? ", " : "");
        sdyi_print_ref(&out, mesh, NULL, list.refs[i]);
    }
    sdyi_text_add(&out, "]");
    return t;
}

static sdyrt_status check_dim_result(const sdyi_resolved *r, int dim,
                                     sdyi_span inferred) {
    const sdyi_span actual = r->to->dims[dim].axes;
    if (sdyi_axes_equal(inferred, actual))
        return SDYRT_OK;
    return sdyi_fail_detail(
        sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_COLL_RESULT_MISMATCH,
                  "result sharding doesn't match expected sharding %s on "
                  "dimension %d",
                  list_text(r->to->mesh, inferred).text, dim),
        ": it is %s", list_text(r->to->mesh, actual).text);
}

/* `axes`, which may have any numbers, leave the end of a dimension's list, last
 * one first. `flavour` is for the text: "can't apply gathering axis ..". */
static sdyrt_status check_gathered(const sdyi_resolved *r, int dim,
                                   sdyi_span axes, const char *flavour) {
    const sdyrt_mesh *const mesh = r->to->mesh;
    sdyi_axes left;
    sdyi_axes_copy(&left, r->from->dims[dim].axes);
    for (int i = axes.count - 1; i >= 0; i--) {
        const sdyi_ref axis = axes.refs[i];
        if (left.count == 0 ||
            !sdyi_ref_suffix_of(axis, left.refs[left.count - 1])) {
            return sdyi_fail_detail(
                sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_COLL_CANNOT_APPLY,
                          "can't apply %s axis %s to operand sharding on "
                          "dimension %d",
                          flavour, sdyi_ref_text(mesh, axis).text, dim),
                ": it is not at the end of %s",
                list_text(mesh, sdyi_span_of(&left)).text);
        }
        const sdyi_ref last = left.refs[--left.count];
        sdyi_ref prefix;
        if (sdyi_ref_prefix_without(last, axis, &prefix))
            sdyi_axes_append(&left, prefix);
    }
    return check_dim_result(r, dim, sdyi_span_of(&left));
}

/* `axes` come to the end of a dimension's list; neighbours are merged. */
static sdyrt_status check_sliced(const sdyi_resolved *r, int dim,
                                 sdyi_span axes) {
    const sdyi_span list = r->from->dims[dim].axes;
    if (axes.count > SDYI_MAX_REFS - list.count)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "dimension %d would be cut by %d axes, above the "
                         "limit of %d",
                         dim, list.count + axes.count, SDYI_MAX_REFS);
    sdyi_axes cut;
    sdyi_axes_copy(&cut, list);
    for (int i = 0; i < axes.count; i++)
        sdyi_axes_add_or_merge(r->to->mesh, &cut, axes.refs[i]);
    return check_dim_result(r, dim, sdyi_span_of(&cut));
}

/* Each list of the operation, which leaves its dimension by a gather, named
 * `flavour` in the text, or with NULL comes to it. */
static sdyrt_status check_axes_per_dim(const sdyi_resolved *r,
                                       const char *flavour) {
    const sdyi_op_axes *const axes = &r->axes;
    sdyi_list_check check = {.mesh = r->to->mesh, .unknown = axes->unknown};
    for (int d = 0; d < axes->n_lists; d++)
        SDYI_TRY(sdyi_list_check_add(&check, axes->lists[d]));
    if (axes->n_lists != r->to->rank)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_COLL_AXES_RANK,
                         "result sharding has rank %d but collective axes has "
                         "rank %d",
                         r->to->rank, axes->n_lists);
    for (int d = 0; d < axes->n_lists; d++)
        SDYI_TRY(flavour == NULL
                     ? check_sliced(r, d, axes->lists[d])
                     : check_gathered(r, d, axes->lists[d], flavour));
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

static sdyrt_status check_params(const sdyi_resolved *r,
                                 bool used[SDYRT_MAX_RANK]) {
    const sdyi_op_axes *const axes = &r->axes;
    const int rank = r->to->rank;
    sdyi_list_check check = {.mesh = r->to->mesh, .unknown = axes->unknown};
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

/* Along one dimension, in groups: the result is cut by the axes, and before it
 * is not, unless counts say which part is whose. */
static sdyrt_status check_along_one_dim(const sdyi_resolved *r) {
    const sdyi_a2a_param *const param = &r->axes.params[0];
    const bool is_counted = r->op->counts != NULL || r->op->counts_vary;
    const sdyi_span before = r->from->dims[param->source].axes;
    if (!sdyi_axes_equal(before, is_counted ? param->axes : (sdyi_span){0})) {
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_COLL_CANNOT_APPLY,
                         "can't apply all-to-all along dimension %d, which the "
                         "operand sharding cuts by %s",
                         (int)param->source,
                         list_text(r->to->mesh, before).text);
    }
    for (int d = 0; d < r->to->rank; d++)
        SDYI_TRY(check_dim_result(
            r, d, d == param->source ? param->axes : r->from->dims[d].axes));
    return SDYRT_OK;
}

static sdyrt_status check_all_to_all(const sdyi_resolved *r) {
    const sdyi_op_axes *const axes = &r->axes;
    if (axes->n_params == 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_A2A_EMPTY,
                         "parameter list is empty");
    if (r->is_grouped && axes->n_params == 1 &&
        axes->params[0].source == axes->params[0].target) {
        sdyi_list_check check = {.mesh = r->to->mesh, .unknown = axes->unknown};
        SDYI_TRY(sdyi_list_check_add(&check, axes->params[0].axes));
        SDYI_TRY(check_dim_range(axes->params[0].source, r->to->rank, "source",
                                 SDYRT_KIND_A2A_SRC_RANGE));
        return check_along_one_dim(r);
    }
    bool used[SDYRT_MAX_RANK] = {false};
    SDYI_TRY(check_params(r, used));
    for (int i = 0; i < axes->n_params; i++) {
        const sdyi_a2a_param *const param = &axes->params[i];
        SDYI_TRY(
            check_gathered(r, (int)param->source, param->axes, "all-to-all"));
        SDYI_TRY(check_sliced(r, (int)param->target, param->axes));
    }
    for (int d = 0; d < r->to->rank; d++) {
        if (!used[d])
            SDYI_TRY(check_dim_result(r, d, r->from->dims[d].axes));
    }
    return SDYRT_OK;
}

/* -- collective_permute --------------------------------------------------- */

static sdyrt_status check_collective_permute(const sdyi_resolved *r) {
    const sdyrt_sharding *const from = r->from;
    const sdyrt_sharding *const to = r->to;
    if (!sdyi_mesh_equal_axes(from->mesh, to->mesh))
        return sdyi_fail_meshes(
            r, SDYRT_KIND_CP_MESH_AXES,
            "result mesh has different axes than operand mesh");
    if (from->mesh == to->mesh && !same_mesh_ref(r))
        return sdyi_fail_detail(
            sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_CP_SAME_IDS,
                      "result mesh name is different but same device ids as "
                      "operand"),
            ": @%s, @%s", to->mesh_name == NULL ? "" : to->mesh_name,
            from->mesh_name == NULL ? "" : from->mesh_name);
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

/* From the unreduced axes of `from` to those of `to`. */
static sdyrt_status check_transition(const sdyi_resolved *r, int introduced,
                                     int removed) {
    return sdyi_check_unreduced(
        &(sdyi_unreduced_change){.from = &r->from,
                                 .n_from = 1,
                                 .to = &r->to,
                                 .n_to = 1,
                                 .introduced = introduced,
                                 .removed = removed});
}

/* -- operations on unreduced axes ----------------------------------------- */

static bool overlaps_dims(const sdyrt_sharding *sharding, sdyi_ref a) {
    for (int d = 0; d < sharding->rank; d++) {
        if (sdyi_axes_overlap_ref(sharding->dims[d].axes, a))
            return true;
    }
    return false;
}

/* `what`: "reduction axis", "r2u axis". */
static sdyrt_status fail_axis(sdyrt_error_kind kind, const sdyi_resolved *r,
                              sdyi_ref axis, const char *what,
                              const char *other) {
    return sdyi_fail(SDYRT_ARGUMENT, kind, "%s axis %s overlaps with %s", what,
                     sdyi_ref_text(r->to->mesh, axis).text, other);
}

/* The one list of all_reduce and its like, of `what` axes; in groups their
 * order is that of the members. */
static sdyrt_status check_flat_list(const sdyi_resolved *r, const char *what) {
    const sdyi_op_axes *const axes = &r->axes;
    if (!r->is_grouped)
        SDYI_TRY(sdyi_check_mesh_order(r->to->mesh, axes->unknown,
                                       axes->lists[0], what,
                                       SDYRT_KIND_UNREDUCED_ORDER));
    sdyi_list_check check = {.mesh = r->to->mesh, .unknown = axes->unknown};
    return sdyi_list_check_add(&check, axes->lists[0]);
}

/* Fails with `what` and, as a detail, the two shardings. */
static sdyrt_status fail_shardings(const sdyi_resolved *r,
                                   sdyrt_error_kind kind, const char *what) {
    char before[SDYI_TEXT_BYTES];
    char after[SDYI_TEXT_BYTES];
    sdyrt_sharding_print(r->from, before, sizeof before);
    sdyrt_sharding_print(r->to, after, sizeof after);
    return sdyi_fail_detail(sdyi_fail(SDYRT_ARGUMENT, kind, "%s", what),
                            ": %s, %s", before, after);
}

/* Both shardings are alike, and the `what` axes of the operation cut nothing.
 */
static sdyrt_status check_alike(const sdyi_resolved *r, const char *what) {
    const sdyrt_sharding *const from = r->from;
    const sdyrt_sharding *const to = r->to;
    if (!sdyi_sharding_equivalent(from, to, true) ||
        (!same_mesh_ref(r) && !sdyi_sharding_equivalent(from, NULL, true)))
        return fail_shardings(
            r, SDYRT_KIND_AR_NOT_EQUIVALENT,
            "operand and result shardings are not equivalent");
    SDYI_TRY(check_flat_list(r, what));
    const sdyi_span axes = r->axes.lists[0];
    for (int i = 0; i < axes.count; i++) {
        if (overlaps_dims(from, axes.refs[i]) ||
            sdyi_axes_overlap_ref(from->replicated, axes.refs[i]))
            return fail_axis(SDYRT_KIND_AR_OVERLAP_DIM_OR_REPL, r, axes.refs[i],
                             what,
                             "operand dimension sharding or replicated axes");
        if (sdyi_axes_overlap_ref(to->unreduced, axes.refs[i]))
            return fail_axis(SDYRT_KIND_AR_OVERLAP_UNREDUCED, r, axes.refs[i],
                             what, "result unreduced axes");
    }
    return SDYRT_OK;
}

static sdyrt_status check_all_reduce(const sdyi_resolved *r) {
    SDYI_TRY(check_alike(r, "reduction"));
    return check_transition(r, SDYI_NO_REDUCTION, (int)r->op->reduction);
}

/* A shift of uncut values, or of the tiles along one dimension, whose sizes may
 * differ before and after: the result's are its sources'. */
static sdyrt_status check_shift(const sdyi_resolved *r) {
    const int parts = sdyi_dim_of_parts(r);
    if (parts < 0)
        return check_alike(r, "shift");
    SDYI_TRY(check_flat_list(r, "shift"));
    for (int d = 0; d < r->to->rank; d++)
        SDYI_TRY(check_dim_result(r, d, r->from->dims[d].axes));
    return SDYRT_OK;
}

/* The two shardings of an update_halo, which differ in halos alone. */
static sdyrt_status check_update_halo(const sdyi_resolved *r) {
    for (int d = 0; d < r->to->rank; d++) {
        const sdyi_dim *const a = &r->from->dims[d], *const b = &r->to->dims[d];
        if (!sdyi_axes_equal(a->axes, b->axes) ||
            (a->axes.count > 0 && !sdyi_same_partition(a, b)))
            return fail_shardings(r, SDYRT_KIND_GRID_HALO,
                                  "operand and result shardings differ in more "
                                  "than their halos");
    }
    return SDYRT_OK;
}

/* The result's unreduced axes are the operand's and those of the operation. */
static sdyrt_status check_unreduced_result(const sdyi_resolved *r,
                                           sdyrt_error_kind kind,
                                           const char *what) {
    const sdyrt_mesh *const mesh = r->to->mesh;
    const sdyi_span kept = r->from->unreduced;
    sdyi_axes expected;
    SDYI_TRY(sdyi_op_axes_flatten(&r->axes, &expected));
    if (kept.count > SDYI_MAX_REFS - expected.count)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "%d unreduced axes, above the limit of %d",
                         kept.count + expected.count, SDYI_MAX_REFS);
    sdyi_axes_append_all(&expected, kept);
    sdyi_axes_sort_and_merge(mesh, &expected);
    if (sdyi_axes_equal(sdyi_span_of(&expected), r->to->unreduced))
        return SDYRT_OK;
    return sdyi_fail_detail(
        sdyi_fail(SDYRT_ARGUMENT, kind,
                  "out_unreduced_axes should be in_unreduced_axes + %s", what),
        ": result unreduced axes %s, expected %s",
        sdyi_axes_text(mesh, r->to->unreduced).text,
        sdyi_axes_text(mesh, sdyi_span_of(&expected)).text);
}

static sdyrt_status check_result_sums(const sdyi_resolved *r,
                                      sdyrt_error_kind kind) {
    if (r->to->unreduced_op != SDYRT_SUM)
        return sdyi_fail(SDYRT_ARGUMENT, kind,
                         "the result has reduction %s, expected sum",
                         sdyrt_reduction_name(r->to->unreduced_op));
    return SDYRT_OK;
}

static sdyrt_status check_sharded_to_unreduced(const sdyi_resolved *r) {
    SDYI_TRY(check_result_sums(r, SDYRT_KIND_S2U_OP));
    SDYI_TRY(check_axes_per_dim(r, "shard-to-unreduce"));
    return check_unreduced_result(r, SDYRT_KIND_S2U_AXES,
                                  "sharded_to_unreduced_axes");
}

/* Equality of all dimensions' shardings, open flag and priority included. */
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

static sdyrt_status check_replicated_to_unreduced(const sdyi_resolved *r) {
    const sdyrt_sharding *const from = r->from;
    SDYI_TRY(check_result_sums(r, SDYRT_KIND_R2U_OP));
    if (!same_dims(from, r->to))
        return fail_shardings(r, SDYRT_KIND_R2U_DIMS,
                              "input and output must share the same dimension "
                              "shardings");
    const sdyi_span axes = r->axes.lists[0];
    if (axes.count == 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_R2U_EMPTY,
                         "r2u axes must not be empty");
    SDYI_TRY(check_flat_list(r, "r2u"));
    for (int i = 0; i < axes.count; i++) {
        if (overlaps_dims(from, axes.refs[i]))
            return fail_axis(SDYRT_KIND_R2U_OVERLAP_DIM, r, axes.refs[i], "r2u",
                             "operand dimension sharding");
        if (sdyi_axes_overlap_ref(from->unreduced, axes.refs[i]))
            return fail_axis(SDYRT_KIND_R2U_OVERLAP_UNREDUCED, r, axes.refs[i],
                             "r2u", "operand unreduced axes");
    }
    return check_unreduced_result(r, SDYRT_KIND_R2U_AXES, "r2u_axes");
}

/* -- the rule of a kind ---------------------------------------------------- */

sdyrt_status sdyi_check_kind(const sdyi_resolved *r) {
    switch (r->op->kind) {
    case SDYRT_OP_ALL_GATHER:
    case SDYRT_OP_GATHER:
        return check_axes_per_dim(r, "gathering");
    case SDYRT_OP_ALL_SLICE:
    case SDYRT_OP_SCATTER:
        return check_axes_per_dim(r, NULL);
    case SDYRT_OP_ALL_REDUCE:
    case SDYRT_OP_REDUCE:
        return check_all_reduce(r);
    case SDYRT_OP_BROADCAST:
        return check_alike(r, "broadcast");
    case SDYRT_OP_SEND_RECV:
        return check_alike(r, "send_recv");
    case SDYRT_OP_SHIFT:
        return check_shift(r);
    case SDYRT_OP_UPDATE_HALO:
        return check_update_halo(r);
    case SDYRT_OP_REDUCE_SCATTER:
        SDYI_TRY(check_transition(r, SDYI_NO_REDUCTION, (int)r->op->reduction));
        return check_axes_per_dim(r, NULL);
    case SDYRT_OP_ALL_TO_ALL:
        return check_all_to_all(r);
    case SDYRT_OP_COLLECTIVE_PERMUTE:
        return check_collective_permute(r);
    case SDYRT_OP_SHARDED_TO_UNREDUCED:
        return check_sharded_to_unreduced(r);
    case SDYRT_OP_REPLICATED_TO_UNREDUCED:
        return check_replicated_to_unreduced(r);
    case SDYRT_OP_RESHARD:
        return r->from == r->op->from
                   ? check_transition(r, (int)SDYRT_SUM, SDYI_ANY_REDUCTION)
                   : SDYRT_OK;
    case SDYRT_OP_COUNT:
        break;
    }
    return SDYRT_OK;
}

/* -- stricter than Shardy ------------------------------------------------- */

static sdyrt_status check_coexist(const sdyrt_mesh *mesh, sdyi_span a,
                                  sdyi_span b) {
    for (int i = 0; i < a.count; i++)
        for (int k = 0; k < b.count; k++)
            SDYI_TRY(sdyi_check_coexist(mesh, a.refs[i], b.refs[k]));
    return SDYRT_OK;
}

static sdyrt_status check_coexist_with(const sdyrt_sharding *sharding,
                                       sdyi_span axes) {
    for (int d = 0; d < sharding->rank; d++)
        SDYI_TRY(check_coexist(sharding->mesh, axes, sharding->dims[d].axes));
    return check_coexist(sharding->mesh, axes, sharding->unreduced);
}

static sdyrt_status fail_unreduced_changed(const sdyi_resolved *r) {
    return sdyi_fail_unreduced(r->from, r->to, SDYRT_KIND_UNREDUCED_CHANGED,
                               "leaves unreduced axes as they are, unless it "
                               "combines their terms");
}

static sdyrt_status check_unreduced_kept(const sdyi_resolved *r) {
    if (!sdyi_axes_equal(r->from->unreduced, r->to->unreduced) ||
        (r->to->unreduced.count > 0 &&
         r->from->unreduced_op != r->to->unreduced_op))
        return fail_unreduced_changed(r);
    return SDYRT_OK;
}

/* Axes that the result has no longer unreduced must be among `reduced`: their
 * terms are combined by nothing else. */
static sdyrt_status check_removed_is_reduced(const sdyi_resolved *r,
                                             sdyi_span reduced) {
    const sdyrt_mesh *const mesh = r->from->mesh;
    sdyi_axes removed;
    sdyi_axes lost;
    SDYI_TRY(check_coexist(mesh, r->from->unreduced, r->to->unreduced));
    sdyi_axes_set_diff(mesh, r->from->unreduced, r->to->unreduced, &removed);
    sdyi_axes_set_diff(mesh, sdyi_span_of(&removed), reduced, &lost);
    return lost.count == 0 ? SDYRT_OK : fail_unreduced_changed(r);
}

sdyrt_status sdyi_check_rules(const sdyi_resolved *r) {
    SDYI_TRY(sdyi_check_kind(r));
    if (r->op->kind == SDYRT_OP_RESHARD)
        return SDYRT_OK;

    sdyi_axes axes;
    SDYI_TRY(sdyi_op_axes_flatten(&r->axes, &axes));
    SDYI_TRY(sdyi_check_sub_axes(r->to->mesh, sdyi_span_of(&axes)));
    if (r->op->kind != SDYRT_OP_COLLECTIVE_PERMUTE) {
        SDYI_TRY(check_coexist_with(r->from, sdyi_span_of(&axes)));
        SDYI_TRY(check_coexist_with(r->to, sdyi_span_of(&axes)));
    }
    if (sdyi_op_uses(r->op->kind, SDYI_BIT(REDUCTION)))
        return check_removed_is_reduced(r, sdyi_span_of(&axes));
    return r->op->kind == SDYRT_OP_SHARDED_TO_UNREDUCED ||
                   r->op->kind == SDYRT_OP_REPLICATED_TO_UNREDUCED
               ? check_transition(r, SDYI_ANY_REDUCTION, SDYI_ANY_REDUCTION)
               : check_unreduced_kept(r);
}

/* The rules for axis lists and for one sharding of one value, in the order in
 * which Shardy checks them; the first broken rule is reported.
 *
 * The refs that come here are as written: their numbers may be anything, and
 * an axis index may stand for an unknown name. */
#include "base/status.h"
#include "mesh/internal.h"

#include <string.h>

sdyi_short_text sdyi_ref_text(const sdyrt_mesh *mesh, sdyi_ref a) {
    sdyi_short_text t;
    sdyi_text out;
    sdyi_text_start(&out, t.text, sizeof t.text);
    sdyi_print_ref(&out, mesh, NULL, a);
    return t;
}

sdyi_short_text sdyi_axes_text(const sdyrt_mesh *mesh, sdyi_span list) {
    sdyi_short_text t;
    sdyi_text out;
    sdyi_text_start(&out, t.text, sizeof t.text);
    sdyi_print_axes(&out, mesh, NULL, list);
    return t;
}

static bool is_unknown(const sdyrt_mesh *mesh, sdyi_ref a) {
    return a.axis >= mesh->n_axes;
}

static sdyrt_status fail_unknown_axis(const sdyrt_mesh *mesh,
                                      char *const *unknown, int axis) {
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_UNKNOWN_AXIS,
                     "unknown axis name: \"%s\"",
                     sdyi_axis_name(mesh, unknown, axis));
}

/* -- axis lists ----------------------------------------------------------- */

static sdyrt_status add_ref(sdyi_list_check *check, const sdyi_ref *previous,
                            sdyi_ref a) {
    if (is_unknown(check->mesh, a))
        return fail_unknown_axis(check->mesh, check->unknown, a.axis);
    if (sdyi_axes_find(&check->seen, a) >= 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_DUP_AXIS_REF,
                         "duplicate axis ref: %s",
                         sdyi_ref_text(check->mesh, a).text);
    if (previous != NULL && sdyi_ref_can_merge(*previous, a))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_MERGEABLE_SUBAXES,
                         "two consecutive sub-axes can be merged: %s, %s",
                         sdyi_ref_text(check->mesh, *previous).text,
                         sdyi_ref_text(check->mesh, a).text);
    if (check->seen.count == SDYI_MAX_REFS)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "more than %d axis refs, at %s", SDYI_MAX_REFS,
                         sdyi_ref_text(check->mesh, a).text);
    sdyi_axes_append(&check->seen, a);
    return SDYRT_OK;
}

sdyrt_status sdyi_list_check_add(sdyi_list_check *check, sdyi_span list) {
    for (int i = 0; i < list.count; i++)
        SDYI_TRY(
            add_ref(check, i > 0 ? &list.refs[i - 1] : NULL, list.refs[i]));
    return SDYRT_OK;
}

sdyrt_status sdyi_check_mesh_order(const sdyrt_mesh *mesh, char *const *unknown,
                                   sdyi_span list, const char *what,
                                   sdyrt_error_kind kind) {
    for (int i = 0; i < list.count; i++) {
        if (is_unknown(mesh, list.refs[i]))
            return fail_unknown_axis(mesh, unknown, list.refs[i].axis);
    }
    for (int i = 1; i < list.count; i++) {
        if (sdyi_ref_compare_mesh(list.refs[i - 1], list.refs[i]) <= 0)
            continue;
        return sdyi_fail_detail(
            sdyi_fail(SDYRT_ARGUMENT, kind,
                      "%s axes are not ordered w.r.t. mesh", what),
            ": %s comes before %s", sdyi_ref_text(mesh, list.refs[i - 1]).text,
            sdyi_ref_text(mesh, list.refs[i]).text);
    }
    return SDYRT_OK;
}

/* -- sub-axes ------------------------------------------------------------- */

static sdyrt_status check_sub_axis(const sdyrt_mesh *mesh, sdyi_ref a) {
    const int64_t axis_size = mesh->sizes[a.axis];
    const sdyi_short_text ref = sdyi_ref_text(mesh, a);
    if (a.pre < 1)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_SUB_PRE,
                         "sub-axis pre-size must be at least 1: %s", ref.text);
    if (a.size <= 1)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_SUB_SIZE,
                         "sub-axis sizes must be greater than 1: %s", ref.text);
    int64_t next;
    if (__builtin_mul_overflow(a.pre, a.size, &next))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_SUB_NOT_DIVIDING,
                         "sub-axis next pre-size %lld*%lld doesn't divide the "
                         "size of the full axis %lld: %s",
                         (long long)a.pre, (long long)a.size,
                         (long long)axis_size, ref.text);
    if (axis_size % next != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_SUB_NOT_DIVIDING,
                         "sub-axis next pre-size %lld doesn't divide the size "
                         "of the full axis %lld: %s",
                         (long long)next, (long long)axis_size, ref.text);
    if (a.size == axis_size)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_SUB_IS_FULL,
                         "sub-axis size is equal to the full axis size: %s",
                         ref.text);
    return SDYRT_OK;
}

/* `refs` are those of one axis, in mesh order. */
static sdyrt_status check_numbers_of_axis(const sdyrt_mesh *mesh,
                                          sdyi_span refs) {
    bool has_full = false;
    bool has_sub = false;
    for (int i = 0; i < refs.count; i++) {
        has_full |= !refs.refs[i].sub;
        has_sub |= refs.refs[i].sub;
    }
    if (has_full && has_sub)
        return sdyi_fail(
            SDYRT_ARGUMENT, SDYRT_KIND_SUB_AND_FULL,
            "both sub-axis and full-axis are used for axis name: \"%s\"",
            mesh->names[refs.refs[0].axis]);
    if (!has_sub)
        return SDYRT_OK;
    for (int i = 0; i < refs.count; i++) {
        SDYI_TRY(check_sub_axis(mesh, refs.refs[i]));
        if (i == 0 || !sdyi_ref_overlaps(refs.refs[i - 1], refs.refs[i]))
            continue;
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_SUB_OVERLAP,
                         "overlapping sub-axes: %s, %s",
                         sdyi_ref_text(mesh, refs.refs[i - 1]).text,
                         sdyi_ref_text(mesh, refs.refs[i]).text);
    }
    return SDYRT_OK;
}

/* `sorted` is in mesh order. Axes are taken in mesh order; Shardy leaves their
 * order open. */
static sdyrt_status check_numbers(const sdyrt_mesh *mesh, sdyi_span sorted) {
    for (int first = 0, end; first < sorted.count; first = end) {
        for (end = first + 1; end < sorted.count; end++) {
            if (sorted.refs[end].axis != sorted.refs[first].axis)
                break;
        }
        SDYI_TRY(check_numbers_of_axis(
            mesh, (sdyi_span){sorted.refs + first, end - first}));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_check_coexist(const sdyrt_mesh *mesh, sdyi_ref a,
                                sdyi_ref b) {
    if (sdyi_ref_can_coexist(a, b))
        return SDYRT_OK;
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_SUB_GAP,
                     "no factorisation of axis \"%s\" of size %lld holds both "
                     "%s and %s",
                     mesh->names[a.axis], (long long)mesh->sizes[a.axis],
                     sdyi_ref_text(mesh, a).text, sdyi_ref_text(mesh, b).text);
}

/* A check that all refs of an axis can be cut out of one factorisation of it.
 * Looking at neighbours is enough: when the `next` of each divides the `pre`
 * of the one after it, it divides all later ones too. */
static sdyrt_status check_gaps(const sdyrt_mesh *mesh, sdyi_span sorted) {
    for (int i = 1; i < sorted.count; i++)
        SDYI_TRY(sdyi_check_coexist(mesh, sorted.refs[i - 1], sorted.refs[i]));
    return SDYRT_OK;
}

static sdyrt_status copy_sorted(sdyi_span refs, sdyi_axes *sorted) {
    if (refs.count > SDYI_MAX_REFS)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "%d axis refs, above the limit of %d", refs.count,
                         SDYI_MAX_REFS);
    sdyi_axes_copy(sorted, refs);
    sdyi_axes_sort_mesh(sorted);
    return SDYRT_OK;
}

sdyrt_status sdyi_check_sub_axes(const sdyrt_mesh *mesh, sdyi_span refs) {
    sdyi_axes sorted;
    SDYI_TRY(copy_sorted(refs, &sorted));
    SDYI_TRY(check_numbers(mesh, sdyi_span_of(&sorted)));
    return check_gaps(mesh, sdyi_span_of(&sorted));
}

/* -- one sharding --------------------------------------------------------- */

static bool has_dim_axes(const sdyrt_sharding *sharding) {
    for (int d = 0; d < sharding->rank; d++) {
        if (sharding->dims[d].axes.count > 0)
            return true;
    }
    return false;
}

/* The sharding of what has no dimensions, which `what` names: "a maximal
 * sharding". */
static sdyrt_status check_bare(const sdyrt_sharding *s, sdyrt_error_kind kind,
                               const char *what) {
    if (s->rank == 0 && s->replicated.count == 0 && s->unreduced.count == 0)
        return SDYRT_OK;
    return sdyi_fail(SDYRT_ARGUMENT, kind,
                     "%s can only have a sharding with rank 0 and "
                     "no replicated or unreduced axes; this one has rank %d, "
                     "%d replicated and %d unreduced",
                     what, s->rank, s->replicated.count, s->unreduced.count);
}

/* Numbers of the refs are not verified yet: a product that cannot be right is
 * left to the rules for sub-axes. */
static sdyrt_status check_divisible(const sdyi_dim *dim, int d, int64_t size) {
    int64_t shards = 1;
    for (int i = 0; i < dim->axes.count; i++) {
        const int64_t factor = dim->axes.refs[i].size;
        if (factor < 1 || __builtin_mul_overflow(shards, factor, &shards))
            return SDYRT_OK;
    }
    if (size % shards != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_DIM_NOT_DIVISIBLE,
                         "dim %d with size %lld is not divisible by its "
                         "sharded size %lld",
                         d, (long long)size, (long long)shards);
    return SDYRT_OK;
}

static sdyrt_status check_dim(const sdyi_dim *dim, int d, int64_t size,
                              bool divisible, sdyi_list_check *check) {
    if (dim->has_priority && dim->priority < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NEG_PRIORITY,
                         "dim %d has a negative priority: %lld", d,
                         (long long)dim->priority);
    if (dim->has_priority && !dim->open && dim->axes.count == 0)
        return sdyi_fail_detail(
            sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_EMPTY_CLOSED_PRIORITY,
                      "dim %d is empty and closed but has a priority", d),
            ": p%lld", (long long)dim->priority);
    SDYI_TRY(sdyi_list_check_add(check, dim->axes));
    if (divisible && size != SDYRT_DYNAMIC)
        return check_divisible(dim, d, size);
    return SDYRT_OK;
}

static sdyrt_status check_manual(const sdyrt_mesh *mesh, sdyi_span refs,
                                 const sdyrt_verify_options *options) {
    for (int i = 0; i < refs.count; i++) {
        const char *const name = mesh->names[refs.refs[i].axis];
        for (int k = 0; k < options->n_manual_axes; k++) {
            if (strcmp(name, options->manual_axes[k]) == 0)
                return sdyi_fail(
                    SDYRT_ARGUMENT, SDYRT_KIND_AXIS_BOUND_BY_MANUAL,
                    "operates on axis \"%s\" which is already bound by a "
                    "parent sdy.manual_computation op",
                    name);
        }
    }
    return SDYRT_OK;
}

static sdyrt_status check_offsets(const sdyi_dim *dim, int d, int64_t size) {
    if (dim->partition != SDYRT_OFFSETS)
        return SDYRT_OK;
    int64_t shards;
    SDYI_TRY(sdyi_axes_size(dim->axes, &shards));
    if (dim->n_offsets < 1 || dim->n_offsets - 1 != shards)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                         "dim %d has %lld offsets, expected one more than its "
                         "%lld shards",
                         d, (long long)dim->n_offsets, (long long)shards);
    if (dim->offsets[0] != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                         "dim %d has first offset %lld, expected 0", d,
                         (long long)dim->offsets[0]);
    for (int64_t i = 1; i < dim->n_offsets; i++) {
        if (dim->offsets[i] < dim->offsets[i - 1])
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                             "dim %d has offset %lld after %lld, expected "
                             "offsets that never fall",
                             d, (long long)dim->offsets[i],
                             (long long)dim->offsets[i - 1]);
    }
    if (size != SDYRT_DYNAMIC && dim->offsets[dim->n_offsets - 1] != size)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                         "dim %d has last offset %lld, expected its size %lld",
                         d, (long long)dim->offsets[dim->n_offsets - 1],
                         (long long)size);
    return SDYRT_OK;
}

sdyrt_status sdyi_check_halo(int64_t low, int64_t high, int d, int64_t size) {
    const int64_t wider = low > high ? low : high;
    if (low < 0 || high < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_HALO,
                         "halo sizes %lld and %lld of dimension %d: they are "
                         "at least 0",
                         (long long)low, (long long)high, d);
    if (size != SDYRT_DYNAMIC && wider > size)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_HALO,
                         "a halo of %lld in dimension %d, which has %lld "
                         "elements",
                         (long long)wider, d, (long long)size);
    return SDYRT_OK;
}

sdyrt_status sdyi_check_ranked(const sdyrt_sharding *sharding,
                               const int64_t *dims, int rank,
                               bool check_divisible, sdyi_axes *refs) {
    const sdyrt_mesh *const mesh = sharding->mesh;
    if (sharding->rank != rank)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_RANK_MISMATCH,
                         "sharding doesn't match tensor rank: %d != %d",
                         sharding->rank, rank);
    sdyi_list_check check = {.mesh = mesh, .unknown = sharding->unknown};
    for (int d = 0; d < sharding->rank; d++)
        SDYI_TRY(
            check_dim(&sharding->dims[d], d, dims[d], check_divisible, &check));
    SDYI_TRY(sdyi_check_mesh_order(mesh, sharding->unknown,
                                   sharding->replicated, "replicated",
                                   SDYRT_KIND_REPLICATED_ORDER));
    SDYI_TRY(sdyi_list_check_add(&check, sharding->replicated));
    SDYI_TRY(sdyi_check_mesh_order(mesh, sharding->unknown, sharding->unreduced,
                                   "unreduced", SDYRT_KIND_UNREDUCED_ORDER));
    SDYI_TRY(sdyi_list_check_add(&check, sharding->unreduced));
    sdyi_axes_copy(refs, sdyi_span_of(&check.seen));

    sdyi_axes sorted;
    SDYI_TRY(copy_sorted(sdyi_span_of(refs), &sorted));
    return check_numbers(mesh, sdyi_span_of(&sorted));
}

/* Check the sharding of a ranked tensor on a mesh that is not maximal: Shardy's
 * rules, then stricter ones. */
static sdyrt_status check_ranked(const sdyrt_sharding *sharding,
                                 const sdyrt_type *type,
                                 const sdyrt_verify_options *options) {
    const sdyrt_mesh *const mesh = sharding->mesh;
    sdyi_axes refs;
    SDYI_TRY(sdyi_check_ranked(sharding, type->dims, type->rank,
                               options->check_divisible, &refs));
    SDYI_TRY(check_manual(mesh, sdyi_span_of(&refs), options));
    sdyi_axes_sort_mesh(&refs);
    SDYI_TRY(check_gaps(mesh, sdyi_span_of(&refs)));
    for (int d = 0; d < sharding->rank; d++)
        SDYI_TRY(check_offsets(&sharding->dims[d], d, type->dims[d]));
    for (int d = 0; d < sharding->rank; d++)
        SDYI_TRY(sdyi_check_halo(sharding->dims[d].low, sharding->dims[d].high,
                                 d, type->dims[d]));
    return SDYRT_OK;
}

sdyrt_status sdyi_check_type(const sdyrt_type *type) {
    if ((unsigned)type->value_class > SDYRT_TUPLE)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the type has no value class %d",
                         (int)type->value_class);
    if ((unsigned)type->dtype >= SDYRT_DTYPE_COUNT)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the type has no dtype %d", (int)type->dtype);
    if (type->rank < 0 || type->rank > SDYRT_MAX_RANK)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the type has rank %d, expected 0 to %d", type->rank,
                         SDYRT_MAX_RANK);
    for (int d = 0; d < type->rank; d++) {
        if (type->dims[d] < 0 && type->dims[d] != SDYRT_DYNAMIC)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "the type has size %lld in dimension %d",
                             (long long)type->dims[d], d);
    }
    return SDYRT_OK;
}

static sdyrt_status check_options(const sdyrt_verify_options *options) {
    SDYI_STRUCT(options);
    if (options->n_manual_axes < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "n_manual_axes is %d, expected 0 or more",
                         options->n_manual_axes);
    if (options->n_manual_axes > 0)
        SDYI_NOT_NULL(options->manual_axes);
    for (int i = 0; i < options->n_manual_axes; i++)
        SDYI_NOT_NULL(options->manual_axes[i]);
    return SDYRT_OK;
}

sdyrt_status sdyrt_sharding_verify(const sdyrt_sharding *sharding,
                                   const sdyrt_type *type,
                                   const sdyrt_verify_options *options) {
    static const sdyrt_verify_options defaults = SDYRT_VERIFY_OPTIONS_INIT;
    SDYI_NOT_NULL(sharding);
    if (options == NULL)
        options = &defaults;
    SDYI_TRY(check_options(options));
    if (type != NULL)
        SDYI_TRY(sdyi_check_type(type));

    if (sharding->mesh == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_UNKNOWN_MESH,
                         "unknown mesh: @%s", sharding->mesh_name);
    if (sdyrt_mesh_is_maximal(sharding->mesh) ||
        (type == NULL && !has_dim_axes(sharding)))
        return check_bare(sharding, SDYRT_KIND_MAXIMAL_NOT_RANK0,
                          "a maximal sharding");
    if (type != NULL && type->value_class == SDYRT_TUPLE)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_TUPLE_SIZE,
                         "ops can only have a sharding for a tuple of size 1");
    if (type == NULL || type->value_class == SDYRT_TOKEN)
        return check_bare(sharding, SDYRT_KIND_NONSHAPED_NOT_RANK0,
                          "non-shaped tensors");
    if (type->value_class == SDYRT_UNRANKED)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_UNRANKED,
                         "only ranked tensors can have a sharding");
    return check_ranked(sharding, type, options);
}

/* -- equivalence ---------------------------------------------------------- */

/* Equality of axes and halos, and of partitions unless the dimension has no
 * axes. */
static bool same_dim(const sdyi_dim *a, const sdyi_dim *b) {
    return sdyi_axes_equal(a->axes, b->axes) && sdyi_same_halo(a, b) &&
           (a->axes.count == 0 || sdyi_same_partition(a, b));
}

static bool places_nothing(const sdyrt_sharding *sharding,
                           bool ignore_unreduced) {
    return sharding == NULL ||
           (!has_dim_axes(sharding) &&
            (ignore_unreduced || sharding->unreduced.count == 0));
}

bool sdyi_sharding_equivalent(const sdyrt_sharding *a, const sdyrt_sharding *b,
                              bool ignore_unreduced) {
    if (places_nothing(a, ignore_unreduced))
        return places_nothing(b, ignore_unreduced);
    if (b == NULL || a->mesh != b->mesh || a->rank != b->rank)
        return false;
    if (!ignore_unreduced && !sdyi_axes_equal(a->unreduced, b->unreduced))
        return false;
    for (int d = 0; d < a->rank; d++) {
        if (!same_dim(&a->dims[d], &b->dims[d]))
            return false;
    }
    return true;
}

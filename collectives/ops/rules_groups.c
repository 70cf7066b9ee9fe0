/* Operations in groups: axes along which devices have values of their own,
 * roots, pairs and shifts of members, counts, halos. The words are those of
 * MLIR's shard dialect where it has the rule. */
#include "collectives/ops/verify.h"

#include "base/alloc.h"
#include "base/reductions.h"
#include "base/status.h"
#include "mesh/refs.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* -- own axes -------------------------------------------------------------- */

static sdyrt_status read_own(const sdyrt_axis_list *own, const sdyrt_mesh *mesh,
                             sdyi_axes *axes) {
    sdyi_refs refs = {.mesh = mesh};
    sdyi_span read;
    SDYI_TRY(sdyi_refs_add_list(&refs, own, "'own_axes'", &read));
    sdyi_list_check check = {.mesh = mesh, .unknown = refs.unknown};
    SDYI_TRY(sdyi_list_check_add(&check, read));
    SDYI_TRY(sdyi_check_sub_axes(mesh, read));
    sdyi_axes_copy(axes, read);
    return SDYRT_OK;
}

/* Check that no own axis is among `axes`, which `what` names in errors. */
static sdyrt_status check_apart(const sdyi_axes *own, const sdyrt_mesh *mesh,
                                sdyi_span others, const char *what) {
    for (int i = 0; i < own->count; i++)
        for (int k = 0; k < others.count; k++) {
            if (sdyi_ref_overlaps(own->refs[i], others.refs[k]))
                return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_AXES,
                                 "own axis %s is also %s",
                                 sdyi_ref_text(mesh, own->refs[i]).text, what);
            SDYI_TRY(sdyi_check_coexist(mesh, own->refs[i], others.refs[k]));
        }
    return SDYRT_OK;
}

static sdyrt_status check_side(const sdyi_axes *own,
                               const sdyrt_sharding *side) {
    for (int d = 0; d < side->rank; d++)
        SDYI_TRY(check_apart(own, side->mesh, side->dims[d].axes,
                             "one that cuts a dimension"));
    return check_apart(own, side->mesh, side->unreduced, "unreduced");
}

/* Own axes are of the mesh of `from`, and by name of that of `to`. */
static sdyrt_status resolve_own(sdyi_resolved *r, sdyi_span listed) {
    const sdyrt_axis_list *const own = &r->op->own_axes;
    sdyi_axes from;
    SDYI_TRY(read_own(own, r->from->mesh, &from));
    if (r->from->mesh != r->to->mesh &&
        read_own(own, r->to->mesh, &r->own) != SDYRT_OK)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_AXES,
                         "an own axis is not one of the mesh of 'to'");
    if (r->from->mesh == r->to->mesh)
        sdyi_axes_copy(&r->own, sdyi_span_of(&from));
    for (int i = 0; i < from.count; i++)
        if (from.refs[i].size != r->own.refs[i].size)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_AXES,
                             "own axis %d has size %" PRId64
                             " before, and %" PRId64 " after",
                             i, from.refs[i].size, r->own.refs[i].size);
    SDYI_TRY(
        check_apart(&r->own, r->to->mesh, listed, "an axis of the operation"));
    SDYI_TRY(check_side(&from, r->from));
    SDYI_TRY(check_side(&r->own, r->to));
    sdyi_digits_of(r->from->mesh, sdyi_span_of(&from), &r->own_from);
    sdyi_digits_of(r->to->mesh, sdyi_span_of(&r->own), &r->own_to);
    return SDYRT_OK;
}

/* -- members --------------------------------------------------------------- */

/* The root's number in the group, from a coordinate for each axis. */
static sdyrt_status find_root(sdyi_resolved *r, sdyi_span listed) {
    const sdyrt_op *const op = r->op;
    if (op->n_root != listed.count)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_DEVICE,
                         "In-group device \"root\" has unexpected multi-index "
                         "size %d. Expected %d.",
                         op->n_root, listed.count);
    for (int i = 0; i < op->n_root; i++) {
        const int64_t size = listed.refs[i].size;
        if (op->root[i] < 0 || op->root[i] >= size)
            return sdyi_fail(
                SDYRT_ARGUMENT, SDYRT_KIND_GRID_DEVICE,
                "Out of bounds coordinate %d for in-group device \"root\". Got "
                "%" PRId64 ", but expected value in the range [0, %" PRId64
                "].",
                i, op->root[i], size - 1);
        r->root = r->root * size + op->root[i];
    }
    return SDYRT_OK;
}

static int compare_pairs(const void *a, const void *b) {
    const sdyrt_pair *const x = a, *const y = b;
    return (x->destination > y->destination) -
           (x->destination < y->destination);
}

static sdyrt_status check_pairs(const sdyi_resolved *r) {
    const sdyrt_op *const op = r->op;
    for (int64_t i = 0; i < op->n_pairs; i++) {
        const sdyrt_pair p = op->pairs[i];
        if (p.source < 0 || p.source >= r->n_members || p.destination < 0 ||
            p.destination >= r->n_members)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_DEVICE,
                             "pair %" PRId64 " is from member %" PRId64
                             " to %" PRId64 ", expected values in the range "
                             "[0, %" PRId64 "]",
                             i, p.source, p.destination, r->n_members - 1);
    }
    if (op->n_pairs < 2)
        return SDYRT_OK;
    sdyrt_pair *sorted;
    SDYI_ALLOC(sorted, op->n_pairs);
    memcpy(sorted, op->pairs, (size_t)op->n_pairs * sizeof *op->pairs);
    qsort(sorted, (size_t)op->n_pairs, sizeof *sorted, compare_pairs);
    sdyrt_status status = SDYRT_OK;
    for (int64_t i = 1; i < op->n_pairs && status == SDYRT_OK; i++)
        if (sorted[i].destination == sorted[i - 1].destination)
            status = sdyi_fail(
                SDYRT_ARGUMENT, SDYRT_KIND_GRID_DEVICE,
                "members %" PRId64 " and %" PRId64 " both send to %" PRId64,
                sorted[i - 1].source, sorted[i].source, sorted[i].destination);
    free(sorted);
    return status;
}

/* A shift of uncut values is between the members along its axis; along the
 * other axes of the operation values are their own. */
static sdyrt_status resolve_shift(sdyi_resolved *r, sdyi_span listed) {
    const int axis = r->op->shift_axis;
    if (axis < 0 || axis >= listed.count)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_AXES,
                         "Invalid shift axis %d. It must be one of the "
                         "operation's %d.",
                         axis, listed.count);
    r->shift_size = listed.refs[axis].size;
    r->shift_stride = 1;
    for (int i = axis + 1; i < listed.count; i++)
        r->shift_stride *= listed.refs[i].size;
    r->dim = sdyi_dim_of_parts(r);
    r->is_counted = r->dim >= 0;
    if (r->is_counted)
        return r->out_dtype == r->op->type.dtype
                   ? SDYRT_OK
                   : sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                               "parts that are shifted are not converted");
    const sdyrt_mesh *const mesh = r->to->mesh;
    r->n_members = r->shift_size;
    r->members.count = 0;
    for (int i = 0; i < listed.count; i++) {
        const sdyi_span one = {listed.refs + i, 1};
        if (i == axis)
            sdyi_digits_of(mesh, one, &r->members);
        else
            sdyi_digits_of(mesh, one, &r->own_from);
        if (i != axis)
            sdyi_digits_of(mesh, one, &r->own_to);
    }
    return SDYRT_OK;
}

/* -- parts ----------------------------------------------------------------- */

int sdyi_dim_of_parts(const sdyi_resolved *r) {
    const sdyi_span listed = r->axes.lists[0];
    for (int d = 0; d < r->from->rank && listed.count > 0; d++)
        if (sdyi_axes_equal(r->from->dims[d].axes, listed) &&
            sdyi_axes_equal(r->to->dims[d].axes, listed))
            return d;
    return -1;
}

/* The member that gets what member `p` of a shift has; -1: none. */
static int64_t shifted(const sdyi_resolved *r, int64_t p) {
    const int64_t size = r->shift_size;
    const int64_t at = p / r->shift_stride % size;
    const int64_t by = r->op->shift_offset % size;
    const int64_t to = at + by;
    const bool wraps = by != r->op->shift_offset || to < 0 || to >= size;
    if (wraps && !r->op->rotate)
        return -1;
    return p + ((to + size) % size - at) * r->shift_stride;
}

int64_t sdyi_count_between(const sdyi_resolved *r, int64_t p, int64_t q) {
    if (r->op->kind != SDYRT_OP_SHIFT)
        return r->op->counts[p * r->n_members + q];
    if (shifted(r, p) != q)
        return 0;
    const sdyi_split parts =
        sdyi_split_of(r->from, r->dim, r->op->type.dims[r->dim]);
    return sdyi_split_start(&parts, p + 1) - sdyi_split_start(&parts, p);
}

static sdyrt_status check_counts(const sdyi_resolved *r) {
    const sdyrt_op *const op = r->op;
    int64_t n, sum = 0;
    if (__builtin_mul_overflow(r->n_members, r->n_members, &n) ||
        n != op->n_counts)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                         "%" PRId64 " counts for %" PRId64
                         " members, expected their square",
                         op->n_counts, r->n_members);
    for (int64_t i = 0; i < n; i++)
        if (op->counts[i] < 0 ||
            __builtin_add_overflow(sum, op->counts[i], &sum))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                             "member %" PRId64 " sends %" PRId64
                             " elements to member %" PRId64,
                             i / r->n_members, op->counts[i], i % r->n_members);
    const int64_t size = op->type.dims[r->dim];
    if (sum != size && size != SDYRT_DYNAMIC)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                         "counts of %" PRId64 " elements, of %" PRId64
                         " in dimension %d",
                         sum, size, r->dim);
    return SDYRT_OK;
}

static sdyrt_status check_capacity(const char *name, int64_t capacity) {
    return capacity >= 0
               ? SDYRT_OK
               : sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                           "'%s' is %" PRId64 " elements along dimension 0",
                           name, capacity);
}

/* The rules of an operation whose counts each run brings. Dimension 0 of
 * `r->type` becomes the larger capacity of all members together. */
static sdyrt_status check_varying(sdyi_resolved *r) {
    const sdyrt_op *const op = r->op;
    if (r->dim != 0 || op->n_counts > 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "counts vary along dimension 0, without other counts");
    if (op->type.dims[0] != SDYRT_DYNAMIC)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_DIM,
                         "dimension 0 is not SDYRT_DYNAMIC, and counts vary");
    SDYI_TRY(check_capacity("in_capacity", op->in_capacity));
    SDYI_TRY(check_capacity("out_capacity", op->out_capacity));
    SDYI_TRY(check_capacity("pair_capacity", op->pair_capacity));
    const int64_t most =
        op->in_capacity > op->out_capacity ? op->in_capacity : op->out_capacity;
    if (__builtin_mul_overflow(most, r->n_members, &r->type.dims[0]))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                         "%" PRId64 " members have more than 2^63 - 1 "
                         "elements",
                         r->n_members);
    return SDYRT_OK;
}

/* The only dimension that the axes of the operation cut, where no other axes
 * cut it too; -1: there is none. */
static int dim_of_axes(const sdyi_resolved *r) {
    const sdyi_op_axes *const axes = &r->axes;
    if (axes->n_params > 0)
        return axes->n_params == 1 &&
                       axes->params[0].source == axes->params[0].target
                   ? (int)axes->params[0].source
                   : -1;
    int found = 0, n = 0;
    for (int d = 0; d < axes->n_lists; d++)
        if (axes->lists[d].count > 0) {
            found = d;
            n++;
        }
    const sdyrt_sharding *const cut =
        r->op->kind == SDYRT_OP_ALL_GATHER ? r->from : r->to;
    const bool is_alone =
        n <= 1 && axes->n_lists > 0 &&
        sdyi_axes_equal(axes->lists[found], cut->dims[found].axes);
    return is_alone ? found : -1;
}

/* An all_to_all in pieces gives n times what each member has. */
static sdyrt_status check_pieces(const sdyi_resolved *r) {
    sdyrt_type all = r->op->type;
    if (all.rank == SDYRT_MAX_RANK)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "along one dimension of a tensor of rank %d; at "
                         "most %d is possible",
                         all.rank, SDYRT_MAX_RANK - 1);
    SDYI_TRY(sdyi_check_size(&all));
    if (__builtin_mul_overflow(all.dims[r->dim], r->n_members,
                               &all.dims[r->dim]))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                         "%" PRId64 " members have more than 2^63 - 1 "
                         "elements",
                         r->n_members);
    return sdyi_check_size(&all);
}

static sdyrt_status resolve_parts(sdyi_resolved *r) {
    const sdyrt_op *const op = r->op;
    const bool is_all_to_all = op->kind == SDYRT_OP_ALL_TO_ALL;
    r->is_counted = op->counts != NULL || op->counts_vary;
    if (!is_all_to_all && !r->is_counted)
        return SDYRT_OK;
    r->dim = dim_of_axes(r);
    if (!r->is_counted) {
        r->has_pieces = r->dim >= 0;
        return r->has_pieces ? check_pieces(r) : SDYRT_OK;
    }
    if (r->dim < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_DIM,
                         "counts are along one dimension, which no other axes "
                         "cut");
    if (r->out_dtype != op->type.dtype)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "what has counts is not converted");
    return op->counts_vary ? check_varying(r) : check_counts(r);
}

/* -- reductions ------------------------------------------------------------ */

static sdyrt_status check_average(const sdyrt_op *op) {
    if (op->averages && (op->reduction != SDYRT_SUM || op->combine != NULL))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "an average is of a sum, not of '%s'",
                         op->combine != NULL
                             ? "generic"
                             : sdyrt_reduction_name(op->reduction));
    return SDYRT_OK;
}

/* -- halos ----------------------------------------------------------------- */

/* A check that the elements of a tensor with all its halos fit 63 bits. */
static sdyrt_status check_room(const sdyrt_type *type,
                               const sdyrt_sharding *side) {
    sdyrt_type with_room = *type;
    for (int d = 0; d < side->rank; d++) {
        const sdyi_dim *const dim = &side->dims[d];
        if (__builtin_add_overflow(with_room.dims[d], dim->low,
                                   &with_room.dims[d]) ||
            __builtin_add_overflow(with_room.dims[d], dim->high,
                                   &with_room.dims[d]))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                             "dimension %d of %" PRId64 " elements and halos "
                             "of %" PRId64 " and %" PRId64
                             " has more than 2^63 - 1",
                             d, type->dims[d], dim->low, dim->high);
    }
    return sdyi_check_size(&with_room);
}

static sdyrt_status check_halos(const sdyi_resolved *r) {
    const sdyrt_op *const op = r->op;
    const bool has_halos =
        sdyi_sharding_has_halo(r->from) || sdyi_sharding_has_halo(r->to);
    if (has_halos && !sdyi_op_uses(op->kind, SDYI_BIT(PERIODIC)))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_HALO,
                         "its shardings have halos, which update_halo and "
                         "reshard have");
    if (op->n_periodic > op->type.rank)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_DIM,
                         "%d dimensions are periodic or not, and the tensor "
                         "has rank %d",
                         op->n_periodic, op->type.rank);
    if (!has_halos)
        return SDYRT_OK;
    SDYI_TRY(sdyi_check_size(&op->type));
    SDYI_TRY(check_room(&op->type, r->from));
    return check_room(&op->type, r->to);
}

/* -- all of it ------------------------------------------------------------- */

/* The axes of an operation, and the group that they make. */
static sdyrt_status resolve_members(sdyi_resolved *r, sdyi_axes *listed) {
    SDYI_TRY(sdyi_op_axes_flatten(&r->axes, listed));
    SDYI_TRY(sdyi_axes_size(sdyi_span_of(listed), &r->n_members));
    sdyi_digits_of(r->to->mesh, sdyi_span_of(listed), &r->members);
    return SDYRT_OK;
}

sdyrt_status sdyi_resolve_groups(sdyi_resolved *r) {
    const sdyrt_op *const op = r->op;
    sdyi_axes listed;
    SDYI_TRY(resolve_members(r, &listed));
    if (r->is_grouped)
        SDYI_TRY(resolve_own(r, sdyi_span_of(&listed)));
    if (sdyi_op_uses(op->kind, SDYI_BIT(ROOT)))
        SDYI_TRY(find_root(r, sdyi_span_of(&listed)));
    if (op->kind == SDYRT_OP_SEND_RECV)
        SDYI_TRY(check_pairs(r));
    if (op->kind == SDYRT_OP_SHIFT)
        SDYI_TRY(resolve_shift(r, sdyi_span_of(&listed)));
    else
        SDYI_TRY(resolve_parts(r));
    SDYI_TRY(check_average(op));
    return check_halos(r);
}

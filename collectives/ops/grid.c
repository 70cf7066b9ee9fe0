/* Operations on grids: their rules, in the order and words of MLIR's shard
 * dialect where it has the rule, then what a plan needs. */
#include "collectives/ops/grid.h"
#include "base/status.h"
#include "collectives/ops/verify.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

const sdyi_grid_traits sdyi_grid_kinds[] = {
    [SDYRT_GRID_ALL_GATHER] = {.name = "all_gather",
                               .cuts = "Gather axis",
                               .hears_all = true},
    [SDYRT_GRID_ALL_REDUCE] = {.name = "all_reduce",
                               .reduces = true,
                               .hears_all = true},
    [SDYRT_GRID_ALL_SLICE] = {.name = "all_slice",
                              .cuts = "Slice axis",
                              .hears_all = true},
    [SDYRT_GRID_ALL_TO_ALL] = {.name = "all_to_all",
                               .cuts = "Split axis",
                               .hears_all = true},
    [SDYRT_GRID_BROADCAST] = {.name = "broadcast", .is_rooted = true},
    [SDYRT_GRID_GATHER] = {.name = "gather",
                           .cuts = "Gather axis",
                           .is_rooted = true},
    [SDYRT_GRID_REDUCE] = {.name = "reduce",
                           .reduces = true,
                           .is_rooted = true},
    [SDYRT_GRID_REDUCE_SCATTER] = {.name = "reduce_scatter",
                                   .cuts = "Scatter axis",
                                   .reduces = true,
                                   .hears_all = true},
    [SDYRT_GRID_SCATTER] = {.name = "scatter",
                            .cuts = "Scatter axis",
                            .is_rooted = true},
    [SDYRT_GRID_SEND_RECV] = {.name = "send_recv"},
    [SDYRT_GRID_SHIFT] = {.name = "shift"},
    [SDYRT_GRID_UPDATE_HALO] = {.name = "update_halo", .has_shardings = true},
    [SDYRT_GRID_RESHARD] = {.name = "reshard", .has_shardings = true},
};

_Static_assert(sizeof sdyi_grid_kinds / sizeof *sdyi_grid_kinds ==
                   SDYRT_GRID_KIND_COUNT,
               "each kind has a row");

const char *sdyrt_grid_kind_name(sdyrt_grid_kind kind) {
    return (unsigned)kind < SDYRT_GRID_KIND_COUNT ? sdyi_grid_kinds[kind].name
                                                  : "?";
}

/* -- the descriptor -------------------------------------------------------- */

static sdyrt_status check_list(const char *name, const void *list, int64_t n) {
    return n >= 0 && (n == 0 || list != NULL)
               ? SDYRT_OK
               : sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           n < 0 ? "'%s' has %" PRId64 " entries"
                                 : "'%s' is NULL, and has %" PRId64 " entries",
                           name, n);
}

static sdyrt_status check_descriptor(const sdyrt_grid_op *op) {
    SDYI_NOT_NULL(op);
    SDYI_STRUCT(op);
    if ((unsigned)op->kind >= SDYRT_GRID_KIND_COUNT)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "there is no operation kind %d of grids",
                         (int)op->kind);
    if (op->grid == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "'grid' is NULL");
    if (sdyi_grid_kinds[op->kind].reduces &&
        (unsigned)op->reduction >= SDYRT_REDUCTION_COUNT)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "there is no reduction %d", (int)op->reduction);
    SDYI_TRY(sdyi_check_type(&op->type));
    if (op->converts && (unsigned)op->out_dtype >= SDYRT_DTYPE_COUNT)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "'out_dtype' is %d, there is no such dtype",
                         (int)op->out_dtype);
    SDYI_TRY(check_list("root", op->root, op->n_root));
    SDYI_TRY(check_list("pairs", op->pairs, op->n_pairs));
    SDYI_TRY(check_list("periodic", op->periodic, op->n_periodic));
    SDYI_TRY(check_list("counts", op->counts, op->n_counts));
    SDYI_TRY(check_list("offsets", op->offsets, op->n_offsets));
    return check_list("concat_offsets", op->concat_offsets,
                      op->n_concat_offsets);
}

/* -- devices --------------------------------------------------------------- */

/* The root's number in the group, from a coordinate for each grid axis. */
static sdyrt_status find_root(const sdyrt_grid_op *op, int64_t *root) {
    *root = 0;
    if (op->n_root != op->n_grid_axes)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_DEVICE,
                         "In-group device \"root\" has unexpected multi-index "
                         "size %d. Expected %d.",
                         op->n_root, op->n_grid_axes);
    for (int i = 0; i < op->n_root; i++) {
        const int64_t size = op->grid->sizes[op->grid_axes[i]];
        if (op->root[i] < 0 || op->root[i] >= size)
            return sdyi_fail(
                SDYRT_ARGUMENT, SDYRT_KIND_GRID_DEVICE,
                "Out of bounds coordinate %d for in-group device \"root\". Got "
                "%" PRId64 ", but expected value in the range [0, %" PRId64
                "].",
                i, op->root[i], size - 1);
        *root = *root * size + op->root[i];
    }
    return SDYRT_OK;
}

static int compare_pairs(const void *a, const void *b) {
    const sdyrt_grid_pair *const x = a, *const y = b;
    return (x->destination > y->destination) -
           (x->destination < y->destination);
}

static sdyrt_status check_pairs(const sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    for (int64_t i = 0; i < op->n_pairs; i++) {
        const sdyrt_grid_pair p = op->pairs[i];
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
    const size_t bytes = (size_t)op->n_pairs * sizeof *op->pairs;
    sdyrt_grid_pair *const sorted = malloc(bytes);
    if (sorted == NULL)
        return SDYI_NO_MEMORY(bytes);
    memcpy(sorted, op->pairs, bytes);
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

static sdyrt_status check_shift(const sdyrt_grid_op *op) {
    for (int i = 0; i < op->n_grid_axes; i++)
        if (op->grid_axes[i] == op->shift_axis)
            return SDYRT_OK;
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_AXES,
                     "Invalid shift axis %d. It must be one of the grouping "
                     "grid axes.",
                     op->shift_axis);
}

static sdyrt_status check_devices(sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    SDYI_TRY(sdyi_grid_axes_check(op->grid, op->grid_axes, op->n_grid_axes));
    sdyi_grid_digits(op->grid, op->grid_axes, op->n_grid_axes, &r->members,
                     &r->others);
    r->n_members = sdyi_digits_size(sdyi_digits_in(&r->members));
    r->n_groups = sdyi_digits_size(sdyi_digits_in(&r->others));
    if (sdyi_grid_kinds[op->kind].is_rooted)
        return find_root(op, &r->root);
    if (op->kind == SDYRT_GRID_SEND_RECV)
        return check_pairs(r);
    return op->kind == SDYRT_GRID_SHIFT ? check_shift(op) : SDYRT_OK;
}

/* -- dimensions ------------------------------------------------------------ */

static sdyrt_status check_dim(const char *name, int dim,
                              const sdyrt_type *type) {
    return dim >= 0 && dim < type->rank
               ? SDYRT_OK
               : sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_DIM,
                           "%s %d is out of bounds [0, %d).", name, dim,
                           type->rank);
}

/* Offsets that cut `size` elements into as many pieces as there are members. A
 * dimension of dynamic size is an error of a later check. */
static sdyrt_status check_offsets(const char *name, const int64_t *offsets,
                                  int64_t n, int64_t size, int64_t pieces) {
    if (offsets == NULL || size == SDYRT_DYNAMIC)
        return SDYRT_OK;
    if (n != pieces + 1)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                         "'%s' has wrong size: %" PRId64 " for %" PRId64
                         " pieces, expected %" PRId64,
                         name, n, pieces, pieces + 1);
    if (offsets[0] != 0 || offsets[n - 1] != size)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                         "'%s' go from %" PRId64 " to %" PRId64
                         ", expected from 0 to %" PRId64,
                         name, offsets[0], offsets[n - 1], size);
    for (int64_t i = 1; i < n; i++)
        if (offsets[i] < offsets[i - 1])
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                             "'%s' must be non-decreasing: %" PRId64
                             " stands before %" PRId64,
                             name, offsets[i - 1], offsets[i]);
    return SDYRT_OK;
}

/* -- counts ---------------------------------------------------------------- */

static sdyrt_status check_counts(const sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    const int64_t size = op->type.dims[op->axis];
    int64_t n, sum = 0;
    if (op->axis != op->concat_axis || op->offsets != NULL || op->converts)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "counts are of an all_to_all along one dimension, "
                         "without offsets and conversion");
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
    if (sum != size && size != SDYRT_DYNAMIC)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                         "counts of %" PRId64 " elements, of %" PRId64
                         " in dimension %d",
                         sum, size, op->axis);
    return SDYRT_OK;
}

/* The member that gets what member `p` of a shift has; -1: none. */
static int64_t shifted(const sdyi_grid_resolved *r, int64_t p) {
    const sdyrt_grid_op *const op = r->op;
    int64_t stride = 1;
    for (int i = op->n_grid_axes - 1; op->grid_axes[i] != op->shift_axis; i--)
        stride *= op->grid->sizes[op->grid_axes[i]];
    const int64_t size = op->grid->sizes[op->shift_axis];
    const int64_t at = p / stride % size;
    const int64_t by = op->shift_offset % size;
    const int64_t to = at + by;
    const bool wraps = by != op->shift_offset || to < 0 || to >= size;
    if (wraps && !op->rotate)
        return -1;
    return p + ((to + size) % size - at) * stride;
}

int64_t sdyi_grid_count(const sdyi_grid_resolved *r, int64_t p, int64_t q) {
    const sdyrt_grid_op *const op = r->op;
    if (op->kind != SDYRT_GRID_SHIFT)
        return op->counts[p * r->n_members + q];
    return shifted(r, p) == q ? op->offsets[p + 1] - op->offsets[p] : 0;
}

/* Shards of members of a shift that have sizes of their own. */
static sdyrt_status check_shards(const sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    if (op->converts)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "shards at 'offsets' are not converted");
    SDYI_TRY(check_dim("Shard axis", op->axis, &op->type));
    return check_offsets("offsets", op->offsets, op->n_offsets,
                         op->type.dims[op->axis], r->n_members);
}

/* The rules of an operation whose counts each run brings. Dimension 0 of
 * `r->type` becomes the larger capacity of all members together. */
static sdyrt_status check_varying(sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    const bool is_all_to_all = op->kind == SDYRT_GRID_ALL_TO_ALL;
    if ((!is_all_to_all && op->kind != SDYRT_GRID_ALL_GATHER &&
         op->kind != SDYRT_GRID_REDUCE_SCATTER) ||
        op->axis != 0 || (is_all_to_all && op->concat_axis != 0) ||
        op->converts || op->offsets != NULL || op->counts != NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "counts vary of all_gather, reduce_scatter and "
                         "all_to_all along dimension 0, without offsets, other "
                         "counts and conversion");
    if (op->type.rank == 0 || op->type.dims[0] != SDYRT_DYNAMIC)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_DIM,
                         "dimension 0 is not SDYRT_DYNAMIC, and counts vary");
    if (op->in_capacity < 0 || op->out_capacity < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                         "capacities of %" PRId64 " and %" PRId64
                         " elements along dimension 0",
                         op->in_capacity, op->out_capacity);
    if (op->pair_capacity < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                         "a pair_capacity of %" PRId64
                         " elements along dimension 0",
                         op->pair_capacity);
    const int64_t most =
        op->in_capacity > op->out_capacity ? op->in_capacity : op->out_capacity;
    if (__builtin_mul_overflow(most, r->n_members, &r->type.dims[0]))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                         "%" PRId64 " members have more than 2^63 - 1 "
                         "elements",
                         r->n_members);
    return SDYRT_OK;
}

static sdyrt_status check_dims(sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    const char *const cuts = sdyi_grid_kinds[op->kind].cuts;
    if (op->counts_vary)
        return check_varying(r);
    if (op->counts != NULL && op->kind != SDYRT_GRID_ALL_TO_ALL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "it has counts, which all_to_all has");
    if (op->kind == SDYRT_GRID_SHIFT && op->offsets != NULL)
        return check_shards(r);
    if (cuts == NULL)
        return SDYRT_OK;
    SDYI_TRY(check_dim(cuts, op->axis, &op->type));
    SDYI_TRY(check_offsets("offsets", op->offsets, op->n_offsets,
                           op->type.dims[op->axis], r->n_members));
    if (op->kind != SDYRT_GRID_ALL_TO_ALL)
        return SDYRT_OK;
    SDYI_TRY(check_dim("Concat axis", op->concat_axis, &op->type));
    if (op->counts != NULL)
        return check_counts(r);
    if (op->axis != op->concat_axis)
        return check_offsets("concat_offsets", op->concat_offsets,
                             op->n_concat_offsets,
                             op->type.dims[op->concat_axis], r->n_members);
    return op->type.rank < SDYRT_MAX_RANK
               ? SDYRT_OK
               : sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                           "along one dimension of a tensor of rank %d; at "
                           "most %d is possible",
                           op->type.rank, SDYRT_MAX_RANK - 1);
}

/* -- shardings ------------------------------------------------------------- */

/* A check that the elements of a tensor with all its halos fit 63 bits. */
static sdyrt_status check_room(const sdyrt_type *type,
                               const sdyi_grid_dim *dims) {
    sdyrt_type with_room = *type;
    for (int d = 0; d < type->rank; d++)
        if (__builtin_add_overflow(with_room.dims[d], dims[d].low,
                                   &with_room.dims[d]) ||
            __builtin_add_overflow(with_room.dims[d], dims[d].high,
                                   &with_room.dims[d]))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                             "dimension %d of %" PRId64 " elements and halos "
                             "of %" PRId64 " and %" PRId64
                             " has more than 2^63 - 1",
                             d, type->dims[d], dims[d].low, dims[d].high);
    return sdyi_check_size(&with_room);
}

static sdyrt_status check_one_sharding(const sdyrt_grid_op *op,
                                       const char *name,
                                       const sdyrt_grid_sharding *sharding,
                                       sdyi_grid_dim *dims) {
    sdyrt_status status = sdyi_grid_sharding_resolve(sharding, &op->type, dims);
    if (status == SDYRT_OK)
        status = check_room(&op->type, dims);
    if (status != SDYRT_OK)
        sdyi_fail_prefix("'%s': ", name);
    return status;
}

static sdyrt_status check_grid(const sdyrt_grid_op *op, const char *name,
                               const sdyrt_mesh *grid) {
    return grid == op->grid
               ? SDYRT_OK
               : sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "'%s' is of another grid than the operation", name);
}

/* Halos change, and nothing else: cuts are even, along the same axes. */
static sdyrt_status check_halos(const sdyi_grid_resolved *r) {
    for (int d = 0; d < r->op->type.rank; d++) {
        const sdyi_grid_dim *const a = &r->before[d], *const b = &r->after[d];
        bool is_same = a->n_axes == b->n_axes;
        for (int i = 0; i < a->n_axes && is_same; i++)
            is_same = a->axes[i] == b->axes[i];
        if (a->offsets != NULL || b->offsets != NULL)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_HALO,
                             "'%s': halo sizes and shard offsets are mutually "
                             "exclusive",
                             b->offsets != NULL ? "after" : "before");
        if (!is_same)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_HALO,
                             "'before' and 'after' split dimension %d along "
                             "other axes",
                             d);
    }
    return SDYRT_OK;
}

static sdyrt_status check_shardings(sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    const bool is_reshard = op->kind == SDYRT_GRID_RESHARD;
    if (op->after == NULL || (is_reshard && op->before == NULL))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "'%s' is NULL, the operation needs %s",
                         op->after == NULL ? "after" : "before",
                         is_reshard ? "two shardings" : "a sharding");
    if (op->n_grid_axes > 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_AXES,
                         "%d grid axes, the operation has no groups",
                         op->n_grid_axes);
    if (op->n_periodic > op->type.rank)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_DIM,
                         "%d dimensions are periodic or not, and the tensor "
                         "has rank %d",
                         op->n_periodic, op->type.rank);
    const sdyrt_grid_sharding *const before =
        op->before == NULL ? op->after : op->before;
    SDYI_TRY(check_one_sharding(op, "after", op->after, r->after));
    SDYI_TRY(check_one_sharding(op, "before", before, r->before));
    SDYI_TRY(check_grid(op, "after", op->after->grid));
    if (!is_reshard) {
        SDYI_TRY(check_grid(op, "before", before->grid));
        return check_halos(r);
    }
    r->in_grid = before->grid;
    return sdyi_check_placement("ranks", r->in_grid, op->ranks, op->n_ranks);
}

/* -- all of it ------------------------------------------------------------- */

/* A shape has a size, whatever of it a member has: a tensor that each member
 * gets of an all_to_all along one dimension is as large as n pieces. */
static sdyrt_status check_plannable(const sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    SDYI_TRY(sdyi_check_size(&r->type));
    if (sdyi_grid_has_pieces(op)) {
        sdyrt_type all = op->type;
        if (__builtin_mul_overflow(all.dims[op->axis], r->n_members,
                                   &all.dims[op->axis]))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                             "%" PRId64 " members have more than 2^63 - 1 "
                             "elements",
                             r->n_members);
        SDYI_TRY(sdyi_check_size(&all));
    }
    if (sdyi_grid_kinds[op->kind].reduces && op->averages &&
        (op->reduction != SDYRT_SUM || op->combine != NULL))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "an average is of a sum, not of '%s'",
                         op->combine != NULL
                             ? "generic"
                             : sdyrt_reduction_name(op->reduction));
    if (sdyi_grid_kinds[op->kind].reduces && r->n_members > 1 &&
        op->combine == NULL && !sdyrt_can_reduce(r->out_dtype, op->reduction))
        return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_DTYPE_REDUCTION,
                         "%s has no reduction %s",
                         sdyrt_dtype_name(r->out_dtype),
                         sdyrt_reduction_name(op->reduction));
    return sdyi_check_placement("ranks", op->grid, op->ranks, op->n_ranks);
}

static sdyrt_status resolve(sdyi_grid_resolved *r) {
    SDYI_TRY(check_devices(r));
    if (r->op->type.value_class != SDYRT_TENSOR)
        return sdyi_check_size(&r->op->type); /* says that it has no shape */
    SDYI_TRY(check_dims(r));
    SDYI_TRY(check_plannable(r));
    return sdyi_grid_kinds[r->op->kind].has_shardings ? check_shardings(r)
                                                      : SDYRT_OK;
}

sdyrt_status sdyi_grid_resolve(const sdyrt_grid_op *op, sdyi_grid_resolved *r) {
    SDYI_TRY(check_descriptor(op));
    r->op = op;
    r->out_dtype = op->converts ? op->out_dtype : op->type.dtype;
    r->type = op->type;
    r->root = 0;
    r->in_grid = op->grid;
    const sdyrt_status status = resolve(r);
    if (status != SDYRT_OK)
        sdyi_fail_prefix("%s: ", sdyi_grid_kinds[op->kind].name);
    return status;
}

sdyrt_status sdyrt_grid_op_verify(const sdyrt_grid_op *op) {
    sdyi_grid_resolved r;
    return sdyi_grid_resolve(op, &r);
}

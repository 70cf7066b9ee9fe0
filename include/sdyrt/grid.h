/* Grids, and the operations of MLIR's shard dialect.
 *
 * A grid is a mesh whose axes have no names but numbers: axis k is called "k".
 * All that takes a mesh takes a grid. The number of a device is its linear
 * index, row-major, the last axis fastest.
 *
 * The operations are of groups: devices that agree on all axes of the grid but
 * those listed, ordered by their coordinates along the list, the first axis
 * most significant. No axes listed: each device is a group of its own. All
 * groups do the same, each with values of its own. */
#ifndef SDYRT_GRID_H
#define SDYRT_GRID_H

#include <sdyrt/plan.h>

SDYRT_BEGIN

/* -- grids ----------------------------------------------------------------- */

/* Make a grid of `n_axes` axes of these sizes.
 *
 * Ownership: `*grid` is held by the caller until sdyrt_mesh_release.
 * Errors:    BAD_VALUE for no axes, MESH_AXIS_SIZE, LIMIT, OVERFLOW.
 * Source:    shard.grid */
SDYRT_API sdyrt_status sdyrt_grid_create(const int64_t *sizes, int n_axes,
                                         const sdyrt_mesh **grid);

/* Read a grid from text such as `2x4`.
 * Errors: PARSE_MESH; those of sdyrt_grid_create. */
SDYRT_API sdyrt_status sdyrt_grid_parse(const char *text,
                                        const sdyrt_mesh **grid);

/* The coordinates of a device along `axes`, in the order listed, one for each;
 * along all axes where none is listed.
 *
 * Errors: GRID_AXES for an axis that the grid has not or that is listed twice;
 *         BAD_VALUE for a device that is not in the grid.
 * Source: shard.process_multi_index */
SDYRT_API sdyrt_status sdyrt_grid_coordinates(const sdyrt_mesh *grid,
                                              int64_t device, const int *axes,
                                              int n_axes, int64_t *coordinates);

/* The device at these coordinates, one for each axis of the grid.
 * Errors: BAD_VALUE for a coordinate outside its axis.
 * Source: shard.process_linear_index */
SDYRT_API sdyrt_status sdyrt_grid_device(const sdyrt_mesh *grid,
                                         const int64_t *coordinates,
                                         int64_t *device);

/* The devices before and after a device in its group along `axes`; -1: there is
 * none.
 *
 * Errors: as sdyrt_grid_coordinates.
 * Source: shard.neighbors_linear_indices */
SDYRT_API sdyrt_status sdyrt_grid_neighbors(const sdyrt_mesh *grid,
                                            int64_t device, const int *axes,
                                            int n_axes, int64_t *down,
                                            int64_t *up);

/* The device in the same group as `device` along `axes` that has these
 * coordinates there, one for each of `axes`: `destination`, `source` and `root`
 * of the dialect.
 *
 * Errors: as sdyrt_grid_coordinates; GRID_DEVICE for a coordinate outside its
 *         axis. */
SDYRT_API sdyrt_status sdyrt_grid_member(const sdyrt_mesh *grid, int64_t device,
                                         const int *axes, int n_axes,
                                         const int64_t *coordinates,
                                         int64_t *member);

/* -- shardings ------------------------------------------------------------- */

typedef struct sdyrt_grid_axes {
    const int *axes; /* the first most significant */
    int count;
} sdyrt_grid_axes;

/* The sharding of a tensor over a grid, as shard.sharding. A dimension of D
 * elements is cut into n shards of D / n elements, the last D % n with one
 * more, or at offsets. Halos are room in local buffers for elements of the
 * neighbours: the buffer of a split dimension has low + shard + high elements,
 * also at the borders of the tensor.
 *
 * A descriptor, which owns nothing. */
typedef struct sdyrt_grid_sharding {
    size_t struct_bytes;
    const sdyrt_mesh *grid;
    const sdyrt_grid_axes *split_axes; /* by dimension of the tensor; those
                                          behind are not split */
    int n_split_axes;
    const int64_t *halo_sizes; /* low and high of each dimension that is split;
                                  NULL: none */
    int n_halo_sizes;
    const int64_t *sharded_dims_offsets; /* of each dimension that is split, one
                                            after another: its shards + 1, from
                                            0 to its size; NULL: none */
    int64_t n_sharded_dims_offsets;
} sdyrt_grid_sharding;

#define SDYRT_GRID_SHARDING_INIT SDYRT_INIT_(sdyrt_grid_sharding)

/* The shard of a device, as sdyrt_shard_of has it.
 *
 * Errors: NULL_ARGUMENT, STRUCT_BYTES; GRID_AXES for an axis that the grid has
 *         not or that is there twice, and more entries than the tensor has
 *         dimensions; GRID_HALO for halos with offsets, not two for each split
 *         dimension, less than 0 or wider than the tensor; PARTITION_OFFSETS;
 *         DYNAMIC_SHAPE; OVERFLOW; BAD_VALUE for a device that is not in the
 *         grid.
 * Source: shard.sharding, shard.shard_shape */
SDYRT_API sdyrt_status sdyrt_grid_shard(const sdyrt_grid_sharding *sharding,
                                        const sdyrt_type *type, int64_t device,
                                        sdyrt_shard *shard);

/* The same as a sharding of the library's, which operations take.
 *
 * Ownership: `*result` is the caller's until sdyrt_sharding_release.
 * Errors:    as above; NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_grid_sharding_create(
    const sdyrt_grid_sharding *sharding, const sdyrt_type *type,
    const sdyrt_sharding **result);

/* -- operations ------------------------------------------------------------ */

/* Operations on a group of n, by the result of each member p; x(q) is the input
 * of member q, a piece one of n parts along a dimension of the tensor. */
typedef enum sdyrt_grid_kind {
    SDYRT_GRID_ALL_GATHER = 0,     /* all pieces, in order of the members */
    SDYRT_GRID_ALL_REDUCE = 1,     /* all x(q) combined */
    SDYRT_GRID_ALL_SLICE = 2,      /* its piece of what it had */
    SDYRT_GRID_ALL_TO_ALL = 3,     /* its piece of each x(q), in order of q */
    SDYRT_GRID_BROADCAST = 4,      /* x(root) */
    SDYRT_GRID_GATHER = 5,         /* root: as all_gather; others: undefined */
    SDYRT_GRID_REDUCE = 6,         /* root: as all_reduce; others: undefined */
    SDYRT_GRID_REDUCE_SCATTER = 7, /* its piece of all x(q) combined */
    SDYRT_GRID_SCATTER = 8,        /* its piece of x(root) */
    SDYRT_GRID_SEND_RECV = 9,      /* x(q) for each pair (q, p); others:
                                      undefined */
    SDYRT_GRID_SHIFT = 10,         /* x of the member whose coordinate along
                                      `shift_axis` is less by `shift_offset` */
    SDYRT_GRID_UPDATE_HALO = 11,   /* its shard, and around it those elements of
                                      the others that its halos have room for */
    SDYRT_GRID_RESHARD = 12,       /* its shard by another sharding, and the
                                      elements around it */
    SDYRT_GRID_KIND_COUNT = 13
} sdyrt_grid_kind;

/* "all_gather" ..; "?" for no kind. */
SDYRT_API const char *sdyrt_grid_kind_name(sdyrt_grid_kind kind);

/* Members of a group by their numbers in it: `source` sends to `destination`.
 */
typedef struct sdyrt_grid_pair {
    int64_t source;
    int64_t destination;
} sdyrt_grid_pair;

/* One operation on one value of each group.
 *
 * Shapes. `type` is of the whole value: what all_gather and gather give, what
 * all_slice, scatter and reduce_scatter take, and what every member has before
 * and after in the others. Of an all_to_all between two dimensions it has both
 * of them whole: members have the one cut before, and the other after. Of one
 * along a single dimension it is what each member has before, and what it has
 * after is n times its piece.
 *
 * Pieces. D elements are cut into n pieces of D / n elements, the last D % n
 * with one more; or at `offsets`, n + 1 of them from 0 to D that never fall:
 * pieces of any sizes, empty ones too. By these all_gather, gather, scatter and
 * reduce_scatter are those that MPI calls `v`.
 *
 * Shards of a shift are whole values, of `type`; or `offsets` cut dimension
 * `axis` of `type` into one for each member, in their order, of any sizes: the
 * result of a member is as large as its source's shard. A member has an empty
 * one before where it sends nothing, and after where it gets nothing. Such
 * shards are not converted.
 *
 * Counts. An all_to_all along one dimension may have counts, of the sum that
 * `type` has there: member p has p's row of them before, in order of the
 * members that it is for, and q's column after, in order of the members that it
 * is from. With `counts_vary` all_gather, reduce_scatter and all_to_all have
 * counts that each run brings: they are along dimension 0, which is
 * SDYRT_DYNAMIC in `type`, between tight buffers. Neither converts.
 *
 * Halos. update_halo has no groups: it is of a tensor of `type` that is cut as
 * `after` says, and takes and gives local buffers with halos. Each buffer is
 * filled with what the tensor has there, corners too, whatever number of shards
 * away; of what it holds before only the shard is read. Around the tensor there
 * is nothing, unless a dimension is periodic: then the tensor begins again.
 * Devices that differ along axes that split nothing have tensors of their own.
 *
 * Shardings. reshard has no groups either: one tensor of `type`, cut as
 * `before` says, is then cut as `after` says, with any axes, halos or offsets
 * on each side. `before` may be of another grid, of which the same `ranks` are
 * the devices. Halos are as those of update_halo: of a buffer before only the
 * shard is read, after it the halos hold what the tensor has there. Devices
 * that differ along axes that split nothing have copies of the tensor, which
 * are equal before and after. It is one exchange, with at most one message
 * between two ranks each way; of a periodic tensor one more for each image that
 * halos reach.
 *
 * Undefined results are left untouched, or are zero with `zero_undefined`. */
typedef struct sdyrt_grid_op {
    size_t struct_bytes;
    sdyrt_grid_kind kind;
    const sdyrt_mesh *grid;
    const int *grid_axes; /* of the groups; NULL with none */
    int n_grid_axes;
    sdyrt_type type; /* static */
    int axis;        /* the dimension that is cut: gather_axis, slice_axis,
                        scatter_axis, split_axis; of a shift with `offsets` */
    int concat_axis; /* all_to_all: the one that is cut before */
    const int64_t *offsets; /* of `axis`; NULL: as above */
    int64_t n_offsets;
    const int64_t *concat_offsets; /* of `concat_axis`, where it is another */
    int64_t n_concat_offsets;
    const int64_t *counts; /* all_to_all along one dimension: of each member how
                              many elements along `axis` it sends to each, n
                              rows of n; NULL: pieces, as above */
    int64_t n_counts;
    bool counts_vary;    /* each run brings counts: sdyrt_plan_run_v */
    int64_t in_capacity; /* then: elements along dimension 0 that `in` has room
                            for, and `out`; the same on all ranks */
    int64_t out_capacity;
    sdyrt_reduction reduction; /* all_reduce, reduce, reduce_scatter */
    bool averages; /* of those: the sum is divided by the number of members,
                      integers towards zero; not on nccl */
    sdyrt_combine_fn combine; /* of those: instead of `reduction`, the same on
                                 all ranks; not on nccl; NULL: none */
    void *combine_argument;
    bool converts; /* the result is of `out_dtype`: terms of a
                      reduction are converted first, then combined */
    sdyrt_dtype out_dtype;
    const int64_t *root; /* broadcast, gather, reduce, scatter: the coordinate
                            along each of `grid_axes`, in that order */
    int n_root;
    int shift_axis; /* shift: one of `grid_axes` */
    int64_t shift_offset;
    bool rotate; /* shift: coordinates count modulo the axis's size */
    const sdyrt_grid_pair *pairs; /* send_recv: each member is the destination
                                     of one pair at most */
    int64_t n_pairs;
    const sdyrt_grid_sharding *after;  /* update_halo, reshard */
    const sdyrt_grid_sharding *before; /* any of a reshard; of an update_halo
                                          with other halos or none, NULL: as
                                          `after` */
    const bool *periodic; /* by dimension of the tensor; those behind are not */
    int n_periodic;
    bool zero_undefined;
    const int *ranks; /* the rank of each device; NULL: device = rank */
    int64_t n_ranks;
    int64_t pair_capacity; /* counts_vary: no count is above it; 0: as much as
                              rooms hold. On nccl messages are of this size */
} sdyrt_grid_op;

#define SDYRT_GRID_OP_INIT SDYRT_INIT_(sdyrt_grid_op)

/* Check an operation.
 *
 * Errors: NULL_ARGUMENT, STRUCT_BYTES; BAD_VALUE for what cannot be read, no
 *         such kind, reduction or dtype, an average of other than sums, counts
 *         of what has none; GRID_AXES for an axis that the grid has not, one
 *         listed twice, a `shift_axis` that is not listed; GRID_DEVICE for a
 *         root or a pair outside the group, and a destination of two pairs;
 *         GRID_DIM for a dimension that the tensor has not; those of
 *         sdyrt_grid_shard; GRID_HALO for an update_halo whose `before` and
 *         `after` split otherwise than by their halos, or at offsets; BAD_VALUE
 *         for a sharding of another grid, but for the `before` of a reshard;
 *         PARTITION_OFFSETS, also for counts that are negative, too many or do
 *         not add up; LIMIT for an all_to_all along one dimension of a tensor
 *         of SDYRT_MAX_RANK; DYNAMIC_SHAPE, DTYPE_REDUCTION, PLACEMENT,
 *         OVERFLOW.
 * Source: the verifiers of shard.all_gather .. shard.update_halo; two chained
 *         shard.shard, for a reshard */
SDYRT_API sdyrt_status sdyrt_grid_op_verify(const sdyrt_grid_op *op);

/* Plan an operation, as sdyrt_plan_create does; sdyrt_plan_run runs it. In its
 * info the tiles are the boxes of the whole value that a rank has before and
 * after, also those that are undefined, and of an update_halo and a reshard the
 * buffers with their halos, which at the border reach beyond the tensor.
 *
 * In place: all_reduce and update_halo that do not convert, with in == out,
 *           equal strides and equal halos; update_halo not on nccl.
 *
 * Collective: all ranks of the context, which compare the operation: where it
 *             is not the same, but for roots of groups of their own, all of
 *             them fail with MISMATCH, and a rank whose own operation is wrong
 *             fails on the others too, with ABORTED or, of a root or a pair
 *             outside of the group, with the same error. There is no plan then
 *             on any rank, and the next operation works.
 * Ownership: as sdyrt_plan_create.
 * Workspace: where counts vary on nccl, for each member of the group two
 *            messages of `pair_capacity` (an all_gather one), or of the smaller
 *            capacity where that is not said.
 * Errors: those of sdyrt_grid_op_verify and sdyrt_plan_create; UNSUPPORTED
 *         (DTYPE_REDUCTION) for `averages` and `combine` on nccl, and
 *         (BAD_VALUE) for strides where counts vary. */
SDYRT_API sdyrt_status sdyrt_grid_plan_create(sdyrt_context *context,
                                              const sdyrt_grid_op *op,
                                              const sdyrt_plan_options *options,
                                              sdyrt_plan **plan);

/* Run an operation at once, as sdyrt_run does: the context keeps its plan by
 * the operation's value. So a root may change from call to call: each root has
 * a plan, which is made once. Of operations with a root, send_recv, shift,
 * update_halo and reshard ranks on threads and mpi compare their calls first,
 * whatever `verify` says; where they differ, also by roots in a group, all of
 * them fail with MISMATCH, nothing is written, and the next operation works,
 * and so with ARGUMENT (GRID_DEVICE) where a root or a pair of one rank is
 * outside of its group. A plan that is run compares nothing more. Each group
 * may have its own root; on nccl roots are compared in the first call of the
 * operation.
 *
 * Collective: all ranks of the context.
 * Errors:     those of sdyrt_grid_plan_create and sdyrt_plan_run. */
SDYRT_API sdyrt_status sdyrt_grid_run(sdyrt_context *context,
                                      const sdyrt_grid_op *op,
                                      const sdyrt_plan_options *options,
                                      const void *in, void *out);

/* As sdyrt_plan_preview. */
SDYRT_API sdyrt_status sdyrt_grid_plan_preview(
    const sdyrt_grid_op *op, const sdyrt_plan_options *options, int rank,
    int n_ranks, sdyrt_plan **plan);

SDYRT_END

#endif

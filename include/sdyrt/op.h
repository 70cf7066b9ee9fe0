/* Operations on sharded values: plain descriptors that the caller fills,
 * checked against the rules of Shardy's verifier. */
#ifndef SDYRT_OP_H
#define SDYRT_OP_H

#include <sdyrt/tile.h>

SDYRT_BEGIN

/* Operations, by the result of each device. Of those in groups, p is a member
 * of one, x(q) the value of member q. */
typedef enum sdyrt_op_kind {
    SDYRT_OP_ALL_GATHER = 0,
    SDYRT_OP_ALL_SLICE = 1,
    SDYRT_OP_ALL_REDUCE = 2,
    SDYRT_OP_REDUCE_SCATTER = 3,
    SDYRT_OP_ALL_TO_ALL = 4,
    SDYRT_OP_COLLECTIVE_PERMUTE = 5,
    SDYRT_OP_SHARDED_TO_UNREDUCED = 6,
    SDYRT_OP_REPLICATED_TO_UNREDUCED = 7,
    SDYRT_OP_RESHARD = 8,
    SDYRT_OP_BROADCAST = 9,  /* x(root) */
    SDYRT_OP_GATHER = 10,    /* root: as all_gather; others: undefined */
    SDYRT_OP_REDUCE = 11,    /* root: as all_reduce; others: undefined */
    SDYRT_OP_SCATTER = 12,   /* its tile of x(root), as all_slice */
    SDYRT_OP_SEND_RECV = 13, /* x(q) for each pair (q, p); others: undefined */
    SDYRT_OP_SHIFT = 14,     /* x of the member whose coordinate along
                                  `shift_axis` is less by `shift_offset`; where
                                  there is none: undefined */
    SDYRT_OP_UPDATE_HALO = 15, /* its tile, and around it those elements of the
                                  others that its halos have room for */
    SDYRT_OP_COUNT = 16
} sdyrt_op_kind;

/* "all_gather" ..; "?" for no operation. */
SDYRT_API const char *sdyrt_op_name(sdyrt_op_kind kind);

/* Of an all_to_all: `axes` move from dimension `source` to `target`. */
typedef struct sdyrt_all_to_all_param {
    sdyrt_axis_list axes;
    int64_t source;
    int64_t target;
} sdyrt_all_to_all_param;

/* The axes of an operation; how many lists and what they mean depends on the
 * kind, and next to it stands the same as text:
 *
 *   all_gather, all_slice, reduce_scatter, sharded_to_unreduced, gather,
 *   scatter                  a list for each dimension   [{"b"}, {}]
 *   all_reduce, replicated_to_unreduced, broadcast, reduce, send_recv, shift
 *                            one list                    {"b","c"}
 *   all_to_all               parameters, no lists        [{"a"}: 0->2]
 *   collective_permute, reshard, update_halo
 *                            neither: no axes */
typedef struct sdyrt_op_axes {
    size_t struct_bytes;
    const sdyrt_axis_list *lists;
    int n_lists;
    const sdyrt_all_to_all_param *params;
    int n_params;
} sdyrt_op_axes;

#define SDYRT_OP_AXES_INIT SDYRT_INIT_(sdyrt_op_axes)

/* Read the axes of an operation of `kind` from text. Names and numbers are
 * taken as they are written; sdyrt_op_verify checks them.
 *
 * Ownership: the caller's, one piece with all that it points to, until
 *            sdyrt_op_axes_free.
 * Errors:    PARSE_AXIS, PARSE_DIM, PARSE_SYNTAX with line, column and what was
 *            expected; SUB_PRE for `"a":(0)0`, which a ref cannot hold; LIMIT;
 *            BAD_VALUE for a kind that has no axes. */
SDYRT_API sdyrt_status sdyrt_op_axes_parse(sdyrt_op_kind kind, const char *text,
                                           sdyrt_op_axes **axes);

/* Free what sdyrt_op_axes_parse has made. NULL does nothing. */
SDYRT_API void sdyrt_op_axes_free(sdyrt_op_axes *axes);

/* Print the axes of an operation of `kind`; as snprintf. */
SDYRT_API size_t sdyrt_op_axes_print(sdyrt_op_kind kind,
                                     const sdyrt_op_axes *axes, char *text,
                                     size_t bytes);

/* Members of a group by their numbers in it: `source` sends to `destination`.
 */
typedef struct sdyrt_pair {
    int64_t source;
    int64_t destination;
} sdyrt_pair;

/* One operation on one value of `type`, from one sharding to another. A field
 * that a kind does not use is zero, as INIT has it. Fields for later operations
 * are added at the end.
 *
 * Axes are given as `axes`, Shardy text, or as `axis_lists`, and not both. A
 * kept plan (sdyrt_run) is found by the form they are given in, in which all
 * ranks therefore give them alike.
 *
 * A result of another dtype than `type` has, any to any, is converted element
 * by element as by stablehlo.convert: before it is sent where it is narrower
 * then, else on arrival, so that the narrower of the two travels. Terms are
 * combined as `type` has them, and their result is converted; with
 * `converts_terms` terms are converted first, and combined as the result has
 * them. Where unreduced axes stay unreduced it cannot be: their sum would be
 * another.
 *
 * Device ids are ranks of the context unless a placement says otherwise:
 * `from_ranks[id]` is the rank of device `id` of the mesh of `from`. The two
 * meshes may differ in shape, device order and device set: with a placement
 * each, disjoint sets of ranks as well.
 *
 * A sharding without a mesh is a `from` of NULL, and in a reshard a `from` or
 * `to` on the empty mesh. It is replicated: each device of the other sharding's
 * mesh holds the global value. Its placement is that of the other sharding,
 * unless it is given one of its own.
 *
 * Groups. A group is of the devices that differ along the axes of the operation
 * alone. Its members are ordered by their coordinates along these axes, in the
 * order in which they are listed, the first most significant; no axes: each
 * device is a group of its own. Devices that differ along `own_axes` have
 * values of their own, of one type and sharding each, and nothing moves between
 * them. Along axes that are neither named nor cut anything there are copies, as
 * in all of Shardy's operations, which have no own axes. With a list of own
 * axes, if only an empty one (`refs` not NULL), an operation is one in groups:
 * axes of an all_reduce may then be in any order, and ranks compare what they
 * call, as those do of the kinds from BROADCAST on.
 *
 * Tiles. `from` and `to` say how the value is cut before and after: of
 * all_gather and gather, `from` has the axes, in the dimensions that they are
 * listed for, and `to` has not; of all_slice, scatter and reduce_scatter `to`
 * has; of all_to_all they move. A partition of offsets cuts into tiles of any
 * sizes, empty ones too: with it the kinds are those that MPI calls `v`. Of
 * all_reduce, broadcast, reduce, send_recv and shift both are alike, without
 * the axes. What is undefined is left untouched, or is zero with
 * `zero_undefined`.
 *
 * An all_to_all in groups may be along one dimension, `[{"a"}: 0->0]`: each
 * member has a value of `type` of its own, which `from` does not cut there, and
 * gets its tile of each member's, in order of the members: n times the tile
 * that `to`, which cuts the dimension by the axes, has for it. Its type is of
 * less than SDYRT_MAX_RANK dimensions.
 *
 * A shift may be of tiles: both shardings cut one dimension by the axes, in
 * their order, into tiles of any sizes, and the result of a member is as large
 * as its source's tile. A member that sends nothing has an empty tile before,
 * one that gets nothing an empty tile after. Such tiles are not converted.
 *
 * Counts. An all_to_all along one dimension may have `counts`, of the sum that
 * `type` has there; both shardings cut the dimension by the axes, where is
 * decided by the counts: member p has p's row of them before, in order of the
 * members that it is for, and q's column after, in order of the members that it
 * is from. With `counts_vary` all_gather, reduce_scatter and all_to_all have
 * counts that each run brings (sdyrt_plan_run_v): they are along dimension 0,
 * which is SDYRT_DYNAMIC in `type`, between tight buffers. Neither converts.
 *
 * Halos. update_halo and reshard are of tiles with the halos of `from` and
 * `to`; of update_halo the two differ in halos alone. Each buffer after is
 * filled with what the tensor has there, corners too, whatever number of tiles
 * away; of what it holds before only the tile itself is read. Around the tensor
 * there is nothing, unless a dimension is periodic: then the tensor begins
 * again. It is one exchange, with at most one message between two ranks each
 * way; of a periodic tensor one more for each image that halos reach. */
typedef struct sdyrt_op {
    size_t struct_bytes;
    sdyrt_op_kind kind;
    sdyrt_type type; /* of the global value; static */
    union {
        const sdyrt_sharding *from;  /* NULL, where Shardy allows it:
                                        replicated */
        const sdyrt_sharding *from_; /* the same, where `from` is a keyword */
    };
    const sdyrt_sharding *to; /* out_sharding: checked, never guessed */
    const char *axes;
    const sdyrt_op_axes *axis_lists;
    sdyrt_reduction reduction; /* all_reduce, reduce_scatter, reduce */
    bool converts;             /* the result is of `out_dtype` */
    sdyrt_dtype out_dtype;     /* not read unless it converts */
    const int *from_ranks;     /* NULL: device id = rank */
    int64_t n_from_ranks;
    const int *to_ranks;
    int64_t n_to_ranks;
    sdyrt_axis_list own_axes; /* of the mesh of `from`, and by name of that of
                                 `to` */
    const int64_t *root; /* broadcast, gather, reduce, scatter: the coordinate
                            along each axis of the operation, in their order */
    int n_root;
    const sdyrt_pair *pairs; /* send_recv: each member is the destination of
                                one pair at most */
    int64_t n_pairs;
    int shift_axis; /* shift: which of the operation's axes, from 0 */
    int64_t shift_offset;
    bool rotate;           /* shift: coordinates count modulo the axis's size */
    const int64_t *counts; /* all_to_all along one dimension: of each member how
                              many elements it sends to each, n rows of n */
    int64_t n_counts;
    bool counts_vary;    /* each run brings counts */
    int64_t in_capacity; /* then: elements along dimension 0 that `in` has room
                            for, and `out`; the same on all ranks */
    int64_t out_capacity;
    int64_t pair_capacity; /* no count is above it; 0: as much as rooms hold.
                              On nccl messages are of this size */
    bool averages; /* all_reduce, reduce, reduce_scatter: the sum is divided by
                      the number of members, integers towards zero; not on
                      nccl */
    sdyrt_combine_fn combine; /* of those: instead of `reduction`, the same on
                                 all ranks; not on nccl; NULL: none */
    void *combine_argument;
    bool converts_terms;  /* of those: terms are converted, not their result */
    const bool *periodic; /* update_halo, reshard: by dimension; those after the
                             last are not */
    int n_periodic;
    bool zero_undefined; /* kinds that leave something undefined */
} sdyrt_op;

#define SDYRT_OP_INIT SDYRT_INIT_(sdyrt_op)

/* Check an operation: the rules of its kind in Shardy's order, then what a plan
 * needs beyond them (static shape, a dtype that has the reduction, axes that
 * coexist, a placement that gives each device a rank of its own).
 *
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE and LIMIT for what cannot be
 *         read; BAD_VALUE for a field that the kind does not use and that is
 *         not zero, and an average of other than sums; UNSUPPORTED
 *         (DTYPE_REDUCTION) for a conversion of terms; those of
 *         sdyrt_op_axes_parse and sdyrt_sharding_verify; one kind per rule,
 *         COLL_NO_OPERAND_SHARDING .. UNRED_KEPT_OP; UNREDUCED_CHANGED,
 *         DYNAMIC_SHAPE, DTYPE_REDUCTION, PLACEMENT, OVERFLOW.
 *         Of groups: GRID_AXES for own axes that also cut or move something or
 *         that the mesh of `to` has not, and for a `shift_axis` that is not
 *         there; GRID_DEVICE for a root or a pair outside the group, and a
 *         destination of two pairs; GRID_HALO for halos of what has none, and
 *         shardings of an update_halo that differ otherwise; GRID_DIM for
 *         counts along other than one dimension; PARTITION_OFFSETS for counts
 *         that are negative, too many or do not add up.
 *
 * Source: the verifiers of sdy.all_gather .. sdy.reshard, and of
 *         shard.broadcast .. shard.update_halo */
SDYRT_API sdyrt_status sdyrt_op_verify(const sdyrt_op *op);

SDYRT_END

#endif

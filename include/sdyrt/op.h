/* Operations on sharded values: plain descriptors that the caller fills,
 * checked against the rules of Shardy's verifier. */
#ifndef SDYRT_OP_H
#define SDYRT_OP_H

#include <sdyrt/tile.h>

SDYRT_BEGIN

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
    SDYRT_OP_COUNT = 9
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
 *   all_gather, all_slice, reduce_scatter, sharded_to_unreduced
 *                            a list for each dimension   [{"b"}, {}]
 *   all_reduce, replicated_to_unreduced
 *                            one list                    {"b","c"}
 *   all_to_all               parameters, no lists        [{"a"}: 0->2]
 *   collective_permute, reshard
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

/* One operation on one value of `type`, from one sharding to another.
 * Fields for later operations are added at the end.
 *
 * Axes are given as `axes`, Shardy text, or as `axis_lists`, and not both. A
 * kept plan (sdyrt_run) is found by the form they are given in, in which all
 * ranks therefore give them alike.
 *
 * A result of another dtype than `type` has, any to any, is converted element
 * by element as by stablehlo.convert: before it is sent where it is narrower
 * then, else on arrival, so that the narrower of the two travels. Terms are
 * combined as `type` has them, and their result is converted. Where unreduced
 * axes stay unreduced it cannot be: their sum would be another.
 *
 * Device ids are ranks of the context unless a placement says otherwise:
 * `from_ranks[id]` is the rank of device `id` of the mesh of `from`. The two
 * meshes may differ in shape, device order and device set: with a placement
 * each, disjoint sets of ranks as well.
 *
 * A side without a mesh is a `from` of NULL, and in a reshard a `from` or `to`
 * on the empty mesh. It is replicated: each device of the other side's mesh
 * holds the whole value. Its placement is that of the other side, unless it is
 * given one of its own. */
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
    sdyrt_reduction reduction; /* all_reduce, reduce_scatter */
    bool converts;             /* the result is of `out_dtype` */
    sdyrt_dtype out_dtype;     /* not read unless it converts */
    const int *from_ranks;     /* NULL: device id = rank */
    int64_t n_from_ranks;
    const int *to_ranks;
    int64_t n_to_ranks;
} sdyrt_op;

#define SDYRT_OP_INIT SDYRT_INIT_(sdyrt_op)

/* Check an operation: the rules of its kind in Shardy's order, then what a plan
 * needs beyond them (static shape, a dtype that has the reduction, axes that
 * coexist, a placement that gives each device a rank of its own). `reduction`
 * of a reshard is that of the unreduced axes and is not read.
 *
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE and LIMIT for what cannot be
 *         read; UNSUPPORTED (DTYPE_REDUCTION) for a conversion of terms; those
 *         of sdyrt_op_axes_parse and sdyrt_sharding_verify; one kind per rule,
 *         COLL_NO_OPERAND_SHARDING .. UNRED_KEPT_OP; UNREDUCED_CHANGED,
 *         DYNAMIC_SHAPE, DTYPE_REDUCTION, PLACEMENT, OVERFLOW.
 *
 * Source: the verifiers of sdy.all_gather .. sdy.reshard */
SDYRT_API sdyrt_status sdyrt_op_verify(const sdyrt_op *op);

SDYRT_END

#endif

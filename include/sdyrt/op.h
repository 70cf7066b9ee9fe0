/* Operations: what is to happen to a sharded value. A plain descriptor that the
 * caller fills; checked against the rules of Shardy's verifier. */
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

/* One operation on one value of `type`, from one sharding to another.
 *
 * `axes` is Shardy text and depends on the kind:
 *   all_gather, all_slice, reduce_scatter, sharded_to_unreduced
 *                                         a list per dimension `[{"b"}, {}]`
 *   all_reduce, replicated_to_unreduced   one list `{"b","c"}`
 *   all_to_all                            parameters `[{"a"}: 0->2]`
 *   collective_permute, reshard           NULL
 *
 * Device ids are ranks of the context unless a placement says otherwise:
 * `from_ranks[id]` is the rank of device `id` of the mesh of `from`. The two
 * meshes may differ in shape, device order and device set: with a placement
 * each, disjoint sets of ranks as well. Without a
 * `from`, and in a reshard from or to the empty mesh, the value is replicated
 * on the other side's mesh, in its placement unless one is given. */
typedef struct sdyrt_op {
    size_t struct_bytes;
    sdyrt_op_kind kind;
    sdyrt_type type;            /* of the global value; static */
    const sdyrt_sharding *from; /* NULL, where Shardy allows it: replicated */
    const sdyrt_sharding *to;   /* out_sharding: checked, never guessed */
    const char *axes;
    sdyrt_reduction reduction; /* all_reduce, reduce_scatter */
    const int *from_ranks;     /* NULL: device id = rank */
    int64_t n_from_ranks;
    const int *to_ranks;
    int64_t n_to_ranks;
} sdyrt_op;

#define SDYRT_OP_INIT SDYRT_INIT_(sdyrt_op)

/* Check an operation: the rules of its kind in Shardy's order, then what a plan
 * needs beyond them (static shape, a dtype that has the reduction, axes that
 * coexist, a placement that gives each device a rank of its own).
 *
 * `reduction` of a reshard is that of the unreduced axes and is not read.
 *
 * Errors: one kind per rule, COLL_NO_OPERAND_SHARDING .. UNRED_KEPT_OP, those
 *         of sdyrt_sharding_verify, and UNREDUCED_CHANGED, DYNAMIC_SHAPE,
 *         DTYPE_REDUCTION, PLACEMENT, OVERFLOW.
 * Source: the verifiers of sdy.all_gather .. sdy.reshard */
SDYRT_API sdyrt_status sdyrt_op_verify(const sdyrt_op *op);

SDYRT_END

#endif

/* Plans: the steps of one rank for one operation. Plan once, run often; or run
 * at once and let the context keep the plan. */
#ifndef SDYRT_PLAN_H
#define SDYRT_PLAN_H

#include <sdyrt/context.h>
#include <sdyrt/op.h>

SDYRT_BEGIN

typedef struct sdyrt_plan sdyrt_plan;

/* The planner of an operation. */
typedef enum sdyrt_planner {
    SDYRT_PLANNER_AUTO = 0,   /* the library chooses; today DIRECT */
    SDYRT_PLANNER_DIRECT = 1, /* ranks exchange the parts that tiles share */
    SDYRT_PLANNER_SHARDY = 2  /* a reshard by Shardy's sequence of collectives,
                                 which sdyrt_plan_print shows: for comparing;
                                 it moves more */
} sdyrt_planner;

/* Options of making a plan; NULL, wherever they are passed, is the default.
 *
 * Strides: for local buffers that are not row-major and tight. The stride of a
 * dimension is the distance between its neighbours, in elements (numpy's are in
 * bytes). Dimensions may be in any order and padded, but no two elements share
 * a place. The rule: sort the dimensions that have more than one element by
 * stride, smallest first; each stride is then at least 1 + the sum of
 * stride * (size - 1) over those before it. A tile of 4x3 may have {3, 1}
 * (tight), {8, 1} (padded rows) and {1, 4} (transposed), but not {2, 1}.
 * They may differ from rank to rank; `planner`, `max_scratch_bytes` and
 * `registered` may not.
 */
typedef struct sdyrt_plan_options {
    size_t struct_bytes;
    const int64_t *in_strides; /* rank of them; NULL: row-major and tight */
    const int64_t *out_strides;
    sdyrt_planner planner;
    size_t max_scratch_bytes; /* of sdyrt_plan_info.scratch; 0: no bound */
    /* The model of sdyrt_plan_info.estimated_seconds, which changes nothing
     * else: what an exchange and a message take, in seconds, and the bytes a
     * second that are received, copied and filled. 0: 5e-6, 1e-6 and 5e9. */
    double exchange_seconds;
    double message_seconds;
    double bytes_a_second;
    /* 1: `in` and `out` of every run of the plan, on every rank, lie within
     * what sdyrt_alloc of this context gave. Where a context of nccl registers
     * that memory (nccl.h) messages of the plan then move it where it is, and a
     * run on other memory is refused; elsewhere it changes nothing, and is not
     * checked. 0: they may lie anywhere. All ranks must say the same. */
    int registered;
} sdyrt_plan_options;

#define SDYRT_PLAN_OPTIONS_INIT SDYRT_INIT_(sdyrt_plan_options)

/* Plan `op` for this rank. O(own peers); where the two meshes number their
 * devices differently, also the replicas of the tiles that the rank fetches (up
 * to 65,536 of each).
 *
 * Collective: all ranks of the context, in the same order everywhere. Where an
 *             operation is in groups they compare it: if it is not the same,
 *             but for roots of groups of their own, all of them fail with
 *             MISMATCH, and a rank whose own operation is wrong fails on the
 *             others too, with ABORTED or, of a root or a pair outside of the
 *             group, with the same error. There is no plan then on any rank,
 *             and the next operation works.
 * Workspace:  where counts vary on nccl, for each member of the group two
 *             messages of `pair_capacity` (an all_gather one), or of the
 *             smaller capacity where that is not said.
 * Ownership:  the plan is the caller's until sdyrt_plan_destroy, and must not
 *             outlive `context`. `op` and what it points to are not kept.
 * Errors:     those of sdyrt_op_verify; STRIDES and OVERFLOW of the strides;
 *             BAD_VALUE for no planner, for `registered` that is neither 0 nor
 *             1 and for a number of the model that is negative or not finite,
 *             UNSUPPORTED (BAD_VALUE) for a planner that does not do it, and
 *             for strides where counts vary; MEMORY (SCRATCH_LIMIT) where the
 *             plan needs more scratch than the options allow; PLACEMENT when a
 *             device's rank is not in the context; UNSUPPORTED
 *             (DTYPE_REDUCTION) for `averages` and `combine` on nccl;
 *             NULL_ARGUMENT; STRUCT_BYTES; NO_MEMORY. Unless it is in groups
 *             the other ranks are not notified: they wait when they run. */
SDYRT_API sdyrt_status sdyrt_plan_create(sdyrt_context *context,
                                         const sdyrt_op *op,
                                         const sdyrt_plan_options *options,
                                         sdyrt_plan **plan);

/* Plan `op` as rank `rank` of a context of `n_ranks` would, without one: to
 * look at, not to run. Local.
 * Errors: those of sdyrt_plan_create; BAD_VALUE for `rank`. */
SDYRT_API sdyrt_status sdyrt_plan_preview(const sdyrt_op *op,
                                          const sdyrt_plan_options *options,
                                          int rank, int n_ranks,
                                          sdyrt_plan **plan);

/* Run a plan: read `in`, write `out`.
 *
 * Collective: all ranks of the context, also those that own nothing.
 * Shapes:     in  the tile of this rank in `from`; out its tile in `to`. NULL
 *             where the tile is empty or the rank is not in that mesh. Both
 *             are aligned to an element's bytes, or to 8 if it has more; on
 *             nccl the `out` of a reduce_scatter whose counts vary to all 16.
 * In place:   all_reduce that does not convert, and update_halo with equal
 *             halos (not on nccl), with in == out and equal strides. Otherwise
 *             the two must not overlap.
 * Errors:     BUFFER_NULL, BUFFER_OVERLAP, BUFFER_ALIGNMENT: `out` is
 *             untouched on this rank, and ranks that wait for it end with
 *             ABORTED, and the next operation works (on nccl only with
 *             `verify`: without, they wait until this rank runs the plan after
 *             all, or for the timeout, which breaks the context);
 *             MISMATCH, TIMEOUT, ABORTED: the content of `out` is undefined,
 *             and the context is broken (context.h).
 * Guarantees: G1 movement copies bits.
 *             G2 reductions combine terms in ascending shard index along the
 *                reduced axes, f16 and bf16 in f32 with one rounding at the
 *                end: the same bits on every run, rank and backend. On nccl
 *                sums and products of floats only when its configuration says
 *                deterministic (nccl.h).
 *             G3 what lies outside the tile is neither read nor written.
 *             G4 nothing is allocated. */
SDYRT_API sdyrt_status sdyrt_plan_run(sdyrt_plan *plan, const void *in,
                                      void *out);

/* Run a plan whose counts vary. `counts` is this member's own: all_to_all, how
 * many elements along dimension 0 it sends to each of the n members;
 * all_gather, how many it has; reduce_scatter, how many each of n parts has,
 * the same on all members. `in` holds their sum, and `out` gets in order of the
 * members what is for this one. `received` (NULL: not asked for) gets what came
 * from each of the n; of a reduce_scatter the counts. Nothing is planned or
 * allocated.
 *
 * On nccl `counts` and `received` are in memory of the device, and the host
 * looks at neither: messages have one size, `pair_capacity`. Counts that do not
 * fit are no error there: nothing is written to `out`, and all `received` of
 * every member of the group are -1.
 *
 * Collective: all ranks of the context; those that are not in the mesh give
 *             NULL.
 * Stream:     as sdyrt_plan_run.
 * Errors:     those of sdyrt_plan_run. Counts that are negative or more than a
 *             member's buffers have room for, or than `pair_capacity`
 *             (PARTITION_OFFSETS), and members of a reduce_scatter that
 *             disagree (MISMATCH): on every member of the group, nothing is
 *             written, and the next operation works. NULL_ARGUMENT; BAD_VALUE
 *             for a plan of other counts, and on nccl for numbers that are not
 *             in memory of the device. */
SDYRT_API sdyrt_status sdyrt_plan_run_v(sdyrt_plan *plan, const int64_t *counts,
                                        const void *in, void *out,
                                        int64_t *received);

/* Free a plan. Local; on nccl it waits until all that this rank has called is
 * done, which where a rank is missing is as long as the timeout. NULL does
 * nothing. */
SDYRT_API void sdyrt_plan_destroy(sdyrt_plan *plan);

/* Run `op` at once: sdyrt_plan_run on a plan that the context keeps by the
 * value of `op` and `options`; the first call makes it.
 *
 * Collective: all ranks of the context. On nccl the first call of an operation
 *             waits on the host for the other ranks, as making a plan does; all
 *             are given options, or none is, whose strides may differ from rank
 *             to rank and from call to call.
 *             Of operations in groups that have a root, pairs, a shift or
 *             shardings with halos, ranks on threads and mpi compare their
 *             calls first, whatever `verify` says; on nccl roots are compared
 *             in the first call.
 * Errors:     those of sdyrt_plan_create, of which ranks that wait for this
 *             one are notified; those of sdyrt_plan_run. */
SDYRT_API sdyrt_status sdyrt_run(sdyrt_context *context, const sdyrt_op *op,
                                 const sdyrt_plan_options *options,
                                 const void *in, void *out);

/* The costs of a plan for this rank. */
typedef struct sdyrt_plan_info {
    size_t struct_bytes;
    int rank;
    int64_t in_device;  /* this rank's device in the mesh of `from`; -1: none */
    int64_t out_device; /* and in the mesh of `to` */
    sdyrt_tile in_tile; /* the buffer with its halos, which at the border
                            reach beyond the tensor */
    sdyrt_tile out_tile; /* the same, also where it is undefined */
    int n_steps;
    int n_exchanges; /* by which the steps are done without collectives; all
                        that follows but the lower bound is of these */
    size_t bytes_sent;
    size_t bytes_received;
    size_t bytes_local; /* copied from the rank's own buffers */
    size_t bytes_filled;
    size_t lower_bound;    /* bytes of the out tile that the rank does not
                              hold: no plan receives less */
    int64_t messages_sent; /* one a peer and exchange */
    int64_t messages_received;
    size_t scratch;           /* bytes besides in and out */
    double estimated_seconds; /* not measured: by the model of the options,
                                 which sdyrt_plan_print states */
} sdyrt_plan_info;

#define SDYRT_PLAN_INFO_INIT SDYRT_INIT_(sdyrt_plan_info)

/* The most exchanges of a plan that threads and mpi run: a halo in 4 periodic
 * dimensions has 81. */
#define SDYRT_MAX_HOST_EXCHANGES 128

/* Errors: NULL_ARGUMENT, STRUCT_BYTES. */
SDYRT_API sdyrt_status sdyrt_plan_info_get(const sdyrt_plan *plan,
                                           sdyrt_plan_info *info);

/* The kind of a step; the same on all ranks, but for fills and conversions. */
typedef enum sdyrt_step_kind {
    SDYRT_STEP_FILL = 0,     /* the out tile with the reduction's identity */
    SDYRT_STEP_EXCHANGE = 1, /* boxes to and from peers, the own box copied */
    SDYRT_STEP_REDUCE = 2,   /* as exchange, and terms combined on arrival; in
                                groups, at the root of each */
    SDYRT_STEP_COPY = 3,     /* nothing leaves the rank */
    SDYRT_STEP_ALL_GATHER = 4,
    SDYRT_STEP_ALL_REDUCE = 5,
    SDYRT_STEP_REDUCE_SCATTER = 6,
    SDYRT_STEP_ALL_TO_ALL = 7,
    SDYRT_STEP_BROADCAST = 8,
    SDYRT_STEP_PERMUTE = 9, /* whole tiles, to other ranks */
    SDYRT_STEP_CONVERT = 10 /* the own tile, as another dtype */
} sdyrt_step_kind;

SDYRT_API const char *sdyrt_step_kind_name(sdyrt_step_kind kind);

typedef enum sdyrt_buffer_id {
    SDYRT_BUFFER_IN = 0,
    SDYRT_BUFFER_OUT = 1,
    SDYRT_BUFFER_SCRATCH = 2
} sdyrt_buffer_id;

/* "in", "out" or "scratch". */
SDYRT_API const char *sdyrt_buffer_name(sdyrt_buffer_id buffer);

/* A step: the ranges of buffers that it reads and writes. A collective is done
 * by groups of ranks, each of them by itself. */
typedef struct sdyrt_step_info {
    size_t struct_bytes;
    sdyrt_step_kind kind;
    sdyrt_buffer_id source;
    sdyrt_buffer_id target;
    size_t source_offset; /* of this rank's range in the buffer, bytes */
    size_t source_bytes;
    size_t target_offset;
    size_t target_bytes;
    sdyrt_dtype source_dtype;
    sdyrt_dtype target_dtype;
    sdyrt_reduction reduction; /* of terms; of a fill: whose identity */
    int64_t n_terms;    /* terms combined into each target box; 1: a copy */
    int64_t n_members;  /* of this rank's group; 0: the step has no groups */
    int64_t member;     /* this rank among them; -1: it is in no group */
    bool is_even;       /* a collective's blocks are alike within each group */
    size_t block_bytes; /* of a block on any rank, at most; a fill: 0 */
    int first_exchange; /* by which it is done without collectives */
    int n_exchanges;
} sdyrt_step_info;

#define SDYRT_STEP_INFO_INIT SDYRT_INIT_(sdyrt_step_info)

/* Step `step`, 0 <= step < n_steps. Errors: as above; BAD_VALUE. */
SDYRT_API sdyrt_status sdyrt_plan_step(const sdyrt_plan *plan, int step,
                                       sdyrt_step_info *info);

/* The rank of member `i` of this rank's group, 0 <= i < n_members.
 * Errors: NULL_ARGUMENT, BAD_VALUE. */
SDYRT_API sdyrt_status sdyrt_plan_member(const sdyrt_plan *plan, int step,
                                         int64_t i, int *rank);

/* The axes that the members of a step's groups differ along, such as
 * `{"x", "y":(1)2}`, in order: of the mesh of `from`, or of `to` for a
 * broadcast; `{}` where the step has no groups. As snprintf; 0 for no step. */
SDYRT_API size_t sdyrt_plan_axes(const sdyrt_plan *plan, int step, char *text,
                                 size_t bytes);

/* An exchange, by which a backend without collectives does a step or a part of
 * it. */
typedef struct sdyrt_exchange_info {
    size_t struct_bytes;
    sdyrt_step_kind kind; /* FILL, EXCHANGE, REDUCE or CONVERT */
    sdyrt_buffer_id source;
    sdyrt_buffer_id target;
    /* Bytes from the start of the buffer to where the offsets of boxes count
     * from: a range of scratch; CONVERT: the box. */
    int64_t source_offset;
    int64_t target_offset;
    int step; /* whose it is */
    int64_t n_sends;
    int64_t n_receives; /* boxes, the own one included */
    int64_t n_terms;    /* terms combined into each target box; 1: a copy */
} sdyrt_exchange_info;

#define SDYRT_EXCHANGE_INFO_INIT SDYRT_INIT_(sdyrt_exchange_info)

/* Exchange `exchange`, 0 <= exchange < n_exchanges. The first call that asks
 * for boxes makes those of all, which costs O(own peers).
 * Errors: as above; NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_plan_exchange(const sdyrt_plan *plan, int exchange,
                                           sdyrt_exchange_info *info);

/* One box of an exchange, in coordinates of this rank's range of its source or
 * target. */
typedef struct sdyrt_box_info {
    size_t struct_bytes;
    int peer; /* the rank at the other end; this rank: a local copy */
    int rank; /* of the box */
    int64_t offset[SDYRT_MAX_RANK];
    int64_t size[SDYRT_MAX_RANK];
} sdyrt_box_info;

#define SDYRT_BOX_INFO_INIT SDYRT_INIT_(sdyrt_box_info)

/* Box `i` that `exchange` sends (0 <= i < n_sends), from the source buffer.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE, NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_plan_send(const sdyrt_plan *plan, int exchange,
                                       int64_t i, sdyrt_box_info *box);

/* Box `i` that `exchange` receives (0 <= i < n_receives), in the target buffer.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE, NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_plan_receive(const sdyrt_plan *plan, int exchange,
                                          int64_t i, sdyrt_box_info *box);

/* Print a plan for a person, several lines; as snprintf. */
SDYRT_API size_t sdyrt_plan_print(const sdyrt_plan *plan, char *text,
                                  size_t bytes);

SDYRT_END

#endif

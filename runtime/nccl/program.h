/* Programs: plans as the NCCL backend runs them.
 *
 * A step that is a collective of NCCL is that, with a launch that packs before
 * and one that unpacks after it where boxes are not in one run, or not as large
 * as those of all: then NCCL also moves what is between them. Any other step
 * becomes one or more rounds: a launch that packs the boxes to be sent that are
 * not in one run, messages in groups, a launch that unpacks or folds what came.
 * One message a peer and round; its bytes are the box's elements in row-major
 * order, so that each side packs or does not as its own buffer needs. The
 * movements of one value, as of halos to the images of a periodic tensor, are
 * one part: the boxes that a peer has of several follow each other in a
 * message, which both ends pack.
 *
 * A step whose packed boxes do not fit the scratch memory of some rank has
 * every box cut into parts of a size that all ranks agree on (boxes.h): round k
 * moves part k of each, by messages or by the same collective. Rounds take
 * turns with two halves of the memory, so that packing overlaps with the
 * transfer. */
#ifndef SDYI_RUNTIME_NCCL_PROGRAM_H
#define SDYI_RUNTIME_NCCL_PROGRAM_H

#include "collectives/plan/counts.h"
#include "collectives/plan/plan.h"
#include "kernels/cuda.h"
#include "kernels/ragged.h"
#include "runtime/backend.h"
#include "runtime/nccl/rank.h"

/* The buffers of a run, by number: those of sdyrt_buffer_id, and this. */
#define SDYI_NCCL_PACKED 3

/* Bytes that packed boxes start at multiples of. */
#define SDYI_NCCL_SEGMENT 256

/* Bytes that the boxes of one message start at multiples of. */
#define SDYI_NCCL_BOX 16

/* Operations in a group, at most; even. Tests take a smaller one. */
#ifndef SDYI_NCCL_GROUP
#define SDYI_NCCL_GROUP 1024
#endif

typedef struct sdyi_nccl_message {
    int peer; /* in the communicator of the round */
    /* The receiver's rank there less the sender's, modulo its ranks. Messages
     * are sorted and grouped by it, so that both ends of each are in the same
     * group, whatever else is in it. */
    int distance;
    int base; /* buffer */
    int64_t offset;
    size_t bytes;
} sdyi_nccl_message;

/* The form of a step in NCCL: messages, or one of its collectives. */
typedef enum sdyi_nccl_kind {
    SDYI_NCCL_IDLE,     /* this rank has no peers: its own box at most */
    SDYI_NCCL_MESSAGES, /* none of these: */
    SDYI_NCCL_ALL_GATHER,
    SDYI_NCCL_REDUCE_SCATTER,
    SDYI_NCCL_ALL_REDUCE,
    SDYI_NCCL_ALL_TO_ALL,
    SDYI_NCCL_BROADCAST,
    SDYI_NCCL_REDUCE
} sdyi_nccl_kind;

/* NCCL's name of the function that does a collective of a kind. */
const char *sdyi_nccl_kind_name(sdyi_nccl_kind kind);

typedef struct sdyi_nccl_spot {
    int base; /* buffer */
    int64_t offset;
} sdyi_nccl_spot;

/* One call of NCCL by all ranks of a communicator. */
typedef struct sdyi_nccl_collective {
    sdyi_nccl_kind kind; /* IDLE: there is none */
    sdyi_nccl_comm *comm;
    int n;   /* ranks */
    int own; /* this one among them */
    int root;
    sdyi_nccl_spot from, to;
    size_t bytes; /* of a block */
    size_t count; /* of `dtype` in a block */
    sdyi_nccl_dtype dtype;
    sdyi_nccl_redop op;
} sdyi_nccl_collective;

/* A launch, messages or a collective, and a launch. */
typedef struct sdyi_nccl_round {
    sdyi_batch *before; /* NULL: nothing */
    sdyi_batch *after;
    sdyi_nccl_message *sends;
    sdyi_nccl_message *receives; /* in the same array, after the sends */
    int64_t n_sends;
    int64_t n_receives;
    bool is_registered; /* both ends of the messages, on all ranks */
    /* The messages go by `comm`, that of a group, and not by one of all. */
    bool is_in_group;
    sdyi_nccl_comm *comm;
    sdyi_nccl_collective collective;
} sdyi_nccl_round;

typedef struct sdyi_nccl_part {
    sdyi_nccl_round *rounds;
    int64_t n_rounds;
    /* The part only copies `in` to the same places of `out`: nothing, in
     * place. */
    bool is_identity;
} sdyi_nccl_part;

/* The path chosen for a step, the same on all ranks. */
typedef struct sdyi_nccl_path {
    sdyi_step step;        /* its members in the order of the communicator */
    const sdyi_step *more; /* further movements, which go with it; borrowed */
    int n_more;
    sdyi_nccl_kind kind;
    bool is_in_group; /* messages of members of one group alone, which go by its
                         communicator */
    sdyi_nccl_comm *comm; /* of a collective, or of messages in groups; NULL:
                             this rank is no member */
    size_t limit;         /* of a message or block in one round, bytes */
} sdyi_nccl_path;

typedef struct sdyi_nccl_program {
    int n_parts; /* one for each path */
    sdyi_nccl_part *parts;
    sdyi_nccl_path *paths;      /* their steps borrow from the plan */
    bool is_strided;            /* some rank has strides: the paths fit any */
    sdyi_nccl_scratch *scratch; /* NULL: none is needed */
    bool needs_transfer_stream; /* some part packs during its transfers */
    /* The plan is of registered memory, and the context registers: its messages
     * go by that communicator. */
    bool is_registered;
    size_t in_bytes, out_bytes;
    sdyi_ragged ragged; /* where counts vary; of 0 members: nothing is */
    /* Buffers of an earlier run that passed the check of memory (backend.c);
     * checked anew once the context's memory was freed: `known_at` is the count
     * of those frees then. */
    const void *known_in;
    const void *known_out;
    uint64_t known_at;
    int64_t n_captured; /* runs in graphs, which go before it */
    struct sdyi_nccl_program *next_left; /* of the rank's */
} sdyi_nccl_program;

/* sdyi_backend's compile and program_free. */
sdyrt_status sdyi_nccl_compile(sdyrt_context *context, sdyrt_status status,
                               const sdyi_call *call, const sdyrt_plan *plan,
                               const void *like, void **program);
void sdyi_nccl_program_free(sdyrt_context *context, void *program);

/* -- choose.c -------------------------------------------------------------- */

/* NCCL's dtype and operation for elements of a step, each of which is `numbers`
 * of that dtype. */
typedef struct sdyi_nccl_twin {
    sdyi_nccl_dtype dtype;
    sdyi_nccl_redop op;
    size_t numbers;
} sdyi_nccl_twin;

/* The twin for the terms of a step; false: NCCL has none, or floats are to be
 * combined in order. */
bool sdyi_nccl_find_twin(const sdyi_step *step, bool is_deterministic,
                         sdyi_nccl_twin *twin);

/* Set the kind of a path whose step is set, and the bytes of a block that one
 * round of it moves; MESSAGES: it is no collective. `is_strided`: some rank's
 * buffers may have any strides. The same on all ranks. Arranges the members. */
void sdyi_nccl_choose(const sdyi_nccl_rank *me, bool is_strided,
                      int tensor_rank, int rank, sdyi_nccl_path *path);

/* True if any rank may have to pack, at `end`, boxes that go between `end` and
 * `other`: by axis lists and sizes alone, so the same on all ranks. */
bool sdyi_nccl_may_pack(const sdyi_end *end, const sdyi_end *other,
                        int tensor_rank, bool is_strided);

/* -- collective.c ---------------------------------------------------------- */

/* Make the part of a program that is a collective, and say how much scratch it
 * takes. */
sdyrt_status sdyi_nccl_build_collective(const sdyi_nccl_path *path,
                                        int tensor_rank, int rank,
                                        sdyi_nccl_part *part,
                                        size_t *scratch_bytes);

/* In groups both ends of a message are alike in this order. */
void sdyi_nccl_sort_messages(sdyi_nccl_round *round);

/* -- ragged.c -------------------------------------------------------------- */

/* Make the only part of a program whose counts vary; `boxes`: those of its
 * step. */
sdyrt_status
sdyi_nccl_build_ragged(const sdyrt_context *context, const sdyi_nccl_path *path,
                       const sdyi_exchange *boxes, sdyi_nccl_program *program,
                       sdyi_nccl_part *part, size_t *scratch_bytes);

/* Check a run's counts to be memory of the device, and `out` of a reduction to
 * be aligned. Errors: ARGUMENT. */
sdyrt_status sdyi_nccl_check_ragged(const sdyrt_context *context,
                                    const sdyi_nccl_program *program,
                                    const sdyi_buffers *buffers);

sdyrt_status sdyi_nccl_run_ragged(sdyrt_context *context,
                                  const sdyi_nccl_program *program,
                                  const sdyi_buffers *buffers,
                                  void *const *bases,
                                  struct CUstream_st *stream);

/* -- message.c ------------------------------------------------------------- */

/* sdyi_backend's batch. */
sdyrt_status sdyi_nccl_batch(sdyrt_context *context,
                             const sdyrt_message *messages, int n,
                             struct CUstream_st *const *stream);

/* -- links.c --------------------------------------------------------------- */

/* sdyi_backend's connect. */
sdyrt_status sdyi_nccl_connect_peers(sdyrt_context *context,
                                     sdyrt_status status, const int *peers,
                                     int n);
/* NULL: the ranks are not connected. */
sdyi_nccl_link *sdyi_nccl_link_find(sdyi_nccl_rank *me, int peer,
                                    bool receives);
/* Put messages of a link, whose peer is number 0 or 1 of the two, on its stream
 * in their order; wait for room on `stream` (sdyi_nccl_make_room), as those on
 * the link may wait for messages that are still to come. */
sdyrt_status sdyi_nccl_link_run(sdyrt_context *context,
                                const sdyi_nccl_link *link,
                                sdyi_nccl_message *messages, int n,
                                void *const *bases, struct CUstream_st *stream);

/* -- comm_cache.c ---------------------------------------------------------- */

typedef enum sdyi_nccl_place {
    SDYI_NCCL_THERE,
    SDYI_NCCL_MISSING, /* and there is room for it */
    SDYI_NCCL_FULL     /* a context keeps no more */
} sdyi_nccl_place;

/* The communicator of a step's group, in the order of its members; `*comm` is
 * NULL where it is missing or this rank is in no group. That of all ranks in
 * their order is the world's. `n_wanted`: others that are missing as well.
 * `is_for_messages`: made while less than half of the places are taken, so that
 * collectives, which lose more without, find the others. The same verdict on
 * all ranks. */
sdyi_nccl_place sdyi_nccl_comm_find(const sdyrt_context *context,
                                    const sdyi_step *step, size_t n_wanted,
                                    bool is_for_messages,
                                    sdyi_nccl_comm **comm);

/* True if the groups of two steps have the same communicators. */
bool sdyi_nccl_comm_is_same(const sdyi_step *a, const sdyi_step *b);

/* The members of the group of `comm` that NCCL has connected this rank to for
 * messages: sent to, and after all of these received from. NULL: the
 * communicator was aborted. */
bool *sdyi_nccl_comm_peers(const sdyi_nccl_rank *me,
                           const sdyi_nccl_comm *comm);

/* Make it, if it is missing: with the rank's device as this thread's. It is
 * kept for the life of the context and must not be used once `me->comm` is
 * NULL.
 *
 * Collective: all ranks of the context. May wait for the device.
 * Errors:     those of sdyi_nccl_meet; SYSTEM, RANK_MISSING: making it, which
 *             breaks the context. All ranks fail or none. */
sdyrt_status sdyi_nccl_comm_make(sdyrt_context *context, const sdyi_step *step,
                                 sdyi_nccl_comm **comm);

/* -- build.c --------------------------------------------------------------- */

/* The ranks of the communicator of a path's messages, and the number of a rank
 * there. */
int sdyi_nccl_path_ranks(const sdyrt_context *context,
                         const sdyi_nccl_path *path);
int sdyi_nccl_path_member(const sdyi_nccl_path *path, int rank);

/* Make the parts of a program, and say how much scratch they take. */
sdyrt_status sdyi_nccl_build(const sdyrt_context *context, int tensor_rank,
                             sdyi_nccl_program *program, size_t *scratch_bytes);

/* -- preconnect.c ---------------------------------------------------------- */

/* Memory for the first calls of a program's collectives, which connect ranks.
 */
typedef struct sdyi_nccl_warmup {
    void *memory;  /* of the device; NULL: they are connected */
    bool is_small; /* no room for as much as they move, on some rank */
} sdyi_nccl_warmup;

/* Allocate it, local; the caller then has all ranks agree on `is_small`. */
sdyrt_status sdyi_nccl_preconnect_prepare(sdyrt_context *context,
                                          const sdyi_nccl_program *program,
                                          sdyi_nccl_warmup *warmup);
/* Connect all that a program needs, with all ranks. */
sdyrt_status sdyi_nccl_preconnect(sdyrt_context *context, const sdyi_call *call,
                                  const sdyi_nccl_program *program,
                                  const sdyi_nccl_warmup *warmup);

/* -- boxes ----------------------------------------------------------------- */

/* True for a box that is one contiguous run of memory in row-major order. */
bool sdyi_nccl_is_run(const int64_t *counts, const int64_t *strides, int rank);

/* Bytes rounded up to a multiple of SDYI_NCCL_SEGMENT. */
size_t sdyi_nccl_segment(size_t bytes);

/* Put a program on a stream, or its messages or a collective alone. */
sdyrt_status sdyi_nccl_run_program(sdyrt_context *context,
                                   const sdyi_nccl_program *program,
                                   void *const *bases,
                                   struct CUstream_st *stream);
/* The outcome of NCCL's call `name` on `comm`; NULL: that was aborted, and
 * nothing was called. */
sdyrt_status sdyi_nccl_finish(sdyrt_context *context, sdyi_nccl_comm *comm,
                              const char *name, sdyi_nccl_result result);
/* One group of NCCL, without looking for room. */
sdyrt_status sdyi_nccl_run_group(sdyrt_context *context,
                                 const sdyi_nccl_round *group,
                                 void *const *bases,
                                 struct CUstream_st *stream);
sdyrt_status sdyi_nccl_run_messages(sdyrt_context *context,
                                    const sdyi_nccl_round *round,
                                    void *const *bases,
                                    struct CUstream_st *stream);
sdyrt_status sdyi_nccl_run_collective(sdyrt_context *context,
                                      const sdyi_nccl_collective *collective,
                                      void *const *bases,
                                      struct CUstream_st *stream);

#endif

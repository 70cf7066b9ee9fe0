/* Steps that one collective of NCCL does for whole groups of ranks.
 *
 * A rank sees from its own boxes what a step may be, and offers that to the
 * others: the kind, the members of the group in order, the bytes of a block.
 * Where every rank that exchanges anything is in a group whose members all
 * offer the same, the step is done so; else by messages (build.c), on all
 * ranks. All come to the same verdict, as they see the same offers. */
#ifndef SDYI_RUNTIME_NCCL_NATIVE_H
#define SDYI_RUNTIME_NCCL_NATIVE_H

#include "runtime/nccl/program.h"

/* A box in a buffer of the plan: what goes to a member or comes from it. */
typedef struct sdyi_nccl_block {
    int peer;
    int64_t key; /* for sorting */
    int64_t offset[SDYRT_MAX_RANK];
    int64_t counts[SDYRT_MAX_RANK];
} sdyi_nccl_block;

/* Where blocks are taken from, or put. */
typedef struct sdyi_nccl_side {
    sdyrt_buffer_id buffer;
    const int64_t *strides; /* of the step */
    /* One for each member in their order; one for all of them, where that is
     * what the collective has; or none. */
    sdyi_nccl_block *blocks;
    int64_t n;
    /* They do not follow each other in the buffer in this order, each a run:
     * the collective has them in other memory. */
    bool is_packed;
} sdyi_nccl_side;

/* How this rank takes part in a step (or two) by a collective. */
typedef struct sdyi_nccl_native {
    sdyi_nccl_kind kind;
    int rank; /* dimensions */
    size_t width;
    sdyi_nccl_side source, target;
    /* Where this rank does not know the group: a rank that all of it know, the
     * root of a broadcast. Then there are no members until all offers are
     * known. */
    int leader; /* -1: it knows */
    int *members;
    int n;                   /* 0: not known */
    int own;                 /* this rank among them */
    int root;                /* among them */
    size_t bytes;            /* of a block */
    sdyi_nccl_spot from, to; /* what the collective reads and writes */
    size_t scratch_bytes;
    /* What NCCL combines, and of how many a block is. */
    sdyi_nccl_dtype dtype;
    sdyi_nccl_redop op;
    size_t count;
} sdyi_nccl_native;

/* How a step is done. */
typedef struct sdyi_nccl_way {
    const sdyi_nccl_native *native; /* NULL: by messages */
    sdyi_nccl_comm *comm;
    bool is_done; /* along with the step before */
    size_t limit; /* of a message, bytes */
} sdyi_nccl_way;

/* -- build.c --------------------------------------------------------------- */

/* Make the parts of a program, and say how much scratch they take. */
sdyrt_status sdyi_nccl_build(const sdyrt_context *context,
                             const sdyi_exchange *steps, int n_steps,
                             const sdyi_nccl_way *ways,
                             sdyi_nccl_program *program, size_t *scratch_bytes);

/* -- blocks.c -------------------------------------------------------------- */

/* The boxes of a step on both sides, the own one on both, in the order of
 * ranks; IDLE or MESSAGES. Points to the step's strides; freed by the caller,
 * also on an error. */
sdyrt_status sdyi_nccl_load_blocks(const sdyrt_context *context,
                                   const sdyi_exchange *step,
                                   sdyi_nccl_native *native);
/* Whether this rank sends to just those that it receives from, itself one of
 * them. */
bool sdyi_nccl_closed(const sdyi_exchange *step,
                      const sdyi_nccl_native *native);
bool sdyi_nccl_same_peers(const sdyi_nccl_side *a, const sdyi_nccl_side *b);

bool sdyi_nccl_same_box(const sdyi_nccl_block *a, const sdyi_nccl_block *b,
                        int rank);
bool sdyi_nccl_same_boxes(const sdyi_nccl_side *side, int rank);
int64_t sdyi_nccl_elements(const sdyi_nccl_block *block, int rank);
bool sdyi_nccl_have_elements(const sdyi_nccl_side *side, int rank, int64_t n);

/* The first element of a block, from the start of the buffer. */
int64_t sdyi_nccl_start(const sdyi_nccl_side *side,
                        const sdyi_nccl_block *block, int rank);
bool sdyi_nccl_block_is_run(const sdyi_nccl_side *side, int64_t i, int rank);
/* Whether blocks, all of as many elements, follow each other without gaps. */
bool sdyi_nccl_contiguous(const sdyi_nccl_side *side, int rank);

/* In the order of places, where blocks are contiguous in it; else packed, where
 * any order is as good, in that of ranks: few communicators serve many steps.
 */
void sdyi_nccl_arrange(sdyi_nccl_side *side, int rank);
/* Bring blocks of the same peers into the order of `first`. */
void sdyi_nccl_sort_alike(const sdyi_nccl_side *first, sdyi_nccl_side *other);
/* All blocks are the same box: keep one. */
void sdyi_nccl_take_one(sdyi_nccl_side *side, int rank);
/* Whose blocks they are are the members. */
void sdyi_nccl_set_members(const sdyi_nccl_side *side, int own,
                           sdyi_nccl_native *native);

/* -- native.c, pair.c ------------------------------------------------------ */

/* Whether NCCL may do the reduction of a step, of blocks of `native->bytes`. */
bool sdyi_nccl_set_reduction(const sdyi_exchange *step, bool is_deterministic,
                             sdyi_nccl_native *native);
/* Where a collective reads and writes; by messages where scratch is short. */
void sdyi_nccl_set_spots(const sdyrt_context *context,
                         sdyi_nccl_native *native);

/* Recognise a step, or two steps that are one all_reduce; as for blocks. */
sdyrt_status sdyi_nccl_recognise(const sdyrt_context *context,
                                 const sdyi_exchange *step,
                                 sdyi_nccl_native *native);
sdyrt_status sdyi_nccl_recognise_pair(const sdyrt_context *context,
                                      const sdyi_exchange *first,
                                      const sdyi_exchange *second,
                                      sdyi_nccl_native *native);
void sdyi_nccl_native_free(sdyi_nccl_native *native);

/* -- offers.c -------------------------------------------------------------- */

sdyi_nccl_offer sdyi_nccl_offer_of(const sdyi_nccl_native *native);

/* Whether the offers on the cards with this number are all accepted: the same
 * on all ranks. Completes `native`, this rank's. */
bool sdyi_nccl_accept(const sdyrt_context *context, int number,
                      sdyi_nccl_native *native);

/* -- collective.c ---------------------------------------------------------- */

/* Make the part of a program that is done natively. */
sdyrt_status sdyi_nccl_build_native(const sdyi_nccl_native *native,
                                    sdyi_nccl_comm *comm, sdyi_nccl_part *part);

/* -- warm.c ---------------------------------------------------------------- */

/* Memory to connect a program's collectives with; none where they are. */
sdyrt_status sdyi_nccl_warm_prepare(sdyrt_context *context,
                                    const sdyi_nccl_program *program,
                                    void **memory);
/* Connect all that a program needs, with all ranks. */
sdyrt_status sdyi_nccl_warm_up(sdyrt_context *context, const sdyi_call *call,
                               const sdyi_nccl_program *program, void *memory);

#endif

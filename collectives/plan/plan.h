/* The plan inside an sdyrt_plan: one rank's steps of one operation. */
#ifndef SDYI_PLAN_PLAN_H
#define SDYI_PLAN_PLAN_H

#include "base/status.h"
#include "collectives/ops/verify.h"
#include "collectives/plan/step.h"
#include <sdyrt/plan.h>

struct sdyi_binding; /* runtime/bound_plan.h */

/* The boxes of a plan, made when they are first asked for. */
typedef struct sdyi_boxes {
    sdyi_exchange *exchanges; /* NULL: not made */
    int *steps;               /* the step of each exchange */
    int n;
} sdyi_boxes;

/* The model of a plan's time, rough, for comparing plans: see
 * sdyrt_plan_options. */
typedef struct sdyi_model {
    double exchange_seconds, message_seconds, bytes_a_second;
} sdyi_model;

struct sdyrt_plan {
    int rank;
    int n_ranks;
    const char *name; /* of the operation's kind */
    sdyrt_type type;  /* of the operand */
    sdyrt_dtype out_dtype;
    int64_t in_device; /* -1: this rank is not in the mesh */
    int64_t out_device;
    sdyrt_tile in_tile;
    sdyrt_tile out_tile;
    int64_t in_strides[SDYRT_MAX_RANK];
    int64_t out_strides[SDYRT_MAX_RANK];
    size_t in_bytes; /* from the first to the last element; 0: empty tile */
    size_t out_bytes;
    bool in_place;       /* `in` may be `out` */
    bool stays_in_place; /* in place, elements that a rank keeps are not moved:
                            kernels of a device would write what they read */
    bool is_strided;     /* strides were given, whatever they are */
    bool is_registered;  /* `in` and `out` lie in sdyrt_alloc's memory */
    sdyi_dists *dists;
    sdyi_dists *stages; /* of sequence_steps.c: of each step; NULL: none */
    int n_stages;
    sdyi_step *steps;
    int n_steps;
    sdyi_boxes *boxes;
    size_t scratch_bytes; /* bytes of one scratch buffer, whose ranges are ends
                             of steps */
    size_t lower_bound;
    sdyi_model model;
    uint64_t fingerprint; /* of the operation; the same on all ranks */
    int64_t root; /* for kinds with a root: its member number; boxes do not
                     depend on it */
    int *groups;  /* for kinds with a root: as in sdyi_call; NULL: none */
    char *text;
    char *sequence; /* Shardy's ops, a line each; NULL: by another planner */
    struct sdyi_counts *counts; /* of counts.c; NULL: none */
    struct sdyi_binding *bound; /* to a context; NULL: a preview */
};

/* Check options, which may be NULL, and set the model that they ask for.
 * Errors: STRUCT_BYTES, BAD_VALUE. */
sdyrt_status sdyi_options_check(const sdyrt_plan_options *options,
                                sdyi_model *model);

/* Plan `op` as `rank` of `n_ranks`, without a context to run it in. On an error
 * `*plan` is as much as was made, for its text, or NULL; to be freed.
 * Errors: those of sdyrt_plan_create. */
sdyrt_status sdyi_plan_make(int rank, int n_ranks, const sdyrt_op *op,
                            const sdyrt_plan_options *options,
                            sdyrt_plan **plan);

/* Free what sdyi_plan_make has made. NULL does nothing. */
void sdyi_plan_free(sdyrt_plan *plan);

/* -- direct.c -------------------------------------------------------------- */

/* The attributes of an operation that are not in its distributions. */
typedef struct sdyi_movement {
    sdyrt_reduction reduction; /* of terms */
    sdyi_combiner combiner;
    bool fills; /* elements of the out tile that nothing is moved
                   to get the identity of `filler` */
    sdyrt_reduction filler;
    bool may_be_in_place; /* where a rank has the same tile before and after */
    bool stays_in_place;  /* a rank keeps a part of its tile where it is */
    bool converts_first;  /* terms, before they are combined */
} sdyi_movement;

/* Fill in the steps, the scratch size and the lower bound of a plan whose
 * distributions, tiles and strides are set: each rank gets what it lacks from
 * who holds it. */
sdyrt_status sdyi_plan_direct(const sdyi_movement *m, sdyrt_plan *plan);

/* Elements of this rank's tile that movements take from `in`, or bring to
 * `out`. */
int64_t sdyi_plan_moves(const sdyrt_plan *plan, bool to_out);

/* Ends of steps: the plan's `in` and `out`; and a contiguous buffer in scratch,
 * of the size of this rank's tile of `dist`. */
sdyi_end sdyi_plan_in(const sdyrt_plan *plan, const sdyi_dists *l);
sdyi_end sdyi_plan_out(const sdyrt_plan *plan, const sdyi_dists *l);
sdyi_end sdyi_scratch_end(sdyrt_plan *plan, const sdyi_dist *dist,
                          sdyrt_dtype dtype);

/* Bytes that this rank must be sent, at least. */
size_t sdyi_lower_bound(const sdyrt_plan *plan);

/* -- dist_groups.c --------------------------------------------------------- */

/* Set the ranks of a plan's mesh by the first of those whose roots agree.
 * Errors: MEMORY. */
sdyrt_status sdyi_plan_groups(sdyrt_plan *plan, const sdyi_resolved *r);

/* -- counts.c -------------------------------------------------------------- */

/* Set the steps of an operation that has counts. Errors: MEMORY. */
sdyrt_status sdyi_plan_by_counts(const sdyi_resolved *r, const sdyi_movement *m,
                                 sdyrt_plan *plan);

/* NULL does nothing. */
void sdyi_counts_free(struct sdyi_counts *counts);

/* -- sequence_steps.c ------------------------------------------------------ */

/* Set the steps of a reshard, by Shardy's sequence of collectives.
 * Errors: UNSUPPORTED (BAD_VALUE) for what Shardy has no sequence for. */
sdyrt_status sdyi_plan_sequence(const sdyi_resolved *r, sdyrt_plan *plan);

/* -- lower.c --------------------------------------------------------------- */

/* The exchanges of a backend without collectives: of each step or part with
 * boxes on this rank, in order. The plan keeps them. One thread at a time.
 * Errors: MEMORY. */
SDYI_EXPORT sdyrt_status sdyi_plan_boxes(const sdyrt_plan *plan,
                                         sdyi_boxes **boxes);

/* The boxes of one step, not of its parts; freed by the caller, also on an
 * error. O(own peers). */
SDYI_EXPORT sdyrt_status sdyi_step_lower(const sdyi_step *step, int tensor_rank,
                                         int rank, sdyi_exchange *boxes);
SDYI_EXPORT void sdyi_exchange_free(sdyi_exchange *boxes);

/* -- rounds.c -------------------------------------------------------------- */

typedef struct sdyi_rounds {
    sdyi_exchange *exchanges; /* NULL: those of the plan */
    int n;
} sdyi_rounds;

/* The exchanges of a plan of several movements, as rounds: the k-th box that
 * goes from one rank to another is in round k, whatever movement it is of, so
 * that no pair has two in one. A rank has as many rounds as it needs; the last
 * exchange of a plan is followed by none. Freed by the caller, not on an error.
 * Errors: MEMORY. */
SDYI_EXPORT sdyrt_status sdyi_plan_rounds(const sdyrt_plan *plan,
                                          const sdyi_boxes *boxes,
                                          sdyi_rounds *rounds);
SDYI_EXPORT void sdyi_rounds_free(sdyi_rounds *rounds);

/* The exchanges of `n` movements of one value as one: all boxes of a pair
 * follow each other in order of movements, at both ends alike. Freed by the
 * caller, also on an error.
 * Errors: MEMORY. */
SDYI_EXPORT sdyrt_status sdyi_exchanges_join(const sdyi_exchange *steps, int n,
                                             int rank, sdyi_exchange *joined);

/* -- cost.c ---------------------------------------------------------------- */

/* The traffic of steps on a rank, if all of them went by boxes; no box is
 * made to count it. */
typedef struct sdyi_traffic {
    int n_exchanges;
    size_t bytes_sent, bytes_received, bytes_local, bytes_filled;
    int64_t messages_sent, messages_received;
} sdyi_traffic;

sdyrt_status sdyi_traffic_of(const sdyi_step *steps, int n_steps,
                             int tensor_rank, int rank, sdyi_traffic *traffic);

double sdyi_seconds_of(const sdyi_traffic *traffic, const sdyi_model *model);

#endif

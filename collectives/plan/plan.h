/* The plan behind sdyrt_plan: what one rank does for one operation. */
#ifndef SDYI_PLAN_PLAN_H
#define SDYI_PLAN_PLAN_H

#include "collectives/ops/verify.h"
#include "collectives/plan/step.h"
#include <sdyrt/plan.h>

struct sdyi_binding; /* runtime/plan.h */

struct sdyrt_plan {
    int rank;
    int n_ranks;
    sdyrt_dtype dtype;
    int64_t in_device; /* -1: this rank is not in the mesh */
    int64_t out_device;
    sdyrt_tile in_tile;
    sdyrt_tile out_tile;
    int64_t in_strides[SDYRT_MAX_RANK];
    int64_t out_strides[SDYRT_MAX_RANK];
    size_t in_bytes; /* from the first to the last element; 0: empty tile */
    size_t out_bytes;
    bool in_place; /* `in` may be `out` */
    int n_steps;
    sdyi_exchange steps[SDYI_MAX_STEPS];
    size_t scratch_bytes;
    size_t lower_bound;
    uint64_t fingerprint; /* of the operation; the same on all ranks */
    char *text;
    struct sdyi_binding *bound; /* what runs it; NULL: a preview */
};

/* Plan `op` as `rank` of `n_ranks`: all of a plan but what runs it. On an error
 * `*plan` is as much as was made, for its text, or NULL; to be freed.
 * Errors: those of sdyrt_plan_create. */
sdyrt_status sdyi_plan_make(int rank, int n_ranks, const sdyrt_op *op,
                            const sdyrt_plan_options *options,
                            sdyrt_plan **plan);

/* Free what sdyi_plan_make has made. NULL does nothing. */
void sdyi_plan_free(sdyrt_plan *plan);

/* Fill in the steps, the scratch size and the lower bound of a plan whose
 * tiles and strides are set. */
sdyrt_status sdyi_lower(const sdyi_resolved *r, sdyrt_plan *plan);

/* Free the boxes of a step. */
void sdyi_exchange_free(sdyi_exchange *step);

#endif

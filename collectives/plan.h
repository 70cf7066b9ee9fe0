/* The plan behind sdyrt_plan, and lowering an operation to its steps. */
#ifndef SDYI_COLLECTIVES_PLAN_H
#define SDYI_COLLECTIVES_PLAN_H

#include "collectives/verify.h"
#include "runtime/context.h"
#include <sdyrt/plan.h>

struct sdyrt_plan {
    sdyrt_context *context; /* NULL: a preview */
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
    sdyi_step steps[SDYI_MAX_STEPS];
    void *scratch;
    void *program; /* of a backend that compiles plans */
    size_t scratch_bytes;
    size_t lower_bound;
    sdyi_call call;
    char *text; /* of call */
};

/* Fill in the steps, the scratch size and the lower bound of a plan whose
 * tiles and strides are set. */
sdyrt_status sdyi_lower(const sdyi_resolved *r, sdyrt_plan *plan);

/* sdyrt_plan_run on `*stream`; NULL: where the backend runs plans. */
sdyrt_status sdyi_plan_run(sdyrt_plan *plan, const void *in, void *out,
                           struct CUstream_st *const *stream);

/* Free the boxes of a step. */
void sdyi_step_free(sdyi_step *step);

#endif

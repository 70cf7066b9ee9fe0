/* Plans bound to a context, and running them there. */
#ifndef SDYI_RUNTIME_BOUND_PLAN_H
#define SDYI_RUNTIME_BOUND_PLAN_H

#include "collectives/plan/plan.h"
#include "runtime/context.h"

typedef struct sdyi_binding {
    sdyrt_context *context;
    void *scratch;
    void *program; /* the backend's */
    sdyi_call call;
} sdyi_binding;

/* sdyrt_plan_create, but without an agreement of all ranks on the host; local
 * where there is a `like`: a plan of the same operation, which may differ in
 * strides and in the root. */
sdyrt_status sdyi_plan_create(sdyrt_context *context, const sdyrt_op *op,
                              const sdyrt_plan_options *options,
                              const sdyrt_plan *like, sdyrt_plan **plan);

/* sdyrt_plan_run on `*stream`; NULL: where the backend runs plans. */
sdyrt_status sdyi_plan_run(sdyrt_plan *plan, const void *in, void *out,
                           struct CUstream_st *const *stream);

#endif

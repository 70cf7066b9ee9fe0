/* Plans on the host, step by step; see host_run.h. */
#include "runtime/host_run.h"
#include "base/status.h"
#include "collectives/plan/plan.h"
#include "runtime/shm/shm.h"

#include <stdlib.h>
#include <string.h>

/* The steps of a plan, and the terms of its reductions. */
typedef struct program {
    sdyi_exchange *steps;
    int n_steps;
} program;

sdyrt_status sdyi_host_compile(sdyrt_context *context, sdyrt_status status,
                               const sdyi_call *call, const sdyrt_plan *plan,
                               const void *like, void **made) {
    (void)call, (void)like;
    SDYI_TRY(status);
    sdyi_boxes *boxes = NULL;
    SDYI_TRY(sdyi_plan_boxes(plan, &boxes));
    for (int i = 0; i < boxes->n; i++) {
        sdyi_exchange *const s = &boxes->exchanges[i];
        const size_t n = (size_t)s->n_terms;
        if (n == 1)
            continue;
        s->terms = calloc(n, sizeof *s->terms); /* the plan frees them */
        if (s->terms == NULL)
            return SDYI_NO_MEMORY(n * sizeof *s->terms);
    }
    SDYI_TRY(sdyi_shm_prepare(context, boxes->exchanges, boxes->n));
    program *p = malloc(sizeof *p);
    if (p == NULL)
        return SDYI_NO_MEMORY(sizeof *p);
    *p = (program){boxes->exchanges, boxes->n};
    *made = p;
    return SDYRT_OK;
}

void sdyi_host_program_free(sdyrt_context *context, void *p) {
    (void)context;
    free(p);
}

static void run_fill(const sdyi_exchange *step, const sdyi_buffers *buffers) {
    unsigned char value[16];
    sdyi_identity(step->dtype, step->reduction, value);
    sdyi_fill_box(sdyi_exchange_target(step, buffers), step->target_strides,
                  step->counts, step->rank, sdyrt_dtype_bytes(step->dtype),
                  value);
}

static void run_conversion(const sdyi_exchange *step,
                           const sdyi_buffers *buffers) {
    sdyi_convert_box(step->dtype, sdyi_exchange_source(step, buffers),
                     step->source_strides, step->target_dtype,
                     sdyi_exchange_target(step, buffers), step->target_strides,
                     step->counts, step->rank);
}

sdyrt_status sdyi_host_run(sdyrt_context *context, void *given,
                           const sdyi_call *call, const sdyi_buffers *buffers,
                           struct CUstream_st *const *stream) {
    (void)stream;
    const program *const p = given;
    SDYI_TRY(sdyi_shm_begin(context, call));
    for (int i = 0; i < p->n_steps; i++) {
        const sdyi_exchange *const step = &p->steps[i];
        if (step->kind == SDYRT_STEP_FILL)
            run_fill(step, buffers);
        else if (step->kind == SDYRT_STEP_CONVERT)
            run_conversion(step, buffers);
        else
            SDYI_TRY(sdyi_shm_exchange(context, step, buffers));
    }
    sdyi_shm_end(context);
    return SDYRT_OK;
}

sdyrt_status sdyi_host_wait(sdyrt_context *context) {
    (void)context;
    return SDYRT_OK;
}

sdyrt_status sdyi_host_copy(sdyrt_context *context, void *to, const void *from,
                            size_t bytes) {
    (void)context;
    memmove(to, from, bytes);
    return SDYRT_OK;
}

uint64_t sdyi_host_operation(const sdyrt_context *context) {
    const sdyi_shm_rank *me = context->state;
    return me->op;
}

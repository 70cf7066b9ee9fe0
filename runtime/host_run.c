/* Plans on the host, step by step; see host_run.h. */
#include "runtime/host_run.h"
#include "base/alloc.h"
#include "base/status.h"
#include "collectives/plan/counts.h"
#include "runtime/shm/shm.h"

#include <stdlib.h>
#include <string.h>

/* The steps of a plan, and the terms of its reductions. */
typedef struct program {
    sdyi_exchange *steps;
    int n_steps;
    sdyi_rounds rounds; /* own the steps of a plan of several movements */
    /* With counts that each run brings: those of all members, and a copy of the
     * plan's one step, with room for the boxes of the run. */
    const sdyi_counts *counts;
    int64_t *rows;
    sdyi_exchange varying;
} program;

/* Room for what varies, as much as the plan's own step has. */
static sdyrt_status make_varying(sdyrt_context *context,
                                 const sdyi_counts *counts, program *p) {
    const size_t n = (size_t)counts->n;
    p->counts = counts;
    p->varying = p->steps[0];
    p->varying.sends = p->varying.receives = NULL;
    SDYI_ALLOC(p->varying.sends, n);
    SDYI_ALLOC(p->varying.receives, n);
    SDYI_ALLOC(p->rows, n * (size_t)counts->width);
    return sdyi_shm_prepare(context, &counts->meta, 1);
}

sdyrt_status sdyi_host_compile(sdyrt_context *context, sdyrt_status status,
                               const sdyi_call *call, const sdyrt_plan *plan,
                               const void *like, void **made) {
    (void)call, (void)like;
    SDYI_TRY(status);
    sdyi_boxes *boxes = NULL;
    SDYI_TRY(sdyi_plan_boxes(plan, &boxes));
    if (boxes->n > SDYRT_MAX_HOST_EXCHANGES) /* on all ranks alike */
        return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                         "a plan of %d exchanges: there may be %d", boxes->n,
                         SDYRT_MAX_HOST_EXCHANGES);
    for (int i = 0; i < boxes->n; i++) {
        sdyi_exchange *const s = &boxes->exchanges[i];
        if (s->n_terms > 1)
            SDYI_ALLOC(s->terms, s->n_terms); /* the plan frees them */
    }
    program *p;
    SDYI_ALLOC(p, 1);
    p->steps = boxes->exchanges;
    p->n_steps = boxes->n;
    status = sdyi_plan_rounds(plan, boxes, &p->rounds);
    if (p->rounds.exchanges != NULL) {
        p->steps = p->rounds.exchanges;
        p->n_steps = p->rounds.n;
    }
    if (status == SDYRT_OK)
        status = sdyi_shm_prepare(context, p->steps, p->n_steps);
    if (status == SDYRT_OK && plan->counts != NULL &&
        plan->counts->rows == NULL)
        status = make_varying(context, plan->counts, p);
    if (status == SDYRT_OK)
        *made = p;
    else
        sdyi_host_program_free(context, p);
    return status;
}

sdyrt_status sdyi_host_agree(sdyrt_context *context, sdyrt_status status,
                             const sdyi_call *call) {
    if (status != SDYRT_OK) {
        sdyi_shm_refuse(context);
        return status;
    }
    SDYI_TRY(sdyi_shm_begin(context, call));
    sdyi_shm_end(context);
    return SDYRT_OK;
}

void sdyi_host_program_free(sdyrt_context *context, void *given) {
    program *const p = given;
    (void)context;
    if (p == NULL)
        return;
    if (p->counts != NULL) {
        free(p->varying.sends);
        free(p->varying.receives);
        free(p->rows);
    }
    sdyi_rounds_free(&p->rounds);
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

/* Exchange the counts within the group, and move as many elements. All members
 * find the same where counts do not fit, and end the operation. */
static sdyrt_status run_varying(sdyrt_context *context, program *p,
                                const sdyi_buffers *buffers) {
    const sdyi_counts *const c = p->counts;
    const sdyi_buffers meta = {.in = buffers->counts, .out = p->rows};
    SDYI_TRY(sdyi_shm_exchange(context, &c->meta, &meta));
    const sdyrt_status status =
        c->own < 0 ? SDYRT_OK : sdyi_counts_check(c, p->rows);
    if (status != SDYRT_OK) {
        sdyi_shm_end(context);
        return status;
    }
    sdyi_counts_fill(c, p->rows, &p->varying);
    SDYI_TRY(sdyi_shm_exchange(context, &p->varying, buffers));
    for (int64_t k = 0; k < c->n && c->own >= 0 && buffers->received != NULL;
         k++)
        buffers->received[k] = c->kind == SDYRT_OP_REDUCE_SCATTER
                                   ? p->rows[k]
                                   : sdyi_counts_between(c, p->rows, k, c->own);
    sdyi_shm_end(context);
    return SDYRT_OK;
}

sdyrt_status sdyi_host_run(sdyrt_context *context, void *given,
                           const sdyi_call *call, const sdyi_buffers *buffers,
                           struct CUstream_st *const *stream) {
    (void)stream;
    program *const p = given;
    SDYI_TRY(sdyi_shm_begin(context, call));
    if (p->counts != NULL)
        return run_varying(context, p, buffers);
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
    return sdyi_shm_is_broken(context)
               ? sdyi_shm_lost(context, "what it has called")
               : SDYRT_OK;
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

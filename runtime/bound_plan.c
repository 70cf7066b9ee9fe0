/* Plans in contexts: binding them to a backend's program, and running them. */
#include "runtime/bound_plan.h"
#include "base/agree.h"
#include "base/calls.h"
#include "base/status.h"
#include "collectives/plan/counts.h"
#include "runtime/log.h"
#include <sdyrt/cuda.h>

#include <stdio.h>
#include <stdlib.h>

/* -- making ---------------------------------------------------------------- */

/* Scratch is read by peers: the backend knows what memory they read best. */
static sdyrt_status make_scratch(sdyrt_plan *plan) {
    sdyi_binding *const b = plan->bound;
    if (plan->scratch_bytes == 0)
        return SDYRT_OK;
    return b->context->backend->alloc(b->context, plan->scratch_bytes,
                                      &b->scratch);
}

/* Bind a plan to its context, also a partial one of a failed sdyi_plan_make. */
static sdyrt_status bind(sdyrt_context *context, sdyrt_status status,
                         sdyrt_plan *p, double start, const sdyrt_plan *like,
                         sdyrt_plan **plan) {
    if (p == NULL)
        return status;
    p->bound = calloc(1, sizeof *p->bound);
    if (p->bound == NULL) {
        sdyi_plan_free(p);
        return SDYI_NO_MEMORY(sizeof *p->bound);
    }
    *p->bound = (sdyi_binding){
        .context = context,
        .call = {.fingerprint =
                     p->fingerprint ^ ((uint64_t)p->root & SDYI_CALL_ROOT),
                 .text = p->text,
                 .groups = p->groups,
                 .group = p->groups == NULL ? 0 : p->groups[context->rank]}};
    if (status == SDYRT_OK)
        status = make_scratch(p);
    status = context->backend->compile(
        context, status, &p->bound->call, p,
        like == NULL ? NULL : like->bound->program, &p->bound->program);
    sdyi_log_plan(context, p, start, status);
    if (status == SDYRT_OK)
        *plan = p;
    else
        sdyrt_plan_destroy(p);
    return status;
}

/* The hint, where a mesh is larger than a context of one rank, that processes
 * of another launcher than mpirun each have a context of their own. */
static sdyrt_status report_alone(const sdyrt_context *context,
                                 sdyrt_status status) {
    const char *const size = getenv("WORLD_SIZE");
    if (status == SDYRT_OK || context->size > 1 || size == NULL ||
        sdyrt_last_error_kind() != SDYRT_KIND_PLACEMENT ||
        strtol(size, NULL, 10) <= 1)
        return status;
    return sdyi_fail_detail(status,
                            "; WORLD_SIZE is %s, but the other processes are "
                            "in no context with this one: start them with "
                            "mpirun",
                            size);
}

sdyrt_status sdyi_plan_create(sdyrt_context *context, const sdyrt_op *op,
                              const sdyrt_plan_options *options,
                              const sdyrt_plan *like, sdyrt_plan **plan) {
    sdyrt_plan *p;
    const double start = sdyi_log_time(context);
    sdyrt_status status = report_alone(
        context, sdyi_plan_make(context->rank, context->size, op, options, &p));
    if (status == SDYRT_OK && (op->averages || op->combine != NULL) &&
        context->backend->is_device)
        status = sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_DTYPE_REDUCTION,
                           "%s: averages and functions of the user's are "
                           "combined on the host, not on %s",
                           p->name, context->backend->name);
    return bind(context, status, p, start, like, plan);
}

/* Compare a plan that was made, or none, across all ranks. Making it is another
 * call than running it. */
static sdyrt_status agree(sdyrt_context *context, sdyrt_status status,
                          const sdyrt_plan *made) {
    static const uint64_t making = (uint64_t)1 << 63;
    char text[SDYI_AGREE_TEXT];
    sdyi_call call = {.text = text};
    if (made != NULL) {
        call = made->bound->call;
        (void)snprintf(text, sizeof text, SDYI_CALLS_PLAN "%s", call.text);
        call.text = text;
        call.fingerprint ^= making;
        call.is_compared = true;
    }
    return context->backend->agree(context, status, &call);
}

sdyrt_status sdyrt_plan_create(sdyrt_context *context, const sdyrt_op *op,
                               const sdyrt_plan_options *options,
                               sdyrt_plan **plan) {
    SDYI_NOT_NULL(context);
    SDYI_NOT_NULL(op);
    SDYI_NOT_NULL(plan);
    SDYI_STRUCT(op);
    sdyrt_plan *made = NULL;
    sdyrt_status status = sdyi_plan_create(context, op, options, NULL, &made);
    if (sdyi_op_is_grouped(op))
        status = agree(context, status, made);
    if (status == SDYRT_OK)
        *plan = made;
    else
        sdyrt_plan_destroy(made);
    return status;
}

void sdyrt_plan_destroy(sdyrt_plan *plan) {
    if (plan == NULL)
        return;
    sdyi_binding *const b = plan->bound;
    const sdyi_failure kept = sdyi_failure_keep();
    if (b != NULL && b->program != NULL)
        b->context->backend->program_free(b->context, b->program);
    if (b != NULL && b->scratch != NULL)
        b->context->backend->free(b->context, b->scratch);
    sdyi_failure_restore(&kept);
    free(b);
    sdyi_plan_free(plan);
}

/* -- running --------------------------------------------------------------- */

static sdyrt_status check_buffer(const sdyrt_plan *plan, const char *which,
                                 sdyrt_dtype dtype, const void *buffer,
                                 size_t bytes) {
    if (bytes == 0)
        return SDYRT_OK;
    if (buffer == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BUFFER_NULL,
                         "'%s' is NULL on rank %d, whose tile spans %zu bytes",
                         which, plan->rank, bytes);
    const size_t width = sdyrt_dtype_bytes(dtype);
    const size_t alignment = width > 8 ? 8 : width;
    if ((uintptr_t)buffer % alignment != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BUFFER_ALIGNMENT,
                         "'%s' is at %p on rank %d: %s needs %zu-byte "
                         "alignment",
                         which, buffer, plan->rank, sdyrt_dtype_name(dtype),
                         alignment);
    return SDYRT_OK;
}

static sdyrt_status check_buffers(const sdyrt_plan *plan, const void *in,
                                  const void *out) {
    SDYI_TRY(check_buffer(plan, "in", plan->type.dtype, in, plan->in_bytes));
    SDYI_TRY(check_buffer(plan, "out", plan->out_dtype, out, plan->out_bytes));
    const bool may_be_in_place =
        plan->in_place &&
        !(plan->stays_in_place && plan->bound->context->backend->is_device);
    if (plan->in_bytes == 0 || plan->out_bytes == 0 ||
        (may_be_in_place && in == out))
        return SDYRT_OK;
    const uintptr_t i = (uintptr_t)in, o = (uintptr_t)out;
    if (i < o + plan->out_bytes && o < i + plan->in_bytes)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BUFFER_OVERLAP,
                         "'in' (%p, %zu bytes) and 'out' (%p, %zu bytes) "
                         "overlap on rank %d",
                         in, plan->in_bytes, out, plan->out_bytes, plan->rank);
    return SDYRT_OK;
}

/* A plan whose counts vary needs them, and another has none. */
static sdyrt_status check_counts(const sdyrt_plan *plan, const int64_t *counts,
                                 bool is_given) {
    const bool varies = plan->counts != NULL && plan->counts->rows == NULL;
    if (varies != is_given)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         varies ? "counts of the plan vary: "
                                  "sdyrt_plan_run_v brings them"
                                : "counts of the plan do not vary");
    if (varies && plan->counts->own >= 0 && counts == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "'counts' is NULL on rank %d, which is a member",
                         plan->rank);
    return SDYRT_OK;
}

static sdyrt_status run(sdyrt_plan *plan, const sdyi_buffers *given,
                        bool has_counts, struct CUstream_st *const *stream) {
    const sdyi_binding *const b = plan->bound;
    if (b == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the plan is a preview: it has no context to run in");
    sdyrt_context *context = b->context;
    const double start = sdyi_log_time(context);
    sdyrt_status refused = check_counts(plan, given->counts, has_counts);
    if (refused == SDYRT_OK)
        refused = check_buffers(plan, given->in, given->out);
    if (refused == SDYRT_OK && stream != NULL && !context->backend->is_device)
        refused =
            sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                      "the %s backend has no streams", context->backend->name);
    if (refused != SDYRT_OK) {
        context->backend->refuse(context);
        sdyi_log_operation(context, plan, start, refused);
        return refused;
    }
    sdyi_buffers buffers = *given;
    buffers.scratch = b->scratch;
    const sdyrt_status status =
        context->backend->run(context, b->program, &b->call, &buffers, stream);
    sdyi_log_operation(context, plan, start, status);
    return status;
}

sdyrt_status sdyi_plan_run(sdyrt_plan *plan, const void *in, void *out,
                           struct CUstream_st *const *stream) {
    const sdyi_buffers buffers = {.in = in, .out = out};
    return run(plan, &buffers, false, stream);
}

sdyrt_status sdyrt_plan_run_v(sdyrt_plan *plan, const int64_t *counts,
                              const void *in, void *out, int64_t *received) {
    SDYI_NOT_NULL(plan);
    const sdyi_buffers buffers = {
        .in = in, .out = out, .counts = counts, .received = received};
    return run(plan, &buffers, true, NULL);
}

sdyrt_status sdyrt_plan_run_v_on(sdyrt_plan *plan, const int64_t *counts,
                                 const void *in, void *out, int64_t *received,
                                 struct CUstream_st *stream) {
    SDYI_NOT_NULL(plan);
    const sdyi_buffers buffers = {
        .in = in, .out = out, .counts = counts, .received = received};
    return run(plan, &buffers, true, &stream);
}

sdyrt_status sdyrt_plan_run(sdyrt_plan *plan, const void *in, void *out) {
    SDYI_NOT_NULL(plan);
    return sdyi_plan_run(plan, in, out, NULL);
}

sdyrt_status sdyrt_plan_run_on(sdyrt_plan *plan, const void *in, void *out,
                               struct CUstream_st *stream) {
    SDYI_NOT_NULL(plan);
    return sdyi_plan_run(plan, in, out, &stream);
}

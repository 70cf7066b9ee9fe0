/* Making, looking at and running plans. */
#include "collectives/plan.h"
#include "collectives/describe.h"
#include "runtime/status.h"
#include <sdyrt/cuda.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* -- making ---------------------------------------------------------------- */

/* This rank's device in a mesh, -1 for none; every device's rank must be in the
 * context. */
static sdyrt_status find_device(const sdyrt_plan *plan, const char *which,
                                const sdyrt_mesh *mesh, const int *ranks,
                                int64_t n_ranks, int64_t *device) {
    const bool is_maximal = sdyrt_mesh_is_maximal(mesh);
    const int64_t first = is_maximal ? mesh->device_ids[0] : 0;
    const int64_t last = is_maximal ? first : mesh->n_devices - 1;
    *device = -1;
    if (ranks == NULL) {
        if (last >= plan->n_ranks)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PLACEMENT,
                             "device %" PRId64 " of the mesh of '%s' is rank "
                             "%" PRId64 ", but there are %d ranks",
                             last, which, last, plan->n_ranks);
        if (plan->rank >= first && plan->rank <= last)
            *device = plan->rank;
        return SDYRT_OK;
    }
    for (int64_t d = first; d <= last && d < n_ranks; d++) {
        if (ranks[d] >= plan->n_ranks)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PLACEMENT,
                             "device %" PRId64 " of the mesh of '%s' is rank "
                             "%d, but there are %d ranks",
                             d, which, ranks[d], plan->n_ranks);
        if (ranks[d] == plan->rank)
            *device = d;
    }
    return SDYRT_OK;
}

/* Take a buffer's strides over, tight ones where none are given, and work out
 * how far it reaches. */
static sdyrt_status set_strides(const sdyrt_plan *plan, const char *which,
                                const sdyrt_tile *tile, const int64_t *given,
                                int64_t *strides, size_t *bytes) {
    int64_t tight = 1;
    for (int d = tile->rank - 1; d >= 0; d--) {
        strides[d] = given == NULL ? tight : given[d];
        tight *= tile->elements == 0 ? 1 : tile->size[d];
    }
    *bytes = 0;
    if (tile->elements == 0)
        return SDYRT_OK;
    /* smallest stride first: each must step over all that is within */
    int64_t span = 1;
    bool done[SDYRT_MAX_RANK] = {false};
    for (int i = 0; i < tile->rank; i++) {
        int next = -1;
        for (int d = 0; d < tile->rank; d++)
            if (!done[d] && tile->size[d] > 1 &&
                (next < 0 || strides[d] < strides[next]))
                next = d;
        if (next < 0)
            break;
        done[next] = true;
        int64_t reach;
        if (strides[next] < span)
            return sdyi_fail(
                SDYRT_ARGUMENT, SDYRT_KIND_STRIDES,
                "stride %" PRId64 " of dimension %d of '%s' is less than the "
                "%" PRId64 " elements within: elements would share places",
                strides[next], next, which, span);
        if (__builtin_mul_overflow(strides[next], tile->size[next] - 1,
                                   &reach) ||
            __builtin_add_overflow(span, reach, &span))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                             "stride %" PRId64 " of dimension %d of '%s' "
                             "reaches beyond 2^63 - 1 elements",
                             strides[next], next, which);
    }
    if (__builtin_mul_overflow((size_t)span, sdyrt_dtype_bytes(plan->dtype),
                               bytes) ||
        *bytes > PTRDIFF_MAX)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                         "'%s' spans %" PRId64 " elements: too many bytes",
                         which, span);
    return SDYRT_OK;
}

static sdyrt_status tile_of_device(const sdyrt_sharding *sharding,
                                   const sdyrt_type *type, int64_t device,
                                   sdyrt_tile *tile) {
    *tile = (sdyrt_tile){.rank = type->rank};
    return device < 0 ? SDYRT_OK : sdyrt_tile_of(sharding, type, device, tile);
}

/* Scratch is read by peers: the backend knows what memory they read best. */
static sdyrt_status make_room(sdyrt_plan *plan) {
    sdyrt_context *context = plan->context;
    if (context == NULL)
        return SDYRT_OK;
    if (plan->scratch_bytes > 0) {
        plan->scratch = context->backend->alloc(context, plan->scratch_bytes);
        if (plan->scratch == NULL)
            return SDYI_NO_MEMORY(plan->scratch_bytes);
    }
    return context->backend->prepare == NULL
               ? SDYRT_OK
               : context->backend->prepare(context, plan->steps, plan->n_steps);
}

static sdyrt_status fill_plan(sdyrt_plan *plan, const sdyi_resolved *r,
                              const sdyrt_layout *layout) {
    const sdyrt_op *op = r->op;
    plan->dtype = op->type.dtype;
    SDYI_TRY(find_device(plan, "from", r->from->mesh, r->from_ranks,
                         r->n_from_ranks, &plan->in_device));
    SDYI_TRY(find_device(plan, "to", r->to->mesh, r->to_ranks, r->n_to_ranks,
                         &plan->out_device));
    SDYI_TRY(
        tile_of_device(r->from, &op->type, plan->in_device, &plan->in_tile));
    SDYI_TRY(
        tile_of_device(r->to, &op->type, plan->out_device, &plan->out_tile));
    SDYI_TRY(set_strides(plan, "in", &plan->in_tile,
                         layout == NULL ? NULL : layout->in_strides,
                         plan->in_strides, &plan->in_bytes));
    SDYI_TRY(set_strides(plan, "out", &plan->out_tile,
                         layout == NULL ? NULL : layout->out_strides,
                         plan->out_strides, &plan->out_bytes));
    SDYI_TRY(sdyi_lower(r, plan));
    return make_room(plan);
}

/* Backends that compile plans do so on all ranks, or on none. */
static sdyrt_status compile(sdyrt_plan *plan, sdyrt_status status) {
    sdyrt_context *context = plan->context;
    if (context == NULL || context->backend->compile == NULL)
        return status;
    return context->backend->compile(context, status, &plan->call, plan->steps,
                                     plan->n_steps, &plan->program);
}

static sdyrt_status create(sdyrt_context *context, int rank, int n_ranks,
                           const sdyrt_op *op, const sdyrt_layout *layout,
                           sdyrt_plan **plan) {
    if (layout != NULL)
        SDYI_STRUCT(layout);
    sdyi_resolved r;
    SDYI_TRY(sdyi_op_resolve(op, &r));
    sdyrt_plan *p = calloc(1, sizeof *p);
    sdyrt_status status;
    if (p == NULL) {
        status = SDYI_NO_MEMORY(sizeof *p);
        goto free_resolved;
    }
    p->context = context;
    p->rank = rank;
    p->n_ranks = n_ranks;
    status = sdyi_describe_call(&r, &p->text, &p->call);
    if (status == SDYRT_OK)
        status = fill_plan(p, &r, layout);
    status = compile(p, status);
    if (status == SDYRT_OK)
        *plan = p;
    else
        sdyrt_plan_destroy(p);

free_resolved:
    sdyi_resolved_free(&r);
    return status;
}

sdyrt_status sdyrt_plan_create(sdyrt_context *context, const sdyrt_op *op,
                               const sdyrt_layout *layout, sdyrt_plan **plan) {
    SDYI_NOT_NULL(context);
    SDYI_NOT_NULL(op);
    SDYI_NOT_NULL(plan);
    return create(context, context->rank, context->size, op, layout, plan);
}

sdyrt_status sdyrt_plan_preview(const sdyrt_op *op, int rank, int n_ranks,
                                sdyrt_plan **plan) {
    SDYI_NOT_NULL(op);
    SDYI_NOT_NULL(plan);
    if (rank < 0 || rank >= n_ranks)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "rank %d is not in [0, %d)", rank, n_ranks);
    return create(NULL, rank, n_ranks, op, NULL, plan);
}

void sdyrt_plan_destroy(sdyrt_plan *plan) {
    if (plan == NULL)
        return;
    for (int i = 0; i < plan->n_steps; i++)
        sdyi_step_free(&plan->steps[i]);
    if (plan->program != NULL)
        plan->context->backend->program_free(plan->context, plan->program);
    if (plan->scratch != NULL)
        plan->context->backend->free(plan->context, plan->scratch);
    free(plan->text);
    free(plan);
}

/* -- running --------------------------------------------------------------- */

static sdyrt_status check_buffer(const sdyrt_plan *plan, const char *which,
                                 const void *buffer, size_t bytes) {
    if (bytes == 0)
        return SDYRT_OK;
    if (buffer == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BUFFER_NULL,
                         "'%s' is NULL on rank %d, whose tile spans %zu bytes",
                         which, plan->rank, bytes);
    const size_t width = sdyrt_dtype_bytes(plan->dtype);
    const size_t alignment = width > 8 ? 8 : width;
    if ((uintptr_t)buffer % alignment != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BUFFER_ALIGNMENT,
                         "'%s' is at %p on rank %d: %s needs %zu-byte "
                         "alignment",
                         which, buffer, plan->rank,
                         sdyrt_dtype_name(plan->dtype), alignment);
    return SDYRT_OK;
}

static sdyrt_status check_buffers(const sdyrt_plan *plan, const void *in,
                                  const void *out) {
    SDYI_TRY(check_buffer(plan, "in", in, plan->in_bytes));
    SDYI_TRY(check_buffer(plan, "out", out, plan->out_bytes));
    if (plan->in_bytes == 0 || plan->out_bytes == 0 ||
        (plan->in_place && in == out))
        return SDYRT_OK;
    const uintptr_t i = (uintptr_t)in, o = (uintptr_t)out;
    if (i < o + plan->out_bytes && o < i + plan->in_bytes)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BUFFER_OVERLAP,
                         "'in' (%p, %zu bytes) and 'out' (%p, %zu bytes) "
                         "overlap on rank %d",
                         in, plan->in_bytes, out, plan->out_bytes, plan->rank);
    return SDYRT_OK;
}

static void run_fill(const sdyi_step *step, const sdyi_buffers *buffers) {
    unsigned char value[16];
    sdyi_identity(step->dtype, step->reduction, value);
    sdyi_fill_box(sdyi_buffer_write(buffers, step->target),
                  step->target_strides, step->counts, step->rank,
                  sdyrt_dtype_bytes(step->dtype), value);
}

/* Step by step, on the host. */
static sdyrt_status run_steps(const sdyrt_plan *plan,
                              const sdyi_buffers *buffers) {
    sdyrt_context *context = plan->context;
    SDYI_TRY(context->backend->begin(context, &plan->call));
    for (int i = 0; i < plan->n_steps; i++) {
        const sdyi_step *step = &plan->steps[i];
        if (step->kind == SDYRT_STEP_FILL)
            run_fill(step, buffers);
        else
            SDYI_TRY(context->backend->exchange(context, step, buffers));
    }
    context->backend->end(context);
    return SDYRT_OK;
}

sdyrt_status sdyi_plan_run(sdyrt_plan *plan, const void *in, void *out,
                           struct CUstream_st *const *stream) {
    sdyrt_context *context = plan->context;
    if (context == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the plan is a preview: it has no context to run in");
    sdyrt_status refused = check_buffers(plan, in, out);
    if (refused == SDYRT_OK && stream != NULL && context->backend->run == NULL)
        refused =
            sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                      "the %s backend has no streams", context->backend->name);
    if (refused != SDYRT_OK) {
        context->backend->refuse(context);
        return refused;
    }
    const sdyi_buffers buffers = {in, out, plan->scratch};
    return context->backend->run == NULL
               ? run_steps(plan, &buffers)
               : context->backend->run(context, plan->program, &plan->call,
                                       &buffers, stream);
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

/* Memory of the device: of sdyrt_alloc, scratch for packed boxes, and the bytes
 * of messages that connect ranks.
 *
 * It is cudaMalloc's, and NCCL knows nothing of it. Where the context
 * registers, all of it is ncclMemAlloc's instead, and registered with a
 * communicator for that alone (rank.h), so that NCCL moves it in place. Memory
 * of the caller's own is never registered. Operations of a context follow each
 * other, so plans share the packing memory; a plan that needs more makes a
 * larger one, and earlier plans keep theirs. */
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <stdlib.h>
#define HASH_NONFATAL_OOM 1
#define uthash_nonfatal_oom(element) (is_out_of_memory = true)
#include <uthash.h>

typedef struct sdyi_nccl_buffer {
    char *memory;
    size_t bytes;
    void *handle; /* of the registration with NCCL; NULL: not registered */
    UT_hash_handle hh;
} buffer;

/* -- one piece ------------------------------------------------------------- */

/* NCCL has no result of its own for a lack of memory, which is likely. */
static sdyrt_status take_mapped(const sdyi_nccl_rank *me, size_t bytes,
                                void **memory) {
    const sdyi_nccl_result result = me->api->mem_alloc(memory, bytes);
    if (result == SDYI_NCCL_SUCCESS)
        return SDYRT_OK;
    (void)sdyi_nccl_fail(me, "ncclMemAlloc", result);
    return sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY,
                     "no memory for %zu bytes on the device: %s", bytes,
                     sdyrt_last_error());
}

static sdyrt_status take(const sdyi_nccl_rank *me, buffer *b) {
    void *memory = NULL;
    SDYI_TRY(me->registers ? take_mapped(me, b->bytes, &memory)
                           : sdyi_gpu_alloc(b->bytes, &memory));
    b->memory = memory;
    return SDYRT_OK;
}

/* ncclMemFree does not wait for what uses the memory. */
static void give(const sdyi_nccl_rank *me, const buffer *b) {
    if (me->registers)
        (void)me->api->mem_free(b->memory);
    else
        sdyi_gpu_free(b->memory);
}

/* With a communicator that was aborted nothing is left to register. */
static sdyrt_status enlist(sdyi_nccl_rank *me, buffer *b) {
    sdyi_nccl_result result = SDYI_NCCL_SUCCESS;
    pthread_mutex_lock(&me->lock);
    const bool is_there = me->registered != NULL;
    if (is_there)
        result = me->api->comm_register(me->registered, b->memory, b->bytes,
                                        &b->handle);
    pthread_mutex_unlock(&me->lock);
    if (result != SDYI_NCCL_SUCCESS)
        return sdyi_nccl_fail(me, "ncclCommRegister", result);
    return b->handle != NULL || !is_there
               ? SDYRT_OK
               : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                           "NCCL does not register %zu bytes at %p, as where "
                           "its NCCL_LOCAL_REGISTER is 0",
                           b->bytes, (void *)b->memory);
}

/* As an operation: NCCL asks the process of each peer that has used it, and the
 * watchdog ends what does not answer. A communicator that was aborted has
 * forgotten it. False: it is still being aborted, and may look at it. */
static bool delist(sdyi_nccl_rank *me, const buffer *b) {
    if (b->handle == NULL)
        return true;
    if (atomic_load(&me->failure.status) == SDYRT_OK) {
        sdyi_nccl_op *op =
            sdyi_nccl_op_start(me, "giving registered memory back");
        pthread_mutex_lock(&me->lock);
        if (me->registered != NULL)
            (void)me->api->comm_deregister(me->registered, b->handle);
        pthread_mutex_unlock(&me->lock);
        sdyi_nccl_op_set(me, op, SDYI_OP_DONE);
    }
    if (atomic_load(&me->failure.status) == SDYRT_OK ||
        sdyi_nccl_wait_for_abort(me))
        return true;
    me->patience = 0; /* from now on it is only looked at */
    return false;
}

/* -- all of them ----------------------------------------------------------- */

static sdyrt_status add(sdyi_nccl_rank *me, buffer *b) {
    bool is_out_of_memory = false;
    SDYI_TRY(take(me, b));
    sdyrt_status status = me->registers ? enlist(me, b) : SDYRT_OK;
    if (status == SDYRT_OK)
        HASH_ADD_PTR(me->buffers, memory, b);
    if (is_out_of_memory)
        status = SDYI_NO_MEMORY(sizeof *b);
    if (status != SDYRT_OK && delist(me, b))
        give(me, b);
    return status;
}

sdyrt_status sdyi_nccl_memory_take(sdyi_nccl_rank *me, size_t bytes,
                                   void **memory) {
    buffer *b;
    SDYI_ALLOC(b, 1);
    b->bytes = bytes > 0 ? bytes : 1;
    const sdyrt_status status = add(me, b);
    if (status == SDYRT_OK)
        *memory = b->memory;
    else
        free(b);
    return status;
}

static void drop(sdyi_nccl_rank *me, buffer *b) {
    if (delist(me, b))
        give(me, b);
    me->n_given_back++;
    HASH_DEL(me->buffers, b);
    free(b);
}

void sdyi_nccl_memory_give(sdyi_nccl_rank *me, void *memory) {
    int before = 0;
    buffer *b = NULL;
    HASH_FIND_PTR(me->buffers, &memory, b);
    if (b == NULL || sdyi_gpu_enter(me->device, &before) != SDYRT_OK)
        return;
    drop(me, b);
    sdyi_gpu_leave(me->device, before);
}

/* A linear search: a program asks only once for a buffer that it runs on. */
bool sdyi_nccl_memory_has(const sdyi_nccl_rank *me, const void *memory,
                          size_t bytes) {
    const uintptr_t at = (uintptr_t)memory;
    for (const buffer *b = me->buffers; b != NULL; b = b->hh.next) {
        const uintptr_t start = (uintptr_t)b->memory;
        if (at >= start && at - start <= b->bytes &&
            bytes <= b->bytes - (at - start))
            return true;
    }
    return false;
}

void sdyi_nccl_memory_end(sdyi_nccl_rank *me) {
    buffer *b, *next;
    sdyi_nccl_scratch_put(me, me->scratch);
    me->scratch = NULL;
    HASH_ITER(hh, me->buffers, b, next) {
        drop(me, b);
    }
}

sdyrt_status sdyi_nccl_alloc(sdyrt_context *context, size_t bytes,
                             void **memory) {
    sdyi_nccl_rank *me = context->state;
    int before = 0;
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    const sdyrt_status status = sdyi_nccl_memory_take(me, bytes, memory);
    sdyi_gpu_leave(me->device, before);
    return status;
}

/* ncclMemFree waits for nothing: launches that are left would fault. */
void sdyi_nccl_free(sdyrt_context *context, void *memory) {
    if (sdyi_nccl_quiesce(context))
        sdyi_nccl_memory_give(context->state, memory);
}

/* -- packing --------------------------------------------------------------- */

sdyrt_status sdyi_nccl_scratch_get(sdyi_nccl_rank *me, size_t bytes,
                                   sdyi_nccl_scratch **scratch) {
    const size_t least = (size_t)64 * 1024;
    if (me->scratch == NULL || me->scratch->bytes < bytes) {
        size_t rounded = least; /* doubled, so that few sizes are kept */
        while (rounded < bytes && rounded <= me->limit / 2)
            rounded *= 2;
        sdyi_nccl_scratch *s = malloc(sizeof *s);
        if (s == NULL)
            return SDYI_NO_MEMORY(sizeof *s);
        s->users = 1; /* the context */
        s->bytes = rounded < bytes ? bytes : rounded;
        const sdyrt_status status =
            sdyi_nccl_memory_take(me, s->bytes, &s->memory);
        if (status != SDYRT_OK) {
            free(s);
            return status;
        }
        sdyi_nccl_scratch_put(me, me->scratch);
        me->scratch = s;
    }
    me->scratch->users++;
    *scratch = me->scratch;
    return SDYRT_OK;
}

void sdyi_nccl_scratch_put(sdyi_nccl_rank *me, sdyi_nccl_scratch *scratch) {
    if (scratch == NULL || --scratch->users > 0)
        return;
    sdyi_nccl_memory_give(me, scratch->memory);
    free(scratch);
}

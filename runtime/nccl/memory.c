/* Memory: what the context gives, and what boxes are packed in.
 *
 * What it gives is ncclMemAlloc's where there is one, which NCCL may move where
 * it is, registered with the world's communicator where it can be. Memory of
 * the caller's own is never registered. Operations of a context follow each
 * other, so plans share the packing memory; one that needs more than there is
 * makes a larger one, and those before keep theirs. */
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <stdlib.h>
#define HASH_NONFATAL_OOM 1
#define uthash_nonfatal_oom(element) (is_out_of_memory = true)
#include <uthash.h>

/* -- what the context gives ------------------------------------------------ */

typedef struct sdyi_nccl_buffer {
    void *memory;
    void *handle; /* of its registration; NULL: there is none */
    UT_hash_handle hh;
} buffer;

static bool is_nccls(const sdyi_nccl_api *api) {
    return api->mem_alloc != NULL && api->mem_free != NULL;
}

/* Of the rank's device, which is this thread's. */
static void *take(const sdyi_nccl_rank *me, size_t bytes) {
    void *memory = NULL;
    const bool is_made =
        is_nccls(me->api)
            ? me->api->mem_alloc(&memory, bytes) == SDYI_NCCL_SUCCESS
            : sdyi_gpu_alloc(bytes, &memory) == SDYRT_OK;
    return is_made ? memory : NULL;
}

static void give(const sdyi_nccl_rank *me, void *memory) {
    if (is_nccls(me->api))
        (void)me->api->mem_free(memory);
    else
        sdyi_gpu_free(memory);
}

/* For speed only: what cannot be registered is moved all the same. */
static void enlist(sdyi_nccl_rank *me, buffer *b, size_t bytes) {
    const sdyi_nccl_api *const api = me->api;
    if (!me->registers || !is_nccls(api) || api->comm_register == NULL ||
        api->comm_deregister == NULL)
        return;
    pthread_mutex_lock(&me->lock);
    if (me->comm == NULL || api->comm_register(me->comm, b->memory, bytes,
                                               &b->handle) != SDYI_NCCL_SUCCESS)
        b->handle = NULL;
    pthread_mutex_unlock(&me->lock);
}

/* A communicator that was aborted, or is being, has forgotten it. */
static void delist(sdyi_nccl_rank *me, const buffer *b) {
    if (b->handle == NULL || atomic_load(&me->failure.status) != SDYRT_OK)
        return;
    pthread_mutex_lock(&me->lock);
    if (me->comm != NULL)
        (void)me->api->comm_deregister(me->comm, b->handle);
    pthread_mutex_unlock(&me->lock);
}

static buffer *make(sdyi_nccl_rank *me, size_t bytes) {
    bool is_out_of_memory = false;
    buffer *b = calloc(1, sizeof *b);
    if (b == NULL)
        return NULL;
    b->memory = take(me, bytes);
    if (b->memory != NULL)
        HASH_ADD_PTR(me->buffers, memory, b);
    if (b->memory == NULL || is_out_of_memory) {
        if (b->memory != NULL)
            give(me, b->memory);
        free(b);
        return NULL;
    }
    enlist(me, b, bytes);
    return b;
}

static void drop(sdyi_nccl_rank *me, buffer *b) {
    delist(me, b);
    give(me, b->memory);
    HASH_DEL(me->buffers, b);
    free(b);
}

void *sdyi_nccl_alloc(sdyrt_context *context, size_t bytes) {
    sdyi_nccl_rank *me = context->state;
    int before = 0;
    if (sdyi_gpu_enter(me->device, &before) != SDYRT_OK)
        return NULL;
    const buffer *b = make(me, bytes > 0 ? bytes : 1);
    sdyi_gpu_leave(me->device, before);
    return b == NULL ? NULL : b->memory;
}

/* ncclMemFree does not wait for what uses the memory. */
void sdyi_nccl_free(sdyrt_context *context, void *memory) {
    sdyi_nccl_rank *me = context->state;
    int before = 0;
    buffer *b = NULL;
    HASH_FIND_PTR(me->buffers, &memory, b);
    sdyi_nccl_quiesce(context);
    if (b == NULL || sdyi_gpu_enter(me->device, &before) != SDYRT_OK)
        return;
    drop(me, b);
    sdyi_gpu_leave(me->device, before);
}

void sdyi_nccl_buffers_end(sdyi_nccl_rank *me) {
    buffer *b, *next;
    HASH_ITER(hh, me->buffers, b, next) {
        drop(me, b);
    }
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
        const sdyrt_status status = sdyi_gpu_alloc(s->bytes, &s->memory);
        if (status != SDYRT_OK) {
            free(s);
            return status;
        }
        sdyi_nccl_scratch_put(me->scratch);
        me->scratch = s;
    }
    me->scratch->users++;
    *scratch = me->scratch;
    return SDYRT_OK;
}

void sdyi_nccl_scratch_put(sdyi_nccl_scratch *scratch) {
    if (scratch == NULL || --scratch->users > 0)
        return;
    sdyi_gpu_free(scratch->memory);
    free(scratch);
}

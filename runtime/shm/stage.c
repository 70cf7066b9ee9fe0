/* Staging: what is sent to peers from buffers that they have not mapped is
 * copied into the arena, all at once where that is little, or for a reduction,
 * else chunk by chunk through a ring that stays in the caches. A rank stages
 * whenever it waits, and reads from all that stage for it in turn, so that no
 * ring is full for long, nor any two ranks wait for each other's. */
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/shm/shm.h"

#include <stdlib.h>
#include <string.h>

#define RING 8 /* chunks */
#define WHOLE_BYTES SDYI_SHM_CHUNK
#define LEAST_CHUNK (SDYI_SHM_CHUNK / 4) /* on average */

bool sdyi_shm_sent_box(const sdyi_shm_rank *me, const sdyi_exchange *step,
                       int64_t *offset, int64_t *counts) {
    bool any = false;
    for (int64_t i = 0; i < step->n_sends; i++) {
        const sdyi_peer_box *const p = &step->sends[i];
        if (me->peer_of[p->peer] < 0)
            continue;
        for (int d = 0; d < step->rank; d++) {
            const int64_t start = p->offset[d], end = start + p->counts[d];
            const int64_t last = any ? offset[d] + counts[d] : end;
            offset[d] = any && offset[d] < start ? offset[d] : start;
            counts[d] = (last > end ? last : end) - offset[d];
        }
        any = true;
    }
    return any;
}

/* -- room ------------------------------------------------------------------ */

bool sdyi_shm_stages_whole(const sdyi_exchange *step, const int64_t *counts) {
    const size_t bytes = sdyi_exchange_box_bytes(step, counts);
    return step->kind == SDYRT_STEP_REDUCE || bytes <= WHOLE_BYTES ||
           bytes / LEAST_CHUNK >= SDYI_SHM_READ; /* more than marks count */
}

static size_t staging_needed(const sdyi_shm_rank *me,
                             const sdyi_exchange *step) {
    int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
    if (!sdyi_shm_sent_box(me, step, offset, counts))
        return 0;
    return sdyi_shm_stages_whole(step, counts)
               ? sdyi_exchange_box_bytes(step, counts)
               : RING * SDYI_SHM_CHUNK;
}

sdyrt_status sdyi_shm_stage_prepare(sdyi_shm_rank *me,
                                    const sdyi_exchange *steps, int n_steps) {
    sdyi_shm_staging *const s = &me->staging;
    if (me->shares_addresses)
        return SDYRT_OK;
    size_t bytes = 0;
    int64_t streams = 0;
    for (int i = 0; i < n_steps; i++) {
        const size_t needed = staging_needed(me, &steps[i]);
        const int64_t n = steps[i].n_receives;
        bytes = needed > bytes ? needed : bytes;
        streams = n > streams ? n : streams;
    }
    if (streams > me->streams_capacity && streams > 0) {
        SDYI_RESIZE(me->streams, streams);
        me->streams_capacity = streams;
    }
    if (bytes <= s->bytes)
        return SDYRT_OK;
    char *const memory = sdyi_arena_alloc(&me->arena, bytes, false);
    if (memory == NULL)
        return SDYI_NO_MEMORY(bytes);
    (void)sdyi_arena_free(&me->arena, s->memory);
    s->memory = memory;
    s->bytes = bytes;
    return SDYRT_OK;
}

/* -- staging --------------------------------------------------------------- */

void sdyi_shm_stage_whole(const sdyi_exchange *step, const char *source,
                          const int64_t *offset, const int64_t *counts,
                          char *place, uintptr_t base, sdyi_shm_posting *p) {
    const size_t width = sdyrt_dtype_bytes(step->dtype);
    sdyi_tight_strides(counts, step->rank, p->strides);
    sdyi_copy_box(
        sdyi_element(source, offset, step->source_strides, step->rank, width),
        step->source_strides, place, p->strides, counts, step->rank, width);
    p->data = (int64_t)((uintptr_t)place - base) -
              sdyi_offset(offset, p->strides, step->rank) * (int64_t)width;
}

void sdyi_shm_stage_start(sdyi_shm_rank *me, const sdyi_exchange *step,
                          const char *source, const int64_t *offset,
                          const int64_t *counts, uintptr_t base,
                          sdyi_shm_posting *p) {
    sdyi_shm_staging *const s = &me->staging;
    const size_t width = sdyrt_dtype_bytes(step->dtype);
    s->step = step;
    s->source =
        sdyi_element(source, offset, step->source_strides, step->rank, width);
    s->posting = p;
    s->next = 0;
    sdyi_parts_cut(counts, step->rank, width, SDYI_SHM_CHUNK, &s->chunks);
    p->data = (int64_t)((uintptr_t)s->memory - base);
    memcpy(p->offset, offset, (size_t)step->rank * sizeof offset[0]);
    memcpy(p->counts, counts, (size_t)step->rank * sizeof counts[0]);
    atomic_store_explicit(&p->staged, 0, memory_order_relaxed);
}

/* True if each peer that the step sends to has read the first `n` chunks, or
 * has refused. */
static bool have_read(sdyi_shm_rank *me, const sdyi_exchange *step, int64_t n) {
    for (int64_t i = 0; i < step->n_sends; i++) {
        const int peer = me->peer_of[step->sends[i].peer];
        if (peer >= 0 && !sdyi_shm_has_read(me, peer, (uint64_t)n))
            return false;
    }
    return true;
}

bool sdyi_shm_stage_more(const sdyrt_context *context) {
    sdyi_shm_rank *me = context->state;
    sdyi_shm_staging *const s = &me->staging;
    if (s->step == NULL)
        return false;
    const int rank = s->step->rank;
    const size_t width = sdyrt_dtype_bytes(s->step->dtype);
    const int64_t first = s->next;
    for (; s->next < s->chunks.n; s->next++) {
        if (s->next >= RING && !have_read(me, s->step, s->next - RING + 1))
            break;
        int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
        int64_t tight[SDYRT_MAX_RANK];
        sdyi_part_box(&s->chunks, s->next, offset, counts);
        sdyi_tight_strides(counts, rank, tight);
        sdyi_copy_box(sdyi_element(s->source, offset, s->step->source_strides,
                                   rank, width),
                      s->step->source_strides,
                      s->memory + (size_t)(s->next % RING) * SDYI_SHM_CHUNK,
                      tight, counts, rank, width);
        atomic_store(&s->posting->staged, (uint64_t)s->next + 1);
    }
    if (s->next == first)
        return false;
    sdyi_shm_wake_readers(context, s->step);
    return true;
}

/* -- reading what is staged ------------------------------------------------ */

void sdyi_shm_stream_open(sdyi_shm_rank *me, const sdyi_exchange *step,
                          const sdyi_peer_box *piece) {
    sdyi_shm_stream *const s = &me->streams[me->n_streams++];
    const int owner = me->peer_of[piece->peer];
    s->piece = piece;
    s->owner = owner;
    s->posting = sdyi_shm_posting_of(me, owner);
    s->next = 0;
    sdyi_parts_cut(s->posting->counts, step->rank,
                   sdyrt_dtype_bytes(step->dtype), SDYI_SHM_CHUNK, &s->chunks);
}

static void read_chunk(const sdyi_shm_rank *me, const sdyi_exchange *step,
                       const sdyi_shm_stream *s, const sdyi_buffers *buffers) {
    const int rank = step->rank;
    const int64_t width = (int64_t)sdyrt_dtype_bytes(step->dtype);
    int64_t chunk[SDYRT_MAX_RANK], chunk_counts[SDYRT_MAX_RANK];
    int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
    sdyi_part_box(&s->chunks, s->next, chunk, chunk_counts);
    for (int d = 0; d < rank; d++)
        chunk[d] += s->posting->offset[d];
    if (!sdyi_boxes_overlap(chunk, chunk_counts, s->piece->peer_offset,
                            s->piece->counts, rank, offset, counts))
        return;
    int64_t tight[SDYRT_MAX_RANK], within[SDYRT_MAX_RANK];
    int64_t in_piece[SDYRT_MAX_RANK];
    sdyi_tight_strides(chunk_counts, rank, tight);
    for (int d = 0; d < rank; d++) {
        within[d] = offset[d] - chunk[d];
        in_piece[d] = offset[d] - s->piece->peer_offset[d];
    }
    const char *const ring =
        (const char *)(me->peers[s->owner].base + (uintptr_t)s->posting->data);
    const char *const source = ring + s->next % RING * (int64_t)SDYI_SHM_CHUNK +
                               sdyi_offset(within, tight, rank) * width;
    char *const target =
        (char *)sdyi_peer_box_target(step, s->piece, buffers) +
        sdyi_offset(in_piece, step->target_strides, rank) * width;
    sdyi_copy_box_of(source, tight, target, step->target_strides, counts, rank,
                     (size_t)width, sdyi_exchange_moved(step, me->n_peers));
}

/* Read the chunks that are there; true: there were some. */
static bool read_more(const sdyrt_context *context, const sdyi_exchange *step,
                      const sdyi_buffers *buffers, sdyi_shm_stream *s) {
    const sdyi_shm_rank *me = context->state;
    const int64_t staged = (int64_t)atomic_load(&s->posting->staged);
    if (s->next >= staged)
        return false;
    while (s->next < staged) {
        read_chunk(me, step, s, buffers);
        if (++s->next < s->chunks.n)
            sdyi_shm_put_mark(context, s->owner, (uint64_t)s->next);
    }
    return true;
}

sdyrt_status sdyi_shm_stream_all(sdyrt_context *context,
                                 const sdyi_exchange *step,
                                 const sdyi_buffers *buffers) {
    sdyi_shm_rank *me = context->state;
    sdyrt_status status = SDYRT_OK;
    sdyi_shm_wait wait = {0};
    while (me->n_streams > 0 && status == SDYRT_OK) {
        bool any = sdyi_shm_stage_more(context);
        for (int i = 0; i < me->n_streams; i++) {
            sdyi_shm_stream *const s = &me->streams[i];
            any |= read_more(context, step, buffers, s);
            if (s->next < s->chunks.n)
                continue;
            status = sdyi_shm_stop_reading(context, s->owner);
            *s = me->streams[--me->n_streams];
            if (status != SDYRT_OK)
                return status;
        }
        if (any || me->n_streams == 0) {
            wait = (sdyi_shm_wait){0};
            continue;
        }
        status = sdyi_shm_wait_for(context, &wait, me->streams[0].piece->peer,
                                   "to send its box");
    }
    return status;
}

void sdyi_shm_stage_end(sdyi_shm_rank *me) {
    me->staging.step = NULL;
    me->n_streams = 0; /* any that are left are of a context that is broken */
}

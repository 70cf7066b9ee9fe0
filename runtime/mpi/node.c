/* Reading the buffers of peers on the same node. */
#include "runtime/mpi/net.h"
#include "runtime/mpi/rank.h"
#include "runtime/status.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Below this a copy into staging costs less than system calls. */
#define SMALL_BYTES ((size_t)64 * 1024)

#define ACTIVE_MASK UINT32_MAX

/* -- offering -------------------------------------------------------------- */

/* The smallest box around all that a step sends on this node; false: it sends
 * nothing there. Also the bytes sent, and those of the shortest run. */
static bool bounds(const sdyi_mpi_rank *me, const sdyi_step *step,
                   int64_t *offset, int64_t *counts, size_t *bytes,
                   size_t *run) {
    const size_t width = sdyrt_dtype_bytes(step->dtype);
    bool any = false;
    *bytes = 0;
    *run = SIZE_MAX;
    for (int64_t i = 0; i < step->n_sends; i++) {
        const sdyi_piece *const p = &step->sends[i];
        if (me->peer_of[p->peer] < 0)
            continue;
        for (int d = 0; d < step->rank; d++) {
            const int64_t start = p->offset[d], end = start + p->counts[d];
            const int64_t last = any ? offset[d] + counts[d] : end;
            offset[d] = any && offset[d] < start ? offset[d] : start;
            counts[d] = (last > end ? last : end) - offset[d];
        }
        any = true;
        *bytes += sdyi_mpi_box_bytes(p->counts, step->rank, width);
        const size_t shortest = sdyi_mpi_run_bytes(
            p->counts, step->source_strides, step->rank, width);
        *run = shortest < *run ? shortest : *run;
    }
    return any;
}

size_t sdyi_mpi_staging_needed(const sdyi_mpi_rank *me, const sdyi_step *step) {
    int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
    size_t bytes, run;
    return bounds(me, step, offset, counts, &bytes, &run)
               ? sdyi_mpi_box_bytes(counts, step->rank,
                                    sdyrt_dtype_bytes(step->dtype))
               : 0;
}

/* Copy what is sent into the arena, all of it once, and say where it is as if
 * the whole buffer were there. */
static void stage(const sdyi_mpi_rank *me, const sdyi_step *step,
                  const char *source, const int64_t *offset,
                  const int64_t *counts) {
    const size_t width = sdyrt_dtype_bytes(step->dtype);
    sdyi_mpi_slot *const s = me->slot;
    sdyi_mpi_tight(counts, step->rank, s->strides);
    sdyi_copy_box(source +
                      sdyi_offset(offset, step->source_strides, step->rank) *
                          (int64_t)width,
                  step->source_strides, me->staging, s->strides, counts,
                  step->rank, width);
    s->where = SDYI_MPI_ARENA;
    s->data = ((char *)me->staging - me->arena.base) -
              sdyi_offset(offset, s->strides, step->rank) * (int64_t)width;
}

static void offer_source(const sdyi_mpi_rank *me, const sdyi_step *step,
                         const char *source) {
    sdyi_mpi_slot *const s = me->slot;
    if (sdyi_arena_holds(&me->arena, source)) {
        s->where = SDYI_MPI_ARENA;
        s->data = source - me->arena.base;
    } else {
        int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
        size_t bytes, run;
        if (!bounds(me, step, offset, counts, &bytes, &run))
            return;
        if (!me->can_pull || step->kind != SDYRT_STEP_EXCHANGE ||
            bytes < SMALL_BYTES || run < SDYI_MPI_LONG_RUN) {
            stage(me, step, source, offset, counts);
            return;
        }
        s->where = SDYI_MPI_PRIVATE;
        s->data = (int64_t)(intptr_t)source;
    }
    memcpy(s->strides, step->source_strides,
           (size_t)step->rank * sizeof s->strides[0]);
}

void sdyi_mpi_post(sdyrt_context *context, const sdyi_step *step,
                   const sdyi_buffers *buffers) {
    sdyi_mpi_rank *me = context->state;
    sdyi_mpi_slot *const s = me->slot;
    if (me->phase == 0) {
        s->fingerprint = me->call->fingerprint;
        snprintf(s->text, sizeof s->text, "%s", me->call->text);
    }
    me->done_before = (uint32_t)(atomic_load(&s->readers) >> 32);
    offer_source(me, step, sdyi_buffer_read(buffers, step->source));
    atomic_store(&s->posted, sdyi_mpi_seq(me->op, me->phase));
}

/* -- reading --------------------------------------------------------------- */

/* Announce a reader, unless the owner has closed its slot. */
static bool announce(const sdyi_mpi_rank *me, sdyi_mpi_slot *s) {
    atomic_fetch_add(&s->readers, 1);
    if (atomic_load(&s->closed_op) < me->op)
        return true;
    atomic_fetch_sub(&s->readers, 1);
    return false;
}

sdyrt_status sdyi_mpi_start_reading(sdyrt_context *context, int rank,
                                    sdyi_mpi_offer *offer) {
    sdyi_mpi_rank *me = context->state;
    const sdyi_mpi_peer *const peer = &me->peers[me->peer_of[rank]];
    sdyi_mpi_slot *const s = peer->slot;
    const uint64_t seq = sdyi_mpi_seq(me->op, me->phase);
    sdyi_mpi_wait wait = {0};
    char where[SDYI_MPI_TEXT];
    for (;;) {
        const uint64_t posted = atomic_load(&s->posted);
        const bool has_left =
            posted / 8 > me->op || atomic_load(&s->closed_op) >= me->op;
        if (has_left ? sdyi_mpi_wait_for_cause(context)
                     : sdyi_mpi_is_lost(context)) {
            sdyi_mpi_describe(context, rank, "to reach it", where,
                              sizeof where);
            return sdyi_mpi_lost(context, where);
        }
        if (has_left) {
            const sdyrt_status status = sdyi_fail(
                SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                "operation #%" PRIu64 ": rank %d calls %s, rank %d has left it "
                "without sending to rank %d",
                me->op, context->rank, me->call->text, rank, context->rank);
            sdyi_mpi_record_failure(context);
            return status;
        }
        if (me->net != NULL && me->net->failure != SDYRT_OK)
            return me->net->failure;
        if (posted / 8 == me->op && s->fingerprint != me->call->fingerprint) {
            memcpy(where, s->text, sizeof where);
            where[sizeof where - 1] = '\0';
            const sdyrt_status status = sdyi_fail(
                SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                "operation #%" PRIu64 ": rank %d calls %s, rank %d calls %s",
                me->op, context->rank, me->call->text, rank, where);
            sdyi_mpi_record_failure(context);
            return status;
        }
        if (posted >= seq && announce(me, s))
            break;
        if (posted < seq && !sdyi_mpi_wait_turn(context, &wait)) {
            sdyi_mpi_describe(context, rank, "to reach it", where,
                              sizeof where);
            return sdyi_mpi_time_out(context, where);
        }
    }
    offer->where = (sdyi_mpi_where)s->where;
    offer->data = offer->where == SDYI_MPI_ARENA
                      ? peer->base + s->data
                      : (const char *)(intptr_t)s->data;
    offer->strides = s->strides;
    return SDYRT_OK;
}

void sdyi_mpi_stop_reading(const sdyrt_context *context, int rank) {
    const sdyi_mpi_rank *me = context->state;
    atomic_fetch_add(&me->peers[me->peer_of[rank]].slot->readers,
                     ((unsigned long long)1 << 32) - 1);
}

void sdyi_mpi_readers(const sdyi_mpi_rank *me, uint32_t *active,
                      uint32_t *done) {
    const unsigned long long word = atomic_load(&me->slot->readers);
    *active = (uint32_t)(word & ACTIVE_MASK);
    *done = (uint32_t)(word >> 32) - me->done_before;
}

void sdyi_mpi_close(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    uint32_t active, done;
    atomic_store(&me->slot->closed_op, me->op);
    sdyi_mpi_wait wait = {0};
    for (;;) {
        sdyi_mpi_readers(me, &active, &done);
        /* a reader that died or hangs is not waited for without end */
        if (active == 0 || !sdyi_mpi_wait_turn(context, &wait))
            return;
    }
}

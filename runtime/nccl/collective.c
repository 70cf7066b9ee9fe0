/* Collectives of NCCL in programs: what is launched around them, and putting
 * them on streams. */
#include "base/status.h"
#include "collectives/plan/boxes.h"
#include "runtime/nccl/native.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- launches -------------------------------------------------------------- */

static sdyi_place place_of(const sdyi_nccl_native *native,
                           const sdyi_nccl_side *side,
                           const sdyi_nccl_block *block) {
    sdyi_place place = {.base = (int)side->buffer};
    place.offset = sdyi_offset(block->offset, side->strides, native->rank) *
                   (int64_t)native->width;
    memcpy(place.strides, side->strides,
           (size_t)native->rank * sizeof side->strides[0]);
    return place;
}

/* Block `i` behind a spot. */
static sdyi_place slot_of(const sdyi_nccl_native *native, sdyi_nccl_spot spot,
                          int64_t i, const sdyi_nccl_block *block) {
    sdyi_place place = {.base = spot.base,
                        .offset = spot.offset + i * (int64_t)native->bytes};
    sdyi_tight_strides(block->counts, native->rank, place.strides);
    return place;
}

static void add_move(const sdyi_nccl_native *native,
                     const sdyi_nccl_block *block, sdyi_place in,
                     sdyi_place out, sdyi_move *moves, int64_t *n) {
    sdyi_move *const m = &moves[(*n)++];
    m->rank = native->rank;
    m->in = in;
    m->out = out;
    memcpy(m->counts, block->counts,
           (size_t)native->rank * sizeof block->counts[0]);
}

static bool is_root(const sdyi_nccl_native *native) {
    return native->kind == SDYI_NCCL_BROADCAST && native->own == native->root;
}

/* Pack; the root of a broadcast also copies its own box where NCCL does not. */
static sdyrt_status add_before(const sdyi_nccl_native *native, sdyi_move *moves,
                               sdyi_nccl_round *round) {
    const sdyi_nccl_side *const from = &native->source;
    const sdyi_nccl_side *const to = &native->target;
    int64_t n = 0;
    for (int64_t i = 0; i < from->n && from->is_packed; i++)
        add_move(native, &from->blocks[i],
                 place_of(native, from, &from->blocks[i]),
                 slot_of(native, native->from, i, &from->blocks[i]), moves, &n);
    if (is_root(native) && to->n > 0 && to->is_packed)
        add_move(native, &to->blocks[0],
                 place_of(native, from, &from->blocks[0]),
                 place_of(native, to, &to->blocks[0]), moves, &n);
    return n == 0 ? SDYRT_OK
                  : sdyi_batch_moves(moves, n, native->width, &round->before);
}

/* Unpack what is not there yet. */
static sdyrt_status add_after(const sdyi_nccl_native *native, sdyi_move *moves,
                              sdyi_nccl_round *round) {
    const sdyi_nccl_side *const from = &native->source;
    const sdyi_nccl_side *const to = &native->target;
    const bool is_shared = from->buffer == to->buffer; /* own box is there */
    int64_t n = 0;
    for (int64_t i = 0; i < to->n && to->is_packed && !is_root(native); i++)
        if (!is_shared || i != native->own)
            add_move(native, &to->blocks[i],
                     slot_of(native, native->to, i, &to->blocks[i]),
                     place_of(native, to, &to->blocks[i]), moves, &n);
    return n == 0 ? SDYRT_OK
                  : sdyi_batch_moves(moves, n, native->width, &round->after);
}

sdyrt_status sdyi_nccl_build_native(const sdyi_nccl_native *native,
                                    sdyi_nccl_comm *comm,
                                    sdyi_nccl_part *part) {
    const size_t n = (size_t)(native->source.n + native->target.n) + 1;
    sdyi_move *moves = calloc(n, sizeof *moves);
    part->rounds = calloc(1, sizeof *part->rounds);
    if (moves == NULL || part->rounds == NULL) {
        free(moves);
        return SDYI_NO_MEMORY(n * sizeof *moves + sizeof *part->rounds);
    }
    part->n_rounds = 1;
    part->collective = (sdyi_nccl_collective){.kind = native->kind,
                                              .comm = comm,
                                              .from = native->from,
                                              .to = native->to,
                                              .count = native->count,
                                              .dtype = native->dtype,
                                              .op = native->op,
                                              .n = native->n,
                                              .own = native->own,
                                              .root = native->root,
                                              .bytes = native->bytes};
    sdyrt_status status = add_before(native, moves, part->rounds);
    if (status == SDYRT_OK) {
        memset(moves, 0, n * sizeof *moves);
        status = add_after(native, moves, part->rounds);
    }
    free(moves);
    return status;
}

/* -- calling NCCL ---------------------------------------------------------- */

static const char *name_of(sdyi_nccl_kind kind) {
    static const char *const names[] = {
        [SDYI_NCCL_ALL_GATHER] = "ncclAllGather",
        [SDYI_NCCL_REDUCE_SCATTER] = "ncclReduceScatter",
        [SDYI_NCCL_ALL_REDUCE] = "ncclAllReduce",
        [SDYI_NCCL_ALL_TO_ALL] = "ncclAlltoAll",
        [SDYI_NCCL_BROADCAST] = "ncclBroadcast"};
    return names[kind];
}

static sdyi_nccl_result call(const sdyi_nccl_api *api,
                             const sdyi_nccl_collective *c, void *const *bases,
                             struct CUstream_st *stream) {
    const char *const from = (const char *)bases[c->from.base] + c->from.offset;
    char *const to = (char *)bases[c->to.base] + c->to.offset;
    switch ((int)c->kind) {
    case SDYI_NCCL_ALL_GATHER:
        return api->all_gather(from, to, c->count, c->dtype, c->comm, stream);
    case SDYI_NCCL_REDUCE_SCATTER:
        return api->reduce_scatter(from, to, c->count, c->dtype, c->op, c->comm,
                                   stream);
    case SDYI_NCCL_ALL_REDUCE:
        return api->all_reduce(from, to, c->count, c->dtype, c->op, c->comm,
                               stream);
    case SDYI_NCCL_ALL_TO_ALL:
        return api->all_to_all(from, to, c->count, c->dtype, c->comm, stream);
    default:
        return api->broadcast(from, to, c->count, c->dtype, c->root, c->comm,
                              stream);
    }
}

sdyrt_status sdyi_nccl_run_collective(sdyrt_context *context,
                                      const sdyi_nccl_collective *collective,
                                      void *const *bases,
                                      struct CUstream_st *stream) {
    sdyi_nccl_rank *me = context->state;
    const char *const name = name_of(collective->kind);
    sdyi_nccl_result result = SDYI_NCCL_SUCCESS;
    pthread_mutex_lock(&me->lock);
    const bool is_there = me->comm != NULL;
    if (is_there)
        result = call(me->api, collective, bases, stream);
    pthread_mutex_unlock(&me->lock);
    SDYI_TRY(sdyi_nccl_check(context));
    if (!is_there) /* of which a failure is told, in a moment */
        return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                         "the communicators of rank %d were aborted",
                         context->rank);
    if (result == SDYI_NCCL_IN_PROGRESS)
        return sdyi_nccl_ask(context, collective->comm, name,
                             sdyi_nccl_now() + context->timeout);
    return result == SDYI_NCCL_SUCCESS ? SDYRT_OK
                                       : sdyi_nccl_fail(me, name, result);
}

/* -- for a person ---------------------------------------------------------- */

static void print_part(FILE *to, const sdyi_nccl_part *part) {
    const sdyi_nccl_collective *const c = &part->collective;
    const sdyi_nccl_round *const first = part->rounds;
    if (part->n_rounds == 0)
        (void)fprintf(to, "nothing");
    else if (c->kind != SDYI_NCCL_IDLE)
        (void)fprintf(to, "%s%s of %zu bytes among %d%s",
                      first->before == NULL ? "" : "pack, ", name_of(c->kind),
                      c->bytes, c->n, first->after == NULL ? "" : ", unpack");
    else if (first->n_sends + first->n_receives == 0)
        (void)fprintf(to, "a launch");
    else
        (void)fprintf(to, "messages in %" PRId64 " rounds", part->n_rounds);
}

size_t sdyi_nccl_program_print(const sdyi_nccl_program *program, char *text,
                               size_t bytes) {
    char *all = NULL;
    size_t n = 0;
    FILE *to = open_memstream(&all, &n);
    if (to == NULL)
        return 0;
    for (int i = 0; i < program->n_parts; i++) {
        if (i > 0)
            (void)fprintf(to, "; ");
        print_part(to, &program->parts[i]);
    }
    if (fclose(to) == 0)
        (void)snprintf(text, bytes, "%s", all);
    free(all);
    return n;
}

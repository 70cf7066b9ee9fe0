/* Building the rounds of a step: its boxes cut into parts, places where they
 * are packed, messages sorted for their groups, and launches around them. */
#include "base/alloc.h"
#include "base/integers.h"
#include "base/status.h"
#include "collectives/plan/boxes.h"
#include "runtime/nccl/program.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- what is packed -------------------------------------------------------- */

size_t sdyi_nccl_segment(size_t bytes) {
    return sdyi_round_up(bytes, SDYI_NCCL_SEGMENT);
}

bool sdyi_nccl_is_run(const int64_t *counts, const int64_t *strides, int rank) {
    int64_t expected = 1;
    for (int d = rank - 1; d >= 0; d--) {
        if (counts[d] > 1 && strides[d] != expected)
            return false;
        expected *= counts[d];
    }
    return true;
}

/* True for a box that is packed before it is sent, or unpacked after it came:
 * any that is not one run of memory in row-major order. Terms of a reduction
 * are always packed, as they must stay until all have come; so are boxes that
 * share a message. */
static bool packs_send(const sdyi_exchange *step, const sdyi_peer_box *piece) {
    return !sdyi_nccl_is_run(piece->counts, step->source_strides, step->rank);
}

static bool packs_receive(const sdyi_exchange *step,
                          const sdyi_peer_box *piece) {
    return step->kind == SDYRT_STEP_REDUCE ||
           !sdyi_nccl_is_run(piece->counts, step->target_strides, step->rank);
}

/* -- one step -------------------------------------------------------------- */

/* A box of a step: how it is cut and where its parts are packed. */
typedef struct cut_box {
    const sdyi_peer_box *piece;
    sdyi_parts cut;
    bool is_packed;
    bool follows;    /* the box before it, in one message */
    int64_t segment; /* from the start of a half */
} cut_box;

/* The rounds of one step in the making; arrays have room for any round. */
typedef struct builder {
    const sdyi_exchange *step;
    const sdyi_nccl_path *path;
    int rank; /* own */
    int own;  /* the same, in the communicator of the messages */
    int n_ranks;
    size_t width;
    cut_box *sends;
    cut_box *receives;
    int64_t half; /* bytes of a half of the scratch memory */
    sdyi_gpu_move *moves;
    sdyi_gpu_fold *folds;
    sdyi_place *terms;
} builder;

/* Part `i` of a box: its place in a buffer of the plan. */
static sdyi_place place_of(const builder *b, const cut_box *c, int64_t i,
                           bool is_source, int64_t *counts) {
    const sdyi_exchange *step = b->step;
    const int64_t *const strides =
        is_source ? step->source_strides : step->target_strides;
    const int64_t *const start = is_source && c->piece->peer == b->rank
                                     ? c->piece->peer_offset
                                     : c->piece->offset;
    int64_t offset[SDYRT_MAX_RANK];
    sdyi_part_box(&c->cut, i, offset, counts);
    for (int d = 0; d < step->rank; d++)
        offset[d] += start[d];
    sdyi_place place = {.base = (int)(is_source ? step->source : step->target)};
    place.offset = (is_source ? step->source_start : step->target_start) +
                   sdyi_offset(offset, strides, step->rank) * (int64_t)b->width;
    memcpy(place.strides, strides, (size_t)step->rank * sizeof strides[0]);
    return place;
}

/* Part `i` of a box in scratch: tight, and in the half of round `i`. */
static sdyi_place packed_of(const builder *b, const cut_box *c, int64_t i,
                            const int64_t *counts) {
    sdyi_place place = {.base = SDYI_NCCL_PACKED,
                        .offset = c->segment + i % 2 * b->half};
    sdyi_tight_strides(counts, b->step->rank, place.strides);
    return place;
}

/* Cut a box, and give it a segment when it is packed. */
static void make_cut_box(builder *b, const sdyi_peer_box *piece, bool is_packed,
                         bool follows, size_t limit, cut_box *c) {
    if (!follows)
        b->half = (int64_t)sdyi_nccl_segment((size_t)b->half);
    *c = (cut_box){.piece = piece,
                   .is_packed = is_packed,
                   .follows = follows,
                   .segment = b->half};
    sdyi_parts_cut(piece->counts, b->step->rank, b->width, limit, &c->cut);
    if (!is_packed)
        return;
    int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
    sdyi_part_box(&c->cut, 0, offset, counts); /* the largest */
    b->half += (int64_t)sdyi_round_up(sdyi_exchange_box_bytes(b->step, counts),
                                      SDYI_NCCL_BOX);
}

static bool is_of_peer(const sdyi_peer_box *boxes, int64_t n, int64_t i,
                       int peer) {
    return i >= 0 && i < n && boxes[i].peer == peer;
}

/* Cut the boxes of one direction, which come by peer. */
static void cut_direction(builder *b, bool is_send, size_t limit) {
    const sdyi_exchange *const step = b->step;
    const sdyi_peer_box *const boxes = is_send ? step->sends : step->receives;
    const int64_t n = is_send ? step->n_sends : step->n_receives;
    for (int64_t i = 0; i < n; i++) {
        const sdyi_peer_box *const piece = &boxes[i];
        const bool is_own = piece->peer == b->rank;
        const bool follows =
            !is_own && is_of_peer(boxes, n, i - 1, piece->peer);
        const bool is_shared =
            follows || is_of_peer(boxes, n, i + 1, piece->peer);
        const bool packs =
            is_send ? packs_send(step, piece) : packs_receive(step, piece);
        /* the own box goes in one launch, unless it is folded with others */
        const bool is_cut = !is_own || step->kind == SDYRT_STEP_REDUCE;
        make_cut_box(b, piece, !is_own && (is_shared || packs), follows,
                     is_cut ? limit : SIZE_MAX,
                     is_send ? &b->sends[i] : &b->receives[i]);
    }
}

static sdyrt_status cut_boxes(builder *b, size_t limit, int64_t *n_rounds) {
    const sdyi_exchange *step = b->step;
    const size_t n = (size_t)(step->n_sends + step->n_receives);
    SDYI_ALLOC(b->sends, n + 1);
    SDYI_ALLOC(b->moves, n + 1);
    SDYI_ALLOC(b->folds, n + 1);
    SDYI_ALLOC(b->terms, n + 1);
    b->receives = b->sends + step->n_sends;
    cut_direction(b, true, limit);
    cut_direction(b, false, limit);
    b->half = (int64_t)sdyi_nccl_segment((size_t)b->half);
    *n_rounds = 0;
    for (size_t i = 0; i < n; i++)
        if (b->sends[i].cut.n > *n_rounds)
            *n_rounds = b->sends[i].cut.n;
    return SDYRT_OK;
}

static void free_builder(builder *b) {
    free(b->sends);
    free(b->moves);
    free(b->folds);
    free(b->terms);
}

/* -- messages -------------------------------------------------------------- */

int sdyi_nccl_path_ranks(const sdyrt_context *context,
                         const sdyi_nccl_path *path) {
    return path->is_in_group ? (int)path->step.group.n : context->size;
}

int sdyi_nccl_path_member(const sdyi_nccl_path *path, int rank) {
    const sdyi_group *const g = &path->step.group;
    if (!path->is_in_group)
        return rank;
    const int64_t member =
        sdyi_digits_index(sdyi_digits_in(&g->digits),
                          sdyi_placement_position(g->placement, rank));
    assert(g->own < 0 || sdyi_group_rank(g, member) == rank);
    return (int)member;
}

static int compare_messages(const void *left, const void *right) {
    const sdyi_nccl_message *a = left, *b = right;
    return (a->distance > b->distance) - (a->distance < b->distance);
}

void sdyi_nccl_sort_messages(sdyi_nccl_round *round) {
    qsort(round->sends, (size_t)round->n_sends, sizeof *round->sends,
          compare_messages);
    qsort(round->receives, (size_t)round->n_receives, sizeof *round->receives,
          compare_messages);
}

static void add_message(const builder *b, const cut_box *c, int64_t i,
                        bool is_send, sdyi_nccl_message *to, int64_t *n) {
    int64_t counts[SDYRT_MAX_RANK];
    const sdyi_place at = place_of(b, c, i, is_send, counts);
    const int peer = sdyi_nccl_path_member(b->path, c->piece->peer);
    const int ahead = is_send ? peer - b->own : b->own - peer;
    const size_t bytes = sdyi_exchange_box_bytes(b->step, counts);
    if (bytes == 0) /* the other end has no message either */
        return;
    const int64_t packed = c->segment + i % 2 * b->half;
    if (c->follows && *n > 0 && to[*n - 1].peer == peer) {
        to[*n - 1].bytes = (size_t)(packed - to[*n - 1].offset) + bytes;
        return;
    }
    to[(*n)++] =
        (sdyi_nccl_message){.peer = peer,
                            .distance = (ahead + b->n_ranks) % b->n_ranks,
                            .base = c->is_packed ? SDYI_NCCL_PACKED : at.base,
                            .offset = c->is_packed ? packed : at.offset,
                            .bytes = bytes};
}

/* Round `k`'s messages, from `room` on. */
static void add_messages(const builder *b, int64_t k, sdyi_nccl_message *room,
                         sdyi_nccl_round *round) {
    const sdyi_exchange *step = b->step;
    round->sends = room;
    for (int64_t i = 0; i < step->n_sends; i++)
        if (k < b->sends[i].cut.n)
            add_message(b, &b->sends[i], k, true, room, &round->n_sends);
    room += round->n_sends;
    round->receives = room;
    for (int64_t i = 0; i < step->n_receives; i++)
        if (k < b->receives[i].cut.n && b->receives[i].piece->peer != b->rank)
            add_message(b, &b->receives[i], k, false, room, &round->n_receives);
    sdyi_nccl_sort_messages(round);
}

/* -- launches -------------------------------------------------------------- */

/* The moves of the own box, in the launch that round 0 has anyway. */
static void add_own(const builder *b, int64_t *n) {
    const sdyi_exchange *step = b->step;
    for (int64_t i = 0; i < step->n_receives; i++) {
        const cut_box *c = &b->receives[i];
        if (c->piece->peer != b->rank)
            continue;
        sdyi_gpu_move *m = &b->moves[*n];
        m->rank = step->rank;
        m->in = place_of(b, c, 0, true, m->counts);
        m->out = place_of(b, c, 0, false, m->counts);
        /* a share of the out tile is in place */
        *n += m->in.base != m->out.base || m->in.offset != m->out.offset;
    }
}

static bool packs_any(const cut_box *boxes, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        if (boxes[i].is_packed)
            return true;
    return false;
}

/* True if this rank's own box moves in the launch that unpacks, as no launch
 * packs: round 0 then has one launch less. */
static bool is_own_last(const builder *b) {
    return !packs_any(b->sends, b->step->n_sends) &&
           packs_any(b->receives, b->step->n_receives);
}

/* The launch of round `k` that packs what is sent, or unpacks what came. */
static sdyrt_status add_moves(const builder *b, int64_t k, bool is_send,
                              sdyi_batch **batch) {
    const sdyi_exchange *step = b->step;
    const cut_box *const boxes = is_send ? b->sends : b->receives;
    const int64_t n_boxes = is_send ? step->n_sends : step->n_receives;
    int64_t n = 0;
    for (int64_t i = 0; i < n_boxes; i++) {
        const cut_box *c = &boxes[i];
        if (!c->is_packed || k >= c->cut.n)
            continue;
        sdyi_gpu_move *m = &b->moves[n++];
        m->rank = step->rank;
        *(is_send ? &m->in : &m->out) = place_of(b, c, k, is_send, m->counts);
        *(is_send ? &m->out : &m->in) = packed_of(b, c, k, m->counts);
    }
    if (k == 0 && step->kind == SDYRT_STEP_EXCHANGE &&
        is_send != is_own_last(b))
        add_own(b, &n);
    return n == 0 ? SDYRT_OK : sdyi_batch_moves(b->moves, n, b->width, batch);
}

/* Terms of one target box have the same counts, so they are cut alike. */
static sdyrt_status add_folding(const builder *b, int64_t k,
                                sdyi_nccl_round *round) {
    const sdyi_exchange *step = b->step;
    int64_t n = 0;
    for (int64_t i = 0; i < step->n_receives; i += step->n_terms) {
        if (k >= b->receives[i].cut.n)
            continue;
        sdyi_gpu_fold *f = &b->folds[n++];
        f->rank = step->rank;
        f->out = place_of(b, &b->receives[i], k, false, f->counts);
        f->terms = &b->terms[i];
        f->n_terms = step->n_terms;
        for (int64_t t = i; t < i + step->n_terms; t++) {
            const cut_box *c = &b->receives[t];
            b->terms[t] = c->is_packed ? packed_of(b, c, k, f->counts)
                                       : place_of(b, c, k, true, f->counts);
        }
    }
    return n == 0 ? SDYRT_OK
                  : sdyi_batch_folds(b->folds, n, step->dtype, step->reduction,
                                     &round->after);
}

/* A step of this rank alone: one launch that fills, or converts. */
static sdyrt_status add_local(const sdyi_exchange *step, sdyi_nccl_part *part) {
    SDYI_ALLOC(part->rounds, 1);
    part->n_rounds = 1;
    if (sdyi_exchange_box_bytes(step, step->counts) == 0)
        return SDYRT_OK;
    sdyi_batch **const batch = &part->rounds[0].before;
    sdyi_gpu_move move = {
        .in = {.base = (int)step->source, .offset = step->source_start},
        .out = {.base = (int)step->target, .offset = step->target_start},
        .rank = step->rank};
    memcpy(move.counts, step->counts, sizeof step->counts);
    memcpy(move.in.strides, step->source_strides, sizeof step->source_strides);
    memcpy(move.out.strides, step->target_strides, sizeof step->target_strides);
    if (step->kind == SDYRT_STEP_FILL) {
        unsigned char value[16];
        sdyi_identity(step->dtype, step->reduction, value);
        return sdyi_batch_fills(&move, 1, sdyrt_dtype_bytes(step->dtype), value,
                                batch);
    }
    return sdyi_batch_converts(&move, 1, step->dtype, step->target_dtype,
                               batch);
}

/* -- all steps ------------------------------------------------------------- */

static sdyrt_status add_rounds(const builder *b, int64_t n_rounds,
                               sdyi_nccl_part *part) {
    const sdyi_exchange *step = b->step;
    const size_t n = (size_t)n_rounds;
    SDYI_ALLOC(part->rounds, n);
    part->n_rounds = n_rounds;
    const size_t n_messages = (size_t)(step->n_sends + step->n_receives);
    for (int64_t k = 0; k < n_rounds; k++) {
        sdyi_nccl_round *round = &part->rounds[k];
        sdyi_nccl_message *room;
        SDYI_ALLOC(room, n_messages + 1);
        add_messages(b, k, room, round);
        SDYI_TRY(add_moves(b, k, true, &round->before));
        SDYI_TRY(step->kind == SDYRT_STEP_REDUCE
                     ? add_folding(b, k, round)
                     : add_moves(b, k, false, &round->after));
    }
    part->is_identity = step->kind == SDYRT_STEP_EXCHANGE &&
                        step->source == SDYRT_BUFFER_IN &&
                        step->target == SDYRT_BUFFER_OUT &&
                        step->n_sends == 0 && step->n_receives == 1;
    return SDYRT_OK;
}

static sdyrt_status add_boxes(const sdyrt_context *context,
                              const sdyi_nccl_path *path,
                              const sdyi_exchange *step, sdyi_nccl_part *part,
                              size_t *scratch_bytes) {
    if (step->kind == SDYRT_STEP_FILL || step->kind == SDYRT_STEP_CONVERT)
        return add_local(step, part);
    if (step->n_sends + step->n_receives == 0)
        return SDYRT_OK;
    builder b = {.step = step,
                 .path = path,
                 .rank = context->rank,
                 .own = sdyi_nccl_path_member(path, context->rank),
                 .n_ranks = sdyi_nccl_path_ranks(context, path),
                 .width = sdyrt_dtype_bytes(step->dtype)};
    int64_t n_rounds = 0;
    sdyrt_status status = cut_boxes(&b, path->limit, &n_rounds);
    if (status == SDYRT_OK && n_rounds > 0)
        status = add_rounds(&b, n_rounds, part);
    *scratch_bytes = (size_t)b.half * (n_rounds > 1 ? 2 : 1);
    free_builder(&b);
    return status;
}

/* The boxes of a path: of its step, or of all its movements. */
static sdyrt_status lower(const sdyi_nccl_path *path, int tensor_rank, int rank,
                          sdyi_exchange *boxes) {
    if (path->n_more == 0)
        return sdyi_step_lower(&path->step, tensor_rank, rank, boxes);
    const int n = path->n_more + 1;
    sdyi_exchange *each;
    *boxes = (sdyi_exchange){.n_terms = 1};
    SDYI_ALLOC(each, n);
    sdyrt_status status =
        sdyi_step_lower(&path->step, tensor_rank, rank, &each[0]);
    for (int i = 1; i < n && status == SDYRT_OK; i++)
        status =
            sdyi_step_lower(&path->more[i - 1], tensor_rank, rank, &each[i]);
    if (status == SDYRT_OK)
        status = sdyi_exchanges_join(each, n, rank, boxes);
    for (int i = 0; i < n; i++)
        sdyi_exchange_free(&each[i]);
    free(each);
    return status;
}

static sdyrt_status add_part(const sdyrt_context *context, int tensor_rank,
                             sdyi_nccl_program *program,
                             const sdyi_nccl_path *path, sdyi_nccl_part *part,
                             size_t *scratch_bytes) {
    const sdyi_counts *const counts = path->step.counts;
    if (path->kind > SDYI_NCCL_MESSAGES)
        return sdyi_nccl_build_collective(path, tensor_rank, context->rank,
                                          part, scratch_bytes);
    sdyi_exchange boxes;
    sdyrt_status status = lower(path, tensor_rank, context->rank, &boxes);
    if (status == SDYRT_OK && counts != NULL && counts->rows == NULL)
        status = sdyi_nccl_build_ragged(context, path, &boxes, program, part,
                                        scratch_bytes);
    else if (status == SDYRT_OK)
        status = add_boxes(context, path, &boxes, part, scratch_bytes);
    sdyi_exchange_free(&boxes);
    return status;
}

/* All batches of a program at once: each copy is waited for. */
static sdyrt_status place_batches(const sdyi_nccl_rank *me,
                                  const sdyi_nccl_program *program) {
    size_t n = 0, room = 1;
    for (int i = 0; i < program->n_parts; i++)
        room += 2 * (size_t)program->parts[i].n_rounds;
    sdyi_batch **batches;
    SDYI_ALLOC(batches, room);
    for (int i = 0; i < program->n_parts; i++)
        for (int64_t k = 0; k < program->parts[i].n_rounds; k++) {
            batches[n++] = program->parts[i].rounds[k].before;
            batches[n++] = program->parts[i].rounds[k].after;
        }
    const sdyrt_status status =
        sdyi_batch_place(batches, (int64_t)n, me->upload_stream);
    free(batches);
    return status;
}

sdyrt_status sdyi_nccl_build(const sdyrt_context *context, int tensor_rank,
                             sdyi_nccl_program *program,
                             size_t *scratch_bytes) {
    *scratch_bytes = 0;
    for (int i = 0; i < program->n_parts; i++) {
        sdyi_nccl_part *const part = &program->parts[i];
        size_t bytes = 0;
        SDYI_TRY(add_part(context, tensor_rank, program, &program->paths[i],
                          part, &bytes));
        for (int64_t k = 0; k < part->n_rounds; k++) {
            part->rounds[k].is_registered = program->is_registered;
            part->rounds[k].is_in_group = program->paths[i].is_in_group;
            part->rounds[k].comm = program->paths[i].comm;
        }
        *scratch_bytes = bytes > *scratch_bytes ? bytes : *scratch_bytes;
        program->needs_transfer_stream |= part->n_rounds > 1;
    }
    return place_batches(context->state, program);
}

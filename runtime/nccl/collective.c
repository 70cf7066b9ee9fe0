/* Collectives of NCCL in programs: what this rank gives and gets, and the
 * launches around each call.
 *
 * In a round each block has the same part of a box as large as the largest
 * block (boxes.h): what a smaller block has of it, tight, at the start of as
 * much room as the others'. NCCL moves the rest of that room too, or combines
 * what is there, and nobody reads it. */
#include "base/alloc.h"
#include "base/status.h"
#include "collectives/plan/boxes.h"
#include "runtime/nccl/program.h"

#include <stdlib.h>
#include <string.h>

/* -- this rank's part ------------------------------------------------------ */

/* A box in a buffer of the plan: what goes to a member or comes from it. */
typedef struct block {
    int64_t offset[SDYRT_MAX_RANK];
    int64_t counts[SDYRT_MAX_RANK];
    bool has_elements; /* else the rest is not set */
} block;

/* The blocks of this rank at one end of a collective: one for each member, one
 * for all of them, or none. */
typedef struct block_list {
    const sdyi_end *end;
    block *blocks;
    block *parts; /* of a round */
    int64_t n;
    /* The parts are not contiguous runs of `bytes` that follow each other in
     * the buffer in this order: they are packed in other memory for the
     * collective. */
    bool is_packed;
} block_list;

typedef struct share {
    sdyi_nccl_kind kind;
    int rank; /* dimensions */
    size_t width;
    int n, own, root;   /* members, this rank, the root among them: -1, none */
    bool sends_to_self; /* the root of a broadcast */
    block_list source, target;
    sdyi_parts cut;          /* of a box as large as any block of the group */
    size_t bytes;            /* of a part of it */
    sdyi_nccl_spot from, to; /* the buffers of the collective */
    size_t scratch_start, scratch_bytes; /* of a round */
} share;

static int64_t volume_of(const share *s, const block *b) {
    return b->has_elements ? sdyi_box_volume(b->counts, s->rank) : 0;
}

static int64_t start_of(const share *s, const block_list *side, int64_t i) {
    return (int64_t)side->end->offset +
           sdyi_offset(side->parts[i].offset, side->end->strides, s->rank) *
               (int64_t)s->width;
}

static void find_packed(const share *s, block_list *side) {
    side->is_packed = false;
    for (int64_t i = 0; i < side->n; i++) {
        const block *const b = &side->parts[i];
        side->is_packed |=
            (size_t)volume_of(s, b) * s->width != s->bytes ||
            !sdyi_nccl_is_run(b->counts, side->end->strides, s->rank) ||
            start_of(s, side, i) !=
                start_of(s, side, 0) + i * (int64_t)s->bytes;
    }
}

/* A box of the index space, in coordinates of the end's buffer; NULL: none. */
static void add_block(const share *s, block_list *side, const sdyi_box *box,
                      int rank) {
    sdyi_box origin;
    (void)sdyi_box_of(side->end->origin, rank, &origin);
    block *const b = &side->blocks[side->n++];
    b->has_elements = box != NULL;
    for (int d = 0; d < s->rank && box != NULL; d++) {
        b->offset[d] = box->offset[d] - origin.offset[d];
        b->counts[d] = box->size[d];
    }
}

/* The tile of the value at an end, where this rank has one. */
static void add_tile(const share *s, block_list *side, int rank) {
    sdyi_box box;
    if (sdyi_box_of(side->end->dist, rank, &box))
        add_block(s, side, &box, rank);
}

/* The tiles of a broadcast, which has many, or of a reduction, whose root has a
 * target alone. */
static void load_tiles(const sdyi_nccl_path *path, int rank, share *s) {
    const sdyi_group *const g = &path->step.group;
    s->root = g->is_root_apart
                  ? s->n - 1
                  : (int)sdyi_digits_index(
                        sdyi_digits_in(&g->digits),
                        sdyi_placement_position(g->placement, g->root));
    const bool is_broadcast = s->kind == SDYI_NCCL_BROADCAST;
    s->sends_to_self = is_broadcast && s->own == s->root;
    if (!is_broadcast || s->own == s->root)
        add_tile(s, &s->source, rank);
    add_tile(s, &s->target, rank);
}

/* The block that member `from` has for `to`, one of which is the own. */
static void load_block(const share *s, const sdyi_step *step, int64_t from,
                       int64_t to, int rank, block_list *side) {
    sdyi_box box;
    const bool is_there = sdyi_step_block(step, from, to, &box);
    add_block(s, side, is_there ? &box : NULL, rank);
}

/* A block for each member, or the own. */
static void load_blocks(const sdyi_nccl_path *path, int rank, share *s) {
    const sdyi_step *const step = &path->step;
    const int64_t own = step->group.own;
    const bool has_sources =
        s->kind == SDYI_NCCL_ALL_TO_ALL || s->kind == SDYI_NCCL_REDUCE_SCATTER;
    const bool has_targets =
        s->kind == SDYI_NCCL_ALL_TO_ALL || s->kind == SDYI_NCCL_ALL_GATHER;
    for (int64_t i = has_sources ? 0 : own; i < (has_sources ? s->n : own + 1);
         i++)
        load_block(s, step, own, i, rank, &s->source);
    for (int64_t i = has_targets ? 0 : own; i < (has_targets ? s->n : own + 1);
         i++)
        load_block(s, step, i, own, rank, &s->target);
}

/* Cut what a round moves of each block: those of a group are of one size, and
 * may be empty in all of it, or they are as large as the largest of all groups.
 * False: nothing is moved. */
static bool cut_blocks(const sdyi_nccl_path *path, share *s) {
    int64_t counts[SDYRT_MAX_RANK] = {0};
    sdyi_step_largest_block(&path->step, s->rank, counts);
    if (path->step.is_even) {
        const block_list *const any = s->source.n > 0 ? &s->source : &s->target;
        if (any->n == 0 || volume_of(s, any->blocks) == 0)
            return false;
        memcpy(counts, any->blocks->counts, sizeof counts);
    }
    sdyi_parts_cut(counts, s->rank, s->width, path->limit, &s->cut);
    return true;
}

/* What a block has of the part of a round. */
static void cut_block(const share *s, const block *whole, int64_t round,
                      block *part) {
    int64_t offset[SDYRT_MAX_RANK];
    *part = (block){.has_elements = whole->has_elements};
    sdyi_part_box(&s->cut, round, offset, part->counts);
    for (int d = 0; d < s->rank && part->has_elements; d++) {
        const int64_t left = whole->counts[d] - offset[d];
        part->offset[d] = whole->offset[d] + offset[d];
        part->counts[d] = left < part->counts[d] ? left : part->counts[d];
        part->has_elements = left > 0;
    }
}

static void cut_list(share *s, block_list *side, int64_t round) {
    for (int64_t i = 0; i < side->n; i++)
        cut_block(s, &side->blocks[i], round, &side->parts[i]);
    find_packed(s, side);
}

/* -- where the collective reads and writes --------------------------------- */

static sdyi_nccl_spot spot_of(const share *s, const block_list *side) {
    return (sdyi_nccl_spot){(int)side->end->buffer, start_of(s, side, 0)};
}

/* Room for `n` blocks of packed ones. */
static sdyi_nccl_spot take_scratch(share *s, int n) {
    const sdyi_nccl_spot spot = {
        SDYI_NCCL_PACKED, (int64_t)(s->scratch_start + s->scratch_bytes)};
    s->scratch_bytes += sdyi_nccl_segment((size_t)n * s->bytes);
    return spot;
}

/* Block `i` of the tight blocks that start at a spot. */
static sdyi_nccl_spot slot_of(const share *s, sdyi_nccl_spot spot, int i) {
    spot.offset += i * (int64_t)s->bytes;
    return spot;
}

static void set_broadcast_spots(share *s) {
    const block_list *const from = &s->source, *const to = &s->target;
    const bool is_direct = to->n == 1 && !to->is_packed;
    if (from->n == 0) {
        s->to = is_direct ? spot_of(s, to) : take_scratch(s, 1);
        s->from = s->to;
        return;
    }
    if (!from->is_packed)
        s->from = spot_of(s, from);
    else
        s->from = is_direct ? spot_of(s, to) : take_scratch(s, 1);
    s->to = is_direct ? spot_of(s, to) : s->from;
}

/* Of a reduction to a root the others have no target. */
static void set_reduction_spots(share *s) {
    const block_list *const from = &s->source, *const to = &s->target;
    const bool is_direct = to->n == 1 && !to->is_packed;
    const bool takes_scratch = to->n == 0 ? from->is_packed : to->is_packed;
    if (is_direct)
        s->to = spot_of(s, to);
    else if (takes_scratch)
        s->to = take_scratch(s, 1);
    else
        s->to = spot_of(s, from);
    s->from = from->is_packed ? s->to : spot_of(s, from);
}

/* Buffers of the collective: an end that is packed has scratch, at the place
 * where NCCL counts it as in place if there is one. */
static void set_spots(share *s) {
    const block_list *const from = &s->source, *const to = &s->target;
    const int n = s->n;
    switch (s->kind) {
    case SDYI_NCCL_ALL_GATHER:
        s->to = to->is_packed ? take_scratch(s, n) : spot_of(s, to);
        s->from =
            from->is_packed ? slot_of(s, s->to, s->own) : spot_of(s, from);
        break;
    case SDYI_NCCL_REDUCE_SCATTER:
        s->from = from->is_packed ? take_scratch(s, n) : spot_of(s, from);
        if (!to->is_packed)
            s->to = spot_of(s, to);
        else
            s->to = from->is_packed ? slot_of(s, s->from, s->own)
                                    : take_scratch(s, 1);
        break;
    case SDYI_NCCL_REDUCE:
    case SDYI_NCCL_ALL_REDUCE:
        set_reduction_spots(s);
        break;
    case SDYI_NCCL_ALL_TO_ALL:
        s->from = from->is_packed ? take_scratch(s, n) : spot_of(s, from);
        s->to = to->is_packed ? take_scratch(s, n) : spot_of(s, to);
        break;
    case SDYI_NCCL_BROADCAST:
        set_broadcast_spots(s);
        break;
    case SDYI_NCCL_IDLE:
    case SDYI_NCCL_MESSAGES:
        break;
    }
}

/* -- launches -------------------------------------------------------------- */

static sdyi_place place_of(const share *s, const block_list *side, int64_t i) {
    sdyi_place place = {.base = (int)side->end->buffer,
                        .offset = start_of(s, side, i)};
    memcpy(place.strides, side->end->strides,
           (size_t)s->rank * sizeof place.strides[0]);
    return place;
}

/* Block `i` of the tight blocks that start at a spot, as kernels take it. */
static sdyi_place packed_at(const share *s, sdyi_nccl_spot spot, int64_t i,
                            const block *b) {
    sdyi_place place = {.base = spot.base,
                        .offset = spot.offset + i * (int64_t)s->bytes};
    sdyi_tight_strides(b->counts, s->rank, place.strides);
    return place;
}

static void add_move(const share *s, const block *b, sdyi_place in,
                     sdyi_place out, sdyi_gpu_move *moves, int64_t *n) {
    if (volume_of(s, b) == 0)
        return;
    sdyi_gpu_move *const m = &moves[(*n)++];
    m->rank = s->rank;
    m->in = in;
    m->out = out;
    memcpy(m->counts, b->counts, (size_t)s->rank * sizeof b->counts[0]);
}

/* Pack; the root of a broadcast also copies its own box where NCCL does not. */
static sdyrt_status add_before(const share *s, sdyi_gpu_move *moves,
                               sdyi_nccl_round *round) {
    const block_list *const from = &s->source, *const to = &s->target;
    int64_t n = 0;
    for (int64_t i = 0; i < from->n && from->is_packed; i++)
        add_move(s, &from->parts[i], place_of(s, from, i),
                 packed_at(s, s->from, i, &from->parts[i]), moves, &n);
    if (s->sends_to_self && to->n > 0 && to->is_packed)
        add_move(s, &to->parts[0], place_of(s, from, 0), place_of(s, to, 0),
                 moves, &n);
    return n == 0 ? SDYRT_OK
                  : sdyi_batch_moves(moves, n, s->width, &round->before);
}

/* True if what a rank gives to an all-gather lies where its own block goes. */
static bool own_stays(const share *s) {
    const sdyi_end *const from = s->source.end, *const to = s->target.end;
    return s->kind == SDYI_NCCL_ALL_GATHER && from->buffer == to->buffer &&
           start_of(s, &s->source, 0) == start_of(s, &s->target, s->own) &&
           memcmp(from->strides, to->strides,
                  (size_t)s->rank * sizeof to->strides[0]) == 0;
}

/* Unpack what is not there yet. */
static sdyrt_status add_after(const share *s, sdyi_gpu_move *moves,
                              sdyi_nccl_round *round) {
    const block_list *const to = &s->target;
    const bool stays = own_stays(s);
    int64_t n = 0;
    for (int64_t i = 0; i < to->n && to->is_packed && !s->sends_to_self; i++)
        if (!stays || i != s->own)
            add_move(s, &to->parts[i], packed_at(s, s->to, i, &to->parts[i]),
                     place_of(s, to, i), moves, &n);
    return n == 0 ? SDYRT_OK
                  : sdyi_batch_moves(moves, n, s->width, &round->after);
}

static void set_collective(const sdyi_nccl_path *path, const share *s,
                           sdyi_nccl_collective *c) {
    sdyi_nccl_twin twin = {SDYI_NCCL_INT8, SDYI_NCCL_SUM, s->width}; /* bytes */
    if (path->step.n_terms > 1)
        (void)sdyi_nccl_find_twin(&path->step, false, &twin);
    *c = (sdyi_nccl_collective){.kind = s->kind,
                                .comm = path->comm,
                                .n = s->n,
                                .own = s->own,
                                .root = s->root,
                                .from = s->from,
                                .to = s->to,
                                .bytes = s->bytes,
                                .count = s->bytes / s->width * twin.numbers,
                                .dtype = twin.dtype,
                                .op = twin.op};
}

/* Round `k`, in its half of the scratch where there are several. */
static sdyrt_status add_round(const sdyi_nccl_path *path, int64_t k,
                              size_t half, share *s, sdyi_gpu_move *moves,
                              sdyi_nccl_round *round) {
    int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
    sdyi_part_box(&s->cut, k, offset, counts);
    s->bytes = s->width * (size_t)sdyi_box_volume(counts, s->rank);
    s->scratch_start = (size_t)(k % 2) * half;
    s->scratch_bytes = 0;
    cut_list(s, &s->source, k);
    cut_list(s, &s->target, k);
    set_spots(s);
    set_collective(path, s, &round->collective);
    const size_t n = (size_t)(s->source.n + s->target.n) + 1;
    memset(moves, 0, n * sizeof *moves);
    SDYI_TRY(add_before(s, moves, round));
    memset(moves, 0, n * sizeof *moves);
    return add_after(s, moves, round);
}

/* Rounds that take turns with two halves of the scratch, each as large as what
 * the first, which is the largest, may pack. */
static sdyrt_status add_rounds(const sdyi_nccl_path *path, share *s,
                               sdyi_gpu_move *moves, sdyi_nccl_part *part,
                               size_t *scratch_bytes) {
    int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
    sdyi_part_box(&s->cut, 0, offset, counts);
    const size_t largest = s->width * (size_t)sdyi_box_volume(counts, s->rank);
    const size_t n =
        (size_t)(s->source.n > s->target.n ? s->source.n : s->target.n);
    const size_t half = sdyi_nccl_segment(n * largest);
    SDYI_ALLOC(part->rounds, s->cut.n);
    part->n_rounds = s->cut.n;
    for (int64_t k = 0; k < s->cut.n; k++) {
        SDYI_TRY(add_round(path, k, half, s, moves, &part->rounds[k]));
        if (s->scratch_bytes > 0 &&
            s->scratch_start + s->scratch_bytes > *scratch_bytes)
            *scratch_bytes = s->scratch_start + s->scratch_bytes;
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_nccl_build_collective(const sdyi_nccl_path *path,
                                        int tensor_rank, int rank,
                                        sdyi_nccl_part *part,
                                        size_t *scratch_bytes) {
    const sdyi_step *const step = &path->step;
    if (step->group.own < 0)
        return SDYRT_OK;
    share s = {.kind = path->kind,
               .rank = tensor_rank,
               .width = sdyrt_dtype_bytes(step->target.dtype),
               .n = (int)step->group.n,
               .own = (int)step->group.own,
               .root = -1,
               .source = {.end = &step->source},
               .target = {.end = &step->target}};
    const size_t n = 2 * (size_t)s.n + 2;
    block *const blocks = calloc(2 * n, sizeof *blocks);
    sdyi_gpu_move *const moves = calloc(n, sizeof *moves);
    sdyrt_status status = SDYRT_OK;
    if (blocks == NULL || moves == NULL) {
        status = SDYI_NO_MEMORY(n * (2 * sizeof *blocks + sizeof *moves));
        goto free_blocks;
    }
    s.source.blocks = blocks;
    s.source.parts = blocks + s.n + 1;
    s.target.blocks = blocks + n;
    s.target.parts = blocks + n + s.n + 1;
    if (s.kind == SDYI_NCCL_BROADCAST || s.kind == SDYI_NCCL_REDUCE)
        load_tiles(path, rank, &s);
    else
        load_blocks(path, rank, &s);
    if (cut_blocks(path, &s))
        status = add_rounds(path, &s, moves, part, scratch_bytes);

free_blocks:
    free(blocks);
    free(moves);
    return status;
}

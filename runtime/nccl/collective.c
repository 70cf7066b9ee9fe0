/* Collectives of NCCL in programs: the choice of one for a step, and the
 * launches around it.
 *
 * Decisions that all ranks must share use axis lists and sizes alone: blocks
 * that are parts of tiles count as packed unless no rank's can be, and buffers
 * that may have any strides as packed always. Each rank then packs only where
 * its own buffer needs it. */
#include "base/dtypes.h"
#include "base/reductions.h"
#include "base/status.h"
#include "collectives/plan/boxes.h"
#include "kernels/convert_values.h"
#include "runtime/nccl/program.h"

#include <stdlib.h>
#include <string.h>

/* -- what NCCL combines ---------------------------------------------------- */

/* NCCL's dtypes and operations of lists, each plus one: 0 is none. */
enum { SDYI_NCCL_NONE = -1 };
#define DTYPE(name, text, bytes, numbers, nccl)                                \
    [SDYRT_##name] = {1 + (int)SDYI_NCCL_##nccl, numbers},
static const struct {
    int nccl, numbers; /* an element */
} dtypes[SDYRT_DTYPE_COUNT] = {SDYI_DTYPES(DTYPE)};
#define FOLD(dtype, reduction, T, identity, nccl, ...)                         \
    [SDYRT_##dtype].of[SDYRT_##reduction] = 1 + (int)SDYI_NCCL_##nccl,
static const struct {
    int of[SDYRT_REDUCTION_COUNT];
} redops[SDYRT_DTYPE_COUNT] = {SDYI_FOLDS(FOLD)};

/* NCCL's dtype and operation for the terms of a step; an element is `numbers`
 * of that dtype. */
typedef struct twin {
    sdyi_nccl_dtype dtype;
    sdyi_nccl_redop op;
    size_t numbers;
} twin;

/* Floats are left to NCCL only where the order of their terms is free. */
static bool find_twin(const sdyi_step *step, bool is_deterministic, twin *t) {
    const sdyrt_dtype dtype = step->target.dtype;
    const int nccl = dtypes[dtype].nccl;
    const int op = redops[dtype].of[step->reduction];
    const bool is_float = sdyi_int_of(dtype) == 0;
    if (nccl == 0 || op == 0 || (is_float && is_deterministic))
        return false;
    *t = (twin){(sdyi_nccl_dtype)(nccl - 1), (sdyi_nccl_redop)(op - 1),
                (size_t)dtypes[dtype].numbers};
    return true;
}

/* -- what all ranks decide alike ------------------------------------------- */

static bool are_cut_alike(const sdyi_dist *a, const sdyi_dist *b, int d) {
    const sdyi_split *const x = &a->splits[d], *const y = &b->splits[d];
    const sdyi_digits own = sdyi_dist_digits(a, d);
    const sdyi_digits other = sdyi_dist_digits(b, d);
    return sdyi_split_alike(x, y) && !sdyi_split_has_halo(x) &&
           !sdyi_split_has_halo(y) && own.count == other.count &&
           memcmp(own.at, other.at, (size_t)own.count * sizeof *own.at) == 0;
}

bool sdyi_nccl_may_pack(const sdyi_end *end, const sdyi_end *other,
                        int tensor_rank, bool is_strided) {
    if (is_strided)
        return true;
    int last = tensor_rank - 1; /* where boxes may be parts of tiles */
    while (last >= 0 && are_cut_alike(end->origin, end->dist, last) &&
           (sdyi_split_shards(&other->dist->splits[last]) == 1 ||
            are_cut_alike(end->dist, other->dist, last)))
        last--;
    for (int d = 0; d < last; d++) {
        const int64_t a = sdyi_split_largest(&end->dist->splits[d]);
        const int64_t b = sdyi_split_largest(&other->dist->splits[d]);
        if (a > 1 && b > 1)
            return true;
    }
    return false;
}

static sdyi_nccl_kind kind_of(const sdyi_nccl_rank *me, const sdyi_step *step) {
    if (!step->is_even || step->block_bytes == 0)
        return SDYI_NCCL_MESSAGES;
    switch (step->kind) {
    case SDYRT_STEP_ALL_GATHER:
        return SDYI_NCCL_ALL_GATHER;
    case SDYRT_STEP_BROADCAST:
        return SDYI_NCCL_BROADCAST;
    case SDYRT_STEP_ALL_TO_ALL:
        return me->api->all_to_all == NULL ? SDYI_NCCL_MESSAGES
                                           : SDYI_NCCL_ALL_TO_ALL;
    case SDYRT_STEP_ALL_REDUCE:
    case SDYRT_STEP_REDUCE_SCATTER:
        if (!find_twin(step, me->is_deterministic, &(twin){0}))
            return SDYI_NCCL_MESSAGES;
        return step->kind == SDYRT_STEP_ALL_REDUCE ? SDYI_NCCL_ALL_REDUCE
                                                   : SDYI_NCCL_REDUCE_SCATTER;
    case SDYRT_STEP_EXCHANGE:
    case SDYRT_STEP_REDUCE:
    case SDYRT_STEP_PERMUTE:
    case SDYRT_STEP_COPY:
    case SDYRT_STEP_FILL:
    case SDYRT_STEP_CONVERT:
        break;
    }
    return SDYI_NCCL_MESSAGES;
}

/* Bytes of scratch of a rank that packs all blocks it may have to. */
static size_t most_scratch(sdyi_nccl_kind kind, const sdyi_step *step,
                           bool packs_source, bool packs_target) {
    const size_t one = sdyi_nccl_segment(step->block_bytes);
    const size_t n = (size_t)step->group.n;
    if (step->block_bytes > PTRDIFF_MAX / 4 / n)
        return SIZE_MAX;
    const size_t all = sdyi_nccl_segment(n * step->block_bytes);
    switch (kind) {
    case SDYI_NCCL_ALL_GATHER:
        return packs_target ? all : 0;
    case SDYI_NCCL_REDUCE_SCATTER:
        return packs_source ? all : packs_target ? one : 0;
    case SDYI_NCCL_ALL_TO_ALL:
        return (packs_source ? all : 0) + (packs_target ? all : 0);
    case SDYI_NCCL_ALL_REDUCE:
        return packs_target ? one : 0;
    case SDYI_NCCL_BROADCAST:
        return packs_source || packs_target ? one : 0;
    case SDYI_NCCL_IDLE:
    case SDYI_NCCL_MESSAGES:
        break;
    }
    return 0;
}

/* Put the members in the order of positions, so that few communicators serve
 * many steps. Only where blocks are contiguous in no rank's buffer: then any
 * order is as good. */
static void arrange(sdyi_group *group, int rank) {
    sdyi_digit_list *const list = &group->digits;
    for (int i = 1; i < list->count; i++)
        for (int k = i; k > 0 && list->at[k - 1].stride < list->at[k].stride;
             k--) {
            const sdyi_digit d = list->at[k];
            list->at[k] = list->at[k - 1];
            list->at[k - 1] = d;
        }
    sdyi_group_set_members(group, rank);
}

sdyi_nccl_kind sdyi_nccl_choose(const sdyi_nccl_rank *me, bool is_strided,
                                sdyi_step *step, int tensor_rank, int rank) {
    const sdyi_nccl_kind kind = kind_of(me, step);
    if (kind == SDYI_NCCL_MESSAGES)
        return kind;
    const sdyi_end *const from = &step->source, *const to = &step->target;
    const bool is_source_run =
        !sdyi_nccl_may_pack(from, to, tensor_rank, false);
    const bool is_target_run =
        !sdyi_nccl_may_pack(to, from, tensor_rank, false);
    const bool is_ordered =
        (kind == SDYI_NCCL_ALL_GATHER && is_target_run) ||
        (kind == SDYI_NCCL_REDUCE_SCATTER && is_source_run) ||
        (kind == SDYI_NCCL_ALL_TO_ALL && (is_source_run || is_target_run));
    if (!is_ordered && kind != SDYI_NCCL_BROADCAST)
        arrange(&step->group, rank);
    return most_scratch(kind, step, is_strided || !is_source_run,
                        is_strided || !is_target_run) > me->limit
               ? SDYI_NCCL_MESSAGES
               : kind;
}

/* -- this rank's part ------------------------------------------------------ */

/* A box in a buffer of the plan: what goes to a member or comes from it. */
typedef struct block {
    int64_t offset[SDYRT_MAX_RANK];
    int64_t counts[SDYRT_MAX_RANK];
} block;

/* The blocks of this rank at one end of a collective: one for each member, one
 * for all of them, or none. */
typedef struct block_list {
    const sdyi_end *end;
    block *blocks;
    int64_t n;
    /* The blocks are not contiguous runs that follow each other in the buffer
     * in this order: they are packed in other memory for the collective. */
    bool is_packed;
} block_list;

typedef struct share {
    sdyi_nccl_kind kind;
    int rank; /* dimensions */
    size_t width;
    int n, own, root; /* members, this rank, the root among them */
    bool is_root;
    block_list source, target;
    size_t bytes;            /* of a block */
    sdyi_nccl_spot from, to; /* the buffers of the collective */
    size_t scratch_bytes;
} share;

static int64_t start_of(const share *s, const block_list *side, int64_t i) {
    return (int64_t)side->end->offset +
           sdyi_offset(side->blocks[i].offset, side->end->strides, s->rank) *
               (int64_t)s->width;
}

static void find_packed(const share *s, block_list *side) {
    side->is_packed = false;
    for (int64_t i = 0; i < side->n; i++)
        side->is_packed |= !sdyi_nccl_is_run(side->blocks[i].counts,
                                             side->end->strides, s->rank) ||
                           start_of(s, side, i) !=
                               start_of(s, side, 0) + i * (int64_t)s->bytes;
}

/* A box of the index space, in coordinates of the end's buffer. */
static void add_block(const share *s, block_list *side, const sdyi_box *box,
                      int rank) {
    sdyi_box origin;
    (void)sdyi_box_of(side->end->origin, rank, &origin);
    block *const b = &side->blocks[side->n++];
    for (int d = 0; d < s->rank; d++) {
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

static void load_broadcast(const sdyi_nccl_path *path, int rank, share *s) {
    const sdyi_group *const g = &path->step.group;
    s->is_root = g->root == rank;
    s->root = g->is_root_apart
                  ? s->n - 1
                  : (int)sdyi_digits_index(
                        sdyi_digits_in(&g->digits),
                        sdyi_placement_position(g->placement, g->root));
    if (s->is_root)
        add_tile(s, &s->source, rank);
    add_tile(s, &s->target, rank);
}

/* All blocks are of one size; a group may have none. */
static void load_blocks(const sdyi_nccl_path *path, int rank, share *s) {
    const sdyi_step *const step = &path->step;
    const int64_t own = step->group.own;
    const bool has_sources =
        s->kind == SDYI_NCCL_ALL_TO_ALL || s->kind == SDYI_NCCL_REDUCE_SCATTER;
    const bool has_targets =
        s->kind == SDYI_NCCL_ALL_TO_ALL || s->kind == SDYI_NCCL_ALL_GATHER;
    sdyi_box box;
    for (int64_t i = has_sources ? 0 : own; i < (has_sources ? s->n : own + 1);
         i++)
        if (sdyi_step_block(step, own, i, &box))
            add_block(s, &s->source, &box, rank);
    for (int64_t i = has_targets ? 0 : own; i < (has_targets ? s->n : own + 1);
         i++)
        if (sdyi_step_block(step, i, own, &box))
            add_block(s, &s->target, &box, rank);
}

/* -- where the collective reads and writes --------------------------------- */

static sdyi_nccl_spot spot_of(const share *s, const block_list *side) {
    return (sdyi_nccl_spot){(int)side->end->buffer, start_of(s, side, 0)};
}

/* Room for `n` blocks of packed ones. */
static sdyi_nccl_spot take_scratch(share *s, int n) {
    const sdyi_nccl_spot spot = {SDYI_NCCL_PACKED, (int64_t)s->scratch_bytes};
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
    case SDYI_NCCL_ALL_REDUCE:
        s->to = to->is_packed ? take_scratch(s, 1) : spot_of(s, to);
        s->from = from->is_packed ? s->to : spot_of(s, from);
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
        add_move(s, &from->blocks[i], place_of(s, from, i),
                 packed_at(s, s->from, i, &from->blocks[i]), moves, &n);
    if (s->is_root && to->n > 0 && to->is_packed)
        add_move(s, &to->blocks[0], place_of(s, from, 0), place_of(s, to, 0),
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
    for (int64_t i = 0; i < to->n && to->is_packed && !s->is_root; i++)
        if (!stays || i != s->own)
            add_move(s, &to->blocks[i], packed_at(s, s->to, i, &to->blocks[i]),
                     place_of(s, to, i), moves, &n);
    return n == 0 ? SDYRT_OK
                  : sdyi_batch_moves(moves, n, s->width, &round->after);
}

static sdyrt_status add_round(const sdyi_nccl_path *path, const share *s,
                              sdyi_gpu_move *moves, size_t n,
                              sdyi_nccl_part *part) {
    twin t = {SDYI_NCCL_INT8, SDYI_NCCL_SUM, s->width}; /* bytes, moved */
    if (path->step.n_terms > 1)
        (void)find_twin(&path->step, false, &t);
    part->n_rounds = 1;
    part->collective =
        (sdyi_nccl_collective){.kind = s->kind,
                               .comm = path->comm,
                               .n = s->n,
                               .own = s->own,
                               .root = s->root,
                               .from = s->from,
                               .to = s->to,
                               .bytes = s->bytes,
                               .count = s->bytes / s->width * t.numbers,
                               .dtype = t.dtype,
                               .op = t.op};
    SDYI_TRY(add_before(s, moves, part->rounds));
    memset(moves, 0, n * sizeof *moves);
    return add_after(s, moves, part->rounds);
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
               .source = {.end = &step->source},
               .target = {.end = &step->target}};
    const size_t n = 2 * (size_t)s.n + 2;
    block *const blocks = calloc(n, sizeof *blocks);
    sdyi_gpu_move *const moves = calloc(n, sizeof *moves);
    part->rounds = calloc(1, sizeof *part->rounds);
    sdyrt_status status = SDYRT_OK;
    if (blocks == NULL || moves == NULL || part->rounds == NULL) {
        status = SDYI_NO_MEMORY(n * (sizeof *blocks + sizeof *moves));
        goto free_blocks;
    }
    s.source.blocks = blocks;
    s.target.blocks = blocks + s.n + 1;
    if (s.kind == SDYI_NCCL_BROADCAST)
        load_broadcast(path, rank, &s);
    else
        load_blocks(path, rank, &s);
    if (s.source.n + s.target.n == 0)
        goto free_blocks; /* as all of its group */
    const block *const any = s.source.n > 0 ? s.source.blocks : s.target.blocks;
    s.bytes = s.width * (size_t)sdyi_box_volume(any->counts, s.rank);
    find_packed(&s, &s.source);
    find_packed(&s, &s.target);
    set_spots(&s);
    *scratch_bytes = s.scratch_bytes;
    status = add_round(path, &s, moves, n, part);

free_blocks:
    free(blocks);
    free(moves);
    return status;
}

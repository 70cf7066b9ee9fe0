/* Sides of collectives: see native.h. */
#include "base/status.h"
#include "runtime/nccl/native.h"

#include <stdlib.h>
#include <string.h>

/* -- blocks ---------------------------------------------------------------- */

static bool are_equal(const int64_t *a, const int64_t *b, int rank) {
    return memcmp(a, b, (size_t)rank * sizeof *a) == 0;
}

bool sdyi_nccl_same_box(const sdyi_nccl_block *a, const sdyi_nccl_block *b,
                        int rank) {
    return are_equal(a->offset, b->offset, rank) &&
           are_equal(a->counts, b->counts, rank);
}

bool sdyi_nccl_same_boxes(const sdyi_nccl_side *side, int rank) {
    for (int64_t i = 1; i < side->n; i++)
        if (!sdyi_nccl_same_box(&side->blocks[0], &side->blocks[i], rank))
            return false;
    return true;
}

int64_t sdyi_nccl_elements(const sdyi_nccl_block *block, int rank) {
    int64_t n = 1;
    for (int d = 0; d < rank; d++)
        n *= block->counts[d];
    return n;
}

bool sdyi_nccl_have_elements(const sdyi_nccl_side *side, int rank, int64_t n) {
    for (int64_t i = 0; i < side->n; i++)
        if (sdyi_nccl_elements(&side->blocks[i], rank) != n)
            return false;
    return true;
}

int64_t sdyi_nccl_start(const sdyi_nccl_side *side,
                        const sdyi_nccl_block *block, int rank) {
    return sdyi_offset(block->offset, side->strides, rank);
}

bool sdyi_nccl_block_is_run(const sdyi_nccl_side *side, int64_t i, int rank) {
    return sdyi_nccl_is_run(side->blocks[i].counts, side->strides, rank);
}

bool sdyi_nccl_contiguous(const sdyi_nccl_side *side, int rank) {
    const sdyi_nccl_block *const first = &side->blocks[0];
    const int64_t n = sdyi_nccl_elements(first, rank);
    for (int64_t i = 0; i < side->n; i++)
        if (!sdyi_nccl_block_is_run(side, i, rank) ||
            sdyi_nccl_start(side, &side->blocks[i], rank) !=
                sdyi_nccl_start(side, first, rank) + i * n)
            return false;
    return true;
}

/* -- their order ----------------------------------------------------------- */

static int compare_keys(const void *left, const void *right) {
    const sdyi_nccl_block *a = left, *b = right;
    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    return (a->peer > b->peer) - (a->peer < b->peer);
}

static void sort(sdyi_nccl_side *side) {
    if (side->n > 0)
        qsort(side->blocks, (size_t)side->n, sizeof *side->blocks,
              compare_keys);
}

static void sort_by_rank(sdyi_nccl_side *side) {
    for (int64_t i = 0; i < side->n; i++)
        side->blocks[i].key = side->blocks[i].peer;
    sort(side);
}

static void sort_by_place(sdyi_nccl_side *side, int rank) {
    for (int64_t i = 0; i < side->n; i++)
        side->blocks[i].key = sdyi_nccl_start(side, &side->blocks[i], rank);
    sort(side);
}

/* In the order of places, where blocks are contiguous in it; else packed, where
 * any order is as good, in that of ranks: few communicators serve many steps.
 */
void sdyi_nccl_arrange(sdyi_nccl_side *side, int rank) {
    sort_by_place(side, rank);
    side->is_packed = !sdyi_nccl_contiguous(side, rank);
    if (side->is_packed)
        sort_by_rank(side);
}

void sdyi_nccl_sort_alike(const sdyi_nccl_side *first, sdyi_nccl_side *other) {
    sort_by_rank(other);
    for (int64_t i = 0; i < first->n; i++) {
        int64_t low = 0, high = other->n - 1;
        while (low < high) {
            const int64_t middle = (low + high) / 2;
            if (other->blocks[middle].peer < first->blocks[i].peer)
                low = middle + 1;
            else
                high = middle;
        }
        other->blocks[low].key = i;
    }
    sort(other);
}

bool sdyi_nccl_same_peers(const sdyi_nccl_side *a, const sdyi_nccl_side *b) {
    for (int64_t i = 0; i < a->n && a->n == b->n; i++)
        if (a->blocks[i].peer != b->blocks[i].peer)
            return false;
    return a->n == b->n;
}

/* -- the boxes of a step --------------------------------------------------- */

static void add_block(sdyi_nccl_side *side, const sdyi_peer_box *piece,
                      const int64_t *offset, int rank) {
    sdyi_nccl_block *b = &side->blocks[side->n++];
    b->peer = piece->peer;
    memcpy(b->offset, offset, (size_t)rank * sizeof *offset);
    memcpy(b->counts, piece->counts, (size_t)rank * sizeof *offset);
}

sdyrt_status sdyi_nccl_load_blocks(const sdyrt_context *context,
                                   const sdyi_exchange *step,
                                   sdyi_nccl_native *native) {
    const int own = context->rank;
    const size_t n = (size_t)(step->n_sends + step->n_receives) + 1;
    const int rank = step->rank;
    *native = (sdyi_nccl_native){
        .kind = SDYI_NCCL_IDLE,
        .rank = rank,
        .width = sdyrt_dtype_bytes(step->dtype),
        .source = {.buffer = step->source, .strides = step->source_strides},
        .target = {.buffer = step->target, .strides = step->target_strides},
        .leader = -1};
    native->source.blocks = calloc(n + 1, sizeof *native->source.blocks);
    native->members = calloc((size_t)context->size, sizeof *native->members);
    if (native->source.blocks == NULL || native->members == NULL)
        return SDYI_NO_MEMORY((n + 1) * sizeof *native->source.blocks +
                              (size_t)context->size * sizeof *native->members);
    native->target.blocks = native->source.blocks + step->n_sends + 1;
    for (int64_t i = 0; i < step->n_sends; i++)
        add_block(&native->source, &step->sends[i], step->sends[i].offset,
                  rank);
    for (int64_t i = 0; i < step->n_receives; i++) {
        const sdyi_peer_box *piece = &step->receives[i];
        if (piece->peer == own && native->source.n == step->n_sends)
            add_block(&native->source, piece, piece->peer_offset, rank);
        if (piece->peer != own)
            native->kind = SDYI_NCCL_MESSAGES;
        add_block(&native->target, piece, piece->offset, rank);
    }
    if (step->n_sends > 0)
        native->kind = SDYI_NCCL_MESSAGES;
    sort_by_rank(&native->source);
    sort_by_rank(&native->target);
    return SDYRT_OK;
}

bool sdyi_nccl_closed(const sdyi_exchange *step,
                      const sdyi_nccl_native *native) {
    return native->source.n == step->n_sends + 1 &&
           sdyi_nccl_same_peers(&native->source, &native->target);
}

void sdyi_nccl_set_members(const sdyi_nccl_side *side, int own,
                           sdyi_nccl_native *native) {
    native->n = (int)side->n;
    for (int i = 0; i < native->n; i++) {
        native->members[i] = side->blocks[i].peer;
        if (native->members[i] == own)
            native->own = i;
    }
}

void sdyi_nccl_take_one(sdyi_nccl_side *side, int rank) {
    side->n = 1;
    side->is_packed = !sdyi_nccl_block_is_run(side, 0, rank);
}

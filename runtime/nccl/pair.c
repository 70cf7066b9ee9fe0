/* Two steps that are one all_reduce: terms are reduced to a share each, which
 * all ranks of the group then gather; or all are reduced by each rank, and
 * copied. */
#include "runtime/nccl/native.h"

#include <string.h>

/* Blocks that do not overlap become the box that they make up; false: they do
 * not make up one. */
static bool join(const sdyi_nccl_side *side, int rank, sdyi_nccl_block *whole) {
    int64_t n = 0;
    if (side->n == 0)
        return false;
    *whole = side->blocks[0];
    for (int64_t i = 0; i < side->n; i++) {
        const sdyi_nccl_block *b = &side->blocks[i];
        n += sdyi_nccl_elements(b, rank);
        for (int d = 0; d < rank; d++) {
            const int64_t end = whole->offset[d] + whole->counts[d];
            const int64_t other = b->offset[d] + b->counts[d];
            if (b->offset[d] < whole->offset[d])
                whole->offset[d] = b->offset[d];
            whole->counts[d] = (end > other ? end : other) - whole->offset[d];
        }
    }
    return n == sdyi_nccl_elements(whole, rank);
}

/* Whether each block is at the same place of both wholes. */
static bool have_same_parts(const sdyi_nccl_side *a,
                            const sdyi_nccl_block *a_whole,
                            const sdyi_nccl_side *b,
                            const sdyi_nccl_block *b_whole, int rank) {
    for (int64_t i = 0; i < a->n; i++)
        for (int d = 0; d < rank; d++)
            if (a->blocks[i].counts[d] != b->blocks[i].counts[d] ||
                a->blocks[i].offset[d] - a_whole->offset[d] !=
                    b->blocks[i].offset[d] - b_whole->offset[d])
                return false;
    return true;
}

/* Whether this rank combines one box of terms, its own among them, and all that
 * it sends then is the result. */
static bool has_share(const sdyi_exchange *first, const sdyi_nccl_native *a,
                      const sdyi_exchange *second, const sdyi_nccl_native *b) {
    return first->n_receives == first->n_terms &&
           a->source.n == first->n_sends + 1 &&
           sdyi_nccl_same_boxes(&a->target, a->rank) &&
           first->target == second->source &&
           memcmp(first->target_strides, second->source_strides,
                  (size_t)a->rank * sizeof first->target_strides[0]) == 0 &&
           b->source.n == second->n_sends + 1 &&
           sdyi_nccl_same_boxes(&b->source, a->rank) &&
           sdyi_nccl_same_box(&a->target.blocks[0], &b->source.blocks[0],
                              a->rank);
}

/* Nothing is left for a share of this rank's, where there are few rows. */
static bool has_none(const sdyi_nccl_native *a, const sdyi_nccl_native *b) {
    return a->target.n == 0 && b->source.n == 0;
}

/* What is reduced, and where the result is wanted. */
static bool find_wholes(const sdyi_exchange *first, const sdyi_nccl_native *a,
                        const sdyi_exchange *second, const sdyi_nccl_native *b,
                        sdyi_nccl_block *from, sdyi_nccl_block *to) {
    const int rank = a->rank;
    const bool is_owner = has_share(first, a, second, b);
    if (is_owner && sdyi_nccl_closed(first, a) && b->source.n == 1 &&
        b->target.n == 1 && sdyi_nccl_same_boxes(&a->source, rank)) {
        *from = a->source.blocks[0];
        *to = b->target.blocks[0];
        return memcmp(from->counts, to->counts, sizeof from->counts) == 0;
    }
    return (is_owner ? sdyi_nccl_same_peers(&a->target, &b->source)
                     : has_none(a, b)) &&
           sdyi_nccl_same_peers(&a->source, &b->target) &&
           join(&a->source, rank, from) && join(&b->target, rank, to) &&
           have_same_parts(&a->source, from, &b->target, to, rank);
}

/* Turns `a` into one all_reduce of both. */
static void classify(const sdyrt_context *context, const sdyi_exchange *first,
                     sdyi_nccl_native *a, const sdyi_exchange *second,
                     const sdyi_nccl_native *b) {
    const sdyi_nccl_rank *me = context->state;
    sdyi_nccl_block from, to;
    if (first->kind != SDYRT_STEP_REDUCE ||
        !find_wholes(first, a, second, b, &from, &to))
        return;
    a->bytes = (size_t)sdyi_nccl_elements(&from, a->rank) * a->width;
    if (a->bytes == 0 ||
        !sdyi_nccl_set_reduction(first, me->is_deterministic, a))
        return;
    a->kind = SDYI_NCCL_ALL_REDUCE;
    if (a->target.n > 0)
        sdyi_nccl_set_members(&a->target, context->rank, a);
    else
        a->leader = a->source.blocks[0].peer;
    a->source.blocks[0] = from;
    sdyi_nccl_take_one(&a->source, a->rank);
    a->target.buffer = second->target;
    a->target.strides = second->target_strides;
    a->target.blocks[0] = to;
    sdyi_nccl_take_one(&a->target, a->rank);
    sdyi_nccl_set_spots(context, a);
}

sdyrt_status sdyi_nccl_recognise_pair(const sdyrt_context *context,
                                      const sdyi_exchange *first,
                                      const sdyi_exchange *second,
                                      sdyi_nccl_native *native) {
    sdyi_nccl_native b = {0};
    sdyrt_status status = sdyi_nccl_load_blocks(context, first, native);
    if (status == SDYRT_OK)
        status = sdyi_nccl_load_blocks(context, second, &b);
    if (status == SDYRT_OK && native->kind != SDYI_NCCL_IDLE)
        classify(context, first, native, second, &b);
    else if (status == SDYRT_OK)
        native->kind = b.kind;
    sdyi_nccl_native_free(&b);
    return status;
}

/* Which boxes of a step are packed. */
#include "runtime/nccl/program.h"

size_t sdyi_nccl_segment(size_t bytes) {
    return (bytes + SDYI_NCCL_SEGMENT - 1) / SDYI_NCCL_SEGMENT *
           SDYI_NCCL_SEGMENT;
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

bool sdyi_nccl_packs_send(const sdyi_exchange *step,
                          const sdyi_peer_box *piece) {
    return !sdyi_nccl_is_run(piece->counts, step->source_strides, step->rank);
}

bool sdyi_nccl_packs_receive(const sdyi_exchange *step,
                             const sdyi_peer_box *piece) {
    return step->kind == SDYRT_STEP_REDUCE ||
           !sdyi_nccl_is_run(piece->counts, step->target_strides, step->rank);
}

/* The choice of a collective of NCCL for a step.
 *
 * Decisions that all ranks must share use axis lists and sizes alone: blocks
 * that are parts of tiles count as packed unless no rank's can be, and buffers
 * that may have any strides as packed always. Each rank then packs only where
 * its own buffer needs it (collective.c).
 *
 *   blocks                         a collective
 *   alike                          of them, as they are
 *   that differ, by a fifth of     all_gather, reduce_scatter: of blocks as
 *     the largest on average         large as the largest, which are packed
 *   that differ more               none
 *   that do not fit the scratch,   in rounds, each of a part of all blocks;
 *     packed                         all_to_all, which is messages within NCCL,
 *                                    none
 */
#include "base/dtypes.h"
#include "base/reductions.h"
#include "base/status.h"
#include "kernels/convert_values.h"
#include "runtime/nccl/program.h"

#include <string.h>

/* Bytes of the part of a block that one round moves, at least, and what they
 * are a multiple of: the widest access. */
#define LEAST_PART ((size_t)16)

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

bool sdyi_nccl_find_twin(const sdyi_step *step, bool is_deterministic,
                         sdyi_nccl_twin *twin) {
    const sdyrt_dtype dtype = step->target.dtype;
    const int nccl = dtypes[dtype].nccl;
    const int op = redops[dtype].of[step->reduction];
    const bool is_float = sdyi_int_of(dtype) == 0;
    if (nccl == 0 || op == 0 || (is_float && is_deterministic))
        return false;
    *twin =
        (sdyi_nccl_twin){(sdyi_nccl_dtype)(nccl - 1), (sdyi_nccl_redop)(op - 1),
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

/* -- kinds ----------------------------------------------------------------- */

/* The kind of collective that a step is, whatever its blocks are. */
static sdyi_nccl_kind kind_of(const sdyi_nccl_rank *me, const sdyi_step *step) {
    sdyi_nccl_kind reduction = SDYI_NCCL_MESSAGES;
    switch (step->kind) {
    case SDYRT_STEP_ALL_GATHER:
        return SDYI_NCCL_ALL_GATHER;
    case SDYRT_STEP_BROADCAST:
        return SDYI_NCCL_BROADCAST;
    case SDYRT_STEP_ALL_TO_ALL:
        return me->api->all_to_all == NULL ? SDYI_NCCL_MESSAGES
                                           : SDYI_NCCL_ALL_TO_ALL;
    case SDYRT_STEP_ALL_REDUCE:
        reduction = SDYI_NCCL_ALL_REDUCE;
        break;
    case SDYRT_STEP_REDUCE_SCATTER:
        reduction = SDYI_NCCL_REDUCE_SCATTER;
        break;
    case SDYRT_STEP_REDUCE:
        if (step->group.placement == NULL)
            return SDYI_NCCL_MESSAGES;
        reduction = SDYI_NCCL_REDUCE;
        break;
    case SDYRT_STEP_EXCHANGE:
    case SDYRT_STEP_PERMUTE:
    case SDYRT_STEP_COPY:
    case SDYRT_STEP_FILL:
    case SDYRT_STEP_CONVERT:
        return SDYI_NCCL_MESSAGES;
    }
    return sdyi_nccl_find_twin(step, me->is_deterministic, &(sdyi_nccl_twin){0})
               ? reduction
               : SDYI_NCCL_MESSAGES;
}

/* Bytes of the largest tile at an end, or as many as there are. */
static size_t largest_tile(const sdyi_end *end, int tensor_rank) {
    size_t bytes = sdyrt_dtype_bytes(end->dtype);
    for (int d = 0; d < tensor_rank; d++)
        if (__builtin_mul_overflow(
                bytes, (size_t)sdyi_split_largest(&end->dist->splits[d]),
                &bytes))
            return SIZE_MAX / 2;
    return bytes;
}

/* True if blocks that differ may be as large as the largest of them, because
 * all of them together grow by a quarter at most. */
static bool may_be_padded(sdyi_nccl_kind kind, const sdyi_step *step,
                          int tensor_rank) {
    if (kind != SDYI_NCCL_ALL_GATHER && kind != SDYI_NCCL_REDUCE_SCATTER)
        return false;
    const size_t all = largest_tile(
        kind == SDYI_NCCL_ALL_GATHER ? &step->target : &step->source,
        tensor_rank);
    return step->block_bytes * (size_t)step->group.n <= all + all / 4;
}

/* -- scratch --------------------------------------------------------------- */

/* Bytes of scratch of a rank that packs all blocks it may have to. */
static size_t most_scratch(sdyi_nccl_kind kind, const sdyi_step *step,
                           bool packs_source, bool packs_target) {
    const size_t one = sdyi_nccl_segment(step->block_bytes);
    const size_t all =
        sdyi_nccl_segment((size_t)step->group.n * step->block_bytes);
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
    case SDYI_NCCL_REDUCE:
        return packs_source || packs_target ? one : 0;
    case SDYI_NCCL_IDLE:
    case SDYI_NCCL_MESSAGES:
        break;
    }
    return 0;
}

/* Bytes of a block in one round: each of two halves of the scratch has room for
 * those of all members, where a rank packs so many; 0: for too few. */
static size_t part_of_limit(size_t limit, sdyi_nccl_kind kind, size_t n) {
    const bool has_all =
        kind == SDYI_NCCL_ALL_GATHER || kind == SDYI_NCCL_REDUCE_SCATTER;
    size_t half = limit / 2;
    if (half >= SDYI_NCCL_SEGMENT)
        half -= half % SDYI_NCCL_SEGMENT;
    return half / (has_all ? n : 1) / LEAST_PART * LEAST_PART;
}

/* Put the members in the order of positions, so that few communicators serve
 * many steps. Only where blocks are contiguous in no rank's buffer: then any
 * order is as good. */
static void arrange(sdyi_group *group, int rank) {
    sdyi_digit_list *const list = &group->digits;
    const int root = group->root;
    for (int i = 1; i < list->count; i++)
        for (int k = i; k > 0 && list->at[k - 1].stride < list->at[k].stride;
             k--) {
            const sdyi_digit d = list->at[k];
            list->at[k] = list->at[k - 1];
            list->at[k - 1] = d;
        }
    sdyi_group_set_members(group, rank);
    group->root = root;
}

void sdyi_nccl_choose(const sdyi_nccl_rank *me, bool is_strided,
                      int tensor_rank, int rank, sdyi_nccl_path *path) {
    sdyi_step *const step = &path->step;
    const sdyi_end *const from = &step->source, *const to = &step->target;
    const size_t n = (size_t)step->group.n;
    const sdyi_nccl_kind kind = kind_of(me, step);
    path->kind = SDYI_NCCL_MESSAGES;
    path->limit = SIZE_MAX;
    if (kind == SDYI_NCCL_MESSAGES || step->block_bytes == 0 ||
        step->block_bytes > PTRDIFF_MAX / 4 / n ||
        (!step->is_even && !may_be_padded(kind, step, tensor_rank)))
        return;
    const bool is_source_run =
        step->is_even && !sdyi_nccl_may_pack(from, to, tensor_rank, false);
    const bool is_target_run =
        step->is_even && !sdyi_nccl_may_pack(to, from, tensor_rank, false);
    const bool fits = most_scratch(kind, step, is_strided || !is_source_run,
                                   is_strided || !is_target_run) <= me->limit;
    if (!fits) {
        path->limit = kind == SDYI_NCCL_ALL_TO_ALL
                          ? 0
                          : part_of_limit(me->limit, kind, n);
        if (path->limit == 0)
            return;
    }
    path->kind = kind;
    const bool is_ordered =
        (kind == SDYI_NCCL_ALL_GATHER && is_target_run) ||
        (kind == SDYI_NCCL_REDUCE_SCATTER && is_source_run) ||
        (kind == SDYI_NCCL_ALL_TO_ALL && (is_source_run || is_target_run));
    if ((!is_ordered || !fits) && !step->group.is_root_apart)
        arrange(&step->group, rank);
}

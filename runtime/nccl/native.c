/* Which collective a step is, as one rank sees it. */
#include "runtime/nccl/native.h"
#include "base/status.h"

#include <stdlib.h>

/* -- what NCCL combines ---------------------------------------------------- */

/* How NCCL takes a dtype in reductions: `parts` numbers an element. */
typedef struct number {
    sdyrt_dtype dtype;
    sdyi_nccl_dtype nccl;
    size_t parts;
    bool is_integer;
} number;

/* NCCL has no 16-bit integers. */
static const number numbers[] = {
    {SDYRT_I8, SDYI_NCCL_INT8, 1, true},
    {SDYRT_U8, SDYI_NCCL_UINT8, 1, true},
    {SDYRT_I32, SDYI_NCCL_INT32, 1, true},
    {SDYRT_U32, SDYI_NCCL_UINT32, 1, true},
    {SDYRT_I64, SDYI_NCCL_INT64, 1, true},
    {SDYRT_U64, SDYI_NCCL_UINT64, 1, true},
    {SDYRT_F16, SDYI_NCCL_FLOAT16, 1, false},
    {SDYRT_BF16, SDYI_NCCL_BFLOAT16, 1, false},
    {SDYRT_F32, SDYI_NCCL_FLOAT32, 1, false},
    {SDYRT_F64, SDYI_NCCL_FLOAT64, 1, false},
    {SDYRT_C64, SDYI_NCCL_FLOAT32, 2, false},
    {SDYRT_C128, SDYI_NCCL_FLOAT64, 2, false},
};

/* Of floats only where their order is free, and no max or min, in which NCCL
 * loses NaNs (fmaxf) that ours keep. */
bool sdyi_nccl_set_reduction(const sdyi_exchange *step, bool is_deterministic,
                             sdyi_nccl_native *native) {
    static const sdyi_nccl_redop ops[] = {[SDYRT_SUM] = SDYI_NCCL_SUM,
                                          [SDYRT_PROD] = SDYI_NCCL_PROD,
                                          [SDYRT_MAX] = SDYI_NCCL_MAX,
                                          [SDYRT_MIN] = SDYI_NCCL_MIN};
    const number *n = NULL;
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        if (numbers[i].dtype == step->dtype)
            n = &numbers[i];
    const bool is_sum = step->reduction == SDYRT_SUM;
    if (n == NULL || (n->parts > 1 && !is_sum) ||
        (!n->is_integer &&
         (is_deterministic || (!is_sum && step->reduction != SDYRT_PROD))))
        return false;
    native->dtype = n->nccl;
    native->op = ops[step->reduction];
    native->count = native->bytes / native->width * n->parts;
    return true;
}

/* -- movement -------------------------------------------------------------- */

static void recognise_gather(sdyi_nccl_native *native, int own) {
    sdyi_nccl_side *const from = &native->source, *const to = &native->target;
    sdyi_nccl_arrange(to, native->rank);
    sdyi_nccl_set_members(to, own, native);
    sdyi_nccl_take_one(from, native->rank);
    native->kind = SDYI_NCCL_ALL_GATHER;
    /* in one buffer only where NCCL takes it as in place, or finds it packed */
    if (from->buffer == to->buffer &&
        !sdyi_nccl_same_box(&from->blocks[0], &to->blocks[native->own],
                            native->rank))
        native->kind = SDYI_NCCL_MESSAGES;
}

/* Whether messages would pack every box but the own one anyway. */
static bool packs_all(const sdyi_nccl_side *side, int own, int rank) {
    for (int64_t i = 0; i < side->n; i++)
        if (side->blocks[i].peer != own &&
            sdyi_nccl_block_is_run(side, i, rank))
            return false;
    return true;
}

static void recognise_all_to_all(sdyi_nccl_native *native, int own) {
    sdyi_nccl_side *const from = &native->source, *const to = &native->target;
    const int rank = native->rank;
    sdyi_nccl_arrange(to, rank);
    sdyi_nccl_arrange(from, rank);
    sdyi_nccl_side *const first = from->is_packed ? to : from;
    sdyi_nccl_side *const other = from->is_packed ? from : to;
    sdyi_nccl_sort_alike(first, other);
    other->is_packed = !sdyi_nccl_contiguous(other, rank);
    sdyi_nccl_set_members(first, own, native);
    if (from->buffer != to->buffer &&
        (!from->is_packed || packs_all(from, own, rank)) &&
        (!to->is_packed || packs_all(to, own, rank)))
        native->kind = SDYI_NCCL_ALL_TO_ALL;
}

/* Who sends knows how many there are; all learn who from the offers. */
static void recognise_broadcast(const sdyi_exchange *step, int own,
                                sdyi_nccl_native *native) {
    sdyi_nccl_side *const from = &native->source, *const to = &native->target;
    const bool is_root = step->n_sends >= 2 &&
                         sdyi_nccl_same_boxes(from, native->rank) &&
                         from->n == step->n_sends + to->n && to->n <= 1;
    const bool is_other =
        step->n_sends == 0 && to->n == 1 && to->blocks[0].peer != own;
    if ((!is_root && !is_other) || from->buffer == to->buffer)
        return;
    native->kind = SDYI_NCCL_BROADCAST;
    native->leader = is_root ? own : to->blocks[0].peer;
    if (is_root) {
        native->n = (int)step->n_sends + 1;
        sdyi_nccl_take_one(from, native->rank);
    }
    if (to->n == 1)
        sdyi_nccl_take_one(to, native->rank);
}

/* -- reductions ------------------------------------------------------------ */

static void recognise_reduction(const sdyi_exchange *step,
                                bool is_deterministic, int own,
                                sdyi_nccl_native *native) {
    sdyi_nccl_side *const from = &native->source, *const to = &native->target;
    if (!sdyi_nccl_closed(step, native) || step->n_receives != step->n_terms ||
        !sdyi_nccl_same_boxes(to, native->rank) || from->buffer == to->buffer ||
        !sdyi_nccl_set_reduction(step, is_deterministic, native))
        return;
    sdyi_nccl_take_one(to, native->rank);
    if (sdyi_nccl_same_boxes(from, native->rank)) {
        native->kind = SDYI_NCCL_ALL_REDUCE;
        sdyi_nccl_set_members(from, own, native);
        sdyi_nccl_take_one(from, native->rank);
        return;
    }
    native->kind = SDYI_NCCL_REDUCE_SCATTER;
    sdyi_nccl_arrange(from, native->rank);
    sdyi_nccl_set_members(from, own, native);
}

/* -- where the collective reads and writes --------------------------------- */

static sdyi_nccl_spot spot_of(const sdyi_nccl_native *native,
                              const sdyi_nccl_side *side) {
    return (sdyi_nccl_spot){
        (int)side->buffer,
        sdyi_nccl_start(side, &side->blocks[0], native->rank) *
            (int64_t)native->width};
}

/* Room for `n` blocks of packed ones. */
static sdyi_nccl_spot take_scratch(sdyi_nccl_native *native, int n) {
    const sdyi_nccl_spot spot = {SDYI_NCCL_PACKED,
                                 (int64_t)native->scratch_bytes};
    native->scratch_bytes += sdyi_nccl_segment((size_t)n * native->bytes);
    return spot;
}

/* Block `i` behind a spot. */
static sdyi_nccl_spot slot_of(const sdyi_nccl_native *native,
                              sdyi_nccl_spot spot, int i) {
    spot.offset += i * (int64_t)native->bytes;
    return spot;
}

/* What is packed goes straight to where NCCL takes it as in place, if it can.
 */
static void set_spots(sdyi_nccl_native *native) {
    const sdyi_nccl_side *const from = &native->source;
    const sdyi_nccl_side *const to = &native->target;
    const int n = native->n;
    switch (native->kind) {
    case SDYI_NCCL_ALL_GATHER:
        native->to =
            to->is_packed ? take_scratch(native, n) : spot_of(native, to);
        native->from = from->is_packed
                           ? slot_of(native, native->to, native->own)
                           : spot_of(native, from);
        break;
    case SDYI_NCCL_REDUCE_SCATTER:
        native->from =
            from->is_packed ? take_scratch(native, n) : spot_of(native, from);
        if (!to->is_packed)
            native->to = spot_of(native, to);
        else
            native->to = from->is_packed
                             ? slot_of(native, native->from, native->own)
                             : take_scratch(native, 1);
        break;
    case SDYI_NCCL_ALL_REDUCE:
        native->to =
            to->is_packed ? take_scratch(native, 1) : spot_of(native, to);
        native->from = from->is_packed ? native->to : spot_of(native, from);
        break;
    case SDYI_NCCL_ALL_TO_ALL:
        native->from =
            from->is_packed ? take_scratch(native, n) : spot_of(native, from);
        native->to =
            to->is_packed ? take_scratch(native, n) : spot_of(native, to);
        break;
    case SDYI_NCCL_BROADCAST: {
        const bool is_direct = to->n == 1 && !to->is_packed;
        if (from->n == 0) {
            native->to =
                is_direct ? spot_of(native, to) : take_scratch(native, 1);
            native->from = native->to;
            break;
        }
        if (!from->is_packed)
            native->from = spot_of(native, from);
        else
            native->from =
                is_direct ? spot_of(native, to) : take_scratch(native, 1);
        native->to = is_direct ? spot_of(native, to) : native->from;
        break;
    }
    default:
        break;
    }
}

/* What does not fit is sent piece by piece. */
void sdyi_nccl_set_spots(const sdyrt_context *context,
                         sdyi_nccl_native *native) {
    const sdyi_nccl_rank *me = context->state;
    set_spots(native);
    if (native->scratch_bytes > me->limit)
        native->kind = SDYI_NCCL_MESSAGES;
}

/* -- one step -------------------------------------------------------------- */

static void classify(const sdyrt_context *context, const sdyi_exchange *step,
                     sdyi_nccl_native *native) {
    const sdyi_nccl_rank *me = context->state;
    sdyi_nccl_side *const from = &native->source, *const to = &native->target;
    const int rank = native->rank;
    const int64_t n = sdyi_nccl_elements(
        from->n > 0 ? &from->blocks[0] : &to->blocks[0], rank);
    if (n == 0 || !sdyi_nccl_have_elements(from, rank, n) ||
        !sdyi_nccl_have_elements(to, rank, n))
        return;
    native->bytes = (size_t)n * native->width;
    if (step->kind == SDYRT_STEP_REDUCE)
        recognise_reduction(step, me->is_deterministic, context->rank, native);
    else if (!sdyi_nccl_closed(step, native))
        recognise_broadcast(step, context->rank, native);
    else if (sdyi_nccl_same_boxes(from, rank))
        recognise_gather(native, context->rank);
    else if (me->api->all_to_all != NULL)
        recognise_all_to_all(native, context->rank);
    if (step->kind != SDYRT_STEP_REDUCE)
        native->count = native->bytes;
}

sdyrt_status sdyi_nccl_recognise(const sdyrt_context *context,
                                 const sdyi_exchange *step,
                                 sdyi_nccl_native *native) {
    SDYI_TRY(sdyi_nccl_load_blocks(context, step, native));
    if (native->kind == SDYI_NCCL_IDLE)
        return SDYRT_OK;
    classify(context, step, native);
    sdyi_nccl_set_spots(context, native);
    return SDYRT_OK;
}

void sdyi_nccl_native_free(sdyi_nccl_native *native) {
    free(native->source.blocks);
    free(native->members);
    *native = (sdyi_nccl_native){0};
}

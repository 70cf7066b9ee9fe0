/* One tensor at a time, by all ranks in step, and for each repetition:
 *
 *   fill    every rank writes its in tile
 *   copy    timed: memcpy of the in tile to out, over and over, until as many
 *           bytes are written as the move will write
 *   spoil   every element of the out tile is made wrong
 *   move    timed: sdyrt_plan_run
 *   check   every element of the out tile
 *
 * The two timed phases use the same buffers and threads and start from the same
 * barrier; the pages were touched long before. Buffers are made once, for the
 * largest tile of each rank. */
#include "bench/workload/run.h"
#include "bench/workload/report.h"
#include <stdlib.h>
#include <string.h>

/* What one rank tells the others; read between two barriers. */
typedef struct slot {
    _Alignas(64) double start;
    double end;
    bool ready; /* has its buffers */
    sdyrt_plan_info info;
    bool wrong;
    pattern_mismatch mismatch;
    int tensor;
} slot;

typedef struct shared {
    const workload *work;
    run_options options;
    move_cost *costs;
    slot *slots;
    double prepare_seconds; /* by rank 0 */
} shared;

/* One rank's side of a run. */
typedef struct mover {
    shared *all;
    sdyrt_context *context;
    int rank;
    slot *me;
    void *in;
    void *out;
} mover;

#define TRY(call)                                                              \
    do {                                                                       \
        const sdyrt_status status_ = (call);                                   \
        if (status_ != SDYRT_OK)                                               \
            return status_;                                                    \
    } while (0)

static size_t tile_bytes(const workload_tensor *tensor,
                         const sdyrt_tile *tile) {
    return (size_t)tile->elements * sdyrt_dtype_bytes(tensor->type.dtype);
}

/* The bytes of a rank's largest in and out tile. */
static sdyrt_status largest_tiles(const workload *work, int rank, size_t *in,
                                  size_t *out) {
    *in = *out = 0;
    for (int t = 0; t < work->n_tensors; t++) {
        const workload_tensor *tensor = &work->tensors[t];
        sdyrt_tile from, to;
        TRY(sdyrt_tile_of(tensor->from, &tensor->type, rank, &from));
        TRY(sdyrt_tile_of(tensor->to, &tensor->type, rank, &to));
        const size_t from_bytes = tile_bytes(tensor, &from);
        const size_t to_bytes = tile_bytes(tensor, &to);
        *in = *in > from_bytes ? *in : from_bytes;
        *out = *out > to_bytes ? *out : to_bytes;
    }
    return SDYRT_OK;
}

sdyrt_status run_memory(const workload *work, int ranks, size_t *bytes) {
    *bytes = 0;
    for (int rank = 0; rank < ranks; rank++) {
        size_t in, out;
        TRY(largest_tiles(work, rank, &in, &out));
        if (__builtin_add_overflow(*bytes, in, bytes) ||
            __builtin_add_overflow(*bytes, out, bytes))
            *bytes = SIZE_MAX;
    }
    return SDYRT_OK;
}

/* Write `bytes` bytes to `out` by memcpy: the in tile as often as it takes, or
 * half of `out` to the other half where the rank has no in tile. */
static void copy_bytes(char *out, size_t bytes, const char *in,
                       size_t in_bytes) {
    if (bytes == 0)
        return; /* `out` may be NULL */
    if (in_bytes == 0) {
        in = out + bytes / 2;
        in_bytes = bytes / 2;
    }
    for (size_t done = 0; in_bytes != 0 && done < bytes;) {
        const size_t part = bytes - done < in_bytes ? bytes - done : in_bytes;
        if (out + done != in)
            memcpy(out + done, in, part);
        done += part;
    }
}

static double seconds_of_all(const shared *all) {
    double start = all->slots[0].start;
    double end = all->slots[0].end;
    for (int rank = 1; rank < all->options.ranks; rank++) {
        const slot *one = &all->slots[rank];
        start = one->start < start ? one->start : start;
        end = one->end > end ? one->end : end;
    }
    return end - start;
}

/* End a timed phase: rank 0 adds its seconds to `*seconds`. The slots are not
 * written again before rank 0 has come to the next barrier. */
static sdyrt_status add_seconds(mover *m, double *seconds) {
    m->me->end = now_seconds();
    TRY(sdyrt_barrier(m->context));
    if (m->rank == 0)
        *seconds += seconds_of_all(m->all) / m->all->options.reps;
    return SDYRT_OK;
}

static sdyrt_status start_clock(mover *m) {
    TRY(sdyrt_barrier(m->context));
    m->me->start = now_seconds();
    return SDYRT_OK;
}

static void add_cost(shared *all, int t) {
    move_cost *cost = &all->costs[t];
    const workload_tensor *tensor = &all->work->tensors[t];
    for (int rank = 0; rank < all->options.ranks; rank++) {
        const sdyrt_plan_info *info = &all->slots[rank].info;
        cost->received += info->bytes_received;
        cost->lower_bound += info->lower_bound;
        cost->local += info->bytes_local;
        cost->written += tile_bytes(tensor, &info->out_tile);
    }
}

/* One repetition; `*wrong` says whether any rank found a wrong element. */
static sdyrt_status repeat(mover *m, sdyrt_plan *plan, int t, int rep,
                           bool *wrong) {
    const workload_tensor *tensor = &m->all->work->tensors[t];
    const sdyrt_plan_info *info = &m->me->info;
    const sdyrt_tile *in_tile = &info->in_tile;
    const sdyrt_tile *out_tile = &info->out_tile;
    move_cost *cost = &m->all->costs[t];
    const uint64_t seed =
        (uint64_t)t * (uint64_t)m->all->options.reps + (uint64_t)rep;

    pattern_fill(&tensor->type, in_tile, seed, false, m->in);
    TRY(start_clock(m));
    copy_bytes(m->out, tile_bytes(tensor, out_tile), m->in,
               tile_bytes(tensor, in_tile));
    TRY(add_seconds(m, &cost->copy_seconds));
    if (m->rank == 0 && rep == 0)
        add_cost(m->all, t); /* no slot changes before the next barrier */

    pattern_fill(&tensor->type, out_tile, seed, true, m->out);
    TRY(start_clock(m));
    TRY(sdyrt_plan_run(plan, in_tile->elements > 0 ? m->in : NULL,
                       out_tile->elements > 0 ? m->out : NULL));
    TRY(add_seconds(m, &cost->move_seconds));

    m->me->wrong =
        !pattern_check(&tensor->type, out_tile, seed, m->out, &m->me->mismatch);
    TRY(sdyrt_barrier(m->context));
    *wrong = false;
    for (int rank = 0; rank < m->all->options.ranks; rank++)
        *wrong = *wrong || m->all->slots[rank].wrong;
    return SDYRT_OK;
}

static sdyrt_status move_tensor(mover *m, int t, bool *wrong) {
    const sdyrt_op op = workload_op(&m->all->work->tensors[t]);
    m->me->tensor = t;
    sdyrt_plan *plan;
    TRY(sdyrt_plan_create(m->context, &op, NULL, &plan));
    m->me->info = (sdyrt_plan_info)SDYRT_PLAN_INFO_INIT;
    sdyrt_status status = sdyrt_plan_info_get(plan, &m->me->info);
    for (int rep = 0;
         status == SDYRT_OK && !*wrong && rep < m->all->options.reps; rep++)
        status = repeat(m, plan, t, rep, wrong);
    sdyrt_plan_destroy(plan);
    return status;
}

static sdyrt_status move_all(mover *m) {
    progress bar = {0};
    bool wrong = false;
    for (int t = 0; !wrong && t < m->all->work->n_tensors; t++) {
        if (m->rank == 0 && m->all->options.progress)
            progress_show(&bar, m->all->work, t);
        TRY(move_tensor(m, t, &wrong));
        if (m->rank == 0)
            progress_add(&bar, &m->all->costs[t]);
    }
    if (m->rank == 0 && m->all->options.progress)
        progress_clear();
    return SDYRT_OK;
}

static sdyrt_status get_touched(mover *m, size_t bytes, void **memory) {
    if (bytes == 0)
        return SDYRT_OK;
    TRY(sdyrt_alloc(m->context, bytes, memory));
    memset(*memory, 0, bytes);
    return SDYRT_OK;
}

static sdyrt_status get_buffers(mover *m) {
    size_t in_bytes, out_bytes;
    TRY(largest_tiles(m->all->work, m->rank, &in_bytes, &out_bytes));
    TRY(get_touched(m, in_bytes, &m->in));
    return get_touched(m, out_bytes, &m->out);
}

/* Get the buffers. A rank that cannot has the others hear of it, who would wait
 * for it: `*ready` says whether all have theirs. */
static sdyrt_status prepare(mover *m, bool *ready) {
    const double start = now_seconds();
    if (m->rank == 0 && m->all->options.progress)
        progress_prepare();
    const sdyrt_status status = get_buffers(m);
    m->me->ready = status == SDYRT_OK;
    TRY(sdyrt_barrier(m->context));
    if (m->rank == 0)
        m->all->prepare_seconds = now_seconds() - start;
    *ready = true;
    for (int rank = 0; rank < m->all->options.ranks; rank++)
        *ready = *ready && m->all->slots[rank].ready;
    return status;
}

static sdyrt_status run_rank(sdyrt_context *context, void *argument) {
    shared *all = argument;
    const int rank = sdyrt_context_rank(context);
    mover m = {
        .all = all, .context = context, .rank = rank, .me = &all->slots[rank]};
    bool ready = false;
    sdyrt_status status = prepare(&m, &ready);
    if (ready)
        status = move_all(&m);
    sdyrt_free(context, m.out);
    sdyrt_free(context, m.in);
    return status;
}

sdyrt_status run_workload(const workload *work, const run_options *options,
                          move_cost *costs, run_outcome *outcome) {
    *outcome = (run_outcome){0};
    shared all = {.work = work, .options = *options, .costs = costs};
    all.slots = aligned_alloc(_Alignof(slot),
                              (size_t)options->ranks * sizeof *all.slots);
    if (all.slots == NULL)
        return SDYRT_MEMORY;
    memset(all.slots, 0, (size_t)options->ranks * sizeof *all.slots);
    memset(costs, 0, (size_t)work->n_tensors * sizeof *costs);
    const sdyrt_status status =
        sdyrt_threads_run(NULL, options->ranks, run_rank, &all);
    outcome->prepare_seconds = all.prepare_seconds;
    for (int rank = options->ranks - 1; rank >= 0; rank--) {
        const slot *one = &all.slots[rank];
        if (one->tensor > outcome->tensor)
            outcome->tensor = one->tensor;
        if (one->wrong) {
            outcome->wrong = true;
            outcome->rank = rank;
            outcome->where = one->mismatch;
        }
    }
    free(all.slots);
    return status;
}

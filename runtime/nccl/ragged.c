/* Operations whose counts each run brings: rows are packed into messages of one
 * size, which carry the counts, and taken out when all have come. What moves is
 * known when the plan is made, so a run waits for nobody on the host, and may
 * be captured. */
#include "base/alloc.h"
#include "base/status.h"
#include "collectives/plan/counts.h"
#include "runtime/nccl/program.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

/* -- making ---------------------------------------------------------------- */

static sdyrt_status shape_of(const sdyi_counts *c, const sdyi_exchange *boxes,
                             sdyi_ragged *r) {
    *r = (sdyi_ragged){.gathers = c->kind == SDYRT_OP_ALL_GATHER,
                       .reduces = boxes->kind == SDYRT_STEP_REDUCE,
                       .n = c->n,
                       .own = c->own,
                       .width = c->width,
                       .in_capacity = c->in_capacity,
                       .out_capacity = c->out_capacity,
                       .room = sdyi_counts_room(c),
                       .line = sdyrt_dtype_bytes(boxes->dtype),
                       .dtype = boxes->dtype,
                       .reduction = boxes->reduction};
    for (int d = 1; d < SDYRT_MAX_RANK; d++)
        r->line *= (size_t)c->dims[d];
    size_t all = 0;
    r->slot =
        sdyi_ragged_head(r) + sdyi_ragged_aligned((size_t)r->room * r->line);
    if (__builtin_mul_overflow(r->slot, 2 * (size_t)r->n + 1, &all) ||
        all > PTRDIFF_MAX)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                         "%s: messages of %zu bytes to %" PRId64
                         " members and from them",
                         sdyrt_op_name(c->kind), r->slot, r->n);
    return SDYRT_OK;
}

/* To and from each other member, all of the same size. */
static sdyrt_status add_messages(const sdyrt_context *context,
                                 const sdyi_nccl_path *path,
                                 const sdyi_ragged *r, sdyi_nccl_round *round) {
    const sdyi_counts *const c = path->step.counts;
    const size_t n = 2 * (size_t)r->n;
    const size_t bytes = sdyi_ragged_head(r) + (size_t)r->room * r->line;
    const int size = sdyi_nccl_path_ranks(context, path);
    const int own = sdyi_nccl_path_member(path, context->rank);
    SDYI_ALLOC(round->sends, n);
    round->receives = round->sends + r->n;
    for (int64_t k = 0; k < r->n; k++) {
        const int peer = sdyi_nccl_path_member(path, c->ranks[k]);
        const int ahead = peer - own;
        if (k == r->own)
            continue;
        round->sends[round->n_sends++] =
            (sdyi_nccl_message){.peer = peer,
                                .distance = (ahead + size) % size,
                                .base = SDYI_NCCL_PACKED,
                                .offset = (int64_t)sdyi_ragged_to(r, k),
                                .bytes = bytes};
        round->receives[round->n_receives++] =
            (sdyi_nccl_message){.peer = peer,
                                .distance = (size - ahead) % size,
                                .base = SDYI_NCCL_PACKED,
                                .offset = (int64_t)sdyi_ragged_from(r, k),
                                .bytes = bytes};
    }
    sdyi_nccl_sort_messages(round);
    return SDYRT_OK;
}

/* Say once in a process where messages have room for far more than buffers
 * hold, as no count is said to be small. It is no error, as the same program
 * costs nothing like it on hosts. */
static void warn_of_room(const sdyi_counts *c, const sdyi_ragged *r) {
    enum { LEAST = 1 << 20 }; /* bytes that are worth a word */
    static atomic_flag is_said = ATOMIC_FLAG_INIT;
    const size_t bytes = (size_t)(r->n - 1) * (size_t)r->room * r->line;
    const bool is_much =
        (r->n - 1) * r->room / 2 >= r->in_capacity && bytes >= LEAST;
    if (!is_much || c->pair_capacity > 0 || r->gathers || c->own != 0 ||
        atomic_flag_test_and_set(&is_said))
        return;
    (void)fprintf(stderr,
                  "sdyrt: %s whose counts vary, without pair_capacity: each of "
                  "%" PRId64 " members sends %zu bytes, to hold %" PRId64
                  " elements for each other one: say the most that one may "
                  "have for another\n",
                  sdyrt_op_name(c->kind), r->n, bytes, r->room);
}

sdyrt_status
sdyi_nccl_build_ragged(const sdyrt_context *context, const sdyi_nccl_path *path,
                       const sdyi_exchange *boxes, sdyi_nccl_program *program,
                       sdyi_nccl_part *part, size_t *scratch_bytes) {
    const sdyi_counts *const c = path->step.counts;
    if (c->own < 0)
        return SDYRT_OK;
    SDYI_TRY(shape_of(c, boxes, &program->ragged));
    warn_of_room(c, &program->ragged);
    SDYI_ALLOC(part->rounds, 1);
    part->n_rounds = 1;
    *scratch_bytes = sdyi_ragged_bytes(&program->ragged);
    return add_messages(context, path, &program->ragged, &part->rounds[0]);
}

/* -- running --------------------------------------------------------------- */

static sdyrt_status check_numbers(const sdyrt_context *context,
                                  const char *which, const int64_t *numbers) {
    const sdyi_nccl_rank *const me = context->state;
    bool is_owned = numbers == NULL;
    if (!is_owned)
        SDYI_TRY(sdyi_gpu_owns(me->device, numbers, &is_owned));
    if (!is_owned || (uintptr_t)numbers % sizeof *numbers != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "'%s' (%p) is not an array of int64_t in memory of "
                         "device %d, which rank %d has",
                         which, (const void *)numbers, me->device,
                         context->rank);
    return SDYRT_OK;
}

sdyrt_status sdyi_nccl_check_ragged(const sdyrt_context *context,
                                    const sdyi_nccl_program *program,
                                    const sdyi_buffers *buffers) {
    const sdyi_ragged *const r = &program->ragged;
    if (r->n == 0) /* of other plans, and of a rank that is no member */
        return SDYRT_OK;
    if (r->reduces &&
        (uintptr_t)buffers->out % sdyrt_dtype_bytes(r->dtype) != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BUFFER_ALIGNMENT,
                         "'out' (%p) is not a multiple of the element's %zu "
                         "bytes",
                         buffers->out, sdyrt_dtype_bytes(r->dtype));
    SDYI_TRY(check_numbers(context, "counts", buffers->counts));
    return check_numbers(context, "received", buffers->received);
}

sdyrt_status sdyi_nccl_run_ragged(sdyrt_context *context,
                                  const sdyi_nccl_program *program,
                                  const sdyi_buffers *buffers,
                                  void *const *bases,
                                  struct CUstream_st *stream) {
    enum { LAUNCHES = 3 };
    const sdyi_ragged *const r = &program->ragged;
    void *const packed = bases[SDYI_NCCL_PACKED];
    SDYI_TRY(sdyi_nccl_make_room(context, LAUNCHES, stream));
    SDYI_TRY(sdyi_ragged_pack(r, buffers->in, buffers->counts, packed, stream));
    SDYI_TRY(sdyi_nccl_run_program(context, program, bases, stream));
    return sdyi_ragged_unpack(r, packed, buffers->out, buffers->received,
                              stream);
}

/* Operations that have counts, planned once and brought by each run: random
 * ones, with none and with nearly all for one member, and what is refused. */
#include "check/oracle.h"
#include "collectives/in_groups.h"
#include "collectives/on_ranks.h"

#include <stdio.h>

#define WIDTH 3 /* elements along dimension 1 */
#define UNTOUCHED (-7)
#define MOST 8    /* members */
#define BEHIND 64 /* elements past a result, which stay */

/* The most for one; the simulated device looks at each byte. */
#ifdef SDYRT_FAKE_NCCL
#define MANY 300
#else
#define MANY 9000
#endif

/* Small counts, none, and once in a while many for one member: a bound that
 * messages of some bytes, of a chunk and of several stay within. */
static int64_t count_of(int round, int64_t p, int64_t q) {
    const uint64_t hash = check_mix((uint64_t)(round * 1009 + p * 31 + q));
    if (hash % 3 == 0)
        return 0;
    return hash % 17 == 1 ? (int64_t)(hash / 64 % MANY)
                          : (int64_t)(hash / 64 % 5);
}

#define CAPACITY ((int64_t)MOST * MANY + BEHIND)

/* Element `i` of what p has for q; terms are small so that sums are exact. */
static int32_t value_of(int64_t p, int64_t q, int64_t i) {
    return (int32_t)((p * 64 + q) * 1000000 + i % 1000000);
}

/* A run of this rank, a member of a group of n. */
typedef struct run {
    sdyrt_op_kind kind;
    int round;
    int64_t n, own;
    int64_t counts[MOST], expected[MOST]; /* own row, what comes from each */
    int32_t *in, *out;
} run;

/* A shift of each round has an offset of its own, and some rotate. */
static int64_t offset_of(const run *r) {
    return r->round % 5 - 2;
}
static bool rotates(const run *r) {
    return r->round % 2 == 0;
}

static bool is_shifted(const run *r, int64_t p, int64_t q) {
    const int64_t to = p + offset_of(r);
    return rotates(r) ? (to % r->n + r->n) % r->n == q : to == q;
}

static int64_t between(const run *r, int64_t p, int64_t q) {
    if (r->kind == SDYRT_OP_SHIFT)
        return is_shifted(r, p, q) ? count_of(r->round, p, 0) : 0;
    return r->kind == SDYRT_OP_ALL_GATHER       ? count_of(r->round, p, 0)
           : r->kind == SDYRT_OP_REDUCE_SCATTER ? count_of(r->round, 0, q)
                                                : count_of(r->round, p, q);
}

static void make_counts(run *r) {
    for (int64_t k = 0; k < r->n; k++) {
        r->counts[k] = between(r, r->own, k);
        r->expected[k] = r->kind == SDYRT_OP_REDUCE_SCATTER
                             ? r->counts[k]
                             : between(r, k, r->own);
    }
}

static int64_t result_size(const run *r) {
    int64_t sum = 0;
    const bool reduces = r->kind == SDYRT_OP_REDUCE_SCATTER;
    for (int64_t p = 0; p < (reduces ? 1 : r->n); p++)
        sum += between(r, p, r->own) * WIDTH;
    return sum;
}

static void fill(const run *r) {
    const bool is_gather = r->kind == SDYRT_OP_ALL_GATHER;
    int64_t at = 0;
    for (int64_t q = 0; q < (is_gather ? 1 : r->n); q++)
        for (int64_t i = 0; i < between(r, r->own, q) * WIDTH; i++)
            r->in[at++] = value_of(r->own, q, i);
    at = result_size(r) + BEHIND;
    for (int64_t i = 0; i < at; i++)
        r->out[i] = UNTOUCHED;
}

/* Behind the result nothing was written. */
static bool is_right(const run *r) {
    int64_t at = 0;
    const bool reduces = r->kind == SDYRT_OP_REDUCE_SCATTER;
    const int64_t to = r->kind == SDYRT_OP_ALL_GATHER ? 0 : r->own;
    for (int64_t p = 0; p < (reduces ? 1 : r->n); p++)
        for (int64_t i = 0; i < between(r, p, r->own) * WIDTH; i++) {
            int32_t wanted = 0;
            for (int64_t k = 0; k < (reduces ? r->n : 1); k++)
                wanted += reduces ? value_of(k, to, i) : value_of(p, to, i);
            if (r->out[at++] != wanted)
                return false;
        }
    for (; at < result_size(r) + BEHIND; at++)
        if (r->out[at] != UNTOUCHED)
            return false;
    return true;
}

/* -- operations ------------------------------------------------------------ */

/* A value of each row of a grid, between its members, which cut dimension 0
 * where their counts say so. */
static sdyrt_op rows_op(sdyrt_op_kind kind, int rows, int columns) {
    static const char whole[] = "<mesh<['0'=%d, '1'=%d]>, [{}, {}]>";
    static const char in_parts[] = "<mesh<['0'=%d, '1'=%d]>, [{'1'}, {}]>";
    const bool gathers = kind == SDYRT_OP_ALL_GATHER;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = kind;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 2, .dims = {0, WIDTH}};
    op.from = kind == SDYRT_OP_REDUCE_SCATTER ? cut(whole, rows, columns)
                                              : cut(in_parts, rows, columns);
    op.to = gathers ? cut(whole, rows, columns) : cut(in_parts, rows, columns);
    op.axes = kind == SDYRT_OP_SHIFT        ? "{\"1\"}"
              : kind == SDYRT_OP_ALL_TO_ALL ? "[{\"1\"}: 0->0]"
                                            : "[{\"1\"}, {}]";
    op.own_axes = axis_0;
    return op;
}

static int64_t members(void) {
    return n_ranks % 2 == 0 && n_ranks > 2 ? n_ranks / 2 : n_ranks;
}

/* Of a grid of 2 x n/2, or of 1 x n. */
static sdyrt_op make_op(sdyrt_op_kind kind) {
    return rows_op(kind, n_ranks / (int)members(), (int)members());
}

#define ROOM ((size_t)CAPACITY * WIDTH * sizeof(int32_t))

/* The arguments of a run: on the host, or on a device copies of them. */
typedef struct given {
    void *in, *out;
    int64_t *counts, *received;
} given;

/* Buffers of a rank: `memory[0]` is its own, `memory[1]` lent where that is
 * memory of the host; `device` is of one, where the context has one. */
typedef struct buffers {
    int32_t *memory[2];
    void *lent;
    given device;
} buffers;

static sdyrt_status get(sdyrt_context *context, size_t bytes, void *at) {
    void *memory = NULL;
    const sdyrt_status status = sdyrt_alloc(context, bytes, &memory);
    memcpy(at, &memory, sizeof memory);
    return status;
}

static sdyrt_status start(sdyrt_context *context, sdyrt_op_kind kind, run *r,
                          buffers *b) {
    const bool is_device = sdyrt_context_is_device(context);
    *r = (run){.kind = kind,
               .n = members(),
               .own = sdyrt_context_rank(context) % members()};
    sdyrt_status status = SDYRT_OK;
    if (!is_device)
        status = get(context, ROOM, &b->lent);
    b->memory[0] = malloc(ROOM);
    b->memory[1] = is_device ? malloc(ROOM) : b->lent;
    if (b->memory[0] == NULL || b->memory[1] == NULL)
        return SDYRT_MEMORY;
    const size_t numbers = MOST * sizeof(int64_t);
    if (is_device)
        status = get(context, ROOM, &b->device.in);
    if (is_device && status == SDYRT_OK)
        status = get(context, ROOM, &b->device.out);
    if (is_device && status == SDYRT_OK)
        status = get(context, numbers, &b->device.counts);
    if (is_device && status == SDYRT_OK)
        status = get(context, numbers, &b->device.received);
    return status;
}

static void stop(sdyrt_context *context, const buffers *b, const sdyrt_op *op,
                 sdyrt_plan *plan) {
    sdyrt_plan_destroy(plan);
    free(b->memory[0]);
    if (b->lent == NULL)
        free(b->memory[1]);
    sdyrt_free(context, b->lent);
    sdyrt_free(context, b->device.in);
    sdyrt_free(context, b->device.out);
    sdyrt_free(context, b->device.counts);
    sdyrt_free(context, b->device.received);
    release_sides(op);
}

/* Copy what is given to the device, or what it has made of it back; `bytes` of
 * the buffers. */
static sdyrt_status carry(sdyrt_context *context, const given *host,
                          const given *device, size_t bytes, bool to_device) {
    const size_t numbers = MOST * sizeof(int64_t);
    sdyrt_status status = SDYRT_OK;
    if (to_device)
        status = sdyrt_copy(context, device->in, host->in, bytes);
    if (status == SDYRT_OK)
        status = to_device ? sdyrt_copy(context, device->out, host->out, bytes)
                           : sdyrt_copy(context, host->out, device->out, bytes);
    if (status == SDYRT_OK && host->counts != NULL && to_device)
        status = sdyrt_copy(context, device->counts, host->counts, numbers);
    if (status == SDYRT_OK && host->counts != NULL && !to_device)
        status = sdyrt_copy(context, host->received, device->received, numbers);
    return status;
}

/* Run a plan, or an operation at once: with counts, if there are some. */
static sdyrt_status run_given(sdyrt_context *context, sdyrt_plan *plan,
                              const sdyrt_op *op, const given *host,
                              const buffers *b, size_t bytes) {
    const bool is_device = sdyrt_context_is_device(context);
    const given *const g = is_device ? &b->device : host;
    sdyrt_status status =
        is_device ? carry(context, host, g, bytes, true) : SDYRT_OK;
    if (status != SDYRT_OK)
        return status;
    status = host->counts != NULL
                 ? sdyrt_plan_run_v(plan, g->counts, g->in, g->out, g->received)
             : plan != NULL ? sdyrt_plan_run(plan, g->in, g->out)
                            : sdyrt_run(context, op, NULL, g->in, g->out);
    return is_device && status == SDYRT_OK
               ? carry(context, host, g, bytes, false)
               : status;
}

static void next_round(run *r, const buffers *b, int round) {
    r->round = round;
    r->in = b->memory[round % 2];
    r->out = b->memory[1 - round % 2];
    make_counts(r);
    fill(r);
}

/* One plan, and counts of every run its own. */
static sdyrt_status vary(sdyrt_context *context, void *argument) {
    const sdyrt_op_kind kind = *(const sdyrt_op_kind *)argument;
    sdyrt_op op = make_op(kind);
    run r;
    buffers b = {.lent = NULL};
    sdyrt_plan *plan = NULL;
    op.counts_vary = true;
    op.type.dims[0] = SDYRT_DYNAMIC;
    op.in_capacity = op.out_capacity = CAPACITY;
    op.pair_capacity = MANY; /* no count is as large */
    sdyrt_status status = start(context, kind, &r, &b);
    if (status == SDYRT_OK)
        status = sdyrt_plan_create(context, &op, NULL, &plan);
    for (int round = 0; round < 12 && status == SDYRT_OK; round++) {
        int64_t received[MOST] = {0};
        next_round(&r, &b, round);
        const given host = {r.in, r.out, r.counts, received};
        status = run_given(context, plan, NULL, &host, &b, ROOM);
        if (status == SDYRT_OK &&
            (!is_right(&r) ||
             memcmp(received, r.expected, (size_t)r.n * sizeof *received) != 0))
            status = SDYRT_BACKEND;
    }
    stop(context, &b, &op, plan);
    return status;
}

static void assert_varies(sdyrt_op_kind kind) {
    assert_int_equal(run_ranks(NULL, vary, &kind), SDYRT_OK);
}

static void test_all_to_all_of_varying_counts(void **state) {
    (void)state;
    assert_varies(SDYRT_OP_ALL_TO_ALL);
}

static void test_all_gather_of_varying_counts(void **state) {
    (void)state;
    assert_varies(SDYRT_OP_ALL_GATHER);
}

static void test_reduce_scatter_of_varying_counts(void **state) {
    (void)state;
    assert_varies(SDYRT_OP_REDUCE_SCATTER);
}

/* -- planned once ---------------------------------------------------------- */

/* A plan for the counts of each round, at once the second time; its info says
 * what moves. */
static sdyrt_status run_planned(sdyrt_context *context, sdyrt_op *op,
                                const run *r, const buffers *b) {
    const given host = {.in = r->in, .out = r->out};
    sdyrt_plan *plan = NULL;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    sdyrt_status status = sdyrt_plan_create(context, op, NULL, &plan);
    if (status == SDYRT_OK)
        status = sdyrt_plan_info_get(plan, &info);
    if (status == SDYRT_OK)
        status = run_given(context, plan, NULL, &host, b, ROOM);
    sdyrt_plan_destroy(plan);
    size_t foreign = 0;
    for (int64_t p = 0; p < r->n; p++)
        foreign += p == r->own ? 0 : (size_t)between(r, p, r->own);
    if (status == SDYRT_OK &&
        (!is_right(r) || info.bytes_received != foreign * WIDTH * 4 ||
         info.lower_bound != info.bytes_received))
        return SDYRT_BACKEND;
    if (status == SDYRT_OK) {
        fill(r);
        status = run_given(context, NULL, op, &host, b, ROOM);
    }
    return status == SDYRT_OK && !is_right(r) ? SDYRT_BACKEND : status;
}

static sdyrt_status plan_each(sdyrt_context *context, void *argument) {
    int64_t matrix[MOST * MOST];
    sdyrt_op op = make_op(SDYRT_OP_ALL_TO_ALL);
    run r;
    buffers b = {.lent = NULL};
    (void)argument;
    sdyrt_status status = start(context, op.kind, &r, &b);
    for (int round = 0; round < 6 && status == SDYRT_OK; round++) {
        next_round(&r, &b, round);
        op.counts = matrix;
        op.n_counts = r.n * r.n;
        op.type.dims[0] = 0;
        for (int64_t i = 0; i < op.n_counts; i++) {
            matrix[i] = between(&r, i / r.n, i % r.n);
            op.type.dims[0] += matrix[i];
        }
        status = run_planned(context, &op, &r, &b);
    }
    stop(context, &b, &op, NULL);
    return status;
}

static void test_all_to_all_of_planned_counts(void **state) {
    (void)state;
    assert_int_equal(run_ranks(NULL, plan_each, NULL), SDYRT_OK);
}

/* Cut both sides of a shift at offsets. */
static void cut_shift(sdyrt_op *op, const int64_t *offsets, int64_t n) {
    cut_at(&op->from, 0, offsets, n);
    cut_at(&op->to, 0, offsets, n);
}

/* Shards of a shift are of any sizes: a result has its source's. */
static sdyrt_status plan_shifts(sdyrt_context *context, void *argument) {
    int64_t offsets[MOST + 1] = {0};
    sdyrt_op op = make_op(SDYRT_OP_SHIFT);
    run r;
    buffers b = {.lent = NULL};
    (void)argument;
    sdyrt_status status = start(context, op.kind, &r, &b);
    for (int round = 0; round < 10 && status == SDYRT_OK; round++) {
        next_round(&r, &b, round);
        for (int64_t p = 0; p < r.n; p++)
            offsets[p + 1] = offsets[p] + count_of(round, p, 0);
        cut_shift(&op, offsets, r.n + 1);
        op.type.dims[0] = offsets[r.n];
        op.shift_offset = offset_of(&r);
        op.rotate = rotates(&r);
        status = run_planned(context, &op, &r, &b);
    }
    stop(context, &b, &op, NULL);
    return status;
}

static void test_shifts_of_uneven_shards(void **state) {
    (void)state;
    assert_int_equal(run_ranks(NULL, plan_shifts, NULL), SDYRT_OK);
}

/* Groups of two axes: shards are by the number in the group. */
static void test_shards_of_groups_of_two_axes(void **state) {
    (void)state;
    static const int64_t offsets[] = {0, 1, 3, 6, 10};
    static const int64_t received[] = {0, 0, 1, 3}; /* of members 0 and 2 */
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_SHIFT;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 2, .dims = {3, 10}};
    op.to = cut("<mesh<['0'=2, '1'=2]>, [{}, {'1', '0'}]>");
    cut_at(&op.to, 1, offsets, 5);
    op.from = sdyrt_sharding_retain(op.to);
    op.axes = "{\"1\", \"0\"}";
    op.shift_axis = 1; /* "0" */
    op.shift_offset = 1;
    for (int rank = 0; rank < 4; rank++) {
        sdyrt_plan *plan = NULL;
        sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
        assert_int_equal(sdyrt_plan_preview(&op, NULL, rank, 4, &plan),
                         SDYRT_OK);
        assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
        assert_int_equal(info.out_tile.size[0], 3);
        assert_int_equal(info.out_tile.size[1], received[rank]);
        assert_int_equal(info.bytes_received, received[rank] * 3 * 4);
        assert_int_equal(info.bytes_sent,
                         rank < 2 ? received[rank + 2] * 3 * 4 : 0);
        sdyrt_plan_destroy(plan);
    }
    release_sides(&op);
}

/* -- what is refused ------------------------------------------------------- */

/* A row of counts that the last member gives, and what all then hear. */
typedef struct wrong {
    sdyrt_op_kind kind;
    int64_t in_capacity, out_capacity, pair_capacity;
    int64_t counts[2]; /* of the last; the others send 1 to each */
    sdyrt_status status;
    const char *text; /* a part of it */
} wrong;

/* Run with counts, and see that nothing is written; on a device each member is
 * told so in what it received. */
static sdyrt_status run_wrong(sdyrt_context *context, sdyrt_plan *plan,
                              const wrong *w, const given *host,
                              const buffers *b, size_t bytes) {
    const int32_t *const out = host->out;
    const sdyrt_status status = run_given(context, plan, NULL, host, b, bytes);
    if (out[0] != UNTOUCHED)
        return SDYRT_BACKEND;
    if (sdyrt_context_is_device(context))
        return status == SDYRT_OK && host->received[0] == -1 &&
                       host->received[1] == -1
                   ? SDYRT_OK
                   : SDYRT_BACKEND;
    return status == w->status && strstr(sdyrt_last_error(), w->text) != NULL
               ? SDYRT_OK
               : SDYRT_BACKEND;
}

/* All members fail alike, nothing is written, and the next run is right. */
static sdyrt_status give_wrong_counts(sdyrt_context *context, void *argument) {
    const wrong *const w = argument;
    sdyrt_op op = make_op(w->kind);
    sdyrt_plan *plan = NULL;
    run r;
    buffers b = {.lent = NULL};
    const int rank = sdyrt_context_rank(context);
    int64_t ones[MOST] = {1, 1}, own[MOST] = {w->counts[0], w->counts[1]};
    int64_t received[MOST] = {0};
    int32_t in[64] = {0}, out[64];
    for (int i = 0; i < 64; i++)
        out[i] = UNTOUCHED;
    op.counts_vary = true;
    op.type.dims[0] = SDYRT_DYNAMIC;
    op.in_capacity = w->in_capacity;
    op.out_capacity = w->out_capacity;
    op.pair_capacity = w->pair_capacity;
    sdyrt_status status = start(context, w->kind, &r, &b);
    if (status == SDYRT_OK)
        status = sdyrt_plan_create(context, &op, NULL, &plan);
    given host = {in, out, rank == r.n - 1 ? own : ones, received};
    if (status == SDYRT_OK)
        status = run_wrong(context, plan, w, &host, &b, sizeof in);
    host.counts = ones;
    if (status == SDYRT_OK)
        status = run_given(context, plan, NULL, &host, &b, sizeof in);
    if (status == SDYRT_OK && (out[0] != 0 || received[1] != 1))
        status = SDYRT_BACKEND;
    stop(context, &b, &op, plan);
    return status;
}

static void test_wrong_counts_are_refused_on_all_members(void **state) {
    (void)state;
    static const wrong all[] = {
        {SDYRT_OP_ALL_TO_ALL,
         8,
         8,
         0,
         {1, -1},
         SDYRT_ARGUMENT,
         "all_to_all: count 1 of member 1 is -1, expected 0 to 8"},
        {SDYRT_OP_ALL_TO_ALL,
         4,
         8,
         0,
         {3, 2},
         SDYRT_ARGUMENT,
         "all_to_all: member 1 has 5 elements along dimension 0, and 'in' has "
         "room for 4"},
        {SDYRT_OP_ALL_TO_ALL,
         8,
         4,
         0,
         {4, 2},
         SDYRT_ARGUMENT,
         "all_to_all: member 0 is sent 5 elements along dimension 0, and 'out' "
         "has room for 4"},
        {SDYRT_OP_ALL_TO_ALL,
         8,
         8,
         2,
         {3, 0},
         SDYRT_ARGUMENT,
         "all_to_all: count 0 of member 1 is 3, expected 0 to 2"},
        {SDYRT_OP_ALL_GATHER,
         4,
         4,
         0,
         {4, 0},
         SDYRT_ARGUMENT,
         "all_gather: member 0 is sent 5 elements"},
        {SDYRT_OP_REDUCE_SCATTER,
         8,
         8,
         0,
         {1, 2},
         SDYRT_MISMATCH,
         "reduce_scatter: members 0 and 1 have 1 and 2 elements of piece 1"},
    };
    if (n_ranks != 2)
        skip();
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        wrong w = all[i];
        if (run_ranks(NULL, give_wrong_counts, &w) != SDYRT_OK)
            fail_msg("%s", w.text);
    }
}

static sdyrt_status mix_up(sdyrt_context *context, void *argument) {
    sdyrt_op op = make_op(SDYRT_OP_ALL_GATHER);
    sdyrt_plan *varying = NULL, *fixed = NULL;
    const int64_t counts[MOST] = {0};
    int32_t in[4] = {0}, out[4];
    (void)argument;
    sdyrt_status status = sdyrt_plan_create(context, &op, NULL, &fixed);
    op.counts_vary = true;
    op.type.dims[0] = SDYRT_DYNAMIC;
    if (status == SDYRT_OK)
        status = sdyrt_plan_create(context, &op, NULL, &varying);
    if (status == SDYRT_OK &&
        (sdyrt_plan_run(varying, in, out) != SDYRT_ARGUMENT ||
         sdyrt_plan_run_v(varying, NULL, in, out, NULL) != SDYRT_ARGUMENT ||
         sdyrt_plan_run_v(fixed, counts, in, out, NULL) != SDYRT_ARGUMENT))
        status = SDYRT_BACKEND;
    if (status == SDYRT_OK && sdyrt_context_is_device(context))
        status = sdyrt_plan_run_v(varying, counts, NULL, NULL, NULL) ==
                         SDYRT_ARGUMENT /* counts of the host */
                     ? SDYRT_OK
                     : SDYRT_BACKEND;
    else if (status == SDYRT_OK) /* of no elements */
        status = sdyrt_plan_run_v(varying, counts, NULL, NULL, NULL);
    sdyrt_plan_destroy(varying);
    sdyrt_plan_destroy(fixed);
    release_sides(&op);
    return status;
}

static void test_plans_of_other_counts_are_refused(void **state) {
    (void)state;
    assert_int_equal(run_ranks(NULL, mix_up, NULL), SDYRT_OK);
}

static void assert_refused(const sdyrt_op *op, const char *text) {
    if (sdyrt_op_verify(op) != SDYRT_ARGUMENT ||
        strcmp(sdyrt_last_error(), text) != 0)
        fail_msg("expected \"%s\", found \"%s\"", text, sdyrt_last_error());
}

static void test_wrong_operations_are_refused(void **state) {
    (void)state;
    const int64_t counts[] = {1, 2, 3, 4}, below[] = {1, -2, 3, 4};
    sdyrt_op op = rows_op(SDYRT_OP_ALL_TO_ALL, 1, 2);
    op.type.dims[0] = 10;
    op.counts = counts;
    op.n_counts = 3;
    assert_refused(&op, "all_to_all: 3 counts for 2 members, expected their "
                        "square");
    op.n_counts = 4;
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_OK);
    op.type.dims[0] = 11;
    assert_refused(&op, "all_to_all: counts of 10 elements, of 11 in dimension "
                        "0");
    op.counts = below;
    assert_refused(&op, "all_to_all: member 0 sends -2 elements to member 1");
    sdyrt_sharding_release(op.from);
    op.from = cut("<mesh<['0'=1, '1'=2]>, [{}, {'1'}]>");
    op.axes = "[{\"1\"}: 1->0]";
    assert_refused(
        &op,
        "all_to_all: counts are along one dimension, which no other axes cut");
    release_sides(&op);
    op = rows_op(SDYRT_OP_ALL_GATHER, 1, 2);
    op.type.dims[0] = 11;
    op.counts = below;
    op.n_counts = 4;
    assert_refused(&op, "all_gather: 'counts' has 4 entries, and the operation "
                        "does not use it");
    op.counts = NULL;
    op.n_counts = 0;
    op.counts_vary = true;
    assert_refused(&op, "all_gather: dimension 0 is not SDYRT_DYNAMIC, and "
                        "counts vary");
    op.type.dims[0] = SDYRT_DYNAMIC;
    op.in_capacity = -1;
    assert_refused(
        &op, "all_gather: 'in_capacity' is -1 elements along dimension 0");
    op.in_capacity = 0;
    op.pair_capacity = -3;
    assert_refused(
        &op, "all_gather: 'pair_capacity' is -3 elements along dimension 0");
    op.pair_capacity = 0;
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_OK);
    release_sides(&op);
    op = rows_op(SDYRT_OP_ALL_GATHER, 1, 2);
    op.kind = SDYRT_OP_BROADCAST;
    op.counts_vary = true;
    assert_refused(&op, "broadcast: 'counts_vary' is 1, and the operation does "
                        "not use it");
    release_sides(&op);
}

static void test_wrong_shards_are_refused(void **state) {
    (void)state;
    const int64_t offsets[] = {0, 4, 10}, falling[] = {0, 11, 10};
    sdyrt_op op = rows_op(SDYRT_OP_SHIFT, 1, 2);
    op.type.dims[0] = 10;
    cut_shift(&op, offsets, 3);
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_OK);
    cut_shift(&op, offsets, 2);
    assert_refused(
        &op,
        "operand: dim 0 has 2 offsets, expected one more than its 2 shards");
    cut_shift(&op, offsets, 3);
    op.type.dims[0] = 9;
    assert_refused(&op,
                   "operand: dim 0 has last offset 10, expected its size 9");
    op.type.dims[0] = 10;
    cut_shift(&op, falling, 3);
    assert_refused(&op, "operand: dim 0 has offset 10 after 11, expected "
                        "offsets that never fall");
    cut_shift(&op, offsets, 3);
    sdyrt_sharding_release(op.to);
    op.to = cut("<mesh<['0'=1, '1'=2]>, [{}, {'1'}]>");
    assert_refused(&op, "shift: operand and result shardings are not "
                        "equivalent: <mesh<[\"0\"=1, \"1\"=2]>, [{\"1\"}, "
                        "{}]>, <mesh<[\"0\"=1, \"1\"=2]>, [{}, {\"1\"}]>");
    sdyrt_sharding_release(op.to);
    op.to = sdyrt_sharding_retain(op.from);
    op.converts = true;
    op.out_dtype = SDYRT_I8;
    assert_refused(&op, "shift: parts that are shifted are not converted");
    release_sides(&op);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_to_all_of_varying_counts),
        cmocka_unit_test(test_all_gather_of_varying_counts),
        cmocka_unit_test(test_reduce_scatter_of_varying_counts),
        cmocka_unit_test(test_all_to_all_of_planned_counts),
        cmocka_unit_test(test_shifts_of_uneven_shards),
        cmocka_unit_test(test_shards_of_groups_of_two_axes),
        cmocka_unit_test(test_wrong_shards_are_refused),
        cmocka_unit_test(test_wrong_counts_are_refused_on_all_members),
        cmocka_unit_test(test_plans_of_other_counts_are_refused),
        cmocka_unit_test(test_wrong_operations_are_refused),
    };
    return RUN_ON_RANKS(tests, argc, argv, MOST);
}

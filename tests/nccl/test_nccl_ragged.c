/* Counts that each run brings, on the NCCL backend: in a graph, whose launches
 * take the counts that are there then, and what is refused. That rows arrive is
 * test_counts' and the checker's to test. */
#include "collectives/in_groups.h"
#include "crew.h"
#include "runtime/nccl/program.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { N = 3, CAPACITY = 12, PAIR = 4 };

/* Rows of one i32 between the members of one group. */
typedef struct exchange {
    sdyrt_plan *plan;
    void *in, *out, *counts, *received; /* of the device */
} exchange;

static sdyrt_status plan_for(const crew_rank *r, sdyrt_op_kind kind,
                             int64_t capacity, int64_t pair_capacity,
                             sdyrt_plan **plan) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = kind;
    op.from = cut("<mesh<['0'=%d]>, [{'0'}]>", N);
    op.to = cut(kind == SDYRT_OP_ALL_TO_ALL ? "<mesh<['0'=%d]>, [{'0'}]>"
                                            : "<mesh<['0'=%d]>, [{}]>",
                N);
    op.axes = kind == SDYRT_OP_ALL_TO_ALL ? "[{\"0\"}: 0->0]" : "[{\"0\"}]";
    op.own_axes = no_axes;
    op.type =
        (sdyrt_type){.dtype = SDYRT_I32, .rank = 1, .dims = {SDYRT_DYNAMIC}};
    op.counts_vary = true;
    op.in_capacity = op.out_capacity = capacity;
    op.pair_capacity = pair_capacity;
    const sdyrt_status status = sdyrt_plan_create(r->context, &op, NULL, plan);
    release_sides(&op);
    return status;
}

static sdyrt_status make(const crew_rank *r, sdyrt_op_kind kind, exchange *x) {
    SDYI_TRY(plan_for(r, kind, CAPACITY, PAIR, &x->plan));
    SDYI_TRY(sdyrt_alloc(r->context, CAPACITY * sizeof(int32_t), &x->in));
    SDYI_TRY(sdyrt_alloc(r->context, CAPACITY * sizeof(int32_t), &x->out));
    SDYI_TRY(sdyrt_alloc(r->context, N * sizeof(int64_t), &x->counts));
    return sdyrt_alloc(r->context, N * sizeof(int64_t), &x->received);
}

static void unmake(const crew_rank *r, const exchange *x) {
    sdyrt_plan_destroy(x->plan);
    sdyrt_free(r->context, x->in);
    sdyrt_free(r->context, x->out);
    sdyrt_free(r->context, x->counts);
    sdyrt_free(r->context, x->received);
}

/* The number of rows that p has for q; in the last round one too many. */
static int64_t count_of(int round, int64_t p, int64_t q) {
    return round == 3 && p == 0 && q == 1 ? PAIR + 1
                                          : (p + 2 * q + round) % (PAIR + 1);
}

static sdyrt_status fill(const crew_rank *r, const exchange *x, int round) {
    int64_t counts[N];
    int32_t in[CAPACITY], out[CAPACITY];
    for (int q = 0; q < N; q++)
        counts[q] = count_of(round, r->rank, q);
    for (int i = 0; i < CAPACITY; i++) {
        in[i] = 100 * r->rank + i;
        out[i] = -1;
    }
    SDYI_TRY(sdyrt_copy(r->context, x->counts, counts, sizeof counts));
    SDYI_TRY(sdyrt_copy(r->context, x->in, in, sizeof in));
    return sdyrt_copy(r->context, x->out, out, sizeof out);
}

static sdyrt_status compare(const crew_rank *r, const exchange *x, int round) {
    int64_t received[N];
    int32_t out[CAPACITY];
    int at = 0;
    SDYI_TRY(sdyrt_copy(r->context, received, x->received, sizeof received));
    SDYI_TRY(sdyrt_copy(r->context, out, x->out, sizeof out));
    for (int p = 0; p < N; p++) {
        const int64_t count = round == 3 ? 0 : count_of(round, p, r->rank);
        int64_t first = 0;
        for (int q = 0; q < r->rank; q++)
            first += count_of(round, p, q);
        EXPECT(received[p] == (round == 3 ? -1 : count));
        for (int64_t i = 0; i < count; i++)
            EXPECT(out[at++] == 100 * p + first + i);
    }
    for (; at < CAPACITY; at++)
        EXPECT(out[at] == -1);
    return SDYRT_OK;
}

static sdyrt_status replay(crew_rank *r) {
    exchange x = {.plan = NULL};
    const sdyi_nccl_rank *const me = r->context->state;
    struct CUstream_st *stream = NULL;
    int before = 0;
    SDYI_TRY(make(r, SDYRT_OP_ALL_TO_ALL, &x));
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t made = fake_made();
    fake_capture_start(stream);
    SDYI_TRY(
        sdyrt_plan_run_v_on(x.plan, x.counts, x.in, x.out, x.received, stream));
    fake_graph *const graph = fake_capture_end(stream);
    EXPECT(fake_made() == made);
    for (int round = 0; round < 4; round++) {
        bool is_done = false;
        SDYI_TRY(fill(r, &x, round));
        SDYI_TRY(sdyrt_barrier(r->context));
        fake_graph_launch(graph, stream);
        while (!is_done)
            SDYI_TRY(fake_stream_is_done(stream, &is_done));
        SDYI_TRY(compare(r, &x, round));
    }
    SDYI_TRY(sdyrt_barrier(r->context));
    fake_graph_free(graph);
    sdyi_gpu_stream_destroy(stream);
    sdyi_gpu_leave(me->device, before);
    unmake(r, &x);
    return SDYRT_OK;
}

static void run_crew(crew_fn fn) {
    crew_rank ranks[N];
    const crew_setting s = crew_start(N);
    crew_run(&s, N, fn, ranks);
    crew_assert_fine(ranks, N);
}

static void test_a_graph_takes_the_counts_of_each_launch(void **state) {
    (void)state;
    run_crew(replay);
}

static sdyrt_status give_wrong_memory(crew_rank *r) {
    int64_t host[N] = {0};
    exchange x = {.plan = NULL};
    SDYI_TRY(make(r, SDYRT_OP_ALL_GATHER, &x));
    EXPECT(sdyrt_plan_run_v(x.plan, host, x.in, x.out, NULL) == SDYRT_ARGUMENT);
    EXPECT_TEXT("'counts'");
    EXPECT(sdyrt_plan_run_v(x.plan, x.counts, x.in, x.out, host) ==
           SDYRT_ARGUMENT);
    EXPECT_TEXT("'received'");
    EXPECT(sdyrt_plan_run_v(x.plan, (int64_t *)((char *)x.counts + 4), x.in,
                            x.out, NULL) == SDYRT_ARGUMENT);
    EXPECT_TEXT("is not an array of int64_t in memory of device");
    SDYI_TRY(fill(r, &x, 0));
    SDYI_TRY(sdyrt_plan_run_v(x.plan, x.counts, x.in, x.out, x.received));
    SDYI_TRY(sdyrt_wait(r->context));
    unmake(r, &x);
    return SDYRT_OK;
}

static void test_numbers_of_the_host_are_refused(void **state) {
    (void)state;
    run_crew(give_wrong_memory);
}

typedef struct warned {
    sdyrt_op_kind kind;
    int64_t capacity, pair_capacity;
    bool is_warned;
} warned;

static sdyrt_status make_some(crew_rank *r) {
    const warned *const w = r->argument;
    for (int i = 0; i < 2; i++) {
        sdyrt_plan *plan = NULL;
        SDYI_TRY(plan_for(r, w->kind, w->capacity, w->pair_capacity, &plan));
        sdyrt_plan_destroy(plan);
    }
    return SDYRT_OK;
}

/* Once, by the first member, from a MiB on; gathered rows may well be as
 * many. */
static void test_messages_that_have_room_for_all_are_told(void **state) {
    (void)state;
    const char *const warning =
        "sdyrt: all_to_all whose counts vary, without pair_capacity: each of 3 "
        "members sends 1048576 bytes, to hold 131072 elements for each other "
        "one";
    enum { MANY = 1 << 17 };
    const warned cases[] = {{SDYRT_OP_ALL_TO_ALL, MANY, PAIR, false},
                            {SDYRT_OP_ALL_GATHER, MANY, 0, false},
                            {SDYRT_OP_ALL_TO_ALL, MANY - 1, 0, false},
                            {SDYRT_OP_ALL_TO_ALL, MANY, 0, true},
                            {SDYRT_OP_ALL_TO_ALL, MANY, 0, false}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        crew_rank ranks[N];
        char text[4096];
        warned w = cases[i];
        crew_setting s = crew_start(N);
        s.argument = &w;
        crew_run_and_read(&s, N, make_some, ranks, text, sizeof text);
        crew_assert_fine(ranks, N);
        const char *const said = strstr(text, "pair_capacity");
        assert_int_equal(said != NULL, w.is_warned);
        if (w.is_warned) {
            assert_non_null(strstr(text, warning));
            assert_null(strstr(said + 1, "pair_capacity"));
        }
    }
}

static sdyrt_status fail_to_launch(crew_rank *r) {
    exchange x = {.plan = NULL};
    SDYI_TRY(make(r, SDYRT_OP_ALL_TO_ALL, &x));
    SDYI_TRY(fill(r, &x, 0));
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 0) {
        fake_fail("sdyi_ragged", 0);
        EXPECT(sdyrt_plan_run_v(x.plan, x.counts, x.in, x.out, NULL) ==
               SDYRT_BACKEND);
        EXPECT(sdyrt_wait(r->context) == SDYRT_ABORTED);
    }
    unmake(r, &x);
    return SDYRT_OK;
}

static void test_a_launch_that_fails_breaks_the_context(void **state) {
    (void)state;
    crew_rank ranks[N];
    const crew_setting s = crew_start(N);
    crew_run(&s, N, fail_to_launch, ranks);
    assert_int_equal(ranks[0].status, SDYRT_OK);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_graph_takes_the_counts_of_each_launch),
        cmocka_unit_test(test_numbers_of_the_host_are_refused),
        cmocka_unit_test(test_messages_that_have_room_for_all_are_told),
        cmocka_unit_test(test_a_launch_that_fails_breaks_the_context),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

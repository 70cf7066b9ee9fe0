/* Waiting and aborting as a device and an NCCL do it that are neither endless
 * nor at once: queues that fill, calls that hang, launches that take their time
 * to see that they are aborted, a driver that does not answer. No call waits
 * for a rank where nothing ends that, and no memory goes before what uses it.
 */
#include "crew.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define TIMEOUT 3.0 /* seconds, of a rank that waits in vain */
#define GRACE 20.0  /* seconds that a busy machine may stop */

#define TYPE "tensor<8x6xi8>"
#define FROM "<mesh<[\"x\"=2]>, [{\"x\"}, {}]>"
#define SWAPPED "<mesh<[\"x\"=2], device_ids=[1, 0]>, [{\"x\"}, {}]>"
#define TO "<mesh<[\"x\"=2]>, [{}, {\"x\"}]>"

typedef struct both {
    sdyrt_plan *plan;
    unsigned char *in, *out;
} both;

static sdyrt_status make(crew_rank *r, const char *type, const char *from,
                         const char *to, size_t bytes, both *b) {
    SDYI_TRY(crew_plan(r->context, type, from, to, NULL, &b->plan));
    b->in = crew_bytes(r->context, bytes, 0);
    b->out = crew_bytes(r->context, bytes, 0);
    return sdyrt_barrier(r->context);
}

static void free_both(const crew_rank *r, both *b) {
    sdyrt_plan_destroy(b->plan);
    sdyrt_free(r->context, b->in);
    sdyrt_free(r->context, b->out);
}

static sdyrt_status run(both *b) {
    return sdyrt_plan_run(b->plan, b->in, b->out);
}

static void run_crew(int n, size_t scratch_bytes, crew_fn fn) {
    crew_rank ranks[4];
    crew_setting s = crew_start(n);
    fake_take_oldest(); /* the plan is messages */
    s.config.timeout = 60;
    s.nccl_config.scratch_bytes = scratch_bytes;
    crew_run(&s, n, fn, ranks);
    crew_assert_fine(ranks, n);
}

/* -- queues ---------------------------------------------------------------- */

/* Rank 1 comes when the others have put on streams what has room there. */
static sdyrt_status run_ahead(crew_rank *r, both *b, int n) {
    if (r->rank == 1)
        (void)usleep(300000);
    for (int i = 0; i < n; i++)
        SDYI_TRY(run(b));
    SDYI_TRY(sdyrt_wait(r->context));
    free_both(r, b);
    return SDYRT_OK;
}

static sdyrt_status run_with_many_peers(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, "tensor<8x8xi8>", "<mesh<[\"x\"=4]>, [{\"x\"}, {}]>",
                  "<mesh<[\"x\"=4]>, [{}, {\"x\"}]>", 16, &b));
    return run_ahead(r, &b, 100);
}

static void test_messages_have_room_among_nccls_works(void **state) {
    (void)state;
    (void)setenv("NCCL_WORK_FIFO_BYTES", "2048", 1); /* 14 runs of 3 peers */
    run_crew(4, 0, run_with_many_peers);
    (void)unsetenv("NCCL_WORK_FIFO_BYTES");
}

static sdyrt_status run_collectives(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, "tensor<8x8xi8>", "<mesh<[\"x\"=4]>, [{\"x\"}, {}]>",
                  "<mesh<[\"x\"=4]>, [{}, {\"x\"}]>", 16, &b));
    const int64_t collectives = fake_collectives();
    SDYI_TRY(run_ahead(r, &b, 100));
    EXPECT(fake_collectives() > collectives);
    return SDYRT_OK;
}

static void test_an_all_to_all_has_room_among_nccls_works(void **state) {
    (void)state;
    crew_rank ranks[4];
    crew_setting s = crew_start(4);
    (void)setenv("NCCL_WORK_FIFO_BYTES", "2048", 1);
    s.config.timeout = 60;
    crew_run(&s, 4, run_collectives, ranks);
    (void)unsetenv("NCCL_WORK_FIFO_BYTES");
    crew_assert_fine(ranks, 4);
}

/* Each in 128 rounds and more. */
static sdyrt_status run_many_rounds(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, "tensor<128x128xi8>", FROM, TO, 8192, &b));
    return run_ahead(r, &b, 2);
}

static void test_rounds_of_one_run_have_room_on_streams(void **state) {
    (void)state;
    run_crew(2, 64, run_many_rounds);
}

/* -- calls that hang ------------------------------------------------------- */

/* It is ended before the communicator is freed. */
static sdyrt_status hang_in_a_run(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, TYPE, FROM, SWAPPED, 24, &b));
    if (r->rank == 0) {
        crew_set_timeout(r, TIMEOUT);
        fake_hang(0);
        const double start = sdyi_clock();
        EXPECT(run(&b) == SDYRT_TIMEOUT);
        EXPECT(sdyi_clock() - start < TIMEOUT + GRACE);
        EXPECT_TEXT("is not done after 3 s");
        EXPECT(run(&b) == SDYRT_ABORTED);
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_a_call_that_hangs_is_revoked(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    s.config.timeout = 60;
    crew_run(&s, 2, hang_in_a_run, ranks);
    crew_assert_fine(ranks, 2);
}

/* While a graph has operations of its communicator: this is revoked, and stays.
 */
static sdyrt_status hang_while_there_is_a_graph(crew_rank *r) {
    both b;
    struct CUstream_st *stream = NULL;
    SDYI_TRY(make(r, TYPE, FROM, SWAPPED, 24, &b));
    SDYI_TRY(sdyi_gpu_select(r->rank));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    fake_capture_start(stream);
    SDYI_TRY(sdyrt_plan_run_on(b.plan, b.in, b.out, stream));
    fake_graph *graph = fake_capture_end(stream);
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 0) {
        crew_set_timeout(r, TIMEOUT);
        fake_hang(0);
        EXPECT(run(&b) == SDYRT_TIMEOUT);
        EXPECT(run(&b) == SDYRT_ABORTED);
        EXPECT(sdyi_nccl_wait_for_abort(r->context->state));
    }
    fake_graph_free(graph);
    free_both(r, &b);
    sdyi_gpu_stream_destroy(stream);
    return SDYRT_OK;
}

static void test_a_communicator_of_graphs_is_not_freed(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    char text[8192];
    s.config.timeout = 60;
    crew_run_and_read(&s, 2, hang_while_there_is_a_graph, ranks, text,
                      sizeof text);
    assert_string_equal(fake_refusal(), "");
    assert_non_null(strstr(text, "sdyrt: rank 0: its communicators are revoked "
                                 "and not freed: graphs may have operations"));
    for (int r = 0; r < 2; r++)
        if (ranks[r].status != SDYRT_OK)
            fail_msg("rank %d: %s", r, ranks[r].text);
    (void)crew_start(2); /* forgets what was left */
}

/* The graph's plan is gone, and so is the graph. */
static sdyrt_status hang_after_a_graph(crew_rank *r) {
    both b, other;
    struct CUstream_st *stream = NULL;
    SDYI_TRY(make(r, TYPE, FROM, SWAPPED, 24, &b));
    SDYI_TRY(make(r, TYPE, FROM, SWAPPED, 24, &other));
    SDYI_TRY(sdyi_gpu_select(r->rank));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    fake_capture_start(stream);
    SDYI_TRY(sdyrt_plan_run_on(other.plan, other.in, other.out, stream));
    fake_graph_free(fake_capture_end(stream));
    sdyi_gpu_stream_destroy(stream);
    free_both(r, &other);
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 0) {
        crew_set_timeout(r, TIMEOUT);
        fake_hang(0);
        EXPECT(run(&b) == SDYRT_TIMEOUT);
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_a_communicator_of_graphs_that_are_gone_is_freed(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    s.config.timeout = 60;
    crew_run(&s, 2, hang_after_a_graph, ranks);
    crew_assert_fine(ranks, 2);
}

/* -- a driver that does not answer ----------------------------------------- */

static sdyrt_status ask_in_vain(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, TYPE, TO, FROM, 24, &b));
    if (r->rank == 0) {
        crew_set_timeout(r, TIMEOUT);
        SDYI_TRY(run(&b));
        fake_block_queries();
        const double start = sdyi_clock();
        EXPECT(sdyrt_wait(r->context) == SDYRT_TIMEOUT);
        EXPECT(sdyi_clock() - start < TIMEOUT + 1 + GRACE);
        EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANK_MISSING);
        EXPECT_TEXT("is not done after 3 s");
        EXPECT_TEXT("CUDA does not answer either");
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_a_run_is_late_whether_or_not_cuda_answers(void **state) {
    (void)state;
    run_crew(2, 0, ask_in_vain);
}

/* -- launches that see late that they are aborted -------------------------- */

static sdyrt_status free_while_it_drains(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, TYPE, TO, FROM, 24, &b));
    if (r->rank == 0) {
        fake_drain_for(3);
        SDYI_TRY(run(&b));
        (void)sdyrt_context_abort(r->context, SDYRT_MEMORY, "enough");
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_memory_stays_while_what_was_aborted_drains(void **state) {
    (void)state;
    run_crew(2, 0, free_while_it_drains);
}

/* Leave an operation that does not end: its memory stays for good, and nobody
 * waits for it. */
static sdyrt_status leave_what_does_not_end(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, TYPE, TO, FROM, 24, &b));
    if (r->rank == 0) {
        ((sdyi_nccl_rank *)r->context->state)->patience = 0.5;
        fake_drain_for(1000);
        SDYI_TRY(run(&b));
        (void)sdyrt_context_abort(r->context, SDYRT_MEMORY, "enough");
    }
    const double start = sdyi_clock();
    free_both(r, &b);
    if (r->rank == 0)
        sdyrt_context_destroy(r->context);
    EXPECT(sdyi_clock() - start < 10 + GRACE);
    if (r->rank == 0)
        r->context = NULL;
    return SDYRT_OK;
}

static void test_what_does_not_end_keeps_its_memory(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    s.config.timeout = 60;
    crew_run(&s, 2, leave_what_does_not_end, ranks);
    for (int r = 0; r < 2; r++)
        if (ranks[r].status != SDYRT_OK)
            fail_msg("rank %d: %s", r, ranks[r].text);
    assert_string_equal(fake_refusal(), "");
    assert_true(fake_left() > 0);
    (void)crew_start(2); /* forgets it */
}

/* An abort waits for graphs: nobody waits for it. */
static sdyrt_status leave_an_abort(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, TYPE, TO, FROM, 24, &b));
    if (r->rank == 1) {
        free_both(r, &b);
        return SDYRT_OK;
    }
    sdyi_nccl_rank *const me = r->context->state;
    me->patience = 1.5;
    fake_abort_for(1000);
    (void)sdyrt_context_abort(r->context, SDYRT_MEMORY, "enough");
    const double start = sdyi_clock();
    free_both(r, &b);
    sdyrt_context_destroy(r->context);
    r->context = NULL;
    EXPECT(sdyi_clock() - start < 10 + GRACE);
    EXPECT(!atomic_load(&me->is_aborted)); /* which uses the rank */
    fake_abort_for(0);
    for (int i = 0; i < 6000 && !atomic_load(&me->is_aborted); i++)
        (void)usleep(10000);
    EXPECT(atomic_load(&me->is_aborted));
    return SDYRT_OK;
}

static void test_an_abort_that_does_not_end_is_left(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    char text[8192];
    s.config.timeout = 60;
    crew_run_and_read(&s, 2, leave_an_abort, ranks, text, sizeof text);
    assert_non_null(strstr(text, "sdyrt: rank 0: the abort of its "
                                 "communicators does not end"));
    for (int r = 0; r < 2; r++)
        if (ranks[r].status != SDYRT_OK)
            fail_msg("rank %d: %s", r, ranks[r].text);
    assert_string_equal(fake_refusal(), "");
    (void)crew_start(2); /* forgets what was left */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_messages_have_room_among_nccls_works),
        cmocka_unit_test(test_an_all_to_all_has_room_among_nccls_works),
        cmocka_unit_test(test_rounds_of_one_run_have_room_on_streams),
        cmocka_unit_test(test_a_call_that_hangs_is_revoked),
        cmocka_unit_test(test_a_communicator_of_graphs_is_not_freed),
        cmocka_unit_test(test_a_communicator_of_graphs_that_are_gone_is_freed),
        cmocka_unit_test(test_a_run_is_late_whether_or_not_cuda_answers),
        cmocka_unit_test(test_memory_stays_while_what_was_aborted_drains),
        cmocka_unit_test(test_what_does_not_end_keeps_its_memory),
        cmocka_unit_test(test_an_abort_that_does_not_end_is_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* A rank whose operations do not end, or fail: the first cause is reported once
 * as it is, and then with every call. */
#include "crew.h"

#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#define TIMEOUT 3.0 /* seconds, of a rank that waits in vain */
#define PATIENT 60  /* seconds, of all others: no machine stops for so long */
#define GRACE 20.0  /* seconds that a busy machine may stop */

#define FROM "<mesh<[\"x\"=2]>, [{\"x\"}, {}]>"
#define TO "<mesh<[\"x\"=2]>, [{}, {\"x\"}]>"

typedef struct both {
    sdyrt_plan *plan;
    unsigned char *in, *out;
} both;

static sdyrt_status make(crew_rank *r, both *b) {
    SDYI_TRY(crew_plan(r->context, "tensor<8x6xi8>", TO, FROM, NULL, &b->plan));
    b->in = crew_bytes(r->context, 24, 0);
    b->out = crew_bytes(r->context, 24, 0);
    return sdyrt_barrier(r->context);
}

/* As make, for a rank that waits in vain from then on. */
static sdyrt_status make_in_vain(crew_rank *r, both *b) {
    SDYI_TRY(make(r, b));
    if (r->rank == 0)
        crew_set_timeout(r, TIMEOUT);
    return SDYRT_OK;
}

static void free_both(const crew_rank *r, both *b) {
    sdyrt_plan_destroy(b->plan);
    sdyrt_free(r->context, b->in);
    sdyrt_free(r->context, b->out);
}

static sdyrt_status run(both *b) {
    return sdyrt_plan_run(b->plan, b->in, b->out);
}

/* Every call reports the first cause, and a plan made by all fails on all. */
static sdyrt_status expect_ended(crew_rank *r, both *b, const char *cause) {
    char byte = 0;
    EXPECT(run(b) == SDYRT_ABORTED);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANK_FAILED);
    EXPECT_TEXT("has ended: ");
    EXPECT_TEXT(cause);
    EXPECT(sdyrt_wait(r->context) == SDYRT_ABORTED);
    EXPECT(sdyrt_barrier(r->context) == SDYRT_ABORTED);
    EXPECT(sdyrt_copy(r->context, &byte, b->in, 1) == SDYRT_ABORTED);
    EXPECT_TEXT(cause);
    return SDYRT_OK;
}

static void run_crew(crew_fn fn, void *argument) {
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    fake_take_oldest(); /* the plan is messages */
    s.config.timeout = PATIENT;
    s.argument = argument;
    crew_run(&s, 2, fn, ranks);
    crew_assert_fine(ranks, 2);
}

/* -- what is written of it ------------------------------------------------- */

#define TRACE_BYTES 16384

/* Make the folder for it. */
static void start_trace(char *folder) {
    assert_non_null(mkdtemp(folder));
    (void)setenv("SDYRT_TRACE_DIR", folder, 1);
}

/* Read the trace of rank 0, the only one that has written; remove the
 * folder. */
static void end_trace(const char *folder, char *text) {
    char name[256];
    (void)unsetenv("SDYRT_TRACE_DIR");
    (void)snprintf(name, sizeof name, "%s/sdyrt-operations-rank0-%d.txt",
                   folder, (int)getpid());
    FILE *file = fopen(name, "re");
    assert_non_null(file);
    text[fread(text, 1, TRACE_BYTES - 1, file)] = '\0';
    (void)fclose(file);
    assert_int_equal(unlink(name), 0);
    assert_int_equal(rmdir(folder), 0);
}

/* -- a rank that does not come --------------------------------------------- */

static sdyrt_status wait_in_vain(crew_rank *r) {
    both b;
    SDYI_TRY(make_in_vain(r, &b));
    if (r->rank == 0) {
        EXPECT(sdyrt_plan_run(b.plan, NULL, b.out) == SDYRT_ARGUMENT);
        SDYI_TRY(run(&b));
        const double start = sdyi_clock();
        EXPECT(sdyrt_wait(r->context) == SDYRT_TIMEOUT);
        EXPECT(sdyi_clock() - start < TIMEOUT + GRACE);
        EXPECT(sdyi_clock() - start > 0.9 * TIMEOUT);
        EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANK_MISSING);
        EXPECT_TEXT("of rank 0 (reshard of tensor<8x6xi8>");
        EXPECT_TEXT("is not done after 3 s");
        SDYI_TRY(expect_ended(r, &b, "is not done after 3 s"));
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_a_rank_that_does_not_come_is_not_waited_for(void **state) {
    (void)state;
    run_crew(wait_in_vain, NULL);
}

/* Until it is reported by a later call; no more are put on the stream than have
 * room there, whatever else is called between them. */
static sdyrt_status run_without_end(crew_rank *r) {
    both b;
    SDYI_TRY(make_in_vain(r, &b));
    sdyrt_status status = SDYRT_OK;
    const double start = sdyi_clock();
    int n = 0;
    char byte;
    while (r->rank == 0 && status == SDYRT_OK &&
           sdyi_clock() - start < TIMEOUT + GRACE) {
        status = run(&b);
        n++;
        EXPECT(sdyrt_plan_run(b.plan, &byte, b.out) != SDYRT_OK);
    }
    if (r->rank == 0) {
        EXPECT(status == SDYRT_TIMEOUT);
        EXPECT_TEXT("has ended: operation #4 of rank 0 (reshard");
        /* each waits, packs, sends and is marked */
        const int most = SDYI_NCCL_LOAD / (SDYI_NCCL_CALL_LOAD + 3);
        EXPECT(n > most - 6 && n < most + 6);
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_later_runs_tell_of_a_rank_that_does_not_come(void **state) {
    (void)state;
    run_crew(run_without_end, NULL);
}

/* Launches of a graph end as well where they are marked, by the timeout. */
static sdyrt_status launch_without_end(crew_rank *r) {
    both b;
    struct CUstream_st *stream = NULL;
    SDYI_TRY(make_in_vain(r, &b));
    SDYI_TRY(sdyi_gpu_select(r->rank));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    fake_capture_start(stream);
    SDYI_TRY(sdyrt_plan_run_on(b.plan, b.in, b.out, stream));
    EXPECT(sdyrt_mark_on(r->context, "in a graph", stream) == SDYRT_ARGUMENT);
    EXPECT_TEXT("'in a graph' is marked on a stream that is captured");
    fake_graph *graph = fake_capture_end(stream);
    sdyrt_status status = SDYRT_OK;
    const double start = sdyi_clock();
    while (r->rank == 0 && status == SDYRT_OK &&
           sdyi_clock() - start < TIMEOUT + GRACE) {
        fake_graph_launch(graph, stream);
        status = sdyrt_mark_on(r->context, "a decoding step", stream);
    }
    if (r->rank == 0) {
        EXPECT(status == SDYRT_TIMEOUT);
        EXPECT_TEXT("of rank 0 (a decoding step) is not done after 3 s");
        EXPECT(sdyrt_mark_on(r->context, "a decoding step", stream) ==
               SDYRT_ABORTED);
    }
    fake_graph_free(graph);
    free_both(r, &b);
    sdyi_gpu_stream_destroy(stream);
    return SDYRT_OK;
}

static void test_marked_launches_tell_of_a_rank_that_does_not_come(void **s) {
    (void)s;
    run_crew(launch_without_end, NULL);
}

/* More calls are refused than are remembered: the run is, all the same. */
static sdyrt_status refuse_many(crew_rank *r) {
    both b;
    SDYI_TRY(make_in_vain(r, &b));
    if (r->rank == 0) {
        const double start = sdyi_clock();
        SDYI_TRY(run(&b));
        for (int i = 0; i < SDYI_NCCL_OPS + 10; i++)
            EXPECT(sdyrt_plan_run(b.plan, NULL, b.out) == SDYRT_ARGUMENT);
        SDYI_TRY(run(&b));
        for (int i = 0; i < SDYI_NCCL_OPS + 10; i++)
            EXPECT(sdyrt_plan_run(b.plan, NULL, b.out) == SDYRT_ARGUMENT);
        EXPECT(sdyrt_wait(r->context) == SDYRT_TIMEOUT);
        EXPECT_TEXT("of rank 0 (reshard of tensor<8x6xi8>");
        EXPECT(sdyi_clock() - start < TIMEOUT + GRACE);
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_calls_that_are_refused_hide_no_run(void **state) {
    (void)state;
    run_crew(refuse_many, NULL);
}

static sdyrt_status run_in_vain(crew_rank *r, both *b) {
    crew_set_timeout(r, TIMEOUT);
    SDYI_TRY(run(b));
    EXPECT(sdyrt_wait(r->context) == SDYRT_TIMEOUT);
    /* what NCCL has begun could still be done until then, for both */
    EXPECT(sdyi_nccl_wait_for_abort(r->context->state));
    return SDYRT_OK;
}

/* The one that is late, since the other has given up, gets none either. */
static sdyrt_status come_late(crew_rank *r) {
    atomic_int *const has_given_up = r->argument;
    both b;
    SDYI_TRY(make(r, &b));
    while (r->rank == 1 && !atomic_load(has_given_up))
        (void)usleep(10000);
    const sdyrt_status status = run_in_vain(r, &b);
    atomic_store(has_given_up, 1);
    SDYI_TRY(status);
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_a_rank_that_comes_late(void **state) {
    (void)state;
    atomic_int has_given_up = 0;
    run_crew(come_late, &has_given_up);
}

#define LATE 1.5 /* seconds that a rank comes late */

/* Slow, but never as slow as the timeout; all of it is longer. */
static sdyrt_status come_slowly(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, &b));
    crew_set_timeout(r, 5 * LATE);
    for (int i = 0; i < 6; i++) {
        if (r->rank == 1)
            (void)usleep((unsigned)(1e6 * LATE));
        SDYI_TRY(run(&b));
    }
    SDYI_TRY(sdyrt_wait(r->context));
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_time_runs_for_one_operation(void **state) {
    (void)state;
    run_crew(come_slowly, NULL);
}

/* -- what is below fails --------------------------------------------------- */

static sdyrt_status fail_asynchronously(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, &b));
    if (r->rank == 0) {
        SDYI_TRY(run(&b));
        fake_async_error(0, SDYI_NCCL_REMOTE_ERROR);
        EXPECT(sdyrt_wait(r->context) == SDYRT_BACKEND);
        EXPECT_TEXT("remote process exited");
        SDYI_TRY(expect_ended(r, &b, "remote process exited"));
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_what_nccl_finds_out_ends_the_context(void **state) {
    (void)state;
    run_crew(fail_asynchronously, NULL);
}

static sdyrt_status fail_in_a_run(crew_rank *r) {
    const char *const function = r->argument;
    both b;
    SDYI_TRY(make(r, &b));
    if (r->rank == 0) {
        fake_fail(function, 0);
        EXPECT(run(&b) == SDYRT_BACKEND);
        EXPECT_TEXT(strcmp(function, "sdyi_batch_run") == 0
                        ? "a launch was refused"
                        : function);
        SDYI_TRY(expect_ended(r, &b, function[0] == 's' ? "launch" : function));
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_a_run_that_fails_ends_the_context(void **state) {
    (void)state;
    static char functions[][20] = {"ncclGroupStart", "ncclSend", "ncclRecv",
                                   "ncclGroupEnd", "sdyi_batch_run"};
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        char folder[] = "/tmp/sdyrt-trace-XXXXXX", text[TRACE_BYTES];
        start_trace(folder);
        run_crew(fail_in_a_run, functions[i]);
        end_trace(folder, text);
        assert_non_null(strstr(text, "a copy: is done"));
        assert_null(strstr(text, "a copy: is on its stream"));
    }
}

/* Work that a run has left on streams, the caller's as well, ends before its
 * plan is freed. */
static sdyrt_status free_after_a_failure(crew_rank *r) {
    both b;
    struct CUstream_st *stream;
    SDYI_TRY(make(r, &b));
    if (r->rank == 0) {
        SDYI_TRY(sdyi_gpu_select(0));
        SDYI_TRY(sdyi_gpu_stream_create(&stream));
        for (int i = 0; i < 100; i++)
            SDYI_TRY(run(&b));
        fake_fail("ncclSend", 0);
        EXPECT(sdyrt_plan_run_on(b.plan, b.in, b.out, stream) == SDYRT_BACKEND);
        EXPECT_TEXT("ncclSend");
    }
    free_both(r, &b);
    if (r->rank == 0)
        sdyi_gpu_stream_destroy(stream);
    return SDYRT_OK;
}

/* So is what it has left on the packing stream: its fifth round fails. */
static sdyrt_status free_after_a_round(crew_rank *r) {
    both b;
    SDYI_TRY(
        crew_plan(r->context, "tensor<64x64xi8>", TO, FROM, NULL, &b.plan));
    b.in = crew_bytes(r->context, 2048, 0);
    b.out = crew_bytes(r->context, 2048, 0);
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 0) {
        fake_fail("ncclSend", 4);
        EXPECT(run(&b) == SDYRT_BACKEND);
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_what_a_failed_run_has_left_is_waited_for(void **state) {
    (void)state;
    for (int i = 0; i < 8; i++) {
        crew_rank ranks[2];
        crew_setting s = crew_start(2);
        fake_take_oldest();
        s.nccl_config.scratch_bytes = i % 2 == 0 ? 0 : 300;
        crew_run(&s, 2, i % 2 == 0 ? free_after_a_failure : free_after_a_round,
                 ranks);
        crew_assert_fine(ranks, 2);
    }
}

static sdyrt_status free_during_an_abort(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, &b));
    if (r->rank == 0) {
        for (int i = 0; i < 100; i++)
            SDYI_TRY(run(&b));
        fake_abort_for(2.5);
        (void)sdyrt_context_abort(r->context, SDYRT_MEMORY, "enough");
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_an_abort_that_takes_long_is_waited_for(void **state) {
    (void)state;
    run_crew(free_during_an_abort, NULL);
}

/* The thread is stuck in NCCL, which keeps the lock of the communicators; its
 * operation has its time all the same. */
static sdyrt_status hang_in_a_run(crew_rank *r) {
    both b;
    SDYI_TRY(make_in_vain(r, &b));
    if (r->rank == 0) {
        fake_hang(0);
        const double start = sdyi_clock();
        EXPECT(run(&b) == SDYRT_TIMEOUT);
        EXPECT(sdyi_clock() - start < TIMEOUT + GRACE);
        EXPECT_TEXT("is not done after 3 s");
        SDYI_TRY(expect_ended(r, &b, "is not done after 3 s"));
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_a_call_that_hangs_is_ended(void **state) {
    (void)state;
    run_crew(hang_in_a_run, NULL);
}

/* The other ranks learn of it when they make a plan. */
static sdyrt_status plan_after_the_end(crew_rank *r) {
    both b;
    sdyrt_plan *plan = NULL;
    SDYI_TRY(make(r, &b));
    if (r->rank == 0) {
        fake_fail("ncclSend", 0);
        EXPECT(run(&b) == SDYRT_BACKEND);
    }
    EXPECT(crew_plan(r->context, "tensor<8x6xi8>", FROM, TO, NULL, &plan) ==
           SDYRT_ABORTED);
    EXPECT_TEXT(r->rank == 0 ? "the context of rank 0 has ended"
                             : "rank 0 failed: the context of rank 0");
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_plans_tell_of_a_context_that_has_ended(void **state) {
    (void)state;
    run_crew(plan_after_the_end, NULL);
}

static sdyrt_status copy_that_fails(crew_rank *r) {
    both b;
    char byte;
    SDYI_TRY(make(r, &b));
    if (r->rank == 0) {
        fake_fail("sdyi_gpu_copy", 0);
        EXPECT(sdyrt_copy(r->context, &byte, b.in, 1) == SDYRT_BACKEND);
        SDYI_TRY(expect_ended(r, &b, "cudaMemcpyAsync"));
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_a_copy_that_fails_ends_the_context(void **state) {
    (void)state;
    run_crew(copy_that_fails, NULL);
}

static void *abort_soon(void *context) {
    const struct timespec nap = {0, 100000000};
    (void)nanosleep(&nap, NULL);
    (void)sdyrt_context_abort(context, SDYRT_MEMORY, "enough");
    return NULL;
}

/* A vain wait of rank 0 ends, long before its timeout. */
static sdyrt_status wait_to_be_aborted(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, &b));
    if (r->rank == 0) {
        pthread_t thread;
        SDYI_TRY(run(&b));
        EXPECT(pthread_create(&thread, NULL, abort_soon, r->context) == 0);
        const double start = sdyi_clock();
        EXPECT(sdyrt_wait(r->context) == SDYRT_MEMORY);
        EXPECT(sdyi_clock() - start < PATIENT / 2);
        EXPECT_TEXT("rank 0 was aborted: enough");
        (void)pthread_join(thread, NULL);
        SDYI_TRY(expect_ended(r, &b, "rank 0 was aborted: enough"));
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_any_thread_can_abort_a_context(void **state) {
    (void)state;
    run_crew(wait_to_be_aborted, NULL);
}

static void test_the_last_operations_are_written_down(void **state) {
    (void)state;
    char folder[] = "/tmp/sdyrt-trace-XXXXXX", text[TRACE_BYTES];
    start_trace(folder);
    run_crew(wait_in_vain, NULL);
    end_trace(folder, text);
    assert_non_null(strstr(text, "rank 0 of 2: the context has ended: "));
    assert_non_null(strstr(text, "a copy: is done"));
    assert_non_null(strstr(text, "an operation that was refused: was refused"));
    assert_non_null(strstr(text, "reshard of tensor<8x6xi8>"));
    const char *const line = strstr(text, "is on its stream, not done");
    assert_non_null(line);
    const char *const seen = strstr(line, "seen to be done");
    assert_true(seen == NULL || seen > strchr(line, '\n'));
    assert_null(strstr(text, "rank 1:"));
}

/* -- ending ---------------------------------------------------------------- */

/* The other rank ends its context when this one has. */
static sdyrt_status end_alone(crew_rank *r) {
    both b;
    SDYI_TRY(make(r, &b));
    SDYI_TRY(run(&b));
    SDYI_TRY(sdyrt_wait(r->context));
    free_both(r, &b);
    if (r->rank == 1)
        return SDYRT_OK;
    crew_set_timeout(r, TIMEOUT);
    const double start = sdyi_clock();
    sdyrt_context_destroy(r->context);
    r->context = NULL;
    EXPECT(sdyi_clock() - start > 0.9 * TIMEOUT);
    EXPECT(sdyi_clock() - start < TIMEOUT + GRACE);
    return SDYRT_OK;
}

static void test_a_rank_that_does_not_come_to_the_end(void **state) {
    (void)state;
    char folder[] = "/tmp/sdyrt-trace-XXXXXX", text[TRACE_BYTES];
    start_trace(folder);
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    s.config.timeout = PATIENT;
    crew_run(&s, 2, end_alone, ranks);
    /* work that rank 0 left ends with rank 1 */
    for (int i = 0; i < 1000 && fake_left() > 0; i++)
        (void)usleep(10000);
    crew_assert_fine(ranks, 2);
    end_trace(folder, text);
    assert_non_null(strstr(text, "has ended: ending the communicators is not "
                                 "done after 3 s: some rank of this machine"));
    assert_non_null(strstr(text, "reshard of tensor<8x6xi8>"));
}

/* Rank 1 is a second later than rank 0, which measures. */
static sdyrt_status end_late(crew_rank *r) {
    atomic_int *const has_begun = r->argument;
    const double start = sdyi_clock();
    if (r->rank == 0)
        atomic_store(has_begun, 1);
    while (!atomic_load(has_begun))
        (void)usleep(10000);
    if (r->rank == 1)
        (void)sleep(1);
    sdyrt_context_destroy(r->context);
    r->context = NULL;
    EXPECT(r->rank == 1 || sdyi_clock() - start > 0.9);
    return SDYRT_OK;
}

static void test_a_rank_is_waited_for_without_end(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    atomic_int has_begun = 0;
    s.config.timeout = INFINITY;
    s.argument = &has_begun;
    crew_run(&s, 2, end_late, ranks);
    crew_assert_fine(ranks, 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_rank_that_does_not_come_is_not_waited_for),
        cmocka_unit_test(test_later_runs_tell_of_a_rank_that_does_not_come),
        cmocka_unit_test(
            test_marked_launches_tell_of_a_rank_that_does_not_come),
        cmocka_unit_test(test_calls_that_are_refused_hide_no_run),
        cmocka_unit_test(test_a_rank_that_comes_late),
        cmocka_unit_test(test_time_runs_for_one_operation),
        cmocka_unit_test(test_what_nccl_finds_out_ends_the_context),
        cmocka_unit_test(test_a_run_that_fails_ends_the_context),
        cmocka_unit_test(test_what_a_failed_run_has_left_is_waited_for),
        cmocka_unit_test(test_an_abort_that_takes_long_is_waited_for),
        cmocka_unit_test(test_a_call_that_hangs_is_ended),
        cmocka_unit_test(test_plans_tell_of_a_context_that_has_ended),
        cmocka_unit_test(test_a_copy_that_fails_ends_the_context),
        cmocka_unit_test(test_any_thread_can_abort_a_context),
        cmocka_unit_test(test_the_last_operations_are_written_down),
        cmocka_unit_test(test_a_rank_that_does_not_come_to_the_end),
        cmocka_unit_test(test_a_rank_is_waited_for_without_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

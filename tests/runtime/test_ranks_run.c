/* Ranks as threads: whose context is made when, and which failure is kept. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/status.h"
#include <pthread.h>
#include <sdyrt/sdyrt.h>
#include <stdatomic.h>
#include <time.h>

#define N 4

/* The actions of each rank, and what it saw. */
typedef struct plot {
    sdyrt_status make[N]; /* what making its context comes to */
    sdyrt_status run[N];  /* and its function */
    int order[N];   /* how many end before each; ranks of one number at once */
    bool is_silent; /* a failure has no text */
    pthread_barrier_t all;
    atomic_int n_ran, turn;
    sdyrt_context *contexts[N];
} plot;

static int rank_of(plot *p, const sdyrt_context *context) {
    int rank = 0;
    while (p->contexts[rank] != context)
        rank++;
    return rank;
}

/* All are being made at once, or this does not end. */
static sdyrt_status make(int rank, void *argument, sdyrt_context **context) {
    plot *p = argument;
    (void)pthread_barrier_wait(&p->all);
    if (p->make[rank] != SDYRT_OK)
        return sdyi_fail(p->make[rank], SDYRT_KIND_SYSTEM, "no context");
    SDYI_TRY(sdyrt_threads_create(NULL, 1, context));
    p->contexts[rank] = *context;
    return SDYRT_OK;
}

static sdyrt_status run(sdyrt_context *context, void *argument) {
    plot *p = argument;
    const int rank = rank_of(p, context);
    p->n_ran++;
    while (p->turn < p->order[rank])
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    const sdyrt_status status = p->run[rank];
    if (status != SDYRT_OK && !p->is_silent)
        (void)sdyi_fail(status, SDYRT_KIND_RANK_FAILED, "reason %d", rank);
    return status;
}

static plot *played;

void __real_sdyrt_context_destroy(sdyrt_context *context);
void __wrap_sdyrt_context_destroy(sdyrt_context *context);

/* A rank's result is kept when its context goes: the next rank's turn. */
void __wrap_sdyrt_context_destroy(sdyrt_context *context) {
    __real_sdyrt_context_destroy(context);
    played->turn++;
}

static sdyrt_status play(plot *p) {
    played = p;
    assert_int_equal(pthread_barrier_init(&p->all, NULL, N), 0);
    const sdyrt_status status = sdyrt_ranks_run(N, make, run, p);
    (void)pthread_barrier_destroy(&p->all);
    return status;
}

static void test_each_rank_runs_on_the_context_it_made(void **state) {
    (void)state;
    plot p = {.n_ran = 0};
    assert_int_equal(play(&p), SDYRT_OK);
    assert_int_equal(p.n_ran, N);
}

static void test_without_all_contexts_no_rank_runs(void **state) {
    (void)state;
    plot p = {.make = {[2] = SDYRT_BACKEND}};
    assert_int_equal(play(&p), SDYRT_BACKEND);
    assert_int_equal(p.n_ran, 0);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_SYSTEM);
    assert_string_equal(sdyrt_last_error(), "rank 2: no context");
}

static void test_the_first_failure_in_time_is_kept(void **state) {
    (void)state;
    plot p = {.run = {SDYRT_BACKEND, SDYRT_TIMEOUT, SDYRT_ARGUMENT, SDYRT_OK},
              .order = {2, 0, 1, 3}};
    assert_int_equal(play(&p), SDYRT_TIMEOUT);
    assert_string_equal(sdyrt_last_error(), "rank 1: reason 1");
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_RANK_FAILED);
}

static void test_a_rank_s_own_reason_goes_before_aborted(void **state) {
    (void)state;
    plot p = {
        .run = {SDYRT_ABORTED, SDYRT_ABORTED, SDYRT_MISMATCH, SDYRT_ARGUMENT},
        .order = {0, 1, 2, 3}};
    assert_int_equal(play(&p), SDYRT_MISMATCH);
    assert_string_equal(sdyrt_last_error(), "rank 2: reason 2");
    plot only_aborted = {.run = {SDYRT_OK, SDYRT_ABORTED, SDYRT_ABORTED},
                         .order = {0, 3, 2, 1}};
    assert_int_equal(play(&only_aborted), SDYRT_ABORTED);
    assert_string_equal(sdyrt_last_error(), "rank 2: reason 2");
}

static void test_a_failure_without_a_text_has_its_status(void **state) {
    (void)state;
    plot p = {.run = {[3] = SDYRT_UNSUPPORTED}, .is_silent = true};
    assert_int_equal(play(&p), SDYRT_UNSUPPORTED);
    assert_string_equal(sdyrt_last_error(),
                        "rank 3: its function returned UNSUPPORTED");
}

static void test_wrong_arguments_start_nothing(void **state) {
    (void)state;
    plot p = {.n_ran = 0};
    assert_int_equal(sdyrt_ranks_run(N, NULL, run, &p), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_int_equal(sdyrt_ranks_run(N, make, NULL, &p), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_int_equal(sdyrt_ranks_run(0, make, run, &p), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    assert_int_equal(p.n_ran, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_rank_runs_on_the_context_it_made),
        cmocka_unit_test(test_without_all_contexts_no_rank_runs),
        cmocka_unit_test(test_the_first_failure_in_time_is_kept),
        cmocka_unit_test(test_a_rank_s_own_reason_goes_before_aborted),
        cmocka_unit_test(test_a_failure_without_a_text_has_its_status),
        cmocka_unit_test(test_wrong_arguments_start_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

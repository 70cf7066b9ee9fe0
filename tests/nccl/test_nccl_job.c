/* The checker's ranks as those of a job: each with a feed and a memory of its
 * own, as processes are, sharing over a bootstrap what they found. Here they
 * are threads, on contexts of the fake. */
#include "crew.h"

#include "check/run.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define CASES_PER_CONTEXT 50

/* One rank, as a process has it. */
typedef struct process {
    sdyrt_bootstrap meeting;
    sdyrt_bootstrap peers;
    double timeout; /* seconds */
    bool has_failure;
    int64_t next, end;
    int64_t n_good, n_bad;
    uint64_t seed;
    char failure[CHECK_TEXT_BYTES]; /* of the first case that failed */
    sdyrt_status status;
    check_job job;
    pthread_t thread;
} process;

static bool next_case(void *user, check_case *c) {
    process *p = user;
    if (p->next == p->end)
        return false;
    check_case_random(p->seed, p->next++, p->meeting.size, c);
    /* a rank that fails before a one-shot call leaves the others to make a
     * plan: they wait as long as it waits for them */
    c->planned = c->planned || p->has_failure;
    return true;
}

static bool case_done(void *user, const check_case *c, const char *failure) {
    process *p = user;
    (void)c;
    if (failure == NULL)
        p->n_good++;
    else if (p->n_bad++ == 0)
        (void)snprintf(p->failure, sizeof p->failure, "%s", failure);
    return true;
}

static sdyrt_status make_context(void *user, const sdyrt_config *config,
                                 sdyrt_context **context) {
    process *p = user;
    sdyrt_config own = *config;
    own.timeout = p->timeout;
    return sdyi_nccl_create(&own, NULL, &p->peers, context);
}

static void *process_main(void *user) {
    process *p = user;
    const check_feed feed = {next_case, case_done, p, NULL};
    p->job = (check_job){.bootstrap = &p->meeting,
                         .context = make_context,
                         .user = p,
                         .batch = CASES_PER_CONTEXT};
    p->status = check_run_job(&feed, &p->job);
    sdyrt_bootstrap_free(&p->meeting); /* it has ended, for the others */
    sdyrt_bootstrap_free(&p->peers);
    return NULL;
}

/* Run `n_cases` as `n` ranks, of which the last gives up `less` before; the
 * `nth` copy on a device fails (-1: none does). Some wait for either. */
static void run(int n, int64_t n_cases, int64_t less, int64_t nth,
                process *all) {
    sdyrt_bootstrap meetings[CREW_MAX], peers[CREW_MAX];
    meetings[0] = peers[0] = (sdyrt_bootstrap)SDYRT_BOOTSTRAP_INIT;
    assert_int_equal(sdyrt_bootstrap_threads(n, meetings), SDYRT_OK);
    assert_int_equal(sdyrt_bootstrap_threads(n, peers), SDYRT_OK);
    (void)crew_start(n);
    if (nth >= 0)
        fake_fail("sdyi_gpu_copy", nth);
    for (int r = 0; r < n; r++) {
        all[r] = (process){.meeting = meetings[r],
                           .peers = peers[r],
                           .has_failure = nth >= 0,
                           .timeout = nth < 0 && less == 0 ? 60 : 6,
                           .end = n_cases - (r == n - 1 ? less : 0),
                           .seed = (uint64_t)n};
        assert_int_equal(
            pthread_create(&all[r].thread, NULL, process_main, &all[r]), 0);
    }
    for (int r = 0; r < n; r++)
        assert_int_equal(pthread_join(all[r].thread, NULL), 0);
}

static void test_all_ranks_know_that_all_is_well(void **state) {
    (void)state;
    static const int sizes[] = {1, 2, 3, 4, 6};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        process all[CREW_MAX];
        run(sizes[i], 50, 0, -1, all);
        for (int r = 0; r < sizes[i]; r++) {
            if (all[r].status != SDYRT_OK || all[r].n_bad > 0)
                fail_msg("rank %d of %d: %s, %s", r, sizes[i],
                         all[r].job.failure, all[r].failure);
            assert_int_equal(all[r].n_good, 50);
        }
        crew_assert_clean();
    }
}

/* More cases than one context runs. */
static void test_contexts_follow_each_other(void **state) {
    (void)state;
    process all[CREW_MAX];
    run(2, 3 * CASES_PER_CONTEXT / 2, 0, -1, all);
    for (int r = 0; r < 2; r++) {
        assert_int_equal(all[r].status, SDYRT_OK);
        assert_int_equal(all[r].n_good, 3 * CASES_PER_CONTEXT / 2);
    }
    crew_assert_clean();
}

/* The failure of a library call on one rank ends what the others wait for. */
static void test_a_failure_on_one_rank_is_known_to_all(void **state) {
    (void)state;
    for (int nth = 0; nth < 6; nth += 5) {
        process all[CREW_MAX];
        run(3, 1, 0, nth, all);
        for (int r = 0; r < 3; r++) {
            assert_int_equal(all[r].status, SDYRT_OK);
            assert_int_equal(all[r].n_bad, 1);
            assert_string_equal(all[r].failure, all[0].failure);
            assert_non_null(strstr(all[r].failure, "cudaMemcpyAsync: refused"));
        }
    }
}

static void test_a_rank_that_ends_before_the_others(void **state) {
    (void)state;
    process all[CREW_MAX];
    run(3, 20, 8, -1, all);
    assert_int_equal(all[2].status, SDYRT_OK);
    assert_int_equal(all[2].n_good, 12);
    for (int r = 0; r < 2; r++) {
        assert_int_equal(all[r].status, SDYRT_ABORTED);
        assert_non_null(strstr(all[r].job.failure, "rank 2"));
        assert_int_equal(all[r].n_good, 12);
        assert_int_equal(all[r].n_bad, 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_ranks_know_that_all_is_well),
        cmocka_unit_test(test_contexts_follow_each_other),
        cmocka_unit_test(test_a_failure_on_one_rank_is_known_to_all),
        cmocka_unit_test(test_a_rank_that_ends_before_the_others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

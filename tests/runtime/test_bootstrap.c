/* Bootstraps: threads of one process, checks, and the ranks of one node. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "runtime/bootstrap/bootstrap.h"

#include "bootstrap_job.h"

#include <math.h>
#include <pthread.h>

static void assert_error(sdyrt_status status, const char *text) {
    assert_int_equal(status, SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    if (strstr(sdyrt_last_error(), text) == NULL)
        fail_msg("'%s' lacks '%s'", sdyrt_last_error(), text);
}

/* -- threads --------------------------------------------------------------- */

typedef struct thread_rank {
    sdyrt_bootstrap bootstrap;
    int special; /* the rank that does not do as the others */
    sdyrt_status status;
    sdyrt_error_kind kind;
    char text[512];
    sdyi_local local;
} thread_rank;

static void *finish(thread_rank *r, sdyrt_status status) {
    r->status = status;
    r->kind = sdyrt_last_error_kind();
    snprintf(r->text, sizeof r->text, "%s", sdyrt_last_error());
    return NULL;
}

static void *gather_on_thread(void *argument) {
    thread_rank *r = argument;
    const sdyrt_bootstrap *const b = &r->bootstrap;
    int all[16], own;
    sdyrt_status status = SDYRT_OK;
    for (int i = 0; status == SDYRT_OK && i < 200; i++) {
        /* every other one in place; the own is theirs no longer afterwards */
        int *const at = i % 2 ? &all[b->rank] : &own;
        *at = 1000 * i + b->rank;
        status = b->allgather(b->state, at, all, sizeof own, 20);
        for (int k = 0; status == SDYRT_OK && k < b->size; k++)
            if (all[k] != 1000 * i + k)
                return finish(r, SDYRT_BACKEND);
        own = -1;
    }
    if (status == SDYRT_OK)
        status = b->allgather(b->state, NULL, NULL, 0, 20);
    if (status == SDYRT_OK)
        status = b->barrier(b->state, 20);
    if (status == SDYRT_OK)
        status = sdyi_bootstrap_locate(b, 20, &r->local);
    return finish(r, status);
}

static void *fail_on_thread(void *argument) {
    thread_rank *r = argument;
    sdyrt_bootstrap *const b = &r->bootstrap;
    int own = 0, all[16];
    sdyrt_status status = b->barrier(b->state, 20);
    if (b->rank == r->special)
        pause_for(1);
    else if (status == SDYRT_OK)
        status = b->allgather(b->state, &own, all, sizeof own, 0.3);
    return finish(r, status);
}

static void *leave_on_thread(void *argument) {
    thread_rank *r = argument;
    sdyrt_bootstrap *const b = &r->bootstrap;
    sdyrt_status status = b->barrier(b->state, 20);
    if (b->rank == r->special) {
        sdyrt_bootstrap_free(b);
        return finish(r, status);
    }
    if (status == SDYRT_OK)
        status = b->barrier(b->state, 20);
    (void)finish(r, status);
    if (b->barrier(b->state, 20) != SDYRT_ABORTED ||
        strstr(sdyrt_last_error(), "unusable since") == NULL)
        r->status = SDYRT_OK; /* it should not work again */
    return NULL;
}

static void *differ_on_thread(void *argument) {
    thread_rank *r = argument;
    const sdyrt_bootstrap *const b = &r->bootstrap;
    char own[8] = "", all[16 * 8];
    const size_t bytes = b->rank == r->special ? 8 : 4;
    return finish(r, b->allgather(b->state, own, all, bytes, 20));
}

/* A barrier and an allgather of nothing are not the same call. */
static void *differ_in_kind_on_thread(void *argument) {
    thread_rank *r = argument;
    const sdyrt_bootstrap *const b = &r->bootstrap;
    char none = 0;
    return finish(r, b->rank == r->special
                         ? b->barrier(b->state, 20)
                         : b->allgather(b->state, &none, &none, 0, 20));
}

static void run_threads(int n, int special, void *(*fn)(void *),
                        thread_rank *ranks) {
    sdyrt_bootstrap made[16] = {SDYRT_BOOTSTRAP_INIT};
    pthread_t threads[16];
    assert_int_equal(sdyrt_bootstrap_threads(n, made), SDYRT_OK);
    for (int i = 0; i < n; i++) {
        assert_int_equal(sdyi_bootstrap_check(&made[i]), SDYRT_OK);
        ranks[i] = (thread_rank){.bootstrap = made[i], .special = special};
        assert_int_equal(pthread_create(&threads[i], NULL, fn, &ranks[i]), 0);
    }
    for (int i = 0; i < n; i++)
        assert_int_equal(pthread_join(threads[i], NULL), 0);
    for (int i = n - 1; i >= 0; i--)
        sdyrt_bootstrap_free(&ranks[i].bootstrap);
}

static void test_threads_gather(void **state) {
    (void)state;
    static const int sizes[] = {1, 2, 3, 16};
    thread_rank ranks[16];
    set_rank(0, 1);
    set_number("LOCAL_RANK", 5); /* of the process: not for each thread */
    for (int i = 0; i < 4; i++) {
        run_threads(sizes[i], -1, gather_on_thread, ranks);
        for (int r = 0; r < sizes[i]; r++) {
            if (ranks[r].status != SDYRT_OK)
                fail_msg("rank %d: %s", r, ranks[r].text);
            assert_int_equal(ranks[r].local.rank, sizes[i] == 1 ? 5 : r);
            assert_int_equal(ranks[r].local.size, sizes[i]);
            assert_int_equal(ranks[r].local.first, 0);
        }
    }
}

static void assert_all_failed(const thread_rank *ranks, int n, int special,
                              sdyrt_status status, const char *text) {
    for (int r = 0; r < n; r++)
        if (r != special &&
            (ranks[r].status != status || strstr(ranks[r].text, text) == NULL))
            fail_msg("rank %d: %s '%s'", r, sdyrt_status_name(ranks[r].status),
                     ranks[r].text);
}

static void test_a_thread_that_does_not_come_is_named(void **state) {
    (void)state;
    thread_rank ranks[16];
    run_threads(4, 2, fail_on_thread, ranks);
    assert_all_failed(ranks, 4, 2, SDYRT_TIMEOUT,
                      "call #2 (allgather of 4 bytes a rank): rank 2 of 4 did "
                      "not come within 0.3 s");
    run_threads(4, 1, leave_on_thread, ranks);
    assert_all_failed(ranks, 4, 1, SDYRT_ABORTED, "rank 1 of 4 has gone");
    run_threads(3, 1, differ_on_thread, ranks);
    assert_all_failed(ranks, 3, -1, SDYRT_MISMATCH,
                      "(allgather of 8 bytes a rank)");
    run_threads(3, 1, differ_in_kind_on_thread, ranks);
    assert_all_failed(ranks, 3, -1, SDYRT_MISMATCH, "(barrier)");
}

static void test_threads_are_counted(void **state) {
    (void)state;
    sdyrt_bootstrap made[1] = {SDYRT_BOOTSTRAP_INIT};
    assert_error(sdyrt_bootstrap_threads(0, made), "0 ranks");
    assert_error(sdyrt_bootstrap_threads(4097, made), "4097 ranks");
    assert_int_equal(sdyrt_bootstrap_threads(1, NULL), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_bootstrap_threads(1, made), SDYRT_OK);
    char byte = 0;
    assert_error(made[0].allgather(made[0].state, &byte, &byte,
                                   (size_t)PTRDIFF_MAX + 1, 1),
                 "9223372036854775808 bytes of each of 1 ranks are more than "
                 "memory holds");
    assert_int_equal(made[0].allgather(made[0].state, NULL, &byte, 1, 1),
                     SDYRT_ARGUMENT);
    assert_int_equal(made[0].allgather(made[0].state, &byte, NULL, 1, 1),
                     SDYRT_ARGUMENT);
    assert_error(made[0].barrier(made[0].state, 0),
                 "timeout is 0, expected seconds above 0");
    assert_error(made[0].barrier(made[0].state, -0.5), "timeout is -0.5");
    assert_error(made[0].barrier(made[0].state, NAN), "timeout is nan");
    assert_int_equal(made[0].barrier(made[0].state, 1), SDYRT_OK);
    sdyrt_bootstrap_free(made);
}

/* -- checks, and nodes ----------------------------------------------------- */

static void test_bootstraps_of_the_caller_are_checked(void **state) {
    (void)state;
    sdyrt_bootstrap made[2] = {SDYRT_BOOTSTRAP_INIT, SDYRT_BOOTSTRAP_INIT};
    assert_int_equal(sdyi_bootstrap_check(made), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_int_equal(sdyrt_bootstrap_threads(2, made), SDYRT_OK);
    sdyrt_bootstrap wrong = made[0];
    wrong.rank = 2;
    assert_error(sdyi_bootstrap_check(&wrong), "rank 2 of 2");
    wrong.rank = -1;
    assert_error(sdyi_bootstrap_check(&wrong), "rank -1 of 2");
    wrong = made[0];
    wrong.size = 0;
    assert_error(sdyi_bootstrap_check(&wrong), "rank 0 of 0");
    wrong = made[0];
    wrong.barrier = NULL;
    assert_int_equal(sdyi_bootstrap_check(&wrong), SDYRT_ARGUMENT);
    assert_non_null(strstr(sdyrt_last_error(), "'barrier' is NULL"));
    for (int i = 0; i < 2; i++)
        sdyrt_bootstrap_free(&made[i]);
}

/* Rank 2 is told its place, rank 3 in a way that is none. */
static sdyrt_status locate(int rank) {
    sdyi_local local = {-1, -1, -1};
    if (rank == 2)
        set_number("LOCAL_RANK", 6);
    if (rank == 3)
        setenv("LOCAL_RANK", "six", 1);
    sdyrt_status status = start();
    if (status == SDYRT_OK)
        status = sdyi_bootstrap_locate(&job, timeout, &local);
    if (status == SDYRT_OK &&
        (local.size != 4 || local.rank != (rank == 2 ? 6 : rank) ||
         local.first != 0))
        abort();
    return end(status);
}

static void test_ranks_of_a_node_are_numbered(void **state) {
    (void)state;
    run_job(4, locate);
    assert_good(0, 2);
    assert_failed(3, SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                  "LOCAL_RANK is 'six'");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_threads_gather),
        cmocka_unit_test(test_a_thread_that_does_not_come_is_named),
        cmocka_unit_test(test_threads_are_counted),
        cmocka_unit_test(test_bootstraps_of_the_caller_are_checked),
        cmocka_unit_test(test_ranks_of_a_node_are_numbered),
    };
    return cmocka_run_group_tests(tests, share_results, unshare_results);
}

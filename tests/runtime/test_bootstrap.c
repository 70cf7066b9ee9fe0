/* Bootstraps: threads of one process, checks, and the ranks of one node. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/agree.h"
#include "base/status.h"
#include "runtime/bootstrap/tcp.h"

#include "bootstrap_job.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>

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
    int local;
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

/* Many calls without a pause, gathers between them, as many numbers as may be.
 */
static void *find_largest_on_thread(void *argument) {
    thread_rank *r = argument;
    const sdyrt_bootstrap *const b = &r->bootstrap;
    const uint64_t rank = (uint64_t)b->rank, last = (uint64_t)b->size - 1;
    sdyrt_status status = SDYRT_OK;
    for (uint64_t i = 0; status == SDYRT_OK && i < 300; i++) {
        uint64_t numbers[100];
        const size_t n = i % 100 + 1;
        for (size_t k = 0; k < n; k++)
            numbers[k] = k % 2 == 0 ? 1000 - i + rank : ~(i + rank);
        status = b->max(b->state, numbers, n, 20);
        for (size_t k = 0; status == SDYRT_OK && k < n; k++)
            if (numbers[k] != (k % 2 == 0 ? 1000 - i + last : ~i))
                return finish(r, SDYRT_BACKEND);
        int all[16];
        if (status == SDYRT_OK && i % 7 == 0)
            status = b->allgather(b->state, &b->rank, all, sizeof all[0], 20);
    }
    if (status == SDYRT_OK)
        status = b->max(b->state, NULL, 0, 20);
    return finish(r, status);
}

static void *differ_in_largest_on_thread(void *argument) {
    thread_rank *r = argument;
    const sdyrt_bootstrap *const b = &r->bootstrap;
    uint64_t numbers[2] = {0}, all[32];
    return finish(r, b->rank == r->special
                         ? b->allgather(b->state, numbers, all, 16, 20)
                         : b->max(b->state, numbers, 2, 20));
}

/* Settings, and numbers with them, with a bootstrap that has a max and with one
 * that has none. */
static void *agree_on_thread(void *argument) {
    thread_rank *r = argument;
    sdyrt_bootstrap *const b = &r->bootstrap;
    sdyrt_status status = SDYRT_OK;
    for (int i = 0; i < 4; i++) {
        const bool differs = i % 2 == 1 && b->rank >= r->special;
        const sdyi_setting settings[] = {{"left", -1},
                                         {"right", differs ? b->rank : -1}};
        uint64_t number = (uint64_t)b->rank;
        sdyi_agreement a = {.text = "agreeing",
                            .most = 10 - number,
                            .settings = settings,
                            .n_settings = 2,
                            .numbers = &number,
                            .n_numbers = 1};
        bool is_lost;
        if (i == 2)
            b->max = NULL;
        status = sdyi_agree(b, SDYRT_OK, &a, 20, &is_lost);
        if (is_lost || number != (uint64_t)b->size - 1 || a.most != 10 ||
            (status == SDYRT_OK) != (i % 2 == 0))
            return finish(r, SDYRT_BACKEND);
    }
    return finish(r, status);
}

static atomic_int n_in_vain; /* have waited for the special rank */

static void *fail_on_thread(void *argument) {
    thread_rank *r = argument;
    sdyrt_bootstrap *const b = &r->bootstrap;
    int own = 0, all[16];
    sdyrt_status status = b->barrier(b->state, 20);
    if (b->rank == r->special) {
        while (atomic_load(&n_in_vain) < b->size - 1)
            pause_for(0.01);
        return finish(r, status);
    }
    if (status == SDYRT_OK)
        status = b->allgather(b->state, &own, all, sizeof own, 3);
    atomic_fetch_add(&n_in_vain, 1);
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
            assert_int_equal(ranks[r].local, sizes[i] == 1 ? 5 : r);
        }
    }
}

static void test_threads_find_the_largest(void **state) {
    (void)state;
    static const int sizes[] = {1, 2, 5, 16};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        thread_rank ranks[16];
        run_threads(sizes[i], -1, find_largest_on_thread, ranks);
        for (int r = 0; r < sizes[i]; r++)
            if (ranks[r].status != SDYRT_OK)
                fail_msg("rank %d of %d: '%s'", r, sizes[i], ranks[r].text);
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

static void test_threads_agree_on_settings(void **state) {
    (void)state;
    thread_rank ranks[16];
    run_threads(5, 3, agree_on_thread, ranks);
    assert_all_failed(ranks, 5, -1, SDYRT_ARGUMENT,
                      "right is -1 on rank 0 and 3 on rank 3: it must be the "
                      "same on all");
}

static void test_a_thread_that_does_not_come_is_named(void **state) {
    (void)state;
    thread_rank ranks[16];
    run_threads(4, 2, fail_on_thread, ranks);
    assert_all_failed(ranks, 4, 2, SDYRT_TIMEOUT,
                      "call #2 (allgather of 4 bytes a rank): rank 2 of 4 did "
                      "not come within 3 s");
    run_threads(4, 1, leave_on_thread, ranks);
    assert_all_failed(ranks, 4, 1, SDYRT_ABORTED, "rank 1 of 4 has gone");
    run_threads(3, 1, differ_on_thread, ranks);
    assert_all_failed(ranks, 3, -1, SDYRT_MISMATCH,
                      "(allgather of 8 bytes a rank)");
    run_threads(3, 1, differ_in_kind_on_thread, ranks);
    assert_all_failed(ranks, 3, -1, SDYRT_MISMATCH, "(barrier)");
    run_threads(3, 1, differ_in_largest_on_thread, ranks);
    assert_all_failed(ranks, 3, -1, SDYRT_MISMATCH, "(max of 16 bytes a rank)");
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
    int local = -1;
    if (rank == 2)
        set_number("LOCAL_RANK", 6);
    if (rank == 3)
        setenv("LOCAL_RANK", "six", 1);
    sdyrt_status status = start();
    if (status == SDYRT_OK)
        status = sdyi_bootstrap_locate(&job, timeout, &local);
    if (status == SDYRT_OK && local != (rank == 2 ? 6 : rank))
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

static sdyrt_status refuse_to_gather(void *state, const void *own, void *all,
                                     size_t bytes, double seconds) {
    (void)state;
    (void)own;
    (void)all;
    (void)bytes;
    (void)seconds;
    return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "nothing is gathered");
}

/* All are told their places, and are processes of their own. */
static sdyrt_status locate_alone(int rank) {
    int local = -1;
    set_number("LOCAL_RANK", rank / 2);
    sdyrt_status status = start();
    job.allgather = refuse_to_gather;
    if (status == SDYRT_OK)
        status = sdyi_bootstrap_locate(&job, timeout, &local);
    if (status == SDYRT_OK && local != rank / 2)
        abort();
    return end(status);
}

static void test_ranks_that_have_numbers_are_not_counted(void **state) {
    (void)state;
    run_job(5, locate_alone);
    assert_good(0, 4);
}

/* -- links ----------------------------------------------------------------- */

/* A link whose other side refuses: what is sent brings back an error that is
 * not the end of a connection. */
static void make_refused(sdyi_link *link) {
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t bytes = sizeof at;
    const int other = socket(AF_INET, SOCK_DGRAM, 0);
    const int fd = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    assert_int_equal(bind(other, (struct sockaddr *)&at, bytes), 0);
    assert_int_equal(getsockname(other, (struct sockaddr *)&at, &bytes), 0);
    assert_int_equal(connect(fd, (struct sockaddr *)&at, bytes), 0);
    close(other);
    sdyi_link_adopt(link, fd);
}

static void say_something(sdyi_link *link) {
    sdyi_link_say(link, (sdyi_link_frame){.message = SDYI_SAY_BARRIER}, NULL);
    assert_int_equal(sdyi_link_send(link), SDYI_LINK_DONE);
}

static void assert_gone(const sdyi_link *link, const sdyi_link_flow *flow) {
    assert_false(flow->is_on);
    assert_string_equal(sdyi_link_reason(link), "Connection refused");
}

static void test_a_link_that_fails_says_why(void **state) {
    (void)state;
    sdyi_link link;
    make_refused(&link);
    say_something(&link);
    sdyi_link_listen(&link);
    assert_int_equal(sdyi_link_receive(&link), SDYI_LINK_GONE);
    assert_gone(&link, &link.in);
    link.error = 0;
    say_something(&link);
    sdyi_link_say(&link, (sdyi_link_frame){.message = SDYI_SAY_BARRIER}, NULL);
    assert_int_equal(sdyi_link_send(&link), SDYI_LINK_GONE);
    assert_gone(&link, &link.out);
    sdyi_link_close(&link);
    assert_int_equal(link.fd, -1);
}

static void test_a_rank_whose_link_fails_is_told_of(void **state) {
    (void)state;
    sdyi_link links[3] = {SDYI_LINK_NONE, SDYI_LINK_NONE, SDYI_LINK_NONE};
    bool here[3];
    struct pollfd polls[3];
    const sdyi_round round = {.message = SDYI_SAY_BARRIER};
    sdyi_tcp tcp = {.job = {.rank = 1, .size = 2},
                    .where = "there:1",
                    .call = {.seq = 4, .kind = SDYI_CALL_BARRIER},
                    .timeout = 20,
                    .links = &links[1],
                    .n_links = 1};
    make_refused(&links[1]);
    assert_int_equal(sdyi_tcp_ask(&tcp, &round), SDYRT_ABORTED);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_RANK_FAILED);
    assert_string_equal(sdyrt_last_error(),
                        "bootstrap call #4 (barrier): rank 0 of 2 at there:1 "
                        "has gone: Connection refused");
    assert_int_equal(tcp.broken, SDYRT_ABORTED);
    assert_int_equal(links[1].fd, -1);

    tcp = (sdyi_tcp){.job = {.rank = 0, .size = 3},
                     .call = {.seq = 5, .kind = SDYI_CALL_BARRIER},
                     .timeout = 20,
                     .links = links,
                     .n_links = 3,
                     .here = here,
                     .polls = polls};
    make_refused(&links[1]);
    say_something(&links[1]);
    assert_int_equal(sdyi_tcp_serve(&tcp, &round), SDYRT_ABORTED);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_RANK_FAILED);
    assert_string_equal(sdyrt_last_error(),
                        "bootstrap call #5 (barrier): rank 1 of 3 has gone: "
                        "Connection refused; not here: ranks 1 and 2");
    assert_int_equal(links[1].fd, -1);
}

/* Rank 0 is the test's: its answer is there before it is asked. */
static sdyrt_status ask(sdyi_link_frame answer, const char *text) {
    const sdyi_round round = {.message = SDYI_SAY_BARRIER};
    sdyi_link ends[2];
    int fds[2];
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, fds), 0);
    for (int i = 0; i < 2; i++)
        sdyi_link_adopt(&ends[i], fds[i]);
    sdyi_link_say(&ends[0], answer, text);
    assert_int_equal(sdyi_link_send(&ends[0]), SDYI_LINK_DONE);
    sdyi_tcp tcp = {.job = {.rank = 1, .size = 2},
                    .timeout = 20,
                    .call = {.seq = 4, .kind = SDYI_CALL_BARRIER},
                    .links = &ends[1],
                    .n_links = 1};
    const sdyrt_status status = sdyi_tcp_ask(&tcp, &round);
    assert_int_equal(tcp.broken, status);
    for (int i = 0; i < 2; i++)
        sdyi_link_close(&ends[i]);
    return status;
}

static void test_a_failure_of_rank_0_is_told_as_it_is(void **state) {
    (void)state;
    char text[SDYI_TCP_TEXT + 1];
    memset(text, 'x', sizeof text);
    static const struct {
        int32_t status, kind;
        sdyrt_status reported;
        sdyrt_error_kind told_kind;
    } cases[] = {
        {SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE, SDYRT_ARGUMENT,
         SDYRT_KIND_BAD_VALUE},
        {SDYRT_ABORTED, SDYRT_KIND_SYSTEM, SDYRT_ABORTED, SDYRT_KIND_SYSTEM},
        /* what no version sends */
        {SDYRT_OK, SDYRT_KIND_NONE, SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED},
        {SDYRT_ABORTED + 1, 9999, SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED},
        {-1, -1, SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        sdyi_link_frame failed = {.message = SDYI_SAY_FAILED,
                                  .bytes = SDYI_TCP_TEXT, /* and no NUL */
                                  .status = cases[i].status,
                                  .kind = cases[i].kind};
        assert_int_equal(ask(failed, text), cases[i].reported);
        assert_int_equal(sdyrt_last_error_kind(), cases[i].told_kind);
        assert_int_equal(strlen(sdyrt_last_error()), SDYI_TCP_TEXT - 1);
        failed.bytes = 4;
        assert_int_equal(ask(failed, "why"), cases[i].reported);
        assert_string_equal(sdyrt_last_error(), "why");
        failed.bytes = SDYI_TCP_TEXT + 1;
        assert_int_equal(ask(failed, text), SDYRT_MISMATCH);
        failed.bytes = 0;
        assert_int_equal(ask(failed, NULL), SDYRT_MISMATCH);
    }
    sdyi_link_frame answer = {.message = SDYI_SAY_BARRIER, .seq = 4};
    assert_int_equal(ask(answer, NULL), SDYRT_OK);
    answer.seq = 5;
    assert_int_equal(ask(answer, NULL), SDYRT_MISMATCH);
    assert_non_null(strstr(sdyrt_last_error(), "is in another call"));
    answer = (sdyi_link_frame){.message = SDYI_SAY_MAX, .seq = 4};
    assert_int_equal(ask(answer, NULL), SDYRT_MISMATCH);
}

/* The bytes that come out of a socket until it is closed: their number, and the
 * last. */
typedef struct drain {
    int fd;
    size_t bytes;
    char last[4];
} drain;

static void *drain_later(void *argument) {
    drain *const d = argument;
    pause_for(0.05);
    char text[512];
    for (ssize_t n; (n = read(d->fd, text, sizeof text)) > 0;) {
        d->bytes += (size_t)n;
        for (ssize_t i = 0; i < n; i++) {
            memmove(d->last, d->last + 1, sizeof d->last - 1);
            d->last[sizeof d->last - 1] = text[i];
        }
    }
    close(d->fd);
    return NULL;
}

/* Rank 1 has gone, rank 2 reads late what was sent before. */
static void test_all_are_told_before_the_links_are_closed(void **state) {
    (void)state;
    sdyi_link links[3] = {SDYI_LINK_NONE};
    struct pollfd polls[3];
    int fds[3][2];
    size_t filled = 0;
    for (int r = 1; r < 3; r++) {
        assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, fds[r]), 0);
        sdyi_link_adopt(&links[r], fds[r][0]);
    }
    close(fds[1][1]);
    for (ssize_t n; (n = write(fds[2][0], "full", 4)) > 0;)
        filled += (size_t)n;
    drain late = {.fd = fds[2][1]};
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, drain_later, &late), 0);
    sdyi_tcp tcp = {
        .job = {.size = 3}, .links = links, .n_links = 3, .polls = polls};
    (void)sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER, "why");
    assert_int_equal(sdyi_tcp_report_to_all(&tcp, SDYRT_MISMATCH),
                     SDYRT_MISMATCH);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_int_equal(late.bytes, filled + sizeof(sdyi_link_frame) + 4);
    assert_memory_equal(late.last, "why", 4);
    for (int r = 1; r < 3; r++)
        assert_int_equal(links[r].fd, -1);
    assert_string_equal(tcp.breakage, "why");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_threads_gather),
        cmocka_unit_test(test_threads_find_the_largest),
        cmocka_unit_test(test_threads_agree_on_settings),
        cmocka_unit_test(test_a_thread_that_does_not_come_is_named),
        cmocka_unit_test(test_threads_are_counted),
        cmocka_unit_test(test_bootstraps_of_the_caller_are_checked),
        cmocka_unit_test(test_ranks_of_a_node_are_numbered),
        cmocka_unit_test(test_ranks_that_have_numbers_are_not_counted),
        cmocka_unit_test(test_a_link_that_fails_says_why),
        cmocka_unit_test(test_a_rank_whose_link_fails_is_told_of),
        cmocka_unit_test(test_a_failure_of_rank_0_is_told_as_it_is),
        cmocka_unit_test(test_all_are_told_before_the_links_are_closed),
    };
    return cmocka_run_group_tests(tests, share_results, unshare_results);
}

/* The bootstrap over TCP: that ranks find each other, and what happens when one
 * is late, wrong or gone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/agree.h"
#include "bootstrap_job.h"

#include <dirent.h>
#include <fcntl.h>
#include <netinet/in.h>

/* -- what goes well -------------------------------------------------------- */

static sdyrt_status gather_much(int rank) {
    static const size_t sizes[] = {1, 8, 128, 0, 4097, 20011};
    sdyrt_status status = start();
    if (status == SDYRT_OK && (job.rank != rank || job.size != job_size))
        abort();
    for (size_t i = 0; status == SDYRT_OK && i < 6; i++)
        status = gather(sizes[i], i % 2 == 1);
    if (status == SDYRT_OK)
        status = barrier();
    for (int i = 0; status == SDYRT_OK && i < 20; i++)
        status = gather(8, false);
    return end(status);
}

static void test_any_number_of_ranks_gathers(void **state) {
    (void)state;
    static const int sizes[] = {1, 2, 3, 8, 64};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        run_job(sizes[i], gather_much);
        assert_good(0, sizes[i] - 1);
    }
}

/* Agree on the statuses and fingerprints of all ranks: the verdict is the same
 * on all, as all come to the call. */
static sdyrt_status meet(int failing, int differing, sdyi_agreement *a) {
    const int rank = job.rank;
    char text[16];
    (void)snprintf(text, sizeof text, "call %d", rank == differing ? 2 : 1);
    *a = (sdyi_agreement){.fingerprint = rank == differing ? 2 : UINT64_MAX,
                          .text = text,
                          .flag = rank == 1};
    sdyrt_status status = SDYRT_OK;
    if (failing >= 0 && rank >= failing)
        status =
            sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY, "none on %d", rank);
    bool is_lost;
    status = sdyi_agree(&job, status, a, timeout, &is_lost);
    if (is_lost)
        abort();
    return status;
}

static void expect(sdyrt_status status, sdyrt_status expected,
                   const char *text) {
    if (status != expected || strstr(sdyrt_last_error(), text) == NULL)
        abort();
}

static sdyrt_status agree(int rank) {
    sdyi_agreement a;
    sdyrt_status status = start();
    if (status == SDYRT_OK)
        status = meet(-1, -1, &a);
    if (status == SDYRT_OK && (!a.flag || !a.is_split))
        abort();
    if (status != SDYRT_OK)
        return end(status);
    if (rank == 0)
        expect(meet(1, -1, &a), SDYRT_ABORTED, "rank 1 failed: none on 1");
    else
        expect(meet(1, -1, &a), SDYRT_MEMORY, "none on");
    expect(meet(-1, 2, &a), SDYRT_MISMATCH,
           "rank 0 calls call 1, rank 2 calls call 2");
    uint64_t numbers[3] = {(uint64_t)rank, 7, 100 - (uint64_t)rank};
    status = job.max(job.state, numbers, 3, timeout);
    if (status == SDYRT_OK && (numbers[0] != (uint64_t)job.size - 1 ||
                               numbers[1] != 7 || numbers[2] != 100))
        abort();
    if (status == SDYRT_OK)
        status = gather(8, false);
    return end(status);
}

static void test_ranks_agree_whoever_fails(void **state) {
    (void)state;
    run_job(3, agree);
    assert_good(0, 2);
    run_job(8, agree);
    assert_good(0, 7);
}

static sdyrt_status gather_megabytes(int rank) {
    (void)rank;
    sdyrt_status status = start();
    if (status == SDYRT_OK)
        status = gather(5000011, false);
    return end(status);
}

static void test_more_than_sockets_hold_is_gathered(void **state) {
    (void)state;
    run_job(4, gather_megabytes);
    assert_good(0, 3);
}

static sdyrt_status meet_at(int rank, const char *host) {
    (void)rank;
    setenv("MASTER_ADDR", host, 1);
    sdyrt_status status = start();
    if (status == SDYRT_OK)
        status = gather(8, false);
    return end(status);
}

static sdyrt_status meet_at_localhost(int rank) {
    return meet_at(rank, "localhost");
}
static sdyrt_status meet_at_ipv6(int rank) {
    return meet_at(rank, "::1");
}
static sdyrt_status meet_at_own_name(int rank) {
    char name[65] = "";
    gethostname(name, sizeof name - 1);
    return meet_at(rank, name);
}

static bool has_ipv6(void) {
    struct sockaddr_in6 at = {.sin6_family = AF_INET6,
                              .sin6_addr = IN6ADDR_LOOPBACK_INIT};
    const int fd = socket(AF_INET6, SOCK_STREAM, 0);
    const bool has =
        fd >= 0 && bind(fd, (struct sockaddr *)&at, sizeof at) == 0;
    if (fd >= 0)
        close(fd);
    return has;
}

static void test_rank_0_is_found_by_names_and_ipv6(void **state) {
    (void)state;
    run_job(3, meet_at_localhost);
    assert_good(0, 2);
    if (has_ipv6()) {
        run_job(3, meet_at_ipv6);
        assert_good(0, 2);
    }
    run_job(3, meet_at_own_name); /* rank 0 listens on all addresses */
    assert_good(0, 2);
}

static sdyrt_status come_late(int rank) {
    pause_for(rank == 0 ? 0.7 : 0.1 * rank);
    return gather_much(rank);
}

static void test_ranks_may_come_in_any_order(void **state) {
    (void)state;
    run_job(4, come_late);
    assert_good(0, 3);
}

static sdyrt_status meet_twice(int rank) {
    for (int i = 0; i < 5; i++) {
        const sdyrt_status status = gather_much(rank);
        if (status != SDYRT_OK)
            return status;
    }
    return SDYRT_OK;
}

static void test_a_port_serves_one_job_after_another(void **state) {
    (void)state;
    run_job(3, meet_twice);
    assert_good(0, 2);
}

static sdyrt_status look_at_sockets(int rank) {
    (void)rank;
    const sdyrt_status status = start();
    DIR *const dir = opendir("/proc/self/fd");
    int sockets = 0;
    for (const struct dirent *e; (e = readdir(dir)) != NULL;) {
        const int fd = atoi(e->d_name);
        int type;
        socklen_t bytes = sizeof type;
        if (getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &bytes) != 0 ||
            fd == port_holder)
            continue;
        sockets++;
        if ((fcntl(fd, F_GETFD) & FD_CLOEXEC) == 0)
            abort();
    }
    closedir(dir);
    if (sockets != (rank == 0 ? 2 : 1)) /* no listener is left either */
        abort();
    return end(status);
}

static void test_programs_that_a_rank_starts_get_no_socket(void **state) {
    (void)state;
    run_job(3, look_at_sockets);
    assert_good(0, 2);
}

/* -- what does not --------------------------------------------------------- */

static sdyrt_status one_never_comes(int rank) {
    timeout = 6;
    return rank == 2 ? SDYRT_OK : end(start());
}

static void test_a_rank_that_never_comes_is_named(void **state) {
    (void)state;
    char text[128];
    run_job(4, one_never_comes);
    snprintf(text, sizeof text,
             "rank 2 of 4 did not connect to 127.0.0.1:%d while rank",
             job_port);
    assert_failed(0, SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING, text);
    for (int r = 1; r < 4; r += 2)
        assert_failed(r, SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING, text);
    for (int r = 0; r < 4; r++)
        assert_true(results[r].seconds < 6 + 20);
}

/* Rank 0 gives up first. */
static sdyrt_status most_never_come(int rank) {
    timeout = rank == 0 ? 6 : 60;
    return rank > 1 ? SDYRT_OK : end(start());
}

static void test_many_that_never_come_are_counted(void **state) {
    (void)state;
    run_job(16, most_never_come);
    for (int r = 0; r < 2; r++) {
        assert_failed(r, SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                      "ranks 2, 3, 4, 5, 6, 7, 8, 9 and 6 more of 16");
        assert_non_null(strstr(results[r].text, "while rank 0 waited 6 s"));
    }
}

/* Rank 1 gives up first, and asks rank 0 why. */
static sdyrt_status one_is_impatient(int rank) {
    timeout = rank == 1 ? 6 : 60;
    return rank == 3 ? SDYRT_OK : end(start());
}

static void test_who_gives_up_first_hears_who_is_missing(void **state) {
    (void)state;
    run_job(4, one_is_impatient);
    for (int r = 0; r < 3; r++) {
        assert_failed(r, SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                      "rank 3 of 4 did not connect");
        assert_non_null(strstr(results[r].text, "while rank 1 waited 6 s"));
        assert_true(results[r].seconds < 6 + 20);
    }
}

static sdyrt_status rank_0_never_comes(int rank) {
    timeout = 1;
    return rank == 0 ? SDYRT_OK : end(start());
}

static void test_without_rank_0_its_address_is_named(void **state) {
    (void)state;
    char text[128];
    run_job(2, rank_0_never_comes);
    snprintf(text, sizeof text,
             "rank 1 of 2 did not reach rank 0 at 127.0.0.1:%d within 1 s: "
             "Connection refused",
             job_port);
    assert_failed(1, SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING, text);
}

static void kill_self(int signal_number) {
    (void)signal_number;
    kill(getpid(), SIGKILL);
}

static sdyrt_status one_is_killed_while_connecting(int rank) {
    if (rank == 1)
        return SDYRT_OK;
    if (rank == 2) {
        signal(SIGALRM, kill_self); /* it has connected by then */
        alarm(5);
    }
    return end(start());
}

static void test_a_rank_that_dies_while_connecting_is_named(void **state) {
    (void)state;
    run_job(4, one_is_killed_while_connecting);
    for (int r = 0; r < 4; r += 3) {
        assert_failed(r, SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                      "rank 2 of 4 has gone");
        assert_non_null(strstr(results[r].text, "before rank 1 had"));
        assert_true(results[r].seconds < 30);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_number_of_ranks_gathers),
        cmocka_unit_test(test_ranks_agree_whoever_fails),
        cmocka_unit_test(test_more_than_sockets_hold_is_gathered),
        cmocka_unit_test(test_rank_0_is_found_by_names_and_ipv6),
        cmocka_unit_test(test_ranks_may_come_in_any_order),
        cmocka_unit_test(test_a_port_serves_one_job_after_another),
        cmocka_unit_test(test_programs_that_a_rank_starts_get_no_socket),
        cmocka_unit_test(test_a_rank_that_never_comes_is_named),
        cmocka_unit_test(test_many_that_never_come_are_counted),
        cmocka_unit_test(test_who_gives_up_first_hears_who_is_missing),
        cmocka_unit_test(test_without_rank_0_its_address_is_named),
        cmocka_unit_test(test_a_rank_that_dies_while_connecting_is_named),
    };
    return cmocka_run_group_tests(tests, share_results, unshare_results);
}

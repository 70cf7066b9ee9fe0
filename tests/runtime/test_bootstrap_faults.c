/* The bootstrap over TCP: connections that are none of the job's, and ranks
 * that fail in the middle of it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bootstrap_job.h"

#include "runtime/bootstrap/link.h"

/* -- who is no rank of the job --------------------------------------------- */

static sdyrt_status one_has_another_size(int rank) {
    timeout = 10;
    if (rank == 2)
        set_number("WORLD_SIZE", 5);
    return end(start());
}

static void test_a_rank_with_another_world_size_is_refused(void **state) {
    (void)state;
    run_job(4, one_has_another_size);
    assert_failed(2, SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                  "has refused rank 2 from 127.0.0.1: its job has 5 ranks, "
                  "not 4");
    assert_true(results[2].seconds < 9); /* at once */
    for (int r = 0; r < 4; r += r + 1) {
        assert_failed(r, SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                      "rank 2 of 4 did not connect");
        assert_non_null(strstr(results[r].text, "its job has 5 ranks"));
    }
}

/* Processes 0 to 3 are ranks 0, 1, 1 and 2 of 3; the last comes when the later
 * one of the two has got its error. */
static sdyrt_status one_comes_twice(int process) {
    static const int ranks[] = {0, 1, 1, 2};
    set_number("RANK", ranks[process]);
    while (process == 3 && !results[1].is_set && !results[2].is_set)
        pause_for(0.01);
    return gather_something();
}

static void test_a_rank_that_is_there_already_is_refused(void **state) {
    (void)state;
    take_port();
    run_processes(4, 3, one_comes_twice);
    const int later = results[1].status == SDYRT_OK ? 2 : 1;
    assert_failed(later, SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                  "rank 1 from 127.0.0.1: a rank 1 has connected before it");
    assert_good(0, 0);
    assert_good(3 - later, 3 - later);
    assert_good(3, 3);
}

/* Processes 0 to 2 are a job, 3 is one of another. */
static sdyrt_status another_job_comes(int process) {
    setenv("SDYRT_JOB_ID", process == 3 ? "theirs" : "ours", 1);
    setenv("TORCHELASTIC_RUN_ID", "not looked at", 1);
    set_number("SDYRT_MASTER_PORT", job_port);
    if (process == 3)
        set_number("RANK", 1);
    if (process == 1)
        wait_until(&results[3].is_set);
    return gather_something();
}

static void test_a_rank_of_another_job_is_refused(void **state) {
    (void)state;
    take_port();
    run_processes(4, 3, another_job_comes);
    assert_failed(3, SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                  "rank 1 from 127.0.0.1: it is of job 'theirs', not 'ours'");
    assert_good(0, 2);
}

/* A connection to rank 0, as soon as it listens. */
static int connect_to_rank_0(void) {
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)job_port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    while (connect(fd, (struct sockaddr *)&at, sizeof at) != 0)
        pause_for(0.01);
    return fd;
}

/* The last process is no rank: it calls while the others wait for rank 1. */
static sdyrt_status strangers_call(int process) {
    static const char *const words[] = {"GET / HTTP/1.1\r\n\r\n", "",
                                        "\x16\x03\x01", "x"};
    if (process == 1)
        wait_until(&results[3].has_come);
    if (process < 3)
        return gather_something();
    int fds[200];
    for (int i = 0; i < 200; i++) {
        fds[i] = connect_to_rank_0();
        if (write(fds[i], words[i % 4], strlen(words[i % 4])) < 0)
            abort();
        if (i % 3 == 0) {
            close(fds[i]);
            fds[i] = -1;
        }
    }
    results[3].has_come = true;
    char byte; /* an answer to none but ranks */
    if (recv(fds[4], &byte, 1, 0) > 0)
        abort();
    for (int i = 0; i < 200; i++)
        close(fds[i]);
    return SDYRT_OK;
}

static void test_strangers_disturb_nobody(void **state) {
    (void)state;
    take_port();
    run_processes(4, 3, strangers_call);
    assert_good(0, 3);
}

/* Rank 0's place is taken by something that answers, or does not, or only once:
 * the time of a rank is always over in the middle of a try. */
static sdyrt_status reach_a_stranger(int process) {
    timeout = 4;
    if (process > 0) {
        wait_until(&results[0].has_come);
        return end(start());
    }
    const char *const answer = getenv("STRANGER_SAYS");
    int left = atoi(getenv("STRANGER_ANSWERS"));
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)job_port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), yes = 1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (bind(fd, (struct sockaddr *)&at, sizeof at) != 0 || listen(fd, 9) != 0)
        abort();
    results[0].has_come = true;
    for (int last = -1; !results[1].is_set;) {
        struct timeval soon = {.tv_usec = 100000};
        setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &soon, sizeof soon);
        const int came = accept(fd, NULL, NULL);
        if (came < 0)
            continue;
        close(last);
        last = came;
        if (left-- > 0)
            (void)!send(came, answer, strlen(answer), MSG_NOSIGNAL);
    }
    return SDYRT_OK;
}

static void test_what_is_no_rank_0_is_told_apart(void **state) {
    (void)state;
    static const char *const answers[] = {"1000000", "1"};
    setenv("STRANGER_SAYS", "220 mail.example.org ESMTP\r\n", 1);
    for (int i = 0; i < 2; i++) {
        setenv("STRANGER_ANSWERS", answers[i], 1);
        run_job(2, reach_a_stranger);
        assert_failed(1, SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                      "what listens there is no rank 0 of this version");
    }
    setenv("STRANGER_ANSWERS", "0", 1);
    run_job(2, reach_a_stranger);
    assert_failed(1, SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                  "what listens there does not answer");
    assert_true(results[1].seconds < 4 + 20);
}

static sdyrt_status only_rank_0(int rank) {
    timeout = 30;
    return rank == 0 ? end(start()) : SDYRT_OK;
}

static void test_a_port_in_use_is_named(void **state) {
    (void)state;
    take_port();
    assert_int_equal(listen(port_holder, 1), 0);
    run_processes(1, 2, only_rank_0);
    char text[128];
    snprintf(text, sizeof text,
             "rank 0 cannot listen on 127.0.0.1:%d: Address already in use; "
             "set SDYRT_MASTER_PORT",
             job_port);
    assert_failed(0, SDYRT_BACKEND, SDYRT_KIND_SYSTEM, text);
    assert_true(results[0].seconds < 25);
}

/* -- ranks that fail in the middle ----------------------------------------- */

static int special;       /* the rank that fails */
static size_t last_bytes; /* of the call that it does not come to */

static sdyrt_status one_is_killed(int rank) {
    sdyrt_status status = start();
    if (status == SDYRT_OK)
        status = gather(64, false);
    if (rank == special) {
        pause_for(0.3);
        kill(getpid(), SIGKILL);
    }
    if (status == SDYRT_OK)
        status = gather(last_bytes, false);
    if (status == SDYRT_OK)
        abort();
    char first[1024];
    snprintf(first, sizeof first, "%s", sdyrt_last_error());
    if (job.barrier(job.state, timeout) != SDYRT_ABORTED ||
        strstr(sdyrt_last_error(), first) == NULL)
        abort(); /* it is over for good, and says why */
    status = job.barrier(job.state, timeout);
    return end(status);
}

static void test_a_rank_that_dies_is_named(void **state) {
    (void)state;
    static const size_t bytes[] = {8, 3000000};
    char text[128];
    for (size_t i = 0; i < 2; i++)
        for (special = 0; special < 4; special++) {
            last_bytes = bytes[i];
            run_job(4, one_is_killed);
            snprintf(text, sizeof text,
                     "call #2 (allgather of %zu bytes a "
                     "rank): rank %d of 4 ",
                     last_bytes, special);
            for (int r = 0; r < 4; r++) {
                if (r == special)
                    continue;
                assert_failed(r, SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED, text);
                assert_non_null(strstr(results[r].text, "has gone"));
                assert_true(results[r].seconds < 50);
            }
        }
}

/* It comes when the others have given up. */
static sdyrt_status one_sleeps(int rank) {
    sdyrt_status status = start();
    if (status == SDYRT_OK)
        status = barrier();
    timeout = 4;
    for (int r = 0; rank == special && r < 3; r++)
        if (r != special)
            wait_until(&results[r].is_set);
    if (status == SDYRT_OK)
        status = barrier();
    return end(status);
}

static void test_a_rank_that_is_late_is_named(void **state) {
    (void)state;
    char text[64];
    for (special = 0; special < 3; special++) {
        run_job(3, one_sleeps);
        snprintf(text, sizeof text, "call #2 (barrier): rank %d of 3 ",
                 special);
        for (int r = 0; r < 3; r++)
            if (r != special) {
                assert_failed(r, SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING, text);
                assert_non_null(strstr(results[r].text, "did not come while"));
            }
        assert_true(results[special].status != SDYRT_OK);
    }
}

static sdyrt_status one_calls_another(int rank) {
    sdyrt_status status = start();
    if (status == SDYRT_OK)
        status = rank == 2 ? gather(16, false) : gather(8, false);
    return end(status);
}

static sdyrt_status rank_0_is_in_a_barrier(int rank) {
    sdyrt_status status = start();
    if (status == SDYRT_OK)
        status = rank == 0 ? barrier() : gather(8, false);
    return end(status);
}

static void test_ranks_that_call_differently_are_told(void **state) {
    (void)state;
    run_job(4, one_calls_another);
    for (int r = 0; r < 4; r++)
        assert_failed(r, SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                      "rank 2 is in bootstrap call #1 (allgather of 16 bytes "
                      "a rank), rank 0 in bootstrap call #1 (allgather of 8");
    run_job(2, rank_0_is_in_a_barrier);
    for (int r = 0; r < 2; r++)
        assert_failed(r, SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                      "rank 0 in bootstrap call #1 (barrier)");
}

/* -- ranks that are the test's own ----------------------------------------- */

static void say(sdyi_link *link, sdyi_link_frame frame, const void *body) {
    sdyi_link_say(link, frame, body);
    while (link->out.is_on && sdyi_link_send(link) != SDYI_LINK_GONE)
        pause_for(0.001);
}

/* Receive a message of a body of at most `body`'s bytes. */
static void hear(sdyi_link *link, sdyi_link_message message, void *body) {
    sdyi_link_listen(link);
    for (;;) {
        const sdyi_progress got = sdyi_link_receive(link);
        if (got == SDYI_LINK_DONE && link->in.frame.message == message)
            return;
        if (got == SDYI_LINK_FRAMED)
            link->in.body = body;
        else if (got != SDYI_LINK_WAITS)
            abort();
        pause_for(0.001);
    }
}

/* Rank 1 sends its part twice while rank 2 has not come. */
static sdyrt_status one_sends_twice(int rank) {
    if (rank != 1) {
        sdyrt_status status = start();
        if (rank == 2)
            wait_until(&results[1].is_set);
        if (status == SDYRT_OK)
            status = gather(8, false);
        return end(status);
    }
    sdyi_link link;
    sdyi_link_adopt(&link, connect_to_rank_0());
    const sdyi_link_frame hello = {
        .message = SDYI_SAY_HELLO, .bytes = 1, .rank = 1, .size = 3};
    const sdyi_link_frame part = {
        .message = SDYI_SAY_GATHER, .seq = 1, .bytes = 8, .rank = 1, .size = 3};
    say(&link, hello, "");
    hear(&link, SDYI_SAY_HEARD, NULL);
    hear(&link, SDYI_SAY_START, NULL);
    say(&link, part, "12345678");
    say(&link, part, "12345678");
    char text[1024];
    hear(&link, SDYI_SAY_FAILED, text);
    sdyi_link_close(&link);
    return SDYRT_OK;
}

static void test_a_part_that_comes_twice_is_no_other_ranks(void **state) {
    (void)state;
    run_job(3, one_sends_twice);
    assert_good(1, 1);
    for (int r = 0; r < 3; r += 2)
        assert_failed(r, SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER, "rank 1 is");
}

#define MUCH 5000000 /* bytes: more than sockets hold */

/* Rank 1 sends its part, and reads nothing of what is gathered. */
static sdyrt_status one_takes_nothing(int rank) {
    timeout = 12;
    if (rank != 1) {
        sdyrt_status status = start();
        if (status == SDYRT_OK)
            status = gather(MUCH, false);
        return end(status);
    }
    sdyi_link link;
    sdyi_link_adopt(&link, connect_to_rank_0());
    const sdyi_link_frame hello = {
        .message = SDYI_SAY_HELLO, .bytes = 1, .rank = 1, .size = 3};
    const sdyi_link_frame part = {.message = SDYI_SAY_GATHER,
                                  .seq = 1,
                                  .bytes = MUCH,
                                  .rank = 1,
                                  .size = 3};
    char *const bytes = malloc(MUCH);
    for (size_t i = 0; i < MUCH; i++)
        bytes[i] = (char)(unsigned char)(31 + i * 7);
    say(&link, hello, "");
    hear(&link, SDYI_SAY_HEARD, NULL);
    hear(&link, SDYI_SAY_START, NULL);
    say(&link, part, bytes);
    free(bytes);
    while (!results[0].is_set || !results[2].is_set)
        pause_for(0.01);
    sdyi_link_close(&link);
    return SDYRT_OK;
}

static void test_who_does_not_take_the_result_keeps_it_from_nobody(void **s) {
    (void)s;
    run_job(3, one_takes_nothing);
    assert_good(1, 2);
    assert_failed(0, SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                  "rank 1 of 3 did not take what was gathered within 12 s");
}

/* Rank 0 is the test's, and what it has gathered comes in two halves, the last
 * later than the timeout after the call, not after the first. */
static sdyrt_status answer_slowly(int rank) {
    const double half = 5; /* seconds */
    if (rank == 1) {
        wait_until(&results[0].has_come);
        sdyrt_status status = start();
        timeout = 1.8 * half;
        char own[8] = "1111111", all[16] = "";
        if (status == SDYRT_OK)
            status = job.allgather(job.state, own, all, 8, timeout);
        if (status == SDYRT_OK && memcmp(all, "0123456789abcdef", 16) != 0)
            abort();
        return end(status);
    }
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)job_port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), yes = 1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (bind(fd, (struct sockaddr *)&at, sizeof at) != 0 || listen(fd, 9) != 0)
        abort();
    results[0].has_come = true;
    char text[64];
    sdyi_link link, scratch;
    sdyi_link_adopt(&link, accept(fd, NULL, NULL));
    hear(&link, SDYI_SAY_HELLO, text);
    say(&link, (sdyi_link_frame){.message = SDYI_SAY_HEARD}, NULL);
    say(&link, (sdyi_link_frame){.message = SDYI_SAY_START}, NULL);
    hear(&link, SDYI_SAY_GATHER, text);
    /* the frame of a message, made but not sent by a link of no socket */
    const sdyi_link_frame answer = {
        .message = SDYI_SAY_GATHER, .seq = 1, .bytes = 16, .size = 2};
    scratch = (sdyi_link)SDYI_LINK_NONE;
    sdyi_link_say(&scratch, answer, "");
    pause_for(half);
    if (write(link.fd, &scratch.out.frame, sizeof answer) < 0 ||
        write(link.fd, "01234567", 8) != 8)
        abort();
    pause_for(half);
    if (write(link.fd, "89abcdef", 8) != 8)
        abort();
    wait_until(&results[1].is_set);
    sdyi_link_close(&link);
    close(fd);
    return SDYRT_OK;
}

static void test_an_answer_on_its_way_is_waited_for_anew(void **state) {
    (void)state;
    run_job(2, answer_slowly);
    assert_good(0, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_rank_with_another_world_size_is_refused),
        cmocka_unit_test(test_a_rank_that_is_there_already_is_refused),
        cmocka_unit_test(test_a_rank_of_another_job_is_refused),
        cmocka_unit_test(test_strangers_disturb_nobody),
        cmocka_unit_test(test_what_is_no_rank_0_is_told_apart),
        cmocka_unit_test(test_a_port_in_use_is_named),
        cmocka_unit_test(test_a_rank_that_dies_is_named),
        cmocka_unit_test(test_a_rank_that_is_late_is_named),
        cmocka_unit_test(test_ranks_that_call_differently_are_told),
        cmocka_unit_test(test_a_part_that_comes_twice_is_no_other_ranks),
        cmocka_unit_test(
            test_who_does_not_take_the_result_keeps_it_from_nobody),
        cmocka_unit_test(test_an_answer_on_its_way_is_waited_for_anew),
    };
    return cmocka_run_group_tests(tests, share_results, unshare_results);
}

/* Parts of the shared-memory engine by themselves: the words of a slot, how
 * long waits last, and what is reported of the end of a context. The rank here
 * is made by hand, and so is what its peer leaves in the slot. */
#include "base/clock.h"
#include "base/status.h"
#include "runtime/shm/shm.h"

#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#define TIMEOUT                                                                \
    0.8           /* seconds: a turn in which others run counts for 0.1        \
                   */
#define STEP 0.16 /* seconds that the peer takes for a chunk */
#define CHUNKS 20 /* of which a ring of 8 is staged ahead */

typedef struct alone {
    sdyrt_context context;
    sdyi_shm_rank me;
    sdyi_shm_peer peers[2];
    int peer_of[2];
    sdyi_shm_slot *slots[2];
    char *source;
    sdyi_peer_box sent; /* that is staged for the peer */
    sdyi_exchange step;
} alone;

static void start(alone *a, double timeout) {
    memset(a, 0, sizeof *a);
    for (int i = 0; i < 2; i++) {
        const size_t bytes = sdyi_shm_slot_bytes(2);
        a->slots[i] = aligned_alloc(4096, bytes);
        assert_non_null(a->slots[i]);
        memset(a->slots[i], 0, bytes);
        a->peers[i] =
            (sdyi_shm_peer){.rank = i, .slot = a->slots[i], .bytes = bytes};
        a->peer_of[i] = i;
    }
    a->me = (sdyi_shm_rank){.op = 1,
                            .slot = a->slots[0],
                            .peers = a->peers,
                            .n_peers = 2,
                            .peer_of = a->peer_of,
                            .shares_addresses = true};
    a->context = (sdyrt_context){
        .rank = 0, .size = 2, .timeout = timeout, .state = &a->me};
    a->source = calloc(CHUNKS, SDYI_SHM_CHUNK);
    a->me.staging.memory = calloc(CHUNKS, SDYI_SHM_CHUNK);
    assert_non_null(a->source);
    assert_non_null(a->me.staging.memory);
}

static void end(alone *a) {
    for (int i = 0; i < 2; i++)
        free(a->slots[i]);
    free(a->source);
    free(a->me.staging.memory);
}

static void start_staging(alone *a) {
    const int64_t offset[1] = {0}, counts[1] = {CHUNKS * SDYI_SHM_CHUNK};
    a->sent = (sdyi_peer_box){.peer = 1};
    a->step = (sdyi_exchange){.kind = SDYRT_STEP_EXCHANGE,
                              .dtype = SDYRT_I8,
                              .rank = 1,
                              .source_strides = {1},
                              .sends = &a->sent,
                              .n_sends = 1};
    sdyi_shm_stage_start(&a->me, &a->step, a->source, offset, counts, 0,
                         &a->slots[0]->postings[0]);
}

static void test_a_wait_ends_when_its_time_is_over(void **state) {
    (void)state;
    alone a;
    sdyi_shm_wait wait = {0};
    start(&a, TIMEOUT);
    const double begin = sdyi_clock();
    while (sdyi_shm_wait_turn(&a.context, &wait) && sdyi_clock() - begin < 20)
        ;
    assert_true(sdyi_clock() - begin >= TIMEOUT);
    assert_true(sdyi_clock() - begin < 10);
    end(&a);
}

static void test_a_wait_without_a_timeout_goes_on(void **state) {
    (void)state;
    alone a;
    sdyi_shm_wait wait = {0};
    start(&a, INFINITY);
    const double begin = sdyi_clock();
    while (sdyi_clock() - begin < TIMEOUT)
        assert_true(sdyi_shm_wait_turn(&a.context, &wait));
    end(&a);
}

/* The peer reads chunk by chunk, each well within the time and all of them far
 * beyond it; then it stops. */
static void test_time_starts_anew_when_a_chunk_is_staged(void **state) {
    (void)state;
    alone a;
    sdyi_shm_wait wait = {0};
    start(&a, TIMEOUT);
    start_staging(&a);
    const int64_t last = CHUNKS - 1; /* that the peer reads */
    uint64_t read = 0;
    double when = sdyi_clock();
    const double begin = when;
    while (a.me.staging.next < last) {
        if (sdyi_clock() - when > STEP) {
            when = sdyi_clock();
            atomic_store(&a.slots[0]->marks[1],
                         sdyi_shm_mark(sdyi_shm_seq(1, 0), ++read));
        }
        assert_true(sdyi_shm_wait_turn(&a.context, &wait));
    }
    assert_true(sdyi_clock() - begin > 2 * TIMEOUT);
    while (sdyi_shm_wait_turn(&a.context, &wait))
        assert_true(sdyi_clock() - begin < 20);
    assert_int_equal(a.me.staging.next, last);
    end(&a);
}

/* A peer that is about to sleep, and may have to be woken. */
static bool is_woken(alone *a, int sleeps, void (*act)(alone *a)) {
    atomic_store(&a->slots[1]->sleeps, sleeps);
    const unsigned before = atomic_load(&a->slots[1]->bell);
    act(a);
    const bool is_awake = atomic_load(&a->slots[1]->sleeps) == 0;
    assert_int_equal(atomic_load(&a->slots[1]->bell), before + is_awake);
    return is_awake;
}

static void wake(alone *a) {
    sdyi_shm_wake(&a->context, 1);
}

static void stage(alone *a) {
    (void)sdyi_shm_stage_more(&a->context);
}

static void test_a_sleeper_is_woken_by_whom_it_waits_for(void **state) {
    (void)state;
    alone a;
    start(&a, TIMEOUT);
    assert_true(is_woken(&a, -1, wake)); /* any */
    assert_true(is_woken(&a, 1, wake));  /* rank 0 alone */
    assert_false(is_woken(&a, 2, wake));
    a.me.spins = 1; /* none sleeps where each has a core */
    assert_false(is_woken(&a, -1, wake));
    end(&a);
}

static void test_readers_are_woken_when_a_chunk_is_staged(void **state) {
    (void)state;
    alone a;
    start(&a, TIMEOUT);
    start_staging(&a);
    assert_true(is_woken(&a, -1, stage));
    assert_false(is_woken(&a, -1, stage)); /* the ring is full */
    atomic_store(&a.slots[0]->marks[1], sdyi_shm_mark(sdyi_shm_seq(1, 0), 1));
    assert_true(is_woken(&a, -1, stage));
    end(&a);
}

/* The count of who has come is of another operation: what the peer shows of
 * itself says that it has come to the barrier, or has not. */
static void test_ranks_meet_where_the_count_does_not_say_so(void **state) {
    (void)state;
    alone a;
    start(&a, TIMEOUT);
    const uint64_t op = a.me.op + 1, stage = SDYI_SHM_STAGES - 1;
    atomic_ullong *const count = &a.slots[0]->met[op % 2][stage];
    atomic_store(&a.slots[1]->reached, op * SDYI_SHM_STAGES + stage);
    assert_int_equal(sdyi_shm_barrier(&a.context), SDYRT_OK);
    assert_int_not_equal(atomic_load(count), 0);
    const unsigned long long of_one = atomic_load(count);
    a.me.op += 1; /* to the one after the next, whose count is this one */
    assert_int_equal(sdyi_shm_barrier(&a.context), SDYRT_TIMEOUT);
    assert_int_not_equal(atomic_load(count), of_one);
    end(&a);
}

/* A rank has gone between a look at it and the wait: what it did before shows
 * in one more look, and no time is spent. */
static void test_a_wait_for_a_rank_that_is_gone_looks_once_more(void **state) {
    (void)state;
    alone a;
    sdyi_shm_wait wait = {0};
    start(&a, INFINITY);
    assert_int_equal(sdyi_shm_wait_for(&a.context, &wait, 1, "to come"),
                     SDYRT_OK);
    a.slots[1]->gone = SDYI_SHM_DESTROYS;
    assert_int_equal(sdyi_shm_wait_for(&a.context, &wait, 1, "to come"),
                     SDYRT_OK);
    assert_int_equal(sdyi_shm_wait_for(&a.context, &wait, 1, "to come"),
                     SDYRT_ABORTED);
    assert_non_null(strstr(sdyrt_last_error(),
                           "rank 1 to come; it has destroyed its context"));
    /* so does any other wait, which reports the first cause: it looks once more
     * too, for what was done before the context broke */
    wait = (sdyi_shm_wait){0};
    assert_int_equal(sdyi_shm_wait_for(&a.context, &wait, 0, "to come"),
                     SDYRT_OK);
    assert_int_equal(sdyi_shm_wait_for(&a.context, &wait, 0, "to come"),
                     SDYRT_ABORTED);
    assert_non_null(strstr(sdyrt_last_error(), "rank 1 to come"));
    end(&a);
}

/* -- the end of a context -------------------------------------------------- */

/* Of a rank that has gone since it broke the context, it is not told that it
 * went: that is not why others wait for it. */
static void test_who_gives_up_and_goes_is_not_what_others_wait_for(void **s) {
    (void)s;
    alone a;
    sdyi_shm_wait wait = {0};
    start(&a, INFINITY);
    a.slots[1]->broken = SDYRT_TIMEOUT;
    a.slots[1]->broken_kind = SDYRT_KIND_RANK_MISSING;
    snprintf(a.slots[1]->breakage, SDYI_SHM_TEXT, "rank 1 waited 1 s");
    a.slots[0]->breaker = 2;
    a.slots[1]->gone = SDYI_SHM_RETURNED;
    assert_int_equal(sdyi_shm_wait_for(&a.context, &wait, 1, "to come"),
                     SDYRT_OK);
    assert_int_equal(sdyi_shm_wait_for(&a.context, &wait, 1, "to come"),
                     SDYRT_TIMEOUT);
    assert_non_null(strstr(sdyrt_last_error(), "rank 1 waited 1 s"));
    assert_null(strstr(sdyrt_last_error(), "its function has returned"));
    end(&a);
}

/* Abort the context as another thread does: the rank's own thread may find that
 * it fails at any point of it. */
static void *finish_writing(void *argument) {
    alone *const a = argument;
    const struct timespec pause = {0, 50000000};
    nanosleep(&pause, NULL);
    a->slots[0]->broken = SDYRT_MEMORY;
    a->slots[0]->broken_kind = SDYRT_KIND_RANK_FAILED;
    snprintf(a->slots[0]->breakage, SDYI_SHM_TEXT, "enough");
    atomic_store(&a->slots[0]->breaker, 1);
    return NULL;
}

static void test_a_rank_that_fails_while_it_is_aborted_shows_it(void **state) {
    (void)state;
    alone a;
    pthread_t thread;
    start(&a, INFINITY);
    a.slots[0]->breaking = 1;
    assert_int_equal(pthread_create(&thread, NULL, finish_writing, &a), 0);
    /* the own failure is that of this call; later ones report the first
     * cause */
    assert_int_equal(
        sdyi_shm_break(&a.context,
                       sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED, "own")),
        SDYRT_ABORTED);
    assert_string_equal(sdyrt_last_error(), "own");
    assert_int_equal(atomic_load(&a.slots[0]->breaker), 1);
    (void)sdyi_shm_lost(&a.context, NULL);
    assert_non_null(strstr(sdyrt_last_error(), "enough"));
    pthread_join(thread, NULL);
    end(&a);
}

/* The text of a peer's call is cut off: what follows in the own one is no
 * difference. */
static void test_calls_are_compared_as_far_as_both_are_known(void **state) {
    (void)state;
    alone a;
    char own[2 * SDYI_SHM_TEXT], other[SDYI_SHM_TEXT];
    start(&a, INFINITY);
    snprintf(own, sizeof own, "reshard of tensor<8xf32> from <%0*d> to <>",
             SDYI_SHM_TEXT, 0);
    snprintf(other, sizeof other, "%.*s", SDYI_SHM_TEXT - 1, own);
    const sdyi_call call = {.fingerprint = 1, .text = own};
    a.me.call = &call;
    assert_int_equal(sdyi_shm_calls_differ(&a.context, 1, other),
                     SDYRT_MISMATCH);
    assert_null(strstr(sdyrt_last_error(), " differs: "));
    end(&a);
}

/* Of any length, after one that was longer. */
static void test_words_are_read_as_they_were_written(void **state) {
    (void)state;
    static sdyi_shm_words words;
    char text[SDYI_SHM_TEXT + 9], got[SDYI_SHM_TEXT];
    uint64_t number = 0;
    memset(text, 'x', sizeof text);
    text[sizeof text - 1] = '\0';
    for (size_t length = sizeof text - 1; length > 0; length--) {
        text[length] = '\0';
        text[length - 1] = 'y';
        sdyi_shm_words_write(&words, length, 2 * length, text);
        assert_true(sdyi_shm_words_read(&words, length, &number, got));
        assert_int_equal(number, 2 * length);
        if (length < SDYI_SHM_TEXT)
            assert_string_equal(got, text);
        else
            assert_int_equal(strlen(got), SDYI_SHM_TEXT - 1);
        assert_false(sdyi_shm_words_read(&words, length + 1, &number, got));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words_are_read_as_they_were_written),
        cmocka_unit_test(test_a_wait_ends_when_its_time_is_over),
        cmocka_unit_test(test_a_wait_without_a_timeout_goes_on),
        cmocka_unit_test(test_time_starts_anew_when_a_chunk_is_staged),
        cmocka_unit_test(test_a_sleeper_is_woken_by_whom_it_waits_for),
        cmocka_unit_test(test_readers_are_woken_when_a_chunk_is_staged),
        cmocka_unit_test(test_ranks_meet_where_the_count_does_not_say_so),
        cmocka_unit_test(test_a_wait_for_a_rank_that_is_gone_looks_once_more),
        cmocka_unit_test(
            test_who_gives_up_and_goes_is_not_what_others_wait_for),
        cmocka_unit_test(test_a_rank_that_fails_while_it_is_aborted_shows_it),
        cmocka_unit_test(test_calls_are_compared_as_far_as_both_are_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Messages of a batch on the NCCL backend: what arrives, in which order, on a
 * captured stream, and what is reported of those without their other end. */
#include "crew.h"
#include "runtime/nccl/program.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST = 4096 };

/* Fail unless memory of the device holds bytes start, start + 1, .. */
static sdyrt_status compare(const crew_rank *r, const void *memory,
                            size_t bytes, int start) {
    unsigned char host[MOST];
    SDYI_TRY(sdyrt_copy(r->context, host, memory, bytes));
    for (size_t i = 0; i < bytes; i++)
        EXPECT(host[i] == (unsigned char)(start + (int)(i % 251)));
    return SDYRT_OK;
}

static sdyrt_status connect_all(const crew_rank *r) {
    static const int all[CREW_MAX] = {0, 1, 2, 3, 4, 5, 6, 7};
    return sdyrt_connect(r->context, all, sdyrt_context_size(r->context));
}

static void run_crew(int n, crew_fn fn) {
    crew_rank ranks[CREW_MAX];
    const crew_setting s = crew_start(n);
    crew_run(&s, n, fn, ranks);
    crew_assert_fine(ranks, n);
}

/* -- what arrives ---------------------------------------------------------- */

/* To each rank, itself among them, and from each: more than a group holds. */
static sdyrt_status send_to_all(crew_rank *r) {
    enum { BYTES = 300 };
    const int n = sdyrt_context_size(r->context);
    sdyrt_message list[2 * CREW_MAX];
    unsigned char *const out = crew_bytes(r->context, BYTES, r->rank);
    unsigned char *const in =
        crew_bytes(r->context, (size_t)n * BYTES, 100 + r->rank);
    EXPECT(out != NULL && in != NULL);
    for (int k = 0; k < n; k++) {
        list[k] =
            (sdyrt_message){.peer = n - 1 - k, .data = out, .bytes = BYTES};
        list[n + k] = (sdyrt_message){.receives = true,
                                      .peer = k,
                                      .data = in + (ptrdiff_t)k * BYTES,
                                      .bytes = BYTES};
    }
    SDYI_TRY(connect_all(r));
    SDYI_TRY(sdyrt_batch(r->context, list, 2 * n));
    for (int k = 0; k < n; k++)
        SDYI_TRY(compare(r, in + (ptrdiff_t)k * BYTES, BYTES, k));
    sdyrt_free(r->context, in);
    sdyrt_free(r->context, out);
    return SDYRT_OK;
}

static void test_more_messages_than_a_group_holds(void **state) {
    (void)state;
    run_crew(2, send_to_all);
    run_crew(8, send_to_all);
}

/* Several of one pair, with none of bytes between them; in one batch at one end
 * and one by one at the other. */
static sdyrt_status send_several(crew_rank *r) {
    static const size_t sizes[] = {9, 0, 1000, 1, 4};
    enum { N = sizeof sizes / sizeof *sizes };
    sdyrt_message list[N];
    unsigned char *memory[N];
    for (int i = 0; i < N; i++) {
        memory[i] =
            crew_bytes(r->context, sizes[i] + 1, r->rank == 0 ? 10 * i : 200);
        EXPECT(memory[i] != NULL);
        list[i] = (sdyrt_message){.receives = r->rank == 1,
                                  .peer = 1 - r->rank,
                                  .data = memory[i],
                                  .bytes = sizes[i]};
    }
    SDYI_TRY(connect_all(r));
    if (r->rank == 0)
        SDYI_TRY(sdyrt_batch(r->context, list, N));
    for (int i = 0; i < N && r->rank == 1; i++)
        SDYI_TRY(sdyrt_recv(r->context, 0, memory[i], sizes[i]));
    for (int i = 0; i < N && r->rank == 1; i++) {
        SDYI_TRY(compare(r, memory[i], sizes[i], 10 * i));
        unsigned char after = 0;
        SDYI_TRY(sdyrt_copy(r->context, &after, memory[i] + sizes[i], 1));
        EXPECT(after == (unsigned char)(200 + (int)sizes[i] % 251));
    }
    SDYI_TRY(sdyrt_wait(r->context));
    for (int i = 0; i < N; i++)
        sdyrt_free(r->context, memory[i]);
    return SDYRT_OK;
}

static void test_messages_of_a_pair_keep_their_order(void **state) {
    (void)state;
    run_crew(2, send_several);
}

/* -- streams --------------------------------------------------------------- */

/* Around a ring, of ranks that each name one neighbour, by a graph at once. */
static sdyrt_status rotate_by_graph(crew_rank *r) {
    enum { BYTES = 64 };
    const int n = sdyrt_context_size(r->context);
    const sdyi_nccl_rank *const me = r->context->state;
    const int next = (r->rank + 1) % n, before = (r->rank + n - 1) % n;
    unsigned char *const out = crew_bytes(r->context, BYTES, r->rank);
    unsigned char *const in = crew_bytes(r->context, BYTES, 100);
    EXPECT(out != NULL && in != NULL);
    const sdyrt_message both[] = {
        {.peer = next, .data = out, .bytes = BYTES},
        {.receives = true, .peer = before, .data = in, .bytes = BYTES}};
    struct CUstream_st *stream = NULL;
    int device = 0;
    SDYI_TRY(sdyi_gpu_enter(me->device, &device));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    EXPECT(sdyrt_batch_on(r->context, both, 2, stream) == SDYRT_ARGUMENT);
    EXPECT_TEXT("is not connected: all ranks call sdyrt_connect");
    SDYI_TRY(sdyrt_connect(r->context, &next, 1));
    fake_capture_start(stream);
    SDYI_TRY(sdyrt_batch_on(r->context, both, 2, stream));
    fake_graph *const graph = fake_capture_end(stream);
    SDYI_TRY(sdyrt_barrier(r->context));
    for (int i = 0; i < 2; i++) {
        bool is_done = false;
        fake_graph_launch(graph, stream);
        while (!is_done)
            SDYI_TRY(fake_stream_is_done(stream, &is_done));
        SDYI_TRY(compare(r, in, BYTES, before));
    }
    SDYI_TRY(sdyrt_barrier(r->context));
    fake_graph_free(graph);
    sdyi_gpu_stream_destroy(stream);
    sdyi_gpu_leave(me->device, device);
    sdyrt_free(r->context, in);
    sdyrt_free(r->context, out);
    return SDYRT_OK;
}

static void test_messages_can_be_captured(void **state) {
    (void)state;
    run_crew(3, rotate_by_graph);
}

/* -- what does not match --------------------------------------------------- */

/* Rank 0 or 1 comes, the other does not. */
static sdyrt_status wait_in_vain(crew_rank *r) {
    const bool receives = *(const bool *)r->argument;
    char own[64];
    unsigned char *const memory = crew_bytes(r->context, 8, 0);
    EXPECT(memory != NULL);
    SDYI_TRY(connect_all(r));
    (void)snprintf(own, sizeof own, "8 bytes %s rank %d",
                   receives ? "from" : "to", 1 - r->rank);
    if (r->rank == 0)
        crew_set_timeout(r, 0.5);
    if (r->rank == 0) {
        sdyrt_status status = receives ? sdyrt_recv(r->context, 1, memory, 8)
                                       : sdyrt_send(r->context, 1, memory, 8);
        if (status == SDYRT_OK)
            status = sdyrt_wait(r->context);
        EXPECT(status == SDYRT_TIMEOUT);
        EXPECT_TEXT("rank 0 (a message: ");
        EXPECT_TEXT(own);
    }
    sdyrt_free(r->context, memory);
    return SDYRT_OK;
}

static void test_a_message_without_its_other_end_tells_both(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        bool receives = i == 1;
        crew_rank ranks[2];
        crew_setting s = crew_start(2);
        s.argument = &receives;
        crew_run(&s, 2, wait_in_vain, ranks);
        assert_int_equal(ranks[0].status, SDYRT_OK);
    }
}

static sdyrt_status give_wrong_messages(crew_rank *r) {
    unsigned char host[8] = {0};
    unsigned char *const memory = crew_bytes(r->context, 16, 0);
    EXPECT(memory != NULL);
    EXPECT(sdyrt_send(r->context, 1 - r->rank, host, 8) == SDYRT_ARGUMENT);
    EXPECT_TEXT("is not memory of device");
    EXPECT(sdyrt_send(r->context, r->rank, memory, 8) == SDYRT_ARGUMENT);
    EXPECT_TEXT("and does not receive it in the same batch");
    const sdyrt_message both[] = {
        {.peer = r->rank, .data = memory, .bytes = 8},
        {.receives = true, .peer = r->rank, .data = memory + 8, .bytes = 4}};
    EXPECT(sdyrt_batch(r->context, both, 2) == SDYRT_ARGUMENT);
    EXPECT_TEXT("sends itself 8 bytes and receives 4");
    EXPECT(sdyrt_send(r->context, 2, memory, 8) == SDYRT_ARGUMENT);
    SDYI_TRY(sdyrt_barrier(r->context)); /* it is whole */
    sdyrt_free(r->context, memory);
    return sdyrt_wait(r->context);
}

/* What one rank names wrongly is refused on all, and the context goes on. */
static sdyrt_status connect_wrongly(crew_rank *r) {
    const int n = sdyrt_context_size(r->context), none = -1, past = n;
    const bool is_first = r->rank == 0;
    EXPECT(sdyrt_connect(r->context, is_first ? &past : NULL, is_first) ==
           (is_first ? SDYRT_ARGUMENT : SDYRT_ABORTED));
    EXPECT_TEXT("peer 0 of rank 0 is 3; ranks are 0 to 2");
    EXPECT(sdyrt_connect(r->context, is_first ? NULL : &none, 1) ==
           SDYRT_ARGUMENT);
    EXPECT(sdyrt_connect(r->context, NULL, is_first ? -1 : 0) ==
           (is_first ? SDYRT_ARGUMENT : SDYRT_ABORTED));
    EXPECT_TEXT("rank 0 names -1 peers");
    SDYI_TRY(sdyrt_connect(r->context, NULL, 0));
    const int64_t made = fake_streams_made();
    SDYI_TRY(sdyrt_barrier(r->context));
    for (int i = 0; i < 2; i++) /* the second time they are connected */
        SDYI_TRY(connect_all(r));
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_streams_made() == made + 2 * (int64_t)n * (n - 1));
    return SDYRT_OK;
}

static void test_peers_that_are_none(void **state) {
    (void)state;
    run_crew(3, connect_wrongly);
}

/* Kernels of links may all wait at once: a GPU must have room for them. */
static sdyrt_status connect_without_room(crew_rank *r) {
    const int n = *(const int *)r->argument;
    fake_has_processors(n);
    SDYI_TRY(sdyrt_barrier(r->context));
    if (n >= 36) /* 8 ninths are for 16 of 2 ranks */
        return connect_all(r);
    EXPECT(connect_all(r) == SDYRT_ARGUMENT);
    EXPECT_TEXT("links have 14 thread blocks of 12; connect all in one call");
    return SDYRT_OK;
}

static void test_links_have_room_on_the_device(void **state) {
    (void)state;
    static const int processors[] = {14, 36, 78};
    for (int i = 0; i < 3; i++) {
        crew_rank ranks[8];
        crew_setting s = crew_start(8);
        s.argument = (void *)(uintptr_t)&processors[i];
        crew_run(&s, 8, connect_without_room, ranks);
        crew_assert_fine(ranks, 8);
    }
}

/* Variables of NCCL's that would have links wait for each other. */
static sdyrt_status connect_by_environment(crew_rank *r) {
    EXPECT(connect_all(r) == SDYRT_ARGUMENT);
    EXPECT_TEXT(r->argument);
    EXPECT_TEXT("unset it");
    return SDYRT_OK;
}

static void test_variables_that_overrule_links(void **state) {
    (void)state;
    static char texts[][64] = {"NCCL_COMM_SPLIT_SHARE_RESOURCES is 1",
                               "NCCL_MIN_NCHANNELS is 32: kernels",
                               "NCCL_MAX_CTAS is 64: kernels"};
    for (int i = 0; i < 3; i++) {
        char name[64] = "", value[8] = "";
        crew_rank ranks[4];
        crew_setting s = crew_start(4);
        assert_int_equal(sscanf(texts[i], "%63s is %7[0-9]", name, value), 2);
        assert_int_equal(setenv(name, value, 1), 0);
        s.argument = texts[i];
        crew_run(&s, 4, connect_by_environment, ranks);
        assert_int_equal(unsetenv(name), 0);
        crew_assert_fine(ranks, 4);
    }
}

/* More than NCCL's queue of works holds. */
static sdyrt_status send_too_many(crew_rank *r) {
    enum { N = 11000 };
    unsigned char *const memory = crew_bytes(r->context, 1, 0);
    sdyrt_message *const list = calloc(N, sizeof *list);
    EXPECT(memory != NULL && list != NULL);
    for (int i = 0; i < N; i++)
        list[i] =
            (sdyrt_message){.peer = 1 - r->rank, .data = memory, .bytes = 1};
    SDYI_TRY(connect_all(r));
    EXPECT(sdyrt_batch(r->context, list, N) == SDYRT_ARGUMENT);
    EXPECT_TEXT("has 11000 messages to rank");
    free(list);
    sdyrt_free(r->context, memory);
    return sdyrt_barrier(r->context);
}

static void test_more_messages_than_nccl_queues(void **state) {
    (void)state;
    run_crew(2, send_too_many);
}

/* Ranks 1 and 2 name others, rank 0 does not come. */
static sdyrt_status connect_without_one(crew_rank *r) {
    if (r->rank == 0)
        return SDYRT_OK;
    crew_set_timeout(r, 0.5);
    EXPECT(connect_all(r) == SDYRT_TIMEOUT);
    return SDYRT_OK;
}

static void test_a_rank_that_does_not_connect(void **state) {
    (void)state;
    crew_rank ranks[3];
    crew_setting s = crew_start(3);
    s.config.timeout = 3; /* of the end, which waits for those that failed */
    crew_run(&s, 3, connect_without_one, ranks);
    assert_int_equal(ranks[1].status, SDYRT_OK);
    assert_int_equal(ranks[2].status, SDYRT_OK);
}

/* What goes wrong in NCCL or in CUDA while ranks connect is known to all. */
static sdyrt_status fail_to_connect(crew_rank *r) {
    if (r->rank == 0)
        fake_fail(r->argument, 1);
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(connect_all(r) != SDYRT_OK);
    return SDYRT_OK;
}

static void test_ranks_that_fail_to_connect(void **state) {
    (void)state;
    static char calls[][32] = {"ncclCommSplit", "sdyi_gpu_event_create",
                               "ncclGroupEnd"};
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        crew_rank ranks[3];
        crew_setting s = crew_start(3);
        s.config.timeout = 3;
        s.argument = calls[i];
        crew_run(&s, 3, fail_to_connect, ranks);
        crew_assert_fine(ranks, 3);
    }
}

/* A group on the world's communicator, which has connected nobody. */
static sdyrt_status start_messages(const crew_rank *r, bool sends,
                                   bool receives) {
    const sdyi_nccl_rank *const me = r->context->state;
    const int n = sdyrt_context_size(r->context);
    SDYI_TRY(sdyi_gpu_select(me->device));
    (void)me->api->group_start();
    if (sends)
        (void)me->api->send(me->pad, 1, SDYI_NCCL_INT8, (r->rank + 1) % n,
                            me->comm, me->stream);
    if (receives)
        (void)me->api->recv(me->pad + 1, 1, SDYI_NCCL_INT8,
                            (r->rank + n - 1) % n, me->comm, me->stream);
    (void)me->api->group_end();
    return sdyi_nccl_ask(r->context, me->comm, "ncclGroupEnd",
                         sdyi_clock() + 0.5);
}

/* Rank 0 starts a token around the ring and waits for it. */
static sdyrt_status send_token(crew_rank *r) {
    sdyrt_status status = start_messages(r, r->rank == 0, true);
    if (status == SDYRT_OK && r->rank != 0)
        status = start_messages(r, true, false);
    EXPECT(status == SDYRT_TIMEOUT);
    return sdyrt_context_abort(r->context, SDYRT_TIMEOUT, "as expected");
}

static void test_first_messages_around_a_ring_hang_in_nccl(void **state) {
    (void)state;
    crew_rank ranks[3];
    crew_setting s = crew_start(3);
    s.nccl_config.blocking = 0;
    crew_run(&s, 3, send_token, ranks);
    for (int i = 0; i < 3; i++) /* what is left on streams has memory */
        assert_int_equal(ranks[i].status, SDYRT_OK);
}

static void test_wrong_messages_are_refused(void **state) {
    (void)state;
    run_crew(2, give_wrong_messages);
}

static sdyrt_status fail_to_send(crew_rank *r) {
    unsigned char *const memory = crew_bytes(r->context, 8, 0);
    EXPECT(memory != NULL);
    SDYI_TRY(connect_all(r));
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 0) {
        fake_fail("ncclSend", 0);
        EXPECT(sdyrt_send(r->context, 1, memory, 8) == SDYRT_BACKEND);
        EXPECT_TEXT("ncclSend");
        EXPECT(sdyrt_send(r->context, 1, memory, 8) == SDYRT_ABORTED);
    }
    sdyrt_free(r->context, memory);
    return SDYRT_OK;
}

static void test_a_failure_of_nccl_breaks_the_context(void **state) {
    (void)state;
    crew_rank ranks[2];
    const crew_setting s = crew_start(2);
    crew_run(&s, 2, fail_to_send, ranks);
    assert_int_equal(ranks[0].status, SDYRT_OK);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_more_messages_than_a_group_holds),
        cmocka_unit_test(test_messages_of_a_pair_keep_their_order),
        cmocka_unit_test(test_messages_can_be_captured),
        cmocka_unit_test(test_a_message_without_its_other_end_tells_both),
        cmocka_unit_test(test_first_messages_around_a_ring_hang_in_nccl),
        cmocka_unit_test(test_peers_that_are_none),
        cmocka_unit_test(test_links_have_room_on_the_device),
        cmocka_unit_test(test_variables_that_overrule_links),
        cmocka_unit_test(test_more_messages_than_nccl_queues),
        cmocka_unit_test(test_a_rank_that_does_not_connect),
        cmocka_unit_test(test_ranks_that_fail_to_connect),
        cmocka_unit_test(test_wrong_messages_are_refused),
        cmocka_unit_test(test_a_failure_of_nccl_breaks_the_context),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The fake's collectives: that they do what NCCL's do, and that each misuse is
 * refused. Three ranks that are one thread. */
#include "fake.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#define RANKS 3
#define BYTES 64

static const sdyi_nccl_api *const nccl = &fake_api;
static sdyi_nccl_comm *comms[RANKS];
static struct CUstream_st *streams[RANKS], *others[RANKS];
static char *memory[RANKS];

static void be(int rank) {
    assert_int_equal(sdyi_gpu_select(rank), SDYRT_OK);
}

/* Ask until NCCL has done what it does on the host. */
static void settle(int rank) {
    sdyi_nccl_result error = SDYI_NCCL_IN_PROGRESS;
    be(rank);
    for (int i = 0; i < 1000 && error == SDYI_NCCL_IN_PROGRESS; i++)
        (void)nccl->comm_get_async_error(comms[rank], &error);
}

static bool is_done(struct CUstream_st *stream) {
    bool done = false;
    for (int i = 0; i < 1000 && !done; i++)
        (void)fake_stream_is_done(stream, &done);
    return done;
}

static void store(int rank, const void *bytes, size_t n) {
    be(rank);
    assert_int_equal(sdyi_gpu_copy(memory[rank], bytes, n, streams[rank]),
                     SDYRT_OK);
}

static void load(int rank, size_t from, void *bytes, size_t n) {
    be(rank);
    assert_int_equal(
        sdyi_gpu_copy(bytes, memory[rank] + from, n, streams[rank]), SDYRT_OK);
    assert_true(is_done(streams[rank]));
}

static int set_up(void **state) {
    (void)state;
    sdyi_nccl_id id;
    sdyi_nccl_config config = SDYI_NCCL_CONFIG_INIT;
    config.blocking = 0;
    fake_reset(RANKS, 5);
    (void)nccl->get_unique_id(&id);
    for (int r = 0; r < RANKS; r++) {
        be(r);
        (void)nccl->comm_init_rank_config(&comms[r], RANKS, id, r, &config);
        assert_int_equal(sdyi_gpu_stream_create(&streams[r]), SDYRT_OK);
        assert_int_equal(sdyi_gpu_stream_create(&others[r]), SDYRT_OK);
        void *got;
        assert_int_equal(sdyi_gpu_alloc(BYTES, &got), SDYRT_OK);
        memory[r] = got;
    }
    for (int r = 0; r < RANKS; r++) {
        settle(r);
        fake_connect_all(comms[r]);
    }
    assert_string_equal(fake_refusal(), "");
    return 0;
}

/* Drop the work that is under way. */
static int tear_down(void **state) {
    (void)state;
    fake_reset(RANKS, 5);
    for (int r = 0; r < RANKS; r++)
        sdyi_gpu_free(memory[r]);
    return 0;
}

static void assert_refused(const char *why) {
    if (strstr(fake_refusal(), why) == NULL)
        fail_msg("refused '%s', expected '%s'", fake_refusal(), why);
}

static void assert_fine(void) {
    for (int r = 0; r < RANKS; r++)
        assert_true(is_done(streams[r]));
    assert_string_equal(fake_refusal(), "");
}

/* Look at all streams long enough for all to have met. */
static void let_meet(void) {
    for (int r = 0; r < RANKS; r++)
        (void)is_done(streams[r]);
}

/* 4 bytes from 0 to 16 and on. */
static sdyi_nccl_result gather(int rank, size_t count) {
    be(rank);
    const sdyi_nccl_result result =
        nccl->all_gather(memory[rank], memory[rank] + 16, count, SDYI_NCCL_INT8,
                         comms[rank], streams[rank]);
    if (result == SDYI_NCCL_IN_PROGRESS)
        settle(rank);
    return result;
}

static sdyi_nccl_result reduce(int rank, sdyi_nccl_dtype dtype,
                               sdyi_nccl_redop op, size_t count) {
    be(rank);
    const sdyi_nccl_result result =
        nccl->all_reduce(memory[rank], memory[rank], count, dtype, op,
                         comms[rank], streams[rank]);
    if (result == SDYI_NCCL_IN_PROGRESS)
        settle(rank);
    return result;
}

static sdyi_nccl_result broadcast(int rank, int root) {
    be(rank);
    const sdyi_nccl_result result =
        nccl->broadcast(memory[rank], memory[rank] + 16, 4, SDYI_NCCL_INT8,
                        root, comms[rank], streams[rank]);
    if (result == SDYI_NCCL_IN_PROGRESS)
        settle(rank);
    return result;
}

/* Of 8 bytes each, to 16 and on at the root; the others' are no memory. */
static sdyi_nccl_result reduce_to(int rank, sdyi_nccl_redop op, int root) {
    be(rank);
    const sdyi_nccl_result result =
        nccl->reduce(memory[rank], rank == root ? memory[rank] + 16 : NULL, 2,
                     SDYI_NCCL_INT32, op, root, comms[rank], streams[rank]);
    if (result == SDYI_NCCL_IN_PROGRESS)
        settle(rank);
    return result;
}

/* -- what they do ---------------------------------------------------------- */

static void test_all_gather(void **state) {
    (void)state;
    char host[13] = "";
    for (int r = 0; r < RANKS; r++) {
        const char own[4] = {(char)('a' + r), 'b', 'c', (char)('0' + r)};
        store(r, own, 4);
        assert_int_equal(gather(r, 4), SDYI_NCCL_IN_PROGRESS);
        if (r + 1 < RANKS)
            assert_false(is_done(streams[r])); /* before all are there */
    }
    for (int r = 0; r < RANKS; r++) {
        load(r, 16, host, 12);
        assert_string_equal(host, "abc0bbc1cbc2");
    }
    assert_fine();
    assert_int_equal(fake_collectives(), 3);
}

static void test_reduce_scatter_in_place(void **state) {
    (void)state;
    for (int r = 0; r < RANKS; r++) {
        const int32_t own[3] = {r + 1, 10 * (r + 1), -r};
        store(r, own, sizeof own);
        assert_int_equal(nccl->reduce_scatter(memory[r], memory[r] + 4 * r, 1,
                                              SDYI_NCCL_INT32, SDYI_NCCL_SUM,
                                              comms[r], streams[r]),
                         SDYI_NCCL_IN_PROGRESS);
        settle(r);
    }
    const int32_t expected[3] = {6, 60, -3};
    for (int r = 0; r < RANKS; r++) {
        int32_t got[3];
        load(r, 0, got, sizeof got);
        for (int i = 0; i < 3; i++) /* the rest is as it was */
            assert_int_equal(got[i], i == r   ? expected[i]
                                     : i == 0 ? r + 1
                                     : i == 1 ? 10 * (r + 1)
                                              : -r);
    }
    assert_fine();
}

static void test_all_reduce_combines_in_an_order_of_its_own(void **state) {
    (void)state;
    const float terms[3] = {16777216, 1, -16777216};
    for (int r = 0; r < RANKS; r++) {
        const float own[3] = {terms[r], terms[r], terms[r]};
        store(r, own, sizeof own);
        (void)reduce(r, SDYI_NCCL_FLOAT32, SDYI_NCCL_SUM, 3);
    }
    /* of element i rank i + 1 comes first, i last; in order all are 0 */
    const float expected[3] = {1, 1, 0};
    for (int r = 0; r < RANKS; r++) {
        float got[3];
        load(r, 0, got, sizeof got);
        for (int i = 0; i < 3; i++)
            assert_true(got[i] == expected[i]);
    }
    assert_fine();
}

static void test_broadcast(void **state) {
    (void)state;
    for (int r = 0; r < RANKS; r++) {
        const char own[4] = {'x', 'y', 'z', (char)('0' + r)};
        store(r, own, 4);
        assert_int_equal(broadcast(r, 1), SDYI_NCCL_IN_PROGRESS);
    }
    for (int r = 0; r < RANKS; r++) {
        char host[5] = "";
        load(r, 16, host, 4);
        assert_string_equal(host, "xyz1");
    }
    assert_fine();
}

static void test_reduce(void **state) {
    (void)state;
    for (int r = 0; r < RANKS; r++) {
        const int32_t own[6] = {r + 1, -r, 7, 7, 7, 7};
        store(r, own, sizeof own);
        assert_int_equal(reduce_to(r, SDYI_NCCL_SUM, 2), SDYI_NCCL_IN_PROGRESS);
        if (r + 1 < RANKS)
            assert_false(is_done(streams[r]));
    }
    for (int r = 0; r < RANKS; r++) {
        int32_t got[2];
        load(r, 16, got, sizeof got);
        assert_int_equal(got[0], r == 2 ? 6 : 7);
        assert_int_equal(got[1], r == 2 ? -3 : 7);
    }
    assert_fine();
    assert_int_equal(fake_collectives(), 3);
}

static void test_all_to_all(void **state) {
    (void)state;
    for (int r = 0; r < RANKS; r++) {
        const char own[3] = {(char)('a' + r), (char)('d' + r), (char)('g' + r)};
        store(r, own, 3);
        (void)nccl->all_to_all(memory[r], memory[r] + 16, 1, SDYI_NCCL_INT8,
                               comms[r], streams[r]);
        settle(r);
    }
    for (int r = 0; r < RANKS; r++) {
        char host[4] = "";
        const char *const expected[] = {"abc", "def", "ghi"};
        load(r, 16, host, 3);
        assert_string_equal(host, expected[r]);
    }
    assert_fine();
}

/* -- ranks that differ ----------------------------------------------------- */

static void test_counts_that_differ(void **state) {
    (void)state;
    for (int r = 0; r < RANKS; r++)
        (void)gather(r, r == 2 ? 3 : 4);
    let_meet();
    assert_refused("with 4 of dtype 0, op 0, root 0, rank 2 calls "
                   "ncclAllGather with 3");
}

static void test_dtypes_that_differ(void **state) {
    (void)state;
    for (int r = 0; r < RANKS; r++)
        (void)reduce(r, r == 1 ? SDYI_NCCL_UINT32 : SDYI_NCCL_INT32,
                     SDYI_NCCL_SUM, 2);
    let_meet();
    assert_refused("rank 1 calls ncclAllReduce with 2 of dtype 3");
}

static void test_operators_that_differ(void **state) {
    (void)state;
    for (int r = 0; r < RANKS; r++)
        (void)reduce(r, SDYI_NCCL_INT32, r == 1 ? SDYI_NCCL_MAX : SDYI_NCCL_SUM,
                     2);
    let_meet();
    assert_refused("op 0, root 0, rank 1 calls ncclAllReduce with 2 of dtype "
                   "2, op 2, root 0");
}

static void test_roots_that_differ(void **state) {
    (void)state;
    for (int r = 0; r < RANKS; r++)
        (void)broadcast(r, r == 2);
    let_meet();
    assert_refused("rank 2 calls ncclBroadcast with 4 of dtype 0, op 0, root "
                   "1");
}

static void test_roots_of_a_reduction_that_differ(void **state) {
    (void)state;
    for (int r = 0; r < RANKS; r++)
        (void)reduce_to(r, SDYI_NCCL_SUM, r == 2);
    let_meet();
    assert_refused("rank 2 calls ncclReduce with 2 of dtype 2, op 0, root 1");
}

static void test_orders_that_differ(void **state) {
    (void)state;
    for (int r = 0; r < RANKS; r++) {
        if (r == 1)
            (void)broadcast(r, 0);
        (void)gather(r, 4);
        if (r != 1)
            (void)broadcast(r, 0);
    }
    let_meet();
    assert_refused("rank 0 of a communicator calls ncclAllGather");
}

static void test_a_rank_that_does_not_come(void **state) {
    (void)state;
    for (int r = 0; r < RANKS - 1; r++)
        (void)gather(r, 4);
    let_meet();
    assert_false(is_done(streams[0]));
    assert_false(is_done(streams[1]));
    assert_string_equal(fake_refusal(), "");
}

/* Ranks 0 and 1: a message and the collective, in two orders. */
static void test_messages_and_collectives_in_two_orders_hang(void **state) {
    (void)state;
    for (int r = 0; r < RANKS; r++) {
        if (r != 0)
            (void)gather(r, 4);
        be(r);
        if (r == 0)
            (void)nccl->send(memory[0], 4, SDYI_NCCL_INT8, 1, comms[0],
                             streams[0]);
        if (r == 1)
            (void)nccl->recv(memory[1], 4, SDYI_NCCL_INT8, 0, comms[1],
                             streams[1]);
        settle(r);
        if (r == 0)
            (void)gather(r, 4);
    }
    let_meet();
    assert_false(is_done(streams[0]));
    assert_false(is_done(streams[1]));
}

/* -- wrong calls ----------------------------------------------------------- */

static void assert_invalid(sdyi_nccl_result result, const char *why) {
    assert_true(result == SDYI_NCCL_INVALID_ARGUMENT ||
                result == SDYI_NCCL_INVALID_USAGE);
    assert_refused(why);
}

static void test_nothing(void **state) {
    (void)state;
    assert_invalid(gather(0, 0), "ncclAllGather: nothing is moved");
}

static void test_a_dtype_that_is_none(void **state) {
    (void)state;
    assert_invalid(
        reduce(0, (sdyi_nccl_dtype)(SDYI_NCCL_BFLOAT16 + 1), SDYI_NCCL_SUM, 1),
        "ncclAllReduce: dtype 10");
}

static void test_an_operator_that_is_none(void **state) {
    (void)state;
    assert_invalid(
        reduce(0, SDYI_NCCL_INT8, (sdyi_nccl_redop)(SDYI_NCCL_MIN + 1), 1),
        "ncclAllReduce: op 4");
}

static void test_the_greatest_float(void **state) {
    (void)state;
    assert_invalid(reduce(0, SDYI_NCCL_BFLOAT16, SDYI_NCCL_MAX, 1),
                   "op 2 of floats loses NaNs");
}

static void test_a_root_that_is_none(void **state) {
    (void)state;
    assert_invalid(broadcast(0, RANKS), "ncclBroadcast: root 3 of 3 ranks");
}

static void test_a_root_of_a_reduction_that_is_none(void **state) {
    (void)state;
    assert_invalid(reduce_to(0, SDYI_NCCL_SUM, -1),
                   "ncclReduce: root -1 of 3 ranks");
}

static void test_the_root_needs_memory(void **state) {
    (void)state;
    be(1);
    assert_invalid(nccl->reduce(memory[1], NULL, 2, SDYI_NCCL_INT32,
                                SDYI_NCCL_SUM, 1, comms[1], streams[1]),
                   "are not memory of device 1");
}

static void test_no_communicator(void **state) {
    (void)state;
    be(0);
    assert_invalid(nccl->all_gather(memory[0], memory[0] + 16, 4,
                                    SDYI_NCCL_INT8, NULL, streams[0]),
                   "is no communicator");
}

static void test_a_communicator_after_its_end(void **state) {
    (void)state;
    be(0);
    assert_int_equal(nccl->comm_abort(comms[0]), SDYI_NCCL_SUCCESS);
    assert_invalid(gather(0, 4), "the communicator was destroyed");
}

static void test_a_communicator_in_progress(void **state) {
    (void)state;
    be(0);
    (void)nccl->all_gather(memory[0], memory[0] + 16, 4, SDYI_NCCL_INT8,
                           comms[0], streams[0]);
    assert_invalid(gather(0, 4), "the communicator is in progress");
}

static void test_a_thread_of_another_device(void **state) {
    (void)state;
    be(1);
    assert_invalid(nccl->all_gather(memory[0], memory[0] + 16, 4,
                                    SDYI_NCCL_INT8, comms[0], streams[0]),
                   "the communicator is of device 0, the thread of 1");
}

static void test_a_stream_of_another_device(void **state) {
    (void)state;
    be(0);
    assert_invalid(nccl->all_gather(memory[0], memory[0] + 16, 4,
                                    SDYI_NCCL_INT8, comms[0], streams[1]),
                   "the stream is not of device 0");
}

static void test_a_group_with_a_collective(void **state) {
    (void)state;
    be(0);
    (void)nccl->group_start();
    (void)nccl->send(memory[0], 4, SDYI_NCCL_INT8, 1, comms[0], streams[0]);
    assert_invalid(gather(0, 4), "in a group, which NCCL reorders");
    (void)nccl->group_end();
}

/* -- memory ---------------------------------------------------------------- */

static void test_memory_of_the_host(void **state) {
    (void)state;
    char host[4] = "";
    be(0);
    assert_invalid(nccl->all_gather(host, memory[0], 4, SDYI_NCCL_INT8,
                                    comms[0], streams[0]),
                   "are not memory of device 0");
}

static void test_results_beyond_their_memory(void **state) {
    (void)state;
    be(0);
    assert_invalid(nccl->all_gather(memory[0], memory[0] + 16,
                                    (BYTES - 16) / 3 + 1, SDYI_NCCL_INT8,
                                    comms[0], streams[0]),
                   "are not memory of device 0");
}

static void test_in_place_is_the_own_block(void **state) {
    (void)state;
    const char *const why = "its buffers overlap and are not in place";
    char *const m = memory[1];
    be(1);
    assert_int_equal(
        nccl->all_gather(m + 4, m, 4, SDYI_NCCL_INT8, comms[1], streams[1]),
        SDYI_NCCL_IN_PROGRESS);
    settle(1);
    assert_string_equal(fake_refusal(), "");
    assert_invalid(
        nccl->all_gather(m, m, 4, SDYI_NCCL_INT8, comms[1], streams[1]), why);
}

static void test_in_place_of_a_share(void **state) {
    (void)state;
    char *const m = memory[1];
    be(1);
    assert_invalid(nccl->reduce_scatter(m, m + 5, 4, SDYI_NCCL_INT8,
                                        SDYI_NCCL_SUM, comms[1], streams[1]),
                   "ncclReduceScatter: its buffers overlap");
}

static void test_in_place_of_all(void **state) {
    (void)state;
    char *const m = memory[1];
    be(1);
    assert_invalid(nccl->all_reduce(m, m + 1, 4, SDYI_NCCL_INT8, SDYI_NCCL_SUM,
                                    comms[1], streams[1]),
                   "ncclAllReduce: its buffers overlap");
}

static void test_in_place_of_a_root(void **state) {
    (void)state;
    char *const m = memory[1];
    be(1);
    assert_invalid(nccl->reduce(m, m + 4, 2, SDYI_NCCL_INT32, SDYI_NCCL_SUM, 1,
                                comms[1], streams[1]),
                   "ncclReduce: its buffers overlap");
}

static void test_an_exchange_is_never_in_place(void **state) {
    (void)state;
    char *const m = memory[1];
    be(1);
    assert_invalid(
        nccl->all_to_all(m, m, 4, SDYI_NCCL_INT8, comms[1], streams[1]),
        "ncclAlltoAll: its buffers overlap");
}

/* -- order ----------------------------------------------------------------- */

/* Two on two streams of each rank; `is_ordered` by an event. */
static void gather_twice(bool is_ordered) {
    struct CUevent_st *events[RANKS];
    for (int r = 0; r < RANKS; r++) {
        be(r);
        (void)sdyi_gpu_event_create(&events[r]);
        (void)gather(r, 4);
        (void)sdyi_gpu_event_record(events[r], streams[r]);
        if (is_ordered)
            (void)sdyi_gpu_stream_wait(others[r], events[r]);
        (void)nccl->all_gather(memory[r] + 32, memory[r] + 40, 4,
                               SDYI_NCCL_INT8, comms[r], others[r]);
        settle(r);
    }
    for (int r = 0; r < RANKS; r++) {
        (void)is_done(others[r]);
        (void)is_done(streams[r]);
        be(r);
        sdyi_gpu_event_destroy(events[r]);
    }
}

static void test_collectives_that_nothing_orders(void **state) {
    (void)state;
    gather_twice(false);
    assert_refused("nothing orders it behind the one before");
}

static void test_collectives_that_an_event_orders(void **state) {
    (void)state;
    gather_twice(true);
    assert_fine();
}

/* The fake refuses to read a collective's result on a stream that does not
 * wait. */
static void test_a_copy_that_does_not_wait(void **state) {
    (void)state;
    char host[4];
    for (int r = 0; r < RANKS; r++)
        (void)gather(r, 4);
    be(0);
    (void)sdyi_gpu_copy(host, memory[0] + 16, 4, others[0]);
    let_meet();
    (void)is_done(others[0]);
    assert_refused("an earlier launch on another stream");
}

/* -- graphs ---------------------------------------------------------------- */

static void capture(bool is_connected) {
    fake_graph *graphs[RANKS];
    for (int r = 0; is_connected && r < RANKS; r++)
        (void)gather(r, 4);
    let_meet();
    for (int r = 0; r < RANKS; r++) {
        fake_capture_start(streams[r]);
        (void)gather(r, 4);
        graphs[r] = fake_capture_end(streams[r]);
    }
    for (int i = 0; i < 2; i++)
        for (int r = 0; r < RANKS; r++) {
            be(r);
            fake_graph_launch(graphs[r], streams[r]);
        }
    let_meet();
    for (int r = 0; r < RANKS; r++) {
        assert_true(is_done(streams[r]));
        fake_graph_free(graphs[r]);
    }
}

static void test_a_graph_of_collectives(void **state) {
    (void)state;
    capture(true);
    assert_fine();
}

static void test_a_graph_of_ranks_that_are_not_connected(void **state) {
    (void)state;
    capture(false);
    assert_refused("is the first of its kind on its communicator, and is "
                   "captured");
}

static void test_a_graph_of_another_algorithm(void **state) {
    (void)state;
    for (int r = 0; r < RANKS; r++)
        (void)gather(r, 4);
    let_meet();
    be(0);
    fake_capture_start(streams[0]);
    (void)gather(0, 2);
    fake_graph_free(fake_capture_end(streams[0]));
    assert_refused("is captured, and none of such a size was called before");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

/* -- registered memory ----------------------------------------------------- */

static void test_memory_that_is_registered(void **state) {
    (void)state;
    void *handle;
    be(0);
    assert_int_equal(nccl->comm_register(comms[0], memory[0], BYTES, &handle),
                     SDYI_NCCL_SUCCESS);
    (void)gather(0, 4);
    assert_refused("is registered with its communicator: by NVLS the call "
                   "waits on the host for all ranks of the machine");
}

static void test_graphs_register_what_is_gathered(void **state) {
    (void)state;
    void *const own = memory[0];
    void *got = NULL;
    be(0);
    assert_int_equal(nccl->mem_alloc(&got, BYTES), SDYI_NCCL_SUCCESS);
    for (int r = 0; r < RANKS; r++)
        (void)gather(r, 4); /* so that they are connected */
    let_meet();
    be(0);
    memory[0] = got;
    fake_capture_start(streams[0]);
    (void)gather(0, 4);
    fake_graph_free(fake_capture_end(streams[0]));
    assert_string_equal(fake_refusal(), "");
    fake_register_graphs();
    fake_capture_start(streams[0]);
    (void)gather(0, 4);
    fake_graph_free(fake_capture_end(streams[0]));
    memory[0] = own;
    (void)nccl->mem_free(got);
    assert_refused("is registered with its communicator");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_all_gather),
        TEST(test_reduce_scatter_in_place),
        TEST(test_all_reduce_combines_in_an_order_of_its_own),
        TEST(test_broadcast),
        TEST(test_reduce),
        TEST(test_all_to_all),
        TEST(test_counts_that_differ),
        TEST(test_dtypes_that_differ),
        TEST(test_operators_that_differ),
        TEST(test_roots_that_differ),
        TEST(test_roots_of_a_reduction_that_differ),
        TEST(test_orders_that_differ),
        TEST(test_a_rank_that_does_not_come),
        TEST(test_messages_and_collectives_in_two_orders_hang),
        TEST(test_nothing),
        TEST(test_a_dtype_that_is_none),
        TEST(test_an_operator_that_is_none),
        TEST(test_the_greatest_float),
        TEST(test_a_root_that_is_none),
        TEST(test_a_root_of_a_reduction_that_is_none),
        TEST(test_the_root_needs_memory),
        TEST(test_no_communicator),
        TEST(test_a_communicator_after_its_end),
        TEST(test_a_communicator_in_progress),
        TEST(test_a_thread_of_another_device),
        TEST(test_a_stream_of_another_device),
        TEST(test_a_group_with_a_collective),
        TEST(test_memory_of_the_host),
        TEST(test_results_beyond_their_memory),
        TEST(test_in_place_is_the_own_block),
        TEST(test_in_place_of_a_share),
        TEST(test_in_place_of_all),
        TEST(test_in_place_of_a_root),
        TEST(test_an_exchange_is_never_in_place),
        TEST(test_collectives_that_nothing_orders),
        TEST(test_collectives_that_an_event_orders),
        TEST(test_a_copy_that_does_not_wait),
        TEST(test_a_graph_of_collectives),
        TEST(test_a_graph_of_ranks_that_are_not_connected),
        TEST(test_a_graph_of_another_algorithm),
        TEST(test_memory_that_is_registered),
        TEST(test_graphs_register_what_is_gathered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

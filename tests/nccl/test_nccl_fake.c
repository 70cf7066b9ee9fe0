/* The fake itself: each thing that it is to refuse, done on purpose, and beside
 * it the same done rightly. Two ranks that are one thread. */
#include "fake.h"
#include "kernels/cuda.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#define BYTES 64

static const sdyi_nccl_api *const nccl = &fake_api;
static sdyi_nccl_comm *comms[2];
static struct CUstream_st *streams[2], *others[2];
static char *memory[2]; /* of each rank's device */

static void be(int rank) {
    assert_int_equal(sdyi_gpu_select(rank), SDYRT_OK);
}

/* Ask until NCCL has done what it does on the host. */
static void settle(int rank) {
    sdyi_nccl_result error = SDYI_NCCL_IN_PROGRESS;
    be(rank);
    for (int i = 0; i < 1000 && error == SDYI_NCCL_IN_PROGRESS; i++)
        assert_int_equal(nccl->comm_get_async_error(comms[rank], &error),
                         SDYI_NCCL_SUCCESS);
}

static bool is_done(struct CUstream_st *stream) {
    bool done = false;
    for (int i = 0; i < 1000 && !done; i++)
        (void)fake_stream_is_done(stream, &done);
    return done;
}

static int set_up(void **state) {
    (void)state;
    sdyi_nccl_id id;
    sdyi_nccl_config config = SDYI_NCCL_CONFIG_INIT;
    config.blocking = 0;
    fake_reset(2, 7);
    (void)nccl->get_unique_id(&id);
    for (int r = 0; r < 2; r++) {
        be(r);
        assert_int_equal(
            nccl->comm_init_rank_config(&comms[r], 2, id, r, &config),
            SDYI_NCCL_IN_PROGRESS);
        assert_int_equal(sdyi_gpu_stream_create(&streams[r]), SDYRT_OK);
        assert_int_equal(sdyi_gpu_stream_create(&others[r]), SDYRT_OK);
        void *got;
        assert_int_equal(sdyi_gpu_alloc(BYTES, &got), SDYRT_OK);
        memory[r] = got;
    }
    for (int r = 0; r < 2; r++) {
        settle(r);
        fake_connect_all(comms[r]);
    }
    assert_string_equal(fake_refusal(), "");
    return 0;
}

/* Drop the work that is under way. */
static int tear_down(void **state) {
    (void)state;
    fake_reset(2, 7);
    for (int r = 0; r < 2; r++)
        if (memory[r] != NULL)
            sdyi_gpu_free(memory[r]);
    return 0;
}

static void assert_refused(const char *why) {
    if (strstr(fake_refusal(), why) == NULL)
        fail_msg("refused '%s', expected '%s'", fake_refusal(), why);
}

static void assert_fine(void) {
    assert_string_equal(fake_refusal(), "");
}

static sdyi_nccl_result send_to(int from, size_t offset, size_t bytes) {
    be(from);
    return nccl->send(memory[from] + offset, bytes, SDYI_NCCL_INT8, 1 - from,
                      comms[from], streams[from]);
}

static sdyi_nccl_result receive(int to, size_t offset, size_t bytes) {
    be(to);
    return nccl->recv(memory[to] + offset, bytes, SDYI_NCCL_INT8, 1 - to,
                      comms[to], streams[to]);
}

static void assert_both_done(void) {
    assert_true(is_done(streams[0]));
    assert_true(is_done(streams[1]));
}

/* -- messages -------------------------------------------------------------- */

static void test_messages_move_bytes(void **state) {
    (void)state;
    char text[8] = "abcdefg";
    be(0);
    assert_int_equal(sdyi_gpu_copy(memory[0], text, 8, streams[0]), SDYRT_OK);
    assert_int_equal(send_to(0, 0, 8), SDYI_NCCL_IN_PROGRESS);
    settle(0);
    assert_false(is_done(streams[0])); /* nobody receives */
    assert_int_equal(receive(1, 8, 8), SDYI_NCCL_IN_PROGRESS);
    settle(1);
    assert_both_done();
    memset(text, 0, 8);
    assert_int_equal(sdyi_gpu_copy(text, memory[1] + 8, 8, streams[1]),
                     SDYRT_OK);
    assert_string_equal(text, ""); /* not yet */
    assert_true(is_done(streams[1]));
    assert_string_equal(text, "abcdefg");
    assert_fine();
    assert_int_equal(fake_messages(), 2);
}

static void test_counts_that_differ(void **state) {
    (void)state;
    (void)send_to(0, 0, 8);
    (void)receive(1, 0, 4);
    settle(0);
    settle(1);
    (void)is_done(streams[1]);
    assert_refused("rank 0 sends 8 of dtype 0 to rank 1, which receives 4");
}

static void test_dtypes_that_differ(void **state) {
    (void)state;
    (void)send_to(0, 0, 4);
    be(1);
    (void)nccl->recv(memory[1], 4, SDYI_NCCL_UINT8, 0, comms[1], streams[1]);
    settle(0);
    settle(1);
    (void)is_done(streams[1]);
    assert_refused("of dtype");
}

static void test_orders_that_differ(void **state) {
    (void)state;
    (void)send_to(0, 0, 8);
    settle(0);
    (void)send_to(0, 8, 4);
    settle(0);
    (void)receive(1, 0, 4);
    settle(1);
    (void)receive(1, 8, 8);
    settle(1);
    (void)is_done(streams[1]);
    assert_refused("which receives 4 of dtype 0");
}

static void test_ranks_that_wait_for_each_other_hang(void **state) {
    (void)state;
    for (int r = 0; r < 2; r++) {
        (void)send_to(r, 0, 8);
        settle(r);
        (void)receive(r, 8, 8);
        settle(r);
    }
    assert_false(is_done(streams[0]));
    assert_false(is_done(streams[1]));
    assert_fine();
}

static void test_messages_of_one_group_do_not_wait(void **state) {
    (void)state;
    for (int r = 0; r < 2; r++) {
        assert_int_equal(nccl->group_start(), SDYI_NCCL_SUCCESS);
        assert_int_equal(send_to(r, 0, 8), SDYI_NCCL_SUCCESS);
        assert_int_equal(receive(r, 8, 8), SDYI_NCCL_SUCCESS);
        assert_int_equal(nccl->group_end(), SDYI_NCCL_IN_PROGRESS);
        settle(r);
    }
    assert_both_done();
    assert_fine();
    assert_int_equal(fake_groups(), 2);
}

static void test_a_group_that_reads_what_it_writes(void **state) {
    (void)state;
    for (int r = 0; r < 2; r++) {
        (void)nccl->group_start();
        (void)send_to(r, 0, 8);
        (void)receive(r, 7, 8);
        (void)nccl->group_end();
        settle(r);
    }
    (void)is_done(streams[0]);
    assert_refused("another part of the same launch");
}

static void test_a_group_that_was_not_started(void **state) {
    (void)state;
    assert_int_equal(nccl->group_end(), SDYI_NCCL_INVALID_USAGE);
    assert_refused("ncclGroupEnd without ncclGroupStart");
}

static void test_a_group_that_was_not_ended(void **state) {
    (void)state;
    sdyi_nccl_result error;
    (void)nccl->group_start();
    be(0);
    assert_int_equal(nccl->comm_get_async_error(comms[0], &error),
                     SDYI_NCCL_INVALID_USAGE);
    assert_refused("a group was left open");
    (void)nccl->group_end();
}

static void test_a_message_to_itself_with_one_end(void **state) {
    (void)state;
    be(0);
    assert_int_equal(
        nccl->send(memory[0], 4, SDYI_NCCL_INT8, 0, comms[0], streams[0]),
        SDYI_NCCL_INVALID_USAGE);
    assert_refused("to itself has one end");
}

static void test_messages_of_no_bytes(void **state) {
    (void)state;
    assert_int_equal(send_to(0, 0, 0), SDYI_NCCL_INVALID_ARGUMENT);
    assert_refused("nothing is moved");
}

/* Rank 1 takes one by one what rank 0 sends in a group. */
static void test_messages_of_one_peer_take_turns(void **state) {
    (void)state;
    (void)nccl->group_start();
    assert_int_equal(send_to(0, 0, 4), SDYI_NCCL_SUCCESS);
    assert_int_equal(send_to(0, 8, 8), SDYI_NCCL_SUCCESS);
    (void)nccl->group_end();
    settle(0);
    for (int i = 0; i < 2; i++) {
        (void)receive(1, 0, i == 0 ? 4 : 8);
        settle(1);
        assert_true(is_done(streams[1]));
        assert_int_equal(is_done(streams[0]), i == 1);
    }
    assert_fine();
}

/* The second message of rank 0 has its turn after the first in the other
 * direction, which rank 1 sends when it has both. */
static void test_turns_wait_for_both_directions(void **state) {
    (void)state;
    (void)nccl->group_start();
    (void)send_to(0, 0, 4);
    (void)send_to(0, 4, 4);
    (void)receive(0, 8, 4);
    (void)nccl->group_end();
    settle(0);
    for (int i = 0; i < 2; i++) {
        (void)receive(1, 4 * (size_t)i, 4);
        settle(1);
    }
    (void)send_to(1, 8, 4);
    settle(1);
    assert_false(is_done(streams[0]));
    assert_false(is_done(streams[1]));
    assert_fine();
}

static void test_a_peer_that_is_none(void **state) {
    (void)state;
    be(0);
    (void)nccl->send(memory[0], 4, SDYI_NCCL_INT8, 2, comms[0], streams[0]);
    assert_refused("peer 2 of 2 ranks");
}

/* -- communicators --------------------------------------------------------- */

static void test_a_communicator_after_its_end(void **state) {
    (void)state;
    be(0);
    assert_int_equal(nccl->comm_abort(comms[0]), SDYI_NCCL_SUCCESS);
    assert_fine();
    assert_int_equal(send_to(0, 0, 4), SDYI_NCCL_INVALID_ARGUMENT);
    assert_refused("the communicator was destroyed");
}

/* All ranks come to it. */
static void finalize(void) {
    for (int r = 0; r < 2; r++) {
        be(r);
        assert_int_equal(nccl->comm_finalize(comms[r]), SDYI_NCCL_IN_PROGRESS);
    }
    settle(0);
    settle(1);
    be(0);
}

static void test_the_end_of_a_communicator_waits_for_all(void **state) {
    (void)state;
    be(0);
    assert_int_equal(nccl->comm_finalize(comms[0]), SDYI_NCCL_IN_PROGRESS);
    for (int i = 0; i < 100; i++) {
        sdyi_nccl_result result = SDYI_NCCL_SUCCESS;
        assert_int_equal(nccl->comm_get_async_error(comms[0], &result),
                         SDYI_NCCL_SUCCESS);
        assert_int_equal(result, SDYI_NCCL_IN_PROGRESS);
    }
    be(1);
    assert_int_equal(nccl->comm_finalize(comms[1]), SDYI_NCCL_IN_PROGRESS);
    settle(0);
    settle(1);
    assert_fine();
}

static void test_a_communicator_that_ends_twice(void **state) {
    (void)state;
    finalize();
    assert_int_equal(nccl->comm_destroy(comms[0]), SDYI_NCCL_SUCCESS);
    assert_fine();
    assert_int_equal(nccl->comm_destroy(comms[0]), SDYI_NCCL_INVALID_ARGUMENT);
    assert_refused("ncclCommDestroy: the communicator was destroyed");
}

static void test_a_communicator_that_was_finalized(void **state) {
    (void)state;
    finalize();
    assert_int_equal(send_to(0, 0, 4), SDYI_NCCL_INVALID_USAGE);
    assert_refused("the communicator was finalized");
}

static void test_a_communicator_that_ends_with_groups_under_way(void **state) {
    (void)state;
    (void)send_to(0, 0, 4);
    settle(0);
    assert_int_equal(nccl->comm_finalize(comms[0]), SDYI_NCCL_INVALID_USAGE);
    assert_refused("finalized with groups under way");
}

static void test_a_communicator_in_progress(void **state) {
    (void)state;
    assert_int_equal(send_to(0, 0, 4), SDYI_NCCL_IN_PROGRESS);
    assert_int_equal(send_to(0, 8, 4), SDYI_NCCL_INVALID_USAGE);
    assert_refused("the communicator is in progress");
}

static void test_a_stream_that_nccl_is_busy_with(void **state) {
    (void)state;
    char byte = 0;
    assert_int_equal(send_to(0, 0, 4), SDYI_NCCL_IN_PROGRESS);
    (void)sdyi_gpu_copy(memory[0] + 8, &byte, 1, streams[0]);
    assert_refused("a copy is put on a stream while NCCL puts a group there");
    settle(0);
}

static void test_an_abort_ends_what_waits(void **state) {
    (void)state;
    (void)send_to(0, 0, 4);
    settle(0);
    assert_false(is_done(streams[0]));
    (void)nccl->comm_abort(comms[0]);
    assert_true(is_done(streams[0]));
    assert_fine();
}

/* Work on streams ends later than its abort. */
static void test_what_an_abort_ends_takes_its_time(void **state) {
    (void)state;
    (void)send_to(0, 0, 4);
    settle(0);
    fake_drain_for(0.5);
    (void)nccl->comm_abort(comms[0]);
    bool done = true;
    const double start = sdyi_clock();
    (void)fake_stream_is_done(streams[0], &done); /* it sees the abort */
    (void)fake_stream_is_done(streams[0], &done);
    assert_true(!done || sdyi_clock() - start > 0.5);
    (void)usleep(600000);
    assert_true(is_done(streams[0]));
    assert_fine();
}

static void test_a_communicator_that_was_revoked(void **state) {
    (void)state;
    (void)send_to(0, 0, 4);
    settle(0);
    assert_int_equal(nccl->comm_revoke(comms[0], 0), SDYI_NCCL_SUCCESS);
    assert_true(is_done(streams[0]));
    assert_fine();
    assert_int_equal(send_to(0, 0, 4), SDYI_NCCL_INVALID_USAGE);
    assert_refused("ncclSend: the communicator was revoked");
    assert_int_equal(nccl->comm_abort(comms[0]), SDYI_NCCL_SUCCESS);
}

/* Nobody receives; the queue of works is for two launches, or for one that is
 * done and not told. */
static void fill_works(bool is_done_between) {
    for (int i = 0; i < 3; i++) {
        (void)send_to(0, 0, 4);
        settle(0);
        if (!is_done_between)
            continue;
        (void)receive(1, 0, 4);
        settle(1);
        assert_both_done();
    }
}

static void test_works_that_have_no_room(void **state) {
    (void)tear_down(state);
    (void)setenv("NCCL_WORK_FIFO_BYTES", "128", 1);
    (void)set_up(state);
    (void)unsetenv("NCCL_WORK_FIFO_BYTES");
    fill_works(true);
    assert_fine();
    fill_works(false);
    assert_refused("waits for room in NCCL's queue of works");
}

static void test_launches_that_have_no_room(void **state) {
    (void)state;
    char byte = 0;
    (void)receive(0, 0, 4); /* later work waits */
    settle(0);
    for (int i = 1; i < 1024; i++)
        (void)sdyi_gpu_copy(memory[0] + 8, &byte, 1, streams[0]);
    assert_fine();
    (void)sdyi_gpu_copy(memory[0] + 8, &byte, 1, streams[0]);
    assert_refused("waits for room in CUDA's queue");
}

static void test_a_communicator_of_two_sizes(void **state) {
    (void)state;
    sdyi_nccl_id id;
    sdyi_nccl_comm *comm;
    sdyi_nccl_config config = SDYI_NCCL_CONFIG_INIT;
    config.blocking = 0;
    (void)nccl->get_unique_id(&id);
    (void)nccl->comm_init_rank_config(&comm, 2, id, 0, &config);
    (void)nccl->comm_init_rank_config(&comm, 3, id, 1, &config);
    assert_refused("rank 1 of 3 joins 2 others");
}

static void test_a_configuration_that_is_none(void **state) {
    (void)state;
    sdyi_nccl_id id;
    sdyi_nccl_comm *comm;
    sdyi_nccl_config config = {.blocking = 0};
    (void)nccl->get_unique_id(&id);
    (void)nccl->comm_init_rank_config(&comm, 2, id, 0, &config);
    assert_refused("the configuration was not initialized");
}

/* -- devices, streams, memory ---------------------------------------------- */

static void test_a_thread_of_another_device(void **state) {
    (void)state;
    be(1);
    (void)nccl->send(memory[0], 4, SDYI_NCCL_INT8, 1, comms[0], streams[0]);
    assert_refused("the communicator is of device 0, the thread of 1");
}

static void test_a_stream_of_another_device(void **state) {
    (void)state;
    be(0);
    (void)nccl->send(memory[0], 4, SDYI_NCCL_INT8, 1, comms[0], streams[1]);
    assert_refused("the stream is not of device 0");
}

static void test_a_stream_that_was_destroyed(void **state) {
    (void)state;
    be(0);
    sdyi_gpu_stream_destroy(streams[0]);
    assert_fine();
    (void)send_to(0, 0, 4);
    assert_refused("is no stream, or was destroyed");
}

static void test_a_stream_destroyed_with_work_on_it(void **state) {
    (void)state;
    char byte = 0;
    be(0);
    (void)sdyi_gpu_copy(memory[0], &byte, 1, streams[0]);
    sdyi_gpu_stream_destroy(streams[0]);
    assert_refused("a stream is destroyed with a copy on it");
}

static void test_an_event_that_was_destroyed(void **state) {
    (void)state;
    struct CUevent_st *event;
    be(0);
    (void)sdyi_gpu_event_create(&event);
    sdyi_gpu_event_destroy(event);
    assert_fine();
    (void)sdyi_gpu_event_record(event, streams[0]);
    assert_refused("recorded after it was destroyed");
}

static void test_messages_of_host_memory(void **state) {
    (void)state;
    char host[8] = "";
    be(0);
    (void)nccl->send(host, 8, SDYI_NCCL_INT8, 1, comms[0], streams[0]);
    assert_refused("is not memory of device 0");
}

static void test_messages_beyond_their_memory(void **state) {
    (void)state;
    assert_int_equal(send_to(0, BYTES - 4, 8), SDYI_NCCL_INVALID_ARGUMENT);
    assert_refused("is not memory of device 0");
}

static void test_memory_of_another_device(void **state) {
    (void)state;
    be(0);
    (void)nccl->send(memory[1], 8, SDYI_NCCL_INT8, 1, comms[0], streams[0]);
    assert_refused("is not memory of device 0");
}

static void test_memory_that_was_given_back(void **state) {
    (void)state;
    (void)send_to(0, 0, 8);
    settle(0);
    sdyi_gpu_free(memory[0]);
    memory[0] = NULL;
    assert_refused("given back while a group of messages that uses it is on");
}

/* A graph does not keep it. */
static void test_memory_that_a_graph_uses_when_it_is_gone(void **state) {
    (void)state;
    (void)send_to(0, 0, 8);
    settle(0);
    (void)receive(1, 0, 8);
    settle(1);
    assert_both_done();
    be(0);
    fake_capture_start(streams[0]);
    (void)send_to(0, 0, 8);
    settle(0);
    fake_graph *graph = fake_capture_end(streams[0]);
    sdyi_gpu_free(memory[0]);
    memory[0] = NULL;
    assert_fine();
    fake_graph_launch(graph, streams[0]);
    (void)receive(1, 0, 8);
    settle(1);
    (void)is_done(streams[0]);
    assert_refused("which is not device memory any more");
    fake_graph_free(graph);
}

static void test_memory_given_back_twice(void **state) {
    (void)state;
    sdyi_gpu_free(memory[0]);
    assert_fine();
    sdyi_gpu_free(memory[0]);
    memory[0] = NULL;
    assert_refused("or was given back before");
}

static void test_the_host_cannot_touch_device_memory(void **state) {
    (void)state;
    const pid_t child = fork();
    if (child == 0) {
        (void)signal(SIGSEGV, SIG_DFL);
        *(volatile char *)memory[0] = 1;
        _exit(0);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
}

/* -- kernels and what orders them ------------------------------------------ */

/* A launch that moves 8 bytes within rank 0's memory. */
static sdyi_batch *make_batch(int64_t from, int64_t to) {
    const sdyi_gpu_move m = {.in = {.offset = from, .strides = {1}},
                             .out = {.offset = to, .strides = {1}},
                             .rank = 1,
                             .counts = {8}};
    sdyi_batch *batch = NULL;
    be(0);
    assert_int_equal(sdyi_batch_moves(&m, 1, 1, &batch), SDYRT_OK);
    assert_int_equal(sdyi_batch_place(&batch, 1, NULL), SDYRT_OK);
    return batch;
}

static sdyrt_status launch(const sdyi_batch *batch, void *base,
                           struct CUstream_st *stream) {
    void *const bases[SDYI_BASES] = {base};
    return sdyi_batch_run(batch, bases, stream);
}

/* 0 to 8 on one stream, 8 to 16 on another; `event` between them if asked. */
static void run_both(bool is_ordered, bool is_waited_for) {
    sdyi_batch *first = make_batch(0, 8), *second = make_batch(8, 16);
    struct CUevent_st *event;
    (void)sdyi_gpu_event_create(&event);
    assert_int_equal(launch(first, memory[0], streams[0]), SDYRT_OK);
    (void)sdyi_gpu_event_record(event, streams[0]);
    if (is_ordered)
        (void)sdyi_gpu_stream_wait(others[0], event);
    if (is_waited_for)
        assert_true(is_done(streams[0]));
    assert_int_equal(launch(second, memory[0], others[0]), SDYRT_OK);
    assert_true(is_done(streams[0]));
    assert_true(is_done(others[0]));
    sdyi_gpu_event_destroy(event);
    sdyi_batch_free(first);
    sdyi_batch_free(second);
}

static void test_launches_that_nothing_orders(void **state) {
    (void)state;
    run_both(false, false);
    assert_refused("an earlier launch on another stream");
}

static void test_launches_that_an_event_orders(void **state) {
    (void)state;
    run_both(true, false);
    assert_fine();
}

static void test_launches_that_a_wait_orders(void **state) {
    (void)state;
    run_both(false, true);
    assert_fine();
}

static void test_a_message_orders_ranks_not_streams(void **state) {
    (void)state;
    sdyi_batch *batch = make_batch(0, 8);
    (void)receive(0, 0, 8);
    settle(0);
    assert_int_equal(launch(batch, memory[0], others[0]), SDYRT_OK);
    (void)send_to(1, 0, 8);
    settle(1);
    assert_both_done();
    assert_true(is_done(others[0]));
    assert_refused("an earlier launch on another stream");
    sdyi_batch_free(batch);
}

static void test_a_launch_that_reads_what_it_writes(void **state) {
    (void)state;
    const sdyi_gpu_move moves[2] = {{.in = {.strides = {1}},
                                     .out = {.offset = 8, .strides = {1}},
                                     .rank = 1,
                                     .counts = {8}},
                                    {.in = {.offset = 15, .strides = {1}},
                                     .out = {.offset = 24, .strides = {1}},
                                     .rank = 1,
                                     .counts = {8}}};
    sdyi_batch *batch = NULL;
    be(0);
    assert_int_equal(sdyi_batch_moves(moves, 2, 1, &batch), SDYRT_OK);
    assert_int_equal(sdyi_batch_place(&batch, 1, NULL), SDYRT_OK);
    (void)launch(batch, memory[0], streams[0]);
    assert_true(is_done(streams[0]));
    assert_refused("another part of the same launch");
    sdyi_batch_free(batch);
}

static void test_launches_on_host_memory(void **state) {
    (void)state;
    char host[64] = "";
    sdyi_batch *batch = make_batch(0, 8);
    assert_int_equal(launch(batch, host, streams[0]), SDYRT_BACKEND);
    assert_refused("which are not memory of device 0");
    sdyi_batch_free(batch);
}

static void test_launches_beyond_their_memory(void **state) {
    (void)state;
    sdyi_batch *batch = make_batch(0, BYTES - 4);
    assert_int_equal(launch(batch, memory[0], streams[0]), SDYRT_BACKEND);
    assert_refused("which are not memory of device 0");
    sdyi_batch_free(batch);
}

static void test_launches_on_another_device(void **state) {
    (void)state;
    sdyi_batch *batch = make_batch(0, 8);
    assert_int_equal(launch(batch, memory[0], streams[1]), SDYRT_BACKEND);
    assert_refused("on a stream of device 1");
    sdyi_batch_free(batch);
}

static void test_a_batch_freed_too_early(void **state) {
    (void)state;
    sdyi_batch *batch = make_batch(0, 8);
    (void)launch(batch, memory[0], streams[0]);
    sdyi_batch_free(batch);
    assert_refused("a batch is freed while a launch of it is under way");
    assert_true(is_done(streams[0]));
    sdyi_batch_free(batch);
}

/* -- graphs ---------------------------------------------------------------- */

/* A launch on another stream than the one that is captured. */
static void capture(bool is_forked, bool is_joined) {
    sdyi_batch *batch = make_batch(0, 8);
    struct CUevent_st *forked, *joined;
    (void)sdyi_gpu_event_create(&forked);
    (void)sdyi_gpu_event_create(&joined);
    fake_capture_start(streams[0]);
    (void)sdyi_gpu_event_record(forked, streams[0]);
    if (is_forked)
        (void)sdyi_gpu_stream_wait(others[0], forked);
    (void)launch(batch, memory[0], others[0]);
    (void)sdyi_gpu_event_record(joined, others[0]);
    if (is_joined)
        (void)sdyi_gpu_stream_wait(streams[0], joined);
    fake_graph *graph = fake_capture_end(streams[0]);
    const int64_t launches = fake_launches();
    fake_graph_launch(graph, streams[0]);
    (void)is_done(streams[0]);
    (void)is_done(others[0]);
    assert_int_equal(fake_launches(), launches);
    fake_graph_free(graph);
    sdyi_gpu_event_destroy(forked);
    sdyi_gpu_event_destroy(joined);
    sdyi_batch_free(batch);
}

static void test_a_capture_of_two_streams(void **state) {
    (void)state;
    capture(true, true);
    assert_fine();
}

static void test_a_capture_that_is_not_joined(void **state) {
    (void)state;
    capture(true, false);
    assert_refused("work that its origin does not wait for");
}

static void test_a_capture_that_waits_for_what_is_outside(void **state) {
    (void)state;
    capture(false, true);
    assert_refused("waits for what is not captured with it");
}

static void test_an_event_that_was_captured(void **state) {
    (void)state;
    struct CUevent_st *event;
    bool done;
    be(0);
    (void)sdyi_gpu_event_create(&event);
    fake_capture_start(streams[0]);
    (void)sdyi_gpu_event_record(event, streams[0]);
    (void)sdyi_gpu_event_is_done(event, &done);
    fake_graph_free(fake_capture_end(streams[0]));
    sdyi_gpu_event_destroy(event);
    assert_refused("an event that was captured is asked for");
}

static void test_a_batch_freed_before_its_graph(void **state) {
    (void)state;
    sdyi_batch *batch = make_batch(0, 8);
    fake_capture_start(streams[0]);
    (void)launch(batch, memory[0], streams[0]);
    fake_graph *graph = fake_capture_end(streams[0]);
    sdyi_batch_free(batch);
    assert_refused("a batch is freed while a launch of it is under way");
    fake_graph_free(graph);
    sdyi_batch_free(batch);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

/* -- splits ---------------------------------------------------------------- */

static sdyi_nccl_comm *parts[2];

static sdyi_nccl_result split(int rank, int colour, int key) {
    be(rank);
    return nccl->comm_split(comms[rank], colour, key, &parts[rank], NULL);
}

static void test_a_split_orders_ranks_by_key(void **state) {
    (void)state;
    int at = -1;
    for (int r = 0; r < 2; r++)
        (void)split(r, 1, -r);
    settle(0);
    settle(1);
    assert_int_equal(nccl->comm_user_rank(parts[0], &at), SDYI_NCCL_SUCCESS);
    assert_int_equal(at, 1);
    assert_int_equal(nccl->comm_count(parts[1], &at), SDYI_NCCL_SUCCESS);
    assert_int_equal(at, 2);
    assert_fine();
}

/* A rank may come to the next before another has seen the end of the first. */
static void test_splits_that_follow_each_other(void **state) {
    (void)state;
    (void)split(0, 0, 0);
    (void)split(1, 0, 0);
    settle(0);
    sdyi_nccl_comm *const first = parts[0];
    (void)split(0, 0, 0);
    settle(1);
    assert_non_null(first);
    assert_non_null(parts[1]);
    (void)split(1, 0, 0);
    settle(0);
    settle(1);
    assert_non_null(parts[0]);
    assert_ptr_not_equal(parts[0], first);
    assert_fine();
}

static void test_a_split_that_not_all_come_to_hangs(void **state) {
    (void)state;
    sdyi_nccl_result error = SDYI_NCCL_SUCCESS;
    (void)split(0, 0, 0);
    for (int i = 0; i < 100; i++)
        (void)nccl->comm_get_async_error(comms[0], &error);
    assert_int_equal(error, SDYI_NCCL_IN_PROGRESS);
    assert_null(parts[0]);
    assert_fine();
}

static void test_a_split_by_a_colour_that_is_none(void **state) {
    (void)state;
    (void)split(0, -2, 0);
    assert_refused("ncclCommSplit: colour -2");
}

static void test_a_split_with_operations_under_way(void **state) {
    (void)state;
    (void)send_to(0, 0, 8);
    settle(0);
    (void)split(0, 0, 0);
    assert_refused("ncclCommSplit: operations of rank 0 are not done");
}

static void test_a_split_in_a_group(void **state) {
    (void)state;
    (void)nccl->group_start();
    (void)split(0, 0, 0);
    (void)nccl->group_end();
    assert_refused("ncclCommSplit: in a group");
}

static void test_a_split_of_what_was_destroyed(void **state) {
    (void)state;
    finalize();
    (void)nccl->comm_destroy(comms[0]);
    (void)split(0, 0, 0);
    assert_refused("ncclCommSplit: the communicator was destroyed");
}

/* Of two that wait, the first to be aborted may wait for the other. */
static void abort_both(bool at_once) {
    for (int r = 0; r < 2; r++)
        (void)split(r, 0, r);
    settle(0);
    settle(1);
    (void)send_to(0, 0, 8);
    settle(0);
    be(0);
    (void)nccl->send(memory[0], 8, SDYI_NCCL_INT8, 1, parts[0], streams[0]);
    assert_fine();
    if (at_once)
        (void)nccl->group_start();
    (void)nccl->comm_abort(comms[0]);
    (void)nccl->comm_abort(parts[0]);
    if (at_once)
        (void)nccl->group_end();
}

static void test_aborts_of_what_waits_for_each_other(void **state) {
    (void)state;
    abort_both(false);
    assert_refused("operations of another communicator of rank 0");
}

static void test_aborts_at_once(void **state) {
    (void)state;
    abort_both(true);
    assert_fine();
}

/* -- registered memory ----------------------------------------------------- */

/* Memory of rank 0 as NCCL gives it, registered. */
static void *enlist(void **handle) {
    void *got = NULL;
    be(0);
    assert_int_equal(nccl->mem_alloc(&got, BYTES), SDYI_NCCL_SUCCESS);
    assert_int_equal(nccl->comm_register(comms[0], got, BYTES, handle),
                     SDYI_NCCL_SUCCESS);
    return got;
}

static void test_memory_given_back_while_it_is_registered(void **state) {
    (void)state;
    void *handle;
    (void)nccl->mem_free(enlist(&handle));
    assert_refused("ncclMemFree: the memory is registered");
}

static void test_a_communicator_that_ends_with_registrations(void **state) {
    (void)state;
    void *handle, *got = enlist(&handle);
    (void)nccl->comm_finalize(comms[0]);
    assert_refused("finalized with memory that is registered");
    (void)nccl->comm_abort(comms[0]);
    assert_int_equal(nccl->mem_free(got), SDYI_NCCL_SUCCESS);
}

static void test_memory_deregistered_twice(void **state) {
    (void)state;
    void *handle, *got = enlist(&handle);
    assert_int_equal(nccl->comm_deregister(comms[0], handle),
                     SDYI_NCCL_SUCCESS);
    assert_fine();
    (void)nccl->comm_deregister(comms[0], handle);
    assert_refused("is no registration");
    assert_int_equal(nccl->mem_free(got), SDYI_NCCL_SUCCESS);
}

static void test_memory_of_another_device_is_registered(void **state) {
    (void)state;
    void *handle;
    be(0);
    (void)nccl->comm_register(comms[0], memory[1], BYTES, &handle);
    assert_refused("are not memory of device 0");
}

/* Which ends of a message from rank 0 to rank 1 are registered. */
typedef enum ends { NO_END = 0, SENDER = 1, RECEIVER = 2, BOTH = 3 } ends;

/* Send 8 bytes on the streams, between memory of ncclMemAlloc. */
static void send_between(ends registered) {
    void *own[2] = {memory[0], memory[1]}, *handles[2] = {NULL, NULL};
    for (int r = 0; r < 2; r++) {
        void *got = NULL;
        be(r);
        assert_int_equal(nccl->mem_alloc(&got, BYTES), SDYI_NCCL_SUCCESS);
        memory[r] = got;
        if ((int)registered & (r == 0 ? SENDER : RECEIVER))
            assert_int_equal(
                nccl->comm_register(comms[r], got, BYTES, &handles[r]),
                SDYI_NCCL_SUCCESS);
    }
    (void)send_to(0, 0, 8);
    (void)receive(1, 0, 8);
    settle(0);
    settle(1);
    assert_both_done();
    for (int r = 0; r < 2; r++) {
        be(r);
        if (handles[r] != NULL)
            (void)nccl->comm_deregister(comms[r], handles[r]);
        assert_int_equal(nccl->mem_free(memory[r]), SDYI_NCCL_SUCCESS);
        memory[r] = own[r];
    }
}

static void test_messages_with_one_registered_end(void **state) {
    fake_simple_above(7);
    send_between(SENDER);
    assert_refused("rank 0 sends 8 bytes at 0x");
    assert_refused(
        "which are registered, to rank 1, which receives them at 0x");
    assert_refused("which are not: NCCL loses them, or waits for ever");
    (void)tear_down(state);
    (void)set_up(state);
    fake_simple_above(7);
    send_between(RECEIVER);
    assert_refused("which are not registered, to rank 1");
}

static void test_messages_with_two_registered_ends_or_none(void **state) {
    (void)state;
    fake_simple_above(7);
    send_between(BOTH);
    send_between(NO_END);
    assert_fine();
}

static void test_small_messages_with_one_registered_end(void **state) {
    (void)state;
    send_between(SENDER);
    fake_simple_above(8);
    send_between(RECEIVER);
    assert_fine();
}

/* Rank 0 sends in a graph, of ncclMemAlloc's memory or not, what rank 1
 * receives in cudaMalloc's. */
static void capture_message(bool is_mapped) {
    void *const own = memory[0];
    fake_graph *graphs[2];
    void *got = NULL;
    be(0);
    assert_int_equal(nccl->mem_alloc(&got, BYTES), SDYI_NCCL_SUCCESS);
    (void)send_to(0, 0, 8); /* so that they are connected */
    (void)receive(1, 0, 8);
    settle(0);
    settle(1);
    assert_both_done();
    if (is_mapped)
        memory[0] = got;
    for (int r = 0; r < 2; r++) {
        be(r);
        fake_capture_start(streams[r]);
        (void)(r == 0 ? send_to(0, 0, 8) : receive(1, 0, 8));
        settle(r);
        graphs[r] = fake_capture_end(streams[r]);
        fake_graph_launch(graphs[r], streams[r]);
    }
    assert_both_done();
    for (int r = 0; r < 2; r++)
        fake_graph_free(graphs[r]);
    be(0);
    memory[0] = own;
    assert_int_equal(nccl->mem_free(got), SDYI_NCCL_SUCCESS);
}

static void test_graphs_register_mapped_memory(void **state) {
    (void)state;
    fake_simple_above(7);
    capture_message(true); /* not where they are told not to */
    assert_fine();
    fake_register_graphs();
    capture_message(false);
    assert_fine();
    capture_message(true);
    assert_refused("which are registered, to rank 1");
}

static void test_memory_given_back_to_another(void **state) {
    (void)state;
    void *got = NULL;
    be(0);
    assert_int_equal(nccl->mem_alloc(&got, BYTES), SDYI_NCCL_SUCCESS);
    sdyi_gpu_free(got);
    assert_refused("is of ncclMemAlloc, and given back to cudaFree");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_messages_move_bytes),
        TEST(test_counts_that_differ),
        TEST(test_dtypes_that_differ),
        TEST(test_orders_that_differ),
        TEST(test_ranks_that_wait_for_each_other_hang),
        TEST(test_messages_of_one_group_do_not_wait),
        TEST(test_a_group_that_reads_what_it_writes),
        TEST(test_a_group_that_was_not_started),
        TEST(test_a_group_that_was_not_ended),
        TEST(test_a_message_to_itself_with_one_end),
        TEST(test_messages_of_no_bytes),
        TEST(test_messages_of_one_peer_take_turns),
        TEST(test_turns_wait_for_both_directions),
        TEST(test_a_peer_that_is_none),
        TEST(test_a_communicator_after_its_end),
        TEST(test_the_end_of_a_communicator_waits_for_all),
        TEST(test_a_communicator_that_ends_twice),
        TEST(test_a_communicator_that_was_finalized),
        TEST(test_a_communicator_that_ends_with_groups_under_way),
        TEST(test_a_communicator_in_progress),
        TEST(test_a_stream_that_nccl_is_busy_with),
        TEST(test_an_abort_ends_what_waits),
        TEST(test_what_an_abort_ends_takes_its_time),
        TEST(test_a_communicator_that_was_revoked),
        TEST(test_works_that_have_no_room),
        TEST(test_launches_that_have_no_room),
        TEST(test_a_communicator_of_two_sizes),
        TEST(test_a_configuration_that_is_none),
        TEST(test_a_thread_of_another_device),
        TEST(test_a_stream_of_another_device),
        TEST(test_a_stream_that_was_destroyed),
        TEST(test_a_stream_destroyed_with_work_on_it),
        TEST(test_an_event_that_was_destroyed),
        TEST(test_messages_of_host_memory),
        TEST(test_messages_beyond_their_memory),
        TEST(test_memory_of_another_device),
        TEST(test_memory_that_was_given_back),
        TEST(test_memory_that_a_graph_uses_when_it_is_gone),
        TEST(test_memory_given_back_twice),
        TEST(test_the_host_cannot_touch_device_memory),
        TEST(test_launches_that_nothing_orders),
        TEST(test_launches_that_an_event_orders),
        TEST(test_launches_that_a_wait_orders),
        TEST(test_a_message_orders_ranks_not_streams),
        TEST(test_a_launch_that_reads_what_it_writes),
        TEST(test_launches_on_host_memory),
        TEST(test_launches_beyond_their_memory),
        TEST(test_launches_on_another_device),
        TEST(test_a_batch_freed_too_early),
        TEST(test_a_capture_of_two_streams),
        TEST(test_a_capture_that_is_not_joined),
        TEST(test_a_capture_that_waits_for_what_is_outside),
        TEST(test_an_event_that_was_captured),
        TEST(test_a_batch_freed_before_its_graph),
        TEST(test_a_split_orders_ranks_by_key),
        TEST(test_splits_that_follow_each_other),
        TEST(test_a_split_that_not_all_come_to_hangs),
        TEST(test_a_split_by_a_colour_that_is_none),
        TEST(test_a_split_with_operations_under_way),
        TEST(test_a_split_in_a_group),
        TEST(test_a_split_of_what_was_destroyed),
        TEST(test_aborts_of_what_waits_for_each_other),
        TEST(test_aborts_at_once),
        TEST(test_memory_given_back_while_it_is_registered),
        TEST(test_a_communicator_that_ends_with_registrations),
        TEST(test_memory_deregistered_twice),
        TEST(test_memory_of_another_device_is_registered),
        TEST(test_messages_with_one_registered_end),
        TEST(test_messages_with_two_registered_ends_or_none),
        TEST(test_small_messages_with_one_registered_end),
        TEST(test_graphs_register_mapped_memory),
        TEST(test_memory_given_back_to_another),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

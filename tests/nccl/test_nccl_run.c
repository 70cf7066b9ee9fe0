/* Running plans on the NCCL backend: order, streams, memory, and what is told
 * to whom. That the bytes are right is the table's and the checker's to test.
 */
#include "crew.h"
#include "runtime/nccl/program.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define MESH "mesh<[\"x\"=2]>"
#define BY_ROWS "<" MESH ", [{\"x\"}, {}]>"
#define BY_COLUMNS "<" MESH ", [{}, {\"x\"}]>"
#define WHOLE "<" MESH ", [{}, {}]>"

/* A matrix of bytes on two ranks, in halves of its rows and of its columns. */
typedef struct halves {
    int rows, columns;
    size_t bytes; /* of a half */
    unsigned char *by_rows;
    unsigned char *by_columns;
    sdyrt_plan *to_columns;
    sdyrt_plan *to_rows;
} halves;

static unsigned char element(int row, int column) {
    return (unsigned char)((row * 7 + column * 13) % 251);
}

static void fill(const halves *h, int rank, bool is_by_rows,
                 unsigned char *host) {
    const int rows = is_by_rows ? h->rows / 2 : h->rows;
    const int columns = is_by_rows ? h->columns : h->columns / 2;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            host[i * columns + j] = is_by_rows ? element(rank * rows + i, j)
                                               : element(i, rank * columns + j);
}

static sdyrt_status make_halves(crew_rank *r, int rows, int columns,
                                halves *h) {
    char type[64];
    (void)snprintf(type, sizeof type, "tensor<%dx%dxi8>", rows, columns);
    *h = (halves){.rows = rows, .columns = columns};
    h->bytes = (size_t)(rows * columns / 2);
    void *memory[2];
    for (int i = 0; i < 2; i++)
        SDYI_TRY(sdyrt_alloc(r->context, h->bytes, &memory[i]));
    h->by_rows = memory[0];
    h->by_columns = memory[1];
    unsigned char *host = malloc(h->bytes);
    EXPECT(host != NULL);
    fill(h, r->rank, true, host);
    const sdyrt_status copied =
        sdyrt_copy(r->context, h->by_rows, host, h->bytes);
    free(host);
    SDYI_TRY(copied);
    SDYI_TRY(
        crew_plan(r->context, type, BY_ROWS, BY_COLUMNS, NULL, &h->to_columns));
    return crew_plan(r->context, type, BY_COLUMNS, BY_ROWS, NULL, &h->to_rows);
}

static void free_halves(const crew_rank *r, halves *h) {
    sdyrt_plan_destroy(h->to_columns);
    sdyrt_plan_destroy(h->to_rows);
    sdyrt_free(r->context, h->by_rows);
    sdyrt_free(r->context, h->by_columns);
}

/* Fail unless both halves hold the expected values, after all calls. */
static sdyrt_status compare_halves(const crew_rank *r, const halves *h) {
    unsigned char *host = malloc(2 * h->bytes);
    EXPECT(host != NULL);
    sdyrt_status status = SDYRT_OK;
    for (int i = 0; i < 2 && status == SDYRT_OK; i++) {
        fill(h, r->rank, i == 0, host);
        status = sdyrt_copy(r->context, host + h->bytes,
                            i == 0 ? h->by_rows : h->by_columns, h->bytes);
        if (status == SDYRT_OK)
            EXPECT(memcmp(host, host + h->bytes, h->bytes) == 0);
    }
    free(host);
    return status;
}

static void run_crew(size_t scratch_bytes, crew_fn fn) {
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    fake_take_oldest(); /* halves are exchanged by messages */
    s.nccl_config.scratch_bytes = scratch_bytes;
    crew_run(&s, 2, fn, ranks);
    crew_assert_fine(ranks, 2);
}

/* -- order ----------------------------------------------------------------- */

static sdyrt_status run_without_waiting(crew_rank *r) {
    halves h;
    SDYI_TRY(make_halves(r, 8, 6, &h));
    SDYI_TRY(sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns));
    SDYI_TRY(compare_halves(r, &h));
    free_halves(r, &h);
    return SDYRT_OK;
}

static void test_a_run_is_waited_for_by_a_copy(void **state) {
    (void)state;
    run_crew(0, run_without_waiting);
}

/* Back and forth on the same buffers, on changing streams, and nobody waits. */
static sdyrt_status run_to_and_fro(crew_rank *r) {
    halves h;
    struct CUstream_st *streams[3] = {NULL};
    SDYI_TRY(make_halves(r, 24, 20, &h));
    int before;
    const sdyi_nccl_rank *me = r->context->state;
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    SDYI_TRY(sdyi_gpu_stream_create(&streams[0]));
    SDYI_TRY(sdyi_gpu_stream_create(&streams[1]));
    for (int i = 0; i < 12; i++) {
        const bool is_back = i % 2 == 1;
        sdyrt_plan *plan = is_back ? h.to_rows : h.to_columns;
        void *const in = is_back ? h.by_columns : h.by_rows;
        void *const out = is_back ? h.by_rows : h.by_columns;
        if (i % 5 == 4)
            SDYI_TRY(sdyrt_plan_run(plan, in, out));
        else /* the default stream is one of them */
            SDYI_TRY(sdyrt_plan_run_on(plan, in, out, streams[i % 3]));
    }
    SDYI_TRY(sdyrt_wait(r->context));
    SDYI_TRY(compare_halves(r, &h));
    free_halves(r, &h);
    sdyi_gpu_stream_destroy(streams[0]);
    sdyi_gpu_stream_destroy(streams[1]);
    sdyi_gpu_leave(me->device, before);
    return SDYRT_OK;
}

static void test_runs_follow_each_other_on_any_stream(void **state) {
    (void)state;
    for (int i = 0; i < 20; i++)
        run_crew(0, run_to_and_fro);
}

static void test_runs_in_parts_follow_each_other(void **state) {
    (void)state;
    for (int i = 0; i < 20; i++)
        run_crew(64, run_to_and_fro);
}

/* A thread runs the way back, on the stream that has the same name in it. */
typedef struct other_thread {
    halves *h;
    sdyrt_status status;
} other_thread;

static void *run_back(void *argument) {
    other_thread *t = argument;
    t->status = sdyrt_plan_run_on(t->h->to_rows, t->h->by_columns,
                                  t->h->by_rows, FAKE_PER_THREAD);
    return NULL;
}

static sdyrt_status run_on_streams_of_threads(crew_rank *r) {
    halves h;
    pthread_t thread;
    SDYI_TRY(make_halves(r, 24, 20, &h));
    other_thread t = {&h, SDYRT_BACKEND};
    SDYI_TRY(sdyrt_plan_run_on(h.to_columns, h.by_rows, h.by_columns,
                               FAKE_PER_THREAD));
    EXPECT(pthread_create(&thread, NULL, run_back, &t) == 0);
    EXPECT(pthread_join(thread, NULL) == 0);
    SDYI_TRY(t.status);
    SDYI_TRY(sdyrt_wait(r->context));
    SDYI_TRY(compare_halves(r, &h));
    free_halves(r, &h);
    return SDYRT_OK;
}

static void
test_runs_follow_each_other_on_the_streams_of_threads(void **state) {
    (void)state;
    for (int i = 0; i < 5; i++)
        run_crew(0, run_on_streams_of_threads);
}

/* So do those on a stream and on one that has its handle when it is gone. */
static sdyrt_status run_on_a_handle_of_two(crew_rank *r) {
    halves h;
    struct CUstream_st *stream = NULL;
    int before;
    const sdyi_nccl_rank *me = r->context->state;
    SDYI_TRY(make_halves(r, 24, 20, &h));
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    SDYI_TRY(sdyrt_barrier(r->context));
    for (int i = 0; i < 4; i++) {
        SDYI_TRY(
            sdyrt_plan_run_on(h.to_columns, h.by_rows, h.by_columns, stream));
        fake_stream_reuse(stream);
        SDYI_TRY(sdyrt_plan_run_on(h.to_rows, h.by_columns, h.by_rows, stream));
    }
    SDYI_TRY(sdyrt_wait(r->context));
    SDYI_TRY(compare_halves(r, &h));
    free_halves(r, &h);
    sdyi_gpu_stream_destroy(stream);
    sdyi_gpu_leave(me->device, before);
    return SDYRT_OK;
}

static void test_runs_follow_each_other_on_a_handle_of_two(void **state) {
    (void)state;
    for (int i = 0; i < 5; i++)
        run_crew(0, run_on_a_handle_of_two);
}

/* A run on a stream reads the results of earlier writes there, and later reads
 * see its own. */
static sdyrt_status run_between_copies(crew_rank *r) {
    halves h;
    struct CUstream_st *stream = NULL;
    SDYI_TRY(make_halves(r, 24, 20, &h));
    int before;
    const sdyi_nccl_rank *me = r->context->state;
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    unsigned char *host = calloc(2, h.bytes);
    EXPECT(host != NULL);
    fill(&h, r->rank, true, host);
    for (size_t i = 0; i < h.bytes; i++)
        host[i] ^= 0x55;
    SDYI_TRY(sdyi_gpu_copy(h.by_rows, host, h.bytes, stream));
    SDYI_TRY(sdyrt_plan_run_on(h.to_columns, h.by_rows, h.by_columns, stream));
    SDYI_TRY(sdyi_gpu_copy(host + h.bytes, h.by_columns, h.bytes, stream));
    SDYI_TRY(crew_wait_for(stream));
    fill(&h, r->rank, false, host);
    for (size_t i = 0; i < h.bytes; i++)
        EXPECT(host[i] == (host[h.bytes + i] ^ 0x55));
    free(host);
    free_halves(r, &h);
    sdyi_gpu_stream_destroy(stream);
    sdyi_gpu_leave(me->device, before);
    return SDYRT_OK;
}

static void test_runs_are_in_the_order_of_their_stream(void **state) {
    (void)state;
    for (int i = 0; i < 10; i++) {
        run_crew(0, run_between_copies);
        run_crew(64, run_between_copies);
    }
}

/* -- graphs ---------------------------------------------------------------- */

/* Capture both ways, and replay them on changed values; a launch that is marked
 * is waited for as any operation. */
static sdyrt_status capture_and_replay(crew_rank *r) {
    halves h;
    struct CUstream_st *stream = NULL;
    SDYI_TRY(make_halves(r, 24, 20, &h));
    int before;
    const sdyi_nccl_rank *me = r->context->state;
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t made = fake_made();
    fake_capture_start(stream);
    SDYI_TRY(sdyrt_plan_run_on(h.to_columns, h.by_rows, h.by_columns, stream));
    SDYI_TRY(sdyrt_plan_run_on(h.to_rows, h.by_columns, h.by_rows, stream));
    fake_graph *graph = fake_capture_end(stream);
    EXPECT(fake_made() == made);
    SDYI_TRY(sdyrt_barrier(r->context));
    unsigned char *host = malloc(h.bytes);
    EXPECT(host != NULL);
    for (int i = 0; i < 3; i++) {
        fill(&h, r->rank, true, host);
        SDYI_TRY(sdyrt_copy(r->context, h.by_rows, host, h.bytes));
        fake_graph_launch(graph, stream);
        if (i == 1) {
            SDYI_TRY(sdyrt_mark_on(r->context, "a launch", stream));
            SDYI_TRY(sdyrt_wait(r->context));
        } else {
            SDYI_TRY(crew_wait_for(stream));
        }
        SDYI_TRY(compare_halves(r, &h));
    }
    /* and as it was, without the graph */
    SDYI_TRY(sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns));
    SDYI_TRY(compare_halves(r, &h));
    SDYI_TRY(sdyrt_barrier(r->context));
    fake_graph_free(graph);
    free(host);
    free_halves(r, &h);
    sdyi_gpu_stream_destroy(stream);
    sdyi_gpu_leave(me->device, before);
    return SDYRT_OK;
}

static void test_runs_can_be_captured(void **state) {
    (void)state;
    run_crew(0, capture_and_replay);
    run_crew(64, capture_and_replay);
}

/* -- what a run takes ------------------------------------------------------ */

static sdyrt_status run_and_count(crew_rank *r) {
    halves h;
    SDYI_TRY(make_halves(r, 8, 6, &h));
    SDYI_TRY(sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns));
    SDYI_TRY(sdyrt_wait(r->context));
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t made = fake_made(), launches = fake_launches();
    const int64_t groups = fake_groups(), messages = fake_messages();
    SDYI_TRY(sdyrt_barrier(r->context));
    for (int i = 0; i < 5; i++) {
        SDYI_TRY(sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns));
        SDYI_TRY(sdyrt_plan_run(h.to_rows, h.by_columns, h.by_rows));
    }
    SDYI_TRY(sdyrt_wait(r->context));
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_made() == made);
    /* of each rank: what is packed or unpacked, with the own box; columns come
     * and go in place, rows do not */
    EXPECT(fake_launches() == launches + 10 * 2);
    EXPECT(fake_groups() == groups + 10 * 2);
    EXPECT(fake_messages() == messages + 10 * 2 * 2);
    SDYI_TRY(sdyrt_barrier(r->context));
    free_halves(r, &h);
    return SDYRT_OK;
}

static void test_a_run_makes_nothing_and_launches_once(void **state) {
    (void)state;
    run_crew(0, run_and_count);
}

/* Count the calls of the device that a run makes on the host, which are not to
 * grow unseen: a query of an event, once in a while. */
static sdyrt_status run_and_count_calls(crew_rank *r) {
    enum { RUNS = 256 };
    sdyrt_plan *plan;
    SDYI_TRY(crew_plan(r->context, "tensor<4x4xi8>", BY_ROWS,
                       "<mesh<[\"x\"=2], device_ids=[1, 0]>, [{\"x\"}, {}]>",
                       NULL, &plan));
    unsigned char *in = crew_bytes(r->context, 8, 8 * r->rank);
    unsigned char *out = crew_bytes(r->context, 8, 100);
    SDYI_TRY(sdyrt_plan_run(plan, in, out));
    SDYI_TRY(sdyrt_wait(r->context));
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t launches = fake_launches(), messages = fake_messages();
    SDYI_TRY(sdyrt_barrier(r->context));
    fake_calls *const calls = fake_calls_of_thread();
    int64_t records = 0, queries = 0;
    for (int i = 0; i < RUNS; i++) {
        *calls = (fake_calls){0};
        SDYI_TRY(sdyrt_plan_run(plan, in, out));
        EXPECT(calls->get_device == 1 && calls->is_capturing == 1);
        EXPECT(calls->get_attributes == 0);
        EXPECT(calls->wait == 0 && calls->get_id == 1);
        records += calls->record;
        queries += calls->query;
        SDYI_TRY(sdyrt_wait(r->context));
    }
    EXPECT(queries <= RUNS / 50 && records <= RUNS + RUNS / 50);
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_launches() == launches);
    EXPECT(fake_messages() == messages + 2 * RUNS * 2);
    sdyrt_plan_destroy(plan);
    sdyrt_free(r->context, in);
    sdyrt_free(r->context, out);
    return sdyrt_barrier(r->context);
}

static void test_a_run_asks_the_device_once(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    fake_take_oldest();
    s.nccl_config.blocking = 2; /* as by default, whatever the environment */
    crew_run(&s, 2, run_and_count_calls, ranks);
    crew_assert_fine(ranks, 2);
}

/* Rows gathered, unevenly: runs on both sides, so only the own box takes a
 * launch. */
static sdyrt_status gather_and_count(crew_rank *r) {
    sdyrt_plan *plan;
    SDYI_TRY(
        crew_plan(r->context, "tensor<3x4xi8>", BY_ROWS, WHOLE, NULL, &plan));
    unsigned char *in = crew_bytes(r->context, 8, 8 * r->rank);
    unsigned char *out = crew_bytes(r->context, 12, 100);
    unsigned char host[12];
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t launches = fake_launches(), messages = fake_messages();
    SDYI_TRY(sdyrt_barrier(r->context));
    SDYI_TRY(sdyrt_plan_run(plan, in, out));
    SDYI_TRY(sdyrt_copy(r->context, host, out, 12));
    SDYI_TRY(sdyrt_barrier(r->context));
    for (int i = 0; i < 12; i++)
        EXPECT(host[i] == i);
    EXPECT(fake_launches() == launches + 2);
    EXPECT(fake_messages() == messages + 4);
    const sdyi_nccl_rank *me = r->context->state;
    EXPECT(me->scratch == NULL);
    sdyrt_plan_destroy(plan);
    sdyrt_free(r->context, in);
    sdyrt_free(r->context, out);
    return sdyrt_barrier(r->context);
}

static void test_runs_of_memory_are_not_packed(void **state) {
    (void)state;
    run_crew(0, gather_and_count);
}

/* An all_reduce over an axis of 1 in place does nothing at all. */
static sdyrt_status reduce_in_place(crew_rank *r) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_ALL_REDUCE;
    op.axes = "{\"y\"}";
    SDYI_TRY(sdyrt_type_parse("tensor<4xf32>", &op.type));
    SDYI_TRY(sdyrt_sharding_parse("<mesh<[\"x\"=2, \"y\"=1]>, [{\"x\"}], "
                                  "unreduced={\"y\"}>",
                                  NULL, 0, &op.from));
    SDYI_TRY(sdyrt_sharding_parse("<mesh<[\"x\"=2, \"y\"=1]>, [{\"x\"}]>", NULL,
                                  0, &op.to));
    unsigned char *memory = crew_bytes(r->context, 8, 1);
    unsigned char *other = crew_bytes(r->context, 8, 99);
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t launches = fake_launches();
    SDYI_TRY(sdyrt_barrier(r->context));
    SDYI_TRY(sdyrt_run(r->context, &op, NULL, memory, memory));
    SDYI_TRY(sdyrt_wait(r->context));
    EXPECT(fake_launches() == launches);
    SDYI_TRY(sdyrt_barrier(r->context));
    SDYI_TRY(sdyrt_run(r->context, &op, NULL, memory, other));
    unsigned char host[8];
    SDYI_TRY(sdyrt_copy(r->context, host, other, 8));
    for (int i = 0; i < 8; i++)
        EXPECT(host[i] == 1 + i);
    sdyrt_free(r->context, memory);
    sdyrt_free(r->context, other);
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    return sdyrt_barrier(r->context);
}

static void test_nothing_is_done_where_in_is_out(void **state) {
    (void)state;
    run_crew(0, reduce_in_place);
}

/* 64 KiB of scratch for halves of 96 KiB. */
static sdyrt_status run_large(crew_rank *r) {
    halves h;
    SDYI_TRY(make_halves(r, 512, 384, &h));
    const sdyi_nccl_rank *me = r->context->state;
    EXPECT(me->scratch != NULL);
    EXPECT(me->scratch->bytes <= (size_t)64 * 1024);
    SDYI_TRY(sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns));
    SDYI_TRY(sdyrt_plan_run(h.to_rows, h.by_columns, h.by_rows));
    SDYI_TRY(compare_halves(r, &h));
    free_halves(r, &h);
    return SDYRT_OK;
}

static void test_scratch_is_bounded(void **state) {
    (void)state;
    run_crew((size_t)64 * 1024, run_large);
}

/* One that packs during its transfers, while another of that kind is being
 * captured on another stream. */
static sdyrt_status run_beside_a_capture(crew_rank *r) {
    halves h;
    struct CUstream_st *stream = NULL;
    int before;
    SDYI_TRY(make_halves(r, 1024, 768, &h));
    SDYI_TRY(
        sdyi_gpu_enter(((sdyi_nccl_rank *)r->context->state)->device, &before));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    SDYI_TRY(sdyrt_barrier(r->context));
    fake_capture_start(stream);
    SDYI_TRY(sdyrt_plan_run_on(h.to_columns, h.by_rows, h.by_columns, stream));
    EXPECT(sdyrt_plan_run(h.to_rows, h.by_columns, h.by_rows) ==
           SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BAD_VALUE);
    EXPECT_TEXT("the capture must end before");
    fake_graph *graph = fake_capture_end(stream);
    SDYI_TRY(sdyrt_barrier(r->context));
    fake_graph_launch(graph, stream);
    SDYI_TRY(crew_wait_for(stream));
    SDYI_TRY(sdyrt_plan_run(h.to_rows, h.by_columns, h.by_rows));
    SDYI_TRY(compare_halves(r, &h));
    SDYI_TRY(sdyrt_barrier(r->context));
    fake_graph_free(graph);
    free_halves(r, &h);
    sdyi_gpu_stream_destroy(stream);
    sdyi_gpu_leave(((sdyi_nccl_rank *)r->context->state)->device, before);
    return sdyrt_barrier(r->context);
}

static void test_runs_beside_a_capture_are_refused(void **state) {
    (void)state;
    run_crew((size_t)64 * 1024, run_beside_a_capture);
}

/* One that is enough for all is shared. */
static sdyrt_status make_many(crew_rank *r) {
    halves h[4];
    for (int i = 0; i < 4; i++)
        SDYI_TRY(make_halves(r, 8, 6, &h[i]));
    const sdyi_nccl_rank *me = r->context->state;
    EXPECT(me->scratch->users == 1 + 2 * 4);
    for (int i = 0; i < 4; i++)
        free_halves(r, &h[i]);
    EXPECT(me->scratch->users == 1);
    return SDYRT_OK;
}

static void test_plans_share_scratch(void **state) {
    (void)state;
    run_crew(0, make_many);
}

/* -- wrong buffers --------------------------------------------------------- */

static sdyrt_status pass_wrong_memory(crew_rank *r) {
    halves h;
    unsigned char host[64];
    SDYI_TRY(make_halves(r, 8, 6, &h));
    const int64_t launches = fake_launches();
    EXPECT(sdyrt_plan_run(h.to_columns, host, h.by_columns) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BAD_VALUE);
    EXPECT_TEXT("'in'");
    EXPECT(sdyrt_plan_run(h.to_columns, h.by_rows, host) == SDYRT_ARGUMENT);
    EXPECT_TEXT("'out'");
    EXPECT_TEXT("not memory of device");
    EXPECT(sdyrt_plan_run(h.to_columns, NULL, h.by_columns) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BUFFER_NULL);
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_launches() == launches);
    SDYI_TRY(sdyrt_barrier(r->context));
    /* and rightly */
    SDYI_TRY(sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns));
    SDYI_TRY(compare_halves(r, &h));
    free_halves(r, &h);
    return SDYRT_OK;
}

static void test_buffers_that_are_not_the_devices(void **state) {
    (void)state;
    run_crew(0, pass_wrong_memory);
}

/* -- plans of all ranks ---------------------------------------------------- */

/* Rank 1 gives strides that overlap. */
static sdyrt_status plan_wrongly(crew_rank *r) {
    const int64_t strides[2] = {1, 1};
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.in_strides = strides;
    sdyrt_plan *plan = NULL;
    const sdyrt_status status =
        crew_plan(r->context, "tensor<8x6xi8>", BY_ROWS, BY_COLUMNS,
                  r->rank == 1 ? &options : NULL, &plan);
    EXPECT(plan == NULL);
    EXPECT((status) == (r->rank == 1 ? SDYRT_ARGUMENT : SDYRT_ABORTED));
    if (r->rank == 0)
        EXPECT_TEXT("rank 1 failed: stride 1");
    else
        EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_STRIDES);
    /* the context is as it was */
    halves h;
    SDYI_TRY(make_halves(r, 8, 6, &h));
    SDYI_TRY(sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns));
    SDYI_TRY(compare_halves(r, &h));
    free_halves(r, &h);
    return SDYRT_OK;
}

static void test_a_plan_that_fails_on_one_rank_fails_on_all(void **state) {
    (void)state;
    run_crew(0, plan_wrongly);
}

/* Rank 0 makes one while its run waits for rank 1's, which comes after. */
static sdyrt_status plan_beside_a_run(crew_rank *r) {
    halves h;
    sdyrt_plan *plan = NULL;
    bool is_done = false;
    const sdyi_nccl_rank *me = r->context->state;
    SDYI_TRY(make_halves(r, 8, 6, &h));
    if (r->rank == 0)
        SDYI_TRY(sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns));
    SDYI_TRY(crew_plan(r->context, "tensor<8x6xi8>", BY_COLUMNS, BY_ROWS, NULL,
                       &plan));
    if (r->rank == 0) {
        SDYI_TRY(sdyi_gpu_event_is_done(me->mark, &is_done));
        EXPECT(!is_done);
    }
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 1)
        SDYI_TRY(sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns));
    SDYI_TRY(sdyrt_plan_run(plan, h.by_columns, h.by_rows));
    SDYI_TRY(compare_halves(r, &h));
    sdyrt_plan_destroy(plan);
    free_halves(r, &h);
    return SDYRT_OK;
}

static void test_a_plan_of_ranks_that_have_met_waits_for_no_run(void **state) {
    (void)state;
    run_crew(0, plan_beside_a_run);
}

static sdyrt_status plan_differently(crew_rank *r) {
    sdyrt_plan *plan = NULL;
    EXPECT(
        (crew_plan(r->context, "tensor<8x6xi8>", r->rank == 0 ? BY_ROWS : WHOLE,
                   BY_COLUMNS, NULL, &plan)) == (SDYRT_MISMATCH));
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANKS_DIFFER);
    EXPECT_TEXT("from differs: ");
    EXPECT_TEXT("rank 0 calls reshard");
    EXPECT_TEXT("rank 1 calls reshard");
    return SDYRT_OK;
}

static void test_plans_that_differ(void **state) {
    (void)state;
    run_crew(0, plan_differently);
}

/* Whatever it is that one rank has no room for: neither has a plan, both get
 * the error, and the next try goes on from there. */
static sdyrt_status plan_without_memory(crew_rank *r) {
    static const char *const functions[] = {"sdyi_batch", "sdyi_gpu_alloc",
                                            "sdyi_batch_place"};
    int n_failed = 0;
    for (int i = 0; i < 3; i++) {
        bool is_made = false;
        for (int nth = 0; nth < 40 && !is_made; nth++) {
            sdyrt_plan *plan = NULL;
            if (r->rank == 0)
                fake_fail(functions[i], nth);
            SDYI_TRY(sdyrt_barrier(r->context));
            const sdyrt_status status = crew_plan(
                r->context, "tensor<8x6xi8>", BY_ROWS, BY_COLUMNS, NULL, &plan);
            is_made = status == SDYRT_OK;
            n_failed += !is_made;
            EXPECT(is_made == (plan != NULL));
            EXPECT(is_made || status == SDYRT_MEMORY ||
                   status == SDYRT_ABORTED);
            if (!is_made)
                EXPECT_TEXT("no memory for");
            SDYI_TRY(sdyrt_barrier(r->context));
            sdyrt_plan_destroy(plan);
        }
        EXPECT(is_made);
        if (r->rank == 0)
            fake_fail(NULL, 0);
        SDYI_TRY(sdyrt_barrier(r->context));
    }
    EXPECT(n_failed >= 4);
    halves h;
    SDYI_TRY(make_halves(r, 8, 6, &h));
    SDYI_TRY(sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns));
    SDYI_TRY(compare_halves(r, &h));
    free_halves(r, &h);
    return SDYRT_OK;
}

static void test_plans_for_which_a_device_has_no_room(void **state) {
    (void)state;
    run_crew(0, plan_without_memory);
    run_crew(64, plan_without_memory); /* in rounds */
    crew_rank ranks[2];                /* as a collective of NCCL */
    const crew_setting s = crew_start(2);
    crew_run(&s, 2, plan_without_memory, ranks);
    crew_assert_fine(ranks, 2);
}

/* -- verify ---------------------------------------------------------------- */

static sdyrt_status run_differently(crew_rank *r) {
    halves h;
    SDYI_TRY(make_halves(r, 8, 6, &h));
    const int64_t groups = fake_groups();
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT((r->rank == 0 ? sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns)
                         : sdyrt_plan_run(h.to_rows, h.by_columns,
                                          h.by_rows)) == (SDYRT_MISMATCH));
    EXPECT_TEXT("rank 1 calls reshard");
    EXPECT(fake_groups() == groups);
    /* one that refuses tells the others */
    const sdyrt_status status = sdyrt_plan_run(
        h.to_columns, r->rank == 0 ? NULL : h.by_rows, h.by_columns);
    EXPECT((status) == (r->rank == 0 ? SDYRT_ARGUMENT : SDYRT_ABORTED));
    EXPECT_TEXT("'in' is NULL on rank 0");
    SDYI_TRY(sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns));
    SDYI_TRY(compare_halves(r, &h));
    free_halves(r, &h);
    return SDYRT_OK;
}

static void test_calls_are_compared_when_asked_for(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    s.config.verify = 1;
    crew_run(&s, 2, run_differently, ranks);
    crew_assert_fine(ranks, 2);
}

/* -- what a plan and a run cost the device --------------------------------- */

static sdyrt_status count_uploads(crew_rank *r) {
    halves h;
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t streams = fake_streams_made(), uploads = fake_uploads();
    SDYI_TRY(sdyrt_barrier(r->context));
    SDYI_TRY(make_halves(r, 16, 12, &h)); /* two plans */
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_streams_made() == streams);
    EXPECT(fake_uploads() == uploads + 2 * 2);
    SDYI_TRY(sdyrt_barrier(r->context));
    free_halves(r, &h);
    return SDYRT_OK;
}

/* In any number of rounds, each with two launches of its own. */
static void test_a_plan_is_uploaded_at_once(void **state) {
    (void)state;
    run_crew(0, count_uploads);
    run_crew(64, count_uploads);
}

static sdyrt_status count_priorities(crew_rank *r) {
    halves h;
    SDYI_TRY(make_halves(r, 16, 12, &h));
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t groups = fake_groups(), first = fake_groups_first();
    SDYI_TRY(sdyrt_barrier(r->context));
    SDYI_TRY(sdyrt_plan_run(h.to_columns, h.by_rows, h.by_columns));
    SDYI_TRY(compare_halves(r, &h));
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_groups() > groups + 4); /* several rounds on each rank */
    EXPECT(fake_groups_first() - first == fake_groups() - groups);
    EXPECT(fake_kernels_first() == 0);
    SDYI_TRY(sdyrt_barrier(r->context));
    free_halves(r, &h);
    return SDYRT_OK;
}

static void test_transfers_go_before_packing(void **state) {
    (void)state;
    run_crew(64, count_priorities);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_run_is_waited_for_by_a_copy),
        cmocka_unit_test(test_runs_follow_each_other_on_any_stream),
        cmocka_unit_test(test_runs_follow_each_other_on_the_streams_of_threads),
        cmocka_unit_test(test_runs_in_parts_follow_each_other),
        cmocka_unit_test(test_runs_follow_each_other_on_a_handle_of_two),
        cmocka_unit_test(test_runs_are_in_the_order_of_their_stream),
        cmocka_unit_test(test_runs_can_be_captured),
        cmocka_unit_test(test_a_run_makes_nothing_and_launches_once),
        cmocka_unit_test(test_a_run_asks_the_device_once),
        cmocka_unit_test(test_runs_of_memory_are_not_packed),
        cmocka_unit_test(test_nothing_is_done_where_in_is_out),
        cmocka_unit_test(test_scratch_is_bounded),
        cmocka_unit_test(test_runs_beside_a_capture_are_refused),
        cmocka_unit_test(test_plans_share_scratch),
        cmocka_unit_test(test_buffers_that_are_not_the_devices),
        cmocka_unit_test(test_a_plan_that_fails_on_one_rank_fails_on_all),
        cmocka_unit_test(test_a_plan_of_ranks_that_have_met_waits_for_no_run),
        cmocka_unit_test(test_plans_that_differ),
        cmocka_unit_test(test_plans_for_which_a_device_has_no_room),
        cmocka_unit_test(test_calls_are_compared_when_asked_for),
        cmocka_unit_test(test_a_plan_is_uploaded_at_once),
        cmocka_unit_test(test_transfers_go_before_packing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

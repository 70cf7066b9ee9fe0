/* Registered memory: which messages go by the communicator that knows of it,
 * what plans promise, and that the communicator ends as all others do. What
 * large messages carry gpu_large.c compares. */
#include "crew.h"
#include "fake_nccl.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define TYPE "tensor<8x6xi8>"
#define BY_ROWS "<mesh<[\"x\"=2]>, [{\"x\"}, {}]>"
#define BY_COLUMNS "<mesh<[\"x\"=2]>, [{}, {\"x\"}]>"
#define EXCHANGED "<mesh<[\"x\"=2], device_ids=[1,0]>, [{\"x\"}, {}]>"
#define BYTES 24 /* of a rank's part */
#define TIMEOUT 3
#define GRACE 20 /* a busy machine may stop so long */

/* The buffers of a run. */
typedef struct ends {
    sdyrt_plan *plan;
    unsigned char *in, *out;
} ends;

static sdyrt_status make_plan(crew_rank *r, int registered, sdyrt_plan **plan) {
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.registered = registered;
    return crew_plan(r->context, TYPE, BY_ROWS, BY_COLUMNS, &options, plan);
}

/* Packed where it is sent, and not where it is received. */
static sdyrt_status make(crew_rank *r, int registered, ends *e) {
    SDYI_TRY(make_plan(r, registered, &e->plan));
    e->in = crew_bytes(r->context, BYTES, BYTES * r->rank);
    e->out = crew_bytes(r->context, BYTES, 100);
    EXPECT(e->in != NULL && e->out != NULL);
    return SDYRT_OK;
}

static void end(const crew_rank *r, ends *e) {
    sdyrt_plan_destroy(e->plan);
    sdyrt_free(r->context, e->in);
    sdyrt_free(r->context, e->out);
}

/* Run, and look whether the columns have come. */
static sdyrt_status run(const crew_rank *r, sdyrt_plan *plan,
                        const unsigned char *in, unsigned char *out) {
    unsigned char host[BYTES];
    SDYI_TRY(sdyrt_plan_run(plan, in, out));
    SDYI_TRY(sdyrt_copy(r->context, host, out, BYTES));
    for (int row = 0; row < 8; row++)
        for (int k = 0; k < 3; k++)
            EXPECT(host[3 * row + k] == 6 * row + 3 * r->rank + k);
    return SDYRT_OK;
}

/* Memory of the rank's device that the context did not give. */
static sdyrt_status take_own(const crew_rank *r, unsigned char **memory) {
    const sdyi_nccl_rank *me = r->context->state;
    int before;
    void *got = NULL;
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    SDYI_TRY(sdyi_gpu_alloc(BYTES, &got));
    sdyi_gpu_leave(me->device, before);
    *memory = got;
    return SDYRT_OK;
}

/* All messages are taken to be large. */
static crew_setting start(int registered, void *argument) {
    crew_setting s = crew_start(2);
    s.nccl_config.registered = registered;
    s.argument = argument;
    fake_simple_above(0);
    return s;
}

static void run_crew(int registered, void *argument, crew_fn fn) {
    crew_rank ranks[2];
    const crew_setting s = start(registered, argument);
    crew_run(&s, 2, fn, ranks);
    crew_assert_fine(ranks, 2);
}

/* -- what plans promise ---------------------------------------------------- */

/* Its messages go where the memory is known, collectives never. */
static sdyrt_status run_registered(crew_rank *r) {
    ends e;
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t collectives = fake_collectives();
    SDYI_TRY(make(r, 1, &e));
    SDYI_TRY(sdyrt_barrier(r->context)); /* all are connected */
    const int64_t direct = fake_direct();
    SDYI_TRY(run(r, e.plan, e.in, e.out));
    SDYI_TRY(run(r, e.plan, e.in, e.out));
    EXPECT(fake_collectives() == collectives);
    EXPECT(fake_direct() > direct);
    end(r, &e);
    return SDYRT_OK;
}

static void
test_all_to_all_is_messages_between_registered_memory(void **state) {
    (void)state;
    for (int i = 0; i < 10; i++)
        run_crew(1, NULL, run_registered);
}

/* A plan that promises nothing may have any memory, at one end or at both. */
static sdyrt_status run_on_any(crew_rank *r) {
    ends e;
    unsigned char *own = NULL;
    SDYI_TRY(make(r, 0, &e));
    SDYI_TRY(take_own(r, &own));
    SDYI_TRY(run(r, e.plan, e.in, e.out));
    SDYI_TRY(run(r, e.plan, e.in, r->rank == 0 ? own : e.out));
    SDYI_TRY(sdyrt_wait(r->context));
    EXPECT(fake_direct() == 0);
    sdyi_gpu_free(own);
    end(r, &e);
    return SDYRT_OK;
}

static void test_other_plans_have_any_memory(void **state) {
    (void)state;
    run_crew(1, NULL, run_on_any);
    run_crew(0, NULL, run_on_any);
}

/* And so may one that promises it where nothing is registered. */
static sdyrt_status promise_in_vain(crew_rank *r) {
    ends e;
    unsigned char *own = NULL;
    SDYI_TRY(make(r, 1, &e));
    SDYI_TRY(take_own(r, &own));
    SDYI_TRY(run(r, e.plan, e.in, own));
    sdyi_gpu_free(own);
    end(r, &e);
    return SDYRT_OK;
}

static void test_a_promise_where_nothing_is_registered(void **state) {
    (void)state;
    run_crew(0, NULL, promise_in_vain);
}

static sdyrt_status expect_refused(const crew_rank *r, sdyrt_plan *plan,
                                   const void *in, void *out, const char *which,
                                   const void *what) {
    char text[256];
    (void)snprintf(text, sizeof text,
                   "'%s' (%p, %d bytes) is not within memory that sdyrt_alloc "
                   "gave rank %d",
                   which, what, BYTES, r->rank);
    EXPECT(sdyrt_plan_run(plan, in, out) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BAD_VALUE);
    EXPECT_TEXT(text);
    return SDYRT_OK;
}

/* Not the context's, or not all of it; parts of it are. */
static sdyrt_status run_on_others(crew_rank *r) {
    ends e;
    unsigned char *own = NULL, *wide;
    SDYI_TRY(make(r, 1, &e));
    SDYI_TRY(take_own(r, &own));
    wide = crew_bytes(r->context, 2 * BYTES, 0);
    EXPECT(wide != NULL);
    SDYI_TRY(expect_refused(r, e.plan, own, e.out, "in", own));
    SDYI_TRY(expect_refused(r, e.plan, e.in, own, "out", own));
    SDYI_TRY(expect_refused(r, e.plan, e.in, e.out + 1, "out", e.out + 1));
    SDYI_TRY(run(r, e.plan, e.in, wide + BYTES));
    SDYI_TRY(run(r, e.plan, e.in, e.out));
    SDYI_TRY(expect_refused(r, e.plan, e.in, wide + BYTES + 1, "out",
                            wide + BYTES + 1));
    sdyi_gpu_free(own);
    sdyrt_free(r->context, wide);
    end(r, &e);
    return SDYRT_OK;
}

static void test_a_promise_that_is_not_kept_is_refused(void **state) {
    (void)state;
    run_crew(1, NULL, run_on_others);
}

/* Freed memory is no longer known as registered, whoever has its address
 * now. */
static sdyrt_status run_on_what_was_freed(crew_rank *r) {
    ends e;
    SDYI_TRY(make(r, 1, &e));
    SDYI_TRY(run(r, e.plan, e.in, e.out));
    unsigned char *const gone = e.out;
    sdyrt_free(r->context, gone);
    EXPECT(sdyrt_plan_run(e.plan, e.in, gone) == SDYRT_ARGUMENT);
    e.out = crew_bytes(r->context, BYTES, 0);
    SDYI_TRY(run(r, e.plan, e.in, e.out));
    end(r, &e);
    return SDYRT_OK;
}

static void test_memory_that_was_given_back_is_refused(void **state) {
    (void)state;
    run_crew(1, NULL, run_on_what_was_freed);
}

/* -- what ranks agree on --------------------------------------------------- */

static sdyrt_status differ(crew_rank *r) {
    ends e;
    sdyrt_plan *plan = NULL;
    EXPECT(make_plan(r, r->rank == 1, &plan) == SDYRT_MISMATCH);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANKS_DIFFER);
    EXPECT_TEXT("memory differs: none / registered memory: rank 0 calls");
    EXPECT(plan == NULL);
    SDYI_TRY(make(r, 1, &e));
    SDYI_TRY(run(r, e.plan, e.in, e.out));
    end(r, &e);
    return SDYRT_OK;
}

static void test_ranks_that_promise_different_things(void **state) {
    (void)state;
    run_crew(1, NULL, differ);
    run_crew(0, NULL, differ);
}

/* One call after the other, and each keeps its own plan. */
static sdyrt_status call_by_turns(crew_rank *r) {
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    sdyrt_op op = SDYRT_OP_INIT;
    ends e;
    unsigned char *own = NULL;
    SDYI_TRY(make(r, 1, &e));
    SDYI_TRY(take_own(r, &own));
    op.kind = SDYRT_OP_RESHARD;
    SDYI_TRY(sdyrt_type_parse(TYPE, &op.type));
    SDYI_TRY(sdyrt_sharding_parse(BY_ROWS, NULL, 0, &op.from));
    SDYI_TRY(sdyrt_sharding_parse(BY_COLUMNS, NULL, 0, &op.to));
    for (int i = 0; i < 3; i++) {
        options.registered = 1;
        SDYI_TRY(sdyrt_run(r->context, &op, &options, e.in, e.out));
        EXPECT(sdyrt_run(r->context, &op, &options, e.in, own) ==
               SDYRT_ARGUMENT);
        options.registered = 0;
        SDYI_TRY(sdyrt_run(r->context, &op, &options, e.in, own));
    }
    SDYI_TRY(sdyrt_wait(r->context));
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    sdyi_gpu_free(own);
    end(r, &e);
    return SDYRT_OK;
}

static void test_cached_calls_keep_the_promise_apart(void **state) {
    (void)state;
    run_crew(1, NULL, call_by_turns);
}

/* -- the communicator ------------------------------------------------------ */

/* Its ranks are connected when a plan is made, also where those of the other
 * communicator are already. */
static sdyrt_status capture_at_once(crew_rank *r) {
    ends e;
    sdyrt_plan *other;
    struct CUstream_st *stream = NULL;
    int before;
    const sdyi_nccl_rank *me = r->context->state;
    SDYI_TRY(crew_plan(r->context, TYPE, BY_ROWS, EXCHANGED, NULL, &other));
    SDYI_TRY(make(r, 1, &e));
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    fake_capture_start(stream);
    const sdyrt_status status = sdyrt_plan_run_on(e.plan, e.in, e.out, stream);
    fake_graph_free(fake_capture_end(stream));
    sdyi_gpu_stream_destroy(stream);
    sdyi_gpu_leave(me->device, before);
    sdyrt_plan_destroy(other);
    end(r, &e);
    return status;
}

static void test_its_ranks_are_connected_by_themselves(void **state) {
    (void)state;
    run_crew(1, NULL, capture_at_once);
}

/* NCCL may have been told to register what graphs use: so the user is told. */
static void test_who_may_lose_data_is_told(void **state) {
    (void)state;
    const char *const warning = "start the program with NCCL_GRAPH_REGISTER=0";
    crew_rank ranks[2];
    char text[8192];
    sdyi_nccl_api api = fake_api;
    for (int may = 0; may < 2; may++) {
        crew_setting s = start(1, NULL);
        api.may_register_graphs = may != 0;
        fake_use(&api);
        crew_run_and_read(&s, 2, capture_at_once, ranks, text, sizeof text);
        crew_assert_fine(ranks, 2);
        const char *const said = strstr(text, warning);
        assert_int_equal(said != NULL, may);
        assert_true(may == 0 || strstr(said + 1, warning) == NULL);
    }
}

static sdyrt_status wait_in_vain(crew_rank *r) {
    ends e;
    SDYI_TRY(make(r, 1, &e));
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 0) {
        crew_set_timeout(r, TIMEOUT);
        const double started = sdyi_clock();
        SDYI_TRY(sdyrt_plan_run(e.plan, e.in, e.out));
        EXPECT(sdyrt_wait(r->context) == SDYRT_TIMEOUT);
        EXPECT(sdyi_clock() - started < TIMEOUT + GRACE);
        EXPECT_TEXT("in registered memory) is not done after 3 s");
    }
    end(r, &e);
    return SDYRT_OK;
}

/* Of what was freed while it waited nothing is left. */
static void test_a_rank_that_does_not_come_is_not_waited_for(void **state) {
    (void)state;
    run_crew(1, NULL, wait_in_vain);
}

/* The peer's process does not answer when NCCL asks it. */
static sdyrt_status free_in_vain(crew_rank *r) {
    ends e;
    SDYI_TRY(make(r, 1, &e));
    SDYI_TRY(run(r, e.plan, e.in, e.out));
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 0) {
        crew_set_timeout(r, TIMEOUT);
        fake_hang(0);
        const double started = sdyi_clock();
        sdyrt_free(r->context, e.out);
        e.out = NULL;
        EXPECT(sdyi_clock() - started < TIMEOUT + GRACE);
        EXPECT(sdyrt_wait(r->context) == SDYRT_TIMEOUT);
        EXPECT_TEXT("(giving registered memory back) is not done after 3 s");
    }
    end(r, &e);
    return SDYRT_OK;
}

/* The same of what is left to the end of the context. */
static sdyrt_status end_in_vain(crew_rank *r) {
    ends e;
    SDYI_TRY(make(r, 1, &e));
    SDYI_TRY(run(r, e.plan, e.in, e.out));
    sdyrt_plan_destroy(e.plan);
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 0) {
        crew_set_timeout(r, TIMEOUT);
        fake_hang(0);
        const double started = sdyi_clock();
        sdyrt_context_destroy(r->context);
        r->context = NULL;
        EXPECT(sdyi_clock() - started < TIMEOUT + GRACE);
    }
    return SDYRT_OK;
}

static void test_giving_back_has_a_deadline(void **state) {
    (void)state;
    run_crew(1, NULL, free_in_vain);
    run_crew(1, NULL, end_in_vain);
}

static sdyrt_status fail_asynchronously(crew_rank *r) {
    const sdyi_nccl_rank *me = r->context->state;
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 1)
        return SDYRT_OK;
    fake_async_error_of(me->registered, SDYI_NCCL_REMOTE_ERROR);
    sdyrt_status status = SDYRT_OK;
    const double started = sdyi_clock();
    while (status == SDYRT_OK && sdyi_clock() - started < GRACE)
        status = sdyrt_wait(r->context);
    EXPECT(status == SDYRT_BACKEND);
    EXPECT_TEXT("remote process exited");
    return SDYRT_OK;
}

static void test_the_watchdog_looks_at_it(void **state) {
    (void)state;
    run_crew(1, NULL, fail_asynchronously);
}

/* -- making it ------------------------------------------------------------- */

typedef struct adopted {
    sdyi_nccl_comm *comms[2];
    sdyi_nccl_id id;
    sdyrt_nccl_config configs[2];
    bool is_blocking;
} adopted;

static sdyrt_status make_world(crew_rank *r) {
    adopted *a = r->argument;
    sdyi_nccl_config config = SDYI_NCCL_CONFIG_INIT;
    sdyi_nccl_result error = SDYI_NCCL_IN_PROGRESS;
    config.blocking = a->is_blocking;
    (void)sdyi_gpu_select(r->rank);
    (void)fake_api.comm_init_rank_config(&a->comms[r->rank], 2, a->id, r->rank,
                                         &config);
    while (error == SDYI_NCCL_IN_PROGRESS)
        EXPECT(fake_api.comm_get_async_error(a->comms[r->rank], &error) ==
               SDYI_NCCL_SUCCESS);
    a->configs[r->rank].comm = a->comms[r->rank];
    return SDYRT_OK;
}

static crew_setting adopt(adopted *a, bool is_blocking) {
    crew_setting s = start(1, a);
    *a = (adopted){.configs = {s.nccl_config, s.nccl_config},
                   .is_blocking = is_blocking};
    (void)fake_api.get_unique_id(&a->id);
    s.nccl_configs = a->configs;
    s.before = make_world;
    return s;
}

/* It is split off the caller's, with which nothing is registered. */
static void test_a_communicator_of_the_callers_is_split(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        crew_rank ranks[2];
        adopted a;
        const crew_setting s = adopt(&a, i == 1);
        crew_run(&s, 2, run_registered, ranks);
        for (int r = 0; r < 2; r++)
            if (ranks[r].status != SDYRT_OK)
                fail_msg("rank %d: %s", r, ranks[r].text);
        assert_string_equal(fake_refusal(), "");
        assert_int_equal(fake_left(), 2);
        if (i == 1)
            crew_end_comms(a.comms, 2);
        for (int r = 0; r < 2 && i == 0; r++)
            (void)fake_api.comm_abort(a.comms[r]);
        crew_assert_clean();
    }
}

/* All ranks get the error; one that waits for the one that failed waits until
 * the timeout. Where its communicator cannot be split the caller's is
 * aborted. */
static void test_a_communicator_that_cannot_be_made(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        crew_rank ranks[2];
        adopted a;
        crew_setting s = i == 1 ? adopt(&a, true) : start(1, NULL);
        s.config.timeout = 2 * TIMEOUT; /* for what goes well before */
        if (i == 0)
            s.nccl_config.blocking = SDYI_NCCL_MIXED;
        fake_fail("ncclCommSplit", i == 0 ? 2 : 0);
        crew_run(&s, 2, NULL, ranks);
        for (int r = 0; r < 2; r++)
            assert_int_not_equal(ranks[r].status, SDYRT_OK);
        const int first = ranks[0].status != SDYRT_BACKEND;
        crew_assert_failed(&ranks[first], SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                           "ncclCommSplit: unhandled system error");
        crew_assert_clean();
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_to_all_is_messages_between_registered_memory),
        cmocka_unit_test(test_other_plans_have_any_memory),
        cmocka_unit_test(test_a_promise_where_nothing_is_registered),
        cmocka_unit_test(test_a_promise_that_is_not_kept_is_refused),
        cmocka_unit_test(test_memory_that_was_given_back_is_refused),
        cmocka_unit_test(test_ranks_that_promise_different_things),
        cmocka_unit_test(test_cached_calls_keep_the_promise_apart),
        cmocka_unit_test(test_its_ranks_are_connected_by_themselves),
        cmocka_unit_test(test_who_may_lose_data_is_told),
        cmocka_unit_test(test_a_rank_that_does_not_come_is_not_waited_for),
        cmocka_unit_test(test_giving_back_has_a_deadline),
        cmocka_unit_test(test_the_watchdog_looks_at_it),
        cmocka_unit_test(test_a_communicator_of_the_callers_is_split),
        cmocka_unit_test(test_a_communicator_that_cannot_be_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

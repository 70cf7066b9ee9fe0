/* Making contexts of the NCCL backend: which device, and that what is wrong on
 * one rank is known to all. */
#include "crew.h"
#include "fake_nccl.h"
#include "runtime/plugin.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const sdyi_nccl_rank *state_of(const crew_rank *r) {
    return r->context->state;
}

/* -- contexts -------------------------------------------------------------- */

static sdyrt_status look(crew_rank *r) {
    EXPECT(sdyrt_context_rank(r->context) == r->rank);
    EXPECT(sdyrt_context_size(r->context) == 3);
    EXPECT(strcmp(sdyrt_context_backend(r->context), "nccl") == 0);
    EXPECT(sdyrt_context_is_device(r->context));
    EXPECT(sdyrt_context_device(r->context) == r->rank);
    return sdyrt_barrier(r->context);
}

static void test_each_rank_has_a_device(void **state) {
    (void)state;
    crew_rank ranks[3];
    const crew_setting s = crew_start(3);
    crew_run(&s, 3, look, ranks);
    crew_assert_fine(ranks, 3);
}

/* Whichever way they are made, operations are used as told. */
static void test_blocking_communicators(void **state) {
    (void)state;
    for (int blocking = 0; blocking < 3; blocking++) {
        crew_rank ranks[3];
        crew_setting s = crew_start(3);
        s.nccl_config.blocking = blocking;
        crew_run(&s, 3, look, ranks);
        crew_assert_fine(ranks, 3);
    }
}

static sdyrt_status look_at_modes(crew_rank *r) {
    const sdyi_nccl_rank *me = state_of(r);
    EXPECT(me->comm->is_blocking);
    EXPECT(me->root != NULL && !me->root->is_blocking);
    EXPECT(me->comm->rank == r->rank && me->comm->world->size == 3);
    return sdyrt_barrier(r->context);
}

static void test_the_environment_tells_how_nccl_blocks(void **state) {
    (void)state;
    crew_rank ranks[3];
    const crew_setting s = crew_start(3);
    const char *const given = getenv("SDYRT_NCCL_BLOCKING");
    char before[2] = "";
    if (given != NULL)
        before[0] = *given;
    (void)setenv("SDYRT_NCCL_BLOCKING", "2", 1);
    crew_run(&s, 3, look_at_modes, ranks);
    crew_assert_fine(ranks, 3);
    (void)setenv("SDYRT_NCCL_BLOCKING", "3", 1);
    crew_run(&s, 3, NULL, ranks);
    for (int r = 0; r < 3; r++)
        crew_assert_failed(&ranks[r], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "SDYRT_NCCL_BLOCKING is '3', expected 0 to 2");
    (void)setenv("SDYRT_NCCL_BLOCKING", before, 1);
    crew_assert_clean();
}

static sdyrt_status look_at_forced_mode(crew_rank *r) {
    const sdyi_nccl_rank *me = state_of(r);
    const bool is_blocking = *(const bool *)r->argument;
    EXPECT(me->comm->is_blocking == is_blocking);
    EXPECT(me->root == NULL);
    return sdyrt_barrier(r->context);
}

/* NCCL prefers it to the configuration: so does the context. */
static void test_nccls_own_variable_tells_how_it_blocks(void **state) {
    (void)state;
    const char *const given = getenv("SDYRT_NCCL_BLOCKING");
    char before[2] = "";
    if (given != NULL)
        before[0] = *given;
    (void)setenv("SDYRT_NCCL_BLOCKING", "", 1);
    for (int blocking = 0; blocking < 2; blocking++) {
        crew_rank ranks[3];
        crew_setting s = crew_start(3);
        bool is_blocking = blocking == 1;
        s.argument = &is_blocking;
        (void)setenv("NCCL_COMM_BLOCKING", blocking == 1 ? "1" : "0", 1);
        crew_run(&s, 3, look_at_forced_mode, ranks);
        crew_assert_fine(ranks, 3);
        s.nccl_config.blocking = 2;
        crew_run(&s, 3, NULL, ranks);
        for (int r = 0; r < 3; r++)
            crew_assert_failed(&ranks[r], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                               "blocking is 2, but the environment's "
                               "NCCL_COMM_BLOCKING is ");
        crew_assert_clean();
    }
    (void)unsetenv("NCCL_COMM_BLOCKING");
    (void)setenv("SDYRT_NCCL_BLOCKING", before, 1);
}

static sdyrt_status look_at_limit(crew_rank *r) {
    const size_t *const expected = r->argument;
    EXPECT(state_of(r)->limit == *expected);
    return SDYRT_OK;
}

/* A share of the least memory, 64 MiB at least, or what is given. */
static void
test_scratch_is_as_much_as_the_smallest_device_allows(void **state) {
    (void)state;
    const size_t gib = (size_t)1 << 30;
    const struct {
        size_t devices[3];
        size_t given, expected;
    } cases[] = {{{141 * gib, 80 * gib, 141 * gib}, 0, 80 * gib / 512},
                 {{80 * gib, 141 * gib, 16 * gib}, 0, gib / 16},
                 {{80 * gib, 80 * gib, 80 * gib}, 1000, 1000}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        crew_rank ranks[3];
        crew_setting s = crew_start(3);
        size_t expected = cases[i].expected;
        for (int d = 0; d < 3; d++)
            fake_device_has(d, cases[i].devices[d], gib);
        s.nccl_config.scratch_bytes = cases[i].given;
        s.argument = &expected;
        crew_run(&s, 3, look_at_limit, ranks);
        crew_assert_fine(ranks, 3);
    }
}

static sdyrt_status keep_device(crew_rank *r) {
    ((int *)r->argument)[r->rank] = state_of(r)->device;
    return SDYRT_OK;
}

static void test_ranks_share_devices_when_there_are_fewer(void **state) {
    (void)state;
    int devices[5] = {9, 9, 9, 9, 9};
    const int expected[5] = {0, 1, 0, 1, 0};
    crew_rank ranks[5];
    crew_setting s = crew_start(2);
    s.argument = devices;
    crew_run(&s, 5, keep_device, ranks);
    crew_assert_fine(ranks, 5);
    assert_memory_equal(devices, expected, sizeof devices);
}

/* One rank alone: its number is what the environment says. */
static void test_the_environment_tells_the_local_rank(void **state) {
    (void)state;
    int device = 9;
    crew_rank ranks[2];
    crew_setting s = crew_start(4);
    s.argument = &device;
    (void)setenv("LOCAL_RANK", "6", 1);
    crew_run(&s, 1, keep_device, ranks);
    (void)unsetenv("LOCAL_RANK");
    crew_assert_fine(ranks, 1);
    assert_int_equal(device, 2);
}

static void test_threads_with_one_local_rank_are_numbered(void **state) {
    (void)state;
    int devices[2] = {9, 9};
    crew_rank ranks[2];
    crew_setting s = crew_start(4);
    s.argument = devices;
    (void)setenv("LOCAL_RANK", "3", 1);
    crew_run(&s, 2, keep_device, ranks);
    (void)unsetenv("LOCAL_RANK");
    crew_assert_fine(ranks, 2);
    assert_int_equal(devices[0], 0);
    assert_int_equal(devices[1], 1);
}

static void test_a_local_rank_that_is_no_number(void **state) {
    (void)state;
    crew_rank ranks[2];
    const crew_setting s = crew_start(2);
    (void)setenv("LOCAL_RANK", "1x", 1);
    crew_run(&s, 2, NULL, ranks);
    (void)unsetenv("LOCAL_RANK");
    for (int r = 0; r < 2; r++)
        crew_assert_failed(&ranks[r], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "LOCAL_RANK is '1x'");
    crew_assert_clean();
}

/* -- configurations -------------------------------------------------------- */

/* Rank 1 of 2 has a configuration of its own. */
static void run_configs(crew_setting *s, const sdyrt_config *config,
                        const sdyrt_nccl_config *nccl_config,
                        crew_rank *ranks) {
    sdyrt_config configs[2] = {s->config, *config};
    sdyrt_nccl_config nccl_configs[2] = {s->nccl_config, *nccl_config};
    s->configs = configs;
    s->nccl_configs = nccl_configs;
    crew_run(s, 2, NULL, ranks);
    crew_assert_clean();
}

static void test_a_device_that_is_none_is_told_to_all(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    sdyrt_nccl_config other = s.nccl_config;
    other.device = 2;
    run_configs(&s, &s.config, &other, ranks);
    crew_assert_failed(&ranks[1], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                       "device is 2, expected -1 or one of 2");
    crew_assert_failed(&ranks[0], SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                       "rank 1 failed: nccl_config: device is 2");
}

static void test_configurations_that_differ(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    sdyrt_nccl_config scratch = s.nccl_config;
    scratch.scratch_bytes = 12345;
    run_configs(&s, &s.config, &scratch, ranks);
    for (int r = 0; r < 2; r++)
        crew_assert_failed(&ranks[r], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "scratch_bytes is 0 on rank 0 and 12345 on rank 1");
    sdyrt_config verify = s.config;
    verify.verify = 1;
    run_configs(&s, &verify, &s.nccl_config, ranks);
    for (int r = 0; r < 2; r++)
        crew_assert_failed(&ranks[r], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "verify is 0 on rank 0 and 1 on rank 1");
    sdyrt_nccl_config blocking = s.nccl_config;
    s.nccl_config.blocking = 0;
    blocking.blocking = 2;
    run_configs(&s, &s.config, &blocking, ranks);
    for (int r = 0; r < 2; r++)
        crew_assert_failed(&ranks[r], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "blocking is 0 on rank 0 and 2 on rank 1");
    blocking.blocking = 3;
    run_configs(&s, &s.config, &blocking, ranks);
    crew_assert_failed(&ranks[1], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                       "blocking is 3, expected -1 to 2");
    verify.verify = 7;
    run_configs(&s, &verify, &s.nccl_config, ranks);
    crew_assert_failed(&ranks[1], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                       "verify is 7");
    crew_assert_failed(&ranks[0], SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                       "rank 1 failed: config: verify is 7");
}

/* Nothing of it is read, and nobody waits for the rank. */
static void test_a_configuration_of_another_size_is_told_to_all(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    sdyrt_nccl_config configs[2] = {s.nccl_config, s.nccl_config};
    configs[1].struct_bytes = 4;
    configs[1].scratch_bytes = 1;
    s.nccl_configs = configs;
    crew_run(&s, 2, NULL, ranks);
    crew_assert_failed(&ranks[1], SDYRT_ARGUMENT, SDYRT_KIND_STRUCT_BYTES,
                       "struct_bytes");
    crew_assert_failed(&ranks[0], SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                       ranks[1].text);
    crew_assert_clean();
}

static void test_what_is_passed_is_checked(void **state) {
    (void)state;
    sdyrt_context *context = NULL;
    sdyrt_bootstrap bootstrap = SDYRT_BOOTSTRAP_INIT;
    sdyrt_nccl_config config = SDYRT_NCCL_CONFIG_INIT;
    assert_int_equal(sdyi_nccl_create(NULL, NULL, NULL, &context),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_int_equal(sdyi_nccl_create(NULL, NULL, &bootstrap, &context),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_int_equal(sdyrt_bootstrap_threads(1, &bootstrap), SDYRT_OK);
    config.struct_bytes = 4;
    assert_int_equal(sdyi_nccl_create(NULL, &config, &bootstrap, &context),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_STRUCT_BYTES);
    sdyrt_bootstrap_free(&bootstrap);
    bootstrap.struct_bytes = 4;
    assert_int_equal(sdyi_nccl_create(NULL, NULL, &bootstrap, &context),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_STRUCT_BYTES);
    assert_null(context);
}

/* -- failures of what is below --------------------------------------------- */

/* Whatever fails on one rank, all fail, and nothing stays. */
static void test_a_failure_of_one_is_told_to_all(void **state) {
    (void)state;
    static const struct {
        const char *function;
        int64_t nth;
        sdyrt_error_kind kind;
        const char *text;
    } cases[] = {
        {"load", 1, SDYRT_KIND_SYSTEM, "NCCL cannot be used: there is none"},
        {"sdyi_gpu_count", 0, SDYRT_KIND_SYSTEM, "no driver"},
        {"sdyi_gpu_event_create", 30, SDYRT_KIND_SYSTEM, "no event is left"},
        {"sdyi_gpu_alloc", 2, SDYRT_KIND_NO_MEMORY, "no memory for 4 bytes"},
        {"sdyi_gpu_memory", 1, SDYRT_KIND_SYSTEM, "cudaMemGetInfo"},
        {"sdyi_batch_load", 1, SDYRT_KIND_SYSTEM, "no kernel image"},
        {"ncclGetUniqueId", 0, SDYRT_KIND_SYSTEM, "unhandled system error"},
        {"ncclCommInitRankConfig", 1, SDYRT_KIND_SYSTEM,
         "ncclCommInitRankConfig: unhandled system error"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        crew_rank ranks[3];
        crew_setting s = crew_start(3);
        s.config.timeout = 6; /* s; to wait for who does not connect */
        fake_fail(cases[i].function, cases[i].nth);
        crew_run(&s, 3, NULL, ranks);
        int n_own = 0;
        for (int r = 0; r < 3; r++) {
            assert_int_not_equal(ranks[r].status, SDYRT_OK);
            if (strstr(ranks[r].text, "rank ") == NULL) {
                n_own++;
                assert_int_equal(ranks[r].kind, cases[i].kind);
            } else if (ranks[r].status == SDYRT_ABORTED) {
                assert_non_null(strstr(ranks[r].text, "failed: "));
                assert_int_equal(ranks[r].kind, SDYRT_KIND_RANK_FAILED);
            } else { /* it waited for the one that failed to connect */
                assert_int_equal(ranks[r].status, SDYRT_TIMEOUT);
            }
            if (ranks[r].status != SDYRT_TIMEOUT &&
                strstr(ranks[r].text, cases[i].text) == NULL &&
                strstr(ranks[r].text, "is not done after") == NULL)
                fail_msg("%s: rank %d: %s", cases[i].function, r,
                         ranks[r].text);
        }
        assert_int_equal(n_own, 1);
        crew_assert_clean();
    }
}

/* NCCL, which listens for the ranks from then on, is not asked for an id. */
static void test_no_id_is_made_for_a_context_that_is_not(void **state) {
    (void)state;
    crew_rank ranks[3];
    const crew_setting s = crew_start(3);
    fake_fail("sdyi_batch_load", 1);
    crew_run(&s, 3, NULL, ranks);
    for (int r = 0; r < 3; r++)
        assert_int_not_equal(ranks[r].status, SDYRT_OK);
    assert_int_equal(fake_ids(), 0);
    crew_run(&s, 3, look, ranks);
    crew_assert_fine(ranks, 3);
    assert_int_equal(fake_ids(), 1);
}

/* It is for binding, and for a text. */
static void test_a_device_whose_place_is_not_known(void **state) {
    (void)state;
    crew_rank ranks[3];
    const crew_setting s = crew_start(3);
    fake_fail("sdyi_gpu_pci", 1);
    crew_run(&s, 3, look, ranks);
    crew_assert_fine(ranks, 3);
}

/* All ranks are told what may be the reason. */
static void test_ranks_that_share_a_device(void **state) {
    (void)state;
    int n_told = 0;
    crew_rank ranks[2];
    crew_setting s = crew_start(1);
    s.config.timeout = 6;
    fake_fail("ncclCommInitRankConfig", 1);
    crew_run(&s, 2, NULL, ranks);
    for (int r = 0; r < 2; r++) {
        if (ranks[r].status != SDYRT_BACKEND)
            continue;
        crew_assert_failed(&ranks[r], SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                           "ranks 0 and 1 share device 0000:00:00.0, for which "
                           "NCCL may want an NCCL_HOSTID for each process: "
                           "ncclCommInitRankConfig: unhandled system error");
        n_told++;
    }
    assert_int_equal(n_told, 1);
    crew_assert_clean();
}

static void test_a_rank_that_does_not_come(void **state) {
    (void)state;
    crew_rank ranks[3];
    crew_setting s = crew_start(3);
    s.config.timeout = 6;
    s.absent = 1;
    crew_run(&s, 3, NULL, ranks);
    crew_assert_failed(&ranks[0], SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                       "rank 1 of 3 did not come within 6 s");
    crew_assert_failed(&ranks[2], SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                       "rank 1 of 3 did not come within 6 s");
    crew_assert_clean();
}

/* -- communicators of the caller's ----------------------------------------- */

typedef struct adopted {
    sdyi_nccl_comm *comms[2];
    sdyi_nccl_id id;
    sdyrt_nccl_config configs[2];
} adopted;

/* A communicator in which this rank is `rank`, on the device of the other's
 * number. */
static void make_comm_of(adopted *a, int own, int rank) {
    sdyi_nccl_config config = SDYI_NCCL_CONFIG_INIT; /* blocking */
    (void)sdyi_gpu_select(1 - rank);
    (void)fake_api.comm_init_rank_config(&a->comms[rank], 2, a->id, rank,
                                         &config);
    (void)sdyi_gpu_select(0);
    a->configs[own].comm = a->comms[rank];
}

static sdyrt_status make_comm(crew_rank *r) {
    make_comm_of(r->argument, r->rank, r->rank);
    return SDYRT_OK;
}

static sdyrt_status make_swapped_comm(crew_rank *r) {
    make_comm_of(r->argument, r->rank, 1 - r->rank);
    return SDYRT_OK;
}

/* Two ranks that create contexts on communicators that `make` gives them. */
static crew_setting adopt(adopted *a, sdyrt_status (*make)(crew_rank *)) {
    crew_setting s = crew_start(2);
    *a = (adopted){.configs = {s.nccl_config, s.nccl_config}};
    (void)fake_api.get_unique_id(&a->id);
    s.nccl_configs = a->configs;
    s.before = make;
    s.argument = a;
    return s;
}

static sdyrt_status look_at_adopted(crew_rank *r) {
    EXPECT(state_of(r)->device == 1 - r->rank);
    EXPECT(state_of(r)->comm == ((adopted *)r->argument)->comms[r->rank]);
    return SDYRT_OK;
}

static void test_a_communicator_of_the_callers_stays(void **state) {
    (void)state;
    crew_rank ranks[2];
    adopted a;
    crew_setting s = adopt(&a, make_comm);
    crew_run(&s, 2, look_at_adopted, ranks);
    assert_int_equal(ranks[0].status, SDYRT_OK);
    assert_int_equal(ranks[1].status, SDYRT_OK);
    assert_int_equal(fake_left(), 2);
    crew_end_comms(a.comms, 2);
    crew_assert_clean();
}

static void test_a_communicator_that_cannot_be_asked(void **state) {
    (void)state;
    static const char *const functions[] = {"ncclCommCount", "ncclCommUserRank",
                                            "ncclCommCuDevice"};
    for (int i = 0; i < 3; i++) {
        crew_rank ranks[2];
        adopted a;
        crew_setting s = adopt(&a, make_comm);
        fake_fail(functions[i], 0);
        crew_run(&s, 2, NULL, ranks);
        const int first = ranks[0].status == SDYRT_BACKEND ? 0 : 1;
        crew_assert_failed(&ranks[first], SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                           "asking the given communicator: unhandled system");
        crew_assert_failed(&ranks[1 - first], SDYRT_ABORTED,
                           SDYRT_KIND_RANK_FAILED, "failed: asking the given");
        crew_end_comms(a.comms, 2);
        crew_assert_clean();
    }
}

static void test_a_communicator_of_another_order(void **state) {
    (void)state;
    crew_rank ranks[2];
    adopted a;
    crew_setting s = adopt(&a, make_swapped_comm);
    crew_run(&s, 2, NULL, ranks);
    crew_assert_failed(&ranks[0], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                       "comm is rank 1 of 2, the bootstrap rank 0 of 2");
    crew_assert_failed(&ranks[1], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                       "comm is rank 0 of 2, the bootstrap rank 1 of 2");
    crew_end_comms(a.comms, 2);
    crew_assert_clean();
}

/* Each rank's is of itself alone. */
static sdyrt_status make_comm_of_one(crew_rank *r) {
    adopted *a = r->argument;
    sdyi_nccl_config config = SDYI_NCCL_CONFIG_INIT; /* blocking */
    sdyi_nccl_id id;
    EXPECT(fake_api.get_unique_id(&id) == SDYI_NCCL_SUCCESS);
    SDYI_TRY(sdyi_gpu_select(r->rank));
    EXPECT(fake_api.comm_init_rank_config(&a->comms[r->rank], 1, id, 0,
                                          &config) == SDYI_NCCL_SUCCESS);
    a->configs[r->rank].comm = a->comms[r->rank];
    return SDYRT_OK;
}

static void test_a_communicator_of_fewer_ranks(void **state) {
    (void)state;
    crew_rank ranks[2];
    adopted a;
    crew_setting s = adopt(&a, make_comm_of_one);
    crew_run(&s, 2, NULL, ranks);
    for (int r = 0; r < 2; r++) {
        char text[64];
        (void)snprintf(text, sizeof text,
                       "comm is rank 0 of 1, the bootstrap rank %d of 2", r);
        crew_assert_failed(&ranks[r], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           text);
        crew_end_comms(&a.comms[r], 1);
    }
    crew_assert_clean();
}

static sdyrt_status make_comm_of_rank_0(crew_rank *r) {
    return r->rank == 0 ? make_comm_of_one(r) : SDYRT_OK;
}

static void test_a_communicator_on_one_rank_alone(void **state) {
    (void)state;
    crew_rank ranks[2];
    adopted a;
    crew_setting s = adopt(&a, make_comm_of_rank_0);
    crew_run(&s, 2, NULL, ranks);
    for (int r = 0; r < 2; r++)
        crew_assert_failed(&ranks[r], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "whether there is a comm is 1 on rank 0 and 0 on "
                           "rank 1");
    crew_end_comms(a.comms, 1);
    crew_assert_clean();
}

/* Rank 0 and rank 1 of two ranks, but of two communicators: nothing tells them
 * apart until they are used. */
typedef struct mixed {
    sdyi_nccl_id ids[2];
    sdyi_nccl_comm *comms[2][2];
    sdyrt_nccl_config configs[2];
} mixed;

static sdyrt_status make_two_comms(crew_rank *r) {
    mixed *m = r->argument;
    sdyi_nccl_config config = SDYI_NCCL_CONFIG_INIT; /* blocking */
    SDYI_TRY(sdyi_gpu_select(r->rank));
    for (int i = 0; i < 2; i++)
        EXPECT(fake_api.comm_init_rank_config(&m->comms[i][r->rank], 2,
                                              m->ids[i], r->rank,
                                              &config) == SDYI_NCCL_SUCCESS);
    m->configs[r->rank].comm = m->comms[r->rank][r->rank];
    return SDYRT_OK;
}

static sdyrt_status use_it(crew_rank *r) {
    sdyrt_plan *plan = NULL;
    EXPECT(crew_plan(r->context, "tensor<4x4xi8>",
                     "<mesh<[\"x\"=2]>, [{\"x\"}, {}]>",
                     "<mesh<[\"x\"=2]>, [{}, {\"x\"}]>", NULL,
                     &plan) == SDYRT_TIMEOUT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANK_MISSING);
    EXPECT_TEXT("or has given a comm of other ranks");
    EXPECT(plan == NULL);
    return SDYRT_OK;
}

static void test_communicators_that_are_two(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    mixed m = {.configs = {s.nccl_config, s.nccl_config}};
    for (int i = 0; i < 2; i++)
        (void)fake_api.get_unique_id(&m.ids[i]);
    s.config.timeout = 6; /* s; to wait in vain */
    s.nccl_configs = m.configs;
    s.before = make_two_comms;
    s.argument = &m;
    crew_run(&s, 2, use_it, ranks);
    crew_end_comms(&m.comms[0][1], 1); /* the others were aborted */
    crew_end_comms(&m.comms[1][0], 1);
    crew_assert_fine(ranks, 2);
}

static void test_what_there_is_is_described(void **state) {
    (void)state;
    static const char *const counts[] = {", 0 devices", ", 1 device",
                                         ", 2 devices"};
    for (int n = 0; n < 3; n++) {
        char text[128], expected[128] = "NCCL 2.28.9 of the fake";
        (void)crew_start(n);
        assert_int_equal(sdyi_plugin_cuda.nccl_describe(text, sizeof text),
                         n > 0);
        assert_string_equal(text, strcat(expected, counts[n]));
    }
    char text[128];
    fake_fail("sdyi_gpu_count", 0);
    assert_false(sdyi_plugin_cuda.nccl_describe(text, sizeof text));
    assert_non_null(strstr(text, "no driver"));
    fake_fail("load", 0);
    assert_false(sdyi_plugin_cuda.nccl_describe(text, sizeof text));
    assert_non_null(strstr(text, "there is none"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_rank_has_a_device),
        cmocka_unit_test(test_blocking_communicators),
        cmocka_unit_test(test_the_environment_tells_how_nccl_blocks),
        cmocka_unit_test(test_nccls_own_variable_tells_how_it_blocks),
        cmocka_unit_test(test_scratch_is_as_much_as_the_smallest_device_allows),
        cmocka_unit_test(test_ranks_share_devices_when_there_are_fewer),
        cmocka_unit_test(test_the_environment_tells_the_local_rank),
        cmocka_unit_test(test_threads_with_one_local_rank_are_numbered),
        cmocka_unit_test(test_a_local_rank_that_is_no_number),
        cmocka_unit_test(test_a_device_that_is_none_is_told_to_all),
        cmocka_unit_test(test_configurations_that_differ),
        cmocka_unit_test(test_a_configuration_of_another_size_is_told_to_all),
        cmocka_unit_test(test_what_is_passed_is_checked),
        cmocka_unit_test(test_a_failure_of_one_is_told_to_all),
        cmocka_unit_test(test_no_id_is_made_for_a_context_that_is_not),
        cmocka_unit_test(test_a_device_whose_place_is_not_known),
        cmocka_unit_test(test_ranks_that_share_a_device),
        cmocka_unit_test(test_a_rank_that_does_not_come),
        cmocka_unit_test(test_a_communicator_of_the_callers_stays),
        cmocka_unit_test(test_a_communicator_that_cannot_be_asked),
        cmocka_unit_test(test_a_communicator_of_another_order),
        cmocka_unit_test(test_a_communicator_of_fewer_ranks),
        cmocka_unit_test(test_a_communicator_on_one_rank_alone),
        cmocka_unit_test(test_communicators_that_are_two),
        cmocka_unit_test(test_what_there_is_is_described),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

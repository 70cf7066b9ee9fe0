/* What a context asks NCCL to make of its communicators (ncclConfig_t), by the
 * version of NCCL. */
#include "crew.h"
#include "fake_nccl.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static sdyi_nccl_api newer; /* the fake's, of another version */

static crew_setting start_with(int version) {
    const crew_setting s = crew_start(2);
    newer = fake_api;
    newer.version = version;
    fake_use(&newer);
    return s;
}

static bool is_as(const sdyi_nccl_comm *comm, const sdyi_nccl_config *wanted) {
    const char *const name = comm->config.comm_name;
    return comm->config.split_share == wanted->split_share &&
           comm->config.max_ctas == wanted->max_ctas &&
           comm->config.traffic_class == wanted->traffic_class &&
           (wanted->comm_name == NULL
                ? name == NULL
                : name != NULL && strcmp(name, wanted->comm_name) == 0);
}

static sdyrt_status look(crew_rank *r) {
    const sdyi_nccl_rank *const me = r->context->state;
    EXPECT(is_as(me->comm, r->argument));
    EXPECT(me->root == NULL || is_as(me->root, r->argument));
    EXPECT(is_as(me->registered, r->argument));
    return sdyrt_barrier(r->context);
}

/* In each mode, of the world and of what is split off. */
static void expect_made(crew_setting *s, sdyi_nccl_config *wanted) {
    s->nccl_config.registered = 1;
    s->argument = wanted;
    for (int blocking = 0; blocking < 3; blocking++) {
        crew_rank ranks[2];
        s->nccl_config.blocking = blocking;
        crew_run(s, 2, look, ranks);
        crew_assert_fine(ranks, 2);
    }
}

static void test_nothing_is_wanted_by_default(void **state) {
    (void)state;
    crew_setting s = start_with(22809);
    sdyi_nccl_config wanted = SDYI_NCCL_CONFIG_INIT;
    expect_made(&s, &wanted);
}

static void want(sdyrt_nccl_config *config, char *name) {
    config->split_share = 1;
    config->max_ctas = 8;
    config->traffic_class = 3;
    config->comm_name = name;
}

/* The name is copied. */
static void test_communicators_are_made_as_wanted(void **state) {
    (void)state;
    char *const name = strdup("tensor parallel");
    assert_non_null(name);
    crew_setting s = start_with(22809);
    sdyi_nccl_config wanted = SDYI_NCCL_CONFIG_INIT;
    wanted.split_share = 1;
    wanted.max_ctas = 8;
    wanted.traffic_class = 3;
    wanted.comm_name = "tensor parallel";
    want(&s.nccl_config, name);
    expect_made(&s, &wanted);
    free(name);
}

static void test_an_older_nccl_knows_no_name(void **state) {
    (void)state;
    char name[] = "unheard";
    crew_setting s = start_with(SDYI_NCCL_HAS_TRAFFIC_CLASS);
    sdyi_nccl_config wanted = SDYI_NCCL_CONFIG_INIT;
    wanted.split_share = 1;
    wanted.max_ctas = 8;
    wanted.traffic_class = 3;
    want(&s.nccl_config, name);
    expect_made(&s, &wanted);
}

static void expect_refused(crew_setting *s, sdyrt_status status,
                           const char *text) {
    crew_rank ranks[2];
    crew_run(s, 2, NULL, ranks);
    for (int r = 0; r < 2; r++)
        crew_assert_failed(&ranks[r], status, SDYRT_KIND_BAD_VALUE, text);
    crew_assert_clean();
}

static void test_what_nccl_does_not_take_is_refused(void **state) {
    (void)state;
    crew_setting s = start_with(SDYI_NCCL_HAS_TRAFFIC_CLASS - 1);
    s.nccl_config.traffic_class = 0;
    expect_refused(&s, SDYRT_UNSUPPORTED,
                   "traffic_class is 0, which needs NCCL 2.26");
    s = start_with(22809);
    s.nccl_config.split_share = 2;
    expect_refused(&s, SDYRT_ARGUMENT, "split_share is 2, expected -1 to 1");
    s = start_with(22809);
    s.nccl_config.max_ctas = -1;
    expect_refused(&s, SDYRT_ARGUMENT, "max_ctas is -1, expected 0 or more");
    s = start_with(22809);
    s.nccl_config.traffic_class = -2;
    expect_refused(&s, SDYRT_ARGUMENT,
                   "traffic_class is -2, expected -1 or more");
}

/* What only one rank sends may be its own. */
static void test_ranks_want_the_same(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = start_with(22809);
    sdyrt_nccl_config configs[2] = {s.nccl_config, s.nccl_config};
    s.nccl_configs = configs;
    configs[1].split_share = 1;
    expect_refused(&s, SDYRT_ARGUMENT,
                   "split_share is -1 on rank 0 and 1 on rank 1");
    configs[1].split_share = -1;
    configs[0].max_ctas = 4;
    expect_refused(&s, SDYRT_ARGUMENT,
                   "max_ctas is 4 on rank 0 and 0 on rank 1");
    configs[0].max_ctas = 0;
    configs[0].traffic_class = 5;
    configs[1].comm_name = "one";
    crew_run(&s, 2, NULL, ranks);
    crew_assert_fine(ranks, 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing_is_wanted_by_default),
        cmocka_unit_test(test_communicators_are_made_as_wanted),
        cmocka_unit_test(test_an_older_nccl_knows_no_name),
        cmocka_unit_test(test_what_nccl_does_not_take_is_refused),
        cmocka_unit_test(test_ranks_want_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Memory that contexts of the NCCL backend give: whether NCCL knows of it, and
 * that all of it comes back. */
#include "crew.h"
#include "fake_nccl.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define BYTES 1000

/* With the communicator that is for it, or with any other. */
static bool is_registered(const crew_rank *r, const void *memory) {
    const sdyi_nccl_rank *me = r->context->state;
    fake_lock();
    const bool is =
        me->registered != NULL && fake_is_registered(me->registered, memory, 1);
    fake_unlock();
    return is;
}

static bool is_registered_elsewhere(const crew_rank *r, const void *memory) {
    const sdyi_nccl_rank *me = r->context->state;
    fake_lock();
    const bool is =
        fake_is_registered(me->comm, memory, 1) ||
        (me->root != NULL && fake_is_registered(me->root, memory, 1));
    fake_unlock();
    return is;
}

static void run_crew(int registered, crew_fn fn) {
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    s.nccl_config.registered = registered;
    crew_run(&s, 2, fn, ranks);
    crew_assert_fine(ranks, 2);
}

static sdyrt_status take_two(crew_rank *r) {
    void *first, *second;
    SDYI_TRY(sdyrt_alloc(r->context, BYTES, &first));
    SDYI_TRY(sdyrt_alloc(r->context, 0, &second));
    EXPECT(is_registered(r, first) && is_registered(r, second));
    EXPECT(!is_registered_elsewhere(r, first));
    sdyrt_free(r->context, first);
    EXPECT(!is_registered(r, first) && is_registered(r, second));
    sdyrt_free(r->context, second);
    return SDYRT_OK;
}

static void test_memory_is_registered_where_it_is_asked_for(void **state) {
    (void)state;
    run_crew(1, take_two);
    (void)setenv("SDYRT_NCCL_REGISTER", "1", 1);
    run_crew(-1, take_two);
    (void)unsetenv("SDYRT_NCCL_REGISTER");
}

/* By nobody, and it is not of ncclMemAlloc, which graphs may register. */
static sdyrt_status take_unregistered(crew_rank *r) {
    void *memory;
    SDYI_TRY(sdyrt_alloc(r->context, BYTES, &memory));
    EXPECT(!is_registered(r, memory) && !is_registered_elsewhere(r, memory));
    fake_lock();
    const bool is_mapped = fake_is_mapped(memory);
    fake_unlock();
    EXPECT(!is_mapped);
    sdyrt_free(r->context, memory);
    return sdyrt_wait(r->context);
}

static void test_nothing_is_registered_else(void **state) {
    (void)state;
    run_crew(-1, take_unregistered);
    (void)setenv("SDYRT_NCCL_REGISTER", "1", 1);
    run_crew(0, take_unregistered);
    (void)unsetenv("SDYRT_NCCL_REGISTER");
}

static sdyrt_status take_in_vain(crew_rank *r) {
    void *memory = NULL;
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 1)
        return SDYRT_OK;
    const int64_t left = fake_left();
    static const struct {
        const char *call;
        sdyrt_status status;
    } cases[] = {{"ncclMemAlloc", SDYRT_MEMORY},
                 {"ncclCommRegister", SDYRT_BACKEND},
                 {"NCCL_LOCAL_REGISTER", SDYRT_BACKEND}};
    for (int i = 0; i < 3; i++) {
        fake_fail(cases[i].call, 0);
        EXPECT(sdyrt_alloc(r->context, BYTES, &memory) == cases[i].status);
        EXPECT_TEXT(cases[i].call); /* the cause, in NCCL's words */
        EXPECT(memory == NULL && fake_left() == left);
    }
    return sdyrt_alloc(r->context, BYTES, &memory);
}

static void test_memory_that_cannot_be_registered_is_not_given(void **state) {
    (void)state;
    run_crew(1, take_in_vain);
}

/* -- contexts that cannot be made ------------------------------------------ */

static void assert_all_fail(const crew_setting *s, int first,
                            sdyrt_status status, sdyrt_error_kind kind,
                            const char *text) {
    crew_rank ranks[2];
    crew_run(s, 2, NULL, ranks);
    crew_assert_failed(&ranks[first], status, kind, text);
    if (strcmp(ranks[1 - first].text, ranks[first].text) != 0)
        crew_assert_failed(&ranks[1 - first], SDYRT_ABORTED,
                           SDYRT_KIND_RANK_FAILED, text);
    crew_assert_clean();
}

static void test_an_nccl_that_registers_nothing_is_refused(void **state) {
    (void)state;
    crew_setting s = crew_start(2);
    s.nccl_config.registered = 1;
    fake_take_oldest();
    assert_all_fail(&s, 0, SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                    "ncclCommRegister (NCCL 2.19)");
}

/* The context's own memory is the first to be registered. */
static void test_a_context_whose_memory_nccl_does_not_register(void **state) {
    (void)state;
    static const char *const calls[] = {"ncclMemAlloc", "ncclCommRegister",
                                        "NCCL_LOCAL_REGISTER"};
    static const char *const words[] = {"ncclMemAlloc: unhandled cuda error",
                                        "ncclCommRegister",
                                        "NCCL_LOCAL_REGISTER"};
    for (int i = 0; i < 3; i++) {
        crew_rank ranks[2];
        crew_setting s = crew_start(2);
        s.nccl_config.registered = 1;
        fake_fail(calls[i], 0);
        crew_run(&s, 2, NULL, ranks);
        const int first = ranks[0].status == SDYRT_ABORTED;
        assert_int_equal(ranks[first].status,
                         i == 0 ? SDYRT_MEMORY : SDYRT_BACKEND);
        assert_non_null(strstr(ranks[first].text, words[i]));
        crew_assert_failed(&ranks[1 - first], SDYRT_ABORTED,
                           SDYRT_KIND_RANK_FAILED, words[i]);
        crew_assert_clean();
    }
}

static void test_ranks_that_differ_in_registering(void **state) {
    (void)state;
    crew_setting s = crew_start(2);
    sdyrt_nccl_config configs[2] = {s.nccl_config, s.nccl_config};
    configs[1].registered = 1;
    s.nccl_configs = configs;
    assert_all_fail(&s, 0, SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                    "nccl_config: registered is 0 on rank 0 and 1 on rank 1");
    s = crew_start(2);
    s.nccl_config.registered = 2;
    assert_all_fail(&s, 0, SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                    "nccl_config: registered is 2, expected -1 to 1");
}

/* -- the end --------------------------------------------------------------- */

static sdyrt_status leave_some(crew_rank *r) {
    void *memory;
    for (int i = 0; i < 3; i++)
        SDYI_TRY(sdyrt_alloc(r->context, BYTES, &memory));
    return SDYRT_OK;
}

static void test_what_is_left_goes_with_the_context(void **state) {
    (void)state;
    run_crew(0, leave_some);
    run_crew(1, leave_some);
}

static sdyrt_status free_after_the_end(crew_rank *r) {
    void *first, *second;
    SDYI_TRY(sdyrt_alloc(r->context, BYTES, &first));
    SDYI_TRY(sdyrt_alloc(r->context, BYTES, &second));
    fake_async_error(r->rank, SDYI_NCCL_REMOTE_ERROR);
    sdyrt_status status = SDYRT_OK;
    const double start = sdyi_clock();
    while (status == SDYRT_OK && sdyi_clock() - start < 60)
        status = sdyrt_wait(r->context);
    EXPECT(status == SDYRT_BACKEND);
    sdyrt_free(r->context, first); /* the second is left */
    return SDYRT_OK;
}

static void test_memory_of_a_context_that_has_ended(void **state) {
    (void)state;
    run_crew(0, free_after_the_end);
    run_crew(1, free_after_the_end);
}

static sdyrt_status take_what_is_not_there(crew_rank *r) {
    void *memory = NULL;
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 1)
        return SDYRT_OK;
    fake_fail("sdyi_gpu_alloc", 0);
    EXPECT(sdyrt_alloc(r->context, BYTES, &memory) == SDYRT_MEMORY);
    EXPECT_TEXT("1000");
    EXPECT(memory == NULL);
    return SDYRT_OK;
}

static void test_memory_that_is_not_there(void **state) {
    (void)state;
    run_crew(0, take_what_is_not_there);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_memory_is_registered_where_it_is_asked_for),
        cmocka_unit_test(test_nothing_is_registered_else),
        cmocka_unit_test(test_memory_that_cannot_be_registered_is_not_given),
        cmocka_unit_test(test_an_nccl_that_registers_nothing_is_refused),
        cmocka_unit_test(test_a_context_whose_memory_nccl_does_not_register),
        cmocka_unit_test(test_ranks_that_differ_in_registering),
        cmocka_unit_test(test_what_is_left_goes_with_the_context),
        cmocka_unit_test(test_memory_of_a_context_that_has_ended),
        cmocka_unit_test(test_memory_that_is_not_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

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

static bool is_registered(const crew_rank *r, const void *memory) {
    const sdyi_nccl_rank *me = r->context->state;
    fake_lock();
    const bool is = fake_is_registered(me->comm, memory);
    fake_unlock();
    return is;
}

static void run_crew(crew_fn fn) {
    crew_rank ranks[2];
    const crew_setting s = crew_start(2);
    crew_run(&s, 2, fn, ranks);
    crew_assert_fine(ranks, 2);
}

static sdyrt_status take_two(crew_rank *r) {
    void *first, *second;
    SDYI_TRY(sdyrt_alloc(r->context, BYTES, &first));
    SDYI_TRY(sdyrt_alloc(r->context, 0, &second));
    EXPECT(is_registered(r, first) && is_registered(r, second));
    sdyrt_free(r->context, first);
    EXPECT(!is_registered(r, first) && is_registered(r, second));
    sdyrt_free(r->context, second);
    return SDYRT_OK;
}

static void test_memory_is_registered(void **state) {
    (void)state;
    run_crew(take_two);
}

static sdyrt_status take_unregistered(crew_rank *r) {
    void *memory;
    SDYI_TRY(sdyrt_alloc(r->context, BYTES, &memory));
    EXPECT(!is_registered(r, memory));
    sdyrt_free(r->context, memory);
    return sdyrt_wait(r->context);
}

static void test_the_environment_leaves_registering_out(void **state) {
    (void)state;
    (void)setenv("SDYRT_NCCL_REGISTER", "0", 1);
    run_crew(take_unregistered);
    (void)unsetenv("SDYRT_NCCL_REGISTER");
}

static sdyrt_status fail_to_register(crew_rank *r) {
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 1)
        return SDYRT_OK;
    fake_fail("ncclCommRegister", 0);
    return take_unregistered(r);
}

static void test_memory_that_cannot_be_registered_is_given(void **state) {
    (void)state;
    run_crew(fail_to_register);
}

static sdyrt_status leave_some(crew_rank *r) {
    void *memory;
    for (int i = 0; i < 3; i++)
        SDYI_TRY(sdyrt_alloc(r->context, BYTES, &memory));
    return SDYRT_OK;
}

static void test_what_is_left_goes_with_the_context(void **state) {
    (void)state;
    run_crew(leave_some);
}

static sdyrt_status free_after_the_end(crew_rank *r) {
    void *first, *second;
    SDYI_TRY(sdyrt_alloc(r->context, BYTES, &first));
    SDYI_TRY(sdyrt_alloc(r->context, BYTES, &second));
    fake_async_error(r->rank, SDYI_NCCL_REMOTE_ERROR);
    sdyrt_status status = SDYRT_OK;
    const double start = sdyi_clock();
    while (status == SDYRT_OK && sdyi_clock() - start < 5)
        status = sdyrt_wait(r->context);
    EXPECT(status == SDYRT_BACKEND);
    sdyrt_free(r->context, first); /* the second is left */
    return SDYRT_OK;
}

static void test_memory_of_a_context_that_has_ended(void **state) {
    (void)state;
    run_crew(free_after_the_end);
}

static sdyrt_status take_what_is_not_there(crew_rank *r) {
    void *memory = NULL;
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 1)
        return SDYRT_OK;
    fake_fail("ncclMemAlloc", 0);
    EXPECT(sdyrt_alloc(r->context, BYTES, &memory) == SDYRT_MEMORY);
    EXPECT_TEXT("1000");
    EXPECT(memory == NULL);
    return SDYRT_OK;
}

static void test_memory_that_is_not_there(void **state) {
    (void)state;
    run_crew(take_what_is_not_there);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_memory_is_registered),
        cmocka_unit_test(test_the_environment_leaves_registering_out),
        cmocka_unit_test(test_memory_that_cannot_be_registered_is_given),
        cmocka_unit_test(test_what_is_left_goes_with_the_context),
        cmocka_unit_test(test_memory_of_a_context_that_has_ended),
        cmocka_unit_test(test_memory_that_is_not_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

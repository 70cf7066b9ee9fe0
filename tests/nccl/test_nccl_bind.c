/* The effect of a context on the thread that calls it: it runs next to its
 * device, on a machine of two cores with a device at each, and its current
 * device of CUDA is its own all the time. */
#include "crew.h"
#include "two_nodes.h"

#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

/* The cores that this thread may run on, as bits. */
static unsigned own_cores(void) {
    cpu_set_t set;
    unsigned bits = 0;
    assert_int_equal(sched_getaffinity(0, sizeof set, &set), 0);
    for (int core = 0; core < 8; core++)
        bits |= (unsigned)CPU_ISSET(core, &set) << core;
    return bits;
}

/* A context of one rank on this thread. */
static sdyrt_status make(int device, int bind, sdyrt_bootstrap *bootstrap,
                         sdyrt_context **context) {
    crew_setting s = crew_start(2);
    s.config.bind = bind;
    s.nccl_config.device = device;
    assert_int_equal(sdyrt_bootstrap_threads(1, bootstrap), SDYRT_OK);
    return sdyi_nccl_create(&s.config, &s.nccl_config, bootstrap, context);
}

static void test_the_thread_of_a_rank_is_next_to_its_device(void **state) {
    (void)state;
    const unsigned before = own_cores();
    if ((before & 3) != 3)
        skip(); /* it needs both cores */
    for (int device = 0; device < 2; device++) {
        sdyrt_bootstrap bootstrap = SDYRT_BOOTSTRAP_INIT;
        sdyrt_context *context = NULL;
        assert_int_equal(make(device, 1, &bootstrap, &context), SDYRT_OK);
        assert_int_equal(own_cores(), 1u << device);
        sdyrt_context_destroy(context);
        assert_int_equal(own_cores(), before);
        sdyrt_bootstrap_free(&bootstrap);
        crew_assert_clean();
    }
}

static void test_a_thread_that_is_not_to_be_bound(void **state) {
    (void)state;
    const unsigned before = own_cores();
    sdyrt_bootstrap bootstrap = SDYRT_BOOTSTRAP_INIT;
    sdyrt_context *context = NULL;
    assert_int_equal(make(1, 0, &bootstrap, &context), SDYRT_OK);
    assert_int_equal(own_cores(), before);
    sdyrt_context_destroy(context);
    sdyrt_bootstrap_free(&bootstrap);
    crew_assert_clean();
}

static void test_a_context_that_is_not_made_leaves_no_trace(void **state) {
    (void)state;
    const unsigned before = own_cores();
    sdyrt_bootstrap bootstrap = SDYRT_BOOTSTRAP_INIT;
    sdyrt_context *context = NULL;
    crew_setting s = crew_start(2);
    assert_int_equal(sdyrt_bootstrap_threads(1, &bootstrap), SDYRT_OK);
    fake_fail("ncclCommInitRankConfig", 0);
    assert_int_equal(
        sdyi_nccl_create(&s.config, &s.nccl_config, &bootstrap, &context),
        SDYRT_BACKEND);
    assert_int_equal(own_cores(), before);
    sdyrt_bootstrap_free(&bootstrap);
    crew_assert_clean();
}

static void *destroy(void *context) {
    sdyrt_context_destroy(context);
    return NULL;
}

/* The one that ends it was not bound, and the one that was is left. */
static void test_a_context_that_another_thread_ends(void **state) {
    (void)state;
    if ((own_cores() & 3) != 3)
        skip();
    sdyrt_bootstrap bootstrap = SDYRT_BOOTSTRAP_INIT;
    sdyrt_context *context = NULL;
    pthread_t thread;
    assert_int_equal(make(1, 1, &bootstrap, &context), SDYRT_OK);
    assert_int_equal(pthread_create(&thread, NULL, destroy, context), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_int_equal(own_cores(), 2);
    sdyrt_bootstrap_free(&bootstrap);
    crew_assert_clean();
}

/* That this thread's device is as it is to be after a call that works on device
 * 1. */
#define ON_DEVICE(device, call)                                                \
    do {                                                                       \
        int now;                                                               \
        assert_int_equal(call, SDYRT_OK);                                      \
        assert_int_equal(sdyi_gpu_current(&now), SDYRT_OK);                    \
        assert_int_equal(now, device);                                         \
    } while (0)

static sdyrt_status done(void) {
    return SDYRT_OK;
}

/* All that a program may call, in a thread that has chosen a device, or none
 * (-1): device 1 is left to that, where a context is. */
static void work_on_device_1(int chosen) {
    const int left = chosen < 0 ? 1 : chosen;
    sdyrt_bootstrap bootstrap = SDYRT_BOOTSTRAP_INIT;
    sdyrt_context *context = NULL;
    sdyrt_plan *plan = NULL;
    void *in, *out;
    char host[8] = "1234567";
    crew_setting s = crew_start(2);
    if (chosen >= 0)
        assert_int_equal(sdyi_gpu_select(chosen), SDYRT_OK);
    s.config.bind = 0;
    s.nccl_config.device = 1;
    assert_int_equal(sdyrt_bootstrap_threads(1, &bootstrap), SDYRT_OK);
    ON_DEVICE(left, sdyi_nccl_create(&s.config, &s.nccl_config, &bootstrap,
                                     &context));
    ON_DEVICE(left, sdyrt_alloc(context, 8, &in));
    ON_DEVICE(left, sdyrt_alloc(context, 8, &out));
    ON_DEVICE(left, sdyrt_copy(context, in, host, 8));
    ON_DEVICE(left,
              crew_plan(context, "tensor<8xi8>", "<mesh<[\"x\"=1]>, [{}]>",
                        "<mesh<[\"x\"=1]>, [{\"x\"}]>", NULL, &plan));
    ON_DEVICE(left, sdyrt_plan_run(plan, in, out));
    ON_DEVICE(left, sdyrt_wait(context));
    ON_DEVICE(left, sdyrt_copy(context, host, out, 8));
    assert_string_equal(host, "1234567");
    ON_DEVICE(left, (sdyrt_plan_destroy(plan), done()));
    ON_DEVICE(left, (sdyrt_free(context, in), done()));
    ON_DEVICE(left, (sdyrt_free(context, out), done()));
    ON_DEVICE(left, (sdyrt_context_destroy(context), done()));
    sdyrt_bootstrap_free(&bootstrap);
    crew_assert_clean();
}

static void test_the_callers_device_stays_current(void **state) {
    (void)state;
    work_on_device_1(0);
    work_on_device_1(1);
    assert_false(sdyi_gpu_has_context(0));
}

/* Half a GB, in each process of a machine. */
static void test_no_context_is_made_on_the_first_device(void **state) {
    (void)state;
    work_on_device_1(-1);
    assert_true(sdyi_gpu_has_context(1));
    assert_false(sdyi_gpu_has_context(0));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_thread_of_a_rank_is_next_to_its_device),
        cmocka_unit_test(test_a_thread_that_is_not_to_be_bound),
        cmocka_unit_test(test_a_context_that_is_not_made_leaves_no_trace),
        cmocka_unit_test(test_the_callers_device_stays_current),
        cmocka_unit_test(test_no_context_is_made_on_the_first_device),
        cmocka_unit_test(test_a_context_that_another_thread_ends),
    };
    /* the buses of the fake's devices; what is left in the environment ends
     * with the process */
    static const int buses[] = {0, 1};
    if (two_nodes_start(buses) != 0)
        return 1;
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return two_nodes_end() != 0 || failed != 0;
}

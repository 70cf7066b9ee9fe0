/* The cores next to a device. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/topology.h"
#include "two_nodes.h"

#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int set_up(void **state) {
    (void)state;
    static const int buses[] = {0x3b, 0xaf};
    return two_nodes_start(buses);
}

static int tear_down(void **state) {
    (void)state;
    return two_nodes_end();
}

static const struct {
    const char *bus_id;
    int core; /* of its node, which has no other */
} devices[] = {{"0000:3b:00.0", 0},
               {"0000:3B:00.0", 0},     /* as CUDA writes it */
               {"00000000:AF:00.0", 1}, /* as NVML does */
               {"af:00.0", 1}};
enum { N_DEVICES = sizeof devices / sizeof devices[0] };

static void test_a_device_is_found(void **state) {
    (void)state;
    for (int i = 0; i < N_DEVICES; i++) {
        sdyi_locality *near = sdyi_locality_find(devices[i].bus_id);
        assert_non_null(near);
        sdyi_locality_free(near);
    }
}

static void test_what_is_not_known_is_near_to_nothing(void **state) {
    (void)state;
    static const char *const ids[] = {"0000:20:00.0", /* of both nodes */
                                      "0000:02:00.0", "0001:3b:00.0", "GPU 0",
                                      ""};
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++)
        assert_null(sdyi_locality_find(ids[i]));
    assert_false(sdyi_locality_bind_thread(NULL));
    sdyi_locality_unbind_thread(NULL);
    sdyi_locality_free(NULL);
}

/* Of several nodes, but not of all: there are cores next to it, which are none
 * that this machine is sure to have. */
static void test_a_device_may_be_at_two_nodes(void **state) {
    (void)state;
    sdyi_locality *const near = sdyi_locality_find("0000:40:00.0");
    assert_non_null(near);
    sdyi_locality_free(near);
}

static cpu_set_t own_cores(void) {
    cpu_set_t set;
    assert_int_equal(sched_getaffinity(0, sizeof set, &set), 0);
    return set;
}

static void test_a_thread_is_bound_to_the_cores_of_a_device(void **state) {
    (void)state;
    const cpu_set_t before = own_cores();
    if (!CPU_ISSET(0, &before) || !CPU_ISSET(1, &before))
        skip(); /* it needs both cores */
    for (int i = 0; i < N_DEVICES; i++) {
        sdyi_locality *near = sdyi_locality_find(devices[i].bus_id);
        for (int twice = 0; twice < 2; twice++)
            assert_true(sdyi_locality_bind_thread(near));
        const cpu_set_t bound = own_cores();
        assert_int_equal(CPU_COUNT(&bound), 1);
        assert_true(CPU_ISSET(devices[i].core, &bound));
        for (int twice = 0; twice < 2; twice++)
            sdyi_locality_unbind_thread(near);
        const cpu_set_t after = own_cores();
        assert_true(CPU_EQUAL(&before, &after));
        sdyi_locality_free(near);
    }
    /* where a launcher lets it run on the other core alone */
    cpu_set_t first;
    CPU_ZERO(&first);
    CPU_SET(0, &first);
    assert_int_equal(sched_setaffinity(0, sizeof first, &first), 0);
    sdyi_locality *near = sdyi_locality_find("0000:af:00.0");
    assert_false(sdyi_locality_bind_thread(near));
    const cpu_set_t kept = own_cores();
    assert_true(CPU_EQUAL(&first, &kept));
    sdyi_locality_free(near);
    assert_int_equal(sched_setaffinity(0, sizeof before, &before), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_device_is_found),
        cmocka_unit_test(test_what_is_not_known_is_near_to_nothing),
        cmocka_unit_test(test_a_device_may_be_at_two_nodes),
        cmocka_unit_test(test_a_thread_is_bound_to_the_cores_of_a_device),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}

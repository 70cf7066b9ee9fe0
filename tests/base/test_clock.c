/* Time that a waiter counts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/clock.h"

static void test_time_runs_from_the_first_turn(void **state) {
    (void)state;
    sdyi_patience patience = {0};
    const double now = sdyi_clock();
    assert_true(sdyi_patience_turn(&patience, now) == 0);
    assert_float_equal(sdyi_patience_turn(&patience, now + 0.02), 0.02, 1e-6);
    assert_float_equal(sdyi_patience_turn(&patience, now + 0.05), 0.05, 1e-6);
}

static void test_a_machine_that_stood_still_takes_one_turn(void **state) {
    (void)state;
    sdyi_patience patience = {0};
    const double now = sdyi_clock();
    (void)sdyi_patience_turn(&patience, now);
    (void)sdyi_patience_turn(&patience, now + 0.01);
    const double waited = 0.01 + SDYI_LONGEST_TURN;
    assert_float_equal(sdyi_patience_turn(&patience, now + 3), waited, 1e-6);
    assert_float_equal(sdyi_patience_turn(&patience, now + 3.01), waited + 0.01,
                       1e-6);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_time_runs_from_the_first_turn),
        cmocka_unit_test(test_a_machine_that_stood_still_takes_one_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

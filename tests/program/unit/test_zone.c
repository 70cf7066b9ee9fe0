/* Zones and the interner: memory that goes at once, values that are kept once.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "program/ir/intern.h"
#include <string.h>

static sdyi_guard guard;
static sdyi_zone zone;

static int start(void **state) {
    (void)state;
    sdyi_zone_start(&zone, &guard);
    return setjmp(guard.target);
}

static int end(void **state) {
    (void)state;
    sdyi_zone_free(&zone);
    return 0;
}

static void test_memory_is_zeroed_aligned_and_apart(void **state) {
    (void)state;
    char *last = NULL;
    for (size_t bytes = 0; bytes < 3000; bytes += 7) {
        char *const at = sdyi_zone_alloc(&zone, bytes);
        assert_non_null(at);
        assert_ptr_not_equal(at, last);
        assert_int_equal((uintptr_t)at % _Alignof(max_align_t), 0);
        for (size_t i = 0; i < bytes; i++)
            assert_int_equal(at[i], 0);
        memset(at, 0xff, bytes);
        last = at;
    }
}

static void test_a_reset_gives_the_memory_again(void **state) {
    (void)state;
    int *const kept = SDYI_NEW(&zone, int, 1);
    *kept = 7;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&zone);
    char *const first = sdyi_zone_alloc(&zone, 100);
    memset(first, 1, 100);
    for (int i = 0; i < 1000; i++) /* over several chunks */
        (void)sdyi_zone_alloc(&zone, 10000);
    sdyi_zone_reset(&zone, mark);
    char *const again = sdyi_zone_alloc(&zone, 100);
    assert_ptr_equal(again, first);
    assert_int_equal(again[99], 0);
    assert_int_equal(*kept, 7);
}

static void test_an_array_keeps_its_elements_when_it_grows(void **state) {
    (void)state;
    int *array = NULL, n = 0, capacity = 0;
    for (; n < 5000; n++) {
        SDYI_GROW(&zone, array, n, capacity);
        assert_true(n < capacity);
        array[n] = 3 * n;
    }
    for (int i = 0; i < n; i++)
        assert_int_equal(array[i], 3 * i);
}

static void test_without_memory_it_jumps_to_its_guard(void **state) {
    (void)state;
    if (setjmp(guard.target) == 0) {
        (void)sdyi_zone_alloc_array(&zone, SIZE_MAX / 8, 16);
        fail();
    }
    if (setjmp(guard.target) == 0) {
        (void)sdyi_zone_alloc_raw(&zone, SIZE_MAX - 100);
        fail();
    }
    assert_true(guard.bytes >= SIZE_MAX / 2);
    assert_non_null(sdyi_zone_alloc(&zone, 10));
}

static void test_equal_values_are_one(void **state) {
    (void)state;
    sdyi_interner interner = {.zone = &zone};
    const void *kept[200];
    bool is_new;
    for (uint64_t i = 0; i < 200; i++) {
        const uint64_t value[2] = {i / 2, 5};
        kept[i] = sdyi_intern(&interner, value, sizeof value, &is_new);
        assert_int_equal(is_new, i % 2 == 0);
        assert_memory_equal(kept[i], value, sizeof value);
        assert_true(i % 2 == 0 || kept[i] == kept[i - 1]);
        assert_true(i < 2 || kept[i] != kept[i - 2]);
    }
    const uint64_t shorter = 0; /* the bytes that one of them begins with */
    const void *const other =
        sdyi_intern(&interner, &shorter, sizeof shorter, &is_new);
    assert_true(is_new);
    assert_ptr_not_equal(other, kept[0]);
}

static void test_a_room_that_holds_a_known_value_is_given_back(void **state) {
    (void)state;
    sdyi_interner interner = {.zone = &zone};
    const char text[] = "something large";
    const void *const kept = sdyi_intern(&interner, text, sizeof text, NULL);
    const sdyi_zone_mark before = sdyi_zone_get_mark(&zone);
    sdyi_intern_room room;
    sdyi_intern_open(&interner, sizeof text, &room);
    memcpy(room.value, text, sizeof text);
    assert_ptr_equal(sdyi_intern_close(&interner, &room), kept);
    assert_ptr_equal(sdyi_zone_get_mark(&zone).at, before.at);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_memory_is_zeroed_aligned_and_apart,
                                        start, end),
        cmocka_unit_test_setup_teardown(test_a_reset_gives_the_memory_again,
                                        start, end),
        cmocka_unit_test_setup_teardown(
            test_an_array_keeps_its_elements_when_it_grows, start, end),
        cmocka_unit_test_setup_teardown(
            test_without_memory_it_jumps_to_its_guard, start, end),
        cmocka_unit_test_setup_teardown(test_equal_values_are_one, start, end),
        cmocka_unit_test_setup_teardown(
            test_a_room_that_holds_a_known_value_is_given_back, start, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

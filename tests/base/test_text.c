/* Texts that grow piece by piece, in buffers of every size. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/text.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

enum { BYTES = 160, GUARD = 0x7f };

/* By what it writes itself and what it leaves to vsnprintf. */
static void write_all(sdyi_text *out) {
    sdyi_text_add(out, "%s is %d, ", "a", INT_MIN);
    sdyi_text_add(out, "%c: %lld%s", 'b', LLONG_MIN, "");
    sdyi_text_add(out, " %5.1f of 100 %% in %" PRIu64 " (%d)", 12.5, UINT64_MAX,
                  0);
    sdyi_text_add(out, "%s", " end");
}

static void test_a_text_is_cut_where_its_buffer_ends(void **state) {
    (void)state;
    char whole[BYTES];
    const int length =
        snprintf(whole, sizeof whole,
                 "a is %d, b: %lld %5.1f of 100 %% in %" PRIu64 " (0) end",
                 INT_MIN, LLONG_MIN, 12.5, UINT64_MAX);
    for (size_t bytes = 0; bytes <= (size_t)length + 2; bytes++) {
        char text[BYTES], expected[BYTES];
        sdyi_text out;
        memset(text, GUARD, sizeof text);
        memset(expected, GUARD, sizeof expected);
        (void)snprintf(expected, bytes, "%s", whole);
        sdyi_text_start(&out, text, bytes);
        write_all(&out);
        assert_int_equal(out.length, length);
        assert_string_equal(bytes == 0 ? "" : text, bytes == 0 ? "" : expected);
        const size_t used = bytes > 0 ? strlen(text) + 1 : 0;
        for (size_t i = used; i < sizeof text; i++)
            assert_int_equal(text[i], GUARD);
    }
}

static void test_a_text_is_counted_without_a_buffer(void **state) {
    (void)state;
    sdyi_text out;
    sdyi_text_start(&out, NULL, 10);
    sdyi_text_add(&out, "%s %d %5.1f", "abc", -10, 2.0);
    assert_int_equal(out.length, strlen("abc -10   2.0"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_text_is_cut_where_its_buffer_ends),
        cmocka_unit_test(test_a_text_is_counted_without_a_buffer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Hashes: each bit of a value reaches the bits that buckets are taken from. */
#include "base/hash.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void test_every_bit_reaches_the_buckets(void **state) {
    (void)state;
    enum { BUCKETS = 256, MOST = 16 };
    for (int shift = 0; shift <= 56; shift++) {
        int filled[BUCKETS] = {0};
        for (uint64_t i = 0; i < BUCKETS; i++) {
            const uint64_t value = i << shift;
            const uint64_t hash = sdyi_hash_int(
                sdyi_hash_int(SDYI_HASH_START, (int64_t)value), shift);
            assert_true(++filled[hash % BUCKETS] <= MOST);
        }
    }
}

static void test_words_and_bytes_behind_them_count(void **state) {
    (void)state;
    char text[] = "eight of them, and four";
    const uint64_t hash = sdyi_hash_bytes(SDYI_HASH_START, text, sizeof text);
    for (size_t i = 0; i < sizeof text; i++) {
        text[i] ^= 1;
        assert_true(sdyi_hash_bytes(SDYI_HASH_START, text, sizeof text) !=
                    hash);
        text[i] ^= 1;
        assert_true(sdyi_hash_bytes(SDYI_HASH_START, text, i) != hash);
    }
    assert_true(sdyi_hash_bytes(SDYI_HASH_START, text, sizeof text) == hash);
}

static void test_neighbouring_strings_do_not_run_together(void **state) {
    (void)state;
    const uint64_t a =
        sdyi_hash_string(sdyi_hash_string(SDYI_HASH_START, "ab"), "c");
    const uint64_t b =
        sdyi_hash_string(sdyi_hash_string(SDYI_HASH_START, "a"), "bc");
    assert_true(a != b);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_bit_reaches_the_buckets),
        cmocka_unit_test(test_words_and_bytes_behind_them_count),
        cmocka_unit_test(test_neighbouring_strings_do_not_run_together),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

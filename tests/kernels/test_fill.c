/* Filling boxes, against a plain loop; the whole buffer is compared, so a byte
 * written outside the box shows. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "kernels/box.h"
#include "kernels/boxes.h"

enum { GUARD = 64 };

static void check(const int64_t *counts, int rank, size_t width,
                  const int64_t *strides, int64_t span,
                  const unsigned char *value) {
    const size_t bytes = (size_t)span * width + 2 * GUARD;
    unsigned char *const out = malloc(bytes), *const want = malloc(bytes);
    assert_true(out && want);
    memset(out, 0x3c, bytes);
    memset(want, 0x3c, bytes);
    const int64_t base = GUARD - random_below(32);
    const int64_t n = element_count(counts, rank);
    for (int64_t e = 0; e < n; e++)
        memcpy(want + base +
                   element_offset(e, counts, strides, rank) * (int64_t)width,
               value, width);
    sdyi_fill_box(out + base, strides, counts, rank, width, value);
    if (memcmp(out, want, bytes) != 0)
        fail_msg("width %zu, rank %d: filled wrongly", width, rank);
    free(out);
    free(want);
}

static void random_value(unsigned char *value, size_t width) {
    random_bytes(value, width);
    const int64_t kind = random_below(3);
    if (kind > 0)
        memset(value, value[0], width);
    if (kind > 1) /* all bytes equal but the last */
        value[width - 1] ^= 1;
}

static void test_any_box_is_filled(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 3000; seed++) {
        random_seed(seed);
        const int rank = (int)random_below(seed % 3 ? 4 : SDYRT_MAX_RANK + 1);
        const size_t width = (size_t)1 << random_below(5);
        int64_t counts[SDYRT_MAX_RANK], strides[SDYRT_MAX_RANK];
        unsigned char value[16];
        random_counts(counts, rank, seed % 7 == 0 ? 20000 : 500);
        if (seed % 20 == 0 && rank > 0)
            counts[random_below(rank)] = 0;
        const int64_t span = random_strides(strides, counts, rank);
        random_value(value, width);
        check(counts, rank, width, strides, span, value);
    }
}

/* Large enough to be streamed: in one run, and in rows with a gap. */
static void test_a_large_box_is_filled(void **state) {
    (void)state;
    const unsigned char value[16] = {1, 2,  3,  4,  5,  6,  7,  8,
                                     9, 10, 11, 12, 13, 14, 15, 16};
    for (size_t width = 4; width <= 16; width *= 4) {
        const int64_t n = ((int64_t)34 << 20) / (int64_t)width;
        const int64_t counts[] = {n / 1001, 1001}, strides[] = {1003, 1};
        check(&n, 1, width, &strides[1], n, value);
        check(counts, 2, width, strides, n / 1001 * 1003, value);
    }
}

/* Strides of 2^62 belong to dimensions that nobody steps along. */
static void test_the_stride_of_a_single_element_is_not_used(void **state) {
    (void)state;
    const int64_t counts[] = {1, 3, 1};
    const int64_t strides[] = {(int64_t)1 << 62, 1, INT64_MIN};
    const uint64_t value = 0x0102030405060708;
    uint64_t out[5] = {0};
    sdyi_fill_box(out + 1, strides, counts, 3, 8, &value);
    const uint64_t want[5] = {0, value, value, value, 0};
    assert_memory_equal(out, want, sizeof out);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_box_is_filled),
        cmocka_unit_test(test_a_large_box_is_filled),
        cmocka_unit_test(test_the_stride_of_a_single_element_is_not_used),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

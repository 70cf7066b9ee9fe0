/* Copying boxes, against a plain loop over all elements. The whole target
 * buffer is compared, so a byte written outside the box shows. */
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

/* Copy by the kernel and by the plain loop, and compare. */
static void check(const int64_t *counts, int rank, size_t width,
                  const int64_t *in_strides, int64_t in_span,
                  const int64_t *out_strides, int64_t out_span, size_t shift) {
    const size_t in_bytes = (size_t)in_span * width;
    const size_t out_bytes = (size_t)out_span * width + 2 * GUARD;
    char *const in = malloc(in_bytes + shift), *const source = in + shift;
    char *const out = malloc(out_bytes), *const want = malloc(out_bytes);
    assert_true(in && out && want);
    random_bytes(source, in_bytes);
    memset(out, 0xa5, out_bytes);
    memset(want, 0xa5, out_bytes);
    const size_t base = GUARD - random_bits() % 32;

    const int64_t n = element_count(counts, rank);
    for (int64_t e = 0; e < n; e++)
        memcpy(want + base +
                   element_offset(e, counts, out_strides, rank) *
                       (int64_t)width,
               source +
                   element_offset(e, counts, in_strides, rank) * (int64_t)width,
               width);
    sdyi_copy_box(source, in_strides, out + base, out_strides, counts, rank,
                  width);
    if (memcmp(out, want, out_bytes) != 0) {
        print_error("width %zu:", width);
        for (int d = 0; d < rank; d++)
            print_error(" %jd (%jd -> %jd)", (intmax_t)counts[d],
                        (intmax_t)in_strides[d], (intmax_t)out_strides[d]);
        fail_msg("copied wrongly");
    }
    free(in);
    free(out);
    free(want);
}

static void check_random(int rank, size_t width, int64_t limit) {
    int64_t counts[SDYRT_MAX_RANK];
    int64_t in_strides[SDYRT_MAX_RANK], out_strides[SDYRT_MAX_RANK];
    random_counts(counts, rank, limit);
    const int64_t in_span = random_strides(in_strides, counts, rank);
    const int64_t out_span = random_strides(out_strides, counts, rank);
    check(counts, rank, width, in_strides, in_span, out_strides, out_span,
          random_bits() % 17);
}

static void test_any_box_is_copied(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 3000; seed++) {
        random_seed(seed);
        check_random((int)random_below(SDYRT_MAX_RANK + 1),
                     (size_t)1 << random_below(5),
                     seed % 10 == 0 ? 40000 : 1000);
    }
}

static void test_low_ranks_are_copied(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 3000; seed++) {
        random_seed(seed);
        check_random((int)random_below(4), (size_t)1 << seed % 5, 5000);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_box_is_copied),
        cmocka_unit_test(test_low_ranks_are_copied),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

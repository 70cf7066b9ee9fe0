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

enum { GUARD = 64, LARGE = 33 << 20 }; /* bytes; streamed from LARGE on */

/* Bytes moved, for every way to move a box: by itself, several runs at a time,
 * several pages, and past the caches. */
static const size_t moves[] = {0, 1 << 20, 16 << 20, LARGE};

/* The plain loop: element after element, the last dimension fastest. */
static void copy_plainly(const char *in, const int64_t *in_strides, char *out,
                         const int64_t *out_strides, const int64_t *counts,
                         int rank, size_t width) {
    int64_t index[SDYRT_MAX_RANK] = {0}, from = 0, to = 0;
    int64_t left = element_count(counts, rank);
    for (; left > 0; left--) {
        memcpy(out + to * (int64_t)width, in + from * (int64_t)width, width);
        for (int d = rank - 1; d >= 0; d--) {
            from += in_strides[d];
            to += out_strides[d];
            if (++index[d] < counts[d])
                break;
            from -= counts[d] * in_strides[d];
            to -= counts[d] * out_strides[d];
            index[d] = 0;
        }
    }
}

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
    memset(want, 0xa5, out_bytes);
    const size_t base = GUARD - random_bits() % 32;

    copy_plainly(source, in_strides, want + base, out_strides, counts, rank,
                 width);
    const int64_t elements = element_count(counts, rank);
    for (size_t m = 0; m < sizeof moves / sizeof moves[0]; m++) {
        if (m > 0 && moves[m] <= (size_t)elements * width)
            continue; /* as if it were alone */
        memset(out, 0xa5, out_bytes);
        sdyi_copy_box_of(source, in_strides, out + base, out_strides, counts,
                         rank, width, moves[m]);
        if (memcmp(out, want, out_bytes) == 0)
            continue;
        print_error("width %zu, %zu bytes moved:", width, moves[m]);
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

static void test_an_empty_box_copies_nothing(void **state) {
    (void)state;
    const int64_t counts[] = {3, 0, 2}, strides[] = {1, 5, 7};
    char out[64];
    memset(out, 1, sizeof out);
    sdyi_copy_box(NULL, strides, out, strides, counts, 3, 4);
    for (size_t i = 0; i < sizeof out; i++)
        assert_int_equal(out[i], 1);
}

static void test_rank_0_is_one_element(void **state) {
    (void)state;
    const uint32_t in[2] = {7, 8};
    uint32_t out[2] = {1, 1};
    sdyi_copy_box(in, NULL, out, NULL, NULL, 0, 4);
    assert_int_equal(out[0], 7);
    assert_int_equal(out[1], 1);
}

/* Strides of 2^62 belong to dimensions that nobody steps along. */
static void test_the_stride_of_a_single_element_is_not_used(void **state) {
    (void)state;
    const int64_t counts[] = {1, 2, 1, 2};
    const int64_t in_strides[] = {(int64_t)1 << 62, 1, INT64_MIN, 2};
    const int64_t out_strides[] = {INT64_MAX, 2, (int64_t)1 << 62, 1};
    const uint64_t in[4] = {1, 2, 3, 4}, want[4] = {1, 3, 2, 4};
    uint64_t out[4] = {0};
    sdyi_copy_box(in, in_strides, out, out_strides, counts, 4, 8);
    assert_memory_equal(out, want, sizeof out);
}

/* Runs of whole cache lines and of parts of them, and whole pages, in numbers
 * that those moved at a time divide and do not divide. */
static void test_long_runs_and_pages_are_copied(void **state) {
    (void)state;
    random_seed(13);
    static const int64_t runs[] = {255, 256, 257, 320, 1000, 4096, 4160, 5000};
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++)
        for (int64_t rows = 1; rows <= 9; rows++) {
            const int64_t counts[] = {3, rows, runs[i]}, run = runs[i];
            const int64_t tight[] = {rows * run, run, 1};
            const int64_t gaps[] = {rows * (run + 7) + 9, run + 7, 1};
            const int64_t turned[] = {run + 1, 3 * (run + 1), 1};
            const int64_t span = 3 * rows * (run + 7) + 27;
            check(counts, 3, 1, tight, span, tight, span, 0);
            check(counts, 3, 1, gaps, span, tight, span, 1);
            check(counts, 3, 1, tight, span, gaps, span, 64);
            check(counts, 3, 1, gaps, span, turned, span, 3);
        }
}

/* An input stride of 0 repeats, a negative one reverses. */
static void test_an_input_may_repeat_or_run_backwards(void **state) {
    (void)state;
    const int64_t counts[] = {2, 3}, in_strides[] = {0, -1};
    const int64_t out_strides[] = {3, 1};
    const uint16_t in[3] = {1, 2, 3}, want[6] = {3, 2, 1, 3, 2, 1};
    uint16_t out[6] = {0};
    sdyi_copy_box(in + 2, in_strides, out, out_strides, counts, 2, 2);
    assert_memory_equal(out, want, sizeof out);
}

/* ---- boxes that are large enough to be streamed ---- */

static void check_large(size_t width, int64_t inner, int64_t in_pad,
                        int64_t out_pad, bool crossed) {
    const int64_t outer = LARGE / ((int64_t)width * inner);
    const int64_t counts[] = {outer, inner};
    const int64_t along[] = {inner + in_pad, 1};
    const int64_t across[] = {1, outer + in_pad};
    const int64_t out_strides[] = {inner + out_pad, 1};
    check(counts, 2, width, crossed ? across : along,
          crossed ? inner * (outer + in_pad) : outer * (inner + in_pad),
          out_strides, outer * (inner + out_pad), random_bits() % 17);
}

static void test_large_transposes_are_copied(void **state) {
    (void)state;
    random_seed(11);
    for (size_t width = 1; width <= 16; width *= 2) {
        check_large(width, 1003, 5, 3, true);
    }
    check_large(4, 1024, 0, 0, true);
    check_large(4, 3, 1, 0, true);
    check_large(2, 1 << 20, 0, 1, true);
}

static void test_large_boxes_of_short_and_long_runs_are_copied(void **state) {
    (void)state;
    random_seed(12);
    static const int64_t runs[] = {15, 60, 64, 256, 1000};
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        const int64_t width = runs[i] % 4 == 0 ? 4 : 1;
        check_large((size_t)width, runs[i] / width, 16, 0, false);
        check_large((size_t)width, runs[i] / width, 0, 16, false);
        check_large((size_t)width, runs[i] / width, 1, 3, false);
    }
    check_large(8, 3000, 1, 1, false);
    check_large(4, (LARGE / 4) / 3, 1, 0, false); /* fewer rows than abreast */
    check_large(1, LARGE, 0, 0, false);
}

/* Rows and lines that line up, which random bases rarely do. */
static void test_large_boxes_on_cache_lines_are_copied(void **state) {
    (void)state;
    static const int64_t runs[] = {64, 256, 1024, 16384};
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        const int64_t counts[] = {LARGE / runs[i] + 3, runs[i]};
        const int64_t in_strides[] = {runs[i] + 64, 1};
        const int64_t out_strides[] = {runs[i] + 128, 1};
        const size_t in_bytes = (size_t)(counts[0] * in_strides[0]);
        const size_t out_bytes = (size_t)(counts[0] * out_strides[0]);
        char *const in = aligned_alloc(64, in_bytes);
        char *const out = aligned_alloc(64, out_bytes);
        assert_true(in && out);
        random_bytes(in, in_bytes);
        memset(out, 0x5a, out_bytes);
        sdyi_copy_box(in, in_strides, out, out_strides, counts, 2, 1);
        for (int64_t r = 0; r < counts[0]; r++) {
            const char *const row = out + r * out_strides[0];
            assert_memory_equal(row, in + r * in_strides[0], runs[i]);
            for (int64_t k = runs[i]; k < out_strides[0]; k++)
                if (row[k] != 0x5a)
                    fail_msg("row %jd: the gap was written", (intmax_t)r);
        }
        free(in);
        free(out);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_box_is_copied),
        cmocka_unit_test(test_low_ranks_are_copied),
        cmocka_unit_test(test_an_empty_box_copies_nothing),
        cmocka_unit_test(test_rank_0_is_one_element),
        cmocka_unit_test(test_the_stride_of_a_single_element_is_not_used),
        cmocka_unit_test(test_long_runs_and_pages_are_copied),
        cmocka_unit_test(test_an_input_may_repeat_or_run_backwards),
        cmocka_unit_test(test_large_transposes_are_copied),
        cmocka_unit_test(test_large_boxes_of_short_and_long_runs_are_copied),
        cmocka_unit_test(test_large_boxes_on_cache_lines_are_copied),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Converting elements, against the definition: the nearest of all values that
 * the target has, found by looking at them, and C's own casts for f32 and f64.
 * Values are long double, which holds every dtype's numbers exactly. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "kernels/box.h"
#include "kernels/boxes.h"

static uint64_t converted(sdyrt_dtype from, uint64_t bits, sdyrt_dtype to) {
    uint64_t result = 0;
    sdyi_convert_box(from, &bits, NULL, to, &result, NULL, NULL, 0);
    return result;
}

static uint64_t bits_of(double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static uint64_t bits_of_f32(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

/* ---- the small floats, from their definitions ---- */

typedef struct format {
    sdyrt_dtype dtype;
    int exponent_bits, fraction_bits, bias;
    unsigned largest; /* the encoding of the largest finite number */
    /* Encodings without their sign; NaN stands for "no infinity". */
    unsigned infinity, nan;
    bool negative_zero;
} format;

static const format formats[] = {
    {SDYRT_F16, 5, 10, 15, 0x7bff, 0x7c00, 0x7e00, true},
    {SDYRT_BF16, 8, 7, 127, 0x7f7f, 0x7f80, 0x7fc0, true},
    {SDYRT_F8E4M3, 4, 3, 7, 0x77, 0x78, 0x7c, true},
    {SDYRT_F8E4M3FN, 4, 3, 7, 0x7e, 0x7f, 0x7f, true},
    {SDYRT_F8E4M3FNUZ, 4, 3, 8, 0x7f, 0x80, 0x80, false},
    {SDYRT_F8E4M3B11FNUZ, 4, 3, 11, 0x7f, 0x80, 0x80, false},
    {SDYRT_F8E5M2, 5, 2, 15, 0x7b, 0x7c, 0x7e, true},
    {SDYRT_F8E5M2FNUZ, 5, 2, 16, 0x7f, 0x80, 0x80, false},
    {SDYRT_F8E3M4, 3, 4, 3, 0x6f, 0x70, 0x78, true},
};
enum { FORMATS = sizeof formats / sizeof *formats };

/* The value of an encoding without sign, also of the one after the largest. */
static long double value_of(const format *f, unsigned encoding) {
    const unsigned field = encoding >> f->fraction_bits;
    const unsigned fraction = encoding & ((1u << f->fraction_bits) - 1);
    const int unit = (field ? (int)field : 1) - f->bias - f->fraction_bits;
    return ldexpl(fraction + (field ? 1u << f->fraction_bits : 0), unit);
}

static unsigned sign_of(const format *f) {
    return 1u << (f->exponent_bits + f->fraction_bits);
}

/* The encoding of the nearest value, of two the even one. */
static unsigned nearest(const format *f, long double value) {
    const long double size = fabsl(value);
    const unsigned sign = signbit(value) ? sign_of(f) : 0;
    if (isnan(value))
        return f->nan | sign;
    unsigned low = 0, high = f->largest + 1;
    if (isinf(value))
        low = high;
    while (high - low > 1) { /* value_of(low) <= size < value_of(high) */
        const unsigned middle = (low + high) / 2;
        if (value_of(f, middle) <= size)
            low = middle;
        else
            high = middle;
    }
    if (low < high) {
        const long double down = size - value_of(f, low);
        const long double up = value_of(f, high) - size;
        if (up < down || (up == down && low % 2 == 1))
            low = high;
    }
    if (low > f->largest)
        low = f->infinity;
    return low == 0 && !f->negative_zero ? 0 : low | sign;
}

static void check_nearest(const format *f, double value) {
    const uint64_t got = converted(SDYRT_F64, bits_of(value), f->dtype);
    if (got != nearest(f, value))
        fail_msg("%s of %a: %jx, expected %x", sdyrt_dtype_name(f->dtype),
                 value, (uintmax_t)got, nearest(f, value));
}

static void test_a_small_float_is_the_nearest_one(void **state) {
    (void)state;
    random_seed(1);
    for (int i = 0; i < FORMATS; i++) {
        const format *const f = &formats[i];
        for (unsigned k = 0; k <= f->largest; k++) {
            const double here = (double)value_of(f, k);
            const double next = (double)value_of(f, k + 1);
            const double middle = (here + next) / 2;
            const double values[] = {here,
                                     middle,
                                     nextafter(middle, here),
                                     nextafter(middle, next),
                                     nextafter(here, INFINITY),
                                     nextafter(next, 0)};
            for (size_t v = 0; v < sizeof values / sizeof *values; v++) {
                check_nearest(f, values[v]);
                check_nearest(f, -values[v]);
            }
        }
        for (int k = 0; k < 20000; k++) { /* of any size */
            const uint64_t bits = random_bits();
            double value;
            memcpy(&value, &bits, sizeof value);
            if (!isnan(value))
                check_nearest(f, value);
        }
        check_nearest(f, INFINITY);
        check_nearest(f, -INFINITY);
        check_nearest(f, NAN);
        check_nearest(f, -NAN);
        check_nearest(f, DBL_TRUE_MIN);
        check_nearest(f, -DBL_TRUE_MIN);
    }
}

static void test_a_small_float_widens_to_its_value(void **state) {
    (void)state;
    for (int i = 0; i < FORMATS; i++) {
        const format *const f = &formats[i];
        for (unsigned k = 0; k < 2 * sign_of(f); k++) {
            const unsigned number = k & (sign_of(f) - 1);
            const uint64_t bits = converted(f->dtype, k, SDYRT_F64);
            double got;
            memcpy(&got, &bits, sizeof got);
            assert_int_equal(converted(f->dtype, k, f->dtype), k);
            if (k == f->infinity || number == f->infinity) {
                if (f->infinity != f->nan) {
                    assert_true(isinf(got));
                    continue;
                }
            }
            if (number > f->largest || (!f->negative_zero && k == f->nan)) {
                assert_true(isnan(got));
                continue;
            }
            const double want = (double)value_of(f, number);
            assert_true(fabs(got) == want);
            assert_int_equal(signbit(got) != 0, k >= sign_of(f));
        }
    }
}

static void test_e8m0_is_a_power_of_two(void **state) {
    (void)state;
    for (int k = 0; k < 255; k++) {
        const double value = ldexp(1, k - 127);
        assert_int_equal(converted(SDYRT_F64, bits_of(value), SDYRT_F8E8M0FNU),
                         k);
        assert_int_equal(converted(SDYRT_F8E8M0FNU, (uint64_t)k, SDYRT_F64),
                         bits_of(value));
        /* 1.5 is as near to 1 as to 2: the larger one */
        assert_int_equal(
            converted(SDYRT_F64, bits_of(1.5 * value), SDYRT_F8E8M0FNU), k + 1);
        assert_int_equal(
            converted(SDYRT_F64, bits_of(1.25 * value), SDYRT_F8E8M0FNU), k);
    }
    static const struct {
        double value;
        unsigned want;
    } others[] = {{0, 0},          {-0.0, 0},     {0x1p-200, 0},
                  {-1, 0xff},      {NAN, 0xff},   {INFINITY, 0xff},
                  {0x1p128, 0xff}, {0x1p127, 254}};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_int_equal(
            converted(SDYRT_F64, bits_of(others[i].value), SDYRT_F8E8M0FNU),
            others[i].want);
    const uint64_t nan = converted(SDYRT_F8E8M0FNU, 0xff, SDYRT_F32);
    assert_true((nan & 0x7fffffff) > 0x7f800000);
}

/* ---- the large ones, by C's casts ---- */

static void test_f64_narrows_to_f32_as_c_does(void **state) {
    (void)state;
    random_seed(2);
    for (int i = 0; i < 200000; i++) {
        uint64_t bits = random_bits();
        if (i % 4 != 0) /* an exponent that f32 has, or nearly has */
            bits = (bits & 0x800fffffffffffff) |
                   (uint64_t)(1023 - 155 + random_below(290)) << 52;
        if (i % 3 == 0) /* a tie */
            bits = (bits & ~(uint64_t)0x1fffffff) | 0x10000000;
        double value;
        memcpy(&value, &bits, sizeof value);
        if (isnan(value))
            continue;
        const volatile float want = (float)value;
        const uint64_t got = converted(SDYRT_F64, bits, SDYRT_F32);
        if (got != bits_of_f32(want))
            fail_msg("%a became %jx", value, (uintmax_t)got);
        assert_int_equal(converted(SDYRT_F32, got, SDYRT_F64),
                         bits_of((double)want));
    }
    assert_int_equal(converted(SDYRT_F64, 0xfff8000000000000, SDYRT_F32),
                     0xffc00000);
    assert_int_equal(converted(SDYRT_F64, 0x7ff4000000000001, SDYRT_F32),
                     0x7fe00000);
}

static const struct {
    sdyrt_dtype dtype;
    int bits;
    bool is_signed;
} ints[] = {{SDYRT_I8, 8, true},    {SDYRT_I16, 16, true},
            {SDYRT_I32, 32, true},  {SDYRT_I64, 64, true},
            {SDYRT_U8, 8, false},   {SDYRT_U16, 16, false},
            {SDYRT_U32, 32, false}, {SDYRT_U64, 64, false}};
enum { INTS = sizeof ints / sizeof *ints };

static uint64_t low_bits(uint64_t value, int bits) {
    return bits == 64 ? value : value & (((uint64_t)1 << bits) - 1);
}

static void test_floats_become_ints_towards_zero_and_in_range(void **state) {
    (void)state;
    random_seed(3);
    for (int i = 0; i < INTS; i++) {
        const int bits = ints[i].bits;
        const long double most =
            ldexpl(1, ints[i].is_signed ? bits - 1 : bits) - 1;
        const long double least = ints[i].is_signed ? -most - 1 : 0;
        for (int k = 0; k < 20000; k++) {
            const double value =
                ldexp((double)(int64_t)random_bits(), -(int)random_below(80));
            long double want = truncl(value);
            want = want > most ? most : want < least ? least : want;
            const uint64_t number =
                want < 0 ? (uint64_t)(int64_t)want : (uint64_t)want;
            assert_int_equal(
                converted(SDYRT_F64, bits_of(value), ints[i].dtype),
                low_bits(number, bits));
        }
        const sdyrt_dtype t = ints[i].dtype;
        assert_int_equal(converted(SDYRT_F64, bits_of(NAN), t), 0);
        assert_int_equal(converted(SDYRT_F64, bits_of(INFINITY), t),
                         (uint64_t)most);
        assert_int_equal(
            converted(SDYRT_F64, bits_of(-INFINITY), t),
            ints[i].is_signed ? low_bits((uint64_t)(int64_t)least, bits) : 0);
    }
}

static void test_ints_become_floats_rounded_once(void **state) {
    (void)state;
    random_seed(4);
    for (int k = 0; k < 50000; k++) {
        const uint64_t number = random_bits() >> random_below(64);
        const int64_t minus = (int64_t)(0 - (number >> 1));
        assert_int_equal(converted(SDYRT_U64, number, SDYRT_F32),
                         bits_of_f32((float)number));
        assert_int_equal(converted(SDYRT_U64, number, SDYRT_F64),
                         bits_of((double)number));
        assert_int_equal(converted(SDYRT_I64, (uint64_t)minus, SDYRT_F32),
                         bits_of_f32((float)minus));
        for (int i = 0; i < FORMATS; i++)
            assert_int_equal(
                converted(SDYRT_I64, (uint64_t)minus, formats[i].dtype),
                nearest(&formats[i], minus == 0 ? 0 : (long double)minus));
    }
}

static void test_ints_wrap_to_ints(void **state) {
    (void)state;
    random_seed(5);
    for (int i = 0; i < INTS; i++)
        for (int j = 0; j < INTS; j++)
            for (int k = 0; k < 200; k++) {
                const int bits = ints[i].bits;
                const uint64_t from = low_bits(random_bits(), bits);
                uint64_t whole = from;
                if (ints[i].is_signed && from >> (bits - 1))
                    whole |= ~low_bits(UINT64_MAX, bits);
                assert_int_equal(converted(ints[i].dtype, from, ints[j].dtype),
                                 low_bits(whole, ints[j].bits));
            }
}

static void test_i1_says_whether_there_is_something(void **state) {
    (void)state;
    assert_int_equal(converted(SDYRT_F32, bits_of_f32(-0.0f), SDYRT_BOOL), 0);
    assert_int_equal(converted(SDYRT_F32, bits_of_f32(0.5f), SDYRT_BOOL), 1);
    assert_int_equal(converted(SDYRT_F32, bits_of_f32(NAN), SDYRT_BOOL), 1);
    assert_int_equal(converted(SDYRT_I32, 256, SDYRT_BOOL), 1);
    assert_int_equal(converted(SDYRT_U8, 0, SDYRT_BOOL), 0);
    assert_int_equal(converted(SDYRT_C64, 0, SDYRT_BOOL), 0);
    assert_int_equal(converted(SDYRT_C64, (uint64_t)1 << 32, SDYRT_BOOL), 1);
    for (uint64_t i = 0; i < 256; i++) {
        assert_int_equal(converted(SDYRT_BOOL, i, SDYRT_I16), i != 0);
        assert_int_equal(converted(SDYRT_BOOL, i, SDYRT_F32),
                         i != 0 ? 0x3f800000 : 0);
    }
}

static void test_complex_numbers_keep_or_lose_a_part(void **state) {
    (void)state;
    const double wide[2] = {1.5, -0.0};
    float narrow[2] = {0, 0};
    double back[2] = {0, 0};
    sdyi_convert_box(SDYRT_C128, wide, NULL, SDYRT_C64, narrow, NULL, NULL, 0);
    assert_true(narrow[0] == 1.5f && narrow[1] == 0 && signbit(narrow[1]));
    sdyi_convert_box(SDYRT_C64, narrow, NULL, SDYRT_C128, back, NULL, NULL, 0);
    assert_memory_equal(back, wide, sizeof back);

    int32_t whole = 0;
    sdyi_convert_box(SDYRT_C128, wide, NULL, SDYRT_I32, &whole, NULL, NULL, 0);
    assert_int_equal(whole, 1);
    whole = -7;
    sdyi_convert_box(SDYRT_I32, &whole, NULL, SDYRT_C128, back, NULL, NULL, 0);
    assert_true(back[0] == -7 && back[1] == 0 && !signbit(back[1]));
    sdyi_convert_box(SDYRT_I32, &whole, NULL, SDYRT_C64, narrow, NULL, NULL, 0);
    assert_true(narrow[0] == -7 && narrow[1] == 0);
}

/* ---- boxes ---- */

static void test_any_box_is_converted(void **state) {
    (void)state;
    enum { GUARD = 64 };
    for (uint64_t seed = 0; seed < 2000; seed++) {
        random_seed(seed);
        const int rank = (int)random_below(seed % 3 ? 4 : SDYRT_MAX_RANK + 1);
        const sdyrt_dtype from = (sdyrt_dtype)random_below(SDYRT_DTYPE_COUNT);
        const sdyrt_dtype to = (sdyrt_dtype)random_below(SDYRT_DTYPE_COUNT);
        const size_t in_width = sdyrt_dtype_bytes(from);
        const size_t out_width = sdyrt_dtype_bytes(to);
        int64_t counts[SDYRT_MAX_RANK];
        int64_t in_strides[SDYRT_MAX_RANK], out_strides[SDYRT_MAX_RANK];
        random_counts(counts, rank, 400);
        if (seed % 20 == 0 && rank > 0)
            counts[random_below(rank)] = 0;
        const size_t in_bytes =
            (size_t)random_strides(in_strides, counts, rank) * in_width;
        const size_t out_bytes =
            (size_t)random_strides(out_strides, counts, rank) * out_width +
            2 * GUARD;
        char *const in = malloc(in_bytes + 16);
        char *const out = malloc(out_bytes), *const want = malloc(out_bytes);
        assert_true(in && out && want);
        char *const source = in + random_below(16);
        random_bytes(source, in_bytes);
        memset(out, 0x3c, out_bytes);
        memset(want, 0x3c, out_bytes);
        const int64_t base = GUARD - random_below(16);
        const int64_t n = element_count(counts, rank);
        for (int64_t e = 0; e < n; e++)
            sdyi_convert_box(from,
                             source +
                                 element_offset(e, counts, in_strides, rank) *
                                     (int64_t)in_width,
                             NULL, to,
                             want + base +
                                 element_offset(e, counts, out_strides, rank) *
                                     (int64_t)out_width,
                             NULL, NULL, 0);
        sdyi_convert_box(from, source, in_strides, to, out + base, out_strides,
                         counts, rank);
        if (memcmp(out, want, out_bytes) != 0)
            fail_msg("%s to %s, rank %d: converted wrongly",
                     sdyrt_dtype_name(from), sdyrt_dtype_name(to), rank);
        free(in);
        free(out);
        free(want);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_small_float_is_the_nearest_one),
        cmocka_unit_test(test_a_small_float_widens_to_its_value),
        cmocka_unit_test(test_e8m0_is_a_power_of_two),
        cmocka_unit_test(test_f64_narrows_to_f32_as_c_does),
        cmocka_unit_test(test_floats_become_ints_towards_zero_and_in_range),
        cmocka_unit_test(test_ints_become_floats_rounded_once),
        cmocka_unit_test(test_ints_wrap_to_ints),
        cmocka_unit_test(test_i1_says_whether_there_is_something),
        cmocka_unit_test(test_complex_numbers_keep_or_lose_a_part),
        cmocka_unit_test(test_any_box_is_converted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

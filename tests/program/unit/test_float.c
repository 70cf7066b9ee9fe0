/* Formats of floats: every code of the small ones, and how numbers round. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "program/ir/float.h"
#include <math.h>

static const int bits_of_formats[SDYI_FLOAT_COUNT] = {
#define SDYI_FLOAT(constant, name, bits) bits,
    SDYI_FLOAT_FORMATS(SDYI_FLOAT)
#undef SDYI_FLOAT
};

static void test_a_value_comes_back_to_its_code(void **state) {
    (void)state;
    for (int f = 0; f < SDYI_FLOAT_COUNT; f++) {
        if (bits_of_formats[f] > 19)
            continue;
        for (uint64_t code = 0; code >> bits_of_formats[f] == 0; code++) {
            const double value = sdyi_float_value((sdyi_float)f, code);
            const uint64_t back = sdyi_float_bits((sdyi_float)f, value);
            if (isnan(value))
                assert_true(isnan(sdyi_float_value((sdyi_float)f, back)));
            else
                assert_int_equal(back, code);
        }
    }
}

static void test_codes_are_in_the_order_of_their_values(void **state) {
    (void)state;
    for (int f = 0; f < SDYI_FLOAT_COUNT; f++) {
        if (bits_of_formats[f] > 19)
            continue;
        const bool has_sign = f != SDYI_F8E8M0FNU;
        const int positive = bits_of_formats[f] - has_sign;
        double before = -1;
        for (uint64_t code = 0; code >> positive == 0; code++) {
            const double value = sdyi_float_value((sdyi_float)f, code);
            if (isnan(value))
                continue;
            assert_true(value > before);
            before = value;
        }
    }
}

/* Bits that MLIR reads from a number. */
static const struct {
    sdyi_float format;
    double value;
    uint64_t code;
} roundings[] = {
    {SDYI_F32, 0.1, 0x3DCCCCCD},
    {SDYI_F32, 1e300, 0x7F800000},
    {SDYI_F32, -1e300, 0xFF800000},
    {SDYI_F32, 1e-45, 0x00000001},
    {SDYI_F32, 16777217, 0x4B800000}, /* a tie, to even */
    {SDYI_F32, 16777219, 0x4B800002},
    {SDYI_BF16, 1.00390625, 0x3F80}, /* a tie */
    {SDYI_BF16, 3.3e38, 0x7F78},
    {SDYI_BF16, 3.4e38, 0x7F80},
    {SDYI_F16, 65519, 0x7BFF},
    {SDYI_F16, 65520, 0x7C00},
    {SDYI_F16, 2.9e-8, 0},
    {SDYI_F16, 3.0e-8, 1},
    {SDYI_F8E4M3FN, 448, 0x7E},
    {SDYI_F8E4M3FN, 465, 0x7F}, /* without infinity: NaN */
    {SDYI_F8E4M3FNUZ, -0.0, 0x00},
    {SDYI_F8E4M3FNUZ, 1e9, 0x80},
    {SDYI_F8E5M2, 61440, 0x7C},
    {SDYI_F8E8M0FNU, 1.0, 0x7F},
    {SDYI_F8E8M0FNU, -0.25, 0x7D | SDYI_SCALE_SIGN},
    {SDYI_F8E8M0FNU, -1e-40, 0},
    {SDYI_F8E8M0FNU, -1e39, 0xFF},
    {SDYI_F4E2M1FN, 6.0, 0x7},
    {SDYI_F4E2M1FN, 2.5, 0x4}, /* a tie */
};

static void test_numbers_round_to_nearest_even(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof roundings / sizeof *roundings; i++)
        assert_int_equal(
            sdyi_float_bits(roundings[i].format, roundings[i].value),
            roundings[i].code);
}

static void test_the_sign_of_a_scale_is_in_its_element(void **state) {
    (void)state;
    const uint64_t bits = sdyi_float_bits(SDYI_F8E8M0FNU, -0.25);
    assert_true(sdyi_float_value(SDYI_F8E8M0FNU, bits) == -0.25);
    assert_int_equal(sdyi_float_element(SDYI_F8E8M0FNU, bits), 0xFD);
    assert_int_equal(sdyi_float_element(SDYI_F8E8M0FNU, 0x7F), 0x7F);
    assert_int_equal(sdyi_float_element(SDYI_F32, 0x3F800000), 0x3F800000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_value_comes_back_to_its_code),
        cmocka_unit_test(test_codes_are_in_the_order_of_their_values),
        cmocka_unit_test(test_numbers_round_to_nearest_even),
        cmocka_unit_test(test_the_sign_of_a_scale_is_in_its_element),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Reducing boxes, against plain arithmetic on one element at a time that
 * shares no code with the kernel: f16 and bf16 go through double and ldexp. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "kernels/box.h"
#include "kernels/boxes.h"

enum { GUARD = 64, MAX_TERMS = 9 };

/* ---- one element ---- */

typedef struct number {
    double re, im; /* floats; exact for f32 */
    uint64_t bits; /* integers, extended to 64 bits */
} number;

static bool is_float(sdyrt_dtype t) {
    return t == SDYRT_F64 || t == SDYRT_F32 || t == SDYRT_F16 ||
           t == SDYRT_BF16 || t == SDYRT_C64 || t == SDYRT_C128;
}

static bool is_signed(sdyrt_dtype t) {
    return t == SDYRT_I8 || t == SDYRT_I16 || t == SDYRT_I32 || t == SDYRT_I64;
}

/* The value of a small float with `fraction` fraction bits. */
static double unpack_small(unsigned bits, int exponent_bits, int fraction) {
    const int bias = (1 << (exponent_bits - 1)) - 1;
    const unsigned sign = bits >> 15;
    const int exponent = (int)(bits >> fraction & ((1u << exponent_bits) - 1));
    const double digits = bits & ((1u << fraction) - 1);
    double value;
    if (exponent == (1 << exponent_bits) - 1)
        value = digits == 0 ? INFINITY : NAN;
    else if (exponent == 0)
        value = ldexp(digits, 1 - bias - fraction);
    else
        value = ldexp(digits + (1 << fraction), exponent - bias - fraction);
    return sign ? -value : value;
}

/* The nearest small float, ties to even. */
static unsigned pack_small(double value, int exponent_bits, int fraction) {
    const unsigned sign = signbit(value) ? 0x8000 : 0;
    const unsigned infinity = ((1u << exponent_bits) - 1) << fraction;
    const int bias = (1 << (exponent_bits - 1)) - 1;
    if (isnan(value))
        return infinity + 1;
    if (isinf(value) || value == 0)
        return sign | (value == 0 ? 0 : infinity);
    int exponent;
    frexp(value, &exponent); /* value = 0.1xx * 2^exponent */
    int unit = exponent - 1 - fraction;
    if (unit < 1 - bias - fraction)
        unit = 1 - bias - fraction;
    const double digits = nearbyint(ldexp(fabs(value), -unit));
    /* Digits that overflow their field carry into the exponent. */
    const int shift = unit - (1 - bias - fraction);
    const double bits = digits + ldexp(shift, fraction);
    return sign | (bits >= infinity ? infinity : (unsigned)bits);
}

static number read_element(sdyrt_dtype t, const unsigned char *at) {
    number n = {0, 0, 0};
    float f[2] = {0};
    double d[2] = {0};
    uint16_t half;
    const size_t width = sdyrt_dtype_bytes(t);
    if (t == SDYRT_F16 || t == SDYRT_BF16) {
        memcpy(&half, at, 2);
        n.re = t == SDYRT_F16 ? unpack_small(half, 5, 10)
                              : unpack_small(half, 8, 7);
    } else if (t == SDYRT_F32 || t == SDYRT_C64) {
        memcpy(f, at, width);
        n.re = (double)f[0];
        n.im = t == SDYRT_C64 ? (double)f[1] : 0;
    } else if (t == SDYRT_F64 || t == SDYRT_C128) {
        memcpy(d, at, width);
        n.re = d[0];
        n.im = t == SDYRT_C128 ? d[1] : 0;
    } else {
        memcpy(&n.bits, at, width);
        if (is_signed(t) && width < 8 && n.bits >> (8 * width - 1))
            n.bits |= ~(uint64_t)0 << 8 * width;
    }
    return n;
}

static void write_element(sdyrt_dtype t, number n, unsigned char *at) {
    const float f[2] = {(float)n.re, (float)n.im};
    const double d[2] = {n.re, n.im};
    uint16_t half;
    if (t == SDYRT_F16 || t == SDYRT_BF16) {
        half = (uint16_t)(t == SDYRT_F16 ? pack_small(n.re, 5, 10)
                                         : pack_small(n.re, 8, 7));
        memcpy(at, &half, 2);
    } else if (t == SDYRT_F32 || t == SDYRT_C64) {
        memcpy(at, f, sdyrt_dtype_bytes(t));
    } else if (t == SDYRT_F64 || t == SDYRT_C128) {
        memcpy(at, d, sdyrt_dtype_bytes(t));
    } else {
        memcpy(at, &n.bits, sdyrt_dtype_bytes(t));
    }
}

/* Rounded to the type that sums are kept in. Through memory: gcc 12 at -O2
 * vectorises two of these conversions at once and loses the rounding. */
static double kept(sdyrt_dtype t, double value) {
    if (t == SDYRT_F64 || t == SDYRT_C128)
        return value;
    const volatile float rounded = (float)value;
    return (double)rounded;
}

static double greater(double a, double b) {
    if (isnan(a) || isnan(b))
        return NAN;
    if (a == b)
        return signbit(a) ? b : a;
    return a > b ? a : b;
}

static number combine(sdyrt_dtype t, sdyrt_reduction op, number a, number b) {
    number r = {0, 0, 0};
    if (is_float(t)) {
        switch (op) {
        case SDYRT_SUM:
            r.re = kept(t, a.re + b.re);
            r.im = kept(t, a.im + b.im);
            break;
        case SDYRT_MAX:
            r.re = greater(a.re, b.re);
            break;
        case SDYRT_MIN:
            r.re = -greater(-a.re, -b.re);
            break;
        case SDYRT_PROD:
            r.re = kept(t, a.re * b.re);
            if (t == SDYRT_C64 || t == SDYRT_C128) {
                r.re = kept(t, kept(t, a.re * b.re) - kept(t, a.im * b.im));
                r.im = kept(t, kept(t, a.re * b.im) + kept(t, a.im * b.re));
            }
            break;
        case SDYRT_AND:
        case SDYRT_OR:
        case SDYRT_XOR:
        case SDYRT_REDUCTION_COUNT:
            fail_msg("%s has no %s", sdyrt_dtype_name(t),
                     sdyrt_reduction_name(op));
        }
        return r;
    }
    if (t == SDYRT_BOOL) { /* any byte but 0 is true */
        a.bits = a.bits != 0;
        b.bits = b.bits != 0;
    }
    const bool more =
        is_signed(t) ? (int64_t)a.bits > (int64_t)b.bits : a.bits > b.bits;
    const uint64_t results[] = {[SDYRT_SUM] = a.bits + b.bits,
                                [SDYRT_MAX] = more ? a.bits : b.bits,
                                [SDYRT_MIN] = more ? b.bits : a.bits,
                                [SDYRT_PROD] = a.bits * b.bits,
                                [SDYRT_AND] = a.bits & b.bits,
                                [SDYRT_OR] = a.bits | b.bits,
                                [SDYRT_XOR] = a.bits ^ b.bits};
    _Static_assert(sizeof results / sizeof *results == SDYRT_REDUCTION_COUNT,
                   "of each reduction");
    r.bits = results[op];
    write_element(t, r, (unsigned char *)&r.bits); /* wrap to the width */
    return read_element(t, (unsigned char *)&r.bits);
}

/* Equal bits; of floats, any NaN equals any NaN. */
static bool same_element(sdyrt_dtype t, const unsigned char *a,
                         const unsigned char *b) {
    if (is_float(t)) {
        const number x = read_element(t, a), y = read_element(t, b);
        const bool re = (isnan(x.re) && isnan(y.re)) ||
                        (x.re == y.re && signbit(x.re) == signbit(y.re));
        const bool im = (isnan(x.im) && isnan(y.im)) ||
                        (x.im == y.im && signbit(x.im) == signbit(y.im));
        return re && im;
    }
    return memcmp(a, b, sdyrt_dtype_bytes(t)) == 0;
}

/* ---- values ---- */

/* Any bits at all, special values, or numbers near one another so that sums
 * and products stay finite and ties occur. */
static void random_element(sdyrt_dtype t, unsigned char *at) {
    static const double specials[] = {
        0.0,     -0.0,    1.0,     -1.0,     INFINITY, -INFINITY,
        NAN,     65504,   65519,   65520,    3e38,     0x1p-14,
        0x1p-24, 0x1p-25, 0x3p-25, 0x1p-126, 0x1p-149};
    number n = {0, 0, random_bits()};
    if (t == SDYRT_BOOL && random_below(2) == 0) {
        at[0] = 0;
        return;
    }
    switch (random_below(4)) {
    case 0:
        if (is_float(t)) {
            n.re = specials[random_below(17)];
            n.im = specials[random_below(17)];
        } else {
            n.bits = (uint64_t)random_below(2) - (uint64_t)random_below(2);
        }
        break;
    case 1:
        random_bytes(at, sdyrt_dtype_bytes(t));
        return;
    default:
        n.re = ldexp((double)(random_below(8192) - 4096), -9);
        n.im = ldexp((double)(random_below(8192) - 4096), -9);
    }
    write_element(t, n, at);
}

/* ---- boxes ---- */

typedef struct term_memory {
    int64_t strides[SDYRT_MAX_RANK];
    unsigned char *memory;
    unsigned char *data;
} term_memory;

static void check_box(sdyrt_dtype t, sdyrt_reduction op, int64_t n_terms,
                      int rank, int64_t limit, bool in_place) {
    const size_t width = sdyrt_dtype_bytes(t);
    int64_t counts[SDYRT_MAX_RANK], strides[SDYRT_MAX_RANK];
    random_counts(counts, rank, limit);
    if (random_below(40) == 0 && rank > 0)
        counts[random_below(rank)] = 0;
    const int64_t n = element_count(counts, rank);
    const int64_t span = random_strides(strides, counts, rank);
    const size_t bytes = (size_t)span * width + 2 * GUARD;
    unsigned char *const memory = malloc(bytes), *const want = malloc(bytes);
    assert_true(memory && want);
    random_bytes(memory, bytes);
    unsigned char *const out = memory + GUARD - random_below(16);

    term_memory terms[MAX_TERMS];
    sdyi_term given[MAX_TERMS];
    const int64_t shared = in_place ? random_below(n_terms) : -1;
    for (int64_t k = 0; k < n_terms; k++) {
        term_memory *const m = &terms[k];
        /* The same strides often, as partial sums usually have. */
        int64_t m_span = span;
        memcpy(m->strides, strides, sizeof strides);
        if (k != shared && random_below(3) == 0)
            m_span = random_strides(m->strides, counts, rank);
        m->memory = malloc((size_t)m_span * width + 16);
        assert_non_null(m->memory);
        m->data = k == shared ? out : m->memory + random_below(16);
        for (int64_t e = 0; e < n; e++)
            random_element(t, m->data +
                                  element_offset(e, counts, m->strides, rank) *
                                      (int64_t)width);
        given[k] = (sdyi_term){m->data, m->strides};
    }

    memcpy(want, memory, bytes);
    for (int64_t e = 0; e < n; e++) {
        number r = {0, 0, 0};
        for (int64_t k = 0; k < n_terms; k++) {
            const number b = read_element(
                t, terms[k].data +
                       element_offset(e, counts, terms[k].strides, rank) *
                           (int64_t)width);
            r = k == 0 ? b : combine(t, op, r, b);
        }
        write_element(t, r,
                      want + (out - memory) +
                          element_offset(e, counts, strides, rank) *
                              (int64_t)width);
    }

    sdyi_reduce_box(t, op, given, n_terms, out, strides, counts, rank);
    for (int64_t e = 0; e < n; e++) {
        const ptrdiff_t at =
            out - memory +
            element_offset(e, counts, strides, rank) * (ptrdiff_t)width;
        if (!same_element(t, memory + at, want + at)) {
            const number got = read_element(t, memory + at);
            const number expected = read_element(t, want + at);
            fail_msg("%s %s of %jd terms, element %jd: %.17g %.17g %jx, "
                     "expected %.17g %.17g %jx",
                     sdyrt_dtype_name(t), sdyrt_reduction_name(op),
                     (intmax_t)n_terms, (intmax_t)e, got.re, got.im,
                     (uintmax_t)got.bits, expected.re, expected.im,
                     (uintmax_t)expected.bits);
        }
        memcpy(want + at, memory + at, width); /* NaNs may differ */
    }
    assert_memory_equal(memory, want, bytes);

    for (int64_t k = 0; k < n_terms; k++)
        free(terms[k].memory);
    free(memory);
    free(want);
}

/* Call for every dtype and reduction that go together. */
static void for_all(void (*check)(sdyrt_dtype, sdyrt_reduction)) {
    for (int t = 0; t < SDYRT_DTYPE_COUNT; t++)
        for (int op = 0; op < SDYRT_REDUCTION_COUNT; op++)
            if (sdyrt_can_reduce((sdyrt_dtype)t, (sdyrt_reduction)op))
                check((sdyrt_dtype)t, (sdyrt_reduction)op);
}

static void check_boxes(sdyrt_dtype t, sdyrt_reduction op) {
    for (uint64_t seed = 0; seed < 60; seed++) {
        random_seed(seed);
        check_box(t, op, 1 + (int64_t)(seed % MAX_TERMS),
                  (int)random_below(seed % 5 == 0 ? SDYRT_MAX_RANK + 1 : 4),
                  seed % 6 == 0 ? 9000 : 300, false);
    }
}

static void test_every_dtype_and_reduction_combines_any_box(void **state) {
    (void)state;
    for_all(check_boxes);
}

static void check_in_place(sdyrt_dtype t, sdyrt_reduction op) {
    for (uint64_t seed = 0; seed < 30; seed++) {
        random_seed(seed + 1000);
        check_box(t, op, 1 + (int64_t)(seed % MAX_TERMS), (int)random_below(4),
                  seed % 3 == 0 ? 5000 : 300, true);
    }
}

static void test_the_output_may_be_any_one_of_the_terms(void **state) {
    (void)state;
    for_all(check_in_place);
}

/* ---- the 16-bit floats ---- */

/* max(x, x) is x: widening and narrowing change no value. */
static void test_every_16_bit_float_survives_f32(void **state) {
    (void)state;
    static uint16_t all[65536], out[65536];
    for (int i = 0; i < 65536; i++)
        all[i] = (uint16_t)i;
    const int64_t count = 65536, stride = 1;
    const sdyi_term terms[] = {{all, &stride}, {all, &stride}};
    const sdyrt_dtype dtypes[] = {SDYRT_F16, SDYRT_BF16};
    for (int k = 0; k < 2; k++) {
        const unsigned infinity = k == 0 ? 0x7c00 : 0x7f80;
        sdyi_reduce_box(dtypes[k], SDYRT_MAX, terms, 2, out, &stride, &count,
                        1);
        for (unsigned i = 0; i < 65536; i++)
            if ((i & 0x7fff) <= infinity)
                assert_int_equal(out[i], i);
            else
                assert_true((out[i] & 0x7fff) > infinity);
    }
}

/* x + tiny: rounding to nearest even of the exact sum, at every magnitude. */
static void test_16_bit_sums_round_once_to_nearest_even(void **state) {
    (void)state;
    static uint16_t a[65536], b[65536], c[65536], out[65536];
    const sdyrt_dtype dtypes[] = {SDYRT_F16, SDYRT_BF16};
    const int64_t count = 65536, stride = 1;
    const sdyi_term terms[] = {{a, &stride}, {b, &stride}, {c, &stride}};
    random_seed(7);
    for (int k = 0; k < 2; k++) {
        for (unsigned i = 0; i < 65536; i++) {
            a[i] = (uint16_t)i;
            /* near half a unit in the last place of a */
            const unsigned step = k == 0 ? 11u << 10 : 8u << 7;
            const unsigned size = i & 0x7fff;
            b[i] = (uint16_t)((size > step ? size - step : size) &
                              ~(uint64_t)random_below(1024));
            c[i] = (uint16_t)random_below(4);
        }
        sdyi_reduce_box(dtypes[k], SDYRT_SUM, terms, 3, out, &stride, &count,
                        1);
        for (int i = 0; i < 65536; i++) {
            number r = combine(dtypes[k], SDYRT_SUM,
                               read_element(dtypes[k], (unsigned char *)&a[i]),
                               read_element(dtypes[k], (unsigned char *)&b[i]));
            r = combine(dtypes[k], SDYRT_SUM, r,
                        read_element(dtypes[k], (unsigned char *)&c[i]));
            uint16_t want;
            write_element(dtypes[k], r, (unsigned char *)&want);
            if (!same_element(dtypes[k], (unsigned char *)&out[i],
                              (unsigned char *)&want))
                fail_msg("%s: %04x + %04x + %04x = %04x, expected %04x",
                         sdyrt_dtype_name(dtypes[k]), a[i], b[i], c[i], out[i],
                         want);
        }
    }
}

/* 2048 + 1 - 2048 in f16: rounding after each step would give 0. */
static void test_16_bit_sums_are_kept_in_f32(void **state) {
    (void)state;
    const uint16_t a = 0x6800, b = 0x3c00, c = 0xe800;
    uint16_t out = 0;
    const sdyi_term terms[] = {{&a, NULL}, {&b, NULL}, {&c, NULL}};
    sdyi_reduce_box(SDYRT_F16, SDYRT_SUM, terms, 3, &out, NULL, NULL, 0);
    assert_int_equal(out, 0x3c00);
}

/* ---- order, size, identity ---- */

/* (1e30 + -1e30) + 1 is 1; any other order gives 0. */
static void test_terms_combine_from_left_to_right(void **state) {
    (void)state;
    const float a = 1e30f, b = -1e30f, c = 1;
    float out = 0;
    const sdyi_term terms[] = {{&a, NULL}, {&b, NULL}, {&c, NULL}};
    sdyi_reduce_box(SDYRT_F32, SDYRT_SUM, terms, 3, &out, NULL, NULL, 0);
    assert_true(out == 1);
}

/* Large enough to be streamed, at an odd address, with guards. */
static void test_a_large_box_is_combined(void **state) {
    (void)state;
    const int64_t count = ((int64_t)40 << 20) / 8 + 13, stride = 1;
    const size_t bytes = (size_t)count * 8;
    unsigned char *const a = malloc(bytes), *const out = malloc(bytes + 64);
    assert_true(a && out);
    memset(out, 0xa5, bytes + 64);
    for (int64_t i = 0; i < count; i++)
        memcpy(a + 8 * i, &i, 8);
    const sdyi_term terms[] = {{a, &stride}, {a, &stride}, {a, &stride}};
    sdyi_reduce_box(SDYRT_I64, SDYRT_SUM, terms, 3, out + 5, &stride, &count,
                    1);
    for (int64_t i = 0; i < count; i++) {
        int64_t got;
        memcpy(&got, out + 5 + 8 * i, 8);
        if (got != 3 * i)
            fail_msg("element %jd is %jd", (intmax_t)i, (intmax_t)got);
    }
    for (size_t i = 0; i < 64; i++)
        assert_int_equal(out[i < 5 ? i : bytes + i], 0xa5);
    free(a);
    free(out);
}

/* Rows about as long as the blocks that boxes are combined in, apart from each
 * other and, with a step, gathered. */
static void test_rows_about_as_long_as_a_block(void **state) {
    (void)state;
    static const int64_t about[] = {32, 64, 128, 256, 512, 1024, 2048};
    static float a[3 * 3 * 2200], out[3 * 2200];
    for (size_t i = 0; i < sizeof a / sizeof *a; i++)
        a[i] = (float)(i % 4099);
    for (size_t k = 0; k < 3 * sizeof about / sizeof *about; k++) {
        const int64_t columns = about[k / 3] + (int64_t)(k % 3) - 1;
        for (int64_t step = 1; step <= 3; step += 2) {
            const int64_t counts[] = {3, columns};
            const int64_t strides[] = {step * columns + 71, step};
            const int64_t tight[] = {columns, 1};
            const sdyi_term terms[] = {{a, strides}, {a + 1, strides}};
            memset(out, 0, sizeof out);
            sdyi_reduce_box(SDYRT_F32, SDYRT_SUM, terms, 2, out, tight, counts,
                            2);
            for (int64_t i = 0; i < 3; i++)
                for (int64_t j = 0; j < columns; j++) {
                    const float *const term =
                        a + i * strides[0] + j * strides[1];
                    if (out[i * columns + j] != term[0] + term[1])
                        fail_msg("row %jd of %jd, column %jd", (intmax_t)i,
                                 (intmax_t)columns, (intmax_t)j);
                }
            for (int64_t j = 3 * columns; j < 3 * 2200; j++)
                assert_true(out[j] == 0);
        }
    }
}

static void check_identity(sdyrt_dtype t, sdyrt_reduction op) {
    unsigned char identity[16], value[16], out[16];
    sdyi_identity(t, op, identity);
    random_seed(3);
    for (int i = 0; i < 500; i++) {
        random_element(t, value);
        number n = read_element(t, value);
        if (t == SDYRT_BOOL)
            n.bits = n.bits != 0;
        if (isnan(n.re) || isnan(n.im) || isinf(n.re) || isinf(n.im))
            continue; /* inf * 0i is NaN */
        const sdyi_term terms[] = {{identity, NULL}, {value, NULL}};
        sdyi_reduce_box(t, op, terms, 2, out, NULL, NULL, 0);
        const number r = read_element(t, out);
        if (r.re != n.re || r.im != n.im || r.bits != n.bits)
            fail_msg("%s %s: the identity changes %g %g %jx to %g %g %jx",
                     sdyrt_dtype_name(t), sdyrt_reduction_name(op), n.re, n.im,
                     (uintmax_t)n.bits, r.re, r.im, (uintmax_t)r.bits);
    }
}

static void test_the_identity_changes_no_value(void **state) {
    (void)state;
    for_all(check_identity);
}

static void test_the_identity_of_a_sum_is_zero_for_any_dtype(void **state) {
    (void)state;
    for (int t = 0; t < SDYRT_DTYPE_COUNT; t++) {
        unsigned char got[17], want[17];
        memset(got, 0xa5, sizeof got);
        memset(want, 0xa5, sizeof want);
        memset(want, 0, sdyrt_dtype_bytes((sdyrt_dtype)t));
        sdyi_identity((sdyrt_dtype)t, SDYRT_SUM, got);
        assert_memory_equal(got, want, sizeof got);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_dtype_and_reduction_combines_any_box),
        cmocka_unit_test(test_the_output_may_be_any_one_of_the_terms),
        cmocka_unit_test(test_every_16_bit_float_survives_f32),
        cmocka_unit_test(test_16_bit_sums_round_once_to_nearest_even),
        cmocka_unit_test(test_16_bit_sums_are_kept_in_f32),
        cmocka_unit_test(test_terms_combine_from_left_to_right),
        cmocka_unit_test(test_a_large_box_is_combined),
        cmocka_unit_test(test_rows_about_as_long_as_a_block),
        cmocka_unit_test(test_the_identity_changes_no_value),
        cmocka_unit_test(test_the_identity_of_a_sum_is_zero_for_any_dtype),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

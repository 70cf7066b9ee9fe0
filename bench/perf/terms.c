/* Term p of the key b is the small number t(p, b), the result of P terms r(b).
 * n is chosen so that the result depends on b and fits every dtype:
 *
 *     sum       t = (b + p) mod n     n about 100 / P, not dividing P
 *     max, min  t = (b + p) mod 101
 *     prod      t = 1 + bit p of b    n = 64: six terms of 1 or 2, then ones
 *     split     t = b + 1             n = 100, in the bits of an integer
 *
 * A sum above what f16 or bf16 hold (more than 128 terms) is rounded as the
 * library promises: once, to even. */
#include "bench/perf/terms.h"
#include <string.h>

/* The bits of a whole number >= 0 as a float with a mantissa of `m` bits (the
 * hidden one not counted) and an exponent biased by `bias`. */
static uint64_t float_bits(uint64_t value, int m, int bias) {
    if (value == 0)
        return 0;
    int e = 63 - __builtin_clzll(value);
    if (e > m) {
        const int drop = e - m;
        const uint64_t half = (uint64_t)1 << (drop - 1);
        const uint64_t odd = value >> drop & 1;
        value = (value + half - 1 + odd) >> drop;
        if (value >> (m + 1) != 0) {
            value >>= 1;
            e++;
        }
    } else {
        value <<= m - e;
    }
    return (uint64_t)(e + bias) << m | (value ^ (uint64_t)1 << m);
}

/* Write a small number as an element. */
static void encode(sdyrt_dtype dtype, uint64_t value, char *to) {
    memset(to, 0, PERF_MAX_BYTES);
    switch (dtype) {
    case SDYRT_F64:
    case SDYRT_C128:
        value = float_bits(value, 52, 1023);
        break;
    case SDYRT_F32:
    case SDYRT_C64:
        value = float_bits(value, 23, 127);
        break;
    case SDYRT_F16:
        value = float_bits(value, 10, 15);
        break;
    case SDYRT_BF16:
        value = float_bits(value, 7, 127);
        break;
    default:
        break;
    }
    memcpy(to, &value, sizeof value); /* little-endian */
}

static int key_count(const perf_data *data) {
    if (data->kind == PERF_SPLIT)
        return 100;
    switch (data->reduction) {
    case SDYRT_SUM: {
        const int64_t n = 100 / data->n_terms + 1;
        const int least = n < 2 ? 2 : (int)n;
        return data->n_terms > 1 && data->n_terms % least == 0 ? least + 1
                                                               : least;
    }
    case SDYRT_PROD:
        return 64;
    default:
        return PERF_MAX_KEYS;
    }
}

static uint64_t term(const perf_data *data, int n, int64_t p, int b) {
    if (data->reduction == SDYRT_PROD)
        return p < 6 ? 1 + ((unsigned)b >> p & 1) : 1;
    return (uint64_t)((b + p) % n);
}

static uint64_t result(const perf_data *data, int n, int b) {
    uint64_t all = term(data, n, 0, b);
    for (int64_t p = 1; p < data->n_terms; p++) {
        const uint64_t one = term(data, n, p, b);
        switch (data->reduction) {
        case SDYRT_SUM:
            all += one;
            break;
        case SDYRT_MAX:
            all = one > all ? one : all;
            break;
        case SDYRT_MIN:
            all = one < all ? one : all;
            break;
        default:
            all *= one;
        }
    }
    return all;
}

perf_table perf_table_of(const perf_data *data, bool after) {
    perf_table t = {.n = key_count(data)};
    for (int b = 0; b < t.n; b++) {
        if (data->kind == PERF_SPLIT)
            encode(SDYRT_U64, (uint64_t)b + 1, t.entries[b]);
        else
            encode(data->type.dtype,
                   after ? result(data, t.n, b)
                         : term(data, t.n, data->term, b),
                   t.entries[b]);
    }
    return t;
}

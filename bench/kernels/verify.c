/* What a case is to leave in its output, element by element. */
#include "bench/kernels/bench.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { UNTOUCHED = 0xa5 };

/* The bits of a whole number from 0 to 255 as a floating point number of few
 * bytes: all that the sums are made of. */
static uint64_t float_bits(sdyrt_dtype dtype, unsigned value) {
    const float single = (float)value;
    const double twice = value;
    uint32_t bits32;
    uint64_t bits64;
    memcpy(&bits32, &single, sizeof bits32);
    memcpy(&bits64, &twice, sizeof bits64);
    switch (dtype) {
    case SDYRT_F64:
        return bits64;
    case SDYRT_F32:
        return bits32;
    case SDYRT_BF16:
        return bits32 >> 16;
    default: /* f16: 5 bits of exponent from 15, 10 bits of fraction */
        return value == 0
                   ? 0
                   : (((bits32 >> 23) - 112) << 10) | ((bits32 >> 13) & 0x3ff);
    }
}

/* Of term `t` at `position` of the input. */
static unsigned summand(int64_t t, int64_t position) {
    return (unsigned)((7 * position + 3 * t) % 16);
}

static uint64_t mask(size_t width) {
    return width >= 8 ? UINT64_MAX : (UINT64_C(1) << 8 * width) - 1;
}

/* The element at `position` of the input of a copy. */
static uint64_t copied(const bench_case *c, int64_t position) {
    return ((uint64_t)position * UINT64_C(0x9e3779b97f4a7c15)) >>
           (8 * (8 - c->width));
}

void verify_prepare(const run *r) {
    const bench_case *const c = r->c;
    const int64_t terms = c->kind == REDUCE ? c->n_terms : 1;
    const int64_t elements = (int64_t)(r->in_bytes / c->width);
    for (int64_t t = 0; t < terms; t++)
        for (int64_t i = 0; i < elements; i++) {
            const uint64_t bits = c->kind == REDUCE
                                      ? float_bits(c->dtype, summand(t, i))
                                      : copied(c, i);
            memcpy(r->in + (size_t)(t * elements + i) * c->width, &bits,
                   c->width); /* little-endian */
        }
    memset(r->out, UNTOUCHED, r->out_bytes);
}

static uint64_t expected(const run *r, int64_t in_position) {
    const bench_case *const c = r->c;
    unsigned sum = 0;
    switch (c->kind) {
    case COPY:
        return copied(c, in_position);
    case FILL:
        return c->value & mask(c->width);
    case REDUCE:
        for (int64_t t = 0; t < c->n_terms; t++)
            sum += summand(t, in_position);
        break;
    }
    return float_bits(c->dtype, sum);
}

static bool check(const run *r, const int64_t *index, int64_t out_position,
                  uint64_t want) {
    uint64_t got = 0;
    memcpy(&got, r->out + (size_t)out_position * r->c->width, r->c->width);
    if (got == want)
        return true;
    fprintf(stderr, "bench_kernels: WRONG: case '%s', element [", r->c->name);
    for (int d = 0; d < r->c->rank; d++)
        fprintf(stderr, d == 0 ? "%" PRId64 : ", %" PRId64, index[d]);
    fprintf(stderr, "]: expected 0x%" PRIx64 ", got 0x%" PRIx64 "\n", want,
            got);
    return false;
}

bool verify(const run *r) {
    const bench_case *const c = r->c;
    const int last = c->rank - 1;
    uint64_t untouched;
    memset(&untouched, UNTOUCHED, sizeof untouched);
    untouched &= mask(c->width);
    int64_t index[MAX_RANK] = {0};
    for (;;) { /* a run of the innermost dimension, and its padding */
        int64_t in = 0, out = 0;
        for (int d = 0; d < last; d++) {
            in += index[d] * r->in_strides[d];
            out += index[d] * r->out_strides[d];
        }
        for (int64_t i = 0; i < r->counts[last] + c->out_pad; i++) {
            index[last] = i;
            const bool inside = i < r->counts[last];
            if (!check(r, index, out + i * r->out_strides[last],
                       inside ? expected(r, in + i * r->in_strides[last])
                              : untouched))
                return false;
        }
        int d = last - 1;
        for (; d >= 0 && ++index[d] == r->counts[d]; d--)
            index[d] = 0;
        if (d < 0)
            return true;
    }
}

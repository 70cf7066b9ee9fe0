/* fft: mixed radix, by fours and the prime factors of a length, in f64.
 *
 * Not by a library: Debian's kissfft has no f64, its f32 is 2 to 80 times
 * further from the exact numbers than one rounding of f64 (docs/ops.md), and it
 * allocates in a run when a length has a prime factor above 5. */
#include "kernels/merge.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"

#include <complex.h>
#include <math.h>
#include <string.h>

typedef double _Complex number;

enum { FFT, IFFT, RFFT, IRFFT };

typedef struct fft_plan {
    int kind, n_dims;
    sdyi_shape in, out;
    sdyi_shape work;              /* complex<f64>: of the whole transform */
    int data, line, other, roots; /* slots */
    const int64_t *lengths;
} fft_plan;

static int64_t least_factor(int64_t n) {
    for (int64_t p = 2; p * p <= n; p++)
        if (n % p == 0)
            return p;
    return n;
}

/* The complex product without C's recovery of infinities (Annex G). */
static inline number times(number x, number y) {
    const double a = creal(x), b = cimag(x), c = creal(y), d = cimag(y);
    const double parts[2] = {a * c - b * d, a * d + b * c};
    number product;
    memcpy(&product, parts, sizeof product);
    return product;
}

/* Join two transforms of `part` numbers each, which follow one another. */
static void join_two(number *out, int64_t part, const number *roots,
                     int64_t unit) {
    for (int64_t k = 0; k < part; k++) {
        const number a = out[k], b = times(out[part + k], roots[k * unit]);
        out[k] = a + b;
        out[part + k] = a - b;
    }
}

/* Join four transforms; `turn` is the root of a quarter turn. */
static void join_four(number *out, int64_t part, const number *roots,
                      int64_t unit, number turn) {
    for (int64_t k = 0; k < part; k++) {
        const number a = out[k];
        const number b = times(out[part + k], roots[k * unit]);
        const number c = times(out[2 * part + k], roots[2 * k * unit]);
        const number d = times(out[3 * part + k], roots[3 * k * unit]);
        const number even = a + c, odd = b + d;
        const number left = a - c, right = times(b - d, turn);
        out[k] = even + odd;
        out[part + k] = left + right;
        out[2 * part + k] = even - odd;
        out[3 * part + k] = left - right;
    }
}

/* Join `p` transforms; `room` has as many numbers as `out`. */
static void join(number *out, number *room, int64_t p, int64_t part,
                 const number *roots, int64_t unit) {
    const int64_t n = p * part;
    for (int64_t at = 0; at < n; at++) {
        const int64_t k = at % part;
        number sum = out[k];
        for (int64_t r = 1, turn = at; r < p; r++) { /* turn: r at mod n */
            sum += times(out[r * part + k], roots[turn * unit]);
            turn = turn + at >= n ? turn + at - n : turn + at;
        }
        room[at] = sum;
    }
    memcpy(out, room, (size_t)n * sizeof *out);
}

/* out[k] = sum of in[j * step] roots[j k], where `roots` are those of the full
 * length `all`; `room` has n numbers. */
static void transform(const number *in, int64_t step, number *out, number *room,
                      int64_t n, const number *roots, int64_t all) {
    if (n == 1) {
        *out = *in;
        return;
    }
    const int64_t p = n % 4 == 0 ? 4 : least_factor(n);
    const int64_t part = n / p, unit = all / n;
    for (int64_t r = 0; r < p; r++)
        transform(in + r * step, step * p, out + r * part, room, part, roots,
                  all);
    if (p == 4)
        join_four(out, part, roots, unit, roots[all / 4]);
    else if (p == 2)
        join_two(out, part, roots, unit);
    else
        join(out, room, p, part, roots, unit);
}

/* Transform all lines along a dimension of the work. */
static void transform_dim(const fft_plan *p, const sdyi_frame *f, int dim) {
    number *const data = f->data[p->data], *const line = f->data[p->line];
    number *const roots = f->data[p->roots];
    const int64_t n = p->work.dims[dim], stride = p->work.strides[dim];
    const double sign = p->kind == IFFT || p->kind == IRFFT ? 1 : -1;
    for (int64_t i = 0; i < n; i++) {
        const double angle = sign * 6.283185307179586 * (double)i / (double)n;
        const double parts[2] = {cos(angle), sin(angle)};
        memcpy(&roots[i], parts, sizeof parts);
    }
    for (int64_t i = 0; i < p->work.count / n; i++) {
        number *const first = data + i / stride * stride * n + i % stride;
        transform(first, stride, line, f->data[p->other], n, roots, n);
        for (int64_t k = 0; k < n; k++)
            first[k * stride] = line[k];
    }
}

/* The full spectrum of a real signal from its first half: the others are the
 * conjugates of their opposites. */
static void load_half(const fft_plan *p, const number *in, number *data) {
    const int last = p->work.rank - 1;
    const int64_t half = p->in.dims[last];
    int64_t index[SDYRT_MAX_RANK] = {0};
    do {
        int64_t at = 0;
        bool is_opposite = index[last] >= half;
        for (int d = 0; d <= last; d++) {
            const int64_t size = p->work.dims[d];
            const bool is_turned = is_opposite && d > last - p->n_dims;
            at += (is_turned ? (size - index[d]) % size : index[d]) *
                  p->in.strides[d];
        }
        *data++ = is_opposite ? conj(in[at]) : in[at];
    } while (sdyi_next_index(index, p->work.dims, p->work.rank));
}

static void store(const fft_plan *p, number *data, void *out) {
    const int last = p->work.rank - 1;
    const int64_t row = p->work.dims[last], kept = p->out.dims[last];
    if (p->kind == IFFT || p->kind == IRFFT) {
        double product = 1;
        for (int i = 0; i < p->n_dims; i++)
            product *= (double)p->lengths[i];
        for (int64_t i = 0; i < p->work.count; i++)
            data[i] /= product;
    }
    for (int64_t i = 0; i < p->work.count / row && kept != row; i++)
        memmove(data + i * kept, data + i * row, (size_t)kept * sizeof *data);
    sdyi_convert(out, p->out.dtype, data, SDYRT_C128, p->out.count);
}

static sdyrt_status run_fft(const sdyi_thunk *t, const sdyi_frame *f) {
    const fft_plan *const p = t->plan;
    number *const data = f->data[p->data];
    if (p->work.count == 0 || p->in.count == 0)
        return SDYRT_OK;
    if (p->kind == IRFFT) {
        number *const half = f->data[p->other];
        sdyi_convert(half, SDYRT_C128, sdyi_in(t, f, 0), p->in.dtype,
                     p->in.count);
        load_half(p, half, data);
    } else {
        sdyi_convert(data, SDYRT_C128, sdyi_in(t, f, 0), p->in.dtype,
                     p->in.count);
    }
    for (int i = 0; i < p->n_dims; i++)
        transform_dim(p, f, p->work.rank - 1 - i);
    store(p, data, sdyi_out(t, f, 0));
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_fft(sdyi_compiler *c, const sdyi_op *op) {
    fft_plan *const plan = SDYI_PLAN(c, fft_plan);
    plan->kind = (int)sdyi_hlo_int(op, SDYI_NAME_FFT_TYPE, 0);
    plan->in = *sdyi_in_shape(c, op, 0);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->out));
    plan->lengths = sdyi_copy_ints(c, op, SDYI_NAME_FFT_LENGTH, &plan->n_dims);
    plan->work = sdyi_shape_make(
        SDYRT_C128, plan->kind == IRFFT ? plan->out.dims : plan->in.dims,
        plan->in.rank);
    int64_t longest = 1;
    for (int d = 0; d < plan->work.rank; d++)
        if (plan->work.dims[d] > longest)
            longest = plan->work.dims[d];
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_fft, plan, &thunk));
    const size_t row = (size_t)longest * sizeof(number);
    const size_t half = (size_t)plan->in.count * sizeof(number);
    plan->data = sdyi_slot_scratch(c, plan->work.bytes);
    plan->line = sdyi_slot_scratch(c, row);
    plan->other = sdyi_slot_scratch(c, half > row ? half : row);
    plan->roots = sdyi_slot_scratch(c, row);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

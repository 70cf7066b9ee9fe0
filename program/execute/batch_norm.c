/* batch_norm_*: in f64, each result rounded once. An operand is read as
 * [outer][feature][inner]. */
#include "program/dialects/stablehlo/verify_common.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"

#include <math.h>
#include <string.h>

typedef struct norm_plan {
    sdyi_shape shape; /* of the operand */
    int64_t outer, features, inner;
    double epsilon;
    int wide, other, made; /* slots: operand, gradient, result in f64 */
    int numbers[4];        /* of a number for each feature, in f64 */
} norm_plan;

static void widen(const norm_plan *p, const sdyi_frame *f, int slot,
                  const void *from, int64_t n) {
    if (n > 0)
        sdyi_convert(f->data[slot], SDYRT_F64, from, p->shape.dtype, n);
}

static void narrow(const norm_plan *p, void *out, const double *from,
                   int64_t n) {
    if (n > 0)
        sdyi_convert(out, p->shape.dtype, from, SDYRT_F64, n);
}

/* The sum of (x - a) y over the elements of a feature, where y is x - a, or an
 * element of a list, or with NULL for both 1. */
static double sum_of(const norm_plan *p, const double *x, double a,
                     const double *y, bool is_square, int64_t feature) {
    double sum = 0;
    for (int64_t o = 0; o < p->outer; o++)
        for (int64_t i = 0; i < p->inner; i++) {
            const int64_t at = (o * p->features + feature) * p->inner + i;
            const double d = x[at] - a;
            sum += is_square ? d * d : y != NULL ? d * y[at] : d;
        }
    return sum;
}

/* made = (x - mean) factor + offset */
static void scale_feature(const norm_plan *p, const double *x, double *made,
                          double mean, double factor, double offset,
                          int64_t feature) {
    for (int64_t o = 0; o < p->outer; o++)
        for (int64_t i = 0; i < p->inner; i++) {
            const int64_t at = (o * p->features + feature) * p->inner + i;
            made[at] = (x[at] - mean) * factor + offset;
        }
}

/* Operands: x, scale, offset, mean, variance. */
static sdyrt_status run_inference(const sdyi_thunk *t, const sdyi_frame *f) {
    const norm_plan *const p = t->plan;
    double *const made = f->data[p->made];
    const double *lists[4];
    widen(p, f, p->wide, sdyi_in(t, f, 0), p->shape.count);
    for (int i = 0; i < 4; i++) {
        widen(p, f, p->numbers[i], sdyi_in(t, f, 1 + i), p->features);
        lists[i] = f->data[p->numbers[i]];
    }
    for (int64_t k = 0; k < p->features; k++)
        scale_feature(p, f->data[p->wide], made, lists[2][k],
                      lists[0][k] / sqrt(lists[3][k] + p->epsilon), lists[1][k],
                      k);
    narrow(p, sdyi_out(t, f, 0), made, p->shape.count);
    return SDYRT_OK;
}

/* Operands: x, scale, offset. Results: y, mean, variance. */
static sdyrt_status run_training(const sdyi_thunk *t, const sdyi_frame *f) {
    const norm_plan *const p = t->plan;
    const double n = (double)(p->outer * p->inner);
    const double *const x = f->data[p->wide];
    double *const made = f->data[p->made];
    double *const scale = f->data[p->numbers[0]];
    double *const offset = f->data[p->numbers[1]];
    double *const mean = f->data[p->numbers[2]];
    double *const variance = f->data[p->numbers[3]];
    widen(p, f, p->wide, sdyi_in(t, f, 0), p->shape.count);
    widen(p, f, p->numbers[0], sdyi_in(t, f, 1), p->features);
    widen(p, f, p->numbers[1], sdyi_in(t, f, 2), p->features);
    for (int64_t k = 0; k < p->features; k++) {
        mean[k] = sum_of(p, x, 0, NULL, false, k) / n;
        variance[k] = sum_of(p, x, mean[k], NULL, true, k) / n;
        scale_feature(p, x, made, mean[k],
                      scale[k] / sqrt(variance[k] + p->epsilon), offset[k], k);
    }
    narrow(p, sdyi_out(t, f, 0), made, p->shape.count);
    narrow(p, sdyi_out(t, f, 1), mean, p->features);
    narrow(p, sdyi_out(t, f, 2), variance, p->features);
    return SDYRT_OK;
}

/* Operands: x, scale, mean, variance, gradient of y. Results: gradients of x,
 * scale, offset. `scale` and `mean` become the last two. */
static sdyrt_status run_grad(const sdyi_thunk *t, const sdyi_frame *f) {
    const norm_plan *const p = t->plan;
    const double n = (double)(p->outer * p->inner);
    const double *const x = f->data[p->wide], *const y = f->data[p->other];
    double *const made = f->data[p->made];
    double *const scale = f->data[p->numbers[0]];
    double *const mean = f->data[p->numbers[1]];
    double *const variance = f->data[p->numbers[2]];
    widen(p, f, p->wide, sdyi_in(t, f, 0), p->shape.count);
    widen(p, f, p->other, sdyi_in(t, f, 4), p->shape.count);
    for (int i = 0; i < 3; i++)
        widen(p, f, p->numbers[i], sdyi_in(t, f, 1 + i), p->features);
    for (int64_t k = 0; k < p->features; k++) {
        const double squared = variance[k] + p->epsilon, root = sqrt(squared);
        const double by_x = sum_of(p, x, mean[k], y, false, k);
        const double by_one = sum_of(p, y, 0, NULL, false, k);
        /* (n y - sum y - (x - mean) sum / squared) scale / root / n */
        const double factor = scale[k] / root / n;
        for (int64_t o = 0; o < p->outer; o++)
            for (int64_t i = 0; i < p->inner; i++) {
                const int64_t at = (o * p->features + k) * p->inner + i;
                made[at] = factor * (n * y[at] - by_one -
                                     (x[at] - mean[k]) * by_x / squared);
            }
        scale[k] = by_x / root;
        mean[k] = by_one;
    }
    narrow(p, sdyi_out(t, f, 0), made, p->shape.count);
    narrow(p, sdyi_out(t, f, 1), scale, p->features);
    narrow(p, sdyi_out(t, f, 2), mean, p->features);
    return SDYRT_OK;
}

static sdyrt_status emit_norm(sdyi_compiler *c, const sdyi_op *op,
                              sdyi_run *run) {
    norm_plan *const p = SDYI_PLAN(c, norm_plan);
    p->shape = *sdyi_in_shape(c, op, 0);
    const sdyi_attr *const epsilon = sdyi_op_attr(op, SDYI_NAME_EPSILON);
    float small = 0;
    if (!sdyi_attr_is(epsilon, SDYI_ATTR_FLOAT) || epsilon->type->width != 32)
        return sdyi_refuse(op, "an epsilon that is no f32");
    memcpy(&small, &epsilon->cells[0].integer, sizeof small);
    p->epsilon = (double)small;
    const int64_t feature = sdyi_hlo_int(op, SDYI_NAME_FEATURE_INDEX, 0);
    p->features = p->shape.dims[feature];
    p->inner = p->outer = 1;
    for (int d = 0; d < p->shape.rank; d++)
        *(d < feature ? &p->outer : &p->inner) *=
            d == feature ? 1 : p->shape.dims[d];
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run, p, &thunk));
    const size_t bytes = (size_t)p->shape.count * sizeof(double);
    p->wide = sdyi_slot_scratch(c, bytes);
    p->other = sdyi_slot_scratch(c, run == run_grad ? bytes : 0);
    p->made = sdyi_slot_scratch(c, bytes);
    for (int i = 0; i < 4; i++)
        p->numbers[i] =
            sdyi_slot_scratch(c, (size_t)p->features * sizeof(double));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_batch_norm_inference(sdyi_compiler *c,
                                               const sdyi_op *op) {
    return emit_norm(c, op, run_inference);
}

sdyrt_status sdyi_execute_batch_norm_training(sdyi_compiler *c,
                                              const sdyi_op *op) {
    return emit_norm(c, op, run_training);
}

sdyrt_status sdyi_execute_batch_norm_grad(sdyi_compiler *c, const sdyi_op *op) {
    return emit_norm(c, op, run_grad);
}

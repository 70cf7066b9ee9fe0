/* cholesky and triangular_solve, a matrix after the other, in f64. */
#include "program/dialects/stablehlo/verify.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"

#include <complex.h>
#include <math.h>

typedef double _Complex number;

/* -- cholesky -------------------------------------------------------------- */

typedef struct cholesky_plan {
    sdyi_shape shape;
    int64_t n;
    bool is_lower;
    int room; /* slot of a matrix */
} cholesky_plan;

/* The lower factor, in place; a matrix that is not positive definite gives
 * NaN. */
static void factor(number *a, int64_t n) {
    for (int64_t j = 0; j < n; j++) {
        double diagonal = creal(a[j * n + j]);
        for (int64_t k = 0; k < j; k++)
            diagonal -= creal(a[j * n + k] * conj(a[j * n + k]));
        diagonal = sqrt(diagonal);
        a[j * n + j] = diagonal;
        for (int64_t i = j + 1; i < n; i++) {
            number sum = a[i * n + j];
            for (int64_t k = 0; k < j; k++)
                sum -= a[i * n + k] * conj(a[j * n + k]);
            a[i * n + j] = sum / diagonal;
        }
    }
}

static sdyrt_status run_cholesky(const sdyi_thunk *t, const sdyi_frame *f) {
    const cholesky_plan *const p = t->plan;
    number *const a = f->data[p->room];
    const int64_t n = p->n, size = n * n;
    for (int64_t at = 0; at < p->shape.count; at += size) {
        const size_t offset = (size_t)at * p->shape.width;
        sdyi_convert(a, SDYRT_C128, (const char *)sdyi_in(t, f, 0) + offset,
                     p->shape.dtype, size);
        for (int64_t i = 0; i < n; i++) /* the other triangle is not read */
            for (int64_t j = 0; j < i && !p->is_lower; j++)
                a[i * n + j] = conj(a[j * n + i]);
        factor(a, n);
        for (int64_t i = 0; i < n; i++)
            for (int64_t j = i + 1; j < n; j++) {
                if (!p->is_lower) {
                    a[i * n + j] = conj(a[j * n + i]);
                    a[j * n + i] = 0;
                } else {
                    a[i * n + j] = 0;
                }
            }
        sdyi_convert((char *)sdyi_out(t, f, 0) + offset, p->shape.dtype, a,
                     SDYRT_C128, size);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_cholesky(sdyi_compiler *c, const sdyi_op *op) {
    cholesky_plan *const plan = SDYI_PLAN(c, cholesky_plan);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->shape));
    plan->n = plan->shape.dims[plan->shape.rank - 1];
    plan->is_lower = sdyi_hlo_int(op, 0, 0) != 0;
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_cholesky, plan, &thunk));
    plan->room =
        sdyi_slot_scratch(c, (size_t)(plan->n * plan->n) * sizeof(number));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* -- triangular_solve ------------------------------------------------------ */

enum { NO_TRANSPOSE = 1, TRANSPOSE = 2, ADJOINT = 3 };

typedef struct solve_plan {
    sdyi_shape a, b;
    int64_t n, rows, columns; /* of a, of b */
    bool is_left, is_lower, is_unit;
    int transposes;
    int room, other; /* slots of a matrix each */
} solve_plan;

/* Element (i, j) of op(a). */
static number entry(const solve_plan *p, const number *a, int64_t i,
                    int64_t j) {
    if (p->transposes == NO_TRANSPOSE)
        return a[i * p->n + j];
    return p->transposes == TRANSPOSE ? a[j * p->n + i] : conj(a[j * p->n + i]);
}

/* Solve for one column of op(a) x = b, or one row of x op(a) = b: `x` has the
 * elements `step` apart. Only the triangle that has data is read. */
static void solve_one(const solve_plan *p, const number *a, number *x,
                      int64_t step) {
    const bool is_lower = p->is_lower == (p->transposes == NO_TRANSPOSE);
    const bool goes_up = is_lower == p->is_left;
    for (int64_t s = 0; s < p->n; s++) {
        const int64_t i = goes_up ? s : p->n - 1 - s;
        number sum = x[i * step];
        for (int64_t r = 0; r < s; r++) {
            const int64_t j = goes_up ? r : p->n - 1 - r;
            sum -= (p->is_left ? entry(p, a, i, j) : entry(p, a, j, i)) *
                   x[j * step];
        }
        x[i * step] = p->is_unit ? sum : sum / entry(p, a, i, i);
    }
}

static sdyrt_status run_solve(const sdyi_thunk *t, const sdyi_frame *f) {
    const solve_plan *const p = t->plan;
    number *const a = f->data[p->room], *const b = f->data[p->other];
    const int64_t size = p->n * p->n, part = p->rows * p->columns;
    for (int64_t i = 0; part > 0 && i < p->b.count / part; i++) {
        const size_t offset = (size_t)(i * part) * p->b.width;
        sdyi_convert(a, SDYRT_C128,
                     (const char *)sdyi_in(t, f, 0) +
                         (size_t)(i * size) * p->a.width,
                     p->a.dtype, size);
        sdyi_convert(b, SDYRT_C128, (const char *)sdyi_in(t, f, 1) + offset,
                     p->b.dtype, part);
        for (int64_t k = 0; k < (p->is_left ? p->columns : p->rows); k++)
            solve_one(p, a, p->is_left ? b + k : b + k * p->columns,
                      p->is_left ? p->columns : 1);
        sdyi_convert((char *)sdyi_out(t, f, 0) + offset, p->b.dtype, b,
                     SDYRT_C128, part);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_triangular_solve(sdyi_compiler *c,
                                           const sdyi_op *op) {
    solve_plan *const plan = SDYI_PLAN(c, solve_plan);
    plan->a = *sdyi_in_shape(c, op, 0);
    plan->b = *sdyi_in_shape(c, op, 1);
    plan->n = plan->a.dims[plan->a.rank - 1];
    plan->rows = plan->b.dims[plan->b.rank - 2];
    plan->columns = plan->b.dims[plan->b.rank - 1];
    plan->is_left = sdyi_hlo_int(op, 0, 0) != 0;
    plan->is_lower = sdyi_hlo_int(op, 1, 0) != 0;
    plan->is_unit = sdyi_hlo_int(op, 2, 0) != 0;
    plan->transposes = (int)sdyi_hlo_int(op, 3, NO_TRANSPOSE);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_solve, plan, &thunk));
    const size_t one = sizeof(number);
    plan->room = sdyi_slot_scratch(c, (size_t)(plan->n * plan->n) * one);
    plan->other =
        sdyi_slot_scratch(c, (size_t)(plan->rows * plan->columns) * one);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* cholesky and triangular_solve: large matrices by LAPACK and BLAS, in their
 * type, where these are there; others, and those that LAPACK refuses, in f64.
 */
#include "program/dialects/stablehlo/verify.h"
#include "program/execute/blas.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"
#include "program/execute/threads.h"

#include <complex.h>
#include <limits.h>
#include <math.h>
#include <string.h>

typedef double _Complex number;

/* Rows from which a call is worth it. */
enum { LARGE = 32 };

/* Matrices of a batch, by the threads. */
typedef struct job {
    const void *plan;
    const char *a, *b;
    char *out, *room;
} job;

/* -- cholesky -------------------------------------------------------------- */

typedef struct cholesky_plan {
    sdyi_shape shape;
    int64_t n;
    bool is_lower;
    int room;          /* slot: a matrix of each thread */
    size_t bytes;      /* of it */
    sdyi_potrf *potrf; /* NULL: in f64 */
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

/* In f64; the other triangle is not read. */
static void factor_one(const cholesky_plan *p, number *a, const char *in,
                       char *out) {
    const int64_t n = p->n, size = n * n;
    sdyi_convert(a, SDYRT_C128, in, p->shape.dtype, size);
    for (int64_t i = 0; i < n; i++)
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
    sdyi_convert(out, p->shape.dtype, a, SDYRT_C128, size);
}

/* By LAPACK, in place: rows are its columns, so a lower triangle is an upper
 * one, of the transposed matrix. False: it is not positive definite. */
static bool factor_large(const cholesky_plan *p, const char *in, char *out) {
    const size_t width = p->shape.width, row = (size_t)p->n * width;
    const int n = (int)p->n;
    int info = 0;
    memcpy(out, in, (size_t)p->n * row);
    p->potrf(p->is_lower ? "U" : "L", &n, out, &n, &info, 1);
    for (size_t i = 0; i < (size_t)p->n; i++) {
        const size_t first = p->is_lower ? (i + 1) * width : 0;
        const size_t end = p->is_lower ? row : i * width;
        memset(out + i * row + first, 0, end - first);
    }
    return info == 0;
}

static void factor_part(void *state, int64_t part, int thread) {
    const job *const j = state;
    const cholesky_plan *const p = j->plan;
    const size_t offset = (size_t)(part * p->n * p->n) * p->shape.width;
    if (p->potrf != NULL && factor_large(p, j->a + offset, j->out + offset))
        return;
    void *const room = j->room + (size_t)thread * p->bytes;
    factor_one(p, room, j->a + offset, j->out + offset);
}

static sdyrt_status run_cholesky(const sdyi_thunk *t, const sdyi_frame *f) {
    const cholesky_plan *const p = t->plan;
    job j = {.plan = p,
             .a = sdyi_in(t, f, 0),
             .out = sdyi_out(t, f, 0),
             .room = f->data[p->room]};
    if (p->shape.count > 0)
        sdyi_threads_run(p->shape.count / (p->n * p->n), factor_part, &j);
    return SDYRT_OK;
}

static sdyi_potrf *find_potrf(sdyrt_dtype dtype, int64_t n) {
    const sdyi_blas *const blas =
        n >= LARGE && n < INT_MAX ? sdyi_blas_get() : NULL;
    if (blas == NULL)
        return NULL;
    return dtype == SDYRT_F32    ? blas->spotrf
           : dtype == SDYRT_F64  ? blas->dpotrf
           : dtype == SDYRT_C64  ? blas->cpotrf
           : dtype == SDYRT_C128 ? blas->zpotrf
                                 : NULL;
}

sdyrt_status sdyi_execute_cholesky(sdyi_compiler *c, const sdyi_op *op) {
    cholesky_plan *const plan = SDYI_PLAN(c, cholesky_plan);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->shape));
    plan->n = plan->shape.dims[plan->shape.rank - 1];
    plan->is_lower = sdyi_hlo_int(op, 0, 0) != 0;
    plan->potrf = find_potrf(plan->shape.dtype, plan->n);
    plan->bytes = (size_t)(plan->n * plan->n) * sizeof(number);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_cholesky, plan, &thunk));
    plan->room =
        sdyi_slot_scratch(c, plan->bytes * (size_t)sdyi_threads_count());
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
    int room;              /* slot: two matrices of each thread */
    size_t bytes;          /* of them */
    const sdyi_blas *blas; /* NULL: in f64 */
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

static void solve_in_f64(const solve_plan *p, number *a, const char *left,
                         const char *right, char *out) {
    const int64_t size = p->n * p->n, part = p->rows * p->columns;
    number *const b = a + size;
    sdyi_convert(a, SDYRT_C128, left, p->a.dtype, size);
    sdyi_convert(b, SDYRT_C128, right, p->b.dtype, part);
    for (int64_t k = 0; k < (p->is_left ? p->columns : p->rows); k++)
        solve_one(p, a, p->is_left ? b + k : b + k * p->columns,
                  p->is_left ? p->columns : 1);
    sdyi_convert(out, p->b.dtype, b, SDYRT_C128, part);
}

static void solve_large(const solve_plan *p, const char *a, const char *b,
                        char *out) {
    static const int forms[] = {[NO_TRANSPOSE] = SDYI_NO_TRANS,
                                [TRANSPOSE] = SDYI_TRANS,
                                [ADJOINT] = SDYI_CONJ_TRANS};
    static const float one_c64[2] = {1, 0};
    static const double one_c128[2] = {1, 0};
    const int side = p->is_left ? SDYI_LEFT : SDYI_RIGHT;
    const int triangle = p->is_lower ? SDYI_LOWER : SDYI_UPPER;
    const int unit = p->is_unit ? SDYI_UNIT : SDYI_NON_UNIT;
    const int trans = forms[p->transposes], n = (int)p->n;
    const int rows = (int)p->rows, columns = (int)p->columns;
    memcpy(out, b, (size_t)(p->rows * p->columns) * p->b.width);
    if (p->b.dtype == SDYRT_F32)
        p->blas->strsm(SDYI_ROW_MAJOR, side, triangle, trans, unit, rows,
                       columns, 1.0F, a, n, out, columns);
    else if (p->b.dtype == SDYRT_F64)
        p->blas->dtrsm(SDYI_ROW_MAJOR, side, triangle, trans, unit, rows,
                       columns, 1.0, a, n, out, columns);
    else if (p->b.dtype == SDYRT_C64)
        p->blas->ctrsm(SDYI_ROW_MAJOR, side, triangle, trans, unit, rows,
                       columns, one_c64, a, n, out, columns);
    else
        p->blas->ztrsm(SDYI_ROW_MAJOR, side, triangle, trans, unit, rows,
                       columns, one_c128, a, n, out, columns);
}

static void solve_part(void *state, int64_t part, int thread) {
    const job *const j = state;
    const solve_plan *const p = j->plan;
    const char *const a = j->a + (size_t)(part * p->n * p->n) * p->a.width;
    const size_t offset = (size_t)(part * p->rows * p->columns) * p->b.width;
    void *const room = j->room + (size_t)thread * p->bytes;
    if (p->blas != NULL)
        solve_large(p, a, j->b + offset, j->out + offset);
    else
        solve_in_f64(p, room, a, j->b + offset, j->out + offset);
}

static sdyrt_status run_solve(const sdyi_thunk *t, const sdyi_frame *f) {
    const solve_plan *const p = t->plan;
    const int64_t part = p->rows * p->columns;
    job j = {p, sdyi_in(t, f, 0), sdyi_in(t, f, 1), sdyi_out(t, f, 0),
             f->data[p->room]};
    if (part > 0)
        sdyi_threads_run(p->b.count / part, solve_part, &j);
    return SDYRT_OK;
}

static const sdyi_blas *find_trsm(const solve_plan *p) {
    const bool is_large = p->transposes >= NO_TRANSPOSE &&
                          p->transposes <= ADJOINT && p->n >= LARGE &&
                          p->n < INT_MAX && p->rows < INT_MAX &&
                          p->columns < INT_MAX;
    const sdyi_blas *const blas = is_large ? sdyi_blas_get() : NULL;
    if (blas == NULL)
        return NULL;
    const bool has = (p->b.dtype == SDYRT_F32 && blas->strsm != NULL) ||
                     (p->b.dtype == SDYRT_F64 && blas->dtrsm != NULL) ||
                     (p->b.dtype == SDYRT_C64 && blas->ctrsm != NULL) ||
                     (p->b.dtype == SDYRT_C128 && blas->ztrsm != NULL);
    return has ? blas : NULL;
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
    plan->blas = find_trsm(plan);
    plan->bytes =
        plan->blas != NULL
            ? 0
            : (size_t)(plan->n * plan->n + plan->rows * plan->columns) *
                  sizeof(number);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_solve, plan, &thunk));
    plan->room =
        sdyi_slot_scratch(c, plan->bytes * (size_t)sdyi_threads_count());
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

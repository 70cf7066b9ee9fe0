/* cholesky and triangular_solve. Large matrices use LAPACK and BLAS in their
 * dtype, if the library is found; small ones, and those that LAPACK rejects,
 * are computed in f64. */
#include "program/execute/linear.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/execute/blas.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"
#include "program/execute/threads.h"

#include <complex.h>
#include <limits.h>
#include <math.h>
#include <string.h>

typedef double _Complex number;

/* The number of rows from which a call of LAPACK is faster. */
enum { LARGE = 32 };

/* A job for the threads: the matrices of a batch. */
typedef struct job {
    const void *plan;
    const char *a, *b;
    char *out, *room;
    int32_t *info; /* of each matrix; NULL: not wanted */
} job;

/* -- cholesky -------------------------------------------------------------- */

typedef struct cholesky_plan {
    sdyi_shape shape;
    int64_t n;
    bool is_lower, is_lapack;
    size_t info_bytes; /* of result 1 */
    int room;          /* slot: a matrix of each thread */
    size_t bytes;      /* of it */
    sdyi_potrf *potrf; /* NULL: in f64 */
} cholesky_plan;

/* The lower factor, in place, of a matrix whose elements are `down` and `right`
 * apart; the other triangle is not read. A matrix that is not positive definite
 * gives NaN, and the place of the first wrong element of the diagonal, from 1.
 */
static int32_t factor(number *a, int64_t n, int64_t down, int64_t right) {
    int32_t wrong = 0;
    for (int64_t j = 0; j < n; j++) {
        number *const of_j = a + j * down;
        double diagonal = creal(of_j[j * right]);
        for (int64_t k = 0; k < j; k++)
            diagonal -= creal(of_j[k * right] * conj(of_j[k * right]));
        if (wrong == 0 && !(diagonal > 0))
            wrong = (int32_t)(j + 1);
        diagonal = sqrt(diagonal);
        of_j[j * right] = diagonal;
        for (int64_t i = j + 1; i < n; i++) {
            number *const of_i = a + i * down;
            number sum = of_i[j * right];
            for (int64_t k = 0; k < j; k++)
                sum -= of_i[k * right] * conj(of_j[k * right]);
            of_i[j * right] = sum / diagonal;
        }
    }
    return wrong;
}

/* Zero the triangle that is not the result. */
static void clear_other(const cholesky_plan *p, char *out) {
    const size_t width = p->shape.width, row = (size_t)p->n * width;
    for (size_t i = 0; i < (size_t)p->n; i++) {
        const size_t first = p->is_lower ? (i + 1) * width : 0;
        const size_t end = p->is_lower ? row : i * width;
        memset(out + i * row + first, 0, end - first);
    }
}

/* A factor in f64. The upper one is the lower one of the transposed matrix. */
static int32_t factor_one(const cholesky_plan *p, number *a, const char *in,
                          char *out) {
    const int64_t n = p->n, size = n * n;
    sdyi_convert(a, SDYRT_C128, in, p->shape.dtype, size);
    const int32_t wrong =
        factor(a, n, p->is_lower ? n : 1, p->is_lower ? 1 : n);
    sdyi_convert(out, p->shape.dtype, a, SDYRT_C128, size);
    return wrong;
}

/* One factor by LAPACK, in place. Rows are LAPACK's columns, so a lower
 * triangle is an upper one of the transposed matrix. False: not positive
 * definite. */
static bool factor_large(const cholesky_plan *p, const char *in, char *out) {
    const int n = (int)p->n;
    int info = 0;
    memcpy(out, in, (size_t)(p->n * p->n) * p->shape.width);
    p->potrf(p->is_lower ? "U" : "L", &n, out, &n, &info, 1);
    return info == 0;
}

static void factor_part(void *state, int64_t part, int thread) {
    const job *const j = state;
    const cholesky_plan *const p = j->plan;
    const size_t offset = (size_t)(part * p->n * p->n) * p->shape.width;
    void *const room = j->room + (size_t)thread * p->bytes;
    int32_t wrong = 0;
    if (p->potrf == NULL || !factor_large(p, j->a + offset, j->out + offset))
        wrong = factor_one(p, room, j->a + offset, j->out + offset);
    if (j->info != NULL)
        j->info[part] = wrong;
    else
        clear_other(p, j->out + offset);
}

static sdyrt_status run_cholesky(const sdyi_thunk *t, const sdyi_frame *f) {
    const cholesky_plan *const p = t->plan;
    job j = {.plan = p,
             .a = sdyi_in(t, f, 0),
             .out = sdyi_out(t, f, 0),
             .room = f->data[p->room],
             .info = p->is_lapack ? sdyi_out(t, f, 1) : NULL};
    if (j.info != NULL)
        memset(j.info, 0, p->info_bytes);
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

sdyrt_status sdyi_emit_cholesky(sdyi_compiler *c, const sdyi_op *op,
                                bool is_lower, bool is_lapack) {
    cholesky_plan *const plan = SDYI_PLAN(c, cholesky_plan);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->shape));
    plan->n = plan->shape.dims[plan->shape.rank - 1];
    plan->is_lower = is_lower;
    plan->is_lapack = is_lapack;
    if (is_lapack) {
        sdyi_shape info;
        SDYI_TRY(sdyi_out_shape(op, 1, &info));
        plan->info_bytes = info.bytes;
    }
    plan->potrf = find_potrf(plan->shape.dtype, plan->n);
    plan->bytes = (size_t)(plan->n * plan->n) * sizeof(number);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_cholesky, plan, &thunk));
    plan->room =
        sdyi_slot_scratch(c, plan->bytes * (size_t)sdyi_threads_count());
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_cholesky(sdyi_compiler *c, const sdyi_op *op) {
    return sdyi_emit_cholesky(c, op, sdyi_hlo_int(op, SDYI_NAME_LOWER, 0) != 0,
                              false);
}

/* -- triangular_solve ------------------------------------------------------ */

typedef struct solve_plan {
    sdyi_shape a, b;
    int64_t n, rows, columns; /* of a, of b */
    sdyi_solve_form form;
    int room;              /* slot: two matrices of each thread */
    size_t bytes;          /* of them */
    const sdyi_blas *blas; /* NULL: in f64 */
} solve_plan;

/* Element (i, j) of op(a). */
static number entry(const solve_plan *p, const number *a, int64_t i,
                    int64_t j) {
    if (p->form.transposes == SDYI_NO_TRANSPOSE)
        return a[i * p->n + j];
    return p->form.transposes == SDYI_TRANSPOSE ? a[j * p->n + i]
                                                : conj(a[j * p->n + i]);
}

/* Solve for one column of op(a) x = b, or one row of x op(a) = b: `x` has the
 * elements `step` apart. Only the triangle that has data is read. */
static void solve_one(const solve_plan *p, const number *a, number *x,
                      int64_t step) {
    const bool is_lower =
        p->form.is_lower == (p->form.transposes == SDYI_NO_TRANSPOSE);
    const bool goes_up = is_lower == p->form.is_left;
    for (int64_t s = 0; s < p->n; s++) {
        const int64_t i = goes_up ? s : p->n - 1 - s;
        number sum = x[i * step];
        for (int64_t r = 0; r < s; r++) {
            const int64_t j = goes_up ? r : p->n - 1 - r;
            sum -= (p->form.is_left ? entry(p, a, i, j) : entry(p, a, j, i)) *
                   x[j * step];
        }
        x[i * step] = p->form.is_unit ? sum : sum / entry(p, a, i, i);
    }
}

static void solve_in_f64(const solve_plan *p, number *a, const char *left,
                         const char *right, char *out) {
    const int64_t size = p->n * p->n, part = p->rows * p->columns;
    number *const b = a + size;
    sdyi_convert(a, SDYRT_C128, left, p->a.dtype, size);
    sdyi_convert(b, SDYRT_C128, right, p->b.dtype, part);
    for (int64_t k = 0; k < (p->form.is_left ? p->columns : p->rows); k++)
        solve_one(p, a, p->form.is_left ? b + k : b + k * p->columns,
                  p->form.is_left ? p->columns : 1);
    sdyi_convert(out, p->b.dtype, b, SDYRT_C128, part);
}

static void solve_large(const solve_plan *p, const char *a, const char *b,
                        char *out) {
    static const int forms[] = {[SDYI_NO_TRANSPOSE] = SDYI_NO_TRANS,
                                [SDYI_TRANSPOSE] = SDYI_TRANS,
                                [SDYI_ADJOINT] = SDYI_CONJ_TRANS};
    static const float one_c64[2] = {1, 0};
    static const double one_c128[2] = {1, 0};
    const int side = p->form.is_left ? SDYI_LEFT : SDYI_RIGHT;
    const int triangle = p->form.is_lower ? SDYI_LOWER : SDYI_UPPER;
    const int unit = p->form.is_unit ? SDYI_UNIT : SDYI_NON_UNIT;
    const int trans = forms[p->form.transposes], n = (int)p->n;
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
    job j = {.plan = p,
             .a = sdyi_in(t, f, 0),
             .b = sdyi_in(t, f, 1),
             .out = sdyi_out(t, f, 0),
             .room = f->data[p->room]};
    if (part > 0)
        sdyi_threads_run(p->b.count / part, solve_part, &j);
    return SDYRT_OK;
}

static const sdyi_blas *find_trsm(const solve_plan *p) {
    const bool is_large = p->form.transposes >= SDYI_NO_TRANSPOSE &&
                          p->form.transposes <= SDYI_ADJOINT && p->n >= LARGE &&
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

sdyrt_status sdyi_emit_solve(sdyi_compiler *c, const sdyi_op *op,
                             const sdyi_solve_form *form) {
    solve_plan *const plan = SDYI_PLAN(c, solve_plan);
    plan->a = *sdyi_in_shape(c, op, 0);
    plan->b = *sdyi_in_shape(c, op, 1);
    plan->n = plan->a.dims[plan->a.rank - 1];
    plan->rows = plan->b.dims[plan->b.rank - 2];
    plan->columns = plan->b.dims[plan->b.rank - 1];
    plan->form = *form;
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

sdyrt_status sdyi_execute_triangular_solve(sdyi_compiler *c,
                                           const sdyi_op *op) {
    const sdyi_solve_form form = {
        .is_left = sdyi_hlo_int(op, SDYI_NAME_LEFT_SIDE, 0) != 0,
        .is_lower = sdyi_hlo_int(op, SDYI_NAME_LOWER, 0) != 0,
        .is_unit = sdyi_hlo_int(op, SDYI_NAME_UNIT_DIAGONAL, 0) != 0,
        .transposes =
            (int)sdyi_hlo_int(op, SDYI_NAME_TRANSPOSE_A, SDYI_NO_TRANSPOSE)};
    return sdyi_emit_solve(c, op, &form);
}

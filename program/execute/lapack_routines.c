/* The calls of LAPACK's routines, one function each. Those of real and complex
 * numbers differ in their scratch. */
#include "program/execute/lapack.h"

/* The parameters of LAPACK: a letter, a number, elements, and integers that it
 * writes. Lengths of texts follow all others, as gfortran passes them. */
typedef const char *letter;
typedef const int *number;
typedef void *data;
typedef int *answer;
#define CALL(p, types, values) ((void(*) types)(p)->function) values

static const int *size(const sdyi_lapack *p, char of) {
    return &p->sizes[of - 'a'];
}

/* The leading dimension of a column-major matrix. */
static int distance(int rows) {
    return rows > 0 ? rows : 1;
}

static int larger(int a, int b) {
    return a > b ? a : b;
}

#define ROUTINE(name, in_real, in_complex, all_values, ...)                    \
    const sdyi_lapack_routine sdyi_lapack_##name = {.of_real = in_real,        \
                                                    .of_complex = in_complex,  \
                                                    .values = all_values,      \
                                                    __VA_ARGS__};

/* -- LU, QR ---------------------------------------------------------------- */

static void getrf(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    const int lda = distance(*size(p, 'm'));
    CALL(p, (number, number, data, number, data, answer),
         (size(p, 'm'), size(p, 'n'), at[1], &lda, at[2], &r->info));
}

ROUTINE(getrf, "getrf", "getrf", "Tmn>Tmn Ik I", .begin = "0", .run = getrf,
        .has_no_work = true)

static void geqrf(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    const int lda = distance(*size(p, 'm'));
    CALL(p, (number, number, data, number, data, data, number, answer),
         (size(p, 'm'), size(p, 'n'), at[1], &lda, at[2], r->work, &r->n_work,
          &r->info));
}

ROUTINE(geqrf, "geqrf", "geqrf", "Tmn>Tmn Tk", .begin = "0", .run = geqrf)

static void geqp3(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    const int lda = distance(*size(p, 'm'));
    if (p->is_complex)
        CALL(p,
             (number, number, data, number, data, data, data, number, data,
              answer),
             (size(p, 'm'), size(p, 'n'), at[2], &lda, at[3], at[4], r->work,
              &r->n_work, r->reals, &r->info));
    else
        CALL(p,
             (number, number, data, number, data, data, data, number, answer),
             (size(p, 'm'), size(p, 'n'), at[2], &lda, at[3], at[4], r->work,
              &r->n_work, &r->info));
}

static void reserve_geqp3(const sdyi_lapack *p, sdyi_lapack_room *r) {
    r->n_reals = p->is_complex ? 2 * *size(p, 'n') : 0;
}

ROUTINE(geqp3, "geqp3", "geqp3", "Tmn In>Tmn In Tk", .begin = "01",
        .run = geqp3, .reserve = reserve_geqp3)

static void orgqr(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    const int lda = distance(*size(p, 'm'));
    CALL(p, (number, number, number, data, number, data, data, number, answer),
         (size(p, 'm'), size(p, 'n'), size(p, 'p'), at[2], &lda, at[1], r->work,
          &r->n_work, &r->info));
}

static bool fits_orgqr(sdyi_lapack *p) {
    return *size(p, 'p') <= *size(p, 'n') && *size(p, 'n') <= *size(p, 'm');
}

ROUTINE(orgqr, "orgqr", "ungqr", "Tmn Tp>Tmn", .begin = "0", .run = orgqr,
        .fits = fits_orgqr)

/* Config: left, transpose. */
static void ormqr(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    const int lda = distance(*size(p, 'p')), ldc = distance(*size(p, 'm'));
    const char side = (char)p->config[0];
    const char trans = p->config[1] == 'N' ? 'N' : p->is_complex ? 'C' : 'T';
    CALL(p,
         (letter, letter, number, number, number, data, number, data, data,
          number, data, number, answer, size_t, size_t),
         (&side, &trans, size(p, 'm'), size(p, 'n'), size(p, 'r'), at[0], &lda,
          at[1], at[3], &ldc, r->work, &r->n_work, &r->info, 1, 1));
}

static bool fits_ormqr(sdyi_lapack *p) {
    return *size(p, 'p') == *size(p, p->config[0] == 'L' ? 'm' : 'n') &&
           *size(p, 'r') <= *size(p, 'q') && *size(p, 'r') <= *size(p, 'p');
}

ROUTINE(ormqr, "ormqr", "unmqr", "Tpq Tr Tmn>Tmn", .begin = "2", .run = ormqr,
        .fits = fits_ormqr)

/* -- singular values: config: mode ----------------------------------------- */

static void gesdd(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    const char mode = (char)p->config[0];
    const int lda = distance(*size(p, 'm')), ldvt = distance(*size(p, 'v'));
    if (p->is_complex)
        CALL(p,
             (letter, number, number, data, number, data, data, number, data,
              number, data, number, data, answer, answer, size_t),
             (&mode, size(p, 'm'), size(p, 'n'), at[1], &lda, at[2], at[3],
              &lda, at[4], &ldvt, r->work, &r->n_work, r->reals, r->ints,
              &r->info, 1));
    else
        CALL(p,
             (letter, number, number, data, number, data, data, number, data,
              number, data, number, answer, answer, size_t),
             (&mode, size(p, 'm'), size(p, 'n'), at[1], &lda, at[2], at[3],
              &lda, at[4], &ldvt, r->work, &r->n_work, r->ints, &r->info, 1));
}

static void reserve_gesdd(const sdyi_lapack *p, sdyi_lapack_room *r) {
    const int k = *size(p, 'k');
    const int most = larger(*size(p, 'm'), *size(p, 'n'));
    r->n_ints = 8 * k;
    if (p->is_complex)
        r->n_reals = larger(
            7 * k, larger(5 * k * k + 5 * k, 2 * most * k + 2 * k * k + k));
}

static void gesvd(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    const char mode = (char)p->config[0];
    const int lda = distance(*size(p, 'm')), ldvt = distance(*size(p, 'v'));
    if (p->is_complex)
        CALL(p,
             (letter, letter, number, number, data, number, data, data, number,
              data, number, data, number, data, answer, size_t, size_t),
             (&mode, &mode, size(p, 'm'), size(p, 'n'), at[1], &lda, at[2],
              at[3], &lda, at[4], &ldvt, r->work, &r->n_work, r->reals,
              &r->info, 1, 1));
    else
        CALL(p,
             (letter, letter, number, number, data, number, data, data, number,
              data, number, data, number, answer, size_t, size_t),
             (&mode, &mode, size(p, 'm'), size(p, 'n'), at[1], &lda, at[2],
              at[3], &lda, at[4], &ldvt, r->work, &r->n_work, &r->info, 1, 1));
}

static void reserve_gesvd(const sdyi_lapack *p, sdyi_lapack_room *r) {
    r->n_reals = p->is_complex ? 5 * *size(p, 'k') : 0;
}

/* The sizes of U and V: square, or with as many vectors as singular values.
 * With mode N the results may have either form. */
static bool fits_svd(sdyi_lapack *p) {
    const int m = *size(p, 'm'), n = *size(p, 'n'), k = *size(p, 'k');
    const int u = *size(p, 'u'), v = *size(p, 'v');
    const bool is_all = u == m && v == n;
    if (k == 0 || (!is_all && (u != k || v != k)))
        return false;
    if (p->config[0] != 'N')
        p->config[0] = is_all ? 'A' : 'S';
    return true;
}

#define SVD_VALUES(v) "Tmn>Tmn Rk Tmu " v " I"
ROUTINE(gesdd, "gesdd", "gesdd", SVD_VALUES("Tvn"), .begin = "0", .run = gesdd,
        .reserve = reserve_gesdd, .fits = fits_svd)
ROUTINE(gesvd, "gesvd", "gesvd", SVD_VALUES("Tvn"), .begin = "0", .run = gesvd,
        .reserve = reserve_gesvd, .fits = fits_svd)
ROUTINE(svd_of_v, "gesdd", "gesdd", SVD_VALUES("Vnv"), .begin = "0",
        .run = gesdd, .reserve = reserve_gesdd, .fits = fits_svd)

/* -- eigenvalues ----------------------------------------------------------- */

/* Config: mode, uplo. */
static void syevd(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    const char mode = (char)p->config[1], uplo = (char)p->config[0];
    const int lda = distance(*size(p, 'n'));
    if (p->is_complex)
        CALL(p,
             (letter, letter, number, data, number, data, data, number, data,
              number, answer, number, answer, size_t, size_t),
             (&mode, &uplo, size(p, 'n'), at[1], &lda, at[2], r->work,
              &r->n_work, r->reals, &r->n_reals, r->ints, &r->n_ints, &r->info,
              1, 1));
    else
        CALL(p,
             (letter, letter, number, data, number, data, data, number, answer,
              number, answer, size_t, size_t),
             (&mode, &uplo, size(p, 'n'), at[1], &lda, at[2], r->work,
              &r->n_work, r->ints, &r->n_ints, &r->info, 1, 1));
}

static void reserve_syevd(const sdyi_lapack *p, sdyi_lapack_room *r) {
    r->n_reals = p->is_complex ? -1 : 0;
    r->n_ints = -1;
}

ROUTINE(syevd, "syevd", "heevd", "Tnn>Tnn Rn I", .begin = "0", .run = syevd,
        .reserve = reserve_syevd)

/* Eigenvectors of a real matrix, which LAPACK stores as real and imaginary
 * parts, once for a pair of conjugate values, as complex vectors. */
#define UNPACK(type)                                                           \
    static void unpack_##type(int n, const type *imaginary, const type *from,  \
                              type *to) {                                      \
        for (int j = 0; j < n; j++) {                                          \
            const bool is_pair = imaginary[j] != 0 && j + 1 < n;               \
            for (int i = 0; i < n; i++) {                                      \
                const type re = from[(size_t)j * n + i];                       \
                const type im = is_pair ? from[(size_t)(j + 1) * n + i] : 0;   \
                type *const element = to + 2 * ((size_t)j * n + i);            \
                element[0] = re;                                               \
                element[1] = im;                                               \
                if (is_pair) {                                                 \
                    element[2 * (size_t)n] = re;                               \
                    element[2 * (size_t)n + 1] = -im;                          \
                }                                                              \
            }                                                                  \
            j += is_pair;                                                      \
        }                                                                      \
    }
UNPACK(float)
UNPACK(double)

static void unpack(const sdyi_lapack *p, const void *imaginary,
                   const void *from, void *to) {
    if (p->dtype == SDYRT_F32)
        unpack_float(*size(p, 'n'), imaginary, from, to);
    else
        unpack_double(*size(p, 'n'), imaginary, from, to);
}

/* Config: compute_left, compute_right. */
static void geev(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    const char jobs[] = {(char)p->config[0], (char)p->config[1]};
    const int n = *size(p, 'n'), lda = distance(n);
    const size_t width = sdyrt_dtype_bytes(p->dtype);
    const bool is_query = r->n_work < 0;
    void *const left = r->reals;
    void *const right =
        is_query ? left : (char *)left + (size_t)n * (size_t)n * width;
    CALL(p,
         (letter, letter, number, data, number, data, data, data, number, data,
          number, data, number, answer, size_t, size_t),
         (&jobs[0], &jobs[1], &n, at[0], &lda, at[1], at[2], left, &lda, right,
          &lda, r->work, &r->n_work, &r->info, 1, 1));
    if (!is_query && r->info == 0 && jobs[0] == 'V')
        unpack(p, at[2], left, at[3]);
    if (!is_query && r->info == 0 && jobs[1] == 'V')
        unpack(p, at[2], right, at[4]);
}

static void reserve_geev(const sdyi_lapack *p, sdyi_lapack_room *r) {
    r->n_reals = 2 * *size(p, 'n') * *size(p, 'n');
}

ROUTINE(geev, "geev", NULL, "Tnn>Tn Tn Cnn Cnn I", .begin = "", .run = geev,
        .reserve = reserve_geev, .is_finite = true)

static void complex_geev(const sdyi_lapack *p, void *const *at,
                         sdyi_lapack_room *r) {
    const char jobs[] = {(char)p->config[0], (char)p->config[1]};
    const int lda = distance(*size(p, 'n'));
    CALL(p,
         (letter, letter, number, data, number, data, data, number, data,
          number, data, number, data, answer, size_t, size_t),
         (&jobs[0], &jobs[1], size(p, 'n'), at[0], &lda, at[1], at[2], &lda,
          at[3], &lda, r->work, &r->n_work, r->reals, &r->info, 1, 1));
}

static void reserve_complex_geev(const sdyi_lapack *p, sdyi_lapack_room *r) {
    r->n_reals = 2 * *size(p, 'n');
}

ROUTINE(complex_geev, NULL, "geev", "Tnn>Tn Tnn Tnn I", .begin = "",
        .run = complex_geev, .reserve = reserve_complex_geev, .is_finite = true)

/* Config: mode; values are not sorted. */
static void gees(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    const char mode = (char)p->config[0], sort = 'N';
    const int lda = distance(*size(p, 'n'));
    CALL(p,
         (letter, letter, data, number, data, number, data, data, data, data,
          number, data, number, data, answer, size_t, size_t),
         (&mode, &sort, NULL, size(p, 'n'), at[1], &lda, at[5], at[3], at[4],
          at[2], &lda, r->work, &r->n_work, NULL, &r->info, 1, 1));
}

ROUTINE(gees, "gees", NULL, "Tnn>Tnn Tnn Tn Tn I I", .begin = "0", .run = gees,
        .is_finite = true)

static void complex_gees(const sdyi_lapack *p, void *const *at,
                         sdyi_lapack_room *r) {
    const char mode = (char)p->config[0], sort = 'N';
    const int lda = distance(*size(p, 'n'));
    CALL(p,
         (letter, letter, data, number, data, number, data, data, data, number,
          data, number, data, data, answer, size_t, size_t),
         (&mode, &sort, NULL, size(p, 'n'), at[1], &lda, at[4], at[3], at[2],
          &lda, r->work, &r->n_work, r->reals, NULL, &r->info, 1, 1));
}

static void reserve_complex_gees(const sdyi_lapack *p, sdyi_lapack_room *r) {
    r->n_reals = *size(p, 'n');
}

ROUTINE(complex_gees, NULL, "gees", "Tnn>Tnn Tnn Tn I I", .begin = "0",
        .run = complex_gees, .reserve = reserve_complex_gees, .is_finite = true)

/* -- reductions of a matrix ------------------------------------------------ */

/* Config: low, high. */
static void gehrd(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    const int lda = distance(*size(p, 'n'));
    CALL(p, (number, number, number, data, number, data, data, number, answer),
         (size(p, 'n'), &p->config[0], &p->config[1], at[1], &lda, at[2],
          r->work, &r->n_work, &r->info));
}

static bool fits_gehrd(sdyi_lapack *p) {
    const int n = *size(p, 'n'), low = p->config[0], high = p->config[1];
    return n == 0 ? low == 1 && high == 0
                  : low >= 1 && low <= high && high <= n;
}

ROUTINE(gehrd, "gehrd", "gehrd", "Tnn>Tnn Te I", .begin = "0", .run = gehrd,
        .fits = fits_gehrd)

/* Config: uplo. */
static void sytrd(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    const char uplo = (char)p->config[0];
    const int lda = distance(*size(p, 'n'));
    CALL(p,
         (letter, number, data, number, data, data, data, data, number, answer,
          size_t),
         (&uplo, size(p, 'n'), at[1], &lda, at[2], at[3], at[4], r->work,
          &r->n_work, &r->info, 1));
}

ROUTINE(sytrd, "sytrd", "hetrd", "Tnn>Tnn Rn Re Te I", .begin = "0",
        .run = sytrd)

/* -- three diagonals ------------------------------------------------------- */

/* Solve a tridiagonal system. `first`: the lower, main and upper diagonal; the
 * lower one starts with a padding element. */
static void solve(const sdyi_lapack *p, void *const *first, void *b,
                  sdyi_lapack_room *r) {
    const int ldb = distance(*size(p, 'n'));
    void *const lower = (char *)first[0] + sdyrt_dtype_bytes(p->dtype);
    CALL(p, (number, number, data, data, data, data, number, answer),
         (size(p, 'n'), size(p, 'p'), lower, first[1], first[2], b, &ldb,
          &r->info));
}

static void gtsv(const sdyi_lapack *p, void *const *at, sdyi_lapack_room *r) {
    solve(p, at + 4, at[7], r);
}

static void gtsv_of_b(const sdyi_lapack *p, void *const *at,
                      sdyi_lapack_room *r) {
    solve(p, at, at[4], r);
}

ROUTINE(gtsv, "gtsv", "gtsv", "Tn Tn Tn Tnp>Tn Tn Tn Tnp I", .begin = "0123",
        .run = gtsv, .has_no_work = true)
ROUTINE(gtsv_of_b, "gtsv", "gtsv", "Tn Tn Tn Tnp>Tnp", .begin = "3",
        .run = gtsv_of_b, .has_no_work = true)

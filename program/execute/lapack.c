/* Custom calls by which JAX uses LAPACK on a CPU, or libraries with the same
 * routines on a CUDA device. Their matrices are column-major, as LAPACK's are;
 * tensors here are row-major, so a call means the operation on the tensors
 * themselves, and each matrix is transposed as it is copied. Other layouts,
 * which would mean transposed matrices, are refused. */
#include "program/execute/lapack.h"
#include "program/execute/blas.h"
#include "program/execute/linear.h"
#include "program/execute/threads.h"

#include <complex.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* -- targets --------------------------------------------------------------- */

static sdyrt_status emit_potrf(sdyi_compiler *c, const sdyi_op *op,
                               const sdyi_lapack *p) {
    return sdyi_emit_cholesky(c, op, p->config[0] == 'L', true);
}

static sdyrt_status emit_trsm(sdyi_compiler *c, const sdyi_op *op,
                              const sdyi_lapack *p) {
    const int trans = p->config[3];
    const sdyi_solve_form form = {.is_left = p->config[0] == 'L',
                                  .is_lower = p->config[1] == 'L',
                                  .is_unit = p->config[2] == 'U',
                                  .transposes = trans == 'N' ? SDYI_NO_TRANSPOSE
                                                : trans == 'T' ? SDYI_TRANSPOSE
                                                               : SDYI_ADJOINT};
    return sdyi_emit_solve(c, op, &form);
}

static bool fits_trsm(sdyi_lapack *p) {
    const char side = p->config[0] == 'L' ? 'p' : 'q';
    return p->sizes['n' - 'a'] == p->sizes[side - 'a'];
}

static const sdyi_lapack_routine potrf = {.of_real = "potrf",
                                          .of_complex = "potrf",
                                          .values = "Tnn>Tnn I",
                                          .begin = "0",
                                          .emit = emit_potrf};
static const sdyi_lapack_routine trsm = {.of_real = "trsm",
                                         .of_complex = "trsm",
                                         .values = "Tnn Tpq>Tpq",
                                         .begin = "1",
                                         .emit = emit_trsm,
                                         .fits = fits_trsm};

/* The targets of calls. NULL: "lapack_sgetrf_ffi", from the letter of the dtype
 * and the routine's name. Entries of `config`: `uplo=UL` is one of these
 * letters, `lower?UL` a bool for the first or the second letter, `low#` a
 * number; `=V` has no attribute and means V. */
static const struct {
    const char *target;
    const sdyi_lapack_routine *routine;
    const char *config;
} targets[] = {
    {NULL, &potrf, "uplo=UL"},
    {NULL, &trsm, "side=LR uplo=UL diag=NU trans_x=NTC"},
    {NULL, &sdyi_lapack_getrf, ""},
    {NULL, &sdyi_lapack_geqrf, ""},
    {NULL, &sdyi_lapack_geqp3, ""},
    {NULL, &sdyi_lapack_orgqr, ""},
    {NULL, &sdyi_lapack_ormqr, "left?RL transpose?NT"},
    {NULL, &sdyi_lapack_gesdd, "mode=ASN"},
    {NULL, &sdyi_lapack_gesvd, "mode=ASN"},
    {NULL, &sdyi_lapack_syevd, "uplo=UL mode=VN"},
    {NULL, &sdyi_lapack_geev, "compute_left=VN compute_right=VN"},
    {NULL, &sdyi_lapack_complex_geev, "compute_left=VN compute_right=VN"},
    {NULL, &sdyi_lapack_gees, "mode=VN sort=N"},
    {NULL, &sdyi_lapack_complex_gees, "mode=VN sort=N"},
    {NULL, &sdyi_lapack_gehrd, "low# high#"},
    {NULL, &sdyi_lapack_sytrd, "uplo=UL"},
    {NULL, &sdyi_lapack_gtsv, ""},
    {"cusolver_potrf_ffi", &potrf, "lower?UL"},
    {"cusolver_getrf_ffi", &sdyi_lapack_getrf, ""},
    {"cusolver_geqrf_ffi", &sdyi_lapack_geqrf, ""},
    {"cuhybrid_geqp3", &sdyi_lapack_geqp3, ""},
    {"cusolver_orgqr_ffi", &sdyi_lapack_orgqr, ""},
    {"cusolver_ormqr_ffi", &sdyi_lapack_ormqr, "left?RL transpose?NT"},
    {"cusolver_gesvd_ffi", &sdyi_lapack_gesvd, "compute_uv?NS transposed?F"},
    {"cusolver_gesvdj_ffi", &sdyi_lapack_svd_of_v, "compute_uv?NS"},
    {"cusolver_gesvdp_ffi", &sdyi_lapack_svd_of_v, "compute_uv?NS"},
    {"cusolver_syevd_ffi", &sdyi_lapack_syevd, "lower?UL =V"},
    {"cuhybrid_eig_real", &sdyi_lapack_geev, "left?NV right?NV"},
    {"cuhybrid_eig_comp", &sdyi_lapack_complex_geev, "left?NV right?NV"},
    {"cusolver_sytrd_ffi", &sdyi_lapack_sytrd, "lower?UL"},
    {"cusparse_gtsv2_ffi", &sdyi_lapack_gtsv_of_b, ""}};

static const char *name_of(const sdyi_lapack_routine *r, sdyrt_dtype dtype) {
    const bool is_real = dtype == SDYRT_F32 || dtype == SDYRT_F64;
    const bool is_complex = dtype == SDYRT_C64 || dtype == SDYRT_C128;
    return is_real ? r->of_real : is_complex ? r->of_complex : NULL;
}

static char letter_of(sdyrt_dtype dtype) {
    return dtype == SDYRT_F32   ? 's'
           : dtype == SDYRT_F64 ? 'd'
           : dtype == SDYRT_C64 ? 'c'
                                : 'z';
}

/* The row of a target. `*dtype` becomes that of the target's name, unless the
 * row gives the full name; -1: no row. */
static int find_target(const char *target, sdyrt_dtype *dtype) {
    static const sdyrt_dtype dtypes[] = {SDYRT_F32, SDYRT_F64, SDYRT_C64,
                                         SDYRT_C128};
    const int n = (int)(sizeof targets / sizeof targets[0]);
    for (int i = 0; i < n; i++) {
        if (targets[i].target != NULL && strcmp(target, targets[i].target) == 0)
            return i;
        for (int d = 0; d < 4 && targets[i].target == NULL; d++) {
            char name[40];
            const char *const base = name_of(targets[i].routine, dtypes[d]);
            (void)snprintf(name, sizeof name, "lapack_%c%s_ffi",
                           letter_of(dtypes[d]), base == NULL ? "" : base);
            if (base != NULL && strcmp(target, name) == 0) {
                *dtype = dtypes[d];
                return i;
            }
        }
    }
    return -1;
}

/* -- checks of a call ------------------------------------------------------ */

typedef struct call {
    const sdyi_custom_call *given;
    const sdyi_op *op;
    const char *config; /* of its target */
    sdyi_lapack *p;
} call;

static sdyrt_status refuse(const call *k, const char *what) {
    return sdyi_refuse(k->op, "a call of '%s' with %s", k->given->target, what);
}

/* True for the layout that a value must have: column-major matrices, all other
 * dimensions row-major. */
static bool is_layout(const sdyi_attr *order, bool is_matrix) {
    const int64_t rank = order->type->cells[0].integer;
    for (int64_t d = 0; d < rank; d++) {
        const int64_t dim = is_matrix && d < 2 ? rank - 2 + d : rank - 1 - d;
        if (sdyi_dense_i64_at(order, d) != dim)
            return false;
    }
    return true;
}

static bool are_layouts(const sdyi_attr *layouts,
                        const sdyi_lapack_value *values) {
    for (int64_t i = 0; layouts != NULL && i < layouts->n; i++)
        if (!is_layout(layouts->cells[i].attr, values[i].is_matrix))
            return false;
    return layouts != NULL;
}

/* Read the next entry of a target's configuration; `*text` moves past it. */
static bool read_entry(sdyi_compiler *c, const sdyi_attr *config,
                       const char **text, int *value) {
    const size_t length = strcspn(*text, "=?#"), end = strcspn(*text, " ");
    const char form = (*text)[length];
    const char *const letters = *text + length + 1;
    const size_t n = end > length ? end - length - 1 : 0;
    char name[32];
    (void)snprintf(name, sizeof name, "%.*s", (int)length, *text);
    *text += end + ((*text)[end] == ' ');
    *value = (unsigned char)letters[0];
    if (length == 0)
        return true;
    const sdyi_attr *const attr =
        sdyi_attr_is(config, SDYI_ATTR_DICT)
            ? sdyi_attr_dict_get(config, sdyi_name_of_string(c->pool, name))
            : NULL;
    if (!sdyi_attr_is(attr, SDYI_ATTR_INTEGER))
        return false;
    const int64_t given = attr->cells[0].integer;
    *value = (int)given;
    if (form == '#')
        return given == *value;
    if (form == '=')
        return given > 0 && memchr(letters, *value, n) != NULL;
    const size_t at = given != 0;
    *value = at < n ? letters[at] : 0;
    return at < n;
}

static bool read_config(sdyi_compiler *c, const call *k) {
    const char *text = k->config;
    for (int i = 0; *text != '\0'; i++)
        if (!read_entry(c, k->given->config, &text, &k->p->config[i]))
            return false;
    return true;
}

/* Set a size at its letter's first use, and compare it at later ones. */
static bool bind(sdyi_lapack *p, char letter, int64_t dim) {
    int *const size = &p->sizes[letter - 'a'];
    if (*size < 0 && dim < INT_MAX)
        *size = (int)dim;
    int *const of_n = &p->sizes['e' - 'a'], n = p->sizes['n' - 'a'];
    const int m = p->sizes['m' - 'a'];
    if (n >= 0)
        *of_n = n > 0 ? n - 1 : 0;
    if (n >= 0 && m >= 0)
        p->sizes['k' - 'a'] = m < n ? m : n;
    return *size == dim;
}

/* Check value `i` of the call against a type and sizes such as "Tmn". */
static bool read_value(sdyi_lapack *p, const sdyi_shape *shape,
                       const sdyi_shape *first, const char *form, int i) {
    const int n_sizes = (int)strcspn(form + 1, " >");
    const int n_batch = shape->rank - n_sizes;
    const sdyrt_dtype real = p->dtype == SDYRT_C64    ? SDYRT_F32
                             : p->dtype == SDYRT_C128 ? SDYRT_F64
                                                      : p->dtype;
    const sdyrt_dtype dtype = *form == 'I'        ? SDYRT_I32
                              : *form == 'R'      ? real
                              : *form != 'C'      ? p->dtype
                              : real == SDYRT_F32 ? SDYRT_C64
                                                  : SDYRT_C128;
    sdyi_lapack_value *const v = &p->values[i];
    if (shape->dtype != dtype || n_batch < 0)
        return false;
    *v = (sdyi_lapack_value){.rows = 1,
                             .columns = 1,
                             .width = shape->width,
                             .is_matrix = n_sizes == 2,
                             .is_adjoint = *form == 'V',
                             .begin = -1};
    for (int d = 0; d < n_sizes; d++) {
        const int64_t dim = shape->dims[n_batch + d];
        if (!bind(p, form[1 + d], dim))
            return false;
        *(d == 0 ? &v->rows : &v->columns) = dim;
    }
    v->bytes = (size_t)(v->rows * v->columns) * v->width;
    int64_t n_parts = 1;
    for (int d = 0; d < n_batch; d++)
        n_parts *= shape->dims[d];
    if (i == 0)
        p->n_parts = n_parts;
    return n_parts == p->n_parts &&
           memcmp(shape->dims, first->dims,
                  (size_t)n_batch * sizeof first->dims[0]) == 0;
}

static sdyrt_status read_values(sdyi_compiler *c, const call *k) {
    sdyi_lapack *const p = k->p;
    const sdyi_op *const op = k->op;
    const char *form = p->routine->values;
    p->n_operands = op->n_operands;
    p->n = op->n_operands + op->n_results;
    for (size_t i = 0; i < sizeof p->sizes / sizeof *p->sizes; i++)
        p->sizes[i] = -1;
    for (int i = 0; i < p->n; i++) {
        sdyi_shape shape;
        if (i < op->n_operands)
            shape = *sdyi_in_shape(c, op, i);
        else
            SDYI_TRY(sdyi_out_shape(op, i - op->n_operands, &shape));
        const size_t length = strcspn(form, " >");
        if (length == 0 ||
            (i > 0 && (form[-1] == '>') != (i == p->n_operands)) ||
            !read_value(p, &shape, sdyi_in_shape(c, op, 0), form, i))
            return refuse(k, "such types");
        p->has_info = length == 1;
        form += length + (form[length] != '\0');
    }
    return *form == '\0' ? SDYRT_OK : refuse(k, "such types");
}

/* -- compiling ------------------------------------------------------------- */

/* Reserve `n` elements in the scratch of a thread, from `*at` on. */
static size_t reserve(size_t *at, size_t n, size_t width) {
    const size_t start = *at, line = 64;
    *at += (n * width + line - 1) / line * line;
    return start;
}

/* A size that a query returns, raised where f32 may have rounded it down. */
static int64_t asked(const sdyi_lapack *p, const void *size) {
    float f32;
    double f64;
    memcpy(&f32, size, sizeof f32);
    memcpy(&f64, size, sizeof f64);
    return p->dtype == SDYRT_F32 || p->dtype == SDYRT_C64
               ? (int64_t)ceil((double)f32 * (1 + 0x1p-23))
               : (int64_t)f64;
}

/* False if a matrix may need scratch of more than LAPACK's int. */
static bool is_countable(const sdyi_lapack *p) {
    for (int i = 0; i < p->n; i++)
        if (p->values[i].rows * p->values[i].columns > 1 << 28)
            return false;
    return true;
}

/* The sizes of the routine's scratch, by its query or `reserve`; false: a size
 * does not fit an int. */
static bool ask(sdyi_lapack *p) {
    double _Complex work = 0, reals = 0;
    int ints = 0;
    void *at[SDYI_LAPACK_VALUES];
    double _Complex value[SDYI_LAPACK_VALUES] = {0};
    sdyi_lapack_room *const r = &p->room;
    if (p->routine->reserve != NULL && !is_countable(p))
        return false;
    if (p->routine->reserve != NULL)
        p->routine->reserve(p, r);
    if (p->routine->has_no_work)
        return true;
    for (int i = 0; i < SDYI_LAPACK_VALUES; i++)
        at[i] = &value[i];
    sdyi_lapack_room query = *r;
    query.work = &work;
    query.reals = &reals;
    query.ints = &ints;
    query.n_work = -1;
    p->routine->run(p, at, &query);
    const int64_t n_work = asked(p, &work), n_reals = asked(p, &reals);
    if (r->n_ints < 0)
        r->n_ints = ints;
    if (n_work > INT_MAX || (r->n_reals < 0 && n_reals > INT_MAX))
        return false;
    r->n_work = n_work < 1 ? 1 : (int)n_work;
    if (r->n_reals < 0)
        r->n_reals = (int)n_reals;
    return r->n_ints >= 0 && r->n_reals >= 0;
}

/* The scratch of a thread: the routine's own, column-major copies of matrices,
 * and copies of operands that it overwrites. */
static void place(sdyi_lapack *p) {
    const size_t width = sdyrt_dtype_bytes(p->dtype);
    p->work = reserve(&p->bytes, (size_t)p->room.n_work, width);
    p->reals = reserve(&p->bytes, (size_t)p->room.n_reals, width);
    p->ints = reserve(&p->bytes, (size_t)p->room.n_ints, sizeof(int));
    for (int i = 0; i < p->n; i++) {
        sdyi_lapack_value *const v = &p->values[i];
        v->has_room = i < p->n_operands || v->is_matrix;
        for (int k = p->n_operands; k < p->n; k++)
            v->has_room = v->has_room && p->values[k].begin != i;
        v->offset = reserve(&p->bytes, v->has_room ? v->bytes : 0, 1);
    }
}

static bool find_function(sdyi_lapack *p) {
    char name[16];
    (void)snprintf(name, sizeof name, "%c%s_", letter_of(p->dtype),
                   name_of(p->routine, p->dtype));
    return sdyi_lapack_find(name, &p->function);
}

static sdyrt_status emit_routine(sdyi_compiler *c, const call *k) {
    sdyi_lapack *const p = k->p;
    if (!find_function(p))
        return sdyi_refuse(k->op,
                           "a call of '%s': LAPACK's routine is in no library "
                           "here. Install OpenBLAS, libopenblas.so.0, or name "
                           "its file in SDYRT_BLAS_LIB",
                           k->given->target);
    if (!ask(p))
        return refuse(k, "a matrix as large");
    place(p);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, k->op, sdyi_lapack_run_call, p, &thunk));
    const int n = p->n_parts == 1 ? 1 : sdyi_threads_count();
    p->slot = sdyi_slot_scratch(c, p->bytes * (size_t)n);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

static sdyrt_status compile_call(sdyi_compiler *c, const call *k) {
    sdyi_lapack *const p = k->p;
    const char *const begin = p->routine->begin;
    SDYI_TRY(read_values(c, k));
    for (size_t i = 0; begin[i] != '\0'; i++)
        p->values[(size_t)p->n_operands + i].begin = begin[i] - '0';
    if (!are_layouts(k->given->operand_layouts, p->values) ||
        !are_layouts(k->given->result_layouts, p->values + p->n_operands))
        return refuse(k, "a layout that is not column-major");
    if (!read_config(c, k))
        return refuse(k, "such a backend_config");
    if (p->routine->fits != NULL && !p->routine->fits(p))
        return refuse(k, "such types");
    return p->routine->emit != NULL ? p->routine->emit(c, k->op, p)
                                    : emit_routine(c, k);
}

sdyrt_status sdyi_execute_lapack_call(sdyi_compiler *c, const sdyi_op *op,
                                      const sdyi_custom_call *given,
                                      bool *is_lapack) {
    sdyi_lapack *const p = SDYI_PLAN(c, sdyi_lapack);
    p->dtype = op->n_operands > 0 ? sdyi_in_shape(c, op, 0)->dtype : SDYRT_F32;
    const int row = find_target(given->target, &p->dtype);
    *is_lapack = row >= 0;
    if (!*is_lapack)
        return SDYRT_OK;
    p->routine = targets[row].routine;
    p->is_complex = p->dtype == SDYRT_C64 || p->dtype == SDYRT_C128;
    const call k = {given, op, targets[row].config, p};
    if (op->n_operands == 0 || name_of(p->routine, p->dtype) == NULL)
        return refuse(&k, "such types");
    return compile_call(c, &k);
}

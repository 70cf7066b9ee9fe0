/* Custom calls by which JAX has LAPACK and BLAS compute on a CPU: potrf and
 * trsm. Their matrices are column-major, as LAPACK's are; here all tensors are
 * row-major, so the call means the operation on the tensors themselves. In
 * another layout it would mean the transposed matrices: that is refused. */
#include "program/execute/execute.h"
#include "program/execute/linear.h"

#include <string.h>

typedef enum routine { POTRF, TRSM } routine;

static const struct {
    const char *target;
    routine routine;
    sdyrt_dtype dtype;
} routines[] = {{"lapack_spotrf_ffi", POTRF, SDYRT_F32},
                {"lapack_dpotrf_ffi", POTRF, SDYRT_F64},
                {"lapack_cpotrf_ffi", POTRF, SDYRT_C64},
                {"lapack_zpotrf_ffi", POTRF, SDYRT_C128},
                {"lapack_strsm_ffi", TRSM, SDYRT_F32},
                {"lapack_dtrsm_ffi", TRSM, SDYRT_F64},
                {"lapack_ctrsm_ffi", TRSM, SDYRT_C64},
                {"lapack_ztrsm_ffi", TRSM, SDYRT_C128}};

/* -- what a call must be --------------------------------------------------- */

/* Of matrices column-major; what else there is, row-major. */
static bool is_layout(const sdyi_attr *order, bool is_matrix) {
    const int64_t rank = order->type->cells[0].integer;
    for (int64_t d = 0; d < rank; d++) {
        const int64_t dim = is_matrix && d < 2 ? rank - 2 + d : rank - 1 - d;
        if (sdyi_dense_i64_at(order, d) != dim)
            return false;
    }
    return true;
}

static bool are_layouts(const sdyi_attr *layouts, int n_matrices) {
    for (int64_t i = 0; layouts != NULL && i < layouts->n; i++)
        if (!is_layout(layouts->cells[i].attr, i < n_matrices))
            return false;
    return layouts != NULL;
}

/* The same batches: all dimensions but the last two of a matrix. */
static bool are_batches(const sdyi_shape *of, const sdyi_shape *matrix,
                        int rank) {
    return rank == matrix->rank - 2 &&
           memcmp(of->dims, matrix->dims,
                  (size_t)rank * sizeof matrix->dims[0]) == 0;
}

static bool is_same(const sdyi_shape *a, const sdyi_shape *b) {
    return a->dtype == b->dtype && a->rank == b->rank &&
           memcmp(a->dims, b->dims, (size_t)a->rank * sizeof a->dims[0]) == 0;
}

static bool is_square(const sdyi_shape *a, sdyrt_dtype dtype) {
    return a->dtype == dtype && a->rank >= 2 &&
           a->dims[a->rank - 1] == a->dims[a->rank - 2];
}

/* Which of the letters an entry of the configuration is; -1: none of them. */
static int letter_of(sdyi_compiler *c, const sdyi_attr *config,
                     const char *name, const char *letters) {
    const sdyi_attr *const attr =
        sdyi_attr_is(config, SDYI_ATTR_DICT)
            ? sdyi_attr_dict_get(config, sdyi_name_of_string(c->pool, name))
            : NULL;
    if (!sdyi_attr_is(attr, SDYI_ATTR_INTEGER))
        return -1;
    for (int i = 0; letters[i] != '\0'; i++)
        if (attr->cells[0].integer == letters[i])
            return i;
    return -1;
}

static sdyrt_status refuse_types(const sdyi_op *op, const char *target) {
    return sdyi_refuse(op, "a call of '%s' with such types", target);
}

static sdyrt_status refuse_config(const sdyi_op *op, const char *target) {
    return sdyi_refuse(op, "a call of '%s' with such a backend_config", target);
}

/* -- routines -------------------------------------------------------------- */

/* (a) -> (factor, info) */
static sdyrt_status compile_potrf(sdyi_compiler *c, const sdyi_op *op,
                                  const sdyi_lapack_call *call,
                                  sdyrt_dtype dtype) {
    sdyi_shape out, info;
    if (op->n_operands != 1 || op->n_results != 2)
        return refuse_types(op, call->target);
    const sdyi_shape *const a = sdyi_in_shape(c, op, 0);
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    SDYI_TRY(sdyi_out_shape(op, 1, &info));
    if (!is_square(a, dtype) || !is_same(a, &out) || info.dtype != SDYRT_I32 ||
        !are_batches(&info, a, info.rank))
        return refuse_types(op, call->target);
    const int triangle = letter_of(c, call->config, "uplo", "UL");
    if (triangle < 0)
        return refuse_config(op, call->target);
    return sdyi_emit_cholesky(c, op, triangle == 1, true);
}

/* (a, b) -> x */
static sdyrt_status compile_trsm(sdyi_compiler *c, const sdyi_op *op,
                                 const sdyi_lapack_call *call,
                                 sdyrt_dtype dtype) {
    sdyi_shape out;
    if (op->n_operands != 2 || op->n_results != 1)
        return refuse_types(op, call->target);
    const sdyi_shape *const a = sdyi_in_shape(c, op, 0);
    const sdyi_shape *const b = sdyi_in_shape(c, op, 1);
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    const int side = letter_of(c, call->config, "side", "RL");
    const int triangle = letter_of(c, call->config, "uplo", "UL");
    const int diagonal = letter_of(c, call->config, "diag", "NU");
    const int transpose = letter_of(c, call->config, "trans_x", "NTC");
    if (side < 0 || triangle < 0 || diagonal < 0 || transpose < 0)
        return refuse_config(op, call->target);
    if (!is_square(a, dtype) || !is_same(b, &out) || b->dtype != dtype ||
        !are_batches(b, a, b->rank - 2) ||
        a->dims[a->rank - 1] != b->dims[b->rank - (side == 1 ? 2 : 1)])
        return refuse_types(op, call->target);
    const sdyi_solve_form form = {.is_left = side == 1,
                                  .is_lower = triangle == 1,
                                  .is_unit = diagonal == 1,
                                  .transposes = SDYI_NO_TRANSPOSE + transpose};
    return sdyi_emit_solve(c, op, &form);
}

sdyrt_status sdyi_execute_lapack_call(sdyi_compiler *c, const sdyi_op *op,
                                      const sdyi_lapack_call *call,
                                      bool *is_lapack) {
    const size_t n = sizeof routines / sizeof routines[0];
    size_t i = 0;
    while (i < n && strcmp(call->target, routines[i].target) != 0)
        i++;
    *is_lapack = i < n;
    if (!*is_lapack)
        return SDYRT_OK;
    if (!are_layouts(call->operand_layouts, 2) ||
        !are_layouts(call->result_layouts, 1))
        return sdyi_refuse(
            op, "a call of '%s' with a layout that is not column-major",
            call->target);
    return routines[i].routine == POTRF
               ? compile_potrf(c, op, call, routines[i].dtype)
               : compile_trsm(c, op, call, routines[i].dtype);
}

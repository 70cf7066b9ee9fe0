/* Verifiers of transforms, factorizations, normalization, random numbers and
 * top_k. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_common.h"

#include <inttypes.h>

/* -- fft ------------------------------------------------------------------- */

enum { FFT, IFFT, RFFT, IRFFT };

static sdyrt_status check_fft(const sdyi_op *op, int64_t kind,
                              sdyi_hlo_ints length) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    if (length.n < 1 || length.n > 3)
        return SDYI_HLO_FAIL(op, "rank must be between 1 and 3, but got %d.",
                             length.n);
    if (kind == RFFT && (!sdyi_type_is(in->element, SDYI_TYPE_FLOAT) ||
                         in->element->width < 32))
        return SDYI_HLO_FAIL(
            op, "RFFT requires f32 or f64 input type, but is given %s.",
            sdyi_type_text(pool, in->element));
    if (kind != RFFT && !sdyi_type_is(in->element, SDYI_TYPE_COMPLEX))
        return SDYI_HLO_FAIL(op,
                             "FFT/IFFT/IRFFT take a complex tensor as input, "
                             "but is given %s.",
                             sdyi_type_text(pool, in));
    if (in->n < length.n)
        return SDYI_HLO_FAIL(op,
                             "operand rank must not be less than fft rank of "
                             "%d for operand of type %s.",
                             length.n, sdyi_type_text(pool, in));
    return SDYRT_OK;
}

/* A real transform: the innermost sizes equal fft_length. */
static sdyrt_status check_rfft(const sdyi_op *op, sdyi_hlo_ints length) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    for (int i = 0; i < length.n; i++)
        if (!sdyi_hlo_dims_fit(sdyi_hlo_dim(in, in->n - length.n + i),
                               length.at[i].integer))
            return SDYI_HLO_FAIL(
                op,
                "RFFT requires innermost dimensions to be compatible with "
                "fft_length. Got: %s but wanted %s.",
                sdyi_hlo_raw_dims_text(op, in),
                sdyi_hlo_ints_text(op->module->pool, length));
    return SDYRT_OK;
}

static sdyrt_status check_irfft(const sdyi_op *op, sdyi_hlo_ints length) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    for (int i = 0; i + 1 < length.n; i++) {
        const int64_t size = sdyi_hlo_dim(in, in->n - length.n + i),
                      want = length.at[i].integer;
        if (!sdyi_hlo_dims_fit(size, want))
            return SDYI_HLO_FAIL(
                op,
                "IRFFT requires non-final dimensions to be compatible with "
                "fft_length. Got: %s but wanted %s, and %" PRId64 " != %" PRId64
                ".",
                sdyi_hlo_raw_dims_text(op, in),
                sdyi_hlo_ints_text(op->module->pool, length), size, want);
    }
    const int64_t last = sdyi_hlo_dim(in, in->n - 1),
                  want = length.at[length.n - 1].integer;
    if (sdyi_hlo_is_known(last) && last != (want == 0 ? last : want / 2 + 1))
        return SDYI_HLO_FAIL(op,
                             "IRFFT requires innermost dimension to be "
                             "compatible with fft_length[-1]/2+1. Got: "
                             "%" PRId64 " but fft_length is %" PRId64 ".",
                             last, want);
    return SDYRT_OK;
}

static sdyrt_status infer_fft(const sdyi_op *op, const sdyi_type **type) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    const int64_t kind = sdyi_hlo_int(op, SDYI_NAME_FFT_TYPE, 0);
    const sdyi_hlo_ints length = sdyi_hlo_ints_at(op, SDYI_NAME_FFT_LENGTH);
    SDYI_TRY(check_fft(op, kind, length));
    *type = in;
    if (kind == FFT || kind == IFFT)
        return SDYRT_OK;
    const sdyi_hlo_extents e = sdyi_hlo_extents_of(op, in);
    const int64_t last = length.at[length.n - 1].integer;
    e.bounds[in->n - 1] = SDYRT_DYNAMIC;
    if (kind == RFFT) {
        SDYI_TRY(check_rfft(op, length));
        e.dims[in->n - 1] = last == 0 ? 0 : last / 2 + 1;
        *type = sdyi_hlo_tensor_of(
            op, &e,
            sdyi_type_of(op->module->pool, SDYI_TYPE_COMPLEX, in->element));
        return SDYRT_OK;
    }
    SDYI_TRY(check_irfft(op, length));
    e.dims[in->n - 1] = last;
    *type = sdyi_hlo_tensor_of(op, &e, in->element->element);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_fft(const sdyi_op *op) {
    return sdyi_hlo_check(op, infer_fft);
}

/* -- cholesky, triangular_solve -------------------------------------------- */

static sdyrt_status infer_cholesky(const sdyi_op *op, const sdyi_type **type) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    if (in->n < 2)
        return SDYI_HLO_FAIL(op,
                             "argument 'a' must have rank >= 2, got shape %s.",
                             sdyi_hlo_raw_dims_text(op, in));
    if (!sdyi_hlo_dims_fit(sdyi_hlo_dim(in, in->n - 1),
                           sdyi_hlo_dim(in, in->n - 2)))
        return SDYI_HLO_FAIL(
            op, "minor dimensions of 'a' must have equal size, got shape %s.",
            sdyi_hlo_raw_dims_text(op, in));
    *type = in;
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_cholesky(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_compatible_elements(op));
    return sdyi_hlo_check(op, infer_cholesky);
}

static sdyrt_status infer_solve(const sdyi_op *op, const sdyi_type **type) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const a = sdyi_hlo_in(op, 0), *const b =
                                                       sdyi_hlo_in(op, 1);
    const char *const a_text = sdyi_type_text(pool, a);
    const char *const b_text = sdyi_type_text(pool, b);
    if (a->n < 2)
        return SDYI_HLO_FAIL(op, "operand 'a' must have rank >= 2, but got %s",
                             a_text);
    if (!sdyi_hlo_dims_fit(sdyi_hlo_dim(a, a->n - 2),
                           sdyi_hlo_dim(a, a->n - 1)))
        return SDYI_HLO_FAIL(
            op,
            "two minor dimensions of operand 'a' must be compatible, but got "
            "%s",
            a_text);
    if (a->n != b->n)
        return SDYI_HLO_FAIL(op,
                             "operands must have equal rank, but got %s and %s",
                             a_text, b_text);
    const bool is_left = sdyi_hlo_int(op, SDYI_NAME_LEFT_SIDE, 0) != 0;
    if (!sdyi_hlo_dims_fit(sdyi_hlo_dim(a, a->n - 1),
                           sdyi_hlo_dim(b, b->n - (is_left ? 2 : 1))))
        return SDYI_HLO_FAIL(op,
                             "shared dimension of operands 'a' and 'b' must be "
                             "compatible, but got %s and %s",
                             a_text, b_text);
    for (int i = 0; i + 2 < a->n; i++)
        if (!sdyi_hlo_dims_fit(sdyi_hlo_dim(a, i), sdyi_hlo_dim(b, i)))
            return SDYI_HLO_FAIL(
                op,
                "batch dimensions of the operands must be compatible, but got "
                "%s and %s",
                a_text, b_text);
    if (sdyi_hlo_int(op, SDYI_NAME_TRANSPOSE_A, 0) == 0) /* TRANSPOSE_INVALID */
        return SDYI_HLO_FAIL(
            op, "Invalid transpose option value for triangular solve");
    *type = b;
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_triangular_solve(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_compatible_elements(op));
    return sdyi_hlo_check(op, infer_solve);
}

/* -- batch_norm ------------------------------------------------------------ */

/* Operand 0 and, in the gradient, operand 4 have full shape; those between have
 * one size, the features. */
static sdyrt_status check_norm(const sdyi_op *op, int n_single) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    const int64_t feature = sdyi_hlo_int(op, SDYI_NAME_FEATURE_INDEX, 0);
    if (op->n_operands > n_single + 1 &&
        !sdyi_hlo_shapes_fit(in, sdyi_hlo_in(op, n_single + 1)))
        return SDYI_HLO_FAIL(
            op, "expects multi-dimensional operands to have compatible "
                "shapes.");
    for (int i = 2; i <= n_single; i++)
        for (int k = 1; k < i; k++)
            if (!sdyi_hlo_shapes_fit(sdyi_hlo_in(op, k), sdyi_hlo_in(op, i)))
                return SDYI_HLO_FAIL(op, "expects single-dimensional operands "
                                         "to have compatible shapes.");
    if (feature >= in->n)
        return SDYI_HLO_FAIL(op,
                             "expects featureIndex to be smaller than the rank "
                             "of multi-dimensional operands; got featureIndex "
                             "%" PRId64 ", and rank %d.",
                             feature, in->n);
    const int64_t count = sdyi_hlo_dim(in, (int)feature),
                  size = sdyi_hlo_dim(sdyi_hlo_in(op, 1), 0);
    if (!sdyi_hlo_dims_fit(count, size))
        return SDYI_HLO_FAIL(op,
                             "expects the size of single-dimensional operands "
                             "to be compatible with feature count, but the "
                             "size of single-dimensional operands is %" PRId64
                             " and the feature count is %" PRId64 ".",
                             size, count);
    return SDYRT_OK;
}

static sdyrt_status verify_norm(const sdyi_op *op, int n_single) {
    SDYI_TRY(sdyi_hlo_compatible_elements(op));
    SDYI_TRY(sdyi_hlo_inferred(op, check_norm(op, n_single)));
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    const int64_t feature = sdyi_hlo_int(op, SDYI_NAME_FEATURE_INDEX, 0);
    const sdyi_hlo_extents e = sdyi_hlo_extents_of(op, in);
    const sdyi_type *const single = sdyi_hlo_tensor(
        op, e.dims + feature, 1, in->element, e.bounds + feature);
    const sdyi_type *const types[] = {in, single, single};
    return sdyi_hlo_expect(op, types, op->n_results);
}

sdyrt_status sdyi_verify_batch_norm_inference(const sdyi_op *op) {
    return verify_norm(op, 4);
}

sdyrt_status sdyi_verify_batch_norm_training(const sdyi_op *op) {
    return verify_norm(op, 2);
}

sdyrt_status sdyi_verify_batch_norm_grad(const sdyi_op *op) {
    return verify_norm(op, 3);
}

/* -- random numbers -------------------------------------------------------- */

/* The value of a constant operand; NULL: not constant, or of another type, as a
 * constant in a graph region that is not verified yet may have. */
static const sdyi_attr *constant_of(const sdyi_value *value) {
    const sdyi_op *const made = value->op;
    if (made == NULL || !sdyi_op_has(made, SDYI_CONSTANT))
        return NULL;
    const sdyi_attr *const elements = sdyi_op_attr(made, SDYI_NAME_VALUE);
    return sdyi_attr_is(elements, SDYI_ATTR_DENSE) &&
                   elements->type == value->type &&
                   sdyi_type_is(elements->type->element, SDYI_TYPE_INTEGER) &&
                   elements->type->element->width == 64
               ? elements
               : NULL;
}

static sdyrt_status infer_rng(const sdyi_op *op, const sdyi_type **type) {
    const sdyi_type *const a = sdyi_hlo_in(op, 0);
    enum { NORMAL = 2 };
    if (sdyi_hlo_int(op, SDYI_NAME_RNG_DISTRIBUTION, 0) == NORMAL &&
        !sdyi_type_is(a->element, SDYI_TYPE_FLOAT))
        return SDYI_HLO_FAIL(op, "mu and sigma must be floats");
    const int rank = (int)sdyi_hlo_dim(sdyi_hlo_in(op, 2), 0);
    const sdyi_attr *const shape = constant_of(sdyi_operand(op, 2));
    int64_t *const dims = sdyi_hlo_new_dims(op, rank);
    for (int i = 0; i < rank; i++)
        dims[i] = shape == NULL ? SDYRT_DYNAMIC : sdyi_dense_i64_at(shape, i);
    *type = sdyi_hlo_tensor(op, dims, rank, a->element, NULL);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_rng(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_all_same_element(op, "a, b, result", 2));
    return sdyi_hlo_check(op, infer_rng);
}

sdyrt_status sdyi_verify_rng_bit_generator(const sdyi_op *op) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const out =
                                                        sdyi_hlo_out(op, 0);
    if (!sdyi_hlo_shapes_fit(in, out))
        return SDYI_HLO_FAIL(op,
                             "output state shape must be compatible with "
                             "initial state shape. Got: %s and %s",
                             sdyi_type_text(op->module->pool, in),
                             sdyi_type_text(op->module->pool, out));
    return SDYRT_OK;
}

/* -- top_k ----------------------------------------------------------------- */

static sdyrt_status infer_top_k(const sdyi_op *op, const sdyi_type *types[2]) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    const sdyi_type *const i32 = sdyi_type_integer(pool, 32, SDYI_SIGNLESS);
    const int64_t k = sdyi_hlo_int(op, SDYI_NAME_K, 0);
    if (!sdyi_type_is(in, SDYI_TYPE_TENSOR)) {
        types[0] = sdyi_type_of(pool, SDYI_TYPE_UNRANKED, in->element);
        types[1] = sdyi_type_of(pool, SDYI_TYPE_UNRANKED, i32);
        return SDYRT_OK;
    }
    if (in->n < 1)
        return SDYI_HLO_FAIL(op, "operand's rank must be at least 1");
    const sdyi_hlo_extents e = sdyi_hlo_extents_of(op, in);
    if (sdyi_hlo_is_known(e.dims[in->n - 1]) && e.dims[in->n - 1] < k)
        return SDYI_HLO_FAIL(
            op, "operand's last dimension must be at least %" PRId64, k);
    e.dims[in->n - 1] = k;
    e.bounds[in->n - 1] = SDYRT_DYNAMIC;
    types[0] = sdyi_hlo_tensor_of(op, &e, in->element);
    types[1] = sdyi_hlo_tensor_of(op, &e, i32);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_top_k(const sdyi_op *op) {
    const sdyi_type *types[2] = {NULL, NULL};
    SDYI_TRY(sdyi_hlo_inferred(op, infer_top_k(op, types)));
    return sdyi_hlo_expect(op, types, 2);
}

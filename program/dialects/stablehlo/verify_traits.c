/* Traits of ops, construction of types, and comparison of results with inferred
 * types. */
#include "program/dialects/stablehlo/verify_common.h"

#include "program/ir/record.h"

#include <inttypes.h>

/* -- traits ---------------------------------------------------------------- */

/* Operand types, followed by result types. */
static const sdyi_type *type_at(const sdyi_op *op, int i) {
    return i < op->n_operands ? sdyi_hlo_in(op, i)
                              : sdyi_hlo_out(op, i - op->n_operands);
}

static int n_types(const sdyi_op *op) {
    return op->n_operands + op->n_results;
}

/* All pairs: a dynamic size matches two sizes that differ. */
static bool all_shapes_fit(const sdyi_op *op) {
    for (int i = 1; i < n_types(op); i++)
        for (int k = 0; k < i; k++)
            if (!sdyi_hlo_shapes_fit(type_at(op, k), type_at(op, i)))
                return false;
    return true;
}

sdyrt_status sdyi_hlo_same_shape(const sdyi_op *op) {
    return all_shapes_fit(op)
               ? SDYRT_OK
               : SDYI_HLO_FAIL_OP(op, "requires the same shape for all "
                                      "operands and results");
}

sdyrt_status sdyi_hlo_same_element(const sdyi_op *op) {
    for (int i = 1; i < n_types(op); i++)
        if (sdyi_type_element(type_at(op, 0)) !=
            sdyi_type_element(type_at(op, i)))
            return SDYI_HLO_FAIL_OP(
                op,
                "requires the same element type for all operands and results");
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_compatible_elements(const sdyi_op *op) {
    for (int i = 1; i < n_types(op); i++)
        if (!sdyi_hlo_elements_fit(type_at(op, 0), type_at(op, i)))
            return SDYI_HLO_FAIL_OP(op, "requires compatible element types for "
                                        "all operands and results");
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_compatible_types(const sdyi_op *op) {
    for (int i = 1; i < n_types(op); i++)
        if (!sdyi_hlo_fits(op->module->pool, type_at(op, 0), type_at(op, i)))
            return SDYI_HLO_FAIL_OP(
                op, "requires compatible types for all operands and results");
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_elementwise(const sdyi_op *op) {
    bool is_one_kind = true;
    for (int i = 1; i < n_types(op); i++)
        is_one_kind =
            is_one_kind && type_at(op, 0)->kind == type_at(op, i)->kind;
    return is_one_kind && all_shapes_fit(op)
               ? SDYRT_OK
               : SDYI_HLO_FAIL_OP(op, "all non-scalar operands/results must "
                                      "have the same shape and base type");
}

sdyrt_status sdyi_hlo_all_same_element(const sdyi_op *op, const char *list,
                                       int n) {
    const sdyi_type *const element = sdyi_type_element(sdyi_hlo_out(op, 0));
    for (int i = 0; i < n; i++)
        if (sdyi_type_element(sdyi_hlo_in(op, i)) != element)
            return SDYI_HLO_FAIL_OP(
                op, "failed to verify that all of {%s} have same element type",
                list);
    return SDYRT_OK;
}

/* -- results --------------------------------------------------------------- */

int64_t *sdyi_hlo_new_dims(const sdyi_op *op, int n) {
    return SDYI_NEW(&op->module->pool->scratch, int64_t, n + 1);
}

const sdyi_type **sdyi_hlo_new_types(const sdyi_op *op, int n) {
    return SDYI_NEW(&op->module->pool->scratch, const sdyi_type *, n + 1);
}

sdyi_hlo_extents sdyi_hlo_new_extents(const sdyi_op *op, int rank) {
    const sdyi_hlo_extents e = {sdyi_hlo_new_dims(op, rank),
                                sdyi_hlo_new_dims(op, rank), rank};
    for (int i = 0; i < rank; i++)
        e.dims[i] = e.bounds[i] = SDYRT_DYNAMIC;
    return e;
}

sdyi_hlo_extents sdyi_hlo_extents_of(const sdyi_op *op, const sdyi_type *type) {
    const int64_t *const given = sdyi_hlo_bounds(op->module->pool, type);
    const sdyi_hlo_extents e = sdyi_hlo_new_extents(op, type->n);
    for (int i = 0; i < type->n; i++) {
        e.dims[i] = sdyi_hlo_dim(type, i);
        if (given != NULL)
            e.bounds[i] = given[i];
    }
    return e;
}

/* #stablehlo.bounds<?, 4>; NULL without any bound. */
static const sdyi_attr *bounds_attr(sdyi_pool *pool, const int64_t *bounds,
                                    int rank) {
    bool has_one = false;
    for (int i = 0; i < rank; i++)
        has_one = has_one || sdyi_hlo_is_known(bounds[i]);
    if (!has_one)
        return NULL;
    const sdyi_cell cell = {.attr = sdyi_attr_i64s(pool, bounds, rank)};
    return sdyi_attr_make(pool, SDYI_ATTR_RECORD, SDYI_RECORD_BOUNDS, NULL,
                          &cell, 1);
}

const sdyi_type *sdyi_hlo_tensor(const sdyi_op *op, const int64_t *dims,
                                 int rank, const sdyi_type *element,
                                 const int64_t *bounds) {
    sdyi_pool *const pool = op->module->pool;
    return sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, dims, rank, element,
                            bounds == NULL ? NULL
                                           : bounds_attr(pool, bounds, rank));
}

const sdyi_type *sdyi_hlo_tensor_of(const sdyi_op *op,
                                    const sdyi_hlo_extents *extents,
                                    const sdyi_type *element) {
    return sdyi_hlo_tensor(op, extents->dims, extents->n, element,
                           extents->bounds);
}

/* For a ranked tensor. */
static const sdyi_type *change(const sdyi_op *op, const sdyi_type *type,
                               const sdyi_type *element,
                               const sdyi_attr *encoding) {
    return sdyi_type_shaped(op->module->pool, SDYI_TYPE_TENSOR,
                            sdyi_hlo_extents_of(op, type).dims, type->n,
                            element, encoding);
}

const sdyi_type *sdyi_hlo_with_element(const sdyi_op *op, const sdyi_type *type,
                                       const sdyi_type *element) {
    return sdyi_type_is(type, SDYI_TYPE_TENSOR)
               ? change(op, type, element, type->encoding)
               : sdyi_type_of(op->module->pool, (sdyi_type_kind)type->kind,
                              element);
}

const sdyi_type *sdyi_hlo_without_bounds(const sdyi_op *op,
                                         const sdyi_type *type) {
    return change(op, type, type->element, NULL);
}

sdyrt_status sdyi_hlo_expect(const sdyi_op *op, const sdyi_type *const *types,
                             int n) {
    sdyi_pool *const pool = op->module->pool;
    bool fits = n == op->n_results;
    for (int i = 0; fits && i < n; i++)
        fits = sdyi_hlo_fits(pool, types[i], sdyi_hlo_out(op, i));
    return fits ? SDYRT_OK : sdyi_hlo_mismatch(op, types, n);
}

sdyrt_status sdyi_hlo_mismatch(const sdyi_op *op, const sdyi_type *const *types,
                               int n) {
    sdyi_pool *const pool = op->module->pool;
    const sdyrt_status status = SDYI_HLO_FAIL(
        op,
        "'%s' op inferred type(s) %s are incompatible with return type(s) of "
        "operation %s",
        sdyi_op_name(op), sdyi_hlo_types_text(pool, types, n),
        sdyi_hlo_types_text(pool, sdyi_hlo_result_types(op), op->n_results));
    return sdyi_hlo_inferred(op, status);
}

sdyrt_status sdyi_hlo_inferred(const sdyi_op *op, sdyrt_status status) {
    return status == SDYRT_OK
               ? SDYRT_OK
               : SDYI_HLO_FAIL_OP(op, "failed to infer returned types");
}

sdyrt_status sdyi_hlo_check(const sdyi_op *op, sdyi_hlo_infer *infer) {
    const sdyi_type *type = NULL;
    SDYI_TRY(sdyi_hlo_inferred(op, infer(op, &type)));
    return sdyi_hlo_expect_one(op, type);
}

sdyrt_status sdyi_hlo_expect_shape(const sdyi_op *op, const int64_t *dims,
                                   int rank) {
    const sdyi_type *const out = sdyi_hlo_out(op, 0);
    const sdyi_type *const shape =
        sdyi_hlo_tensor(op, dims, rank, out->element, NULL);
    if (sdyi_hlo_shapes_fit(shape, out))
        return SDYRT_OK;
    return SDYI_HLO_FAIL(
        op,
        "inferred shape '%s' is incompatible with return type of operation %s",
        sdyi_hlo_dims_text(op->module->pool, dims, rank),
        sdyi_type_text(op->module->pool, out));
}

sdyrt_status sdyi_hlo_check_precision(const sdyi_op *op) {
    const sdyi_attr *const config =
        sdyi_op_attr(op, SDYI_NAME_PRECISION_CONFIG);
    if (config != NULL && config->n > 2)
        return SDYI_HLO_FAIL(op,
                             "expects precision config to be empty or have <= "
                             "2 elements, got %" PRId64,
                             config->n);
    return SDYRT_OK;
}

/* -- merging --------------------------------------------------------------- */

/* A size and its bound. */
typedef struct extent {
    int64_t size, bound;
} extent;

static extent extent_at(const sdyi_hlo_extents *e, int i) {
    return (extent){e->dims[i], e->bounds[i]};
}

static extent add_extents(extent a, extent b) {
    const bool is_known =
        sdyi_hlo_is_known(a.size) && sdyi_hlo_is_known(b.size);
    const int64_t a_most = sdyi_hlo_is_known(a.size) ? a.size : a.bound;
    const int64_t b_most = sdyi_hlo_is_known(b.size) ? b.size : b.bound;
    const bool has_bound =
        !is_known && sdyi_hlo_is_known(a_most) && sdyi_hlo_is_known(b_most);
    return (extent){is_known ? a.size + b.size : SDYRT_DYNAMIC,
                    has_bound ? a_most + b_most : SDYRT_DYNAMIC};
}

/* The more specific of two sizes and bounds. */
static sdyrt_status merge_extents(const sdyi_op *op, int dim, extent a,
                                  extent b, extent *merged) {
    const bool a_known = sdyi_hlo_is_known(a.size),
               b_known = sdyi_hlo_is_known(b.size);
    if (a_known && b_known) {
        if (a.size != b.size)
            return SDYI_HLO_FAIL(op,
                                 "Mismatched dimension sizes %" PRId64
                                 " and %" PRId64 " in dimension %d",
                                 a.size, b.size, dim);
        *merged = a;
        return SDYRT_OK;
    }
    if (!a_known && !b_known) {
        const bool takes_b = !sdyi_hlo_is_known(a.bound) ||
                             (sdyi_hlo_is_known(b.bound) && b.bound < a.bound);
        *merged = takes_b ? b : a;
        return SDYRT_OK;
    }
    const extent known = a_known ? a : b, other = a_known ? b : a;
    if (sdyi_hlo_is_known(other.bound) && known.size > other.bound)
        return SDYI_HLO_FAIL(op,
                             "Mismatched dimension size %" PRId64
                             " and bound %" PRId64 " in dimension %d",
                             known.size, other.bound, dim);
    *merged = (extent){known.size, SDYRT_DYNAMIC};
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_merge(const sdyi_op *op, const sdyi_type *const *types,
                            int n, int along, const sdyi_type **type) {
    sdyi_hlo_extents *const given =
        SDYI_NEW(&op->module->pool->scratch, sdyi_hlo_extents, n);
    for (int i = 0; i < n; i++)
        given[i] = sdyi_hlo_extents_of(op, types[i]);
    for (int d = 0; d < given[0].n; d++) {
        extent sum = extent_at(&given[0], d);
        for (int i = 1; i < n; i++) {
            const extent next = extent_at(&given[i], d);
            if (along >= 0 && d == along)
                sum = add_extents(sum, next);
            else
                SDYI_TRY(merge_extents(op, d, sum, next, &sum));
        }
        given[0].dims[d] = sum.size;
        given[0].bounds[d] = sum.bound;
    }
    *type = sdyi_hlo_tensor_of(op, &given[0], types[0]->element);
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_most_specific(const sdyi_op *op,
                                    const sdyi_type *const *types, int n,
                                    const sdyi_type **type) {
    for (int i = 0; i < n; i++)
        if (!sdyi_type_is(types[i], SDYI_TYPE_TENSOR)) {
            *type = types[0];
            return SDYRT_OK;
        }
    return sdyi_hlo_merge(op, types, n, -1, type);
}

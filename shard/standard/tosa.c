/* The dialect tosa: shapes and element types of elementwise ops, matmul and
 * constants. Sizes of 1 are broadcast. Unranked values match any. Rules of
 * target profiles are not checked. */
#include "program/dialects/stablehlo/verify_common.h"
#include "shard/dialect/shard.h"
#include "shard/rows/op_kind.h"
#include "shard/standard/standard.h"

int sdyi_tosa_operands(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_TOSA_NEGATE ? 1
           : op->row->kind == SDYI_OP_TOSA_MUL ||
                   op->row->kind == SDYI_OP_TOSA_MATMUL
               ? 2
               : op->n_operands;
}

static const sdyi_type *type_of(const sdyi_op *op, int operand) {
    return sdyi_operand(op, operand)->type;
}

static sdyrt_status fail(const sdyi_op *op, const char *text) {
    return sdyi_error(op->module->pool, op, "%s", text);
}

/* -- shapes ---------------------------------------------------------------- */

static bool is_ranked(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_TENSOR);
}

/* A result may be more dynamic than inferred, not less. */
static bool may_have(int64_t size, int64_t made) {
    return size == SDYRT_DYNAMIC || size == made;
}

/* The broadcast of two sizes; false: incompatible. */
static bool join(int64_t *size, int64_t other) {
    if (other == 1 || other == *size || (other == SDYRT_DYNAMIC && *size != 1))
        return true;
    const bool is_wider = *size == 1 || *size == SDYRT_DYNAMIC;
    if (is_wider)
        *size = other;
    return is_wider;
}

static const char *shape_text(sdyi_pool *pool, const int64_t *dims, int n) {
    const size_t bytes = 1 + 24 * (size_t)n;
    return sdyi_sizes_text(dims, n, sdyi_zone_alloc(&pool->scratch, bytes),
                           bytes);
}

/* Error if the result does not have the shape `dims`. */
static sdyrt_status check_result(const sdyi_op *op, const int64_t *dims) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const out = op->results[0].type;
    int64_t *const has = SDYI_NEW(&pool->scratch, int64_t, (size_t)out->n + 1);
    bool is_right = true;
    for (int d = 0; d < out->n; d++) {
        has[d] = out->cells[d].integer;
        is_right = is_right && may_have(has[d], dims[d]);
    }
    return is_right ? SDYRT_OK
                    : sdyi_error(pool, op,
                                 "result type '%s' not broadcast compatible "
                                 "with broadcasted operands's shapes '%s'",
                                 shape_text(pool, has, out->n),
                                 shape_text(pool, dims, out->n));
}

/* Error: operand `i` does not fit operand 0; tosa.mul has messages of its
 * own. */
static sdyrt_status fail_operand(const sdyi_op *op, int i, bool is_rank) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const a = type_of(op, 0), *const b = type_of(op, i);
    if (op->row->kind != SDYI_OP_TOSA_MUL)
        return fail(
            op, is_rank ? "operands don't have matching ranks"
                        : "operands don't have broadcast-compatible shapes");
    return is_rank
               ? sdyi_error(pool, op,
                            "a and b operands don't have matching ranks, "
                            "got %d and %d",
                            a->n, b->n)
               : sdyi_error(pool, op,
                            "a and b operands don't have "
                            "broadcast-compatible shapes, got %s and %s",
                            sdyi_type_text(pool, a), sdyi_type_text(pool, b));
}

static sdyrt_status fail_result_rank(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_TOSA_MUL
               ? sdyi_error(op->module->pool, op,
                            "result type has different rank than a, got %d vs "
                            "%d",
                            op->results[0].type->n, type_of(op, 0)->n)
               : fail(op, "result type has different rank than operands");
}

/* Shapes of the first `n` operands and the result. */
static sdyrt_status check_shapes(const sdyi_op *op, int n) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const out = op->results[0].type;
    const int rank = type_of(op, 0)->n;
    bool is_known = is_ranked(out);
    for (int i = 0; i < n; i++)
        is_known = is_known && is_ranked(type_of(op, i));
    if (!is_known)
        return SDYRT_OK;
    int64_t *const dims = SDYI_NEW(&pool->scratch, int64_t, (size_t)rank + 1);
    for (int i = 0; i < n; i++) {
        const sdyi_type *const type = type_of(op, i);
        if (type->n != rank)
            return fail_operand(op, i, true);
        for (int d = 0; d < rank; d++)
            if (i == 0)
                dims[d] = type->cells[d].integer;
            else if (!join(&dims[d], type->cells[d].integer))
                return fail_operand(op, i, false);
    }
    return out->n == rank ? check_result(op, dims) : fail_result_rank(op);
}

/* Zero points or a shift are all present or all absent. */
static sdyrt_status check_count(const sdyi_op *op) {
    const int n = sdyi_tosa_operands(op);
    const int all = op->row->kind == SDYI_OP_TOSA_MUL ? n + 1 : n + 2;
    return op->n_operands == n || op->n_operands == all
               ? SDYRT_OK
               : sdyi_error(op->module->pool, op,
                            "expected %d or %d operands, but found %d", n, all,
                            op->n_operands);
}

/* -- elements -------------------------------------------------------------- */

static bool has_one_element(const sdyi_op *op, int first, int n) {
    for (int i = first + 1; i < n; i++)
        if (type_of(op, i)->element != type_of(op, first)->element)
            return false;
    return true;
}

static bool has_that_element(const sdyi_op *op, int operand) {
    return type_of(op, operand)->element == op->results[0].type->element;
}

sdyrt_status sdyi_verify_tosa(const sdyi_op *op) {
    const int n = sdyi_tosa_operands(op);
    SDYI_TRY(check_count(op));
    return has_one_element(op, 0, n) && has_that_element(op, 0)
               ? check_shapes(op, n)
               : fail(op, "requires the same element type for all operands "
                          "and results");
}

sdyrt_status sdyi_verify_tosa_compare(const sdyi_op *op) {
    return has_one_element(op, 0, 2)
               ? check_shapes(op, 2)
               : fail(op, "requires the same element type for all operands");
}

sdyrt_status sdyi_verify_tosa_select(const sdyi_op *op) {
    return has_one_element(op, 1, 3) && has_that_element(op, 1)
               ? check_shapes(op, 3)
               : fail(op, "failed to verify that all of {on_true, on_false, "
                          "output} have same element type");
}

/* The result of an integer product may be wider than its operands. */
sdyrt_status sdyi_verify_tosa_mul(const sdyi_op *op) {
    const sdyi_type *const out = op->results[0].type->element;
    const sdyi_type *const in = type_of(op, 0)->element;
    if (!sdyi_type_is(out, SDYI_TYPE_INTEGER) ||
        !sdyi_type_is(in, SDYI_TYPE_INTEGER))
        return sdyi_verify_tosa(op);
    SDYI_TRY(check_count(op));
    if (!has_one_element(op, 0, 2))
        return fail(op, "requires the same element type for all operands");
    return in->width <= out->width
               ? check_shapes(op, 2)
               : fail(op, "invalid data type size for operands or result");
}

sdyrt_status sdyi_verify_tosa_cast(const sdyi_op *op) {
    const sdyi_type *const a = type_of(op, 0), *const b = op->results[0].type;
    return sdyi_hlo_shapes_fit(a, b)
               ? SDYRT_OK
               : fail(op, "requires the same shape for all operands and "
                          "results");
}

/* -- products, constants --------------------------------------------------- */

/* (batch, m, k) times (batch, k, n), with two zero points or none. */
sdyrt_status sdyi_verify_tosa_matmul(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const types[] = {type_of(op, 0), type_of(op, 1),
                                      op->results[0].type};
    bool is_right = true;
    SDYI_TRY(check_count(op));
    if (types[0]->element != types[1]->element)
        return sdyi_error(pool, op,
                          "expect same element type for inputs a and b, got %s "
                          "and %s",
                          sdyi_type_text(pool, types[0]->element),
                          sdyi_type_text(pool, types[1]->element));
    for (int i = 0; i < 3; i++)
        if (!is_ranked(types[i]))
            return SDYRT_OK;
    for (int i = 0; i < 3; i++)
        is_right = is_right && types[i]->n == 3;
    const sdyi_cell *const a = types[0]->cells, *const b = types[1]->cells,
                           *const out = types[2]->cells;
    is_right = is_right && sdyi_hlo_dims_fit(a[0].integer, b[0].integer) &&
               sdyi_hlo_dims_fit(a[2].integer, b[1].integer) &&
               sdyi_hlo_dims_fit(out[0].integer, a[0].integer) &&
               sdyi_hlo_dims_fit(out[0].integer, b[0].integer) &&
               sdyi_hlo_dims_fit(out[1].integer, a[1].integer) &&
               sdyi_hlo_dims_fit(out[2].integer, b[2].integer);
    return is_right ? SDYRT_OK
                    : sdyi_error(pool, op,
                                 "expected sizes (N, H, C) times (N, C, W) to "
                                 "(N, H, W), but got %s times %s to %s",
                                 sdyi_type_text(pool, types[0]),
                                 sdyi_type_text(pool, types[1]),
                                 sdyi_type_text(pool, types[2]));
}

sdyrt_status sdyi_verify_tosa_const(const sdyi_op *op) {
    const sdyi_type *const type = sdyi_op_attr(op, SDYI_NAME_VALUES)->type;
    const sdyi_type *const out = op->results[0].type;
    if (type == out)
        return SDYRT_OK;
    return type->element != out->element
               ? fail(op, "expected same attr/result element types")
               : fail(op, "failed to verify that all of {values, output} have "
                          "same shape");
}

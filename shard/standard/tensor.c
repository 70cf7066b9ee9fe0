/* The dialect tensor: text forms and verifiers of casts, sizes, elements,
 * slices. */
#include "program/dialects/stablehlo/verify_common.h"
#include "program/text/print.h"
#include "shard/dialect/shard.h"
#include "shard/rows/op_kind.h"
#include "shard/standard/standard.h"

#include <stdio.h>
#include <string.h>

/* -- casts, sizes, elements ------------------------------------------------ */

sdyrt_status sdyi_verify_tensor_cast(const sdyi_op *op) {
    const sdyi_type *const a = sdyi_operand(op, 0)->type;
    const sdyi_type *const b = op->results[0].type;
    return sdyi_hlo_is_tensor(a) && sdyi_hlo_is_tensor(b) &&
                   a->element == b->element && sdyi_hlo_shapes_fit(a, b)
               ? SDYRT_OK
               : sdyi_cast_fail(op);
}

sdyrt_status sdyi_verify_tensor_empty(const sdyi_op *op) {
    const int n = sdyi_ints_dynamic(sdyi_sizes_in(op->results[0].type));
    return n == op->n_operands
               ? SDYRT_OK
               : sdyi_error(op->module->pool, op,
                            "incorrect number of dynamic sizes, has %d, "
                            "expected %d",
                            op->n_operands, n);
}

static sdyrt_status fail_type(const sdyi_op *op, const char *what, int i,
                              const char *wanted, const sdyi_type *type) {
    sdyi_pool *const pool = op->module->pool;
    return sdyi_error(pool, op, "%s #%d must be %s, but got %s", what, i,
                      wanted, sdyi_type_text(pool, type));
}

/* A tensor operand and index operands. */
static sdyrt_status verify_indices(const sdyi_op *op, bool may_be_unranked) {
    const sdyi_type *const type = sdyi_operand(op, 0)->type;
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR) &&
        !(may_be_unranked && sdyi_type_is(type, SDYI_TYPE_UNRANKED)))
        return fail_type(op, "operand", 0,
                         may_be_unranked ? "non-0-ranked or unranked tensor"
                                         : "ranked tensor of any type values",
                         type);
    for (int i = 1; i < op->n_operands; i++)
        if (!sdyi_type_is(sdyi_operand(op, i)->type, SDYI_TYPE_INDEX))
            return fail_type(op, "operand", i,
                             may_be_unranked ? "index" : "variadic of index",
                             sdyi_operand(op, i)->type);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_tensor_dim(const sdyi_op *op) {
    SDYI_TRY(verify_indices(op, true));
    return sdyi_type_is(op->results[0].type, SDYI_TYPE_INDEX)
               ? SDYRT_OK
               : fail_type(op, "result", 0, "index", op->results[0].type);
}

sdyrt_status sdyi_verify_from_elements(const sdyi_op *op) {
    const sdyi_type *const type = op->results[0].type;
    int64_t n;
    bool is_right = sdyi_type_is_static(type) && sdyi_type_count(type, &n) &&
                    n == op->n_operands;
    for (int i = 0; is_right && i < op->n_operands; i++)
        is_right = sdyi_operand(op, i)->type == type->element;
    return is_right ? SDYRT_OK
                    : sdyi_error(op->module->pool, op,
                                 "failed to verify that operand types match "
                                 "result element type");
}

sdyrt_status sdyi_verify_tensor_extract(const sdyi_op *op) {
    SDYI_TRY(verify_indices(op, false));
    const sdyi_type *const type = sdyi_operand(op, 0)->type;
    if (op->results[0].type != type->element)
        return sdyi_error(op->module->pool, op,
                          "failed to verify that result type matches element "
                          "type of tensor");
    return type->n == op->n_operands - 1
               ? SDYRT_OK
               : sdyi_error(op->module->pool, op,
                            "incorrect number of indices for extract_element");
}

/* -- slices ---------------------------------------------------------------- */

const sdyi_name sdyi_slice_lists[3] = {
    SDYI_NAME_STATIC_OFFSETS, SDYI_NAME_STATIC_SIZES, SDYI_NAME_STATIC_STRIDES};

static bool is_insert(const sdyi_row *row) {
    return row->kind == SDYI_OP_TENSOR_INSERT_SLICE;
}

/* The lists have equal ranks, that of the sliced tensor. */
static sdyrt_status verify_lists(const sdyi_op *op, const sdyi_type *whole) {
    static const char *const words[] = {"offsets", "sizes", "strides"};
    sdyi_pool *const pool = op->module->pool;
    const int64_t n = sdyi_op_attr(op, sdyi_slice_lists[0])->n;
    for (int i = 1; i < 3; i++) {
        const int64_t m = sdyi_op_attr(op, sdyi_slice_lists[i])->n;
        if (m != n)
            return sdyi_error_bare(
                pool, op,
                "expected mixed offsets rank to match mixed %s rank (%lld vs "
                "%lld) so the rank of the result type is well-formed.",
                words[i], (long long)n, (long long)m);
    }
    return n == whole->n
               ? SDYRT_OK
               : sdyi_error_bare(pool, op,
                                 "expected rank of the tensor to be %lld, but "
                                 "it is %d",
                                 (long long)n, whole->n);
}

/* Operands match the dynamic entries of each list. */
static sdyrt_status verify_operands(const sdyi_op *op, int n_tensors) {
    static const char *const words[] = {"offsets", "sizes", "strides"};
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const sizes =
        sdyi_op_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    int64_t total = 0;
    for (int64_t i = 0; i < sizes->n; i++)
        total += sizes->cells[i].integer;
    if (total != op->n_operands)
        return sdyi_hlo_fail_segments(op, SDYI_NAME_OPERAND_SEGMENT_SIZES,
                                      total);
    for (int i = 0; i < 3; i++) {
        const int64_t has = sizes->cells[n_tensors + i].integer;
        const int n = sdyi_ints_dynamic(sdyi_ints_at(op, sdyi_slice_lists[i]));
        if (has != n)
            return sdyi_error_bare(pool, op,
                                   "expected the number of '%s' to match the "
                                   "number of dynamic entries in '%s' (%lld vs "
                                   "%lld)",
                                   words[i],
                                   sdyi_name_text(pool, sdyi_slice_lists[i]),
                                   (long long)has, (long long)n);
    }
    for (int i = n_tensors; i < op->n_operands; i++)
        if (!sdyi_type_is(sdyi_operand(op, i)->type, SDYI_TYPE_INDEX))
            return fail_type(op, "operand", i, "variadic of index",
                             sdyi_operand(op, i)->type);
    return SDYRT_OK;
}

/* The type of the slice by its sizes. */
static const sdyi_type *piece_type(const sdyi_op *op, const sdyi_type *whole) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const sizes = sdyi_op_attr(op, sdyi_slice_lists[1]);
    const int64_t *const dims =
        sdyi_ints_values(&pool->scratch, sdyi_ints_of(sizes));
    return sdyi_type_like(pool, whole, dims, (int)sizes->n);
}

/* Equal, or rank-reduced: without some sizes of 1. */
static bool is_reduced(const sdyi_type *piece, const sdyi_type *type) {
    int k = 0;
    for (int i = 0; i < piece->n; i++) {
        const int64_t size = piece->cells[i].integer;
        if (k < type->n && type->cells[k].integer == size)
            k++;
        else if (size != 1)
            return false;
    }
    return k == type->n;
}

static sdyrt_status verify_bounds(const sdyi_op *op, const sdyi_type *whole) {
    for (int i = 0; i < whole->n; i++) {
        const int64_t size = whole->cells[i].integer;
        int64_t at[3];
        for (int k = 0; k < 3; k++)
            at[k] = sdyi_op_attr(op, sdyi_slice_lists[k])->cells[i].integer;
        if (size == SDYRT_DYNAMIC || at[0] == SDYRT_DYNAMIC)
            continue;
        if (at[0] >= size && size > 0)
            return sdyi_error_bare(op->module->pool, op,
                                   "offset %d is out-of-bounds: %lld >= %lld",
                                   i, (long long)at[0], (long long)size);
        int64_t last;
        if (at[1] == SDYRT_DYNAMIC || at[2] == SDYRT_DYNAMIC || at[1] == 0 ||
            __builtin_mul_overflow(at[1] - 1, at[2], &last) ||
            __builtin_add_overflow(last, at[0], &last))
            continue;
        if (last >= size)
            return sdyi_error_bare(op->module->pool, op,
                                   "slice along dimension %d runs "
                                   "out-of-bounds: %lld >= %lld",
                                   i, (long long)last, (long long)size);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_tensor_slice(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const bool inserts = is_insert(op->row);
    if (op->n_operands < (inserts ? 2 : 1))
        return sdyi_error(pool, op,
                          "expected %d or more operands, but found %d",
                          inserts ? 2 : 1, op->n_operands);
    const sdyi_type *const whole = sdyi_operand(op, inserts)->type;
    const sdyi_type *const type =
        inserts ? sdyi_operand(op, 0)->type : op->results[0].type;
    if (!sdyi_type_is(whole, SDYI_TYPE_TENSOR) ||
        !sdyi_type_is(type, SDYI_TYPE_TENSOR))
        return sdyi_error(pool, op,
                          "operand #0 must be ranked tensor of any "
                          "type values");
    SDYI_TRY(verify_operands(op, inserts ? 2 : 1));
    if (inserts && whole != op->results[0].type)
        return sdyi_error(pool, op,
                          "failed to verify that expected result type to match "
                          "dest type");
    SDYI_TRY(verify_lists(op, whole));
    const sdyi_type *const piece = piece_type(op, whole);
    if (type->element != whole->element)
        return sdyi_error_bare(pool, op, "expected element type to be %s",
                               sdyi_type_text(pool, whole->element));
    if (!is_reduced(piece, type))
        return sdyi_error_bare(pool, op,
                               "expected type to be %s or a rank-reduced "
                               "version. (size mismatch) ",
                               sdyi_type_text(pool, piece));
    return verify_bounds(op, whole);
}

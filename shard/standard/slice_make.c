/* Builders of constants, slices, casts and empty tensors. */
#include "shard/standard/slice_make.h"

#include "shard/rows/op_kind.h"

sdyi_value *sdyi_make_index(const sdyi_maker *m, int64_t value) {
    sdyi_op *const op =
        sdyi_make_source(m, SDYI_OP_ARITH_CONSTANT, 1, sdyi_index_type(m));
    sdyi_make_index_attr(op, SDYI_NAME_VALUE, value);
    return &op->results[0];
}

sdyi_value *sdyi_make_dim(const sdyi_maker *m, sdyi_value *tensor, int dim) {
    sdyi_value *const operands[] = {tensor, sdyi_make_index(m, dim)};
    return sdyi_make_value(m, SDYI_OP_TENSOR_DIM, operands, 2,
                           sdyi_index_type(m));
}

sdyi_value *sdyi_make_slice(const sdyi_maker *m, sdyi_value *const *tensors,
                            int n_tensors, const sdyi_slice_box *box,
                            const sdyi_type *type) {
    sdyi_pool *const pool = m->module->pool;
    const int n = tensors[0]->type->n, n_values = box->n_at + box->n_size;
    sdyi_value **const operands =
        SDYI_NEW(&pool->scratch, sdyi_value *, (size_t)n_tensors + n_values);
    int64_t *const ones = SDYI_NEW(&pool->scratch, int64_t, (size_t)n + 1);
    sdyi_cell counts[5] = {{.integer = 1}, {.integer = 1}};
    counts[n_tensors].integer = box->n_at;
    counts[n_tensors + 1].integer = box->n_size;
    for (int i = 0; i < n_tensors; i++)
        operands[i] = tensors[i];
    for (int i = 0; i < n_values; i++)
        operands[n_tensors + i] = box->values[i];
    for (int d = 0; d < n; d++)
        ones[d] = 1;
    sdyi_op *const op =
        sdyi_make_op(m,
                     n_tensors == 1 ? SDYI_OP_TENSOR_EXTRACT_SLICE
                                    : SDYI_OP_TENSOR_INSERT_SLICE,
                     operands, n_tensors + n_values, type);
    sdyi_op_set_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES,
                     sdyi_attr_array(pool, 32, counts, 3 + n_tensors));
    sdyi_op_set_attr(op, SDYI_NAME_STATIC_OFFSETS,
                     sdyi_attr_i64s(pool, box->at, n));
    sdyi_op_set_attr(op, SDYI_NAME_STATIC_SIZES,
                     sdyi_attr_i64s(pool, box->size, n));
    sdyi_op_set_attr(op, SDYI_NAME_STATIC_STRIDES,
                     sdyi_attr_i64s(pool, ones, n));
    return &op->results[0];
}

sdyi_value *sdyi_make_empty(const sdyi_maker *m, sdyi_value *const *sizes,
                            int n, const sdyi_type *type) {
    return sdyi_make_value(m, SDYI_OP_TENSOR_EMPTY, sizes, n, type);
}

sdyi_value *sdyi_make_cast(const sdyi_maker *m, sdyi_value *value,
                           const sdyi_type *type) {
    return sdyi_make_value(m, SDYI_OP_TENSOR_CAST, &value, 1, type);
}

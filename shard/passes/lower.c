/* Indices and slices of the dialect shard in those of others:
 *
 *   process_multi_index    affine.delinearize_index of process_linear_index
 *   all_slice              tensor.extract_slice at the place that the index in
 *                          the group says
 *
 * Each has a pass of its own, whose ops stand in the order of MLIR's. */
#include "program/ir/affine.h"
#include "program/passes/pass.h"
#include "shard/passes/shard_passes.h"
#include "shard/standard/slice_make.h"

/* -- process_multi_index --------------------------------------------------- */

static bool lower_multi_index(sdyi_op *op) {
    if (!sdyi_is_kind(op, SDYI_OP_SHARD_PROCESS_MULTI_INDEX))
        return false;
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const grid = sdyi_op_attr(op, SDYI_NAME_GRID);
    const sdyi_ints shape = sdyi_grid_named(op, grid);
    const sdyi_ints axes = sdyi_ints_at(op, SDYI_NAME_AXES);
    const sdyi_maker m = sdyi_make_before(op);
    static const sdyi_ints all = {NULL, 0};
    sdyi_op *const linear =
        sdyi_make_place(&m, SDYI_OP_SHARD_PROCESS_LINEAR_INDEX, grid, all, 1);
    sdyi_op *const sizes =
        sdyi_make_place(&m, SDYI_OP_SHARD_GRID_SHAPE, grid, all, shape.n);
    sdyi_value **const operands =
        SDYI_NEW(&pool->scratch, sdyi_value *, (size_t)shape.n + 1);
    int64_t *const basis = SDYI_NEW(&pool->scratch, int64_t, (size_t)shape.n);
    operands[0] = &linear->results[0];
    for (int i = 0; i < shape.n; i++) {
        operands[i + 1] = &sizes->results[i];
        basis[i] = SDYRT_DYNAMIC;
    }
    sdyi_op *const parts = sdyi_make_source(
        &m, SDYI_OP_AFFINE_DELINEARIZE_INDEX, shape.n, sdyi_index_type(&m));
    sdyi_operands_set(parts, operands, shape.n + 1);
    sdyi_op_set_attr(parts, SDYI_NAME_STATIC_BASIS,
                     sdyi_attr_i64s(pool, basis, shape.n));
    for (int i = 0; i < op->n_results; i++)
        sdyi_value_replace(
            &op->results[i],
            &parts->results[axes.n == 0 ? i : axes.cells[i].integer]);
    sdyi_op_erase(op);
    return true;
}

/* -- all_slice ------------------------------------------------------------- */

static sdyi_value *product(const sdyi_maker *m, const sdyi_op *sizes) {
    sdyi_value *all = sdyi_result(sizes, 0);
    for (int i = 1; i < sizes->n_results; i++)
        all =
            sdyi_make_binary(m, SDYI_OP_ARITH_MULI, all, sdyi_result(sizes, i));
    return all;
}

/* `((s0 * s1 + s2) * s3 + s4)` of indices and of the sizes from the second
 * on. */
static const sdyi_attr *linear_map(sdyi_pool *pool, int n) {
    const sdyi_affine *e = sdyi_affine_leaf(pool, SDYI_AFFINE_SYMBOL, 0);
    for (int i = 1; i < 2 * n - 1; i++)
        e = sdyi_affine_make(pool,
                             i % 2 == 1 ? SDYI_AFFINE_MUL : SDYI_AFFINE_ADD, e,
                             sdyi_affine_leaf(pool, SDYI_AFFINE_SYMBOL, i));
    return sdyi_affine_map_of(pool, 0, 2 * n - 1, &e, 1);
}

/* The index in a group, the first axis the most significant. */
static sdyi_value *group_index(const sdyi_maker *m, const sdyi_op *index,
                               const sdyi_op *sizes) {
    sdyi_pool *const pool = m->module->pool;
    const int n = index->n_results;
    if (n == 1)
        return sdyi_result(index, 0);
    sdyi_value **const operands =
        SDYI_NEW(&pool->scratch, sdyi_value *, 2 * (size_t)n);
    operands[0] = sdyi_result(index, 0);
    for (int i = 1; i < n; i++) {
        operands[2 * i - 1] = sdyi_result(sizes, i);
        operands[2 * i] = sdyi_result(index, i);
    }
    sdyi_op *const op = sdyi_make_op(m, SDYI_OP_AFFINE_APPLY, operands,
                                     2 * n - 1, sdyi_index_type(m));
    sdyi_op_set_attr(op, SDYI_NAME_MAP, linear_map(pool, n));
    return &op->results[0];
}

/* The size of a part, which all parts have. */
static sdyi_value *part_size(const sdyi_maker *m, sdyi_value *size,
                             sdyi_value *group) {
    static const char text[] =
        "Slicing a tensor with axis size that is not exactly divisible by the "
        "grid process group size is not supported.";
    sdyi_pool *const pool = m->module->pool;
    sdyi_value *const rest[] = {
        sdyi_make_binary(m, SDYI_OP_ARITH_REMUI, size, group),
        sdyi_make_index(m, 0)};
    sdyi_op *const is_none =
        sdyi_make_op(m, SDYI_OP_ARITH_CMPI, rest, 2,
                     sdyi_type_integer(pool, 1, SDYI_SIGNLESS));
    sdyi_op_set_attr(is_none, SDYI_NAME_PREDICATE, sdyi_attr_i64(pool, 0));
    sdyi_value *const holds = &is_none->results[0];
    sdyi_op_set_attr(sdyi_make_op(m, SDYI_OP_CF_ASSERT, &holds, 1, NULL),
                     SDYI_NAME_MSG, sdyi_attr_string(pool, text));
    return sdyi_make_binary(m, SDYI_OP_ARITH_DIVUI, size, group);
}

/* A slice of one dimension, whose `sizes` are values, at an offset. */
static sdyi_value *slice(const sdyi_maker *m, sdyi_value *tensor, int axis,
                         sdyi_value *offset, sdyi_value *const *sizes) {
    sdyi_pool *const pool = m->module->pool;
    const int n = tensor->type->n;
    sdyi_value **const values =
        SDYI_NEW(&pool->scratch, sdyi_value *, (size_t)n + 1);
    int64_t *const at = SDYI_NEW(&pool->scratch, int64_t, n);
    int64_t *const open = SDYI_NEW(&pool->scratch, int64_t, n);
    values[0] = offset;
    at[axis] = SDYRT_DYNAMIC;
    for (int i = 0; i < n; i++) {
        values[i + 1] = sizes[i];
        open[i] = SDYRT_DYNAMIC;
    }
    const sdyi_slice_box box = {at, open, values, 1, n};
    return sdyi_make_slice(m, &tensor, 1, &box,
                           sdyi_type_like(pool, tensor->type, open, n));
}

/* A tensor.dim for each dimension but `axis`, which has the size `part`. */
static sdyi_value **sizes_around(const sdyi_maker *m, sdyi_value *tensor,
                                 int axis, sdyi_value *part) {
    sdyi_value **const sizes = SDYI_NEW(&m->module->pool->scratch, sdyi_value *,
                                        (size_t)tensor->type->n);
    for (int i = 0; i < tensor->type->n; i++)
        sizes[i] = i == axis ? part : sdyi_make_dim(m, tensor, i);
    return sizes;
}

static bool lower_slice(sdyi_op *op) {
    if (!sdyi_is_kind(op, SDYI_OP_SHARD_ALL_SLICE))
        return false;
    const sdyi_maker m = sdyi_make_before(op);
    const sdyi_attr *const grid = sdyi_op_attr(op, SDYI_NAME_GRID);
    const sdyi_ints axes = sdyi_ints_at(op, SDYI_NAME_GRID_AXES);
    const int axis = (int)sdyi_shard_int(op, SDYI_NAME_SLICE_AXIS, 0);
    const int n = axes.n;
    sdyi_value *const tensor = sdyi_operand(op, 0);
    if (n == 0)
        return false;
    const sdyi_op *const index =
        sdyi_make_place(&m, SDYI_OP_SHARD_PROCESS_MULTI_INDEX, grid, axes, n);
    const sdyi_op *const shape =
        sdyi_make_place(&m, SDYI_OP_SHARD_GRID_SHAPE, grid, axes, n);
    const sdyi_op *const sizes =
        n == 1 ? shape
               : sdyi_make_place(&m, SDYI_OP_SHARD_GRID_SHAPE, grid, axes, n);
    sdyi_value *const group = product(&m, sizes);
    sdyi_value *const size =
        part_size(&m, sdyi_make_dim(&m, tensor, axis), group);
    sdyi_value *const number = group_index(&m, index, shape);
    sdyi_value *const *const part = sizes_around(&m, tensor, axis, size);
    sdyi_value *const offset =
        sdyi_make_binary(&m, SDYI_OP_ARITH_MULI, number, size);
    sdyi_value *const open = slice(&m, tensor, axis, offset, part);
    return sdyi_op_replace(op, sdyi_make_cast(&m, open, op->results[0].type));
}

/* -- the passes ------------------------------------------------------------ */

static sdyrt_status run_indices(sdyi_op *op, const void *options) {
    (void)options;
    (void)sdyi_rewrite(op, lower_multi_index);
    return SDYRT_OK;
}

static sdyrt_status run_slices(sdyi_op *op, const void *options) {
    (void)options;
    (void)sdyi_rewrite(op, lower_slice);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_lower_multi_index = {
    .name = "test-grid-process-multi-index-op-lowering",
    .summary = "indices of a process from its linear index",
    .run = run_indices,
};

const sdyi_pass sdyi_pass_lower_all_slice = {
    .name = "test-grid-all-slice-op-lowering",
    .summary = "all_slice by tensor.extract_slice",
    .run = run_slices,
};

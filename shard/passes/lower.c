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

static const sdyi_attr *grid_attr(const sdyi_op *op) {
    return sdyi_op_attr(op, SDYI_NAME_GRID);
}

/* A grid_shape or process_multi_index of `n` axes; NULL: of all. */
static sdyi_op *on_grid(const sdyi_maker *m, sdyi_op_kind kind,
                        const sdyi_attr *grid, const sdyi_attr *axes, int n) {
    sdyi_op *const op = sdyi_make_source(m, kind, n, sdyi_index_type(m));
    sdyi_op_set_attr(op, SDYI_NAME_GRID, grid);
    if (axes != NULL)
        sdyi_op_set_attr(op, SDYI_NAME_AXES, axes);
    return op;
}

/* -- process_multi_index --------------------------------------------------- */

static bool lower_multi_index(sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const grid = grid_attr(op);
    const sdyi_ints shape = sdyi_grid_named(op, grid);
    const sdyi_ints axes = sdyi_ints_of(sdyi_op_attr(op, SDYI_NAME_AXES));
    const sdyi_maker m = sdyi_make_before(op);
    sdyi_op *const linear =
        on_grid(&m, SDYI_OP_SHARD_PROCESS_LINEAR_INDEX, grid, NULL, 1);
    sdyi_op *const sizes =
        on_grid(&m, SDYI_OP_SHARD_GRID_SHAPE, grid, NULL, shape.n);
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

static sdyi_value *binary(const sdyi_maker *m, sdyi_op_kind kind, sdyi_value *a,
                          sdyi_value *b) {
    sdyi_value *const operands[] = {a, b};
    return &sdyi_make_op(m, kind, operands, 2, a->type)->results[0];
}

static sdyi_value *size_of(const sdyi_maker *m, sdyi_value *tensor, int axis) {
    sdyi_value *const operands[] = {tensor, sdyi_make_index(m, axis)};
    return &sdyi_make_op(m, SDYI_OP_TENSOR_DIM, operands, 2, sdyi_index_type(m))
                ->results[0];
}

static sdyi_value *product(const sdyi_maker *m, const sdyi_op *sizes) {
    sdyi_value *all = sdyi_result(sizes, 0);
    for (int i = 1; i < sizes->n_results; i++)
        all = binary(m, SDYI_OP_ARITH_MULI, all, sdyi_result(sizes, i));
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
    sdyi_value *const rest[] = {binary(m, SDYI_OP_ARITH_REMUI, size, group),
                                sdyi_make_index(m, 0)};
    sdyi_op *const is_none =
        sdyi_make_op(m, SDYI_OP_ARITH_CMPI, rest, 2,
                     sdyi_type_integer(pool, 1, SDYI_SIGNLESS));
    sdyi_op_set_attr(is_none, SDYI_NAME_PREDICATE, sdyi_attr_i64(pool, 0));
    sdyi_value *const holds = &is_none->results[0];
    sdyi_op_set_attr(sdyi_make_op(m, SDYI_OP_CF_ASSERT, &holds, 1, NULL),
                     SDYI_NAME_MSG, sdyi_attr_string(pool, text));
    return binary(m, SDYI_OP_ARITH_DIVUI, size, group);
}

/* A slice of one dimension, whose `sizes` are values, at an offset. */
static sdyi_value *slice(const sdyi_maker *m, sdyi_value *tensor, int axis,
                         sdyi_value *offset, sdyi_value *const *sizes) {
    sdyi_pool *const pool = m->module->pool;
    const sdyi_type *const type = tensor->type;
    const size_t n = (size_t)type->n;
    sdyi_value **const operands = SDYI_NEW(&pool->scratch, sdyi_value *, n + 2);
    int64_t *const offsets = SDYI_NEW(&pool->scratch, int64_t, n);
    int64_t *const open = SDYI_NEW(&pool->scratch, int64_t, n);
    int64_t *const strides = SDYI_NEW(&pool->scratch, int64_t, n);
    operands[0] = tensor;
    operands[1] = offset;
    offsets[axis] = SDYRT_DYNAMIC;
    for (int i = 0; i < type->n; i++) {
        operands[i + 2] = sizes[i];
        open[i] = SDYRT_DYNAMIC;
        strides[i] = 1;
    }
    const sdyi_cell counts[] = {
        {.integer = 1}, {.integer = 1}, {.integer = type->n}, {.integer = 0}};
    sdyi_op *const op =
        sdyi_make_op(m, SDYI_OP_TENSOR_EXTRACT_SLICE, operands, type->n + 2,
                     sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, open, type->n,
                                      type->element, type->encoding));
    sdyi_op_set_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES,
                     sdyi_attr_i32s(pool, counts, 4));
    sdyi_op_set_attr(op, SDYI_NAME_STATIC_OFFSETS,
                     sdyi_attr_i64s(pool, offsets, type->n));
    sdyi_op_set_attr(op, SDYI_NAME_STATIC_SIZES,
                     sdyi_attr_i64s(pool, open, type->n));
    sdyi_op_set_attr(op, SDYI_NAME_STATIC_STRIDES,
                     sdyi_attr_i64s(pool, strides, type->n));
    return &op->results[0];
}

/* A tensor.dim for each dimension but `axis`, which has the size `part`. */
static sdyi_value **sizes_around(const sdyi_maker *m, sdyi_value *tensor,
                                 int axis, sdyi_value *part) {
    sdyi_value **const sizes = SDYI_NEW(&m->module->pool->scratch, sdyi_value *,
                                        (size_t)tensor->type->n);
    for (int i = 0; i < tensor->type->n; i++)
        sizes[i] = i == axis ? part : size_of(m, tensor, i);
    return sizes;
}

static bool lower_slice(sdyi_op *op) {
    const sdyi_maker m = sdyi_make_before(op);
    const sdyi_attr *const grid = grid_attr(op);
    const sdyi_attr *const axes = sdyi_op_attr(op, SDYI_NAME_GRID_AXES);
    const int axis = (int)sdyi_shard_int(op, SDYI_NAME_SLICE_AXIS, 0);
    const int n = (int)axes->n;
    sdyi_value *const tensor = sdyi_operand(op, 0);
    if (n == 0)
        return false;
    const sdyi_op *const index =
        on_grid(&m, SDYI_OP_SHARD_PROCESS_MULTI_INDEX, grid, axes, n);
    const sdyi_op *const shape =
        on_grid(&m, SDYI_OP_SHARD_GRID_SHAPE, grid, axes, n);
    const sdyi_op *const sizes =
        n == 1 ? shape : on_grid(&m, SDYI_OP_SHARD_GRID_SHAPE, grid, axes, n);
    sdyi_value *const group = product(&m, sizes);
    sdyi_value *const size = part_size(&m, size_of(&m, tensor, axis), group);
    sdyi_value *const number = group_index(&m, index, shape);
    sdyi_value *const *const part = sizes_around(&m, tensor, axis, size);
    sdyi_value *const offset = binary(&m, SDYI_OP_ARITH_MULI, number, size);
    sdyi_value *const open = slice(&m, tensor, axis, offset, part);
    sdyi_value_replace(
        &op->results[0],
        &sdyi_make_op(&m, SDYI_OP_TENSOR_CAST, &open, 1, op->results[0].type)
             ->results[0]);
    sdyi_op_erase(op);
    return true;
}

/* -- the passes ------------------------------------------------------------ */

static const sdyi_pattern for_indices[] = {{NULL, lower_multi_index},
                                           {NULL, NULL}};
static const sdyi_pattern for_slices[] = {{NULL, lower_slice}, {NULL, NULL}};

static const sdyi_pattern *indices_of(const sdyi_op *op) {
    return sdyi_is_kind(op, SDYI_OP_SHARD_PROCESS_MULTI_INDEX) ? for_indices
                                                               : NULL;
}

static const sdyi_pattern *slices_of(const sdyi_op *op) {
    return sdyi_is_kind(op, SDYI_OP_SHARD_ALL_SLICE) ? for_slices : NULL;
}

static sdyrt_status run_indices(sdyi_op *op, const void *options) {
    (void)options;
    (void)sdyi_rewrite(op, indices_of);
    return SDYRT_OK;
}

static sdyrt_status run_slices(sdyi_op *op, const void *options) {
    (void)options;
    (void)sdyi_rewrite(op, slices_of);
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

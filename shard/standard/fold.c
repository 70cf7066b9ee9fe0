/* Folds of arith and tensor:
 *
 *   a cast to its operand's type                the operand
 *   a dim of static size                        a constant
 *   a slice that covers the tensor              the tensor, or the inserted one
 *   integer arithmetic on constants             a constant
 *   a slice with constant operands              moved to its static lists
 *   a basis with constant operands              moved to its static list
 *   x + 0, x - 0, x * 1, x / 1                  x
 *   c + x, c < x                                x + c, x > c */
#include "program/dialects/make.h"
#include "shard/dialect/shard.h"
#include "shard/standard/standard.h"

#define FOLD "fold"

/* -- constants ------------------------------------------------------------- */

bool sdyi_constant_value(const sdyi_value *of, int64_t *value) {
    const sdyi_op *const op = sdyi_made_by(of, SDYI_OP_ARITH_CONSTANT);
    const sdyi_attr *const attr =
        op == NULL ? NULL : sdyi_op_attr(op, SDYI_NAME_VALUE);
    if (!sdyi_attr_is(attr, SDYI_ATTR_INTEGER) || attr->n > 1)
        return false;
    *value = attr->cells[0].integer;
    return true;
}

/* Made at the op; the greedy driver hoists it. */
static sdyi_value *constant(sdyi_op *op, const sdyi_type *type, int64_t value) {
    const sdyi_maker m = sdyi_make_before(op);
    sdyi_op *const made = sdyi_make_source(&m, SDYI_OP_ARITH_CONSTANT, 1, type);
    sdyi_op_set_attr(made, SDYI_NAME_VALUE,
                     sdyi_attr_integer(op->module->pool, type, value));
    return &made->results[0];
}

sdyi_value *sdyi_index_constant(sdyi_op *op, int64_t value) {
    return constant(op, sdyi_type_simple(op->module->pool, SDYI_TYPE_INDEX),
                    value);
}

/* -- integers -------------------------------------------------------------- */

bool sdyi_compute_integers(int kind, int64_t a, int64_t b, int64_t *value) {
    switch (kind) {
    case SDYI_OP_ARITH_ADDI:
        return !__builtin_add_overflow(a, b, value);
    case SDYI_OP_ARITH_SUBI:
        return !__builtin_sub_overflow(a, b, value);
    case SDYI_OP_ARITH_MULI:
        return !__builtin_mul_overflow(a, b, value);
    case SDYI_OP_ARITH_DIVSI:
    case SDYI_OP_ARITH_DIVUI:
        *value = a >= 0 && b > 0 ? a / b : 0;
        return a >= 0 && b > 0;
    case SDYI_OP_ARITH_REMSI:
    case SDYI_OP_ARITH_REMUI:
        *value = a >= 0 && b > 0 ? a % b : 0;
        return a >= 0 && b > 0;
    default:
        return false;
    }
}

/* True if `b` is neutral as the right operand. */
static bool is_neutral(int kind, int64_t b) {
    switch (kind) {
    case SDYI_OP_ARITH_ADDI:
    case SDYI_OP_ARITH_SUBI:
        return b == 0;
    case SDYI_OP_ARITH_MULI:
    case SDYI_OP_ARITH_DIVSI:
    case SDYI_OP_ARITH_DIVUI:
        return b == 1;
    default:
        return false;
    }
}

/* True if the type holds the value without wrapping. */
static bool holds(const sdyi_type *type, int64_t value) {
    return sdyi_type_is(type, SDYI_TYPE_INDEX) ||
           (sdyi_type_is(type, SDYI_TYPE_INTEGER) && type->width > 1 &&
            (type->width >= 64 ||
             (value < (INT64_C(1) << (type->width - 1)) &&
              value >= -(INT64_C(1) << (type->width - 1)))));
}

static bool is_constant(const sdyi_value *value) {
    return value->op != NULL && sdyi_op_has(value->op, SDYI_CONSTANT);
}

/* Moves a constant to the right. */
static bool turn(sdyi_op *op) {
    sdyi_value *const turned[] = {sdyi_operand(op, 1), sdyi_operand(op, 0)};
    if (!is_constant(turned[1]) || is_constant(turned[0]))
        return false;
    sdyi_operands_set(op, turned, 2);
    return true;
}

static bool turn_commutative(sdyi_op *op) {
    return sdyi_op_has(op, SDYI_COMMUTATIVE) && turn(op);
}

static bool fold_integers(sdyi_op *op) {
    int64_t a, b, value;
    const sdyi_type *const type = op->results[0].type;
    if (!sdyi_constant_value(sdyi_operand(op, 1), &b))
        return false;
    if (is_neutral(op->row->kind, b))
        return sdyi_op_replace(op, sdyi_operand(op, 0));
    if (!sdyi_constant_value(sdyi_operand(op, 0), &a) ||
        !sdyi_compute_integers(op->row->kind, a, b, &value) ||
        !holds(type, value))
        return false;
    return sdyi_op_replace(op, constant(op, type, value));
}

/* eq, ne, slt, sle, sgt, sge: in the order of predicates */
static bool compare(int64_t predicate, int64_t a, int64_t b) {
    const bool results[] = {a == b, a != b, a<b, a <= b, a> b, a >= b};
    return results[predicate];
}

static bool fold_comparison(sdyi_op *op) {
    int64_t a, b;
    const int64_t predicate =
        sdyi_op_attr(op, SDYI_NAME_PREDICATE)->cells[0].integer;
    if (!sdyi_constant_value(sdyi_operand(op, 0), &a) ||
        !sdyi_constant_value(sdyi_operand(op, 1), &b) || predicate < 0 ||
        predicate > 5)
        return false;
    return sdyi_op_replace(
        op, constant(op, op->results[0].type, compare(predicate, a, b)));
}

/* c < x becomes x > c. */
static bool turn_comparison(sdyi_op *op) {
    static const int64_t turned[] = {0, 1, 4, 5, 2, 3, 8, 9, 6, 7};
    const sdyi_attr *const predicate = sdyi_op_attr(op, SDYI_NAME_PREDICATE);
    const int64_t number = predicate->cells[0].integer;
    if (number < 0 || number > 9 || !turn(op))
        return false;
    sdyi_op_set_attr(
        op, SDYI_NAME_PREDICATE,
        sdyi_attr_integer(op->module->pool, predicate->type, turned[number]));
    return true;
}

const sdyi_pattern sdyi_arith_patterns[] = {
    {FOLD, turn_commutative}, {FOLD, fold_integers}, {NULL, NULL}};
const sdyi_pattern sdyi_comparison_patterns[] = {
    {FOLD, turn_comparison}, {FOLD, fold_comparison}, {NULL, NULL}};

sdyi_mixed sdyi_mixed_read(const sdyi_op *op, sdyi_name list, int *operand,
                           int64_t least) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const sdyi_ints has = sdyi_ints_at(op, list);
    sdyi_mixed m = {.cells = SDYI_NEW(zone, sdyi_cell, (size_t)has.n),
                    .values = SDYI_NEW(zone, sdyi_value *, (size_t)has.n),
                    .n = has.n};
    for (int i = 0; i < has.n; i++) {
        int64_t constant;
        m.cells[i] = has.cells[i];
        if (m.cells[i].integer != SDYRT_DYNAMIC || *operand >= op->n_operands)
            continue;
        sdyi_value *const value = sdyi_operand(op, (*operand)++);
        if (least != INT64_MAX && sdyi_constant_value(value, &constant) &&
            constant >= least) {
            m.cells[i].integer = constant;
            m.is_changed = true;
        } else {
            m.values[m.n_values++] = value;
        }
    }
    return m;
}

bool sdyi_fold_basis(sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    int next = 1;
    const sdyi_mixed basis =
        sdyi_mixed_read(op, SDYI_NAME_STATIC_BASIS, &next, INT64_MIN);
    if (basis.is_changed) {
        sdyi_value **const values =
            SDYI_NEW(&pool->scratch, sdyi_value *, (size_t)op->n_operands);
        values[0] = sdyi_operand(op, 0);
        for (int i = 0; i < basis.n_values; i++)
            values[1 + i] = basis.values[i];
        sdyi_op_set_attr(op, SDYI_NAME_STATIC_BASIS,
                         sdyi_attr_array(pool, 64, basis.cells, basis.n));
        sdyi_operands_set(op, values, 1 + basis.n_values);
    }
    sdyi_zone_reset(&pool->scratch, mark);
    return basis.is_changed;
}

/* Drops an assertion on a true constant. */
static bool drop_assert(sdyi_op *op) {
    int64_t value;
    if (!sdyi_constant_value(sdyi_operand(op, 0), &value) || value == 0)
        return false;
    sdyi_op_erase(op);
    return true;
}

const sdyi_pattern sdyi_assert_patterns[] = {{NULL, drop_assert}, {NULL, NULL}};

/* -- casts ----------------------------------------------------------------- */

static bool fold_cast(sdyi_op *op) {
    return sdyi_operand(op, 0)->type == op->results[0].type &&
           sdyi_op_replace(op, sdyi_operand(op, 0));
}

/* A cast of a cast back to the first type. */
static bool join_casts(sdyi_op *op) {
    const sdyi_op *const made =
        sdyi_made_by(sdyi_operand(op, 0), SDYI_OP_TENSOR_CAST);
    return made != NULL && sdyi_operand(made, 0)->type == op->results[0].type &&
           sdyi_op_replace(op, sdyi_operand(made, 0));
}

const sdyi_pattern sdyi_tensor_cast_patterns[] = {
    {FOLD, fold_cast}, {NULL, join_casts}, {NULL, NULL}};

/* -- sizes and slices ------------------------------------------------------ */

static bool fold_dim(sdyi_op *op) {
    const sdyi_type *const type = sdyi_operand(op, 0)->type;
    int64_t axis;
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR) ||
        !sdyi_constant_value(sdyi_operand(op, 1), &axis) || axis < 0 ||
        axis >= type->n || type->cells[axis].integer == SDYRT_DYNAMIC)
        return false;
    return sdyi_op_replace(op,
                           sdyi_index_constant(op, type->cells[axis].integer));
}

const sdyi_pattern sdyi_tensor_dim_patterns[] = {{FOLD, fold_dim},
                                                 {NULL, NULL}};

/* True if a slice covers a static tensor of this type. */
static bool is_whole(const sdyi_op *op, const sdyi_type *type) {
    for (int i = 0; i < type->n; i++) {
        const int64_t size = type->cells[i].integer;
        if (size == SDYRT_DYNAMIC ||
            sdyi_op_attr(op, SDYI_NAME_STATIC_OFFSETS)->cells[i].integer != 0 ||
            sdyi_op_attr(op, SDYI_NAME_STATIC_SIZES)->cells[i].integer !=
                size ||
            sdyi_op_attr(op, SDYI_NAME_STATIC_STRIDES)->cells[i].integer != 1)
            return false;
    }
    return true;
}

/* Extract and insert alike: operand 0 is the sliced, or the inserted,
 * tensor. */
static bool fold_slice(sdyi_op *op) {
    const sdyi_type *const type = sdyi_operand(op, 0)->type;
    return type == op->results[0].type && is_whole(op, type) &&
           sdyi_op_replace(op, sdyi_operand(op, 0));
}

/* Constant operands become static entries, but for strides of 0. The result
 * gets the sizes that are static now, and a cast to its old type. */
static bool fold_slice_operands(sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const type = op->results[0].type;
    sdyi_value **const operands =
        SDYI_NEW(&pool->scratch, sdyi_value *, (size_t)op->n_operands);
    sdyi_mixed lists[3];
    sdyi_cell counts[4] = {{.integer = 1}};
    int n = 1, next = 1;
    bool is_changed = false;
    operands[0] = sdyi_operand(op, 0);
    for (int i = 0; i < 3; i++) {
        lists[i] = sdyi_mixed_read(op, sdyi_slice_lists[i], &next, i == 2);
        is_changed = is_changed || lists[i].is_changed;
        counts[1 + i].integer = lists[i].n_values;
        for (int k = 0; k < lists[i].n_values; k++)
            operands[n++] = lists[i].values[k];
    }
    const sdyi_ints sizes = {lists[1].cells, lists[1].n};
    if (!is_changed || type->n != sizes.n)
        return false;
    const sdyi_maker m = sdyi_make_before(op);
    sdyi_op *const made = sdyi_make_op(
        &m, SDYI_OP_TENSOR_EXTRACT_SLICE, operands, n,
        sdyi_type_like(pool, type, sdyi_ints_values(&pool->scratch, sizes),
                       sizes.n));
    sdyi_op_set_attr(made, SDYI_NAME_OPERAND_SEGMENT_SIZES,
                     sdyi_attr_array(pool, 32, counts, 4));
    for (int i = 0; i < 3; i++)
        sdyi_op_set_attr(made, sdyi_slice_lists[i],
                         sdyi_attr_array(pool, 64, lists[i].cells, lists[i].n));
    sdyi_value *const slice = &made->results[0];
    return sdyi_op_replace(
        op, slice->type == type
                ? slice
                : sdyi_make_value(&m, SDYI_OP_TENSOR_CAST, &slice, 1, type));
}

const sdyi_pattern sdyi_extract_slice_patterns[] = {
    {FOLD, fold_slice}, {NULL, fold_slice_operands}, {NULL, NULL}};
const sdyi_pattern sdyi_insert_slice_patterns[] = {{FOLD, fold_slice},
                                                   {NULL, NULL}};

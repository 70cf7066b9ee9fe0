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

bool sdyi_fold_basis(sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const basis = sdyi_op_attr(op, SDYI_NAME_STATIC_BASIS);
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    int64_t *const sizes = SDYI_NEW(&pool->scratch, int64_t, (size_t)basis->n);
    sdyi_value **const values =
        SDYI_NEW(&pool->scratch, sdyi_value *, (size_t)op->n_operands);
    int n = 0, next = 1;
    values[n++] = sdyi_operand(op, 0);
    for (int64_t i = 0; i < basis->n; i++) {
        sizes[i] = basis->cells[i].integer;
        if (sizes[i] != SDYRT_DYNAMIC || next >= op->n_operands)
            continue;
        sdyi_value *const value = sdyi_operand(op, next++);
        if (!sdyi_constant_value(value, &sizes[i]))
            values[n++] = value;
    }
    const bool is_changed = n < op->n_operands;
    if (is_changed) {
        sdyi_op_set_attr(op, SDYI_NAME_STATIC_BASIS,
                         sdyi_attr_i64s(pool, sizes, (int)basis->n));
        sdyi_operands_set(op, values, n);
    }
    sdyi_zone_reset(&pool->scratch, mark);
    return is_changed;
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

/* Entries of a slice: `rank` offsets, sizes and strides. */
typedef struct entries {
    int64_t *at; /* SDYRT_DYNAMIC: the next operand */
    sdyi_value **operands;
    sdyi_cell counts[4]; /* operands: 1 for the tensor, then of each list */
    int rank, n_operands;
    bool has_folded;
} entries;

/* Constant operands become static entries. */
static entries fold_entries(const sdyi_op *op) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const int rank = (int)sdyi_op_attr(op, sdyi_slice_lists[0])->n;
    entries e = {SDYI_NEW(zone, int64_t, 3 * (size_t)rank + 1),
                 SDYI_NEW(zone, sdyi_value *, (size_t)op->n_operands),
                 {{.integer = 1}},
                 rank,
                 1,
                 false};
    e.operands[0] = sdyi_operand(op, 0);
    for (int i = 0, next = 1; i < 3 * rank; i++) {
        int64_t value;
        e.at[i] = sdyi_op_attr(op, sdyi_slice_lists[i / rank])
                      ->cells[i % rank]
                      .integer;
        if (e.at[i] != SDYRT_DYNAMIC)
            continue;
        sdyi_value *const operand = sdyi_operand(op, next++);
        if (sdyi_constant_value(operand, &value) && value >= i / (2 * rank)) {
            e.at[i] = value;
            e.has_folded = true;
        } else {
            e.operands[e.n_operands++] = operand;
            e.counts[1 + i / rank].integer++;
        }
    }
    return e;
}

/* The result gets the sizes that are static now, and a cast to its old type. */
static bool fold_slice_operands(sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const type = op->results[0].type;
    const entries e = fold_entries(op);
    if (!e.has_folded || type->n != e.rank)
        return false;
    const sdyi_maker m = sdyi_make_before(op);
    sdyi_op *const made =
        sdyi_make_op(&m, SDYI_OP_TENSOR_EXTRACT_SLICE, e.operands, e.n_operands,
                     sdyi_type_like(pool, type, e.at + e.rank, e.rank));
    sdyi_op_set_attr(made, SDYI_NAME_OPERAND_SEGMENT_SIZES,
                     sdyi_attr_array(pool, 32, e.counts, 4));
    for (int i = 0; i < 3; i++)
        sdyi_op_set_attr(
            made, sdyi_slice_lists[i],
            sdyi_attr_i64s(pool, e.at + (size_t)i * (size_t)e.rank, e.rank));
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

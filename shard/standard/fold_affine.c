/* Folds of affine ops:
 *
 *   apply           constant operands become part of its map, operands that
 *                   occur twice are merged, unused ones dropped; a map that is
 *                   a number or an operand is replaced by it
 *   delinearize     constants for a constant; a size of 1 has index 0, and is
 *                   dropped; a single result is the operand */
#include "program/dialects/make.h"
#include "program/ir/affine.h"
#include "shard/standard/standard.h"

/* -- apply ----------------------------------------------------------------- */

/* An input of a map. */
typedef struct input {
    const sdyi_affine *now; /* in the new map */
    bool is_used;
} input;

typedef struct rewriting {
    sdyi_op *op;
    sdyi_pool *pool;
    const sdyi_attr *map;
    input *inputs;
    int n_dims; /* of the old map */
    sdyi_value **operands;
    int n, n_new_dims; /* remaining operands */
} rewriting;

/* The operand of a dimension or symbol. */
static int input_of(const sdyi_affine *leaf, int n_dims) {
    return (int)leaf->value + (leaf->kind == SDYI_AFFINE_SYMBOL ? n_dims : 0);
}

static void find_used(rewriting *r, const sdyi_affine *e) {
    if (e->kind >= SDYI_AFFINE_ADD) {
        find_used(r, e->a);
        find_used(r, e->b);
    } else if (e->kind != SDYI_AFFINE_CONSTANT) {
        r->inputs[input_of(e, r->n_dims)].is_used = true;
    }
}

/* An earlier input of the same kind with the same operand; -1: none. */
static int same_input(const rewriting *r, int i) {
    for (int k = i < r->n_dims ? 0 : r->n_dims; k < i; k++)
        if (r->inputs[k].is_used &&
            sdyi_operand(r->op, k) == sdyi_operand(r->op, i))
            return k;
    return -1;
}

static void place_inputs(rewriting *r) {
    for (int i = 0; i < r->op->n_operands; i++) {
        input *const in = &r->inputs[i];
        int64_t value;
        const int same = same_input(r, i);
        const bool is_dim = i < r->n_dims;
        if (!in->is_used)
            continue;
        if (sdyi_constant_value(sdyi_operand(r->op, i), &value) &&
            value != INT64_MIN) { /* which the text of a map cannot express */
            in->now = sdyi_affine_constant(r->pool, value);
        } else if (same >= 0) {
            in->now = r->inputs[same].now;
        } else {
            in->now = sdyi_affine_leaf(
                r->pool, is_dim ? SDYI_AFFINE_DIM : SDYI_AFFINE_SYMBOL,
                is_dim ? r->n : r->n - r->n_new_dims);
            r->operands[r->n++] = sdyi_operand(r->op, i);
            r->n_new_dims += is_dim;
        }
    }
}

/* The expression of the new inputs. */
static const sdyi_affine *replaced(const rewriting *r, const sdyi_affine *e) {
    if (e->kind >= SDYI_AFFINE_ADD)
        return sdyi_affine_make(r->pool, e->kind, replaced(r, e->a),
                                replaced(r, e->b));
    return e->kind == SDYI_AFFINE_CONSTANT
               ? e
               : r->inputs[input_of(e, r->n_dims)].now;
}

static const sdyi_attr *new_map(const rewriting *r) {
    const int n = sdyi_affine_map_size(r->map);
    const sdyi_affine **const results =
        SDYI_NEW(&r->pool->scratch, const sdyi_affine *, (size_t)n);
    for (int i = 0; i < n; i++)
        results[i] = replaced(r, sdyi_affine_at(r->map, i));
    return sdyi_affine_map_of(r->pool, r->n_new_dims, r->n - r->n_new_dims,
                              results, n);
}

/* A map whose only result is a number or an operand. */
static bool fold_trivial(sdyi_op *op, const sdyi_attr *map) {
    if (sdyi_affine_map_size(map) != 1)
        return false;
    const sdyi_affine *const e = sdyi_affine_at(map, 0);
    if (e->kind >= SDYI_AFFINE_ADD)
        return false;
    sdyi_value_replace(
        &op->results[0],
        e->kind == SDYI_AFFINE_CONSTANT
            ? sdyi_index_constant(op, e->value)
            : sdyi_operand(op, input_of(e, sdyi_affine_map_dims(map))));
    sdyi_op_erase(op);
    return true;
}

static bool fold_apply(sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const map = sdyi_op_attr(op, SDYI_NAME_MAP);
    const size_t n = (size_t)op->n_operands;
    if (fold_trivial(op, map))
        return true;
    rewriting r = {.op = op,
                   .pool = pool,
                   .map = map,
                   .inputs = SDYI_NEW(&pool->scratch, input, n),
                   .n_dims = sdyi_affine_map_dims(map),
                   .operands = SDYI_NEW(&pool->scratch, sdyi_value *, n)};
    for (int i = 0; i < sdyi_affine_map_size(map); i++)
        find_used(&r, sdyi_affine_at(map, i));
    place_inputs(&r);
    if (r.n == op->n_operands)
        return false;
    sdyi_op_set_attr(op, SDYI_NAME_MAP, new_map(&r));
    sdyi_operands_set(op, r.operands, r.n);
    return true;
}

const sdyi_pattern sdyi_apply_patterns[] = {{NULL, fold_apply}, {NULL, NULL}};

/* -- delinearize_index ----------------------------------------------------- */

/* The size of a result; SDYRT_DYNAMIC: dynamic, or the first, which has
 * none. */
static int64_t size_at(const sdyi_op *op, const sdyi_attr *basis, int result) {
    const int64_t k = result - (op->n_results - basis->n);
    return k < 0 ? SDYRT_DYNAMIC : basis->cells[k].integer;
}

/* Divides from the last size up: each result is a remainder, the first is the
 * final quotient. */
static bool fold_delinearize(sdyi_op *op) {
    const sdyi_attr *const basis = sdyi_op_attr(op, SDYI_NAME_STATIC_BASIS);
    int64_t left;
    if (op->n_results == 1) {
        return sdyi_op_replace(op, sdyi_operand(op, 0));
    }
    if (op->n_operands > 1 || !sdyi_constant_value(sdyi_operand(op, 0), &left))
        return false;
    for (int i = 1; i < op->n_results; i++)
        if (size_at(op, basis, i) < 1)
            return false;
    for (int i = op->n_results - 1; i >= 0; i--) {
        const int64_t size = i == 0 ? 1 : size_at(op, basis, i);
        const int64_t quotient = sdyi_floor_quotient(left, size);
        sdyi_value_replace(
            &op->results[i],
            sdyi_index_constant(op, i == 0 ? left : left - quotient * size));
        left = quotient;
    }
    sdyi_op_erase(op);
    return true;
}

/* Results of size 1 become 0; a new op without them gives the others. */
static bool drop_units(sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const basis = sdyi_op_attr(op, SDYI_NAME_STATIC_BASIS);
    int64_t *const sizes = SDYI_NEW(&pool->scratch, int64_t, (size_t)basis->n);
    sdyi_value **const operands =
        SDYI_NEW(&pool->scratch, sdyi_value *, (size_t)op->n_operands);
    int n = 0, n_results = 0;
    for (int i = 0; i < op->n_results; i++)
        n_results += size_at(op, basis, i) != 1;
    if (n_results == op->n_results)
        return false;
    for (int64_t i = 0; i < basis->n; i++)
        if (basis->cells[i].integer != 1)
            sizes[n++] = basis->cells[i].integer;
    for (int i = 0; i < op->n_operands; i++)
        operands[i] = sdyi_operand(op, i);
    const sdyi_maker m = sdyi_make_before(op);
    sdyi_op *made = NULL;
    if (n_results > 0) {
        made = sdyi_make_source(&m, SDYI_OP_AFFINE_DELINEARIZE_INDEX, n_results,
                                sdyi_index_type(&m));
        sdyi_operands_set(made, operands, op->n_operands);
        sdyi_op_set_attr(made, SDYI_NAME_STATIC_BASIS,
                         sdyi_attr_i64s(pool, sizes, n));
    }
    for (int i = 0, k = 0; i < op->n_results; i++)
        sdyi_value_replace(&op->results[i], size_at(op, basis, i) == 1
                                                ? sdyi_index_constant(op, 0)
                                                : sdyi_result(made, k++));
    sdyi_op_erase(op);
    return true;
}

const sdyi_pattern sdyi_delinearize_patterns[] = {{"fold", sdyi_fold_basis},
                                                  {"fold", fold_delinearize},
                                                  {NULL, drop_units},
                                                  {NULL, NULL}};

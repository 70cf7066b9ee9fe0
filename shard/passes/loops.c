/* The loops of ops: elementwise, matrix products, constants.
 *
 *   elementwise     a loop for each dimension of the result
 *   tosa.matmul     (b, m, k) x (b, k, n) -> (b, m, n), k is reduced
 *
 * Operands of size 1 where the result is not, and those of another rank, are in
 * no loop. */
#include "shard/passes/shard_passes.h"

#include <string.h>

enum { BATCH, ROW, COLUMN, DEPTH };

static bool is_tensor(const sdyi_value *value) {
    return sdyi_type_is(value->type, SDYI_TYPE_TENSOR);
}

/* A map of dimensions to the loops over those of `like`; -1 for size 1, or
 * other ranks. */
static const int *map_of(sdyi_zone *zone, const sdyi_value *value,
                         const sdyi_type *like) {
    const sdyi_type *const type = value->type;
    int *const map = SDYI_NEW(zone, int, (size_t)type->n);
    for (int i = 0; i < type->n; i++) {
        const bool is_one = type->cells[i].integer == 1 && type->n == like->n &&
                            like->cells[i].integer != 1;
        map[i] = type->n != like->n || is_one ? -1 : i;
    }
    return map;
}

static const int **start(const sdyi_op *op, sdyi_loops_of *loops) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const int **const maps = SDYI_NEW(
        zone, const int *, (size_t)op->n_operands + (size_t)op->n_results);
    loops->maps = maps;
    return maps;
}

static bool elementwise(const sdyi_op *op, sdyi_loops_of *loops) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const int **const maps = start(op, loops);
    const sdyi_type *like = NULL;
    for (int i = 0; i < op->n_results; i++) {
        if (!is_tensor(&op->results[i]))
            continue;
        if (like == NULL)
            like = op->results[i].type;
        else if (like->n != op->results[i].type->n)
            return false;
    }
    if (like != NULL && like->n > SDYRT_MAX_RANK)
        return false;
    loops->n = like == NULL ? 0 : like->n;
    for (int i = 0; like != NULL && i < op->n_operands; i++)
        if (is_tensor(sdyi_operand(op, i)))
            maps[i] = map_of(zone, sdyi_operand(op, i), like);
    for (int i = 0; like != NULL && i < op->n_results; i++)
        if (is_tensor(&op->results[i]))
            maps[op->n_operands + i] = map_of(zone, &op->results[i], like);
    return true;
}

static bool matmul(const sdyi_op *op, sdyi_loops_of *loops) {
    static const int left[] = {BATCH, ROW, DEPTH};
    static const int right[] = {BATCH, DEPTH, COLUMN};
    static const int result[] = {BATCH, ROW, COLUMN};
    static const int point[] = {-1};
    const int **const maps = start(op, loops);
    if (op->n_operands < 2 || op->n_results != 1)
        return false;
    for (int i = 0; i < op->n_operands + op->n_results; i++) {
        const sdyi_value *const value =
            i < op->n_operands ? sdyi_operand(op, i) : &op->results[0];
        const bool is_point = i > 1 && i < op->n_operands;
        if (!is_tensor(value) || value->type->n != (is_point ? 1 : 3))
            return false;
        maps[i] = is_point              ? point
                  : i == op->n_operands ? result
                  : i == 0              ? left
                                        : right;
    }
    loops->n = 4;
    loops->is_reduction[DEPTH] = true;
    return true;
}

/* Elementwise ops of the dialects that programs with shard use. */
static bool is_elementwise(const sdyi_op *op) {
    const char *const name = op->row->name;
    return name != NULL && !sdyi_is_kind(op, SDYI_OP_TOSA_MATMUL) &&
           (strncmp(name, "tosa.", 5) == 0 || strncmp(name, "arith.", 6) == 0 ||
            sdyi_is_kind(op, SDYI_OP_TENSOR_EMPTY) ||
            sdyi_op_has(op, SDYI_ELEMENTWISE));
}

bool sdyi_find_loops(const sdyi_op *op, sdyi_loops_of *loops) {
    *loops = (sdyi_loops_of){.n = 0};
    if (sdyi_is_kind(op, SDYI_OP_TOSA_MATMUL))
        return matmul(op, loops);
    return is_elementwise(op) && elementwise(op, loops);
}

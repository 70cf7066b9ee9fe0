/* Folds of affine ops:
 *
 *   apply           constant operands become part of its map, operands that
 *                   occur twice are merged, unused ones dropped; a map that is
 *                   a number or an operand is replaced by it
 *   delinearize     constants for a constant; a size of 1 has index 0, and is
 *                   dropped; a single result is the operand */
#include "program/dialects/make.h"
#include "program/text/affine.h"
#include "shard/standard/standard.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const sdyi_attr *attr_of(const sdyi_op *op, const char *name) {
    return sdyi_op_attr(op, sdyi_name_of_string(op->module->pool, name));
}

/* -- apply ----------------------------------------------------------------- */

/* An input of a map in the new map. */
typedef struct input {
    char text[24]; /* `d0`, `s1`, `-4` */
    bool is_used;
} input;

typedef struct rewriting {
    sdyi_op *op;
    sdyi_zone *zone;
    const char *body; /* after the arrow */
    input *inputs;
    int n_dims; /* of the old map */
    sdyi_value **operands;
    int n, n_new_dims; /* remaining operands */
} rewriting;

static bool is_leaf(const char *at) {
    return (*at == 'd' || *at == 's') && isdigit((unsigned char)at[1]);
}

static int input_at(const rewriting *r, const char *at) {
    const int number = (int)strtol(at + 1, NULL, 10);
    return *at == 'd' ? number : r->n_dims + number;
}

static void find_used(rewriting *r) {
    for (const char *at = r->body; *at != '\0'; at++)
        if (is_leaf(at))
            r->inputs[input_at(r, at)].is_used = true;
}

/* An earlier input of the same kind with the same operand; -1: none. */
static int same_input(const rewriting *r, int i) {
    for (int k = i < r->n_dims ? 0 : r->n_dims; k < i; k++)
        if (r->inputs[k].is_used &&
            sdyi_operand(r->op, k) == sdyi_operand(r->op, i))
            return k;
    return -1;
}

static void name_inputs(rewriting *r) {
    for (int i = 0; i < r->op->n_operands; i++) {
        input *const in = &r->inputs[i];
        int64_t value;
        const int same = same_input(r, i);
        const bool is_dim = i < r->n_dims;
        if (!in->is_used)
            continue;
        if (sdyi_constant_value(sdyi_operand(r->op, i), &value) &&
            value != INT64_MIN) { /* which a map cannot express */
            (void)snprintf(in->text, sizeof in->text, "%" PRId64, value);
        } else if (same >= 0) {
            memcpy(in->text, r->inputs[same].text, sizeof in->text);
        } else {
            (void)snprintf(in->text, sizeof in->text, "%c%d",
                           is_dim ? 'd' : 's',
                           is_dim ? r->n : r->n - r->n_new_dims);
            r->operands[r->n++] = sdyi_operand(r->op, i);
            r->n_new_dims += is_dim;
        }
    }
}

/* `affine_map<(d0)[s0] -> (..)>` with the remaining inputs. */
static const char *new_text(const rewriting *r) {
    sdyi_collected text = {.zone = r->zone, .text = ""};
    char name[32];
    sdyi_collect_string(&text, "affine_map<(");
    for (int i = 0; i < r->n; i++) {
        const bool is_dim = i < r->n_new_dims;
        (void)snprintf(name, sizeof name, "%s%c%d",
                       i == r->n_new_dims ? ")["
                       : i > 0            ? ", "
                                          : "",
                       is_dim ? 'd' : 's', is_dim ? i : i - r->n_new_dims);
        sdyi_collect_string(&text, name);
    }
    sdyi_collect_string(&text, r->n > r->n_new_dims ? "] -> " : ") -> ");
    for (const char *at = r->body; *at != '\0'; at++) {
        if (!is_leaf(at)) {
            (void)sdyi_collect(&text, at, 1);
            continue;
        }
        sdyi_collect_string(&text, r->inputs[input_at(r, at)].text);
        while (isdigit((unsigned char)at[1]))
            at++;
    }
    return text.text;
}

/* A map whose only result is a number or an operand. */
static bool fold_trivial(sdyi_op *op, const sdyi_attr *map) {
    const char *const body = strstr(sdyi_attr_text(map), " -> (") + 5;
    const bool is_operand = is_leaf(body);
    char *end;
    const long long number = strtoll(body + is_operand, &end, 10);
    if (end == body + is_operand || strcmp(end, ")>") != 0)
        return false;
    const int n_dims = sdyi_affine_map_dims(map);
    sdyi_value_replace(
        &op->results[0],
        is_operand ? sdyi_operand(op, (int)number + (*body == 's' ? n_dims : 0))
                   : sdyi_index_constant(op, number));
    sdyi_op_erase(op);
    return true;
}

static bool fold_apply(sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const map = attr_of(op, "map"), *folded = NULL;
    const size_t n = (size_t)op->n_operands;
    if (fold_trivial(op, map))
        return true;
    rewriting r = {.op = op,
                   .zone = &pool->scratch,
                   .body = strstr(sdyi_attr_text(map), " -> ") + 4,
                   .inputs = SDYI_NEW(&pool->scratch, input, n),
                   .n_dims = sdyi_affine_map_dims(map),
                   .operands = SDYI_NEW(&pool->scratch, sdyi_value *, n)};
    find_used(&r);
    name_inputs(&r);
    if (r.n == op->n_operands ||
        sdyi_attr_of_text(pool, op->module, new_text(&r), &folded) != SDYRT_OK)
        return false;
    sdyi_op_set_attr(op, sdyi_name_of_string(pool, "map"), folded);
    sdyi_operands_set(op, r.operands, r.n);
    return true;
}

const sdyi_pattern sdyi_apply_patterns[] = {{NULL, fold_apply}, {NULL, NULL}};

/* -- delinearize_index ----------------------------------------------------- */

static int64_t floor_quotient(int64_t a, int64_t b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

/* The size of a result; SDYRT_DYNAMIC: dynamic, or the first, which has
 * none. */
static int64_t size_at(const sdyi_op *op, const sdyi_attr *basis, int result) {
    const int64_t k = result - (op->n_results - basis->n);
    return k < 0 ? SDYRT_DYNAMIC : basis->cells[k].integer;
}

/* Divides from the last size up: each result is a remainder, the first is the
 * final quotient. */
static bool fold_delinearize(sdyi_op *op) {
    const sdyi_attr *const basis = attr_of(op, "static_basis");
    int64_t left;
    if (op->n_results == 1) {
        sdyi_value_replace(&op->results[0], sdyi_operand(op, 0));
        sdyi_op_erase(op);
        return true;
    }
    if (op->n_operands > 1 || !sdyi_constant_value(sdyi_operand(op, 0), &left))
        return false;
    for (int i = 1; i < op->n_results; i++)
        if (size_at(op, basis, i) < 1)
            return false;
    for (int i = op->n_results - 1; i >= 0; i--) {
        const int64_t size = i == 0 ? 1 : size_at(op, basis, i);
        const int64_t quotient = floor_quotient(left, size);
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
    const sdyi_attr *const basis = attr_of(op, "static_basis");
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
        sdyi_set(made, "static_basis", sdyi_attr_i64s(pool, sizes, n));
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

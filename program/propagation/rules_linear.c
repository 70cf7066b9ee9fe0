/* Rules of products and of linear algebra:
 *
 *   dot_general ([i, j, l], [i, l, k])->([i, j, k]) reduction={l}
 *   cholesky    ([i, j, k])->([i, j, k]) need_replication={j, k} */
#include "program/propagation/rules.h"

/* -- products -------------------------------------------------------------- */

void sdyi_rule_dot(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_type *const lhs = sdyi_hlo_in(op, 0), *const rhs =
                                                         sdyi_hlo_in(op, 1);
    int out = 0;
    if (lhs->n > 1)
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(lhs, 0), SDYI_PASS, 0, SDYI_NO_DIM,
                         out++);
    if (rhs->n > 1)
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(rhs, 1), SDYI_PASS, SDYI_NO_DIM, 1,
                         out);
    SDYI_RULE_FACTOR(b, sdyi_hlo_dim(rhs, 0), SDYI_REDUCE, lhs->n - 1, 0,
                     SDYI_NO_DIM);
}

void sdyi_rule_dot_general(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_attr *const numbers =
        sdyi_op_attr(op, SDYI_NAME_DOT_DIMENSION_NUMBERS);
    const sdyi_type *const lhs = sdyi_hlo_in(op, 0), *const rhs =
                                                         sdyi_hlo_in(op, 1);
    sdyi_hlo_ints lists[SDYI_DOT_FIELD_COUNT];
    int out = 0;
    for (int i = 0; i < SDYI_DOT_FIELD_COUNT; i++)
        lists[i] = sdyi_hlo_field(numbers, i);
    for (int i = 0; i < lists[SDYI_DOT_LHS_BATCH].n; i++) {
        const int dim = (int)lists[SDYI_DOT_LHS_BATCH].at[i].integer;
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(lhs, dim), SDYI_PASS, dim,
                         (int)lists[SDYI_DOT_RHS_BATCH].at[i].integer, out++);
    }
    for (int d = 0; d < lhs->n; d++)
        if (!sdyi_hlo_has(lists[SDYI_DOT_LHS_BATCH], d) &&
            !sdyi_hlo_has(lists[SDYI_DOT_LHS_CONTRACT], d))
            SDYI_RULE_FACTOR(b, sdyi_hlo_dim(lhs, d), SDYI_PASS, d, SDYI_NO_DIM,
                             out++);
    for (int d = 0; d < rhs->n; d++)
        if (!sdyi_hlo_has(lists[SDYI_DOT_RHS_BATCH], d) &&
            !sdyi_hlo_has(lists[SDYI_DOT_RHS_CONTRACT], d))
            SDYI_RULE_FACTOR(b, sdyi_hlo_dim(rhs, d), SDYI_PASS, SDYI_NO_DIM, d,
                             out++);
    for (int i = 0; i < lists[SDYI_DOT_LHS_CONTRACT].n; i++) {
        const int dim = (int)lists[SDYI_DOT_LHS_CONTRACT].at[i].integer;
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(lhs, dim), SDYI_REDUCE, dim,
                         (int)lists[SDYI_DOT_RHS_CONTRACT].at[i].integer,
                         SDYI_NO_DIM);
    }
}

/* -- matrices -------------------------------------------------------------- */

static void batch(sdyi_rule_builder *b, const sdyi_type *type, int end) {
    for (int d = 0; d < end; d++)
        sdyi_rule_all(b, d, sdyi_hlo_dim(type, d), SDYI_PASS);
}

void sdyi_rule_cholesky(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_type *const type = sdyi_hlo_in(op, 0);
    batch(b, type, type->n - 2);
    for (int d = type->n - 2; d < type->n; d++)
        sdyi_rule_all(b, d, sdyi_hlo_dim(type, d), SDYI_REPLICATE);
}

/* a x = b, or x a = b: one dimension of `a` shares a factor with the solved
 * dimension of the right hand side, the other with that of the result. */
void sdyi_rule_triangular_solve(sdyi_rule_builder *b, const sdyi_op *op) {
    enum { NO_TRANSPOSE = 1 };
    const sdyi_type *const a = sdyi_hlo_in(op, 0), *const rhs =
                                                       sdyi_hlo_in(op, 1);
    const bool is_left = sdyi_hlo_int(op, SDYI_NAME_LEFT_SIDE, 0) != 0,
               is_transposed =
                   sdyi_hlo_int(op, SDYI_NAME_TRANSPOSE_A, 0) > NO_TRANSPOSE;
    const int row = a->n - 2, column = a->n - 1;
    const int with_rhs = is_left != is_transposed ? row : column,
              with_result = is_left != is_transposed ? column : row;
    const int solved = is_left ? row : column, other = is_left ? column : row;
    batch(b, a, row);
    if (!is_left)
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(rhs, other), SDYI_REPLICATE,
                         SDYI_NO_DIM, other, other);
    SDYI_RULE_FACTOR(b, sdyi_hlo_dim(a, with_rhs), SDYI_REPLICATE, with_rhs,
                     solved, SDYI_NO_DIM);
    if (is_left)
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(rhs, other), SDYI_REPLICATE,
                         SDYI_NO_DIM, other, other);
    SDYI_RULE_FACTOR(b, sdyi_hlo_dim(a, with_result), SDYI_REPLICATE,
                     with_result, SDYI_NO_DIM, solved);
}

/* -- fft ------------------------------------------------------------------- */

/* The last dimension changes its size in a transform between real and complex
 * numbers. */
void sdyi_rule_fft(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const out =
                                                        sdyi_hlo_out(op, 0);
    const int first = in->n - sdyi_hlo_ints_at(op, SDYI_NAME_FFT_LENGTH).n,
              last = in->n - 1;
    batch(b, in, first);
    for (int d = first; d < in->n; d++) {
        const sdyi_factor_dims factor = {SDYI_FACTOR_NEED_REPLICATION,
                                         d == last && sdyi_hlo_dim(in, d) !=
                                                          sdyi_hlo_dim(out, d)};
        sdyi_rule_all(b, d, sdyi_hlo_dim(in, d), factor);
    }
}

/* -- others ---------------------------------------------------------------- */

void sdyi_rule_batch_norm_inference(sdyi_rule_builder *b, const sdyi_op *op) {
    const int64_t feature = sdyi_hlo_int(op, SDYI_NAME_FEATURE_INDEX, 0);
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    for (int d = 0; d < in->n; d++) {
        const int vector = d == feature ? 0 : SDYI_NO_DIM;
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(in, d), SDYI_PASS, d, vector, vector,
                         vector, vector, d);
    }
}

void sdyi_rule_rng_bit_generator(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_type *const state = sdyi_hlo_in(op, 0), *const out =
                                                           sdyi_hlo_out(op, 1);
    for (int d = 0; d < state->n; d++)
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(state, d), SDYI_REPLICATE_BLOCKED, d,
                         d, SDYI_NO_DIM);
    for (int d = 0; d < out->n; d++)
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(out, d), SDYI_PASS, SDYI_NO_DIM,
                         SDYI_NO_DIM, d);
}

/* Rules of ops that work element by element, or nearly:
 *
 *   add     ([i, j], [i, j])->([i, j])
 *   sort    ([i, j])->([i, j]) need_replication={j}
 *   reverse ([i, j])->([i, j]) permutation={j} */
#include "program/propagation/rules.h"
#include "program/rows/op_kind.h"

void sdyi_rule_none(sdyi_rule_builder *b, const sdyi_op *op) {
    (void)op;
    sdyi_rule_is_none(b);
}

void sdyi_rule_elementwise(sdyi_rule_builder *b, const sdyi_op *op) {
    if (op->n_results == 0 ||
        !sdyi_type_is(sdyi_hlo_out(op, 0), SDYI_TYPE_TENSOR))
        sdyi_rule_is_none(b);
    else
        sdyi_rule_pointwise(b, sdyi_hlo_out(op, 0));
}

/* No rule for several operands: their shapes may differ, and roots follow
 * them. */
void sdyi_rule_collective_broadcast(sdyi_rule_builder *b, const sdyi_op *op) {
    if (op->n_operands > 1)
        sdyi_rule_is_none(b);
    else
        sdyi_rule_elementwise(b, op);
}

/* Bounds may be scalars. */
void sdyi_rule_clamp(sdyi_rule_builder *b, const sdyi_op *op) {
    sdyi_rule_pointwise(b, sdyi_hlo_in(op, 1));
}

/* The predicate may be a scalar. */
void sdyi_rule_select(sdyi_rule_builder *b, const sdyi_op *op) {
    sdyi_rule_pointwise(b, sdyi_hlo_out(op, 0));
}

/* The type of higher rank has one more dimension, last: the narrow elements of
 * one wide element. */
void sdyi_rule_bitcast_convert(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const out =
                                                        sdyi_hlo_out(op, 0);
    sdyi_rule_pointwise(b, in->n < out->n ? in : out);
    if (in->n < out->n)
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(out, out->n - 1), SDYI_REPLICATE,
                         SDYI_NO_DIM, out->n - 1);
    else if (in->n > out->n)
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(in, in->n - 1), SDYI_REPLICATE,
                         in->n - 1, SDYI_NO_DIM);
}

void sdyi_rule_reverse(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_hlo_ints reversed = sdyi_hlo_ints_at(op, SDYI_NAME_DIMENSIONS);
    const sdyi_type *const type = sdyi_hlo_in(op, 0);
    for (int d = 0; d < type->n; d++)
        sdyi_rule_all(b, d, sdyi_hlo_dim(type, d),
                      sdyi_hlo_has(reversed, d) ? SDYI_PERMUTE : SDYI_PASS);
}

/* The sorted dimension cannot keep a sharding where there is no other dimension
 * to move it to. */
void sdyi_rule_sort(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_type *const type = sdyi_hlo_in(op, 0);
    int64_t sorted = sdyi_hlo_int(op, SDYI_NAME_DIMENSION, -1);
    bool is_alone = true;
    if (sorted < 0)
        sorted += type->n;
    for (int d = 0; d < type->n; d++)
        is_alone = is_alone && (d == sorted || sdyi_hlo_dim(type, d) == 1);
    const sdyi_factor_dims factor = {SDYI_FACTOR_NEED_REPLICATION, is_alone};
    for (int d = 0; d < type->n; d++)
        sdyi_rule_all(b, d, sdyi_hlo_dim(type, d),
                      d == sorted ? factor : SDYI_PASS);
}

/* -- StableHLO's collectives ----------------------------------------------- */

static void pointwise_but(sdyi_rule_builder *b, const sdyi_type *type,
                          int64_t a, int64_t c) {
    for (int d = 0; d < type->n; d++)
        if (d != a && d != c)
            sdyi_rule_all(b, d, sdyi_hlo_dim(type, d), SDYI_PASS);
}

/* Two factors for a dimension whose elements the collective exchanges: one for
 * operands, one for results. */
static void exchanged(sdyi_rule_builder *b, const sdyi_op *op, int dim) {
    sdyi_rule_operands(b, dim, sdyi_hlo_dim(sdyi_hlo_in(op, 0), dim),
                       SDYI_REPLICATE);
    sdyi_rule_results(b, dim, sdyi_hlo_dim(sdyi_hlo_out(op, 0), dim),
                      SDYI_REPLICATE);
}

void sdyi_rule_all_gather(sdyi_rule_builder *b, const sdyi_op *op) {
    const int64_t dim =
        sdyi_hlo_int(op,
                     op->row->kind == SDYI_OP_STABLEHLO_ALL_GATHER
                         ? SDYI_NAME_ALL_GATHER_DIM
                         : SDYI_NAME_SCATTER_DIMENSION,
                     0);
    pointwise_but(b, sdyi_hlo_in(op, 0), dim, dim);
    exchanged(b, op, (int)dim);
}

void sdyi_rule_reduce_scatter(sdyi_rule_builder *b, const sdyi_op *op) {
    sdyi_rule_all_gather(b, op);
}

void sdyi_rule_all_to_all(sdyi_rule_builder *b, const sdyi_op *op) {
    const int64_t split = sdyi_hlo_int(op, SDYI_NAME_SPLIT_DIMENSION, 0),
                  joined = sdyi_hlo_int(op, SDYI_NAME_CONCAT_DIMENSION, 0);
    pointwise_but(b, sdyi_hlo_in(op, 0), split, joined);
    exchanged(b, op, (int)split);
    if (split != joined)
        exchanged(b, op, (int)joined);
}

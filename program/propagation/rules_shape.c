/* Rules of ops that move elements:
 *
 *   transpose  ([j, i])->([i, j])
 *   pad, slice ([i, j])->([i, j]) permutation={j}: of sizes that differ
 *   concat     ([i, j], [i, j])->([i, j]) need_replication={j} */
#include "program/propagation/rules.h"

#include "program/rows/op_kind.h"

void sdyi_rule_transpose(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_hlo_ints from = sdyi_hlo_ints_at(op, SDYI_NAME_PERMUTATION);
    const sdyi_type *const out = sdyi_hlo_out(op, 0);
    for (int d = 0; d < out->n; d++)
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(out, d), SDYI_PASS,
                         (int)from.at[d].integer, d);
}

void sdyi_rule_broadcast_in_dim(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_hlo_ints to =
        sdyi_hlo_ints_at(op, SDYI_NAME_BROADCAST_DIMENSIONS);
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const out =
                                                        sdyi_hlo_out(op, 0);
    for (int d = 0; d < out->n; d++) {
        const int64_t size = sdyi_hlo_dim(out, d);
        int from = SDYI_NO_DIM;
        for (int i = 0; i < to.n; i++)
            if (to.at[i].integer == d)
                from = i;
        if (from != SDYI_NO_DIM && sdyi_hlo_dim(in, from) == 1 && size != 1) {
            SDYI_RULE_FACTOR(b, 1, SDYI_PASS, from, SDYI_NO_DIM);
            from = SDYI_NO_DIM;
        }
        SDYI_RULE_FACTOR(b, size, SDYI_PASS, from, d);
    }
}

/* -- slices ---------------------------------------------------------------- */

void sdyi_rule_pad(sdyi_rule_builder *b, const sdyi_op *op) {
    sdyi_rule_mismatch(b, sdyi_hlo_in(op, 0), sdyi_hlo_out(op, 0),
                       sdyi_rule_permuted(b));
}

void sdyi_rule_slice(sdyi_rule_builder *b, const sdyi_op *op) {
    sdyi_rule_pad(b, op);
}

void sdyi_rule_dynamic_slice(sdyi_rule_builder *b, const sdyi_op *op) {
    sdyi_rule_mismatch(b, sdyi_hlo_in(op, 0), sdyi_hlo_out(op, 0),
                       SDYI_REPLICATE_BLOCKED);
}

static bool are_constant(const sdyi_op *op, int first) {
    for (int i = first; i < op->n_operands; i++) {
        const sdyi_op *const from = sdyi_operand(op, i)->op;
        if (from == NULL || (!sdyi_op_has(from, SDYI_CONSTANT) &&
                             from->row->kind != SDYI_OP_SDY_CONSTANT))
            return false;
    }
    return true;
}

/* Smaller dimensions of the update need replication, unless the indices are
 * constants. */
void sdyi_rule_dynamic_update_slice(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const update =
                                                        sdyi_hlo_in(op, 1);
    const sdyi_factor_dims factor =
        are_constant(op, 2) ? SDYI_PASS : SDYI_REPLICATE;
    const int n = op->n_operands + 1;
    int *const dims = SDYI_NEW(sdyi_rule_zone(b), int, n);
    for (int d = 0; d < in->n; d++) {
        if (sdyi_hlo_dim(in, d) == sdyi_hlo_dim(update, d)) {
            sdyi_rule_all(b, d, sdyi_hlo_dim(in, d), SDYI_PASS);
            continue;
        }
        for (int i = 0; i < n; i++)
            dims[i] = SDYI_NO_DIM;
        dims[0] = dims[n - 1] = d;
        sdyi_rule_factor(b, dims, sdyi_hlo_dim(in, d), SDYI_PASS);
        dims[0] = dims[n - 1] = SDYI_NO_DIM;
        dims[1] = d;
        sdyi_rule_factor(b, dims, sdyi_hlo_dim(update, d), factor);
    }
}

/* -- concatenate ----------------------------------------------------------- */

static const sdyi_op *slice_of(const sdyi_value *value) {
    return value->op != NULL && value->op->row->kind == SDYI_OP_STABLEHLO_SLICE
               ? value->op
               : NULL;
}

/* True if all operands are slices, or slices of one value and that value: a
 * shard of the result then needs few elements of other shards. */
static bool joins_slices(const sdyi_op *op) {
    const sdyi_value *first = NULL;
    bool are_slices = true, is_slice = false, are_of_one = true;
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *value = sdyi_operand(op, i);
        const sdyi_op *const slice = slice_of(value);
        are_slices = are_slices && slice != NULL;
        is_slice = is_slice || slice != NULL;
        value = slice == NULL ? value : sdyi_operand(slice, 0);
        first = first == NULL ? value : first;
        are_of_one = are_of_one && value == first;
    }
    return are_slices || (is_slice && are_of_one);
}

void sdyi_rule_concatenate(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_type *const out = sdyi_hlo_out(op, 0);
    const int64_t joined = sdyi_hlo_int(op, SDYI_NAME_DIMENSION, 0);
    const sdyi_factor_dims factor =
        joins_slices(op) ? SDYI_PERMUTE : SDYI_REPLICATE;
    for (int d = 0; d < out->n; d++)
        if (d != joined || !sdyi_rule_is_conservative(b))
            sdyi_rule_all(b, d, sdyi_hlo_dim(out, d),
                          d == joined ? factor : SDYI_PASS);
}

/* Builder of ops for patterns and passes. */
#ifndef SDYI_PROGRAM_DIALECTS_MAKE_H
#define SDYI_PROGRAM_DIALECTS_MAKE_H

#include "program/ir/row.h"
#include "program/rows/op_kind.h"

/* Insertion point: before an op, or with NULL at the end of a block. */
typedef struct sdyi_maker {
    sdyi_module *module;
    sdyi_op *before;
    sdyi_block *block;
    sdyi_loc loc;
} sdyi_maker;

sdyi_maker sdyi_make_before(sdyi_op *op);
sdyi_maker sdyi_make_after(sdyi_op *op);
/* Insert an op that is in no block. */
sdyi_op *sdyi_make_insert(const sdyi_maker *m, sdyi_op *op);

/* An op with operands and one result (`result` NULL: none), the default
 * attributes of its row and the row's number of regions, without blocks. */
sdyi_op *sdyi_make_op(const sdyi_maker *m, sdyi_op_kind kind,
                      sdyi_value *const *operands, int n,
                      const sdyi_type *result);
/* The result of such an op; and of one on two values of a type. */
sdyi_value *sdyi_make_value(const sdyi_maker *m, sdyi_op_kind kind,
                            sdyi_value *const *operands, int n,
                            const sdyi_type *result);
sdyi_value *sdyi_make_binary(const sdyi_maker *m, sdyi_op_kind kind,
                             sdyi_value *a, sdyi_value *b);
/* An op before another, with its location; and the result of one. */
sdyi_op *sdyi_insert_op(sdyi_op *before, sdyi_op_kind kind,
                        sdyi_value *const *operands, int n,
                        const sdyi_type *const *results, int n_results);
sdyi_value *sdyi_put_op(sdyi_op *before, sdyi_op_kind kind,
                        sdyi_value *const *operands, int n,
                        const sdyi_type *result);
/* An op with the operands and the result types of another, before it, and these
 * attributes alone; and one that takes the uses of its results too, whereupon
 * the other is erased. */
sdyi_op *sdyi_insert_like(sdyi_op *op, sdyi_op_kind kind,
                          const sdyi_dict *attrs);
sdyi_op *sdyi_replace_like(sdyi_op *op, sdyi_op_kind kind,
                           const sdyi_dict *attrs);
/* An op with `n_results` of one type and no operands. */
sdyi_op *sdyi_make_source(const sdyi_maker *m, sdyi_op_kind kind, int n_results,
                          const sdyi_type *type);
/* Put an op that is in no block directly after a value's definition; and make
 * all other uses of the value use the op's result. */
void sdyi_put_after(sdyi_op *op, const sdyi_value *value);
void sdyi_take_uses(sdyi_op *op, sdyi_value *value);
/* An op of `kind` with a value as its operand, directly after it, and a result
 * of the same type, which takes all other uses of the value. */
sdyi_op *sdyi_cover(sdyi_value *value, sdyi_op_kind kind);

void sdyi_set_int(sdyi_op *op, sdyi_name name, int64_t value);
void sdyi_set_ints(sdyi_op *op, sdyi_name name, const int64_t *values, int n);
void sdyi_make_index_attr(sdyi_op *op, sdyi_name name, int64_t value);
const sdyi_type *sdyi_index_type(const sdyi_maker *m);

/* -- kinds ----------------------------------------------------------------- */

static inline bool sdyi_is_kind(const sdyi_op *op, sdyi_op_kind kind) {
    return op != NULL && op->row->kind == kind;
}

/* The defining op of a value if it is of this kind, else NULL. */
static inline sdyi_op *sdyi_made_by(const sdyi_value *value,
                                    sdyi_op_kind kind) {
    return sdyi_is_kind(value->op, kind) ? value->op : NULL;
}

#endif

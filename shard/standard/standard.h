/* MLIR's dialects arith, tensor, cf, affine and tosa, as far as programs of
 * shard use them: functions for the op table. */
#ifndef SDYI_SHARD_STANDARD_STANDARD_H
#define SDYI_SHARD_STANDARD_STANDARD_H

#include "program/ir/row.h"
#include "shard/rows/op_kind.h"

struct sdyi_parser;
struct sdyi_printer;

/* -- text forms ------------------------------------------------------------ */

typedef sdyrt_status sdyi_read_own(struct sdyi_parser *p, sdyi_op_parts *parts);
typedef void sdyi_print_own(struct sdyi_printer *out, const sdyi_op *op);

sdyi_read_own sdyi_read_arith_constant, sdyi_read_branch, sdyi_read_linearize,
    sdyi_read_affine_apply;
sdyi_print_own sdyi_print_arith_constant, sdyi_print_branch,
    sdyi_print_linearize, sdyi_print_affine_apply;
const char *sdyi_arith_name(const sdyi_op *op);
/* i1 in the shape of `type`. */
const sdyi_type *sdyi_bool_like(sdyi_pool *pool, const sdyi_type *type);

/* The lists of a slice: offsets, sizes, strides. */
extern const sdyi_name sdyi_slice_lists[3];

/* -- rules ----------------------------------------------------------------- */

sdyi_verifier sdyi_verify_arith_constant, sdyi_verify_arith_flags,
    sdyi_verify_arith_compare, sdyi_verify_arith_select, sdyi_verify_tensor_dim,
    sdyi_verify_from_elements, sdyi_verify_linearize, sdyi_verify_affine_apply,
    sdyi_verify_arith_cast, sdyi_verify_tensor_cast, sdyi_verify_tensor_empty,
    sdyi_verify_tensor_extract, sdyi_verify_tensor_slice, sdyi_verify_branch,
    sdyi_verify_delinearize, sdyi_verify_tosa_compare, sdyi_verify_tosa_select,
    sdyi_verify_tosa_mul, sdyi_verify_tosa_cast, sdyi_verify_tosa_matmul,
    sdyi_verify_tosa_const;
/* Of ops with one element type. */
sdyi_verifier sdyi_verify_tosa;
/* The error of casts of arith and tensor. */
sdyrt_status sdyi_cast_fail(const sdyi_op *op);
int sdyi_tosa_operands(const sdyi_op *op);

/* -- patterns: fold.c ------------------------------------------------------ */

extern const sdyi_pattern sdyi_tensor_cast_patterns[],
    sdyi_tensor_dim_patterns[], sdyi_extract_slice_patterns[],
    sdyi_insert_slice_patterns[], sdyi_arith_patterns[],
    sdyi_comparison_patterns[], sdyi_assert_patterns[];
/* Moves constant sizes of a basis to its static list. */
bool sdyi_fold_basis(sdyi_op *op);
/* fold_affine.c */
extern const sdyi_pattern sdyi_apply_patterns[], sdyi_delinearize_patterns[];

/* A list of an op: static entries, and operands for those that are
 * SDYRT_DYNAMIC; in the pool's scratch. */
typedef struct sdyi_mixed {
    sdyi_cell *cells;
    sdyi_value **values; /* of dynamic entries, in order */
    int n, n_values;
    bool is_changed; /* constants have become static */
} sdyi_mixed;

/* Reads a list whose operands begin at `*operand`, which goes past them.
 * Constants that are not less than `least` become static; INT64_MAX: none. */
sdyi_mixed sdyi_mixed_read(const sdyi_op *op, sdyi_name list, int *operand,
                           int64_t least);

/* A constant of type index at the op, which the driver hoists; and the value of
 * an integer constant. */
sdyi_value *sdyi_index_constant(sdyi_op *op, int64_t value);
bool sdyi_constant_value(const sdyi_value *of, int64_t *value);
/* The value of an arith op on integers; false: unknown kind, overflow, or a
 * division that is not of a nonnegative by a positive number. */
bool sdyi_compute_integers(int kind, int64_t a, int64_t b, int64_t *value);

#endif

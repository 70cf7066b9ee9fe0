/* Checks shared by verifiers of StableHLO's ops.
 *
 * Verifiers run after the structural checks: counts and the row's attributes
 * are right. They check traits, then inferred types, then the rest: only the
 * first error is reported, in MLIR's order.
 *
 * Types are compatible if their static sizes and elements are equal and no
 * static size exceeds a bound. */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_COMMON_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_COMMON_H

#include "program/ir/record.h"
#include "program/ir/row.h"
#include "program/text/print.h"

/* An error at the op's location; and one that names the op. */
#define SDYI_HLO_FAIL(op, ...)                                                 \
    sdyi_error_at((op)->module->pool, sdyi_op_loc(op), __VA_ARGS__)
#define SDYI_HLO_FAIL_OP(op, ...)                                              \
    sdyi_error((op)->module->pool, op, __VA_ARGS__)

/* -- queries --------------------------------------------------------------- */

static inline const sdyi_type *sdyi_hlo_in(const sdyi_op *op, int i) {
    return sdyi_operand(op, i)->type;
}

static inline const sdyi_type *sdyi_hlo_out(const sdyi_op *op, int i) {
    return op->results[i].type;
}

static inline int64_t sdyi_hlo_dim(const sdyi_type *type, int i) {
    return type->cells[i].integer;
}

static inline bool sdyi_hlo_is_known(int64_t dim) {
    return dim != SDYRT_DYNAMIC;
}

/* Sizes that are equal, or of which one is dynamic. */
static inline bool sdyi_hlo_dims_fit(int64_t a, int64_t b) {
    return a == b || a == SDYRT_DYNAMIC || b == SDYRT_DYNAMIC;
}

/* Integers of an attribute. */
typedef struct sdyi_hlo_ints {
    const sdyi_cell *at;
    int n;
    bool is_given;
} sdyi_hlo_ints;

sdyi_hlo_ints sdyi_hlo_ints_of(const sdyi_attr *attr);
sdyi_hlo_ints sdyi_hlo_ints_at(const sdyi_op *op, sdyi_name name);
static inline int64_t sdyi_hlo_int_at(const sdyi_op *op, sdyi_name name,
                                      int i) {
    return sdyi_hlo_ints_at(op, name).at[i].integer;
}
/* Fields of a record. */
sdyi_hlo_ints sdyi_hlo_field(const sdyi_attr *record, int field);
int64_t sdyi_hlo_field_int(const sdyi_attr *record, int field);
/* An attribute that is an integer; `fallback` if absent. */
int64_t sdyi_hlo_int(const sdyi_op *op, sdyi_name name, int64_t fallback);
/* Dimension numbers of a gather or a scatter. */
const sdyi_attr *sdyi_hlo_numbers(const sdyi_op *op);

static inline bool sdyi_hlo_has(sdyi_hlo_ints list, int64_t value) {
    for (int i = 0; i < list.n; i++)
        if (list.at[i].integer == value)
            return true;
    return false;
}

/* The first value that occurs again; false: none, and -1, which may be a
 * value. */
bool sdyi_hlo_find_repeated(sdyi_hlo_ints list, int64_t *value);

/* Bounds of dynamic sizes; NULL: the type has none. */
const int64_t *sdyi_hlo_bounds(sdyi_pool *pool, const sdyi_type *type);

/* Two lists as one. */
sdyi_hlo_ints sdyi_hlo_joined(const sdyi_op *op, sdyi_hlo_ints a,
                              sdyi_hlo_ints b);

/* -- comparison ------------------------------------------------------------ */

/* With a rank or without one. */
static inline bool sdyi_hlo_is_tensor(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_TENSOR) ||
           sdyi_type_is(type, SDYI_TYPE_UNRANKED);
}
/* Compares sizes only; unranked matches all. */
bool sdyi_hlo_shapes_fit(const sdyi_type *a, const sdyi_type *b);
/* Compares elements only, of tensors or as scalars. */
bool sdyi_hlo_elements_fit(const sdyi_type *a, const sdyi_type *b);
bool sdyi_hlo_fits(sdyi_pool *pool, const sdyi_type *a, const sdyi_type *b);
/* Pairwise, for lists of types. */
bool sdyi_hlo_all_fit(sdyi_pool *pool, const sdyi_type *const *a, int n_a,
                      const sdyi_type *const *b, int n_b);

/* -- words ----------------------------------------------------------------- */

/* "1, 2" and "[1, 2]"; a dynamic size is `?`. */
const char *sdyi_hlo_ints_text(sdyi_pool *pool, sdyi_hlo_ints list);
/* A type's sizes; dynamic ones as the number that MLIR has for them. */
const char *sdyi_hlo_raw_dims_text(const sdyi_op *op, const sdyi_type *type);
const char *sdyi_hlo_dims_text(sdyi_pool *pool, const int64_t *dims, int n);
/* 'tensor<f32>', 'tensor<i32>' */
const char *sdyi_hlo_types_text(sdyi_pool *pool, const sdyi_type *const *types,
                                int n);
const sdyi_type *const *sdyi_hlo_operand_types(const sdyi_op *op);
const sdyi_type *const *sdyi_hlo_result_types(const sdyi_op *op);

/* -- segments -------------------------------------------------------------- */

/* Errors: segment sizes that are negative, or whose sum is not the number of
 * operands, or of results. `sizes`: the attribute's name. */
sdyrt_status sdyi_hlo_check_segments(const sdyi_op *op, sdyi_name sizes);
/* The error of such a sum. */
sdyrt_status sdyi_hlo_fail_segments(const sdyi_op *op, sdyi_name sizes,
                                    int64_t sum);

/* -- traits ---------------------------------------------------------------- */

sdyrt_status sdyi_hlo_same_shape(const sdyi_op *op);
sdyrt_status sdyi_hlo_same_element(const sdyi_op *op);
sdyrt_status sdyi_hlo_compatible_elements(const sdyi_op *op);
sdyrt_status sdyi_hlo_compatible_types(const sdyi_op *op);
/* MLIR's trait Elementwise. */
sdyrt_status sdyi_hlo_elementwise(const sdyi_op *op);
/* The first `n` operands and the result must have one element; `list` names
 * them: "operand, result". */
sdyrt_status sdyi_hlo_all_same_element(const sdyi_op *op, const char *list,
                                       int n);

/* -- results --------------------------------------------------------------- */

/* A tensor type in construction. */
const sdyi_type *sdyi_hlo_tensor(const sdyi_op *op, const int64_t *dims,
                                 int rank, const sdyi_type *element,
                                 const int64_t *bounds);
/* `type` with another element. */
const sdyi_type *sdyi_hlo_with_element(const sdyi_op *op, const sdyi_type *type,
                                       const sdyi_type *element);
const sdyi_type *sdyi_hlo_without_bounds(const sdyi_op *op,
                                         const sdyi_type *type);
/* Sizes, and types, in the pool's scratch. */
int64_t *sdyi_hlo_new_dims(const sdyi_op *op, int n);
const sdyi_type **sdyi_hlo_new_types(const sdyi_op *op, int n);

/* The sizes and bounds of a type in construction: those of a type, to be
 * changed, or DYNAMIC ones. */
typedef struct sdyi_hlo_extents {
    int64_t *dims, *bounds;
    int n;
} sdyi_hlo_extents;

sdyi_hlo_extents sdyi_hlo_extents_of(const sdyi_op *op, const sdyi_type *type);
sdyi_hlo_extents sdyi_hlo_new_extents(const sdyi_op *op, int rank);
const sdyi_type *sdyi_hlo_tensor_of(const sdyi_op *op,
                                    const sdyi_hlo_extents *extents,
                                    const sdyi_type *element);

/* Compare the results with inferred types. */
sdyrt_status sdyi_hlo_expect(const sdyi_op *op, const sdyi_type *const *types,
                             int n);
/* MLIR's error on a mismatch with inferred types. */
sdyrt_status sdyi_hlo_mismatch(const sdyi_op *op, const sdyi_type *const *types,
                               int n);
static inline sdyrt_status sdyi_hlo_expect_one(const sdyi_op *op,
                                               const sdyi_type *type) {
    return sdyi_hlo_expect(op, &type, 1);
}
/* Infer the type of the only result, and compare. */
typedef sdyrt_status sdyi_hlo_infer(const sdyi_op *op, const sdyi_type **type);
sdyrt_status sdyi_hlo_check(const sdyi_op *op, sdyi_hlo_infer *infer);
/* Finish an inference: after a failure, report it. */
sdyrt_status sdyi_hlo_inferred(const sdyi_op *op, sdyrt_status status);

/* The sizes of a convolution's result. */
sdyrt_status sdyi_hlo_infer_convolution(const sdyi_op *op, int64_t *dims);
/* Compare the result's sizes with inferred ones. */
sdyrt_status sdyi_hlo_expect_shape(const sdyi_op *op, const int64_t *dims,
                                   int rank);
/* Error if operand and result differ in their number of elements. */
sdyrt_status sdyi_hlo_check_count(const sdyi_op *op);
/* Dimensions and sizes of a broadcast; `relation`, for errors: "compatible
 * with". */
sdyrt_status sdyi_hlo_check_in_dim(const sdyi_op *op, const char *relation);
/* The attribute `precision_config`. */
sdyrt_status sdyi_hlo_check_precision(const sdyi_op *op);

/* The most specific type compatible with all `n`: each size that one of them
 * has. */
sdyrt_status sdyi_hlo_most_specific(const sdyi_op *op,
                                    const sdyi_type *const *types, int n,
                                    const sdyi_type **type);
/* The merged sizes and bounds of `types`, with the sum in dimension `along`
 * (-1: none). */
sdyrt_status sdyi_hlo_merge(const sdyi_op *op, const sdyi_type *const *types,
                            int n, int along, const sdyi_type **type);

#endif

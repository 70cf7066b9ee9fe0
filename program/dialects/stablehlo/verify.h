/* Checks that the verifiers of StableHLO's ops share.
 *
 * A verifier runs behind the structural checks: the counts and the attributes
 * of the row are right. It checks what the op's traits say, then the inferred
 * types, then the rest, in MLIR's order: the first error is the one told.
 *
 * Types are compatible where their known sizes and their elements are equal and
 * no known size exceeds a bound. */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_H

#include "program/ir/record.h"
#include "program/ir/row.h"
#include "program/text/print.h"

/* An error at the op's place, and one that names the op. */
#define SDYI_HLO_FAIL(op, ...)                                                 \
    sdyi_error_at((op)->module->pool, sdyi_op_loc(op), __VA_ARGS__)
#define SDYI_HLO_FAIL_OP(op, ...)                                              \
    sdyi_error((op)->module->pool, op, __VA_ARGS__)

/* -- asking ---------------------------------------------------------------- */

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

/* Sizes that are equal, or of which one is not known. */
static inline bool sdyi_hlo_dims_fit(int64_t a, int64_t b) {
    return a == b || a == SDYRT_DYNAMIC || b == SDYRT_DYNAMIC;
}

/* The integers of an attribute. */
typedef struct sdyi_hlo_ints {
    const sdyi_cell *at;
    int n;
    bool is_given;
} sdyi_hlo_ints;

sdyi_hlo_ints sdyi_hlo_ints_of(const sdyi_attr *attr);
sdyi_hlo_ints sdyi_hlo_ints_at(const sdyi_op *op, sdyi_name name);
/* Of a record's field. */
sdyi_hlo_ints sdyi_hlo_field(const sdyi_attr *record, int field);
int64_t sdyi_hlo_field_int(const sdyi_attr *record, int field);
/* Of an attribute that is an integer. */
int64_t sdyi_hlo_int(const sdyi_op *op, sdyi_name name, int64_t fallback);
/* The dimension numbers of a gather or a scatter. */
const sdyi_attr *sdyi_hlo_numbers(const sdyi_op *op);

static inline bool sdyi_hlo_has(sdyi_hlo_ints list, int64_t value) {
    for (int i = 0; i < list.n; i++)
        if (list.at[i].integer == value)
            return true;
    return false;
}

/* The first that stands a second time; -1: none, which may be a value as well.
 */
bool sdyi_hlo_find_repeated(sdyi_hlo_ints list, int64_t *value);

/* Bounds of the sizes that are not known; NULL: the type has none. */
const int64_t *sdyi_hlo_bounds(sdyi_pool *pool, const sdyi_type *type);

/* -- comparing ------------------------------------------------------------- */

/* Sizes alone; of any rank fits all. */
bool sdyi_hlo_shapes_fit(const sdyi_type *a, const sdyi_type *b);
/* Elements alone, of tensors and of elements. */
bool sdyi_hlo_elements_fit(const sdyi_type *a, const sdyi_type *b);
bool sdyi_hlo_fits(sdyi_pool *pool, const sdyi_type *a, const sdyi_type *b);
/* Lists of types. */
bool sdyi_hlo_all_fit(sdyi_pool *pool, const sdyi_type *const *a, int n_a,
                      const sdyi_type *const *b, int n_b);

/* -- words ----------------------------------------------------------------- */

/* "1, 2" and "[1, 2]"; a size that is not known is `?`. */
const char *sdyi_hlo_ints_text(sdyi_pool *pool, sdyi_hlo_ints list);
/* Of a type's sizes: those that are not known as the number that MLIR has for
 * them. */
const char *sdyi_hlo_raw_dims_text(const sdyi_op *op, const sdyi_type *type);
const char *sdyi_hlo_dims_text(sdyi_pool *pool, const int64_t *dims, int n);
/* 'tensor<f32>', 'tensor<i32>' */
const char *sdyi_hlo_types_text(sdyi_pool *pool, const sdyi_type *const *types,
                                int n);
const sdyi_type *const *sdyi_hlo_operand_types(const sdyi_op *op);
const sdyi_type *const *sdyi_hlo_result_types(const sdyi_op *op);

/* -- traits ---------------------------------------------------------------- */

sdyrt_status sdyi_hlo_same_shape(const sdyi_op *op);
sdyrt_status sdyi_hlo_same_element(const sdyi_op *op);
sdyrt_status sdyi_hlo_compatible_elements(const sdyi_op *op);
sdyrt_status sdyi_hlo_compatible_types(const sdyi_op *op);
/* Of MLIR's Elementwise. */
sdyrt_status sdyi_hlo_elementwise(const sdyi_op *op);
/* `list`, "operand, result", names `n` types of which all have one element. */
sdyrt_status sdyi_hlo_all_same_element(const sdyi_op *op, const char *list,
                                       const sdyi_type *const *types, int n);

/* -- results --------------------------------------------------------------- */

/* Types under construction. */
const sdyi_type *sdyi_hlo_tensor(const sdyi_op *op, const int64_t *dims,
                                 int rank, const sdyi_type *element,
                                 const int64_t *bounds);
/* `type` with another element. */
const sdyi_type *sdyi_hlo_with_element(const sdyi_op *op, const sdyi_type *type,
                                       const sdyi_type *element);
const sdyi_type *sdyi_hlo_without_bounds(const sdyi_op *op,
                                         const sdyi_type *type);
/* Room in the pool's scratch. */
int64_t *sdyi_hlo_new_dims(const sdyi_op *op, int n);

/* Compare the results with the types that were inferred. */
sdyrt_status sdyi_hlo_expect(const sdyi_op *op, const sdyi_type *const *types,
                             int n);
/* The error that they differ. */
sdyrt_status sdyi_hlo_mismatch(const sdyi_op *op, const sdyi_type *const *types,
                               int n);
static inline sdyrt_status sdyi_hlo_expect_one(const sdyi_op *op,
                                               const sdyi_type *type) {
    return sdyi_hlo_expect(op, &type, 1);
}
/* Infer the one result and compare. */
typedef sdyrt_status sdyi_hlo_infer(const sdyi_op *op, const sdyi_type **type);
sdyrt_status sdyi_hlo_check(const sdyi_op *op, sdyi_hlo_infer *infer);
/* End an inference: of one that has failed say so. */
sdyrt_status sdyi_hlo_inferred(const sdyi_op *op, sdyrt_status status);

/* The sizes of a convolution's result. */
sdyrt_status sdyi_hlo_infer_convolution(const sdyi_op *op, int64_t *dims);
/* Compare the sizes of the result with those that were inferred. */
sdyrt_status sdyi_hlo_expect_shape(const sdyi_op *op, const int64_t *dims,
                                   int rank);
/* That operand and result have as many elements. */
sdyrt_status sdyi_hlo_check_count(const sdyi_op *op);
/* The dimensions of a broadcast, and sizes; `relation` of those that do not
 * fit: "compatible with". */
sdyrt_status sdyi_hlo_check_in_dim(const sdyi_op *op, const char *relation);
/* The attribute `precision_config`. */
sdyrt_status sdyi_hlo_check_precision(const sdyi_op *op);

/* The type that all `n` have: the sizes that are known by any of them. */
sdyrt_status sdyi_hlo_most_specific(const sdyi_op *op,
                                    const sdyi_type *const *types, int n,
                                    const sdyi_type **type);
/* The sizes and bounds of `types`, to be gone on with: dimension `along` (-1:
 * none) is the sum. */
sdyrt_status sdyi_hlo_merge(const sdyi_op *op, const sdyi_type *const *types,
                            int n, int along, const sdyi_type **type);

#endif

/* Builder of StableHLO's ops, each put before another op and with its
 * location. */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_BUILD_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_BUILD_H

#include "program/dialects/make.h"
#include "program/dialects/stablehlo/verify_common.h"

/* -- types ----------------------------------------------------------------- */

const sdyi_type *sdyi_resized(sdyi_pool *pool, const sdyi_type *type,
                              const int64_t *dims, int rank);
const sdyi_type *sdyi_with_element(sdyi_pool *pool, const sdyi_type *type,
                                   const sdyi_type *element);
const sdyi_type *sdyi_scalar_of(sdyi_pool *pool, const sdyi_type *type);
/* The sizes of a type, to be changed, in the pool's scratch. */
int64_t *sdyi_sizes_of(sdyi_pool *pool, const sdyi_type *type);

static inline int64_t sdyi_size_at(const sdyi_type *type, int d) {
    return type->cells[d].integer;
}

static inline int64_t sdyi_ceil(int64_t a, int64_t b) {
    return a / b + (a % b != 0);
}

/* -- ops ------------------------------------------------------------------- */

sdyi_value *sdyi_put_reshape(sdyi_op *before, sdyi_value *value,
                             const int64_t *dims, int rank);
sdyi_value *sdyi_put_transpose(sdyi_op *before, sdyi_value *value,
                               const int64_t *order);
sdyi_value *sdyi_put_convert(sdyi_op *before, sdyi_value *value,
                             const sdyi_type *element);
/* A scalar, or a vector along dimension 0, everywhere in a type's shape. */
sdyi_value *sdyi_put_broadcast(sdyi_op *before, sdyi_value *value,
                               const sdyi_type *type);
sdyi_value *sdyi_put_binary(sdyi_op *before, sdyi_op_kind kind, sdyi_value *a,
                            sdyi_value *b);
/* Directions of stablehlo.compare. */
typedef enum sdyi_comparison {
    SDYI_EQ = 0,
    SDYI_GE = 2,
    SDYI_LE = 4,
    SDYI_LT = 5
} sdyi_comparison;
sdyi_value *sdyi_put_compare(sdyi_op *before, sdyi_value *x, sdyi_value *y,
                             sdyi_comparison direction);
sdyi_value *sdyi_put_select(sdyi_op *before, sdyi_value *mask, sdyi_value *yes,
                            sdyi_value *no);
sdyi_value *sdyi_put_iota(sdyi_op *before, const sdyi_type *type, int dim);
sdyi_value *sdyi_put_constant(sdyi_op *before, const sdyi_attr *value);
sdyi_value *sdyi_put_i64(sdyi_op *before, int64_t value);
/* A scalar constant of an element: 0, or 1. */
sdyi_value *sdyi_put_number(sdyi_op *before, const sdyi_type *element,
                            int number);
/* True for a constant whose elements are all +0; -0 is none. */
bool sdyi_is_zero(const sdyi_value *value);
sdyi_value *sdyi_put_slice_at(sdyi_op *before, sdyi_value *value,
                              sdyi_value *const *starts, const int64_t *sizes);

/* -- sizes ----------------------------------------------------------------- */

/* Set a value's sharding, unless it is NULL; returns the value. */
sdyi_value *sdyi_keep(sdyi_value *value, const sdyi_attr *sharding);
sdyi_value *sdyi_put_slice(sdyi_op *before, sdyi_value *value,
                           const int64_t *starts, const int64_t *limits,
                           const int64_t *strides);
/* The elements from `from` to before `to` along a dimension. */
sdyi_value *sdyi_put_cut(sdyi_op *before, sdyi_value *value, int dim,
                         int64_t from, int64_t to);
sdyi_value *sdyi_put_pad(sdyi_op *before, sdyi_value *value, sdyi_value *with,
                         const int64_t *low, const int64_t *high,
                         const int64_t *interior);
sdyi_value *sdyi_put_joined(sdyi_op *before, sdyi_value *const *values, int n,
                            int dim);
/* A value padded to `sizes` by a scalar, NULL: 0; or sliced to them. The value
 * itself if it has these sizes. */
sdyi_value *sdyi_put_longer(sdyi_op *before, sdyi_value *value,
                            const int64_t *sizes, sdyi_value *with,
                            const sdyi_attr *sharding);
sdyi_value *sdyi_put_shorter(sdyi_op *before, sdyi_value *value,
                             const int64_t *sizes, const sdyi_attr *sharding);

/* Write an attribute that an op lacks as its default, false: Shardy does so in
 * ops that it rebuilds. */
void sdyi_set_missing(sdyi_op *op, sdyi_name name);

/* -- gather and scatter of a tile: indexed.c ------------------------------- */

typedef struct sdyi_indexed {
    sdyi_op *op;       /* a gather or a scatter */
    int at;            /* the operand of indices */
    sdyi_hlo_ints map; /* the dimension that each index component is along */
    int64_t vector;    /* the dimension of components in the indices */
} sdyi_indexed;

sdyi_indexed sdyi_indexed_of(sdyi_op *op);
/* The largest number of an index's element. */
int64_t sdyi_largest_index(const sdyi_type *element);
/* A scalar, or a vector with a number for each component, everywhere in the
 * indices' shape. */
sdyi_value *sdyi_put_components(const sdyi_indexed *x, sdyi_value *values,
                                const sdyi_type *type);
/* The indices into a tensor of type `whole`, clamped to starts of slices of
 * these sizes; without sizes to its elements. */
sdyi_value *sdyi_put_clamped(const sdyi_indexed *x, sdyi_value *indices,
                             const sdyi_type *whole, sdyi_hlo_ints slices);
/* Indices relative to the first index of a tile, and a mask of those in it:
 * from `first` to `last`, tensors of the indices' shape. */
sdyi_value *sdyi_put_relative(const sdyi_indexed *x, sdyi_value *index,
                              sdyi_value *first, sdyi_value *last,
                              sdyi_value **mask);
/* The logical and of a mask along the dimension of components; the mask itself
 * where the indices have none. */
sdyi_value *sdyi_put_all_components(const sdyi_indexed *x, sdyi_op *before,
                                    sdyi_value *mask);
/* Make slice_sizes as large as the operand along dimensions that had been
 * sliced whole when it was of type `old`, and no larger along others. */
void sdyi_fit_slices(sdyi_op *op, const sdyi_type *old);
/* A mask of the places of indices, or a scalar, over a gather's result. */
sdyi_value *sdyi_put_over_result(const sdyi_indexed *x, sdyi_op *before,
                                 sdyi_value *mask);

/* -- bodies ---------------------------------------------------------------- */

/* Give an op a body that combines two elements by an op of `kind`. */
void sdyi_put_body(sdyi_op *op, sdyi_op_kind kind, const sdyi_type *element);

#endif

/* Dimensions that the number of shards does not divide get longer:
 * sdy-pad-for-divisibility.
 *
 *   sdy.mesh @m = <["x"=2]>
 *   %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<7xf32>
 *   %1 = stablehlo.negate %0 {..} : tensor<7xf32>
 *   %2 = sdy.all_gather [{"x"}] %1 out_sharding=<@m, [{}]> : tensor<7xf32>
 *   ->
 *   %0 = stablehlo.pad %a, %zero, high = [1] : tensor<8xf32>
 *   %1 = sdy.all_slice [{"x"}] %0 ..         : tensor<8xf32>
 *   %2 = stablehlo.negate %1 {..}            : tensor<8xf32>
 *   %3 = sdy.all_gather [{"x"}] %2 ..        : tensor<8xf32>
 *   %4 = stablehlo.slice %3 [0:7]            : tensor<7xf32>
 *
 *   pad_for_divisibility.c  ops in turn
 *   past_end.c      types, and what is past the ends of values
 *   moved.c       collectives
 *   pad_sizes.c   ops whose attributes speak of sizes, and sums
 *   indexed.c     gather, scatter, dynamic_slice
 *
 * The elements past the end are known where a pad has written them; ops that
 * would sum them get zeros or their initial values instead. Arguments and
 * results of functions must be divided evenly as they are. */
#ifndef SDYI_OPT_EXPORT_PAD_PAD_H
#define SDYI_OPT_EXPORT_PAD_PAD_H

#include "opt/export/local/local.h"

typedef struct sdyi_padder {
    sdyi_pool *pool;
    sdyi_side_table types;  /* of values that are padded: as they were */
    sdyi_side_table zeroed; /* past their ends there is 0 */
} sdyi_padder;

/* -- past_end.c ------------------------------------------------------------ */

/* A sharding with its mesh; NULL: there is none. */
const sdyrt_sharding *sdyi_pad_bound(const sdyi_op *at, const sdyi_attr *attr);
const sdyrt_sharding *sdyi_pad_sharding(const sdyi_value *value);
int64_t sdyi_pad_shards(const sdyrt_sharding *s, int d);
/* The type with dimensions that the sharding divides. */
const sdyi_type *sdyi_padded(sdyi_pool *pool, const sdyi_type *type,
                             const sdyrt_sharding *s);

/* The type before, of a value that is padded now. */
const sdyi_type *sdyi_pad_old_type(const sdyi_padder *p,
                                   const sdyi_value *value);
bool sdyi_is_padded_at(const sdyi_padder *p, const sdyi_value *value, int d);
void sdyi_pad_note(sdyi_padder *p, sdyi_value *value, const sdyi_type *old);
/* Give a value the type that its sharding divides. */
void sdyi_pad_value(sdyi_padder *p, sdyi_value *value);

bool sdyi_is_zeroed(const sdyi_padder *p, const sdyi_value *value);
/* True if the padding of a value is already known to be `scalar`: only 0 is
 * tracked. */
bool sdyi_is_known_past_end(const sdyi_padder *p, const sdyi_value *value,
                            const sdyi_value *scalar);
void sdyi_set_zeroed(sdyi_padder *p, sdyi_value *value);
/* A value padded with 0 at the end of each dimension to the shape of `type`. */
sdyi_value *sdyi_pad_to(sdyi_padder *p, sdyi_op *before, sdyi_value *value,
                        const sdyi_type *type);
/* Overwrite the padding of an operand along some dimensions (`dims`; NULL: all)
 * by `scalar`; NULL: by 0, unless no dimension is padded or the padding is
 * already 0. */
void sdyi_fill_operand(sdyi_padder *p, sdyi_op *op, int i, const bool *dims,
                       sdyi_value *scalar);

/* Slice a result to the shape of `type`; its uses become uses of the slice. */
sdyi_value *sdyi_pad_trim(sdyi_padder *p, sdyi_op *op, const sdyi_type *type);

/* -- ops, whose operands are padded ---------------------------------------- */

typedef sdyrt_status sdyi_pad_op(sdyi_padder *p, sdyi_op *op);
sdyi_pad_op sdyi_pad_moved, sdyi_pad_gathered; /* moved.c; with their results */
sdyi_pad_op sdyi_pad_dot, sdyi_pad_convolution, sdyi_pad_reduce, sdyi_pad_pad,
    sdyi_pad_slice, sdyi_pad_constant; /* pad_sizes.c */
sdyi_pad_op sdyi_pad_gather, sdyi_pad_scatter,
    sdyi_pad_dynamic_slice; /* indexed.c */

#endif

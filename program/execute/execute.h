/* The entries `execute` of rows/, each in the file of its family of ops. */
#ifndef SDYI_PROGRAM_EXECUTE_EXECUTE_H
#define SDYI_PROGRAM_EXECUTE_EXECUTE_H

#include "program/execute/compile.h"

typedef sdyrt_status sdyi_execute(sdyi_compiler *c, const sdyi_op *op);

/* batch_norm.c */
sdyi_execute sdyi_execute_batch_norm_grad, sdyi_execute_batch_norm_inference,
    sdyi_execute_batch_norm_training;
/* bitcast.c */
sdyi_execute sdyi_execute_bitcast_convert;
/* comm.c */
sdyi_execute sdyi_execute_all_gather, sdyi_execute_all_reduce,
    sdyi_execute_all_to_all, sdyi_execute_collective_broadcast,
    sdyi_execute_collective_permute, sdyi_execute_collective_reduce,
    sdyi_execute_cross_replica_sum, sdyi_execute_partition_id,
    sdyi_execute_reduce_scatter, sdyi_execute_replica_id;
/* contraction.c */
sdyi_execute sdyi_execute_ragged_dot;
/* control.c */
sdyi_execute sdyi_execute_call, sdyi_execute_case, sdyi_execute_composite,
    sdyi_execute_get_tuple_element, sdyi_execute_identity, sdyi_execute_if,
    sdyi_execute_manual_computation, sdyi_execute_region, sdyi_execute_token,
    sdyi_execute_tuple, sdyi_execute_while;
/* convolution.c */
sdyi_execute sdyi_execute_convolution, sdyi_execute_dynamic_conv;
/* custom_call.c */
sdyi_execute sdyi_execute_custom_call;
/* dot.c */
sdyi_execute sdyi_execute_dot, sdyi_execute_dot_general, sdyi_execute_matmul;
/* dynamic.c */
sdyi_execute sdyi_execute_dynamic_broadcast_in_dim, sdyi_execute_dynamic_iota,
    sdyi_execute_dynamic_reshape, sdyi_execute_get_dimension_size,
    sdyi_execute_real_dynamic_slice;
/* einsum.c */
sdyi_execute sdyi_execute_einsum, sdyi_execute_unary_einsum;
/* elementwise.c */
sdyi_execute sdyi_execute_broadcast_compare, sdyi_execute_broadcast_select,
    sdyi_execute_broadcasting, sdyi_execute_clamp, sdyi_execute_compare,
    sdyi_execute_convert, sdyi_execute_loops, sdyi_execute_reduce_precision,
    sdyi_execute_select;
/* fft.c */
sdyi_execute sdyi_execute_fft;
/* gather.c */
sdyi_execute sdyi_execute_dynamic_gather, sdyi_execute_gather,
    sdyi_execute_scatter, sdyi_execute_torch_index_select;
/* linear.c */
sdyi_execute sdyi_execute_cholesky, sdyi_execute_triangular_solve;
/* pad.c */
sdyi_execute sdyi_execute_concatenate, sdyi_execute_dynamic_pad,
    sdyi_execute_pad;
/* random.c */
sdyi_execute sdyi_execute_rng, sdyi_execute_rng_bit_generator;
/* reduce.c */
sdyi_execute sdyi_execute_map, sdyi_execute_reduce;
/* scan.c */
sdyi_execute sdyi_execute_scan;
/* shape.c */
sdyi_execute sdyi_execute_broadcast, sdyi_execute_broadcast_in_dim,
    sdyi_execute_constant, sdyi_execute_constant_like, sdyi_execute_iota,
    sdyi_execute_reshape, sdyi_execute_reverse, sdyi_execute_slice,
    sdyi_execute_transpose;
/* slice.c */
sdyi_execute sdyi_execute_dynamic_slice, sdyi_execute_dynamic_update_slice;
/* sort.c */
sdyi_execute sdyi_execute_sort, sdyi_execute_top_k;
/* tile_reshard.c */
sdyi_execute sdyi_execute_tile_reshard;
/* unit.c */
sdyi_execute sdyi_execute_message;
/* window.c */
sdyi_execute sdyi_execute_reduce_window, sdyi_execute_select_and_scatter;

/* The elements of a constant as a run stores them; of a splat one. */
sdyrt_status sdyi_constant_data(sdyi_compiler *c, const sdyi_op *op,
                                const sdyi_shape *shape, const void **data,
                                bool *is_splat);

/* The attributes of a custom call. */
typedef struct sdyi_custom_call {
    const char *target;
    /* NULL: left out. */
    const sdyi_attr *config, *computations, *operand_layouts, *result_layouts;
} sdyi_custom_call;

/* A custom call of LAPACK, or another one of JAX, if `target` is one. */
sdyrt_status sdyi_execute_lapack_call(sdyi_compiler *c, const sdyi_op *op,
                                      const sdyi_custom_call *call,
                                      bool *is_lapack);
sdyrt_status sdyi_execute_jax_call(sdyi_compiler *c, const sdyi_op *op,
                                   const sdyi_custom_call *call,
                                   bool *is_known);
/* An error for a call that does not run, with the reason and advice. */
sdyrt_status sdyi_refuse_call(const sdyi_op *op, const char *target);

/* Sort the first n_results operands together along a dimension; a result
 * shorter than its operand has the first elements of each line. `order`: the op
 * whose region compares. */
sdyrt_status sdyi_emit_sort(sdyi_compiler *c, const sdyi_op *op, int64_t dim,
                            const sdyi_op *order);

/* The elements of a slot broadcast to the shape `out`: dimension d becomes
 * dims[d] of it, and a size of 1 is repeated. The slot itself if the shapes are
 * equal. */
int sdyi_spread(sdyi_compiler *c, const sdyi_op *op, int slot,
                const int64_t *dims, const sdyi_shape *out);

/* The result as a view of operand 0's buffer at an offset in bytes. */
sdyrt_status sdyi_emit_view(sdyi_compiler *c, const sdyi_op *op,
                            const sdyi_shape *shape, size_t offset);

/* Let a result share the slot of an operand, without a thunk. */
sdyrt_status sdyi_alias(sdyi_compiler *c, const sdyi_op *op, int result,
                        int operand);

#endif

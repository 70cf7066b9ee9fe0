/* Text, names and verifiers of StableHLO's ops. */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_STABLEHLO_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_STABLEHLO_H

#include "program/ir/row.h"

extern const struct sdyi_dialect sdyi_dialect_stablehlo,
    sdyi_dialect_chlo; /* their text: parse_stablehlo.c */

sdyrt_status sdyi_read_while(struct sdyi_parser *p, sdyi_op_parts *parts);
void sdyi_print_while(struct sdyi_printer *out, const sdyi_op *op);
sdyrt_status sdyi_read_reduce(struct sdyi_parser *p, sdyi_op_parts *parts);
void sdyi_print_reduce(struct sdyi_printer *out, const sdyi_op *op);
/* sdy.constant has these too. */
sdyrt_status sdyi_read_constant(struct sdyi_parser *p, sdyi_op_parts *parts);
void sdyi_print_constant(struct sdyi_printer *out, const sdyi_op *op);

sdyrt_status sdyi_read_scan(struct sdyi_parser *p, sdyi_op_parts *parts);
void sdyi_print_scan(struct sdyi_printer *out, const sdyi_op *op);
const char *sdyi_scan_arg_name(const sdyi_op *op, int index);
/* "c" for integers, "cst" for others. */
const char *sdyi_constant_name(const sdyi_op *op);
/* False with has_side_effect = true. */
bool sdyi_custom_call_is_pure(const sdyi_op *op);

/* Constraints on attributes of a custom call. */
bool sdyi_hlo_is_config(const sdyi_attr *attr);
bool sdyi_hlo_are_symbols(const sdyi_attr *attr);
bool sdyi_hlo_are_layouts(const sdyi_attr *attr);
bool sdyi_hlo_are_tilings(const sdyi_attr *attr);
bool sdyi_hlo_are_aliases(const sdyi_attr *attr);

/* Verifiers: of traits, inferred types and the rest (verify_common.h). Those
 * named `.._types` compare results with what regions return. */
typedef sdyrt_status sdyi_hlo_verifier(const sdyi_op *op);

/* verify_async.c */
sdyi_hlo_verifier sdyi_verify_async_done, sdyi_verify_async_start;
/* verify_chlo.c */
sdyi_hlo_verifier sdyi_verify_broadcast_alike, sdyi_verify_broadcast_any,
    sdyi_verify_broadcast_compare, sdyi_verify_broadcast_complex,
    sdyi_verify_broadcast_same, sdyi_verify_broadcast_select,
    sdyi_verify_chlo_constant, sdyi_verify_constant_like, sdyi_verify_scan,
    sdyi_verify_scan_counts, sdyi_verify_scan_types;
/* verify_comm.c */
sdyi_hlo_verifier sdyi_verify_all_gather, sdyi_verify_all_reduce,
    sdyi_verify_all_reduce_types, sdyi_verify_all_to_all,
    sdyi_verify_collective_broadcast, sdyi_verify_collective_permute,
    sdyi_verify_collective_reduce, sdyi_verify_id, sdyi_verify_reduce_scatter;
/* verify_control.c */
sdyi_hlo_verifier sdyi_verify_branches, sdyi_verify_composite,
    sdyi_verify_infeed, sdyi_verify_recv, sdyi_verify_send, sdyi_verify_while,
    sdyi_verify_while_types;
/* verify_conv.c */
sdyi_hlo_verifier sdyi_verify_convolution, sdyi_verify_dynamic_conv;
/* verify_custom_call.c */
sdyi_hlo_verifier sdyi_verify_custom_call;
/* verify_dot.c */
sdyi_hlo_verifier sdyi_verify_dot, sdyi_verify_dot_general,
    sdyi_verify_ragged_dot;
/* verify_dynamic.c */
sdyi_hlo_verifier sdyi_verify_dynamic_broadcast_in_dim, sdyi_verify_dynamic_pad,
    sdyi_verify_dynamic_reshape, sdyi_verify_real_dynamic_slice;
/* verify_elementwise.c */
sdyi_hlo_verifier sdyi_verify_add, sdyi_verify_clamp, sdyi_verify_compare,
    sdyi_verify_complex, sdyi_verify_convert, sdyi_verify_pointwise,
    sdyi_verify_predicate, sdyi_verify_real_part, sdyi_verify_reduce_precision,
    sdyi_verify_select;
/* verify_gather.c */
sdyi_hlo_verifier sdyi_verify_dynamic_gather, sdyi_verify_gather,
    sdyi_verify_scatter, sdyi_verify_scatter_types;
/* verify_linalg.c */
sdyi_hlo_verifier sdyi_verify_batch_norm_grad, sdyi_verify_batch_norm_inference,
    sdyi_verify_batch_norm_training, sdyi_verify_cholesky, sdyi_verify_fft,
    sdyi_verify_rng, sdyi_verify_rng_bit_generator, sdyi_verify_top_k,
    sdyi_verify_triangular_solve;
/* verify_quant.c */
sdyi_hlo_verifier sdyi_verify_uniform_dequantize, sdyi_verify_uniform_quantize;
/* verify_reduce.c */
sdyi_hlo_verifier sdyi_verify_map, sdyi_verify_reduce, sdyi_verify_reduce_types,
    sdyi_verify_sort, sdyi_verify_sort_types;
/* verify_shape.c */
sdyi_hlo_verifier sdyi_verify_bitcast_convert, sdyi_verify_broadcast,
    sdyi_verify_broadcast_in_dim, sdyi_verify_concatenate,
    sdyi_verify_get_dimension_size, sdyi_verify_get_tuple_element,
    sdyi_verify_hlo_barrier, sdyi_verify_hlo_constant, sdyi_verify_iota,
    sdyi_verify_reshape, sdyi_verify_reverse, sdyi_verify_set_dimension_size,
    sdyi_verify_transpose, sdyi_verify_tuple;
/* verify_slice.c */
sdyi_hlo_verifier sdyi_verify_dynamic_slice, sdyi_verify_dynamic_update_slice,
    sdyi_verify_pad, sdyi_verify_slice;
/* verify_window.c */
sdyi_hlo_verifier sdyi_verify_reduce_window, sdyi_verify_reduce_window_types,
    sdyi_verify_select_and_scatter, sdyi_verify_select_and_scatter_types;

#endif

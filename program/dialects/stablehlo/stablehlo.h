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

/* Verifiers: of traits, inferred types and the rest (verify_common.h). */
sdyrt_status sdyi_verify_add(const sdyi_op *op);
sdyrt_status sdyi_verify_all_gather(const sdyi_op *op);
sdyrt_status sdyi_verify_all_reduce(const sdyi_op *op);
sdyrt_status sdyi_verify_all_reduce_types(const sdyi_op *op);
sdyrt_status sdyi_verify_all_to_all(const sdyi_op *op);
sdyrt_status sdyi_verify_batch_norm_grad(const sdyi_op *op);
sdyrt_status sdyi_verify_batch_norm_inference(const sdyi_op *op);
sdyrt_status sdyi_verify_batch_norm_training(const sdyi_op *op);
sdyrt_status sdyi_verify_bitcast_convert(const sdyi_op *op);
sdyrt_status sdyi_verify_branches(const sdyi_op *op);
sdyrt_status sdyi_verify_broadcast(const sdyi_op *op);
sdyrt_status sdyi_verify_broadcast_alike(const sdyi_op *op);
sdyrt_status sdyi_verify_broadcast_any(const sdyi_op *op);
sdyrt_status sdyi_verify_broadcast_compare(const sdyi_op *op);
sdyrt_status sdyi_verify_broadcast_complex(const sdyi_op *op);
sdyrt_status sdyi_verify_broadcast_in_dim(const sdyi_op *op);
sdyrt_status sdyi_verify_broadcast_same(const sdyi_op *op);
sdyrt_status sdyi_verify_broadcast_select(const sdyi_op *op);
sdyrt_status sdyi_verify_chlo_constant(const sdyi_op *op);
sdyrt_status sdyi_verify_cholesky(const sdyi_op *op);
sdyrt_status sdyi_verify_clamp(const sdyi_op *op);
sdyrt_status sdyi_verify_collective_broadcast(const sdyi_op *op);
sdyrt_status sdyi_verify_collective_reduce(const sdyi_op *op);
sdyrt_status sdyi_verify_collective_permute(const sdyi_op *op);
sdyrt_status sdyi_verify_compare(const sdyi_op *op);
sdyrt_status sdyi_verify_complex(const sdyi_op *op);
sdyrt_status sdyi_verify_composite(const sdyi_op *op);
sdyrt_status sdyi_verify_concatenate(const sdyi_op *op);
sdyrt_status sdyi_verify_constant_like(const sdyi_op *op);
sdyrt_status sdyi_verify_convert(const sdyi_op *op);
sdyrt_status sdyi_verify_convolution(const sdyi_op *op);
sdyrt_status sdyi_verify_custom_call(const sdyi_op *op);
/* Constraints on attributes of a custom call. */
bool sdyi_hlo_is_config(const sdyi_attr *attr);
bool sdyi_hlo_are_symbols(const sdyi_attr *attr);
bool sdyi_hlo_are_layouts(const sdyi_attr *attr);
bool sdyi_hlo_are_tilings(const sdyi_attr *attr);
bool sdyi_hlo_are_aliases(const sdyi_attr *attr);
sdyrt_status sdyi_verify_async_start(const sdyi_op *op);
sdyrt_status sdyi_verify_async_done(const sdyi_op *op);
sdyrt_status sdyi_verify_dot(const sdyi_op *op);
sdyrt_status sdyi_verify_dot_general(const sdyi_op *op);
sdyrt_status sdyi_verify_dynamic_broadcast_in_dim(const sdyi_op *op);
sdyrt_status sdyi_verify_dynamic_conv(const sdyi_op *op);
sdyrt_status sdyi_verify_dynamic_gather(const sdyi_op *op);
sdyrt_status sdyi_verify_dynamic_pad(const sdyi_op *op);
sdyrt_status sdyi_verify_dynamic_reshape(const sdyi_op *op);
sdyrt_status sdyi_verify_dynamic_slice(const sdyi_op *op);
sdyrt_status sdyi_verify_dynamic_update_slice(const sdyi_op *op);
sdyrt_status sdyi_verify_fft(const sdyi_op *op);
sdyrt_status sdyi_verify_gather(const sdyi_op *op);
sdyrt_status sdyi_verify_get_dimension_size(const sdyi_op *op);
sdyrt_status sdyi_verify_get_tuple_element(const sdyi_op *op);
sdyrt_status sdyi_verify_hlo_barrier(const sdyi_op *op);
sdyrt_status sdyi_verify_hlo_constant(const sdyi_op *op);
sdyrt_status sdyi_verify_id(const sdyi_op *op);
sdyrt_status sdyi_verify_infeed(const sdyi_op *op);
sdyrt_status sdyi_verify_iota(const sdyi_op *op);
sdyrt_status sdyi_verify_map(const sdyi_op *op);
sdyrt_status sdyi_verify_pad(const sdyi_op *op);
sdyrt_status sdyi_verify_pointwise(const sdyi_op *op);
sdyrt_status sdyi_verify_predicate(const sdyi_op *op);
sdyrt_status sdyi_verify_ragged_dot(const sdyi_op *op);
sdyrt_status sdyi_verify_real_dynamic_slice(const sdyi_op *op);
sdyrt_status sdyi_verify_real_part(const sdyi_op *op);
sdyrt_status sdyi_verify_recv(const sdyi_op *op);
sdyrt_status sdyi_verify_reduce(const sdyi_op *op);
sdyrt_status sdyi_verify_reduce_types(const sdyi_op *op);
sdyrt_status sdyi_verify_reduce_precision(const sdyi_op *op);
sdyrt_status sdyi_verify_reduce_scatter(const sdyi_op *op);
sdyrt_status sdyi_verify_reduce_window(const sdyi_op *op);
sdyrt_status sdyi_verify_reduce_window_types(const sdyi_op *op);
sdyrt_status sdyi_verify_reshape(const sdyi_op *op);
sdyrt_status sdyi_verify_reverse(const sdyi_op *op);
sdyrt_status sdyi_verify_rng(const sdyi_op *op);
sdyrt_status sdyi_verify_rng_bit_generator(const sdyi_op *op);
sdyrt_status sdyi_verify_scan(const sdyi_op *op);
sdyrt_status sdyi_verify_scan_types(const sdyi_op *op);
sdyrt_status sdyi_verify_scan_counts(const sdyi_op *op);
sdyrt_status sdyi_verify_scatter(const sdyi_op *op);
sdyrt_status sdyi_verify_scatter_types(const sdyi_op *op);
sdyrt_status sdyi_verify_select(const sdyi_op *op);
sdyrt_status sdyi_verify_select_and_scatter(const sdyi_op *op);
sdyrt_status sdyi_verify_select_and_scatter_types(const sdyi_op *op);
sdyrt_status sdyi_verify_send(const sdyi_op *op);
sdyrt_status sdyi_verify_set_dimension_size(const sdyi_op *op);
sdyrt_status sdyi_verify_slice(const sdyi_op *op);
sdyrt_status sdyi_verify_sort(const sdyi_op *op);
sdyrt_status sdyi_verify_sort_types(const sdyi_op *op);
sdyrt_status sdyi_verify_top_k(const sdyi_op *op);
sdyrt_status sdyi_verify_transpose(const sdyi_op *op);
sdyrt_status sdyi_verify_uniform_dequantize(const sdyi_op *op);
sdyrt_status sdyi_verify_uniform_quantize(const sdyi_op *op);
sdyrt_status sdyi_verify_triangular_solve(const sdyi_op *op);
sdyrt_status sdyi_verify_tuple(const sdyi_op *op);
sdyrt_status sdyi_verify_while(const sdyi_op *op);
sdyrt_status sdyi_verify_while_types(const sdyi_op *op);

#endif

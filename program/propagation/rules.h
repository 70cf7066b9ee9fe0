/* The entries `rule` of rows, by family. */
#ifndef SDYI_PROGRAM_PROPAGATION_RULES_H
#define SDYI_PROGRAM_PROPAGATION_RULES_H

#include "program/propagation/builder.h"

typedef void sdyi_rule_build(sdyi_rule_builder *b, const sdyi_op *op);

/* No rule, without a warning. */
sdyi_rule_build sdyi_rule_none;

/* rules_pointwise.c */
sdyi_rule_build sdyi_rule_collective_broadcast;
sdyi_rule_build sdyi_rule_elementwise, sdyi_rule_clamp, sdyi_rule_select,
    sdyi_rule_bitcast_convert, sdyi_rule_reverse, sdyi_rule_sort,
    sdyi_rule_all_gather, sdyi_rule_reduce_scatter, sdyi_rule_all_to_all;

/* rules_shape.c */
sdyi_rule_build sdyi_rule_broadcast_in_dim, sdyi_rule_concatenate,
    sdyi_rule_pad, sdyi_rule_slice, sdyi_rule_dynamic_slice,
    sdyi_rule_dynamic_update_slice, sdyi_rule_transpose;

/* rules_reshape.c */
sdyi_rule_build sdyi_rule_reshape;

/* rules_linear.c */
sdyi_rule_build sdyi_rule_dot, sdyi_rule_dot_general, sdyi_rule_cholesky,
    sdyi_rule_triangular_solve, sdyi_rule_fft, sdyi_rule_batch_norm_inference,
    sdyi_rule_rng_bit_generator;

/* rules_window.c */
sdyi_rule_build sdyi_rule_convolution, sdyi_rule_reduce,
    sdyi_rule_reduce_window, sdyi_rule_select_and_scatter;

/* rules_gather.c */
sdyi_rule_build sdyi_rule_gather, sdyi_rule_scatter;

/* rules_call.c */
sdyi_rule_build sdyi_rule_custom_call, sdyi_rule_top_k;

#endif

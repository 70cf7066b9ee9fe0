/* Checks of quantized operands and results, after those of shapes. Ops without
 * any pass. */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_QUANT_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_QUANT_H

#include "program/dialects/stablehlo/verify_common.h"
#include "program/ir/quant.h"

/* One of the first `n` operands is quantized; one of them or the result is. */
bool sdyi_hlo_has_quantized(const sdyi_op *op, int n);
bool sdyi_hlo_is_any_quantized(const sdyi_op *op, int n);

sdyrt_status sdyi_hlo_check_quant_add(const sdyi_op *op);
sdyrt_status sdyi_hlo_check_quant_dot(const sdyi_op *op,
                                      sdyi_hlo_ints contracting);
/* `rhs_feature`, `feature`: output feature dimensions of kernel and result. */
sdyrt_status sdyi_hlo_check_quant_conv(const sdyi_op *op, int64_t rhs_feature,
                                       int64_t feature);
sdyrt_status sdyi_hlo_check_quant_transpose(const sdyi_op *op);
sdyrt_status sdyi_hlo_check_quant_reshape(const sdyi_op *op);
/* `has_whole`: checks per-tensor scales too. */
sdyrt_status sdyi_hlo_check_quant_broadcast(const sdyi_op *op, bool has_whole);

#endif

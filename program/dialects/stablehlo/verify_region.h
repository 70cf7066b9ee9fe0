/* Regions of StableHLO's ops in their verifiers. */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_REGION_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_REGION_H

#include "program/dialects/stablehlo/verify_common.h"

typedef struct sdyi_hlo_region {
    const sdyi_block *block; /* first block; NULL: none */
    const sdyi_op *end;      /* last op; NULL: none */
    bool is_ended;           /* the last op may be a terminator */
} sdyi_hlo_region;

sdyi_hlo_region sdyi_hlo_region_of(const sdyi_op *op, int index);
int sdyi_hlo_n_returned(const sdyi_hlo_region *r);

static inline bool sdyi_hlo_is_bool_scalar(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_TENSOR) && type->n == 0 &&
           sdyi_type_is_bool(type->element);
}

/* A reduction body: takes `n` partial results and `n` input elements, returns
 * `n` results. */
typedef struct sdyi_hlo_reduction {
    int region;
    const sdyi_type *const *inputs, *const *starts;
    int n;
    const int64_t *left; /* allowed sizes of its arguments */
    int n_left;
} sdyi_hlo_reduction;

sdyrt_status sdyi_hlo_check_reduction(const sdyi_op *op,
                                      const sdyi_hlo_reduction *r);
/* The types that the region returns. */
sdyrt_status sdyi_hlo_accumulators(const sdyi_op *op, int region,
                                   const sdyi_type *const **types, int *n);
/* A tensor of rank 0 with the element of `type`. */
const sdyi_type *sdyi_hlo_scalar(const sdyi_op *op, const sdyi_type *type);
/* Error if the first `n` operands differ in shape. */
sdyrt_status sdyi_hlo_check_inputs(const sdyi_op *op, int n);

#endif

/* Regions of StableHLO's ops, as their verifiers look at them. */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_REGION_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_REGION_H

#include "program/dialects/stablehlo/verify.h"

typedef struct sdyi_hlo_region {
    const sdyi_block *block; /* its first; NULL: it has none */
    const sdyi_op *end;      /* its last op; NULL: it has none */
    bool is_ended;           /* that may be a terminator */
} sdyi_hlo_region;

sdyi_hlo_region sdyi_hlo_region_of(const sdyi_op *op, int index);
int sdyi_hlo_n_returned(const sdyi_hlo_region *r);

static inline bool sdyi_hlo_is_bool_scalar(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_TENSOR) && type->n == 0 &&
           sdyi_type_is_bool(type->element);
}

/* A region that takes `n` partial results and `n` elements of inputs, and
 * returns `n` results. */
typedef struct sdyi_hlo_reduction {
    int region;
    const sdyi_type *const *inputs, *const *starts;
    int n;
    const int64_t *left; /* sizes that its arguments may have */
    int n_left;
} sdyi_hlo_reduction;

sdyrt_status sdyi_hlo_check_reduction(const sdyi_op *op,
                                      const sdyi_hlo_reduction *r);
/* The types that the region returns. */
sdyrt_status sdyi_hlo_accumulators(const sdyi_op *op, int region,
                                   const sdyi_type *const **types, int *n);
/* Of rank 0 with the element of `type`. */
const sdyi_type *sdyi_hlo_scalar(const sdyi_op *op, const sdyi_type *type);
/* That the first `n` operands have one shape. */
sdyrt_status sdyi_hlo_check_inputs(const sdyi_op *op, int n);

#endif

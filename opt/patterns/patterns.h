/* Canonical forms of the ops of libsdyrt_program, to a NULL: columns of
 * opt/rows.def. */
#ifndef SDYI_OPT_PATTERNS_PATTERNS_H
#define SDYI_OPT_PATTERNS_PATTERNS_H

#include "program/ir/row.h"

extern const sdyi_pattern sdyi_all_gather_patterns[];
extern const sdyi_pattern sdyi_all_slice_patterns[];
extern const sdyi_pattern sdyi_all_reduce_patterns[];
extern const sdyi_pattern sdyi_reduce_scatter_patterns[];
extern const sdyi_pattern sdyi_collective_permute_patterns[];
extern const sdyi_pattern sdyi_all_to_all_patterns[];
extern const sdyi_pattern sdyi_reshard_patterns[];
extern const sdyi_pattern sdyi_manual_computation_patterns[];
extern const sdyi_pattern sdyi_case_patterns[];
extern const sdyi_pattern sdyi_unrealized_patterns[];

#endif

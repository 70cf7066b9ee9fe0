/* Canonicalization patterns of Shardy's ops. */
#ifndef SDYI_PROGRAM_DIALECTS_SDY_CANONICALIZE_H
#define SDYI_PROGRAM_DIALECTS_SDY_CANONICALIZE_H

#include "program/ir/row.h"

extern const sdyi_pattern sdyi_all_gather_patterns[];
extern const sdyi_pattern sdyi_all_slice_patterns[];
extern const sdyi_pattern sdyi_all_reduce_patterns[];
extern const sdyi_pattern sdyi_reduce_scatter_patterns[];
extern const sdyi_pattern sdyi_collective_permute_patterns[];
extern const sdyi_pattern sdyi_all_to_all_patterns[];
extern const sdyi_pattern sdyi_reshard_patterns[];
extern const sdyi_pattern sdyi_manual_computation_patterns[];

#endif

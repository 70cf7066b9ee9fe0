/* The registration of the library: its ops, passes, and what reading, loading
 * and executing ask of it. */
#include <sdyrt/shard.h>

#include "opt/passes.h"
#include "program/execute/sides.h"
#include "program/grids.h"
#include "program/text/dialect.h"
#include "shard/annotated.h"
#include "shard/dialect/shard.h"
#include "shard/execute/side.h"
#include "shard/sizes/sizes.h"
#include "shard/standard/forms.h"
#include "shard/table.h"

#include <pthread.h>
#include <string.h>

/* -- text ------------------------------------------------------------------ */

static const sdyi_dialect *const dialects[] = {&sdyi_dialect_shard,
                                               &sdyi_dialect_arith, NULL};

/* -- programs -------------------------------------------------------------- */

static bool is_between_ranks(const sdyi_op *op) {
    return strncmp(sdyi_op_name(op), "shard.", strlen("shard.")) == 0;
}

static const sdyi_grid_programs programs = {
    .is_annotated = sdyi_is_annotated,
    .n_devices = sdyi_annotated_devices,
    .cut = sdyi_cut_annotated,
    .has_sizes = sdyi_has_sizes_of_ranks,
    .set_rank = sdyi_set_rank,
};

static const sdyi_grid_execution execution = {
    .read_side = sdyi_grid_read_side,
    .is_between_ranks = is_between_ranks,
};

/* -- all ------------------------------------------------------------------- */

extern const sdyi_pass sdyi_pass_shard_annotate, sdyi_pass_shard_partition,
    sdyi_pass_shard_simplify, sdyi_pass_sharding_propagation,
    sdyi_pass_lower_all_slice, sdyi_pass_lower_multi_index,
    sdyi_pass_grid_simplifications;

static const sdyi_pass *const passes[] = {
    &sdyi_pass_shard_annotate,       &sdyi_pass_shard_partition,
    &sdyi_pass_shard_simplify,       &sdyi_pass_sharding_propagation,
    &sdyi_pass_lower_all_slice,      &sdyi_pass_lower_multi_index,
    &sdyi_pass_grid_simplifications, NULL};

static void add(void) {
    static const sdyi_extension extension = {
        .rows = sdyi_shard_rows,
        .first = SDYI_SHARD_OP_FIRST,
        .n_rows = SDYI_SHARD_OP_END - SDYI_SHARD_OP_FIRST,
        .dialects = dialects,
        .programs = &programs,
        .execution = &execution,
    };
    sdyi_extend(&extension);
    sdyi_passes_add(passes);
}

void sdyrt_shard_register(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    (void)pthread_once(&once, add);
}

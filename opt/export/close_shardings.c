/* All dimensions are closed, replicated axes are dropped:
 *
 *   <@m, [{"a", ?}p1, {?}p2], replicated={"b"}>   ->   <@m, [{"a"}p1, {}]>
 *
 * A dimension that is empty then has no priority, which would be an error. */
#include "program/dialects/sdy/edit.h"
#include "program/passes/pass.h"

static sdyrt_status change(void *state, const sdyi_op *op,
                           const sdyi_attr **sharding) {
    sdyi_sharding_edit edit;
    (void)state;
    sdyi_edit_start(&edit, *sharding);
    for (int d = 0; d < edit.desc.rank; d++) {
        edit.dims[d].open = false;
        if (edit.dims[d].axes.count == 0)
            edit.dims[d].has_priority = false;
    }
    edit.desc.replicated.count = 0;
    return sdyi_edit_end(op->module->pool, &edit, sharding);
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    return sdyi_change_all_shardings(op, change, NULL);
}

const sdyi_pass sdyi_pass_close_shardings = {
    .name = "sdy-close-shardings",
    .title = "CloseShardingsPass",
    .summary = "close all dimensions and drop replicated axes",
    .on = SDYI_ON_MODULE,
    .run = run,
};

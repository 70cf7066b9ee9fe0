/* Removal of sub-axes from open dimensions of @main's arguments and results:
 *
 *   %x: T {<@m, [{"a", "b":(1)2, "c", ?}, {"b":(2)2}]>}
 *   ->    {<@m, [{"a", ?}, {"b":(2)2}]>}
 *
 * The first sub-axis is dropped, and all axes after it. */
#include "program/dialects/func/call.h"
#include "program/dialects/sdy/edit.h"
#include "program/passes/pass.h"

static sdyrt_status change(void *state, const sdyi_op *op,
                           const sdyi_attr **sharding) {
    sdyi_sharding_edit edit;
    (void)state;
    sdyi_edit_start(&edit, *sharding);
    for (int d = 0; d < edit.desc.rank; d++) {
        sdyrt_axis_list *const axes = &edit.dims[d].axes;
        int n = 0;
        while (n < axes->count && axes->refs[n].pre == 0)
            n++;
        if (edit.dims[d].open)
            axes->count = n;
    }
    return sdyi_edit_end(op->module->pool, &edit, sharding);
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_op *main_function;
    SDYI_TRY(sdyi_find_main(op, &main_function));
    return main_function == NULL
               ? SDYRT_OK
               : sdyi_change_shardings(main_function, change, NULL);
}

const sdyi_pass sdyi_pass_remove_sub_axes = {
    .name = "sdy-remove-sub-axes-in-input-output-shardings",
    .title = "RemoveSubAxesInInputOutputShardingsPass",
    .summary = "leave whole axes in open dimensions of arguments and results",
    .on = SDYI_ON_MODULE,
    .run = run,
};

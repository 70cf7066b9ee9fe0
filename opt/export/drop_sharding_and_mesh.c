/* Removal of shardings and meshes, from a program of local values:
 *
 *   sdy.mesh @m = <["x"=2]>
 *   %0 = stablehlo.negate %a {sdy.sharding = [<@m, [{"x"}]>]}
 *   ->
 *   %0 = stablehlo.negate %a
 *
 * An op whose own attributes are shardings has no mesh then: the verifier
 * refuses it. */
#include "program/dialects/sdy/edit.h"
#include "program/passes/pass.h"

static sdyrt_status run(sdyi_op *op, const void *options) {
    static const sdyi_name names[] = {SDYI_NAME_SDY_SHARDING};
    (void)options;
    sdyi_drop_attrs(op, names, 1);
    sdyi_drop_meshes(op);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_drop_sharding_and_mesh = {
    .name = "sdy-drop-sharding-and-mesh",
    .title = "DropShardingAndMeshPass",
    .summary = "take out all shardings and meshes",
    .on = SDYI_ON_MODULE,
    .run = run,
};

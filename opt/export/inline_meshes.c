/* Symbols of meshes become the meshes:
 *
 *   sdy.mesh @mesh = <["x"=2]>
 *   func.func @f(%a: T {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>})
 *   ->
 *   func.func @f(%a: T {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}]>})
 */
#include "program/dialects/sdy/edit.h"
#include "program/ir/symbol.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

static sdyrt_status change(void *state, const sdyi_op *op,
                           const sdyi_attr **sharding) {
    const sdyi_symbols *const symbols = state;
    sdyi_pool *const pool = op->module->pool;
    sdyi_sharding_edit edit;
    sdyi_edit_start(&edit, *sharding);
    if (edit.desc.mesh_name == NULL)
        return SDYRT_OK;
    const sdyi_op *const mesh = sdyi_symbols_find(
        symbols, sdyi_name_of_string(pool, edit.desc.mesh_name));
    edit.desc.mesh_name = NULL;
    edit.desc.mesh = sdyi_attr_get_mesh(sdyi_op_attr(mesh, SDYI_NAME_MESH));
    return sdyi_edit_end(pool, &edit, sharding);
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_symbols symbols;
    sdyi_symbols_start(&symbols, op, &op->module->pool->scratch);
    SDYI_TRY(sdyi_change_all_shardings(op, change, &symbols));
    sdyi_drop_meshes(op);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_inline_meshes = {
    .name = "sdy-inline-meshes",
    .title = "InlineMeshesPass",
    .summary = "put meshes in the place of their symbols",
    .on = SDYI_ON_MODULE,
    .run = run,
};

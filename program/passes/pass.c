/* Runs of a pass on an op, after the checks that it may run there. */
#include "program/passes/pass.h"

#include "program/ir/symbol.h"
#include "program/rows/op_kind.h"

#include <assert.h>

#include <string.h>

const char *sdyi_pass_anchor(const sdyi_pass *pass) {
    static const char *const ops[] = {NULL, "builtin.module", "func.func"};
    return ops[pass->on];
}

const char *sdyi_pass_complaint(const sdyi_pass *pass, const sdyi_op *op) {
    const char *const on = sdyi_pass_anchor(pass);
    if (op->row->name == NULL)
        return "trying to schedule a pass on an unregistered operation";
    if (!sdyi_op_has(op, SDYI_ISOLATED))
        return "trying to schedule a pass on an operation not marked as "
               "'IsolatedFromAbove'";
    return on == NULL || strcmp(on, op->row->name) == 0
               ? NULL
               : "trying to schedule a pass on an unsupported operation";
}

static const sdyi_op *first_in(const sdyi_op *module) {
    const sdyi_block *const body = module->regions[0].first;
    return body == NULL ? NULL : body->first;
}

static bool has_mesh(const sdyi_op *module, const sdyi_op *mesh) {
    for (const sdyi_op *o = first_in(module); o != NULL; o = o->next)
        if (o->row->kind == SDYI_OP_SDY_MESH &&
            sdyi_symbol_name(o) == sdyi_symbol_name(mesh) &&
            sdyi_op_attr(o, SDYI_NAME_MESH) ==
                sdyi_op_attr(mesh, SDYI_NAME_MESH))
            return true;
    return false;
}

/* A mesh of a module inside of `module`, where `outer` has not the same; NULL:
 * none. Shardy's passes look meshes up in the module that they are run on. */
static const sdyi_op *find_inner_mesh(const sdyi_op *module,
                                      const sdyi_op *outer) {
    const sdyi_op *found = NULL;
    for (const sdyi_op *o = first_in(module); o != NULL && found == NULL;
         o = o->next)
        if (o->row->kind == SDYI_OP_BUILTIN_MODULE)
            found = find_inner_mesh(o, outer);
        else if (module != outer && o->row->kind == SDYI_OP_SDY_MESH &&
                 !has_mesh(outer, o))
            found = o;
    return found;
}

static sdyrt_status check_meshes(const sdyi_pass *pass, const sdyi_op *op) {
    const sdyi_op *const mesh =
        strncmp(pass->name, "sdy-", strlen("sdy-")) == 0 &&
                op->row->kind == SDYI_OP_BUILTIN_MODULE
            ? find_inner_mesh(op, op)
            : NULL;
    return mesh == NULL
               ? SDYRT_OK
               : sdyi_error(op->module->pool, mesh,
                            "is of a module inside of the one that '%s' is run "
                            "on, which does not find it there: run it on that "
                            "module alone",
                            pass->name);
}

sdyrt_status sdyi_pass_check(const sdyi_pass *pass, const sdyi_op *op) {
    const char *const problem = sdyi_pass_complaint(pass, op);
    return problem != NULL ? sdyi_error(op->module->pool, op, "%s", problem)
                           : check_meshes(pass, op);
}

sdyrt_status sdyi_pass_run(const sdyi_pass *pass, sdyi_op *op,
                           const void *options) {
    sdyi_zone *const scratch = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(scratch);
    sdyrt_status status = SDYRT_OK;
    if (pass->visit_post != NULL)
        (void)sdyi_walk_post(op, pass->visit_post, NULL);
    else if (pass->visit_pre != NULL)
        (void)sdyi_walk_pre(op, pass->visit_pre, NULL);
    else
        status = pass->run(op, options);
    if (status == SDYRT_OK) /* an error may have its place in there */
        sdyi_zone_reset(scratch, mark);
    return status;
}

/* -- lists ----------------------------------------------------------------- */

static sdyrt_status check_and_run(const sdyi_pass *pass, sdyi_op *op) {
    static const uint64_t defaults[4];
    assert(pass->options_bytes <= sizeof defaults);
    SDYI_TRY(sdyi_pass_check(pass, op));
    return sdyi_pass_run(pass, op, defaults);
}

static sdyrt_status run_on_function(const sdyi_pass *const *passes, int n,
                                    sdyi_op *function) {
    for (int i = 0; i < n; i++)
        SDYI_TRY(check_and_run(passes[i], function));
    return SDYRT_OK;
}

/* After a failure the other functions still get theirs. */
static sdyrt_status run_on_functions(const sdyi_pass *const *passes, int n,
                                     const sdyi_op *module) {
    sdyrt_status status = SDYRT_OK;
    const sdyi_block *const body = module->regions[0].first;
    for (sdyi_op *o = body == NULL ? NULL : body->first; o != NULL; o = o->next)
        if (o->row->kind == SDYI_OP_FUNC_FUNC) {
            const sdyrt_status one = run_on_function(passes, n, o);
            status = status == SDYRT_OK ? one : status;
        }
    return status;
}

sdyrt_status sdyi_passes_run(const sdyi_pass *const *passes, sdyi_op *module) {
    if (module->row->kind != SDYI_OP_BUILTIN_MODULE)
        return sdyi_error_at(module->module->pool, (sdyi_loc){0},
                             "can't run 'builtin.module' pass manager on '%s' "
                             "op",
                             sdyi_op_name(module));
    for (int n; *passes != NULL; passes += n) {
        for (n = 0; passes[n] != NULL && passes[n]->on == SDYI_ON_FUNCTION;)
            n++;
        if (n > 0) {
            SDYI_TRY(run_on_functions(passes, n, module));
            continue;
        }
        n = 1;
        SDYI_TRY(check_and_run(*passes, module));
    }
    return SDYRT_OK;
}

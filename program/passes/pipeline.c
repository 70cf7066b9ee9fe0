/* Runs of pipelines: a pass on an op, or steps on each op of a kind right
 * inside of it, after the checks that the pass may run there. */
#include "program/passes/pipeline.h"

#include "base/clock.h"
#include "program/ir/symbol.h"
#include "program/rows/op_kind.h"

#include <string.h>

/* -- running --------------------------------------------------------------- */

/* The reason why a pass cannot run on an op; NULL: it can. */
static const char *complaint(const sdyi_pass *pass, const sdyi_op *op) {
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

static sdyrt_status run_pass(const sdyi_pass_step *step, sdyi_op *op,
                             const sdyi_pipeline_watch *watch) {
    const char *const problem = complaint(step->pass, op);
    if (problem != NULL)
        return sdyi_error(op->module->pool, op, "%s", problem);
    sdyi_zone *const scratch = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(scratch);
    SDYI_TRY(check_meshes(step->pass, op));
    if (watch != NULL)
        watch->before(watch->state, step, op);
    const sdyrt_status status = step->pass->run(op, step->options);
    if (status == SDYRT_OK) /* an error may have its place in there */
        sdyi_zone_reset(scratch, mark);
    return watch == NULL ? status
                         : watch->after(watch->state, step, op, status);
}

/* True if steps run on an op: it is of their kind; or, for steps of `any`, all
 * passes can run on it. */
static bool is_for(const sdyi_pass_step *step, const sdyi_op *op) {
    if (step->anchor != SDYI_NAME_NONE)
        return op->name == step->anchor;
    for (const sdyi_pass_step *s = step->first; s != NULL; s = s->next)
        if (s->pass != NULL && complaint(s->pass, op) != NULL)
            return false;
    return true;
}

/* Run steps on each op of their kind directly inside of `op`. After a failure
 * the others still run; a pass that erases functions must be a module's. */
static sdyrt_status run_nested(sdyi_pass_step *step, sdyi_op *op,
                               const sdyi_pipeline_watch *watch) {
    sdyrt_status status = SDYRT_OK;
    for (int i = 0; i < op->n_regions; i++)
        for (const sdyi_block *b = op->regions[i].first; b != NULL; b = b->next)
            for (sdyi_op *inner = b->first; inner != NULL;
                 inner = inner->next) {
                if (!is_for(step, inner))
                    continue;
                const sdyrt_status one =
                    sdyi_steps_run(step->first, inner, watch);
                status = status == SDYRT_OK ? one : status;
            }
    return status;
}

sdyrt_status sdyi_steps_run(sdyi_pass_step *first, sdyi_op *op,
                            const sdyi_pipeline_watch *watch) {
    for (sdyi_pass_step *step = first; step != NULL; step = step->next) {
        const double start = sdyi_clock();
        const sdyrt_status status = step->pass != NULL
                                        ? run_pass(step, op, watch)
                                        : run_nested(step, op, watch);
        step->seconds += sdyi_clock() - start;
        SDYI_TRY(status);
    }
    return SDYRT_OK;
}

/* `any(a,b)` with b for functions, on a module: `any(a,func.func(b))` */
static void nest(sdyi_pass_step *pipeline, const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    sdyi_pass_step *nested = NULL; /* that the last step went into */
    sdyi_pass_step **link = &pipeline->first;
    for (sdyi_pass_step *step = *link; step != NULL; step = *link) {
        const char *const on =
            step->pass == NULL ? NULL : sdyi_pass_anchor(step->pass);
        if (on == NULL || strcmp(on, sdyi_op_name(op)) == 0) {
            nested = NULL;
            link = &step->next;
            continue;
        }
        const sdyi_name anchor = sdyi_name_of_string(pool, on);
        *link = step->next;
        step->next = NULL;
        if (nested == NULL || nested->anchor != anchor) {
            nested = SDYI_NEW(&pool->scratch, sdyi_pass_step, 1);
            *nested = (sdyi_pass_step){.anchor = anchor, .next = *link};
            *link = nested;
            link = &nested->next;
        }
        sdyi_pass_step **end = &nested->first;
        while (*end != NULL)
            end = &(*end)->next;
        *end = step;
    }
}

sdyrt_status sdyi_pipeline_run(sdyi_pass_step *pipeline, sdyi_op *op,
                               const sdyi_pipeline_watch *watch) {
    if (pipeline->anchor != SDYI_NAME_NONE && pipeline->anchor != op->name)
        return sdyi_error_at(op->module->pool, (sdyi_loc){0},
                             "can't run '%s' pass manager on '%s' op",
                             sdyi_name_text(op->module->pool, pipeline->anchor),
                             sdyi_op_name(op));
    if (pipeline->anchor == SDYI_NAME_NONE)
        nest(pipeline, op);
    const double start = sdyi_clock();
    const sdyrt_status status = sdyi_steps_run(pipeline->first, op, watch);
    pipeline->seconds = sdyi_clock() - start;
    return status;
}

/* Shardings at the borders of functions and manual computations become even:
 *
 *   sdy.mesh @m = <["p"=4, "q"=6]>
 *   %x: tensor<12x9xf32> {<@m, [{"p", "q"}, {"p"}]>}
 *   ->                   {<@m, [{"p", "q":(1)3}, {}]>}
 *
 * Of arguments and results of functions, results of calls, and operands and
 * results of manual computations. A dimension that its axes do not divide keeps
 * the axes that do, the major part of the first that does not, and none after
 * that; it loses its priority. */
#include "base/integers.h"
#include "opt/axes.h"
#include "program/dialects/func/call.h"
#include "program/dialects/sdy/edit.h"
#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

typedef struct updater {
    sdyi_pool *pool;
    sdyi_symbols symbols;
} updater;

/* -- one dimension --------------------------------------------------------- */

static bool divides(const sdyrt_mesh *mesh, sdyrt_axis_list axes,
                    int64_t size) {
    int64_t shards = 1;
    for (int i = 0; i < axes.count; i++)
        if (__builtin_mul_overflow(shards, sdyi_axis_size(mesh, &axes.refs[i]),
                                   &shards))
            return size == 0;
    return shards == 0 || size % shards == 0;
}

static sdyrt_axis_list even_axes(const updater *u, const sdyrt_mesh *mesh,
                                 sdyrt_axis_list axes, int64_t size) {
    sdyrt_axis_ref *const refs =
        SDYI_NEW(&u->pool->scratch, sdyrt_axis_ref, axes.count);
    int n = 0;
    for (int i = 0; i < axes.count; i++) {
        const int64_t whole = sdyi_axis_size(mesh, &axes.refs[i]);
        const int64_t part = sdyi_gcd(whole, size);
        if (part == 1)
            break;
        refs[n++] = axes.refs[i];
        if (part != whole) {
            refs[n - 1].pre = axes.refs[i].pre == 0 ? 1 : axes.refs[i].pre;
            refs[n - 1].size = part;
            break;
        }
        size /= part;
    }
    return (sdyrt_axis_list){refs, n};
}

/* -- shardings ------------------------------------------------------------- */

static sdyrt_status make_even(const updater *u, const sdyi_type *type,
                              const sdyi_attr **sharding) {
    sdyi_sharding_edit edit;
    bool is_even = true;
    if (*sharding == NULL || !sdyi_type_is_static(type))
        return SDYRT_OK;
    const sdyrt_mesh *const mesh = sdyi_mesh_of(&u->symbols, *sharding);
    sdyi_edit_start(&edit, *sharding);
    for (int d = 0; d < edit.desc.rank && d < type->n; d++) {
        sdyrt_dim_sharding *const dim = &edit.dims[d];
        const int64_t size = type->cells[d].integer;
        if (divides(mesh, dim->axes, size))
            continue;
        dim->axes = even_axes(u, mesh, dim->axes, size);
        dim->has_priority = false;
        is_even = false;
    }
    return is_even ? SDYRT_OK : sdyi_edit_end(u->pool, &edit, sharding);
}

static sdyrt_status update_function(const updater *u, sdyi_op *function) {
    const sdyi_block *const body = function->regions[0].first;
    const int n_results = sdyi_func_result_count(function);
    const int n_args = body == NULL ? 0 : body->n_args;
    const sdyi_attr **const args =
        SDYI_NEW(&u->pool->scratch, const sdyi_attr *, n_args);
    const sdyi_attr **const results =
        SDYI_NEW(&u->pool->scratch, const sdyi_attr *, n_results);
    for (int i = 0; i < n_args; i++) {
        args[i] = sdyi_sharding_of(body->args[i]);
        SDYI_TRY(make_even(u, body->args[i]->type, &args[i]));
    }
    for (int i = 0; i < n_results; i++) {
        results[i] = sdyi_result_sharding_of(function, i);
        SDYI_TRY(make_even(u, sdyi_func_result_type(function, i), &results[i]));
    }
    if (n_args > 0)
        sdyi_arg_shardings_set(function, args);
    if (n_results > 0)
        sdyi_result_shardings_set(function, results);
    return SDYRT_OK;
}

static sdyrt_status update_list(const updater *u, sdyi_op *op, sdyi_name name) {
    const sdyi_attr *const list = sdyi_op_attr(op, name);
    if (!sdyi_attr_is(list, SDYI_ATTR_SHARDINGS))
        return SDYRT_OK;
    const bool is_in = name == SDYI_NAME_IN_SHARDINGS;
    const int n = is_in ? op->n_operands : op->n_results;
    sdyi_cell *const cells = SDYI_NEW(&u->pool->scratch, sdyi_cell, list->n);
    for (int i = 0; i < list->n; i++) {
        cells[i] = list->cells[i];
        if (i < n)
            SDYI_TRY(make_even(
                u, is_in ? sdyi_operand(op, i)->type : op->results[i].type,
                &cells[i].attr));
    }
    sdyi_op_set_attr(
        op, name,
        sdyi_attr_make(u->pool, SDYI_ATTR_SHARDINGS, 0, NULL, cells, list->n));
    return SDYRT_OK;
}

static sdyrt_status update(void *state, sdyi_op *op) {
    const updater *const u = state;
    switch (op->row->kind) {
    case SDYI_OP_FUNC_FUNC:
        return update_function(u, op);
    case SDYI_OP_FUNC_CALL:
        return update_list(u, op, SDYI_NAME_SDY_SHARDING);
    case SDYI_OP_SDY_MANUAL_COMPUTATION:
        SDYI_TRY(update_list(u, op, SDYI_NAME_IN_SHARDINGS));
        return update_list(u, op, SDYI_NAME_OUT_SHARDINGS);
    default:
        return SDYRT_OK;
    }
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    updater u = {.pool = op->module->pool};
    sdyi_symbols_start(&u.symbols, op, &u.pool->scratch);
    return sdyi_try_pre(op, update, &u);
}

const sdyi_pass sdyi_pass_update_non_divisible = {
    .name = "sdy-update-non-divisible-input-output-shardings",
    .title = "UpdateNonDivisibleInputOutputShardingsPass",
    .summary = "cut what comes in and goes out evenly",
    .on = SDYI_ON_MODULE,
    .run = run,
};

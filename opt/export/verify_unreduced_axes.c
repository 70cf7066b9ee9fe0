/* A check that partial sums stay partial until an op adds them up. Each device
 * has one term of a value with unreduced axes: an op that drops the axes
 * without adding computes with one term.
 *
 *                                         unreduced axes that
 *   op                                    may come          may go
 *   reshard, sharding_constraint,         (checked with their form)
 *   sdy.all_reduce, sdy.reduce_scatter
 *   stablehlo.all_reduce, reduce_scatter  none              of its reduction
 *   stablehlo.reduce                      of its reduction  none
 *   call, return, sdy.return              none              none: both sides
 *                                                           are equal
 *   any other                             of a sum          none
 *
 * An operand that a reshard or a sharding constraint has made counts as one
 * without sharding, as it was made on purpose. Propagation barriers are looked
 * through. */
#include "opt/rows.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"

#include "mesh/internal.h"
#include "program/dialects/func/call.h"
#include "program/dialects/sdy/sdy.h"
#include "program/dialects/sdyrt/sdyrt.h"
#include "program/dialects/shardable.h"
#include "program/ir/bind.h"

#include <string.h>

static bool is_led(sdyi_value *value) {
    const sdyi_op *const op = sdyi_past_barriers(value)->op;
    return op != NULL && (op->row->kind == SDYI_OP_SDY_RESHARD ||
                          op->row->kind == SDYI_OP_SDY_SHARDING_CONSTRAINT);
}

/* NULL: it has none. Its rules have been verified. */
static sdyrt_status sharding_of(sdyi_value *value,
                                const sdyrt_sharding **sharding) {
    bool is_known;
    *sharding = NULL;
    return sdyi_bound_sharding_of(sdyi_past_barriers(value), &is_known,
                                  sharding);
}

/* -- ops ------------------------------------------------------------------- */

static sdyrt_status verify_change(const sdyi_op *op, int n_operands,
                                  int introduced, int removed) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    const sdyrt_sharding **const from =
        SDYI_NEW(zone, const sdyrt_sharding *, n_operands);
    const sdyrt_sharding **const to =
        SDYI_NEW(zone, const sdyrt_sharding *, op->n_results);
    sdyi_unreduced_change change = {
        .from = from, .to = to, .introduced = introduced, .removed = removed};
    for (int i = 0; i < n_operands; i++) {
        if (is_led(sdyi_operand(op, i)))
            continue;
        SDYI_TRY(sharding_of(sdyi_operand(op, i), &from[change.n_from]));
        change.n_from += from[change.n_from] != NULL;
    }
    for (int i = 0; i < op->n_results; i++) {
        SDYI_TRY(sharding_of(sdyi_result(op, i), &to[change.n_to]));
        change.n_to += to[change.n_to] != NULL;
    }
    const sdyrt_status status = sdyi_check_unreduced(&change);
    sdyi_zone_reset(zone, mark);
    return status == SDYRT_OK ? status
                              : sdyi_error_again(op->module->pool, op, "");
}

static int reduction_of(const sdyi_op *op) {
    return op != NULL && op->row->reduction.is_one &&
                   sdyi_reduction_is_of_shardings(op->row->reduction.of_numbers)
               ? (int)op->row->reduction.of_numbers
               : SDYI_NO_REDUCTION;
}

/* The reduction of an op's region; SDYI_NO_REDUCTION if its results are not all
 * computed by the same one. */
static int reduction_in(const sdyi_op *op) {
    const sdyi_block *const body =
        op->n_regions == 0 ? NULL : op->regions[0].first;
    if (body == NULL || body->last == NULL || body->last->n_operands == 0)
        return SDYI_NO_REDUCTION;
    const int first = reduction_of(sdyi_operand(body->last, 0)->op);
    for (int i = 1; i < body->last->n_operands; i++)
        if (reduction_of(sdyi_operand(body->last, i)->op) != first)
            return SDYI_NO_REDUCTION;
    return first;
}

/* -- values that pass from one place to another ---------------------------- */

typedef struct axis_names {
    const char *at[2 * SDYI_MAX_REFS];
    int n;
} axis_names;

static bool is_unreduced(const sdyrt_sharding *sharding, sdyi_ref axis,
                         const char *name) {
    if (sharding == NULL)
        return false;
    for (int i = 0; i < sharding->unreduced.count; i++) {
        const sdyi_ref own = sharding->unreduced.refs[i];
        if (sdyi_ref_equal(axis, own) &&
            strcmp(name, sharding->mesh->names[own.axis]) == 0)
            return true;
    }
    return false;
}

/* The names of axes that are in one alone, in their order, each once. */
static void add_missing(axis_names *names, const sdyrt_sharding *in,
                        const sdyrt_sharding *other) {
    if (in == NULL)
        return;
    for (int i = 0; i < in->unreduced.count; i++) {
        const sdyi_ref axis = in->unreduced.refs[i];
        const char *const name = in->mesh->names[axis.axis];
        if (is_unreduced(other, axis, name))
            continue;
        int at = 0;
        while (at < names->n && strcmp(names->at[at], name) < 0)
            at++;
        if (at < names->n && strcmp(names->at[at], name) == 0)
            continue;
        memmove(&names->at[at + 1], &names->at[at],
                (size_t)(names->n - at) * sizeof *names->at);
        names->at[at] = name;
        names->n++;
    }
}

static const char *joined(sdyi_zone *zone, const axis_names *names) {
    sdyi_collected text = {.zone = zone, .text = ""};
    for (int i = 0; i < names->n; i++) {
        sdyi_collect_string(&text, i > 0 ? ", " : "");
        sdyi_collect_string(&text, names->at[i]);
    }
    return text.text;
}

static sdyrt_status verify_equal(const sdyi_op *op, const sdyrt_sharding *from,
                                 const sdyrt_sharding *to, const char *where,
                                 int index, const char *advice) {
    axis_names names = {.n = 0};
    add_missing(&names, from, to);
    add_missing(&names, to, from);
    if (names.n == 0)
        return SDYRT_OK;
    return sdyi_error(
        op->module->pool, op, "has unreduced axes mismatch for '%s' at %s %d%s",
        joined(&op->module->pool->scratch, &names), where, index, advice);
}

static sdyrt_status verify_call(const sdyi_op *call, const sdyi_op *callee) {
    const sdyi_block *const body = callee->regions[0].first;
    const sdyrt_sharding *from, *to;
    for (int i = 0; body != NULL && i < call->n_operands; i++) {
        if (is_led(sdyi_operand(call, i)))
            continue;
        SDYI_TRY(sharding_of(sdyi_operand(call, i), &from));
        SDYI_TRY(sharding_of(body->args[i], &to));
        SDYI_TRY(verify_equal(call, from, to, "call argument", i, "."));
    }
    for (int i = 0; i < call->n_results; i++) {
        const sdyi_attr *const given = sdyi_result_sharding_of(callee, i);
        from = NULL;
        if (given != NULL)
            SDYI_TRY(sdyi_bind_sharding(callee, given, &from));
        SDYI_TRY(sharding_of(sdyi_result(call, i), &to));
        SDYI_TRY(verify_equal(call, from, to, "call result", i, "."));
    }
    return SDYRT_OK;
}

/* The sharding that a returned value has outside, as it is seen inside. */
static sdyrt_status returned(const sdyi_op *parent, int i,
                             const sdyrt_sharding **sharding) {
    const bool is_function = parent->row->kind == SDYI_OP_FUNC_FUNC;
    const sdyi_attr *const attr = is_function
                                      ? sdyi_result_sharding_of(parent, i)
                                      : sdyi_sharding_of(&parent->results[i]);
    *sharding = NULL;
    if (attr == NULL)
        return SDYRT_OK;
    return sdyi_bind(parent->module->pool, attr, sdyi_mesh_at(parent, attr),
                     parent->row->kind == SDYI_OP_SDY_MANUAL_COMPUTATION
                         ? sdyi_op_attr(parent, SDYI_NAME_MANUAL_AXES)
                         : NULL,
                     sharding);
}

sdyrt_status sdyi_unreduced_return(const sdyi_symbols *symbols,
                                   const sdyi_op *op) {
    (void)symbols;
    const sdyi_op *const parent = sdyi_op_parent(op);
    for (int i = 0; i < op->n_operands; i++) {
        const sdyrt_sharding *from, *to;
        SDYI_TRY(returned(parent, i, &to));
        if (to == NULL || is_led(sdyi_operand(op, i)))
            continue;
        SDYI_TRY(sharding_of(sdyi_operand(op, i), &from));
        SDYI_TRY(verify_equal(
            op, from, to, "return value", i,
            " without a blessed operation (e.g., sdy.reshard). This is an "
            "invalid transition from unreduced to reduced."));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_unreduced_call(const sdyi_symbols *symbols,
                                 const sdyi_op *op) {
    const sdyi_op *const callee = sdyi_callee(symbols, op);
    return callee == NULL ? SDYRT_OK : verify_call(op, callee);
}

/* -- the others ------------------------------------------------------------ */

sdyrt_status sdyi_unreduced_led(const sdyi_symbols *symbols,
                                const sdyi_op *op) {
    (void)symbols;
    (void)op;
    return SDYRT_OK;
}

sdyrt_status sdyi_unreduced_collective(const sdyi_symbols *symbols,
                                       const sdyi_op *op) {
    (void)symbols;
    return sdyi_sharding_of(sdyi_past_barriers(sdyi_operand(op, 0))) == NULL
               ? sdyi_error(op->module->pool, op, "operand must be sharded.")
               : SDYRT_OK;
}

sdyrt_status sdyi_unreduced_reduce(const sdyi_symbols *symbols,
                                   const sdyi_op *op) {
    (void)symbols;
    return verify_change(op, op->n_operands / 2, reduction_in(op),
                         SDYI_NO_REDUCTION);
}

sdyrt_status sdyi_unreduced_all_reduce(const sdyi_symbols *symbols,
                                       const sdyi_op *op) {
    (void)symbols;
    return verify_change(op, op->n_operands, SDYI_NO_REDUCTION,
                         reduction_in(op));
}

/* -- the pass -------------------------------------------------------------- */

static sdyrt_status verify_op(void *symbols, sdyi_op *op) {
    const sdyi_opt_row *const row = sdyi_opt_row_of(op);
    if (row->unreduced != NULL)
        return row->unreduced(symbols, op);
    return sdyi_op_has(op, SDYI_TERMINATOR)
               ? SDYRT_OK
               : verify_change(op, op->n_operands, SDYRT_SUM,
                               SDYI_NO_REDUCTION);
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_symbols symbols;
    sdyi_symbols_start(&symbols, op->module->op, &op->module->pool->scratch);
    return sdyi_try_post(op, verify_op, &symbols);
}

const sdyi_pass sdyi_pass_verify_unreduced_axes = {
    .name = "sdy-verify-unreduced-axes",
    .summary = "refuse ops that drop unreduced axes, or make them up",
    .on = SDYI_ON_FUNCTION,
    .run = run,
};

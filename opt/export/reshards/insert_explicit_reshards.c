/* Reshards where the shardings of an op do not fit each other:
 *
 *   %0 = stablehlo.add %a, %b {sdy.sharding = [<@m, [{"x"}]>]}
 *   ->                                     where %b has <@m, [{"y"}]>
 *   %0 = sdy.reshard %b <@m, [{"x"}]>
 *   %1 = stablehlo.add %a, %0 {sdy.sharding = [<@m, [{"x"}]>]}
 *
 * Ops in turn, those in an op before it; the first that holds for an op is
 * done:
 *
 *   data-flow op       each source gets its owner's sharding
 *   call               each operand gets the sharding of the callee's argument
 *   reshard to unreduced axes that its operand lacks: the ops that do that
 *   op on one device   devices.c
 *   any other          operands are summed along unreduced axes that its first
 *                      result has not; then by its rule, if that is not the
 *                      user's: full, or a dot
 *
 * and at last what the function returns gets the shardings of its results.
 *
 * Without `enable-full-version` operands get unreduced axes alone where that is
 * asked for; calls, ragged dots and concatenates of other shardings are full
 * always. The pass is to be run once: an all_reduce that it has put would get
 * another before it. */
#include "opt/export/reshards/reshards.h"
#include "program/ir/callgraph.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"

#include "opt/axes.h"
#include "program/dialects/shardable.h"

#include <string.h>

typedef struct options {
    bool is_full, only_shardys_rules;
} options;

static const sdyi_pass_option pass_options[] = {
    {"enable-full-version", SDYI_OPTION_BOOL, "false",
     "reshard all operands and results that do not fit an op",
     offsetof(options, is_full)},
    {"only-shardy-rules", SDYI_OPTION_BOOL, "false",
     "leave chlo's ops without rules, as Shardy does",
     offsetof(options, only_shardys_rules)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

void sdyi_reshards_start(sdyi_reshards *r, sdyi_op *module) {
    sdyi_pool *const pool = module->module->pool;
    *r = (sdyi_reshards){.pool = pool,
                         .mark = sdyi_zone_get_mark(&pool->scopes)};
    sdyi_symbols_start(&r->symbols, module, &pool->scopes);
    sdyi_layouts_start(&r->layouts, &r->symbols, &pool->scopes);
}

void sdyi_reshards_end(sdyi_reshards *r) {
    sdyi_zone_reset(&r->pool->scopes, r->mark);
}

const sdyi_layout *sdyi_own_layout(sdyi_reshards *r, const sdyi_value *value) {
    return sdyi_layout_of(&r->layouts, sdyi_sharding_of(value));
}

const sdyi_layout *sdyi_reshards_layout(sdyi_reshards *r, sdyi_value *value) {
    return sdyi_own_layout(r, sdyi_past_barriers(value));
}

/* -- data-flow ops --------------------------------------------------------- */

/* The first op after a value's definition. */
static sdyi_op *after(const sdyi_value *value) {
    return value->op != NULL ? value->op->next : sdyi_value_block(value)->first;
}

/* An owner's sharding as its sources have it. */
static const sdyi_attr *before_edge(const sdyi_value *owner) {
    const sdyi_op *const op = owner->op != NULL
                                  ? owner->op
                                  : sdyi_block_parent(sdyi_value_block(owner));
    const sdyi_attr *const axes = sdyi_op_attr(op, SDYI_NAME_MANUAL_AXES);
    const sdyi_attr *const in = sdyi_op_attr(op, SDYI_NAME_IN_SHARDINGS);
    if (owner->op == NULL && sdyi_attr_is(in, SDYI_ATTR_SHARDINGS))
        return owner->index < in->n ? in->cells[owner->index].attr : NULL;
    const sdyi_attr *const attr = sdyi_sharding_of(owner);
    return attr != NULL && owner->op != NULL &&
                   sdyi_attr_is(axes, SDYI_ATTR_MANUAL_AXES)
               ? sdyi_sharding_inside(op->module->pool, attr, axes)
               : attr;
}

static void reshard_sources(sdyi_reshards *r, const sdyi_value *owner) {
    const sdyi_layout *const target =
        sdyi_layout_of(&r->layouts, before_edge(owner));
    const int n = sdyi_flow_source_count(owner);
    for (int i = 0; i < n; i++) {
        const sdyi_use *const use = sdyi_flow_source_use(owner, i);
        sdyi_value *const led = sdyi_reshard_to(r, after(use->value),
                                                use->value, target, r->is_full);
        if (led != use->value)
            sdyi_operand_set(use->user, (int)(use - use->user->operands), led);
    }
}

static void visit_flow(sdyi_reshards *r, sdyi_op *op) {
    const unsigned flow = op->row->flow;
    for (int i = 0; i < op->n_results && (flow & SDYI_FLOW_RESULTS) != 0; i++)
        reshard_sources(r, &op->results[i]);
    const sdyi_block *const body =
        op->n_regions > 0 ? op->regions[0].first : NULL;
    for (int i = 0;
         body != NULL && i < body->n_args && (flow & SDYI_FLOW_ARGS_OWN) != 0;
         i++)
        reshard_sources(r, body->args[i]);
}

/* -- calls ----------------------------------------------------------------- */

/* The first of shardings that is not on one device alone. */
static const sdyi_layout *first_cut(const sdyi_layout *const *list, int n) {
    for (int i = 0; i < n; i++)
        if (list[i] != NULL &&
            !sdyrt_mesh_is_maximal(sdyi_layout_mesh(list[i])))
            return list[i];
    return NULL;
}

static const sdyi_layout *without_axes(sdyi_reshards *r,
                                       const sdyi_layout *like,
                                       const sdyi_type *type, bool is_open) {
    const int rank = sdyi_sharded_rank(type);
    return sdyi_layout_of(
        &r->layouts, is_open ? sdyi_sharding_open(r->pool, like->attr, rank)
                             : sdyi_sharding_closed(r->pool, like->attr, rank));
}

static void visit_call(sdyi_reshards *r, sdyi_op *call, const sdyi_op *callee) {
    const int n = call->n_operands;
    const sdyi_layout **const to =
        SDYI_NEW(&r->pool->scratch, const sdyi_layout *, n);
    const sdyi_layout **const from =
        SDYI_NEW(&r->pool->scratch, const sdyi_layout *, n);
    for (int i = 0; i < n; i++) {
        to[i] = sdyi_layout_of(&r->layouts, sdyi_arg_sharding_of(callee, i));
        from[i] = sdyi_own_layout(r, sdyi_operand(call, i));
    }
    const sdyi_layout *const given = first_cut(to, n);
    const sdyi_layout *const like = given != NULL ? given : first_cut(from, n);
    for (int i = 0; i < n && like != NULL; i++) {
        sdyi_value *const value = sdyi_operand(call, i);
        if (to[i] == NULL)
            to[i] = without_axes(r, like, value->type, given != NULL);
        sdyi_value *const led =
            sdyi_reshard_to(r, after(value), value, to[i], true);
        if (led != value)
            sdyi_operand_set(call, i, led);
    }
}

/* -- reshards -------------------------------------------------------------- */

/* A closed, replicated sharding for a value that has none and is going to get
 * unreduced axes: without it each device along these would contribute the
 * value, and the sum would count it several times. */
static void say_whole(sdyi_reshards *r, sdyi_value *value,
                      const sdyi_layout *to) {
    if (r->is_full && to != NULL && to->sharding->unreduced.count > 0 &&
        sdyi_reshards_layout(r, value) == NULL)
        sdyi_sharding_set(
            value, sdyi_sharding_closed(r->pool, to->attr, to->sharding->rank));
}

static bool visit_reshard(sdyi_reshards *r, sdyi_op *op) {
    sdyi_value *const value = sdyi_operand(op, 0);
    const sdyi_layout *const to = sdyi_own_layout(r, &op->results[0]);
    say_whole(r, value, to);
    const sdyi_layout *const from = sdyi_own_layout(r, value);
    sdyi_axes new;
    if (from == NULL || to == NULL)
        return false;
    sdyi_axes_set_diff(sdyi_layout_mesh(to), to->sharding->unreduced,
                       from->sharding->unreduced, &new);
    if (new.count == 0)
        return false;
    sdyi_value *const led = sdyi_reshard_to(r, op, value, to, false);
    return sdyi_op_replace(op, led);
}

/* -- ops with a rule ------------------------------------------------------- */

static void reduce_operands(sdyi_reshards *r, sdyi_op *op) {
    const sdyi_layout *const result =
        op->n_results == 0 ? NULL : sdyi_own_layout(r, &op->results[0]);
    const sdyi_span kept =
        result == NULL ? (sdyi_span){NULL, 0} : result->sharding->unreduced;
    for (int i = 0; i < op->n_operands; i++) {
        sdyi_value *const value = sdyi_operand(op, i);
        sdyi_value *const reduced = sdyi_reduce(r, op, value, kept);
        if (reduced != value)
            sdyi_operand_set(op, i, reduced);
    }
}

/* A layout on the mesh that most sharded tensors have, the first if several do;
 * NULL: there is none, or meshes differ in more than their device ids. */
static const sdyi_layout *most_common(const sdyi_layout *const *list, int n) {
    const sdyi_layout *found = NULL, *best = NULL;
    int most = 0;
    for (int i = 0; i < n; i++) {
        if (list[i] == NULL || sdyrt_mesh_is_empty(sdyi_layout_mesh(list[i])))
            continue;
        if (found == NULL)
            found = list[i];
        if (!sdyi_mesh_equal_axes(sdyi_layout_mesh(found),
                                  sdyi_layout_mesh(list[i])))
            return NULL;
        int count = 0;
        for (int k = 0; k <= i && sdyi_cuts_something(list[i]); k++)
            count += list[k] != NULL && sdyi_cuts_something(list[k]) &&
                     sdyi_same_mesh(list[k]->sharding, list[i]->sharding);
        if (count > most) {
            most = count;
            best = list[i];
        }
    }
    if (best == NULL)
        best = found;
    return best == NULL || sdyrt_mesh_is_maximal(sdyi_layout_mesh(best)) ? NULL
                                                                         : best;
}

/* A concatenate of shardings that differ from its result's. */
static bool concatenates_others(const sdyi_op *op) {
    if (op->row->kind != SDYI_OP_STABLEHLO_CONCATENATE)
        return false;
    const sdyi_attr *const own = sdyi_sharding_of(&op->results[0]);
    for (int i = 0; i < op->n_operands; i++)
        if (sdyi_sharding_of(sdyi_operand(op, i)) != own)
            return true;
    return false;
}

static bool is_ragged_dot(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_STABLEHLO_CUSTOM_CALL &&
           strcmp(sdyi_attr_text(sdyi_op_attr(op, SDYI_NAME_CALL_TARGET_NAME)),
                  "mhlo.ragged_dot") == 0;
}

static void fit(sdyi_factored *f) {
    sdyi_find_axes(f);
    sdyi_apply_axes(f);
    sdyi_sum_results(f);
}

/* The reshards that another partitioner cannot choose: of dots, and of ops with
 * unreduced results, as it does not know the axes to sum along. */
static void fit_partial_sums(sdyi_factored *f) {
    const sdyi_op *const op = f->op;
    const sdyi_layout *const first =
        op->n_results == 0 ? NULL : f->p.layouts[op->n_operands];
    if (op->row->kind == SDYI_OP_STABLEHLO_DOT ||
        op->row->kind == SDYI_OP_STABLEHLO_DOT_GENERAL)
        sdyi_reshard_dot(f);
    if (first == NULL || first->sharding->unreduced.count == 0)
        return;
    if (sdyi_find_sums(f))
        sdyi_sum_results(f);
    else
        fit(f);
}

static void visit_by_rule(sdyi_reshards *r, sdyi_op *op, const sdyi_rule *rule,
                          bool is_full) {
    const int n = op->n_operands + op->n_results;
    sdyi_zone *const zone = &r->pool->scratch;
    const sdyi_layout **const layouts = SDYI_NEW(zone, const sdyi_layout *, n);
    for (int i = 0; i < n; i++)
        layouts[i] = sdyi_reshards_layout(r, sdyi_tensor(op, i));
    sdyi_factored f = {.r = r, .op = op, .mesh = most_common(layouts, n)};
    if (f.mesh == NULL)
        return;
    f.axes = SDYI_NEW(zone, sdyi_span, rule->n_factors);
    f.p = (sdyi_projection){.rule = rule,
                            .mesh = sdyi_layout_mesh(f.mesh),
                            .zone = zone,
                            .n_tensors = n,
                            .layouts = layouts,
                            .closes_missing = true};
    sdyi_project(&f.p);
    if (is_full)
        fit(&f);
    else
        fit_partial_sums(&f);
}

static void visit(sdyi_reshards *r, sdyi_op *op) {
    const sdyi_op *const callee = sdyi_callee(r->layouts.symbols, op);
    if ((op->row->flow & (SDYI_FLOW_RESULTS | SDYI_FLOW_ARGS_OWN)) != 0) {
        visit_flow(r, op);
        return;
    }
    if (callee != NULL) {
        visit_call(r, op, callee);
        return;
    }
    if (op->row->kind == SDYI_OP_SDY_RESHARD && visit_reshard(r, op))
        return;
    const bool is_full =
        r->is_full || is_ragged_dot(op) || concatenates_others(op);
    reduce_operands(r, op);
    if (r->has_devices && sdyi_bring_to_device(r, op))
        return;
    if (r->only_shardys_rules && sdyi_rule_is_addition(op) &&
        sdyi_op_attr(op, SDYI_NAME_SDY_SHARDING_RULE) == NULL)
        return;
    const sdyi_rule *const rule = sdyi_rule_of(op, false, &r->pool->scratch);
    if (rule != NULL && !rule->is_custom)
        visit_by_rule(r, op, rule, is_full);
}

/* -- functions ------------------------------------------------------------- */

static void visit_return(sdyi_reshards *r, const sdyi_op *function,
                         sdyi_op *end) {
    for (int i = 0; i < end->n_operands; i++) {
        sdyi_value *const value = sdyi_operand(end, i);
        sdyi_value *const led = sdyi_reshard_to(
            r, end, value,
            sdyi_layout_of(&r->layouts, sdyi_result_sharding_of(function, i)),
            r->is_full);
        if (led != value)
            sdyi_operand_set(end, i, led);
    }
}

static sdyi_walk visit_op(void *state, sdyi_op *op) {
    sdyi_reshards *const r = state;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&r->pool->scratch);
    if (op->row->kind == SDYI_OP_FUNC_FUNC) {
        for (sdyi_block *b = op->regions[0].first; b != NULL; b = b->next)
            if (b->last != NULL && b->last->row->kind == SDYI_OP_FUNC_RETURN)
                visit_return(r, op, b->last);
    } else if (!sdyi_op_has(op, SDYI_TERMINATOR)) {
        visit(r, op);
    }
    sdyi_zone_reset(&r->pool->scratch, mark);
    return r->status == SDYRT_OK ? SDYI_WALK_ON : SDYI_WALK_STOP;
}

static sdyrt_status check_function(sdyi_reshards *r, const sdyi_op *function) {
    const sdyi_type *const type = sdyi_signature(function);
    for (int i = 0; i < type->n; i++) {
        const int result = i - type->n_inputs;
        const sdyi_attr *const sharding =
            result < 0 ? sdyi_arg_sharding_of(function, i)
                       : sdyi_result_sharding_of(function, result);
        if (sdyi_is_on_device(sdyi_layout_of(&r->layouts, sharding)))
            return sdyi_error(r->pool, function,
                              "function %s %d cannot have a single-device "
                              "(maximal) sharding attribute",
                              result < 0 ? "argument" : "result",
                              result < 0 ? i : result);
    }
    return SDYRT_OK;
}

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    const options *const o = chosen;
    sdyi_reshards r;
    sdyi_reshards_start(&r, op->module->op);
    r.is_full = o->is_full;
    r.only_shardys_rules = o->only_shardys_rules;
    r.has_devices = sdyi_sdy_version(r.pool) != SDYRT_SDY_JAXLIB_0_10_2;
    if (r.has_devices)
        r.status = check_function(&r, op);
    if (r.status == SDYRT_OK)
        (void)sdyi_walk_post(op, visit_op, &r);
    sdyi_reshards_end(&r);
    return r.status;
}

const sdyi_pass sdyi_pass_insert_explicit_reshards = {
    .name = "sdy-insert-explicit-reshards",
    .title = "InsertExplicitReshardsPass",
    .summary = "put reshards where shardings do not fit an op",
    .on = SDYI_ON_FUNCTION,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .run = run,
};

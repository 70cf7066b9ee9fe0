/* New layouts of an op's tensors, from the axes of its factors: reshards before
 * and after the op, and all_reduces of partial sums. */
#include "opt/export/reshards/reshards.h"
#include "program/passes/data_flow_edges.h"

/* Set the axes of a tensor's factors to the chosen ones; true if any
 * changes. */
static bool set_factors(sdyi_factored *f, int tensor) {
    bool is_changed = false;
    for (int i = 0; i < f->p.rule->n_factors; i++) {
        sdyi_factor *const factor = sdyi_factor_of(&f->p, tensor, i);
        if (!factor->is_there || (factor->overflow.count == 0 &&
                                  sdyi_axes_equal(factor->axes, f->axes[i])))
            continue;
        factor->axes = f->axes[i];
        factor->overflow = (sdyi_span){NULL, 0};
        is_changed = true;
    }
    return is_changed;
}

/* Drop the replicated axes along which a tensor is now cut or summed. */
static void leave_out(sdyi_factored *f, sdyi_span *replicated,
                      sdyi_span taken) {
    sdyi_axes left;
    if (!sdyi_axes_overlap(*replicated, taken))
        return;
    sdyi_axes_set_diff(f->p.mesh, *replicated, taken, &left);
    *replicated = sdyi_kept(f->r, &left);
}

static bool has_axes(const sdyi_sharding_parts *parts) {
    for (int d = 0; d < parts->rank; d++)
        if (parts->dims[d].axes.count > 0)
            return true;
    return false;
}

/* True if the new factor axes leave a tensor's dimensions as they are: axes of
 * a factor after one that is not fully sharded go to no dimension. An operand
 * with axes gets a reshard regardless, as in Shardy. */
static bool is_cut_so(const sdyi_factored *f, int tensor,
                      const sdyi_sharding_parts *parts) {
    const sdyi_layout *const old = f->p.layouts[tensor];
    if (!sdyi_cuts_something(old))
        return !has_axes(parts);
    if (tensor < f->op->n_operands)
        return false;
    for (int d = 0; d < parts->rank; d++)
        if (!sdyi_axes_equal(old->sharding->dims[d].axes, parts->dims[d].axes))
            return false;
    return true;
}

/* The new layout of a tensor; NULL: it keeps its own. */
static const sdyi_layout *new_layout(sdyi_factored *f, int tensor) {
    const sdyi_layout *const old = f->p.layouts[tensor];
    const bool is_changed = set_factors(f, tensor);
    const bool is_elsewhere =
        sdyi_cuts_something(old) &&
        sdyi_layout_mesh(old) != sdyi_layout_mesh(f->mesh);
    sdyi_sharding_parts parts;
    if (!is_changed && !is_elsewhere)
        return NULL;
    sdyi_unproject(&f->p, tensor, &parts);
    if (!is_elsewhere && is_cut_so(f, tensor, &parts))
        return NULL;
    for (int d = 0; d < parts.rank; d++)
        leave_out(f, &parts.replicated, parts.dims[d].axes);
    parts.mesh = f->mesh->sharding->mesh;
    parts.mesh_name = f->mesh->sharding->mesh_name;
    return sdyi_layout_make(&f->r->layouts, &parts);
}

static void reshard_operand(sdyi_factored *f, int i) {
    const sdyi_layout *const new = new_layout(f, i);
    if (new != NULL)
        sdyi_operand_set(
            f->op, i,
            sdyi_put_reshard(f->op, sdyi_operand(f->op, i), new->attr));
}

void sdyi_reshard_result(sdyi_op *before, sdyi_value *result,
                         const sdyi_layout *new) {
    const sdyi_attr *to = sdyi_sharding_of(result);
    if (to == NULL)
        to = sdyi_sharding_closed(before->module->pool, new->attr,
                                  new->sharding->rank);
    sdyi_sharding_set(result, new->attr);
    const sdyi_value *const back = sdyi_put_reshard(before, result, to);
    sdyi_take_uses(back->op, result);
}

void sdyi_apply_to_results(sdyi_factored *f) {
    sdyi_op *const before = f->op->next;
    for (int i = 0; i < f->op->n_results; i++) {
        const sdyi_layout *const new = new_layout(f, f->op->n_operands + i);
        if (new != NULL)
            sdyi_reshard_result(before, &f->op->results[i], new);
    }
}

void sdyi_apply_axes(sdyi_factored *f) {
    for (int i = 0; i < f->op->n_operands; i++)
        reshard_operand(f, i);
    sdyi_apply_to_results(f);
}

/* -- partial sums ---------------------------------------------------------- */

/* A result's layout, without replicated axes that it is summed along. */
static const sdyi_layout *summed_along(sdyi_factored *f, sdyi_value *result,
                                       const sdyi_layout *layout,
                                       sdyi_span sums) {
    sdyi_sharding_parts parts;
    if (!sdyi_axes_overlap(layout->sharding->replicated, sums))
        return layout;
    sdyi_layout_parts(layout, &parts);
    leave_out(f, &parts.replicated, sums);
    const sdyi_layout *const made = sdyi_layout_make(&f->r->layouts, &parts);
    if (made == NULL)
        return layout;
    sdyi_sharding_set(result, made->attr);
    return made;
}

void sdyi_sum_results(sdyi_factored *f) {
    sdyi_reshards *const r = f->r;
    const sdyi_rule *const rule = f->p.rule;
    sdyi_axes all = {.count = 0}, sums;
    if (f->op->n_results == 0)
        return;
    for (int i = 0; i < rule->n_factors; i++)
        for (int k = 0;
             rule->types[i] == SDYI_FACTOR_REDUCTION && k < f->axes[i].count;
             k++)
            sdyi_axes_append(&all, f->axes[i].refs[k]);
    const sdyi_layout *const first = f->p.layouts[f->op->n_operands];
    sdyi_axes_set_diff(f->p.mesh, sdyi_span_of(&all),
                       first == NULL ? (sdyi_span){NULL, 0}
                                     : first->sharding->unreduced,
                       &sums);
    if (sums.count == 0)
        return;
    sdyi_op *const before = f->op->next;
    for (int i = 0; i < f->op->n_results; i++) {
        sdyi_value *const result = &f->op->results[i];
        const sdyi_layout *layout = sdyi_own_layout(r, result);
        if (layout == NULL)
            layout = sdyi_layout_of(
                &r->layouts,
                sdyi_sharding_closed(r->pool, f->mesh->attr, result->type->n));
        else
            layout = summed_along(f, result, layout, sdyi_span_of(&sums));
        sdyi_value *const sum =
            sdyi_put_all_reduce(r, before, result, layout, sdyi_span_of(&sums));
        sdyi_take_uses(sum->op, result);
    }
}

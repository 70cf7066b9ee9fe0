/* The search for conflicts in each op: two tensors differ at one place of a
 * factor, or a tensor has the next axis along another factor. */
#include "program/propagation/conflicts.h"

#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/propagation/factors.h"

typedef struct side {
    int tensor, factor;
    sdyi_ref axis;
} side;

typedef struct finder {
    sdyi_zone *scratch;
    sdyi_layouts *layouts;
    bool is_conservative;
    sdyi_visit_conflict *visit;
    void *state;
} finder;

static const sdyi_value *value_of(const sdyi_op *op, int tensor) {
    return sdyi_shardable(
        tensor < op->n_operands
            ? sdyi_operand(op, tensor)
            : (sdyi_value *)&op->results[tensor - op->n_operands]);
}

static int dim_of(const sdyi_rule *rule, const side *s) {
    const sdyi_rule_tensor *const tensor = &rule->tensors[s->tensor];
    for (int d = 0; d < tensor->rank; d++)
        for (int i = 0; i < tensor->dims[d].n; i++)
            if (tensor->dims[d].factors[i] == s->factor)
                return d;
    return -1;
}

/* The side with the axis that the first result has along the factor. */
static int find_winner(const sdyi_projection *p, const side sides[2]) {
    for (int t = p->rule->n_operands; t < p->n_tensors; t++)
        for (int i = 0; i < 2; i++) {
            const sdyi_factor *const f = sdyi_factor_of(p, t, sides[i].factor);
            if (f->is_there && sdyi_axes_contain(f->axes, sides[i].axis))
                return i;
        }
    return -1;
}

static void report(const finder *f, const sdyi_op *op, const sdyi_projection *p,
                   const side sides[2]) {
    sdyi_conflict found = {
        .op = op, .mesh = p->mesh, .winner = find_winner(p, sides)};
    for (int i = 0; i < 2; i++)
        found.sides[i] = (sdyi_conflict_side){value_of(op, sides[i].tensor),
                                              dim_of(p->rule, &sides[i]),
                                              sides[i].factor, sides[i].axis};
    f->visit(f->state, &found);
}

/* Two tensors that have different axes at one place of a factor. */
static bool find_same_factor(const sdyi_projection *p, int factor,
                             side sides[2]) {
    for (int a = 0; a < p->n_tensors; a++)
        for (int b = a + 1; b < p->n_tensors; b++) {
            const sdyi_factor *const f = sdyi_factor_of(p, a, factor),
                                     *const g = sdyi_factor_of(p, b, factor);
            const int n =
                f->axes.count < g->axes.count ? f->axes.count : g->axes.count;
            for (int i = 0; f->is_there && g->is_there && i < n; i++)
                if (!sdyi_ref_contains(f->axes.refs[i], g->axes.refs[i]) &&
                    !sdyi_ref_contains(g->axes.refs[i], f->axes.refs[i])) {
                    sides[0] = (side){a, factor, f->axes.refs[i]};
                    sides[1] = (side){b, factor, g->axes.refs[i]};
                    return true;
                }
        }
    return false;
}

/* A tensor that cannot get the next axis of a factor, as it has the axis along
 * another factor. */
static bool find_other_factor(const sdyi_projection *p, int factor,
                              side sides[2]) {
    for (int a = 0; a < p->n_tensors; a++) {
        const sdyi_factor *const f = sdyi_factor_of(p, a, factor);
        for (int b = 0; f->is_there && b < p->n_tensors; b++) {
            const sdyi_factor *const g = sdyi_factor_of(p, b, factor);
            if (b == a || !g->is_there || g->axes.count >= f->axes.count)
                continue;
            const sdyi_ref next = f->axes.refs[g->axes.count];
            for (int k = 0; k < p->rule->n_factors; k++) {
                const sdyi_factor *const held = sdyi_factor_of(p, b, k);
                if (k == factor || !held->is_there ||
                    !sdyi_axes_contain(held->axes, next))
                    continue;
                sides[0] = (side){a, factor, next};
                sides[1] = (side){b, k, next};
                return true;
            }
        }
    }
    return false;
}

/* The layouts of an op's tensors, on one mesh; NULL: they are on several, or
 * have none. */
static const sdyrt_mesh *find_layouts(const finder *f, const sdyi_op *op,
                                      const sdyi_layout **layouts) {
    const sdyrt_mesh *mesh = NULL;
    for (int i = 0; i < op->n_operands + op->n_results; i++) {
        const sdyi_value *const value = value_of(op, i);
        layouts[i] = value == NULL
                         ? NULL
                         : sdyi_layout_of(f->layouts, sdyi_sharding_of(value));
        if (layouts[i] == NULL)
            continue;
        if (mesh != NULL && sdyi_layout_mesh(layouts[i]) != mesh)
            return NULL;
        mesh = sdyi_layout_mesh(layouts[i]);
    }
    return mesh;
}

static void find_conflicts(const finder *f, const sdyi_op *op,
                           const sdyi_rule *rule) {
    const int n = op->n_operands + op->n_results;
    const sdyi_layout **const layouts =
        SDYI_NEW(f->scratch, const sdyi_layout *, n);
    sdyi_projection p = {
        .rule = rule,
        .mesh = find_layouts(f, op, layouts),
        .zone = f->scratch,
        .n_tensors = n,
        .layouts = layouts,
        .directions = SDYI_NEW(f->scratch, unsigned char, rule->n_factors),
        .is_conservative = f->is_conservative};
    side sides[2];
    if (p.mesh == NULL || p.mesh->n_axes == 0)
        return;
    sdyi_project(&p);
    for (int i = 0; i < rule->n_factors; i++)
        if (!rule->blocked[i] &&
            (find_same_factor(&p, i, sides) || find_other_factor(&p, i, sides)))
            report(f, op, &p, sides);
}

static sdyi_walk visit_op(void *state, sdyi_op *op) {
    const finder *const f = state;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(f->scratch);
    const sdyi_rule *const rule =
        op->n_results == 0 ? NULL
                           : sdyi_rule_of(op, f->is_conservative, f->scratch);
    bool has_sizes = rule != NULL;
    for (int i = 0; has_sizes && i < rule->n_factors; i++)
        has_sizes = rule->sizes[i] >= 0;
    if (has_sizes)
        find_conflicts(f, op, rule);
    sdyi_zone_reset(f->scratch, mark);
    return SDYI_WALK_ON;
}

void sdyi_conflicts_find(sdyi_module *module, sdyi_layouts *layouts,
                         bool is_conservative, sdyi_visit_conflict *visit,
                         void *state) {
    finder f = {.scratch = &module->pool->scratch,
                .layouts = layouts,
                .is_conservative = is_conservative,
                .visit = visit,
                .state = state};
    (void)sdyi_walk_pre(module->op, visit_op, &f);
}

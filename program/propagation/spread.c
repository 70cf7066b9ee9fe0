/* One step: layouts are projected to factors, a strategy extends these, and
 * changed factors become layouts again. */
#include "program/propagation/history.h"

#include <string.h>

/* The first layout of the mesh of all; NULL: they have none, or differ. */
static const sdyi_layout *find_mesh(const sdyi_layout *const *layouts, int n) {
    const sdyi_layout *found = NULL;
    for (int i = 0; i < n; i++) {
        const sdyi_layout *const l = layouts[i];
        if (l == NULL || l == found)
            continue;
        const sdyrt_mesh *const mesh = sdyi_layout_mesh(l);
        if (found == NULL || sdyrt_mesh_is_empty(sdyi_layout_mesh(found)))
            found = l;
        else if (mesh != sdyi_layout_mesh(found) && !sdyrt_mesh_is_empty(mesh))
            return NULL;
    }
    return found == NULL || sdyi_layout_mesh(found)->n_axes == 0 ? NULL : found;
}

static bool has_axes(const sdyi_sharding_parts *parts) {
    for (int d = 0; d < parts->rank; d++)
        if (parts->dims[d].axes.count > 0)
            return true;
    return parts->replicated.count > 0 || parts->unreduced.count > 0;
}

/* The new layout of a tensor whose factors have changed. */
static const sdyi_layout *layout_of(const sdyi_spread *s,
                                    const sdyi_projection *p, int tensor,
                                    const sdyi_layout *mesh) {
    sdyi_sharding_parts parts;
    sdyi_unproject(p, tensor, &parts);
    parts.mesh = mesh->sharding->mesh;
    parts.mesh_name = mesh->sharding->mesh_name;
    if (p->layouts[tensor] == NULL && !has_axes(&parts))
        return NULL;
    const sdyi_layout *const made = sdyi_layout_make(s->layouts, &parts);
    return made == NULL ? p->layouts[tensor] : made;
}

static void spread(const sdyi_spread *s, sdyi_projection *p) {
    const size_t n = (size_t)p->n_tensors * (size_t)p->rule->n_factors;
    sdyi_factor *before = NULL;
    if (s->history != NULL && n > 0) {
        before = SDYI_NEW(p->zone, sdyi_factor, n);
        memcpy(before, p->factors, n * sizeof *before);
    }
    if (s->strategy == SDYI_STRATEGY_BASIC)
        sdyi_spread_basic(p);
    else
        sdyi_spread_aggressive(p);
    if (before != NULL)
        sdyi_history_compare(s->history, p, before);
}

bool sdyi_spread_axes(const sdyi_spread *s, const sdyi_layout **after) {
    const int n = s->rule->n_operands + s->rule->n_results;
    const sdyi_layout *const mesh = find_mesh(s->before, n);
    sdyi_zone *const zone = &s->layouts->pool->scratch;
    bool is_changed = false;
    if (mesh == NULL)
        return false;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    sdyi_projection p = {.rule = s->rule,
                         .mesh = sdyi_layout_mesh(mesh),
                         .zone = zone,
                         .n_tensors = n,
                         .layouts = s->before,
                         .directions = s->directions,
                         .is_elementwise = s->is_elementwise,
                         .is_conservative = s->is_conservative};
    sdyi_project(&p);
    spread(s, &p);
    for (int t = 0; t < n; t++) {
        after[t] = p.is_updated[t] ? layout_of(s, &p, t, mesh) : s->before[t];
        is_changed = is_changed || after[t] != s->before[t];
    }
    sdyi_zone_reset(zone, mark);
    return is_changed;
}

const sdyi_rule *sdyi_identity_rule(sdyi_zone *zone, const sdyi_type *type,
                                    int n_operands, int n_results) {
    const int rank = type->n, n = n_operands + n_results;
    sdyi_rule *const rule = SDYI_NEW(zone, sdyi_rule, 1);
    sdyi_rule_tensor *const tensors = SDYI_NEW(zone, sdyi_rule_tensor, n);
    sdyi_rule_dim *const dims = SDYI_NEW(zone, sdyi_rule_dim, rank);
    int *const factors = SDYI_NEW(zone, int, rank);
    int64_t *const sizes = SDYI_NEW(zone, int64_t, rank);
    for (int d = 0; d < rank; d++) {
        factors[d] = d;
        sizes[d] = type->cells[d].integer;
        dims[d] = (sdyi_rule_dim){.n = 1, .factors = &factors[d]};
    }
    for (int t = 0; t < n; t++)
        tensors[t] = (sdyi_rule_tensor){.rank = rank, .dims = dims};
    *rule = (sdyi_rule){.n_operands = n_operands,
                        .n_results = n_results,
                        .n_factors = rank,
                        .tensors = tensors,
                        .sizes = sizes,
                        .types = SDYI_NEW(zone, unsigned char, rank),
                        .blocked = SDYI_NEW(zone, bool, rank)};
    return rule;
}

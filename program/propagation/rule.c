/* Sharding rules as attributes RULE, read and written. */
#include "program/propagation/rule.h"

/* -- attributes ------------------------------------------------------------ */

/* The cells of a RULE: dialects/sdy/parse_rule.c. */

static const sdyi_factor_type listed[] = {SDYI_FACTOR_REDUCTION,
                                          SDYI_FACTOR_NEED_REPLICATION,
                                          SDYI_FACTOR_PERMUTATION};
#define N_LISTED 3

static const sdyi_cell *read_dim(sdyi_zone *zone, const sdyi_cell *at,
                                 sdyi_rule_dim *dim) {
    dim->n = (int)(at++)->integer;
    int *const factors = SDYI_NEW(zone, int, dim->n);
    for (int i = 0; i < dim->n; i++)
        factors[i] = (int)(at++)->integer;
    dim->factors = factors;
    return at;
}

static const sdyi_cell *read_tensor(sdyi_zone *zone, const sdyi_cell *at,
                                    sdyi_rule_tensor *tensor) {
    tensor->rank = (int)(at++)->integer;
    sdyi_rule_dim *const dims = SDYI_NEW(zone, sdyi_rule_dim, tensor->rank);
    for (int d = 0; d < tensor->rank; d++)
        at = read_dim(zone, at, &dims[d]);
    tensor->dims = dims;
    return at;
}

const sdyi_rule *sdyi_rule_of_attr(sdyi_zone *zone, const sdyi_attr *attr) {
    sdyi_rule *const rule = SDYI_NEW(zone, sdyi_rule, 1);
    rule->n_operands = (int)attr->cells[0].integer;
    rule->n_results = (int)attr->cells[1].integer;
    rule->n_factors = (int)attr->cells[2].integer;
    rule->is_custom = sdyi_rule_attr_is_custom(attr);
    const sdyi_cell *at = attr->cells + 4;
    int64_t *const sizes = SDYI_NEW(zone, int64_t, rule->n_factors);
    for (int i = 0; i < rule->n_factors; i++)
        sizes[i] = (at++)->integer;
    const int n_tensors = rule->n_operands + rule->n_results;
    sdyi_rule_tensor *const tensors =
        SDYI_NEW(zone, sdyi_rule_tensor, n_tensors);
    for (int t = 0; t < n_tensors; t++)
        at = read_tensor(zone, at, &tensors[t]);
    unsigned char *const types = SDYI_NEW(zone, unsigned char, rule->n_factors);
    for (int l = 0; l < N_LISTED; l++)
        for (int64_t n = (at++)->integer; n > 0; n--)
            types[(at++)->integer] = (unsigned char)listed[l];
    bool *const blocked = SDYI_NEW(zone, bool, rule->n_factors);
    for (int64_t n = (at++)->integer; n > 0; n--)
        blocked[(at++)->integer] = true;
    rule->sizes = sizes;
    rule->tensors = tensors;
    rule->types = types;
    rule->blocked = blocked;
    return rule;
}

typedef struct cells {
    sdyi_zone *zone;
    sdyi_cell *at;
    int n, capacity;
} cells;

static void add(cells *c, int64_t value) {
    SDYI_GROW(c->zone, c->at, c->n, c->capacity);
    c->at[c->n++].integer = value;
}

static void add_tensor(cells *c, const sdyi_rule_tensor *tensor) {
    add(c, tensor->rank);
    for (int d = 0; d < tensor->rank; d++) {
        add(c, tensor->dims[d].n);
        for (int i = 0; i < tensor->dims[d].n; i++)
            add(c, tensor->dims[d].factors[i]);
    }
}

/* Add the list of the factors of a type, or of the blocked factors. */
static void add_list(cells *c, const sdyi_rule *rule, const bool *blocked,
                     sdyi_factor_type type) {
    const int length = c->n;
    add(c, 0);
    for (int i = 0; i < rule->n_factors; i++)
        if (blocked != NULL ? blocked[i] : rule->types[i] == (int)type) {
            add(c, i);
            c->at[length].integer++;
        }
}

const sdyi_attr *sdyi_rule_to_attr(sdyi_pool *pool, const sdyi_rule *rule) {
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    cells c = {.zone = &pool->scratch};
    add(&c, rule->n_operands);
    add(&c, rule->n_results);
    add(&c, rule->n_factors);
    add(&c, rule->is_custom);
    for (int i = 0; i < rule->n_factors; i++)
        add(&c, rule->sizes[i]);
    for (int t = 0; t < rule->n_operands + rule->n_results; t++)
        add_tensor(&c, &rule->tensors[t]);
    for (int l = 0; l < N_LISTED; l++)
        add_list(&c, rule, NULL, listed[l]);
    add_list(&c, rule, rule->blocked, SDYI_FACTOR_PASS_THROUGH);
    const sdyi_attr *const attr =
        sdyi_attr_make(pool, SDYI_ATTR_RULE, 0, NULL, c.at, c.n);
    sdyi_zone_reset(&pool->scratch, mark);
    return attr;
}

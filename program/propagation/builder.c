/* Factors collected by a row's entry `rule`, and the rule made of them; or the
 * rule that an op has as an attribute. */
#include "program/propagation/builder.h"

#include "program/text/print.h"

#include <string.h>

typedef struct built_dim {
    int n, capacity;
    int *factors;
} built_dim;

typedef struct built_tensor {
    int rank;
    built_dim *dims;
} built_tensor;

typedef struct built_factor {
    int64_t size;
    sdyi_factor_dims is;
} built_factor;

struct sdyi_rule_builder {
    sdyi_zone *zone;
    const sdyi_op *op;
    bool is_conservative, is_none;
    int n_operands, n_results, n_factors, capacity;
    built_tensor *tensors; /* operands, then results */
    built_factor *factors;
};

bool sdyi_rule_is_conservative(const sdyi_rule_builder *b) {
    return b->is_conservative;
}

sdyi_zone *sdyi_rule_zone(const sdyi_rule_builder *b) {
    return b->zone;
}

void sdyi_rule_is_none(sdyi_rule_builder *b) {
    b->is_none = true;
}

/* -- factors --------------------------------------------------------------- */

static int new_factor(sdyi_rule_builder *b, int64_t size, sdyi_factor_dims is) {
    SDYI_GROW(b->zone, b->factors, b->n_factors, b->capacity);
    b->factors[b->n_factors] = (built_factor){size, is};
    return b->n_factors++;
}

static void put(sdyi_rule_builder *b, built_tensor *t, int at, int number) {
    if (at >= t->rank) {
        b->is_none = true;
        return;
    }
    built_dim *const d = &t->dims[at];
    SDYI_GROW(b->zone, d->factors, d->n, d->capacity);
    d->factors[d->n++] = number;
}

static void put_range(sdyi_rule_builder *b, int first, int end, int at,
                      int64_t size, sdyi_factor_dims is) {
    const int number = new_factor(b, size, is);
    for (int t = first; t < end; t++)
        if (at < b->tensors[t].rank)
            put(b, &b->tensors[t], at, number);
}

void sdyi_rule_all(sdyi_rule_builder *b, int dim, int64_t size,
                   sdyi_factor_dims factor) {
    put_range(b, 0, b->n_operands + b->n_results, dim, size, factor);
}

void sdyi_rule_operands(sdyi_rule_builder *b, int dim, int64_t size,
                        sdyi_factor_dims factor) {
    put_range(b, 0, b->n_operands, dim, size, factor);
}

void sdyi_rule_results(sdyi_rule_builder *b, int dim, int64_t size,
                       sdyi_factor_dims factor) {
    put_range(b, b->n_operands, b->n_operands + b->n_results, dim, size,
              factor);
}

void sdyi_rule_factor(sdyi_rule_builder *b, const int *dims, int64_t size,
                      sdyi_factor_dims factor) {
    const int number = new_factor(b, size, factor);
    for (int t = 0; t < b->n_operands + b->n_results; t++) {
        built_tensor *const to = &b->tensors[t];
        if (dims[t] == SDYI_NO_DIM ||
            (size == 1 && dims[t] < to->rank && to->dims[dims[t]].n > 0))
            continue;
        put(b, to, dims[t], number);
    }
}

void sdyi_rule_pointwise(sdyi_rule_builder *b, const sdyi_type *type) {
    for (int d = 0; d < type->n; d++)
        sdyi_rule_all(b, d, sdyi_hlo_dim(type, d), SDYI_PASS);
}

void sdyi_rule_mismatch(sdyi_rule_builder *b, const sdyi_type *in,
                        const sdyi_type *out, sdyi_factor_dims factor) {
    for (int d = 0; d < in->n; d++)
        sdyi_rule_all(b, d, sdyi_hlo_dim(in, d),
                      sdyi_hlo_dim(in, d) == sdyi_hlo_dim(out, d) ? SDYI_PASS
                                                                  : factor);
}

/* -- building -------------------------------------------------------------- */

static void start_tensor(sdyi_rule_builder *b, built_tensor *t,
                         const sdyi_type *type) {
    t->rank = sdyi_type_is(type, SDYI_TYPE_TENSOR) ? type->n : 0;
    t->dims = SDYI_NEW(b->zone, built_dim, t->rank);
}

static void start(sdyi_rule_builder *b) {
    b->tensors = SDYI_NEW(b->zone, built_tensor, b->n_operands + b->n_results);
    for (int i = 0; i < b->n_operands; i++)
        start_tensor(b, &b->tensors[i], sdyi_operand(b->op, i)->type);
    for (int i = 0; i < b->n_results; i++)
        start_tensor(b, &b->tensors[b->n_operands + i], b->op->results[i].type);
}

static const sdyi_rule *finish(sdyi_rule_builder *b) {
    const int n_tensors = b->n_operands + b->n_results;
    sdyi_rule_tensor *const tensors =
        SDYI_NEW(b->zone, sdyi_rule_tensor, n_tensors);
    for (int t = 0; t < n_tensors; t++) {
        built_tensor *const from = &b->tensors[t];
        sdyi_rule_dim *const dims =
            SDYI_NEW(b->zone, sdyi_rule_dim, from->rank);
        for (int d = 0; d < from->rank; d++) {
            if (from->dims[d].n == 0)
                put(b, from, d, new_factor(b, 1, SDYI_PASS));
            dims[d] = (sdyi_rule_dim){from->dims[d].n, from->dims[d].factors};
        }
        tensors[t] = (sdyi_rule_tensor){from->rank, dims};
    }
    sdyi_rule *const rule = SDYI_NEW(b->zone, sdyi_rule, 1);
    int64_t *const sizes = SDYI_NEW(b->zone, int64_t, b->n_factors);
    unsigned char *const types = SDYI_NEW(b->zone, unsigned char, b->n_factors);
    bool *const blocked = SDYI_NEW(b->zone, bool, b->n_factors);
    for (int i = 0; i < b->n_factors; i++) {
        sizes[i] = b->factors[i].size;
        types[i] = (unsigned char)b->factors[i].is.type;
        blocked[i] = b->factors[i].is.is_blocked;
    }
    *rule = (sdyi_rule){.n_operands = b->n_operands,
                        .n_results = b->n_results,
                        .n_factors = b->n_factors,
                        .tensors = tensors,
                        .sizes = sizes,
                        .types = types,
                        .blocked = blocked};
    return rule;
}

void sdyi_rule_warn_unknown(const sdyi_op *op, const char *target) {
    sdyi_pool *const pool = op->module->pool;
    const bool is_call = target != NULL;
    bool *const is_reported = is_call ? &pool->is_unknown_call_reported
                                      : &pool->is_unknown_op_reported;
    if (*is_reported)
        return;
    *is_reported = true;
    sdyi_warning(pool, op, "%s%s%s is unknown to SDY sharding rule registry",
                 is_call ? "custom call @" : "op '",
                 is_call ? target : sdyi_op_name(op), is_call ? "" : "'");
    sdyi_note_op(op);
}

bool sdyi_rule_is_addition(const sdyi_op *op) {
    return op->row->rule != NULL && strncmp(op->row->name, "chlo.", 5) == 0;
}

const sdyi_rule *sdyi_rule_of(const sdyi_op *op, bool is_conservative,
                              sdyi_zone *zone) {
    const sdyi_attr *const own = sdyi_op_attr(op, SDYI_NAME_SDY_SHARDING_RULE);
    if (sdyi_attr_is(own, SDYI_ATTR_RULE))
        return sdyi_rule_of_attr(zone, own);
    if (op->row->rule == NULL) {
        if (!sdyi_op_has(op, SDYI_TERMINATOR))
            sdyi_rule_warn_unknown(op, NULL);
        return NULL;
    }
    sdyi_rule_builder b = {.zone = zone,
                           .op = op,
                           .is_conservative = is_conservative,
                           .n_operands = op->n_operands,
                           .n_results = op->n_results};
    start(&b);
    op->row->rule(&b, op);
    return b.is_none ? NULL : finish(&b);
}

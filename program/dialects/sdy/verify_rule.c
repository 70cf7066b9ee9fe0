/* Verifier of sharding rules: mappings must fit the op's operands and
 * results. */
#include "program/dialects/sdy/sdy.h"

#include "program/text/print.h"

#include <inttypes.h>
#include <stdio.h>

/* Cells of a RULE, split up: parse_rule.c. */
typedef struct rule {
    const sdyi_op *op;
    int64_t n_operands, n_results, n_factors;
    const sdyi_cell *sizes, *mappings;
    bool *is_used, *is_in_tensor, *is_in_results, *is_special;
} rule;

#define N_LISTS 4 /* reduction, need_replication, permutation, blocked */

static const char *factor_text(int64_t factor, char text[32]) {
    const int letters = 'z' - 'i' + 1;
    if (factor < letters)
        (void)snprintf(text, 32, "%c", (char)('i' + factor));
    else
        (void)snprintf(text, 32, "z_%" PRId64, factor - letters + 1);
    return text;
}

static sdyrt_status fail_index(const rule *r, int64_t index) {
    return sdyi_error(r->op->module->pool, r->op,
                      "index must be less than %lld, got: %lld",
                      (long long)r->n_factors, (long long)index);
}

/* -- mappings -------------------------------------------------------------- */

/* The factors of a dimension. */
static sdyrt_status verify_dim(const rule *r, const sdyi_cell *factors,
                               int64_t n, sdyi_owner owner) {
    sdyi_pool *const pool = r->op->module->pool;
    char text[SDYI_OWNER_BYTES];
    if (n == 0)
        return sdyi_error(pool, r->op,
                          "%sdim mapping must have at least one factor",
                          sdyi_owner_text(owner, text));
    for (int64_t i = 0; i < n; i++) {
        const int64_t factor = factors[i].integer;
        if (factor >= r->n_factors)
            return sdyi_error(pool, r->op,
                              "%sexpecting factor indices to be within "
                              "0<=...<num_factors; received: %lld, "
                              "num_factors: %lld",
                              sdyi_owner_text(owner, text), (long long)factor,
                              (long long)r->n_factors);
        if (r->is_in_tensor[factor])
            return sdyi_error(pool, r->op,
                              "%scannot reuse factors for the same tensor "
                              "value",
                              sdyi_owner_text(owner, text));
        r->is_in_tensor[factor] = r->is_used[factor] = true;
        if (n > 1 && r->sizes[factor].integer == 1)
            return sdyi_error(pool, r->op,
                              "%sdim mapping can't have a factor of size 1 "
                              "if there are multiple factors",
                              sdyi_owner_text(owner, text));
    }
    return SDYRT_OK;
}

static sdyrt_status verify_mapping(const rule *r, const sdyi_cell **at,
                                   const sdyi_type *type, sdyi_owner owner) {
    sdyi_pool *const pool = r->op->module->pool;
    char text[SDYI_OWNER_BYTES];
    const int64_t rank = ((*at)++)->integer;
    if (!sdyi_type_is_static(type))
        return sdyi_error(pool, r->op,
                          "%sexpected a ranked tensor with a static shape. "
                          "type: %s",
                          sdyi_owner_text(owner, text),
                          sdyi_type_text(pool, type));
    if (rank != type->n)
        return sdyi_error(pool, r->op, "%smapping rank must match: %lld != %d",
                          sdyi_owner_text(owner, text), (long long)rank,
                          type->n);
    for (int64_t i = 0; i < r->n_factors; i++)
        r->is_in_tensor[i] = false;
    for (int64_t d = 0; d < rank; d++) {
        const int64_t n = ((*at)++)->integer;
        SDYI_TRY(verify_dim(r, *at, n, owner));
        *at += n;
    }
    return SDYRT_OK;
}

static sdyrt_status verify_mappings(const rule *r, const sdyi_cell **at,
                                    bool is_operands) {
    const sdyi_op *const op = r->op;
    const int n = is_operands ? op->n_operands : op->n_results;
    const char *const kind = is_operands ? "operand" : "result";
    for (int i = 0; i < n; i++) {
        const sdyi_owner owner = {kind, n == 1 ? -1 : i};
        SDYI_TRY(verify_mapping(r, at,
                                is_operands ? sdyi_operand(op, i)->type
                                            : op->results[i].type,
                                owner));
        for (int64_t f = 0; !is_operands && f < r->n_factors; f++)
            r->is_in_results[f] = r->is_in_results[f] || r->is_in_tensor[f];
    }
    return SDYRT_OK;
}

/* -- lists of factors ------------------------------------------------------ */

static sdyrt_status verify_list(const rule *r, const sdyi_cell *factors,
                                int64_t n) {
    sdyi_pool *const pool = r->op->module->pool;
    for (int64_t i = 1; i < n; i++) {
        if (factors[i].integer < factors[i - 1].integer)
            return sdyi_error(pool, r->op,
                              "indices of special factors must be sorted");
        if (factors[i].integer == factors[i - 1].integer)
            return sdyi_error(pool, r->op,
                              "indices of special factors must be unique");
    }
    for (int64_t i = 0; i < n; i++)
        if (factors[i].integer >= r->n_factors)
            return fail_index(r, factors[i].integer);
    return SDYRT_OK;
}

static sdyrt_status verify_lists(const rule *r, const sdyi_cell *at) {
    sdyi_pool *const pool = r->op->module->pool;
    const sdyi_cell *list = at;
    for (int l = 0; l < N_LISTS; l++) {
        const int64_t n = (list++)->integer;
        SDYI_TRY(verify_list(r, list, n));
        list += n;
    }
    list = at;
    for (int l = 0; l < N_LISTS - 1; l++)
        for (int64_t n = (list++)->integer; n > 0; n--) {
            const int64_t factor = (list++)->integer;
            if (r->is_special[factor])
                return sdyi_error(pool, r->op,
                                  "a factor can only be in one of the "
                                  "reduction, need replication, or permutation "
                                  "factor sets");
            r->is_special[factor] = true;
        }
    for (int64_t i = 1; i <= at[0].integer; i++)
        if (r->is_in_results[at[i].integer])
            return sdyi_error(pool, r->op,
                              "reduction factor cannot be in result mappings");
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status verify_counts(const rule *r) {
    sdyi_pool *const pool = r->op->module->pool;
    if (r->op->n_operands != r->n_operands)
        return sdyi_error(pool, r->op,
                          "number of operands and mappings must match: %d != "
                          "%lld",
                          r->op->n_operands, (long long)r->n_operands);
    if (r->op->n_results != r->n_results)
        return sdyi_error(pool, r->op,
                          "number of results and mappings must match: %d != "
                          "%lld",
                          r->op->n_results, (long long)r->n_results);
    return SDYRT_OK;
}

static sdyrt_status verify(const rule *r) {
    const sdyi_cell *at = r->mappings;
    char text[32];
    SDYI_TRY(verify_counts(r));
    SDYI_TRY(verify_mappings(r, &at, true));
    SDYI_TRY(verify_mappings(r, &at, false));
    for (int64_t i = 0; i < r->n_factors; i++)
        if (!r->is_used[i])
            return sdyi_error(r->op->module->pool, r->op,
                              "has factor %s=%lld that isn't used in operand "
                              "and result mappings",
                              factor_text(i, text),
                              (long long)r->sizes[i].integer);
    return verify_lists(r, at);
}

sdyrt_status sdyi_verify_rule(const sdyi_op *op, const sdyi_attr *attr) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    const int64_t n = attr->cells[2].integer;
    const rule r = {.op = op,
                    .n_operands = attr->cells[0].integer,
                    .n_results = attr->cells[1].integer,
                    .n_factors = n,
                    .sizes = attr->cells + 4,
                    .mappings = attr->cells + 4 + n,
                    .is_used = SDYI_NEW(zone, bool, n),
                    .is_in_tensor = SDYI_NEW(zone, bool, n),
                    .is_in_results = SDYI_NEW(zone, bool, n),
                    .is_special = SDYI_NEW(zone, bool, n)};
    const sdyrt_status status = verify(&r);
    sdyi_zone_reset(zone, mark);
    return status;
}

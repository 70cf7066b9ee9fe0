/* Shared queries, comparisons and texts of StableHLO's verifiers. */
#include "program/dialects/stablehlo/verify_common.h"
#include "program/ir/quant.h"

#include "program/ir/record.h"
#include "program/rows/op_kind.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* -- queries --------------------------------------------------------------- */

sdyi_hlo_ints sdyi_hlo_ints_of(const sdyi_attr *attr) {
    if (attr == NULL)
        return (sdyi_hlo_ints){.n = 0};
    return (sdyi_hlo_ints){attr->cells, (int)attr->n, true};
}

sdyi_hlo_ints sdyi_hlo_ints_at(const sdyi_op *op, sdyi_name name) {
    return sdyi_hlo_ints_of(sdyi_op_attr(op, name));
}

sdyi_hlo_ints sdyi_hlo_field(const sdyi_attr *record, int field) {
    return sdyi_hlo_ints_of(record->cells[field].attr);
}

int64_t sdyi_hlo_field_int(const sdyi_attr *record, int field) {
    const sdyi_attr *const value = record->cells[field].attr;
    return value == NULL ? 0 : value->cells[0].integer;
}

int64_t sdyi_hlo_int(const sdyi_op *op, sdyi_name name, int64_t fallback) {
    const sdyi_attr *const attr = sdyi_op_attr(op, name);
    return attr == NULL ? fallback : attr->cells[0].integer;
}

const sdyi_attr *sdyi_hlo_numbers(const sdyi_op *op) {
    return sdyi_op_attr(op, op->row->kind == SDYI_OP_STABLEHLO_SCATTER
                                ? SDYI_NAME_SCATTER_DIMENSION_NUMBERS
                                : SDYI_NAME_DIMENSION_NUMBERS);
}

bool sdyi_hlo_find_repeated(sdyi_hlo_ints list, int64_t *value) {
    for (int i = 1; i < list.n; i++)
        for (int k = 0; k < i; k++)
            if (list.at[k].integer == list.at[i].integer) {
                *value = list.at[i].integer;
                return true;
            }
    return false;
}

const int64_t *sdyi_hlo_bounds(sdyi_pool *pool, const sdyi_type *type) {
    const sdyi_attr *const record = type->encoding;
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR) ||
        !sdyi_attr_is(record, SDYI_ATTR_RECORD) ||
        record->number != SDYI_RECORD_BOUNDS)
        return NULL;
    const sdyi_hlo_ints sizes = sdyi_hlo_field(record, SDYI_BOUNDS_SIZES);
    int64_t *const bounds = SDYI_NEW(&pool->scratch, int64_t, type->n + 1);
    for (int i = 0; i < type->n; i++)
        bounds[i] = i < sizes.n ? sizes.at[i].integer : SDYRT_DYNAMIC;
    return bounds;
}

sdyi_hlo_ints sdyi_hlo_joined(const sdyi_op *op, sdyi_hlo_ints a,
                              sdyi_hlo_ints b) {
    const int n = a.n + b.n;
    sdyi_cell *const all =
        SDYI_NEW(&op->module->pool->scratch, sdyi_cell, n + 1);
    for (int i = 0; i < n; i++)
        all[i] = i < a.n ? a.at[i] : b.at[i - a.n];
    return (sdyi_hlo_ints){all, n, true};
}

/* -- comparison ------------------------------------------------------------ */

bool sdyi_hlo_shapes_fit(const sdyi_type *a, const sdyi_type *b) {
    const bool a_ranked = sdyi_type_is_shaped(a),
               b_ranked = sdyi_type_is_shaped(b);
    if (!a_ranked || !b_ranked)
        return (a_ranked || sdyi_type_is(a, SDYI_TYPE_UNRANKED)) &&
               (b_ranked || sdyi_type_is(b, SDYI_TYPE_UNRANKED));
    if (a->n != b->n)
        return false;
    for (int i = 0; i < a->n; i++)
        if (!sdyi_hlo_dims_fit(sdyi_hlo_dim(a, i), sdyi_hlo_dim(b, i)))
            return false;
    return true;
}

bool sdyi_hlo_elements_fit(const sdyi_type *a, const sdyi_type *b) {
    a = sdyi_type_element(a);
    b = sdyi_type_element(b);
    if (a == b)
        return true;
    const sdyi_quant *const x = sdyi_quant_of(a), *const y = sdyi_quant_of(b);
    return x != NULL && y != NULL && x->kind == y->kind &&
           x->stored == y->stored && x->is_unsigned == y->is_unsigned &&
           x->low == y->low && x->high == y->high &&
           x->expressed == y->expressed;
}

/* No static size exceeds a bound of the other type. */
static bool is_in_bounds(sdyi_pool *pool, const sdyi_type *type,
                         const sdyi_type *bounded) {
    const int64_t *const bounds = sdyi_hlo_bounds(pool, bounded);
    for (int i = 0; bounds != NULL && i < type->n; i++)
        if (sdyi_hlo_is_known(bounds[i]) &&
            sdyi_hlo_is_known(sdyi_hlo_dim(type, i)) &&
            sdyi_hlo_dim(type, i) > bounds[i])
            return false;
    return true;
}

bool sdyi_hlo_fits(sdyi_pool *pool, const sdyi_type *a, const sdyi_type *b) {
    if (a == b)
        return true;
    if (sdyi_type_is(a, SDYI_TYPE_TUPLE) && sdyi_type_is(b, SDYI_TYPE_TUPLE)) {
        if (a->n != b->n)
            return false;
        for (int i = 0; i < a->n; i++)
            if (!sdyi_hlo_fits(pool, a->cells[i].type, b->cells[i].type))
                return false;
        return true;
    }
    if (!sdyi_hlo_is_tensor(a) || !sdyi_hlo_is_tensor(b) ||
        !sdyi_hlo_elements_fit(a, b) || !sdyi_hlo_shapes_fit(a, b))
        return false;
    return !sdyi_type_is_shaped(a) || !sdyi_type_is_shaped(b) ||
           (is_in_bounds(pool, a, b) && is_in_bounds(pool, b, a));
}

bool sdyi_hlo_all_fit(sdyi_pool *pool, const sdyi_type *const *a, int n_a,
                      const sdyi_type *const *b, int n_b) {
    if (n_a != n_b)
        return false;
    for (int i = 0; i < n_a; i++)
        if (!sdyi_hlo_fits(pool, a[i], b[i]))
            return false;
    return true;
}

/* -- words ----------------------------------------------------------------- */

static const char *join(sdyi_pool *pool, const int64_t *values, int n,
                        const char *open, const char *close, bool is_raw) {
    const size_t bytes = (size_t)n * 24 + 4;
    char *const text = sdyi_zone_alloc(&pool->scratch, bytes);
    size_t used = (size_t)snprintf(text, bytes, "%s", open);
    for (int i = 0; i < n; i++) {
        if (values[i] == SDYRT_DYNAMIC && !is_raw)
            used += (size_t)snprintf(text + used, bytes - used, "%s?",
                                     i > 0 ? ", " : "");
        else
            used += (size_t)snprintf(text + used, bytes - used, "%s%" PRId64,
                                     i > 0 ? ", " : "", values[i]);
    }
    (void)snprintf(text + used, bytes - used, "%s", close);
    return text;
}

const char *sdyi_hlo_ints_text(sdyi_pool *pool, sdyi_hlo_ints list) {
    int64_t *const values = SDYI_NEW(&pool->scratch, int64_t, list.n + 1);
    for (int i = 0; i < list.n; i++)
        values[i] = list.at[i].integer;
    return join(pool, values, list.n, "", "", true);
}

const char *sdyi_hlo_raw_dims_text(const sdyi_op *op, const sdyi_type *type) {
    return sdyi_hlo_ints_text(op->module->pool,
                              (sdyi_hlo_ints){type->cells, type->n, true});
}

const char *sdyi_hlo_dims_text(sdyi_pool *pool, const int64_t *dims, int n) {
    return join(pool, dims, n, "[", "]", false);
}

const char *sdyi_hlo_types_text(sdyi_pool *pool, const sdyi_type *const *types,
                                int n) {
    size_t bytes = 1;
    for (int i = 0; i < n; i++)
        bytes += strlen(sdyi_type_text(pool, types[i])) + 2;
    char *const text = sdyi_zone_alloc(&pool->scratch, bytes);
    char *at = text;
    for (int i = 0; i < n; i++)
        at += snprintf(at, bytes - (size_t)(at - text), "%s%s",
                       i > 0 ? ", " : "", sdyi_type_text(pool, types[i]));
    return text;
}

const sdyi_type *const *sdyi_hlo_operand_types(const sdyi_op *op) {
    const sdyi_type **const types = sdyi_hlo_new_types(op, op->n_operands);
    for (int i = 0; i < op->n_operands; i++)
        types[i] = sdyi_hlo_in(op, i);
    return types;
}

const sdyi_type *const *sdyi_hlo_result_types(const sdyi_op *op) {
    const sdyi_type **const types = sdyi_hlo_new_types(op, op->n_results);
    for (int i = 0; i < op->n_results; i++)
        types[i] = sdyi_hlo_out(op, i);
    return types;
}

/* -- segments -------------------------------------------------------------- */

sdyrt_status sdyi_hlo_fail_segments(const sdyi_op *op, sdyi_name sizes,
                                    int64_t sum) {
    const bool is_of_results = sizes == SDYI_NAME_RESULT_SEGMENT_SIZES;
    return SDYI_HLO_FAIL_OP(op,
                            "%s count (%d) does not match with the total size "
                            "(%" PRId64 ") specified in attribute '%s'",
                            is_of_results ? "result" : "operand",
                            is_of_results ? op->n_results : op->n_operands, sum,
                            sdyi_name_text(op->module->pool, sizes));
}

sdyrt_status sdyi_hlo_check_segments(const sdyi_op *op, sdyi_name sizes) {
    const sdyi_hlo_ints list = sdyi_hlo_ints_at(op, sizes);
    const int n = sizes == SDYI_NAME_RESULT_SEGMENT_SIZES ? op->n_results
                                                          : op->n_operands;
    int64_t sum = 0;
    for (int i = 0; i < list.n; i++) {
        if (list.at[i].integer < 0)
            return SDYI_HLO_FAIL_OP(
                op, "'%s' attribute cannot have negative elements",
                sdyi_name_text(op->module->pool, sizes));
        sum += list.at[i].integer;
    }
    return sum == n ? SDYRT_OK : sdyi_hlo_fail_segments(op, sizes, sum);
}

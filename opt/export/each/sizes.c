/* Padded sizes of an op that is partitioned by itself. Only ops whose original
 * elements stay the same with them are padded. */
#include "opt/export/each/each.h"
#include "opt/export/pad/pad.h"
#include "opt/rows.h"
#include "program/dialects/make.h"
#include "program/dialects/shardable.h"

static int count_tensors(const sdyi_op *op) {
    return op->n_operands + op->n_results;
}

static int64_t growth_of(const sdyi_each_op *e, int tensor, int d) {
    return sdyi_size_at(e->types[tensor], d) -
           sdyi_size_at(sdyi_tensor(e->op, tensor)->type, d);
}

static bool is_longer(const sdyi_each_op *e) {
    for (int i = 0; i < count_tensors(e->op); i++)
        if (e->types[i] != sdyi_tensor(e->op, i)->type)
            return true;
    return false;
}

/* -- reshards -------------------------------------------------------------- */

/* The larger size of each dimension for the operand and the result; false: the
 * shards of one of them do not divide it. */
static bool lengthen_reshard(sdyi_reshards *r, sdyi_each_op *e) {
    const sdyi_type *const in = e->types[0], *const out = e->types[1];
    int64_t *const sizes = SDYI_NEW(&r->pool->scratch, int64_t, in->n);
    for (int d = 0; d < in->n; d++)
        sizes[d] = sdyi_size_at(in, d) > sdyi_size_at(out, d)
                       ? sdyi_size_at(in, d)
                       : sdyi_size_at(out, d);
    const sdyi_type *const type = sdyi_resized(r->pool, in, sizes, in->n);
    for (int i = 0; i < 2; i++) {
        e->types[i] = type;
        if (sdyi_padded(
                r->pool, type,
                sdyi_layout_of(&r->layouts, e->shardings[i])->sharding) != type)
            return false;
    }
    return true;
}

/* -- ops with sizes -------------------------------------------------------- */

/* A slice that gets longer must stay within the operand, with strides of 1. */
static bool can_slice(const sdyi_each_op *e) {
    for (int d = 0; d < e->types[1]->n; d++) {
        const int64_t growth = growth_of(e, 1, d);
        if (growth > 0 &&
            (sdyi_hlo_int_at(e->op, SDYI_NAME_STRIDES, d) != 1 ||
             sdyi_hlo_int_at(e->op, SDYI_NAME_LIMIT_INDICES, d) + growth >
                 sdyi_size_at(e->types[0], d)))
            return false;
    }
    return true;
}

/* The padding of the longer operand must not show in the result, unless the
 * pad's value is 0 too. */
static bool can_pad(const sdyi_each_op *e) {
    for (int d = 0; d < e->types[0]->n; d++)
        if (growth_of(e, 0, d) > 0 &&
            sdyi_hlo_int_at(e->op, SDYI_NAME_EDGE_PADDING_HIGH, d) >
                sdyi_hlo_int_at(e->op, SDYI_NAME_INTERIOR_PADDING, d) &&
            !sdyi_is_zero(sdyi_operand(e->op, 1)))
            return false;
    return true;
}

void sdyi_each_set_sizes(const sdyi_each_op *e, sdyi_op *copy) {
    const bool is_slice = sdyi_is_kind(copy, SDYI_OP_STABLEHLO_SLICE);
    if (!is_slice && !sdyi_is_kind(copy, SDYI_OP_STABLEHLO_PAD))
        return;
    const int rank = copy->results[0].type->n, at = copy->n_operands;
    int64_t *const ends = SDYI_NEW(&copy->module->pool->scratch, int64_t, rank);
    const sdyi_name name =
        is_slice ? SDYI_NAME_LIMIT_INDICES : SDYI_NAME_EDGE_PADDING_HIGH;
    for (int d = 0; d < rank; d++)
        ends[d] =
            sdyi_hlo_int_at(copy, name, d) + growth_of(e, at, d) -
            (is_slice
                 ? 0
                 : growth_of(e, 0, d) *
                       (sdyi_hlo_int_at(copy, SDYI_NAME_INTERIOR_PADDING, d) +
                        1));
    sdyi_op_set_attr(copy, name,
                     sdyi_attr_i64s(copy->module->pool, ends, rank));
}

/* -- other ops ------------------------------------------------------------- */

/* True for contractions, and reduce by an add: zero padding changes no sum. */
static bool adds_zeros(const sdyi_op *op) {
    if (sdyi_is_kind(op, SDYI_OP_STABLEHLO_DOT) ||
        sdyi_is_kind(op, SDYI_OP_STABLEHLO_DOT_GENERAL))
        return true;
    if (!sdyi_is_kind(op, SDYI_OP_STABLEHLO_REDUCE) || op->n_results != 1)
        return false;
    const sdyi_block *const body = op->regions[0].first;
    return body->last->prev == body->first &&
           sdyi_is_kind(body->first, SDYI_OP_STABLEHLO_ADD);
}

/* Ops whose attributes or regions contain elements or sizes, and custom
 * calls. */
static bool has_sizes(const sdyi_op *op) {
    if (sdyi_opt_row_of(op)->has_sizes)
        return true;
    return op->n_regions > 0 && !sdyi_is_kind(op, SDYI_OP_STABLEHLO_REDUCE);
}

/* True if every dimension with the factor has `size` and no other factor. */
static bool is_alone(const sdyi_each_op *e, const sdyi_rule *rule, int factor,
                     int64_t size) {
    for (int i = 0; i < count_tensors(e->op); i++)
        for (int d = 0; d < rule->tensors[i].rank; d++) {
            const sdyi_rule_dim *const dim = &rule->tensors[i].dims[d];
            for (int k = 0; k < dim->n; k++)
                if (dim->factors[k] == factor &&
                    (dim->n > 1 || sdyi_size_at(e->types[i], d) != size))
                    return false;
        }
    return true;
}

static bool has_one_count(const sdyi_each_op *e) {
    int64_t in = 0, out = 0;
    (void)sdyi_type_count(e->types[0], &in);
    (void)sdyi_type_count(e->types[1], &out);
    return in == out;
}

/* True if padding would grow an operand dimension of size 1, which is
 * broadcast: its padding would be read as elements. */
static bool widens_broadcast(const sdyi_each_op *e) {
    for (int d = 0; d < e->types[0]->n; d++)
        if (sdyi_size_at(sdyi_operand(e->op, 0)->type, d) == 1 &&
            growth_of(e, 0, d) > 0)
            return true;
    return false;
}

static bool can_be_longer(const sdyi_reshards *r, const sdyi_each_op *e) {
    const sdyi_op *const op = e->op;
    if (sdyi_is_kind(op, SDYI_OP_STABLEHLO_IOTA))
        return true;
    const sdyi_rule *const rule =
        has_sizes(op) ? NULL : sdyi_rule_of(op, false, &r->pool->scratch);
    if (rule == NULL || rule->is_custom)
        return false;
    if (sdyi_is_kind(op, SDYI_OP_STABLEHLO_SLICE))
        return can_slice(e);
    if (sdyi_is_kind(op, SDYI_OP_STABLEHLO_PAD))
        return can_pad(e);
    if (sdyi_is_kind(op, SDYI_OP_STABLEHLO_RESHAPE) && !has_one_count(e))
        return false;
    if (sdyi_is_kind(op, SDYI_OP_STABLEHLO_BROADCAST_IN_DIM) &&
        widens_broadcast(e))
        return false;
    for (int i = 0; i < count_tensors(op); i++)
        for (int d = 0; d < rule->tensors[i].rank; d++) {
            const int factor = rule->tensors[i].dims[d].factors[0];
            const int type = rule->types[factor];
            if (growth_of(e, i, d) > 0 &&
                !((type == SDYI_FACTOR_PASS_THROUGH ||
                   (type == SDYI_FACTOR_REDUCTION && adds_zeros(op))) &&
                  is_alone(e, rule, factor, sdyi_size_at(e->types[i], d))))
                return false;
        }
    return true;
}

bool sdyi_each_lengthen(sdyi_reshards *r, sdyi_each_op *e) {
    const int n = count_tensors(e->op);
    e->types = SDYI_NEW(&r->pool->scratch, const sdyi_type *, n);
    for (int i = 0; i < n; i++) {
        const sdyi_type *const type = sdyi_tensor(e->op, i)->type;
        e->types[i] = type;
        if (e->shardings[i] != NULL)
            e->types[i] = sdyi_padded(
                r->pool, type,
                sdyi_layout_of(&r->layouts, e->shardings[i])->sharding);
    }
    if (sdyi_is_kind(e->op, SDYI_OP_SDY_RESHARD))
        return lengthen_reshard(r, e);
    return !is_longer(e) || can_be_longer(r, e);
}

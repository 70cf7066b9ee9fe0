/* Common subexpressions of reshards:
 *
 *   %1 = sdy.reshard %a S              %1 = sdy.reshard %a S
 *   %2 = stablehlo.reshape %a     ->   %2 = stablehlo.reshape %1
 *   %3 = sdy.reshard %2 T              (the uses of %3 are %2's)
 *
 * where S and T are the same across reshapes (across.h), strictly.
 *
 * The input of a reshard comes from a root by a chain of reshapes and
 * transposes. An earlier reshard in its block, reached from the same root by
 * reshapes alone, replaces it: the earlier result is reshaped back to the
 * root's type, then the chain is repeated on it. Openness, priorities and
 * unreduced axes are not compared. A transpose permutes the dimensions of T
 * where it has its rank, while the sizes stay those of T's tensor; MLIR's pass
 * does so too, so the text is the same. */
#include "opt/patterns/reshard_cse.h"

#include "opt/patterns/across.h"
#include "program/dialects/sdy/sdy.h"
#include "program/rows/op_kind.h"

static const sdyi_attr *sharding_of(const sdyi_op *reshard) {
    return sdyi_op_attr(reshard, SDYI_NAME_SHARDING);
}

/* The tiling of a reshard's result; false: unknown. `order`: the sharding's
 * dimension for each of the result's; NULL: identity. */
static bool find_cut(const sdyi_op *reshard, const int *order,
                     sdyi_cut_dims *cut) {
    const sdyi_attr *const attr = sharding_of(reshard);
    const sdyi_type *const type = reshard->results[0].type;
    const sdyrt_sharding *sharding;
    if (sdyi_mesh_at(reshard, attr) == NULL ||
        sdyi_bind_sharding(reshard, attr, &sharding) != SDYRT_OK ||
        sharding->n_unknown > 0 || !sdyi_type_is_static(type) ||
        type->n != sharding->rank)
        return false;
    *cut = (sdyi_cut_dims){type, sharding, 0, type->n, order};
    return true;
}

/* -- chains ---------------------------------------------------------------- */

static bool is_link(const sdyi_op *op) {
    return op != NULL && (op->row->kind == SDYI_OP_STABLEHLO_RESHAPE ||
                          op->row->kind == SDYI_OP_STABLEHLO_TRANSPOSE);
}

static const sdyi_value *root_of(const sdyi_op *reshard) {
    const sdyi_value *value = sdyi_operand(reshard, 0);
    while (is_link(value->op))
        value = sdyi_operand(value->op, 0);
    return value;
}

/* The dimensions of a reshard's sharding permuted by the transposes of its
 * chain. */
static int *order_of(const sdyi_op *reshard) {
    sdyi_zone *const scratch = &reshard->module->pool->scratch;
    const int rank = reshard->results[0].type->n;
    int *order = SDYI_NEW(scratch, int, rank);
    for (int d = 0; d < rank; d++)
        order[d] = d;
    for (const sdyi_op *op = sdyi_operand(reshard, 0)->op; is_link(op);
         op = sdyi_operand(op, 0)->op) {
        if (op->row->kind != SDYI_OP_STABLEHLO_TRANSPOSE)
            continue;
        const sdyi_attr *const permutation =
            sdyi_op_attr(op, SDYI_NAME_PERMUTATION);
        if (permutation->n != rank)
            continue;
        int *const next = SDYI_NEW(scratch, int, rank);
        for (int d = 0; d < rank; d++)
            next[permutation->cells[d].integer] = order[d];
        order = next;
    }
    return order;
}

typedef struct search {
    sdyi_op *reshard;
    sdyi_cut_dims cut; /* of its result, in the root's order */
} search;

static bool takes_place(const search *s, sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_across how = sdyi_sdy_version(pool) == SDYRT_SDY_JAXLIB_0_10_2
                                ? SDYI_ACROSS_STRICT_IN_PARTS
                                : SDYI_ACROSS_STRICT;
    sdyi_cut_dims other;
    return op != s->reshard && op->block == s->reshard->block &&
           sdyi_op_is_before(op, s->reshard) && find_cut(op, NULL, &other) &&
           sdyi_is_same_across(&pool->scratch, &s->cut, &other, how) &&
           sdyi_axes_equal(s->cut.sharding->replicated,
                           other.sharding->replicated);
}

/* A reshard of the root or of reshapes of it. `pending` is a list, not
 * recursion: chains have any length. */
static sdyi_op *find_earlier(const search *s, const sdyi_value *root) {
    sdyi_zone *const scratch = &s->reshard->module->pool->scratch;
    const sdyi_value **pending = NULL;
    int n = 0, capacity = 0;
    SDYI_GROW(scratch, pending, n, capacity);
    pending[n++] = root;
    while (n > 0) {
        const sdyi_value *const value = pending[--n];
        for (const sdyi_use *u = value->uses; u != NULL; u = u->next) {
            sdyi_op *const user = u->user;
            if (user->row->kind == SDYI_OP_SDY_RESHARD && takes_place(s, user))
                return user;
            if (user->row->kind != SDYI_OP_STABLEHLO_RESHAPE)
                continue;
            SDYI_GROW(scratch, pending, n, capacity);
            pending[n++] = &user->results[0];
        }
    }
    return NULL;
}

/* -- rewriting ------------------------------------------------------------- */

static sdyi_value *put_link(sdyi_op *before, sdyi_op_parts parts,
                            sdyi_value *operand, const sdyi_type *type) {
    parts.operands = &operand;
    parts.results = &type;
    parts.n_operands = parts.n_results = 1;
    sdyi_op *const op = sdyi_op_make(before->module, &parts);
    sdyi_op_insert_before(op, before);
    return &op->results[0];
}

/* The earlier result, reshaped to the root's type. */
static sdyi_value *back_to_root(const sdyi_op *reshard, sdyi_op *earlier,
                                sdyi_op *before) {
    sdyi_value *const value = &earlier->results[0];
    const sdyi_type *const type = root_of(reshard)->type;
    const sdyi_op_parts reshape = {.name = SDYI_NAME_COUNT +
                                           (sdyi_name)SDYI_OP_STABLEHLO_RESHAPE,
                                   .loc = sdyi_op_loc(reshard)};
    return type == value->type ? value : put_link(before, reshape, value, type);
}

/* The chain of a reshard repeated on a value. */
static sdyi_value *forth(const sdyi_op *reshard, sdyi_value *value,
                         sdyi_op *before) {
    sdyi_zone *const scratch = &reshard->module->pool->scratch;
    const sdyi_op **links = NULL;
    int n = 0, capacity = 0;
    for (const sdyi_op *op = sdyi_operand(reshard, 0)->op; is_link(op);
         op = sdyi_operand(op, 0)->op) {
        SDYI_GROW(scratch, links, n, capacity);
        links[n++] = op;
    }
    while (n-- > 0)
        value = put_link(before,
                         (sdyi_op_parts){.name = links[n]->name,
                                         .loc = sdyi_op_loc(links[n]),
                                         .attrs = links[n]->attrs},
                         value, links[n]->results[0].type);
    return value;
}

bool sdyi_merge_reshards(sdyi_op *op) {
    search s = {.reshard = op};
    if (!find_cut(op, order_of(op), &s.cut))
        return false;
    sdyi_op *const earlier = find_earlier(&s, root_of(op));
    if (earlier == NULL)
        return false;
    sdyi_op *const before = earlier->next;
    sdyi_value *const value =
        forth(op, back_to_root(op, earlier, before), before);
    return sdyi_op_replace(op, value);
}

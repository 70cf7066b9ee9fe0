/* Passes that run a part of partitioning, for tests:
 *
 *   test-grid-resharding-partition   each pair of shard ops, one after the
 *                                    other, alone: from the global value to its
 *                                    shard and back by unrealized casts
 *   test-single-fold                 each op is folded once */
#include "shard/passes/shard_passes.h"
#include "opt/rows.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"

#include <string.h>

/* Ops of a function, as they are before they are changed. */
static sdyi_op_list ops_in(sdyi_op *op) {
    sdyi_op_list list = {.zone = &op->module->pool->scratch};
    (void)sdyi_walk_post(op, sdyi_op_list_visit, &list);
    return list;
}

/* -- resharding ------------------------------------------------------------ */

static sdyi_value *cast(const sdyi_maker *m, sdyi_value *value,
                        const sdyi_type *type) {
    return &sdyi_make_op(m, SDYI_OP_BUILTIN_UNREALIZED_CONVERSION_CAST, &value,
                         1, type)
                ->results[0];
}

static sdyrt_status reshard_pair(sdyi_op *op) {
    const sdyi_op *const source = sdyi_operand(op, 0)->op;
    if (!sdyi_is_kind(op, SDYI_OP_SHARD_SHARD) ||
        !sdyi_is_kind(source, SDYI_OP_SHARD_SHARD))
        return SDYRT_OK;
    const sdyi_type *const type = op->results[0].type;
    const sdyi_grid_sharding from = sdyi_grid_sharding_of(source);
    const sdyi_grid_sharding to = sdyi_grid_sharding_of(op);
    const sdyi_maker m = sdyi_make_before(op);
    sdyi_value *const local =
        cast(&m, sdyi_operand(source, 0), sdyi_local_type(op, type, &from));
    sdyi_value *const resharded = sdyi_reshard(&m, op, local, type, &from, &to);
    if (resharded == NULL)
        return SDYRT_ARGUMENT;
    sdyi_op_replace(op, cast(&m, resharded, type));
    return SDYRT_OK;
}

static sdyrt_status reshard_pairs(sdyi_op *op, const void *options) {
    (void)options;
    const sdyi_op_list list = ops_in(op);
    for (int i = 0; i < list.n; i++)
        if (list.ops[i]->n_operands > 0)
            SDYI_TRY(reshard_pair(list.ops[i]));
    (void)sdyi_rewrite(op, NULL);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_test_resharding = {
    .name = "test-grid-resharding-partition",
    .summary = "reshard each pair of shard ops alone",
    .run = reshard_pairs,
};

/* -- folding --------------------------------------------------------------- */

static sdyrt_status fold_all(sdyi_op *op, const void *options) {
    (void)options;
    const sdyi_op_list list = ops_in(op);
    for (int i = 0; i < list.n; i++) {
        const sdyi_pattern *p = sdyi_patterns_of(list.ops[i]);
        while (p != NULL && p->rewrite != NULL &&
               (p->label == NULL || strcmp(p->label, "fold") != 0 ||
                !p->rewrite(list.ops[i])))
            p++;
    }
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_test_single_fold = {
    .name = "test-single-fold",
    .summary = "fold each op once",
    .run = fold_all,
};

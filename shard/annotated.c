/* Annotated programs: recognition, binding of grids to the ranks,
 * partitioning. */
#include "shard/annotated.h"

#include "opt/pipeline.h"
#include "program/dialects/func/call.h"
#include "program/ir/verify.h"
#include "program/ir/walk.h"
#include "shard/passes/shard_passes.h"
#include "shard/rows/op_kind.h"

#include <string.h>

/* -- recognition ----------------------------------------------------------- */

/* Ops that depend on a rank's position in the grid, or communicate. */
static bool is_of_ranks(const sdyi_op *op) {
    switch (op->row->kind) {
    case SDYI_OP_SHARD_GRID:
    case SDYI_OP_SHARD_SHARDING:
    case SDYI_OP_SHARD_SHARD:
    case SDYI_OP_SHARD_GET_SHARDING:
        return false;
    case SDYI_OP_STABLEHLO_PARTITION_ID:
    case SDYI_OP_STABLEHLO_REPLICA_ID:
    case SDYI_OP_STABLEHLO_ALL_GATHER:
    case SDYI_OP_STABLEHLO_ALL_REDUCE:
    case SDYI_OP_STABLEHLO_REDUCE_SCATTER:
    case SDYI_OP_STABLEHLO_ALL_TO_ALL:
    case SDYI_OP_STABLEHLO_COLLECTIVE_PERMUTE:
    case SDYI_OP_STABLEHLO_COLLECTIVE_BROADCAST:
    case SDYI_OP_STABLEHLO_COLLECTIVE_REDUCE:
    case SDYI_OP_STABLEHLO_CROSS_REPLICA_SUM:
    case SDYI_OP_STABLEHLO_SEND:
    case SDYI_OP_STABLEHLO_RECV:
    case SDYI_OP_SDY_MESH:
        return true;
    default:
        return strncmp(sdyi_op_name(op), "shard.", 6) == 0;
    }
}

typedef struct finder {
    const sdyi_op *sharding; /* first one in the module */
    bool has_shard, has_ranks;
} finder;

static sdyi_walk find(void *state, sdyi_op *op) {
    finder *const f = state;
    f->has_shard = f->has_shard || sdyi_is_kind(op, SDYI_OP_SHARD_SHARD);
    f->has_ranks = f->has_ranks || is_of_ranks(op);
    if (f->sharding == NULL && sdyi_is_kind(op, SDYI_OP_SHARD_SHARDING))
        f->sharding = op;
    return f->has_ranks ? SDYI_WALK_STOP : SDYI_WALK_ON;
}

/* @main or, without one, the first function. */
static sdyi_op *main_of(const sdyrt_program *program) {
    const sdyrt_operation *const named = sdyrt_program_lookup(program, "main");
    return (sdyi_op *)(named != NULL
                           ? named
                           : sdyrt_program_next_function(program, NULL));
}

static bool is_open(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_TENSOR) && !sdyi_type_is_static(type);
}

/* The first sharding op of an annotated program; NULL: it is not annotated. */
static const sdyi_op *find_sharding(const sdyrt_program *program) {
    finder f = {NULL, false, false};
    const sdyi_op *const function = main_of(program);
    const sdyi_block *const body = sdyi_is_kind(function, SDYI_OP_FUNC_FUNC)
                                       ? function->regions[0].first
                                       : NULL;
    if (body == NULL || body->next != NULL)
        return NULL;
    for (int i = 0; i < body->n_args; i++)
        if (is_open(body->args[i]->type))
            return NULL;
    (void)sdyi_walk_pre(program->module.op, find, &f);
    return f.has_shard && !f.has_ranks ? f.sharding : NULL;
}

bool sdyi_is_annotated(const sdyrt_program *program) {
    return find_sharding(program) != NULL;
}

int64_t sdyi_annotated_devices(const sdyrt_program *program) {
    const sdyi_op *const sharding = find_sharding(program);
    if (sharding == NULL)
        return 0;
    const int64_t n = sdyi_size_product(
        sdyi_grid_named(sharding, sdyi_op_attr(sharding, SDYI_NAME_GRID)));
    return n == SDYRT_DYNAMIC ? 0 : n;
}

/* -- grids ----------------------------------------------------------------- */

static sdyrt_status fail_grid(const sdyi_op *grid, int64_t n, int n_ranks) {
    return sdyi_error(
        grid->module->pool, grid, "has %lld %s, and there %s %d %s",
        (long long)n, n == 1 ? "device" : "devices",
        n_ranks == 1 ? "is" : "are", n_ranks, n_ranks == 1 ? "rank" : "ranks");
}

/* The grid must have one device for each rank; one dynamic size is set to
 * fit. */
static sdyrt_status bind_grid(sdyi_op *grid, int n_ranks) {
    sdyi_pool *const pool = grid->module->pool;
    const sdyi_ints shape = sdyi_grid_shape(grid);
    int64_t *const sizes = SDYI_NEW(&pool->scratch, int64_t, (size_t)shape.n);
    int64_t known = 1;
    int open = -1;
    for (int i = 0; i < shape.n; i++) {
        sizes[i] = shape.cells[i].integer;
        if (sizes[i] == SDYRT_DYNAMIC && open >= 0)
            return sdyi_error(pool, grid,
                              "leaves the sizes of axes %d and %d open, and "
                              "one can be found from the number of ranks",
                              open, i);
        if (sizes[i] == SDYRT_DYNAMIC)
            open = i;
        else
            known = sdyi_size_times(known, sizes[i]);
    }
    if (open < 0)
        return known == n_ranks ? SDYRT_OK : fail_grid(grid, known, n_ranks);
    if (known <= 0 || n_ranks % known != 0)
        return sdyi_error(pool, grid,
                          "has a multiple of %lld devices, and there are %d "
                          "ranks",
                          (long long)known, n_ranks);
    sizes[open] = n_ranks / known;
    sdyi_op_set_attr(grid, SDYI_NAME_SHAPE,
                     sdyi_attr_i64s(pool, sizes, shape.n));
    return SDYRT_OK;
}

static sdyi_op *grid_of(const sdyi_symbols *symbols, const sdyi_op *sharding) {
    return (sdyi_op *)sdyi_grid_of(sharding, symbols);
}

typedef struct binder {
    sdyi_symbols symbols;
    int n_ranks;
} binder;

static sdyrt_status bind(void *state, sdyi_op *op) {
    const binder *const b = state;
    return sdyi_is_kind(op, SDYI_OP_SHARD_SHARDING)
               ? bind_grid(grid_of(&b->symbols, op), b->n_ranks)
               : SDYRT_OK;
}

static sdyrt_status bind_grids(sdyi_op *module, int n_ranks) {
    binder b = {.n_ranks = n_ranks};
    sdyi_symbols_start(&b.symbols, module, &module->module->pool->scratch);
    return sdyi_try_pre(module, bind, &b);
}

/* -- partitioning ---------------------------------------------------------- */

/* Inlines calls where possible and drops private functions; @main becomes
 * public first. */
static sdyrt_status inline_calls(sdyi_module *module) {
    sdyi_pass_step *pipeline = NULL;
    sdyi_symbols symbols;
    sdyi_symbols_start(&symbols, module->op, &module->pool->scratch);
    sdyi_op *const main = sdyi_symbols_find(&symbols, SDYI_NAME_MAIN);
    if (main != NULL)
        sdyi_op_set_attr(main, SDYI_NAME_SYM_VISIBILITY, NULL);
    SDYI_TRY(
        sdyi_pipeline_read(module->pool, "builtin.module(inline)", &pipeline));
    return sdyi_pipeline_run(pipeline, module->op, NULL);
}

/* The global type and sharding of an argument or result, before
 * partitioning. */
typedef struct side {
    const sdyi_type *type;
    sdyi_grid_sharding sharding;
} side;

static void note_all(sdyi_op *function, sdyi_name list, const side *sides,
                     int n) {
    for (int i = 0; i < n; i++)
        if (sides[i].sharding.grid != NULL &&
            !sdyi_is_replicated(&sides[i].sharding))
            sdyi_note_shard(function, list, n, i, sides[i].type,
                            &sides[i].sharding);
}

static sdyrt_status cut_function(sdyi_op *function) {
    sdyi_zone *const zone = &function->module->pool->scratch;
    SDYI_TRY(sdyi_annotate_all(function));
    const sdyi_block *body = function->regions[0].first;
    const int n_args = body->n_args, n_results = body->last->n_operands;
    side *const args = SDYI_NEW(zone, side, (size_t)n_args);
    side *const results = SDYI_NEW(zone, side, (size_t)n_results);
    for (int i = 0; i < n_args; i++)
        args[i] =
            (side){body->args[i]->type, sdyi_sharding_of_argument(function, i)};
    for (int i = 0; i < n_results; i++)
        results[i] = (side){sdyi_operand(body->last, i)->type,
                            sdyi_sharding_of_result(function, i)};
    SDYI_TRY(sdyi_partition_shards(function));
    note_all(function, SDYI_NAME_ARG_ATTRS, args, n_args);
    note_all(function, SDYI_NAME_RES_ATTRS, results, n_results);
    (void)sdyi_rewrite(function, NULL); /* drops casts that have become
                                           identities */
    return SDYRT_OK;
}

sdyrt_status sdyi_cut_annotated(sdyi_module *module, int n_ranks) {
    sdyi_op *function = NULL;
    SDYI_TRY(bind_grids(module->op, n_ranks));
    SDYI_TRY(inline_calls(module));
    SDYI_TRY(sdyi_find_main(module->op, &function));
    if (function == NULL)
        return sdyi_error(module->pool, module->op,
                          "has no public function to run");
    sdyi_op_set_attr(function, SDYI_NAME_SYM_VISIBILITY, NULL);
    SDYI_TRY(cut_function(function));
    return sdyi_verify(module->op);
}

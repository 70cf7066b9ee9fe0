/* The operation of `plan` and `run`: its options, checked and read into a
 * sdyrt_op or a grid operation, and its tiles and ranks. */
#include "operation.h"

#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* The parameters of an operation other than its shardings. */
typedef enum takes {
    TAKES_NOTHING,
    TAKES_AXES,
    TAKES_PARAMS,
} takes;

typedef struct operation_kind {
    takes takes;
    bool reduces;
    const char *example; /* of --axes or --params */
} operation_kind;

static const operation_kind kinds[] = {
    [SDYRT_OP_ALL_GATHER] = {TAKES_AXES, false, "'[{\"b\"}, {}]'"},
    [SDYRT_OP_ALL_SLICE] = {TAKES_AXES, false, "'[{\"b\"}, {}]'"},
    [SDYRT_OP_ALL_REDUCE] = {TAKES_AXES, true, "'{\"b\"}'"},
    [SDYRT_OP_REDUCE_SCATTER] = {TAKES_AXES, true, "'[{\"b\"}, {}]'"},
    [SDYRT_OP_ALL_TO_ALL] = {TAKES_PARAMS, false, "'[{\"b\"}: 0->1]'"},
    [SDYRT_OP_COLLECTIVE_PERMUTE] = {TAKES_NOTHING, false, NULL},
    [SDYRT_OP_SHARDED_TO_UNREDUCED] = {TAKES_AXES, false, "'[{\"b\"}, {}]'"},
    [SDYRT_OP_REPLICATED_TO_UNREDUCED] = {TAKES_AXES, false, "'{\"b\"}'"},
    [SDYRT_OP_RESHARD] = {TAKES_NOTHING, false, NULL},
};

_Static_assert(sizeof kinds / sizeof *kinds == SDYRT_OP_RESHARD + 1,
               "each kind has a row");

#define AT(member) offsetof(cli_operation, member)
#define AT_GRID(member) AT(grid.member)

const cli_option cli_operation_options[] = {
    CLI_OPTION(NULL, 0, CLI_ARGUMENT, AT(name), "OP", "The operation"),
    CLI_OPTION("from", 'f', CLI_TEXT, AT(from.text), "SHARDING",
               "The sharding before the operation, such as <@name, [{\"a\"}, "
               "{}]>, or the "
               "piece of a dump of JAX that says it; may be left out, meaning "
               "replicated, where Shardy allows it"),
    CLI_OPTION(
        "to", 'T', CLI_TEXT, AT(to.text), "SHARDING",
        "The sharding after it; checked against the operation, never guessed"),
    CLI_OPTION("axes", 'a', CLI_TEXT, AT(axes), "AXES",
               "all_gather, all_slice, reduce_scatter, sharded_to_unreduced: a "
               "list for "
               "each dimension, [{\"b\"}, {}]; all_reduce, "
               "replicated_to_unreduced: one "
               "list, {\"b\"}"),
    CLI_OPTION("params", 'p', CLI_TEXT, AT(params), "PARAMS",
               "all_to_all: what moves from which dimension to which, "
               "[{\"b\"}: 0->2]"),
    CLI_OPTION("reduction", 'r', CLI_TEXT, AT(reduction), CLI_REDUCTIONS,
               "all_reduce, reduce, reduce_scatter: how values combine; sum by "
               "default; with --grid also average"),
    CLI_OPTION("out-dtype", 0, CLI_TEXT, AT(out_dtype), "DTYPE",
               "The dtype after, such as bf16, to which elements are converted "
               "on the way; that of --type by default"),
    CLI_OPTION("uneven", 'u', CLI_TEXT, AT(uneven), "ceil|low|high",
               "How dimensions that do not divide are cut, before and after; "
               "see 'sdyrt "
               "shape --help'"),
    CLI_OPTION("from-uneven", 0, CLI_TEXT, AT(from.uneven), "ceil|low|high",
               "The same, before only"),
    CLI_OPTION("to-uneven", 0, CLI_TEXT, AT(to.uneven), "ceil|low|high",
               "The same, after only"),
    CLI_OPTION(
        "from-offsets", 0, CLI_TEXTS, AT(from.offsets), "DIM:LIST",
        "Where dimension DIM is cut before, such as 0:0,3,8; may be given more "
        "than once"),
    CLI_OPTION("to-offsets", 0, CLI_TEXTS, AT(to.offsets), "DIM:LIST",
               "The same, after"),
    CLI_OPTION("from-ranks", 0, CLI_INTS, AT(from_ranks), "LIST",
               "The rank of each device id of the mesh before, such as 0-3; by "
               "default a "
               "device id is a rank"),
    CLI_OPTION("to-ranks", 0, CLI_INTS, AT(to_ranks), "LIST",
               "The same for the mesh after, such as 4,5,6,7"),
    CLI_NUMBER(
        "ranks", 'n', AT(n_ranks), "N",
        "How many ranks there are; by default as many as the devices need", 1,
        INT_MAX),
    CLI_GRID_OPTIONS(AT_GRID),
    {0}};

static int find_kind(cli_operation *operation, const char *command) {
    if (operation->name == NULL)
        return cli_usage(
            "%s needs an operation, such as reshard; see 'sdyrt %s --help'",
            command, command);
    return cli_op_named(operation->name, &operation->op.kind)
               ? CLI_OK
               : cli_usage("no operation '%s'; see 'sdyrt %s --help'",
                           operation->name, command);
}

/* Fails unless `text` is given exactly if the operation takes it. */
static int check_given(const cli_operation *operation, const char *option,
                       const char *text, bool takes_it) {
    if (takes_it == (text != NULL))
        return CLI_OK;
    if (takes_it)
        return cli_usage("%s needs %s %s", operation->name, option,
                         kinds[operation->op.kind].example);
    return cli_usage("%s takes no %s", operation->name, option);
}

static int set_reduction(cli_operation *operation) {
    if (operation->reduction == NULL)
        return CLI_OK;
    if (!kinds[operation->op.kind].reduces)
        return cli_usage(
            "%s takes no --reduction%s", operation->name,
            operation->op.kind == SDYRT_OP_RESHARD
                ? ": unreduced=.. of --from says how partial values "
                  "combine"
                : "");
    return cli_reduction_named(operation->reduction, &operation->op.reduction)
               ? CLI_OK
               : cli_usage("--reduction: expected one of %s, found '%s'",
                           cli_reduction_names(), operation->reduction);
}

static int set_out_dtype(cli_operation *operation) {
    sdyrt_op *const op = &operation->op;
    op->converts = operation->out_dtype != NULL;
    return !op->converts ||
                   cli_dtype_named(operation->out_dtype, &op->out_dtype)
               ? CLI_OK
               : cli_usage("--out-dtype: expected a dtype such as bf16, found "
                           "'%s'%s",
                           operation->out_dtype,
                           cli_dtype_advice(operation->out_dtype));
}

static int set_placement(const char *option, const cli_ints *ranks,
                         int **placement) {
    if (ranks->at == NULL)
        return CLI_OK;
    int *list = cli_alloc((size_t)ranks->n, sizeof *list);
    *placement = list;
    for (int64_t i = 0; i < ranks->n; i++) {
        if (ranks->at[i] < 0 || ranks->at[i] >= INT_MAX)
            return cli_usage("%s: %" PRId64 " is not a rank", option,
                             ranks->at[i]);
        list[i] = (int)ranks->at[i];
    }
    return CLI_OK;
}

const sdyrt_mesh *cli_operation_mesh(const cli_operation *operation, bool to) {
    const sdyrt_op *op = &operation->op;
    const sdyrt_grid_op *const on_grid = &operation->on_grid.op;
    if (operation->is_grid)
        return to || on_grid->before == NULL ? on_grid->grid
                                             : on_grid->before->grid;
    return sdyrt_sharding_mesh(to || op->from == NULL ? op->to : op->from);
}

int64_t cli_operation_rank(const cli_operation *operation, bool to,
                           int64_t device) {
    const int *ranks = operation->placement[to];
    const int64_t count =
        to ? operation->op.n_to_ranks : operation->op.n_from_ranks;
    if (ranks == NULL)
        return device;
    return device < count ? ranks[device] : -1;
}

/* The elements for each index of dimension 0. */
static int64_t line_elements(const sdyrt_grid_op *op) {
    int64_t n = 1;
    for (int d = 1; d < op->type.rank; d++)
        n *= op->type.dims[d];
    return n;
}

/* The buffer of a device as a tile, halos included. */
static int grid_tile(const cli_operation *operation, bool to, int device,
                     sdyrt_tile *tile) {
    const sdyrt_grid_op *const op = &operation->on_grid.op;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    sdyrt_plan *plan = NULL;
    sdyrt_status status = cli_operation_preview(operation, NULL, device, &plan);
    if (status == SDYRT_OK)
        status = sdyrt_plan_info_get(plan, &info);
    sdyrt_plan_destroy(plan);
    *tile = to ? info.out_tile : info.in_tile;
    if (status == SDYRT_OK && op->counts_vary) {
        tile->elements = line_elements(op);
        tile->size[0] = cli_grid_counts_of(&operation->on_grid.counts, op,
                                           cli_grid_member(op, device), to);
        tile->elements *= tile->size[0];
    }
    return status == SDYRT_OK ? CLI_OK : cli_fail_library(operation->name);
}

int64_t cli_operation_room(const cli_operation *operation, bool to) {
    const sdyrt_grid_op *const op = &operation->on_grid.op;
    return !operation->is_grid || !op->counts_vary
               ? 0
               : line_elements(op) * (to ? op->out_capacity : op->in_capacity);
}

int cli_operation_tile(const cli_operation *operation, bool to, int64_t device,
                       sdyrt_tile *tile) {
    const sdyrt_op *op = &operation->op;
    const sdyrt_sharding *sharding = to ? op->to : op->from;
    if (operation->is_grid)
        return grid_tile(operation, to, (int)device, tile);
    if (sharding != NULL) {
        if (sdyrt_tile_of(sharding, &op->type, device, tile) != SDYRT_OK)
            return cli_fail_library(NULL);
        return CLI_OK;
    }
    *tile = (sdyrt_tile){.rank = op->type.rank};
    memcpy(tile->size, op->type.dims, sizeof tile->size);
    if (sdyrt_type_elements(&op->type, &tile->elements) != SDYRT_OK)
        return cli_fail_library("--type");
    return CLI_OK;
}

sdyrt_dtype cli_operation_dtype(const cli_operation *operation, bool to) {
    const sdyrt_op *op = &operation->op;
    return to && op->converts ? op->out_dtype : op->type.dtype;
}

/* The largest rank that has a device of the mesh. */
static int64_t last_rank(const cli_operation *operation, bool to) {
    const int *ranks = operation->placement[to];
    const int64_t count =
        to ? operation->op.n_to_ranks : operation->op.n_from_ranks;
    const sdyrt_mesh *mesh = cli_operation_mesh(operation, to);
    int64_t last = sdyrt_mesh_device_count(mesh) - 1;
    /* The only device of a maximal mesh has any id. */
    if (sdyrt_mesh_is_maximal(mesh))
        sdyrt_mesh_device_at(mesh, 0, &last);
    if (ranks == NULL)
        return last;
    last = 0;
    for (int64_t i = 0; i < count; i++)
        last = ranks[i] > last ? ranks[i] : last;
    return last;
}

static int count_ranks(cli_operation *operation) {
    const int64_t from = last_rank(operation, false);
    const int64_t to = last_rank(operation, true);
    const int64_t least = from > to ? from : to;
    if (least >= INT_MAX)
        return cli_fail("a device is on rank %" PRId64
                        ", above %d, the last that can be",
                        least, INT_MAX - 1);
    operation->ranks =
        operation->n_ranks > 0 ? (int)operation->n_ranks : (int)least + 1;
    return CLI_OK;
}

static int set_sharding(cli_operation *operation, const char *option,
                        cli_sharding_text *text,
                        const sdyrt_sharding **sharding) {
    if (text->text == NULL && (text->uneven != NULL || text->offsets.n > 0))
        return cli_usage("%s-uneven and %s-offsets need %s", option, option,
                         option);
    if (text->text == NULL)
        return CLI_OK;
    if (text->uneven == NULL)
        text->uneven = operation->uneven;
    return cli_sharding(&operation->values, option, text, sharding);
}

/* Fail if an option of operations on meshes is given. */
static int check_no_mesh(const cli_operation *o) {
    const struct {
        const char *option;
        bool is_given;
    } options[] = {
        {"--from", o->from.text != NULL},
        {"--to", o->to.text != NULL},
        {"--axes", o->axes != NULL},
        {"--params", o->params != NULL},
        {"--uneven", o->uneven != NULL},
        {"--from-uneven", o->from.uneven != NULL},
        {"--to-uneven", o->to.uneven != NULL},
        {"--from-offsets", o->from.offsets.n > 0},
        {"--to-offsets", o->to.offsets.n > 0},
        {"--from-ranks", o->from_ranks.at != NULL},
        {"--to-ranks", o->to_ranks.at != NULL},
    };
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++)
        if (options[i].is_given)
            return cli_usage("%s is not for operations on a grid",
                             options[i].option);
    return CLI_OK;
}

static int make_on_grid(cli_operation *operation, const char *command) {
    sdyrt_op *const op = &operation->op;
    int status = cli_values_make(&operation->values);
    if (status == CLI_OK)
        status = check_no_mesh(operation);
    if (status == CLI_OK)
        status = cli_need(command, operation->values.type_text, "--grid",
                          operation->grid.grid);
    if (status == CLI_OK)
        status = cli_grid_operation_make(
            &operation->grid, operation->name, operation->reduction,
            operation->out_dtype, &operation->values.type, &operation->on_grid);
    if (status != CLI_OK)
        return status;
    op->type = operation->on_grid.op.type;
    op->converts = operation->on_grid.op.converts;
    op->out_dtype = operation->on_grid.op.out_dtype;
    return count_ranks(operation);
}

sdyrt_status cli_operation_preview(const cli_operation *operation,
                                   const sdyrt_plan_options *options, int rank,
                                   sdyrt_plan **plan) {
    return operation->is_grid
               ? sdyrt_grid_plan_preview(&operation->on_grid.op, options, rank,
                                         operation->ranks, plan)
               : sdyrt_plan_preview(&operation->op, options, rank,
                                    operation->ranks, plan);
}

int cli_operation_make(cli_operation *operation, const char *command) {
    sdyrt_op *op = &operation->op;
    *op = (sdyrt_op)SDYRT_OP_INIT;
    operation->is_grid = operation->grid.grid != NULL;
    if (operation->is_grid)
        return make_on_grid(operation, command);
    int status = cli_grid_check_none(&operation->grid);
    if (status == CLI_OK)
        status = cli_values_make(&operation->values);
    if (status == CLI_OK)
        status = find_kind(operation, command);
    if (status == CLI_OK)
        status = cli_need(command, operation->values.type_text, "--to",
                          operation->to.text);
    if (status == CLI_OK)
        status = check_given(operation, "--axes", operation->axes,
                             kinds[op->kind].takes == TAKES_AXES);
    if (status == CLI_OK)
        status = check_given(operation, "--params", operation->params,
                             kinds[op->kind].takes == TAKES_PARAMS);
    if (status == CLI_OK)
        status = set_reduction(operation);
    if (status == CLI_OK)
        status = set_out_dtype(operation);
    op->type = operation->values.type;
    op->axes = operation->axes != NULL ? operation->axes : operation->params;
    if (status == CLI_OK)
        status = set_sharding(operation, "--from", &operation->from, &op->from);
    if (status == CLI_OK)
        status = set_sharding(operation, "--to", &operation->to, &op->to);
    if (status == CLI_OK)
        status = set_placement("--from-ranks", &operation->from_ranks,
                               &operation->placement[false]);
    if (status == CLI_OK)
        status = set_placement("--to-ranks", &operation->to_ranks,
                               &operation->placement[true]);
    if (status != CLI_OK)
        return status;
    op->from_ranks = operation->placement[false];
    op->n_from_ranks = operation->from_ranks.n;
    op->to_ranks = operation->placement[true];
    op->n_to_ranks = operation->to_ranks.n;
    if (sdyrt_op_verify(op) != SDYRT_OK)
        return cli_fail_library(operation->name);
    return count_ranks(operation);
}

void cli_operation_free(cli_operation *operation) {
    sdyrt_sharding_release(operation->op.from);
    sdyrt_sharding_release(operation->op.to);
    free(operation->from.offsets.at);
    free(operation->to.offsets.at);
    free(operation->from_ranks.at);
    free(operation->to_ranks.at);
    free(operation->placement[false]);
    free(operation->placement[true]);
    cli_grid_operation_free(&operation->on_grid);
    cli_values_free(&operation->values);
}

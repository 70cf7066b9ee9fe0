#include "operation.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* What an operation takes besides its shardings. */
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

static const operation_kind kinds[SDYRT_OP_COUNT] = {
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

int cli_operation_option(cli_operation *operation, int key, char *argument) {
    switch (key) {
    case ARGP_KEY_ARG:
        if (operation->name != NULL)
            return EINVAL;
        operation->name = argument;
        return 0;
    case CLI_KEY_FROM:
        operation->from.text = argument;
        return 0;
    case CLI_KEY_TO:
        operation->to.text = argument;
        return 0;
    case CLI_KEY_AXES:
        operation->axes = argument;
        return 0;
    case CLI_KEY_PARAMS:
        operation->params = argument;
        return 0;
    case CLI_KEY_REDUCTION:
        operation->reduction = argument;
        return 0;
    case CLI_KEY_UNEVEN:
        operation->uneven = argument;
        return 0;
    case CLI_KEY_FROM_UNEVEN:
        operation->from.uneven = argument;
        return 0;
    case CLI_KEY_TO_UNEVEN:
        operation->to.uneven = argument;
        return 0;
    case CLI_KEY_FROM_OFFSETS:
        cli_sharding_add_offsets(&operation->from, argument);
        return 0;
    case CLI_KEY_TO_OFFSETS:
        cli_sharding_add_offsets(&operation->to, argument);
        return 0;
    case CLI_KEY_FROM_RANKS:
        return cli_int_list("--from-ranks", argument, &operation->from_ranks,
                            &operation->n_from_ranks);
    case CLI_KEY_TO_RANKS:
        return cli_int_list("--to-ranks", argument, &operation->to_ranks,
                            &operation->n_to_ranks);
    case CLI_KEY_RANKS:
        return cli_int("--ranks", argument, 1, INT_MAX, &operation->n_ranks);
    default:
        return cli_values_option(&operation->values, key, argument);
    }
}

static int find_kind(cli_operation *operation, const char *command) {
    if (operation->name == NULL)
        return cli_usage(
            "%s needs an operation, such as reshard; see 'sdyrt %s --help'",
            command, command);
    for (int kind = 0; kind < SDYRT_OP_COUNT; kind++) {
        if (strcmp(sdyrt_op_name((sdyrt_op_kind)kind), operation->name) == 0) {
            operation->op.kind = (sdyrt_op_kind)kind;
            return CLI_OK;
        }
    }
    return cli_usage("no operation '%s'; see 'sdyrt %s --help'",
                     operation->name, command);
}

/* `text` is given if and only if the operation takes it. */
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
    for (int i = 0; i < SDYRT_REDUCTION_COUNT; i++) {
        if (strcmp(sdyrt_reduction_name((sdyrt_reduction)i),
                   operation->reduction) == 0) {
            operation->op.reduction = (sdyrt_reduction)i;
            return CLI_OK;
        }
    }
    return cli_usage("--reduction: expected sum, max, min or prod, found '%s'",
                     operation->reduction);
}

static int set_placement(const char *option, const int64_t *ranks,
                         int64_t count, int **placement) {
    if (ranks == NULL)
        return CLI_OK;
    int *list = cli_alloc((size_t)count, sizeof *list);
    *placement = list;
    for (int64_t i = 0; i < count; i++) {
        if (ranks[i] < 0 || ranks[i] >= INT_MAX)
            return cli_usage("%s: %" PRId64 " is not a rank", option, ranks[i]);
        list[i] = (int)ranks[i];
    }
    return CLI_OK;
}

const sdyrt_mesh *cli_operation_mesh(const cli_operation *operation, bool to) {
    const sdyrt_op *op = &operation->op;
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

int cli_operation_tile(const cli_operation *operation, bool to, int64_t device,
                       sdyrt_tile *tile) {
    const sdyrt_op *op = &operation->op;
    const sdyrt_sharding *sharding = to ? op->to : op->from;
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

/* The largest rank that a device of the mesh is on. */
static int64_t last_rank(const cli_operation *operation, bool to) {
    const int *ranks = operation->placement[to];
    const int64_t count =
        to ? operation->op.n_to_ranks : operation->op.n_from_ranks;
    const sdyrt_mesh *mesh = cli_operation_mesh(operation, to);
    int64_t last = sdyrt_mesh_device_count(mesh) - 1;
    /* The one device of a maximal mesh has any id. */
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
    if (text->text == NULL && (text->uneven != NULL || text->n_offsets > 0))
        return cli_usage("%s-uneven and %s-offsets need %s", option, option,
                         option);
    if (text->text == NULL)
        return CLI_OK;
    if (text->uneven == NULL)
        text->uneven = operation->uneven;
    return cli_sharding(&operation->values, option, text, sharding);
}

int cli_operation_make(cli_operation *operation, const char *command) {
    sdyrt_op *op = &operation->op;
    *op = (sdyrt_op)SDYRT_OP_INIT;
    int status = find_kind(operation, command);
    if (status == CLI_OK)
        status = cli_need(command, &operation->values, true, "--to",
                          operation->to.text);
    if (status == CLI_OK)
        status = check_given(operation, "--axes", operation->axes,
                             kinds[op->kind].takes == TAKES_AXES);
    if (status == CLI_OK)
        status = check_given(operation, "--params", operation->params,
                             kinds[op->kind].takes == TAKES_PARAMS);
    if (status == CLI_OK)
        status = set_reduction(operation);
    op->type = operation->values.type;
    op->axes = operation->axes != NULL ? operation->axes : operation->params;
    if (status == CLI_OK)
        status = set_sharding(operation, "--from", &operation->from, &op->from);
    if (status == CLI_OK)
        status = set_sharding(operation, "--to", &operation->to, &op->to);
    if (status == CLI_OK)
        status = set_placement("--from-ranks", operation->from_ranks,
                               operation->n_from_ranks,
                               &operation->placement[false]);
    if (status == CLI_OK)
        status =
            set_placement("--to-ranks", operation->to_ranks,
                          operation->n_to_ranks, &operation->placement[true]);
    if (status != CLI_OK)
        return status;
    op->from_ranks = operation->placement[false];
    op->n_from_ranks = operation->n_from_ranks;
    op->to_ranks = operation->placement[true];
    op->n_to_ranks = operation->n_to_ranks;
    if (sdyrt_op_verify(op) != SDYRT_OK)
        return cli_fail_library(operation->name);
    return count_ranks(operation);
}

void cli_operation_free(cli_operation *operation) {
    sdyrt_sharding_release(operation->op.from);
    sdyrt_sharding_release(operation->op.to);
    cli_sharding_text_free(&operation->from);
    cli_sharding_text_free(&operation->to);
    free(operation->from_ranks);
    free(operation->to_ranks);
    free(operation->placement[false]);
    free(operation->placement[true]);
    cli_values_free(&operation->values);
}

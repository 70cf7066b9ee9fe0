/* The operation of `plan` and `run`: its options, checked and read into a
 * sdyrt_op, and its tiles and ranks. */
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
    [SDYRT_OP_BROADCAST] = {TAKES_AXES, false, "'{\"b\"}'"},
    [SDYRT_OP_GATHER] = {TAKES_AXES, false, "'[{\"b\"}, {}]'"},
    [SDYRT_OP_REDUCE] = {TAKES_AXES, true, "'{\"b\"}'"},
    [SDYRT_OP_SCATTER] = {TAKES_AXES, false, "'[{\"b\"}, {}]'"},
    [SDYRT_OP_SEND_RECV] = {TAKES_AXES, false, "'{\"b\"}'"},
    [SDYRT_OP_SHIFT] = {TAKES_AXES, false, "'{\"b\"}'"},
    [SDYRT_OP_UPDATE_HALO] = {TAKES_NOTHING, false, NULL},
};

_Static_assert(sizeof kinds / sizeof *kinds == SDYRT_OP_COUNT,
               "each kind has a row");

#define AT(member) offsetof(cli_operation, member)

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
               "all_gather, all_slice, reduce_scatter, sharded_to_unreduced, "
               "gather, scatter: a list for each dimension, [{\"b\"}, {}]; "
               "all_reduce, replicated_to_unreduced, broadcast, reduce, "
               "send_recv, shift: one list, {\"b\"}"),
    CLI_OPTION("params", 'p', CLI_TEXT, AT(params), "PARAMS",
               "all_to_all: what moves from which dimension to which, "
               "[{\"b\"}: 0->2]"),
    CLI_OPTION("reduction", 'r', CLI_TEXT, AT(reduction),
               CLI_REDUCTIONS "|average",
               "all_reduce, reduce, reduce_scatter: how values combine; sum by "
               "default"),
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
    {0}};

const cli_option cli_field_options[] = {
    CLI_OPTION("own-axes", 0, CLI_TEXT, AT(own_axes), "AXES",
               "Axes along which devices have tensors of their own, such as "
               "{\"a\"}; with a list, if only {}, the operation is one in "
               "groups, as all from broadcast on are"),
    CLI_OPTION("root", 0, CLI_INTS, AT(root), "LIST",
               "broadcast, gather, reduce, scatter: the coordinate along each "
               "of --axes"),
    CLI_OPTION("pairs", 0, CLI_TEXT, AT(pairs), "LIST",
               "send_recv: members of a group, such as 0:1,1:2"),
    CLI_NUMBER("shift-axis", 0, AT(shift_axis), "I",
               "shift: along which of --axes, from 0, the default", 0, INT_MAX),
    CLI_NUMBER("shift-offset", 0, AT(shift_offset), "N",
               "shift: by how much, towards larger coordinates", INT64_MIN,
               INT64_MAX),
    CLI_OPTION("rotate", 0, CLI_FLAG, AT(rotate), NULL,
               "shift: around the end"),
    CLI_OPTION("counts", 0, CLI_TEXT, AT(counts_text), "LISTS",
               "all_to_all along one dimension: a row for each member, of the "
               "elements that it has for each, such as '3,0;1,2'; or @FILE "
               "with such lists as JSON, or @FILE:STEP of a workload. With "
               "tensor<?x..> each run brings them, of all_gather those of each "
               "member, of reduce_scatter of each piece, such as 3,0,5"),
    CLI_NUMBER("from-capacity", 0, AT(in_capacity), "N",
               "Then: elements along dimension 0 that buffers before have room "
               "for (the most that --counts have)",
               1, INT64_MAX),
    CLI_NUMBER("to-capacity", 0, AT(out_capacity), "N", "The same, after", 1,
               INT64_MAX),
    CLI_NUMBER("pair-capacity", 0, AT(pair_capacity), "N",
               "Then: no count is above it (as much as buffers hold)", 1,
               INT64_MAX),
    CLI_OPTION("converts-terms", 0, CLI_FLAG, AT(converts_terms), NULL,
               "With --out-dtype: terms are converted and then combined, not "
               "their result"),
    CLI_OPTION("from-halos", 0, CLI_TEXTS, AT(from.halos), "DIM:LOW,HIGH",
               "update_halo, reshard: halos of dimension DIM before, such as "
               "0:1,2; may be given more than once"),
    CLI_OPTION("to-halos", 0, CLI_TEXTS, AT(to.halos), "DIM:LOW,HIGH",
               "The same, after"),
    CLI_OPTION("periodic", 0, CLI_INTS, AT(periodic), "DIMS",
               "update_halo, reshard: dimensions that begin again at their "
               "end"),
    CLI_OPTION("zero-undefined", 0, CLI_FLAG, AT(zero_undefined), NULL,
               "What the operation leaves undefined is zero; else it is left "
               "as it is"),
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
    operation->op.averages = strcmp(operation->reduction, "average") == 0;
    return operation->op.averages ||
                   cli_reduction_named(operation->reduction,
                                       &operation->op.reduction)
               ? CLI_OK
               : cli_usage("--reduction: expected one of %s, average, found "
                           "'%s'",
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
static int64_t line_elements(const sdyrt_op *op) {
    int64_t n = 1;
    for (int d = 1; d < op->type.rank; d++)
        n *= op->type.dims[d];
    return n;
}

int cli_operation_tile(const cli_operation *operation, bool to, int64_t device,
                       sdyrt_tile *tile) {
    const sdyrt_op *const op = &operation->op;
    const int rank = (int)cli_operation_rank(operation, to, device);
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    sdyrt_plan *plan = NULL;
    sdyrt_status status =
        sdyrt_plan_preview(op, NULL, rank, operation->ranks, &plan);
    if (status == SDYRT_OK)
        status = sdyrt_plan_info_get(plan, &info);
    sdyrt_plan_destroy(plan);
    *tile = to ? info.out_tile : info.in_tile;
    if (status == SDYRT_OK && op->counts_vary) {
        tile->size[0] = cli_counts_of(&operation->counts, op, device, to);
        tile->elements = line_elements(op) * tile->size[0];
    }
    return status == SDYRT_OK ? CLI_OK : cli_fail_library(operation->name);
}

int64_t cli_operation_room(const cli_operation *operation, bool to) {
    const sdyrt_op *const op = &operation->op;
    return op->counts_vary
               ? line_elements(op) * (to ? op->out_capacity : op->in_capacity)
               : 0;
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
    if (text->text == NULL &&
        (text->uneven != NULL || text->offsets.n > 0 || text->halos.n > 0))
        return cli_usage("%s-uneven, %s-offsets and %s-halos need %s", option,
                         option, option, option);
    if (text->text == NULL)
        return CLI_OK;
    if (text->uneven == NULL)
        text->uneven = operation->uneven;
    return cli_sharding(&operation->values, option, text, sharding);
}

static int set_own_axes(cli_operation *operation) {
    static const sdyrt_axis_ref none[1];
    sdyrt_axis_list *const own = &operation->op.own_axes;
    if (operation->own_axes == NULL)
        return CLI_OK;
    /* those of an all_reduce are one list too */
    if (sdyrt_op_axes_parse(SDYRT_OP_ALL_REDUCE, operation->own_axes,
                            &operation->own) != SDYRT_OK)
        return cli_fail_library("--own-axes");
    *own = operation->own->lists[0];
    if (own->count == 0)
        own->refs = none;
    return CLI_OK;
}

/* Read "0:1,1:2". */
static int set_pairs(cli_operation *operation) {
    const char *text = operation->pairs;
    char word[64];
    sdyrt_op *const op = &operation->op;
    while (text != NULL && cli_next_word(&text, word, sizeof word)) {
        char *const colon = strchr(word, ':');
        sdyrt_pair pair;
        if (colon == NULL)
            return cli_usage("--pairs: expected SOURCE:DESTINATION, found "
                             "'%s'",
                             word);
        *colon = '\0';
        CLI_TRY(cli_int("--pairs", word, 0, INT_MAX, &pair.source));
        CLI_TRY(cli_int("--pairs", colon + 1, 0, INT_MAX, &pair.destination));
        operation->pair_list =
            cli_grow(operation->pair_list, (size_t)op->n_pairs,
                     sizeof *operation->pair_list);
        operation->pair_list[op->n_pairs++] = pair;
    }
    op->pairs = operation->pair_list;
    return CLI_OK;
}

static int set_periodic(cli_operation *operation) {
    const cli_ints *const dims = &operation->periodic;
    const int rank = operation->op.type.rank;
    for (int64_t i = 0; i < dims->n; i++) {
        if (dims->at[i] < 0 || dims->at[i] >= rank)
            return cli_usage("--periodic: the type has no dimension %" PRId64,
                             dims->at[i]);
        operation->is_periodic[dims->at[i]] = true;
        operation->op.periodic = operation->is_periodic;
        operation->op.n_periodic = rank;
    }
    return CLI_OK;
}

/* Set the fields that only some kinds have: which, says the verifier. */
static int set_fields(cli_operation *operation) {
    sdyrt_op *const op = &operation->op;
    op->root = operation->root.at;
    op->n_root = (int)operation->root.n;
    op->shift_axis = (int)operation->shift_axis;
    op->shift_offset = operation->shift_offset;
    op->rotate = operation->rotate;
    op->in_capacity = operation->in_capacity;
    op->out_capacity = operation->out_capacity;
    op->pair_capacity = operation->pair_capacity;
    op->converts_terms = operation->converts_terms;
    op->zero_undefined = operation->zero_undefined;
    CLI_TRY(set_own_axes(operation));
    CLI_TRY(set_pairs(operation));
    CLI_TRY(set_periodic(operation));
    return cli_counts_make(operation->counts_text, op, &operation->counts);
}

static int set_placements(cli_operation *operation) {
    sdyrt_op *const op = &operation->op;
    CLI_TRY(set_placement("--from-ranks", &operation->from_ranks,
                          &operation->placement[false]));
    CLI_TRY(set_placement("--to-ranks", &operation->to_ranks,
                          &operation->placement[true]));
    op->from_ranks = operation->placement[false];
    op->n_from_ranks = operation->from_ranks.n;
    op->to_ranks = operation->placement[true];
    op->n_to_ranks = operation->to_ranks.n;
    return CLI_OK;
}

int cli_operation_make(cli_operation *operation, const char *command) {
    sdyrt_op *op = &operation->op;
    *op = (sdyrt_op)SDYRT_OP_INIT;
    CLI_TRY(cli_values_make(&operation->values));
    CLI_TRY(find_kind(operation, command));
    CLI_TRY(cli_need(command, operation->values.type_text, "--to",
                     operation->to.text));
    CLI_TRY(check_given(operation, "--axes", operation->axes,
                        kinds[op->kind].takes == TAKES_AXES));
    CLI_TRY(check_given(operation, "--params", operation->params,
                        kinds[op->kind].takes == TAKES_PARAMS));
    CLI_TRY(set_reduction(operation));
    CLI_TRY(set_out_dtype(operation));
    op->type = operation->values.type;
    op->axes = operation->axes != NULL ? operation->axes : operation->params;
    CLI_TRY(set_sharding(operation, "--from", &operation->from, &op->from));
    CLI_TRY(set_sharding(operation, "--to", &operation->to, &op->to));
    CLI_TRY(set_placements(operation));
    CLI_TRY(set_fields(operation));
    if (sdyrt_op_verify(op) != SDYRT_OK)
        return cli_fail_library(operation->name);
    return count_ranks(operation);
}

void cli_operation_free(cli_operation *operation) {
    sdyrt_sharding_release(operation->op.from);
    sdyrt_sharding_release(operation->op.to);
    sdyrt_op_axes_free(operation->own);
    free(operation->from.offsets.at);
    free(operation->from.halos.at);
    free(operation->to.offsets.at);
    free(operation->to.halos.at);
    free(operation->from_ranks.at);
    free(operation->to_ranks.at);
    free(operation->placement[false]);
    free(operation->placement[true]);
    free(operation->root.at);
    free(operation->pair_list);
    free(operation->periodic.at);
    free(operation->counts.at);
    cli_values_free(&operation->values);
}

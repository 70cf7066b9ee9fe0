/* sdyrt plan: what an operation would do, without doing it. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "operation.h"

enum { MAX_SUMMARY = 64 /* ranks whose totals are listed together */ };

typedef struct plan_options {
    cli_operation operation;
    const char *planner;
    int64_t device; /* -1: not given */
    int64_t rank;   /* -1: not given */
} plan_options;

static const cli_option own_options[] = {
    CLI_OPTION(
        "planner", 0, CLI_TEXT, offsetof(plan_options, planner),
        "auto|shardy|direct",
        "direct: each device receives what its tile needs straight from who "
        "holds "
        "it; shardy: the collectives that Shardy would emit (not in this "
        "version); auto, the default: the better one, at present direct"),
    CLI_NUMBER("device", 'd', offsetof(plan_options, device), "ID",
               "Only the plan of this device", 0, INT64_MAX),
    CLI_NUMBER("rank", 'R', offsetof(plan_options, rank), "RANK",
               "Only the plan of this rank", 0, INT32_MAX),
    CLI_JSON(cli_values),
    {0}};

static const cli_syntax syntax = {
    .name = "plan",
    .arguments = "OP",
    .tables = {cli_mesh_option, cli_type_option, cli_operation_options,
               own_options},
    .help =
        "Print what an operation would move: for each rank the bytes that it "
        "receives and sends, the least that it must receive because its tile "
        "needs them and it does not hold them, the memory besides the two "
        "buffers, and an estimate of the time; then the steps of rank 0. "
        "Nothing is moved. OP is all_gather, all_slice, all_reduce, "
        "reduce_scatter, all_to_all, collective_permute, "
        "sharded_to_unreduced, replicated_to_unreduced or reshard."
        "\v"
        "Example: what it takes to turn row blocks into column blocks:\n"
        "  sdyrt plan reshard --mesh '@m=<[\"x\"=4]>' \\\n"
        "      --type 'tensor<8x16xf32>' \\\n"
        "      --from '<@m, [{\"x\"}, {}]>' --to '<@m, [{}, {\"x\"}]>'"};

static sdyrt_status get_info(const sdyrt_plan *plan, sdyrt_plan_info *info) {
    *info = (sdyrt_plan_info)SDYRT_PLAN_INFO_INIT;
    return sdyrt_plan_info_get(plan, info);
}

/* -- for a person ---------------------------------------------------------- */

static char *time_text(double seconds) {
    if (seconds < 1e-3)
        return cli_format("%.1f us", seconds * 1e6);
    if (seconds < 1)
        return cli_format("%.1f ms", seconds * 1e3);
    return cli_format("%.1f s", seconds);
}

static char *device_text(const sdyrt_plan_info *info) {
    if (info->in_device == info->out_device)
        return info->in_device < 0 ? cli_format("-")
                                   : cli_format("%" PRId64, info->in_device);
    if (info->in_device < 0)
        return cli_format("- > %" PRId64, info->out_device);
    if (info->out_device < 0)
        return cli_format("%" PRId64 " > -", info->in_device);
    return cli_format("%" PRId64 " > %" PRId64, info->in_device,
                      info->out_device);
}

static void print_summary_row(FILE *stream, const sdyrt_plan_info *info) {
    char *device = device_text(info);
    char *cells[] = {cli_bytes_text((double)info->bytes_received),
                     cli_bytes_text((double)info->lower_bound),
                     cli_bytes_text((double)info->bytes_sent),
                     cli_bytes_text((double)info->bytes_local),
                     cli_bytes_text((double)info->scratch),
                     time_text(info->estimated_seconds)};
    fprintf(stream, "%6d%9s", info->rank, device);
    for (size_t i = 0; i < sizeof cells / sizeof cells[0]; i++) {
        fprintf(stream, "%12s", cells[i]);
        free(cells[i]);
    }
    fputs("\n", stream);
    free(device);
}

static void print_header(FILE *stream, const cli_operation *operation) {
    const sdyrt_op *op = &operation->op;
    char *type = cli_type_print(&op->type);
    char *from = op->from == NULL ? cli_format("replicated")
                                  : cli_sharding_print(op->from);
    char *to = cli_sharding_print(op->to);
    char *ranks = cli_count_text(operation->ranks, "rank");
    fprintf(stream, "%s of %s%s%s on %s\n  from  %s\n  to    %s\n",
            operation->name, type, op->converts ? " to " : "",
            op->converts ? sdyrt_dtype_name(op->out_dtype) : "", ranks, from,
            to);
    if (op->axes != NULL)
        fprintf(stream, "  axes  %s\n", op->axes);
    fputs("\n", stream);
    free(type);
    free(from);
    free(to);
    free(ranks);
}

/* `all` NULL: there are too many for a table. */
static void print_summary(FILE *stream, const cli_operation *operation,
                          const sdyrt_plan_info *all) {
    if (all == NULL) {
        fprintf(stream,
                "(no table of %d ranks, more than %d; ask for one with "
                "--rank)\n\n",
                operation->ranks, MAX_SUMMARY);
        return;
    }
    fputs("  rank   device    received    at least        sent       local     "
          "scratch        time\n",
          stream);
    for (int rank = 0; rank < operation->ranks; rank++)
        print_summary_row(stream, &all[rank]);
    fputs("\n", stream);
}

static void print_plan(FILE *stream, const sdyrt_plan *plan) {
    char *text = cli_plan_print(plan);
    const size_t length = strlen(text);
    fprintf(stream, "%s%s", text,
            length > 0 && text[length - 1] != '\n' ? "\n" : "");
    free(text);
}

/* -- JSON ------------------------------------------------------------------ */

static json_t *json_device(int64_t device) {
    return device < 0 ? json_null() : json_integer(device);
}

static json_t *json_tile(const sdyrt_tile *tile) {
    return json_pack("{s:o, s:o}", "offset",
                     cli_json_ints(tile->offset, tile->rank), "size",
                     cli_json_ints(tile->size, tile->rank));
}

static json_t *json_info(const sdyrt_plan_info *info) {
    return json_pack(
        "{s:i, s:o, s:o, s:o, s:o, s:i, s:i, s:I, s:I, s:I, s:I, s:I, s:I, "
        "s:I, s:I, s:f}",
        "rank", info->rank, "in_device", json_device(info->in_device),
        "out_device", json_device(info->out_device), "in_tile",
        json_tile(&info->in_tile), "out_tile", json_tile(&info->out_tile),
        "step_count", info->n_steps, "exchange_count", info->n_exchanges,
        "bytes_received", (json_int_t)info->bytes_received, "bytes_lower_bound",
        (json_int_t)info->lower_bound, "bytes_sent",
        (json_int_t)info->bytes_sent, "bytes_local",
        (json_int_t)info->bytes_local, "bytes_filled",
        (json_int_t)info->bytes_filled, "bytes_scratch",
        (json_int_t)info->scratch, "messages_sent",
        (json_int_t)info->messages_sent, "messages_received",
        (json_int_t)info->messages_received, "estimated_seconds",
        info->estimated_seconds);
}

typedef sdyrt_status (*get_box)(const sdyrt_plan *plan, int exchange, int64_t i,
                                sdyrt_box_info *box);

/* Add to a list, or let go of it where the library failed to make `one`. */
static bool append(json_t **list, json_t *one) {
    if (one != NULL)
        return json_array_append_new(*list, one) == 0;
    json_decref(*list);
    *list = NULL;
    return false;
}

/* NULL when the library failed, as below. */
static json_t *json_boxes(const sdyrt_plan *plan, int exchange, int64_t count,
                          get_box get) {
    json_t *list = json_array();
    bool good = true;
    for (int64_t i = 0; good && i < count; i++) {
        sdyrt_box_info box = SDYRT_BOX_INFO_INIT;
        json_t *one = NULL;
        if (get(plan, exchange, i, &box) == SDYRT_OK)
            one = json_pack("{s:i, s:o, s:o}", "peer", box.peer, "offset",
                            cli_json_ints(box.offset, box.rank), "size",
                            cli_json_ints(box.size, box.rank));
        good = append(&list, one);
    }
    return list;
}

static json_t *json_exchange(const sdyrt_plan *plan, int exchange) {
    sdyrt_exchange_info info = SDYRT_EXCHANGE_INFO_INIT;
    if (sdyrt_plan_exchange(plan, exchange, &info) != SDYRT_OK)
        return NULL;
    json_t *sends = json_boxes(plan, exchange, info.n_sends, sdyrt_plan_send);
    json_t *receives =
        json_boxes(plan, exchange, info.n_receives, sdyrt_plan_receive);
    if (sends == NULL || receives == NULL) {
        json_decref(sends);
        json_decref(receives);
        return NULL;
    }
    return json_pack("{s:s, s:s, s:s, s:I, s:o, s:o}", "kind",
                     sdyrt_step_kind_name(info.kind), "source",
                     sdyrt_buffer_name(info.source), "target",
                     sdyrt_buffer_name(info.target), "terms",
                     (json_int_t)info.n_terms, "sends", sends, "receives",
                     receives);
}

static json_t *json_range(sdyrt_buffer_id buffer, size_t offset, size_t bytes,
                          sdyrt_dtype dtype) {
    return json_pack("{s:s, s:I, s:I, s:s}", "buffer",
                     sdyrt_buffer_name(buffer), "offset", (json_int_t)offset,
                     "bytes", (json_int_t)bytes, "dtype",
                     sdyrt_dtype_name(dtype));
}

/* The axes and the size of the groups; null: there are none. */
static json_t *json_group(const sdyrt_plan *plan, int step,
                          const sdyrt_step_info *info) {
    if (info->n_members == 0)
        return json_null();
    const size_t length = sdyrt_plan_axes(plan, step, NULL, 0);
    char *axes = cli_alloc(length + 1, 1);
    sdyrt_plan_axes(plan, step, axes, length + 1);
    json_t *group = json_pack(
        "{s:s, s:I, s:o, s:b, s:I}", "axes", axes, "size",
        (json_int_t)info->n_members, "index",
        info->member < 0 ? json_null() : json_integer(info->member), "even",
        info->is_even, "block_bytes", (json_int_t)info->block_bytes);
    free(axes);
    return group;
}

static json_t *json_step(const sdyrt_plan *plan, int step) {
    sdyrt_step_info info = SDYRT_STEP_INFO_INIT;
    if (sdyrt_plan_step(plan, step, &info) != SDYRT_OK)
        return NULL;
    json_t *exchanges = json_array();
    for (int e = 0; e < info.n_exchanges; e++)
        if (!append(&exchanges, json_exchange(plan, info.first_exchange + e)))
            return NULL;
    const bool is_fill = info.kind == SDYRT_STEP_FILL;
    return json_pack("{s:s, s:o, s:o, s:o, s:I, s:o}", "kind",
                     sdyrt_step_kind_name(info.kind), "source",
                     is_fill ? json_null()
                             : json_range(info.source, info.source_offset,
                                          info.source_bytes, info.source_dtype),
                     "target",
                     json_range(info.target, info.target_offset,
                                info.target_bytes, info.target_dtype),
                     "group", json_group(plan, step, &info), "terms",
                     (json_int_t)info.n_terms, "exchanges", exchanges);
}

static json_t *json_plan(const sdyrt_plan *plan) {
    sdyrt_plan_info info;
    if (get_info(plan, &info) != SDYRT_OK)
        return NULL;
    json_t *steps = json_array();
    for (int step = 0; step < info.n_steps; step++)
        if (!append(&steps, json_step(plan, step)))
            return NULL;
    json_t *document = json_info(&info);
    json_object_set_new(document, "steps", steps);
    return document;
}

static int print_json(FILE *stream, const cli_operation *operation,
                      const sdyrt_plan *plan, bool summary,
                      const sdyrt_plan_info *all) {
    const sdyrt_op *op = &operation->op;
    json_t *one = json_plan(plan);
    if (one == NULL)
        return cli_fail_library(operation->name);
    char *type = cli_type_print(&op->type);
    char *from = op->from == NULL ? NULL : cli_sharding_print(op->from);
    char *to = cli_sharding_print(op->to);
    json_t *document = json_pack(
        "{s:s, s:s, s:s?, s:s, s:s?, s:s, s:i, s:o}", "op", operation->name,
        "type", type, "from", from, "to", to, "axes", op->axes, "planner",
        "direct", "rank_count", operation->ranks, "plan", one);
    if (op->kind == SDYRT_OP_ALL_REDUCE || op->kind == SDYRT_OP_REDUCE_SCATTER)
        json_object_set_new(document, "reduction",
                            json_string(sdyrt_reduction_name(op->reduction)));
    if (op->converts)
        json_object_set_new(document, "out_dtype",
                            json_string(sdyrt_dtype_name(op->out_dtype)));
    json_t *ranks = all == NULL ? json_null() : json_array();
    for (int rank = 0; all != NULL && rank < operation->ranks; rank++)
        json_array_append_new(ranks, json_info(&all[rank]));
    if (summary)
        json_object_set(document, "ranks", ranks);
    json_decref(ranks);
    cli_print_json(stream, document);
    free(type);
    free(from);
    free(to);
    return CLI_OK;
}

/* -- the command ----------------------------------------------------------- */

/* The rank of --device, a device of the mesh before or else after. */
static int rank_of_device(const plan_options *options, int64_t *rank) {
    const cli_operation *operation = &options->operation;
    int64_t found[2] = {-1, -1};
    for (int to = 0; to < 2; to++) {
        int64_t position = 0;
        if (sdyrt_mesh_position_of(cli_operation_mesh(operation, to != 0),
                                   options->device, &position) == SDYRT_OK)
            found[to] = cli_operation_rank(operation, to != 0, options->device);
    }
    if (found[0] < 0 && found[1] < 0)
        return cli_fail("--device: no mesh has a device %" PRId64,
                        options->device);
    if (found[0] >= 0 && found[1] >= 0 && found[0] != found[1])
        return cli_fail("--device: device %" PRId64 " is rank %" PRId64
                        " before and rank %" PRId64 " after; use --rank",
                        options->device, found[0], found[1]);
    *rank = found[0] >= 0 ? found[0] : found[1];
    return CLI_OK;
}

static int choose_rank(const plan_options *options, int64_t *rank) {
    *rank = options->rank >= 0 ? options->rank : 0;
    if (options->device >= 0 && options->rank >= 0)
        return cli_usage("--device and --rank are given; one is enough");
    if (options->device >= 0 && rank_of_device(options, rank) != CLI_OK)
        return CLI_FAILED;
    if (*rank >= options->operation.ranks)
        return cli_fail("rank %" PRId64 " is not one of the %d ranks", *rank,
                        options->operation.ranks);
    return CLI_OK;
}

static int check_planner(const char *planner) {
    if (planner == NULL || strcmp(planner, "auto") == 0 ||
        strcmp(planner, "direct") == 0)
        return CLI_OK;
    if (strcmp(planner, "shardy") == 0)
        return cli_fail("--planner shardy is not in this version; use auto or "
                        "direct");
    return cli_usage("--planner: expected auto, shardy or direct, found '%s'",
                     planner);
}

static int get_infos(const cli_operation *operation, sdyrt_plan_info *all) {
    for (int rank = 0; rank < operation->ranks; rank++) {
        sdyrt_plan *plan = NULL;
        sdyrt_status status = sdyrt_plan_preview(&operation->op, NULL, rank,
                                                 operation->ranks, &plan);
        if (status == SDYRT_OK)
            status = get_info(plan, &all[rank]);
        sdyrt_plan_destroy(plan);
        if (status != SDYRT_OK)
            return cli_fail_library(operation->name);
    }
    return CLI_OK;
}

static int print(FILE *stream, const plan_options *options,
                 const sdyrt_plan *plan) {
    const cli_operation *operation = &options->operation;
    const bool summary = options->device < 0 && options->rank < 0;
    const bool is_listed = summary && operation->ranks <= MAX_SUMMARY;
    sdyrt_plan_info all[MAX_SUMMARY] = {{0}};
    if (is_listed && get_infos(operation, all) != CLI_OK)
        return CLI_FAILED;
    if (operation->values.json)
        return print_json(stream, operation, plan, summary,
                          is_listed ? all : NULL);
    print_header(stream, operation);
    if (summary)
        print_summary(stream, operation, is_listed ? all : NULL);
    print_plan(stream, plan);
    return CLI_OK;
}

static int run(plan_options *options) {
    cli_operation *operation = &options->operation;
    int status = check_planner(options->planner);
    if (status == CLI_OK)
        status = cli_operation_make(operation, syntax.name);
    int64_t rank = 0;
    if (status == CLI_OK)
        status = choose_rank(options, &rank);
    if (status != CLI_OK)
        return status;
    sdyrt_plan *plan = NULL;
    if (sdyrt_plan_preview(&operation->op, NULL, (int)rank, operation->ranks,
                           &plan) != SDYRT_OK)
        return cli_fail_library(operation->name);
    cli_output output;
    cli_output_open(&output);
    status = cli_output_close(&output, print(output.stream, options, plan));
    sdyrt_plan_destroy(plan);
    return status;
}

int cmd_plan(int argc, char **argv) {
    plan_options options = {.device = -1, .rank = -1};
    int status = cli_parse(&syntax, argc, argv, &options);
    if (status == CLI_RUN)
        status = run(&options);
    cli_operation_free(&options.operation);
    return status;
}

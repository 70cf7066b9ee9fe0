/* sdyrt plan: what an operation would do, without doing it. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "plan_json.h"

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

static int print_summary(FILE *stream, const cli_operation *operation) {
    if (operation->ranks > CLI_MAX_SUMMARY) {
        fprintf(stream,
                "(no table of %d ranks, more than %d; ask for one with "
                "--rank)\n\n",
                operation->ranks, CLI_MAX_SUMMARY);
        return CLI_OK;
    }
    fputs("  rank   device    received    at least        sent       local     "
          "scratch        time\n",
          stream);
    for (int rank = 0; rank < operation->ranks; rank++) {
        sdyrt_plan *plan = NULL;
        sdyrt_plan_info info;
        if (sdyrt_plan_preview(&operation->op, NULL, rank, operation->ranks,
                               &plan) != SDYRT_OK)
            return cli_fail_library(operation->name);
        const sdyrt_status status = cli_plan_info(plan, &info);
        sdyrt_plan_destroy(plan);
        if (status != SDYRT_OK)
            return cli_fail_library(operation->name);
        print_summary_row(stream, &info);
    }
    fputs("\n", stream);
    return CLI_OK;
}

static void print_plan(FILE *stream, const sdyrt_plan *plan) {
    const size_t length = sdyrt_plan_print(plan, NULL, 0);
    char *text = cli_alloc(length + 1, 1);
    sdyrt_plan_print(plan, text, length + 1);
    fputs(text, stream);
    if (length > 0 && text[length - 1] != '\n')
        fputs("\n", stream);
    free(text);
}

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

static int print(FILE *stream, const plan_options *options,
                 const sdyrt_plan *plan) {
    const cli_operation *operation = &options->operation;
    const bool summary = options->device < 0 && options->rank < 0;
    if (operation->values.json)
        return cli_plan_print_json(stream, operation, plan, summary);
    print_header(stream, operation);
    if (summary && print_summary(stream, operation) != CLI_OK)
        return CLI_FAILED;
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

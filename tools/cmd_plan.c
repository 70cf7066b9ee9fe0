/* sdyrt plan: the plan of an operation, which is not run. */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "plan.h"

enum {
    MAX_LISTED = 64, /* ranks that the table has a row for */
    /* The work of previewing ranks: each costs its messages and A_RANK. Limits
     * for all ranks, and for a sample. */
    A_RANK = 64,
    MAX_ALL = 40 << 20,
    MAX_SAMPLE = 1 << 22,
    LEAST_SAMPLE = 8 /* ranks */
};

typedef struct plan_options {
    cli_operation operation;
    const char *planner;
    int64_t device;                              /* -1: not given */
    int64_t rank;                                /* -1: not given */
    double exchange_us, message_us, gb_a_second; /* 0: not given */
    sdyrt_plan_options library;                  /* made of them */
} plan_options;

static const cli_option own_options[] = {
    CLI_OPTION(
        "planner", 0, CLI_TEXT, offsetof(plan_options, planner),
        "auto|shardy|direct",
        "direct: each device receives what its tile needs straight from who "
        "holds "
        "it; shardy: of reshard, the collectives that Shardy would emit, which "
        "are printed in its syntax; auto, the default: the better one, at "
        "present direct"),
    CLI_NUMBER("device", 'd', offsetof(plan_options, device), "ID",
               "Only the plan of this device", 0, INT64_MAX),
    CLI_NUMBER("rank", 'R', offsetof(plan_options, rank), "RANK",
               "Only the plan of this rank", 0, INT32_MAX),
    CLI_OPTION("exchange-us", 0, CLI_REAL, offsetof(plan_options, exchange_us),
               "US",
               "For the estimate: the microseconds that an exchange takes (5)"),
    CLI_OPTION("message-us", 0, CLI_REAL, offsetof(plan_options, message_us),
               "US", "For the estimate: those that a message takes (1)"),
    CLI_OPTION(
        "gb-per-s", 0, CLI_REAL, offsetof(plan_options, gb_a_second), "GB",
        "For the estimate: the 10^9 bytes that a rank receives or copies "
        "in a second (5)"),
    CLI_JSON(cli_values),
    {0}};

static const cli_syntax syntax = {
    .name = "plan",
    .arguments = "OP",
    .tables = {cli_mesh_option, cli_type_option, cli_operation_options,
               cli_field_options, own_options},
    .help =
        "Print what an operation would move: for each rank the bytes that it "
        "receives and sends, the least that it must receive because its tile "
        "needs them and it does not hold them, the memory besides the two "
        "buffers, and an estimate of the time; the total, the least and the "
        "most of all ranks; then the steps of the first rank that sends or "
        "receives something. Nothing is moved and nothing is measured. OP is "
        "all_gather, all_slice, all_reduce, "
        "reduce_scatter, all_to_all, collective_permute, "
        "sharded_to_unreduced, replicated_to_unreduced, reshard, broadcast, "
        "gather, reduce, scatter, send_recv, shift or update_halo."
        "\v"
        "Example: what it takes to turn row blocks into column blocks:\n"
        "  sdyrt plan reshard --mesh '@m=<[\"x\"=4]>' \\\n"
        "      --type 'tensor<8x16xf32>' \\\n"
        "      --from '<@m, [{\"x\"}, {}]>' --to '<@m, [{}, {\"x\"}]>'"};

/* -- text ------------------------------------------------------------------ */

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

/* A row of the table; `figures` NULL: dashes. */
static void print_row(FILE *stream, const char *rank, const char *device,
                      const plan_figures *figures) {
    fprintf(stream, "%6s%9s", rank, device);
    for (int i = 0; i <= PLAN_BYTES; i++) {
        const bool is_known =
            figures != NULL && (i < PLAN_BYTES || figures->seconds >= 0);
        cli_text cell = {"-"};
        if (is_known)
            cell = i < PLAN_BYTES ? cli_bytes_text((double)figures->bytes[i])
                                  : cli_time_text(figures->seconds);
        fprintf(stream, "%12s", cell.text);
    }
    fputs("\n", stream);
}

static void print_rank(FILE *stream, const sdyrt_plan_info *info) {
    const plan_figures figures = plan_figures_of(info);
    char *rank = cli_format("%d", info->rank);
    char *device = device_text(info);
    print_row(stream, rank, device, &figures);
    free(rank);
    free(device);
}

static void print_shardings(FILE *stream, const sdyrt_op *op) {
    char *from = op->from == NULL ? cli_format("replicated")
                                  : cli_sharding_print(op->from);
    char *to = cli_sharding_print(op->to);
    fprintf(stream, "  from  %s\n  to    %s\n", from, to);
    free(from);
    free(to);
}

enum { MOST_COUNTS = 16 /* rows and columns */ };

/* The matrix of counts: row p is of member p, or the only row of all. */
static void print_counts(FILE *stream, const cli_operation *operation) {
    const cli_counts *const counts = &operation->counts;
    const sdyrt_op *const op = &operation->op;
    const char *before = "  counts";
    for (int64_t p = 0; p < counts->n_rows && p < MOST_COUNTS; p++) {
        fputs(before, stream);
        for (int64_t q = 0; q < counts->width && q < MOST_COUNTS; q++)
            fprintf(stream, " %" PRId64, counts->at[p * counts->width + q]);
        fputs(counts->width > MOST_COUNTS ? " ..\n" : "\n", stream);
        before = "        ";
    }
    if (counts->n_rows > MOST_COUNTS)
        fprintf(stream, "%s ..\n", before);
    if (op->counts_vary)
        fprintf(stream, "  rooms  %" PRId64 " before, %" PRId64 " after\n",
                op->in_capacity, op->out_capacity);
}

static void print_header(FILE *stream, const cli_operation *operation) {
    const sdyrt_op *op = &operation->op;
    char *type = cli_type_print(&op->type);
    fprintf(stream, "%s of %s%s%s on %s\n", operation->name, type,
            op->converts ? " to " : "",
            op->converts ? sdyrt_dtype_name(op->out_dtype) : "",
            cli_count_text(operation->ranks, "rank").text);
    print_shardings(stream, op);
    if (op->axes != NULL)
        fprintf(stream, "  axes  %s\n", op->axes);
    if (operation->own_axes != NULL)
        fprintf(stream, "  own   %s\n", operation->own_axes);
    print_counts(stream, operation);
    fputs("\n", stream);
    free(type);
}

static void print_summary(FILE *stream, const plan_ranks *ranks) {
    fputs("  rank   device    received    at least        sent       local     "
          "scratch    estimate\n",
          stream);
    for (int rank = 0; ranks->all != NULL && rank < ranks->n; rank++)
        print_rank(stream, &ranks->all[rank]);
    print_row(stream, "total", "", ranks->has_total ? &ranks->total : NULL);
    print_row(stream, "least", "", &ranks->least);
    print_row(stream, "most", "", &ranks->most);
    if (ranks->stride > 1)
        fprintf(stream, "(from one rank in %d of %d%s; --rank shows one)\n",
                ranks->stride, ranks->n,
                ranks->has_total ? "; total: their sum times that" : "");
    else if (ranks->all == NULL)
        fprintf(stream,
                "(of all %d ranks, too many to list; --rank shows one)\n",
                ranks->n);
    fputs("\n", stream);
}

static void print_plan(FILE *stream, const sdyrt_plan *plan) {
    char *text = cli_plan_print(plan);
    const size_t length = strlen(text);
    fprintf(stream, "%s%s", text,
            length > 0 && text[length - 1] != '\n' ? "\n" : "");
    free(text);
}

/* -- the command ----------------------------------------------------------- */

/* The rank of --device, of the source mesh or else the target mesh. */
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

/* The rank of --rank or --device; -1: neither is given. */
static int choose_rank(const plan_options *options, int64_t *rank) {
    *rank = options->rank;
    if (options->device >= 0 && options->rank >= 0)
        return cli_usage("--device and --rank are given; one is enough");
    if (options->device >= 0 && rank_of_device(options, rank) != CLI_OK)
        return CLI_FAILED;
    if (*rank >= options->operation.ranks)
        return cli_fail("rank %" PRId64 " is not in [0, %d)", *rank,
                        options->operation.ranks);
    return CLI_OK;
}

static int choose_planner(plan_options *options) {
    static const char *const names[] = {"auto", "shardy", "direct", NULL};
    static const sdyrt_planner planners[] = {
        SDYRT_PLANNER_AUTO, SDYRT_PLANNER_SHARDY, SDYRT_PLANNER_DIRECT};
    if (options->planner == NULL)
        return CLI_OK;
    const int found = cli_word("--planner", options->planner, names);
    if (found < 0)
        return CLI_USAGE;
    options->library.planner = planners[found];
    return CLI_OK;
}

/* -- all ranks ------------------------------------------------------------- */

plan_figures plan_figures_of(const sdyrt_plan_info *info) {
    return (plan_figures){.bytes = {info->bytes_received, info->lower_bound,
                                    info->bytes_sent, info->bytes_local,
                                    info->scratch},
                          .seconds = info->estimated_seconds};
}

static void add_rank(plan_ranks *ranks, const sdyrt_plan_info *info) {
    const plan_figures f = plan_figures_of(info);
    if (info->rank == 0)
        ranks->least = ranks->most = f;
    for (int i = 0; i < PLAN_BYTES; i++) {
        ranks->total.bytes[i] += f.bytes[i] * (size_t)ranks->stride;
        if (f.bytes[i] < ranks->least.bytes[i])
            ranks->least.bytes[i] = f.bytes[i];
        if (f.bytes[i] > ranks->most.bytes[i])
            ranks->most.bytes[i] = f.bytes[i];
    }
    if (f.seconds < ranks->least.seconds)
        ranks->least.seconds = f.seconds;
    if (f.seconds > ranks->most.seconds)
        ranks->most.seconds = f.seconds;
    if (ranks->moving < 0 && info->bytes_received + info->bytes_sent > 0)
        ranks->moving = info->rank;
}

static int get_info(const plan_options *options, int rank,
                    sdyrt_plan_info *info) {
    const cli_operation *operation = &options->operation;
    sdyrt_plan *plan = NULL;
    *info = (sdyrt_plan_info)SDYRT_PLAN_INFO_INIT;
    sdyrt_status status = sdyrt_plan_preview(&operation->op, &options->library,
                                             rank, operation->ranks, &plan);
    if (status == SDYRT_OK)
        status = sdyrt_plan_info_get(plan, info);
    sdyrt_plan_destroy(plan);
    return status == SDYRT_OK ? CLI_OK : cli_fail_library(operation->name);
}

static int64_t work_of(const sdyrt_plan_info *info) {
    return A_RANK + info->messages_sent + info->messages_received;
}

/* Preview every `stride`-th rank until the work exceeds `most`; `ranks` and
 * `*work` get their sums. `listed` has room for MAX_LISTED. */
static int look(const plan_options *options, int stride, int64_t most,
                plan_ranks *ranks, sdyrt_plan_info *listed, int64_t *work) {
    const int64_t n = options->operation.ranks;
    *ranks = (plan_ranks){.all = n <= MAX_LISTED ? listed : NULL,
                          .has_total = true,
                          .total = {.seconds = -1},
                          .n = (int)n,
                          .stride = stride,
                          .moving = -1};
    *work = 0;
    for (int64_t rank = 0; rank < n && *work <= most; rank += stride) {
        sdyrt_plan_info info;
        CLI_TRY(get_info(options, (int)rank, &info));
        if (ranks->all != NULL)
            listed[rank] = info;
        add_rank(ranks, &info);
        ranks->n_seen++;
        *work += work_of(&info);
    }
    return CLI_OK;
}

/* Preview all ranks, or a sample if that is too much work, by an estimate from
 * three ranks or by the work done so far. All bytes that are sent are received:
 * a sample in which they differ gives no total. */
static int look_at_ranks(const plan_options *options, plan_ranks *ranks,
                         sdyrt_plan_info *listed) {
    const int n = options->operation.ranks, some[] = {0, n / 2, n - 1};
    int64_t work = 0, mean = MAX_ALL;
    for (int i = 0; i < 3; i++) {
        sdyrt_plan_info info;
        CLI_TRY(get_info(options, some[i], &info));
        mean = work_of(&info) < mean ? work_of(&info) : mean;
    }
    if (mean <= MAX_ALL / n) {
        CLI_TRY(look(options, 1, MAX_ALL, ranks, listed, &work));
        assert(ranks->n_seen > 0);
        if (ranks->n_seen == n)
            return CLI_OK;
        mean = work / ranks->n_seen;
    }
    int64_t sample = MAX_SAMPLE / mean;
    sample = sample < LEAST_SAMPLE ? LEAST_SAMPLE : sample;
    CLI_TRY(look(options, (int)((n + sample - 1) / sample), INT64_MAX, ranks,
                 listed, &work));
    const double received = (double)ranks->total.bytes[0];
    const double sent = (double)ranks->total.bytes[2];
    ranks->has_total = received <= 1.01 * sent && sent <= 1.01 * received;
    return CLI_OK;
}

/* -- printing -------------------------------------------------------------- */

/* Print one plan; `ranks` NULL: without the summary of all ranks. */
static int print(FILE *stream, const plan_options *options,
                 const sdyrt_plan *plan, const plan_ranks *ranks) {
    const cli_operation *operation = &options->operation;
    if (operation->values.json)
        return plan_print_json(stream, operation,
                               options->library.planner == SDYRT_PLANNER_SHARDY
                                   ? "shardy"
                                   : "direct",
                               plan, ranks);
    print_header(stream, operation);
    if (ranks != NULL)
        print_summary(stream, ranks);
    print_plan(stream, plan);
    return CLI_OK;
}

/* Print the plan of `rank`; -1: that of a rank that moves something, and the
 * summary of all ranks. */
static int run_as(const plan_options *options, int64_t rank) {
    const cli_operation *operation = &options->operation;
    const bool is_summary = rank < 0;
    sdyrt_plan_info listed[MAX_LISTED];
    plan_ranks ranks = {0};
    if (is_summary) {
        CLI_TRY(look_at_ranks(options, &ranks, listed));
        rank = ranks.moving < 0 ? 0 : ranks.moving;
    }
    sdyrt_plan *plan = NULL;
    if (sdyrt_plan_preview(&operation->op, &options->library, (int)rank,
                           operation->ranks, &plan) != SDYRT_OK)
        return cli_fail_library(operation->name);
    cli_output output;
    cli_output_open(&output);
    const int status =
        cli_output_close(&output, print(output.stream, options, plan,
                                        is_summary ? &ranks : NULL));
    sdyrt_plan_destroy(plan);
    return status;
}

static int run(plan_options *options) {
    cli_operation *operation = &options->operation;
    options->library = (sdyrt_plan_options)SDYRT_PLAN_OPTIONS_INIT;
    int64_t rank = -1;
    CLI_TRY(choose_planner(options));
    CLI_TRY(cli_operation_make(operation, syntax.name));
    CLI_TRY(choose_rank(options, &rank));
    options->library.exchange_seconds = 1e-6 * options->exchange_us;
    options->library.message_seconds = 1e-6 * options->message_us;
    options->library.bytes_a_second = 1e9 * options->gb_a_second;
    return run_as(options, rank);
}

int cmd_plan(int argc, char **argv) {
    plan_options options = {.device = -1, .rank = -1};
    int status = cli_parse(&syntax, argc, argv, &options);
    if (status == CLI_RUN)
        status = run(&options);
    cli_operation_free(&options.operation);
    return status;
}

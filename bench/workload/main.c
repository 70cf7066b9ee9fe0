/* sdyrt_workload: move every tensor of a workload, check every element, and say
 * how fast that was beside memcpy. */
#include "bench/common/count.h"
#include "bench/common/fail.h"
#include "bench/workload/report.h"
#include <argp.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct request {
    const char *path;
    const char *json;
    int ranks; /* 0: as many as the workload needs */
    int reps;
    bool quick;
    bool dry_run;
} request;

enum { MAX_RANKS = 4096, MAX_REPS = 1000, DRY_RUN = 1 };

static const struct argp_option options[] = {
    {"ranks", 'n', "N", 0, "Rank threads (default: the devices of the mesh)",
     0},
    {"reps", 'r', "R", 0, "Move each tensor R times (default 3)", 0},
    {"json", 'j', "FILE", 0, "Write the table as JSON to FILE", 0},
    {"backend", 'b', "NAME", 0, "What the ranks are: threads (default)", 0},
    {"quick", 'q', NULL, 0, "Only the first tensor of each row of the table",
     0},
    {"dry-run", DRY_RUN, NULL, 0, "Read and verify FILE, move nothing", 0},
    {0}};

static error_t parse_option(int key, char *text, struct argp_state *state) {
    request *asked = state->input;
    switch (key) {
    case 'n':
        return read_count("--ranks", text, 1, MAX_RANKS, &asked->ranks)
                   ? 0
                   : EINVAL;
    case 'r':
        return read_count("--reps", text, 1, MAX_REPS, &asked->reps) ? 0
                                                                     : EINVAL;
    case 'j':
        asked->json = text;
        break;
    case 'b':
        if (strcmp(text, "threads") != 0)
            argp_failure(state, EXIT_FAILURE, 0,
                         "--backend '%s' is not offered; there is: threads",
                         text);
        break;
    case 'q':
        asked->quick = true;
        break;
    case DRY_RUN:
        asked->dry_run = true;
        break;
    case ARGP_KEY_ARG:
        if (asked->path != NULL)
            argp_failure(state, EXIT_FAILURE, 0, "more than one FILE: '%s'",
                         text);
        asked->path = text;
        break;
    case ARGP_KEY_END:
        if (asked->path == NULL)
            argp_failure(state, EXIT_FAILURE, 0, "no FILE given; see --help");
        break;
    default:
        return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* What happens and where. */
static void print_heading(const run_result *result) {
    printf("%s\n%d tensors, %lld elements, %.2f GB, moved and checked by %d "
           "rank threads\n%d cores, %.1f GB of memory\n",
           result->work->name, result->work->n_tensors,
           (long long)result->work->elements,
           1e-9 * (double)result->work->bytes, result->options.ranks,
           result->machine.cores, 1e-9 * (double)result->machine.memory);
    fflush(stdout);
}

static bool report_wrong(const workload *work, const run_outcome *wrong) {
    const workload_tensor *tensor = &work->tensors[wrong->tensor];
    char index[SDYRT_MAX_RANK * 24] = "";
    size_t length = 0;
    for (int d = 0; d < tensor->type.rank; d++)
        length += (size_t)snprintf(index + length, sizeof index - length,
                                   "%s%lld", d > 0 ? ", " : "",
                                   (long long)wrong->where.index[d]);
    const size_t bytes = sdyrt_dtype_bytes(tensor->type.dtype);
    const int digits = bytes < 8 ? 2 * (int)bytes : 16;
    return bench_fail("WRONG: tensor '%s', rank %d, element [%s]: expected "
                      "0x%0*llx, got 0x%0*llx",
                      tensor->name, wrong->rank, index, digits,
                      (unsigned long long)wrong->where.expected, digits,
                      (unsigned long long)wrong->where.got);
}

static bool enough_memory(const run_result *result) {
    if (result->tile_bytes <= result->machine.memory_available)
        return true;
    return bench_fail(
        "this needs %.2f GB for the tiles of the largest tensors, in and out, "
        "and %.2f GB of memory are free",
        1e-9 * (double)result->tile_bytes,
        1e-9 * (double)result->machine.memory_available);
}

static bool move_and_report(run_result *result, move_cost *costs,
                            const char *json) {
    const workload *work = result->work;
    result->costs = costs;
    const double start = now_seconds();
    run_outcome outcome;
    const sdyrt_status status =
        run_workload(work, &result->options, costs, &outcome);
    if (status != SDYRT_OK)
        return bench_fail("tensor '%s': %s", work->tensors[outcome.tensor].name,
                          sdyrt_last_error()[0] != 0
                              ? sdyrt_last_error()
                              : sdyrt_status_name(status));
    result->prepare_seconds = outcome.prepare_seconds;
    result->seconds = now_seconds() - start;
    if (outcome.wrong)
        return report_wrong(work, &outcome);
    report_print(result);
    printf("%d tensors, all elements checked: OK\n", work->n_tensors);
    return json == NULL || report_write(result, json);
}

static bool run(const request *asked, const workload *work) {
    run_result result = {
        .work = work,
        .options = {.ranks = asked->ranks > 0 ? asked->ranks : work->ranks,
                    .reps = asked->reps,
                    .progress = isatty(STDERR_FILENO) != 0},
        .machine = machine_find()};
    if (result.options.ranks < work->ranks)
        return bench_fail("%s has %d devices, more than the %d ranks",
                          asked->path, work->ranks, result.options.ranks);
    if (result.options.ranks > MAX_RANKS)
        return bench_fail("%s has %d devices, more than the %d ranks that "
                          "one process can be",
                          asked->path, work->ranks, MAX_RANKS);
    if (run_memory(work, result.options.ranks, &result.tile_bytes) != SDYRT_OK)
        return bench_fail("%s: %s", asked->path, sdyrt_last_error());
    if (asked->dry_run) {
        printf("%s: %d tensors, %lld elements, %.2f GB; %d ranks with tiles of "
               "%.2f GB\n",
               work->name, work->n_tensors, (long long)work->elements,
               1e-9 * (double)work->bytes, result.options.ranks,
               1e-9 * (double)result.tile_bytes);
        return true;
    }
    if (!enough_memory(&result))
        return false;
    print_heading(&result);
    move_cost *costs = calloc((size_t)work->n_tensors, sizeof *costs);
    const bool good = costs != NULL
                          ? move_and_report(&result, costs, asked->json)
                          : bench_fail("no memory for the results");
    free(costs);
    return good;
}

int main(int argc, char **argv) {
    static const struct argp argp = {
        .options = options,
        .parser = parse_option,
        .args_doc = "FILE",
        .doc = "Move every tensor of the workload FILE from one sharding to "
               "another and check every element of the result.\vThe last "
               "column is the speed of the move over that of memcpy, for the "
               "same bytes by as many threads."};
    request asked = {.reps = 3};
    if (argp_parse(&argp, argc, argv, 0, NULL, &asked) != 0)
        return EXIT_FAILURE;
    workload work;
    const workload_options how = {.quick = asked.quick, .moves_only = true};
    if (!workload_load(asked.path, &how, &work))
        return EXIT_FAILURE;
    const bool good = run(&asked, &work);
    workload_free(&work);
    return good && fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

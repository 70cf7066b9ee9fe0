/* sdyrt check: random operations, each verified against the definition. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "check/run.h"
#include "cli/cli.h"
#include "cli/job.h"
#include "commands.h"

enum { MAX_FAILURES = 10, USUAL_RANKS = 8 };

typedef struct check_options {
    const char *backend; /* NULL: not given */
    int64_t n_ranks;     /* 0: not given */
    int64_t n_cases;
    int64_t seed;
    int64_t only; /* the only case to run; -1: all */
    bool json;
    bool verbose;
    bool all_paths; /* fail when one that is expected was not taken */
} check_options;

#define AT(member) offsetof(check_options, member)

static const cli_option own_options[] = {
    CLI_OPTION(
        "backend", 'b', CLI_TEXT, AT(backend), "NAME",
        "threads (the default in a single process); mpi, "
        "under mpirun; nccl, whose ranks are the processes that mpirun, 'sdyrt "
        "launch', torchrun or srun has started, or else threads with a GPU "
        "each; or auto: nccl if it can be used, else mpi under mpirun, else "
        "threads"),
    CLI_NUMBER(
        "ranks", 'n', AT(n_ranks), "N",
        "How many ranks, 1 to 128 (8); where they are the processes of a job, "
        "it has as many, and another number is refused",
        1, CHECK_MAX_RANKS),
    CLI_NUMBER("cases", 'k', AT(n_cases), "K", "How many cases (1000)", 1,
               INT64_MAX),
    CLI_NUMBER("seed", 's', AT(seed), "S", "Which stream of cases (1)", 0,
               INT64_MAX),
    CLI_NUMBER("case", 'c', AT(only), "I", "Only case I of the stream", 0,
               INT64_MAX),
    CLI_OPTION("verbose", 'v', CLI_FLAG, AT(verbose), NULL,
               "Print each case before it runs"),
    CLI_OPTION("all-paths", 'p', CLI_FLAG, AT(all_paths), NULL,
               "Fail when no case took a path that some should have taken"),
    CLI_JSON(check_options),
    {0}};

static const cli_syntax syntax = {
    .name = "check",
    .tables = {own_options},
    .help =
        "Run random operations on random meshes, shardings, shapes and dtypes, "
        "and compare every element, every byte around the buffers and every "
        "claim of the plans with the definition, which is computed device by "
        "device and element by element. A case that fails is printed with the "
        "command that repeats it; after 10 of them the check stops, and the "
        "exit status is 1."
        "\v"
        "Examples:\n"
        "  sdyrt check -n 6 --cases 500 --seed 7\n"
        "  sdyrt check -n 8 --seed 7 --case 42 -v\n"
        "\n"
        "As 4 processes: mpirun -n 4 sdyrt check --backend mpi\n"
        "On 4 GPUs: sdyrt launch -n 4 -- sdyrt check --backend nccl"};

typedef struct progress {
    const check_options *options;
    cli_job *job;
    FILE *stream;
    int64_t next;
    int64_t end;
    int64_t passed;
    int64_t failed;
    int64_t by_op[SDYRT_OP_COUNT];
    int64_t by_form[CHECK_FORM_COUNT]; /* of those in groups */
    check_paths paths;
    json_t *failures; /* NULL: print them */
} progress;

static bool next_case(void *user, check_case *c) {
    progress *p = user;
    if (p->next == p->end)
        return false;
    const int64_t index = p->next++;
    check_case_random((uint64_t)p->options->seed, index,
                      (int)p->options->n_ranks, c);
    if (p->options->verbose) {
        char text[8192];
        check_print_case(c, text, sizeof text);
        (void)fprintf(stderr, "%" PRId64 ": %s\n", index, text);
    }
    return true;
}

/* The command line that runs a case again; free() it. */
static char *repeat_command(const progress *p, int64_t index) {
    static const char *const starts[] = {
        [CLI_START_THREADS] = "sdyrt check -n",
        [CLI_START_MPI] = "mpirun -n",
        [CLI_START_LAUNCHER] = "sdyrt launch -n",
    };
    static const char *const commands[] = {
        [CLI_START_THREADS] = "",
        [CLI_START_MPI] = " sdyrt check",
        [CLI_START_LAUNCHER] = " -- sdyrt check",
    };
    const cli_job *const job = p->job;
    const bool is_default = strcmp(job->backend, "threads") == 0;
    return cli_format("%s %" PRId64 "%s%s%s --seed %" PRId64 " --case %" PRId64,
                      starts[job->start], p->options->n_ranks,
                      commands[job->start], is_default ? "" : " --backend ",
                      is_default ? "" : job->backend, p->options->seed, index);
}

static void add_failure(progress *p, const check_case *c, int64_t index,
                        const char *failure) {
    char text[8192];
    check_print_case(c, text, sizeof text);
    char *command = repeat_command(p, index);
    if (p->failures != NULL)
        json_array_append_new(p->failures,
                              json_pack("{s:I, s:s, s:s, s:s}", "case",
                                        (json_int_t)index, "failure", failure,
                                        "operation", text, "command", command));
    else
        (void)fprintf(p->stream, "case %" PRId64 ": %s\n    %s\n    %s\n",
                      index, failure, text, command);
    (void)fflush(p->stream); /* the next one may not come to an end */
    free(command);
}

static bool done_case(void *user, const check_case *c, const char *failure) {
    progress *p = user;
    p->by_op[c->kind]++;
    p->by_form[c->groups.form] += c->groups.on;
    if (failure == NULL) {
        p->passed++;
        return true;
    }
    p->failed++;
    add_failure(p, c, p->next - 1, failure);
    return p->failed < MAX_FAILURES;
}

/* -- paths ----------------------------------------------------------------- */

/* A cell: a count, or a dot for a path that need not be taken. */
static void print_count(const progress *p, int64_t count, bool expected) {
    if (count > 0 || expected)
        (void)fprintf(p->stream, "%8" PRId64, count);
    else
        (void)fprintf(p->stream, "%8s", ".");
}

static void print_head(const progress *p, const char *title) {
    static const char *const heads[] = {
        [SDYRT_OP_ALL_GATHER] = "gather",
        [SDYRT_OP_ALL_SLICE] = "slice",
        [SDYRT_OP_ALL_REDUCE] = "reduce",
        [SDYRT_OP_REDUCE_SCATTER] = "scatter",
        [SDYRT_OP_ALL_TO_ALL] = "a2a",
        [SDYRT_OP_COLLECTIVE_PERMUTE] = "permute",
        [SDYRT_OP_SHARDED_TO_UNREDUCED] = "s_to_u",
        [SDYRT_OP_REPLICATED_TO_UNREDUCED] = "r_to_u",
        [SDYRT_OP_RESHARD] = "reshard",
        [SDYRT_OP_BROADCAST] = "bcast",
        [SDYRT_OP_GATHER] = "gather1",
        [SDYRT_OP_REDUCE] = "reduce1",
        [SDYRT_OP_SCATTER] = "scatt1",
        [SDYRT_OP_SEND_RECV] = "send",
        [SDYRT_OP_SHIFT] = "shift",
        [SDYRT_OP_UPDATE_HALO] = "halo"};
    _Static_assert(sizeof heads / sizeof *heads == SDYRT_OP_COUNT,
                   "each kind has one");
    (void)fprintf(p->stream, "\n%-27s", title);
    for (int k = 0; k < SDYRT_OP_COUNT; k++)
        (void)fprintf(p->stream, "%8s", heads[k]);
    (void)fprintf(p->stream, "\n");
}

/* The table of paths; steps too long for the column have their own line. */
static void print_paths(const progress *p) {
    print_head(p, "path");
    for (int i = 0; i < CHECK_PATH_COUNT; i++) {
        const check_path path = (check_path)i;
        (void)fprintf(p->stream, "%-27s", check_path_name(path));
        for (int k = 0; k < SDYRT_OP_COUNT; k++)
            print_count(p, p->paths.counts[i][k],
                        check_path_expected(path, (sdyrt_op_kind)k,
                                            (int)p->options->n_ranks));
        (void)fprintf(p->stream, "\n");
    }
    print_head(p, "steps");
    for (int i = 0; i < p->paths.n_steps; i++) {
        const check_steps *steps = &p->paths.steps[i];
        const char *text = steps->text[0] != '\0' ? steps->text : "none";
        (void)fprintf(p->stream, strlen(text) > 26 ? "%s\n%27s" : "%-27s%s",
                      text, "");
        for (int k = 0; k < SDYRT_OP_COUNT; k++)
            print_count(p, steps->counts[k], false);
        (void)fprintf(p->stream, "\n");
    }
    (void)fprintf(p->stream, "\n");
}

/* Counts by operation, without zeros. */
static json_t *counts_json(const int64_t *counts) {
    json_t *ops = json_object();
    for (int k = 0; k < SDYRT_OP_COUNT; k++)
        if (counts[k] > 0)
            json_object_set_new(ops, sdyrt_op_name((sdyrt_op_kind)k),
                                json_integer(counts[k]));
    return ops;
}

static json_t *paths_json(const progress *p) {
    json_t *paths = json_object();
    for (int i = 0; i < CHECK_PATH_COUNT; i++)
        json_object_set_new(paths, check_path_name((check_path)i),
                            counts_json(p->paths.counts[i]));
    return paths;
}

static json_t *steps_json(const progress *p) {
    json_t *steps = json_object();
    for (int i = 0; i < p->paths.n_steps; i++)
        json_object_set_new(steps, p->paths.steps[i].text,
                            counts_json(p->paths.steps[i].counts));
    return steps;
}

static const char *const forms[CHECK_FORM_COUNT] = {
    [CHECK_PIECES] = "in groups",
    [CHECK_COUNTS] = "of counts",
    [CHECK_VARYING] = "of counts that vary",
    [CHECK_MESSAGES] = "messages"};

static json_t *forms_json(const progress *p) {
    json_t *list = json_object();
    for (int i = 0; i < CHECK_FORM_COUNT; i++)
        json_object_set_new(list, forms[i], json_integer(p->by_form[i]));
    return list;
}

/* -- results --------------------------------------------------------------- */

static void print_summary(const progress *p, double elapsed) {
    for (int i = 0; i < SDYRT_OP_COUNT; i++)
        if (p->by_op[i] > 0)
            (void)fprintf(p->stream, "%-24s %8" PRId64 "\n",
                          sdyrt_op_name((sdyrt_op_kind)i), p->by_op[i]);
    for (int i = 0; i < CHECK_FORM_COUNT; i++)
        if (p->by_form[i] > 0)
            (void)fprintf(p->stream, "%-24s %8" PRId64 "\n", forms[i],
                          p->by_form[i]);
    print_paths(p);
    (void)fprintf(p->stream,
                  "%" PRId64 " passed, %" PRId64 " failed, on %s of %s, seed "
                  "%" PRId64 ", %.1f s\n",
                  p->passed, p->failed,
                  cli_count_text(p->options->n_ranks, "rank").text,
                  p->job->backend, p->options->seed, elapsed);
}

static void print_json(progress *p, double elapsed) {
    json_t *ops = json_object();
    for (int i = 0; i < SDYRT_OP_COUNT; i++)
        json_object_set_new(ops, sdyrt_op_name((sdyrt_op_kind)i),
                            json_integer(p->by_op[i]));
    cli_print_json(
        p->stream,
        json_pack(
            "{s:I, s:I, s:I, s:s, s:I, s:f, s:o, s:o, s:o, s:o, s:o}", "passed",
            (json_int_t)p->passed, "failed", (json_int_t)p->failed, "ranks",
            (json_int_t)p->options->n_ranks, "backend", p->job->backend, "seed",
            (json_int_t)p->options->seed, "seconds", elapsed, "operations", ops,
            "forms", forms_json(p), "paths", paths_json(p), "steps",
            steps_json(p), "failures", p->failures));
}

/* Run the cases as this process's rank. */
static int run_process(const check_feed *feed, cli_job *job) {
    check_job ranks = {
        .bootstrap = &job->meeting, .context = cli_job_context, .user = job};
    return check_run_job(feed, &ranks) == SDYRT_OK
               ? CLI_OK
               : cli_fail("check: %s%s", ranks.failure,
                          cli_advice(ranks.failure));
}

static int run_threads(const check_feed *feed, int n_ranks,
                       const cli_job *job) {
    return check_run_launched(feed, n_ranks, cli_job_launch(job)) == SDYRT_OK
               ? CLI_OK
               : cli_fail_library("check");
}

/* Fail if --all-paths misses a path; rank 0 has the counts. */
static int check_all_paths(const progress *p) {
    sdyrt_op_kind kind;
    if (!p->options->all_paths || p->job->rank > 0)
        return CLI_OK;
    const check_path missing =
        check_paths_missing(&p->paths, (int)p->options->n_ranks, &kind);
    return missing == CHECK_PATH_COUNT
               ? CLI_OK
               : cli_fail("check: no case of %s took the path '%s'",
                          sdyrt_op_name(kind), check_path_name(missing));
}

/* Run the cases and print the results. */
static int run(progress *p) {
    const check_options *const options = p->options;
    p->next = options->only >= 0 ? options->only : 0;
    p->end = options->only >= 0 ? options->only + 1 : options->n_cases;
    p->failures = options->json ? json_array() : NULL;
    const double start = cli_now();
    const check_feed feed = {next_case, done_case, p, &p->paths};
    const int ran = cli_job_is_process(p->job)
                        ? run_process(&feed, p->job)
                        : run_threads(&feed, (int)options->n_ranks, p->job);
    if (ran != CLI_OK) {
        json_decref(p->failures);
        return ran;
    }
    const double elapsed = cli_now() - start;
    if (options->json)
        print_json(p, elapsed);
    else
        print_summary(p, elapsed);
    if (fflush(p->stream) != 0)
        return cli_fail("standard output cannot be written");
    if (p->failed > 0)
        return cli_fail("check: %" PRId64 " of %" PRId64 " cases failed",
                        p->failed, p->passed + p->failed);
    return check_all_paths(p);
}

/* Set the number of ranks: of the job, as given, or the default. */
static int count_ranks(check_options *options, const cli_job *job) {
    const int64_t asked = options->n_ranks;
    if (job->size > CHECK_MAX_RANKS)
        return cli_fail("%d ranks are more than the %d that check can do",
                        job->size, CHECK_MAX_RANKS);
    options->n_ranks = cli_job_is_process(job) ? job->size
                       : asked > 0             ? asked
                                               : USUAL_RANKS;
    return cli_job_check_size(job, "-n", asked, USUAL_RANKS);
}

/* Run as a job; of its processes rank 0 prints. */
static int run_job(check_options *options, cli_job *job) {
    CLI_TRY(cli_job_agree(job, count_ranks(options, job)));
    options->verbose = options->verbose && job->rank == 0;
    progress p = {.options = options, .job = job, .stream = stdout};
    if (job->rank == 0)
        return run(&p);
    p.stream = fopen("/dev/null", "w");
    if (p.stream == NULL)
        return cli_fail("cannot open /dev/null");
    const int status = run(&p);
    (void)fclose(p.stream);
    return status;
}

int cmd_check(int argc, char **argv) {
    check_options options = {.n_cases = 1000, .seed = 1, .only = -1};
    const int parsed = cli_parse(&syntax, argc, argv, &options);
    if (parsed != CLI_RUN)
        return parsed;
    if (options.backend != NULL)
        CLI_TRY(cli_check_backend(options.backend));
    cli_job job;
    CLI_TRY(cli_job_open(&job, options.backend));
    return cli_job_close(&job, run_job(&options, &job));
}

/* sdyrt check --grids: all ranks run the cases, each compares its result with
 * the definition, and rank 0 reports. */
#include "check_grids.h"

#include "check/grid.h"
#include "cli/cli.h"

#include <inttypes.h>
#include <stdlib.h>

typedef struct grids {
    const check_grids_options *o;
    FILE *stream;
    /* of rank 0 */
    int64_t passed, failed;
    int64_t by_kind[SDYRT_GRID_KIND_COUNT][CHECK_GRID_FORM_COUNT];
} grids;

typedef char failure_text[CHECK_TEXT_BYTES]; /* empty: the rank has none */

/* Rank 0: count a case, and print it with the first rank's failure. */
static void tell(grids *g, const check_grid_case *c, int64_t index,
                 const failure_text *failures) {
    char text[8192];
    int64_t rank = 0;
    while (rank < g->o->n_ranks && failures[rank][0] == '\0')
        rank++;
    g->by_kind[c->kind][c->form]++;
    if (rank == g->o->n_ranks) {
        g->passed++;
        return;
    }
    g->failed++;
    check_grid_print(c, text, sizeof text);
    (void)fprintf(g->stream,
                  "case %" PRId64 ": rank %" PRId64 ": %s\n    %s\n    "
                  "sdyrt check --grids -n %" PRId64 " --seed %" PRId64
                  " --case %" PRId64 "\n",
                  index, rank, failures[rank], text, g->o->n_ranks, g->o->seed,
                  index);
    (void)fflush(g->stream);
}

/* Run a case; `n_failed` counts it if a rank has failed. */
static sdyrt_status run_case(sdyrt_context *context,
                             const sdyrt_bootstrap *meeting, grids *g,
                             check_grid_case *c, int64_t index, int *n_failed,
                             bool *goes_on) {
    failure_text failure;
    const bool is_first = sdyrt_context_rank(context) == 0;
    check_grid_random((uint64_t)g->o->seed, index, (int)g->o->n_ranks, c);
    if (g->o->verbose && is_first) {
        char text[8192];
        check_grid_print(c, text, sizeof text);
        (void)fprintf(stderr, "%" PRId64 ": %s\n", index, text);
    }
    sdyrt_status status = check_grid_run(context, c, failure);
    sdyrt_status gathered = SDYRT_OK;
    failure_text *const all =
        cli_gather(meeting, failure, sizeof failure, &gathered);
    if (all != NULL && is_first)
        tell(g, c, index, (const failure_text *)all);
    int64_t n = 0;
    for (int64_t r = 0; all != NULL && r < g->o->n_ranks; r++)
        n += all[r][0] != '\0';
    free(all);
    *n_failed += n > 0;
    /* a failed message may break the contexts of some ranks: then all stop */
    if (n > 0)
        *goes_on = cli_all(meeting, status == SDYRT_OK);
    return status == SDYRT_OK ? gathered : status;
}

static sdyrt_status run_rank(sdyrt_context *context,
                             const sdyrt_bootstrap *meeting, void *argument) {
    grids *const g = argument;
    check_grid_case *const c = cli_alloc(1, sizeof *c);
    sdyrt_status status = SDYRT_OK;
    int n_failed = 0;
    bool goes_on = true;
    for (int64_t i = g->o->first; i < g->o->end && status == SDYRT_OK &&
                                  goes_on && n_failed < g->o->most_failures;
         i++)
        status = run_case(context, meeting, g, c, i, &n_failed, &goes_on);
    free(c);
    return status;
}

static void print_tally(const grids *g) {
    static const char *const forms[] = {"", " (counts)", " (varying counts)",
                                        " (messages)"};
    for (int i = 0; i < SDYRT_GRID_KIND_COUNT * CHECK_GRID_FORM_COUNT; i++) {
        const int kind = i / CHECK_GRID_FORM_COUNT;
        const int form = i % CHECK_GRID_FORM_COUNT;
        char name[64];
        (void)snprintf(name, sizeof name, "%s%s",
                       sdyrt_grid_kind_name((sdyrt_grid_kind)kind),
                       forms[form]);
        if (g->by_kind[kind][form] > 0)
            (void)fprintf(g->stream, "%-32s %8" PRId64 "\n", name,
                          g->by_kind[kind][form]);
    }
}

int check_grids(cli_job *job, const check_grids_options *options,
                FILE *stream) {
    grids g = {.o = options, .stream = stream};
    const double start = cli_now();
    const sdyrt_status status =
        cli_job_run(job, (int)options->n_ranks, run_rank, &g);
    if (job->rank == 0)
        print_tally(&g);
    char *ranks = cli_count_text(options->n_ranks, "rank");
    (void)fprintf(stream,
                  "%" PRId64 " passed, %" PRId64 " failed, on %s of %s, seed "
                  "%" PRId64 ", %.1f s\n",
                  g.passed, g.failed, ranks, job->backend, options->seed,
                  cli_now() - start);
    free(ranks);
    if (status != SDYRT_OK)
        return cli_fail_library("check");
    return g.failed == 0
               ? CLI_OK
               : cli_fail("check: %" PRId64 " of %" PRId64 " cases failed",
                          g.failed, g.passed + g.failed);
}

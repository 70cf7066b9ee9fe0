/* Running cases: one rank prepares a case and collects its results, all ranks
 * run it and each verifies its own buffers. Ranks that are processes each
 * prepare the same case and collect the shared results. */
#include "check/runs.h"
#include <sdyrt/cuda.h>

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Cases after which the threads and contexts are created again, which also
 * empties the caches of plans. */
#define BATCH 500

typedef struct job {
    const check_feed *feed;
    int n_ranks;
    check_job *processes;      /* NULL: ranks are threads */
    check_launch *launch;      /* starts the threads */
    pthread_barrier_t barrier; /* of threads */
    check_case c;
    check_objects objects;
    check_meaning meaning;
    bool has_case;
    bool refused;   /* by sdyrt_op_verify; the text is rank 0's failure */
    uint64_t paths; /* of the case, from all ranks' plans */
    bool more;      /* there are cases left */
    bool broken;    /* the contexts are not to be used again */
    int run, batch; /* cases of this batch, and of each */
    check_rank ranks[CHECK_MAX_RANKS];
} job;

static void wait_all(job *j) {
    if (j->processes == NULL)
        (void)pthread_barrier_wait(&j->barrier);
}

static void fail_library(check_rank *r, int rank, const char *what,
                         sdyrt_status status) {
    if (status == SDYRT_OK)
        return;
    r->status = status;
    check_rank_fail(r, "rank %d: %s: %s: %s", rank, what,
                    sdyrt_status_name(status), sdyrt_last_error());
}

/* -- one case -------------------------------------------------------------- */

/* True if a rank has failed; collective over processes. */
static bool anyone_failed(const job *j) {
    if (j->processes != NULL) {
        const int me = j->processes->bootstrap->rank;
        return check_share_any(j->processes, j->ranks[me].failure[0] != '\0');
    }
    for (int i = 0; i < j->n_ranks; i++)
        if (j->ranks[i].failure[0] != '\0')
            return true;
    return false;
}

/* By the plan or at once; half of the cases of a device on its default
 * stream. */
static sdyrt_status run(job *j, sdyrt_context *context, sdyrt_plan *plan,
                        const sdyrt_plan_options *options, const void *in,
                        void *out) {
    const bool is_on =
        sdyrt_context_is_device(context) && (j->c.seed >> 40 & 1) != 0;
    if (j->c.planned)
        return is_on ? sdyrt_plan_run_on(plan, in, out, NULL)
                     : sdyrt_plan_run(plan, in, out);
    return is_on ? sdyrt_run_on(context, &j->objects.op, options, in, out, NULL)
                 : sdyrt_run(context, &j->objects.op, options, in, out);
}

/* Run a case once: reset the buffers, run, compare. */
static bool run_once(job *j, int rank, sdyrt_context *context, sdyrt_plan *plan,
                     const sdyrt_plan_options *options) {
    const check_case *c = &j->c;
    check_rank *r = &j->ranks[rank];
    check_rank_reset(c, r);
    fail_library(r, rank, "sdyrt_copy", check_rank_push(context, r));
    if (r->status != SDYRT_OK)
        return false;
    void *out = check_buffer_address(&r->out);
    const void *in = c->in_place ? out : check_buffer_address(&r->in);
    fail_library(r, rank, c->planned ? "sdyrt_plan_run" : "sdyrt_run",
                 run(j, context, plan, options, in, out));
    if (r->status == SDYRT_OK)
        fail_library(r, rank, "sdyrt_wait", check_rank_pull(context, r));
    if (r->status != SDYRT_OK)
        return false;
    check_rank_compare(c, &j->meaning, rank, r);
    return true;
}

/* A run in which one rank passes a wrong argument: only that rank gets an error
 * and writes nothing, no rank waits for it, and the context stays usable. */
static bool run_refused(job *j, int rank, sdyrt_context *context,
                        sdyrt_plan *plan, const sdyrt_plan_options *options) {
    const check_case *c = &j->c;
    check_rank *r = &j->ranks[rank];
    check_rank_reset(c, r);
    const bool refused = c->seed % (uint64_t)j->n_ranks == (uint64_t)rank;
    sdyrt_op op = j->objects.op;
    void *out = check_buffer_address(&r->out);
    const void *in = c->in_place ? out : check_buffer_address(&r->in);
    bool wrong = refused && !c->planned;
    if (wrong && c->seed >> 32 & 1) {
        op.kind = SDYRT_OP_COUNT;
    } else if (wrong) {
        op.from = op.to = NULL;
    } else if (refused && check_converts(c) && r->out.tile.elements > 0 &&
               r->in.tile.elements > 0) {
        wrong = true; /* never in place */
        out = check_buffer_address(&r->in);
    } else if (refused && r->out.tile.elements > 0) {
        wrong = true;
        out = NULL;
    } else if (refused && r->in.tile.elements > 0) {
        wrong = true;
        in = NULL;
    }
    const sdyrt_status status = c->planned
                                    ? sdyrt_plan_run(plan, in, out)
                                    : sdyrt_run(context, &op, options, in, out);
    if (status != (wrong ? SDYRT_ARGUMENT : SDYRT_OK) &&
        (wrong || status != SDYRT_ABORTED)) {
        fail_library(r, rank, "a wrong argument on one rank", status);
        check_rank_fail(r, "rank %d: a wrong argument is accepted", rank);
    }
    if (wrong)
        check_rank_compare_untouched(c, rank, r);
    r->report.paths |= CHECK_PATH_BIT(CHECK_PATH_REFUSED);
    return r->failure[0] == '\0';
}

static void compare_reports(job *j) {
    check_plan_report reports[CHECK_MAX_RANKS];
    char failure[CHECK_TEXT_BYTES];
    for (int i = 0; i < j->n_ranks; i++)
        reports[i] = j->ranks[i].report;
    if (check_reports_agree(&j->c, &j->meaning, j->n_ranks, reports, &j->paths,
                            failure))
        return;
    check_rank_fail(&j->ranks[0], "%s", failure);
}

/* True for cases planned by Shardy's sequence: a quarter of the reshards that
 * have one; the same on all ranks. */
static bool is_by_sequence(const job *j) {
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    sdyrt_plan *plan = NULL;
    options.planner = SDYRT_PLANNER_SHARDY;
    if (j->c.kind != SDYRT_OP_RESHARD || j->c.seed % 4 != 0 ||
        sdyrt_plan_preview(&j->objects.op, &options, 0, j->n_ranks, &plan) !=
            SDYRT_OK)
        return false;
    sdyrt_plan_destroy(plan);
    return true;
}

/* True for reductions that backends with devices lack, and so must refuse. */
static bool lacks(const sdyrt_context *context, const check_case *c) {
    return sdyrt_context_is_device(context) &&
           (c->groups.averages || c->groups.generic);
}

/* The plan's tiles must be the boxes of the definition. */
static void compare_tiles(const check_case *c, int rank, check_rank *r) {
    const sdyrt_plan_info *const info = &r->report.info;
    if (info->in_device != r->in.device || info->out_device != r->out.device)
        check_rank_fail(r, "rank %d: the plan's devices are wrong", rank);
    for (int side = 0; side < 2; side++) {
        const check_buffer *const b = side == CHECK_FROM ? &r->in : &r->out;
        const sdyrt_tile *const tile =
            side == CHECK_FROM ? &info->in_tile : &info->out_tile;
        for (int d = 0; d < c->type.rank && b->position >= 0; d++)
            if (tile->size[d] != b->tile.size[d])
                check_rank_fail(r,
                                "rank %d: the plan's tile %s has %" PRId64
                                " elements in dimension %d, expected %" PRId64,
                                rank, side == CHECK_FROM ? "before" : "after",
                                tile->size[d], d, b->tile.size[d]);
    }
}

/* Plan a case, read the plan and compare it; true if it may be run, on all
 * ranks. */
static bool plan_case(job *j, int rank, sdyrt_context *context,
                      const sdyrt_plan_options *given, sdyrt_plan **plan) {
    const check_case *c = &j->c;
    check_rank *r = &j->ranks[rank];
    wait_all(j);
    const bool ready = !anyone_failed(j);
    wait_all(j);
    const bool is_lacking = lacks(context, c);
    const sdyrt_status made =
        ready ? sdyrt_plan_create(context, &j->objects.op, given, plan)
              : SDYRT_OK;
    if (!is_lacking)
        fail_library(r, rank, "sdyrt_plan_create", made);
    else if (ready && made != SDYRT_UNSUPPORTED)
        check_rank_fail(r, "rank %d: the reduction is not refused", rank);
    if (*plan != NULL) {
        char failure[CHECK_TEXT_BYTES];
        if (!check_report_read(*plan, &r->report, failure))
            check_rank_fail(r, "rank %d: %s", rank, failure);
        r->report.paths |= check_rank_paths(r);
    }
    wait_all(j);
    const bool reported = !anyone_failed(j);
    wait_all(j);
    if (reported && j->processes != NULL && !c->groups.on)
        check_share_claims(j->processes, j->ranks);
    /* Compared before a run: ranks that disagree would wait for each other.
     * Shardy's sequence may move more. */
    const bool by_sequence =
        given != NULL && given->planner == SDYRT_PLANNER_SHARDY;
    if (rank == 0 && reported && !by_sequence && !c->groups.on)
        compare_reports(j);
    if (*plan != NULL && c->groups.on)
        compare_tiles(c, rank, r);
    wait_all(j);
    const bool planned = !anyone_failed(j) && !is_lacking;
    wait_all(j);
    return planned;
}

/* Run a case; true if its outputs are to be combined. */
static bool run_plan(job *j, int rank, sdyrt_context *context, sdyrt_plan *plan,
                     const sdyrt_plan_options *given) {
    const check_case *c = &j->c;
    bool runs = true;
    if (c->groups.form == CHECK_VARYING) {
        check_run_rounds(context, plan, c, &j->meaning, rank, &j->ranks[rank]);
        return false;
    }
    if (c->refused && !sdyrt_context_is_device(context))
        runs = run_refused(j, rank, context, plan, given);
    /* Two runs: the second one uses the plan or the cache again. */
    for (int i = 0; runs && i < 2; i++)
        if (!run_once(j, rank, context, plan, given))
            break;
    return runs;
}

static void run_case(job *j, int rank, sdyrt_context *context) {
    const check_case *c = &j->c;
    check_rank *r = &j->ranks[rank];
    if (c->groups.form == CHECK_MESSAGES) {
        fail_library(r, rank, "messages",
                     check_run_messages(context, c, rank, r));
        return;
    }
    check_rank_make(c, &j->meaning, rank, context, r);
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    if (c->strided) {
        options.in_strides = r->in.strides;
        options.out_strides = r->out.strides;
    }
    options.registered = c->memory == CHECK_LENT; /* on every rank */
    const bool by_sequence = is_by_sequence(j);
    if (by_sequence)
        options.planner = SDYRT_PLANNER_SHARDY;
    const sdyrt_plan_options *given =
        c->strided || options.registered || by_sequence ? &options : NULL;
    sdyrt_plan *plan = NULL;
    const bool ran = plan_case(j, rank, context, given, &plan) &&
                     run_plan(j, rank, context, plan, given);
    wait_all(j);
    if (ran && !j->meaning.exact && j->processes != NULL)
        check_share_outs(j->processes, &j->c, &j->meaning, j->ranks);
    if (ran && !j->meaning.exact && r->status == SDYRT_OK)
        check_rank_combine(c, &j->meaning, rank, j->ranks);
    wait_all(j);
    sdyrt_plan_destroy(plan);
    check_rank_free(context, r);
    for (int i = 0; j->processes != NULL && i < j->n_ranks; i++)
        if (i != rank)
            check_rank_free(NULL, &j->ranks[i]);
}

/* -- the leader ------------------------------------------------------------ */

/* True if the conversion that a case must not have is refused as a dtype's
 * missing reduction. */
static bool refuses_conversion(const job *j) {
    sdyrt_op op = j->objects.op;
    op.converts = true;
    op.out_dtype = j->c.out_dtype;
    return sdyrt_op_verify(&op) == SDYRT_UNSUPPORTED &&
           sdyrt_last_error_kind() == SDYRT_KIND_DTYPE_REDUCTION;
}

/* Leave out what the backend has not. */
static void adapt(const sdyrt_context *context, check_case *c) {
    if (!c->groups.on || !sdyrt_context_is_device(context))
        return;
    c->in_place = c->in_place && c->kind != SDYRT_OP_UPDATE_HALO;
}

/* Read the next case and create its objects. */
static void next_case(const sdyrt_context *context, job *j) {
    j->refused = false;
    j->paths = 0;
    j->has_case = !j->broken && j->run < j->batch &&
                  (j->more = j->feed->next(j->feed->user, &j->c));
    if (!j->has_case)
        return;
    j->run++;
    adapt(context, &j->c);
    for (int i = 0; i < j->n_ranks; i++)
        memset(&j->ranks[i], 0, sizeof j->ranks[i]);
    check_meaning_of(&j->c, &j->meaning);
    const bool is_op = j->c.groups.form != CHECK_MESSAGES;
    sdyrt_status status = check_objects_make(&j->c, &j->objects);
    const char *what = "cannot be made";
    if (status == SDYRT_OK && is_op) {
        what = "sdyrt_op_verify refuses it";
        status = sdyrt_op_verify(&j->objects.op);
    }
    j->refused = status != SDYRT_OK;
    if (!j->refused && j->c.conversion == CHECK_REFUSES_TO &&
        !refuses_conversion(j)) {
        j->refused = true;
        check_rank_fail(&j->ranks[0], "terms that stay terms are converted");
    } else if (j->refused)
        check_rank_fail(&j->ranks[0], "%s: %s: %s", what,
                        sdyrt_error_kind_name(sdyrt_last_error_kind()),
                        sdyrt_last_error());
}

/* Count the paths that a case took on any rank. */
static void add_paths(const job *j) {
    uint64_t taken = check_paths_of_case(&j->c, &j->meaning) | j->paths;
    const char *steps = j->ranks[0].report.steps;
    for (int i = 0; i < j->n_ranks; i++) {
        const check_plan_report *report = &j->ranks[i].report;
        taken |= report->paths;
        if (strlen(report->steps) > strlen(steps))
            steps = report->steps;
    }
    check_paths_add(j->feed->paths, j->c.kind, taken, steps);
}

/* The weight of a failure: causes above timeouts, and these above aborts. */
static int weight(const check_rank *r) {
    return r->failure[0] == '\0'        ? 0
           : r->status == SDYRT_ABORTED ? 1
           : r->status == SDYRT_TIMEOUT ? 2
                                        : 3;
}

/* Report the result of a case: of several failures the cause of the others. */
static void finish_case(job *j) {
    const check_rank *worst = &j->ranks[0];
    if (j->processes != NULL)
        check_share_results(j->processes, j->ranks);
    for (int i = 0; i < j->n_ranks; i++) {
        const check_rank *r = &j->ranks[i];
        j->broken = j->broken || r->status != SDYRT_OK;
        if (weight(r) > weight(worst))
            worst = r;
    }
    const char *failure = weight(worst) > 0 ? worst->failure : NULL;
    if (failure == NULL && j->feed->paths != NULL &&
        (j->processes == NULL || j->processes->bootstrap->rank == 0))
        add_paths(j);
    const bool is_lost =
        j->processes != NULL && j->processes->status != SDYRT_OK;
    if (is_lost || !j->feed->done(j->feed->user, &j->c, failure))
        j->more = false;
    for (int i = 0; i < j->n_ranks; i++)
        check_report_free(&j->ranks[i].report);
    check_objects_free(&j->objects);
    j->broken = j->broken || !j->more;
}

static sdyrt_status run_rank(sdyrt_context *context, void *argument) {
    job *j = argument;
    const int rank = sdyrt_context_rank(context);
    const bool leads = rank == 0 || j->processes != NULL;
    if (leads)
        next_case(context, j);
    wait_all(j);
    while (j->has_case) {
        if (!j->refused)
            run_case(j, rank, context);
        wait_all(j);
        if (leads) {
            finish_case(j);
            next_case(context, j);
        }
        wait_all(j);
    }
    return SDYRT_OK;
}

/* Run a batch of cases on new contexts. */
static sdyrt_status run_batch(job *j) {
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = check_timeout();
    if (j->processes == NULL)
        return j->launch(&config, j->n_ranks, run_rank, j);
    sdyrt_context *context;
    sdyrt_status status = check_share_context(j->processes, &config, &context);
    if (status != SDYRT_OK)
        return status;
    status = run_rank(context, j);
    sdyrt_context_destroy(context);
    return status == SDYRT_OK ? j->processes->status : status;
}

static sdyrt_status run_all(const check_feed *feed, int n_ranks,
                            check_job *processes, check_launch *launch) {
    job *j = calloc(1, sizeof *j);
    if (j == NULL ||
        pthread_barrier_init(&j->barrier, NULL, (unsigned)n_ranks) != 0) {
        free(j);
        return SDYRT_MEMORY;
    }
    j->feed = feed;
    j->n_ranks = n_ranks;
    j->processes = processes;
    j->launch = launch;
    j->batch = BATCH;
    if (processes != NULL && processes->batch > 0)
        j->batch = processes->batch;
    j->more = true;
    sdyrt_status status = SDYRT_OK;
    while (status == SDYRT_OK && j->more) {
        j->run = 0;
        j->broken = false;
        status = run_batch(j);
    }
    (void)pthread_barrier_destroy(&j->barrier);
    free(j);
    return status;
}

sdyrt_status check_run_job(const check_feed *feed, check_job *processes) {
    return run_all(feed, processes->bootstrap->size, processes, NULL);
}

sdyrt_status check_run_launched(const check_feed *feed, int n_ranks,
                                check_launch *launch) {
    return run_all(feed, n_ranks, NULL, launch);
}

sdyrt_status check_run_threads(const check_feed *feed, int n_ranks) {
    return check_run_launched(feed, n_ranks, sdyrt_threads_run);
}

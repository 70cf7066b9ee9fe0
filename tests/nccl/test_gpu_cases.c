/* The table of operations on GPUs:
 *     test_gpu_cases [-d] [-f FORMS] [-s SECONDS] [-t THREADS]
 * runs each row in FORMS (16: all) of its forms, and every placement of two
 * axes, until SECONDS have passed (0: until all have run), as one rank of the
 * job that the environment names, or as THREADS ranks of this process; -d: on
 * contexts that are deterministic. Exit status 77 where there is no GPU or no
 * NCCL.
 *
 * The report in the end says how many ran of how many, in an order in which all
 * rows come in some form before any comes in the next. */
#include "check/run.h"
#include "collectives/cases.h"

#include <sdyrt/nccl.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { EXIT_SKIP = 77, MOST_THREADS = 8, MOST_FAILURES = 3 };

typedef struct options {
    int forms;
    int threads; /* 0: this process is one rank */
    double seconds;
    bool is_deterministic;
} options;

/* -- which case is next ---------------------------------------------------- */

/* Pass `pass` has a form of each row, and its share of the placements. */
typedef struct walk {
    const options *o;
    int n_ranks;
    int pass, row, pair;
    check_case made; /* of the row */
} walk;

/* The row's form in this pass: over all passes each once. */
static bool form_of_row(walk *w, check_case *c) {
    const op_case *const row = &op_cases[w->row];
    if (!op_case_make(row, &w->made) || op_case_ranks(&w->made) > w->n_ranks)
        return false;
    const int form = (w->row + 5 * w->pass) % OP_CASE_FORMS;
    if (op_case_form(&w->made, form, c))
        return true;
    return w->pass < OP_CASE_FORMS / 2 &&
           op_case_form(&w->made, form % (OP_CASE_FORMS / 2), c);
}

static bool walk_next(walk *w, check_case *c) {
    while (w->pass < w->o->forms) {
        for (; w->row < n_op_cases; w->row++)
            if (form_of_row(w, c)) {
                w->row++;
                return true;
            }
        while (w->n_ranks >= 4 && w->pair < n_op_pairs)
            if (w->pair++ % w->o->forms == w->pass)
                return op_pair_make(w->pair - 1, c);
        w->pass++;
        w->row = w->pair = 0;
    }
    return false;
}

static int count_cases(const options *o, int n_ranks) {
    walk *const w = calloc(1, sizeof *w);
    check_case *const c = malloc(sizeof *c);
    int n = 0;
    if (w == NULL || c == NULL)
        abort();
    w->o = o;
    w->n_ranks = n_ranks;
    while (walk_next(w, c))
        n++;
    free(w);
    free(c);
    return n;
}

/* -- a rank ---------------------------------------------------------------- */

typedef struct rank {
    const options *o;
    sdyrt_bootstrap meeting; /* of the ranks, for the test alone */
    sdyrt_bootstrap peers;   /* of the context */
    walk w;
    double start;
    int n_ran, n_failed;
    bool is_over; /* the time was up */
    bool is_lost; /* or others had gone */
    int result;   /* exit status */
    pthread_t thread;
} rank;

static double now(void) {
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* The same on all: rank 0's clock says. */
static bool is_time_up(rank *r) {
    bool all[CHECK_MAX_RANKS] = {true};
    const bool own = now() - r->start > r->o->seconds;
    if (r->o->seconds <= 0)
        return false;
    r->is_lost = r->meeting.allgather(r->meeting.state, &own, all, sizeof own,
                                      60) != SDYRT_OK;
    if (r->is_lost)
        (void)fprintf(stderr, "rank %d: %s\n", r->meeting.rank,
                      sdyrt_last_error());
    r->is_over = !r->is_lost && all[0];
    return r->is_lost || r->is_over;
}

static bool next_case(void *user, check_case *c) {
    rank *const r = user;
    if (is_time_up(r) || !walk_next(&r->w, c))
        return false;
    r->n_ran++;
    return true;
}

static bool case_done(void *user, const check_case *c, const char *failure) {
    rank *const r = user;
    if (failure == NULL)
        return true;
    r->n_failed++;
    if (r->meeting.rank == 0) {
        char text[8192];
        check_print_case(c, text, sizeof text);
        (void)fprintf(stderr, "%s%s%s%s: %s\n    %s\n",
                      c->planned ? "planned" : "cached",
                      c->strided ? ", strided" : "",
                      c->memory == CHECK_LENT ? ", lent" : "",
                      c->in_place ? ", in place" : "", failure, text);
    }
    return r->n_failed < MOST_FAILURES;
}

/* One bootstrap for each context: a failure ends both. */
static sdyrt_status make_context(void *user, const sdyrt_config *config,
                                 sdyrt_context **context) {
    rank *const r = user;
    if (r->o->threads == 0) {
        sdyrt_bootstrap_free(&r->peers);
        const sdyrt_status status = sdyrt_bootstrap_env(60, &r->peers);
        if (status != SDYRT_OK)
            return status;
    }
    sdyrt_nccl_config nccl_config = SDYRT_NCCL_CONFIG_INIT;
    nccl_config.deterministic = r->o->is_deterministic;
    return sdyrt_nccl_create(config, &nccl_config, &r->peers, context);
}

static void *rank_main(void *argument) {
    rank *const r = argument;
    const check_feed feed = {next_case, case_done, r, NULL};
    check_job job = {
        .bootstrap = &r->meeting, .context = make_context, .user = r};
    r->w.o = r->o;
    r->w.n_ranks = r->meeting.size;
    r->start = now();
    const sdyrt_status status = check_run_job(&feed, &job);
    if (status != SDYRT_OK)
        (void)fprintf(stderr, "rank %d: %s\n", r->meeting.rank, job.failure);
    if (r->meeting.rank == 0)
        (void)printf("%d of %d cases ran on %d ranks, %d failed%s\n", r->n_ran,
                     count_cases(r->o, r->w.n_ranks), r->w.n_ranks, r->n_failed,
                     r->is_over ? "; the time was up" : "");
    const bool is_fine =
        status == SDYRT_OK && !r->is_lost && r->n_failed == 0 && r->n_ran > 0;
    r->result = is_fine ? EXIT_SUCCESS : EXIT_FAILURE;
    (void)fflush(stdout);
    /* a rank that ends may end the job */
    (void)r->meeting.barrier(r->meeting.state, 60);
    sdyrt_bootstrap_free(&r->peers);
    sdyrt_bootstrap_free(&r->meeting);
    return NULL;
}

static int fail(void) {
    (void)fprintf(stderr, "%s\n", sdyrt_last_error());
    return EXIT_FAILURE;
}

static int run_process(const options *o) {
    rank *const r = calloc(1, sizeof *r);
    if (r == NULL)
        abort();
    *r = (rank){
        .o = o, .meeting = SDYRT_BOOTSTRAP_INIT, .peers = SDYRT_BOOTSTRAP_INIT};
    int result = EXIT_FAILURE;
    if (sdyrt_bootstrap_env(60, &r->meeting) == SDYRT_OK) {
        (void)rank_main(r);
        result = r->result;
    } else {
        (void)fail();
    }
    free(r);
    return result;
}

/* All of `meeting` and `peers` are given to ranks, or freed: those who wait for
 * one that could not be started are told that it has gone. */
static int start_threads(const options *o, sdyrt_bootstrap *meeting,
                         sdyrt_bootstrap *peers, rank *ranks) {
    int n = 0, result = EXIT_SUCCESS, error = 0;
    for (; n < o->threads && error == 0; n += error == 0) {
        ranks[n] = (rank){.o = o, .meeting = meeting[n], .peers = peers[n]};
        error = pthread_create(&ranks[n].thread, NULL, rank_main, &ranks[n]);
    }
    if (error != 0) {
        (void)fprintf(stderr, "no thread for rank %d: %s\n", n,
                      strerror(error));
        result = EXIT_FAILURE;
    }
    for (int i = n; i < o->threads; i++) {
        sdyrt_bootstrap_free(&meeting[i]);
        sdyrt_bootstrap_free(&peers[i]);
    }
    for (int i = 0; i < n; i++) {
        (void)pthread_join(ranks[i].thread, NULL);
        result = ranks[i].result > result ? ranks[i].result : result;
    }
    return result;
}

static int run_threads(const options *o) {
    sdyrt_bootstrap meeting[MOST_THREADS] = {SDYRT_BOOTSTRAP_INIT};
    sdyrt_bootstrap peers[MOST_THREADS] = {SDYRT_BOOTSTRAP_INIT};
    rank *const ranks = calloc((size_t)o->threads, sizeof *ranks);
    if (ranks == NULL)
        abort();
    int result = EXIT_FAILURE;
    if (sdyrt_bootstrap_threads(o->threads, meeting) != SDYRT_OK) {
        (void)fail();
    } else if (sdyrt_bootstrap_threads(o->threads, peers) != SDYRT_OK) {
        (void)fail();
        for (int i = 0; i < o->threads; i++)
            sdyrt_bootstrap_free(&meeting[i]);
    } else {
        result = start_threads(o, meeting, peers, ranks);
    }
    free(ranks);
    return result;
}

int main(int argc, char **argv) {
    options o = {.forms = OP_CASE_FORMS};
    char text[1024];
    int key;
    while ((key = getopt(argc, argv, "df:s:t:")) != -1) {
        if (key == 'd')
            o.is_deterministic = true;
        else if (key == 'f')
            o.forms = atoi(optarg);
        else if (key == 's')
            o.seconds = atof(optarg);
        else if (key == 't')
            o.threads = atoi(optarg);
        else
            return 2;
    }
    if (o.forms < 1 || o.forms > OP_CASE_FORMS || o.threads < 0 ||
        o.threads > MOST_THREADS)
        return 2;
    if (!sdyrt_nccl_describe(text, sizeof text)) {
        (void)printf("skipped: %s\n", text);
        return EXIT_SKIP;
    }
    if (getenv("RANK") == NULL && getenv("SLURM_PROCID") == NULL &&
        o.threads == 0)
        o.threads = 1;
    return o.threads > 0 ? run_threads(&o) : run_process(&o);
}

/* The table of operations, and all placements of two axes, on the threads
 * backend with as many ranks as the first argument says, or on the mpi backend
 * when that is "mpi", as the processes of a job. Cases whose meshes
 * need more are reported as skipped; with more than 8 ranks only those run that
 * need more than 8. */
#include "cases.h"
#include "check/run.h"
#include "collectives/feed_mpi.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static int n_ranks = 8;
static bool is_mpi;
static int n_ran;

#ifdef SDYRT_FAKE_NCCL
#include "nccl/fake_check.h"
#define RUN_THREADS fake_check_run
#else
#define RUN_THREADS check_run_threads
#endif

static sdyrt_status run_cases(const check_feed *feed) {
    return is_mpi ? feed_mpi(feed) : RUN_THREADS(feed, n_ranks);
}

/* -- one case in all its forms --------------------------------------------- */

typedef struct forms {
    check_case *made; /* the case; its forms are set before each run */
    int next;
    char failure[CHECK_TEXT_BYTES];
} forms;

static bool next_form(void *user, check_case *c) {
    forms *f = user;
    while (f->next < OP_CASE_FORMS)
        if (op_case_form(f->made, f->next++, c))
            return true;
    return false;
}

static bool form_done(void *user, const check_case *c, const char *failure) {
    forms *f = user;
    if (failure != NULL)
        (void)snprintf(f->failure, sizeof f->failure, "%s%s%s%s: %s",
                       c->planned ? "planned" : "cached",
                       c->strided ? ", strided" : "",
                       c->memory == CHECK_LENT ? ", lent" : "",
                       c->in_place ? ", in place" : "", failure);
    return failure == NULL;
}

static void assert_forms(check_case *c) {
    forms f = {.made = c};
    const check_feed feed = {next_form, form_done, &f, NULL};
    assert_int_equal(run_cases(&feed), SDYRT_OK);
    if (f.failure[0] != '\0')
        fail_msg("%s", f.failure);
    assert_int_equal(f.next, OP_CASE_FORMS);
}

/* -- the table ------------------------------------------------------------- */

static void test_case(void **state) {
    const op_case *row = *state;
    check_case *c = malloc(sizeof *c);
    assert_non_null(c);
    if (!op_case_make(row, c))
        fail_msg("the case's text is not understood");
    const int64_t needed = op_case_ranks(c);
    if (needed > n_ranks || (n_ranks > 8 && needed <= 8)) {
        free(c);
        skip();
    }
    assert_forms(c);
    n_ran++;
    free(c);
}

/* -- all placements -------------------------------------------------------- */

typedef struct pairs {
    int next;
    char failure[CHECK_TEXT_BYTES];
} pairs;

static bool next_pair(void *user, check_case *c) {
    pairs *p = user;
    return p->next < n_op_pairs && op_pair_make(p->next++, c);
}

static bool pair_done(void *user, const check_case *c, const char *failure) {
    pairs *p = user;
    if (failure != NULL) {
        char from[256], to[256];
        check_print_sharding(&c->from, from, sizeof from);
        check_print_sharding(&c->to, to, sizeof to);
        (void)snprintf(p->failure, sizeof p->failure, "%s -> %s: %s", from, to,
                       failure);
    }
    return failure == NULL;
}

static void test_all_placements_on_2x2(void **state) {
    (void)state;
    if (n_ranks < 4 || n_ranks > 8)
        skip();
    pairs p = {0};
    const check_feed feed = {next_pair, pair_done, &p, NULL};
    assert_int_equal(run_cases(&feed), SDYRT_OK);
    if (p.failure[0] != '\0')
        fail_msg("%s", p.failure);
    assert_int_equal(p.next, n_op_pairs);
    n_ran++;
}

static int run_all(void) {
    struct CMUnitTest *tests = calloc((size_t)n_op_cases + 1, sizeof *tests);
    if (tests == NULL)
        return 2;
    for (int i = 0; i < n_op_cases; i++)
        tests[i] = (struct CMUnitTest){.name = op_cases[i].name,
                                       .test_func = test_case,
                                       .initial_state =
                                           (void *)(uintptr_t)&op_cases[i]};
    tests[n_op_cases] =
        (struct CMUnitTest){.name = "test_all_placements_on_2x2",
                            .test_func = test_all_placements_on_2x2};
    const int failed = _cmocka_run_group_tests(
        "cases", tests, (size_t)n_op_cases + 1, NULL, NULL);
    free(tests);
    (void)printf("%d of %d cases ran on %d ranks\n", n_ran, n_op_cases + 1,
                 n_ranks);
    return failed != 0 ? 1 : n_ran == 0 ? 77 : 0;
}

#ifdef SDYRT_HAVE_MPI
/* One process speaks for all: what fails on one fails on all. */
static int run_as_job(void) {
    int rank;
    is_mpi = true;
    if (MPI_Init(NULL, NULL) != MPI_SUCCESS)
        return 2;
    MPI_Comm_size(MPI_COMM_WORLD, &n_ranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank > 0 && freopen("/dev/null", "w", stdout) == NULL)
        return 2;
    const int status = run_all();
    MPI_Finalize();
    return status;
}
#endif

int main(int argc, char **argv) {
#ifdef SDYRT_HAVE_MPI
    if (argc > 1 && strcmp(argv[1], "mpi") == 0)
        return run_as_job();
#endif
    if (argc > 1)
        n_ranks = atoi(argv[1]);
    if (n_ranks < 1 || n_ranks > CHECK_MAX_RANKS)
        return 2;
    return run_all();
}

/* The mpi backend: ranks that go while others still need them, or hear late of
 * why they went. The calls of MPI below come first to functions of this
 * program, which hold back, lose or fail some. Every process of the job runs
 * all tests. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* before job.h, whose `rank` is a global */
#include "runtime/mpi/net.h"

#include "mpi/job.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define TIMEOUT 600.0 /* seconds, which no test would outlast */
#define SOON 60.0
#define MOST_HELD 64

static bool has_nodes; /* more than one */

/* -- the calls of MPI ------------------------------------------------------ */

static int refusals_late_to = -1; /* rank */
static bool holds_broken;         /* until MPI is called again */
static int n_gathers, failing_gather;
static const MPI_Request *gathering;

static struct {
    char data[sizeof(sdyi_ctl_head) + 2 * SDYI_SHM_TEXT];
    int bytes, to, tag;
    MPI_Comm comm;
    MPI_Request request;
} held[MOST_HELD];
static int n_held;

static int query(void *state, MPI_Status *status) {
    (void)state;
    MPI_Status_set_elements(status, MPI_BYTE, 0);
    MPI_Status_set_cancelled(status, 0);
    status->MPI_SOURCE = MPI_UNDEFINED;
    status->MPI_TAG = MPI_UNDEFINED;
    return MPI_SUCCESS;
}

static int release(void *state) {
    (void)state;
    return MPI_SUCCESS;
}

static int cancel(void *state, int is_complete) {
    (void)state;
    (void)is_complete;
    return MPI_SUCCESS;
}

int MPI_Isend(const void *data, int n, MPI_Datatype type, int to, int tag,
              MPI_Comm comm, MPI_Request *request) {
    int32_t kind = -1;
    if (tag == SDYI_NET_CTL_TAG && type == MPI_BYTE)
        memcpy(&kind, data, sizeof kind);
    if (kind == SDYI_CTL_REFUSED && to == refusals_late_to)
        pause_for(0.3);
    if (kind != SDYI_CTL_BROKEN || !holds_broken ||
        (size_t)n > sizeof held->data || n_held == MOST_HELD)
        return PMPI_Isend(data, n, type, to, tag, comm, request);
    memcpy(held[n_held].data, data, (size_t)n);
    held[n_held].bytes = n;
    held[n_held].to = to;
    held[n_held].tag = tag;
    held[n_held].comm = comm;
    const int code = MPI_Grequest_start(query, release, cancel, NULL, request);
    held[n_held++].request = *request;
    return code;
}

int MPI_Iallgather(const void *own, int n, MPI_Datatype type, void *all,
                   int n_all, MPI_Datatype type_all, MPI_Comm comm,
                   MPI_Request *request) {
    n_gathers++;
    gathering = request;
    return PMPI_Iallgather(own, n, type, all, n_all, type_all, comm, request);
}

int MPI_Test(MPI_Request *request, int *is_done, MPI_Status *status) {
    for (; n_held > 0; n_held--) {
        MPI_Request sent;
        PMPI_Isend(held[n_held - 1].data, held[n_held - 1].bytes, MPI_BYTE,
                   held[n_held - 1].to, held[n_held - 1].tag,
                   held[n_held - 1].comm, &sent);
        MPI_Request_free(&sent);
        MPI_Grequest_complete(held[n_held - 1].request);
    }
    int code = PMPI_Test(request, is_done, status);
    if (request != gathering || n_gathers != failing_gather)
        return code;
    while (code == MPI_SUCCESS && !*is_done)
        code = PMPI_Test(request, is_done, status);
    int any; /* let the others have it too: messages may need this rank */
    for (const double until = now() + 0.1; now() < until;)
        PMPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &any,
                    MPI_STATUS_IGNORE);
    return MPI_ERR_OTHER;
}

/* -- a rank that has called something else --------------------------------- */

static const sdyrt_sharding *on_first, *on_last; /* all of it on that rank */

enum { LARGE = 1 << 20 }; /* elements: more chunks than a ring has */

static sdyrt_status slice(sdyrt_context *context) {
    int32_t in[64] = {0}, out[64];
    sdyrt_op op = gather(size);
    op.kind = SDYRT_OP_ALL_SLICE;
    op.from = whole;
    op.to = cut;
    return sdyrt_run(context, &op, NULL, in, out);
}

static sdyrt_status broadcast(sdyrt_context *context,
                              const sdyrt_sharding *from, int64_t elements) {
    int32_t *in = calloc((size_t)elements, sizeof *in);
    int32_t *out = calloc((size_t)elements, sizeof *out);
    sdyrt_op op = gather(elements);
    op.kind = SDYRT_OP_RESHARD;
    op.axes = NULL;
    op.from = from;
    const sdyrt_status status =
        sdyrt_run(context, &op, NULL,
                  rank == (from == on_first ? 0 : special) ? in : NULL, out);
    free(in);
    free(out);
    return status;
}

/* The last rank has called what needs no other, and goes, before the others
 * come to what they call or while they are in it. `by`: the rank whose finding
 * it is; -1: any one's. */
static void go_after_another_call(sdyrt_status (*call)(sdyrt_context *context),
                                  int by) {
    for (int is_late = 0; is_late <= 1; is_late++) {
        sdyrt_context *context = make(TIMEOUT, 0);
        sdyrt_status status = SDYRT_OK;
        if (rank == special)
            assert_int_equal(slice(context), SDYRT_OK);
        MPI_Barrier(MPI_COMM_WORLD);
        const double start = now();
        if (rank != special) {
            if (is_late)
                pause_for(0.1);
            status = call(context);
            /* what goes to another node waits for no other reader */
            const bool may_be_done = has_nodes && by >= 0 && rank != by;
            if (status != SDYRT_MISMATCH &&
                (status != SDYRT_ABORTED || rank == by) &&
                (status != SDYRT_OK || !may_be_done))
                fail_msg("%s: %s", sdyrt_status_name(status),
                         sdyrt_last_error());
            if (status != SDYRT_OK)
                assert_names_special();
        }
        sdyrt_context_destroy(context);
        assert_true(now() - start < SOON);
        assert_true(is_any(status == SDYRT_MISMATCH));
    }
}

static sdyrt_status broadcast_chunks(sdyrt_context *context) {
    return broadcast(context, on_first, LARGE);
}

static sdyrt_status fetch_from_last(sdyrt_context *context) {
    return broadcast(context, on_last, 1);
}

/* The other readers wait for chunks behind those that it does not fetch. */
static void test_a_reader_that_went_is_a_mismatch_for_its_writer(void **state) {
    (void)state;
    go_after_another_call(broadcast_chunks, 0);
}

static void test_a_writer_that_went_is_a_mismatch_for_its_readers(void **s) {
    (void)s;
    go_after_another_call(fetch_from_last, -1);
}

static void test_a_barrier_without_a_rank_that_went_is_a_mismatch(void **s) {
    (void)s;
    go_after_another_call(sdyrt_barrier, -1);
}

/* -- a refusal that comes late --------------------------------------------- */

/* All but one rank hear of the refusal, end the operation and go, before that
 * one, which waits for them, hears of it. */
static void test_a_rank_that_went_does_not_hide_why(void **state) {
    (void)state;
    int32_t in[64] = {0}, out[64];
    for (int verify = 0; verify <= 1; verify++) {
        sdyrt_context *context = make(TIMEOUT, verify);
        sdyrt_op op = gather(size);
        if (rank == special)
            refusals_late_to = size - 2;
        const sdyrt_status status =
            rank != special && !verify
                ? sdyrt_barrier(context)
                : sdyrt_run(context, &op, NULL, rank == special ? NULL : in,
                            out);
        refusals_late_to = -1;
        char text[64];
        snprintf(text, sizeof text, "rank %d failed: 'in' is NULL", special);
        assert_int_equal(status,
                         rank == special ? SDYRT_ARGUMENT : SDYRT_ABORTED);
        if (rank != special && strstr(sdyrt_last_error(), text) == NULL)
            fail_msg("%s", sdyrt_last_error());
        sdyrt_context_destroy(context);
    }
}

/* -- signals, for a rank that does not call MPI ---------------------------- */

static sigset_t user_signal; /* one that queues, blocked in all threads */

static void report_pids(pid_t pids[]) {
    const pid_t own = getpid();
    MPI_Allgather(&own, (int)sizeof own, MPI_BYTE, pids, (int)sizeof own,
                  MPI_BYTE, MPI_COMM_WORLD);
}

static void wait_for_signal(void) {
    const struct timespec most = {(time_t)SOON, 0};
    int got;
    do { /* a process that was stopped goes on waiting */
        got = sigtimedwait(&user_signal, NULL, &most);
    } while (got < 0 && errno == EINTR);
    assert_int_equal(got, SIGRTMIN);
}

/* -- a rank that gave up --------------------------------------------------- */

/* It has ended the last operation, and waits in vain for the others to destroy
 * their contexts: they still end that operation, and wait for it no more than
 * it has. It calls MPI no more until then. */
static void test_who_gave_up_leaving_leaves_the_others_their_last(void **s) {
    (void)s;
    pid_t pids[64];
    report_pids(pids);
    sdyrt_context *context = make(rank == 0 ? 2 : TIMEOUT, 0);
    if (rank != 0)
        wait_for_signal();
    /* between nodes it would wait for those that it sends to */
    const sdyrt_status status =
        has_nodes ? slice(context) : broadcast(context, on_first, 1);
    if (status != SDYRT_OK)
        fail_msg("%s: %s", sdyrt_status_name(status), sdyrt_last_error());
    sdyrt_context_destroy(context);
    for (int r = 1; rank == 0 && r < size; r++)
        assert_int_equal(kill(pids[r], SIGRTMIN), 0);
    if (rank != 0)
        assert_int_equal(kill(pids[0], SIGRTMIN), 0);
    for (int r = 1; rank == 0 && r < size; r++)
        wait_for_signal();
    MPI_Barrier(MPI_COMM_WORLD);
}

/* The MPI here sends what tells of it only while it is called, which the rank
 * does not do until rank 0 knows. */
static void test_a_broken_context_is_told_by_a_rank_that_goes(void **state) {
    (void)state;
    int32_t in[64] = {0}, out[64];
    pid_t pids[64];
    report_pids(pids);
    sdyrt_context *context = make(TIMEOUT, 0);
    if (rank == special) {
        holds_broken = true;
        assert_int_equal(sdyrt_context_abort(context, SDYRT_MEMORY, "enough"),
                         SDYRT_OK);
        sdyrt_context_destroy(context);
        wait_for_signal();
        holds_broken = false;
    } else {
        assert_int_equal(run_gather(context, 1, in, out), SDYRT_ABORTED);
        assert_non_null(strstr(sdyrt_last_error(), "was aborted: enough"));
        if (rank == 0)
            assert_int_equal(kill(pids[special], SIGRTMIN), 0);
        sdyrt_context_destroy(context);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

/* -- a rank without a context ---------------------------------------------- */

/* The last of the calls in which contexts are made fails on one rank, when the
 * others have theirs. */
static void test_a_rank_that_could_not_make_its_context_is_gone(void **state) {
    (void)state;
    if (has_nodes) /* which then know nothing of it */
        return;
    int32_t in[64] = {0}, out[64];
    n_gathers = 0;
    sdyrt_context *context = make(TIMEOUT, 0);
    const int n = n_gathers;
    sdyrt_context_destroy(context);
    MPI_Barrier(MPI_COMM_WORLD);
    n_gathers = 0;
    failing_gather = rank == special ? n : 0;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = TIMEOUT;
    const double start = now();
    sdyrt_status status = sdyrt_mpi_create(&config, MPI_COMM_WORLD, &context);
    failing_gather = 0;
    if (rank == special) {
        assert_int_equal(status, SDYRT_BACKEND);
    } else if (status == SDYRT_OK) {
        assert_int_equal(run_gather(context, 1, in, out), SDYRT_ABORTED);
        assert_names_special();
        sdyrt_context_destroy(context);
    } else { /* on a slow machine it was still in that call, and got the
                error */
        assert_int_equal(status, SDYRT_ABORTED);
        assert_names_special();
    }
    assert_true(now() - start < SOON);
}

/* A rank's message of its next barrier arrives together with its refusal of
 * this one. */
static void test_a_barrier_hears_a_refusal_with_what_follows_it(void **state) {
    (void)state;
    MPI_Comm two;
    const bool is_in = rank == 0 || rank == special;
    MPI_Comm_split(MPI_COMM_WORLD, is_in ? 0 : MPI_UNDEFINED, rank, &two);
    for (int i = 0; i < 10 && is_in; i++) {
        sdyrt_config config = SDYRT_CONFIG_INIT;
        config.timeout = TIMEOUT;
        sdyrt_context *context = NULL;
        assert_int_equal(sdyrt_mpi_create(&config, two, &context), SDYRT_OK);
        if (rank == special) {
            pause_for(0.02);
            assert_int_equal(sdyrt_run(context, NULL, NULL, NULL, NULL),
                             SDYRT_ARGUMENT);
        } else {
            assert_int_equal(sdyrt_barrier(context), SDYRT_ABORTED);
        }
        assert_int_equal(sdyrt_barrier(context), SDYRT_OK);
        sdyrt_context_destroy(context);
    }
    if (is_in)
        MPI_Comm_free(&two);
}

int main(int argc, char **argv) {
    sigemptyset(&user_signal);
    sigaddset(&user_signal, SIGRTMIN);
    sigprocmask(SIG_BLOCK, &user_signal, NULL);
    job_start(&argc, &argv);
    const char *const nodes = getenv("SDYRT_FAKE_NODES");
    has_nodes = nodes != NULL && *nodes != '\0';
    char last[64];
    snprintf(last, sizeof last, "<mesh<[], device_ids=[%d]>, []>", special);
    if (sdyrt_sharding_parse("<mesh<[], device_ids=[0]>, []>", NULL, 0,
                             &on_first) != SDYRT_OK ||
        sdyrt_sharding_parse(last, NULL, 0, &on_last) != SDYRT_OK)
        return 2;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_reader_that_went_is_a_mismatch_for_its_writer),
        cmocka_unit_test(test_a_writer_that_went_is_a_mismatch_for_its_readers),
        cmocka_unit_test(test_a_barrier_without_a_rank_that_went_is_a_mismatch),
        cmocka_unit_test(test_a_rank_that_went_does_not_hide_why),
        cmocka_unit_test(test_who_gave_up_leaving_leaves_the_others_their_last),
        cmocka_unit_test(test_a_broken_context_is_told_by_a_rank_that_goes),
        cmocka_unit_test(test_a_rank_that_could_not_make_its_context_is_gone),
        cmocka_unit_test(test_a_barrier_hears_a_refusal_with_what_follows_it),
    };
    const int failed =
        cmocka_run_group_tests_name("mpi_gone", tests, NULL, NULL);
    sdyrt_sharding_release(on_first);
    sdyrt_sharding_release(on_last);
    return job_end(failed);
}

/* The threads backend: how ranks meet, and what happens when one does not. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "runtime/context.h"
#include <limits.h>
#include <pthread.h>
#include <sdyrt/sdyrt.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

#define N 4
#define SIZE 16 /* elements of the tensor */

/* A run of N ranks: its operation, and each rank's result. */
typedef struct world {
    const sdyrt_sharding *cut;   /* [{"x"}] */
    const sdyrt_sharding *whole; /* [{}] */
    const sdyrt_sharding *first; /* all on device 0 */
    const sdyrt_sharding *all;   /* [{}, {}] */
    int special;                 /* the rank that misbehaves */
    bool in_barrier; /* the others wait there, not in an operation */
    sdyrt_status status[N];
    sdyrt_error_kind kind[N];
    char text[N][1024];
    double seconds[N];
    atomic_int n_done;
} world;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void pause_for(double seconds) {
    const struct timespec t = {
        (time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
    nanosleep(&t, NULL);
}

static int set_up(void **state) {
    world *w = calloc(1, sizeof *w);
    sdyrt_named_mesh mesh = {.name = "m"};
    assert_int_equal(sdyrt_mesh_parse("<[\"x\"=4]>", &mesh.mesh), SDYRT_OK);
    assert_int_equal(sdyrt_sharding_parse("<@m, [{\"x\"}]>", &mesh, 1, &w->cut),
                     SDYRT_OK);
    assert_int_equal(sdyrt_sharding_parse("<@m, [{}]>", &mesh, 1, &w->whole),
                     SDYRT_OK);
    assert_int_equal(sdyrt_sharding_parse("<@m, [{}, {}]>", &mesh, 1, &w->all),
                     SDYRT_OK);
    sdyrt_mesh_release(mesh.mesh);
    assert_int_equal(sdyrt_sharding_parse("<mesh<[], device_ids=[0]>, []>",
                                          NULL, 0, &w->first),
                     SDYRT_OK);
    w->special = 2;
    *state = w;
    return 0;
}

static int tear_down(void **state) {
    world *w = *state;
    sdyrt_sharding_release(w->cut);
    sdyrt_sharding_release(w->whole);
    sdyrt_sharding_release(w->first);
    sdyrt_sharding_release(w->all);
    free(w);
    return 0;
}

static sdyrt_op gather(const world *w) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_ALL_GATHER;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 1, .dims = {SIZE}};
    op.from = w->cut;
    op.to = w->whole;
    op.axes = "[{\"x\"}]";
    return op;
}

static void note(world *w, int rank, sdyrt_status status, double since) {
    w->status[rank] = status;
    w->kind[rank] = sdyrt_last_error_kind();
    snprintf(w->text[rank], sizeof w->text[rank], "%s", sdyrt_last_error());
    w->seconds[rank] = now() - since;
}

/* Gather and check every element; the status goes into the world. */
static sdyrt_status run_gather(sdyrt_context *context, world *w) {
    const int rank = sdyrt_context_rank(context);
    int32_t in[SIZE / N], out[SIZE];
    for (int i = 0; i < SIZE / N; i++)
        in[i] = 100 + rank * (SIZE / N) + i;
    memset(out, 0, sizeof out);
    const sdyrt_op op = gather(w);
    const double start = now();
    const sdyrt_status status = sdyrt_run(context, &op, NULL, in, out);
    note(w, rank, status, start);
    for (int i = 0; status == SDYRT_OK && i < SIZE; i++)
        if (out[i] != 100 + i)
            return SDYRT_BACKEND;
    return status;
}

static sdyrt_status run_world(world *w, sdyrt_rank_fn fn, double timeout,
                              int verify) {
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = timeout;
    config.verify = verify;
    return sdyrt_threads_run(&config, N, fn, w);
}

/* -- the good case --------------------------------------------------------- */

static sdyrt_status gather_often(sdyrt_context *context, void *argument) {
    for (int i = 0; i < 200; i++) {
        const sdyrt_status status = run_gather(context, argument);
        if (status != SDYRT_OK)
            return status;
    }
    return SDYRT_OK;
}

static void test_ranks_gather_again_and_again(void **state) {
    assert_int_equal(run_world(*state, gather_often, 20, 0), SDYRT_OK);
    assert_int_equal(run_world(*state, gather_often, 20, 1), SDYRT_OK);
}

static sdyrt_status look_at_context(sdyrt_context *context, void *argument) {
    int *seen = argument;
    seen[sdyrt_context_rank(context)]++;
    if (sdyrt_context_size(context) != N ||
        strcmp(sdyrt_context_backend(context), "threads") != 0)
        return SDYRT_BACKEND;
    return sdyrt_barrier(context);
}

static void test_each_rank_runs_once(void **state) {
    (void)state;
    int seen[N] = {0};
    assert_int_equal(sdyrt_threads_run(NULL, N, look_at_context, seen),
                     SDYRT_OK);
    for (int r = 0; r < N; r++)
        assert_int_equal(seen[r], 1);
}

static sdyrt_status allocate(sdyrt_context *context, void *argument) {
    (void)argument;
    const size_t sizes[] = {0, 1, 5000, 3u << 20};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        void *memory = NULL;
        if (sdyrt_alloc(context, sizes[i], &memory) != SDYRT_OK ||
            memory == NULL || (uintptr_t)memory % 4096 != 0)
            return SDYRT_BACKEND;
        memset(memory, 7, sizes[i]);
        sdyrt_free(context, memory);
    }
    sdyrt_free(context, NULL);
    void *memory = &memory;
    const sdyrt_status status = sdyrt_alloc(context, SIZE_MAX, &memory);
    return status == SDYRT_MEMORY && memory == &memory ? SDYRT_OK
                                                       : SDYRT_BACKEND;
}

static void test_memory_is_aligned(void **state) {
    (void)state;
    assert_int_equal(sdyrt_threads_run(NULL, 2, allocate, NULL), SDYRT_OK);
}

/* A rank's contexts of two sets of the same ranks. */
typedef struct pair {
    sdyrt_context *first, *second;
    world *w;
} pair;

static void *use_in_turn(void *argument) {
    const pair *const p = argument;
    sdyrt_status status = SDYRT_OK;
    for (int i = 0; i < 50 && status == SDYRT_OK; i++) {
        status = run_gather(p->first, p->w);
        if (status == SDYRT_OK)
            status = run_gather(p->second, p->w);
    }
    sdyrt_context_destroy(p->first); /* the second goes on without */
    if (status == SDYRT_OK)
        (void)run_gather(p->second, p->w);
    sdyrt_context_destroy(p->second);
    return NULL;
}

static void test_a_thread_uses_two_contexts_in_turn(void **state) {
    world *w = *state;
    sdyrt_context *first[N], *second[N];
    assert_int_equal(sdyrt_threads_create(NULL, N, first), SDYRT_OK);
    assert_int_equal(sdyrt_threads_create(NULL, N, second), SDYRT_OK);
    pthread_t threads[N];
    pair pairs[N];
    for (int r = 0; r < N; r++) {
        pairs[r] = (pair){first[r], second[r], w};
        assert_int_equal(
            pthread_create(&threads[r], NULL, use_in_turn, &pairs[r]), 0);
    }
    for (int r = 0; r < N; r++) {
        pthread_join(threads[r], NULL);
        assert_int_equal(w->status[r], SDYRT_OK);
    }
}

static void *own_thread(void *argument) {
    void **both = argument;
    (void)run_gather(both[0], both[1]);
    sdyrt_context_destroy(both[0]);
    return NULL;
}

static void test_contexts_work_on_threads_of_the_caller(void **state) {
    world *w = *state;
    sdyrt_context *contexts[N];
    assert_int_equal(sdyrt_threads_create(NULL, N, contexts), SDYRT_OK);
    pthread_t threads[N];
    void *arguments[N][2];
    for (int r = 0; r < N; r++) {
        arguments[r][0] = contexts[r];
        arguments[r][1] = w;
        assert_int_equal(
            pthread_create(&threads[r], NULL, own_thread, arguments[r]), 0);
    }
    for (int r = 0; r < N; r++) {
        pthread_join(threads[r], NULL);
        assert_int_equal(w->status[r], SDYRT_OK);
    }
}

/* -- a rank that is gone --------------------------------------------------- */

/* Nobody waits for the timeout, which no test would outlast. */
static void assert_told_of_leaving(const world *w, int rank, const char *how) {
    char text[64];
    snprintf(text, sizeof text, "for rank %d ", w->special);
    assert_int_equal(w->status[rank], SDYRT_ABORTED);
    assert_int_equal(w->kind[rank], SDYRT_KIND_RANK_FAILED);
    if (strstr(w->text[rank], text) == NULL ||
        strstr(w->text[rank], how) == NULL)
        fail_msg("rank %d: %s", rank, w->text[rank]);
    assert_true(w->seconds[rank] < 60);
}

/* Some wait already, one comes later. */
static sdyrt_status leave_early(sdyrt_context *context, void *argument) {
    world *w = argument;
    const int rank = sdyrt_context_rank(context);
    if (rank == 1)
        pause_for(0.1);
    if (rank == w->special) {
        pause_for(0.05);
        return SDYRT_OK;
    }
    if (!w->in_barrier)
        return run_gather(context, w);
    const double start = now();
    const sdyrt_status status = sdyrt_barrier(context);
    note(w, rank, status, start);
    return status;
}

static void test_nobody_waits_for_a_rank_that_has_returned(void **state) {
    world *w = *state;
    for (int i = 0; i < 4; i++) {
        w->in_barrier = i >= 2;
        assert_int_equal(run_world(w, leave_early, 600, i % 2), SDYRT_ABORTED);
        for (int r = 0; r < N; r++)
            if (r != w->special)
                assert_told_of_leaving(w, r, "; its function has returned");
    }
}

static void test_nobody_waits_for_a_context_that_was_destroyed(void **state) {
    world *w = *state;
    sdyrt_context *contexts[N];
    assert_int_equal(sdyrt_threads_create(NULL, N, contexts), SDYRT_OK);
    sdyrt_context_destroy(contexts[w->special]);
    for (int r = 0; r < N; r++) {
        if (r == w->special)
            continue;
        const double start = now();
        const sdyrt_status status = sdyrt_barrier(contexts[r]);
        note(w, r, status, start);
        assert_told_of_leaving(w, r, "; it has destroyed its context");
        assert_int_equal(sdyrt_barrier(contexts[r]), SDYRT_ABORTED);
        assert_non_null(strstr(sdyrt_last_error(), "unusable"));
        sdyrt_context_destroy(contexts[r]);
    }
}

/* The last operation is over for rank 0 before the others come to it. */
static sdyrt_status leave_in_order(sdyrt_context *context, void *argument) {
    const world *w = argument;
    const int rank = sdyrt_context_rank(context);
    int32_t in[1] = {77}, out[1] = {0};
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 1, .dims = {1}};
    op.from = w->cut; /* all of it is rank 0's */
    op.to = w->whole;
    if (rank != 0)
        pause_for(0.02 * rank);
    const sdyrt_status status = sdyrt_run(context, &op, NULL, in, out);
    return status == SDYRT_OK && out[0] != 77 ? SDYRT_BACKEND : status;
}

static sdyrt_status gather_once(sdyrt_context *context, void *argument) {
    return run_gather(context, argument);
}

static sdyrt_status meet_once(sdyrt_context *context, void *argument) {
    (void)argument;
    return sdyrt_barrier(context);
}

static void test_who_leaves_in_order_leaves_the_others_their_last(void **s) {
    world *w = *s;
    for (int i = 0; i < 200; i++) {
        const sdyrt_rank_fn last = i % 50 == 0  ? leave_in_order
                                   : i % 2 == 0 ? gather_once
                                                : meet_once;
        if (run_world(w, last, 600, i % 4 > 1) != SDYRT_OK)
            fail_msg("%d: %s", i, sdyrt_last_error());
    }
}

/* Ranks 0 and 1 have an element each, which rank 2 would get too: nobody waits
 * for it, however long rank 0 waits for rank 1. */
static sdyrt_status do_without_one(sdyrt_context *context, void *argument) {
    const world *w = argument;
    const int rank = sdyrt_context_rank(context);
    int32_t in[1] = {rank}, out[2] = {-1, -1};
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 1, .dims = {2}};
    op.from = w->cut;
    op.to = w->whole;
    if (rank == 2)
        return SDYRT_OK;
    if (rank == 1)
        pause_for(0.2);
    const sdyrt_status status = sdyrt_run(context, &op, NULL, in, out);
    return status == SDYRT_OK && (out[0] != 0 || out[1] != 1) ? SDYRT_BACKEND
                                                              : status;
}

static void test_a_rank_that_nobody_waits_for_may_be_gone(void **state) {
    if (run_world(*state, do_without_one, 600, 0) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
}

/* -- a rank that does not come --------------------------------------------- */

/* It comes when the others have given up. */
static sdyrt_status come_late(sdyrt_context *context, void *argument) {
    world *w = argument;
    const bool is_late = sdyrt_context_rank(context) == w->special;
    while (is_late && atomic_load(&w->n_done) < N - 1)
        pause_for(0.01);
    const sdyrt_status status = run_gather(context, w);
    atomic_fetch_add(&w->n_done, 1);
    /* the ranks no longer agree where they are: nothing works any more */
    if (sdyrt_barrier(context) != SDYRT_ABORTED)
        return SDYRT_BACKEND;
    return status;
}

static void test_a_rank_that_comes_too_late_is_told(void **state) {
    world *w = *state;
    assert_int_equal(run_world(w, come_late, 3, 0), SDYRT_TIMEOUT);
    for (int r = 0; r < N; r++)
        assert_int_equal(w->status[r],
                         r == w->special ? SDYRT_ABORTED : SDYRT_TIMEOUT);
    assert_non_null(strstr(w->text[2], "waited 3 s"));
    assert_non_null(
        strstr(w->text[2], "rank 2 to reach it; it has called nothing yet"));
}

static sdyrt_status miss_barrier(sdyrt_context *context, void *argument) {
    world *w = argument;
    const int rank = sdyrt_context_rank(context);
    while (rank == w->special && atomic_load(&w->n_done) < N - 1)
        pause_for(0.01);
    if (rank == w->special)
        return SDYRT_OK;
    const double start = now();
    const sdyrt_status status = sdyrt_barrier(context);
    note(w, rank, status, start);
    atomic_fetch_add(&w->n_done, 1);
    return status;
}

static void test_a_barrier_names_the_rank_that_is_missing(void **state) {
    world *w = *state;
    assert_int_equal(run_world(w, miss_barrier, 3, 0), SDYRT_TIMEOUT);
    assert_non_null(strstr(w->text[0], "rank 2"));
    assert_non_null(strstr(sdyrt_last_error(), "rank "));
}

/* -- a rank that calls something else -------------------------------------- */

static sdyrt_status differ(sdyrt_context *context, void *argument) {
    world *w = argument;
    const int rank = sdyrt_context_rank(context);
    int32_t in[SIZE] = {0}, out[SIZE];
    memset(out, 0x5a, sizeof out);
    sdyrt_op op = gather(w);
    if (rank == w->special)
        op.type.dims[0] = 2 * SIZE / 4; /* fits the buffers */
    const double start = now();
    const sdyrt_status status = sdyrt_run(context, &op, NULL, in, out);
    note(w, rank, status, start);
    return status;
}

static void test_the_verify_mode_shows_the_difference_everywhere(void **state) {
    world *w = *state;
    assert_int_equal(run_world(w, differ, 20, 1), SDYRT_MISMATCH);
    for (int r = 0; r < N; r++) {
        assert_int_equal(w->status[r], SDYRT_MISMATCH);
        assert_int_equal(w->kind[r], SDYRT_KIND_RANKS_DIFFER);
        assert_non_null(strstr(w->text[r], "tensor<16xi32>"));
        assert_non_null(strstr(w->text[r], "tensor<8xi32>"));
        assert_non_null(strstr(w->text[r], "rank 2"));
        assert_memory_equal(w->text[r],
                            "operation #1: type differs: 16xi32 / 8xi32: "
                            "rank 0 calls all_gather ",
                            68);
    }
}

static void test_a_mismatch_is_found_without_the_verify_mode(void **state) {
    world *w = *state;
    const sdyrt_status status = run_world(w, differ, 20, 0);
    assert_true(status == SDYRT_MISMATCH || status == SDYRT_ABORTED);
    int n_mismatches = 0;
    for (int r = 0; r < N; r++) {
        n_mismatches += w->status[r] == SDYRT_MISMATCH;
        assert_true(w->status[r] == SDYRT_MISMATCH ||
                    w->status[r] == SDYRT_ABORTED);
    }
    assert_true(n_mismatches > 0);
}

static sdyrt_status meet_elsewhere(sdyrt_context *context, void *argument) {
    world *w = argument;
    const int rank = sdyrt_context_rank(context);
    if (run_gather(context, w) != SDYRT_OK)
        return SDYRT_BACKEND;
    const double start = now();
    if (rank == 0)
        note(w, rank, sdyrt_barrier(context), start);
    else
        (void)run_gather(context, w);
    return w->status[rank];
}

static void test_a_barrier_is_not_an_operation(void **state) {
    world *w = *state;
    assert_int_equal(run_world(w, meet_elsewhere, 20, 1), SDYRT_MISMATCH);
    for (int r = 0; r < N; r++) {
        assert_int_equal(w->status[r], SDYRT_MISMATCH);
        assert_non_null(strstr(w->text[r], "rank 0 calls a barrier"));
    }
    const sdyrt_status status = run_world(w, meet_elsewhere, 20, 0);
    assert_true(status == SDYRT_MISMATCH || status == SDYRT_ABORTED);
    for (int r = 0; r < N; r++)
        assert_true(w->status[r] == SDYRT_MISMATCH ||
                    w->status[r] == SDYRT_ABORTED);
}

/* All ranks send to rank 0, but rank 1 calls something without messages and
 * goes on. */
static sdyrt_status one_goes_on(sdyrt_context *context, void *argument) {
    world *w = argument;
    const int rank = sdyrt_context_rank(context);
    int32_t in[SIZE] = {0}, out[SIZE];
    sdyrt_op op = gather(w);
    op.kind = rank == 1 ? SDYRT_OP_ALL_SLICE : SDYRT_OP_RESHARD;
    op.from = rank == 1 ? w->whole : w->cut;
    op.to = rank == 1 ? w->cut : w->first;
    op.axes = rank == 1 ? op.axes : NULL;
    if (rank != 1)
        pause_for(0.1);
    const double start = now();
    const sdyrt_status status = sdyrt_run(context, &op, NULL, in, out);
    note(w, rank, status, start);
    if (status != SDYRT_OK && status != SDYRT_MISMATCH &&
        status != SDYRT_ABORTED)
        return SDYRT_BACKEND;
    /* whatever comes, the first cause is reported */
    for (int i = 0; i < 3; i++)
        if (sdyrt_barrier(context) != SDYRT_ABORTED ||
            strstr(sdyrt_last_error(), " calls ") == NULL)
            return SDYRT_BACKEND;
    return SDYRT_OK;
}

static void test_a_rank_that_went_on_does_not_hang_the_others(void **state) {
    world *w = *state;
    assert_int_equal(run_world(w, one_goes_on, 20, 0), SDYRT_OK);
    assert_int_equal(w->status[0], SDYRT_MISMATCH);
    for (int r = 0; r < N; r++)
        assert_true(w->seconds[r] < 10);
}

/* -- a rank that fails ----------------------------------------------------- */

/* Rank 2 fails the first operation, rank 3 the second; rank 1 comes late, so
 * that both have failed before it learns of the first. */
static sdyrt_status fail_in_turn_then_work(sdyrt_context *context,
                                           void *argument) {
    world *w = argument;
    const int rank = sdyrt_context_rank(context);
    int32_t in[SIZE / N] = {0}, out[SIZE];
    const sdyrt_op op = gather(w);
    if (rank == 1)
        pause_for(0.2);
    for (int i = 0; i < 2; i++) {
        const int culprit = 2 + i;
        const double start = now();
        const sdyrt_status status =
            sdyrt_run(context, &op, NULL, in, rank == culprit ? NULL : out);
        note(w, rank, status, start);
        const sdyrt_status expected =
            rank == culprit ? SDYRT_ARGUMENT : SDYRT_ABORTED;
        const char *const named = i == 0 ? "rank 2" : "rank 3";
        if (status != expected ||
            (rank != culprit && strstr(w->text[rank], named) == NULL))
            return SDYRT_BACKEND;
    }
    for (int i = 0; i < 3; i++) {
        const sdyrt_status status = run_gather(context, w);
        if (status != SDYRT_OK)
            return status;
    }
    return SDYRT_OK;
}

static void test_a_failed_operation_leaves_the_context_usable(void **state) {
    for (int verify = 0; verify <= 1; verify++)
        assert_int_equal(run_world(*state, fail_in_turn_then_work, 20, verify),
                         SDYRT_OK);
}

/* One look of rank 0 for refusals is slow: rank 2 refuses meanwhile, and goes
 * on to what comes next. */
static _Thread_local bool is_slow;
static atomic_bool may_refuse, has_refused;
struct sdyi_shm_rank;
bool __real_sdyi_shm_has_refused(struct sdyi_shm_rank *me, int peer);
bool __wrap_sdyi_shm_has_refused(struct sdyi_shm_rank *me, int peer);

bool __wrap_sdyi_shm_has_refused(struct sdyi_shm_rank *me, int peer) {
    const bool has = __real_sdyi_shm_has_refused(me, peer);
    if (!is_slow || peer != 2)
        return has;
    is_slow = false;
    atomic_store(&may_refuse, true);
    while (!atomic_load(&has_refused))
        pause_for(0.001);
    pause_for(0.05); /* until it has reached the next */
    return has;
}

static sdyrt_status refuse_and_go_on(sdyrt_context *context, void *argument) {
    world *w = argument;
    const int rank = sdyrt_context_rank(context);
    int32_t in[SIZE / N] = {0}, out[SIZE];
    const sdyrt_op op = gather(w);
    is_slow = rank == 0;
    while (rank == 2 && !atomic_load(&may_refuse))
        pause_for(0.001);
    const double start = now();
    note(w, rank,
         rank != 2 && w->in_barrier
             ? sdyrt_barrier(context)
             : sdyrt_run(context, &op, NULL, in, rank == 2 ? NULL : out),
         start);
    if (rank == 2)
        atomic_store(&has_refused, true);
    return run_gather(context, &(world){.cut = w->cut, .whole = w->whole});
}

static void test_a_refusal_is_seen_with_what_follows_it(void **state) {
    world *w = *state;
    for (int in_barrier = 0; in_barrier <= 1; in_barrier++) {
        w->in_barrier = in_barrier;
        atomic_store(&may_refuse, false);
        atomic_store(&has_refused, false);
        assert_int_equal(run_world(w, refuse_and_go_on, 60, !in_barrier),
                         SDYRT_OK);
        assert_int_equal(w->status[2], SDYRT_ARGUMENT);
        assert_int_equal(w->status[0], SDYRT_ABORTED);
        assert_non_null(strstr(w->text[0], "rank 2"));
    }
}

/* Rank 0's buffer is read by all. It gives up waiting for rank 3, which does
 * not come, while others are in the middle of a long copy, and gives the buffer
 * back as soon as it may. */
static sdyrt_status fail_while_being_read(sdyrt_context *context,
                                          void *argument) {
    enum { ROWS = 6000 };
    world *w = argument;
    const int rank = sdyrt_context_rank(context);
    static const int64_t turned[] = {1, ROWS}; /* which takes its time */
    const size_t bytes = (size_t)ROWS * ROWS;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    op.type = (sdyrt_type){.dtype = SDYRT_I8, .rank = 2, .dims = {ROWS, ROWS}};
    op.from = w->first;
    op.to = w->all;
    while (rank == 3 && atomic_load(&w->n_done) < N - 1)
        pause_for(0.01);
    if (rank == 3)
        return SDYRT_OK;
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.out_strides = rank == 0 ? NULL : turned;
    void *const in = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    char *const out = malloc(bytes);
    if (in == MAP_FAILED || out == NULL) {
        atomic_fetch_add(&w->n_done, 1);
        return SDYRT_MEMORY;
    }
    pause_for(0.05 * rank);
    const double start = now();
    note(w, rank, sdyrt_run(context, &op, &options, in, out), start);
    munmap(in, bytes);
    free(out);
    atomic_fetch_add(&w->n_done, 1);
    return SDYRT_OK;
}

static void test_a_buffer_is_read_no_more_when_its_rank_has_failed(void **s) {
    world *w = *s;
    assert_int_equal(run_world(w, fail_while_being_read, 0.12, 0), SDYRT_OK);
    assert_int_equal(w->status[0], SDYRT_TIMEOUT);
}

static sdyrt_status fail_in_function(sdyrt_context *context, void *argument) {
    (void)argument;
    return sdyrt_context_rank(context) == 1
               ? sdyrt_alloc(context, SIZE_MAX, &argument)
               : SDYRT_OK;
}

static sdyrt_status fail_while_others_wait(sdyrt_context *context,
                                           void *argument) {
    world *w = argument;
    const int rank = sdyrt_context_rank(context);
    if (rank == w->special) {
        void *memory;
        pause_for(0.1);
        return sdyrt_alloc(context, SIZE_MAX, &memory);
    }
    const double start = now();
    if (w->in_barrier)
        note(w, rank, sdyrt_barrier(context), start);
    else
        (void)run_gather(context, w);
    return SDYRT_OK;
}

static void test_nobody_waits_for_a_rank_that_returned_an_error(void **state) {
    world *w = *state;
    for (int i = 0; i < 2; i++) {
        w->in_barrier = i == 1;
        assert_int_equal(run_world(w, fail_while_others_wait, 20, 0),
                         SDYRT_MEMORY);
        for (int r = 0; r < N; r++) {
            if (r == w->special)
                continue;
            assert_int_equal(w->status[r], SDYRT_ABORTED);
            assert_int_equal(w->kind[r], SDYRT_KIND_RANK_FAILED);
            assert_non_null(
                strstr(w->text[r], "rank 2 has returned with an error"));
            assert_true(w->seconds[r] < 10);
        }
    }
}

/* Rank 1 refuses many operations before the others come to the first. */
static sdyrt_status refuse_often(sdyrt_context *context, void *argument) {
    world *w = argument;
    const int rank = sdyrt_context_rank(context);
    int32_t in[SIZE / N] = {0}, out[SIZE];
    const sdyrt_op op = gather(w);
    if (rank != 1)
        pause_for(0.2);
    for (int i = 0; i < 300; i++) {
        const sdyrt_status status =
            sdyrt_run(context, &op, NULL, in, rank == 1 ? NULL : out);
        if (status != (rank == 1 ? SDYRT_ARGUMENT : SDYRT_ABORTED))
            return SDYRT_BACKEND;
    }
    return SDYRT_OK;
}

static void test_many_failures_are_all_told(void **state) {
    assert_int_equal(run_world(*state, refuse_often, 20, 0), SDYRT_OK);
}

static sdyrt_status fail_one(sdyrt_context *context, void *argument) {
    world *w = argument;
    const int rank = sdyrt_context_rank(context);
    int32_t in[SIZE / N] = {0}, out[SIZE];
    const sdyrt_op op = gather(w);
    return sdyrt_run(context, &op, NULL, in, rank == 1 ? NULL : out);
}

static void test_the_culprit_is_reported_not_a_victim(void **state) {
    for (int i = 0; i < 50; i++) {
        assert_int_equal(run_world(*state, fail_one, 20, 0), SDYRT_ARGUMENT);
        assert_ptr_equal(strstr(sdyrt_last_error(), "rank 1: "),
                         sdyrt_last_error());
    }
}

static void test_the_first_failure_is_reported_with_its_rank(void **state) {
    (void)state;
    assert_int_equal(sdyrt_threads_run(NULL, 3, fail_in_function, NULL),
                     SDYRT_MEMORY);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NO_MEMORY);
    assert_ptr_equal(strstr(sdyrt_last_error(), "rank 1: "),
                     sdyrt_last_error());
}

/* -- aborting -------------------------------------------------------------- */

static atomic_bool has_aborted;

static void *abort_soon(void *argument) {
    pause_for(0.1);
    sdyrt_context *context = argument;
    const sdyrt_status status =
        sdyrt_context_abort(context, SDYRT_MEMORY, "enough");
    atomic_store(&has_aborted, true);
    return status == SDYRT_OK ? argument : NULL;
}

/* Rank 1 is aborted by a thread of its own while all wait for rank 3, which
 * comes then. */
static sdyrt_status be_aborted(sdyrt_context *context, void *argument) {
    world *w = argument;
    const int rank = sdyrt_context_rank(context);
    const double start = now();
    pthread_t thread;
    while (rank == 3 && !atomic_load(&has_aborted))
        pause_for(0.01);
    if (rank == 1)
        pthread_create(&thread, NULL, abort_soon, context);
    note(w, rank, sdyrt_barrier(context), start);
    if (rank == 1)
        pthread_join(thread, NULL);
    return SDYRT_OK;
}

static void test_an_abort_ends_what_all_are_in(void **state) {
    world *w = *state;
    atomic_store(&has_aborted, false);
    assert_int_equal(run_world(w, be_aborted, 20, 0), SDYRT_OK);
    for (int r = 0; r < N; r++) {
        assert_int_equal(w->status[r], r == 1 ? SDYRT_MEMORY : SDYRT_ABORTED);
        assert_non_null(strstr(w->text[r], "rank 1 was aborted: enough"));
        assert_true(w->seconds[r] < 10);
    }
}

static void test_any_thread_can_abort_a_context(void **state) {
    (void)state;
    sdyrt_context *contexts[2];
    assert_int_equal(sdyrt_threads_create(NULL, 2, contexts), SDYRT_OK);
    assert_int_equal(sdyrt_context_abort(NULL, SDYRT_ABORTED, "x"),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_context_abort(contexts[0], SDYRT_ABORTED, NULL),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_context_abort(contexts[0], SDYRT_OK, "x"),
                     SDYRT_ARGUMENT);
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, abort_soon, contexts[0]), 0);
    const double start = now();
    assert_int_equal(sdyrt_barrier(contexts[0]), SDYRT_MEMORY);
    assert_non_null(strstr(sdyrt_last_error(), "rank 0 was aborted: enough"));
    assert_true(now() - start < 10);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(sdyrt_barrier(contexts[i % 2]), SDYRT_ABORTED);
        assert_non_null(
            strstr(sdyrt_last_error(), "rank 0 was aborted: enough"));
    }
    pthread_join(thread, NULL);
    sdyrt_context_destroy(contexts[0]);
    sdyrt_context_destroy(contexts[1]);
}

/* -- wrong arguments ------------------------------------------------------- */

static void test_wrong_configurations_are_refused(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.struct_bytes = 3;
    int seen[N] = {0};
    assert_int_equal(sdyrt_threads_run(&config, N, look_at_context, seen),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_STRUCT_BYTES);

    config = (sdyrt_config)SDYRT_CONFIG_INIT;
    config.verify = 2;
    assert_int_equal(sdyrt_threads_run(&config, N, look_at_context, seen),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);

    config = (sdyrt_config)SDYRT_CONFIG_INIT;
    config.timeout = -1;
    assert_int_equal(sdyrt_threads_run(&config, N, look_at_context, seen),
                     SDYRT_ARGUMENT);

    assert_int_equal(sdyrt_threads_run(NULL, 0, look_at_context, seen),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_threads_run(NULL, INT_MAX, look_at_context, seen),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    assert_int_equal(sdyrt_threads_run(NULL, -3, look_at_context, seen),
                     SDYRT_ARGUMENT);
    assert_non_null(strstr(sdyrt_last_error(), "-3"));
    assert_int_equal(sdyrt_threads_run(NULL, N, NULL, seen), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_int_equal(seen[0], 0);
}

static void test_a_wrong_environment_is_named(void **state) {
    (void)state;
    int seen[N] = {0};
    setenv("SDYRT_TIMEOUT", "soon", 1);
    assert_int_equal(sdyrt_threads_run(NULL, N, look_at_context, seen),
                     SDYRT_ARGUMENT);
    assert_non_null(strstr(sdyrt_last_error(), "SDYRT_TIMEOUT"));
    assert_non_null(strstr(sdyrt_last_error(), "soon"));
    unsetenv("SDYRT_TIMEOUT");
    static const char *const choices[] = {"SDYRT_LOG", "SDYRT_VERIFY",
                                          "SDYRT_BIND"};
    for (size_t i = 0; i < sizeof choices / sizeof choices[0]; i++) {
        for (int k = 0; k < 2; k++) {
            const char *const wrong = k == 0 ? "loud" : "3";
            setenv(choices[i], wrong, 1);
            assert_int_equal(sdyrt_threads_run(NULL, N, look_at_context, seen),
                             SDYRT_ARGUMENT);
            assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
            assert_non_null(strstr(sdyrt_last_error(), choices[i]));
            assert_non_null(strstr(sdyrt_last_error(), wrong));
            unsetenv(choices[i]);
        }
    }
    assert_int_equal(seen[0], 0);
    setenv("SDYRT_TIMEOUT", "20", 1);
    assert_int_equal(sdyrt_threads_run(NULL, N, look_at_context, seen),
                     SDYRT_OK);
    setenv("SDYRT_TIMEOUT", "0", 1); /* the default */
    assert_int_equal(sdyrt_threads_run(NULL, N, look_at_context, seen),
                     SDYRT_OK);
    unsetenv("SDYRT_TIMEOUT");
}

static void test_the_environment_turns_the_verify_mode_on(void **state) {
    world *w = *state;
    setenv("SDYRT_VERIFY", "1", 1);
    assert_int_equal(run_world(w, differ, 20, -1), SDYRT_MISMATCH);
    unsetenv("SDYRT_VERIFY");
    for (int r = 0; r < N; r++)
        assert_int_equal(w->status[r], SDYRT_MISMATCH);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

static void test_the_configuration_goes_before_the_environment(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT, resolved;
    setenv("SDYRT_VERIFY", "1", 1);
    setenv("SDYRT_BIND", "0", 1);
    setenv("SDYRT_TIMEOUT", "7", 1);
    assert_int_equal(sdyi_config_resolve(&config, &resolved), SDYRT_OK);
    assert_int_equal(resolved.verify, 1);
    assert_int_equal(resolved.bind, 0);
    assert_true(resolved.timeout == 7);
    config.verify = 0;
    config.bind = 1;
    config.timeout = 5;
    assert_int_equal(sdyi_config_resolve(&config, &resolved), SDYRT_OK);
    assert_int_equal(resolved.verify, 0);
    assert_int_equal(resolved.bind, 1);
    assert_true(resolved.timeout == 5);
    unsetenv("SDYRT_VERIFY");
    unsetenv("SDYRT_BIND");
    unsetenv("SDYRT_TIMEOUT");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_ranks_gather_again_and_again),
        TEST(test_each_rank_runs_once),
        TEST(test_memory_is_aligned),
        TEST(test_a_thread_uses_two_contexts_in_turn),
        TEST(test_contexts_work_on_threads_of_the_caller),
        TEST(test_nobody_waits_for_a_rank_that_has_returned),
        TEST(test_nobody_waits_for_a_context_that_was_destroyed),
        TEST(test_who_leaves_in_order_leaves_the_others_their_last),
        TEST(test_a_rank_that_nobody_waits_for_may_be_gone),
        TEST(test_a_rank_that_comes_too_late_is_told),
        TEST(test_a_barrier_names_the_rank_that_is_missing),
        TEST(test_the_verify_mode_shows_the_difference_everywhere),
        TEST(test_a_mismatch_is_found_without_the_verify_mode),
        TEST(test_a_barrier_is_not_an_operation),
        TEST(test_a_rank_that_went_on_does_not_hang_the_others),
        TEST(test_a_failed_operation_leaves_the_context_usable),
        TEST(test_a_refusal_is_seen_with_what_follows_it),
        TEST(test_a_buffer_is_read_no_more_when_its_rank_has_failed),
        TEST(test_many_failures_are_all_told),
        TEST(test_the_culprit_is_reported_not_a_victim),
        TEST(test_nobody_waits_for_a_rank_that_returned_an_error),
        TEST(test_the_first_failure_is_reported_with_its_rank),
        TEST(test_any_thread_can_abort_a_context),
        TEST(test_an_abort_ends_what_all_are_in),
        TEST(test_wrong_configurations_are_refused),
        TEST(test_a_wrong_environment_is_named),
        TEST(test_the_environment_turns_the_verify_mode_on),
        TEST(test_the_configuration_goes_before_the_environment),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The tests on GPUs without one: PROGRAM RANKS [TEST..] runs the named tests,
 * by default all that others can follow, as threads on the fake. */
#include "base/status.h"
#include "fake.h"
#include "gpu_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

sdyrt_status gpu_fail(const gpu_rank *r, const char *file, int line,
                      const char *what) {
    (void)fprintf(stderr, "rank %d: %s:%d: not so: %s (%s)\n", r->rank, file,
                  line, what, sdyrt_last_error());
    return SDYRT_BACKEND;
}

double gpu_now(void) {
    return sdyi_clock();
}

sdyrt_status gpu_context(const gpu_rank *r, const sdyrt_config *config,
                         const sdyrt_nccl_config *nccl_config,
                         sdyrt_context **context) {
    sdyrt_nccl_config own = *nccl_config;
    own.device = r->device;
    return sdyi_nccl_create(config, &own, r->job, context);
}

/* -- streams --------------------------------------------------------------- */

struct CUstream_st *gpu_stream(void) {
    struct CUstream_st *stream = NULL;
    return sdyi_gpu_stream_create(&stream) == SDYRT_OK ? stream : NULL;
}

void gpu_stream_free(struct CUstream_st *stream) {
    sdyi_gpu_stream_destroy(stream);
}

sdyrt_status gpu_stream_wait(const gpu_rank *r, struct CUstream_st *stream) {
    const double deadline = gpu_now() + 60;
    bool is_done = false;
    while (!is_done && gpu_now() < deadline)
        TRY(fake_stream_is_done(stream, &is_done));
    EXPECT(is_done);
    return SDYRT_OK;
}

sdyrt_status gpu_copy(const gpu_rank *r, void *to, const void *from,
                      size_t bytes, struct CUstream_st *stream) {
    TRY(sdyi_gpu_copy(to, from, bytes, stream));
    return SDYRT_OK;
}

/* -- graphs ---------------------------------------------------------------- */

struct gpu_graph {
    fake_graph *graph;
};

sdyrt_status gpu_capture_start(const gpu_rank *r, struct CUstream_st *stream) {
    (void)r;
    fake_capture_start(stream);
    return SDYRT_OK;
}

sdyrt_status gpu_capture_end(const gpu_rank *r, struct CUstream_st *stream,
                             gpu_graph **graph) {
    gpu_graph *const made = malloc(sizeof *made);
    EXPECT(made != NULL);
    made->graph = fake_capture_end(stream);
    *graph = made;
    return SDYRT_OK;
}

sdyrt_status gpu_graph_launch(const gpu_rank *r, const gpu_graph *graph,
                              struct CUstream_st *stream) {
    (void)r;
    fake_graph_launch(graph->graph, stream);
    return SDYRT_OK;
}

void gpu_graph_free(gpu_graph *graph) {
    if (graph != NULL)
        fake_graph_free(graph->graph);
    free(graph);
}

/* -- communicators --------------------------------------------------------- */

sdyrt_status gpu_comm(const gpu_rank *r, void **comm) {
    sdyi_nccl_config config = SDYI_NCCL_CONFIG_INIT; /* blocking */
    sdyi_nccl_id id = {""}, ids[64];
    sdyi_nccl_comm *made = NULL;
    if (r->rank == 0)
        EXPECT(fake_api.get_unique_id(&id) == SDYI_NCCL_SUCCESS);
    TRY(r->job->allgather(r->job->state, &id, ids, sizeof id, 20));
    EXPECT(fake_api.comm_init_rank_config(&made, r->size, ids[0], r->rank,
                                          &config) == SDYI_NCCL_SUCCESS);
    *comm = made;
    return SDYRT_OK;
}

bool gpu_comm_is_fine(const gpu_rank *r, void *comm) {
    int count = 0;
    sdyi_nccl_result error = SDYI_NCCL_SUCCESS;
    return fake_api.comm_get_async_error(comm, &error) == SDYI_NCCL_SUCCESS &&
           error == SDYI_NCCL_SUCCESS &&
           fake_api.comm_count(comm, &count) == SDYI_NCCL_SUCCESS &&
           count == r->size;
}

void gpu_comm_free(const gpu_rank *r, void *comm) {
    (void)r;
    (void)fake_api.comm_finalize(comm);
    (void)fake_api.comm_destroy(comm);
}

void gpu_be_killed(gpu_rank *r) {
    r->is_killed = true;
}

/* -- running --------------------------------------------------------------- */

typedef struct member {
    const gpu_test *test;
    gpu_rank r;
    sdyrt_status status;
    pthread_t thread;
} member;

static void *member_main(void *argument) {
    member *m = argument;
    m->status = sdyi_gpu_select(m->r.device);
    if (m->status == SDYRT_OK)
        m->status = m->test->run(&m->r);
    return NULL;
}

/* Run a test; a complaint of the fake is as much a failure as one of the
 * ranks. */
static bool run(const gpu_test *test, int n) {
    static uint64_t seed;
    sdyrt_bootstrap bootstraps[64] = {SDYRT_BOOTSTRAP_INIT};
    member members[64];
    fake_reset(n, ++seed);
    if (sdyrt_bootstrap_threads(n, bootstraps) != SDYRT_OK)
        abort();
    bool is_fine = true;
    for (int i = 0; i < n; i++) {
        members[i] = (member){.test = test,
                              .r = {.rank = i,
                                    .size = n,
                                    .device = i,
                                    /* where a busy machine may stop */
                                    .timeout = 8,
                                    .grace = 6,
                                    .job = &bootstraps[i],
                                    .is_thread = true}};
        if (pthread_create(&members[i].thread, NULL, member_main,
                           &members[i]) != 0)
            abort();
    }
    for (int i = 0; i < n; i++) {
        (void)pthread_join(members[i].thread, NULL);
        is_fine = is_fine && members[i].status == SDYRT_OK;
    }
    for (int i = 0; i < n; i++)
        sdyrt_bootstrap_free(&bootstraps[i]);
    if (*fake_refusal() != '\0' || fake_left() != 0)
        (void)fprintf(stderr, "refused: '%s'; %d things were not given back\n",
                      fake_refusal(), (int)fake_left());
    is_fine = is_fine && *fake_refusal() == '\0' && fake_left() == 0;
    (void)printf("%s %s\n", is_fine ? "ok" : "FAILED", test->name);
    return is_fine;
}

int main(int argc, char **argv) {
    const int n = argc < 2 ? 0 : atoi(argv[1]);
    int n_run = 0, n_failed = 0;
    if (n < 1 || n > 64 || gpu_unknown_test(argv + 2, argc - 2) != NULL)
        return 2;
    for (int i = 0; i < n_gpu_tests; i++) {
        const gpu_test *const test = &gpu_tests[i];
        if (!gpu_is_chosen(i, argv + 2, argc - 2) || test->least_ranks > n)
            continue;
        n_run++;
        n_failed += !run(test, n);
    }
    return n_failed > 0 ? 1 : n_run > 0 ? 0 : 77;
}

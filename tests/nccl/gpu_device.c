/* The tests on GPUs: PROGRAM [TEST..] is one rank of a job that the environment
 * names, or of a job of one, and runs the named tests, by default all that
 * others can follow. Exit status 77 where there is no GPU or no NCCL. */
#include "gpu_test.h"

#include <cuda_runtime_api.h>
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { EXIT_SKIP = 77 };

sdyrt_status gpu_fail(const gpu_rank *r, const char *file, int line,
                      const char *what) {
    (void)fprintf(stderr, "rank %d: %s:%d: not so: %s (%s; CUDA: %s)\n",
                  r->rank, file, line, what, sdyrt_last_error(),
                  cudaGetErrorString(cudaPeekAtLastError()));
    return SDYRT_BACKEND;
}

#define CUDA(call) EXPECT((call) == cudaSuccess)

double gpu_now(void) {
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

sdyrt_status gpu_context(const gpu_rank *r, const sdyrt_config *config,
                         const sdyrt_nccl_config *nccl_config,
                         sdyrt_context **context) {
    sdyrt_nccl_config own = *nccl_config;
    own.device = r->device;
    return sdyrt_nccl_create(config, &own, r->job, context);
}

/* -- streams --------------------------------------------------------------- */

struct CUstream_st *gpu_stream(void) {
    cudaStream_t stream = NULL;
    return cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking) ==
                   cudaSuccess
               ? stream
               : NULL;
}

void gpu_stream_free(struct CUstream_st *stream) {
    (void)cudaStreamDestroy(stream);
}

sdyrt_status gpu_stream_wait(const gpu_rank *r, struct CUstream_st *stream) {
    const double deadline = gpu_now() + 60;
    cudaError_t state = cudaStreamQuery(stream);
    while (state == cudaErrorNotReady && gpu_now() < deadline) {
        (void)usleep(50);
        state = cudaStreamQuery(stream);
    }
    EXPECT(state == cudaSuccess);
    return SDYRT_OK;
}

sdyrt_status gpu_copy(const gpu_rank *r, void *to, const void *from,
                      size_t bytes, struct CUstream_st *stream) {
    CUDA(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDefault, stream));
    return SDYRT_OK;
}

/* -- graphs ---------------------------------------------------------------- */

struct gpu_graph {
    cudaGraph_t graph;
    cudaGraphExec_t executable;
};

sdyrt_status gpu_capture_start(const gpu_rank *r, struct CUstream_st *stream) {
    CUDA(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
    return SDYRT_OK;
}

sdyrt_status gpu_capture_end(const gpu_rank *r, struct CUstream_st *stream,
                             gpu_graph **graph) {
    gpu_graph *const made = calloc(1, sizeof *made);
    EXPECT(made != NULL);
    *graph = made;
    CUDA(cudaStreamEndCapture(stream, &made->graph));
    EXPECT(made->graph != NULL);
    CUDA(cudaGraphInstantiateWithFlags(&made->executable, made->graph, 0));
    return SDYRT_OK;
}

sdyrt_status gpu_graph_launch(const gpu_rank *r, const gpu_graph *graph,
                              struct CUstream_st *stream) {
    CUDA(cudaGraphLaunch(graph->executable, stream));
    return SDYRT_OK;
}

void gpu_graph_free(gpu_graph *graph) {
    if (graph != NULL && graph->executable != NULL)
        (void)cudaGraphExecDestroy(graph->executable);
    if (graph != NULL && graph->graph != NULL)
        (void)cudaGraphDestroy(graph->graph);
    free(graph);
}

/* -- communicators --------------------------------------------------------- */

/* NCCL as a program has it that knows nothing of sdyrt. The values are those of
 * nccl.h: results 0, the data type of bytes 0. */
typedef struct nccl_id {
    char internal[128];
} nccl_id;

static struct {
    int (*get_unique_id)(nccl_id *id);
    int (*comm_init_rank)(void **comm, int n_ranks, nccl_id id, int rank);
    int (*comm_destroy)(void *comm);
    int (*all_gather)(const void *in, void *out, size_t count, int dtype,
                      void *comm, struct CUstream_st *stream);
} nccl;

static void find(void *library, const char *name, void *function) {
    void *const symbol = dlsym(library, name);
    memcpy(function, &symbol, sizeof symbol);
}

/* The library that sdyrt has open, which it says the name of. */
static bool open_nccl(void) {
    char text[1024];
    if (!sdyrt_nccl_describe(text, sizeof text))
        return false;
    char *const file = strstr(text, " of ");
    char *const end = file == NULL ? NULL : strrchr(file, ',');
    if (end == NULL)
        return false;
    *end = '\0';
    void *const library = dlopen(file + 4, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        return false;
    find(library, "ncclGetUniqueId", &nccl.get_unique_id);
    find(library, "ncclCommInitRank", &nccl.comm_init_rank);
    find(library, "ncclCommDestroy", &nccl.comm_destroy);
    find(library, "ncclAllGather", &nccl.all_gather);
    return nccl.get_unique_id != NULL && nccl.comm_init_rank != NULL &&
           nccl.comm_destroy != NULL && nccl.all_gather != NULL;
}

sdyrt_status gpu_comm(const gpu_rank *r, void **comm) {
    nccl_id id = {""}, ids[64];
    EXPECT(r->size <= 64);
    EXPECT(open_nccl());
    if (r->rank == 0)
        EXPECT(nccl.get_unique_id(&id) == 0);
    TRY(r->job->allgather(r->job->state, &id, ids, sizeof id, 60));
    EXPECT(nccl.comm_init_rank(comm, r->size, ids[0], r->rank) == 0);
    return SDYRT_OK;
}

/* By a call of the program's own, to memory that may have been this before. */
bool gpu_comm_is_fine(const gpu_rank *r, void *comm) {
    unsigned char host[65] = {0}, *memory = NULL;
    struct CUstream_st *const stream = gpu_stream();
    const unsigned char own = (unsigned char)(r->rank + 1);
    bool is_fine =
        stream != NULL && cudaMalloc((void **)&memory, 65) == cudaSuccess &&
        gpu_copy(r, memory, host, 64, stream) == SDYRT_OK &&
        gpu_copy(r, memory + 64, &own, 1, stream) == SDYRT_OK &&
        nccl.all_gather(memory + 64, memory, 1, 0, comm, stream) == 0 &&
        gpu_copy(r, host, memory, 64, stream) == SDYRT_OK &&
        gpu_stream_wait(r, stream) == SDYRT_OK;
    for (int i = 0; i < r->size && is_fine; i++)
        is_fine = host[i] == i + 1;
    (void)cudaFree(memory);
    gpu_stream_free(stream);
    return is_fine;
}

void gpu_comm_free(const gpu_rank *r, void *comm) {
    (void)r;
    (void)nccl.comm_destroy(comm);
}

void gpu_be_killed(gpu_rank *r) {
    (void)r;
    (void)raise(SIGKILL);
}

/* -- running --------------------------------------------------------------- */

static bool run(const gpu_test *test, gpu_rank *r) {
    const double start = gpu_now();
    const bool is_fine = test->run(r) == SDYRT_OK;
    (void)printf("rank %d: %s %s, %.2f s\n", r->rank, is_fine ? "ok" : "FAILED",
                 test->name, gpu_now() - start);
    (void)fflush(stdout);
    return is_fine;
}

static int run_all(gpu_rank *r, char **names, int n_names) {
    int n_run = 0;
    for (int i = 0; i < n_gpu_tests; i++) {
        const gpu_test *const test = &gpu_tests[i];
        if (!gpu_is_chosen(i, names, n_names) || test->least_ranks > r->size)
            continue;
        if (!run(test, r))
            return EXIT_FAILURE; /* the others cannot go on without this one */
        n_run++;
    }
    if (n_run > 0)
        return EXIT_SUCCESS;
    (void)printf("rank %d: no test is for %d ranks\n", r->rank, r->size);
    return EXIT_SKIP;
}

/* Take a device, by the rank's number on this machine; which starts CUDA, and
 * so takes seconds that no rank is to wait for later. -1: there is none. */
static int take_device(void) {
    const char *text = getenv("LOCAL_RANK");
    if (text == NULL)
        text = getenv("RANK");
    int n = 0;
    if (cudaGetDeviceCount(&n) != cudaSuccess || n == 0)
        return -1;
    const int device = (text == NULL ? 0 : atoi(text)) % n;
    const bool is_taken =
        cudaSetDevice(device) == cudaSuccess && cudaFree(NULL) == cudaSuccess;
    return is_taken ? device : -1;
}

int main(int argc, char **argv) {
    char text[1024];
    const char *const unknown = gpu_unknown_test(argv + 1, argc - 1);
    if (unknown != NULL) {
        (void)fprintf(stderr, "no test is '%s'\n", unknown);
        return 2;
    }
    if (!sdyrt_nccl_describe(text, sizeof text)) {
        (void)printf("skipped: %s\n", text);
        return EXIT_SKIP;
    }
    const int device = take_device();
    if (device < 0) {
        (void)fprintf(stderr, "no device: %s\n",
                      cudaGetErrorString(cudaGetLastError()));
        return EXIT_FAILURE;
    }
    sdyrt_bootstrap job = SDYRT_BOOTSTRAP_INIT;
    const bool is_job =
        getenv("RANK") != NULL || getenv("SLURM_PROCID") != NULL;
    if ((is_job ? sdyrt_bootstrap_env(60, &job)
                : sdyrt_bootstrap_threads(1, &job)) != SDYRT_OK) {
        (void)fprintf(stderr, "%s\n", sdyrt_last_error());
        return EXIT_FAILURE;
    }
    gpu_rank r = {.rank = job.rank,
                  .size = job.size,
                  .device = device,
                  .timeout = 8,
                  .grace = 2,
                  .job = &job};
    const int result = run_all(&r, argv + 1, argc - 1);
    sdyrt_bootstrap_free(&job);
    return result;
}

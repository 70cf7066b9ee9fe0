/* A plan on a stream of the program, and in a CUDA graph:
 *     sdyrt launch -n 2 -- ./gpu_stream
 * Each rank has some rows of a matrix and gets some columns. Exit status 77
 * without a GPU or NCCL. */
#include <sdyrt/cuda.h>
#include <sdyrt/nccl.h>
#include <sdyrt/sdyrt.h>

#include <cuda_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>

#define SDYRT(call)                                                            \
    do {                                                                       \
        if ((call) != SDYRT_OK) {                                              \
            fprintf(stderr, "%s\n", sdyrt_last_error());                       \
            exit(1);                                                           \
        }                                                                      \
    } while (0)
#define CUDA(call)                                                             \
    do {                                                                       \
        const cudaError_t error_ = (call);                                     \
        if (error_ != cudaSuccess) {                                           \
            fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(error_));    \
            exit(1);                                                           \
        }                                                                      \
    } while (0)

enum { SIDE = 1024, TIMES = 10 };

/* `comm`: an ncclComm_t of these ranks in their order, which the program keeps;
 * NULL: the context creates its own. */
static sdyrt_context *make_context(const sdyrt_bootstrap *job, void *comm) {
    sdyrt_nccl_config config = SDYRT_NCCL_CONFIG_INIT;
    sdyrt_context *context = NULL;
    config.comm = comm;
    SDYRT(sdyrt_nccl_create(NULL, &config, job, &context));
    return context;
}

static sdyrt_plan *plan_rows_to_columns(sdyrt_context *context, int n) {
    char rows[64], columns[64];
    snprintf(rows, sizeof rows, "<mesh<[\"x\"=%d]>, [{\"x\"}, {}]>", n);
    snprintf(columns, sizeof columns, "<mesh<[\"x\"=%d]>, [{}, {\"x\"}]>", n);
    sdyrt_op op = SDYRT_OP_INIT;
    sdyrt_plan *plan = NULL;
    op.kind = SDYRT_OP_RESHARD;
    SDYRT(sdyrt_type_parse("tensor<1024x1024xf32>", &op.type));
    SDYRT(sdyrt_sharding_parse(rows, NULL, 0, &op.from));
    SDYRT(sdyrt_sharding_parse(columns, NULL, 0, &op.to));
    SDYRT(sdyrt_plan_create(context, &op, NULL, &plan)); /* all ranks */
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    return plan;
}

/* Capture the plan once, launch it many times; all ranks do so. */
static void run_in_graph(sdyrt_plan *plan, const float *in, float *out,
                         cudaStream_t stream) {
    cudaGraph_t graph;
    cudaGraphExec_t executable;
    CUDA(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
    SDYRT(sdyrt_plan_run_on(plan, in, out, stream));
    CUDA(cudaStreamEndCapture(stream, &graph));
    CUDA(cudaGraphInstantiateWithFlags(&executable, graph, 0));
    for (int i = 0; i < TIMES; i++)
        CUDA(cudaGraphLaunch(executable, stream));
    CUDA(cudaStreamSynchronize(stream));
    CUDA(cudaGraphExecDestroy(executable)); /* before the plan */
    CUDA(cudaGraphDestroy(graph));
}

static void run(sdyrt_context *context, int rank, int n) {
    const size_t bytes = sizeof(float) * SIDE * SIDE / (size_t)n;
    sdyrt_plan *plan = plan_rows_to_columns(context, n);
    void *in, *out, *host;
    cudaStream_t stream;
    CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CUDA(cudaMalloc(&in, bytes));
    CUDA(cudaMalloc(&out, bytes));
    CUDA(cudaMallocHost(&host, bytes));

    /* in the order of the stream, without waiting */
    CUDA(cudaMemsetAsync(in, 1 + rank, bytes, stream));
    SDYRT(sdyrt_plan_run_on(plan, in, out, stream));
    CUDA(cudaMemcpyAsync(host, out, bytes, cudaMemcpyDeviceToHost, stream));
    CUDA(cudaStreamSynchronize(stream));
    const unsigned char *const bytes_of = host;
    printf("rank %d: the first row is of rank %d, the last of rank %d\n", rank,
           bytes_of[0] - 1, bytes_of[bytes - 1] - 1);

    run_in_graph(plan, in, out, stream);
    SDYRT(sdyrt_wait(context)); /* reports failures of the launches */
    sdyrt_plan_destroy(plan);
    CUDA(cudaFreeHost(host));
    CUDA(cudaFree(in));
    CUDA(cudaFree(out));
    CUDA(cudaStreamDestroy(stream));
}

int main(void) {
    char text[512];
    if (!sdyrt_nccl_describe(text, sizeof text)) {
        printf("%s\n", text);
        return 77;
    }
    sdyrt_bootstrap job = SDYRT_BOOTSTRAP_INIT;
    SDYRT(sdyrt_bootstrap_env(0, &job));
    if (SIDE % job.size != 0) {
        fprintf(stderr, "%d ranks: they must divide %d\n", job.size, SIDE);
        return EXIT_FAILURE;
    }
    const char *const local = getenv("LOCAL_RANK");
    int devices = 1;
    CUDA(cudaGetDeviceCount(&devices));
    CUDA(cudaSetDevice((local == NULL ? job.rank : atoi(local)) % devices));
    sdyrt_context *context = make_context(&job, NULL);
    run(context, job.rank, job.size);
    sdyrt_context_destroy(context);
    sdyrt_bootstrap_free(&job);
    return 0;
}

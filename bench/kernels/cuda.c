/* The kernels of kernels/cuda next to cudaMemcpyAsync from device to device of
 * the same bytes, timed by events. */
#include "kernels/cuda.h"
#include "bench/kernels/cuda_rows.h"

#include <cuda_runtime_api.h>
#include <string.h>

enum { EXIT_SKIPPED = 77, IN = 0, OUT = 1 };

static cudaStream_t stream;
static cudaEvent_t events[3];

typedef struct device_run {
    char *in, *out;             /* `in` holds all terms */
    char *plain_in, *plain_out; /* buffers of the reference */
    sdyi_batch *batch, *one_box;
    bench_rows rows;
} device_run;

/* The settings that --tune compares: tunings of the kernels, and the fetch
 * granularity of the L2 cache (a hint to the device). */
static const struct {
    sdyi_tuning tuning;
    size_t fetched; /* bytes; 0: as it was found */
} tunings[] = {
    {{.half_lines = false}, 0},      {{.shape = SDYI_TILE_LONG_IN}, 0},
    {{.shape = SDYI_TILE_LARGE}, 0}, {{.half_lines = true}, 0},
    {{.half_lines = false}, 32},     {{.half_lines = false}, 64},
    {{.half_lines = false}, 128},
};
enum { N_VARIANTS = sizeof tunings / sizeof *tunings };
static const bench_variant variants[N_VARIANTS] = {
    {"usual", OF_RUNS | OF_TILES},
    {"tiles long in the input", OF_TILES},
    {"tiles of 32 KiB", OF_TILES},
    {"loads of L2::64B", OF_RUNS},
    {"L2 fetches 32 B", OF_RUNS | OF_TILES},
    {"L2 fetches 64 B", OF_RUNS | OF_TILES},
    {"L2 fetches 128 B", OF_RUNS | OF_TILES},
};
static size_t fetched; /* initial value; 0: no such limit */

static bool describe(json_t *root) {
    struct cudaDeviceProp properties;
    int device = 0, driver = 0, runtime = 0;
    TRY_CUDA(cudaGetDevice(&device));
    TRY_CUDA(cudaGetDeviceProperties(&properties, device));
    TRY_CUDA(cudaDriverGetVersion(&driver));
    TRY_CUDA(cudaRuntimeGetVersion(&runtime));
    printf("%s, sm_%d%d, %d multiprocessors, driver for CUDA %d.%d\n",
           properties.name, properties.major, properties.minor,
           properties.multiProcessorCount, driver / 1000, driver % 1000 / 10);
    json_object_set_new(root, "device", json_string(properties.name));
    json_object_set_new(root, "sm",
                        json_integer(10 * properties.major + properties.minor));
    json_object_set_new(root, "driver", json_integer(driver));
    json_object_set_new(root, "runtime", json_integer(runtime));
    if (cudaDeviceGetLimit(&fetched, cudaLimitMaxL2FetchGranularity) !=
        cudaSuccess)
        fetched = 0;
    (void)cudaGetLastError();
    json_object_set_new(root, "l2_fetch", json_integer((json_int_t)fetched));
    TRY_CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    for (int i = 0; i < 3; i++)
        TRY_CUDA(cudaEventCreate(&events[i]));
    return true;
}

static int cuda_open(json_t *root) {
    int devices = 0;
    const cudaError_t found = cudaGetDeviceCount(&devices);
    if (found == cudaSuccess && devices > 0)
        return describe(root) ? CLI_OK : CLI_FAILED;
    cli_fail("no CUDA device: %s", cudaGetErrorString(found));
    return EXIT_SKIPPED;
}

static double cuda_target(const bench_case *c) {
    return c->cuda;
}

static sdyrt_status make_batch(const run *r, device_run *d) {
    const bench_case *const c = r->c;
    sdyi_gpu_move moves[MAX_BOXES] = {{.rank = c->rank, .out = {.base = OUT}}};
    sdyi_place terms[MAX_TERMS];
    memcpy(moves[0].counts, r->counts, sizeof r->counts);
    memcpy(moves[0].in.strides, r->in_strides, sizeof r->in_strides);
    memcpy(moves[0].out.strides, r->out_strides, sizeof r->out_strides);
    for (int64_t i = 1; i < r->n_boxes; i++) {
        moves[i] = moves[0];
        moves[i].in.offset = i * (int64_t)r->box_in;
        moves[i].out.offset = i * (int64_t)r->box_out;
    }
    for (int64_t k = 0; k < r->n_terms; k++) {
        terms[k] = moves[0].in;
        terms[k].offset = k * (int64_t)r->box_in;
    }
    if (c->kind == FILL)
        return sdyi_batch_fills(moves, r->n_boxes, r->width, &c->value,
                                &d->batch);
    if (c->kind == COPY)
        return sdyi_batch_moves_tuned(moves, r->n_boxes, r->width,
                                      &tunings[r->variant].tuning, &d->batch);
    if (c->kind == CONVERT)
        return sdyi_batch_converts(moves, r->n_boxes, c->dtype, c->to,
                                   &d->batch);
    sdyi_gpu_fold fold = {.out = moves[0].out,
                          .terms = terms,
                          .n_terms = r->n_terms,
                          .rank = c->rank};
    memcpy(fold.counts, moves[0].counts, sizeof fold.counts);
    return sdyi_batch_folds(&fold, 1, c->dtype, SDYRT_SUM, &d->batch);
}

static sdyrt_status make_one_box(const run *r, device_run *d) {
    sdyi_gpu_move all = {.rank = 1, .counts = {(int64_t)r->bytes}};
    all.in.strides[0] = all.out.strides[0] = 1;
    all.out.base = OUT;
    return sdyi_batch_moves(&all, 1, 1, &d->one_box);
}

/* Set the L2 fetch granularity; on a device without this hint all settings with
 * one equal the default. */
static bool set_fetched(int variant) {
    const size_t bytes = tunings[variant].fetched;
    if (fetched != 0)
        TRY_CUDA(cudaDeviceSetLimit(cudaLimitMaxL2FetchGranularity,
                                    bytes == 0 ? fetched : bytes));
    return true;
}

static bool cuda_make(run *r) {
    device_run *d = r->state = cli_alloc(1, sizeof *d);
    if (!set_fetched(r->variant))
        return false;
    TRY_CUDA(cudaMalloc((void **)&d->in, r->in_bytes));
    TRY_CUDA(cudaMalloc((void **)&d->out, r->out_bytes));
    TRY_CUDA(cudaMalloc((void **)&d->plain_in, r->copy_bytes));
    TRY_CUDA(cudaMalloc((void **)&d->plain_out, r->copy_bytes));
    TRY_CUDA(cudaMemset(d->plain_in, 1, r->copy_bytes));
    if (r->c->rows != NO_ROWS)
        return bench_rows_make(r, &d->rows);
    return (make_batch(r, d) == SDYRT_OK && make_one_box(r, d) == SDYRT_OK &&
            sdyi_batch_place((sdyi_batch *[]){d->batch, d->one_box}, 2,
                             stream) == SDYRT_OK) ||
           CLI_FALSE("%s", sdyrt_last_error());
}

static void cuda_free(run *r) {
    device_run *d = r->state;
    if (d == NULL)
        return;
    sdyi_batch_free(d->batch);
    sdyi_batch_free(d->one_box);
    bench_rows_free(&d->rows);
    (void)cudaFree(d->in);
    (void)cudaFree(d->out);
    (void)cudaFree(d->plain_in);
    (void)cudaFree(d->plain_out);
    free(d);
}

static bool cuda_push(const run *r) {
    const device_run *d = r->state;
    TRY_CUDA(cudaMemcpy(d->in, r->in, r->in_bytes, cudaMemcpyHostToDevice));
    TRY_CUDA(cudaMemcpy(d->out, r->out, r->out_bytes, cudaMemcpyHostToDevice));
    if (r->c->rows != NO_ROWS && !bench_rows_push(r, &d->rows))
        return false;
    TRY_CUDA(cudaDeviceSynchronize()); /* before work on the stream */
    return true;
}

static bool cuda_pull(const run *r) {
    const device_run *d = r->state;
    TRY_CUDA(cudaStreamSynchronize(stream));
    TRY_CUDA(cudaMemcpy(r->out, d->out, r->out_bytes, cudaMemcpyDeviceToHost));
    return r->c->rows == NO_ROWS || bench_rows_pull(r, &d->rows);
}

static bool run_batch(const device_run *d, const sdyi_batch *batch) {
    void *const bases[SDYI_BASES] = {d->in, d->out};
    return sdyi_batch_run(batch, bases, stream) == SDYRT_OK ||
           CLI_FALSE("%s", sdyrt_last_error());
}

static bool cuda_once(const run *r) {
    const device_run *d = r->state;
    return r->c->rows == NO_ROWS
               ? run_batch(d, d->batch)
               : bench_rows_once(r, &d->rows, d->in, d->out, stream);
}

static bool run_reference(const run *r) {
    const device_run *d = r->state;
    if (r->c->against_one_box)
        return run_batch(d, d->one_box);
    TRY_CUDA(cudaMemcpyAsync(d->plain_out, d->plain_in, r->copy_bytes,
                             cudaMemcpyDeviceToDevice, stream));
    return true;
}

static bool cuda_time(const run *r, double *reference, double *ours) {
    float milliseconds[2];
    TRY_CUDA(cudaEventRecord(events[0], stream));
    if (!run_reference(r))
        return false;
    TRY_CUDA(cudaEventRecord(events[1], stream));
    if (!cuda_once(r))
        return false;
    TRY_CUDA(cudaEventRecord(events[2], stream));
    TRY_CUDA(cudaStreamSynchronize(stream));
    TRY_CUDA(cudaEventElapsedTime(&milliseconds[0], events[0], events[1]));
    TRY_CUDA(cudaEventElapsedTime(&milliseconds[1], events[1], events[2]));
    *reference = 1e-3 * (double)milliseconds[0];
    *ours = 1e-3 * (double)milliseconds[1];
    return true;
}

const bench_engine engine = {
    .doc = "Times the CUDA kernels against cudaMemcpyAsync of the same bytes: "
           "256 MiB, 31 times, unless the options say otherwise. Exit status "
           "77 where there is no device.",
    .legend = "reference: cudaMemcpyAsync (fill: of half)",
    .reference = "cudaMemcpyAsync",
    .mib = 256,
    .reps = 31,
    .open = cuda_open,
    .target = cuda_target,
    .make = cuda_make,
    .free = cuda_free,
    .push = cuda_push,
    .once = cuda_once,
    .pull = cuda_pull,
    .time = cuda_time,
    .variants = variants,
    .n_variants = N_VARIANTS,
};

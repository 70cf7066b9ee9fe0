/* bench_kernels_cuda: the kernels of kernels/cuda against cudaMemcpyAsync from
 * device to device of the same bytes, the two taken in turn in one run, timed
 * by events. The ratio is the median time of the copy over the median of ours:
 * a sum is compared at the same memory traffic (reading n terms and writing one
 * is as much as copying (n + 1) / 2), a fill likewise (half a copy). Each case
 * is verified against the host kernels before it is timed. */
#include "bench/common/fail.h"
#include "bench/common/kernels.h"
#include "bench/common/spread.h"
#include "bench/kernels_cuda/run.h"

#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WARM = 3, EXIT_SKIPPED = 77 };

/* Milliseconds. */
typedef struct samples {
    double ours[MAX_REPS], reference[MAX_REPS];
} samples;

static bool time_once(const run *r, cudaEvent_t *events, samples *s, int i) {
    float ours, reference;
    TRY_CUDA(cudaEventRecord(events[0], r->stream));
    if (!run_reference(r))
        return false;
    TRY_CUDA(cudaEventRecord(events[1], r->stream));
    if (!run_ours(r))
        return false;
    TRY_CUDA(cudaEventRecord(events[2], r->stream));
    TRY_CUDA(cudaStreamSynchronize(r->stream));
    if (i < 0)
        return true;
    TRY_CUDA(cudaEventElapsedTime(&reference, events[0], events[1]));
    TRY_CUDA(cudaEventElapsedTime(&ours, events[1], events[2]));
    s->reference[i] = (double)reference;
    s->ours[i] = (double)ours;
    return true;
}

static bool time_case(const run *r, int reps, cudaEvent_t *events, samples *s) {
    for (int i = -WARM; i < reps; i++)
        if (!time_once(r, events, s, i))
            return false;
    return true;
}

/* Print a case's row; returns its ratio. */
static double report(const run *r, int reps, samples *s, json_t *rows) {
    const bench_case *const c = r->c;
    const spread ours = spread_of(s->ours, reps);
    const spread reference = spread_of(s->reference, reps);
    const double ratio = reference.median / ours.median;
    const double speed = 2e-6 * (double)r->traffic_bytes / ours.median;
    printf("%-27s %7.1f %8.1f %8.1f %8.1f %8.1f %7.0f %6.3f", c->name,
           (double)r->bytes / (1 << 20), 1e3 * ours.min, 1e3 * ours.median,
           1e3 * reference.min, 1e3 * reference.median, speed, ratio);
    if (c->target > 0)
        printf(" %6.2f\n", c->target);
    else
        printf(" %6s\n", "-");
    fflush(stdout);
    json_array_append_new(
        rows,
        json_pack("{s:s, s:s, s:I, s:I, s:s, s:f, s:f, s:f, s:f, s:f, s:o}",
                  "name", c->name, "type", sdyrt_dtype_name(c->dtype), "bytes",
                  (json_int_t)r->bytes, "boxes", (json_int_t)r->n_boxes, "vs",
                  c->against_one_box ? "one box" : "cudaMemcpyAsync", "min_us",
                  1e3 * ours.min, "median_us", 1e3 * ours.median, "vs_min_us",
                  1e3 * reference.min, "vs_median_us", 1e3 * reference.median,
                  "ratio", ratio, "target",
                  c->target > 0 ? json_real(c->target) : json_null()));
    return ratio;
}

/* Run the chosen cases, each with memory of its own. */
static bool run_cases(const kernels_options *o, cudaStream_t stream,
                      cudaEvent_t *events, json_t *rows) {
    static samples s;
    int stated = 0, met = 0;
    printf("times in us; GB/s: bytes read and written in a second;\n"
           "ratio: the reference's median / ours\n");
    printf("%-27s %7s %8s %8s %8s %8s %7s %6s %6s\n", "case", "MiB", "min",
           "median", "ref min", "ref med", "GB/s", "ratio", "target");
    for (int i = 0; i < n_bench_cases; i++) {
        const bench_case *const c = &bench_cases[i];
        if (!kernels_chosen(o, c->name))
            continue;
        run r;
        const bool done = run_init(&r, c, (size_t)o->mib << 20, stream) &&
                          run_verify(&r) && time_case(&r, o->reps, events, &s);
        if (done) {
            const double ratio = report(&r, o->reps, &s, rows);
            stated += c->target > 0;
            met += c->target > 0 && ratio >= c->target;
        }
        run_free(&r);
        if (!done)
            return false;
    }
    printf("targets met: %d of %d\n", met, stated);
    return true;
}

/* What the numbers were measured on. */
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
    json_object_set_new(root, "version", json_string(sdyrt_version()));
    return true;
}

static bool bench(const kernels_options *o, json_t *root) {
    cudaStream_t stream;
    cudaEvent_t events[3];
    json_t *const rows = json_array();
    json_object_set_new(root, "mib", json_integer(o->mib));
    json_object_set_new(root, "reps", json_integer(o->reps));
    json_object_set_new(root, "rows", rows);
    if (!describe(root))
        return false;
    TRY_CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    for (int i = 0; i < 3; i++)
        TRY_CUDA(cudaEventCreate(&events[i]));
    const bool done = run_cases(o, stream, events, rows);
    for (int i = 0; i < 3; i++)
        cudaEventDestroy(events[i]);
    cudaStreamDestroy(stream);
    return done;
}

int main(int argc, char **argv) {
    static const struct argp_option known[] = {
        {"mib", 'm', "N", 0, "MiB that a case moves (default 256)", 0},
        {"reps", 'r', "R", 0, "times each is timed (default 31)", 0},
        {"only", 'o', "TEXT", 0, "only cases with TEXT in their name", 0},
        {"json", 'j', "FILE", 0, "write the rows to FILE as well", 0},
        {0},
    };
    static const struct argp argp = {
        .options = known,
        .parser = kernels_option,
        .doc = "Times the CUDA kernels against cudaMemcpyAsync of the same "
               "bytes. Exit status 77 where there is no device."};
    kernels_options o = {.mib = 256, .reps = 31, .only = ""};
    if (argp_parse(&argp, argc, argv, 0, NULL, &o) != 0)
        return EXIT_FAILURE;
    int chosen = 0, devices = 0;
    for (int i = 0; i < n_bench_cases; i++)
        chosen += kernels_chosen(&o, bench_cases[i].name);
    if (chosen == 0) {
        bench_fail("no case has '%s' in its name", o.only);
        return EXIT_FAILURE;
    }
    const cudaError_t found = cudaGetDeviceCount(&devices);
    if (found != cudaSuccess || devices == 0) {
        bench_fail("no CUDA device: %s", cudaGetErrorString(found));
        return EXIT_SKIPPED;
    }
    json_t *const root = json_object();
    bool done = bench(&o, root);
    if (done && o.json && json_dump_file(root, o.json, JSON_INDENT(1)) != 0)
        done = bench_fail("cannot write '%s': %s", o.json, strerror(errno));
    json_decref(root);
    return done ? EXIT_SUCCESS : EXIT_FAILURE;
}

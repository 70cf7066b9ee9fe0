/* bench_kernels: the host kernels against memcpy of the same bytes (memset for
 * fill), on one core.
 *
 * The two are timed in turn within one run, so that a neighbour's noise hits
 * both, in time that the thread was on its core, so that waiting for the core
 * does not count. The ratio is the median time of memcpy over the median of
 * ours. A sum is compared at the same memory traffic: reading n terms and
 * writing one result is as much as memcpy of (n + 1) / 2 results. */
#include "kernels/box.h"

#include <argp.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_RANK = 4, MAX_REPS = 999, MAX_TERMS = 8 };

typedef enum kind { COPY, FILL, REDUCE } kind;

/* A box of about the asked number of bytes: `counts` with 0 for the dimension
 * that takes up what is left. */
typedef struct bench_case {
    const char *name;
    kind kind;
    size_t width;
    int rank;
    int64_t counts[MAX_RANK]; /* in the output's order */
    int order[MAX_RANK];      /* of the input's dimensions, major first */
    int64_t in_pad, out_pad;  /* elements after each innermost run */
    double target;            /* stated ratio; 0: none */
    int64_t n_terms;
    sdyrt_dtype dtype;
    uint64_t value;
} bench_case;

#define PLAIN .order = {0, 1, 2, 3}
#define RUNS(text, bytes, in, out, goal)                                       \
    {                                                                          \
        .name = text, .width = 4, .rank = 2, .counts = {0, (bytes) / 4},       \
        PLAIN, .in_pad = (in) / 4, .out_pad = (out) / 4, .target = goal        \
    }
#define SUM(text, type, bytes, terms)                                          \
    {                                                                          \
        .name = text, .kind = REDUCE, .width = bytes, .rank = 1,               \
        .counts = {0}, PLAIN, .dtype = type, .n_terms = terms                  \
    }

static const bench_case cases[] = {
    {.name = "contiguous", .width = 4, .rank = 1, PLAIN, .target = 0.9},
    RUNS("pack, runs of 4 KiB", 4096, 4096, 0, 0.9),
    RUNS("unpack, runs of 4 KiB", 4096, 0, 4096, 0.9),
    RUNS("pack, runs of 1 KiB", 1024, 1024, 0, 0.9),
    RUNS("unpack, runs of 1 KiB", 1024, 0, 1024, 0.9),
    RUNS("both sides, runs of 1 KiB", 1024, 1024, 512, 0.9),
    RUNS("both, 1 KiB + 4, unaligned", 1028, 1028, 512, 0.9),
    RUNS("pack, runs of 256 B", 256, 256, 0, 0),
    RUNS("unpack, runs of 256 B", 256, 0, 256, 0),
    RUNS("pack, runs of 64 B", 64, 64, 0, 0.5),
    RUNS("unpack, runs of 64 B", 64, 0, 64, 0.5),
    RUNS("both sides, runs of 64 B", 64, 64, 64, 0.5),
    RUNS("both, 60 B, unaligned", 60, 40, 40, 0),
    RUNS("pack, runs of 16 B", 16, 16, 0, 0),
    RUNS("unpack, runs of 16 B", 16, 0, 16, 0),
    {.name = "transpose, f32, 2048 wide",
     .width = 4,
     .rank = 2,
     .counts = {2048, 0},
     .order = {1, 0},
     .target = 0.5},
    {.name = "transpose, f32, 2051 wide",
     .width = 4,
     .rank = 2,
     .counts = {2051, 0},
     .order = {1, 0},
     .target = 0.5},
    {.name = "transpose, bf16, 2048 wide",
     .width = 2,
     .rank = 2,
     .counts = {2048, 0},
     .order = {1, 0}},
    {.name = "transpose, f64, 2048 wide",
     .width = 8,
     .rank = 2,
     .counts = {2048, 0},
     .order = {1, 0}},
    {.name = "transpose, i8, 2048 wide",
     .width = 1,
     .rank = 2,
     .counts = {2048, 0},
     .order = {1, 0}},
    {.name = "permute (0,2,1), f32",
     .width = 4,
     .rank = 3,
     .counts = {0, 256, 512},
     .order = {0, 2, 1}},
    {.name = "permute (2,1,0), f32",
     .width = 4,
     .rank = 3,
     .counts = {256, 128, 0},
     .order = {2, 1, 0}},
    {.name = "permute (1,0,2,3), f32",
     .width = 4,
     .rank = 4,
     .counts = {0, 64, 16, 32},
     .order = {1, 0, 2, 3}},
    {.name = "fill, f32 0", .kind = FILL, .width = 4, .rank = 1, PLAIN},
    {.name = "fill, f32 1",
     .kind = FILL,
     .width = 4,
     .rank = 1,
     PLAIN,
     .value = 0x3f800000},
    SUM("sum of 2, f32", SDYRT_F32, 4, 2),
    SUM("sum of 8, f32", SDYRT_F32, 4, 8),
    SUM("sum of 2, bf16", SDYRT_BF16, 2, 2),
    SUM("sum of 8, bf16", SDYRT_BF16, 2, 8),
    SUM("sum of 2, f16", SDYRT_F16, 2, 2),
    SUM("sum of 2, f64", SDYRT_F64, 8, 2),
    SUM("sum of 8, f64", SDYRT_F64, 8, 8),
};
enum { N_CASES = sizeof cases / sizeof *cases };

/* A case at its size, with its memory. */
typedef struct run {
    const bench_case *c;
    int64_t counts[MAX_RANK], in_strides[MAX_RANK], out_strides[MAX_RANK];
    size_t bytes; /* of the box */
    char *in, *out;
    sdyi_term terms[MAX_TERMS];
    size_t plain_bytes; /* what memcpy moves */
    char *plain_in, *plain_out;
} run;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Memory whose pages are there. */
static char *touched(size_t bytes) {
    void *memory;
    if (posix_memalign(&memory, 64, bytes) != 0) {
        fprintf(stderr, "bench_kernels: no memory for %zu bytes\n", bytes);
        exit(1);
    }
    for (size_t i = 0; i < bytes; i += 8)
        memset((char *)memory + i, (int)(i >> 12) & 1,
               bytes - i < 8 ? bytes - i : 8);
    return memory;
}

/* Strides for dimensions in `order`, the innermost run padded. Returns the
 * elements spanned. */
static int64_t lay_out(int64_t *strides, const int64_t *counts,
                       const int *order, int rank, int64_t pad) {
    int64_t span = 1;
    for (int i = rank - 1; i >= 0; i--) {
        strides[order[i]] = span;
        span *= counts[order[i]];
        if (i == rank - 1)
            span += pad;
    }
    return span;
}

static void run_init(run *r, const bench_case *c, size_t asked) {
    memset(r, 0, sizeof *r);
    r->c = c;
    int64_t known = 1;
    for (int d = 0; d < c->rank; d++)
        known *= c->counts[d] == 0 ? 1 : c->counts[d];
    for (int d = 0; d < c->rank; d++)
        r->counts[d] = c->counts[d] != 0 ? c->counts[d]
                                         : (int64_t)(asked / c->width) / known;
    static const int same[] = {0, 1, 2, 3};
    const int64_t in_span =
        lay_out(r->in_strides, r->counts, c->order, c->rank, c->in_pad);
    const int64_t out_span =
        lay_out(r->out_strides, r->counts, same, c->rank, c->out_pad);
    r->bytes = c->width;
    for (int d = 0; d < c->rank; d++)
        r->bytes *= (size_t)r->counts[d];

    const int64_t n_terms = c->kind == REDUCE ? c->n_terms : 1;
    const size_t in_bytes = (size_t)in_span * c->width;
    r->in = touched(in_bytes * (size_t)n_terms);
    for (int64_t t = 0; t < n_terms; t++)
        r->terms[t] = (sdyi_term){r->in + (size_t)t * in_bytes, r->in_strides};
    r->out = touched((size_t)out_span * c->width);
    r->plain_bytes =
        c->kind == REDUCE ? r->bytes * (size_t)(n_terms + 1) / 2 : r->bytes;
    r->plain_in = touched(r->plain_bytes);
    r->plain_out = touched(r->plain_bytes);
}

static void run_free(run *r) {
    free(r->in);
    free(r->out);
    free(r->plain_in);
    free(r->plain_out);
}

static double time_ours(const run *r) {
    const bench_case *const c = r->c;
    const double start = now();
    switch (c->kind) {
    case COPY:
        sdyi_copy_box(r->in, r->in_strides, r->out, r->out_strides, r->counts,
                      c->rank, c->width);
        break;
    case FILL:
        sdyi_fill_box(r->out, r->out_strides, r->counts, c->rank, c->width,
                      &c->value);
        break;
    case REDUCE:
        sdyi_reduce_box(c->dtype, SDYRT_SUM, r->terms, c->n_terms, r->out,
                        r->out_strides, r->counts, c->rank);
        break;
    }
    return now() - start;
}

static double time_plain(const run *r) {
    const double start = now();
    if (r->c->kind == FILL)
        memset(r->plain_out, 0, r->plain_bytes);
    else
        memcpy(r->plain_out, r->plain_in, r->plain_bytes);
    /* The compiler must not drop what nobody reads. */
    __asm__ volatile("" : : "r"(r->plain_out) : "memory");
    return now() - start;
}

static int by_value(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Time a case and print its row. Returns its ratio. */
static double bench(const bench_case *c, size_t asked, int reps) {
    static double ours[MAX_REPS], plain[MAX_REPS];
    run r;
    run_init(&r, c, asked);
    time_plain(&r);
    time_ours(&r);
    for (int i = 0; i < reps; i++) {
        plain[i] = time_plain(&r);
        ours[i] = time_ours(&r);
    }
    qsort(ours, (size_t)reps, sizeof *ours, by_value);
    qsort(plain, (size_t)reps, sizeof *plain, by_value);
    const double median = ours[reps / 2], plain_median = plain[reps / 2];
    printf("%-27s %8.1f %9.2f %9.2f %9.2f %9.2f %8.2f %6.2f\n", c->name,
           (double)r.bytes / (1 << 20), 1e3 * ours[0], 1e3 * median,
           1e3 * plain[0], 1e3 * plain_median,
           1e-9 * (double)r.plain_bytes / median, plain_median / median);
    fflush(stdout);
    run_free(&r);
    return plain_median / median;
}

typedef struct options {
    long mib;
    long reps;
    const char *only;
} options;

static error_t parse_option(int key, char *text, struct argp_state *state) {
    options *const o = state->input;
    switch (key) {
    case 'm':
        o->mib = strtol(text, NULL, 10);
        if (o->mib < 1 || o->mib > 65536)
            argp_error(state, "--mib takes 1 to 65536, not '%s'", text);
        return 0;
    case 'r':
        o->reps = strtol(text, NULL, 10);
        if (o->reps < 1 || o->reps > MAX_REPS)
            argp_error(state, "--reps takes 1 to %d, not '%s'", MAX_REPS, text);
        return 0;
    case 'o':
        o->only = text;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static void stay_on_one_core(void) {
    cpu_set_t cores;
    const int core = sched_getcpu();
    if (core < 0)
        return;
    CPU_ZERO(&cores);
    CPU_SET((size_t)core, &cores);
    sched_setaffinity(0, sizeof cores, &cores);
}

int main(int argc, char **argv) {
    static const struct argp_option known[] = {
        {"mib", 'm', "N", 0, "MiB of a box (default 64)", 0},
        {"reps", 'r', "R", 0, "times each is timed (default 15)", 0},
        {"only", 'o', "TEXT", 0, "only cases with TEXT in their name", 0},
        {0},
    };
    static const struct argp argp = {
        .options = known,
        .parser = parse_option,
        .doc = "Times the host kernels against memcpy of the same bytes."};
    options o = {.mib = 64, .reps = 15, .only = ""};
    argp_parse(&argp, argc, argv, 0, NULL, &o);
    stay_on_one_core();

    printf(
        "one core, CPU time in ms; GB/s: bytes moved in a second (sum: "
        "half the traffic); ratio: memcpy's median / ours (fill: memset's)\n");
    printf("%-27s %8s %9s %9s %9s %9s %8s %6s\n", "case", "MiB", "min",
           "median", "cpy min", "cpy med", "GB/s", "ratio");
    double ratios[N_CASES] = {0};
    for (int i = 0; i < N_CASES; i++)
        if (strstr(cases[i].name, o.only))
            ratios[i] = bench(&cases[i], (size_t)o.mib << 20, (int)o.reps);

    int stated = 0, met = 0;
    for (int i = 0; i < N_CASES; i++) {
        if (cases[i].target == 0 || ratios[i] == 0)
            continue;
        stated++;
        if (ratios[i] >= cases[i].target)
            met++;
        else
            printf("below its target of %.1f: %s, %.2f\n", cases[i].target,
                   cases[i].name, ratios[i]);
    }
    printf("targets met: %d of %d\n", met, stated);
    return 0;
}

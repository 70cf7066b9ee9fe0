/* bench_kernels: the host kernels against memcpy of the same bytes (memset for
 * fill), on one core.
 *
 * The two are timed in turn within one run, so that a neighbour's noise hits
 * both, in time that the thread was on its core, so that waiting for the core
 * does not count. The ratio is the median time of memcpy over the median of
 * ours. A sum is compared at the same memory traffic: reading n terms and
 * writing one result is as much as memcpy of (n + 1) / 2 results. Each case is
 * verified before it is timed. */
#include "bench/common/fail.h"
#include "bench/common/kernels.h"
#include "bench/common/spread.h"
#include "bench/kernels/bench.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Memory whose pages are there. */
static char *touched(size_t bytes) {
    void *memory;
    if (posix_memalign(&memory, 64, bytes) != 0) {
        bench_fail("no memory for %zu bytes", bytes);
        exit(1);
    }
    for (size_t i = 0; i < bytes; i += 8)
        memset((char *)memory + i, (int)(i >> 12) & 1,
               bytes - i < 8 ? bytes - i : 8);
    return memory;
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
    r->in_bytes = (size_t)in_span * c->width;
    r->out_bytes = (size_t)out_span * c->width;
    r->in = touched(r->in_bytes * (size_t)n_terms);
    for (int64_t t = 0; t < n_terms; t++)
        r->terms[t] =
            (sdyi_term){r->in + (size_t)t * r->in_bytes, r->in_strides};
    r->out = touched(r->out_bytes);
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

/* Verify a case, time it and print its row. */
static bool bench(const bench_case *c, size_t asked, int reps, double *ratio) {
    static double own_samples[MAX_REPS], plain_samples[MAX_REPS];
    run r;
    run_init(&r, c, asked);
    time_plain(&r);
    verify_prepare(&r);
    time_ours(&r);
    if (!verify(&r)) {
        run_free(&r);
        return false;
    }
    /* The speed of memory may depend on what is in it: give memcpy the same. */
    for (size_t done = 0, n; done < r.plain_bytes; done += n) {
        n = r.plain_bytes - done < r.in_bytes ? r.plain_bytes - done
                                              : r.in_bytes;
        memcpy(r.plain_in + done, r.in, n);
    }
    for (int i = 0; i < reps; i++) {
        plain_samples[i] = time_plain(&r);
        own_samples[i] = time_ours(&r);
    }
    const spread ours = spread_of(own_samples, reps);
    const spread plain = spread_of(plain_samples, reps);
    printf("%-27s %8.1f %9.2f %9.2f %9.2f %9.2f %8.2f %6.2f", c->name,
           (double)r.bytes / (1 << 20), 1e3 * ours.min, 1e3 * ours.median,
           1e3 * plain.min, 1e3 * plain.median,
           1e-9 * (double)r.plain_bytes / ours.median,
           plain.median / ours.median);
    if (c->target > 0)
        printf(" %6.2f\n", c->target);
    else
        printf(" %6s\n", "-");
    fflush(stdout);
    run_free(&r);
    *ratio = plain.median / ours.median;
    return true;
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

static int count_chosen(const kernels_options *o) {
    int count = 0;
    for (int i = 0; i < n_bench_cases; i++)
        count += kernels_chosen(o, bench_cases[i].name);
    return count;
}

static bool run_cases(const kernels_options *o) {
    printf("one core, CPU time in ms; GB/s: bytes moved in a second (sum: half "
           "the traffic);\nratio: memcpy's median / ours (fill: memset's)\n");
    printf("%-27s %8s %9s %9s %9s %9s %8s %6s %6s\n", "case", "MiB", "min",
           "median", "cpy min", "cpy med", "GB/s", "ratio", "target");
    int stated = 0, met = 0;
    for (int i = 0; i < n_bench_cases; i++) {
        const bench_case *const c = &bench_cases[i];
        double ratio = 0;
        if (!kernels_chosen(o, c->name))
            continue;
        if (!bench(c, (size_t)o->mib << 20, o->reps, &ratio))
            return false;
        stated += c->target > 0;
        met += c->target > 0 && ratio >= c->target;
    }
    printf("targets met: %d of %d\n", met, stated);
    return true;
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
        .parser = kernels_option,
        .doc = "Times the host kernels against memcpy of the same bytes."};
    kernels_options o = {.mib = 64, .reps = 15, .only = ""};
    if (argp_parse(&argp, argc, argv, 0, NULL, &o) != 0)
        return EXIT_FAILURE;
    if (count_chosen(&o) == 0) {
        bench_fail("no case has '%s' in its name", o.only);
        return EXIT_FAILURE;
    }
    stay_on_one_core();
    return run_cases(&o) ? EXIT_SUCCESS : EXIT_FAILURE;
}

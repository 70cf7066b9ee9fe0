/* The host kernels next to memcpy of the same bytes, on one core, in CPU time
 * of the thread, so that waiting for the core does not count. */
#include "bench/kernels/bench.h"
#include "kernels/box.h"

#include <sched.h>
#include <string.h>
#include <time.h>

/* The buffers of memcpy. */
typedef struct plain {
    char *in, *out;
} plain;

static int host_open(json_t *root) {
    (void)root;
    cpu_set_t cores;
    const int core = sched_getcpu();
    CPU_ZERO(&cores);
    if (core >= 0) {
        CPU_SET((size_t)core, &cores);
        sched_setaffinity(0, sizeof cores, &cores);
    }
    return CLI_OK;
}

static double host_target(const bench_case *c) {
    return c->host;
}

/* Give memcpy the same data: the speed of memory may depend on them. */
static bool host_push(const run *r) {
    const plain *p = r->state;
    for (size_t done = 0, n; done < r->copy_bytes; done += n) {
        n = r->copy_bytes - done < r->in_bytes ? r->copy_bytes - done
                                               : r->in_bytes;
        memcpy(p->in + done, r->in, n);
    }
    return true;
}

static bool host_pull(const run *r) {
    (void)r;
    return true;
}

static bool host_make(run *r) {
    plain *p = r->state = cli_alloc(1, sizeof *p);
    p->in = bench_memory(r->copy_bytes);
    p->out = bench_memory(r->bytes > r->copy_bytes ? r->bytes : r->copy_bytes);
    return (p->in != NULL && p->out != NULL) ||
           CLI_FALSE("no memory for '%s'", r->c->name);
}

static void host_free(run *r) {
    plain *p = r->state;
    if (p == NULL)
        return;
    free(p->in);
    free(p->out);
    free(p);
}

static bool host_once(const run *r) {
    const bench_case *const c = r->c;
    sdyi_term terms[MAX_TERMS];
    for (int64_t t = 0; t < r->n_terms; t++)
        terms[t] = (sdyi_term){r->in + (size_t)t * r->box_in, r->in_strides};
    switch (c->kind) {
    case COPY:
        sdyi_copy_box(r->in, r->in_strides, r->out, r->out_strides, r->counts,
                      c->rank, r->width);
        break;
    case FILL:
        sdyi_fill_box(r->out, r->out_strides, r->counts, c->rank, r->width,
                      &c->value);
        break;
    case CONVERT:
        sdyi_convert_box(c->dtype, r->in, r->in_strides, c->to, r->out,
                         r->out_strides, r->counts, c->rank);
        break;
    case REDUCE:
        sdyi_reduce_box(c->dtype, SDYRT_SUM, terms, r->n_terms, r->out,
                        r->out_strides, r->counts, c->rank);
        break;
    }
    return true;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static bool host_time(const run *r, double *reference, double *ours) {
    const plain *p = r->state;
    const double start = now();
    if (r->c->kind == FILL)
        memset(p->out, 0, r->bytes);
    else
        memcpy(p->out, p->in, r->copy_bytes);
    /* The compiler must not drop stores that nothing reads. */
    __asm__ volatile("" : : "r"(p->out) : "memory");
    const double middle = now();
    host_once(r);
    *reference = middle - start;
    *ours = now() - middle;
    return true;
}

static const bench_variant only_variant = {"usual", 0};

const bench_engine engine = {
    .doc = "Times the host kernels against memcpy of the same bytes: boxes of "
           "64 MiB, 15 times, unless the options say otherwise.",
    .legend = "one core, CPU time; reference: memcpy (fill: memset)",
    .reference = "memcpy",
    .mib = 64,
    .reps = 15,
    .open = host_open,
    .target = host_target,
    .make = host_make,
    .free = host_free,
    .push = host_push,
    .once = host_once,
    .pull = host_pull,
    .time = host_time,
    .variants = &only_variant,
    .n_variants = 1,
};

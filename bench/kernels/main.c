/* The driver. Ours and the reference are timed in turn within one run, so that
 * noise of a neighbour hits both; the ratio is the reference's median time over
 * ours. Before timing, each element of a case is compared with the one that it
 * comes from, and its padding must be unchanged. */
#include "bench/kernels/bench.h"
#include "bench/numbers.h"
#include "bench/stats.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

enum { MAX_REPS = 999, UNTOUCHED = 0xa5, WARM = 3 };

typedef struct options {
    int64_t mib, reps;
    const char *only, *json;
    bool tune;
} options;

#define AT(member) offsetof(options, member)

static const cli_option known[] = {
    CLI_NUMBER("mib", 'm', AT(mib), "N", "MiB that a case moves", 1, 65536),
    CLI_NUMBER("reps", 'r', AT(reps), "R", "times each is timed", 1, MAX_REPS),
    CLI_OPTION("only", 'o', CLI_TEXT, AT(only), "TEXT",
               "only cases with TEXT in their name"),
    CLI_OPTION("json", 'j', CLI_TEXT, AT(json), "FILE",
               "write the rows to FILE as well"),
    CLI_OPTION("tune", 't', CLI_FLAG, AT(tune), NULL,
               "compare ways of doing what has a target"),
    {0}};

static bool is_chosen(const options *o, const bench_case *c) {
    const double target = engine.target(c);
    return strstr(c->name, o->only) != NULL &&
           (o->tune ? c->tuned != 0 && target > 0 : target >= 0);
}

/* True if the setting is the default, or one that --tune compares. */
static bool is_variant(const options *o, const bench_case *c, int variant) {
    return variant == 0 ||
           (o->tune && (engine.variants[variant].of & c->tuned) != 0);
}

char *bench_memory(size_t bytes) {
    return aligned_alloc(64, (bytes + 63) / 64 * 64);
}

/* -- sizes ----------------------------------------------------------------- */

/* Strides for dimensions in `order`, with padding after the innermost run.
 * Returns the elements spanned. */
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

static run size_up(const bench_case *c, size_t asked) {
    static const int same[] = {0, 1, 2, 3};
    run r = {.c = c, .width = sdyrt_dtype_bytes(c->dtype)};
    r.n_boxes = c->boxes > 0 ? c->boxes : 1;
    r.n_terms = c->kind == REDUCE ? c->n_terms : 1;
    int64_t known_bytes = r.n_boxes * (int64_t)r.width, elements = 1;
    for (int d = 0; d < c->rank; d++)
        known_bytes *= c->counts[d] == 0 ? 1 : c->counts[d];
    const int64_t left = (int64_t)asked / known_bytes;
    for (int d = 0; d < c->rank; d++) {
        r.counts[d] = c->counts[d] != 0 ? c->counts[d] : left > 0 ? left : 1;
        elements *= r.counts[d];
    }
    r.box_in = r.width * (size_t)lay_out(r.in_strides, r.counts, c->order,
                                         c->rank, c->in_pad);
    r.out_width = c->kind == CONVERT ? sdyrt_dtype_bytes(c->to) : r.width;
    r.box_out = r.out_width * (size_t)lay_out(r.out_strides, r.counts, same,
                                              c->rank, c->out_pad);
    r.bytes = r.width * (size_t)(elements * r.n_boxes);
    r.in_bytes = r.box_in * (size_t)(r.n_boxes * r.n_terms);
    r.out_bytes = r.box_out * (size_t)r.n_boxes;
    r.copy_bytes = c->kind == REDUCE ? r.bytes * (size_t)(r.n_terms + 1) / 2
                   : c->kind == FILL
                       ? r.bytes / 2
                       : r.bytes / r.width * (r.width + r.out_width) / 2;
    return r;
}

/* -- expected results ------------------------------------------------------ */

/* Term `t` at `position` of the input: a small number, so that sums are exact
 * in any order. */
static unsigned summand(int64_t t, int64_t position) {
    return (unsigned)((7 * position + 3 * t) % 16);
}

static uint64_t mask(size_t width) {
    return width >= 8 ? UINT64_MAX : (UINT64_C(1) << 8 * width) - 1;
}

/* The element at `position` of the input of a conversion: a number that the
 * narrowest dtypes have too. */
static unsigned converted(int64_t position) {
    return (unsigned)(7 * position % 8);
}

/* The element at `position` of the input of a copy: a hash of it. */
static uint64_t copied(const run *r, int64_t position) {
    return ((uint64_t)position * UINT64_C(0x9e3779b97f4a7c15)) >>
           (8 * (8 - r->width));
}

static void prepare(const run *r) {
    const bench_case *const c = r->c;
    const int64_t elements =
        (int64_t)(r->in_bytes / r->width) / r->n_terms; /* of a term */
    char *at = r->in;
    for (int64_t t = 0; t < r->n_terms; t++)
        for (int64_t i = 0; i < elements; i++, at += r->width) {
            const uint64_t bits =
                c->kind == REDUCE    ? bench_bits_of(c->dtype, summand(t, i))
                : c->kind == CONVERT ? bench_bits_of(c->dtype, converted(i))
                                     : copied(r, i);
            memcpy(at, &bits, r->width); /* little-endian */
        }
    memset(r->out, UNTOUCHED, r->out_bytes);
}

static uint64_t expected(const run *r, int64_t in_position) {
    unsigned sum = 0;
    switch (r->c->kind) {
    case COPY:
        return copied(r, in_position);
    case FILL:
        return r->c->value & mask(r->width);
    case CONVERT:
        return bench_bits_of(r->c->to, converted(in_position));
    case REDUCE:
        for (int64_t t = 0; t < r->n_terms; t++)
            sum += summand(t, in_position);
        break;
    }
    return bench_bits_of(r->c->dtype, sum);
}

static bool is_right(const run *r, const int64_t *index, int64_t out_position,
                     uint64_t want) {
    uint64_t got = 0;
    memcpy(&got, r->out + (size_t)out_position * r->out_width, r->out_width);
    if (got == want)
        return true;
    return CLI_FALSE(
        "WRONG: case '%s', element %s: expected 0x%" PRIx64 ", got 0x%" PRIx64,
        r->c->name, cli_place_text(index, r->c->rank).text, want, got);
}

/* True if a box that begins at these elements is right, with its padding. */
static bool is_box_right(const run *r, int64_t first_in, int64_t first_out) {
    const bench_case *const c = r->c;
    const int last = c->rank - 1;
    uint64_t untouched;
    memset(&untouched, UNTOUCHED, sizeof untouched);
    untouched &= mask(r->out_width);
    int64_t index[MAX_RANK] = {0};
    for (;;) { /* a run of the innermost dimension, and its padding */
        int64_t in = first_in, out = first_out;
        for (int d = 0; d < last; d++) {
            in += index[d] * r->in_strides[d];
            out += index[d] * r->out_strides[d];
        }
        for (int64_t i = 0; i < r->counts[last] + c->out_pad; i++) {
            index[last] = i;
            const bool inside = i < r->counts[last];
            if (!is_right(r, index, out + i * r->out_strides[last],
                          inside ? expected(r, in + i * r->in_strides[last])
                                 : untouched))
                return false;
        }
        int d = last - 1;
        for (; d >= 0 && ++index[d] == r->counts[d]; d--)
            index[d] = 0;
        if (d < 0)
            return true;
    }
}

static bool prove(const run *r) {
    prepare(r);
    if (!engine.push(r) || !engine.once(r) || !engine.pull(r))
        return false;
    for (int64_t b = 0; b < r->n_boxes; b++)
        if (!is_box_right(r, b * (int64_t)(r->box_in / r->width),
                          b * (int64_t)(r->box_out / r->out_width)))
            return false;
    return true;
}

/* -- timing ---------------------------------------------------------------- */

/* Print a case's row; returns its ratio. */
static double report(const run *r, int reps, double *own, double *reference,
                     json_t *rows) {
    const bench_case *const c = r->c;
    const double target = engine.target(c);
    const bench_stats ours = bench_stats_of(own, reps);
    const bench_stats theirs = bench_stats_of(reference, reps);
    const double ratio = theirs.median / ours.median;
    const char *const variant = engine.variants[r->variant].name;
    printf("%s%-*s %7.1f %8.1f %8.1f %8.1f %8.1f %7.1f %6.3f",
           r->variant == 0 ? "" : "  ", r->variant == 0 ? 27 : 25,
           r->variant == 0 ? c->name : variant, (double)r->bytes / (1 << 20),
           1e6 * ours.min, 1e6 * ours.median, 1e6 * theirs.min,
           1e6 * theirs.median, 2e-9 * (double)r->copy_bytes / ours.median,
           ratio);
    if (target > 0)
        printf(" %6.2f\n", target);
    else
        printf(" %6s\n", "-");
    (void)fflush(stdout);
    json_array_append_new(
        rows,
        json_pack(
            "{s:s, s:s, s:s, s:I, s:I, s:s, s:f, s:f, s:f, s:f, s:f, s:o}",
            "name", c->name, "way", variant, "type", sdyrt_dtype_name(c->dtype),
            "bytes", (json_int_t)r->bytes, "boxes", (json_int_t)r->n_boxes,
            "vs", c->against_one_box ? "one box" : engine.reference, "min_us",
            1e6 * ours.min, "median_us", 1e6 * ours.median, "vs_min_us",
            1e6 * theirs.min, "vs_median_us", 1e6 * theirs.median, "ratio",
            ratio, "target", target > 0 ? json_real(target) : json_null()));
    return ratio;
}

static bool bench(run *r, int reps, json_t *rows, double *ratio) {
    static double own[MAX_REPS], reference[MAX_REPS];
    r->in = bench_memory(r->in_bytes);
    r->out = bench_memory(r->out_bytes);
    bool good = (r->in != NULL && r->out != NULL) ||
                CLI_FALSE("no memory for '%s'", r->c->name);
    good = good && engine.make(r) && prove(r);
    for (int i = -WARM; good && i < reps; i++)
        good = engine.time(r, &reference[i < 0 ? 0 : i], &own[i < 0 ? 0 : i]);
    if (good)
        *ratio = report(r, reps, own, reference, rows);
    engine.free(r);
    free(r->in);
    free(r->out);
    return good;
}

/* Measure a case with all its settings: the default's ratio, and the best. */
static bool bench_variants(const options *o, const bench_case *c, json_t *rows,
                           double *usual, double *best) {
    *best = 0;
    for (int variant = 0; variant < engine.n_variants; variant++) {
        double ratio = 0;
        if (!is_variant(o, c, variant))
            continue;
        run r = size_up(c, (size_t)o->mib << 20);
        r.variant = variant;
        if (!bench(&r, (int)o->reps, rows, &ratio))
            return false;
        if (variant == 0)
            *usual = ratio;
        if (ratio > *best)
            *best = ratio;
    }
    return true;
}

static bool bench_all(const options *o, json_t *rows) {
    int stated = 0, met = 0, met_by_some = 0;
    printf("%s; times in us;\nGB/s: bytes read and written in a second; "
           "ratio: the reference's median / ours\n",
           engine.legend);
    printf("%-27s %7s %8s %8s %8s %8s %7s %6s %6s\n", "case", "MiB", "min",
           "median", "ref min", "ref med", "GB/s", "ratio", "target");
    for (int i = 0; i < n_bench_cases; i++) {
        const bench_case *const c = &bench_cases[i];
        const double target = engine.target(c);
        double usual = 0, best = 0;
        if (!is_chosen(o, c))
            continue;
        if (!bench_variants(o, c, rows, &usual, &best))
            return false;
        stated += target > 0;
        met += target > 0 && usual >= target;
        met_by_some += target > 0 && best >= target;
    }
    printf("targets met: %d of %d", met, stated);
    if (o->tune)
        printf("; in the best way of each case: %d", met_by_some);
    printf("\n");
    return true;
}

int main(int argc, char **argv) {
    const cli_syntax syntax = {.help = engine.doc, .tables = {known}};
    options o = {.mib = engine.mib, .reps = engine.reps, .only = ""};
    cli_program = program_invocation_short_name;
    const int parsed = cli_parse(&syntax, argc, argv, &o);
    if (parsed != CLI_RUN)
        return parsed == CLI_OK ? EXIT_SUCCESS : EXIT_FAILURE;
    if (o.tune && engine.n_variants == 1)
        return cli_fail("--tune: there is one way only");
    int chosen = 0;
    for (int i = 0; i < n_bench_cases; i++)
        chosen += is_chosen(&o, &bench_cases[i]);
    if (chosen == 0)
        return cli_fail("no case has '%s' in its name", o.only);
    json_t *const rows = json_array();
    json_t *const root =
        json_pack("{s:s, s:I, s:I, s:o}", "version", sdyrt_version(), "mib",
                  (json_int_t)o.mib, "reps", (json_int_t)o.reps, "rows", rows);
    const int opened = engine.open(root);
    const bool good = opened == CLI_OK && bench_all(&o, rows);
    const bool wrote = cli_write_json(good ? o.json : NULL, root);
    return opened != CLI_OK ? opened : good && wrote ? CLI_OK : CLI_FAILED;
}

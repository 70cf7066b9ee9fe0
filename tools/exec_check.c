/* 'sdyrt exec --check' and '--expect': results of ranks compared with those of
 * one device, or with files. Each rank compares its own; rank 0 reports the
 * differences of all. */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "exec.h"
#include "tiles.h"

double exec_allowed_error(sdyrt_dtype dtype) {
    const sdyrt_dtype part = npy_part_of(dtype);
    return part == SDYRT_F64   ? 1e-11
           : part == SDYRT_F32 ? 1e-4
           : part == SDYRT_F16 ? 5e-3
                               : 4e-2;
}

/* The largest magnitude of a finite element. */
static double largest_of(const exec_tensor *t) {
    const sdyrt_dtype dtype = npy_part_of(t->type.dtype);
    const size_t width = sdyrt_dtype_bytes(dtype);
    double largest = 0;
    for (size_t at = 0; at < t->bytes && exec_is_real(dtype); at += width) {
        const double value = fabs(exec_real(dtype, (const char *)t->data + at));
        if (isfinite(value) && value > largest)
            largest = value;
    }
    return largest;
}

/* The error relative to `scale`. 0: equal, or both NaN; infinite: not
 * comparable as numbers. */
static double error_of(sdyrt_dtype dtype, const char *a, const char *b,
                       double scale) {
    if (memcmp(a, b, sdyrt_dtype_bytes(dtype)) == 0)
        return 0;
    if (!exec_is_real(dtype))
        return (double)INFINITY;
    const double x = exec_real(dtype, a), y = exec_real(dtype, b);
    if (x == y || (isnan(x) && isnan(y)))
        return 0;
    return isfinite(x) && isfinite(y) ? fabs(x - y) / scale : (double)INFINITY;
}

static void note_wrong(exec_difference *d, int rank, sdyrt_dtype dtype,
                       int64_t index, const char *found, const char *wanted) {
    if (d->n_wrong++ > 0)
        return;
    d->rank = rank;
    d->index = index;
    (void)snprintf(d->found, sizeof d->found, "%s",
                   exec_element_text(dtype, found).text);
    (void)snprintf(d->wanted, sizeof d->wanted, "%s",
                   exec_element_text(dtype, wanted).text);
}

static void compare(int rank, const sdyrt_tile *tile, const exec_tensor *own,
                    const exec_tensor *reference, exec_difference *d) {
    const sdyrt_dtype whole_dtype = own->type.dtype;
    /* complex numbers are compared as two floats */
    const sdyrt_dtype dtype = npy_part_of(whole_dtype);
    const size_t width = sdyrt_dtype_bytes(whole_dtype);
    const size_t part = sdyrt_dtype_bytes(dtype);
    d->scale = largest_of(reference);
    for (int64_t i = 0; i < tile->elements; i++) {
        const int64_t index = cli_tile_index(&reference->type, tile, i);
        const char *const found = (const char *)own->data + width * (size_t)i;
        const char *const wanted =
            (const char *)reference->data + width * (size_t)index;
        double error = 0;
        for (size_t at = 0; at < width; at += part)
            error =
                fmax(error, error_of(dtype, found + at, wanted + at, d->scale));
        if (error > d->allowed)
            note_wrong(d, rank, whole_dtype, index, found, wanted);
        d->largest = fmax(d->largest, error);
    }
}

exec_difference *exec_differences_make(const exec_options *o,
                                       const exec_program *p, int n) {
    exec_difference *const all = cli_alloc((size_t)n + 1, sizeof *all);
    for (int i = 0; i < n; i++)
        all[i].allowed = o->tolerance > 0 ? o->tolerance : p->allowed[i];
    return all;
}

int exec_check_rank(const sdyrt_executable *e, int rank,
                    const exec_buffers *tiles, const exec_buffers *reference,
                    exec_difference *differences) {
    for (int i = 0; i < tiles->n; i++) {
        sdyrt_tile tile;
        CLI_TRY(exec_tile_of(e, true, i, rank, &tile));
        compare(rank, &tile, &tiles->tensors[i], &reference->tensors[i],
                &differences[i]);
    }
    return CLI_OK;
}

/* -- reporting ------------------------------------------------------------- */

static void merge(exec_difference *all, const exec_difference *of_rank) {
    const int64_t n = all->n_wrong + of_rank->n_wrong;
    const double largest = fmax(all->largest, of_rank->largest);
    const double scale = fmax(all->scale, of_rank->scale);
    if (all->n_wrong == 0)
        *all = *of_rank;
    all->n_wrong = n;
    all->largest = largest;
    all->scale = scale;
}

/* The reference that results are compared with. */
typedef struct claim {
    const char *option;
    const char *place; /* of the others: "on one device" */
    const exec_buffers *of;
} claim;

static int fail_result(const claim *c, int i, const exec_difference *d) {
    const exec_tensor *const t = &c->of->tensors[i];
    char *const by =
        isfinite(d->largest)
            ? cli_format(", by up to %.2g of the largest element, %.4g; "
                         "allowed %.2g (--tolerance)",
                         d->largest, d->scale, d->allowed)
            : cli_format("%s", "");
    char *const rank =
        d->rank < 0 ? cli_format("%s", "") : cli_format(" of rank %d", d->rank);
    char *const all = d->rank < 0 ? cli_format("its %" PRId64, t->count)
                                  : cli_format("%s", "all ranks'");
    const int status =
        cli_fail("%s: result %d: element %s%s is %s, and %s %s; %" PRId64
                 " of %s elements %s wrong%s",
                 c->option, i, cli_index_text(&t->type, d->index).text, rank,
                 d->found, c->place, d->wanted, d->n_wrong, all,
                 d->n_wrong == 1 ? "is" : "are", by);
    free(all);
    free(rank);
    free(by);
    return status;
}

static int report(const claim *c, int i, const exec_difference *d) {
    if (d->n_wrong > 0)
        return fail_result(c, i, d);
    char *const type = cli_type_print(&c->of->tensors[i].type);
    if (d->largest == 0)
        printf("result %d: %s: equal\n", i, type);
    else
        printf("result %d: %s: largest error %.2g of the largest element, "
               "%.4g; allowed %.2g\n",
               i, type, d->largest, d->scale, d->allowed);
    free(type);
    return CLI_OK;
}

static int report_all(const cli_job *job, const claim *c,
                      const exec_difference *differences) {
    int status = CLI_OK;
    for (int i = 0; i < c->of->n && status == CLI_OK; i++) {
        exec_difference d = differences[i];
        exec_difference *const all =
            cli_job_is_process(job)
                ? cli_gather(&job->meeting, &d, sizeof d, NULL)
                : NULL;
        if (cli_job_is_process(job) && all == NULL)
            return cli_fail_library(NULL);
        for (int rank = 0; rank < job->size && all != NULL; rank++)
            if (rank != job->rank)
                merge(&d, &all[rank]);
        free(all);
        if (!cli_job_is_process(job) || job->rank == 0 || d.n_wrong > 0)
            status = report(c, i, &d);
    }
    return status;
}

int exec_check_report(const cli_job *job, const exec_buffers *reference,
                      const exec_difference *differences) {
    const claim c = {"--check", "on one device", reference};
    return report_all(job, &c, differences);
}

/* -- --expect -------------------------------------------------------------- */

static void compare_whole(int rank, const exec_tensor *own,
                          const exec_tensor *expected, exec_difference *d) {
    const sdyrt_tile tile = cli_tile_whole(&own->type);
    compare(rank, &tile, own, expected, d);
}

int exec_expect(const exec_options *o, const cli_job *job,
                const exec_program *p, int first, int n,
                const exec_rank *ranks) {
    const exec_buffers *const results = &ranks[0].results;
    exec_difference *const differences =
        exec_differences_make(o, p, results->n);
    for (int r = 0; r < n; r++)
        for (int i = 0; i < results->n; i++)
            compare_whole(first + r, &ranks[r].results.tensors[i],
                          &ranks[r].expected.tensors[i], &differences[i]);
    char *const place = cli_format("in %s", o->expect);
    const claim c = {"--expect", place, results};
    const int status = report_all(job, &c, differences);
    free(place);
    free(differences);
    return status;
}

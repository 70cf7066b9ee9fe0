/* Times are in microseconds, GB are 10^9 bytes. */
#include "bench/common/machine.h"
#include "bench/perf/report_json.h"
#include "bench/perf/texts.h"
#include <stdio.h>
#include <string.h>

/* -- progress -------------------------------------------------------------- */

void perf_progress(const perf_row *row, int sample) {
    static double shown;
    const double now = now_seconds();
    if (now - shown < 0.05)
        return;
    shown = now;
    fprintf(stderr, "\r\033[K%.60s, %zu bytes: sample %d",
            row->name != NULL ? row->name : sdyrt_op_name(row->op.kind),
            row->bytes, sample + 1);
    fflush(stderr);
}

void perf_progress_clear(void) {
    fputs("\r\033[K", stderr);
    fflush(stderr);
}

/* -- the table ------------------------------------------------------------- */

double perf_gb_per_second(double bytes, double seconds) {
    return seconds > 0 ? 1e-9 * bytes / seconds : 0;
}

const char *perf_buffers(const perf_options *options) {
    const char *foreign = options->backend->foreign;
    return !options->foreign ? "sdyrt_alloc"
           : foreign != NULL ? foreign
                             : "malloc";
}

const char *perf_redop(const perf_row *row) {
    return row->c->reduces ? sdyrt_reduction_name(row->op.reduction) : "none";
}

void perf_report_dry(const perf_rows *rows, int ranks) {
    if (rows->title != NULL)
        printf("%s\n", rows->title);
    for (int i = 0; i < rows->n; i++) {
        const perf_row *row = &rows->rows[i];
        char type[PERF_MAX_TEXT];
        sdyrt_type_print(&row->op.type, type, sizeof type);
        printf("%4d x %-22s %-38s %12zu B%s%s\n", row->n_tensors,
               sdyrt_op_name(row->op.kind), type, row->bytes,
               row->name != NULL ? "  " : "",
               row->name != NULL ? row->name : "");
    }
    printf("%d rows; %d ranks with tiles of %.3f GB\n", rows->n, ranks,
           1e-9 * (double)rows->total_memory);
}

void perf_report_start(const perf_options *options, const perf_rows *rows,
                       int ranks, perf_report *report) {
    *report = (perf_report){.options = options,
                            .rows = rows,
                            .methods = perf_methods_of(options),
                            .ranks = ranks,
                            .results = json_array()};
    for (int m = 0; m < PERF_MAX_METHODS; m++)
        report->complete[m] = true;
    char software[1024] = "", device[1024] = "";
    if (options->backend->describe != NULL)
        options->backend->describe(software, device, sizeof software);
    /* of the machine: a launcher may have bound this rank to one of them */
    printf("# sdyrt_perf %s, backend %s, %d ranks, %d cores online, "
           "%d samples, %d warm-up calls, %s, buffers from %s\n",
           sdyrt_version(), options->backend->name, ranks,
           machine_find().cores_online, options->samples, options->warm_up,
           options->check ? "every element checked" : "not checked",
           perf_buffers(options));
    if (software[0] != '\0')
        printf("# %s%s%s\n", software, device[0] != '\0' ? "; " : "", device);
    if (rows->title != NULL)
        printf("# %s\n", rows->title);
    fflush(stdout);
}

/* What stands above the rows of an operation, or of a workload. */
static void print_heading(const perf_report *report, const perf_row *row) {
    if (row->name == NULL) {
        char type[PERF_MAX_TEXT], from[PERF_MAX_TEXT], to[PERF_MAX_TEXT];
        sdyrt_type_print(&row->op.type, type, sizeof type);
        sdyrt_sharding_print(row->op.from, from, sizeof from);
        sdyrt_sharding_print(row->op.to, to, sizeof to);
        printf("#\n# %s", sdyrt_op_name(row->op.kind));
        if (row->op.axes != NULL)
            printf(" %s, groups of %lld", row->op.axes, (long long)row->group);
        printf(": %s -> %s, first %s\n", from, to, type);
        for (int i = 0; i < report->rows->n_meshes; i++) {
            const sdyrt_named_mesh *mesh = &report->rows->meshes[i];
            char reference[300];
            snprintf(reference, sizeof reference, "@%s,", mesh->name);
            if (strstr(from, reference) == NULL &&
                strstr(to, reference) == NULL)
                continue;
            sdyrt_mesh_print(mesh->mesh, type, sizeof type);
            printf("# @%s = %s\n", mesh->name, type);
        }
    }
    printf("#\n# %44s %-35s %-35s %-17s", "", "out of place (median)",
           "in place (median)", "out of place");
    for (int m = PERF_FIRST_VS; m < report->methods.n; m++)
        printf("  %-36s", report->methods.list[m]->name);
    printf("\n# %10s %12s %12s %6s", "size", "count", "type", "redop");
    for (int i = 0; i < 2; i++)
        printf(" %10s %7s %7s %8s", "time", "algbw", "busbw", "#wrong");
    printf(" %8s %8s", "min", "p95");
    for (int m = PERF_FIRST_VS; m < report->methods.n; m++)
        printf("  %9s %9s %9s %6s", "min", "median", "p95", "ratio");
    printf("\n# %10s %12s %12s %6s", "(B)", "(elements)", "", "");
    for (int i = 0; i < 2; i++)
        printf(" %10s %7s %7s %8s", "(us)", "(GB/s)", "(GB/s)", "");
    printf(" %8s %8s\n", "(us)", "(us)");
}

static void print_time(double seconds, int width) {
    const double us = 1e6 * seconds;
    printf(" %*.*f", width, us < 10 ? 3 : us < 1000 ? 2 : 1, us);
}

/* time algbw busbw #wrong. */
static void print_speed(const perf_row *row, const perf_result *result,
                        const perf_stats *s) {
    if (!s->there) {
        printf(" %10s %7s %7s %8s", "-", "-", "-", "-");
        return;
    }
    const double algbw = perf_gb_per_second((double)row->bytes, s->median);
    print_time(s->median, 10);
    printf(" %7.2f %7.2f", algbw, algbw * result->bus_factor);
    if (s->wrong < 0)
        printf(" %8s", "N/A");
    else
        printf(" %8lld", (long long)s->wrong);
}

double perf_ratio(const perf_result *result, int m) {
    const double own = result->stats[PERF_SDYRT].median;
    return own > 0 ? result->stats[m].median / own : 0;
}

static void print_row(const perf_report *report, const perf_row *row,
                      const perf_result *result) {
    printf("  %10zu %12lld %12s %6s", row->bytes, (long long)row->count,
           sdyrt_dtype_name(row->op.type.dtype), perf_redop(row));
    print_speed(row, result, &result->stats[PERF_SDYRT]);
    print_speed(row, result, &result->stats[PERF_IN_PLACE]);
    print_time(result->stats[PERF_SDYRT].min, 8);
    print_time(result->stats[PERF_SDYRT].p95, 8);
    for (int m = PERF_FIRST_VS; m < report->methods.n; m++) {
        const perf_stats *s = &result->stats[m];
        printf(" ");
        if (!s->there) {
            printf(" %9s %9s %9s %6s", "-", "-", "-", "-");
            continue;
        }
        print_time(s->min, 9);
        print_time(s->median, 9);
        print_time(s->p95, 9);
        const double times = perf_ratio(result, m);
        printf(" %6.*f", times < 0.1 ? 4 : 2, times);
        if (s->wrong > 0)
            printf(" (%lld wrong)", (long long)s->wrong);
    }
    if (row->name != NULL)
        printf("  %d x %s (%s)", row->n_tensors, row->name,
               sdyrt_op_name(row->op.kind));
    printf("\n");
    fflush(stdout);
}

void perf_report_row(perf_report *report, const perf_row *row,
                     const perf_result *result) {
    if (row->first || (row->name != NULL && row == report->rows->rows))
        print_heading(report, row);
    print_row(report, row, result);
    json_array_append_new(report->results,
                          perf_json_of_row(report, row, result));
    for (int m = 0; m < report->methods.n; m++) {
        const perf_stats *s = &result->stats[m];
        report->wrong += s->wrong > 0 ? s->wrong : 0;
        report->complete[m] = report->complete[m] && s->there;
        report->seconds[m] += s->median * row->n_tensors;
    }
    if (result->received == 0)
        return; /* nothing is on a bus */
    report->bus_sum += perf_gb_per_second((double)row->bytes,
                                          result->stats[PERF_SDYRT].median) *
                       result->bus_factor;
    report->n_bus++;
}

static void print_overhead(const char *name, const perf_stats *s) {
    printf("  %10s %10.1f %10.1f %10.1f\n", name, 1e9 * s->min, 1e9 * s->median,
           1e9 * s->p95);
}

void perf_report_overhead(perf_report *report, const perf_row *row,
                          const perf_overhead *result) {
    const perf_stats *plan_run = &result->plan_run, *bare = &result->bare;
    const bool is_device = report->options->backend->bare != NULL;
    printf("#\n# %s: a cached one-shot sdyrt_run beside sdyrt_plan_run of its "
           "plan%s, in batches of %d calls%s\n",
           sdyrt_op_name(row->op.kind), bare->there ? " and the bare call" : "",
           plan_run->batch, is_device ? ", until they are on the stream" : "");
    printf("# %10s %10s %10s %10s\n", "", "min (ns)", "median", "p95");
    print_overhead("plan_run", plan_run);
    print_overhead("run", &result->one_shot);
    printf("  %10s %10s %10.1f\n", "added", "",
           1e9 * (result->one_shot.median - plan_run->median));
    if (bare->there) {
        print_overhead("bare", bare);
        printf("  %10s %10s %10.1f\n", "over bare", "",
               1e9 * (plan_run->median - bare->median));
    }
    json_array_append_new(report->results, perf_json_of_overhead(row, result));
}

void perf_report_end(const perf_report *report) {
    printf("#\n");
    if (report->rows->title != NULL) {
        printf("# all tensors, by medians: %.3f ms",
               1e3 * report->seconds[PERF_SDYRT]);
        for (int m = PERF_FIRST_VS; m < report->methods.n; m++)
            if (report->complete[m])
                printf("; %s %.3f ms, ratio %.2f",
                       report->methods.list[m]->name, 1e3 * report->seconds[m],
                       report->seconds[m] / report->seconds[PERF_SDYRT]);
        printf("\n");
    }
    if (report->options->check && !report->options->overhead)
        printf("# Wrong elements: %lld %s\n", (long long)report->wrong,
               report->wrong == 0 ? "OK" : "FAILED");
    if (report->n_bus > 0)
        printf("# Avg bus bandwidth: %.3f GB/s\n",
               report->bus_sum / report->n_bus);
}

/* The tables and JSON of a run, in microseconds and GB of 10^9 bytes. */
#include "bench/perf/gpu.h"
#include "bench/perf/perf.h"
#include <sdyrt/nccl.h>
#include <stdarg.h>
#include <string.h>
#include <time.h>

/* -- software and device --------------------------------------------------- */

/* The software and device of a GPU backend, each "" if unknown. */
static void describe(const perf_options *o, char *software, char *device,
                     size_t bytes) {
    *software = *device = '\0';
    if (strcmp(o->backend->name, "nccl") != 0)
        return;
    (void)sdyrt_nccl_describe(software, bytes);
    perf_gpu_describe(device, bytes);
}

/* -- progress -------------------------------------------------------------- */

void perf_progress(const perf_worker *w, const char *format, ...) {
    static double shown;
    if (!w->progress || cli_now() - shown < 0.05)
        return;
    shown = cli_now();
    va_list arguments;
    va_start(arguments, format);
    fputs("\r\033[K", stderr);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fflush(stderr);
}

void perf_progress_end(const perf_worker *w) {
    if (w->progress)
        fputs("\r\033[K", stderr);
}

/* -- the table ------------------------------------------------------------- */

static double gb_per_second(double bytes, double seconds) {
    return seconds > 0 ? 1e-9 * bytes / seconds : 0;
}

static const char *buffers_of(const perf_options *options) {
    return options->foreign ? options->backend->foreign : "sdyrt_alloc";
}

static const char *redop_of(const perf_row *row) {
    return row->c->reduces ? sdyrt_reduction_name(row->op.reduction) : "none";
}

void perf_report_dry(const perf_options *options, const perf_rows *rows,
                     int ranks) {
    const cli_text count = cli_count_text(ranks, "rank");
    if (options->total) {
        printf("%s: %d tensors, %lld elements, %.2f GB; %s with tiles of "
               "%.2f GB\n",
               rows->title, rows->n_tensors, (long long)rows->elements,
               1e-9 * (double)rows->bytes, count.text,
               1e-9 * (double)rows->total_memory);
        return;
    }
    if (rows->title != NULL)
        printf("%s\n", rows->title);
    for (int i = 0; i < rows->n; i++) {
        const perf_row *row = &rows->rows[i];
        char type[PERF_MAX_TEXT];
        sdyrt_type_print(&row->op.type, type, sizeof type);
        printf("%4d x %-22s %-38s %12zu B%s%s\n", row->n_tensors, row->c->name,
               type, row->bytes, row->name != NULL ? "  " : "",
               row->name != NULL ? row->name : "");
    }
    printf("%d row%s; %s with tiles of %.3f GB\n", rows->n,
           rows->n == 1 ? "" : "s", count.text,
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
    char software[1024], device[1024];
    const perf_machine machine = perf_machine_find();
    describe(options, software, device, sizeof software);
    /* of the machine: a launcher may have bound this rank to one core */
    printf("# sdyrt_perf %s, backend %s, %s, %d cores online, "
           "%lld samples, %lld warm-up calls, %s, buffers from %s\n",
           sdyrt_version(), options->backend->name,
           cli_count_text(ranks, "rank").text, machine.cores_online,
           (long long)options->samples, (long long)options->warm_up,
           options->check ? "every element checked" : "not checked",
           buffers_of(options));
    printf("# host %s%s%s", machine.host, machine.cpu[0] != '\0' ? ", " : "",
           machine.cpu);
    char mpi[256];
    const char *const mpi_name = perf_mpi_of(options, mpi, sizeof mpi);
    printf("%s%s\n", mpi_name != NULL ? ", " : "",
           mpi_name != NULL ? mpi_name : "");
    if (software[0] != '\0')
        printf("# %s%s%s\n", software, device[0] != '\0' ? "; " : "", device);
    if (rows->title != NULL)
        printf("# %s\n", rows->title);
    fflush(stdout);
}

/* The width of a ratio, a method's only column in the narrow form. */
static int narrow_width(const perf_report *report, int m) {
    const int length = (int)strlen(report->methods.list[m]->name);
    return length > 6 ? length : 6;
}

/* Print the heading above the rows of an operation, or of a workload. */
static void print_heading(const perf_report *report, const perf_row *row) {
    if (row->name == NULL) {
        char type[PERF_MAX_TEXT], from[PERF_MAX_TEXT], to[PERF_MAX_TEXT];
        sdyrt_type_print(&row->op.type, type, sizeof type);
        sdyrt_sharding_print(row->op.from, from, sizeof from);
        sdyrt_sharding_print(row->op.to, to, sizeof to);
        printf("#\n# %s", row->c->name);
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
    if (report->options->narrow) {
        printf("#\n# %10s %12s %10s %7s", "size", "type", "time", "busbw");
        for (int m = PERF_FIRST_VS; m < report->methods.n; m++)
            printf(" %*s", narrow_width(report, m),
                   report->methods.list[m]->name);
        printf("\n# %10s %12s %10s %7s", "(B)", "", "(us)", "(GB/s)");
        for (int m = PERF_FIRST_VS; m < report->methods.n; m++)
            printf(" %*s", narrow_width(report, m), "(x)");
        printf("\n");
        return;
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
    printf(" %8s %8s", "(us)", "(us)");
    for (int m = PERF_FIRST_VS; m < report->methods.n; m++)
        printf("  %9s %9s %9s %6s", "(us)", "(us)", "(us)", "(x)");
    printf("\n");
}

static void print_time(double seconds, int width) {
    const double us = 1e6 * seconds;
    printf(" %*.*f", width, us < 10 ? 3 : us < 1000 ? 2 : 1, us);
}

/* Print the columns time, algbw, busbw and #wrong. */
static void print_speed(const perf_row *row, const perf_result *result,
                        const perf_stats *s) {
    if (!s->there) {
        printf(" %10s %7s %7s %8s", "-", "-", "-", "-");
        return;
    }
    const double algbw = gb_per_second((double)row->bytes, s->seconds.median);
    print_time(s->seconds.median, 10);
    printf(" %7.2f %7.2f", algbw, algbw * result->bus_factor);
    if (s->wrong < 0)
        printf(" %8s", "N/A");
    else
        printf(" %8lld", (long long)s->wrong);
}

static double ratio_of(const perf_row *row, const perf_result *result, int m) {
    const bool in_place =
        row->c->bare_in_place && result->stats[PERF_IN_PLACE].there;
    const double own =
        result->stats[in_place ? PERF_IN_PLACE : PERF_SDYRT].seconds.median;
    return own > 0 ? result->stats[m].seconds.median / own : 0;
}

static void print_ratio(double times, int width) {
    printf(" %*.*f", width, times < 0.1 ? 4 : 2, times);
}

static void print_narrow_row(const perf_report *report, const perf_row *row,
                             const perf_result *result) {
    const double own = result->stats[PERF_SDYRT].seconds.median;
    printf("  %10zu %12s", row->bytes, sdyrt_dtype_name(row->op.type.dtype));
    print_time(own, 10);
    printf(" %7.2f",
           gb_per_second((double)row->bytes, own) * result->bus_factor);
    for (int m = PERF_FIRST_VS; m < report->methods.n; m++)
        if (result->stats[m].there)
            print_ratio(ratio_of(row, result, m), narrow_width(report, m));
        else
            printf(" %*s", narrow_width(report, m), "-");
}

static void print_full_row(const perf_report *report, const perf_row *row,
                           const perf_result *result) {
    printf("  %10zu %12lld %12s %6s", row->bytes, (long long)row->count,
           sdyrt_dtype_name(row->op.type.dtype), redop_of(row));
    print_speed(row, result, &result->stats[PERF_SDYRT]);
    print_speed(row, result, &result->stats[PERF_IN_PLACE]);
    print_time(result->stats[PERF_SDYRT].seconds.min, 8);
    print_time(result->stats[PERF_SDYRT].seconds.p95, 8);
    for (int m = PERF_FIRST_VS; m < report->methods.n; m++) {
        const perf_stats *s = &result->stats[m];
        printf(" ");
        if (!s->there) {
            printf(" %9s %9s %9s %6s", "-", "-", "-", "-");
            continue;
        }
        print_time(s->seconds.min, 9);
        print_time(s->seconds.median, 9);
        print_time(s->seconds.p95, 9);
        print_ratio(ratio_of(row, result, m), 6);
        if (s->wrong > 0)
            printf(" (%lld wrong)", (long long)s->wrong);
    }
}

static void print_row(const perf_report *report, const perf_row *row,
                      const perf_result *result) {
    if (report->options->narrow)
        print_narrow_row(report, row, result);
    else
        print_full_row(report, row, result);
    if (row->name != NULL)
        printf("  %d x %s (%s)", row->n_tensors, row->name, row->c->name);
    printf("\n");
    fflush(stdout);
}

/* -- JSON ------------------------------------------------------------------ */

/* The results of a method: the keys of nccl-tests, and more; null for a method
 * that cannot run the operation. */
static json_t *json_of_stats(const perf_row *row, const perf_result *result,
                             int m) {
    const perf_stats *s = &result->stats[m];
    if (!s->there)
        return json_null();
    const double algbw = gb_per_second((double)row->bytes, s->seconds.median);
    return json_pack("{s:f, s:f, s:f, s:o, s:f, s:f, s:f, s:i, s:f}", "time",
                     1e6 * s->seconds.median, "alg_bw", algbw, "bus_bw",
                     algbw * result->bus_factor, "nwrong",
                     s->wrong < 0 ? json_null() : json_integer(s->wrong), "min",
                     1e6 * s->seconds.min, "median", 1e6 * s->seconds.median,
                     "p95", 1e6 * s->seconds.p95, "batch", s->batch, "ratio",
                     ratio_of(row, result, m));
}

static json_t *json_of_row(const perf_report *report, const perf_row *row,
                           const perf_result *result) {
    char type[PERF_MAX_TEXT], from[PERF_MAX_TEXT], to[PERF_MAX_TEXT];
    sdyrt_type_print(&row->op.type, type, sizeof type);
    sdyrt_sharding_print(row->op.from, from, sizeof from);
    sdyrt_sharding_print(row->op.to, to, sizeof to);
    json_t *vs = json_object();
    for (int m = PERF_FIRST_VS; m < report->methods.n; m++)
        json_object_set_new(vs, report->methods.list[m]->name,
                            json_of_stats(row, result, m));
    return json_pack(
        "{s:s, s:I, s:I, s:s, s:s, s:s?, s:i, s:s, s:s, s:s, s:s?, s:I, s:f, "
        "s:I, s:I, s:I, s:o, s:o, s:o}",
        "op", row->c->name, "size", (json_int_t)row->bytes, "count",
        (json_int_t)row->count, "type", sdyrt_dtype_name(row->op.type.dtype),
        "redop", redop_of(row), "name", row->name, "tensors", row->n_tensors,
        "tensor", type, "from", from, "to", to, "axes", row->op.axes, "group",
        (json_int_t)row->group, "bus_factor", result->bus_factor,
        "bytes_received", (json_int_t)result->bytes.received, "lower_bound",
        (json_int_t)result->bytes.lower_bound, "bytes_local",
        (json_int_t)result->bytes.local, "out_of_place",
        json_of_stats(row, result, PERF_SDYRT), "in_place",
        json_of_stats(row, result, PERF_IN_PLACE), "vs", vs);
}

static json_t *json_of_overhead(const perf_row *row,
                                const perf_overhead *result) {
    const perf_stats *plan_run = &result->plan_run, *bare = &result->bare;
    const double added =
        result->one_shot.seconds.median - plan_run->seconds.median;
    json_t *bare_ns =
        bare->there ? json_real(1e9 * bare->seconds.median) : json_null();
    json_t *over_bare_ns =
        bare->there
            ? json_real(1e9 * (plan_run->seconds.median - bare->seconds.median))
            : json_null();
    return json_pack("{s:s, s:s, s:f, s:f, s:f, s:o, s:o, s:i}", "op",
                     "overhead", "of", row->c->name, "plan_run_ns",
                     1e9 * plan_run->seconds.median, "run_ns",
                     1e9 * result->one_shot.seconds.median, "added_ns",
                     1e9 * added, "bare_ns", bare_ns, "over_bare_ns",
                     over_bare_ns, "batch", plan_run->batch);
}

/* -- a run ----------------------------------------------------------------- */

static void note_ratio(perf_range *range, double ratio) {
    if (ratio <= 0)
        return;
    range->least = range->n == 0 || ratio < range->least ? ratio : range->least;
    range->most = ratio > range->most ? ratio : range->most;
    range->n++;
}

void perf_report_row(perf_report *report, const perf_row *row,
                     const perf_result *result) {
    if (row->first || (row->name != NULL && row == report->rows->rows))
        print_heading(report, row);
    print_row(report, row, result);
    json_array_append_new(report->results, json_of_row(report, row, result));
    for (int m = 0; m < report->methods.n; m++) {
        const perf_stats *s = &result->stats[m];
        report->wrong += s->wrong > 0 ? s->wrong : 0;
        report->complete[m] = report->complete[m] && s->there;
        report->seconds[m] += s->seconds.median * row->n_tensors;
        note_ratio(&report->ratios[m], s->there ? ratio_of(row, result, m) : 0);
    }
    if (result->bytes.received == 0)
        return; /* no bus is used */
    report->bus_sum += gb_per_second((double)row->bytes,
                                     result->stats[PERF_SDYRT].seconds.median) *
                       result->bus_factor;
    report->n_bus++;
}

static void print_overhead(const char *name, const perf_stats *s) {
    printf("  %10s %10.1f %10.1f %10.1f\n", name, 1e9 * s->seconds.min,
           1e9 * s->seconds.median, 1e9 * s->seconds.p95);
}

void perf_report_overhead(perf_report *report, const perf_row *row,
                          const perf_overhead *result) {
    const perf_stats *plan_run = &result->plan_run, *bare = &result->bare;
    const bool is_device = report->options->backend->bare != NULL;
    printf("#\n# %s: a cached one-shot sdyrt_run beside sdyrt_plan_run of its "
           "plan%s, in batches of %d calls%s\n",
           row->c->name, bare->there ? " and the bare call" : "",
           plan_run->batch, is_device ? ", until they are on the stream" : "");
    printf("# %10s %10s %10s %10s\n", "", "min", "median", "p95");
    printf("# %10s %10s %10s %10s\n", "", "(ns)", "(ns)", "(ns)");
    print_overhead("plan_run", plan_run);
    print_overhead("run", &result->one_shot);
    printf("  %10s %10s %10.1f\n", "added", "",
           1e9 * (result->one_shot.seconds.median - plan_run->seconds.median));
    if (bare->there) {
        print_overhead("bare", bare);
        printf("  %10s %10s %10.1f\n", "over bare", "",
               1e9 * (plan_run->seconds.median - bare->seconds.median));
    }
    json_array_append_new(report->results, json_of_overhead(row, result));
}

static void print_range(const perf_range *range, const char *method) {
    if (range->n == 0)
        return;
    printf("# %.2f", range->least);
    if (range->n > 1)
        printf(" to %.2f", range->most);
    printf(" times as fast as %s, by medians\n", method);
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
    for (int m = PERF_FIRST_VS; m < report->methods.n; m++)
        print_range(&report->ratios[m], report->methods.list[m]->name);
    if (report->n_bus > 0)
        printf("# Avg bus bandwidth: %.3f GB/s\n",
               report->bus_sum / report->n_bus);
}

static json_t *json_of_arguments(const perf_options *options) {
    json_t *list = json_array();
    for (int i = 0; i < options->argc; i++)
        json_array_append_new(list, json_string(options->argv[i]));
    return list;
}

bool perf_report_write(perf_report *report) {
    const perf_options *o = report->options;
    json_t *results = report->results;
    report->results = NULL;
    if (o->json == NULL) {
        json_decref(results);
        return true;
    }
    char when[64] = "";
    const time_t now = time(NULL);
    struct tm utc;
    if (gmtime_r(&now, &utc) != NULL)
        strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", &utc);
    json_t *config = json_pack(
        "{s:I, s:I, s:I, s:I, s:I, s:b, s:s, s:i}", "minbytes",
        (json_int_t)o->min_bytes, "maxbytes", (json_int_t)o->max_bytes,
        "stepfactor", (json_int_t)o->factor, "iters", (json_int_t)o->samples,
        "warmup_iters", (json_int_t)o->warm_up, "check", o->check != 0,
        "buffers", buffers_of(o), "cores_online",
        perf_machine_find().cores_online);
    char software[1024], device[1024];
    describe(o, software, device, sizeof software);
    json_t *root = json_pack(
        "{s:s, s:s, s:o, s:s, s:s?, s:s?, s:i, s:o?, s:o, s:o, s:I}", "version",
        sdyrt_version(), "end_time", when, "args", json_of_arguments(o),
        "backend", o->backend->name, "software",
        *software == '\0' ? NULL : software, "device",
        *device == '\0' ? NULL : device, "ranks", report->ranks, "workload",
        report->rows->title != NULL ? json_string(report->rows->title) : NULL,
        "config", config, "results", results, "nwrong",
        (json_int_t)report->wrong);
    json_object_update_new(root, perf_machine_json(o));
    return cli_write_json(o->json, root);
}

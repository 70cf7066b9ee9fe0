/* The keys are those of nccl-tests, and more; a method that cannot do an
 * operation is null. */
#include "bench/perf/report_json.h"
#include "bench/common/fail.h"
#include "bench/common/machine.h"
#include "bench/perf/texts.h"
#include <time.h>

static json_t *json_of_stats(const perf_row *row, const perf_result *result,
                             int m) {
    const perf_stats *s = &result->stats[m];
    if (!s->there)
        return json_null();
    const double algbw = perf_gb_per_second((double)row->bytes, s->median);
    return json_pack(
        "{s:f, s:f, s:f, s:o, s:f, s:f, s:f, s:i, s:f}", "time",
        1e6 * s->median, "alg_bw", algbw, "bus_bw", algbw * result->bus_factor,
        "nwrong", s->wrong < 0 ? json_null() : json_integer(s->wrong), "min",
        1e6 * s->min, "median", 1e6 * s->median, "p95", 1e6 * s->p95, "batch",
        s->batch, "ratio", perf_ratio(result, m));
}

json_t *perf_json_of_row(const perf_report *report, const perf_row *row,
                         const perf_result *result) {
    char type[PERF_MAX_TEXT], from[PERF_MAX_TEXT], to[PERF_MAX_TEXT];
    sdyrt_type_print(&row->op.type, type, sizeof type);
    sdyrt_sharding_print(row->op.from, from, sizeof from);
    sdyrt_sharding_print(row->op.to, to, sizeof to);
    json_t *vs = json_object();
    for (int m = PERF_FIRST_VS; m < report->methods.n; m++)
        json_object_set_new(vs, report->methods.list[m]->name,
                            json_of_stats(row, result, m));
    json_t *name = row->name != NULL ? json_string(row->name) : json_null();
    json_t *axes =
        row->op.axes != NULL ? json_string(row->op.axes) : json_null();
    return json_pack(
        "{s:s, s:I, s:I, s:s, s:s, s:o, s:i, s:s, s:s, s:s, s:o, s:I, s:f, "
        "s:I, s:I, s:I, s:o, s:o, s:o}",
        "op", sdyrt_op_name(row->op.kind), "size", (json_int_t)row->bytes,
        "count", (json_int_t)row->count, "type",
        sdyrt_dtype_name(row->op.type.dtype), "redop", perf_redop(row), "name",
        name, "tensors", row->n_tensors, "tensor", type, "from", from, "to", to,
        "axes", axes, "group", (json_int_t)row->group, "bus_factor",
        result->bus_factor, "bytes_received", (json_int_t)result->received,
        "lower_bound", (json_int_t)result->lower_bound, "bytes_local",
        (json_int_t)result->local, "out_of_place",
        json_of_stats(row, result, PERF_SDYRT), "in_place",
        json_of_stats(row, result, PERF_IN_PLACE), "vs", vs);
}

json_t *perf_json_of_overhead(const perf_row *row,
                              const perf_overhead *result) {
    const perf_stats *plan_run = &result->plan_run, *bare = &result->bare;
    const double added = result->one_shot.median - plan_run->median;
    json_t *bare_ns = bare->there ? json_real(1e9 * bare->median) : json_null();
    json_t *over_bare_ns =
        bare->there ? json_real(1e9 * (plan_run->median - bare->median))
                    : json_null();
    return json_pack("{s:s, s:s, s:f, s:f, s:f, s:o, s:o, s:i}", "op",
                     "overhead", "of", sdyrt_op_name(row->op.kind),
                     "plan_run_ns", 1e9 * plan_run->median, "run_ns",
                     1e9 * result->one_shot.median, "added_ns", 1e9 * added,
                     "bare_ns", bare_ns, "over_bare_ns", over_bare_ns, "batch",
                     plan_run->batch);
}

static json_t *json_of_arguments(const perf_options *options) {
    json_t *list = json_array();
    for (int i = 0; i < options->argc; i++)
        json_array_append_new(list, json_string(options->argv[i]));
    return list;
}

static json_t *text_or_null(const char *text) {
    return text[0] != '\0' ? json_string(text) : json_null();
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
        "{s:I, s:I, s:i, s:i, s:i, s:b, s:s, s:i}", "minbytes",
        (json_int_t)o->min_bytes, "maxbytes", (json_int_t)o->max_bytes,
        "stepfactor", o->factor, "iters", o->samples, "warmup_iters",
        o->warm_up, "check", o->check, "buffers", perf_buffers(o),
        "cores_online", machine_find().cores_online);
    char software[1024] = "", device[1024] = "";
    if (o->backend->describe != NULL)
        o->backend->describe(software, device, sizeof software);
    json_t *root = json_pack(
        "{s:s, s:s, s:o, s:s, s:o, s:o, s:i, s:o?, s:o, s:o, s:I}", "version",
        sdyrt_version(), "end_time", when, "args", json_of_arguments(o),
        "backend", o->backend->name, "software", text_or_null(software),
        "device", text_or_null(device), "ranks", report->ranks, "workload",
        report->rows->title != NULL ? json_string(report->rows->title) : NULL,
        "config", config, "results", results, "nwrong",
        (json_int_t)report->wrong);
    const bool good =
        root != NULL && json_dump_file(root, o->json, JSON_INDENT(1)) == 0;
    json_decref(root);
    return good || bench_fail("cannot write %s", o->json);
}

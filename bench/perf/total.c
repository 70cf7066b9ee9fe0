/* The output of --total: a row for each kind, the total, and the goal below its
 * ratio. GB are 10^9 bytes. */
#include "bench/perf/perf.h"
#include <string.h>
#include <sys/resource.h>

/* The goal for moving all of a workload, as a ratio to memcpy's speed. */
#define RATIO_GOAL 0.7

static double ratio_to_copy(const perf_cost *cost) {
    return cost->bytes.written > 0 && cost->seconds > 0
               ? cost->memcpy_seconds / cost->seconds
               : 0;
}

static double speed(const perf_cost *cost, double seconds) {
    return seconds > 0 ? 1e-9 * cost->bytes.written / seconds : 0;
}

static perf_cost total_of(const perf_rows *rows, const perf_cost *costs) {
    perf_cost sum = {0};
    for (int row = 0; row < rows->n; row++)
        perf_cost_add(&sum, &costs[row]);
    return sum;
}

typedef struct row_text {
    char shape[256];
    char from[1024];
    char to[1024];
} row_text;

/* A sharding as text, without the mesh if there is only one. */
static void print_sharding(const perf_rows *rows,
                           const sdyrt_sharding *sharding, char *text,
                           size_t bytes) {
    sdyrt_sharding_print(sharding, text, bytes);
    char *dims = strstr(text, ", [");
    if (rows->n_meshes != 1 || sdyrt_sharding_mesh_name(sharding) == NULL ||
        dims == NULL)
        return;
    memmove(text, dims + 2, strlen(dims + 2) + 1);
    const size_t length = strlen(text);
    if (length > 0 && text[length - 1] == '>')
        text[length - 1] = '\0';
}

static void print_row_text(const perf_rows *rows, int row, row_text *text) {
    const sdyrt_op *op = &rows->rows[row].op;
    sdyrt_type_print(&op->type, text->shape, sizeof text->shape);
    print_sharding(rows, op->from, text->from, sizeof text->from);
    print_sharding(rows, op->to, text->to, sizeof text->to);
}

/* Cut `tensor<128256x4096xbf16>` to `128256x4096xbf16`, to save columns. */
static void strip_tensor(row_text *text) {
    static const char before[] = "tensor<";
    const size_t length = strlen(text->shape), cut = sizeof before - 1;
    if (strncmp(text->shape, before, cut) != 0)
        return;
    memmove(text->shape, text->shape + cut, length - cut);
    text->shape[length - cut - 1] = '\0'; /* the > */
}

static int wider(int width, const char *text) {
    const int length = (int)strlen(text);
    return length > width ? length : width;
}

typedef struct widths {
    int kind, shape, from, to;
} widths;

/* The width of the numbers at the end of a row, spaces included: see
 * print_row. */
enum { NUMBERS_WIDTH = 34 };

static void print_short_row_text(const perf_rows *rows, int row,
                                 row_text *text) {
    print_row_text(rows, row, text);
    strip_tensor(text);
}

static widths widths_of(const perf_rows *rows) {
    widths w = {.kind = 5, .shape = 4, .from = 4, .to = 2};
    for (int row = 0; row < rows->n; row++) {
        row_text text;
        print_short_row_text(rows, row, &text);
        w.kind = wider(w.kind, rows->rows[row].kind);
        w.shape = wider(w.shape, text.shape);
        w.from = wider(w.from, text.from);
        w.to = wider(w.to, text.to);
    }
    return w;
}

static void print_row(const widths *w, const char *kind, int count,
                      const row_text *text, const perf_cost *cost) {
    printf("%-*s %3d  %-*s %-*s %2s %-*s %7.3f %6.3f %6.3f %5.1f %5.2f\n",
           w->kind, kind, count, w->shape, text->shape, w->from, text->from,
           text->from[0] != '\0' ? "->" : "", w->to, text->to,
           1e-9 * cost->bytes.received, 1e-9 * cost->bytes.lower_bound,
           cost->seconds, speed(cost, cost->seconds), ratio_to_copy(cost));
}

static void print_table(const perf_rows *rows, const perf_cost *costs,
                        const perf_cost *total) {
    const widths w = widths_of(rows);
    printf("\nrecv: from other ranks; min: the least that any plan receives; "
           "ratio: speed over memcpy's\n\n");
    printf("%-*s %3s  %-*s %-*s    %-*s %7s %6s %6s %5s %5s\n", w.kind, "kind",
           "n", w.shape, "type", w.from, "from", w.to, "to", "GB recv",
           "GB min", "time s", "GB/s", "ratio");
    for (int row = 0; row < rows->n; row++) {
        row_text text;
        print_short_row_text(rows, row, &text);
        print_row(&w, rows->rows[row].kind, rows->rows[row].n_tensors, &text,
                  &costs[row]);
    }
    print_row(&w, "total", rows->n_tensors, &(row_text){0}, total);
    const int width = w.kind + w.shape + w.from + w.to + 11 + NUMBERS_WIDTH;
    printf("%*s %5.2f\n", width - 6, "goal", RATIO_GOAL);
}

static json_t *json_of_cost(const perf_cost *cost) {
    return json_pack(
        "{s:I, s:I, s:I, s:I, s:f, s:f, s:f, s:f}", "bytes_received",
        (json_int_t)cost->bytes.received, "lower_bound",
        (json_int_t)cost->bytes.lower_bound, "bytes_local",
        (json_int_t)cost->bytes.local, "bytes_written",
        (json_int_t)cost->bytes.written, "seconds", cost->seconds,
        "memcpy_seconds", cost->memcpy_seconds, "gb_per_second",
        speed(cost, cost->seconds), "ratio_to_memcpy", ratio_to_copy(cost));
}

static json_t *json_of_row(const perf_rows *rows, int row,
                           const perf_cost *cost) {
    row_text text;
    print_row_text(rows, row, &text);
    json_t *json =
        json_pack("{s:s, s:i, s:s, s:s, s:s}", "kind", rows->rows[row].kind,
                  "count", rows->rows[row].n_tensors, "type", text.shape,
                  "from", text.from, "to", text.to);
    json_object_update_new(json, json_of_cost(cost));
    return json;
}

void perf_total_start(const perf_options *options, const perf_rows *rows,
                      int ranks) {
    const perf_machine machine = perf_machine_find();
    printf("%s\n%d tensors, %lld elements, %.2f GB, moved and checked by %s "
           "of %s\n%d cores, %.1f GB of memory\n",
           rows->title, rows->n_tensors, (long long)rows->elements,
           1e-9 * (double)rows->bytes, cli_count_text(ranks, "rank").text,
           options->backend->name, machine.cores,
           1e-9 * (double)machine.memory);
    fflush(stdout);
}

void perf_total_wrong(const perf_tensor *tensor, const sdyrt_type *type,
                      int rank, const perf_wrong *wrong) {
    const size_t bytes = sdyrt_dtype_bytes(type->dtype);
    const int digits = bytes < 8 ? 2 * (int)bytes : 16;
    cli_fail("WRONG: tensor '%s', rank %d, element %s: expected 0x%0*llx, got "
             "0x%0*llx",
             tensor->name, rank, cli_index_text(type, wrong->first).text,
             digits, (unsigned long long)wrong->expected, digits,
             (unsigned long long)wrong->got);
}

bool perf_total_end(const perf_worker *w, const perf_cost *costs,
                    double seconds) {
    const perf_rows *rows = w->rows;
    const perf_cost total = total_of(rows, costs);
    const perf_machine machine = perf_machine_find();
    const long long n = w->options->samples;
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    const int64_t peak = (int64_t)usage.ru_maxrss * 1024;
    print_table(rows, costs, &total);
    printf("\nwritten %.2f GB; memcpy of as much at once %.3f s, %.2f GB/s\n",
           1e-9 * total.bytes.written, total.memcpy_seconds,
           speed(&total, total.memcpy_seconds));
    printf("whole run %.1f s: %.1f s to make memory ready, then to fill, copy, "
           "move and check %lld times\n",
           seconds, w->prepare_seconds, n);
    printf("memory  %.2f GB at the peak; in and out of the largest tensors "
           "%.2f GB\n",
           1e-9 * (double)peak, 1e-9 * (double)rows->total_memory);
    printf("%d tensors, all elements checked: OK\n", rows->n_tensors);
    json_t *list = json_array();
    for (int row = 0; row < rows->n; row++)
        json_array_append_new(list, json_of_row(rows, row, &costs[row]));
    json_t *document = json_pack(
        "{s:s, s:s, s:s, s:i, s:I, s:i, s:I, s:i, s:I, s:I, s:I, s:f, s:f, "
        "s:o, s:o, s:f}",
        "workload", rows->title, "version", sdyrt_version(), "backend",
        w->options->backend->name, "ranks", w->rank->size, "reps",
        (json_int_t)n, "cores", machine.cores, "memory_bytes",
        (json_int_t)machine.memory, "tensors", rows->n_tensors, "elements",
        (json_int_t)rows->elements, "peak_bytes", (json_int_t)peak,
        "tile_bytes", (json_int_t)rows->total_memory, "run_seconds", seconds,
        "prepare_seconds", w->prepare_seconds, "kinds", list, "total",
        json_of_cost(&total), "ratio_goal", RATIO_GOAL);
    json_object_update_new(document, perf_machine_json(w->options));
    return cli_write_json(w->options->json, document);
}

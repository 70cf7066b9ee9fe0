/* A result as text and as JSON. GB are 10^9 bytes. */
#include "bench/workload/report.h"
#include "bench/common/fail.h"
#include <stdio.h>
#include <string.h>

/* What the movement of a whole workload is to reach, over memcpy's speed. */
#define RATIO_GOAL 0.7

void progress_prepare(void) {
    fputs("\r\033[Kmaking memory ready", stderr);
    fflush(stderr);
}

void progress_show(progress *bar, const workload *work, int t) {
    const double now = now_seconds();
    if (t > 0 && now - bar->shown < 0.05)
        return;
    bar->shown = now;
    static const char full[] = "##############################";
    const int width = (int)sizeof full - 1;
    const int done = (int)((int64_t)width * t / work->n_tensors);
    fprintf(stderr, "\r\033[K[%.*s%*s] %d of %d  %.1f GB", done, full,
            width - done, "", t + 1, work->n_tensors,
            1e-9 * (double)bar->written);
    if (bar->seconds > 0)
        fprintf(stderr, ", %.1f GB/s",
                1e-9 * (double)bar->written / bar->seconds);
    fprintf(stderr, "  %.40s", work->tensors[t].name);
    fflush(stderr);
}

void progress_add(progress *bar, const move_cost *cost) {
    bar->written += cost->written;
    bar->seconds += cost->move_seconds;
}

void progress_clear(void) {
    fputs("\r\033[K", stderr);
    fflush(stderr);
}

static void add_costs(move_cost *sum, const move_cost *cost) {
    sum->received += cost->received;
    sum->lower_bound += cost->lower_bound;
    sum->local += cost->local;
    sum->written += cost->written;
    sum->move_seconds += cost->move_seconds;
    sum->copy_seconds += cost->copy_seconds;
}

/* The sums of row `row`; of all rows when it is -1. */
static move_cost cost_of_row(const run_result *result, int row) {
    move_cost sum = {0};
    for (int t = 0; t < result->work->n_tensors; t++) {
        if (row < 0 || result->work->tensors[t].row == row)
            add_costs(&sum, &result->costs[t]);
    }
    return sum;
}

/* GB/s of the move, and how that compares with memcpy; 0 when nothing moved. */
static double speed(const move_cost *cost) {
    return cost->written > 0 && cost->move_seconds > 0
               ? 1e-9 * (double)cost->written / cost->move_seconds
               : 0;
}

static double ratio_to_copy(const move_cost *cost) {
    return cost->written > 0 && cost->move_seconds > 0
               ? cost->copy_seconds / cost->move_seconds
               : 0;
}

typedef struct row_text {
    char shape[256];
    char from[1024];
    char to[1024];
} row_text;

/* A sharding as text, without the mesh when there is but one to mean. */
static void print_sharding(const workload *work, const sdyrt_sharding *sharding,
                           char *text, size_t bytes) {
    sdyrt_sharding_print(sharding, text, bytes);
    char *dims = strstr(text, ", [");
    if (work->n_meshes != 1 || sdyrt_sharding_mesh_name(sharding) == NULL ||
        dims == NULL)
        return;
    memmove(text, dims + 2, strlen(dims + 2) + 1);
    const size_t length = strlen(text);
    if (length > 0 && text[length - 1] == '>')
        text[length - 1] = '\0';
}

static void print_row_text(const workload *work, int row, row_text *text) {
    const workload_tensor *tensor = &work->tensors[work->rows[row].first];
    sdyrt_type_print(&tensor->type, text->shape, sizeof text->shape);
    print_sharding(work, tensor->from, text->from, sizeof text->from);
    print_sharding(work, tensor->to, text->to, sizeof text->to);
}

/* `128256x4096xbf16` of `tensor<128256x4096xbf16>`: a table has no room. */
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

/* Of the numbers at the end of a row, spaces included: see print_row. */
enum { NUMBERS_WIDTH = 34 };

static void print_short_row_text(const workload *work, int row,
                                 row_text *text) {
    print_row_text(work, row, text);
    strip_tensor(text);
}

static widths widths_of(const workload *work) {
    widths w = {.kind = 5, .shape = 4, .from = 4, .to = 2};
    for (int row = 0; row < work->n_rows; row++) {
        row_text text;
        print_short_row_text(work, row, &text);
        w.kind = wider(w.kind, work->tensors[work->rows[row].first].kind);
        w.shape = wider(w.shape, text.shape);
        w.from = wider(w.from, text.from);
        w.to = wider(w.to, text.to);
    }
    return w;
}

static void print_row(const widths *w, const char *kind, int count,
                      const row_text *text, const move_cost *cost) {
    printf("%-*s %3d  %-*s %-*s %2s %-*s %7.3f %6.3f %6.3f %5.1f %5.2f\n",
           w->kind, kind, count, w->shape, text->shape, w->from, text->from,
           text->from[0] != '\0' ? "->" : "", w->to, text->to,
           1e-9 * (double)cost->received, 1e-9 * (double)cost->lower_bound,
           cost->move_seconds, speed(cost), ratio_to_copy(cost));
}

/* A row a kind, the total, and under its ratio the goal. */
static void print_table(const run_result *result) {
    const workload *work = result->work;
    const widths w = widths_of(work);
    printf("\nrecv: from other ranks; min: the least that any plan receives; "
           "ratio: speed over memcpy's\n\n");
    printf("%-*s %3s  %-*s %-*s    %-*s %7s %6s %6s %5s %5s\n", w.kind, "kind",
           "n", w.shape, "type", w.from, "from", w.to, "to", "GB recv",
           "GB min", "time s", "GB/s", "ratio");
    for (int row = 0; row < work->n_rows; row++) {
        row_text text;
        print_short_row_text(work, row, &text);
        const move_cost cost = cost_of_row(result, row);
        print_row(&w, work->tensors[work->rows[row].first].kind,
                  work->rows[row].count, &text, &cost);
    }
    const move_cost total = cost_of_row(result, -1);
    print_row(&w, "total", work->n_tensors, &(row_text){0}, &total);
    const int width = w.kind + w.shape + w.from + w.to + 11 + NUMBERS_WIDTH;
    printf("%*s %5.2f\n", width - 6, "goal", RATIO_GOAL);
}

void report_print(const run_result *result) {
    print_table(result);
    const move_cost total = cost_of_row(result, -1);
    printf("\nwritten %.2f GB; memcpy of as much by as many threads %.3f s, "
           "%.2f GB/s\n",
           1e-9 * (double)total.written, total.copy_seconds,
           total.copy_seconds > 0
               ? 1e-9 * (double)total.written / total.copy_seconds
               : 0.0);
    printf("whole run %.1f s: %.1f s to make memory ready, then to fill, copy, "
           "move and check %d times\n",
           result->seconds, result->prepare_seconds, result->options.reps);
    printf("memory  %.2f GB at the peak; in and out of the largest tensors "
           "%.2f GB\n",
           1e-9 * (double)machine_peak_bytes(),
           1e-9 * (double)result->tile_bytes);
}

static json_t *json_of_cost(const move_cost *cost) {
    return json_pack("{s:I, s:I, s:I, s:I, s:f, s:f, s:f, s:f}",
                     "bytes_received", (json_int_t)cost->received,
                     "lower_bound", (json_int_t)cost->lower_bound,
                     "bytes_local", (json_int_t)cost->local, "bytes_written",
                     (json_int_t)cost->written, "seconds", cost->move_seconds,
                     "memcpy_seconds", cost->copy_seconds, "gb_per_second",
                     speed(cost), "ratio_to_memcpy", ratio_to_copy(cost));
}

static json_t *json_of_row(const run_result *result, int row) {
    const workload_row *r = &result->work->rows[row];
    row_text text;
    print_row_text(result->work, row, &text);
    const move_cost cost = cost_of_row(result, row);
    json_t *json =
        json_pack("{s:s, s:i, s:s, s:s, s:s}", "kind",
                  result->work->tensors[r->first].kind, "count", r->count,
                  "type", text.shape, "from", text.from, "to", text.to);
    json_object_update_new(json, json_of_cost(&cost));
    return json;
}

bool report_write(const run_result *result, const char *path) {
    const move_cost total = cost_of_row(result, -1);
    json_t *rows = json_array();
    for (int row = 0; row < result->work->n_rows; row++)
        json_array_append_new(rows, json_of_row(result, row));
    json_t *root = json_pack(
        "{s:s, s:s, s:s, s:i, s:i, s:i, s:I, s:i, s:I, s:I, s:I, s:f, s:f, "
        "s:o, s:o, s:f}",
        "workload", result->work->name, "version", sdyrt_version(), "backend",
        "threads", "ranks", result->options.ranks, "reps", result->options.reps,
        "cores", result->machine.cores, "memory_bytes",
        (json_int_t)result->machine.memory, "tensors", result->work->n_tensors,
        "elements", (json_int_t)result->work->elements, "peak_bytes",
        (json_int_t)machine_peak_bytes(), "tile_bytes",
        (json_int_t)result->tile_bytes, "run_seconds", result->seconds,
        "prepare_seconds", result->prepare_seconds, "kinds", rows, "total",
        json_of_cost(&total), "ratio_goal", RATIO_GOAL);
    const bool good =
        root != NULL && json_dump_file(root, path, JSON_INDENT(1)) == 0;
    json_decref(root);
    return good || bench_fail("cannot write %s", path);
}

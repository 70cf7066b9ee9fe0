/* The summary of 'sdyrt partition': each collective by its plans, as rank
 * `device` runs them. A collective in a loop counts once. */
#include "partition.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_AXES = 64, MOST_LISTED = 10 };

/* Collectives whose first step is of one kind, in groups of one size. */
typedef struct kind {
    sdyrt_step_kind step;
    int64_t members;
    char axes[MOST_AXES];
    int n;
    size_t bytes; /* received, as exchanges */
    double seconds;
} kind;

/* A collective of the program. It is local if no step moves data, as when a
 * device keeps a slice of its tile. */
typedef struct collective {
    int number;
    sdyrt_collective_info info;
    size_t received, sent;
    double seconds;
    int n_steps; /* steps that move data */
    sdyrt_step_info first;
    char axes[MOST_AXES]; /* of that */
} collective;

typedef struct summary {
    kind *kinds;
    int n_kinds;
    collective *collectives, *current;
    int n; /* the first n_moving of which are not local */
    int n_moving;
} summary;

/* -- plans ----------------------------------------------------------------- */

static bool moves(const sdyrt_step_info *step) {
    return step->kind != SDYRT_STEP_FILL && step->kind != SDYRT_STEP_COPY &&
           step->kind != SDYRT_STEP_CONVERT;
}

static void add_plan(void *state, const sdyrt_plan *plan) {
    collective *const c = ((summary *)state)->current;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    if (sdyrt_plan_info_get(plan, &info) != SDYRT_OK)
        return;
    c->received += info.bytes_received;
    c->sent += info.bytes_sent;
    c->seconds += info.estimated_seconds;
    for (int i = 0; i < info.n_steps; i++) {
        sdyrt_step_info step = SDYRT_STEP_INFO_INIT;
        if (sdyrt_plan_step(plan, i, &step) != SDYRT_OK || !moves(&step) ||
            c->n_steps++ > 0)
            continue;
        c->first = step;
        (void)sdyrt_plan_axes(plan, i, c->axes, sizeof c->axes);
    }
}

/* Read the plans of collectives; a shared movement is read once. */
static int look(summary *s, const partition_sides *sides) {
    for (int i = 0; i < s->n; i++) {
        collective *const c = s->current = &s->collectives[i];
        sdyrt_collective_info info = SDYRT_COLLECTIVE_INFO_INIT;
        if (sdyrt_executable_collective(sides->local, i, &info) != SDYRT_OK)
            return cli_fail_library(NULL);
        if (info.first < i)
            *c = s->collectives[info.first];
        c->number = i;
        c->info = info;
        if (info.first == i &&
            sdyrt_executable_preview(sides->local, i, sides->device,
                                     sides->n_devices, add_plan, s) != SDYRT_OK)
            return cli_fail_library(NULL);
    }
    return CLI_OK;
}

/* -- order ----------------------------------------------------------------- */

/* Order: collectives that move data, then local ones. */
static int by_place(const void *left, const void *right) {
    const collective *const a = left, *const b = right;
    return (a->n_steps == 0) != (b->n_steps == 0)
               ? (a->n_steps == 0) - (b->n_steps == 0)
               : a->number - b->number;
}

/* Order: longest first; equals in the order of the program. */
static int by_time(const void *left, const void *right) {
    const collective *const a = left, *const b = right;
    if (a->seconds != b->seconds)
        return a->seconds < b->seconds ? 1 : -1;
    return a->number - b->number;
}

static kind *kind_of(summary *s, const collective *c) {
    for (int i = 0; i < s->n_kinds; i++)
        if (s->kinds[i].step == c->first.kind &&
            s->kinds[i].members == c->first.n_members &&
            strcmp(s->kinds[i].axes, c->axes) == 0)
            return &s->kinds[i];
    s->kinds = cli_grow(s->kinds, (size_t)s->n_kinds, sizeof *s->kinds);
    kind *const made = &s->kinds[s->n_kinds++];
    *made = (kind){.step = c->first.kind, .members = c->first.n_members};
    memcpy(made->axes, c->axes, sizeof made->axes);
    return made;
}

static void sort(summary *s) {
    qsort(s->collectives, (size_t)s->n, sizeof *s->collectives, by_place);
    while (s->n_moving < s->n && s->collectives[s->n_moving].n_steps > 0)
        s->n_moving++;
}

static void add_kinds(summary *s) {
    for (int i = 0; i < s->n_moving; i++) {
        kind *const found = kind_of(s, &s->collectives[i]);
        found->n++;
        found->bytes += s->collectives[i].received;
        found->seconds += s->collectives[i].seconds;
    }
}

/* -- printing -------------------------------------------------------------- */

static void print_kinds(FILE *stream, const summary *s) {
    fprintf(stream, "//\n// %-16s%-24s%8s%8s%14s%12s\n", "collective", "axes",
            "group", "count", "received", "estimate");
    for (int i = 0; i < s->n_kinds; i++) {
        const kind *const k = &s->kinds[i];
        fprintf(stream, "// %-16s%-24s%8" PRId64 "%8d%14s%12s\n",
                sdyrt_step_kind_name(k->step), k->axes, k->members, k->n,
                cli_bytes_text((double)k->bytes).text,
                cli_time_text(k->seconds).text);
    }
}

static void print_total(FILE *stream, const summary *s) {
    size_t received = 0, sent = 0;
    double seconds = 0;
    for (int i = 0; i < s->n_moving; i++) {
        received += s->collectives[i].received;
        sent += s->collectives[i].sent;
        seconds += s->collectives[i].seconds;
    }
    fprintf(stream, "// in all: %d, %s received, %s sent, about %s\n",
            s->n_moving, cli_bytes_text((double)received).text,
            cli_bytes_text((double)sent).text, cli_time_text(seconds).text);
}

static void print_local(FILE *stream, const summary *s) {
    double seconds = 0;
    for (int i = s->n_moving; i < s->n; i++)
        seconds += s->collectives[i].seconds;
    fprintf(stream,
            "// besides: %d that move nothing between devices, about %s\n",
            s->n - s->n_moving, cli_time_text(seconds).text);
}

static void print_longest(FILE *stream, const summary *s) {
    fputs("//\n// those that take longest:\n", stream);
    for (int i = 0; i < s->n_moving && i < MOST_LISTED; i++) {
        const collective *const c = &s->collectives[i];
        fprintf(stream, "// %10s%12s  ", cli_time_text(c->seconds).text,
                cli_bytes_text((double)c->received).text);
        if (c->info.file != NULL)
            fprintf(stream, "%s:%d:%d: ", c->info.file, c->info.line,
                    c->info.column);
        if (c->info.for_op != NULL)
            fprintf(stream, "%s %d of %s: ",
                    c->info.is_for_result ? "result" : "operand",
                    c->info.for_number, c->info.for_op);
        fprintf(stream, "%s\n",
                c->info.text != NULL ? c->info.text : c->info.op);
    }
}

/* The memory of a program: arguments, results and the arena. */
static size_t memory_of(const sdyrt_executable *e) {
    sdyrt_executable_info info = SDYRT_EXECUTABLE_INFO_INIT;
    sdyrt_type type;
    if (sdyrt_executable_info_get(e, &info) != SDYRT_OK)
        return 0;
    size_t bytes = info.arena_bytes;
    for (int i = 0; i < info.n_arguments + info.n_results; i++) {
        const sdyrt_status status =
            i < info.n_arguments
                ? sdyrt_executable_argument(e, i, &type)
                : sdyrt_executable_result(e, i - info.n_arguments, &type);
        size_t all = sdyrt_dtype_bytes(type.dtype);
        for (int d = 0; status == SDYRT_OK && d < type.rank; d++)
            all *= (size_t)type.dims[d];
        bytes += status == SDYRT_OK ? all : 0;
    }
    return bytes;
}

static void print_all(FILE *stream, summary *s, const partition_sides *sides) {
    fprintf(stream,
            "// device %d of %d: %s with arguments and results, and %s on one "
            "device\n",
            sides->device, sides->n_devices,
            cli_bytes_text((double)memory_of(sides->local)).text,
            cli_bytes_text((double)memory_of(sides->whole)).text);
    add_kinds(s);
    if (s->n_kinds > 0)
        print_kinds(stream, s);
    print_total(stream, s);
    if (s->n > s->n_moving)
        print_local(stream, s);
    qsort(s->collectives, (size_t)s->n_moving, sizeof *s->collectives, by_time);
    if (s->n_moving > 0)
        print_longest(stream, s);
}

/* -- JSON ------------------------------------------------------------------ */

/* The op that a collective is for; null: none. */
static json_t *json_cause(const sdyrt_collective_info *info) {
    return info->for_op == NULL
               ? json_null()
               : json_pack("{s:s, s:i}", "op", info->for_op,
                           info->is_for_result ? "result" : "operand",
                           info->for_number);
}

static json_t *json_collective(const collective *c) {
    const char *const step =
        c->n_steps == 0 ? NULL : sdyrt_step_kind_name(c->first.kind);
    return json_pack(
        "{s:s, s:s?, s:i, s:i, s:o, s:s?, s:I, s:I, s:f, s:i, s:s?, s:I, s:I}",
        "op", c->info.op, "file", c->info.file, "line", c->info.line, "column",
        c->info.column, "for", json_cause(&c->info), "text", c->info.text,
        "bytes_received", (json_int_t)c->received, "bytes_sent",
        (json_int_t)c->sent, "estimated_seconds", c->seconds, "step_count",
        c->n_steps, "kind", step, "group_size", (json_int_t)c->first.n_members,
        "result_bytes", (json_int_t)c->first.target_bytes);
}

static json_t *json_list(const collective *collectives, int n) {
    json_t *const list = json_array();
    for (int i = 0; i < n; i++)
        (void)json_array_append_new(list, json_collective(&collectives[i]));
    return list;
}

static void print_json(FILE *stream, const summary *s,
                       const partition_sides *sides) {
    cli_print_json(
        stream,
        json_pack("{s:i, s:i, s:I, s:I, s:o, s:o}", "device", sides->device,
                  "device_count", sides->n_devices, "bytes",
                  (json_int_t)memory_of(sides->local), "bytes_on_one_device",
                  (json_int_t)memory_of(sides->whole), "collectives",
                  json_list(s->collectives, s->n_moving), "local",
                  json_list(s->collectives + s->n_moving, s->n - s->n_moving)));
}

int partition_summarize(FILE *stream, const partition_sides *sides,
                        bool is_json) {
    sdyrt_executable_info info = SDYRT_EXECUTABLE_INFO_INIT;
    if (sdyrt_executable_info_get(sides->local, &info) != SDYRT_OK)
        return cli_fail_library(NULL);
    summary s = {.n = info.n_collectives};
    s.collectives = cli_alloc((size_t)s.n + 1, sizeof *s.collectives);
    const int status = look(&s, sides);
    sort(&s);
    if (status == CLI_OK && is_json)
        print_json(stream, &s, sides);
    else if (status == CLI_OK)
        print_all(stream, &s, sides);
    free(s.kinds);
    free(s.collectives);
    return status;
}

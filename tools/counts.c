/* Counts of operations: read from the command line or JSON, checked, and run
 * with counts that vary. */
#include "counts.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* -- reading --------------------------------------------------------------- */

/* Append a row; all rows have the width of the first. */
static int add_row(const int64_t *row, int64_t n, cli_counts *counts) {
    if (counts->n_rows > 0 && n != counts->width)
        return cli_usage("--counts: row %" PRId64 " has %" PRId64
                         " numbers, and row 0 has %" PRId64,
                         counts->n_rows, n, counts->width);
    counts->width = n;
    for (int64_t i = 0; i < n; i++) {
        const int64_t at = counts->n_rows * n + i;
        if (row[i] < 0)
            return cli_usage("--counts: number %" PRId64 " of row %" PRId64
                             " is %" PRId64 ", expected 0 or more",
                             i, counts->n_rows, row[i]);
        counts->at = cli_grow(counts->at, (size_t)at, sizeof *counts->at);
        counts->at[at] = row[i];
    }
    counts->n_rows++;
    return CLI_OK;
}

/* Read "3,0;1,2". */
static int read_rows(const char *text, cli_counts *counts) {
    int status = CLI_OK;
    for (const char *at = text; at != NULL && status == CLI_OK;) {
        const char *const end = strchr(at, ';');
        char *const row = end == NULL ? cli_format("%s", at)
                                      : cli_format("%.*s", (int)(end - at), at);
        cli_ints list = {0};
        status = cli_int_list("--counts", row, &list);
        if (status == CLI_OK)
            status = add_row(list.at, list.n, counts);
        free(list.at);
        free(row);
        at = end == NULL ? NULL : end + 1;
    }
    return status;
}

static int read_json_row(const char *path, const json_t *row,
                         cli_counts *counts) {
    const size_t n = json_array_size(row);
    int64_t *const numbers = cli_alloc(n + 1, sizeof *numbers);
    bool is_good = n > 0;
    for (size_t i = 0; i < n; i++) {
        const json_t *const number = json_array_get(row, i);
        is_good = is_good && json_is_integer(number);
        numbers[i] = json_integer_value(number);
    }
    const int status = is_good ? add_row(numbers, (int64_t)n, counts)
                               : cli_usage("--counts: %s: row %" PRId64
                                           " is no list of whole numbers",
                                           path, counts->n_rows);
    free(numbers);
    return status;
}

/* Read [[3, 0], [1, 2]], or one row [3, 0]. */
static int read_json_rows(const char *path, const json_t *rows,
                          cli_counts *counts) {
    if (json_array_size(rows) == 0 || !json_is_array(json_array_get(rows, 0)))
        return read_json_row(path, rows, counts);
    for (size_t i = 0; i < json_array_size(rows); i++)
        CLI_TRY(read_json_row(path, json_array_get(rows, i), counts));
    return CLI_OK;
}

/* The counts of a document: itself, or a step of a workload. */
static const json_t *find_rows(const json_t *document, const char *step) {
    const json_t *const steps = json_object_get(document, "steps");
    if (steps == NULL)
        return step == NULL ? document : NULL;
    const json_t *found = step == NULL && json_array_size(steps) == 1
                              ? json_array_get(steps, 0)
                              : NULL;
    for (size_t i = 0; i < json_array_size(steps) && step != NULL; i++) {
        const json_t *const one = json_array_get(steps, i);
        const char *const name =
            json_string_value(json_object_get(one, "name"));
        if (name != NULL && strcmp(name, step) == 0)
            found = one;
    }
    return json_object_get(found, "counts");
}

/* Fail with the names of the workload's steps. */
static int fail_step(const char *path, const json_t *document,
                     const char *step) {
    const json_t *const steps = json_object_get(document, "steps"), *one;
    cli_output names;
    size_t i;
    cli_output_open(&names);
    json_array_foreach(steps, i, one) {
        const char *const name =
            json_string_value(json_object_get(one, "name"));
        fprintf(names.stream, "%s'%s'", i == 0 ? "" : ", ",
                name == NULL ? "" : name);
    }
    (void)fclose(names.stream);
    const int status =
        step == NULL
            ? cli_usage("--counts: give @%s:STEP, a step of %s", path,
                        names.text)
            : cli_usage("--counts: %s has no step '%s'%s%s", path, step,
                        *names.text == '\0' ? "" : ", but ", names.text);
    free(names.text);
    return status;
}

static int read_document(const char *path, const char *step,
                         cli_counts *counts) {
    json_error_t error;
    json_t *const document =
        json_load_file(path, JSON_REJECT_DUPLICATES, &error);
    if (document == NULL)
        return error.line > 0 ? cli_fail("--counts: %s:%d: %s", path,
                                         error.line, error.text)
                              : cli_fail("--counts: %s", error.text);
    const json_t *const rows = find_rows(document, step);
    const int status = rows == NULL ? fail_step(path, document, step)
                                    : read_json_rows(path, rows, counts);
    json_decref(document);
    return status;
}

/* Read "FILE", or "FILE.json:STEP" of a workload. */
static int read_file(const char *text, cli_counts *counts) {
    static const char ending[] = ".json:";
    const char *const found = strstr(text, ending);
    if (found == NULL)
        return read_document(text, NULL, counts);
    const char *const step = found + strlen(ending);
    char *const path = cli_format("%.*s", (int)(step - 1 - text), text);
    const int status = read_document(path, step, counts);
    free(path);
    return status;
}

/* -- checking -------------------------------------------------------------- */

/* The number of a device in its group, and that of the members; false for wrong
 * axes, which the verifier reports. */
static bool find_member(const sdyrt_op *op, int64_t device, int64_t *n,
                        int64_t *member) {
    sdyrt_op_axes *axes = NULL;
    if (op->axes == NULL ||
        sdyrt_op_axes_parse(op->kind, op->axes, &axes) != SDYRT_OK)
        return false;
    const sdyrt_axis_list *const list = axes->n_params > 0
                                            ? &axes->params[0].axes
                                        : axes->n_lists > 0 ? &axes->lists[0]
                                                            : NULL;
    const bool is_good =
        list != NULL &&
        sdyrt_mesh_group_along(sdyrt_sharding_mesh(op->to), list, device, NULL,
                               0, n, member) == SDYRT_OK;
    sdyrt_op_axes_free(axes);
    return is_good;
}

static int check_shape(const cli_counts *counts, const sdyrt_op *op) {
    const char *const name = sdyrt_op_name(op->kind);
    int64_t device = 0, n = 0, member = 0;
    if (sdyrt_mesh_device_at(sdyrt_sharding_mesh(op->to), 0, &device) !=
            SDYRT_OK ||
        !find_member(op, device, &n, &member))
        return CLI_OK;
    const int64_t n_rows = op->kind == SDYRT_OP_ALL_TO_ALL ? n : 1;
    if (counts->n_rows != n_rows)
        return cli_usage("--counts: %" PRId64 " row%s, and %s of %" PRId64
                         " members has %" PRId64,
                         counts->n_rows, counts->n_rows == 1 ? "" : "s", name,
                         n, n_rows);
    return counts->width == n
               ? CLI_OK
               : cli_usage("--counts: %" PRId64 " numbers in a row, and %s is "
                           "of %" PRId64 " members",
                           counts->width, name, n);
}

/* -- counts that vary ------------------------------------------------------ */

/* The elements of a member before or after. */
static int64_t sum_of(const cli_counts *counts, sdyrt_op_kind kind,
                      int64_t member, bool to) {
    const int64_t n = counts->width;
    const bool gathers = kind == SDYRT_OP_ALL_GATHER;
    if (kind != SDYRT_OP_ALL_TO_ALL && gathers != to)
        return counts->at[member];
    int64_t sum = 0;
    for (int64_t k = 0; k < n; k++) {
        const int64_t i = kind != SDYRT_OP_ALL_TO_ALL ? k
                          : to                        ? k * n + member
                                                      : member * n + k;
        if (__builtin_add_overflow(sum, counts->at[i], &sum))
            return INT64_MAX;
    }
    return sum;
}

int64_t cli_counts_of(const cli_counts *counts, const sdyrt_op *op,
                      int64_t device, bool to) {
    int64_t n = 0, member = 0;
    return find_member(op, device, &n, &member)
               ? sum_of(counts, op->kind, member, to)
               : 0;
}

/* Set the capacities that are not given, and fail if one is too small. */
static int check_capacities(const cli_counts *counts, sdyrt_op *op) {
    for (int to = 0; to < 2; to++) {
        int64_t *const room = to ? &op->out_capacity : &op->in_capacity;
        const bool is_given = *room > 0;
        for (int64_t k = 0; k < counts->width; k++) {
            const int64_t size = sum_of(counts, op->kind, k, to != 0);
            if (size > *room && is_given)
                return cli_usage("--counts: member %" PRId64 " %s %" PRId64
                                 " elements, and %s has room for %" PRId64,
                                 k, to ? "gets" : "has", size,
                                 to ? "--to-capacity" : "--from-capacity",
                                 *room);
            *room = size > *room ? size : *room;
        }
    }
    const int64_t n = counts->at == NULL ? 0 : counts->n_rows * counts->width;
    for (int64_t i = 0; i < n && op->pair_capacity > 0; i++)
        if (counts->at[i] > op->pair_capacity)
            return cli_usage("--counts: number %" PRId64 " of row %" PRId64
                             " is %" PRId64 ", above --pair-capacity %" PRId64,
                             i % counts->width, i / counts->width,
                             counts->at[i], op->pair_capacity);
    return CLI_OK;
}

/* Run with the sent and received counts in a device's memory. */
static sdyrt_status run_there(sdyrt_context *context, sdyrt_plan *plan,
                              const int64_t *row, int64_t width, int64_t n,
                              const void *in, void *out) {
    const size_t bytes = (size_t)n * sizeof *row;
    void *memory = NULL;
    int64_t first = 0;
    sdyrt_status status = sdyrt_alloc(context, 2 * bytes, &memory);
    int64_t *const numbers = memory;
    if (status == SDYRT_OK)
        status = sdyrt_copy(context, numbers, row, (size_t)width * sizeof *row);
    if (status == SDYRT_OK)
        status = sdyrt_plan_run_v(plan, numbers, in, out, numbers + n);
    if (status == SDYRT_OK)
        status = sdyrt_copy(context, &first, numbers + n, sizeof first);
    sdyrt_free(context, numbers);
    if (status == SDYRT_OK && first < 0) {
        (void)cli_fail("counts that do not fit on the device");
        return SDYRT_ARGUMENT;
    }
    return status;
}

/* Run with the row of this rank's member; a rank without a device has none. */
static sdyrt_status run_member(sdyrt_context *context, const sdyrt_op *op,
                               const cli_counts *counts, sdyrt_plan *plan,
                               const void *in, void *out) {
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    int64_t n = 0, member = 0;
    const sdyrt_status status = sdyrt_plan_info_get(plan, &info);
    if (status != SDYRT_OK)
        return status;
    if (info.in_device < 0 || !find_member(op, info.in_device, &n, &member))
        return sdyrt_plan_run_v(plan, NULL, in, out, NULL);
    const int64_t width = op->kind == SDYRT_OP_ALL_GATHER ? 1 : n;
    const int64_t *const row =
        counts->at + (op->kind == SDYRT_OP_REDUCE_SCATTER ? 0 : member * width);
    return sdyrt_context_is_device(context)
               ? run_there(context, plan, row, width, n, in, out)
               : sdyrt_plan_run_v(plan, row, in, out, NULL);
}

sdyrt_status cli_counts_run(sdyrt_context *context, const sdyrt_op *op,
                            const cli_counts *counts, const void *in,
                            void *out) {
    sdyrt_plan *plan = NULL;
    sdyrt_status status = sdyrt_plan_create(context, op, NULL, &plan);
    if (status == SDYRT_OK)
        status = run_member(context, op, counts, plan, in, out);
    sdyrt_plan_destroy(plan);
    return status;
}

/* -- making the counts ----------------------------------------------------- */

int cli_counts_make(const char *text, sdyrt_op *op, cli_counts *counts) {
    const char *const capacity = op->in_capacity > 0     ? "--from-capacity"
                                 : op->out_capacity > 0  ? "--to-capacity"
                                 : op->pair_capacity > 0 ? "--pair-capacity"
                                                         : NULL;
    const bool varies = op->type.rank > 0 && op->type.dims[0] == SDYRT_DYNAMIC;
    if (!varies && capacity != NULL)
        return cli_usage("%s is of counts that vary: dimension 0 of --type is "
                         "'?' then",
                         capacity);
    if (text == NULL && capacity == NULL)
        return CLI_OK;
    if (text == NULL && (op->in_capacity == 0 || op->out_capacity == 0))
        return cli_usage("--from-capacity and --to-capacity, or --counts, are "
                         "needed: dimension 0 of --type is '?'");
    if (text != NULL) {
        CLI_TRY(*text == '@' ? read_file(text + 1, counts)
                             : read_rows(text, counts));
        CLI_TRY(check_shape(counts, op));
    }
    op->counts_vary = varies;
    if (varies)
        return check_capacities(counts, op);
    op->counts = counts->at;
    op->n_counts = counts->n_rows * counts->width;
    return CLI_OK;
}

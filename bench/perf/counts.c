/* Rows of unequal tiles: skewed ones, and those that the steps of a workload
 * count; and running them. bench/workloads/README.md describes the format. */
#include "bench/perf/perf.h"
#include <string.h>

/* Set the counts of a row, of `n` members, in its operation, and the capacities
 * of its buffers: the most that any member has. */
static void set_counts(perf_row *row, int64_t n) {
    sdyrt_op *const op = &row->op;
    int64_t most = 1, all = 0; /* a buffer is not empty */
    for (int64_t p = 0; p < n; p++) {
        int64_t before = 0, after = 0;
        for (int64_t q = 0; q < n; q++) {
            before += row->counts[p * n + q];
            after += row->counts[q * n + p];
        }
        all += before;
        most = before > most ? before : most;
        most = row->c->form == PERF_VARYING && after > most ? after : most;
    }
    if (row->c->form == PERF_COUNTS) {
        op->type.dims[0] = all;
        op->counts = row->counts;
        op->n_counts = n * n;
        return;
    }
    op->type.dims[0] = SDYRT_DYNAMIC;
    op->counts_vary = true;
    op->in_capacity = op->out_capacity = most;
    if (row->c->form == PERF_THERE_AND_BACK)
        op->out_capacity *= n; /* all may go to one */
}

/* -- skewed ones ----------------------------------------------------------- */

/* The offsets of n skewed tiles. */
static void cut(int64_t elements, int64_t n, int64_t *offsets) {
    offsets[0] = 0;
    for (int64_t k = 0; k < n; k++)
        offsets[k + 1] = k + 2 >= n ? elements : (offsets[k] + elements) / 2;
}

bool perf_row_skew(perf_rows *rows, perf_row *row, int64_t n, size_t bytes) {
    sdyrt_op *const op = &row->op;
    size_t line = sdyrt_dtype_bytes(op->type.dtype);
    for (int d = 1; d < op->type.rank; d++)
        line *= (size_t)op->type.dims[d];
    const int64_t all = bytes > line ? (int64_t)(bytes / line) : 1;
    int64_t *const offsets =
        perf_rows_alloc(rows, (size_t)n + 1, sizeof *offsets);
    cut(all, n, offsets);
    if (row->c->form == PERF_PARTS) {
        op->type.dims[0] = all;
        if (sdyrt_sharding_with_offsets(op->from, 0, offsets, n + 1,
                                        &op->from) != SDYRT_OK)
            return cli_fail_library(row->c->name) == CLI_OK;
        perf_rows_own(rows, op->from);
        return true;
    }
    int64_t *const counts =
        perf_rows_alloc(rows, (size_t)(n * n), sizeof *counts);
    for (int64_t p = 0; p < n; p++)
        for (int64_t q = 0; q < n; q++) {
            /* fair to every member, but experts that all prefer */
            const bool prefers = row->c->form == PERF_THERE_AND_BACK;
            const int64_t k = prefers ? q : (p + q) % n;
            counts[p * n + q] = offsets[k + 1] - offsets[k];
        }
    row->counts = counts;
    set_counts(row, n);
    return true;
}

/* -- of a workload --------------------------------------------------------- */

static bool read_counts(const char *where, const json_t *matrix, int64_t n,
                        int64_t *counts) {
    if ((int64_t)json_array_size(matrix) != n)
        return CLI_FALSE("%s: counts of %zu ranks, and there are %lld", where,
                         json_array_size(matrix), (long long)n);
    for (int64_t p = 0; p < n; p++) {
        const json_t *const row = json_array_get(matrix, (size_t)p);
        if ((int64_t)json_array_size(row) != n)
            return CLI_FALSE("%s: rank %lld has %zu counts, of %lld", where,
                             (long long)p, json_array_size(row), (long long)n);
        for (int64_t q = 0; q < n; q++) {
            const json_t *const count = json_array_get(row, (size_t)q);
            const json_int_t value = json_integer_value(count);
            if (!json_is_integer(count) || value < 0 || value > INT32_MAX / n)
                return CLI_FALSE("%s: the count from rank %lld to rank %lld is "
                                 "no number from 0 to %lld",
                                 where, (long long)p, (long long)q,
                                 (long long)(INT32_MAX / n));
            counts[p * n + q] = value;
        }
    }
    return true;
}

/* Add a tensor to the rows and to their elements and bytes. */
static void add_tensor(perf_rows *rows, const perf_row *row, int64_t n) {
    const sdyrt_type *const type = &row->op.type;
    int64_t elements = 0;
    for (int64_t i = 0; i < n * n; i++)
        elements += row->counts[i];
    for (int d = 1; d < type->rank; d++)
        elements *= type->dims[d];
    rows->tensors =
        cli_grow(rows->tensors, (size_t)rows->n_tensors, sizeof *rows->tensors);
    rows->tensors[rows->n_tensors++] =
        (perf_tensor){.name = row->name, .row = rows->n - 1};
    rows->elements += elements;
    rows->bytes += (size_t)elements * sdyrt_dtype_bytes(type->dtype);
}

/* Read `row`, what is counted, as the type of a step: "tensor<?xROW>". */
static bool read_type(const char *path, const char *text, sdyrt_type *type) {
    sdyrt_type row;
    if (sdyrt_type_parse(text, &row) != SDYRT_OK)
        return CLI_FALSE("%s: 'row': %s", path, sdyrt_last_error());
    if (row.rank >= SDYRT_MAX_RANK - 1)
        return CLI_FALSE("%s: 'row': %d dimensions are too many", path,
                         row.rank);
    *type = row;
    type->rank++;
    type->dims[0] = SDYRT_DYNAMIC;
    memcpy(type->dims + 1, row.dims, (size_t)row.rank * sizeof *row.dims);
    return true;
}

static bool read_step(const char *where, const json_t *json, int64_t n,
                      const sdyrt_op *op, perf_rows *rows) {
    json_error_t error;
    json_t *counts;
    perf_row *const row = perf_rows_add(rows, perf_case_named("moe"));
    int64_t *const memory =
        perf_rows_alloc(rows, (size_t)(n * n), sizeof *memory);
    row->op = *op;
    row->kind = "-";
    if (json_unpack_ex((json_t *)json, &error, JSON_STRICT, "{s:s, s:o}",
                       "name", &row->name, "counts", &counts) != 0)
        return CLI_FALSE("%s: %s", where, error.text);
    if (!read_counts(where, counts, n, memory))
        return false;
    row->counts = memory;
    set_counts(row, n);
    add_tensor(rows, row, n);
    return sdyrt_op_verify(&row->op) == SDYRT_OK ||
           CLI_FALSE("%s: %s", where, sdyrt_last_error());
}

/* The operation of all steps, without counts, on a mesh of n devices. */
static bool make_op(const char *path, int64_t n, const char *type,
                    perf_rows *rows, sdyrt_op *op) {
    static const sdyrt_axis_ref none[1];
    const sdyrt_mesh_axis axis = {"x", n};
    const sdyrt_mesh *mesh;
    char text[PERF_MAX_TEXT];
    *op = (sdyrt_op)SDYRT_OP_INIT;
    op->kind = SDYRT_OP_ALL_TO_ALL;
    op->own_axes = (sdyrt_axis_list){none, 0};
    op->axes = "[{\"x\"}: 0->0]";
    if (!read_type(path, type, &op->type))
        return false;
    if (sdyrt_mesh_create(&axis, 1, NULL, 0, &mesh) != SDYRT_OK)
        return cli_fail_library(path) == CLI_OK;
    perf_rows_mesh(rows, "mesh", mesh);
    size_t at = (size_t)snprintf(text, sizeof text, "<@mesh, [{\"x\"}");
    for (int d = 1; d < op->type.rank; d++)
        at += (size_t)snprintf(text + at, sizeof text - at, ", {}");
    (void)snprintf(text + at, sizeof text - at, "]>");
    if (perf_rows_sharding(rows, text, &op->from) != SDYRT_OK)
        return cli_fail_library(path) == CLI_OK;
    op->to = op->from;
    return true;
}

bool perf_rows_add_steps(const char *path, perf_rows *rows) {
    const char *type;
    json_error_t error;
    json_t *steps, *step;
    size_t i;
    sdyrt_op op;
    if (json_unpack_ex(rows->workload, &error, JSON_STRICT, "{s:s, s:s, s:o}",
                       "name", &rows->title, "row", &type, "steps",
                       &steps) != 0)
        return CLI_FALSE("%s: %s", path, error.text);
    const int64_t n = (int64_t)json_array_size(
        json_object_get(json_array_get(steps, 0), "counts"));
    if (n == 0)
        return CLI_FALSE("%s: no steps with counts", path);
    if (!make_op(path, n, type, rows, &op))
        return false;
    rows->ranks = (int)n;
    json_array_foreach(steps, i, step) {
        const char *const name =
            json_string_value(json_object_get(step, "name"));
        char *const where = name != NULL
                                ? cli_format("%s: step '%s'", path, name)
                                : cli_format("%s: step %zu", path, i);
        const bool is_read = read_step(where, step, n, &op, rows);
        free(where);
        if (!is_read)
            return false;
    }
    return true;
}

/* -- running --------------------------------------------------------------- */

sdyrt_status perf_counts_open(const perf_worker *w, const perf_row *row,
                              int64_t member, perf_call *call) {
    const size_t bytes = (size_t)row->group * sizeof *row->counts;
    void *memory;
    call->matrix = row->counts;
    if (!row->op.counts_vary)
        return SDYRT_OK;
    PERF_TRY(sdyrt_alloc(w->rank->context, 2 * bytes, &memory));
    call->counts = memory;
    call->received = call->counts + row->group;
    call->in = w->in;
    call->out = w->out;
    PERF_TRY(sdyrt_copy(w->rank->context, call->counts,
                        row->counts + member * row->group, bytes));
    if (row->c->form != PERF_THERE_AND_BACK)
        return SDYRT_OK;
    sdyrt_op op = row->op;
    op.in_capacity = row->op.out_capacity;
    op.out_capacity = row->op.in_capacity;
    call->between = w->between;
    return sdyrt_plan_create(w->rank->context, &op, NULL, &call->back);
}

void perf_counts_close(perf_call *call) {
    if (call->counts != NULL)
        sdyrt_free(call->rank->context, call->counts);
    sdyrt_plan_destroy(call->back);
}

/* Reading workloads: counts of tokens between ranks, the size of a token. */
#include "bench/grids/grids.h"

#include <stdlib.h>
#include <string.h>

/* The bytes of a row as a number of f64: movement ignores the dtype. */
static bool read_width(const char *path, const char *text, int64_t *width) {
    sdyrt_type type;
    int64_t elements;
    if (sdyrt_type_parse(text, &type) != SDYRT_OK ||
        sdyrt_type_elements(&type, &elements) != SDYRT_OK)
        return CLI_FALSE("%s: 'row': %s", path, sdyrt_last_error());
    const int64_t bytes = elements * (int64_t)sdyrt_dtype_bytes(type.dtype);
    *width = bytes / (int64_t)sizeof(double);
    return (*width > 0 && *width <= INT32_MAX &&
            bytes % (int64_t)sizeof(double) == 0) ||
           CLI_FALSE("%s: a row of %lld bytes, which is no multiple of %zu",
                     path, (long long)bytes, sizeof(double));
}

static bool read_counts(const char *where, const json_t *matrix, int n,
                        grids_step *step) {
    if ((int)json_array_size(matrix) != n)
        return CLI_FALSE("%s: counts of %zu ranks, and there are %d", where,
                         json_array_size(matrix), n);
    step->counts = calloc((size_t)n * (size_t)n, sizeof *step->counts);
    if (step->counts == NULL)
        return CLI_FALSE("%s: out of memory", where);
    const int64_t most = INT32_MAX / step->width / n; /* limit of MPI's ints */
    int64_t all = 0;
    for (int p = 0; p < n; p++) {
        const json_t *const row = json_array_get(matrix, (size_t)p);
        if ((int)json_array_size(row) != n)
            return CLI_FALSE("%s: rank %d has %zu counts, of %d", where, p,
                             json_array_size(row), n);
        for (int q = 0; q < n; q++) {
            const json_t *const count = json_array_get(row, (size_t)q);
            const json_int_t value = json_integer_value(count);
            if (!json_is_integer(count) || value < 0 || value > most)
                return CLI_FALSE("%s: the count from rank %d to rank %d is no "
                                 "number from 0 to %lld",
                                 where, p, q, (long long)most);
            step->counts[p * n + q] = value;
            all += value;
        }
    }
    step->bytes = (size_t)(all * step->width) * sizeof(double);
    return true;
}

static bool read_step(const char *path, size_t i, json_t *json, int n,
                      grids_step *step) {
    char where[4096];
    json_error_t error;
    json_t *counts;
    if (json_unpack_ex(json, &error, JSON_STRICT, "{s:s, s:o}", "name",
                       &step->name, "counts", &counts) != 0)
        return CLI_FALSE("%s: step %zu: %s", path, i, error.text);
    (void)snprintf(where, sizeof where, "%s: step '%s'", path, step->name);
    return read_counts(where, counts, n, step);
}

static bool read_all(const char *path, int n_ranks, grids_workload *made) {
    const char *name, *row;
    json_error_t error;
    json_t *steps, *step;
    size_t i;
    made->document = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
    if (made->document == NULL)
        return CLI_FALSE("%s:%d: %s", path, error.line, error.text);
    if (json_unpack_ex(made->document, &error, JSON_STRICT, "{s:s, s:s, s:o}",
                       "name", &name, "row", &row, "steps", &steps) != 0)
        return CLI_FALSE("%s: %s", path, error.text);
    if (json_array_size(steps) == 0)
        return CLI_FALSE("%s: no steps", path);
    made->steps = calloc(json_array_size(steps), sizeof *made->steps);
    if (made->steps == NULL)
        return CLI_FALSE("%s: out of memory", path);
    int64_t width = 0;
    if (!read_width(path, row, &width))
        return false;
    json_array_foreach(steps, i, step) {
        made->steps[made->n++].width = width;
        if (!read_step(path, i, step, n_ranks, &made->steps[i]))
            return false;
    }
    return true;
}

bool grids_workload_read(const char *path, int n_ranks, grids_workload *made) {
    *made = (grids_workload){.n = 0};
    const bool is_read = read_all(path, n_ranks, made);
    if (!is_read)
        grids_workload_free(made);
    return is_read;
}

void grids_workload_free(grids_workload *workload) {
    for (int i = 0; i < workload->n; i++)
        free(workload->steps[i].counts);
    free(workload->steps);
    json_decref(workload->document);
    *workload = (grids_workload){.n = 0};
}

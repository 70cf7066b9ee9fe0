/* Reading workloads: lists of tensors with an operation for each. Tensors of
 * one kind, type, pair of shardings and operation are one row. The format is
 * described in bench/workloads/README.md. */
#include "bench/perf/rows.h"
#include <string.h>

static bool load_meshes(const char *path, json_t *meshes, perf_rows *rows) {
    if (!json_is_object(meshes))
        return CLI_FALSE("%s: 'meshes' is not an object", path);
    const char *name;
    json_t *text;
    json_object_foreach(meshes, name, text) {
        const sdyrt_mesh *mesh;
        if (!json_is_string(text))
            return CLI_FALSE("%s: mesh '%s' is not a string", path, name);
        if (sdyrt_mesh_parse(json_string_value(text), &mesh) != SDYRT_OK)
            return CLI_FALSE("%s: mesh '%s': %s", path, name,
                             sdyrt_last_error());
        perf_rows_mesh(rows, name, mesh);
    }
    return true;
}

/* Raise the ranks that the rows need to those of one sharding's mesh. */
static sdyrt_status count_ranks(const sdyrt_sharding *sharding,
                                perf_rows *rows) {
    const sdyrt_mesh *mesh = sdyrt_sharding_mesh(sharding);
    int64_t ranks = sdyrt_mesh_device_count(mesh);
    if (sdyrt_mesh_is_maximal(mesh)) {
        PERF_TRY(sdyrt_mesh_device_at(mesh, 0, &ranks));
        ranks++;
    }
    if (ranks > rows->ranks)
        rows->ranks = ranks < INT32_MAX ? (int)ranks : INT32_MAX;
    return SDYRT_OK;
}

/* Add the elements and bytes of a tensor to those of all. */
static bool add_size(const char *where, const sdyrt_type *type,
                     perf_rows *rows) {
    int64_t elements;
    size_t bytes;
    if (sdyrt_type_elements(type, &elements) != SDYRT_OK)
        return CLI_FALSE("%s: %s", where, sdyrt_last_error());
    return !(__builtin_mul_overflow((size_t)elements,
                                    sdyrt_dtype_bytes(type->dtype), &bytes) ||
             __builtin_add_overflow(rows->elements, elements,
                                    &rows->elements) ||
             __builtin_add_overflow(rows->bytes, bytes, &rows->bytes)) ||
           CLI_FALSE("%s: the bytes do not fit 64 bits", where);
}

static bool set_group(perf_rows *rows, perf_row *row) {
    char list[PERF_MAX_TEXT];
    int64_t n;
    perf_flatten(row->op.axes, list, sizeof list);
    return perf_group_size(sdyrt_sharding_mesh(row->op.from), list, &n) &&
           perf_op_group(rows, row->c, n, &row->op);
}

/* Read a tensor into a row of its own. */
static bool load_row(const char *where, json_t *json, perf_rows *rows,
                     perf_row *row) {
    const char *type, *from, *to, *op = NULL, *reduction = NULL;
    json_error_t error;
    row->op = (sdyrt_op)SDYRT_OP_INIT;
    row->op.kind = SDYRT_OP_RESHARD;
    row->kind = "-";
    if (json_unpack_ex(json, &error, JSON_STRICT,
                       "{s:s, s:s, s:s, s:s, s?s, s?s, s?s, s?s}", "name",
                       &row->name, "type", &type, "from", &from, "to", &to,
                       "kind", &row->kind, "op", &op, "axes", &row->op.axes,
                       "reduction", &reduction) != 0)
        return CLI_FALSE("%s: %s", where, error.text);
    if (op != NULL && !cli_op_named(op, &row->op.kind))
        return CLI_FALSE("%s: 'op': no operation '%s'", where, op);
    row->c = &perf_cases[row->op.kind];
    if (reduction != NULL &&
        !cli_reduction_named(reduction, &row->op.reduction))
        return CLI_FALSE("%s: 'reduction': expected one of %s, found '%s'",
                         where, cli_reduction_names(), reduction);
    if (sdyrt_type_parse(type, &row->op.type) != SDYRT_OK)
        return CLI_FALSE("%s: 'type': %s", where, sdyrt_last_error());
    if (perf_rows_sharding(rows, from, &row->op.from) != SDYRT_OK)
        return CLI_FALSE("%s: 'from': %s", where, sdyrt_last_error());
    if (perf_rows_sharding(rows, to, &row->op.to) != SDYRT_OK)
        return CLI_FALSE("%s: 'to': %s", where, sdyrt_last_error());
    if (row->op.kind >= SDYRT_OP_BROADCAST && !set_group(rows, row))
        return false;
    return (sdyrt_op_verify(&row->op) == SDYRT_OK &&
            count_ranks(row->op.from, rows) == SDYRT_OK &&
            count_ranks(row->op.to, rows) == SDYRT_OK) ||
           CLI_FALSE("%s: %s", where, sdyrt_last_error());
}

static bool same_text(const sdyrt_sharding *a, const sdyrt_sharding *b) {
    char text[2][PERF_MAX_TEXT];
    const size_t length = sdyrt_sharding_print(a, text[0], sizeof text[0]);
    return length < sizeof text[0] &&
           sdyrt_sharding_print(b, text[1], sizeof text[1]) == length &&
           strcmp(text[0], text[1]) == 0;
}

static bool same_row(const perf_row *a, const perf_row *b) {
    const sdyrt_op *x = &a->op, *y = &b->op;
    return strcmp(a->kind, b->kind) == 0 && x->type.dtype == y->type.dtype &&
           x->type.rank == y->type.rank &&
           memcmp(x->type.dims, y->type.dims,
                  (size_t)x->type.rank * sizeof x->type.dims[0]) == 0 &&
           x->kind == y->kind && x->reduction == y->reduction &&
           strcmp(x->axes == NULL ? "" : x->axes,
                  y->axes == NULL ? "" : y->axes) == 0 &&
           same_text(x->from, y->from) && same_text(x->to, y->to);
}

/* Merge the last row, of one tensor, into an equal one; false: none. */
static bool merge_last(perf_rows *rows, int *row) {
    const perf_row *last = &rows->rows[rows->n - 1];
    for (*row = 0; *row < rows->n - 1; ++*row)
        if (same_row(&rows->rows[*row], last))
            break;
    if (*row == rows->n - 1)
        return false;
    rows->n--;
    return true;
}

/* Read tensor `index`; with --quick only the first tensor of a row counts. */
static bool load_tensor(const perf_options *options, json_t *json, size_t index,
                        json_t *names, perf_rows *rows) {
    const char *path = options->workload;
    const char *name = json_string_value(json_object_get(json, "name"));
    char where[512];
    if (name != NULL)
        snprintf(where, sizeof where, "%s: tensor '%s'", path, name);
    else
        snprintf(where, sizeof where, "%s: tensor %zu", path, index);
    perf_row *row = perf_rows_add(rows, NULL);
    if (!load_row(where, json, rows, row))
        return false;
    if (json_object_get(names, name) != NULL)
        return CLI_FALSE("%s is there twice", where);
    json_object_set_new(names, name, json_true());
    const sdyrt_type type = row->op.type;
    int of;
    if (merge_last(rows, &of)) {
        if (options->quick)
            return true;
        rows->rows[of].n_tensors++;
    }
    rows->tensors =
        cli_grow(rows->tensors, (size_t)rows->n_tensors, sizeof *rows->tensors);
    rows->tensors[rows->n_tensors++] = (perf_tensor){.name = name, .row = of};
    return add_size(where, &type, rows);
}

bool perf_rows_add_workload(const perf_options *options, perf_rows *rows) {
    const char *path = options->workload;
    json_error_t error;
    json_t *meshes, *tensors;
    rows->ranks = 1;
    rows->workload = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
    if (rows->workload == NULL)
        return error.line > 0 ? CLI_FALSE("%s:%d:%d: %s", path, error.line,
                                          error.column, error.text)
                              : CLI_FALSE("%s", error.text);
    if (json_object_get(rows->workload, "steps") != NULL)
        return perf_rows_add_steps(path, rows);
    if (json_unpack_ex(rows->workload, &error, JSON_STRICT, "{s:s, s:o, s:o}",
                       "name", &rows->title, "meshes", &meshes, "tensors",
                       &tensors) != 0)
        return CLI_FALSE("%s: %s", path, error.text);
    if (!load_meshes(path, meshes, rows))
        return false;
    if (json_array_size(tensors) == 0)
        return CLI_FALSE("%s: 'tensors' is empty or not a list", path);
    json_t *names = json_object();
    bool good = true;
    for (size_t i = 0; good && i < json_array_size(tensors); i++)
        good = load_tensor(options, json_array_get(tensors, i), i, names, rows);
    json_decref(names);
    for (int i = 0; i < rows->n; i++) /* a kind has a name of its own */
        if (strcmp(rows->rows[i].kind, "-") != 0)
            rows->rows[i].name = rows->rows[i].kind;
    return good;
}

/* The rows of a run, made before any rank starts. */
#include "bench/perf/rows.h"
#include <stdlib.h>
#include <string.h>

void *perf_rows_alloc(perf_rows *rows, size_t count, size_t bytes) {
    rows->memory =
        cli_grow(rows->memory, (size_t)rows->n_memory, sizeof *rows->memory);
    return rows->memory[rows->n_memory++] = cli_alloc(count, bytes);
}

const char *perf_rows_keep(perf_rows *rows, const char *text) {
    const size_t bytes = strlen(text) + 1;
    return memcpy(perf_rows_alloc(rows, bytes, 1), text, bytes);
}

void perf_rows_own(perf_rows *rows, const sdyrt_sharding *sharding) {
    rows->shardings = cli_grow(rows->shardings, (size_t)rows->n_shardings,
                               sizeof *rows->shardings);
    rows->shardings[rows->n_shardings++] = sharding;
}

sdyrt_status perf_rows_sharding(perf_rows *rows, const char *text,
                                const sdyrt_sharding **sharding) {
    PERF_TRY(
        sdyrt_sharding_parse(text, rows->meshes, rows->n_meshes, sharding));
    perf_rows_own(rows, *sharding);
    return SDYRT_OK;
}

perf_row *perf_rows_add(perf_rows *rows, const perf_case *c) {
    rows->rows = cli_grow(rows->rows, (size_t)rows->n, sizeof *rows->rows);
    rows->rows[rows->n] =
        (perf_row){.c = c, .axes = "{}", .group = 1, .n_tensors = 1};
    return &rows->rows[rows->n++];
}

/* -- derived fields of a row ----------------------------------------------- */

void perf_flatten(const char *text, char *list, size_t bytes) {
    size_t n = (size_t)snprintf(list, bytes, "{");
    const char *at = text != NULL ? text : "";
    while ((at = strchr(at, '"')) != NULL && n < bytes) {
        const char *end = strchr(at + 1, '"');
        if (end == NULL)
            break;
        end++;
        if (end[0] == ':' && end[1] == '(') { /* not the `: 0->1` of params */
            end += strcspn(end, ")");
            end += *end == ')';
            end += strspn(end, "0123456789");
        }
        n += (size_t)snprintf(list + n, bytes - n, "%s%.*s", n > 1 ? "," : "",
                              (int)(end - at), at);
        at = end;
    }
    if (n < bytes)
        snprintf(list + n, bytes - n, "}");
}

bool perf_group_size(const sdyrt_mesh *mesh, const char *axes, int64_t *count) {
    int64_t device, index;
    if (sdyrt_mesh_device_at(mesh, 0, &device) != SDYRT_OK ||
        sdyrt_mesh_group(mesh, axes, device, NULL, 0, count, &index) !=
            SDYRT_OK)
        return cli_fail_library("--axes") == CLI_OK;
    return true;
}

sdyrt_status perf_tiles(const sdyrt_op *op, int rank, int size, sdyrt_tile *in,
                        sdyrt_tile *out) {
    if (op->kind < SDYRT_OP_BROADCAST && op->own_axes.refs == NULL) {
        PERF_TRY(sdyrt_tile_of(op->from, &op->type, rank, in));
        return sdyrt_tile_of(op->to, &op->type, rank, out);
    }
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    sdyrt_plan *plan = NULL;
    PERF_TRY(sdyrt_plan_preview(op, NULL, rank, size, &plan));
    const sdyrt_status status = sdyrt_plan_info_get(plan, &info);
    sdyrt_plan_destroy(plan);
    *in = info.in_tile;
    *out = info.out_tile;
    return status;
}

bool perf_local_bytes(const sdyrt_op *op, int size, size_t *bytes) {
    *bytes = 0;
    for (int rank = 0; rank < size; rank++) {
        sdyrt_tile in, out;
        if (perf_tiles(op, rank, size, &in, &out) != SDYRT_OK)
            return cli_fail_library(sdyrt_op_name(op->kind)) == CLI_OK;
        const int64_t most =
            in.elements > out.elements ? in.elements : out.elements;
        size_t local;
        if (__builtin_mul_overflow((size_t)most,
                                   sdyrt_dtype_bytes(op->type.dtype), &local))
            return CLI_FALSE("%s: the bytes do not fit 64 bits",
                             sdyrt_op_name(op->kind));
        *bytes = local > *bytes ? local : *bytes;
    }
    return true;
}

bool perf_row_finish(perf_rows *rows, perf_row *row, int size) {
    char list[PERF_MAX_TEXT];
    if (row->op.axes != NULL) {
        perf_flatten(row->op.axes, list, sizeof list);
        row->axes = perf_rows_keep(rows, list);
        if (!perf_group_size(sdyrt_sharding_mesh(row->op.from), row->axes,
                             &row->group))
            return false;
    }
    if (!perf_local_bytes(&row->op, size, &row->bytes))
        return false;
    if (row->c->form == PERF_THERE_AND_BACK) /* with room for all of them */
        row->bytes /= (size_t)row->group;
    const int64_t shares = row->c->counts_shares ? row->group : 1;
    row->count =
        (int64_t)(row->bytes / sdyrt_dtype_bytes(row->op.type.dtype)) / shares;
    sdyrt_reduction reduction;
    if (row->op.kind == SDYRT_OP_RESHARD &&
        sdyrt_sharding_partials(row->op.to, &reduction) != 1)
        return CLI_FALSE("reshard: a result with unreduced axes cannot be "
                         "checked");
    return true;
}

/* -- meshes ---------------------------------------------------------------- */

void perf_rows_mesh(perf_rows *rows, const char *name, const sdyrt_mesh *mesh) {
    rows->meshes =
        cli_grow(rows->meshes, (size_t)rows->n_meshes, sizeof *rows->meshes);
    rows->meshes[rows->n_meshes++] =
        (sdyrt_named_mesh){.name = name, .mesh = mesh};
}

static bool add_mesh(perf_rows *rows, const char *text) {
    char name[256];
    const sdyrt_mesh *mesh;
    if (sdyrt_mesh_parse_named(text, name, sizeof name, &mesh) != SDYRT_OK)
        return cli_fail_library("--mesh") == CLI_OK;
    perf_rows_mesh(rows, perf_rows_keep(rows, *name ? name : "mesh"), mesh);
    return true;
}

/* Add `@next`: the first mesh with its devices rotated by one. */
static bool add_next(perf_rows *rows) {
    const sdyrt_mesh *mesh = rows->meshes[0].mesh, *next;
    const int n_axes = sdyrt_mesh_axis_count(mesh);
    const int64_t n = sdyrt_mesh_device_count(mesh);
    sdyrt_mesh_axis axes[SDYRT_MAX_AXES];
    for (int i = 0; i < n_axes; i++)
        axes[i] = sdyrt_mesh_axis_at(mesh, i);
    int64_t *ids = cli_alloc((size_t)n, sizeof *ids);
    sdyrt_status status = SDYRT_OK;
    for (int64_t i = 0; status == SDYRT_OK && i < n; i++)
        status = sdyrt_mesh_device_at(mesh, (i + 1) % n, &ids[i]);
    if (status == SDYRT_OK)
        status = sdyrt_mesh_create(axes, n_axes, ids, n, &next);
    free(ids);
    if (status != SDYRT_OK)
        return cli_fail_library("--mesh") == CLI_OK;
    perf_rows_mesh(rows, "next", next);
    return true;
}

/* -- making all rows ------------------------------------------------------- */

bool perf_rows_open(const perf_options *options, perf_rows *rows) {
    *rows = (perf_rows){0};
    if (options->workload != NULL)
        return perf_rows_add_workload(options, rows);
    for (int i = 0; i < options->meshes.n; i++) {
        if (!add_mesh(rows, options->meshes.at[i]))
            return false;
        const sdyrt_mesh *mesh = rows->meshes[i].mesh;
        if (sdyrt_mesh_is_maximal(mesh) || sdyrt_mesh_is_empty(mesh))
            return CLI_FALSE("--mesh '%s' has no axes", options->meshes.at[i]);
        const int64_t n = sdyrt_mesh_device_count(mesh);
        if (n > 1 << 20)
            return CLI_FALSE("--mesh '%s' has %lld devices, more than the "
                             "ranks that there can be",
                             options->meshes.at[i], (long long)n);
        rows->ranks = n > rows->ranks ? (int)n : rows->ranks;
    }
    return true;
}

static bool add_up_memory(int size, perf_rows *rows) {
    for (int rank = 0; rank < size; rank++) {
        size_t in, out;
        if (perf_rows_largest(rows, rank, size, &in, &out) != SDYRT_OK)
            return cli_fail_library(NULL) == CLI_OK;
        if (__builtin_add_overflow(rows->total_memory, in,
                                   &rows->total_memory) ||
            __builtin_add_overflow(rows->total_memory, out,
                                   &rows->total_memory))
            rows->total_memory = SIZE_MAX;
    }
    return true;
}

bool perf_rows_make(const perf_options *options, int size, perf_rows *rows) {
    if (rows->ranks > size)
        return CLI_FALSE("%s has %d devices, more than the %d rank%s",
                         options->workload != NULL ? options->workload
                                                   : "--mesh",
                         rows->ranks, size, size == 1 ? "" : "s");
    char text[64];
    snprintf(text, sizeof text, "<[\"x\"=%d]>", size);
    if (options->workload != NULL) {
        for (int i = 0; i < rows->n; i++)
            if (!perf_row_finish(rows, &rows->rows[i], size))
                return false;
    } else if ((rows->n_meshes == 0 && !add_mesh(rows, text)) ||
               !add_next(rows) || !perf_rows_add_cases(options, size, rows)) {
        return false;
    }
    return add_up_memory(size, rows);
}

void perf_rows_free(perf_rows *rows) {
    for (int i = 0; i < rows->n_shardings; i++)
        sdyrt_sharding_release(rows->shardings[i]);
    for (int i = 0; i < rows->n_meshes; i++)
        sdyrt_mesh_release(rows->meshes[i].mesh);
    for (int i = 0; i < rows->n_memory; i++)
        free(rows->memory[i]);
    free(rows->memory);
    free(rows->shardings);
    free(rows->meshes);
    free(rows->tensors);
    free(rows->rows);
    json_decref(rows->workload);
    *rows = (perf_rows){0};
}

sdyrt_status perf_rows_largest(const perf_rows *rows, int rank, int size,
                               size_t *in, size_t *out) {
    *in = *out = 0;
    for (int i = 0; i < rows->n; i++) {
        const sdyrt_op *op = &rows->rows[i].op;
        const size_t width = sdyrt_dtype_bytes(op->type.dtype);
        sdyrt_tile from, to;
        PERF_TRY(perf_tiles(op, rank, size, &from, &to));
        const size_t from_bytes = (size_t)from.elements * width;
        const size_t to_bytes = (size_t)to.elements * width;
        *in = *in > from_bytes ? *in : from_bytes;
        *out = *out > to_bytes ? *out : to_bytes;
    }
    return SDYRT_OK;
}

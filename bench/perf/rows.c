#include "bench/common/fail.h"
#include "bench/perf/rows_make.h"
#include "bench/perf/sizes.h"
#include "bench/perf/texts.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *perf_rows_keep(perf_rows *rows, const char *text) {
    char **more =
        realloc(rows->texts, ((size_t)rows->n_texts + 1) * sizeof *rows->texts);
    if (more == NULL)
        return NULL;
    rows->texts = more;
    char *copy = strdup(text);
    if (copy != NULL)
        rows->texts[rows->n_texts++] = copy;
    return copy;
}

perf_row *perf_rows_add(perf_rows *rows) {
    perf_row *more =
        realloc(rows->rows, ((size_t)rows->n + 1) * sizeof *rows->rows);
    if (more == NULL) {
        bench_fail("no memory for the rows");
        return NULL;
    }
    rows->rows = more;
    more[rows->n] = (perf_row){.axes = "{}", .group = 1, .n_tensors = 1};
    return &more[rows->n++];
}

bool perf_row_finish(perf_rows *rows, perf_row *row, int size) {
    char list[PERF_MAX_TEXT];
    row->c = bench_cases[row->op.kind];
    if (row->op.axes != NULL) {
        perf_flatten(row->op.axes, list, sizeof list);
        row->axes = perf_rows_keep(rows, list);
        if (row->axes == NULL)
            return bench_fail("no memory for the rows");
        if (!perf_group_size(sdyrt_sharding_mesh(row->op.from), row->axes,
                             &row->group))
            return false;
    }
    if (!perf_local_bytes(&row->op, size, &row->bytes))
        return false;
    const int64_t shares = row->c->counts_shares ? row->group : 1;
    row->count =
        (int64_t)(row->bytes / sdyrt_dtype_bytes(row->op.type.dtype)) / shares;
    sdyrt_reduction reduction;
    if (row->op.kind == SDYRT_OP_RESHARD &&
        sdyrt_sharding_partials(row->op.to, &reduction) != 1)
        return bench_fail("reshard: a result with unreduced axes cannot be "
                          "checked");
    return true;
}

/* -- meshes ---------------------------------------------------------------- */

static bool add_mesh(perf_rows *rows, const char *text) {
    char name[256] = "mesh";
    const char *at = text;
    if (text[0] == '@') {
        const size_t length = strcspn(text, "=");
        snprintf(name, sizeof name, "%.*s", (int)length - 1, text + 1);
        at = text + length + (text[length] == '=');
    }
    sdyrt_named_mesh *mesh = &rows->meshes[rows->n_meshes];
    if (sdyrt_mesh_parse(at, &mesh->mesh) != SDYRT_OK)
        return bench_fail("--mesh: %s", sdyrt_last_error());
    rows->n_meshes++;
    mesh->name = perf_rows_keep(rows, name);
    return mesh->name != NULL || bench_fail("no memory for the meshes");
}

/* `@next`: the first mesh with its devices moved on by one. */
static bool add_next(perf_rows *rows) {
    const sdyrt_mesh *mesh = rows->meshes[0].mesh;
    const int n_axes = sdyrt_mesh_axis_count(mesh);
    const int64_t n = sdyrt_mesh_device_count(mesh);
    sdyrt_mesh_axis axes[SDYRT_MAX_AXES];
    for (int i = 0; i < n_axes; i++)
        axes[i] = sdyrt_mesh_axis_at(mesh, i);
    int64_t *ids = calloc((size_t)n, sizeof *ids);
    sdyrt_status status = ids == NULL ? SDYRT_MEMORY : SDYRT_OK;
    for (int64_t i = 0; status == SDYRT_OK && i < n; i++)
        status = sdyrt_mesh_device_at(mesh, (i + 1) % n, &ids[i]);
    sdyrt_named_mesh *next = &rows->meshes[rows->n_meshes];
    if (status == SDYRT_OK)
        status = sdyrt_mesh_create(axes, n_axes, ids, n, &next->mesh);
    free(ids);
    if (status != SDYRT_OK)
        return bench_fail("--mesh: %s", ids == NULL ? "no memory for its ids"
                                                    : sdyrt_last_error());
    next->name = "next";
    rows->n_meshes++;
    return true;
}

/* -- all ------------------------------------------------------------------- */

bool perf_rows_open(const perf_options *options, perf_rows *rows) {
    *rows = (perf_rows){0};
    if (options->workload != NULL) {
        const workload_options all = {0};
        if (!workload_load(options->workload, &all, &rows->work))
            return false;
        rows->title = rows->work.name;
        rows->ranks = rows->work.ranks;
        return true;
    }
    for (int i = 0; i < options->n_meshes; i++) {
        if (!add_mesh(rows, options->meshes[i]))
            return false;
        const sdyrt_mesh *mesh = rows->meshes[i].mesh;
        if (sdyrt_mesh_is_maximal(mesh) || sdyrt_mesh_is_empty(mesh))
            return bench_fail("--mesh '%s' has no axes", options->meshes[i]);
        const int64_t n = sdyrt_mesh_device_count(mesh);
        if (n > 1 << 20)
            return bench_fail("--mesh '%s' has %lld devices, more than the "
                              "ranks that there can be",
                              options->meshes[i], (long long)n);
        rows->ranks = n > rows->ranks ? (int)n : rows->ranks;
    }
    return true;
}

static bool add_workload(int size, perf_rows *rows) {
    const workload *work = &rows->work;
    for (int i = 0; i < work->n_rows; i++) {
        const workload_tensor *tensor = &work->tensors[work->rows[i].first];
        perf_row *row = perf_rows_add(rows);
        if (row == NULL)
            return false;
        row->op = workload_op(tensor);
        row->name =
            strcmp(tensor->kind, "-") == 0 ? tensor->name : tensor->kind;
        row->n_tensors = work->rows[i].count;
        if (!perf_row_finish(rows, row, size))
            return false;
    }
    return true;
}

static bool add_up_memory(int size, perf_rows *rows) {
    for (int rank = 0; rank < size; rank++) {
        size_t in, out;
        if (perf_rows_largest(rows, rank, &in, &out) != SDYRT_OK)
            return bench_fail("%s", sdyrt_last_error());
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
        return bench_fail("%s has %d devices, more than the %d ranks",
                          options->workload != NULL ? options->workload
                                                    : "--mesh",
                          rows->ranks, size);
    char text[64];
    snprintf(text, sizeof text, "<[\"x\"=%d]>", size);
    if (options->workload != NULL) {
        if (!add_workload(size, rows))
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
    for (int i = 0; i < rows->n_texts; i++)
        free(rows->texts[i]);
    free(rows->texts);
    free(rows->shardings);
    free(rows->rows);
    if (rows->work.root != NULL)
        workload_free(&rows->work);
    *rows = (perf_rows){0};
}

sdyrt_status perf_rows_largest(const perf_rows *rows, int rank, size_t *in,
                               size_t *out) {
    *in = *out = 0;
    for (int i = 0; i < rows->n; i++) {
        const sdyrt_op *op = &rows->rows[i].op;
        const size_t width = sdyrt_dtype_bytes(op->type.dtype);
        sdyrt_tile from, to;
        sdyrt_status status = sdyrt_tile_of(op->from, &op->type, rank, &from);
        if (status == SDYRT_OK)
            status = sdyrt_tile_of(op->to, &op->type, rank, &to);
        if (status != SDYRT_OK)
            return status;
        const size_t from_bytes = (size_t)from.elements * width;
        const size_t to_bytes = (size_t)to.elements * width;
        *in = *in > from_bytes ? *in : from_bytes;
        *out = *out > to_bytes ? *out : to_bytes;
    }
    return SDYRT_OK;
}

/* A row's texts come from its case or from the command line; see case.h for
 * what stands for what in them. */
#include "bench/perf/rows.h"
#include "bench/common/fail.h"
#include "bench/common/names.h"
#include "bench/perf/sizes.h"
#include "bench/perf/texts.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Keep a copy of `text` as long as the rows; NULL: no memory. */
static const char *keep_text(perf_rows *rows, const char *text) {
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

static perf_row *add_row(perf_rows *rows) {
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

/* -- one row --------------------------------------------------------------- */

/* Set what follows from the operation, which is verified. */
static bool finish_row(perf_rows *rows, perf_row *row, int size) {
    char list[PERF_MAX_TEXT];
    row->c = bench_cases[row->op.kind];
    if (row->op.axes != NULL) {
        perf_flatten(row->op.axes, list, sizeof list);
        row->axes = keep_text(rows, list);
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

/* -- rows of the command line ---------------------------------------------- */

static bool parse_sharding(perf_rows *rows, const char *option,
                           const char *text, const sdyrt_sharding **sharding) {
    const sdyrt_sharding **more =
        realloc(rows->shardings,
                ((size_t)rows->n_shardings + 1) * sizeof *rows->shardings);
    if (more == NULL)
        return bench_fail("no memory for the shardings");
    rows->shardings = more;
    if (sdyrt_sharding_parse(text, rows->meshes, rows->n_meshes, sharding) !=
        SDYRT_OK)
        return bench_fail("%s: %s", option, sdyrt_last_error());
    more[rows->n_shardings++] = *sharding;
    return true;
}

/* The operation of a case at no size yet: `type` may have `?`. */
static bool make_op(const perf_options *o, const bench_case *c, perf_rows *rows,
                    const perf_meaning *m, sdyrt_op *op, sdyrt_type *type) {
    char text[PERF_MAX_TEXT];
    *op = (sdyrt_op)SDYRT_OP_INIT;
    op->kind = c->kind;
    op->reduction = c->reduces ? o->reduction : SDYRT_SUM;
    perf_expand(o->type != NULL ? o->type : c->type, m, text, sizeof text);
    if (sdyrt_type_parse(text, type) != SDYRT_OK)
        return bench_fail("--type: %s", sdyrt_last_error());
    perf_expand(o->from != NULL ? o->from : c->from, m, text, sizeof text);
    if (!parse_sharding(rows, "--from", text, &op->from))
        return false;
    perf_expand(o->to != NULL ? o->to : c->to, m, text, sizeof text);
    if (!parse_sharding(rows, "--to", text, &op->to))
        return false;
    if (c->axes == NULL)
        return true;
    perf_expand(o->axes != NULL && o->axes[0] == '[' ? o->axes : c->axes, m,
                text, sizeof text);
    op->axes = keep_text(rows, text);
    return op->axes != NULL || bench_fail("no memory for the rows");
}

static bool add_op_row(perf_rows *rows, const sdyrt_op *op, int size) {
    if (sdyrt_op_verify(op) != SDYRT_OK)
        return bench_fail("%s: %s", sdyrt_op_name(op->kind),
                          sdyrt_last_error());
    perf_row *row = add_row(rows);
    if (row == NULL)
        return false;
    row->op = *op;
    return finish_row(rows, row, size);
}

/* The rows of one operation: a size each, those that come to the same tensor
 * once. */
static bool add_case(const perf_options *o, const bench_case *c,
                     const perf_meaning *m, int size, perf_rows *rows) {
    sdyrt_op op;
    sdyrt_type type;
    const int first = rows->n;
    if (!make_op(o, c, rows, m, &op, &type))
        return false;
    const int64_t step = sdyrt_mesh_device_count(rows->meshes[0].mesh);
    op.type = perf_sized(&type, step);
    if (sdyrt_op_verify(&op) != SDYRT_OK) /* before it is asked for tiles */
        return bench_fail("%s: %s", sdyrt_op_name(op.kind), sdyrt_last_error());
    if (!perf_has_unknown(&type)) {
        if (!add_op_row(rows, &op, size))
            return false;
        rows->rows[first].first = true;
        return true;
    }
    for (size_t bytes = o->min_bytes;; bytes *= (size_t)o->factor) {
        if (!perf_solve(&op, &type, step, bytes, size))
            return false;
        const bool same =
            rows->n > first && memcmp(rows->rows[rows->n - 1].op.type.dims,
                                      op.type.dims, sizeof op.type.dims) == 0;
        if (!same && !add_op_row(rows, &op, size))
            return false;
        if (bytes > o->max_bytes / (size_t)o->factor)
            break;
    }
    rows->rows[first].first = true;
    return true;
}

static bool add_cases(const perf_options *o, int size, perf_rows *rows) {
    perf_meaning m;
    if (!perf_meaning_make(o, &rows->meshes[0],
                           rows->meshes[rows->n_meshes - 1].name, &m))
        return false;
    if (strcmp(o->op, "all") == 0) {
        for (int kind = 0; kind < SDYRT_OP_COUNT; kind++)
            if (!add_case(o, bench_cases[kind], &m, size, rows))
                return false;
        return true;
    }
    for (const char *at = o->op; at != NULL;) {
        char name[64];
        const size_t length = strcspn(at, ",");
        snprintf(name, sizeof name, "%.*s", (int)length, at);
        sdyrt_op_kind kind;
        if (!op_by_name(name, &kind))
            return bench_fail("--op: no operation '%s'; see --help", name);
        if (!add_case(o, bench_cases[kind], &m, size, rows))
            return false;
        at = at[length] == ',' ? at + length + 1 : NULL;
    }
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
    mesh->name = keep_text(rows, name);
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
        perf_row *row = add_row(rows);
        if (row == NULL)
            return false;
        row->op = workload_op(tensor);
        row->name =
            strcmp(tensor->kind, "-") == 0 ? tensor->name : tensor->kind;
        row->n_tensors = work->rows[i].count;
        if (!finish_row(rows, row, size))
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
               !add_next(rows) || !add_cases(options, size, rows)) {
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

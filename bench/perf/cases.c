/* The cases of --op, and the rows that they make. A row's texts come from its
 * case or from the command line; perf.h lists their placeholders. Bytes grow
 * with every dimension, so that a size is found by bisection. */
#include "bench/perf/perf.h"
#include <stdlib.h>
#include <string.h>

/* The bus factor if each rank holds one of n shares, and the others travel. */
static double all_but_one(double n) {
    return (n - 1) / n;
}

/* The bus factor of a reduce_scatter and an all_gather: no algorithm on links
 * moves less. */
static double there_and_back(double n) {
    return 2 * (n - 1) / n;
}

const perf_case perf_cases[] = {
    /* a row for each kind, or it does not compile */
    [SDYRT_OP_ALL_GATHER] = {.type = "tensor<?x$T>",
                             .from = "<@$M, [{$X}]>",
                             .to = "<@$M, [{}]>",
                             .axes = "[{$X}]",
                             .counts_shares = true,
                             .bus_factor = all_but_one},
    [SDYRT_OP_ALL_SLICE] = {.type = "tensor<?x$T>",
                            .from = "<@$M, [{}]>",
                            .to = "<@$M, [{$X}]>",
                            .axes = "[{$X}]"},
    [SDYRT_OP_ALL_REDUCE] = {.type = "tensor<?x$T>",
                             .from = "<@$M, [{}]>",
                             .to = "<@$M, [{}]>",
                             .axes = "{$X}",
                             .reduces = true,
                             .in_place = true,
                             .bus_factor = there_and_back},
    [SDYRT_OP_REDUCE_SCATTER] = {.type = "tensor<?x$T>",
                                 .from = "<@$M, [{}]>",
                                 .to = "<@$M, [{$X}]>",
                                 .axes = "[{$X}]",
                                 .reduces = true,
                                 .counts_shares = true,
                                 .bus_factor = all_but_one},
    /* n rows: a rank sends contiguous bytes to each, as in ncclAlltoAll */
    [SDYRT_OP_ALL_TO_ALL] = {.type = "tensor<$Nx?x$T>",
                             .from = "<@$M, [{}, {$X}]>",
                             .to = "<@$M, [{$X}, {}]>",
                             .axes = "[{$X}: 1->0]",
                             .counts_shares = true,
                             .bus_factor = all_but_one},
    /* to the next device, as a ring does: sendrecv of nccl-tests */
    [SDYRT_OP_COLLECTIVE_PERMUTE] = {.type = "tensor<?x$T>",
                                     .from = "<@$M, [{$X}]>",
                                     .to = "<@$R, [{$X}]>"},
    [SDYRT_OP_SHARDED_TO_UNREDUCED] = {.type = "tensor<?x$T>",
                                       .from = "<@$M, [{$X}]>",
                                       .to = "<@$M, [{}], unreduced={$X}>",
                                       .axes = "[{$X}]"},
    [SDYRT_OP_REPLICATED_TO_UNREDUCED] = {.type = "tensor<?x$T>",
                                          .from = "<@$M, [{}]>",
                                          .to = "<@$M, [{}], unreduced={$X}>",
                                          .axes = "{$X}"},
    /* rows to columns: pieces are strided on one side */
    [SDYRT_OP_RESHARD] = {.type = "tensor<?x?x$T>",
                          .from = "<@$M, [{$X}, {}]>",
                          .to = "<@$M, [{}, {$X}]>"},
};

/* -- texts ----------------------------------------------------------------- */

/* The values of the placeholders $X, $N, $T, $M and $R. */
typedef struct meaning {
    const char *mesh, *next;
    char axes[PERF_MAX_TEXT];
    int64_t n;
    const char *dtype;
} meaning;

static void expand(const char *text, const meaning *m, char *to, size_t bytes) {
    size_t n = 0;
    for (; *text != '\0' && n + 1 < bytes; text++) {
        if (text[0] != '$') {
            to[n++] = *text;
            continue;
        }
        text++;
        if (*text == 'X')
            n += (size_t)snprintf(to + n, bytes - n, "%s", m->axes);
        else if (*text == 'N')
            n += (size_t)snprintf(to + n, bytes - n, "%lld", (long long)m->n);
        else
            n += (size_t)snprintf(to + n, bytes - n, "%s",
                                  *text == 'M'   ? m->mesh
                                  : *text == 'R' ? m->next
                                                 : m->dtype);
    }
    to[n < bytes ? n : bytes - 1] = '\0';
}

/* All axes of a mesh, without braces. */
static void all_axes(const sdyrt_mesh *mesh, char *text, size_t bytes) {
    size_t n = 0;
    text[0] = '\0';
    for (int i = 0; i < sdyrt_mesh_axis_count(mesh) && n < bytes; i++)
        n += (size_t)snprintf(text + n, bytes - n, "%s\"%s\"", i > 0 ? "," : "",
                              sdyrt_mesh_axis_at(mesh, i).name);
}

static bool meaning_make(const perf_options *o, const sdyrt_named_mesh *named,
                         const char *next, meaning *m) {
    const sdyrt_mesh *mesh = named->mesh;
    m->dtype = sdyrt_dtype_name(o->dtype);
    m->mesh = named->name;
    m->next = sdyrt_mesh_device_count(mesh) > 1 ? next : m->mesh;
    all_axes(mesh, m->axes, sizeof m->axes);
    char list[PERF_MAX_TEXT + 2];
    if (o->axes != NULL && o->axes[0] == '{') {
        perf_flatten(o->axes, list, sizeof list);
        snprintf(m->axes, sizeof m->axes, "%.*s", (int)strlen(list) - 2,
                 list + 1);
    } else {
        snprintf(list, sizeof list, "{%s}", m->axes);
    }
    return perf_group_size(
        mesh, o->axes != NULL && o->axes[0] == '{' ? o->axes : list, &m->n);
}

/* -- sizes ----------------------------------------------------------------- */

/* `type` with `value` for every `?`. */
static sdyrt_type sized(const sdyrt_type *type, int64_t value) {
    sdyrt_type result = *type;
    for (int d = 0; d < type->rank; d++)
        if (type->dims[d] == SDYRT_DYNAMIC)
            result.dims[d] = value;
    return result;
}

/* Set op->type to `type` with one number for every `?`: the multiple of `step`
 * (at least one of it) that makes the largest local buffer the largest that is
 * not above `bytes`. */
static bool solve(sdyrt_op *op, const sdyrt_type *type, int64_t step,
                  size_t bytes, int size) {
    int64_t low = 1, high = (int64_t)(bytes / (size_t)step) * size + 2;
    while (high - low > 1) {
        const int64_t middle = low + (high - low) / 2;
        op->type = sized(type, middle * step);
        int64_t elements;
        size_t local = SIZE_MAX;
        if (sdyrt_type_elements(&op->type, &elements) == SDYRT_OK &&
            !perf_local_bytes(op, size, &local))
            return false;
        if (local <= bytes)
            low = middle;
        else
            high = middle;
    }
    op->type = sized(type, low * step);
    return true;
}

static bool has_unknown(const sdyrt_type *type) {
    for (int d = 0; d < type->rank; d++)
        if (type->dims[d] == SDYRT_DYNAMIC)
            return true;
    return false;
}

/* -- rows ------------------------------------------------------------------ */

/* The operation of a case without a size: `type` may have `?`. */
static bool make_op(const perf_options *o, sdyrt_op_kind kind, perf_rows *rows,
                    const meaning *m, sdyrt_op *op, sdyrt_type *type) {
    char text[PERF_MAX_TEXT];
    const perf_case *c = &perf_cases[kind];
    *op = (sdyrt_op)SDYRT_OP_INIT;
    op->kind = kind;
    op->reduction = c->reduces ? o->reduction : SDYRT_SUM;
    expand(o->type != NULL ? o->type : c->type, m, text, sizeof text);
    if (sdyrt_type_parse(text, type) != SDYRT_OK)
        return cli_fail_library("--type") == CLI_OK;
    expand(o->from != NULL ? o->from : c->from, m, text, sizeof text);
    if (perf_rows_sharding(rows, text, &op->from) != SDYRT_OK)
        return cli_fail_library("--from") == CLI_OK;
    expand(o->to != NULL ? o->to : c->to, m, text, sizeof text);
    if (perf_rows_sharding(rows, text, &op->to) != SDYRT_OK)
        return cli_fail_library("--to") == CLI_OK;
    if (c->axes == NULL)
        return true;
    expand(o->axes != NULL && o->axes[0] == '[' ? o->axes : c->axes, m, text,
           sizeof text);
    op->axes = perf_rows_keep(rows, text);
    return true;
}

static bool add_op_row(perf_rows *rows, const sdyrt_op *op, int size) {
    if (sdyrt_op_verify(op) != SDYRT_OK)
        return cli_fail_library(sdyrt_op_name(op->kind)) == CLI_OK;
    perf_row *row = perf_rows_add(rows);
    row->op = *op;
    return perf_row_finish(rows, row, size);
}

/* The rows of one operation, one for each size; sizes that give the same tensor
 * are one row. */
static bool add_case(const perf_options *o, sdyrt_op_kind kind,
                     const meaning *m, int size, perf_rows *rows) {
    sdyrt_op op;
    sdyrt_type type;
    const int first = rows->n;
    if (!make_op(o, kind, rows, m, &op, &type))
        return false;
    const int64_t step = sdyrt_mesh_device_count(rows->meshes[0].mesh);
    op.type = sized(&type, step);
    if (sdyrt_op_verify(&op) != SDYRT_OK) /* before tiles are computed */
        return cli_fail_library(sdyrt_op_name(op.kind)) == CLI_OK;
    if (!has_unknown(&type)) {
        if (!add_op_row(rows, &op, size))
            return false;
        rows->rows[first].first = true;
        return true;
    }
    for (size_t bytes = o->min_bytes;; bytes *= (size_t)o->factor) {
        if (!solve(&op, &type, step, bytes, size))
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

bool perf_rows_add_cases(const perf_options *o, int size, perf_rows *rows) {
    meaning m;
    if (!meaning_make(o, &rows->meshes[0],
                      rows->meshes[rows->n_meshes - 1].name, &m))
        return false;
    if (strcmp(o->op, "all") == 0) {
        for (int kind = 0; kind <= SDYRT_OP_RESHARD; kind++)
            if (!add_case(o, (sdyrt_op_kind)kind, &m, size, rows))
                return false;
        return true;
    }
    char name[64];
    for (const char *at = o->op; cli_next_word(&at, name, sizeof name);) {
        sdyrt_op_kind kind;
        if (!cli_op_named(name, &kind) || kind > SDYRT_OP_RESHARD)
            return cli_usage("--op: no operation '%s'; see --help", name) ==
                   CLI_OK;
        if (!add_case(o, kind, &m, size, rows))
            return false;
    }
    return true;
}

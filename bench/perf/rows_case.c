/* The rows that --op asks for. A row's texts come from its case or from the
 * command line; see case.h for what stands for what in them. */
#include "bench/common/fail.h"
#include "bench/common/names.h"
#include "bench/perf/rows_make.h"
#include "bench/perf/sizes.h"
#include "bench/perf/texts.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    op->axes = perf_rows_keep(rows, text);
    return op->axes != NULL || bench_fail("no memory for the rows");
}

static bool add_op_row(perf_rows *rows, const sdyrt_op *op, int size) {
    if (sdyrt_op_verify(op) != SDYRT_OK)
        return bench_fail("%s: %s", sdyrt_op_name(op->kind),
                          sdyrt_last_error());
    perf_row *row = perf_rows_add(rows);
    if (row == NULL)
        return false;
    row->op = *op;
    return perf_row_finish(rows, row, size);
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

bool perf_rows_add_cases(const perf_options *o, int size, perf_rows *rows) {
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

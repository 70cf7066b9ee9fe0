/* The cases of --op, and the rows that they make. A row's texts come from its
 * case or from the command line; rows.h lists their placeholders. Bytes grow
 * with every dimension, so that a size is found by bisection. */
#include "bench/perf/rows.h"
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

#define LINE "tensor<?x$T>"
#define WHOLE "<@$M, [{}]>"
#define CUT "<@$M, [{$X}]>"
#define TERMS "<@$M, [{}], unreduced={$X}>"
#define PLAIN(kind_, name_, type_, from_, to_, ...)                            \
    [SDYRT_OP_##kind_] = {.name = name_,                                       \
                          .kind = SDYRT_OP_##kind_,                            \
                          .type = type_,                                       \
                          .from = from_,                                       \
                          .to = to_,                                           \
                          __VA_ARGS__}

const perf_case perf_cases[] = {
    /* a row for each kind, or it does not compile */
    PLAIN(ALL_GATHER, "all_gather", LINE, CUT, WHOLE, .axes = "[{$X}]",
          .counts_shares = true, .bus_factor = all_but_one),
    PLAIN(ALL_SLICE, "all_slice", LINE, WHOLE, CUT, .axes = "[{$X}]"),
    PLAIN(ALL_REDUCE, "all_reduce", LINE, WHOLE, WHOLE, .axes = "{$X}",
          .reduces = true, .in_place = true, .bus_factor = there_and_back),
    PLAIN(REDUCE_SCATTER, "reduce_scatter", LINE, WHOLE, CUT, .axes = "[{$X}]",
          .reduces = true, .counts_shares = true, .bus_factor = all_but_one),
    /* n rows: a rank sends contiguous bytes to each, as in ncclAlltoAll */
    PLAIN(ALL_TO_ALL, "all_to_all", "tensor<$Nx?x$T>", "<@$M, [{}, {$X}]>",
          "<@$M, [{$X}, {}]>", .axes = "[{$X}: 1->0]", .counts_shares = true,
          .bus_factor = all_but_one),
    /* to the next device, as a ring does: sendrecv of nccl-tests */
    PLAIN(COLLECTIVE_PERMUTE, "collective_permute", LINE, CUT, "<@$R, [{$X}]>",
          .axes = NULL),
    PLAIN(SHARDED_TO_UNREDUCED, "sharded_to_unreduced", LINE, CUT, TERMS,
          .axes = "[{$X}]"),
    PLAIN(REPLICATED_TO_UNREDUCED, "replicated_to_unreduced", LINE, WHOLE,
          TERMS, .axes = "{$X}"),
    /* rows to columns: pieces are strided on one side */
    PLAIN(RESHARD, "reshard", "tensor<?x?x$T>", "<@$M, [{$X}, {}]>",
          "<@$M, [{}, {$X}]>", .axes = NULL),
    PLAIN(BROADCAST, "broadcast", LINE, WHOLE, WHOLE, .axes = "{$X}",
          .rooted = true),
    PLAIN(GATHER, "gather", LINE, CUT, WHOLE, .axes = "[{$X}]", .rooted = true),
    PLAIN(REDUCE, "reduce", LINE, WHOLE, WHOLE, .axes = "{$X}", .reduces = true,
          .rooted = true),
    PLAIN(SCATTER, "scatter", LINE, WHOLE, CUT, .axes = "[{$X}]",
          .rooted = true),
    /* each to the next one */
    PLAIN(SEND_RECV, "send_recv", LINE, WHOLE, WHOLE, .axes = "{$X}"),
    PLAIN(SHIFT, "shift", LINE, WHOLE, WHOLE, .axes = "{$X}"),
    PLAIN(UPDATE_HALO, "update_halo", LINE, CUT, CUT, .in_place = true,
          .bare_in_place = true),
};

#define COUNTED(name_, form_)                                                  \
    {                                                                          \
        .name = name_, .kind = SDYRT_OP_ALL_TO_ALL, .form = form_,             \
        .type = LINE, .from = CUT, .to = CUT, .axes = "[{$X}: 0->0]"           \
    }

/* Cases of other forms (perf_form). */
static const perf_case others[] = {
    {.name = "all_gather_v",
     .kind = SDYRT_OP_ALL_GATHER,
     .form = PERF_PARTS,
     .type = LINE,
     .from = CUT,
     .to = WHOLE,
     .axes = "[{$X}]"},
    COUNTED("all_to_all_v", PERF_COUNTS),
    COUNTED("all_to_all_varying", PERF_VARYING),
    /* tokens to the experts that are chosen for them, and back */
    {.name = "moe",
     .kind = SDYRT_OP_ALL_TO_ALL,
     .form = PERF_THERE_AND_BACK,
     .type = "tensor<?x7168xbf16>",
     .from = "<@$M, [{$X}, {}]>",
     .to = "<@$M, [{$X}, {}]>",
     .axes = "[{$X}: 0->0]"},
};

enum { N_OTHERS = sizeof others / sizeof *others };

/* Case `i` of all; NULL: there are no more. */
static const perf_case *case_at(int i) {
    return i < SDYRT_OP_COUNT              ? &perf_cases[i]
           : i < SDYRT_OP_COUNT + N_OTHERS ? &others[i - SDYRT_OP_COUNT]
                                           : NULL;
}

const perf_case *perf_case_named(const char *name) {
    const perf_case *c;
    for (int i = 0; (c = case_at(i)) != NULL; i++)
        if (strcmp(c->name, name) == 0)
            break;
    return c;
}

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

/* -- groups ---------------------------------------------------------------- */

bool perf_op_group(perf_rows *rows, const perf_case *c, int64_t n,
                   sdyrt_op *op) {
    static const sdyrt_axis_ref none[1];
    sdyrt_op_axes *axes = NULL;
    int n_axes = 0;
    if (op->axes != NULL &&
        sdyrt_op_axes_parse(op->kind, op->axes, &axes) != SDYRT_OK)
        return cli_fail_library(c->name) == CLI_OK;
    for (int i = 0; axes != NULL && i < axes->n_lists; i++)
        n_axes += axes->lists[i].count;
    sdyrt_op_axes_free(axes);
    if (c->form != PERF_PLAIN)
        op->own_axes = (sdyrt_axis_list){none, 0};
    if (c->rooted) {
        op->root = perf_rows_alloc(rows, (size_t)n_axes + 1, sizeof *op->root);
        op->n_root = n_axes;
    }
    if (op->kind == SDYRT_OP_SEND_RECV) {
        sdyrt_pair *const pairs =
            perf_rows_alloc(rows, (size_t)n, sizeof *pairs);
        for (int64_t p = 0; p < n; p++)
            pairs[p] = (sdyrt_pair){p, (p + 1) % n};
        op->pairs = pairs;
        op->n_pairs = n;
    }
    if (op->kind == SDYRT_OP_SHIFT) {
        op->shift_axis = n_axes > 0 ? n_axes - 1 : 0;
        op->shift_offset = 1;
        op->rotate = true;
    }
    return true;
}

/* Give the dimensions that have axes halos on both sides. */
static bool add_halos(int64_t halo, perf_rows *rows,
                      const sdyrt_sharding **sharding) {
    for (int d = 0; d < sdyrt_sharding_rank(*sharding); d++) {
        const sdyrt_dim_sharding dim = sdyrt_sharding_dim_at(*sharding, d);
        if (dim.axes.count == 0 || dim.low > 0 || dim.high > 0)
            continue;
        if (sdyrt_sharding_with_halo(*sharding, d, halo, halo, sharding) !=
            SDYRT_OK)
            return cli_fail_library("--halo") == CLI_OK;
        perf_rows_own(rows, *sharding);
    }
    return true;
}

/* -- rows ------------------------------------------------------------------ */

/* The operation of a case without a size: `type` may have `?`. */
static bool make_op(const perf_options *o, const perf_case *c, perf_rows *rows,
                    const meaning *m, sdyrt_op *op, sdyrt_type *type) {
    char text[PERF_MAX_TEXT];
    *op = (sdyrt_op)SDYRT_OP_INIT;
    op->kind = c->kind;
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
    if (c->kind == SDYRT_OP_UPDATE_HALO &&
        (!add_halos(o->halo, rows, &op->from) ||
         !add_halos(o->halo, rows, &op->to)))
        return false;
    if (c->axes != NULL) {
        expand(o->axes != NULL && o->axes[0] == '[' ? o->axes : c->axes, m,
               text, sizeof text);
        op->axes = perf_rows_keep(rows, text);
    }
    return perf_op_group(rows, c, m->n, op);
}

static bool is_verified(const perf_case *c, const sdyrt_op *op) {
    return sdyrt_op_verify(op) == SDYRT_OK ||
           cli_fail_library(c->name) == CLI_OK;
}

static bool add_op_row(perf_rows *rows, const perf_case *c, const sdyrt_op *op,
                       int size) {
    if (!is_verified(c, op))
        return false;
    perf_row *row = perf_rows_add(rows, c);
    row->op = *op;
    return perf_row_finish(rows, row, size);
}

/* The rows of one operation, one for each size; sizes that give the same tensor
 * are one row. */
static bool add_plain(const perf_options *o, const perf_case *c, sdyrt_op *op,
                      const sdyrt_type *type, int size, perf_rows *rows) {
    const int first = rows->n;
    const int64_t step = sdyrt_mesh_device_count(rows->meshes[0].mesh);
    op->type = sized(type, step);
    if (!is_verified(c, op)) /* before tiles are computed */
        return false;
    if (!has_unknown(type))
        return add_op_row(rows, c, op, size);
    for (size_t bytes = o->min_bytes;; bytes *= (size_t)o->factor) {
        if (!solve(op, type, step, bytes, size))
            return false;
        const bool same =
            rows->n > first && memcmp(rows->rows[rows->n - 1].op.type.dims,
                                      op->type.dims, sizeof op->type.dims) == 0;
        if (!same && !add_op_row(rows, c, op, size))
            return false;
        if (bytes > o->max_bytes / (size_t)o->factor)
            return true;
    }
}

/* Rows of skewed tiles, likewise. */
static bool add_skewed(const perf_options *o, const perf_case *c,
                       const sdyrt_op *op, const sdyrt_type *type,
                       const meaning *m, int size, perf_rows *rows) {
    bool is_line = type->rank > 0 && type->dims[0] == SDYRT_DYNAMIC;
    for (int d = 1; d < type->rank; d++)
        is_line = is_line && type->dims[d] != SDYRT_DYNAMIC;
    if (!is_line)
        return cli_usage("--type: %s cuts dimension 0, which is to be the only "
                         "'?'",
                         c->name) == CLI_OK;
    for (size_t bytes = o->min_bytes;; bytes *= (size_t)o->factor) {
        perf_row *row = perf_rows_add(rows, c);
        row->op = *op;
        row->op.type = *type;
        if (!perf_row_skew(rows, row, m->n, bytes) ||
            !is_verified(c, &row->op) || !perf_row_finish(rows, row, size))
            return false;
        if (bytes > o->max_bytes / (size_t)o->factor)
            return true;
    }
}

static bool add_case(const perf_options *o, const perf_case *c,
                     const meaning *m, int size, perf_rows *rows) {
    sdyrt_op op;
    sdyrt_type type;
    const int first = rows->n;
    if (!make_op(o, c, rows, m, &op, &type))
        return false;
    const bool is_added = c->form == PERF_PLAIN
                              ? add_plain(o, c, &op, &type, size, rows)
                              : add_skewed(o, c, &op, &type, m, size, rows);
    if (is_added)
        rows->rows[first].first = true;
    return is_added;
}

bool perf_rows_add_cases(const perf_options *o, int size, perf_rows *rows) {
    meaning m;
    if (!meaning_make(o, &rows->meshes[0],
                      rows->meshes[rows->n_meshes - 1].name, &m))
        return false;
    if (strcmp(o->op, "all") == 0) {
        for (int i = 0; case_at(i) != NULL; i++)
            if (!add_case(o, case_at(i), &m, size, rows))
                return false;
        return true;
    }
    char name[64];
    for (const char *at = o->op; cli_next_word(&at, name, sizeof name);) {
        const perf_case *const c = perf_case_named(name);
        if (c == NULL)
            return cli_usage("--op: no operation '%s'; see --help", name) ==
                   CLI_OK;
        if (!add_case(o, c, &m, size, rows))
            return false;
    }
    return true;
}

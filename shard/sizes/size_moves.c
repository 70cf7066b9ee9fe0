/* The program of one rank. Shards whose sizes differ are moved as boxes that
 * are alike on all ranks, each as large as the largest:
 *
 *   %1 = shard.all_gather %0 ..     %b = tensor.empty, of the largest box
 *        : tensor<?xf32>            %i = tensor.insert_slice %0 into %b
 *       -> tensor<?xf32>            %g = shard.all_gather %i ..
 *                                   each member's part of %g into the result
 *
 * An all_slice moves nothing: it is a slice. An update_halo gets the type of
 * the global tensor as `sdyrt.global`. */
#include "shard/sizes/sizes.h"

#include "program/dialects/func/call.h"
#include "program/ir/clone.h"
#include "program/ir/verify.h"
#include "program/ir/walk.h"
#include "shard/standard/slice_make.h"

#include <string.h>

typedef struct mover {
    sdyi_sizes *s;
    sdyi_maker m;
    sdyi_op *op;
    const int64_t *in, *out; /* rows of operand and result */
    int rank, n;             /* n: dimensions */
    int before, after;       /* the dimension cut by the members in the operand,
                                and in the result; -1: none */
    sdyi_members group;
    int64_t most[SDYRT_MAX_RANK]; /* largest sizes of all ranks' operands */
    int64_t part;                 /* the largest tile of any rank along the cut
                                     dimension */
} mover;

static const int64_t *in_row(const mover *v, int rank) {
    return v->in + (int64_t)rank * v->n;
}

static const sdyi_type *shaped(const mover *v, const int64_t *dims,
                               const sdyi_type *like) {
    return sdyi_type_like(v->s->pool, like, dims, v->n);
}

/* -- boxes ----------------------------------------------------------------- */

/* A box of a tensor and its offset in another one. */
typedef struct part {
    int64_t from[SDYRT_MAX_RANK], to[SDYRT_MAX_RANK], size[SDYRT_MAX_RANK];
} part;

static bool is_empty(const mover *v, const part *p) {
    for (int d = 0; d < v->n; d++)
        if (p->size[d] == 0)
            return true;
    return false;
}

/* A tensor of `dims` with parts of another in it. */
static sdyi_value *collect(const mover *v, sdyi_value *from,
                           const int64_t *dims, const part *parts, int n) {
    const sdyi_type *const type = shaped(v, dims, from->type);
    sdyi_value *into = sdyi_make_empty(&v->m, NULL, 0, type);
    for (int i = 0; i < n; i++) {
        const part *const p = &parts[i];
        const sdyi_slice_box source = {p->from, p->size, NULL, 0, 0};
        const sdyi_slice_box target = {p->to, p->size, NULL, 0, 0};
        if (is_empty(v, p))
            continue;
        sdyi_value *const tensors[] = {
            sdyi_make_slice(&v->m, &from, 1, &source,
                            shaped(v, p->size, from->type)),
            into};
        into = sdyi_make_slice(&v->m, tensors, 2, &target, type);
    }
    return into;
}

static part *new_parts(const mover *v, int n) {
    part *const parts = SDYI_NEW(v->s->zone, part, (size_t)n);
    for (int i = 0; i < n; i++)
        memcpy(parts[i].size, in_row(v, v->rank),
               (size_t)v->n * sizeof(int64_t));
    return parts;
}

/* -- before ---------------------------------------------------------------- */

/* The operand, with its parts for the members as far from each other as the
 * largest; `dims` becomes the sizes. */
static sdyi_value *pack(const mover *v, int64_t *dims) {
    sdyi_value *const value = sdyi_operand(v->op, 0);
    const bool cuts = v->after >= 0;
    const int n = cuts ? v->group.n : 1;
    const int64_t size = cuts ? in_row(v, v->rank)[v->after] : 0;
    part *const parts = new_parts(v, n);
    memcpy(dims, v->most, sizeof v->most);
    for (int i = 0; i < n && cuts; i++) {
        parts[i].from[v->after] = sdyi_part_start(size, n, i);
        parts[i].size[v->after] = sdyi_part_size(size, n, i);
        parts[i].to[v->after] = i * v->part;
    }
    if (cuts)
        dims[v->after] = n * v->part;
    return collect(v, value, dims, parts, n);
}

/* -- after ----------------------------------------------------------------- */

/* The sizes of the result of a packed operand. */
static void find_moved(const mover *v, int64_t *dims) {
    if (v->after >= 0 && v->after != v->before)
        dims[v->after] = v->part;
    if (v->before >= 0 && v->after != v->before)
        dims[v->before] *= v->group.n;
}

/* Concatenate the pieces of all members, without their padding. */
static sdyi_value *join(const mover *v, sdyi_value *moved) {
    const int along = v->before, n = v->group.n;
    const bool is_cut = v->before == v->after;
    const int64_t *const own = v->out + (int64_t)v->rank * v->n;
    part *const parts = new_parts(v, n);
    int64_t at = 0;
    for (int i = 0; i < n; i++) {
        part *const p = &parts[i];
        const int64_t size = in_row(v, v->group.ranks[i])[along];
        memcpy(p->size, own, (size_t)v->n * sizeof *own);
        p->size[along] = is_cut ? sdyi_part_size(size, n, v->group.own) : size;
        p->from[along] = i * (is_cut ? v->part : v->most[along]);
        p->to[along] = at;
        at += p->size[along];
    }
    return collect(v, moved, own, parts, n);
}

static sdyi_value *unpack(const mover *v, sdyi_value *moved) {
    const int64_t *const own = v->out + (int64_t)v->rank * v->n;
    static const int64_t zeros[SDYRT_MAX_RANK];
    const sdyi_slice_box box = {zeros, own, NULL, 0, 0};
    if (v->before >= 0)
        return join(v, moved);
    return sdyi_make_slice(&v->m, &moved, 1, &box, shaped(v, own, moved->type));
}

/* -- collectives ----------------------------------------------------------- */

/* Replace the collective's result by a value of the rank's own type. */
static void replace(const mover *v, sdyi_value *by) {
    sdyi_sizes_set_rows(v->s, by, v->out);
    sdyi_value_replace(&v->op->results[0], by);
    sdyi_op_erase(v->op);
}

static void move(const mover *v) {
    sdyi_side_table map = sdyi_side_table_of(v->s->zone);
    int64_t dims[SDYRT_MAX_RANK];
    sdyi_value *const packed = pack(v, dims);
    sdyi_op *const copy = sdyi_make_insert(&v->m, sdyi_op_clone(v->op, &map));
    find_moved(v, dims);
    sdyi_operand_set(copy, 0, packed);
    copy->results[0].type = shaped(v, dims, v->op->results[0].type);
    replace(v, unpack(v, &copy->results[0]));
}

static void slice(const mover *v) {
    const int64_t *const own = v->out + (int64_t)v->rank * v->n;
    sdyi_value *value = sdyi_operand(v->op, 0);
    int64_t at[SDYRT_MAX_RANK] = {0};
    at[v->after] =
        sdyi_part_start(in_row(v, v->rank)[v->after], v->group.n, v->group.own);
    /* A slice of nothing has no place. */
    if (own[v->after] == 0)
        at[v->after] = 0;
    const sdyi_slice_box box = {at, own, NULL, 0, 0};
    replace(v, sdyi_make_slice(&v->m, &value, 1, &box,
                               shaped(v, own, value->type)));
}

/* -- halos ----------------------------------------------------------------- */

/* Both halos of split dimension `k` on a rank; false: they are not known. */
static bool halos_of(const mover *v, int k, int rank, int64_t *both) {
    const sdyi_ints halos = sdyi_ints_at(v->op, SDYI_NAME_STATIC_HALO_SIZES);
    *both = 0;
    for (int i = 0, operand = 1; i < halos.n && i < 2 * k + 2; i++) {
        int64_t halo = halos.cells[i].integer;
        if (halo == SDYRT_DYNAMIC) {
            const int64_t *const numbers =
                sdyi_sizes_numbers(v->s, sdyi_operand(v->op, operand++));
            if (numbers == NULL)
                return false;
            halo = numbers[rank];
        }
        *both += i >= 2 * k ? halo : 0;
    }
    return true;
}

/* The size of the tensor of all cores, of the rank's own group along the axes
 * of dimension `d`; -1: they are not as its shards are. */
static int64_t whole_size(const mover *v, int d, int k, int rank,
                          sdyi_ints axes) {
    sdyi_members line;
    int64_t both, size = 0;
    if (sdyi_sizes_members(v->s, v->op, axes, rank, &line) != SDYRT_OK)
        return -1;
    for (int i = 0; i < line.n; i++) {
        if (!halos_of(v, k, line.ranks[i], &both))
            return -1;
        size += in_row(v, line.ranks[i])[d] - both;
    }
    for (int i = 0; i < line.n; i++)
        if (!halos_of(v, k, line.ranks[i], &both) ||
            in_row(v, line.ranks[i])[d] - both !=
                sdyi_part_size(size, line.n, i))
            return -1;
    return size;
}

static sdyrt_status report_whole(const mover *v) {
    const sdyi_attr *const split = sdyi_op_attr(v->op, SDYI_NAME_SPLIT_AXES);
    int64_t dims[SDYRT_MAX_RANK];
    for (int d = 0, k = 0; d < v->n; d++) {
        const sdyi_ints axes = d < split->n ? sdyi_ints_of(split->cells[d].attr)
                                            : (sdyi_ints){NULL, 0};
        for (int r = 0; r < v->s->n_ranks; r++) {
            const int64_t size =
                axes.n == 0 ? in_row(v, r)[d] : whole_size(v, d, k, r, axes);
            if (size < 0 || (r > 0 && size != dims[d]))
                return sdyi_error(v->s->pool, v->op,
                                  "has cores in dimension %d that are not the "
                                  "shards of one tensor",
                                  d);
            dims[d] = size;
        }
        k += axes.n > 0;
    }
    sdyi_op_set_attr(
        v->op, SDYI_NAME_SDYRT_GLOBAL,
        sdyi_attr_of_type(v->s->pool, shaped(v, dims, v->op->results[0].type)));
    return SDYRT_OK;
}

static void find_most(mover *v) {
    for (int r = 0; r < v->s->n_ranks; r++) {
        const int64_t *const row = in_row(v, r);
        for (int d = 0; d < v->n; d++)
            v->most[d] = row[d] > v->most[d] ? row[d] : v->most[d];
    }
    const int n = v->group.n;
    if (v->after >= 0) /* the last part is the largest */
        v->part = sdyi_part_size(v->most[v->after], n, n - 1);
}

/* A collective whose operands, or results, are not as large on all ranks. */
static sdyrt_status move_boxes(sdyi_sizes *s, sdyi_op *op, int rank) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    mover v = {.s = s,
               .m = sdyi_make_before(op),
               .op = op,
               .in = sdyi_sizes_rows(s, value),
               .out = sdyi_sizes_rows(s, &op->results[0]),
               .rank = rank,
               .n = value->type->n,
               .before = (int)sdyi_cut_before(op),
               .after = (int)sdyi_cut_after(op)};
    if (v.in == NULL || v.out == NULL ||
        (sdyi_sizes_are_alike(s, v.in, v.n) &&
         sdyi_sizes_are_alike(s, v.out, v.n)))
        return SDYRT_OK;
    SDYI_TRY(sdyi_sizes_group(s, op, rank, &v.group));
    find_most(&v);
    if (sdyi_is_kind(op, SDYI_OP_SHARD_UPDATE_HALO))
        return report_whole(&v);
    if (sdyi_is_kind(op, SDYI_OP_SHARD_ALL_SLICE))
        slice(&v);
    else
        move(&v);
    return SDYRT_OK;
}

/* -- types ----------------------------------------------------------------- */

static void set_type(sdyi_sizes *s, sdyi_value *value, int rank) {
    const sdyi_type *const type = value->type;
    const int64_t *const rows = sdyi_side_table_get(&s->dims, value->number);
    if (rows != NULL && !sdyi_type_is_static(type))
        value->type = sdyi_type_like(
            s->pool, type, sdyi_sizes_row(rows, value, rank), type->n);
}

/* Sizes of a slice that were operands. */
static void set_slice(sdyi_sizes *s, sdyi_op *op, int rank) {
    const int n_tensors =
        sdyi_is_kind(op, SDYI_OP_TENSOR_EXTRACT_SLICE) ? 1 : 2;
    const sdyi_attr *const counts =
        sdyi_op_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    const sdyi_attr *const sizes = sdyi_op_attr(op, SDYI_NAME_STATIC_SIZES);
    const int first = n_tensors + (int)counts->cells[n_tensors].integer;
    const int n_sizes = (int)counts->cells[n_tensors + 1].integer;
    sdyi_value **const kept =
        SDYI_NEW(s->zone, sdyi_value *, (size_t)op->n_operands);
    int64_t *const set = SDYI_NEW(s->zone, int64_t, (size_t)sizes->n + 1);
    sdyi_cell cells[5];
    int n = 0, operand = first;
    for (int64_t d = 0; d < sizes->n; d++) {
        set[d] = sizes->cells[d].integer;
        if (set[d] != SDYRT_DYNAMIC)
            continue;
        const int64_t *const numbers =
            sdyi_sizes_numbers(s, sdyi_operand(op, operand++));
        if (numbers == NULL)
            return;
        set[d] = numbers[rank];
    }
    for (int i = 0; i < op->n_operands; i++)
        if (i < first || i >= first + n_sizes)
            kept[n++] = sdyi_operand(op, i);
    for (int i = 0; i < (int)counts->n; i++)
        cells[i] = counts->cells[i];
    cells[n_tensors + 1].integer = 0;
    sdyi_operands_set(op, kept, n);
    sdyi_op_set_attr(op, SDYI_NAME_STATIC_SIZES,
                     sdyi_attr_i64s(s->pool, set, (int)sizes->n));
    sdyi_op_set_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES,
                     sdyi_attr_array(s->pool, 32, cells, (int)counts->n));
}

static void set_op(sdyi_sizes *s, sdyi_op *op, int rank) {
    for (int i = 0; i < op->n_results; i++)
        set_type(s, &op->results[i], rank);
    for (int i = 0; i < op->n_regions; i++)
        for (sdyi_block *b = op->regions[i].first; b != NULL; b = b->next)
            for (int k = 0; k < b->n_args; k++)
                set_type(s, b->args[k], rank);
    if (sdyi_is_kind(op, SDYI_OP_TENSOR_EMPTY) &&
        sdyi_type_is_static(op->results[0].type))
        sdyi_operands_set(op, NULL, 0);
    if (sdyi_is_kind(op, SDYI_OP_TENSOR_EXTRACT_SLICE) ||
        sdyi_is_kind(op, SDYI_OP_TENSOR_INSERT_SLICE))
        set_slice(s, op, rank);
}

/* Turn a function into that of one rank. */
static sdyrt_status apply(sdyi_sizes *s, sdyi_op *function, int rank) {
    sdyi_op_list ops = {.zone = s->zone};
    (void)sdyi_walk_pre(function, sdyi_op_list_visit, &ops);
    for (int i = 0; i < ops.n; i++)
        if (sdyi_is_grid_collective(ops.ops[i]))
            SDYI_TRY(move_boxes(s, ops.ops[i], rank));
    for (int i = 0; i < ops.n; i++)
        if (ops.ops[i]->block != NULL)
            set_op(s, ops.ops[i], rank);
    sdyi_func_set_type(function);
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

static bool is_dynamic(const sdyi_value *value) {
    return sdyi_type_is(value->type, SDYI_TYPE_TENSOR) &&
           !sdyi_type_is_static(value->type);
}

typedef struct finder {
    bool has_grid, has_dynamic;
} finder;

static sdyi_walk find_dynamic(void *state, sdyi_op *op) {
    finder *const f = state;
    f->has_grid = f->has_grid || sdyi_is_kind(op, SDYI_OP_SHARD_GRID);
    for (int i = 0; i < op->n_results; i++)
        f->has_dynamic = f->has_dynamic || is_dynamic(&op->results[i]);
    for (int i = 0; i < op->n_regions; i++)
        for (const sdyi_block *b = op->regions[i].first; b != NULL; b = b->next)
            for (int k = 0; k < b->n_args; k++)
                f->has_dynamic = f->has_dynamic || is_dynamic(b->args[k]);
    return f->has_grid && f->has_dynamic ? SDYI_WALK_STOP : SDYI_WALK_ON;
}

bool sdyi_has_sizes_of_ranks(sdyi_op *module) {
    finder f = {false, false};
    return !sdyi_walk_pre(module, find_dynamic, &f);
}

sdyrt_status sdyi_set_rank(sdyi_module *module, int rank, int n_ranks) {
    sdyi_zone *const zone = &module->pool->scratch;
    sdyi_op *function = NULL;
    sdyi_sizes s = {.pool = module->pool,
                    .zone = zone,
                    .n_ranks = n_ranks,
                    .dims = sdyi_side_table_of(zone),
                    .numbers = sdyi_side_table_of(zone)};
    SDYI_TRY(sdyi_find_main(module->op, &function));
    sdyi_symbols_start(&s.symbols, module->op, zone);
    SDYI_TRY(sdyi_sizes_find(&s, function));
    SDYI_TRY(apply(&s, function, rank));
    sdyi_op_set_attr(module->op, SDYI_NAME_SDYRT_RANK,
                     sdyi_attr_i64(module->pool, rank));
    return sdyi_verify(module->op);
}

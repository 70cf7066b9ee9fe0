/* Sizes, on each rank, of the results of collectives of the dialect shard. */
#include "shard/sizes/sizes.h"

#include "shard/rows/op_kind.h"

/* -- groups ---------------------------------------------------------------- */

const int64_t *sdyi_sizes_bind(sdyi_sizes *s, const sdyi_op *op,
                               const sdyi_op *grid, int *n_axes) {
    const sdyi_ints shape = sdyi_grid_shape(grid);
    int64_t *const sizes = sdyi_ints_values(s->zone, shape);
    *n_axes = shape.n;
    if (sdyi_grid_bind(sizes, shape.n, s->n_ranks, sizes))
        return sizes;
    (void)sdyi_error(s->pool, op,
                     "is on a grid that is not of %d devices, as many as there "
                     "are ranks",
                     s->n_ranks);
    return NULL;
}

const int64_t *sdyi_sizes_grid(sdyi_sizes *s, const sdyi_op *op, int *n_axes) {
    return sdyi_sizes_bind(s, op, sdyi_grid_of(op, &s->symbols), n_axes);
}

sdyrt_status sdyi_sizes_members(sdyi_sizes *s, const sdyi_op *op,
                                sdyi_ints axes, int rank,
                                sdyi_members *members) {
    int n_axes;
    const int64_t *const sizes = sdyi_sizes_grid(s, op, &n_axes);
    if (sizes == NULL)
        return SDYRT_ARGUMENT;
    int64_t *const strides = SDYI_NEW(s->zone, int64_t, (size_t)n_axes + 1);
    strides[n_axes] = 1;
    for (int i = n_axes - 1; i >= 0; i--)
        strides[i] = strides[i + 1] * sizes[i];
    int64_t first = rank, n = 1, own = 0;
    for (int i = 0; i < axes.n; i++) {
        const int64_t axis = axes.cells[i].integer, size = sizes[axis];
        const int64_t at = rank / strides[axis + 1] % size;
        first -= at * strides[axis + 1];
        own = own * size + at;
        n *= size;
    }
    *members =
        (sdyi_members){SDYI_NEW(s->zone, int, (size_t)n), (int)n, (int)own};
    for (int m = 0; m < (int)n; m++) {
        int64_t rest = m, at = first;
        for (int i = axes.n - 1; i >= 0; i--) {
            const int64_t axis = axes.cells[i].integer;
            at += rest % sizes[axis] * strides[axis + 1];
            rest /= sizes[axis];
        }
        members->ranks[m] = (int)at;
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_sizes_group(sdyi_sizes *s, const sdyi_op *op, int rank,
                              sdyi_members *members) {
    return sdyi_sizes_members(s, op, sdyi_ints_at(op, SDYI_NAME_GRID_AXES),
                              rank, members);
}

/* -- rules ----------------------------------------------------------------- */

bool sdyi_is_grid_collective(const sdyi_op *op) {
    return sdyi_op_attr(op, SDYI_NAME_GRID_AXES) != NULL ||
           op->row->kind == SDYI_OP_SHARD_UPDATE_HALO;
}

/* The rank whose operand a shift sends to `rank`; -1: none. */
static int shift_source(sdyi_sizes *s, const sdyi_op *op, int rank) {
    const sdyi_cell axis = {.integer =
                                sdyi_shard_int(op, SDYI_NAME_SHIFT_AXIS, 0)};
    const int64_t offset = sdyi_shard_int(op, SDYI_NAME_OFFSET, 0);
    sdyi_members line;
    if (sdyi_sizes_members(s, op, (sdyi_ints){&axis, 1}, rank, &line) !=
        SDYRT_OK)
        return -1;
    int64_t at = line.own - offset % line.n;
    if (sdyi_op_attr(op, SDYI_NAME_ROTATE) != NULL)
        return line.ranks[(at + line.n) % line.n];
    if (offset >= line.n || offset <= -line.n || at < 0 || at >= line.n)
        return -1;
    return line.ranks[at];
}

/* The dimension in which members may have other sizes; -1: none; as many as the
 * value has: all. */
static int free_dim(const sdyi_op *op) {
    const bool is_any = op->row->kind == SDYI_OP_SHARD_ALL_SLICE ||
                        op->row->kind == SDYI_OP_SHARD_SHIFT ||
                        op->row->kind == SDYI_OP_SHARD_UPDATE_HALO;
    return is_any ? sdyi_operand(op, 0)->type->n : (int)sdyi_cut_before(op);
}

static sdyrt_status check_members(const sdyi_sizes *s, const sdyi_op *op,
                                  const int64_t *in,
                                  const sdyi_members *group) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    const int may_differ = free_dim(op), n = value->type->n;
    const int64_t *const first = sdyi_sizes_row(in, value, group->ranks[0]);
    for (int m = 1; m < group->n && may_differ < n; m++) {
        const int64_t *const row = sdyi_sizes_row(in, value, group->ranks[m]);
        for (int d = 0; d < n; d++)
            if (d != may_differ && row[d] != first[d])
                return sdyi_error(s->pool, op,
                                  "has operands of %lld and of %lld elements "
                                  "in dimension %d, on ranks %d and %d of a "
                                  "group",
                                  (long long)first[d], (long long)row[d], d,
                                  group->ranks[0], group->ranks[m]);
    }
    return SDYRT_OK;
}

/* The sizes of a rank's result. `row` has its operand's at first. */
static void find_row(sdyi_sizes *s, const sdyi_op *op, const int64_t *in,
                     const sdyi_members *group, int64_t *row) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    const int64_t before = sdyi_cut_before(op), after = sdyi_cut_after(op);
    int64_t sum = 0;
    for (int m = 0; m < group->n && before >= 0; m++) {
        const int64_t size = sdyi_sizes_row(in, value, group->ranks[m])[before];
        sum +=
            before == after ? sdyi_part_size(size, group->n, group->own) : size;
    }
    if (after >= 0)
        row[after] = sdyi_part_size(row[after], group->n, group->own);
    if (before >= 0)
        row[before] = sum;
    if (op->row->kind != SDYI_OP_SHARD_SHIFT)
        return;
    const int from = shift_source(s, op, group->ranks[group->own]);
    for (int d = 0; d < value->type->n && from >= 0; d++)
        row[d] = sdyi_sizes_row(in, value, from)[d];
}

sdyrt_status sdyi_sizes_collective(sdyi_sizes *s, const sdyi_op *op) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    const int64_t *const in = sdyi_sizes_rows(s, value);
    const int n = value->type->n;
    if (in == NULL || op->results[0].type->n != n)
        return SDYRT_OK;
    int64_t *const rows =
        SDYI_NEW(s->zone, int64_t, (size_t)(s->n_ranks * n + 1));
    for (int rank = 0; rank < s->n_ranks; rank++) {
        const sdyi_zone_mark mark = sdyi_zone_get_mark(s->zone);
        int64_t *const row = rows + (int64_t)rank * n;
        sdyi_members group;
        SDYI_TRY(sdyi_sizes_group(s, op, rank, &group));
        SDYI_TRY(check_members(s, op, in, &group));
        for (int d = 0; d < n; d++)
            row[d] = sdyi_sizes_row(in, value, rank)[d];
        find_row(s, op, in, &group, row);
        sdyi_zone_reset(s->zone, mark);
    }
    sdyi_sizes_set_rows(s, &op->results[0], rows);
    return SDYRT_OK;
}

/* Verifiers of shard's ops that need the grid: they run with the symbols, after
 * the checks of verify_ops.c.
 *
 * As in MLIR, their errors do not begin with the op's name. */
#include "shard/dialect/build.h"

#include "shard/rows/op_kind.h"

#include <stdio.h>

#define FAIL(op, ...)                                                          \
    sdyi_error_at((op)->module->pool, sdyi_op_loc(op), __VA_ARGS__)

static sdyrt_status find_grid(const sdyi_op *op, const sdyi_symbols *symbols,
                              const sdyi_op **grid) {
    const sdyi_attr *const name = sdyi_op_attr(op, SDYI_NAME_GRID);
    *grid = sdyi_grid_of(op, symbols);
    return *grid != NULL
               ? SDYRT_OK
               : sdyi_error_bare(
                     op->module->pool, op,
                     "Undefined required grid symbol \"%s\".",
                     sdyi_name_text(op->module->pool,
                                    (sdyi_name)name->cells[0].integer));
}

sdyrt_status sdyi_verify_grid_use(const sdyi_op *op,
                                  const sdyi_symbols *symbols) {
    const sdyi_op *grid;
    return find_grid(op, symbols, &grid);
}

/* -- axes ------------------------------------------------------------------ */

/* The grid of an op, and the groups of a collective. */
typedef struct place {
    sdyi_ints shape, axes; /* of the grid; the op's axes */
    int64_t group;         /* devices in a group; SDYRT_DYNAMIC: unknown */
} place;

static sdyrt_status check_axes(const sdyi_op *op, const sdyi_op *grid,
                               sdyi_ints axes) {
    const sdyi_pool *const pool = op->module->pool;
    const int rank = sdyi_grid_shape(grid).n;
    for (int i = 0; i < axes.n; i++)
        if (sdyi_ints_have((sdyi_ints){axes.cells, i}, axes.cells[i].integer))
            return FAIL(op, "Grid axes contains duplicate elements.");
    for (int i = 0; i < axes.n; i++) {
        const int64_t axis = axes.cells[i].integer;
        if (axis < 0 || axis >= rank)
            return FAIL(op,
                        "0-based grid axis index %lld is out of bounds. The "
                        "referenced grid \"%s\" is of rank %d.",
                        (long long)axis,
                        sdyi_name_text(pool, sdyi_symbol_name(grid)), rank);
    }
    return SDYRT_OK;
}

static sdyrt_status place_of(const sdyi_op *op, const sdyi_symbols *symbols,
                             sdyi_name axes, place *p) {
    const sdyi_op *grid;
    SDYI_TRY(find_grid(op, symbols, &grid));
    p->axes = sdyi_ints_at(op, axes);
    SDYI_TRY(check_axes(op, grid, p->axes));
    p->shape = sdyi_grid_shape(grid);
    p->group = sdyi_group_size(p->axes, p->shape);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_grid_axes(const sdyi_op *op,
                                   const sdyi_symbols *symbols) {
    place p;
    return place_of(op, symbols, SDYI_NAME_GRID_AXES, &p);
}

sdyrt_status sdyi_verify_grid_results(const sdyi_op *op,
                                      const sdyi_symbols *symbols) {
    place p;
    SDYI_TRY(place_of(op, symbols, SDYI_NAME_AXES, &p));
    const int expected = p.axes.n == 0 ? p.shape.n : p.axes.n;
    return op->n_results == expected
               ? SDYRT_OK
               : sdyi_error_bare(op->module->pool, op,
                                 "Unexpected number of results %d. Expected "
                                 "%d.",
                                 op->n_results, expected);
}

static sdyrt_status fail_device(const sdyi_op *op, int n, int expected) {
    return FAIL(op, "Unexpected number of device coordinates %d. Expected %d.",
                n, expected);
}

static sdyrt_status check_coordinate(const sdyi_op *op, const char *device,
                                     int i, int64_t at, int64_t size) {
    return at == SDYRT_DYNAMIC || size == SDYRT_DYNAMIC ||
                   (at >= 0 && at < size)
               ? SDYRT_OK
               : FAIL(op,
                      "Out of bounds coordinate %d for in-group device \"%s\". "
                      "Got %lld, but expected value in the range [0, %lld].",
                      i, device, (long long)at, (long long)size - 1);
}

sdyrt_status sdyi_verify_neighbors(const sdyi_op *op,
                                   const sdyi_symbols *symbols) {
    place p;
    SDYI_TRY(place_of(op, symbols, SDYI_NAME_SPLIT_AXES, &p));
    return op->n_operands == p.shape.n
               ? SDYRT_OK
               : fail_device(op, op->n_operands, p.shape.n);
}

sdyrt_status sdyi_verify_shift_axis(const sdyi_op *op,
                                    const sdyi_symbols *symbols) {
    place p;
    SDYI_TRY(place_of(op, symbols, SDYI_NAME_GRID_AXES, &p));
    const int64_t axis = sdyi_shard_int(op, SDYI_NAME_SHIFT_AXIS, 0);
    return sdyi_ints_have(p.axes, axis)
               ? SDYRT_OK
               : sdyi_error_bare(op->module->pool, op,
                                 "Invalid shift axis %lld. It must be one of "
                                 "the grouping grid axes.",
                                 (long long)axis);
}

/* -- devices of groups ----------------------------------------------------- */

/* `name`: of the attribute, which is optional. */
static sdyrt_status check_device(const sdyi_op *op, const place *p,
                                 sdyi_name name) {
    const sdyi_attr *const attr = sdyi_op_attr(op, name);
    const sdyi_ints device = sdyi_ints_of(attr);
    if (attr == NULL)
        return SDYRT_OK;
    if (device.n != p->axes.n)
        return FAIL(op,
                    "In-group device \"%s\" has unexpected multi-index size "
                    "%d. Expected %d.",
                    sdyi_name_text(op->module->pool, name), device.n,
                    p->axes.n);
    for (int i = 0; i < device.n; i++)
        SDYI_TRY(
            check_coordinate(op, sdyi_name_text(op->module->pool, name), i,
                             device.cells[i].integer,
                             p->shape.cells[p->axes.cells[i].integer].integer));
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_in_group(const sdyi_op *op,
                                  const sdyi_symbols *symbols) {
    place p;
    SDYI_TRY(place_of(op, symbols, SDYI_NAME_GRID_AXES, &p));
    SDYI_TRY(check_device(op, &p, SDYI_NAME_ROOT));
    SDYI_TRY(check_device(op, &p, SDYI_NAME_SOURCE));
    return check_device(op, &p, SDYI_NAME_DESTINATION);
}

/* -- sizes ----------------------------------------------------------------- */

static int64_t in_size(const sdyi_op *op, int64_t axis) {
    return sdyi_operand(op, 0)->type->cells[axis].integer;
}

static sdyrt_status check_size(const sdyi_op *op, int64_t axis,
                               int64_t expected) {
    const int64_t size = op->results[0].type->cells[axis].integer;
    if (size == SDYRT_DYNAMIC || size == expected)
        return SDYRT_OK;
    char text[24] = "dynamic";
    if (expected != SDYRT_DYNAMIC)
        (void)snprintf(text, sizeof text, "%lld", (long long)expected);
    return FAIL(op,
                "Dimension size mismatch for result axis %lld. Expected %s, "
                "but got %lld.",
                (long long)axis, text, (long long)size);
}

static sdyrt_status check_bounds(const sdyi_op *op, const char *what,
                                 int64_t axis) {
    const int rank = sdyi_operand(op, 0)->type->n;
    return axis >= 0 && axis < rank
               ? SDYRT_OK
               : FAIL(op, "%s axis %lld is out of bounds [0, %d).", what,
                      (long long)axis, rank);
}

sdyrt_status sdyi_verify_shard_gather(const sdyi_op *op,
                                      const sdyi_symbols *symbols) {
    place p;
    SDYI_TRY(place_of(op, symbols, SDYI_NAME_GRID_AXES, &p));
    SDYI_TRY(check_device(op, &p, SDYI_NAME_ROOT));
    const int64_t axis = sdyi_shard_int(op, SDYI_NAME_GATHER_AXIS, 0);
    SDYI_TRY(check_bounds(op, "Gather", axis));
    for (int i = 0; i < op->results[0].type->n; i++)
        SDYI_TRY(check_size(op, i,
                            i == axis ? sdyi_size_times(p.group, in_size(op, i))
                                      : in_size(op, i)));
    return SDYRT_OK;
}

/* all_slice, scatter and reduce_scatter. */
sdyrt_status sdyi_verify_shard_slice(const sdyi_op *op,
                                     const sdyi_symbols *symbols) {
    place p;
    SDYI_TRY(place_of(op, symbols, SDYI_NAME_GRID_AXES, &p));
    SDYI_TRY(check_device(op, &p, SDYI_NAME_ROOT));
    const bool is_slice = op->row->kind == SDYI_OP_SHARD_ALL_SLICE;
    const int64_t axis = sdyi_cut_after(op);
    SDYI_TRY(check_bounds(op, is_slice ? "Slice" : "Scatter", axis));
    for (int i = 0; i < op->results[0].type->n; i++)
        if (i != axis)
            SDYI_TRY(check_size(op, i, in_size(op, i)));
    const int64_t size = in_size(op, axis);
    if (size != SDYRT_DYNAMIC && p.group != SDYRT_DYNAMIC &&
        (p.group == 0 || size % p.group != 0))
        return FAIL(op,
                    "Operand dimension size %lld is not divisible by "
                    "collective device group size %lld for tensor axis %lld.",
                    (long long)size, (long long)p.group, (long long)axis);
    return check_size(op, axis, sdyi_size_divided(size, p.group));
}

sdyrt_status sdyi_verify_shard_all_to_all(const sdyi_op *op,
                                          const sdyi_symbols *symbols) {
    place p;
    SDYI_TRY(place_of(op, symbols, SDYI_NAME_GRID_AXES, &p));
    const int64_t split = sdyi_shard_int(op, SDYI_NAME_SPLIT_AXIS, 0);
    const int64_t concat = sdyi_shard_int(op, SDYI_NAME_CONCAT_AXIS, 0);
    SDYI_TRY(check_bounds(op, "Split", split));
    SDYI_TRY(check_bounds(op, "Concat", concat));
    for (int i = 0; i < op->results[0].type->n; i++)
        if ((i != split && i != concat) || split == concat)
            SDYI_TRY(check_size(op, i, in_size(op, i)));
    if (split == concat)
        return SDYRT_OK;
    SDYI_TRY(
        check_size(op, concat, sdyi_size_times(in_size(op, concat), p.group)));
    return check_size(op, split,
                      sdyi_size_divided(in_size(op, split), p.group));
}

/* -- shardings ------------------------------------------------------------- */

static sdyrt_status fail_size(const sdyi_op *op) {
    return sdyi_error_bare(op->module->pool, op,
                           "sharded dims offsets has wrong size.");
}

/* Offsets of one dimension: starts of shards and the end of the last, checked
 * in MLIR's order up to the first that is wrong or missing. */
static sdyrt_status check_offsets(const sdyi_op *op, sdyi_ints offsets,
                                  int first, int64_t n_shards) {
    int64_t before = 0;
    for (int64_t i = 0; i == 0 || i <= n_shards; i++) {
        if (i >= offsets.n - first)
            return fail_size(op);
        const int64_t offset = offsets.cells[first + i].integer;
        if (offset == SDYRT_DYNAMIC)
            continue;
        if (offset < before)
            return sdyi_error_bare(op->module->pool, op,
                                   "sharded dims offsets must be "
                                   "non-decreasing.");
        before = offset;
    }
    return SDYRT_OK;
}

/* Stricter than MLIR, which accepts a first offset other than 0. */
static sdyrt_status check_first(const sdyi_op *op, sdyi_ints offsets, int first,
                                int64_t n_shards) {
    (void)n_shards;
    const int64_t offset = offsets.cells[first].integer;
    return offset == SDYRT_DYNAMIC || offset == 0
               ? SDYRT_OK
               : FAIL(op,
                      "sharded dims offsets must begin with 0, but got %lld.",
                      (long long)offset);
}

static sdyrt_status check_halos(const sdyi_op *op) {
    const sdyi_ints halos = sdyi_ints_at(op, SDYI_NAME_STATIC_HALO_SIZES);
    for (int i = 0; i < halos.n; i++) {
        const int64_t halo = halos.cells[i].integer;
        if (halo != SDYRT_DYNAMIC && halo < 0)
            return FAIL(op,
                        "halo sizes are expected to be non-negative, but got "
                        "%lld.",
                        (long long)halo);
    }
    return SDYRT_OK;
}

/* Applies `check` to each split dimension; `*n`: offsets in total. */
static sdyrt_status
check_dims(const sdyi_op *op, const sdyi_op *grid,
           sdyrt_status (*check)(const sdyi_op *op, sdyi_ints offsets,
                                 int first, int64_t n_shards),
           int *n) {
    const sdyi_attr *const split = sdyi_op_attr(op, SDYI_NAME_SPLIT_AXES);
    const sdyi_ints offsets =
        sdyi_ints_at(op, SDYI_NAME_STATIC_SHARDED_DIMS_OFFSETS);
    *n = 0;
    for (int64_t d = 0; d < split->n; d++) {
        const sdyi_ints axes = sdyi_ints_of(split->cells[d].attr);
        if (axes.n == 0)
            continue;
        SDYI_TRY(check_axes(op, grid, axes));
        const int64_t n_shards = sdyi_group_size(axes, sdyi_grid_shape(grid));
        SDYI_TRY(check(op, offsets, *n, n_shards));
        *n += (int)n_shards + 1;
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_grid_offsets(const sdyi_op *op,
                                      const sdyi_symbols *symbols) {
    const sdyi_op *grid;
    SDYI_TRY(find_grid(op, symbols, &grid));
    SDYI_TRY(check_halos(op));
    const sdyi_ints shape = sdyi_grid_shape(grid);
    const sdyi_ints offsets =
        sdyi_ints_at(op, SDYI_NAME_STATIC_SHARDED_DIMS_OFFSETS);
    int n = 0;
    for (int i = 0; offsets.n > 0 && i < shape.n; i++)
        if (shape.cells[i].integer == SDYRT_DYNAMIC)
            return sdyi_error_bare(op->module->pool, op,
                                   "sharded dims offsets are not allowed for "
                                   "device grids with dynamic shape.");
    if (offsets.n == 0)
        return SDYRT_OK;
    SDYI_TRY(check_dims(op, grid, check_offsets, &n));
    return n == offsets.n ? check_dims(op, grid, check_first, &n)
                          : fail_size(op);
}

/* Errors: split axes beyond the tensor's rank. */
static sdyrt_status check_rank(const sdyi_op *op, const sdyi_attr *split,
                               int rank) {
    for (int64_t d = rank; d < split->n; d++)
        if (split->cells[d].attr->n > 0)
            return FAIL(op,
                        "Split axes of tensor axis %lld are out of bounds of "
                        "a tensor of rank %d.",
                        (long long)d, rank);
    return SDYRT_OK;
}

/* The tensor against its sharding, if that is known. */
sdyrt_status sdyi_verify_sharded(const sdyi_op *op,
                                 const sdyi_symbols *symbols) {
    const sdyi_type *const type = sdyi_operand(op, 0)->type;
    const sdyi_op *const sharding = sdyi_sharding_after(sdyi_operand(op, 1));
    const sdyi_op *const grid =
        sharding == NULL ? NULL : sdyi_grid_of(sharding, symbols);
    if (grid == NULL)
        return SDYRT_OK;
    const sdyi_attr *const split = sdyi_op_attr(sharding, SDYI_NAME_SPLIT_AXES);
    const sdyi_ints offsets =
        sdyi_ints_at(sharding, SDYI_NAME_STATIC_SHARDED_DIMS_OFFSETS);
    SDYI_TRY(check_rank(op, split, type->n));
    int64_t last = -1;
    for (int d = 0; offsets.n > 0 && d < type->n && d < (int)split->n; d++) {
        const sdyi_ints axes = sdyi_ints_of(split->cells[d].attr);
        if (axes.n == 0)
            continue;
        last += sdyi_group_size(axes, sdyi_grid_shape(grid)) + 1;
        if (last < 0 || last >= offsets.n)
            return SDYRT_OK;
        const int64_t end = offsets.cells[last].integer;
        const int64_t size = type->cells[d].integer;
        if (end != SDYRT_DYNAMIC && size != SDYRT_DYNAMIC && end != size)
            return FAIL(op,
                        "sharded dims offsets of tensor axis %d must end with "
                        "its size %lld, but got %lld.",
                        d, (long long)size, (long long)end);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_shape_device(const sdyi_op *op,
                                      const sdyi_symbols *symbols) {
    const sdyi_ints segments =
        sdyi_ints_at(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    const sdyi_op *const sharding =
        sdyi_sharding_after(sdyi_operand(op, (int)segments.cells[0].integer));
    const sdyi_op *const grid =
        sharding == NULL ? NULL : sdyi_grid_of(sharding, symbols);
    if (grid == NULL)
        return SDYRT_OK;
    const sdyi_ints shape = sdyi_grid_shape(grid);
    const sdyi_ints device = sdyi_ints_at(op, SDYI_NAME_DEVICE);
    if (device.n != shape.n && !op->module->pool->is_device_reported) {
        op->module->pool->is_device_reported = true;
        sdyi_warning(op->module->pool, op,
                     "has %d coordinates of a device, and the grid %d axes: it "
                     "is read and printed, and does not run",
                     device.n, shape.n);
    }
    for (int i = 0; i < device.n && i < shape.n; i++)
        SDYI_TRY(check_coordinate(op, "device", i, device.cells[i].integer,
                                  shape.cells[i].integer));
    return SDYRT_OK;
}

/* A halo is copied from a neighbour's core, so it cannot be larger. */
static sdyrt_status check_core(const sdyi_op *op, int64_t axis, int64_t low,
                               int64_t high) {
    const int64_t size = in_size(op, axis);
    if (size == SDYRT_DYNAMIC || low == SDYRT_DYNAMIC || high == SDYRT_DYNAMIC)
        return SDYRT_OK;
    const int64_t most = low > high ? low : high;
    return low <= size && high <= size - low && most <= size - low - high
               ? SDYRT_OK
               : FAIL(op,
                      "Halo sizes %lld and %lld are larger than the core of "
                      "tensor axis %lld, which has size %lld with them.",
                      (long long)low, (long long)high, (long long)axis,
                      (long long)size);
}

/* The axes of all dimensions, in order. */
static sdyi_ints all_axes(const sdyi_op *op, const sdyi_attr *split) {
    int n = 0;
    for (int64_t d = 0; d < split->n; d++)
        n += (int)split->cells[d].attr->n;
    sdyi_cell *const axes =
        SDYI_NEW(&op->module->pool->scratch, sdyi_cell, (size_t)n + 1);
    n = 0;
    for (int64_t d = 0; d < split->n; d++)
        for (int64_t i = 0; i < split->cells[d].attr->n; i++)
            axes[n++] = split->cells[d].attr->cells[i];
    return (sdyi_ints){axes, n};
}

sdyrt_status sdyi_verify_halos(const sdyi_op *op, const sdyi_symbols *symbols) {
    const sdyi_op *grid;
    const sdyi_attr *const split = sdyi_op_attr(op, SDYI_NAME_SPLIT_AXES);
    const sdyi_ints halos = sdyi_ints_at(op, SDYI_NAME_STATIC_HALO_SIZES);
    SDYI_TRY(find_grid(op, symbols, &grid));
    SDYI_TRY(sdyi_check_halo_count(op));
    SDYI_TRY(check_axes(op, grid, all_axes(op, split)));
    SDYI_TRY(check_rank(op, split, sdyi_operand(op, 0)->type->n));
    SDYI_TRY(check_halos(op));
    for (int64_t d = 0, k = 0; halos.n > 0 && d < split->n; d++)
        if (split->cells[d].attr->n > 0) {
            SDYI_TRY(check_core(op, d, halos.cells[k].integer,
                                halos.cells[k + 1].integer));
            k += 2;
        }
    return SDYRT_OK;
}

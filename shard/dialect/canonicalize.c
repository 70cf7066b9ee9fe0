/* Canonical forms of shard's ops:
 *
 *   a collective over no axes, of one type            its operand
 *   a sharding with constant halos or offsets         moved to static lists
 *   halos that are all 0; offsets of one distance     dropped
 *   shard (v) after an equal shard (v)                the earlier one
 *   shard (v) after another shard (v)                 shard (shard (v)) */
#include "shard/dialect/build.h"
#include "shard/standard/standard.h"

#include <assert.h>

/* -- collectives ----------------------------------------------------------- */

static bool drop_collective(sdyi_op *op) {
    if (sdyi_ints_at(op, SDYI_NAME_GRID_AXES).n > 0 ||
        sdyi_operand(op, 0)->type != op->results[0].type)
        return false;
    return sdyi_op_replace(op, sdyi_operand(op, 0));
}

const sdyi_pattern sdyi_no_axes_patterns[] = {{NULL, drop_collective},
                                              {NULL, NULL}};

/* -- shardings ------------------------------------------------------------- */

/* True if all sharded tensors have `size` elements in dimension `d`, as far as
 * known. */
static bool ends_with(const sdyi_op *sharding, int d, int64_t size) {
    assert(d >= 0);
    for (const sdyi_use *use = sharding->results[0].uses; use != NULL;
         use = use->next) {
        const sdyi_op *const user = use->user;
        const sdyi_attr *const dims = sdyi_op_attr(user, SDYI_NAME_DIMS);
        const sdyi_cell *const sizes =
            sdyi_is_kind(user, SDYI_OP_SHARD_SHARD)
                ? sdyi_operand(user, 0)->type->cells
            : sdyi_is_kind(user, SDYI_OP_SHARD_SHARD_SHAPE) ? dims->cells
                                                            : NULL;
        const int n = sizes == NULL  ? 0
                      : dims != NULL ? (int)dims->n
                                     : sdyi_operand(user, 0)->type->n;
        if (d < n && size != SDYRT_DYNAMIC &&
            sizes[d].integer != SDYRT_DYNAMIC && sizes[d].integer != size)
            return false;
    }
    return true;
}

/* Offsets are valid as far as known: in each dimension they start with 0, do
 * not decrease, and end with the tensor's size. */
static bool are_right(const sdyi_op *op, const sdyi_mixed *m) {
    const sdyi_attr *const split = sdyi_op_attr(op, SDYI_NAME_SPLIT_AXES);
    const sdyi_ints shape =
        sdyi_grid_named(op, sdyi_op_attr(op, SDYI_NAME_GRID));
    for (int d = 0, first = 0; d < (int)split->n; d++) {
        const sdyi_ints axes = sdyi_ints_of(split->cells[d].attr);
        if (axes.n == 0)
            continue;
        const int64_t n = sdyi_group_size(axes, shape);
        if (n < 0 || n >= m->n - first)
            return false;
        int64_t before = 0;
        for (int i = first; i <= first + (int)n; i++) {
            const int64_t at = m->cells[i].integer;
            if (at != SDYRT_DYNAMIC && (at < before || (i == first && at > 0)))
                return false;
            before = at != SDYRT_DYNAMIC ? at : before;
        }
        first += (int)n + 1;
        if (!ends_with(op, d, m->cells[first - 1].integer))
            return false;
    }
    return true;
}

/* Constants that would make the offsets invalid stay operands: folding must not
 * introduce an error. */
static sdyi_mixed read_offsets(const sdyi_op *op, bool *are_kept) {
    const sdyi_name name = SDYI_NAME_STATIC_SHARDED_DIMS_OFFSETS;
    int first = 0, again = 0;
    const sdyi_mixed m = sdyi_mixed_read(op, name, &first, 0);
    *are_kept = !are_right(op, &m);
    return *are_kept ? sdyi_mixed_read(op, name, &again, INT64_MAX) : m;
}

static bool are_zero(const sdyi_mixed *m) {
    for (int i = 0; i < m->n; i++)
        if (m->cells[i].integer != 0)
            return false;
    return true;
}

static bool have_one_distance(const sdyi_mixed *m) {
    for (int i = 0; i < m->n; i++)
        if (m->cells[i].integer == SDYRT_DYNAMIC)
            return false;
    for (int i = 2; i < m->n; i++)
        if (m->cells[i].integer - m->cells[i - 1].integer !=
            m->cells[1].integer - m->cells[0].integer)
            return false;
    return m->n > 2;
}

static bool normalise(sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyi_ints sizes = sdyi_ints_at(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    bool are_kept;
    sdyi_mixed offsets = read_offsets(op, &are_kept);
    int first = sizes.n > 0 ? (int)sizes.cells[0].integer : 0;
    sdyi_mixed halos =
        sdyi_mixed_read(op, SDYI_NAME_STATIC_HALO_SIZES, &first, 0);
    const bool drops_halos = halos.n > 0 && are_zero(&halos);
    const bool drops_offsets = !are_kept && have_one_distance(&offsets);
    const bool is_changed =
        halos.is_changed || offsets.is_changed || drops_halos || drops_offsets;
    if (is_changed) {
        halos.n = drops_halos ? 0 : halos.n;
        offsets.n = drops_offsets ? 0 : offsets.n;
        const int n = offsets.n_values + halos.n_values;
        sdyi_value **const values =
            SDYI_NEW(&pool->scratch, sdyi_value *, (size_t)n);
        for (int i = 0; i < n; i++)
            values[i] = i < offsets.n_values
                            ? offsets.values[i]
                            : halos.values[i - offsets.n_values];
        const sdyi_cell counts[2] = {{.integer = offsets.n_values},
                                     {.integer = halos.n_values}};
        const sdyi_type *const i64 = sdyi_type_integer(pool, 64, SDYI_SIGNLESS);
        sdyi_op_set_attr(op, SDYI_NAME_STATIC_SHARDED_DIMS_OFFSETS,
                         sdyi_attr_make(pool, SDYI_ATTR_DENSE_ARRAY, 0, i64,
                                        offsets.cells, offsets.n));
        sdyi_op_set_attr(op, SDYI_NAME_STATIC_HALO_SIZES,
                         sdyi_attr_make(pool, SDYI_ATTR_DENSE_ARRAY, 0, i64,
                                        halos.cells, halos.n));
        sdyi_op_set_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES,
                         sdyi_attr_array(pool, 32, counts, 2));
        sdyi_operands_set(op, values, n);
    }
    sdyi_zone_reset(&pool->scratch, mark);
    return is_changed;
}

const sdyi_pattern sdyi_grid_sharding_patterns[] = {{NULL, normalise},
                                                    {NULL, NULL}};

/* -- annotations ----------------------------------------------------------- */

/* Only the first other use of the value, in use order, is considered. */
static bool merge_shards(sdyi_op *op) {
    sdyi_value *const value = sdyi_operand(op, 0);
    if (sdyi_value_has_one_use(value) ||
        sdyi_made_by(value, SDYI_OP_SHARD_SHARD) != NULL)
        return false;
    const sdyi_use *use = value->uses;
    while (use != NULL && use->user == op)
        use = use->next;
    sdyi_op *const other = use == NULL ? NULL : use->user;
    if (!sdyi_is_kind(other, SDYI_OP_SHARD_SHARD) ||
        other->block != op->block || !sdyi_op_is_before(other, op))
        return false;
    sdyi_zone *const zone = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    const sdyi_grid_sharding a = sdyi_grid_sharding_of(op);
    const sdyi_grid_sharding b = sdyi_grid_sharding_of(other);
    const bool is_equal =
        a.grid != NULL && b.grid != NULL && sdyi_equal_shardings(&a, &b);
    sdyi_zone_reset(zone, mark);
    if (!is_equal) {
        sdyi_operand_set(op, 0, &other->results[0]);
        return true;
    }
    return sdyi_op_replace(op, &other->results[0]);
}

const sdyi_pattern sdyi_shard_patterns[] = {{NULL, merge_shards}, {NULL, NULL}};

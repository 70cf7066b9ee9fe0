/* Resharding of dimensions whose shards differ in size: pieces of their shards
 * are not shards of the tensor, so they are gathered, then sliced. */
#include "shard/passes/reshard.h"
#include "shard/standard/slice_make.h"

#include <string.h>

/* -- where there are offsets ----------------------------------------------- */

/* The offsets of a dimension; none where they equal the even split. The
 * sharding lists the offsets of all split dimensions one after another. */
static sdyi_ints offsets_at(const sdyi_resharding *r,
                            const sdyi_grid_sharding *s, int dim) {
    int first = 0;
    for (int d = 0; d < dim && s->offsets.n > 0; d++)
        if (sdyi_split_at(s, d).n > 0)
            first += (int)sdyi_reshard_group(r, sdyi_split_at(s, d)) + 1;
    const sdyi_ints axes = sdyi_split_at(s, dim);
    if (s->offsets.n == 0 || axes.n == 0)
        return (sdyi_ints){NULL, 0};
    const sdyi_ints offsets = {s->offsets.cells + first,
                               (int)sdyi_reshard_group(r, axes) + 1};
    return sdyi_are_even(offsets, r->type->cells[dim].integer)
               ? (sdyi_ints){NULL, 0}
               : offsets;
}

bool sdyi_is_uneven(const sdyi_resharding *r, const sdyi_grid_sharding *s) {
    bool is_found = false;
    for (int d = 0; d < r->type->n; d++) {
        const sdyi_ints axes = sdyi_split_at(s, d);
        const int64_t size = r->type->cells[d].integer;
        const int64_t group = sdyi_reshard_group(r, axes);
        if (axes.n == 0)
            continue;
        if (size == SDYRT_DYNAMIC || group == SDYRT_DYNAMIC || group == 0)
            return false;
        is_found = is_found || size % group != 0 || offsets_at(r, s, d).n > 0;
    }
    return is_found;
}

sdyi_grid_sharding sdyi_without_even_offsets(const sdyi_resharding *r,
                                             const sdyi_grid_sharding *s) {
    sdyi_grid_sharding plain = *s;
    for (int d = 0; d < r->type->n && s->grid != NULL; d++)
        if (offsets_at(r, s, d).n > 0)
            return plain;
    plain.offsets.n = 0;
    return plain;
}

/* -- gathering ------------------------------------------------------------- */

static void gather(sdyi_resharding *r, int d) {
    int64_t *const dims = sdyi_reshard_sizes(r);
    dims[d] = sdyi_size_times(dims[d], sdyi_reshard_group(r, r->split[d]));
    sdyi_op *const op =
        sdyi_reshard_by(r, SDYI_OP_SHARD_ALL_GATHER, r->split[d], dims);
    sdyi_make_index_attr(op, SDYI_NAME_GATHER_AXIS, d);
    dims[d] = r->type->cells[d].integer;
    r->value = sdyi_make_cast(r->m, r->value, sdyi_reshard_type(r, dims));
    r->split[d] = (sdyi_ints){NULL, 0};
}

/* -- cutting --------------------------------------------------------------- */

/* The number of a device's shard. */
static sdyi_value *shard_number(sdyi_resharding *r, sdyi_ints axes) {
    const sdyi_ints shape = sdyi_grid_named(r->shard, r->to->grid);
    sdyi_op *const at = sdyi_make_place(r->m, SDYI_OP_SHARD_PROCESS_MULTI_INDEX,
                                        r->to->grid, axes, axes.n);
    sdyi_value *number = &at->results[0];
    for (int i = 1; i < axes.n; i++) {
        sdyi_value *const size =
            sdyi_make_index(r->m, shape.cells[axes.cells[i].integer].integer);
        number = sdyi_make_binary(
            r->m, SDYI_OP_ARITH_ADDI,
            sdyi_make_binary(r->m, SDYI_OP_ARITH_MULI, number, size),
            &at->results[i]);
    }
    return number;
}

/* A table of offsets, as a tensor. */
static sdyi_value *table_of(sdyi_resharding *r, sdyi_ints offsets) {
    const int64_t n = offsets.n;
    const sdyi_type *const type =
        sdyi_type_shaped(r->pool, SDYI_TYPE_TENSOR, &n, 1,
                         sdyi_type_integer(r->pool, 64, SDYI_SIGNLESS), NULL);
    sdyi_dense_room room;
    sdyi_dense_open(r->pool, type, false, (size_t)n * sizeof n, &room);
    for (int i = 0; i < offsets.n; i++)
        memcpy(room.bytes + (size_t)i * sizeof n, &offsets.cells[i].integer,
               sizeof n);
    sdyi_op *const op = sdyi_make_source(r->m, SDYI_OP_ARITH_CONSTANT, 1, type);
    sdyi_op_set_attr(op, SDYI_NAME_VALUE, sdyi_dense_close(r->pool, &room));
    return &op->results[0];
}

static sdyi_value *entry_at(sdyi_resharding *r, sdyi_value *table,
                            sdyi_value *number) {
    sdyi_value *const operands[] = {table, number};
    sdyi_value *const entry = sdyi_make_value(
        r->m, SDYI_OP_TENSOR_EXTRACT, operands, 2, table->type->element);
    return sdyi_make_value(r->m, SDYI_OP_ARITH_INDEX_CAST, &entry, 1,
                           sdyi_index_type(r->m));
}

/* A slice from the shard's offset to the next: shard.all_slice makes only even
 * pieces. */
static void cut_at_offsets(sdyi_resharding *r, int d, sdyi_ints offsets) {
    sdyi_value *const table = table_of(r, offsets);
    sdyi_value *const number = shard_number(r, sdyi_split_at(r->to, d));
    sdyi_value *const next = sdyi_make_binary(r->m, SDYI_OP_ARITH_ADDI, number,
                                              sdyi_make_index(r->m, 1));
    sdyi_value *values[SDYRT_MAX_RANK + 2];
    int64_t *const dims = sdyi_reshard_sizes(r);
    int64_t *const at = SDYI_NEW(&r->pool->scratch, int64_t, r->type->n);
    int n = 0;
    values[n++] = entry_at(r, table, number);
    sdyi_value *const size = sdyi_make_binary(
        r->m, SDYI_OP_ARITH_SUBI, entry_at(r, table, next), values[0]);
    dims[d] = at[d] = SDYRT_DYNAMIC;
    for (int i = 0; i < r->type->n; i++)
        if (dims[i] == SDYRT_DYNAMIC)
            values[n++] = i == d ? size : sdyi_reshard_size(r, i, 0);
    const sdyi_slice_box box = {at, dims, values, 1, n - 1};
    r->value =
        sdyi_make_slice(r->m, &r->value, 1, &box, sdyi_reshard_type(r, dims));
}

static void cut(sdyi_resharding *r, int d) {
    const sdyi_ints axes = sdyi_split_at(r->to, d);
    const sdyi_ints offsets = offsets_at(r, r->to, d);
    const int64_t group = sdyi_reshard_group(r, axes);
    r->split[d] = axes;
    if (offsets.n > 0) {
        cut_at_offsets(r, d, offsets);
        return;
    }
    int64_t *const dims = sdyi_reshard_sizes(r);
    const int64_t size = sdyi_size_divided(dims[d], group);
    if (size == SDYRT_DYNAMIC && dims[d] != SDYRT_DYNAMIC) {
        dims[d] = SDYRT_DYNAMIC;
        r->value = sdyi_make_cast(r->m, r->value, sdyi_reshard_type(r, dims));
    }
    dims[d] = size;
    sdyi_op *const op = sdyi_reshard_by(r, SDYI_OP_SHARD_ALL_SLICE, axes, dims);
    sdyi_make_index_attr(op, SDYI_NAME_SLICE_AXIS, d);
}

void sdyi_gather_and_cut(sdyi_resharding *r) {
    const int n = r->type->n;
    bool *const changes = SDYI_NEW(&r->pool->scratch, bool, (size_t)n);
    for (int d = 0; d < n; d++) {
        const sdyi_ints offsets = offsets_at(r, &r->now, d);
        changes[d] = !sdyi_ints_equal(r->split[d], sdyi_split_at(r->to, d)) ||
                     !sdyi_ints_equal(offsets, offsets_at(r, r->to, d));
    }
    for (int d = 0; d < n; d++)
        if (changes[d] && r->split[d].n > 0)
            gather(r, d);
    for (int d = 0; d < n; d++)
        if (changes[d] && sdyi_split_at(r->to, d).n > 0)
            cut(r, d);
    r->now = *r->to;
}

/* Shardings of the dialect shard in memory, and builders of its ops, for its
 * passes and patterns. */
#ifndef SDYI_SHARD_DIALECT_BUILD_H
#define SDYI_SHARD_DIALECT_BUILD_H

#include "program/dialects/make.h"
#include "shard/dialect/shard.h"
#include "shard/rows/op_kind.h"
#include <sdyrt/grid.h>

/* Make a shard op; returns its result. */
sdyi_value *sdyi_make_shard(const sdyi_maker *m, sdyi_value *value,
                            sdyi_value *sharding, bool for_users);

/* A grid_shape, process_multi_index or process_linear_index with `n` results,
 * of `axes`; without axes: of all. */
sdyi_op *sdyi_make_place(const sdyi_maker *m, sdyi_op_kind kind,
                         const sdyi_attr *grid, sdyi_ints axes, int n);
/* Set the grid and the axes along which an op's groups are. */
void sdyi_set_groups_on(sdyi_op *op, const sdyi_attr *grid, sdyi_ints axes);

bool sdyi_is_for_users(const sdyi_op *shard);
static inline bool sdyi_is_shard(const sdyi_op *op) {
    return sdyi_is_kind(op, SDYI_OP_SHARD_SHARD);
}
/* False for tensors of rank 0, which are on every device. */
static inline bool sdyi_has_grid_sharding(const sdyi_value *value) {
    return sdyi_type_is(value->type, SDYI_TYPE_TENSOR) && value->type->n > 0;
}

/* -- shardings ------------------------------------------------------------- */

/* A shard.sharding op's content, or the target of a pass; `grid` NULL:
 * unknown. */
typedef struct sdyi_grid_sharding {
    const sdyi_attr *grid;  /* SYMBOL */
    const sdyi_ints *split; /* axes, for each of `n_split` dimensions */
    int n_split;
    sdyi_ints halos, offsets; /* static lists */
    const sdyi_op *op;        /* op with the dynamic entries' operands; NULL:
                                 none */
} sdyi_grid_sharding;

/* The shard.sharding op of a value, looking through get_sharding; NULL:
 * unknown. */
const sdyi_op *sdyi_sharding_after(const sdyi_value *sharding);
/* The sharding of a shard op, none of another op; memory is the pool's
 * scratch. */
SDYI_EXPORT sdyi_grid_sharding sdyi_grid_sharding_of(const sdyi_op *shard);
sdyi_grid_sharding sdyi_sharding_of_value(const sdyi_value *sharding);
bool sdyi_same_split(const sdyi_grid_sharding *a, const sdyi_grid_sharding *b);
bool sdyi_equal_shardings(const sdyi_grid_sharding *a,
                          const sdyi_grid_sharding *b);
bool sdyi_is_replicated(const sdyi_grid_sharding *s);
/* Axes of a dimension; none beyond `n_split`. */
sdyi_ints sdyi_split_at(const sdyi_grid_sharding *s, int dim);
/* The lists of axes of each dimension: an attribute GRID_AXES or ARRAY. */
const sdyi_attr *sdyi_split_attr(sdyi_pool *pool, const sdyi_grid_sharding *s,
                                 sdyi_attr_kind kind);
/* A shard.sharding op with this grid and split, without halos and offsets. */
sdyi_value *sdyi_make_sharding(const sdyi_maker *m,
                               const sdyi_grid_sharding *s);
/* `[[0], []] halo_sizes = [1, ?]` for messages; memory of the pool. */
const char *sdyi_sharding_text(sdyi_pool *pool, const sdyi_grid_sharding *s);

/* The axes of each dimension as an attribute lists them, without a grid, in
 * memory of `zone`. */
sdyrt_grid_sharding sdyi_grid_split_of(sdyi_zone *zone, const sdyi_attr *split);
/* The shape of the grid with this symbol, as seen from `op`; no cells: no such
 * grid. */
sdyi_ints sdyi_grid_named(const sdyi_op *op, const sdyi_attr *grid);
/* An axis that is out of range for the grid's rank, `*rank`; -1: none. */
int64_t sdyi_absent_axis(const sdyi_op *op, const sdyi_grid_sharding *s,
                         int *rank);
/* True for default offsets: n parts, of which the last size % n have one
 * element more. */
bool sdyi_are_even(sdyi_ints offsets, int64_t size);
/* The shard's type: divided sizes, `?` where the division is uneven, plus
 * halos. */
SDYI_EXPORT const sdyi_type *sdyi_local_type(const sdyi_op *op,
                                             const sdyi_type *type,
                                             const sdyi_grid_sharding *s);

/* -- shards of functions: note.c ------------------------------------------- */

/* Record the global type and sharding of argument (`list` arg_attrs) or result
 * (res_attrs) `i` of `n` as `sdyrt.shard`: its own type is local. */
void sdyi_note_shard(sdyi_op *func, sdyi_name list, int n, int i,
                     const sdyi_type *type, const sdyi_grid_sharding *s);

typedef struct sdyi_shard_note {
    const sdyi_type *global;
    const sdyi_op *grid;
    sdyrt_grid_sharding sharding; /* `grid` is not set */
} sdyi_shard_note;

/* The recorded shard, in memory of `zone`; false: none, or malformed. */
bool sdyi_noted_shard(const sdyi_op *func, sdyi_name list, int i,
                      const sdyi_symbols *symbols, sdyi_zone *zone,
                      sdyi_shard_note *note);

#endif

/* Shardings as values, and ops that say them: what the passes and patterns of
 * shard share. */
#ifndef SDYI_PROGRAM_DIALECTS_SHARD_BUILD_H
#define SDYI_PROGRAM_DIALECTS_SHARD_BUILD_H

#include "program/dialects/make.h"
#include "program/dialects/shard/shard.h"
#include <sdyrt/grid.h>

/* A shard op, whose result it returns. */
sdyi_value *sdyi_make_shard(const sdyi_maker *m, sdyi_value *value,
                            sdyi_value *sharding, bool for_users);

bool sdyi_is_for_users(const sdyi_op *shard);

/* -- shardings ------------------------------------------------------------- */

/* What a shard.sharding says, or a pass wants; `grid` NULL: it is not known. */
typedef struct sdyi_grid_sharding {
    const sdyi_attr *grid;  /* SYMBOL */
    const sdyi_ints *split; /* of `n_split` dimensions */
    int n_split;
    sdyi_ints halos, offsets; /* static lists */
    const sdyi_op *op;        /* of the dynamic entries; NULL: none */
} sdyi_grid_sharding;

/* The shard.sharding that a value stands for, also by way of get_sharding;
 * NULL: it is not known. */
const sdyi_op *sdyi_sharding_behind(const sdyi_value *sharding);
/* Of a shard op; memory is the pool's scratch. */
sdyi_grid_sharding sdyi_grid_sharding_of(const sdyi_op *shard);
sdyi_grid_sharding sdyi_sharding_of_value(const sdyi_value *sharding);
bool sdyi_same_split(const sdyi_grid_sharding *a, const sdyi_grid_sharding *b);
bool sdyi_equal_shardings(const sdyi_grid_sharding *a,
                          const sdyi_grid_sharding *b);
bool sdyi_is_replicated(const sdyi_grid_sharding *s);
/* Axes of a dimension; none behind those that are said. */
sdyi_ints sdyi_split_at(const sdyi_grid_sharding *s, int dim);
/* A shard.sharding that says it, without halos and offsets. */
sdyi_value *sdyi_make_sharding(const sdyi_maker *m,
                               const sdyi_grid_sharding *s);
/* `[[0], []] halo_sizes = [1, ?]` for messages; the pool's. */
const char *sdyi_sharding_text(sdyi_pool *pool, const sdyi_grid_sharding *s);

/* The shape of the grid that an attribute names, for an op in the program; no
 * cells: there is none. */
sdyi_ints sdyi_grid_named(const sdyi_op *op, const sdyi_attr *grid);
/* An axis that a sharding has and its grid has not, which is of `*rank`; -1:
 * there is none. */
int64_t sdyi_absent_axis(const sdyi_op *op, const sdyi_grid_sharding *s,
                         int *rank);
/* Whether offsets are those at which a dimension is cut without any: into parts
 * of which the last ones have one element more. */
bool sdyi_are_even(sdyi_ints offsets, int64_t size);
/* The local type: sizes divided, `?` where that is not even, and halos. */
const sdyi_type *sdyi_local_type(const sdyi_op *op, const sdyi_type *type,
                                 const sdyi_grid_sharding *s);

/* -- shards of functions: note.c ------------------------------------------- */

/* Say of argument (`list` arg_attrs) or result (res_attrs) `i` of `n` what it
 * is the shard of, as `sdyrt.shard`: its type no longer does. */
void sdyi_note_shard(sdyi_op *func, sdyi_name list, int n, int i,
                     const sdyi_type *type, const sdyi_grid_sharding *s);

typedef struct sdyi_shard_note {
    const sdyi_type *global;
    const sdyi_op *grid;
    sdyrt_grid_sharding sharding; /* without its grid */
} sdyi_shard_note;

/* What is said of it, in memory of `zone`; false: nothing, or nothing that is
 * right. */
bool sdyi_noted_shard(const sdyi_op *func, sdyi_name list, int i,
                      const sdyi_symbols *symbols, sdyi_zone *zone,
                      sdyi_shard_note *note);

#endif

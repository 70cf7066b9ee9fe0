/* Sizes by rank: a program of the dialect shard is one text for all devices,
 * and `?` stands for another size on each of them.
 *
 *   sizes.c        the sizes of each value, of all ranks at once, since results
 *                  of collectives depend on other ranks
 *   size_rules.c   those of collectives
 *   size_moves.c   the program of one rank: collectives of shards whose sizes
 *                  differ move boxes of one size
 *
 * All sizes come from arguments, which shard-partition gives a `sdyrt.shard`,
 * from constants, and from the place of a rank in its grid. */
#ifndef SDYI_SHARD_SIZES_SIZES_H
#define SDYI_SHARD_SIZES_SIZES_H

#include "program/ir/side_table.h"
#include "program/ir/symbol.h"
#include "shard/dialect/build.h"

typedef struct sdyi_sizes {
    sdyi_pool *pool;
    sdyi_zone *zone;
    int n_ranks;
    sdyi_symbols symbols;
    sdyi_side_table dims;    /* of tensors: rows of int64_t, by rank */
    sdyi_side_table numbers; /* of integers: int64_t by rank */
    int n_known;             /* values, so far */
} sdyi_sizes;

/* The sizes of a tensor, rank by rank; NULL: not known. */
const int64_t *sdyi_sizes_rows(sdyi_sizes *s, const sdyi_value *value);
static inline const int64_t *sdyi_sizes_row(const int64_t *rows,
                                            const sdyi_value *value, int rank) {
    return rows + (int64_t)rank * value->type->n;
}
/* The value of an integer, by rank; NULL: not known. */
const int64_t *sdyi_sizes_numbers(const sdyi_sizes *s, const sdyi_value *value);
void sdyi_sizes_set_rows(sdyi_sizes *s, const sdyi_value *value,
                         const int64_t *rows);
/* True if a value's sizes are equal on all ranks. */
bool sdyi_sizes_are_alike(const sdyi_sizes *s, const int64_t *rows, int rank);

/* -- collectives: size_rules.c --------------------------------------------- */

/* The group of a rank, in order. */
typedef struct sdyi_members {
    int *ranks;
    int n, own; /* own: the number of the rank in it */
} sdyi_members;

/* The sizes of the grid of an op; NULL and an error: it is not of as many
 * devices as there are ranks. */
const int64_t *sdyi_sizes_grid(sdyi_sizes *s, const sdyi_op *op, int *n_axes);
/* The same for a given grid; errors are reported on `op`. */
const int64_t *sdyi_sizes_bind(sdyi_sizes *s, const sdyi_op *op,
                               const sdyi_op *grid, int *n_axes);
/* Members along `axes`. */
sdyrt_status sdyi_sizes_members(sdyi_sizes *s, const sdyi_op *op,
                                sdyi_ints axes, int rank,
                                sdyi_members *members);
/* Along the op's `grid_axes`. */
sdyrt_status sdyi_sizes_group(sdyi_sizes *s, const sdyi_op *op, int rank,
                              sdyi_members *members);

bool sdyi_is_grid_collective(const sdyi_op *op);
/* Find the sizes of a collective's result. Errors: members whose operands do
 * not fit together. */
sdyrt_status sdyi_sizes_collective(sdyi_sizes *s, const sdyi_op *op);

/* -- all ------------------------------------------------------------------- */

/* Find all sizes of a function on all ranks that can be known. */
sdyrt_status sdyi_sizes_find(sdyi_sizes *s, sdyi_op *function);

/* True if a module has a shard.grid and tensors with dynamic dimensions. */
bool sdyi_has_sizes_of_ranks(sdyi_op *module);
/* Turn a module into the program of a rank, which `sdyrt.rank` names. */
sdyrt_status sdyi_set_rank(sdyi_module *module, int rank, int n_ranks);

#endif

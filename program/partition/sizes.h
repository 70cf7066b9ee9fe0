/* Sizes of ranks: of the dialect shard, whose programs are one text for all
 * devices, what `?` stands for on each of them.
 *
 *   sizes.c        what each rank has of each value: of all ranks at once, as
 *                  what one gets of a collective is what others have
 *   size_rules.c   the same of collectives
 *   size_moves.c   the program of one rank: collectives of shards whose sizes
 *                  differ move boxes that are alike
 *
 * All sizes come from arguments, which shard-partition gives a `sdyrt.shard`,
 * from constants, and from the place of a rank in its grid. */
#ifndef SDYI_PROGRAM_PARTITION_SIZES_H
#define SDYI_PROGRAM_PARTITION_SIZES_H

#include "program/dialects/shard/build.h"
#include "program/ir/beside.h"
#include "program/ir/symbol.h"

typedef struct sdyi_sizes {
    sdyi_pool *pool;
    sdyi_zone *zone;
    int n_ranks;
    sdyi_symbols symbols;
    sdyi_beside dims;    /* of tensors: rows of int64_t, by rank */
    sdyi_beside numbers; /* of integers: int64_t by rank */
    int n_known;         /* values, so far */
} sdyi_sizes;

/* Of each rank one after another the sizes of a tensor; NULL: not known. */
const int64_t *sdyi_sizes_rows(sdyi_sizes *s, const sdyi_value *value);
static inline const int64_t *sdyi_sizes_row(const int64_t *rows,
                                            const sdyi_value *value, int rank) {
    return rows + (int64_t)rank * value->type->n;
}
/* By rank; NULL: not known. */
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
/* The same of a grid that is there; errors are the op's. */
const int64_t *sdyi_sizes_bind(sdyi_sizes *s, const sdyi_op *op,
                               const sdyi_op *grid, int *n_axes);
/* Members along `axes`. */
sdyrt_status sdyi_sizes_members(sdyi_sizes *s, const sdyi_op *op,
                                sdyi_ints axes, int rank,
                                sdyi_members *members);
/* Along the op's `grid_axes`. */
sdyrt_status sdyi_sizes_group(sdyi_sizes *s, const sdyi_op *op, int rank,
                              sdyi_members *members);
/* Of `size` elements that are cut into `n` parts, the last of which have one
 * more where they differ: those in front of part `i`, which i = n has too. */
static inline int64_t sdyi_part_start(int64_t size, int n, int i) {
    const int64_t longer = i - (n - size % n);
    return i * (size / n) + (longer > 0 ? longer : 0);
}
static inline int64_t sdyi_part_size(int64_t size, int n, int i) {
    return sdyi_part_start(size, n, i + 1) - sdyi_part_start(size, n, i);
}

/* The dimension that a collective cuts, or gathers. */
int sdyi_sizes_axis(const sdyi_op *op);
bool sdyi_is_grid_collective(const sdyi_op *op);
/* Find what ranks have of its result. Errors: members whose operands do not go
 * together. */
sdyrt_status sdyi_sizes_collective(sdyi_sizes *s, const sdyi_op *op);
/* The member whose operand a rank gets by a shift; -1: none. */
int sdyi_shift_source(sdyi_sizes *s, const sdyi_op *op, int rank);

/* -- all ------------------------------------------------------------------- */

/* Find all that can be found of a function, where rank `rank` runs.
 * Errors: sizes that do not go together. */
sdyrt_status sdyi_sizes_find(sdyi_sizes *s, sdyi_op *function);

/* Make of a function that of one rank. size_moves.c */
sdyrt_status sdyi_sizes_apply(sdyi_sizes *s, sdyi_op *function, int rank);

/* True if a module has a shard.grid and tensors with dynamic dimensions. */
bool sdyi_has_sizes_of_ranks(sdyi_op *module);
/* Make of a module the program of a rank, of which `sdyrt.rank` says so. */
sdyrt_status sdyi_set_rank(sdyi_module *module, int rank, int n_ranks);

#endif

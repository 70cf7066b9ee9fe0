/* MLIR's dialect shard: functions for its rows in the op table, and for its
 * passes. A grid is a mesh whose axes are numbers; `?` sizes are known only at
 * run time. */
#ifndef SDYI_SHARD_DIALECT_SHARD_H
#define SDYI_SHARD_DIALECT_SHARD_H

#include "program/ir/row.h"
#include "program/ir/symbol.h"

/* -- as text: syntax_grid.c, syntax_shard.c -------------------------------- */

extern const struct sdyi_dialect sdyi_dialect_shard;

sdyrt_status sdyi_read_grid_sharding(struct sdyi_parser *p,
                                     sdyi_op_parts *parts);
void sdyi_print_grid_sharding(struct sdyi_printer *out, const sdyi_op *op);
sdyrt_status sdyi_read_shard_shape(struct sdyi_parser *p, sdyi_op_parts *parts);
void sdyi_print_shard_shape(struct sdyi_printer *out, const sdyi_op *op);
sdyrt_status sdyi_read_update_halo(struct sdyi_parser *p, sdyi_op_parts *parts);
void sdyi_print_update_halo(struct sdyi_printer *out, const sdyi_op *op);
const char *sdyi_shard_name(const sdyi_op *op);

/* -- attributes ------------------------------------------------------------ */

/* An attribute INTEGER by name; `fallback` if there is none. */
int64_t sdyi_shard_int(const sdyi_op *op, sdyi_name name, int64_t fallback);

/* Integers of an attribute, or sizes of a type. */
typedef struct sdyi_ints {
    const sdyi_cell *cells;
    int n;
} sdyi_ints;

sdyi_ints sdyi_ints_of(const sdyi_attr *attr);
static inline sdyi_ints sdyi_ints_at(const sdyi_op *op, sdyi_name name) {
    return sdyi_ints_of(sdyi_op_attr(op, name));
}
static inline sdyi_ints sdyi_sizes_in(const sdyi_type *type) {
    return (sdyi_ints){type->cells, type->n};
}
/* Copies in memory of a zone. */
int *sdyi_ints_axes(sdyi_zone *zone, sdyi_ints list);
int64_t *sdyi_ints_values(sdyi_zone *zone, sdyi_ints list);
bool sdyi_ints_equal(sdyi_ints a, sdyi_ints b);
bool sdyi_ints_have(sdyi_ints list, int64_t value);
/* The number of entries SDYRT_DYNAMIC. */
int sdyi_ints_dynamic(sdyi_ints list);
/* The grid op that an op names, NULL: none; and the sizes of a grid. */
const sdyi_op *sdyi_grid_of(const sdyi_op *op, const sdyi_symbols *symbols);
sdyi_ints sdyi_grid_shape(const sdyi_op *grid);
/* All sizes of a grid of `n_devices`, of which one may be SDYRT_DYNAMIC; false:
 * it has not as many. `sizes` may be `shape`. */
bool sdyi_grid_bind(const int64_t *shape, int n, int n_devices, int64_t *sizes);
/* The number of devices in a group over axes; SDYRT_DYNAMIC: unknown. */
int64_t sdyi_group_size(sdyi_ints axes, sdyi_ints shape);
/* Arithmetic on sizes that may be SDYRT_DYNAMIC; so is the result on overflow,
 * or for an uneven division. */
int64_t sdyi_size_times(int64_t a, int64_t b);
/* "2x?x4", as much of it as there is room for. */
const char *sdyi_sizes_text(const int64_t *sizes, int n, char *text,
                            size_t bytes);
int64_t sdyi_size_product(sdyi_ints sizes);
int64_t sdyi_size_divided(int64_t a, int64_t b);
/* The start of part `i` (0 to n) of `size` elements cut into `n` parts, of
 * which the last size % n have one element more. */
static inline int64_t sdyi_part_start(int64_t size, int n, int i) {
    const int64_t longer = i - (n - size % n);
    return i * (size / n) + (longer > 0 ? longer : 0);
}
static inline int64_t sdyi_part_size(int64_t size, int n, int i) {
    return sdyi_part_start(size, n, i + 1) - sdyi_part_start(size, n, i);
}
/* The linear index of the device that is one step after (1) or before (-1)
 * `from` along `axes`, of which the last varies fastest; -1: none. */
int64_t sdyi_grid_neighbor(const int64_t *sizes, int n, const int *axes,
                           int n_axes, const int64_t *from, int by);
/* The dimension that is cut by the members of a group before a collective
 * (all_gather), and after it (all_slice); an all_to_all has both. -1: none. */
int64_t sdyi_cut_before(const sdyi_op *op);
int64_t sdyi_cut_after(const sdyi_op *op);

/* -- patterns: canonicalize.c ---------------------------------------------- */

extern const sdyi_pattern sdyi_no_axes_patterns[],
    sdyi_grid_sharding_patterns[], sdyi_shard_patterns[];

/* -- rules ----------------------------------------------------------------- */

sdyi_verifier sdyi_verify_grid, sdyi_verify_grid_sharding, sdyi_verify_shard,
    sdyi_verify_shard_segments, sdyi_verify_shard_shape,
    sdyi_verify_shard_shapes, sdyi_verify_shard_shift, sdyi_verify_shard_ranks,
    sdyi_verify_shard_shapes_match, sdyi_verify_shard_ranks_match,
    sdyi_verify_shard_reduce_scatter, sdyi_verify_shard_scatter,
    sdyi_verify_update_halo;
/* Error unless the halos are none, or two for each split dimension. */
sdyrt_status sdyi_check_halo_count(const sdyi_op *op);
/* Verifiers that need the grid: verify_grid.c */
typedef sdyrt_status sdyi_verify_on_grid(const sdyi_op *op,
                                         const sdyi_symbols *symbols);
sdyi_verify_on_grid sdyi_verify_grid_use, sdyi_verify_grid_axes,
    sdyi_verify_grid_results, sdyi_verify_neighbors, sdyi_verify_grid_offsets,
    sdyi_verify_in_group, sdyi_verify_shard_gather, sdyi_verify_shard_slice,
    sdyi_verify_shard_all_to_all, sdyi_verify_shift_axis, sdyi_verify_halos,
    sdyi_verify_sharded, sdyi_verify_shape_device;

#endif

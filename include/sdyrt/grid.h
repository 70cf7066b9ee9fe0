/* Grids, of MLIR's dialect shard; op.h has its operations.
 *
 * A grid is a mesh whose axes have no names but numbers: axis k is called "k".
 * All that takes a mesh takes a grid. The number of a device is its linear
 * index, row-major, the last axis fastest. Its group along some axes is of the
 * devices that agree with it on all others. */
#ifndef SDYRT_GRID_H
#define SDYRT_GRID_H

#include <sdyrt/tile.h>

SDYRT_BEGIN

/* -- grids ----------------------------------------------------------------- */

/* Make a grid of `n_axes` axes of these sizes.
 *
 * Ownership: `*grid` is held by the caller until sdyrt_mesh_release.
 * Errors:    BAD_VALUE for no axes, MESH_AXIS_SIZE, LIMIT, OVERFLOW.
 * Source:    shard.grid */
SDYRT_API sdyrt_status sdyrt_grid_create(const int64_t *sizes, int n_axes,
                                         const sdyrt_mesh **grid);

/* Read a grid from text such as `2x4`.
 * Errors: PARSE_MESH; those of sdyrt_grid_create. */
SDYRT_API sdyrt_status sdyrt_grid_parse(const char *text,
                                        const sdyrt_mesh **grid);

/* The coordinates of a device along `axes`, in the order listed, one for each;
 * along all axes where none is listed.
 *
 * Errors: GRID_AXES for an axis that the grid has not or that is listed twice;
 *         BAD_VALUE for a device that is not in the grid.
 * Source: shard.process_multi_index */
SDYRT_API sdyrt_status sdyrt_grid_coordinates(const sdyrt_mesh *grid,
                                              int64_t device, const int *axes,
                                              int n_axes, int64_t *coordinates);

/* The device at these coordinates, one for each axis of the grid.
 * Errors: BAD_VALUE for a coordinate outside its axis.
 * Source: shard.process_linear_index */
SDYRT_API sdyrt_status sdyrt_grid_device(const sdyrt_mesh *grid,
                                         const int64_t *coordinates,
                                         int64_t *device);

/* The devices before and after a device in its group along `axes`; -1: there is
 * none.
 *
 * Errors: as sdyrt_grid_coordinates.
 * Source: shard.neighbors_linear_indices */
SDYRT_API sdyrt_status sdyrt_grid_neighbors(const sdyrt_mesh *grid,
                                            int64_t device, const int *axes,
                                            int n_axes, int64_t *down,
                                            int64_t *up);

/* The device in the same group as `device` along `axes` that has these
 * coordinates there, one for each of `axes`: `destination`, `source` and `root`
 * of the dialect.
 *
 * Errors: as sdyrt_grid_coordinates; GRID_DEVICE for a coordinate outside its
 *         axis. */
SDYRT_API sdyrt_status sdyrt_grid_member(const sdyrt_mesh *grid, int64_t device,
                                         const int *axes, int n_axes,
                                         const int64_t *coordinates,
                                         int64_t *member);

/* -- shardings ------------------------------------------------------------- */

typedef struct sdyrt_grid_axes {
    const int *axes; /* the first most significant */
    int count;
} sdyrt_grid_axes;

/* The sharding of a tensor over a grid, as shard.sharding. A dimension of D
 * elements is cut into n shards of D / n elements, the last D % n with one
 * more, or at offsets. Halos are room in local buffers for elements of the
 * neighbours: the buffer of a split dimension has low + shard + high elements,
 * also at the borders of the tensor.
 *
 * A descriptor, which owns nothing. */
typedef struct sdyrt_grid_sharding {
    size_t struct_bytes;
    const sdyrt_mesh *grid;
    const sdyrt_grid_axes *split_axes; /* by dimension of the tensor; dimensions
                                          after the last are not split */
    int n_split_axes;
    const int64_t *halo_sizes; /* low and high of each dimension that is split;
                                  NULL: none */
    int n_halo_sizes;
    const int64_t *sharded_dims_offsets; /* of each dimension that is split, one
                                            after another: its shards + 1, from
                                            0 to its size; NULL: none */
    int64_t n_sharded_dims_offsets;
} sdyrt_grid_sharding;

#define SDYRT_GRID_SHARDING_INIT SDYRT_INIT_(sdyrt_grid_sharding)

/* The shard of a device, as sdyrt_shard_of has it.
 *
 * Errors: NULL_ARGUMENT, STRUCT_BYTES; GRID_AXES for an axis that the grid has
 *         not or that is there twice, and more entries than the tensor has
 *         dimensions; GRID_HALO for halos with offsets, not two for each split
 *         dimension, less than 0 or wider than the tensor; PARTITION_OFFSETS;
 *         DYNAMIC_SHAPE; OVERFLOW; BAD_VALUE for a device that is not in the
 *         grid.
 * Source: shard.sharding, shard.shard_shape */
SDYRT_API sdyrt_status sdyrt_grid_shard(const sdyrt_grid_sharding *sharding,
                                        const sdyrt_type *type, int64_t device,
                                        sdyrt_shard *shard);

/* The same as a sharding of the library's, which operations take.
 *
 * Ownership: `*result` is the caller's until sdyrt_sharding_release.
 * Errors:    as above; NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_grid_sharding_create(
    const sdyrt_grid_sharding *sharding, const sdyrt_type *type,
    const sdyrt_sharding **result);

SDYRT_END

#endif

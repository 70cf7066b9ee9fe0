/* The partitioner: the box of the global tensor that a device owns. O(rank +
 * axes) for any device of a mesh of any size. */
#ifndef SDYRT_TILE_H
#define SDYRT_TILE_H

#include <sdyrt/sharding.h>

SDYRT_BEGIN

/* The box [offset, offset + size) of the global tensor. Plain data. */
typedef struct sdyrt_tile {
    int rank;
    int64_t offset[SDYRT_MAX_RANK]; /* elements */
    int64_t size[SDYRT_MAX_RANK];   /* the local shape, elements */
    int64_t elements;               /* the product of size; 0: empty */
} sdyrt_tile;

/* The tile of `device`, without halos. A device outside the mesh owns nothing:
 * its tile is empty. A dynamic dimension is not cut.
 *
 * Errors: those of sdyrt_sharding_verify; OVERFLOW. */
SDYRT_API sdyrt_status sdyrt_tile_of(const sdyrt_sharding *sharding,
                                     const sdyrt_type *type, int64_t device,
                                     sdyrt_tile *tile);

/* The tile of a device, and the buffer with halos around. */
typedef struct sdyrt_shard {
    size_t struct_bytes;
    sdyrt_tile core;
    int64_t low[SDYRT_MAX_RANK]; /* elements before the core */
    int64_t high[SDYRT_MAX_RANK];
    int64_t size[SDYRT_MAX_RANK]; /* of the buffer */
} sdyrt_shard;

#define SDYRT_SHARD_INIT SDYRT_INIT_(sdyrt_shard)

/* The tile of a device with its halos.
 *
 * Errors: those of sdyrt_tile_of; DYNAMIC_SHAPE; OVERFLOW; BAD_VALUE for a
 *         device that is not in the mesh; STRUCT_BYTES. */
SDYRT_API sdyrt_status sdyrt_shard_of(const sdyrt_sharding *sharding,
                                      const sdyrt_type *type, int64_t device,
                                      sdyrt_shard *shard);

/* The tile of `rank`, and the device that it is, where `ranks[id]` is the rank
 * of device `id`, as `from_ranks` and `to_ranks` of an operation say it; with
 * `ranks` NULL a device id is a rank. A rank without a device owns nothing: its
 * tile is empty, its device -1. `device` may be NULL.
 *
 * Errors: those of sdyrt_tile_of; PLACEMENT where devices are not on one rank
 *         each; NULL_ARGUMENT, NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_tile_of_rank(const sdyrt_sharding *sharding,
                                          const sdyrt_type *type,
                                          const int *ranks, int64_t n_ranks,
                                          int rank, int64_t *device,
                                          sdyrt_tile *tile);

/* The shard index of `device` in dimension `dim` and its index along the
 * unreduced axes (`dim` = -1).
 * Errors: BAD_VALUE for a device outside the mesh. */
SDYRT_API sdyrt_status sdyrt_shard_index(const sdyrt_sharding *sharding,
                                         int dim, int64_t device,
                                         int64_t *index);

/* The devices that hold the element at `index`: how many, and the `which`-th
 * of them in order of replicas (partial terms of unreduced axes count as
 * replicas here).
 *
 * Errors: those of sdyrt_sharding_verify; DYNAMIC_SHAPE; BAD_VALUE when
 *         `index` is outside the tensor or `which` outside [0, *n_devices). */
SDYRT_API sdyrt_status sdyrt_element_device(const sdyrt_sharding *sharding,
                                            const sdyrt_type *type,
                                            const int64_t *index, int64_t which,
                                            int64_t *n_devices,
                                            int64_t *device);

SDYRT_END

#endif

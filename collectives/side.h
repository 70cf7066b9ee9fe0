/* One end of a movement: which box of an index space each rank holds.
 *
 * The index space has the tensor's dimensions and a few more, so that partial
 * terms and fills need no rules of their own: along an extra dimension of n
 * indices, cut n ways, every device along some axes holds an index of its own
 * (a term of a sum); uncut, every device needs all of them; and one index cut n
 * ways is held by the first device only. */
#ifndef SDYI_COLLECTIVES_SIDE_H
#define SDYI_COLLECTIVES_SIDE_H

#include "mesh/layout.h"

#define SDYI_EXTRA_DIMS 3
#define SDYI_MAX_DIMS (SDYRT_MAX_RANK + SDYI_EXTRA_DIMS)

typedef struct sdyi_box {
    int64_t offset[SDYI_MAX_DIMS];
    int64_t size[SDYI_MAX_DIMS];
} sdyi_box;

/* Which rank each device of a mesh is. */
typedef struct sdyi_placement {
    const sdyrt_mesh *mesh;
    const int *ranks; /* by device id; NULL: rank = device id; borrowed */
    int64_t n_ranks;
    int64_t *devices; /* by rank, -1: none; NULL when ranks is; owned */
    int64_t n_devices;
} sdyi_placement;

/* Errors: MEMORY. The ranks have been verified to differ. */
sdyrt_status sdyi_placement_init(sdyi_placement *placement,
                                 const sdyrt_mesh *mesh, const int *ranks,
                                 int64_t n_ranks);
void sdyi_placement_free(sdyi_placement *placement);

/* The position of `rank`'s device; -1: it is not in the mesh. */
int64_t sdyi_placement_position(const sdyi_placement *placement, int64_t rank);
/* The rank of the device at `position`. */
int64_t sdyi_placement_rank(const sdyi_placement *placement, int64_t position);
/* Whether every position has the same rank in both. */
bool sdyi_placement_equal(const sdyi_placement *a, const sdyi_placement *b);

typedef struct sdyi_side {
    const sdyi_placement *placement;
    int n_dims;
    sdyi_split splits[SDYI_MAX_DIMS];
    sdyi_digits digits[SDYI_MAX_DIMS]; /* of the index along each dimension */
} sdyi_side;

/* The box of the tile with these indices; false when it is empty. */
bool sdyi_side_box(const sdyi_side *side, const int64_t *indices,
                   sdyi_box *box);

/* The indices of the tile at a position, and the position of a tile's first
 * replica. */
void sdyi_side_indices(const sdyi_side *side, int64_t position,
                       int64_t *indices);
int64_t sdyi_side_position(const sdyi_side *side, const int64_t *indices);

/* The box that both have; false when there is none. */
bool sdyi_box_intersect(const sdyi_box *a, const sdyi_box *b, int n_dims,
                        sdyi_box *out);

#endif

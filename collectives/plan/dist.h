/* One end of a movement: which box of an index space each rank holds.
 *
 * The index space has the tensor's dimensions and a few more, so that partial
 * terms and fills need no rules of their own: along an extra dimension of n
 * indices, cut n ways, every device along some axes holds an index of its own
 * (a term of a sum); uncut, every device needs all of them; and one index cut n
 * ways is held by the first device only. */
#ifndef SDYI_PLAN_DIST_H
#define SDYI_PLAN_DIST_H

#include "base/status.h"
#include "collectives/ops/verify.h"
#include "mesh/digits.h"
#include <sdyrt/plan.h>

#define SDYI_EXTRA_DIMS 3
#define SDYI_MAX_DIMS (SDYRT_MAX_RANK + SDYI_EXTRA_DIMS)

typedef struct sdyi_box {
    int64_t offset[SDYI_MAX_DIMS];
    int64_t size[SDYI_MAX_DIMS];
} sdyi_box;

/* The map from the devices of a mesh to ranks. */
typedef struct sdyi_placement {
    const sdyrt_mesh *mesh;
    int *ranks; /* by device id; NULL: rank = device id; owned */
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
SDYI_EXPORT int64_t sdyi_placement_position(const sdyi_placement *placement,
                                            int64_t rank);
/* The rank of the device at `position`. */
SDYI_EXPORT int64_t sdyi_placement_rank(const sdyi_placement *placement,
                                        int64_t position);
/* True if every position has the same rank in both. */
bool sdyi_placement_equal(const sdyi_placement *a, const sdyi_placement *b);

typedef struct sdyi_dist {
    const sdyi_placement *placement;
    int n_dims;
    sdyi_split splits[SDYI_MAX_DIMS];
    sdyi_digit_list digits; /* of the index along each dimension, in order */
    int digits_end[SDYI_MAX_DIMS];
} sdyi_dist;

static inline sdyi_digits sdyi_dist_digits(const sdyi_dist *side, int dim) {
    const int first = dim == 0 ? 0 : side->digits_end[dim - 1];
    return (sdyi_digits){side->digits.at + first,
                         side->digits_end[dim] - first};
}

/* The box of the tile with these indices; false when it is empty. */
bool sdyi_dist_box(const sdyi_dist *side, const int64_t *indices,
                   sdyi_box *box);

/* Devices of a mesh for each tile. */
int64_t sdyi_dist_replicas(const sdyi_dist *side);

/* The indices of the tile at a position, and the position of a tile's first
 * replica. */
void sdyi_dist_indices(const sdyi_dist *side, int64_t position,
                       int64_t *indices);
int64_t sdyi_dist_position(const sdyi_dist *side, const int64_t *indices);

/* The box that two boxes share, of `n_dims` dimensions; false: none. */
bool sdyi_boxes_overlap(const int64_t *a, const int64_t *a_size,
                        const int64_t *b, const int64_t *b_size, int n_dims,
                        int64_t *offset, int64_t *size);

static inline bool sdyi_box_intersect(const sdyi_box *a, const sdyi_box *b,
                                      int n_dims, sdyi_box *out) {
    return sdyi_boxes_overlap(a->offset, a->size, b->offset, b->size, n_dims,
                              out->offset, out->size);
}

/* Elements of a box of a tensor. */
static inline int64_t sdyi_box_volume(const int64_t *size, int rank) {
    int64_t n = 1;
    for (int d = 0; d < rank; d++)
        n *= size[d];
    return n;
}

/* -- the distributions of an operation ------------------------------------- */

/* The dimensions after those of the tensor. */
enum sdyi_extra_dim { SDYI_KEPT, SDYI_INTRODUCED, SDYI_REDUCED };

/* The distributions that the steps of an operation are between; a plan's own,
 * at one address. */
typedef struct sdyi_dists {
    int rank; /* of the tensor */
    const sdyrt_sharding
        *from; /* held: they lend explicit offsets and meshes */
    const sdyrt_sharding *to;
    sdyi_placement from_placement;
    sdyi_placement to_placement;
    sdyi_dist in;    /* from, with terms to be combined */
    sdyi_dist out;   /* to, all terms wanted */
    sdyi_dist moved; /* out, less what is filled */
    /* Of reductions: in, each rank with its share of the combined value; the
     * shares and `moved` once terms are combined. */
    sdyi_dist shares;
    sdyi_dist combined_shares;
    sdyi_dist combined;
    /* Buffers start where the origins do, which are `in` and `out` unless there
     * are halos. */
    sdyi_dist *in_origin; /* owned; NULL: `in` */
    struct sdyi_movers *more;
    int n_more;
    int64_t *offsets; /* of roots, pairs and counts; borrowed by splits */
} sdyi_dists;

/* The ends of a further movement of the same value: who has it, who gets it. */
typedef struct sdyi_movers {
    sdyi_dist from;
    sdyi_dist to;
    sdyi_dist to_origin; /* `out`, or of an image of it */
} sdyi_movers;

/* Set the distributions of an operation, but for those of reductions; freed
 * also on an error. Errors: MEMORY. */
sdyrt_status sdyi_dists_init(sdyi_dists *l, const sdyi_resolved *r);
void sdyi_dists_free(sdyi_dists *l);

/* -- dist_groups.c, halos.c ------------------------------------------------ */

/* Add the cuts that an operation has besides its shardings: roots, pairs,
 * counts, halos.
 * Errors: MEMORY. */
sdyrt_status sdyi_dists_in_groups(sdyi_dists *l, const sdyi_resolved *r);
sdyrt_status sdyi_dists_add_halos(sdyi_dists *l, const sdyi_resolved *r);

/* -------------------------------------------------------------------------- */

/* The end of a tensor of `type` with this sharding, whose extra dimensions are
 * one index each. It borrows both. */
void sdyi_dist_start(const sdyrt_sharding *sharding, const sdyrt_type *type,
                     const sdyi_placement *placement, sdyi_dist *side);

/* Fill in `combined`; and the tiles of `in` cut once more, by the digits that
 * number the terms. */
void sdyi_make_combined(sdyi_dists *l);
void sdyi_make_shares(sdyi_dists *l);

/* Cut a dimension by these digits too, its minor ones; returns how many ways.
 */
int64_t sdyi_dist_add_digits(sdyi_dist *side, int dim, sdyi_digits digits);

/* Take the digits of a dimension away; its split is then set anew. */
void sdyi_dist_drop_digits(sdyi_dist *side, int dim);

/* True if both sides cut the tensor's dimensions alike, on the same ranks;
 * extra dimensions do not count. */
bool sdyi_have_same_tiles(const sdyi_dists *l, const sdyi_dist *a,
                          const sdyi_dist *b);

/* The box of a rank's tile, false when it is empty; all zero for a rank that is
 * not in the mesh. */
SDYI_EXPORT bool sdyi_box_of(const sdyi_dist *side, int64_t rank,
                             sdyi_box *box);

#endif

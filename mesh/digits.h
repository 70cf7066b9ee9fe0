/* Coordinates of a position in the mesh along axis refs, and the cut of a
 * dimension into shards. Integers only; nothing costs O(devices). */
#ifndef SDYI_MESH_DIGITS_H
#define SDYI_MESH_DIGITS_H

#include "base/status.h"
#include "mesh/internal.h"

/* One digit of a position in row-major mesh order: (position / stride) % size.
 * An axis, a sub-axis or any part of one is a digit. */
typedef struct sdyi_digit {
    int64_t stride;
    int64_t size;
} sdyi_digit;

/* Digits that are only read, major to minor. */
typedef struct sdyi_digits {
    const sdyi_digit *at;
    int count;
} sdyi_digits;

/* Digits being put together: larger than 1 and not overlapping, so that their
 * product fits 63 bits. */
#define SDYI_MAX_DIGITS 64
typedef struct sdyi_digit_list {
    int count;
    sdyi_digit at[SDYI_MAX_DIGITS];
} sdyi_digit_list;

static inline sdyi_digits sdyi_digits_in(const sdyi_digit_list *list) {
    return (sdyi_digits){list->at, list->count};
}

/* Append the digit of each ref of a verified list; refs of size 1 have none. */
SDYI_EXPORT void sdyi_digits_of(const sdyrt_mesh *mesh, sdyi_span list,
                                sdyi_digit_list *digits);

/* The product of the sizes. */
SDYI_EXPORT int64_t sdyi_digits_size(sdyi_digits digits);

/* The mixed-radix number of a position's digits, first most significant; and
 * the position whose digits spell `index` and that is 0 elsewhere. */
SDYI_EXPORT int64_t sdyi_digits_index(sdyi_digits digits, int64_t position);
SDYI_EXPORT int64_t sdyi_digits_position(sdyi_digits digits, int64_t index);

/* The points at which digits cut the range of positions: strides, ascending,
 * each dividing the next, from 1 to the number of positions. */
typedef struct sdyi_cuts {
    int count;
    int64_t at[4 * SDYI_MAX_DIGITS + 2];
} sdyi_cuts;

void sdyi_cuts_start(sdyi_cuts *cuts, int64_t n_positions);
void sdyi_cuts_add(sdyi_cuts *cuts, sdyi_digits digits);

/* Sort; false when some cut does not divide the next: the digits have no common
 * factorisation. */
bool sdyi_cuts_finish(sdyi_cuts *cuts);

/* Append each digit, cut at the cuts inside it; the order of the parts keeps
 * the index. */
void sdyi_digits_refine(sdyi_digits digits, const sdyi_cuts *cuts,
                        sdyi_digit_list *fine);

/* The digits between neighbouring cuts, major first, that `used` has not. It
 * must be refined by `cuts`. */
void sdyi_digits_rest(const sdyi_cuts *cuts, sdyi_digits used,
                      sdyi_digit_list *rest);

/* The parts of `digits` cut where they cut each other, and the digits of
 * `n_positions` that they leave, major first; false: no common factorisation,
 * which the axes of a verified list have. */
SDYI_EXPORT bool sdyi_digits_split(sdyi_digits digits, int64_t n_positions,
                                   sdyi_digit_list *parts,
                                   sdyi_digit_list *left);

/* The cut of a dimension of `size` elements into outer * inner shards: into
 * `outer` ones by the partition, and each of these into `inner` blocks: those
 * of `blocks` where they fill the shard exactly, else of ceiling size. */
typedef struct sdyi_split {
    int64_t size;
    int64_t outer;
    int64_t inner; /* 1: no second cut */
    sdyrt_partition partition;
    const int64_t *offsets;          /* OFFSETS: outer + 1 of them; borrowed */
    const struct sdyi_split *blocks; /* outer * inner shards, not cut twice;
                                        NULL: none; borrowed */
    /* Halo: the elements of a tile before and after its shard. Without
     * `is_padded` the tile stops at the ends of the dimension. */
    int64_t low, high;
    int64_t image; /* added to the tile's begin and end: it is the tile of a
                      periodic image of the dimension, that many elements after
                      it */
    bool is_padded;
} sdyi_split;

/* The cut of dimension `dim` of a tensor; a dimension beyond the sharding's
 * rank (maximal mesh) is whole. */
sdyi_split sdyi_split_of(const sdyrt_sharding *sharding, int dim, int64_t size);

/* A dimension cut by ceiling blocks; 1 shard: not cut. */
sdyi_split sdyi_split_evenly(int64_t size, int64_t shards);

SDYI_EXPORT int64_t sdyi_split_shards(const sdyi_split *split);

/* The first element of shard `i`, 0 <= i <= shards; never falls with i. */
int64_t sdyi_split_start(const sdyi_split *split, int64_t i);

/* The tile [*begin, *end) of shard `i`, 0 <= i < shards; both never fall with
 * i. */
void sdyi_split_tile(const sdyi_split *split, int64_t i, int64_t *begin,
                     int64_t *end);

/* True where two cuts of one dimension are of one description, halos aside. */
static inline bool sdyi_split_alike(const sdyi_split *a, const sdyi_split *b) {
    return a->outer == b->outer && a->inner == b->inner &&
           a->partition == b->partition && a->offsets == b->offsets &&
           a->blocks == b->blocks;
}

static inline bool sdyi_split_has_halo(const sdyi_split *split) {
    return split->low != 0 || split->high != 0 || split->image != 0;
}

/* The largest shard's size; the same on every rank. */
SDYI_EXPORT int64_t sdyi_split_largest(const sdyi_split *split);

/* The shards whose tiles [begin, end), begin < end, within the dimension,
 * touches: [*first, *last), none where these are equal. Tiles in the middle may
 * be empty. */
void sdyi_split_range(const sdyi_split *split, int64_t begin, int64_t end,
                      int64_t *first, int64_t *last);

#endif

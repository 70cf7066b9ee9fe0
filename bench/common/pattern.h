/* Data that says where it belongs: the bits of an element are a function of its
 * tensor and its global index, so that a moved element is known to be right, or
 * wrong, from where it lies. */
#ifndef BENCH_COMMON_PATTERN_H
#define BENCH_COMMON_PATTERN_H

#include <sdyrt/sdyrt.h>

/* The first wrong element of a tile. */
typedef struct pattern_mismatch {
    int64_t index[SDYRT_MAX_RANK]; /* global */
    uint64_t expected;
    uint64_t got;
} pattern_mismatch;

/* Fill a tight row-major tile. `seed` says which tensor it is of; `wrong` flips
 * every bit, so that no element is right. */
void pattern_fill(const sdyrt_type *type, const sdyrt_tile *tile, uint64_t seed,
                  bool wrong, void *memory);

/* Whether every element of a tile is right; if not, which one is not. */
bool pattern_check(const sdyrt_type *type, const sdyrt_tile *tile,
                   uint64_t seed, const void *memory,
                   pattern_mismatch *mismatch);

/* How many elements of a tile are wrong. */
int64_t pattern_count_wrong(const sdyrt_type *type, const sdyrt_tile *tile,
                            uint64_t seed, const void *memory);

#endif

/* Random boxes for the kernel tests, and the plain loop they are compared
 * with: the offset of element `e` in row-major order of the counts. */
#ifndef TESTS_KERNELS_BOXES_H
#define TESTS_KERNELS_BOXES_H

#include <sdyrt/type.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* xorshift64*: the same numbers everywhere. */
static uint64_t random_state = 1;

static inline void random_seed(uint64_t seed) {
    random_state = seed * 0x9e3779b97f4a7c15u + 1;
}

static inline uint64_t random_bits(void) {
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    return random_state * 0x2545f4914f6cdd1du;
}

/* 0 .. n - 1 */
static inline int64_t random_below(int64_t n) {
    return (int64_t)(random_bits() % (uint64_t)n);
}

static inline void random_bytes(void *memory, size_t bytes) {
    for (size_t i = 0; i < bytes; i += 8) {
        const uint64_t bits = random_bits();
        memcpy((char *)memory + i, &bits, bytes - i < 8 ? bytes - i : 8);
    }
}

static inline int64_t element_count(const int64_t *counts, int rank) {
    int64_t n = 1;
    for (int d = 0; d < rank; d++)
        n *= counts[d];
    return n;
}

static inline int64_t element_offset(int64_t e, const int64_t *counts,
                                     const int64_t *strides, int rank) {
    int64_t offset = 0;
    for (int d = rank - 1; d >= 0; d--) {
        offset += e % counts[d] * strides[d];
        e /= counts[d];
    }
    return offset;
}

/* Counts of a random box of at most about `limit` elements. */
static inline void random_counts(int64_t *counts, int rank, int64_t limit) {
    for (int d = 0; d < rank; d++)
        counts[d] = 1;
    for (int tries = 0; tries < rank; tries++) {
        const int d = (int)random_below(rank);
        const int64_t most = limit / element_count(counts, rank);
        static const int64_t usual[] = {1, 2, 3, 4, 5, 7, 8, 16, 17, 33, 64};
        int64_t n = random_below(4) == 0 ? 1 + random_below(limit)
                                         : usual[random_below(11)];
        if (counts[d] == 1)
            counts[d] = n < most ? n : (most < 1 ? 1 : most);
    }
}

/* Strides of a buffer that holds the box with its dimensions in a random (or
 * the usual) order and, sometimes, padding after a dimension. Returns the
 * elements that the buffer spans. */
static inline int64_t random_strides(int64_t *strides, const int64_t *counts,
                                     int rank) {
    int order[SDYRT_MAX_RANK];
    for (int d = 0; d < rank; d++)
        order[d] = d;
    if (random_below(3) != 0)
        for (int d = rank - 1; d > 0; d--) {
            const int other = (int)random_below(d + 1), keep = order[d];
            order[d] = order[other];
            order[other] = keep;
        }
    const int64_t pads = random_below(3); /* none, few, many */
    int64_t span = 1;
    for (int i = rank - 1; i >= 0; i--) {
        if (pads > 0 && random_below(pads == 1 ? 4 : 1) == 0)
            span += random_below(4);
        strides[order[i]] = span;
        span *= counts[order[i]] > 0 ? counts[order[i]] : 1;
    }
    return span;
}

#endif

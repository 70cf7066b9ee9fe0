/* Shared by tests of operations in groups: shardings from text, on meshes whose
 * axes are called "0", "1" .. as those of grids. */
#ifndef TESTS_COLLECTIVES_IN_GROUPS_H
#define TESTS_COLLECTIVES_IN_GROUPS_H

#include <sdyrt/op.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static const sdyrt_axis_ref axis_refs[] = {{.name = "0"}, {.name = "1"}};
static const sdyrt_axis_list no_axes = {axis_refs, 0};
static const sdyrt_axis_list axis_0 = {axis_refs, 1};

/* The sharding of a text with ' for ", which has a %d for each number after it:
 * cut as MLIR cuts, the last shards one larger. */
__attribute__((format(printf, 1, 2))) static inline const sdyrt_sharding *
cut(const char *format, ...) {
    char text[512];
    const sdyrt_sharding *ceil = NULL, *high = NULL;
    va_list numbers;
    va_start(numbers, format);
    (void)vsnprintf(text, sizeof text, format, numbers);
    va_end(numbers);
    for (char *at = text; *at != '\0'; at++)
        if (*at == '\'')
            *at = '"';
    if (sdyrt_sharding_parse(text, NULL, 0, &ceil) != SDYRT_OK ||
        sdyrt_sharding_with_partition(ceil, SDYRT_HIGH, &high) != SDYRT_OK) {
        (void)fprintf(stderr, "%s: %s\n", text, sdyrt_last_error());
        abort();
    }
    sdyrt_sharding_release(ceil);
    return high;
}

/* Cut dimension `dim` at offsets instead. */
static inline void cut_at(const sdyrt_sharding **sharding, int dim,
                          const int64_t *offsets, int64_t n) {
    const sdyrt_sharding *const before = *sharding;
    if (sdyrt_sharding_with_offsets(before, dim, offsets, n, sharding) !=
        SDYRT_OK)
        abort();
    sdyrt_sharding_release(before);
}

/* Give dimension `dim` halos. */
static inline void add_halo(const sdyrt_sharding **sharding, int dim,
                            int64_t low, int64_t high) {
    const sdyrt_sharding *const before = *sharding;
    if (sdyrt_sharding_with_halo(before, dim, low, high, sharding) != SDYRT_OK)
        abort();
    sdyrt_sharding_release(before);
}

static inline void release_sides(const sdyrt_op *op) {
    sdyrt_sharding_release(op->from);
    sdyrt_sharding_release(op->to);
}

#endif

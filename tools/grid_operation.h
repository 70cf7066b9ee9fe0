/* An operation of a grid (MLIR's dialect shard) on the command line: the
 * options of `plan` and `run` with --grid. */
#ifndef SDYRT_TOOLS_GRID_OPERATION_H
#define SDYRT_TOOLS_GRID_OPERATION_H

#include "grid_counts.h"

/* The options of a grid sharding; NULL: not given. */
typedef struct cli_grid_sharding_texts {
    const char *grid;
    const char *split_axes;
    const char *halo_sizes;
    const char *dims_offsets;
} cli_grid_sharding_texts;

typedef struct cli_grid_texts {
    const char *grid;
    const char *grid_axes;
    const char *axis;
    const char *concat_axis;
    const char *offsets;
    const char *concat_offsets;
    const char *counts;
    const char *capacities;
    const char *pair_capacity;
    const char *root;
    const char *shift_axis;
    const char *offset;
    bool rotate;
    const char *pairs;
    cli_grid_sharding_texts after;
    cli_grid_sharding_texts before;
    const char *periodic;
    bool zero_undefined;
} cli_grid_texts;

/* The entries of an option table for `texts`, whose members are at
 * `AT(member)`. */
#define CLI_GRID_OPTIONS(AT)                                                   \
    CLI_OPTION("grid", 0, CLI_TEXT, AT(grid), "SIZES",                         \
               "A grid, such as 2x4, instead of a mesh: OP is an operation "   \
               "of MLIR's dialect shard, device = rank; --type is that of "    \
               "the whole value"),                                             \
        CLI_OPTION("grid-axes", 0, CLI_TEXT, AT(grid_axes), "LIST",            \
                   "Its groups: devices that differ along these axes alone, "  \
                   "such as 1 or 1,0"),                                        \
        CLI_OPTION("axis", 0, CLI_TEXT, AT(axis), "DIM",                       \
                   "The dimension that is gathered, sliced, scattered or "     \
                   "split (0)"),                                               \
        CLI_OPTION("concat-axis", 0, CLI_TEXT, AT(concat_axis), "DIM",         \
                   "all_to_all: the dimension that is cut before (that of "    \
                   "--axis)"),                                                 \
        CLI_OPTION("offsets", 0, CLI_TEXT, AT(offsets), "LIST",                \
                   "Where that of --axis is cut, such as 0,3,8 for two "       \
                   "pieces"),                                                  \
        CLI_OPTION("concat-offsets", 0, CLI_TEXT, AT(concat_offsets), "LIST",  \
                   "The same of --concat-axis"),                               \
        CLI_OPTION("counts", 0, CLI_TEXT, AT(counts), "LISTS",                 \
                   "Sizes of the pieces, such as 3,0,5; of all_to_all along "  \
                   "one dimension a row for each member, of what it has for "  \
                   "each, such as '3,0;1,2'; or @FILE with such lists as "     \
                   "JSON, or @FILE:STEP of a workload. With tensor<?x..> "     \
                   "each run brings them"),                                    \
        CLI_OPTION("capacities", 0, CLI_TEXT, AT(capacities), "IN,OUT",        \
                   "Then: elements of dimension 0 that buffers have room for " \
                   "(the most that --counts have)"),                           \
        CLI_OPTION("pair-capacity", 0, CLI_TEXT, AT(pair_capacity), "N",       \
                   "Then: no count is above it (as much as buffers hold)"),    \
        CLI_OPTION("root", 0, CLI_TEXT, AT(root), "LIST",                      \
                   "broadcast, gather, reduce, scatter: the coordinate along " \
                   "each of --grid-axes"),                                     \
        CLI_OPTION("shift-axis", 0, CLI_TEXT, AT(shift_axis), "AXIS",          \
                   "shift: which of --grid-axes"),                             \
        CLI_OPTION("offset", 0, CLI_TEXT, AT(offset), "N",                     \
                   "shift: by how much, towards larger coordinates"),          \
        CLI_OPTION("rotate", 0, CLI_FLAG, AT(rotate), NULL,                    \
                   "shift: around the end"),                                   \
        CLI_OPTION("pairs", 0, CLI_TEXT, AT(pairs), "LIST",                    \
                   "send_recv: members of a group, such as 0:1,1:2"),          \
        CLI_OPTION("split-axes", 0, CLI_TEXT, AT(after.split_axes), "LISTS",   \
                   "update_halo, reshard: the axes that cut each dimension, "  \
                   "such as [[0],[1]]"),                                       \
        CLI_OPTION(                                                            \
            "halo-sizes", 0, CLI_TEXT, AT(after.halo_sizes), "LIST",           \
            "update_halo, reshard: low and high of each dimension that "       \
            "is cut, such as 1,2,0,0"),                                        \
        CLI_OPTION(                                                            \
            "dims-offsets", 0, CLI_TEXT, AT(after.dims_offsets), "LIST",       \
            "reshard: where dimensions are cut: for each that is, from "       \
            "0 to its size"),                                                  \
        CLI_OPTION("source-grid", 0, CLI_TEXT, AT(before.grid), "SIZES",       \
                   "reshard: the grid before, where it is another"),           \
        CLI_OPTION("source-split-axes", 0, CLI_TEXT, AT(before.split_axes),    \
                   "LISTS", "reshard: the axes that cut before"),              \
        CLI_OPTION(                                                            \
            "source-halo-sizes", 0, CLI_TEXT, AT(before.halo_sizes), "LIST",   \
            "reshard: halos before; update_halo: where they are others"),      \
        CLI_OPTION("source-dims-offsets", 0, CLI_TEXT,                         \
                   AT(before.dims_offsets), "LIST",                            \
                   "reshard: where dimensions are cut before"),                \
        CLI_OPTION("periodic", 0, CLI_TEXT, AT(periodic), "DIMS",              \
                   "update_halo, reshard: dimensions that begin again at "     \
                   "their end"),                                               \
        CLI_OPTION("zero-undefined", 0, CLI_FLAG, AT(zero_undefined), NULL,    \
                   "What the operation leaves undefined is zero; else it is "  \
                   "left as it is")

/* A grid sharding made of options. Zeroed by the caller before, and freed on an
 * error too. */
typedef struct cli_grid_sharding {
    sdyrt_grid_sharding sharding; /* holds its grid */
    int *axes;
    sdyrt_grid_axes *lists;
    cli_ints halos, offsets;
} cli_grid_sharding;

/* `prefix`: that of the option names, such as "source-". */
int cli_grid_sharding_make(const char *prefix,
                           const cli_grid_sharding_texts *texts,
                           cli_grid_sharding *made);
void cli_grid_sharding_free(cli_grid_sharding *made);

typedef struct cli_grid_operation {
    sdyrt_grid_op op;
    cli_grid_sharding after, before;
    cli_ints ints[3]; /* offsets, concat_offsets, root */
    cli_grid_counts counts;
    int *axes;
    sdyrt_grid_pair *pairs;
    bool *periodic;
} cli_grid_operation;

/* Make and verify made->op of operation `name`; `reduction` and `out_dtype` are
 * texts or NULL. */
int cli_grid_operation_make(const cli_grid_texts *texts, const char *name,
                            const char *reduction, const char *out_dtype,
                            const sdyrt_type *type, cli_grid_operation *made);
/* Fail if an option of grids is given without --grid. */
int cli_grid_check_none(const cli_grid_texts *texts);
void cli_grid_operation_free(cli_grid_operation *made);

#endif

/* A module while it is partitioned from global tensors to tiles, in two steps:
 *
 *   1 visit.c     each op in turn, with global types: the layout of each value
 *     flow.c      is noted, and reshards are put where an op needs another one
 *     by_rule.c
 *     forms.c
 *   2 sized.c     values get the types of their tiles, and attributes that
 *                 contain sizes those of tiles (gather_scatter.c: those two)
 *
 *   place.c       layouts of values, and reshards between them
 *   cost.c        the bytes that these move
 *
 * A layout here is closed, without priorities, and cuts something or has
 * unreduced axes; NULL is a replicated value. */
#ifndef SDYI_PROGRAM_PARTITION_TILES_H
#define SDYI_PROGRAM_PARTITION_TILES_H

#include "program/dialects/stablehlo/build.h"
#include "program/ir/walk.h"
#include "program/partition/columns.h"
#include "program/partition/partition.h"
#include "program/propagation/factors.h"

#include <sdyrt/tile.h>

/* A copy of a value in another layout. */
typedef struct sdyi_copy {
    const sdyi_layout *layout;
    sdyi_value *value;
    struct sdyi_copy *next;
} sdyi_copy;

typedef struct sdyi_tiled {
    sdyi_value *value;
    const sdyi_type *type; /* the global one */
    const sdyi_layout *layout;
    const sdyi_attr *manual; /* axes of the manual computations that it was in,
                                MANUAL_AXES; NULL: in none */
    sdyi_copy *copies;       /* the newest first */
} sdyi_tiled;

/* A dimension of a value whose tile's offset is a constant in the program. */
typedef struct sdyi_offset {
    const sdyi_layout *layout;
    const sdyi_type *type;
    int dim;
} sdyi_offset;

struct sdyi_tiles {
    sdyi_pool *pool;
    sdyi_module *module;
    sdyi_zone *zone; /* of what is noted */
    sdyi_symbols symbols;
    sdyi_layouts layouts;
    int64_t device;
    bool is_whole;          /* of sdyi_partition_options */
    const sdyrt_mesh *mesh; /* the first that cuts something */
    sdyi_side_table tiled;  /* of values: sdyi_tiled */
    sdyi_tiled **values;    /* all of them */
    int n_values, values_capacity;
    /* Ops whose attributes become others with the tiles of their values. */
    sdyi_op_list sized, bounds;
    sdyi_side_table cut; /* of functions that are partitioned: not NULL */
    struct sdyi_placed *placed;
    struct sdyi_tile_type *tile_types;
    sdyi_offset *offsets; /* offsets of tiles that the program contains */
    int n_offsets, offsets_capacity;
    const sdyi_attr *manual; /* axes of the manual computations around the
                                visited op */
    sdyrt_status status;     /* the first error */
};

/* -- place.c --------------------------------------------------------------- */

/* The layout of an attribute SHARDING for a value of a type; NULL as well if it
 * cannot be cut; unreduced axes stay. Errors are reported on `op` and set the
 * status. */
const sdyi_layout *sdyi_find_layout(sdyi_tiles *t, const sdyi_op *op,
                                    const sdyi_attr *sharding,
                                    const sdyi_type *type);
/* The same on the edge of a manual computation, where values that are
 * replicated elsewhere (is_whole) are cut too. */
const sdyi_layout *sdyi_edge_layout(sdyi_tiles *t, const sdyi_op *op,
                                    const sdyi_attr *sharding,
                                    const sdyi_type *type);
/* The layout of a value's own sharding; and a layout without unreduced axes. */
const sdyi_layout *sdyi_wanted(sdyi_tiles *t, const sdyi_value *value);
const sdyi_layout *sdyi_summed(sdyi_tiles *t, const sdyi_layout *layout);
/* The layout of a sharding's parts; NULL: they cut nothing. */
const sdyi_layout *sdyi_make_layout(sdyi_tiles *t,
                                    const sdyi_sharding_parts *parts);

/* Record the layout of a value. */
sdyi_tiled *sdyi_set_layout(sdyi_tiles *t, sdyi_value *value,
                            const sdyi_layout *layout);
/* The note on a value's layout; NULL: there is none. */
static inline sdyi_tiled *sdyi_tiled_of(const sdyi_tiles *t,
                                        const sdyi_value *value) {
    return sdyi_side_table_get(&t->tiled, value->number);
}
static inline const sdyi_layout *sdyi_layout_of_value(const sdyi_tiles *t,
                                                      const sdyi_value *value) {
    const sdyi_tiled *const tiled = sdyi_tiled_of(t, value);
    return tiled == NULL ? NULL : tiled->layout;
}

/* A value in layout `to`, for an op: itself, an existing copy, or a new op
 * before it, a reshard or a clone of a source. */
sdyi_value *sdyi_to_layout(sdyi_tiles *t, sdyi_op *before, sdyi_value *value,
                           const sdyi_layout *to);
/* Set an operand to its value in layout `to`. */
void sdyi_operand_to_layout(sdyi_tiles *t, sdyi_op *op, int i,
                            const sdyi_layout *to);
/* Convert a result to layout `to`, for all its uses. `reduction`: that of its
 * unreduced axes where their layout cannot say it, else sum. */
void sdyi_result_to_layout(sdyi_tiles *t, sdyi_value *result,
                           const sdyi_layout *to, sdyrt_reduction reduction);
/* The value, or an existing copy that is visible to an op, from which the
 * fewest bytes move to layout `to`; returns their number, 0 for a source. */
double sdyi_nearest(const sdyi_tiles *t, const sdyi_op *op, sdyi_value *value,
                    const sdyi_layout *to, sdyi_value **nearest);

/* Note an op whose attributes must become those of its tiles. */
void sdyi_note_size(sdyi_tiles *t, sdyi_op *op);

/* The tile of this device; `layout` is not NULL. */
sdyrt_status sdyi_tile(const sdyi_tiles *t, const sdyi_layout *layout,
                       const sdyi_type *type, sdyrt_tile *tile);
/* Note that the program contains the offset of a value's tile along a
 * dimension. */
void sdyi_note_offset(sdyi_tiles *t, const sdyi_tiled *tiled, int dim);
/* True if another device gets the same program: tiles of the same sizes, and
 * with the same offsets where the program contains them. */
bool sdyi_is_alike(const sdyi_tiles *t, int64_t device);
/* The type of this device's tile. */
const sdyi_type *sdyi_tile_type(sdyi_tiles *t, const sdyi_type *type,
                                const sdyi_layout *layout);

/* -- cost.c ---------------------------------------------------------------- */

double sdyi_tile_bytes(const sdyi_layout *layout, const sdyi_type *type);
/* The bytes that a device receives when a tensor changes its layout: what it
 * has itself does not count. */
double sdyi_moved_bytes(const sdyi_layout *from, const sdyi_layout *to,
                        const sdyi_type *type);

/* -- visit.c, flow.c ------------------------------------------------------- */

/* Visit all ops of a block; its terminator's operands get the layouts
 * `targets`, NULL: replicated. */
void sdyi_visit_block(sdyi_tiles *t, sdyi_block *block,
                      const sdyi_layout *const *targets, int n_targets);
/* Ops without inputs (constants, iota), of which every device can compute any
 * tile itself. */
bool sdyi_is_source(const sdyi_op *op);
/* Visit an op with bodies, or a call; false: it is none. `*next`: the next op
 * to visit. */
bool sdyi_visit_flow(sdyi_tiles *t, sdyi_op *op, sdyi_op **next);

/* -- by_rule.c ------------------------------------------------------------- */

/* An op by its sharding rule; false: it has no form on tiles. */
bool sdyi_visit_by_rule(sdyi_tiles *t, sdyi_op *op);

/* The factors that an op may be cut along: `may`, by factor, starts as what
 * holds for any op. */
struct sdyi_cutting {
    const sdyi_op *op;
    const sdyi_rule *rule;
    const sdyrt_mesh *mesh;  /* that cuts it */
    const sdyi_attr *manual; /* axes of manual computations, MANUAL_AXES; NULL:
                                none are around it */
    bool *may, *is_even;     /* the dimension must be cut into tiles of one
                                size */
    bool *is_full;           /* no tile may be empty */
    int64_t
        *other_size; /* size of another dimension that must have the same tiles
                        but for the last; 0: none */
    sdyrt_reduction reduction; /* of factors of type reduction */
};

/* -- manual_collectives.c -------------------------------------------------- */

/* Test of an attribute MANUAL_AXES for an axis by its name. */
bool sdyi_is_manual_axis(const sdyi_pool *pool, const sdyi_attr *manual,
                         const char *name);
/* True if all groups of a StableHLO collective lie along manual axes alone. */
bool sdyi_goes_along_manual(const sdyi_cutting *cutting);

/* -- gather_scatter.c ------------------------------------------------------ */

/* True for a collapsed (inserted) dimension that has an index component:
 * elements along it are taken one by one. */
bool sdyi_is_indexed(const sdyi_op *op, int dim);

#endif

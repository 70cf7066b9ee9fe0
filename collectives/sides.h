/* The sides of an operation: what the planner makes of its shardings before it
 * chooses steps. */
#ifndef SDYI_COLLECTIVES_SIDES_H
#define SDYI_COLLECTIVES_SIDES_H

#include "collectives/plan.h"
#include "collectives/side.h"

/* The dimensions after those of the tensor. */
enum sdyi_extra_dim { SDYI_KEPT, SDYI_INTRODUCED, SDYI_REDUCED };

/* An operation on its way to a plan. */
typedef struct sdyi_lowering {
    const sdyi_resolved *r;
    sdyrt_plan *plan;
    int rank; /* of the tensor */
    sdyi_placement from_placement;
    sdyi_placement to_placement;
    sdyi_side in;     /* from, with terms to be combined */
    sdyi_side out;    /* to, all terms wanted */
    sdyi_side moved;  /* out, less what is filled */
    sdyi_side shares; /* in, each rank with its share of the combined value */
    bool may_be_in_place; /* on ranks with equal strides; decides the steps, so
                             it must not depend on a rank's own */
} sdyi_lowering;

/* Fill in `in`, `out` and `moved`. */
void sdyi_make_sides(sdyi_lowering *l);

/* Fill in `shares`: the tiles of `in` cut once more, `n_terms` ways. */
void sdyi_make_shares(sdyi_lowering *l, int64_t n_terms);

/* A side after the terms are combined: there is one. */
sdyi_side sdyi_combined(const sdyi_lowering *l, const sdyi_side *side);

/* Whether both sides cut the tensor's dimensions alike, on the same ranks. */
bool sdyi_have_same_tiles(const sdyi_lowering *l, const sdyi_side *a,
                          const sdyi_side *b);

/* The box of a rank's tile, false when it is empty; all zero for a rank that is
 * not in the mesh. */
bool sdyi_box_of(const sdyi_side *side, int64_t rank, sdyi_box *box);

#endif

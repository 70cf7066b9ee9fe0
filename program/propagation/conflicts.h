/* Conflicts: factors of ops along which tensors have different axes when
 * propagation is done. */
#ifndef SDYI_PROGRAM_PROPAGATION_CONFLICTS_H
#define SDYI_PROGRAM_PROPAGATION_CONFLICTS_H

#include "program/propagation/layout.h"

/* An axis of a tensor's dimension, along a factor. */
typedef struct sdyi_conflict_side {
    const sdyi_value *value; /* its own shardable */
    int dim, factor;
    sdyi_ref axis;
} sdyi_conflict_side;

typedef struct sdyi_conflict {
    const sdyi_op *op;
    const sdyrt_mesh *mesh;
    sdyi_conflict_side sides[2];
    int winner; /* the side whose axis the op's result has; -1: neither */
} sdyi_conflict;

/* Call `visit` for each conflict, in the order of the program. */
typedef void sdyi_visit_conflict(void *state, const sdyi_conflict *conflict);
void sdyi_conflicts_find(sdyi_module *module, sdyi_layouts *layouts,
                         bool is_conservative, sdyi_visit_conflict *visit,
                         void *state);

#endif

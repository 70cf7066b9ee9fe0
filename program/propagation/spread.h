/* One step of propagation: from the layouts of an op's tensors to new ones, by
 * the factors of its rule. */
#ifndef SDYI_PROGRAM_PROPAGATION_SPREAD_H
#define SDYI_PROGRAM_PROPAGATION_SPREAD_H

#include "program/propagation/factors.h"

typedef enum sdyi_strategy {
    SDYI_STRATEGY_BASIC,
    SDYI_STRATEGY_AGGRESSIVE
} sdyi_strategy;

typedef struct sdyi_spread {
    sdyi_layouts *layouts;
    sdyi_strategy strategy;
    bool is_elementwise, is_conservative;
    const sdyi_rule *rule;
    const unsigned char *directions;  /* by factor */
    const sdyi_layout *const *before; /* by tensor; NULL: it has none */
    struct sdyi_history *history;     /* NULL: nobody asks for it */
} sdyi_spread;

/* Fill `after`, equal to `before` where nothing changes; false: nothing does.
 * Tensors whose meshes differ, in their device ids for one, get nothing, nor do
 * those on a single device. New layouts name the first mesh that is not empty.
 * Scratch memory is used and given back. */
bool sdyi_spread_axes(const sdyi_spread *spread, const sdyi_layout **after);

/* A rule that links dimension i of all tensors of a shape. */
const sdyi_rule *sdyi_identity_rule(sdyi_zone *zone, const sdyi_type *type,
                                    int n_operands, int n_results);

#endif

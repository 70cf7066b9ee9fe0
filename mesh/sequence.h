/* A reshard as Shardy does it: a sequence of all_slice, collective_permute,
 * all_to_all and all_gather, in this order.
 *
 *   [{a}, {}] -> [{}, {b, a}]:   all_slice [{}, {b}]; all_to_all a: 0 -> 1
 *
 * Where Shardy's sequence does not end in the target, or passes through
 * shardings that cut a dimension unevenly though neither end does, all axes
 * that differ are gathered and the new ones sliced. */
#ifndef SDYI_MESH_SEQUENCE_H
#define SDYI_MESH_SEQUENCE_H

#include "mesh/axes.h"

typedef enum sdyi_move_kind {
    SDYI_MOVE_SLICE,
    SDYI_MOVE_PERMUTE,
    SDYI_MOVE_TO_ALL,
    SDYI_MOVE_GATHER
} sdyi_move_kind;

typedef struct sdyi_move {
    sdyi_move_kind kind;
    int source, target;    /* TO_ALL: dimensions */
    const sdyi_axes *axes; /* SLICE, GATHER: of each dimension; TO_ALL: one */
    const sdyi_axes *dims; /* of the result, of each dimension */
    bool is_on_target;     /* the result is on the target's mesh */
} sdyi_move;

typedef struct sdyi_sequence {
    const sdyrt_mesh *mesh; /* of either end: they differ in devices alone */
    bool changes_mesh;
    int rank;
    const int64_t *sizes; /* of the tensor's dimensions */
    const sdyi_span *from, *to;
    /* Memory that is the caller's, not zeroed; it is not given back. */
    void *(*alloc)(void *state, size_t bytes);
    /* Receives each move in turn; its lists are valid during the call. */
    void (*move)(void *state, const sdyi_move *move);
    void *state;
} sdyi_sequence;

SDYI_EXPORT void sdyi_sequence_make(const sdyi_sequence *sequence);

#endif

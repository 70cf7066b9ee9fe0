/* Debug records of propagation as cells:
 *
 *   #sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}]}]>
 *
 * has four items, STEP 0, AXIS "a", SOURCE and TARGET. A step is followed by
 * its axes, an axis by its source, then its targets. */
#ifndef SDYI_PROGRAM_DIALECTS_SDY_EDGES_H
#define SDYI_PROGRAM_DIALECTS_SDY_EDGES_H

#include "mesh/axes.h"
#include "program/ir/attr.h"

typedef enum sdyi_edge_kind {
    SDYI_EDGE_STEP,   /* its number, unused */
    SDYI_EDGE_AXIS,   /* an attribute PIECE, AXIS_REF; unused */
    SDYI_EDGE_SOURCE, /* 1: a result, 0: an operand; its index */
    SDYI_EDGE_TARGET  /* the same */
} sdyi_edge_kind;

/* Cells of an item: the kind and what it has. */
#define SDYI_EDGE_CELLS 3

/* Parts of attributes as attributes PIECE, by their `number`: X(constant, name)
 * for each, whose reader is sdyi_read_piece_name. pieces.c */
#define SDYI_PIECES(X)                                                         \
    X(AXIS_REF, axis_ref)                                                      \
    X(DIMENSION, dimension_sharding)                                           \
    X(SUB_AXIS, sub_axis_info)                                                 \
    X(MESH_AXIS, mesh_axis)                                                    \
    X(EDGE_VALUE, edge_value_ref)                                              \
    X(EDGE_DETAILS, axis_to_propagation_details)                               \
    X(EDGE_STEP, propagation_one_step)                                         \
    X(EDGES, propagation_edges)                                                \
    X(A2A_PARAM, all_to_all_param)                                             \
    X(TENSOR_MAPPING, tensor_mapping)                                          \
    X(DIM_MAPPING, dim_mapping)

typedef enum sdyi_piece {
#define SDYI_PIECE(constant, name) SDYI_PIECE_##constant,
    SDYI_PIECES(SDYI_PIECE)
#undef SDYI_PIECE
} sdyi_piece;

/* An axis as an attribute PIECE, AXIS_REF; pieces.c */
const sdyi_attr *sdyi_axis_attr(sdyi_pool *pool, const sdyrt_mesh *mesh,
                                sdyi_ref axis);
/* The name of the axis of an item AXIS. */
static inline sdyi_name sdyi_edge_axis(const sdyi_cell *item) {
    return (sdyi_name)item[1].attr->cells[0].integer;
}

/* NULL gives false. */
static inline bool sdyi_is_edges(const sdyi_attr *attr) {
    return sdyi_attr_is(attr, SDYI_ATTR_PIECE) &&
           attr->number == SDYI_PIECE_EDGES;
}

#endif

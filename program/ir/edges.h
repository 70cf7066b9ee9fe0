/* The records of propagation, read from the text of their attribute OPAQUE,
 *
 *   sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}]}]>
 *
 * as it is printed: part by part, in its order. */
#ifndef SDYI_PROGRAM_IR_EDGES_H
#define SDYI_PROGRAM_IR_EDGES_H

#include "program/ir/attr.h"
#include "program/ir/zone.h"

typedef enum sdyi_edge_part {
    SDYI_EDGE_STEP,
    SDYI_EDGE_AXIS,
    SDYI_EDGE_SOURCE,
    SDYI_EDGE_TARGET
} sdyi_edge_part;

typedef struct sdyi_edge_value {
    bool is_result; /* false: an operand */
    int64_t index;
} sdyi_edge_value;

typedef struct sdyi_edges {
    sdyi_zone *zone; /* of the axes' names */
    const char *at;  /* what is left */
    sdyi_edge_part part;
    int64_t step;
    const char *axis; /* its name alone */
    sdyi_edge_value value;
} sdyi_edges;

/* Whether an attribute, which may be NULL, is of this form. */
bool sdyi_is_edges(const sdyi_attr *attr);
/* Before the first part. */
sdyi_edges sdyi_edges_of(sdyi_zone *zone, const char *text);
/* Go on to the next part, and set what it says; false: there is none. */
bool sdyi_edges_next(sdyi_edges *edges);

#endif

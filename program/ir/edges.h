/* Iterator over debug records of propagation edges, an attribute OPAQUE:
 *
 *   sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}]}]>
 *
 * in its printed form, in the order of the text. */
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
    sdyi_zone *zone; /* owns the names of axes */
    const char *at;  /* the text not yet read */
    sdyi_edge_part part;
    int64_t step;
    const char *axis; /* name without quotes */
    sdyi_edge_value value;
} sdyi_edges;

/* NULL gives false. */
bool sdyi_is_edges(const sdyi_attr *attr);
/* An iterator before the first part. */
sdyi_edges sdyi_edges_of(sdyi_zone *zone, const char *text);
/* Advance to the next part and set its fields; false at the end. */
bool sdyi_edges_next(sdyi_edges *edges);

#endif

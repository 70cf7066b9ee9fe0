/* The layouts of all values while a pass runs: read from their places
 * (dialects/shardable.h) when somebody asks, written back at the end. */
#ifndef SDYI_PROGRAM_PROPAGATION_PLACES_H
#define SDYI_PROGRAM_PROPAGATION_PLACES_H

#include "program/propagation/layout.h"

typedef struct sdyi_places {
    sdyi_layouts layouts;
    sdyi_module *module;
    sdyi_zone *zone;
    int n;                  /* values that there is room for */
    const sdyi_layout **of; /* by a value's number */
    unsigned char *states;
    sdyi_side_table results; /* shardings of functions' results, by number */
} sdyi_places;

void sdyi_places_start(sdyi_places *places, const sdyi_symbols *symbols,
                       sdyi_zone *zone);

/* The layout of a value that is its own shardable; NULL: it has none. */
const sdyi_layout *sdyi_place_get(sdyi_places *places, const sdyi_value *at);
/* Set a layout; other results of the op that have none become fully open. */
void sdyi_place_set(sdyi_places *places, const sdyi_value *at,
                    const sdyi_layout *layout);

const sdyi_layout *sdyi_result_place_get(sdyi_places *places,
                                         const sdyi_op *function, int i);
void sdyi_result_place_set(sdyi_places *places, const sdyi_op *function, int i,
                           const sdyi_layout *layout);

/* Each value that is its own shardable, and each result of a function, that may
 * have a sharding, in the order of the program: a function's arguments and
 * results, an op's results, the arguments of a computation. */
typedef void sdyi_visit_place(void *state, const sdyi_value *value,
                              const sdyi_op *function, int result);
void sdyi_places_walk(sdyi_module *module, sdyi_visit_place *visit,
                      void *state);

/* Write what has changed. */
void sdyi_places_write(sdyi_places *places);

#endif

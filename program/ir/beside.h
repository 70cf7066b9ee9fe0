/* Tables beside ops or values, by their number: what a pass knows of them. */
#ifndef SDYI_PROGRAM_IR_BESIDE_H
#define SDYI_PROGRAM_IR_BESIDE_H

#include "program/ir/zone.h"

typedef struct sdyi_beside {
    sdyi_zone *zone;
    void **entries;
    int n;
} sdyi_beside;

static inline sdyi_beside sdyi_beside_of(sdyi_zone *zone) {
    return (sdyi_beside){.zone = zone};
}

/* NULL: none was set. */
static inline void *sdyi_beside_get(const sdyi_beside *table, int number) {
    return table->entries != NULL && number < table->n ? table->entries[number]
                                                       : NULL;
}

void sdyi_beside_set(sdyi_beside *table, int number, void *entry);

#endif

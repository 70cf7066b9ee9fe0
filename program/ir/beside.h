/* Side tables: entries for ops or values, indexed by their number in the
 * module. */
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

/* NULL: no entry was set. */
static inline void *sdyi_beside_get(const sdyi_beside *table, int number) {
    return table->entries != NULL && number < table->n ? table->entries[number]
                                                       : NULL;
}

void sdyi_beside_set(sdyi_beside *table, int number, void *entry);

#endif

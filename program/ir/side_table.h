/* Side tables: entries for ops or values, indexed by their number in the
 * module. */
#ifndef SDYI_PROGRAM_IR_SIDE_TABLE_H
#define SDYI_PROGRAM_IR_SIDE_TABLE_H

#include "program/ir/zone.h"

typedef struct sdyi_side_table {
    sdyi_zone *zone;
    void **entries;
    int n;
} sdyi_side_table;

static inline sdyi_side_table sdyi_side_table_of(sdyi_zone *zone) {
    return (sdyi_side_table){.zone = zone};
}

/* NULL: no entry was set. */
static inline void *sdyi_side_table_get(const sdyi_side_table *table,
                                        int number) {
    return table->entries != NULL && number < table->n ? table->entries[number]
                                                       : NULL;
}

void sdyi_side_table_set(sdyi_side_table *table, int number, void *entry);

#endif

/* Interning of values of any kind: equal bytes have one address.
 *
 * A value is a block of memory without pointers into itself and with its
 * padding cleared; values that it points to are interned as well. So comparing
 * bytes compares values, to any depth. */
#ifndef SDYI_PROGRAM_IR_INTERN_H
#define SDYI_PROGRAM_IR_INTERN_H

#include "program/ir/zone.h"

#include <stdbool.h>

/* Hashes 16 bytes a step, since values include constants of many megabytes. */
unsigned sdyi_intern_hash(const void *value, size_t bytes);

typedef struct sdyi_interner {
    sdyi_zone *zone;
    struct sdyi_interned *table;
} sdyi_interner;

/* The interned copy of `bytes` at `value`; `is_new` may be NULL. */
const void *sdyi_intern(sdyi_interner *interner, const void *value,
                        size_t bytes, bool *is_new);

/* The same for large values, without a copy: the caller fills the room, and
 * allocates nothing else before it closes it. */
typedef struct sdyi_intern_room {
    sdyi_zone_mark before;
    void *value;
    size_t bytes;
} sdyi_intern_room;

void sdyi_intern_open(sdyi_interner *interner, size_t bytes,
                      sdyi_intern_room *room);
const void *sdyi_intern_close(sdyi_interner *interner,
                              const sdyi_intern_room *room);

#endif

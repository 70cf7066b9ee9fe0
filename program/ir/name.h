/* Names: strings that are kept once, known by a number.
 *
 * The names that code asks for have constants, and so has every op of the table
 * (row.h); all others get the numbers behind those, as they come. */
#ifndef SDYI_PROGRAM_IR_NAME_H
#define SDYI_PROGRAM_IR_NAME_H

#include <stdint.h>

typedef uint32_t sdyi_name;

enum {
#define SDYI_NAME(constant, text) SDYI_NAME_##constant,
#include "program/ir/names.def"
#undef SDYI_NAME
    SDYI_NAME_COUNT,
    /* The `<{..}>` of an unregistered op: no text has this name. */
    SDYI_NAME_PROPERTIES = SDYI_NAME_NONE
};

#endif

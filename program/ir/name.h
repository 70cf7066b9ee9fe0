/* Names: interned strings, identified by a number.
 *
 * Names that code refers to are constants, followed by the names of the ops in
 * the table (row.h); all others are numbered as they occur. */
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

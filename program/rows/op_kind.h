/* Kinds of ops: the index of each row in the op table. */
#ifndef SDYI_PROGRAM_ROWS_OP_KIND_H
#define SDYI_PROGRAM_ROWS_OP_KIND_H

typedef int sdyi_op_kind;

enum {
#define OP(kind, name, ...) SDYI_OP_##kind,
#include "program/rows/all.def"
#undef OP
    SDYI_OP_COUNT /* also the kind of unregistered ops */
};

/* The first kinds of extensions (ir/extension.h): each has a room of its own,
 * the last one without an end. */
enum {
    SDYI_OP_ROOM_SIZE = 16,
    SDYI_OP_FIRST_ROOM = SDYI_OP_COUNT + 1,
    SDYI_OP_LAST_ROOM = SDYI_OP_FIRST_ROOM + SDYI_OP_ROOM_SIZE
};

#endif

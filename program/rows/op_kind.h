/* Kinds of ops: the index of each row in the op table. */
#ifndef SDYI_PROGRAM_ROWS_OP_KIND_H
#define SDYI_PROGRAM_ROWS_OP_KIND_H

typedef enum sdyi_op_kind {
#define OP(kind, name, ...) SDYI_OP_##kind,
#include "program/rows/all.def"
#undef OP
    SDYI_OP_COUNT /* also the kind of unregistered ops */
} sdyi_op_kind;

#endif

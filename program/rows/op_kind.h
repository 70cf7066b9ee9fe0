/* The kinds of ops, one for each row. */
#ifndef SDYI_PROGRAM_ROWS_OP_KIND_H
#define SDYI_PROGRAM_ROWS_OP_KIND_H

typedef enum sdyi_op_kind {
#define OP(kind, name, ...) SDYI_OP_##kind,
#include "program/rows/all.def"
#undef OP
    SDYI_OP_COUNT /* and of an op that is not in the table */
} sdyi_op_kind;

#endif

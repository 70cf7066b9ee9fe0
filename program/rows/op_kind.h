/* Kinds of ops: the index of each row in the op table. Those of extensions
 * (ir/extension.h) follow. */
#ifndef SDYI_PROGRAM_ROWS_OP_KIND_H
#define SDYI_PROGRAM_ROWS_OP_KIND_H

typedef int sdyi_op_kind;

enum {
#define OP(kind, name, ...) SDYI_OP_##kind,
#include "program/rows/all.def"
#undef OP
    SDYI_OP_COUNT /* also the kind of unregistered ops */
};

#endif

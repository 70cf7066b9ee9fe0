/* Kinds of the ops of shard/: numbers after those of program/, in the last
 * range of extensions. */
#ifndef SDYI_SHARD_ROWS_OP_KIND_H
#define SDYI_SHARD_ROWS_OP_KIND_H

#include "program/rows/op_kind.h"

enum {
    SDYI_SHARD_OP_FIRST = SDYI_OP_LAST_ROOM,
    SDYI_SHARD_OP_BEFORE = SDYI_SHARD_OP_FIRST - 1,
#define OP(kind, name, ...) SDYI_OP_##kind,
#include "shard/rows/shard.def"
#include "shard/rows/standard.def"
#undef OP
    SDYI_SHARD_OP_END
};

#endif

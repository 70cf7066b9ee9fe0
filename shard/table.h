/* The op table of the dialects shard, arith, tensor, tosa, affine and cf. */
#ifndef SDYI_SHARD_TABLE_H
#define SDYI_SHARD_TABLE_H

#include "program/ir/row.h"
#include "shard/rows/op_kind.h"

extern const sdyi_row sdyi_shard_rows[SDYI_SHARD_OP_END - SDYI_SHARD_OP_FIRST];

#endif

/* The rows of the op table, from those of rows/. */
#include "shard/table.h"

#include "program/dialects/func/func.h"
#include "program/dialects/type_spec.h"
#include "program/execute/elementwise.h"
#include "program/ir/record.h"
#include "program/propagation/rules.h"
#include "shard/dialect/shard.h"
#include "shard/execute/entries.h"
#include "shard/standard/standard.h"

const sdyi_row sdyi_shard_rows[] = {
#define OP(op, text, ...)                                                      \
    [SDYI_OP_##op - SDYI_SHARD_OP_FIRST] = {                                   \
        .name = text, .kind = SDYI_OP_##op, __VA_ARGS__},
#include "shard/rows/shard.def"
#include "shard/rows/standard.def"
#undef OP
};

/* The op table: rows of all dialects, the row of unregistered ops, the
 * hooks. */
#include "program/table.h"

#include "program/dialects/func/func.h"
#include "program/dialects/sdy/canonicalize.h"
#include "program/dialects/sdy/sdy.h"
#include "program/dialects/sdyrt/sdyrt.h"
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/type_spec.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"
#include "program/ir/record.h"
#include "program/propagation/rules.h"
#include "program/rows/op_kind.h"
#include "program/text/print.h"
#include "shard/dialect/shard.h"
#include "shard/standard/standard.h"

static const sdyi_row rows[SDYI_OP_COUNT] = {
#define OP(op, text, ...)                                                      \
    [SDYI_OP_##op] = {.name = text, .kind = SDYI_OP_##op, __VA_ARGS__},
#include "program/rows/all.def"
#undef OP
};

static const sdyi_row unknown = {.kind = SDYI_OP_COUNT};

static const sdyi_hooks hooks = {.verify_attr = sdyi_verify_sdy_attr,
                                 .verify_arg_attr = sdyi_verify_sdy_arg,
                                 .verify_result_attr = sdyi_verify_sdy_result,
                                 .verify_types = sdyi_verify_types,
                                 .op_text = sdyi_op_text,
                                 .attr_text = sdyi_attr_text_of};

void sdyi_table_start(sdyi_pool *pool) {
    sdyi_pool_start(pool, rows, SDYI_OP_COUNT, &unknown);
    pool->hooks = &hooks;
}

const char *sdyi_table_name(int number) {
    return number < 0 || number >= SDYI_OP_COUNT ? NULL : rows[number].name;
}

/* The op table: rows of all dialects, the row of unregistered ops, the
 * hooks. */
#include "program/table.h"

#include "program/dialects/func/func.h"
#include "program/dialects/quant/quant_text.h"
#include "program/dialects/sdy/sdy.h"
#include "program/dialects/sdyrt/sdyrt.h"
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/type_spec.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"
#include "program/ir/extension.h"
#include "program/ir/record.h"
#include "program/partition/columns.h"
#include "program/propagation/rules.h"
#include "program/propagation/schedule.h"
#include "program/rows/op_kind.h"
#include "program/text/print.h"

static const sdyi_row rows[SDYI_OP_COUNT] = {
#define OP(op, text, ...)                                                      \
    [SDYI_OP_##op] = {.name = text, .kind = SDYI_OP_##op, __VA_ARGS__},
#include "program/rows/all.def"
#undef OP
};

static const sdyi_row unknown = {.kind = SDYI_OP_COUNT};

static const sdyi_dialect *const dialects[] = {
    &sdyi_dialect_sdy, &sdyi_dialect_stablehlo, &sdyi_dialect_chlo,
    &sdyi_dialect_quant, NULL};

static const sdyi_hooks hooks = {.verify_attr = sdyi_verify_sdy_attr,
                                 .verify_arg_attr = sdyi_verify_sdy_arg,
                                 .verify_result_attr = sdyi_verify_sdy_result,
                                 .verify_types = sdyi_verify_types,
                                 .op_text = sdyi_op_text,
                                 .attr_text = sdyi_attr_text_of};

void sdyi_table_start(sdyi_pool *pool) {
    sdyi_pool_start(pool, rows, SDYI_OP_COUNT, &unknown, dialects);
    pool->hooks = &hooks;
}

const char *sdyi_table_name(int number) {
    const sdyi_extension *e;
    if (number < SDYI_OP_COUNT)
        return number < 0 ? NULL : rows[number].name;
    number -= SDYI_OP_COUNT;
    for (int i = 0; (e = sdyi_extension_at(i)) != NULL; i++) {
        if (number < e->n_rows)
            return e->rows[number].name;
        number -= e->n_rows;
    }
    return NULL;
}

/* The table of rows.def, by kind, and a row without entries for other ops. */
#include "opt/rows.h"

#include "opt/export/local/local.h"
#include "opt/export/pad/pad.h"
#include "opt/patterns/patterns.h"

static const sdyi_opt_row rows[SDYI_OP_COUNT + 1] = {
#define ROW(op, ...) [SDYI_OP_##op] = {__VA_ARGS__},
#include "opt/rows.def"
#undef ROW
};

const sdyi_opt_row *sdyi_opt_row_of(const sdyi_op *op) {
    return &rows[op->row->kind < SDYI_OP_COUNT ? op->row->kind : SDYI_OP_COUNT];
}

const sdyi_pattern *sdyi_patterns_of(const sdyi_op *op) {
    return op->row->kind < SDYI_OP_COUNT ? sdyi_opt_row_of(op)->patterns
                                         : op->row->patterns;
}

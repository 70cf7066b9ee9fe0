/* The table of rows.def, by kind, and a row without entries for other ops. */
#include "opt/export/rows.h"

#include "opt/export/local/local.h"
#include "opt/export/pad/pad.h"

static const sdyi_export_row rows[SDYI_OP_COUNT + 1] = {
#define ROW(op, ...) [SDYI_OP_##op] = {__VA_ARGS__},
#include "opt/export/rows.def"
#undef ROW
};

const sdyi_export_row *sdyi_export_row_of(const sdyi_op *op) {
    return &rows[op->row->kind < SDYI_OP_COUNT ? op->row->kind : SDYI_OP_COUNT];
}

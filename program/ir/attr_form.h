/* The check of an attribute's kind and value against its attribute row. */
#ifndef SDYI_PROGRAM_IR_ATTR_FORM_H
#define SDYI_PROGRAM_IR_ATTR_FORM_H

#include "program/ir/row.h"

/* Kind only, not the value: MLIR's check when it reads `<{..}>`. */
bool sdyi_attr_has_form(const sdyi_attr_row *row, const sdyi_attr *attr);
/* The constraint that the attribute breaks, in ODS's words and in the pool's
 * scratch; NULL: it breaks none. */
const char *sdyi_attr_complaint(sdyi_pool *pool, const sdyi_attr_row *row,
                                const sdyi_attr *attr);

#endif

/* Whether an attribute is what its row asks for. */
#ifndef SDYI_PROGRAM_IR_ATTR_FORM_H
#define SDYI_PROGRAM_IR_ATTR_FORM_H

#include "program/ir/row.h"

/* Of the kind that the form has, whatever its value: what MLIR asks when it
 * reads `<{..}>`. */
bool sdyi_attr_has_form(const sdyi_attr_row *row, const sdyi_attr *attr);
/* What it should be, in ODS's words; NULL: it is that. Of the pool's scratch.
 */
const char *sdyi_attr_complaint(sdyi_pool *pool, const sdyi_attr_row *row,
                                const sdyi_attr *attr);

#endif

/* Programs as files, for those who look at what passes do. */
#ifndef SDYI_PROGRAM_TEXT_DUMP_H
#define SDYI_PROGRAM_TEXT_DUMP_H

#include "program/ir/op.h"

/* Print an op, as it is printed by default, into DIRECTORY/NAME, which is
 * replaced. Errors: the file cannot be written. */
sdyrt_status sdyi_dump(const sdyi_op *op, const char *directory,
                       const char *name);

#endif

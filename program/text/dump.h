/* Dumps of programs between passes. */
#ifndef SDYI_PROGRAM_TEXT_DUMP_H
#define SDYI_PROGRAM_TEXT_DUMP_H

#include "program/ir/op.h"

/* Print an op in the default form into DIRECTORY/NAME, replacing that file.
 * Errors: the file cannot be written. */
sdyrt_status sdyi_dump(const sdyi_op *op, const char *directory,
                       const char *name);

#endif

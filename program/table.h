/* The op table: every op of the dialects that are known. */
#ifndef SDYI_PROGRAM_TABLE_H
#define SDYI_PROGRAM_TABLE_H

#include "program/ir/row.h"

/* Start a pool that knows them. */
void sdyi_table_start(sdyi_pool *pool);
/* The name of a known op, from 0 on; NULL: there are no more. */
const char *sdyi_table_name(int number);

#endif

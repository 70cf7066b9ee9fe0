/* The op table: every op of the dialects that are known. */
#ifndef SDYI_PROGRAM_TABLE_H
#define SDYI_PROGRAM_TABLE_H

#include "program/ir/row.h"

/* Start a pool that knows them. */
void sdyi_table_start(sdyi_pool *pool);

#endif

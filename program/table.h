/* The op table of all registered dialects. */
#ifndef SDYI_PROGRAM_TABLE_H
#define SDYI_PROGRAM_TABLE_H

#include "program/ir/row.h"

/* Start a pool with the table. */
void sdyi_table_start(sdyi_pool *pool);
/* The name of a registered op, numbered from 0; NULL: out of range. */
const char *sdyi_table_name(int number);

#endif

/* Extensions that libraries register: the rows of their ops, and functions for
 * reading, loading and executing these. The layers that call them define their
 * tables. */
#ifndef SDYI_PROGRAM_IR_EXTENSION_H
#define SDYI_PROGRAM_IR_EXTENSION_H

#include "program/ir/row.h"

struct sdyi_dialect;
struct sdyi_grid_execution;
struct sdyi_grid_programs;
struct sdyi_tests;

typedef struct sdyi_extension {
    const sdyi_row *rows; /* their kinds: from `first` on */
    int first, n_rows;
    const struct sdyi_dialect *const *dialects; /* text/dialect.h, to a NULL */
    const struct sdyi_grid_programs *programs;  /* grids.h; NULL: none */
    /* execute/sides.h; NULL: none */
    const struct sdyi_grid_execution *execution;
    const struct sdyi_tests *tests; /* execute/tests.h; NULL: none */
} sdyi_extension;

/* Add an extension, for pools that are made after that; a second time nothing
 * happens. */
void sdyi_extend(const sdyi_extension *extension);
/* The extensions in turn, from 0 on; NULL: there are no more. */
const sdyi_extension *sdyi_extension_at(int i);

#endif

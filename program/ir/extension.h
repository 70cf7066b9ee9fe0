/* What libraries add to this one: the rows of their ops, and what the reader,
 * loading and executing ask of these. The layers above define the parts. */
#ifndef SDYI_PROGRAM_IR_EXTENSION_H
#define SDYI_PROGRAM_IR_EXTENSION_H

#include "program/ir/row.h"

struct sdyi_attr_reader;
struct sdyi_grid_execution;
struct sdyi_grid_programs;
struct sdyi_old_names;
struct sdyi_syntax_form;

typedef struct sdyi_extension {
    const sdyi_row *rows; /* their kinds: from `first` on */
    int first, n_rows;
    const struct sdyi_attr_reader
        *attrs; /* text/parser.h, to a NULL name; NULL:
                                             none */
    const struct sdyi_syntax_form *forms; /* text/syntax.h, likewise */
    const struct sdyi_old_names *old;     /* text/parser.h; NULL: none */
    const char *const *dialects; /* those of whose attributes MLIR generates the
                                    readers, to a NULL; NULL: none */
    const char *typed;           /* a dialect that has types; NULL: none */
    const struct sdyi_grid_programs *programs;   /* grids.h; NULL: none */
    const struct sdyi_grid_execution *execution; /* execute/sides.h; NULL:
                                                    none */
} sdyi_extension;

/* Add an extension, for pools that are made after that; a second time nothing
 * happens. */
void sdyi_extend(const sdyi_extension *extension);
/* The extensions in turn, from 0 on; NULL: there are no more. */
const sdyi_extension *sdyi_extension_at(int i);

#endif

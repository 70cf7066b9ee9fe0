/* Texts, and locations in them. An op keeps 8 bytes; line and column are
 * computed on demand. */
#ifndef SDYI_PROGRAM_IR_SOURCE_H
#define SDYI_PROGRAM_IR_SOURCE_H

#include "program/ir/zone.h"

#include <stdbool.h>
#include <stdint.h>

struct sdyi_attr;

/* A text, or a part of one (-split-input-file). It must outlive the diagnostics
 * that quote it. */
typedef struct sdyi_source {
    const char *name; /* as printed in errors */
    const char *text;
    size_t bytes;
    int first_line;  /* number of the first line */
    bool is_bare;    /* its one op is the program: no implicit module around
                        it */
    uint32_t *lines; /* offsets of lines; NULL until first needed */
    int n_lines;
} sdyi_source;

/* A location; source NULL: the program was made by calls, or has a
 * `written`. */
typedef struct sdyi_loc {
    struct sdyi_source *source;
    const struct sdyi_attr *written; /* the text's own loc(..); NULL: none */
    uint32_t offset;
} sdyi_loc;

/* Line and column, from 1; columns are bytes. The line table is `zone`'s. */
void sdyi_source_position(sdyi_source *source, sdyi_zone *zone, size_t offset,
                          int *line, int *column);

#endif

/* The elements of a constant as they are written: `[[1, 2], [3, 4]]`, `1.0`,
 * `"0x01"`. */
#ifndef SDYI_PROGRAM_TEXT_ELEMENTS_H
#define SDYI_PROGRAM_TEXT_ELEMENTS_H

#include "program/text/parser.h"

/* An element, or a part of a complex one. */
typedef struct sdyi_element {
    sdyi_token token; /* the number, the string; or `true`, `false` */
    bool is_negative;
} sdyi_element;

typedef struct sdyi_literal {
    sdyi_element *elements;
    int n, capacity;
    bool is_complex;
    int64_t *shape; /* of the brackets */
    int rank;       /* -1: no elements, of any shape */
    bool is_string;
    sdyi_token string;
} sdyi_literal;

/* Up to what stands behind them. */
sdyrt_status sdyi_read_literal(sdyi_parser *p, sdyi_literal *l);

#endif

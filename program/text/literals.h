/* Literals of constants, before their type is known: `[[1, 2], [3, 4]]`, `1.0`,
 * `"0x01"`. */
#ifndef SDYI_PROGRAM_TEXT_LITERALS_H
#define SDYI_PROGRAM_TEXT_LITERALS_H

#include "program/text/parser.h"

/* An element, or the real or imaginary part of a complex one. */
typedef struct sdyi_element {
    sdyi_token token; /* number, string, `true` or `false` */
    bool is_negative;
} sdyi_element;

typedef struct sdyi_literal {
    sdyi_element *elements;
    int n, capacity;
    bool is_complex;
    int64_t *shape; /* sizes of the nested brackets */
    int rank;       /* -1: no elements, fits any shape */
    bool is_string;
    sdyi_token string;
} sdyi_literal;

/* Stops after the literal. */
sdyrt_status sdyi_read_literal(sdyi_parser *p, sdyi_literal *l);

#endif

/* Affine maps and integer sets: attributes of kind BUILTIN. */
#ifndef SDYI_PROGRAM_TEXT_AFFINE_H
#define SDYI_PROGRAM_TEXT_AFFINE_H

#include "program/text/parser.h"
#include "program/text/print.h"

/* -- expressions: affine.c --------------------------------------------------
 *
 * Constants stand on the right of `+` and `*`, symbols right of dimensions; a
 * difference is a sum with a product by -1. */

typedef enum sdyi_affine_kind {
    SDYI_AFFINE_DIM,
    SDYI_AFFINE_SYMBOL,
    SDYI_AFFINE_CONSTANT,
    SDYI_AFFINE_ADD, /* this and all below have two operands */
    SDYI_AFFINE_MUL,
    SDYI_AFFINE_FLOORDIV,
    SDYI_AFFINE_CEILDIV,
    SDYI_AFFINE_MOD
} sdyi_affine_kind;

typedef struct sdyi_affine {
    sdyi_affine_kind kind;
    int depth;     /* nesting of operations */
    int64_t value; /* DIM, SYMBOL: its index; CONSTANT */
    const struct sdyi_affine *a, *b;
} sdyi_affine;

const sdyi_affine *sdyi_affine_leaf(sdyi_parser *p, sdyi_affine_kind kind,
                                    int64_t value);
const sdyi_affine *sdyi_affine_constant(sdyi_parser *p, int64_t value);
/* An operation, or its simplified form. */
const sdyi_affine *sdyi_affine_make(sdyi_parser *p, sdyi_affine_kind kind,
                                    const sdyi_affine *a, const sdyi_affine *b);
const sdyi_affine *sdyi_affine_negative(sdyi_parser *p, const sdyi_affine *e);
/* True for an expression without dimensions. */
bool sdyi_affine_is_symbolic(const sdyi_affine *e);
/* `is_tight`: as an operand of a product, with parentheses if it needs them. */
void sdyi_affine_print(sdyi_printer *out, const sdyi_affine *e, bool is_tight);

/* -- maps and sets: parse_affine.c ----------------------------------------- */

/* Starts at the word `affine_map` or `affine_set`. */
sdyrt_status sdyi_read_affine(sdyi_parser *p, const sdyi_attr **attr);

bool sdyi_is_affine_map(const sdyi_attr *attr);
bool sdyi_is_affine_set(const sdyi_attr *attr);
int sdyi_affine_map_dims(const sdyi_attr *map);
/* The number of dimensions and symbols. */
int sdyi_affine_map_inputs(const sdyi_attr *map);
bool sdyi_affine_map_is_identity(const sdyi_attr *map);
/* The expression of a map of one result, in `zone`; NULL for any other number
 * of results. */
const sdyi_affine *sdyi_affine_map_result(sdyi_pool *pool, sdyi_zone *zone,
                                          const sdyi_attr *map);

#endif

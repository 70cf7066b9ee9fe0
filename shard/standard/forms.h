/* The text of arith, affine and cf: syntax_standard.c. */
#ifndef SDYI_SHARD_STANDARD_FORMS_H
#define SDYI_SHARD_STANDARD_FORMS_H

#include "program/text/dialect.h"

/* With the forms of ops of all three. */
extern const sdyi_dialect sdyi_dialect_arith;

/* `<fast>`, of an attribute of arith. */
sdyrt_status sdyi_read_fastmath_attr(sdyi_parser *p, const sdyi_attr **attr);

#endif

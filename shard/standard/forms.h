/* Forms of ops and attributes of arith, affine and cf: syntax_standard.c. */
#ifndef SDYI_SHARD_STANDARD_FORMS_H
#define SDYI_SHARD_STANDARD_FORMS_H

#include "program/text/syntax.h"

/* `<nsw, nuw>`, `<fast>` of attributes of arith. */
sdyrt_status sdyi_read_overflow_attr(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_fastmath_attr(sdyi_parser *p, const sdyi_attr **attr);

/* The same of an op; `(%a, 2)` of an attribute static_basis; an operand of type
 * i1. To a NULL name. */
extern const sdyi_syntax_form sdyi_standard_forms[];

#endif

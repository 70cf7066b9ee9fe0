/* The text of arith, affine and cf: syntax_standard.c. */
#ifndef SDYI_SHARD_STANDARD_FORMS_H
#define SDYI_SHARD_STANDARD_FORMS_H

#include "program/text/dialect.h"

/* With the forms of ops of all three. */
extern const sdyi_dialect sdyi_dialect_arith;

#endif

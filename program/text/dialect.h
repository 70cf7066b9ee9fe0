/* Attributes and types of dialects, by their names. */
#ifndef SDYI_PROGRAM_TEXT_DIALECT_H
#define SDYI_PROGRAM_TEXT_DIALECT_H

#include "program/text/parser.h"

/* Behind `#` or `!`: `dialect.rest` or `dialect<rest>`. */
typedef struct sdyi_dialect_name {
    const char *dialect, *rest;
    size_t dialect_length, rest_length;
    size_t word_length; /* of the word that the rest begins with */
    bool is_angled;
} sdyi_dialect_name;

sdyi_dialect_name sdyi_dialect_name_of(const char *text, size_t length);
/* `word` NULL: of this dialect, with any word. */
bool sdyi_dialect_name_is(const sdyi_dialect_name *name, const char *dialect,
                          const char *word);

/* Whether there is such a dialect. */
bool sdyi_dialect_name_is_known(const sdyi_parser *p,
                                const sdyi_dialect_name *name);
/* All of it as it is printed: `dialect.rest` where that says the same; its
 * length was `*length`. */
const char *sdyi_dialect_text(sdyi_parser *p, const sdyi_dialect_name *name,
                              size_t *length);

bool sdyi_is_grid_sharding(const sdyi_dialect_name *name);

/* Errors: a dialect that is not known and not allowed, a type that a known one
 * does not have. */
sdyrt_status sdyi_check_dialect_type(sdyi_parser *p, sdyi_loc place,
                                     const sdyi_dialect_name *name);
/* From `#` on; an alias too. */
sdyrt_status sdyi_read_dialect_attr(sdyi_parser *p, const sdyi_type *type,
                                    const sdyi_attr **attr);
/* `!stablehlo.future<..>` or a type of quant again, which is gone past and
 * begins at `start`. */
sdyrt_status sdyi_read_in_dialect(sdyi_parser *p, const sdyi_lexer *start,
                                  const sdyi_dialect_name *name,
                                  const sdyi_type **type);
/* From the `<` on of a type of quant, whose word is at `place`. parse_quant.c
 */
sdyrt_status sdyi_read_quant(sdyi_parser *p, const sdyi_dialect_name *name,
                             sdyi_loc place, const sdyi_type **type);

#endif

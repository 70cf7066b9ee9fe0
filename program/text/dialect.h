/* Attributes and types of dialects, found by name. */
#ifndef SDYI_PROGRAM_TEXT_DIALECT_H
#define SDYI_PROGRAM_TEXT_DIALECT_H

#include "program/text/parser.h"

/* The text after `#` or `!`: `dialect.rest` or `dialect<rest>`. */
typedef struct sdyi_dialect_name {
    const char *dialect, *rest;
    size_t dialect_length, rest_length;
    size_t word_length; /* length of the word at the start of `rest` */
    bool is_angled;
} sdyi_dialect_name;

sdyi_dialect_name sdyi_dialect_name_of(const char *text, size_t length);
/* `word` NULL: any word of the dialect. */
bool sdyi_dialect_name_is(const sdyi_dialect_name *name, const char *dialect,
                          const char *word);

/* True if the op table has ops of the dialect. */
bool sdyi_dialect_name_is_known(const sdyi_parser *p,
                                const sdyi_dialect_name *name);
/* The printed form: `dialect.rest` if that is equivalent; changes `*length`,
 * the length of the text. */
const char *sdyi_dialect_text(sdyi_parser *p, const sdyi_dialect_name *name,
                              size_t *length);

bool sdyi_is_grid_sharding(const sdyi_dialect_name *name);

/* Errors: an unregistered dialect that is not allowed, a type that a known
 * dialect does not have. */
sdyrt_status sdyi_check_dialect_type(sdyi_parser *p, sdyi_loc place,
                                     const sdyi_dialect_name *name);
/* Starts at `#`; reads aliases too. */
sdyrt_status sdyi_read_dialect_attr(sdyi_parser *p, const sdyi_type *type,
                                    const sdyi_attr **attr);
/* Parse the body of `!stablehlo.future<..>` or of a type of quant. The lexer is
 * after the type, which begins at `start`. */
sdyrt_status sdyi_read_in_dialect(sdyi_parser *p, const sdyi_lexer *start,
                                  const sdyi_dialect_name *name,
                                  const sdyi_type **type);
/* Starts at the `<` of a type of quant, whose word is at `place`.
 * dialects/quant/parse_quant.c */
sdyrt_status sdyi_read_quant(sdyi_parser *p, const sdyi_dialect_name *name,
                             sdyi_loc place, const sdyi_type **type);

#endif

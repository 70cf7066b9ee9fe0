/* Names of values, blocks and aliases while a text is read. */
#ifndef SDYI_PROGRAM_TEXT_SCOPE_H
#define SDYI_PROGRAM_TEXT_SCOPE_H

#include "program/text/parser.h"

/* -- values: scope.c ------------------------------------------------------- */

/* Begin a region. `is_root`: its names have memory of their own, which goes
 * with it. */
void sdyi_scope_open(sdyi_parser *p, bool is_root);
/* End it: its names are gone. Errors: values that were used and never made, at
 * the end of all. */
sdyrt_status sdyi_scope_close(sdyi_parser *p);
/* Errors: the name of an argument that stands before its region is in use. */
sdyrt_status sdyi_scope_check_arg(sdyi_parser *p, const sdyi_token *name);
/* Give the values of a definition their name. */
sdyrt_status sdyi_scope_define(sdyi_parser *p, const sdyi_token *name,
                               sdyi_value *const *values, int n);
/* The same of an argument of a block, whose name may have a number. */
sdyrt_status sdyi_scope_define_arg(sdyi_parser *p,
                                   const struct sdyi_operand_name *arg,
                                   sdyi_value *value);
/* The value of a name; one that is not made yet is a placeholder of this type.
 */
sdyrt_status sdyi_scope_find(sdyi_parser *p,
                             const struct sdyi_operand_name *name,
                             const sdyi_type *type, sdyi_value **value);
/* Blocks of the region that is being read: one that is not there yet is made.
 */
sdyi_block *sdyi_scope_block(sdyi_parser *p, const sdyi_token *name);
/* The block that begins here. Errors: it is there already. */
sdyrt_status sdyi_scope_define_block(sdyi_parser *p, const sdyi_token *name,
                                     sdyi_block **block);

/* -- aliases: alias.c ------------------------------------------------------ */

typedef struct sdyi_alias {
    sdyi_token name;
    const sdyi_attr *attr;
    const sdyi_type *type;
} sdyi_alias;

/* That a name may be defined. */
sdyrt_status sdyi_alias_check(sdyi_parser *p, const sdyi_token *name);
sdyrt_status sdyi_alias_define(sdyi_parser *p, const sdyi_alias *alias);
/* What an alias stands for, with its `#`; NULL: it is not defined. */
const sdyi_attr *sdyi_alias_named(sdyi_parser *p, const char *name,
                                  size_t length);
/* What the next token, an alias, stands for; without going past it, NULL: not
 * defined yet. */
const sdyi_attr *sdyi_alias_find(sdyi_parser *p);
sdyrt_status sdyi_alias_attr(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_alias_type(sdyi_parser *p, const sdyi_type **type);

#endif

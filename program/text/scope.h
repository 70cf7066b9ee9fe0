/* Scopes of values, blocks and aliases while a text is read. */
#ifndef SDYI_PROGRAM_TEXT_SCOPE_H
#define SDYI_PROGRAM_TEXT_SCOPE_H

#include "program/text/parser.h"

/* -- values: scope.c ------------------------------------------------------- */

/* Open the scope of a region. `is_root`: its names have a table and memory of
 * their own. */
void sdyi_scope_open(sdyi_parser *p, bool is_root);
/* Close the scope and drop its names. Errors: blocks without a definition, and
 * at the outermost scope values without one. */
sdyrt_status sdyi_scope_close(sdyi_parser *p);
/* Errors: the name of an argument that precedes its region is in use. */
sdyrt_status sdyi_scope_check_arg(sdyi_parser *p, const sdyi_token *name);
/* Define a name as a group of values. */
sdyrt_status sdyi_scope_define(sdyi_parser *p, const sdyi_token *name,
                               sdyi_value *const *values, int n);
/* The same for a block argument, whose name may have a number. */
sdyrt_status sdyi_scope_define_arg(sdyi_parser *p,
                                   const struct sdyi_operand_name *arg,
                                   sdyi_value *value);
/* The value of a name; before its definition, a placeholder of this type. */
sdyrt_status sdyi_scope_find(sdyi_parser *p,
                             const struct sdyi_operand_name *name,
                             const sdyi_type *type, sdyi_value **value);
/* A block of the current region by name, created on first use. */
sdyi_block *sdyi_scope_block(sdyi_parser *p, const sdyi_token *name);
/* The block that starts here. Errors: defined before. */
sdyrt_status sdyi_scope_define_block(sdyi_parser *p, const sdyi_token *name,
                                     sdyi_block **block);

/* -- aliases: alias.c ------------------------------------------------------ */

typedef struct sdyi_alias {
    sdyi_token name;
    const sdyi_attr *attr;
    const sdyi_type *type;
} sdyi_alias;

/* Errors: a name that is defined or has a dot. */
sdyrt_status sdyi_alias_check(sdyi_parser *p, const sdyi_token *name);
sdyrt_status sdyi_alias_define(sdyi_parser *p, const sdyi_alias *alias);
/* The attribute of an alias with its `#`; NULL if it is not defined. */
const sdyi_attr *sdyi_alias_named(sdyi_parser *p, const char *name,
                                  size_t length);
/* The attribute of the alias token, which is not consumed; NULL if it is not
 * defined yet. */
const sdyi_attr *sdyi_alias_find(sdyi_parser *p);
sdyrt_status sdyi_alias_attr(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_alias_type(sdyi_parser *p, const sdyi_type **type);

#endif

/* Resources: the bytes of `dense_resource<name>`, by name. They follow the
 * program in the text, so they are known only when all of the text has been
 * read. */
#ifndef SDYI_PROGRAM_IR_RESOURCE_H
#define SDYI_PROGRAM_IR_RESOURCE_H

#include "program/ir/module.h"

/* Bytes of the alignment before the elements. */
enum { SDYI_RESOURCE_HEAD = 4 };

typedef struct sdyi_resource {
    sdyi_name key;
    const sdyi_attr *bytes; /* STRING */
    bool is_printed;        /* text/print_loc.c */
} sdyi_resource;

/* Set the bytes of a name, replacing earlier ones. */
void sdyi_resource_set(sdyi_module *module, sdyi_name key,
                       const sdyi_attr *bytes);
/* The resource of an attribute RESOURCE; NULL: the text has none of its
 * name. */
sdyi_resource *sdyi_resource_of(const sdyi_module *module,
                                const sdyi_attr *attr);

#endif

/* Resources: bytes behind a program, by name, which `dense_resource<name>` is
 * of. They stand behind the program in its text, so they are known when all of
 * it has been read. */
#ifndef SDYI_PROGRAM_IR_RESOURCE_H
#define SDYI_PROGRAM_IR_RESOURCE_H

#include "program/ir/module.h"

/* How they are aligned, in the first of them; the elements are behind. */
enum { SDYI_RESOURCE_HEAD = 4 };

typedef struct sdyi_resource {
    sdyi_name key;
    const sdyi_attr *bytes; /* STRING */
    bool is_printed;        /* text/print_loc.c */
} sdyi_resource;

/* Keep the bytes of a name in the place of others. */
void sdyi_resource_set(sdyi_module *module, sdyi_name key,
                       const sdyi_attr *bytes);
/* That of a RESOURCE; NULL: the text had none of its name. */
sdyi_resource *sdyi_resource_of(const sdyi_module *module,
                                const sdyi_attr *attr);

#endif

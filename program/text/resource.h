/* Resources: bytes behind a program, by name, which `dense_resource<name>` is
 * of. */
#ifndef SDYI_PROGRAM_TEXT_RESOURCE_H
#define SDYI_PROGRAM_TEXT_RESOURCE_H

#include "program/text/print.h"

/* `dense_resource<key>` */
const sdyi_attr *sdyi_resource_attr(sdyi_pool *pool, sdyi_name key,
                                    const sdyi_type *type);
/* Keep the bytes of a name, a STRING, in the place of others. */
void sdyi_resource_add(sdyi_module *module, sdyi_name key,
                       const sdyi_attr *bytes);
/* Print those that some attributes are of, in their order: begin, one by one,
 * and the end. */
typedef struct sdyi_resource_print {
    const sdyi_module *module;
    int n; /* that are printed */
} sdyi_resource_print;
sdyi_resource_print sdyi_resource_print_start(const sdyi_module *module);
void sdyi_resource_print_one(sdyi_printer *out, sdyi_resource_print *r,
                             const sdyi_attr *attr);
void sdyi_resource_print_end(sdyi_printer *out, const sdyi_resource_print *r);

#endif

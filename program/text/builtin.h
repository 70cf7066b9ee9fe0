/* Parts of builtin that few programs have. */
#ifndef SDYI_PROGRAM_TEXT_BUILTIN_H
#define SDYI_PROGRAM_TEXT_BUILTIN_H

#include "program/text/parser.h"

/* From `strided`, `distinct`, `dense_resource`, `sparse` on. */
sdyrt_status sdyi_read_strided(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_distinct(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_resource(sdyi_parser *p, const sdyi_type *type,
                                const sdyi_attr **attr);
sdyrt_status sdyi_read_sparse(sdyi_parser *p, const sdyi_type *type,
                              const sdyi_attr **attr);

/* Whether it may be the layout of a memref; and of one of this rank. */
bool sdyi_is_layout(const sdyi_attr *attr);
sdyrt_status sdyi_check_layout(sdyi_parser *p, sdyi_loc place,
                               const sdyi_attr *layout, int rank);

/* `{-# dialect_resources: {..} #-}`, from its start on, into the module. */
sdyrt_status sdyi_read_resources(sdyi_parser *p);

#endif

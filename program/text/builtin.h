/* Readers of rare attributes of builtin. */
#ifndef SDYI_PROGRAM_TEXT_BUILTIN_H
#define SDYI_PROGRAM_TEXT_BUILTIN_H

#include "program/text/parser.h"

/* Each starts at its word: `affine_map` or `affine_set`, `strided`,
 * `distinct`, `dense_resource`, `sparse`. */
sdyrt_status sdyi_read_affine(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_strided(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_distinct(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_resource(sdyi_parser *p, const sdyi_type *type,
                                const sdyi_attr **attr);
sdyrt_status sdyi_read_sparse(sdyi_parser *p, const sdyi_type *type,
                              const sdyi_attr **attr);

/* The kinds of layout of a memref, and the check of a layout against a rank. */
bool sdyi_is_layout(const sdyi_attr *attr);
sdyrt_status sdyi_check_layout(sdyi_parser *p, sdyi_loc place,
                               const sdyi_attr *layout, int rank);

/* `{-# dialect_resources: {..} #-}` into the module's resources. */
sdyrt_status sdyi_read_resources(sdyi_parser *p);

#endif

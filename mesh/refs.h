/* Axis refs by name, from a text or a descriptor, turned into refs by number.
 * Nothing is verified: unknown names get numbers of their own. And meshes,
 * where a text has them in the place of a name; and texts of other systems. */
#ifndef SDYI_MESH_REFS_H
#define SDYI_MESH_REFS_H

#include "base/lexer.h"
#include "mesh/axes.h"
#include <sdyrt/sharding.h>

struct sdyi_dim; /* internal.h */

/* The parts of meshes and shardings that a lexer notes of a failure. */
typedef enum sdyi_text_part {
    SDYI_PART_REF_NAME,
    SDYI_PART_REF_SUB_AXIS,
    SDYI_PART_SUB_AXIS_PRE,
    SDYI_PART_SUB_AXIS_SIZE,
    SDYI_PART_MESH_AXIS_NAME,
    SDYI_PART_MESH_AXIS_SIZE,
    SDYI_PART_MESH_AXES,
    SDYI_PART_MESH_IDS,
    SDYI_PART_MESH, /* of a sharding, in the place of a name */
    SDYI_PART_MESH_NAME,
    SDYI_PART_DIMS,
    SDYI_PART_AXES, /* of the two below, after `{` */
    SDYI_PART_REPLICATED,
    SDYI_PART_UNREDUCED,
    SDYI_PART_COUNT
} sdyi_text_part;

typedef struct sdyi_refs {
    const sdyrt_mesh *mesh; /* NULL: every name is unknown */
    int count;
    sdyi_ref refs[SDYI_MAX_REFS];
    int n_unknown;
    char *unknown[SDYI_MAX_REFS]; /* lent by whoever gave the names */
} sdyi_refs;

/* A check that a caller's list may be read; `what` names it in a failure.
 * Errors: BAD_VALUE, NULL_ARGUMENT. */
sdyrt_status sdyi_check_axis_list(const sdyrt_axis_list *list,
                                  const char *what);

/* Append the full axis `name`, or with `sub` its sub-axis (pre)size; `name` is
 * not copied. Errors: LIMIT above SDYI_MAX_REFS refs. */
SDYI_EXPORT sdyrt_status sdyi_refs_add(sdyi_refs *refs, const char *name,
                                       bool sub, int64_t pre, int64_t size);

/* Append a caller's list. Errors: as above; LIMIT above SDYI_MAX_REFS refs. */
sdyrt_status sdyi_refs_add_list(sdyi_refs *refs, const sdyrt_axis_list *list,
                                const char *what, sdyi_span *span);

/* Everything appended since there were `first` refs. */
SDYI_EXPORT sdyi_span sdyi_refs_since(const sdyi_refs *refs, int first);

/* Read `"a"` or `"b":(1)2`, or an attribute of its own. Errors: PARSE_AXIS;
 * LIMIT. */
SDYI_EXPORT sdyrt_status sdyi_refs_read(sdyi_refs *refs, sdyi_lexer *lexer);

/* Read `{"a", "b":(1)2}`, which may be empty. With `open` it is that of a
 * dimension: a last `?` is read too and sets it, and an axis is no attribute of
 * its own. Errors: `kind` for braces and commas; PARSE_AXIS; LIMIT. */
SDYI_EXPORT sdyrt_status sdyi_refs_read_list(sdyi_refs *refs, sdyi_lexer *lexer,
                                             sdyrt_error_kind kind,
                                             sdyi_span *list, bool *open);

/* -- parse_mesh.c ---------------------------------------------------------- */

/* Read `<["a"=2], device_ids=[..]>` and make the mesh, held by the caller. */
SDYI_EXPORT sdyrt_status sdyi_mesh_read(sdyi_lexer *lexer,
                                        const sdyrt_mesh **mesh);

/* -- parse_sharding.c ------------------------------------------------------ */

/* Read `p1` after a dimension, or nothing: any word is meant as one. */
SDYI_EXPORT sdyrt_status sdyi_priority_read(sdyi_lexer *lexer,
                                            struct sdyi_dim *dim);

/* Read `<@mesh, [{"a"}]>` without looking up the mesh: all axes are unknown
 * names, but for those of an inline mesh, which the caller releases, also on an
 * error: `*inline_mesh` is NULL before. */
SDYI_EXPORT sdyrt_status sdyi_sharding_read(sdyi_lexer *lexer,
                                            const sdyrt_mesh **inline_mesh,
                                            const sdyrt_sharding **sharding);

/* -- foreign.c ------------------------------------------------------------- */

/* Fail at the token, naming what is expected there; if the text from here on is
 * a mesh or a sharding as Python prints it, say what to paste instead. */
sdyrt_status sdyi_fail_foreign(sdyi_lexer *lexer, sdyrt_error_kind kind,
                               sdyi_want want);

#endif

/* The axes of an operation, from text or from the caller's lists: refs by
 * number for the rules, and the caller's form by value for the plan cache. */
#ifndef SDYI_OPS_OP_AXES_H
#define SDYI_OPS_OP_AXES_H

#include "mesh/internal.h"
#include <sdyrt/op.h>

typedef struct sdyi_a2a_param {
    sdyi_span axes;
    int64_t source;
    int64_t target;
} sdyi_a2a_param;

/* The axes of a collective: lists per dimension, one list, or all_to_all
 * parameters. Numbers are as written; nothing is verified. */
typedef struct sdyi_op_axes {
    int n_lists; /* per dimension, or 1 */
    sdyi_span lists[SDYRT_MAX_RANK];
    int n_params;
    sdyi_a2a_param params[SDYRT_MAX_RANK];
    int n_unknown;
    char **unknown; /* as in struct sdyrt_sharding */
    sdyi_ref *refs;
} sdyi_op_axes;

typedef enum sdyi_axes_form {
    SDYI_AXES_NONE,
    SDYI_AXES_PER_DIM, /* [{"a"}, {}] */
    SDYI_AXES_FLAT,    /* {"a"} */
    SDYI_AXES_PARAMS   /* [{"a"}: 0->2] */
} sdyi_axes_form;

/* The form of the axes that a kind of operation has. */
sdyi_axes_form sdyi_axes_form_of(sdyrt_op_kind kind);

/* Errors: PARSE_AXIS, PARSE_DIM, PARSE_SYNTAX with line and column; LIMIT. */
sdyrt_status sdyi_op_axes_parse(const char *text, const sdyrt_mesh *mesh,
                                sdyi_axes_form form, sdyi_op_axes *axes);

/* The same of the caller's lists.
 * Errors: those of sdyi_op_axes_check; BAD_VALUE for another form; LIMIT. */
sdyrt_status sdyi_op_axes_take(const sdyrt_op_axes *given,
                               const sdyrt_mesh *mesh, sdyi_axes_form form,
                               sdyi_op_axes *axes);
void sdyi_op_axes_free(sdyi_op_axes *axes);

/* Put all refs of an operation's axes into one list. Errors: LIMIT. */
sdyrt_status sdyi_op_axes_flatten(const sdyi_op_axes *axes, sdyi_axes *out);

/* Print axes in the text form, which sdyi_op_axes_parse reads. */
void sdyi_op_axes_print(sdyi_text *out, const sdyrt_mesh *mesh,
                        sdyi_axes_form form, const sdyi_op_axes *axes);

/* -- the caller's form, by value ------------------------------------------- */

/* A check that all that `given` points to is there and may be read.
 * Errors: STRUCT_BYTES, BAD_VALUE, NULL_ARGUMENT, LIMIT. */
sdyrt_status sdyi_op_axes_check(const sdyrt_op_axes *given);

/* A copy in one allocation, names included; NULL: no memory. */
sdyrt_op_axes *sdyi_op_axes_copy(const sdyrt_op_axes *given);

/* NULL, no axes, is a value as well. */
uint64_t sdyi_op_axes_hash(uint64_t hash, const sdyrt_op_axes *given);
bool sdyi_op_axes_equal(const sdyrt_op_axes *a, const sdyrt_op_axes *b);

#endif

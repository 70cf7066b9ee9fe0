/* The kinds of operations, and the fields of sdyrt_op that some of them use:
 * one table of each, by which operations are verified, described, compared
 * between ranks and found again. */
#ifndef SDYI_OPS_KINDS_H
#define SDYI_OPS_KINDS_H

#include "base/text.h"
#include "collectives/ops/op_axes.h"

/* Fields that some kinds do not use, which must be zero there. */
typedef enum sdyi_op_field {
    SDYI_FIELD_REDUCTION,
    SDYI_FIELD_ROOT,
    SDYI_FIELD_PAIRS,
    SDYI_FIELD_SHIFT_AXIS,
    SDYI_FIELD_SHIFT_OFFSET,
    SDYI_FIELD_ROTATE,
    SDYI_FIELD_COUNTS,
    SDYI_FIELD_COUNTS_VARY,
    SDYI_FIELD_IN_CAPACITY,
    SDYI_FIELD_OUT_CAPACITY,
    SDYI_FIELD_PAIR_CAPACITY,
    SDYI_FIELD_AVERAGES,
    SDYI_FIELD_COMBINE,
    SDYI_FIELD_COMBINE_ARGUMENT,
    SDYI_FIELD_CONVERTS_TERMS,
    SDYI_FIELD_PERIODIC,
    SDYI_FIELD_ZERO_UNDEFINED,
    SDYI_FIELD_COUNT
} sdyi_op_field;

#define SDYI_BIT(field) (1u << SDYI_FIELD_##field)

/* Traits in which the kinds differ, by kind. */
typedef struct sdyi_kind_traits {
    const char *name;
    sdyi_axes_form form;
    unsigned fields;   /* a bit for each field that the kind uses */
    bool missing_from; /* no operand sharding means replicated */
    bool two_meshes;
    bool hears_all; /* a member that receives at all receives from every other
                       member, and so notices one that calls something else */
} sdyi_kind_traits;

extern const sdyi_kind_traits sdyi_op_kinds[];

static inline bool sdyi_op_uses(sdyrt_op_kind kind, unsigned fields) {
    return (sdyi_op_kinds[kind].fields & fields) != 0;
}

/* True for an operation in groups. */
static inline bool sdyi_op_is_grouped(const sdyrt_op *op) {
    return op->own_axes.refs != NULL || op->kind >= SDYRT_OP_BROADCAST;
}

/* A check that lists may be read and that fields which the kind does not use
 * are zero. Errors: BAD_VALUE. */
sdyrt_status sdyi_op_fields_check(const sdyrt_op *op);

/* True if the lists that the kind uses may be read. */
bool sdyi_op_fields_readable(const sdyrt_op *op);

/* Take the fields among `fields` that the kind uses into a hash; of pointers
 * only if they are there. */
uint64_t sdyi_op_fields_hash(uint64_t hash, const sdyrt_op *op,
                             unsigned fields);

/* Equality of these fields of two operations of one kind. */
bool sdyi_op_fields_equal(const sdyrt_op *a, const sdyrt_op *b,
                          unsigned fields);

/* Give an operation copies of the lists that it uses; false: no memory, and the
 * lists that were not copied are NULL. And free them. */
bool sdyi_op_fields_copy(sdyrt_op *op);
void sdyi_op_fields_free(sdyrt_op *op);

/* Print what is not zero: ` root = [2] shift_axis = 1 rotate`. */
void sdyi_op_fields_print(sdyi_text *out, const sdyrt_op *op);

#endif

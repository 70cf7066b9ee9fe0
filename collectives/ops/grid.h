/* An operation on a grid once it is verified. */
#ifndef SDYI_OPS_GRID_H
#define SDYI_OPS_GRID_H

#include "mesh/grid.h"

/* Traits in which the kinds differ, by kind. */
typedef struct sdyi_grid_traits {
    const char *name;
    const char *cuts; /* name of dimension `axis` in errors; NULL: no cut */
    bool reduces;     /* combines terms */
    bool is_rooted;
    bool has_shardings; /* is of a tensor that is cut, and has no groups */
    bool hears_all; /* a member that needs another's data hears from each other
                       member, and so of one that calls something else */
} sdyi_grid_traits;

extern const sdyi_grid_traits sdyi_grid_kinds[];

typedef struct sdyi_grid_resolved {
    const sdyrt_grid_op *op; /* lent */
    sdyrt_type type; /* of the operation; where counts vary, of all rooms */
    sdyrt_dtype out_dtype;
    sdyi_digit_list members; /* of the grid axes: the number in a group */
    sdyi_digit_list others;  /* the number of the group */
    int64_t n_members;
    int64_t n_groups;
    int64_t root; /* its number in the group; 0 where there is none */
    const sdyrt_mesh *in_grid; /* lent; the operation's but of a reshard */
    sdyi_grid_dim before[SDYRT_MAX_RANK]; /* where it has shardings */
    sdyi_grid_dim after[SDYRT_MAX_RANK];
} sdyi_grid_resolved;

/* Verify an operation. Errors: those of sdyrt_grid_op_verify. */
sdyrt_status sdyi_grid_resolve(const sdyrt_grid_op *op, sdyi_grid_resolved *r);

/* The text of an operation in one line, allocated, and a fingerprint of its
 * whole value. Errors: MEMORY. */
sdyrt_status sdyi_grid_describe(const sdyi_grid_resolved *r, char **text,
                                uint64_t *fingerprint);

/* An operation's value as numbers, the same on all ranks: all that decides what
 * it moves. */
typedef struct sdyi_grid_key {
    int64_t *numbers; /* freed by the caller */
    size_t n;
    size_t capacity;
    bool lacks_memory; /* some are not there */
} sdyi_grid_key;

void sdyi_grid_key_put(sdyi_grid_key *key, const sdyi_grid_resolved *r);

/* True for an operation whose boxes follow from counts (plan/counts.c). */
static inline bool sdyi_grid_is_counted(const sdyrt_grid_op *op) {
    return op->counts != NULL || op->counts_vary ||
           (op->kind == SDYRT_GRID_SHIFT && op->offsets != NULL);
}

/* Of planned counts, how many elements member `p` sends to `q`. */
int64_t sdyi_grid_count(const sdyi_grid_resolved *r, int64_t p, int64_t q);

/* True for an all_to_all along one dimension: its pieces are one more dimension
 * of the index space. */
static inline bool sdyi_grid_has_pieces(const sdyrt_grid_op *op) {
    return op->kind == SDYRT_GRID_ALL_TO_ALL && op->axis == op->concat_axis &&
           !sdyi_grid_is_counted(op);
}

#endif

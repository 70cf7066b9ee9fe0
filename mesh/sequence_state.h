/* The state that a sequence is made with, for each dimension d:
 *
 *   in[d]    axes that it has and should not, out[d] those that it should have,
 *            cut so that refs of both are equal or do not overlap, without what
 *            both begin with
 *   cur[d]   all its axes now
 *   room[d]  shards that it has room for, of a meaning that differs by phase
 *
 * `present` are the refs of all in[d]; `map` says where the refs of out[d] are,
 * as they were when it was made. Each phase brings in[] closer to out[]: slices
 * add axes that no dimension has, one permute puts axes where they can be moved
 * in order, all_to_all moves them, and gathers take those away that are left.
 */
#ifndef SDYI_MESH_SEQUENCE_STATE_H
#define SDYI_MESH_SEQUENCE_STATE_H

#include "mesh/sequence.h"

typedef struct sdyi_sequence_place {
    sdyi_ref ref;
    int dim, index;
} sdyi_sequence_place;

typedef struct sdyi_sequence_state {
    const sdyi_sequence *s;
    int rank;
    sdyi_axes *in, *out, *cur, *lists, *left;
    int64_t *room;
    sdyi_axes present;
    sdyi_sequence_place *map;
    int n_map;
    bool is_on_target;
    bool is_dry;  /* moves are checked, and not reported to the caller */
    bool is_good; /* all have been legal */
} sdyi_sequence_state;

/* -- lists ----------------------------------------------------------------- */

/* Shards along a list; those of one mesh fit 63 bits. */
static inline int64_t sdyi_sequence_shards(const sdyi_axes *list) {
    return sdyi_axes_shards(sdyi_span_of(list));
}
/* True if one of the numbers is a multiple of the other. */
bool sdyi_sequence_divide(int64_t a, int64_t b);
/* Remove `gone` from the end of `list`, whose refs may be larger. */
void sdyi_axes_pop(sdyi_axes *list, const sdyi_axes *gone);

void sdyi_sequence_map(sdyi_sequence_state *w);
/* The place of an axis in out[]; NULL: it is in none. */
const sdyi_sequence_place *sdyi_sequence_find(const sdyi_sequence_state *w,
                                              sdyi_ref ref);

/* -- moves ----------------------------------------------------------------- */

void sdyi_sequence_emit(sdyi_sequence_state *w, sdyi_move_kind kind, int source,
                        int target, const sdyi_axes *axes);
/* Emit a move of lists[], unless they are all empty. */
void sdyi_sequence_emit_lists(sdyi_sequence_state *w, sdyi_move_kind kind);
void sdyi_sequence_clear_lists(sdyi_sequence_state *w);
void sdyi_sequence_add_slice(sdyi_sequence_state *w, int d, sdyi_ref ref);

/* -- room ------------------------------------------------------------------ */

/* The part of an axis that there is room for, and the rest of it. */
typedef struct sdyi_sequence_fitted {
    sdyi_ref part, rest;
    bool has_rest;
} sdyi_sequence_fitted;

/* Fit an axis into `*room` shards. False: no part of it fits. */
bool sdyi_sequence_fit(const sdyi_sequence_state *w, sdyi_ref a, int64_t *room,
                       sdyi_sequence_fitted *to);

/* Options of sdyi_sequence_deal, which gives spare axes to dimensions with
 * room. */
typedef struct sdyi_sequence_dealing {
    sdyi_axes *lists; /* of axes */
    bool is_shared;   /* one for all dimensions */
    bool is_front;    /* before the axes of in[d], else after them */
    bool is_sliced;   /* they are new: a slice adds them */
} sdyi_sequence_dealing;

void sdyi_sequence_deal(sdyi_sequence_state *w,
                        const sdyi_sequence_dealing *how);

/* -- phases ---------------------------------------------------------------- */

void sdyi_sequence_slice(sdyi_sequence_state *w);
void sdyi_sequence_permute(sdyi_sequence_state *w); /* where one is needed */
void sdyi_sequence_move_all(sdyi_sequence_state *w, bool in_order);
void sdyi_sequence_gather(sdyi_sequence_state *w);

#endif

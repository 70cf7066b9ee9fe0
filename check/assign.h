/* Assigning the atoms of a mesh to the dimensions of a tensor, the base of
 * random cases.
 *
 * An atom is an axis, or a sub-axis that a case does not split further; all
 * shardings made of one mesh's atoms can coexist. */
#ifndef SDYRT_CHECK_ASSIGN_H
#define SDYRT_CHECK_ASSIGN_H

#include "check/case.h"

/* The places of an atom that is in no dimension. */
enum { FREE = -1, REPLICATED = -2, UNREDUCED = -3 };

#define MAX_ATOMS 16

/* The atoms of a mesh in mesh order, and the place of each in a sharding. */
typedef struct check_assignment {
    const check_mesh *mesh;
    int n_atoms;
    check_ref atoms[MAX_ATOMS];
    int where[MAX_ATOMS]; /* a dimension, FREE, REPLICATED or UNREDUCED */
    int n_dims;
    int count[CHECK_MAX_DIMS];
    int at[CHECK_MAX_DIMS][MAX_ATOMS]; /* atoms, major to minor */
} check_assignment;

typedef struct check_generator {
    check_random random;
    int n_ranks;
    check_case *c;
    check_assignment from;
    check_assignment to;
    size_t large_width; /* tiles are large for dtypes of this width and more;
                           0: small ones */
} check_generator;

/* The arithmetic of an operation, and the dimensions that it keeps. */
typedef struct check_effect {
    sdyrt_reduction from_op, to_op; /* of the unreduced axes */
    bool reduces;
    bool alike; /* the dimensions stay as they are, cuts included */
} check_effect;

/* A number in [0, n), and true `percent` times in a hundred. */
int64_t check_draw_below(check_generator *m, int64_t n);
bool check_draw_chance(check_generator *m, int percent);
void check_draw_shuffle(check_generator *m, int *list, int n);
/* The numbers below n, shuffled. */
void check_draw_order(check_generator *m, int *order, int n);

/* Append a ref, merged with the last one when it directly follows. */
void check_push_ref(check_refs *refs, check_ref a);
void check_push_atoms(check_refs *refs, const check_assignment *a,
                      const int *atoms, int n);
/* The atoms that are at `where`, in mesh order. */
void check_assigned_at(const check_assignment *a, int where, check_refs *refs);
/* Append an atom to a dimension, or remove it from its dimension. */
void check_assign_put(check_assignment *a, int atom, int dim);
void check_assign_take_out(check_assignment *a, int atom);

/* A mesh of at most m->n_ranks devices; and other device ids for one. */
void check_make_mesh(check_generator *m, check_mesh *mesh);
void check_permute_ids(check_generator *m, check_mesh *mesh);

/* Split the axes of a mesh into atoms; none is assigned yet. */
void check_cut_mesh(check_generator *m, const check_mesh *mesh,
                    check_assignment *a);
void check_assign_clear(check_assignment *a, int n_dims);
void check_assign_atoms(check_generator *m, check_assignment *a, int n_dims,
                        int percent_unreduced);
/* m->to becomes a copy of m->from, but for replicated axes. */
void check_assign_copy(check_generator *m);

/* Move atoms of m->to as the case's operation does, and list them; false if it
 * finds none to move. */
bool check_move_atoms(check_generator *m, check_effect *e);
/* True if an atom is UNREDUCED in `a` and not in `b`. */
bool check_loses_unreduced(const check_assignment *a,
                           const check_assignment *b);

/* Enlarge one dimension of the type until the tiles of `a` are large. */
void check_make_large(check_generator *m, const check_assignment *a);

/* Draw an operation in groups (draw_groups.c), kind and all. */
void check_draw_groups(check_generator *m);
/* A mesh of axes "0", "1" .. */
void check_make_grid(const int64_t *sizes, int n_axes, check_mesh *mesh);
/* The shardings of an operation in groups, cut evenly. `has_parts`: a shift
 * moves tiles, not values that each member has whole. */
void check_cut_groups(check_case *c, bool has_parts);

/* The sharding of an assignment, with random flags and partitions. */
void check_make_sharding(check_generator *m, const check_assignment *a,
                         sdyrt_reduction op, check_sharding *sharding);

#endif

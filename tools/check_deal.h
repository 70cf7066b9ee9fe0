/* Dealing the atoms of a mesh to the dimensions of a tensor: the material that
 * random cases are made of.
 *
 * An atom is an axis, or a part of one that a case does not cut further; every
 * sharding made of one mesh's atoms coexists with every other. */
#ifndef SDYRT_TOOLS_CHECK_DEAL_H
#define SDYRT_TOOLS_CHECK_DEAL_H

#include "check_case.h"

/* Where an atom is, when it is in no dimension. */
enum { FREE = -1, REPLICATED = -2, UNREDUCED = -3 };

#define MAX_ATOMS 16

/* The atoms of a mesh in mesh order, and where a sharding has them. */
typedef struct check_deal {
    const check_mesh *mesh;
    int n_atoms;
    check_ref atoms[MAX_ATOMS];
    int where[MAX_ATOMS]; /* a dimension, FREE, REPLICATED or UNREDUCED */
    int n_dims;
    int count[CHECK_MAX_DIMS];
    int at[CHECK_MAX_DIMS][MAX_ATOMS]; /* atoms, major to minor */
} check_deal;

typedef struct check_maker {
    check_random random;
    int n_ranks;
    check_case *c;
    check_deal from;
    check_deal to;
} check_maker;

/* A number in [0, n), and true `percent` times in a hundred. */
int64_t deal_below(check_maker *m, int64_t n);
bool deal_chance(check_maker *m, int percent);
void deal_shuffle(check_maker *m, int *list, int n);

/* Append a ref, merged with the last one when it directly follows. */
void deal_push(check_refs *refs, check_ref a);
void deal_push_atoms(check_refs *refs, const check_deal *deal, const int *atoms,
                     int n);
/* The atoms that are at `where`, in mesh order. */
void deal_collect(const check_deal *deal, int where, check_refs *refs);
/* Append an atom to a dimension, or take it out of the one it is in. */
void deal_put(check_deal *deal, int atom, int dim);
void deal_take_out(check_deal *deal, int atom);

/* A mesh of at most m->n_ranks devices; and other device ids for one. */
void deal_make_mesh(check_maker *m, check_mesh *mesh);
void deal_permute_ids(check_maker *m, check_mesh *mesh);

/* Cut the axes of a mesh into atoms; none is dealt yet. */
void deal_cut_mesh(check_maker *m, const check_mesh *mesh, check_deal *deal);
void deal_clear(check_deal *deal, int n_dims);
void deal_atoms(check_maker *m, check_deal *deal, int n_dims,
                int percent_unreduced);
/* m->to becomes m->from, but for what is replicated. */
void deal_copy(check_maker *m);

/* The sharding that a deal says, with random flags and partitions. */
void deal_make_sharding(check_maker *m, const check_deal *deal,
                        sdyrt_reduction op, check_sharding *sharding);

#endif

/* Random numbers, and dealing atoms by them. */
#include "check_deal.h"

#include <stdio.h>
#include <string.h>

uint64_t check_mix(uint64_t x) { /* splitmix64's finalizer */
    x += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

uint64_t check_random_next(check_random *random) {
    return check_mix(random->state++);
}

int64_t check_random_below(check_random *random, int64_t n) {
    return (int64_t)(check_random_next(random) % (uint64_t)n);
}

bool check_random_chance(check_random *random, int percent) {
    return check_random_below(random, 100) < percent;
}

int64_t deal_below(check_maker *m, int64_t n) {
    return check_random_below(&m->random, n);
}

bool deal_chance(check_maker *m, int percent) {
    return check_random_chance(&m->random, percent);
}

void deal_shuffle(check_maker *m, int *list, int n) {
    for (int i = n - 1; i > 0; i--) {
        const int j = (int)deal_below(m, i + 1);
        const int held = list[i];
        list[i] = list[j];
        list[j] = held;
    }
}

/* -- lists of atoms -------------------------------------------------------- */

/* Append a ref, merged with the last one when it directly follows. */
void deal_push(check_refs *refs, check_ref a) {
    if (refs->count > 0) {
        check_ref *last = &refs->at[refs->count - 1];
        if (last->axis == a.axis && last->pre * last->size == a.pre &&
            last->size > 1) {
            last->size *= a.size;
            return;
        }
    }
    refs->at[refs->count++] = a;
}

void deal_push_atoms(check_refs *refs, const check_deal *deal, const int *atoms,
                     int n) {
    for (int i = 0; i < n; i++)
        deal_push(refs, deal->atoms[atoms[i]]);
}

/* The atoms that are at `where`, in mesh order. */
void deal_collect(const check_deal *deal, int where, check_refs *refs) {
    refs->count = 0;
    for (int i = 0; i < deal->n_atoms; i++)
        if (deal->where[i] == where)
            deal_push(refs, deal->atoms[i]);
}

void deal_take_out(check_deal *deal, int atom) {
    const int dim = deal->where[atom];
    int kept = 0;
    for (int i = 0; dim >= 0 && i < deal->count[dim]; i++)
        if (deal->at[dim][i] != atom)
            deal->at[dim][kept++] = deal->at[dim][i];
    if (dim >= 0)
        deal->count[dim] = kept;
    deal->where[atom] = FREE;
}

void deal_put(check_deal *deal, int atom, int dim) {
    deal->where[atom] = dim;
    deal->at[dim][deal->count[dim]++] = atom;
}

/* -- meshes ---------------------------------------------------------------- */

void deal_permute_ids(check_maker *m, check_mesh *mesh) {
    int order[CHECK_MAX_RANKS];
    for (int i = 0; i < mesh->n_devices; i++)
        order[i] = i;
    deal_shuffle(m, order, (int)mesh->n_devices);
    mesh->has_ids = false;
    for (int i = 0; i < mesh->n_devices; i++) {
        mesh->ids[i] = order[i];
        mesh->has_ids = mesh->has_ids || order[i] != i;
    }
}

void deal_make_mesh(check_maker *m, check_mesh *mesh) {
    memset(mesh, 0, sizeof *mesh);
    mesh->n_devices = 1;
    mesh->n_axes = 1 + (int)deal_below(m, 4);
    for (int i = 0; i < mesh->n_axes; i++) {
        int64_t size = deal_chance(m, 5) ? 1 : 2 + deal_below(m, 5);
        while (size * mesh->n_devices > m->n_ranks)
            size--;
        /* Size 1 where no more fits, but not again and again. */
        if (size <= 1 && i > 0 && !deal_chance(m, 20)) {
            mesh->n_axes = i;
            break;
        }
        mesh->sizes[i] = size < 1 ? 1 : size;
        mesh->n_devices *= mesh->sizes[i];
        (void)snprintf(mesh->names[i], sizeof mesh->names[i], "%c",
                       "xyzabc"[(i + (int)(m->c->seed % 3)) % 6]);
    }
    for (int i = 0; i < mesh->n_devices; i++)
        mesh->ids[i] = i;
    if (deal_chance(m, 30))
        deal_permute_ids(m, mesh);
}

/* Cut axes into atoms, the smallest prime factors in random order. */
void deal_cut_mesh(check_maker *m, const check_mesh *mesh, check_deal *deal) {
    deal->mesh = mesh;
    deal->n_atoms = 0;
    for (int i = 0; i < mesh->n_axes; i++) {
        int64_t pre = 1, rest = mesh->sizes[i];
        do {
            int64_t size = rest;
            if (rest > 3 && deal_chance(m, 60))
                for (int64_t k = deal_chance(m, 50) ? 2 : 3; k < rest; k++)
                    if (rest % k == 0 && size == rest)
                        size = k;
            deal->atoms[deal->n_atoms++] = (check_ref){i, pre, size};
            pre *= size;
            rest /= size;
        } while (rest > 1);
    }
}

/* -- shardings ------------------------------------------------------------- */

void deal_clear(check_deal *deal, int n_dims) {
    deal->n_dims = n_dims;
    memset(deal->count, 0, sizeof deal->count);
    for (int i = 0; i < deal->n_atoms; i++)
        deal->where[i] = FREE;
}

/* Put an atom into a random dimension, or leave it out. */
static void deal_atom(check_maker *m, check_deal *deal, int atom,
                      int percent_unreduced) {
    if (deal->n_dims > 0 && deal_chance(m, 60))
        deal_put(deal, atom, (int)deal_below(m, deal->n_dims));
    else if (deal_chance(m, percent_unreduced))
        deal->where[atom] = UNREDUCED;
    else
        deal->where[atom] = deal_chance(m, 25) ? REPLICATED : FREE;
}

void deal_atoms(check_maker *m, check_deal *deal, int n_dims,
                int percent_unreduced) {
    int order[MAX_ATOMS];
    deal_clear(deal, n_dims);
    for (int i = 0; i < deal->n_atoms; i++)
        order[i] = i;
    deal_shuffle(m, order, deal->n_atoms);
    for (int i = 0; i < deal->n_atoms; i++)
        deal_atom(m, deal, order[i], percent_unreduced);
}

/* The other side: the same atoms in the same places, and what is replicated
 * chosen anew. */
void deal_copy(check_maker *m) {
    m->to = m->from;
    for (int i = 0; i < m->to.n_atoms; i++)
        if (m->to.where[i] == FREE || m->to.where[i] == REPLICATED)
            m->to.where[i] = deal_chance(m, 25) ? REPLICATED : FREE;
}

/* How a dimension of `size` elements is cut. */
static void make_partition(check_maker *m, check_dim *dim, int64_t size) {
    int64_t shards = 1;
    for (int i = 0; i < dim->axes.count; i++)
        shards *= dim->axes.at[i].size;
    const int64_t kind = deal_below(m, 20);
    dim->partition = kind < 12   ? SDYRT_CEIL
                     : kind < 15 ? SDYRT_LOW
                     : kind < 18 ? SDYRT_HIGH
                                 : SDYRT_OFFSETS;
    if (dim->partition != SDYRT_OFFSETS)
        return;
    dim->n_offsets = (int)shards + 1;
    dim->offsets[0] = 0;
    for (int i = 1; i < shards; i++) { /* insert, so that they ascend */
        const int64_t offset = deal_below(m, size + 1);
        int j = i;
        for (; dim->offsets[j - 1] > offset; j--)
            dim->offsets[j] = dim->offsets[j - 1];
        dim->offsets[j] = offset;
    }
    dim->offsets[shards] = size;
}

void deal_make_sharding(check_maker *m, const check_deal *deal,
                        sdyrt_reduction op, check_sharding *sharding) {
    *sharding = (check_sharding){
        .mesh = deal->mesh, .rank = deal->n_dims, .unreduced_op = op};
    for (int d = 0; d < deal->n_dims; d++) {
        check_dim *dim = &sharding->dims[d];
        deal_push_atoms(&dim->axes, deal, deal->at[d], deal->count[d]);
        dim->open = deal_chance(m, 20);
        dim->priority = (dim->open || dim->axes.count > 0) && deal_chance(m, 15)
                            ? (int)deal_below(m, 4)
                            : -1;
        make_partition(m, dim, m->c->type.dims[d]);
    }
    deal_collect(deal, REPLICATED, &sharding->replicated);
    deal_collect(deal, UNREDUCED, &sharding->unreduced);
    if (sharding->unreduced.count == 0)
        sharding->unreduced_op = SDYRT_SUM; /* the text form has no other */
}

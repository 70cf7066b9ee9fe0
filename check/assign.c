/* Random numbers, and random assignments of atoms to dimensions. */
#include "check/assign.h"

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

int64_t check_draw_below(check_generator *m, int64_t n) {
    return check_random_below(&m->random, n);
}

bool check_draw_chance(check_generator *m, int percent) {
    return check_random_chance(&m->random, percent);
}

void check_draw_shuffle(check_generator *m, int *list, int n) {
    for (int i = n - 1; i > 0; i--) {
        const int j = (int)check_draw_below(m, i + 1);
        const int held = list[i];
        list[i] = list[j];
        list[j] = held;
    }
}

void check_draw_order(check_generator *m, int *order, int n) {
    for (int i = 0; i < n; i++)
        order[i] = i;
    check_draw_shuffle(m, order, n);
}

/* -- lists of atoms -------------------------------------------------------- */

/* Append a ref, merged with the last one when it directly follows. */
void check_push_ref(check_refs *refs, check_ref a) {
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

void check_push_atoms(check_refs *refs, const check_assignment *a,
                      const int *atoms, int n) {
    for (int i = 0; i < n; i++)
        check_push_ref(refs, a->atoms[atoms[i]]);
}

void check_assigned_at(const check_assignment *a, int where, check_refs *refs) {
    refs->count = 0;
    for (int i = 0; i < a->n_atoms; i++)
        if (a->where[i] == where)
            check_push_ref(refs, a->atoms[i]);
}

void check_assign_take_out(check_assignment *a, int atom) {
    const int dim = a->where[atom];
    int kept = 0;
    for (int i = 0; dim >= 0 && i < a->count[dim]; i++)
        if (a->at[dim][i] != atom)
            a->at[dim][kept++] = a->at[dim][i];
    if (dim >= 0)
        a->count[dim] = kept;
    a->where[atom] = FREE;
}

void check_assign_put(check_assignment *a, int atom, int dim) {
    a->where[atom] = dim;
    a->at[dim][a->count[dim]++] = atom;
}

/* -- meshes ---------------------------------------------------------------- */

void check_permute_ids(check_generator *m, check_mesh *mesh) {
    int order[CHECK_MAX_RANKS];
    check_draw_order(m, order, (int)mesh->n_devices);
    mesh->has_ids = false;
    for (int i = 0; i < mesh->n_devices; i++) {
        mesh->ids[i] = order[i];
        mesh->has_ids = mesh->has_ids || order[i] != i;
    }
}

void check_make_mesh(check_generator *m, check_mesh *mesh) {
    memset(mesh, 0, sizeof *mesh);
    mesh->n_devices = 1;
    mesh->n_axes = 1 + (int)check_draw_below(m, 4);
    for (int i = 0; i < mesh->n_axes; i++) {
        int64_t size = check_draw_chance(m, 5) ? 1 : 2 + check_draw_below(m, 5);
        if (i == 0 && mesh->n_axes > 1 && check_draw_chance(m, 50))
            size = 2; /* and room for others */
        while (size * mesh->n_devices > m->n_ranks)
            size--;
        /* An axis of size 1 where no larger fits; after the first one
         * rarely. */
        if (size <= 1 && i > 0 && !check_draw_chance(m, 20)) {
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
    if (check_draw_chance(m, 30))
        check_permute_ids(m, mesh);
}

/* Cut axes into atoms, the smallest prime factors in random order. */
void check_cut_mesh(check_generator *m, const check_mesh *mesh,
                    check_assignment *a) {
    a->mesh = mesh;
    a->n_atoms = 0;
    for (int i = 0; i < mesh->n_axes; i++) {
        int64_t pre = 1, rest = mesh->sizes[i];
        do {
            int64_t size = rest;
            if (rest > 3 && check_draw_chance(m, 60))
                for (int64_t k = check_draw_chance(m, 50) ? 2 : 3; k < rest;
                     k++)
                    if (rest % k == 0 && size == rest)
                        size = k;
            a->atoms[a->n_atoms++] = (check_ref){i, pre, size};
            pre *= size;
            rest /= size;
        } while (rest > 1);
    }
}

/* -- shardings ------------------------------------------------------------- */

void check_assign_clear(check_assignment *a, int n_dims) {
    a->n_dims = n_dims;
    memset(a->count, 0, sizeof a->count);
    for (int i = 0; i < a->n_atoms; i++)
        a->where[i] = FREE;
}

/* Put an atom into a random dimension, or leave it out. */
static void assign_atom(check_generator *m, check_assignment *a, int atom,
                        int percent_unreduced) {
    if (a->n_dims > 0 && check_draw_chance(m, 60))
        check_assign_put(a, atom, (int)check_draw_below(m, a->n_dims));
    else if (check_draw_chance(m, percent_unreduced))
        a->where[atom] = UNREDUCED;
    else
        a->where[atom] = check_draw_chance(m, 25) ? REPLICATED : FREE;
}

void check_assign_atoms(check_generator *m, check_assignment *a, int n_dims,
                        int percent_unreduced) {
    int order[MAX_ATOMS];
    check_assign_clear(a, n_dims);
    check_draw_order(m, order, a->n_atoms);
    for (int i = 0; i < a->n_atoms; i++)
        assign_atom(m, a, order[i], percent_unreduced);
}

/* The target side: the same atoms in the same dimensions; replicated axes are
 * drawn again. */
void check_assign_copy(check_generator *m) {
    m->to = m->from;
    for (int i = 0; i < m->to.n_atoms; i++)
        if (m->to.where[i] == FREE || m->to.where[i] == REPLICATED)
            m->to.where[i] = check_draw_chance(m, 25) ? REPLICATED : FREE;
}

/* Draw the partition of a dimension of `size` elements. */
static void make_partition(check_generator *m, check_dim *dim, int64_t size) {
    int64_t shards = 1;
    for (int i = 0; i < dim->axes.count; i++)
        shards *= dim->axes.at[i].size;
    const int64_t kind = check_draw_below(m, 20);
    dim->partition = kind < 12   ? SDYRT_CEIL
                     : kind < 15 ? SDYRT_LOW
                     : kind < 18 ? SDYRT_HIGH
                                 : SDYRT_OFFSETS;
    if (dim->partition != SDYRT_OFFSETS)
        return;
    dim->n_offsets = (int)shards + 1;
    dim->offsets[0] = 0;
    for (int i = 1; i < shards; i++) { /* insert, so that they ascend */
        const int64_t offset = check_draw_below(m, size + 1);
        int j = i;
        for (; dim->offsets[j - 1] > offset; j--)
            dim->offsets[j] = dim->offsets[j - 1];
        dim->offsets[j] = offset;
    }
    dim->offsets[shards] = size;
}

void check_make_sharding(check_generator *m, const check_assignment *a,
                         sdyrt_reduction op, check_sharding *sharding) {
    *sharding = (check_sharding){
        .mesh = a->mesh, .rank = a->n_dims, .unreduced_op = op};
    for (int d = 0; d < a->n_dims; d++) {
        check_dim *dim = &sharding->dims[d];
        check_push_atoms(&dim->axes, a, a->at[d], a->count[d]);
        dim->open = check_draw_chance(m, 20);
        dim->priority =
            (dim->open || dim->axes.count > 0) && check_draw_chance(m, 15)
                ? (int)check_draw_below(m, 4)
                : -1;
        make_partition(m, dim, m->c->type.dims[d]);
    }
    check_assigned_at(a, REPLICATED, &sharding->replicated);
    check_assigned_at(a, UNREDUCED, &sharding->unreduced);
    if (sharding->unreduced.count == 0)
        sharding->unreduced_op = SDYRT_SUM; /* the text form has no other */
}

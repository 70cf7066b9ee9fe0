/* The operations on assignments: each moves atoms of m->to, which starts as a
 * copy of m->from, and lists them in the case. */
#include "check/assign.h"

#include <stdio.h>
#include <string.h>

/* Take a random suffix off each dimension of `to` and list it. */
static int move_take_suffixes(check_generator *m, int where) {
    int taken = 0;
    m->c->n_lists = m->to.n_dims;
    for (int d = 0; d < m->to.n_dims; d++) {
        const int n = m->to.count[d];
        const int kept = n - (int)check_draw_below(m, n + 1);
        check_push_atoms(&m->c->lists[d], &m->to, m->to.at[d] + kept, n - kept);
        for (int i = kept; i < n; i++)
            m->to.where[m->to.at[d][i]] = where;
        m->to.count[d] = kept;
        taken += n - kept;
    }
    return taken;
}

/* Append some atoms that are in no dimension to dimensions, and list them. */
static int move_add_suffixes(check_generator *m, bool unreduced_too) {
    int order[MAX_ATOMS], taken = 0;
    m->c->n_lists = m->to.n_dims;
    check_draw_order(m, order, m->to.n_atoms);
    for (int k = 0; k < m->to.n_atoms && m->to.n_dims > 0; k++) {
        const int atom = order[k];
        const int was = m->from.where[atom];
        if ((was == FREE || (was == REPLICATED && !unreduced_too) ||
             (was == UNREDUCED && unreduced_too)) &&
            check_draw_chance(m, 70)) {
            const int d = (int)check_draw_below(m, m->to.n_dims);
            check_assign_put(&m->to, atom, d);
            check_push_ref(&m->c->lists[d], m->to.atoms[atom]);
            taken++;
        }
    }
    return taken;
}

/* Move some atoms from two places outside of dimensions to another, and list
 * them in mesh order. */
static int move_turn(check_generator *m, int first, int second, int into) {
    int turned = 0;
    m->c->n_lists = 1;
    for (int i = 0; i < m->to.n_atoms; i++) {
        const int was = m->from.where[i];
        if ((was == first || was == second) && check_draw_chance(m, 70)) {
            m->to.where[i] = into;
            check_push_ref(&m->c->lists[0], m->to.atoms[i]);
            turned++;
        }
    }
    return turned;
}

static bool move_params(check_generator *m) {
    int dims[CHECK_MAX_DIMS];
    check_case *c = m->c;
    c->n_params = 0;
    check_draw_order(m, dims, m->to.n_dims);
    for (int k = 0; k + 1 < m->to.n_dims; k += 2) {
        const int source = dims[k], target = dims[k + 1];
        const int n = m->to.count[source];
        if (n == 0 || (c->n_params > 0 && check_draw_chance(m, 30)))
            continue;
        const int kept = n - 1 - (int)check_draw_below(m, n);
        check_param param = {{0}, source, target};
        for (int i = kept; i < n; i++) {
            const int atom = m->to.at[source][i];
            check_push_ref(&param.axes, m->to.atoms[atom]);
            check_assign_put(&m->to, atom, target);
        }
        m->to.count[source] = kept;
        int i = c->n_params++; /* ascending sources */
        for (; i > 0 && c->params[i - 1].source > source; i--)
            c->params[i] = c->params[i - 1];
        c->params[i] = param;
    }
    return c->n_params > 0;
}

/* Permute the atoms so that each dimension keeps its number of shards. */
static bool move_permute(check_generator *m) {
    for (int attempt = 0; attempt < 30; attempt++) {
        int order[MAX_ATOMS];
        check_assign_copy(m);
        for (int i = 0; i < m->to.n_atoms; i++)
            if (m->to.where[i] >= 0)
                m->to.where[i] = FREE;
        memset(m->to.count, 0, sizeof m->to.count);
        check_draw_order(m, order, m->to.n_atoms);
        bool filled = true;
        for (int d = 0; d < m->to.n_dims; d++) {
            int64_t shards = 1;
            for (int i = 0; i < m->from.count[d]; i++)
                shards *= m->from.atoms[m->from.at[d][i]].size;
            for (int i = 0; i < m->to.n_atoms; i++) {
                const int atom = order[i];
                const int64_t size = m->to.atoms[atom].size;
                if ((m->to.where[atom] != FREE &&
                     m->to.where[atom] != REPLICATED) ||
                    shards % size != 0 ||
                    (size == 1 && check_draw_chance(m, 80)))
                    continue;
                shards /= size;
                check_assign_put(&m->to, atom, d);
            }
            filled = filled && shards == 1;
        }
        if (filled)
            return true;
    }
    return false;
}

/* -- reshard --------------------------------------------------------------- */

bool check_loses_unreduced(const check_assignment *a,
                           const check_assignment *b) {
    for (int i = 0; i < a->n_atoms; i++)
        if (a->where[i] == UNREDUCED && b->where[i] != UNREDUCED)
            return true;
    return false;
}

static bool has_unreduced(const check_assignment *a) {
    check_refs refs;
    check_assigned_at(a, UNREDUCED, &refs);
    return refs.count > 0;
}

/* Draw a new assignment of the same atoms; most unreduced ones stay so. */
static void assign_again(check_generator *m, int percent_introduced) {
    const int percent_kept = (int[]){100, 100, 60, 0}[check_draw_below(m, 4)];
    m->to = m->from;
    check_assign_atoms(m, &m->to, m->from.n_dims, percent_introduced);
    for (int i = 0; i < m->to.n_atoms; i++) {
        if (m->from.where[i] != UNREDUCED ||
            !check_draw_chance(m, percent_kept))
            continue;
        check_assign_take_out(&m->to, i);
        m->to.where[i] = UNREDUCED;
    }
}

/* Keep the dimensions, and so mostly the tiles: one atom is reduced and, if
 * there is another, the other is introduced as unreduced. */
static void turn_terms(check_generator *m) {
    int order[MAX_ATOMS];
    const int n = m->from.n_atoms;
    check_draw_order(m, order, n);
    check_assign_take_out(&m->from, order[0]);
    m->from.where[order[0]] = UNREDUCED;
    const bool introduces = n > 1 && check_draw_chance(m, 75);
    if (introduces)
        check_assign_take_out(&m->from, order[1]);
    check_assign_copy(m);
    m->to.where[order[0]] = FREE;
    if (introduces)
        m->to.where[order[1]] = UNREDUCED;
    if (m->large_width == 0 && m->c->type.rank > 0 && check_draw_chance(m, 60))
        m->large_width = 8;
    if (m->large_width > 0) /* again, as there are fewer shards */
        check_make_large(m, &m->from);
}

static void make_maximal(check_generator *m, check_mesh *mesh,
                         check_assignment *maximal) {
    memset(mesh, 0, sizeof *mesh);
    mesh->n_devices = 1;
    mesh->has_ids = true;
    mesh->ids[0] = check_draw_below(m, m->n_ranks);
    *maximal = (check_assignment){.mesh = mesh};
}

static void move_reshard(check_generator *m, check_effect *e) {
    check_case *c = m->c;
    const int64_t mode = check_draw_below(m, 26) - 6;
    const int introduced = check_draw_chance(m, 25) ? 40 : 0;
    bool introduces, drops;
    if (mode < 11) { /* the same mesh, or the same with other device ids */
        if (mode < 0)
            turn_terms(m);
        else
            assign_again(m, introduced);
        if (mode >= 0 && mode < 3) {
            c->meshes[1] = c->meshes[0];
            check_permute_ids(m, &c->meshes[1]);
            m->to.mesh = &c->meshes[1];
        }
        introduces = check_loses_unreduced(&m->to, &m->from);
        drops = check_loses_unreduced(&m->from, &m->to);
    } else {
        if (mode < 14) { /* sub-axes that need not coexist */
            check_cut_mesh(m, &c->meshes[0], &m->to);
            check_assign_atoms(m, &m->to, m->from.n_dims, 0);
        } else if (mode < 18) {
            check_make_mesh(m, &c->meshes[1]);
            /* Another name, as equal axes would be the case above. */
            (void)snprintf(c->meshes[1].names[0], sizeof c->meshes[1].names[0],
                           "other");
            check_cut_mesh(m, &c->meshes[1], &m->to);
            check_assign_atoms(m, &m->to, m->from.n_dims, introduced);
        } else if (check_draw_chance(m, 25)) {
            make_maximal(m, &c->meshes[1], &m->to);
        } else { /* `from` moves to the other mesh, a maximal one stays */
            m->to = m->from;
            c->meshes[1] = c->meshes[0];
            m->to.mesh = &c->meshes[1];
            make_maximal(m, &c->meshes[0], &m->from);
        }
        introduces = has_unreduced(&m->to);
        drops = has_unreduced(&m->from);
    }
    if (introduces) { /* the new unreduced axes are sums, and kept ones must be
                         too */
        e->to_op = SDYRT_SUM;
        if (has_unreduced(&m->from) && !drops)
            e->from_op = SDYRT_SUM;
        for (int i = 0; i < m->from.n_atoms && mode < 11; i++)
            if (m->from.where[i] == UNREDUCED && m->to.where[i] == UNREDUCED)
                e->from_op = SDYRT_SUM;
    } else {
        e->to_op = e->from_op;
    }
    e->reduces = introduces || drops;
}

/* -- any operation --------------------------------------------------------- */

static bool permute(check_generator *m) {
    check_case *c = m->c;
    if (!move_permute(m))
        return false;
    if (check_draw_chance(m, 40)) {
        c->meshes[1] = c->meshes[0];
        check_permute_ids(m, &c->meshes[1]);
        m->to.mesh = &c->meshes[1];
    }
    return true;
}

bool check_move_atoms(check_generator *m, check_effect *e) {
    const bool nothing = check_draw_chance(m, 5); /* empty lists are allowed */
    switch (m->c->kind) {
    case SDYRT_OP_ALL_GATHER:
        return move_take_suffixes(m, FREE) > 0 || nothing;
    case SDYRT_OP_ALL_SLICE:
        return move_add_suffixes(m, false) > 0 || nothing;
    case SDYRT_OP_REDUCE_SCATTER:
        e->reduces = true;
        return move_add_suffixes(m, true) > 0 || nothing;
    case SDYRT_OP_ALL_REDUCE:
        e->reduces = e->alike = true;
        return move_turn(m, FREE, UNREDUCED, FREE) > 0 || nothing;
    case SDYRT_OP_ALL_TO_ALL:
        return move_params(m);
    case SDYRT_OP_COLLECTIVE_PERMUTE:
        return permute(m);
    case SDYRT_OP_SHARDED_TO_UNREDUCED:
        e->reduces = true;
        return move_take_suffixes(m, UNREDUCED) > 0;
    case SDYRT_OP_REPLICATED_TO_UNREDUCED:
        e->reduces = e->alike = true;
        return move_turn(m, FREE, REPLICATED, UNREDUCED) > 0;
    case SDYRT_OP_RESHARD:
        move_reshard(m, e);
        return true;
    case SDYRT_OP_BROADCAST: /* in groups */
    case SDYRT_OP_GATHER:
    case SDYRT_OP_REDUCE:
    case SDYRT_OP_SCATTER:
    case SDYRT_OP_SEND_RECV:
    case SDYRT_OP_SHIFT:
    case SDYRT_OP_UPDATE_HALO:
    case SDYRT_OP_COUNT:
        break;
    }
    return false;
}

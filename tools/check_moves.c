/* Moving atoms between dimensions, as each operation does. */
#include "check_moves.h"

#include <stdio.h>
#include <string.h>

/* Take a random suffix of each dimension off `to` and list it. */
int move_take_suffixes(check_maker *m, int where) {
    int taken = 0;
    m->c->n_lists = m->to.n_dims;
    for (int d = 0; d < m->to.n_dims; d++) {
        const int n = m->to.count[d];
        const int kept = n - (int)deal_below(m, n + 1);
        deal_push_atoms(&m->c->lists[d], &m->to, m->to.at[d] + kept, n - kept);
        for (int i = kept; i < n; i++)
            m->to.where[m->to.at[d][i]] = where;
        m->to.count[d] = kept;
        taken += n - kept;
    }
    return taken;
}

/* Append some atoms that are outside the dimensions, and list them. */
int move_add_suffixes(check_maker *m, bool unreduced_too) {
    int order[MAX_ATOMS], taken = 0;
    m->c->n_lists = m->to.n_dims;
    for (int i = 0; i < m->to.n_atoms; i++)
        order[i] = i;
    deal_shuffle(m, order, m->to.n_atoms);
    for (int k = 0; k < m->to.n_atoms && m->to.n_dims > 0; k++) {
        const int atom = order[k];
        const int was = m->from.where[atom];
        if ((was == FREE || (was == REPLICATED && !unreduced_too) ||
             (was == UNREDUCED && unreduced_too)) &&
            deal_chance(m, 70)) {
            const int d = (int)deal_below(m, m->to.n_dims);
            deal_put(&m->to, atom, d);
            deal_push(&m->c->lists[d], m->to.atoms[atom]);
            taken++;
        }
    }
    return taken;
}

/* Turn some atoms outside the dimensions from one of two places to another and
 * list them, in mesh order. */
int move_turn(check_maker *m, int first, int second, int into) {
    int turned = 0;
    m->c->n_lists = 1;
    for (int i = 0; i < m->to.n_atoms; i++) {
        const int was = m->from.where[i];
        if ((was == first || was == second) && deal_chance(m, 70)) {
            m->to.where[i] = into;
            deal_push(&m->c->lists[0], m->to.atoms[i]);
            turned++;
        }
    }
    return turned;
}

bool move_params(check_maker *m) {
    int dims[CHECK_MAX_DIMS];
    check_case *c = m->c;
    c->n_params = 0;
    for (int d = 0; d < m->to.n_dims; d++)
        dims[d] = d;
    deal_shuffle(m, dims, m->to.n_dims);
    for (int k = 0; k + 1 < m->to.n_dims; k += 2) {
        const int source = dims[k], target = dims[k + 1];
        const int n = m->to.count[source];
        if (n == 0 || (c->n_params > 0 && deal_chance(m, 30)))
            continue;
        const int kept = n - 1 - (int)deal_below(m, n);
        check_param param = {{0}, source, target};
        for (int i = kept; i < n; i++) {
            const int atom = m->to.at[source][i];
            deal_push(&param.axes, m->to.atoms[atom]);
            deal_put(&m->to, atom, target);
        }
        m->to.count[source] = kept;
        int i = c->n_params++; /* ascending sources */
        for (; i > 0 && c->params[i - 1].source > source; i--)
            c->params[i] = c->params[i - 1];
        c->params[i] = param;
    }
    return c->n_params > 0;
}

/* Deal the atoms again so that each dimension has as many shards as before. */
bool move_permute(check_maker *m) {
    for (int attempt = 0; attempt < 30; attempt++) {
        int order[MAX_ATOMS];
        deal_copy(m);
        for (int i = 0; i < m->to.n_atoms; i++) {
            order[i] = i;
            if (m->to.where[i] >= 0)
                m->to.where[i] = FREE;
        }
        memset(m->to.count, 0, sizeof m->to.count);
        deal_shuffle(m, order, m->to.n_atoms);
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
                    shards % size != 0 || (size == 1 && deal_chance(m, 80)))
                    continue;
                shards /= size;
                deal_put(&m->to, atom, d);
            }
            filled = filled && shards == 1;
        }
        if (filled)
            return true;
    }
    return false;
}

/* -- reshard --------------------------------------------------------------- */

/* Whether some atoms of one deal are at UNREDUCED and not in the other. */
bool move_loses_unreduced(const check_deal *a, const check_deal *b) {
    for (int i = 0; i < a->n_atoms; i++)
        if (a->where[i] == UNREDUCED && b->where[i] != UNREDUCED)
            return true;
    return false;
}

static bool has_unreduced(const check_deal *a) {
    check_refs refs;
    deal_collect(a, UNREDUCED, &refs);
    return refs.count > 0;
}

/* The same atoms dealt anew; most of what was unreduced stays so. */
static void deal_again(check_maker *m, int percent_introduced) {
    const int percent_kept = (int[]){100, 100, 60, 0}[deal_below(m, 4)];
    m->to = m->from;
    deal_atoms(m, &m->to, m->from.n_dims, percent_introduced);
    for (int i = 0; i < m->to.n_atoms; i++) {
        if (m->from.where[i] != UNREDUCED || !deal_chance(m, percent_kept))
            continue;
        deal_take_out(&m->to, i);
        m->to.where[i] = UNREDUCED;
    }
}

static void make_maximal(check_maker *m, check_mesh *mesh,
                         check_deal *maximal) {
    memset(mesh, 0, sizeof *mesh);
    mesh->n_devices = 1;
    mesh->has_ids = true;
    mesh->ids[0] = deal_below(m, m->n_ranks);
    *maximal = (check_deal){.mesh = mesh};
}

/* `*from_op`, `*to_op`: of the unreduced axes. `*op`: what terms go through. */
void move_reshard(check_maker *m, sdyrt_reduction *from_op,
                  sdyrt_reduction *to_op, bool *reduces) {
    check_case *c = m->c;
    const int64_t mode = deal_below(m, 20);
    const int introduced = deal_chance(m, 25) ? 40 : 0;
    bool introduces, drops;
    if (mode < 11) { /* the same mesh, or the same with other device ids */
        deal_again(m, introduced);
        if (mode < 3) {
            c->meshes[1] = c->meshes[0];
            deal_permute_ids(m, &c->meshes[1]);
            m->to.mesh = &c->meshes[1];
        }
        introduces = move_loses_unreduced(&m->to, &m->from);
        drops = move_loses_unreduced(&m->from, &m->to);
    } else {
        if (mode < 14) { /* sub-axes that need not coexist */
            deal_cut_mesh(m, &c->meshes[0], &m->to);
            deal_atoms(m, &m->to, m->from.n_dims, 0);
        } else if (mode < 19) {
            deal_make_mesh(m, &c->meshes[1]);
            /* The same axes would be the case above. */
            (void)snprintf(c->meshes[1].names[0], sizeof c->meshes[1].names[0],
                           "other");
            deal_cut_mesh(m, &c->meshes[1], &m->to);
            deal_atoms(m, &m->to, m->from.n_dims, introduced);
        } else if (deal_chance(m, 50)) {
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
    if (introduces) { /* as a sum; what is kept is of the same kind */
        *to_op = SDYRT_SUM;
        if (has_unreduced(&m->from) && !drops)
            *from_op = SDYRT_SUM;
        for (int i = 0; i < m->from.n_atoms && mode < 11; i++)
            if (m->from.where[i] == UNREDUCED && m->to.where[i] == UNREDUCED)
                *from_op = SDYRT_SUM;
    } else {
        *to_op = *from_op;
    }
    *reduces = introduces || drops;
}

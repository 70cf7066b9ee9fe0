/* Communicators of groups, split off the world's and kept for the life of the
 * context, by the list of their members in order.
 *
 * Each rank keeps those that it is a member of, up to a limit. One costs, by
 * NCCL 2.28, 1 MB of the host, 1 MiB of it pinned, and on the device about 9
 * MiB for each channel and peer that it has exchanged something with; where it
 * goes over a network, two threads and 33 MiB of shared memory as well. So
 * plans share them, and what can go by the world's goes there. */
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <stdlib.h>
#include <string.h>
/* out of memory is a status, not an exit */
#define HASH_NONFATAL_OOM 1
#define uthash_nonfatal_oom(element) (is_out_of_memory = true)
#include <uthash.h>

typedef struct sdyi_nccl_group {
    /* NULL until it is made, and once it is aborted; under the rank's lock. */
    sdyi_nccl_comm *comm;
    int n;
    UT_hash_handle hh;
    int members[];
} entry;

/* -- the groups that there are --------------------------------------------- */

static size_t bytes_of(int n) {
    return (size_t)n * sizeof(int);
}

static entry *find(const sdyi_nccl_rank *me, const int *members, int n) {
    entry *g = NULL;
    HASH_FIND(hh, me->groups, members, bytes_of(n), g);
    return g;
}

static sdyrt_status add(sdyi_nccl_rank *me, const int *members, int n,
                        entry **group) {
    bool is_out_of_memory = false;
    entry *g = calloc(1, sizeof *g + bytes_of(n));
    if (g == NULL)
        return SDYI_NO_MEMORY(sizeof *g + bytes_of(n));
    g->n = n;
    memcpy(g->members, members, bytes_of(n));
    pthread_mutex_lock(&me->lock);
    HASH_ADD_KEYPTR(hh, me->groups, g->members, bytes_of(n), g);
    pthread_mutex_unlock(&me->lock);
    if (is_out_of_memory) {
        free(g);
        return SDYI_NO_MEMORY(sizeof *g + bytes_of(n));
    }
    *group = g;
    return SDYRT_OK;
}

/* NULL does nothing. */
static void drop(sdyi_nccl_rank *me, entry *g) {
    if (g == NULL)
        return;
    pthread_mutex_lock(&me->lock);
    HASH_DEL(me->groups, g);
    pthread_mutex_unlock(&me->lock);
    free(g);
}

/* `g` NULL: the world's. NULL once it is aborted. */
static sdyi_nccl_comm *comm_of(sdyi_nccl_rank *me, const entry *g) {
    pthread_mutex_lock(&me->lock);
    sdyi_nccl_comm *const comm = g == NULL ? me->comm : g->comm;
    pthread_mutex_unlock(&me->lock);
    return comm;
}

static entry *last_of(const sdyi_nccl_rank *me) {
    return me->groups == NULL
               ? NULL
               : ELMT_FROM_HH(me->groups->hh.tbl, me->groups->hh.tbl->tail);
}

/* -- what ranks tell each other -------------------------------------------- */

static sdyrt_status check_list(const sdyrt_context *context, const int *members,
                               int n) {
    bool is_member = n == 0;
    for (int i = 0; i < n; i++) {
        if (members[i] < 0 || members[i] >= context->size)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "a group has rank %d, of %d ranks", members[i],
                             context->size);
        is_member |= members[i] == context->rank;
    }
    return is_member ? SDYRT_OK
                     : sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                                 "rank %d asks for a group that it is not in",
                                 context->rank);
}

static bool is_world(const sdyrt_context *context, const int *members, int n) {
    for (int i = 0; i < n; i++)
        if (members[i] != i)
            return false;
    return n == context->size;
}

/* The own group, on the own card. */
static void fill_card(sdyi_nccl_rank *me, const int *members, int n,
                      bool is_missing) {
    unsigned list = 0;
    int least = n == 0 ? SDYI_NCCL_NO_COLOUR : members[0];
    for (int i = 1; i < n; i++)
        least = members[i] < least ? members[i] : least;
    if (n > 0)
        HASH_VALUE(members, bytes_of(n), list);
    me->own.group.colour = least;
    me->own.group.n = n;
    me->own.group.list = list;
    me->own.group.is_missing = is_missing;
    me->own.group.is_full =
        is_missing && HASH_COUNT(me->groups) > SDYI_NCCL_GROUPS;
}

/* NCCL would wait for ever where ranks mean different groups: all that name a
 * least member must name the same list, and be as many as that has. The same
 * verdict on all ranks. `*is_missing`: whether any rank lacks its group;
 * `*has_room`: whether those that do can keep it. */
static sdyrt_status check_cards(const sdyrt_context *context, bool *is_missing,
                                bool *has_room) {
    const sdyi_nccl_rank *me = context->state;
    sdyi_nccl_card *const cards = me->cards;
    for (int r = 0; r < context->size; r++)
        cards[r].group.n_found = 0;
    *is_missing = false;
    *has_room = true;
    for (int r = 0; r < context->size; r++) {
        const int least = cards[r].group.colour;
        if (least == SDYI_NCCL_NO_COLOUR)
            continue;
        cards[least].group.n_found++;
        *is_missing |= cards[r].group.is_missing;
        *has_room &= !cards[r].group.is_full;
        if (cards[r].group.list != cards[least].group.list ||
            cards[r].group.n != cards[least].group.n ||
            cards[r].group.is_missing != cards[least].group.is_missing)
            return sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                             "ranks %d and %d ask for groups that share a "
                             "rank and are not the same",
                             least, r);
    }
    for (int r = 0; r < context->size; r++)
        if (cards[r].group.n_found > 0 &&
            cards[r].group.n_found != cards[r].group.n)
            return sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                             "%d ranks ask for a group of %d with rank %d",
                             cards[r].group.n_found, cards[r].group.n, r);
    return SDYRT_OK;
}

/* -- making ---------------------------------------------------------------- */

/* `group` NULL: this rank takes part for the others. */
static sdyrt_status split(sdyrt_context *context, entry *group) {
    const sdyi_nccl_rank *me = context->state;
    sdyi_nccl_comm *none = NULL;
    if (group == NULL)
        return sdyi_nccl_split(context, SDYI_NCCL_NO_COLOUR, 0, &none);
    int key = 0;
    while (group->members[key] != context->rank)
        key++;
    return sdyi_nccl_split(context, me->own.group.colour, key, &group->comm);
}

/* All ranks, of which some lack a group. */
static sdyrt_status make(sdyrt_context *context, entry *missing) {
    sdyi_nccl_rank *me = context->state;
    /* a split must not come upon operations */
    SDYI_TRY(sdyi_nccl_meet(context, SDYI_MEET_IDLE, sdyi_nccl_wait(context),
                            NULL, 2 * context->timeout));
    /* an operation, so that the watchdog ends one that blocks */
    sdyi_nccl_op *op = sdyi_nccl_op_start(me, "making communicators of groups");
    sdyrt_status status = split(context, missing);
    if (status == SDYRT_OK)
        sdyi_nccl_op_set(me, op, SDYI_OP_DONE);
    else /* this ends what others wait for */
        status = sdyi_nccl_break(context, status, true);
    status = sdyi_nccl_meet(context, SDYI_MEET_GROUPED, status, NULL,
                            2 * context->timeout);
    return status == SDYRT_OK ? SDYRT_OK
                              : sdyi_nccl_break(context, status, true);
}

sdyrt_status sdyi_nccl_group(sdyrt_context *context, const int *members, int n,
                             sdyi_nccl_comm **comm, bool *has_room) {
    sdyi_nccl_rank *me = context->state;
    const bool needs_none = n <= 1 || is_world(context, members, n);
    entry *group = NULL, *missing = NULL;
    sdyrt_status status = sdyi_nccl_check(context);
    if (status == SDYRT_OK)
        status = check_list(context, members, n);
    if (status == SDYRT_OK && !needs_none)
        group = find(me, members, n);
    if (status == SDYRT_OK && !needs_none && group == NULL) {
        status = add(me, members, n, &missing);
        group = missing;
    }
    bool is_missing = false, can_keep = true;
    fill_card(me, members, status == SDYRT_OK ? n : 0, missing != NULL);
    status = sdyi_nccl_meet(context, SDYI_MEET_GROUP, status, NULL,
                            context->timeout);
    if (status == SDYRT_OK)
        status = check_cards(context, &is_missing, &can_keep);
    if (status == SDYRT_OK && !can_keep) {
        drop(me, missing);
        *comm = NULL;
        *has_room = false;
        return SDYRT_OK;
    }
    if (status == SDYRT_OK && is_missing)
        status = make(context, missing);
    if (status == SDYRT_OK) {
        *comm = n <= 1 ? NULL : comm_of(me, group);
        *has_room = true;
    } else if (missing != NULL &&
               atomic_load(&me->failure.status) == SDYRT_OK) {
        drop(me, missing); /* and otherwise it is aborted */
    }
    return status;
}

/* -- all of them ----------------------------------------------------------- */

sdyi_nccl_result sdyi_nccl_groups_error(const sdyi_nccl_rank *me) {
    for (entry *g = me->groups; g != NULL; g = g->hh.next) {
        sdyi_nccl_result error = SDYI_NCCL_SUCCESS;
        if (g->comm == NULL)
            continue;
        const sdyi_nccl_result result =
            me->api->comm_get_async_error(g->comm, &error);
        if (result != SDYI_NCCL_SUCCESS)
            return result;
        if (error != SDYI_NCCL_SUCCESS && error != SDYI_NCCL_IN_PROGRESS)
            return error;
    }
    return SDYI_NCCL_SUCCESS;
}

void sdyi_nccl_groups_abort(sdyi_nccl_rank *me) {
    for (entry *g = me->groups; g != NULL; g = g->hh.next) {
        if (g->comm != NULL)
            (void)me->api->comm_abort(g->comm);
        g->comm = NULL;
    }
}

size_t sdyi_nccl_groups_count(const sdyi_nccl_rank *me) {
    return HASH_COUNT(me->groups);
}

size_t sdyi_nccl_groups_take(sdyi_nccl_rank *me, sdyi_nccl_comm **comms) {
    size_t n = 0;
    for (entry *g = last_of(me); g != NULL; g = g->hh.prev) {
        if (g->comm != NULL)
            comms[n++] = g->comm;
        g->comm = NULL;
    }
    return n;
}

void sdyi_nccl_groups_free(sdyi_nccl_rank *me) {
    entry *g, *next;
    HASH_ITER(hh, me->groups, g, next) {
        HASH_DEL(me->groups, g);
        free(g);
    }
}

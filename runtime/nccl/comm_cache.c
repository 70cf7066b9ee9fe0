/* Communicators of groups, split off the world's and kept for the life of the
 * context, by the partition of the ranks that an axis list makes.
 *
 * All ranks see the same partitions in the same order, whether they are in a
 * group of one or not, so they agree on what is there and on what there is room
 * for without talking. A communicator costs, by NCCL 2.28, 1 MB of the host, 1
 * MiB of it pinned, and on the device about 9 MiB for each channel and peer
 * that it has exchanged something with; where it goes over a network, two
 * threads and 33 MiB of shared memory as well. So plans share them, and
 * messages of groups that would not be the faster go by the world's. */
#include "base/alloc.h"
#include "base/hash.h"
#include "base/status.h"
#include "runtime/nccl/program.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
/* out of memory is a status, not an exit */
#define HASH_NONFATAL_OOM 1
#define uthash_nonfatal_oom(element) (is_out_of_memory = true)
#include <uthash.h>

/* A partition, by value: digits of positions, neighbours merged, and hashes of
 * the ranks at the positions. */
typedef struct partition {
    uint64_t devices; /* a hash of the ranks by position; 0: their numbers */
    uint64_t roots;   /* that are apart: of the other end; 0: none */
    int64_t n_devices;
    int64_t n_digits;
    sdyi_digit digits[SDYI_MAX_DIGITS];
} partition;

typedef struct sdyi_nccl_cached {
    /* NULL until it is made, where this rank is in no group, and once it is
     * aborted. */
    sdyi_nccl_comm *_Atomic comm;
    UT_hash_handle hh;
    partition key;
    bool *peers; /* of sdyi_nccl_comm_peers */
} entry;

/* -- partitions ------------------------------------------------------------ */

static uint64_t hash_devices(const sdyi_placement *p) {
    if (p->ranks == NULL && p->mesh->device_ids == NULL)
        return 0;
    const int64_t n = p->mesh->n_devices;
    uint64_t hash = SDYI_HASH_START;
    bool is_plain = true;
    for (int64_t i = 0; i < n; i++) {
        const int64_t rank = sdyi_placement_rank(p, i);
        is_plain &= rank == i;
        hash = sdyi_hash_int(hash, rank);
    }
    return is_plain ? 0 : hash;
}

static uint64_t hash_dist(const sdyi_dist *dist) {
    uint64_t hash = sdyi_hash_int(hash_devices(dist->placement), dist->n_dims);
    hash = sdyi_hash_bytes(hash, dist->digits_end,
                           (size_t)dist->n_dims * sizeof dist->digits_end[0]);
    return sdyi_hash_bytes(hash, dist->digits.at,
                           (size_t)dist->digits.count *
                               sizeof dist->digits.at[0]);
}

static void find_partition(const sdyi_step *step, partition *p) {
    const sdyi_group *const g = &step->group;
    memset(p, 0, sizeof *p);
    p->devices = hash_devices(g->placement);
    p->n_devices = g->placement->mesh->n_devices;
    if (g->is_root_apart) /* it may be anywhere */
        p->roots = sdyi_hash_int(hash_dist(step->source.dist),
                                 (int64_t)hash_dist(step->target.dist)) |
                   1;
    for (int i = 0; i < g->digits.count; i++) {
        const sdyi_digit d = g->digits.at[i];
        sdyi_digit *const last =
            p->n_digits == 0 ? NULL : &p->digits[p->n_digits - 1];
        if (last != NULL && last->stride == d.stride * d.size)
            *last = (sdyi_digit){d.stride, last->size * d.size};
        else
            p->digits[p->n_digits++] = d;
    }
}

static bool is_world(const sdyrt_context *context, const sdyi_group *group) {
    if (group->n != context->size)
        return false;
    for (int r = 0; r < context->size; r++)
        if (sdyi_group_rank(group, r) != r)
            return false;
    return true;
}

static entry *last_of(const sdyi_nccl_rank *me) {
    return me->partitions == NULL ? NULL
                                  : ELMT_FROM_HH(me->partitions->hh.tbl,
                                                 me->partitions->hh.tbl->tail);
}

/* As many as a context keeps. Of a communicator that the program gave, others
 * are split as it says itself. */
static size_t most_of(const sdyi_nccl_rank *me) {
    return me->wanted.split_share == 1 && !me->is_adopted
               ? SDYI_NCCL_SHARING_GROUPS
               : SDYI_NCCL_GROUPS;
}

/* -- looking --------------------------------------------------------------- */

sdyi_nccl_place sdyi_nccl_comm_find(const sdyrt_context *context,
                                    const sdyi_step *step, size_t n_wanted,
                                    bool is_for_messages,
                                    sdyi_nccl_comm **comm) {
    sdyi_nccl_rank *me = context->state;
    const size_t most = most_of(me) / (is_for_messages ? 2 : 1);
    partition key;
    entry *e = NULL;
    *comm = NULL;
    if (is_world(context, &step->group)) {
        pthread_mutex_lock(&me->lock);
        *comm = me->comm;
        pthread_mutex_unlock(&me->lock);
        return SDYI_NCCL_THERE;
    }
    find_partition(step, &key);
    HASH_FIND(hh, me->partitions, &key, sizeof key, e);
    if (e == NULL)
        return HASH_COUNT(me->partitions) + n_wanted < most ? SDYI_NCCL_MISSING
                                                            : SDYI_NCCL_FULL;
    assert(e != NULL);
    pthread_mutex_lock(&me->lock);
    *comm = e->comm;
    pthread_mutex_unlock(&me->lock);
    return SDYI_NCCL_THERE;
}

bool sdyi_nccl_comm_is_same(const sdyi_step *a, const sdyi_step *b) {
    partition x, y;
    find_partition(a, &x);
    find_partition(b, &y);
    return memcmp(&x, &y, sizeof x) == 0;
}

bool *sdyi_nccl_comm_peers(const sdyi_nccl_rank *me,
                           const sdyi_nccl_comm *comm) {
    for (const entry *e = me->partitions; e != NULL; e = e->hh.next)
        if (e->comm == comm && comm != NULL)
            return e->peers;
    return NULL;
}

/* -- making ---------------------------------------------------------------- */

static void free_entry(entry *e) {
    free(e->peers);
    free(e);
}

static sdyrt_status add(sdyi_nccl_rank *me, const partition *key, size_t n,
                        entry **made) {
    bool is_out_of_memory = false;
    entry *e;
    SDYI_ALLOC(e, 1);
    e->key = *key;
    e->peers = calloc(2 * n, sizeof *e->peers);
    if (e->peers == NULL) {
        free(e);
        return SDYI_NO_MEMORY(2 * n * sizeof *e->peers);
    }
    pthread_mutex_lock(&me->lock);
    pthread_mutex_lock(&me->table_lock);
    HASH_ADD(hh, me->partitions, key, sizeof e->key, e);
    pthread_mutex_unlock(&me->table_lock);
    pthread_mutex_unlock(&me->lock);
    if (is_out_of_memory) {
        free_entry(e);
        return SDYI_NO_MEMORY(sizeof *e);
    }
    *made = e;
    return SDYRT_OK;
}

/* Groups share no rank: the first member's stands for each. */
static sdyrt_status split(sdyrt_context *context, const sdyi_group *group,
                          entry *e) {
    sdyi_nccl_comm *_Atomic none = NULL;
    if (group->own < 0)
        return sdyi_nccl_split(context, SDYI_NCCL_NO_COLOUR, 0, 0, &none);
    return sdyi_nccl_split(context, sdyi_group_rank(group, 0), (int)group->own,
                           0, &e->comm);
}

sdyrt_status sdyi_nccl_comm_make(sdyrt_context *context, const sdyi_step *step,
                                 sdyi_nccl_comm **comm) {
    sdyi_nccl_rank *me = context->state;
    if (sdyi_nccl_comm_find(context, step, 0, false, comm) == SDYI_NCCL_THERE)
        return SDYRT_OK;
    partition key;
    entry *e = NULL;
    find_partition(step, &key);
    /* a split must not come upon operations */
    sdyrt_status status = sdyi_nccl_wait(context);
    if (status == SDYRT_OK)
        status = add(me, &key, (size_t)step->group.n, &e);
    status = sdyi_nccl_meet(context, "making a group", status, NULL, NULL,
                            2 * context->timeout);
    if (status != SDYRT_OK) {
        if (e != NULL && atomic_load(&me->failure.status) == SDYRT_OK) {
            pthread_mutex_lock(&me->lock);
            pthread_mutex_lock(&me->table_lock);
            HASH_DEL(me->partitions, e);
            pthread_mutex_unlock(&me->table_lock);
            pthread_mutex_unlock(&me->lock);
            free_entry(e);
        }
        return status;
    }
    /* an operation, so that the watchdog ends one that blocks */
    sdyi_nccl_op *op = sdyi_nccl_op_start(me, "making communicators of groups");
    status = split(context, &step->group, e);
    if (status == SDYRT_OK)
        sdyi_nccl_op_set(me, op, SDYI_OP_DONE);
    else /* this ends what others wait for */
        status = sdyi_nccl_break(context, status, true);
    status = sdyi_nccl_meet(context, "having made a group", status, NULL, NULL,
                            2 * context->timeout);
    if (status != SDYRT_OK)
        return sdyi_nccl_break(context, status, true);
    assert(e != NULL);
    pthread_mutex_lock(&me->lock);
    *comm = e->comm;
    pthread_mutex_unlock(&me->lock);
    return SDYRT_OK;
}

/* -- all of them ----------------------------------------------------------- */

/* `comm` NULL: nothing. */
static sdyi_nccl_result error_of(const sdyi_nccl_rank *me,
                                 sdyi_nccl_comm *comm) {
    sdyi_nccl_result error = SDYI_NCCL_SUCCESS;
    const sdyi_nccl_result result =
        comm == NULL ? SDYI_NCCL_SUCCESS
                     : me->api->comm_get_async_error(comm, &error);
    if (result != SDYI_NCCL_SUCCESS)
        return result;
    return error == SDYI_NCCL_IN_PROGRESS ? SDYI_NCCL_SUCCESS : error;
}

sdyi_nccl_result sdyi_nccl_comms_error(const sdyi_nccl_rank *me) {
    sdyi_nccl_result error = error_of(me, me->registered);
    for (entry *g = me->partitions; g != NULL && error == SDYI_NCCL_SUCCESS;
         g = g->hh.next)
        error = error_of(me, g->comm);
    for (int i = 0; i < SDYI_NCCL_LINKS && error == SDYI_NCCL_SUCCESS; i++)
        error = error_of(me, me->links[i].comm);
    if (error == SDYI_NCCL_SUCCESS)
        error = error_of(me, me->link_root);
    return error;
}

size_t sdyi_nccl_comms_list(sdyi_nccl_rank *me, bool takes,
                            sdyi_nccl_comm **comms) {
    size_t n = 0;
    for (int i = SDYI_NCCL_LINKS - 1; i >= -1; i--) { /* -1: their root */
        sdyi_nccl_comm *_Atomic *const comm =
            i < 0 ? &me->link_root : &me->links[i].comm;
        comms[n] = takes ? atomic_exchange(comm, NULL) : *comm;
        n += comms[n] != NULL;
    }
    pthread_mutex_lock(&me->table_lock);
    for (entry *g = last_of(me); g != NULL; g = g->hh.prev) {
        comms[n] = takes ? atomic_exchange(&g->comm, NULL) : g->comm;
        n += comms[n] != NULL;
    }
    comms[n] = takes ? atomic_exchange(&me->registered, NULL) : me->registered;
    n += comms[n] != NULL; /* the first that was made */
    pthread_mutex_unlock(&me->table_lock);
    return n;
}

void sdyi_nccl_comms_free(sdyi_nccl_rank *me) {
    entry *g, *next;
    HASH_ITER(hh, me->partitions, g, next) {
        HASH_DEL(me->partitions, g);
        free_entry(g);
    }
}

/* Which ranks of a new context can read whose memory; see meet.h. */
#include "base/status.h"
#include "runtime/bootstrap/bootstrap.h"
#include "runtime/mpi/meet.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

/* The same on ranks of one running kernel that call it the same, and call
 * processes the same: containers on one machine are not one node. Whether the
 * ranks do reach each other shows when they map each other. */
void sdyi_mpi_name_node(char *text, size_t bytes) {
    char name[MPI_MAX_PROCESSOR_NAME + 1] = "";
    char kernel[SDYI_BOOTSTRAP_KERNEL_TEXT];
    int length = 0;
    (void)MPI_Get_processor_name(name, &length);
    struct stat pids = {0};
    (void)stat("/proc/self/ns/pid", &pids);
    snprintf(text, bytes, "%s %llu %.120s", sdyi_bootstrap_kernel(kernel),
             (unsigned long long)pids.st_ino, name);
}

static bool same_machine(const sdyi_meeting *m, int rank) {
    return strcmp(m->cards[m->rank].node, m->cards[rank].node) == 0;
}

static bool same_node(const sdyi_meeting *m, int rank) {
    return same_machine(m, rank) &&
           m->cards[m->rank].part == m->cards[rank].part;
}

void sdyi_mpi_unmap_peers(sdyi_mpi_rank *me) {
    for (int i = 0; i < me->shm.n_peers; i++) {
        sdyi_shm_peer *const p = &me->peers[i];
        if (p->slot == me->shm.slot || p->base == 0)
            continue;
        (void)munmap((void *)p->base, p->bytes);
        (void)munmap(p->slot, me->slot_bytes);
    }
    me->shm.n_peers = 0;
}

static bool map_peer(const sdyi_meeting *m, const sdyi_mpi_rank *me, int rank,
                     sdyi_shm_peer *p) {
    const sdyi_card *const c = &m->cards[rank];
    *p = (sdyi_shm_peer){.rank = rank, .pid = c->pid, .bytes = c->bytes};
    if (rank == m->rank) {
        p->slot = me->shm.slot;
        p->base = (uintptr_t)me->shm.arena.base;
        return true;
    }
    void *slot = NULL;
    const char *all = NULL;
    if (c->bytes == 0 ||
        !sdyi_arena_map(c->pid, c->fd, c->bytes, me->slot_bytes, &all, &slot))
        return false;
    p->base = (uintptr_t)all;
    p->slot = slot;
    return p->slot->token == c->token;
}

void sdyi_mpi_map_node(const sdyi_meeting *m, sdyi_mpi_rank *me,
                       sdyi_reply *reply) {
    reply->can_map = 1;
    for (int i = 0; i < m->size && reply->can_map; i++) {
        if (!same_node(m, i))
            continue;
        reply->can_map = map_peer(m, me, i, &me->peers[me->shm.n_peers++]);
    }
}

void sdyi_mpi_settle_node(const sdyi_meeting *m, sdyi_mpi_rank *me) {
    bool can_map = true;
    int n_near = 0;
    cpu_set_t cores;
    CPU_ZERO(&cores);
    for (int r = 0; r < m->size; r++) {
        if (same_machine(m, r)) {
            n_near++;
            CPU_OR(&cores, &cores, &m->cards[r].cores);
        }
        if (!same_node(m, r))
            continue;
        can_map = can_map && m->replies[r].can_map;
    }
    if (!can_map) {
        sdyi_mpi_unmap_peers(me);
        (void)map_peer(m, me, m->rank, &me->peers[me->shm.n_peers++]);
    }
    for (int r = 0; r < m->size; r++)
        me->peer_of[r] = -1;
    for (int i = 0; i < me->shm.n_peers; i++)
        me->peer_of[me->peers[i].rank] = i;
    /* spin only while each rank can have a core */
    me->shm.spins = n_near <= CPU_COUNT(&cores) ? SDYI_SHM_SPINS : 0;
}

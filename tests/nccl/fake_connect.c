/* Connecting ranks of the fake, as NCCL does on the host in the call that
 * brings the first message to a peer, or from it: for all such peers of a group
 * at once.
 *
 *   a call is   when
 *   under way   it has come, with the peers that it wants
 *   met         each of them has come to connect with this rank, or has done so
 *   done        each of them is met: NCCL's ranks end a call together
 *
 * So a rank that wants two peers keeps the one that has come until the other
 * has come too; a ring whose ranks want one after the other never ends. */
#include "fake_nccl.h"

#include <string.h>

enum { SENT_TO, RECEIVED_FROM };

/* True if `comm` has come to its end of what rank `peer` does as `end`. */
static bool has_come(const sdyi_nccl_comm *comm, int end, int peer) {
    return comm != NULL &&
           (comm->connected.is[end][peer] ||
            (comm->meeting.is_under_way && comm->meeting.wanted.is[end][peer]));
}

static bool is_met(const sdyi_nccl_comm *comm) {
    const fake_world *const w = comm->world;
    for (int end = 0; end < 2; end++)
        for (int p = 0; p < w->size; p++)
            if (comm->meeting.wanted.is[end][p] &&
                !has_come(w->comms[p], !end, comm->rank))
                return false;
    return true;
}

/* True once the peers, too, have all that they wait for. */
static bool is_done(const sdyi_nccl_comm *comm) {
    const fake_world *const w = comm->world;
    if (!is_met(comm))
        return false;
    for (int end = 0; end < 2; end++)
        for (int p = 0; p < w->size; p++)
            if (comm->meeting.wanted.is[end][p] &&
                !w->comms[p]->connected.is[!end][comm->rank] &&
                !is_met(w->comms[p]))
                return false;
    return true;
}

void fake_connect_starts(sdyi_nccl_comm *comm, const fake_peers *peers) {
    bool is_any = false;
    for (int end = 0; end < 2; end++)
        for (int p = 0; p < comm->world->size; p++) {
            const bool is_wanted = peers->is[end][p] && p != comm->rank &&
                                   !comm->connected.is[end][p];
            comm->meeting.wanted.is[end][p] = is_wanted;
            is_any |= is_wanted;
        }
    comm->meeting.is_under_way = is_any;
}

bool fake_connect_goes_on(sdyi_nccl_comm *comm) {
    if (!comm->meeting.is_under_way)
        return true;
    if (!comm->is_aborted && !is_done(comm))
        return false;
    for (int end = 0; end < 2; end++)
        for (int p = 0; p < comm->world->size; p++)
            comm->connected.is[end][p] |=
                comm->meeting.wanted.is[end][p] && !comm->is_aborted;
    comm->meeting.is_under_way = false;
    return true;
}

void fake_connect_all(sdyi_nccl_comm *comm) {
    fake_lock();
    memset(&comm->connected, 1, sizeof comm->connected);
    fake_unlock();
}

/* Splitting communicators of the fake: all ranks of one come, and those of one
 * colour are given a communicator, in the order of their keys. */
#include "fake_nccl.h"

/* To the split that is not formed: others may not have seen the end of the one
 * before. */
static bool has_come(const sdyi_nccl_comm *comm) {
    return comm != NULL && comm->split.is_under_way && !comm->split.is_formed;
}

/* Ranks of the own colour with a lower key, or the same and a lower rank. */
static int place_of(const sdyi_nccl_comm *comm, int *size) {
    int place = 0;
    *size = 0;
    for (int r = 0; r < comm->world->size; r++) {
        const sdyi_nccl_comm *const c = comm->world->comms[r];
        if (c->split.colour != comm->split.colour)
            continue;
        ++*size;
        place += c->split.key < comm->split.key ||
                 (c->split.key == comm->split.key && r < comm->rank);
    }
    return place;
}

/* Make what all ranks of a communicator get, when the last has come. */
static void form(const fake_world *w) {
    fake_world *made[FAKE_RANKS] = {NULL}; /* by colour */
    for (int r = 0; r < w->size; r++) {
        sdyi_nccl_comm *c = w->comms[r];
        const int colour = c->split.colour;
        c->split.is_formed = true;
        c->split.result = NULL;
        if (colour == SDYI_NCCL_NO_COLOUR)
            continue;
        int size;
        const int rank = place_of(c, &size);
        if (made[colour] == NULL)
            made[colour] = fake_world_make(size);
        c->split.result =
            fake_comm_make(made[colour], rank, c->device, &c->split.config);
        c->split.result->state = FAKE_READY;
        c->split.result->shares = c->config.split_share == 1; /* not its own */
        c->split.result->origin = c->origin == NULL ? c : c->origin;
    }
}

bool fake_split_goes_on(sdyi_nccl_comm *comm) {
    if (!comm->split.is_under_way)
        return true;
    bool all = true;
    for (int r = 0; r < comm->world->size; r++)
        all = all && has_come(comm->world->comms[r]);
    if (all && !comm->split.is_formed)
        form(comm->world);
    if (comm->split.is_formed)
        __atomic_store_n(comm->split.to, comm->split.result, __ATOMIC_RELEASE);
    else if (!comm->is_aborted)
        return false;
    comm->split.is_under_way = comm->split.is_formed = false;
    return true;
}

static sdyi_nccl_result check(sdyi_nccl_comm *comm, int colour) {
    const sdyi_nccl_result result = fake_check_comm("ncclCommSplit", comm);
    if (result != SDYI_NCCL_SUCCESS)
        return result;
    if (fake_group_is_open())
        return fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                                "ncclCommSplit: in a group");
    if (colour != SDYI_NCCL_NO_COLOUR && (colour < 0 || colour >= FAKE_RANKS))
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "ncclCommSplit: colour %d", colour);
    if (comm->open > comm->n_kept)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                                "ncclCommSplit: operations of rank %d are not "
                                "done",
                                comm->rank);
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result start(sdyi_nccl_comm *comm, int colour, int key,
                              sdyi_nccl_comm **made,
                              const sdyi_nccl_config *config) {
    *made = NULL;
    comm->split.config = *config;
    comm->split.is_under_way = true;
    comm->split.colour = colour;
    comm->split.key = key;
    comm->split.to = made;
    if (!comm->is_blocking) {
        comm->asks = 1 + (int)fake_random(4);
        return fake_random(2) == 0 ? SDYI_NCCL_SUCCESS : SDYI_NCCL_IN_PROGRESS;
    }
    while (!fake_split_goes_on(comm))
        fake_pause();
    return comm->is_aborted ? SDYI_NCCL_INTERNAL_ERROR : SDYI_NCCL_SUCCESS;
}

sdyi_nccl_result fake_comm_split(sdyi_nccl_comm *comm, int colour, int key,
                                 sdyi_nccl_comm **made,
                                 sdyi_nccl_config *config) {
    fake_lock();
    sdyi_nccl_result result = fake_should_fail("ncclCommSplit")
                                  ? SDYI_NCCL_SYSTEM_ERROR
                                  : check(comm, colour);
    sdyi_nccl_config taken = SDYI_NCCL_CONFIG_INIT;
    if (result == SDYI_NCCL_SUCCESS && config == NULL) /* the parent's */
        taken = comm->config;
    else if (result == SDYI_NCCL_SUCCESS)
        result = fake_take_config("ncclCommSplit", config, &taken);
    if (result == SDYI_NCCL_SUCCESS)
        result = start(comm, colour, key, made, &taken);
    fake_unlock();
    return result;
}

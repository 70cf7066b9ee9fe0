/* Teams of processes: contexts of threads, one for each group and channel, so
 * that functions that differ may run at the same time, if the members of a
 * group run the same collectives in the same order. */
#include "testing/parallel.h"

#include "base/integers.h"

#include <stdlib.h>
#include <string.h>

static int rank_in(const int *processes, int n, int process) {
    for (int i = 0; i < n; i++)
        if (processes[i] == process)
            return i;
    return -1;
}

/* The processes that take part in a comm with a process: its group, or with
 * pairs all of them. */
static int find_team(const sdyi_comm *comm, const sdyi_groups *groups,
                     int process, int *members) {
    int n = 0;
    for (int g = 0; g < groups->n; g++) {
        const int *const at = groups->at + groups->starts[g];
        if (comm->kind != SDYI_COMM_PERMUTE &&
            rank_in(at, groups->sizes[g], process) < 0)
            continue;
        for (int i = 0; i < groups->sizes[g]; i++)
            if (rank_in(members, n, at[i]) < 0)
                members[n++] = at[i];
    }
    qsort(members, (size_t)n, sizeof *members, sdyi_compare_int);
    return rank_in(members, n, process) < 0 ? 0 : n;
}

/* A team with its contexts; NULL: out of memory. */
static sdyi_team *add_team(sdyi_meeting *m, const int *members, int n,
                           int64_t channel) {
    const size_t count = (size_t)n;
    sdyi_team *const teams =
        realloc(m->teams, ((size_t)m->n_teams + 1) * sizeof *teams);
    if (teams == NULL)
        return NULL;
    m->teams = teams;
    sdyi_team *const team = &teams[m->n_teams++];
    *team = (sdyi_team){.processes = calloc(count, sizeof(int)),
                        .channel = channel,
                        .contexts = calloc(count, sizeof(sdyrt_context *)),
                        .is_used = calloc(count, sizeof(bool))};
    if (team->processes == NULL || team->contexts == NULL ||
        team->is_used == NULL ||
        sdyrt_threads_create(NULL, n, team->contexts) != SDYRT_OK)
        return NULL;
    memcpy(team->processes, members, count * sizeof *members);
    team->n = n;
    return team;
}

static sdyi_team *get_team(sdyi_meeting *m, const int *members, int n,
                           int64_t channel) {
    for (int i = 0; i < m->n_teams; i++) {
        sdyi_team *const team = &m->teams[i];
        bool is_same = team->channel == channel && team->n == n;
        for (int k = 0; k < n && is_same; k++)
            is_same = team->processes[k] == members[k];
        if (is_same)
            return team;
    }
    return add_team(m, members, n, channel);
}

/* Keep the groups of the team, with the ranks of its contexts. */
static void renumber(const sdyi_team *team, sdyi_groups *groups) {
    int n = 0;
    for (int g = 0; g < groups->n; g++) {
        int *const at = groups->at + groups->starts[g];
        if (rank_in(team->processes, team->n, at[0]) < 0)
            continue;
        for (int i = 0; i < groups->sizes[g]; i++)
            at[i] = rank_in(team->processes, team->n, at[i]);
        groups->starts[n] = groups->starts[g];
        groups->sizes[n++] = groups->sizes[g];
    }
    groups->n = n;
}

static sdyrt_status join_groups(const sdyi_comm *comm, sdyi_groups *groups,
                                int *members, sdyi_meeting *meeting,
                                sdyi_rank *rank, sdyi_comm_link *link) {
    const int n = find_team(comm, groups, rank->process, members);
    if (n == 0 && sdyi_comm_may_be_without(comm->kind))
        return SDYRT_OK; /* zeros */
    if (n == 0)
        return sdyi_comm_fail(comm, SDYRT_ARGUMENT,
                              "has no group with process %d", rank->process);
    SDYI_TRY(sdyi_comm_check_size(comm, groups, rank->process));
    sdyi_team *const team = get_team(meeting, members, n, comm->channel);
    if (team == NULL)
        return SDYI_NO_MEMORY(sizeof *team);
    const int me = rank_in(team->processes, n, rank->process);
    team->is_used[me] = true;
    renumber(team, groups);
    sdyrt_context *const context = team->contexts[me];
    const sdyi_world world = {context, sdyrt_context_rank(context),
                              sdyrt_context_size(context), 1};
    return sdyi_link_make(comm, groups, &world, link);
}

static sdyrt_status join(const sdyi_comm *comm, sdyi_meeting *meeting,
                         sdyi_rank *rank, sdyi_comm_link *link) {
    sdyi_groups groups;
    sdyrt_status status = sdyi_groups_make(comm, &rank->world, &groups);
    int *members = NULL;
    if (status == SDYRT_OK)
        members = calloc((size_t)groups.n_ranks + 1, sizeof *members);
    if (members != NULL)
        status = join_groups(comm, &groups, members, meeting, rank, link);
    else if (status == SDYRT_OK)
        status = SDYI_NO_MEMORY(sizeof *members);
    free(members);
    sdyi_groups_free(&groups);
    return status;
}

sdyrt_status sdyi_process_join(const sdyi_unit *unit, sdyi_meeting *meeting,
                               sdyi_rank *rank) {
    const size_t n = (size_t)unit->n_comms;
    rank->links = calloc(n + 1, sizeof *rank->links);
    if (rank->links == NULL)
        return SDYI_NO_MEMORY(n * sizeof *rank->links);
    for (int i = 0; i < unit->n_comms; i++) {
        rank->n_links++;
        SDYI_TRY(join(unit->comms[i], meeting, rank, &rank->links[i]));
    }
    return SDYRT_OK;
}

static void leave(sdyi_team *team, int rank) {
    sdyrt_context_destroy(team->contexts[rank]);
    team->contexts[rank] = NULL;
}

void sdyi_teams_close_unused(sdyi_meeting *meeting) {
    for (int i = 0; i < meeting->n_teams; i++)
        for (int r = 0; r < meeting->teams[i].n; r++)
            if (!meeting->teams[i].is_used[r])
                leave(&meeting->teams[i], r);
}

void sdyi_teams_leave(sdyi_meeting *meeting, int process) {
    for (int i = 0; i < meeting->n_teams; i++) {
        sdyi_team *const team = &meeting->teams[i];
        const int rank = rank_in(team->processes, team->n, process);
        if (rank >= 0)
            leave(team, rank);
    }
}

void sdyi_teams_abort(sdyi_meeting *meeting, const char *text) {
    for (int i = 0; i < meeting->n_teams; i++)
        for (int r = 0; r < meeting->teams[i].n; r++)
            if (meeting->teams[i].contexts[r] != NULL)
                (void)sdyrt_context_abort(meeting->teams[i].contexts[r],
                                          SDYRT_ABORTED, text);
}

void sdyi_teams_free(sdyi_meeting *meeting) {
    for (int i = 0; i < meeting->n_teams; i++) {
        sdyi_team *const team = &meeting->teams[i];
        for (int r = 0; r < team->n && team->contexts != NULL; r++)
            leave(team, r);
        free(team->processes);
        free((void *)team->contexts);
        free(team->is_used);
    }
    free(meeting->teams);
}

/* The groups of ranks that replica_groups and source_target_pairs mean. */
#include "program/execute/comm.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

sdyrt_status sdyi_comm_fail(const sdyi_comm *comm, sdyrt_status status,
                            const char *format, ...) {
    char text[800];
    const sdyi_thunk thunk = {.origin = comm->origin};
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return sdyi_thunk_fail(&thunk, status, "%s", text);
}

/* The number of ids of groups: replicas, partitions or ranks, by mode. */
static int number_count(const sdyi_comm *comm, const sdyi_world *world) {
    switch (comm->mode) {
    case SDYI_CROSS_REPLICA:
    case SDYI_CROSS_BOTH:
        return world->replicas;
    case SDYI_CROSS_PARTITION:
        return sdyi_world_partitions(world);
    case SDYI_FLATTENED:
        break;
    }
    return world->size;
}

static sdyrt_status check_number(const sdyi_comm *comm, const sdyi_world *world,
                                 int64_t id) {
    static const char *const names[] = {
        [SDYI_CROSS_REPLICA] = "replica",
        [SDYI_CROSS_PARTITION] = "partition",
        [SDYI_CROSS_BOTH] = "replica",
        [SDYI_FLATTENED] = "rank",
    };
    if (id >= 0 && id < number_count(comm, world))
        return SDYRT_OK;
    return world->size == 1
               ? sdyi_comm_fail(comm, SDYRT_ARGUMENT,
                                "names %s %" PRId64 ", and it runs on one rank",
                                names[comm->mode], id)
               : sdyi_comm_fail(comm, SDYRT_ARGUMENT,
                                "names %s %" PRId64
                                ", and it runs on %d ranks, which are %d x %d "
                                "replicas and partitions",
                                names[comm->mode], id, world->size,
                                world->replicas, sdyi_world_partitions(world));
}

/* The number of times that a list of ids is used: once for each partition, or
 * for each replica, or once. */
static int repeats_of(const sdyi_comm *comm, const sdyi_world *world) {
    return comm->mode == SDYI_CROSS_REPLICA     ? sdyi_world_partitions(world)
           : comm->mode == SDYI_CROSS_PARTITION ? world->replicas
                                                : 1;
}

/* Append the ranks of a group. */
static void add_group(const sdyi_comm *comm, const sdyi_world *world,
                      const int64_t *ids, int n, int repeat, sdyi_groups *g) {
    const int partitions = sdyi_world_partitions(world);
    const int turns = comm->mode == SDYI_CROSS_BOTH ? partitions : 1;
    const int start = g->n == 0 ? 0 : g->starts[g->n - 1] + g->sizes[g->n - 1];
    int *at = g->at + start;
    for (int turn = 0; turn < turns; turn++)
        for (int i = 0; i < n; i++) {
            const int id = (int)ids[i];
            if (id == -1)
                continue;
            *at++ = comm->mode == SDYI_CROSS_REPLICA ? id * partitions + repeat
                    : comm->mode == SDYI_CROSS_BOTH  ? id * partitions + turn
                    : comm->mode == SDYI_CROSS_PARTITION
                        ? repeat * partitions + id
                        : id;
        }
    g->starts[g->n] = start;
    g->sizes[g->n] = (int)(at - g->at) - start;
    g->n_ranks = (int)(at - g->at);
    if (g->sizes[g->n] > 0)
        g->n++;
}

/* The ids of the one group that an empty list means: all. */
static int64_t *list_all(int n) {
    int64_t *const ids = malloc((size_t)n * sizeof *ids);
    for (int i = 0; ids != NULL && i < n; i++)
        ids[i] = i;
    return ids;
}

sdyrt_status sdyi_groups_make(const sdyi_comm *comm, const sdyi_world *world,
                              sdyi_groups *groups) {
    *groups = (sdyi_groups){.n = 0};
    const bool is_all =
        comm->n_groups == 0 && !sdyi_comm_may_be_without(comm->kind);
    const int n = is_all ? 1 : comm->n_groups;
    const int width = is_all ? number_count(comm, world) : comm->group_size;
    for (int i = 0; i < n * width && !is_all; i++)
        if (comm->ids[i] != -1)
            SDYI_TRY(check_number(comm, world, comm->ids[i]));
    const int repeats = repeats_of(comm, world);
    const size_t most = (size_t)n * (size_t)repeats;
    const size_t ranks =
        most * (size_t)width *
        (size_t)(comm->mode == SDYI_CROSS_BOTH ? sdyi_world_partitions(world)
                                               : 1);
    int64_t *const all = is_all ? list_all(width) : NULL;
    groups->at = calloc(ranks + 1, sizeof(int));
    groups->starts = calloc(most + 1, sizeof(int));
    groups->sizes = calloc(most + 1, sizeof(int));
    if (groups->at == NULL || groups->starts == NULL || groups->sizes == NULL ||
        (is_all && all == NULL)) {
        free(all);
        return SDYI_NO_MEMORY(ranks * sizeof(int));
    }
    for (int repeat = 0; repeat < repeats; repeat++)
        for (int i = 0; i < n; i++)
            add_group(comm, world, is_all ? all : comm->ids + i * width, width,
                      repeat, groups);
    free(all);
    return SDYRT_OK;
}

void sdyi_groups_free(sdyi_groups *groups) {
    free(groups->at);
    free(groups->starts);
    free(groups->sizes);
    *groups = (sdyi_groups){.n = 0};
}

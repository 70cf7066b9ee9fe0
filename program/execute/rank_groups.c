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

/* The ids of a group; an empty list means one group of all. */
static sdyrt_status read_ids(const sdyi_comm *comm, int group, int width,
                             int64_t *ids) {
    int64_t n, first, index;
    for (int i = 0; i < width && comm->mesh == NULL; i++)
        ids[i] =
            comm->n_groups == 0 ? i : comm->ids[(ptrdiff_t)group * width + i];
    if (comm->mesh == NULL)
        return SDYRT_OK;
    SDYI_TRY(sdyrt_mesh_group_first_along(comm->mesh, &comm->axes, group, &n,
                                          &first));
    return sdyrt_mesh_group_along(comm->mesh, &comm->axes, first, ids, width,
                                  &n, &index);
}

/* Fails unless `n` groups are of numbers of this world. */
static sdyrt_status check_ids(const sdyi_comm *comm, const sdyi_world *world,
                              int n, int width, int64_t *ids) {
    for (int g = 0; g < n; g++) {
        SDYI_TRY(read_ids(comm, g, width, ids));
        for (int i = 0; i < width; i++)
            if (ids[i] != -1)
                SDYI_TRY(check_number(comm, world, ids[i]));
    }
    return SDYRT_OK;
}

static sdyrt_status make_groups(const sdyi_comm *comm, const sdyi_world *world,
                                int n, int width, int64_t *ids,
                                sdyi_groups *groups) {
    const int repeats = repeats_of(comm, world);
    const size_t most = (size_t)n * (size_t)repeats;
    const size_t ranks =
        most * (size_t)width *
        (size_t)(comm->mode == SDYI_CROSS_BOTH ? sdyi_world_partitions(world)
                                               : 1);
    groups->at = calloc(ranks + 1, sizeof(int));
    groups->starts = calloc(most + 1, sizeof(int));
    groups->sizes = calloc(most + 1, sizeof(int));
    if (groups->at == NULL || groups->starts == NULL || groups->sizes == NULL)
        return SDYI_NO_MEMORY(ranks * sizeof(int));
    for (int repeat = 0; repeat < repeats; repeat++)
        for (int g = 0; g < n; g++) {
            SDYI_TRY(read_ids(comm, g, width, ids));
            add_group(comm, world, ids, width, repeat, groups);
        }
    return SDYRT_OK;
}

sdyrt_status sdyi_groups_make(const sdyi_comm *comm, const sdyi_world *world,
                              sdyi_groups *groups) {
    *groups = (sdyi_groups){.n = 0};
    const bool is_all =
        comm->n_groups == 0 && !sdyi_comm_may_be_without(comm->kind);
    const int n = is_all ? 1 : comm->n_groups;
    const int width = is_all ? number_count(comm, world) : comm->group_size;
    const size_t bytes = ((size_t)width + 1) * sizeof(int64_t);
    int64_t *const ids = malloc(bytes);
    if (ids == NULL)
        return SDYI_NO_MEMORY(bytes);
    sdyrt_status status = check_ids(comm, world, n, width, ids);
    if (status == SDYRT_OK)
        status = make_groups(comm, world, n, width, ids, groups);
    free(ids);
    return status;
}

void sdyi_groups_free(sdyi_groups *groups) {
    free(groups->at);
    free(groups->starts);
    free(groups->sizes);
    *groups = (sdyi_groups){.n = 0};
}

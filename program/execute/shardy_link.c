/* The plans of shardings on ranks: one for each move of a sdyi_shardy. */
#include "program/execute/shardy.h"

#include <stdlib.h>

static sdyrt_status make_plan(const sdyi_shardy *s, const sdyi_comm_move *move,
                              const sdyi_world *world, sdyrt_plan **plan) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = move->kind;
    op.type = s->type;
    op.from = move->from;
    op.to = move->to;
    op.reduction = move->reduction;
    op.axis_lists = move->axes;
    op.own_axes = s->own;
    return sdyi_link_plan(world, &op, plan);
}

sdyrt_status sdyi_world_check(const sdyi_world *world, const sdyi_origin *at,
                              int64_t n_devices) {
    const sdyi_comm comm = {.origin = *at};
    return n_devices == 0 || n_devices == world->size
               ? SDYRT_OK
               : sdyi_comm_fail(&comm, SDYRT_ARGUMENT,
                                "is on a mesh of %lld %s, and it runs on %d %s",
                                (long long)n_devices,
                                n_devices == 1 ? "device" : "devices",
                                world->size,
                                world->size == 1 ? "rank" : "ranks");
}

/* Fails unless a tile has this rank's size, as a partitioned program is for one
 * device. */
static sdyrt_status check_tile(const sdyi_comm *comm, int64_t size,
                               const sdyrt_tile *tile, const char *what) {
    return size == tile->elements
               ? SDYRT_OK
               : sdyi_comm_fail(comm, SDYRT_ARGUMENT,
                                "has %s tile of %lld element%s, and that "
                                "of this rank has %lld: it is the program of "
                                "another device",
                                what, (long long)size, size == 1 ? "" : "s",
                                (long long)tile->elements);
}

/* Allocate the result of plan `i`, if another plan follows. */
static sdyrt_status make_room(const sdyi_comm *comm, int i,
                              sdyi_comm_link *link) {
    const sdyi_shardy *const s = comm->shardy;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    SDYI_TRY(sdyrt_plan_info_get(link->plans[i], &info));
    if (i == 0)
        SDYI_TRY(check_tile(comm, s->in_size, &info.in_tile, "an operand's"));
    if (i + 1 == s->n)
        SDYI_TRY(check_tile(comm, s->out_size, &info.out_tile, "a result's"));
    if (i + 1 == s->n)
        return SDYRT_OK;
    const size_t bytes =
        (size_t)info.out_tile.elements * sdyrt_dtype_bytes(s->type.dtype);
    link->tiles[i] = malloc(bytes + 1);
    return link->tiles[i] != NULL ? SDYRT_OK : SDYI_NO_MEMORY(bytes);
}

sdyrt_status sdyi_shardy_link(const sdyi_comm *comm, const sdyi_world *world,
                              sdyi_comm_link *link) {
    const sdyi_shardy *const s = comm->shardy;
    link->plans = calloc(SDYI_MOST_MOVES, sizeof(sdyrt_plan *));
    if (link->plans == NULL)
        return SDYI_NO_MEMORY(sizeof(sdyrt_plan *));
    for (int i = 0; i < s->n; i++) {
        SDYI_TRY(sdyi_world_check(
            world, &comm->origin,
            sdyrt_mesh_device_count(sdyrt_sharding_mesh(s->moves[i].from))));
        SDYI_TRY(make_plan(s, &s->moves[i], world, &link->plans[i]));
        link->n_plans++;
        SDYI_TRY(make_room(comm, i, link));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_shardy_run(const sdyi_thunk *thunk, sdyi_comm_link *link,
                             const void *in, void *out) {
    for (int i = 0; i < link->n_plans; i++) {
        void *const to = i + 1 < link->n_plans ? link->tiles[i] : out;
        SDYI_TRY(sdyi_link_move(thunk, link, i, in, to));
        in = to;
    }
    return SDYRT_OK;
}

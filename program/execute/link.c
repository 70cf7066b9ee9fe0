/* The plans of collectives. Groups of one size are one operation on a tensor
 * [G, outer, .., inner], where G is the number of groups: dimension 0 is cut by
 * the axis "g" of a mesh <["g"=G, "s"=S]>, whose devices are the ranks of the
 * groups in their order; the members of a group differ along "s". An axis of
 * its own ("g" in own_axes) would have all ranks compare the operation when a
 * plan is made; of these each rank makes its plans alone, and one thread makes
 * those of all processes of interpreter.run_parallel. */
#include "base/clock.h"
#include "base/integers.h"
#include "program/execute/comm.h"
#include "program/execute/shardy.h"
#include "runtime/compare_calls.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const sdyrt_axis_ref axis_g = {"g", 0, 0}, axis_s = {"s", 0, 0};

/* A collective before it becomes an operation of the runtime. */
typedef struct move {
    sdyrt_op_kind kind;
    int rank;
    int64_t dims[6]; /* of all groups */
    int from, to; /* the dimension that "s" cuts, before and after; -1: none */
} move;

static move move_of(const sdyi_comm *c, int64_t groups, int64_t size) {
    switch (c->kind) {
    case SDYI_COMM_GATHER:
    case SDYI_COMM_FOLD:
    case SDYI_COMM_CHOOSE:
        return (move){SDYRT_OP_ALL_GATHER,
                      4,
                      {groups, c->outer, c->a * size, c->inner},
                      2,
                      -1};
    case SDYI_COMM_SCATTER:
        return (move){SDYRT_OP_REDUCE_SCATTER,
                      4,
                      {groups, c->outer, c->a, c->inner},
                      -1,
                      2};
    case SDYI_COMM_ALL_TO_ALL:
        if (c->is_same)
            return (move){
                SDYRT_OP_ALL_TO_ALL,
                5,
                {groups, c->outer, size, size, c->a / size * c->inner},
                2,
                3};
        if (c->is_split_first)
            return (move){
                SDYRT_OP_ALL_TO_ALL,
                6,
                {groups, c->outer, c->a, c->mid, c->b * size, c->inner},
                4,
                2};
        return (move){SDYRT_OP_ALL_TO_ALL,
                      6,
                      {groups, c->outer, c->b * size, c->mid, c->a, c->inner},
                      2,
                      4};
    case SDYI_COMM_REDUCE:
        return (move){SDYRT_OP_ALL_REDUCE, 2, {groups, c->inner}, -1, -1};
    case SDYI_COMM_PERMUTE:
    case SDYI_COMM_BROADCAST:
    case SDYI_COMM_SHARDY:
    case SDYI_COMM_GRID:
        break;
    }
    return (move){SDYRT_OP_RESHARD, 2, {groups, c->inner}, -1, -1};
}

static sdyrt_status make_sharding(int64_t groups, int64_t size, const move *m,
                                  int cut, const sdyrt_sharding **sharding) {
    const sdyrt_mesh_axis axes[] = {{"g", groups}, {"s", size}};
    const sdyrt_mesh *mesh = NULL;
    SDYI_TRY(sdyrt_mesh_create(axes, 2, NULL, 0, &mesh));
    sdyrt_dim_sharding dims[6] = {{.axes = {&axis_g, 1}}};
    if (cut >= 0)
        dims[cut].axes = (sdyrt_axis_list){&axis_s, 1};
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    desc.mesh = mesh;
    desc.rank = m->rank;
    desc.dims = dims;
    const sdyrt_status status = sdyrt_sharding_create(&desc, sharding);
    sdyrt_mesh_release(mesh);
    return status;
}

/* The ranks of the devices of the source and of the target mesh. */
typedef struct ranks {
    const int *from, *to;
    int64_t n_from, n_to, groups, from_size, to_size;
} ranks;

sdyrt_status sdyi_link_plan(const sdyi_world *world, const sdyrt_op *op,
                            sdyrt_plan **plan) {
    return world->context == NULL
               ? sdyrt_plan_preview(op, NULL, world->rank, world->size, plan)
               : sdyrt_plan_create(world->context, op, NULL, plan);
}

static sdyrt_status make_plan(const sdyi_comm *comm, const ranks *r,
                              const sdyi_world *world, sdyrt_plan **plan) {
    const move m = move_of(comm, r->groups, r->to_size);
    sdyrt_axis_list lists[6] = {{NULL, 0}};
    const sdyrt_all_to_all_param param = {{&axis_s, 1}, m.from, m.to};
    sdyrt_op_axes axes = SDYRT_OP_AXES_INIT;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = m.kind;
    op.type = (sdyrt_type){.dtype = comm->dtype, .rank = m.rank};
    memcpy(op.type.dims, m.dims, sizeof m.dims);
    if (m.kind == SDYRT_OP_ALL_REDUCE || m.kind == SDYRT_OP_REDUCE_SCATTER)
        op.reduction = comm->reduction;
    op.from_ranks = r->from;
    op.n_from_ranks = r->n_from;
    op.to_ranks = r->to;
    op.n_to_ranks = r->n_to;
    if (m.kind == SDYRT_OP_ALL_TO_ALL) {
        axes.params = &param;
        axes.n_params = 1;
    } else if (m.kind != SDYRT_OP_RESHARD) {
        const bool is_one = m.kind == SDYRT_OP_ALL_REDUCE;
        lists[is_one        ? 0
              : m.from >= 0 ? m.from
                            : m.to] = (sdyrt_axis_list){&axis_s, 1};
        axes.lists = lists;
        axes.n_lists = is_one ? 1 : m.rank;
    }
    if (m.kind != SDYRT_OP_RESHARD)
        op.axis_lists = &axes;
    const sdyrt_sharding *from = NULL, *to = NULL;
    sdyrt_status status =
        make_sharding(r->groups, r->from_size, &m, m.from, &from);
    if (status == SDYRT_OK)
        status = make_sharding(r->groups, r->to_size, &m, m.to, &to);
    op.from = from;
    op.to = to;
    if (status == SDYRT_OK)
        status = sdyi_link_plan(world, &op, plan);
    sdyrt_sharding_release(from);
    sdyrt_sharding_release(to);
    return status;
}

/* -- links ----------------------------------------------------------------- */

static bool is_among(const int *at, int64_t n, int rank) {
    for (int64_t i = 0; i < n; i++)
        if (at[i] == rank)
            return true;
    return false;
}

static sdyrt_status add_plan(const sdyi_comm *comm, const ranks *r,
                             const sdyi_world *world, sdyi_comm_link *link) {
    const int me = world->rank, n = link->n_plans;
    SDYI_TRY(make_plan(comm, r, world, &link->plans[n]));
    link->sends[n] = is_among(r->from, r->n_from, me);
    link->receives[n] = is_among(r->to, r->n_to, me);
    link->has_result |= link->receives[n];
    link->n_plans++;
    return SDYRT_OK;
}

/* One operation for all groups of `size` ranks. */
static sdyrt_status link_size(const sdyi_comm *comm, const sdyi_groups *groups,
                              int size, int *scratch, const sdyi_world *world,
                              sdyi_comm_link *link) {
    const int me = world->rank;
    int *const members = scratch, *const firsts = scratch + groups->n_ranks;
    int n = 0;
    for (int g = 0; g < groups->n; g++) {
        const int *const at = groups->at + groups->starts[g];
        if (groups->sizes[g] != size)
            continue;
        memcpy(members + (ptrdiff_t)n * size, at, (size_t)size * sizeof *at);
        firsts[n++] = at[0];
        for (int i = 0; i < size; i++)
            if (at[i] == me) {
                link->position = i;
                link->size = size;
            }
    }
    /* a reduction's order is by rank, not by the places in the group */
    if (comm->kind == SDYI_COMM_REDUCE || comm->kind == SDYI_COMM_FOLD)
        for (int g = 0; g < n; g++)
            qsort(members + (ptrdiff_t)g * size, (size_t)size, sizeof *members,
                  sdyi_compare_int);
    const bool is_from_first = comm->kind == SDYI_COMM_BROADCAST;
    const ranks r = {.from = is_from_first ? firsts : members,
                     .n_from = is_from_first ? n : (int64_t)n * size,
                     .to = members,
                     .n_to = (int64_t)n * size,
                     .groups = n,
                     .from_size = is_from_first ? 1 : size,
                     .to_size = size};
    return add_plan(comm, &r, world, link);
}

/* Pairs: one operation from all sources to all targets. */
static sdyrt_status link_pairs(const sdyi_comm *comm, const sdyi_groups *groups,
                               int *scratch, const sdyi_world *world,
                               sdyi_comm_link *link) {
    int *const from = scratch, *const to = scratch + groups->n;
    for (int g = 0; g < groups->n; g++) {
        from[g] = groups->at[groups->starts[g]];
        to[g] = groups->at[groups->starts[g] + 1];
    }
    const ranks r = {from, to, groups->n, groups->n, groups->n, 1, 1};
    return groups->n == 0 ? SDYRT_OK : add_plan(comm, &r, world, link);
}

static bool is_first_of_size(const sdyi_groups *groups, int g) {
    for (int i = 0; i < g; i++)
        if (groups->sizes[i] == groups->sizes[g])
            return false;
    return true;
}

static sdyrt_status link_groups(const sdyi_comm *comm,
                                const sdyi_groups *groups, int *scratch,
                                const sdyi_world *world, sdyi_comm_link *link) {
    if (comm->kind == SDYI_COMM_PERMUTE)
        return link_pairs(comm, groups, scratch, world, link);
    for (int g = 0; g < groups->n; g++)
        if (is_first_of_size(groups, g))
            SDYI_TRY(link_size(comm, groups, groups->sizes[g], scratch, world,
                               link));
    return SDYRT_OK;
}

static size_t operand_bytes(const sdyi_comm *c) {
    return (size_t)(c->outer * c->a * c->mid * c->b * c->inner) *
           sdyrt_dtype_bytes(c->dtype);
}

sdyrt_status sdyi_link_make(const sdyi_comm *comm, const sdyi_groups *groups,
                            const sdyi_world *world, sdyi_comm_link *link) {
    const size_t n = (size_t)groups->n + 1;
    const size_t bytes = operand_bytes(comm);
    *link = (sdyi_comm_link){.plans = calloc(n, sizeof(sdyrt_plan *)),
                             .sends = calloc(n, sizeof(bool)),
                             .receives = calloc(n, sizeof(bool))};
    int *const scratch = calloc(2 * ((size_t)groups->n_ranks + n), sizeof(int));
    sdyrt_status status = SDYRT_OK;
    if (link->plans == NULL || link->sends == NULL || link->receives == NULL ||
        scratch == NULL)
        status = SDYI_NO_MEMORY(n * sizeof(sdyrt_plan *));
    else if (bytes > 0)
        status = link_groups(comm, groups, scratch, world, link);
    free(scratch);
    const bool keeps_all =
        comm->kind == SDYI_COMM_FOLD || comm->kind == SDYI_COMM_CHOOSE;
    if (status != SDYRT_OK || !keeps_all || bytes == 0 || link->size == 0)
        return status;
    link->scratch = malloc((size_t)link->size * bytes);
    return link->scratch != NULL ? SDYRT_OK
                                 : SDYI_NO_MEMORY((size_t)link->size * bytes);
}

void sdyi_link_free(sdyi_comm_link *link) {
    for (int i = 0; i < link->n_plans; i++)
        sdyrt_plan_destroy(link->plans[i]);
    free((void *)link->plans);
    free(link->sends);
    free(link->receives);
    free(link->scratch);
    free(link->tiles[0]);
    free(link->tiles[1]);
    free(link->gathered);
    sdyrt_mesh_release(link->grid);
    *link = (sdyi_comm_link){.plans = NULL};
}

/* -- the links of a rank --------------------------------------------------- */

sdyrt_status sdyi_comm_check_size(const sdyi_comm *comm,
                                  const sdyi_groups *groups, int rank) {
    for (int g = 0; g < groups->n; g++) {
        const int *const at = groups->at + groups->starts[g];
        if (comm->factor != 0 && groups->sizes[g] != comm->factor &&
            (rank < 0 || is_among(at, groups->sizes[g], rank)))
            return sdyi_comm_fail(
                comm, SDYRT_ARGUMENT,
                "has a group of %d rank%s, and shapes for groups of %d",
                groups->sizes[g], groups->sizes[g] == 1 ? "" : "s",
                (int)comm->factor);
    }
    return SDYRT_OK;
}

static sdyrt_status check_groups(const sdyi_comm *comm,
                                 const sdyi_groups *groups,
                                 const sdyi_world *world) {
    if (sdyi_comm_may_be_without(comm->kind))
        return SDYRT_OK;
    SDYI_TRY(sdyi_comm_check_size(comm, groups, -1));
    for (int rank = 0; rank < world->size; rank++)
        if (!is_among(groups->at, groups->n_ranks, rank))
            return sdyi_comm_fail(comm, SDYRT_ARGUMENT,
                                  "has no group with rank %d of %d", rank,
                                  world->size);
    return SDYRT_OK;
}

sdyrt_status sdyi_link_of(const sdyi_comm *comm, const sdyi_world *world,
                          sdyi_comm_link *link) {
    sdyi_groups groups;
    if (comm->kind == SDYI_COMM_SHARDY)
        return sdyi_shardy_link(comm, world, link);
    if (comm->kind == SDYI_COMM_GRID)
        return comm->link(comm, world, link);
    sdyrt_status status = sdyi_groups_make(comm, world, &groups);
    if (status == SDYRT_OK)
        status = check_groups(comm, &groups, world);
    if (status == SDYRT_OK)
        status = sdyi_link_make(comm, &groups, world, link);
    sdyi_groups_free(&groups);
    return status;
}

sdyrt_status sdyi_links_make(const sdyi_unit *unit, sdyi_rank *rank) {
    const size_t n = (size_t)unit->n_comms;
    rank->links = calloc(n + 1, sizeof *rank->links);
    if (rank->links == NULL)
        return SDYI_NO_MEMORY(n * sizeof *rank->links);
    for (int i = 0; i < unit->n_comms; i++) {
        rank->n_links++;
        SDYI_TRY(sdyi_link_of(unit->comms[i], &rank->world, &rank->links[i]));
    }
    return SDYRT_OK;
}

void sdyi_links_free(sdyi_rank *rank) {
    for (int i = 0; i < rank->n_links; i++)
        sdyi_link_free(&rank->links[i]);
    free(rank->links);
    rank->links = NULL;
    rank->n_links = 0;
}

/* -- running --------------------------------------------------------------- */

sdyrt_status sdyi_comm_place(const sdyi_thunk *t, sdyrt_status status) {
    char text[800];
    const sdyi_origin *const at = &t->origin;
    if (status == SDYRT_OK || at->file == NULL)
        return status;
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    (void)snprintf(text, sizeof text, "%s", sdyrt_last_error());
    return sdyi_fail(status, kind, "%s:%d:%d: '%s' op: %s", at->file, at->line,
                     at->column, at->op, text);
}

sdyrt_status sdyi_link_move(const sdyi_thunk *thunk, sdyi_comm_link *link,
                            int plan, const void *in, void *out) {
    const double before = sdyi_clock();
    const sdyrt_status status = sdyrt_plan_run(link->plans[plan], in, out);
    link->seconds += sdyi_clock() - before;
    return sdyi_comm_place(thunk, status);
}

sdyrt_status sdyi_link_run(const sdyi_thunk *thunk, sdyi_comm_link *link,
                           const void *in, void *out, size_t bytes) {
    if (!link->has_result && bytes > 0)
        memset(out, 0, bytes);
    for (int i = 0; i < link->n_plans; i++)
        SDYI_TRY(sdyi_link_move(thunk, link, i, link->sends[i] ? in : NULL,
                                link->receives[i] ? out : NULL));
    return SDYRT_OK;
}

/* -- agreeing -------------------------------------------------------------- */

sdyrt_status sdyi_link_gather_number(const sdyi_origin *origin,
                                     const sdyi_world *world, int n,
                                     sdyi_comm_link *link) {
    const sdyi_comm comm = {.kind = SDYI_COMM_GATHER,
                            .dtype = SDYRT_I64,
                            .outer = 1,
                            .a = n,
                            .mid = 1,
                            .b = 1,
                            .inner = 1,
                            .mode = SDYI_FLATTENED,
                            .origin = *origin};
    const size_t bytes =
        (size_t)world->size * (size_t)n * sizeof *link->gathered;
    SDYI_TRY(sdyi_link_of(&comm, world, link));
    link->gathered = malloc(bytes);
    link->n_gathered = n;
    return link->gathered != NULL ? SDYRT_OK : SDYI_NO_MEMORY(bytes);
}

sdyrt_status sdyi_ranks_agree(const sdyi_world *world, sdyrt_status status,
                              uint64_t program) {
    char text[80];
    (void)snprintf(text, sizeof text,
                   "an executor for program %016" PRIx64 ", %d replica%s",
                   program, world->replicas, world->replicas == 1 ? "" : "s");
    return sdyi_context_agree(world->context, status,
                              program ^ ((uint64_t)world->replicas << 32),
                              text);
}

/* Collectives of StableHLO, and the ops that give a process its ids. */
#include "program/execute/comm.h"

#include "program/dialects/shardable.h"
#include "program/dialects/stablehlo/mesh_groups.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"
#include "program/execute/fold.h"
#include "program/ir/record.h"
#include "program/ir/row.h"

#include <string.h>

/* -- numbers --------------------------------------------------------------- */

static sdyrt_status run_replica_id(const sdyi_thunk *t, const sdyi_frame *f) {
    const sdyi_world *const w = &f->rank->world;
    *(uint32_t *)sdyi_out(t, f, 0) =
        (uint32_t)(w->rank / sdyi_world_partitions(w));
    return SDYRT_OK;
}

static sdyrt_status run_partition_id(const sdyi_thunk *t, const sdyi_frame *f) {
    const sdyi_world *const w = &f->rank->world;
    *(uint32_t *)sdyi_out(t, f, 0) =
        (uint32_t)(w->rank % sdyi_world_partitions(w));
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_replica_id(sdyi_compiler *c, const sdyi_op *op) {
    return sdyi_emit(c, op, run_replica_id, NULL);
}

sdyrt_status sdyi_execute_partition_id(sdyi_compiler *c, const sdyi_op *op) {
    c->has_partitions = true;
    return sdyi_emit(c, op, run_partition_id, NULL);
}

/* -- groups ---------------------------------------------------------------- */

static int64_t channel_of(const sdyi_op *op) {
    const sdyi_attr *const channel = sdyi_op_attr(op, SDYI_NAME_CHANNEL_HANDLE);
    return channel == NULL ? 0 : channel->cells[0].attr->cells[0].integer;
}

/* The mesh that replica_groups names or holds; NULL: no such mesh. */
static sdyrt_status find_mesh(const sdyi_compiler *c, const sdyi_op *op,
                              const sdyi_attr *attr, const sdyrt_mesh **mesh) {
    if (sdyi_attr_is(attr, SDYI_ATTR_SYMBOL)) {
        *mesh = sdyi_mesh_in(
            sdyi_symbols_find(&c->symbols, (sdyi_name)attr->cells[0].integer));
        return SDYRT_OK;
    }
    SDYI_TRY(sdyi_mesh_of_record(op, attr, &attr));
    *mesh = sdyi_attr_get_mesh(attr);
    return SDYRT_OK;
}

static sdyrt_axis_ref axis_of(const sdyi_attr *record) {
    const sdyi_attr *const sub = record->cells[1].attr;
    sdyrt_axis_ref axis = {sdyi_attr_text(record->cells[0].attr), 0, 0};
    if (sub != NULL && sub->n == 2) {
        axis.pre = sub->cells[0].integer;
        axis.size = sub->cells[1].integer;
    }
    return axis;
}

/* Groups along axes of a mesh: its devices are ranks. */
static sdyrt_status read_mesh_groups(sdyi_compiler *c, const sdyi_op *op,
                                     const sdyi_attr *record, sdyi_comm *comm) {
    const sdyrt_mesh *mesh;
    SDYI_TRY(find_mesh(c, op, record->cells[0].attr, &mesh));
    const sdyi_attr *const list = record->cells[1].attr;
    if (mesh == NULL)
        return sdyi_refuse(op, "groups of a mesh that is not there");
    sdyrt_axis_ref *const refs = SDYI_NEW(c->zone, sdyrt_axis_ref, list->n + 1);
    for (int64_t i = 0; i < list->n; i++) {
        const sdyi_attr *const axis = list->cells[i].attr;
        /* the verifier checks axes of an inline mesh alone */
        if (!sdyi_attr_is(axis, SDYI_ATTR_RECORD) ||
            axis->number != SDYI_RECORD_AXIS_REF)
            return sdyi_refuse(op,
                               "groups along what is no axis: "
                               "axis %lld of replica_groups",
                               (long long)i);
        refs[i] = axis_of(axis);
    }
    const sdyrt_axis_list axes = {refs, (int)list->n};
    int64_t n, first;
    if (sdyrt_mesh_group_first_along(mesh, &axes, 0, &n, &first) != SDYRT_OK)
        return sdyi_refuse(op, "groups along these axes: %s",
                           sdyrt_last_error());
    comm->mesh = mesh;
    comm->axes = axes;
    comm->n_groups = (int)n;
    comm->group_size = (int)(sdyrt_mesh_device_count(mesh) / n);
    comm->mode = SDYI_FLATTENED;
    return SDYRT_OK;
}

/* The groups of an op, or the pairs in attribute `name`, and their channel.
 * `has_mode`: the op may have use_global_device_ids. */
static sdyrt_status read_groups(sdyi_compiler *c, const sdyi_op *op,
                                sdyi_name name, bool has_mode,
                                sdyi_comm *comm) {
    const sdyi_attr *const attr = sdyi_op_attr(op, name);
    comm->channel = channel_of(op);
    const bool is_global =
        has_mode && sdyi_op_attr(op, SDYI_NAME_USE_GLOBAL_DEVICE_IDS) != NULL;
    comm->mode = is_global            ? SDYI_FLATTENED
                 : comm->channel <= 0 ? SDYI_CROSS_REPLICA
                 : has_mode           ? SDYI_CROSS_BOTH
                                      : SDYI_CROSS_PARTITION;
    if (attr->kind == SDYI_ATTR_RECORD) {
        SDYI_TRY(read_mesh_groups(c, op, attr, comm));
    } else if (attr->is_splat && attr->n > 0 &&
               sdyi_dense_i64_at(attr, 0) == -1) {
        return sdyi_refuse(op, "groups that are filled up with -1 alone");
    } else {
        int n;
        comm->ids = sdyi_copy_ints(c, op, name, &n);
        const int64_t width =
            attr->type->n < 2 ? n : attr->type->cells[1].integer;
        comm->group_size = (int)width;
        comm->n_groups = width == 0 ? 0 : n / (int)width;
    }
    c->has_partitions |= comm->mode != SDYI_CROSS_REPLICA;
    return SDYRT_OK;
}

/* -- comms ----------------------------------------------------------------- */

/* An operand that a body reduces: all elements, or this rank's tile. */
typedef struct folded {
    size_t width;
    int64_t count;
    int64_t part; /* [.., ranks, part] of the operand */
} folded;

/* The plan of a collective's thunk: a link for each operand. */
typedef struct comm_plan {
    int first;           /* link */
    const size_t *bytes; /* of the results */
    sdyi_body body;
    const folded *operands;
    bool is_part;
    /* The root of each group: its first rank, or for operand i the position
     * that element i of the last operand gives. */
    bool says_roots;
    sdyrt_status (*reduce)(const sdyi_thunk *thunk, const sdyi_frame *frame);
} comm_plan;

static sdyrt_status run_comm(const sdyi_thunk *t, const sdyi_frame *f) {
    const comm_plan *const p = t->plan;
    for (int i = 0; i < t->n_out; i++)
        SDYI_TRY(sdyi_link_run(t, &f->rank->links[p->first + i],
                               sdyi_in(t, f, i), sdyi_out(t, f, i),
                               p->bytes[i]));
    return SDYRT_OK;
}

static sdyi_comm comm_start(const sdyi_shape *shape, sdyi_comm_kind kind) {
    return (sdyi_comm){.kind = kind,
                       .dtype = shape->dtype,
                       .outer = 1,
                       .a = 1,
                       .mid = 1,
                       .b = 1,
                       .inner = shape->count};
}

static int64_t product(const sdyi_shape *shape, int from, int to) {
    int64_t n = 1;
    for (int d = from; d < to; d++)
        n *= shape->dims[d];
    return n;
}

/* The shape as [outer, a, inner] around a dimension. */
static void cut_at(sdyi_comm *comm, const sdyi_shape *shape, int dim) {
    comm->outer = product(shape, 0, dim);
    comm->a = shape->dims[dim];
    comm->inner = product(shape, dim + 1, shape->rank);
}

void sdyi_comm_add(sdyi_compiler *c, const sdyi_comm *comm) {
    sdyi_let_go(c);
    sdyi_comm_put(c, comm);
}

void sdyi_comm_put(sdyi_compiler *c, const sdyi_comm *comm) {
    sdyi_comm *const made = SDYI_NEW(c->zone, sdyi_comm, 1);
    *made = *comm;
    SDYI_GROW(c->zone, c->comms, c->n_comms, c->comms_capacity);
    c->comms[c->n_comms++] = made;
}

/* The thunk of an op and its plan; the caller adds a comm for each operand. */
static sdyrt_status start(sdyi_compiler *c, const sdyi_op *op,
                          sdyi_thunk *thunk, comm_plan **plan) {
    *plan = SDYI_PLAN(c, comm_plan);
    (*plan)->first = c->n_comms;
    SDYI_TRY(sdyi_thunk_make(c, op, run_comm, *plan, thunk));
    (*plan)->bytes = sdyi_out_bytes(c, thunk);
    return SDYRT_OK;
}

/* Read the groups of a thunk's comm, and add it. */
static sdyrt_status add_comm(sdyi_compiler *c, const sdyi_op *op,
                             const sdyi_thunk *thunk, sdyi_name groups,
                             bool has_mode, sdyi_comm *comm) {
    comm->origin = thunk->origin;
    SDYI_TRY(read_groups(c, op, groups, has_mode, comm));
    sdyi_comm_add(c, comm);
    return SDYRT_OK;
}

static int64_t int_of(const sdyi_op *op, sdyi_name name) {
    return sdyi_op_attr(op, name)->cells[0].integer;
}

/* -- all_gather, all_to_all ------------------------------------------------ */

sdyrt_status sdyi_execute_all_gather(sdyi_compiler *c, const sdyi_op *op) {
    const int dim = (int)int_of(op, SDYI_NAME_ALL_GATHER_DIM);
    sdyi_thunk thunk;
    comm_plan *plan;
    SDYI_TRY(start(c, op, &thunk, &plan));
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_shape *const in = sdyi_slot_shape(c, thunk.in[i]);
        sdyi_comm comm = comm_start(in, SDYI_COMM_GATHER);
        cut_at(&comm, in, dim);
        comm.factor =
            sdyi_slot_shape(c, thunk.out[i])->dims[dim] / in->dims[dim];
        SDYI_TRY(
            add_comm(c, op, &thunk, SDYI_NAME_REPLICA_GROUPS, true, &comm));
    }
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

static void cut_twice(sdyi_comm *comm, const sdyi_shape *shape, int split,
                      int concat) {
    const int low = split < concat ? split : concat;
    const int high = split < concat ? concat : split;
    cut_at(comm, shape, split);
    comm->is_same = split == concat;
    comm->is_split_first = split < concat;
    if (comm->is_same)
        return;
    comm->outer = product(shape, 0, low);
    comm->mid = product(shape, low + 1, high);
    comm->b = shape->dims[concat];
    comm->inner = product(shape, high + 1, shape->rank);
}

sdyrt_status sdyi_execute_all_to_all(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_thunk thunk;
    comm_plan *plan;
    SDYI_TRY(start(c, op, &thunk, &plan));
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_shape *const in = sdyi_slot_shape(c, thunk.in[i]);
        sdyi_comm comm = comm_start(in, SDYI_COMM_ALL_TO_ALL);
        cut_twice(&comm, in, (int)int_of(op, SDYI_NAME_SPLIT_DIMENSION),
                  (int)int_of(op, SDYI_NAME_CONCAT_DIMENSION));
        comm.factor = int_of(op, SDYI_NAME_SPLIT_COUNT);
        SDYI_TRY(
            add_comm(c, op, &thunk, SDYI_NAME_REPLICA_GROUPS, false, &comm));
    }
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* -- all_reduce, reduce_scatter -------------------------------------------- */

/* The runtime's reduction that equals a body on elements of a dtype. False too
 * for floats whose every step is rounded: the runtime sums small floats in f32,
 * and in the order of groups. */
static bool find_reduction(const sdyi_compiler *c, const sdyi_op *op,
                           const sdyi_shape *shape,
                           sdyrt_reduction *reduction) {
    const sdyi_op *const only = sdyi_body_single(op, 0);
    if (only == NULL || !only->row->reduction.is_one || shape->narrow != 0 ||
        (c->rounds_steps && !sdyi_is_whole(shape->dtype)))
        return false;
    *reduction = shape->dtype == SDYRT_BOOL ? only->row->reduction.of_bools
                                            : only->row->reduction.of_numbers;
    return sdyrt_can_reduce(shape->dtype, *reduction);
}

/* Fold an operand by a body, element by element, in the group's order. */
static sdyrt_status fold(const comm_plan *p, const folded *o,
                         const sdyi_frame *f, const sdyi_comm_link *link,
                         void *out) {
    const int64_t parts = p->is_part ? link->size : 1;
    const int64_t at = p->is_part ? link->position : 0;
    for (int64_t i = 0; i < o->count / parts; i++) {
        const int64_t place =
            (i / o->part * parts + at) * o->part + i % o->part;
        const char *from =
            (const char *)link->scratch + (size_t)place * o->width;
        void *const acc = (char *)out + (size_t)i * o->width;
        memcpy(acc, from, o->width);
        for (int k = 1; k < link->size; k++) {
            from += (size_t)o->count * o->width;
            const void *const x = from;
            SDYI_TRY(sdyi_body_fold(&p->body, f, &acc, &x, &o->width, 1));
        }
    }
    return SDYRT_OK;
}

static sdyrt_status run_fold(const sdyi_thunk *t, const sdyi_frame *f) {
    const comm_plan *const p = t->plan;
    for (int i = 0; i < t->n_out; i++) {
        sdyi_comm_link *const link = &f->rank->links[p->first + i];
        if (p->operands[i].count == 0)
            continue;
        SDYI_TRY(sdyi_link_run(t, link, sdyi_in(t, f, i), link->scratch, 0));
        SDYI_TRY(fold(p, &p->operands[i], f, link, sdyi_out(t, f, i)));
    }
    return SDYRT_OK;
}

/* A reduction by a body, not one of the runtime; `dim` as in reduce(). */
static sdyrt_status fold_by_body(sdyi_compiler *c, const sdyi_op *op, int dim,
                                 sdyi_thunk *thunk, comm_plan *plan) {
    folded *const operands = SDYI_NEW(c->zone, folded, op->n_results + 1);
    for (int i = 0; i < op->n_results; i++) {
        const sdyi_shape *const in = sdyi_slot_shape(c, thunk->in[i]);
        const sdyi_shape *const out = sdyi_slot_shape(c, thunk->out[i]);
        operands[i] = (folded){in->width, in->count,
                               product(out, dim < 0 ? 0 : dim, out->rank)};
    }
    plan->operands = operands;
    plan->is_part = dim >= 0;
    thunk->run = run_fold;
    return sdyi_compile_body(c, op, 0, NULL, &plan->body);
}

/* The root of result i in its group. */
static sdyrt_status find_root(const sdyi_thunk *t, const sdyi_frame *f, int i,
                              int *root) {
    const comm_plan *const p = t->plan;
    const int size = f->rank->links[p->first + i].size;
    *root = p->says_roots ? ((const int32_t *)sdyi_in(t, f, t->n_out))[i] : 0;
    if (*root < 0 || *root >= size)
        return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                               "has root %d for operand %d, in a group of %d "
                               "ranks",
                               *root, i, size);
    return SDYRT_OK;
}

/* A reduction to the roots: all ranks reduce, those that are not a root then
 * write zeros. */
static sdyrt_status run_to_root(const sdyi_thunk *t, const sdyi_frame *f) {
    const comm_plan *const p = t->plan;
    SDYI_TRY(p->reduce(t, f));
    for (int i = 0; i < t->n_out; i++) {
        int root;
        if (p->bytes[i] == 0)
            continue;
        SDYI_TRY(find_root(t, f, i, &root));
        if (f->rank->links[p->first + i].position != root)
            memset(sdyi_out(t, f, i), 0, p->bytes[i]);
    }
    return SDYRT_OK;
}

/* A reduction that scatters along `dim`, or with -1 does not scatter.
 * `has_roots`: only the root of each group gets the result. */
static sdyrt_status reduce(sdyi_compiler *c, const sdyi_op *op, int dim,
                           bool has_roots) {
    sdyi_thunk thunk;
    comm_plan *plan;
    SDYI_TRY(start(c, op, &thunk, &plan));
    bool is_known = true;
    for (int i = 0; i < op->n_results; i++) {
        const sdyi_shape *const in = sdyi_slot_shape(c, thunk.in[i]);
        sdyi_comm comm =
            comm_start(in, dim < 0 ? SDYI_COMM_REDUCE : SDYI_COMM_SCATTER);
        SDYI_TRY(sdyi_body_takes(op, 0, 0, in));
        is_known = find_reduction(c, op, in, &comm.reduction);
        if (!is_known)
            comm.kind = SDYI_COMM_FOLD;
        else if (dim >= 0)
            cut_at(&comm, in, dim);
        if (dim >= 0)
            comm.factor =
                in->dims[dim] / sdyi_slot_shape(c, thunk.out[i])->dims[dim];
        SDYI_TRY(
            add_comm(c, op, &thunk, SDYI_NAME_REPLICA_GROUPS, true, &comm));
    }
    if (!is_known)
        SDYI_TRY(fold_by_body(c, op, dim, &thunk, plan));
    if (has_roots) {
        plan->says_roots = op->n_operands > op->n_results;
        plan->reduce = thunk.run;
        thunk.run = run_to_root;
    }
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_all_reduce(sdyi_compiler *c, const sdyi_op *op) {
    return reduce(c, op, -1, false);
}

sdyrt_status sdyi_execute_reduce_scatter(sdyi_compiler *c, const sdyi_op *op) {
    return reduce(c, op, (int)int_of(op, SDYI_NAME_SCATTER_DIMENSION), false);
}

sdyrt_status sdyi_execute_collective_reduce(sdyi_compiler *c,
                                            const sdyi_op *op) {
    return reduce(c, op, -1, true);
}

sdyrt_status sdyi_execute_cross_replica_sum(sdyi_compiler *c,
                                            const sdyi_op *op) {
    sdyi_thunk thunk;
    comm_plan *plan;
    SDYI_TRY(start(c, op, &thunk, &plan));
    const sdyi_shape *const in = sdyi_slot_shape(c, thunk.in[0]);
    sdyi_comm comm = comm_start(in, SDYI_COMM_REDUCE);
    comm.reduction = in->dtype == SDYRT_BOOL ? SDYRT_OR : SDYRT_SUM;
    if (in->narrow != 0 || !sdyrt_can_reduce(in->dtype, comm.reduction))
        return sdyi_refuse(op, "a sum of these elements");
    SDYI_TRY(add_comm(c, op, &thunk, SDYI_NAME_REPLICA_GROUPS, false, &comm));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* -- collective_permute, collective_broadcast ------------------------------ */

static sdyrt_status run_choice(const sdyi_thunk *t, const sdyi_frame *f) {
    const comm_plan *const p = t->plan;
    for (int i = 0; i < t->n_out; i++) {
        sdyi_comm_link *const link = &f->rank->links[p->first + i];
        void *const out = sdyi_out(t, f, i);
        int root;
        SDYI_TRY(sdyi_link_run(t, link, sdyi_in(t, f, i), link->scratch, 0));
        if (p->bytes[i] == 0)
            continue;
        if (link->size == 0) {
            memset(out, 0, p->bytes[i]);
            continue;
        }
        SDYI_TRY(find_root(t, f, i, &root));
        memcpy(out, (char *)link->scratch + (size_t)root * p->bytes[i],
               p->bytes[i]);
    }
    return SDYRT_OK;
}

static sdyrt_status transfer(sdyi_compiler *c, const sdyi_op *op,
                             sdyi_comm_kind kind) {
    sdyi_thunk thunk;
    comm_plan *plan;
    SDYI_TRY(start(c, op, &thunk, &plan));
    for (int i = 0; i < op->n_results; i++) {
        sdyi_comm comm = comm_start(sdyi_slot_shape(c, thunk.in[i]), kind);
        SDYI_TRY(add_comm(c, op, &thunk,
                          kind == SDYI_COMM_PERMUTE
                              ? SDYI_NAME_SOURCE_TARGET_PAIRS
                              : SDYI_NAME_REPLICA_GROUPS,
                          false, &comm));
    }
    plan->says_roots = op->n_operands > op->n_results;
    if (kind == SDYI_COMM_CHOOSE)
        thunk.run = run_choice;
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_collective_permute(sdyi_compiler *c,
                                             const sdyi_op *op) {
    return transfer(c, op, SDYI_COMM_PERMUTE);
}

sdyrt_status sdyi_execute_collective_broadcast(sdyi_compiler *c,
                                               const sdyi_op *op) {
    return transfer(c, op,
                    op->n_operands > op->n_results ? SDYI_COMM_CHOOSE
                                                   : SDYI_COMM_BROADCAST);
}

/* What a run of an operation is for the device of a rank and for its links:
 * counted in the program that the backend makes of the plan, which never runs.
 *
 * Nodes are of 8 ranks each. Messages count as they go. A collective counts as
 * a ring does: each byte is passed on to the next member, of those of one node
 * one has its next on another. Each number is the highest of some ranks. */
#include "bench/nccl_scale/scale.h"
#include "runtime/bound_plan.h"
#include "runtime/nccl/program.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    NODE = 8,
    B = 4, /* members along "b" */
    TILE = 64,
    /* messages of a group, by distances: as the library is built, not as its
     * tests are */
    DISTANCES = 512
};

/* -- the operations -------------------------------------------------------- */

/* Meshes of n ranks: "a"=n/4 times "b"=4, and a cube. */
typedef enum mesh_kind { MATRIX, CUBE } mesh_kind;

typedef struct operation {
    const char *name;
    sdyrt_op_kind kind;
    mesh_kind mesh;
    const char *from, *to, *axes;
    const char *own;  /* axis of own values; "": none, in groups; NULL: not */
    const char *cut;  /* by dimension the axis that the type is for, TILE each;
                         '.': none */
    bool is_uneven;   /* one index more in dimension 0 */
    bool is_reversed; /* device ids of `from` */
    bool has_root;
    int halos; /* dimensions with halos of 1 and 1 */
    bool is_periodic;
    int64_t shift;
    bool rotates;
    int64_t pairs; /* each member i sends to (i ^ pairs); 0: none */
    bool counts_vary;
} operation;

#define ROWS "[{\"b\"}, {}]"
#define COLUMNS "[{}, {\"b\"}]"
#define WHOLE "[{}, {}]"
#define ALL "[{\"a\", \"b\"}, {}]"
#define LINE "[{\"x\"}, {}, {}]"
#define PLANE "[{\"x\"}, {\"y\"}, {}]"
#define BOXES "[{\"x\"}, {\"y\"}, {\"z\"}]"

static const operation operations[] = {
    {"reshard rows to columns", SDYRT_OP_RESHARD, MATRIX, ROWS, COLUMNS,
     .cut = "bb"},
    {"reshard rows to columns, uneven", SDYRT_OP_RESHARD, MATRIX, ROWS, COLUMNS,
     .cut = "bb", .is_uneven = true},
    {"reshard FSDP to TP", SDYRT_OP_RESHARD, MATRIX, ALL, COLUMNS, .cut = "nb"},
    {"reshard to ranks in reverse", SDYRT_OP_RESHARD, MATRIX, ALL, ALL,
     .cut = "n.", .is_reversed = true},
    {"reshard to a halo of 1", SDYRT_OP_RESHARD, CUBE, LINE, LINE, .cut = "c..",
     .halos = 1, .own = ""},
    {"all_gather of 4", SDYRT_OP_ALL_GATHER, MATRIX, ROWS, WHOLE, ROWS,
     .cut = "b."},
    {"all_gather of 4, uneven", SDYRT_OP_ALL_GATHER, MATRIX, ROWS, WHOLE, ROWS,
     .cut = "b.", .is_uneven = true},
    {"all_gather of all", SDYRT_OP_ALL_GATHER, MATRIX, ALL, WHOLE, ALL,
     .cut = "n."},
    {"all_slice", SDYRT_OP_ALL_SLICE, MATRIX, WHOLE, ROWS, ROWS, .cut = "b."},
    {"all_reduce of 4", SDYRT_OP_ALL_REDUCE, MATRIX, WHOLE, WHOLE, "{\"b\"}",
     .cut = "b."},
    {"all_reduce of all", SDYRT_OP_ALL_REDUCE, MATRIX, WHOLE, WHOLE,
     "{\"a\", \"b\"}", .cut = "b."},
    {"reduce_scatter of 4", SDYRT_OP_REDUCE_SCATTER, MATRIX, WHOLE, ROWS, ROWS,
     .cut = "b."},
    {"reduce_scatter of 4, uneven", SDYRT_OP_REDUCE_SCATTER, MATRIX, WHOLE,
     ROWS, ROWS, .cut = "b.", .is_uneven = true},
    {"all_to_all of 4", SDYRT_OP_ALL_TO_ALL, MATRIX, ROWS, COLUMNS,
     "[{\"b\"}: 0->1]", .cut = "bb"},
    {"all_to_all of 4, along one dim", SDYRT_OP_ALL_TO_ALL, MATRIX, WHOLE, ROWS,
     "[{\"b\"}: 0->0]", .cut = "b.", .own = "a"},
    {"all_to_all of 4, planned counts", SDYRT_OP_ALL_TO_ALL, MATRIX, ROWS, ROWS,
     "[{\"b\"}: 0->0]", .cut = "b.", .own = "a"},
    {"all_to_all of 4, counts of a run", SDYRT_OP_ALL_TO_ALL, MATRIX, ROWS,
     ROWS, "[{\"b\"}: 0->0]", .cut = "b.", .own = "a", .counts_vary = true},
    {"collective_permute in groups", SDYRT_OP_COLLECTIVE_PERMUTE, MATRIX,
     "[{\"b\":(1)2}, {\"b\":(2)2}]", "[{\"b\":(2)2}, {\"b\":(1)2}]",
     .cut = "bb"},
    {"sharded_to_unreduced", SDYRT_OP_SHARDED_TO_UNREDUCED, MATRIX, ROWS,
     "[{}, {}], unreduced={\"b\"}", ROWS, .cut = "b."},
    {"replicated_to_unreduced", SDYRT_OP_REPLICATED_TO_UNREDUCED, MATRIX, WHOLE,
     "[{}, {}], unreduced={\"b\"}", "{\"b\"}", .cut = "b."},
    {"broadcast of 4", SDYRT_OP_BROADCAST, MATRIX, WHOLE, WHOLE, "{\"b\"}",
     .cut = "b.", .own = "a", .has_root = true},
    {"gather of 4", SDYRT_OP_GATHER, MATRIX, ROWS, WHOLE, ROWS, .cut = "b.",
     .own = "a", .has_root = true},
    {"reduce of 4", SDYRT_OP_REDUCE, MATRIX, WHOLE, WHOLE, "{\"b\"}",
     .cut = "b.", .own = "a", .has_root = true},
    {"scatter of 4", SDYRT_OP_SCATTER, MATRIX, WHOLE, ROWS, ROWS, .cut = "b.",
     .own = "a", .has_root = true},
    {"shift by 1 of 4", SDYRT_OP_SHIFT, MATRIX, WHOLE, WHOLE, "{\"b\"}",
     .cut = "b.", .own = "a", .shift = 1},
    {"shift by 1 of 4, rotating", SDYRT_OP_SHIFT, MATRIX, WHOLE, WHOLE,
     "{\"b\"}", .cut = "b.", .own = "a", .shift = 1, .rotates = true},
    {"shift by 1 along a, rotating", SDYRT_OP_SHIFT, MATRIX, WHOLE, WHOLE,
     "{\"a\"}", .cut = "b.", .own = "b", .shift = 1, .rotates = true},
    {"send_recv, crossing pairs of 4", SDYRT_OP_SEND_RECV, MATRIX, WHOLE, WHOLE,
     "{\"b\"}", .cut = "b.", .own = "a", .pairs = 3},
    {"halos, 1-D", SDYRT_OP_UPDATE_HALO, CUBE, LINE, LINE, .cut = "c..",
     .halos = 1},
    {"halos, 1-D, periodic", SDYRT_OP_UPDATE_HALO, CUBE, LINE, LINE,
     .cut = "c..", .halos = 1, .is_periodic = true},
    {"halos, 2-D", SDYRT_OP_UPDATE_HALO, CUBE, PLANE, PLANE, .cut = "cc.",
     .halos = 2},
    {"halos, 2-D, periodic", SDYRT_OP_UPDATE_HALO, CUBE, PLANE, PLANE,
     .cut = "cc.", .halos = 2, .is_periodic = true},
    {"halos, 3-D", SDYRT_OP_UPDATE_HALO, CUBE, BOXES, BOXES, .cut = "ccc",
     .halos = 3},
    {"halos, 3-D, periodic", SDYRT_OP_UPDATE_HALO, CUBE, BOXES, BOXES,
     .cut = "ccc", .halos = 3, .is_periodic = true},
};
enum { N_OPERATIONS = sizeof operations / sizeof operations[0] };

/* -- making them ----------------------------------------------------------- */

static int cube_root(int n) {
    int c = 1;
    while (c * c * c < n)
        c++;
    return c;
}

/* The elements of dimension `d`. */
static int64_t size_of(const operation *o, int n, int d) {
    const int64_t shards = o->cut[d] == 'b'   ? B
                           : o->cut[d] == 'n' ? n
                           : o->cut[d] == 'c' ? cube_root(n)
                                              : 1;
    const int64_t each = o->mesh == CUBE || shards < n ? TILE : 1;
    return shards * each + (d == 0 && o->is_uneven);
}

static const sdyrt_sharding *make_sharding(const operation *o, int n,
                                           const char *dims, bool has_halos) {
    char text[160];
    const sdyrt_sharding *sharding = NULL;
    if (o->mesh == MATRIX)
        (void)snprintf(text, sizeof text, "<mesh<[\"a\"=%d, \"b\"=%d]>, %s>",
                       n / B, B, dims);
    else
        (void)snprintf(text, sizeof text,
                       "<mesh<[\"x\"=%d, \"y\"=%d, \"z\"=%d]>, %s>",
                       cube_root(n), cube_root(n), cube_root(n), dims);
    if (sdyrt_sharding_parse(text, NULL, 0, &sharding) != SDYRT_OK)
        scale_give_up(o->name);
    for (int d = 0; d < o->halos && has_halos; d++) {
        const sdyrt_sharding *more = NULL;
        if (sdyrt_sharding_with_halo(sharding, d, 1, 1, &more) != SDYRT_OK)
            scale_give_up(o->name);
        sdyrt_sharding_release(sharding);
        sharding = more;
    }
    return sharding;
}

/* The fields that only some kinds have. */
static void set_fields(const operation *o, int n, sdyrt_op *op) {
    static const int64_t root[] = {1};
    static const bool periodic[] = {true, true, true};
    static int64_t counts[B * B];
    static sdyrt_pair pairs[B];
    static sdyrt_axis_ref own;
    static int reversed[4096];
    for (int i = 0; i < B * B; i++)
        counts[i] = TILE / B;
    for (int i = 0; i < B; i++)
        pairs[i] = (sdyrt_pair){i, i ^ o->pairs};
    for (int i = 0; i < n; i++)
        reversed[i] = n - 1 - i;
    own = (sdyrt_axis_ref){.name = o->own};
    if (o->own != NULL)
        op->own_axes = (sdyrt_axis_list){&own, *o->own != '\0'};
    if (o->has_root) {
        op->root = root;
        op->n_root = 1;
    }
    if (o->pairs != 0) {
        op->pairs = pairs;
        op->n_pairs = B;
    }
    if (o->is_periodic) {
        op->periodic = periodic;
        op->n_periodic = o->halos;
    }
    if (strstr(o->name, "planned") != NULL) {
        op->counts = counts;
        op->n_counts = (int64_t)B * B;
    }
    if (o->counts_vary) {
        op->counts_vary = true;
        op->type.dims[0] = SDYRT_DYNAMIC;
        op->in_capacity = op->out_capacity = TILE;
        op->pair_capacity = TILE / B;
    }
    if (o->is_reversed) {
        op->from_ranks = reversed;
        op->n_from_ranks = n;
    }
    op->shift_offset = o->shift;
    op->rotate = o->rotates;
}

static sdyrt_plan *make_plan(sdyrt_context *context, const operation *o) {
    const int n = sdyrt_context_size(context);
    sdyrt_op op = SDYRT_OP_INIT;
    sdyrt_plan *plan = NULL;
    op.kind = o->kind;
    op.type.dtype = SDYRT_F32;
    op.type.rank = (int)strlen(o->cut);
    for (int d = 0; d < op.type.rank; d++)
        op.type.dims[d] = size_of(o, n, d);
    op.from = make_sharding(o, n, o->from, o->kind == SDYRT_OP_UPDATE_HALO);
    op.to = make_sharding(o, n, o->to, true);
    op.axes = o->axes;
    set_fields(o, n, &op);
    if (sdyrt_plan_create(context, &op, NULL, &plan) != SDYRT_OK)
        scale_give_up(o->name);
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    return plan;
}

/* -- counting -------------------------------------------------------------- */

typedef struct tally {
    int64_t comm;     /* ranks of the smallest communicator; 0: none is used */
    int64_t channels; /* of a message there */
    int64_t groups, collectives, kernels, messages;
    int64_t near, far; /* bytes sent within the node, and to others */
} tally;

static int node_of(int rank) {
    return rank / NODE;
}

/* The channels of a message by NCCL 2.28 (enqueue.cc, addP2pToPlan; paths.cc),
 * with 32 for messages: as if each rank had one for each other at once; between
 * nodes two at most. */
static int64_t channels_of(int64_t n_ranks, bool has_nodes) {
    enum { CHANNELS = 32, BETWEEN_NODES = 2 };
    int64_t n = has_nodes ? BETWEEN_NODES : CHANNELS;
    while (n * n_ranks > CHANNELS && n > 1)
        n /= 2;
    return n;
}

/* Members of a group on the node of this rank. */
static int64_t count_near(const sdyi_group *group, int rank) {
    int64_t n = 0;
    for (int64_t i = 0; i < group->n; i++)
        n += node_of(sdyi_group_rank(group, i)) == node_of(rank);
    return n;
}

static void use_comm(tally *t, int64_t n, bool has_nodes, bool has_messages) {
    if (t->comm == 0 || n < t->comm)
        t->comm = n;
    if (has_messages &&
        (t->channels == 0 || channels_of(n, has_nodes) < t->channels))
        t->channels = channels_of(n, has_nodes);
}

static void count_collective(const sdyi_nccl_collective *c,
                             const sdyi_group *group, int rank, tally *t) {
    const int64_t near = count_near(group, rank), n = group->n;
    const int64_t block = (int64_t)c->bytes;
    int64_t bytes = block * (n - 1), far;
    if (c->kind == SDYI_NCCL_BROADCAST || c->kind == SDYI_NCCL_REDUCE)
        bytes = block;
    if (c->kind == SDYI_NCCL_ALL_REDUCE)
        bytes = 2 * block * (n - 1) / n;
    assert(near > 0); /* the rank itself is */
    far = near == n ? 0 : bytes / near;
    if (c->kind == SDYI_NCCL_ALL_TO_ALL)
        far = block * (n - near);
    t->collectives++;
    t->near += bytes - far;
    t->far += far;
    use_comm(t, n, near < n, c->kind == SDYI_NCCL_ALL_TO_ALL);
}

/* The groups that a round's messages go in. */
static int64_t count_groups(const sdyi_nccl_round *r) {
    int64_t i = 0, k = 0, n = 0;
    while (i < r->n_sends || k < r->n_receives) {
        int next = i < r->n_sends ? r->sends[i].distance : INT32_MAX;
        if (k < r->n_receives && r->receives[k].distance < next)
            next = r->receives[k].distance;
        const int end = (next / DISTANCES + 1) * DISTANCES;
        while (i < r->n_sends && r->sends[i].distance < end)
            i++;
        while (k < r->n_receives && r->receives[k].distance < end)
            k++;
        n++;
    }
    return n;
}

static void count_round(const sdyi_nccl_round *r, const sdyi_nccl_path *path,
                        int rank, int n_ranks, tally *t) {
    const sdyi_group *const group = &path->step.group;
    const bool is_in_group = path->is_in_group;
    if (r->collective.kind != SDYI_NCCL_IDLE)
        count_collective(&r->collective, group, rank, t);
    t->kernels += (r->before != NULL) + (r->after != NULL);
    t->groups += count_groups(r);
    t->messages += r->n_sends;
    for (int64_t i = 0; i < r->n_sends; i++) {
        const int peer = r->sends[i].peer;
        const int to = is_in_group ? sdyi_group_rank(group, peer) : peer;
        *(node_of(to) == node_of(rank) ? &t->near : &t->far) +=
            (int64_t)r->sends[i].bytes;
    }
    if (r->n_sends + r->n_receives > 0 && is_in_group)
        use_comm(t, group->n, count_near(group, rank) < group->n, true);
    else if (r->n_sends + r->n_receives > 0)
        use_comm(t, n_ranks, n_ranks > NODE, true);
}

static tally count(const sdyrt_plan *plan, int rank, int n_ranks) {
    const sdyi_nccl_program *const p = plan->bound->program;
    tally t = {0};
    for (int i = 0; i < p->n_parts; i++) {
        const sdyi_nccl_part *const part = &p->parts[i];
        for (int64_t k = 0; k < part->n_rounds; k++)
            count_round(&part->rounds[k], &p->paths[i], rank, n_ranks, &t);
    }
    if (p->ragged.n > 0)
        t.kernels += 3; /* pack, look, unpack */
    return t;
}

static void keep_higher(int64_t *kept, int64_t number) {
    *kept = number > *kept ? number : *kept;
}

static void add(const tally *t, tally *most) {
    keep_higher(&most->comm, t->comm);
    keep_higher(&most->channels, t->channels);
    keep_higher(&most->groups, t->groups);
    keep_higher(&most->collectives, t->collectives);
    keep_higher(&most->kernels, t->kernels);
    keep_higher(&most->messages, t->messages);
    keep_higher(&most->near, t->near);
    keep_higher(&most->far, t->far);
}

/* -- all of them ----------------------------------------------------------- */

static void print(int n, const char *name, const tally *t) {
    printf("%6d  %-33s %5" PRId64 " %6" PRId64 " %6" PRId64 " %7" PRId64
           " %8" PRId64 " %8" PRId64 " %10" PRId64 " %10" PRId64 "\n",
           n, name, t->comm, t->groups, t->collectives, t->kernels, t->messages,
           t->channels, t->near, t->far);
}

void scale_operations(int n) {
    if (n == 0) {
        printf("%6s  %-33s %5s %6s %6s %7s %8s %8s %10s %10s\n", "ranks",
               "operation", "comm", "groups", "colls", "kernels", "messages",
               "channels", "near", "far");
        return;
    }
    const int ranks[] = {0, 1, n / 2 - 1, n - 1};
    tally most[N_OPERATIONS] = {0};
    for (size_t r = 0; r < sizeof ranks / sizeof ranks[0]; r++) {
        sdyrt_context *const context = scale_context(ranks[r], n);
        for (int i = 0; i < N_OPERATIONS; i++) {
            sdyrt_plan *const plan = make_plan(context, &operations[i]);
            const tally t = count(plan, ranks[r], n);
            add(&t, &most[i]);
            sdyrt_plan_destroy(plan);
        }
        sdyrt_context_destroy(context);
    }
    for (int i = 0; i < N_OPERATIONS; i++)
        print(n, operations[i].name, &most[i]);
}

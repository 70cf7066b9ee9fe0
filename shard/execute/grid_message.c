/* send and recv of MLIR's dialect shard.
 *
 *     in the text                   implementation
 *     a pair, all known at compile  a plan: the source sends to the destination
 *     a pair that a run computes    an exchange: ranks gather all peers first
 *     a send or a recv alone        a message, by the order of these between
 *                                   two ranks
 *
 * A pair is a send and a later recv of the same groups in one block that all
 * ranks reach once: the k-th send with the k-th recv. p sends to q where the
 * destination of p is q and the source of q is p. Pairs that a run computes and
 * that do not depend on each other are one exchange, in which those between two
 * ranks meet in their order. An op in a branch, or without a partner, is alone:
 * each rank that reaches it sends, or receives. A send alone waits for the next
 * recv, with which it makes a batch, so that ranks may send to each other; it
 * runs before any other op that needs other ranks. */
#include "shard/execute/grid_message.h"

#include "base/clock.h"
#include "shard/execute/entries.h"
#include "shard/rows/op_kind.h"

#include <string.h>

sdyrt_status sdyi_peer_read(sdyi_compiler *c, const sdyi_op *op, sdyi_name name,
                            const sdyi_grid_move *move, sdyi_peer *to) {
    *to = (sdyi_peer){.name = sdyi_name_text(c->pool, name),
                      .groups = move,
                      .at = sdyi_numbers_read(c, op, name)};
    to->is_any = to->at.n == 0 && move->n_grid_axes > 0;
    return to->at.n <= SDYI_GRID_MOST_AXES
               ? SDYRT_OK
               : sdyi_refuse(op, "a %s of more than %d coordinates", to->name,
                             SDYI_GRID_MOST_AXES);
}

sdyrt_status sdyi_peer_find(const sdyi_thunk *t, const sdyi_frame *f,
                            const sdyi_peer *p, int rank,
                            const int64_t *coordinates, int64_t *member) {
    const sdyrt_mesh *const grid = f->rank->links[p->link].grid;
    const int *const axes = p->groups->grid_axes;
    for (int i = 0; i < p->at.n; i++) {
        const int64_t size = sdyrt_mesh_axis_at(grid, axes[i]).size;
        if (coordinates[i] < 0 || coordinates[i] >= size)
            return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                   "has on rank %d a %s with coordinate %d of "
                                   "%lld, of an axis of size %lld",
                                   rank, p->name, i, (long long)coordinates[i],
                                   (long long)size);
    }
    return sdyi_comm_place(
        t, sdyrt_grid_member(grid, rank, axes, p->at.n, coordinates, member));
}

sdyrt_status sdyi_messages_run(const sdyi_thunk *t, sdyi_comm_link *link,
                               const sdyi_frame *f,
                               const sdyrt_message *messages, int n) {
    const double before = sdyi_clock();
    const sdyrt_status status =
        sdyrt_batch(f->rank->world.context, messages, n);
    link->seconds += sdyi_clock() - before;
    return sdyi_comm_place(t, status);
}

/* -- messages alone -------------------------------------------------------- */

enum { MOST_SENDS = 16 };

typedef struct outbound {
    sdyi_peer to;
    int data; /* slot */
    size_t bytes;
} outbound;

/* Sends that have waited, and the recv after them. */
typedef struct batch_plan {
    outbound sends[MOST_SENDS];
    sdyi_peer from;
    size_t bytes;
    int n_sends;
    bool receives;
} batch_plan;

/* Sends that wait for a recv while compiling goes on. */
struct sdyi_sends {
    outbound at[MOST_SENDS];
    const sdyi_op *ops[MOST_SENDS];
    int n;
};

static sdyrt_status find_own_peer(const sdyi_thunk *t, const sdyi_frame *f,
                                  const sdyi_peer *p, int *rank) {
    int64_t coordinates[SDYI_GRID_MOST_AXES], member = 0;
    int operand = p->operand;
    sdyi_numbers_fill(t, f, &p->at, &operand, coordinates);
    SDYI_TRY(
        sdyi_peer_find(t, f, p, f->rank->world.rank, coordinates, &member));
    *rank = (int)member;
    return SDYRT_OK;
}

static sdyrt_status run_alone(const sdyi_thunk *t, const sdyi_frame *f) {
    const batch_plan *const p = t->plan;
    sdyrt_message messages[MOST_SENDS + 1];
    const int link = p->receives ? p->from.link : p->sends[0].to.link;
    for (int i = 0; i < p->n_sends; i++) {
        messages[i] = (sdyrt_message){.data = f->data[p->sends[i].data],
                                      .bytes = p->sends[i].bytes};
        SDYI_TRY(find_own_peer(t, f, &p->sends[i].to, &messages[i].peer));
    }
    sdyrt_message *const last = &messages[p->n_sends];
    if (p->receives) {
        *last = (sdyrt_message){
            .receives = true, .data = sdyi_out(t, f, 0), .bytes = p->bytes};
        SDYI_TRY(find_own_peer(t, f, &p->from, &last->peer));
    }
    return sdyi_messages_run(t, &f->rank->links[link], f, messages,
                             p->n_sends + p->receives);
}

void sdyi_peer_append(sdyi_compiler *c, const sdyi_op *op, int *in, int *n,
                      sdyi_peer *of) {
    of->operand = *n;
    for (int i = 1; i < op->n_operands; i++)
        in[(*n)++] = sdyi_slot_of(c, sdyi_operand(op, i));
}

/* Move the waiting sends into a plan, and their slots into `in`. */
static void take_sends(sdyi_compiler *c, batch_plan *plan, int *in, int *n) {
    struct sdyi_sends *const sends = sdyi_delayed_of(c)->sends;
    for (int i = 0; sends != NULL && i < sends->n; i++) {
        plan->sends[i] = sends->at[i];
        sdyi_slot_use(c, plan->sends[i].data);
        sdyi_peer_append(c, sends->ops[i], in, n, &plan->sends[i].to);
        plan->n_sends++;
    }
    if (sends != NULL)
        sends->n = 0;
}

static int *make_operands(sdyi_compiler *c, int more) {
    const struct sdyi_sends *const sends = sdyi_delayed_of(c)->sends;
    int n = more;
    for (int i = 0; sends != NULL && i < sends->n; i++)
        n += sends->ops[i]->n_operands;
    return SDYI_NEW(c->zone, int, n + 1);
}

/* Emit the sends that wait for a recv. */
static void end_sends(sdyi_compiler *c) {
    const struct sdyi_sends *const sends = c->delayed->sends;
    if (sends == NULL || sends->n == 0)
        return;
    const sdyi_op *const op = sends->ops[sends->n - 1];
    batch_plan *const plan = SDYI_PLAN(c, batch_plan);
    int *const in = make_operands(c, 0);
    int n = 0;
    take_sends(c, plan, in, &n);
    sdyi_thunk_append(c, &(sdyi_thunk){.run = run_alone,
                                       .plan = plan,
                                       .in = in,
                                       .n_in = n,
                                       .position = c->position,
                                       .origin = sdyi_origin_of(c, op)});
}

sdyi_delayed *sdyi_delayed_of(sdyi_compiler *c) {
    if (c->delayed == NULL)
        c->delayed = SDYI_NEW(c->zone, sdyi_delayed, 1);
    c->let_go = end_sends;
    return c->delayed;
}

static sdyrt_status compile_send(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_grid_move *move;
    sdyi_delayed *const held = sdyi_delayed_of(c);
    if (held->sends == NULL)
        held->sends = SDYI_NEW(c->zone, struct sdyi_sends, 1);
    struct sdyi_sends *const sends = held->sends;
    if (sends->n == MOST_SENDS)
        end_sends(c);
    outbound *const made = &sends->at[sends->n];
    SDYI_TRY(sdyi_grid_move_start(c, op, &move));
    SDYI_TRY(sdyi_peer_read(c, op, SDYI_NAME_DESTINATION, move, &made->to));
    move->is_of_run = true;
    made->data = sdyi_slot_of(c, sdyi_operand(op, 0));
    made->bytes = sdyi_slot_shape(c, made->data)->bytes;
    made->to.link = c->n_comms;
    const sdyi_origin origin = sdyi_origin_of(c, op);
    sdyi_grid_move_add(c, move, &origin);
    sends->ops[sends->n++] = op;
    return SDYRT_OK;
}

static sdyrt_status compile_recv(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_grid_move *move;
    sdyi_thunk thunk;
    batch_plan *const plan = SDYI_PLAN(c, batch_plan);
    SDYI_TRY(sdyi_grid_move_start(c, op, &move));
    SDYI_TRY(sdyi_peer_read(c, op, SDYI_NAME_SOURCE, move, &plan->from));
    if (plan->from.is_any)
        return sdyi_refuse(op, "no source, and no shard.send before it that "
                               "all ranks come to");
    move->is_of_run = true;
    plan->receives = true;
    plan->from.link = c->n_comms;
    SDYI_TRY(sdyi_thunk_make(c, op, run_alone, plan, &thunk));
    plan->bytes = sdyi_slot_shape(c, thunk.out[0])->bytes;
    int *const in = make_operands(c, op->n_operands);
    thunk.n_in = 0;
    take_sends(c, plan, in, &thunk.n_in);
    sdyi_peer_append(c, op, in, &thunk.n_in, &plan->from);
    thunk.in = in;
    sdyi_grid_move_add(c, move, &thunk.origin);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_grid_send(sdyi_compiler *c, const sdyi_op *op) {
    SDYI_TRY(sdyi_alias(c, op, 0, 0));
    return sdyi_partner_of(c, op) != NULL ? SDYRT_OK : compile_send(c, op);
}

sdyrt_status sdyi_execute_grid_recv(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_op *const send = sdyi_partner_of(c, op);
    return send != NULL ? sdyi_pair_compile(c, send, op) : compile_recv(c, op);
}

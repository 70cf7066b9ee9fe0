/* send and recv of MLIR's dialect shard.
 *
 *     in the text                   what runs
 *     a pair, all of it known       a plan: the source sends to the destination
 *     a pair that a run decides     an exchange: ranks tell each other theirs
 *     a send or a recv alone        a message, by the order of these between
 *                                   two ranks
 *
 * A pair is a send and behind it a recv of the same groups in one block, the
 * k-th of one with the k-th of the other, to which all ranks come once: p sends
 * to q where the destination of p is q and the source of q is p. What is behind
 * a branch, or has no partner, is alone: each rank that comes to it sends, or
 * receives. A send alone waits for the next recv, with which it makes a batch,
 * so that ranks may send to each other; it goes before anything else that needs
 * other ranks. */
#include "base/clock.h"
#include "program/execute/execute.h"
#include "program/execute/grid.h"
#include "program/rows/op_kind.h"

#include <string.h>

/* A member by its coordinates, which a run finds in operands. */
typedef struct peer {
    const char *name; /* of the attribute */
    const sdyrt_grid_op *groups;
    sdyi_numbers at;
    int link, operand; /* the first of the thunk */
    bool is_any;       /* a source that the text does not name */
} peer;

static sdyrt_status read_peer(sdyi_compiler *c, const sdyi_op *op,
                              const char *name, const sdyi_grid_move *move,
                              peer *to) {
    *to = (peer){.name = name,
                 .groups = &move->op,
                 .at = sdyi_numbers_read(c, op, name)};
    to->is_any = to->at.n == 0 && move->op.n_grid_axes > 0;
    return to->at.n <= SDYI_GRID_MOST_AXES
               ? SDYRT_OK
               : sdyi_refuse(op, "a %s of more than %d coordinates", name,
                             SDYI_GRID_MOST_AXES);
}

/* The rank that the peer of a rank is. */
static sdyrt_status find_peer(const sdyi_thunk *t, const sdyi_frame *f,
                              const peer *p, int rank,
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

static sdyrt_status run_batch(const sdyi_thunk *t, sdyi_link *link,
                              const sdyi_frame *f,
                              const sdyrt_message *messages, int n) {
    const double before = sdyi_clock();
    const sdyrt_status status =
        sdyrt_batch(f->rank->world.context, messages, n);
    link->seconds += sdyi_clock() - before;
    return sdyi_comm_place(t, status);
}

/* -- exchanges ------------------------------------------------------------- */

typedef struct exchange_plan {
    int link;
    peer destination, source;
    size_t bytes;
} exchange_plan;

/* What all ranks have told, and what comes of it; of each n. */
typedef struct wishes {
    int64_t *destination, *source;
    int64_t *sender; /* to a rank that takes what comes; -1: none */
    int n;
} wishes;

/* Of ranks that take what comes: what another sends, or else they themselves.
 */
static sdyrt_status find_senders(const sdyi_thunk *t, wishes *w) {
    for (int q = 0; q < w->n; q++)
        w->sender[q] = -1;
    for (int p = 0; p < w->n; p++) {
        const int64_t q = w->destination[p];
        if (q == p)
            continue;
        if (w->sender[q] >= 0)
            return sdyi_thunk_fail(t, SDYRT_MISMATCH,
                                   "has no source, and rank %d is sent to by "
                                   "ranks %d and %d",
                                   (int)q, (int)w->sender[q], p);
        w->sender[q] = p;
    }
    for (int q = 0; q < w->n; q++)
        w->source[q] = w->sender[q] >= 0 ? w->sender[q] : q;
    return SDYRT_OK;
}

static bool is_received(const wishes *w, int64_t p) {
    return w->source[w->destination[p]] == p;
}

/* In each group somebody receives what is sent. */
static sdyrt_status check_groups(const sdyi_thunk *t, const sdyi_frame *f,
                                 wishes *w) {
    static const int64_t zeros[SDYI_GRID_MOST_AXES];
    const exchange_plan *const plan = t->plan;
    peer first = plan->destination; /* of a group */
    first.at.n = first.groups->n_grid_axes;
    int64_t *const is_met = w->sender;
    memset(is_met, 0, (size_t)w->n * sizeof *is_met);
    for (int turn = 0; turn < 2; turn++)
        for (int p = 0; p < w->n; p++) {
            int64_t group = 0;
            SDYI_TRY(find_peer(t, f, &first, p, zeros, &group));
            if (turn == 0 && is_received(w, p))
                is_met[group] = 1;
            else if (turn == 1 && !is_met[group])
                return sdyi_thunk_fail(
                    t, SDYRT_MISMATCH,
                    "gets nothing: rank %d sends to rank %d, which receives "
                    "from rank %d",
                    p, (int)w->destination[p],
                    (int)w->source[w->destination[p]]);
        }
    return SDYRT_OK;
}

/* The peers of all ranks, the same on each, and so are the errors. */
static sdyrt_status find_wishes(const sdyi_thunk *t, const sdyi_frame *f,
                                wishes *w) {
    const exchange_plan *const p = t->plan;
    sdyi_link *const link = &f->rank->links[p->link];
    int64_t mine[2 * SDYI_GRID_MOST_AXES];
    const int64_t *all = NULL;
    const int n = p->destination.at.n;
    int operand = p->destination.operand;
    sdyi_numbers_fill(t, f, &p->destination.at, &operand, mine);
    operand = p->source.operand;
    sdyi_numbers_fill(t, f, &p->source.at, &operand, mine + n);
    SDYI_TRY(sdyi_grid_tell(t, f, link, mine, &all));
    for (int rank = 0; rank < w->n; rank++) {
        const int64_t *const told = all + (ptrdiff_t)rank * link->n_told;
        SDYI_TRY(find_peer(t, f, &p->destination, rank, told,
                           &w->destination[rank]));
        if (!p->source.is_any)
            SDYI_TRY(
                find_peer(t, f, &p->source, rank, told + n, &w->source[rank]));
    }
    if (p->source.is_any)
        SDYI_TRY(find_senders(t, w));
    return check_groups(t, f, w);
}

static sdyrt_status run_exchange(const sdyi_thunk *t, const sdyi_frame *f) {
    const exchange_plan *const p = t->plan;
    sdyi_link *const link = &f->rank->links[p->link];
    const int me = f->rank->world.rank, n = f->rank->world.size;
    int64_t *const at = link->scratch;
    wishes w = {at, at + n, at + 2 * (ptrdiff_t)n, n};
    sdyrt_message messages[2];
    int n_messages = 0;
    SDYI_TRY(find_wishes(t, f, &w));
    if (is_received(&w, me))
        messages[n_messages++] = (sdyrt_message){.peer = (int)w.destination[me],
                                                 .data = f->data[t->in[0]],
                                                 .bytes = p->bytes};
    if (w.destination[w.source[me]] == me)
        messages[n_messages++] = (sdyrt_message){.receives = true,
                                                 .peer = (int)w.source[me],
                                                 .data = sdyi_out(t, f, 0),
                                                 .bytes = p->bytes};
    else if (p->bytes > 0)
        memset(sdyi_out(t, f, 0), 0, p->bytes);
    return p->bytes == 0 || n_messages == 0
               ? SDYRT_OK
               : run_batch(t, link, f, messages, n_messages);
}

/* -- messages alone -------------------------------------------------------- */

enum { MOST_SENDS = 16 };

typedef struct outbound {
    peer to;
    int data; /* slot */
    size_t bytes;
} outbound;

/* Sends, and a recv behind them. */
typedef struct batch_plan {
    outbound sends[MOST_SENDS];
    peer from;
    size_t bytes;
    int n_sends;
    bool receives;
} batch_plan;

/* Those that wait for a recv while the compiler goes on. */
struct sdyi_sends {
    outbound at[MOST_SENDS];
    const sdyi_op *ops[MOST_SENDS];
    int n;
};

static sdyrt_status find_own_peer(const sdyi_thunk *t, const sdyi_frame *f,
                                  const peer *p, int *rank) {
    int64_t coordinates[SDYI_GRID_MOST_AXES], member = 0;
    int operand = p->operand;
    sdyi_numbers_fill(t, f, &p->at, &operand, coordinates);
    SDYI_TRY(find_peer(t, f, p, f->rank->world.rank, coordinates, &member));
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
    return run_batch(t, &f->rank->links[link], f, messages,
                     p->n_sends + p->receives);
}

/* Append the operands of an op behind the first, its coordinates. */
static void add_coordinates(sdyi_compiler *c, const sdyi_op *op, int *in,
                            int *n, peer *of) {
    of->operand = *n;
    for (int i = 1; i < op->n_operands; i++)
        in[(*n)++] = sdyi_slot_of(c, sdyi_operand(op, i));
}

/* Put the sends that wait into a plan, whose thunk has the operands `in`. */
static void take_sends(sdyi_compiler *c, batch_plan *plan, int *in, int *n) {
    struct sdyi_sends *const sends = c->sends;
    for (int i = 0; sends != NULL && i < sends->n; i++) {
        plan->sends[i] = sends->at[i];
        sdyi_slot_use(c, plan->sends[i].data);
        add_coordinates(c, sends->ops[i], in, n, &plan->sends[i].to);
        plan->n_sends++;
    }
    if (sends != NULL)
        sends->n = 0;
}

static int *make_operands(sdyi_compiler *c, int more) {
    int n = more;
    for (int i = 0; c->sends != NULL && i < c->sends->n; i++)
        n += c->sends->ops[i]->n_operands;
    return SDYI_NEW(c->zone, int, n + 1);
}

void sdyi_sends_end(sdyi_compiler *c) {
    if (c->sends == NULL || c->sends->n == 0)
        return;
    const sdyi_op *const op = c->sends->ops[c->sends->n - 1];
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

static sdyrt_status compile_send(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_grid_move *move;
    if (c->sends == NULL)
        c->sends = SDYI_NEW(c->zone, struct sdyi_sends, 1);
    if (c->sends->n == MOST_SENDS)
        sdyi_sends_end(c);
    outbound *const made = &c->sends->at[c->sends->n];
    SDYI_TRY(sdyi_grid_move_start(c, op, &move));
    SDYI_TRY(read_peer(c, op, "destination", move, &made->to));
    move->is_of_run = true;
    made->data = sdyi_slot_of(c, sdyi_operand(op, 0));
    made->bytes = sdyi_slot_shape(c, made->data)->bytes;
    made->to.link = c->n_comms;
    const sdyi_origin origin = sdyi_origin_of(c, op);
    sdyi_grid_move_add(c, move, &origin);
    c->sends->ops[c->sends->n++] = op;
    return SDYRT_OK;
}

static sdyrt_status compile_recv(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_grid_move *move;
    sdyi_thunk thunk;
    batch_plan *const plan = SDYI_PLAN(c, batch_plan);
    SDYI_TRY(sdyi_grid_move_start(c, op, &move));
    SDYI_TRY(read_peer(c, op, "source", move, &plan->from));
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
    add_coordinates(c, op, in, &thunk.n_in, &plan->from);
    thunk.in = in;
    sdyi_grid_move_add(c, move, &thunk.origin);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* -- pairs ----------------------------------------------------------------- */

static bool is_same_group(const sdyi_op *a, const sdyi_op *b) {
    return sdyi_shard_attr(a, "grid") == sdyi_shard_attr(b, "grid") &&
           sdyi_shard_attr(a, "grid_axes") == sdyi_shard_attr(b, "grid_axes");
}

/* The partner of a send or a recv. NULL: it is alone. */
static const sdyi_op *partner_of(sdyi_compiler *c, const sdyi_op *op) {
    const int other = op->row->kind == SDYI_OP_SHARD_SEND ? SDYI_OP_SHARD_RECV
                                                          : SDYI_OP_SHARD_SEND;
    int n = 0;
    if (!sdyi_all_come(c))
        return NULL;
    for (const sdyi_op *o = op->block->first; o != op; o = o->next)
        n += o->row->kind == op->row->kind && is_same_group(o, op);
    for (const sdyi_op *o = op->block->first; o != NULL; o = o->next)
        if ((int)o->row->kind == other && is_same_group(o, op) && n-- == 0)
            return (o->order < op->order) == (other == SDYI_OP_SHARD_SEND)
                       ? o
                       : NULL;
    return NULL;
}

/* The member that a peer is on every rank; false: it depends on the run. */
static bool find_known(const sdyi_grid_move *move, const peer *p,
                       int64_t *member) {
    *member = 0;
    if (p->at.n_of_run > 0 || p->is_any)
        return false;
    for (int i = 0; i < p->at.n; i++) {
        const int64_t size = move->grid.sizes[move->op.grid_axes[i]];
        if (size == SDYRT_DYNAMIC)
            return false;
        *member = *member * size + p->at.at[i];
    }
    return true;
}

/* An exchange, with the operands of both. */
static sdyrt_status emit_exchange(sdyi_compiler *c, const sdyi_op *send,
                                  const sdyi_op *recv, sdyi_grid_move *move,
                                  exchange_plan *plan, sdyi_thunk *thunk) {
    int *const in = SDYI_NEW(c->zone, int, send->n_operands + recv->n_operands);
    in[0] = thunk->in[0];
    thunk->n_in = 1;
    add_coordinates(c, send, in, &thunk->n_in, &plan->destination);
    add_coordinates(c, recv, in, &thunk->n_in, &plan->source);
    thunk->in = in;
    thunk->run = run_exchange;
    thunk->plan = plan;
    plan->bytes = sdyi_slot_shape(c, in[0])->bytes;
    plan->link = plan->destination.link = plan->source.link = c->n_comms;
    move->is_of_run = true;
    move->n_told = plan->destination.at.n + plan->source.at.n;
    sdyi_grid_move_add(c, move, &thunk->origin);
    sdyi_thunk_append(c, thunk);
    return SDYRT_OK;
}

static sdyrt_status compile_pair(sdyi_compiler *c, const sdyi_op *send,
                                 const sdyi_op *recv) {
    sdyi_grid_move *move;
    sdyi_thunk thunk;
    exchange_plan *const plan = SDYI_PLAN(c, exchange_plan);
    sdyrt_grid_pair *const pair = SDYI_NEW(c->zone, sdyrt_grid_pair, 1);
    sdyi_sends_end(c);
    SDYI_TRY(sdyi_grid_move_start(c, recv, &move));
    SDYI_TRY(read_peer(c, recv, "source", move, &plan->source));
    SDYI_TRY(read_peer(c, send, "destination", move, &plan->destination));
    SDYI_TRY(sdyi_thunk_make(c, recv, NULL, NULL, &thunk));
    int *const from = SDYI_NEW(c->zone, int, 1);
    *from = sdyi_slot_of(c, sdyi_operand(send, 0));
    thunk.in = from;
    thunk.n_in = 1;
    const sdyi_shape *const in = sdyi_slot_shape(c, *from);
    const sdyi_shape *const out = sdyi_slot_shape(c, thunk.out[0]);
    if (in->bytes != out->bytes || in->dtype != out->dtype)
        return sdyi_refuse(recv, "another type than its shard.send");
    if (!find_known(move, &plan->source, &pair->source) ||
        !find_known(move, &plan->destination, &pair->destination))
        return emit_exchange(c, send, recv, move, plan, &thunk);
    move->op.pairs = pair;
    move->op.n_pairs = 1;
    sdyi_grid_pair_emit(c, move, &thunk);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_grid_send(sdyi_compiler *c, const sdyi_op *op) {
    SDYI_TRY(sdyi_alias(c, op, 0, 0));
    return partner_of(c, op) != NULL ? SDYRT_OK : compile_send(c, op);
}

sdyrt_status sdyi_execute_grid_recv(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_op *const send = partner_of(c, op);
    return send != NULL ? compile_pair(c, send, op) : compile_recv(c, op);
}

/* Pairs of shard.send and shard.recv, as plans or exchanges: see
 * grid_message.c. */
#include "program/ir/row.h"
#include "shard/execute/entries.h"
#include "shard/execute/grid_message.h"
#include "shard/rows/op_kind.h"

#include <string.h>

/* -- exchanges ------------------------------------------------------------- */

enum { MOST_PAIRS = 8 };

typedef struct exchange_pair {
    sdyi_peer destination, source;
    size_t bytes;
    sdyi_origin origin; /* of the recv */
} exchange_pair;

/* An exchange of several pairs. The thunk's first operands are the values that
 * pairs send, its results those that they receive. */
typedef struct exchange_plan {
    int link, n;
    exchange_pair pairs[MOST_PAIRS];
} exchange_plan;

/* The peers that all ranks have gathered: n for each pair, by rank. */
typedef struct wishes {
    int64_t *destination, *source;
    int64_t *sender; /* to a rank that receives from any; -1: none */
    int n, n_pairs;
} wishes;

/* A copy of the thunk with the position of a pair, for errors. */
static sdyi_thunk at_pair(const sdyi_thunk *t, const exchange_pair *pair) {
    sdyi_thunk at = *t;
    at.origin = pair->origin;
    return at;
}

/* Find the sender of each rank of an exchange of one pair whose recv names no
 * source; a rank that nobody sends to is its own source. */
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

/* True if the k-th send (recv) of a rank has a matching recv (send): those
 * between two ranks meet in their order. */
static bool is_met(const wishes *w, const int64_t *own, const int64_t *others,
                   int k, int rank) {
    const int64_t with = own[k * w->n + rank];
    int n_before = 0, n_others = 0;
    for (int i = 0; i < w->n_pairs; i++) {
        n_before += i < k && own[i * w->n + rank] == with;
        n_others += others[i * w->n + with] == rank;
    }
    return n_before < n_others;
}

/* Fails unless a member of each group receives by the k-th recv. */
static sdyrt_status check_groups(const sdyi_thunk *t, const sdyi_frame *f,
                                 const wishes *w, int k) {
    static const int64_t zeros[SDYI_GRID_MOST_AXES];
    const exchange_plan *const plan = t->plan;
    sdyi_peer first = plan->pairs[k].destination; /* of a group */
    first.at.n = first.groups->n_grid_axes;
    int64_t *const has_met = w->sender;
    memset(has_met, 0, (size_t)w->n * sizeof *has_met);
    for (int turn = 0; turn < 2; turn++)
        for (int p = 0; p < w->n; p++) {
            int64_t group = 0;
            SDYI_TRY(sdyi_peer_find(t, f, &first, p, zeros, &group));
            const int64_t to = w->destination[k * w->n + p];
            if (turn == 0 && is_met(w, w->source, w->destination, k, p))
                has_met[group] = 1;
            else if (turn == 1 && !has_met[group])
                return sdyi_thunk_fail(
                    t, SDYRT_MISMATCH,
                    "gets nothing: rank %d sends to rank %d, which receives "
                    "from rank %d",
                    p, (int)to, (int)w->source[k * w->n + to]);
        }
    return SDYRT_OK;
}

static int n_coordinates(const exchange_pair *pair) {
    return pair->destination.at.n + pair->source.at.n;
}

/* The peers of all ranks in one pair; its coordinates start at `gathered` in
 * the numbers of each rank. */
static sdyrt_status find_pair(const sdyi_thunk *t, const sdyi_frame *f,
                              const exchange_pair *pair,
                              const int64_t *gathered, int n_gathered,
                              const wishes *w, int k) {
    const int n = pair->destination.at.n;
    for (int rank = 0; rank < w->n; rank++, gathered += n_gathered) {
        SDYI_TRY(sdyi_peer_find(t, f, &pair->destination, rank, gathered,
                                &w->destination[k * w->n + rank]));
        if (!pair->source.is_any)
            SDYI_TRY(sdyi_peer_find(t, f, &pair->source, rank, gathered + n,
                                    &w->source[k * w->n + rank]));
    }
    return SDYRT_OK;
}

/* The peers of all ranks; all ranks compute the same, errors too. */
static sdyrt_status find_wishes(const sdyi_thunk *t, const sdyi_frame *f,
                                wishes *w) {
    const exchange_plan *const p = t->plan;
    sdyi_comm_link *const link = &f->rank->links[p->link];
    int64_t mine[MOST_PAIRS * 2 * SDYI_GRID_MOST_AXES];
    const int64_t *all = NULL;
    int64_t *to = mine;
    for (int k = 0; k < p->n; to += n_coordinates(&p->pairs[k++])) {
        const sdyi_peer *const d = &p->pairs[k].destination;
        const sdyi_peer *const s = &p->pairs[k].source;
        int operand = d->operand;
        sdyi_numbers_fill(t, f, &d->at, &operand, to);
        operand = s->operand;
        sdyi_numbers_fill(t, f, &s->at, &operand, to + d->at.n);
    }
    SDYI_TRY(sdyi_grid_gather_numbers(t, f, link, mine, &all));
    for (int k = 0; k < p->n; all += n_coordinates(&p->pairs[k++])) {
        const sdyi_thunk at = at_pair(t, &p->pairs[k]);
        SDYI_TRY(find_pair(&at, f, &p->pairs[k], all, link->n_gathered, w, k));
        if (p->pairs[k].source.is_any)
            SDYI_TRY(find_senders(&at, w));
    }
    for (int k = 0; k < p->n; k++) {
        const sdyi_thunk at = at_pair(t, &p->pairs[k]);
        SDYI_TRY(check_groups(&at, f, w, k));
    }
    return SDYRT_OK;
}

static sdyrt_status run_exchange(const sdyi_thunk *t, const sdyi_frame *f) {
    const exchange_plan *const p = t->plan;
    sdyi_comm_link *const link = &f->rank->links[p->link];
    const int me = f->rank->world.rank, n = f->rank->world.size;
    const ptrdiff_t part = (ptrdiff_t)n * p->n;
    int64_t *const at = link->scratch;
    wishes w = {at, at + part, at + 2 * part, n, p->n};
    sdyrt_message messages[2 * MOST_PAIRS];
    int n_messages = 0;
    SDYI_TRY(find_wishes(t, f, &w));
    for (int k = 0; k < p->n; k++)
        if (p->pairs[k].bytes > 0 && is_met(&w, w.destination, w.source, k, me))
            messages[n_messages++] =
                (sdyrt_message){.peer = (int)w.destination[k * n + me],
                                .data = f->data[t->in[k]],
                                .bytes = p->pairs[k].bytes};
    for (int k = 0; k < p->n; k++)
        if (p->pairs[k].bytes > 0 && is_met(&w, w.source, w.destination, k, me))
            messages[n_messages++] =
                (sdyrt_message){.receives = true,
                                .peer = (int)w.source[k * n + me],
                                .data = sdyi_out(t, f, k),
                                .bytes = p->pairs[k].bytes};
        else if (p->pairs[k].bytes > 0)
            memset(sdyi_out(t, f, k), 0, p->pairs[k].bytes);
    return n_messages == 0
               ? SDYRT_OK
               : sdyi_messages_run(t, link, f, messages, n_messages);
}

/* -- pairs ----------------------------------------------------------------- */

static bool is_same_group(const sdyi_op *a, const sdyi_op *b) {
    return sdyi_op_attr(a, SDYI_NAME_GRID) == sdyi_op_attr(b, SDYI_NAME_GRID) &&
           sdyi_op_attr(a, SDYI_NAME_GRID_AXES) ==
               sdyi_op_attr(b, SDYI_NAME_GRID_AXES);
}

const sdyi_op *sdyi_partner_of(const sdyi_compiler *c, const sdyi_op *op) {
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

/* True if operands after the first name the peer, so that a run computes it. */
static bool is_of_run(const sdyi_op *op) {
    return op->n_operands > 1;
}

/* The member that is the peer on every rank; false: it depends on the run. */
static bool find_known(const sdyi_grid_move *move, const sdyi_peer *p,
                       int64_t *member) {
    *member = 0;
    if (p->at.n_of_run > 0 || p->is_any)
        return false;
    for (int i = 0; i < p->at.n; i++) {
        const int64_t size = move->grid.sizes[move->grid_axes[i]];
        if (size == SDYRT_DYNAMIC)
            return false;
        *member = *member * size + p->at.at[i];
    }
    return true;
}

/* A pair whose members a run computes, in an exchange not yet emitted. */
typedef struct waiting_pair {
    const sdyi_op *send, *recv;
    int from, to; /* slots */
} waiting_pair;

/* The exchange that waits for further pairs while compiling goes on. */
struct sdyi_exchange {
    sdyi_grid_move *move; /* of the first */
    exchange_plan *plan;
    waiting_pair at[MOST_PAIRS];
};

static bool is_message(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_SHARD_SEND ||
           op->row->kind == SDYI_OP_SHARD_RECV;
}

/* True if an op has to follow the exchange: it uses a received value, or may
 * need other ranks. */
static bool ends_exchange(const sdyi_compiler *c, const sdyi_op *op) {
    const struct sdyi_exchange *const e = c->delayed->exchange;
    for (int i = 0; i < op->n_operands; i++)
        for (int k = 0; k < e->plan->n; k++)
            if (sdyi_operand(op, i) == &e->at[k].recv->results[0])
                return true;
    return !is_message(op) &&
           (op->n_regions > 0 || (op->row->traits & SDYI_PURE) == 0);
}

/* True if another pair joins the exchange: one of the same groups whose
 * operands do not depend on it. Types do not matter, as they may differ between
 * ranks. */
static bool has_next(sdyi_compiler *c, const sdyi_op *recv) {
    if (c->delayed->exchange->plan->n == MOST_PAIRS)
        return false;
    for (const sdyi_op *o = recv->next; o != NULL && !ends_exchange(c, o);
         o = o->next) {
        if (!is_message(o))
            continue;
        if (!is_same_group(o, recv) || sdyi_partner_of(c, o) == NULL)
            return false;
        if (o->row->kind == SDYI_OP_SHARD_RECV)
            return is_of_run(o) && is_of_run(sdyi_partner_of(c, o));
    }
    return false;
}

/* The thunk of an exchange with all waiting pairs. */
static void emit_exchange(sdyi_compiler *c, sdyi_thunk *thunk) {
    struct sdyi_exchange *const e = c->delayed->exchange;
    exchange_plan *const plan = e->plan;
    int n_in = 0;
    for (int k = 0; k < plan->n; k++)
        n_in += e->at[k].send->n_operands + e->at[k].recv->n_operands;
    int *const in = SDYI_NEW(c->zone, int, n_in);
    int *const out = SDYI_NEW(c->zone, int, plan->n);
    *thunk = (sdyi_thunk){.run = run_exchange,
                          .plan = plan,
                          .in = in,
                          .out = out,
                          .n_in = plan->n,
                          .n_out = plan->n,
                          .position = c->position,
                          .origin = thunk->origin};
    for (int k = 0; k < plan->n; k++) {
        exchange_pair *const pair = &plan->pairs[k];
        in[k] = e->at[k].from;
        out[k] = e->at[k].to;
        sdyi_slot_use(c, in[k]);
        sdyi_slot_use(c, out[k]);
        sdyi_peer_append(c, e->at[k].send, in, &thunk->n_in,
                         &pair->destination);
        sdyi_peer_append(c, e->at[k].recv, in, &thunk->n_in, &pair->source);
        pair->destination.link = pair->source.link = c->n_comms;
        e->move->n_gathered += n_coordinates(pair);
    }
    plan->link = c->n_comms;
    e->move->is_of_run = true;
    e->move->n_peers = plan->n;
    c->delayed->exchange = NULL;
    sdyi_grid_move_add(c, e->move, &thunk->origin);
    sdyi_thunk_append(c, thunk);
}

/* Add a pair whose members a run computes to the exchange. Later pairs that do
 * not depend on it join, so that ranks may send before they receive. */
static void add_to_exchange(sdyi_compiler *c, const waiting_pair *waiting,
                            const exchange_pair *made, sdyi_grid_move *move,
                            sdyi_thunk *thunk) {
    sdyi_delayed *const held = sdyi_delayed_of(c);
    if (held->exchange == NULL) {
        held->exchange = SDYI_NEW(c->zone, struct sdyi_exchange, 1);
        held->exchange->plan = SDYI_PLAN(c, exchange_plan);
        held->exchange->move = move;
    }
    exchange_plan *const plan = held->exchange->plan;
    plan->pairs[plan->n] = *made;
    held->exchange->at[plan->n++] = *waiting;
    if (made->source.is_any || !has_next(c, waiting->recv))
        emit_exchange(c, thunk);
}

sdyrt_status sdyi_pair_compile(sdyi_compiler *c, const sdyi_op *send,
                               const sdyi_op *recv) {
    sdyi_grid_move *move;
    sdyi_thunk thunk;
    exchange_pair made;
    sdyrt_pair *const pair = SDYI_NEW(c->zone, sdyrt_pair, 1);
    sdyi_let_go(c);
    SDYI_TRY(sdyi_grid_move_start(c, recv, &move));
    SDYI_TRY(sdyi_peer_read(c, recv, SDYI_NAME_SOURCE, move, &made.source));
    SDYI_TRY(sdyi_peer_read(c, send, SDYI_NAME_DESTINATION, move,
                            &made.destination));
    SDYI_TRY(sdyi_thunk_make(c, recv, NULL, NULL, &thunk));
    int *const from = SDYI_NEW(c->zone, int, 1);
    *from = sdyi_slot_of(c, sdyi_operand(send, 0));
    thunk.in = from;
    thunk.n_in = 1;
    const sdyi_shape *const in = sdyi_slot_shape(c, *from);
    const sdyi_shape *const out = sdyi_slot_shape(c, thunk.out[0]);
    if (in->bytes != out->bytes || in->dtype != out->dtype)
        return sdyi_refuse(recv, "another type than its shard.send");
    if (!find_known(move, &made.source, &pair->source) ||
        !find_known(move, &made.destination, &pair->destination)) {
        made.bytes = in->bytes;
        made.origin = thunk.origin;
        const waiting_pair waiting = {send, recv, *from, thunk.out[0]};
        add_to_exchange(c, &waiting, &made, move, &thunk);
        return SDYRT_OK;
    }
    move->op.pairs = pair;
    move->op.n_pairs = 1;
    sdyi_grid_pair_emit(c, move, &thunk);
    return SDYRT_OK;
}

/* Regions of several blocks: code with jumps.
 *
 * A chain is a list of blocks that run one after the other: each but its first
 * has one way in, from a block with one way out. A chain ends with a jump to
 * another one, or to one of two. The last chain is the end of the region: its
 * arguments are what the region returns.
 *
 * The arguments of a chain with one way in are the operands of that jump
 * themselves. With more ways in they are carried: a jump copies its operands.
 * Chains are in an order in which a value is made before it is used.
 *
 * Between jumps back chains run in the order of their positions. What is used
 * in a loop and made before it is used until the last jump back. */
#include "program/execute/comm.h"
#include "program/execute/execute.h"
#include "program/ir/blocks.h"
#include "program/ir/row.h"

#include <string.h>

/* -- carried values -------------------------------------------------------- */

sdyi_carried sdyi_carried_make(sdyi_compiler *c, const sdyi_shape *shape,
                               int first) {
    return (sdyi_carried){.slot = sdyi_slot_given(c, shape),
                          .first = first,
                          .second = sdyi_slot_new(c, shape),
                          .bytes = shape->bytes};
}

static void *other_buffer(const sdyi_frame *f, const sdyi_carried *value) {
    void *const first = f->data[value->first];
    return f->data[value->slot] == first ? f->data[value->second] : first;
}

void sdyi_carry(const sdyi_frame *f, const sdyi_carried *values, int n,
                const int *from) {
    for (int i = 0; i < n; i++)
        if (values[i].bytes > 0 && f->data[from[i]] != f->data[values[i].slot])
            memcpy(other_buffer(f, &values[i]), f->data[from[i]],
                   values[i].bytes);
    for (int i = 0; i < n; i++)
        if (values[i].bytes > 0 && f->data[from[i]] != f->data[values[i].slot])
            f->data[values[i].slot] = other_buffer(f, &values[i]);
}

sdyrt_status sdyi_may_turn(const sdyi_thunk *t, const sdyi_frame *f) {
    const sdyi_world *const w = &f->rank->world;
    if (atomic_load_explicit(f->is_stopped, memory_order_relaxed))
        return sdyi_thunk_fail(t, SDYRT_ABORTED, "the run was stopped");
    return w->context != NULL && w->size > 1
               ? sdyi_comm_place(t, sdyrt_wait(w->context))
               : SDYRT_OK;
}

/* -- running --------------------------------------------------------------- */

typedef struct jump {
    int to;          /* chain */
    const int *from; /* slots of its operands */
} jump;

typedef struct chain {
    sdyi_thunks thunks;
    const sdyi_carried *args; /* of a chain that several jumps go to */
    int n_args, n_jumps;      /* 0 jumps: the end of the region */
    jump jumps[2];
    int condition;  /* slot; of the first of two jumps */
    sdyi_thunk end; /* source location of its terminator */
    /* Fields of the compiler, not of a run. */
    const sdyi_block *first, *last;
    int n_entries;
    bool is_head;    /* head of a loop: a jump goes back to it */
    int start, stop; /* positions of the first op and of the terminator */
    int turn;        /* position of the last jump back to it; 0: none */
} chain;

typedef struct chains {
    chain *at;
    int n; /* the last one is the end */
} chains;

static sdyrt_status run_chains(const sdyi_thunk *t, const sdyi_frame *f) {
    const chains *const p = t->plan;
    const chain *c = p->at;
    while (c->n_jumps > 0) {
        SDYI_TRY(sdyi_thunks_run(&c->thunks, f));
        const bool is_second =
            c->n_jumps == 2 && *(const uint8_t *)f->data[c->condition] == 0;
        const jump *const j = &c->jumps[is_second];
        const chain *const next = &p->at[j->to];
        if (next <= c)
            SDYI_TRY(sdyi_may_turn(&c->end, f));
        sdyi_carry(f, next->args, next->n_args, j->from);
        c = next;
    }
    return SDYRT_OK;
}

/* -- finding chains -------------------------------------------------------- */

typedef struct graph {
    sdyi_blocks blocks;
    int *order; /* reachable blocks, in reverse postorder */
    int n;
    int *chain_of; /* by the number of a block; -1: none yet */
} graph;

static int successor(const sdyi_block *block, int i) {
    return sdyi_successors(block->last)[i]->number;
}

static void find_order(graph *g, sdyi_zone *zone) {
    const int n = g->blocks.n;
    int *const next = SDYI_NEW(zone, int, n); /* successor; -1: not reached */
    int *const path = SDYI_NEW(zone, int, n);
    int *const order = SDYI_NEW(zone, int, n);
    int n_path = 1, at = n;
    for (int i = 1; i < n; i++)
        next[i] = -1;
    while (n_path > 0) {
        const int top = path[n_path - 1];
        const sdyi_block *const block = g->blocks.of[top];
        if (next[top] == block->last->n_successors) {
            order[--at] = top;
            n_path--;
            continue;
        }
        const int to = successor(block, next[top]++);
        if (next[to] < 0) {
            next[to] = 0;
            path[n_path++] = to;
        }
    }
    g->order = order + at;
    g->n = n - at;
}

static sdyrt_status make_graph(graph *g, const sdyi_region *region,
                               sdyi_zone *zone) {
    sdyi_blocks_make(&g->blocks, region, zone);
    find_order(g, zone);
    g->chain_of = SDYI_NEW(zone, int, g->blocks.n);
    for (int i = 0; i < g->blocks.n; i++)
        g->chain_of[i] = -1;
    for (int i = 0; i < g->n; i++) {
        const sdyi_op *const end = g->blocks.of[g->order[i]]->last;
        if (end->n_successors != end->row->successors)
            return sdyi_refuse(end, "the executor does not run this operation");
    }
    return SDYRT_OK;
}

/* True if the block's one successor has no other predecessor, so that both are
 * in one chain. */
static bool goes_on(const graph *g, const sdyi_block *block) {
    if (block->last->n_successors != 1)
        return false;
    const int next = successor(block, 0);
    return g->blocks.first_pred[next + 1] - g->blocks.first_pred[next] == 1;
}

static void find_chains(sdyi_compiler *c, graph *g, chains *to) {
    to->at = SDYI_NEW(c->zone, chain, g->n + 1);
    for (int i = 0; i < g->n; i++) {
        const sdyi_block *block = g->blocks.of[g->order[i]];
        if (g->chain_of[block->number] >= 0)
            continue;
        chain *const made = &to->at[to->n];
        made->first = block;
        g->chain_of[block->number] = to->n;
        for (; goes_on(g, block); block = sdyi_successors(block->last)[0])
            g->chain_of[successor(block, 0)] = to->n;
        made->last = block;
        made->n_jumps = block->last->n_successors == 2 ? 2 : 1;
        to->n++;
    }
    to->n++; /* the end */
}

static void find_jumps(const graph *g, chains *all) {
    for (int i = 0; i < all->n - 1; i++) {
        chain *const from = &all->at[i];
        for (int k = 0; k < from->n_jumps; k++) {
            const int to = from->last->last->n_successors == 0
                               ? all->n - 1
                               : g->chain_of[successor(from->last, k)];
            from->jumps[k].to = to;
            all->at[to].n_entries++;
            all->at[to].is_head |= to <= i;
        }
    }
}

/* -- paths ----------------------------------------------------------------- */

/* A stack of the chains being compiled: the chain `at` of a region, and the
 * chain that contains the op of this region. */
typedef struct sdyi_enclosing_jumps {
    const chains *all;
    int at;
    const struct sdyi_enclosing_jumps *outer;
} enclosing;

/* Reachability: a path of one or more jumps from chain `from` to `to` (which
 * may be `from`) that does not pass through chain `around`. */
static bool leads_to(const chains *all, int from, int to, int around,
                     sdyi_zone *zone) {
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    bool *const is_seen = SDYI_NEW(zone, bool, all->n);
    int *const path = SDYI_NEW(zone, int, all->n + 1);
    int n_path = 1;
    path[0] = from;
    while (n_path > 0 && !is_seen[to]) {
        const chain *const c = &all->at[path[--n_path]];
        for (int i = 0; i < c->n_jumps; i++) {
            const int next = c->jumps[i].to;
            if (next != around && !is_seen[next])
                path[n_path++] = next;
            is_seen[next] = true;
        }
    }
    const bool is_led = is_seen[to];
    sdyi_zone_reset(zone, mark);
    return is_led;
}

bool sdyi_all_come(const sdyi_compiler *c) {
    sdyi_zone *const zone = &c->pool->scratch;
    for (const enclosing *w = c->enclosing; w != NULL; w = w->outer)
        if ((w->at > 0 && leads_to(w->all, 0, w->all->n - 1, w->at, zone)) ||
            leads_to(w->all, w->at, w->at, -1, zone))
            return false;
    return true;
}

/* -- compiling ------------------------------------------------------------- */

/* The operands of a terminator that its jump `i` passes to the successor. */
static int jump_operands(const sdyi_op *end, int i, int *first) {
    *first = 0;
    return end->n_successors == 0 ? end->n_operands
                                  : sdyi_branch_operands(end, i, first);
}

/* The carried slots of a chain's arguments, shared by all jumps to it. Two
 * buffers an argument at the head of a loop alone, where a jump may read one
 * argument to write another; elsewhere one does. */
static sdyrt_status make_args(sdyi_compiler *c, const sdyi_op *end, int i,
                              chain *to) {
    int first;
    const int n = jump_operands(end, i, &first);
    sdyi_carried *const args = SDYI_NEW(c->zone, sdyi_carried, n + 1);
    to->args = args;
    to->n_args = n;
    for (int k = 0; k < n; k++) {
        const sdyi_type *const type = sdyi_operand(end, first + k)->type;
        sdyi_shape shape;
        SDYI_TRY(sdyi_shape_of(end, type, &shape));
        if (sdyi_type_is(type, SDYI_TYPE_TUPLE))
            return sdyi_refuse(end, "a tuple for a block with several ways in");
        const int slot = sdyi_slot_new(c, &shape);
        args[k] = (sdyi_carried){slot, slot, slot, shape.bytes};
        if (to->is_head) {
            args[k] = sdyi_carried_make(c, &shape, slot);
            c->slots[args[k].slot].is_of_loop = true;
        }
        if (to->first != NULL)
            sdyi_slot_bind(c, to->first->args[k], args[k].slot);
    }
    return SDYRT_OK;
}

/* Use the operands of a jump, and bind the arguments of its target chain. */
static sdyrt_status use_operands(sdyi_compiler *c, const sdyi_op *end, int i,
                                 chain *to, const int **slots) {
    int first;
    const int n = jump_operands(end, i, &first);
    int *const from = SDYI_NEW(c->zone, int, n + 1);
    if (to->n_entries > 1 && to->args == NULL)
        SDYI_TRY(make_args(c, end, i, to));
    for (int k = 0; k < n; k++) {
        from[k] = sdyi_slot_of(c, sdyi_operand(end, first + k));
        if (to->n_entries > 1) {
            sdyi_slot_use(c, to->args[k].first);
            sdyi_slot_use(c, to->args[k].second);
        } else if (to->first != NULL) {
            sdyi_slot_bind(c, to->first->args[k], from[k]);
        }
    }
    *slots = from;
    return SDYRT_OK;
}

/* The blocks of a chain in their order, each bound to the operands of the jump
 * before it. */
static sdyrt_status compile_blocks(sdyi_compiler *c, const chain *at) {
    const int *unused;
    chain next = {.first = at->first, .n_entries = 1};
    SDYI_TRY(sdyi_compile_ops(c, next.first));
    while (next.first != at->last) {
        const sdyi_op *const end = next.first->last;
        next.first = sdyi_successors(end)[0];
        SDYI_TRY(use_operands(c, end, 0, &next, &unused));
        SDYI_TRY(sdyi_compile_ops(c, next.first));
    }
    return SDYRT_OK;
}

static sdyrt_status compile_chain(sdyi_compiler *c, chains *all, chain *at) {
    c->thunks = &at->thunks;
    at->start = c->position + 1;
    for (int i = 0; i < at->n_args && at->is_head; i++)
        c->slots[at->args[i].slot].first = at->start;
    SDYI_TRY(compile_blocks(c, at));
    const sdyi_op *const end = at->last->last;
    at->end.origin = sdyi_origin_of(c, end);
    at->stop = c->position;
    if (at->n_jumps == 2)
        at->condition = sdyi_slot_of(c, sdyi_operand(end, 0));
    for (int i = 0; i < at->n_jumps; i++) {
        chain *const to = &all->at[at->jumps[i].to];
        SDYI_TRY(use_operands(c, end, i, to, &at->jumps[i].from));
        if (to <= at)
            to->turn = at->stop;
    }
    return SDYRT_OK;
}

/* Extend the lifetimes of values that are made before a loop and used in it to
 * its last jump back. Loops go in the order of their starts, as a value that
 * lives on in one may reach the next. */
static void keep_in_loops(sdyi_compiler *c, const chains *all) {
    for (int i = 0; i < all->n; i++) {
        const chain *const head = &all->at[i];
        for (int k = 0; k < head->n_args && head->is_head; k++) {
            const sdyi_carried *const arg = &head->args[k];
            const int last = c->slots[arg->slot].last;
            c->slots[arg->first].last = c->slots[arg->second].last =
                last > head->turn ? last : head->turn;
        }
    }
    for (int i = 0; i < all->n; i++) {
        const chain *const head = &all->at[i];
        for (int k = 0; k < c->n_slots && head->is_head; k++) {
            sdyi_slot *const s = &c->slots[k];
            if (s->first < head->start && s->last >= head->start &&
                s->last < head->turn)
                s->last = head->turn;
        }
    }
}

/* The slots of the region's results. */
static sdyrt_status find_results(sdyi_compiler *c, const chains *all,
                                 const int **results, int *n_results) {
    const int last = all->n - 1;
    const chain *const end = &all->at[last];
    for (int i = 0; i < last; i++) {
        const sdyi_op *const op = all->at[i].last->last;
        if (op->n_successors > 0)
            continue;
        *results = all->at[i].jumps[0].from;
        *n_results = op->n_operands;
    }
    int *const slots = SDYI_NEW(c->zone, int, *n_results + 1);
    for (int i = 0; i < *n_results; i++) {
        slots[i] = end->n_args > 0 ? end->args[i].slot : (*results)[i];
        sdyi_slot_use(c, slots[i]);
    }
    *results = slots;
    return SDYRT_OK;
}

sdyrt_status sdyi_compile_branches(sdyi_compiler *c, const sdyi_block *entry,
                                   const int **results, int *n_results) {
    chains *const all = SDYI_PLAN(c, chains);
    sdyi_thunks *const before = c->thunks;
    graph g;
    SDYI_TRY(make_graph(&g, entry->region, &c->pool->scratch));
    find_chains(c, &g, all);
    find_jumps(&g, all);
    if (all->at[all->n - 1].n_entries == 0)
        return sdyi_refuse(entry->region->op, "it does not return");
    enclosing *const here = SDYI_NEW(&c->pool->scratch, enclosing, 1);
    *here = (enclosing){all, 0, c->enclosing};
    c->enclosing = here;
    for (; here->at < all->n - 1; here->at++)
        SDYI_TRY(compile_chain(c, all, &all->at[here->at]));
    c->enclosing = here->outer;
    c->position++;
    SDYI_TRY(find_results(c, all, results, n_results));
    keep_in_loops(c, all);
    for (int i = 0; i < all->n - 1; i++)
        sdyi_fuse(c, &all->at[i].thunks);
    c->thunks = before;
    sdyi_thunk_append(c, &(sdyi_thunk){.run = run_chains,
                                       .plan = all,
                                       .position = c->position,
                                       .origin = all->at[0].end.origin});
    return SDYRT_OK;
}

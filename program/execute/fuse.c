/* Fusing: elementwise thunks of as many elements run together, one block of
 * elements after another, on all threads. Results that only the group uses stay
 * in registers: blocks of scratch that fit the caches.
 *
 * The thunks of a group follow each other. Elementwise thunks and views between
 * them that do not read its results move before it, so buffers that the group
 * reads or writes are kept until the last position of these. */
#include "program/execute/compile.h"
#include "program/execute/threads.h"

#include <string.h>

enum {
    LEAST_ELEMENTS = 2048,
    REGISTER_BYTES = 8192,
    MOST_MEMBERS = 128,
    BLOCKS_OF_PART = 16 /* taken by a thread at once */
};

/* The place of an operand or a result: a slot or, unless -1, a register. */
typedef struct place {
    int slot, reg;
    size_t step; /* bytes from one element to the next; 0: there is one */
} place;

typedef struct step {
    sdyi_part *part;
    const void *plan;
    place out, in[SDYI_PART_OPERANDS];
    int n_in;
    bool is_once; /* computed in the first block alone, for all blocks of a
                     part */
} step;

typedef struct group_plan {
    step *steps;
    int n;
    int64_t count, block, n_parts;
    int registers; /* slot of the registers of all threads, one thread after
                      another */
    size_t bytes;  /* of the registers of one thread */
} group_plan;

typedef struct job {
    const group_plan *plan;
    const sdyi_frame *frame;
} job;

static void *address(const sdyi_frame *f, char *registers, const place *at,
                     int64_t element) {
    if (at->reg >= 0)
        return registers + (size_t)at->reg * REGISTER_BYTES;
    return (char *)f->data[at->slot] + (size_t)element * at->step;
}

/* One part of a job: some blocks. */
static void run_part(void *state, int64_t part, int thread) {
    const job *const j = state;
    const group_plan *const p = j->plan;
    const int64_t size = p->block * BLOCKS_OF_PART, from = part * size;
    const int64_t to = p->count - from < size ? p->count : from + size;
    char *const registers =
        (char *)j->frame->data[p->registers] + (size_t)thread * p->bytes;
    for (int64_t at = from; at < to; at += p->block) {
        const int64_t n = to - at < p->block ? to - at : p->block;
        for (int i = 0; i < p->n; i++) {
            const step *const s = &p->steps[i];
            const void *in[SDYI_PART_OPERANDS];
            if (s->is_once && at > from)
                continue;
            for (int k = 0; k < s->n_in; k++)
                in[k] = address(j->frame, registers, &s->in[k], at);
            s->part(s->plan, address(j->frame, registers, &s->out, at), in, at,
                    n);
        }
    }
}

static sdyrt_status run_group(const sdyi_thunk *t, const sdyi_frame *f) {
    job j = {t->plan, f};
    sdyi_threads_run(j.plan->n_parts, run_part, &j);
    return SDYRT_OK;
}

/* -- making a group -------------------------------------------------------- */

typedef struct group {
    sdyi_compiler *c;
    const sdyi_thunk *members[MOST_MEMBERS];
    int n;
    int end; /* position of the last member, or of a thunk moved before it */
} group;

static int maker_of(const group *g, int slot) {
    for (int i = g->n - 1; i >= 0; i--)
        if (g->members[i]->out[0] == slot)
            return i;
    return -1;
}

/* True if no thunk outside of the group uses a result of it. */
static bool is_local(const group *g, int slot) {
    return g->c->slots[slot].last <= g->members[g->n - 1]->position;
}

static int last_reader(const group *g, int maker) {
    const int slot = g->members[maker]->out[0];
    for (int i = g->n - 1; i > maker; i--)
        for (int k = 0; k < g->members[i]->n_in; k++)
            if (g->members[i]->in[k] == slot)
                return i;
    return maker;
}

typedef struct registers {
    int free_from[MOST_MEMBERS]; /* by register: the member from which on it is
                                    free */
    int n;
} registers;

/* A register for a local result. The result of a step that runs once keeps one
 * for itself: earlier members would overwrite it in the next block. */
static int take_register(registers *r, int member, int last, bool is_once) {
    int i = 0;
    while (i < r->n && (is_once || r->free_from[i] > member))
        i++;
    if (i == r->n)
        r->n++;
    r->free_from[i] = is_once ? MOST_MEMBERS : last + 1;
    return i;
}

static place place_of(const group *g, const step *steps, int slot,
                      int64_t count) {
    const sdyi_shape *const shape = sdyi_slot_shape(g->c, slot);
    const int maker = maker_of(g, slot);
    if (maker >= 0)
        return steps[maker].out;
    return (place){slot, -1, shape->count == count ? shape->width : 0};
}

static void keep(const group *g, int slot) {
    sdyi_slot *const s = &g->c->slots[slot];
    sdyi_slot *const owner = &g->c->slots[s->owner];
    s->last = s->last < g->end ? g->end : s->last;
    owner->last = owner->last < g->end ? g->end : owner->last;
}

static void keep_all(const group *g) {
    for (int i = 0; i < g->n; i++) {
        for (int k = 0; k < g->members[i]->n_in; k++)
            keep(g, g->members[i]->in[k]);
        keep(g, g->members[i]->out[0]);
    }
}

static void fill_steps(const group *g, group_plan *plan, registers *r) {
    sdyi_compiler *const c = g->c;
    size_t width = 1;
    for (int i = 0; i < g->n; i++) {
        const sdyi_thunk *const t = g->members[i];
        step *const s = &plan->steps[i];
        *s = (step){.part = t->part, .plan = t->plan, .n_in = t->n_in};
        for (int k = 0; k < t->n_in; k++)
            s->in[k] = place_of(g, plan->steps, t->in[k], plan->count);
        sdyi_slot *const out = &c->slots[t->out[0]];
        s->out = (place){t->out[0], -1, out->shape->width};
        width = out->shape->width > width ? out->shape->width : width;
        if (!is_local(g, t->out[0]))
            continue;
        s->is_once = t->is_splat;
        s->out.reg = take_register(r, i, last_reader(g, i), t->is_splat);
        out->is_in_arena = false;
    }
    plan->block = (int64_t)(REGISTER_BYTES / width);
    const int64_t size = plan->block * BLOCKS_OF_PART;
    plan->n_parts = (plan->count + size - 1) / size;
    plan->bytes = (size_t)r->n * REGISTER_BYTES;
}

static void append(sdyi_compiler *c, sdyi_thunks *to, const sdyi_thunk *thunk) {
    SDYI_GROW(c->zone, to->at, to->n, to->capacity);
    to->at[to->n++] = *thunk;
}

static void end_group(group *g, sdyi_thunks *to) {
    sdyi_compiler *const c = g->c;
    if (g->n > 0) {
        const sdyi_thunk *const last = g->members[g->n - 1];
        group_plan *const plan = SDYI_PLAN(c, group_plan);
        *plan = (group_plan){.steps = SDYI_NEW(c->zone, step, g->n),
                             .n = g->n,
                             .count = last->n};
        registers r = {.n = 0};
        fill_steps(g, plan, &r);
        const int threads = plan->n_parts > 1 ? sdyi_threads_count() : 1;
        plan->registers = sdyi_slot_scratch(c, plan->bytes * (size_t)threads);
        c->slots[plan->registers].first = g->members[0]->position;
        c->slots[plan->registers].last = g->end;
        sdyi_thunk thunk = *last;
        thunk.run = run_group;
        thunk.plan = plan;
        thunk.part = NULL;
        append(c, to, &thunk);
    }
    keep_all(g);
    g->n = 0;
}

/* -- finding groups -------------------------------------------------------- */

static bool reads_group(const group *g, const sdyi_thunk *t) {
    for (int k = 0; k < t->n_in; k++)
        if (maker_of(g, t->in[k]) >= 0)
            return true;
    return false;
}

void sdyi_fuse(sdyi_compiler *c, sdyi_thunks *thunks) {
    group g = {.c = c};
    sdyi_thunks made = {NULL, 0, 0};
    for (int i = 0; i < thunks->n; i++) {
        const sdyi_thunk *const t = &thunks->at[i];
        const bool is_member = t->part != NULL && t->n >= LEAST_ELEMENTS;
        if (is_member && g.n > 0 && g.n < MOST_MEMBERS &&
            g.members[0]->n == t->n) {
            g.members[g.n++] = t;
            g.end = t->position;
            continue;
        }
        if (g.n > 0 && (t->part != NULL || t->is_view) && !reads_group(&g, t)) {
            append(c, &made, t);
            g.end = t->position;
            continue;
        }
        end_group(&g, &made);
        g.end = t->position;
        if (is_member)
            g.members[g.n++] = t;
        else
            append(c, &made, t);
    }
    end_group(&g, &made);
    *thunks = made;
}

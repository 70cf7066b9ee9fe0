/* Messages of the fake: groups of them, and how they are moved. */
#include "base/status.h"
#include "fake_nccl.h"
#include "runtime/nccl/program.h"

#include <stdlib.h>
#include <string.h>

/* One end of a message. */
typedef struct fake_message {
    bool is_send;
    int peer;
    char *memory;
    size_t count;
    sdyi_nccl_dtype dtype;
    bool is_direct; /* NCCL moves it where it is, if the other end is so too */
    bool is_done;
    int64_t turn; /* of its group: it starts when all before are done */
    struct group_item *group;
    struct fake_message *next; /* in the line of its pair */
} message;

typedef fake_line line;
typedef fake_world world;

/* A group on its stream. As one kernel of NCCL may have a single channel, its
 * messages take turns: the first of each peer and direction, the second ..; and
 * of these as many distances between ranks as a channel works on at once. */
typedef struct group_item {
    fake_item base;
    sdyi_nccl_comm *comm;
    bool has_started;
    int64_t turn;
    int slot;           /* of its stream */
    fake_clock started; /* what it acts by */
    fake_clock seen;    /* from its senders */
    int64_t n;
    message *messages;
} group_item;

static struct {
    int64_t direct; /* messages, since fake_reset */
    size_t channel_bytes;
    size_t simple_above;
    bool graphs_register;
} messages_state;

/* The group that this thread is putting together. */
static _Thread_local struct {
    int depth;
    sdyi_nccl_comm *comm;
    struct CUstream_st *stream;
    sdyi_nccl_result error;
    int64_t n, capacity;
    message *messages;
} open_group;

/* -- moving ---------------------------------------------------------------- */

size_t fake_dtype_bytes(sdyi_nccl_dtype dtype) {
    static const size_t bytes[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2};
    return bytes[dtype];
}

static fake_actor actor_of(const message *m) {
    return (fake_actor){m->group->slot, &m->group->started,
                        m->is_send ? "a send" : "a receive"};
}

static int64_t part_of(const message *m) {
    return m - m->group->messages;
}

static void move(message *send, message *receive) {
    const size_t bytes = send->count * fake_dtype_bytes(send->dtype);
    if (send->count != receive->count || send->dtype != receive->dtype) {
        fake_refuse("rank %d sends %zu of dtype %d to rank %d, which receives "
                    "%zu of dtype %d",
                    receive->peer, send->count, (int)send->dtype, send->peer,
                    receive->count, (int)receive->dtype);
        return;
    }
    if (send->is_direct != receive->is_direct)
        fake_refuse("rank %d sends %zu bytes at %p, which %s registered, to "
                    "rank %d, which receives them at %p, which %s: NCCL loses "
                    "them, or waits for ever",
                    receive->peer, bytes, (void *)send->memory,
                    send->is_direct ? "are" : "are not", send->peer,
                    (void *)receive->memory,
                    receive->is_direct ? "are" : "are not");
    messages_state.direct += send->is_direct && receive->is_direct;
    const fake_actor from = actor_of(send);
    const fake_actor to = actor_of(receive);
    fake_access(&from, send->memory, bytes, part_of(send), false);
    fake_access(&to, receive->memory, bytes, part_of(receive), true);
    if (fake_owns(send->memory, bytes, send->group->comm->device) &&
        fake_owns(receive->memory, bytes, receive->group->comm->device))
        memmove(fake_alias(receive->memory), fake_alias(send->memory), bytes);
}

static void line_add(line *l, message *m) {
    m->next = NULL;
    if (l->last == NULL)
        l->first = m;
    else
        l->last->next = m;
    l->last = m;
}

static message *line_take(line *l) {
    message *m = l->first;
    l->first = m->next;
    if (l->first == NULL)
        l->last = NULL;
    return m;
}

static void line_remove(line *l, const group_item *group) {
    line kept = {NULL, NULL};
    while (l->first != NULL) {
        message *m = line_take(l);
        if (m->group != group)
            line_add(&kept, m);
    }
    *l = kept;
}

/* Move what both ends have come to. */
static void match(world *w, int from, int to) {
    line *sends = &w->sends[from][to], *receives = &w->receives[from][to];
    while (sends->first != NULL && receives->first != NULL) {
        message *s = line_take(sends), *r = line_take(receives);
        move(s, r);
        fake_clock_merge(&r->group->seen, &s->group->started);
        s->is_done = r->is_done = true;
    }
}

/* -- a group on its stream ------------------------------------------------- */

/* Start the messages whose turn it is. */
static void start_turn(group_item *g) {
    world *w = g->comm->world;
    const int rank = g->comm->rank;
    for (int64_t i = 0; i < g->n; i++) {
        message *m = &g->messages[i];
        const int from = m->is_send ? rank : m->peer;
        const int to = m->is_send ? m->peer : rank;
        if (m->turn != g->turn)
            continue;
        line_add(m->is_send ? &w->sends[from][to] : &w->receives[from][to], m);
        match(w, from, to);
    }
}

/* True if all of this turn are done; `*next` is the one after it, -1: none. */
static bool is_turn_done(const group_item *g, int64_t *next) {
    *next = -1;
    for (int64_t i = 0; i < g->n; i++) {
        const message *const m = &g->messages[i];
        if (m->turn == g->turn && !m->is_done)
            return false;
        if (m->turn > g->turn && (*next < 0 || m->turn < *next))
            *next = m->turn;
    }
    return true;
}

static bool step_group(fake_item *item, const fake_actor *actor) {
    group_item *g = (group_item *)item;
    if (g->comm->is_aborted)
        return fake_has_drained(item);
    if (!g->has_started) {
        if (!fake_operation_starts(g->comm, item, actor))
            return false;
        g->has_started = true;
        g->started = *actor->clock;
        g->slot = actor->slot;
        g->turn = -1;
    }
    for (int64_t next = 0; next >= 0;) {
        if (!is_turn_done(g, &next))
            return false;
        g->turn = next;
        start_turn(g); /* nothing, where it was the last */
    }
    fake_clock_merge(actor->clock, &g->seen);
    fake_operation_ends(g->comm, actor);
    return true;
}

static bool group_uses(const fake_item *item, const void *memory,
                       size_t bytes) {
    const group_item *g = (const group_item *)item;
    for (int64_t i = 0; i < g->n; i++)
        if (fake_is_within(g->messages[i].memory, memory, bytes))
            return true;
    return false;
}

static void free_group(fake_item *item) {
    group_item *g = (group_item *)item;
    world *w = g->comm->world;
    for (int r = 0; g->has_started && r < w->size; r++) {
        line_remove(&w->sends[g->comm->rank][r], g);
        line_remove(&w->receives[r][g->comm->rank], g);
    }
    fake_drop_operation(g->comm, item);
    free(g->messages);
    free(g);
}

/* Once more, for the launch of a graph. */
static fake_item *clone_group(const fake_item *item) {
    const group_item *g = (const group_item *)item;
    group_item *copy = malloc(sizeof *copy);
    message *messages = malloc((size_t)g->n * sizeof *messages);
    if (copy == NULL || messages == NULL)
        abort();
    *copy = *g;
    memcpy(messages, g->messages, (size_t)g->n * sizeof *messages);
    copy->messages = messages;
    for (int64_t i = 0; i < g->n; i++)
        messages[i].group = copy;
    g->comm->open++;
    return &copy->base;
}

/* -- putting one together -------------------------------------------------- */

bool fake_group_is_open(void) {
    return open_group.depth > 0;
}

static void drop_group(void) {
    free(open_group.messages);
    memset(&open_group, 0, sizeof open_group);
}

sdyi_nccl_result fake_group_start(void) {
    fake_lock();
    const bool fails = fake_should_fail("ncclGroupStart");
    fake_unlock();
    if (fails)
        return SDYI_NCCL_INTERNAL_ERROR;
    open_group.depth++;
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result check_message(const char *call, const message *m,
                                      sdyi_nccl_comm *comm,
                                      struct CUstream_st *stream) {
    const sdyi_nccl_result result = fake_check_comm(call, comm);
    if (result != SDYI_NCCL_SUCCESS)
        return result;
    if (m->peer < 0 || m->peer >= comm->world->size)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "%s: peer %d of %d ranks", call, m->peer,
                                comm->world->size);
    if (m->count == 0)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "%s: nothing is moved", call);
    if ((int)m->dtype < 0 || m->dtype > SDYI_NCCL_BFLOAT16)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT, "%s: dtype %d",
                                call, (int)m->dtype);
    if (!fake_owns(m->memory, m->count * fake_dtype_bytes(m->dtype),
                   comm->device))
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "%s: %p is not memory of device %d", call,
                                (void *)m->memory, comm->device);
    if (fake_check_stream(call, comm, stream) != SDYI_NCCL_SUCCESS)
        return SDYI_NCCL_INVALID_ARGUMENT;
    if (open_group.n > 0 &&
        (open_group.comm != comm || open_group.stream != stream))
        return fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                                "%s: a group on two streams or communicators",
                                call);
    if (open_group.n == SDYI_NCCL_GROUP)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                                "%s: more than %d in a group", call,
                                SDYI_NCCL_GROUP);
    return SDYI_NCCL_SUCCESS;
}

static void add_message(const message *m, sdyi_nccl_comm *comm,
                        struct CUstream_st *stream) {
    if (open_group.n == open_group.capacity) {
        open_group.capacity += 16;
        open_group.messages =
            realloc(open_group.messages,
                    (size_t)open_group.capacity * sizeof *open_group.messages);
        if (open_group.messages == NULL)
            abort();
    }
    open_group.comm = comm;
    open_group.stream = stream;
    open_group.messages[open_group.n++] = *m;
}

/* Refuse a message of a rank to itself without both ends in the group. */
static sdyi_nccl_result check_group(void) {
    int ends = 0;
    for (int64_t i = 0; i < open_group.n; i++)
        ends += open_group.messages[i].peer == open_group.comm->rank;
    return ends == 1
               ? fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                                  "a message of a rank to itself has one end")
               : SDYI_NCCL_SUCCESS;
}

/* One for each distance that it goes by. */
static int count_works(void) {
    const int rank = open_group.comm->rank, n = open_group.comm->world->size;
    bool is_used[FAKE_RANKS] = {false};
    int n_works = 0;
    for (int64_t i = 0; i < open_group.n; i++) {
        const message *m = &open_group.messages[i];
        const int ahead = m->is_send ? m->peer - rank : rank - m->peer;
        n_works += !is_used[(ahead + n) % n];
        is_used[(ahead + n) % n] = true;
    }
    return n_works;
}

/* The channels of a message, of NCCL's 32 on one node (addP2pToPlan): as if
 * each rank had one for each other at once. */
static size_t count_channels(const world *w) {
    enum { CHANNELS = 32 };
    size_t n = CHANNELS;
    while (n * (size_t)w->size > CHANNELS && n > 1)
        n /= 2;
    return n;
}

/* The turns of a group's messages, and its peers. */
static void take_turns(const sdyi_nccl_comm *comm, group_item *g,
                       fake_peers *peers) {
    enum { CHANNEL = 8 }; /* works of a channel at once */
    const int n = comm->world->size;
    int64_t before[2][FAKE_RANKS] = {{0}};
    for (int64_t i = 0; i < g->n; i++) {
        message *const m = &g->messages[i];
        const int ahead =
            m->is_send ? m->peer - comm->rank : comm->rank - m->peer;
        const int64_t round = before[m->is_send][m->peer]++;
        m->turn = round * FAKE_RANKS + (ahead + n) % n / CHANNEL;
        peers->is[!m->is_send][m->peer] = true;
    }
}

static sdyi_nccl_result put_group(void) {
    sdyi_nccl_comm *comm = open_group.comm;
    struct CUstream_st *const stream = open_group.stream;
    group_item *g = calloc(1, sizeof *g);
    if (g == NULL)
        abort();
    *g = (group_item){.base = {.what = "a group of messages",
                               .step = step_group,
                               .uses = group_uses,
                               .clone = clone_group,
                               .free = free_group},
                      .comm = comm,
                      .n = open_group.n,
                      .messages = open_group.messages};
    const bool is_captured =
        fake_is_captured(fake_stream_of(stream, g->base.what));
    for (int64_t i = 0; i < g->n; i++) {
        message *const m = &g->messages[i];
        const size_t bytes = m->count * fake_dtype_bytes(m->dtype);
        const size_t each = bytes / count_channels(comm->world);
        if (each > messages_state.channel_bytes)
            messages_state.channel_bytes = each;
        m->group = g;
        m->is_direct =
            bytes > messages_state.simple_above &&
            fake_is_taken_registered(comm, m->memory, bytes, is_captured);
    }
    const int n_works = count_works();
    fake_peers peers = {0};
    take_turns(comm, g, &peers);
    fake_connect_starts(comm, &peers);
    open_group.messages = NULL;
    fake_count_launch(fake_stream_of(stream, "a group"), 0, 1, g->n);
    return fake_put_operation(comm, FAKE_MESSAGES, stream, &g->base, n_works);
}

sdyi_nccl_result fake_group_end(void) {
    sdyi_nccl_result result = SDYI_NCCL_SUCCESS;
    fake_lock();
    if (open_group.depth == 0) {
        result = fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                                  "ncclGroupEnd without ncclGroupStart");
    } else if (--open_group.depth == 0) {
        result = open_group.error;
        if (fake_should_fail("ncclGroupEnd"))
            result = SDYI_NCCL_SYSTEM_ERROR;
        if (result == SDYI_NCCL_SUCCESS && open_group.n > 0)
            result = check_group();
        if (result == SDYI_NCCL_SUCCESS && open_group.n > 0)
            result = put_group();
        drop_group();
    }
    fake_unlock();
    return result;
}

/* -- one message ----------------------------------------------------------- */

static sdyi_nccl_result put_message(const char *call, const message *m,
                                    sdyi_nccl_comm *comm,
                                    struct CUstream_st *stream) {
    fake_lock();
    sdyi_nccl_result result = fake_has_hung(comm) || fake_should_fail(call)
                                  ? SDYI_NCCL_SYSTEM_ERROR
                                  : check_message(call, m, comm, stream);
    if (result == SDYI_NCCL_SUCCESS)
        add_message(m, comm, stream);
    else if (open_group.depth > 0)
        open_group.error = result;
    if (result == SDYI_NCCL_SUCCESS && open_group.depth == 0) {
        result = check_group();
        if (result == SDYI_NCCL_SUCCESS)
            result = put_group();
        drop_group();
    }
    fake_unlock();
    return result;
}

sdyi_nccl_result fake_send(const void *buffer, size_t count,
                           sdyi_nccl_dtype dtype, int peer,
                           sdyi_nccl_comm *comm, struct CUstream_st *stream) {
    const message m = {.is_send = true,
                       .peer = peer,
                       .memory = (char *)(uintptr_t)buffer,
                       .count = count,
                       .dtype = dtype};
    return put_message("ncclSend", &m, comm, stream);
}

sdyi_nccl_result fake_recv(void *buffer, size_t count, sdyi_nccl_dtype dtype,
                           int peer, sdyi_nccl_comm *comm,
                           struct CUstream_st *stream) {
    const message m = {
        .peer = peer, .memory = buffer, .count = count, .dtype = dtype};
    return put_message("ncclRecv", &m, comm, stream);
}

/* -- for tests ------------------------------------------------------------- */

size_t fake_channel_bytes(void) {
    fake_lock();
    const size_t bytes = messages_state.channel_bytes;
    fake_unlock();
    return bytes;
}

int64_t fake_direct(void) {
    fake_lock();
    const int64_t direct = messages_state.direct;
    fake_unlock();
    return direct;
}

void fake_simple_above(size_t bytes) {
    fake_lock();
    messages_state.simple_above = bytes;
    fake_unlock();
}

void fake_register_graphs(void) {
    fake_lock();
    messages_state.graphs_register = true;
    fake_unlock();
}

bool fake_graphs_register(void) {
    return messages_state.graphs_register;
}

void fake_messages_reset(void) {
    messages_state.direct = 0;
    messages_state.channel_bytes = 0;
    messages_state.simple_above = 16384;
    messages_state.graphs_register = false;
}

/* Messages between members of groups, with peers that are found at run time:
 * the pairs of a case in batches, of which each rank posts its own. Pairs of
 * two ranks keep their order; otherwise each rank has its own order. */
#include "check/runs.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define FILLER 0xa5 /* of bytes that are not received */

typedef struct buffer {
    unsigned char *host;   /* filled and compared */
    unsigned char *memory; /* passed to messages: a device's, or `host` */
    void *lent;            /* NULL: nothing was */
} buffer;

/* A rank's part of a case. `sent` and `received` have room for all messages, at
 * the same offsets, and a guard byte after each. */
typedef struct mail {
    const check_case *c;
    const check_groups *g; /* of `c` */
    sdyrt_context *context;
    const sdyrt_mesh *grid;
    int rank;
    int64_t device;
    int64_t own;   /* number in its group */
    int64_t group; /* the device that is member 0 */
    size_t offsets[CHECK_MAX_RANKS];
    size_t bytes; /* of each of the two */
    buffer sent, received;
    check_rank *r;
} mail;

/* The size of message `k`: empty, a few bytes, or several chunks. */
static size_t bytes_of(const check_case *c, int64_t k) {
    static const uint64_t most[] = {1, 9, 200, 200, 5000, 5000, 9, 200000};
    const uint64_t hash = check_mix(c->seed + 77 * (uint64_t)k);
    return (size_t)(hash / 64 % most[hash % 8]);
}

static unsigned char byte_of(const mail *m, int64_t k, size_t i) {
    const uint64_t hash =
        check_mix(m->c->seed ^ (uint64_t)(m->group * CHECK_MAX_RANKS + k));
    return (unsigned char)(hash + 31 * i + i / 256);
}

/* -- buffers --------------------------------------------------------------- */

static sdyrt_status get_memory(const mail *m, buffer *b) {
    const bool is_device = sdyrt_context_is_device(m->context);
    sdyrt_status status = SDYRT_OK;
    if (is_device || m->c->memory == CHECK_LENT)
        status = sdyrt_alloc(m->context, m->bytes, &b->lent);
    b->host = is_device || b->lent == NULL ? malloc(m->bytes) : b->lent;
    if (status == SDYRT_OK && b->host == NULL)
        status = SDYRT_MEMORY;
    if (status == SDYRT_OK)
        memset(b->host, FILLER, m->bytes);
    b->memory = is_device ? b->lent : b->host;
    return status;
}

static void put_memory(const mail *m, const buffer *b) {
    if (b->host != b->lent)
        free(b->host);
    sdyrt_free(m->context, b->lent);
}

/* Copy both buffers to the device, or back. */
static sdyrt_status carry(const mail *m, bool to_device) {
    const buffer *const both[] = {&m->sent, &m->received};
    sdyrt_status status = SDYRT_OK;
    for (int i = 0; i < 2 && status == SDYRT_OK; i++)
        if (both[i]->memory != both[i]->host)
            status = sdyrt_copy(
                m->context, to_device ? both[i]->memory : both[i]->host,
                to_device ? both[i]->host : both[i]->memory, m->bytes);
    return status;
}

static sdyrt_status make_buffers(mail *m) {
    for (int k = 0; k < m->g->n_pairs; k++) {
        m->offsets[k] = m->bytes;
        m->bytes += bytes_of(m->c, k) + 1;
    }
    sdyrt_status status = get_memory(m, &m->sent);
    if (status == SDYRT_OK)
        status = get_memory(m, &m->received);
    for (int k = 0; k < m->g->n_pairs && status == SDYRT_OK; k++)
        for (size_t i = 0; i < bytes_of(m->c, k); i++)
            if (m->g->pairs[k].source == m->own)
                m->sent.host[m->offsets[k] + i] = byte_of(m, k, i);
    return status;
}

/* Compare a buffer: it must have the messages whose `end` is this rank, and
 * fillers elsewhere. */
static void compare(const mail *m, check_side end,
                    const unsigned char *memory) {
    for (int k = 0; k < m->g->n_pairs; k++) {
        const sdyrt_pair *const pair = &m->g->pairs[k];
        const int64_t member =
            end == CHECK_FROM ? pair->source : pair->destination;
        const size_t n = bytes_of(m->c, k);
        for (size_t i = 0; i <= n; i++) {
            const unsigned char wanted =
                member == m->own && i < n ? byte_of(m, k, i) : FILLER;
            const unsigned char found = memory[m->offsets[k] + i];
            if (found != wanted)
                check_rank_fail(m->r,
                                "rank %d, message %d %s: byte %zu of %zu is "
                                "%d, expected %d",
                                m->rank, k,
                                end == CHECK_FROM ? "sent" : "received", i, n,
                                found, wanted);
        }
    }
}

/* -- sending --------------------------------------------------------------- */

/* The rank of a member, as the library finds it by its coordinates. */
static sdyrt_status find_peer(const mail *m, int64_t member, int *rank) {
    const check_refs *const members = &m->g->members;
    int axes[CHECK_MAX_REFS];
    int64_t at[CHECK_MAX_REFS], left = member, device = -1;
    for (int i = members->count - 1; i >= 0; i--) {
        axes[i] = members->at[i].axis;
        at[i] = left % members->at[i].size;
        left /= members->at[i].size;
    }
    const sdyrt_status status = sdyrt_grid_member(m->grid, m->device, axes,
                                                  members->count, at, &device);
    const int64_t wanted = check_member(m->c, m->device, member);
    *rank = m->c->ranks[CHECK_TO][wanted];
    if (status == SDYRT_OK && device != wanted)
        check_rank_fail(m->r,
                        "rank %d: member %" PRId64 " is device %" PRId64
                        ", expected %" PRId64,
                        m->rank, member, device, wanted);
    return status;
}

/* Add the messages of a batch that this rank sends, receives, or both. */
static sdyrt_status add_messages(const mail *m, int batch, bool sends,
                                 bool receives, sdyrt_message *list, int *n) {
    const check_groups *const g = m->g;
    for (int k = 0; k < g->n_pairs; k++) {
        const sdyrt_pair *const pair = &g->pairs[k];
        if (k * g->n_batches / g->n_pairs != batch)
            continue;
        for (int end = 0; end < 2; end++) {
            const int64_t member = end == 0 ? pair->source : pair->destination;
            if (member != m->own || !(end == 0 ? sends : receives))
                continue;
            sdyrt_message *const message = &list[(*n)++];
            unsigned char *const at =
                end == 0 ? m->sent.memory : m->received.memory;
            *message = (sdyrt_message){.receives = end == 1,
                                       .data = at + m->offsets[k],
                                       .bytes = bytes_of(m->c, k)};
            const sdyrt_status status = find_peer(
                m, end == 0 ? pair->destination : pair->source, &message->peer);
            if (status != SDYRT_OK)
                return status;
        }
    }
    return SDYRT_OK;
}

static sdyrt_status run_batch(const mail *m, int batch) {
    sdyrt_message list[2 * CHECK_MAX_RANKS];
    int n = 0;
    const uint64_t order = /* both at once, sends first, receives first */
        check_mix(m->c->seed + (uint64_t)(m->device * 8 + batch)) % 3;
    sdyrt_status status =
        add_messages(m, batch, order != 2, order != 1, list, &n);
    if (status == SDYRT_OK && order != 0)
        status = add_messages(m, batch, order == 2, order == 1, list, &n);
    if (status != SDYRT_OK || n != 1 || order == 0)
        return status == SDYRT_OK ? sdyrt_batch(m->context, list, n) : status;
    return list[0].receives ? sdyrt_recv(m->context, list[0].peer, list[0].data,
                                         list[0].bytes)
                            : sdyrt_send(m->context, list[0].peer, list[0].data,
                                         list[0].bytes);
}

/* Connect the ranks that this one exchanges messages with; a rank without a
 * device has none, and comes too. */
static sdyrt_status connect_peers(const mail *m) {
    int peers[CHECK_MAX_RANKS], n = 0;
    for (int k = 0; k < m->g->n_pairs && m->device >= 0; k++) {
        const sdyrt_pair *const pair = &m->g->pairs[k];
        const bool sends = pair->source == m->own;
        if (!sends && pair->destination != m->own)
            continue;
        const sdyrt_status status =
            find_peer(m, sends ? pair->destination : pair->source, &peers[n++]);
        if (status != SDYRT_OK)
            return status;
    }
    return sdyrt_connect(m->context, peers, n);
}

static sdyrt_status exchange(mail *m) {
    sdyrt_status status = make_buffers(m);
    if (status == SDYRT_OK)
        status = carry(m, true);
    for (int b = 0; b < m->g->n_batches && status == SDYRT_OK; b++)
        status = run_batch(m, b);
    if (status == SDYRT_OK)
        status = carry(m, false);
    if (status == SDYRT_OK)
        compare(m, CHECK_FROM, m->sent.host);
    if (status == SDYRT_OK)
        compare(m, CHECK_TO, m->received.host);
    put_memory(m, &m->sent);
    put_memory(m, &m->received);
    return status;
}

sdyrt_status check_run_messages(sdyrt_context *context, const check_case *c,
                                int rank, check_rank *r) {
    mail m = {.c = c,
              .g = &c->groups,
              .context = context,
              .rank = rank,
              .device = check_device_of(c, CHECK_TO, rank),
              .r = r};
    sdyrt_status status =
        sdyrt_grid_create(c->to.mesh->sizes, c->to.mesh->n_axes, &m.grid);
    if (status == SDYRT_OK && m.device >= 0) {
        m.own = check_number(c, m.device);
        m.group = check_member(c, m.device, 0);
    }
    if (status == SDYRT_OK)
        status = connect_peers(&m);
    if (status == SDYRT_OK && m.device >= 0)
        status = exchange(&m);
    sdyrt_mesh_release(m.grid);
    return status;
}

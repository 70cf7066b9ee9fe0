/* Messages between members of groups, with peers that are found at run time:
 * the pairs of a case in batches, of which each rank posts its own. Pairs of
 * two ranks keep their order; otherwise each rank has its own order. */
#include "check/grid.h"

#include <inttypes.h>
#include <stdio.h>
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
    const check_grid_case *c;
    sdyrt_context *context;
    const sdyrt_mesh *grid;
    int64_t device;
    int64_t own;   /* number in its group */
    int64_t group; /* the device that is member 0 */
    size_t offsets[CHECK_MAX_RANKS];
    size_t bytes; /* of each of the two */
    buffer sent, received;
    char *failure;
} mail;

/* The size of message `k`: empty, a few bytes, or several chunks. */
static size_t bytes_of(const check_grid_case *c, int64_t k) {
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
    if (is_device || m->c->lent)
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
    for (int64_t k = 0; k < m->c->n_pairs; k++) {
        m->offsets[k] = m->bytes;
        m->bytes += bytes_of(m->c, k) + 1;
    }
    sdyrt_status status = get_memory(m, &m->sent);
    if (status == SDYRT_OK)
        status = get_memory(m, &m->received);
    for (int64_t k = 0; k < m->c->n_pairs && status == SDYRT_OK; k++)
        for (size_t i = 0; i < bytes_of(m->c, k); i++)
            if (m->c->pairs[k].source == m->own)
                m->sent.host[m->offsets[k] + i] = byte_of(m, k, i);
    return status;
}

/* Compare a buffer: it must have the messages whose `end` is this rank, and
 * fillers elsewhere. */
static void compare(const mail *m, check_side end,
                    const unsigned char *memory) {
    const check_grid_case *const c = m->c;
    for (int64_t k = 0; k < c->n_pairs; k++) {
        const int64_t member =
            end == CHECK_FROM ? c->pairs[k].source : c->pairs[k].destination;
        const size_t n = bytes_of(c, k);
        for (size_t i = 0; i <= n; i++) {
            const unsigned char wanted =
                member == m->own && i < n ? byte_of(m, k, i) : FILLER;
            const unsigned char found = memory[m->offsets[k] + i];
            if (found == wanted)
                continue;
            (void)snprintf(m->failure, CHECK_TEXT_BYTES,
                           "device %" PRId64 ", message %" PRId64
                           " %s: byte %zu of %zu is %d, expected %d",
                           m->device, k,
                           end == CHECK_FROM ? "sent" : "received", i, n, found,
                           wanted);
            return;
        }
    }
}

/* -- sending --------------------------------------------------------------- */

/* The rank of a member, as the library finds it by its coordinates. */
static sdyrt_status find_peer(const mail *m, int64_t member, int *rank) {
    const check_grid_case *const c = m->c;
    int64_t at[CHECK_GRID_AXES], left = member, device = -1;
    for (int i = c->n_grid_axes - 1; i >= 0; i--) {
        at[i] = left % c->sizes[c->grid_axes[i]];
        left /= c->sizes[c->grid_axes[i]];
    }
    const sdyrt_status status = sdyrt_grid_member(
        m->grid, m->device, c->grid_axes, c->n_grid_axes, at, &device);
    const int64_t wanted = check_grid_member(c, m->device, member);
    *rank = c->ranks[wanted];
    if (status == SDYRT_OK && device != wanted)
        (void)snprintf(m->failure, CHECK_TEXT_BYTES,
                       "device %" PRId64 ": member %" PRId64
                       " is device %" PRId64 ", expected %" PRId64,
                       m->device, member, device, wanted);
    return status;
}

/* Add the messages of a batch that this rank sends, receives, or both. */
static sdyrt_status add_messages(const mail *m, int batch, bool sends,
                                 bool receives, sdyrt_message *list, int *n) {
    const check_grid_case *const c = m->c;
    for (int64_t k = 0; k < c->n_pairs; k++) {
        const sdyrt_grid_pair *const pair = &c->pairs[k];
        if (k * c->n_batches / c->n_pairs != batch)
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
                                       .bytes = bytes_of(c, k)};
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

static sdyrt_status exchange(mail *m) {
    sdyrt_status status = make_buffers(m);
    if (status == SDYRT_OK)
        status = carry(m, true);
    for (int b = 0; b < m->c->n_batches && status == SDYRT_OK; b++)
        status = run_batch(m, b);
    if (status == SDYRT_OK)
        status = carry(m, false);
    if (status == SDYRT_OK && m->failure[0] == '\0')
        compare(m, CHECK_FROM, m->sent.host);
    if (status == SDYRT_OK && m->failure[0] == '\0')
        compare(m, CHECK_TO, m->received.host);
    put_memory(m, &m->sent);
    put_memory(m, &m->received);
    return status;
}

sdyrt_status check_grid_messages(sdyrt_context *context,
                                 const check_grid_case *c, char *failure) {
    mail m = {.c = c, .context = context, .device = -1, .failure = failure};
    sdyrt_status status = sdyrt_grid_create(c->sizes, c->n_axes, &m.grid);
    for (int64_t d = 0; d < check_grid_devices(c); d++)
        if (c->ranks[d] == sdyrt_context_rank(context))
            m.device = d;
    if (status == SDYRT_OK && m.device >= 0) {
        m.own = check_grid_number(c, m.device);
        m.group = check_grid_member(c, m.device, 0);
        status = exchange(&m);
    }
    if (status != SDYRT_OK)
        (void)snprintf(failure, CHECK_TEXT_BYTES, "%s", sdyrt_last_error());
    sdyrt_mesh_release(m.grid);
    return status;
}

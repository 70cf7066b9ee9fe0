/* Links: the communicators of two ranks that carry their messages of a batch,
 * one for each direction, each with a stream of its own.
 *
 * NCCL's kernel of a group works on its messages in turns: the first of each
 * peer, the second ..; on a channel as many peers at once as fit. So in one
 * group, or in groups on one communicator, messages wait for each other that
 * sdyrt_batch says do not. With links a message waits for nothing but those
 * before it to the same rank, as on the host.
 *
 * Links run at the same time and may all wait. So that the device has room for
 * all of their kernels, these have at most as many thread blocks together as
 * eight ninths of the multiprocessors of the smallest GPU. Links share no
 * resources, as NCCL runs communicators that do one after the other.
 *
 * Ranks connect together, as NCCL's first message between two ranks waits on
 * the host for both: around a ring each would wait for the next. They gather
 * which ranks each wants; from that, and from the pairs that are there, all
 * decide alone, and alike:
 *
 *   pairs      new ones, in order
 *   colours    of pairs, so that no rank has two pairs of one colour
 *   for each   colour and direction: a split makes the links of all its pairs;
 *              at last a byte goes over each of them
 */
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/nccl/program.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COLOURS (2 * SDYI_NCCL_PEERS) /* enough for pairs taken one by one */

/* The ranks that a rank wants, and what its GPU has. */
typedef struct wish {
    int n_processors;
    int n;
    int peers[SDYI_NCCL_PEERS];
} wish;

/* What all ranks decide alike. */
typedef struct agenda {
    sdyi_nccl_pair *pairs; /* new ones */
    size_t n;
    int n_colours;
    int peers[COLOURS]; /* of this rank by colour; -1: none */
    int ctas;           /* of each link */
} agenda;

/* What a rank has, with the new pairs. */
typedef struct load {
    int n_pairs, n_new, ctas;
    bool is_used[COLOURS]; /* by new pairs */
} load;

/* -- links ----------------------------------------------------------------- */

sdyi_nccl_link *sdyi_nccl_link_find(sdyi_nccl_rank *me, int peer,
                                    bool receives) {
    for (int i = 0; i < me->n_links; i++)
        if (me->links[i].peer == peer && me->links[i].receives == receives)
            return &me->links[i];
    return NULL;
}

/* One that has no communicator yet. */
static sdyrt_status add_link(sdyi_nccl_rank *me, int peer, bool receives) {
    sdyi_nccl_link *const link = &me->links[me->n_links];
    link->peer = peer;
    link->receives = receives;
    if (link->stream == NULL) /* else a call that failed has made it */
        SDYI_TRY(sdyi_gpu_stream_create(&link->stream));
    if (link->done == NULL)
        SDYI_TRY(sdyi_gpu_event_create(&link->done));
    me->n_links++;
    return SDYRT_OK;
}

void sdyi_nccl_links_free(sdyi_nccl_rank *me) {
    for (int i = 0; i < SDYI_NCCL_LINKS; i++) {
        sdyi_gpu_event_destroy(me->links[i].done);
        sdyi_gpu_stream_destroy(me->links[i].stream);
    }
}

sdyrt_status sdyi_nccl_join_links(sdyi_nccl_rank *me,
                                  struct CUstream_st *stream) {
    for (int i = 0; i < me->n_links; i++) {
        const sdyi_nccl_link *const link = &me->links[i];
        bool is_capturing = false; /* then nothing that failed is on it */
        SDYI_TRY(sdyi_gpu_stream_is_capturing(link->stream, &is_capturing));
        if (is_capturing)
            continue;
        SDYI_TRY(sdyi_gpu_event_record(link->done, link->stream));
        SDYI_TRY(sdyi_gpu_stream_wait(stream, link->done));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_nccl_link_run(sdyrt_context *context,
                                const sdyi_nccl_link *link,
                                sdyi_nccl_message *messages, int n,
                                void *const *bases,
                                struct CUstream_st *stream) {
    for (int at = 0; at < n; at += SDYI_NCCL_GROUP) {
        const int more = n - at < SDYI_NCCL_GROUP ? n - at : SDYI_NCCL_GROUP;
        sdyi_nccl_round group = {.is_in_group = true, .comm = link->comm};
        *(link->receives ? &group.receives : &group.sends) = messages + at;
        *(link->receives ? &group.n_receives : &group.n_sends) = more;
        SDYI_TRY(sdyi_nccl_make_room(
            context, sdyi_nccl_group_load(context->state, more), stream));
        SDYI_TRY(sdyi_nccl_run_group(context, &group, bases, link->stream));
    }
    return SDYRT_OK;
}

/* -- pairs ----------------------------------------------------------------- */

static int compare_pairs(const void *left, const void *right) {
    const sdyi_nccl_pair *const a = left, *const b = right;
    const int lower = (a->lower > b->lower) - (a->lower < b->lower);
    return lower != 0 ? lower
                      : (a->higher > b->higher) - (a->higher < b->higher);
}

/* The pairs that some rank wishes and that are not there. */
static sdyrt_status find_pairs(const sdyi_nccl_rank *me, const wish *wishes,
                               int size, agenda *a) {
    size_t n = 0;
    for (int r = 0; r < size; r++)
        n += (size_t)wishes[r].n;
    SDYI_ALLOC(a->pairs, n + 1);
    n = 0;
    for (int r = 0; r < size; r++)
        for (int i = 0; i < wishes[r].n; i++) {
            const int p = wishes[r].peers[i];
            a->pairs[n++] = (sdyi_nccl_pair){.lower = r < p ? r : p,
                                             .higher = r < p ? p : r};
        }
    qsort(a->pairs, n, sizeof *a->pairs, compare_pairs);
    for (size_t i = 0; i < n; i++) {
        const sdyi_nccl_pair *const pair = &a->pairs[i];
        const bool is_twice = i > 0 && compare_pairs(pair, pair - 1) == 0;
        if (!is_twice &&
            (me->n_pairs == 0 || bsearch(pair, me->pairs, me->n_pairs,
                                         sizeof *pair, compare_pairs) == NULL))
            a->pairs[a->n++] = *pair;
    }
    return SDYRT_OK;
}

/* Count pairs that are there, or new, for each of their ranks. */
static void count_pairs(const sdyi_nccl_pair *pairs, size_t n, bool is_new,
                        load *loads) {
    for (size_t i = 0; i < n; i++) {
        load *const ends[] = {&loads[pairs[i].lower], &loads[pairs[i].higher]};
        for (int k = 0; k < 2; k++) {
            ends[k]->n_pairs++;
            ends[k]->n_new += is_new;
            ends[k]->ctas += is_new ? 0 : 2 * pairs[i].ctas;
        }
    }
}

static sdyrt_status check_loads(const load *loads, int size) {
    for (int r = 0; r < size; r++)
        if (loads[r].n_pairs > SDYI_NCCL_PEERS)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "rank %d would be connected with %d ranks: on "
                             "nccl %d are the most",
                             r, loads[r].n_pairs, SDYI_NCCL_PEERS);
    return SDYRT_OK;
}

/* Thread blocks of NCCL's that a rank's links have together: each GPU runs one
 * on each of its multiprocessors, and has some for others. */
static int room_of(const wish *wishes, int size) {
    int least = wishes[0].n_processors;
    for (int r = 1; r < size; r++)
        if (wishes[r].n_processors < least)
            least = wishes[r].n_processors;
    return least * 8 / 9;
}

/* Thread blocks of a new link, a power of two as NCCL's channels are: half of
 * what the fullest rank has left is for the new ones, so that later ones have
 * some too. */
static sdyrt_status share_blocks(const load *loads, int size, int room,
                                 int *ctas) {
    enum { MOST = 8 };
    int left = room, n_new = 1;
    for (int r = 0; r < size; r++) {
        left = room - loads[r].ctas < left ? room - loads[r].ctas : left;
        n_new = loads[r].n_new > n_new ? loads[r].n_new : n_new;
    }
    for (*ctas = MOST; *ctas > 1 && *ctas * 2 * n_new > left / 2;)
        *ctas /= 2;
    for (int r = 0; r < size; r++)
        if (loads[r].ctas + 2 * loads[r].n_new > room)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "rank %d would be connected with %d ranks, whose "
                             "kernels may not run at once: links have %d "
                             "thread blocks of %d; connect all in one call",
                             r, loads[r].n_pairs,
                             loads[r].ctas + 2 * loads[r].n_new, room);
    return SDYRT_OK;
}

static void colour_pairs(int rank, load *loads, agenda *a) {
    for (int c = 0; c < COLOURS; c++)
        a->peers[c] = -1;
    for (size_t i = 0; i < a->n; i++) {
        sdyi_nccl_pair *const pair = &a->pairs[i];
        bool *const lower = loads[pair->lower].is_used;
        bool *const higher = loads[pair->higher].is_used;
        int c = 0;
        while (lower[c] || higher[c])
            c++;
        lower[c] = higher[c] = true;
        pair->ctas = a->ctas;
        a->n_colours = c >= a->n_colours ? c + 1 : a->n_colours;
        if (pair->lower == rank)
            a->peers[c] = pair->higher;
        else if (pair->higher == rank)
            a->peers[c] = pair->lower;
    }
}

/* NCCL's variables that overrule what is asked of a link. */
static sdyrt_status check_environment(const load *own, int room) {
    static const char *const least[] = {
        "NCCL_MIN_NCHANNELS", "NCCL_MIN_P2P_NCHANNELS", "NCCL_MAX_CTAS"};
    const char *const shares = getenv("NCCL_COMM_SPLIT_SHARE_RESOURCES");
    if (shares != NULL && atoi(shares) > 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "sdyrt_connect: NCCL_COMM_SPLIT_SHARE_RESOURCES is "
                         "%s, with which messages wait for each other: unset "
                         "it, SDYRT_NCCL_SPLIT_SHARE is for the rest",
                         shares);
    for (size_t i = 0; i < sizeof least / sizeof *least; i++) {
        const char *const text = getenv(least[i]);
        const int n = text == NULL ? 0 : atoi(text);
        if (n > 1 && (n > room || 2 * own->n_pairs * n > room))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "sdyrt_connect: %s is %s: kernels for messages "
                             "with %d ranks could have more than the %d thread "
                             "blocks that run at once; unset it",
                             least[i], text, own->n_pairs, room);
    }
    return SDYRT_OK;
}

static sdyrt_status decide(sdyi_nccl_rank *me, const wish *wishes, int rank,
                           int size, agenda *a) {
    load *loads;
    SDYI_TRY(find_pairs(me, wishes, size, a));
    SDYI_ALLOC(loads, size);
    count_pairs(me->pairs, me->n_pairs, false, loads);
    count_pairs(a->pairs, a->n, true, loads);
    const int room = room_of(wishes, size);
    sdyrt_status status = check_loads(loads, size);
    if (status == SDYRT_OK)
        status = share_blocks(loads, size, room, &a->ctas);
    if (status == SDYRT_OK)
        status = check_environment(&loads[rank], room);
    if (status == SDYRT_OK)
        colour_pairs(rank, loads, a);
    free(loads);
    SDYI_TRY(status);
    SDYI_RESIZE(me->pairs, me->n_pairs + a->n + 1);
    for (int c = 0; c < a->n_colours; c++) /* what fails, fails before NCCL */
        for (int k = 0; k < 2 && a->peers[c] >= 0; k++)
            SDYI_TRY(add_link(me, a->peers[c], (rank < a->peers[c]) == k));
    return SDYRT_OK;
}

/* -- connecting ------------------------------------------------------------ */

/* Split, with all ranks, as an operation, so that the watchdog ends one that
 * blocks. */
static sdyrt_status split(sdyrt_context *context, int colour, int ctas,
                          sdyi_nccl_comm *_Atomic *made) {
    sdyi_nccl_op *const op =
        sdyi_nccl_op_start(context->state, "connecting ranks");
    SDYI_TRY(sdyi_nccl_split(context, colour, context->rank, ctas, made));
    sdyi_nccl_op_set(context->state, op, SDYI_OP_DONE);
    return SDYRT_OK;
}

/* Make the links of a colour and direction: to the higher of two ranks, or to
 * the lower. A rank that has none splits with the others. */
static sdyrt_status make_links(sdyrt_context *context, const agenda *a,
                               int colour, bool is_to_lower) {
    sdyi_nccl_rank *const me = context->state;
    const int rank = context->rank, peer = a->peers[colour];
    sdyi_nccl_comm *_Atomic none = NULL;
    if (peer < 0)
        return split(context, SDYI_NCCL_NO_COLOUR, a->ctas, &none);
    sdyi_nccl_link *const link =
        sdyi_nccl_link_find(me, peer, (rank < peer) == is_to_lower);
    assert(link != NULL);
    return split(context, rank < peer ? rank : peer, a->ctas, &link->comm);
}

/* A byte over a new link, for NCCL to connect its two ranks. */
static sdyrt_status greet(sdyrt_context *context, sdyi_nccl_link *link) {
    sdyi_nccl_rank *const me = context->state;
    sdyi_nccl_op *const op = sdyi_nccl_op_start(me, "connecting with a rank");
    sdyi_nccl_message byte = {.peer = link->peer > context->rank,
                              .offset = link->receives,
                              .bytes = 1};
    void *const bases[] = {me->pad};
    sdyrt_status status = sdyi_nccl_follow(me, link->stream);
    if (status == SDYRT_OK)
        status =
            sdyi_nccl_link_run(context, link, &byte, 1, bases, link->stream);
    if (status == SDYRT_OK)
        status = sdyi_nccl_op_mark(me, op, link->stream);
    return status == SDYRT_OK
               ? SDYRT_OK
               : sdyi_nccl_break_op(context, status, op, me->stream);
}

static sdyrt_status make_all(sdyrt_context *context, const agenda *a,
                             int n_before) {
    sdyi_nccl_rank *const me = context->state;
    if (me->link_root == NULL)
        SDYI_TRY(split(context, 0, SDYI_NCCL_LINK_ROOT, &me->link_root));
    for (int c = 0; c < a->n_colours; c++)
        for (int k = 0; k < 2; k++)
            SDYI_TRY(make_links(context, a, c, k == 1));
    for (int i = n_before; i < me->n_links; i++) /* by colour, as the peers */
        SDYI_TRY(greet(context, &me->links[i]));
    SDYI_TRY(sdyi_nccl_wait(context));
    memcpy(me->pairs + me->n_pairs, a->pairs, a->n * sizeof *a->pairs);
    me->n_pairs += a->n;
    qsort(me->pairs, me->n_pairs, sizeof *me->pairs, compare_pairs);
    return SDYRT_OK;
}

/* -- sdyrt_connect --------------------------------------------------------- */

static sdyrt_status make_wish(const sdyrt_context *context, const int *peers,
                              int n, wish *own) {
    const sdyi_nccl_rank *const me = context->state;
    SDYI_TRY(sdyi_gpu_processors(me->device, &own->n_processors));
    for (int i = 0; i < n; i++) {
        bool is_new = peers[i] != context->rank;
        for (int k = 0; k < own->n && is_new; k++)
            is_new = own->peers[k] != peers[i];
        if (is_new && own->n == SDYI_NCCL_PEERS)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "rank %d wants to be connected with more than %d "
                             "ranks: on nccl these are the most",
                             context->rank, SDYI_NCCL_PEERS);
        if (is_new)
            own->peers[own->n++] = peers[i];
    }
    return SDYRT_OK;
}

/* With `wishes` for all ranks. */
static sdyrt_status connect_all(sdyrt_context *context, const wish *own,
                                wish *wishes) {
    sdyi_nccl_rank *const me = context->state;
    const int n_before = me->n_links;
    agenda a = {.n = 0};
    assert(wishes != NULL); /* a rank without memory has told the others */
    sdyrt_status status = me->bootstrap.allgather(
        me->bootstrap.state, own, wishes, sizeof *own, context->timeout);
    if (status != SDYRT_OK)
        return sdyi_nccl_break(context, status, true);
    status = decide(me, wishes, context->rank, context->size, &a);
    status = sdyi_nccl_meet(context, "connecting for messages", status, NULL,
                            NULL, 2 * context->timeout);
    if (status == SDYRT_OK && a.n > 0) {
        status = make_all(context, &a, n_before);
        if (status != SDYRT_OK) /* this ends what others wait for */
            status = sdyi_nccl_break(context, status, true);
        status = sdyi_nccl_meet(context, "having connected", status, NULL, NULL,
                                2 * context->timeout);
        if (status != SDYRT_OK)
            status = sdyi_nccl_break(context, status, true);
    } else if (status != SDYRT_OK) { /* those without a communicator */
        me->n_links = n_before;
    }
    free(a.pairs);
    return status;
}

sdyrt_status sdyi_nccl_connect_peers(sdyrt_context *context,
                                     sdyrt_status status, const int *peers,
                                     int n) {
    sdyi_nccl_rank *const me = context->state;
    wish own = {.n = 0}, *wishes = NULL;
    int before = 0;
    SDYI_TRY(sdyi_nccl_check(context));
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    if (status == SDYRT_OK)
        status = make_wish(context, peers, n, &own);
    if (status == SDYRT_OK) /* a split must not come upon operations */
        status = sdyi_nccl_wait(context);
    if (status == SDYRT_OK) {
        wishes = calloc((size_t)context->size, sizeof *wishes);
        if (wishes == NULL)
            status = SDYI_NO_MEMORY((size_t)context->size * sizeof *wishes);
    }
    status = sdyi_nccl_meet(context, "calling sdyrt_connect", status, NULL,
                            NULL, context->timeout);
    if (status == SDYRT_OK)
        status = connect_all(context, &own, wishes);
    free(wishes);
    sdyi_gpu_leave(me->device, before);
    return status;
}

/* What ranks offer each other to do natively, and what comes of it. */
#include "runtime/nccl/native.h"

#include <stdlib.h>
#include <string.h>

/* FNV-1a of the members in order. */
static uint64_t hash_of(const int *members, int n) {
    uint64_t hash = 14695981039346656037u;
    for (int i = 0; i < n; i++)
        for (int byte = 0; byte < 4; byte++)
            hash = (hash ^ ((unsigned)members[i] >> (8 * byte) & 0xff)) *
                   1099511628211u;
    return hash;
}

sdyi_nccl_offer sdyi_nccl_offer_of(const sdyi_nccl_native *native) {
    sdyi_nccl_offer offer = {.kind = (int32_t)native->kind, .n = native->n};
    if (native->kind <= SDYI_NCCL_MESSAGES)
        return offer;
    offer.bytes = native->bytes;
    offer.leader = native->leader;
    offer.group = native->leader >= 0 ? (uint64_t)native->leader
                                      : hash_of(native->members, native->n);
    return offer;
}

static int compare(const void *left, const void *right) {
    const sdyi_nccl_offer *a = left, *b = right;
    if (a->kind != b->kind)
        return a->kind < b->kind ? -1 : 1;
    if (a->group != b->group)
        return a->group < b->group ? -1 : 1;
    if (a->bytes != b->bytes)
        return a->bytes < b->bytes ? -1 : 1;
    return (a->n < b->n) - (a->n > b->n); /* who knows the group is first */
}

static bool is_one_group(const sdyi_nccl_offer *a, const sdyi_nccl_offer *b) {
    return a->kind == b->kind && a->group == b->group && a->bytes == b->bytes;
}

/* Whether a group has as many ranks as each says that knows it. */
static bool is_whole(const sdyi_nccl_offer *offers, int n) {
    for (int i = 1; i < n; i++)
        if (offers[i].n != 0 && offers[i].n != offers[0].n)
            return false;
    return offers[0].n == n;
}

/* The offer of a rank, with the group that its leader knows of. */
static sdyi_nccl_offer offer_of(const sdyi_nccl_rank *me, int number,
                                int rank) {
    sdyi_nccl_offer offer = me->cards[rank].offers[number];
    if (offer.kind > SDYI_NCCL_MESSAGES && offer.leader >= 0)
        offer.group = me->cards[offer.leader].offers[number].group;
    return offer;
}

/* A group that this rank did not know, in the order of ranks. */
static void find_members(const sdyrt_context *context, int number,
                         sdyi_nccl_native *native) {
    const sdyi_nccl_rank *me = context->state;
    const sdyi_nccl_offer own = offer_of(me, number, context->rank);
    native->n = 0;
    for (int r = 0; r < context->size; r++) {
        const sdyi_nccl_offer offer = offer_of(me, number, r);
        if (!is_one_group(&own, &offer))
            continue;
        if (r == context->rank)
            native->own = native->n;
        if (r == native->leader)
            native->root = native->n;
        native->members[native->n++] = r;
    }
}

bool sdyi_nccl_accept(const sdyrt_context *context, int number,
                      sdyi_nccl_native *native) {
    sdyi_nccl_rank *me = context->state;
    sdyi_nccl_offer *const offers = me->offers;
    int n = 0, end;
    for (int r = 0; r < context->size; r++) {
        const sdyi_nccl_offer offer = offer_of(me, number, r);
        if (offer.kind == SDYI_NCCL_MESSAGES)
            return false;
        if (offer.kind != SDYI_NCCL_IDLE)
            offers[n++] = offer;
    }
    if (n == 0)
        return false;
    qsort(offers, (size_t)n, sizeof *offers, compare);
    for (int i = 0; i < n; i = end) {
        for (end = i + 1; end < n && is_one_group(&offers[i], &offers[end]);)
            end++;
        if (!is_whole(&offers[i], end - i))
            return false;
    }
    if (native->kind > SDYI_NCCL_MESSAGES && native->leader >= 0)
        find_members(context, number, native);
    return true;
}

/* The hash table of interned values. */
#include "program/ir/intern.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

unsigned sdyi_intern_hash(const void *value, size_t bytes) {
    const unsigned char *at = value;
    const uint64_t factor = UINT64_C(0x9e3779b97f4a7c15);
    uint64_t a = bytes * factor, b = UINT64_C(0x243f6a8885a308d3);
    for (; bytes >= 16; bytes -= 16, at += 16) {
        uint64_t words[2];
        memcpy(words, at, 16);
        a = (a ^ words[0]) * factor;
        b = (b ^ words[1]) * UINT64_C(0xd6e8feb86659fd93);
        a ^= a >> 32;
        b ^= b >> 29;
    }
    uint64_t rest[2] = {0, 0};
    memcpy(rest, at, bytes);
    a = (a ^ rest[0]) * factor;
    b = (b ^ rest[1]) * UINT64_C(0xd6e8feb86659fd93);
    a = (a ^ a >> 31 ^ b ^ b >> 27) * factor;
    return (unsigned)(a >> 32);
}

/* The table's memory is the zone's, which frees it. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(interner->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#define HASH_FUNCTION(key, length, hash)                                       \
    ((hash) = sdyi_intern_hash(key, length))
#include <uthash.h>

typedef struct sdyi_interned {
    UT_hash_handle hh;
    _Alignas(max_align_t) unsigned char value[];
} interned;

static interned *find(const sdyi_interner *interner, const void *value,
                      size_t bytes, unsigned hash) {
    interned *found = NULL;
    HASH_FIND_BYHASHVALUE(hh, interner->table, value, bytes, hash, found);
    return found;
}

static void add(sdyi_interner *interner, interned *new, size_t bytes,
                unsigned hash) {
    memset(&new->hh, 0, sizeof new->hh);
    HASH_ADD_KEYPTR_BYHASHVALUE(hh, interner->table, new->value, bytes, hash,
                                new);
}

const void *sdyi_intern(sdyi_interner *interner, const void *value,
                        size_t bytes, bool *is_new) {
    const unsigned hash = sdyi_intern_hash(value, bytes);
    interned *kept = find(interner, value, bytes, hash);
    if (is_new != NULL)
        *is_new = kept == NULL;
    if (kept == NULL) {
        kept = sdyi_zone_alloc_raw(interner->zone, sizeof *kept + bytes);
        memcpy(kept->value, value, bytes);
        add(interner, kept, bytes, hash);
    }
    return kept->value;
}

void sdyi_intern_open(sdyi_interner *interner, size_t bytes,
                      sdyi_intern_room *room) {
    room->before = sdyi_zone_get_mark(interner->zone);
    const size_t all = bytes > SIZE_MAX - sizeof(interned)
                           ? SIZE_MAX
                           : sizeof(interned) + bytes;
    interned *const new = sdyi_zone_alloc_raw(interner->zone, all);
    room->value = new->value;
    room->bytes = bytes;
}

const void *sdyi_intern_close(sdyi_interner *interner,
                              const sdyi_intern_room *room) {
    const unsigned hash = sdyi_intern_hash(room->value, room->bytes);
    const interned *const kept = find(interner, room->value, room->bytes, hash);
    if (kept != NULL) {
        sdyi_zone_reset(interner->zone, room->before);
        return kept->value;
    }
    unsigned char *const value = room->value;
    add(interner, (interned *)(void *)(value - offsetof(interned, value)),
        room->bytes, hash);
    return value;
}

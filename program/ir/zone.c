/* Bump allocation in chunks of growing size. */
#include "program/ir/zone.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define IS_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define IS_SANITIZED
#endif
#endif

/* Under the address sanitizer, unallocated memory and a gap after each object
 * are poisoned. */
#ifdef IS_SANITIZED
#include <sanitizer/asan_interface.h>
#define FORBID(at, bytes) ASAN_POISON_MEMORY_REGION(at, bytes)
#define ALLOW(at, bytes) ASAN_UNPOISON_MEMORY_REGION(at, bytes)
#define BEHIND alignof(max_align_t)
#else
#define FORBID(at, bytes) ((void)0)
#define ALLOW(at, bytes) ((void)0)
#define BEHIND 0
#endif

#define FIRST_CHUNK ((size_t)8 << 10)
#define LARGEST_CHUNK ((size_t)1 << 20)
#define HUGE_CHUNK ((size_t)8 << 20)

typedef struct sdyi_chunk {
    struct sdyi_chunk *older;
    char *end;
    alignas(max_align_t) char bytes[];
} chunk;

void sdyi_zone_start(sdyi_zone *zone, sdyi_guard *guard) {
    *zone = (sdyi_zone){.guard = guard};
}

/* Free the chunks newer than `last`; NULL: all. */
static void free_chunks(sdyi_zone *zone, const chunk *last) {
    while (zone->chunks != last) {
        chunk *const c = zone->chunks;
        zone->chunks = c->older;
        free(c);
    }
}

void sdyi_zone_free(sdyi_zone *zone) {
    free_chunks(zone, NULL);
    zone->at = zone->end = NULL;
}

/* Huge pages: constants of many megabytes are written at once, and page faults
 * would take half of the time. */
static void use_huge_pages(char *bytes, size_t size) {
#ifdef MADV_HUGEPAGE
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *const first = bytes + (page - (uintptr_t)bytes % page) % page;
    (void)madvise(first, size - (size_t)(first - bytes), MADV_HUGEPAGE);
#else
    (void)bytes;
    (void)size;
#endif
}

/* A new chunk for `bytes` more; the rest of the old one is lost. Large requests
 * get room after them: small ones that are allocated and reset repeatedly, as
 * for a growing list of types, would otherwise malloc and free a chunk each
 * time. */
static void add_chunk(sdyi_zone *zone, size_t bytes) {
    size_t size = FIRST_CHUNK;
    if (zone->chunks != NULL) {
        const chunk *const last = zone->chunks;
        size = 2 * (size_t)(last->end - last->bytes);
        size = size < LARGEST_CHUNK ? size : LARGEST_CHUNK;
    }
    if (size < bytes)
        size = bytes > SIZE_MAX / 2 ? bytes : bytes + FIRST_CHUNK;
    chunk *const c = size > SIZE_MAX / 2 ? NULL : malloc(sizeof *c + size);
    if (c == NULL) {
        zone->guard->bytes = bytes;
        longjmp(zone->guard->target, 1);
    }
    if (size >= HUGE_CHUNK)
        use_huge_pages(c->bytes, size);
    c->older = zone->chunks;
    c->end = c->bytes + size;
    zone->chunks = c;
    zone->at = c->bytes;
    zone->end = c->end;
    FORBID(c->bytes, size);
}

void *sdyi_zone_alloc_raw(sdyi_zone *zone, size_t bytes) {
    const size_t unit = alignof(max_align_t);
    const size_t taken =
        (bytes == 0 ? unit : bytes + (unit - bytes % unit) % unit) + BEHIND;
    if (taken < bytes || taken > (size_t)(zone->end - zone->at))
        add_chunk(zone, taken < bytes ? SIZE_MAX : taken);
    void *const memory = zone->at;
    zone->at += taken;
    ALLOW(memory, bytes);
    return memory;
}

void *sdyi_zone_alloc(sdyi_zone *zone, size_t bytes) {
    return memset(sdyi_zone_alloc_raw(zone, bytes), 0, bytes);
}

void *sdyi_zone_alloc_array(sdyi_zone *zone, size_t n, size_t bytes) {
    return sdyi_zone_alloc(zone, n > SIZE_MAX / bytes ? SIZE_MAX : n * bytes);
}

void *sdyi_zone_copy(sdyi_zone *zone, const void *data, size_t bytes) {
    void *const copy = sdyi_zone_alloc_raw(zone, bytes);
    if (bytes > 0)
        memcpy(copy, data, bytes);
    return copy;
}

char *sdyi_zone_string(sdyi_zone *zone, const char *text, size_t length) {
    char *const copy = sdyi_zone_alloc_raw(zone, length + 1);
    if (length > 0)
        memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

void *sdyi_zone_grow(sdyi_zone *zone, const void *array, size_t n,
                     int *capacity, size_t bytes) {
    const int more = *capacity < 4                     ? 4
                     : *capacity < INT_LEAST32_MAX / 2 ? 2 * *capacity
                                                       : INT_LEAST32_MAX;
    void *const grown = sdyi_zone_alloc_array(zone, (size_t)more, bytes);
    if (n > 0)
        memcpy(grown, array, n * bytes);
    *capacity = more;
    return grown;
}

sdyi_zone_mark sdyi_zone_get_mark(const sdyi_zone *zone) {
    return (sdyi_zone_mark){zone->chunks, zone->at};
}

void sdyi_zone_reset(sdyi_zone *zone, sdyi_zone_mark mark) {
    const char *const used = zone->chunks == mark.chunk ? zone->at : NULL;
    free_chunks(zone, mark.chunk);
    zone->at = mark.at;
    zone->end = mark.chunk == NULL ? mark.at : mark.chunk->end;
    FORBID(zone->at, (size_t)((used != NULL ? used : zone->end) - zone->at));
    (void)used;
}

bool sdyi_collect(void *state, const char *text, size_t length) {
    sdyi_collected *const c = state;
    if (length >= c->capacity - c->length) {
        c->capacity = c->capacity / 2 + c->length + length + 1;
        char *const all = sdyi_zone_alloc_raw(c->zone, c->capacity);
        memcpy(all, c->text, c->length);
        c->text = all;
    }
    memcpy(c->text + c->length, text, length);
    c->length += length;
    c->text[c->length] = '\0';
    return true;
}

void sdyi_collect_string(sdyi_collected *collected, const char *text) {
    (void)sdyi_collect(collected, text, strlen(text));
}

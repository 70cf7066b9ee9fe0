/* Bump allocation: objects are cut from the front of large chunks, and freed
 * all at once.
 *
 * Every allocation succeeds from the caller's view: without memory the zone
 * jumps to its guard, which the running public function has set. So code below
 * program.c holds nothing that must be released (locks, files, malloc'ed
 * memory, reference-counted objects) across a call that allocates. */
#ifndef SDYI_PROGRAM_IR_ZONE_H
#define SDYI_PROGRAM_IR_ZONE_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>

/* The jump target when memory runs out: setjmp(guard.target) is in
 * program.c. */
typedef struct sdyi_guard {
    jmp_buf target;
    size_t bytes; /* size of the failed request */
} sdyi_guard;

typedef struct sdyi_zone {
    struct sdyi_chunk *chunks; /* newest first */
    char *at, *end;            /* free bytes of the newest chunk */
    sdyi_guard *guard;
} sdyi_zone;

/* A state that a zone can be reset to. */
typedef struct sdyi_zone_mark {
    struct sdyi_chunk *chunk;
    char *at;
} sdyi_zone_mark;

void sdyi_zone_start(sdyi_zone *zone, sdyi_guard *guard);
void sdyi_zone_free(sdyi_zone *zone);

/* Zeroed, aligned for any type; 0 bytes have an address as well. */
void *sdyi_zone_alloc(sdyi_zone *zone, size_t bytes);
/* Not zeroed, any number of bytes: for a caller that fills them at once. */
void *sdyi_zone_alloc_raw(sdyi_zone *zone, size_t bytes);
/* A copy; that of a string is NUL-terminated. */
void *sdyi_zone_copy(sdyi_zone *zone, const void *data, size_t bytes);
char *sdyi_zone_string(sdyi_zone *zone, const char *text, size_t length);

/* Free everything allocated since the mark. */
sdyi_zone_mark sdyi_zone_get_mark(const sdyi_zone *zone);
void sdyi_zone_reset(sdyi_zone *zone, sdyi_zone_mark mark);

/* An array of `n` zeroed objects. */
#define SDYI_NEW(zone, type, n)                                                \
    ((type *)sdyi_zone_alloc_array(zone, (size_t)(n), sizeof(type)))
void *sdyi_zone_alloc_array(sdyi_zone *zone, size_t n, size_t bytes);

/* Make room for one more element in an array of `*capacity` with `n` elements;
 * it moves when it grows. */
#define SDYI_GROW(zone, array, n, capacity)                                    \
    ((n) < (capacity)                                                          \
         ? (void)0                                                             \
         : (void)((array) = sdyi_zone_grow(zone, array, (size_t)(n),           \
                                           &(capacity), sizeof *(array))))
void *sdyi_zone_grow(sdyi_zone *zone, const void *array, size_t n,
                     int *capacity, size_t bytes);

/* A text that grows in `zone`: "" at first, always NUL-terminated. */
typedef struct sdyi_collected {
    sdyi_zone *zone;
    char *text;
    size_t length, capacity;
} sdyi_collected;

/* Append to a text, `state`; returns true, so it serves as an sdyi_write
 * (text/print.h). */
bool sdyi_collect(void *state, const char *text, size_t length);
void sdyi_collect_string(sdyi_collected *collected, const char *text);

#endif

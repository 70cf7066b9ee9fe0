/* Memory that the other processes of a node can read: one file in memory for a
 * context, far larger than what is ever in use, of which pages are taken when
 * they are allocated and given back when they are freed.
 *
 * Peers map all of it once, when the context is made, so that neither
 * allocating nor freeing needs them, and a plan reads what it wants at an
 * offset. MPI_Win_allocate_shared would make both collective, so that a rank
 * that died or came late could hang the others, and with Open MPI is bound by
 * the size of /dev/shm, which is 64 MiB in a container. */
#ifndef SDYI_SHM_ARENA_H
#define SDYI_SHM_ARENA_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#define SDYI_ARENA_PAGE ((size_t)4096)
#define SDYI_ARENA_NAME "sdyrt"

typedef struct sdyi_extent {
    size_t offset;
    size_t bytes;
} sdyi_extent;

typedef struct sdyi_arena {
    int fd; /* -1: the memory is private */
    char *base;
    size_t bytes;         /* of addresses */
    sdyi_extent *extents; /* in use, by offset */
    size_t n_extents;
    size_t capacity;
} sdyi_arena;

/* Make an arena of at most `bytes` (of addresses; less where those, or the size
 * of files, are limited), whose first `reserved` bytes are in use and zero.
 * Where the system gives no file in memory nobody else can map it. False: there
 * is no memory. */
SDYI_EXPORT bool sdyi_arena_create(size_t bytes, size_t reserved,
                                   sdyi_arena *arena);
SDYI_EXPORT void sdyi_arena_destroy(sdyi_arena *arena);

/* Aligned to a page; NULL: no memory. With `commit` the pages are taken now,
 * else when they are first written. */
SDYI_EXPORT void *sdyi_arena_alloc(sdyi_arena *arena, size_t bytes,
                                   bool commit);

/* False: `memory` is not from this arena. */
SDYI_EXPORT bool sdyi_arena_free(sdyi_arena *arena, void *memory);

static inline bool sdyi_arena_holds(const sdyi_arena *arena,
                                    const void *memory) {
    const char *const at = memory;
    return arena->base != NULL && at >= arena->base &&
           at < arena->base + arena->bytes;
}

/* Map the arena of the process `pid`, whose descriptor it is `fd`: all of it to
 * read, and its first `reserved` bytes once more to write. False: it cannot be,
 * or is no arena of that size. */
SDYI_EXPORT bool sdyi_arena_map(pid_t pid, int fd, size_t bytes,
                                size_t reserved, const char **all,
                                void **writable);

#endif

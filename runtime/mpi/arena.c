/* Memory shared by the processes of a node; see arena.h. */
#include "runtime/mpi/arena.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define HUGE_PAGE ((size_t)2 << 20)
#define LEAST_BYTES ((size_t)64 << 20)

static size_t round_up(size_t bytes, size_t unit) {
    return (bytes + unit - 1) / unit * unit;
}

bool sdyi_arena_create(size_t bytes, size_t reserved, sdyi_arena *arena) {
    *arena = (sdyi_arena){.fd = -1};
    const int fd = memfd_create("sdyrt", MFD_CLOEXEC);
    if (fd < 0)
        return false;
    void *base = MAP_FAILED;
    for (bytes = round_up(bytes, HUGE_PAGE); bytes >= LEAST_BYTES;
         bytes = round_up(bytes / 2, HUGE_PAGE)) {
        if (ftruncate(fd, (off_t)bytes) != 0)
            continue;
        base = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                    MAP_SHARED | MAP_NORESERVE, fd, 0);
        if (base != MAP_FAILED)
            break;
    }
    if (base == MAP_FAILED)
        goto close_fd;
    arena->capacity = 16;
    arena->extents = malloc(arena->capacity * sizeof *arena->extents);
    if (arena->extents == NULL)
        goto unmap;
    arena->extents[0] = (sdyi_extent){0, round_up(reserved, SDYI_ARENA_PAGE)};
    arena->n_extents = 1;
    arena->fd = fd;
    arena->base = base;
    arena->bytes = bytes;
    return true;

unmap:
    (void)munmap(base, bytes);
close_fd:
    (void)close(fd);
    return false;
}

void sdyi_arena_destroy(sdyi_arena *arena) {
    if (arena->base == NULL)
        return;
    (void)munmap(arena->base, arena->bytes);
    (void)close(arena->fd);
    free(arena->extents);
    *arena = (sdyi_arena){.fd = -1};
}

static bool insert(sdyi_arena *arena, size_t at, sdyi_extent extent) {
    if (arena->n_extents == arena->capacity) {
        const size_t capacity = 2 * arena->capacity;
        sdyi_extent *grown = realloc(arena->extents, capacity * sizeof *grown);
        if (grown == NULL)
            return false;
        arena->extents = grown;
        arena->capacity = capacity;
    }
    memmove(arena->extents + at + 1, arena->extents + at,
            (arena->n_extents - at) * sizeof extent);
    arena->extents[at] = extent;
    arena->n_extents++;
    return true;
}

static void give_back(const sdyi_arena *arena, sdyi_extent extent) {
    (void)fallocate(arena->fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE,
                    (off_t)extent.offset, (off_t)extent.bytes);
}

/* Take the pages of an extent; false: there are none left. */
static bool take(const sdyi_arena *arena, sdyi_extent extent) {
    int rc;
    do
        rc = fallocate(arena->fd, 0, (off_t)extent.offset, (off_t)extent.bytes);
    while (rc != 0 && errno == EINTR);
    if (rc == 0 || errno == EOPNOTSUPP)
        return true;
    give_back(arena, extent);
    return false;
}

void *sdyi_arena_alloc(sdyi_arena *arena, size_t bytes, bool commit) {
    if (arena->base == NULL || bytes > arena->bytes)
        return NULL;
    const size_t size = round_up(bytes > 0 ? bytes : 1, SDYI_ARENA_PAGE);
    const size_t alignment = bytes >= HUGE_PAGE ? HUGE_PAGE : SDYI_ARENA_PAGE;
    /* the first gap that is large enough */
    size_t i = 0;
    sdyi_extent got = {0, size};
    for (; i < arena->n_extents; i++) {
        const sdyi_extent *const before = &arena->extents[i];
        const size_t end = i + 1 < arena->n_extents
                               ? arena->extents[i + 1].offset
                               : arena->bytes;
        got.offset = round_up(before->offset + before->bytes, alignment);
        if (got.offset <= end && size <= end - got.offset)
            break;
    }
    if (i == arena->n_extents || (commit && !take(arena, got)))
        return NULL;
    if (!insert(arena, i + 1, got)) {
        give_back(arena, got);
        return NULL;
    }
    char *const memory = arena->base + got.offset;
    if (bytes >= HUGE_PAGE)
        (void)madvise(memory, size, MADV_HUGEPAGE);
    return memory;
}

bool sdyi_arena_free(sdyi_arena *arena, void *memory) {
    if (!sdyi_arena_holds(arena, memory))
        return false;
    const size_t offset = (size_t)((char *)memory - arena->base);
    for (size_t i = 1; i < arena->n_extents; i++) {
        if (arena->extents[i].offset != offset)
            continue;
        give_back(arena, arena->extents[i]);
        arena->n_extents--;
        memmove(arena->extents + i, arena->extents + i + 1,
                (arena->n_extents - i) * sizeof arena->extents[0]);
        return true;
    }
    return false;
}

bool sdyi_arena_map(pid_t pid, int fd, size_t bytes, size_t reserved,
                    const char **all, void **writable) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%ld/fd/%d", (long)pid, fd);
    const int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0)
        return false;
    bool is_mapped = false;
    void *const read =
        mmap(NULL, bytes, PROT_READ, MAP_SHARED | MAP_NORESERVE, file, 0);
    if (read == MAP_FAILED)
        goto close_file;
    void *const write =
        mmap(NULL, reserved, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (write == MAP_FAILED) {
        (void)munmap(read, bytes);
        goto close_file;
    }
    /* what a peer holds is not this process's to dump */
    (void)madvise(read, bytes, MADV_DONTDUMP);
    *all = read;
    *writable = write;
    is_mapped = true;

close_file:
    (void)close(file);
    return is_mapped;
}

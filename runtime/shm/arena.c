/* Memory shared by the processes of a node; see arena.h. */
#include "runtime/shm/arena.h"
#include "base/integers.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#define HUGE_PAGE ((size_t)2 << 20)
#define PIECE ((size_t)64 << 20) /* of pages that are taken at once */

#ifndef MFD_NOEXEC_SEAL /* Linux 6.3, glibc 2.38 */
#define MFD_NOEXEC_SEAL 0x0008U
#endif

/* -- beginning and end ----------------------------------------------------- */

/* An empty file in memory; -1: the system gives none. */
static int open_file(void) {
    /* some systems allow no other, older ones do not know it */
    const int fd = memfd_create(SDYI_ARENA_NAME, MFD_CLOEXEC | MFD_NOEXEC_SEAL);
    return fd >= 0 || errno == ENOSYS
               ? fd
               : memfd_create(SDYI_ARENA_NAME, MFD_CLOEXEC);
}

/* Growing a file beyond the limit does not fail: it is a signal, SIGXFSZ. */
static size_t file_limit(size_t bytes) {
    struct rlimit limit;
    return getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur < bytes
               ? (size_t)limit.rlim_cur
               : bytes;
}

/* Map `*bytes` of the file `fd`, or of private memory (-1); less where they
 * cannot be had, down to `least`. NULL: not even these. */
static void *map(int fd, size_t least, size_t *bytes) {
    const int flags =
        MAP_NORESERVE | (fd < 0 ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED);
    for (size_t n = *bytes / SDYI_ARENA_PAGE * SDYI_ARENA_PAGE; n >= least;
         n = n / 2 / SDYI_ARENA_PAGE * SDYI_ARENA_PAGE) {
        if (fd >= 0 && ftruncate(fd, (off_t)n) != 0)
            continue;
        void *const base = mmap(NULL, n, PROT_READ | PROT_WRITE, flags, fd, 0);
        if (base == MAP_FAILED)
            continue;
        *bytes = n;
        return base;
    }
    return NULL;
}

bool sdyi_arena_create(size_t bytes, size_t reserved, sdyi_arena *arena) {
    *arena = (sdyi_arena){.fd = -1};
    const size_t least = sdyi_round_up(reserved, SDYI_ARENA_PAGE);
    const size_t wanted = sdyi_round_up(bytes, HUGE_PAGE);
    void *base = NULL;
    int fd = open_file();
    if (fd >= 0) {
        bytes = file_limit(wanted);
        base = map(fd, least, &bytes);
    }
    if (base == NULL) {
        if (fd >= 0)
            (void)close(fd);
        fd = -1;
        bytes = wanted;
        base = map(fd, least, &bytes);
    }
    if (base == NULL)
        return false;
    arena->capacity = 16;
    arena->extents = malloc(arena->capacity * sizeof *arena->extents);
    if (arena->extents == NULL)
        goto unmap;
    arena->extents[0] = (sdyi_extent){0, least};
    arena->n_extents = 1;
    arena->fd = fd;
    arena->base = base;
    arena->bytes = bytes;
    return true;

unmap:
    (void)munmap(base, bytes);
    if (fd >= 0)
        (void)close(fd);
    return false;
}

void sdyi_arena_destroy(sdyi_arena *arena) {
    if (arena->base == NULL)
        return;
    (void)munmap(arena->base, arena->bytes);
    if (arena->fd >= 0)
        (void)close(arena->fd);
    free(arena->extents);
    *arena = (sdyi_arena){.fd = -1};
}

/* -- extents --------------------------------------------------------------- */

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
    if (arena->fd < 0)
        (void)madvise(arena->base + extent.offset, extent.bytes, MADV_DONTNEED);
    else
        (void)fallocate(arena->fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE,
                        (off_t)extent.offset, (off_t)extent.bytes);
}

/* Take the pages of an extent; false: there are none left. In pieces, since a
 * signal undoes what a call has taken so far; with signals in quick succession
 * in smaller ones. Private memory is taken when it is first written. */
static bool take(const sdyi_arena *arena, sdyi_extent extent) {
    size_t piece = PIECE;
    for (size_t at = 0; at < extent.bytes && arena->fd >= 0;) {
        const size_t left = extent.bytes - at;
        const size_t n = left < piece ? left : piece;
        if (fallocate(arena->fd, 0, (off_t)(extent.offset + at), (off_t)n) ==
            0) {
            at += n;
        } else if (errno == EINTR) {
            piece = piece > HUGE_PAGE ? piece / 2 : HUGE_PAGE;
        } else if (errno == EOPNOTSUPP) {
            return true;
        } else {
            give_back(arena, extent);
            return false;
        }
    }
    return true;
}

void *sdyi_arena_alloc(sdyi_arena *arena, size_t bytes, bool commit) {
    if (arena->base == NULL || bytes > arena->bytes)
        return NULL;
    const size_t size = sdyi_round_up(bytes > 0 ? bytes : 1, SDYI_ARENA_PAGE);
    const size_t alignment = bytes >= HUGE_PAGE ? HUGE_PAGE : SDYI_ARENA_PAGE;
    /* the first gap that is large enough */
    size_t i = 0;
    sdyi_extent got = {0, size};
    for (; i < arena->n_extents; i++) {
        const sdyi_extent *const before = &arena->extents[i];
        const size_t end = i + 1 < arena->n_extents
                               ? arena->extents[i + 1].offset
                               : arena->bytes;
        got.offset = sdyi_round_up(before->offset + before->bytes, alignment);
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

/* -- the arenas of others -------------------------------------------------- */

/* Another process may have got the number of one that died: open nothing that
 * is not an arena. */
static bool is_arena(const char *path) {
    const char start[] = "/memfd:" SDYI_ARENA_NAME;
    char target[sizeof start + 16];
    const ssize_t n = readlink(path, target, sizeof target);
    return n >= (ssize_t)sizeof start - 1 &&
           memcmp(target, start, sizeof start - 1) == 0;
}

static bool holds(int file, size_t bytes) {
    struct stat s;
    return fstat(file, &s) == 0 && S_ISREG(s.st_mode) && s.st_size >= 0 &&
           (uintmax_t)s.st_size >= bytes;
}

bool sdyi_arena_map(pid_t pid, int fd, size_t bytes, size_t reserved,
                    const char **all, void **writable) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%ld/fd/%d", (long)pid, fd);
    const int file =
        is_arena(path) ? open(path, O_RDWR | O_CLOEXEC | O_NOCTTY) : -1;
    if (file < 0)
        return false;
    bool is_mapped = false;
    /* access past the end of a mapped file raises SIGBUS */
    if (!holds(file, bytes) || bytes < reserved)
        goto close_file;
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
    /* core dumps of this process leave out the arenas of peers */
    (void)madvise(read, bytes, MADV_DONTDUMP);
    *all = read;
    *writable = write;
    is_mapped = true;

close_file:
    (void)close(file);
    return is_mapped;
}

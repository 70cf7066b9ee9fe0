/* Device memory of the fake: an address range that nobody can touch, the same
 * pages elsewhere for the fake alone, and who accessed each byte last. */
#include "fake.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define SPACE ((size_t)16 << 30) /* addresses, none of which is used twice */
#define GAP 4096
#define READERS 4

typedef union access_mark {
    struct {
        uint32_t time; /* 0: none */
        uint16_t slot;
        uint16_t part;
    };
    uint64_t bits; /* all of it */
} access_mark;

typedef struct shadow {
    access_mark writer;
    access_mark readers[READERS];
} shadow;

typedef struct allocation {
    char *start;
    size_t bytes;
    int device;
    bool is_free;
    bool is_mapped;  /* ncclMemAlloc's */
    shadow *shadows; /* by byte */
} allocation;

static struct {
    char *device; /* what pointers say */
    char *host;   /* what is there */
    size_t used;
    allocation *all; /* by address */
    size_t n, capacity;
} memory;

static void map_space(void) {
    const int fd = memfd_create("device", MFD_CLOEXEC);
    if (fd < 0 || ftruncate(fd, (off_t)SPACE) != 0)
        abort();
    memory.host = mmap(NULL, SPACE, PROT_READ | PROT_WRITE,
                       MAP_SHARED | MAP_NORESERVE, fd, 0);
    memory.device = mmap(NULL, SPACE, PROT_NONE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    (void)close(fd);
    if (memory.host == MAP_FAILED || memory.device == MAP_FAILED)
        abort();
}

void *fake_alloc(size_t bytes, int device, bool is_mapped) {
    if (memory.device == NULL)
        map_space();
    if (bytes > SPACE - memory.used - 2 * (size_t)GAP)
        return NULL;
    if (memory.n == memory.capacity) {
        memory.capacity = memory.capacity == 0 ? 256 : 2 * memory.capacity;
        memory.all = realloc(memory.all, memory.capacity * sizeof *memory.all);
        if (memory.all == NULL)
            abort();
    }
    allocation *a = &memory.all[memory.n++];
    *a = (allocation){.start = memory.device + memory.used,
                      .bytes = bytes,
                      .device = device,
                      .is_mapped = is_mapped,
                      .shadows = calloc(bytes + 1, sizeof(shadow))};
    if (a->shadows == NULL)
        abort();
    memory.used += (bytes + 2 * (size_t)GAP - 1) / GAP * GAP;
    memset(fake_alias(a->start), 0xd5, bytes);
    fake_count(1);
    return a->start;
}

/* The allocation that an address is in or past. */
static allocation *find(const void *address) {
    const char *const at = address;
    size_t low = 0, high = memory.n;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (memory.all[middle].start <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return low == 0 ? NULL : &memory.all[low - 1];
}

bool fake_free(void *address, bool is_mapped) {
    allocation *a = find(address);
    if (a == NULL || a->start != address || a->is_free) {
        fake_refuse("%p is given back and is not device memory, or was given "
                    "back before",
                    address);
        return false;
    }
    if (a->is_mapped != is_mapped)
        fake_refuse("%p is of %s, and given back to %s", address,
                    a->is_mapped ? "ncclMemAlloc" : "cudaMalloc",
                    is_mapped ? "ncclMemFree" : "cudaFree");
    const char *const user = fake_user_of(a->start, a->bytes);
    if (user != NULL)
        fake_refuse("memory is given back while %s that uses it is on a stream",
                    user);
    a->is_free = true;
    free(a->shadows);
    a->shadows = NULL;
    const size_t pages = (a->bytes + GAP - 1) / GAP * GAP;
    (void)madvise(fake_alias(a->start), pages, MADV_REMOVE);
    fake_count(-1);
    return true;
}

bool fake_is_mapped(const void *address) {
    const allocation *a = find(address);
    return a != NULL && !a->is_free && a->is_mapped;
}

bool fake_owns(const void *address, size_t bytes, int device) {
    const allocation *a = find(address);
    const char *const at = address;
    return a != NULL && !a->is_free && a->device == device &&
           (size_t)(at - a->start) <= a->bytes &&
           bytes <= a->bytes - (size_t)(at - a->start);
}

bool fake_is_within(const void *at, const void *start, size_t bytes) {
    const char *const first = start;
    return (const char *)at >= first && (const char *)at < first + bytes;
}

static bool is_in_space(const void *address) {
    const char *const at = address;
    return memory.device != NULL && at >= memory.device &&
           at < memory.device + SPACE;
}

void *fake_alias(const void *address) {
    if (!is_in_space(address))
        return (void *)(uintptr_t)address;
    return memory.host + ((const char *)address - memory.device);
}

/* -- conflicts ------------------------------------------------------------- */

/* True if an earlier access may be at the same time as this one. */
static bool conflicts(const fake_actor *actor, const access_mark *m,
                      uint16_t part) {
    if (m->time == 0)
        return false;
    if (m->slot == actor->slot && m->time == actor->clock->at[actor->slot])
        return m->part != part; /* of the same launch */
    return actor->clock->at[m->slot] < m->time;
}

static void add_reader(const fake_actor *actor, shadow *s, access_mark mark) {
    int place = 0;
    for (int i = 0; i < READERS; i++) {
        if (s->readers[i].time == 0 || s->readers[i].slot == mark.slot) {
            place = i;
            break;
        }
        if (actor->clock->at[s->readers[i].slot] >= s->readers[i].time)
            place = i; /* whoever comes after this one comes after that */
    }
    s->readers[place] = mark;
}

static void refuse(const fake_actor *actor, const allocation *a, size_t i,
                   const access_mark *before, bool is_write, bool was_write) {
    const bool is_same = before->slot == actor->slot &&
                         before->time == actor->clock->at[actor->slot];
    fake_refuse("%s %s byte %zu of %zu at %p, which %s %s: nothing orders them",
                actor->what, is_write ? "writes" : "reads", i, a->bytes,
                (void *)a->start,
                is_same ? "another part of the same launch"
                        : "an earlier launch on another stream",
                was_write ? "writes" : "reads");
}

static bool is_same(const shadow *a, const shadow *b) {
    bool same = a->writer.bits == b->writer.bits;
    for (int i = 0; i < READERS; i++)
        same = same && a->readers[i].bits == b->readers[i].bits;
    return same;
}

/* Mark byte `i` of an allocation; false when the access conflicts. */
static bool access_byte(const fake_actor *actor, allocation *a, size_t i,
                        access_mark mark, bool is_write) {
    shadow *s = &a->shadows[i];
    bool is_good = true;
    if (conflicts(actor, &s->writer, mark.part)) {
        refuse(actor, a, i, &s->writer, is_write, true);
        is_good = false;
    }
    for (int r = 0; r < READERS && is_write; r++)
        if (conflicts(actor, &s->readers[r], mark.part)) {
            refuse(actor, a, i, &s->readers[r], true, false);
            is_good = false;
        }
    if (is_write) {
        s->writer = mark;
        memset(s->readers, 0, sizeof s->readers);
    } else {
        add_reader(actor, s, mark);
    }
    return is_good;
}

void fake_access(const fake_actor *actor, const void *address, size_t bytes,
                 int64_t part, bool is_write) {
    allocation *a = find(address);
    if (!is_in_space(address) || bytes == 0)
        return;
    if (a == NULL || a->is_free ||
        (size_t)((const char *)address - a->start) + bytes > a->bytes) {
        fake_refuse("%s %s %zu bytes at %p, which is not device memory any "
                    "more",
                    actor->what, is_write ? "writes" : "reads", bytes, address);
        return;
    }
    const access_mark mark = {
        {actor->clock->at[actor->slot], (uint16_t)actor->slot, (uint16_t)part}};
    const size_t first = (size_t)((const char *)address - a->start);
    /* Neighbours mostly have the same past, and so the same to be marked. */
    shadow before, after;
    bool is_known = false;
    for (size_t i = first; i < first + bytes; i++) {
        shadow *s = &a->shadows[i];
        if (is_known && is_same(s, &before)) {
            *s = after;
            continue;
        }
        before = *s;
        is_known = access_byte(actor, a, i, mark, is_write);
        after = *s;
    }
}

void fake_clock_merge(fake_clock *into, const fake_clock *from) {
    for (int i = 0; i < FAKE_SLOTS; i++)
        if (from->at[i] > into->at[i])
            into->at[i] = from->at[i];
}

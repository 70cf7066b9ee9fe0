/* The arena: one block of memory for all buffers of a run. Slots are placed in
 * the order of their first positions, each into the smallest gap that is large
 * enough between those that are alive then. */
#include "program/execute/compile.h"

#include <stdlib.h>
#include <string.h>

#define ALIGNMENT 64
/* Above any size that fits in memory; sums of sizes below it do not wrap. */
#define MOST_ARENA ((size_t)1 << 60)

static size_t aligned(size_t bytes) {
    return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* The slots that are alive at a position, in the order of their offsets. */
typedef struct alive {
    const sdyi_slot **at;
    int n;
} alive;

static void drop_dead(alive *a, int position) {
    int n = 0;
    for (int i = 0; i < a->n; i++)
        if (a->at[i]->last >= position)
            a->at[n++] = a->at[i];
    a->n = n;
}

static void place(alive *a, sdyi_slot *slot) {
    const size_t bytes = aligned(slot->shape->bytes);
    size_t end = 0, best = SIZE_MAX;
    int at = a->n;
    for (int i = 0; i < a->n; i++) {
        const size_t gap = a->at[i]->offset - end;
        if (gap >= bytes && gap < best) {
            best = gap;
            at = i;
            slot->offset = end;
        }
        end = a->at[i]->offset + aligned(a->at[i]->shape->bytes);
    }
    if (best == SIZE_MAX)
        slot->offset = end;
    memmove(a->at + at + 1, a->at + at,
            (size_t)(a->n - at) * sizeof(const sdyi_slot *));
    a->at[at] = slot;
    a->n++;
}

static int by_first(const void *left, const void *right) {
    const sdyi_slot *const a = *(sdyi_slot *const *)left;
    const sdyi_slot *const b = *(sdyi_slot *const *)right;
    return a->first != b->first ? (a->first > b->first) - (a->first < b->first)
                                : (a > b) - (a < b);
}

size_t sdyi_arena_place(sdyi_slot *slots, int n, sdyi_zone *scratch) {
    alive a = {SDYI_NEW(scratch, const sdyi_slot *, n + 1), 0};
    sdyi_slot **const order = SDYI_NEW(scratch, sdyi_slot *, n + 1);
    int n_placed = 0;
    for (int i = 0; i < n; i++)
        if (slots[i].is_in_arena && slots[i].shape->bytes > 0)
            order[n_placed++] = &slots[i];
    qsort((void *)order, (size_t)n_placed, sizeof(sdyi_slot *), by_first);
    size_t most = 0;
    for (int i = 0; i < n_placed; i++) {
        drop_dead(&a, order[i]->first);
        place(&a, order[i]);
        const size_t end = order[i]->offset + aligned(order[i]->shape->bytes);
        most = end > most ? end : most;
        if (most > MOST_ARENA)
            return MOST_ARENA;
    }
    return most;
}

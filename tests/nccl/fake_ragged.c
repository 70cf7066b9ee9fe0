/* kernels/ragged.h of the fake: plain loops, when the launch has its turn. */
#include "base/status.h"
#include "fake.h"
#include "kernels/box.h"
#include "kernels/ragged.h"

#include <stdlib.h>
#include <string.h>

typedef struct ragged_item {
    fake_item base;
    sdyi_ragged r;
    const char *in;        /* to pack; NULL: it unpacks, or there is nothing */
    const int64_t *counts; /* to pack; NULL: it unpacks */
    char *memory;
    char *out;
    int64_t *received;
} ragged_item;

/* -- device memory --------------------------------------------------------- */

static void copy(const fake_actor *actor, const void *from, void *to,
                 size_t bytes, int64_t part) {
    if (bytes == 0)
        return;
    fake_access(actor, from, bytes, part, false);
    fake_access(actor, to, bytes, part, true);
    memcpy(fake_alias(to), fake_alias(from), bytes);
}

static int64_t load(const fake_actor *actor, const void *at) {
    int64_t value;
    fake_access(actor, at, sizeof value, 0, false);
    memcpy(&value, fake_alias(at), sizeof value);
    return value;
}

/* Count `k` of the row that came from a member. */
static int64_t count_of(const ragged_item *item, const fake_actor *actor,
                        int64_t member, int64_t k) {
    return load(actor, item->memory + sdyi_ragged_from(&item->r, member) +
                           (size_t)k * sizeof(int64_t));
}

/* -- packing --------------------------------------------------------------- */

static bool step_pack(fake_item *base, const fake_actor *actor) {
    const ragged_item *const item = (const ragged_item *)base;
    const sdyi_ragged *const r = &item->r;
    int64_t sum = 0;
    bool fits = true;
    for (int64_t k = 0; k < r->width && fits; k++) {
        const int64_t count = load(actor, &item->counts[k]);
        fits = count >= 0 && count <= r->room && count <= r->in_capacity - sum;
        sum += count;
    }
    sum = 0;
    for (int64_t q = 0; q < sdyi_ragged_sends(r); q++) {
        char *const slot = item->memory + sdyi_ragged_to(r, q);
        const int64_t count = fits ? load(actor, &item->counts[q]) : 0;
        copy(actor, item->counts, slot, (size_t)r->width * sizeof(int64_t), q);
        copy(actor, item->in + (size_t)sum * r->line,
             slot + sdyi_ragged_head(r), (size_t)count * r->line, q);
        sum += count;
    }
    return true;
}

/* -- unpacking ------------------------------------------------------------- */

static bool fits(const ragged_item *item, const fake_actor *actor,
                 int64_t member) {
    const sdyi_ragged *const r = &item->r;
    int64_t before = 0, after = 0;
    for (int64_t k = 0; k < r->width; k++) {
        const int64_t count = count_of(item, actor, member, k);
        if (count < 0 || count > r->room ||
            (r->reduces && count != count_of(item, actor, 0, k)))
            return false;
        before += count;
    }
    for (int64_t p = 0; p < r->n; p++)
        after += count_of(item, actor, p, r->gathers ? 0 : member);
    if (r->reduces)
        after = count_of(item, actor, member, member);
    return before <= r->in_capacity && after <= r->out_capacity;
}

static void report(const ragged_item *item, const fake_actor *actor,
                   int64_t member, int64_t count) {
    if (item->received == NULL)
        return;
    int64_t *const at = &item->received[member];
    fake_access(actor, at, sizeof *at, member, true);
    memcpy(fake_alias(at), &count, sizeof count);
}

static void reduce(const ragged_item *item, const fake_actor *actor,
                   int64_t count) {
    const sdyi_ragged *const r = &item->r;
    const int64_t strides[] = {1};
    const int64_t n = count * (int64_t)(r->line / sdyrt_dtype_bytes(r->dtype));
    sdyi_term *const terms = calloc((size_t)r->n, sizeof *terms);
    if (terms == NULL)
        abort();
    for (int64_t p = 0; p < r->n; p++) {
        const char *const at =
            item->memory + sdyi_ragged_from(r, p) + sdyi_ragged_head(r);
        if (n > 0)
            fake_access(actor, at, (size_t)count * r->line, p, false);
        terms[p] = (sdyi_term){fake_alias(at), strides};
    }
    if (n > 0) {
        fake_access(actor, item->out, (size_t)count * r->line, 0, true);
        sdyi_reduce_box(r->dtype, r->reduction, terms, r->n,
                        fake_alias(item->out), strides, &n, 1);
    }
    free(terms);
}

static bool step_unpack(fake_item *base, const fake_actor *actor) {
    const ragged_item *const item = (const ragged_item *)base;
    const sdyi_ragged *const r = &item->r;
    bool all_fit = true;
    int64_t at = 0;
    for (int64_t m = 0; m < r->n; m++)
        all_fit = fits(item, actor, m) && all_fit;
    for (int64_t p = 0; p < r->n; p++) {
        const int64_t count =
            all_fit ? count_of(item, actor, p, r->gathers ? 0 : r->own) : 0;
        report(item, actor, p,
               !all_fit     ? -1
               : r->reduces ? count_of(item, actor, 0, p)
                            : count);
        if (r->reduces && p == r->own)
            reduce(item, actor, count);
        if (!r->reduces)
            copy(actor,
                 item->memory + sdyi_ragged_from(r, p) + sdyi_ragged_head(r),
                 item->out + (size_t)at * r->line, (size_t)count * r->line, p);
        at += count;
    }
    return true;
}

/* -- launches -------------------------------------------------------------- */

static bool uses(const fake_item *base, const void *memory, size_t bytes) {
    const ragged_item *const item = (const ragged_item *)base;
    return fake_is_within(item->memory, memory, bytes) ||
           fake_is_within(item->in, memory, bytes) ||
           fake_is_within(item->out, memory, bytes) ||
           fake_is_within(item->counts, memory, bytes) ||
           fake_is_within(item->received, memory, bytes);
}

static fake_item *clone_item(const fake_item *base) {
    ragged_item *const made = malloc(sizeof *made);
    if (made == NULL)
        abort();
    *made = *(const ragged_item *)base;
    return &made->base;
}

static void free_item(fake_item *base) {
    free(base);
}

/* True for memory that a launch may touch, the device's: NULL of no bytes
 * too. */
static bool is_good(const void *at, size_t bytes) {
    return bytes == 0 || fake_owns(at, bytes, fake_device());
}

static sdyrt_status put(const ragged_item *given, void *stream) {
    const sdyi_ragged *const r = &given->r;
    const size_t numbers = (size_t)r->n * sizeof(int64_t);
    const bool packs = given->counts != NULL;
    fake_lock();
    fake_stream *const s = fake_stream_of(stream, given->base.what);
    bool is_fine = s != NULL && !fake_should_fail("sdyi_ragged");
    if (is_fine &&
        (!is_good(given->memory, sdyi_ragged_bytes(r)) ||
         (packs &&
          (!is_good(given->in, (size_t)r->in_capacity * r->line) ||
           !is_good(given->counts, (size_t)r->width * sizeof(int64_t)))) ||
         (!packs && !is_good(given->out, (size_t)r->out_capacity * r->line)) ||
         (given->received != NULL && !is_good(given->received, numbers)))) {
        fake_refuse("%s is given memory that is not device %d's",
                    given->base.what, fake_device());
        is_fine = false;
    }
    if (is_fine) {
        fake_put(s, clone_item(&given->base));
        fake_count_launch(s, packs ? 1 : 2, 0, 0);
    }
    fake_unlock();
    return is_fine ? SDYRT_OK
                   : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                               "a launch was refused");
}

sdyrt_status sdyi_ragged_pack(const sdyi_ragged *r, const void *in,
                              const int64_t *counts, void *memory,
                              void *stream) {
    const ragged_item item = {.base = {.what = "a kernel that packs rows",
                                       .step = step_pack,
                                       .uses = uses,
                                       .clone = clone_item,
                                       .free = free_item},
                              .r = *r,
                              .in = in,
                              .counts = counts,
                              .memory = memory};
    return put(&item, stream);
}

sdyrt_status sdyi_ragged_unpack(const sdyi_ragged *r, void *memory, void *out,
                                int64_t *received, void *stream) {
    const ragged_item item = {.base = {.what = "a kernel that unpacks rows",
                                       .step = step_unpack,
                                       .uses = uses,
                                       .clone = clone_item,
                                       .free = free_item},
                              .r = *r,
                              .memory = memory,
                              .out = out,
                              .received = received};
    return put(&item, stream);
}

sdyrt_status sdyi_ragged_load(void) {
    fake_lock();
    const bool fails = fake_should_fail("sdyi_ragged_load");
    fake_unlock();
    return fails ? sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                             "cudaFuncGetAttributes: no kernel image")
                 : SDYRT_OK;
}

/* kernels/cuda.h of the fake: what a launch does is done by the host's kernels,
 * when its turn comes. */
#include "base/status.h"
#include "fake.h"
#include "kernels/box.h"
#include "kernels/cuda.h"
#include "kernels/merge.h"

#include <stdlib.h>
#include <string.h>

typedef enum batch_kind { MOVES, FOLDS, FILLS, CONVERTS } batch_kind;

struct sdyi_batch {
    batch_kind kind;
    struct block *block; /* NULL: not on a device */
    int device;
    int under_way; /* launches that are not done */
    int64_t n;
    size_t width;      /* of an element that is written */
    size_t read_width; /* of one that is read */
    sdyrt_dtype dtype; /* FOLDS; CONVERTS: of what is read */
    sdyrt_dtype to;    /* CONVERTS */
    sdyrt_reduction reduction;
    unsigned char value[16];
    sdyi_gpu_move *moves; /* MOVES, FILLS, CONVERTS */
    sdyi_gpu_fold *folds; /* FOLDS */
    sdyi_place *terms;    /* of all folds */
};

/* Memory of a device, of batches that were placed together. */
typedef struct block {
    int64_t users;
} block;

/* -- preparing ------------------------------------------------------------- */

static void *copy_of(const void *data, size_t n, size_t bytes) {
    void *copy = calloc(n + 1, bytes);
    if (copy == NULL)
        abort();
    memcpy(copy, data, n * bytes);
    return copy;
}

static sdyrt_status add(const sdyi_batch *made, sdyi_batch **batch) {
    fake_lock();
    const bool fails = fake_should_fail("sdyi_batch");
    if (!fails) {
        *batch = copy_of(made, 1, sizeof *made);
        fake_count(1);
    }
    fake_unlock();
    if (!fails)
        return SDYRT_OK;
    free(made->moves);
    free(made->folds);
    free(made->terms);
    return sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY,
                     "no memory for a batch");
}

sdyrt_status sdyi_batch_moves(const sdyi_gpu_move *moves, int64_t n,
                              size_t width, sdyi_batch **batch) {
    const sdyi_batch made = {.kind = MOVES,
                             .n = n,
                             .width = width,
                             .read_width = width,
                             .moves = copy_of(moves, (size_t)n, sizeof *moves)};
    return add(&made, batch);
}

sdyrt_status sdyi_batch_fills(const sdyi_gpu_move *fills, int64_t n,
                              size_t width, const void *value,
                              sdyi_batch **batch) {
    sdyi_batch made = {.kind = FILLS,
                       .n = n,
                       .width = width,
                       .moves = copy_of(fills, (size_t)n, sizeof *fills)};
    memcpy(made.value, value, width);
    return add(&made, batch);
}

sdyrt_status sdyi_batch_folds(const sdyi_gpu_fold *folds, int64_t n,
                              sdyrt_dtype dtype, sdyrt_reduction reduction,
                              sdyi_batch **batch) {
    int64_t n_terms = 0;
    for (int64_t i = 0; i < n; i++)
        n_terms += folds[i].n_terms;
    sdyi_batch made = {.kind = FOLDS,
                       .n = n,
                       .width = sdyrt_dtype_bytes(dtype),
                       .read_width = sdyrt_dtype_bytes(dtype),
                       .dtype = dtype,
                       .reduction = reduction,
                       .folds = copy_of(folds, (size_t)n, sizeof *folds),
                       .terms =
                           calloc((size_t)n_terms + 1, sizeof(sdyi_place))};
    if (made.terms == NULL)
        abort();
    sdyi_place *next = made.terms;
    for (int64_t i = 0; i < n; i++) {
        memcpy(next, folds[i].terms, (size_t)folds[i].n_terms * sizeof *next);
        made.folds[i].terms = next;
        next += folds[i].n_terms;
    }
    return add(&made, batch);
}

sdyrt_status sdyi_batch_converts(const sdyi_gpu_move *moves, int64_t n,
                                 sdyrt_dtype from, sdyrt_dtype to,
                                 sdyi_batch **batch) {
    const sdyi_batch made = {.kind = CONVERTS,
                             .n = n,
                             .width = sdyrt_dtype_bytes(to),
                             .read_width = sdyrt_dtype_bytes(from),
                             .dtype = from,
                             .to = to,
                             .moves = copy_of(moves, (size_t)n, sizeof *moves)};
    return add(&made, batch);
}

/* The stream is of this device, and nothing is on it that would be waited for.
 */
static bool check_place(struct CUstream_st *stream) {
    const fake_stream *s = fake_stream_of(stream, "sdyi_batch_place");
    if (s == NULL || fake_should_fail("sdyi_batch_place"))
        return false;
    if (fake_stream_device(s) != fake_device() || fake_is_captured(s) ||
        !fake_is_idle(s))
        fake_refuse("batches are placed on a stream of another device, that is "
                    "captured, or that has work on it");
    fake_count_upload();
    return true;
}

sdyrt_status sdyi_batch_place(sdyi_batch *const *batches, int64_t n,
                              void *stream) {
    block *p = NULL;
    fake_lock();
    bool is_good = true;
    for (int64_t i = 0; i < n && is_good; i++) {
        sdyi_batch *const b = batches[i];
        if (b == NULL || b->n == 0 || b->block != NULL)
            continue;
        if (p == NULL)
            is_good = check_place(stream);
        if (is_good && p == NULL) {
            p = copy_of(&(block){0}, 1, sizeof *p);
            fake_count(1);
        }
        if (is_good) {
            b->device = fake_device();
            b->block = p;
            p->users++;
        }
    }
    fake_unlock();
    return is_good ? SDYRT_OK
                   : sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY,
                               "no memory for batches on the device");
}

void sdyi_batch_free(sdyi_batch *batch) {
    if (batch == NULL)
        return;
    fake_lock();
    if (batch->under_way > 0)
        fake_refuse("a batch is freed while a launch of it is under way");
    fake_count(-1);
    const bool is_used = batch->under_way > 0;
    if (!is_used && batch->block != NULL && --batch->block->users == 0) {
        free(batch->block);
        fake_count(-1);
    }
    fake_unlock();
    if (is_used)
        return;
    free(batch->moves);
    free(batch->folds);
    free(batch->terms);
    free(batch);
}

sdyrt_status sdyi_batch_load(void) {
    fake_lock();
    const bool fails = fake_should_fail("sdyi_batch_load");
    fake_unlock();
    return fails ? sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                             "cudaFuncGetAttributes: no kernel image")
                 : SDYRT_OK;
}

/* -- running --------------------------------------------------------------- */

typedef struct batch_item {
    fake_item base;
    sdyi_batch *batch;
    char *bases[SDYI_BASES];
} batch_item;

/* NULL: of an empty tile. */
static char *address(const batch_item *item, const sdyi_place *place) {
    char *const base = item->bases[place->base];
    return base == NULL ? NULL : base + place->offset;
}

static void access_box(const batch_item *item, const fake_actor *actor,
                       const sdyi_place *place, const int64_t *counts, int rank,
                       int64_t part, bool is_write) {
    const sdyi_batch *const b = item->batch;
    const int64_t width = (int64_t)(is_write ? b->width : b->read_width);
    int64_t index[SDYRT_MAX_RANK] = {0};
    for (int d = 0; d < rank; d++)
        if (counts[d] == 0)
            return;
    do {
        int64_t element = 0;
        for (int d = 0; d < rank; d++)
            element += index[d] * place->strides[d];
        fake_access(actor, address(item, place) + element * width,
                    (size_t)width, part, is_write);
    } while (sdyi_next_index(index, counts, rank));
}

static void run_move(const batch_item *item, const fake_actor *actor,
                     int64_t i) {
    const sdyi_batch *b = item->batch;
    const sdyi_gpu_move *m = &b->moves[i];
    access_box(item, actor, &m->in, m->counts, m->rank, i, false);
    access_box(item, actor, &m->out, m->counts, m->rank, i, true);
    sdyi_copy_box(fake_alias(address(item, &m->in)), m->in.strides,
                  fake_alias(address(item, &m->out)), m->out.strides, m->counts,
                  m->rank, b->width);
}

static void run_convert(const batch_item *item, const fake_actor *actor,
                        int64_t i) {
    const sdyi_batch *b = item->batch;
    const sdyi_gpu_move *m = &b->moves[i];
    access_box(item, actor, &m->in, m->counts, m->rank, i, false);
    access_box(item, actor, &m->out, m->counts, m->rank, i, true);
    sdyi_convert_box(b->dtype, fake_alias(address(item, &m->in)), m->in.strides,
                     b->to, fake_alias(address(item, &m->out)), m->out.strides,
                     m->counts, m->rank);
}

static void run_fill(const batch_item *item, const fake_actor *actor,
                     int64_t i) {
    const sdyi_batch *b = item->batch;
    const sdyi_gpu_move *m = &b->moves[i];
    access_box(item, actor, &m->out, m->counts, m->rank, i, true);
    sdyi_fill_box(fake_alias(address(item, &m->out)), m->out.strides, m->counts,
                  m->rank, b->width, b->value);
}

static void run_fold(const batch_item *item, const fake_actor *actor,
                     int64_t i) {
    const sdyi_batch *b = item->batch;
    const sdyi_gpu_fold *f = &b->folds[i];
    sdyi_term *terms = calloc((size_t)f->n_terms, sizeof *terms);
    if (terms == NULL)
        abort();
    for (int64_t t = 0; t < f->n_terms; t++) {
        access_box(item, actor, &f->terms[t], f->counts, f->rank, i, false);
        terms[t] = (sdyi_term){fake_alias(address(item, &f->terms[t])),
                               f->terms[t].strides};
    }
    access_box(item, actor, &f->out, f->counts, f->rank, i, true);
    sdyi_reduce_box(b->dtype, b->reduction, terms, f->n_terms,
                    fake_alias(address(item, &f->out)), f->out.strides,
                    f->counts, f->rank);
    free(terms);
}

static bool batch_uses(const fake_item *base, const void *memory,
                       size_t bytes) {
    const batch_item *item = (const batch_item *)base;
    const sdyi_batch *b = item->batch;
    for (int64_t i = 0; i < b->n && b->kind != FOLDS; i++)
        if (fake_is_within(address(item, &b->moves[i].out), memory, bytes) ||
            (b->kind != FILLS &&
             fake_is_within(address(item, &b->moves[i].in), memory, bytes)))
            return true;
    for (int64_t i = 0; i < b->n && b->kind == FOLDS; i++) {
        const sdyi_gpu_fold *f = &b->folds[i];
        if (fake_is_within(address(item, &f->out), memory, bytes))
            return true;
        for (int64_t t = 0; t < f->n_terms; t++)
            if (fake_is_within(address(item, &f->terms[t]), memory, bytes))
                return true;
    }
    return false;
}

static bool step_batch(fake_item *base, const fake_actor *actor) {
    const batch_item *item = (const batch_item *)base;
    const sdyi_batch *b = item->batch;
    for (int64_t k = 0; k < b->n; k++) {
        const int64_t i = b->n - 1 - k; /* in any order: not in this one */
        if (b->kind == MOVES)
            run_move(item, actor, i);
        else if (b->kind == FILLS)
            run_fill(item, actor, i);
        else if (b->kind == CONVERTS)
            run_convert(item, actor, i);
        else
            run_fold(item, actor, i);
    }
    return true;
}

static fake_item *clone_batch(const fake_item *base) {
    const batch_item *item = (const batch_item *)base;
    item->batch->under_way++;
    return copy_of(item, 1, sizeof *item);
}

static void free_batch_item(fake_item *base) {
    batch_item *item = (batch_item *)base;
    item->batch->under_way--;
    free(item);
}

/* True if a box lies in memory of the device, whatever its bases are. */
static bool check_box(const batch_item *item, const sdyi_place *place,
                      const int64_t *counts, int rank, size_t width) {
    size_t bytes = width;
    for (int d = 0; d < rank; d++) {
        if (counts[d] == 0)
            return true;
        bytes += (size_t)((counts[d] - 1) * place->strides[d]) * width;
    }
    const char *const at = address(item, place);
    if (fake_owns(at, bytes, item->batch->device) &&
        (uintptr_t)at % (width < 8 ? width : 8) == 0)
        return true;
    fake_refuse("a kernel is given %zu bytes at %p, which are not memory of "
                "device %d, or not aligned",
                bytes, (const void *)at, item->batch->device);
    return false;
}

static bool check_boxes(const batch_item *item) {
    const sdyi_batch *b = item->batch;
    bool is_good = true;
    for (int64_t i = 0; i < b->n && b->kind != FOLDS; i++) {
        const sdyi_gpu_move *m = &b->moves[i];
        is_good =
            is_good && check_box(item, &m->out, m->counts, m->rank, b->width);
        if (b->kind != FILLS)
            is_good = is_good && check_box(item, &m->in, m->counts, m->rank,
                                           b->read_width);
    }
    for (int64_t i = 0; i < b->n && b->kind == FOLDS; i++) {
        const sdyi_gpu_fold *f = &b->folds[i];
        is_good =
            is_good && check_box(item, &f->out, f->counts, f->rank, b->width);
        for (int64_t t = 0; t < f->n_terms; t++)
            is_good = is_good && check_box(item, &f->terms[t], f->counts,
                                           f->rank, b->width);
    }
    return is_good;
}

sdyrt_status sdyi_batch_run(const sdyi_batch *batch,
                            void *const bases[SDYI_BASES], void *stream) {
    static const char *const words[] = {
        "a kernel that moves", "a kernel that folds", "a kernel that fills",
        "a kernel that converts"};
    batch_item *item = calloc(1, sizeof *item);
    if (item == NULL)
        abort();
    item->batch = (sdyi_batch *)(uintptr_t)batch;
    memcpy(item->bases, bases, sizeof item->bases);
    item->base.what = words[batch->kind];
    item->base.step = step_batch;
    item->base.uses = batch_uses;
    item->base.clone = clone_batch;
    item->base.free = free_batch_item;
    fake_lock();
    fake_stream *s = fake_stream_of(stream, item->base.what);
    bool is_good = s != NULL && !fake_should_fail("sdyi_batch_run");
    if (batch->n > 0 && batch->block == NULL) {
        fake_refuse("%s is launched that is not on a device", item->base.what);
        is_good = false;
    }
    if (s != NULL && batch->n > 0 &&
        (fake_stream_device(s) != batch->device ||
         fake_device() != batch->device)) {
        fake_refuse("%s of device %d is launched by a thread of device %d on "
                    "a stream of device %d",
                    item->base.what, batch->device, fake_device(),
                    fake_stream_device(s));
        is_good = false;
    }
    is_good = is_good && check_boxes(item);
    if (is_good) {
        item->batch->under_way++;
        fake_put(s, &item->base);
        fake_count_launch(s, 1, 0, 0);
    } else {
        free(item);
    }
    fake_unlock();
    return is_good ? SDYRT_OK
                   : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                               "a launch was refused");
}

/* Random batches for kernels of devices: boxes next to each other in the
 * buffers of a run, and numbers to put there. Plain C and C++. */
#ifndef TESTS_KERNELS_BATCHES_H
#define TESTS_KERNELS_BATCHES_H

#include <math.h>

#include "kernels/box.h"
#include "kernels/boxes.h"
#include "kernels/cuda.h"

enum { IN = 0, OUT = 2, SECOND_IN = 3, MOST_BOXES = 6, MOST_TERMS = 6 };

/* A box in a buffer that so far has `*end` bytes. */
static inline void random_place(sdyi_place *place, const int64_t *counts,
                                int rank, size_t width, int base, bool aligned,
                                int64_t *end) {
    place->base = base;
    const int64_t span = random_strides(place->strides, counts, rank);
    const int64_t unit = aligned ? (int64_t)width : 1;
    int64_t gap = random_below(3) == 0 ? random_below(20) * unit : 0;
    if (random_below(2) == 0) /* at a multiple of 16 */
        gap += (16 - (*end + gap) % 16) % 16;
    if (aligned)
        gap += (unit - (*end + gap) % unit) % unit;
    place->offset = *end + gap;
    *end = place->offset + span * (int64_t)width;
}

typedef struct random_batch {
    int64_t n;
    sdyi_gpu_move moves[MOST_BOXES];
    sdyi_gpu_fold folds[MOST_BOXES];
    sdyi_place terms[MOST_BOXES][MOST_TERMS];
    int64_t end[SDYI_BASES]; /* bytes of the buffers */
} random_batch;

/* Boxes of which about one in ten is empty, and some are large enough for
 * several tiles. */
static inline void random_box(int64_t *counts, int *rank, uint64_t seed) {
    *rank = (int)random_below(seed % 4 == 0 ? SDYRT_MAX_RANK + 1 : 4);
    random_counts(counts, *rank,
                  random_below(4) == 0 ? (seed % 8 == 0 ? 60000 : 9000) : 700);
    if (random_below(10) == 0 && *rank > 0)
        counts[random_below(*rank)] = 0;
}

static inline void random_moves(random_batch *b, uint64_t seed, size_t in_width,
                                size_t out_width, bool aligned) {
    memset(b, 0, sizeof *b);
    random_seed(seed);
    b->n = random_below(MOST_BOXES + 1);
    for (int64_t i = 0; i < b->n; i++) {
        sdyi_gpu_move *const m = &b->moves[i];
        random_box(m->counts, &m->rank, seed);
        const int in = random_below(3) == 0 ? SECOND_IN : IN;
        random_place(&m->in, m->counts, m->rank, in_width, in, aligned,
                     &b->end[in]);
        random_place(&m->out, m->counts, m->rank, out_width, OUT, aligned,
                     &b->end[OUT]);
    }
}

/* All tunings in turn. */
static inline sdyi_tuning tuning_of(uint64_t seed) {
    sdyi_tuning tuning;
    tuning.shape = (sdyi_tile_shape)(seed % 3);
    tuning.half_lines = seed / 3 % 2 == 0;
    return tuning;
}

static inline void random_folds(random_batch *b, uint64_t seed, size_t width) {
    memset(b, 0, sizeof *b);
    random_seed(seed);
    b->n = random_below(MOST_BOXES + 1);
    for (int64_t i = 0; i < b->n; i++) {
        sdyi_gpu_fold *const f = &b->folds[i];
        random_box(f->counts, &f->rank, 1);
        random_place(&f->out, f->counts, f->rank, width, OUT, true,
                     &b->end[OUT]);
        f->terms = b->terms[i];
        f->n_terms = 1 + random_below(MOST_TERMS);
        for (int64_t k = 0; k < f->n_terms; k++) {
            sdyi_place *const term = &b->terms[i][k];
            const int base = random_below(3) == 0 ? SECOND_IN : IN;
            const int64_t end = b->end[base];
            random_place(term, f->counts, f->rank, width, base, true,
                         &b->end[base]);
            if (random_below(3) != 0) { /* laid out as the output is */
                memcpy(term->strides, f->out.strides, sizeof term->strides);
                term->offset = (end + 15) / 16 * 16;
                b->end[base] = term->offset + 16 + b->end[OUT] - f->out.offset;
            }
        }
        /* Sometimes the output is a term. */
        if (random_below(4) == 0)
            b->terms[i][random_below(f->n_terms)] = f->out;
        b->moves[i].out = f->out; /* so that these tell all outputs */
        b->moves[i].rank = f->rank;
        memcpy(b->moves[i].counts, f->counts, sizeof f->counts);
    }
}

static inline bool is_nan(sdyrt_dtype t, const char *p) {
    uint64_t bits = 0;
    memcpy(&bits, p, sdyrt_dtype_bytes(t));
    return (t == SDYRT_F64 && (bits & INT64_MAX) > 0x7ff0000000000000) ||
           (t == SDYRT_F32 && (bits & 0x7fffffff) > 0x7f800000) ||
           (t == SDYRT_F16 && (bits & 0x7fff) > 0x7c00) ||
           (t == SDYRT_BF16 && (bits & 0x7fff) > 0x7f80);
}

/* Let any NaN equal any other. */
static inline void same_nans(sdyrt_dtype t, char *a, char *b, size_t bytes) {
    const sdyrt_dtype part = t == SDYRT_C64    ? SDYRT_F32
                             : t == SDYRT_C128 ? SDYRT_F64
                                               : t;
    const size_t width = sdyrt_dtype_bytes(part);
    for (size_t i = 0; i + width <= bytes; i += width)
        if (is_nan(part, a + i) && is_nan(part, b + i))
            memcpy(a + i, b + i, width);
}

/* Numbers that are often near one another, some special, some any bits. */
static inline void random_numbers(sdyrt_dtype t, char *memory, size_t bytes) {
    const size_t width = sdyrt_dtype_bytes(t);
    random_bytes(memory, bytes);
    for (size_t i = 0; i + width <= bytes; i += width) {
        static const double specials[] = {0.0, -0.0, INFINITY, -INFINITY, NAN};
        const int64_t kind = random_below(8);
        if (kind == 0)
            continue;
        const double value =
            kind == 1 ? specials[random_below(5)]
                      : ldexp((double)(random_below(8192) - 4096), -9);
        sdyi_convert_box(SDYRT_F64, &value, NULL, t, memory + i, NULL, NULL, 0);
    }
}

#endif

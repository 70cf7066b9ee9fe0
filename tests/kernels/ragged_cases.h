/* Exchanges of rows whose counts are in memory of the device, between members
 * that one process plays, against plain loops. Plain C and C++. A program that
 * includes this, after <cmocka.h>, has what runs the kernels. */
#ifndef TESTS_KERNELS_RAGGED_CASES_H
#define TESTS_KERNELS_RAGGED_CASES_H

#include "kernels/batches.h"
#include "kernels/ragged.h"

enum { RAGGED_MOST = 40, RAGGED_GUARD = 64, RAGGED_UNTOUCHED = 0xa5 };

/* A member. Its buffers are of the host, guarded on both sides. */
typedef struct ragged_member {
    sdyi_ragged r;
    int64_t counts[RAGGED_MOST], received[RAGGED_MOST];
    char *in, *out, *memory;
    size_t in_bytes, out_bytes, memory_bytes;
    size_t shift; /* of `in` and `out`: bytes after a multiple of 256 */
} ragged_member;

/* Run sdyi_ragged_pack, and sdyi_ragged_unpack, or what stands for them. */
static void ragged_pack(ragged_member *m);
static void ragged_unpack(ragged_member *m);
/* The number of random cases to run, of `all`. */
static uint64_t cases(uint64_t all);

typedef struct ragged_shape {
    bool gathers, reduces;
    int64_t n, capacity, room, columns;
    sdyrt_dtype dtype;
    sdyrt_reduction reduction;
    size_t shift;
} ragged_shape;

typedef struct ragged_group {
    int64_t n;
    ragged_member members[RAGGED_MOST];
} ragged_group;

/* A buffer `shift` bytes after a multiple of 256, with guards. */
static inline char *ragged_buffer(size_t bytes, size_t shift) {
    const size_t all = (bytes + shift + 256 + RAGGED_GUARD + 255) / 256 * 256;
    char *const memory = (char *)aligned_alloc(256, all);
    assert_non_null(memory);
    memset(memory, RAGGED_UNTOUCHED, all);
    return memory + 256 + shift;
}

static inline void ragged_release(char *buffer, size_t shift) {
    free(buffer - 256 - shift);
}

static inline void ragged_make(const ragged_shape *s, const int64_t *counts,
                               ragged_group *g) {
    g->n = s->n;
    for (int64_t p = 0; p < s->n; p++) {
        ragged_member *const m = &g->members[p];
        sdyi_ragged *const r = &m->r;
        memset(m, 0, sizeof *m);
        r->gathers = s->gathers;
        r->reduces = s->reduces;
        r->n = s->n;
        r->own = p;
        r->width = s->gathers ? 1 : s->n;
        r->in_capacity = r->out_capacity = s->capacity;
        r->room = s->room;
        r->line = (size_t)s->columns * sdyrt_dtype_bytes(s->dtype);
        r->slot = sdyi_ragged_head(r) +
                  sdyi_ragged_aligned((size_t)s->room * r->line);
        r->dtype = s->dtype;
        r->reduction = s->reduction;
        for (int64_t k = 0; k < r->width; k++)
            m->counts[k] = counts[p * r->width + k];
        for (int64_t k = 0; k < s->n; k++)
            m->received[k] = 77;
        m->shift = s->shift;
        m->in_bytes = m->out_bytes = (size_t)s->capacity * r->line;
        m->memory_bytes = sdyi_ragged_bytes(r);
        m->in = ragged_buffer(m->in_bytes, m->shift);
        m->out = ragged_buffer(m->out_bytes, m->shift);
        m->memory = ragged_buffer(m->memory_bytes, 0);
        random_numbers(s->dtype, m->in, m->in_bytes);
    }
}

static inline void ragged_free(ragged_group *g) {
    for (int64_t p = 0; p < g->n; p++) {
        ragged_release(g->members[p].in, g->members[p].shift);
        ragged_release(g->members[p].out, g->members[p].shift);
        ragged_release(g->members[p].memory, 0);
    }
}

static inline void ragged_run(ragged_group *g) {
    for (int64_t p = 0; p < g->n; p++)
        ragged_pack(&g->members[p]);
    for (int64_t q = 0; q < g->n; q++)
        for (int64_t p = 0; p < g->n; p++) {
            const ragged_member *const from = &g->members[p];
            ragged_member *const to = &g->members[q];
            if (p != q)
                memcpy(to->memory + sdyi_ragged_from(&to->r, p),
                       from->memory + sdyi_ragged_to(&from->r, q),
                       from->r.slot);
        }
    for (int64_t p = 0; p < g->n; p++)
        ragged_unpack(&g->members[p]);
}

/* -- what is to come of it ------------------------------------------------- */

static inline int64_t ragged_between(const ragged_group *g, int64_t p,
                                     int64_t q) {
    return g->members[p].counts[g->members[p].r.gathers ? 0 : q];
}

/* True if the counts fit all messages and buffers. */
static inline bool ragged_fits(const ragged_group *g) {
    for (int64_t p = 0; p < g->n; p++) {
        const sdyi_ragged *const r = &g->members[p].r;
        int64_t before = 0, after = 0;
        for (int64_t k = 0; k < r->width; k++) {
            const int64_t count = g->members[p].counts[k];
            if (count < 0 || count > r->room ||
                (r->reduces && count != g->members[0].counts[k]))
                return false;
            before += count;
        }
        for (int64_t k = 0; k < (r->reduces ? 1 : g->n); k++)
            after += ragged_between(g, k, p) > r->room
                         ? r->out_capacity + 1
                         : ragged_between(g, k, p);
        if (before > r->in_capacity || after > r->out_capacity)
            return false;
    }
    return true;
}

/* What member p packed for q. */
static inline const char *ragged_rows(const ragged_group *g, int64_t p,
                                      int64_t q) {
    int64_t before = 0;
    for (int64_t k = 0; k < q && !g->members[p].r.gathers; k++)
        before += g->members[p].counts[k];
    return g->members[p].in + (size_t)before * g->members[p].r.line;
}

/* The rows that come to q, at `to`; returns their bytes. */
static inline size_t ragged_expect(const ragged_group *g, int64_t q, char *to) {
    const sdyi_ragged *const r = &g->members[q].r;
    if (r->reduces) {
        static const int64_t strides[] = {1};
        const size_t bytes = (size_t)ragged_between(g, q, q) * r->line;
        const int64_t count = (int64_t)(bytes / sdyrt_dtype_bytes(r->dtype));
        sdyi_term terms[RAGGED_MOST];
        for (int64_t p = 0; p < g->n; p++) {
            terms[p].data = ragged_rows(g, p, q);
            terms[p].strides = strides;
        }
        if (count > 0)
            sdyi_reduce_box(r->dtype, r->reduction, terms, g->n, to, strides,
                            &count, 1);
        return bytes;
    }
    size_t at = 0;
    for (int64_t p = 0; p < g->n; p++) {
        const size_t bytes = (size_t)ragged_between(g, p, q) * r->line;
        memcpy(to + at, ragged_rows(g, p, q), bytes);
        at += bytes;
    }
    return at;
}

static inline void ragged_check(ragged_group *g, uint64_t seed) {
    const bool fits = ragged_fits(g);
    for (int64_t q = 0; q < g->n; q++) {
        ragged_member *const m = &g->members[q];
        char *const want = ragged_buffer(m->out_bytes, 0);
        const size_t bytes = fits ? ragged_expect(g, q, want) : 0;
        if (m->r.reduces)
            same_nans(m->r.dtype, m->out, want, bytes);
        if (memcmp(m->out - RAGGED_GUARD, want - RAGGED_GUARD,
                   m->out_bytes + 2 * RAGGED_GUARD) != 0)
            fail_msg("seed %ju: member %jd has other rows", (uintmax_t)seed,
                     (intmax_t)q);
        ragged_release(want, 0);
        for (int64_t p = 0; p < g->n; p++)
            assert_int_equal(m->received[p], !fits ? -1
                                             : m->r.reduces
                                                 ? m->counts[p]
                                                 : ragged_between(g, p, q));
    }
}

static inline void ragged_try(const ragged_shape *s, const int64_t *counts,
                              uint64_t seed) {
    static ragged_group g;
    ragged_make(s, counts, &g);
    ragged_run(&g);
    ragged_check(&g, seed);
    ragged_free(&g);
}

/* -- tests ----------------------------------------------------------------- */

/* Three members with rows of five i32, whose counts fit or do not. */
static inline void ragged_try_three(bool gathers, bool reduces,
                                    const int64_t *counts, int64_t capacity,
                                    int64_t room) {
    const ragged_shape s = {gathers, reduces,   3,         capacity, room,
                            5,       SDYRT_I32, SDYRT_SUM, 4};
    random_seed(3);
    ragged_try(&s, counts, 0);
}

static inline void test_rows_of_an_all_to_all(void **state) {
    (void)state;
    static const int64_t counts[] = {1, 0, 4, 0, 0, 0, 2, 3, 0};
    ragged_try_three(false, false, counts, 6, 4);
}

static inline void test_rows_of_an_all_gather(void **state) {
    (void)state;
    static const int64_t counts[] = {2, 0, 3};
    ragged_try_three(true, false, counts, 5, 3);
}

static inline void test_rows_of_a_reduce_scatter(void **state) {
    (void)state;
    static const int64_t counts[] = {1, 0, 2, 1, 0, 2, 1, 0, 2};
    ragged_try_three(false, true, counts, 4, 2);
}

/* Every member gets the error, and nothing is written. */
static inline void test_counts_that_do_not_fit(void **state) {
    (void)state;
    static const int64_t below[] = {1, 0, 4, 0, -1, 0, 2, 0, 0};
    static const int64_t above[] = {1, 0, 0, 0, 0, 5, 0, 0, 0};
    static const int64_t in[] = {0, 0, 0, 3, 2, 2, 0, 0, 0};
    static const int64_t out[] = {3, 0, 0, 3, 0, 0, 1, 0, 0};
    static const int64_t huge[] = {INT64_MAX, INT64_MAX, 2, 0, 0, 0, 0, 0, 0};
    static const int64_t gathered[] = {3, 3, 1};
    static const int64_t differ[] = {1, 1, 1, 1, 1, 1, 1, 2, 1};
    ragged_try_three(false, false, below, 6, 4);
    ragged_try_three(false, false, above, 6, 4);
    ragged_try_three(false, false, in, 6, 4);
    ragged_try_three(false, false, out, 6, 4);
    ragged_try_three(false, false, huge, 6, 4);
    ragged_try_three(true, false, gathered, 6, 4);
    ragged_try_three(false, true, differ, 6, 4);
}

/* Groups, rows and counts by `seed`; of every sixth one count is wrong. */
static inline void ragged_try_random(ragged_shape *s, uint64_t seed) {
    int64_t counts[RAGGED_MOST * RAGGED_MOST];
    const size_t width = sdyrt_dtype_bytes(s->dtype);
    random_seed(seed);
    const int64_t large = random_below(8);
    s->n = 1 + random_below(large == 0 ? RAGGED_MOST : 9);
    s->room = random_below(large == 1 ? 60 : 7);
    s->columns = 1 + random_below(large == 2 ? 300 : 12);
    s->capacity = s->n * s->room;
    s->shift = (size_t)random_below(2) * (size_t)random_below(5) * width;
    const int64_t row = s->gathers ? 1 : s->n;
    for (int64_t i = 0; i < s->n * row; i++)
        counts[i] = s->reduces && i >= row ? counts[i - row]
                                           : random_below(s->room + 1);
    if (seed % 6 == 5)
        counts[random_below(s->n * row)] =
            random_below(2) == 0 ? -1 : s->room + 1;
    ragged_try(s, counts, seed);
}

static inline void test_rows_of_random_groups(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < cases(400); seed++) {
        ragged_shape s;
        memset(&s, 0, sizeof s);
        s.dtype = (sdyrt_dtype)(seed / 2 % SDYRT_DTYPE_COUNT);
        s.gathers = seed % 2 == 0;
        ragged_try_random(&s, seed);
    }
}

static inline void test_rows_that_are_reduced(void **state) {
    (void)state;
    for (int t = 0; t < SDYRT_DTYPE_COUNT; t++)
        for (int r = 0; r < SDYRT_REDUCTION_COUNT; r++)
            for (uint64_t seed = 0;
                 seed < cases(10) &&
                 sdyrt_can_reduce((sdyrt_dtype)t, (sdyrt_reduction)r);
                 seed++) {
                ragged_shape s;
                memset(&s, 0, sizeof s);
                s.reduces = true;
                s.dtype = (sdyrt_dtype)t;
                s.reduction = (sdyrt_reduction)r;
                ragged_try_random(&s, seed + (uint64_t)(100 * r + t));
            }
}

#define RAGGED_TESTS                                                           \
    cmocka_unit_test(test_rows_of_an_all_to_all),                              \
        cmocka_unit_test(test_rows_of_an_all_gather),                          \
        cmocka_unit_test(test_rows_of_a_reduce_scatter),                       \
        cmocka_unit_test(test_counts_that_do_not_fit),                         \
        cmocka_unit_test(test_rows_of_random_groups),                          \
        cmocka_unit_test(test_rows_that_are_reduced)

#endif

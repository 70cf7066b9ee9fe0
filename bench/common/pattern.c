/* A tile is walked in runs that are contiguous in the tensor and in the tile.
 * Memory is seen as unsigned words of the element's width (a 16-byte element is
 * two of 8); with g the global index of a word and B its bits,
 *
 *     word = low B bits of (g * factor)  ^  hash(seed, g / 2^B)
 *
 * Two words of a tensor differ when their indices agree in all but the low B
 * bits, or in all but the B bits above those; any others agree by the chance of
 * 2^-B. The hash is the same for 2^B words, so that the loops below are a few
 * vector instructions. */
#include "bench/common/pattern.h"
#include <assert.h>

typedef struct runs {
    int n_outer;    /* dimensions around a run */
    int64_t length; /* words of a run */
    int64_t count[SDYRT_MAX_RANK];
    int64_t step[SDYRT_MAX_RANK]; /* words in the tensor to the next one */
    int64_t first;                /* global index of the first word */
} runs;

static int word_bytes(const sdyrt_type *type) {
    const int bytes = (int)sdyrt_dtype_bytes(type->dtype);
    return bytes < 8 ? bytes : 8;
}

static int words_per_element(const sdyrt_type *type) {
    return (int)sdyrt_dtype_bytes(type->dtype) / word_bytes(type);
}

static runs runs_of(const sdyrt_type *type, const sdyrt_tile *tile) {
    runs r = {.length = words_per_element(type)};
    int64_t step = r.length;
    bool whole = true; /* so far the tile spans the dimensions */
    int64_t count[SDYRT_MAX_RANK], steps[SDYRT_MAX_RANK];
    for (int d = type->rank - 1; d >= 0; d--) {
        r.first += tile->offset[d] * step;
        if (whole) {
            r.length *= tile->size[d];
        } else {
            count[r.n_outer] = tile->size[d];
            steps[r.n_outer++] = step;
        }
        whole = whole && tile->size[d] == type->dims[d];
        step *= type->dims[d];
    }
    for (int i = 0; i < r.n_outer; i++) { /* minor first: turn round */
        r.count[i] = count[r.n_outer - 1 - i];
        r.step[i] = steps[r.n_outer - 1 - i];
    }
    return r;
}

static const uint64_t factor =
    0x9E3779B97F4A7C15; /* odd; 2^64 / golden ratio */

/* Of the bits of `g` above its low `bits` bits, the highest first: the lowest
 * of them reach the low bits of the hash one to one. */
static uint64_t hash(uint64_t seed, uint64_t g, int bits) {
    const uint64_t mask = UINT64_MAX >> (64 - bits);
    uint64_t h = (seed + 1) * 0xD1342543DE82EF95;
    for (int shift = 64 - bits; shift >= bits; shift -= bits)
        h = (h ^ h >> 32) * 0xD6E8FEB86659FD93 +
            (g >> shift & mask) * 0xCA5A826395121157;
    return h;
}

/* Words from index `g` on that share their hash, at most `n`. */
static int64_t same_hash(uint64_t g, int64_t n, int bits) {
    const uint64_t mask = UINT64_MAX >> (64 - bits);
    const uint64_t rest = mask - (g & mask); /* and one */
    return (uint64_t)n - 1 < rest ? n : (int64_t)(rest + 1);
}

/* `word` is stored, `wide` computed with: no promotion to a signed int. */
#define DEFINE_WORDS(word, wide, bits)                                         \
    static void fill_##word(void *memory, int64_t n, uint64_t g,               \
                            uint64_t seed, bool wrong) {                       \
        word *to = memory;                                                     \
        while (n > 0) {                                                        \
            const int64_t part = same_hash(g, n, bits);                        \
            const word high =                                                  \
                (word)(hash(seed, g, bits) ^ (wrong ? UINT64_MAX : 0));        \
            const wide low = (wide)(g * factor);                               \
            for (int64_t i = 0; i < part; i++)                                 \
                to[i] = (word)(low + (wide)i * (word)factor) ^ high;           \
            to += part;                                                        \
            g += (uint64_t)part;                                               \
            n -= part;                                                         \
        }                                                                      \
    }                                                                          \
                                                                               \
    static bool check_##word(const void *memory, int64_t n, uint64_t g,        \
                             uint64_t seed) {                                  \
        const word *from = memory;                                             \
        word wrong = 0;                                                        \
        while (n > 0) {                                                        \
            const int64_t part = same_hash(g, n, bits);                        \
            const word high = (word)hash(seed, g, bits);                       \
            const wide low = (wide)(g * factor);                               \
            for (int64_t i = 0; i < part; i++)                                 \
                wrong |=                                                       \
                    from[i] ^ high ^ (word)(low + (wide)i * (word)factor);     \
            from += part;                                                      \
            g += (uint64_t)part;                                               \
            n -= part;                                                         \
        }                                                                      \
        return wrong == 0;                                                     \
    }

DEFINE_WORDS(uint8_t, uint32_t, 8)
DEFINE_WORDS(uint16_t, uint32_t, 16)
DEFINE_WORDS(uint32_t, uint32_t, 32)
DEFINE_WORDS(uint64_t, uint64_t, 64)

typedef struct word_type {
    void (*fill)(void *memory, int64_t n, uint64_t g, uint64_t seed,
                 bool wrong);
    bool (*check)(const void *memory, int64_t n, uint64_t g, uint64_t seed);
} word_type;

static word_type word_type_of(int bytes) {
    switch (bytes) {
    case 1:
        return (word_type){fill_uint8_t, check_uint8_t};
    case 2:
        return (word_type){fill_uint16_t, check_uint16_t};
    case 4:
        return (word_type){fill_uint32_t, check_uint32_t};
    default:
        assert(bytes == 8);
        return (word_type){fill_uint64_t, check_uint64_t};
    }
}

/* Step to the next run in row-major order; false after the last. */
static bool next_run(const runs *r, int64_t *at, int64_t *first) {
    for (int d = r->n_outer - 1; d >= 0; d--) {
        *first += r->step[d];
        if (++at[d] < r->count[d])
            return true;
        *first -= r->step[d] * at[d];
        at[d] = 0;
    }
    return false;
}

void pattern_fill(const sdyrt_type *type, const sdyrt_tile *tile, uint64_t seed,
                  bool wrong, void *memory) {
    if (tile->elements == 0)
        return;
    const int bytes = word_bytes(type);
    const word_type words = word_type_of(bytes);
    const runs r = runs_of(type, tile);
    int64_t at[SDYRT_MAX_RANK] = {0};
    int64_t first = r.first;
    char *to = memory;
    do {
        words.fill(to, r.length, (uint64_t)first, seed, wrong);
        to += r.length * bytes;
    } while (next_run(&r, at, &first));
}

static uint64_t read_word(const void *memory, int bytes) {
    switch (bytes) {
    case 1:
        return *(const uint8_t *)memory;
    case 2:
        return *(const uint16_t *)memory;
    case 4:
        return *(const uint32_t *)memory;
    default:
        return *(const uint64_t *)memory;
    }
}

/* The first wrong word of a run that has one. */
static void find_mismatch(const sdyrt_type *type, const char *run,
                          int64_t first, uint64_t seed,
                          pattern_mismatch *mismatch) {
    const int bytes = word_bytes(type);
    const word_type words = word_type_of(bytes);
    while (words.check(run, 1, (uint64_t)first, seed)) {
        run += bytes;
        first++;
    }
    uint64_t right = 0;
    words.fill(&right, 1, (uint64_t)first, seed, false);
    mismatch->expected = read_word(&right, bytes);
    mismatch->got = read_word(run, bytes);
    int64_t element = first / words_per_element(type);
    for (int d = type->rank - 1; d >= 0; d--) {
        mismatch->index[d] = element % type->dims[d];
        element /= type->dims[d];
    }
}

bool pattern_check(const sdyrt_type *type, const sdyrt_tile *tile,
                   uint64_t seed, const void *memory,
                   pattern_mismatch *mismatch) {
    if (tile->elements == 0)
        return true;
    const int bytes = word_bytes(type);
    const word_type words = word_type_of(bytes);
    const runs r = runs_of(type, tile);
    int64_t at[SDYRT_MAX_RANK] = {0};
    int64_t first = r.first;
    const char *from = memory;
    do {
        if (!words.check(from, r.length, (uint64_t)first, seed)) {
            find_mismatch(type, from, first, seed, mismatch);
            return false;
        }
        from += r.length * bytes;
    } while (next_run(&r, at, &first));
    return true;
}

int64_t pattern_count_wrong(const sdyrt_type *type, const sdyrt_tile *tile,
                            uint64_t seed, const void *memory) {
    if (tile->elements == 0)
        return 0;
    const int bytes = word_bytes(type);
    const word_type words = word_type_of(bytes);
    const runs r = runs_of(type, tile);
    const int step = words_per_element(type);
    int64_t at[SDYRT_MAX_RANK] = {0};
    int64_t first = r.first, count = 0;
    const char *from = memory;
    do {
        if (!words.check(from, r.length, (uint64_t)first, seed)) {
            for (int64_t i = 0; i < r.length; i += step)
                count += !words.check(from + i * bytes, step,
                                      (uint64_t)(first + i), seed);
        }
        from += r.length * bytes;
    } while (next_run(&r, at, &first));
    return count;
}

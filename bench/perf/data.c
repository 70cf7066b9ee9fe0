/* Element g of a tensor, its global index, holds one of these.
 *
 * Moved bits: memory is seen as unsigned words of the element's width (a
 * 16-byte element is two of 8); with w the global index of a word and B its
 * bits,
 *
 *     word = low B bits of (w * factor)  ^  hash(seed, w / 2^B)
 *
 * Two words of a tensor differ when their indices agree in all but the low B
 * bits, or in all but the B bits above those; any others agree by the chance of
 * 2^-B. The hash is the same for 2^B words, so that the loops below are a few
 * vector instructions.
 *
 * Terms: the element has a key b(g) in [0, n), and all elements of a key hold
 * the same: term p the small number t(p, b), the result of P terms r(b). n is
 * chosen so that the result depends on b and fits every dtype:
 *
 *     sum       t = (b + p) mod n     n about 100 / P, not dividing P
 *     max, min  t = (b + p) mod 101
 *     prod      t = 1 + bit p of b    n = 64: six terms of 1 or 2, then ones
 *     and, or, xor
 *               t = bit p of b        n = 64: six terms of 0 or 1, then what
 *                                     changes none
 *     split     t = b + 1             n = 100, in the bits of an integer
 *
 * A sum above what f16 or bf16 hold (more than 128 terms) is rounded as the
 * library promises: once, to even. */
#include "bench/numbers.h"
#include "bench/perf/perf.h"
#include <string.h>

/* -- terms ----------------------------------------------------------------- */

enum { MAX_KEYS = 101, MAX_BYTES = 16 };

/* The elements by key. */
typedef struct table {
    int n;
    char entries[MAX_KEYS][MAX_BYTES];
} table;

/* Encode a small number as an element. */
static void encode(sdyrt_dtype dtype, uint64_t value, char *to) {
    const uint64_t bits = bench_bits_of(dtype, value);
    memset(to, 0, MAX_BYTES);
    memcpy(to, &bits, sizeof bits); /* little-endian */
}

static int key_count(const perf_data *data) {
    if (data->kind == PERF_SPLIT)
        return 100;
    switch (data->reduction) {
    case SDYRT_SUM: {
        const int64_t n = 100 / data->n_terms + 1;
        const int least = n < 2 ? 2 : (int)n;
        return data->n_terms > 1 && data->n_terms % least == 0 ? least + 1
                                                               : least;
    }
    case SDYRT_PROD:
    case SDYRT_AND:
    case SDYRT_OR:
    case SDYRT_XOR:
        return 64;
    case SDYRT_MAX:
    case SDYRT_MIN:
    case SDYRT_REDUCTION_COUNT:
        break;
    }
    return MAX_KEYS;
}

static uint64_t term(const perf_data *data, int n, int64_t p, int b) {
    const unsigned bit = p < 6 ? (unsigned)b >> p & 1 : 0;
    switch (data->reduction) {
    case SDYRT_PROD:
        return 1 + bit;
    case SDYRT_AND:
        return p < 6 ? bit : 1;
    case SDYRT_OR:
    case SDYRT_XOR:
        return bit;
    case SDYRT_SUM:
    case SDYRT_MAX:
    case SDYRT_MIN:
    case SDYRT_REDUCTION_COUNT:
        break;
    }
    return (uint64_t)((b + p) % n);
}

static uint64_t result(const perf_data *data, int n, int b) {
    uint64_t all = term(data, n, 0, b);
    for (int64_t p = 1; p < data->n_terms; p++) {
        const uint64_t one = term(data, n, p, b);
        switch (data->reduction) {
        case SDYRT_SUM:
            all += one;
            break;
        case SDYRT_MAX:
            all = one > all ? one : all;
            break;
        case SDYRT_MIN:
            all = one < all ? one : all;
            break;
        case SDYRT_PROD:
            all *= one;
            break;
        case SDYRT_AND:
            all &= one;
            break;
        case SDYRT_OR:
            all |= one;
            break;
        case SDYRT_XOR:
            all ^= one;
            break;
        case SDYRT_REDUCTION_COUNT:
            break;
        }
    }
    return all;
}

static table table_of(const perf_data *data, bool after) {
    table t = {.n = key_count(data)};
    for (int b = 0; b < t.n; b++) {
        if (data->kind == PERF_SPLIT)
            encode(SDYRT_U64, (uint64_t)b + 1, t.entries[b]);
        else
            encode(data->type.dtype,
                   after ? result(data, t.n, b)
                         : term(data, t.n, data->term, b),
                   t.entries[b]);
    }
    return t;
}

static int key_of(int64_t g, uint64_t seed, int n) {
    const uint64_t h =
        ((uint64_t)g + (seed + 1) * 0xD1342543DE82EF95) * 0x9E3779B97F4A7C15;
    return (int)((h >> 32) * (uint64_t)n >> 32);
}

/* -- runs of elements ------------------------------------------------------ */

static const uint64_t factor =
    0x9E3779B97F4A7C15; /* odd; 2^64 / golden ratio */

/* A hash of the bits of `g` above its low `bits` bits, the highest first: the
 * lowest of them map to the low bits of the hash one to one. */
static uint64_t hash(uint64_t seed, uint64_t g, int bits) {
    const uint64_t mask = UINT64_MAX >> (64 - bits);
    uint64_t h = (seed + 1) * 0xD1342543DE82EF95;
    for (int shift = 64 - bits; shift >= bits; shift -= bits)
        h = (h ^ h >> 32) * 0xD6E8FEB86659FD93 +
            (g >> shift & mask) * 0xCA5A826395121157;
    return h;
}

/* The number of words from index `g` on that share their hash, at most `n`. */
static int64_t same_hash(uint64_t g, int64_t n, int bits) {
    const uint64_t mask = UINT64_MAX >> (64 - bits);
    const uint64_t rest = mask - (g & mask); /* and one */
    return (uint64_t)n - 1 < rest ? n : (int64_t)(rest + 1);
}

/* Elements [g, g + n), of `words` words each, written (with every bit flipped
 * where `flip` has all bits) or compared: moved ones, and those of a table.
 * `word` is stored, `wide` computed with: no promotion to a signed int. */
#define DEFINE_WORDS(word, wide, bits)                                         \
    static void move_##word(void *memory, int64_t n, uint64_t g,               \
                            uint64_t seed, uint64_t flip) {                    \
        word *to = memory;                                                     \
        for (int64_t part; n > 0;                                              \
             to += part, g += (uint64_t)part, n -= part) {                     \
            part = same_hash(g, n, bits);                                      \
            const word high = (word)(hash(seed, g, bits) ^ flip);              \
            const wide low = (wide)(g * factor);                               \
            for (int64_t i = 0; i < part; i++)                                 \
                to[i] = (word)(low + (wide)i * (word)factor) ^ high;           \
        }                                                                      \
    }                                                                          \
                                                                               \
    static bool moved_##word(const void *memory, int64_t n, uint64_t g,        \
                             uint64_t seed) {                                  \
        const word *from = memory;                                             \
        word wrong = 0;                                                        \
        for (int64_t part; n > 0;                                              \
             from += part, g += (uint64_t)part, n -= part) {                   \
            part = same_hash(g, n, bits);                                      \
            const word high = (word)hash(seed, g, bits);                       \
            const wide low = (wide)(g * factor);                               \
            for (int64_t i = 0; i < part; i++)                                 \
                wrong |=                                                       \
                    from[i] ^ high ^ (word)(low + (wide)i * (word)factor);     \
        }                                                                      \
        return wrong == 0;                                                     \
    }                                                                          \
                                                                               \
    static bool table_##word(const table *t, void *memory, int64_t n,          \
                             int64_t g, uint64_t seed, int words,              \
                             uint64_t flip, bool write) {                      \
        word *at = memory, right, wrong = 0;                                   \
        for (int64_t i = 0; i < n; i++) {                                      \
            const char *entry = t->entries[key_of(g + i, seed, t->n)];         \
            for (int k = 0; k < words; k++, at++) {                            \
                memcpy(&right, entry + (size_t)k * sizeof right,               \
                       sizeof right);                                          \
                if (write)                                                     \
                    *at = (word)(right ^ flip);                                \
                else                                                           \
                    wrong |= *at ^ right;                                      \
            }                                                                  \
        }                                                                      \
        return wrong == 0;                                                     \
    }

DEFINE_WORDS(uint8_t, uint32_t, 8)
DEFINE_WORDS(uint16_t, uint32_t, 16)
DEFINE_WORDS(uint32_t, uint32_t, 32)
DEFINE_WORDS(uint64_t, uint64_t, 64)

typedef struct word_type {
    void (*move)(void *memory, int64_t n, uint64_t g, uint64_t seed,
                 uint64_t flip);
    bool (*is_moved)(const void *memory, int64_t n, uint64_t g, uint64_t seed);
    bool (*table)(const table *t, void *memory, int64_t n, int64_t g,
                  uint64_t seed, int words, uint64_t flip, bool write);
} word_type;

#define WORD_TYPE(word)                                                        \
    { move_##word, moved_##word, table_##word }

static const word_type word_types[] = {WORD_TYPE(uint8_t), WORD_TYPE(uint16_t),
                                       WORD_TYPE(uint32_t),
                                       WORD_TYPE(uint64_t)};

/* -- tiles ----------------------------------------------------------------- */

/* A walk over a tile: the action on its elements, and their data. */
typedef struct walk {
    enum { FILL, POISON, CHECK } how;
    const perf_data *data;
    uint64_t seed;
    size_t width;
    int words; /* of an element */
    word_type type;
    table table;
    perf_wrong wrong;
} walk;

static walk walk_of(const perf_data *data, uint64_t seed, bool after) {
    walk w = {.data = data,
              .seed = seed,
              .width = sdyrt_dtype_bytes(data->type.dtype)};
    w.words = w.width > 8 ? (int)w.width / 8 : 1;
    w.type = word_types[w.width == 1   ? 0
                        : w.width == 2 ? 1
                        : w.width == 4 ? 2
                                       : 3];
    if (data->kind != PERF_MOVED)
        w.table = table_of(data, after);
    return w;
}

/* Write elements [g, g + n); `keeps` false: zeros. */
static void put(const walk *w, int64_t g, int64_t n, bool keeps, bool poison,
                char *at) {
    const uint64_t flip = poison ? UINT64_MAX : 0;
    if (!keeps)
        memset(at, (int)(flip & 0xff), (size_t)n * w->width);
    else if (w->data->kind == PERF_MOVED)
        w->type.move(at, n * w->words, (uint64_t)(g * w->words), w->seed, flip);
    else
        w->type.table(&w->table, at, n, g, w->seed, w->words, flip, true);
}

/* True if elements [g, g + n) are right. */
static bool is_right(const walk *w, int64_t g, int64_t n, bool keeps,
                     char *at) {
    char any = 0;
    if (keeps)
        return w->data->kind == PERF_MOVED
                   ? w->type.is_moved(at, n * w->words,
                                      (uint64_t)(g * w->words), w->seed)
                   : w->type.table(&w->table, at, n, g, w->seed, w->words, 0,
                                   false);
    for (size_t i = 0; i < (size_t)n * w->width; i++)
        any |= at[i];
    return any == 0;
}

/* Record the first wrong element, by its first wrong word. */
static void note_wrong(walk *w, int64_t g, bool keeps, const char *at) {
    _Alignas(8) char right[MAX_BYTES];
    const size_t bytes = w->width / (size_t)w->words;
    put(w, g, 1, keeps, false, right);
    size_t k = 0;
    while (k + bytes < w->width && memcmp(right + k, at + k, bytes) == 0)
        k += bytes;
    w->wrong.first = g;
    memcpy(&w->wrong.expected, right + k, bytes);
    memcpy(&w->wrong.got, at + k, bytes);
}

static void visit(walk *w, int64_t g, int64_t n, bool keeps, char *at) {
    if (w->how != CHECK) {
        put(w, g, n, keeps, w->how == POISON, at);
        return;
    }
    if (is_right(w, g, n, keeps, at))
        return;
    for (int64_t i = 0; i < n; i++, at += w->width) {
        if (is_right(w, g + i, 1, keeps, at))
            continue;
        if (w->wrong.n++ == 0)
            note_wrong(w, g + i, keeps, at);
    }
}

/* The part of [begin, begin + n) in dimension `d` that is inside `kept`. */
static void held(const sdyrt_tile *kept, int d, int64_t begin, int64_t n,
                 int64_t *low, int64_t *high) {
    const int64_t first = kept->offset[d], last = first + kept->size[d];
    *low = first > begin ? first : begin;
    *high = last < begin + n ? last : begin + n;
    if (*high < *low || kept->elements == 0)
        *low = *high = begin;
}

/* Walk a dense row-major tile, which outside of `kept`, if given, is zero, or
 * is left out. */
static void walk_tile(walk *w, const sdyrt_tile *tile, const sdyrt_tile *kept,
                      bool leaves, char *at) {
    const int64_t *dims = w->data->type.dims;
    const int last = w->data->type.rank - 1;
    if (tile->elements == 0)
        return;
    if (last < 0) {
        visit(w, 0, 1, kept == NULL || kept->elements > 0, at);
        return;
    }
    int64_t index[SDYRT_MAX_RANK] = {0};
    const int64_t begin = tile->offset[last], n = tile->size[last];
    for (int64_t done = 0; done < tile->elements; done += n) {
        int64_t g = 0;
        bool keeps = true;
        for (int d = 0; d < last; d++) {
            const int64_t i = tile->offset[d] + index[d];
            g = (g + i) * dims[d + 1];
            keeps = keeps &&
                    (kept == NULL || (kept->offset[d] <= i &&
                                      i < kept->offset[d] + kept->size[d]));
        }
        int64_t low = begin, high = begin + n;
        if (kept != NULL)
            held(kept, last, begin, n, &low, &high);
        if (!keeps)
            low = high = begin;
        if (!leaves)
            visit(w, g + begin, low - begin, false, at);
        visit(w, g + low, high - low, true,
              at + (size_t)(low - begin) * w->width);
        if (!leaves)
            visit(w, g + high, begin + n - high, false,
                  at + (size_t)(high - begin) * w->width);
        at += (size_t)n * w->width;
        for (int d = last - 1; d >= 0 && ++index[d] == tile->size[d]; d--)
            index[d] = 0;
    }
}

/* The seed of a member's value; that of the first one is the row's. */
static uint64_t seed_of(uint64_t seed, int64_t member) {
    return seed ^ (uint64_t)member << 32;
}

void perf_data_fill(const perf_data *data, uint64_t seed, void *in) {
    walk w = walk_of(data, seed_of(seed, data->in_of), false);
    w.how = FILL;
    walk_tile(&w, &data->in, data->has_halos ? &data->core : NULL, false, in);
}

static void walk_pieces(walk *w, uint64_t seed, char *at) {
    const perf_data *const data = w->data;
    sdyrt_tile tile = data->out;
    for (int64_t i = 0; i < data->n_pieces; i++) {
        const perf_piece *const piece = &data->pieces[i];
        tile.elements = data->out.size[0] == 0
                            ? 0
                            : data->out.elements / data->out.size[0] * piece->n;
        tile.offset[0] = piece->first;
        tile.size[0] = piece->n;
        w->seed = seed_of(seed, piece->member);
        walk_tile(w, &tile, NULL, false, at);
        at += (size_t)tile.elements * w->width;
    }
}

static perf_wrong walk_out(const perf_data *data, uint64_t seed, bool check,
                           char *out) {
    const bool is_part = data->kind == PERF_SPLIT || data->has_halos;
    walk w = walk_of(data, seed_of(seed, data->out_of), true);
    w.how = check ? CHECK : POISON;
    if (data->is_undefined)
        return w.wrong;
    if (data->pieces != NULL)
        walk_pieces(&w, seed, out);
    else
        walk_tile(&w, &data->out, is_part ? &data->kept : NULL, data->has_halos,
                  out);
    return w.wrong;
}

void perf_data_poison(const perf_data *data, uint64_t seed, void *out) {
    (void)walk_out(data, seed, false, out);
}

perf_wrong perf_data_check(const perf_data *data, uint64_t seed,
                           const void *out) {
    return walk_out(data, seed, true, (char *)out);
}

/* Streaming stores of SSE2, which every x86-64 has; elsewhere plain ones.
 * Under a sanitizer they are plain as well: gcc's do not see the others. */
#include "kernels/stream.h"

#include <stdint.h>
#include <string.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) ||     \
    __has_feature(memory_sanitizer)
#define SANITIZED
#endif
#endif

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

enum { LINE = 64, PAGE = 4096, ABREAST = 8 };

/* Three quarters of the last-level cache that a core of today's servers sees,
 * 32 MiB. A constant: what sysconf says of it is wrong on many (the sum of all
 * its slices). Not less: 2 and 4 MiB to each of 2 ranks, streamed and then
 * read, take 1.5 to 2.5 times as long where the same buffers are used again,
 * and 0.9 to 1.1 times where they are in no cache (docs/perf.md). */
static const size_t threshold = (size_t)24 << 20;

bool sdyi_streams(size_t bytes) {
    return bytes >= threshold;
}

bool sdyi_spills(size_t bytes) {
    return bytes >= threshold / 4;
}

#if defined(__x86_64__) && !defined(SANITIZED)

static inline void stream_line(char *out, const char *in) {
    const __m128i a = _mm_loadu_si128((const __m128i *)in);
    const __m128i b = _mm_loadu_si128((const __m128i *)(in + 16));
    const __m128i c = _mm_loadu_si128((const __m128i *)(in + 32));
    const __m128i d = _mm_loadu_si128((const __m128i *)(in + 48));
    _mm_stream_si128((__m128i *)out, a);
    _mm_stream_si128((__m128i *)(out + 16), b);
    _mm_stream_si128((__m128i *)(out + 32), c);
    _mm_stream_si128((__m128i *)(out + 48), d);
}

void sdyi_stream_end(void) {
    _mm_sfence();
}

#else

static inline void stream_line(char *out, const char *in) {
    memcpy(out, in, LINE);
}

void sdyi_stream_end(void) {}

#endif

static inline void copy_part(char *out, const char *in, size_t bytes) {
    if (bytes >= 32) {
        memcpy(out, in, 32);
        memcpy(out + bytes - 32, in + bytes - 32, 32);
    } else if (bytes >= 16) {
        memcpy(out, in, 16);
        memcpy(out + bytes - 16, in + bytes - 16, 16);
    } else if (bytes >= 8) {
        memcpy(out, in, 8);
        memcpy(out + bytes - 8, in + bytes - 8, 8);
    } else if (bytes >= 4) {
        memcpy(out, in, 4);
        memcpy(out + bytes - 4, in + bytes - 4, 4);
    } else
        for (size_t i = 0; i < bytes; i++)
            out[i] = in[i];
}

static size_t least(size_t a, size_t b) {
    return a < b ? a : b;
}

static inline void stream_asking(char *out, const char *in, size_t at,
                                 const sdyi_lookahead *l) {
    sdyi_prefetch(in + at, at < l->split ? l->own : l->next);
    stream_line(out + at, in + at);
}

/* Copy the rest of a run, from byte `at`, which starts a cache line of the
 * output. */
static void stream_rest(char *out, const char *in, size_t at, size_t bytes,
                        const sdyi_lookahead *l) {
    for (; at + LINE <= bytes; at += LINE)
        stream_asking(out, in, at, l);
    copy_part(out + at, in + at, bytes - at);
}

/* The bytes before the first line of the output. */
static size_t copy_head(char *out, const char *in, size_t bytes) {
    const size_t head = least(-(uintptr_t)out & (LINE - 1), bytes);
    copy_part(out, in, head);
    return head;
}

/* The offset by which each row abreast starts further on than the row before,
 * modulo its length. Rows that lie a multiple of the page size apart in input
 * and output would otherwise be read and written at one offset in all their
 * pages: 3 to 10 times slower than one row alone on AMD's Zen 3. */
static size_t lag_of(size_t bytes) {
    return bytes / ABREAST / LINE * LINE;
}

/* The byte that row `r` of ABREAST rows copies while row 0 copies byte `at`. */
static inline size_t lagged(size_t at, int r, size_t lag, size_t bytes) {
    const size_t there = at + (size_t)r * lag;
    return there < bytes ? there : there - bytes;
}

/* Lines of `ABREAST` rows in turn: that many streams of memory traffic are
 * faster than one, as each stops where its run does. */
static void stream_lines(char *out, ptrdiff_t out_step, const char *in,
                         ptrdiff_t in_step, size_t bytes,
                         const sdyi_lookahead *l) {
    const sdyi_lookahead look = *l;
    const size_t lag = lag_of(bytes);
    for (size_t at = 0; at < bytes; at += LINE)
        for (int r = 0; r < ABREAST; r++)
            stream_asking(out + r * out_step, in + r * in_step,
                          lagged(at, r, lag, bytes), &look);
}

/* The same for rows that do not start and end on lines of the output. */
static void stream_uneven(char *out, ptrdiff_t out_step, const char *in,
                          ptrdiff_t in_step, size_t run,
                          const sdyi_lookahead *l) {
    size_t at[ABREAST], lines = run / LINE;
    for (int r = 0; r < ABREAST; r++) {
        sdyi_prefetch(out, (r + ABREAST) * out_step);
        sdyi_prefetch(out, (r + ABREAST) * out_step + (ptrdiff_t)run - 1);
        at[r] = copy_head(out + r * out_step, in + r * in_step, run);
        lines = least(lines, (run - at[r]) / LINE);
    }
    const size_t bytes = lines * LINE, lag = lag_of(bytes);
    for (size_t k = 0; k < bytes; k += LINE)
        for (int r = 0; r < ABREAST; r++)
            stream_asking(out + r * out_step, in + r * in_step,
                          at[r] + lagged(k, r, lag, bytes), l);
    for (int r = 0; r < ABREAST; r++)
        stream_rest(out + r * out_step, in + r * in_step, at[r] + lines * LINE,
                    run, l);
}

/* Copy one run: ABREAST pages at a time as rows, then the rest. */
static void stream_long(char *out, const char *in, size_t run,
                        const sdyi_lookahead *l) {
    const sdyi_lookahead pages = sdyi_look_ahead(PAGE, PAGE, ABREAST);
    size_t at = copy_head(out, in, run);
    for (; at + ABREAST * PAGE <= run; at += ABREAST * PAGE)
        stream_lines(out + at, PAGE, in + at, PAGE, PAGE, &pages);
    stream_rest(out, in, at, run, l);
}

void sdyi_stream_rows(char *out, ptrdiff_t out_step, const char *in,
                      ptrdiff_t in_step, int64_t rows, size_t run) {
    const int64_t abreast = rows < ABREAST ? 1 : ABREAST;
    const sdyi_lookahead l = sdyi_look_ahead(run, in_step, (size_t)abreast);
    const bool even =
        (((uintptr_t)out | (uintptr_t)out_step | run) & (LINE - 1)) == 0;
    int64_t r = 0;
    for (; abreast > 1 && r + abreast <= rows; r += abreast)
        (even ? stream_lines : stream_uneven)(
            out + r * out_step, out_step, in + r * in_step, in_step, run, &l);
    for (; r < rows; r++)
        stream_long(out + r * out_step, in + r * in_step, run, &l);
}

void sdyi_stream_run(void *target, const void *source, size_t bytes) {
    char *const out = target;
    const char *const in = source;
    size_t at = copy_head(out, in, bytes);
    for (; at + LINE <= bytes; at += LINE)
        stream_line(out + at, in + at);
    copy_part(out + at, in + at, bytes - at);
}
